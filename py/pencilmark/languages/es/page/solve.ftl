### Resolver.

solve-this-puzzle = Este sudoku
solve-puzzle-as-text = El sudoku como texto
solve-puzzle = Sudoku
solve-paste-or-type = Pega o escribe
solve-load = Cargar
solve-empty-grid = Cuadrícula vacía
solve-file-with-puzzles-or = Archivo con sudokus, o con imágenes de ellos
solve-camera = Cámara
solve-more-about-this-puzzle = Más sobre este sudoku
solve-new = Nuevo
solve-have-one-made = Crear uno
solve-open-an-example = Abrir un ejemplo
solve-photograph = Fotografiar
solve-of-the-digits-that = Con los números que escribiste; Empezar de nuevo los conserva
solve-make-givens = Fijar como pistas
solve-solve = Resolver
solve-what-to-ask-about = Qué preguntar sobre él
solve-answer = Respuesta
solve-steps = Pasos
solve-path = Camino
solve-rating = Nivel
solve-search = Búsqueda
solve-all-steps-now = Todos los pasos ahora
solve-plainest-ways = Los más sencillos
solve-by-technique = Todos por técnica
solve-by-effect = Todos por efecto
solve-with-the-words = Con las palabras
solve-find-wing-r4-7 = Buscar: wing r4 7
solve-look-further = Buscar más
solve-solve-path = Camino
solve-go-on-from-here = Seguir desde aquí
solve-save-as-html = Guardar como HTML
solve-isomorphs-may-have-another = Los equivalentes pueden tener otra ER: esta es la del menor de ellos
solve-er-of-the-class = ER de la clase
solve-how-many-cells-singles = Cuántas celdas llenan los singles, hasta qué profundidad llega el ensayo y error, sus clases por trenzas y por whips, y qué celdas son puertas traseras
solve-depth-and-backdoors = Profundidad y puertas
solve-techniques-on-the-way = Técnicas en el camino
solve-of = de

solve-not-known-yet = aún no se sabe
solve-more-than-one = más de una
solve-one-so-far = una hasta ahora
solve-exactly-one = exactamente una
solve-none = ninguna
solve-put-in-a-puzzle = Introduce un sudoku
solve-solutions =
    { $count ->
        [one] { NUMBER($count) } solución
       *[other] { NUMBER($count) } soluciones
    }
solve-givens =
    { $count ->
        [one] { NUMBER($count) } pista
       *[other] { NUMBER($count) } pistas
    }
solve-rules =
    { $count ->
        [one] { NUMBER($count) } regla
       *[other] { NUMBER($count) } reglas
    }
solve-rating-another = Valorando otro sudoku
solve-rated-meanwhile = Valorado entretanto: { $how }
solve-stopped = detenido
solve-fact-solutions = Soluciones
solve-fact-givens = Pistas
solve-fact-rules = Reglas
solve-copied = Copiado
solve-singles =
    { $count ->
        [one] { $count } single
       *[other] { $count } singles
    }
solve-hardest = La más difícil: { $name }
solve-own-level-decides = Las escalas valoran los pasos de forma distinta: aquí cuenta el nivel de Pencilmark.
