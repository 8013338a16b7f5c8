solve-this-puzzle = Dieses Rätsel
solve-puzzle-as-text = Rätsel als Text
solve-puzzle = Rätsel
solve-paste-or-type = Einfügen oder tippen
solve-load = Laden
solve-empty-grid = Leeres Gitter
solve-file-with-puzzles-or = Datei mit Rätseln, oder Bilder davon
solve-camera = Kamera
solve-more-about-this-puzzle = Mehr zu diesem Rätsel
solve-new = Neu
solve-have-one-made = Eines machen lassen
solve-open-an-example = Ein Beispiel öffnen
solve-photograph = Fotografieren
solve-of-the-digits-that = Von den Zahlen, die du geschrieben hast; „Neu anfangen“ behält sie
solve-make-givens = Zu Vorgaben machen
solve-solve = Lösen
solve-what-to-ask-about = Was du dazu fragen kannst
solve-answer = Antwort
solve-steps = Schritte
solve-path = Weg
solve-rating = Stufe
solve-search = Suche
solve-all-steps-now = Alle Schritte jetzt
solve-plainest-ways = Die einfachsten
solve-by-technique = Alle nach Technik
solve-by-effect = Alle nach Wirkung
solve-with-the-words = Nur mit diesen Wörtern
solve-find-wing-r4-7 = Suchen: wing r4 7
solve-look-further = Weiter suchen
solve-solve-path = Lösungsweg
solve-go-on-from-here = Von hier weiter
solve-save-as-html = Als HTML speichern
solve-isomorphs-may-have-another = Gleichwertige Rätsel können eine andere ER haben: Das hier ist die des kleinsten von ihnen
solve-er-of-the-class = ER der Klasse
solve-how-many-cells-singles = Wie viele Zellen Singles füllen, wie tief man probieren muss, die Klassen nach Braids und Whips, und welche Zellen Hintertüren sind
solve-depth-and-backdoors = Tiefe und Hintertüren
solve-techniques-on-the-way = Techniken auf dem Weg
solve-of = von
solve-not-known-yet = noch unbekannt
solve-more-than-one = mehr als eine
solve-one-so-far = bisher eine
solve-exactly-one = genau eine
solve-none = keine
solve-put-in-a-puzzle = Gib ein Rätsel ein
solve-solutions =
    { $count ->
        [one] { NUMBER($count) } Lösung
       *[other] { NUMBER($count) } Lösungen
    }
solve-givens =
    { $count ->
        [one] { NUMBER($count) } Vorgabe
       *[other] { NUMBER($count) } Vorgaben
    }
solve-rules =
    { $count ->
        [one] { NUMBER($count) } Regel
       *[other] { NUMBER($count) } Regeln
    }
solve-rating-another = Ein anderes Rätsel wird bewertet
solve-rated-meanwhile = Inzwischen bewertet: { $how }
solve-stopped = abgebrochen
solve-fact-solutions = Lösungen
solve-fact-givens = Vorgaben
solve-fact-rules = Regeln
solve-copied = Kopiert
solve-singles =
    { $count ->
        [one] { $count } Single
       *[other] { $count } Singles
    }
solve-hardest = Am schwersten: { $name }
solve-own-level-decides = Die Skalen gewichten Schritte verschieden: Hier gilt die Stufe von Pencilmark.
