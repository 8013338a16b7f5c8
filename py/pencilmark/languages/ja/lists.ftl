### 日本語。文は です・ます で、文と文の間にも、マスの名前（r1c2）や数字の前後にも空白を入れない。句読点は 、。 括弧は （） と「」。
### 用語: マス、行、列、ブロック（house は領域、region は区画）、数字（value は値）、候補、メモ、初期数字（given）、手がかり（clue）、
### 問題、答え（唯一性をいうときは解）、手筋（technique）、手（step）、手順（path）、難易度。「見える」は同じ領域などで互いに影響すること。
### 手筋の名前はカタカナ、よく知られた和名は（）に添える。アルファベットの名前は X-Wing、XY-Wing のように書く。

join-sentences = { "" }
full-stop = 。
join-comma = 、
join-and =
    { $count ->
        [2] { $others }と{ $last }
       *[other] { $others }、{ $last }
    }
# 三つ以上は「のどれか」まで言う。
join-or =
    { $count ->
        [2] { $others }か{ $last }
       *[other] { $others }、{ $last }のどれか
    }
join-clause = 、
join-clauses = { $others }、{ $last }
join-nor = { $others }も{ $last }

numbers = 0 1 2 3 4 5 6 7 8 9 10 11 12
