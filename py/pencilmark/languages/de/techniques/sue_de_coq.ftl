technique-sue-de-coq = Sue de Coq
    .look = Suche, wo eine Zeile oder Spalte einen Block kreuzt, zwei oder drei Zellen, die zusammen mindestens zwei Kandidaten mehr haben, als sie Zellen sind. Dann suche im Rest der Linie und im Rest des Blocks Zellen, die nur diese Kandidaten haben und untereinander keinen gemeinsam.
    .why = Zusammengezählt haben alle diese Zellen genau so viele Zahlen wie Zellen, jede Zahl kommt in ihnen also einmal vor.
    .do = Streiche die Zahlen der Zellen aus der Linie im Rest der Linie, die der Zellen aus dem Block im Rest des Blocks.
