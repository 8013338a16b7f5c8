technique-death-blossom = Death Blossom
    .look = Busca una celda con pocos candidatos, el tallo, en la que cada candidato vea todos los lugares de ese número en un conjunto casi bloqueado propio, un pétalo.
    .why = Sea cual sea el número del tallo, se lo quita a su pétalo, que contiene entonces todos sus demás números.
    .do = De todas las celdas que vean todos sus lugares en los pétalos, elimina un número que compartan todos ellos.
