technique-or-chain = Cadena OR-k (desde guardianes)
    .look = Encuentra un patrón imposible o un tridagon con dos o tres guardianes y, desde cada uno, una cadena que acabe en el mismo candidato.
    .why = Uno de los guardianes es verdadero y, sea cual sea, su cadena descarta ese candidato.
    .do = Elimina ese candidato.
