technique-large-extended-rectangle = Large extended rectangle
    .look = Look in two rows of a band (or two columns of a stack) for four or more columns where both cells have just as many digits between them all, and only a few other candidates: the guardians.
    .why = With just these digits, each of the two rows would have all of them in these columns. The rows could exchange what they hold there, and the puzzle would have two solutions. So one of the guardians is true.
    .do = If there is just one guardian, write it in. Otherwise remove what can't be true beside any of them.

# $lines are two rows or two columns.
exchange-cells = { AND($cells) } lie side by side in { $lines }.
