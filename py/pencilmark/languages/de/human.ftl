### Namen von Hinweisen mitten im Satz, immer im Nominativ ($noun hat seinen Artikel), und der Weg zu einer Lösung.

bad-technique =
    .id-technique-makes-steps = erwartet: die ID einer Technik, die Schritte macht, gefunden: { QUOTE($found) }
    .ids-techniques = erwartet: IDs von Techniken, gefunden: { QUOTE($found) }

rating-own = unser eigener Weg, Schritt { $step }: { $technique } wird probiert
rating-hodoku = HoDoKus Weg, Schritt { $step }
rating-se = Weg des Sukaku Explainer, { $trying }
rating-class = das kleinste gleichwertige Rätsel, { $trying }
rating-next = mindestens ER { $er }: der nächste Schritt wird probiert
rating-depth =
    Singles füllen { $singles } { $singles ->
        [one] Zelle
       *[other] Zellen
    }; es geht weiter
rating-rung = mindestens ER { $er }: { $rung } wird probiert
guard-false = als falsch weggelassen: { $technique } { $result }
clue-as-line = { $noun } von { $start } bis { $end }
clue-as-sight-with-number = { $noun } { $number } an { $house }
clue-as-sight = { $noun } an { $house }
clue-region-count = { $noun } bei { $cell }
clue-region-arrow = { $noun } bei { $cell }
clue-shade-count = { $noun } bei { $cell }
clue-as-cells = { $noun } bei { $cell }
clue-as-cells-with-number = { $noun } { $number } bei { $cell }
clue-as-short = { $noun }
clue-as-mark = { $noun } zwischen { $one } und { $two }
clue-as-marks = die Zeichenreihe ({ $noun }) ab { $cell }
clue-as-board = die Regel „{ $noun }“
clue-as-formula = die Formel { $text }
clue-as-diagonal = { $noun } { $number } von { $start } bis { $end }
sight-row = Zeile { $number }
sight-column = Spalte { $number }
sight-from =
    { $house } { $side ->
        [left] von links
        [right] von rechts
        [top] von oben
       *[bottom] von unten
    }
sight-diagonal = Diagonale ab { $cell }
says-same = { $a } und { $b } haben dieselbe Zahl
walkthrough-stuck =
    { $count ->
        [one] Hier endet der Weg; eine Zelle ist noch leer.
       *[other] Hier endet der Weg; { SPELLED($count) } Zellen sind noch leer.
    }
hints-beyond = Das kennen die Tipps noch nicht: { AND($rules) }. Die Zahlen allein führen nicht weiter.
walkthrough-steps-are-singles =
    { $count ->
        [one] Ein Single: { AND($placed) }.
       *[other] { SPELLED($count) } Singles: { AND($placed) }.
    }
walkthrough-title = Der Weg zur Lösung
walkthrough-step = Schritt { $first }
walkthrough-steps = Schritte { $first } bis { $last }
walkthrough-puzzle = Das Rätsel
walkthrough-solution = Die Lösung
walkthrough-where-path-ends = Wo der Weg endet
effort-within-level = { $level } { $effort } von { $most }
minutes-average = { $low } bis { $high } Minuten
walkthrough-singles = Singles
level-beginner = Anfänger
level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
level-expert = Experte
level-extreme = Extrem
level-beyond = Jenseits
level-unfair = Unfair
