technique-x-chain = X-Chain
    .look = Nimm eine Zahl. Beginne in einer Einheit, in der sie nur zwei Plätze hat, geh vom zweiten Platz zu einer Zelle, die ihn sieht, und von dort zur nächsten Einheit mit zwei Plätzen; auf so einer Einheit endet die Kette auch.
    .why = Steht die Zahl nicht am Anfang, dann auf dem zweiten Platz, also nicht in der Zelle, die ihn sieht, und so weiter bis ans Ende. An mindestens einem der beiden Enden steht die Zahl.
    .do = Streiche die Zahl aus allen Zellen, die beide Enden der Kette sehen.
