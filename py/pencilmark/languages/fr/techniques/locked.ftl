technique-locked-candidates-pointing = Candidats verrouillés (pointage)
    .look = Cherchez un bloc où toutes les places d'un chiffre sont sur la même ligne ou la même colonne.
    .why = Où que le chiffre aille dans le bloc, il sera sur cette ligne ou cette colonne : elle reçoit donc le sien de ce bloc.
    .do = Retirez le chiffre des autres cases de cette ligne ou de cette colonne, hors du bloc.

technique-locked-candidates-claiming = Candidats verrouillés (réclamation)
    .look = Cherchez une ligne ou une colonne où toutes les places d'un chiffre sont dans le même bloc.
    .why = La ligne ou la colonne a besoin du chiffre et ne peut l'avoir que dans ce bloc : le bloc reçoit donc le sien de là.
    .do = Retirez le chiffre des autres cases du bloc.

locked-only-in =
    Dans { $base }, { $digit } ne peut aller qu'en { AND($cells) }, { $cells ->
        [2] toutes deux
       *[other] toutes
    } dans { $cover }.
locked-one-of-them = L'une d'elles doit être un { $value } : aucune autre case ne peut donc l'être dans { $cover }.
