### Words that only the book of the Law says.

law-chapters = Chapters
law-hits =
    { $n ->
        [0] Nothing found
        [one] { $n } clause found
       *[other] { $n } clauses found
    }
law-all = All { $n }
law-ruled = With rulings { $n }
law-filter = Which clauses
law-named-in = Named in
law-tests =
    { $n ->
        [one] Proven by { $n } test
       *[other] Proven by { $n } tests
    }
law-print = Print
law-open-book = Open the book
law-other-games = Laws of the games
law-two-minutes = In two minutes
law-mine = My last game { $n }
law-hit = { $n } of { $all }, { $id }, { $title }
law-of-hits = { $n } of { $all }
law-hits-short =
    { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }
law-next = Next hit
law-previous = Previous hit
law-tests-short =
    { $n ->
        [one] { $n } test
       *[other] { $n } tests
    }
law-ruling-id = Ruling { $id }
law-last-times =
    { $n ->
        [one] last game: once
       *[other] last game: { $n } times
    }
law-last-move = last game: move { $n }
law-in-last = In your last game
law-move = Move { $n }:
law-last-more =
    { $n ->
        [one] And { $n } time before.
       *[other] And { $n } times before.
    }
law-replay = Replay
law-back = Back to the table
