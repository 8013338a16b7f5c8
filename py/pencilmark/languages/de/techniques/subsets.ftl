technique-locked-pair = Locked Pair
    .look = Suche ein Naked Pair (nacktes Paar), dessen zwei Zellen im selben Block und zugleich in derselben Zeile oder Spalte liegen.
    .why = Die zwei Zellen verbrauchen beide Zahlen, für den Block und für die Linie zugleich.
    .do = Streiche beide Zahlen aus dem Rest des Blocks und aus dem Rest der Linie.

technique-locked-triple = Locked Triple
    .look = Suche ein Naked Triple (nacktes Tripel), dessen drei Zellen im selben Block und zugleich in derselben Zeile oder Spalte liegen.
    .why = Die drei Zellen verbrauchen ihre drei Zahlen, für den Block und für die Linie zugleich.
    .do = Streiche die drei Zahlen aus dem Rest des Blocks und aus dem Rest der Linie.

technique-naked-pair = Naked Pair
    .look = Suche zwei Zellen einer Einheit, die dieselben zwei Kandidaten haben und sonst nichts.
    .why = Eine Zelle nimmt die eine Zahl, die andere die andere. Welche welche, wissen wir nicht, aber beide Zahlen sind verbraucht.
    .do = Streiche beide Zahlen aus allen anderen Zellen dieser Einheit.

technique-naked-triple = Naked Triple
    .look = Suche drei Zellen einer Einheit, die zusammen nur drei verschiedene Zahlen haben. Keine von ihnen muss alle drei haben.
    .why = Drei Zellen brauchen drei Zahlen, und sie haben nur diese: Alle drei sind hier verbraucht.
    .do = Streiche die drei Zahlen aus allen anderen Zellen dieser Einheit.

technique-naked-quad = Naked Quadruple
    .look = Suche vier Zellen einer Einheit, die zusammen nur vier verschiedene Zahlen haben, oft in einer Einheit mit acht oder neun leeren Zellen.
    .why = Vier Zellen brauchen vier Zahlen, und sie haben nur diese: Alle vier sind hier verbraucht.
    .do = Streiche die vier Zahlen aus allen anderen Zellen dieser Einheit.

technique-hidden-pair = Hidden Pair
    .look = Suche zwei Zahlen, die in einer Einheit nur in zwei Zellen passen, und zwar in dieselben.
    .why = Die zwei Zahlen füllen die zwei Zellen, so herum oder anders herum; für anderes ist dort kein Platz.
    .do = Streiche alle anderen Kandidaten aus den zwei Zellen.

technique-hidden-triple = Hidden Triple
    .look = Suche drei Zahlen, denen in einer Einheit nur dieselben drei Zellen offenstehen. Keine der Zahlen muss in alle drei passen.
    .why = Die drei Zahlen füllen die drei Zellen, in welcher Reihenfolge auch immer; für anderes ist dort kein Platz.
    .do = Streiche alle anderen Kandidaten aus den drei Zellen.

technique-hidden-quad = Hidden Quadruple
    .look = Suche vier Zahlen, die in einer Einheit nur in dieselben vier Zellen passen. Die übrigen leeren Zellen bilden ein Naked Pair, Triple oder Quadruple, das oft leichter zu sehen ist.
    .why = Die vier Zahlen füllen die vier Zellen, in welcher Reihenfolge auch immer; für anderes ist dort kein Platz.
    .do = Streiche alle anderen Kandidaten aus den vier Zellen.

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
