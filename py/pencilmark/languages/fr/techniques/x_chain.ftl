technique-x-chain = Chaîne X
