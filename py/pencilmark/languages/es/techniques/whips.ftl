technique-whip = Whip
    .look = Supón que un candidato es verdadero. Busca una celda a la que solo le deje un número, o una unidad donde solo deje un lugar para un número: ese número va ahí. Sigue igual, siempre desde el último número encontrado, hasta que una celda se quede sin números o un número sin lugares.
    .why = Cada número encontrado se deduce del candidato supuesto. Una celda sin números, o una unidad sin lugar para un número, es imposible, así que el candidato es falso.
    .do = Elimina el candidato que has supuesto.

technique-braid = Trenza
    .look = Supón que un candidato es verdadero. Busca una celda a la que solo le deje un número, o una unidad donde solo deje un lugar para un número: ese número va ahí. Sigue igual, desde todos los números encontrados, hasta que una celda se quede sin números o un número sin lugares.
    .why = Cada número encontrado se deduce del candidato supuesto. Una celda sin números, o una unidad sin lugar para un número, es imposible, así que el candidato es falso.
    .do = Elimina el candidato que has supuesto.

technique-g-whip = G-whip
    .look = Busca un whip en el que también puedan quedar juntos dos o tres lugares: los últimos de un número en una unidad, donde una fila o columna cruza una caja. Eliminan el número de toda celda que los vea todos.
    .why = El número está en uno de esos lugares, así que no está donde se vean todos. Lo demás va como en un whip.
    .do = Elimina el candidato que has supuesto.

technique-or-whip = Whip OR-k (desde guardianes)
    .look = Encuentra un patrón imposible o un tridagon con dos o tres guardianes. Supón que un candidato es verdadero y sigue como en un whip; cuando solo quede un guardián, es verdadero. Sigue hasta que a una celda, a un número o a los guardianes no les quede nada.
    .why = Uno de los guardianes es verdadero, así que lo es el último que queda, como el último número de una celda. Todo se deduce del candidato supuesto y acaba en algo imposible, así que el candidato es falso.
    .do = Elimina el candidato que has supuesto.

nets-only-guardian = { $clause }, el único guardián que queda
nets-no-guardian = no quedaría ningún guardián
