### ほかのページのフレームの中のページ。

embed-no-python = ヒントにはPythonが必要です
embed-no-python-more = ここでは読み込めなかったか、この問題を載せているページが実行を許可していません。なくても遊べます。
embed-no-puzzle = まだ問題がありません
embed-no-puzzle-more = このフレームのアドレスに問題が入っていません。
