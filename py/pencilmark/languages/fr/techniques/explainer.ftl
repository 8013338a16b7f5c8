technique-unique-loop-1 = Boucle unique 1
    .look = Cherchez une boucle d'au moins six cases qui partagent deux candidats, chaque zone en chemin en contenant exactement deux. Une seule case de la boucle a autre chose.
    .why = Si cette case avait elle aussi l'un des deux chiffres, on pourrait les échanger tout autour de la boucle, et il y aurait deux solutions.
    .do = Retirez les deux chiffres de la seule case qui a d'autres candidats.

technique-unique-loop-2 = Boucle unique 2
    .look = Cherchez une boucle d'au moins six cases qui partagent deux candidats, chaque zone en chemin en contenant exactement deux. Quelques cases ont un chiffre de plus, le même pour toutes.
    .why = Sans lui, on pourrait échanger les deux chiffres tout autour de la boucle, d'où deux solutions ; l'une de ces cases est donc ce chiffre.
    .do = Retirez ce chiffre de chaque case qui voit toutes celles qui l'ont.

technique-unique-loop-3 = Boucle unique 3
    .look = Cherchez une boucle d'au moins six cases qui partagent deux candidats, où deux cases d'une même zone ont des chiffres de plus ; puis, dans cette zone, d'autres cases qui n'ont que ces chiffres.
    .why = L'une des deux cases doit prendre un chiffre de plus, sinon il y aurait deux solutions. À elles deux, elles valent donc une case qui aurait ces chiffres, et forment un ensemble avec les autres cases.
    .do = Retirez les chiffres de cet ensemble du reste de la zone, comme pour un ensemble nu ou caché.

technique-unique-loop-4 = Boucle unique 4
    .look = Cherchez une boucle d'au moins six cases qui partagent deux candidats, où deux cases d'une même zone ont des chiffres de plus et où l'un des deux chiffres communs n'a pas d'autre place dans cette zone.
    .why = Ce chiffre doit être dans l'une des deux cases. Si l'autre contenait le second chiffre commun, on pourrait les échanger le long de la boucle, et il y aurait deux solutions.
    .do = Retirez le second chiffre commun de ces deux cases.

technique-bug-1 = Bivalue Universal Grave 1
    .look = Cherchez une grille où chaque case vide a deux candidats, sauf une qui en a davantage, et où chaque chiffre, sans ce surplus, a deux places dans chaque zone où il manque.
    .why = Sans le surplus, la grille aurait deux solutions ou aucune : l'un des chiffres en trop de cette case est donc juste.
    .do = Retirez de la case les autres candidats, ceux qui ne sont pas en trop.

technique-bug-2 = Bivalue Universal Grave 2
    .look = Cherchez une grille où chaque case vide a deux candidats, sauf quelques-unes qui ont toutes le même chiffre en trop.
    .why = Sans le surplus, la grille aurait deux solutions ou aucune : ce chiffre est donc juste dans l'une au moins de ces cases.
    .do = Retirez ce chiffre de chaque case qui les voit toutes.

technique-bug-3 = Bivalue Universal Grave 3
    .look = Cherchez une grille où chaque case vide a deux candidats, sauf deux cases d'une même zone qui ont des chiffres en trop différents ; puis, dans cette zone, des cases qui n'ont que ces chiffres.
    .why = Sans le surplus, la grille aurait deux solutions ou aucune : l'une des deux cases prend donc un chiffre en trop. À elles deux, elles valent une case qui aurait ces chiffres, et forment un ensemble nu avec les autres.
    .do = Retirez les chiffres de cet ensemble des autres cases de la zone.

technique-bug-4 = Bivalue Universal Grave 4
    .look = Cherchez une grille où chaque case vide a deux candidats, sauf deux cases d'une même zone qui ont des chiffres en trop et partagent un candidat ordinaire, sans autre place dans cette zone.
    .why = Sans le surplus, la grille aurait deux solutions ou aucune : l'une des deux cases prend donc un chiffre en trop, et l'autre doit prendre le chiffre commun.
    .do = Retirez des deux cases tous les autres candidats ordinaires.

technique-two-strong-links = Deux liens forts
    .look = Prenez un chiffre et cherchez deux zones où il n'a que deux places, ou deux groupes de places ; une place de la première doit voir une place de la seconde. Gratte-ciel, cerfs-volants et rectangles vides sont de ce genre.
    .why = Les deux places qui se voient ne peuvent pas contenir toutes deux le chiffre : au moins une des deux extrémités le contient.
    .do = Retirez le chiffre de chaque case qui voit les deux extrémités.

technique-three-strong-links = Trois liens forts
    .look = Prenez un chiffre et cherchez trois zones où il n'a que deux places, ou deux groupes de places, jointes l'une après l'autre là où des places se voient.
    .why = Partez de l'une des extrémités. Si le chiffre n'y est pas, les zones le forcent pas à pas jusqu'à l'autre ; au moins une des deux le contient donc.
    .do = Retirez le chiffre de chaque case qui voit les deux extrémités.

technique-four-strong-links = Quatre liens forts
    .look = Prenez un chiffre et cherchez quatre zones où il n'a que deux places, ou deux groupes de places, jointes l'une après l'autre là où des places se voient.
    .why = Partez de l'une des extrémités. Si le chiffre n'y est pas, les zones le forcent pas à pas jusqu'à l'autre ; au moins une des deux le contient donc.
    .do = Retirez le chiffre de chaque case qui voit les deux extrémités.

technique-wxyz-wing = WXYZ-Wing
    .look = Cherchez trois cases d'une zone qui n'ont à elles trois que quatre chiffres, et hors de la zone une quatrième case qui a deux de ces chiffres et voit toutes les places de l'un d'eux.
    .why = Les trois cases ne peuvent se passer que d'un de leurs quatre chiffres. Que la case du dehors soit l'un de ses chiffres ou l'autre, le second, z, finit dans l'une des quatre cases.
    .do = Retirez z de chaque case qui en voit toutes les places dans les quatre cases.

technique-vwxyz-wing = VWXYZ-Wing
    .look = Cherchez quatre cases d'une zone qui n'ont à elles quatre que cinq chiffres, et hors de la zone une cinquième case qui a deux de ces chiffres et voit toutes les places de l'un d'eux.
    .why = Les quatre cases ne peuvent se passer que d'un de leurs cinq chiffres. Si la case du dehors prend le premier des siens, les quatre cases doivent contenir l'autre, z ; z est donc dans l'une des cinq cases.
    .do = Retirez z de chaque case qui en voit toutes les places dans les cinq cases.

technique-uvwxyz-wing = UVWXYZ-Wing
    .look = Cherchez cinq cases d'une zone qui n'ont à elles cinq que six chiffres, et hors de la zone une sixième case qui a deux de ces chiffres et voit toutes les places de l'un d'eux.
    .why = Les cinq cases ne peuvent se passer que d'un de leurs six chiffres. Si la case du dehors prend le premier des siens, les cinq cases doivent contenir l'autre, z ; z est donc dans l'une des six cases.
    .do = Retirez z de chaque case qui en voit toutes les places dans les six cases.

technique-tuvwxyz-wing = TUVWXYZ-Wing
    .look = Cherchez six cases d'une zone qui n'ont à elles six que sept chiffres, et hors de la zone une septième case qui a deux de ces chiffres et voit toutes les places de l'un d'eux.
    .why = Les six cases ne peuvent se passer que d'un de leurs sept chiffres. Si la case du dehors prend le premier des siens, les six cases doivent contenir l'autre, z ; z est donc dans l'une des sept cases.
    .do = Retirez z de chaque case qui en voit toutes les places dans les sept cases.

technique-aligned-pair-exclusion = Exclusion par paire alignée
    .look = Prenez deux cases et dressez la liste des paires de chiffres qu'elles pourraient contenir ; barrez chaque paire qui prendrait les deux candidats d'une case qui voit les deux.
    .why = Une paire qui laisse une autre case sans candidat est impossible. L'une de celles qui restent doit être la vraie.
    .do = Retirez des deux cases un candidat qui ne figure dans aucune des paires restantes.

technique-aligned-triple-exclusion = Exclusion par triplet aligné
    .look = Prenez trois cases et dressez la liste des combinaisons de chiffres qu'elles pourraient contenir ; barrez chacune qui laisserait sans candidat une case qui les voit.
    .why = Les combinaisons barrées sont impossibles. L'une de celles qui restent doit être la vraie.
    .do = Retirez des trois cases un candidat qui ne figure dans aucune des combinaisons restantes. La liste est longue : mieux vaut la laisser à un ordinateur.

technique-x-cycle = Cycle X
    .look = Prenez un chiffre et cherchez une boucle fermée de places où alternent liens forts (une zone qui n'a que deux places) et liens faibles (deux places qui se voient).
    .why = La boucle se lit dans les deux sens : exactement un bout de chaque lien faible contient donc le chiffre.
    .do = Retirez le chiffre de toutes les autres cases qui voient les deux bouts d'un lien faible.

technique-y-cycle = Cycle Y
    .look = Cherchez une boucle fermée de cases à deux candidats où chacune voit la suivante et partage un chiffre avec elle.
    .why = Dans quelque sens que la boucle se remplisse, chaque chiffre partagé est pris une fois par les deux cases qui le partagent.
    .do = Retirez chaque chiffre partagé de toutes les autres cases qui voient ces deux cases.

technique-xy-cycle = Cycle XY
    .look = Cherchez une boucle fermée de liens forts et faibles alternés qui passe aussi bien par des cases à deux candidats que par des zones où un chiffre a deux places.
    .why = La boucle se lit dans les deux sens : exactement un bout de chaque lien faible est donc vrai.
    .do = Retirez chaque candidat incompatible avec les deux bouts d'un lien faible.

technique-forcing-x-chain = Chaîne X forcée
    .look = Prenez un chiffre, supposez qu'il est dans une certaine case (ou qu'il n'y est pas), et suivez les zones où il n'a que deux places.
    .why = La chaîne revient et dit le contraire de ce qui était supposé : l'hypothèse est donc fausse.
    .do = Retirez le candidat s'il était supposé vrai ; écrivez-le s'il était supposé faux.

technique-forcing-xy-chain = Chaîne XY forcée
    .look = Supposez qu'un candidat est vrai (ou faux) et suivez ce qui vient nécessairement : l'autre candidat d'une case qui en a deux, l'autre place dans une zone qui en a deux.
    .why = La chaîne revient et dit le contraire de ce qui était supposé : l'hypothèse est donc fausse.
    .do = Retirez le candidat s'il était supposé vrai ; écrivez-le s'il était supposé faux.

technique-nishio-forcing-chains = Chaînes forcées de Nishio
    .look = Prenez un chiffre, supposez qu'il est dans une certaine case, et placez ses autres exemplaires partout où ils sont forcés.
    .why = Le chiffre finit deux fois dans une zone, ou sans aucune place dans une autre : l'hypothèse est donc fausse.
    .do = Retirez le chiffre de la case de départ.

technique-forcing-cell-chains = Chaînes forcées d'une case
    .look = Prenez une case à trois candidats ou plus et suivez une chaîne depuis chacun. Cherchez une conclusion commune à toutes les chaînes.
    .why = La case contient l'un de ses candidats, et de chacun découle la même chose.
    .do = Faites ce que disent toutes les chaînes : écrivez le chiffre, ou retirez le candidat.

technique-forcing-region-chains = Chaînes forcées d'une zone
    .look = Prenez une zone où un chiffre a trois places ou plus et suivez une chaîne depuis chacune. Cherchez une conclusion commune à toutes les chaînes.
    .why = La zone contient le chiffre à l'une de ces places, et de chacune découle la même chose.
    .do = Faites ce que disent toutes les chaînes : écrivez le chiffre, ou retirez le candidat.

technique-dynamic-forcing-double-chains = Chaînes forcées dynamiques doubles
    .look = Prenez un candidat et notez ce qui en découle s'il est vrai, puis s'il est faux, chaque étape pouvant s'appuyer sur plusieurs précédentes. Comparez les deux listes.
    .why = Le candidat est ou vrai ou faux : un résultat qui est dans les deux listes est donc certain.
    .do = Notez ce résultat : un chiffre, ou un candidat à retirer.

technique-dynamic-forcing-contradiction-chains = Chaînes forcées dynamiques par contradiction
    .look = Supposez qu'un candidat est vrai (ou faux) et notez ce qui en découle ; une étape peut s'appuyer sur plusieurs précédentes, car les candidats disparus comptent comme absents.
    .why = Deux des résultats se contredisent : l'hypothèse est donc fausse.
    .do = Retirez le candidat s'il était supposé vrai ; écrivez-le s'il était supposé faux.

technique-dynamic-forcing-cell-chains = Chaînes forcées dynamiques d'une case
    .look = Prenez une case et notez ce qui découle de chacun de ses candidats tour à tour, chaque étape pouvant s'appuyer sur plusieurs précédentes. Comparez les listes.
    .why = La case contient l'un de ses candidats : un résultat qui est dans toutes les listes est donc certain.
    .do = Notez ce résultat : un chiffre, ou un candidat à retirer.

technique-dynamic-forcing-region-chains = Chaînes forcées dynamiques d'une zone
    .look = Prenez une zone et un chiffre, et notez ce qui découle de chacune de ses places tour à tour, chaque étape pouvant s'appuyer sur plusieurs précédentes. Comparez les listes.
    .why = La zone contient le chiffre à l'une de ces places : un résultat qui est dans toutes les listes est donc certain.
    .do = Notez ce résultat : un chiffre, ou un candidat à retirer.

technique-dynamic-plus-forcing-double-chains = Chaînes forcées dynamiques+ doubles
    .look = Prenez un candidat et continuez à résoudre en le supposant vrai, puis en le supposant faux, avec candidats verrouillés, paires et X-Wings là où les singletons ne suffisent plus. Comparez les deux.
    .why = Le candidat est ou vrai ou faux : ce que les deux essais ont en commun est donc certain.
    .do = Notez ce qu'ils ont en commun : un chiffre, ou un candidat à retirer.

technique-dynamic-plus-forcing-contradiction-chains = Chaînes forcées dynamiques+ par contradiction
    .look = Supposez qu'un candidat est vrai (ou faux) et continuez à résoudre avec les singletons puis, là où ils ne suffisent plus, avec candidats verrouillés, paires et X-Wings dans ce qui reste.
    .why = Deux des résultats se contredisent : l'hypothèse est donc fausse.
    .do = Retirez le candidat s'il était supposé vrai ; écrivez-le s'il était supposé faux.

technique-dynamic-plus-forcing-cell-chains = Chaînes forcées dynamiques+ d'une case
    .look = Prenez une case et continuez à résoudre depuis chacun de ses candidats tour à tour, avec candidats verrouillés, paires et X-Wings là où les singletons ne suffisent plus. Comparez les résultats.
    .why = La case contient l'un de ses candidats : ce que tous les essais ont en commun est donc certain.
    .do = Notez ce qu'ils ont en commun : un chiffre, ou un candidat à retirer.

technique-dynamic-plus-forcing-region-chains = Chaînes forcées dynamiques+ d'une zone
    .look = Prenez une zone et un chiffre, et continuez à résoudre depuis chacune de ses places tour à tour, avec candidats verrouillés, paires et X-Wings là où les singletons ne suffisent plus. Comparez les résultats.
    .why = La zone contient le chiffre à l'une de ces places : ce que tous les essais ont en commun est donc certain.
    .do = Notez ce qu'ils ont en commun : un chiffre, ou un candidat à retirer.

technique-nested-forcing-double-chains = Chaînes forcées emboîtées doubles
    .look = Prenez un candidat et continuez à résoudre en le supposant vrai, puis en le supposant faux ; là où cela bloque, une chaîne forcée dans ce qui reste peut aider. Comparez les deux.
    .why = Le candidat est ou vrai ou faux : ce que les deux essais ont en commun est donc certain.
    .do = Notez ce qu'ils ont en commun : un chiffre, ou un candidat à retirer.

technique-nested-forcing-contradiction-chains = Chaînes forcées emboîtées par contradiction
    .look = Supposez qu'un candidat est vrai (ou faux) et continuez à résoudre ; là où cela bloque, trouvez une chaîne forcée dans ce qui reste, et comptez son résultat comme une étape de plus.
    .why = Deux des résultats se contredisent : la première hypothèse est donc fausse.
    .do = Retirez le candidat s'il était supposé vrai ; écrivez-le s'il était supposé faux.

technique-nested-forcing-cell-chains = Chaînes forcées emboîtées d'une case
    .look = Prenez une case et continuez à résoudre depuis chacun de ses candidats tour à tour ; là où cela bloque, une chaîne forcée dans ce qui reste peut aider. Comparez les résultats.
    .why = La case contient l'un de ses candidats : ce que tous les essais ont en commun est donc certain.
    .do = Notez ce qu'ils ont en commun : un chiffre, ou un candidat à retirer.

technique-nested-forcing-region-chains = Chaînes forcées emboîtées d'une zone
    .look = Prenez une zone et un chiffre, et continuez à résoudre depuis chacune de ses places tour à tour ; là où cela bloque, une chaîne forcée dans ce qui reste peut aider. Comparez les résultats.
    .why = La zone contient le chiffre à l'une de ces places : ce que tous les essais ont en commun est donc certain.
    .do = Notez ce qu'ils ont en commun : un chiffre, ou un candidat à retirer.

technique-nested-multiple-forcing-double-chains = Chaînes forcées multiples emboîtées doubles
    .look = Prenez un candidat et continuez à résoudre en le supposant vrai, puis en le supposant faux ; là où cela bloque, des chaînes forcées d'une case ou d'une zone dans ce qui reste peuvent aider. Comparez les deux.
    .why = Le candidat est ou vrai ou faux : ce que les deux essais ont en commun est donc certain.
    .do = Notez ce qu'ils ont en commun : un chiffre, ou un candidat à retirer.

technique-nested-multiple-forcing-contradiction-chains = Chaînes forcées multiples emboîtées par contradiction
    .look = Supposez qu'un candidat est vrai (ou faux) et continuez à résoudre ; là où cela bloque, essayez dans ce qui reste chaque candidat d'une case ou chaque place d'un chiffre, et servez-vous de ce que ces chaînes ont en commun.
    .why = Deux des résultats se contredisent : la première hypothèse est donc fausse.
    .do = Retirez le candidat s'il était supposé vrai ; écrivez-le s'il était supposé faux.

technique-nested-multiple-forcing-cell-chains = Chaînes forcées multiples emboîtées d'une case
    .look = Prenez une case et continuez à résoudre depuis chacun de ses candidats tour à tour ; là où cela bloque, des chaînes forcées d'une case ou d'une zone dans ce qui reste peuvent aider. Comparez les résultats.
    .why = La case contient l'un de ses candidats : ce que tous les essais ont en commun est donc certain.
    .do = Notez ce qu'ils ont en commun : un chiffre, ou un candidat à retirer.

technique-nested-multiple-forcing-region-chains = Chaînes forcées multiples emboîtées d'une zone
    .look = Prenez une zone et un chiffre, et continuez à résoudre depuis chacune de ses places tour à tour ; là où cela bloque, des chaînes forcées d'une case ou d'une zone dans ce qui reste peuvent aider. Comparez les résultats.
    .why = La zone contient le chiffre à l'une de ces places : ce que tous les essais ont en commun est donc certain.
    .do = Notez ce qu'ils ont en commun : un chiffre, ou un candidat à retirer.

technique-nested-dynamic-forcing-double-chains = Chaînes forcées dynamiques emboîtées doubles
    .look = Prenez un candidat et continuez à résoudre en le supposant vrai, puis en le supposant faux ; là où cela bloque, une seconde hypothèse, menée jusqu'au bout à l'intérieur de la première, peut aider. Comparez les deux.
    .why = Le candidat est ou vrai ou faux : ce que les deux essais ont en commun est donc certain.
    .do = Notez ce qu'ils ont en commun : un chiffre, ou un candidat à retirer.

technique-nested-dynamic-forcing-contradiction-chains = Chaînes forcées dynamiques emboîtées par contradiction
    .look = Supposez qu'un candidat est vrai (ou faux) et continuez à résoudre ; là où cela bloque, supposez un second candidat à l'intérieur du premier cas, menez-le jusqu'au bout, et servez-vous de ce que vous apprenez.
    .why = Deux des résultats se contredisent : la première hypothèse est donc fausse.
    .do = Retirez le candidat s'il était supposé vrai ; écrivez-le s'il était supposé faux.

technique-nested-dynamic-forcing-cell-chains = Chaînes forcées dynamiques emboîtées d'une case
    .look = Prenez une case et continuez à résoudre depuis chacun de ses candidats tour à tour ; là où cela bloque, une seconde hypothèse, menée jusqu'au bout à l'intérieur de la première, peut aider. Comparez les résultats.
    .why = La case contient l'un de ses candidats : ce que tous les essais ont en commun est donc certain.
    .do = Notez ce qu'ils ont en commun : un chiffre, ou un candidat à retirer.

technique-nested-dynamic-forcing-region-chains = Chaînes forcées dynamiques emboîtées d'une zone
    .look = Prenez une zone et un chiffre, et continuez à résoudre depuis chacune de ses places tour à tour ; là où cela bloque, une seconde hypothèse, menée jusqu'au bout à l'intérieur de la première, peut aider. Comparez les résultats.
    .why = La zone contient le chiffre à l'une de ces places : ce que tous les essais ont en commun est donc certain.
    .do = Notez ce qu'ils ont en commun : un chiffre, ou un candidat à retirer.
