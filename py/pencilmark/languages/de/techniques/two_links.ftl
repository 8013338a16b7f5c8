technique-skyscraper = Skyscraper
technique-two-string-kite = 2-String Kite
technique-empty-rectangle = Empty Rectangle
technique-turbot-fish = Turbot Fish

chains-not-all =
    Wenn { OR($cells) } eine { $value } ist, dann { $others ->
        [one] ist { AND($others) } keine
       *[other] ist keine der Zellen { AND($others) } eine { $value }
    }, denn diese Zellen sehen sich.
chains-one-of-ends = Also ist mindestens eine der Zellen { AND($cells) } eine { $value }.
chains-share-house = { $one } und { $two } liegen beide in { $house }, sind also nicht beide { $value }.
chains-see-each-other = { $one } und { $two } sehen sich, sind also nicht beide { $value }.
