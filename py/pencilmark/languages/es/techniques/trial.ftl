technique-trial-and-error = Ensayo y error
    .look = Cuando nada más ayuda, elige una celda con pocos candidatos, prueba uno de ellos y sigue resolviendo como si fuera el bueno.
    .why = El sudoku tiene exactamente una solución, así que todo candidato falso acaba tarde o temprano en una contradicción.
    .do = Si la prueba falla, vuelve adonde empezaste y elimina el candidato. Anota dónde fue.

trial-nothing-else = Ninguna de las técnicas que se conocen aquí avanza más, así que { $cell } se ha encontrado por ensayo y error.
trial-only-one-leads = De sus candidatos { AND($digits) }, solo el { $value } lleva a una solución.
