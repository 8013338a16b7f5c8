technique-direct-pointing = Direct Pointing
    .look = Suche einen Block, in dem eine Zahl auf eine einzige Zeile oder Spalte beschränkt ist, und folge dieser Linie in den nächsten Block.
    .why = Die Linie bekommt ihre Zahl aus dem ersten Block. Sonst kann sie auf der Linie nirgends stehen, und dem zweiten Block bleibt nur ein Platz dafür.
    .do = Trage die Zahl auf diesem letzten Platz ein. Das sieht man ganz ohne Notizen.

technique-direct-claiming = Direct Claiming
    .look = Suche eine Zeile oder Spalte, in der eine Zahl auf einen einzigen Block beschränkt ist, und schau dir die anderen Linien durch diesen Block an.
    .why = Der Block bekommt seine Zahl aus der ersten Linie. Seine übrigen Zellen können sie nicht haben, und einer der anderen Linien bleibt nur ein Platz dafür.
    .do = Trage die Zahl auf diesem letzten Platz ein. Am besten geht es in Linien, die fast voll sind.

technique-direct-hidden-pair = Direct Hidden Pair
    .look = Suche zwei Zahlen, die in einer Einheit nur in dieselben zwei Zellen passen.
    .why = Diese zwei Zellen sind für die zwei Zahlen reserviert. Eine dritte Zahl, die dort möglich schien, muss woanders hin und hat in der Einheit nur noch einen Platz.
    .do = Trage die dritte Zahl auf diesem Platz ein.

technique-direct-hidden-triplet = Direct Hidden Triplet
    .look = Suche drei Zahlen, die in einer Einheit nur in dieselben drei Zellen passen.
    .why = Die drei Zellen sind für die drei Zahlen reserviert. Eine vierte Zahl, die dort möglich schien, muss woanders hin und hat in der Einheit nur noch einen Platz.
    .do = Trage die vierte Zahl auf diesem Platz ein.

direct-only-place-left = Damit bleibt für die { $value } in { $house } nur ein Platz, also ist { $cell } eine { $value }.
