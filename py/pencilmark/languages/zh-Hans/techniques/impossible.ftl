technique-impossible-pattern = 不可能结构
    .look = 找一组格，它们有同样的三个数字，别的候选数（守护者）很少，而且彼此相见太多，三个数字不够用：把互相看到的三格里的数字叫作A、B、C，试着填一填。
    .why = 只用三个数字填不满这些格，所以其中别的候选数（守护者）必有一个为真。
    .do = 如果只有一个守护者，就填上它。否则，删去与哪个守护者都不能并存的候选数。

impossible-suppose = 假设{ AND($cells) }都只能填{ AND($digits) }。
impossible-letters = { AND($cells) }互相看到，所以三个数字都在其中：依次叫作A、B、C。
impossible-if = 假设{ CLAUSES($placed) }。
impossible-so-far = 那么{ CLAUSES($placed) }。
impossible-then =
    { $placed ->
        [0] 那么{ $cell }看到全部三个。
       *[other] 那么{ CLAUSES($placed) }，而{ $cell }看到全部三个。
    }
impossible-never = 所以这三个数字怎么也填不满这些格。

technique-or-chain = OR-k链（从守护者出发）
    .look = 找有两三个守护者的不可能结构或三值死环，再从每个守护者各找一条链，都以同一个候选数为假告终。
    .why = 守护者必有一个为真，不论是哪一个，它的链都否定这个候选数。
    .do = 删去这个候选数。
