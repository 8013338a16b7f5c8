technique-nice-loop = Nice loop or chain
    .offer = AIC (nice loop)

technique-grouped-nice-loop = Grouped nice loop or chain
    .offer = Grouped AIC

technique-short-nice-loop = Short nice loop or chain
technique-short-grouped-nice-loop = Short grouped nice loop or chain

technique-continuous-nice-loop = Continuous nice loop
    .look = Look for a chain of strong and weak links in turn that returns to its start without a break: the last link continues the alternation.
    .why = Read around the loop in either direction, the same holds; so of the two candidates of each weak link exactly one is true.
    .do = Remove every candidate that conflicts with both ends of one of the weak links, anywhere along the loop.

technique-discontinuous-nice-loop = Discontinuous nice loop
    .look = Look for a chain of strong and weak links in turn that returns to the cell where it started, with two links of the same kind meeting there.
    .why = Two weak links meeting say that the candidate, if true, makes itself false. Two strong links meeting say that it, if false, makes itself true.
    .do = Remove the candidate in the first case; in the second it is true, so remove the others from its cell.

technique-aic = Alternating inference chain
    .look = Look for a chain of candidates joined by strong links (if one is false, the other is true) and weak links (both cannot be true) in turn. It starts and ends with a strong link, and may change digits within a cell.
    .why = If the first candidate is false, the links make each following pair false and true in turn, up to the last candidate, which is true. So one of the two ends is true.
    .do = Remove every candidate that cannot be true together with either end.

technique-grouped-continuous-nice-loop = Grouped continuous nice loop
    .look = Look for a chain of strong and weak links in turn that returns to its start without a break, some links joining groups of cells or almost locked sets.
    .why = Read around the loop in either direction, the same holds; so of the two ends of each weak link exactly one is true.
    .do = Remove every candidate that conflicts with both ends of one of the weak links. Sets within the loop may remove more.

technique-grouped-discontinuous-nice-loop = Grouped discontinuous nice loop
    .look = Look for a chain of strong and weak links in turn, some of them through groups of cells or almost locked sets, that returns to the cell where it started with two links of the same kind.
    .why = Following the chain, the first candidate either makes itself false, or is true because it cannot be false.
    .do = Remove the candidate in the first case; in the second remove the others from its cell.

technique-grouped-aic = Grouped alternating inference chain
    .look = Look for a chain of strong and weak links in turn in which some links join whole groups: cells of one box and line that share a digit, or an almost locked set.
    .why = A group counts as true when one of its cells holds the digit. With that, the argument is the same as for any chain: if one end is false, the other end is true.
    .do = Remove every candidate that cannot be true together with either end.
