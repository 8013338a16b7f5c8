python-other-version = il y a une nouvelle version de cette page, rechargez-la
python-did-not-come = Python n'a pas pu être chargé : réessayez en haut de cette page
python-silent = il n'a rien dit depuis trop longtemps
python-no-worker = worker.js, ou un fichier dont il a besoin, manque ou est abîmé
python-ended-often = son worker a été interrompu trop souvent
python-no-room = il n'y a pas de place pour un de plus
python-stopped-itself = Python s'est arrêté sans prévenir
python-started-again = Python s'était arrêté et a redémarré
python-was-stopped = Python a été arrêté
python-stopped-and-started = Python a été arrêté et a redémarré
python-part-coming = Une autre partie de Python arrive
python-no-part = Une partie de Python n'a pas pu être téléchargée
python-no-part-why = Une partie de Python n'a pas pu être téléchargée : { $why }
python-host-answered = le serveur a répondu { $status }
python-no-host = le serveur est injoignable
python-nothing-came = rien n'est arrivé en { $seconds } secondes
python-cut-off = tronqué, { $bytes } octets reçus au lieu de { $size }
python-not-in-file = { $name } n'est pas dans ce fichier
python-no-space = il n'y a pas de place
python-kept-cut-off = ce qui était gardé de Python est tronqué

python-apart = Python à part
python-not-started = Python n'a pas pu démarrer
python-not-started-why = Python n'a pas pu démarrer : { $why }
python-too-slow = il n'avait pas fini au bout de { $seconds } secondes
python-rule-stopped = Arrêté. La partie est inchangée.
python-rule-stopped-why = Arrêté : { $why }. La partie est inchangée.
python-strange-answer = ce Python a donné une réponse que personne ne demandait
python-rule-starting = Un Python à part démarre, et exécute votre fonction…
python-rule-added = Ajoutée : elle permet { $allows } combinaisons sur { $all }.
python-lines-added = 
    Ajout : { $count ->
        [one] { $count } relation
       *[other] { $count } relations
    }.

python-console-starting = Python démarre…
python-console-working = Python est au travail…
python-console-stopped = Arrêté. Ses variables ont disparu ; la partie est inchangée.
python-died = Python n'a pas pu démarrer, ou il s'est éteint.
python-died-why = Python n'a pas pu démarrer, ou il s'est éteint : { $why }.

python-shown = Ce qui est sur la page
python-copied = Python copié
python-copied-more = Il tourne partout où la bibliothèque est installée : pip install pencilmark.
python-ask-solve = Résoudre
python-ask-rate = Évaluer
python-ask-spare = Minimale ou non, et le superflu
python-ask-conflict = Ce qui se contredit
python-ask-canon = Plus petite équivalente
python-ask-write = La grille en JSON

python-show-python = Montrer le Python
python-the-lines-that-give = Les lignes qui donnent la même réponse avec la bibliothèque.
python-of = De
python-lines-of-python = Lignes de Python
python-copy-python = Copier le Python
python-open-a-console = Ouvrir une console
python-python-console = Console Python
python-the-package-is-imported = La bibliothèque est importée, et <code>puzzle</code> est la grille affichée. Votre code tourne dans un Python à part, sans réseau et hors de portée de vos parties. N'exécutez pas un code que vous ne comprenez pas.
python-what-was-entered-and = Ce qui a été saisi et répondu
python-python-prompt = Invite de Python
python-run = Exécuter
python-take-the-lines-above = Prendre les lignes ci-dessus
python-enter-runs-shift-enter = <kbd>Entrée</kbd> exécute, <kbd>Maj</kbd> + <kbd>Entrée</kbd> commence une ligne, les flèches reviennent à ce qui a été saisi.
