technique-double-exocet = Double exocet
    .look = Look for two junior exocets in the same band (or stack) that have the same four digits and the same three lines across, with bases in different boxes and no target in common.
    .why = A digit in both bases would need a target of each exocet in the third box, twice. So each of the four digits is in just one base, and then in three places of the lines.
    .do = Remove each of the four digits wherever it can't be, whichever base it is in: where it sees the cells of that base, or one of the three places.

double-exocet-not-both = No digit is in both bases: it would then have to be in a target of each in the same box, twice.
double-exocet-in-one = So { AND($digits) } are in one base each; whichever that is, the digit is also in three places of { $lines } that its base does not see.
double-exocet-goes = Where it sees all it can be in that base, or one of the three places, however they lie, it can't be.
