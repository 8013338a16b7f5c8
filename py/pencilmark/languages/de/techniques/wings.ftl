technique-xy-wing = XY-Wing
    .look = Suche eine Zelle mit zwei Kandidaten, die Mittelzelle, die zwei andere Zellen mit zwei Kandidaten sieht, die Flügelzellen. Nennen wir die Zahlen der Mittelzelle x und y: Eine Flügelzelle hat x und z, die andere y und z.
    .why = Ist die Mittelzelle x, dann ist die erste Flügelzelle z; ist sie y, dann ist es die zweite. So oder so ist eine der Flügelzellen z.
    .do = Streiche z aus allen Zellen, die beide Flügelzellen sehen.

technique-xyz-wing = XYZ-Wing
    .look = Suche eine Mittelzelle mit drei Kandidaten x, y und z, die eine Zelle nur mit x und z und eine andere nur mit y und z sieht.
    .why = Die Mittelzelle ist x, y oder z. In den ersten beiden Fällen ist eine der Flügelzellen z, im dritten die Mittelzelle selbst.
    .do = Streiche z aus allen Zellen, die die Mittelzelle und beide Flügelzellen sehen.

technique-w-wing = W-Wing
    .look = Suche zwei Zellen mit denselben zwei Kandidaten x und y, die sich nicht sehen, und dann eine Einheit mit genau zwei Plätzen für x, von denen jeder eine der beiden Zellen sieht.
    .why = Auf einem dieser zwei Plätze steht x. Die Zelle, die ihn sieht, kann dann nicht x sein und muss y sein.
    .do = Streiche y aus allen Zellen, die beide Zellen des Paars sehen.

technique-remote-pair = Remote Pair
    .look = Suche vier oder mehr Zellen mit denselben zwei Kandidaten, in einer Kette, in der jede Zelle die nächste sieht.
    .why = Die beiden Zahlen wechseln sich entlang der Kette ab. Zwei Zellen, zwischen denen eine gerade Anzahl von Zellen liegt, haben also verschiedene Zahlen.
    .do = Streiche beide Zahlen aus allen Zellen, die zwei solche Zellen sehen, zum Beispiel beide Enden einer Kette von vier Zellen.

wings-pivot = Die Mittelzelle { $pivot } ist { OR($digits) }.
wings-pincer-seen = Ist { $pivot } eine { $value }, dann muss { $pincer }, in { $why } und nur mit { AND($digits) }, eine { $z } sein.
wings-either-pincer = So oder so ist eine der Flügelzellen { $one } und { $two } eine { $z }.
wings-sees-both-pincers = Eine Zelle, die beide sieht, kann keine { $z } sein.
wings-pincer = Ist sie eine { $value }, dann muss { $pincer }, nur mit { AND($digits) }, eine { $z } sein.
wings-pivot-itself = Sonst ist { $pivot } selbst eine { $z }.
wings-sees-all-three = Also ist eine der Zellen { AND($cells) } eine { $z }, und eine Zelle, die alle drei sieht, ist keine.
wings-same-pair = { $one } und { $two } haben beide nur { AND($digits) }.
wings-bridge = { $near } sieht { $one }, und { $far } sieht { $two }: Welche von { $near } und { $far } auch die { $value } ist, die Zelle, die sie sieht, kann keine { $value } sein und muss eine { $z } sein.
wings-sees-both = Also ist eine der Zellen { AND($cells) } eine { $z }, und eine Zelle, die beide sieht, ist keine.
wings-remote-pairs = { AND($cells) } haben alle nur { AND($digits) }, und jede sieht die nächste.
wings-remote-in-turn = Sie sind also abwechselnd { AND($digits) }: Von zweien mit ungeradem Abstand hat jede eine der beiden.
wings-remote-sees-two = Eine Zelle, die zwei solche Zellen sieht, sieht beides: { AND($digits) }.
