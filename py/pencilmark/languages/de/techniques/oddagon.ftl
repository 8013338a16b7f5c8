technique-guardians = Guardians (Broken Wing)
    .look = Suche einen Ring aus fünf, sieben oder neun Plätzen einer Zahl, jeder mit dem nächsten in einer Einheit, in der die Zahl nur wenige andere Plätze hat: die Wächter.
    .why = Ohne die Wächter hätte jede dieser Einheiten nur zwei Plätze für die Zahl, und sie stünde in jeder zweiten Zelle des Rings. Bei einer ungeraden Anzahl geht das nicht. Also stimmt einer der Wächter.
    .do = Gibt es nur einen Wächter, stimmt er. Sonst streiche die Zahl aus jeder Zelle, die alle Wächter sieht.

technique-bivalue-oddagon = Bivalue Oddagon
    .look = Suche einen Ring aus fünf, sieben oder neun Zellen mit denselben zwei Zahlen, von denen jede die nächste sieht und die nur wenige andere Kandidaten haben: die Wächter.
    .why = Die zwei Zahlen allein müssten sich rund um den Ring abwechseln. Bei einer ungeraden Anzahl von Zellen geht das nicht. Also stimmt einer der Wächter.
    .do = Streiche, was sich mit keinem der Wächter verträgt: die zwei Zahlen, wo eine Zelle alle Wächter hat, und die Zahl der Wächter aus Zellen, die sie alle sehen.

oddagon-houses = { AND($cells) } bilden einen Ring aus { SPELLED($count) } Zellen, jede mit der nächsten in einer Einheit. Ist kein Wächter { $value }, hat jede dieser Einheiten nur zwei Plätze dafür. Dann steht { $value } in jeder zweiten Zelle des Rings.
oddagon-pairs = { AND($cells) } bilden einen Ring aus { SPELLED($count) } Zellen, von denen jede die nächste sieht. Stimmt kein Wächter, haben sie nur { AND($digits) }, die sich dann rund um den Ring abwechseln.
oddagon-odd = Bei einer ungeraden Anzahl von Zellen geht das nicht.
oddagon-guardian = Also stimmt der einzige Wächter.
oddagon-guardians = Also stimmt einer der Wächter: { OR($candidates) }. Was sich mit keinem von ihnen verträgt, fällt weg.
