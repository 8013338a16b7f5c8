### Sudokus tal como se pegan, y enlaces y archivos de otros programas: qué se reconoció, qué queda fuera.
### Los nombres de programas y formatos quedan como están.

ambiguous = este texto puede ser { OR($labels) }; di cuál de { $known } es

bad-fpuzzles = se esperaba en este sudoku una cuadrícula de 1 a { $most } filas de igual longitud
    .board = { $why }

bad-ipuz = se esperaba en este archivo ipuz una cuadrícula de 1 a { $most } filas y otras tantas columnas
    .kind = se esperaba un sudoku en este archivo ipuz y es del tipo { QUOTE($found) }

bad-library-line = se esperaba :technique:digits:givens:deleted:eliminations:placements:extra

bad-length =
    .cells-2 = se esperaban 81 celdas, no { $found }
    .cells-game-id =
        { $size ->
            [one] se esperaba { $size } celda
           *[other] se esperaban { $size } celdas
        } en este id de partida, no { $found }
    .lines-digits =
        { $help }, no { NUMBER($found) } { $found ->
            [one] línea
           *[other] líneas
        } con { NUMBER($digits) } { $digits ->
            [one] cifra
           *[other] cifras
        }
    .recognised-rows-cells-them =
        se reconocieron filas de { $size } { $size ->
            [one] celda
           *[other] celdas
        }, pero se esperaban { $size } filas, no { $found }
    .characters =
        { $help }, no { $found } { $found ->
            [one] carácter
           *[other] caracteres
        }
    .recognised-grid-cells-each =
        se reconoció una cuadrícula, pero { $size ->
            [one] se esperaba { $size } celda
           *[other] se esperaban { $size } celdas
        } en cada fila, no { $found } como en la fila { $number }
    .rows =
        { $size ->
            [one] se esperaba { $size } fila
           *[other] se esperaban { $size } filas
        }, no { $found }
    .n-n-n-candidates = se esperaban n*n*n candidatos (729 para 9 × 9), cada uno con su valor o vacío
    .givens-many-region-letters =
        se esperaban pistas y otras tantas letras de regiones, no { $found } { $found ->
            [one] carácter
           *[other] caracteres
        }
    .board =
        { $wanted ->
            [one] se esperaba { $wanted } celda
           *[other] se esperaban { $wanted } celdas
        } para { $size } × { $size }, no { $found }

bad-character =
    .value = se esperaba de 1 a 9, + o ., no { QUOTE($found) }
    .recognised-grid-blank-row = se reconoció una cuadrícula, pero se esperaba de 1 a { $size } o una celda vacía, no { QUOTE($found) } como en la fila { $number }

bad-candidate = se esperaba número, fila y columna, como 349, no { QUOTE($found) }

bad-link =
    .sudokumaker-changed = se reconoció un enlace de SudokuMaker, pero está cortado o cambiado
    .sudokumaker-cells = se reconoció un sudoku de SudokuMaker, pero sus celdas no llenan su cuadrícula
    .lisudoku-changed = se reconoció un sudoku de lisudoku, pero está cambiado
    .sumocue-cells = se reconoció un sudoku de SumoCue, pero tiene { $found } celdas enteras; se esperaban las de una cuadrícula cuadrada
    .sumocue-cage = se esperaba { $cell } en una jaula que abre otra celda
    .sumocue = se reconoció un sudoku de SumoCue: { $why }
    .sudokumaker-board = se reconoció un sudoku de SudokuMaker: { $why }
    .puzzle-f-puzzles-sudokupad = se esperaba un sudoku de f-puzzles o SudokuPad, con una cuadrícula o celdas
    .data-puzzle-link-something = se esperaban en este enlace los datos de un sudoku, no otra cosa
    .recognised-link-pencilmark-puzzle = se reconoció un enlace de Pencilmark, pero el sudoku que lleva está cortado o cambiado
    .penpa-changed = se reconoció un enlace de Penpa, pero está cortado o cambiado
    .whole-link-puzzle-cut = se esperaba un enlace entero: el sudoku que lleva este está cortado o cambiado
    .recognised-json-grid-n = se reconoció JSON, pero no tiene ninguna cuadrícula de n filas con n celdas
    .recognised-grid-sudoku-coach = se reconoció una cuadrícula de sudoku.coach, pero está cortada o cambiada
    .recognised-code-grid-cut = se reconoció el código { $text } de una cuadrícula, pero está cortado o cambiado
    .recognised-grid-sudokuwiki-s = se reconoció una cuadrícula de SudokuWiki (S9B), pero está cambiada
    .recognised-grid-sudoku-coach-2 = se reconoció una cuadrícula de sudoku.coach, pero no tiene números
    .recognised-sudoku-puzz-link = se reconoció un sudoku de puzz.link, pero sus celdas no corresponden a su tamaño
    .sudokupad = datos de SudokuPad: { $why }

other-program =
    .sudokumaker-digits = se reconoció un sudoku de SudokuMaker; sus números no ascienden desde 0 ni desde otro mayor
    .penpa-without-puzzle = se reconoció un enlace de Penpa, pero sin sudoku; se esperaba el enlace largo (m=edit&p=...)
    .penpa-not-square = se reconoció un enlace de Penpa, pero su cuadrícula no es cuadrada
    .penpa-without-digits = se reconoció un enlace de Penpa; no tiene números en sus celdas, y sus dibujos pueden significar cualquier cosa

server-link =
    .link-only-names-puzzle = este enlace de { $value } solo nombra un sudoku que está en un servidor; se esperaba el enlace largo, que lleva el sudoku dentro: ábrelo allí y copia la cuadrícula o el enlace largo
    .short-link-open-paste = es un enlace corto de { $host }: ábrelo y pega la dirección a la que lleva

seed-link =
    .link-has-only-seed = este enlace solo lleva la semilla de un sudoku al azar; se esperaba el id con las celdas
    .id-simon-tatham-solo = este id de Solo, de Simon Tatham, es una semilla al azar; se esperaba el id de partida con las celdas (3x3:...)

too-long =
    .characters-link = se esperaban { $most } caracteres como mucho en un enlace
    .clues-link = se esperaban { $most } indicaciones como mucho en un enlace
    .characters-2 = se esperaban { NUMBER($most) } caracteres como mucho, no { NUMBER($found) }

empty =
    .puzzle-nothing = se esperaba un sudoku, y no hay nada

bad-choice = se esperaba uno de { $known }, no { QUOTE($found) }

bad-tatham =
    .game-id-solo-x = se esperaba un id de partida de Solo, como 3x3: y sus celdas
    .regions-game-id =
        { $size ->
            [one] se esperaba { $size } región
           *[other] se esperaban { $size } regiones
        } en este id de partida, no { $found }
    .board = id de Solo: { $why }

binary = esto no es texto, sino una imagen o un documento; se esperaba su texto
no-digits = esto no parece un sudoku: hay palabras, pero no cifras; { $help }
no-places =
    hay { $found } { $found ->
        [one] cifra
       *[other] cifras
    } y nada para las celdas vacías: se ha perdido dónde van; { $help }
a-table =
    se reconoció una tabla de { $high } { $high ->
        [one] fila
       *[other] filas
    } y { $wide } { $wide ->
        [one] columna
       *[other] columnas
    }; { $help }

no-puzzle =
    .recognised-file-sections-grid = se reconoció un archivo con secciones, pero no hay ninguna cuadrícula en [Puzzle]
    .recognised-html-xml-table = se reconoció HTML o XML, pero no hay ni una tabla de celdas ni una línea con un sudoku

bad-iss = { $why }
expected-cells = se esperaba una línea de n*n celdas (81 para 9 × 9) o n filas de n celdas

bad-value =
    .group = se esperaba un valor de 1 a { $top }, una celda vacía o candidatos, no { QUOTE($found) } en { $where }

form-board =
    .classic = se esperaba un tablero de 9 × 9 para este formato, no { $found }
    .size = se esperaba un tablero de { $least } × { $least } a { $most } × { $most } para este formato, no { $found }
    .several = este formato solo admite tableros cuadrados de una cuadrícula, no { $found }
    .one-grid = este formato solo admite una cuadrícula, no { $found }

bad-own =
    .puzzle = se reconoció un sudoku de Pencilmark (JSON): { $why }
    .marks =
        se reconoció un sudoku de Pencilmark (JSON): { $count ->
            [one] se esperaba { $count } lista
           *[other] se esperaban { $count } listas
        } de candidatos de { $first } a { $top }

not-held-board = su tablero ({ $board })
not-held-rules = sus reglas
not-held-placed = los números que escribiste
not-held-marks = las notas
not-held-candidates = los candidatos propios del sudoku
not-held-title = su título
not-held-author = su autor
not-held-text = sus reglas en palabras
fpuzzles-negative-not-supported = no se admite { $name } negativo
fpuzzles-dots-other-colour-do = aquí los puntos del otro color no son excepción de la regla negativa
fpuzzles-digits-marked-diagonal-all = Los números de la diagonal marcada son todos distintos.
fpuzzles-formula = es una fórmula
fpuzzles-not-supported = { $key }: { $count } sin admitir
fpuzzles-left-out = { $key } { $number } queda fuera: { $message }
ipuz-no-sign = este signo no es del sudoku: { QUOTE($found) }
ipuz-signs = sus signos { $signs } se muestran como números
signs-unknown = un signo no aparece en ninguna celda y se muestra como { $sign }
fpuzzles-normal-sudoku-rules-apply = Se aplican las reglas normales del sudoku.
fpuzzles-has-no-like = no tiene equivalente
grids-value-left-out-expected = queda fuera el valor de { $cell_name }: se esperaba de 1 a { $top }, no { QUOTE($value) }
grids-regions-no-proper-size =
    { $count ->
        [one] queda fuera { $count } región
       *[other] quedan fuera { $count } regiones
    } de tamaño incorrecto
grids-cells-not-supported = no se admite { $key } en celdas
grids-pencil-marks-corners-cells =
    no se conservan las notas de esquina de { $corner } { $corner ->
        [one] celda
       *[other] celdas
    }
grids-colours-cells-not-kept =
    no se conservan los colores de { $colours } { $colours ->
        [one] celda
       *[other] celdas
    }
kinds-does-not-look-along = no mira por una diagonal entera
kinds-expected-cell-such-r = se esperaba una celda como R1C1, no { $name }
kinds-expected-cell-grid-found = se esperaba una celda de la cuadrícula, no { $name }
kinds-expected-cells = se esperaba una lista de celdas como R1C1, no { $found }
kinds-expected-direction = se esperaba una dirección de entre { $known }, no { $found }
kinds-expected-list = se esperaba una lista en "{ $key }", no { $found }
kinds-expected-object = se esperaba un objeto con campos como "cells", no { $found }
kinds-expected-most-cells = se esperaban { $size } celdas como mucho
kinds-expected-whole-number-found = se esperaba un número entero, no { $text }
kinds-has-no-number = no tiene número
kinds-nothing = nada
kinds-expected-two-cells-found = se esperaban dos celdas, no { $count }
kinds-expected-value = se esperaba { OR($known) }, no { $value }
kinds-its-circle-not-read = su círculo no se lee de izquierda a derecha
kinds-expected-cell-beside-grid = se esperaba una celda junto a la cuadrícula, no { $cell }
kinds-its-cells-not-neighbours = sus celdas no son vecinas
kinds-does-not-look-along-whole = no mira por una fila o columna entera
links-pencilmark-link = enlace de Pencilmark
links-page = una página
links-link = { $format } en un enlace de { $host }
read-one-puzzle-x = un sudoku de { $size } × { $size }
read-simple-sudoku = Simple Sudoku
read-grid-candidates = una cuadrícula de candidatos
read-list-puzzles-x =
    una lista de { $count } { $count ->
        [one] sudoku
       *[other] sudokus
    } de { $small } × { $small }
iss-interactive-sudoku-solver = Interactive Sudoku Solver
iss-one-diagonal-alone-not = no se admite una diagonal sola
iss-left-out = { $name } queda fuera: { $message }
iss-not-supported = no se admite { $name }
penpa-small-numbers = números pequeños
penpa-shaded-cells = celdas sombreadas
penpa-lines-along-edges = líneas por los bordes
penpa-drawn-what-they-mean = hay dibujos ({ $text }): no se conserva lo que significan
penpa-texts-no-digits-grid =
    { $outside ->
        [one] queda fuera { $outside } texto de la cuadrícula que no es un número
       *[other] quedan fuera { $outside } textos de la cuadrícula que no son números
    }
sudokumaker-there-no-edge = no hay ningún borde { $edge }
sudokumaker-has-no-cells = no tiene celdas
sudokumaker-all-them-shown-not = { OR($nouns) }: no se conserva que estén todos dibujados
sudokumaker-drawing-not-kept = un dibujo no se conserva
sudokumaker-constraint-type-not-supported = no se admite una restricción de tipo { $kind }
sudokumaker-left-out = fuera queda { OR($nouns) }: { $why }
tatham-tatham-game-id = id de partida de Tatham
sudokupad-global-rule-not-supported = no se admite la regla global { $name }
sudokupad-not-supported = no se admite { $key }
sudokupad-expected-cells-grid = se esperaban celdas de la cuadrícula
sudokupad-cells-beside =
    { $cells ->
        [one] queda fuera { $cells } celda junto a la cuadrícula
       *[other] quedan fuera { $cells } celdas junto a la cuadrícula
    }; lo dibujado allí se conserva
sudokupad-no-houses = la cuadrícula no es cuadrada y el archivo no indica regiones: filas, columnas y cajas solo están en el texto de las reglas
sudokupad-values-told = según el texto de las reglas, las cifras van del { $first } al { $last }
sudokupad-few-values = con las cifras del { $first } al { $last }, filas, columnas y cajas no pueden tenerlas todas distintas: lo que contienen solo está en el texto de las reglas
sudokupad-read-from-words = nombrado en el texto de las reglas y leído de ahí: { $names }
worded-named-otherwise = nombrado en el texto de las reglas, pero de otro modo que aquí o con muy pocos datos, así que no se ha leído: { $names }
sudokupad-read-from-drawing-compared = leído del dibujo, para comparar con las reglas en palabras: { $names }
sudokupad-drawn-what-only-rules =
    { $count ->
        [one] hay { $count } { $key ->
            [lines] línea dibujada
            [arrows] flecha dibujada
            [cages] jaula dibujada
            [overlays] dibujo por encima
           *[underlays] dibujo por debajo
        }: lo que significa solo está en las reglas, en palabras
       *[other] hay { $count } { $key ->
            [lines] líneas dibujadas
            [arrows] flechas dibujadas
            [cages] jaulas dibujadas
            [overlays] dibujos por encima
           *[underlays] dibujos por debajo
        }: lo que significan solo está en las reglas, en palabras
    }
own-out-of-date = las restricciones o los dibujos se han cambiado desde que Pencilmark escribió esto: se leen ellos, y no las reglas que Pencilmark guardó al lado
sudokupad-says-nothing-about-its = no dice nada de sus números
sudokupad-cage-left-out = queda fuera la jaula { $number }: { $error }
sudokupad-drawing-left-out = queda fuera un dibujo ({ $name }): { $message }
gather-list-grids =
    una lista de { NUMBER($count) } { $count ->
        [one] cuadrícula
       *[other] cuadrículas
    }
list-of-puzzles =
    una lista de { NUMBER($count) } { $count ->
        [one] sudoku
       *[other] sudokus
    }
hodoku-library-line = una línea de la biblioteca de HoDoKu
tags-xml-puzzles =
    XML con { NUMBER($count) } { $count ->
        [one] sudoku
       *[other] sudokus
    }
triples-list-clues = una lista de pistas
triples-row-column-value = fila, columna, valor
triples-value-row-column = valor, fila, columna
triples-a-list-of-clues-as = una lista de pistas como { $names }
penpa-arrows = flechas
penpa-cages = jaulas
penpa-frames = marcos
penpa-lines = líneas
penpa-symbols = símbolos
penpa-thermometers = termómetros
penpa-walls = paredes
list-of-puzzles-of-size =
    una lista de { NUMBER($count) } { $count ->
        [one] sudoku
       *[other] sudokus
    } de { $size } × { $size }
sudokupad-untitled = Sin título
sudokupad-unknown = Desconocido
unread-most = la mayoría de las cifras de este texto no se leyó: compara la cuadrícula con el texto
unread-list = { $format }, con cifras al lado que no se leyeron
sudokumaker-not-supported = { $name }: sin admitir
