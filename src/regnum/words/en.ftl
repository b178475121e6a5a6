### Words that every game shares: the terminal, the server and the frame of the table.

## The games

regnum-game-oath = Oath
regnum-game-root = Root
regnum-game-paladins = Paladins of the West Kingdom
regnum-game-tek = Tiny Epic Kingdoms

## Seats and turns

regnum-seat = Seat { $seat }
regnum-seat-you = you
regnum-seat-bot = bot
regnum-seat-open = open
regnum-turn-yours = Your turn
regnum-turn-of = It is { $who }'s turn
regnum-turn-waiting = Waiting for { $who }
regnum-choose = Choose
regnum-choices =
    { $n ->
        [one] { $n } choice
       *[other] { $n } choices
    }
regnum-decisions =
    { $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    }
regnum-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## The end of a game

regnum-game-over = The game is over
regnum-won-by = Won by { $who }
regnum-drawn-by = Shared by { $who }

## Undo

regnum-undo-done = The last move was taken back
regnum-undo-nothing = There is nothing to take back
regnum-undo-known = Too late: something was rolled, drawn or revealed since
regnum-undo-others = Too late: somebody else has acted since

## Refusals

regnum-refused = That cannot be done now
regnum-not-asked = Nothing is asked of this seat now
regnum-not-offered = That is not among the choices
regnum-other-question = That answers another question
regnum-unreadable = That cannot be understood
regnum-refused-because = { $reason } ({ $clause })
regnum-law-clause = Law of { $game }, { $clause }
regnum-law-no-clause = The Law of { $game } has no clause { $clause }

## The table

regnum-table-none = There is no such table
regnum-table-full = Every seat is taken
regnum-table-seat-taken = This seat is taken
regnum-table-not-yours = This seat is not yours
regnum-table-stale = The table has moved on; here it is as it stands
