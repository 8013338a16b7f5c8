technique-whip = Whip
    .look = Nimm an, dass ein Kandidat stimmt. Suche eine Zelle, der er nur eine Zahl lässt, oder eine Einheit, in der er einer Zahl nur einen Platz lässt: Die Zahl muss dorthin. Geh ebenso weiter, immer von der zuletzt gefundenen Zahl aus, bis eine Zelle keine Zahl oder eine Zahl keinen Platz mehr hat.
    .why = Jede gefundene Zahl folgt aus dem Kandidaten, den du angenommen hast. Eine Zelle ohne Zahl oder eine Einheit ohne Platz für eine Zahl kann nicht sein. Also ist er falsch.
    .do = Streiche den Kandidaten, den du angenommen hast.

technique-braid = Braid
    .look = Nimm an, dass ein Kandidat stimmt. Suche eine Zelle, der er nur eine Zahl lässt, oder eine Einheit, in der er einer Zahl nur einen Platz lässt: Die Zahl muss dorthin. Geh ebenso weiter, von allen bisher gefundenen Zahlen aus, bis eine Zelle keine Zahl oder eine Zahl keinen Platz mehr hat.
    .why = Jede gefundene Zahl folgt aus dem Kandidaten, den du angenommen hast. Eine Zelle ohne Zahl oder eine Einheit ohne Platz für eine Zahl kann nicht sein. Also ist er falsch.
    .do = Streiche den Kandidaten, den du angenommen hast.

technique-g-whip = G-Whip
    .look = Suche einen Whip, in dem auch zwei oder drei Plätze zusammen bleiben dürfen: die letzten einer Zahl in einer Einheit, dort, wo eine Linie einen Block kreuzt. Sie streichen die Zahl überall, wo sie alle gesehen werden.
    .why = Einer der Plätze, die bleiben, stimmt; was sie alle sieht, ist also falsch. Sonst geht es wie beim Whip bis zu einer Zelle oder Einheit, in der nichts bleibt.
    .do = Streiche den Kandidaten, den du angenommen hast.

technique-or-whip = OR-k Whip (from Guardians)
    .look = Suche ein Impossible Pattern oder einen Tridagon mit zwei oder drei Wächtern. Nimm an, dass ein Kandidat stimmt, und geh vor wie bei einem Whip; sind alle Wächter bis auf einen gestrichen, stimmt dieser. Geh weiter, bis einer Zelle, einer Zahl oder den Wächtern nichts mehr bleibt.
    .why = Einer der Wächter stimmt, also muss es der letzte sein, der bleibt, wie bei der letzten Zahl einer Zelle. Alles folgt aus dem Kandidaten, den du angenommen hast, und endet bei etwas, das nicht sein kann. Also ist er falsch.
    .do = Streiche den Kandidaten, den du angenommen hast.

nets-only-guardian = { $clause }, der einzige Wächter, der bleibt
nets-no-guardian = kein Wächter bliebe übrig
