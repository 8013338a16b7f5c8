### How lists are joined: "r1c1, r1c2 and r1c3". $others are all items but the last, joined by commas already;
### a language that joins two in another way than more may select by $count, how many there are.

# Between two sentences, and at the end of one that does not end by itself.
join-sentences = { " " }
full-stop = .
join-comma = { ", " }
join-and = { $others } and { $last }
join-or = { $others } or { $last }
# Of parts that are lists themselves: "5 from r1c1 and r1c2, and 7 from r1c3". $others are joined by join-clause.
join-clause = { ", " }
join-clauses = { $others }, and { $last }
join-nor = { $others } nor { $last }

### Numbers up to twelve as words, from no on, with a blank between two: SPELLED takes them from here.

numbers = no one two three four five six seven eight nine ten eleven twelve
