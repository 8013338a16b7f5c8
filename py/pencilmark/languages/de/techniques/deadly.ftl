technique-extended-rectangle = Extended Rectangle
    .look = Suche sechs Zellen in zwei Zeilen (oder Spalten) von drei Blöcken, in jedem Block zwei nebeneinander oder untereinander, mit denselben drei Kandidaten und nur wenigen anderen: den Wächtern.
    .why = Mit nur den drei Zahlen könnten die zwei Zeilen tauschen, was sie in diesen Zellen haben, und das Rätsel hätte zwei Lösungen. Also stimmt einer der Wächter.
    .do = Streiche, was sich mit keinem der Wächter verträgt: die drei Zahlen, wo eine Zelle alle Wächter hat, und die Zahl der Wächter aus Zellen, die sie alle sehen.

technique-linked-rectangle = Unique Rectangle with Strong Links
    .look = Suche vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken mit zwei gemeinsamen Kandidaten und Seiten dieses Rechtecks, auf denen einer der beiden nur in die Ecken passt.
    .why = Setze einen der beiden in eine Ecke. Lassen diese Seiten den vier Ecken dann nichts als die zwei Zahlen, ließen sie sich rund um das Rechteck vertauschen, und das Rätsel hätte zwei Lösungen.
    .do = Streiche diesen Kandidaten aus der Ecke.

technique-bug-lite = BUG Lite
    .look = Suche Zellen mit je zwei Kandidaten und nur wenigen anderen daneben: den Wächtern. In jeder Einheit mit solchen Zellen kommt jede Zahl unter ihnen zweimal vor oder gar nicht.
    .why = Ohne die Wächter könnte jede dieser Zellen ihre andere Zahl haben, und das Rätsel hätte zwei Lösungen. Also stimmt einer der Wächter.
    .do = Gibt es nur einen Wächter, trage ihn ein. Sonst streiche, was sich mit keinem von ihnen verträgt.

technique-reverse-bug = Reverse BUG
    .look = Nimm zwei Zahlen und suche Zellen, in denen sie stehen oder stehen könnten: Alle Vorgaben der beiden sind darunter, und jede Einheit mit einer der Zahlen hat dort auch die andere. Andere Kandidaten dieser Zellen sind die Wächter.
    .why = Stimmte kein Wächter, ließen sich die zwei Zahlen im übrigen Gitter, wo keine von ihnen Vorgabe ist, vertauschen, und das Rätsel hätte zwei Lösungen. Also stimmt einer der Wächter.
    .do = Gibt es nur einen Wächter, trage ihn ein. Sonst streiche, was sich mit keinem von ihnen verträgt.

extended-cells = { AND($cells) } liegen in { $lines }, je zwei in jedem von drei Blöcken.
extended-exchange = Hätten sie nur { AND($digits) }, könnten { $lines } tauschen, was sie dort haben, und das Rätsel hätte zwei Lösungen.
deadly-links = Mit { OR($candidates) } käme es genau dazu.
lite-cells = { $without }, hätten { AND($cells) } je zwei Kandidaten, und in jeder Einheit käme jede Zahl unter ihnen zweimal vor oder gar nicht.
lite-other-digits = Jede dieser Zellen könnte dann ihre andere Zahl haben, und das Rätsel hätte zwei Lösungen.
reverse-givens = Alle Vorgaben von { AND($digits) } stehen in { AND($cells) }.
reverse-both = { $without }, stünde dort { AND($candidates) }, und jede Einheit mit solchen Zellen hätte darin beide Zahlen.
reverse-exchange = Im übrigen Gitter könnten { AND($digits) } dann die Plätze tauschen, und das Rätsel hätte zwei Lösungen.
