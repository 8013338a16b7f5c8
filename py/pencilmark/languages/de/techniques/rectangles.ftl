technique-unique-rectangle-1 = Unique Rectangle 1
    .look = Suche vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken, von denen drei dieselben zwei Kandidaten haben und sonst nichts, die vierte diese zwei und noch mehr.
    .why = Wäre auch die vierte Zelle eine der beiden Zahlen, dann ließen sich die beiden im Rechteck vertauschen, und das Rätsel hätte zwei Lösungen.
    .do = Streiche beide Zahlen aus der vierten Zelle.

technique-unique-rectangle-2 = Unique Rectangle 2
    .look = Suche ein Rechteck in zwei Blöcken, dessen Ecken zwei Kandidaten gemeinsam haben: Zwei benachbarte Ecken haben sonst nichts, die beiden anderen zusätzlich dieselbe eine Zahl.
    .why = Ohne die zusätzliche Zahl ließen sich die beiden Kandidaten im Rechteck vertauschen, und es gäbe zwei Lösungen; eine der beiden Ecken muss also die zusätzliche Zahl sein.
    .do = Streiche die zusätzliche Zahl aus allen Zellen, die beide Ecken sehen.

technique-unique-rectangle-3 = Unique Rectangle 3
    .look = Suche ein Rechteck in zwei Blöcken, dessen Ecken zwei Kandidaten gemeinsam haben und von dem zwei benachbarte Ecken mehrere zusätzliche Zahlen haben; dann suche in deren Einheit Zellen mit genau diesen zusätzlichen Zahlen.
    .why = Eine der beiden Ecken muss eine zusätzliche Zahl nehmen, sonst gäbe es zwei Lösungen. Zusammen wirken sie wie eine einzige Zelle mit den zusätzlichen Zahlen und bilden mit den anderen Zellen ein Paar, Tripel oder Quadrupel.
    .do = Streiche dessen Zahlen aus den übrigen Zellen der Einheit.

technique-unique-rectangle-4 = Unique Rectangle 4
    .look = Suche ein Rechteck in zwei Blöcken, dessen Ecken zwei Kandidaten gemeinsam haben und von dem zwei benachbarte Ecken zusätzliche Zahlen haben, wobei eine der gemeinsamen Zahlen in deren Einheit sonst nirgends passt.
    .why = Diese Zahl muss in einer der beiden Ecken stehen. Stünde in der anderen die zweite gemeinsame Zahl, ließen sich die beiden vertauschen, und es gäbe zwei Lösungen.
    .do = Streiche die zweite gemeinsame Zahl aus beiden Ecken.

technique-unique-rectangle-5 = Unique Rectangle 5
    .look = Suche ein Rechteck in zwei Blöcken, dessen Ecken zwei Kandidaten gemeinsam haben und von dem zwei gegenüberliegende Ecken oder drei Ecken zusätzlich dieselbe eine Zahl haben.
    .why = Ohne sie ließen sich die beiden gemeinsamen Zahlen im Rechteck vertauschen, und es gäbe zwei Lösungen; eine dieser Ecken muss also die zusätzliche Zahl sein.
    .do = Streiche die zusätzliche Zahl aus allen Zellen, die alle diese Ecken sehen.

technique-unique-rectangle-6 = Unique Rectangle 6
    .look = Suche ein Rechteck in zwei Blöcken, dessen Ecken zwei Kandidaten gemeinsam haben und von dem zwei gegenüberliegende Ecken zusätzliche Zahlen haben, wobei eine der gemeinsamen Zahlen auf zwei gegenüberliegenden Seiten keinen anderen Platz hat.
    .why = Stünde diese Zahl in einer der Ecken mit zusätzlichen Zahlen, müsste sie auch in der anderen stehen, und die zweite gemeinsame Zahl füllte die übrigen Ecken: zwei Lösungen.
    .do = Streiche diese Zahl aus den beiden Ecken mit zusätzlichen Zahlen.

technique-hidden-rectangle = Hidden Rectangle
    .look = Suche ein Rechteck in zwei Blöcken mit einer Ecke, die nur zwei Kandidaten hat, x und y. Dann schau dir die gegenüberliegende Ecke an: In ihrer Zeile und ihrer Spalte hat x außerhalb des Rechtecks keinen Platz.
    .why = Wäre die gegenüberliegende Ecke y, dann müssten ihre beiden Nachbarn x sein und die erste Ecke y: Die beiden Zahlen ließen sich vertauschen, und es gäbe zwei Lösungen.
    .do = Streiche y aus der gegenüberliegenden Ecke.
