technique-clue-cell = Markierte Zelle
    .look = Suche eine markierte Zelle, die noch einen Kandidaten hat, den ihre Markierung verbietet.
    .why = Die Markierung sagt, welche Zahlen die Zelle haben kann, was auch immer um sie herum steht.
    .do = Streiche alle anderen Kandidaten aus ihr.

technique-pair-known = Hinweis neben einer Zahl
    .look = Suche eine gefüllte Zelle mit einem Hinweis zwischen ihr und einer leeren, etwa einem Punkt, einem Zeichen oder der nächsten Zelle einer Linie.
    .why = Der Hinweis sagt, welche Zahlen zu der passen, die dort steht; eine davon hat die andere Zelle.
    .do = Streiche alle anderen Kandidaten aus der leeren Zelle.

technique-set-last = Letzte Zelle einer Kombination
    .look = Suche einen Käfig mit einer einzigen leeren Zelle.
    .why = Der Käfig enthält eine seiner Kombinationen, und bis auf eine Zahl steht sie schon da.
    .do = Trage die fehlende Zahl ein, oder lass nur die stehen, die möglich sind.

technique-clue-last = Letzte Zelle einer Summe
    .look = Suche einen Pfeil, eine andere Summe oder eine Formel mit einer einzigen leeren Zelle.
    .why = Alle anderen Zahlen stehen da, also lässt sich die fehlende ausrechnen.
    .do = Trage die Zahl ein, oder lass nur die stehen, die passen.

technique-line-order = Steigende Linie
    .look = Suche eine Linie, auf der die Zahlen steigen, und zähle sie von beiden Enden her ab.
    .why = Jede Zelle ist größer als alle vor ihr und kleiner als alle nach ihr, hat also eine kleinste und eine größte mögliche Zahl.
    .do = Streiche, was darunter oder darüber liegt.

technique-pair-open = Zwei Zellen eines Hinweises
    .look = Suche zwei leere Zellen eines Hinweises, von denen eine wenige Kandidaten hat.
    .why = Eine Zahl kann in der einen Zelle nur stehen, wenn in der anderen eine übrig ist, die zu ihr passt.
    .do = Streiche alle Kandidaten ohne Partner.

technique-set-one = Einzige Kombination
    .look = Suche Käfige, deren Summe für ihre Zellenzahl sehr klein oder sehr groß ist oder deren Zellen wenige Kandidaten haben.
    .why = Bleibt eine einzige Kombination, dann stehen ihre Zahlen im Käfig, in welcher Reihenfolge auch immer.
    .do = Streiche alle anderen Kandidaten aus den Zellen des Käfigs.

technique-set-two = Letzte zwei Zellen einer Kombination
    .look = Suche einen Käfig mit zwei leeren Zellen und eine Zahl in der einen, die in der anderen keinen Partner hat.
    .why = Zusammen ergeben die beiden, was dem Käfig noch fehlt; zu jeder Zahl in der einen gehört also eine bestimmte in der anderen.
    .do = Streiche die Kandidaten ohne Partner.

technique-innie = 45er-Regel
    .look = Suche eine Einheit, die Käfige bis auf eine Zelle ausfüllen oder aus der sie um eine Zelle herausragen.
    .why = Eine Einheit mit neun Zellen hat die Summe 45. Der Unterschied zwischen 45 und der Summe der Käfige ist die Zahl dieser Zelle.
    .do = Trage sie ein.

technique-set-digits = Kombinationen
    .look = Suche einen Käfig, dem wenige Kombinationen bleiben, und schreibe sie auf.
    .why = Der Käfig enthält eine davon. Eine Zahl, die in keiner vorkommt, steht also nirgends im Käfig.
    .do = Streiche sie aus allen Zellen des Käfigs.

technique-sum-bounds = Grenzen einer Summe
    .look = Suche Summen, die für ihre Zellenzahl groß oder klein sind, und zähle das Kleinste und das Größte der anderen Zellen zusammen.
    .why = Was die anderen mindestens und höchstens ergeben, lässt dieser Zelle eine kleinste und eine größte Zahl.
    .do = Streiche, was darunter oder darüber liegt.

technique-formula-bounds = Grenzen einer Formel
    .look = Suche eine Formel mit großen Zahlen auf einer Seite oder mit Zellen, deren Kandidaten alle klein oder alle groß sind.
    .why = Jede Seite hat einen kleinsten und einen größten Wert, den ihr die Kandidaten lassen; mit einer Zahl, bei der die Seiten nicht zusammenkommen, geht die Formel nicht auf.
    .do = Streiche jede solche Zahl.

technique-set-only = Zahl in jeder Kombination, ein Platz
    .look = Suche eine Zahl, die allen Kombinationen eines Käfigs gemeinsam ist.
    .why = Der Käfig braucht diese Zahl irgendwo, und nur eine seiner Zellen kann sie noch aufnehmen.
    .do = Trage sie dort ein.

technique-pair-must = Zahl, die in zwei Zellen steht
    .look = Suche zwei Zellen eines Hinweises, für die nur wenige Möglichkeiten bleiben, denen eine Zahl gemeinsam ist.
    .why = Wie auch immer es kommt, diese Zahl steht in einer der beiden Zellen.
    .do = Streiche sie aus allen Zellen, die beide sehen.

technique-sight-place = Worauf ein Hinweis am Rand zielt
    .look = Suche eine Zahl am Rand des Gitters, die sehr klein oder sehr groß ist, und wovon aus sie zählt.
    .why = Die Zahl sagt, wie weit die Enden eines Sandwichs auseinanderliegen, wie viele Zellen eine X-Summe zusammenzählt oder wo eine Nummer hinführt.
    .do = Streiche die 1 oder die 9, die erste Zahl oder die Nummer, wo es mit ihr nicht aufginge.

technique-sight-count = Wolkenkratzer gezählt
    .look = Suche einen Wolkenkratzer-Hinweis und eine Zahl, mit der sich zählen lässt, wie viele man mindestens und höchstens sieht.
    .why = Eine Zahl, die größer ist als alle vor ihr, sieht man, und sie verdeckt jede kleinere dahinter.
    .do = Streiche sie, wo man mehr oder weniger sähe, als der Hinweis sagt.

technique-sight-parts = Teile einer Linie
    .look = Suche eine Zahl am Rand, von der du weißt, was sie zählt, etwa weil beide Enden eines Sandwichs feststehen.
    .why = Die Zellen, die sie zusammenzählt, enthalten eine der Kombinationen mit dieser Summe, und der Rest der Linie enthält die übrigen Zahlen.
    .do = Streiche alle anderen Kandidaten aus ihnen.

technique-set-must = Zahl in jeder Kombination
    .look = Suche eine Zahl, die allen Kombinationen eines Käfigs gemeinsam ist.
    .why = Der Käfig hat sie in einer seiner Zellen, also steht sie nirgends, wo alle diese Zellen zu sehen sind.
    .do = Streiche sie aus den Zellen außerhalb des Käfigs, die jeden Platz dafür sehen.

technique-formula-remainders = Reste einer Formel
    .look = Suche eine Formel mit einem Produkt oder einem Vielfachen und teile beide Seiten durch eine kleine Zahl wie 2, 3 oder 5.
    .why = Gleiche Zahlen lassen denselben Rest, also müssen beide Seiten einen gemeinsam haben: Eine gerade Seite ist nie gleich einer ungeraden.
    .do = Streiche jede Zahl, mit der sie keinen gemeinsam haben.

technique-innies-houses = 45er-Regel über mehrere Einheiten
    .look = Suche zwei, drei oder vier Einheiten nebeneinander, die Käfige bis auf eine Zelle ausfüllen oder aus denen sie um eine Zelle herausragen.
    .why = Jede Einheit mit neun Zellen hat die Summe 45. Der Unterschied zwischen der Summe aller Einheiten und der Summe der Käfige ist die Zahl dieser Zelle.
    .do = Trage sie ein.

technique-set-places = Kombinationen, Zelle für Zelle
    .look = Suche einen Käfig, dem wenige Kombinationen bleiben, und probiere jede davon in seinen Zellen aus.
    .why = Eine Zahl steht in einer Zelle nur, wenn der Rest einer Kombination in die anderen Zellen passt.
    .do = Streiche sie aus den Zellen, in denen keiner passt.

technique-sum-places = Möglichkeiten einer Summe
    .look = Suche Summen mit wenigen Möglichkeiten, ihre Zellen zu füllen, etwa einen Pfeil mit kleinem Kreis.
    .why = Eine Zahl steht in einer Zelle nur, wenn die anderen ergeben können, was dann noch fehlt.
    .do = Streiche sie aus den Zellen, in denen das nicht geht.

technique-innies-cells = 45er-Regel mit mehreren Zellen
    .look = Suche Einheiten, die Käfige bis auf ein paar Zellen ausfüllen.
    .why = Diese Zellen sind selbst ein Käfig: Ihre Summe ist, was die anderen Summen von 45 je Einheit übrig lassen.
    .do = Behandle sie wie einen Käfig und streiche, wofür darin kein Platz ist.

technique-innies-lines = 45er-Regel mit beliebigen Summen
    .look = Suche Einheiten, die Pfeile, Käfige, Little Killer oder Paare mit einem X bis auf ein paar Zellen abdecken.
    .why = Jede Einheit hat die Summe 45. Ein Pfeil ergibt seinen Kreis, also kann der Kreis für die Zellen des Pfeils stehen; eine bekannte Summe lässt sich abziehen. Übrig bleibt eine kurze Summe.
    .do = Streiche, wofür in dieser Summe kein Platz ist.

technique-sight-cases = Möglichkeiten, eine Linie zu teilen
    .look = Suche eine Zahl am Rand, für die nur wenige Möglichkeiten zum Abzählen bleiben, etwa zwei Paare von Plätzen für die Enden eines Sandwichs.
    .why = Eine der Möglichkeiten ist die richtige. Eine Zahl, für die keine davon Platz hat, ist also falsch.
    .do = Geh die Möglichkeiten einzeln durch und streiche, was in keiner vorkommt.

technique-sight-settled = Wolkenkratzer gesetzt und gezählt
    .look = Suche einen Wolkenkratzer-Hinweis mit einer hohen Zahl nahe am Rand oder mit wenigen Plätzen für die höchsten.
    .why = Nimmt man eine Zahl an, bleibt anderen der Linie nur noch ein Platz, und mit ihnen lässt sich der Hinweis nachzählen.
    .do = Streiche die Zahl, wo die anderen keine Plätze finden, mit denen der Hinweis aufgeht.

technique-clue-cases = Fälle eines Hinweises
    .look = Suche einen Hinweis, für den nur wenige Möglichkeiten bleiben.
    .why = Eine Zahl steht in einer Zelle nur, wenn eine Möglichkeit, den Hinweis zu erfüllen, sie dort hat.
    .do = Streiche sie, wo alle Möglichkeiten scheitern.

technique-clue-colours = Farben mit Hinweisen
    .look = Suche eine Zahl, deren Plätze durch Einheiten und durch Hinweise wie Käfige Paare bilden, und färbe sie abwechselnd.
    .why = Von jedem Paar hat genau eine Zelle die Zahl, also haben sie alle der einen Farbe und keine der anderen. Ein Hinweis kann einen Kandidaten neben einer Farbe ebenso verbieten wie eine Einheit.
    .do = Streiche, was neben keiner der Farben stehen kann, oder eine Farbe, von der zwei Zellen nicht zusammen bestehen können.

technique-clue-multi-colours = Multi Colors mit Hinweisen
    .look = Suche zwei Netze aus Paaren von Plätzen, für eine Zahl oder für zwei, und einen Hinweis zwischen je einer Zelle der beiden.
    .why = Zwei Farben, die ein Hinweis oder eine Einheit auseinanderhält, stimmen nicht beide, also stimmt eine der beiden Gegenfarben. Eine Farbe, die von beiden Farben des anderen Netzes getrennt ist, ist falsch.
    .do = Streiche, was neben keiner der Gegenfarben stehen kann, oder die falsche Farbe.

technique-clue-x-chain = X-Chain durch Hinweise
    .look = Suche eine Zahl mit zwei Plätzen in mehreren Einheiten oder Käfigen und einen Hinweis zwischen zweien der Plätze.
    .why = Ein Hinweis kann sie verbinden wie eine Einheit: Ein Käfig braucht die Zahl vielleicht in einer von zwei Zellen, oder zwei Zellen einer Linie sind gleich. Verfolgt man das von Verbindung zu Verbindung, steht die Zahl an einem Ende der Kette.
    .do = Streiche sie überall, wo sie neben keinem der Enden stehen kann.

technique-clue-xy-chain = XY-Chain durch Hinweise
    .look = Suche Zellen mit zwei Kandidaten, die neben Hinweisen aufeinanderfolgen, etwa neben Punkten entlang einer Zeile.
    .why = Hat eine Zelle den einen Kandidaten nicht, dann den anderen, und eine Einheit oder ein Hinweis gibt das an die nächste weiter. Also stimmt ein Ende der Kette.
    .do = Streiche, was neben keinem Ende der Kette stehen kann.

technique-clue-aic = Kette durch Hinweise
    .look = Suche Zellen mit zwei Kandidaten und Zahlen mit zwei Plätzen in einer Einheit, neben einem Hinweis wie einem Punkt oder einem Zeichen.
    .why = Ein Hinweis verbietet manchen Zahlen seiner Zellen, zusammen zu stehen, sodass eine die andere ausschließt wie in einer Einheit; eine Kette solcher Verbindungen hat ein Ende, das stimmt.
    .do = Streiche, was neben keinem Ende der Kette stehen kann.

technique-clue-grouped-aic = Kette mit Gruppen durch Hinweise
    .look = Suche eine Zahl, der ein Block nur eine Zeile oder Spalte lässt, neben einer Kette, die dort stehen bleibt.
    .why = Zwei oder drei solche Zellen stehen in einer Kette zusammen wie eine: Ist die Zahl in keiner von ihnen, steht sie anderswo; ist sie in einer, steht sie sonst nirgends in der Linie. Hinweise verbinden wie in jeder Kette.
    .do = Streiche, was neben keinem Ende der Kette stehen kann.

technique-clue-cell-forcing = Forcing Chains einer Zelle
    .look = Suche eine Zelle mit zwei oder drei Kandidaten, die meisten neben Hinweisen.
    .why = Einer der Kandidaten stimmt. Verfolge von jedem eine Kette von Verbindungen durch Einheiten, Zellen und Hinweise; wozu alle führen, das gilt.
    .do = Trage die Zahl ein, die nach allen Ketten stimmt, oder streiche die, die nach allen falsch ist.

technique-clue-region-forcing = Forcing Chains einer Einheit
    .look = Suche eine Zahl mit zwei oder drei Plätzen in einer Einheit, die meisten neben Hinweisen.
    .why = Einer der Plätze ist richtig. Verfolge von jedem eine Kette von Verbindungen durch Einheiten, Zellen und Hinweise; wozu alle führen, das gilt.
    .do = Trage die Zahl ein, die nach allen Ketten stimmt, oder streiche die, die nach allen falsch ist.

technique-clue-chain = Kurzer Widerspruch
    .look = Suche einen Kandidaten, der nach wenigen Schritten einer Zelle, einer Zahl oder einem Hinweis nichts mehr ließe.
    .why = Was aus ihm folgt, erzwingen Einheiten und Hinweise, und am Ende bleibt irgendwo nichts übrig. Der Kandidat ist also falsch.
    .do = Streiche ihn.

technique-clue-net = Widerspruch
    .look = Suche einen Kandidaten, aus dem viel folgen würde, in einer Zelle oder einem Hinweis mit wenigen Möglichkeiten.
    .why = Alles, was folgt, erzwingen Einheiten und Hinweise; bleibt dann einer Zelle, einer Zahl oder einem Hinweis nichts, ist der Kandidat falsch.
    .do = Streiche ihn.

technique-clue-dynamic = Dynamic Forcing Chains
    .look = Suche eine Zelle mit zwei oder drei Kandidaten oder eine Zahl mit zwei oder drei Plätzen in einer Einheit, von denen jeder weit führt.
    .why = Einer davon stimmt. Verfolge von jedem alles, was Einheiten und Hinweise erzwingen, wo nötig aus mehrerem zugleich; was jeder von ihnen ausschließt, ist falsch.
    .do = Streiche den Kandidaten, der in jedem Fall wegfällt.

technique-found-short = Regionen oder Schatten, kurz
    .look = Suche einen Hinweis oder eine Region, für die schon wenige Zellen genügen.
    .why = Zusammenhängende Zellen brauchen einen Weg zueinander, keine Region hat eine Zahl zweimal, und kein Quadrat ist einheitlich.
    .do = Streiche die Zahlen, mit denen ein Hinweis oder eine Region nicht aufgeht.

technique-found-long = Regionen oder Schatten, lang
    .look = Kläre Zelle um Zelle: dieselbe Region oder nicht, schattiert oder nicht.
    .why = Jede geklärte Zelle versperrt anderen den Weg oder lässt ihnen nur einen.
    .do = Streiche die Zahlen, für die am Ende ein Hinweis keinen Platz hat.

technique-clue-nested = Widerspruch im Widerspruch
    .look = Suche einen Kandidaten, aus dem viel folgt, und dann eine Zelle mit nur noch zwei Kandidaten oder eine Zahl mit nur noch zwei Plätzen.
    .why = Geht von diesen beiden eines nicht, gilt das andere; was daraus folgt, führt weiter, bis irgendwo nichts mehr übrig ist: Dann ist der Kandidat falsch.
    .do = Streiche ihn.
