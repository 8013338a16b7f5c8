technique-trial-and-error = Essais et erreurs
