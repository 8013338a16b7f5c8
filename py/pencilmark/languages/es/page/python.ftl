### Python (las teclas entre <kbd> y </kbd>, el código entre <code> y </code>): sus líneas, su consola, su estado.

python-other-version = hay una versión nueva de esta página: recárgala
python-silent = lleva demasiado tiempo sin decir nada
python-did-not-come = No se pudo cargar Python: vuelve a intentarlo arriba en esta página
python-no-worker = worker.js, o un archivo que necesita, falta o está dañado
python-ended-often = su proceso se terminó una y otra vez
python-no-room = no hay sitio para uno más
python-stopped-itself = Python se detuvo de forma inesperada
python-started-again = Python se había detenido y ha vuelto a arrancar
python-was-stopped = Se detuvo Python
python-stopped-and-started = Se detuvo Python y ha vuelto a arrancar
python-part-coming = Otra parte de Python está en camino
python-no-part = No se pudo descargar una parte de Python
python-no-part-why = No se pudo descargar una parte de Python: { $why }
python-host-answered = el servidor respondió { $status }
python-no-host = no se puede contactar con el servidor
python-nothing-came = no llegó nada durante { $seconds } segundos
python-cut-off = llegó cortada: { $bytes } bytes donde debía haber { $size }
python-not-in-file = { $name } no está en este archivo
python-no-space = no hay sitio
python-kept-cut-off = lo que se había guardado de Python está cortado

python-apart = Python aparte
python-not-started = No se pudo arrancar Python
python-not-started-why = No se pudo arrancar Python: { $why }
python-too-slow = no terminó en { $seconds } segundos
python-rule-stopped = Detenido. La partida está como estaba.
python-rule-stopped-why = Detenido: { $why }. La partida está como estaba.
python-strange-answer = este Python dio una respuesta que nadie pidió
python-rule-starting = Está arrancando un Python aparte que ejecuta tu función…
python-rule-added = Añadida: permite { $allows } de { $all } combinaciones.
python-lines-added = 
    Añadido: { $count ->
        [one] { $count } relación
       *[other] { $count } relaciones
    }.

python-console-starting = Python está arrancando…
python-console-working = Python está trabajando…
python-console-stopped = Detenido. Sus variables se han perdido; la partida está como estaba.
python-died = Python no pudo arrancar, o se cerró.
python-died-why = Python no pudo arrancar, o se cerró: { $why }.

python-shown = Lo que hay en la página
python-copied = Python copiado
python-copied-more = Funciona donde esté instalado el paquete: pip install pencilmark.
python-ask-solve = Resolver
python-ask-rate = Valorar
python-ask-spare = Mínimo o no, y qué sobra
python-ask-conflict = Qué se contradice
python-ask-canon = Menor equivalente
python-ask-write = El sudoku como JSON

python-show-python = Mostrar Python
python-the-lines-that-give = Las líneas que dan la misma respuesta con el paquete.
python-of = De
python-lines-of-python = Líneas de Python
python-copy-python = Copiar Python
python-open-a-console = Abrir una consola
python-python-console = Consola de Python
python-the-package-is-imported = El paquete está importado, y <code>puzzle</code> es el sudoku de la cuadrícula. Tu código se ejecuta en un Python aparte, sin red y sin acceso a tus partidas. No ejecutes código que no entiendas.
python-what-was-entered-and = Lo introducido y lo respondido
python-python-prompt = Entrada de Python
python-run = Ejecutar
python-take-the-lines-above = Usar las líneas de arriba
python-enter-runs-shift-enter = <kbd>Intro</kbd> ejecuta, <kbd>Mayús</kbd> + <kbd>Intro</kbd> empieza otra línea, las flechas vuelven a lo ya introducido.
