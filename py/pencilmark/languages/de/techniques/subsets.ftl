technique-locked-pair = Locked Pair
technique-locked-triple = Locked Triple
technique-naked-pair = Naked Pair
    .look = Suche zwei Zellen einer Einheit, die dieselben zwei Kandidaten haben und sonst nichts.
    .why = Eine Zelle nimmt die eine Zahl, die andere die andere. Welche welche, wissen wir nicht, aber beide Zahlen sind verbraucht.
    .do = Streiche beide Zahlen aus allen anderen Zellen dieser Einheit.

technique-naked-triple = Naked Triple
    .look = Suche drei Zellen einer Einheit, die zusammen nur drei verschiedene Zahlen haben. Keine von ihnen muss alle drei haben.
    .why = Drei Zellen brauchen drei Zahlen, und sie haben nur diese: Alle drei sind hier verbraucht.
    .do = Streiche die drei Zahlen aus allen anderen Zellen dieser Einheit.

technique-naked-quad = Naked Quadruple
technique-hidden-pair = Hidden Pair
    .look = Suche zwei Zahlen, die in einer Einheit nur in zwei Zellen passen, und zwar in dieselben.
    .why = Die zwei Zahlen füllen die zwei Zellen, so herum oder anders herum; für anderes ist dort kein Platz.
    .do = Streiche alle anderen Kandidaten aus den zwei Zellen.

technique-hidden-triple = Hidden Triple
technique-hidden-quad = Hidden Quadruple

subsets-naked =
    In { $houses } haben { AND($cells) } zusammen nur die { $word ->
        [value] Werte
       *[digit] Zahlen
    } { AND($digits) }: { SPELLED($count) } Zellen, { SPELLED($count) } { $word ->
        [value] Werte
       *[digit] Zahlen
    }.
subsets-naked-filled =
    Diese { $word ->
        [value] Werte
       *[digit] Zahlen
    } füllen also { $count ->
        [2] beide
       *[other] alle { SPELLED($count) }
    } Zellen, welche auch immer wohin kommt.
subsets-naked-others =
    Keine andere Zelle, die { $count ->
        [2] beide
       *[other] alle { SPELLED($count) }
    } sieht, kann { OR($digits) } sein.
subsets-hidden =
    In { $house } passen die { $word ->
        [value] Werte
       *[digit] Zahlen
    } { AND($digits) } nur in { AND($cells) }.
subsets-hidden-filled =
    Diese { SPELLED($count) } { $word ->
        [value] Werte
       *[digit] Zahlen
    } brauchen { $count ->
        [2] beide
       *[other] alle { SPELLED($count) }
    } Zellen, also ist dort für nichts anderes Platz.
