technique-blossom-loop = Bucle en flor (blossom loop)
    .look = Toma una celda con tres o cuatro candidatos, o un número con tres o cuatro lugares en una unidad. Encuentra una cadena desde cada uno, de modo que todas acaben en candidatos distintos de una misma celda, o en lugares distintos de un número en una misma unidad.
    .why = Una de las cadenas empieza con lo que es verdadero, así que su final es verdadero. Entonces los demás finales son falsos, y también sus cadenas, leídas hacia atrás. En cada enlace débil, solo uno de los dos es verdadero.
    .do = Elimina lo que ve los dos candidatos de un enlace débil, y las demás posibilidades de la celda o unidad en la que acaban las cadenas.

blossom-cell = { $cell } es { OR($digits) }.
blossom-house = En { $house }, { $digit } va en { OR($cells) }.
blossom-is-end = Supón que { $clause }: eso ya es un final.
blossom-ends = Los finales, { AND($candidates) }, están todos en { $where }, así que solo uno es verdadero: las demás ramas son falsas, leídas hacia atrás desde su final.
blossom-loop = Así que, de dos candidatos de los que uno descarta al otro a lo largo de una rama, solo uno es verdadero; lo que ve los dos se elimina, y también las demás posibilidades en { $where }.
