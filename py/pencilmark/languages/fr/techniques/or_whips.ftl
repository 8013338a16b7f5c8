technique-or-whip = Whip OR-k (depuis des gardiens)
    .look = Trouvez un motif impossible ou un tridagon qui a deux ou trois gardiens. Supposez qu'un candidat est vrai et avancez comme dans un whip ; quand il ne reste qu'un gardien, il est vrai. Continuez jusqu'à ce qu'il ne reste rien à une case, à un chiffre ou aux gardiens.
    .why = L'un des gardiens est vrai, donc le dernier qui reste l'est, comme le dernier chiffre d'une case. Tout découle du candidat supposé et mène à une impossibilité : le candidat est donc faux.
    .do = Retirez le candidat que vous avez supposé vrai.

nets-only-guardian = { $clause }, le seul gardien qui reste
nets-no-guardian = il ne resterait aucun gardien
