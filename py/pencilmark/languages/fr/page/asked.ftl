asked-questions = Questions
asked-back-to-your-grid = Revenir à votre grille
