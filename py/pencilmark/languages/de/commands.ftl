### Die Befehlszeile: was Optionen tun (für --help) und was Befehle ausgeben.

command-solve = die Lösungen von Rätseln finden
command-count = die Lösungen von Rätseln zählen
command-candidates = zeigen, was jede Zelle in irgendeiner Lösung sein kann
command-check = sagen, ob Rätsel gültig, eindeutig und minimal sind
command-canon = das kleinste Rätsel der Isomorphieklasse finden
command-vicinity = die Rätsel in der Nähe eines Rätsels finden: {"{"}-x+y{"}"}, Zwillinge, minimale Rätsel darunter
command-pattern = sagen, was über ein Muster von Vorgaben bekannt ist, und seine Rätsel nach Bewertung suchen, wie im Patterns Game
command-grid = ein Lösungsgitter untersuchen: Bänder, unvermeidbare Mengen, MCN, minimale Rätsel
command-rate = sagen, wie schwer Rätsel sind
command-hint = der nächste Schritt, so ausführlich du willst
command-steps = alle Schritte aufzählen, die jetzt möglich sind
command-path = den Weg zur Lösung erklären, als Text oder HTML
command-order = sagen, welche Zellen eines Formelrätsels zu raten sind und wie die anderen folgen
command-generate = Rätsel nach Wunsch machen
command-book = ein Buch voller Rätsel als PDF drucken
command-sheet = ein Blatt mit Rätseln als PDF drucken
command-link = Rätsel als Links für f-puzzles oder SudokuPad schreiben
command-worksheet = Rätsel zum Üben einer Technik als PDF drucken
command-daily = einen Ordner für jeden Webserver erstellen, mit einem Rätsel für jeden Tag: Daten, Bilder, Feed und Seite
command-class = für jedes Kind einer Klasse ein eigenes, gleich schweres Rätsel erstellen, dazu die Lösungen für die Lehrkraft
command-mcp = die Fragen der Bibliothek als Werkzeuge des Model Context Protocol anbieten
asking-rows =
    { $file }: { $rows } { $rows ->
        [one] Zeile
       *[other] Zeilen
    }
asking-line = Zeile { $at_line }: { $message }
book-puzzles-pages =
    { $puzzles } Rätsel auf { $pages } { $pages ->
        [one] Seite
       *[other] Seiten
    }
book-seed-s = { $pdf }{ $beside }: { $what }, Saatzahl { $seed }, { $seconds } s
book-beside-chapters-counts = neben Kapiteln mit Anzahlen
book-book-write = wohin das Buch geschrieben wird
book-books-file-make-from = eine Buchdatei, aus der es entsteht
book-your-own-csv-titles = eigene: CSV mit Titeln oder irgendeine Liste
book-also-table-puzzles = dazu eine Tabelle der Rätsel
book-also-books-file = dazu die Buchdatei
book-processes-default-core-each = Prozesse (Standard und höchstens: einer je Prozessor)
book-also-cover-pdf = dazu der Umschlag, als PDF
book-also-svg-png-ratings = dazu SVG, PNG und Bewertungen jedes Rätsels, als ZIP
book-also-book-screens = dazu ein Buch für Bildschirme
book-also-braille = dazu Rätsel und Lösungen in Brailleschrift (BRF)
book-also-sample = dazu N Rätsel mit Lösungen für die Seite im Shop
book-keep = die Rätsel gleich in dieser Datei aufheben und nehmen, was schon darin steht
book-kept = die fertigen Rätsel stehen in { $file }: mit --keep { $file } geht es von dort weiter, mit --fewer entsteht das Buch ohne die fehlenden
book-used = die Rätsel auslassen, die diese Datei sich merkt, und die des Buchs dazuschreiben
book-check = sagen, ob die Dateien die Regeln einer Druckerei einhalten
check-trim = Endformat
check-pages = Seiten
check-bleed = Beschnitt
check-inside = Innerer Rand
check-outside = Andere Ränder
check-spine = Rückenbreite
check-lettered = Seiten bei beschriftetem Rücken
check-fonts = Eingebettete Schriften
check-dots = Punkte pro Zoll
check-press = Form
check-isbn = ISBN
book-puzzles-default-2 = Rätsel (Standard { $USUAL_COUNT })
book-chapters-easy-hard-one = Kapitel: Easy:50,Hard:30 oder eine Stufe
book-chapters-technique-x-wing = Kapitel nach Techniken: x-wing:20,xy-wing:10
book-chapters-variants-killer-thermo = Kapitel mit Varianten: killer:20,thermo:10
book-beside-books-file = neben einer Buchdatei
book-puzzles-read = Rätsel zum Lesen
book-books-file-read = eine Buchdatei zum Lesen
canon-automorphisms =
    { $canonical } ({ $automorphisms } { $automorphisms ->
        [one] Automorphismus
       *[other] Automorphismen
    }): { $puzzle }
check-unique = eindeutig{ $spare }: { $puzzle }
check-no-solution-these-givens = keine Lösung, diese Vorgaben widersprechen sich: { $conflicts }: { $puzzle }
check-undecided-time-given = in der Zeit nicht entschieden: { $puzzle }
check-these-givens-can-go = , diese Vorgaben können weg: { $redundant }
vicinity-exchange = x Vorgaben weniger und y andere dazu (Standard {"{"}-1+1{"}"}); {"{"}-1{"}"} findet Teilrätsel
vicinity-twins = andere Vorgaben in denselben Zellen, alle übrigen Zellen behalten ihre Werte
vicinity-below = alle minimalen Rätsel, die übrig bleiben, wenn Vorgaben wegfallen
vicinity-minimal = nur minimale
vicinity-level = nur die dieser Stufe
vicinity-er = nur die mit ER in diesem Bereich
vicinity-hodoku-score = nur die mit HoDoKu-Punkten in diesem Bereich
vicinity-climb = immer wieder zum schwersten weitergehen und die Schritte auflisten
vicinity-steps = mit --climb: höchstens N Schritte (Standard { $most })
vicinity-step = Schritt { $step } ({ $rated } bewertet)
grid-option-sets = unvermeidbare Mengen von höchstens N Zellen (Standard 12)
grid-option-list = die unvermeidbaren Mengen auch auflisten
grid-option-puzzles = stattdessen --seconds lang seine minimalen Rätsel mit höchstens K Vorgaben suchen; weiter mit --save und --resume
grid-class = Automorphismen: { $automorphisms }; kleinstes isomorphes Gitter { $least }
grid-bands = Bänder { $bands }; Stapel { $stacks } (von 416 Klassen)
grid-completions = Vervollständigungen: { $numbers }
grid-unavoidable = unvermeidbare Mengen bis { $most } Zellen: { $sets }
grid-orbits = bis auf Automorphismen: { $sets }
grid-mcn-proved = MCN { $mcn }, für diese Mengen bewiesen:
grid-mcn = MCN { $mcn } oder mehr:
grid-searched = { $share } % durchsucht, für den Rest reichte die Zeit nicht
grid-searched-all = alles durchsucht
check-several-solutions = mehrere Lösungen: { $puzzle }
check-no-solution = keine Lösung: { $puzzle }
count-more = { "" } oder mehr
count-about = { "" } (etwa { NUMBER($estimate, maximumSignificantDigits: 3) })
count-stop-n-solutions = bei N Lösungen aufhören
count-so-far-about-all = bisher { $count }, insgesamt etwa { NUMBER($estimate, maximumSignificantDigits: 3) }
file-to-read = eine Datei zum Lesen
formulas-seed-solution = # Saatzahl { $seed }, Lösung { $solution }
formulas-formula-puzzles = Formelrätsel
formulas-formulas-could-go-may = entbehrliche Formeln dürfen bleiben
cli-text-rules-go-every = ein Text mit Regeln, die für jedes Rätsel gelten
cli-work-n-processes = mit N Prozessen arbeiten, höchstens einem je Prozessor
cli-jobs-as-processors =
    { $count } { $count ->
        [one] Prozess
       *[other] Prozesse
    }, einer je Prozessor; gewünscht waren { $jobs }
cli-number-from = erwartet: eine Zahl ab { $least }, gefunden: { QUOTE($found) }
cli-pages = erwartet: die Nummer einer Seite, wie 3 oder 3-7, gefunden: { QUOTE($found) }
cli-work-dask-cluster-such = auf einem Dask-Cluster arbeiten, etwa HOST:8786
cli-n-x-n-board = ein Gitter N x N
cli-board-such-x-windoku = ein Gitter, etwa "9 x windoku" oder "6 3x2"
cli-what-does-work-default = was die Arbeit macht (Standard: das Schnellste)
cli-language = in dieser Sprache schreiben (Standard: die von LC_ALL oder LANG); Schlüssel und Fehlercodes bleiben in jeder Sprache gleich
cli-write-one-json-object = je Zeile ein JSON-Objekt schreiben
cli-puzzle-list-any-form = ein Rätsel oder eine Liste in irgendeiner Form (Standard: stdin)
cli-read-all-input-before = vor der ersten Antwort die ganze Eingabe lesen
cli-what-text-can-several = was ein Text ist, der mehreres sein kann
cli-pages-of-pdf = die Seite eines PDF, oder die erste und die letzte (3-7); ohne das alle
cli-table-instead-csv-jsonl = stattdessen eine Tabelle: .csv, .jsonl oder .parquet
cli-resume = mit --save DATEI.jsonl: weitermachen, wo ein früherer Lauf aufgehört hat
cli-time-each-puzzle-default = Prozessorzeit je Rätsel in Sekunden (Standard 60)
cli-search-states-each-puzzle = Suchzustände je Rätsel
generate-own-all-json-sort = own; alle mit --json oder --sort
generate-pencilmark-seed = pencilmark { $version }, Saatzahl { $seed }, { $wishes }
generate-givens =
    { $clues } { $clues ->
        [one] Vorgabe
       *[other] Vorgaben
    }
generate-write-puzzles-into-file = die Rätsel in eine Datei schreiben, sobald sie fertig sind
generate-out-go-where-earlier = mit --out: weitermachen, wo ein früherer Lauf aufgehört hat
generate-how-many-puzzles-default = wie viele Rätsel (Standard 1)
generate-same-seed-gives-same = dieselbe Saatzahl ergibt dieselben Rätsel
generate-several-wishes-once-print = mehrere Wünsche auf einmal, zum Drucken
generate-give-up-puzzle-after = ein Rätsel nach N Versuchen aufgeben
generate-rate-these-none = damit bewerten; '' für gar nicht ({ $usual })
generate-sort-difficulty-easiest-first = nach Schwierigkeit ordnen, die leichtesten zuerst
generate-beside-levels-counts = neben Stufen mit Anzahlen
generate-seed = Saatzahl { $seed }
generate-whole = { $file }: ist vollständig
generate-added = { $file }: { $count } Rätsel
hint-where-look-which-technique = 1 wo du suchen kannst, 2 welche Technik, 3 der Schritt erklärt (Standard), 4 dazu das Gitter danach
hint-no-step-found = kein Schritt zu finden
link-words-only = nur in Worten
link-left-out = weggelassen
link-whose-link-which-form = wessen Link oder welche Form (Standard f-puzzles)
order-text-rules-one-line = ein Text mit Regeln, eine je Zeile
order-read-rules-backwards-too = Regeln auch rückwärts lesen
path-ladder-default-teaching = die Leiter (Standard teaching)
path-verify = jeden Schritt an der Lösung prüfen und mit Status 1 enden, wenn einer falsch ist
path-held =
    { $count } { $count ->
        [one] Schritt
       *[other] Schritte
    } an der Lösung geprüft
path-not-held = nichts ließ sich an der Lösung prüfen: sie war nicht rechtzeitig gefunden, oder es gibt nicht genau eine
path-false = Schritt { $number } ist falsch und wurde weggelassen: { $step }
path-write-html-document-drawing = ein HTML-Dokument schreiben, mit einer Zeichnung zu jedem Schritt
rate-hodokus-score-may-differ = HoDoKus Punkte können sich zwischen gleichwertigen Gittern unterscheiden: Von Schritten einer Art nimmt es den ersten, den es findet.
rate-t-e-depth-backdoor = T&E-Tiefe { $trial }, Backdoor-Größe { $size }, { $singles } durch Singles
scale-own = unsere eigene Stufe
scale-se = Sukaku Explainer
scale-class = das kleinste gleichwertige Rätsel
rate-not-known = nicht bekannt
rate-not-rated-its-solutions = { $puzzle }  nicht zu bewerten, seine Lösungen: { $status }
rate-tell-every-step-well = auch jeden Schritt nennen
rate-ladder-path-default-hodoku = die Leiter des Wegs (Standard hodoku)
rate-techniques-path-does-without = Techniken, auf die der Weg verzichtet
rate-se-hodoku-own = se, hodoku, own
rate-er-classic-sudoku-explainer = ER des klassischen Sudoku Explainer
rate-also-what-singles-do = auch, was Singles schaffen, die Tiefe von T&E, die Klasse nach Braids (B oder BxB) und Backdoors
rate-also-er-least-isomorph = auch die ER des kleinsten gleichwertigen Rätsels
rate-class-braids = { $trial } (Klasse { $braids })
rate-backdoors = { $size } ({ $count } davon)
rate-clue-score = Hinweispunkte { $clue_score }
rate-class-er = Klassen-ER { $class_er }
rate-hardest = am schwersten: { $names }
rate-out-of-time = Zeit abgelaufen für { $scales }
rate-er-least-so-far = bisher mindestens ER { $er_at_least }
rules-file-rules = eine Datei mit Regeln
cli-solve-explain-rate-generate = Sudoku lösen, erklären, bewerten, machen und drucken.
cli-pencilmark = pencilmark { $version }
cli-done = { NUMBER($done) } fertig
cli-done-left = { NUMBER($done) } fertig, noch { $left }
setting-seed-solution = # { $variant }{ $level }, Saatzahl { $seed }, Lösung { $solution }
setting-puzzles-variants-also-minimal = Rätsel mit Varianten (auch --minimal: kein Hinweis irgendeiner Art kann weg)
sheet-puzzles-pages =
    { $pdf }: { $puzzles } Rätsel auf { $pages } { $pages ->
        [one] Seite
       *[other] Seiten
    }
sheet-sheet-which-rates-what = auf einem Blatt, das bewertet, was es zeigt (--show)
sheet-file-write = wohin geschrieben wird
sheet-puzzles-one-line-one = Rätsel, je Zeile eines, oder ein gezeichnetes, oder Regeln; - für die Standardeingabe
sheet-class-set-n-sheets = ein Klassensatz: N Blätter mit Rätseln, ein Lösungsblatt
sheet-beside-file-puzzles = neben einer Datei mit Rätseln
sheet-beside-pupils-which-makes = neben --pupils, das für jeden eine Seite macht
sheet-note-puzzle-print-has = Anmerkung: ein Rätsel zum Drucken hat { $how_many }
solve-stop-after-n-solutions = nach N Lösungen aufhören (Standard 2)
solve-only-how-many-unique = nur wie viele eindeutig, mehrdeutig, ohne Lösung sind
solve-choose-cells-values-random = Zellen und Werte zufällig wählen, nach dieser Saatzahl
solve-log-every-step-search = jeden Schritt der Suche protokollieren
solve-trace-candidate-grid-after = mit --trace: das Gitter der Kandidaten nach jedem Schritt
steps-only-one-x-wing = nur diese: x-wing, oder HoDoKus Code 0300
steps-explain-each-step = jeden Schritt erklären
steps-steps =
    { $puzzle }: { $count } { $count ->
        [one] Schritt
       *[other] Schritte
    }
worksheet-puzzles-pages-seed =
    { $pdf }: { $puzzles } Rätsel auf { $pages } { $pages ->
        [one] Seite
       *[other] Seiten
    }, Saatzahl { $seed }
worksheet-worksheet-write = wohin das Übungsblatt geschrieben wird
worksheet-what-practise-such-x = was geübt wird, etwa x-wing
scale-hodoku = HoDoKu
check-minimal = , minimal
rate-above = über { $most }
solve-cut = , aufgehört, bevor alle gefunden waren
candidates-cut = aufgehört, bevor alle gefunden waren:
solve-summary = { $puzzles } Rätsel: { $counts }; { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s ({ $backend })
option-symmetry = der Vorgaben: { $known }
    .label = Symmetrie
symmetry-none = Keine
symmetry-rotational180 = Halbe Drehung
symmetry-rotational90 = Vierteldrehung
symmetry-mirror-horizontal = Links und rechts
symmetry-mirror-vertical = Oben und unten
symmetry-mirror-both = Beide Spiegelungen
symmetry-diagonal = Diagonale
symmetry-antidiagonal = Andere Diagonale
symmetry-diagonals = Beide Diagonalen
symmetry-full = Volle
option-clues = N Vorgaben oder ein Bereich wie 24-28
    .label = Vorgaben
    .hint = Eine Zahl oder ein Bereich wie 24-28
option-pattern = Vorgaben, wo X steht, keine, wo . steht; oder X und . selbst
option-minimal = keine Vorgabe (mit Symmetrie: keine Gruppe von Vorgaben) kann weg
    .label = Minimal (keine Vorgabe kann weg)
option-level = Beginner bis Beyond; mehrere: Easy:5,Hard:3
option-er = die ER des Sukaku Explainer
    .label = ER des Sukaku Explainer
    .lowest = Kleinste ER
    .highest = Größte ER
option-hodoku-level = { $known }, wie bei HoDoKu
    .label = HoDoKus Stufe
option-hodoku-score = HoDoKus Punkte
    .label = HoDoKus Punkte
    .lowest = Wenigste Punkte
    .highest = Meiste Punkte
option-effort = mit --level: N von 5 oder ein Bereich wie 2-4
    .label = Schwerer oder leichter innerhalb der Stufe
    .hint = Von 1 bis 5 oder ein Bereich wie 2-4
option-open = Zellen, die Singles sofort füllen, mindestens
    .label = Zellen, die am Anfang lösbar sind
    .hint = Mindestens so viele Zellen lassen sich sofort füllen
option-technique = muss nötig sein, und nichts Schwereres
    .label = Braucht
option-practice = mit --technique: alles andere sind Singles
    .label = Sonst nur Singles
option-method = wie die Vorgaben gewählt werden
option-word = ein Wordoku aus seinen Buchstaben: Eine Zeile, Spalte oder Diagonale der Lösung ergibt das Wort
    .label = Verstecktes Wort
    .hint = So viele verschiedene Buchstaben, wie es Ziffern gibt. Eine Zeile, Spalte oder Diagonale der Lösung ergibt das Wort.
option-variant = die Variante: { $known }
option-no-givens = mit --variant: nur Hinweise, keine Zahlen
option-formulas = N Formeln; ohne N so viele wie nötig
option-operators = aus { $known } (Standard + - * /)
option-operands = höchstens N je Formel (Standard 2)
option-largest = größte Konstante (Standard 9; 0 für keine)
option-givens = N Vorgaben, oder any (Standard 0)
option-shape = hängen Formeln im Kreis voneinander ab?
option-guesses = lässt es sich ohne Raten lösen?
option-title = für die Titelseite
option-subtitle = für die Titelseite
option-author = für die Titelseite
option-licence = all-rights, cc-by, cc0, copies oder eigene Worte
option-copyright = eine Zeile im Impressum: "© 2026 A. Person"
option-seed = dieselbe Saatzahl ergibt dasselbe Buch
option-no-seed-line = keine Saatzahl im Impressum
option-paper = A4 (Standard), A5, Letter, 6x9in oder 170x240mm
option-margin = ringsum frei
option-book-margin = rundherum frei, oder auto: 9,6 bei Taschenbüchern, 15 auf größerem Papier
option-gutter = mehr an der Bindung, oder auto: nach der Seitenzahl
option-bleed = über den Beschnitt hinaus
option-bleed-sides = outer (Standard): nicht an der Bindung
option-per-page = Rätsel: { $known } (Standard 4)
option-show = bei jedem Rätsel: { $known }; '' für nichts
option-answers = wo sie stehen (Standard: end)
option-answers-per-page = Standard 12
option-no-how-to-solve = keine Seiten über die Techniken
option-how-to-pages = höchstens so viele Seiten „So löst du sie“, über die Techniken, die die meisten Rätsel brauchen; 0: so viele, wie alle brauchen (Standard 8)
option-fewer = weniger Rätsel drucken, wo sich ein Kapitel nicht füllen lässt, statt gar kein Buch
option-half-title = eine Seite nur mit dem Titel
option-introduction = eine eigene, in Markdown
option-hints = wo du suchen kannst, vor den Lösungen
option-publisher = fürs Impressum
option-isbn = fürs Impressum
option-blurb = für die Rückseite
option-barcode = der Strichcode der ISBN auf der Rückseite, ohne Preis
option-stock = des Papiers: bestimmt die Rückenbreite (Standard white)
option-printer = wessen Formel dafür gilt (Standard kdp)
option-series = Bände, die kein Rätsel gemeinsam haben
option-volume = der wievielte davon das ist
option-pdfa = als PDF/A-2u
option-pdfx = Buch und Umschlag als PDF/X-4, in Grautönen
option-fonts = worin es gesetzt ist (Standard serif)
option-logo = des Verlags, in SVG, PNG oder JPEG, auf Titelseite und Umschlag
option-sheet-paper = A4, A5, Letter, 6x9in oder etwa 170x240mm
option-landscape = breiter als hoch
option-sheet-gutter = bleibt an der Bindung zusätzlich frei
option-sheet-per-page = Rätsel je Seite (Standard: 1, 2, 4 oder 6)
option-sheet-title = oben auf jeder Seite
option-name-line = Platz für Name und Datum
option-sheet-show = einige von { $known }
option-link = ein QR-Code zu jedem Rätsel, für die Seite unter URL
option-marks = none, candidates oder Platz dafür
option-sheet-answers = none, end, foot (auf dem Kopf) oder nächste Seite
option-cards = Linien zum Ausschneiden; mit --answers next auf der Rückseite
option-large = Großdruck
option-left-handed = für Linkshänder: rechts gebunden, die Bretter links auf der Seite und daneben Platz für Notizen
option-coordinates = am Gitter: none, r1c1, a1 oder kanji
option-first = Nummer des ersten Rätsels
option-puzzles = eigene: genommen werden die, die sie brauchen
option-shipped = Stellungen der Lektionen, sofort
option-worksheet-count = Rätsel zum Lösen (Standard 6)
option-worksheet-seed = dieselbe Saatzahl ergibt dasselbe Übungsblatt
option-worksheet-title = statt des Namens der Technik
option-worksheet-practice = alles andere sind Singles: für den Anfang
option-start = mit allen Notizen, nur den Zahlen, den Vorgaben oder Schritt für Schritt
option-no-hints = keine Tipps am Fuß der Seite
option-range = eine Zahl oder ein Bereich wie 24-28
option-number = eine Zahl oder { $word }
option-whole-number = eine ganze Zahl oder { $word }
read-puzzles = Rätsel zum Lesen
read-pattern = ein Muster zum Lesen
read-introduction = eine Einführung zum Lesen
read-logo = ein Logo zum Lesen
cli-cells = Zellen in Sätzen so nennen: r5c3, E3 oder 五行三列
mcp-jobs = so viele Aufrufe zugleich (sonst einer je Prozessor)
daily-out = der Ordner, in den geschrieben wird
daily-link = die Adresse einer Pencilmark-Seite, auf der gespielt wird
daily-days = wie viele Tage (sonst 365)
daily-from = der erste Tag, etwa 2027-01-31 (sonst heute)
daily-until = der letzte Tag im Feed (sonst heute)
daily-date = erwartet wurde ein Datum wie 2027-01-31, nicht { QUOTE($found) }
daily-written = { $folder } enthält { $puzzles } Rätsel (Startwert { $seed })
class-pupils = wie viele Kinder (sonst 30)
class-one-link = Ein Link für alle, in dem jedes Kind seine Nummer wählt: { $link }


pattern-find = das Muster durchsuchen, bis N Rätsel gefunden sind
pattern-rated = mit --find: nur solche, deren { $scale } in diesem Bereich liegt
pattern-changed = mit --find: so viele Vorgaben tauschen zugleich ihre Werte (Standard 1)
pattern-each-er = mit --find: keine ER zweimal, wie in einer Runde des Spiels
pattern-sample = zufällige Gitter, nach denen die Klassen geschätzt werden (Standard { $usual })
pattern-known = deine Rätsel: { NUMBER($puzzles) }, Klassen: { NUMBER($classes) }, minimal: { NUMBER($minimal) }
