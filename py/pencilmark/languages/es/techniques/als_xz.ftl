technique-als-xz = ALS-XZ
    .look = Busca dos conjuntos casi bloqueados (grupos de celdas de una unidad con un número más que celdas) que compartan un número x, de modo que cada x de un conjunto vea cada x del otro.
    .why = El número x no puede estar en ambos conjuntos. El conjunto sin x queda bloqueado: contiene todos sus demás números. Así que un segundo número compartido, z, está en uno de los dos conjuntos.
    .do = Elimina z de todas las celdas que vean todos los lugares de z en ambos conjuntos.
