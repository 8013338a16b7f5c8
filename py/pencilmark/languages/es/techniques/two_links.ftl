technique-skyscraper = Skyscraper
    .look = Toma un número y busca dos filas con exactamente dos lugares para él cada una, en las que un lugar de la primera esté justo encima o debajo de uno de la segunda. Con columnas funciona igual.
    .why = Los dos lugares de la misma columna no pueden contener ambos el número, así que lo contiene al menos uno de los otros dos, el tejado del rascacielos.
    .do = Elimina el número de todas las celdas que vean las dos celdas del tejado.

technique-two-string-kite = 2-String Kite
    .look = Toma un número y busca una fila y una columna con exactamente dos lugares para él cada una, en las que un lugar de la fila y uno de la columna estén en la misma caja.
    .why = Los dos lugares de la caja no pueden contener ambos el número, así que lo contiene al menos uno de los dos extremos lejanos.
    .do = Elimina el número de la celda que ve los dos extremos lejanos.

technique-turbot-fish = Turbot Fish
    .look = Toma un número y busca dos unidades con exactamente dos lugares para él cada una, en las que un lugar de la primera vea uno de la segunda. Al menos una de las unidades es una caja.
    .why = Los dos lugares que se ven no pueden contener ambos el número, así que lo contiene al menos uno de los dos extremos lejanos.
    .do = Elimina el número de todas las celdas que vean los dos extremos lejanos.

technique-empty-rectangle = Rectángulo vacío
    .look = Busca una caja en la que todos los lugares para un número estén en una fila y una columna, como una cruz o una L; después, fuera de ella, una línea con exactamente dos lugares para el número, uno de ellos alineado con un brazo de la cruz.
    .why = Si el número está en ese lugar, vacía un brazo, y el número de la caja está en el otro. Si no, está en el otro lugar de la línea.
    .do = Elimina el número de la celda que ve el otro brazo y el otro lugar de la línea.

technique-dual-two-string-kite = 2-String Kite doble
    .look = Busca dos 2-String Kites que compartan las mismas dos celdas de una caja, con los papeles de fila y columna intercambiados.
    .why = Cada uno vale por sí mismo, así que ambas conclusiones valen a la vez.
    .do = Elimina el número de las celdas a las que apuntan los dos.

technique-dual-empty-rectangle = Rectángulo vacío doble
    .look = Busca dos rectángulos vacíos en la misma caja, cada uno con su propia línea de dos lugares.
    .why = Cada rectángulo vacío vale por sí mismo, así que ambas conclusiones valen a la vez.
    .do = Elimina el número de las dos celdas señaladas.

chains-one-of-ends = Así que al menos una de las celdas { AND($cells) } es { $value }.

chains-share-house = { $one } y { $two } comparten { $house }, así que no son ambas { $value }.
chains-see-each-other = { $one } y { $two } se ven, así que no son ambas { $value }.

chains-not-all =
    Si { OR($cells) } es { $value }, entonces { $others ->
        [one] { AND($others) } no lo es
        [2] ni { NOR($others) } es { $value }
       *[other] ninguna de las celdas { AND($others) } es { $value }
    }, porque estas celdas se ven.
