technique-multi-sector-locked-sets = Multi-Sector Locked Sets
    .look = Elige algunas filas y algunas columnas y mira las celdas vacías en las que se cruzan. Cuenta cuántos números pueden contener esas celdas como mucho, unos por filas y los demás por columnas.
    .why = Una fila o columna contiene cada número una sola vez. Si la cuenta da justo el número de celdas, hacen falta todos esos lugares.
    .do = Elimina del resto de las filas los números contados por filas, y del resto de las columnas los contados por columnas.

sectors-cells = Toma las { $count } celdas que están vacías donde { $rows } cruzan { $columns }.
sectors-rows = Una fila contiene cada número una sola vez, así que, de { AND($digits) }, caben en estas celdas { $total } como mucho: { CLAUSES($parts) }.
sectors-columns = Lo mismo vale para las columnas, así que de los demás números caben { $total } como mucho: { CLAUSES($parts) }.
sectors-no-room = En total son { $count }, justo tantos como celdas, así que no puede faltar ninguno.
sectors-so = Así que cada fila tiene esos números dentro de estas celdas, y también cada columna.
