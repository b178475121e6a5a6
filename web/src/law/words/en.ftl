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
