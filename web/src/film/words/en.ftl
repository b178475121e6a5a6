### What happened, told before the next question.

film = What happened since your last decision
film-you = You
film-again = Again
film-again-all = Show all of it again
film-since = Since your move
film-yours = Your turn
film-quiet = Nothing has happened yet.
film-speed = Speed of the film
film-slow = slow
film-normal = normal
film-fast = fast
film-off = off
film-more = +{ $n }
film-go-on = Go on
film-skips = any key skips
film-taps = any tap skips
film-next = Next: { $who }
film-next-you = Next: you
film-your-question = then it is up to you
film-stays = stays until your next decision
film-revealed = Turned over
film-attack = attacks
film-defense = defends
film-shields = Shields
film-force = Warbands
