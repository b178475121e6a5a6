### A private board on which a player tries things out.

try-sign = Imagined world
try-sign-note = What you cannot see was re-dealt
try-entered = You are in an imagined world. Escape goes back to the table.
try-left = You are back at the table.
try-ribbon = imagined
try-you-play = You play { $who } in your imagined world
try-you-play-you = Your own move, in your imagined world
try-line = Your tried line
try-start = The table, as it stands
try-start-then = The table, as it stood
try-go-back = Go back to here; another answer branches off
try-lines = Tried lines
try-line-name = line { $name }
try-line-new = New line from the table
try-other-world = Other world
try-deal = Deal another world
try-home = Back to the table
try-home-note = Nobody heard of this
try-called = The table asks you now
try-world = World { $n }
try-world-note = re-dealt, not the truth
try-world-text = Hands, decks and luck were dealt anew from what you can know. Nobody else sees or hears of it.
try-guess = You look from the seat of { $who }: all that they hide is a guess.
try-hand = The cards of { $who }, a guess
try-compare = Line { $name }, world by world
try-compare-note = points now
try-not-yet = not tried here
try-stops = not possible here
try-little =
    { $n ->
        [one] One world proves little.
       *[other] { $n } worlds prove little.
    }
try-stopped =
    { $n ->
        [one] In this world the line goes { $n } answer far.
       *[other] In this world the line goes { $n } answers far.
    }
try-over = In this world the game ends here.
try-over-note = Step back, open another line, or deal another world.
