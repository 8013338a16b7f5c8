### Der Suche zusehen.

watching-watch-the-search = Der Suche zusehen
watching-how-a-machine-does = So macht es eine Maschine: raten, den Folgen nachgehen, umkehren, wo nichts mehr bleibt.
watching-watch = Zusehen
watching-shuffled-by-seed = Mischen mit Startwert
watching-not = aus
watching-try-100-seeds = 100 Startwerte probieren
watching-along-the-search = Durch die Suche
watching-first = Anfang
watching-back = Zurück
watching-play = Abspielen
watching-step = Weiter
watching-last = Ende
watching-place-in-the-search = Stelle in der Suche
watching-speed = Tempo
watching-1-a-second = 1 pro Sekunde
watching-4-a-second = 4 pro Sekunde
watching-15-a-second = 15 pro Sekunde
watching-60-a-second = 60 pro Sekunde
watching-log-of-the-search = Protokoll der Suche
watching-tree-of-the-search = Baum der Suche: ein Klick führt dorthin
watching-rounds-the-candidates-after = Runden: die Kandidaten nach jeder
watching-rounds-on-the-way = Runden auf dem Weg hierher
watching-what-is-guessed-and = Was geraten wird, und wie das andere folgt
watching-how-the-cells-followed = Wie die Zellen folgten
watching-a-hundred-orders = Hundert Reihenfolgen
watching-grids-looked-at = Angesehene Gitter
watching-until-all-is-known = bis alles bekannt ist
watching-until-the-first-solution = bis zur ersten Lösung

watching-guesses = { NUMBER($count) }-mal geraten
watching-contradictions =
    { $count ->
        [one] { NUMBER($count) } Widerspruch
       *[other] { NUMBER($count) } Widersprüche
    }
watching-deep = höchstens { NUMBER($count) } tief
watching-all =
    { $lines ->
        [one] { $what }; { NUMBER($lines) } Zeile.
       *[other] { $what }; { NUMBER($lines) } Zeilen.
    }
watching-one-solution = Genau eine Lösung.
watching-more-solutions = Mehr als eine Lösung.
watching-stopped = Vor dem Ende angehalten.
watching-cut = Das Protokoll ist hier abgeschnitten.
watching-came-by = { $cell } durch { $where }
watching-line-of = Zeile { $line } von { $lines }
watching-guessed = Geraten: { $guessed }. Die anderen folgten:
watching-all-followed = Hier wird nichts geraten. Alles folgte:
watching-round = { $placed } eingetragen, { $struck } gestrichen
watching-none-done = Angehalten, bevor die erste fertig war.
watching-same-first = { NUMBER($low) } Gitter angesehen bis zur ersten Lösung, in jeder von { $orders } Reihenfolgen.
watching-same-whole = { NUMBER($low) } Gitter angesehen, bis alles bekannt war, in jeder von { $orders } Reihenfolgen.
watching-spread-first = { $orders } Reihenfolgen: { NUMBER($low) } bis { NUMBER($high) } Gitter angesehen bis zur ersten Lösung, bei der Hälfte höchstens { NUMBER($middle) }.
watching-spread-whole = { $orders } Reihenfolgen: { NUMBER($low) } bis { NUMBER($high) } Gitter angesehen, bis alles bekannt war, bei der Hälfte höchstens { NUMBER($middle) }.
watching-late = { $late } wurden vor dem Ende angehalten.
watching-longest = Der längsten zusehen, Startwert { $seed }
watching-shortest = Der kürzesten zusehen, Startwert { $seed }
watching-start = Anfang
watching-guess = Versuch
watching-from-to = { $from } bis { $to }
