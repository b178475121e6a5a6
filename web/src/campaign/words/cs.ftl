### Slova stránky kampaně, jejího seznamu na úvodní stránce a otevření kampaně ze souboru.

your-campaigns = Tvoje kampaně
campaign-played =
    { $n ->
        [0] hraje se první hra
        [one] { $n } hra
        [few] { $n } hry
       *[other] { $n } her
    }
campaign-read = Otevřít knihu
campaign-bring = Otevřít kampaň
campaign-bring-lead = Kampaň uložená jako soubor: její kniha a všechny hry, a můžeš hrát dál.

campaign-of = Kampaň · { $game }
campaign-unnamed = Kampaň beze jména
campaign-name = Jméno kampaně
campaign-rename = Změnit jméno
campaign-keep-name = Nechat toto jméno
campaign-tab = { $name } · kampaň
campaign-story = Co se stalo
campaign-line = Řada vítězů
campaign-game = Hra { $n }
campaign-empty = Hraje se první hra. Až skončí, bude tu její příběh.
campaign-replay = Podívat se na hru
campaign-now = Právě se hraje hra { $n }
campaign-to-table = Ke stolu
campaign-next = Hra { $n } může začít
campaign-next-lead = Začíná tam, kde minulá skončila. Každý má pozvánku na své místo; místo toho, kdo nepřijde, si může sednout někdo jiný.
campaign-next-others = Začít ji mohou ti, kdo hráli poslední hru.
campaign-start = Začít hru { $n }
campaign-who = Jiní hráči nebo jiný počet hráčů
campaign-anyone = Kdokoli přijde
campaign-end = Po poslední hře už nic nenásleduje: tato kampaň je celá.
campaign-save = Uložit kampaň
campaign-print = Vytisknout
campaign-link = Odkaz na kampaň
campaign-players = Hráli: { $who }
