### 貼り付けられた問題、ほかのプログラムのリンクとファイル。何と分かったか、何が除かれたか。プログラムと形式の名前はそのまま。

ambiguous = この文字列は{ OR($labels) }と読めます。{ $known }のどれかを指定してください

bad-fpuzzles = この問題には、同じ長さの行が1から{ $most }行ある盤面が必要です
    .board = { $why }

bad-ipuz = このipuzファイルには1から{ $most }行の正方形の盤面が必要です
    .kind = このipuzファイルはナンプレではありません（種類は{ QUOTE($found) }）

bad-library-line = :technique:digits:givens:deleted:eliminations:placements:extraの形が必要です

bad-length =
    .cells-2 = 81マスが必要ですが、{ $found }マスでした
    .cells-game-id = このゲームidには{ $size }マスが必要ですが、{ $found }マスでした
    .lines-digits = { $help }。数字が{ NUMBER($digits) }個の行が{ NUMBER($found) }行ありました
    .recognised-rows-cells-them = { $size }マスの行は分かりましたが、{ $size }行必要なところ{ $found }行でした
    .characters = { $help }。{ $found }文字でした
    .recognised-grid-cells-each = 盤面は分かりましたが、各行に{ $size }マス必要なところ、{ $number }行目は{ $found }マスでした
    .rows = { $size }行が必要ですが、{ $found }行でした
    .n-n-n-candidates = n*n*n個の候補（9×9なら729個）が必要です。それぞれ値か空きです
    .givens-many-region-letters = 初期数字と、同じ数の区画の文字が必要ですが、{ $found }文字でした
    .board = { $size }×{ $size }には{ $wanted }マスが必要ですが、{ $found }マスでした

bad-character =
    .value = 1から9、+、. のどれかが必要ですが、{ QUOTE($found) }でした
    .recognised-grid-blank-row = 盤面は分かりましたが、1から{ $size }か空きが必要なところ、{ $number }行目に{ QUOTE($found) }がありました

bad-candidate = 349のように数字・行・列が必要ですが、{ QUOTE($found) }でした

bad-link =
    .sudokumaker-changed = SudokuMakerのリンクですが、途中で切れているか、変わっています
    .sudokumaker-cells = SudokuMakerの問題ですが、マスの数が盤面と合いません
    .lisudoku-changed = lisudokuの問題ですが、変わっています
    .sumocue-cells = SumoCueの問題ですが、{ $found }マスありました。正方形の盤面のマスが必要です
    .sumocue-cage = { $cell }は、別のマスから始まるケージの中にあるはずです
    .sumocue = SumoCueの問題です：{ $why }
    .sudokumaker-board = SudokuMakerの問題です：{ $why }
    .puzzle-f-puzzles-sudokupad = f-puzzlesかSudokuPadの、盤面かマスのある問題が必要です
    .data-puzzle-link-something = このリンクには問題のデータが必要ですが、別のものでした
    .recognised-link-pencilmark-puzzle = Pencilmarkのリンクですが、問題が途中で切れているか、変わっています
    .penpa-changed = Penpaのリンクですが、途中で切れているか、変わっています
    .whole-link-puzzle-cut = リンク全体が必要です。このリンクの問題は、途中で切れているか、変わっています
    .recognised-json-grid-n = JSONですが、nマスの行がn行ある盤面が見つかりません
    .recognised-grid-sudoku-coach = sudoku.coachの盤面ですが、途中で切れているか、変わっています
    .recognised-code-grid-cut = 盤面のコード{ $text }ですが、途中で切れているか、変わっています
    .recognised-grid-sudokuwiki-s = SudokuWikiの盤面（S9B）ですが、変わっています
    .recognised-grid-sudoku-coach-2 = sudoku.coachの盤面ですが、数字がありません
    .recognised-sudoku-puzz-link = puzz.linkのナンプレですが、マスの数が大きさと合いません
    .sudokupad = SudokuPadのデータ：{ $why }

other-program =
    .sudokumaker-digits = SudokuMakerの問題ですが、数字が0以上の数から大きくなる順になっていません
    .penpa-without-puzzle = Penpaのリンクですが、問題がありません。長いリンク（m=edit&p=...）が必要です
    .penpa-not-square = Penpaのリンクですが、盤面が正方形ではありません
    .penpa-without-digits = Penpaのリンクですが、マスに数字がなく、描かれたものの意味が分かりません

server-link =
    .link-only-names-puzzle = { $value }のこのリンクは、サーバーにある問題の名前だけです。問題の入った長いリンクが必要です。リンクを開いて、盤面か長いリンクをコピーしてください
    .short-link-open-paste = { $host }の短縮リンクです。開いて、移った先のアドレスを貼り付けてください

seed-link =
    .link-has-only-seed = このリンクには、ランダムな問題のシードしかありません。マスの入ったidが必要です
    .id-simon-tatham-solo = Simon TathamのSoloのidですが、ランダムのシードです。マスの入ったゲームid（3x3:...）が必要です

too-long =
    .characters-link = リンクは{ $most }文字までです
    .clues-link = リンクの手がかりは{ $most }個までです
    .characters-2 = { NUMBER($most) }文字までですが、{ NUMBER($found) }文字でした

empty =
    .puzzle-nothing = 問題が必要ですが、何もありません

bad-choice = { $known }のどれかが必要ですが、{ QUOTE($found) }でした

bad-tatham =
    .game-id-solo-x = 3x3:とマスのような、Soloのゲームidが必要です
    .regions-game-id = このゲームidには{ $size }個の区画が必要ですが、{ $found }個でした
    .board = Soloのid：{ $why }

binary = 文字列ではなく、画像か文書です。その文字列が必要です
no-digits = 言葉だけで数字がありません。{ $help }
no-places = 数字は{ $found }個ありましたが、空きマスを表すものがなく、位置が分かりません。{ $help }
a-table = { $high }行{ $wide }列の表です。{ $help }

no-puzzle =
    .recognised-file-sections-grid = 節のあるファイルですが、[Puzzle]の下に盤面がありません
    .recognised-html-xml-table = HTMLかXMLですが、マスの表も問題の行もありません

bad-iss = { $why }
expected-cells = n*nマスの1行（9×9なら81マス）か、nマスの行がn行必要です

bad-value =
    .group = 1から{ $top }の値、空き、候補のどれかが必要ですが、{ $where }に{ QUOTE($found) }がありました

form-board =
    .classic = この形式には9×9の盤面が必要ですが、{ $found }でした
    .size = この形式には{ $least }×{ $least }から{ $most }×{ $most }の盤面が必要ですが、{ $found }でした
    .several = この形式で書けるのは正方形の盤面1つだけですが、{ $found }でした
    .one-grid = この形式では1つの盤面しか書けませんが、{ $found }でした

bad-own =
    .puzzle = Pencilmarkの問題（JSON）です：{ $why }
    .marks = Pencilmarkの問題（JSON）です：{ $first }から{ $top }の候補のリストが{ $count }個必要です

not-held-board = 盤面（{ $board }）
not-held-rules = ルール
not-held-placed = 書き込んだ数字
not-held-marks = メモ
not-held-candidates = 問題に含まれる候補
not-held-title = タイトル
not-held-author = 作者
not-held-text = 言葉で書かれたルール
fpuzzles-negative-not-supported = 否定の{ $name }には対応していません
fpuzzles-dots-other-colour-do = 別の色の点は、ここでは否定ルールの例外になりません
fpuzzles-digits-marked-diagonal-all = 印のある対角線の数字はすべて異なります。
fpuzzles-formula = 式です
fpuzzles-not-supported = { $key }：{ $count }個に対応していません
fpuzzles-left-out = { $key } { $number }を除きました：{ $message }
ipuz-no-sign = この問題の文字ではありません：{ QUOTE($found) }
ipuz-signs = 文字{ $signs }は数字で表示します
signs-unknown = どのマスにもない文字が1つあり、{ $sign }で表示します
fpuzzles-normal-sudoku-rules-apply = 通常のナンプレのルールも適用されます。
fpuzzles-has-no-like = 対応するものがありません
grids-value-left-out-expected = { $cell_name }の値を除きました：1から{ $top }が必要ですが、{ QUOTE($value) }でした
grids-regions-no-proper-size = 大きさの合わない区画{ $count }個を除きました
grids-cells-not-supported = マスの{ $key }には対応していません
grids-pencil-marks-corners-cells = { $corner }マスの隅のメモは残りません
grids-colours-cells-not-kept = { $colours }マスの色は残りません
kinds-does-not-look-along = 対角線の全体に沿っていません
kinds-expected-cell-such-r = R1C1のようなマスが必要ですが、{ $name }でした
kinds-expected-cell-grid-found = 盤面のマスが必要ですが、{ $name }でした
kinds-expected-cells = R1C1のようなマスのリストが必要ですが、{ $found }でした
kinds-expected-direction = { $known }の方向が必要ですが、{ $found }でした
kinds-expected-list = 「{ $key }」の下にリストが必要ですが、{ $found }でした
kinds-expected-object = "cells"のようなフィールドのあるオブジェクトが必要ですが、{ $found }でした
kinds-expected-most-cells = マスは{ $size }個までです
kinds-expected-whole-number-found = 整数が必要ですが、{ $text }でした
kinds-has-no-number = 数がありません
kinds-nothing = なし
kinds-expected-two-cells-found = 2マスが必要ですが、{ $count }マスでした
kinds-expected-value = { OR($known) }が必要ですが、{ $value }でした
kinds-its-circle-not-read = 丸の数は左から右へ読めません
kinds-expected-cell-beside-grid = 盤面の外のマスが必要ですが、{ $cell }でした
kinds-its-cells-not-neighbours = マスが隣り合っていません
kinds-does-not-look-along-whole = 行や列の全体に沿っていません
links-pencilmark-link = Pencilmarkのリンク
links-page = ページ
links-link = { $host }のリンクの{ $format }
read-one-puzzle-x = { $size }×{ $size }の問題1つ
read-simple-sudoku = Simple Sudoku
read-grid-candidates = 候補の盤面
read-list-puzzles-x = { $small }×{ $small }の問題{ $count }個のリスト
iss-interactive-sudoku-solver = Interactive Sudoku Solver
iss-one-diagonal-alone-not = 1本だけの対角線には対応していません
iss-left-out = { $name }を除きました：{ $message }
iss-not-supported = { $name }には対応していません
penpa-small-numbers = 小さい数字
penpa-shaded-cells = 塗られたマス
penpa-lines-along-edges = マスの縁の線
penpa-drawn-what-they-mean = { $text }が描かれていますが、その意味は残りません
penpa-texts-no-digits-grid = 盤面の、数字でない文字列{ $outside }個を除きました
sudokumaker-there-no-edge = 辺{ $edge }はありません
sudokumaker-has-no-cells = マスがありません
sudokumaker-all-them-shown-not = { OR($nouns) }：すべて描かれているという指定は残りません
sudokumaker-drawing-not-kept = 描かれたものは残りません
sudokumaker-constraint-type-not-supported = 種類{ $kind }の制約には対応していません
sudokumaker-left-out = { OR($nouns) }を除きました：{ $why }
tatham-tatham-game-id = TathamのゲームID
sudokupad-global-rule-not-supported = 全体のルール{ $name }には対応していません
sudokupad-not-supported = { $key }には対応していません
sudokupad-expected-cells-grid = 盤面のマスが必要です
sudokupad-cells-beside = 盤面の外のマス{ $cells }個を除きました（そこに描かれたものは残ります）
sudokupad-no-houses = 盤面が正方形ではなく、ファイルに領域がありません：行・列・ブロックは言葉のルールにしかありません
sudokupad-values-told = 言葉のルールにあるとおり、数字は{ $first }から{ $last }です
sudokupad-few-values = 数字が{ $first }から{ $last }だけでは、行・列・ブロックの数字がすべて異なることはありません：何が入るかは言葉のルールにしかありません
sudokupad-read-from-words = 言葉のルールに名前があるものを読みました：{ $names }
worded-named-otherwise = 言葉のルールに名前はありますが、ここでのルールと違うか説明が足りないため、読みませんでした：{ $names }
sudokupad-read-from-drawing-compared = 絵から読みました。言葉のルールと比べてください：{ $names }
sudokupad-drawn-what-only-rules = { $key ->
        [lines] 線
        [arrows] 矢印
        [cages] ケージ
        [overlays] 上に重ねた絵
       *[underlays] 下に敷いた絵
    }が{ $count }個描かれていますが、その意味は言葉のルールにしかありません
own-out-of-date = Pencilmarkが書いた後に制約か図が変更されています：Pencilmarkが添えたルールではなく、変更後のものを読みました
sudokupad-says-nothing-about-its = 数字について何もいっていません
sudokupad-cage-left-out = ケージ{ $number }を除きました：{ $error }
sudokupad-drawing-left-out = { $name }の絵を除きました：{ $message }
gather-list-grids = 盤面{ NUMBER($count) }個のリスト
list-of-puzzles = 問題{ NUMBER($count) }個のリスト
hodoku-library-line = HoDoKuライブラリーの行
tags-xml-puzzles = 問題{ NUMBER($count) }個のXML
triples-list-clues = 手がかりのリスト
triples-row-column-value = 行・列・値
triples-value-row-column = 値・行・列
triples-a-list-of-clues-as = { $names }の手がかりのリスト
penpa-arrows = 矢印
penpa-cages = ケージ
penpa-frames = 枠
penpa-lines = 線
penpa-symbols = 記号
penpa-thermometers = 温度計
penpa-walls = 壁
list-of-puzzles-of-size = { $size }×{ $size }の問題{ NUMBER($count) }個のリスト
sudokupad-untitled = 無題
sudokupad-unknown = 不明
unread-most = この文字列の数字のほとんどが読まれていません。盤面と比べてください
unread-list = { $format }（読まれていない数字もあります）
sudokumaker-not-supported = { $name }：対応していません
