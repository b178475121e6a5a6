### Root: the words of the game, in Czech.
### The same keys and attributes stand in en.ftl, cs.ftl and pl.ftl.

## Title

root-title = Root
root-tagline = Válka o Lesní říši, každá strana podle vlastních pravidel.

## Factions (.acc: whom one attacks, .of: whose, .to: to whom, .with: with whom, .short: on a board, .hint: how it plays)

root-faction-marquise = Markýza z Kocourova
    .acc = Markýzu
    .of = Markýzy
    .to = Markýze
    .with = s Markýzou
    .short = Markýza
    .hint = Staví dřevařský průmysl a drží zemi.
root-faction-eyrie = Rody Orlího hnízda
    .acc = Orly
    .of = Orlů
    .to = Orlům
    .with = s Orly
    .short = Orli
    .hint = Bodují za hřady a musejí plnit rostoucí výnos.
root-faction-alliance = Lesní aliance
    .acc = Alianci
    .of = Aliance
    .to = Alianci
    .with = s Aliancí
    .short = Aliance
    .hint = Šíří sympatie a udeří vzpourou.
root-faction-vagabond = Tulák
    .acc = Tuláka
    .of = Tuláka
    .to = Tulákovi
    .with = s Tulákem
    .short = Tulák
    .hint = Putuje sám s brašnou předmětů: pomoc, úkoly, nechvalná pověst.
root-faction-vagabond2 = Druhý Tulák
    .acc = druhého Tuláka
    .of = druhého Tuláka
    .to = druhému Tulákovi
    .with = s druhým Tulákem
    .short = Druhý Tulák
    .hint = Sok na týchž cestách.
root-faction-lizard = Ještěří kult
    .acc = Kult
    .of = Kultu
    .to = Kultu
    .with = s Kultem
    .short = Kult
    .hint = Získává odpadlíky zahradami, rituály a kultisty.
root-faction-riverfolk = Společnost Říčního lidu
    .acc = Říční lid
    .of = Říčního lidu
    .to = Říčnímu lidu
    .with = s Říčním lidem
    .short = Říční lid
    .hint = Prodává všem služby a z plateb buduje obchodní stanoviště.
root-faction-duchy = Podzemní hrabství
    .acc = Hrabství
    .of = Hrabství
    .to = Hrabství
    .with = s Hrabstvím
    .short = Hrabství
    .hint = Vynořuje se z tunelů a ovlivňuje vyslance.
root-faction-corvid = Krkavčí spiknutí
    .acc = Krkavce
    .of = Krkavců
    .to = Krkavcům
    .with = s Krkavci
    .short = Krkavci
    .hint = Klade tajné plány a boduje za jejich otočení.

## Suits (.name: within a sentence)

root-suit-bird = Pták
    .name = pták
root-suit-fox = Liška
    .name = liška
root-suit-rabbit = Zajíc
    .name = zajíc
root-suit-mouse = Myš
    .name = myš

## Phases

root-phase-setting-up = Příprava hry
root-phase-birdsong = Rozbřesk
root-phase-daylight = Bílý den
root-phase-evening = Večer

## Places (.in: where one is, .into: where one goes, .put: where one places a piece, .from: whence)

root-clearing = mýtina { $n }
    .in = na mýtině { $n }
    .into = na mýtinu { $n }
    .put = na mýtinu { $n }
    .from = z mýtiny { $n }
root-forest = les { $n }
    .in = v lese { $n }
    .into = do lesa { $n }
    .put = do lesa { $n }
    .from = z lesa { $n }
root-burrow = Nora
    .in = v Noře
    .into = do Nory
    .put = do Nory
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

## Maps

root-map-autumn = Podzimní mapa
root-map-winter = Zimní mapa
root-map-lake = Jezerní mapa
root-map-mountain = Horská mapa

## Items (faceup; .acc: as an object, .of: in place of it, .no-ready: what one lacks; .exhausted, .damaged: its other states)

root-item-boots = Bota
    .acc = botu
    .of = boty
    .no-ready = připravenou botu
    .exhausted = Použitá bota
    .damaged = Poškozená bota
    .damaged-exhausted = Poškozená a použitá bota
root-item-sword = Meč
    .acc = meč
    .of = meče
    .no-ready = připravený meč
    .exhausted = Použitý meč
    .damaged = Poškozený meč
    .damaged-exhausted = Poškozený a použitý meč
root-item-bag = Vak
    .acc = vak
    .of = vaku
    .no-ready = připravený vak
    .exhausted = Použitý vak
    .damaged = Poškozený vak
    .damaged-exhausted = Poškozený a použitý vak
root-item-hammer = Kladivo
    .acc = kladivo
    .of = kladiva
    .no-ready = připravené kladivo
    .exhausted = Použité kladivo
    .damaged = Poškozené kladivo
    .damaged-exhausted = Poškozené a použité kladivo
root-item-teapot = Konvička
    .acc = konvičku
    .of = konvičky
    .no-ready = připravenou konvičku
    .exhausted = Použitá konvička
    .damaged = Poškozená konvička
    .damaged-exhausted = Poškozená a použitá konvička
root-item-coins = Mince
    .acc = minci
    .of = mince
    .no-ready = připravenou minci
    .exhausted = Použitá mince
    .damaged = Poškozená mince
    .damaged-exhausted = Poškozená a použitá mince
root-item-crossbow = Kuše
    .acc = kuši
    .of = kuše
    .no-ready = připravenou kuši
    .exhausted = Použitá kuše
    .damaged = Poškozená kuše
    .damaged-exhausted = Poškozená a použitá kuše
root-item-torch = Pochodeň
    .acc = pochodeň
    .of = pochodně
    .no-ready = připravenou pochodeň
    .exhausted = Použitá pochodeň
    .damaged = Poškozená pochodeň
    .damaged-exhausted = Poškozená a použitá pochodeň

## Pieces (.acc: as an object)

root-piece-sawmill = Pila
    .acc = pilu
root-piece-workshop = Dílna
    .acc = dílnu
root-piece-recruiter = Sídlo verbíře
    .acc = sídlo verbíře
root-piece-roost = Hřad
    .acc = hřad
root-piece-base = Základna
    .acc = základnu
root-piece-garden = Zahrada
    .acc = zahradu
root-piece-citadel = Citadela
    .acc = citadelu
root-piece-market = Tržiště
    .acc = tržiště
root-piece-ruin = Ruiny
    .acc = ruiny
root-piece-keep = Pevnost
    .acc = pevnost
root-piece-wood = Dřevo
    .acc = dřevo
root-piece-sympathy = Sympatie
    .acc = sympatii
root-piece-trade-post = Obchodní stanoviště
    .acc = obchodní stanoviště
root-piece-tunnel = Tunel
    .acc = tunel
root-piece-plot = Plán
    .acc = plán
root-piece-outcast = Odpadlík
    .hated = Nenáviděný

## How many ($n)

root-count-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
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
    .text = Ukaž kartu se symbolem mýtiny a hádej skrytý plán: uhodneš a zmizí, neuhodneš a dáš kartu.
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

## Relationships of the Vagabond

root-relationship-indifferent = Lhostejný
root-relationship-amiable = Vstřícný
root-relationship-friendly = Přátelský
root-relationship-allied = Spojenec
root-relationship-hostile = Nepřátelský

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
    .text = Použij pochodeň: vezmi z odhazovacího balíčku kartu se symbolem své mýtiny, nebo ptáka.
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
root-action-revolt = Vzpoura
    .hint = základna tam, kde je sympatie
root-action-spread-sympathy = Šíření sympatie
    .hint = žeton sympatie za Stoupence
root-action-mobilize = Mobilizace
    .hint = karta ke Stoupencům
root-action-train = Výcvik
    .hint = důstojník za kartu se symbolem základny
root-action-organize = Agitace
    .hint = bojovník se změní v sympatii
root-action-slip = Prosmýknutí
    .hint = jeden krok zdarma, i do lesa
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
root-action-draw = Dobrání karty
    .hint = za vyhrazený zdroj
root-action-trade-post = Obchodní stanoviště
    .hint = za dva zdroje vládce mýtiny
root-action-dig = Hloubení
    .hint = tunel a až čtyři bojovníci
root-action-sway = Ovlivnění
    .hint = vyslanec za odhalené karty
root-action-parliament = Parlament
    .hint = každý ovlivněný vyslanec jednou
root-action-flip = Otočení plánu
    .hint = bod za každý plán lícem nahoru
root-action-plot = Plán
    .hint = bojovníci za skrytý plán
root-action-trick = Trik
    .hint = prohození dvou plánů
root-action-expose = Prozrazení plánu
    .hint = ukaž kartu a hádej
root-action-dominance = Aktivace dominance
    .hint = alespoň s 10 body
root-action-take-dominance = Vzít kartu dominance
    .hint = za kartu téhož symbolu
root-action-open-path = Otevření cesty
    .hint = libovolná karta: 1 bod

## Quests (.text: what to do and what it brings)

root-quest-fundraising = Sbírka
    .text = Na liščí mýtině použij konvičku a minci: dober 2 karty, nebo získej 1 bod za každý svůj splněný liščí úkol.
root-quest-errand-fox = Pochůzka
    .text = Na liščí mýtině použij konvičku a botu: dober 2 karty, nebo získej 1 bod za každý svůj splněný liščí úkol.
root-quest-logistics-help-fox = Pomoc se zásobováním
    .text = Na liščí mýtině použij botu a vak: dober 2 karty, nebo získej 1 bod za každý svůj splněný liščí úkol.
root-quest-repair-a-shed = Oprava kůlny
    .text = Na liščí mýtině použij pochodeň a kladivo: dober 2 karty, nebo získej 1 bod za každý svůj splněný liščí úkol.
root-quest-give-a-speech-fox = Projev
    .text = Na liščí mýtině použij pochodeň a konvičku: dober 2 karty, nebo získej 1 bod za každý svůj splněný liščí úkol.
root-quest-guard-duty-rabbit = Strážní služba
    .text = Na zaječí mýtině použij pochodeň a meč: dober 2 karty, nebo získej 1 bod za každý svůj splněný zaječí úkol.
root-quest-errand-rabbit = Pochůzka
    .text = Na zaječí mýtině použij konvičku a botu: dober 2 karty, nebo získej 1 bod za každý svůj splněný zaječí úkol.
root-quest-give-a-speech-rabbit = Projev
    .text = Na zaječí mýtině použij pochodeň a konvičku: dober 2 karty, nebo získej 1 bod za každý svůj splněný zaječí úkol.
root-quest-fend-off-a-bear-rabbit = Zahnání medvěda
    .text = Na zaječí mýtině použij pochodeň a kuši: dober 2 karty, nebo získej 1 bod za každý svůj splněný zaječí úkol.
root-quest-expel-bandits-rabbit = Vyhnání banditů
    .text = Na zaječí mýtině použij dva meče: dober 2 karty, nebo získej 1 bod za každý svůj splněný zaječí úkol.
root-quest-expel-bandits-mouse = Vyhnání banditů
    .text = Na myší mýtině použij dva meče: dober 2 karty, nebo získej 1 bod za každý svůj splněný myší úkol.
root-quest-guard-duty-mouse = Strážní služba
    .text = Na myší mýtině použij pochodeň a meč: dober 2 karty, nebo získej 1 bod za každý svůj splněný myší úkol.
root-quest-fend-off-a-bear-mouse = Zahnání medvěda
    .text = Na myší mýtině použij pochodeň a kuši: dober 2 karty, nebo získej 1 bod za každý svůj splněný myší úkol.
root-quest-escort = Doprovod
    .text = Na myší mýtině použij dvě boty: dober 2 karty, nebo získej 1 bod za každý svůj splněný myší úkol.
root-quest-logistics-help-mouse = Pomoc se zásobováním
    .text = Na myší mýtině použij botu a vak: dober 2 karty, nebo získej 1 bod za každý svůj splněný myší úkol.

## Cards (.text: what the card does; root-card puts name and suit together, .quoted within a sentence)

root-card = { $name } ({ $suit })
    .quoted = „{ $name }“ ({ $suit })
root-card-alone = { $name }
    .quoted = „{ $name }“
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
    .text = V obraně kdekoli: zahraj ji a před hodem uděl 2 zásahy. Útočníkovo přepadení ji zmaří.
root-card-ambush-fox = Přepadení!
    .text = V obraně na liščí mýtině: zahraj ji a před hodem uděl 2 zásahy. Útočníkovo přepadení ji zmaří.
root-card-ambush-rabbit = Přepadení!
    .text = V obraně na zaječí mýtině: zahraj ji a před hodem uděl 2 zásahy. Útočníkovo přepadení ji zmaří.
root-card-ambush-mouse = Přepadení!
    .text = V obraně na myší mýtině: zahraj ji a před hodem uděl 2 zásahy. Útočníkovo přepadení ji zmaří.
root-card-dominance-bird = Ptačí dominance
    .text = S 10 body ji smíš aktivovat: od té chvíle vyhraješ, ovládáš-li na začátku Rozbřesku dva protilehlé rohy.
root-card-dominance-fox = Liščí dominance
    .text = S 10 body ji smíš aktivovat: od té chvíle vyhraješ, ovládáš-li na začátku Rozbřesku tři liščí mýtiny.
root-card-dominance-rabbit = Zaječí dominance
    .text = S 10 body ji smíš aktivovat: od té chvíle vyhraješ, ovládáš-li na začátku Rozbřesku tři zaječí mýtiny.
root-card-dominance-mouse = Myší dominance
    .text = S 10 body ji smíš aktivovat: od té chvíle vyhraješ, ovládáš-li na začátku Rozbřesku tři myší mýtiny.
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
root-card-better-burrow-bank = Banka Lepší nora
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

## How a game ends ($who: the winner, or the winners)

root-end-points = Na body vítězí { $who }.
root-end-dominance = Dominancí vítězí { $who }.
root-end-coalition = Vítězí koalice: { $who }.

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
root-option-reach = Dosah
    .help = Které kombinace frakcí jsou povolené.
root-option-reach-recommended = Doporučený
    .help = Dohromady aspoň 17; stůl se dozví, co doporučuje Zákon.
root-option-reach-any = Libovolná skladba
    .help = Ať je součet dosahu frakcí jakýkoli.

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

## Questions (.note: what to know; -option, -pass: the answers)

root-activate-ask = Výrobní prostředky kterého symbolu aktivuješ?
    .note = Karta ti nechává na vybranou, čím ji vyrobíš.
root-activate-option = { $it }
root-activate-pass = Nepoužít žádné

root-order-ask = Čí efekt nastane první?
    .note = Několik věcí se děje zároveň; pořadí určuješ ty.
root-order-option = { $it }
root-order-pass = Nechat pořadí

root-craft-ask = Kterou kartu vyrobíš?
    .note = Každý výrobní prostředek lze aktivovat jednou za tah.
root-craft-option = { $it }
root-craft-pass = Nic nevyrobit

root-move-ask = Odkud kam se přesuneš?
    .note = Musíš ovládat mýtinu, z níž odcházíš, nebo tu, kam jdeš.
root-move-option = { $from } { $to }
root-move-pass = Už se nehýbat

root-move-n-ask = Kolik bojovníků přesuneš?
    .note = Půjdou { $from } { $to }.
root-move-n-option =
    { $it ->
        [one] { $it } bojovník
        [few] { $it } bojovníci
       *[other] { $it } bojovníků
    }
root-move-n-pass = Nepřesouvat

root-ferry-ask = Pojedeš vorem?
    .note = Míříš { $from } { $to }; pojedeš-li vorem, dobereš si kartu.
root-ferry-option =
    { $it_key ->
        [root-answer-yes] Jet vorem
       *[other] Jít pěšky
    }
root-ferry-pass = Jít pěšky

root-outrage-ask = Pobouření! Které karty se vzdáš?
    .note = Přijdeš o ni za pobouření { $about }.
root-outrage-option = { $it }
root-outrage-pass = Nedat nic

root-act-ask = Co uděláš?
    .note = Vyber jednu z věcí, které teď můžeš udělat.
root-act-option = { $it }
root-act-pass = Skončit a jít dál

root-use-ask = Kterou vyrobenou kartu použiješ?
    .note = Její efekt čeká ve tvém herním prostoru.
root-use-option = { $it }
root-use-pass = Nepoužít

root-dominance-ask = Kterou kartu dominance aktivuješ?
    .note = Navždy se vzdáš bodů a vyhraješ už jen ovládáním.
root-dominance-option = { $it }
root-dominance-pass = Žádnou

root-take-ask = Kterou kartu dominance si vezmeš?
    .note = Zaplatíš kartou téhož symbolu.
root-take-option = { $it }
root-take-pass = Žádnou

root-take-with-ask = Kterou kartu za ni použiješ?
    .note = Bereš si kartu { $about }.
root-take-with-option = { $it }
root-take-with-pass = Neplatit

root-expose-ask = Který plán chceš prozradit?
    .note = Ukážeš kartu se symbolem té mýtiny a budeš hádat.
root-expose-option = { $it }
root-expose-pass = Žádný

root-expose-with-ask = Kterou kartu ukážeš?
    .note = Neuhodneš-li plán { $about }, dáš ji Krkavcům.
root-expose-with-option = { $it }
root-expose-with-pass = Neukázat

root-guess-ask = Který plán to je?
    .note = Skrytý plán leží { $about }.
root-guess-option = { $it }
root-guess-pass = Nehádat

root-open-ask = Kterou uzavřenou cestu otevřeš?
    .note = Zaplatíš libovolnou kartou a získáš 1 bod.
root-open-option = mezi mýtinami { $from } a { $to }
root-open-pass = Žádnou

root-open-with-ask = Kterou kartu za cestu použiješ?
    .note = Cesta spojuje mýtiny { $from } a { $to }.
root-open-with-option = { $it }
root-open-with-pass = Neplatit

root-discard-ask = Kterou kartu odhodíš?
    .note = V ruce si smíš nechat pět karet.
root-discard-option = { $it }
root-discard-pass = Neodhazovat

root-battle-ask = Na koho a kde zaútočíš?
    .note = Na té mýtině musíš mít svého bojovníka.
root-battle-final = Rozhodnou kostky: vrátit to nepůjde.
    .deed = Hodit
root-battle-option = na { $foe } { $at }
root-battle-pass = Bez bitvy

root-ambush-ask = Zahraješ přepadení?
    .note = Udělí dva zásahy ještě před hodem.
root-ambush-option = { $it }
root-ambush-pass = Bez přepadení

root-foil-ask = Zmaříš přepadení?
    .note = Tvoje karta přepadení ho zruší.
root-foil-option = { $it }
root-foil-pass = Nechat být

root-hit-ask = Kterou komponentu zásah odstraní?
    .note = Nejdřív padají bojovníci, pak stavby a žetony.
root-hit-option = { $it }
root-hit-pass = Nic neodstranit

root-hit-who-ask = Kdo utrpí zásah?
    .note = O zásahy se dělíš se žoldáky nebo se spojencem.
root-hit-who-option = { $it }
root-hit-who-pass = Nikdo

root-keep-ask = Ve kterém rohu bude tvoje pevnost?
    .note = Nikdo jiný tam nesmí nic umísťovat.
root-keep-option = { $it }
root-keep-pass = Nikde

root-first-building-ask = Kde bude stát tvoje první stavba?
    .note = Umísťuješ { $about } na mýtinu s pevností nebo vedle ní.
root-first-building-option = { $it }
root-first-building-pass = Nikde

root-wood-ask = Která pila dostane dřevo?
    .note = Dřeva není dost pro všechny.
root-wood-option = { $it }
root-wood-pass = Žádná

root-build-ask = Co a kde postavíš?
    .note = Dřevo jde přes mýtiny, které ovládáš.
root-build-option = { $piece } { $at }
root-build-pass = Nestavět

root-pay-wood-ask = Odkud vezmeš dřevo?
    .note = Platíš jím za { $piece } { $at }.
root-pay-wood-option = { $it }
root-pay-wood-pass = Odnikud

root-overwork-ask = U které pily uděláš přesčas?
    .note = Karta toho symbolu přinese jedno dřevo.
root-overwork-option = { $it }
root-overwork-pass = Nikde

root-overwork-with-ask = Kterou kartu použiješ na přesčas?
    .note = Dřevo přijde { $about }.
root-overwork-with-option = { $it }
root-overwork-with-pass = Neplatit

root-hawks-ask = Kterou ptačí kartu použiješ?
    .note = Každý pták přinese akci navíc.
root-hawks-option = { $it }
root-hawks-pass = Nepoužít

root-recruit-at-ask = Kde se objeví bojovník?
    .note = Zásoba nestačí pro všechna sídla verbíře.
root-recruit-at-option = { $it }
root-recruit-at-pass = Nikde

root-hospital-ask = Kterou kartu na jejich záchranu použiješ?
    .note = Bojovníci padlí { $about } se vrátí k pevnosti.
root-hospital-option = { $it }
root-hospital-pass = Nezachraňovat

root-roost-ask = Ve kterém rohu bude tvůj první hřad?
    .note = Začínáš tam se šesti bojovníky.
root-roost-option = { $it }
root-roost-pass = Nikde

root-leader-ask = Kdo povede Orly?
    .note = S vůdcem přijdou do výnosu dva vezíři.
root-leader-option = { $it }
root-leader-pass = Nikdo

root-decree-ask = Kterou kartu přidáš do výnosu?
    .note = Jednu nebo dvě, z toho nejvýše jednoho ptáka.
root-decree-option = { $it }
root-decree-pass = Už nepřidávat

root-column-ask = Do kterého sloupce karta přijde?
    .note = Přidáváš kartu { $about }.
root-column-option = { $it }
root-column-pass = Do žádného

root-new-roost-ask = Kde bude tvůj nový hřad?
    .note = Nemáš žádný hřad; přijdou s ním tři bojovníci.
root-new-roost-option = { $it }
root-new-roost-pass = Nikde

root-resolve-ask = Kterou kartu výnosu teď splníš?
    .note = Sloupec: { $about }. Nesplníš-li kartu, nastane chaos.
root-resolve-option = { $it }
root-resolve-pass = Žádnou

root-hatch-ask = U kterého hřadu budeš verbovat?
    .note = Plníš kartu { $about }.
root-hatch-option = { $it }
root-hatch-pass = U žádného

root-nest-ask = Kde postavíš hřad?
    .note = Plníš kartu { $about }.
root-nest-option = { $it }
root-nest-pass = Nikde

root-revolt-ask = Kde vypukne vzpoura?
    .note = Komponenty soupeřů odtud zmizí a vznikne základna.
root-revolt-option = { $it }
root-revolt-pass = Bez vzpoury

root-spread-ask = Kam rozšíříš sympatii?
    .note = Vedle své sympatie; nemáš-li žádnou, kamkoli.
root-spread-option = { $it }
root-spread-pass = Nikam

root-supporter-ask = Kterého Stoupence použiješ?
    .note = Platíš jím za akci { $about }.
root-supporter-option = { $it }
root-supporter-pass = Žádného

root-mobilize-ask = Která karta přijde ke Stoupencům?
    .note = Bez základny jich smíš mít nejvýše pět.
root-mobilize-option = { $it }
root-mobilize-pass = Žádná

root-train-ask = Kterou kartou vycvičíš důstojníka?
    .note = Musí mít symbol základny na mapě.
root-train-option = { $it }
root-train-pass = Žádnou

root-muster-ask = U které základny budeš verbovat?
    .note = Objeví se tam jeden bojovník.
root-muster-option = { $it }
root-muster-pass = U žádné

root-organize-ask = Kde budeš agitovat?
    .note = Jeden bojovník se tam změní v sympatii.
root-organize-option = { $it }
root-organize-pass = Nikde

root-dismiss-ask = Kterého Stoupence odhodíš?
    .note = Bez základny jich smí zůstat jen pět.
root-dismiss-option = { $it }
root-dismiss-pass = Žádného

root-first-loss-ask = Která ztráta se vyhodnotí dřív?
    .note = Aliance přišla o obojí { $about }.
root-first-loss-option = { $it }
root-first-loss-pass = Žádná

root-exhaust-ask = Který předmět použiješ?
    .note = Hodí se kterýkoli připravený.
root-exhaust-option = { $it }
root-exhaust-pass = Žádný

root-damage-ask = Který předmět se poškodí?
    .note = Každý zásah ti poškodí jeden předmět.
root-damage-option = { $it }
root-damage-pass = Žádný

root-refresh-ask = Který předmět obnovíš?
    .note = Tři předměty a dva navíc za každou konvičku.
root-refresh-option = { $it }
root-refresh-pass = Už neobnovovat

root-repair-ask = Který předmět opravíš?
    .note = Použitý předmět zůstane použitý.
root-repair-option = { $it }
root-repair-pass = Žádný

root-drop-ask = Který předmět odstraníš ze hry?
    .note = Uneseš šest předmětů a dva navíc za každý vak.
root-drop-option = { $it }
root-drop-pass = Žádný

root-aid-ask = Komu pomůžeš?
    .note = Použiješ předmět a dáš kartu se symbolem této mýtiny.
root-aid-option = { $it }
root-aid-pass = Nikomu

root-aid-with-ask = Kterou kartu dáš?
    .note = Dáváš ji { $about }.
root-aid-with-option = { $it }
root-aid-with-pass = Žádnou

root-aid-take-ask = Který předmět si za pomoc vezmeš?
    .note = Z vyrobených předmětů { $about }.
root-aid-take-option = { $it }
root-aid-take-pass = Žádný

root-coalition-ask = S kým uzavřeš koalici?
    .note = Vzdáš se bodů a vyhraješ jen spolu s partnerem.
root-coalition-option = { $it }
root-coalition-pass = S nikým

root-slip-ask = Kam se prosmýkneš?
    .note = Jeden krok zdarma, na mýtinu nebo do lesa.
root-slip-option = { $it }
root-slip-pass = Zůstat

root-bring-ask = Čí bojovníky vezmeš s sebou?
    .note = Jdeš { $from } { $to }.
root-bring-option = { $it }
root-bring-pass = Jít bez nich

root-bring-n-ask = Kolik jich půjde s tebou?
    .note = Jsou to bojovníci { $about }.
root-bring-n-option =
    { $it ->
        [one] { $it } bojovník
        [few] { $it } bojovníci
       *[other] { $it } bojovníků
    }
root-bring-n-pass = Nikdo

root-ally-ask = Kdo bude bojovat po tvém boku?
    .note = Bojuješ proti { $about }; spojenec smí přijímat tvé zásahy.
root-ally-option = { $it }
root-ally-pass = Bez spojenců

root-steal-ask = Komu ukradneš kartu?
    .note = Bude to náhodná karta.
root-steal-option = { $it }
root-steal-pass = Nikomu

root-day-labor-ask = Kterou kartu si vezmeš za práci?
    .note = Odhozenou kartu se symbolem své mýtiny, nebo ptáka.
root-day-labor-option = { $it }
root-day-labor-pass = Žádnou

root-instigate-ask = Kdo bude útočit?
    .note = Popudíš proti sobě dva jiné na této mýtině.
root-instigate-option = { $it }
root-instigate-pass = Nikdo

root-instigate-on-ask = Kdo se bude bránit?
    .note = Do útoku posíláš { $about }.
root-instigate-on-option = { $it }
root-instigate-on-pass = Nikdo

root-enlist-ask = Naverbuješ ochránce?
    .note = Dáš { $about } 1 bod; meče zvýší maximum tvých zásahů.
root-enlist-option =
    { $it_key ->
        [root-answer-yes] Naverbovat
       *[other] Neverbovat
    }
root-enlist-pass = Neverbovat

root-swift-strike-ask = Provedeš rychlý úder?
    .note = Použij meč za jeden dodatečný zásah.
root-swift-strike-option =
    { $it_key ->
        [root-answer-yes] Použít meč
       *[other] Šetřit meč
    }
root-swift-strike-pass = Šetřit meč

root-glide-ask = Kam doplachtíš?
    .note = Na libovolnou mýtinu, bez bot.
root-glide-option = { $it }
root-glide-pass = Zůstat

root-quest-ask = Který úkol splníš?
    .note = Použiješ předměty, které ukazuje.
root-quest-option = { $it }
root-quest-pass = Žádný

root-reward-ask = Jakou odměnu si vezmeš?
    .note = Za úkol „{ $about }“.
root-reward-option = { $it }
root-reward-pass = Žádnou

root-improvise-ask = Kterým předmětem nahradíš jiný?
    .note = Při úkolu „{ $about }“; pak se poškodí.
root-improvise-option = { $it }
root-improvise-pass = Neimprovizovat

root-improvise-as-ask = Místo kterého předmětu ho použiješ?
    .note = Použiješ { $about }.
root-improvise-as-option = { $it }
root-improvise-as-pass = Žádný

root-explore-ask = Který předmět si z ruin vezmeš?
    .note = Ruiny leží { $about }.
root-explore-option = { $it }
root-explore-pass = Žádný

root-character-ask = Za kterou postavu budeš hrát?
    .note = Určuje první předměty a zvláštní akci.
root-character-option = { $it }
root-character-pass = Žádnou

root-forest-ask = Ve kterém lese začneš?
    .note = Poprvé z něj vyjdeš prosmýknutím.
root-forest-option = { $it }
root-forest-pass = V žádném

root-strike-ask = Na koho vystřelíš?
    .note = Kuše zde odstraní jednu komponentu, nejdřív bojovníky.
root-strike-option = na { $it }
root-strike-pass = Na nikoho

root-strike-at-ask = Kterou komponentu odstřelíš?
    .note = Je to komponenta { $about }.
root-strike-at-option = { $it }
root-strike-at-pass = Žádnou

root-convert-ask = Koho obrátíš na svou víru?
    .note = Jednoho bojovníka tam nahradí tvůj.
root-convert-option = bojovníka { $foe } { $at }
root-convert-pass = Nikoho

root-sanctify-ask = Kterou stavbu posvětíš?
    .note = Nahradí ji zahrada.
root-sanctify-option = { $piece } { $at }
root-sanctify-pass = Žádnou

root-cult-corner-ask = Ve kterém rohu začne Kult?
    .note = Čtyři bojovníci, zahrada a po bojovníkovi v okolí.
root-cult-corner-option = { $it }
root-cult-corner-pass = V žádném

root-outcast-ask = Který symbol bude Odpadlíkem?
    .note = Na jeho mýtinách se konají spiknutí.
root-outcast-option = { $it }
root-outcast-pass = Žádný

root-ritual-card-ask = Kterou kartu odhalíš?
    .note = Odhalením provedeš rituál { $about }.
root-ritual-card-option = { $it }
root-ritual-card-pass = Žádnou

root-ritual-build-ask = Kde postavíš zahradu?
    .note = Na ovládané mýtině, za kartu jejího symbolu.
root-ritual-build-option = { $it }
root-ritual-build-pass = Nikde

root-ritual-recruit-ask = Kde budeš verbovat?
    .note = Jeden bojovník za kartu se symbolem té mýtiny.
root-ritual-recruit-option = { $it }
root-ritual-recruit-pass = Nikde

root-ritual-score-ask = Kterou kartu použiješ k bodování?
    .note = Body dávají zahrady jejího symbolu.
root-ritual-score-option = { $it }
root-ritual-score-pass = Žádnou

root-ritual-sacrifice-ask = Kterého ptáka obětuješ?
    .note = Bojovník ze zásoby se stane kultistou.
root-ritual-sacrifice-option = { $it }
root-ritual-sacrifice-pass = Žádného

root-service-ask = Kterou službu koupíš?
    .note = Říčnímu lidu platíš svými bojovníky.
root-service-option = { $it }
root-service-pass = Nekupovat

root-buy-card-ask = Kterou kartu koupíš?
    .note = Ruka Říčního lidu je veřejná.
root-buy-card-option = { $it }
root-buy-card-pass = Žádnou

root-price-ask = Kolik bude tato služba stát?
    .note = Služba: { $about }.
root-price-option =
    { $it ->
        [one] { $it } bojovník
        [few] { $it } bojovníci
       *[other] { $it } bojovníků
    }
root-price-pass = Nechat být

root-landing-ask = Kde se tvoji bojovníci vylodí?
    .note = Jen na mýtinách u řeky.
root-landing-option = { $it }
root-landing-pass = Nikde

root-commit-ask = Čí zdroj vyhradíš?
    .note = Účel: { $about }. Příští tah se ti vrátí.
root-commit-option = { $it }
root-commit-pass = Ničí

root-spend-fund-ask = Čí zdroj použiješ?
    .note = Vrátí se do zásoby svého majitele.
root-spend-fund-option = { $it }
root-spend-fund-pass = Ničí

root-lose-fund-ask = O čí zdroj přijdeš?
    .note = Se stanovištěm ztrácíš polovinu zdrojů.
root-lose-fund-option = { $it }
root-lose-fund-pass = O ničí

root-export-ask = Vyvezeš tuto kartu?
    .note = Karta { $about } se odhodí a bojovník přijde do plateb.
root-export-option =
    { $it_key ->
        [root-answer-yes] Vyvézt
       *[other] Vyrobit běžně
    }
root-export-pass = Nevyvážet

root-river-recruit-ask = Kde budeš verbovat?
    .note = Na mýtině u řeky.
root-river-recruit-option = { $it }
root-river-recruit-pass = Nikde

root-trade-post-ask = Kde bude stát tvoje stanoviště?
    .note = Stojí dva zdroje vládce té mýtiny.
root-trade-post-option = { $it }
root-trade-post-pass = Nikde

root-raise-ask = Co a kde postavíš?
    .note = Na ovládané mýtině, za odhalenou kartu.
root-raise-option = { $piece } { $at }
root-raise-pass = Nestavět

root-raise-with-ask = Kterou kartu odhalíš?
    .note = Odhalením postavíš { $piece } { $at }.
root-raise-with-option = { $it }
root-raise-with-pass = Žádnou

root-minister-ask = Který vyslanec bude jednat?
    .note = Každý ovlivněný vyslanec jedná jednou za tah.
root-minister-option = { $it }
root-minister-pass = Žádný

root-copy-ask = Čí akci provede Starosta?
    .note = Ovlivněného panoše nebo šlechtice.
root-copy-option = { $it }
root-copy-pass = Ničí

root-bank-ask = Kterou kartu dáš Bankéři?
    .note = Všechny téhož symbolu; za každou je 1 bod.
root-bank-option = { $it }
root-bank-pass = Už žádnou

root-sway-ask = Kterého vyslance ovlivníš?
    .note = Odhalíš karty a položíš korunu.
root-sway-option = { $it }
root-sway-pass = Žádného

root-sway-with-ask = Kterou kartu odhalíš?
    .note = Ovlivňuješ: { $about }.
root-sway-with-option = { $it }
root-sway-with-pass = Žádnou

root-fall-ask = Který vyslanec tě opustí?
    .note = Cena za neúspěch: jeden z nejvyšší hodnosti.
root-fall-option = { $it }
root-fall-pass = Žádný

root-surface-ask = Ve kterém rohu se vynoříš?
    .note = Začínáš tam s tunelem a bojovníky.
root-surface-option = { $it }
root-surface-pass = V žádném

root-collapse-ask = Který tunel opustíš?
    .note = Všechny tři jsou na mapě: jeden přesuneš.
root-collapse-option = { $it }
root-collapse-pass = Žádný

root-dig-ask = Kde vyhloubíš tunel?
    .note = Na mýtině bez tunelu, za kartu jejího symbolu.
root-dig-option = { $it }
root-dig-pass = Nikde

root-dig-with-ask = Kterou kartu použiješ na hloubení?
    .note = Tunel vyústí { $about }.
root-dig-with-option = { $it }
root-dig-with-pass = Žádnou

root-dig-n-ask = Kolik bojovníků vyjde nahoru?
    .note = Půjdou z Nory { $about }.
root-dig-n-option =
    { $it ->
        [0] Nikdo
        [one] { $it } bojovník
        [few] { $it } bojovníci
       *[other] { $it } bojovníků
    }
root-dig-n-pass = Nikdo

root-scatter-ask = Kde začne tento bojovník?
    .note = Symbol mýtiny: { $about }.
root-scatter-option = { $it }
root-scatter-pass = Nikde

root-flip-ask = Který plán otočíš?
    .note = Získáš bod za každý plán lícem nahoru.
root-flip-option = { $it }
root-flip-pass = Žádný

root-call-ask = Kterou kartu použiješ na verbování?
    .note = Na každé mýtině jejího symbolu přibude bojovník.
root-call-option = { $it }
root-call-pass = Žádnou

root-call-suit-ask = Na mýtinách kterého symbolu budeš verbovat?
    .note = Pták platí za libovolný symbol.
root-call-suit-option = { $it }
root-call-suit-pass = Žádného

root-perch-ask = Kde se objeví bojovník?
    .note = Zásoba nestačí pro všechna místa.
root-perch-option = { $it }
root-perch-pass = Nikde

root-plot-ask = Kde položíš plán?
    .note = Stojí bojovníky, s každým plánem v tahu o jednoho víc.
root-plot-option = { $it }
root-plot-pass = Nikde

root-plot-kind-ask = Který plán položíš?
    .note = Bude ležet lícem dolů { $about }.
root-plot-kind-option = { $it }
root-plot-kind-pass = Žádný

root-trick-ask = Které dva plány prohodíš?
    .note = Oba lícem dolů, nebo oba lícem nahoru.
root-trick-option = na mýtinách { $from } a { $to }
root-trick-pass = Žádné

root-use-on-ask = Na koho kartu použiješ?
    .note = Používáš kartu { $about }.
root-use-on-option = na { $it }
root-use-on-pass = Na nikoho

root-tax-ask = Odkud odstraníš svého bojovníka?
    .note = Pak si dobereš kartu.
root-tax-option = { $it }
root-tax-pass = Odnikud

root-sabotage-ask = Kterou vyrobenou kartu odhodíš?
    .note = Leží v herním prostoru soupeře.
root-sabotage-option = { $it }
root-sabotage-pass = Žádnou

root-false-orders-ask = Čí bojovníky zmateš?
    .note = Přesune se jich polovina, zaokrouhleno nahoru.
root-false-orders-option = bojovníky { $foe } { $at }
root-false-orders-pass = Ničí

root-false-orders-to-ask = Kam půjdou?
    .note = Mateš bojovníky { $foe } { $at }.
root-false-orders-to-option = { $it }
root-false-orders-to-pass = Nikam

root-give-back-ask = Kterou kartu vrátíš?
    .note = Výměnou za tu právě získanou.
root-give-back-option = { $it }
root-give-back-pass = Žádnou

root-propaganda-with-ask = Kterou kartu použiješ na propagandu?
    .note = Bojovník na mýtině jejího symbolu změní stranu.
root-propaganda-with-option = { $it }
root-propaganda-with-pass = Žádnou

root-propaganda-ask = Čího bojovníka získáš?
    .note = Používáš kartu { $about }.
root-propaganda-option = bojovníka { $foe } { $at }
root-propaganda-pass = Ničího

root-league-ask = Který vyrobený předmět použiješ?
    .note = Umožní ti pohyb nebo bitvu.
root-league-option = { $it }
root-league-pass = Žádný

root-informants-ask = Kterou kartu přepadení si vezmeš?
    .note = Z odhazovacího balíčku místo dobírání.
root-informants-option = { $it }
root-informants-pass = Žádnou

## The log ($me: yes when the reader is the one it is about, $foe_me: when the reader is the other one)

root-log-drew =
    { $me ->
        [yes] Dobíráš si
       *[no] { $who } si dobírá
    } { $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    }.
root-log-drew-card =
    { $me ->
        [yes] Dobíráš si
       *[no] { $who } si dobírá
    } kartu { $card }.
root-log-discarded =
    { $me ->
        [yes] Odhazuješ
       *[no] { $who } odhazuje
    } kartu { $card }.
root-log-spent =
    { $me ->
        [yes] Používáš
       *[no] { $who } používá
    } kartu { $card }.
root-log-reshuffled = Z odhazovacího balíčku je po zamíchání nový dobírací.
root-log-scored =
    { $me ->
        [yes] Získáváš
       *[no] { $who } získává
    } { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }.
root-log-scored-removing =
    { $me ->
        [yes] Získáváš
       *[no] { $who } získává
    } { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    } za odstraněné komponenty.
root-log-scored-crafting =
    { $me ->
        [yes] Získáváš
       *[no] { $who } získává
    } { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    } za výrobu.
root-log-lost-points =
    { $me ->
        [yes] Ztrácíš
       *[no] { $who } ztrácí
    } { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }.
root-log-wins =
    { $me ->
        [yes] Vedeš
       *[no] { $who } vede
    } { $faction } k vítězství.
root-log-placed-warriors =
    { $me ->
        [yes] Umísťuješ
       *[no] { $who } umísťuje
    } { $n ->
        [one] { $n } bojovníka
        [few] { $n } bojovníky
       *[other] { $n } bojovníků
    } { $at }.
root-log-placed =
    { $me ->
        [yes] Umísťuješ
       *[no] { $who } umísťuje
    } { $piece } { $at }.
root-log-removed-warriors =
    { $me ->
        [yes] Ztrácíš
       *[no] { $who } ztrácí
    } { $n ->
        [one] { $n } bojovníka
        [few] { $n } bojovníky
       *[other] { $n } bojovníků
    } { $at }.
root-log-removed =
    { $me ->
        [yes] Ztrácíš
       *[no] { $who } ztrácí
    } { $piece } { $at }.
root-log-crafted =
    { $me ->
        [yes] Vyrábíš
       *[no] { $who } vyrábí
    } kartu { $card }.
root-log-took-item =
    { $me ->
        [yes] Bereš si
       *[no] { $who } si bere
    } ze zásoby { $item }.
root-log-favor =
    { $me ->
        [yes] Díky přízni odstraňuješ
       *[no] { $who } díky přízni odstraňuje
    } { $n ->
        [one] { $n } komponentu
        [few] { $n } komponenty
       *[other] { $n } komponent
    } soupeřů.
root-log-moved =
    { $me ->
        [yes] Přesouváš
       *[no] { $who } přesouvá
    } { $n ->
        [one] { $n } bojovníka
        [few] { $n } bojovníky
       *[other] { $n } bojovníků
    } { $origin } { $to }.
root-log-ferry =
    { $me ->
        [yes] Jedeš
       *[no] { $who } jede
    } vorem { $to }.
root-log-outrage =
    { $me ->
        [yes] Vyvoláváš
       *[no] { $who } vyvolává
    } pobouření { $at }.
root-log-gave =
    { $me ->
        [yes] Odevzdáváš
       *[no] { $who } odevzdává
    } kartu { $card }.
root-log-shows-hand =
    { $me ->
        [yes] Ukazuješ
       *[no] { $who } ukazuje
    } karty v ruce: požadovaná mezi nimi není.
root-log-shows =
    { $me ->
        [yes] Ukazuješ
       *[no] { $who } ukazuje
    } kartu { $card }.
root-log-dominance =
    { $me ->
        [yes] Vzdáváš se bodů a aktivuješ
       *[no] { $who } se vzdává bodů a aktivuje
    } kartu { $card }.
root-log-took-dominance =
    { $me ->
        [yes] Bereš si
       *[no] { $who } si bere
    } dostupnou kartu { $card }.
root-log-guessed =
    { $me ->
        [yes] Hádáš
       *[no] { $who } hádá
    } plán { $at }: { $it }.
root-log-exposed =
    { $me ->
        [yes] Prozrazuješ
       *[no] { $who } prozrazuje
    } plán { $at }.
root-log-opened =
    { $me ->
        [yes] Otevíráš
       *[no] { $who } otevírá
    } cestu mezi mýtinami { $from } a { $to }.
root-log-turn =
    { $me ->
        [yes] Hraješ
       *[no] { $who } hraje
    } tah { $faction }.
root-log-battle =
    { $foe_me ->
        [yes] { $who } na tebe útočí
       *[no] { $me ->
            [yes] Útočíš
           *[no] { $who } útočí
        } na { $faction }
    } { $at }.
root-log-ambush =
    { $me ->
        [yes] Přepadáš
       *[no] { $who } přepadá
    } útočníka: { $card }.
root-log-foiled =
    { $me ->
        [yes] Maříš
       *[no] { $who } maří
    } přepadení: { $card }.
root-log-rolled =
    { $me ->
        [yes] Házíš
       *[no] { $who } hází
    } { $n } a { $m }.
root-log-hits =
    { $me ->
        [yes] Uděluješ
       *[no] { $who } uděluje
    } { $n ->
        [one] { $n } zásah
        [few] { $n } zásahy
       *[other] { $n } zásahů
    }.
root-log-wood =
    { $me ->
        [yes] Umísťuješ
       *[no] { $who } umísťuje
    } { $n ->
        [one] { $n } dřevo
        [few] { $n } dřeva
       *[other] { $n } dřev
    } { $at }.
root-log-hospital =
    { $me ->
        [yes] Vracíš
       *[no] { $who } vrací
    } z nemocnice k pevnosti { $n ->
        [one] { $n } bojovníka
        [few] { $n } bojovníky
       *[other] { $n } bojovníků
    }.
root-log-leader =
    { $me ->
        [yes] Vybíráš
       *[no] { $who } vybírá
    } vůdce: { $it }.
root-log-decree =
    { $me ->
        [yes] Přidáváš
       *[no] { $who } přidává
    } do výnosu kartu { $card }: { $it }.
root-log-resolves =
    { $me ->
        [yes] Plníš
       *[no] { $who } plní
    } z výnosu kartu { $card }: { $it }.
root-log-turmoil =
    { $me ->
        [yes] Upadáš
       *[no] { $who } upadá
    } do chaosu: kartu { $card } nelze splnit ({ $it }).
root-log-purged =
    { $me ->
        [yes] Odhazuješ
       *[no] { $who } odhazuje
    } z výnosu { $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    }.
root-log-revolt =
    { $me ->
        [yes] Vyvoláváš
       *[no] { $who } vyvolává
    } vzpouru { $at }.
root-log-officers =
    { $me ->
        [yes] Získáváš
       *[no] { $who } získává
    } { $n ->
        [one] { $n } důstojníka
        [few] { $n } důstojníky
       *[other] { $n } důstojníků
    }.
root-log-lost-officers =
    { $me ->
        [yes] Ztrácíš
       *[no] { $who } ztrácí
    } { $n ->
        [one] { $n } důstojníka
        [few] { $n } důstojníky
       *[other] { $n } důstojníků
    }.
root-log-supporter =
    { $me ->
        [yes] Přidáváš
       *[no] { $who } přidává
    } ke Stoupencům kartu { $card }.
root-log-supporters =
    { $me ->
        [yes] Získáváš
       *[no] { $who } získává
    } { $n ->
        [one] { $n } Stoupence
        [few] { $n } Stoupence
       *[other] { $n } Stoupenců
    }.
root-log-exhausted =
    { $me ->
        [yes] Používáš
       *[no] { $who } používá
    } { $item }.
root-log-damaged =
    { $me ->
        [yes] Poškozuješ si
       *[no] { $who } si poškozuje
    } { $item }.
root-log-refreshed =
    { $me ->
        [yes] Obnovuješ
       *[no] { $who } obnovuje
    } { $item }.
root-log-repaired =
    { $me ->
        [yes] Opravuješ
       *[no] { $who } opravuje
    } { $item }.
root-log-dropped =
    { $me ->
        [yes] Odstraňuješ
       *[no] { $who } odstraňuje
    } ze hry { $item }.
root-log-aided =
    { $foe_me ->
        [yes] { $who } ti pomáhá
       *[no] { $me ->
            [yes] Pomáháš
           *[no] { $who } pomáhá
        } { $faction }
    }.
root-log-aided-with =
    { $me ->
        [yes] Dáváš
       *[no] { $who } dává
    } na pomoc kartu { $card }.
root-log-aid-took =
    { $foe_me ->
        [yes] { $who } si od tebe bere { $item }
       *[no] { $me ->
            [yes] Bereš si
           *[no] { $who } si bere
        } od { $faction } { $item }
    }.
root-log-improved =
    { $foe_me ->
        [yes] { $who } si s tebou zlepšuje vztah
       *[no] { $me ->
            [yes] Zlepšuješ si
           *[no] { $who } si zlepšuje
        } vztah { $faction }
    }: { $relation }.
root-log-hostile =
    { $foe_me ->
        [yes] { $who } si tě znepřáteluje
       *[no] { $me ->
            [yes] Znepřáteluješ si
           *[no] { $who } si znepřáteluje
        } { $faction }
    }.
root-log-coalition =
    { $foe_me ->
        [yes] { $who } s tebou uzavírá koalici
       *[no] { $me ->
            [yes] Uzavíráš
           *[no] { $who } uzavírá
        } koalici { $faction }
    }.
root-log-wandered =
    { $me ->
        [yes] Putuješ
       *[no] { $who } putuje
    } { $origin } { $to }.
root-log-special =
    { $me ->
        [yes] Provádíš
       *[no] { $who } provádí
    } zvláštní akci: { $special }.
root-log-stole =
    { $foe_me ->
        [yes] { $who } ti krade
       *[no] { $me ->
            [yes] Kradeš
           *[no] { $who } krade
        } { $faction }
    } kartu.
root-log-stole-card =
    { $me ->
        [yes] Kradeš
       *[no] { $who } krade
    } kartu { $card }.
root-log-labored =
    { $me ->
        [yes] Bereš si
       *[no] { $who } si bere
    } z odhazovacího balíčku kartu { $card }.
root-log-scorched =
    { $me ->
        [yes] Vypaluješ
       *[no] { $who } vypaluje
    } zemi { $at }.
root-log-enlisted =
    { $foe_me ->
        [yes] { $who } tě verbuje
       *[no] { $me ->
            [yes] Verbuješ
           *[no] { $who } verbuje
        } { $faction }
    } k ochraně.
root-log-quest =
    { $me ->
        [yes] Plníš
       *[no] { $who } plní
    } úkol „{ $quest }“.
root-log-open-quest = Vykládá se nový úkol: „{ $quest }“.
root-log-improvised =
    { $me ->
        [yes] Improvizuješ a používáš
       *[no] { $who } improvizuje a používá
    } { $item } místo { $other }.
root-log-saw =
    { $me ->
        [yes] Vidíš
       *[no] { $who } vidí
    } v ruinách { $at } { $item }.
root-log-explored =
    { $me ->
        [yes] Nacházíš
       *[no] { $who } nachází
    } v ruinách { $at } { $item }.
root-log-left-ruin =
    { $me ->
        [yes] Z ruin { $at } si nic nebereš
       *[no] { $who } si z ruin { $at } nic nebere
    }.
root-log-ruin-empty = Ruiny { $at } mizí.
root-log-character =
    { $me ->
        [yes] Vybíráš si
       *[no] { $who } si vybírá
    } postavu: { $character }.
root-log-forest =
    { $me ->
        [yes] Začínáš
       *[no] { $who } začíná
    } { $at }.
root-log-spent-acolytes =
    { $me ->
        [yes] Používáš
       *[no] { $who } používá
    } { $n ->
        [one] { $n } kultistu
        [few] { $n } kultisty
       *[other] { $n } kultistů
    }.
root-log-outcast =
    { $me ->
        [yes] Určuješ
       *[no] { $who } určuje
    } Odpadlíka: { $suit }.
root-log-hated =
    { $me ->
        [yes] Určuješ
       *[no] { $who } určuje
    } nenáviděného Odpadlíka: { $suit }.
root-log-lost-souls =
    { $me ->
        [yes] Odhazuješ
       *[no] { $who } odhazuje
    } ze Ztracených duší { $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    }.
root-log-acolytes =
    { $me ->
        [yes] Získáváš
       *[no] { $who } získává
    } { $n ->
        [one] { $n } kultistu
        [few] { $n } kultisty
       *[other] { $n } kultistů
    }.
root-log-revealed =
    { $me ->
        [yes] Odhaluješ
       *[no] { $who } odhaluje
    } kartu { $card }.
root-log-took-back =
    { $me ->
        [yes] Bereš si zpět
       *[no] { $who } si bere zpět
    } { $n ->
        [one] { $n } odhalenou kartu
        [few] { $n } odhalené karty
       *[other] { $n } odhalených karet
    }.
root-log-bought =
    { $me ->
        [yes] Kupuješ
       *[no] { $who } kupuje
    } službu „{ $service }“ za { $n ->
        [one] { $n } bojovníka
        [few] { $n } bojovníky
       *[other] { $n } bojovníků
    }.
root-log-bought-card =
    { $me ->
        [yes] Kupuješ
       *[no] { $who } kupuje
    } kartu { $card }.
root-log-paid-in =
    { $me ->
        [yes] Dáváš
       *[no] { $who } dává
    } do plateb { $n ->
        [one] { $n } bojovníka
        [few] { $n } bojovníky
       *[other] { $n } bojovníků
    }.
root-log-price =
    { $me ->
        [yes] Nastavuješ
       *[no] { $who } nastavuje
    } cenu služby „{ $service }“: { $n ->
        [one] { $n } bojovník
        [few] { $n } bojovníci
       *[other] { $n } bojovníků
    }.
root-log-protectionism =
    { $me ->
        [yes] Chráníš
       *[no] { $who } chrání
    } svůj obchod: nikdo nezaplatil.
root-log-gathered =
    { $me ->
        [yes] Sbíráš
       *[no] { $who } sbírá
    } { $n ->
        [one] { $n } zdroj
        [few] { $n } zdroje
       *[other] { $n } zdrojů
    }.
root-log-committed =
    { $me ->
        [yes] Vyhrazuješ
       *[no] { $who } vyhrazuje
    } zdroj { $foe_me ->
        [yes] { $me ->
            [yes] z vlastních
           *[no] od tebe
        }
       *[no] { $faction }
    }.
root-log-spent-funds =
    { $me ->
        [yes] Používáš
       *[no] { $who } používá
    } { $n ->
        [one] { $n } zdroj
        [few] { $n } zdroje
       *[other] { $n } zdrojů
    } { $foe_me ->
        [yes] { $me ->
            [yes] z vlastních
           *[no] od tebe
        }
       *[no] { $faction }
    }.
root-log-lost-funds =
    { $me ->
        [yes] Ztrácíš
       *[no] { $who } ztrácí
    } { $n ->
        [one] { $n } zdroj
        [few] { $n } zdroje
       *[other] { $n } zdrojů
    } { $foe_me ->
        [yes] { $me ->
            [yes] z vlastních
           *[no] od tebe
        }
       *[no] { $faction }
    }.
root-log-exported =
    { $me ->
        [yes] Vyvážíš
       *[no] { $who } vyváží
    } kartu { $card }.
root-log-showed =
    { $me ->
        [yes] Odhaluješ
       *[no] { $who } odhaluje
    } kartu { $card }.
root-log-minister =
    { $me ->
        [yes] Vysíláš
       *[no] { $who } vysílá
    } vyslance: { $minister }.
root-log-swayed =
    { $me ->
        [yes] Ovlivňuješ
       *[no] { $who } ovlivňuje
    } vyslance: { $minister }.
root-log-fell =
    { $me ->
        [yes] Ztrácíš
       *[no] { $who } ztrácí
    } vyslance: { $minister }.
root-log-took-up =
    { $me ->
        [yes] Bereš si zpět
       *[no] { $who } si bere zpět
    } { $n ->
        [one] { $n } odhalenou kartu
        [few] { $n } odhalené karty
       *[other] { $n } odhalených karet
    }.
root-log-flipped =
    { $me ->
        [yes] Otáčíš
       *[no] { $who } otáčí
    } plán { $at }: { $plot }.
root-log-extorted =
    { $foe_me ->
        [yes] { $who } ti vydíráním bere
       *[no] { $me ->
            [yes] Vydíráním bereš
           *[no] { $who } vydíráním bere
        } { $faction }
    } kartu.
root-log-extorted-card =
    { $me ->
        [yes] Bereš si vydíráním
       *[no] { $who } si bere vydíráním
    } kartu { $card }.
root-log-plotted =
    { $me ->
        [yes] Kladeš
       *[no] { $who } klade
    } plán { $at }: { $plot }.
root-log-tricked =
    { $me ->
        [yes] Prohazuješ
       *[no] { $who } prohazuje
    } plány na mýtinách { $from } a { $to }.
root-log-raided =
    { $me ->
        [yes] Vysíláš
       *[no] { $who } vysílá
    } nájezd { $at }.
root-log-exerted =
    Námaha: { $me ->
        [yes] provádíš
       *[no] { $who } provádí
    } akci navíc.
root-log-used-card =
    { $me ->
        [yes] Používáš
       *[no] { $who } používá
    } efekt karty { $card }.
root-log-took-from =
    { $foe_me ->
        [yes] { $who } ti bere
       *[no] { $me ->
            [yes] Bereš
           *[no] { $who } bere
        } { $faction }
    } kartu.
root-log-took-card =
    { $me ->
        [yes] Bereš si
       *[no] { $who } si bere
    } kartu { $card }.
root-log-gave-back =
    { $me ->
        [yes] Vracíš
       *[no] { $who } vrací
    } kartu { $card }.
root-log-exhausted-crafted =
    { $me ->
        [yes] Používáš
       *[no] { $who } používá
    } z vyrobených předmětů { $item }.
root-log-informed =
    { $me ->
        [yes] Bereš si
       *[no] { $who } si bere
    } z odhazovacího balíčku kartu { $card }.

## Why something cannot be done (.title: the same in a few words)

root-why-not-craftable = Tato karta nemá efekt, který by šlo vyrobit.
    .title = Tuhle ne: nejde vyrobit
root-why-no-crafting-pieces = Chybí ti výrobní prostředky na mýtinách těch symbolů.
    .title = Teď ne: není čím vyrábět
root-why-item-gone = V zásobě už takový předmět není.
    .title = Tuhle ne: předmět došel
root-why-duplicate = Tento efekt už ve svém herním prostoru máš.
    .title = Tuhle ne: už ji máš
root-why-no-rule = Neovládáš mýtinu, z níž odcházíš, ani tu, kam jdeš.
    .title = Sem ne: neovládáš to tu
root-why-snare = Na této mýtině všechny drží past Krkavců.
    .title = Odsud ne: je tu past
root-why-scorched = Země je spálená: na tuto mýtinu se nevstupuje.
    .title = Sem ne: spálená země
root-why-recruited = Verbovat smíš jen jednou za tah.
    .title = V tomto tahu už ne
root-why-no-actions = V tomto tahu už nemáš žádné akce.
    .title = Teď ne: došly akce
root-why-cannot-build = Neovládáš mýtinu s volnou pozicí a dostatkem dřeva.
    .title = Teď ne: pozice nebo dřevo chybí
root-why-cannot-overwork = Nemáš kartu se symbolem žádné pily, nebo došlo dřevo.
    .title = Teď ne: chybí karta k pile
root-why-no-battle = Žádný tvůj bojovník nestojí na mýtině se soupeřem.
    .title = Teď ne: není s kým bojovat
root-why-no-move = Žádný tvůj bojovník se nemá kam pohnout.
    .title = Teď ne: není kam jít
root-why-one-bird = Za tah smí do výnosu přibýt jen jeden pták.
    .title = Tuhle ne: druhý pták
root-why-no-supporters =
    Potřebuješ { $n ->
        [one] { $n } Stoupence
        [few] { $n } Stoupence
       *[other] { $n } Stoupenců
    } toho symbolu.
    .title = Sem ne: málo Stoupenců
root-why-no-base-left = Základna tohoto symbolu už je na mapě.
    .title = Tady ne: základna už stojí
root-why-not-adjacent = Sympatie se šíří jen vedle sympatie.
    .title = Sem ne: je to daleko
root-why-no-boots =
    Na pohyb potřebuješ { $n ->
        [one] { $n } připravenou botu
        [few] { $n } připravené boty
       *[other] { $n } připravených bot
    }.
    .title = Sem ne: málo bot
root-why-not-ready = Nemáš { $n }.
    .title = Teď ne: chybí předmět
root-why-nothing-here = Pro tuto akci tu nic není: { $n }.
    .title = Teď ne: není tu k čemu
root-why-no-acolytes =
    Potřebuješ { $n ->
        [one] { $n } kultistu
        [few] { $n } kultisty
       *[other] { $n } kultistů
    }.
    .title = Teď ne: málo kultistů
root-why-no-crusade = Na mýtinách Odpadlíka nemáš koho vyslat.
    .title = Teď ne: není koho vyslat
root-why-no-convert = Na mýtinách Odpadlíka není žádný soupeřův bojovník.
    .title = Teď ne: není koho obrátit
root-why-no-sanctify = Na mýtinách Odpadlíka není žádná soupeřova stavba.
    .title = Teď ne: není co posvětit
root-why-no-garden = Nemáš kartu pro volnou pozici na ovládané mýtině.
    .title = Teď ne: není kam se zahradou
root-why-no-pilgrim = Nemáš vhodnou kartu, nebo ti v zásobě chybí bojovník.
    .title = Teď ne: není koho verbovat
root-why-no-score = Nemáš kartu, která by bodovala.
    .title = Teď ne: není čím bodovat
root-why-no-sacrifice = Nemáš ptačí kartu, nebo ti v zásobě chybí bojovník.
    .title = Teď ne: není co obětovat
root-why-too-dear =
    Stojí { $n ->
        [one] { $n } bojovníka
        [few] { $n } bojovníky
       *[other] { $n } bojovníků
    } z tvé zásoby.
    .title = Tuhle ne: je drahá
root-why-sold-out = Říční lid nemá žádnou kartu na prodej.
    .title = Teď ne: je vyprodáno
root-why-has-service = Tuto službu už v tomto tahu máš.
    .title = Dvakrát za tah ne
root-why-no-hire = Bojovníci Říčního lidu by ti nebyli k ničemu.
    .title = Teď ne: není koho najmout
root-why-no-funds = Nemáš na to dost zdrojů.
    .title = Teď ne: málo zdrojů
root-why-no-river-move = Žádný tvůj bojovník se nemá kam pohnout.
    .title = Teď ne: není kam jít
root-why-no-river-battle = Žádný tvůj bojovník nestojí na mýtině se soupeřem.
    .title = Teď ne: není s kým bojovat
root-why-no-spaces = Stanoviště a zdroje nestačí na žádnou kartu.
    .title = Teď ne: není čím vyrábět
root-why-no-cards = Není už co dobírat.
    .title = Teď ne: došly karty
root-why-no-river-recruit = V zásobě nemáš bojovníka, nebo ho u řeky není kam umístit.
    .title = Teď ne: není koho verbovat
root-why-no-site = Teď není mýtina, kde by šlo stanoviště zřídit.
    .title = Teď ne: není kam
root-why-has-post = Na této mýtině už stanoviště je.
    .title = Sem ne: už tu jedno je
root-why-unruled = Tuto mýtinu nikdo neovládá.
    .title = Sem ne: nikdo ji neovládá
root-why-no-placing = Na tuto mýtinu nesmíš nic umístit.
    .title = Sem ne: je to zakázané
root-why-rulers-funds = Platí se zdroji vládce mýtiny; dva od { $n } nemáš.
    .title = Sem ne: málo zdrojů
root-why-no-post-left = Stanoviště tohoto symbolu už nemáš.
    .title = Sem ne: stanoviště došla
root-why-not-swayed = Tento vyslanec ještě není ovlivněný.
    .title = Tenhle ne: není ovlivněný
root-why-has-acted = Tento vyslanec už v tomto tahu jednal.
    .title = Tenhle ne: už jednal
root-why-cannot-act = Tento vyslanec teď nemá co dělat.
    .title = Tenhle ne: nemá co dělat
root-why-is-swayed = Tento vyslanec už je ovlivněný.
    .title = Tenhle ne: už je tvůj
root-why-no-crown = Korunu této hodnosti už nemáš.
    .title = Tenhle ne: došly koruny
root-why-cannot-show =
    Potřebuješ { $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    } se symboly mýtin, kde máš komponenty.
    .title = Tenhle ne: málo karet
root-why-assembled = Obě akce Shromáždění už máš za sebou.
    .title = Teď ne: obě akce už proběhly
root-why-cannot-raise = Nemáš kartu pro volnou pozici na ovládané mýtině.
    .title = Teď ne: není kde stavět
root-why-no-warriors = V zásobě nemáš žádného bojovníka.
    .title = Teď ne: došli bojovníci
root-why-cannot-dig = Nemáš kartu pro mýtinu, kde by šlo hloubit.
    .title = Teď ne: není kde hloubit
root-why-plotted-out = V tomto tahu už nemáš žádné akce.
    .title = Teď ne: došly akce
root-why-no-plot-site = Teď není mýtina, kam by šel plán položit.
    .title = Teď ne: není kam s plánem
root-why-few-corvids =
    Plán zde stojí { $n ->
        [one] { $n } bojovníka
        [few] { $n } bojovníky
       *[other] { $n } bojovníků
    }.
    .title = Sem ne: málo bojovníků
root-why-has-plot = Na této mýtině už plán leží.
    .title = Sem ne: už tu jeden je
root-why-no-perch = V zásobě nemáš bojovníka, nebo ho není kam umístit.
    .title = Teď ne: není koho nebo kam
root-why-no-trick = Nejsou dva plány, které by šlo vyměnit.
    .title = Teď ne: není co vyměnit
root-why-no-agent = U tohoto plánu nemáš bojovníka.
    .title = Tady ne: chybí bojovník
root-why-nothing-to-craft = Žádnou kartu z ruky teď vyrobit nejde.
    .title = Teď ne: není co vyrobit
root-why-late-to-craft = Vyrábí se na začátku: v tomto tahu už je po výrobě.
    .title = Teď ne: výroba už byla
root-why-no-recruiter = Nemáš sídlo verbíře, kam by šlo umístit bojovníky.
    .title = Teď ne: chybí sídlo verbíře
root-why-has-spread = Vzpoury přicházejí před šířením sympatií.
    .title = Teď ne: sympatie už se šíří
root-why-no-revolt = Na vzpouru ti chybí Stoupenci nebo místo.
    .title = Teď ne: na vzpouru nemáš
root-why-no-spread = Na sympatii ti chybí Stoupenci nebo mýtina.
    .title = Teď ne: není kam šířit
root-why-no-hand = Nemáš v ruce žádnou kartu.
    .title = Teď ne: nemáš karty
root-why-no-trainer = Nemáš kartu se symbolem základny na mapě.
    .title = Teď ne: chybí karta k základně
root-why-no-officer = Všichni důstojníci už operaci vedli.
    .title = Teď ne: důstojníci jsou vyčerpaní
root-why-no-muster = V zásobě nemáš bojovníka, nebo chybí základna, kam ho umístit.
    .title = Teď ne: není koho verbovat
root-why-no-organizer = Žádného tvého bojovníka nejde vyměnit za sympatii.
    .title = Teď ne: není koho vyměnit
root-why-late-to-flip = Plány se otáčejí před verbováním.
    .title = Teď ne: už je po verbování
root-why-nothing-to-flip = Žádný tvůj bojovník nestojí u skrytého plánu.
    .title = Teď ne: není co otočit
root-why-no-call = Nemáš kartu se symbolem mýtiny, kam smíš umístit bojovníka.
    .title = Teď ne: chybí karta
root-why-parliament-sits = Shromáždění bylo před vyslanci: už skončilo.
    .title = Teď ne: jednají vyslanci
root-why-no-minister = Žádný ovlivněný vyslanec už nemá co dělat.
    .title = Teď ne: nemá kdo jednat
root-why-has-swayed = Vyslance už máš ovlivněného: to byl poslední krok dne.
    .title = V tomto tahu už ne
root-why-cannot-sway = Na žádného vyslance nemáš korunu nebo karty.
    .title = Teď ne: není koho ovlivnit
root-why-no-walk = Na žádnou sousední mýtinu teď nemůžeš, nebo máš málo bot.
    .title = Teď ne: není kam jít
root-why-no-aid = Potřebuješ hráče na této mýtině, připravený předmět a kartu jejího symbolu.
    .title = Teď ne: není komu nebo čím pomoci
root-why-no-quest = Nemáš připravené oba předměty pro úkol se symbolem této mýtiny.
    .title = Teď ne: úkol splnit nejde

## Price and gain on the buttons

root-hint-points =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }
root-hint-service = stojí { $n }
root-hint-pawn = na sousední mýtinu
root-hint-wood =
    stojí { $n ->
        [one] { $n } dřevo
        [few] { $n } dřeva
       *[other] { $n } dřev
    }
root-hint-supporters =
    stojí { $n ->
        [one] { $n } Stoupence
        [few] { $n } Stoupence
       *[other] { $n } Stoupenců
    }
root-hint-outrage = pobouření: karta
root-hint-defenseless = bezbranný: 1 zásah navíc
root-hint-guerrilla = obránce udílí vyšší hod
root-hint-turmoil =
    chaos: −{ $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, −{ $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }

## The score sheet and a notice to the table

root-score-points = Body
root-setup-second = Druhý Tulák potřebuje u stolu prvního
root-setup-reach = Tyto frakce mají dosah { $n }, méně než { $wanted }; povolí to volba Dosah
root-notice-reach = Tyto frakce mají dosah { $n }; pro tolik hráčů se doporučuje { $wanted }.

## Nouns of the questions

root-column-recruit = { root-decree-recruit }
root-column-move = { root-decree-move }
root-column-battle = { root-decree-battle }
root-column-build = { root-decree-build }
root-reward-cards = Dvě karty
root-reward-points = Bod za každý takový úkol

## Debatable rulings

root-option-tie = Více hráčů na 30 bodech
    .help = Kdo vyhraje, když 30 bodů dosáhne více hráčů ve stejnou chvíli.
root-option-tie-points = Nejvíce bodů
    .help = Potom hráč na tahu; tak to říká český Zákon.
root-option-tie-turn = Hráč na tahu
    .help = Tak to říká anglický Zákon.
root-option-glide = Plachtění Nájezdníka
    .help = Zda s ním mohou letět i bojovníci spojence.
root-option-glide-allies = Se spojenci
    .help = Přesun jako každý jiný.
root-option-glide-alone = Jen figura
    .help = Tak to říká pozdější anglický Zákon.
root-option-ritual = Rituál bodování Kultu
    .help = Zda lze bodovat symbol, který nemá na mapě zahradu.
root-option-ritual-empty = Lze, za 0 bodů
    .help = Doslovné znění.
root-option-ritual-garden = Jen se zahradou
    .help = Tak to říká pozdější anglický Zákon.

## Automata

root-seat-mechanical-marquise = Mechanická Markýza
root-setup-automata = Aspoň jedno místo je pro člověka
root-setup-no-automata = Obtížnost, vlastnosti a cíl jsou pro automaty: nejdřív některému dej místo
root-setup-trait = Vlastnost { $it } tu žádný automat nemá
root-end-together = Všichni mají 30 bodů a vítězí společně: { $who }.
root-option-difficulty = Síla automatů
    .help = Jak silné jsou frakce, které hraje sama hra.
root-option-difficulty-default = Běžné
    .help = Jak mají na svých deskách.
root-option-difficulty-easy = Snadné
    .help = Dostanou méně.
root-option-difficulty-challenging = Náročné
    .help = Dostanou víc.
root-option-difficulty-nightmare = Noční můra
    .help = Náročné, a k tomu každý tah 1 bod.
root-option-traits = Vlastnosti automatů
    .help = Co umí automaty navíc; přání lze i vyjmenovat po jednom.
root-option-traits-none = Žádné
    .help = Hrají jen podle svých desek.
root-option-traits-one = Každému jednu
    .help = Podle losu.
root-option-traits-all = Všechny
    .help = Těžké a je toho hodně.
root-option-goal = Lidé vítězí
    .help = Kde hrají automaty: zda ostatní vyhrávají každý sám, nebo společně.
root-option-goal-alone = Každý sám
    .help = Vítězí první se 30 body, i automat.
root-option-goal-together = Společně
    .help = Všichni musí mít 30 dřív než kterýkoli automat.
root-automaton-why-most-pieces = tolik kamenů tam jiný soupeř nemá
root-automaton-why-most-points = stejně kamenů jako jiný, ale víc bodů
root-automaton-why-letter = shoda s jiným, ale bližší písmeno
root-automaton-why-most-enemies = vedle je tam nejvíc soupeřových kamenů
root-automaton-why-most-enemies-first = nejvíc soupeřových kamenů, z více mýtin nejvyšší přednost
root-automaton-why-most-warriors = nejvíc vlastních bojovníků
root-automaton-why-most-warriors-first = nejvíc vlastních bojovníků, z více mýtin nejvyšší přednost
root-automaton-why-evenly = rovnoměrně na ovládané mýtiny rozkazu
root-automaton-why-lowest = nejnižší přednost mezi ovládanými
root-automaton-why-highest = nejvyšší přednost mezi ovládanými mýtinami rozkazu
root-trait-blitz = Blesková válka
    .text = Po pohybu jdou z ovládané mýtiny bez soupeřů všichni kromě jednoho a bojují, kam přijdou.
root-trait-fortified = Opevnění
    .text = Na odstranění stavby jsou třeba dva zásahy.
root-trait-hospitals = Nemocnice
    .text = Dva bojovníci k pevnosti za dva a více ztracených v obraně.
root-trait-iron-will = Železná vůle
    .text = Podle ptačího rozkazu dvakrát tolik verbovaných.
root-trait-overwhelming = Drtivá převaha
    .text = Bod za každé dva bojovníky, které nešlo verbovat.
root-seat-electric-eyrie = Elektrické Orlí hnízdo
root-automaton-why-roost-most-enemies = hřad symbolu s nejvíce soupeřovými kameny
root-automaton-why-fewest-enemies = bez hřadu a s nejméně soupeřovými kameny
root-automaton-why-most-buildings = tolik staveb tam jiný nemá
root-automaton-why-no-roost = nejvyšší přednost bez hřadu
root-trait-nobility = Urozenost
    .text = Chaos i tehdy, když sloupec nikoho neumístí, a body za něj místo ztráty.
root-trait-relentless = Neúprosnost
    .text = Po výnosu padnou bezbranné stavby a žetony tam, kde má bojovníky.
root-trait-swoop = Střemhlav
    .text = Dva bojovníci přistanou tam, kde nejsou orlí kameny.
root-trait-war-tax = Válečná daň
    .text = Kdo kvůli němu přijde o stavbu či žeton, ztrácí bod.
root-trait-focused = Soustředění
    .text = Zásah navíc i pro sloupce, které jsou na tom stejně.
root-log-automaton-joins = { $automaton } přidává do výnosu kartu { $card }: { $suit }.
root-log-automaton-turmoil =
    { $automaton } upadá v chaos, ve výnosu { $n ->
        [one] je { $n } pták
        [few] jsou { $n } ptáci
       *[other] je { $n } ptáků
    }.
root-log-automaton-order = { $automaton } odkrývá kartu { $card }. Rozkaz: { $suit }.
root-log-automaton-again =
    { $automaton } nic nestaví a má { $n ->
        [one] { $n } stavbu
        [few] { $n } stavby
       *[other] { $n } staveb
    }: ještě jednou podle karty { $card }. Rozkaz: { $suit }.
root-log-automaton-battles = Rozkaz: { $suit }. { $automaton } útočí na { $faction } { $at }: { $why }.
root-log-automaton-recruits =
    Rozkaz: { $suit }. { $automaton } verbuje { $n ->
        [one] { $n } bojovníka
        [few] { $n } bojovníky
       *[other] { $n } bojovníků
    } { $at }: { $why }.
root-log-automaton-builds = Rozkaz: { $suit }. { $automaton } staví { $piece } { $at }: { $why }.
root-log-automaton-moves = Rozkaz: { $suit }. { $automaton } jde { $origin } { $to }: { $why }.
root-log-automaton-track =
    Rozkaz: { $suit }. { $automaton } boduje za { $piece } a další stavby toho druhu: { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }.
root-log-automaton-trait = { $automaton } má pro to vlastnost: { $trait }.
root-log-automaton-snare = { $automaton } místo toho odstraňuje past { $at }.
root-log-automaton-hard = { $automaton } je noční můra a boduje.
root-seat-automated-alliance = Automatizovaná Aliance
root-automaton-why-fewest-warriors = vedle sympatie, nejméně soupeřových bojovníků
root-automaton-why-fewest-warriors-first = vedle sympatie, nejméně soupeřových bojovníků, z více mýtin nejvyšší přednost
root-automaton-why-fewest-pieces = vedle sympatie není mýtina rozkazu; nejméně soupeřových kamenů
root-automaton-why-fewest-pieces-first = vedle sympatie není mýtina rozkazu; nejméně soupeřových kamenů, z více mýtin nejvyšší přednost
root-automaton-why-uprising = základna chybí; nejvíc soupeřových kamenů
root-automaton-why-uprising-first = základna chybí; nejvíc soupeřových kamenů, z více mýtin nejvyšší přednost
root-automaton-why-at-base = po jednom u každé základny
root-trait-informants = Informátoři
    .text = Zásah navíc pro obránce dává i sympatie bez bojovníků.
root-trait-popularity = Obliba
    .text = Za odstranění sympatie nikdo nezíská body.
root-trait-veterans = Veteráni
    .text = Jako obránce uděluje vyšší hod.
root-trait-wildfire = Požár
    .text = Na konci Večera ještě jedna sympatie, bez bodů.
root-trait-steadfast = Neochvějnost
    .text = Odstraněná základna s sebou žádnou sympatii nebere.
root-log-automaton-spreads = Rozkaz: { $suit }. { $automaton } šíří sympatii { $at }: { $why }.
root-log-automaton-no-sympathy =
    { $automaton } nemá kam či co šířit a místo toho boduje: { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }.
root-log-automaton-martial = Stanné právo { $at }: { $automaton } získá o 1 bod méně.
root-log-automaton-revolts = Rozkaz: { $suit }. { $automaton } vyvolává vzpouru { $at }: { $why }.
root-log-automaton-organizes =
    { $automaton } agituje { $at } a odstraňuje { $n ->
        [one] { $n } svého bojovníka
        [few] { $n } své bojovníky
       *[other] { $n } svých bojovníků
    }.
root-log-automaton-crackdown =
    Zátah: se základnou přichází { $automaton } o { $n ->
        [one] { $n } sympatii
        [few] { $n } sympatie
       *[other] { $n } sympatií
    }. Symbol: { $suit }.
root-seat-vagabot = Tulákobot
root-automaton-why-nearest = nejblíž
root-automaton-why-nearest-first = ze stejně blízkých nejvyšší přednost
root-automaton-why-leader = soupeř s nejvíce body
root-automaton-why-berserk = nejvíc kamenů jednoho hráče
root-automaton-why-still-there = pořád tam je, za další dva předměty
root-automaton-why-poorest = z těch, kdo tu mají vyrobené předměty, nejméně bodů
root-automaton-why-few-items = dva nepoškozené předměty či méně
root-automaton-why-much-damaged = tři poškozené předměty či víc
root-automaton-why-some-damaged = něco je poškozené
root-automaton-why-none-damaged = nic není poškozené
root-automaton-why-in-forest = v lese všechno
root-automaton-why-outside = mimo les
root-trait-adventurer = Dobrodruh
    .text = Jeden boj za tah; zbylé předměty padnou na jeden úkol za druhým.
root-trait-berserker = Berserk
    .text = Bojuje tam, kde má některý hráč nejvíc kamenů, a Večer opraví o předmět víc.
root-trait-helper = Pomocník
    .text = Každý předmět vzatý při pomoci dává o 1 bod víc, za dvě karty.
root-trait-marksman = Ostrostřelec
    .text = Když útočí, jeden zásah ještě před hodem.
root-log-automaton-explores = Rozkaz: { $suit }. { $automaton } zkoumá ruiny { $at }: { $why }.
root-log-automaton-quests = Rozkaz: { $suit }. { $automaton } jde za úkolem „{ $quest }“ { $at }: { $why }.
root-log-automaton-aids = Rozkaz: { $suit }. { $automaton } pomáhá { $faction }: { $why }.
root-log-automaton-steals = Rozkaz: { $suit }. { $automaton } krade { $faction } kartu: { $why }.
root-log-automaton-tinkers = Rozkaz: { $suit }. { $automaton } vyrábí z odhozených kartu { $card }: nejvyšší s předmětem.
root-log-automaton-repairs = Rozkaz: { $suit }. { $automaton } používá předmět, aby jeden opravil.
root-log-automaton-slips = { $automaton } se smýká { $to }: { $why }.
root-log-automaton-refreshes =
    { $automaton } obnovuje { $n ->
        [one] { $n } předmět
        [few] { $n } předměty
       *[other] { $n } předmětů
    }: { $why }.
root-log-automaton-mends =
    { $automaton } opravuje { $n ->
        [one] { $n } předmět
        [few] { $n } předměty
       *[other] { $n } předmětů
    }: { $why }.

## Chapters of the Law whose heading is no clause

root-law-reading = Čtení Zákona

## The game in two minutes (.text: at most 35 words, .law: the clause that says it all)

root-learn-goal = Třicet bodů vládne Lesní říši
    .text = Kdo první získá 30 vítězných bodů, hned vyhrává. Každá frakce je sbírá po svém; za odstraněné cizí stavby a žetony a za výrobu předmětů bodují všichni.
    .law = 3.1
root-learn-turn = Rozbřesk, Bílý den, Večer
    .text = Každý tah má tři fáze. Za Rozbřesku se chystáš, za Bílého dne jednáš a Večer dobereš karty. Co v které děláš, stojí na desce tvé frakce.
    .law = 1.5
root-learn-deeds = Ovládej mýtiny, choď po cestách
    .text = Mýtinu ovládá, kdo tam má nejvíc bojovníků a staveb. K pohybu musíš ovládat mýtinu, odkud jdeš, nebo tu, kam jdeš. Výroba karet dává předměty a trvalé výhody.
    .law = 2.8
root-learn-fight = Dvě kostky, vyšší má útočník
    .text = V bitvě zasahuje útočník vyšším hodem, obránce nižším, ale nikdo nehodí víc zásahů, než kolik tam má bojovníků. Pozor na přepadení.
    .law = 4.3.2
root-learn-special = Každá frakce hraje svou hru
    .text = Markýza z Kocourova staví, Rody Orlího hnízda poslouchají stále delší výnos, Lesní aliance šíří sympatie, Tulák putuje a pomáhá. Další čtyři frakce na tebe čekají.
    .law = 6
root-learn-end = Nebo vyhraj dominancí
    .text = S aspoň 10 body smíš zahrát kartu dominance a opustit závod o body. Pak vyhraješ, když na začátku svého tahu ovládáš mýtiny, které karta žádá.
    .law = 3.3
