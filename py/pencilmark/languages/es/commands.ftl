### La línea de comandos: qué hacen las opciones (lo muestra --help) y qué escriben los comandos.

command-solve = encontrar las soluciones de sudokus
command-count = contar las soluciones de sudokus
command-candidates = mostrar qué puede ser cada celda en alguna solución
command-check = decir si los sudokus son válidos, únicos y mínimos
command-canon = encontrar el menor sudoku de una clase de equivalentes
command-vicinity = encontrar los sudokus cercanos a uno: {"{"}-x+y{"}"}, gemelos, sudokus mínimos por debajo
command-pattern = decir qué se sabe de un patrón de pistas y encontrar sus sudokus por valoración, como en el Patterns Game
command-grid = examinar una solución completa: bandas, conjuntos inevitables, MCN, sudokus mínimos
command-rate = decir qué dificultad tienen los sudokus
command-hint = el siguiente paso, con todo el detalle que quieras
command-steps = listar todos los pasos posibles ahora
command-path = explicar el camino a la solución, como texto o HTML
command-order = decir qué celdas de un sudoku con fórmulas hay que suponer, y cómo se deducen las demás
command-generate = crear sudokus según lo que pidas
command-book = imprimir un libro de sudokus como PDF
command-sheet = imprimir una hoja de sudokus como PDF
command-link = escribir sudokus como enlaces de f-puzzles o SudokuPad
command-worksheet = imprimir como PDF sudokus para practicar una técnica
command-daily = preparar una carpeta para cualquier servidor con un sudoku para cada día: datos, imágenes, canal y página
command-class = preparar un sudoku para cada alumno, todos distintos e igual de difíciles, y las soluciones para el profesor
command-mcp = ofrecer las preguntas de la biblioteca como herramientas del Model Context Protocol
asking-rows =
    { $file }: { $rows } { $rows ->
        [one] fila
       *[other] filas
    }
asking-line = línea { $at_line }: { $message }
book-puzzles-pages =
    { $puzzles } { $puzzles ->
        [one] sudoku
       *[other] sudokus
    } en { $pages } { $pages ->
        [one] página
       *[other] páginas
    }
book-seed-s = { $pdf }{ $beside }: { $what }, semilla { $seed }, { $seconds } s
book-beside-chapters-counts = junto con capítulos con cantidades
book-book-write = el libro que se escribe
book-books-file-make-from = el archivo de un libro del que crearlo
book-your-own-csv-titles = propios, CSV con títulos o cualquier lista
book-also-table-puzzles = además, una tabla de los sudokus
book-also-books-file = además, el archivo del libro
book-processes-default-core-each = procesos (por defecto y como mucho: uno por procesador)
book-also-cover-pdf = además, la cubierta, como PDF
book-also-svg-png-ratings = además, SVG, PNG y valoraciones de cada sudoku, como ZIP
book-also-book-screens = además, un libro para pantallas
book-also-braille = además, los sudokus y sus soluciones en braille (BRF)
book-also-sample = además, N sudokus con soluciones para la página de la tienda
book-keep = guardar los sudokus en este archivo según se crean y usar los que ya están
book-kept = los sudokus creados están en { $file }: añade --keep { $file } para seguir desde ahí, y --fewer para un libro sin los que faltan
book-used = omitir los sudokus que este archivo recuerda y añadir los del libro
book-check = decir si los archivos cumplen las reglas de una imprenta
check-trim = Formato final
check-pages = Páginas
check-bleed = Sangrado
check-inside = Margen interior
check-outside = Otros márgenes
check-spine = Ancho del lomo
check-lettered = Páginas de un lomo con texto
check-fonts = Fuentes incrustadas
check-dots = Puntos por pulgada
check-press = Forma
check-isbn = ISBN
book-puzzles-default-2 = sudokus (por defecto { $USUAL_COUNT })
book-chapters-easy-hard-one = capítulos: Easy:50,Hard:30, o un nivel
book-chapters-technique-x-wing = capítulos por técnica: x-wing:20,xy-wing:10
book-chapters-variants-killer-thermo = capítulos con variantes: killer:20,thermo:10
book-beside-books-file = junto con el archivo de un libro
book-puzzles-read = sudokus para leer
book-books-file-read = el archivo de un libro para leer
canon-automorphisms =
    { $canonical } ({ $automorphisms } { $automorphisms ->
        [one] automorfismo
       *[other] automorfismos
    }): { $puzzle }
check-unique = único{ $spare }: { $puzzle }
check-no-solution-at-fault = sin solución, en conflicto: { $conflicts }: { $puzzle }
check-undecided-time-given = sin decidir en el tiempo dado: { $puzzle }
check-can-go = , de sobra: { $redundant }
vicinity-exchange = x pistas menos e y distintas (por defecto {"{"}-1+1{"}"}); {"{"}-1{"}"} encuentra subsudokus
vicinity-twins = otras pistas en las mismas celdas; las demás celdas conservan sus valores
vicinity-below = todos los sudokus mínimos que quedan al quitar pistas
vicinity-minimal = solo los mínimos
vicinity-level = solo los de este nivel
vicinity-er = solo los que tienen la ER en este intervalo
vicinity-hodoku-score = solo los que tienen la puntuación de HoDoKu en este intervalo
vicinity-climb = pasar una y otra vez al más difícil y anotar los pasos
vicinity-steps = con --climb: N pasos como máximo (por defecto { $most })
vicinity-step = paso { $step } ({ $rated } valorados)
grid-option-sets = conjuntos inevitables de N celdas como máximo (por defecto 12)
grid-option-list = enumerar también los conjuntos inevitables
grid-option-puzzles = buscar en su lugar los sudokus mínimos con K pistas como máximo, durante --seconds; continúa con --save y --resume
grid-class = automorfismos: { $automorphisms }; menor equivalente { $least }
grid-bands = bandas { $bands }; pilas { $stacks } (de 416 clases)
grid-completions = formas de completarlas: { $numbers }
grid-unavoidable = conjuntos inevitables de hasta { $most } celdas: { $sets }
grid-orbits = salvo automorfismos: { $sets }
grid-mcn-proved = MCN { $mcn }, demostrado para estos conjuntos:
grid-mcn = MCN { $mcn } o más:
grid-searched = explorado el { $share } %; no hubo tiempo para el resto
grid-searched-all = todo explorado
check-several-solutions = varias soluciones: { $puzzle }
check-no-solution = sin solución: { $puzzle }
count-more = { "" } o más
count-about = { "" } (unas { NUMBER($estimate, maximumSignificantDigits: 3) })
count-stop-n-solutions = detenerse a las N soluciones
count-so-far-about-all = { $count } hasta ahora, unas { NUMBER($estimate, maximumSignificantDigits: 3) } en total
file-to-read = un archivo para leer
formulas-seed-solution = # semilla { $seed }, solución { $solution }
formulas-formula-puzzles = sudokus con fórmulas
formulas-formulas-could-go-may = las fórmulas que sobran pueden quedarse
cli-text-rules-go-every = un texto de reglas que valen para todos los sudokus
cli-work-n-processes = trabajar con N procesos, como mucho uno por procesador
cli-jobs-as-processors =
    { $count } { $count ->
        [one] proceso
       *[other] procesos
    }, uno por procesador; se pidieron { $jobs }
cli-number-from = se esperaba un número desde { $least }, no { QUOTE($found) }
cli-pages = se esperaba el número de una página, como 3 o 3-7, no { QUOTE($found) }
cli-work-dask-cluster-such = trabajar en un clúster de Dask, como HOST:8786
cli-n-x-n-board = un tablero de N x N
cli-board-such-x-windoku = un tablero, como "9 x windoku" o "6 3x2"
cli-what-does-work-default = qué hace el trabajo (por defecto: lo más rápido)
cli-language = escribir en este idioma (por defecto: el de LC_ALL o LANG); las claves y los códigos de error no cambian con él
cli-write-one-json-object = escribir un objeto JSON por línea
cli-puzzle-list-any-form = un sudoku o una lista en cualquier formato (por defecto: stdin)
cli-read-all-input-before = leer toda la entrada antes de la primera respuesta
cli-what-text-can-several = qué es un texto que puede ser varias cosas
cli-pages-of-pdf = la página de un PDF, o la primera y la última (3-7); si no se dice, todas
cli-table-instead-csv-jsonl = en su lugar, una tabla: .csv, .jsonl o .parquet
cli-resume = con --save ARCHIVO.jsonl: seguir donde se detuvo una ejecución anterior
cli-time-each-puzzle-default = tiempo de procesador para cada sudoku, en segundos (por defecto 60)
cli-search-states-each-puzzle = estados de búsqueda para cada sudoku
generate-own-all-json-sort = own; todas con --json o --sort
generate-pencilmark-seed = pencilmark { $version }, semilla { $seed }, { $wishes }
generate-givens =
    { $clues } { $clues ->
        [one] pista
       *[other] pistas
    }
generate-write-puzzles-into-file = escribir los sudokus en un archivo según se crean
generate-out-go-where-earlier = con --out: seguir donde se detuvo una ejecución anterior
generate-how-many-puzzles-default = cuántos sudokus (por defecto 1)
generate-same-seed-gives-same = la misma semilla da los mismos sudokus
generate-several-wishes-once-print = varias peticiones a la vez, para imprimir
generate-give-up-puzzle-after = abandonar un sudoku después de N intentos
generate-rate-these-none = valorar con estas; '' para ninguna ({ $usual })
generate-sort-difficulty-easiest-first = ordenar por dificultad, primero los más fáciles
generate-beside-levels-counts = junto con niveles con cantidades
generate-seed = semilla { $seed }
generate-whole = { $file }: está completo
generate-added =
    { $file }: { $count } { $count ->
        [one] sudoku
       *[other] sudokus
    }
hint-where-look-which-technique = 1 dónde mirar, 2 qué técnica, 3 el paso explicado (por defecto), 4 además la cuadrícula que queda
hint-no-step-found = no se encontró ningún paso
link-words-only = solo con palabras
link-left-out = fuera
link-whose-link-which-form = de quién es el enlace, o qué formato (por defecto f-puzzles)
order-text-rules-one-line = un texto de reglas, una por línea
order-read-rules-backwards-too = leer las reglas también al revés
path-ladder-default-teaching = la escalera de técnicas (por defecto teaching)
path-verify = comparar cada paso con la solución, y terminar con estado 1 si uno es falso
path-held =
    { $count } { $count ->
        [one] paso comparado
       *[other] pasos comparados
    } con la solución
path-not-held = no se comparó nada con la solución: no se encontró ninguna a tiempo, o no hay exactamente una
path-false = el paso { $number } es falso y se dejó fuera: { $step }
path-write-html-document-drawing = escribir un documento HTML con un dibujo de cada paso
rate-hodokus-score-may-differ = La puntuación de HoDoKu puede variar entre cuadrículas equivalentes: entre pasos del mismo tipo toma el primero que encuentra.
rate-t-e-depth-backdoor = profundidad de T&E { $trial }, tamaño de puertas traseras { $size }, { $singles } con singles
scale-own = nuestro propio nivel
scale-se = Sukaku Explainer
scale-class = el menor equivalente
rate-not-known = no se sabe
rate-not-rated-its-solutions = { $puzzle }  no se puede valorar; soluciones: { $status }
rate-tell-every-step-well = contar también cada paso
rate-ladder-path-default-hodoku = la escalera de técnicas del camino (por defecto hodoku)
rate-techniques-path-does-without = técnicas de las que prescinde el camino
rate-se-hodoku-own = se, hodoku, own
rate-er-classic-sudoku-explainer = ER del Sudoku Explainer clásico
rate-also-what-singles-do = además, lo que hacen los singles, la profundidad de T&E, las clases por trenzas y por whips (B, W, gB, gW o BxB) y las puertas traseras
rate-also-er-least-isomorph = además, la ER del menor equivalente
rate-class-braids = { $trial } (clase { $braids })
rate-backdoors = { $size } (hay { $count })
rate-clue-score = puntuación por indicaciones { $clue_score }
rate-class-er = ER de la clase { $class_er }
rate-hardest = la más difícil: { $names }
rate-out-of-time = sin tiempo para { $scales }
rate-er-least-so-far = ER { $er_at_least } como mínimo hasta ahora
rules-file-rules = un archivo de reglas
cli-solve-explain-rate-generate = Resolver, explicar, valorar, crear e imprimir sudokus.
cli-pencilmark = pencilmark { $version }
cli-done = { NUMBER($done) } hechos
cli-done-left = { NUMBER($done) } hechos, faltan { $left }
setting-seed-solution = # { $variant }{ $level }, semilla { $seed }, solución { $solution }
setting-puzzles-variants-also-minimal = sudokus con variantes (también --minimal: no sobra ninguna indicación de ningún tipo)
sheet-puzzles-pages =
    { $pdf }: { $puzzles } { $puzzles ->
        [one] sudoku
       *[other] sudokus
    } en { $pages } { $pages ->
        [one] página
       *[other] páginas
    }
sheet-sheet-which-rates-what = en una hoja, que valora lo que muestra (--show)
sheet-file-write = el archivo que se escribe
sheet-puzzles-one-line-one = sudokus, uno por línea, o uno dibujado, o reglas; - para la entrada estándar
sheet-class-set-n-sheets = para una clase: N hojas de sudokus y una de soluciones
sheet-beside-file-puzzles = junto con un archivo de sudokus
sheet-beside-pupils-which-makes = junto con --pupils, que crea una página para cada uno
sheet-note-puzzle-print-has = aviso: un sudoku para imprimir tiene { $how_many }
solve-stop-after-n-solutions = detenerse después de N soluciones (por defecto 2)
solve-only-how-many-unique = solo cuántos tienen una, varias o ninguna solución
solve-choose-cells-values-random = elegir celdas y valores al azar, con esta semilla
solve-log-every-step-search = registrar cada paso de la búsqueda
solve-trace-candidate-grid-after = con --trace: la cuadrícula de candidatos después de cada paso
steps-only-one-x-wing = solo esta: x-wing, o el código 0300 de HoDoKu
steps-explain-each-step = explicar cada paso
steps-steps =
    { $puzzle }: { $count } { $count ->
        [one] paso
       *[other] pasos
    }
worksheet-puzzles-pages-seed =
    { $pdf }: { $puzzles } { $puzzles ->
        [one] sudoku
       *[other] sudokus
    } en { $pages } { $pages ->
        [one] página
       *[other] páginas
    }, semilla { $seed }
worksheet-worksheet-write = la ficha que se escribe
scale-hodoku = HoDoKu
check-minimal = , mínimo
rate-above = más de { $most }
solve-cut = , detenido antes de encontrarlas todas
candidates-cut = detenido antes de encontrarlos todos:
solve-summary =
    { $puzzles } { $puzzles ->
        [one] sudoku
       *[other] sudokus
    }: { $counts }; { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s ({ $backend })
option-symmetry = de las pistas: { $known }
    .label = Simetría
symmetry-none = Ninguna
symmetry-rotational180 = Medio giro
symmetry-rotational90 = Cuarto de giro
symmetry-mirror-horizontal = Izquierda y derecha
symmetry-mirror-vertical = Arriba y abajo
symmetry-mirror-both = Ambos espejos
symmetry-diagonal = Diagonal
symmetry-antidiagonal = Otra diagonal
symmetry-diagonals = Ambas diagonales
symmetry-full = Completa
option-clues = N pistas, o un intervalo como 24-28
    .label = Pistas
    .hint = Un número, o un intervalo como 24-28
option-pattern = pistas donde tiene X, ninguna donde tiene . ; o las propias X y .
option-minimal = no sobra ninguna pista (con simetría: ninguna órbita de pistas)
    .label = Mínimo (no sobra ninguna pista)
option-level = de Beginner a Beyond; varios: Easy:5,Hard:3
option-er = ER de Sukaku Explainer
    .label = ER de Sukaku Explainer
    .lowest = ER más baja
    .highest = ER más alta
option-hodoku-level = { $known }, como los tiene HoDoKu
    .label = Nivel de HoDoKu
option-hodoku-score = puntuación de HoDoKu
    .label = Puntuación de HoDoKu
    .lowest = Puntuación más baja
    .highest = Puntuación más alta
option-effort = con --level: N de 5, o un intervalo como 2-4
    .label = Más o menos difícil dentro del nivel
    .hint = De 1 a 5, o un intervalo como 2-4
option-open = celdas que los singles llenan de entrada, como mínimo
    .label = Celdas resolubles al principio
    .hint = Al menos estas celdas se pueden llenar de entrada
option-technique = tiene que hacer falta, y nada más difícil
    .label = Necesita
option-any-of = una de estas tiene que hacer falta, y nada más difícil que la más difícil
    .label = Necesita una de
    .hint = Nombres separados por comas: hace falta al menos una de estas técnicas
option-practice = con --technique o --any-of: todo lo demás son singles
    .label = Aparte, solo singles
option-method = cómo se eligen las pistas
option-word = un wordoku con sus letras: una fila, una columna o una diagonal de la solución forma la palabra
    .label = Palabra oculta
    .hint = Tantas letras distintas como números. Una fila, una columna o una diagonal de la solución forma la palabra.
option-variant = la variante: { $known }
    .label = Variante
option-no-givens = con --variant: solo indicaciones, sin números
option-formulas = N fórmulas; sin N, las que hagan falta
option-operators = de entre { $known } (por defecto + - * /)
option-operands = N como mucho en una fórmula (por defecto 2)
option-largest = constante máxima (por defecto 9; 0 para ninguna)
option-givens = N pistas, o las que sean con any (por defecto 0)
option-shape = ¿dependen las fórmulas unas de otras en círculo?
option-guesses = ¿se resuelve solo por propagación?
option-title = para la portada
    .label = Título
option-subtitle = para la portada
    .label = Subtítulo
option-author = para la portada
    .label = Autor
option-licence = all-rights, cc-by, cc0, copies o tus propias palabras
    .label = Licencia
licence-usual = Sin indicar
option-copyright = una línea de los créditos: "© 2026 N. Apellido"
    .label = Derechos de autor
    .blank = © 2026 N. Apellido
option-seed = la misma semilla da el mismo libro
option-no-seed-line = sin semilla en los créditos
    .label = Semilla en los créditos
option-paper = A4 (por defecto), A5, Letter, 6x9in o 170x240mm
option-margin = libre todo alrededor
    .label = Margen, mm
option-book-margin = libre alrededor, o auto: 9,6 en libros de bolsillo, 15 en papel mayor
    .blank = según el papel
option-gutter = más junto a la encuadernación, o auto: según las páginas
    .label = Margen de encuadernación, mm
    .blank = según las páginas
option-bleed = más allá del corte
    .label = Sangrado, mm
option-bleed-sides = outer (por defecto): no junto a la encuadernación
option-per-page = sudokus: { $known } (por defecto 4)
    .label = Por página
option-show = con cada sudoku: { $known }; '' para nada
show-level = Niveles
show-rating = Valoraciones
show-minutes = Minutos
option-answers = dónde están (por defecto: end)
    .label = Soluciones
answers-end = Al final
answers-chapter = Después de cada capítulo
answers-none = Sin ellas
option-answers-per-page = por defecto 12
    .label = Soluciones por página
option-no-how-to-solve = sin páginas sobre las técnicas
    .label = Cómo se resuelven
option-how-to-pages = páginas de «Cómo se resuelven» como máximo, sobre las técnicas que necesitan la mayoría de los sudokus; 0: las que ocupen todas (por defecto 8)
option-fewer = imprimir menos sudokus si un capítulo no se puede llenar, en vez de ningún libro
    .label = Imprimir menos si no se encuentran todos
option-half-title = una página solo con el título
    .label = Portadilla
option-introduction = la tuya, en Markdown
    .label = Introducción, en Markdown
option-hints = dónde mirar, antes de las soluciones
    .label = Ayudas antes de las soluciones
option-publisher = para los créditos
    .label = Editorial
option-isbn = para los créditos
    .label = ISBN
option-blurb = para la contracubierta
    .label = En la contracubierta
option-barcode = el código de barras del ISBN en la contracubierta, sin precio
    .label = Código de barras en la cubierta
option-stock = del papel: decide el lomo (por defecto white)
    .label = Papel de las páginas
stock-white = Blanco
stock-cream = Crema
stock-colour = Para color
option-printer = de quién es la fórmula (por defecto kdp)
    .label = Lomo para
printer-kdp = KDP
printer-lulu = Lulu
option-series = volúmenes que no comparten ningún sudoku
    .label = Volúmenes
option-volume = cuál de ellos es este
    .label = Solo el volumen
    .blank = todos
option-pdfa = como PDF/A-2u
    .label = Para archivar (PDF/A)
option-pdfx = libro y cubierta como PDF/X-4, en grises
    .label = Para la imprenta (PDF/X, grises)
option-fonts = en qué se compone (por defecto serif)
    .label = Tipo de letra
fonts-serif = Con serifas
fonts-mixed = Con serifas; sin ellas, títulos y pistas
fonts-sans = Sin serifas
option-logo = el de la editorial, en SVG, PNG o JPEG, en la portada y la cubierta
    .label = Logotipo
option-sheet-paper = A4, A5, Letter, 6x9in o como 170x240mm
option-landscape = más ancho que alto
    .label = Orientación
landscape-usual = Vertical
landscape-yes = Horizontal
option-sheet-gutter = además, libre junto a la encuadernación
option-sheet-per-page = sudokus por página (por defecto: 1, 2, 4 o 6)
option-sheet-title = arriba en cada página
option-name-line = sitio para un nombre y una fecha
    .label = Nombre y fecha
option-sheet-show = alguno de { $known }
sheet-show-number = Número
sheet-show-level = Nivel
sheet-show-rating = Valoración
sheet-show-clues = Pistas
sheet-show-seed = Semilla
option-link = un código QR con cada sudoku, para la página en URL
    .label = Código QR
option-marks = ninguno, candidatos o sitio para ellos
    .label = Celdas vacías
marks-none = Vacías
marks-room = Sitio para candidatos
marks-candidates = Todos los candidatos
option-sheet-answers = none, end, foot (del revés) o next, la página siguiente
sheet-answers-end = En las últimas páginas
sheet-answers-foot = Del revés, al pie
sheet-answers-next = En la página siguiente
option-cards = líneas para recortar; con --answers next, las soluciones detrás
sheet-kind = Hojas
    .label = Presentación
sheet-kind-pupils = Para una clase, una hoja cada uno
sheet-kind-cards = Tarjetas para recortar
option-large = letra grande
    .label = Letra grande
option-written =
    .label = Mis propios números
option-left-handed = para zurdos: encuadernado a la derecha, los tableros a la izquierda de la página y sitio para notas al lado
    .label = Para zurdos
option-coordinates = junto al tablero: none, r1c1, a1 o kanji
    .label = Nombres de filas y columnas
coordinates-none = Sin ellas
option-first = número del primer sudoku
option-puzzles = los tuyos: se toman los que la necesitan
    .label = Sudokus
    .blank = title,puzzle,level
option-worksheet-technique = qué practicar, como x-wing
    .label = Técnica
option-shipped = posiciones de las lecciones, al instante
    .label = Posiciones ya preparadas
option-worksheet-count = sudokus por hacer (por defecto 6)
    .label = Sudokus
option-worksheet-seed = la misma semilla da la misma ficha
option-worksheet-title = en lugar del nombre de la técnica
option-worksheet-practice = todo lo demás son singles: para principiantes
    .label = Aparte, solo singles
option-start = con todas las notas escritas, solo los números, las pistas, o paso a paso
    .label = Empezar con
start-usual = Automático
start-marks = Todos los candidatos
start-digits = Números ya encontrados
start-clues = Solo las pistas
start-steps = Un paso cada vez
option-no-hints = sin ayudas al pie
    .label = Ayudas
option-range = un número o un intervalo como 24-28
option-number = un número o { $word }
option-whole-number = un número entero o { $word }
read-puzzles = sudokus para leer
read-pattern = un patrón para leer
read-introduction = una introducción para leer
read-logo = un logotipo para leer
cli-cells = nombrar así las celdas en las frases: r5c3, E3 o 五行三列
mcp-jobs = llamadas que se atienden a la vez (por defecto, una por procesador)
daily-out = la carpeta que se escribe
daily-link = la dirección de una página de Pencilmark donde se juega
daily-days = cuántos días (por defecto, 365)
daily-from = el primer día, por ejemplo 2027-01-31 (por defecto, hoy)
daily-until = el último día del canal (por defecto, hoy)
daily-date = se esperaba una fecha como 2027-01-31, no { QUOTE($found) }
daily-written =
    { $folder } contiene { $puzzles } { $puzzles ->
        [one] sudoku
       *[other] sudokus
    } (semilla { $seed })
class-pupils = cuántos alumnos (por defecto, 30)
class-one-link = Un solo enlace para todos, en el que cada uno elige su número: { $link }


pattern-find = explorar el patrón hasta encontrar N sudokus
pattern-rated = con --find: solo los que tienen { $scale } en este intervalo
pattern-changed = con --find: cuántas pistas cambian de valor a la vez (por defecto 1)
pattern-each-er = con --find: ninguna ER dos veces, como en una ronda del juego
pattern-sample = cuadrículas al azar con las que se estiman las clases (por defecto { $usual })
pattern-known = tus sudokus: { NUMBER($puzzles) }, clases: { NUMBER($classes) }, mínimos: { NUMBER($minimal) }
