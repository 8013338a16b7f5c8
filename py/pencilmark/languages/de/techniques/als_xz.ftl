technique-als-xz = ALS-XZ
    .look = Suche zwei Almost Locked Sets (Gruppen von Zellen einer Einheit mit einer Zahl mehr als Zellen), die eine Zahl x gemeinsam haben, wobei jedes x des einen jedes x des anderen sieht.
    .why = Die Zahl x kann nicht in beiden Sets stehen. Das Set ohne x enthält alle seine anderen Zahlen. Eine zweite gemeinsame Zahl z steht also in einem der beiden.
    .do = Streiche z aus allen Zellen, die alle Plätze von z in beiden Sets sehen.
