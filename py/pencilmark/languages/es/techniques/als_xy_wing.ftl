technique-als-xy-wing = ALS-XY-Wing
    .look = Busca tres conjuntos casi bloqueados: uno central que comparta un número x con el primero y otro número y con el tercero, de modo que cada número vea a su gemelo en el otro conjunto.
    .why = Al conjunto central no pueden faltarle a la vez x e y. Así que al primero le falta x o al tercero le falta y, y ese contiene todos sus demás números.
    .do = Elimina un número que compartan el primer conjunto y el tercero de todas las celdas que vean todos sus lugares en ambos.
