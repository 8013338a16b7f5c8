technique-or-chain = OR-k-Kette (von Wächtern aus)
    .look = Suche ein unmögliches Muster oder einen Tridagon mit zwei oder drei Wächtern und von jedem Wächter eine Kette, die beim selben Kandidaten endet.
    .why = Einer der Wächter stimmt, und welcher es auch ist: Seine Kette schließt den Kandidaten aus.
    .do = Streiche diesen Kandidaten.
