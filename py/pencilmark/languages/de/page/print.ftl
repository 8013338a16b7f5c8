### Drucken.

print-what-to-print = Was gedruckt wird
print-paper = Papier
print-worksheet = Übungsblatt
print-book = Buch
print-size = Größe
print-other = Andere
print-millimetres = Millimeter
print-170x240mm = 170x240mm
print-page-before = Vorige Seite
print-next-page = Nächste Seite
print-a-sketch-the-pages = Eine Skizze. Die Seiten selbst kommen mit dem PDF.
print-puzzles-on-paper = Rätsel auf Papier
print-download-pdf = PDF herunterladen
print-print = Drucken
print-what-you-see-is = Was du siehst, wird gedruckt. Speichere es als PDF oder schick es an deinen Drucker.
print-puzzles = Rätsel
print-each-pupil-gets-a = Jedes Kind bekommt ein anderes Rätsel. Mach zuerst so viele, wie deine Klasse Kinder hat, unter
print-class-link = Oder schick allen einen einzigen Link: Spielen, Mehr, Kopieren oder speichern als, Link für eine Klasse.
print-beside-each-puzzle = Neben jedem Rätsel
print-nothing = nichts
print-in-the-grid = Im Gitter
print-givens-only = nur Vorgaben
print-page = Seite
print-portrait = hoch
print-a-worksheet = Ein Übungsblatt
print-a-book = Ein Buch
print-make-the-worksheet = Übungsblatt machen
print-make-the-book = Buch machen
print-open-a-book-file = Buchdatei öffnen
print-one-technique-a-worked = Eine Technik: ein vorgerechnetes Beispiel, Rätsel, die sie brauchen, Tipps am Fuß der Seite und die Lösungen auf einer eigenen.
print-chapters-from-easy-to = Kapitel von leicht bis schwer, mit Inhalt, Anleitung und Lösungen, fertig für die Druckerei.
print-save-pdf = PDF speichern
print-save-cover = Umschlag speichern
print-save-pictures-zip = Bilder speichern (ZIP)
print-save-epub = EPUB speichern
print-save-table-csv = Tabelle speichern (CSV)
print-save-books-file = Buchdatei speichern
print-left-out = Weggelassen
print-chapters = Kapitel
print-add-a-chapter = Kapitel hinzufügen
print-printed-with-it = Mitgedruckt
print-without-them = Ohne sie drucken
print-more-about-the-book = Mehr zum Buch
print-for-publishers = Für Verlage
print-volume = Band
print-each-puzzle-as-a = Jedes Rätsel auch als Bild
print-save-sample = Leseprobe speichern
print-save-braille = Braille speichern (BRF)
print-save-record = Verzeichnis der Rätsel speichern
print-save-all-volumes = Alle Bände speichern (ZIP)
print-for-the-printer = Für die Druckerei
print-check-for = Prüfen für
print-ingramspark = IngramSpark
print-series-and-other-files = Reihe und weitere Dateien
print-sample-of-ten = Leseprobe mit zehn Rätseln
print-braille = Braille (BRF)
print-record-of-puzzles = Verzeichnis der benutzten Rätsel
print-leave-out-those-of = Rätsel eines Verzeichnisses auslassen
print-your-own-puzzles = Deine eigenen Rätsel
print-one-a-line-or = Eins je Zeile, oder eine Tabelle mit den Spalten title, puzzle, level, board, rules, chapter. Sie werden eigene Kapitel, vor den anderen.
print-from-a-file = Aus einer Datei
print-puzzles-and-hints = Rätsel und Tipps
print-without-hints = ohne Tipps
print-one-a-line-or-a = Eins je Zeile, oder eine Tabelle. Genommen werden die, die die Technik brauchen; andere werden nicht gemacht.
print-count = Anzahl
print-remove = Entfernen

print-writer-coming = Der PDF-Schreiber und seine Schriften sind unterwegs
print-not-started = Python konnte nicht starten: { $why }.
print-summary =
    { $title }: { $puzzles ->
        [one] { $puzzles } Rätsel
       *[other] { $puzzles } Rätsel
    } auf { $pages ->
        [one] { $pages } Seite
       *[other] { $pages } Seiten
    }, Startwert { $seed }.{ $out ->
        [0] { "" }
        [one] { " " }Weggelassen: { $out } Zeile.
       *[other] { " " }Weggelassen: { $out } Zeilen.
    }
print-line-says = Zeile { $line }: { $message }
print-stopped = Angehalten.
print-refused =
    Das lässt sich nicht machen: { $message }{ $line ->
        [0] { "" }
       *[other] { $column ->
            [0] { " " }(Zeile { $line })
           *[other] { " " }(Zeile { $line }, Spalte { $column })
        }
    }.
print-made-some = Die { $count } gemachten Rätsel
print-page-of = Seite { $number } von { $total }
print-the-first-page = Die erste Seite
print-sketch-of = Eine Skizze von { $name }
print-laying-out = Die Seiten werden gesetzt
print-fetching-writer = Der PDF-Schreiber wird geholt
print-too-long = Das sind { $pages } Seiten: Lade das PDF herunter und druck sie von dort.
print-pages-saved =
    { $pages ->
        [one] { $pages } Seite gespeichert.
       *[other] { $pages } Seiten gespeichert.
    }
print-series-summary = { $title }: { $volumes } Bände, { $puzzles } Rätsel, Startwert { $seed }.
print-volume-of = Band { $volume } von { $volumes }: { $text }
print-checks =
    { $wrong ->
        [0] Entspricht den Regeln der Druckerei
        [one] { $wrong } Punkt verstößt gegen die Regeln der Druckerei
       *[other] { $wrong } Punkte verstoßen gegen die Regeln der Druckerei
    }
print-check =
    { $fits ->
        [yes] ✓ { $name }: { $found }
        [no] ✗ { $name }: { $found } (verlangt { $wanted })
       *[open] ? { $name }: { $found } ({ $wanted })
    }
print-no-braille = Keines dieser Rätsel lässt sich in Braille schreiben.
print-drawing = Die Bilder werden gezeichnet
print-drawn =
    { $total ->
        [one] { $done } von { $total } Bild gezeichnet
       *[other] { $done } von { $total } Bildern gezeichnet
    }
print-no-drawer = archive.js ließ sich nicht laden: Die Bilder sind nur SVG.
print-not-drawn = Dieser Browser kann kein PNG zeichnen: Die Bilder sind nur SVG.
print-no-logo = Dieses Logo lässt sich nicht lesen: erwartet wird eine Datei in SVG, PNG oder JPEG mit höchstens 500 KB.
print-made-of =
    { $total ->
        [one] { $count } von { $total } Rätsel fertig
       *[other] { $count } von { $total } Rätseln fertig
    }
print-letter = Letter
print-6-by-9-inches = 6 × 9 Zoll
print-needs = Braucht
