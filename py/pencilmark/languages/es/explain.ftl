### Explicaciones de pasos: lo que dicen varias familias de técnicas.

list-and = { AND($items) }
list-or = { OR($items) }
list-nor = { NOR($items) }
value-in-cell = { $value } en { $cell }
one-and-other = { $one } y { $other }
without-guardians =
    { $candidates ->
        [one] Si el único guardián no fuera verdadero ({ AND($candidates) })
       *[other] Si ninguno de los guardianes fuera verdadero ({ AND($candidates) })
    }
totals-they-see-each-other =
    Se ven, así que son como una jaula: { $sets ->
        [0] una de { SPELLED($count) } combinaciones
       *[other] { OR($sets) }
    }.
totals-other-cells-bounded-same = Las demás celdas quedan limitadas del mismo modo.
totals-so-least = { AND($clauses) }, así que { $cell } es { $value } como mínimo.
totals-so-most = { AND($clauses) }, así que { $cell } es { $value } como máximo.
balance-clue = Según { $clue }, { $equation }.
balance-left = Resta lo que dan estas sumas y queda: { $equation }.
balance-stands = Con { $values }, eso es { $equation }.
formulas-with-others = Con { AND($values) }, ahí solo encaja { OR($digits) }.
formulas-sides-apart =
    Con { $value } en { $cell }, el lado izquierdo { $left ->
        [one] sería { AND($left) }
       *[other] estaría entre { AND($left) }
    } y el derecho { $right ->
        [one] sería { AND($right) }
       *[other] estaría entre { AND($right) }
    }.
formulas-odd-left = Con { $value } en { $cell }, el lado izquierdo sería impar y el derecho, par.
formulas-odd-right = Con { $value } en { $cell }, el lado izquierdo sería par y el derecho, impar.
formulas-rests-apart = Con { $value } en { $cell }, al dividir entre { $divisor }, el lado izquierdo dejaría de resto { OR($left) } y el derecho, { OR($right) }.
ways-look = Mira { $rule }.
ways-look-says = Mira { $rule }: { $says }.
ways-look-divided = Mira { $house }: contiene cada número una vez, y tienen que salir sus sumas ({ AND($clues) }).
ways-divided-left =
    { $clue } solo puede ser { $sets ->
        [0] una de { SPELLED($count) } combinaciones
       *[other] { OR($sets) }
    }: ninguna otra deja a las demás celdas números que encajen.
ways-case-asks = Si { $cell } fuera { OR($tried) }, { $other } tendría que ser { OR($values) }, y no puede.
ways-case-bars = Si { $cell } fuera { OR($tried) }, { $other } no podría ser { NOR($values) }, y no le queda nada más.
ways-cell-can = { $cell } ({ OR($digits) })
ways-case-none = Si { $cell } fuera { OR($tried) }, ninguna elección para { AND($cells) } cumpliría ya la indicación.
kinds-taken =
    { $kind ->
        [low] { $cell } solo puede ser un número bajo ({ OR($digits) }), así que { AND($others) } no.
        [middle] { $cell } solo puede ser un número medio ({ OR($digits) }), así que { AND($others) } no.
        [high] { $cell } solo puede ser un número alto ({ OR($digits) }), así que { AND($others) } no.
       *[digits] { $cell } solo puede ser { OR($digits) }, así que { AND($others) } no.
    }
kinds-only =
    { $kind ->
        [low] De { AND($cells) }, solo { AND($homes) } puede ser un número bajo ({ OR($digits) }), así que lo es.
        [middle] De { AND($cells) }, solo { AND($homes) } puede ser un número medio ({ OR($digits) }), así que lo es.
        [high] De { AND($cells) }, solo { AND($homes) } puede ser un número alto ({ OR($digits) }), así que lo es.
       *[digits] De { AND($cells) }, solo { AND($homes) } puede ser { OR($digits) }, así que lo es.
    }
kinds-only-two =
    De { AND($cells) }, solo { AND($homes) } pueden ser { $pair ->
        [low-middle] un número bajo ({ OR($digits) }) y uno medio ({ OR($digits_2) })
        [low-high] un número bajo ({ OR($digits) }) y uno alto ({ OR($digits_2) })
        [middle-high] un número medio ({ OR($digits) }) y uno alto ({ OR($digits_2) })
       *[digits] { OR($digits) } y { OR($digits_2) }
    }, uno en cada una.
kinds-between-least = { AND($ends) } son { $least } como mínimo, así que { $cell }, entre ellas, es { $more } como mínimo.
kinds-between-most = { AND($ends) } son { $most } como máximo, así que { $cell }, entre ellas, es { $less } como máximo.
kinds-between-end = Con { OR($values) } en { $end }, { $cell } ({ OR($can) }) no tendría sitio entre esa celda y { $other } ({ OR($able) }).
kinds-lockout-inner = { OR($values) } en { $cell } sería igual a uno de los extremos o estaría entre ellos, sean lo que sean { AND($others) } ({ OR($able) }, y { OR($able_2) }).
kinds-lockout-end = Con { OR($values) } en { $cell }, { $inner } ({ OR($can) }) sería igual a uno de los extremos o estaría entre ellos, sea lo que sea { AND($others) } ({ OR($able) }).
kinds-circle-only = El { $digit } del círculo solo puede estar en { AND($cells) }.
kinds-circle-full = Lo que aún le falta al círculo, { AND($digits) }, solo puede estar en { AND($cells) }, así que ahí no hay nada más.
outside-sandwich-no-room = Con el { $value } en { $cell }, no queda sitio para el { $other }.
outside-sandwich-cannot-be = Con el { $value } en { $cell }, el { $other } tendría que estar en { OR($ends) }, y ahí no puede.
outside-sandwich-between = Con el { $value } en { $cell }, el { $other } estaría en { OR($ends) }, y lo que queda en medio no puede sumar { $total }.
outside-sandwich-ends = El 1 y el { $top } solo pueden estar en { OR($pairs) }, y con { $value } en { $cell } no se puede sumar { $total }.
outside-sandwich-side-by-side = Un 0 no deja nada entre ellos: el 1 y el { $top } están juntos.
outside-sandwich-digits =
    Para sumar { $total } { $most ->
        [one] hace falta { OR($counts) } número
       *[other] hacen falta { OR($counts) } números
    } entre el 1 y el { $top }.
outside-x-sum-alone = Con 1 en { $cell }, solo contaría esa celda, y sumaría 1, no { $total }.
outside-x-sum-cannot = Con { $value } en { $cell }, las primeras { $value } celdas tendrían que sumar { $total }, y no pueden.
outside-x-sum-at-most = Con { $value } en { $cell }, las primeras { $value } celdas suman { $most } como máximo, no { $total }.
outside-x-sum-at-least = Con { $value } en { $cell }, las primeras { $value } celdas suman { $least } como mínimo, no { $total }.
outside-skyscraper-tall =
    Con { $value } en { $cell }, detrás hay como mucho { $taller } { $taller ->
        [one] más alto
       *[other] más altos
    }, así que como mucho se { $most ->
        [one] ve { $most }
       *[other] ven { $most }
    }, no { $total }.
outside-skyscraper-tallest =
    Con { $value } en { $cell }, detrás no hay nada más alto, así que como mucho se { $most ->
        [one] ve { $most }
       *[other] ven { $most }
    }, no { $total }.
outside-room-there = { $first } solo puede señalar { OR($rooms) }, así que el { $number } está ahí.
sights-no-way = Con { $value } en { $cell }, ya no hay forma de cumplir la indicación.
sights-ends =
    { $turn ->
        [known] El 1 y el { $top } están en { AND($cells) }.
        [only] El 1 y el { $top } solo pueden estar en { AND($cells) }.
        [first] En una de ellas, el 1 y el { $top } están en { AND($cells) }.
        [other] En la otra, el 1 y el { $top } están en { AND($cells) }.
       *[next] En otra, el 1 y el { $top } están en { AND($cells) }.
    }
sights-first =
    { $turn ->
        [known] { $cell } es { $value }.
        [only] { $cell } solo puede ser { $value }.
        [first] En una de ellas, { $cell } es { $value }.
        [other] En la otra, { $cell } es { $value }.
       *[next] En otra, { $cell } es { $value }.
    }
sights-room =
    { $turn ->
        [known] { $cell } es { $value }, así que { $room } es { $number }.
        [only] { $cell } solo puede ser { $value }, así que { $room } es { $number }.
        [first] En una de ellas, { $cell } es { $value }, así que { $room } es { $number }.
        [other] En la otra, { $cell } es { $value }, así que { $room } es { $number }.
       *[next] En otra, { $cell } es { $value }, así que { $room } es { $number }.
    }
sights-between =
    Entre ellas, { AND($cells) } suman { $total } ({ $sets ->
        [0] uno de { SPELLED($count) } conjuntos
       *[other] { OR($sets) }
    }).
sights-add-up =
    { AND($cells) } suman { $total } ({ $sets ->
        [0] uno de { SPELLED($count) } conjuntos
       *[other] { OR($sets) }
    }).
sights-rest =
    { AND($cells) } suman los { $total } que quedan de { $whole } ({ $sets ->
        [0] uno de { SPELLED($count) } conjuntos
       *[other] { OR($sets) }
    }).
sights-one = { AND($cells) } es { $total }.
sights-one-rest = { AND($cells) } es el { $total } que queda de { $whole }.
sights-run = { $first } a { $last }
sights-cell-by-cell = Pon estos números en sus celdas de cualquier forma que encaje: los candidatos eliminados nunca aparecen.
sights-cell-left = { $cell } solo puede ser { OR($digits) }
sights-none = Los candidatos eliminados no están en ninguna de ellas.
sights-at-most =
    Con { $value } en { $cell }, como mucho se { $most ->
        [one] ve { $most }
       *[other] ven { $most }
    } (por ejemplo, { $way }), no { $total }.
sights-at-least =
    Con { $value } en { $cell }, al menos se { $least ->
        [one] ve { $least }
       *[other] ven { $least }
    } (por ejemplo, { $way }), no { $total }.
sights-never = Con { $value } en { $cell }, pueden verse { OR($able) }, pero nunca { $total }.
sights-placed-only = Para que cada número tenga un lugar, { AND($clauses) }.
sights-seen-only = Para que se vean { $total }, { AND($clauses) }.
sights-settled-at-once = Con { $value } en { $cell }, los demás números no encuentran lugares con los que se vean { $total }.
sights-end-seen = Pero entonces se verían { OR($able) }, no { $total }.
sights-end-places = Pero entonces no todos los números tienen un lugar.
ways-other-candidates-fall-away = Los demás candidatos se eliminan del mismo modo.
case-rule-board = una regla de este tablero
totals-others-leave-no-more = las demás no dejan sitio para nada más
totals-house-adds-up = { $houses } suma { $whole }.
totals-houses-add-up = { $houses } suman { $count } × { $whole } = { $total }.
list = { $items }

## Dónde mirar, y qué se deduce

look = Mira { $place }.
look-for =
    Busca { $digits ->
        [one] { $word ->
            [value] el valor
           *[digit] el número
        }
       *[other] { $word ->
            [value] los valores
           *[digit] los números
        }
    } { AND($digits) } en { $place }.
look-all = Mira por toda la cuadrícula.
look-all-for =
    Busca por toda la cuadrícula { $digits ->
        [one] { $word ->
            [value] el valor
           *[digit] el número
        }
       *[other] { $word ->
            [value] los valores
           *[digit] los números
        }
    } { AND($digits) }.
so-cell-is = Por tanto, { $cell } es { $value }.
so-placed = Por tanto, { AND($placed) }.
so-removed = Por tanto, elimina { CLAUSES($removed) }.
so-placed-and-removed = Por tanto, { AND($placed) }; elimina { CLAUSES($removed) }.
digits-from-cells = { AND($digits) } de { AND($cells) }

## Nombres dentro de una frase

house =
    { $kind ->
        [column] la columna { $number }
        [box] la caja { $number }
        [region] la región { $number }
        [window] la ventana { $number }
        [group] la unidad disjunta { $number }
        [extra] la unidad extra { $number }
        [diagonal] { $number ->
            [1] la diagonal descendente
           *[2] la diagonal ascendente
        }
        [clue] { $number }
       *[row] la fila { $number }
    }
house-of-grid = { $house } de la cuadrícula { $grid }
houses-all =
    { $kind ->
        [column] las columnas { AND($numbers) }
        [box] las cajas { AND($numbers) }
        [region] las regiones { AND($numbers) }
        [window] las ventanas { AND($numbers) }
        [group] las unidades disjuntas { AND($numbers) }
        [extra] las unidades extra { AND($numbers) }
       *[row] las filas { AND($numbers) }
    }
houses-either =
    { $kind ->
        [column] la columna { OR($numbers) }
        [box] la caja { OR($numbers) }
        [region] la región { OR($numbers) }
        [window] la ventana { OR($numbers) }
        [group] la unidad disjunta { OR($numbers) }
        [extra] la unidad extra { OR($numbers) }
       *[row] la fila { OR($numbers) }
    }
the-value =
    { $word ->
        [value] el valor
       *[digit] el
    } { $value }

## Cadenas, y dos enlaces que se encuentran

digit-only-in = En { $houses }, { $digit } solo puede ir en { OR($cells) }.
chains-sees-ends =
    { $count ->
        [2] Una celda que vea ambas no puede ser { $value }.
       *[other] Una celda que las vea todas no puede ser { $value }.
    }
chains-ends-rule-out = Sea cual sea el verdadero, descarta lo que choca con ambos.
chains-end-clashes = Estos choques vienen de lo siguiente: { AND($clues) }.
chains-refuted = No puede ser: la suposición lleva a lo contrario, así que es falsa.
chains-would-be-both = Pero entonces { OR($cells) } sería { $value } y { $other } a la vez, y no puede ser: la suposición es falsa.
chains-opposite-follows = Aun así { $clause }, lo contrario de lo supuesto; así que la suposición es falsa, y { $clause } en cualquier caso.
chains-not-in-either-case = Y si { OR($cells) } es { $value }, tampoco es { $other }.
chains-loop-closes = Con esto volvemos al principio: si { $clause }, entonces { $back }, como suponíamos.
chains-loop-both-ways = La cadena es un bucle cerrado y también puede leerse en el otro sentido.
chains-loop-weak-links = Así que donde un candidato descartaba a otro (las líneas discontinuas), exactamente uno de los dos es verdadero.
chains-loop-clashes-go = Cualquier otra cosa que choque con ambos se elimina.
chains-loop-sets-used-up = Los conjuntos por los que pasa el bucle también quedan gastados.

## Peces
# Las unidades de la base son aquellas cuyos lugares para el número están todos, salvo las aletas, en las de cobertura.

fish-base = En { $base }, { $digit } solo puede ir en { AND($cells) }, y todas estas celdas están en { $cover }.
fish-base-with-fins = En { $base }, { $digit } solo puede ir en { AND($cells) }, todas en { $cover }, y en { AND($fins) }, { $fins ->
        [one] la aleta
       *[other] las aletas
    }.
fish-used-up =
    Cada una de las { SPELLED($count) } { $base ->
        [row] filas
        [column] columnas
        [box] cajas
        [region] regiones
       *[house] unidades
    } necesita un { $value }, cada una en una { $cover ->
        [row] fila
        [column] columna
        [box] caja
        [region] región
       *[house] unidad
    } distinta, así que { $count ->
        [2] ambas
       *[other] las { SPELLED($count) }
    } { $cover ->
        [row] filas
        [column] columnas
        [box] cajas
        [region] regiones
       *[house] unidades
    } reciben ahí su { $value } y no lo tienen en ninguna otra parte.
fish-used-up-without-fins =
    Si { $fins ->
        [one] la aleta no
       *[other] ninguna aleta
    } es { $value }, cada una de las { SPELLED($count) } { $base ->
        [row] filas
        [column] columnas
        [box] cajas
        [region] regiones
       *[house] unidades
    } necesita un { $value }, cada una en una { $cover ->
        [row] fila
        [column] columna
        [box] caja
        [region] región
       *[house] unidad
    } distinta, así que { $count ->
        [2] ambas
       *[other] las { SPELLED($count) }
    } { $cover ->
        [row] filas
        [column] columnas
        [box] cajas
        [region] regiones
       *[house] unidades
    } reciben ahí su { $value } y no lo tienen en ninguna otra parte.
fish-otherwise-fin =
    { $fins ->
        [one] Si no, la aleta { AND($fins) } es { $value }.
       *[other] Si no, una de las aletas { AND($fins) } es { $value }.
    }
fish-sees-fins =
    Una celda de { $cover } que además vea { $count ->
        [one] la aleta
       *[other] todas las aletas
    } no puede ser { $value } en ningún caso.
fish-in-two-covers =
    { $cells ->
        [one] { AND($cells) } está en dos de estas unidades a la vez.
       *[other] { AND($cells) } están, cada una, en dos de estas unidades a la vez.
    }
fish-would-use-up-two = Ahí, un { $value } gastaría las dos y dejaría demasiado pocas para los otros.
fish-fin-in-two-bases =
    { $cells ->
        [one] { AND($cells) } está a la vez en dos de estas: { $base }.
       *[other] { AND($cells) } están, cada una, a la vez en dos de estas: { $base }.
    }
fish-sashimi =
    Sin { $fins ->
        [one] la aleta
       *[other] las aletas
    }, { $count ->
        [one] a { $houses } le quedan
       *[other] a cada una de { $houses } le quedan
    } menos de dos lugares, lo que lo convierte en un pez sashimi; el argumento es el mismo.
fish-siamese = Dos peces de { $value } comparten { $base } y se diferencian en las unidades de cobertura.
fish-siamese-cover =
    Con { $cover } quedan cubiertos todos los { $value } de la base menos { AND($fins) }: o { $fins ->
        [one] { AND($fins) }
       *[other] una de las celdas { AND($fins) }
    } es { $value }, o { $cover } tienen sus { $value } en el pez.
fish-siamese-sees = Así que una celda de { $one } que vea { AND($seen) }, o una de { $other } que vea { AND($others) }, no puede ser { $value } en ningún caso.
fish-kraken = Si no fuera por { AND($fins) }, todos los { $value } de { $base } estarían en { $cover }.
fish-kraken-either =
    Así que o ese pez se cumple, y entonces { $cover } no tienen otro { $value }, como uno en { $gone }; o { $fins ->
        [one] { AND($fins) }
       *[other] una de las celdas { AND($fins) }
    } es { $value }.
fish-kraken-from-there = Pero también desde ahí se deduce que { $gone } no es { $value }:
fish-kraken-or-cover =
    Así que o { $fins ->
        [one] { AND($fins) }
       *[other] una de las celdas { AND($fins) }
    } es { $value }, o { $house } tiene su { $value } en { OR($cells) }.
fish-kraken-each = De cada una de estas cosas se deduce que { $gone } no es { $value }:

## Rectángulos y bucles únicos
# El tejado son las esquinas con más candidatos que los dos números del resto, el suelo.

rectangles-corners =
    { $boxes ->
        [0] { AND($cells) } son las esquinas de un rectángulo en dos filas y dos columnas.
       *[other] { AND($cells) } son las esquinas de un rectángulo en dos filas, dos columnas y { $region ->
            [region] { $boxes ->
                [one] una región
               *[other] { SPELLED($boxes) } regiones
            }
           *[box] { $boxes ->
                [one] una caja
               *[other] { SPELLED($boxes) } cajas
            }
        }.
    }
rectangles-loop = { AND($cells) } forman un bucle en el que cada fila, columna y caja tiene dos de ellas.
rectangles-could-swap = Si no contuvieran más que { AND($digits) }, los dos podrían intercambiarse por todo el recorrido.
rectangles-two-solutions = Entonces el sudoku tendría dos soluciones; pero solo tiene una, así que no puede ser.
rectangles-only-corner-with-more = Solo { $cell } tiene otros candidatos, así que tiene que ser uno de ellos.
rectangles-one-extra = El único otro candidato es { $value }, así que una de las celdas { AND($cells) } tiene que ser { $value }.
rectangles-sees-roof =
    { $count ->
        [2] Una celda que vea ambas no puede ser { $value }.
       *[other] Una celda que las vea todas no puede ser { $value }.
    }
rectangles-one-of-roof = Así que una de las celdas { AND($cells) } tiene que ser { OR($digits) }.
rectangles-only-one-of-roof = Así que solo una de las celdas { AND($roof) } puede ser { OR($pair) }; en { $house }, los números { AND($digits) } no tienen más lugares que { AND($helpers) } y esa.
rectangles-helpers-hold-these =
    { $cells ->
        [one] Así que { AND($cells) } no puede contener nada más.
       *[other] Así que { AND($cells) } no pueden contener nada más.
    }
rectangles-roof-as-one-cell =
    Toma las dos como una sola celda con { AND($extras) }: con { AND($helpers) } son { SPELLED($count) } celdas en { $house } para los { SPELLED($count) } { $word ->
        [value] valores
       *[digit] números
    } { AND($digits) }.
rectangles-subset-used-up =
    Estos { $word ->
        [value] valores
       *[digit] números
    } quedan gastados ahí, así que las celdas que las ven todas no pueden tenerlos.
rectangles-one-of-them = Así que una de ellas es { $value }.
rectangles-other-would-be =
    { $corners ->
        [4] Si la otra fuera { $gone }, el rectángulo no contendría más que { AND($digits) }.
       *[other] Si la otra fuera { $gone }, el bucle no contendría más que { AND($digits) }.
    }
rectangles-can-only-go-corners = En { $houses }, { $digit } solo puede ir en las esquinas de este rectángulo.
rectangles-both-or-both = Así que son { $value } o las dos celdas { AND($floor) }, o las dos celdas { AND($roof) }.
rectangles-roof-would-make = Si { AND($roof) } fueran { $value }, { AND($floor) } serían { $other }, y ese es el rectángulo que no puede ser.
rectangles-corner-would-make = Si { $corner } fuera { $gone }, { AND($cells) } serían ambas { $kept }.
rectangles-opposite-too = { $cell }, que solo tiene { AND($digits) }, sería entonces también { $gone }: el rectángulo que no puede ser.
rectangles-no-given = { AND($placed) }, y ninguna de las cuatro es una pista.
rectangles-would-swap = Con { AND($needed) }, los dos números podrían intercambiarse por todo el rectángulo, y el sudoku tendría dos soluciones; pero solo tiene una.
rectangles-extra-prevents = Solo el { $value } puede evitarlo, así que una de estas dos celdas es { $value }.

## Colores
# Dos colores se llaman A y B; los de una segunda red, C y D.

colours-pairs-of-candidates =
    Donde una celda tiene solo dos candidatos, o una unidad solo dos lugares para { $word ->
        [value] un valor
       *[digit] un número
    }, exactamente uno de los dos es verdadero.
colours-paint-candidates = Pinta esos candidatos alternando dos colores: entonces todos los de un color son verdaderos, y ninguno del otro.
colours-pairs-of-cells = Donde una unidad tiene solo dos lugares para { $digit }, uno de ellos es { $value }.
colours-paint-cells = Pinta esas celdas alternando dos colores: entonces todas las celdas de un color son { $value }, y ninguna del otro.
colours-two-webs = Aquí hay dos redes de celdas así, una con los colores A y B; la otra, con C y D.
colours-colour-has =
    El color { $letter } ({ $letter ->
        [A] un disco lleno
        [B] un círculo vacío
        [C] un cuadrado lleno
       *[D] un rombo
    }) tiene { AND($painted) }.
colours-clashes-with-both = { $value } en { $cell } choca con { $ally } (A) y con { $ally_2 } (B).
colours-others-clash-too = Los demás también chocan con ambos colores.
colours-one-is-true = Uno de los dos colores es verdadero.
colours-clashes-with-itself = En el color { $letter }, { $clash }, así que no pueden ser ambos verdaderos.
colours-empties-cell = Si el color { $letter } fuera verdadero, a { $cell } no le quedaría ningún candidato.
colours-is-false = Así que el color { $letter } es falso.
colours-not-both = { $clash }, así que los colores { $one } y { $two } no son ambos verdaderos: lo es { $other } o { $another }.
colours-sees-each-of-two = Una celda que vea una celda de cada uno de esos dos no puede ser { $value }.
colours-clashes = { CLAUSES($clashes) }.
colours-clashes-with-two-webs = Así que el color A choca con C y con D, y uno de estos es verdadero.
colours-see-each-other = { $cell } y { $cell_2 } se ven en { $why }
colours-would-both = { $value } y { $value_2 } estarían ambos en { $cell }
webs-apart = { $one } y { $other } no pueden estar juntos según { $why }
webs-joined = También { $clue } une { AND($cells) }: una de ellas es { $value }, pero no ambas.
webs-clashes = { $gone } choca con { $one } ({ $a }) y con { $other } ({ $b }).
webs-clashes-by-clues = Se deduce de lo siguiente: { AND($clues) }.

## Conjuntos casi bloqueados
# Los conjuntos se llaman A, B, C, etcétera.

sets-cell = { $letter } es la celda { $cell }, que tiene { AND($digits) }.
sets-set =
    El conjunto { $letter } es { AND($cells) } en { $house }: { $count ->
        [one] una celda
       *[other] { SPELLED($count) } celdas
    } con { SPELLED($more) } { $word ->
        [value] valores
       *[digit] números
    }, { AND($digits) }.
sets-almost-locked =
    Cada conjunto tiene un { $word ->
        [value] valor
       *[digit] número
    } más que celdas, así que, cuando no está uno de sus { $word ->
        [value] valores
       *[digit] números
    }, están todos los demás.
sets-not-in-both = Cada { $value } de { $one } ve cada { $value } de { $two }, así que el { $value } no puede estar en ambos.
sets-without-value = El conjunto sin { $value } tiene que contener todo lo demás que tiene.
sets-held-by-one =
    { $digits ->
        [one] Así que el { AND($digits) } está en { OR($sets) }.
       *[other] Así que cada uno de los números { AND($digits) } está en { OR($sets) }.
    }
sets-sees-places = Una celda que vea todos esos lugares para { OR($digits) } no puede contenerlo.
sets-two-not-in-both = Los lugares para { AND($digits) } en A ven los de B, así que ninguno de los dos puede estar en ambos.
sets-one-each =
    A un conjunto solo puede faltarle un { $word ->
        [value] valor
       *[digit] número
    }, así que A contiene uno de los dos, { OR($digits) }, y B, el otro.
sets-all-others-held = Cada conjunto contiene entonces también todo lo demás que tiene.
sets-sees-held =
    Una celda que vea todos los lugares de { $word ->
        [value] un valor
       *[digit] un número
    } así en su conjunto no puede contenerlo.
sets-sees-either = Tampoco puede contenerlo una celda que vea todos los lugares para { OR($digits) } en ambos conjuntos juntos.
sets-pivot-lacks-one = A B solo puede faltarle uno de los dos, { $x } o { $y }, así que el { $x } no está en A o el { $y } no está en C.
sets-holds-the-rest = El conjunto al que le falte tiene que contener todo lo demás que tiene.
sets-suppose-not-in-first =
    { $digits ->
        [one] Supón que el { AND($digits) } no está en A.
       *[other] Supón que uno de los números { AND($digits) } no está en A.
    }
sets-passes-on = Entonces { $this } contiene el { $value }, que ven todos los { $value } de { $other }, así que el { $value } no está en { $other }.
sets-last-holds-the-rest = Entonces { $last } contiene todo lo demás que tiene.
sets-stem = El tallo { $stem } es { OR($digits) }.
sets-petal =
    { $digits ->
        [one] Si { $stem } es { OR($digits) }, { $letter } no puede tener { OR($digits) }, así que tiene que contener todo lo demás que tiene.
       *[other] Si { $stem } es { OR($digits) }, { $letter } no puede tener ese mismo número, así que tiene que contener todo lo demás que tiene.
    }
sets-crossing = Donde se cruzan { $row } y { $box }, { AND($cells) } (A) tienen { AND($digits) }.
sets-elsewhere =
    { $cells ->
        [one] En el resto de { $house }, { AND($cells) } ({ $letter }) tiene { AND($digits) }.
       *[other] En el resto de { $house }, { AND($cells) } ({ $letter }) tienen { AND($digits) }.
    }
sets-together =
    Juntas son { SPELLED($count) } celdas para { SPELLED($count) } { $word ->
        [value] valores
       *[digit] números
    }, { AND($digits) }.
sets-together-some-twice =
    Juntas son { SPELLED($count) } celdas para los { $word ->
        [value] valores
       *[digit] números
    } { AND($digits) }, de los que { AND($twice) } pueden estar tanto en B como en C.
sets-each-must-stand = No puede haber más para ellas, así que cada uno de estos tiene que estar ahí.
sets-crossing-used-up = Los de B quedan gastados en { $row }, los de C en { $box }, y los que solo tiene A, en ambas.
sets-every-combination = Recorre todas las combinaciones de candidatos para { AND($cells) }.
sets-no-repeats = Una combinación es imposible si repite un número en celdas que se ven.
sets-no-emptied-cell =
    { $cells ->
        [one] También es imposible si quita todos los candidatos a { AND($cells) }, que las ve todas.
       *[other] También es imposible si quita todos los candidatos a alguna de estas, que las ven todas: { AND($cells) }.
    }
cell-with-digits = { $cell } ({ AND($digits) })
sets-no-combination =
    { $count ->
        [one] No queda ninguna combinación con este candidato.
       *[other] No queda ninguna combinación con estos candidatos.
    }

so-cell-must-be = Así que { $cell } tiene que ser { $value }.

digits-in-house = { AND($digits) } en { $house }

## Oraciones
# Lo que un candidato es o no es, dentro de las frases de abajo.

cell-is-value = { $cell } es { $value }
cell-is-not = { $cell } no es { $value }
cell-is-one-of = { $cell } es { OR($digits) }
one-cell-is = { OR($cells) } es { $value }
no-cell-is =
    { $cells ->
        [2] ni { NOR($cells) } es { $value }
       *[other] ninguna de las celdas { AND($cells) } es { $value }
    }
one-of-cells-is = una de las celdas { AND($cells) } es { $value }
at-least-one-is = al menos una de las celdas { AND($cells) } es { $value }
one-or-both = { OR($clauses) }, o ambas cosas
clause-so-clause = { $first }, así que { $second }

## Una cadena, o una red, leída desde su suposición

suppose = Supón que { $clause }.
so-clause = Así que { $clause }.
read-then = Entonces { $clause }.
read-so-and = Así que { $first }, y { $second }.
read-then-must = Entonces tiene que ser { $value }, su único otro candidato.
read-so-and-must = Así que { $clause } y tiene que ser { $value }, su único otro candidato.
nets-as-pattern = Como { AND($causes) }, { $pattern }, así que { $clause }.
nets-as-chain-within = Como { AND($causes) }, otra cadena entre lo que queda muestra que { $clause }.
inner-locked = el { $value } de { $base } tiene que estar en { $cover }, en { OR($cells) }
inner-two-cells = a { AND($cells) } les quedan entre ambas solo { AND($digits) }
inner-two-digits = en { $house }, a { AND($digits) } les quedan solo { AND($cells) }
inner-fish = los { $value } de { $base } ocupan { $cover }
nets-clash = No puede ser: { $clash }.
nets-would-be-both-ways = { OR($cells) } sería y no sería { $value } a la vez
nets-no-candidate = a { $cell } no le quedaría ningún candidato
nets-no-place = al { $value } no le quedaría ningún lugar en { $house }
nets-assumption-wrong = La suposición es falsa.
nets-each-case = { $alternatives }; en cada caso { $conclusion }:
nets-goes = en { $house }, { $digit } va en { OR($cells) }
nets-either-or-not = { $cell } o es { $value } o no lo es
nets-remaining-case = Y en el caso restante { $conclusion } desde el principio.
nets-only-left =
    { $clause }, el único { $word ->
        [value] valor
       *[digit] número
    } que queda ahí
nets-only-place =
    { $clause }, { $count ->
        [one] el único lugar que queda
       *[other] los únicos lugares que quedan
    } para el { $value }
nets-only-place-in =
    { $clause }, { $count ->
        [one] el único lugar que queda
       *[other] los únicos lugares que quedan
    } para el { $value } en { $house }
read-by = { $clause } (por { $why })
read-see-each-other = { $clause } (se ven)
read-through = { $clause } ({ $why } haría que { $cell } fuera { $value })
read-other-candidate = { $cell } tiene que ser { $value }, su único otro candidato
read-other-place =
    { $cells ->
        [one] { OR($cells) } tiene que ser { $value }, el único otro lugar para él
       *[other] { OR($cells) } tiene que ser { $value }, los únicos otros lugares para él
    }
read-other-place-in =
    { $cells ->
        [one] { OR($cells) } tiene que ser { $value }, el único otro lugar para él en { $house }
       *[other] { OR($cells) } tiene que ser { $value }, los únicos otros lugares para él en { $house }
    }
read-set-left =
    { $cells ->
        [one] a la celda { AND($cells) } ({ $letter }) le queda solo { AND($digits) } y tiene que contenerlo
       *[other] a las celdas { AND($cells) } ({ $letter }) les quedan solo { AND($digits) } y tienen que contenerlos todos
    }
read-set-holds =
    { $cells ->
        [one] la celda { AND($cells) } ({ $letter }) tiene que contener { AND($digits) }
       *[other] las celdas { AND($cells) } ({ $letter }) tienen que contener { AND($digits) }
    }
read-keeps-only = { $clause }, así que a { $cell }, que las ve, le queda solo { $value }

## El esquema de una cadena o una red

outline-what-if = ¿Y si { $clause }?
outline-each-case = { $alternatives }; cada caso lleva a lo mismo.
outline-as = { $clause }, porque { AND($causes) }.
outline-shown = Es lo que había que mostrar: { $clause }.
outline-short = { $parts }.
outline-steps =
    { $cases ->
        [1] { $count ->
            [one] { $count } paso
           *[other] { $count } pasos
        }
       *[other] { $count ->
            [one] { $count } paso
           *[other] { $count } pasos
        } en { SPELLED($cases) } casos
    }
outline-needs =
    { $count ->
        [one] uno necesita { $pattern }
       *[other] { SPELLED($count) } necesitan { $pattern }
    }
outline-chain-of =
    { $count ->
        [one] una cadena de { $count } paso
       *[other] una cadena de { $count } pasos
    }
inner-chain-within = una cadena interior
inner-locked-candidates = candidatos bloqueados
inner-naked-pair = un par desnudo
inner-hidden-pair = un par oculto
inner-x-wing = un X-Wing
rule-of-45 = la regla del 45 en { $houses }
sums-within = las sumas en { $house }

## Jaulas, y otras celdas que contienen uno de varios conjuntos de números

cages-last-cell = En { $clue } solo queda una celda vacía, { $cell }.
cages-others-make = Las demás suman { $made }, y { $total } - { $made } = { $rest }.
cages-only-completes = Con lo que ya tiene, solo puede completarla { OR($digits) }.
cages-has =
    { $count ->
        [one] { $clue } tiene una celda, { AND($cells) }.
       *[other] { $clue } tiene { SPELLED($count) } celdas, { AND($cells) }.
    }
cages-has-left =
    { $cells ->
        [one] { $clue } tiene ya { AND($digits) }; queda por llenar { AND($cells) }.
       *[other] { $clue } tiene ya { AND($digits) }; quedan por llenar { AND($cells) }.
    }
cages-can-only-be =
    Solo puede ser { $sets ->
        [0] una de { SPELLED($count) } combinaciones
       *[other] { OR($sets) }
    }.
cages-what-is-left =
    Queda { $sets ->
        [0] una de { SPELLED($count) } combinaciones
       *[other] { OR($sets) }
    }.
cages-candidates-left =
    Con los candidatos que quedan, solo puede ser { $sets ->
        [0] una de { SPELLED($count) } combinaciones
       *[other] { OR($sets) }
    }.
cages-in-none =
    { $digits ->
        [one] El { AND($digits) } no está en ninguna de ellas.
       *[other] Los números { AND($digits) } no están en ninguna de ellas.
    }
cages-no-combination-has = Ninguna combinación tiene un { $value }.
cages-none-left-with = No queda ninguna combinación con un { $value }.
cages-only-cell =
    { $count ->
        [one] Tiene un { $value }, y { $cell } es la única de sus celdas que puede ser { $value }.
       *[other] Todas tienen un { $value }, y { $cell } es la única de las celdas que puede ser { $value }.
    }
cages-one-of-cells =
    { $count ->
        [one] Tiene un { $value }, así que { OR($cells) } es { $value }.
       *[other] Todas tienen un { $value }, así que { OR($cells) } es { $value }.
    }
cages-sees-all =
    { $count ->
        [2] Ninguna celda que vea ambas puede ser { $value }.
       *[other] Ninguna celda que las vea todas puede ser { $value }.
    }
cages-these-see-all =
    { $cells ->
        [one] { AND($cells) } { $count ->
            [2] ve ambas
           *[other] las ve todas
        }.
       *[other] { AND($cells) } { $count ->
            [2] ven ambas
           *[other] las ven todas
        }.
    }
cages-would-leave =
    { $sets ->
        [one] Un { $value } en { $cell } dejaría { OR($sets) } para { AND($cells) }, y ahí no cabe.
       *[other] Un { $value } en { $cell } dejaría { OR($sets) } para { AND($cells) }, y ahí no cabe ninguna.
    }
cages-goes-with-none = Un { $value } en { $cell } encaja en una de { SPELLED($count) } combinaciones, ninguna de las cuales cabe en las demás celdas.
combinations-lacks =
    { $sets ->
        [one] { AND($sets) } queda descartada, porque no tiene el { $value } que está en { $cell }.
       *[other] { AND($sets) } quedan descartadas, porque no tienen el { $value } que está en { $cell }.
    }
combinations-do-not-fit =
    { $sets ->
        [one] { AND($sets) } queda descartada, porque sus números no caben en las celdas.
       *[other] { AND($sets) } quedan descartadas, porque sus números no caben en las celdas.
    }
combinations-no-cell-can =
    { $sets ->
        [one] { AND($sets) } queda descartada, porque ninguna de las celdas puede ser { $value }.
       *[other] { AND($sets) } quedan descartadas, porque ninguna de las celdas puede ser { $value }.
    }
combinations-cell-can-none =
    { $sets ->
        [one] { AND($sets) } queda descartada, porque { $cell } no puede ser ninguno de sus números.
       *[other] { AND($sets) } quedan descartadas, porque { $cell } no puede ser ninguno de sus números.
    }

## Indicaciones de una celda, de dos, y líneas a lo largo de las cuales crecen los números

clues-leaves-only =
    Con { $clue }, { AND($cells) } { $cells ->
        [one] no puede ser
       *[other] no pueden ser
    } más que { OR($digits) }.
clues-by = Según { $clue }, { $clause }.
clues-must-hold = Tiene que cumplirse { $clue }.
clues-ties = { $clue } une { $one } con { $two }.
clues-other-only = { $cell } es { $value }, así que { $other } solo puede ser { OR($digits) }.
clues-other-not = { $cell } es { $value }, así que { $other } no puede ser { NOR($digits) }.
clues-same-with-others = Lo mismo vale para { $cell } con { AND($others) }.
clues-others-must-fit =
    { $cell } es { $value }, y { AND($others) } { $others ->
        [one] tiene
       *[other] tienen
    } que encajar con eso.
clues-cell-only = { $cell } solo puede ser { OR($digits) }.
clues-no-partner = Ningún número combina con { OR($digits) } en { $cell }.
clues-would-need = Un { $value } en { $cell } necesitaría { OR($digits) } en { $other }, donde no queda ninguno.
clues-ways-left = Con los candidatos que quedan, { AND($cells) } solo pueden ser { OR($ways) }.
clues-each-way-has = Todas las formas tienen un { $value }, así que una de las dos celdas es { $value }.
clues-grow-along =
    En { $clue }, los { $word ->
        [value] valores
       *[digit] números
    } { $rise ->
        [0] nunca bajan
       *[other] crecen
    }.
clues-grow-from =
    Según { $clue }, de { $start } a { $end } los { $word ->
        [value] valores
       *[digit] números
    } { $rise ->
        [0] nunca bajan
       *[other] crecen
    }.
clues-is-at-least = { $cell } es al menos { $bound }
clues-is-at-most = { $cell } es como mucho { $bound }
clues-at-least = { $cell } al menos { $bound }
clues-at-most = { $cell } como mucho { $bound }
clues-step-by-step =
    { $others ->
        [0] { $first }.
       *[other] { $first }, así que { AND($others) }.
    }

clues-would-be = Con { $value } ahí, { $cell } sería { OR($digits) }.

## La regla del 45, y otras sumas

totals-covers-part = Una parte la cubre { $clue }.
totals-there-make =
    { $kind ->
        [cage] { $count ->
            [one] La jaula que hay ahí suma
           *[other] Las { SPELLED($count) } jaulas que hay ahí suman
        }
       *[sum] { $count ->
            [one] La suma que hay ahí da
           *[other] Las { SPELLED($count) } sumas que hay ahí dan
        }
    } { $parts } = { $total }.
totals-stands = Además, ya hay { AND($placed) }.
totals-stands-outside =
    Fuera de { $houses ->
        [one] ella
       *[other] ellas
    }, { $kind ->
        [cage] { $count ->
            [one] la jaula contiene
           *[other] las jaulas contienen
        }
       *[sum] { $count ->
            [one] la suma contiene
           *[other] las sumas contienen
        }
    } también { AND($placed) }.
totals-only-cell-inside =
    { $cell } es la única otra celda vacía de { $houses ->
        [one] ella
       *[other] ellas
    }: { $sum }.
totals-only-cell-outside =
    { $cell } es la única celda vacía { $kind ->
        [cage] { $count ->
            [one] de la jaula
           *[other] de las jaulas
        }
       *[sum] { $count ->
            [one] de la suma
           *[other] de las sumas
        }
    } fuera de { $houses ->
        [one] ella
       *[other] ellas
    }, así que es la diferencia: { $sum }.
totals-left-over = Quedan sueltas { AND($cells) }, que suman { $total }: { $sum }.
totals-stick-out = Sobresalen { AND($cells) }, que suman { $total }: { $sum }.
totals-inside =
    { $cells ->
        [one] Dentro queda suelta { AND($cells) }.
       *[other] Dentro quedan sueltas { AND($cells) }.
    }
totals-outside =
    { $cells ->
        [one] Sobresale { AND($cells) }.
       *[other] Sobresalen { AND($cells) }.
    }
totals-first-less-second = Lo primero menos lo segundo da { $sum }.
totals-each-has = Todas tienen un { $value }, así que ninguna celda que vea todos los lugares que tiene ahí puede ser { $value }.

## Formas de llenar una línea

sights-ways = Quedan { SPELLED($count) } formas de cumplirla.
ways-to-fill =
    { $count ->
        [one] Con los candidatos que quedan, la única forma de llenar { $cells ->
            [one] { AND($cells) }
           *[other] { AND($cells) }, en este orden,
        } es { AND($ways) }.
       *[other] Con los candidatos que quedan, solo hay { SPELLED($count) } formas de llenar { $cells ->
            [one] { AND($cells) }
           *[other] { AND($cells) }, en este orden
        }: { AND($ways) }.
    }

would-be = { $cell } sería { $value }

## Un candidato que lleva a una contradicción

contradictions-suppose = Supón que { $cell } fuera { $value }.
contradictions-would-see =
    { $cells ->
        [one] { AND($cells) } no sería { $value }, porque ve { $seen }.
       *[other] { AND($cells) } no serían { $value }, porque ven { $seen }.
    }
contradictions-only-places = { $house } necesitaría su { $value } en { OR($cells) }.
contradictions-would-go = Según { $source }, se eliminaría lo siguiente: { CLAUSES($removed) }.
contradictions-would-follow = Así que { AND($clauses) }.
contradictions-nothing-left =
    Entonces no quedaría ningún { $word ->
        [value] valor
       *[digit] número
    } para { $cell }.
contradictions-together = Según { AND($sources) }: { CLAUSES($clauses) }.
contradictions-subset = { AND($cells) } necesitarían { AND($digits) } solo para ellas, así que se eliminaría lo siguiente: { CLAUSES($removed) }.
subset-too-many = a { AND($cells) } les quedarían menos números que celdas
unfulfilled-clue = no podría cumplirse { $source }
nested-within = Entonces { $cell } no puede ser { $value }: { CLAUSES($clauses) }.
nested-several = Entonces { CLAUSES($refuted) }.
nested-refuted = { $cell } no puede ser { $value } ({ CLAUSES($clauses) })
nested-refuted-so = { $cell } no puede ser { $value } ({ CLAUSES($clauses) }), así que { AND($follows) }
contradictions-more-go = { $count ->
    [one] se eliminaría otro candidato
   *[other] se eliminarían otros { $count } candidatos
}
contradictions-no-place = Entonces { $house } no tendría ya lugar para el { $value }.
contradictions-unfulfilled = Entonces ya no podría cumplirse { $source }.
contradictions-unfulfilled-with = Entonces ya no podría cumplirse { $source }, pues { AND($clauses) }.
cell-only = { $cell } solo podría ser { OR($digits) }

## Más sobre cadenas, sumas y líneas

outside-room-itself = Con 1 en { $cell }, esa misma celda tendría que ser { $number }.
outside-room-twice = Con { $value } en { $cell }, { $room } sería también { $number }.
outside-room-cannot = Con { $value } en { $cell }, { $room } sería { $number }, y no puede.
totals-others-make =
    las demás suman { $rest } { $how ->
        [least] como mínimo
       *[most] como máximo
    }
totals-make =
    { $cells ->
        [one] { AND($cells) } es { $how ->
            [least] { $bound } como mínimo
            [most] { $bound } como máximo
           *[exactly] { $bound }
        }
       *[other] { AND($cells) } suman { $how ->
            [least] { $bound } como mínimo
            [most] { $bound } como máximo
           *[exactly] { $bound }
        }
    }
nets-then = Entonces { $clause }.
nets-then-as = Entonces { $clause }, porque { AND($causes) }.
nets-so = Así que { $clause }.
nets-so-as = Así que { $clause }, porque { AND($causes) }.
nets-but-as = Pero { $clause }, porque { AND($causes) }.

facts-shade-clue = Según { $rule }, { $cell } está { $shade ->
    [dark] sombreada
   *[light] sin sombrear
}.
facts-shade-given = { $cell } está marcada como { $shade ->
    [dark] sombreada
   *[light] sin sombrear
}.
facts-shade-square = { $cell } está { $shade ->
    [dark] sombreada
   *[light] sin sombrear
}: si no, el cuadrado { AND($cells) } sería de un solo tono.
facts-shade-chequer = { $cell } está { $shade ->
    [dark] sombreada
   *[light] sin sombrear
}: si no, los tonos se cruzarían en el cuadrado { AND($cells) } y uno quedaría partido.
facts-shade-border = { $cell } está { $shade ->
    [dark] sombreada
   *[light] sin sombrear
}: si no, los tonos se alternarían en el borde, en { AND($cells) }, y uno quedaría partido.
facts-shade-way = { $cell } está { $shade ->
    [dark] sombreada
   *[light] sin sombrear
}: si no, { AND($cells) } no podrían quedar unidas.
facts-shade-cut = { $cell } está { $shade ->
    [dark] sombreada
   *[light] sin sombrear
}: no puede quedar unida a { AND($cells) }.
facts-together-clue = Según { $rule }, { $cell } y { $other } están en la misma región.
facts-together-room = { $cell } está en la región de { $other }: sin ella, esa región no tendría { $size } celdas unidas.
facts-together-digit = { $cell } está en la región de { $other }, que no puede tener su { $value } en ningún otro lugar.
facts-apart-clue = Según { $rule }, { $cell } y { $other } están en regiones distintas.
facts-apart-equal = { $cell } y { $other } están en regiones distintas: si no, una tendría el { $value } dos veces, en { AND($cells) }.
facts-apart-full = { $cell } y { $other } están en regiones distintas: si no, una tendría más de { $size } celdas.
facts-apart-far = { $cell } y { $other } están en regiones distintas: con { $size } celdas, la de { $cell } no llega a { $other }.
facts-count =
    { $least ->
        [0] El número del círculo es como mucho { $most }.
       *[other] El número del círculo es al menos { $least } y como mucho { $most }.
    }
facts-count-exactly = El número del círculo es { $most }.
facts-same = { $cell }, que es { $value }, está en la misma región que { AND($cells) }.
facts-only = La región de { $other } solo puede tener su { $value } en { $cell }.
