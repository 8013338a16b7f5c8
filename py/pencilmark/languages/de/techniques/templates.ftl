technique-template-set = Template Set
    .look = Nimm eine Zahl und schreibe alle Möglichkeiten auf, sie überall dort einzutragen, wo sie noch fehlt, ohne dass sich zwei sehen; suche eine Zelle, die in allen vorkommt.
    .why = Eine der Möglichkeiten ist die richtige, und jede hat die Zahl in dieser Zelle.
    .do = Trage die Zahl in die Zelle ein. Für die meisten Zahlen ist die Liste für Papier und Bleistift viel zu lang.

technique-template-delete = Template Delete
    .look = Nimm eine Zahl und schreibe alle Möglichkeiten auf, sie überall dort einzutragen, wo sie noch fehlt, ohne dass sich zwei sehen; suche einen Kandidaten, der in keiner vorkommt.
    .why = Eine der Möglichkeiten ist die richtige; eine Zelle, die in keiner vorkommt, kann die Zahl also nicht enthalten.
    .do = Streiche diesen Kandidaten. Für die meisten Zahlen ist die Liste für Papier und Bleistift viel zu lang.

templates-every-way = Denk dir alle Möglichkeiten, die { $value } überall, wo sie noch fehlt, zugleich einzutragen, in jede Einheit einmal.
templates-left-out =
    Lass die Möglichkeiten weg, die eine Zelle nutzen, die { $word ->
        [value] ein anderer Wert in jeder seiner eigenen
       *[digit] eine andere Zahl in jeder ihrer eigenen
    } Möglichkeiten braucht.
templates-all-use = Jede dieser Möglichkeiten nutzt { AND($cells) }.
templates-none-uses = Keine dieser Möglichkeiten nutzt { OR($cells) }.
