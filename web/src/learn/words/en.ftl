### Words of the pages that tell a game in two minutes.

learn-link = In two minutes
learn-title = { $game } in two minutes
learn-law = More in the Law
learn-try = Now try it.
learn-try-note = The guided game explains each kind of question when it first comes. You can leave it at any time.
learn-new = New here?
learn-first = Learn { $game } at a guided table
learn-guided = Play the guided game
learn-play = Play against bots
learn-whole-law = The whole Law
learn-other = Other games
