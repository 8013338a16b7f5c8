technique-symmetrical-placement = Gurth's Symmetrical Placement
    .look = Suche Vorgaben, die gleich bleiben, wenn das Gitter um eine halbe oder viertel Drehung gedreht oder an einer Diagonale gespiegelt wird und einige Zahlen vertauscht werden. Jede Vorgabe muss auf eine Vorgabe fallen.
    .why = Hat das Rätsel nur eine Lösung, bleibt auch sie gleich: Sonst ergäbe sie eine zweite.
    .do = Streiche aus den Zellen, die an ihrem Platz bleiben, alle Zahlen, die vertauscht werden. Was eine Zelle nicht sein kann, kann ihr Gegenstück mit vertauschten Zahlen nicht sein.

symmetrical-givens =
    { $way ->
        [half] Dreh das Gitter um eine halbe Drehung und vertausche Zahlen, { AND($pairs) }: Die Vorgaben sind dieselben wie vorher.
        [quarter] Dreh das Gitter um eine Vierteldrehung nach rechts und vertausche Zahlen, { AND($pairs) }: Die Vorgaben sind dieselben wie vorher.
        [diagonal] Spiegle das Gitter an der Diagonale durch die Ecke oben links und vertausche Zahlen, { AND($pairs) }: Die Vorgaben sind dieselben wie vorher.
       *[antidiagonal] Spiegle das Gitter an der Diagonale durch die Ecke oben rechts und vertausche Zahlen, { AND($pairs) }: Die Vorgaben sind dieselben wie vorher.
    }
symmetrical-solution = Das Rätsel hat nur eine Lösung, also ist auch sie dieselbe wie vorher.
symmetrical-stay =
    { $cells ->
        [one] { AND($cells) } bleibt an ihrem Platz, also wird ihre Zahl nicht vertauscht: Sie ist { OR($digits) }.
       *[other] { AND($cells) } bleiben an ihrem Platz, also werden ihre Zahlen nicht vertauscht: Sie sind { OR($digits) }.
    }
symmetrical-counterparts = Was eine Zelle nicht sein kann, kann also ihr Gegenstück mit vertauschten Zahlen nicht sein.
