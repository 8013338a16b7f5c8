technique-template-set = Gabarit (placement)
    .look = Prenez un chiffre et dressez la liste de toutes les façons de placer ses exemplaires manquants sans que deux se voient ; cherchez une case que toutes emploient.
    .why = L'une de ces façons est la vraie, et chacune a le chiffre dans cette case.
    .do = Écrivez le chiffre dans la case. Pour la plupart des chiffres, cette liste est bien trop longue pour le papier et le crayon.

technique-template-delete = Gabarit (élimination)
    .look = Prenez un chiffre et dressez la liste de toutes les façons de placer ses exemplaires manquants sans que deux se voient ; cherchez un candidat qu'aucune n'emploie.
    .why = L'une de ces façons est la vraie : une case qu'aucune n'emploie ne peut donc pas contenir le chiffre.
    .do = Retirez ce candidat. Pour la plupart des chiffres, cette liste est bien trop longue pour le papier et le crayon.

templates-every-way = Pensez à toutes les façons de placer d'un coup tous les { $value } qui manquent, un dans chaque zone.
templates-left-out =
    Écartez celles qui emploient une case dont { $word ->
        [value] une autre valeur
       *[digit] un autre chiffre
    } a besoin dans chacune de ses propres façons.
templates-all-use = Toutes ces façons emploient { AND($cells) }.
templates-none-uses = Aucune de ces façons n'emploie { OR($cells) }.
