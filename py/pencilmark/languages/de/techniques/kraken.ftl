technique-kraken-fish-1 = Kraken Fish Type 1
    .look = Suche einen Fisch mit Flossen, dessen Zielzelle nicht alle Flossen sieht, und für jede Flosse, die sie nicht sieht, eine Kette, die dort beginnt.
    .why = Steht die Zahl in keiner Flosse, schließt der Fisch selbst das Ziel aus. Steht sie in einer, tut es die Kette von dieser Flosse.
    .do = Streiche die Zahl aus der Zielzelle.

technique-kraken-fish-2 = Kraken Fish Type 2
    .look = Suche einen Fisch mit Flossen und nimm in einer der Linien, die er verbraucht, der Reihe nach jeden Platz der Zahl und jede Flosse; suche von jedem eine Kette zur selben Folgerung.
    .why = Entweder steht die Zahl in einer Flosse, oder in jener Linie auf einem ihrer Plätze im Fisch. Eine der Ketten beginnt also wirklich.
    .do = Streiche den Kandidaten, den alle Ketten ausschließen.
