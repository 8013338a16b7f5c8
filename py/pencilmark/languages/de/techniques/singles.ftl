technique-full-house = Full House
    .look = Suche eine Zeile, eine Spalte oder einen Block mit einer einzigen leeren Zelle.
    .why = Jede Einheit enthält jede Zahl genau einmal: Die Zahl, die noch fehlt, passt nirgends sonst hin.
    .do = Trage die fehlende Zahl in die leere Zelle ein.

technique-naked-single = Naked Single
    .look = Suche eine Zelle, deren Zeile, Spalte und Block zusammen schon acht verschiedene Zahlen enthalten.
    .why = Eine Zelle wiederholt keine Zahl, die sie sieht, also bleibt dort nur eine.
    .do = Trage diese Zahl in die Zelle ein.

technique-hidden-single = Hidden Single
    .look = Nimm eine Zahl und eine Einheit, der sie noch fehlt, und schließe jede leere Zelle aus, die diese Zahl schon sieht; bleibt genau eine übrig?
    .why = Irgendwo in der Einheit muss die Zahl stehen, und jede andere Zelle ist besetzt oder ausgeschlossen.
    .do = Trage die Zahl in die eine Zelle ein, die bleibt, auch wenn sie noch andere Kandidaten zu haben scheint.

singles-last-empty-cell = { $house } hat nur noch eine leere Zelle, { $cell }.
singles-last-missing = Dort fehlt nur noch die { $value }, also ist { $cell } eine { $value }.
singles-cell-sees =
    { $values ->
        [one] { $cell } sieht die { AND($values) }, kann sie also nicht sein.
       *[other] { $cell } sieht { AND($values) }, ist also keine davon.
    }
singles-ruled-out-before = Frühere Schritte haben { AND($values) } in { $cell } ausgeschlossen.
singles-only-left = Es bleibt nur die { $value }, also ist { $cell } eine { $value }.
singles-only-place = { $house } braucht eine { $value }, und nur in { $cell } ist Platz für sie.
singles-others-see = Jede andere leere Zelle dort sieht schon eine { $value }.
singles-others-see-or-lost = Jede andere leere Zelle dort sieht schon eine { $value } oder hat die { $value } in einem früheren Schritt verloren.
