### Was zu dem gesagt wird, was man tut: Prüfungen, Tipps, Listen.

acts-working = Python arbeitet das Beispiel aus.
acts-no-lesson = So eine Lektion gibt es nicht.
acts-needed-in = Nötig in Rätseln der Stufe „{ $level }“
acts-not-rated = Stufen und Bewertungen kommen ohne sie aus
acts-example = Beispiel: { $name }
acts-example-more = Finde den Schritt selbst oder nimm Tipps. Dein eigenes Rätsel bleibt erhalten.
acts-practise = Üben: { $name }
acts-practise-plainest = Das ist hier der nächste Schritt. Finde ihn oder nimm Tipps. Dein eigenes Rätsel bleibt erhalten.
acts-practise-among = Vielleicht gibt es auch einfachere Schritte: Suche diesen oder nimm Tipps. Dein eigenes Rätsel bleibt erhalten.
acts-rules-changed = die Regeln haben sich inzwischen geändert
acts-list = { NUMBER($count) } Rätsel
acts-list-titled = { NUMBER($count) } Rätsel: { $title }
acts-list-broken =
    { $count ->
        [one] { $broken } von { $count } Zeile war nicht zu lesen: Sie sagt, warum.
       *[other] { $broken } von { $count } Zeilen waren nicht zu lesen: Sie sagen, warum.
    }
acts-list-load = Lade eines, oder lass alle lösen oder bewerten.
acts-rated-of = { $done } von { $count } bewertet
acts-solved-of = { $done } von { $count } gelöst
acts-surveyed = { $unique } mit genau einer Lösung, { $multiple } mit mehreren, { $none } ohne.
acts-to-go =
    { $count ->
        [one] Noch { $count } Zelle.
       *[other] Noch { $count } Zellen.
    }
acts-no-contradictions = Keine Widersprüche
acts-right = Bisher stimmt alles
acts-nothing-back = Nichts zurückzunehmen.
acts-back = Zurück, wo alles stimmte
acts-back-moves =
    { $moves ->
        [one] { $moves } Zug zurückgenommen. Wiederholen bringt ihn zurück.
       *[other] { $moves } Züge zurückgenommen. Wiederholen bringt sie zurück.
    }
acts-signs-key = In diesem Text gilt { $signs }.
acts-only-replay = Dies ist eine Wiedergabe
acts-only-replay-more = Um hineinzuschreiben, wähle „Dieses Rätsel selbst spielen“.
acts-at-bookmark = Zurück beim Lesezeichen
acts-at-bookmark-more = „Rückgängig“ bringt den Versuch wieder.
acts-nothing-to-check = Nichts, woran sich prüfen ließe
acts-not-unique = Dieses Rätsel hat nicht genau eine Lösung.
acts-clash = { $count } Zahlen widersprechen sich
acts-look-at = Schau hierhin: { $cells }.
acts-wrong =
    { $count ->
        [one] Eine Zahl ist falsch
       *[other] { $count } Zahlen sind falsch
    }
acts-took-back =
    { $count ->
        [one] Eine Zahl zurückgenommen
       *[other] { $count } Zahlen zurückgenommen
    }
acts-took-back-more = Alle anderen stimmen. Rückgängig macht es ungeschehen.
acts-colours-wrong =
    { $count ->
        [one] Eine Zelle hat die falsche Farbe
       *[other] { $count } Zellen haben die falsche Farbe
    }
acts-marks-lack =
    { $count ->
        [one] In den Notizen von { $count } Zelle fehlt die richtige Zahl
       *[other] In den Notizen von { $count } Zellen fehlt die richtige Zahl
    }
acts-marks-corner = Notizen in der Ecke gelten als Kandidaten. Sind deine Plätze in einem Block, wähle das in den Einstellungen.
acts-digits-right = Alle Zahlen stimmen
acts-to-colour =
    { $count ->
        [one] Noch { $count } Zelle ist zu färben.
       *[other] Noch { $count } Zellen sind zu färben.
    }
acts-hinting = Ein Schritt wird gesucht
acts-hinting-more = Python probiert die einfachsten Techniken zuerst.
acts-listing = Alle Schritte werden gesucht
acts-listing-more = Python probiert eine Technik nach der anderen.
acts-walking = Schritt für Schritt wird gelöst
acts-walking-more = Python nimmt jedes Mal den einfachsten Schritt.
acts-writing = Der Weg wird aufgeschrieben
acts-writing-more = Mit einer Zeichnung zu jedem Schritt dauert es einen Moment.
acts-where-to-look = Wo du suchen kannst
acts-step = Schritt { $at } von { $count }: { $name }
acts-path-solved = Gelöst
acts-path-steps =
    { $count ->
        [one] { $count } Schritt, und jede Zelle hat ihre Zahl.
       *[other] { $count } Schritte, und jede Zelle hat ihre Zahl.
    }
acts-path-stopped = Hier angehalten
acts-path-ask-again = Frag noch einmal nach dem Weg, um ihn ganz zu haben.
acts-path-end = Kein weiterer Schritt gefunden
acts-path-end-more = Von hier an hilft nur Probieren.
acts-digits-wrong =
    { $count ->
        [one] Eine Zahl ist falsch
       *[other] Einige Zahlen sind falsch
    }
acts-look-first = Schau zuerst hierhin: { $cells }.
acts-done = Nichts mehr zu tun
acts-done-more = Jede Zelle hat ihre Zahl.
acts-guess = Kein Schritt gefunden
acts-guess-more = Keine der Techniken, die hier bekannt sind, hilft weiter: Da bleibt nur Probieren.
acts-fog = Kein Schritt außerhalb des Nebels
acts-fog-more = Aus dem, was du siehst, folgt kein nächster Schritt. Vielleicht führt er unter den Nebel: „Lösen“ schaut dort nach.
acts-empty = Nichts zum Anfangen
acts-empty-more = Füg ein Rätsel ein oder tipp eines ein; dann frag nach einem Tipp.
acts-hints-need-one = Tipps gibt es für Rätsel mit genau einer Lösung.
acts-hints-need-one-but-steps = Tipps gibt es für Rätsel mit genau einer Lösung. Die Schritte unter „Lösen“ zählen auf, was in allen gilt.
acts-did = Ausgeführt
acts-digit-at = { $digit } in { $cell }
acts-coloured = Eingefärbt: { $cells }. Rückgängig nimmt es zurück.
acts-wrote = Eingetragen: { AND($all) }. Rückgängig nimmt es zurück.
acts-digits-from = { AND($digits) } aus { $cells }
acts-all-marks-now = Alle Notizen sind jetzt eingetragen.
acts-took-away = Gestrichen: { AND($all) }. Rückgängig nimmt es zurück.
acts-notation-copied = Kopiert
acts-notation-not-copied = Markiere sie und kopiere sie
acts-learn = Lernen und üben: { $name }
acts-none-with-words = Kein Schritt enthält alle diese Wörter.
acts-steps =
    { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    }
acts-techniques =
    { $count ->
        [one] { $count } Technik
       *[other] { $count } Techniken
    }
acts-steps-of = { $steps }, { $techniques }.
acts-steps-of-stopped = { $steps }, { $techniques }, vor dem Ende angehalten.
acts-steps-at-least = Mindestens { $steps }, { $techniques }.
acts-steps-at-least-stopped = Mindestens { $steps }, { $techniques }, vor dem Ende angehalten.
acts-sign-tinted = Getönte Zellen: worauf der Schritt beruht
acts-sign-reddish = Rötliche Zellen: dort fallen Kandidaten weg
acts-sign-frame = Rahmen: eine Einheit oder eine Menge von Zellen
acts-sign-dashed-frame = Gestrichelter Rahmen: die Einheiten, die sie abdecken
acts-sign-circle = Getönter Kreis: ein Kandidat des Musters
acts-sign-disc = Gefüllte Scheibe: stimmt in der Überlegung
acts-sign-thick = Dicker Kreis: falsch in der Überlegung
acts-sign-square = Quadrat: eine Flosse
acts-sign-filled-square = Gefülltes Quadrat: die andere Farbe
acts-sign-diamond = Raute: ein anderer Kandidat, auf den es ankommt
acts-sign-solid = Durchgezogene Linie: einer von beiden stimmt
acts-sign-dashed = Gestrichelte Linie: nicht beide stimmen
acts-sign-ring = Ring: eine Zahl, die schon dort steht
acts-sign-large = Große Zahl im Ring: Der Schritt trägt sie ein
acts-sign-struck = Rot durchgestrichen: ein Kandidat, den der Schritt streicht
acts-waiting = Warten auf Python
acts-will-hint = Sobald es bereit ist, sucht es einen Schritt.
acts-will-steps = Sobald es bereit ist, zählt es die Schritte auf.
acts-will-path = Sobald es bereit ist, sucht es den Weg.
acts-will-walkthrough = Sobald es bereit ist, schreibt es den Weg auf.
acts-will-read = Sobald es bereit ist, liest es das.
acts-will-make = Sobald es bereit ist, macht es das.
acts-will-solve = Sobald es bereit ist, löst es das.
acts-will-rate = Sobald es bereit ist, bewertet es das.
acts-will-check = Sobald es bereit ist, prüft es das.
acts-reading = Liest
