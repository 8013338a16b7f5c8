technique-sue-de-coq = Sue de Coq
    .look = Donde una fila o columna cruza una caja, busca dos o tres celdas que entre todas tengan al menos dos candidatos más que celdas. Busca después celdas en el resto de la línea y en el resto de la caja que usen solo esos candidatos y no compartan ninguno.
    .why = Contadas juntas, todas esas celdas tienen exactamente tantos números como celdas, así que cada número se usa una vez entre ellas.
    .do = Elimina del resto de la línea los números de las celdas de la línea, y del resto de la caja los de las celdas de la caja.
