technique-chute-remote-pair = Chute Remote Pair
    .look = Suche zwei Zellen mit denselben zwei Kandidaten x und y in verschiedenen Blöcken eines Bands (oder Stapels), auf verschiedenen Zeilen davon. Wo der dritte Block die dritte Zeile trifft, fehlt den drei Zellen x.
    .why = Wären beide Zellen x, könnte der dritte Block x nur in der dritten Zeile haben, wo kein Platz dafür ist. Also ist eine der Zellen y.
    .do = Streiche y aus jeder Zelle, die beide sieht. Fehlen den drei Zellen beide Zahlen, streiche beide.

chute-both = Wären beide { $value }, könnte { $box } die { $value } nur in { $third } haben.
chute-lacks = Aber { AND($cells) } können nicht { $value } sein.
