technique-als-xz = ALS-XZ
    .look = Busca dos conjuntos casi bloqueados (grupos de celdas de una unidad con un número más que celdas) que compartan un número X, de modo que cada X de un conjunto vea cada X del otro.
    .why = El número X no puede estar en ambos conjuntos. El conjunto sin X queda bloqueado: contiene todos sus demás números. Así que un segundo número compartido, Z, está en uno de los dos conjuntos.
    .do = Elimina Z de todas las celdas que vean todos los lugares de Z en ambos conjuntos.

technique-als-w-wing = ALS-W-Wing
    .look = Busca dos conjuntos casi bloqueados (grupos de celdas de una unidad con un número más que celdas) que compartan los números X y Z, y una unidad con solo dos lugares para X, de modo que cada X de un conjunto vea el primero y cada X del otro vea el segundo.
    .why = La unidad tiene su X en uno de esos lugares, así que uno de los conjuntos no tiene X. Ese conjunto queda bloqueado y contiene su Z.
    .do = Elimina Z de todas las celdas que vean todos los lugares de Z en ambos conjuntos.

als-w-ends = Cada { $value } de A ve { $near }, y cada { $value } de B ve { $far }; así que { $value } no puede estar en ambos conjuntos.
