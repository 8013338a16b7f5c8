join-comma = { ", " }
join-and = { $others } und { $last }
join-or = { $others } oder { $last }
join-clauses = { $others } sowie { $last }
join-nor = { $others } noch { $last }
numbers = kein ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf
