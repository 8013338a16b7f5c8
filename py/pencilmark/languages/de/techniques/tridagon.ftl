technique-tridagon = Tridagon (Thor's Hammer)
    .look = Suche drei Zahlen, die in vier Blöcken an den Ecken eines Rechtecks fehlen. Suche in jedem Block drei Zellen dafür, eine je Zeile und Spalte, sodass sie in drei Blöcken fallen und in einem steigen, oder in drei steigen und in einem fallen.
    .why = Drei Zahlen allein können zwölf Zellen, die so liegen, nie füllen. Also stimmt einer der wenigen anderen Kandidaten darin, ein Wächter.
    .do = Gibt es nur einen Wächter, trage ihn ein. Sonst streiche, was mit keinem Wächter zusammen stimmen kann: die drei Zahlen, wo eine Zelle alle Wächter hat, und die Zahl der Wächter aus Zellen, die sie alle sehen.

tridagon-cells = { $boxes } haben je drei Zellen, eine in jeder Zeile und Spalte des Blocks: { AND($cells) }.
tridagon-suppose = Angenommen, alle zwölf hätten nur { AND($digits) }.
tridagon-moves = Zwei Blöcke nebeneinander hätten die drei Zahlen dann nach Zeilen in derselben Reihenfolge, um eins oder zwei verschoben, und zwei Blöcke übereinander nach Spalten in derselben Reihenfolge, ebenfalls verschoben.
tridagon-odd =
    { $way ->
        [fall] In { $box } fallen die Zellen aber von links nach rechts (am Rand geht es gegenüber weiter), während sie in den anderen drei steigen; bei einem gegen drei gehen die Verschiebungen rund um die vier Blöcke nie auf. Das kann also nicht sein.
       *[rise] In { $box } steigen die Zellen aber von links nach rechts (am Rand geht es gegenüber weiter), während sie in den anderen drei fallen; bei einem gegen drei gehen die Verschiebungen rund um die vier Blöcke nie auf. Das kann also nicht sein.
    }
tridagon-guardians =
    { $candidates ->
        [one] Also stimmt der eine Kandidat, den diese Zellen neben { AND($digits) } haben: { OR($candidates) }.
       *[other] Also stimmt einer der Kandidaten, die diese Zellen neben { AND($digits) } haben: { OR($candidates) }.
    }
tridagon-own-cell = { $cell } ist dann nicht { OR($digits) }.
tridagon-clashes-go = Was sich damit nicht verträgt, fällt weg.
