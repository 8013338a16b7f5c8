technique-sue-de-coq = Sue de Coq
