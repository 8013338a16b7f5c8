technique-als-xz = ALS-XZ
    .look = Busca dos conjuntos casi bloqueados (grupos de celdas de una unidad con un número más que celdas) que compartan un número X, de modo que cada X de un conjunto vea cada X del otro.
    .why = El número X no puede estar en ambos conjuntos. El conjunto sin X queda bloqueado: contiene todos sus demás números. Así que un segundo número compartido, Z, está en uno de los dos conjuntos.
    .do = Elimina Z de todas las celdas que vean todos los lugares de Z en ambos conjuntos.
