technique-chute-remote-pair = 同带远程数对
    .look = 在并排的三个宫里，找分在两宫、又不同行（或列）、候选数同为x和y的两格。第三个宫与第三行相交的三格里没有x。
    .why = 如果两格都是x，第三个宫的x就只能在第三行，而那里没有位置。所以两格中有一个是y。
    .do = 凡是能看到这两格的格，都删去y。如果那三格里两个数字都没有，两个都删去。

chute-both = 如果两格都是{ $value }，{ $box }的{ $value }就只能在{ $third }。
chute-lacks = 但{ AND($cells) }都不能是{ $value }。
