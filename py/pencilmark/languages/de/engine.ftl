### Der Löser: warum er nicht anfangen kann, und das Protokoll einer Suche, dessen erste Wörter in Spalten stehen (9 Zeichen).

no-wasm =
    .browser-refuses-kernel = dieser Browser lehnt den Kern ab: { $why }
    .kernel-has-no-room = der Kern hat keinen Platz für dieses Gitter
    .kernel-knows-board-values = der Kern kennt kein Gitter mit { $value_count } Werten
    .kernel-needs-wasmtime-pip = der Kern braucht wasmtime (pip install 'pencilmark[fast]')
    .wasmtime-refuses-kernel = wasmtime lehnt den Kern ab: { $why }

no-sat =
    .rules-can-t-be = die Regeln lassen sich nicht als Klauseln schreiben: { $why }
    .needs-package-python-sat = das braucht das Paket python-sat: pip install 'pencilmark[sat]'

bad-limit = erwartet: die Suche nach mindestens 1 Lösung, gefunden: { $found }
bad-exchange = erwartet: ein Austausch von Vorgaben wie {"{"}-2+1{"}"}, gefunden: { QUOTE($found) }
not-unique = erwartet: ein Rätsel mit genau einer Lösung
no-solution-grid = erwartet: ein Gitter von 9 × 9 oder ein Rätsel mit genau einer Lösung
grid-sets = unvermeidbare Mengen bis { $most } Zellen
timeout = die Suche hat ihre Grenze erreicht
choice-of-values = { $count } für { $where }
value-in-house = { $value } in { $house }
trace-start =
    Anfang   { $givens } { $givens ->
        [one] Vorgabe
       *[other] Vorgaben
    }, { $count } { $count ->
        [one] Kandidat
       *[other] Kandidaten
    } gestrichen
trace-choose = Wahl     { $placed } von { $where }
trace-ripple = Folge    { $where }: { $what }
trace-struck =
    { $count } { $count ->
        [one] Kandidat
       *[other] Kandidaten
    } gestrichen
trace-stop = Halt     nichts mehr übrig für { $where }
trace-back = zurück   { $placed } scheitert
trace-solution = Lösung
trace-givens = die Vorgaben
trace-elimination = Ausschluss
trace-only-choice = einzige Möglichkeit
choice-of-places = { $value } in { OR($cells) }
clauses-number-too-many-values = eine Zahl mit zu vielen Werten
clauses-table-too-large = eine zu große Tabelle
clauses-operation-literal = eine Rechnung mit einem Literal
clauses-operation-too-many-values = eine Rechnung mit zu vielen Werten
clauses-too-many-clauses = zu viele Klauseln
reader-division-may-undefined = eine Division, die vielleicht nicht definiert ist
reader-may-undefined = { $name }, vielleicht nicht definiert
sat-relation-another-kind = eine Beziehung anderer Art
terms-many-cells = { $name } mit vielen Zellen
terms-number-grows-too-large = eine Zahl wird zu groß
terms-count-many = count mit vielen Zellen
terms-digits-many-terms = digits mit vielen Termen
terms-term-never-defined = ein Term, der nie definiert ist
terms-term-few-cells-many = ein Term aus wenigen Zellen mit vielen Werten
terms-item-terms-no-cells = item mit Termen, die keine Zellen sind
terms-item-place-no-cell = item mit einer Stelle, die keine Zelle ist
a-term = ein Term
