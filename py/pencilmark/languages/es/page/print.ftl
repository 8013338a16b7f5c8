### Imprimir.

print-writer-coming = El generador de PDF y sus tipos de letra están en camino
print-not-started = No se pudo arrancar Python: { $why }.
print-summary =
    { $title }: { $puzzles ->
        [one] { $puzzles } sudoku
       *[other] { $puzzles } sudokus
    } en { $pages ->
        [one] { $pages } página
       *[other] { $pages } páginas
    }, semilla { $seed }.{ $out ->
        [0] { "" }
        [one] { " " }Queda fuera { $out } fila.
       *[other] { " " }Quedan fuera { $out } filas.
    }
print-line-says = Línea { $line }: { $message }
print-stopped = Detenido.
print-refused =
    Esto no se puede crear: { $message }{ $line ->
        [0] { "" }
       *[other] { $column ->
            [0] { " " }(línea { $line })
           *[other] { " " }(línea { $line }, columna { $column })
        }
    }.
print-made-some = Los { $count } sudokus creados
print-page-of = Página { $number } de { $total }
print-the-first-page = La primera página
print-sketch-of = Un boceto de { $name }
print-laying-out = Componiendo las páginas
print-fetching-writer = Trayendo el generador de PDF
print-too-long = Son { $pages } páginas: descarga el PDF e imprímelo.
print-pages-saved =
    { $pages ->
        [one] { $pages } página guardada.
       *[other] { $pages } páginas guardadas.
    }
print-series-summary = { $title }: { $volumes } volúmenes, { $puzzles } sudokus, semilla { $seed }.
print-volume-of = Volumen { $volume } de { $volumes }: { $text }
print-checks =
    { $wrong ->
        [0] Cumple las reglas de la imprenta
        [one] { $wrong } punto va contra las reglas de la imprenta
       *[other] { $wrong } puntos van contra las reglas de la imprenta
    }
print-check =
    { $fits ->
        [yes] ✓ { $name }: { $found }
        [no] ✗ { $name }: { $found } (se pide { $wanted })
       *[open] ? { $name }: { $found } ({ $wanted })
    }
print-no-braille = Ninguno de estos sudokus se puede escribir en braille.
print-drawing = Dibujando las imágenes
print-drawn =
    { $total ->
        [one] { $done } de { $total } imagen dibujada
       *[other] { $done } de { $total } imágenes dibujadas
    }
print-no-drawer = No se pudo cargar archive.js: las imágenes van solo en SVG.
print-not-drawn = Este navegador no puede dibujar PNG: las imágenes van solo en SVG.
print-no-logo = Este logotipo no se puede leer: se esperaba un archivo SVG, PNG o JPEG de 500 KB como mucho.
print-made-of =
    { $total ->
        [one] { $count } de { $total } sudoku creado
       *[other] { $count } de { $total } sudokus creados
    }

print-what-to-print = Qué imprimir
print-paper = Papel
print-worksheet = Ficha
print-book = Libro
print-size = Tamaño
print-other = Otro
print-millimetres = Milímetros
print-170x240mm = 170x240mm
print-page-before = Página anterior
print-next-page = Página siguiente
print-a-sketch-the-pages = Un boceto. Las páginas de verdad vienen con el PDF.
print-puzzles-on-paper = Sudokus en papel
print-download-pdf = Descargar PDF
print-print = Imprimir
print-what-you-see-is = Lo que ves es lo que se imprime. Guárdalo como PDF o envíalo a tu impresora.
print-puzzles = Sudokus
print-each-pupil-gets-a = Cada alumno recibe un sudoku distinto. Crea antes tantos como alumnos tengas, en
print-class-link = O envía a todos un solo enlace: Jugar, Más, Copiar o guardar como, Enlace para una clase.
print-beside-each-puzzle = Junto a cada sudoku
print-nothing = nada
print-in-the-grid = En la cuadrícula
print-givens-only = solo las pistas
print-page = Página
print-portrait = vertical
print-a-worksheet = Una ficha
print-a-book = Un libro
print-make-the-worksheet = Crear la ficha
print-make-the-book = Crear el libro
print-open-a-book-file = Abrir un archivo de libro
print-one-technique-a-worked = Una técnica: un ejemplo resuelto, sudokus que la necesitan, ayudas al pie y las soluciones en página aparte.
print-chapters-from-easy-to = Capítulos de fácil a difícil, con índice, instrucciones y soluciones, listos para la imprenta.
print-save-pdf = Guardar PDF
print-save-cover = Guardar cubierta
print-save-pictures-zip = Guardar imágenes (ZIP)
print-save-epub = Guardar EPUB
print-save-table-csv = Guardar tabla (CSV)
print-save-books-file = Guardar archivo del libro
print-left-out = Lo que queda fuera
print-chapters = Capítulos
print-add-a-chapter = Añadir un capítulo
print-printed-with-it = Se imprime con él
print-without-them = Imprimir sin ellos
print-more-about-the-book = Más sobre el libro
print-for-publishers = Para editoriales
print-volume = Volumen
print-each-puzzle-as-a = Además, cada sudoku como imagen
print-save-sample = Guardar la muestra
print-save-braille = Guardar en braille (BRF)
print-save-record = Guardar el registro de sudokus
print-save-all-volumes = Guardar todos los volúmenes (ZIP)
print-for-the-printer = Para la imprenta
print-check-for = Comprobar para
print-ingramspark = IngramSpark
print-series-and-other-files = Serie y otros archivos
print-sample-of-ten = Muestra de diez sudokus
print-braille = Braille (BRF)
print-record-of-puzzles = Registro de los sudokus usados
print-leave-out-those-of = Excluir los de un registro
print-your-own-puzzles = Tus propios sudokus
print-one-a-line-or = Uno por línea, o una tabla con las columnas title, puzzle, level, board, rules, chapter. Forman capítulos propios, antes de los demás.
print-from-a-file = De un archivo
print-puzzles-and-hints = Sudokus y ayudas
print-without-hints = sin ayudas
print-one-a-line-or-a = Una por línea, o una tabla. Se usan las que necesitan la técnica; no se crean otras.
print-count = Cantidad
print-remove = Quitar
print-letter = Carta
print-6-by-9-inches = 6 × 9 pulgadas
print-needs = Pide
