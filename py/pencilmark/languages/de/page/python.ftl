### Python (Tasten stehen zwischen <kbd> und </kbd>, Code zwischen <code> und </code>): seine Zeilen, seine Eingabe, sein Zustand.

python-show-python = Python zeigen
python-the-lines-that-give = Die Zeilen, die mit dem Paket dieselbe Antwort geben.
python-of = Von
python-lines-of-python = Zeilen in Python
python-copy-python = Python kopieren
python-open-a-console = Konsole öffnen
python-python-console = Python-Konsole
python-the-package-is-imported = Das Paket ist importiert, und <code>puzzle</code> ist das Rätsel im Gitter. Dein Code läuft in einem eigenen Python, ohne Netz und ohne Zugriff auf deine Spiele. Führe keinen Code aus, den du nicht verstehst.
python-what-was-entered-and = Was eingegeben und geantwortet wurde
python-python-prompt = Python-Eingabe
python-run = Ausführen
python-take-the-lines-above = Die Zeilen oben übernehmen
python-enter-runs-shift-enter = <kbd>Eingabe</kbd> führt aus, <kbd>Umschalt</kbd> + <kbd>Eingabe</kbd> beginnt eine Zeile, die Pfeile blättern durch das Eingegebene.

python-other-version = es gibt eine neue Version dieser Seite: lade sie neu
python-silent = es schweigt seit zu langer Zeit
python-did-not-come = Python ließ sich nicht laden: versuch es oben auf dieser Seite noch einmal
python-no-worker = worker.js oder eine Datei, die es braucht, fehlt oder ist beschädigt
python-ended-often = sein Worker wurde immer wieder beendet
python-no-room = für noch einen ist kein Platz
python-stopped-itself = Python hat unerwartet angehalten
python-started-again = Python hatte angehalten und wurde neu gestartet
python-was-stopped = Python wurde angehalten
python-stopped-and-started = Python wurde angehalten und neu gestartet
python-part-coming = Ein weiterer Teil von Python ist unterwegs
python-no-part = Ein Teil von Python ließ sich nicht herunterladen
python-no-part-why = Ein Teil von Python ließ sich nicht herunterladen: { $why }
python-host-answered = der Server antwortete { $status }
python-no-host = der Server ist nicht erreichbar
python-nothing-came = { $seconds } Sekunden lang kam nichts
python-cut-off = abgeschnitten, { $bytes } Bytes kamen statt { $size }
python-not-in-file = { $name } ist nicht in dieser Datei
python-no-space = es ist kein Platz
python-kept-cut-off = was von Python gespeichert war, ist abgeschnitten
python-apart = Eigenes Python
python-not-started = Python ließ sich nicht starten
python-not-started-why = Python ließ sich nicht starten: { $why }
python-too-slow = es war in { $seconds } Sekunden nicht fertig
python-rule-stopped = Angehalten. Das Spiel ist, wie es war.
python-rule-stopped-why = Angehalten: { $why }. Das Spiel ist, wie es war.
python-strange-answer = dieses Python gab eine Antwort, nach der niemand gefragt hat
python-rule-starting = Ein eigenes Python startet und führt deine Funktion aus …
python-rule-added = Hinzugefügt: sie erlaubt { $allows } von { $all } Kombinationen.
python-lines-added = 
    Hinzugefügt: { $count ->
        [one] { $count } Bedingung
       *[other] { $count } Bedingungen
    }.
python-console-starting = Python startet …
python-console-working = Python arbeitet …
python-console-stopped = Angehalten. Die Variablen sind weg; das Spiel ist unverändert.
python-died = Python ließ sich nicht starten, oder es brach ab.
python-died-why = Python ließ sich nicht starten, oder es brach ab: { $why }.
python-shown = Was auf der Seite ist
python-copied = Python kopiert
python-copied-more = Es läuft überall, wo das Paket installiert ist: pip install pencilmark.
python-ask-solve = Lösen
python-ask-rate = Bewerten
python-ask-spare = Minimal oder nicht, was weg kann
python-ask-conflict = Was sich widerspricht
python-ask-canon = Kleinstes gleichwertiges
python-ask-write = Das Rätsel als JSON
