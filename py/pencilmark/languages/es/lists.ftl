### Palabras, siempre las mismas: celda, fila, columna, caja, línea (fila o columna), unidad (house), región, cuadrícula, tablero, sudoku (puzzle),
### pista (given), número (digit), valor, candidato, nota (pencil mark), lugar, solución, paso, ayuda (hint), técnica, nivel,
### valoración (rating), puntuación (score), semilla (seed); colocar o escribir, eliminar, descartar;
### cadena, bucle (loop), enlace fuerte y débil, aleta, pivote y pinzas, guardián;
### indicación (clue), jaula, suma, flecha, círculo, termómetro, regla del 45; libro, hoja (sheet), ficha (worksheet), colección, plantilla.
### Los subconjuntos, rectángulos y cadenas X/XY tienen nombre español; los peces, las alas y las Forcing Chains se llaman en inglés.
### Las unidades llevan artículo y son todas femeninas («la fila 3»). También las indicaciones, pero estas pueden ser masculinas
### («el punto blanco…»): delante de ellas no va ni «de» ni «a».

join-sentences = { " " }
full-stop = .
join-comma = { ", " }
join-and = { $others } y { $last }
# «7 u 8», «10 u 11».
join-or =
    { $last ->
        [8] { $others } u { $last }
        [11] { $others } u { $last }
       *[other] { $others } o { $last }
    }
join-clause = { ", " }
join-clauses = { $others }, y { $last }
join-nor = { $others } ni { $last }
numbers = cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce
