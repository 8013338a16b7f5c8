### La búsqueda, observada.

watching-guesses =
    { $count ->
        [one] { NUMBER($count) } suposición
       *[other] { NUMBER($count) } suposiciones
    }
watching-contradictions =
    { $count ->
        [one] { NUMBER($count) } contradicción
       *[other] { NUMBER($count) } contradicciones
    }
watching-deep =
    { $count ->
        [one] hasta { NUMBER($count) } suposición de profundidad
       *[other] hasta { NUMBER($count) } suposiciones de profundidad
    }
watching-all =
    { $lines ->
        [one] { $what }; { NUMBER($lines) } línea.
       *[other] { $what }; { NUMBER($lines) } líneas.
    }
watching-one-solution = Una solución.
watching-more-solutions = Más de una solución.
watching-stopped = Detenida antes de su final.
watching-cut = El registro se corta aquí.
watching-came-by = { $cell } por { $where }
watching-line-of = línea { $line } de { $lines }
watching-guessed = Supuesto: { $guessed }. Lo demás se deduce:
watching-all-followed = Aquí no se supone nada. Todo se deduce:
watching-round = { $placed } colocados, { $struck } tachados

watching-none-done = Detenido antes de terminar la primera.
watching-same-first = { NUMBER($low) } cuadrículas examinadas hasta la primera solución, en cada uno de { $orders } órdenes.
watching-same-whole = { NUMBER($low) } cuadrículas examinadas hasta saberlo todo, en cada uno de { $orders } órdenes.
watching-spread-first = { $orders } órdenes: de { NUMBER($low) } a { NUMBER($high) } cuadrículas examinadas hasta la primera solución; en la mitad, { NUMBER($middle) } como mucho.
watching-spread-whole = { $orders } órdenes: de { NUMBER($low) } a { NUMBER($high) } cuadrículas examinadas hasta saberlo todo; en la mitad, { NUMBER($middle) } como mucho.
watching-late = { $late } se detuvieron antes de su final.
watching-longest = Ver la más larga, semilla { $seed }
watching-shortest = Ver la más corta, semilla { $seed }

watching-watch-the-search = Ver la búsqueda
watching-how-a-machine-does = Cómo lo hace una máquina: suponer, seguir lo que eso impone y volver atrás donde no queda nada.
watching-watch = Ver
watching-shuffled-by-seed = Barajada con la semilla
watching-not = no
watching-try-100-seeds = Probar 100 semillas
watching-along-the-search = Por la búsqueda
watching-first = Primero
watching-back = Atrás
watching-play = Reproducir
watching-step = Paso
watching-last = Último
watching-place-in-the-search = Punto de la búsqueda
watching-speed = Velocidad
watching-1-a-second = 1 por segundo
watching-4-a-second = 4 por segundo
watching-15-a-second = 15 por segundo
watching-60-a-second = 60 por segundo
watching-log-of-the-search = Registro de la búsqueda
watching-tree-of-the-search = Árbol de la búsqueda: al pulsar se va ahí
watching-rounds-the-candidates-after = Rondas: los candidatos después de cada una
watching-rounds-on-the-way = Rondas hasta aquí
watching-what-is-guessed-and = Qué se supone, y cómo se deduce lo demás
watching-how-the-cells-followed = Cómo se dedujeron las celdas
watching-a-hundred-orders = Cien órdenes
watching-grids-looked-at = Cuadrículas examinadas
watching-until-all-is-known = hasta saberlo todo
watching-until-the-first-solution = hasta la primera solución
watching-start = Inicio
watching-guess = Suposición
watching-from-to = de { $from } a { $to }
