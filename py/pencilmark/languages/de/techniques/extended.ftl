technique-extended-rectangle = Erweitertes Rechteck
    .look = Suche sechs Zellen in zwei Zeilen (oder Spalten) von drei Blöcken, in jedem Block zwei nebeneinander oder untereinander, mit denselben drei Kandidaten und nur wenigen anderen: den Wächtern.
    .why = Mit nur den drei Zahlen könnten die zwei Zeilen tauschen, was sie in diesen Zellen haben, und das Rätsel hätte zwei Lösungen. Also stimmt einer der Wächter.
    .do = Streiche, was sich mit keinem der Wächter verträgt: die drei Zahlen, wo eine Zelle alle Wächter hat, und die Zahl der Wächter aus Zellen, die sie alle sehen.

extended-cells = { AND($cells) } liegen in { $lines }, je zwei in jedem von drei Blöcken.
extended-exchange = Hätten sie nur { AND($digits) }, könnten { $lines } tauschen, was sie dort haben, und das Rätsel hätte zwei Lösungen.
