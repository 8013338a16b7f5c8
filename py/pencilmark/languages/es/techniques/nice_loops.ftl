technique-nice-loop = Nice Loop o cadena
    .offer = AIC (Nice Loop)

technique-grouped-nice-loop = Nice Loop o cadena con grupos
    .offer = AIC con grupos

technique-short-nice-loop = Nice Loop o cadena corta
technique-short-grouped-nice-loop = Nice Loop o cadena corta con grupos

technique-continuous-nice-loop = Nice Loop continuo
    .look = Busca una cadena de enlaces fuertes y débiles alternos que vuelva a su comienzo sin interrupción: el último enlace continúa la alternancia.
    .why = Leído en cualquier sentido, el bucle dice lo mismo; así que de los dos candidatos de cada enlace débil exactamente uno es verdadero.
    .do = Elimina todos los candidatos que chocan con los dos extremos de uno de los enlaces débiles, en cualquier punto del bucle.

technique-discontinuous-nice-loop = Nice Loop discontinuo
    .look = Busca una cadena de enlaces fuertes y débiles alternos que vuelva a la celda en la que empezó, donde se encuentran dos enlaces de la misma clase.
    .why = Dos enlaces débiles que se encuentran dicen que el candidato, si es verdadero, se hace falso a sí mismo. Dos enlaces fuertes que se encuentran dicen que, si es falso, se hace verdadero a sí mismo.
    .do = En el primer caso, elimina el candidato; en el segundo es verdadero, así que elimina los demás de su celda.

technique-aic = Alternating Inference Chain (AIC)
    .look = Busca una cadena de candidatos unidos alternadamente por enlaces fuertes (si uno es falso, el otro es verdadero) y débiles (no pueden ser ambos verdaderos). Empieza y termina con un enlace fuerte y puede cambiar de número dentro de una celda.
    .why = Si el primer candidato es falso, los enlaces hacen falso uno y verdadero el otro en cada par siguiente, hasta el último candidato, que es verdadero. Así que uno de los dos extremos es verdadero.
    .do = Elimina todos los candidatos que no pueden ser verdaderos junto con ninguno de los extremos.

technique-grouped-continuous-nice-loop = Nice Loop continuo con grupos
    .look = Busca una cadena de enlaces fuertes y débiles alternos que vuelva a su comienzo sin interrupción, con algunos enlaces que unan grupos de celdas o conjuntos casi bloqueados.
    .why = Leído en cualquier sentido, el bucle dice lo mismo; así que de los dos extremos de cada enlace débil exactamente uno es verdadero.
    .do = Elimina todos los candidatos que chocan con los dos extremos de uno de los enlaces débiles. Los conjuntos dentro del bucle pueden eliminar más.

technique-grouped-discontinuous-nice-loop = Nice Loop discontinuo con grupos
    .look = Busca una cadena de enlaces fuertes y débiles alternos, algunos a través de grupos de celdas o conjuntos casi bloqueados, que vuelva a la celda en la que empezó con dos enlaces de la misma clase.
    .why = Siguiendo la cadena, el primer candidato o se hace falso a sí mismo, o es verdadero porque no puede ser falso.
    .do = En el primer caso, elimina el candidato; en el segundo, elimina los demás de su celda.

technique-grouped-aic = AIC con grupos
    .look = Busca una cadena de enlaces fuertes y débiles alternos en la que algunos enlaces unan grupos enteros: celdas de una caja y una línea que comparten un número, o un conjunto casi bloqueado.
    .why = Un grupo es verdadero cuando una de sus celdas contiene el número. Con eso, el argumento es el de cualquier cadena: si un extremo es falso, el otro es verdadero.
    .do = Elimina todos los candidatos que no pueden ser verdaderos junto con ninguno de los extremos.
