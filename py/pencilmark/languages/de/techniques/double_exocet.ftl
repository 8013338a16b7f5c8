technique-double-exocet = Double Exocet
    .look = Suche zwei Junior Exocets im selben Band (oder Stapel) mit denselben vier Zahlen und denselben drei Querlinien, deren Basen in verschiedenen Blöcken liegen und die kein gemeinsames Ziel haben.
    .why = Eine Zahl in beiden Basen bräuchte im dritten Block ein Ziel von jedem Exocet, stünde dort also doppelt. Jede der vier Zahlen ist also in genau einer Basis und dazu an drei Plätzen der Querlinien.
    .do = Streiche jede der vier Zahlen, wo sie nicht sein kann, in welcher Basis auch immer sie ist: wo sie die Zellen dieser Basis sieht oder einen der drei Plätze.

double-exocet-not-both = Keine Zahl ist in beiden Basen: Sie müsste dann im selben Block in einem Ziel von jeder stehen, also doppelt.
double-exocet-in-one = Also sind { AND($digits) } in je einer Basis; in welcher auch immer, die Zahl steht dazu an drei Plätzen, die ihre Basis nicht sieht: { $lines }.
double-exocet-goes = Wo sie alle ihre Zellen in dieser Basis sieht oder einen der drei Plätze, wie sie auch liegen, kann sie nicht sein.
