technique-tridagon = Tridagon (martillo de Thor)
    .look = Busca tres números que falten en cuatro cajas situadas en las esquinas de un rectángulo. En cada caja, encuentra tres celdas para ellos, una en cada fila y en cada columna, de modo que en tres cajas desciendan y en una asciendan, o al revés.
    .why = Tres números solos nunca pueden llenar doce celdas dispuestas así, de modo que uno de los pocos candidatos restantes en ellas, un guardián, es verdadero.
    .do = Si solo hay un guardián, escríbelo. Si no, elimina lo que no puede ser verdadero con ningún guardián: los tres números, si una sola celda tiene todos los guardianes, y el número de estos en las celdas que los ven todos.

tridagon-cells = { $boxes } tienen tres celdas cada una, una en cada fila y columna de la caja: { AND($cells) }.
tridagon-suppose = Supón que las doce solo tuvieran { AND($digits) }.
tridagon-moves = Dos cajas contiguas en horizontal tendrían entonces los tres números en el mismo orden por filas, desplazados uno o dos lugares, y dos cajas una encima de la otra, en el mismo orden por columnas, también desplazados.
tridagon-odd =
    { $way ->
        [fall] Pero en { $box } las celdas descienden de izquierda a derecha (dando la vuelta), mientras que en las otras tres ascienden; con una contra tres, los desplazamientos por las cuatro cajas nunca cuadran, así que no puede ser.
       *[rise] Pero en { $box } las celdas ascienden de izquierda a derecha (dando la vuelta), mientras que en las otras tres descienden; con una contra tres, los desplazamientos por las cuatro cajas nunca cuadran, así que no puede ser.
    }
tridagon-guardians =
    { $candidates ->
        [one] Así que el único candidato que estas celdas tienen además de { AND($digits) } es verdadero: { OR($candidates) }.
       *[other] Así que uno de los candidatos que estas celdas tienen además de { AND($digits) } es verdadero: { OR($candidates) }.
    }
tridagon-own-cell = { $cell } no es entonces { NOR($digits) }.
tridagon-clashes-go = Lo que no puede estar junto a él se elimina.
