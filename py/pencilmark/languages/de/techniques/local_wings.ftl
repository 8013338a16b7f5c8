technique-m-wing = M-Wing
    .look = Suche eine Zelle mit nur x und y, die einen von zwei Plätzen für y in einer Einheit sieht; der andere hat auch x, und eine Einheit hat nur ihn und einen weiteren Platz für x.
    .why = Ist die erste Zelle nicht x, ist sie y. Der Platz für y, den sie sieht, ist dann nicht y; der andere ist y und nicht x, und der letzte Platz ist x.
    .do = Streiche x aus jeder Zelle, die die erste Zelle und den letzten Platz sieht.

technique-s-wing = S-Wing
    .look = Suche eine Zelle mit nur x und y, die einen von zwei Plätzen für x in einer Einheit sieht und einen von zwei Plätzen für y in einer anderen.
    .why = Ist der ferne Platz für x nicht x, ist es der nahe. Die Zelle ist dann y, der nahe Platz für y nicht y, also der ferne.
    .do = Streiche, was mit keinem von beiden stimmen kann: y vom fernen Platz für x und x vom fernen Platz für y, wenn sie sich sehen, oder alles andere, wo sie dieselbe Zelle sind.

technique-l-wing = L-Wing
    .look = Suche zwei Plätze für x in einer Einheit, von denen einer auch einer von zwei Plätzen für y in einer Einheit ist; der andere davon ist einer von zwei Plätzen für z in einer dritten.
    .why = Ist der erste Platz nicht x, ist der zweite x und nicht y; der dritte ist dann y und nicht z, und der letzte ist z.
    .do = Streiche z vom ersten Platz und x vom letzten, wenn sie sich sehen, oder alles andere, wo sie dieselbe Zelle sind.

technique-h-wing = H-Wing
    .look = Suche eine Zelle mit nur x und y. Folge y zu einer Zelle in ihrer Sicht, die nur y und z hat, oder über eine Einheit mit zwei Plätzen für y zu einer Zelle, die auch z hat. Von dort folge z über eine Einheit mit zwei Plätzen dafür.
    .why = Ist die erste Zelle nicht x, ist sie y, und die Verbindungen führen weiter bis zum letzten Platz, der z ist.
    .do = Streiche z aus der ersten Zelle und x vom letzten Platz, wenn sie sich sehen.
