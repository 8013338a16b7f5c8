technique-unique-polygon = Polígono único (patrón de Borescoper)
    .look = Busca en una caja tres o cuatro celdas donde dos filas cruzan dos columnas, dos celdas de esas filas en una columna de otra caja y dos de esas columnas en una fila de otra caja. Tienen solo tres números (cuatro si la caja tiene cuatro de ellas) y unos pocos candidatos más: los guardianes.
    .why = De cualquier forma que los números solos llenaran esas celdas, también podrían hacerlo de otra manera, con los mismos números en cada unidad, y el sudoku tendría dos soluciones. Así que uno de los guardianes es verdadero.
    .do = Si solo hay un guardián, escríbelo. Si no, elimina lo que no puede ser verdadero con ninguno de ellos.

polygon-cells = { $without }, { AND($cells) } no tendrían más que { AND($digits) }.
polygon-another-way = De cualquier forma que esos números llenaran las celdas, también podrían hacerlo de otra manera, con los mismos números en cada unidad, y el sudoku tendría dos soluciones.
