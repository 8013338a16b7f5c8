### コピー・保存。

saving-form-line = 1行
saving-form-grid = 盤面
saving-form-marks = 候補の盤面
saving-form-text = 盤面とルールのテキスト
saving-form-csv = 表（CSV）
saving-form-json = すべて入ったJSON
saving-form-ipuz = ipuz
saving-form-opensudoku = OpenSudoku
saving-form-sadman = SadMan、SudoCue（.sdk）
saving-form-f-puzzles = f-puzzlesのリンク
saving-form-sudokupad = SudokuPadのリンク
saving-form-frame = ウェブページ用のフレーム（HTML）
saving-form-class = クラス用リンク（1人1問）
saving-form-svg = 画像（SVG）
saving-form-png = 画像（PNG）

saving-not-copied = このブラウザーではクリップボードに書き込めません。保存するか、文字列を選択してコピーしてください。
saving-copied = コピーしました：{ $form }
saving-comes-back = ここに貼り付けると、そのまま元に戻ります。
saving-picture-copied = 画像をコピーしました
saving-paste-it = 画像を入れられるところに貼り付けてください。
saving-saved = 保存しました
saving-saved-where = { $form }：ブラウザーのダウンロード先に入っています。
saving-no-picture = 画像がありません
saving-preview = プレビュー
saving-frame-said = ページのHTMLに貼り付けると、そこでこの問題を遊べます。
saving-class-said = 生徒はリンクを開いて{ $count }までの番号を選び、同じ難しさの別々の問題を受け取ります。「保存」で、答えの印刷用ページを残せます。
saving-points = ピクセルでできた画像です。プログラムは、写真と同じように問題を認識するしかありません。
saving-left-out = 除いたもの：{ $what }。
saving-left-out-of-link = 除いたもの、または言葉だけで伝えるもの：{ $what }。
saving-opens-there = もう一方のプログラムでこの問題が開きます。
saving-no-archive = ZIPファイルの終わりが必要です

saving-copy-or-save-as = コピー・保存
saving-what = 内容
saving-form = 形式
saving-pupils = 生徒の人数
saving-with-my-digits-and = 自分の数字とメモも
saving-what-is-copied = コピーされるもの
saving-the-puzzle-as-a = 問題の画像
saving-copy = コピー
saving-save = 保存
saving-open-it-there = そちらで開く
