### Was Seite und Befehlszeile gemeinsam haben: Fehler von Anfragen und Dateien, und wie weit etwas ist.

bad-request =
    .type = erwartet: { $expected } als { $place }, gefunden: { $found }
    .field = erwartet: ein Feld { $name } in { $place }
    .object-id-kind = erwartet: ein Objekt mit id und kind
    .json-text = erwartet: Text in JSON; { $why }

bad-options =
    .chapters-by-by-not = erwartet: Kapitel durch --{ $option } oder durch --{ $other }, nicht durch beides
    .file-tells-chapters-beside = die Datei nennt die Kapitel; erwartet: kein --{ $option } daneben
    .over-source = die Tabelle würde { $file } überschreiben, woher die Rätsel kommen; erwartet: --csv mit einem anderen Namen
    .bad-journal = das Protokoll jenes Laufs lässt sich nicht lesen: mach die Datei neu, ohne --resume
    .other-run = { $file } wurde mit anderem begonnen ({ $what }); erwartet: die Optionen jenes Laufs
    .table = erwartet: ein Name, der auf eins von { $known } endet, gefunden: { QUOTE($found) }
    .beside = erwartet: kein --{ $option } { $where }

bad-count =
    .count-each-chapter = erwartet: eine Anzahl für jedes Kapitel, wie { $name }:20, gefunden: { QUOTE($found) }
    .number-puzzles = erwartet: eine Anzahl von Rätseln, gefunden: { $found }
    .puzzles-print = erwartet: 1 bis { $most } Rätsel zum Drucken, gefunden: { $found }

no-file =
    .file-can-be-written = erwartet: eine Datei, die sich schreiben lässt, gefunden: { QUOTE($found) }
    .over-other = erwartet: zuerst ein Name für das PDF, gefunden: { QUOTE($found) }, eine vorhandene Datei, die kein PDF ist: sie bleibt, wie sie ist
    .not-read = erwartet: { $expected }, gefunden: { QUOTE($found) }: { $why }
    .no-input = erwartet: eine Datei oder eine Standardeingabe, die sich lesen lässt
    .cannot-be-written = { QUOTE($path) } lässt sich nicht schreiben: { $why }

other-program =
    .sudocue-ratings = { QUOTE($found) } enthält SudoCues Bewertungen einer Liste; erwartet: die Liste selbst (.sdm)

no-output = die Ausgabe lässt sich nicht schreiben: { $why }
    .closed = die Standardausgabe ist geschlossen

no-notebook = das Gitter im Notebook braucht anywidget (pip install 'pencilmark[notebook]')
no-mcp = der MCP-Server braucht mcp (pip install 'pencilmark[mcp]')
no-png = ein PNG braucht pypdfium2 (pip install 'pencilmark[picture-pdf]')

no-cluster =
    .not-installed = ein Cluster braucht distributed (pip install 'pencilmark[cluster]')
    .no-answer = unter { $address } antwortet kein Scheduler: { $why }
    .no-package = die Worker von { $address } haben kein Paket pencilmark
    .no-workers = der Scheduler unter { $address } hat keine Worker
    .version = der Worker { $worker } hat pencilmark { $other }, das hier ist { $own }

no-process = ein Prozess, der mitgearbeitet hat, wurde von außen beendet
no-parquet = Parquet braucht pyarrow (pip install 'pencilmark[parquet]')

bad-value =
    .option = erwartet: { $wanted } als --{ $option }, gefunden: { QUOTE($found) }

bad-scales = erwartet: Skalen aus { $known }, gefunden: { QUOTE($found) }
bad-scale = erwartet: einige von { $known }, gefunden: { QUOTE($found) }
only-nine = erwartet: ein Muster des üblichen Gitters von 9 × 9
has-candidates = erwartet: ein Rätsel nur aus Zahlen, gefunden: eines mit eigenen Kandidaten
has-rules =
    erwartet: ein Rätsel nur aus Zahlen, gefunden: eines mit { $count } { $count ->
        [one] Regel
       *[other] Regeln
    }
a-list = erwartet: ein einziges Rätsel, gefunden: { $found }

empty =
    .puzzles-print-none = erwartet: Rätsel zum Drucken, gefunden: keine

bad-technique =
    .technique = erwartet: eine Technik wie { $example }, gefunden: { QUOTE($found) }

unknown-kind = erwartet: eins von { $known }, gefunden: { QUOTE($found) }

bad-variant =
    .choose-cell-edge-drag = wähle eine Zelle am Rand oder zieh vom Rand nach innen
    .cell-numbers = erwartet: Zellen von 0 bis { $cells }, gefunden: { $found }
    .two-cells-same-twice = erwartet: zwei Zellen, gefunden: zweimal dieselbe
    .go-on-diagonally = beginne am Rand und geh auf einer Diagonale weiter
    .go-on-straight = beginne am Rand und geh in der Zeile oder Spalte weiter
    .next-cell-too = wähle auch die nächste Zelle, auf einer Diagonale

no-practice =
    .technique-positions-practise-on = erwartet: eine Technik mit Stellungen zum Üben

no-cells =
    .choose = wähle Zellen
    .choose-number = wähle Zellen und eine Zahl

unknown-variant =
    .other = erwartet: der Name einer Variante, gefunden: { QUOTE($found) }

in-file = { $places }: { $why }
at-line = Zeile { $at }
at-column = Spalte { $at }
page-drawn = Seite { $page } von { $total }
puzzles-answered =
    { $done } von { $total } { $total ->
        [one] Rätsel
       *[other] Rätseln
    } gelöst und bewertet
steps-found =
    { $count } { $count ->
        [one] Schritt
       *[other] Schritte
    } gefunden
positions-seen =
    bisher { NUMBER($nodes) } { $nodes ->
        [one] Stellung
       *[other] Stellungen
    } angesehen
positions-seen-and-help-is-coming =
    bisher { NUMBER($nodes) } { $nodes ->
        [one] Stellung
       *[other] Stellungen
    } angesehen; ein weiterer Löser kommt zu Hilfe
solutions-counted =
    bisher { NUMBER($count) } { $count ->
        [one] Lösung
       *[other] Lösungen
    }
solutions-estimated =
    bisher { NUMBER($count) } { $count ->
        [one] Lösung
       *[other] Lösungen
    }, insgesamt etwa { $estimate }
cells-tried =
    { $done } von { $total } { $total ->
        [one] Zelle
       *[other] Zellen
    } angesehen
parts-tried = { $found } gefunden, die wegkönnen
conflict-sought = gesucht werden ein paar, die sich widersprechen
isomorphs-compared = gleichwertige Rätsel werden verglichen
search-told = der Suche wird gefolgt
seeds-tried =
    { $done } von { $total } { $total ->
        [one] Reihenfolge
       *[other] Reihenfolgen
    } probiert
looking-for = gesucht wird { $technique }
pages-written = { NUMBER($share, style: "percent") } der Seiten geschrieben
surveyed = { NUMBER($number) } von { NUMBER($total) }
vicinity-found = { NUMBER($found) } gefunden
pattern-told = { NUMBER($rated) } bewertet, { NUMBER($found) } gefunden
pattern-vain = das Muster füllen: keines von { NUMBER($sample) } zufälligen Gittern taugt dafür, also taugt weniger als 1 von { NUMBER($bound) } (zu 90 % sicher)
writing-down = wird aufgeschrieben
puzzles-read =
    { NUMBER($number) } von { NUMBER($total) } { $total ->
        [one] Rätsel
       *[other] Rätseln
    } gelesen
techniques-tried =
    { $count } { $count ->
        [one] Technik
       *[other] Techniken
    } probiert
generate-made = { $done } von { $total } fertig
generate-near = { $tried }, am nächsten: { $nearest }
generate-usual = meist { $usual }
generate-rating = eins ist fertig und wird nun bewertet
generate-grid = Gitter { $grid }; { $doing }
seed-grid = Startwert { $seed }: Gitter { $tried }, { $doing }
seed-try = Startwert { $seed }: Versuch { $tried }, es fehlte: { $doing }
checking-text = ein Text
checking-request = Anfrage
checking-object = ein Objekt
checking-list = eine Liste
checking-one-of = eins von { $known }
checking-most-bits = { $expected } mit höchstens 53 Bits
survey-board-line = ein Gitter und eine Zeile
checking-null = null
console-more =
    … und noch { NUMBER($count) } Zeichen
beside-option = neben --{ $option }
without-option = ohne --{ $option }
place-for-level = Stufe …
place-for-er = ER …

notebook-mark = Notizen
notebook-undo = Rückgängig
notebook-hint = Tipp
notebook-step = Nächster Schritt
notebook-solved = Gelöst.
