### Deine Rätsel: gespeicherte Spiele.

kept-your-puzzles = Deine Rätsel
kept-show = Zeigen
kept-all = alle
kept-unfinished = angefangene
kept-solved = gelöste
kept-favourites = Favoriten
kept-none-yet-every-puzzle = Noch keine. Jedes Rätsel, das du anfängst, wird hier gespeichert.
kept-favourite = Favorit
kept-by-level = Nach Stufe
kept-played = Gespielt
kept-solved-2 = Gelöst
kept-without-hints = Ohne Tipps
kept-best = Bestzeit
kept-median = Median
kept-the-days-puzzles = Die Rätsel des Tages
kept-choose-a-day-to = Wähle einen Tag und spiel sein Rätsel auf der Stufe, die unter „Neues Rätsel“ gewählt ist.
kept-the-month-before = Voriger Monat
kept-the-month-after = Nächster Monat
kept-mo = Mo
kept-tu = Di
kept-we = Mi
kept-th = Do
kept-fr = Fr
kept-sa = Sa
kept-su = So
kept-save-all-as-a = Alles in eine Datei speichern
kept-import-a-file = Datei importieren
kept-a-file-of-games = Eine Datei mit Spielen

kept-full = Dieser Browser hat keinen Platz mehr: Deine letzten Züge sind nicht gespeichert. Lösch Spiele, die du nicht mehr brauchst, oder speichere sie in eine Datei.
kept-full-of-made = Dieser Browser hat keinen Platz mehr: Speichere die Rätsel, die jetzt entstehen, in eine Datei.
kept-newer = Hier wurde schon eine neuere Version dieser Seite benutzt: Lade sie neu, um deine Spiele zu sehen. Bis dahin wird nichts gespeichert.
kept-off = Dieser Browser speichert nichts für diese Seite: Was du spielst, ist beim Schließen weg. Speichere es in eine Datei.
kept-broken-off = das Schreiben brach ab
kept-late = der Speicher dieses Browsers antwortet nicht
kept-elsewhere = dieses Spiel ging in einem anderen Tab weiter
kept-unread = es lässt sich nicht lesen
kept-bare = es begann auf einem leeren Gitter
kept-no-record = es ist kein Eintrag
kept-no-puzzle = es ist kein Rätsel
kept-no-move = es ist kein Zug
kept-no-board = es ist kein Gitter
kept-no-batch = es ist kein Stapel
kept-wrong-batch = was davon bekannt ist, ist beschädigt
kept-puzzle-away = sein Rätsel fehlt
kept-board-away = sein Gitter fehlt
kept-board-missing = sein Gitter { $board } fehlt
kept-move-away = Zug { $number } fehlt
kept-move-fails = Zug { $number } ist nicht möglich
kept-unknown-move = einen Zug namens { $kind } gibt es nicht
kept-is-wrong = sein Teil { $part } ist beschädigt
kept-wrong-top = sein größter Wert stimmt nicht
kept-are-wrong = seine Teile { $part } sind beschädigt
kept-lost = Einige Züge sind verloren
kept-lost-why = Was von diesem Spiel gespeichert war, ist beschädigt ({ $why }). Die Züge davor sind hier; der Rest wurde beiseitegelegt.
kept-no-file = Das ist keine Datei mit Spielen: erwartet wird, was „Alles in eine Datei speichern“ schreibt.
kept-newer-file = Diese Datei schrieb eine neuere Version der Seite ({ $version }): Lade die Seite zuerst neu.
kept-unreadable = Diese Datei lässt sich nicht lesen.
kept-taken-in = { $taken } übernommen, { $known } schon da.
kept-taken-in-refused = { $taken } übernommen, { $known } schon da, { $refused } beschädigt und weggelassen.
kept-aside =
    { $count ->
        [one] { $count } Rätsel war beschädigt und wurde beiseitegelegt.
       *[other] { $count } Rätsel waren beschädigt und wurden beiseitegelegt.
    }
kept-aside-now = Dieses Rätsel war beschädigt und ist beiseitegelegt.
kept-sure = Wirklich löschen
kept-outcome-solved = Gelöst
kept-outcome-answered = Von Python beantwortet
kept-outcome-open = Angefangen
kept-hints =
    { $count ->
        [one] { $count } Tipp
       *[other] { $count } Tipps
    }
kept-in-a-row =
    { $days ->
        [one] { $days } Tag in Folge
       *[other] { $days } Tage in Folge
    }
kept-move-fault = Zug { $number }: { $fault }
kept-puzzle = Rätsel
kept-on-board = Gitter { $board }
kept-open-it = { $title } öffnen
kept-favour-it = Favorit: { $title }
kept-delete-it = { $title } löschen
kept-minutes = Etwa { $low } bis { $high } Minuten, für schnelle Spieler { $least } bis { $most }
kept-minutes-yours = Für dich etwa { $low } bis { $high } Minuten
kept-minutes-learning = Lernt aus deinen Zeiten: bisher { $games } von { $fewest } Spielen
kept-minutes-learnt = In deinen letzten { $games } Spielen brauchtest du { $percent } % der Zeit eines durchschnittlichen Spielers
