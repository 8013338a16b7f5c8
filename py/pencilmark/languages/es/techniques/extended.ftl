technique-extended-rectangle = Rectángulo extendido
    .look = Busca seis celdas en dos filas (o columnas) de tres cajas, dos juntas en cada caja, que tengan los mismos tres candidatos y solo unos pocos más: los guardianes.
    .why = Con solo los tres números, las dos filas podrían intercambiar lo que tienen en esas celdas, y el sudoku tendría dos soluciones. Así que uno de los guardianes es verdadero.
    .do = Elimina lo que no puede ser verdadero con ningún guardián: los tres números, si una sola celda tiene todos los guardianes, y el número de estos en las celdas que los ven todos.

extended-cells = { AND($cells) } están en { $lines }, dos en cada una de tres cajas.
extended-exchange = Si solo tuvieran { AND($digits) }, { $lines } podrían intercambiar lo que tienen ahí, y el sudoku tendría dos soluciones.
