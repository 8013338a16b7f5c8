technique-sk-loop = SK Loop (Domino Loop)
    .look = Suche zwei Zeilen und zwei Spalten, die sich in vier Blöcken kreuzen, meist auf Vorgaben. Neben den Kreuzungen haben sie viermal zwei Zellen in den Zeilen und ebenso viele in den Spalten: einen Ring aus acht Paaren. Zähle, wie oft jede Zahl in den Ring passt.
    .why = Benachbarte Paare teilen sich eine Linie oder einen Block, und dort steht eine Zahl nur einmal. Passen die Zahlen gerade so oft, wie es Zellen gibt, darf keiner dieser Plätze verschenkt werden.
    .do = Streiche jede Zahl, die eine Linie oder ein Block des Rings im Ring braucht, aus dem Rest dieser Linie oder dieses Blocks.

rings-meet = { $lines } kreuzen sich in { $boxes }.
rings-pairs = In jedem dieser Blöcke gibt es neben der Kreuzung leere Zellen, in der Zeile und in der Spalte; zusammen { $count } Zellen: { AND($cells) }.
rings-once =
    Geh diesen Ring entlang: Nachbarn teilen sich abwechselnd eine Linie oder einen Block, und { $word ->
        [value] ein Wert, der in beide passt, steht
       *[digit] eine Zahl, die in beide passt, steht
    } dort nur einmal.
rings-most = Der Ring hat also allerhöchstens Platz für { CLAUSES($counts) }: zusammen { $total }.
rings-so-often =
    { $count ->
        [1] einmal { AND($digits) }
        [2] zweimal { AND($digits) }
       *[other] { $count }-mal { AND($digits) }
    }
rings-none-missing = Das sind so viele, wie es Zellen gibt, also darf davon nichts fehlen.
rings-stand = Jede Linie und jeder Block des Rings muss seine Zahlen also dort haben: { CLAUSES($parts) }.
rings-no-place-elsewhere = Im Rest dieser Einheiten haben sie keinen Platz.
