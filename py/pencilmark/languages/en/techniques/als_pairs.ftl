technique-als-xz = ALS-XZ
    .look = Look for two almost locked sets (groups of cells in a house with one digit more than cells) that share a digit x, where every x of one set sees every x of the other.
    .why = The digit x cannot be in both sets. The set without x is locked: it holds all its other digits. So a second shared digit, z, is in one of the two sets.
    .do = Remove z from every cell that sees all places of z in both sets.

technique-als-w-wing = ALS-W-wing
    .look = Look for two almost locked sets (groups of cells in a house with one digit more than cells) that share the digits x and z, and for a house with just two places for x, such that every x of one set sees the first place and every x of the other sees the second.
    .why = The house has its x in one of those places, so one of the sets has no x. That set is locked, and holds its z.
    .do = Remove z from every cell that sees all places of z in both sets.

# $near and $far are the two places.
als-w-ends = Every { $value } in A sees { $near }, and every { $value } in B sees { $far }; so { $value } can't be in both sets.
