technique-bug-plus-1 = BUG + 1
    .look = Suche, wenn das Rätsel fast gelöst ist, ein Gitter, in dem jede leere Zelle zwei Kandidaten hat, bis auf eine mit dreien.
    .why = Ohne einen der drei hätte jede Zahl in jeder Einheit, in der sie fehlt, genau zwei Plätze. So ein Gitter hat zwei Lösungen oder keine; auf diese Zahl lässt sich also nicht verzichten.
    .do = Trage in die Zelle die Zahl ein, die in ihrer Zeile, ihrer Spalte und ihrem Block je dreimal vorkommt.

graves-all-but = Fast jede leere Zelle hat nur noch zwei Kandidaten; ohne { AND($candidates) } gälte das für jede.
graves-two-places-each =
    Dann hätte auch { $word ->
        [value] jeder Wert
       *[digit] jede Zahl
    } in jeder Zeile, jeder Spalte und { $region ->
        [region] jeder Region
       *[box] jedem Block
    } zwei Plätze oder gar keinen mehr.
graves-not-one-solution = So ein Rätsel hat keine Lösung oder mehrere, dieses hat aber genau eine.
graves-one-is-true =
    { $cells ->
        [one] Also ist { AND($cells) } eine { OR($digits) }.
       *[other] Also ist eine der Zellen { AND($cells) } eine { OR($digits) }.
    }
graves-sees-all = Eine Zelle, die sie alle sieht, kann keine { $value } sein.
graves-roof-as-one-cell =
    Nimm die beiden als eine Zelle: Mit { AND($helpers) } macht das in { $house } { SPELLED($count) } Zellen für die { $word ->
        [value] Werte
       *[digit] Zahlen
    } { AND($digits) }, die dort damit verbraucht sind.
graves-two-places = In { $house } passt die { $value } nur in diese beiden, also ist die andere eine { $value }.
