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

analysis-chances = Chance to win
analysis-chances-note = each line from what that player could know
analysis-span = { $name }: { $from } at the start, between { $low } and { $high }, { $to } at the end.
analysis-thinks = The champion is looking back over the game: { $done }
analysis-none = No single answer turned this game.
analysis-turns = Turning points
analysis-turn = Turning point { $n }
analysis-champion = What the champion would do
analysis-knew = Judged from what this player could know then; what was hidden is imagined anew each time.
analysis-interval =
    { $n ->
        [one] { $low } to { $high }, in { $n } imagined game
       *[other] { $low } to { $high }, in { $n } imagined games
    }
analysis-see = See it on the board
analysis-leave = Back to the table
moment-short = move { $n }
turn-missed = there was something better
turn-found = better than just any answer
turn-unlucky = less than an answer on average, but nothing was better beyond doubt
turn-played = Played
turn-same = Played; the champion does no better
turn-average = Any answer, on average
