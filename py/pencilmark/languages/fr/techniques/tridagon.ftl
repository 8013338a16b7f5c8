technique-tridagon = Tridagon (marteau de Thor)
