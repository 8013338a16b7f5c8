### Der Dialog, in dem man ein Gitter wählt.

board-board = Gitter
board-digits-and-marks-stay = Zahlen und Notizen bleiben, solange sich die Größe nicht ändert.
board-shape = Form
board-size = Größe
board-boxes = Blöcke
board-regions-a-letter-for = Regionen, je Zelle ein Buchstabe
board-more-that-differs = Auch hier keine Wiederholung
board-both-long-diagonals = Beide langen Diagonalen
board-windows-windoku = Fenster (Windoku)
board-the-same-place-in = Dieselbe Stelle in allen Blöcken
board-cells-a-knights-move = Zellen im Springerzug
board-cells-a-kings-move = Zellen im Königszug
board-cells-to-be-found = Zellen, die zu finden sind
board-doublers = Verdoppler zählen doppelt
board-negators = Negative Zellen zählen mit Minus
board-nullifiers = Nullen zählen 0
board-its-name-as-links = Sein Name, wie er in Links und Befehlen steht
board-take-this-board = Dieses Gitter nehmen
board-no-boxes = Keine
board-choose-the-board = Gitter wählen
board-sides = { $down } × { $across }
