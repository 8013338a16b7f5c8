### El solucionador: por qué no puede empezar, y el registro de una búsqueda, cuyas primeras palabras van alineadas en columnas.

no-wasm =
    .browser-refuses-kernel = este navegador rechaza el núcleo: { $why }
    .kernel-has-no-room = el núcleo no tiene sitio para este tablero
    .kernel-knows-board-values = el núcleo no conoce ningún tablero con { $value_count } valores
    .kernel-needs-wasmtime-pip = el núcleo necesita wasmtime (pip install 'pencilmark[fast]')
    .wasmtime-refuses-kernel = wasmtime rechaza el núcleo: { $why }

no-sat =
    .rules-can-t-be = las reglas no se pueden escribir como cláusulas: { $why }
    .needs-package-python-sat = esto necesita el paquete python-sat: pip install 'pencilmark[sat]'

bad-limit = se esperaba buscar 1 solución o más, no { $found }
bad-exchange = se esperaba un intercambio de pistas como {"{"}-2+1{"}"}, no { QUOTE($found) }
not-unique = se esperaba un sudoku con exactamente una solución
no-solution-grid = se esperaba una solución de 9 × 9 o un sudoku con solución única
grid-sets = conjuntos inevitables de hasta { $most } celdas
timeout = la búsqueda llegó a su límite
choice-of-values = { $count } para { $where }
value-in-house = { $value } en { $house }
trace-start =
    inicio   { $givens } { $givens ->
        [one] pista
       *[other] pistas
    }, { $count } { $count ->
        [one] candidato tachado
       *[other] candidatos tachados
    }
trace-choose = elige    { $placed } de { $where }
trace-ripple = cascada  { $where }: { $what }
trace-struck =
    { $count } { $count ->
        [one] candidato tachado
       *[other] candidatos tachados
    }
trace-stop = alto     no queda nada para { $where }
trace-back = atrás    { $placed } falla
trace-solution = solución
trace-givens = las pistas
trace-elimination = eliminación
trace-only-choice = única opción
choice-of-places = { $value } en { OR($cells) }
clauses-number-too-many-values = un número con demasiados valores
clauses-table-too-large = una tabla demasiado grande
clauses-operation-literal = una operación con un literal
clauses-operation-too-many-values = una operación con demasiados valores
clauses-too-many-clauses = demasiadas cláusulas
reader-division-may-undefined = una división que puede no estar definida
reader-may-undefined = { $name }, que puede no estar definido
sat-relation-another-kind = una relación de otro tipo
terms-many-cells = { $name } de muchas celdas
terms-number-grows-too-large = un número crece demasiado
terms-count-many = count de muchas celdas
terms-digits-many-terms = digits de muchos términos
terms-term-never-defined = un término que nunca está definido
terms-term-few-cells-many = un término de pocas celdas con muchos valores
terms-item-terms-no-cells = item de términos que no son celdas
terms-item-place-no-cell = item en un lugar que no es una celda
a-term = un término
