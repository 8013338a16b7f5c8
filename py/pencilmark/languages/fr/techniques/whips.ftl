technique-whip = Whip
    .look = Supposez qu'un candidat est vrai. Cherchez une case à laquelle il ne laisse qu'un chiffre, ou une zone où il ne laisse qu'une place à un chiffre : ce chiffre doit y aller. Continuez de même à partir du dernier chiffre trouvé, jusqu'à une case sans chiffre ou un chiffre sans place.
    .why = Chaque chiffre trouvé découle du candidat supposé. Une case sans chiffre possible, ou une zone sans place pour un chiffre, ne peut exister : le candidat est donc faux.
    .do = Retirez le candidat que vous avez supposé vrai.

technique-braid = Tresse
    .look = Supposez qu'un candidat est vrai. Cherchez une case à laquelle il ne laisse qu'un chiffre, ou une zone où il ne laisse qu'une place à un chiffre : ce chiffre doit y aller. Continuez de même à partir de tous les chiffres trouvés, jusqu'à une case sans chiffre ou un chiffre sans place.
    .why = Chaque chiffre trouvé découle du candidat supposé. Une case sans chiffre possible, ou une zone sans place pour un chiffre, ne peut exister : le candidat est donc faux.
    .do = Retirez le candidat que vous avez supposé vrai.

technique-g-whip = G-whip
    .look = Cherchez un whip où deux ou trois places peuvent rester ensemble : les dernières d'un chiffre dans une zone, au croisement d'une ligne ou d'une colonne et d'un bloc. Elles éliminent le chiffre de toute case qui les voit toutes.
    .why = Le chiffre est à l'une de ces places, donc nulle part où on les voit toutes. Pour le reste, tout se passe comme dans un whip.
    .do = Retirez le candidat que vous avez supposé vrai.

technique-or-whip = Whip OR-k (depuis des gardiens)
    .look = Trouvez un motif impossible ou un tridagon qui a deux ou trois gardiens. Supposez qu'un candidat est vrai et avancez comme dans un whip ; quand il ne reste qu'un gardien, il est vrai. Continuez jusqu'à ce qu'il ne reste rien à une case, à un chiffre ou aux gardiens.
    .why = L'un des gardiens est vrai, donc le dernier qui reste l'est, comme le dernier chiffre d'une case. Tout découle du candidat supposé et mène à une impossibilité : le candidat est donc faux.
    .do = Retirez le candidat que vous avez supposé vrai.

nets-only-guardian = { $clause }, le seul gardien qui reste
nets-no-guardian = il ne resterait aucun gardien
