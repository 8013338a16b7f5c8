### 印刷。シート、本、ワークシート。

print-writer-coming = PDFの作成に必要なものとフォントを取り込んでいます
print-not-started = Pythonを起動できませんでした：{ $why }。
print-summary = { $title }：{ $puzzles }問、{ $pages }ページ、シード{ $seed }。{ $out ->
        [0] { "" }
       *[other] { $out }行を除きました。
    }
print-line-says = { $line }行目：{ $message }
print-stopped = 止めました。
print-refused = 作れません：{ $message }{ $line ->
        [0] { "" }
       *[other] { $column ->
            [0] （{ $line }行目）
           *[other] （{ $line }行目、{ $column }文字目）
        }
    }。
print-made-some = 作った{ $count }問
print-page-of = { $number }/{ $total }ページ
print-the-first-page = 最初のページ
print-sketch-of = 下絵：{ $name }
print-laying-out = ページを組んでいます
print-fetching-writer = PDFの作成に必要なものを取り込んでいます
print-too-long = { $pages }ページあります。PDFをダウンロードして、それを印刷してください。
print-pages-saved = { $pages }ページを保存しました。
print-series-summary = { $title }：全{ $volumes }巻、{ $puzzles }問、シード{ $seed }。
print-volume-of = { $volumes }巻中の第{ $volume }巻：{ $text }
print-checks =
    { $wrong ->
        [0] 印刷所の決まりに合わない点はありません
       *[other] 印刷所の決まりに合わない点：{ $wrong }
    }
print-check =
    { $fits ->
        [yes] ✓ { $name }：{ $found }
        [no] ✗ { $name }：{ $found }（必要：{ $wanted }）
       *[open] ? { $name }：{ $found }（{ $wanted }）
    }
print-no-braille = 点字にできる問題はありません。
print-drawing = 画像を描いています
print-drawn = { $total }枚中{ $done }枚を描きました
print-no-drawer = archive.jsを読み込めませんでした。画像はSVGだけです。
print-not-drawn = このブラウザーではPNGを描けません。画像はSVGだけです。
print-no-logo = このロゴを読めません。500 KBまでのSVG、PNG、JPEGのファイルが必要です。
print-made-of = { $total }問中{ $count }問を作りました

print-what-to-print = 印刷するもの
print-paper = プリント
print-worksheet = ワークシート
print-book = 本
print-size = 大きさ
print-other = その他
print-millimetres = ミリメートル
print-170x240mm = 170x240mm
print-page-before = 前のページ
print-next-page = 次のページ
print-a-sketch-the-pages = 下絵です。実際のページはPDFでできます。
print-puzzles-on-paper = 問題を紙に
print-download-pdf = PDFをダウンロード
print-print = 印刷
print-what-you-see-is = 見えているとおりに印刷されます。PDFとして保存するか、プリンターに送ってください。
print-puzzles = 問題
print-each-pupil-gets-a = 1人ずつ違う問題になります。まず、人数分の問題を作ってください：
print-class-link = 全員に同じリンクを送ることもできます（遊ぶ→その他→コピー・保存→クラス用リンク）。
print-beside-each-puzzle = 問題に添えるもの
print-nothing = なし
print-in-the-grid = 盤面の中
print-givens-only = 初期数字だけ
print-page = ページ
print-portrait = 縦長
print-a-worksheet = ワークシート
print-a-book = 本
print-make-the-worksheet = ワークシートを作る
print-make-the-book = 本を作る
print-open-a-book-file = 本のファイルを開く
print-one-technique-a-worked = 1つの手筋を練習します。例題、その手筋が必要な問題、下にヒント、答えは別のページです。
print-chapters-from-easy-to = やさしい章から難しい章へ。目次、解き方、答えが付き、そのまま印刷所に出せます。
print-save-pdf = PDFを保存
print-save-cover = 表紙を保存
print-save-pictures-zip = 画像を保存（ZIP）
print-save-epub = EPUBを保存
print-save-table-csv = 表を保存（CSV）
print-save-books-file = 本のファイルを保存
print-left-out = 除いたもの
print-chapters = 章
print-add-a-chapter = 章を追加
print-printed-with-it = 一緒に印刷するもの
print-without-them = 足りないまま作る
print-more-about-the-book = 本について、さらに
print-for-publishers = 出版社向け
print-volume = 巻
print-each-puzzle-as-a = 各問題の画像も
print-save-sample = 見本を保存
print-save-braille = 点字（BRF）を保存
print-save-record = 問題の記録を保存
print-save-all-volumes = 全巻を保存（ZIP）
print-for-the-printer = 印刷所用
print-check-for = 入稿チェック
print-ingramspark = IngramSpark
print-series-and-other-files = シリーズとほかのファイル
print-sample-of-ten = 見本10問
print-braille = 点字（BRF）
print-record-of-puzzles = 使った問題の記録
print-leave-out-those-of = 記録にある問題を除く
print-your-own-puzzles = 自分の問題
print-one-a-line-or = 1行に1問、またはtitle、puzzle、level、board、rules、chapterの列のある表。ほかの章の前に、自分の問題だけの章ができます。
print-from-a-file = ファイルから
print-puzzles-and-hints = 問題とヒント
print-without-hints = ヒントなし
print-one-a-line-or-a = 1行に1問、または表。手筋が必要なものだけを使い、ほかの問題は作りません。
print-count = 問題数
print-remove = 削除
print-letter = レター
print-6-by-9-inches = 6×9インチ
print-needs = 必要な手筋
