technique-whip = Whip
    .look = Supón que un candidato es verdadero. Busca una celda, o los lugares de un número en una unidad, donde elimine todo menos un candidato, que entonces es verdadero. Desde él, pasa a una celda o unidad en la que elimine algo y vuelva a quedar solo uno, hasta que en alguna parte no quede nada.
    .why = Lo que queda cada vez se deduce de la suposición y de lo que quedó antes. Una celda o unidad en la que no queda nada es imposible, así que la suposición es falsa.
    .do = Elimina el candidato que has supuesto.

technique-braid = Trenza
    .look = Supón que un candidato es verdadero. Busca celdas, y los lugares de números en unidades, donde elimine todo menos un candidato, que entonces es verdadero. Sigue desde todo lo que haya quedado así, hasta que en una celda o unidad no quede nada.
    .why = Lo que queda cada vez se deduce de la suposición y de lo que quedó antes. Una celda o unidad en la que no queda nada es imposible, así que la suposición es falsa.
    .do = Elimina el candidato que has supuesto.

technique-g-whip = G-whip
    .look = Busca un whip en el que también puedan quedar juntos dos o tres lugares: los últimos de un número en una unidad, donde una fila o columna cruza una caja. Eliminan el número de todo lugar que vea a todos ellos.
    .why = Uno de los lugares que quedan es verdadero, así que lo que los ve a todos es falso. Lo demás va como en un whip, hasta una celda o unidad en la que no queda nada.
    .do = Elimina el candidato que has supuesto.
