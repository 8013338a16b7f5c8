### El lenguaje de las reglas: qué se esperaba donde una regla no se puede leer. Las palabras del lenguaje (and, or, sum) quedan como están.

too-large =
    .smaller-numbers-can-grow = se esperaban números menores: esto puede crecer sin límite
    .smaller-numbers-prime = se esperaban números menores en prime()
    .numbers-digits = se esperaban números de { $most } cifras como mucho
    .numbers = se esperaban números de { $most } como mucho
    .smaller-board = se esperaba un tablero menor: en { $size } son más de { NUMBER($most) } condiciones
    .states = se esperaba un patrón de { $most } estados como mucho

bad-rule =
    .here = se esperaba: { $expected }; se encontró: { $found }
    .number-cell-here = se esperaba aquí un solo número o celda, no { $found }
    .relation-here = se esperaba aquí una relación, no { $found }
    .lists-same-length-cells = se esperaban listas de la misma longitud, no { $found } celdas
    .house = se esperaba de { $name }(1) a { $name }({ $count }) o una celda
    .no-boxes = se esperaba un tablero con cajas para { $name }()
    .hidden = se esperaba un tablero de 2 × 2 a { $most } × { $most } con valores desde 1 y sin huecos
    .cells = se esperaban celdas distintas en { $name }()
    .divided = se esperaban filas o columnas enteras con los { $most } valores
    .value = se esperaba una celda en value()

too-long =
    .cells-numbers-rule = se esperaban { $most } celdas y números como mucho en una regla
    .words-rule = se esperaban { NUMBER($most) } celdas, números y signos como mucho en una regla
    .characters-rule = se esperaban { $most } caracteres como mucho en una regla
    .characters-python = se esperaban { $most } caracteres de Python como mucho, no { $found }
    .rule-can-be-written = se esperaba una regla que quepa en { $most } caracteres: menos celdas o valores
    .characters = se esperaban { $most } caracteres como mucho, no { $found }
    .lines = se esperaban { $most } líneas como mucho
    .cells-numbers-signs-all = se esperaban { $most } celdas, números y signos como mucho en total

too-deep =
    .levels-nesting = se esperaban { $most } niveles de anidamiento como mucho
    .divisions = se esperaban { $most } divisiones como mucho

bad-character =
    .plain-letters = se esperaban letras sencillas, no { QUOTE($found) } ({ $name })
    .whole-number-decimal-point = se esperaba un número entero, no una coma decimal
    .differs = se esperaba != para «distinto de», no '!'
    .rule = se esperaba una celda, un número, un signo o una palabra como sum, no { QUOTE($found) }

bad-python =
    .truth = las relaciones se unen con & | ~ entre paréntesis, no con and, or, not ni en cadena a < b < c
    .no-term = se esperaba una celda o un número, no { $found }
    .no-relation = se esperaban relaciones, grid.clue o grid.draw tras yield, no { $found }
    .table = se esperaban de 1 a { $most }, no { $found }
    .function = se esperaba: { $expected }
    .python-says = Python dice: { $message }

python-failed =
    .function = se esperaba una función, pero: { $why }
    .raises = { $known } lanza { $why }

no-regions = se esperaba también la línea chaos-construction: { $rule } trata de regiones por descubrir

no-cells =
    .cell-rule-none = se esperaba una celda en la regla, y no hay ninguna

bad-variant =
    .drawing = se esperaba uno de { $kinds } y su aspecto, como "line red 0.2", no { $found }
    .meaning = { $name }: { $why }
    .from-zero = { $name } no se conoce en tableros cuyos valores empiezan en 0
    .cells-read = se esperaba: { $expected }; se encontró: { $found }
    .each-cell-once-again = se esperaba cada celda una vez, y { $found } se repite
    .then-cells = se esperaba : y después celdas, como en { $syntax }
    .letters-digits = se esperaban { $cells } letras o cifras, no { $found }
    .nothing-after = no se esperaba nada después de { $name }
    .no-number = no se esperaba ningún número después de { $name }, y hay { $found }
    .number =
        { $count ->
            [one] se esperaba { $count } número
           *[other] se esperaban { $count } números
        } después de { $name }, no { $found }
    .negative = se esperaban números desde 0, no { $found }
    .numbers = se esperaban de { $least } a { $most } números después de { $name }, no { $found }
    .out-of-reach = aquí ningún número puede dar { AND($numbers) }
    .out-of-reach-apart = aquí ningún número puede dar { AND($numbers) }; varios números van separados por espacios
    .parts = se esperaba: { $many } partes separadas por { $joint }; se encontró: { $found }
    .cells = se esperaba: { $many } celdas para { $name }; se encontró: { $found }
    .two-boxes = se esperaba una línea que pase por dos cajas o más
    .modulus = se esperaba un módulo de 2 a 9
    .range = se esperaban números de 1 a { $most }
    .look-and-say = se esperaba cuántas veces y qué número, como 24 para dos veces el 4 (números de 1 a { $most })
    .whole-line = se esperaba una fila o columna entera, como en left 3
    .as-many-values = se esperaba, para { $name }, un tablero con tantos valores como celdas por fila
    .one-value-more = se esperaba, para { $name }, un tablero con valores de 1 a { $count }
    .odd-values = se esperaba, para { $name }, un tablero con un número impar de valores
    .boxes = se esperaba, para { $name }, un tablero con cajas
    .square-boxes = se esperaba, para { $name }, un tablero con cajas cuadradas
    .no-corner = se esperaba una celda con otras a su derecha y debajo
    .corner = se esperaban las cuatro celdas en torno a una esquina, o la superior izquierda de ellas
    .too-many-cells = se esperaban { $most } celdas distintas como mucho, no { $found }
    .uneven-parts = se esperaban partes con el mismo número de celdas, no { AND($sizes) }
    .even-cells = se esperaba un número par de celdas, no { $found }
    .hidden = se esperaba para { $name } un tablero de 2 × 2 a { $most } × { $most } con valores desde 1 y sin huecos
    .rows-of-all-values = se esperaba para { $name } un tablero cuyas filas tengan todos los valores

bad-setting =
    .only-once = se esperaba { $name } una sola vez
    .cells-rows-cells-spreadsheet = se esperaba cells: rows o cells: spreadsheet, no { QUOTE($found) }
    .values = se esperaban valores como 1-9, 0-8, 2-5 o 1 2 4, no { QUOTE($found) }
    .houses-none-latin-sudoku = se esperaba houses: none, latin o sudoku, no { QUOTE($found) }

bad-board =
    .either-board-size = se esperaba board o size, no los dos

empty-rule =
    .says-nothing = se esperaba una regla que permita unos valores y otros no; esta los permite todos: no dice nada
    .allows-nothing = se esperaba una regla que permita unos valores y otros no; esta no permite ninguno: no se podría resolver nada

unknown-variant =
    .name = se esperaba el nombre de una variante, como killer, thermo o arrow, no { QUOTE($found) }
    .near = se esperaba el nombre de una variante (¿{ $near }?), no { QUOTE($found) }
    .none = se esperaba el nombre de una variante

at-least = al menos { $count }
at-most = { $count } como mucho
rule-cell-number-function = una celda, un número o una función
rule-after = ( después de { $text }
rule-comparison = una comparación como = o <
rule-operator-end-line = un operador o el final de la línea
rule-in = in
rule-colon = dos puntos
rule-fresh-name = un nombre de letras que no signifique otra cosa
rule-numbers = solo números
rule-comma = una coma o { "}" }
rule-set-range = un conjunto como { "{" }2,4,6{ "}" } o un intervalo
machine-value = una cifra
machine-range = un intervalo como 2-5
machine-state = un estado como a: 1-4 b
machine-move = una transición como 1-4 b, o ;
machine-pattern = una cifra, una clase como [2-5] o un paréntesis
machine-times = cuántas veces, como { "{" }2{ "}" } o { "{" }2,4{ "}" }
machine-text = un patrón entre comillas, como "(12|21)+"
rule-operator = un operador o )
rule-number = un número
rule-short-range-numbers-least = un intervalo corto de números, el menor primero
rule-cell = una celda
rule-between-cells-row-column = { "." }. entre celdas de una fila, columna o diagonal (un rectángulo se escribe con :)
rule-cell-x-board = una celda del tablero de { $size } × { $size }
rule-takes = { $terms } en { $name }()
rule-comma-2 = una coma o )
rule-number-cell = un solo número o celda en { $text }()
rule-between-cells-row-column-2 = { "." }. entre celdas de una fila, columna o diagonal
python-function-def-rule-b = una función como def rule(a1, b2): return a1 < b2, y nada más
python-parameters-cells-rule-b = parámetros que sean celdas, como rule(a1, b2)
python-cells-parameters = de 1 a { $most } celdas como parámetros, no { $found }
python-different-cells-parameters = celdas distintas como parámetros
python-cell-r-c-parameter = una celda como a1 o r1c1 como parámetro, no { QUOTE($found) }
rule-line-end = el final de la línea
rule-found-list = una lista de celdas
rule-found-number = un número
rule-found-relation = una relación
rule-terms = { $count } número o celda
rule-terms-at-least =
    al menos { $count } { $count ->
        [one] número o celda
       *[other] números o celdas
    }
rule-house = de { $word } 1 a { $word } { $most }
rule-boxes = un tablero con cajas para { $word }
rule-name = una celda, un número o uno de { $names }
python-no-import = ningún import en una regla
python-functions-only = solo funciones en una regla
python-plain-functions = solo funciones sencillas en una regla
python-no-global = ningún global en una regla
python-no-nonlocal = ningún nonlocal en una regla
python-no-name = ningún { $name } en una regla
rule-of-number = regla { $number }: { $text }
pair-of-cells = { $one } y { $other }
sums-of-cells = las sumas de { $cells }
