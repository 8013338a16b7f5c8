### Nombres de indicaciones en medio de una frase ($noun lleva su artículo), y el camino a una solución.

bad-technique =
    .id-technique-makes-steps = se esperaba el id de una técnica que da pasos, no { QUOTE($found) }
    .ids-techniques = se esperaban ids de técnicas, no { QUOTE($found) }

rating-own = nuestro propio camino, paso { $step }: probando { $technique }
rating-hodoku = el camino de HoDoKu, paso { $step }
rating-se = el camino de Sukaku Explainer, { $trying }
rating-class = el menor sudoku equivalente, { $trying }
rating-next = ER { $er } como mínimo: probando el paso siguiente
rating-depth =
    los singles llenan { $singles } { $singles ->
        [one] celda
       *[other] celdas
    }; se sigue probando
rating-rung = ER { $er } como mínimo: probando { $rung }
guard-false = descartado por falso: { $technique } { $result }
clue-as-line = { $noun } de { $start } a { $end }
clue-as-sight-with-number = { $noun } { $number } en { $house }
clue-as-sight = { $noun } en { $house }
clue-region-count = { $noun } en { $cell }
clue-region-arrow = { $noun } en { $cell }
clue-shade-count = { $noun } en { $cell }
clue-as-cells = { $noun } en { $cell }
clue-as-cells-with-number = { $noun } de { $number } en { $cell }
clue-as-short = { $noun }
clue-as-mark = { $noun } entre { $one } y { $two }
clue-as-marks = { $noun } y las marcas que siguen desde { $cell }
clue-as-board = la regla «{ $noun }»
clue-as-formula = la fórmula { $text }
clue-as-diagonal = { $noun } de { $number } de { $start } a { $end }
sight-row = la fila { $number }
sight-column = la columna { $number }
sight-from =
    { $house } desde { $side ->
        [left] la izquierda
        [right] la derecha
        [top] arriba
       *[bottom] abajo
    }
sight-diagonal = la diagonal desde { $cell }
says-same = { $a } y { $b } contienen el mismo número
walkthrough-stuck =
    { $count ->
        [one] El camino termina aquí, con una celda todavía vacía.
       *[other] El camino termina aquí, con { SPELLED($count) } celdas todavía vacías.
    }
hints-beyond = Las ayudas aún no conocen esto: { AND($rules) }. Los números solos no dan más pasos.
walkthrough-steps-are-singles =
    { $count ->
        [one] Un single: { AND($placed) }.
       *[other] { SPELLED($count) } singles: { AND($placed) }.
    }
walkthrough-title = El camino a la solución
walkthrough-step = Paso { $first }
walkthrough-steps = Pasos { $first } a { $last }
walkthrough-puzzle = El sudoku
walkthrough-solution = La solución
walkthrough-where-path-ends = Donde termina el camino
effort-within-level = { $level } { $effort } de { $most }
minutes-average = de { $low } a { $high } minutos
walkthrough-singles = Singles
level-beginner = Principiante
level-easy = Fácil
level-medium = Medio
level-hard = Difícil
level-expert = Experto
level-extreme = Extremo
level-beyond = Más allá
level-unfair = Injusto
