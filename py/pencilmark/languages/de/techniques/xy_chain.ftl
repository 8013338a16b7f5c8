technique-xy-chain = XY-Chain
    .look = Suche eine Kette von Zellen mit zwei Kandidaten, in der jede Zelle die nächste sieht und eine Zahl mit ihr gemeinsam hat, und die mit derselben Zahl beginnt und endet.
    .why = Ist die erste Zelle nicht diese Zahl, dann ist sie ihre andere, die die nächste Zelle zu deren anderer zwingt, und so weiter: Die letzte Zelle ist dann die Zahl. An einem der beiden Enden steht sie also.
    .do = Streiche die Zahl aus allen Zellen, die beide Enden der Kette sehen.
