technique-forcing-chain = Forcing Chain
technique-forcing-net = Forcing Net

technique-forcing-chain-contradiction = Forcing Chain: contradicción
    .look = Supón que un candidato es verdadero (o falso) y sigue cadenas desde él. Busca dos que no puedan tener razón a la vez, o que dejen sin nada una celda o una unidad.
    .why = Lo supuesto lleva a algo imposible, así que es falso.
    .do = Elimina el candidato si lo suponías verdadero; escríbelo si lo suponías falso.

technique-forcing-chain-verity = Forcing Chain: certeza
    .look = Toma una celda y sigue una cadena desde cada uno de sus candidatos, o toma un número en una unidad y sigue una cadena desde cada uno de sus lugares. Busca una conclusión que compartan todas las cadenas.
    .why = Uno de los puntos de partida es verdadero, y de todos ellos se deduce lo mismo.
    .do = Haz aquello en lo que coinciden todas las cadenas: escribe el número o elimina el candidato.

technique-forcing-net-contradiction = Forcing Net: contradicción
    .look = Supón que un candidato es verdadero (o falso) y anota todo lo que se deduce, también lo que necesita varios resultados anteriores a la vez. Busca algo imposible.
    .why = Lo supuesto lleva a algo imposible, así que es falso.
    .do = Elimina el candidato si lo suponías verdadero; escríbelo si lo suponías falso.

technique-forcing-net-verity = Forcing Net: certeza
    .look = Toma una celda y anota todo lo que se deduce de cada uno de sus candidatos, o toma un número en una unidad y hazlo con cada uno de sus lugares. Busca un resultado que sea igual en todos los casos.
    .why = Uno de los casos es el verdadero, y todos dan el mismo resultado.
    .do = Anota ese resultado: un número o un candidato que se elimina.
