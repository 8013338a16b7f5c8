technique-firework-triple = Triplet firework
technique-firework-quad = Quadruplet firework
