technique-x-chain = X-Chain
    .look = Nimm eine Zahl. Beginne in einer Einheit, in der sie nur zwei Plätze hat, geh vom zweiten Platz zu einer Zelle, die ihn sieht, und von dort zur nächsten Einheit mit zwei Plätzen; auf so einer Einheit endet die Kette auch.
    .why = Steht die Zahl nicht am Anfang, dann auf dem zweiten Platz, also nicht in der Zelle, die ihn sieht, und so weiter bis ans Ende. An mindestens einem der beiden Enden steht die Zahl.
    .do = Streiche die Zahl aus allen Zellen, die beide Enden der Kette sehen.

technique-xy-chain = XY-Chain
    .look = Suche eine Kette von Zellen mit zwei Kandidaten, in der jede Zelle die nächste sieht und eine Zahl mit ihr gemeinsam hat, und die mit derselben Zahl beginnt und endet.
    .why = Ist die erste Zelle nicht diese Zahl, dann ist sie ihre andere, die die nächste Zelle zu deren anderer zwingt, und so weiter: Die letzte Zelle ist dann die Zahl. An einem der beiden Enden steht sie also.
    .do = Streiche die Zahl aus allen Zellen, die beide Enden der Kette sehen.
