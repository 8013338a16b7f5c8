### Python (Tasten stehen zwischen <kbd> und </kbd>, Code zwischen <code> und </code>): seine Zeilen, seine Eingabe, sein Zustand.

python-show-python = Python zeigen
python-the-lines-that-give = Die Zeilen, die mit dem Paket dieselbe Antwort geben.
python-of = Von
python-lines-of-python = Zeilen in Python
python-copy-python = Python kopieren
python-open-a-console = Konsole öffnen
python-python-console = Python-Konsole
python-the-package-is-imported = Das Paket ist importiert, und <code>puzzle</code> ist, was im Gitter steht. Die Konsole läuft in einem eigenen Python, ohne Netz und ohne Zugriff auf deine Spiele. Führ nichts aus, was du nicht verstehst.
python-what-was-entered-and = Was eingegeben und geantwortet wurde
python-python-prompt = Python-Eingabe
python-run = Ausführen
python-stop = Anhalten
python-take-the-lines-above = Die Zeilen oben übernehmen
python-clear = Leeren
python-enter-runs-shift-enter = <kbd>Eingabe</kbd> führt aus, <kbd>Umschalt</kbd> + <kbd>Eingabe</kbd> beginnt eine Zeile, die Pfeile blättern durch das Eingegebene.
