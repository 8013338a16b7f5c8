technique-trial-and-error = Trial and Error
    .look = Wenn sonst nichts hilft, nimm eine Zelle mit wenigen Kandidaten, probiere einen aus und löse weiter, als wäre er richtig.
    .why = Das Rätsel hat genau eine Lösung, also führt jeder falsche Kandidat früher oder später zu einem Widerspruch.
    .do = Wenn der Versuch scheitert, geh an den Ausgangspunkt zurück und streiche den Kandidaten. Schreib dir auf, wo das war.

trial-nothing-else = Keine der Techniken, die hier bekannt sind, hilft weiter; { $cell } ist durch Probieren gefunden.
trial-only-one-leads = Von ihren Kandidaten { AND($digits) } führt nur die { $value } zu einer Lösung.
