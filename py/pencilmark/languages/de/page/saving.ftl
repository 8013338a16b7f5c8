### Kopieren oder speichern als.

saving-copy-or-save-as = Kopieren oder speichern als
saving-what = Was
saving-form = Form
# Beside a field
saving-pupils = Kinder
saving-with-my-digits-and = Mit meinen Zahlen und Notizen
saving-what-is-copied = Was kopiert wird
saving-the-puzzle-as-a = Das Rätsel als Bild
saving-copy = Kopieren
saving-save = Speichern
saving-open-it-there = Dort öffnen

saving-form-line = Eine Zeile
saving-form-grid = Gitter
saving-form-marks = Gitter mit Kandidaten
saving-form-text = Gitter und Regeln als Text
saving-form-csv = Tabelle (CSV)
saving-form-json = JSON, mit allem
saving-form-ipuz = ipuz
saving-form-opensudoku = OpenSudoku
saving-form-sadman = SadMan, SudoCue (.sdk)
saving-form-f-puzzles = Link für f-puzzles
saving-form-sudokupad = Link für SudokuPad
saving-form-frame = Rahmen für eine Webseite (HTML)
saving-form-class = Link für eine Klasse, jedem ein Rätsel
saving-form-svg = Bild (SVG)
saving-form-png = Bild (PNG)
saving-not-copied = Dieser Browser gibt die Zwischenablage nicht frei: Speichere es, oder markiere den Text und kopiere ihn.
saving-copied = { $form } kopiert
saving-comes-back = Hier eingefügt, kommt es zurück, wie es ist.
saving-picture-copied = Bild kopiert
saving-paste-it = Füg es ein, wo du ein Bild brauchst.
saving-saved = Gespeichert
saving-saved-where = { $form }: Dein Browser hat es zu den Downloads gelegt.
saving-no-picture = kein Bild
saving-preview = Vorschau
saving-frame-said = Füge es in das HTML deiner Seite ein: Dort wird das Rätsel gespielt.
# $count is the number of pupils
saving-class-said = Die Kinder öffnen den Link, wählen eine Nummer bis { $count } und bekommen jedes ein anderes, gleich schweres Rätsel. Speichern sichert die Lösungen als Seite zum Drucken.
saving-points = Ein Bild aus Punkten: Kein Programm liest das Rätsel daraus zurück.
saving-left-out = Weggelassen: { $what }.
saving-left-out-of-link = Weggelassen oder nur in Worten gesagt: { $what }.
saving-opens-there = Er öffnet dieses Rätsel im anderen Programm.
saving-no-archive = erwartet: das Ende einer ZIP-Datei
