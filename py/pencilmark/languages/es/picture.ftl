### Imágenes de sudokus: qué se está haciendo, qué comparar, por qué una no se puede leer.

picture = imagen
picture-grid = cuadrícula { $number }
picture-grid-looked-for = buscando la cuadrícula
picture-cells = leyendo los números
picture-corrected = buscando la lectura con una solución
picture-changed = se cambió lo que parecía más probable, que no daba una solución única: { AND($cells) }
picture-compare = compara { AND($cells) } con la imagen
picture-none = tal como se leyó, el sudoku no tiene solución: compáralo con la imagen
picture-multiple = tal como se leyó, el sudoku tiene varias soluciones: compáralo con la imagen
picture-unproved = no se demostró a tiempo si el sudoku tiene una solución: compáralo con la imagen

no-grid = no se encontró ninguna cuadrícula en esta imagen; tómala justo desde arriba, con la cuadrícula entera y su borde a la vista
empty-grid = se encontró una cuadrícula en esta imagen, pero sin números en sus celdas; las jaulas, sus sumas y otras indicaciones no se leen
too-blurred = se encontró una cuadrícula, pero sus números no se pueden leer; acércate, no te muevas y dale más luz
two-grids = esta imagen tiene varias cuadrículas ({ $count }); di cuál con --reading ({ OR($known) }), contando desde la más grande
bad-picture = este archivo de imagen está dañado o cortado
    .pdf = este PDF está dañado o protegido
no-page =
    este PDF tiene { $count ->
        [one] { $count } página
       *[other] { $count } páginas
    }; la página { $found } no existe
animated-picture = esta imagen es animada; guarda el fotograma que muestra el sudoku
no-pillow = para leer una imagen hace falta Pillow (pip install 'pencilmark[picture]')
    .heic = una imagen en HEIC necesita además pillow-heif (pip install 'pencilmark[picture-heic]'); o guárdala como JPEG
    .pdf = para leer una página de un PDF hace falta pypdfium2 (pip install 'pencilmark[picture-pdf]')
too-large =
    .picture = se esperaba una imagen de { $most } millones de píxeles como mucho; redúcela o recorta el sudoku
too-small =
    .picture = se esperaba una imagen de { $least } píxeles o más por lado, no { $found }
bad-length =
    .pixels =
        { $count ->
            [one] se esperaba { $count } byte
           *[other] se esperaban { $count } bytes
        } de píxeles, { $most } como mucho, no { $found }
