### Words of the pages that tell a game in two minutes.

learn-link = In two minutes
learn-title = { $game } in two minutes
learn-law = More in the Law
learn-try = Now try it.
learn-try-note = You and bots, by the usual rules. You can leave at any time.
learn-play = Play against bots
learn-whole-law = The whole Law
learn-other = Other games
