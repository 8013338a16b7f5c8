technique-guardians = Guardianes (ala rota)
    .look = Busca un bucle de cinco, siete o nueve lugares de un número, cada uno en una misma unidad que el siguiente, donde esas unidades solo tengan unos pocos lugares más para él: los guardianes.
    .why = Sin los guardianes, cada unidad tendría solo dos lugares para el número, que estaría en una de cada dos celdas del bucle. Con un número impar de celdas es imposible, así que uno de los guardianes es verdadero.
    .do = Si solo hay un guardián, es verdadero. Si no, elimina el número de toda celda que vea todos los guardianes.

technique-bivalue-oddagon = Oddagon de dos números
    .look = Busca un bucle de cinco, siete o nueve celdas que tengan los mismos dos números, de modo que cada una vea la siguiente, y solo unos pocos candidatos más: los guardianes.
    .why = Los dos números solos tendrían que alternarse a lo largo del bucle, lo que es imposible con un número impar de celdas. Así que uno de los guardianes es verdadero.
    .do = Elimina lo que no puede ser verdadero con ningún guardián: los dos números, si una sola celda tiene todos los guardianes, y el número de estos en las celdas que los ven todos.

oddagon-houses = { AND($cells) } forman un bucle de { SPELLED($count) } celdas, cada una en una misma unidad que la siguiente. Si ningún guardián es { $value }, cada una de esas unidades tiene solo dos lugares para él, y { $value } está en una de cada dos celdas del bucle.
oddagon-pairs = { AND($cells) } forman un bucle de { SPELLED($count) } celdas, y cada una ve la siguiente. Si ningún guardián es verdadero, solo tienen { AND($digits) }, que se alternan entonces a lo largo del bucle.
oddagon-odd = Con un número impar de celdas no puede ser.
oddagon-guardian = Así que el único guardián es verdadero.
oddagon-guardians = Así que uno de los guardianes es verdadero: { OR($candidates) }. Lo que no puede estar junto a ninguno de ellos se elimina.
