technique-unique-polygon = Unique Polygon (Borescoper's Deadly Pattern)
    .look = Suche in einem Block drei oder vier Zellen, in denen zwei Zeilen zwei Spalten kreuzen, dazu zwei Zellen dieser Zeilen in einer Spalte eines anderen Blocks und zwei dieser Spalten in einer Zeile eines dritten. Sie haben drei Zahlen (vier bei vier Zellen im Block) und wenige andere: die Wächter.
    .why = Wie auch immer die Zahlen allein diese Zellen füllten, sie könnten es auch anders, mit denselben Zahlen in jeder Einheit, und das Rätsel hätte zwei Lösungen. Also stimmt einer der Wächter.
    .do = Gibt es nur einen Wächter, trage ihn ein. Sonst streiche, was sich mit keinem von ihnen verträgt.

polygon-cells = { $without }, hätten { AND($cells) } nur { AND($digits) }.
polygon-another-way = Wie auch immer diese Zahlen die Zellen füllten, sie könnten es auch anders, mit denselben Zahlen in jeder Einheit, und das Rätsel hätte zwei Lösungen.
