technique-extended-rectangle = Rectángulo extendido
    .look = Busca seis celdas en dos filas (o columnas) de tres cajas, dos juntas en cada caja, que tengan los mismos tres candidatos y solo unos pocos más: los guardianes.
    .why = Con solo los tres números, las dos filas podrían intercambiar lo que tienen en esas celdas, y el sudoku tendría dos soluciones. Así que uno de los guardianes es verdadero.
    .do = Elimina lo que no puede ser verdadero con ningún guardián: los tres números, si una sola celda tiene todos los guardianes, y el número de estos en las celdas que los ven todos.

technique-linked-rectangle = Rectángulo único con enlaces fuertes
    .look = Busca cuatro celdas en dos filas, dos columnas y dos cajas con dos candidatos en común, y lados de ese rectángulo donde uno de los dos no tenga más lugares que las esquinas.
    .why = Pon uno de los dos en una esquina. Si esos lados dejan entonces a las cuatro esquinas solo los dos números, estos podrían intercambiarse por todo el rectángulo, y el sudoku tendría dos soluciones.
    .do = Elimina ese candidato de la esquina.

technique-bug-lite = BUG lite
    .look = Busca celdas con dos candidatos cada una y solo unos pocos más: los guardianes. En cada unidad que contenga alguna de esas celdas, cada número aparece entre ellas dos veces o ninguna.
    .why = Sin los guardianes, cada una de esas celdas podría tomar su otro número, y el sudoku tendría dos soluciones. Así que uno de los guardianes es verdadero.
    .do = Si solo hay un guardián, escríbelo. Si no, elimina lo que no puede ser verdadero con ninguno de ellos.

technique-reverse-bug = BUG inverso
    .look = Toma dos números y busca celdas que los tengan o puedan tenerlos: todas las pistas de los dos están entre ellas, y cada unidad que tenga ahí uno de los números tiene también el otro. Los demás candidatos de esas celdas son los guardianes.
    .why = Si ningún guardián fuera verdadero, los dos números podrían intercambiarse en el resto del sudoku, donde ninguno es pista, y habría dos soluciones. Así que uno de los guardianes es verdadero.
    .do = Si solo hay un guardián, escríbelo. Si no, elimina lo que no puede ser verdadero con ninguno de ellos.

extended-cells = { AND($cells) } están en { $lines }, dos en cada una de las tres cajas.
extended-exchange = Si solo tuvieran { AND($digits) }, { $lines } podrían intercambiar lo que tienen ahí, y el sudoku tendría dos soluciones.
deadly-links = Con { OR($candidates) } se llegaría justo a eso.
lite-cells = { $without }, { AND($cells) } tendrían dos candidatos cada una, y en cada unidad cada número aparecería entre ellas dos veces o ninguna.
lite-other-digits = Cada una de esas celdas podría tomar entonces su otro número, y el sudoku tendría dos soluciones.
reverse-givens = Todas las pistas de { AND($digits) } están en { AND($cells) }.
reverse-both = { $without }, habría { AND($candidates) }, y cada unidad con alguna de esas celdas tendría ahí los dos números.
reverse-exchange = En el resto del sudoku, { AND($digits) } podrían entonces intercambiarse, y habría dos soluciones.
