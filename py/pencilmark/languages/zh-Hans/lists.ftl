### 简体中文。称呼用“你”。句号用“。”，并列用“、”，引号用“”，括号用（）。句子之间、单元格名称（r1c2）、数字和外文名称前后都不加空格。
### 用语：单元格、行、列、宫、区域（house）、不规则宫（region）、数字、值（value）、候选数、标记（mark）、提示数（given）、条件（clue）、
### 题目、答案（讲唯一性时说“解”）、技巧（technique）、步骤（step）、解题路径（path）、难度、提示（hint）。“看到”指两格同处一个区域，互相影响。
### 技巧沿用数独社区的叫法：唯一余数、区块、显性数对、二阶鱼；英文名通行的写成X-Wing（二阶鱼）这样。

join-sentences = { "" }
full-stop = 。
join-comma = 、
join-and = { $others }和{ $last }
join-or = { $others }或{ $last }
join-clause = ，
join-clauses = { $others }，{ $last }
join-nor = { $others }和{ $last }

numbers = 零 一 两 三 四 五 六 七 八 九 十 十一 十二
