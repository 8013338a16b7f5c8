technique-blossom-loop = Blossom Loop
    .look = Nimm eine Zelle mit drei oder vier Kandidaten oder eine Zahl mit drei oder vier Plätzen in einer Einheit. Suche von jedem eine Kette, sodass alle bei verschiedenen Kandidaten einer Zelle enden oder an verschiedenen Plätzen einer Zahl in einer Einheit.
    .why = Eine der Ketten beginnt mit dem, was stimmt, also stimmt ihr Ende. Dann stimmen alle anderen Enden nicht und, rückwärts gelesen, auch ihre Ketten nicht. Von den zwei Kandidaten jeder schwachen Verbindung stimmt genau einer.
    .do = Streiche, was beiden Kandidaten einer schwachen Verbindung widerspricht, und was die letzte Zelle oder Einheit sonst noch hat.

blossom-cell = { $cell } ist { OR($digits) }.
blossom-house = In { $house } steht { $digit } in { OR($cells) }.
blossom-is-end = Angenommen: { $clause }. Das ist schon ein Ende.
blossom-ends = Die Enden, { AND($candidates) }, liegen alle in { $where }, also stimmt nur eines: Die anderen Äste stimmen nicht, von ihren Enden aus rückwärts gelesen.
blossom-loop = Von zwei Kandidaten, deren einer auf einem Ast den anderen ausschließt, stimmt also genau einer. Was beide sieht, fällt weg, und auch, was { $where } dort neben den Enden noch hat.
