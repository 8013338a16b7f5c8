### Bilder von Rätseln: was gerade geschieht, was zu vergleichen ist, warum sich eines nicht lesen lässt.

picture = Bild
picture-grid = Gitter { $number }
picture-grid-looked-for = das Gitter wird gesucht
picture-cells = die Zahlen werden gelesen
picture-corrected = gesucht wird die Lesart mit genau einer Lösung
picture-changed = { AND($cells) } anders gelesen, als es am wahrscheinlichsten schien, denn so gab es nicht genau eine Lösung
picture-compare = vergleiche { AND($cells) } mit dem Bild
picture-none = so gelesen hat das Rätsel keine Lösung: vergleiche es mit dem Bild
picture-multiple = so gelesen hat das Rätsel mehrere Lösungen: vergleiche es mit dem Bild
picture-unproved = ob das Rätsel genau eine Lösung hat, ließ sich nicht rechtzeitig zeigen: vergleiche es mit dem Bild

no-grid = kein Gitter in diesem Bild gefunden; fotografiere es gerade von oben, ganz und mit sichtbarem Rand
empty-grid = ein Gitter in diesem Bild gefunden, aber keine Zahlen in seinen Zellen; Käfige, ihre Summen und andere Hinweise werden nicht gelesen
too-blurred = ein Gitter gefunden, aber die Zahlen sind nicht zu lesen; geh näher heran, halte still und sorge für mehr Licht
two-grids = in diesem Bild sind mehrere Gitter ({ $count }); sag mit --reading ({ OR($known) }), welches gemeint ist, vom größten an gezählt
bad-picture = diese Bilddatei ist beschädigt oder abgeschnitten
    .pdf = dieses PDF ist beschädigt oder gesperrt
no-page =
    dieses PDF hat { $count ->
        [one] { $count } Seite
       *[other] { $count } Seiten
    }; eine Seite { $found } hat es nicht
animated-picture = dieses Bild ist animiert; speichere das Einzelbild, auf dem das Rätsel zu sehen ist
no-pillow = Bilder lesen geht nur mit Pillow (pip install 'pencilmark[picture]')
    .heic = ein Bild in HEIC braucht auch pillow-heif (pip install 'pencilmark[picture-heic]'); oder speichere es als JPEG
    .pdf = eine Seite eines PDF lesen geht nur mit pypdfium2 (pip install 'pencilmark[picture-pdf]')
too-large =
    .picture = erwartet: ein Bild mit höchstens { $most } Millionen Pixeln; verkleinere es oder schneide das Rätsel aus
too-small =
    .picture = erwartet: ein Bild mit mindestens { $least } Pixeln je Seite, gefunden: { $found }
bad-length =
    .pixels =
        erwartet: { $count } { $count ->
            [one] Byte
           *[other] Bytes
        } Pixel, höchstens { $most }, gefunden: { $found }
