### Diseñar.

set-none =
    { $way ->
        [unique] No hay solución, así que ninguna pista puede hacerla única.
        [minimal] Solo se puede hacer mínimo un sudoku con exactamente una solución.
       *[symmetric] Solo un sudoku con exactamente una solución dice qué números añadir.
    }
set-idle =
    { $way ->
        [unique] Ya tiene exactamente una solución.
        [minimal] Ya es mínimo.
       *[symmetric] Ya tiene todas las simetrías.
    }
set-offered =
    { $way ->
        [minimal] Con cada una queda un sudoku mínimo:
       *[other] Primero, las que menos cambian:
    }
set-add-givens =
    { $count ->
        [one] añadir { $count } pista: { AND($cells) }
       *[other] añadir { $count } pistas: { AND($cells) }
    }
set-take-givens =
    { $count ->
        [one] quitar { $count } pista: { AND($cells) }
       *[other] quitar { $count } pistas: { AND($cells) }
    }
set-of-symmetry = { $symmetry }: { $what }
set-no-change = nada que cambiar
set-take = Aplicar
set-looking = Buscando…

set-regions-none = Solo se pueden dibujar regiones en una única cuadrícula.
set-regions-whole = Cada región tiene { $size } celdas.
set-regions-apart =
    { $regions ->
        [one] La región { AND($regions) } está en trozos, lo que está permitido.
       *[other] Las regiones { AND($regions) } están en trozos, lo que está permitido.
    }
set-regions-need = Cada región necesita { $size } celdas: { $told }.
set-regions-need-more = Cada región necesita { $size } celdas: { $told }, etcétera.
set-region-too-many =
    la región { $region } tiene { $count }, { $over ->
        [one] sobra { $over }
       *[other] sobran { $over }
    }
set-region-too-few =
    la región { $region } tiene { $count }, { $missing ->
        [one] falta { $missing }
       *[other] faltan { $missing }
    }
set-regions-but = Pero { $problem }.
set-count-of = { $count } de { $size }
set-region-count = Región { $region }: { $count } de { $size } celdas

set-counting = Contando…
set-not-counted = Aún sin contar
set-one-solution = Una solución
set-solutions-at-least = Al menos { NUMBER($count) } soluciones
set-one-or-more = Una, y en { $seconds } s no apareció otra
set-none-in-time = Ninguna encontrada en { $seconds } s
set-givens-clash = las pistas marcadas chocan

set-regions = Regiones
set-rule = Regla
set-new-clue = Nueva indicación: { $name }
set-tool-says =
    { $tool ->
        [digit] Lo que escribas es una pista. El mismo número otra vez la quita.
        [region] Elige una región y arrastra por sus celdas.
       *[more] Escribe un nombre o una palabra de la regla.
    }
set-how =
    { $takes ->
        [line] Arrastra a lo largo, de la primera celda a la última.
        [parts] Arrastra por cada una de sus partes, una tras otra.
        [sight] Pulsa la celda del borde; en una esquina, arrastra hacia dentro.
        [board] Vale para todo el tablero: pulsa Añadir.
       *[cells] Arrastra por las celdas, o pulsa una tras otra.
    }
set-enter-adds = Intro o Añadir la pone en el sudoku.
set-to-be-set = Por definir: { $why }.
set-choose-a-clue = elige una indicación
set-press-does =
    { $way ->
        [moves] Pulsa donde vaya su primera celda, o usa las flechas.
        [reshapes] Pulsa celdas para añadirlas o quitarlas.
       *[has] Arrástrala para moverla; Ctrl + clic añade o quita una celda.
    }
set-number = Número
set-pattern = Patrón
set-at-line = línea { $line }: { $message }
set-at-line-column = línea { $line }, columna { $column }: { $message }

set-what-is-set = Qué se diseña
set-digit-write-what-is = Número: escribir las pistas (Q)
set-cage-cells-with-a = Jaula: celdas con una suma (K)
set-cage = Jaula
set-thermometer-digits-grow-from = Termómetro: los números crecen desde el bulbo (T)
set-thermo = Termo
set-arrow-its-digits-add = Flecha: sus números suman el de su círculo (R)
set-arrow = Flecha
set-line-palindromes-renban-whispers = Línea: palíndromos, renban, susurros (L)
set-line = Línea
set-dot-a-sign-between = Punto: un signo entre dos celdas (O)
set-dot = Punto
set-outside-clues-beside-the = Fuera: indicaciones junto a la cuadrícula (U)
set-outside = Fuera
set-region-draw-a-jigsaw = Región: dibujar un jigsaw (J)
set-region = Región
set-more-search-all-clues = Más: buscar entre todas las indicaciones (/)
set-by-the-fewest-givens = Añadiendo el menor número de pistas posible
set-where-they-differ = Dónde difieren
set-all-digits-that-solutions = Muestra en cada celda todos los números que alguna solución pone ahí
set-make-unique = Hacer único
set-by-taking-givens-away = Quitando las pistas que sobran
set-make-minimal = Hacer mínimo
set-by-the-givens-that = Con las pistas que le faltan a una simetría
set-make-symmetric = Hacer simétrico
set-region-that-is-painted = Región que se pinta
set-sum = Suma
set-add = Añadir
set-move = Mover
set-change-cells = Cambiar celdas
set-of-the-digits-that = Con los números que escribiste en Jugar
set-make-my-digits-givens = Mis números como pistas
set-find-a-clue = Buscar una indicación
set-find-renban-knight-sandwich = Buscar: renban, caballo, sándwich
set-shown-below = Qué se ve abajo
set-clues = Indicaciones
set-rules-as-text = Reglas como texto
set-a-rule-in-python = Una regla en Python
set-the-same-in-python = Lo mismo en Python
set-all-clues = Todas las indicaciones
set-proposals = Propuestas
set-no-clue-is-called = Ninguna indicación se llama así.
set-offers = Propuestas
set-a-rule-is-a = Una regla es una línea como <code>a1 = b2 + 3</code> o <code>sum(a1..a9) = 45</code>. Escribe <kbd>=</kbd> en una celda para empezar su fórmula; haz clic en las celdas para insertar sus nombres.
set-rules-one-a-line = Reglas, una por línea
set-explain-the-order = Explicar el orden
set-which-cell-follows-from = Qué celda se deduce de cuál
set-a-puzzle-with-a = Un sudoku con una variante
set-variant = Variante
set-on = en
set-no-digits-given = sin pistas
set-nothing-to-spare = mínimo: no se puede quitar nada
set-make-a-variant-puzzle = Crear sudoku con variante
set-formulas-on = Fórmulas en
set-3-3-digits-to = 3 × 3, números hasta 9
set-for-children = para niños
set-make-a-formula-puzzle = Crear sudoku con fórmulas
set-a-function-of-up = Una función de hasta tres celdas se convierte en una tabla de lo que permite. Una función de todo el tablero, def rule(grid), da con yield relaciones y dibujos. Solo se ejecuta cuando pulsas el botón, en tu propio navegador, en un Python aparte que se desecha justo después. Los enlaces y las partidas guardadas llevan la tabla, nunca el código. Aun así, no ejecutes código que no entiendas.
set-python = Python
set-def-rule-a1-b2 = def rule(a1, b2): return a1 == b2 % 4
set-make-it-a-rule = Convertir en regla
set-check-as-a-solver = Probar como jugador
set-title-and-rules = Título y reglas
set-title = Título
set-author = Autor
set-rules-in-words = Reglas en palabras
