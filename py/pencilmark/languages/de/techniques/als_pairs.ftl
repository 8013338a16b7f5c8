technique-als-xz = ALS-XZ
    .look = Suche zwei Almost Locked Sets (Gruppen von Zellen einer Einheit mit einer Zahl mehr als Zellen), die eine Zahl x gemeinsam haben, wobei jedes x des einen jedes x des anderen sieht.
    .why = Die Zahl x kann nicht in beiden Sets stehen. Das Set ohne x enthält alle seine anderen Zahlen. Eine zweite gemeinsame Zahl z steht also in einem der beiden.
    .do = Streiche z aus allen Zellen, die alle Plätze von z in beiden Sets sehen.

technique-als-w-wing = ALS-W-Wing
    .look = Suche zwei Almost Locked Sets (Gruppen von Zellen einer Einheit mit einer Zahl mehr als Zellen) mit den gemeinsamen Zahlen x und z und dazu eine Einheit mit nur zwei Plätzen für x: Jedes x des einen Sets sieht den ersten, jedes x des anderen den zweiten.
    .why = Die Einheit hat ihr x auf einem dieser Plätze, also fehlt x in einem der Sets. Dieses enthält dann alle seine anderen Zahlen, auch z.
    .do = Streiche z aus allen Zellen, die alle Plätze von z in beiden Sets sehen.

als-w-ends = Jede { $value } in A sieht { $near }, und jede { $value } in B sieht { $far }; also kann { $value } nicht in beiden Sets stehen.
