### Words of the pages that tell a game in two minutes.

learn-link = Za dvě minuty
learn-title = { $game } za dvě minuty
learn-law = Víc v pravidlech
learn-try = A teď to zkus.
learn-try-note = Ty a boti, podle běžných pravidel. Odejít můžeš kdykoli.
learn-play = Hrát proti botům
learn-whole-law = Celá pravidla
learn-other = Další hry
