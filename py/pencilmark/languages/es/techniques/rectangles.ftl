technique-unique-rectangle-1 = Rectángulo único 1
    .look = Busca cuatro celdas en dos filas, dos columnas y dos cajas: tres de ellas tienen los mismos dos candidatos y nada más, y la cuarta tiene esos dos y alguno más.
    .why = Si también la cuarta celda fuera uno de esos dos números, los dos podrían intercambiarse por todo el rectángulo, y el sudoku tendría dos soluciones.
    .do = Elimina ambos números de la cuarta celda.

technique-unique-rectangle-2 = Rectángulo único 2
    .look = Busca un rectángulo en dos cajas cuyas esquinas compartan dos candidatos: dos esquinas vecinas no tienen nada más, y las otras dos tienen el mismo único número de más.
    .why = Sin el número de más, los dos candidatos podrían intercambiarse por todo el rectángulo y habría dos soluciones; así que una de esas dos esquinas es el número de más.
    .do = Elimina el número de más de todas las celdas que vean esas dos esquinas.

technique-unique-rectangle-3 = Rectángulo único 3
    .look = Busca un rectángulo en dos cajas cuyas esquinas compartan dos candidatos, con varios números de más en dos esquinas vecinas; después busca en su unidad celdas que tengan solo esos números de más.
    .why = Una de las dos esquinas tiene que ser un número de más, o habría dos soluciones. Así que las dos esquinas juntas actúan como una sola celda con los números de más, y forman un conjunto desnudo con las otras celdas.
    .do = Elimina de las demás celdas de la unidad los números de ese conjunto.

technique-unique-rectangle-4 = Rectángulo único 4
    .look = Busca un rectángulo en dos cajas cuyas esquinas compartan dos candidatos: dos esquinas vecinas tienen números de más, y uno de los dos números compartidos no puede ir en ningún otro lugar de su unidad.
    .why = Ese número tiene que estar en una de las dos esquinas. Si la otra fuera el segundo número compartido, los dos podrían intercambiarse y habría dos soluciones.
    .do = Elimina de esas dos esquinas el segundo número compartido.

technique-unique-rectangle-5 = Rectángulo único 5
    .look = Busca un rectángulo en dos cajas cuyas esquinas compartan dos candidatos, en el que dos esquinas opuestas, o tres esquinas, tengan el mismo único número de más.
    .why = Sin él, los dos números compartidos podrían intercambiarse por todo el rectángulo y habría dos soluciones; así que una de esas esquinas es el número de más.
    .do = Elimina el número de más de todas las celdas que vean todas esas esquinas.

technique-unique-rectangle-6 = Rectángulo único 6
    .look = Busca un rectángulo en dos cajas cuyas esquinas compartan dos candidatos: dos esquinas opuestas tienen números de más, y uno de los números compartidos no tiene otro lugar en dos lados opuestos.
    .why = Si ese número estuviera en una de las esquinas con números de más, tendría que estar también en la otra, y el otro número compartido llenaría las esquinas restantes: dos soluciones.
    .do = Elimina ese número de las dos esquinas con números de más.

technique-hidden-rectangle = Rectángulo oculto
    .look = Busca un rectángulo en dos cajas con una esquina que tenga solo dos candidatos, X e Y. Mira después la esquina opuesta: a lo largo de su fila y de su columna, X no tiene lugar fuera del rectángulo.
    .why = Si la esquina opuesta fuera Y, sus dos vecinas tendrían que ser X, y la primera esquina, Y: los dos números podrían intercambiarse y habría dos soluciones.
    .do = Elimina Y de la esquina opuesta.
