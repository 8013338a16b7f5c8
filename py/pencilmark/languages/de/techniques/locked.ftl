technique-locked-candidates-pointing = Locked Candidates (Pointing)
    .look = Suche einen Block, in dem alle Plätze für eine Zahl in derselben Zeile oder derselben Spalte liegen.
    .why = Wo auch immer die Zahl im Block steht, sie steht in dieser Zeile oder Spalte: Die Linie bekommt ihre Zahl also aus diesem Block.
    .do = Streiche die Zahl aus den übrigen Zellen dieser Zeile oder Spalte, außerhalb des Blocks.

technique-locked-candidates-claiming = Locked Candidates (Claiming)
    .look = Suche eine Zeile oder Spalte, in der alle Plätze für eine Zahl im selben Block liegen.
    .why = Die Linie braucht die Zahl und kann sie nur in diesem Block bekommen: Der Block bekommt seine Zahl also aus dieser Linie.
    .do = Streiche die Zahl aus den übrigen Zellen des Blocks.

locked-only-in =
    In { $base } passt { $digit } nur in { AND($cells) }, { $cells ->
        [2] beide
        [3] alle drei
       *[other] alle
    } in { $cover }.
locked-one-of-them = Eine davon muss eine { $value } sein, also kann keine andere Zelle von { $cover } eine { $value } sein.
