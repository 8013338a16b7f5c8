### Wörter, überall dieselben: Zelle, Zeile, Spalte, Block, Linie (Zeile oder Spalte), Einheit (house), Region, Gitter,
### Rätsel, Vorgabe (given), Zahl (digit), Wert, Kandidat, Notiz (pencil mark), Platz, Lösung, Schritt, Tipp (hint),
### Technik, Stufe (level), Bewertung (rating), Startwert (seed); eintragen, streichen, ausschließen;
### Kette, Ring (loop), starke und schwache Verbindung, Flosse, Mittelzelle und Flügelzellen (pivot, pincers), Wächter (guardian);
### Hinweis (clue), Käfig, Summe, Pfeil, Kreis, Thermometer, 45er-Regel, Innenzelle und Außenzelle;
### Buch, Blatt (sheet), Sammlung (collection), Liste, Link, Datei, Vorlage (template).
### Techniken heißen wie in HoDoKu: auf Englisch.

join-sentences = { " " }
full-stop = .
join-comma = { ", " }
join-and = { $others } und { $last }
join-or = { $others } oder { $last }
join-clause = { ", " }
join-clauses = { $others } sowie { $last }
join-nor = { $others } noch { $last }
numbers = kein ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf
