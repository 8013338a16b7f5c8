### Was von einer Zelle vorgelesen wird, neben ihrem Namen und ihrer Zahl.

grid-in-region = gezeichnet in Region { $sign }
grid-answered = von Python beantwortet
grid-tried = versuchsweise
grid-bookmark-set = Lesezeichen gesetzt
grid-bookmark-gone = Lesezeichen entfernt
grid-could-be = könnte { $marks } sein
grid-printed = Kandidaten des Rätsels { $marks }
grid-struck = von dir gestrichen { $marks }
grid-in-corners = Notizen { $marks }
grid-in-centre = Notizen in der Mitte { $marks }
grid-coloured = gefärbt { AND($colours) }
grid-mark-coloured = { $mark } gefärbt: { $colour }
grid-no-coloured-marks = keine gefärbten Notizen
grid-mark = Notiz { $mark }
grid-whole-cell = ganze Zelle
grid-row-column = Zeile { $row } Spalte { $column }
grid-cell-empty = { $cell }, leer
grid-cell-given = { $cell }, Vorgabe { $value }
grid-cell-value = { $cell }, { $value }
grid-red = rot
grid-orange = orange
grid-yellow = gelb
grid-green = grün
grid-turquoise = türkis
grid-blue = blau
grid-violet = violett
grid-pink = rosa
grid-grey = grau
grid-equals =
    { $state ->
        [holds] Formel: gleich { $term }, stimmt
        [broken] Formel: gleich { $term }, verletzt
       *[open] Formel: gleich { $term }
    }
grid-in-clues = in { $clues }

## Vorgelesen während des Spiels

grid-tool-corner = Notizen in der Ecke
grid-tool-centre = Notizen in der Mitte
grid-tool-colour = Farben
grid-undone = Zurückgenommen: { $what }
grid-redone = Wiederholt: { $what }
grid-cells-changed =
    { $count ->
        [one] { $count } Zelle geändert
       *[other] { $count } Zellen geändert
    }
grid-contradicts = Das widerspricht einer anderen Zahl.
grid-no-marks = keine Notizen
grid-left = noch { $count }
grid-colour-key = Farbe { $name }
grid-satisfied = { $holds } von { $count } erfüllt
grid-broken-count = { $count } verletzt
grid-broken = verletzt
grid-is-broken = { $what }: verletzt
grid-cell-fogged = { $cell }, unter Nebel
grid-fogged = unter Nebel
grid-fog-cleared =
    { $count ->
        [one] Der Nebel über { $count } Zelle lichtet sich.
       *[other] Der Nebel über { $count } Zellen lichtet sich.
    }
