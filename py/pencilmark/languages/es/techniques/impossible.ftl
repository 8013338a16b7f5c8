technique-impossible-pattern = Patrón imposible
    .look = Busca celdas con los mismos tres números y pocos candidatos más, los guardianes, que se vean entre sí tantas veces que tres números no basten: pruébalo llamando A, B y C a los números de tres celdas que se ven.
    .why = Si los tres números solos no pueden llenar esas celdas, uno de los demás candidatos que hay en ellas, un guardián, es verdadero.
    .do = Si solo hay un guardián, escríbelo. Si no, elimina lo que no puede ser verdadero con ninguno de ellos.

impossible-suppose = Supón que { AND($cells) } solo tuvieran { AND($digits) }.
impossible-letters = { AND($cells) } se ven entre sí, así que tienen los tres números: llámalos A, B y C, en ese orden.
impossible-if = Supón que { AND($placed) }.
impossible-so-far = Entonces { AND($placed) }.
impossible-then =
    { $placed ->
        [0] Entonces { $cell } ve los tres.
       *[other] Entonces { AND($placed) }, y { $cell } ve los tres.
    }
impossible-never = Así que esos tres números nunca llenan las celdas.

technique-or-chain = Cadena OR-k (desde guardianes)
    .look = Encuentra un patrón imposible o un tridagon con dos o tres guardianes y, desde cada uno, una cadena que acabe en el mismo candidato.
    .why = Uno de los guardianes es verdadero y, sea cual sea, su cadena descarta ese candidato.
    .do = Elimina ese candidato.
