technique-als-xy-wing = ALS-XY-Wing
    .look = Suche drei Almost Locked Sets: ein mittleres, das mit dem ersten eine Zahl x und mit dem dritten eine andere Zahl y gemeinsam hat, wobei jede der Zahlen ihre Gegenstücke im anderen Set sieht.
    .why = Dem mittleren Set können nicht x und y zugleich fehlen. Also fehlt dem ersten x oder dem dritten y, und dieses Set enthält alle seine anderen Zahlen.
    .do = Streiche eine Zahl, die das erste und das dritte Set gemeinsam haben, aus allen Zellen, die alle ihre Plätze in beiden sehen.

technique-als-xy-chain = ALS-XY-Chain
    .look = Suche eine Kette von Almost Locked Sets, in der jedes mit dem nächsten eine Zahl gemeinsam hat, die nicht in beiden stehen kann, nie zweimal hintereinander dieselbe.
    .why = Fehlt dem ersten Set seine Verbindungszahl, dann enthält es alle seine anderen Zahlen; sonst nimmt es sie dem nächsten Set weg, das dann alle seine anderen enthält, und so geht es weiter bis zum letzten.
    .do = Streiche eine Zahl, die das erste und das letzte Set gemeinsam haben, aus allen Zellen, die alle ihre Plätze in beiden sehen.
