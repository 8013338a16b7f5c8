### Spielen.

play-new-puzzle = Neues Rätsel
play-today = Heute
play-todays-puzzles = Die Rätsel von heute
play-classic = Klassisch
play-killer = Killer
play-diagonal = Diagonal
play-arrow = Pfeil
play-kropki = Kropki
play-jigsaw = Jigsaw
play-play-an-easy-classic = Ein leichtes klassisches spielen, 9 × 9
play-all = Alle
play-every-puzzle-that-you = Jedes Rätsel, das du anfängst, wird hier gespeichert.
play-this-game = Dieses Spiel
play-your-puzzle = Dein Rätsel
play-what-digits-write = Was die Zahlentasten eintragen
play-digit = Zahl
play-corner = Ecke
play-centre = Mitte
play-colour = Farbe
play-digits = Zahlen
play-undo = Rückgängig
play-redo = Wiederholen
play-erase = Löschen
play-hint = Tipp
play-check = Prüfen
play-marks = Notizen
play-fill-marks = Notizen füllen
play-fill-all-singles = Alle Singles eintragen
play-try-it-from-here = Von hier aus probieren
play-back-to-the-bookmark = Zurück zum Lesezeichen
play-go-back = Zurück
play-keep-it = Behalten
play-select-all-cells = Alle Zellen auswählen
play-select-the-other-cells = Die anderen Zellen auswählen
play-start-over = Neu anfangen
play-how-it-went = Wie es lief
play-replay = Wiedergabe
play-play-yourself = Dieses Rätsel selbst spielen
play-play-the-replay = Wiedergabe abspielen
play-place-in-your-solve = Stelle in deiner Lösung
play-a-picture-with-your = Ein Bild mit deiner Zeit und den Vorgaben, nie mit der Lösung.
play-no-cage-here = Hier ist kein Käfig

play-no-puzzle = Es kam kein Rätsel
play-no-puzzle-why = { $why }. Unter „Machen“ kannst du selbst eines machen.
play-no-puzzle-network = Es gibt kein Netz, und hier ist noch keines gespeichert.
play-trying =
    { $depth ->
        [one] Versuch ab dem Lesezeichen
       *[other] Versuch, { $depth } Lesezeichen
    }
play-no-singles = Keine Singles
play-no-singles-more = Keine Zelle lässt sich ohne weiteres Nachdenken füllen.
play-empty-grid = Ein leeres Gitter
play-day-state =
    { $state ->
        [playing] wird gespielt
        [begun] angefangen
        [done] gelöst
       *[free] noch nicht
    }
play-solved-in = { " " }gelöst in{ " " }
play-what-variant = Sudoku „{ $name }“
play-made-graded = { $what } ({ $level }), { $sides }
play-made-joined = { $what } ({ $level })
play-made-plain = { $what }, { $sides }
play-will-play = Spielen: { $what }
play-making = Entsteht: { $what }
play-will-make = Sobald es bereit ist, entsteht: { $what }.
play-meanwhile = Spiel inzwischen weiter: Es kommt, sobald es gefunden ist.
play-none-found-for = Unter vielen Versuchen war keines dabei: { $what }. Versuch es noch einmal, oder nimm eine andere Stufe.
play-todays-level = Heute: { $level }
play-level-of-day = { $level } vom { $day }
play-solved = Gelöst
play-now = jetzt
play-hints =
    { $count ->
        [0] keine Tipps
        [one] { $count } Tipp
       *[other] { $count } Tipps
    }
play-mistakes =
    { $count ->
        [0] keine Fehler
       *[other] { $count } Fehler
    }
play-move-of = Zug { $at } von { $all }
play-move-at = Zug { $at } von { $all }, { $time }
play-next-today = Als Nächstes von heute: { $level }
play-next-another = Noch eins: { $level }
play-no-picture = Kein Bild
play-no-picture-why = Dieser Browser konnte es nicht zeichnen.
play-picture-saved = Bild gespeichert
play-picture-saved-more = Es zeigt die Vorgaben und deine Zeit, nie die Lösung.
play-first-of-level = dein erstes der Stufe „{ $level }“ hier
play-best-of = dein bestes von { $count }
play-faster-than-last = schneller als beim letzten Mal
play-faster-than-some = schneller als { $some } deiner letzten { $count }
play-a-replay = Eine Wiedergabe
play-replay-copied = Link zur Wiedergabe kopiert
play-replay-copied-more = Er spielt deine Lösung Zug für Zug ab, in jedem Browser.
play-replay-long = Er spielt deine Lösung in jedem Browser ab, hat aber { NUMBER($count) } Zeichen: Manche Programme kürzen so lange Links.
play-no-replay-link = Kein Link zu dieser Wiedergabe
play-no-replay-link-more = Einige Zahlen standen schon vor dem ersten Zug da: Ein Link hat nur die Vorgaben.
play-replay-broken = Keine Wiedergabe
play-replay-broken-more = Der Link wurde unterwegs gekürzt oder geändert. Das Rätsel selbst kannst du hier spielen.
play-class-title = Ein Rätsel für deine Klasse
play-class-asks = Jeder bekommt ein anderes. Wähle deine Nummer, 1 bis { $count }.
play-class-number = Deine Nummer
play-class-play = Spielen
play-a-new-puzzle = Ein neues Rätsel
play-before-is-kept = Das vorige ist unter „Mehr“, „Deine Rätsel“ gespeichert.
play-no-longer = { " " }nicht mehr
play-nothing-fits = nichts passt mehr
play-in-all = { $digits } in jeder Kombination
play-cage =
    { $cells ->
        [one] { $sum } in { $cells } Zelle
       *[other] { $sum } in { $cells } Zellen
    }
play-other-kinds = Andere Arten
play-fog-waits = Der Nebel wartet auf Python
play-fog-waits-more = Richtige Zahlen lichten ihn, sobald Python da ist.
play-fog-gone = Kein Nebel mehr
play-fog-gone-more = Das Rätsel hat nicht genau eine Lösung; so ist von keiner Zahl bekannt, ob sie richtig ist.
