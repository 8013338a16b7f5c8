technique-sk-loop = Boucle SK (boucle de dominos)
