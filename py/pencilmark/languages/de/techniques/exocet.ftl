technique-junior-exocet = Junior Exocet
    .look = Suche zwei Zellen eines Blocks in einer Linie, die Basis, mit drei oder vier Zahlen. In den anderen beiden Blöcken dieser Linie suche je eine Zelle, die Ziele, die sie ebenfalls haben können. Jede Zahl der Basis sollte sich anderswo auf zwei Linien beschränken.
    .why = Drei Linien quer zur Basis brauchen je die Zahlen der Basis, und außerhalb der Ziele ist höchstens für zwei Platz. Also stehen beide Zahlen in den Zielen.
    .do = Streiche aus den Zielen alle Kandidaten, die die Basis nicht hat, und aus der Basis, was die Ziele nicht haben können.

technique-senior-exocet = Senior Exocet
    .look = Suche eine Basis wie beim Junior Exocet: zwei Zellen eines Blocks in einer Linie, mit drei oder vier Zahlen. Die Ziele dürfen zwei beliebige Zellen der drei Linien quer dazu sein, auch weit weg von der Basis.
    .why = Jede der drei Linien braucht beide Zahlen der Basis, und ohne die beiden Ziele ist für eine Zahl höchstens zweimal Platz. Also stehen beide Zahlen in den Zielen.
    .do = Streiche aus den Zielen alle Kandidaten, die die Basis nicht hat, und aus der Basis, was die Ziele nicht haben können.

exocets-base = Die Basis { AND($base) } enthält zwei der Zahlen { AND($digits) }; die Ziele sind { AND($targets) }.
exocets-lines-need = Welche Zahl auch immer in der Basis steht, in { $own } steht sie sonst nirgends; { $lines } aber brauchen sie jeweils irgendwo, und das sind drei Plätze.
exocets-no-three-places =
    { $digits ->
        [one] { AND($digits) } kann gar nicht drei solche Plätze haben, also kommt diese Zahl in { AND($base) } nicht infrage.
       *[other] { AND($digits) } können gar nicht drei solche Plätze haben, also kommen diese Zahlen in { AND($base) } nicht infrage.
    }
exocets-without-targets = Ohne die Ziele sind es höchstens zwei: In diesen Linien gilt: { CLAUSES($reasons) }.
exocets-both-in-targets = Jede der beiden Zahlen in der Basis muss also auch in { OR($targets) } stehen.
exocets-nothing-else = Zwei Zellen für zwei Zahlen: Die Ziele enthalten dieselben zwei Zahlen wie die Basis und sonst nichts.
exocets-can-go-only =
    { $where ->
        [houses] { AND($digits) } nur in { $houses }
        [cells] { AND($digits) } nur in { SPELLED($count) } Zellen, die für zwei Platz lassen
       *[targets] { AND($digits) } nur in den Zielen
    }
