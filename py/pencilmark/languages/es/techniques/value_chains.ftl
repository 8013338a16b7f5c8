technique-x-chain = Cadena X
    .look = Toma un número. Empieza en una unidad en la que solo tenga dos lugares, pasa a una celda que vea el segundo lugar y sigue desde ahí a la próxima unidad con dos lugares; termina en una unidad así.
    .why = Si el número no está al principio, está en el segundo lugar, y por tanto no en la celda que lo ve, y así hasta el final. Al menos uno de los dos extremos contiene el número.
    .do = Elimina el número de todas las celdas que vean ambos extremos de la cadena.

technique-xy-chain = Cadena XY
    .look = Busca una cadena de celdas con dos candidatos en la que cada celda vea la siguiente y comparta con ella un número, y que empiece y termine con el mismo número.
    .why = Si la primera celda no es ese número, es su otro candidato, lo que obliga a la siguiente a tomar el otro suyo, y así sucesivamente: la última celda es entonces ese número. Así que uno de los dos extremos lo contiene.
    .do = Elimina el número de todas las celdas que vean ambos extremos de la cadena.
