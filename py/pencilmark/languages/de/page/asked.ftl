### Fragen zu einem Rätsel und ihre Antworten.

asked-questions = Fragen
asked-back-to-your-grid = Zurück zu deinem Gitter
