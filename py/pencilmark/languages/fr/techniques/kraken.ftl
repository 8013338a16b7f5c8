technique-kraken-fish-1 = Kraken Fish, type 1
    .look = Cherchez un poisson à nageoires dont la case visée ne voit pas toutes les nageoires, et pour chaque nageoire qu'elle ne voit pas, une chaîne qui en part.
    .why = Si aucune nageoire ne contient le chiffre, c'est le poisson qui exclut la case visée. Si une nageoire le contient, c'est la chaîne partie d'elle.
    .do = Retirez le chiffre de la case visée.

technique-kraken-fish-2 = Kraken Fish, type 2
    .look = Cherchez un poisson à nageoires et, dans l'une des rangées qui le couvrent, prenez tour à tour chaque place du chiffre, puis chaque nageoire ; trouvez depuis chacune une chaîne vers la même conclusion.
    .why = Soit une nageoire contient le chiffre, soit cette rangée l'a à l'une de ses places dans le poisson. L'une des chaînes part donc vraiment.
    .do = Retirez le candidat que toutes les chaînes excluent.
