### Was am Text eines Gitters oder eines einfachen Rätsels nicht stimmt. Wörter wie latin, free oder values= tippt man so, wie sie da stehen.

bad-board =
    .size-first = erwartet: zuerst eine Größe von 1 bis { $most }, gefunden: { QUOTE($found) }
    .contradict-each-other = { QUOTE($other) } und { QUOTE($word) } widersprechen sich
    .word = erwartet: eins von ROWSxCOLUMNS, latin, free, values=N, regions=..., areas=..., house=r1c1r2c2..., { $known }, gefunden: { QUOTE($found) }
    .needs-boxes = { $flag } braucht ein Gitter mit Blöcken
    .needs-square-boxes = { $flag } braucht ein Gitter mit quadratischen Blöcken

bad-size = erwartet: eine Größe von 1 bis { $most }, gefunden: { $found }
bad-house = erwartet: 2 bis { $size } verschiedene Zellen in einer Einheit, gefunden: { QUOTE($found) }
bad-box = Blöcke von { $word } haben { $cells } Zellen, nicht { $size }
bad-values = erwartet: values=1 bis values={ $most } oder values=0-1 bis values=0-35, gefunden: { QUOTE($found) }
bad-signs = erwartet: { $count } verschiedene Buchstaben oder Symbole, gefunden: { QUOTE($found) }
conflict = erwartet: Vorgaben, die sich nicht widersprechen
too-many-ways = dieses Rätsel ist zu voll, um das kleinste seiner Klasse zu finden
bad-cell = erwartet: eine Zelle von r1c1 bis r{ $size }c{ $size }, gefunden: { QUOTE($found) }
bad-hole = erwartet: eine Zelle des Gitters, { $where } ist keine
bad-grids =
    .text = erwartet: grids GRÖSSE at ZEILE,SPALTE / ZEILE,SPALTE, etwa grids 9 at 0,0 / 6,6, gefunden: { QUOTE($found) }
    .part = erwartet: Gitter mit so vielen Werten wie Zeilen, gefunden: { $found }
    .large = erwartet: höchstens ein Quadrat von { $most } × { $most } um die Gitter, gefunden: { $found } × { $found }
    .apart = erwartet: Gitter mit gemeinsamen Zellen
bad-oblong =
    .square = { $word } braucht ein quadratisches Gitter, gefunden: { $found }
    .boxes = erwartet: Blöcke, die das Gitter füllen; die von { $word } füllen { $found } nicht
    .letters = erwartet: { $count } Buchstaben, einer je Zelle, gefunden: { $found }
bad-modifiers =
    .board = Verdoppler, Negative und Nullen brauchen ein quadratisches Gitter mit so vielen Werten wie Zeilen
    .log = das Protokoll der Suche kennt noch keine Verdoppler, Negativen und Nullen
    .form = dieses Format kennt keine Verdoppler, Negativen und Nullen
    .making = Rätsel mit Verdopplern, Negativen oder Nullen werden aus Käfigen und Little Killern gemacht

bad-length =
    .n-n-numbers-x = erwartet: n*n Zahlen (81 für 9 × 9), gefunden: { $found }
    .cells =
        erwartet: { $count } { $count ->
            [one] Zelle
           *[other] Zellen
        }, gefunden: { $found }
    .any-line = erwartet: n*n Zeichen (81 für 9 × 9), gefunden: { $found }
    .line = erwartet: { $count } Zeichen, gefunden: { $found }

bad-value =
    .candidates = erwartet: Kandidaten von 1 bis { $top }
    .values = erwartet: Werte von 1 bis { $top }, gefunden: { $found } in { $where }
    .numbers = erwartet: Zahlen von 0 bis { $top }, gefunden: { $found }
    .signs-from-zero = erwartet: ein Zeichen je Zelle, . für eine leere; als Zahl ist 0 hier ein Wert

bad-character =
    .line = erwartet: 1 bis { $last } oder ein Zeichen für eine leere Zelle (. 0 * _ oder ein Leerzeichen), gefunden: { QUOTE($found) }
    .from-zero = erwartet: 0 bis { $last } oder ein Zeichen für eine leere Zelle (. * _ oder ein Leerzeichen), gefunden: { QUOTE($found) }

from-zero =
    .log = das Protokoll der Suche kennt Werte ab 1, die dieses Gitters beginnen mit 0
    .teaching = Tipps, Schritte und Bewertungen kennen Werte ab 1, die dieses Gitters beginnen mit 0
    .making = neue Rätsel gibt es mit Werten ab 1, die dieses Gitters beginnen mit 0
    .form = diese Form hat Werte ab 1, die dieses Gitters beginnen mit 0
    .grid = erwartet: nur die Zellen dieses Gitters, jede ein Wert ab 0 oder . für eine leere

bad-regions =
    .uneven =
        erwartet: { $count } { $count ->
            [one] Buchstabe
           *[other] Buchstaben
        } für { $rows } { $rows ->
            [one] Region
           *[other] Regionen
        } mit je { $rows } { $rows ->
            [one] Zelle
           *[other] Zellen
        }, Region { QUOTE($region) } hat { $cells } { $cells ->
            [one] Zelle
           *[other] Zellen
        }
    .letters =
        erwartet: { $count } { $count ->
            [one] Buchstabe
           *[other] Buchstaben
        } für { $rows } { $rows ->
            [one] Region
           *[other] Regionen
        } mit je { $rows } { $rows ->
            [one] Zelle
           *[other] Zellen
        }, gefunden: { $found }

bad-areas =
    .letters =
        erwartet: { $count } { $count ->
            [one] Buchstabe, Ziffer oder Punkt
           *[other] Buchstaben, Ziffern oder Punkte
        } (Punkt: eine Zelle ohne Region), gefunden: { $found }
    .large = erwartet: Regionen mit höchstens { $most } Zellen, so vielen, wie es Werte gibt, Region { QUOTE($area) } hat { $cells }

nothing = { "" }
