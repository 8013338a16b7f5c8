technique-x-wing = X-Wing（井桁）
technique-swordfish = ソードフィッシュ
technique-jellyfish = ジェリーフィッシュ
technique-squirmbag = スクワームバッグ
technique-whale = ホエール
technique-leviathan = リバイアサン

### フィッシュのレッスン。探すもの、理由、することの順。$count は行の本数。

lesson-x-wing-look = 数字を1つ選び、入る場所がちょうど2つで、同じ2列にそろう2つの行を探しましょう。行と列を入れ替えても同じです。
lesson-swordfish-look = 数字を1つ選び、入る場所がどの行も2つか3つで、すべて同じ3列に収まる3つの行を探しましょう。行と列を入れ替えても同じです。
lesson-jellyfish-look = 数字を1つ選び、入る場所がどの行も2つから4つで、すべて同じ4列に収まる4つの行を探しましょう。行と列を入れ替えても同じです。
lesson-fish-look = 数字を1つ選び、入る場所がすべて同じ{ $count }列に収まる{ $count }つの行を探しましょう。ふつうの盤面では、残りの行や列に、同じ働きをするもっと小さなフィッシュが必ずあります。
lesson-fish-why = { $count }つの行それぞれにその数字が必要で、同じ列を2つの行で使うことはできません。ですから、{ $count }列すべてを使い切ります。
lesson-fish-do = { $count }列の中の、ほかの行のマスから、その数字を消します。
lesson-an-x-wing = X-Wing（井桁）
lesson-a-fish =
    { $size ->
        [swordfish] ソードフィッシュ
        [jellyfish] ジェリーフィッシュ
        [squirmbag] スクワームバッグ
        [whale] ホエール
       *[leviathan] リバイアサン
    }
lesson-finned-look = 数字を1つ選び、余分な場所（フィン）がいくつかなければ{ $fish }になる{ $count }つの行を探しましょう。フィンはたいてい1つのブロックにあります。行と列を入れ替えても同じです。
lesson-finned-why = フィンのどれかにその数字が入るか、どれにも入らずフィッシュが完成するかです。前の場合はフィンがすべて見えるマス、後の場合はフィッシュの列にあるマスに、その数字は入りません。
lesson-finned-do = どちらの場合にも入らないマスから、その数字を消します。
lesson-sashimi-look = 数字を1つ選び、フィンを除くと入る場所が1つしか残らない行をもつ、フィンのある{ $fish }を探しましょう。行と列を入れ替えても同じです。
lesson-sashimi-why = フィンのどれかにその数字が入るか、どれにも入らないかです。入らなければ、その行では残った1か所に入り、ほかの行がフィッシュの残りの列を使い切ります。
lesson-sashimi-do = フィッシュの列にあり、フィンがすべて見えるマスから、その数字を消します。
lesson-franken-look = 数字を1つ選び、{ $count }つの行かブロックで、入る場所がすべて別の{ $count }つの列かブロックに収まるものを探しましょう。少なくとも1つはブロックです。{ $fins }
lesson-mutant-look = 数字を1つ選び、行と列を混ぜてもよい{ $count }つの領域で、入る場所がすべて別の{ $count }つの領域に収まるものを探しましょう。{ $fins }
lesson-fins-outside = いくつかの場所（フィン）が外にあってもかまいません。
lesson-shaped-finned-why = フィンのどれかにその数字が入るか、どれにも入らずフィッシュが完成するかです。完成すれば、最初の{ $count }つの領域が別の{ $count }つを使い切ります。
lesson-shaped-finned-do = 別の領域の中で、フィンがすべて見えて、フィッシュに含まれないマスから、その数字を消します。
lesson-shaped-why = 最初の{ $count }つの領域それぞれにその数字が必要で、別の{ $count }つの領域には1回ずつしか入りません。ですから、すべて使い切られます。
lesson-shaped-do = 別の領域の中の、フィッシュに含まれないマスから、その数字を消します。
