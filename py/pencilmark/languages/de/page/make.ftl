### Machen.

make-new-puzzles = Neue Rätsel
make-each-has-exactly-one = Jedes hat genau eine Lösung. Seine Stufe ergibt sich, indem es gelöst wird wie von einem Menschen, Technik für Technik.
make-your-puzzle-appears-here = Hier erscheint dein Rätsel.
make-ordinary = Gewöhnlich
make-for-children = Für Kinder
make-jigsaw-regions-at-random = Jigsaw, zufällige Regionen
make-jigsaw-5-5 = Jigsaw 5 × 5
make-jigsaw-6-6 = Jigsaw 6 × 6
make-jigsaw-7-7 = Jigsaw 7 × 7
make-jigsaw-8-8 = Jigsaw 8 × 8
make-jigsaw-9-9 = Jigsaw 9 × 9
make-several-grids = Mehrere Gitter mit gemeinsamen Zellen
make-samurai = Samurai
make-twodoku = Twodoku
make-butterfly = Schmetterling
make-flower = Blume
make-sohei = Sohei
make-windmill = Windmühle
make-with-more-houses = Mit mehr Einheiten
make-diagonals = Diagonalen
make-diagonals-6-6 = Diagonalen 6 × 6
make-windoku = Windoku
make-diagonals-and-windoku = Diagonalen und Windoku
make-disjoint-groups = Disjunkte Gruppen
make-anti-knight = Anti-Springer
make-large = Groß
make-36-36-a-minute = 36 × 36, ein bis zwei Minuten
make-the-board-on-the = Das Gitter, das zu sehen ist
make-count = Anzahl
make-generate = Machen
make-puzzles-made = Gemachte Rätsel
make-how-many-of-each = Wie viele von jeder
make-play = Spielen
make-what-the-levels-ask = Was die Stufen verlangen
make-the-last-cell-and = Full Houses, Hidden Singles in einem Block
make-every-single = Hidden und Naked Singles
make-pairs-triples-pointing = Paare, Tripel, Pointing
make-x-wing-xy-wing = X-Wing, XY-Wing, Rectangles
make-finned-fish-chains-colours = Fische mit Flossen, Ketten, Farben
make-almost-locked-sets-forcing = Almost Locked Sets, Forcing Chains
make-exocets-forcing-nets-trial = Exocets, Forcing Nets, Trial and Error
make-all-of-them = Alle
make-order = Reihenfolge
make-as-made = Wie gemacht
make-easiest-first = Leichteste zuerst
make-hardest-first = Schwerste zuerst
make-open-in-many = In „Viele“ öffnen
make-print-all = Alle drucken
make-copy-all = Alle kopieren
make-save-as-csv = Als CSV speichern
make-solve-all = Alle lösen
make-rate-all = Alle bewerten
make-make-the-same-again = Noch einmal dieselben:
make-more-wishes = Weitere Wünsche
make-look = Aussehen
make-any-symmetry-any-number = jede Symmetrie, beliebig viele Vorgaben
make-no-digits-given = Keine Zahlen vorgegeben
make-none = Keine
make-draw-where-the-givens = Zeichnen, wo die Vorgaben stehen
make-cells-with-a-given = Zellen mit einer Vorgabe
make-take-from-the-grid = Vom Gitter übernehmen
make-invert = Umkehren
make-search-by-rating = Nach Bewertung suchen
make-as-text-x-for = Als Text: X für eine Vorgabe, ein Punkt für keine
make-difficulty = Schwierigkeit
make-any-technique-any-effort = jede Technik, jeder Aufwand
make-style-of = Im Stil von
make-any = Beliebig
make-preset-newspaper = Zeitung: { $low } bis { $high } Vorgaben
make-preset-app = App: { $low } bis { $high } Vorgaben
make-preset-minimal = Minimale Rätsel
make-other-scales = Andere Skalen
make-er-hodoku-seed-time = ER, HoDoKu, Startwert, Zeitgrenze
make-to = bis
make-er-and-hodoku-rate = ER und HoDoKu bewerten nur das gewöhnliche Gitter 9 × 9.
make-time-limit-per-puzzle = Grenze je Rätsel
make-1-000-tries = 1.000 Versuche
make-10-000-tries = 10.000 Versuche
make-100-000-tries = 100.000 Versuche
make-none-until-you-press = Keine: bis du „Anhalten“ drückst

make-new-of-level = Ein neues Rätsel, { $level }
make-givens-one-solution =
    { $givens ->
        [one] { $givens } Vorgabe, genau eine Lösung.
       *[other] { $givens } Vorgaben, genau eine Lösung.
    }
make-some-of = { $count } von { $wished } Rätseln
make-several-new =
    { $count ->
        [one] { $count } neues Rätsel
       *[other] { $count } neue Rätsel
    }
make-all-in-list = Das erste ist im Gitter, alle stehen in der Liste.
make-no-others = Andere gibt es anscheinend nicht.
make-given-up =
    { $count ->
        [one] { $count } wurde nicht gefunden.
       *[other] { $count } wurden nicht gefunden.
    }
make-none-yet = Noch war kein Rätsel fertig.
make-may-be-none = Vielleicht gibt es keines.
make-nearest-on-grid = Das im Gitter kam am nächsten; es hat genau eine Lösung, ist aber nicht ganz, was du dir wünschst.
make-nearest-kept = Das unter „Machen“ gespeicherte kam am nächsten; es hat genau eine Lösung, ist aber nicht ganz, was du dir wünschst.
make-broken-off = Die Seite wurde geschlossen, während sie entstanden. Was fertig war, ist unter „Machen“ gespeichert; der Befehl dort macht alle.
make-one-solution = eine Lösung
make-several-solutions = mehrere Lösungen
make-no-solution = keine Lösung
make-not-finished = nicht fertig
make-level-effort = { $level } { $effort } von 5
make-er = ER { NUMBER($er, minimumFractionDigits: 1) }
make-rated = bewertet mit { $rating }
make-hodoku = HoDoKu { $level }, { $score }
make-own-decides = Es gilt die Stufe von Pencilmark
make-hardest = Schwerster Schritt: { $name }.
make-count-title =
    { $count ->
        [1] Ein Rätsel
        [2] Zwei Rätsel
        [3] Drei Rätsel
        [4] Vier Rätsel
        [5] Fünf Rätsel
        [6] Sechs Rätsel
        [7] Sieben Rätsel
        [8] Acht Rätsel
        [9] Neun Rätsel
        [10] Zehn Rätsel
       *[other] { NUMBER($count) } Rätsel
    }
make-its-difficulty-follows = Fertig; die Schwierigkeit folgt
make-nearest-so-far = Das bisher passendste
make-looking-for-first = Das erste wird gesucht.
make-all-title =
    { $count ->
        [0] Mehr …
        [1] Mehr …
        [2] Beide …
        [3] Alle drei …
        [4] Alle vier …
        [5] Alle fünf …
        [6] Alle sechs …
        [7] Alle sieben …
        [8] Alle acht …
        [9] Alle neun …
        [10] Alle zehn …
       *[other] Alle { NUMBER($count) } …
    }
make-show-more-of = Mehr von { NUMBER($count) } zeigen
make-draw = Zeichne mit dem Zeiger oder mit Pfeiltasten und Leertaste. Die Symmetrie bleibt dabei erhalten.
make-pattern =
    { $count ->
        [one] { $count } Vorgabe.
       *[other] { $count } Vorgaben.
    }
make-pattern-too-few =
    { $count ->
        [one] { $count } Vorgabe: Kein Rätsel hat weniger als { $fewest }.
       *[other] { $count } Vorgaben: Kein Rätsel hat weniger als { $fewest }.
    }
make-pattern-few =
    { $count ->
        [one] { $count } Vorgabe: Mit so wenigen kann es sehr lange dauern, oder ewig.
       *[other] { $count } Vorgaben: Mit so wenigen kann es sehr lange dauern, oder ewig.
    }
make-any-technique = Jede Technik
make-of-variants = Von Varianten
make-several-levels = Mehrere Stufen
