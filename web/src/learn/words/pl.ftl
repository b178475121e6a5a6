### Words of the pages that tell a game in two minutes.

learn-link = W dwie minuty
learn-title = { $game } w dwie minuty
learn-law = Więcej w zasadach
learn-try = Teraz spróbuj.
learn-try-note = Ty i boty, na zwykłych zasadach. Możesz wyjść w każdej chwili.
learn-play = Zagraj z botami
learn-whole-law = Całe zasady
learn-other = Inne gry
