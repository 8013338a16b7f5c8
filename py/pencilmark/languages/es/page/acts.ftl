### Lo que se dice de lo que se hace: comprobaciones, ayudas, listas.

acts-working = Python está preparando el ejemplo.
acts-no-lesson = No hay ninguna lección así.
acts-needed-in = Hace falta en sudokus de nivel «{ $level }»
acts-not-rated = Los niveles y las valoraciones no la usan
acts-example = Ejemplo: { $name }
acts-example-more = Encuentra el paso por tu cuenta o pide ayudas. Tu propio sudoku se conserva.
acts-practise = Práctica: { $name }
acts-practise-plainest = Es el siguiente paso aquí. Encuéntralo o pide ayudas. Tu propio sudoku se conserva.
acts-practise-among = Puede haber también pasos más sencillos: busca este o pide ayudas. Tu propio sudoku se conserva.
acts-rules-changed = las reglas han cambiado entretanto

acts-list =
    { $count ->
        [one] { NUMBER($count) } sudoku
       *[other] { NUMBER($count) } sudokus
    }
acts-list-titled =
    { $count ->
        [one] { NUMBER($count) } sudoku: { $title }
       *[other] { NUMBER($count) } sudokus: { $title }
    }
acts-list-broken =
    { $count ->
        [one] Sin leer: { $broken } de { $count } línea, que dice por qué.
       *[other] Sin leer: { $broken } de { $count } líneas, que dicen por qué.
    }
acts-list-load = Carga uno, o haz que se resuelvan o valoren todos.
acts-rated-of = { $done } de { $count } valorados
acts-solved-of = { $done } de { $count } resueltos
acts-surveyed = { $unique } con una solución, { $multiple } con varias, { $none } sin ninguna.

acts-to-go =
    { $count ->
        [one] Falta { $count } celda.
       *[other] Faltan { $count } celdas.
    }
acts-no-contradictions = Sin contradicciones
acts-right = Todo bien hasta ahora
acts-nothing-back = No hay nada que deshacer.
acts-back = De vuelta donde todo estaba bien
acts-back-moves =
    { $moves ->
        [one] { $moves } jugada deshecha. Rehacer la recupera.
       *[other] { $moves } jugadas deshechas. Rehacer las recupera.
    }
acts-signs-key = En este texto, { $signs }.
acts-only-replay = Esto es una repetición
acts-only-replay-more = Para escribir en ella, elige «Jugar tú este sudoku».
acts-at-bookmark = De vuelta en el marcador
acts-at-bookmark-more = Deshacer recupera lo que probaste.
acts-nothing-to-check = No hay con qué comparar
acts-not-unique = Este sudoku no tiene exactamente una solución.
acts-clash = { $count } números se contradicen
acts-look-at = Mira { $cells }.
acts-wrong =
    { $count ->
        [one] Un número está mal
       *[other] { $count } números están mal
    }
acts-took-back =
    { $count ->
        [one] Un número retirado
       *[other] { $count } números retirados
    }
acts-took-back-more = Todos los demás están bien. Deshacer recupera lo retirado.
acts-colours-wrong =
    { $count ->
        [one] Una celda tiene el color equivocado
       *[other] { $count } celdas tienen el color equivocado
    }
acts-marks-lack =
    { $count ->
        [one] En las notas de { $count } celda falta el número correcto
       *[other] En las notas de { $count } celdas falta el número correcto
    }
acts-marks-corner = Las notas de esquina cuentan como candidatos. Si las tuyas son lugares en una caja, elígelo en Ajustes.
acts-digits-right = Todos los números están bien
acts-to-colour =
    { $count ->
        [one] Falta { $count } celda por colorear.
       *[other] Faltan { $count } celdas por colorear.
    }

acts-hinting = Buscando un paso
acts-hinting-more = Python prueba primero las técnicas más sencillas.
acts-listing = Buscando todos los pasos
acts-listing-more = Python prueba una técnica tras otra.
acts-walking = Resolviendo paso a paso
acts-walking-more = Python toma cada vez el paso más sencillo.
acts-writing = Escribiendo el camino
acts-writing-more = Con un dibujo por paso, tarda un momento.
acts-where-to-look = Dónde mirar
acts-step = Paso { $at } de { $count }: { $name }
acts-path-solved = Resuelto
acts-path-steps =
    { $count ->
        [one] { $count } paso, y cada celda tiene su número.
       *[other] { $count } pasos, y cada celda tiene su número.
    }
acts-path-stopped = Detenido aquí
acts-path-ask-again = Vuelve a pedir el camino para tenerlo entero.
acts-path-end = No hay más pasos
acts-path-end-more = Desde aquí hace falta ensayo y error.
acts-digits-wrong =
    { $count ->
        [one] Un número está mal
       *[other] Algunos números están mal
    }
acts-look-first = Mira primero { $cells }.
acts-done = No queda nada por hacer
acts-done-more = Cada celda tiene su número.
acts-guess = No se encontró ningún paso
acts-guess-more = Ninguna de las técnicas conocidas aquí sirve: hace falta ensayo y error.
acts-fog = Ningún paso fuera de la niebla
acts-fog-more = Lo que ves no da el paso siguiente. Quizá lleve bajo la niebla: Resolver mira ahí.
acts-empty = Nada por donde empezar
acts-empty-more = Pega o escribe un sudoku y pide después una ayuda.
acts-hints-need-one = Las ayudas son para sudokus con exactamente una solución.
acts-hints-need-one-but-steps = Las ayudas son para sudokus con exactamente una solución. Los pasos, en Resolver, muestran los que valen en todas.
acts-did = Hecho
acts-digit-at = { $digit } en { $cell }
acts-coloured = Coloreado: { $cells }. Deshacer lo quita.
acts-wrote = Escrito: { AND($all) }. Deshacer lo quita.
acts-digits-from = { AND($digits) } de { $cells }
acts-all-marks-now = Ahora están todas las notas.
acts-took-away = Eliminado: { AND($all) }. Deshacer lo recupera.
acts-notation-copied = Copiada
acts-notation-not-copied = Selecciónala y cópiala
acts-learn = Aprender y practicar: { $name }
acts-none-with-words = Ningún paso tiene todas esas palabras.
acts-steps =
    { $count ->
        [one] { $count } paso
       *[other] { $count } pasos
    }
acts-techniques =
    { $count ->
        [one] { $count } técnica
       *[other] { $count } técnicas
    }
acts-steps-of = { $steps } de { $techniques }.
acts-steps-of-stopped = { $steps } de { $techniques }; detenido antes del final.
acts-steps-at-least = Al menos { $steps } de { $techniques }.
acts-steps-at-least-stopped = Al menos { $steps } de { $techniques }; detenido antes del final.

acts-sign-tinted = Celdas sombreadas: en qué se apoya el paso
acts-sign-reddish = Celdas rojizas: ahí se eliminan candidatos
acts-sign-frame = Marco: una unidad o un conjunto de celdas
acts-sign-dashed-frame = Marco discontinuo: las unidades que las cubren
acts-sign-circle = Círculo sombreado: un candidato del patrón
acts-sign-disc = Disco lleno: verdadero en el argumento
acts-sign-thick = Círculo grueso: falso en el argumento
acts-sign-square = Cuadrado: una aleta
acts-sign-filled-square = Cuadrado lleno: el otro color
acts-sign-diamond = Rombo: otro candidato que importa
acts-sign-solid = Línea continua: uno de los dos es verdadero
acts-sign-dashed = Línea discontinua: no son ambos verdaderos
acts-sign-ring = Anillo: un número que ya está ahí
acts-sign-large = Número grande en un anillo: lo coloca el paso
acts-sign-struck = Tachado en rojo: un candidato que elimina el paso

acts-waiting = Esperando a Python
acts-will-hint = Buscará un paso en cuanto esté listo.
acts-will-steps = Mostrará los pasos en cuanto esté listo.
acts-will-path = Buscará el camino en cuanto esté listo.
acts-will-walkthrough = Escribirá el camino en cuanto esté listo.
acts-will-read = Leerá esto en cuanto esté listo.
acts-will-make = Creará esto en cuanto esté listo.
acts-will-solve = Resolverá esto en cuanto esté listo.
acts-will-rate = Valorará esto en cuanto esté listo.
acts-will-check = Revisará esto en cuanto esté listo.
acts-reading = Leyendo
