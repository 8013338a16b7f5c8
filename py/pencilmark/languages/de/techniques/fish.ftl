technique-x-wing = X-Wing
technique-swordfish = Swordfish
technique-jellyfish = Jellyfish
technique-squirmbag = Squirmbag
technique-whale = Whale
technique-leviathan = Leviathan

### Lektionen über Fische. lesson-an-x-wing und lesson-a-fish stehen nur im Akkusativ: „Suche …“, „würden … bilden“.

lesson-x-wing-look = Nimm eine Zahl und suche zwei Zeilen mit genau zwei Plätzen dafür, und zwar in denselben zwei Spalten. Mit Spalten statt Zeilen geht es genauso.
lesson-swordfish-look = Nimm eine Zahl und suche drei Zeilen, deren Plätze dafür alle in denselben drei Spalten liegen, zwei oder drei je Zeile. Mit Spalten statt Zeilen geht es genauso.
lesson-jellyfish-look = Nimm eine Zahl und suche vier Zeilen, deren Plätze dafür alle in denselben vier Spalten liegen, zwei bis vier je Zeile. Mit Spalten statt Zeilen geht es genauso.
lesson-fish-look = Nimm eine Zahl und suche { SPELLED($count) } Zeilen, deren Plätze dafür alle in denselben { SPELLED($count) } Spalten liegen. Im üblichen Gitter gibt es dazu immer einen kleineren Fisch aus den anderen Linien, der dasselbe leistet.
lesson-fish-why =
    Jede der { SPELLED($count) } Zeilen braucht die Zahl, und keine zwei davon können dieselbe Spalte nutzen. Zusammen verbrauchen sie also { $count ->
        [2] beide
       *[other] alle { SPELLED($count) }
    } Spalten.
lesson-fish-do = Streiche die Zahl in den { SPELLED($count) } Spalten aus allen anderen Zeilen.
lesson-an-x-wing = einen X-Wing
lesson-a-fish =
    { $size ->
        [swordfish] einen Swordfish
        [jellyfish] einen Jellyfish
        [squirmbag] einen Squirmbag
        [whale] einen Whale
       *[leviathan] einen Leviathan
    }
lesson-finned-look = Nimm eine Zahl und suche { SPELLED($count) } Zeilen, die { $fish } bilden würden, wären da nicht ein paar zusätzliche Plätze, die Flossen, meist im selben Block. Mit Spalten geht es genauso.
lesson-finned-why = Entweder steht die Zahl in einer der Flossen, oder in keiner, und der Fisch ist vollständig. Eine Zelle, die alle Flossen sieht, ist im ersten Fall ausgeschlossen, eine Zelle in den Spalten des Fisches im zweiten.
lesson-finned-do = Streiche die Zahl aus den Zellen, die in beiden Fällen ausgeschlossen sind.
lesson-sashimi-look = Nimm eine Zahl und suche { $fish } mit Flossen, bei dem in einer Zeile so viele Plätze fehlen, dass ihr ohne die Flossen nur einer bliebe. Mit Spalten geht es genauso.
lesson-sashimi-why = Entweder steht die Zahl in einer der Flossen, oder in keiner. Dann hat jene Zeile ihre Zahl auf ihrem einen Platz, und die anderen Zeilen müssen die übrigen Spalten des Fisches verbrauchen.
lesson-sashimi-do = Streiche die Zahl aus den Zellen in den Spalten des Fisches, die alle Flossen sehen.
lesson-franken-look = Nimm eine Zahl und suche { SPELLED($count) } Einheiten, Zeilen oder Blöcke, deren Plätze dafür alle in { SPELLED($count) } anderen liegen, Spalten oder Blöcken; mindestens ein Block ist dabei.{ $fins }
lesson-mutant-look = Nimm eine Zahl und suche { SPELLED($count) } Einheiten beliebiger Art, Zeilen und Spalten gemischt, deren Plätze dafür alle in { SPELLED($count) } anderen Einheiten liegen.{ $fins }
lesson-fins-outside = { "" } Ein paar Plätze, die Flossen, dürfen außerhalb liegen.
lesson-shaped-finned-why = Entweder steht die Zahl in einer der Flossen, oder in keiner, und der Fisch ist vollständig: Dann verbrauchen die ersten { SPELLED($count) } Einheiten die { SPELLED($count) } anderen.
lesson-shaped-finned-do = Streiche die Zahl aus den Zellen dieser anderen, die alle Flossen sehen und nicht zum Fisch gehören.
lesson-shaped-why = Jede der ersten { SPELLED($count) } Einheiten braucht die Zahl, und jede der { SPELLED($count) } anderen kann sie nur einmal geben. Damit sind alle verbraucht.
lesson-shaped-do = Streiche die Zahl aus allen Zellen dieser anderen, die nicht zum Fisch gehören.
