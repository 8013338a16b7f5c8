### 問題の写真。今していること、比べるところ、読めない理由。

picture = 写真
picture-grid = 盤面{ $number }
picture-grid-looked-for = 盤面を探しています
picture-cells = 数字を読んでいます
picture-corrected = 解が1つになる読み方を探しています
picture-changed = 最もありそうな読み方では解が1つにならなかったため、{ AND($cells) }を変えました
picture-compare = { AND($cells) }を写真と比べてください
picture-none = 読んだとおりでは解がありません。写真と比べてください
picture-multiple = 読んだとおりでは解が複数あります。写真と比べてください
picture-unproved = 解が1つかどうかを時間内に確かめられませんでした。写真と比べてください

no-grid = この写真に盤面が見つかりません。盤面全体と外枠が入るように、真上から撮ってください
empty-grid = この写真に盤面はありますが、マスに数字がありません。ケージやその合計などの手がかりは読み取れません
too-blurred = 盤面はありますが、数字を読めません。近づいて、手を止めて、明るくして撮ってください
two-grids = この写真には盤面が{ $count }つあります。--readingでどれか（大きい順に{ OR($known) }）を選んでください
bad-picture = この写真のファイルは壊れているか、途中で切れています
    .pdf = このPDFは壊れているか、ロックされています
no-page = このPDFは{ $count }ページです。{ $found }ページはありません
animated-picture = この画像は動画です。問題が写っている1枚を保存してください
no-pillow = 写真を読むにはPillowが必要です（pip install 'pencilmark[picture]'）
    .heic = HEICの写真を読むにはpillow-heifも必要です（pip install 'pencilmark[picture-heic]'）。JPEGで保存してもかまいません
    .pdf = PDFのページを読むにはpypdfium2が必要です（pip install 'pencilmark[picture-pdf]'）
too-large =
    .picture = 写真は{ $most }00万画素までです。小さくするか、問題を切り抜いてください
too-small =
    .picture = 写真は一辺{ $least }画素以上が必要ですが、{ $found }でした
bad-length =
    .pixels = 画素は{ $count }バイト（{ $most }まで）が必要ですが、{ $found }バイトでした
