### Qué está mal en el texto de un tablero o de un sudoku sencillo. Palabras como latin, free o values= se escriben tal cual.

bad-board =
    .size-first = se esperaba primero un tamaño de 1 a { $most }, no { QUOTE($found) }
    .contradict-each-other = { QUOTE($other) } y { QUOTE($word) } se contradicen
    .word = se esperaba ROWSxCOLUMNS, latin, free, values=N, regions=..., areas=..., house=r1c1r2c2... o { $known }, no { QUOTE($found) }
    .needs-boxes = { $flag } necesita un tablero con cajas
    .needs-square-boxes = { $flag } necesita un tablero con cajas cuadradas

bad-size = se esperaba un tamaño de 1 a { $most }, no { $found }
bad-house = se esperaban de 2 a { $size } celdas distintas en una unidad, no { QUOTE($found) }
bad-box = las cajas de { $word } tienen { $cells } celdas, no { $size }
bad-values = se esperaba de values=1 a values={ $most } o de values=0-1 a values=0-35, no { QUOTE($found) }
bad-signs = se esperaban { $count } letras o símbolos distintos, no { QUOTE($found) }
conflict = se esperaban pistas que no se contradigan
too-many-ways = este sudoku está demasiado lleno para encontrar el menor de su clase
bad-cell = se esperaba una celda de r1c1 a r{ $size }c{ $size }, no { QUOTE($found) }
bad-hole = se esperaba una celda del tablero, { $where } no lo es
bad-grids =
    .text = se esperaba grids TAMAÑO at FILA,COLUMNA / FILA,COLUMNA, como grids 9 at 0,0 / 6,6, no { QUOTE($found) }
    .part = se esperaban cuadrículas con tantos valores como filas, no { $found }
    .large = se esperaba un cuadrado de { $most } × { $most } como mucho en torno a las cuadrículas, no { $found } × { $found }
    .apart = se esperaban cuadrículas que compartan celdas
bad-oblong =
    .square = { $word } necesita un tablero cuadrado, no { $found }
    .boxes = se esperaban cajas que llenen el tablero; las de { $word } no llenan { $found }
    .letters = se esperaban { $count } letras, una por celda, no { $found }
bad-modifiers =
    .board = los duplicadores, negativos y anuladores necesitan un tablero cuadrado con tantos valores como filas
    .log = el registro de la búsqueda aún no conoce duplicadores, negativos ni anuladores
    .form = este formato no conoce duplicadores, negativos ni anuladores
    .making = los sudokus con duplicadores, negativos o anuladores se hacen con jaulas y little killers

bad-length =
    .n-n-numbers-x = se esperaban n*n números (81 para 9 × 9), no { $found }
    .cells =
        { $count ->
            [one] se esperaba { $count } celda
           *[other] se esperaban { $count } celdas
        }, no { $found }
    .any-line = se esperaban n*n caracteres (81 para 9 × 9), no { $found }
    .line =
        { $count ->
            [one] se esperaba { $count } carácter
           *[other] se esperaban { $count } caracteres
        }, no { $found }

bad-value =
    .candidates = se esperaban candidatos de 1 a { $top }
    .values = se esperaban valores de 1 a { $top }, no { $found } en { $where }
    .numbers = se esperaban números de 0 a { $top }, no { $found }
    .signs-from-zero = se esperaba un signo por celda, con . para las vacías; como número, 0 es aquí un valor

bad-character =
    .line = se esperaba de 1 a { $last } o una celda vacía (. 0 * _ o un espacio), no { QUOTE($found) }
    .from-zero = se esperaba de 0 a { $last } o una celda vacía (. * _ o un espacio), no { QUOTE($found) }

from-zero =
    .log = el registro de la búsqueda conoce valores desde 1; los de este tablero empiezan en 0
    .teaching = las ayudas, los pasos y las valoraciones conocen valores desde 1; los de este tablero empiezan en 0
    .making = los sudokus se crean con valores desde 1; los de este tablero empiezan en 0
    .form = este formato tiene valores desde 1; los de este tablero empiezan en 0
    .grid = se esperaban solo las celdas de este tablero, cada una con un valor desde 0 o con . si está vacía

bad-regions =
    .uneven =
        { $count ->
            [one] se esperaba { $count } letra
           *[other] se esperaban { $count } letras
        } para { $rows } { $rows ->
            [one] región
           *[other] regiones
        } de { $rows } { $rows ->
            [one] celda
           *[other] celdas
        }; la región { QUOTE($region) } tiene { $cells } { $cells ->
            [one] celda
           *[other] celdas
        }
    .letters =
        { $count ->
            [one] se esperaba { $count } letra
           *[other] se esperaban { $count } letras
        } para { $rows } { $rows ->
            [one] región
           *[other] regiones
        } de { $rows } { $rows ->
            [one] celda
           *[other] celdas
        }, no { $found }

bad-areas =
    .letters =
        { $count ->
            [one] se esperaba { $count } letra, cifra o punto
           *[other] se esperaban { $count } letras, cifras o puntos
        } (un punto es una celda sin región), no { $found }
    .large = se esperaban regiones de { $most } celdas como mucho, tantas como valores hay; la región { QUOTE($area) } tiene { $cells }

nothing = { "" }
