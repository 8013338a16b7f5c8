### Python。ページに示すコード、プロンプト、状態。理由は文の後の「：」に続く。

python-other-version = このページの新しい版があります。読み込み直してください
python-silent = 長い間、応答がありません
python-did-not-come = Pythonを読み込めませんでした。ページの上で再試行してください
python-no-worker = worker.jsか、それに必要なファイルがないか、壊れています
python-ended-often = ワーカーが何度も終了させられました
python-no-room = もう1つ動かす余裕がありません
python-stopped-itself = Pythonが予期せず止まりました
python-started-again = Pythonが止まっていたので、起動し直しました
python-was-stopped = Pythonが止まりました
python-stopped-and-started = Pythonが止まり、起動し直しました
python-part-coming = Pythonの追加の部分を取り込んでいます
python-no-part = Pythonの一部をダウンロードできませんでした
python-no-part-why = Pythonの一部をダウンロードできませんでした：{ $why }
python-host-answered = サーバーの応答が{ $status }でした
python-no-host = サーバーに接続できません
python-nothing-came = { $seconds }秒間、何も届きませんでした
python-cut-off = 途中で切れています（{ $size }バイトのところ{ $bytes }バイト）
python-not-in-file = このファイルに{ $name }がありません
python-no-space = 空きがありません
python-kept-cut-off = 保存されていたPythonが途中で切れています

python-apart = 専用のPython
python-not-started = Pythonを起動できませんでした
python-not-started-why = Pythonを起動できませんでした：{ $why }
python-too-slow = { $seconds }秒以内に終わりませんでした
python-rule-stopped = 止めました。ゲームは元のままです。
python-rule-stopped-why = 止まりました：{ $why }。ゲームは元のままです。
python-strange-answer = このPythonは、尋ねていないことに答えました
python-rule-starting = 専用のPythonを起動して、関数を実行します…
python-rule-added = 追加しました。{ $all }通りの組み合わせのうち、{ $allows }通りを許します。
python-lines-added = { $count }個の条件を追加しました。

python-console-starting = Pythonを起動しています…
python-console-working = Pythonが作業中です…
python-console-stopped = 止めました。定義した名前は消えましたが、ゲームは元のままです。
python-died = Pythonを起動できなかったか、途中で止まりました。
python-died-why = Pythonを起動できなかったか、途中で止まりました：{ $why }。

python-shown = ページにあるもの
python-copied = コードをコピーしました
python-copied-more = パッケージをインストールしたところなら、どこでも動きます：pip install pencilmark
python-ask-solve = 解く
python-ask-rate = 評価
python-ask-spare = むだの有無、なくてもよいもの
python-ask-conflict = 矛盾するもの
python-ask-canon = 最小の同型
python-ask-write = 問題のJSON

python-show-python = Pythonを表示
python-the-lines-that-give = パッケージで同じ答えを得るコードです。
python-of = 内容
python-lines-of-python = Pythonのコード
python-copy-python = コードをコピー
python-open-a-console = コンソールを開く
python-python-console = Pythonコンソール
python-the-package-is-imported = パッケージはインポート済みで、<code>puzzle</code>が今の盤面です。専用のPythonで動き、ネットワークにもゲームにも触れません。意味の分からないコードは実行しないでください。
python-what-was-entered-and = 入力と答え
python-python-prompt = Pythonのプロンプト
python-run = 実行
python-take-the-lines-above = 上のコードを使う
python-enter-runs-shift-enter = <kbd>Enter</kbd>で実行、<kbd>Shift</kbd> + <kbd>Enter</kbd>で改行、矢印で前の入力に戻ります。
