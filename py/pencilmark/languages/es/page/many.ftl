### Listas.

many-column-number = N.º
many-column-puzzle = Sudoku
many-column-name = Nombre
many-column-rated = Valorado
many-column-clues = Pistas
many-column-status = Soluciones
many-column-minimal = Mínimo
many-column-symmetry = Simetría
many-column-hardest = Paso más difícil
many-column-er = ER
many-column-ep = EP
many-column-ed = ED
many-column-score = Puntuación
many-column-technique = Pasos
many-column-twin = Igual que
many-column-canonical = Forma canónica
many-column-solution = Solución

many-asked-canonical = Duplicados, forma canónica
many-asked-level = Nivel, paso más difícil
many-asked-score = Puntuación de HoDoKu
many-asked-technique = Pasos al principio:
many-technique = Técnica
many-asked-er = ER, EP, ED

many-status-none = ninguna
many-status-one = una
many-status-several = varias
many-minimal-no = no
many-minimal-yes = sí

many-nothing-known = todavía no se sabe nada
many-kept = Tu lista de la última vez.
many-kept-paused = Tu lista de la última vez, en pausa.
many-too-many = En la tabla caben { NUMBER($most) } sudokus; se omitieron { NUMBER($over) }.
many-line-cells = La línea { $line } tiene { $cells } celdas; un sudoku de 9 × 9 tiene { $classic }
many-line-no-digits = La línea { $line } no tiene números: { $text }
many-nothing-typed = Pega antes unos sudokus, o abre un archivo.
many-not-bare = Este sudoku tiene notas propias: ábrelo en Resolver
many-stopped = Detenido. Lo leído hasta ahora está en la tabla.
many-open-in = Abrir en
many-choose = Elegir el sudoku { $number }
many-count =
    { $all ->
        [one] { NUMBER($all) } sudoku
       *[other] { NUMBER($all) } sudokus
    }
many-count-of =
    { $all ->
        [one] { NUMBER($shown) } de { NUMBER($all) } sudoku
       *[other] { NUMBER($shown) } de { NUMBER($all) } sudokus
    }
many-print-some = Imprimir { NUMBER($chosen) } elegidos
many-near = Cercanos a los elegidos
many-near-minimal = solo mínimos
many-near-go = Buscar
many-near-name = { $exchange } de { $number }
many-near-found = Sudokus cercanos encontrados: { NUMBER($found) }.
many-near-twins = Gemelos
many-near-below = Mínimos por debajo
many-near-grid = Mínimos de la solución
many-near-er = Subir por ER
many-near-score = Subir por los puntos de HoDoKu
many-near-givens = Pistas como máximo
many-near-again = Continuar
many-near-kind = { $kind }: { $number }
many-grid-go = Examinar la solución
many-grid-title = La solución del sudoku { $number }
many-grid-automorphisms = Automorfismos
many-grid-bands = Bandas (de 416 clases)
many-grid-stacks = Pilas
many-grid-completions = Formas de completarlas
many-grid-sets = Conjuntos inevitables de hasta { $most } celdas
many-grid-of-size = { $size } celdas: { NUMBER($sets) }
many-grid-of-orbits = { $size } celdas: { NUMBER($sets) } ({ NUMBER($orbits) } salvo automorfismos)
many-grid-mcn = Disjuntos como máximo (MCN)
many-grid-proved = { $mcn }, demostrado
many-grid-unproved = { $mcn } o más
many-game = Patterns Game
many-game-about = Busca sudokus con pistas en las mismas celdas, cambiando una pista cada vez, y los valora. Se añaden a la lista.
many-game-pattern = Patrón (X para cada pista) o sudokus para empezar
many-game-changed = Cambio
many-game-count = Sudokus
many-game-each = Ninguna ER dos veces
many-game-go = Buscar
many-game-copy = Copiar como ED=ER/EP/ED
many-game-found = { NUMBER($found) } encontrados, { NUMBER($rated) } valorados.
many-game-copied = { NUMBER($count) } copiados.
many-game-not-copied = No se ha copiado nada.
many-answers = { NUMBER($done) } de { NUMBER($total) } respuestas
many-paused = En pausa: { $answers }
many-a-second = { NUMBER($rate) } por segundo
many-left = faltan { $time }
many-pythons = { $count } Pythons
many-seconds = { $count } s
many-hours = { NUMBER($count, minimumFractionDigits: 1) } h

many-many-puzzles = Listas de sudokus
many-check-a-whole-list = Revisa una lista entera de una vez: qué sudokus tienen exactamente una solución, qué dificultad tiene cada uno y cuáles son el mismo disfrazado.
many-your-table-will-appear = Tu tabla aparecerá aquí.
many-a-list = Una lista
many-add = Añadir
many-open-files = Abrir archivos
many-you-can-also-drop = También puedes soltar archivos en cualquier parte de la página: un sudoku por línea, tablas o cuadrículas, hasta 250.000 sudokus.
many-one-solution = ¿Una solución?
many-each-puzzle-is-proved = De cada sudoku se demuestra si tiene una solución, varias o ninguna. Una línea que no se puede leer dice por qué.
many-how-hard = ¿Qué dificultad?
many-givens-level-hardest-technique = Pistas, nivel, técnica más difícil, puntuación de HoDoKu y ER, para ordenar, filtrar y representar.
many-seen-before = ¿Ya visto?
many-duplicates-are-found-even = Los duplicados se encuentran aunque estén girados, reflejados o renumerados.
many-this-browser-stores-nothing = Este navegador no guarda nada, así que la lista se pierde al recargar.
many-find-out = Averiguar
many-filter = Filtro
many-er-7-solutions-one = er>=7 solutions=one
many-columns = Columnas
many-part-of-a-puzzle = Parte de un sudoku o de un nombre, o condiciones: clues<24, level=hard, minimal=yes
many-puzzles = Sudokus
many-choose-all-or-none = Elegir todos o ninguno
many-print-the-chosen = Imprimir los elegidos
many-save-csv = Guardar CSV
many-save-json-lines = Guardar JSON por líneas
many-clear-the-list = Vaciar la lista
many-chart = Gráfico
many-how-the-values-are = Cómo se reparten los valores
many-resume = Seguir
many-choose-column = Elegir
many-column-of = Columna { $title }
many-play = Jugar el sudoku { $number }
many-solve = Resolver el sudoku { $number }
