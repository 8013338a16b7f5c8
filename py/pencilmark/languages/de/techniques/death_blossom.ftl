technique-death-blossom = Death Blossom
    .look = Suche eine Zelle mit wenigen Kandidaten, den Stiel, bei der jeder Kandidat alle Plätze dieser Zahl in einem eigenen Almost Locked Set sieht, einem Blütenblatt.
    .why = Welche Zahl der Stiel auch nimmt, sie fehlt dann jenem Blütenblatt, das damit alle seine anderen Zahlen enthält.
    .do = Streiche eine Zahl, die allen Blütenblättern gemeinsam ist, aus allen Zellen, die alle ihre Plätze darin sehen.
