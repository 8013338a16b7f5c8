technique-whip = Whip
    .look = Supposez qu'un candidat est vrai. Cherchez une case, ou les places d'un chiffre dans une zone, où il élimine tout sauf un candidat, qui est alors vrai. De celui-ci, passez à une case ou à une zone où il élimine quelque chose et où il n'en reste de nouveau qu'un, jusqu'à ce qu'il ne reste plus rien quelque part.
    .why = Ce qui reste chaque fois découle de l'hypothèse et de ce qui est resté avant. Une case ou une zone où il ne reste rien est impossible : l'hypothèse est donc fausse.
    .do = Retirez le candidat que vous avez supposé vrai.

technique-braid = Tresse
    .look = Supposez qu'un candidat est vrai. Cherchez des cases, et les places de chiffres dans des zones, où il élimine tout sauf un candidat, qui est alors vrai. Continuez à partir de tout ce qui est ainsi resté, jusqu'à ce qu'il ne reste plus rien dans une case ou une zone.
    .why = Ce qui reste chaque fois découle de l'hypothèse et de ce qui est resté avant. Une case ou une zone où il ne reste rien est impossible : l'hypothèse est donc fausse.
    .do = Retirez le candidat que vous avez supposé vrai.

technique-g-whip = G-whip
    .look = Cherchez un whip où deux ou trois places peuvent rester ensemble : les dernières d'un chiffre dans une zone, au croisement d'une ligne ou d'une colonne et d'un bloc. Elles éliminent le chiffre partout où toutes sont vues.
    .why = L'une des places qui restent est vraie, et ce qui les voit toutes est donc faux. Le reste va comme dans un whip, jusqu'à une case ou une zone où il ne reste rien.
    .do = Retirez le candidat que vous avez supposé vrai.
