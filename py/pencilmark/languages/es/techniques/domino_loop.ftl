technique-sk-loop = SK Loop (Domino Loop)
    .look = Busca dos filas y dos columnas que se crucen en cuatro cajas, casi siempre sobre pistas. Junto a los cruces tienen cuatro veces dos celdas en las filas y en las columnas: un anillo de ocho pares. Cuenta cuántas veces cabe cada número en el anillo.
    .why = Los pares vecinos comparten una línea o una caja, que admite cada número una sola vez. Si los números caben exactamente tantas veces como celdas hay, no sobra ninguno de esos lugares.
    .do = Si una línea o una caja del anillo necesita un número dentro del anillo, elimínalo del resto de esa línea o caja.

rings-meet = { $lines } se cruzan en { $boxes }.
rings-pairs = En cada una de esas cajas hay celdas vacías junto al cruce, en la fila y en la columna; en total, { $count } celdas: { AND($cells) }.
rings-once =
    Da la vuelta a este anillo: las vecinas comparten alternadamente una línea o una caja, y { $word ->
        [value] un valor
       *[digit] un número
    } que podrían tener ambas cabe ahí una sola vez.
rings-most = Así que en el anillo caben, como mucho, { CLAUSES($counts) }: { $total } en total.
rings-so-often =
    { $count ->
        [1] { AND($digits) } una vez
        [2] { AND($digits) } dos veces
       *[other] { AND($digits) } { SPELLED($count) } veces
    }
rings-none-missing = Son tantos como celdas, así que no puede faltar ninguno.
rings-stand = Así que cada línea y cada caja del anillo tiene ahí sus números: { CLAUSES($parts) }.
rings-no-place-elsewhere = No tienen lugar en el resto de esas unidades.
