technique-als-xz = ALS-XZ
    .look = Look for two almost locked sets (groups of cells in a house with one digit more than cells) that share a digit x, where every x of one set sees every x of the other.
    .why = The digit x cannot be in both sets. The set without x is locked: it holds all its other digits. So a second shared digit, z, is in one of the two sets.
    .do = Remove z from every cell that sees all places of z in both sets.
