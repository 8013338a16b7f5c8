### Preguntas sobre un sudoku y sus respuestas.

asked-title-total = Cuántas soluciones
asked-title-solutions = Todas las soluciones
asked-title-candidates = Candidatos verdaderos
asked-title-spare = Qué sobra
asked-title-conflict = Qué se contradice
asked-title-canon = Equivalentes

asked-puzzle = { $what }: { $line }
asked-about = Sobre el sudoku con { $puzzle }

asked-working = Python está trabajando.
asked-stopped = Detenido, sin respuesta.
asked-rules-besides = Solo se conocen equivalentes de sudokus con números y nada más; este tiene además reglas.
asked-candidates-besides = Solo se conocen equivalentes de sudokus con números y nada más; este tiene candidatos propios.
asked-none = No hay solución.
asked-total =
    { $count ->
        [one] { NUMBER($count) } solución, y ninguna más.
       *[other] { NUMBER($count) } soluciones, y ninguna más.
    }
asked-at-least =
    { $count ->
        [one] Al menos { NUMBER($count) } solución.
       *[other] Al menos { NUMBER($count) } soluciones.
    }
asked-estimate = Unas { $number } en total, según la parte explorada.
asked-none-by-then = Hasta entonces no había aparecido ninguna.
asked-one = Una solución, y ninguna más.
asked-first =
    { $count ->
        [one] La primera solución ({ NUMBER($count) }); hay más.
       *[other] Las primeras { NUMBER($count) } soluciones; hay más.
    }
asked-they-agree =
    { $cells ->
        [one] Coinciden en { NUMBER($fixed) } de { NUMBER($cells) } celda; las celdas en que difieren están sombreadas.
       *[other] Coinciden en { NUMBER($fixed) } de { NUMBER($cells) } celdas; las celdas en que difieren están sombreadas.
    }
asked-these-agree =
    { $cells ->
        [one] Estas coinciden en { NUMBER($fixed) } de { NUMBER($cells) } celda; las celdas en que difieren están sombreadas.
       *[other] Estas coinciden en { NUMBER($fixed) } de { NUMBER($cells) } celdas; las celdas en que difieren están sombreadas.
    }
asked-none-true = No hay solución, así que ningún candidato es verdadero.
asked-each-has-one = Cada celda tiene uno: hay exactamente una solución.
asked-true =
    { $open ->
        [one] Entre todas las soluciones, { NUMBER($open) } celda puede ser más de un número; { NUMBER($fixed) }, solo uno.
       *[other] Entre todas las soluciones, { NUMBER($open) } celdas pueden ser más de un número; { NUMBER($fixed) }, solo uno.
    }
asked-spare-none = No hay solución: pregunta qué se contradice.
asked-spare-multiple = Ya hay más de una solución: no se puede quitar nada.
asked-spare-timeout = Detenido antes de saber si hay una solución.
asked-minimal = Mínimo: no se puede quitar nada sin que haya más de una solución.
asked-nothing-found = No se encontró nada que sobre.
asked-stopped-before = Detenido antes de probarlo todo.
asked-not-minimal =
    { $count ->
        [one] No es mínimo: esta sobra.
       *[other] No es mínimo: sobra cualquiera de estas { $count }.
    }
asked-pairs =
    { $count ->
        [one] { NUMBER($count) } par de ellas se puede quitar entero.
       *[other] { NUMBER($count) } pares de ellas se pueden quitar enteros.
    }
asked-no-pairs = No se pueden quitar dos de ellas a la vez.
asked-no-conflict = Nada se contradice: el sudoku tiene solución.
asked-no-small-set = No hay solución, pero no se encontró un conjunto pequeño de pistas que diga por qué.
asked-digits-at =
    { $cells ->
        [one] el número de { AND($cells) }
       *[other] los números de { AND($cells) }
    }
asked-cannot-hold =
    { $count ->
        [one] Esto no se puede cumplir: { $what }.
       *[other] Todo esto a la vez no se puede cumplir: { $what }.
    }
asked-automorphisms =
    { $count ->
        [1] Sin automorfismos: cualquier giro o cambio de números da otro sudoku.
       *[other] { NUMBER($count) } automorfismos, con la identidad.
    }

asked-show = Mostrar en la cuadrícula
asked-hide = Quitar de la cuadrícula
asked-write = Escribir como notas
asked-solution-before = Solución anterior
asked-next-solution = Solución siguiente
asked-what-they-share = Lo que comparten
asked-each-alone = Cada una por separado
asked-two-together = De dos en dos
asked-two-together-first = De dos en dos, las primeras { $shown }
asked-open = Poner en la cuadrícula
asked-least = La forma canónica, común a todos
asked-another = Otro al azar
asked-one-of-them = Uno de ellos

asked-questions = Preguntas
asked-place-of = { NUMBER($at) } de { NUMBER($count) }
