technique-simple-colours-trap = Simple Colors (trampa)
    .look = Toma un número y mira las unidades con exactamente dos lugares para él. Pinta los dos lugares de colores distintos y sigue de unidad en unidad hasta donde puedas.
    .why = Todas las celdas de un color contienen el número, y ninguna del otro. Una celda que ve ambos colores ve el número en cualquier caso.
    .do = Elimina el número de todas las celdas sin color que vean ambos colores.

technique-simple-colours-wrap = Simple Colors (choque)
    .look = Toma un número y pinta de dos colores las unidades con exactamente dos lugares para él, de unidad en unidad. Busca dos celdas del mismo color en una unidad.
    .why = Las celdas de un color aciertan todas o fallan todas. Dos en una misma unidad no pueden acertar, así que ese color es falso en todas partes.
    .do = Elimina el número de todas las celdas de ese color; el otro color es el bueno.

technique-multi-colours-1 = Multi Colors 1
    .look = Pinta un número en dos redes separadas, cada una con sus dos colores. Busca un color de la primera red que vea un color de la segunda.
    .why = Esos dos colores no pueden ser ambos ciertos, así que al menos uno de sus dos opuestos lo es.
    .do = Elimina el número de todas las celdas que vean ambos colores opuestos.

technique-multi-colours-2 = Multi Colors 2
    .look = Pinta un número en dos redes separadas, cada una con sus dos colores. Busca un color de la primera red que vea los dos colores de la segunda.
    .why = Uno de los colores de la segunda red es cierto, sea cual sea, así que el color que ve los dos es falso.
    .do = Elimina el número de todas las celdas de ese color.

technique-3d-medusa = 3D Medusa
    .look = Pinta a la vez candidatos de varios números: los dos lugares de un número en una unidad llevan colores distintos, y también los dos candidatos de una celda.
    .why = O son ciertos todos los candidatos de un color, o todos los del otro. Si un color lleva a un conflicto, como dos números en una celda, es falso.
    .do = Elimina el color que choca consigo mismo; si no lo hay, elimina todos los candidatos que chocan con ambos colores.
