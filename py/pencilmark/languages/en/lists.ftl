### How lists are joined: "r1c1, r1c2 and r1c3". $others are all items but the last, joined by commas already.

join-comma = { ", " }
join-and = { $others } and { $last }
join-or = { $others } or { $last }
# Of parts that are lists themselves: "5 from r1c1 and r1c2, and 7 from r1c3".
join-clauses = { $others }, and { $last }
join-nor = { $others } nor { $last }

### Numbers up to twelve as words, from no on, with a blank between two: SPELLED takes them from here.

numbers = no one two three four five six seven eight nine ten eleven twelve
