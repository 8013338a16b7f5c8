technique-large-extended-rectangle = Rectángulo extendido grande
    .look = Busca en dos filas de una banda (o dos columnas de una pila) cuatro columnas o más en las que todas las celdas de las dos filas tengan entre todas solo otros tantos números, y pocos candidatos más: los guardianes.
    .why = Solo con esos números, cada una de las dos filas los tendría todos en esas columnas. Las filas podrían intercambiar lo que tienen ahí, y el sudoku tendría dos soluciones. Así que uno de los guardianes es verdadero.
    .do = Si solo hay un guardián, escríbelo. Si no, elimina lo que no puede ser verdadero con ninguno de ellos.

exchange-cells = { AND($cells) } están lado a lado: { $lines }.
