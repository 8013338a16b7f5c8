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
