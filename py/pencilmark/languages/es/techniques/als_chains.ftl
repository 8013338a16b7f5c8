technique-als-xy-wing = ALS-XY-Wing
    .look = Busca tres conjuntos casi bloqueados: uno central que comparta un número X con el primero y otro número Y con el tercero, de modo que cada número vea a su gemelo en el otro conjunto.
    .why = Al conjunto central no pueden faltarle a la vez X e Y. Así que al primero le falta X o al tercero le falta Y, y ese contiene todos sus demás números.
    .do = De todas las celdas que vean todos sus lugares en ambos, elimina un número que compartan el primer conjunto y el tercero.

technique-als-xy-chain = ALS-XY-Chain
    .look = Busca una cadena de conjuntos casi bloqueados en la que cada uno comparta con el siguiente un número que no puede estar en ambos, nunca el mismo número dos veces seguidas.
    .why = Si al primer conjunto le falta su número de enlace, queda bloqueado; si no, le quita ese número al siguiente, que queda bloqueado y pasa el argumento adelante, hasta el último conjunto.
    .do = De todas las celdas que vean todos sus lugares en ambos, elimina un número que compartan el primer conjunto y el último.
