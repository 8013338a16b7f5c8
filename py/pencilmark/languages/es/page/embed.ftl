### La página en un marco, dentro de otra página.

embed-no-python = Las ayudas necesitan Python
embed-no-python-more = No se pudo cargar aquí, o la página que rodea este sudoku no deja que funcione. Puedes jugar sin él.
embed-no-puzzle = Aún no hay sudoku
embed-no-puzzle-more = La dirección de este marco no contiene ninguno.
