### Copiar o guardar como.

saving-form-line = Una línea
saving-form-grid = Cuadrícula
saving-form-marks = Cuadrícula de candidatos
saving-form-text = Tablero y reglas como texto
saving-form-csv = Tabla (CSV)
saving-form-json = JSON, con todo
saving-form-ipuz = ipuz
saving-form-opensudoku = OpenSudoku
saving-form-sadman = SadMan, SudoCue (.sdk)
saving-form-f-puzzles = Enlace de f-puzzles
saving-form-sudokupad = Enlace de SudokuPad
saving-form-frame = Marco para una página web (HTML)
saving-form-class = Enlace para una clase, un sudoku cada uno
saving-form-svg = Imagen (SVG)
saving-form-png = Imagen (PNG)

saving-not-copied = Este navegador no permite copiar: guárdalo, o selecciona el texto y cópialo.
saving-copied = Copiado: { $form }
saving-comes-back = Al pegarlo aquí, vuelve tal como está.
saving-picture-copied = Imagen copiada
saving-paste-it = Pégala donde se admitan imágenes.
saving-saved = Guardado
saving-saved-where = { $form }: tu navegador lo ha dejado en las descargas.
saving-no-picture = ninguna imagen
saving-preview = Vista previa
saving-frame-said = Pégalo en el HTML de tu página: el sudoku se juega allí.
saving-class-said = Los alumnos abren el enlace, eligen un número hasta { $count } y cada uno recibe un sudoku distinto, igual de difícil. Guardar conserva las soluciones, una página para imprimir.
saving-points = Una imagen de píxeles: un programa solo puede reconocer el sudoku en ella, como en una foto.
saving-left-out = Queda fuera: { $what }.
saving-left-out-of-link = Queda fuera, o solo dicho con palabras: { $what }.
saving-opens-there = Abre este sudoku en el otro programa.
saving-no-archive = se esperaba el final de un archivo ZIP

saving-copy-or-save-as = Copiar o guardar como
saving-what = Qué
saving-form = Formato
saving-pupils = Alumnos
saving-with-my-digits-and = Con mis números y notas
saving-what-is-copied = Lo que se copia
saving-the-puzzle-as-a = El sudoku como imagen
saving-copy = Copiar
saving-save = Guardar
saving-open-it-there = Abrirlo allí
