### Der Rahmen der Seite: Kopf, Menü und was mehrere Orte gemeinsam haben.

page-pencilmark = Pencilmark
page-places = Orte
page-play = Spielen
page-solve = Lösen
page-make = Machen
page-many = Viele
page-set = Setzen
page-print = Drucken
page-learn = Lernen
page-sudoku-to-play-solve = Sudoku zum Spielen, Lösen und Verstehen
page-python-is-starting = Python startet
page-retry = Noch einmal
page-menu = Menü
page-about-pencilmark = Über Pencilmark
page-everything-is-computed-in = Alles wird in deinem eigenen Browser berechnet. Nichts, was du tippst, verlässt dieses Gerät.
page-kept-here-it-opens = In diesem Browser gespeichert: öffnet sich auch ohne Netz.
page-there-is-a-new = Es gibt eine neue Version dieser Seite.
page-load-it = Laden
page-puzzle-and-answer = Rätsel und Antwort
page-sudoku-grid = Sudoku-Gitter
page-paused = Pause
page-go-on = Weiter
page-mind-this = Beachte:
page-its-rules-in-its = Die Regeln in den Worten des Autors
page-candidates-in-bold-belong = Fette Kandidaten gehören zum Rätsel, die anderen sind deine.
page-rules-of-this-puzzle = Regeln dieses Rätsels
page-height-of-this-sheet = Höhe dieser Leiste
page-paste-a-puzzle = Rätsel einfügen
page-cancel = Abbrechen
page-show-the-other = Die andere zeigen
page-back-to-my-grid = Zurück zu meinem Gitter
page-copy-answer = Antwort kopieren
page-do-this-step = Diesen Schritt ausführen
page-step-before = Voriger Schritt
page-next-step = Nächster Schritt
page-back-to-the-last = Zurück zum letzten
page-show-which = Zeigen, welche
page-take-them-back = Zurücknehmen
page-colour-them = Färben
page-back-to-where-all = Zurück dorthin, wo alles stimmte
page-how-much-of-the = Wie viel vom Tipp
page-where = Wo
page-which = Was
page-why = Warum
page-do-it = Ausführen
page-along-the-path = Auf dem Weg
page-first = Anfang
page-previous = Zurück
page-next = Weiter
page-last = Ende
page-anywhere-on-this-page = Irgendwo auf dieser Seite: eine Zeile mit 81 Zeichen oder ein Gitter. Oder tipp eins ein.
page-the-argument-line-by = Die Überlegung, Zeile für Zeile
page-line-before = Vorige Zeile
page-next-line = Nächste Zeile
page-copy-notation = Notation kopieren
page-what-is-drawn = Was gezeichnet ist
page-close = Schließen
page-an-example-elsewhere = Ein Beispiel anderswo.
page-learn-and-practise = Lernen und üben
page-everything-is-computed-by = Alles berechnet Python in deinem eigenen Browser. Nichts, was du tippst, verlässt dieses Gerät.
page-about = Über
page-which-did-you-mean = Was hast du gemeint?
page-this-text-can-be = Dieser Text lässt sich verschieden lesen.
page-none-of-them = Nichts davon
page-title-by = { $title } von { $author }
page-by = von { $author }

page-title = Pencilmark: ein Sudoku-Labor
page-language = Sprache
page-comma = ,{ " " }
page-semicolon = ;{ " " }
page-between-sentences = { " " }
page-sentence = { $words }.
page-list = { AND($all) }
page-place-of = { $at } von { $count }
page-lines =
    { $count ->
        [one] { $count } Zeile
       *[other] { $count } Zeilen
    }
page-within = { $said }, innerhalb von { $inside }
page-too-large = Zu groß
page-too-large-file = Eine Datei mit Rätseln hat höchstens 50 MB.
page-not-a-puzzle = Das ist kein Rätsel
page-ratings-alone = Eine .scl-Datei von SudoCue enthält nur Bewertungen: Öffne die Liste selbst (.sdm).
page-waiting-for-python = Warten auf Python.
page-cells-more = { $count } weitere
page-seconds = { NUMBER($count, minimumFractionDigits: 1) } Sekunden
page-under-a-millisecond = weniger als 1 Millisekunde
page-tenths = { NUMBER($count, minimumFractionDigits: 1) } Millisekunden
page-milliseconds = { $count } Millisekunden
page-no-solution = Keine Lösung
page-solved-in = Gelöst in { $time }.
page-took = Das dauerte { $time }.
page-took-for-two = Zwei gefunden in { $time }.
page-one-solution = Genau eine Lösung
page-more-solutions = Mehr als eine Lösung
page-one-of-them = Das ist eine davon.
page-one-so-far = Bisher eine Lösung
page-not-known = Angehalten, bevor bekannt war, ob es mehr gibt.
page-yours-differ = Deine eigenen Zahlen waren anders in { $cells }; Rückgängig bringt sie zurück.
page-rules-contradict =
    { $count ->
        [one] Diese Regel kann nicht gelten: { $rules }.
       *[other] Diese Regeln widersprechen sich: { $rules }.
    }
page-rule-and-digits-contradict =
    { $digits ->
        [one] Diese Regel kann mit der Zahl in { $cells } nicht gelten: { $rules }.
       *[other] Diese Regel kann mit den Zahlen in { $cells } nicht gelten: { $rules }.
    }
page-rules-and-digits-contradict =
    { $digits ->
        [one] Diese Regeln widersprechen sich mit der Zahl in { $cells }: { $rules }.
       *[other] Diese Regeln widersprechen sich mit den Zahlen in { $cells }: { $rules }.
    }
page-digits-contradict = Diese Zahlen widersprechen einander.
page-digit-cannot-stand = Die { $digit } in { $cell } kann nicht stehen.
page-digit-stands-twice = Zweimal die { $digit }, wo sie nur einmal stehen darf: { $cells }.
page-digits-cannot-stand = Die Zahlen in { $cells } widersprechen einander.
page-not-rated = Nicht bewertet
page-rating-stopped = Die Bewertung wurde angehalten: Gezeigt ist, was bis dahin bekannt war.
page-rates-one-solution = Nur ein Rätsel mit genau einer Lösung lässt sich bewerten.
page-by-logic = Es lässt sich ohne Raten lösen.
page-by-trial = Ohne Netze oder Probieren wurde kein Weg gefunden.
page-rated-meanwhile = Inzwischen bewertet: { $level }
page-rated-before = Diese Bewertung gehört zum vorigen Rätsel und ist mit ihm gespeichert.
page-scale-clues = Hinweispunkte
page-scale-clues-says = { $score }, die des schwersten Schritts
page-scale-se = Sukaku Explainer
page-scale-se-says = ER { $er } · EP { $ep } · ED { $ed }
page-scale-se-so-far = bisher mindestens ER { $er }
page-scale-hodoku = HoDoKu
page-scale-hodoku-says = { $level }, { $score } (gleichwertige Rätsel können abweichen)
page-scale-class = Seine ganze Klasse
page-scale-class-says = ER { $er }, die des kleinsten gleichwertigen
page-singles-alone = Nur Singles
page-singles-fill =
    { $count ->
        [one] füllen { $count } Zelle
       *[other] füllen { $count } Zellen
    }
page-trial = Probieren
page-trial-not-known = Tiefe nicht bekannt
page-trial-none = Tiefe 0: Singles genügen
page-trial-depth = Tiefe { $depth }
page-trial-class = Tiefe { $depth }, Klasse { $braids }
page-backdoors = Hintertüren
page-not-known-yet = nicht bekannt
page-backdoors-large = größer als zwei Zellen
page-backdoors-none = keine nötig
page-backdoors-one = mit einer Zelle: { $cells }
page-backdoors-two = mit zwei Zellen: { $cells }
page-backdoors-one-more = mit einer Zelle: { $cells } und { $count } weitere
page-backdoors-two-more = mit zwei Zellen: { $cells } und { $count } weitere
page-found = Gefunden: { $name }, { $brief }.
page-also-there = Auch da: { $names }.
page-unreadable = Das ist kein Rätsel, das ich lesen kann
page-at-line = { $message } (Zeile { $line }).
page-at-character = { $message } (Zeichen { $column }).
page-at-line-character = { $message } (Zeile { $line }, Zeichen { $column }).
page-several-ways = Das lässt sich verschieden lesen
page-can-be = Es kann { OR($labels) } sein.
page-givens =
    { $count ->
        [one] { $count } Vorgabe
       *[other] { $count } Vorgaben
    }
page-rules =
    { $count ->
        [one] { $count } Regel
       *[other] { $count } Regeln
    }
page-clues =
    { $count ->
        [one] { $count } Hinweis
       *[other] { $count } Hinweise
    }
page-on-board = { $what } auf { $size } mal { $size } Zellen
page-under-fog = Ein Rätsel im Nebel
page-missing = Nicht alles wurde verstanden: Unter dem Gitter steht, was fehlt.
page-loaded = Lösen trägt die Antwort ein und sagt, ob sie die einzige ist; Tipp zeigt den nächsten Schritt.
page-no-such-puzzle = So ein Rätsel gibt es nicht
page-none-found = Kein solches Rätsel gefunden
page-stopped = Angehalten
page-as-it-was = Dein Gitter ist, wie es war.
page-not-on-board = Nicht auf diesem Gitter
page-part-missing = Ein Teil von Python fehlt
page-ask-later = { $message }. Dein Gitter ist, wie es war: Frag später noch einmal.
page-starting-again = Dein Gitter ist unverändert. Python startet neu: Frag einfach noch einmal.
page-bug = Etwas stimmt in Pencilmark nicht
page-bug-says = { $message }. Dein Gitter ist, wie es war.
page-percent-made = { $percent } Prozent fertig.
page-made-of = { $count } von { $wished } fertig
page-stop-keeps = Das erste ist schon im Gitter. Anhalten behält, was da ist.
page-new-one-solution = Ein neues Rätsel, mit genau einer Lösung
page-seed-again = { $what }. Startwert { $seed }.
page-board-is-another = Das Gitter ist jetzt ein anderes
page-board-called = Es heißt { $name }. Rückgängig bringt das vorige zurück.
page-start = Füg ein Rätsel ein
page-your-move = Du bist dran
page-your-move-more = Lösen trägt die Antwort ein und sagt, ob sie die einzige ist.
page-rating = Wird bewertet
page-rating-more = Python löst es wie ein Mensch, Schritt für Schritt.
page-viewing = Das ist der Weg
page-viewing-more = Dein eigenes Gitter wartet dahinter: Geh dorthin zurück, oder mach von hier aus weiter.
page-solving = Wird gelöst
page-at-work = Python arbeitet.
page-making = Rätsel entstehen
page-copied-all = Rätsel kopiert
page-one-line-each = Je eine Zeile.
page-not-copied = Nichts kopiert
page-no-clipboard = Dieser Browser lässt die Seite nicht in die Zwischenablage schreiben.
page-blank = Nichts zu lösen
page-blank-more = Das Gitter ist leer: Füg ein Rätsel ein, öffne eine Datei oder tipp eins ein.
page-emptied-more = Schreib die Vorgaben hinein oder füg ein Rätsel ein.
page-at-start = Hier beginnt das Rätsel
page-at-start-more = Weiter zurück geht es nicht. Das vorige Rätsel ist noch da.
page-fixed = Deine Zahlen sind jetzt das Rätsel
page-fixed-more = Neu anfangen behält sie. Rückgängig macht sie wieder zu deinen.
page-changed = Das Rätsel hat sich geändert
page-changed-more = Python hat das vorige beantwortet. Frag noch einmal.
page-link-copied = Link kopiert
page-link-copied-more = Er öffnet genau dieses Rätsel. Das Rätsel steckt im Link selbst und ist nirgends gespeichert.
page-linked = Link in der Adresszeile
page-linked-more = Kopiere ihn von dort: Er öffnet genau dieses Rätsel.
page-no-link = Kein Link
page-no-link-more = Dieses Rätsel ist zu lang für einen Link. Kopiere seine Regeln als Text, unter „Setzen“.
page-long-link = Dieser Link ist zu lang
page-long-link-more = Kein Link dieser Seite hat mehr als 200.000 Zeichen: Er wurde unterwegs verändert. Was vorher hier war, ist noch da.
page-complete = Vollständig
page-every-house = Jede Einheit enthält jede Zahl genau einmal.
page-every-rule = Jede Regel gilt.
page-busy = Python arbeitet
page-workers =
    { $count ->
        [one] { $count } Worker läuft (bis zu { $most })
       *[other] { $count } Worker laufen (bis zu { $most })
    }
page-workers-memory =
    { $count ->
        [one] { $count } Worker läuft (bis zu { $most }), { $memory } MB
       *[other] { $count } Worker laufen (bis zu { $most }), { $memory } MB
    }
page-starting-percent = Python startet, { $percent } %
page-ready = Python ist bereit
page-not-loaded = Python ließ sich nicht laden
page-not-loaded-why = Python ließ sich nicht laden: { $why }
page-not-loaded-more = Lösen, Tipps und Bewertungen brauchen es; Zahlen, Notizen und Farben nicht.
page-no-network = Kein Netz: Python ließ sich nicht laden
page-unopened = { $name } ließ sich nicht laden
page-unopened-more = Dieser Teil der Seite ist hier noch nicht gespeichert und ließ sich nicht laden. Dein Rätsel bleibt erhalten.
page-file-not-loaded = { $name } ließ sich nicht laden. Schließ es und öffne es wieder, sobald es ein Netz gibt.
page-sheet-line = eine Zeile
page-sheet-half = halb
page-sheet-whole = ganz
page-tab-answer = Bereit zum Lösen
page-tab-answer-more = Lösen trägt die Antwort ein und sagt, ob sie die einzige ist. Rückgängig bringt dein Gitter zurück.
page-tab-hint = Ein Schritt nach dem anderen
page-tab-hint-more = Tipp sagt, wo du suchen kannst, dann welche Technik, dann warum. Drück ihn noch einmal für mehr.
page-tab-steps = Alle Schritte, die es jetzt gibt
page-tab-steps-more = ‹ und › führen hindurch. Unten stehen alle: Drück einen, um ihn erklärt zu bekommen.
page-tab-path = Der ganze Weg
page-tab-path-more = Drück „Weg“, um von den Vorgaben bis zur Lösung zu gehen, einen erklärten Schritt nach dem anderen.
page-tab-rating = Wie schwer es ist
page-tab-rating-more = Drück „Stufe“ für die Stufe, die ER des Sukaku Explainer und HoDoKus Punkte.
page-tab-questions-more = Stell unten eine.
page-tab-search = Die Suche
page-tab-search-more = Wie eine Maschine es löst: raten, folgen, umkehren.
page-part-by-part = Teil für Teil
page-practice-of = Übung: { $name }
page-why-within = Warum?
page-back-to-your-grid = Zurück zu deinem Gitter
page-show-more = Mehr zeigen
page-open = Öffnen
page-delete = Löschen
page-level = Stufe
page-kind = Art
page-stop = Anhalten
page-save-as-text = Als Text speichern
page-clear = Leeren
page-seed = Startwert
page-random = zufällig
page-a-whole-number-below = Eine ganze Zahl unter 2 hoch 53
page-minutes = { $count } min
page-pause = Pause
page-more = Mehr
page-copy-link = Link kopieren
page-share = Teilen
page-done = Fertig
