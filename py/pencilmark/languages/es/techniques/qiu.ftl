technique-qiu-deadly-pattern = Patrón mortal de Qiu
    .look = Busca en una caja dos celdas de una fila, el par, y dos filas de otra banda cuyas celdas en esas mismas columnas sean en su caja los únicos lugares para los números del par. Las columnas llenas de esas filas forman una sola cadena por sus números. Los candidatos que lo impiden son los guardianes.
    .why = Sin los guardianes, el par podría intercambiar sus dos números, y las dos filas se podrían volver a llenar en consecuencia, con los mismos números en cada unidad: el sudoku tendría dos soluciones. Así que uno de los guardianes es verdadero.
    .do = Si solo hay un guardián, escríbelo. Si no, elimina lo que no puede ser verdadero con ninguno de ellos.

qiu-cells = { $without }, { AND($cells) } no tendrían más que { AND($digits) }.
qiu-crossing = En { $box }, esos números no tendrían más lugar que { AND($cells) } ({ $lines }).
qiu-exchange = Así que { AND($cells) } podrían intercambiar sus números: { $lines } se podrían volver a llenar en consecuencia, con los mismos números en cada unidad, y el sudoku tendría dos soluciones.
