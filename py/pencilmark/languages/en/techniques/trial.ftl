technique-trial-and-error = Trial and error
    .look = When nothing else helps, choose a cell with few candidates, try one of them and carry on solving as if it were right.
    .why = The puzzle has exactly one solution, so every wrong candidate runs into a contradiction sooner or later.
    .do = If the trial fails, go back to where you started and remove the candidate. Write down where that was.

singles-none-techniques-known-here = none of the techniques known here gets any further, so { $here } was found by trial and error
singles-its-candidates-only-leads = of its candidates { $digits } only { $value } leads to a solution
