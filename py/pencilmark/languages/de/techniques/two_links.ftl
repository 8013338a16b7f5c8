technique-skyscraper = Skyscraper
    .look = Nimm eine Zahl und suche zwei Zeilen mit je genau zwei Plätzen dafür, bei denen ein Platz der ersten Zeile direkt über oder unter einem der zweiten liegt. Mit Spalten geht es genauso.
    .why = Auf den zwei Plätzen in derselben Spalte kann die Zahl nicht beide Male stehen, also steht sie auf mindestens einem der beiden anderen, dem Dach des Skyscrapers.
    .do = Streiche die Zahl aus allen Zellen, die beide Zellen des Dachs sehen.

technique-two-string-kite = 2-String Kite
    .look = Nimm eine Zahl und suche eine Zeile und eine Spalte mit je genau zwei Plätzen dafür, bei denen ein Platz der Zeile und einer der Spalte im selben Block liegen.
    .why = Auf den zwei Plätzen im Block kann die Zahl nicht beide Male stehen, also steht sie an mindestens einem der beiden fernen Enden.
    .do = Streiche die Zahl aus der Zelle, die beide fernen Enden sieht.

technique-turbot-fish = Turbot Fish
    .look = Nimm eine Zahl und suche zwei Einheiten mit je genau zwei Plätzen dafür, bei denen ein Platz der ersten Einheit einen der zweiten sieht. Mindestens eine der Einheiten ist ein Block.
    .why = Auf den zwei Plätzen, die sich sehen, kann die Zahl nicht beide Male stehen, also steht sie an mindestens einem der beiden fernen Enden.
    .do = Streiche die Zahl aus allen Zellen, die beide fernen Enden sehen.

technique-empty-rectangle = Empty Rectangle
    .look = Suche einen Block, in dem alle Plätze für eine Zahl in einer Zeile und einer Spalte liegen, wie ein Kreuz oder ein L, und dann außerhalb eine Linie mit genau zwei Plätzen für die Zahl, einer davon in einer Flucht mit einem Arm des Kreuzes.
    .why = Steht die Zahl auf diesem Platz, leert sie den einen Arm, und die Zahl des Blocks steht im anderen. Wenn nicht, steht sie auf dem anderen Platz der Linie.
    .do = Streiche die Zahl aus der Zelle, die den anderen Arm und den anderen Platz der Linie sieht.

technique-dual-two-string-kite = Dual 2-String Kite
    .look = Suche zwei 2-String Kites mit denselben zwei Zellen in einem Block, bei denen Zeile und Spalte die Rollen getauscht haben.
    .why = Jeder der beiden gilt für sich, also gelten beide Folgerungen zugleich.
    .do = Streiche die Zahl aus den Zellen, auf die die beiden zeigen.

technique-dual-empty-rectangle = Dual Empty Rectangle
    .look = Suche zwei Empty Rectangles im selben Block, jedes mit seiner eigenen Linie mit zwei Plätzen.
    .why = Jedes der beiden gilt für sich, also gelten beide Folgerungen zugleich.
    .do = Streiche die Zahl aus beiden Zielzellen.

chains-not-all =
    Wenn { OR($cells) } eine { $value } ist, dann { $others ->
        [one] ist { AND($others) } keine
        [2] ist weder { NOR($others) } eine { $value }
       *[other] ist keine der Zellen { AND($others) } eine { $value }
    }, denn diese Zellen sehen sich.
chains-one-of-ends = Also ist mindestens eine der Zellen { AND($cells) } eine { $value }.
chains-share-house = { $one } und { $two } liegen beide in { $house }, sind also nicht beide { $value }.
chains-see-each-other = { $one } und { $two } sehen sich, sind also nicht beide { $value }.
