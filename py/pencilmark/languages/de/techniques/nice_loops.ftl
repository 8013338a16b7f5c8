technique-nice-loop = Nice Loop oder Kette
    .offer = AIC (Nice Loop)

technique-grouped-nice-loop = Grouped Nice Loop oder Kette
    .offer = Grouped AIC

technique-short-nice-loop = Kurzer Nice Loop oder kurze Kette
technique-short-grouped-nice-loop = Kurzer Grouped Nice Loop oder kurze Kette

technique-continuous-nice-loop = Continuous Nice Loop
    .look = Suche eine Kette, in der sich starke und schwache Verbindungen abwechseln und die ohne Bruch zu ihrem Anfang zurückkehrt: Auch die letzte Verbindung setzt den Wechsel fort.
    .why = In beiden Richtungen gelesen gilt dasselbe; von den zwei Kandidaten jeder schwachen Verbindung stimmt also genau einer.
    .do = Streiche alle Kandidaten, die beiden Enden einer der schwachen Verbindungen widersprechen, überall im Ring.

technique-discontinuous-nice-loop = Discontinuous Nice Loop
    .look = Suche eine Kette, in der sich starke und schwache Verbindungen abwechseln und die zu der Zelle zurückkehrt, in der sie begann, wobei dort zwei gleichartige Verbindungen zusammentreffen.
    .why = Treffen sich zwei schwache Verbindungen, macht der Kandidat, wenn er stimmt, sich selbst falsch. Treffen sich zwei starke, macht er, wenn er falsch ist, sich selbst richtig.
    .do = Streiche den Kandidaten im ersten Fall; im zweiten stimmt er, also streiche die anderen aus seiner Zelle.

technique-aic = Alternating Inference Chain
    .look = Suche eine Kette von Kandidaten, in der sich starke Verbindungen (ist der eine falsch, stimmt der andere) und schwache (beide zugleich stimmen nicht) abwechseln. Sie beginnt und endet mit einer starken und darf innerhalb einer Zelle die Zahl wechseln.
    .why = Ist der erste Kandidat falsch, sind die folgenden abwechselnd richtig und falsch, bis zum letzten, der stimmt. Eines der beiden Enden stimmt also.
    .do = Streiche alle Kandidaten, die weder mit dem einen noch mit dem anderen Ende zusammen stimmen können.

technique-grouped-continuous-nice-loop = Grouped Continuous Nice Loop
    .look = Suche eine Kette, in der sich starke und schwache Verbindungen abwechseln und die ohne Bruch zu ihrem Anfang zurückkehrt; manche verbinden Gruppen von Zellen oder Almost Locked Sets.
    .why = In beiden Richtungen gelesen gilt dasselbe; von den zwei Enden jeder schwachen Verbindung stimmt also genau eines.
    .do = Streiche alle Kandidaten, die beiden Enden einer der schwachen Verbindungen widersprechen. Sets im Ring können noch mehr ausschließen.

technique-grouped-discontinuous-nice-loop = Grouped Discontinuous Nice Loop
    .look = Suche eine Kette, in der sich starke und schwache Verbindungen abwechseln, manche durch Gruppen von Zellen oder Almost Locked Sets, und die mit zwei gleichartigen Verbindungen zu der Zelle zurückkehrt, in der sie begann.
    .why = Folgt man der Kette, dann macht sich der erste Kandidat entweder selbst falsch, oder er stimmt, weil er nicht falsch sein kann.
    .do = Streiche den Kandidaten im ersten Fall; im zweiten streiche die anderen aus seiner Zelle.

technique-grouped-aic = Grouped Alternating Inference Chain
    .look = Suche eine Kette, in der sich starke und schwache Verbindungen abwechseln und manche ganze Gruppen verbinden: Zellen eines Blocks und einer Linie mit derselben Zahl oder ein Almost Locked Set.
    .why = Eine Gruppe stimmt, wenn eine ihrer Zellen die Zahl enthält. Damit gilt dasselbe wie für jede Kette: Ist das eine Ende falsch, dann stimmt das andere.
    .do = Streiche alle Kandidaten, die weder mit dem einen noch mit dem anderen Ende zusammen stimmen können.
