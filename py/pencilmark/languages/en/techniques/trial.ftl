technique-trial-and-error = Trial and error
    .look = When nothing else helps, choose a cell with few candidates, try one of them and carry on solving as if it were right.
    .why = The puzzle has exactly one solution, so every wrong candidate runs into a contradiction sooner or later.
    .do = If the trial fails, go back to where you started and remove the candidate. Write down where that was.

trial-nothing-else = None of the techniques known here gets any further, so { $cell } was found by trial and error.
trial-only-one-leads = Of its candidates { AND($digits) } only { $value } leads to a solution.
