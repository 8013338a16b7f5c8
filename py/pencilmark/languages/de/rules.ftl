### Die Sprache der Regeln: was erwartet war, wo sich eine Regel nicht lesen lässt. Wörter der Sprache (and, or, sum) bleiben, wie sie sind.
### Was nach „erwartet:“ steht, steht im Nominativ.

too-large =
    .smaller-numbers-can-grow = erwartet: kleinere Zahlen; diese können über alle Grenzen wachsen
    .smaller-numbers-prime = erwartet: kleinere Zahlen in prime()
    .numbers-digits = erwartet: Zahlen mit höchstens { $most } Ziffern
    .numbers = erwartet: Zahlen bis höchstens { $most }
    .smaller-board = erwartet: ein kleineres Gitter; auf { $size } bedeutet das mehr als { NUMBER($most) } Bedingungen
    .states = erwartet: ein Muster mit höchstens { $most } Zuständen

bad-rule =
    .here = erwartet: { $expected }, gefunden: { $found }
    .number-cell-here = erwartet: hier eine einzelne Zahl oder Zelle, gefunden: { $found }
    .relation-here = erwartet: hier ein Vergleich, gefunden: { $found }
    .lists-same-length-cells = erwartet: Listen gleicher Länge, gefunden: { $found } Zellen
    .house = erwartet: { $name }(1) bis { $name }({ $count }) oder eine Zelle
    .no-boxes = erwartet: ein Gitter mit Blöcken für { $name }()
    .hidden = erwartet: ein Gitter von 2 × 2 bis { $most } × { $most } mit Werten ab 1 und ohne Löcher
    .cells = erwartet: verschiedene Zellen in { $name }()
    .divided = erwartet: ganze Zeilen oder Spalten mit allen { $most } Werten
    .value = erwartet: eine Zelle in value()

too-long =
    .cells-numbers-rule = erwartet: höchstens { $most } Zellen und Zahlen in einer Regel
    .words-rule = erwartet: höchstens { NUMBER($most) } Zellen, Zahlen und Zeichen in einer Regel
    .characters-rule = erwartet: höchstens { $most } Zeichen in einer Regel
    .characters-python = erwartet: höchstens { $most } Zeichen Python, gefunden: { $found }
    .rule-can-be-written = erwartet: eine Regel, die sich mit { $most } Zeichen schreiben lässt: weniger Zellen oder Werte
    .characters = erwartet: höchstens { $most } Zeichen, gefunden: { $found }
    .lines = erwartet: höchstens { $most } Zeilen
    .cells-numbers-signs-all = erwartet: insgesamt höchstens { $most } Zellen, Zahlen und Zeichen

too-deep =
    .levels-nesting = erwartet: höchstens { $most } verschachtelte Ebenen
    .divisions = erwartet: höchstens { $most } Divisionen

bad-character =
    .plain-letters = erwartet: einfache Buchstaben, gefunden: { QUOTE($found) } ({ $name })
    .whole-number-decimal-point = erwartet: eine ganze Zahl, gefunden: ein Dezimalpunkt
    .differs = erwartet: != für „ungleich“, gefunden: '!'
    .rule = erwartet: eine Zelle, eine Zahl, ein Zeichen oder ein Wort wie sum, gefunden: { QUOTE($found) }

bad-python =
    .truth = Bedingungen verbindet man mit & | ~ in Klammern, nicht mit and, or, not und nicht als Kette a < b < c
    .no-term = erwartet: eine Zelle oder eine Zahl, gefunden: { $found }
    .no-relation = erwartet: yield mit Bedingungen, grid.clue oder grid.draw, gefunden: { $found }
    .table = erwartet: 1 bis { $most } davon, gefunden: { $found }
    .function = erwartet: { $expected }
    .python-says = Python sagt: { $message }

python-failed =
    .function = erwartet: eine Funktion, aber: { $why }
    .raises = { $known } löst { $why } aus

no-regions = erwartet: auch die Zeile chaos-construction, denn { $rule } handelt von unbekannten Regionen

no-cells =
    .cell-rule-none = erwartet: eine Zelle in der Regel, gefunden: keine

bad-variant =
    .drawing = erwartet: eines von { $kinds } und wie es aussieht, etwa "line red 0.2", gefunden: { $found }
    .meaning = { $name }: { $why }
    .from-zero = { $name } gibt es auf Gittern, deren Werte mit 0 beginnen, nicht
    .cells-read = erwartet: { $expected }, gefunden: { $found }
    .each-cell-once-again = erwartet: jede Zelle einmal, gefunden: { $found } noch einmal
    .then-cells = erwartet: ein : und dann Zellen, wie in { $syntax }
    .letters-digits = erwartet: { $cells } Buchstaben oder Ziffern, gefunden: { $found }
    .nothing-after = erwartet: nichts nach { $name }
    .no-number = erwartet: keine Zahl nach { $name }, gefunden: { $found }
    .number =
        erwartet: { $count } { $count ->
            [one] Zahl
           *[other] Zahlen
        } nach { $name }, gefunden: { $found }
    .negative = erwartet: Zahlen ab 0, gefunden: { $found }
    .numbers = erwartet: { $least } bis { $most } Zahlen nach { $name }, gefunden: { $found }
    .out-of-reach = aus den Zahlen dieses Gitters kann man { AND($numbers) } nicht bilden
    .out-of-reach-apart = aus den Zahlen dieses Gitters kann man { AND($numbers) } nicht bilden; mehrere Zahlen trennst du mit Leerzeichen
    .parts = erwartet: { $many } Teile, getrennt durch { $joint }, gefunden: { $found }
    .cells = erwartet: { $many } Zellen für { $name }, gefunden: { $found }
    .two-boxes = erwartet: eine Linie durch mindestens zwei Blöcke
    .modulus = erwartet: ein Teiler von 2 bis 9
    .range = erwartet: Zahlen von 1 bis { $most }
    .look-and-say = erwartet: wie oft und welche Zahl, etwa 24 für zwei Vieren (Zahlen 1 bis { $most })
    .whole-line = erwartet: eine ganze Zeile oder Spalte, wie in left 3
    .as-many-values = erwartet: ein Gitter mit so vielen Werten wie Zellen je Zeile für { $name }
    .one-value-more = erwartet: ein Gitter mit den Werten 1 bis { $count } für { $name }
    .odd-values = erwartet: ein Gitter mit einer ungeraden Anzahl von Werten für { $name }
    .boxes = erwartet: ein Gitter mit Blöcken für { $name }
    .square-boxes = erwartet: ein Gitter mit quadratischen Blöcken für { $name }
    .no-corner = erwartet: eine Zelle mit anderen rechts und unter ihr
    .corner = erwartet: die vier Zellen um eine Ecke oder die linke obere davon
    .too-many-cells = erwartet: höchstens { $most } verschiedene Zellen, gefunden: { $found }
    .uneven-parts = erwartet: Teile mit gleich vielen Zellen, gefunden: { AND($sizes) }
    .even-cells = erwartet: eine gerade Anzahl von Zellen, gefunden: { $found }
    .hidden = erwartet: für { $name } ein Gitter von 2 × 2 bis { $most } × { $most } mit Werten ab 1 und ohne Löcher
    .rows-of-all-values = erwartet: für { $name } ein Gitter, dessen Zeilen alle Werte haben

bad-setting =
    .only-once = erwartet: { $name } nur einmal
    .cells-rows-cells-spreadsheet = erwartet: cells: rows oder cells: spreadsheet, gefunden: { QUOTE($found) }
    .values = erwartet: Werte wie 1-9, 0-8, 2-5 oder 1 2 4, gefunden: { QUOTE($found) }
    .houses-none-latin-sudoku = erwartet: houses: none, latin oder sudoku, gefunden: { QUOTE($found) }

bad-board =
    .either-board-size = erwartet: entweder board oder size

empty-rule =
    .says-nothing = erwartet: eine Regel, die manche Werte erlaubt und andere nicht; diese erlaubt alle: sie sagt nichts
    .allows-nothing = erwartet: eine Regel, die manche Werte erlaubt und andere nicht; diese erlaubt keine: nichts wäre lösbar

unknown-variant =
    .name = erwartet: der Name einer Variante wie killer, thermo oder arrow, gefunden: { QUOTE($found) }
    .near = erwartet: der Name einer Variante ({ $near }?), gefunden: { QUOTE($found) }
    .none = erwartet: der Name einer Variante

at-least = mindestens { $count }
at-most = höchstens { $count }
rule-cell-number-function = eine Zelle, eine Zahl oder eine Funktion
rule-after = ( nach { $text }
rule-comparison = ein Vergleich wie = oder <
rule-operator-end-line = ein Rechenzeichen oder das Ende der Zeile
rule-in = in
rule-colon = ein Doppelpunkt
rule-fresh-name = ein Name aus Buchstaben, der nichts anderes bedeutet
rule-numbers = nur Zahlen
rule-comma = ein Komma oder { "}" }
rule-set-range = eine Menge wie { "{" }2,4,6{ "}" } oder ein Bereich
machine-value = eine Ziffer
machine-range = ein Bereich wie 2-5
machine-state = ein Zustand wie a: 1-4 b
machine-move = ein Übergang wie 1-4 b oder ein ;
machine-pattern = eine Ziffer, eine Klasse wie [2-5] oder eine Klammer
machine-times = wie oft, etwa { "{" }2{ "}" } oder { "{" }2,4{ "}" }
machine-text = ein Muster in Anführungszeichen wie "(12|21)+"
rule-operator = ein Rechenzeichen oder )
rule-number = eine Zahl
rule-short-range-numbers-least = ein kurzer Bereich von Zahlen, die kleinste zuerst
rule-cell = eine Zelle
rule-between-cells-row-column = { "." }. zwischen Zellen einer Zeile, Spalte oder Diagonale (ein Rechteck schreibt man mit :)
rule-cell-x-board = eine Zelle des Gitters { $size } × { $size }
rule-takes = { $terms } in { $name }()
rule-comma-2 = ein Komma oder )
rule-number-cell = eine einzelne Zahl oder Zelle in { $text }()
rule-between-cells-row-column-2 = { "." }. zwischen Zellen einer Zeile, Spalte oder Diagonale
python-function-def-rule-b = eine Funktion wie def rule(a1, b2): return a1 < b2 und nichts daneben
python-parameters-cells-rule-b = Parameter, die Zellen sind, wie rule(a1, b2)
python-cells-parameters = 1 bis { $most } Zellen als Parameter, gefunden: { $found }
python-different-cells-parameters = verschiedene Zellen als Parameter
python-cell-r-c-parameter = eine Zelle wie a1 oder r1c1 als Parameter, gefunden: { QUOTE($found) }
rule-line-end = das Ende der Zeile
rule-found-list = eine Liste von Zellen
rule-found-number = eine Zahl
rule-found-relation = ein Vergleich
rule-terms =
    { $count } { $count ->
        [one] Zahl oder Zelle
       *[other] Zahlen oder Zellen
    }
rule-terms-at-least =
    mindestens { $count } { $count ->
        [one] Zahl oder Zelle
       *[other] Zahlen oder Zellen
    }
rule-house = { $word } 1 bis { $word } { $most }
rule-boxes = ein Gitter mit Blöcken für { $word }
rule-name = eine Zelle, eine Zahl oder eins von { $names }
python-no-import = kein import in einer Regel
python-functions-only = nur Funktionen in einer Regel
python-plain-functions = nur einfache Funktionen in einer Regel
python-no-global = kein global in einer Regel
python-no-nonlocal = kein nonlocal in einer Regel
python-no-name = kein { $name } in einer Regel
rule-of-number = Regel { $number }: { $text }
pair-of-cells = { $one } und { $other }
sums-of-cells = die Summen von { $cells }
