technique-chute-remote-pair = Chute remote pair
    .look = Look for two cells with the same two candidates x and y in different boxes of one band (or stack), on different rows of it. Look at the third box where it meets the third row: its three cells lack x.
    .why = If both cells were x, the third box could have x in its third row only, where it has no place. So one of the cells is y.
    .do = Remove y from every cell that sees both. If the three cells lack both digits, remove both.

# $third is the third row or column of the three boxes.
chute-both = If both were { $value }, { $box } could have its { $value } only in { $third }.
chute-lacks = But { AND($cells) } can't be { $value }.
