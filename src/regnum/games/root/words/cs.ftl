### Root: the words of the game, in Czech.
### The same keys and attributes stand in en.ftl, cs.ftl and pl.ftl.

## Title

root-title = Root
root-tagline = Válka o Lesní říši, každá strana podle vlastních pravidel.

## Factions (.of: of ..., .with: with ..., .short: the name in a sentence, .hint: how it plays)

root-faction-marquise = Markýza z Kocourova
    .of = Markýzy
    .with = s Markýzou
    .short = Markýza
    .hint = Staví dřevařský průmysl a drží zemi.
root-faction-eyrie = Rody Orlího hnízda
    .of = Orlů
    .with = s Orly
    .short = Orli
    .hint = Bodují za hřady a musejí plnit rostoucí výnos.
root-faction-alliance = Lesní aliance
    .of = Aliance
    .with = s Aliancí
    .short = Aliance
    .hint = Šíří sympatie a udeří vzpourou.
root-faction-vagabond = Tulák
    .of = Tuláka
    .with = s Tulákem
    .short = Tulák
    .hint = Putuje sám s brašnou předmětů: pomoc, úkoly, nechvalná pověst.
root-faction-vagabond2 = Druhý Tulák
    .of = druhého Tuláka
    .with = s druhým Tulákem
    .short = Druhý Tulák
    .hint = Sok na týchž cestách.
root-faction-lizard = Ještěří kult
    .of = Kultu
    .with = s Kultem
    .short = Kult
    .hint = Získává odpadlíky zahradami, rituály a kultisty.
root-faction-riverfolk = Společnost Říčního lidu
    .of = Říčního lidu
    .with = s Říčním lidem
    .short = Říční lid
    .hint = Prodává všem služby a z plateb buduje obchodní stanoviště.
root-faction-duchy = Podzemní hrabství
    .of = Hrabství
    .with = s Hrabstvím
    .short = Hrabství
    .hint = Vynořuje se z tunelů a ovlivňuje vyslance.
root-faction-corvid = Krkavčí spiknutí
    .of = Krkavců
    .with = s Krkavci
    .short = Krkavci
    .hint = Klade tajné plány a boduje za jejich otočení.

## Seats without a faction yet

root-faction-any = Libovolná frakce
root-faction-random = Náhodná frakce

## Suits (.clearing: a clearing of it, .card: a card of it, .plural: the animals)

root-suit-bird = Pták
    .card = ptačí karta
    .plural = ptáci
root-suit-fox = Liška
    .card = liščí karta
    .plural = lišky
    .clearing = liščí mýtina
root-suit-rabbit = Zajíc
    .card = zaječí karta
    .plural = zajíci
    .clearing = zaječí mýtina
root-suit-mouse = Myš
    .card = myší karta
    .plural = myši
    .clearing = myší mýtina
root-suit-any = Libovolný symbol

## Phases

root-phase-birdsong = Rozbřesk
    .in = za Rozbřesku
root-phase-daylight = Bílý den
    .in = za Bílého dne
root-phase-evening = Večer
    .in = za Večera

## Places (.in: in ..., .into: into ..., .from: from ...)

root-clearing = mýtina { $n }
    .in = na mýtině { $n }
    .into = na mýtinu { $n }
    .from = z mýtiny { $n }
root-forest = les { $n }
    .in = v lese { $n }
    .into = do lesa { $n }
    .from = z lesa { $n }
root-burrow = Nora
    .in = v Noře
    .into = do Nory
    .from = z Nory
root-place-path = Cesta
root-place-closed-path = Uzavřená cesta
root-place-river = Řeka
root-place-slot = Pozice
root-place-ruin = Ruiny
root-place-lake = Jezero
root-place-ferry = Vor
root-place-tower = Věž
root-place-pass = Průsmyk
root-place-corner = Rohová mýtina
root-place-coast = Pobřežní mýtina

## Maps (.hint: what is special)

root-map-autumn = Podzimní mapa
    .hint = Předtištěné symboly, mapa pro první hru.
root-map-winter = Zimní mapa
    .hint = Rozbouřená řeka rozděluje lesy.
root-map-lake = Jezerní mapa
    .hint = Uprostřed jezero a vor, který je přepluje.
root-map-mountain = Horská mapa
    .hint = Uzavřené cesty k otevření a průsmyk, který stojí za to držet.

## Decks

root-deck-base = Základní balíček
    .hint = Karty základní hry.
root-deck-exiles = Vyhnanci a partyzáni
    .hint = Jiné trvalé efekty, žádná přízeň.

## Items (the item itself is faceup; .exhausted, .damaged: its other states)

root-item-boots = Bota
    .exhausted = použitá bota
    .damaged = poškozená bota
root-item-sword = Meč
    .exhausted = použitý meč
    .damaged = poškozený meč
root-item-bag = Vak
    .exhausted = použitý vak
    .damaged = poškozený vak
root-item-hammer = Kladivo
    .exhausted = použité kladivo
    .damaged = poškozené kladivo
root-item-teapot = Konvička
    .exhausted = použitá konvička
    .damaged = poškozená konvička
root-item-coins = Mince
    .exhausted = použitá mince
    .damaged = poškozená mince
root-item-crossbow = Kuše
    .exhausted = použitá kuše
    .damaged = poškozená kuše
root-item-torch = Pochodeň
    .exhausted = použitá pochodeň
    .damaged = poškozená pochodeň
root-state-faceup = připravený
root-state-exhausted = použitý
root-state-damaged = poškozený

## Buildings

root-building-sawmill = Pila
root-building-workshop = Dílna
root-building-recruiter = Sídlo verbíře
root-building-roost = Hřad
root-building-base = Základna
root-building-base-fox = Liščí základna
root-building-base-rabbit = Zaječí základna
root-building-base-mouse = Myší základna
root-building-garden = Zahrada
root-building-garden-fox = Liščí zahrada
root-building-garden-rabbit = Zaječí zahrada
root-building-garden-mouse = Myší zahrada
root-building-citadel = Citadela
root-building-market = Tržiště

## Tokens and other pieces

root-token-wood = Dřevo
root-token-keep = Pevnost
root-token-sympathy = Sympatie
root-token-trade-post = Obchodní stanoviště
root-token-trade-post-fox = Liščí obchodní stanoviště
root-token-trade-post-rabbit = Zaječí obchodní stanoviště
root-token-trade-post-mouse = Myší obchodní stanoviště
root-token-tunnel = Tunel
root-token-plot = Plán
root-piece-warrior = Bojovník
root-piece-pawn = Figura
root-piece-building = Stavba
root-piece-token = Žeton
root-piece-item = Předmět
root-piece-officer = Důstojník
root-piece-acolyte = Kultista
root-piece-crown = Koruna
root-piece-outcast = Odpadlík
    .hated = Nenáviděný
root-piece-score = Bodovací žeton

## How many ($n)

root-count-warriors =
    { $n ->
        [one] { $n } bojovník
        [few] { $n } bojovníci
       *[other] { $n } bojovníků
    }
root-count-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
root-count-wood =
    { $n ->
        [one] { $n } dřevo
        [few] { $n } dřeva
       *[other] { $n } dřev
    }
root-count-hits =
    { $n ->
        [one] { $n } zásah
        [few] { $n } zásahy
       *[other] { $n } zásahů
    }
root-count-items =
    { $n ->
        [one] { $n } předmět
        [few] { $n } předměty
       *[other] { $n } předmětů
    }
root-count-supporters =
    { $n ->
        [one] { $n } Stoupenec
        [few] { $n } Stoupenci
       *[other] { $n } Stoupenců
    }
root-count-officers =
    { $n ->
        [one] { $n } důstojník
        [few] { $n } důstojníci
       *[other] { $n } důstojníků
    }
root-count-acolytes =
    { $n ->
        [one] { $n } kultista
        [few] { $n } kultisté
       *[other] { $n } kultistů
    }
root-count-funds =
    { $n ->
        [one] { $n } zdroj
        [few] { $n } zdroje
       *[other] { $n } zdrojů
    }
root-count-clearings =
    { $n ->
        [one] { $n } mýtina
        [few] { $n } mýtiny
       *[other] { $n } mýtin
    }
root-count-actions =
    { $n ->
        [one] { $n } akce
        [few] { $n } akce
       *[other] { $n } akcí
    }

## Zones of the boards

root-zone-hand = Karty v ruce
root-zone-deck = Dobírací balíček
root-zone-discard = Odhazovací balíček
root-zone-supply = Zásoba
root-zone-item-supply = Zásoba předmětů
root-zone-crafted = Vyrobené předměty
root-zone-play-area = Herní prostor
root-zone-available = Dostupné karty dominance
root-zone-decree = Výnos
root-zone-supporters = Stoupenci
root-zone-officers = Důstojníci
root-zone-satchel = Brašna
root-zone-damaged = Poškozené předměty
root-zone-quests = Vyložené úkoly
root-zone-completed = Splněné úkoly
root-zone-acolytes = Kultisté
root-zone-lost-souls = Ztracené duše
root-zone-funds = Zdroje
root-zone-payments = Platby
root-zone-committed = Vyhrazené zdroje
root-zone-unswayed = Neovlivnění vyslanci
root-zone-swayed = Ovlivnění vyslanci
root-zone-crowns = Koruny
root-zone-revealed = Odhalené karty

## Abilities of the factions (.text: what they do)

root-ability-field-hospitals = Polní nemocnice
    .text = Když ti z mýtiny odstraní bojovníky, karta jejího symbolu je vrátí k pevnosti.
root-ability-the-keep = Pevnost
    .text = Na mýtinu s pevností nesmí umísťovat nikdo jiný.
root-ability-lords-of-the-forest = Páni lesa
    .text = Při shodě ovládáš mýtinu ty; prázdné mýtiny neovládáš.
root-ability-disdain-for-trade = Pohrdání obchodem
    .text = Za vyrobený předmět získáš jen 1 bod.
root-ability-guerrilla-war = Záškodnická válka
    .text = V obraně uděluješ vyšší z hozených čísel.
root-ability-outrage = Pobouření
    .text = Kdo sympatii odstraní nebo k ní přesune bojovníky, dá ti kartu toho symbolu.
root-ability-martial-law = Stanné právo
    .text = Šíření stojí o 1 Stoupence víc tam, kde má jiný hráč 3 bojovníky.
root-ability-lone-wanderer = Osamělý poutník
    .text = Tvá figura není bojovník, nic neovládá a nikdy se neodstraní.
root-ability-nimble = Mazanost
    .text = Pohybuješ se bez ohledu na to, kdo mýtiny ovládá.
root-ability-infamy = Nechvalně známý
    .text = V bitvě ve svém tahu získáš 1 bod za každou odstraněnou komponentu nepřátelské frakce.
root-ability-hatred-of-birds = Nesnášenlivost s ptáky
    .text = Pro tvé rituály nejsou ptáci žolíci.
root-ability-revenge = Pomsta
    .text = Bojovníci padlí v obraně se stanou kultisty.
root-ability-pilgrims = Poutníci
    .text = Ovládáš každou mýtinu se zahradou.
root-ability-fear-of-the-faithful = Strach pravověrných
    .text = Za odstraněnou zahradu odhodíš náhodnou kartu.
root-ability-swimmers = Plavci
    .text = Řeky jsou pro tebe cestami a nemusíš na nich nic ovládat.
root-ability-public-hand = Veřejná ruka
    .text = Tvé karty vidí všichni.
root-ability-trade-disruption = Přerušení obchodu
    .text = Za odstraněné stanoviště přijdeš o polovinu zdrojů, zaokrouhleno nahoru.
root-ability-protectionism = Ochranářství
    .text = Nemáš-li za Rozbřesku platby, polož k nim 2 své bojovníky.
root-ability-dividends = Dividendy
    .text = Máš-li na mapě stanoviště: 1 bod za každé 2 zdroje.
root-ability-price-of-failure = Cena za neúspěch
    .text = Za ztrátu staveb přijdeš o náhodnou kartu, nejvyššího vyslance a jeho korunu.
root-ability-exposure = Prozrazení
    .text = Ukaž kartu symbolu mýtiny a hádej skrytý plán: uhodneš a zmizí, neuhodneš a dáš kartu.
root-ability-embedded-agents = Přidružení agenti
    .text = V obraně u skrytého plánu udělíš 1 dodatečný zásah.

## Leaders of the Eyrie (.text: what they bring)

root-leader-builder = Stavitel
    .text = Vezíři na verbování a pohybu. Vyrobené předměty bodují plně.
root-leader-charismatic = Charismatický
    .text = Vezíři na verbování a bitvě. Každé verbování musí umístit 2 bojovníky.
root-leader-commander = Velitel
    .text = Vezíři na pohybu a bitvě. V útoku udělíš 1 dodatečný zásah.
root-leader-despot = Tyran
    .text = Vezíři na pohybu a stavbě. Bitva, v níž odstraníš stavbu či žeton, dá 1 bod navíc.
root-card-vizier = Věrný vezír
    .text = Pták ve výnosu, který se nikdy neodhazuje.

## The Decree

root-decree-recruit = Verbování
    .text = Bojovník k hřadu daného symbolu
root-decree-move = Pohyb
    .text = Aspoň jeden bojovník z mýtiny daného symbolu
root-decree-battle = Bitva
    .text = Na mýtině daného symbolu
root-decree-build = Stavba
    .text = Hřad na ovládané mýtině daného symbolu
root-turmoil = Chaos
root-turmoil-humiliate = Ponížení
root-turmoil-purge = Vyčištění
root-turmoil-depose = Sesazení
root-turmoil-rest = Odpočinek

## Relationships of the Vagabond

root-relationship-indifferent = Lhostejný
root-relationship-amiable = Vstřícný
root-relationship-friendly = Přátelský
root-relationship-allied = Spojenec
root-relationship-hostile = Nepřátelský
root-coalition = Koalice

## Characters of the Vagabond and their special actions (.text: what it does)

root-character-thief = Zloděj
root-character-tinker = Kutil
root-character-ranger = Zálesák
root-character-vagrant = Pobuda
root-character-arbiter = Rozhodce
root-character-scoundrel = Ničema
root-character-adventurer = Dobrodruh
root-character-ronin = Rónin
root-character-harrier = Nájezdník
root-special-steal = Krádež
    .text = Použij pochodeň: vezmi náhodnou kartu hráči na své mýtině.
root-special-day-labor = Nádeničení
    .text = Použij pochodeň: vezmi z odhazovacího balíčku kartu symbolu své mýtiny, nebo ptáka.
root-special-hideout = Skrýš
    .text = Použij pochodeň: oprav 3 předměty; tvůj Bílý den končí.
root-special-instigate = Podněcování
    .text = Použij pochodeň: vyvolej zde bitvu dvou jiných a urči, co obě strany ztratí.
root-special-protector = Ochrana
    .text = Obránce tě zde smí naverbovat: ty získáš 1 bod, tvé meče zvýší maximum jeho zásahů.
root-special-scorched-earth = Spálená země
    .text = Nech zde pochodeň: zmizí všechny komponenty soupeřů a na mýtinu už nikdo nevstoupí.
root-special-improvise = Improvizace
    .text = Jednou za tah smí při úkolu jeden předmět nahradit jiný; pak se poškodí.
root-special-swift-strike = Rychlý úder
    .text = Po hodu použij meč a uděl 1 dodatečný zásah.
root-special-glide = Plachtění
    .text = Použij pochodeň: přesuň se na libovolnou mýtinu bez bot.

## The Cult: conspiracies, rituals

root-conspiracy-crusade = Křížová výprava
    .text = Bitva na mýtině Odpadlíka, nebo pohyb z ní a pak bitva.
root-conspiracy-convert = Konvertování
    .text = Na mýtině Odpadlíka nahraď soupeřova bojovníka svým.
root-conspiracy-sanctify = Posvěcení
    .text = Na mýtině Odpadlíka nahraď soupeřovu stavbu zahradou.
root-ritual-build = Stavba
    .text = Zahrada na ovládané mýtině daného symbolu
root-ritual-recruit = Verbování
    .text = Bojovník na mýtinu daného symbolu
root-ritual-score = Bodování
    .text = Použij kartu za body z její stupnice zahrad
root-ritual-sacrifice = Obětování
    .text = Pták udělá z bojovníka kultistu

## Services of the Riverfolk (.text: what is bought)

root-service-hand-card = Karta z ruky
    .text = Vezmi si libovolnou kartu z veřejné ruky Říčního lidu.
root-service-riverboats = Říční čluny
    .text = V tomto tahu jsou pro tebe řeky cestami.
root-service-mercenaries = Žoldáci
    .text = Bojovníci Říčního lidu v tomto tahu vládnou a bojují za tebe; zásahy se dělí.

## Ministers of the Duchy (.text: their action)

root-rank-squire = Panoš
root-rank-noble = Šlechtic
root-rank-lord = Lord
root-minister-foremole = Předák
    .text = Odhal libovolnou kartu: citadela nebo tržiště na ovládané mýtině.
root-minister-captain = Kapitán
    .text = Zahaj bitvu.
root-minister-marshal = Maršál
    .text = Proveď pohyb.
root-minister-brigadier = Brigádýr
    .text = Až dva pohyby, nebo až dvě bitvy.
root-minister-banker = Bankéř
    .text = Použij karty jednoho symbolu: 1 bod za každou.
root-minister-mayor = Starosta
    .text = Proveď akci ovlivněného panoše nebo šlechtice.
root-minister-duchess-of-mud = Hraběnka Blátová
    .text = 2 body, jsou-li na mapě všechny tři tunely.
root-minister-baron-of-dirt = Baron Prášivka
    .text = 1 bod za každé tržiště na mapě.
root-minister-earl-of-stone = Vévoda Zkamene
    .text = 1 bod za každou citadelu na mapě.

## Plots of the Corvids (.text: what they do)

root-plot-bomb = Bomba
    .text = Po otočení odstraní všechny komponenty soupeřů a pak sebe.
root-plot-snare = Past
    .text = Lícem nahoru: soupeři sem nesmějí umísťovat ani odsud odejít.
root-plot-extortion = Vydírání
    .text = Po otočení: náhodná karta od každého, kdo je zde. Lícem nahoru: za Večera o kartu víc.
root-plot-raid = Nájezd
    .text = Po odstranění, ne však prozrazením: bojovník na každou sousední mýtinu.
root-plot-hidden = Skrytý plán

## Actions (.hint: in a few words)

root-action-craft = Výroba
    .hint = kartu z ruky
root-action-move = Pohyb
    .hint = bojovníky na sousední mýtinu
root-action-battle = Bitva
    .hint = s jedním soupeřem na mýtině
root-action-march = Pochod
    .hint = až dva pohyby
root-action-recruit = Verbování
    .hint = noví bojovníci
root-action-build = Stavba
    .hint = stavba na mapu
root-action-overwork = Přesčas
    .hint = karta za dřevo u pily
root-action-extra = Akce navíc
    .hint = za ptačí kartu
root-action-add-to-decree = Nový rozkaz výnosu
    .hint = jedna či dvě karty, nejvýš jeden pták
root-action-revolt = Vzpoura
    .hint = základna tam, kde je sympatie
root-action-spread-sympathy = Šíření sympatie
    .hint = žeton sympatie za Stoupence
root-action-mobilize = Mobilizace
    .hint = karta ke Stoupencům
root-action-train = Výcvik
    .hint = důstojník za kartu symbolu základny
root-action-organize = Agitace
    .hint = bojovník se změní v sympatii
root-action-slip = Prosmýknutí
    .hint = jeden krok zdarma, i do lesa
root-action-refresh = Obnovení
    .hint = otočení použitých předmětů
root-action-explore = Průzkum
    .hint = pochodeň: předmět z ruin
root-action-aid = Pomoc
    .hint = libovolný předmět a karta jinému hráči
root-action-quest = Úkol
    .hint = dva předměty za odměnu
root-action-strike = Střela
    .hint = kuše: odstraní bojovníka
root-action-repair = Oprava
    .hint = kladivo: opraví předmět
root-action-special = Zvláštní akce
    .hint = co umí tvá postava
root-action-rest = Večerní odpočinek
    .hint = v lese: oprava všech předmětů
root-action-conspire = Spiknutí
    .hint = kultisté na mýtinách Odpadlíka
root-action-ritual = Rituál
    .hint = jeden za každou odhalenou kartu
root-action-buy = Nákup služby
    .hint = zaplať bojovníky Říčnímu lidu
root-action-draw = Dobrání karty
    .hint = za vyhrazený zdroj
root-action-export = Vývoz
    .hint = místo karty bojovník do plateb
root-action-trade-post = Obchodní stanoviště
    .hint = za dva zdroje vládce mýtiny
root-action-set-prices = Nastavení cen
    .hint = tvých služeb
root-action-dig = Hloubení
    .hint = tunel a až čtyři bojovníci
root-action-sway = Ovlivnění
    .hint = vyslanec za odhalené karty
root-action-parliament = Parlament
    .hint = každý ovlivněný vyslanec jednou
root-action-assembly = Shromáždění
    .hint = až dvě akce
root-action-flip = Otočení plánu
    .hint = bod za každý plán lícem nahoru
root-action-plot = Plán
    .hint = bojovníci za skrytý plán
root-action-trick = Trik
    .hint = výměna dvou plánů
root-action-exert = Námaha
    .hint = akce navíc místo dobírání
root-action-expose = Prozrazení plánu
    .hint = ukaž kartu a hádej
root-action-dominance = Aktivace dominance
    .hint = alespoň s 10 body
root-action-take-dominance = Vzít kartu dominance
    .hint = za kartu téhož symbolu
root-action-open-path = Otevření cesty
    .hint = libovolná karta: 1 bod
root-action-ferry = Plavba vorem
    .hint = na libovolnou pobřežní mýtinu, pak karta
root-action-end = Konec fáze
    .hint = teď už nic dalšího

## Quests (.text: what to do and what it brings)

root-quest-fundraising = Sbírka
    .text = Na liščí mýtině použij konvičku a minci: dober 2 karty, nebo 1 bod za každý svůj splněný liščí úkol.
root-quest-errand-fox = Pochůzka
    .text = Na liščí mýtině použij konvičku a botu: dober 2 karty, nebo 1 bod za každý svůj splněný liščí úkol.
root-quest-logistics-help-fox = Pomoc se zásobováním
    .text = Na liščí mýtině použij botu a vak: dober 2 karty, nebo 1 bod za každý svůj splněný liščí úkol.
root-quest-repair-a-shed = Oprava kůlny
    .text = Na liščí mýtině použij pochodeň a kladivo: dober 2 karty, nebo 1 bod za každý svůj splněný liščí úkol.
root-quest-give-a-speech-fox = Projev
    .text = Na liščí mýtině použij pochodeň a konvičku: dober 2 karty, nebo 1 bod za každý svůj splněný liščí úkol.
root-quest-guard-duty-rabbit = Strážní služba
    .text = Na zaječí mýtině použij pochodeň a meč: dober 2 karty, nebo 1 bod za každý svůj splněný zaječí úkol.
root-quest-errand-rabbit = Pochůzka
    .text = Na zaječí mýtině použij konvičku a botu: dober 2 karty, nebo 1 bod za každý svůj splněný zaječí úkol.
root-quest-give-a-speech-rabbit = Projev
    .text = Na zaječí mýtině použij pochodeň a konvičku: dober 2 karty, nebo 1 bod za každý svůj splněný zaječí úkol.
root-quest-fend-off-a-bear-rabbit = Zahnání medvěda
    .text = Na zaječí mýtině použij pochodeň a kuši: dober 2 karty, nebo 1 bod za každý svůj splněný zaječí úkol.
root-quest-expel-bandits-rabbit = Vyhnání banditů
    .text = Na zaječí mýtině použij dva meče: dober 2 karty, nebo 1 bod za každý svůj splněný zaječí úkol.
root-quest-expel-bandits-mouse = Vyhnání banditů
    .text = Na myší mýtině použij dva meče: dober 2 karty, nebo 1 bod za každý svůj splněný myší úkol.
root-quest-guard-duty-mouse = Strážní služba
    .text = Na myší mýtině použij pochodeň a meč: dober 2 karty, nebo 1 bod za každý svůj splněný myší úkol.
root-quest-fend-off-a-bear-mouse = Zahnání medvěda
    .text = Na myší mýtině použij pochodeň a kuši: dober 2 karty, nebo 1 bod za každý svůj splněný myší úkol.
root-quest-escort = Doprovod
    .text = Na myší mýtině použij dvě boty: dober 2 karty, nebo 1 bod za každý svůj splněný myší úkol.
root-quest-logistics-help-mouse = Pomoc se zásobováním
    .text = Na myší mýtině použij botu a vak: dober 2 karty, nebo 1 bod za každý svůj splněný myší úkol.

## Cards (.text: what the card does)

root-card-birdy-bindle = Ptačí raneček
    .text = Vezmi ze zásoby vak a získej 1 bod.
root-card-woodland-runners = Lesní běžci
    .text = Vezmi ze zásoby botu a získej 1 bod.
root-card-arms-trader = Obchodník se zbraněmi
    .text = Vezmi ze zásoby meč a získej 2 body.
root-card-crossbow-bird = Kuše
    .text = Vezmi ze zásoby kuši a získej 1 bod.
root-card-gently-used-knapsack = Zánovní batoh
    .text = Vezmi ze zásoby vak a získej 1 bod.
root-card-root-tea-fox = Kořenový čaj
    .text = Vezmi ze zásoby konvičku a získej 2 body.
root-card-travel-gear-fox = Cestovní výbava
    .text = Vezmi ze zásoby botu a získej 1 bod.
root-card-protection-racket = Výpalné
    .text = Vezmi ze zásoby minci a získej 3 body.
root-card-foxfolk-steel = Liščí ocel
    .text = Vezmi ze zásoby meč a získej 2 body.
root-card-anvil = Kovadlina
    .text = Vezmi ze zásoby kladivo a získej 2 body.
root-card-smugglers-trail = Pašerácká stezka
    .text = Vezmi ze zásoby vak a získej 1 bod.
root-card-root-tea-rabbit = Kořenový čaj
    .text = Vezmi ze zásoby konvičku a získej 2 body.
root-card-a-visit-to-friends = Návštěva u přátel
    .text = Vezmi ze zásoby botu a získej 1 bod.
root-card-bake-sale = Prodej koláčů
    .text = Vezmi ze zásoby minci a získej 3 body.
root-card-mouse-in-a-sack = Myš v pytli
    .text = Vezmi ze zásoby vak a získej 1 bod.
root-card-root-tea-mouse = Kořenový čaj
    .text = Vezmi ze zásoby konvičku a získej 2 body.
root-card-travel-gear-mouse = Cestovní výbava
    .text = Vezmi ze zásoby botu a získej 1 bod.
root-card-investments = Investice
    .text = Vezmi ze zásoby minci a získej 3 body.
root-card-sword = Meč
    .text = Vezmi ze zásoby meč a získej 2 body.
root-card-crossbow-mouse = Kuše
    .text = Vezmi ze zásoby kuši a získej 1 bod.
root-card-ambush-bird = Přepadení!
    .text = V obraně kdekoli: zahraj ji za 2 zásahy před hodem. Útočníkovo přepadení ji zmaří.
root-card-ambush-fox = Přepadení!
    .text = V obraně na liščí mýtině: zahraj ji za 2 zásahy před hodem. Útočníkovo přepadení ji zmaří.
root-card-ambush-rabbit = Přepadení!
    .text = V obraně na zaječí mýtině: zahraj ji za 2 zásahy před hodem. Útočníkovo přepadení ji zmaří.
root-card-ambush-mouse = Přepadení!
    .text = V obraně na myší mýtině: zahraj ji za 2 zásahy před hodem. Útočníkovo přepadení ji zmaří.
root-card-dominance-bird = Ptačí dominance
    .text = S 10 body: nadále vyhraješ, ovládáš-li na začátku Rozbřesku dva protilehlé rohy.
root-card-dominance-fox = Liščí dominance
    .text = S 10 body: nadále vyhraješ, ovládáš-li na začátku Rozbřesku tři liščí mýtiny.
root-card-dominance-rabbit = Zaječí dominance
    .text = S 10 body: nadále vyhraješ, ovládáš-li na začátku Rozbřesku tři zaječí mýtiny.
root-card-dominance-mouse = Myší dominance
    .text = S 10 body: nadále vyhraješ, ovládáš-li na začátku Rozbřesku tři myší mýtiny.
root-card-armorers = Platnéři
    .text = V bitvě ji odhoď a ignoruj všechny hozené zásahy proti sobě.
root-card-sappers = Sapéři
    .text = V obraně ji odhoď a uděl 1 dodatečný zásah.
root-card-brutal-tactics = Surová taktika
    .text = V útoku smíš udělit 1 dodatečný zásah; obránce pak získá 1 bod.
root-card-royal-claim = Nárok na trůn
    .text = Za Rozbřesku ji odhoď a získej 1 bod za každou mýtinu, kterou ovládáš.
root-card-stand-and-deliver = Peníze, nebo život!
    .text = Jednou za Rozbřesk vezmi jinému hráči náhodnou kartu; on získá 1 bod.
root-card-tax-collector = Výběrčí daní
    .text = Jednou za Bílý den odstraň z mapy svého bojovníka a dober si kartu.
root-card-favor-fox = Liščí přízeň
    .text = Odstraň všechny komponenty soupeřů z liščích mýtin; 1 bod za každou stavbu a žeton.
root-card-favor-rabbit = Zaječí přízeň
    .text = Odstraň všechny komponenty soupeřů ze zaječích mýtin; 1 bod za každou stavbu a žeton.
root-card-favor-mouse = Myší přízeň
    .text = Odstraň všechny komponenty soupeřů z myších mýtin; 1 bod za každou stavbu a žeton.
root-card-command-warren = Velitelská nora
    .text = Na začátku Bílého dne smíš zahájit bitvu.
root-card-better-burrow-bank = Lepší norní banka
    .text = Na začátku Rozbřesku si ty i zvolený jiný hráč doberete po kartě.
root-card-cobbler = Švec
    .text = Na začátku Večera smíš provést pohyb.
root-card-scouting-party = Průzkumný oddíl
    .text = Když útočíš, karty přepadení na tebe nepůsobí.
root-card-codebreakers = Luštitelé šifer
    .text = Jednou za Bílý den si prohlédni karty v ruce jiného hráče.
root-card-saboteurs = Sabotéři
    .text = Na začátku Rozbřesku ji odhoď, a soupeř odhodí jednu svou vyrobenou kartu.
root-card-soup-kitchens = Vývařovny
    .text = Tvé žetony se počítají pro ovládání, každý za dva.
root-card-boat-builders = Loďaři
    .text = Řeky jsou pro tebe cestami.
root-card-corvid-planners = Krkavčí stratégové
    .text = Pohybuješ se bez ohledu na to, kdo mýtiny ovládá.
root-card-eyrie-emigre = Orlí emigrant
    .text = Na konci Rozbřesku proveď pohyb a v cíli zahaj bitvu; jinak ji odhoď.
root-card-fox-partisans = Liščí partyzáni
    .text = Bitva na liščí mýtině: uděl 1 dodatečný zásah a pak odhoď z ruky vše kromě lišek.
root-card-rabbit-partisans = Zaječí partyzáni
    .text = Bitva na zaječí mýtině: uděl 1 dodatečný zásah a pak odhoď z ruky vše kromě zajíců.
root-card-mouse-partisans = Myší partyzáni
    .text = Bitva na myší mýtině: uděl 1 dodatečný zásah a pak odhoď z ruky vše kromě myší.
root-card-propaganda-bureau = Úřad propagandy
    .text = Jednou za Bílý den použij kartu: na mýtině jejího symbolu nahraď soupeřova bojovníka svým.
root-card-false-orders = Falešné rozkazy
    .text = Za Rozbřesku ji odhoď a z mýtiny přesuň polovinu bojovníků soupeře bez ohledu na vládu.
root-card-informants = Informátoři
    .text = Za Večera smíš místo dobírání vzít přepadení z odhazovacího balíčku.
root-card-tunnels = Podzemní chodby
    .text = Mýtiny s tvými výrobními prostředky pro tebe navzájem sousedí.
root-card-charm-offensive = Ofenziva šarmu
    .text = Na začátku Večera si smíš dobrat kartu; zvolený jiný hráč získá 1 bod.
root-card-swap-meet = Výměnný trh
    .text = Jednou za Rozbřesk vezmi jinému hráči náhodnou kartu a jednu svou mu vrať.
root-card-coffin-makers = Výrobci rakví
    .text = Odstranění bojovníci se hromadí zde. Za Rozbřesku 1 bod za každých pět, pak je vrať.
root-card-league-of-adventurous-mice = Liga dobrodružných myší
    .text = Jednou za Bílý den použij svůj vyrobený předmět k pohybu nebo bitvě.
root-card-murine-broker = Myší makléř
    .text = Kdykoli jiný hráč vyrobí předmět, dober si kartu.
root-card-master-engravers = Mistři rytci
    .text = Kdykoli vyrobíš předmět, získáš o 1 bod víc.
root-card-hidden = Karta lícem dolů

## Kinds of cards

root-kind-item = Předmět
root-kind-favor = Přízeň
root-kind-persistent = Trvalý efekt
root-kind-ambush = Přepadení
root-kind-dominance = Dominance

## Battle

root-battle-attacker = Útočník
root-battle-defender = Obránce
root-battle-hits = Zásahy
root-battle-extra-hits = Dodatečné zásahy
root-battle-limit = Maximum hozených zásahů
root-battle-defenseless = Bezbranný

## How a game ends

root-end-points = 30 bodů
root-end-dominance = Dominance
root-end-coalition = Koalice

## Set-up options (.help: one sentence)

root-option-map = Mapa
    .help = Kde se válčí.
root-option-map-autumn = Podzimní
    .help = Předtištěné symboly, žádná zvláštní pravidla.
root-option-map-winter = Zimní
    .help = Náhodné symboly; řeka rozděluje lesy.
root-option-map-lake = Jezerní
    .help = Náhodné symboly; jezero přeplouvá vor.
root-option-map-mountain = Horská
    .help = Náhodné symboly, šest uzavřených cest a průsmyk za body.
root-option-deck = Balíček
    .help = Který společný balíček se použije.
root-option-deck-base = Základní
    .help = Karty základní hry.
root-option-deck-exiles = Vyhnanci a partyzáni
    .help = Druhý balíček: ostřejší efekty, žádná přízeň.
root-option-markers = Symboly mýtin
    .help = Jak mýtiny přijdou ke svým symbolům.
root-option-markers-usual = Podle mapy
    .help = Na podzimní mapě předtištěné, na ostatních zamíchané žetony.
root-option-markers-shuffled = Zamíchané
    .help = Zamíchané žetony na každé mapě.
root-option-seats = Frakce
    .help = Jak hráči přijdou ke svým frakcím.
root-option-seats-choose = Vybrané
    .help = Každé volné místo si postupně vybere frakci.
root-option-seats-random = Náhodné
    .help = Volná místa dostanou frakce náhodně.
root-option-reach = Dosah
    .help = Které kombinace frakcí jsou povolené.
root-option-reach-recommended = Doporučený
    .help = Součet, který Zákon doporučuje pro daný počet hráčů.
root-option-reach-brave = Pro odvážné
    .help = Libovolný součet od 17 výše.
root-option-reach-free = Volný
    .help = Jakákoli kombinace.
root-option-order = Zasedací pořádek
    .help = Kdo začíná a jak hráči sedí.
root-option-order-shuffled = Zamíchaný
    .help = Místa i začínající hráč se losují, jak říká Zákon.
root-option-order-first-random = Náhodný začínající hráč
    .help = Místa zůstanou, začínající hráč se losuje.
root-option-order-given = Jak sedí
    .help = Začíná první místo.
root-option-tie = Více hráčů na 30 bodech
    .help = Kdo vyhraje, dosáhne-li 30 bodů více hráčů současně.
root-option-tie-points = Více bodů
    .help = Více bodů, pak hráč na tahu (český Zákon).
root-option-tie-turn = Hráč na tahu
    .help = Hráč na tahu (anglický Zákon).
root-option-teapots = Konvičky pro obnovení
    .help = Zda se počítá poškozená konvička lícem nahoru.
root-option-teapots-undamaged = Jen nepoškozené
    .help = Náš výklad: poškozený předmět k ničemu neslouží.
root-option-teapots-any = Každá lícem nahoru
    .help = Doslovné znění Zákona.
root-option-glide = Plachtění Nájezdníka
    .help = Zda smějí letět i spojenečtí bojovníci.
root-option-glide-allies = Se spojenci
    .help = Pohyb jako každý jiný.
root-option-glide-alone = Sám
    .help = Plachtí jen figura.
root-option-empty-score = Bodování bez zahrad
    .help = Zda Kult smí bodovat symbol bez zahrady na mapě.
root-option-empty-score-allowed = Povoleno
    .help = Za 0 bodů; karta jde ke Ztraceným duším.
root-option-empty-score-forbidden = Zakázáno
    .help = Jako v pozdějších Zákonech.

## What stands on the map, by one list

root-piece-sawmill = { root-building-sawmill }
root-piece-workshop = { root-building-workshop }
root-piece-recruiter = { root-building-recruiter }
root-piece-roost = { root-building-roost }
root-piece-base = { root-building-base }
root-piece-garden = { root-building-garden }
root-piece-citadel = { root-building-citadel }
root-piece-market = { root-building-market }
root-piece-ruin = { root-place-ruin }
root-piece-keep = { root-token-keep }
root-piece-wood = { root-token-wood }
root-piece-sympathy = { root-token-sympathy }
root-piece-trade-post = { root-token-trade-post }
root-piece-tunnel = { root-token-tunnel }
root-piece-plot = { root-token-plot }

## What a faction can do, for the menus

root-deed-craft = { root-action-craft }
    .hint = { root-action-craft.hint }
root-deed-battle = { root-action-battle }
    .hint = { root-action-battle.hint }
root-deed-move = { root-action-move }
    .hint = { root-action-move.hint }
root-deed-march = { root-action-march }
    .hint = { root-action-march.hint }
root-deed-recruit = { root-action-recruit }
    .hint = { root-action-recruit.hint }
root-deed-build = { root-action-build }
    .hint = { root-action-build.hint }
root-deed-overwork = { root-action-overwork }
    .hint = { root-action-overwork.hint }
root-deed-extra-action = { root-action-extra }
    .hint = { root-action-extra.hint }
root-deed-revolt = { root-action-revolt }
    .hint = { root-action-revolt.hint }
root-deed-spread = { root-action-spread-sympathy }
    .hint = { root-action-spread-sympathy.hint }
root-deed-mobilize = { root-action-mobilize }
    .hint = { root-action-mobilize.hint }
root-deed-train = { root-action-train }
    .hint = { root-action-train.hint }
root-deed-organize = { root-action-organize }
    .hint = { root-action-organize.hint }
root-deed-explore = { root-action-explore }
    .hint = { root-action-explore.hint }
root-deed-aid = { root-action-aid }
    .hint = { root-action-aid.hint }
root-deed-quest = { root-action-quest }
    .hint = { root-action-quest.hint }
root-deed-strike = { root-action-strike }
    .hint = { root-action-strike.hint }
root-deed-repair = { root-action-repair }
    .hint = { root-action-repair.hint }
root-deed-special = { root-action-special }
    .hint = { root-action-special.hint }
root-deed-slip = { root-action-slip }
    .hint = { root-action-slip.hint }
root-deed-draw = { root-action-draw }
    .hint = { root-action-draw.hint }
root-deed-trade-post = { root-action-trade-post }
    .hint = { root-action-trade-post.hint }
root-deed-dig = { root-action-dig }
    .hint = { root-action-dig.hint }
root-deed-minister = { root-action-parliament }
    .hint = { root-action-parliament.hint }
root-deed-sway = { root-action-sway }
    .hint = { root-action-sway.hint }
root-deed-plot = { root-action-plot }
    .hint = { root-action-plot.hint }
root-deed-trick = { root-action-trick }
    .hint = { root-action-trick.hint }
root-deed-flip = { root-action-flip }
    .hint = { root-action-flip.hint }
root-deed-dominance = { root-action-dominance }
    .hint = { root-action-dominance.hint }
root-deed-take-dominance = { root-action-take-dominance }
    .hint = { root-action-take-dominance.hint }
root-deed-expose = { root-action-expose }
    .hint = { root-action-expose.hint }
root-deed-open-path = { root-action-open-path }
    .hint = { root-action-open-path.hint }
root-deed-ritual-build = { root-ritual-build }
    .hint = { root-ritual-build.text }
root-deed-ritual-recruit = { root-ritual-recruit }
    .hint = { root-ritual-recruit.text }
root-deed-ritual-score = { root-ritual-score }
    .hint = { root-ritual-score.text }
root-deed-ritual-sacrifice = { root-ritual-sacrifice }
    .hint = { root-ritual-sacrifice.text }
root-deed-crusade = { root-conspiracy-crusade }
    .hint = { root-conspiracy-crusade.text }
root-deed-convert = { root-conspiracy-convert }
    .hint = { root-conspiracy-convert.text }
root-deed-sanctify = { root-conspiracy-sanctify }
    .hint = { root-conspiracy-sanctify.text }
root-deed-use-card = Použití vyrobené karty
    .hint = efekt ve tvém herním prostoru

## Answers

root-answer-yes = Ano
root-answer-no = Ne
