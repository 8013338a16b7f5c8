technique-forcing-chain = Forcing Chain
technique-forcing-net = Forcing Net

technique-forcing-chain-contradiction = Forcing Chain Contradiction
    .look = Nimm an, dass ein Kandidat stimmt (oder nicht stimmt), und folge den Ketten von dort. Suche zwei, die nicht beide richtig sein können oder die einer Zelle oder Einheit nichts mehr lassen.
    .why = Die Annahme führt zu etwas Unmöglichem, also ist sie falsch.
    .do = Hast du angenommen, dass der Kandidat stimmt, streiche ihn; sonst trage ihn ein.

technique-forcing-chain-verity = Forcing Chain Verity
    .look = Nimm eine Zelle und folge von jedem ihrer Kandidaten einer Kette, oder nimm eine Zahl in einer Einheit und folge von jedem ihrer Plätze einer Kette. Suche eine Folgerung, die allen Ketten gemeinsam ist.
    .why = Einer der Ausgangspunkte stimmt, und aus jedem folgt dasselbe.
    .do = Tu, worin sich alle Ketten einig sind: Trage die Zahl ein oder streiche den Kandidaten.

technique-forcing-net-contradiction = Forcing Net Contradiction
    .look = Nimm an, dass ein Kandidat stimmt (oder nicht stimmt), und schreibe alles auf, was daraus folgt, auch aus mehreren früheren Ergebnissen zugleich. Suche etwas Unmögliches.
    .why = Die Annahme führt zu etwas Unmöglichem, also ist sie falsch.
    .do = Hast du angenommen, dass der Kandidat stimmt, streiche ihn; sonst trage ihn ein.

technique-forcing-net-verity = Forcing Net Verity
    .look = Nimm eine Zelle und schreibe alles auf, was aus jedem ihrer Kandidaten folgt, oder nimm eine Zahl in einer Einheit und tu dasselbe für jeden ihrer Plätze. Suche ein Ergebnis, das in jedem Fall dasselbe ist.
    .why = Einer der Fälle ist der wirkliche, und alle führen zu demselben Ergebnis.
    .do = Schreibe dieses Ergebnis auf: eine Zahl oder ein Kandidat, der wegfällt.
