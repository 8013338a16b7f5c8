### 問題の写真を読み取り、比べる。

picture-opening = 写真を開いています…
picture-waiting = Pythonの準備中です…
picture-broken = このブラウザーでは写真を開けません。壊れているか、対応していない形式です。JPEGかPNGで保存してください。
picture-animated = この画像は動画です。問題が写っている1枚を保存してください。
picture-too-large = 写真が1億画素を超えています。小さくするか、問題を切り抜いてください。
picture-broken-pdf = このPDFは壊れているか、ロックされています。
picture-no-pdf = このページのコピーではPDFを開けません。PDFのページを画像として保存してください。
picture-of-pages = ／{ $count }
picture-several-pages = { $all }ページ中{ $page }ページ目
picture-several-read = { $all }枚中{ $read }枚を読み取りました
picture-unread = { AND($names) }には問題が見つかりませんでした。
picture-unsure = { AND($names) }の問題は、読み違いがあるかもしれません。1枚ずつ開いて写真と比べてください。

picture-nothing-in-it = 空き
picture-by-hand = 手書き
picture-clear = 解は1つだけで、どの数字もはっきりしています。
picture-no-solution = 読んだとおりでは解がありません。
picture-several-solutions = 読んだとおりでは解が複数あります。
picture-read-another-way = { $cells }マスを読み替えると、解が1つだけになりました。
picture-compare-cells =
    { $cells ->
        [0] 写真と比べてください。
       *[other] 印の付いた{ $cells }マスを写真と比べてください。
    }
picture-cell = { $name }：{ $value }
picture-cell-to-compare = { $name }：{ $value }、写真と比べてください
picture-likely = { $percent }%
picture-largest-grid = 最も大きい盤面
picture-grid-number = 盤面{ $number }

picture-your-picture = 写真
picture-reading-the-picture = 写真を読み取っています
picture-which = 盤面
picture-the-board-in-your = 写真の盤面をまっすぐにしたもの
picture-what-was-read-arrows = 読み取ったもの。矢印で動き、数字で直せます
picture-written-by-hand = 手書きの数字
picture-keep-what-was-written = 手書きの数字を、自分の数字として残す
picture-looks-right = これで正しい
picture-page = ページ
picture-all-to-many = すべての問題を「まとめて」へ
