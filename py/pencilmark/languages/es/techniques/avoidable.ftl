technique-avoidable-rectangle-1 = Rectángulo evitable 1
    .look = Busca un rectángulo en dos cajas con tres esquinas ya resueltas, ninguna de ellas una pista, en el que la cuarta podría completar un patrón de dos números intercambiables.
    .why = Ninguno de los números es una pista, así que al intercambiarlos habría una segunda solución con las mismas pistas.
    .do = Elimina de la cuarta esquina el número que completaría el patrón.

technique-avoidable-rectangle-2 = Rectángulo evitable 2
    .look = Busca un rectángulo en dos cajas con dos esquinas vecinas resueltas, ninguna de ellas una pista; cada una de las otras dos tiene el número que completaría un intercambio, y ambas el mismo único número de más.
    .why = Las dos esquinas no pueden completar el intercambio, porque habría dos soluciones; así que una de ellas es el número de más.
    .do = Elimina el número de más de todas las celdas que vean las dos esquinas sin resolver.
