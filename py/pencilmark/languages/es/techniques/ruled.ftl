technique-clue-cell = Celda marcada
    .look = Busca una celda marcada que aún tenga un candidato que su marca prohíbe.
    .why = La marca dice qué números puede contener la celda, sea lo que sea lo que la rodea.
    .do = Elimina de ella todos los demás candidatos.

technique-pair-known = Indicación junto a un número
    .look = Busca una celda ocupada y una vacía con una indicación entre ellas, como un punto, un signo o la celda siguiente de una línea.
    .why = La indicación dice qué números combinan con el que ya está, y la otra celda contiene uno de ellos.
    .do = Elimina todos los demás candidatos de la celda vacía.

technique-set-last = Última celda de una combinación
    .look = Busca una jaula con una sola celda vacía.
    .why = La jaula contiene una de sus combinaciones, y todos sus números menos uno ya están.
    .do = Escribe el número que falta, o deja solo los posibles.

technique-clue-last = Última celda de una suma
    .look = Busca una flecha, otra suma o una fórmula con una sola celda vacía.
    .why = Todos sus demás números ya están, así que se puede calcular lo que falta.
    .do = Escribe el número, o deja solo los que encajan.

technique-line-order = Línea creciente
    .look = Busca una línea a lo largo de la cual crezcan los números, y cuenta desde cada extremo.
    .why = Cada celda es mayor que todas las anteriores y menor que todas las siguientes, así que cada una tiene un número mínimo y uno máximo.
    .do = Elimina lo que quede por debajo del uno o por encima del otro.

technique-pair-open = Dos celdas de una indicación
    .look = Busca dos celdas vacías de una indicación, una de ellas con pocos candidatos.
    .why = Un número solo puede estar en una celda si en la otra queda un número que combine con él.
    .do = Elimina todos los candidatos sin pareja.

technique-set-one = Una sola combinación
    .look = Busca jaulas cuyo total sea muy pequeño o muy grande para su número de celdas, o cuyas celdas tengan pocos candidatos.
    .why = Cuando queda una sola combinación, sus números son los de la jaula, en algún orden.
    .do = Elimina todos los demás candidatos de las celdas de la jaula.

technique-set-two = Dos últimas celdas de una combinación
    .look = Busca una jaula con dos celdas vacías, y un número de una de ellas que no tenga pareja en la otra.
    .why = Las dos suman lo que le falta a la jaula, así que cada número de una combina con un número determinado de la otra.
    .do = Elimina los candidatos sin pareja.

technique-innie = Regla del 45
    .look = Busca una unidad que las jaulas llenen entera menos una celda, o de la que se salgan por una celda.
    .why = Una unidad de nueve celdas suma 45, así que el número de esa celda es la diferencia entre 45 y la suma de las jaulas.
    .do = Escríbelo.

technique-set-digits = Combinaciones
    .look = Busca una jaula a la que le queden pocas combinaciones, y anótalas.
    .why = La jaula contiene una de ellas, así que un número que no está en ninguna no está en la jaula.
    .do = Elimínalo de todas las celdas de la jaula.

technique-sum-bounds = Límites de una suma
    .look = Busca sumas grandes o pequeñas para su número de celdas, y suma lo mínimo y lo máximo de las demás celdas.
    .why = Lo que suman las demás como mínimo y como máximo deja a esta un número mínimo y uno máximo.
    .do = Elimina lo que quede fuera de ellos.

technique-formula-bounds = Límites de una fórmula
    .look = Busca una fórmula con números grandes en un lado, o con celdas cuyos candidatos sean todos pequeños o todos grandes.
    .why = Los candidatos dan a cada lado un valor mínimo y uno máximo. Con un número que ya no deja coincidir los dos lados, la fórmula no se cumple.
    .do = Elimina todos esos números.

technique-set-only = Número de todas las combinaciones, un solo lugar
    .look = Busca un número que compartan todas las combinaciones de una jaula.
    .why = La jaula necesita ese número en algún lugar, y solo una de sus celdas puede tenerlo aún.
    .do = Escríbelo ahí.

technique-pair-must = Número que contienen dos celdas
    .look = Busca dos celdas de una indicación a las que les queden pocas formas, todas con un número en común.
    .why = Ese número está en una de las dos celdas, sea cual sea la forma.
    .do = Elimínalo de todas las celdas que vean ambas.

technique-sight-place = Adónde mira una indicación exterior
    .look = Busca un número fuera de la cuadrícula que sea muy pequeño o muy grande, y desde dónde cuenta.
    .why = El número dice cuánto distan los extremos de un sándwich, cuántas celdas suma una suma X o dónde está una habitación.
    .do = Elimina el 1 o el 9, el primer número o el de una habitación donde la cuenta no saldría.

technique-sight-count = Rascacielos contados
    .look = Busca una indicación rascacielos y un número con el que puedas contar lo que se ve como mínimo y como máximo.
    .why = Se ve cada número mayor que todos los anteriores, y tapa todos los menores que tiene detrás.
    .do = Elimínalo donde se verían más o menos de los que dice la indicación.

technique-sight-parts = Partes de una línea
    .look = Busca un número fuera de la cuadrícula del que sepas desde dónde cuenta, por ejemplo porque conoces los dos extremos de un sándwich.
    .why = Las celdas que suma contienen uno de los conjuntos con esa suma, y el resto de la línea contiene los números que sobran.
    .do = Elimina de ellas todos los demás candidatos.

technique-set-must = Número de todas las combinaciones
    .look = Busca un número que compartan todas las combinaciones de una jaula.
    .why = La jaula lo contiene en una de sus celdas, así que no está en ningún lugar que vean todas ellas.
    .do = Elimínalo de las celdas fuera de la jaula que vean todos sus lugares.

technique-formula-remainders = Restos de una fórmula
    .look = Busca una fórmula con un producto o un múltiplo, y divide ambos lados entre un número pequeño, como 2, 3 o 5.
    .why = Números iguales dejan el mismo resto, así que los dos lados deben tener uno en común: un lado par no puede ser igual a uno impar.
    .do = Elimina todos los números con los que no tienen ninguno.

technique-innies-houses = Regla del 45 en varias unidades
    .look = Busca dos, tres o cuatro unidades contiguas que las jaulas llenen enteras menos una celda, o de las que se salgan por una celda.
    .why = Cada unidad de nueve celdas suma 45, así que el número de esa celda es la diferencia entre la suma de las unidades y la de las jaulas.
    .do = Escríbelo.

technique-set-places = Combinaciones celda por celda
    .look = Busca una jaula a la que le queden pocas combinaciones, y prueba cada una en sus celdas.
    .why = Un número solo está en una celda si el resto de alguna combinación cabe en las demás.
    .do = Elimínalo de las celdas en las que ninguna cabe.

technique-sum-places = Formas de una suma
    .look = Busca sumas con pocas formas de llenar sus celdas, como una flecha con un círculo pequeño.
    .why = Un número solo está en una celda si las demás pueden sumar lo que entonces falta.
    .do = Elimínalo de las celdas en las que no pueden.

technique-innies-cells = Regla del 45 con varias celdas
    .look = Busca unidades que las jaulas llenen enteras menos unas pocas celdas.
    .why = Esas celdas son una jaula más: su total es lo que los demás totales dejan de los 45 de cada unidad.
    .do = Trátalas como una jaula y elimina lo que no cabe en ella.

technique-innies-lines = Regla del 45 con cualquier suma
    .look = Busca unidades que llenen enteras, menos unas pocas celdas, flechas, jaulas, Little Killers o parejas con una X.
    .why = Cada unidad suma 45. Una flecha suma lo que su círculo, así que el círculo puede ocupar el lugar de las celdas que recorre; un total se puede restar. Lo que queda es una suma corta.
    .do = Elimina lo que no cabe en la suma.

technique-sight-cases = Formas de dividir una línea
    .look = Busca un número fuera de la cuadrícula al que le queden pocas formas de contar, como dos parejas de lugares para los extremos de un sándwich.
    .why = Una de las formas es la verdadera, así que un número que no cabe en ninguna es falso.
    .do = Recorre las formas una a una y elimina lo que no está en ninguna.

technique-sight-settled = Rascacielos colocados y contados
    .look = Busca una indicación rascacielos con un número alto cerca de su extremo, o pocos lugares para los más altos.
    .why = Una vez supuesto un número, a otros de la línea les queda un solo lugar, y con ellos se puede contar la indicación.
    .do = Elimina el número donde los demás no encuentren lugares con los que salga la indicación.

technique-clue-cases = Casos de una indicación
    .look = Busca una indicación a la que le queden pocas formas de cumplirse.
    .why = Un número solo está en una celda si alguna forma de cumplir la indicación lo tiene ahí.
    .do = Elimínalo donde fallen todas las formas.

technique-clue-colours = Colores con indicaciones
    .look = Busca un número cuyos lugares vayan por parejas, por unidades y por indicaciones como las jaulas, y píntalos alternando dos colores.
    .why = Exactamente uno de cada pareja contiene el número, así que lo contienen todos los de un color y ninguno del otro. Una indicación puede prohibir un candidato junto a un color igual que una unidad.
    .do = Elimina lo que no puede estar junto a ninguno de los colores, o un color si dos de sus celdas no pueden estar juntas.

technique-clue-multi-colours = Multi Colors con indicaciones
    .look = Busca dos redes de lugares emparejados, de un número o de dos, y una indicación entre una celda de cada una.
    .why = Dos colores que una indicación o una unidad separa no son ambos verdaderos, así que uno de los dos opuestos lo es. Un color separado de los dos colores de la otra red es falso.
    .do = Elimina lo que no puede estar junto a ninguno de los opuestos, o el color que es falso.

technique-clue-x-chain = Cadena X a través de indicaciones
    .look = Busca un número con dos lugares en varias unidades o jaulas, y una indicación entre dos de los lugares.
    .why = Una indicación puede unirlos igual que una unidad: una jaula puede necesitar el número en una de dos celdas, o las celdas de una línea ser iguales. De enlace en enlace, un extremo de la cadena contiene el número.
    .do = Elimínalo de donde no pueda estar junto a ninguno de los extremos.

technique-clue-xy-chain = Cadena XY a través de indicaciones
    .look = Busca celdas con dos candidatos que se sigan unas a otras junto a indicaciones, como puntos a lo largo de una fila.
    .why = Si una celda no contiene un candidato, contiene el otro, y una unidad o una indicación lo transmite a la celda siguiente. Así que un extremo de la cadena es verdadero.
    .do = Elimina lo que no puede estar junto a ninguno de los extremos de la cadena.

technique-clue-aic = Cadena a través de indicaciones
    .look = Busca celdas con dos candidatos, y números con dos lugares en una unidad, junto a una indicación como un punto o un signo.
    .why = Una indicación prohíbe que ciertos números de sus celdas estén juntos, así que uno descarta a otro como en una unidad; una cadena de enlaces así tiene un extremo verdadero.
    .do = Elimina lo que no puede estar junto a ninguno de los extremos de la cadena.

technique-clue-grouped-aic = Cadena con grupos a través de indicaciones
    .look = Busca un número al que una caja deje en una sola fila o columna, junto a una cadena que se detiene ahí.
    .why = Dos o tres celdas así cuentan en una cadena como una sola: si el número no está en ninguna, está en otra parte, y si está en una de ellas, no está en ningún otro lugar de la línea. Las indicaciones enlazan como en cualquier cadena.
    .do = Elimina lo que no puede estar junto a ninguno de los extremos de la cadena.

technique-clue-cell-forcing = Forcing Chains de una celda
    .look = Busca una celda con dos o tres candidatos, la mayoría junto a indicaciones.
    .why = Uno de los candidatos es verdadero. Sigue desde cada uno una cadena de enlaces, por unidades, celdas e indicaciones; aquello a lo que llevan todas es cierto.
    .do = Escribe el número que todas las cadenas hacen verdadero, o elimina el que todas hacen falso.

technique-clue-region-forcing = Forcing Chains de una unidad
    .look = Busca un número con dos o tres lugares en una unidad, la mayoría junto a indicaciones.
    .why = Uno de los lugares es el bueno. Sigue desde cada uno una cadena de enlaces, por unidades, celdas e indicaciones; aquello a lo que llevan todas es cierto.
    .do = Escribe el número que todas las cadenas hacen verdadero, o elimina el que todas hacen falso.

technique-clue-chain = Contradicción corta
    .look = Busca un candidato que en pocos pasos dejaría sin nada una celda, un número o una indicación.
    .why = Lo que se deduce de él viene impuesto por las unidades y las indicaciones, y termina donde no queda nada, así que el candidato es falso.
    .do = Elimínalo.

technique-clue-net = Contradicción
    .look = Busca un candidato del que se deducirían muchas cosas, en una celda o una indicación con pocas posibilidades.
    .why = Todo lo que se deduce viene impuesto por las unidades y las indicaciones; si eso deja sin nada una celda, un número o una indicación, el candidato es falso.
    .do = Elimínalo.

technique-clue-dynamic = Dynamic Forcing Chains
    .look = Busca una celda con dos o tres candidatos, o un número con dos o tres lugares en una unidad, cada uno de los cuales lleve lejos.
    .why = Uno de ellos es verdadero. Sigue desde cada uno todo lo que imponen las unidades y las indicaciones, varias cosas juntas si hace falta; lo que descartan todos es falso.
    .do = Elimina el candidato que desaparece en todos los casos.

technique-found-short = Regiones o sombras, en pocos pasos
    .look = Busca una indicación o una región que se decida con unas pocas celdas.
    .why = Las celdas unidas necesitan un camino, ninguna región repite un número y ningún cuadrado es de un solo tono.
    .do = Elimina los números que hacen imposible una indicación o una región.

technique-found-long = Regiones o sombras, paso a paso
    .look = Decide celda tras celda: la misma región o no, sombreada o no.
    .why = Cada celda decidida cierra el camino a otras o les deja solo uno.
    .do = Elimina los números a los que las indicaciones al final no dejan lugar.

technique-clue-nested = Contradicción dentro de otra
    .look = Busca un candidato del que se deduzca mucho, y luego una celda con dos candidatos o un número con dos lugares.
    .why = Si uno de los dos es imposible, vale el otro, y se sigue adelante hasta que en algún sitio no quede nada: entonces el candidato es falso.
    .do = Elimínalo.
