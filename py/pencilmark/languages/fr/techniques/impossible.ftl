technique-impossible-pattern = Motif impossible
    .look = Cherchez des cases qui ont les trois mêmes chiffres et peu d'autres candidats, les gardiens, et qui se voient si souvent que trois chiffres ne suffisent pas : essayez en appelant A, B et C les chiffres de trois cases qui se voient.
    .why = Si les trois chiffres seuls ne peuvent pas remplir ces cases, l'un des autres candidats qui s'y trouvent, un gardien, est vrai.
    .do = S'il n'y a qu'un gardien, écrivez-le. Sinon, retirez ce qu'aucun d'eux ne permet.

impossible-suppose = Supposons que { AND($cells) } n'aient que { AND($digits) }.
impossible-letters = { AND($cells) } se voient et ont donc les trois chiffres : appelez-les A, B et C, dans cet ordre.
impossible-if = Supposons : { AND($placed) }.
impossible-so-far = Alors { AND($placed) }.
impossible-then =
    { $placed ->
        [0] Alors { $cell } voit les trois.
       *[other] Alors { AND($placed) }, et { $cell } voit les trois.
    }
impossible-never = Ces trois chiffres ne remplissent donc jamais ces cases.

technique-or-chain = Chaîne OR-k (depuis des gardiens)
    .look = Trouvez un motif impossible ou un tridagon qui a deux ou trois gardiens, et depuis chacun d'eux une chaîne qui aboutit au même candidat.
    .why = L'un des gardiens est vrai, et quel qu'il soit, sa chaîne exclut ce candidat.
    .do = Retirez ce candidat.
