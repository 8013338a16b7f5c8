### 他のページのフレームの中のページ。

embed-no-python = ヒントには Python が必要です
embed-no-python-more = ここでは読み込めなかったか、このパズルを載せているページが実行を許可していません。なくても遊べます。
embed-no-puzzle = まだパズルがありません
embed-no-puzzle-more = このフレームのアドレスにパズルが入っていません。
