technique-als-xy-chain = ALS-XY-Chain
    .look = Busca una cadena de conjuntos casi bloqueados en la que cada uno comparta con el siguiente un número que no puede estar en ambos, nunca el mismo número dos veces seguidas.
    .why = Si al primer conjunto le falta su número de enlace, queda bloqueado; si no, le quita ese número al siguiente, que queda bloqueado y pasa el argumento adelante, hasta el último conjunto.
    .do = De todas las celdas que vean todos sus lugares en ambos, elimina un número que compartan el primer conjunto y el último.
