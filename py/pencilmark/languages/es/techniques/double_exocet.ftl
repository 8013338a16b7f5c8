technique-double-exocet = Exocet doble
    .look = Busca en una misma banda (o pila) dos Junior Exocets con los mismos cuatro números y las mismas tres líneas transversales, con las bases en cajas distintas y sin ningún objetivo común.
    .why = Un número que estuviera en las dos bases tendría que ocupar un objetivo de cada exocet en la tercera caja, es decir, dos veces. Así que cada uno de los cuatro números está en una sola base y, además, en tres lugares de las transversales.
    .do = Elimina cada uno de los cuatro números de donde no puede estar, sea cual sea su base: donde ve las celdas de esa base o uno de los tres lugares.

double-exocet-not-both = Ningún número está en las dos bases: tendría que ocupar entonces, en la misma caja, un objetivo de cada una, es decir, dos veces.
double-exocet-in-one = Así que cada uno de los números { AND($digits) } está en una sola base; sea cual sea, ocupa además tres lugares que su base no ve: { $lines }.
double-exocet-goes = Donde ve todas sus celdas de esa base, o uno de los tres lugares, sean los que sean, no puede estar.
