technique-or-whip = Whip OR-k (desde guardianes)
    .look = Encuentra un patrón imposible o un tridagon con dos o tres guardianes. Supón que un candidato es verdadero y sigue como en un whip; cuando solo quede un guardián, es verdadero. Sigue hasta que a una celda, a un número o a los guardianes no les quede nada.
    .why = Uno de los guardianes es verdadero, así que lo es el último que queda, como el último número de una celda. Todo se deduce del candidato supuesto y acaba en algo imposible, así que el candidato es falso.
    .do = Elimina el candidato que has supuesto.

nets-only-guardian = { $clause }, el único guardián que queda
nets-no-guardian = no quedaría ningún guardián
