technique-whip = Whip
    .look = Nimm an, dass ein Kandidat stimmt. Suche eine Zelle oder die Plätze einer Zahl in einer Einheit, wo er alles bis auf einen Kandidaten streicht; der stimmt dann. Gehe von ihm zu einer Zelle oder Einheit weiter, in der er etwas streicht und wieder nur einer bleibt, bis irgendwo nichts mehr bleibt.
    .why = Was jeweils bleibt, folgt aus der Annahme und aus dem, was davor geblieben ist. Eine Zelle oder Einheit, in der nichts bleibt, kann nicht sein. Also ist die Annahme falsch.
    .do = Streiche den Kandidaten, den du angenommen hast.

technique-braid = Braid
    .look = Nimm an, dass ein Kandidat stimmt. Suche Zellen und die Plätze von Zahlen in Einheiten, wo er alles bis auf einen Kandidaten streicht; der stimmt dann. Gehe von allem weiter, was so geblieben ist, bis in einer Zelle oder Einheit nichts mehr bleibt.
    .why = Was jeweils bleibt, folgt aus der Annahme und aus dem, was davor geblieben ist. Eine Zelle oder Einheit, in der nichts bleibt, kann nicht sein. Also ist die Annahme falsch.
    .do = Streiche den Kandidaten, den du angenommen hast.

technique-g-whip = G-Whip
    .look = Suche einen Whip, in dem auch zwei oder drei Plätze zusammen bleiben dürfen: die letzten einer Zahl in einer Einheit, dort, wo eine Linie einen Block kreuzt. Sie streichen die Zahl überall, wo sie alle gesehen werden.
    .why = Einer der Plätze, die bleiben, stimmt; was sie alle sieht, ist also falsch. Sonst geht es wie beim Whip bis zu einer Zelle oder Einheit, in der nichts bleibt.
    .do = Streiche den Kandidaten, den du angenommen hast.
