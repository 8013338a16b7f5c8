### Fragen zu einem Rätsel und ihre Antworten.

asked-questions = Fragen

asked-title-total = Wie viele Lösungen
asked-title-solutions = Alle Lösungen
asked-title-candidates = Wahre Kandidaten
asked-title-spare = Was weg kann
asked-title-conflict = Was sich widerspricht
asked-title-canon = Gleichwertige Rätsel
asked-puzzle = { $what }: { $line }
asked-about = Zum Rätsel mit { $puzzle }
asked-working = Python arbeitet.
asked-stopped = Angehalten, ohne Antwort.
asked-rules-besides = Gleichwertige gibt es nur zu Rätseln aus Zahlen allein; dieses hat noch Regeln.
asked-candidates-besides = Gleichwertige gibt es nur zu Rätseln aus Zahlen allein; dieses hat eigene Kandidaten.
asked-none = Keine Lösung.
asked-total =
    { $count ->
        [one] Genau { NUMBER($count) } Lösung.
       *[other] Genau { NUMBER($count) } Lösungen.
    }
asked-at-least =
    { $count ->
        [one] Mindestens { NUMBER($count) } Lösung.
       *[other] Mindestens { NUMBER($count) } Lösungen.
    }
asked-estimate = Insgesamt etwa { $number }, geschätzt nach dem durchsuchten Teil.
asked-none-by-then = Bis dahin war keine gefunden.
asked-one = Genau eine Lösung.
asked-first =
    { $count ->
        [one] Die erste ({ NUMBER($count) }) Lösung; es gibt mehr.
       *[other] Die ersten { NUMBER($count) } Lösungen; es gibt mehr.
    }
asked-they-agree =
    { $cells ->
        [one] Sie stimmen in { NUMBER($fixed) } von { NUMBER($cells) } Zelle überein; wo sie sich unterscheiden, sind die Zellen getönt.
       *[other] Sie stimmen in { NUMBER($fixed) } von { NUMBER($cells) } Zellen überein; wo sie sich unterscheiden, sind die Zellen getönt.
    }
asked-these-agree =
    { $cells ->
        [one] Diese stimmen in { NUMBER($fixed) } von { NUMBER($cells) } Zelle überein; wo sie sich unterscheiden, sind die Zellen getönt.
       *[other] Diese stimmen in { NUMBER($fixed) } von { NUMBER($cells) } Zellen überein; wo sie sich unterscheiden, sind die Zellen getönt.
    }
asked-none-true = Keine Lösung, also stimmt kein Kandidat.
asked-each-has-one = Jede Zelle hat einen: Es gibt genau eine Lösung.
asked-true =
    { $open ->
        [one] Über alle Lösungen: { NUMBER($open) } Zelle kann mehrere Zahlen haben, { NUMBER($fixed) } nur eine.
       *[other] Über alle Lösungen: { NUMBER($open) } Zellen können mehrere Zahlen haben, { NUMBER($fixed) } nur eine.
    }
asked-spare-none = Keine Lösung: Frag, was sich widerspricht.
asked-spare-multiple = Es gibt schon mehr als eine Lösung, also kann keine Vorgabe weg.
asked-spare-timeout = Angehalten, bevor bekannt war, ob es genau eine Lösung gibt.
asked-minimal = Minimal: Ohne irgendeine Vorgabe gäbe es mehr als eine Lösung.
asked-nothing-found = Nichts gefunden, das weg kann.
asked-stopped-before = Angehalten, bevor alles probiert war.
asked-not-minimal =
    { $count ->
        [one] Nicht minimal: Diese eine kann weg.
       *[other] Nicht minimal: Jede einzelne dieser { $count } kann weg.
    }
asked-pairs =
    { $count ->
        [one] { NUMBER($count) } Paar davon kann zusammen weg.
       *[other] { NUMBER($count) } Paare davon können zusammen weg.
    }
asked-no-pairs = Keine zwei davon können zusammen weg.
asked-no-conflict = Nichts widerspricht sich: Das Rätsel hat eine Lösung.
asked-no-small-set = Es gibt keine Lösung, aber keine kleine Menge von Vorgaben wurde gefunden, die zeigt, warum.
asked-digits-at =
    { $cells ->
        [one] die Zahl in { AND($cells) }
       *[other] die Zahlen in { AND($cells) }
    }
asked-cannot-hold =
    { $count ->
        [one] Das kann nicht gelten: { $what }.
       *[other] Das kann nicht alles gelten: { $what }.
    }
asked-automorphisms =
    { $count ->
        [1] Keine Automorphismen: Jedes Drehen und Umbenennen ergibt ein anderes Rätsel.
       *[other] { NUMBER($count) } Automorphismen, die Identität mitgezählt.
    }
asked-show = Im Gitter zeigen
asked-hide = Aus dem Gitter nehmen
asked-write = Als Notizen eintragen
asked-solution-before = Vorige Lösung
asked-next-solution = Nächste Lösung
asked-what-they-share = Was sie gemeinsam haben
asked-each-alone = Jede für sich
asked-two-together = Zwei zusammen
asked-two-together-first = Zwei zusammen, die ersten { $shown }
asked-open = Ins Gitter setzen
asked-least = Die kanonische Form, die allen gemeinsam ist
asked-another = Ein anderes, zufällig
asked-one-of-them = Eines davon
asked-place-of = { NUMBER($at) } von { NUMBER($count) }
