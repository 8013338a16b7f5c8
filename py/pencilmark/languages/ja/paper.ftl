### シート、本、ワークシート。紙に印刷されるものと、その希望の誤り。

too-many =
    .fewer-puzzles-page-qr = 1ページの問題を減らしてください。QRコードには{ NUMBER($side, maximumFractionDigits: 0) } mm必要です
    .fewer-puzzles-page-would = 1ページの問題を減らしてください。{ $count }問では幅が{ NUMBER($wide, maximumFractionDigits: 0) } mmになります
    .large = 1ページの問題を減らしてください。大活字の数字は{ $least }ポイント以上ですが、{ NUMBER($found, maximumFractionDigits: 1) }ポイントです

bad-text = フォントに{ QUOTE($sign) }の文字がありません（{ QUOTE($text) }の中）

empty =
    .own-puzzles = 自分の問題が必要ですが、1つもありません

a-list =
    .own = 1行に1つの問題が必要ですが、{ QUOTE($found) }でした

own-puzzle = 問題{ $number }{ $title }は{ $how_many }のため、答えを付けて印刷できません

bad-toml =
    .toml = TOMLが必要です：{ $words }
    .characters = { $most }文字までですが、{ $found }文字でした
    .book-file-lists-within = 本のファイルが必要ですが、リストの中にリストがありました

bad-value =
    .table-chapter-each-chapter = 章ごとに表[[chapter]]が必要です
    .key = { $key }には{ $wanted }が必要ですが、{ QUOTE($found) }でした

unknown-key = { $known }のどれかが必要ですが、{ QUOTE($found) }でした

bad-per-page =
    .puzzles-page = 1ページの問題は{ $known }から選びますが、{ $found }でした
    .puzzles-page-2 = 1ページの問題は1から{ $most }問までですが、{ $found }でした

bad-count =
    .chapter-puzzle-more = 章には問題が1問以上必要ですが、{ $found }でした
    .puzzles-chapters = 章の問題は1から{ $most }問までですが、{ $found }でした
    .puzzles = 問題は1から{ $most }問までですが、{ $found }でした
    .pupils = 生徒は1から{ $most }人までですが、{ $found }でした
    .pupil-number = 番号は1から{ $most }までですが、{ $found }でした

bad-answers = 答えの場所は{ $known }から選びますが、{ QUOTE($found) }でした
bad-seed = シードは0から{ $most }までですが、{ $found }でした

bad-show =
    .be-shown = 添えるものは{ $known }から選びますが、{ QUOTE($found) }でした
    .sheet = { $known }から選びますが、{ QUOTE($found) }でした

bad-logo =
    .kind = ロゴはSVG、PNG、JPEGのどれかですが、別のものでした
    .size = ロゴは{ $most } KBまでですが、それより大きいものでした
    .broken = 壊れていないJPEGのロゴが必要です
    .colours = JPEGのロゴは、グレーかRGBの色が必要です
    .drawing = SVGのロゴには、パスとviewBoxが必要です。これは描けません
    .press = 印刷所には単色のロゴが必要です。これは色が混じり合っています

bad-isbn = 検査数字の合うISBNが必要ですが、{ QUOTE($found) }でした
bad-used = 盤面と問題が必要です：{ QUOTE($found) }
bad-volume = シリーズの巻は1から{ $most }までですが、{ $series }の{ $found }でした

bad-bleed = 塗り足しは0から{ $most } mmまでですが、{ $found }でした
    .sides = 塗り足しの辺は{ OR($known) }ですが、{ QUOTE($found) }でした

bad-start = 始め方は{ OR($known) }ですが、{ QUOTE($found) }でした

bad-technique =
    .technique-practise = 練習する手筋は手筋一覧から選びますが、{ QUOTE($found) }でした

no-pdf = PDFを書くには{ $name }が必要です：pip install 'pencilmark[pdf]'
bad-title = タイトルは{ $most }文字までです

bad-paper =
    .sides-mm = 辺の長さは{ NUMBER($least, maximumFractionDigits: 0) }から{ NUMBER($most, maximumFractionDigits: 0) } mmまでですが、{ QUOTE($found) }でした
    .name = { $known }、または170x240mmのような大きさが必要ですが、{ QUOTE($found) }でした

bad-margin =
    .margins-gutter-bleed-mm = 余白、のど、塗り足しは0 mm以上です
    .margins-leave-mm-print = 印刷する幅が{ NUMBER($least, maximumFractionDigits: 0) } mm以上残る余白が必要です

in-chapter = 章{ QUOTE($name) }：{ $why }
chapter-lacks = 章{ QUOTE($name) }に{ $count }問中{ $missing }問足りません：{ $why }
book-lacks = { CLAUSES($lacks) }
bad-option = { $option }は{ $known }から選びますが、{ QUOTE($found) }でした
pdf-written = PDFの{ NUMBER($share, style: "percent") }を書き出しました
page-laid-out = { $total }ページ中{ $page }ページを組みました
puzzles-made = { $total }問中{ $count }問を作りました
puzzles-made-next = { $total }問中{ $count }問を作りました。次の1問のために{ NUMBER($tried) }回試しました

no-practice =
    .shipped = レッスンに{ $technique }の局面はありません
    .own = { $technique }を使う自分の問題が2問以上必要ですが、{ $found }問でした
    .puzzles = { $technique }が必要な問題がありません：{ $why }
    .try-practice = { $technique }が必要な問題がありません：{ $why }。ほかがすべてシングルの「練習」を試してください

bad-options =
    .no-isomorphs = クラス用の問題は、ブロックがあってほかのルールのない盤面に限ります（{ $board }は使えません）
    .not-unique = クラスの問題は、解が1つだけの問題から作ります
    .pdfa-or-pdfx = PDF/AかPDF/Xのどちらか一方です。保存用か印刷所用かを選んでください
    .barcode = バーコードにはISBNが必要です
    .variant-alone = 変わりナンプレは新しく作られます。自分の問題やレッスンの局面とは一緒に使えません
    .shipped = レッスンの局面にはメモがすべて書き込まれています。問題、練習、初期数字とは一緒に使えません

own-looked-at = 自分の問題{ $total }問中{ $count }問を調べました
printed-seed = シード{ $seed }
drawn-row = { $row }行目：{ $values }。
drawn-board = { $rows }×{ $columns }のナンプレ。
drawn-solution = { $rows }×{ $columns }の答え。
drawn-blank = 空き
title-volume = { $title } 第{ $volume }巻
examples-drawn = { $name }の図。{ $text }
licence-all-rights = 無断転載を禁じます。
    .label = 無断転載を禁じる
licence-cc-by = 作者名を示せば、この本を共有し、作り変えることができます：クリエイティブ・コモンズ 表示 4.0。
    .label = CC BY 4.0
licence-cc-by-nc = 作者名を示せば、営利目的でなければ、この本を共有し、作り変えることができます：クリエイティブ・コモンズ 表示-非営利 4.0。
    .label = CC BY-NC 4.0
licence-cc0 = この本は自由に使えます：クリエイティブ・コモンズ・ゼロ 1.0。
    .label = CC0
licence-copies = この本のページは、授業やサークルのためにコピーできます。
    .label = 授業用にコピー可
front-made-pencilmark-from-seed = Pencilmark { $version }で、シード{ $seed }から作りました。同じ設定なら、同じ本をもう一度作れます。
front-no-two-book-alike = この本の中に、回転や裏返しで同じになる問題はありません。
front-every-puzzle-has-exactly = どの問題も、解は1つだけです。{ $alike }
front-renamed = 数字を入れ替えても同じになりません。
front-volume-no-two-have = 全{ $series }巻の第{ $volume }巻。同じ問題が2つの巻に入ることはありません。
front-level-decides = 問題の順番はレベルと手間で決まります。横の評価（ERはSukaku Explainerのもの）は別の尺度なので、順番と一致しないことがあります。
front-set-in-serif = 書体は、和文がNoto Sans JP、欧文がSource Serif（どちらもSIL Open Font License）です。
front-set-in-mixed = 書体は、和文がNoto Sans JP、欧文がSource SerifとSource Sans（いずれもSIL Open Font License）です。
front-set-in-sans = 書体は、和文がNoto Sans JP、欧文がSource Sans（どちらもSIL Open Font License）です。
logo = 出版社のロゴ
front-by = { $title }（{ $author }）
front-chapter = 第{ $place }章
volume = 第{ $volume }巻
front-title-by = （{ $author }）
how-to-every-from-once = 1から{ $value_count }までの{ $word ->
        [digit] 数字
       *[number] 数
    }が1回ずつ
how-to-every-letter = 問題の文字が1回ずつ
how-to-so-does-each-both = 2本の長い対角線も同じです。
how-to-so-does-each-shaded = 塗られたウィンドウも同じです。
how-to-cells-same-place-different = 別々のブロックの同じ位置にあるマスには、異なる数字が入ります。
how-to-house-shaded-all-differ = 塗られた領域の数字は、すべて異なります。
how-to-cells-knights-move-apart = チェスのナイトの動きで移れるマスどうしには、異なる数字が入ります。
how-to-cells-touch-corner-differ = 角で接するマスどうしには、異なる数字が入ります。
how-to-each =
    { $kind ->
        [row] 各行
       *[column] 各列
    }
one-and-last = { $first }、{ $last }
how-to-pencil-marks-help-write = メモが役に立ちます。マスに入りうる数字（候補）を小さく書き、入らないと分かったら線で消しましょう。マスは行と列で呼びます。r3c5は3行目、5列目のマスです。
how-to-solve = 解き方
how-to-each-box-thick-border = 太線で囲まれた各ブロック
how-to-each-region-thick-border = 太線で囲まれた各区画
how-to-holds = { $head }には{ $every }入ります。
how-to-without-variants = 変わりナンプレ以外の
how-to-steps-below-all-puzzles = { $whose }問題を解くのに必要な手筋は、これですべてです。やさしいものから順に、1つずつ説明します。
how-to-steps-below-most-puzzles = { $whose }問題の多くで必要になる手筋を、やさしいものから順に、1つずつ説明します。
how-to-drawings-slanted-digits-were = 図の中の斜めの数字は、それまでに見つかったものです。手に関わるのは、色の付いたマスと丸で囲んだ候補で、消える候補には線を引いてあります。実線の矢印は、一方が偽なら他方が真、破線の矢印は、一方が真なら他方が偽であることを表します。
pages-puzzles =
    { $span ->
        [single] 問題{ $first }
        [pair] 問題{ $first }、{ $last }
       *[more] 問題{ $first }〜{ $last }
    }
pages-levels = { $first }〜{ $last }
pages-answers = { $name }：答え
pages-puzzles-to =
    { $span ->
        [single] 問題{ $first }
        [pair] 問題{ $first }、{ $last }
       *[more] 問題{ $first }〜{ $last }
    }
pages-pages =
    { $span ->
        [single] { $first }ページ
        [pair] { $first }、{ $last }ページ
       *[more] { $first }〜{ $last }ページ
    }
pages-easiest-first = 、やさしい順
pages-formulas = 各問題の式は、その下に印刷されています。式の中のb3は、2行目、3列目のマスです。
pages-what-they-need = 必要な手筋：{ $names }。
pages-what-most-need = 多くの問題で必要な手筋：{ $names }。
pages-on = { $numbers }（{ $where }）{ $rises }。
puzzle-pages-answer-page = 答えは{ $answer }ページ
puzzle-pages-page = { $answer }ページ
puzzles-no-known-solution = 解が不明
puzzles-no-solution = 解なし
puzzles-several-solutions = 解が複数
toml-text-quotes = 引用符で囲んだ文字列
toml-whole-number = 整数
toml-whole-number-most = { NUMBER($most) }以下の整数
toml-number = 数
toml-number-most = { NUMBER($most) }以下の数
toml-true-false = trueかfalse
toml-list-texts = 文字列のリスト
toml-range-such = [1, 2]のような範囲
wish-formulas = 式
titled-er = ER { $low }〜{ $high }
titled-hodoku-level = HoDoKu { $low }
titled-hodoku-score = スコア { $low }〜{ $high }
titled-word = ワードク
worksheet-your-turn-steps = さあ、やってみましょう。それぞれの盤面は、最初の{ $name }までの1手です。空欄を埋めて、次へ進みましょう。
worksheet-puzzle = 、問題{ $number }
guided-place = { AND($cells) } = { $blank }
guided-strike = { AND($cells) }から{ $blank }を消す
guided-step = { $name }。{ $where }{ $question }
guided-drawn = { $number }手目：{ $name }。{ $where }
worksheet-your-turn-find = さあ、やってみましょう。{ $name }を見つけて、{ $task }。{ $start }。{ $hints }
worksheet-next-step-each-puzzle = どの問題も、次の1手です
worksheet-each-puzzle-needs-way = どの問題も、途中で必要になります
worksheet-write-digit-gives = 決まる数字を書きましょう
worksheet-strike-out-what-rules = 消える候補に線を引きましょう
worksheet-where-look-told-upside = どこを見ればよいかは、下に逆さまに書いてあります。
entry-givens = 初期数字{ $count }個
entry-clue-score = 手がかりのスコア{ $score }
about-minutes = 約{ $minutes }分
pdf-pencilmark = Pencilmark { $version }
press-identifier = Custom
press-condition = 非塗工紙に黒インキ
press-profile = 黒インキ、ドットゲイン20%
pdf-qr-code-link-puzzle = この問題へのリンクのQRコード
sheet-answers = { $title }：答え
sheet-no-single-solution = 解が1つではない
blurb-puzzles = { $count }問：{ $chapters }。
blurb-unique = どの問題も、解は1つだけです。
check-vector = 写真なし
check-template = 印刷会社のテンプレートを参照
no-braille = 数字の盤面だけで表せる問題がないので点字にできません
braille = 1ページに1問です。aからiは1から9、3・6の点は空きマスです。ブロックの間は2マス空け、1行空けます。答えは後にあります。
chapter-puzzles = 問題
heading-answers = 答え
heading-contents = 目次
heading-hints = ヒント
heading-introduction = はじめに
heading-worked = 例題
line-date = 日付
line-name = 名前
worksheet-key = ：答え
heading-sheet = シート
sheet-of-class = { $title }：シート{ $place }

daily-title = 今日のナンプレ
daily-before = 前の日
daily-after = 次の日
daily-answer = 答え
class-title = クラスのナンプレ
class-answers = { $title }：答え
class-play = 遊ぶ
