### Ein Bild eines Rätsels, gelesen und verglichen.

picture-your-picture = Dein Bild
picture-reading-the-picture = Das Bild wird gelesen
picture-which = Welches
picture-the-board-in-your = Das Gitter in deinem Bild, gerade gerückt
picture-what-was-read-arrows = Was gelesen wurde: Pfeile bewegen, Zahlen ändern
picture-written-by-hand = Von Hand geschrieben
picture-keep-what-was-written = Handgeschriebenes behalten, als deines
picture-looks-right = Stimmt so
picture-cancel = Abbrechen
