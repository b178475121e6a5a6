### Slova o lidech u stolu: kdo tu je, hodiny, hlasování, odchod.

presence-here = je tu
presence-choosing = vybírá
presence-away = pryč
presence-away-for = pryč { $n } min
presence-gone-since = pryč od { $hour }
presence-bot = bot
presence-game = hra
presence-sub = hraje bot
presence-open = volná židle
clock-days =
    { $n ->
        [one] { $n } den
        [few] { $n } dny
       *[other] { $n } dní
    }
clock-hours = { $n } h
away-panel = { $who } je pryč
away-title = Na tahu je { $who }, ale je pryč.
away-free = Židle hráče { $who } je volná.
away-free-note = Pošli odkaz někomu, kdo chce hrát dál. Do té doby si místo může vzít zpátky i ten, kdo odešel.
away-since =
    { $n ->
        [one] od { $hour }, { $n } minutu
        [few] od { $hour }, { $n } minuty
       *[other] od { $hour }, { $n } minut
    }
away-then-bot = pak hraje bot
away-note = Kdo je tu, může hlasovat. Kdo je pryč, může si místo kdykoli vzít zpátky.
away-clock-note = Bot začne hrát za { $time }, nebo když o tom rozhodne hlasování. Kdo je pryč, může si místo kdykoli vzít zpátky.
away-sit-note = Hra běží. Kdo si sedne, hraje dál odsud.
away-link = Židli si může vzít, kdo otevře tento odkaz:
vote = Co uděláme?
vote-wait = Počkat
vote-wait-note = hra stojí, hodiny běží
vote-bot = Zatím ať hraje bot
vote-bot-note = místo se bere zpátky jedním kliknutím
vote-new = Posadit někoho nového
vote-new-note = přes odkaz na stůl
vote-needed =
    { $of ->
        [0] Nikdo tu není, aby hlasoval.
        [1] Rozhodne jeden hlas.
        [2] Je třeba obou hlasů.
        [few] Rozhodnou { $n } hlasy ze { $of }.
       *[other] Rozhodnou { $n } hlasy z { $of }.
    }
vote-not-yet = Tvůj hlas ještě chybí.
vote-watch = Hlasovat mohou hráči, kteří tu jsou.
seat-bot = Hraje za tebe bot.
seat-bot-note = Místo si vezmi zpátky, kdykoli chceš; další rozhodnutí je tvoje.
seat-free = Tvoje židle je volná pro někoho nového.
seat-free-note = Ještě si ji nikdo nevzal: můžeš ji mít zpátky.
seat-back = Vzít si místo zpátky
leave-title = Odejít od stolu
leave-lead = Kdo bude hrát dál za tebe?
leave-bot = Bot, než se vrátím
leave-bot-note = Ostatní nemusí čekat. Místo si vezmeš zpátky jedním kliknutím.
leave-link = Někdo jiný, přes odkaz
leave-link-note = Tvoje židle bude volná; vezme si ji, kdo otevře odkaz.
leave-stay = Nikdo: vrátím se
leave-stay-note = Až budeš na tahu, stůl na tebe počká.
leave-sent = Tvoje židle je volná. Pošli tento odkaz tomu, kdo bude hrát dál:
sign-good = Pěkný tah
sign-ha = Ha!
sign-ouch = Au
sign-hurry = Pospěš si, prosím
sign-back = Hned jsem zpátky
sign-game = Pěkná hra
talk-watching = Diváci { $n }
talk-mute = Ztlumit řeči
talk-muted = Řeči jsou na tomto zařízení ztlumené.
talk-none = Zatím nikdo nic neřekl.
talk-signs = Rychlé značky
talk-say = Řekni něco ke stolu
talk-send = Poslat
call-me = Jak ti máme říkat?
call-me-note = Jméno si pamatuje toto zařízení. Změnit ho můžeš kdykoli.
call-me-done = To jsem já
table-title = Název
table-who = Kdo smí přijít
table-by-link = Jen přes odkaz
table-by-link-help = Jen ti, komu odkaz pošleš.
table-to-all = Otevřený všem
table-to-all-help = Stůl bude mezi otevřenými stoly.
table-clock = Hodiny
table-clock-none = Bez hodin
table-clock-bank = { $n } minut pro každého
table-clock-day =
    { $n ->
        [one] { $n } den na tah
        [few] { $n } dny na tah
       *[other] { $n } dní na tah
    }
table-clock-help = Když čas vyprší, hraje bot, než se hráč vrátí.
table-with = hrají { $who }
talk-new = { $n } nových
