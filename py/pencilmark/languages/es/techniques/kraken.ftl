technique-kraken-fish-1 = Kraken Fish, tipo 1
    .look = Busca un pez con aletas cuya celda objetivo no vea todas las aletas, y para cada aleta que no vea encuentra una cadena que empiece en ella.
    .why = Si ninguna aleta contiene el número, el propio pez descarta el objetivo. Si lo contiene una aleta, lo hace la cadena de esa aleta.
    .do = Elimina el número de la celda objetivo.

technique-kraken-fish-2 = Kraken Fish, tipo 2
    .look = Busca un pez con aletas y toma, uno tras otro, cada lugar del número en una de sus líneas de cobertura, y cada aleta; encuentra desde cada uno una cadena que lleve a la misma conclusión.
    .why = O una aleta contiene el número, o esa línea de cobertura lo tiene en uno de sus lugares dentro del pez. Así que una de las cadenas arranca de verdad.
    .do = Elimina el candidato que descartan todas las cadenas.
