technique-avoidable-rectangle-1 = Rectangle évitable 1
technique-avoidable-rectangle-2 = Rectangle évitable 2
