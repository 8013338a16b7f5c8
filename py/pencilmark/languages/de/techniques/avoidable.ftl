technique-avoidable-rectangle-1 = Avoidable Rectangle 1
    .look = Suche ein Rechteck in zwei Blöcken mit drei schon gelösten Ecken, keine davon eine Vorgabe, dessen vierte Ecke ein Muster aus zwei vertauschbaren Zahlen vollenden könnte.
    .why = Keine der Zahlen ist vorgegeben, also ergäbe der Tausch eine zweite Lösung mit denselben Vorgaben.
    .do = Streiche aus der vierten Ecke die Zahl, die das Muster vollenden würde.

technique-avoidable-rectangle-2 = Avoidable Rectangle 2
    .look = Suche ein Rechteck in zwei Blöcken mit zwei gelösten benachbarten Ecken, keine davon eine Vorgabe; die beiden anderen Ecken haben je die Zahl, die einen Tausch vollenden würde, und zusätzlich dieselbe eine Zahl.
    .why = Beide Ecken können den Tausch nicht vollenden, denn das ergäbe zwei Lösungen; eine von ihnen ist also die zusätzliche Zahl.
    .do = Streiche die zusätzliche Zahl aus allen Zellen, die beide ungelösten Ecken sehen.
