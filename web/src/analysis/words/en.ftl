### What the champion would do, and what decided a game.

hint-title = Champion
hint-thinks = The champion is thinking about it, from what you can know …
hint-close =
    { $n ->
        [one] The first two are too close to tell apart, in { $n } imagined game.
       *[other] The first two are too close to tell apart, in { $n } imagined games.
    }
hint-why =
    { $n ->
        [one] Tried in { $n } imagined game: { $low } to { $high } of a win.
       *[other] Tried in { $n } imagined games: { $low } to { $high } of a win.
    }
