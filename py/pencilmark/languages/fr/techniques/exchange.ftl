technique-large-extended-rectangle = Grand rectangle étendu
    .look = Cherchez dans deux lignes d'une bande (ou deux colonnes d'une pile) au moins quatre colonnes où toutes les cases des deux lignes n'ont ensemble qu'autant de chiffres, et peu d'autres candidats : les gardiens.
    .why = Avec ces chiffres seuls, chacune des deux lignes les aurait tous dans ces colonnes. Les lignes pourraient échanger ce qu'elles y ont, et la grille aurait deux solutions : l'un des gardiens est donc vrai.
    .do = S'il n'y a qu'un gardien, écrivez-le. Sinon, retirez ce qu'aucun d'eux ne permet.

exchange-cells = { AND($cells) } se trouvent côte à côte : { $lines }.
