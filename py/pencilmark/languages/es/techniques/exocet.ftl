technique-junior-exocet = Junior Exocet
    .look = Busca dos celdas de una caja en una línea, la base, con tres o cuatro números. En las otras dos cajas de esa línea, busca una celda en cada una, los objetivos, que también puedan tenerlos. Fuera de ahí, cada número de la base tiene que caber en dos líneas.
    .why = Tres líneas que cruzan la base necesitan cada una los números de la base, y fuera de los objetivos hay sitio para dos como mucho. Así que ambos números están en los objetivos.
    .do = Elimina de los objetivos todos los candidatos que la base no tiene, y de la base los que los objetivos no pueden tener.

technique-senior-exocet = Senior Exocet
    .look = Busca una base como la de un Junior Exocet: dos celdas de una caja en una línea, con tres o cuatro números. Los objetivos pueden ser dos celdas cualesquiera de las tres líneas que la cruzan, también lejos de la base.
    .why = Cada una de las tres líneas necesita ambos números de la base, y sin los dos objetivos hay sitio para dos veces cada número como mucho. Así que ambos números están en los objetivos.
    .do = Elimina de los objetivos todos los candidatos que la base no tiene, y de la base los que los objetivos no pueden tener.

exocets-base = La base, { AND($base) }, contiene dos de los números { AND($digits) }; los objetivos son { AND($targets) }.
exocets-lines-need = El número que esté en la base, sea cual sea, no está en ningún otro lugar de { $own }; en cambio, { $lines } lo contienen cada una en algún lugar, lo que exige tres lugares.
exocets-no-three-places =
    { $digits ->
        [one] El { AND($digits) } no puede tener tres lugares así, de modo que { AND($base) } no pueden serlo.
       *[other] Los números { AND($digits) } no pueden tener tres lugares así, de modo que { AND($base) } no pueden ser ninguno de ellos.
    }
exocets-without-targets = Aparte de los objetivos hay dos como mucho: en esas líneas, { CLAUSES($reasons) }.
exocets-both-in-targets = Así que cada uno de los dos números de la base tiene que estar también en uno de los objetivos, { OR($targets) }.
exocets-nothing-else = Dos celdas para dos números: los objetivos contienen los mismos dos números que la base y nada más.

exocets-can-go-only =
    { $where ->
        [houses] { $digits ->
            [one] el { AND($digits) } solo cabe
           *[other] los números { AND($digits) } solo caben
        } en { $houses }
        [cells] { $digits ->
            [one] el { AND($digits) } solo cabe
           *[other] los números { AND($digits) } solo caben
        } en { SPELLED($count) } celdas, que dejan sitio para dos
       *[targets] { $digits ->
            [one] el { AND($digits) } solo cabe
           *[other] los números { AND($digits) } solo caben
        } en los objetivos
    }
