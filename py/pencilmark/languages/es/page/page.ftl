### El marco de la página: cabecera, menú y lo que comparten varias secciones.

page-title = Pencilmark: un laboratorio de sudokus
page-language = Idioma

page-comma = ,{ " " }
page-semicolon = ;{ " " }
page-between-sentences = { " " }
page-sentence = { $words }.

page-list = { AND($all) }

page-place-of = { $at } de { $count }
page-lines =
    { $count ->
        [one] { $count } línea
       *[other] { $count } líneas
    }
page-within = { $said }, dentro de { $inside }
page-too-large = Demasiado grande
page-too-large-file = Un archivo de sudokus tiene 50 MB como mucho.
page-not-a-puzzle = Esto no es un sudoku
page-ratings-alone = Un archivo .scl de SudoCue solo tiene valoraciones: abre la propia lista (.sdm).
page-waiting-for-python = Esperando a Python.

page-cells-more = { $count } más

page-seconds = { NUMBER($count, minimumFractionDigits: 1) } segundos
page-under-a-millisecond = menos de un milisegundo
page-tenths = { NUMBER($count, minimumFractionDigits: 1) } milisegundos
page-milliseconds = { $count } milisegundos

page-no-solution = No hay solución
page-solved-in = Resuelto en { $time }.
page-took = Se tardó { $time }.
page-took-for-two = Dos encontradas en { $time }.
page-one-solution = Una solución, y solo una
page-more-solutions = Más de una solución
page-one-of-them = Esta es una de ellas.
page-one-so-far = Una solución hasta ahora
page-not-known = Detenido antes de saber si hay más.
page-yours-differ = Tus números eran otros en { $cells }; Deshacer los recupera.
page-rules-contradict =
    { $count ->
        [one] Esta regla no se puede cumplir: { $rules }.
       *[other] Estas reglas se contradicen: { $rules }.
    }
page-rule-and-digits-contradict =
    { $digits ->
        [one] Esta regla no se puede cumplir con el número de { $cells }: { $rules }.
       *[other] Esta regla no se puede cumplir con los números de { $cells }: { $rules }.
    }
page-rules-and-digits-contradict =
    { $digits ->
        [one] Estas reglas se contradicen con el número de { $cells }: { $rules }.
       *[other] Estas reglas se contradicen con los números de { $cells }: { $rules }.
    }
page-digits-contradict = Estos números se contradicen.
page-digit-cannot-stand = El { $digit } de { $cell } no puede estar ahí.
page-digit-stands-twice = Dos { $digit } se ven: { $cells }.
page-digits-cannot-stand = Los números de { $cells } se contradicen.

page-not-rated = Sin valorar
page-rating-stopped = La valoración se detuvo: se muestra lo que se sabía hasta entonces.
page-rates-one-solution = Solo se puede valorar un sudoku con exactamente una solución.
page-by-logic = Se puede resolver sin adivinar.
page-by-trial = No se encontró un camino sin redes ni ensayo y error.
page-rated-meanwhile = Valorado entretanto: { $level }
page-rated-before = Esta valoración es del sudoku anterior y se guarda con él.
page-scale-clues = Puntuación por indicaciones
page-scale-clues-says = { $score }, la del paso más difícil
page-scale-se = Sukaku Explainer
page-scale-se-says = ER { $er } · EP { $ep } · ED { $ed }
page-scale-se-so-far = ER { $er } como mínimo hasta ahora
page-scale-hodoku = HoDoKu
page-scale-hodoku-says = { $level }, { $score } (los equivalentes pueden variar)
page-scale-class = Toda su clase
page-scale-class-says = ER { $er }, la del menor equivalente
page-singles-alone = Solo con singles
page-singles-fill =
    { $count ->
        [one] llenan { $count } celda
       *[other] llenan { $count } celdas
    }
page-trial = Ensayo y error
page-trial-not-known = profundidad desconocida
page-trial-none = profundidad 0: bastan los singles
page-trial-depth = profundidad { $depth }
page-trial-class = profundidad { $depth }, clase { $braids }
page-backdoors = Puertas traseras
page-not-known-yet = no se sabe
page-backdoors-large = de más de dos celdas
page-backdoors-none = no hacen falta
page-backdoors-one = de una celda: { $cells }
page-backdoors-two = de dos celdas: { $cells }
page-backdoors-one-more = de una celda: { $cells } y { $count } más
page-backdoors-two-more = de dos celdas: { $cells } y { $count } más
page-found = Encontrado: { $name }, { $brief }.
page-also-there = También hay: { $names }.

page-unreadable = Esto no es un sudoku que yo sepa leer
page-at-line = { $message } (línea { $line }).
page-at-character = { $message } (carácter { $column }).
page-at-line-character = { $message } (línea { $line }, carácter { $column }).
page-several-ways = Esto se puede leer de varias formas
page-can-be = Puede ser { OR($labels) }.
page-givens =
    { $count ->
        [one] { $count } pista
       *[other] { $count } pistas
    }
page-rules =
    { $count ->
        [one] { $count } regla
       *[other] { $count } reglas
    }
page-clues =
    { $count ->
        [one] { $count } indicación
       *[other] { $count } indicaciones
    }
page-on-board = { $what } en { $size } por { $size } celdas
page-under-fog = Un sudoku bajo la niebla
page-missing = No se entendió todo: debajo de la cuadrícula se dice qué falta.
page-loaded = Resolver rellena la respuesta y dice si es la única; Ayuda muestra el siguiente paso.

page-no-such-puzzle = No hay un sudoku así
page-none-found = No se encontró un sudoku así
page-stopped = Detenido
page-as-it-was = Tu cuadrícula está como estaba.
page-not-on-board = En este tablero, no
page-part-missing = Falta una parte de Python
page-ask-later = { $message }. Tu cuadrícula está como estaba: vuelve a pedirlo más tarde.
page-starting-again = Tu cuadrícula está como estaba. Python está arrancando de nuevo: vuelve a pedirlo.
page-bug = Algo va mal en Pencilmark
page-bug-says = { $message }. Tu cuadrícula está como estaba.
page-percent-made = { $percent } por ciento creado.
page-made-of = { $count } de { $wished } creados
page-stop-keeps = El primero ya está en la cuadrícula. Detener conserva los que hay.
page-new-one-solution = Un sudoku nuevo, con una solución
page-seed-again = { $what }. La semilla { $seed } lo crea de nuevo.
page-board-is-another = Ahora el tablero es otro
page-board-called = Se llama { $name }. Deshacer recupera el anterior.

page-start = Pega un sudoku
page-your-move = Te toca
page-your-move-more = Resolver pone la respuesta y dice si es la única.
page-rating = Tomándole la medida
page-rating-more = Python lo resuelve como una persona, paso a paso.
page-viewing = Este es el camino
page-viewing-more = Tu propia cuadrícula espera detrás: vuelve a ella o sigue desde aquí.
page-solving = Resolviendo
page-at-work = Python está trabajando.
page-making = Creando sudokus
page-copied-all = Sudokus copiados
page-one-line-each = Una línea cada uno.
page-not-copied = No se copió nada
page-no-clipboard = Este navegador no deja que la página escriba en el portapapeles.
page-blank = Nada que resolver
page-blank-more = La cuadrícula está vacía: pega un sudoku, abre un archivo o escríbelo.
page-emptied-more = Escribe las pistas o pega un sudoku.
page-at-start = Aquí empieza el sudoku
page-at-start-more = Deshacer ya no quita nada. El sudoku anterior sigue estando.
page-fixed = Tus números son ahora el sudoku
page-fixed-more = Empezar de nuevo los conserva. Deshacer los vuelve a hacer tuyos.
page-changed = El sudoku ha cambiado
page-changed-more = Python respondió al anterior. Vuelve a preguntar.
page-link-copied = Enlace copiado
page-link-copied-more = Abre este mismo sudoku. El sudoku está en el propio enlace y no se guarda en ninguna parte.
page-linked = Enlace en la barra de direcciones
page-linked-more = Cópialo de ahí: abre este mismo sudoku.
page-no-link = Sin enlace
page-no-link-more = Este sudoku es demasiado largo para un enlace. Copia sus reglas como texto, en Diseñar.
page-long-link = Este enlace es demasiado largo
page-long-link-more = Ningún enlace de esta página tiene más de 200.000 caracteres: cambió por el camino. Lo que había aquí sigue estando.
page-complete = Completo
page-every-house = Cada unidad contiene cada número una vez.
page-every-rule = Se cumplen todas las reglas.
page-busy = Python está trabajando

page-workers =
    { $count ->
        [one] { $count } proceso en marcha (de { $most } como mucho)
       *[other] { $count } procesos en marcha (de { $most } como mucho)
    }
page-workers-memory =
    { $count ->
        [one] { $count } proceso en marcha (de { $most } como mucho), { $memory } MB
       *[other] { $count } procesos en marcha (de { $most } como mucho), { $memory } MB
    }
page-starting-percent = Python está arrancando, { $percent } %
page-ready = Python está listo
page-not-loaded = No se pudo cargar Python
page-not-loaded-why = No se pudo cargar Python: { $why }
page-not-loaded-more = Resolver, las ayudas y las valoraciones lo necesitan; los números, las notas y los colores, no.
page-no-network = Sin red: no se pudo cargar Python
page-unopened = No se pudo cargar { $name }
page-file-not-loaded = No se pudo cargar { $name }. Ciérralo y vuelve a abrirlo cuando haya red.
page-sheet-line = una línea
page-sheet-half = la mitad
page-sheet-whole = entero

page-tab-answer = Listo para resolver
page-tab-answer-more = Resolver pone la respuesta y dice si es la única. Deshacer recupera tu cuadrícula.
page-tab-hint = Paso a paso
page-tab-hint-more = Ayuda dice dónde mirar, después qué técnica y después por qué. Púlsalo otra vez para saber más.
page-tab-steps = Todos los pasos que hay ahora
page-tab-steps-more = ‹ y › los recorren. Abajo está la lista: pulsa uno para que se explique.
page-tab-path = El camino entero
page-tab-path-more = Pulsa Camino para ir de las pistas a la solución, un paso explicado tras otro.
page-tab-rating = Qué dificultad tiene
page-tab-rating-more = Pulsa Nivel para ver el nivel, la ER de Sukaku Explainer y la puntuación de HoDoKu.
page-tab-questions-more = Elige una abajo.
page-tab-search = La búsqueda
page-tab-search-more = Cómo lo resuelve una máquina: suponer, seguir, volver atrás.

page-pencilmark = Pencilmark
page-places = Secciones
page-play = Jugar
page-solve = Resolver
page-make = Crear
page-many = Listas
page-set = Diseñar
page-print = Imprimir
page-learn = Aprender
page-sudoku-to-play-solve = Sudokus para jugar, resolver y entender
page-python-is-starting = Python está arrancando
page-retry = Reintentar
page-menu = Menú
page-about-pencilmark = Acerca de Pencilmark
page-everything-is-computed-in = Todo se calcula en tu propio navegador. Nada de lo que escribes sale de este dispositivo.
page-kept-here-it-opens = Guardada en este navegador: se abre también sin conexión.
page-there-is-a-new = Hay una versión nueva de esta página.
page-load-it = Cargarla
page-puzzle-and-answer = Sudoku y respuesta
page-sudoku-grid = Cuadrícula del sudoku
page-paused = En pausa
page-unopened-more = Esta parte de la página aún no estaba aquí y no se pudo descargar. Tu sudoku se conserva.
page-go-on = Seguir
page-mind-this = Atención:
page-its-rules-in-its = Sus reglas, en palabras de su autor
page-candidates-in-bold-belong = Los candidatos en negrita son del sudoku; los demás son tuyos.
page-rules-of-this-puzzle = Reglas de este sudoku
page-height-of-this-sheet = Altura de este panel
page-paste-a-puzzle = Pega un sudoku
page-cancel = Cancelar
page-show-the-other = Mostrar la otra
page-back-to-my-grid = Volver a mi cuadrícula
page-copy-answer = Copiar respuesta
page-do-this-step = Hacer este paso
page-step-before = Paso anterior
page-next-step = Paso siguiente
page-back-to-the-last = Volver al último
page-show-which = Mostrar cuáles
page-take-them-back = Retirarlos
page-colour-them = Colorearlas
page-back-to-where-all = Volver a donde todo estaba bien
page-how-much-of-the = Cuánta ayuda dar
page-where = Dónde
page-which = Técnica
page-why = Por qué
page-do-it = Hacerlo
page-along-the-path = Por el camino
page-first = Primero
page-previous = Anterior
page-next = Siguiente
page-last = Último
page-anywhere-on-this-page = En cualquier parte de esta página: una línea de 81 caracteres o una cuadrícula. O escríbelo.
page-the-argument-line-by = El argumento, línea a línea
page-line-before = Línea anterior
page-next-line = Línea siguiente
page-copy-notation = Copiar notación
page-what-is-drawn = Qué se dibuja
page-close = Cerrar
page-an-example-elsewhere = Un ejemplo de otro sudoku.
page-learn-and-practise = Aprender y practicar
page-everything-is-computed-by = Todo lo calcula Python en tu propio navegador. Nada de lo que escribes sale de este dispositivo.
page-about = Acerca de
page-which-did-you-mean = ¿Cuál querías decir?
page-this-text-can-be = Este texto se puede leer de varias formas.
page-none-of-them = Ninguno
page-title-by = { $title }, de { $author }
page-by = de { $author }
page-part-by-part = Parte a parte
page-practice-of = Práctica: { $name }
page-why-within = ¿Por qué?
page-back-to-your-grid = Volver a tu cuadrícula
page-show-more = Mostrar más
page-open = Abrir
page-delete = Borrar
page-level = Nivel
page-kind = Tipo
page-stop = Detener
page-save-as-text = Guardar como texto
page-clear = Vaciar
page-seed = Semilla
page-random = al azar
page-a-whole-number-below = Un número entero menor que 2 elevado a 53
page-minutes = { $count } min
page-pause = Pausar
page-more = Más
page-copy-link = Copiar enlace
page-share = Compartir
page-done = Listo
