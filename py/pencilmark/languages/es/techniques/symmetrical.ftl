technique-symmetrical-placement = Colocación simétrica de Gurth
    .look = Busca pistas que queden igual al girar la cuadrícula media vuelta o un cuarto de vuelta, o al reflejarla en una diagonal, e intercambiar algunos números. Cada pista debe caer en una pista.
    .why = Si el sudoku tiene una sola solución, también ella queda igual: si no, daría una segunda.
    .do = Elimina de las celdas que se quedan en su sitio todos los números que se intercambian. Lo que una celda no puede ser, su correspondiente no puede serlo con los números intercambiados.

symmetrical-givens =
    { $way ->
        [half] Gira la cuadrícula media vuelta e intercambia números, { AND($pairs) }: las pistas son las mismas que antes.
        [quarter] Gira la cuadrícula un cuarto de vuelta a la derecha e intercambia números, { AND($pairs) }: las pistas son las mismas que antes.
        [diagonal] Refleja la cuadrícula en la diagonal que pasa por la esquina superior izquierda e intercambia números, { AND($pairs) }: las pistas son las mismas que antes.
       *[antidiagonal] Refleja la cuadrícula en la diagonal que pasa por la esquina superior derecha e intercambia números, { AND($pairs) }: las pistas son las mismas que antes.
    }
symmetrical-solution = El sudoku tiene una sola solución, así que también es la misma que antes.
symmetrical-stay =
    { $cells ->
        [one] { AND($cells) } se queda en su sitio, así que su número no se intercambia: es { OR($digits) }.
       *[other] { AND($cells) } se quedan en su sitio, así que sus números no se intercambian: son { OR($digits) }.
    }
symmetrical-counterparts = Así que lo que una celda no puede ser, su correspondiente no puede serlo con los números intercambiados.
