### Rätsel, wie man sie einfügt, und Links und Dateien anderer Programme: was erkannt wurde und was weggelassen ist.

ambiguous = dieser Text kann { OR($labels) } sein; sag, was von { $known } gemeint ist

bad-fpuzzles = erwartet: ein Gitter mit 1 bis { $most } gleich langen Zeilen in diesem Rätsel
    .board = { $why }

bad-ipuz = erwartet: ein quadratisches Gitter mit 1 bis { $most } Zeilen in dieser ipuz-Datei
    .kind = erwartet: ein Sudoku in dieser ipuz-Datei, gefunden: die Art { QUOTE($found) }

bad-library-line = erwartet: :technique:digits:givens:deleted:eliminations:placements:extra

bad-length =
    .cells-2 = erwartet: 81 Zellen, gefunden: { $found }
    .cells-game-id =
        erwartet: { $size } { $size ->
            [one] Zelle
           *[other] Zellen
        } in dieser Spiel-ID, gefunden: { $found }
    .lines-digits =
        { $help }, gefunden: { NUMBER($found) } { $found ->
            [one] Zeile
           *[other] Zeilen
        } mit { NUMBER($digits) } { $digits ->
            [one] Zahl
           *[other] Zahlen
        }
    .recognised-rows-cells-them =
        Zeilen mit { $size } { $size ->
            [one] Zelle
           *[other] Zellen
        } erkannt, aber erwartet: { $size } davon, gefunden: { $found }
    .characters = { $help }, gefunden: { $found } Zeichen
    .recognised-grid-cells-each =
        ein Gitter erkannt, aber erwartet: { $size } { $size ->
            [one] Zelle
           *[other] Zellen
        } je Zeile, gefunden: { $found } in Zeile { $number }
    .rows =
        erwartet: { $size } { $size ->
            [one] Zeile
           *[other] Zeilen
        }, gefunden: { $found }
    .n-n-n-candidates = erwartet: n*n*n Kandidaten (729 für 9 × 9), jeder als sein Wert oder leer
    .givens-many-region-letters = erwartet: Vorgaben und ebenso viele Buchstaben für Regionen, gefunden: { $found } Zeichen
    .board =
        erwartet: { $wanted } { $wanted ->
            [one] Zelle
           *[other] Zellen
        } für { $size } × { $size }, gefunden: { $found }

bad-character =
    .value = erwartet: 1 bis 9, + oder ., gefunden: { QUOTE($found) }
    .recognised-grid-blank-row = ein Gitter erkannt, aber erwartet: 1 bis { $size } oder ein Zeichen für eine leere Zelle, gefunden: { QUOTE($found) } in Zeile { $number }

bad-candidate = erwartet: Zahl, Zeile und Spalte wie 349, gefunden: { QUOTE($found) }

bad-link =
    .sudokumaker-changed = ein Link von SudokuMaker, aber er ist abgeschnitten oder verändert
    .sudokumaker-cells = ein Rätsel von SudokuMaker, aber seine Zellen füllen sein Gitter nicht
    .lisudoku-changed = ein Rätsel von lisudoku, aber es ist verändert
    .sumocue-cells = ein Rätsel von SumoCue, aber mit { $found } ganzen Zellen; erwartet: die eines quadratischen Gitters
    .sumocue-cage = erwartet: { $cell } in einem Käfig, den eine andere Zelle eröffnet
    .sumocue = ein Rätsel von SumoCue: { $why }
    .sudokumaker-board = ein Rätsel von SudokuMaker: { $why }
    .puzzle-f-puzzles-sudokupad = erwartet: ein Rätsel von f-puzzles oder SudokuPad mit einem Gitter oder mit Zellen
    .data-puzzle-link-something = erwartet: die Daten eines Rätsels in diesem Link, gefunden: etwas anderes
    .recognised-link-pencilmark-puzzle = ein Link von Pencilmark, aber das Rätsel darin ist abgeschnitten oder verändert
    .penpa-changed = ein Link von Penpa, aber er ist abgeschnitten oder verändert
    .whole-link-puzzle-cut = erwartet: ein ganzer Link; das Rätsel in diesem ist abgeschnitten oder verändert
    .recognised-json-grid-n = JSON erkannt, aber darin kein Gitter aus n Zeilen mit n Zellen gefunden
    .recognised-grid-sudoku-coach = ein Gitter von sudoku.coach, aber es ist abgeschnitten oder verändert
    .recognised-code-grid-cut = der Code { $text } eines Gitters, aber er ist abgeschnitten oder verändert
    .recognised-grid-sudokuwiki-s = ein Gitter von SudokuWiki (S9B), aber es ist verändert
    .recognised-grid-sudoku-coach-2 = ein Gitter von sudoku.coach, aber ohne Zahlen darin
    .recognised-sudoku-puzz-link = ein Sudoku von puzz.link, aber seine Zellen passen nicht zu seiner Größe
    .sudokupad = die Daten von SudokuPad: { $why }

other-program =
    .sudokumaker-digits = ein Rätsel von SudokuMaker; seine Zahlen gehen nicht von 0 oder einer größeren aufwärts
    .penpa-without-puzzle = ein Link von Penpa, aber ohne Rätsel darin; erwartet: der lange Link (m=edit&p=...)
    .penpa-not-square = ein Link von Penpa, aber sein Gitter ist nicht quadratisch
    .penpa-without-digits = ein Link von Penpa; in seinen Zellen stehen keine Zahlen, und seine Zeichnungen können alles Mögliche bedeuten

server-link =
    .link-only-names-puzzle = dieser Link von { $value } nennt nur ein Rätsel, das auf einem Server liegt; erwartet: der lange Link, der das Rätsel enthält. Öffne es dort und kopiere das Gitter oder den langen Link
    .short-link-open-paste = das ist ein Kurzlink von { $host }: Öffne ihn und füge die Adresse ein, zu der er führt

seed-link =
    .link-has-only-seed = dieser Link enthält nur den Startwert eines zufälligen Rätsels; erwartet: die ID mit den Zellen
    .id-simon-tatham-solo = diese ID von Simon Tathams Solo ist ein zufälliger Startwert; erwartet: die Spiel-ID mit den Zellen (3x3:...)

too-long =
    .characters-link = erwartet: höchstens { $most } Zeichen in einem Link
    .clues-link = erwartet: höchstens { $most } Hinweise in einem Link
    .characters-2 = erwartet: höchstens { NUMBER($most) } Zeichen, gefunden: { NUMBER($found) }

empty =
    .puzzle-nothing = erwartet: ein Rätsel, gefunden: nichts

bad-choice = erwartet: eins von { $known }, gefunden: { QUOTE($found) }

bad-tatham =
    .game-id-solo-x = erwartet: eine Spiel-ID von Solo wie 3x3: und ihre Zellen
    .regions-game-id =
        erwartet: { $size } { $size ->
            [one] Region
           *[other] Regionen
        } in dieser Spiel-ID, gefunden: { $found }
    .board = die ID von Solo: { $why }

binary = das ist kein Text, sondern ein Bild oder ein Dokument; erwartet: sein Text
no-digits = das sieht nicht nach einem Rätsel aus: Wörter, aber keine Zahlen; { $help }
no-places =
    { $found } { $found ->
        [one] Zahl
       *[other] Zahlen
    } gefunden und nichts für die leeren Zellen: Wo sie stehen, ist verloren; { $help }
a-table =
    eine Tabelle mit { $high } { $high ->
        [one] Zeile
       *[other] Zeilen
    } und { $wide } { $wide ->
        [one] Spalte
       *[other] Spalten
    } erkannt; { $help }

no-puzzle =
    .recognised-file-sections-grid = eine Datei mit Abschnitten, aber ohne Gitter unter [Puzzle]
    .recognised-html-xml-table = HTML oder XML, aber ohne Tabelle von Zellen und ohne Zeile eines Rätsels

bad-iss = { $why }
expected-cells = erwartet: eine Zeile mit n*n Zellen (81 für 9 × 9) oder n Zeilen mit n Zellen

bad-value =
    .group = erwartet: ein Wert von 1 bis { $top }, eine leere Zelle oder Kandidaten, gefunden: { QUOTE($found) } in { $where }

form-board =
    .classic = erwartet: ein Gitter von 9 × 9 für diese Form, gefunden: { $found }
    .size = erwartet: ein Gitter von { $least } × { $least } bis { $most } × { $most } für diese Form, gefunden: { $found }
    .several = diese Form kennt nur quadratische Bretter mit einem Gitter, gefunden: { $found }
    .one-grid = diese Form kennt nur Bretter mit einem Gitter, gefunden: { $found }

bad-own =
    .puzzle = ein Rätsel von Pencilmark (JSON): { $why }
    .marks =
        ein Rätsel von Pencilmark (JSON); erwartet: { $count } { $count ->
            [one] Liste
           *[other] Listen
        } von Kandidaten von { $first } bis { $top }

not-held-board = sein Gitter ({ $board })
not-held-rules = seine Regeln
not-held-placed = von dir eingetragene Zahlen
not-held-marks = Notizen
not-held-candidates = Kandidaten, die zum Rätsel gehören
not-held-title = sein Titel
not-held-author = sein Autor
not-held-text = seine Regeln in Worten
fpuzzles-negative-not-supported = { $name } mit Negativregel gibt es hier nicht
fpuzzles-dots-other-colour-do = Punkte der anderen Farbe sind hier keine Ausnahme von der Negativregel
fpuzzles-digits-marked-diagonal-all = Die Zahlen auf der markierten Diagonale sind alle verschieden.
fpuzzles-formula = es ist eine Formel
fpuzzles-not-supported = { $key }: { $count } gibt es hier nicht
fpuzzles-left-out = { $key } { $number } ist weggelassen: { $message }
ipuz-no-sign = kein Zeichen dieses Rätsels: { QUOTE($found) }
ipuz-signs = seine Zeichen { $signs } werden als Ziffern gezeigt
signs-unknown = ein Zeichen steht in keiner Zelle und wird als { $sign } gezeigt
fpuzzles-normal-sudoku-rules-apply = Es gelten die normalen Sudoku-Regeln.
fpuzzles-has-no-like = es hat kein Gegenstück
grids-value-left-out-expected = der Wert von { $cell_name } ist weggelassen; erwartet: 1 bis { $top }, gefunden: { QUOTE($value) }
grids-regions-no-proper-size =
    { $count } { $count ->
        [one] Region von falscher Größe ist
       *[other] Regionen von falscher Größe sind
    } weggelassen
grids-cells-not-supported = { $key } von Zellen gibt es hier nicht
grids-pencil-marks-corners-cells =
    Notizen in den Ecken von { $corner } { $corner ->
        [one] Zelle
       *[other] Zellen
    } bleiben nicht erhalten
grids-colours-cells-not-kept =
    Farben von { $colours } { $colours ->
        [one] Zelle
       *[other] Zellen
    } bleiben nicht erhalten
kinds-does-not-look-along = es zielt nicht auf eine ganze Diagonale
kinds-expected-cell-such-r = erwartet: eine Zelle wie R1C1, gefunden: { $name }
kinds-expected-cell-grid-found = erwartet: eine Zelle des Gitters, gefunden: { $name }
kinds-expected-cells = erwartet: eine Liste von Zellen wie R1C1, gefunden: { $found }
kinds-expected-direction = erwartet: eine Richtung aus { $known }, gefunden: { $found }
kinds-expected-list = erwartet: eine Liste unter "{ $key }", gefunden: { $found }
kinds-expected-object = erwartet: ein Objekt mit Feldern wie "cells", gefunden: { $found }
kinds-expected-most-cells = erwartet: höchstens { $size } Zellen
kinds-expected-whole-number-found = erwartet: eine ganze Zahl, gefunden: { $text }
kinds-has-no-number = es hat keine Zahl
kinds-nothing = nichts
kinds-expected-two-cells-found = erwartet: zwei Zellen, gefunden: { $count }
kinds-expected-value = erwartet: { OR($known) }, gefunden: { $value }
kinds-its-circle-not-read = sein Kreis liest sich nicht von links nach rechts
kinds-expected-cell-beside-grid = erwartet: eine Zelle neben dem Gitter, gefunden: { $cell }
kinds-its-cells-not-neighbours = seine Zellen sind keine Nachbarn
kinds-does-not-look-along-whole = es zielt nicht auf eine ganze Zeile oder Spalte
links-pencilmark-link = Link von Pencilmark
links-page = eine Seite
links-link = { $format } in einem Link von { $host }
read-one-puzzle-x = ein Rätsel von { $size } × { $size }
read-simple-sudoku = Simple Sudoku
read-grid-candidates = Gitter mit Kandidaten
read-list-puzzles-x =
    eine Liste von { $count } { $count ->
        [one] Rätsel
       *[other] Rätseln
    } von { $small } × { $small }
iss-interactive-sudoku-solver = Interactive Sudoku Solver
iss-one-diagonal-alone-not = eine Diagonale allein gibt es hier nicht
iss-left-out = { $name } ist weggelassen: { $message }
iss-not-supported = { $name } gibt es hier nicht
penpa-small-numbers = kleine Zahlen
penpa-shaded-cells = gefärbte Zellen
penpa-lines-along-edges = Linien an Kanten
penpa-drawn-what-they-mean = { $text } sind gezeichnet: was sie bedeuten, bleibt nicht erhalten
penpa-texts-no-digits-grid =
    { $outside } { $outside ->
        [one] Text, der keine Zahl des Gitters ist, ist
       *[other] Texte, die keine Zahlen des Gitters sind, sind
    } weggelassen
sudokumaker-there-no-edge = es gibt keine Kante { $edge }
sudokumaker-has-no-cells = es hat keine Zellen
sudokumaker-all-them-shown-not = { OR($nouns) }: dass alle gezeigt sind, bleibt nicht erhalten
sudokumaker-drawing-not-kept = eine Zeichnung bleibt nicht erhalten
sudokumaker-constraint-type-not-supported = eine Bedingung vom Typ { $kind } gibt es hier nicht
sudokumaker-left-out = { OR($nouns) } weggelassen: { $why }
tatham-tatham-game-id = Spiel-ID von Tatham
sudokupad-global-rule-not-supported = die globale Regel { $name } gibt es hier nicht
sudokupad-not-supported = { $key } gibt es hier nicht
sudokupad-expected-cells-grid = erwartet: Zellen des Gitters
sudokupad-cells-beside =
    { $cells ->
        [one] { $cells } Zelle neben dem Gitter ist
       *[other] { $cells } Zellen neben dem Gitter sind
    } weggelassen; was dort gezeichnet ist, bleibt
sudokupad-no-houses = das Gitter ist nicht quadratisch, und die Datei nennt keine Regionen: Zeilen, Spalten und Blöcke stehen nur im Text der Regeln
sudokupad-values-told = nach dem Text der Regeln sind die Ziffern { $first } bis { $last }
sudokupad-few-values = mit den Ziffern { $first } bis { $last } haben Zeilen, Spalten und Blöcke nicht lauter verschiedene: was in ihnen steht, sagt nur der Text der Regeln
sudokupad-read-from-words = im Text der Regeln genannt und von dort gelesen: { $names }
worded-named-otherwise = im Text der Regeln genannt, aber anders als hier oder zu knapp, und daher nicht gelesen: { $names }
sudokupad-read-from-drawing-compared = aus der Zeichnung gelesen, bitte mit den Regeln in Worten vergleichen: { $names }
sudokupad-drawn-what-only-rules =
    { $count ->
        [one] { $key ->
            [lines] { $count } Linie
            [arrows] { $count } Pfeil
            [cages] { $count } Käfig
            [overlays] { $count } Form über dem Gitter
           *[underlays] { $count } Form unter dem Gitter
        } ist gezeichnet: was das bedeutet, steht nur in den Regeln, in Worten
       *[other] { $key ->
            [lines] { $count } Linien
            [arrows] { $count } Pfeile
            [cages] { $count } Käfige
            [overlays] { $count } Formen über dem Gitter
           *[underlays] { $count } Formen unter dem Gitter
        } sind gezeichnet: was sie bedeuten, steht nur in den Regeln, in Worten
    }
own-out-of-date = Bedingungen oder Zeichnungen wurden geändert, seit Pencilmark dies schrieb: gelesen werden sie, nicht die Regeln, die Pencilmark daneben behielt
sudokupad-says-nothing-about-its = er sagt nichts über seine Zahlen
sudokupad-cage-left-out = Käfig { $number } ist weggelassen: { $error }
sudokupad-drawing-left-out = eine Zeichnung von { $name } ist weggelassen: { $message }
gather-list-grids =
    eine Liste von { NUMBER($count) } { $count ->
        [one] Gitter
       *[other] Gittern
    }
list-of-puzzles =
    eine Liste von { NUMBER($count) } { $count ->
        [one] Rätsel
       *[other] Rätseln
    }
hodoku-library-line = Bibliothekszeile von HoDoKu
tags-xml-puzzles =
    XML mit { NUMBER($count) } { $count ->
        [one] Rätsel
       *[other] Rätseln
    }
triples-list-clues = eine Liste von Vorgaben
triples-row-column-value = Zeile, Spalte, Wert
triples-value-row-column = Wert, Zeile, Spalte
triples-a-list-of-clues-as = eine Liste von Vorgaben als { $names }
penpa-arrows = Pfeile
penpa-cages = Käfige
penpa-frames = Rahmen
penpa-lines = Linien
penpa-symbols = Symbole
penpa-thermometers = Thermometer
penpa-walls = Wände
list-of-puzzles-of-size =
    eine Liste von { NUMBER($count) } { $count ->
        [one] Rätsel
       *[other] Rätseln
    } von { $size } × { $size }
sudokupad-untitled = Ohne Titel
sudokupad-unknown = Unbekannt
unread-most = die meisten Zahlen in diesem Text sind nicht gelesen: vergleiche das Gitter mit dem Text
unread-list = { $format }, daneben Zahlen, die nicht gelesen sind
sudokumaker-not-supported = { $name }: gibt es hier nicht
