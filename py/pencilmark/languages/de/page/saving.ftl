### Kopieren oder speichern als.

saving-copy-or-save-as = Kopieren oder speichern als
saving-what = Was
saving-form = Form
saving-with-my-digits-and = Mit meinen Zahlen und Notizen
saving-what-is-copied = Was kopiert wird
saving-the-puzzle-as-a = Das Rätsel als Bild
saving-copy = Kopieren
saving-save = Speichern
saving-open-it-there = Dort öffnen
saving-close = Schließen
