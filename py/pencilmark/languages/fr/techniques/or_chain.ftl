technique-or-chain = Chaîne OR-k (depuis des gardiens)
    .look = Trouvez un motif impossible ou un tridagon qui a deux ou trois gardiens, et depuis chacun d'eux une chaîne qui aboutit au même candidat.
    .why = L'un des gardiens est vrai, et quel qu'il soit, sa chaîne exclut ce candidat.
    .do = Retirez ce candidat.
