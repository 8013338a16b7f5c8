### Blätter, Bücher und Übungsblätter: was auf Papier gedruckt wird, und was an einem Wunsch dafür nicht stimmt.

too-many =
    .fewer-puzzles-page-qr = erwartet: weniger Rätsel je Seite; ein QR-Code braucht { NUMBER($side, maximumFractionDigits: 0) } mm
    .fewer-puzzles-page-would = erwartet: weniger Rätsel je Seite; { $count } wären nur { NUMBER($wide, maximumFractionDigits: 0) } mm breit
    .large = weniger Rätsel pro Seite erwartet: Großdruck hat Ziffern von mindestens { $least } Punkt, es sind { NUMBER($found, maximumFractionDigits: 1) }

bad-text = die Schrift hat kein Zeichen für { QUOTE($sign) }, gefunden in { QUOTE($text) }

empty =
    .own-puzzles = erwartet: eigene Rätsel, gefunden: keine

a-list =
    .own = erwartet: ein Rätsel je Zeile, gefunden: { QUOTE($found) }

own-puzzle = Rätsel { $number }{ $title } hat { $how_many } und lässt sich deshalb nicht mit Lösung drucken

bad-toml =
    .toml = erwartet: TOML; { $words }
    .characters = erwartet: höchstens { $most } Zeichen, gefunden: { $found }
    .book-file-lists-within = erwartet: eine Buchdatei, gefunden: Listen in Listen

bad-value =
    .table-chapter-each-chapter = erwartet: eine Tabelle [[chapter]] für jedes Kapitel
    .key = erwartet: { $wanted } als { $key }, gefunden: { QUOTE($found) }

unknown-key = erwartet: eins von { $known }, gefunden: { QUOTE($found) }

bad-per-page =
    .puzzles-page = erwartet: eins von { $known } als Zahl der Rätsel je Seite, gefunden: { $found }
    .puzzles-page-2 = erwartet: 1 bis { $most } Rätsel je Seite, gefunden: { $found }

bad-count =
    .chapter-puzzle-more = erwartet: mindestens 1 Rätsel je Kapitel, gefunden: { $found }
    .puzzles-chapters = erwartet: 1 bis { $most } Rätsel in Kapiteln, gefunden: { $found }
    .puzzles = erwartet: 1 bis { $most } Rätsel, gefunden: { $found }
    .pupils = erwartet wurden 1 bis { $most } Kinder, nicht { $found }
    .pupil-number = erwartet war die Nummer eines Kindes, 1 bis { $most }, gefunden { $found }

bad-answers = erwartet: Lösungen { $known }, gefunden: { QUOTE($found) }
bad-seed = erwartet: ein Startwert von 0 bis { $most }, gefunden: { $found }

bad-show =
    .be-shown = erwartet zum Zeigen: { $known }, gefunden: { QUOTE($found) }
    .sheet = erwartet: einige von { $known }, gefunden: { QUOTE($found) }

bad-logo =
    .kind = erwartet: ein Logo in SVG, PNG oder JPEG, gefunden: etwas anderes
    .size = erwartet: ein Logo von höchstens { $most } KB, gefunden: ein größeres
    .broken = erwartet: ein unversehrtes Logo in JPEG, gefunden: ein beschädigtes
    .colours = erwartet: ein Logo in JPEG in Grautönen oder in Rot, Grün und Blau, gefunden: andere Farben
    .drawing = erwartet: ein Logo in SVG mit Pfaden und einer viewBox, gefunden: eines, das sich nicht zeichnen lässt
    .press = erwartet: ein Logo in reinen Farben für den Druck, gefunden: eines mit Farbverläufen

bad-isbn = erwartet: eine ISBN, deren letzte Ziffer zu den anderen passt, gefunden: { QUOTE($found) }
bad-used = erwartet: ein Gitter und ein Rätsel seiner Klasse, gefunden: { QUOTE($found) }
bad-volume = erwartet: ein Band einer Reihe mit 1 bis { $most } Bänden, gefunden: { $found } von { $series }

bad-bleed = erwartet: ein Anschnitt von 0 bis { $most } mm, gefunden: { $found }
    .sides = erwartet: ein Anschnitt an den Seiten { OR($known) }, gefunden: { QUOTE($found) }

bad-start = erwartet: ein Beginn mit { OR($known) }, gefunden: { QUOTE($found) }

bad-technique =
    .technique-practise = erwartet: eine Technik der Leiter zum Üben, gefunden: { QUOTE($found) }

no-pdf = PDF schreiben geht nur mit { $name }: pip install 'pencilmark[pdf]'
bad-title = erwartet: ein Titel mit höchstens { $most } Zeichen

bad-paper =
    .sides-mm = erwartet: Seiten von { NUMBER($least, maximumFractionDigits: 0) } bis { NUMBER($most, maximumFractionDigits: 0) } mm, gefunden: { QUOTE($found) }
    .name = erwartet: { $known } oder eine Größe wie 170x240mm, gefunden: { QUOTE($found) }

bad-margin =
    .margins-gutter-bleed-mm = erwartet: Ränder, Bundsteg und Anschnitt von mindestens 0 mm
    .margins-leave-mm-print = erwartet: Ränder, die { NUMBER($least, maximumFractionDigits: 0) } mm zum Bedrucken lassen

in-chapter = Kapitel { QUOTE($name) }: { $why }
chapter-lacks = Kapitel { QUOTE($name) } fehlen { $missing } von { $count }: { $why }
book-lacks = { CLAUSES($lacks) }
bad-option = erwartet: { $option } aus { $known }, gefunden: { QUOTE($found) }
pdf-written = { NUMBER($share, style: "percent") } des PDF geschrieben
page-laid-out = Seite { $page } von { $total } gesetzt
puzzles-made =
    { $count } von { $total } { $total ->
        [one] Rätsel
       *[other] Rätseln
    } fertig
puzzles-made-next =
    { $count } von { $total } { $total ->
        [one] Rätsel
       *[other] Rätseln
    } fertig; { NUMBER($tried) } für das nächste probiert

no-practice =
    .shipped = zu { $technique } gibt es in den Lektionen keine Stellungen
    .own = erwartet: mindestens 2 deiner Rätsel, die { $technique } brauchen, gefunden: { $found }
    .puzzles = keine Rätsel, die { $technique } brauchen: { $why }
    .try-practice = keine Rätsel, die { $technique } brauchen: { $why }; versuch es mit dem Üben, wo alles andere Singles sind

bad-options =
    .no-isomorphs = Rätsel für eine Klasse brauchen ein Gitter mit Blöcken und ohne weitere Regeln, nicht { $board }
    .not-unique = Rätsel für eine Klasse entstehen aus einem mit genau einer Lösung
    .pdfa-or-pdfx = erwartet: PDF/A oder PDF/X, gefunden: beides; eine Datei ist fürs Archiv oder für den Druck
    .barcode = für den Strichcode braucht es eine ISBN
    .variant-alone = Rätsel mit einer Variante werden neu gemacht; erwartet: keine eigenen und keine der Lektionen
    .shipped = die Stellungen der Lektionen haben schon alle Notizen; erwartet: keine Rätsel, kein Üben und keine Zahl der Vorgaben daneben

own-looked-at = { $count } von { $total } deiner Rätsel angesehen
printed-seed = Startwert { $seed }
drawn-row = Zeile { $row }: { $values }.
drawn-board = Sudoku, { $rows } mal { $columns }.
drawn-solution = Lösung, { $rows } mal { $columns }.
drawn-blank = leer
title-volume = { $title }, Band { $volume }
examples-drawn = { $name }, gezeichnet. { $text }
licence-all-rights = Alle Rechte vorbehalten.
    .label = Alle Rechte vorbehalten
licence-cc-by = Du darfst dieses Buch weitergeben und bearbeiten, wenn du den Autor nennst: Creative Commons Namensnennung 4.0.
    .label = CC BY 4.0
licence-cc-by-nc = Du darfst dieses Buch weitergeben und bearbeiten, aber nicht für Geld, wenn du den Autor nennst: Creative Commons Namensnennung – Nicht kommerziell 4.0.
    .label = CC BY-NC 4.0
licence-cc0 = Mit diesem Buch darfst du machen, was du willst: Creative Commons Zero 1.0.
    .label = CC0
licence-copies = Diese Seiten dürfen für Unterricht und Vereine kopiert werden.
    .label = Darf für den Unterricht kopiert werden
front-made-pencilmark-from-seed = Gemacht mit Pencilmark { $version } mit dem Startwert { $seed }: Mit denselben Einstellungen ergibt er wieder dieses Buch.
front-no-two-book-alike = , und keine zwei in diesem Buch gleichen sich, wie man sie auch dreht
front-every-puzzle-has-exactly = Jedes Rätsel hat genau eine Lösung{ $alike }.
front-renamed = { "" } oder umnummeriert
front-volume-no-two-have = Band { $volume } von { $series }: Keine zwei Bände haben ein Rätsel gemeinsam.
front-level-decides = Stufe und Aufwand bestimmen die Reihenfolge der Rätsel. Die Bewertung daneben (ER: die von Sukaku Explainer) ist eine andere Skala und kann abweichen.
front-set-in-serif = Gesetzt in Source Serif, lizenziert unter der SIL Open Font License.
front-set-in-mixed = Gesetzt in Source Serif und Source Sans, lizenziert unter der SIL Open Font License.
front-set-in-sans = Gesetzt in Source Sans, lizenziert unter der SIL Open Font License.
logo = Logo des Verlags
front-by = { $title } von { $author }
front-chapter = Kapitel { $place }
volume = Band { $volume }
front-title-by = , von { $author }
how-to-every-from-once =
    { $word ->
       *[digit] jede Zahl
    } von 1 bis { $value_count } genau einmal
how-to-every-letter = jeden Buchstaben des Rätsels genau einmal
how-to-so-does-each-both = Das gilt auch für die beiden langen Diagonalen.
how-to-so-does-each-shaded = Das gilt auch für jedes der grauen Fenster.
how-to-cells-same-place-different = Zellen an derselben Stelle verschiedener Blöcke enthalten verschiedene Zahlen.
how-to-house-shaded-all-differ = In einer grauen Einheit sind alle Zahlen verschieden.
how-to-cells-knights-move-apart = Zellen, die einen Springerzug auseinanderliegen, enthalten verschiedene Zahlen.
how-to-cells-touch-corner-differ = Zellen, die sich an einer Ecke berühren, enthalten verschiedene Zahlen.
how-to-each =
    { $kind ->
        [row] jede Zeile
       *[column] jede Spalte
    }
one-and-last = { $first } und { $last }
how-to-pencil-marks-help-write = Notizen helfen: Schreib klein in eine Zelle, was dort noch stehen kann, die Kandidaten, und streiche, was nicht geht. Zellen heißen nach Zeile (r) und Spalte (c): r3c5 steht in Zeile 3 und Spalte 5.
how-to-solve = So löst du sie
how-to-each-box-thick-border = jeder dick umrandete Block
how-to-each-region-thick-border = jede dick umrandete Region
how-to-holds = { $head } enthält { $every }.
how-to-without-variants = { "" } ohne Varianten
how-to-steps-below-all-puzzles = Mehr als die folgenden Schritte brauchen die Rätsel{ $whose } nicht; die einfachsten kommen zuerst, jeder wird einmal gezeigt.
how-to-steps-below-most-puzzles = Die folgenden Schritte brauchen die meisten Rätsel{ $whose }; die einfachsten kommen zuerst, jeder wird einmal gezeigt.
how-to-drawings-slanted-digits-were = In den Zeichnungen sind schräge Zahlen schon vorher gefunden. Um die hervorgehobenen Zellen und die eingekreisten Kandidaten geht es in dem Schritt; was er streicht, ist durchgestrichen. Ein durchgezogener Pfeil heißt: Ist das eine Ende falsch, stimmt das andere; ein gestrichelter: Stimmt das eine Ende, ist das andere falsch.
pages-puzzles =
    { $span ->
        [single] Rätsel { $first }
        [pair] Rätsel { $first } und { $last }
       *[more] Rätsel { $first } bis { $last }
    }
pages-levels = { $first } bis { $last }
pages-answers = { $name }: Lösungen
pages-puzzles-to =
    { $span ->
        [single] Rätsel { $first }
        [pair] Rätsel { $first } und { $last }
       *[more] Rätsel { $first } bis { $last }
    }
pages-pages =
    { $span ->
        [single] Seite { $first }
        [pair] Seiten { $first } und { $last }
       *[more] Seiten { $first } bis { $last }
    }
pages-easiest-first = , die leichtesten zuerst
pages-formulas = Die Formeln jedes Rätsels stehen darunter; b3 darin ist die Zelle in Zeile 2, Spalte 3.
pages-what-they-need = Was sie brauchen: { $names }.
pages-what-most-need = Was die meisten brauchen: { $names }.
pages-on = { $numbers }, { $where }{ $rises }.
puzzle-pages-answer-page = Lösung auf Seite { $answer }
puzzle-pages-page = S. { $answer }
puzzles-no-known-solution = keine bekannte Lösung
puzzles-no-solution = keine Lösung
puzzles-several-solutions = mehrere Lösungen
toml-text-quotes = ein Text in Anführungszeichen
toml-whole-number = eine ganze Zahl
toml-whole-number-most = eine ganze Zahl bis höchstens { NUMBER($most) }
toml-number = eine Zahl
toml-number-most = eine Zahl bis höchstens { NUMBER($most) }
toml-true-false = true oder false
toml-list-texts = eine Liste von Texten
toml-range-such = ein Bereich wie [1, 2]
wish-formulas = Formeln
titled-er = ER { $low } bis { $high }
titled-hodoku-level = HoDoKu { $low }
titled-hodoku-score = Punkte { $low } bis { $high }
titled-word = Wordoku
worksheet-your-turn-steps = Jetzt du. Jedes Gitter ist ein Schritt auf dem Weg zum ersten „{ $name }“: Füll die Lücke aus und geh zum nächsten.
worksheet-puzzle = , Rätsel { $number }
guided-place = { AND($cells) } = { $blank }
guided-strike = Streiche { $blank } aus { AND($cells) }
guided-step = { $name }. { $where } { $question }
guided-drawn = Schritt { $number }: { $name }. { $where }
worksheet-your-turn-find = Jetzt du. Finde den Schritt „{ $name }“ und { $task }. { $start }.{ $hints }
worksheet-next-step-each-puzzle = In jedem Rätsel ist das der nächste Schritt
worksheet-each-puzzle-needs-way = Jedes Rätsel braucht das unterwegs
worksheet-write-digit-gives = trage die Zahl ein, die sich ergibt
worksheet-strike-out-what-rules = streiche, was damit ausgeschlossen ist
worksheet-where-look-told-upside = { "" } Wo du suchen kannst, steht unten auf dem Kopf.
entry-givens =
    { $count } { $count ->
        [one] Vorgabe
       *[other] Vorgaben
    }
entry-clue-score = Hinweispunkte { $score }
about-minutes = etwa { $minutes } Min.
pdf-pencilmark = Pencilmark { $version }
press-identifier = Custom
press-condition = Schwarze Farbe auf ungestrichenem Papier
press-profile = Schwarze Farbe, Tonwertzunahme 20 %
pdf-qr-code-link-puzzle = QR-Code mit einem Link zu diesem Rätsel
sheet-answers = { $title }: Lösungen
sheet-no-single-solution = keine eindeutige Lösung
blurb-puzzles = { $count } Rätsel: { $chapters }.
blurb-unique = Jedes hat genau eine Lösung.
check-vector = keine Fotos
check-template = siehe Vorlage der Druckerei
no-braille = für Brailleschrift braucht es Rätsel, die ein Gitter aus Ziffern ganz wiedergibt; es gibt keine
braille = Jede Seite hat ein Rätsel. Die Buchstaben a bis i stehen für 1 bis 9, die Punkte 3 6 für eine leere Zelle. Blöcke sind durch zwei Leerzeichen und eine Leerzeile getrennt. Die Lösungen folgen.
chapter-puzzles = Rätsel
heading-answers = Lösungen
heading-contents = Inhalt
heading-hints = Tipps
heading-introduction = Einführung
heading-worked = Vorgerechnet
line-date = Datum
line-name = Name
worksheet-key = : Lösungen
heading-sheet = Blatt
sheet-of-class = { $title }: Blatt { $place }

daily-title = Sudoku des Tages
daily-before = Früher
daily-after = Später
daily-answer = Lösung
class-title = Sudoku für die Klasse
class-answers = { $title }: Lösungen
class-play = Spielen
