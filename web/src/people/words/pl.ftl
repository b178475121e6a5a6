### Słowa o ludziach przy stole: kto tu jest, zegary, głosowanie, odejście.

presence-here = jest tu
presence-choosing = wybiera
presence-away = poza stołem
presence-away-for = nie ma od { $n } min
presence-gone-since = nie ma od { $hour }
presence-bot = bot
presence-game = gra
presence-sub = gra bot
presence-open = wolne krzesło
clock-days =
    { $n ->
        [one] { $n } dzień
        [few] { $n } dni
       *[other] { $n } dni
    }
clock-hours = { $n } godz.
away-panel = { $who }: chwilowo poza stołem
away-title = Ruch ma { $who }, ale nie ma tej osoby przy stole.
away-free = Krzesło gracza { $who } jest wolne.
away-free-note = Wyślij link komuś, kto chce grać dalej. Do tego czasu miejsce może jeszcze odzyskać ten, kto odszedł.
away-since =
    { $n ->
        [one] od { $hour }, { $n } minutę
        [few] od { $hour }, { $n } minuty
       *[other] od { $hour }, { $n } minut
    }
away-then-bot = potem gra bot
away-note = Kto tu jest, może głosować. Kogo nie ma, może w każdej chwili odzyskać miejsce.
away-clock-note = Bot zacznie grać za { $time } albo gdy tak zagłosujecie. Kogo nie ma, może w każdej chwili odzyskać miejsce.
away-sit-note = Gra trwa. Kto usiądzie, gra dalej od tego miejsca.
away-link = Krzesło może zająć każdy, kto otworzy ten link:
vote = Co robimy?
vote-wait = Czekamy
vote-wait-note = gra stoi, zegar idzie
vote-bot = Na razie gra bot
vote-bot-note = miejsce odzyskuje się jednym kliknięciem
vote-new = Posadźmy kogoś nowego
vote-new-note = przez link do stołu
vote-needed =
    { $of ->
        [0] Nie ma nikogo, kto by głosował.
        [1] Decyduje jeden głos.
        [2] Potrzebne są oba głosy.
        [few] Decydują { $n } głosy z { $of }.
       *[other] Decydują { $n } głosy z { $of }.
    }
vote-not-yet = Brakuje jeszcze twojego głosu.
vote-watch = Głosować mogą gracze, którzy tu są.
seat-bot = Gra za ciebie bot.
seat-bot-note = Odzyskaj miejsce, kiedy zechcesz; następna decyzja jest twoja.
seat-free = Twoje krzesło czeka na kogoś nowego.
seat-free-note = Nikt go jeszcze nie zajął: możesz je odzyskać.
seat-back = Odzyskaj miejsce
leave-title = Odejdź od stołu
leave-lead = Kto zagra dalej za ciebie?
leave-bot = Bot, dopóki nie wrócę
leave-bot-note = Inni nie muszą czekać. Miejsce odzyskasz jednym kliknięciem.
leave-link = Ktoś inny, przez link
leave-link-note = Twoje krzesło będzie wolne; zajmie je ten, kto otworzy link.
leave-stay = Nikt: wrócę
leave-stay-note = Gdy przyjdzie twoja kolej, stół poczeka.
leave-sent = Twoje krzesło jest wolne. Wyślij ten link temu, kto zagra dalej:
sign-good = Ładny ruch
sign-ha = Ha!
sign-ouch = Au
sign-hurry = Szybciej, proszę
sign-back = Zaraz wracam
sign-game = Dobra gra
talk-watching = Widzowie { $n }
talk-mute = Wycisz rozmowę
talk-muted = Rozmowa jest wyciszona na tym urządzeniu.
talk-none = Nikt jeszcze nic nie powiedział.
talk-signs = Szybkie znaki
talk-say = Powiedz coś do stołu
talk-send = Wyślij
call-me = Jak mamy do ciebie mówić?
call-me-note = Imię pamięta to urządzenie. Możesz je zmienić w każdej chwili.
call-me-done = To ja
table-title = Nazwa
table-who = Kto może przyjść
table-by-link = Tylko przez link
table-by-link-help = Tylko ci, którym wyślesz link.
table-to-all = Otwarty dla wszystkich
table-to-all-help = Stół będzie wśród otwartych stołów.
table-clock = Zegar
table-clock-none = Bez zegara
table-clock-bank = { $n } minut na osobę
table-clock-day =
    { $n ->
        [one] { $n } dzień na ruch
        [few] { $n } dni na ruch
       *[other] { $n } dni na ruch
    }
table-clock-help = Gdy czas się skończy, gra bot, dopóki gracz nie wróci.
table-with = grają { $who }
talk-new = { $n } nowych
