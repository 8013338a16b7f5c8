### Ein Bild eines Rätsels, gelesen und verglichen.

picture-your-picture = Dein Bild
picture-reading-the-picture = Das Bild wird gelesen
picture-which = Welches
picture-the-board-in-your = Das Gitter in deinem Bild, gerade gerückt
picture-what-was-read-arrows = Was gelesen wurde: Pfeile bewegen, Zahlen ändern
picture-written-by-hand = Von Hand geschrieben
picture-keep-what-was-written = Handgeschriebenes behalten, als deines
picture-looks-right = Stimmt so

picture-opening = Das Bild wird geöffnet …
picture-waiting = Python ist unterwegs …
picture-broken = Dieser Browser kann das Bild nicht öffnen: Es ist beschädigt oder von einer Art, die er nicht kennt. Speichere es als JPEG oder PNG.
picture-animated = Das Bild ist animiert. Speichere das Einzelbild, auf dem das Rätsel zu sehen ist.
picture-too-large = Das Bild hat mehr als 100 Millionen Pixel. Verkleinere es oder schneide das Rätsel aus.
picture-broken-pdf = Das PDF ist beschädigt oder gesperrt.
picture-no-pdf = Diese Fassung der Seite öffnet kein PDF. Speichere die Seite des PDF als Bild.
picture-of-pages = von { $count }
picture-several-pages = Seite { $page } von { $all }
picture-several-read = { $read } von { $all } Bildern gelesen
picture-unread = In { AND($names) } wurde kein Rätsel gefunden.
picture-unsure =
    { $names ->
        [one] Das Rätsel aus { AND($names) } stimmt vielleicht nicht überall: Öffne es einzeln, um es zu vergleichen.
       *[other] Die Rätsel aus { AND($names) } stimmen vielleicht nicht überall: Öffne sie einzeln, um sie zu vergleichen.
    }
picture-nothing-in-it = leer
picture-by-hand = von Hand
picture-clear = Genau eine Lösung, und jede Zahl ist deutlich.
picture-no-solution = So gelesen gibt es keine Lösung.
picture-several-solutions = So gelesen gibt es mehrere Lösungen.
picture-read-another-way =
    { $cells ->
        [one] Genau eine Lösung, nachdem { $cells } Zelle anders gelesen wurde.
       *[other] Genau eine Lösung, nachdem { $cells } Zellen anders gelesen wurden.
    }
picture-compare-cells =
    { $cells ->
        [0] Vergleiche es mit dem Bild.
        [one] Vergleiche die { $cells } markierte Zelle mit dem Bild.
       *[other] Vergleiche die { $cells } markierten Zellen mit dem Bild.
    }
picture-cell = { $name }: { $value }
picture-cell-to-compare = { $name }: { $value }, bitte vergleichen
picture-likely = { $percent } %
picture-largest-grid = Das größte Gitter
picture-grid-number = Gitter { $number }
picture-page = Seite
picture-all-to-many = Alle Rätsel nach Viele
