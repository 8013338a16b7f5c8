## Wohin du schaust, und was folgt

look = Schau dir { $place } an.
look-for =
    Schau dir { $place } an, für { $digits ->
        [one] { $word ->
            [value] den Wert
           *[digit] die Zahl
        }
       *[other] { $word ->
            [value] die Werte
           *[digit] die Zahlen
        }
    } { AND($digits) }.
look-all = Schau dir das ganze Gitter an.
look-all-for =
    Schau dir das ganze Gitter an, für { $digits ->
        [one] { $word ->
            [value] den Wert
           *[digit] die Zahl
        }
       *[other] { $word ->
            [value] die Werte
           *[digit] die Zahlen
        }
    } { AND($digits) }.
so-cell-is = Also ist { $cell } eine { $value }.
so-cell-must-be = Also muss { $cell } eine { $value } sein.
so-placed = Also: { AND($placed) }.
so-removed = Streiche also { CLAUSES($removed) }.
so-placed-and-removed = Also: { AND($placed) }; streiche { CLAUSES($removed) }.
digits-from-cells = { AND($digits) } aus { AND($cells) }
value-in-cell = { $value } in { $cell }
digits-in-house = { AND($digits) } in { $house }
digit-only-in = In { $houses } passt { $digit } nur in { OR($cells) }.

## Namen im Satz

house =
    { $kind ->
        [column] Spalte { $number }
        [box] Block { $number }
        [region] Region { $number }
        [window] Fenster { $number }
        [group] Gruppe { $number }
        [extra] Extra-Einheit { $number }
        [diagonal] { $number ->
            [1] Diagonale 1
           *[2] Diagonale 2
        }
       *[row] Zeile { $number }
    }
houses-all =
    { $kind ->
        [column] Spalten { AND($numbers) }
        [box] Blöcke { AND($numbers) }
        [region] Regionen { AND($numbers) }
        [window] Fenster { AND($numbers) }
        [group] Gruppen { AND($numbers) }
        [extra] Extra-Einheiten { AND($numbers) }
       *[row] Zeilen { AND($numbers) }
    }
houses-either =
    { $kind ->
        [column] Spalte { OR($numbers) }
        [box] Block { OR($numbers) }
        [region] Region { OR($numbers) }
        [window] Fenster { OR($numbers) }
        [group] Gruppe { OR($numbers) }
        [extra] Extra-Einheit { OR($numbers) }
       *[row] Zeile { OR($numbers) }
    }
the-value =
    { $word ->
        [value] der Wert
       *[digit] die
    } { $value }

## Teilsätze über Kandidaten: nach einem Doppelpunkt bleiben sie, wie sie sind

cell-is-value = { $cell } ist { $value }
cell-is-not = { $cell } ist nicht { $value }
cell-is-one-of = { $cell } ist { OR($digits) }
one-cell-is = { OR($cells) } ist { $value }
no-cell-is =
    { $cells ->
        [2] weder { NOR($cells) } ist { $value }
       *[other] keine der Zellen { AND($cells) } ist { $value }
    }
one-of-cells-is = eine der Zellen { AND($cells) } ist { $value }
at-least-one-is = mindestens eine der Zellen { AND($cells) } ist { $value }
one-or-both = { OR($clauses) }, oder beides
clause-so-clause = { $first }, also: { $second }

## Ketten

suppose = Angenommen: { $clause }.
so-clause = Also gilt: { $clause }.
read-then = Dann gilt: { $clause }.
read-so-and = Also gilt: { $first }; und { $second }.
read-then-must = Dann muss sie { $value } sein, ihr einziger anderer Kandidat.
read-so-and-must = Also gilt: { $clause }, und sie muss { $value } sein, ihr einziger anderer Kandidat.
nets-then = Dann gilt: { $clause }.
nets-then-as = Dann gilt: { $clause }; denn { AND($causes) }.
nets-so = Also gilt: { $clause }.
nets-so-as = Also gilt: { $clause }; denn { AND($causes) }.
nets-but-as = Aber es gilt: { $clause }; denn { AND($causes) }.
nets-clash = Das kann nicht sein: { $clash }.
nets-would-be-both-ways = { OR($cells) } wäre zugleich { $value } und nicht { $value }
nets-no-candidate = { $cell } hätte keinen Kandidaten mehr
nets-no-place = { $value } hätte in { $house } keinen Platz mehr
nets-assumption-wrong = Die Annahme ist falsch.
nets-each-case = { $alternatives }; in jedem Fall gilt: { $conclusion }:
nets-goes = in { $house } steht { $digit } in { OR($cells) }
nets-either-or-not = { $cell } ist entweder { $value } oder nicht
nets-remaining-case = Und im letzten Fall gilt von vornherein: { $conclusion }.
nets-only-left =
    { $clause }, { $word ->
        [value] der einzige Wert, der dort bleibt
       *[digit] die einzige Zahl, die dort bleibt
    }
nets-only-place =
    { $clause }, { $count ->
        [one] der einzige Platz
       *[other] die einzigen Plätze
    } für { $value }
nets-only-place-in =
    { $clause }, { $count ->
        [one] der einzige Platz
       *[other] die einzigen Plätze
    } für { $value } in { $house }
read-by = { $clause } ({ $why })
read-see-each-other = { $clause } (sie sehen sich)
read-through = { $clause } ({ $why } würde { $cell } zu { $value } machen)
read-other-candidate = { $cell } muss { $value } sein, ihr einziger anderer Kandidat
read-other-place =
    { $cells ->
        [one] { OR($cells) } muss { $value } sein, der einzige andere Platz dafür
       *[other] { OR($cells) } muss { $value } sein, die einzigen anderen Plätze dafür
    }
read-other-place-in =
    { $cells ->
        [one] { OR($cells) } muss { $value } sein, der einzige andere Platz dafür in { $house }
       *[other] { OR($cells) } muss { $value } sein, die einzigen anderen Plätze dafür in { $house }
    }
chains-sees-ends =
    { $count ->
        [2] Eine Zelle, die beide sieht, kann nicht { $value } sein.
       *[other] Eine Zelle, die alle diese sieht, kann nicht { $value } sein.
    }
chains-ends-rule-out = Welches davon auch stimmt: Was beidem widerspricht, fällt weg.
chains-end-clashes = Diese Widersprüche kommen von { AND($clues) }.
chains-refuted = Das kann nicht sein: Die Annahme führt zu ihrem Gegenteil, also ist sie falsch.
chains-would-be-both = Dann wäre { OR($cells) } aber sowohl { $value } als auch { $other }, und das kann nicht sein: Die Annahme ist falsch.
chains-opposite-follows = Trotzdem gilt: { $clause }, das Gegenteil der Annahme. Also ist die Annahme falsch, und auf jeden Fall gilt: { $clause }.
chains-not-in-either-case = Und wenn { OR($cells) } eine { $value } ist, ist sie ebenso wenig eine { $other }.
chains-loop-closes = So schließt sich der Kreis: Aus „{ $clause }“ folgt „{ $back }“, wie angenommen.
chains-loop-both-ways = Die Kette ist ein geschlossener Ring und lässt sich auch andersherum lesen.
chains-loop-weak-links = Wo ein Kandidat einen anderen ausgeschlossen hat (die gestrichelten Linien), stimmt also genau einer der beiden.
chains-loop-clashes-go = Was sonst beiden widerspricht, fällt weg.
chains-loop-sets-used-up = Auch die Mengen, durch die der Ring läuft, sind damit verbraucht.

## Fische

fish-base =
    In { $base } passt { $digit } nur in { AND($cells) }, und alle diese Zellen liegen in { $cover }.
fish-base-with-fins =
    In { $base } passt { $digit } nur in { AND($cells) }, die alle in { $cover } liegen, und in { $fins ->
        [one] { AND($fins) }, die Flosse
       *[other] { AND($fins) }, die Flossen
    }.
fish-used-up =
    Jede der { SPELLED($count) } { $base ->
        [row] Zeilen
        [column] Spalten
       *[house] Einheiten
    } braucht eine { $value }, und jede in { $cover ->
        [row] einer anderen Zeile
        [column] einer anderen Spalte
        [box] einem anderen Block
       *[house] einer anderen Einheit
    }. So bekommen { $cover ->
        [row] diese Zeilen
        [column] diese Spalten
        [box] diese Blöcke
       *[house] diese Einheiten
    } ihre { $value } dort und haben sonst keine.
fish-used-up-without-fins =
    Wenn { $fins ->
        [one] die Flosse keine { $value } ist
       *[other] keine Flosse eine { $value } ist
    }, braucht jede der { SPELLED($count) } { $base ->
        [row] Zeilen
        [column] Spalten
       *[house] Einheiten
    } eine { $value }, und jede in { $cover ->
        [row] einer anderen Zeile
        [column] einer anderen Spalte
        [box] einem anderen Block
       *[house] einer anderen Einheit
    }. So bekommen { $cover ->
        [row] diese Zeilen
        [column] diese Spalten
        [box] diese Blöcke
       *[house] diese Einheiten
    } ihre { $value } dort und haben sonst keine.
fish-otherwise-fin =
    { $fins ->
        [one] Sonst ist die Flosse { AND($fins) } eine { $value }.
       *[other] Sonst ist eine der Flossen { AND($fins) } eine { $value }.
    }
fish-sees-fins =
    Eine Zelle von { $cover }, die auch { $count ->
        [one] die Flosse
       *[other] alle Flossen
    } sieht, kann in keinem der beiden Fälle { $value } sein.
fish-sashimi =
    Ohne { $fins ->
        [one] die Flosse
       *[other] Flossen
    } { $count ->
        [one] hat { $houses }
       *[other] haben { $houses } je
    } weniger als zwei Plätze; so ein Fisch heißt Sashimi, und das Argument ist dasselbe.

## Netze

nets-as-pattern = Es gilt: { AND($causes) }. Damit: { $pattern }; also { $clause }.
nets-as-chain-within = Es gilt: { AND($causes) }. Damit zeigt eine weitere Kette unter dem, was bleibt: { $clause }.
inner-locked = die { $value } von { $base } muss in { $cover } stehen, in { OR($cells) }
inner-two-cells = { AND($cells) } haben nur noch { AND($digits) }
inner-two-digits = in { $house } haben { AND($digits) } nur noch { AND($cells) }
inner-fish = die Plätze der { $value } in { $base } verbrauchen { $cover }
read-set-left = die Zellen { AND($cells) } ({ $letter }) haben nur noch { AND($digits) } und müssen sie alle enthalten
read-set-holds = die Zellen { AND($cells) } ({ $letter }) müssen { AND($digits) } enthalten
read-keeps-only = { $clause }, also bleibt { $cell }, die sie sieht, nur { $value }
case-rule-board = einer Regel dieses Gitters
