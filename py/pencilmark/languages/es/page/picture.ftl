### Una imagen de un sudoku, leída y comparada.

picture-opening = Abriendo la imagen…
picture-waiting = Python está en camino…
picture-broken = Este navegador no puede abrir esa imagen: está dañada o es de un tipo que no conoce. Guárdala como JPEG o PNG.
picture-animated = Esa imagen es animada. Guarda el fotograma que muestra el sudoku.
picture-too-large = Esa imagen tiene más de 100 millones de píxeles. Redúcela o recorta el sudoku.
picture-broken-pdf = Ese PDF está dañado o protegido.
picture-no-pdf = Esta copia de la página no abre ningún PDF. Guarda la página del PDF como imagen.
picture-of-pages = de { $count }
picture-several-pages = página { $page } de { $all }
picture-several-read = { $read } de { $all } imágenes leídas
picture-unread =
    { $names ->
        [one] No se encontró ningún sudoku en { AND($names) }.
       *[other] No se encontró ningún sudoku en estas: { AND($names) }.
    }
picture-unsure =
    { $names ->
        [one] El sudoku de { AND($names) } puede tener algún error: ábrelo por separado para compararlo.
       *[other] Estos sudokus pueden tener algún error: { AND($names) }. Abre cada uno por separado para compararlo.
    }

picture-nothing-in-it = vacía
picture-by-hand = a mano
picture-clear = Una solución, y todos los números están claros.
picture-no-solution = Tal como se leyó, no hay solución.
picture-several-solutions = Tal como se leyó, hay varias soluciones.
picture-read-another-way =
    { $cells ->
        [one] Una solución, después de leer { $cells } celda de otro modo.
       *[other] Una solución, después de leer { $cells } celdas de otro modo.
    }
picture-compare-cells =
    { $cells ->
        [0] Compárala con la imagen.
        [one] Compara { $cells } celda marcada con la imagen.
       *[other] Compara las { $cells } celdas marcadas con la imagen.
    }
picture-cell = { $name }: { $value }
picture-cell-to-compare = { $name }: { $value }, compárala
picture-likely = { $percent } %
picture-largest-grid = La cuadrícula más grande
picture-grid-number = Cuadrícula { $number }

picture-your-picture = Tu imagen
picture-reading-the-picture = Leyendo la imagen
picture-which = Cuál
picture-the-board-in-your = El tablero de tu imagen, enderezado
picture-what-was-read-arrows = Lo que se leyó: muévete con las flechas y cámbialo con los números
picture-written-by-hand = Escrito a mano
picture-keep-what-was-written = Conservar lo escrito a mano, como tuyo
picture-looks-right = Está bien
picture-page = Página
picture-all-to-many = Todos los sudokus a Listas
