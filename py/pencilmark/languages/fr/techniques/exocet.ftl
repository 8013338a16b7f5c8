technique-junior-exocet = Exocet junior
    .look = Cherchez deux cases d'un bloc dans la même rangée, la base, avec trois ou quatre chiffres. Dans chacun des deux autres blocs de cette bande, cherchez une case, la cible, qui peut les avoir aussi. Ailleurs, chaque chiffre de la base doit tenir dans deux rangées.
    .why = Les trois rangées en travers de la base demandent chacune les chiffres de la base, et il n'y a de place, en dehors des cibles, que pour deux au plus. Les deux chiffres sont donc dans les cibles.
    .do = Retirez des cibles chaque candidat que la base n'a pas, et de la base ce que les cibles ne peuvent pas avoir.

technique-senior-exocet = Exocet senior
    .look = Cherchez une base comme pour un exocet junior : deux cases d'un bloc dans la même rangée, avec trois ou quatre chiffres. Les cibles peuvent être deux cases quelconques des trois rangées en travers, même loin de la base.
    .why = Chacune des trois rangées a besoin des deux chiffres de la base, et sans les deux cibles il n'y a de place que pour deux exemplaires au plus d'un chiffre. Les deux chiffres sont donc dans les cibles.
    .do = Retirez des cibles chaque candidat que la base n'a pas, et de la base ce que les cibles ne peuvent pas avoir.

exocets-base = La base, { AND($base) }, contient deux des chiffres { AND($digits) } ; les cibles sont { AND($targets) }.
exocets-lines-need = Un chiffre qui est dans la base n'est nulle part ailleurs dans { $own } ; pourtant { $lines } en ont chacune besoin quelque part, ce qui demande trois places.
exocets-no-three-places =
    { $digits ->
        [one] { AND($digits) } ne peut pas du tout avoir trois places de ce genre : ce chiffre n'est donc pas dans la base, { AND($base) }.
       *[other] { AND($digits) } ne peuvent pas du tout avoir trois places de ce genre : ces chiffres ne sont donc pas dans la base, { AND($base) }.
    }
exocets-without-targets = En dehors des cibles, il y en a deux au plus : dans ces rangées, { CLAUSES($reasons) }.
exocets-both-in-targets = Chacun des deux chiffres de la base doit donc être aussi dans une cible, { OR($targets) }.
exocets-nothing-else = Deux cases pour deux chiffres : les cibles contiennent les deux mêmes chiffres que la base, et rien d'autre.

exocets-can-go-only =
    { $where ->
        [houses] { $digits ->
            [one] { AND($digits) } ne peut aller que
           *[other] { AND($digits) } ne peuvent aller que
        } dans { $houses }
        [cells] { $digits ->
            [one] { AND($digits) } ne peut aller que
           *[other] { AND($digits) } ne peuvent aller que
        } dans { SPELLED($count) } cases, où il y a de la place pour deux
       *[targets] { $digits ->
            [one] { AND($digits) } ne peut aller que
           *[other] { AND($digits) } ne peuvent aller que
        } dans les cibles
    }
