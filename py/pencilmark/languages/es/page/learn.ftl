### Aprender.

learn-first-rule = La regla
learn-first-rule-words = Cada fila, columna y caja contiene del 1 al 9, una vez cada uno.
learn-first-cell = La última celda
learn-first-cell-words = Ya hay ocho, así que solo falta el noveno.
learn-first-place = El único lugar
learn-first-place-words = Solo cabe en una celda de la caja.
learn-first-digit = El único número
learn-first-digit-words = Esta celda ve los otros ocho.
learn-first-pairs = Pares
learn-first-pairs-words = Dos celdas comparten dos números; las demás los pierden.
learn-first-pointing = Apuntador
learn-first-pointing-words = Una caja le dice a una fila lo que no puede tener.

learn-learnt = aprendida
learn-for-rules = Para killers, termómetros y otras reglas
learn-place-in = { $level }, { $at } de { $all }
learn-practise = Practicar { $name }
learn-practise-these = Practicar estas
learn-last-hints = Ayudas de tu última partida: { AND($names) }.
learn-practise-level = Practicar { $level }

learn-practice = Práctica
learn-another-one = Otro
learn-the-lesson = La lección
learn-back-to-your-puzzle = Volver a tu sudoku
learn-python-is-fetching-the = Python está trayendo la lección.
learn-back-to-the-grid = Volver a la cuadrícula
learn-start-here = Empieza aquí
learn-six-lessons-of-two = seis lecciones de dos minutos
learn-find-a-technique = Buscar una técnica
learn-find-wing-fish-rectangle = Buscar: par, cadena, rectángulo
learn-lessons = Lecciones
learn-no-technique-is-called = Ninguna técnica se llama así.
learn-all-lessons = Todas las lecciones
learn-practise-this = Practicar esta
learn-try-the-example = Probar el ejemplo
learn-we-have-no-example = Aún no tenemos un ejemplo.
learn-in-this-example = En este ejemplo
learn-before = Antes: { $name }
learn-after = Después: { $name }
