### Crear.

make-new-of-level = Un sudoku nuevo, { $level }
make-givens-one-solution =
    { $givens ->
        [one] { $givens } pista, una solución.
       *[other] { $givens } pistas, una solución.
    }
make-some-of = { $count } de { $wished } sudokus
make-several-new =
    { $count ->
        [one] { $count } sudoku nuevo
       *[other] { $count } sudokus nuevos
    }
make-all-in-list = El primero está en la cuadrícula; todos, en la lista.
make-no-others = Parece que no hay más.
make-given-up =
    { $count ->
        [one] { $count } no se encontró.
       *[other] { $count } no se encontraron.
    }
make-none-yet = Todavía no se ha creado ningún sudoku.
make-may-be-none = Puede que no exista.
make-nearest-on-grid = El de la cuadrícula es el que más se acercó; tiene una solución, pero no es todo lo que pides.
make-nearest-kept = El guardado en Crear es el que más se acercó; tiene una solución, pero no es todo lo que pides.
make-broken-off = La página se cerró mientras se creaban. Estos están guardados en Crear; el comando de ahí los crea todos.

make-one-solution = una solución
make-several-solutions = varias soluciones
make-no-solution = sin solución
make-not-finished = sin terminar
make-level-effort = { $level } { $effort } de 5
make-er = ER { NUMBER($er, minimumFractionDigits: 1) }
make-rated = valorado con { $rating }
make-hodoku = HoDoKu { $level }, { $score }
make-own-decides = Cuenta el nivel de Pencilmark
make-hardest = Paso más difícil: { $name }.

make-count-title =
    { $count ->
        [1] Un sudoku
        [2] Dos sudokus
        [3] Tres sudokus
        [4] Cuatro sudokus
        [5] Cinco sudokus
        [6] Seis sudokus
        [7] Siete sudokus
        [8] Ocho sudokus
        [9] Nueve sudokus
        [10] Diez sudokus
       *[other] { NUMBER($count) } sudokus
    }
make-its-difficulty-follows = Creado; falta su dificultad
make-nearest-so-far = El más cercano hasta ahora
make-looking-for-first = Buscando el primero.
make-all-title =
    { $count ->
        [0] Más…
        [1] Más…
        [2] Los dos…
        [3] Los tres…
        [4] Los cuatro…
        [5] Los cinco…
        [6] Los seis…
        [7] Los siete…
        [8] Los ocho…
        [9] Los nueve…
        [10] Los diez…
       *[other] Los { NUMBER($count) }…
    }
make-show-more-of = Mostrar más de { NUMBER($count) }

make-draw = Dibuja con el puntero, o con las flechas y Espacio. La simetría se mantiene al dibujar.
make-pattern =
    { $count ->
        [one] { $count } pista.
       *[other] { $count } pistas.
    }
make-pattern-too-few =
    { $count ->
        [one] { $count } pista: ningún sudoku tiene menos de { $fewest }.
       *[other] { $count } pistas: ningún sudoku tiene menos de { $fewest }.
    }
make-pattern-few =
    { $count ->
        [one] { $count } pista: con tan pocas puede tardar muchísimo, o no acabar nunca.
       *[other] { $count } pistas: con tan pocas puede tardar muchísimo, o no acabar nunca.
    }

make-new-puzzles = Sudokus nuevos
make-each-has-exactly-one = Cada uno tiene exactamente una solución. Su nivel se mide resolviéndolo como lo haría una persona, técnica a técnica.
make-your-puzzle-appears-here = Tu sudoku aparece aquí.
make-ordinary = Normales
make-for-children = Para niños
make-jigsaw-regions-at-random = Jigsaw, regiones al azar
make-jigsaw-5-5 = Jigsaw 5 × 5
make-jigsaw-6-6 = Jigsaw 6 × 6
make-jigsaw-7-7 = Jigsaw 7 × 7
make-jigsaw-8-8 = Jigsaw 8 × 8
make-jigsaw-9-9 = Jigsaw 9 × 9
make-several-grids = Varias cuadrículas que comparten celdas
make-samurai = Samurái
make-twodoku = Twodoku
make-butterfly = Mariposa
make-flower = Flor
make-sohei = Sohei
make-windmill = Molino
make-with-more-houses = Con más unidades
make-diagonals = Diagonales
make-diagonals-6-6 = Diagonales 6 × 6
make-windoku = Windoku
make-diagonals-and-windoku = Diagonales y windoku
make-disjoint-groups = Grupos disjuntos
make-anti-knight = Anticaballo
make-large = Grandes
make-36-36-a-minute = 36 × 36, uno o dos minutos
make-the-board-on-the = El tablero de la cuadrícula
make-count = Cantidad
make-generate = Crear
make-puzzles-made = Sudokus creados
make-how-many-of-each = Cuántos de cada
make-play = Jugar
make-what-the-levels-ask = Qué pide cada nivel
make-the-last-cell-and = Full Houses, singles ocultos en una caja
make-every-single = singles ocultos y desnudos
make-pairs-triples-pointing = pares, triples, apuntadores
make-x-wing-xy-wing = X-Wing, XY-Wing, rectángulos
make-finned-fish-chains-colours = peces con aletas, cadenas, colores
make-almost-locked-sets-forcing = conjuntos casi bloqueados, Forcing Chains
make-exocets-forcing-nets-trial = Exocets, Forcing Nets, ensayo y error
make-all-of-them = Todos
make-order = Orden
make-as-made = Como se crearon
make-easiest-first = Del más fácil
make-hardest-first = Del más difícil
make-open-in-many = Abrir en Listas
make-print-all = Imprimir todos
make-copy-all = Copiar todos
make-save-as-csv = Guardar como CSV
make-solve-all = Resolver todos
make-rate-all = Valorar todos
make-make-the-same-again = Para volver a crear los mismos:
make-more-wishes = Más requisitos
make-look = Aspecto
make-any-symmetry-any-number = cualquier simetría, cualquier número de pistas
make-no-digits-given = Sin pistas
make-none = Ninguna
make-draw-where-the-givens = Dibujar dónde van las pistas
make-cells-with-a-given = Celdas con una pista
make-take-from-the-grid = Tomar de la cuadrícula
make-invert = Invertir
make-search-by-rating = Buscar por valoración
make-as-text-x-for = Como texto: X para una pista, un punto para ninguna
make-difficulty = Dificultad
make-any-technique-any-effort = cualquier técnica, cualquier esfuerzo
make-style-of = Al estilo de
make-any = Cualquiera
make-preset-newspaper = Un periódico: de { $low } a { $high } pistas
make-preset-app = Una aplicación: de { $low } a { $high } pistas
make-preset-minimal = Sudokus mínimos
make-other-scales = Otras escalas
make-er-hodoku-seed-time = ER, HoDoKu, semilla, límite de tiempo
make-to = a
make-er-and-hodoku-rate = ER y HoDoKu solo valoran el tablero normal de 9 × 9.
make-time-limit-per-puzzle = Límite por sudoku
make-1-000-tries = 1000 intentos
make-10-000-tries = 10.000 intentos
make-100-000-tries = 100.000 intentos
make-none-until-you-press = Ninguno: hasta que pulses Detener
make-any-technique = Cualquier técnica
make-of-variants = De variantes
make-several-levels = Varios niveles
