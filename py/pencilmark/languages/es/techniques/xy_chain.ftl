technique-xy-chain = Cadena XY
    .look = Busca una cadena de celdas con dos candidatos en la que cada celda vea la siguiente y comparta con ella un número, y que empiece y termine con el mismo número.
    .why = Si la primera celda no es ese número, es su otro candidato, lo que obliga a la siguiente a tomar el otro suyo, y así sucesivamente: la última celda es entonces ese número. Así que uno de los dos extremos lo contiene.
    .do = Elimina el número de todas las celdas que vean ambos extremos de la cadena.
