### Jugar.

play-no-puzzle = No llegó ningún sudoku
play-no-puzzle-why = { $why }. Puedes crear uno en Crear.
play-no-puzzle-network = No hay red, y aquí todavía no hay ninguno guardado.
play-trying =
    { $depth ->
        [one] Probando desde un marcador
       *[other] Probando, a { $depth } marcadores
    }
play-no-singles = No hay singles
play-no-singles-more = Ninguna celda se puede llenar sin pensar más.
play-empty-grid = Una cuadrícula vacía
play-day-state =
    { $state ->
        [playing] jugando
        [begun] empezado
        [done] resuelto
       *[free] por empezar
    }
play-solved-in = { " " }resuelto en{ " " }

play-what-variant = sudoku { $name }
play-made-graded = { $what } ({ $level }), { $sides }
play-made-joined = { $what } ({ $level })
play-made-plain = { $what }, { $sides }
play-will-play = Jugar: { $what }
play-making = Creando: { $what }
play-will-make = En cuanto esté listo, creará: { $what }.
play-meanwhile = Sigue jugando entretanto: llegará en cuanto se encuentre.
play-none-found-for = Se probaron muchos y no salió: { $what }. Inténtalo otra vez, o con otro nivel.
play-todays-level = Hoy: { $level }
play-level-of-day = { $level } del { $day }

play-solved = Resuelto
play-now = ahora
play-hints =
    { $count ->
        [0] sin ayudas
        [one] { $count } ayuda
       *[other] { $count } ayudas
    }
play-mistakes =
    { $count ->
        [0] sin errores
        [one] { $count } error
       *[other] { $count } errores
    }
play-move-of = jugada { $at } de { $all }
play-move-at = jugada { $at } de { $all }, { $time }
play-next-today = Siguiente de hoy: { $level }
play-next-another = Otro más: { $level }
play-no-picture = Sin imagen
play-no-picture-why = Este navegador no pudo dibujarla.
play-picture-saved = Imagen guardada
play-picture-saved-more = Muestra las pistas y tu tiempo, nunca la respuesta.
play-first-of-level = tu primero de nivel «{ $level }» aquí
play-best-of = tu mejor tiempo de { $count }
play-faster-than-last = más rápido que la última vez
play-faster-than-some = más rápido que { $some } de tus últimos { $count }
play-a-replay = Una repetición
play-replay-copied = Enlace a la repetición copiado
play-replay-copied-more = Repite tu partida, jugada a jugada, en cualquier navegador.
play-replay-long = Repite tu partida en cualquier navegador, pero tiene { NUMBER($count) } caracteres: algunos programas cortan enlaces tan largos.
play-no-replay-link = No hay enlace a esta repetición
play-no-replay-link-more = Había números antes de la primera jugada: un enlace solo tiene las pistas.
play-replay-broken = No hay repetición
play-replay-broken-more = El enlace se cortó o cambió por el camino. Aquí tienes el sudoku para jugarlo.
play-class-title = Un sudoku para tu clase
play-class-asks = Cada uno recibe uno distinto. Elige tu número, de 1 a { $count }.
play-class-number = Tu número
play-class-play = Jugar
play-a-new-puzzle = Un sudoku nuevo
play-before-is-kept = El anterior está guardado en «Más», «Tus sudokus».

play-no-longer = { " " }ya no
play-nothing-fits = ya no encaja nada
play-in-all = { $digits } en todas las combinaciones
play-cage =
    { $cells ->
        [one] { $sum } en { $cells } celda
       *[other] { $sum } en { $cells } celdas
    }

play-new-puzzle = Nuevo sudoku
play-today = Hoy
play-todays-puzzles = Los sudokus de hoy
play-classic = Clásico
play-killer = Killer
play-diagonal = Diagonal
play-arrow = Flecha
play-kropki = Kropki
play-jigsaw = Jigsaw
play-play-an-easy-classic = Jugar uno clásico y fácil, 9 × 9
play-all = Todos
play-every-puzzle-that-you = Aquí se guarda cada sudoku que empiezas.
play-this-game = Esta partida
play-your-puzzle = Tu sudoku
play-what-digits-write = Qué escriben los números
play-digit = Número
play-corner = Esquina
play-centre = Centro
play-colour = Color
play-digits = Números
play-undo = Deshacer
play-redo = Rehacer
play-erase = Borrar
play-hint = Ayuda
play-check = Revisar
play-marks = Notas
play-fill-marks = Poner notas
play-fill-all-singles = Poner todos los singles
play-try-it-from-here = Probar desde aquí
play-back-to-the-bookmark = Volver al marcador
play-go-back = Volver
play-keep-it = Conservar
play-select-all-cells = Seleccionar todas las celdas
play-select-the-other-cells = Seleccionar las otras celdas
play-start-over = Empezar de nuevo
play-how-it-went = Cómo fue
play-replay = Repetición
play-play-yourself = Jugar tú este sudoku
play-play-the-replay = Ver la repetición
play-place-in-your-solve = Punto de tu partida
play-a-picture-with-your = Una imagen con tu tiempo y las pistas, nunca con la respuesta.
play-no-cage-here = Aquí no hay jaula
play-other-kinds = Otros tipos
play-fog-waits = La niebla espera a Python
play-fog-waits-more = Los números correctos la despejarán en cuanto Python esté listo.
play-fog-gone = Ya no hay niebla
play-fog-gone-more = El sudoku no tiene exactamente una solución, así que no se sabe qué números son correctos.
