technique-unique-loop-1 = Bucle único 1
    .look = Busca un bucle de seis celdas o más que compartan dos candidatos, en el que cada unidad del recorrido tenga exactamente dos de ellas. Solo una celda del bucle tiene algo más.
    .why = Si también esa celda fuera uno de los dos números, los dos podrían intercambiarse por todo el bucle, y habría dos soluciones.
    .do = Elimina ambos números de la única celda con candidatos de más.

technique-unique-loop-2 = Bucle único 2
    .look = Busca un bucle de seis celdas o más que compartan dos candidatos, en el que cada unidad del recorrido tenga exactamente dos de ellas. Algunas celdas tienen un número de más, el mismo en todas.
    .why = Sin él, los dos números podrían intercambiarse por todo el bucle y habría dos soluciones; así que una de esas celdas es el número de más.
    .do = Elimina el número de más de todas las celdas que vean todas las que lo tienen.

technique-unique-loop-3 = Bucle único 3
    .look = Busca un bucle de seis celdas o más que compartan dos candidatos, en el que dos celdas de una unidad tengan números de más, y otras celdas de esa unidad tengan solo esos números de más.
    .why = Una de las dos celdas tiene que ser un número de más, o habría dos soluciones. Así que las dos juntas actúan como una sola celda con los números de más, y forman un conjunto con las otras celdas.
    .do = Elimina del resto de la unidad los números de ese conjunto, como en un conjunto desnudo u oculto.

technique-unique-loop-4 = Bucle único 4
    .look = Busca un bucle de seis celdas o más que compartan dos candidatos: dos celdas de una unidad tienen números de más, y uno de los dos números compartidos no puede ir en ningún otro lugar de esa unidad.
    .why = Ese número tiene que estar en una de las dos celdas. Si la otra fuera el segundo número compartido, los dos podrían intercambiarse por todo el bucle y habría dos soluciones.
    .do = Elimina de esas dos celdas el segundo número compartido.

technique-bug-1 = Bivalue Universal Grave 1
    .look = Busca un sudoku en el que todas las celdas vacías tengan dos candidatos, menos una, que tiene más, y en el que cada número, sin los de más, tenga dos lugares en cada unidad en la que falta.
    .why = Sin los candidatos de más, el sudoku tendría dos soluciones o ninguna, así que uno de los números de más de esa celda es el bueno.
    .do = Elimina los demás candidatos de la celda: los que no están de más.

technique-bug-2 = Bivalue Universal Grave 2
    .look = Busca un sudoku en el que todas las celdas vacías tengan dos candidatos, menos unas pocas, que tienen todas el mismo único número de más.
    .why = Sin los números de más, el sudoku tendría dos soluciones o ninguna, así que el número es el bueno en al menos una de esas celdas.
    .do = Elimina el número de todas las celdas que las vean todas.

technique-bug-3 = Bivalue Universal Grave 3
    .look = Busca un sudoku en el que todas las celdas vacías tengan dos candidatos, menos dos celdas de una unidad con números de más distintos; después busca en esa unidad celdas que tengan solo esos números de más.
    .why = Sin los números de más, el sudoku tendría dos soluciones o ninguna, así que una de las dos celdas toma un número de más. Juntas actúan como una sola celda con los números de más, y forman un conjunto desnudo con las otras.
    .do = Elimina de las demás celdas de la unidad los números de ese conjunto.

technique-bug-4 = Bivalue Universal Grave 4
    .look = Busca un sudoku en el que todas las celdas vacías tengan dos candidatos, menos dos celdas de una unidad que tienen números de más y comparten un candidato normal, que no puede ir en ningún otro lugar de esa unidad.
    .why = Sin los números de más, el sudoku tendría dos soluciones o ninguna, así que una de las dos celdas toma un número de más, y la otra tiene que tomar el compartido.
    .do = Elimina todos los demás candidatos normales de las dos celdas.

technique-two-strong-links = Dos enlaces fuertes
    .look = Toma un número y busca dos unidades en las que solo tenga dos lugares, o dos grupos de lugares; un lugar de la primera tiene que ver uno de la segunda. Los Skyscrapers, los Kites y los rectángulos vacíos son de esta clase.
    .why = Los dos lugares que se ven no pueden contener ambos el número, así que lo contiene al menos uno de los dos extremos lejanos.
    .do = Elimina el número de todas las celdas que vean los dos extremos lejanos.

technique-three-strong-links = Tres enlaces fuertes
    .look = Toma un número y busca tres unidades en las que solo tenga dos lugares, o dos grupos de lugares, unidas una tras otra donde los lugares se ven.
    .why = Empieza en cualquiera de los extremos lejanos. Si el número no está ahí, las unidades lo llevan paso a paso hasta el otro extremo; así que al menos uno de los dos lo contiene.
    .do = Elimina el número de todas las celdas que vean los dos extremos lejanos.

technique-four-strong-links = Cuatro enlaces fuertes
    .look = Toma un número y busca cuatro unidades en las que solo tenga dos lugares, o dos grupos de lugares, unidas una tras otra donde los lugares se ven.
    .why = Empieza en cualquiera de los extremos lejanos. Si el número no está ahí, las unidades lo llevan paso a paso hasta el otro extremo; así que al menos uno de los dos lo contiene.
    .do = Elimina el número de todas las celdas que vean los dos extremos lejanos.

technique-wxyz-wing = WXYZ-Wing
    .look = Busca tres celdas de una unidad que entre todas tengan solo cuatro números, y una cuarta celda, fuera, con dos de esos números, a la que vean todos los lugares de uno de los dos.
    .why = A las tres celdas puede faltarles, como mucho, uno de sus cuatro números. Sea la celda de fuera un número o el otro, el segundo, Z, acaba en una de las cuatro celdas.
    .do = Elimina Z de todas las celdas que vean todos los lugares de Z en las cuatro celdas.

technique-vwxyz-wing = VWXYZ-Wing
    .look = Busca cuatro celdas de una unidad que entre todas tengan solo cinco números, y una quinta celda, fuera, con dos de esos números, a la que vean todos los lugares de uno de los dos.
    .why = A las cuatro celdas puede faltarles, como mucho, uno de sus cinco números. Si la celda de fuera toma el primero de los suyos, las cuatro celdas tienen que contener el otro, Z; así que Z está en una de las cinco celdas.
    .do = Elimina Z de todas las celdas que vean todos los lugares de Z en las cinco celdas.

technique-uvwxyz-wing = UVWXYZ-Wing
    .look = Busca cinco celdas de una unidad que entre todas tengan solo seis números, y una sexta celda, fuera, con dos de esos números, a la que vean todos los lugares de uno de los dos.
    .why = A las cinco celdas puede faltarles, como mucho, uno de sus seis números. Si la celda de fuera toma el primero de los suyos, las cinco celdas tienen que contener el otro, Z; así que Z está en una de las seis celdas.
    .do = Elimina Z de todas las celdas que vean todos los lugares de Z en las seis celdas.

technique-tuvwxyz-wing = TUVWXYZ-Wing
    .look = Busca seis celdas de una unidad que entre todas tengan solo siete números, y una séptima celda, fuera, con dos de esos números, a la que vean todos los lugares de uno de los dos.
    .why = A las seis celdas puede faltarles, como mucho, uno de sus siete números. Si la celda de fuera toma el primero de los suyos, las seis celdas tienen que contener el otro, Z; así que Z está en una de las siete celdas.
    .do = Elimina Z de todas las celdas que vean todos los lugares de Z en las siete celdas.

technique-aligned-pair-exclusion = Exclusión de pares alineados
    .look = Busca dos celdas y anota todos los pares de números que podrían contener; tacha cada par que gastaría los dos candidatos de una celda que ve ambas.
    .why = Un par que deja otra celda sin candidatos es imposible. Uno de los pares que quedan tiene que ser el verdadero.
    .do = Elimina de las dos celdas un candidato que no aparezca en ninguno de los pares que quedan.

technique-aligned-triple-exclusion = Exclusión de triples alineados
    .look = Busca tres celdas y anota todas las combinaciones de números que podrían contener; tacha cada una que dejaría sin candidatos una celda que las ve.
    .why = Las combinaciones tachadas son imposibles. Una de las que quedan tiene que ser la verdadera.
    .do = Elimina de las tres celdas un candidato que no aparezca en ninguna de las combinaciones que quedan. La lista es larga: mejor dejársela a un programa.

technique-x-cycle = Ciclo X
    .look = Toma un número y busca un bucle cerrado de lugares en el que se alternen enlaces fuertes (una unidad con solo dos lugares) y débiles (dos lugares que se ven).
    .why = El bucle puede leerse en cualquier sentido, así que exactamente un extremo de cada enlace débil contiene el número.
    .do = Elimina el número de todas las demás celdas que vean los dos extremos de un enlace débil.

technique-y-cycle = Ciclo Y
    .look = Busca un bucle cerrado de celdas con dos candidatos en el que cada celda vea la siguiente y comparta con ella un número.
    .why = Se llene el bucle en un sentido o en el otro, las dos celdas que comparten un número lo usan una vez.
    .do = Elimina cada número compartido de todas las demás celdas que vean esas dos celdas.

technique-xy-cycle = Ciclo XY
    .look = Busca un bucle cerrado de enlaces fuertes y débiles alternos que use tanto celdas con dos candidatos como unidades con dos lugares para un número.
    .why = El bucle puede leerse en cualquier sentido, así que exactamente un extremo de cada enlace débil es verdadero.
    .do = Elimina todos los candidatos que chocan con los dos extremos de uno de los enlaces débiles.

technique-forcing-x-chain = Forcing X-Chain
    .look = Toma un número, supón que está en cierta celda (o que no está) y sigue las unidades en las que solo tiene dos lugares.
    .why = La cadena vuelve y dice lo contrario de lo supuesto, así que la suposición es falsa.
    .do = Elimina el candidato si lo suponías verdadero; escríbelo si lo suponías falso.

technique-forcing-xy-chain = Forcing XY-Chain
    .look = Supón que un candidato es verdadero (o falso) y sigue lo que tiene que venir después: el otro candidato de una celda con dos, el otro lugar de una unidad con dos.
    .why = La cadena vuelve y dice lo contrario de lo supuesto, así que la suposición es falsa.
    .do = Elimina el candidato si lo suponías verdadero; escríbelo si lo suponías falso.

technique-nishio-forcing-chains = Nishio Forcing Chains
    .look = Toma un número, supón que está en cierta celda y colócalo en todos los demás lugares que resulten obligados.
    .why = El número acaba dos veces en una unidad, o sin lugar en otra, así que la suposición es falsa.
    .do = Elimina el número de la celda en la que empezaste.

technique-forcing-cell-chains = Cell Forcing Chains
    .look = Toma una celda con tres candidatos o más y sigue una cadena desde cada uno. Busca una conclusión que compartan todas las cadenas.
    .why = La celda contiene uno de sus candidatos, y de todos ellos se deduce lo mismo.
    .do = Haz aquello en lo que coinciden todas las cadenas: escribe el número o elimina el candidato.

technique-forcing-region-chains = Region Forcing Chains
    .look = Toma una unidad con tres lugares o más para un número y sigue una cadena desde cada uno. Busca una conclusión que compartan todas las cadenas.
    .why = La unidad contiene el número en uno de esos lugares, y de todos ellos se deduce lo mismo.
    .do = Haz aquello en lo que coinciden todas las cadenas: escribe el número o elimina el candidato.

technique-dynamic-forcing-double-chains = Dynamic Double Forcing Chains
    .look = Toma un candidato y anota lo que se deduce si es verdadero, y después lo que se deduce si es falso; los pasos pueden apoyarse en varios anteriores. Compara las dos listas.
    .why = El candidato es verdadero o falso, así que un resultado que está en ambas listas es seguro.
    .do = Anota ese resultado: un número o un candidato que se elimina.

technique-dynamic-forcing-contradiction-chains = Dynamic Contradiction Forcing Chains
    .look = Supón que un candidato es verdadero (o falso) y anota lo que se deduce; un paso puede apoyarse en varios anteriores, porque los candidatos eliminados cuentan como tales.
    .why = Dos de los resultados se contradicen, así que la suposición es falsa.
    .do = Elimina el candidato si lo suponías verdadero; escríbelo si lo suponías falso.

technique-dynamic-forcing-cell-chains = Dynamic Cell Forcing Chains
    .look = Toma una celda y anota lo que se deduce de cada uno de sus candidatos, uno tras otro; los pasos pueden apoyarse en varios anteriores. Compara las listas.
    .why = La celda contiene uno de sus candidatos, así que un resultado que está en todas las listas es seguro.
    .do = Anota ese resultado: un número o un candidato que se elimina.

technique-dynamic-forcing-region-chains = Dynamic Region Forcing Chains
    .look = Toma una unidad y un número, y anota lo que se deduce de cada uno de sus lugares, uno tras otro; los pasos pueden apoyarse en varios anteriores. Compara las listas.
    .why = La unidad contiene el número en uno de esos lugares, así que un resultado que está en todas las listas es seguro.
    .do = Anota ese resultado: un número o un candidato que se elimina.

technique-dynamic-plus-forcing-double-chains = Dynamic Plus Double Forcing Chains
    .look = Toma un candidato y sigue resolviendo, primero como verdadero y después como falso; donde se acaben los singles, usa candidatos bloqueados, pares y X-Wings. Compara los dos resultados.
    .why = El candidato es verdadero o falso, así que aquello en lo que coinciden ambos intentos es seguro.
    .do = Anota en qué coinciden: un número o un candidato que se elimina.

technique-dynamic-plus-forcing-contradiction-chains = Dynamic Plus Contradiction Forcing Chains
    .look = Supón que un candidato es verdadero (o falso) y sigue resolviendo con singles y, donde se acaben, con candidatos bloqueados, pares y X-Wings entre lo que queda.
    .why = Dos de los resultados se contradicen, así que la suposición es falsa.
    .do = Elimina el candidato si lo suponías verdadero; escríbelo si lo suponías falso.

technique-dynamic-plus-forcing-cell-chains = Dynamic Plus Cell Forcing Chains
    .look = Toma una celda y sigue resolviendo desde cada uno de sus candidatos, uno tras otro; donde se acaben los singles, usa candidatos bloqueados, pares y X-Wings. Compara los resultados.
    .why = La celda contiene uno de sus candidatos, así que aquello en lo que coinciden todos los intentos es seguro.
    .do = Anota en qué coinciden: un número o un candidato que se elimina.

technique-dynamic-plus-forcing-region-chains = Dynamic Plus Region Forcing Chains
    .look = Toma una unidad y un número, y sigue resolviendo desde cada uno de sus lugares, uno tras otro; donde se acaben los singles, usa candidatos bloqueados, pares y X-Wings. Compara los resultados.
    .why = La unidad contiene el número en uno de esos lugares, así que aquello en lo que coinciden todos los intentos es seguro.
    .do = Anota en qué coinciden: un número o un candidato que se elimina.

technique-nested-forcing-double-chains = Nested Double Forcing Chains
    .look = Toma un candidato y sigue resolviendo, primero como verdadero y después como falso; donde te atasques, puede ayudar una Forcing Chain entre lo que queda. Compara los dos resultados.
    .why = El candidato es verdadero o falso, así que aquello en lo que coinciden ambos intentos es seguro.
    .do = Anota en qué coinciden: un número o un candidato que se elimina.

technique-nested-forcing-contradiction-chains = Nested Contradiction Forcing Chains
    .look = Supón que un candidato es verdadero (o falso) y sigue resolviendo; donde te atasques, busca una Forcing Chain entre lo que queda y cuenta su resultado como un paso más.
    .why = Dos de los resultados se contradicen, así que la primera suposición es falsa.
    .do = Elimina el candidato si lo suponías verdadero; escríbelo si lo suponías falso.

technique-nested-forcing-cell-chains = Nested Cell Forcing Chains
    .look = Toma una celda y sigue resolviendo desde cada uno de sus candidatos, uno tras otro; donde te atasques, puede ayudar una Forcing Chain entre lo que queda. Compara los resultados.
    .why = La celda contiene uno de sus candidatos, así que aquello en lo que coinciden todos los intentos es seguro.
    .do = Anota en qué coinciden: un número o un candidato que se elimina.

technique-nested-forcing-region-chains = Nested Region Forcing Chains
    .look = Toma una unidad y un número, y sigue resolviendo desde cada uno de sus lugares, uno tras otro; donde te atasques, puede ayudar una Forcing Chain entre lo que queda. Compara los resultados.
    .why = La unidad contiene el número en uno de esos lugares, así que aquello en lo que coinciden todos los intentos es seguro.
    .do = Anota en qué coinciden: un número o un candidato que se elimina.

technique-nested-multiple-forcing-double-chains = Nested Multiple Double Forcing Chains
    .look = Toma un candidato y sigue resolviendo, primero como verdadero y después como falso; donde te atasques, pueden ayudar unas Cell o Region Forcing Chains entre lo que queda. Compara los dos resultados.
    .why = El candidato es verdadero o falso, así que aquello en lo que coinciden ambos intentos es seguro.
    .do = Anota en qué coinciden: un número o un candidato que se elimina.

technique-nested-multiple-forcing-contradiction-chains = Nested Multiple Contradiction Forcing Chains
    .look = Supón que un candidato es verdadero (o falso) y sigue resolviendo; donde te atasques, prueba cada candidato de una celda o cada lugar de un número entre lo que queda, y usa lo que compartan esas cadenas.
    .why = Dos de los resultados se contradicen, así que la primera suposición es falsa.
    .do = Elimina el candidato si lo suponías verdadero; escríbelo si lo suponías falso.

technique-nested-multiple-forcing-cell-chains = Nested Multiple Cell Forcing Chains
    .look = Toma una celda y sigue resolviendo desde cada uno de sus candidatos, uno tras otro; donde te atasques, pueden ayudar unas Cell o Region Forcing Chains entre lo que queda. Compara los resultados.
    .why = La celda contiene uno de sus candidatos, así que aquello en lo que coinciden todos los intentos es seguro.
    .do = Anota en qué coinciden: un número o un candidato que se elimina.

technique-nested-multiple-forcing-region-chains = Nested Multiple Region Forcing Chains
    .look = Toma una unidad y un número, y sigue resolviendo desde cada uno de sus lugares, uno tras otro; donde te atasques, pueden ayudar unas Cell o Region Forcing Chains entre lo que queda. Compara los resultados.
    .why = La unidad contiene el número en uno de esos lugares, así que aquello en lo que coinciden todos los intentos es seguro.
    .do = Anota en qué coinciden: un número o un candidato que se elimina.

technique-nested-dynamic-forcing-double-chains = Nested Dynamic Double Forcing Chains
    .look = Toma un candidato y sigue resolviendo, primero como verdadero y después como falso; donde te atasques, puede ayudar una segunda suposición, desarrollada por completo dentro de la primera. Compara los dos resultados.
    .why = El candidato es verdadero o falso, así que aquello en lo que coinciden ambos intentos es seguro.
    .do = Anota en qué coinciden: un número o un candidato que se elimina.

technique-nested-dynamic-forcing-contradiction-chains = Nested Dynamic Contradiction Forcing Chains
    .look = Supón que un candidato es verdadero (o falso) y sigue resolviendo; donde te atasques, supón un segundo candidato dentro del primer caso, desarróllalo por completo y usa lo que averigües.
    .why = Dos de los resultados se contradicen, así que la primera suposición es falsa.
    .do = Elimina el candidato si lo suponías verdadero; escríbelo si lo suponías falso.

technique-nested-dynamic-forcing-cell-chains = Nested Dynamic Cell Forcing Chains
    .look = Toma una celda y sigue resolviendo desde cada uno de sus candidatos, uno tras otro; donde te atasques, puede ayudar una segunda suposición, desarrollada por completo dentro de la primera. Compara los resultados.
    .why = La celda contiene uno de sus candidatos, así que aquello en lo que coinciden todos los intentos es seguro.
    .do = Anota en qué coinciden: un número o un candidato que se elimina.

technique-nested-dynamic-forcing-region-chains = Nested Dynamic Region Forcing Chains
    .look = Toma una unidad y un número, y sigue resolviendo desde cada uno de sus lugares, uno tras otro; donde te atasques, puede ayudar una segunda suposición, desarrollada por completo dentro de la primera. Compara los resultados.
    .why = La unidad contiene el número en uno de esos lugares, así que aquello en lo que coinciden todos los intentos es seguro.
    .do = Anota en qué coinciden: un número o un candidato que se elimina.
