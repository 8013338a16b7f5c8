### Hojas, libros y fichas: lo que se imprime en papel, y qué está mal en lo que se pide.

too-many =
    .fewer-puzzles-page-qr = se esperaban menos sudokus por página: un código QR necesita { NUMBER($side, maximumFractionDigits: 0) } mm
    .fewer-puzzles-page-would = se esperaban menos sudokus por página: { $count } tendrían { NUMBER($wide, maximumFractionDigits: 0) } mm de ancho
    .large = se esperaban menos sudokus por página: la letra grande tiene { $least } puntos o más, hay { NUMBER($found, maximumFractionDigits: 1) }

bad-text = el tipo de letra no tiene ningún signo para { QUOTE($sign) }, que está en { QUOTE($text) }

empty =
    .own-puzzles = se esperaban sudokus propios, y no hay ninguno

a-list =
    .own = se esperaba un sudoku en cada fila, no { QUOTE($found) }

own-puzzle = el sudoku { $number }{ $title } tiene { $how_many }, así que no se puede imprimir con solución

bad-toml =
    .toml = se esperaba TOML: { $words }
    .characters = se esperaban { $most } caracteres como mucho, no { $found }
    .book-file-lists-within = se esperaba el archivo de un libro, sin listas dentro de listas

bad-value =
    .table-chapter-each-chapter = se esperaba una tabla [[chapter]] por capítulo
    .key = se esperaba { $wanted } como { $key }, no { QUOTE($found) }

unknown-key = se esperaba uno de { $known }, no { QUOTE($found) }

bad-per-page =
    .puzzles-page = se esperaba uno de estos números de sudokus por página: { $known }, no { $found }
    .puzzles-page-2 = se esperaban de 1 a { $most } sudokus por página, no { $found }

bad-count =
    .chapter-puzzle-more = se esperaba un capítulo de 1 sudoku o más, no { $found }
    .puzzles-chapters = se esperaban de 1 a { $most } sudokus en capítulos, no { $found }
    .puzzles = se esperaban de 1 a { $most } sudokus, no { $found }
    .pupils = se esperaban de 1 a { $most } alumnos, no { $found }
    .pupil-number = se esperaba el número de un alumno, de 1 a { $most }, no { $found }

bad-answers = se esperaba { $known } para las soluciones, no { QUOTE($found) }
bad-seed = se esperaba una semilla de 0 a { $most }, no { $found }

bad-show =
    .be-shown = se esperaba { $known } para mostrar, no { QUOTE($found) }
    .sheet = se esperaba alguno de { $known }, no { QUOTE($found) }

bad-logo =
    .kind = se esperaba un logotipo en SVG, PNG o JPEG, no otra cosa
    .size = se esperaba un logotipo de { $most } KB como mucho, no uno mayor
    .broken = se esperaba un logotipo en JPEG entero, no uno dañado
    .colours = se esperaba un logotipo en JPEG en grises o en rojo, verde y azul, no en otros colores
    .drawing = se esperaba un logotipo en SVG con trazados y un viewBox, no uno que no se puede dibujar
    .press = se esperaba, para la imprenta, un logotipo de colores lisos, no uno con colores degradados

bad-isbn = se esperaba un ISBN cuya última cifra compruebe las demás, no { QUOTE($found) }
bad-used = se esperaba un tablero y un sudoku de su clase, no { QUOTE($found) }
bad-volume = se esperaba un volumen de una serie de 1 a { $most }, no { $found } de { $series }

bad-bleed = se esperaba un sangrado de 0 a { $most } mm, no { $found }
    .sides = se esperaba un sangrado en los lados { OR($known) }, no { QUOTE($found) }

bad-start = se esperaba empezar con { OR($known) }, no { QUOTE($found) }

bad-technique =
    .technique-practise = se esperaba una técnica de la escalera para practicar, no { QUOTE($found) }

no-pdf = para escribir PDF hace falta { $name }: pip install 'pencilmark[pdf]'
bad-title = se esperaba un título de { $most } letras como mucho

bad-paper =
    .sides-mm = se esperaban lados de { NUMBER($least, maximumFractionDigits: 0) } a { NUMBER($most, maximumFractionDigits: 0) } mm, no { QUOTE($found) }
    .name = se esperaba { $known } o un tamaño como 170x240mm, no { QUOTE($found) }

bad-margin =
    .margins-gutter-bleed-mm = se esperaban márgenes, encuadernación y sangrado de 0 mm o más
    .margins-leave-mm-print = se esperaban márgenes que dejen { NUMBER($least, maximumFractionDigits: 0) } mm para imprimir

in-chapter = capítulo { QUOTE($name) }: { $why }
chapter-lacks = al capítulo { QUOTE($name) } le faltan { $missing } de { $count }: { $why }
book-lacks = { CLAUSES($lacks) }
bad-option = se esperaba { $option } de entre { $known }, no { QUOTE($found) }
pdf-written = { NUMBER($share, style: "percent") } del PDF escrito
page-laid-out = página { $page } de { $total } compuesta
puzzles-made =
    { $count } de { $total } { $total ->
        [one] sudoku creado
       *[other] sudokus creados
    }
puzzles-made-next =
    { $count } de { $total } { $total ->
        [one] sudoku creado
       *[other] sudokus creados
    }; { NUMBER($tried) } probados para el siguiente

no-practice =
    .shipped = las lecciones no traen posiciones de { $technique }
    .own = se esperaba que 2 o más de tus sudokus necesitaran { $technique }, no { $found }
    .puzzles = no hay sudokus que necesiten { $technique }: { $why }
    .try-practice = no hay sudokus que necesiten { $technique }: { $why }; prueba con practice, donde lo demás son singles

bad-options =
    .no-isomorphs = los sudokus para una clase piden un tablero con cajas y sin otras reglas, no { $board }
    .not-unique = los sudokus de una clase salen de uno con solución única
    .pdfa-or-pdfx = se esperaba PDF/A o PDF/X, no los dos: un archivo es para archivar o para la imprenta
    .barcode = se esperaba un ISBN para el código de barras
    .variant-alone = los sudokus con variante se crean: no se esperaban ni propios ni de las lecciones
    .shipped = las posiciones de las lecciones llevan todas las notas escritas: no se esperaban junto a ellas puzzles, practice ni clues

own-looked-at = { $count } de { $total } de tus sudokus examinados
printed-seed = semilla { $seed }
drawn-row = Fila { $row }: { $values }.
drawn-board = Sudoku, { $rows } por { $columns }.
drawn-solution = Solución, { $rows } por { $columns }.
drawn-blank = vacía
title-volume = { $title }, volumen { $volume }
examples-drawn = { $name }, dibujado. { $text }
licence-all-rights = Todos los derechos reservados.
    .label = Todos los derechos reservados
licence-cc-by = Puedes compartir y adaptar este libro si nombras a su autor: Creative Commons Atribución 4.0.
    .label = CC BY 4.0
licence-cc-by-nc = Puedes compartir y adaptar este libro, sin fines comerciales, si nombras a su autor: Creative Commons Atribución-NoComercial 4.0.
    .label = CC BY-NC 4.0
licence-cc0 = Puedes hacer con este libro lo que quieras: Creative Commons Zero 1.0.
    .label = CC0
licence-copies = Estas páginas se pueden copiar para clases y clubes.
    .label = Se puede copiar para clases
front-made-pencilmark-from-seed = Creado con Pencilmark { $version } a partir de la semilla { $seed }: con las mismas opciones vuelve a salir este libro.
front-no-two-book-alike = , y en este libro no hay dos iguales, se giren como se giren
front-every-puzzle-has-exactly = Cada sudoku tiene exactamente una solución{ $alike }.
front-renamed = { "" } o aunque se renumeren
front-volume-no-two-have = Volumen { $volume } de { $series }: no hay dos con un sudoku en común.
front-level-decides = El nivel y el esfuerzo deciden el orden de los sudokus. La valoración de al lado (ER: la de Sukaku Explainer) es otra escala y puede diferir.
front-set-in-serif = Compuesto en Source Serif, con la licencia SIL Open Font License.
front-set-in-mixed = Compuesto en Source Serif y Source Sans, con la licencia SIL Open Font License.
front-set-in-sans = Compuesto en Source Sans, con la licencia SIL Open Font License.
logo = El logotipo de la editorial
front-by = { $title }, de { $author }
front-chapter = Capítulo { $place }
volume = Volumen { $volume }
front-title-by = , de { $author }
how-to-every-from-once =
    una vez cada { $word ->
        [value] valor
       *[digit] número
    } del 1 al { $value_count }
how-to-every-letter = una vez cada letra del sudoku
how-to-so-does-each-both = Lo mismo vale para las dos diagonales largas.
how-to-so-does-each-shaded = Lo mismo vale para cada ventana sombreada.
how-to-cells-same-place-different = Las celdas en el mismo lugar de cajas distintas contienen números distintos.
how-to-house-shaded-all-differ = En una unidad sombreada, todos los números son distintos.
how-to-cells-knights-move-apart = Las celdas a un salto de caballo contienen números distintos.
how-to-cells-touch-corner-differ = Las celdas que se tocan en una esquina contienen números distintos.
how-to-each =
    { $kind ->
        [row] cada fila
       *[column] cada columna
    }
one-and-last = { $first } y { $last }
how-to-pencil-marks-help-write = Las notas ayudan: escribe en pequeño en una celda lo que aún puede ir ahí, los candidatos, y tacha lo que no. Las celdas se nombran por fila (r) y columna (c): r3c5 está en la fila 3 y la columna 5.
how-to-solve = Cómo se resuelven
how-to-each-box-thick-border = cada caja de borde grueso
how-to-each-region-thick-border = cada región de borde grueso
how-to-holds = { $head } contiene { $every }.
how-to-without-variants = { "" } sin variantes
how-to-steps-below-all-puzzles = Los sudokus{ $whose } no necesitan más que los pasos siguientes, de más sencillo a más difícil, cada uno mostrado una vez.
how-to-steps-below-most-puzzles = Los pasos siguientes son los que necesitan la mayoría de los sudokus{ $whose }, de más sencillo a más difícil, cada uno mostrado una vez.
how-to-drawings-slanted-digits-were = En los dibujos, los números en cursiva se encontraron antes. De las celdas resaltadas y los candidatos rodeados trata el paso; lo que elimina está tachado. En una flecha continua, si un extremo es falso, el otro es verdadero; en una discontinua, si un extremo es verdadero, el otro es falso.
pages-puzzles =
    { $span ->
        [single] sudoku { $first }
        [pair] sudokus { $first } y { $last }
       *[more] sudokus { $first } a { $last }
    }
pages-levels = de { $first } a { $last }
pages-answers = { $name }: soluciones
pages-puzzles-to =
    { $span ->
        [single] Sudoku { $first }
        [pair] Sudokus { $first } y { $last }
       *[more] Sudokus { $first } a { $last }
    }
pages-pages =
    { $span ->
        [single] página { $first }
        [pair] páginas { $first } y { $last }
       *[more] páginas { $first } a { $last }
    }
pages-easiest-first = , primero los más fáciles
pages-formulas = Las fórmulas de cada sudoku están debajo; b3 en ellas es la celda de la fila 2, columna 3.
pages-what-they-need = Lo que necesitan: { $names }.
pages-what-most-need = Lo que necesita la mayoría: { $names }.
pages-on = { $numbers }, { $where }{ $rises }.
puzzle-pages-answer-page = solución en la página { $answer }
puzzle-pages-page = pág. { $answer }
puzzles-no-known-solution = ninguna solución conocida
puzzles-no-solution = ninguna solución
puzzles-several-solutions = varias soluciones
toml-text-quotes = un texto entre comillas
toml-whole-number = un número entero
toml-whole-number-most = un número entero de { NUMBER($most) } como mucho
toml-number = un número
toml-number-most = un número de { NUMBER($most) } como mucho
toml-true-false = true o false
toml-list-texts = una lista de textos
toml-range-such = un intervalo como [1, 2]
wish-formulas = Fórmulas
titled-er = ER { $low } a { $high }
titled-hodoku-level = HoDoKu { $low }
titled-hodoku-score = Puntuación { $low } a { $high }
titled-word = Wordoku
worksheet-your-turn-steps = Te toca. Cada tablero es un paso en el camino al primer «{ $name }»: rellena el hueco y pasa al siguiente.
worksheet-puzzle = , sudoku { $number }
guided-place = { AND($cells) } = { $blank }
guided-strike = Tacha { $blank } en { AND($cells) }
guided-step = { $name }. { $where } { $question }
guided-drawn = Paso { $number }: { $name }. { $where }
worksheet-your-turn-find = Te toca. Encuentra el paso «{ $name }» y { $task }. { $start }.{ $hints }
worksheet-next-step-each-puzzle = Es el siguiente paso en cada sudoku
worksheet-each-puzzle-needs-way = Cada sudoku lo necesita por el camino
worksheet-write-digit-gives = escribe el número que da
worksheet-strike-out-what-rules = tacha lo que descarta
worksheet-where-look-told-upside = { "" } Dónde mirar está del revés, al pie.
entry-givens =
    { $count } { $count ->
        [one] pista
       *[other] pistas
    }
entry-clue-score = puntuación por indicaciones { $score }
about-minutes = unos { $minutes } min
pdf-pencilmark = Pencilmark { $version }
press-identifier = Custom
press-condition = Tinta negra sobre papel no estucado
press-profile = Tinta negra, ganancia de punto del 20 %
pdf-qr-code-link-puzzle = Código QR con un enlace a este sudoku
sheet-answers = { $title }: soluciones
sheet-no-single-solution = sin solución única
blurb-puzzles =
    { $count } { $count ->
        [one] sudoku
       *[other] sudokus
    }: { $chapters }.
blurb-unique = Cada uno tiene exactamente una solución.
check-vector = sin fotografías
check-template = ver la plantilla de la imprenta
no-braille = se esperaban sudokus que una cuadrícula de cifras describa del todo; no hay ninguno para braille
braille = Cada página tiene un sudoku. Las letras a a i son 1 a 9, los puntos 3 6 una celda vacía. Las cajas se separan con dos espacios y con una línea en blanco. Siguen las soluciones.
chapter-puzzles = Sudokus
heading-answers = Soluciones
heading-contents = Índice
heading-hints = Ayudas
heading-introduction = Introducción
heading-worked = Ejemplo resuelto
line-date = Fecha
line-name = Nombre
worksheet-key = : soluciones
heading-sheet = Hoja
sheet-of-class = { $title }: hoja { $place }

daily-title = Sudoku del día
daily-before = Anterior
daily-after = Siguiente
daily-answer = Solución
class-title = Sudoku para la clase
class-answers = { $title }: soluciones
class-play = Jugar
