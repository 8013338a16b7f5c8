### Lo que se lee en voz alta de una celda, además de su nombre y su número.

grid-in-region = dibujada en la región { $sign }
grid-answered = respondida por Python
grid-tried = de prueba
grid-bookmark-set = marcador puesto
grid-bookmark-gone = marcador quitado
grid-could-be = podría ser { $marks }
grid-printed = candidatos del sudoku { $marks }
grid-struck = tachados por ti { $marks }
grid-in-corners = notas { $marks }
grid-in-centre = notas de centro { $marks }
grid-coloured = de color { AND($colours) }
grid-mark-coloured = { $mark } de color { $colour }
grid-no-coloured-marks = sin notas de color
grid-mark = nota { $mark }
grid-whole-cell = celda entera
grid-row-column = fila { $row } columna { $column }
grid-cell-empty = { $cell }, vacía
grid-cell-given = { $cell }, pista { $value }
grid-cell-value = { $cell }, { $value }
grid-red = rojo
grid-orange = naranja
grid-yellow = amarillo
grid-green = verde
grid-turquoise = turquesa
grid-blue = azul
grid-violet = violeta
grid-pink = rosa
grid-grey = gris

grid-equals =
    { $state ->
        [holds] fórmula: igual a { $term }, se cumple
        [broken] fórmula: igual a { $term }, no se cumple
       *[open] fórmula: igual a { $term }
    }
grid-in-clues = con { $clues }

grid-tool-corner = Notas de esquina
grid-tool-centre = Notas de centro
grid-tool-colour = Colores
grid-undone = Deshecho: { $what }
grid-redone = Rehecho: { $what }
grid-cells-changed =
    { $count ->
        [one] { $count } celda cambiada
       *[other] { $count } celdas cambiadas
    }
grid-contradicts = Contradice otro número.
grid-no-marks = sin notas
grid-left =
    { $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    }
grid-colour-key = Color { $name }
grid-satisfied = { $holds } de { $count } cumplidas
grid-broken-count = { $count } incumplidas
grid-broken = incumplida
grid-is-broken = { $what }: incumplida
grid-cell-fogged = { $cell }, bajo la niebla
grid-fogged = bajo la niebla
grid-fog-cleared =
    { $count ->
        [one] La niebla se levanta de { $count } celda.
       *[other] La niebla se levanta de { $count } celdas.
    }
