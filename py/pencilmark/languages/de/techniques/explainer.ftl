technique-unique-loop-1 = Unique Loop 1
    .look = Suche einen Ring aus sechs oder mehr Zellen, die zwei Kandidaten gemeinsam haben, mit genau zweien davon in jeder Einheit am Weg. Nur eine Zelle des Rings hat noch etwas anderes.
    .why = Wäre auch diese Zelle eine der beiden Zahlen, dann ließen sich die beiden im ganzen Ring vertauschen, und es gäbe zwei Lösungen.
    .do = Streiche beide Zahlen aus der einen Zelle mit zusätzlichen Kandidaten.

technique-unique-loop-2 = Unique Loop 2
    .look = Suche einen Ring aus sechs oder mehr Zellen, die zwei Kandidaten gemeinsam haben, mit genau zweien davon in jeder Einheit am Weg. Einige Zellen haben eine zusätzliche Zahl, alle dieselbe.
    .why = Ohne sie ließen sich die beiden Zahlen im ganzen Ring vertauschen, und es gäbe zwei Lösungen; eine dieser Zellen ist also die zusätzliche Zahl.
    .do = Streiche die zusätzliche Zahl aus allen Zellen, die alle Zellen mit ihr sehen.

technique-unique-loop-3 = Unique Loop 3
    .look = Suche einen Ring aus sechs oder mehr Zellen, die zwei Kandidaten gemeinsam haben, von denen zwei Zellen in einer Einheit zusätzliche Zahlen haben; andere Zellen dieser Einheit haben genau diese zusätzlichen Zahlen.
    .why = Eine der beiden Zellen muss eine zusätzliche Zahl nehmen, sonst gäbe es zwei Lösungen. Zusammen wirken sie wie eine einzige Zelle mit den zusätzlichen Zahlen und bilden mit den anderen Zellen ein Paar, Tripel oder Quadrupel.
    .do = Streiche dessen Zahlen aus dem Rest der Einheit, wie bei einem nackten oder versteckten.

technique-unique-loop-4 = Unique Loop 4
    .look = Suche einen Ring aus sechs oder mehr Zellen, die zwei Kandidaten gemeinsam haben, von denen zwei Zellen in einer Einheit zusätzliche Zahlen haben, wobei eine der gemeinsamen Zahlen in dieser Einheit sonst nirgends passt.
    .why = Diese Zahl muss in einer der beiden Zellen stehen. Stünde in der anderen die zweite gemeinsame Zahl, ließen sich die beiden im Ring vertauschen, und es gäbe zwei Lösungen.
    .do = Streiche die zweite gemeinsame Zahl aus beiden Zellen.

technique-bug-1 = Bivalue Universal Grave 1
    .look = Suche ein Gitter, in dem jede leere Zelle zwei Kandidaten hat, bis auf eine mit mehr, und in dem ohne die zusätzlichen jede Zahl in jeder Einheit, in der sie fehlt, zwei Plätze hat.
    .why = Ohne die zusätzlichen Kandidaten hätte das Gitter zwei Lösungen oder keine; einer der zusätzlichen in dieser Zelle muss also stimmen.
    .do = Streiche die anderen Kandidaten der Zelle: die nicht zusätzlichen.

technique-bug-2 = Bivalue Universal Grave 2
    .look = Suche ein Gitter, in dem jede leere Zelle zwei Kandidaten hat, bis auf einige Zellen, die alle dieselbe eine zusätzliche Zahl haben.
    .why = Ohne die zusätzlichen hätte das Gitter zwei Lösungen oder keine; die Zahl stimmt also in mindestens einer dieser Zellen.
    .do = Streiche die Zahl aus allen Zellen, die sie alle sehen.

technique-bug-3 = Bivalue Universal Grave 3
    .look = Suche ein Gitter, in dem jede leere Zelle zwei Kandidaten hat, bis auf zwei Zellen einer Einheit mit verschiedenen zusätzlichen Zahlen; dann suche in dieser Einheit Zellen mit genau diesen zusätzlichen Zahlen.
    .why = Ohne die zusätzlichen hätte das Gitter zwei Lösungen oder keine; eine der beiden Zellen nimmt also eine zusätzliche Zahl. Zusammen wirken sie wie eine einzige Zelle mit den zusätzlichen Zahlen und bilden mit den anderen ein Paar, Tripel oder Quadrupel.
    .do = Streiche dessen Zahlen aus den übrigen Zellen der Einheit.

technique-bug-4 = Bivalue Universal Grave 4
    .look = Suche ein Gitter, in dem jede leere Zelle zwei Kandidaten hat, bis auf zwei Zellen einer Einheit, die zusätzliche Zahlen und einen gewöhnlichen Kandidaten gemeinsam haben, der in dieser Einheit sonst nirgends passt.
    .why = Ohne die zusätzlichen hätte das Gitter zwei Lösungen oder keine; eine der beiden Zellen nimmt also eine zusätzliche Zahl und die andere muss die gemeinsame nehmen.
    .do = Streiche alle anderen gewöhnlichen Kandidaten aus den beiden Zellen.

technique-two-strong-links = Two Strong Links
    .look = Nimm eine Zahl und suche zwei Einheiten, in denen sie nur zwei Plätze oder zwei Gruppen von Plätzen hat; ein Platz der ersten Einheit muss einen der zweiten sehen. Skyscraper, Kites und Empty Rectangles sind von dieser Art.
    .why = Auf den zwei Plätzen, die sich sehen, kann die Zahl nicht beide Male stehen, also steht sie an mindestens einem der beiden fernen Enden.
    .do = Streiche die Zahl aus allen Zellen, die beide fernen Enden sehen.

technique-three-strong-links = Three Strong Links
    .look = Nimm eine Zahl und suche drei Einheiten, in denen sie nur zwei Plätze oder zwei Gruppen von Plätzen hat, eine an die andere gereiht, wo sich Plätze sehen.
    .why = Beginne an einem der fernen Enden. Steht die Zahl nicht dort, zwingen die Einheiten sie Schritt für Schritt ans andere; an mindestens einem der beiden Enden steht sie also.
    .do = Streiche die Zahl aus allen Zellen, die beide fernen Enden sehen.

technique-four-strong-links = Four Strong Links
    .look = Nimm eine Zahl und suche vier Einheiten, in denen sie nur zwei Plätze oder zwei Gruppen von Plätzen hat, eine an die andere gereiht, wo sich Plätze sehen.
    .why = Beginne an einem der fernen Enden. Steht die Zahl nicht dort, zwingen die Einheiten sie Schritt für Schritt ans andere; an mindestens einem der beiden Enden steht sie also.
    .do = Streiche die Zahl aus allen Zellen, die beide fernen Enden sehen.

technique-wxyz-wing = WXYZ-Wing
    .look = Suche drei Zellen einer Einheit, die zusammen nur vier Zahlen haben, und außerhalb eine vierte Zelle mit zweien dieser Zahlen, die jeden Platz der einen von beiden sieht.
    .why = Den drei Zellen fehlt höchstens eine ihrer vier Zahlen. Ob die Zelle außerhalb nun die eine ihrer Zahlen ist oder die andere, die zweite Zahl z steht am Ende in einer der vier Zellen.
    .do = Streiche z aus allen Zellen, die alle Plätze von z in den vier Zellen sehen.

technique-vwxyz-wing = VWXYZ-Wing
    .look = Suche vier Zellen einer Einheit, die zusammen nur fünf Zahlen haben, und außerhalb eine fünfte Zelle mit zweien dieser Zahlen, die jeden Platz der einen von beiden sieht.
    .why = Den vier Zellen fehlt höchstens eine ihrer fünf Zahlen. Nimmt die Zelle außerhalb die erste ihrer Zahlen, müssen die vier die andere enthalten, z; also steht z in einer der fünf Zellen.
    .do = Streiche z aus allen Zellen, die alle Plätze von z in den fünf Zellen sehen.

technique-uvwxyz-wing = UVWXYZ-Wing
    .look = Suche fünf Zellen einer Einheit, die zusammen nur sechs Zahlen haben, und außerhalb eine sechste Zelle mit zweien dieser Zahlen, die jeden Platz der einen von beiden sieht.
    .why = Den fünf Zellen fehlt höchstens eine ihrer sechs Zahlen. Nimmt die Zelle außerhalb die erste ihrer Zahlen, müssen die fünf die andere enthalten, z; also steht z in einer der sechs Zellen.
    .do = Streiche z aus allen Zellen, die alle Plätze von z in den sechs Zellen sehen.

technique-tuvwxyz-wing = TUVWXYZ-Wing
    .look = Suche sechs Zellen einer Einheit, die zusammen nur sieben Zahlen haben, und außerhalb eine siebte Zelle mit zweien dieser Zahlen, die jeden Platz der einen von beiden sieht.
    .why = Den sechs Zellen fehlt höchstens eine ihrer sieben Zahlen. Nimmt die Zelle außerhalb die erste ihrer Zahlen, müssen die sechs die andere enthalten, z; also steht z in einer der sieben Zellen.
    .do = Streiche z aus allen Zellen, die alle Plätze von z in den sieben Zellen sehen.

technique-aligned-pair-exclusion = Aligned Pair Exclusion
    .look = Nimm zwei Zellen und schreibe alle Paare von Zahlen auf, die sie haben könnten; streiche jedes Paar durch, das einer Zelle, die beide sieht, ihre beiden Kandidaten nähme.
    .why = Ein Paar, das einer anderen Zelle keinen Kandidaten lässt, ist unmöglich. Eines der übrigen muss das richtige sein.
    .do = Streiche jeden Kandidaten der beiden Zellen, der in keinem der übrigen Paare vorkommt.

technique-aligned-triple-exclusion = Aligned Triple Exclusion
    .look = Nimm drei Zellen und schreibe alle Kombinationen von Zahlen auf, die sie haben könnten; streiche jede durch, die einer Zelle, die sie sieht, keinen Kandidaten ließe.
    .why = Die durchgestrichenen sind unmöglich. Eine der übrigen muss die richtige sein.
    .do = Streiche jeden Kandidaten der drei Zellen, der in keiner der übrigen Kombinationen vorkommt. Die Liste ist lang: am besten etwas für den Computer.

technique-x-cycle = X-Cycle
    .look = Nimm eine Zahl und suche einen geschlossenen Ring von Plätzen, in dem sich starke Verbindungen (eine Einheit mit nur zwei Plätzen) und schwache (zwei Plätze, die sich sehen) abwechseln.
    .why = Der Ring lässt sich in beiden Richtungen lesen, also steht die Zahl an genau einem Ende jeder schwachen Verbindung.
    .do = Streiche die Zahl aus allen anderen Zellen, die beide Enden einer schwachen Verbindung sehen.

technique-y-cycle = Y-Cycle
    .look = Suche einen geschlossenen Ring von Zellen mit zwei Kandidaten, in dem jede Zelle die nächste sieht und eine Zahl mit ihr gemeinsam hat.
    .why = Wie herum der Ring auch gefüllt wird, jede gemeinsame Zahl steht in genau einer der beiden Zellen, die sie gemeinsam haben.
    .do = Streiche jede gemeinsame Zahl aus allen anderen Zellen, die diese beiden sehen.

technique-xy-cycle = XY-Cycle
    .look = Suche einen geschlossenen Ring, in dem sich starke und schwache Verbindungen abwechseln, durch Zellen mit zwei Kandidaten und durch Einheiten mit zwei Plätzen für eine Zahl.
    .why = Der Ring lässt sich in beiden Richtungen lesen, also stimmt genau ein Ende jeder schwachen Verbindung.
    .do = Streiche alle Kandidaten, die beiden Enden einer der schwachen Verbindungen widersprechen.

technique-forcing-x-chain = Forcing X-Chain
    .look = Nimm eine Zahl, nimm an, dass sie in einer bestimmten Zelle steht (oder nicht), und folge den Einheiten, in denen sie nur zwei Plätze hat.
    .why = Die Kette kommt zurück und sagt das Gegenteil der Annahme, also ist diese falsch.
    .do = Hast du angenommen, dass der Kandidat stimmt, streiche ihn; sonst trage ihn ein.

technique-forcing-xy-chain = Forcing XY-Chain
    .look = Nimm an, dass ein Kandidat stimmt (oder nicht stimmt), und folge dem, was daraus kommen muss: dem anderen Kandidaten einer Zelle mit zweien, dem anderen Platz in einer Einheit mit zweien.
    .why = Die Kette kommt zurück und sagt das Gegenteil der Annahme, also ist diese falsch.
    .do = Hast du angenommen, dass der Kandidat stimmt, streiche ihn; sonst trage ihn ein.

technique-nishio-forcing-chains = Nishio Forcing Chains
    .look = Nimm eine Zahl, nimm an, dass sie in einer bestimmten Zelle steht, und trage sie überall ein, wo sie dann stehen muss.
    .why = Am Ende steht sie in einer Einheit zweimal oder hat in einer anderen keinen Platz mehr, also ist die Annahme falsch.
    .do = Streiche die Zahl aus der Zelle, in der du begonnen hast.

technique-forcing-cell-chains = Cell Forcing Chains
    .look = Nimm eine Zelle mit drei oder mehr Kandidaten und folge von jedem einer Kette. Suche eine Folgerung, die allen Ketten gemeinsam ist.
    .why = In der Zelle steht einer ihrer Kandidaten, und aus jedem folgt dasselbe.
    .do = Tu, worin sich alle Ketten einig sind: Trage die Zahl ein oder streiche den Kandidaten.

technique-forcing-region-chains = Region Forcing Chains
    .look = Nimm eine Einheit mit drei oder mehr Plätzen für eine Zahl und folge von jedem einer Kette. Suche eine Folgerung, die allen Ketten gemeinsam ist.
    .why = Die Einheit hat die Zahl auf einem dieser Plätze, und aus jedem folgt dasselbe.
    .do = Tu, worin sich alle Ketten einig sind: Trage die Zahl ein oder streiche den Kandidaten.

technique-dynamic-forcing-double-chains = Dynamic Double Forcing Chains
    .look = Nimm einen Kandidaten und schreibe auf, was folgt, wenn er stimmt, und dann, was folgt, wenn er falsch ist; ein Schritt darf auf mehreren früheren aufbauen. Vergleiche die beiden Listen.
    .why = Der Kandidat stimmt oder stimmt nicht; was in beiden Listen steht, ist also sicher.
    .do = Schreibe dieses Ergebnis auf: eine Zahl oder ein Kandidat, der wegfällt.

technique-dynamic-forcing-contradiction-chains = Dynamic Contradiction Forcing Chains
    .look = Nimm an, dass ein Kandidat stimmt (oder nicht stimmt), und schreibe auf, was folgt; ein Schritt darf auf mehreren früheren aufbauen, denn Kandidaten, die wegfielen, gelten als weg.
    .why = Zwei der Ergebnisse widersprechen sich, also ist die Annahme falsch.
    .do = Hast du angenommen, dass der Kandidat stimmt, streiche ihn; sonst trage ihn ein.

technique-dynamic-forcing-cell-chains = Dynamic Cell Forcing Chains
    .look = Nimm eine Zelle und schreibe für jeden ihrer Kandidaten auf, was aus ihm folgt; ein Schritt darf auf mehreren früheren aufbauen. Vergleiche die Listen.
    .why = In der Zelle steht einer ihrer Kandidaten; was in allen Listen steht, ist also sicher.
    .do = Schreibe dieses Ergebnis auf: eine Zahl oder ein Kandidat, der wegfällt.

technique-dynamic-forcing-region-chains = Dynamic Region Forcing Chains
    .look = Nimm eine Einheit und eine Zahl und schreibe für jeden ihrer Plätze auf, was aus ihm folgt; ein Schritt darf auf mehreren früheren aufbauen. Vergleiche die Listen.
    .why = Die Einheit hat die Zahl auf einem dieser Plätze; was in allen Listen steht, ist also sicher.
    .do = Schreibe dieses Ergebnis auf: eine Zahl oder ein Kandidat, der wegfällt.

technique-dynamic-plus-forcing-double-chains = Dynamic Plus Double Forcing Chains
    .look = Nimm einen Kandidaten und löse weiter, als ob er stimmte, und dann, als ob er falsch wäre; wo die Singles ausgehen, mit Locked Candidates, Paaren und X-Wings. Vergleiche beides.
    .why = Der Kandidat stimmt oder stimmt nicht; worin beide Versuche übereinstimmen, ist also sicher.
    .do = Schreibe auf, worin sie übereinstimmen: eine Zahl oder ein Kandidat, der wegfällt.

technique-dynamic-plus-forcing-contradiction-chains = Dynamic Plus Contradiction Forcing Chains
    .look = Nimm an, dass ein Kandidat stimmt (oder nicht stimmt), und löse weiter mit Singles und, wo sie ausgehen, mit Locked Candidates, Paaren und X-Wings in dem, was bleibt.
    .why = Zwei der Ergebnisse widersprechen sich, also ist die Annahme falsch.
    .do = Hast du angenommen, dass der Kandidat stimmt, streiche ihn; sonst trage ihn ein.

technique-dynamic-plus-forcing-cell-chains = Dynamic Plus Cell Forcing Chains
    .look = Nimm eine Zelle und löse von jedem ihrer Kandidaten aus weiter; wo die Singles ausgehen, mit Locked Candidates, Paaren und X-Wings. Vergleiche die Ergebnisse.
    .why = In der Zelle steht einer ihrer Kandidaten; worin alle Versuche übereinstimmen, ist also sicher.
    .do = Schreibe auf, worin sie übereinstimmen: eine Zahl oder ein Kandidat, der wegfällt.

technique-dynamic-plus-forcing-region-chains = Dynamic Plus Region Forcing Chains
    .look = Nimm eine Einheit und eine Zahl und löse von jedem ihrer Plätze aus weiter; wo die Singles ausgehen, mit Locked Candidates, Paaren und X-Wings. Vergleiche die Ergebnisse.
    .why = Die Einheit hat die Zahl auf einem dieser Plätze; worin alle Versuche übereinstimmen, ist also sicher.
    .do = Schreibe auf, worin sie übereinstimmen: eine Zahl oder ein Kandidat, der wegfällt.

technique-nested-forcing-double-chains = Nested Double Forcing Chains
    .look = Nimm einen Kandidaten und löse weiter, als ob er stimmte, und dann, als ob er falsch wäre; wo es nicht weitergeht, hilft vielleicht eine Forcing Chain in dem, was bleibt. Vergleiche beides.
    .why = Der Kandidat stimmt oder stimmt nicht; worin beide Versuche übereinstimmen, ist also sicher.
    .do = Schreibe auf, worin sie übereinstimmen: eine Zahl oder ein Kandidat, der wegfällt.

technique-nested-forcing-contradiction-chains = Nested Contradiction Forcing Chains
    .look = Nimm an, dass ein Kandidat stimmt (oder nicht stimmt), und löse weiter; wo es nicht weitergeht, suche eine Forcing Chain in dem, was bleibt, und nimm ihr Ergebnis als einen weiteren Schritt.
    .why = Zwei der Ergebnisse widersprechen sich, also ist die erste Annahme falsch.
    .do = Hast du angenommen, dass der Kandidat stimmt, streiche ihn; sonst trage ihn ein.

technique-nested-forcing-cell-chains = Nested Cell Forcing Chains
    .look = Nimm eine Zelle und löse von jedem ihrer Kandidaten aus weiter; wo es nicht weitergeht, hilft vielleicht eine Forcing Chain in dem, was bleibt. Vergleiche die Ergebnisse.
    .why = In der Zelle steht einer ihrer Kandidaten; worin alle Versuche übereinstimmen, ist also sicher.
    .do = Schreibe auf, worin sie übereinstimmen: eine Zahl oder ein Kandidat, der wegfällt.

technique-nested-forcing-region-chains = Nested Region Forcing Chains
    .look = Nimm eine Einheit und eine Zahl und löse von jedem ihrer Plätze aus weiter; wo es nicht weitergeht, hilft vielleicht eine Forcing Chain in dem, was bleibt. Vergleiche die Ergebnisse.
    .why = Die Einheit hat die Zahl auf einem dieser Plätze; worin alle Versuche übereinstimmen, ist also sicher.
    .do = Schreibe auf, worin sie übereinstimmen: eine Zahl oder ein Kandidat, der wegfällt.

technique-nested-multiple-forcing-double-chains = Nested Multiple Double Forcing Chains
    .look = Nimm einen Kandidaten und löse weiter, als ob er stimmte, und dann, als ob er falsch wäre; wo es nicht weitergeht, helfen vielleicht Cell oder Region Forcing Chains in dem, was bleibt. Vergleiche beides.
    .why = Der Kandidat stimmt oder stimmt nicht; worin beide Versuche übereinstimmen, ist also sicher.
    .do = Schreibe auf, worin sie übereinstimmen: eine Zahl oder ein Kandidat, der wegfällt.

technique-nested-multiple-forcing-contradiction-chains = Nested Multiple Contradiction Forcing Chains
    .look = Nimm an, dass ein Kandidat stimmt (oder nicht stimmt), und löse weiter; wo es nicht weitergeht, probiere in dem, was bleibt, jeden Kandidaten einer Zelle oder jeden Platz einer Zahl und nutze, was diesen Ketten gemeinsam ist.
    .why = Zwei der Ergebnisse widersprechen sich, also ist die Annahme falsch.
    .do = Hast du angenommen, dass der Kandidat stimmt, streiche ihn; sonst trage ihn ein.

technique-nested-multiple-forcing-cell-chains = Nested Multiple Cell Forcing Chains
    .look = Nimm eine Zelle und löse von jedem ihrer Kandidaten aus weiter; wo es nicht weitergeht, helfen vielleicht Cell oder Region Forcing Chains in dem, was bleibt. Vergleiche die Ergebnisse.
    .why = In der Zelle steht einer ihrer Kandidaten; worin alle Versuche übereinstimmen, ist also sicher.
    .do = Schreibe auf, worin sie übereinstimmen: eine Zahl oder ein Kandidat, der wegfällt.

technique-nested-multiple-forcing-region-chains = Nested Multiple Region Forcing Chains
    .look = Nimm eine Einheit und eine Zahl und löse von jedem ihrer Plätze aus weiter; wo es nicht weitergeht, helfen vielleicht Cell oder Region Forcing Chains in dem, was bleibt. Vergleiche die Ergebnisse.
    .why = Die Einheit hat die Zahl auf einem dieser Plätze; worin alle Versuche übereinstimmen, ist also sicher.
    .do = Schreibe auf, worin sie übereinstimmen: eine Zahl oder ein Kandidat, der wegfällt.

technique-nested-dynamic-forcing-double-chains = Nested Dynamic Double Forcing Chains
    .look = Nimm einen Kandidaten und löse weiter, als ob er stimmte, und dann, als ob er falsch wäre; wo es nicht weitergeht, hilft vielleicht eine zweite Annahme innerhalb der ersten, ganz zu Ende verfolgt. Vergleiche beides.
    .why = Der Kandidat stimmt oder stimmt nicht; worin beide Versuche übereinstimmen, ist also sicher.
    .do = Schreibe auf, worin sie übereinstimmen: eine Zahl oder ein Kandidat, der wegfällt.

technique-nested-dynamic-forcing-contradiction-chains = Nested Dynamic Contradiction Forcing Chains
    .look = Nimm an, dass ein Kandidat stimmt (oder nicht stimmt), und löse weiter; wo es nicht weitergeht, nimm innerhalb des ersten Falls einen zweiten Kandidaten an, verfolge ihn ganz zu Ende und nutze, was du dabei lernst.
    .why = Zwei der Ergebnisse widersprechen sich, also ist die erste Annahme falsch.
    .do = Hast du angenommen, dass der Kandidat stimmt, streiche ihn; sonst trage ihn ein.

technique-nested-dynamic-forcing-cell-chains = Nested Dynamic Cell Forcing Chains
    .look = Nimm eine Zelle und löse von jedem ihrer Kandidaten aus weiter; wo es nicht weitergeht, hilft vielleicht eine zweite Annahme innerhalb der ersten, ganz zu Ende verfolgt. Vergleiche die Ergebnisse.
    .why = In der Zelle steht einer ihrer Kandidaten; worin alle Versuche übereinstimmen, ist also sicher.
    .do = Schreibe auf, worin sie übereinstimmen: eine Zahl oder ein Kandidat, der wegfällt.

technique-nested-dynamic-forcing-region-chains = Nested Dynamic Region Forcing Chains
    .look = Nimm eine Einheit und eine Zahl und löse von jedem ihrer Plätze aus weiter; wo es nicht weitergeht, hilft vielleicht eine zweite Annahme innerhalb der ersten, ganz zu Ende verfolgt. Vergleiche die Ergebnisse.
    .why = Die Einheit hat die Zahl auf einem dieser Plätze; worin alle Versuche übereinstimmen, ist also sicher.
    .do = Schreibe auf, worin sie übereinstimmen: eine Zahl oder ein Kandidat, der wegfällt.
