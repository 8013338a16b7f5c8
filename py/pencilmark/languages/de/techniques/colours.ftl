technique-simple-colours-trap = Simple Colors (Trap)
    .look = Nimm eine Zahl und schau dir die Einheiten mit genau zwei Plätzen dafür an. Färbe die beiden Plätze verschieden und geh so von Einheit zu Einheit weiter, so weit du kommst.
    .why = Alle Zellen der einen Farbe enthalten die Zahl, keine der anderen. Eine Zelle, die beide Farben sieht, sieht die Zahl so oder so.
    .do = Streiche die Zahl aus allen ungefärbten Zellen, die beide Farben sehen.

technique-simple-colours-wrap = Simple Colors (Wrap)
    .look = Nimm eine Zahl und färbe die Einheiten mit genau zwei Plätzen dafür in zwei Farben, von Einheit zu Einheit. Suche zwei Zellen derselben Farbe in einer Einheit.
    .why = Zellen einer Farbe sind alle richtig oder alle falsch. Zwei in einer Einheit können nicht beide richtig sein, also ist diese Farbe überall falsch.
    .do = Streiche die Zahl aus allen Zellen dieser Farbe; die andere Farbe ist richtig.

technique-multi-colours-1 = Multi Colors 1
    .look = Färbe eine Zahl in zwei getrennten Netzen, jedes mit zwei eigenen Farben. Suche eine Farbe des ersten Netzes, die eine Farbe des zweiten sieht.
    .why = Diese beiden Farben können nicht beide richtig sein, also ist es mindestens eine der beiden Gegenfarben.
    .do = Streiche die Zahl aus allen Zellen, die beide Gegenfarben sehen.

technique-multi-colours-2 = Multi Colors 2
    .look = Färbe eine Zahl in zwei getrennten Netzen, jedes mit zwei eigenen Farben. Suche eine Farbe des ersten Netzes, die beide Farben des zweiten sieht.
    .why = Eine Farbe des zweiten Netzes ist richtig, welche auch immer; die Farbe, die beide sieht, ist also falsch.
    .do = Streiche die Zahl aus allen Zellen dieser Farbe.

technique-3d-medusa = 3D Medusa
    .look = Färbe Kandidaten mehrerer Zahlen zugleich: Die zwei Plätze einer Zahl in einer Einheit bekommen verschiedene Farben, ebenso die zwei Kandidaten einer Zelle.
    .why = Entweder sind alle Kandidaten der einen Farbe richtig oder alle der anderen. Führt eine Farbe zu einem Widerspruch, etwa zu zwei Zahlen in einer Zelle, dann ist sie falsch.
    .do = Streiche eine Farbe, die sich selbst widerspricht; sonst streiche alle Kandidaten, die beiden Farben widersprechen.
