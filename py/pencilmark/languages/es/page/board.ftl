### El diálogo en el que se elige un tablero.

board-board = Tablero
board-digits-and-marks-stay = Los números y las notas se conservan mientras no cambie el tamaño.
board-shape = Forma
board-size = Tamaño
board-boxes = Cajas
board-regions-a-letter-for = Regiones, una letra por celda
board-more-that-differs = Aquí tampoco se repite
board-both-long-diagonals = Las dos diagonales largas
board-windows-windoku = Ventanas (windoku)
board-the-same-place-in = El mismo lugar en todas las cajas
board-cells-a-knights-move = Celdas a un salto de caballo
board-cells-a-kings-move = Celdas a un paso de rey
board-cells-to-be-found = Celdas por encontrar
board-doublers = Los duplicadores cuentan el doble
board-negators = Los negativos cuentan en negativo
board-nullifiers = Los anuladores cuentan 0
board-its-name-as-links = Su nombre, como en enlaces y comandos
board-take-this-board = Usar este tablero
board-no-boxes = Sin cajas
board-choose-the-board = Elegir el tablero
board-sides = { $down } × { $across }
