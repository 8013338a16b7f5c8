technique-impossible-pattern = Impossible Pattern
    .look = Suche Zellen mit denselben drei Zahlen und wenigen anderen Kandidaten, den Wächtern, die einander so oft sehen, dass drei Zahlen nicht reichen: Probiere es, indem du die Zahlen in drei Zellen, die einander sehen, A, B und C nennst.
    .why = Können die drei Zahlen allein die Zellen nicht füllen, dann stimmt einer der anderen Kandidaten darin, ein Wächter.
    .do = Gibt es nur einen Wächter, trage ihn ein. Sonst streiche, was sich mit keinem von ihnen verträgt.

impossible-suppose = Angenommen, { AND($cells) } hätten nur { AND($digits) }.
impossible-letters = { AND($cells) } sehen einander, also stehen dort alle drei Zahlen: Nenne sie in dieser Reihenfolge A, B und C.
impossible-if = Angenommen: { AND($placed) }.
impossible-so-far = Dann gilt: { AND($placed) }.
impossible-then =
    { $placed ->
        [0] Dann sieht { $cell } alle drei.
       *[other] Dann gilt: { AND($placed) }, und { $cell } sieht alle drei.
    }
impossible-never = Also füllen diese drei Zahlen die Zellen nie.

technique-or-chain = OR-k Chain (from Guardians)
    .look = Suche ein Impossible Pattern oder einen Tridagon mit zwei oder drei Wächtern und von jedem Wächter eine Kette, die beim selben Kandidaten endet.
    .why = Einer der Wächter stimmt, und welcher es auch ist: Seine Kette schließt den Kandidaten aus.
    .do = Streiche diesen Kandidaten.
