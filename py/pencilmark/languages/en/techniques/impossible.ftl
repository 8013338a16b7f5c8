technique-impossible-pattern = Impossible pattern
    .look = Look for cells that have the same three digits and only a few other candidates, the guardians, and that see each other so often that three digits are not enough: try it by calling the digits A, B and C in three cells that see one another.
    .why = If the three digits alone can't fill the cells, one of the other candidates in them, a guardian, is true.
    .do = If there is just one guardian, write it in. Otherwise remove what can't be true beside any of them.

impossible-suppose = Suppose that { AND($cells) } had only { AND($digits) }.
impossible-letters = { AND($cells) } see one another, so they have all three digits: call these A, B and C, in that order.
# Each of $placed is said by cell-is-value, with A, B or C for the value.
impossible-if = Suppose that { AND($placed) }.
impossible-so-far = Then { AND($placed) }.
# $cell sees A, B and C.
impossible-then =
    { $placed ->
        [0] Then { $cell } sees all three.
       *[other] Then { AND($placed) }, and { $cell } sees all three.
    }
impossible-never = So these three digits never fill the cells.

technique-or-chain = OR-k chain (from guardians)
    .look = Find an impossible pattern or a tridagon with two or three guardians, and a chain from each of them that ends at the same candidate.
    .why = One of the guardians is true, and whichever it is, its chain rules the candidate out.
    .do = Remove that candidate.
