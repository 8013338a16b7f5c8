### Tus sudokus: las partidas que se guardan.

kept-full = A este navegador no le queda espacio: tus últimas jugadas no se guardan. Borra partidas que ya no necesites o guárdalas en un archivo.
kept-full-of-made = A este navegador no le queda espacio: guarda en un archivo los sudokus que se están creando.
kept-newer = Aquí se ha usado una versión más nueva de esta página: recárgala para ver tus partidas. Hasta entonces no se guarda nada.
kept-off = Este navegador no guarda nada de esta página: lo que juegues desaparece al cerrarla. Guárdalo en un archivo.
kept-broken-off = la escritura se interrumpió
kept-late = el almacén de este navegador no responde
kept-elsewhere = esta partida siguió en otra pestaña

kept-unread = no se puede leer
kept-bare = se empezó con una cuadrícula vacía
kept-no-record = no es un registro
kept-no-puzzle = no es un sudoku
kept-no-move = no es una jugada
kept-no-board = no es un tablero
kept-no-batch = no es una tanda
kept-wrong-batch = lo que se sabe de ella está dañado
kept-puzzle-away = su sudoku no está
kept-board-away = su tablero no está
kept-board-missing = su tablero, { $board }, no está
kept-move-away = la jugada { $number } no está
kept-move-fails = la jugada { $number } no se puede hacer
kept-unknown-move = no hay jugadas de tipo { $kind }
kept-is-wrong = parte dañada: { $part }
kept-wrong-top = su valor máximo está mal
kept-are-wrong = parte dañada: { $part }
kept-lost = Se han perdido jugadas
kept-lost-why = Lo guardado de esta partida estaba dañado ({ $why }). Las jugadas anteriores están aquí; el resto se apartó.

kept-no-file = Esto no es un archivo de partidas: se esperaba lo que escribe «Guardar todo en un archivo».
kept-newer-file = Este archivo lo escribió una versión más nueva de la página ({ $version }): recarga primero la página.
kept-unreadable = Este archivo no se puede leer.
kept-taken-in = { $taken } añadidas, { $known } ya estaban aquí.
kept-taken-in-refused = { $taken } añadidas, { $known } ya estaban aquí, { $refused } dañadas y omitidas.

kept-aside =
    { $count ->
        [one] { $count } sudoku estaba dañado y se apartó.
       *[other] { $count } sudokus estaban dañados y se apartaron.
    }
kept-aside-now = Ese sudoku estaba dañado y se ha apartado.
kept-sure = Borrar de verdad
kept-outcome-solved = Resuelto
kept-outcome-answered = Respondido por Python
kept-outcome-open = Sin terminar
kept-hints =
    { $count ->
        [one] { $count } ayuda
       *[other] { $count } ayudas
    }
kept-in-a-row =
    { $days ->
        [one] { $days } día seguido
       *[other] { $days } días seguidos
    }

kept-your-puzzles = Tus sudokus
kept-show = Mostrar
kept-all = todos
kept-unfinished = sin terminar
kept-solved = resueltos
kept-favourites = favoritos
kept-none-yet-every-puzzle = Todavía ninguno. Aquí se guarda cada sudoku que empiezas.
kept-favourite = Favorito
kept-by-level = Por nivel
kept-played = Jugados
kept-solved-2 = Resueltos
kept-without-hints = Sin ayudas
kept-best = Mejor
kept-median = Mediana
kept-the-days-puzzles = Los sudokus de cada día
kept-choose-a-day-to = Elige un día para jugar su sudoku, del nivel elegido en «Nuevo sudoku».
kept-the-month-before = El mes anterior
kept-the-month-after = El mes siguiente
kept-mo = lu
kept-tu = ma
kept-we = mi
kept-th = ju
kept-fr = vi
kept-sa = sá
kept-su = do
kept-save-all-as-a = Guardar todo en un archivo
kept-import-a-file = Importar un archivo
kept-a-file-of-games = Un archivo de partidas
kept-move-fault = jugada { $number }: { $fault }
kept-puzzle = Sudoku
kept-on-board = tablero { $board }
kept-open-it = Abrir { $title }
kept-favour-it = Favorito: { $title }
kept-delete-it = Borrar { $title }
kept-minutes = Unos { $low } a { $high } minutos; los jugadores rápidos, { $least } a { $most }
kept-minutes-yours = Unos { $low } a { $high } minutos para ti
kept-minutes-learning = Aprendiendo de tus tiempos: { $games } de { $fewest } partidas por ahora
kept-minutes-learnt = En tus últimas { $games } partidas necesitas el { $percent } % del tiempo de un jugador medio
