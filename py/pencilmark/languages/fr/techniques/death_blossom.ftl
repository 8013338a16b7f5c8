technique-death-blossom = Death Blossom
