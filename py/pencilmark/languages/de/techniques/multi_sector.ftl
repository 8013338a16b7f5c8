technique-multi-sector-locked-sets = Multi-Sector Locked Sets
    .look = Wähle einige Zeilen und einige Spalten und schau dir die leeren Zellen an, in denen sie sich kreuzen. Zähle, wie viele Zahlen diese Zellen höchstens aufnehmen, manche Zahlen nach Zeilen und die anderen nach Spalten.
    .why = Eine Zeile oder Spalte enthält eine Zahl nur einmal. Ergibt die Summe gerade die Anzahl der Zellen, dann wird jeder dieser Plätze gebraucht.
    .do = Streiche die nach Zeilen gezählten Zahlen aus dem Rest der Zeilen, die nach Spalten gezählten aus dem Rest der Spalten.

sectors-cells = Nimm die { $count } leeren Zellen, in denen { $rows } und { $columns } sich kreuzen.
sectors-rows = Eine Zeile enthält eine Zahl nur einmal. Von { AND($digits) } passen in diese Zellen also höchstens { $total }: { CLAUSES($parts) }.
sectors-columns = Dasselbe gilt für eine Spalte. Von den anderen Zahlen passen also höchstens { $total }: { CLAUSES($parts) }.
sectors-no-room = Zusammen sind das { $count }, gerade so viele wie Zellen, also darf davon nichts fehlen.
sectors-so = Jede Zeile hat jene Zahlen also in diesen Zellen, und jede Spalte ebenso.
