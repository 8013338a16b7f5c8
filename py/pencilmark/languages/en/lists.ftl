### How lists are joined: "r1c1, r1c2 and r1c3". $others are all items but the last, joined by commas already.

join-comma = { ", " }
join-and = { $others } and { $last }
join-or = { $others } or { $last }
join-nor = { $others } nor { $last }
