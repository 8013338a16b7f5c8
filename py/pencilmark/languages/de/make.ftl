### Rätsel machen: was an einem Wunsch nicht stimmt, und was vorgeschlagen wird.

bad-count =
    .levels-counts-easy-hard = erwartet: Stufen mit Anzahlen wie Easy:5,Hard:3, gefunden: { QUOTE($found) }

no-more = weitere Rätsel, die sich von den bisherigen unterscheiden, gibt es anscheinend nicht

bad-board =
    .board-can-be-filled = erwartet: ein Gitter, das sich füllen lässt

no-grid =
    .board-can-be-filled = erwartet: ein Gitter, das sich füllen lässt, gefunden: { QUOTE($found) }
    .way-fill = keine Möglichkeit gefunden, { QUOTE($name) } zu füllen

bad-pattern =
    .other = erwartet: Rätsel mit Vorgaben in denselben Zellen, gefunden: { $found }
    .have-clue-exchanged-they = { $one } und { $other } haben keine Vorgabe: vertauscht ergäben sie eine zweite Lösung
    .pattern-cells =
        erwartet: ein Muster mit { $count } { $count ->
            [one] Zelle
           *[other] Zellen
        }, gefunden: { $found }
    .pattern-not-symmetric-by = das Muster hat nicht die Symmetrie { $symmetry }
    .pattern-has-clues =
        das Muster hat { $count } { $count ->
            [one] Vorgabe
           *[other] Vorgaben
        }

bad-symmetry = erwartet: eins von { $known }, gefunden: { QUOTE($found) }

bad-wish =
    .puzzles-made-boards-many = neue Rätsel gibt es nur für Gitter mit so vielen Werten wie Zeilen
    .er-hodoku-levels-scores = ER und HoDoKus Stufen und Punkte gibt es nur für das Gitter 9 × 9
    .boards-beyond-x-have = Gitter über { $most } × { $most } haben keine Stufen und Techniken
    .unheeded = erwartet: kein Wunsch für { $option }; bei so einem Rätsel bewirkt er nichts
    .open =
        erwartet: 0 bis { $most } offene { $most ->
            [one] Zelle
           *[other] Zellen
        }, gefunden: { $found }
    .practice-needs-technique = zum Üben gehört eine Technik
    .technique-and-any = erwartet: eine Technik, die nötig ist, oder mehrere, von denen es eine ist, nicht beides
    .four = Full Houses und Hidden Singles in Blöcken lösen jedes Rätsel auf { $found }: Keines ist schwerer als { $level } oder braucht eine andere Technik
    .givens-for-digits-swap = erwartet: Vorgaben für { $variant }; ohne sie können Zahlen die Plätze tauschen, und alle Hinweise stimmen trotzdem
    .givens-which-has-too = erwartet: Vorgaben für { $variant }; ohne sie gibt es zu wenige Hinweise
    .try-more = erwartet: mindestens 1 Versuch
    .board = erwartet: ein Gitter von 4 bis { $most } für { $variant }, gefunden: { $found }
    .operators = erwartet: Rechenzeichen aus { $known }
    .operands = erwartet: 1 bis { $most } Operanden
    .largest = erwartet: eine größte Konstante von 0 bis 999
    .formulas = erwartet: 1 bis { $most } Formeln
    .givens = erwartet: 0 bis { $most } Vorgaben
    .neither = erwartet: eine Anzahl von Formeln oder von Vorgaben

bad-effort =
    .level = Aufwand braucht eine Stufe eines Gitters mit 9 Zeilen: { $known }
    .range = erwartet: ein Aufwand von 1 bis { $most }, gefunden: { $low } bis { $high }

bad-level = erwartet: eins von { $known }, gefunden: { QUOTE($found) }

bad-technique =
    .never-needed = erwartet: eine Technik, die nötig sein kann; wo { $technique } hilft, hilft { $plainer } schon vorher (das Üben braucht keine der anderen)
    .id-technique-ladder = erwartet: die ID einer Technik der Leiter, gefunden: { QUOTE($found) }
    .beyond-singles = erwartet: Techniken über Singles hinaus, gefunden: { QUOTE($found) }

bad-clues =
    .number-clues = erwartet: eine Anzahl von Vorgaben von 0 bis { $count }
    .symmetry = mit der Symmetrie { $symmetry } kann ein Rätsel { $below } oder { $above } Vorgaben haben, aber nicht { $found }

usual-seconds = { $count } s
usual-more = lange
usual-over = über { $usual }
tried-so-far = { NUMBER($tried) } probiert
tried-of = { NUMBER($tried) } von { NUMBER($most) } probiert
tried-in-vain = { $tried }; keines von { NUMBER($sample) } zufälligen Gittern taugt dafür, also taugt weniger als 1 von { NUMBER($bound) } (zu 90 % sicher)
pattern-has = Vorgaben: { $clues }; Automorphismen: { NUMBER($automorphisms) }
pattern-about = { NUMBER($hits) } von { NUMBER($sample) } zufälligen Gittern taugen: etwa { $classes } Klassen von Rätseln
pattern-none = keines von { NUMBER($sample) } zufälligen Gittern taugt, also taugt weniger als 1 von { NUMBER($bound) } (zu 90 % sicher)
grid-filling = wird gerade gefüllt
digging =
    noch { $left } { $left ->
        [one] Vorgabe
       *[other] Vorgaben
    }, { $percent } % der Zellen probiert

not-found =
    .wish-can-be-met =
        kein solches Rätsel gefunden in { $tries } { $tries ->
            [one] Gitter
           *[other] Gittern
        }
    .formulas =
        erwartet: ein Wunsch, den { $tries } { $tries ->
            [one] Versuch erfüllen kann
           *[other] Versuche erfüllen können
        }, es fehlte: { $missing }
    .too-few-formulas =
        erwartet: ein Wunsch, den { $tries } { $tries ->
            [one] Versuch erfüllen kann
           *[other] Versuche erfüllen können
        }, es fehlte: { $missing }; wenn nicht alle nötig sein müssen oder mit den Zeichen < und > können mehr Formeln bleiben
    .tries =
        kein solches Rätsel gefunden in { $tries } { $tries ->
            [one] Versuch
           *[other] Versuchen
        }
    .in-vain = kein Rätsel mit Vorgaben genau in diesen Zellen gefunden: Keines von { NUMBER($sample) } zufälligen Gittern taugt dafür, also taugt weniger als 1 von { NUMBER($bound) } (zu 90 % sicher)

bad-variant =
    .kind = erwartet: eins von { $known }, gefunden: { QUOTE($found) }

too-few-clues = erwartet: mindestens { $fewest } Vorgaben; kein Rätsel mit weniger hat genau eine Lösung, gefunden: { $found }
none-known = keines bekannt: die Suche hier erreicht in minimalen Rätseln höchstens { $most } Vorgaben, gewünscht: { $found }
made-relative = verwandt mit einem von { $count } hier bekannten Rätseln mit 17 Vorgaben: Zeilen, Spalten und Zahlen haben die Plätze getauscht
made-relative-needing = verwandt mit einem von { $count } hier bekannten Rätseln, die { $technique } brauchen: Zeilen, Spalten und Zahlen haben die Plätze getauscht
bad-range = erwartet: ein Bereich von klein bis groß, gefunden: { $low } bis { $high }
missing-solution = genau eine Lösung
missing-way = ein Weg ohne Raten
missing-count =
    { $count } { $count ->
        [one] Formel, die nötig ist
       *[other] Formeln, die alle nötig sind
    }
missing-proof = ein Beweis in vertretbarer Zeit
missing-guess = ein Raten
missing-circle = ein Kreis
missing-formulas = Formeln
setting-rated =
    { $steps } { $steps ->
        [one] Schritt
       *[other] Schritte
    } auf dem Weg zur Lösung
setting-grid = ein Gitter
setting-clues-givens =
    { $clues } { $clues ->
        [one] Hinweis
       *[other] Hinweise
    }, { $givens } { $givens ->
        [one] Vorgabe
       *[other] Vorgaben
    }
setting-givens =
    { $givens } { $givens ->
        [one] Vorgabe
       *[other] Vorgaben
    }
setting-clues =
    { $clues } { $clues ->
        [one] Hinweis
       *[other] Hinweise
    }
nearest =
    { $words }, { $count } { $count ->
        [one] Vorgabe
       *[other] Vorgaben
    }
nearest-unrated = nicht bewertet
order-check-rule = prüfe Regel { $number }: { $rules }
order-smallest-set = eine kleinste Menge
order-small-set = eine kleine Menge
order-guess = rate { $items } ({ $proof }: { $count })
order-follows-from-rule = { $names } folgt aus { $source } nach Regel { $rule }: { $rules }
order-nothing = nichts
