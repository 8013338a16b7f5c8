technique-trial-and-error = Essais et erreurs
    .look = Quand rien d'autre n'aide, choisissez une case à peu de candidats, essayez-en un et continuez à résoudre comme s'il était juste.
    .why = La grille a exactement une solution : tout candidat faux mène tôt ou tard à une contradiction.
    .do = Si l'essai échoue, revenez là où vous aviez commencé et retirez le candidat. Notez bien où c'était.

trial-nothing-else = Aucune des techniques connues ici ne mène plus loin : { $cell } a donc été trouvée par essais et erreurs.
trial-only-one-leads = De ses candidats { AND($digits) }, seul { $value } mène à une solution.
