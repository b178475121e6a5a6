oath-title = Oath
oath-tagline = Říše, jejíž příběh pokračuje od hry ke hře.
