technique-x-chain = Cadena X
    .look = Toma un número. Empieza en una unidad en la que solo tenga dos lugares, pasa a una celda que vea el segundo lugar y sigue desde ahí a la próxima unidad con dos lugares; termina en una unidad así.
    .why = Si el número no está al principio, está en el segundo lugar, y por tanto no en la celda que lo ve, y así hasta el final. Al menos uno de los dos extremos contiene el número.
    .do = Elimina el número de todas las celdas que vean ambos extremos de la cadena.
