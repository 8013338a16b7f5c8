technique-double-exocet = Double exocet
    .look = Look for two junior exocets in the same band (or stack) that have the same four digits and the same three lines across, with bases in different boxes and no target in common.
    .why = A digit in both bases would have to be in a target of each exocet, twice in the third box. So each of the four digits is in just one base, and also in three places of the lines that this base does not see.
    .do = Remove each of the four digits wherever it can't be, whichever base it is in: in cells that see every place for it in that base, or one of the three places, however they lie.

double-exocet-not-both = No digit is in both bases: it would then have to be in a target of each, twice in the same box.
double-exocet-in-one = So each of { AND($digits) } is in just one base; whichever that is, the digit is also in three places of { $lines } that its base does not see.
double-exocet-goes = So it can't be in a cell that sees every place for it in that base, or one of the three places, however they lie.
