technique-forcing-chain = Chaîne forcée
technique-forcing-net = Réseau forcé

technique-forcing-chain-contradiction = Chaîne forcée par contradiction
    .look = Supposez qu'un candidat est vrai (ou faux) et suivez les chaînes qui en partent. Cherchez-en deux qui ne peuvent pas être justes ensemble, ou qui laissent une case ou une zone sans rien.
    .why = L'hypothèse mène à une impossibilité : elle est donc fausse.
    .do = Retirez le candidat s'il était supposé vrai ; écrivez-le s'il était supposé faux.

technique-forcing-chain-verity = Chaîne forcée par vérité
    .look = Prenez une case et suivez une chaîne depuis chacun de ses candidats, ou prenez un chiffre dans une zone et suivez une chaîne depuis chacune de ses places. Cherchez une conclusion commune à toutes.
    .why = L'un des points de départ est vrai, et de chacun découle la même chose.
    .do = Faites ce que disent toutes les chaînes : écrivez le chiffre, ou retirez le candidat.

technique-forcing-net-contradiction = Réseau forcé par contradiction
    .look = Supposez qu'un candidat est vrai (ou faux) et notez tout ce qui s'ensuit, même ce qui demande plusieurs résultats précédents à la fois. Cherchez une impossibilité.
    .why = L'hypothèse mène à une impossibilité : elle est donc fausse.
    .do = Retirez le candidat s'il était supposé vrai ; écrivez-le s'il était supposé faux.

technique-forcing-net-verity = Réseau forcé par vérité
    .look = Prenez une case et notez tout ce qui découle de chacun de ses candidats, ou prenez un chiffre dans une zone et faites de même pour chacune de ses places. Cherchez un résultat identique dans tous les cas.
    .why = L'un des cas est le vrai, et tous donnent le même résultat.
    .do = Notez ce résultat : un chiffre, ou un candidat à retirer.
