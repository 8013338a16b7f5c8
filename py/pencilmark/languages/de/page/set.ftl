set-none =
    { $way ->
        [unique] Es gibt keine Lösung, und mehr Vorgaben ändern daran nichts.
        [minimal] Nur ein Rätsel mit genau einer Lösung lässt sich minimal machen.
       *[symmetric] Nur ein Rätsel mit genau einer Lösung sagt, welche Zahlen dazukommen.
    }
set-idle =
    { $way ->
        [unique] Es hat schon genau eine Lösung.
        [minimal] Es ist schon minimal.
       *[symmetric] Es hat schon jede Symmetrie.
    }
set-offered =
    { $way ->
        [minimal] Jedes lässt ein minimales Rätsel übrig:
       *[other] Was am wenigsten ändert, steht zuerst:
    }
set-add-givens =
    { $count ->
        [one] { $count } Vorgabe mehr: { AND($cells) }
       *[other] { $count } Vorgaben mehr: { AND($cells) }
    }
set-take-givens =
    { $count ->
        [one] { $count } Vorgabe weniger: { AND($cells) }
       *[other] { $count } Vorgaben weniger: { AND($cells) }
    }
set-of-symmetry = { $symmetry }: { $what }
set-no-change = nichts zu ändern
set-take = Nehmen
set-looking = Suche läuft …
set-regions-none = Regionen lassen sich nur auf einem einzelnen Gitter zeichnen.
set-regions-whole = Jede Region hat { $size } Zellen.
set-regions-apart =
    { $regions ->
        [one] Region { AND($regions) } besteht aus mehreren Stücken, was erlaubt ist.
       *[other] Die Regionen { AND($regions) } bestehen aus mehreren Stücken, was erlaubt ist.
    }
set-regions-need = Jede Region braucht { $size } Zellen: { $told }.
set-regions-need-more = Jede Region braucht { $size } Zellen: { $told } und so weiter.
set-region-too-many = Region { $region } hat { $count }, { $over } zu viel
set-region-too-few = Region { $region } hat { $count }, { $missing } zu wenig
set-regions-but = Aber: { $problem }.
set-count-of = { $count } von { $size }
set-region-count = Region { $region }: { $count } von { $size } Zellen
set-counting = Wird gezählt …
set-not-counted = Noch nicht gezählt
set-one-solution = Eine Lösung
set-solutions-at-least = Mindestens { NUMBER($count) } Lösungen
set-one-or-more = Eine; ob es mehr sind, war in { $seconds } s nicht zu klären
set-none-in-time = In { $seconds } s keine gefunden
set-givens-clash = die markierten Vorgaben widersprechen sich
set-regions = Regionen
set-rule = Regel
set-new-clue = Neu: { $name }
set-tool-says =
    { $tool ->
        [digit] Was du schreibst, ist vorgegeben. Dieselbe Zahl noch einmal nimmt sie weg.
        [region] Wähle eine Region und ziehe über ihre Zellen.
       *[more] Tippe einen Namen oder ein Wort aus der Regel.
    }
set-how =
    { $takes ->
        [line] Ziehe sie entlang, von der ersten Zelle zur letzten.
        [parts] Ziehe über jeden Teil, einen nach dem anderen.
        [sight] Wähle die Zelle am Rand; in einer Ecke ziehe ins Gitter hinein.
        [board] Das gilt für das ganze Gitter: Drücke „Setzen“.
       *[cells] Ziehe über die Zellen, oder wähle eine nach der anderen.
    }
set-enter-adds = Mit der Eingabetaste oder „Setzen“ kommt das ins Rätsel.
set-to-be-set = Noch nicht fertig: { $why }.
set-choose-a-clue = wähle einen Hinweis
set-press-does =
    { $way ->
        [moves] Wähle, wohin die erste Zelle kommt, oder nimm die Pfeiltasten.
        [reshapes] Wähle Zellen, um sie dazu- oder wegzunehmen.
       *[has] Ziehe, um zu verschieben; Strg + Klick nimmt eine Zelle dazu oder weg.
    }
set-number = Wert
set-pattern = Muster
set-at-line = Zeile { $line }: { $message }
set-at-line-column = Zeile { $line }, Spalte { $column }: { $message }
set-what-is-set = Was gesetzt wird
set-digit-write-what-is = Zahl: schreibe die Vorgaben (Q)
set-cage-cells-with-a = Käfig: Zellen mit einer Summe (K)
set-cage = Käfig
set-thermometer-digits-grow-from = Thermometer: Die Zahlen steigen von der Kugel an (T)
set-thermo = Thermo
set-arrow-its-digits-add = Pfeil: Seine Zahlen ergeben zusammen die im Kreis (R)
set-arrow = Pfeil
set-line-palindromes-renban-whispers = Linie: Palindrome, Renban, Flüstern (L)
set-line = Linie
set-dot-a-sign-between = Punkt: ein Zeichen zwischen zwei Zellen (O)
set-dot = Punkt
set-outside-clues-beside-the = Außen: Hinweise neben dem Gitter (U)
set-outside = Außen
set-region-draw-a-jigsaw = Region: ein Jigsaw zeichnen (J)
set-region = Region
set-more-search-all-clues = Mehr: alle Hinweise durchsuchen (/)
set-by-the-fewest-givens = Durch möglichst wenige Vorgaben mehr
set-where-they-differ = Unterschiede
set-all-digits-that-solutions = Zeigt in jeder Zelle alle Zahlen, die eine Lösung dort hat
set-make-unique = Eindeutig machen
set-by-taking-givens-away = Indem Vorgaben wegfallen, die nicht nötig sind
set-make-minimal = Minimal machen
set-by-the-givens-that = Durch die Vorgaben, die zu einer Symmetrie fehlen
set-make-symmetric = Symmetrisch machen
set-region-that-is-painted = Region, die gemalt wird
set-sum = Summe
set-add = Setzen
set-move = Verschieben
set-change-cells = Zellen ändern
set-of-the-digits-that = Von den Zahlen, die du beim Spielen geschrieben hast
set-make-my-digits-givens = Meine Zahlen zu Vorgaben machen
set-find-a-clue = Einen Hinweis finden
set-find-renban-knight-sandwich = Suchen: Renban, Springer, Sandwich
set-shown-below = Darunter zu sehen
set-clues = Hinweise
set-rules-as-text = Regeln als Text
set-a-rule-in-python = Eine Regel in Python
set-the-same-in-python = Dasselbe in Python
set-all-clues = Alle Hinweise
set-proposals = Vorschläge
set-no-clue-is-called = Kein Hinweis heißt so.
set-offers = Angebote
set-a-rule-is-a = Eine Regel ist eine Zeile wie <code>a1 = b2 + 3</code> oder <code>sum(a1..a9) = 45</code>. Tippe <kbd>=</kbd> auf einer Zelle, um ihre Formel zu beginnen; ein Klick auf Zellen fügt ihre Namen ein.
set-rules-one-a-line = Regeln, eine je Zeile
set-explain-the-order = Reihenfolge erklären
set-which-cell-follows-from = Welche Zelle aus welcher folgt
set-a-puzzle-with-a = Ein Rätsel mit einer Variante
set-variant = Variante
set-on = auf
set-no-digits-given = keine Zahlen vorgegeben
set-nothing-to-spare = minimal: nichts kann weg
set-make-a-variant-puzzle = Variantenrätsel machen
set-formulas-on = Formeln auf
set-3-3-digits-to = 3 × 3, Zahlen bis 9
set-for-children = für Kinder
set-make-a-formula-puzzle = Formelrätsel machen
set-a-function-of-up = Aus einer Funktion von bis zu drei Zellen wird eine Tabelle dessen, was sie erlaubt. Eine Funktion des ganzen Gitters, def rule(grid), liefert mit yield Bedingungen und Zeichnungen. Sie läuft nur, wenn du den Knopf drückst, in deinem eigenen Browser, in einem eigenen Python, das gleich danach weggeworfen wird. Links und gespeicherte Spiele enthalten die Tabelle, nie den Code. Trotzdem: Führe keinen Code aus, den du nicht verstehst.
set-python = Python
set-def-rule-a1-b2 = def rule(a1, b2): return a1 == b2 % 4
set-make-it-a-rule = Zur Regel machen
set-check-as-a-solver = Als Löser prüfen
set-title-and-rules = Titel und Regeln
set-title = Titel
set-author = Autor
set-rules-in-words = Regeln in Worten
