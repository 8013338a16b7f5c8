technique-sue-de-coq = Sue de Coq
    .look = Là où une ligne ou une colonne croise un bloc, cherchez deux ou trois cases qui ont ensemble au moins deux candidats de plus que de cases. Cherchez ensuite, dans le reste de la rangée et dans le reste du bloc, des cases qui n'ont que ces candidats, sans en partager aucun.
    .why = Comptées ensemble, toutes ces cases ont exactement autant de chiffres que de cases : chaque chiffre y est donc employé une fois.
    .do = Retirez les chiffres des cases de la rangée du reste de la rangée, et ceux des cases du bloc du reste du bloc.
