### Erklärungen von Schritten: was mehrere Familien von Techniken sagen.
### Namen von Einheiten (Zeile 3) stehen ohne Artikel, Namen von Hinweisen (der Käfig bei r1c1) mit Artikel im Nominativ:
### also als Subjekt, in Klammern oder nach einem Doppelpunkt. Teilsätze behalten nach Doppelpunkt, Semikolon und „denn“ ihre Wortfolge.

list-and = { AND($items) }
list-or = { OR($items) }
list-nor = { NOR($items) }
value-in-cell = { $value } in { $cell }
one-and-other = { $one } und { $other }
without-guardians =
    { $candidates ->
        [one] Stimmte der einzige Wächter nicht ({ AND($candidates) })
       *[other] Stimmte keiner der Wächter ({ AND($candidates) })
    }
totals-they-see-each-other =
    Sie sehen sich und sind damit wie ein Käfig: { $sets ->
        [0] eine von { SPELLED($count) } Kombinationen
       *[other] { OR($sets) }
    }.
totals-other-cells-bounded-same = Für die anderen Zellen folgen die Grenzen genauso.
totals-so-least = { AND($clauses) }, also ist { $cell } mindestens { $value }.
totals-so-most = { AND($clauses) }, also ist { $cell } höchstens { $value }.
balance-clue = { $clue } sagt: { $equation }.
balance-left = Zieh ab, was diese Summen ergeben, dann bleibt: { $equation }.
balance-stands = Mit { $values } heißt das: { $equation }.
formulas-with-others = Mit { AND($values) } passt dort nur { OR($digits) }.
formulas-sides-apart =
    Mit { $value } in { $cell } wäre die linke Seite { $left ->
        [one] { AND($left) }
       *[other] zwischen { AND($left) }
    }, die rechte { $right ->
        [one] { AND($right) }
       *[other] zwischen { AND($right) }
    }.
formulas-odd-left = Mit { $value } in { $cell } wäre die linke Seite ungerade und die rechte gerade.
formulas-odd-right = Mit { $value } in { $cell } wäre die linke Seite gerade und die rechte ungerade.
formulas-rests-apart = Mit { $value } in { $cell } ließe die linke Seite beim Teilen durch { $divisor } den Rest { OR($left) } und die rechte { OR($right) }.
ways-look = Schau hierhin: { $rule }.
ways-look-says = Schau hierhin: { $rule }. Das heißt: { $says }.
ways-look-divided = Schau hierhin: { $house }. Jede Zahl steht dort einmal, und die Zellen teilen sie so unter sich auf, dass die Summen stimmen ({ AND($clues) }).
ways-divided-left =
    { $clue } kann nur { $sets ->
        [0] eine von { SPELLED($count) } Kombinationen
       *[other] { OR($sets) }
    } sein, denn sonst blieben den übrigen Zellen keine passenden Zahlen.
ways-case-asks = Wäre { $cell } { OR($tried) }, dann müsste { $other } { OR($values) } sein, und das geht nicht.
ways-case-bars = Wäre { $cell } { OR($tried) }, dann könnte { $other } nicht { OR($values) } sein, und sonst bleibt dort nichts.
ways-cell-can = { $cell } ({ OR($digits) })
ways-case-none = Wäre { $cell } { OR($tried) }, dann ginge der Hinweis mit keiner Wahl für { AND($cells) } mehr auf.
kinds-taken =
    { $kind ->
        [low] { $cell } kann nur niedrig ({ OR($digits) }) sein, also { AND($others) } nicht.
        [middle] { $cell } kann nur mittel ({ OR($digits) }) sein, also { AND($others) } nicht.
        [high] { $cell } kann nur hoch ({ OR($digits) }) sein, also { AND($others) } nicht.
       *[digits] { $cell } kann nur { OR($digits) } sein, also { AND($others) } nicht.
    }
kinds-only =
    { $kind ->
        [low] Von { AND($cells) } kann nur { AND($homes) } niedrig ({ OR($digits) }) sein, ist es also.
        [middle] Von { AND($cells) } kann nur { AND($homes) } mittel ({ OR($digits) }) sein, ist es also.
        [high] Von { AND($cells) } kann nur { AND($homes) } hoch ({ OR($digits) }) sein, ist es also.
       *[digits] Von { AND($cells) } kann nur { AND($homes) } { OR($digits) } sein, ist es also.
    }
kinds-only-two =
    Von { AND($cells) } können nur { AND($homes) } { $pair ->
        [low-middle] niedrig ({ OR($digits) }) und mittel ({ OR($digits_2) })
        [low-high] niedrig ({ OR($digits) }) und hoch ({ OR($digits_2) })
        [middle-high] mittel ({ OR($digits) }) und hoch ({ OR($digits_2) })
       *[digits] { OR($digits) } und { OR($digits_2) }
    } sein, jeweils einmal.
kinds-between-least = { AND($ends) } sind mindestens { $least }, also ist { $cell } dazwischen mindestens { $more }.
kinds-between-most = { AND($ends) } sind höchstens { $most }, also ist { $cell } dazwischen höchstens { $less }.
kinds-between-end = Mit { OR($values) } in { $end } hätte { $cell } ({ OR($can) }) keinen Platz zwischen dieser Zelle und { $other } ({ OR($able) }).
kinds-lockout-inner = { OR($values) } in { $cell } wäre gleich einem der Enden oder läge dazwischen, was auch immer { AND($others) } sind ({ OR($able) } und { OR($able_2) }).
kinds-lockout-end = Mit { OR($values) } in { $cell } wäre { $inner } ({ OR($can) }) gleich einem der Enden oder läge dazwischen, was auch immer { AND($others) } ist ({ OR($able) }).
kinds-circle-only = Die { $digit } des Kreises kann nur in { AND($cells) } stehen.
kinds-circle-full = Was dem Kreis noch fehlt, { AND($digits) }, kann nur in { AND($cells) } stehen, also steht dort nichts anderes.
outside-sandwich-no-room = Mit der { $value } in { $cell } bleibt kein Platz für die { $other }.
outside-sandwich-cannot-be = Mit der { $value } in { $cell } müsste die { $other } in { OR($ends) } stehen, und dort geht sie nicht.
outside-sandwich-between = Mit der { $value } in { $cell } stünde die { $other } in { OR($ends) }, und was dazwischenliegt, kann nicht { $total } ergeben.
outside-sandwich-ends = Die 1 und die { $top } können nur in { OR($pairs) } stehen, und mit { $value } in { $cell } ergibt sich nie { $total }.
outside-sandwich-side-by-side = Eine 0 lässt nichts zwischen ihnen, also stehen die 1 und die { $top } nebeneinander.
outside-sandwich-digits =
    { $total } ergibt sich aus { OR($counts) } { $most ->
        [one] Zahl
       *[other] Zahlen
    } zwischen der 1 und der { $top }.
outside-x-sum-alone = Mit 1 in { $cell } zählte nur diese Zelle selbst, und das wäre 1, nicht { $total }.
outside-x-sum-cannot = Mit { $value } in { $cell } müssten die ersten { $value } Zellen { $total } ergeben, und das geht nicht.
outside-x-sum-at-most = Mit { $value } in { $cell } ergeben die ersten { $value } Zellen höchstens { $most }, nicht { $total }.
outside-x-sum-at-least = Mit { $value } in { $cell } ergeben die ersten { $value } Zellen mindestens { $least }, nicht { $total }.
outside-skyscraper-tall =
    Mit { $value } in { $cell } { $taller ->
        [one] ist dahinter höchstens { $taller } größer
       *[other] sind dahinter höchstens { $taller } größer
    }, also { $most ->
        [one] ist höchstens { $most } zu sehen
       *[other] sind höchstens { $most } zu sehen
    }, nicht { $total }.
outside-skyscraper-tallest =
    Mit { $value } in { $cell } ist dahinter nichts größer, also { $most ->
        [one] ist höchstens { $most } zu sehen
       *[other] sind höchstens { $most } zu sehen
    }, nicht { $total }.
outside-room-there = { $first } kann nur auf { OR($rooms) } zeigen, also steht die { $number } dort.
sights-no-way = Mit { $value } in { $cell } lässt sich der Hinweis auf keine Weise mehr erfüllen.
sights-ends =
    { $turn ->
        [known] Die 1 und die { $top } stehen in { AND($cells) }.
        [only] Die 1 und die { $top } können nur in { AND($cells) } stehen.
        [first] Bei einer stehen die 1 und die { $top } in { AND($cells) }.
        [other] Bei der anderen stehen die 1 und die { $top } in { AND($cells) }.
       *[next] Bei einer anderen stehen die 1 und die { $top } in { AND($cells) }.
    }
sights-first =
    { $turn ->
        [known] { $cell } ist { $value }.
        [only] { $cell } kann nur { $value } sein.
        [first] Bei einer ist { $cell } { $value }.
        [other] Bei der anderen ist { $cell } { $value }.
       *[next] Bei einer anderen ist { $cell } { $value }.
    }
sights-room =
    { $turn ->
        [known] { $cell } ist { $value }, also ist { $room } { $number }.
        [only] { $cell } kann nur { $value } sein, also ist { $room } { $number }.
        [first] Bei einer ist { $cell } { $value }, also { $room } { $number }.
        [other] Bei der anderen ist { $cell } { $value }, also { $room } { $number }.
       *[next] Bei einer anderen ist { $cell } { $value }, also { $room } { $number }.
    }
sights-between =
    { AND($cells) } dazwischen ergeben { $total } ({ $sets ->
        [0] eine von { SPELLED($count) } Kombinationen
       *[other] { OR($sets) }
    }).
sights-add-up =
    { AND($cells) } ergeben { $total } ({ $sets ->
        [0] eine von { SPELLED($count) } Kombinationen
       *[other] { OR($sets) }
    }).
sights-rest =
    { AND($cells) } ergeben die { $total }, die von { $whole } bleiben ({ $sets ->
        [0] eine von { SPELLED($count) } Kombinationen
       *[other] { OR($sets) }
    }).
sights-one = { AND($cells) } ist { $total }.
sights-one-rest = { AND($cells) } ist die { $total }, die von { $whole } bleibt.
sights-run = { $first } bis { $last }
sights-cell-by-cell = Setz diese Zahlen auf irgendeine passende Weise in ihre Zellen: Die Kandidaten, die wegfallen, sind nie dabei.
sights-cell-left = { $cell } kann nur { OR($digits) } sein
sights-none = Die Kandidaten, die wegfallen, kommen in keiner davon vor.
sights-at-most = Mit { $value } in { $cell } sind höchstens { $most } zu sehen (etwa { $way }), nicht { $total }.
sights-at-least =
    Mit { $value } in { $cell } { $least ->
        [one] ist mindestens { $least }
       *[other] sind mindestens { $least }
    } zu sehen (etwa { $way }), nicht { $total }.
sights-never = Mit { $value } in { $cell } können { OR($able) } zu sehen sein, aber nie { $total }.
sights-placed-only = Damit jede Zahl einen Platz hat, gilt: { AND($clauses) }.
sights-seen-only = Damit { $total } zu sehen sind, gilt: { AND($clauses) }.
sights-settled-at-once = Mit { $value } in { $cell } finden die anderen Zahlen keine Plätze, bei denen { $total } zu sehen sind.
sights-end-seen = Dann wären aber { OR($able) } zu sehen, nicht { $total }.
sights-end-places = Dann hat aber nicht jede Zahl einen Platz.
ways-other-candidates-fall-away = Die anderen Kandidaten fallen genauso weg.
case-rule-board = eine Regel dieses Gitters
totals-others-leave-no-more = die anderen lassen für mehr keinen Platz
totals-house-adds-up = { $houses } hat die Summe { $whole }.
totals-houses-add-up = { $houses } haben zusammen die Summe { $count } × { $whole } = { $total }.
list = { $items }

## Wohin du schaust, und was folgt

look = Schau hierhin: { $place }.
look-for =
    Schau hierhin und achte auf { $digits ->
        [one] { $word ->
            [value] den Wert
           *[digit] die Zahl
        }
       *[other] { $word ->
            [value] die Werte
           *[digit] die Zahlen
        }
    } { AND($digits) }: { $place }.
look-all = Schau dir das ganze Gitter an.
look-all-for =
    Schau dir das ganze Gitter an und achte auf { $digits ->
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
so-placed = Also: { AND($placed) }.
so-removed = Streiche also { CLAUSES($removed) }.
so-placed-and-removed = Also: { AND($placed) }; streiche { CLAUSES($removed) }.
digits-from-cells = { AND($digits) } aus { AND($cells) }

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
            [1] Diagonale 1 (fallend)
           *[2] Diagonale 2 (steigend)
        }
        [clue] Einheit ({ $number })
       *[row] Zeile { $number }
    }
house-of-grid = { $house } von Gitter { $grid }
# Einzahl, damit der Name in jedem Fall passt: „in Block 3 und 6“.
houses-all =
    { $kind ->
        [column] Spalte { AND($numbers) }
        [box] Block { AND($numbers) }
        [region] Region { AND($numbers) }
        [window] Fenster { AND($numbers) }
        [group] Gruppe { AND($numbers) }
        [extra] Extra-Einheit { AND($numbers) }
       *[row] Zeile { AND($numbers) }
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

## Ketten, und zwei Verbindungen, die sich treffen

digit-only-in = In { $houses } passt { $digit } nur in { OR($cells) }.
chains-sees-ends =
    { $count ->
        [2] Eine Zelle, die beide sieht, kann keine { $value } sein.
       *[other] Eine Zelle, die alle diese sieht, kann keine { $value } sein.
    }
chains-ends-rule-out = Was beidem widerspricht, fällt in jedem Fall weg.
chains-end-clashes = Diese Widersprüche kommen daher: { AND($clues) }.
chains-refuted = Das kann nicht sein: Die Annahme führt zu ihrem Gegenteil, also ist sie falsch.
chains-would-be-both = Dann wäre { OR($cells) } aber sowohl { $value } als auch { $other }, und das kann nicht sein: Die Annahme ist falsch.
chains-opposite-follows = Trotzdem gilt: { $clause }, das Gegenteil der Annahme. Also ist die Annahme falsch, und auf jeden Fall gilt: { $clause }.
chains-not-in-either-case = Und wenn { OR($cells) } eine { $value } ist, ist sie ebenso wenig eine { $other }.
chains-loop-closes = So schließt sich der Kreis: Aus „{ $clause }“ folgt „{ $back }“, wie angenommen.
chains-loop-both-ways = Die Kette ist ein geschlossener Ring und lässt sich auch andersherum lesen.
chains-loop-weak-links = Wo ein Kandidat einen anderen ausgeschlossen hat (die gestrichelten Linien), stimmt also genau einer der beiden.
chains-loop-clashes-go = Was sonst beiden widerspricht, fällt weg.
chains-loop-sets-used-up = Auch die Sets, durch die der Ring läuft, sind damit verbraucht.

## Fische

fish-base = In { $base } passt { $digit } nur in { AND($cells) }, und alle diese Zellen liegen in { $cover }.
fish-base-with-fins =
    In { $base } passt { $digit } nur in { AND($cells) }, die alle in { $cover } liegen, und in { $fins ->
        [one] { AND($fins) }, die Flosse
       *[other] { AND($fins) }, die Flossen
    }.
fish-used-up =
    { $base ->
        [row] Jede der { SPELLED($count) } Zeilen braucht eine { $value }, jede
        [column] Jede der { SPELLED($count) } Spalten braucht eine { $value }, jede
        [box] Jeder der { SPELLED($count) } Blöcke braucht eine { $value }, jeder
        [region] Jede der { SPELLED($count) } Regionen braucht eine { $value }, jede
       *[house] Jede der { SPELLED($count) } Einheiten braucht eine { $value }, jede
    } in { $cover ->
        [row] einer anderen Zeile. So bekommen diese Zeilen
        [column] einer anderen Spalte. So bekommen diese Spalten
        [box] einem anderen Block. So bekommen diese Blöcke
        [region] einer anderen Region. So bekommen diese Regionen
       *[house] einer anderen Einheit. So bekommen diese Einheiten
    } ihre { $value } dort und haben sonst keine.
fish-used-up-without-fins =
    Wenn { $fins ->
        [one] die Flosse keine { $value } ist
       *[other] keine der Flossen eine { $value } ist
    }, braucht { $base ->
        [row] jede der { SPELLED($count) } Zeilen eine { $value }, jede
        [column] jede der { SPELLED($count) } Spalten eine { $value }, jede
        [box] jeder der { SPELLED($count) } Blöcke eine { $value }, jeder
        [region] jede der { SPELLED($count) } Regionen eine { $value }, jede
       *[house] jede der { SPELLED($count) } Einheiten eine { $value }, jede
    } in { $cover ->
        [row] einer anderen Zeile. So bekommen diese Zeilen
        [column] einer anderen Spalte. So bekommen diese Spalten
        [box] einem anderen Block. So bekommen diese Blöcke
        [region] einer anderen Region. So bekommen diese Regionen
       *[house] einer anderen Einheit. So bekommen diese Einheiten
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
    } sieht, kann in keinem der beiden Fälle eine { $value } sein.
fish-in-two-covers =
    { $cells ->
        [one] { AND($cells) } liegt in zweien dieser Einheiten zugleich.
       *[other] { AND($cells) } liegen je in zweien dieser Einheiten zugleich.
    }
fish-would-use-up-two = Dort würde eine { $value } beide verbrauchen und den anderen zu wenige lassen.
fish-fin-in-two-bases =
    { $cells ->
        [one] { AND($cells) } liegt in zweien von { $base }.
       *[other] { AND($cells) } liegen je in zweien von { $base }.
    }
fish-sashimi =
    Ohne { $fins ->
        [one] die Flosse
       *[other] Flossen
    } { $count ->
        [one] hat { $houses }
       *[other] haben { $houses } je
    } weniger als zwei Plätze; so ein Fisch heißt Sashimi, und das Argument ist dasselbe.
fish-siamese = Zwei Fische mit der { $value } haben { $base } gemeinsam und unterscheiden sich darin, was sie damit verbrauchen.
fish-siamese-cover =
    In { $cover } liegen dann alle diese Plätze der { $value } bis auf { AND($fins) }: Entweder ist { $fins ->
        [one] { AND($fins) }
       *[other] eine der Zellen { AND($fins) }
    } eine { $value }, oder { $cover } haben ihre { $value } im Fisch.
fish-siamese-sees = Eine Zelle von { $one }, die { AND($seen) } sieht, oder eine von { $other }, die { AND($others) } sieht, kann also in keinem Fall eine { $value } sein.
fish-kraken = Gäbe es { AND($fins) } nicht, lägen alle Plätze der { $value } von { $base } in { $cover }.
fish-kraken-either =
    Entweder gilt also dieser Fisch, und dann haben { $cover } sonst keine { $value }, auch nicht in { $gone }; oder { $fins ->
        [one] { AND($fins) } ist eine { $value }
       *[other] eine der Zellen { AND($fins) } ist eine { $value }
    }.
fish-kraken-from-there = Aber auch dann folgt, dass { $gone } keine { $value } ist:
fish-kraken-or-cover =
    Also ist entweder { $fins ->
        [one] { AND($fins) }
       *[other] eine der Zellen { AND($fins) }
    } eine { $value }, oder { $house } hat die { $value } in { OR($cells) }.
fish-kraken-each = In jedem dieser Fälle folgt, dass { $gone } keine { $value } ist:

## Unique Rectangles und Loops
# Das Dach sind die Ecken mit anderen Kandidaten als den zwei Zahlen der übrigen, des Bodens.

rectangles-corners =
    { $boxes ->
        [0] { AND($cells) } sind die Ecken eines Rechtecks in zwei Zeilen und zwei Spalten.
       *[other] { AND($cells) } sind die Ecken eines Rechtecks in zwei Zeilen, zwei Spalten und { $region ->
            [region] { $boxes ->
                [one] einer Region
               *[other] { SPELLED($boxes) } Regionen
            }
           *[box] { $boxes ->
                [one] einem Block
               *[other] { SPELLED($boxes) } Blöcken
            }
        }.
    }
rectangles-loop = { AND($cells) } bilden einen Ring, von dem in jeder Zeile, jeder Spalte und jedem Block zwei Zellen liegen.
rectangles-could-swap = Hätten sie nichts als { AND($digits) }, könnten diese beiden überall die Plätze tauschen.
rectangles-two-solutions = Dann hätte das Rätsel zwei Lösungen; es hat aber nur eine, also kann das nicht sein.
rectangles-only-corner-with-more = Nur { $cell } hat andere Kandidaten, muss also einer davon sein.
rectangles-one-extra = Der einzige andere Kandidat ist { $value }, also muss eine der Zellen { AND($cells) } eine { $value } sein.
rectangles-sees-roof =
    { $count ->
        [2] Eine Zelle, die beide sieht, kann keine { $value } sein.
       *[other] Eine Zelle, die sie alle sieht, kann keine { $value } sein.
    }
rectangles-one-of-roof = Also muss eine der Zellen { AND($cells) } eine { OR($digits) } sein.
rectangles-only-one-of-roof = Also kann nur eine der Zellen { AND($roof) } eine { OR($pair) } sein; in { $house } haben { AND($digits) } sonst nur noch { AND($helpers) } als Plätze.
rectangles-helpers-hold-these = Also ist in { AND($cells) } für nichts anderes Platz.
rectangles-roof-as-one-cell =
    Nimm die beiden als eine einzige Zelle mit { AND($extras) }: Mit { AND($helpers) } macht das in { $house } { SPELLED($count) } Zellen für die { SPELLED($count) } { $word ->
        [value] Werte
       *[digit] Zahlen
    } { AND($digits) }.
rectangles-subset-used-up =
    Diese { $word ->
        [value] Werte
       *[digit] Zahlen
    } sind dort verbraucht, also hat sie keine Zelle, die alle diese Zellen sieht.
rectangles-one-of-them = Also ist eine davon eine { $value }.
rectangles-other-would-be =
    { $corners ->
        [4] Wäre die andere { $gone }, enthielte das Rechteck nichts als { AND($digits) }.
       *[other] Wäre die andere { $gone }, enthielte der Ring nichts als { AND($digits) }.
    }
rectangles-can-only-go-corners = In { $houses } passt { $digit } nur in die Ecken dieses Rechtecks.
rectangles-both-or-both = Also sind entweder { AND($floor) } beide eine { $value }, oder { AND($roof) } sind es beide.
rectangles-roof-would-make = Wären { AND($roof) } eine { $value }, dann wären { AND($floor) } eine { $other }, und das ist das Rechteck, das nicht sein kann.
rectangles-corner-would-make = Wäre { $corner } eine { $gone }, dann wären { AND($cells) } beide eine { $kept }.
rectangles-opposite-too = { $cell }, nur mit { AND($digits) }, wäre dann ebenfalls eine { $gone }: das Rechteck, das nicht sein kann.
rectangles-no-given = { AND($placed) }, und keine der vier Zellen ist eine Vorgabe.
rectangles-would-swap = Mit { AND($needed) } könnten die beiden überall die Plätze tauschen, und das Rätsel hätte zwei Lösungen; es hat aber nur eine.
rectangles-extra-prevents = Nur eine { $value } kann das verhindern, also ist eine dieser beiden Zellen eine { $value }.

## Farben
# Zwei Farben heißen A und B, die eines zweiten Netzes C und D; gezeichnet als Scheiben, Kreise, Quadrate und Rauten.

colours-pairs-of-candidates =
    Wo eine Zelle nur zwei Kandidaten hat oder eine Einheit nur zwei Plätze für { $word ->
        [value] einen Wert
       *[digit] eine Zahl
    }, stimmt genau einer von beiden.
colours-paint-candidates = Färbe solche Kandidaten abwechselnd: Dann stimmen alle der einen Farbe und keiner der anderen.
colours-pairs-of-cells = Wo eine Einheit nur zwei Plätze für { $digit } hat, ist einer davon eine { $value }.
colours-paint-cells = Färbe solche Zellen abwechselnd: Dann sind alle Zellen der einen Farbe eine { $value } und keine der anderen.
colours-two-webs = Hier gibt es zwei Netze solcher Zellen, eines mit den Farben A und B, das andere mit C und D.
colours-colour-has =
    Farbe { $letter } ({ $letter ->
        [A] eine gefüllte Scheibe
        [B] ein offener Kreis
        [C] ein gefülltes Quadrat
       *[D] eine Raute
    }): { AND($painted) }.
colours-clashes-with-both = { $value } in { $cell } widerspricht { $ally } (A) und { $ally_2 } (B).
colours-others-clash-too = Auch die anderen widersprechen beiden Farben.
colours-one-is-true = Eine der beiden Farben stimmt.
colours-clashes-with-itself = In Farbe { $letter } gilt: { $clash }; beide zugleich können also nicht stimmen.
colours-empties-cell = Würde Farbe { $letter } stimmen, hätte { $cell } keinen Kandidaten mehr.
colours-is-false = Also ist Farbe { $letter } falsch.
colours-not-both = { $clash }, also stimmen die Farben { $one } und { $two } nicht beide: { $other } oder { $another } stimmt.
colours-sees-each-of-two = Eine Zelle, die von jeder dieser beiden eine Zelle sieht, kann keine { $value } sein.
colours-clashes = { AND($clashes) }.
colours-clashes-with-two-webs = Farbe A widerspricht also sowohl C als auch D, und eine davon stimmt.
colours-see-each-other = { $cell } und { $cell_2 } sehen sich in { $why }
colours-would-both = { $value } und { $value_2 } stünden beide in { $cell }
webs-apart = { $one } und { $other } können nicht zusammen stehen ({ $why })
webs-joined = { $clue } verbindet auch { AND($cells) }: Eine davon ist eine { $value }, aber nicht beide.
webs-clashes = { $gone } widerspricht { $one } ({ $a }) und { $other } ({ $b }).
webs-clashes-by-clues = Das kommt daher: { AND($clues) }.

## Almost Locked Sets
# Sets heißen A, B, C und so weiter, im Text und in der Zeichnung.

sets-cell = { $letter } ist die Zelle { $cell } mit { AND($digits) }.
sets-set =
    Set { $letter } ist { AND($cells) } in { $house }: { SPELLED($count) } Zellen mit { SPELLED($more) } { $word ->
        [value] Werten
       *[digit] Zahlen
    }, { AND($digits) }.
sets-almost-locked =
    Jedes Set hat { $word ->
        [value] einen Wert mehr als Zellen; fehlt einer seiner Werte
       *[digit] eine Zahl mehr als Zellen; fehlt eine seiner Zahlen
    }, dann stehen also alle anderen darin.
sets-not-in-both = Jede { $value } in { $one } sieht jede { $value } in { $two }, also kann die { $value } nicht in beiden stehen.
sets-without-value = Das Set ohne { $value } muss alles andere enthalten, was es hat.
sets-held-by-one =
    { $digits ->
        [one] Also steht { AND($digits) } in { OR($sets) }.
       *[other] Also stehen { AND($digits) } je in { OR($sets) }.
    }
sets-sees-places = Eine Zelle, die alle diese Plätze für { OR($digits) } sieht, kann diese Zahl nicht enthalten.
sets-two-not-in-both = Die Plätze von { AND($digits) } in A sehen die in B, also kann keine davon in beiden stehen.
sets-one-each =
    Einem Set fehlt höchstens { $word ->
        [value] ein Wert
       *[digit] eine Zahl
    }, also enthält von { AND($digits) } A das eine und B das andere.
sets-all-others-held = Jedes Set enthält dann auch alles andere, was es hat.
sets-sees-held =
    Eine Zelle, die alle Plätze { $word ->
        [value] eines solchen Werts in seinem Set sieht, kann ihn
       *[digit] einer solchen Zahl in ihrem Set sieht, kann sie
    } nicht enthalten.
sets-sees-either = Ebenso wenig eine Zelle, die alle Plätze von { OR($digits) } in beiden Sets zusammen sieht.
sets-pivot-lacks-one = B fehlt höchstens eins von { $x } und { $y }, also steht { $x } nicht in A oder { $y } nicht in C.
sets-holds-the-rest = Das Set, dem es fehlt, muss alles andere enthalten, was es hat.
sets-suppose-not-in-first =
    { $digits ->
        [one] Angenommen, { AND($digits) } steht nicht in A.
       *[other] Angenommen, eins von { AND($digits) } steht nicht in A.
    }
sets-passes-on = Dann enthält { $this } die { $value }, die jede { $value } in { $other } sieht, also steht die { $value } nicht in { $other }.
sets-last-holds-the-rest = Dann enthält { $last } alles andere, was es hat.
sets-stem = Der Stiel { $stem } ist { OR($digits) }.
sets-petal =
    { $digits ->
        [one] Ist { $stem } eine { OR($digits) }, dann kann { $letter } keine { OR($digits) } haben und muss alles andere enthalten, was es hat.
       *[other] Ist { $stem } eine { OR($digits) }, dann fehlt genau diese Zahl in { $letter }, das also alles andere enthalten muss, was es hat.
    }
sets-crossing = Wo sich { $row } und { $box } kreuzen, haben { AND($cells) } (A) { AND($digits) }.
sets-elsewhere =
    { $cells ->
        [one] Anderswo in { $house } hat { AND($cells) } ({ $letter }) { AND($digits) }.
       *[other] Anderswo in { $house } haben { AND($cells) } ({ $letter }) { AND($digits) }.
    }
sets-together =
    Zusammen sind das { SPELLED($count) } Zellen für { SPELLED($count) } { $word ->
        [value] Werte
       *[digit] Zahlen
    }, { AND($digits) }.
sets-together-some-twice =
    Zusammen sind das { SPELLED($count) } Zellen für die { $word ->
        [value] Werte
       *[digit] Zahlen
    } { AND($digits) }, von denen { AND($twice) } in B und C zugleich stehen dürfen.
sets-each-must-stand = Mehr gibt es für sie nicht, also muss alles davon dort stehen.
sets-crossing-used-up = Was B hat, ist in { $row } verbraucht, was C hat, in { $box }, und was nur A hat, in beiden.
sets-every-combination = Geh alle Kombinationen von Kandidaten für { AND($cells) } durch.
sets-no-repeats = Unmöglich ist eine Kombination, die eine Zahl in Zellen wiederholt, die sich sehen.
sets-no-emptied-cell =
    { $cells ->
        [one] Unmöglich ist sie auch, wenn sie alle Kandidaten von { AND($cells) } nimmt, die sie alle sieht.
       *[other] Unmöglich ist sie auch, wenn sie einer der Zellen { AND($cells) }, die sie je alle sehen, alle Kandidaten nimmt.
    }
cell-with-digits = { $cell } ({ AND($digits) })
sets-no-combination =
    { $count ->
        [one] Mit diesem Kandidaten bleibt keine Kombination.
       *[other] Mit diesen Kandidaten bleibt keine Kombination.
    }

so-cell-must-be = Also muss { $cell } eine { $value } sein.

digits-in-house = { AND($digits) } in { $house }

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

## Eine Kette oder ein Netz, von der Annahme an gelesen

suppose = Angenommen: { $clause }.
so-clause = Also gilt: { $clause }.
read-then = Dann gilt: { $clause }.
read-so-and = Also gilt: { $first }, und { $second }.
read-then-must = Dann muss sie { $value } sein, ihr einziger anderer Kandidat.
read-so-and-must = Also gilt: { $clause }, und sie muss { $value } sein, ihr einziger anderer Kandidat.
nets-as-pattern = Es gilt: { AND($causes) }. Damit: { $pattern }; also: { $clause }.
nets-as-chain-within = Es gilt: { AND($causes) }. Damit zeigt eine weitere Kette in dem, was bleibt: { $clause }.
inner-locked = die { $value } von { $base } muss in { $cover } stehen, in { OR($cells) }
inner-two-cells = { AND($cells) } haben zusammen nur noch { AND($digits) }
inner-two-digits = in { $house } haben { AND($digits) } nur noch { AND($cells) }
inner-fish = die Plätze der { $value } in { $base } verbrauchen { $cover }
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
        [one] der einzige Platz, der für { $value } bleibt
       *[other] die einzigen Plätze, die für { $value } bleiben
    }
nets-only-place-in =
    { $clause }, { $count ->
        [one] der einzige Platz, der für { $value } in { $house } bleibt
       *[other] die einzigen Plätze, die für { $value } in { $house } bleiben
    }
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
read-set-left = die Zellen { AND($cells) } ({ $letter }) haben nur noch { AND($digits) } und müssen sie alle enthalten
read-set-holds = die Zellen { AND($cells) } ({ $letter }) müssen { AND($digits) } enthalten
read-keeps-only = { $clause }, also bleibt { $cell }, die sie sieht, nur { $value }

## Der Abriss einer Kette oder eines Netzes

outline-what-if = Was, wenn gilt: { $clause }?
outline-each-case = { $alternatives }; jeder Fall führt zum selben Ergebnis.
outline-as = { $clause }, denn { AND($causes) }.
outline-shown = Das war zu zeigen: { $clause }.
outline-short = { $parts }.
outline-steps =
    { $cases ->
        [1] { $count ->
            [one] { $count } Schritt
           *[other] { $count } Schritte
        }
       *[other] { $count ->
            [one] { $count } Schritt
           *[other] { $count } Schritte
        } in { SPELLED($cases) } Fällen
    }
outline-needs =
    { $count ->
        [one] einer braucht { $pattern }
       *[other] { SPELLED($count) } brauchen { $pattern }
    }
outline-chain-of =
    { $count ->
        [one] eine Kette mit { $count } Schritt
       *[other] eine Kette mit { $count } Schritten
    }
inner-chain-within = eine Kette darin
inner-locked-candidates = Locked Candidates
inner-naked-pair = ein Naked Pair
inner-hidden-pair = ein Hidden Pair
inner-x-wing = einen X-Wing
rule-of-45 = die 45er-Regel in { $houses }
sums-within = die Summen in { $house }

## Käfige und andere Zellen mit einer von mehreren Kombinationen

cages-last-cell = { $clue } hat nur noch eine leere Zelle, { $cell }.
cages-others-make = Die anderen ergeben { $made }, und { $total } - { $made } = { $rest }.
cages-only-completes = Was darin steht, lässt sich nur mit { OR($digits) } vollenden.
cages-has =
    { $count ->
        [one] { $clue } hat eine Zelle, { AND($cells) }.
       *[other] { $clue } hat { SPELLED($count) } Zellen, { AND($cells) }.
    }
cages-has-left = { $clue } hat neben { AND($digits) } noch { AND($cells) } zu füllen.
cages-can-only-be =
    Möglich ist nur { $sets ->
        [0] eine von { SPELLED($count) } Kombinationen
       *[other] { OR($sets) }
    }.
cages-what-is-left =
    Übrig bleibt { $sets ->
        [0] eine von { SPELLED($count) } Kombinationen
       *[other] { OR($sets) }
    }.
cages-candidates-left =
    Mit den Kandidaten, die noch da sind, ist nur { $sets ->
        [0] eine von { SPELLED($count) } Kombinationen
       *[other] { OR($sets) }
    } möglich.
cages-in-none =
    { $digits ->
        [one] Die { AND($digits) } kommt nirgends darin vor.
       *[other] { AND($digits) } kommen nirgends darin vor.
    }
cages-no-combination-has = Eine Kombination mit { $value } gibt es gar nicht.
cages-none-left-with = Es bleibt keine Kombination mit einer { $value }.
cages-only-cell =
    { $count ->
        [one] Darin steht eine { $value }, und { $cell } ist die einzige Zelle, die eine { $value } sein kann.
       *[other] In jeder davon steht eine { $value }, und { $cell } ist die einzige Zelle, die eine { $value } sein kann.
    }
cages-one-of-cells =
    { $count ->
        [one] Darin steht eine { $value }, also ist { OR($cells) } eine { $value }.
       *[other] In jeder davon steht eine { $value }, also ist { OR($cells) } eine { $value }.
    }
cages-sees-all =
    { $count ->
        [2] Keine Zelle, die beide sieht, kann eine { $value } sein.
       *[other] Keine Zelle, die jede davon sieht, kann eine { $value } sein.
    }
cages-these-see-all =
    { $cells ->
        [one] { AND($cells) } sieht { $count ->
            [2] beide
           *[other] jede davon
        }.
       *[other] { AND($cells) } sehen { $count ->
            [2] beide
           *[other] jede davon
        }.
    }
cages-would-leave =
    { $sets ->
        [one] Eine { $value } in { $cell } ließe für { AND($cells) } nur { OR($sets) }, und das passt dort nicht.
       *[other] Eine { $value } in { $cell } ließe für { AND($cells) } nur { OR($sets) }, und nichts davon passt dort.
    }
cages-goes-with-none = Zu einer { $value } in { $cell } gehört eine von { SPELLED($count) } Kombinationen, und keine davon passt in die anderen Zellen.
combinations-lacks =
    { $sets ->
        [one] { AND($sets) } fällt weg, denn dort fehlt die { $value }, die in { $cell } steht.
       *[other] { AND($sets) } fallen weg, denn dort fehlt die { $value }, die in { $cell } steht.
    }
combinations-do-not-fit =
    { $sets ->
        [one] { AND($sets) } fällt weg, denn die Zahlen passen nicht in die Zellen.
       *[other] { AND($sets) } fallen weg, denn die Zahlen passen nicht in die Zellen.
    }
combinations-no-cell-can =
    { $sets ->
        [one] { AND($sets) } fällt weg, denn keine der Zellen kann eine { $value } sein.
       *[other] { AND($sets) } fallen weg, denn keine der Zellen kann eine { $value } sein.
    }
combinations-cell-can-none =
    { $sets ->
        [one] { AND($sets) } fällt weg, denn { $cell } kann keine dieser Zahlen sein.
       *[other] { AND($sets) } fallen weg, denn { $cell } kann keine dieser Zahlen sein.
    }

## Hinweise für eine Zelle, für zwei, und Linien, auf denen die Zahlen steigen

clues-leaves-only = { $clue } lässt für { AND($cells) } nur { OR($digits) }.
clues-by = { $clue } sagt: { $clause }.
clues-must-hold = { $clue } muss gelten.
clues-ties = { $clue } bindet { $one } an { $two }.
clues-other-only = { $cell } ist { $value }, also kann { $other } nur { OR($digits) } sein.
clues-other-not = { $cell } ist { $value }, also kann { $other } nicht { OR($digits) } sein.
clues-same-with-others = Dasselbe gilt für { $cell } mit { AND($others) }.
clues-others-must-fit =
    { $cell } ist { $value }, und { $others ->
        [one] { AND($others) } muss
       *[other] { AND($others) } müssen
    } dazu passen.
clues-cell-only = { $cell } kann nur { OR($digits) } sein.
clues-no-partner = Zu { OR($digits) } in { $cell } passt überhaupt keine Zahl.
clues-would-need = Eine { $value } in { $cell } bräuchte { OR($digits) } in { $other }, und dort ist nichts davon übrig.
clues-ways-left = Mit den Kandidaten, die noch da sind, können { AND($cells) } nur { OR($ways) } sein.
clues-each-way-has = Jede Möglichkeit enthält eine { $value }, also ist eine der beiden Zellen eine { $value }.
clues-grow-along =
    { $clue } sagt: Auf dem Weg { $rise ->
        [0] fallen
       *[other] steigen
    } { $word ->
        [value] die Werte
       *[digit] die Zahlen
    }{ $rise ->
        [0] { " nie" }
       *[other] { "" }
    }.
clues-grow-from =
    { $clue } sagt: Von { $start } bis { $end } { $rise ->
        [0] fallen
       *[other] steigen
    } { $word ->
        [value] die Werte
       *[digit] die Zahlen
    }{ $rise ->
        [0] { " nie" }
       *[other] { "" }
    }.
clues-is-at-least = { $cell } ist mindestens { $bound }
clues-is-at-most = { $cell } ist höchstens { $bound }
clues-at-least = { $cell } mindestens { $bound }
clues-at-most = { $cell } höchstens { $bound }
clues-step-by-step =
    { $others ->
        [0] { $first }.
       *[other] { $first }, also { AND($others) }.
    }

clues-would-be = Mit { $value } dort wäre { $cell } { OR($digits) }.

## Die 45er-Regel und andere Summen

totals-covers-part = { $clue } deckt einen Teil davon ab.
totals-there-make =
    { $kind ->
        [cage] { $count ->
            [one] Der Käfig dort ergibt
           *[other] Die { SPELLED($count) } Käfige dort ergeben
        }
       *[sum] { $count ->
            [one] Die Summe dort ergibt
           *[other] Die { SPELLED($count) } Summen dort ergeben
        }
    } { $parts } = { $total }.
totals-stands =
    { $placed ->
        [one] Außerdem steht dort { AND($placed) }.
       *[other] Außerdem stehen dort { AND($placed) }.
    }
totals-stands-outside =
    Außerhalb davon { $kind ->
        [cage] { $count ->
            [one] enthält der Käfig
           *[other] enthalten die Käfige
        }
       *[sum] { $count ->
            [one] enthält die Summe
           *[other] enthalten die Summen
        }
    } auch { AND($placed) }.
totals-only-cell-inside = { $cell } ist darin die einzige andere leere Zelle: { $sum }.
totals-only-cell-outside =
    { $cell } ist die einzige leere Zelle { $kind ->
        [cage] { $count ->
            [one] des Käfigs
           *[other] der Käfige
        }
       *[sum] der { $count ->
            [one] Summe
           *[other] Summen
        }
    } außerhalb davon, also die Differenz: { $sum }.
totals-left-over = { AND($cells) } bleiben übrig und ergeben { $total }: { $sum }.
totals-stick-out = { AND($cells) } ragen heraus und ergeben { $total }: { $sum }.
totals-inside =
    { $cells ->
        [one] { AND($cells) } bleibt innen übrig.
       *[other] { AND($cells) } bleiben innen übrig.
    }
totals-outside =
    { $cells ->
        [one] { AND($cells) } ragt heraus.
       *[other] { AND($cells) } ragen heraus.
    }
totals-first-less-second = Die ersten minus die zweiten ergeben { $sum }.
totals-each-has = In jeder davon steht eine { $value }, also kann keine Zelle, die dort jeden Platz dafür sieht, eine { $value } sein.

## Möglichkeiten, eine Linie zu füllen

sights-ways = { SPELLED($count) } Möglichkeiten bleiben.
ways-to-fill =
    { $count ->
        [one] Mit den Kandidaten, die noch da sind, { $cells ->
            [one] lässt sich { AND($cells) }
           *[other] lassen sich { AND($cells) }, in dieser Reihenfolge,
        } nur auf eine Weise füllen: { AND($ways) }.
       *[other] Mit den Kandidaten, die noch da sind, { $cells ->
            [one] lässt sich { AND($cells) }
           *[other] lassen sich { AND($cells) }, in dieser Reihenfolge,
        } nur auf { SPELLED($count) } Weisen füllen: { AND($ways) }.
    }

would-be = { $cell } wäre { $value }

## Ein Kandidat, der zu einem Widerspruch führt

contradictions-suppose = Angenommen, { $cell } wäre { $value }.
contradictions-would-see = Dann fiele die { $value } in { AND($cells) } weg, wegen { $seen }.
contradictions-only-places = { $house } bräuchte die { $value } in { OR($cells) }.
contradictions-would-go = Damit fiele weg ({ $source }): { CLAUSES($removed) }.
contradictions-would-follow = Damit: { AND($clauses) }.
contradictions-nothing-left =
    Dann bliebe { $word ->
        [value] kein Wert
       *[digit] keine Zahl
    } für { $cell }.
contradictions-together = Damit ({ AND($sources) }): { CLAUSES($clauses) }.
contradictions-subset = { AND($cells) } bräuchten { AND($digits) } ganz für sich, damit fiele weg: { CLAUSES($removed) }.
subset-too-many = für { AND($cells) } blieben weniger Zahlen als Zellen
unfulfilled-clue = { $source } ginge nicht mehr auf
nested-within = Dann kann { $cell } nicht { $value } sein: { CLAUSES($clauses) }.
nested-several = Dann gilt: { CLAUSES($refuted) }.
nested-refuted = { $cell } kann nicht { $value } sein ({ CLAUSES($clauses) })
nested-refuted-so = { $cell } kann nicht { $value } sein ({ CLAUSES($clauses) }), also: { AND($follows) }
contradictions-more-go = { $count ->
    [one] ein weiterer Kandidat fiele weg
   *[other] { $count } weitere Kandidaten fielen weg
}
contradictions-no-place = Dann hätte { $house } keinen Platz mehr für die { $value }.
contradictions-unfulfilled = Dann ginge { $source } nicht mehr auf.
contradictions-unfulfilled-with = Dann ginge { $source } nicht mehr auf, denn { AND($clauses) }.
cell-only = { $cell } könnte nur { OR($digits) } sein

## Mehr zu Ketten, Summen und Linien

outside-room-itself = Mit 1 in { $cell } müsste diese Zelle selbst { $number } sein.
outside-room-twice = Mit { $value } in { $cell } wäre auch { $room } { $number }.
outside-room-cannot = Mit { $value } in { $cell } wäre { $room } { $number }, und das geht nicht.
totals-others-make =
    die anderen ergeben { $how ->
        [least] mindestens { $rest }
       *[most] höchstens { $rest }
    }
totals-make =
    { $cells ->
        [one] { AND($cells) } ist { $how ->
            [least] mindestens { $bound }
            [most] höchstens { $bound }
           *[exactly] { $bound }
        }
       *[other] { AND($cells) } ergeben zusammen { $how ->
            [least] mindestens { $bound }
            [most] höchstens { $bound }
           *[exactly] { $bound }
        }
    }
nets-then = Dann gilt: { $clause }.
nets-then-as = Dann gilt: { $clause }; denn { AND($causes) }.
nets-so = Also gilt: { $clause }.
nets-so-as = Also gilt: { $clause }; denn { AND($causes) }.
nets-but-as = Aber es gilt: { $clause }; denn { AND($causes) }.

facts-shade-clue = { $rule } sagt: { $cell } ist { $shade ->
    [dark] schattiert
   *[light] nicht schattiert
}.
facts-shade-given = { $cell } ist als { $shade ->
    [dark] schattiert
   *[light] nicht schattiert
} markiert.
facts-shade-square = { $cell } ist { $shade ->
    [dark] schattiert
   *[light] nicht schattiert
}, sonst wäre das Quadrat { AND($cells) } einheitlich.
facts-shade-chequer = { $cell } ist { $shade ->
    [dark] schattiert
   *[light] nicht schattiert
}, sonst würden sich die Töne im Quadrat { AND($cells) } kreuzen, und einer zerfiele.
facts-shade-border = { $cell } ist { $shade ->
    [dark] schattiert
   *[light] nicht schattiert
}, sonst würden sich die Töne am Rand bei { AND($cells) } abwechseln, und einer zerfiele.
facts-shade-way = { $cell } ist { $shade ->
    [dark] schattiert
   *[light] nicht schattiert
}, sonst könnten { AND($cells) } nicht zusammenhängen.
facts-shade-cut = { $cell } ist { $shade ->
    [dark] schattiert
   *[light] nicht schattiert
}: Eine Verbindung zu { AND($cells) } ist nicht möglich.
facts-together-clue = { $rule } sagt: { $cell } und { $other } liegen in einer Region.
facts-together-room = { $cell } gehört zur Region von { $other }: Ohne diese Zelle käme sie nicht auf { $size } verbundene Zellen.
facts-together-digit = { $cell } gehört zur Region von { $other }: Nirgends sonst kann dort die { $value } stehen.
facts-apart-clue = { $rule } sagt: { $cell } und { $other } liegen in verschiedenen Regionen.
facts-apart-equal = { $cell } und { $other } liegen in verschiedenen Regionen, sonst stünde in einer die { $value } zweimal, in { AND($cells) }.
facts-apart-full = { $cell } und { $other } liegen in verschiedenen Regionen, sonst hätte eine mehr als { $size } Zellen.
facts-apart-far = { $cell } und { $other } liegen in verschiedenen Regionen: Mit { $size } Zellen reicht die von { $cell } nicht bis { $other }.
facts-count =
    { $least ->
        [0] Die Zahl im Kreis ist höchstens { $most }.
       *[other] Die Zahl im Kreis ist mindestens { $least } und höchstens { $most }.
    }
facts-count-exactly = Die Zahl im Kreis ist { $most }.
facts-same = { $cell } mit der { $value } liegt in derselben Region wie { AND($cells) }.
facts-only = In der Region von { $other } kann die { $value } nur in { $cell } stehen.
