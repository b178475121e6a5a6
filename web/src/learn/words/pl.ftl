### Words of the pages that tell a game in two minutes.

learn-link = W dwie minuty
learn-title = { $game } w dwie minuty
learn-law = Więcej w zasadach
learn-try = Teraz spróbuj.
learn-try-note = Gra z przewodnikiem objaśnia każdy rodzaj pytania, gdy pada po raz pierwszy. Możesz wyjść w każdej chwili.
learn-new = Pierwszy raz tutaj?
learn-first = Poznaj grę z przewodnikiem: { $game }
learn-guided = Zagraj z przewodnikiem
learn-play = Zagraj z botami
learn-whole-law = Całe zasady
learn-other = Inne gry
