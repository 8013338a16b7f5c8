### Crear sudokus: qué está mal en lo que se pide, y qué se propone.

bad-count =
    .levels-counts-easy-hard = se esperaban niveles con cantidades, como Easy:5,Hard:3, no { QUOTE($found) }

no-more = parece que no hay más sudokus distintos de los creados

bad-board =
    .board-can-be-filled = se esperaba un tablero que se pueda llenar

no-grid =
    .board-can-be-filled = se esperaba un tablero que se pueda llenar, no { QUOTE($found) }
    .way-fill = no se encontró ninguna forma de llenar { QUOTE($name) }

bad-pattern =
    .other = se esperaban sudokus con pistas en las mismas celdas, no { $found }
    .have-clue-exchanged-they = { $one } y { $other } no tienen pista: intercambiadas, serían otra solución
    .pattern-cells =
        se esperaba un patrón de { $count } { $count ->
            [one] celda
           *[other] celdas
        }, no { $found }
    .pattern-not-symmetric-by = el patrón no tiene esta simetría: { $symmetry }
    .pattern-has-clues =
        el patrón tiene { $count } { $count ->
            [one] pista
           *[other] pistas
        }

bad-symmetry = se esperaba uno de { $known }, no { QUOTE($found) }

bad-wish =
    .puzzles-made-boards-many = los sudokus se crean para tableros con tantos valores como filas
    .er-hodoku-levels-scores = ER y los niveles y puntuaciones de HoDoKu solo se conocen en el tablero de 9 × 9
    .boards-beyond-x-have = los tableros mayores de { $most } × { $most } no tienen niveles ni técnicas
    .unheeded = no se esperaba { $option }: en un sudoku así no cuenta
    .open =
        { $most ->
            [one] se esperaba de 0 a { $most } celda resoluble
           *[other] se esperaban de 0 a { $most } celdas resolubles
        } de entrada, no { $found }
    .practice-needs-technique = practice necesita una técnica
    .technique-and-any = se esperaba una técnica que haga falta, o varias de las que haga falta una, no las dos cosas
    .four = los full houses y los singles ocultos en cajas resuelven todos los sudokus de { $found }: ninguno pasa de { $level } ni necesita otra técnica
    .givens-for-digits-swap = se esperaban pistas para { $variant }: sin ninguna, los números pueden intercambiarse y todas sus indicaciones siguen cumpliéndose
    .givens-which-has-too = se esperaban pistas para { $variant }, que sin ellas tiene muy pocas indicaciones
    .try-more = se esperaba 1 intento o más
    .board = se esperaba un tablero de 4 a { $most } para { $variant }, no { $found }
    .operators = se esperaban operadores de entre { $known }
    .operands = se esperaban de 1 a { $most } operandos
    .largest = se esperaba una constante máxima de 0 a 999
    .formulas = se esperaban de 1 a { $most } fórmulas
    .givens = se esperaban de 0 a { $most } pistas
    .neither = se esperaba un número de fórmulas o de pistas

bad-effort =
    .level = effort necesita un nivel de un tablero de 9 filas: { $known }
    .range = se esperaba un esfuerzo de 1 a { $most }, no de { $low } a { $high }

bad-level = se esperaba uno de { $known }, no { QUOTE($found) }

bad-technique =
    .never-needed = se esperaba una técnica que pueda hacer falta: donde sirve { $technique }, { $plainer } sirve antes (con practice no hace falta ninguna otra)
    .id-technique-ladder = se esperaba el id de una técnica de la escalera, no { QUOTE($found) }
    .beyond-singles = se esperaban técnicas más allá de los singles, no { QUOTE($found) }

bad-clues =
    .number-clues = se esperaba un número de pistas de 0 a { $count }
    .symmetry = con la simetría { $symmetry } un sudoku puede tener { $below } o { $above } pistas, pero no { $found }

usual-seconds = { $count } s
usual-more = mucho
usual-over = más de { $usual }
tried-so-far = { NUMBER($tried) } probados
tried-of = { NUMBER($tried) } de { NUMBER($most) } probados
tried-in-vain = { $tried }; ninguna de { NUMBER($sample) } cuadrículas al azar sirve, así que sirve menos de 1 de cada { NUMBER($bound) } (con un 90 % de seguridad)
pattern-has = pistas: { $clues }; automorfismos: { NUMBER($automorphisms) }
pattern-about = { NUMBER($hits) } de { NUMBER($sample) } cuadrículas al azar sirven: unas { $classes } clases de sudokus
pattern-none = ninguna de { NUMBER($sample) } cuadrículas al azar sirve, así que sirve menos de 1 de cada { NUMBER($bound) } (con un 90 % de seguridad)
grid-filling = se está llenando
digging =
    { $left ->
        [one] queda { $left } pista
       *[other] quedan { $left } pistas
    }, { $percent } % de las celdas probado

not-found =
    .wish-can-be-met =
        no se encontró un sudoku así en { $tries } { $tries ->
            [one] cuadrícula
           *[other] cuadrículas
        }
    .formulas =
        se esperaba algo que se cumpla en { $tries } { $tries ->
            [one] intento
           *[other] intentos
        }; faltó { $missing }
    .too-few-formulas =
        se esperaba algo que se cumpla en { $tries } { $tries ->
            [one] intento
           *[other] intentos
        }; faltó { $missing }; si no tienen que ser todas necesarias, o con los operadores < y >, pueden quedar más fórmulas
    .tries =
        no se encontró un sudoku así en { $tries } { $tries ->
            [one] intento
           *[other] intentos
        }
    .in-vain = no se encontró un sudoku con pistas solo en estas celdas: ninguna de { NUMBER($sample) } cuadrículas al azar sirve, así que sirve menos de 1 de cada { NUMBER($bound) } (con un 90 % de seguridad)

bad-variant =
    .kind = se esperaba uno de { $known }, no { QUOTE($found) }

too-few-clues = se esperaban al menos { $fewest } pistas: ningún sudoku con menos tiene una sola solución, y se pidieron { $found }
none-known = no se conoce ninguno: la búsqueda llega aquí como mucho a { $most } pistas en un sudoku mínimo, y se pidieron { $found }
made-relative = pariente de uno de los { $count } sudokus de 17 pistas que se conocen aquí, con filas, columnas y números cambiados de lugar
made-relative-needing = pariente de uno de los { $count } sudokus que se conocen aquí y requieren la técnica «{ $technique }», con filas, columnas y números cambiados de lugar
bad-range = se esperaba un intervalo de menor a mayor, no de { $low } a { $high }
missing-solution = una solución única
missing-way = un camino sin suposiciones
missing-count =
    que { $count ->
        [one] hubiera { $count } fórmula necesaria
       *[other] hubiera { $count } fórmulas, todas necesarias
    }
missing-proof = una demostración en un tiempo razonable
missing-guess = una suposición
missing-circle = un círculo
missing-formulas = una fórmula o más
setting-rated =
    { $steps } { $steps ->
        [one] paso
       *[other] pasos
    } del camino a la solución
setting-grid = una cuadrícula
setting-clues-givens =
    { $clues } { $clues ->
        [one] indicación
       *[other] indicaciones
    }, { $givens } { $givens ->
        [one] pista
       *[other] pistas
    }
setting-givens =
    { $givens } { $givens ->
        [one] pista
       *[other] pistas
    }
setting-clues =
    { $clues } { $clues ->
        [one] indicación
       *[other] indicaciones
    }
nearest =
    { $words }, { $count } { $count ->
        [one] pista
       *[other] pistas
    }
nearest-unrated = sin valorar
order-check-rule = comprueba la regla { $number }: { $rules }
order-smallest-set = un conjunto mínimo
order-small-set = un conjunto pequeño
order-guess = supón { $items } ({ $proof }: { $count })
order-follows-from-rule = { $names } se deduce de { $source } por la regla { $rule }: { $rules }
order-nothing = nada
