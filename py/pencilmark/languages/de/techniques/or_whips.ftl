technique-or-whip = OR-k-Whip (von Wächtern aus)
    .look = Suche ein unmögliches Muster oder einen Tridagon mit zwei oder drei Wächtern. Nimm an, dass ein Kandidat stimmt, und geh vor wie bei einem Whip; sind alle Wächter bis auf einen gestrichen, stimmt dieser. Geh weiter, bis einer Zelle, einer Zahl oder den Wächtern nichts mehr bleibt.
    .why = Einer der Wächter stimmt, also muss es der letzte sein, der bleibt, wie bei der letzten Zahl einer Zelle. Alles folgt aus dem Kandidaten, den du angenommen hast, und endet bei etwas, das nicht sein kann. Also ist er falsch.
    .do = Streiche den Kandidaten, den du angenommen hast.

nets-only-guardian = { $clause }, der einzige Wächter, der bleibt
nets-no-guardian = kein Wächter bliebe übrig
