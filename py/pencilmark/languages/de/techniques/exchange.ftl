technique-large-extended-rectangle = Large Extended Rectangle
    .look = Suche in zwei Zeilen eines Bandes (oder zwei Spalten eines Stapels) vier oder mehr Spalten, in denen alle Zellen beider Zeilen zusammen nur ebenso viele Zahlen haben, dazu wenige andere Kandidaten: die Wächter.
    .why = Mit diesen Zahlen allein hätte jede der beiden Zeilen sie alle in diesen Spalten. Die Zeilen könnten tauschen, was dort steht, und das Rätsel hätte zwei Lösungen. Also stimmt einer der Wächter.
    .do = Gibt es nur einen Wächter, trage ihn ein. Sonst streiche, was sich mit keinem von ihnen verträgt.

exchange-cells = { AND($cells) } liegen nebeneinander: { $lines }.
