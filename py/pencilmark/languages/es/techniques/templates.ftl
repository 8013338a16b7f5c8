technique-template-set = Plantilla (colocar)
    .look = Toma un número y anota todas las formas de colocarlo las veces que falta sin que dos se vean; busca una celda que usen todas esas formas.
    .why = Una de las formas es la verdadera, y todas tienen el número en esa celda.
    .do = Escribe el número en la celda. Para casi todos los números, la lista es demasiado larga para hacerla con lápiz y papel.

technique-template-delete = Plantilla (eliminar)
    .look = Toma un número y anota todas las formas de colocarlo las veces que falta sin que dos se vean; busca un candidato que no use ninguna de esas formas.
    .why = Una de las formas es la verdadera, así que una celda que no usa ninguna no puede contener el número.
    .do = Elimina ese candidato. Para casi todos los números, la lista es demasiado larga para hacerla con lápiz y papel.

templates-every-way = Piensa en todas las formas de colocar a la vez en la cuadrícula cada { $value } que falta, uno por unidad.
templates-left-out =
    Descarta las formas que usan una celda que otro { $word ->
        [value] valor
       *[digit] número
    } necesita en todas las suyas.
templates-all-use = Todas esas formas usan { AND($cells) }.
templates-none-uses = Ninguna de esas formas usa { OR($cells) }.
