technique-firework-triple = Firework Triple
    .look = Nimm eine Zelle, in der sich eine Zeile und eine Spalte kreuzen, und drei Zahlen, die beide noch brauchen. Haben alle drei außerhalb des Blocks denselben einzigen Platz in der Zeile und denselben einzigen in der Spalte?
    .why = Eine Zahl, die in keiner dieser drei Zellen steht, stünde zweimal im Block, einmal für die Zeile und einmal für die Spalte. Drei Zahlen teilen sich also drei Zellen.
    .do = Streiche alle anderen Kandidaten aus der Kreuzung und den zwei Zellen außerhalb des Blocks.

technique-firework-quad = Firework Quadruple
    .look = Schau dir die vier Ecken eines Rechtecks in vier Blöcken an. Zwei Zahlen haben in Zeile und Spalte einer dritten Ecke außerhalb ihres Blocks nur zwei der Ecken als Plätze; zwei andere Zahlen haben für die vierte Ecke dieselben zwei.
    .why = Jede der vier Zahlen muss in einer der vier Zellen stehen, sie füllen sie also. Die zwei Ecken, in denen sich Zeilen und Spalten kreuzen, nehmen eine Zahl ihres eigenen Paars.
    .do = Streiche alle anderen Kandidaten aus den vier Zellen und aus jeder der beiden Kreuzungen die Zahlen des anderen Paars.

fireworks-outside = Außerhalb von { $box } passen { AND($digits) } in { $row } nur in { $one } und in { $other } nur in { $two }.
fireworks-twice =
    Stünde { $word ->
        [value] einer davon
       *[digit] eine davon
    } in keiner der Zellen { AND($cells) }, dann bräuchten { $row } und { $other } das beide im Block, in verschiedenen Zellen, und zweimal geht das dort nicht.
fireworks-one-of-three = Also steht jede der Zahlen { AND($digits) } in { OR($cells) }.
fireworks-likewise = Genauso steht jede der Zahlen { AND($digits) } in { $corner } oder in einer derselben zwei Zellen.
fireworks-fill =
    Das macht { SPELLED($count) } { $word ->
        [value] Werte
       *[digit] Zahlen
    }, { AND($digits) }, für die { SPELLED($count) } Zellen { AND($cells) }; für anderes ist dort kein Platz.
fireworks-no-other = Jede der Zahlen { AND($other) } steht in einer der anderen drei Zellen, also kann { $one } nur { OR($own) } sein; und { $two } nur { OR($other) }.
