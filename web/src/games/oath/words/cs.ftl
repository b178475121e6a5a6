### Slova stolu hry Oath. Pravidla nesou svá v src/regnum/games/oath/words.

## Parts of the table

oath-ui-map = Mapa
oath-ui-you = Ty
oath-ui-oath = Přísaha
oath-ui-minor = Volné akce
oath-ui-minor-note = bez zásob
oath-ui-eight-sites = Osm oblastí
oath-ui-in-focus = Karta zblízka
oath-ui-game = { $n }. hra Kroniky

## The map

oath-ui-unknown-site = Neznámá oblast
oath-ui-unknown-text = Leží lícem dolů. Odhalí ji cesta do ní.
oath-ui-turned-by-travel = odhalí ji cesta
oath-ui-peeked = znáš ji jen ty
oath-ui-capacity =
    { $n ->
        [one] místo pro { $n } kartu
        [few] místo pro { $n } karty
       *[other] místo pro { $n } karet
    }
oath-ui-ruled = vládne { $who }
oath-ui-ruled-empire = vládne Říše
oath-ui-ruled-bandits = vládnou bandité
oath-ui-relic-price = Relikvie zde stojí: { $price }.
oath-ui-price-bank = přízeň: { $n } ({ $suit })
oath-ui-home = domov
oath-ui-coast = pobřeží
oath-ui-free = volné
oath-ui-bandits = bandité
oath-ui-warbands =
    { $n ->
        [one] { $n } družina
        [few] { $n } družiny
       *[other] { $n } družin
    }
oath-ui-pawn = Figura: { $who }
oath-ui-pile = Odhazovací balíček: { $region }
oath-ui-discarded = odhozeno { $n }
oath-ui-known = Znáš z nich:
oath-ui-known-top = Navrchu leží, víš jen ty:

## Decks and tracks

oath-ui-top-denizen = navrchu obyvatel
oath-ui-top-vision = navrchu vize
oath-ui-empty = prázdný
oath-ui-world-text = Kolik má karet, se neříká.
oath-ui-relics =
    { $n ->
        [one] { $n } relikvie
        [few] { $n } relikvie
       *[other] { $n } relikvií
    }
oath-ui-round-track = Kolo
oath-ui-stable = Říše vyhraje hodem
oath-ui-rolled = kostka osudu: { $n }
oath-ui-end = konec
oath-ui-visions = Tažené vize
oath-ui-search-costs = cena hledání

## Ribbon

oath-ui-banks = Banky přízně
oath-ui-bank = Banka přízně: { $suit }
oath-ui-bank-text = Odtud je přízeň za kartu ({ $suit }) zahranou do oblasti a za obchod s ní.
oath-ui-banners = Praporce
oath-ui-nobody = nikdo
oath-ui-next-oath = Přísaha příštího věku: { $oath }
oath-ui-oath-of = Přísaha: { $oath }
oath-ui-threat-usurper = { $who } vyhraje při svém příštím procitnutí.
oath-ui-threat-exile = { $who } se při svém procitnutí stane Uzurpátorem.
oath-ui-threat-empire = { $who }, za Říši
oath-ui-heir = Následník: { $who }
oath-ui-heir-short = následník
oath-ui-reliquary = Relikviář
oath-ui-reliquary-full = všechny výklenky plné

## Boards

oath-ui-at-rest = při odpočinku
oath-ui-rest-supply = zásoby { $n } + zbytek
oath-ui-supply = zásoby
oath-ui-favor = přízeň
oath-ui-secrets = tajemství
oath-ui-on-board = na desce
oath-ui-in-bank = v bance
oath-ui-advisers = Rádci, { $n } ze { $of }
oath-ui-relics-vision = Relikvie, vize
oath-ui-free-place = volné místo
oath-ui-no-vision = žádná odhalená vize

## Cards

oath-ui-facedown = skrytá
oath-ui-only-you = víš jen ty
oath-ui-law = Pravidla { $clauses }
oath-ui-down-denizen = Skrytá karta
oath-ui-down-vision = Skrytá vize
oath-ui-down-text = Neznáš její líc.
oath-ui-down-relic = Skrytá relikvie
oath-ui-down-relic-text = Z její oblasti se na ni lze podívat.
oath-ui-on-favor = Přízeň na ní: { $n }.
oath-ui-on-secret = Tajemství na ní: { $n }.
oath-ui-dice = obrana +{ $n }
oath-ui-no-cost = bez ceny
oath-ui-cost-favor = přízeň: { $n }
oath-ui-cost-secret =
    { $n ->
        [one] { $n } tajemství
        [few] { $n } tajemství
       *[other] { $n } tajemství
    }
oath-ui-cost-burnt-favor = spálit přízeň: { $n }
oath-ui-cost-burnt-secret =
    { $n ->
        [one] spálit { $n } tajemství
        [few] spálit { $n } tajemství
       *[other] spálit { $n } tajemství
    }
oath-ui-cost-flip =
    { $n ->
        [one] skrýt { $n } tajemství
        [few] skrýt { $n } tajemství
       *[other] skrýt { $n } tajemství
    }
oath-ui-cost-sacrifice =
    { $n ->
        [one] obětovat { $n } družinu
        [few] obětovat { $n } družiny
       *[other] obětovat { $n } družin
    }
oath-ui-side-attacker = útočník
oath-ui-side-defender = obránce
oath-ui-goal = Cíl

## Search and set-up

oath-ui-keep-one = Tři karty: jednu si nech jako rádce
oath-ui-search = Hledání: { $source }
oath-ui-search-drawn = Taženo
oath-ui-search-keep = Nechat si
oath-ui-search-discard = Odhodit
oath-ui-search-play = Zahrát
oath-ui-drawn = V ruce: { $n }

## Campaign

oath-ui-campaign = Tažení, brání se: { $who }
oath-ui-stage-targets = Cíle
oath-ui-stage-plans = Plány
oath-ui-stage-rolls = Hody
oath-ui-stage-losses = Ztráty
oath-ui-stage-spoils = Kořist
oath-ui-declared = cíl
oath-ui-target-pawn = Figura a přízeň
oath-ui-attack =
    { $n ->
        [one] útok, { $n } kostka
        [few] útok, { $n } kostky
       *[other] útok, { $n } kostek
    }
oath-ui-defense =
    { $n ->
        [one] obrana, { $n } kostka
        [few] obrana, { $n } kostky
       *[other] obrana, { $n } kostek
    }
oath-ui-no-dice = žádné kostky
oath-ui-killed = zabito { $n }
oath-ui-allies = Spojenci: { $who }
oath-ui-battle-won = Vítězí { $who }.
oath-ui-expected = asi { $n }
oath-ui-between = většinou { $low } až { $high }
oath-ui-odds-win = { $who } vyhraje { $n } ze 100
oath-ui-odds-sacrifice = { $n } ze 100 s obětmi
oath-ui-odds-held = { $who } ubrání { $n } ze 100
oath-ui-odds-note = Jak to stojí teď; bitevní plány to mohou změnit.
oath-ui-ends = Co bude následovat
oath-ui-plans = Bitevní plány a schopnosti
oath-ui-used = použito
oath-ui-usable = lze použít

## Deals

oath-ui-deal = Dohoda: { $by }
oath-ui-deal-yours = Rozhoduješ ty. Nic se nepohne, dokud nesouhlasí obě strany.
oath-ui-deal-waits = Rozhoduje { $who }. Nic se nepohne, dokud nesouhlasí obě strany.
oath-ui-gives = { $who } dává
oath-ui-nothing = nic
oath-ui-thread = Dosavadní nabídky
oath-ui-first-offer = první nabídka
oath-ui-counter-offer = { $n }. protinabídka
oath-ui-citizenship-for = Občanství: { $who }
oath-ui-deal-step-offer = Nabídka
oath-ui-deal-step-answer = Odpověď
oath-ui-deal-step-agreed = Dohoda
oath-ui-said = minule { $n }
oath-ui-asked-kept = už není v nabídce
oath-ui-added = nově v nabídce
oath-ui-of-most = { $n } z { $of }
oath-ui-from-reliquary = z Relikviáře
oath-ui-if-agreed = Po dohodě: { $who }
oath-ui-becomes-citizen = stane se Občanem
oath-ui-full-supply = zásoby na { $n }
oath-ui-niche-opens = relikvie; otevře se výklenek { $space }
oath-ui-nothing-yet = zatím nic
oath-ui-hidden-adviser = skrytý rádce { $n }
oath-ui-until = do konce { $n }. kola
oath-ui-promise-peace = Slib: žádné tažení
oath-ui-promise-banners = Slib: praporce zůstanou
oath-ui-promise-word = Slib: podle ústní dohody

## The book of the Chronicle

oath-ui-book = Kniha
oath-ui-book-aside = Mapa a hráči
oath-ui-book-open = Otevřít knihu
oath-ui-book-line = Řada vládců
oath-ui-book-title-chancellor = Říši dál vládne { $who }
oath-ui-book-title-successor = Říši dědí { $who }
oath-ui-book-title-usurper = Na trůn usedá { $who }
oath-ui-book-title-visionary = Vize se naplnila, vládne { $who }
oath-ui-book-vow = Nová přísaha: { $oath }, už ne { $old }
oath-ui-book-heir = Následník: { $goal }
oath-ui-book-which-oath = Přísaha příštího věku
oath-ui-book-citizens = Kdo patří k Říši
oath-ui-book-revoked = { $who }: konec občanství
oath-ui-book-joined = { $who }: Občan
oath-ui-book-stayed = { $who }: dál Vyhnanec
oath-ui-book-built = { $card }: nová stavba ({ $site })
oath-ui-book-instead = Nahradila kartu { $card }.
oath-ui-book-fell = { $card } ({ $site }) se mění v ruinu.
oath-ui-book-which-edifice = Který obyvatel ustoupí stavbě?
oath-ui-book-map =
    { $kept ->
        [one] { $kept } oblast zůstala
        [few] { $kept } oblasti zůstaly
       *[other] { $kept } oblastí zůstalo
    }, ztraceno { $lost }
oath-ui-book-map-later = Které oblasti zůstanou
oath-ui-book-unknown = neznámá
oath-ui-book-came =
    { $came ->
        [one] { $came } karta přišla
        [few] { $came } karty přišly
       *[other] { $came } karet přišlo
    }, vyvlastněno { $gone }
oath-ui-book-came-in = nové
oath-ui-book-gone =
    { $n ->
        [one] { $n } karta odešla neviděna
        [few] { $n } karty odešly neviděny
       *[other] { $n } karet odešlo neviděno
    }
oath-ui-book-healed = Archiv byl prázdný: vrátily se zapomenuté karty.
oath-ui-book-which-suit = Která barva otevře Archiv?
oath-ui-book-cards-later = Které karty vstoupí do světa
oath-ui-book-relics =
    { $n ->
        [0] Žádná relikvie nepřejde na vrch balíčku (vládne { $who })
        [one] { $n } relikvie přejde na vrch balíčku (vládne { $who })
        [few] { $n } relikvie přejdou na vrch balíčku (vládne { $who })
       *[other] { $n } relikvií přejde na vrch balíčku (vládne { $who })
    }
oath-ui-book-ruler = { $who }, { $role }
oath-ui-book-then = potom { $oath }
oath-ui-book-way-usurper = Uzurpátor, { $n }. kolo
oath-ui-book-way-vision = naplněná vize, { $n }. kolo
oath-ui-book-way-stable-regime = pevná vláda, { $n }. kolo
oath-ui-book-way-exhaustion-oath = po posledním kole, přísaha dodržena
oath-ui-book-way-exhaustion-usurper = po posledním kole jako Uzurpátor
oath-ui-book-way-exhaustion-vision = po posledním kole díky vizi
oath-ui-book-way-exhaustion-empire = po posledním kole za Říši
oath-ui-book-gained = Co svět získal
oath-ui-book-gained-all =
    { $n ->
        [one] { $n } karta ve všech hrách
        [few] { $n } karty ve všech hrách
       *[other] { $n } karet ve všech hrách
    }
oath-ui-supply-left = Zásoby: { $n }
