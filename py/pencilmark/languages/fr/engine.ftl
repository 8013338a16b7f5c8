### Le solveur : pourquoi il ne peut pas démarrer, et le journal d'une recherche, dont les premiers mots sont alignés en colonne.

no-wasm =
    .browser-refuses-kernel = ce navigateur refuse le noyau : { $why }
    .kernel-has-no-room = le noyau n'a pas de place pour cette grille
    .kernel-knows-board-values = le noyau ne connaît pas de grille à { $value_count } valeurs
    .kernel-needs-wasmtime-pip = le noyau a besoin de wasmtime (pip install 'pencilmark[fast]')
    .wasmtime-refuses-kernel = wasmtime refuse le noyau : { $why }

no-sat =
    .rules-can-t-be = les règles ne peuvent pas s'écrire en clauses : { $why }
    .needs-package-python-sat = il faut pour cela la bibliothèque python-sat : pip install 'pencilmark[sat]'

bad-limit = il faut chercher au moins 1 solution, et non { $found }
bad-exchange = il faut un échange d'indices tel que {"{"}-2+1{"}"}, et non { QUOTE($found) }
not-unique = il faut une grille à solution unique
no-solution-grid = il faut une grille 9 × 9 résolue, ou une grille à solution unique
grid-sets = ensembles inévitables jusqu'à { $most } cases
timeout = la recherche a été arrêtée par sa limite
choice-of-values = { $count } pour { $where }
value-in-house = { $value } dans { $house }
trace-start =
    départ   { $givens } { $givens ->
        [one] indice
       *[other] indices
    }, { $count } { $count ->
        [one] candidat barré
       *[other] candidats barrés
    }
trace-choose = choix    { $placed } ; { $where }
trace-ripple = suite    { $where } : { $what }
trace-struck =
    { $count } { $count ->
        [one] candidat barré
       *[other] candidats barrés
    }
trace-stop = impasse  il ne reste rien pour { $where }
trace-back = retour   { $placed } échoue
trace-solution = solution
trace-givens = les indices
trace-elimination = élimination
trace-only-choice = seul choix
choice-of-places = { $value } en { OR($cells) }
clauses-number-too-many-values = un nombre qui a trop de valeurs
clauses-table-too-large = une table trop grande
clauses-operation-literal = une opération sur un littéral
clauses-operation-too-many-values = une opération sur trop de valeurs
clauses-too-many-clauses = trop de clauses
reader-division-may-undefined = une division qui peut être indéfinie
reader-may-undefined = { $name }, qui peut être indéfini
sat-relation-another-kind = une relation d'une autre sorte
terms-many-cells = { $name } sur beaucoup de cases
terms-number-grows-too-large = un nombre devient trop grand
terms-count-many = un compte sur beaucoup de termes
terms-digits-many-terms = les chiffres de beaucoup de termes
terms-term-never-defined = un terme qui n'est jamais défini
terms-term-few-cells-many = un terme de peu de cases qui a beaucoup de valeurs
terms-item-terms-no-cells = item sur des termes qui ne sont pas des cases
terms-item-place-no-cell = item à une place qui n'est pas une case
a-term = un terme
