technique-direct-pointing = Apuntador directo
    .look = Busca una caja en la que un número quede limitado a una sola fila o columna, y sigue esa línea hasta la caja siguiente.
    .why = La línea recibe su número de la primera caja, así que no puede tenerlo en otra parte, y a la segunda caja le queda un solo lugar para él.
    .do = Escribe el número en ese último lugar. Se ve sin hacer ninguna nota.

technique-direct-claiming = Reclamación directa
    .look = Busca una fila o columna en la que un número quede limitado a una sola caja, y mira las otras líneas que cruzan esa caja.
    .why = La caja recibe su número de la primera línea, así que sus demás celdas no pueden tenerlo, y a una de las otras líneas le queda un solo lugar para él.
    .do = Escribe el número en ese último lugar. Funciona mejor en líneas casi llenas.

technique-direct-hidden-pair = Par oculto directo
    .look = Busca dos números que en una unidad solo puedan ir en las mismas dos celdas.
    .why = Esas dos celdas están reservadas para los dos números, así que un tercer número que parecía posible ahí tiene que ir a otra parte, y en la unidad le queda un solo lugar.
    .do = Escribe el tercer número en ese lugar.

technique-direct-hidden-triplet = Triple oculto directo
    .look = Busca tres números que en una unidad solo puedan ir en las mismas tres celdas.
    .why = Las tres celdas están reservadas para los tres números, así que un cuarto número que parecía posible ahí tiene que ir a otra parte, y en la unidad le queda un solo lugar.
    .do = Escribe el cuarto número en ese lugar.

direct-only-place-left = Así queda un solo lugar para el { $value } en { $house }: { $cell } es { $value }.
