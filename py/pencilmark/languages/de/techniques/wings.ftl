technique-xy-wing = XY-Wing
technique-xyz-wing = XYZ-Wing
technique-w-wing = W-Wing
technique-remote-pair = Remote Pair

wings-pivot = Die Mittelzelle { $pivot } ist { OR($digits) }.
wings-pincer-seen = Ist { $pivot } eine { $value }, dann muss { $pincer }, von dort in { $why } zu sehen und nur mit { AND($digits) }, eine { $z } sein.
wings-either-pincer = So oder so ist eine der Flügelzellen { $one } und { $two } eine { $z }.
wings-sees-both-pincers = Eine Zelle, die beide sieht, kann nicht { $z } sein.
wings-pincer = Ist sie eine { $value }, dann muss { $pincer }, nur mit { AND($digits) }, eine { $z } sein.
wings-pivot-itself = Sonst ist { $pivot } selbst eine { $z }.
wings-sees-all-three = Also ist eine der Zellen { AND($cells) } eine { $z }, und eine Zelle, die alle drei sieht, ist keine.
wings-same-pair = { $one } und { $two } haben beide nur { AND($digits) }.
wings-bridge = { $near } sieht { $one }, und { $far } sieht { $two }: Welche von { $near } und { $far } auch die { $value } ist, die Zelle, die sie sieht, kann keine { $value } sein und muss eine { $z } sein.
wings-sees-both = Also ist eine der Zellen { AND($cells) } eine { $z }, und eine Zelle, die beide sieht, ist keine.
wings-remote-pairs = { AND($cells) } haben alle nur { AND($digits) }, und jede sieht die nächste.
wings-remote-in-turn = Sie sind also abwechselnd { AND($digits) }: Von zweien mit ungeradem Abstand hat jede eine der beiden.
wings-remote-sees-two = Eine Zelle, die zwei solche Zellen sieht, sieht beides: { AND($digits) }.
