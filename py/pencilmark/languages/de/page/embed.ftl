### Das Spiel im Rahmen auf einer anderen Seite.

embed-no-python = Tipps brauchen Python
embed-no-python-more = Es ließ sich hier nicht laden, oder die Seite um dieses Rätsel lässt es nicht laufen. Spielen kannst du auch ohne.
embed-no-puzzle = Noch kein Rätsel
embed-no-puzzle-more = In der Adresse dieses Rahmens steht keins.
