### Viele.

many-many-puzzles = Viele Rätsel
many-check-a-whole-list = Prüfe eine ganze Liste auf einmal: welche Rätsel genau eine Lösung haben, wie schwer jedes ist und welche im Grunde dieselben sind.
many-your-table-will-appear = Hier erscheint deine Tabelle.
many-a-list = Eine Liste
many-add = Hinzufügen
many-open-files = Dateien öffnen
many-you-can-also-drop = Du kannst Dateien auch irgendwo auf die Seite ziehen: ein Rätsel je Zeile, Tabellen oder Gitter, bis zu 250.000 Rätsel.
many-one-solution = Genau eine Lösung?
many-each-puzzle-is-proved = Für jedes Rätsel ist bewiesen, ob es eine Lösung hat, mehrere oder keine. Eine Zeile, die sich nicht lesen lässt, sagt warum.
many-how-hard = Wie schwer?
many-givens-level-hardest-technique = Vorgaben, Stufe, schwerste Technik, HoDoKus Punkte und ER, zum Ordnen, Filtern und Zeichnen.
many-seen-before = Schon gesehen?
many-duplicates-are-found-even = Doppelte werden gefunden, auch gedreht, gespiegelt oder umnummeriert.
many-this-browser-stores-nothing = Dieser Browser speichert nichts; beim Neuladen ist die Liste weg.
many-find-out = Herausfinden
many-filter = Filter
many-er-7-solutions-one = er>=7 solutions=one
many-columns = Spalten
many-part-of-a-puzzle = Teil eines Rätsels oder Namens, oder Bedingungen: clues<24, level=hard, minimal=yes
many-pause = Pause
many-cancel = Abbrechen
many-puzzles = Rätsel
many-choose-all-or-none = Alle oder keines wählen
many-print-the-chosen = Gewählte drucken
many-save-csv = CSV speichern
many-save-json-lines = JSON-Zeilen speichern
many-clear-the-list = Liste leeren
many-chart = Diagramm
many-how-the-values-are = Wie sich die Werte verteilen

many-column-number = Nr.
many-column-puzzle = Rätsel
many-column-name = Name
many-column-rated = Bewertet
many-column-clues = Vorgaben
many-column-status = Lösungen
many-column-minimal = Minimal
many-column-symmetry = Symmetrie
many-column-level = Stufe
many-column-hardest = Schwerster Schritt
many-column-er = ER
many-column-ep = EP
many-column-ed = ED
many-column-score = Punkte
many-column-twin = Wie
many-column-canonical = Kanonische Form
many-column-solution = Lösung
many-asked-canonical = Doppelte, kanonische Form
many-asked-level = Stufe, schwerster Schritt
many-asked-score = HoDoKus Punkte
many-asked-er = ER, EP, ED
many-status-none = keine
many-status-one = eine
many-status-several = mehrere
many-not-known = nicht bekannt
many-minimal-no = nein
many-minimal-yes = ja
many-nothing-known = noch ist nichts bekannt
many-kept = Deine Liste vom letzten Mal.
many-kept-paused = Deine Liste vom letzten Mal, angehalten.
many-too-many = Die Tabelle fasst { NUMBER($most) } Rätsel; { NUMBER($over) } sind weggelassen.
many-line-cells = Zeile { $line } hat { $cells } Zellen; ein Rätsel 9 × 9 hat { $classic }
many-line-says = Zeile { $line }: { $message }
many-line-no-digits = Zeile { $line } hat keine Zahlen: { $text }
many-nothing-typed = Füg erst ein paar Rätsel ein oder öffne eine Datei.
many-not-bare = Dieses Rätsel hat eigene Notizen: Öffne es unter „Lösen“
many-stopped = Angehalten. Was bisher gelesen ist, steht in der Tabelle.
many-open-in = Öffnen in
many-choose = Rätsel { $number } wählen
many-count = { NUMBER($all) } Rätsel
many-count-of =
    { $all ->
        [one] { NUMBER($shown) } von { NUMBER($all) } Rätsel
       *[other] { NUMBER($shown) } von { NUMBER($all) } Rätseln
    }
many-print-some = { NUMBER($chosen) } gewählte drucken
many-print-none = Gewählte drucken
many-near = In der Nähe
many-near-minimal = nur minimale
many-near-go = Suchen
many-near-cancel = Anhalten
many-near-name = { $exchange } von { $number }
many-near-found = { NUMBER($found) } in der Nähe gefunden.
many-answers = { NUMBER($done) } von { NUMBER($total) } Antworten
many-paused = Angehalten bei { $answers }
many-a-second = { NUMBER($rate) } pro Sekunde
many-left = noch { $time }
many-pythons = { $count } Pythons
many-seconds = { $count } s
many-minutes = { $count } min
many-hours = { NUMBER($count, minimumFractionDigits: 1) } h
many-resume = Weiter
many-choose-column = Wählen
many-column-of = Spalte { $title }
many-play = Rätsel { $number } spielen
many-solve = Rätsel { $number } lösen
