technique-qiu-deadly-pattern = Qiu's Deadly Pattern
    .look = Suche in einem Block zwei Zellen einer Zeile, das Paar, und zwei Zeilen eines anderen Bandes, deren Zellen in denselben Spalten in ihrem Block die einzigen Plätze für die Zahlen des Paars sind. Spalten, die in beiden Zeilen gefüllt sind, bilden durch ihre Zahlen eine einzige Kette. Kandidaten, die das verhindern, sind die Wächter.
    .why = Ohne die Wächter könnte das Paar seine beiden Zahlen tauschen, und die zwei Zeilen ließen sich passend neu füllen, mit denselben Zahlen in jeder Einheit: Das Rätsel hätte zwei Lösungen. Also stimmt einer der Wächter.
    .do = Gibt es nur einen Wächter, trage ihn ein. Sonst streiche, was sich mit keinem von ihnen verträgt.

qiu-cells = { $without }, hätten { AND($cells) } nur { AND($digits) }.
qiu-crossing = In { $box } hätten diese Zahlen keinen Platz außer { AND($cells) } ({ $lines }).
qiu-exchange = Also könnten { AND($cells) } ihre Zahlen tauschen: { $lines } ließen sich passend neu füllen, mit denselben Zahlen in jeder Einheit, und das Rätsel hätte zwei Lösungen.
