### Words of the pages that tell a game in two minutes.

learn-link = Za dvě minuty
learn-title = { $game } za dvě minuty
learn-law = Víc v pravidlech
learn-try = A teď to zkus.
learn-try-note = Hra s průvodcem vysvětlí každý druh otázky, když přijde poprvé. Odejít můžeš kdykoli.
learn-new = Jsi tu poprvé?
learn-first = Naučit se hru s průvodcem: { $game }
learn-guided = Hrát s průvodcem
learn-play = Hrát proti botům
learn-whole-law = Celá pravidla
learn-other = Další hry
