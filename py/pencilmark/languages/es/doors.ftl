### Lo que comparten la página y la línea de comandos: errores de peticiones y archivos, y avisos de progreso.

bad-request =
    .type = se esperaba { $expected } como { $place }, no { $found }
    .field = se esperaba un campo { $name } en { $place }
    .object-id-kind = se esperaba un objeto con un id y un kind
    .json-text = se esperaba un texto JSON: { $why }

bad-options =
    .chapters-by-by-not = se esperaban capítulos con --{ $option } o con --{ $other }, no con los dos
    .file-tells-chapters-beside = el archivo ya dice los capítulos: no se esperaba además --{ $option }
    .over-source = la tabla se escribiría encima de { $file }, de donde vienen los sudokus: se esperaba --csv con otro nombre
    .bad-journal = no se puede leer el diario de esa ejecución: crea el archivo de nuevo, sin --resume
    .other-run = { $file } se empezó con otra opción ({ $what }): se esperaban las opciones de esa ejecución
    .table = se esperaba un nombre que termine en uno de { $known }, no { QUOTE($found) }
    .beside = no se esperaba --{ $option } { $where }

bad-count =
    .count-each-chapter = se esperaba una cantidad por capítulo, como { $name }:20, no { QUOTE($found) }
    .number-puzzles = se esperaba un número de sudokus, no { $found }
    .puzzles-print = se esperaban de 1 a { $most } sudokus para imprimir, no { $found }

no-file =
    .file-can-be-written = se esperaba un archivo en el que se pueda escribir, no { QUOTE($found) }
    .over-other = se esperaba primero un nombre para el PDF, no { QUOTE($found) }, un archivo que ya existe y no es un PDF: queda como está
    .not-read = se esperaba { $expected }, no { QUOTE($found) }: { $why }
    .no-input = se esperaba un archivo, o una entrada estándar que se pueda leer
    .cannot-be-written = no se puede escribir { QUOTE($path) }: { $why }

other-program =
    .sudocue-ratings = { QUOTE($found) } tiene las valoraciones de SudoCue de una lista; se esperaba la propia lista (.sdm)

no-output = no se puede escribir la salida: { $why }
    .closed = la salida estándar está cerrada

no-notebook = para el tablero de un cuaderno hace falta anywidget (pip install 'pencilmark[notebook]')
no-mcp = para el servidor MCP hace falta mcp (pip install 'pencilmark[mcp]')
no-png = para un PNG hace falta pypdfium2 (pip install 'pencilmark[picture-pdf]')

no-cluster =
    .not-installed = un clúster necesita distributed (pip install 'pencilmark[cluster]')
    .no-answer = ningún planificador responde en { $address }: { $why }
    .no-package = los procesos de { $address } no tienen el paquete pencilmark
    .no-workers = el planificador de { $address } no tiene procesos
    .version = el proceso { $worker } tiene pencilmark { $other }; este es { $own }

no-process = un proceso que compartía el trabajo se terminó desde fuera
no-parquet = Parquet necesita pyarrow (pip install 'pencilmark[parquet]')

bad-value =
    .option = se esperaba { $wanted } como --{ $option }, no { QUOTE($found) }

bad-scales = se esperaban escalas de entre { $known }, no { QUOTE($found) }
bad-scale = se esperaba alguna de { $known }, no { QUOTE($found) }
only-nine = se esperaba un patrón del tablero normal de 9 × 9
has-candidates = se esperaba un sudoku solo de números, no uno con candidatos propios
has-rules =
    se esperaba un sudoku solo de números, no uno con { $count } { $count ->
        [one] regla
       *[other] reglas
    }
a-list = se esperaba un sudoku, no { $found }

empty =
    .puzzles-print-none = se esperaban sudokus para imprimir, y no hay ninguno

bad-technique =
    .technique = se esperaba una técnica como { $example }, no { QUOTE($found) }

unknown-kind = se esperaba uno de { $known }, no { QUOTE($found) }

bad-variant =
    .choose-cell-edge-drag = elige una celda en un borde, o arrastra desde el borde hacia dentro
    .cell-numbers = se esperaban celdas de 0 a { $cells }, no { $found }
    .two-cells-same-twice = se esperaban dos celdas, no dos veces la misma
    .go-on-diagonally = empieza en el borde y sigue por una diagonal
    .go-on-straight = empieza en el borde y sigue por la fila o la columna
    .next-cell-too = elige también la celda siguiente, por una diagonal

no-practice =
    .technique-positions-practise-on = se esperaba una técnica con posiciones para practicar

no-cells =
    .choose = elige celdas
    .choose-number = elige celdas y un número

unknown-variant =
    .other = se esperaba el nombre de una variante, no { QUOTE($found) }

in-file = { $places }: { $why }
at-line = línea { $at }
at-column = columna { $at }
page-drawn = página { $page } de { $total }
puzzles-answered =
    { $done } de { $total } { $total ->
        [one] sudoku respondido y valorado
       *[other] sudokus respondidos y valorados
    }
steps-found =
    { $count } { $count ->
        [one] paso encontrado
       *[other] pasos encontrados
    }
positions-seen =
    { NUMBER($nodes) } { $nodes ->
        [one] posición examinada
       *[other] posiciones examinadas
    } hasta ahora
positions-seen-and-help-is-coming =
    { NUMBER($nodes) } { $nodes ->
        [one] posición examinada
       *[other] posiciones examinadas
    } hasta ahora; otro solucionador viene en su ayuda
solutions-counted =
    { NUMBER($count) } { $count ->
        [one] solución
       *[other] soluciones
    } hasta ahora
solutions-estimated =
    { NUMBER($count) } { $count ->
        [one] solución
       *[other] soluciones
    } hasta ahora, unas { $estimate } en total
cells-tried =
    { $done } de { $total } { $total ->
        [one] celda examinada
       *[other] celdas examinadas
    }
parts-tried = { $found } que sobran
conflict-sought = buscando unas pocas que se contradigan
isomorphs-compared = comparando equivalentes
search-told = siguiendo la búsqueda
seeds-tried =
    { $done } de { $total } { $total ->
        [one] orden probado
       *[other] órdenes probados
    }
looking-for = buscando { $technique }
pages-written = { NUMBER($share, style: "percent") } de las páginas escritas
surveyed = { NUMBER($number) } de { NUMBER($total) }
vicinity-found = Encontrados: { NUMBER($found) }
pattern-told = { NUMBER($rated) } valorados, { NUMBER($found) } encontrados
pattern-vain = llenando el patrón: ninguna de { NUMBER($sample) } cuadrículas al azar sirve, así que sirve menos de 1 de cada { NUMBER($bound) } (con un 90 % de seguridad)
writing-down = anotando
puzzles-read =
    { NUMBER($number) } de { NUMBER($total) } { $total ->
        [one] sudoku leído
       *[other] sudokus leídos
    }
techniques-tried =
    { $count } { $count ->
        [one] técnica probada
       *[other] técnicas probadas
    }
generate-made = { $done } de { $total } creados
generate-near = { $tried }, el más cercano: { $nearest }
generate-usual = lo normal: { $usual }
generate-rating = hay uno creado, y se está valorando
generate-grid = cuadrícula { $grid }; { $doing }
seed-grid = semilla { $seed }: cuadrícula { $tried }, { $doing }
seed-try = semilla { $seed }: al intento { $tried } le faltó { $doing }
checking-text = un texto
checking-request = la petición
checking-object = un objeto
checking-list = una lista
checking-one-of = uno de { $known }
checking-most-bits = { $expected } de 53 bits como mucho
survey-board-line = un tablero y una línea
checking-null = null
console-more =
    … y { NUMBER($count) } { $count ->
        [one] carácter
       *[other] caracteres
    } más
beside-option = junto con --{ $option }
without-option = sin --{ $option }
place-for-level = nivel…
place-for-er = ER…

notebook-mark = Notas
notebook-undo = Deshacer
notebook-hint = Ayuda
notebook-step = Paso siguiente
notebook-solved = Resuelto.
