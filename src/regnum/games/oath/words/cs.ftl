### Oath: the words of the game, in Czech.
### The same keys and attributes stand in en.ftl, cs.ftl and pl.ftl.

## Title

oath-title = Oath
oath-tagline = Říše, jejíž příběh pokračuje od hry ke hře.

## Suits (.of: of it)

oath-suit-discord = Svár
    .of = Sváru
oath-suit-arcane = Tajemno
    .of = Tajemna
oath-suit-order = Řád
    .of = Řádu
oath-suit-hearth = Vroucno
    .of = Vroucna
oath-suit-beast = Dravost
    .of = Dravosti
oath-suit-nomad = Nomádi
    .of = Nomádů

## Regions (.acc: as an object, .of: of it)

oath-region-cradle = Domovina
    .acc = Domovinu
    .of = Domoviny
oath-region-provinces = Provincie
    .acc = Provincie
    .of = Provincií
oath-region-hinterland = Odlehlé končiny
    .acc = Odlehlé končiny
    .of = Odlehlých končin

## Places (.acc: as an object, .of: of it)

oath-place-site = Oblast
    .acc = oblast
    .of = oblasti
oath-place-region = Kraj
    .acc = kraj
    .of = kraje
oath-place-board = Deska hráče
    .acc = desku hráče
    .of = desky hráče
oath-place-favor-bank = Banka přízně
    .acc = banku přízně
    .of = banky přízně
oath-place-shared-bank = Společná banka
    .acc = společnou banku
    .of = společné banky
oath-place-personal-bank = Soukromá banka
    .acc = soukromou banku
    .of = soukromé banky
oath-place-world-deck = Balíček světa
    .acc = balíček světa
    .of = balíčku světa
oath-place-discard-pile = Odhazovací balíček
    .acc = odhazovací balíček
    .of = odhazovacího balíčku
oath-place-relic-deck = Balíček relikvií
    .acc = balíček relikvií
    .of = balíčku relikvií
oath-place-reliquary = Říšský relikviář
    .acc = Říšský relikviář
    .of = Říšského relikviáře
oath-place-archive = Archiv
    .acc = Archiv
    .of = Archivu
oath-place-dispossessed = Vyvlastněné karty
    .acc = vyvlastněné karty
    .of = vyvlastněných karet

## Pieces (.acc: as an object, .of: of it)

oath-piece-favor = Přízeň
    .acc = přízeň
    .of = přízně
oath-piece-secret = Tajemství
    .acc = tajemství
    .of = tajemství
oath-piece-warband = Vojenská družina
    .acc = družinu
    .of = družiny
oath-piece-pawn = Figura
    .acc = figuru
    .of = figury
oath-piece-supply = Zásoby
    .acc = zásoby
    .of = zásob
oath-piece-bandits = Bandité
    .acc = bandity
    .of = banditů

## Amounts

oath-amount-favor =
    { $n ->
        [one] { $n } přízeň
        [few] { $n } přízně
       *[other] { $n } přízní
    }
oath-amount-secret =
    { $n ->
        [one] { $n } tajemství
        [few] { $n } tajemství
       *[other] { $n } tajemství
    }
oath-amount-warband =
    { $n ->
        [one] { $n } družina
        [few] { $n } družiny
       *[other] { $n } družin
    }
oath-amount-supply =
    { $n ->
        [one] { $n } díl zásob
        [few] { $n } díly zásob
       *[other] { $n } dílů zásob
    }
oath-amount-attack-die =
    { $n ->
        [one] { $n } útočná kostka
        [few] { $n } útočné kostky
       *[other] { $n } útočných kostek
    }
oath-amount-defense-die =
    { $n ->
        [one] { $n } obranná kostka
        [few] { $n } obranné kostky
       *[other] { $n } obranných kostek
    }

## Kinds of cards (.acc: as an object, .of: of one, .many: several)

oath-card-denizen = Obyvatel
    .acc = obyvatele
    .of = obyvatele
    .many = Obyvatelé
oath-card-adviser = Rádce
    .acc = rádce
    .of = rádce
    .many = Rádci
oath-card-edifice = Stavba
    .acc = stavbu
    .of = stavby
    .many = Stavby
oath-card-ruin = Zničená stavba
    .acc = zničenou stavbu
    .of = zničené stavby
    .many = Zničené stavby
oath-card-vision = Vize
    .acc = vizi
    .of = vize
    .many = Vize
oath-card-relic = Relikvie
    .acc = relikvii
    .of = relikvie
    .many = Relikvie
oath-card-banner = Praporec
    .acc = praporec
    .of = praporce
    .many = Praporce

## Restrictions of cards

oath-restriction-site = Pouze v oblasti
oath-restriction-adviser = Pouze jako rádce
oath-restriction-locked = Uzamčená

## Kinds of powers

oath-kind-plan = Bitevní plán
oath-kind-modifier = Modifikátor akce
oath-kind-when-played = Při zahrání
oath-kind-action = Akce
oath-kind-persistent = Trvalá schopnost
oath-kind-continuous = Stálá schopnost
oath-kind-rest = Odpočinek
oath-kind-wake = Procitnutí

## Roles and titles (.acc: as an object, .of: of one)

oath-role-chancellor = Kancléř
    .acc = Kancléře
    .of = Kancléře
oath-role-exile = Vyhnanec
    .acc = Vyhnance
    .of = Vyhnance
oath-role-citizen = Občan
    .acc = Občana
    .of = Občana
oath-role-oathkeeper = Přísežník
    .acc = Přísežníka
    .of = Přísežníka
oath-role-usurper = Uzurpátor
    .acc = Uzurpátora
    .of = Uzurpátora
oath-role-successor = Následník
    .acc = Následníka
    .of = Následníka
oath-role-visionary = Vizionář
    .acc = Vizionáře
    .of = Vizionáře

## Seats (.of: whose)

oath-seat-purple = Fialový hráč
    .of = fialového hráče
oath-seat-red = Červený hráč
    .of = červeného hráče
oath-seat-blue = Modrý hráč
    .of = modrého hráče
oath-seat-yellow = Žlutý hráč
    .of = žlutého hráče
oath-seat-white = Bílý hráč
    .of = bílého hráče
oath-seat-black = Černý hráč
    .of = černého hráče

## Major actions (.acc: as an object, .of: of it)

oath-action-search = Hledání
    .acc = Hledání
    .of = Hledání
oath-action-muster = Shromažďování
    .acc = Shromažďování
    .of = Shromažďování
oath-action-trade = Obchod
    .acc = Obchod
    .of = Obchodu
oath-action-recover = Vykoupení
    .acc = Vykoupení
    .of = Vykoupení
oath-action-campaign = Tažení
    .acc = Tažení
    .of = Tažení
oath-action-travel = Cestování
    .acc = Cestování
    .of = Cestování

## Oaths (.keeper: who keeps it, .goal: who has the title, .successor: who succeeds the Chancellor)

oath-oath-supremacy = Nadvláda
    .keeper = Přísežník nadvlády
    .goal = Ovládej nejvíc oblastí.
    .successor = Vlastni víc relikvií a praporců než Kancléř a každý jiný Občan.
oath-oath-the-people = Lid
    .keeper = Přísežník lidu
    .goal = Vlastni Přízeň lidu.
    .successor = Vlastni Nejtemnější tajemství.
oath-oath-devotion = Oddanost
    .keeper = Přísežník oddanosti
    .goal = Vlastni Nejtemnější tajemství.
    .successor = Vlastni Žezlo moci.
oath-oath-protection = Ochrana
    .keeper = Přísežník ochrany
    .goal = Vlastni nejvíc relikvií a praporců.
    .successor = Vlastni Přízeň lidu.

## Dice and their faces

oath-die-attack = Útočná kostka
oath-die-defense = Obranná kostka
oath-die-end = Kostka osudu
oath-face-hollow = Prázdný meč
oath-face-sword = Meč
oath-face-two-swords-skull = Dva meče a lebka
oath-face-blank = Nic
oath-face-shield = Štít
oath-face-two-shields = Dva štíty
oath-face-double = Dvojnásobek štítů

## The Mob side of the People's Favor

oath-mob = Lůza

## Banners (.text: what it does)

oath-banner-peoples-favor = Přízeň lidu
    .text = Procitnutí: přidej 1 přízeň, nebo 1 přesuň do nejchudší banky; na straně Lůzy ještě jednou. Můžeš hrát do kterékoli oblasti svého kraje a nejdřív v něm odhodit obyvatele.
oath-banner-darkest-secret = Nejtemnější tajemství
    .text = V balíčku světa hledáš za 2 díly zásob. Ostatní ti ho vykoupí, jen když některá karta ve tvé oblasti neodpovídá žádnému tvému rádci.

## The Imperial Reliquary (.text: what it does)

oath-reliquary-brutal = Brutální
    .text = Útočí-li Kancléř, zahyne celé vojsko poražené strany.
oath-reliquary-decadent = Dekadentní
    .text = Kancléř cestuje do Domoviny odjinud bez zásob; cesta do Odlehlých končin stojí o 1 díl zásob víc.
oath-reliquary-careless = Lehkovážný
    .text = V Obchodu získá Kancléř o 1 přízeň víc a o 1 tajemství míň.
oath-reliquary-greedy = Chamtivý
    .text = Kancléř dobírá o 2 karty víc, ale nesmí hledat za víc než 2 díly zásob.

## Visions (.text: what it does)

oath-vision-vision-of-conquest = Vize dobývání
    .text = Ovládáš víc oblastí než kterýkoli jiný hráč.
oath-vision-vision-of-rebellion = Vize vzpoury
    .text = Vlastníš Přízeň lidu.
oath-vision-vision-of-sanctuary = Vize útočiště
    .text = Vlastníš víc relikvií a praporců než kterýkoli jiný hráč.
oath-vision-vision-of-faith = Vize víry
    .text = Vlastníš Nejtemnější tajemství.
oath-vision-conspiracy = Spiknutí
    .text = Odpovídají-li 2 tvoji rádci rádcům hráče s figurou ve tvé oblasti, můžeš mu vzít relikvii nebo praporec. Tato karta opouští hru.

## Sites (.text: what it does)

oath-site-mine = Důl
    .text = Procitnutí: vezmi si z této oblasti 1 přízeň.
oath-site-salt-flats = Solné pláně
    .text = Procitnutí: vezmi si z této oblasti 1 přízeň nebo 1 tajemství.
oath-site-fertile-valley = Úrodné údolí
    .text = Když sem zahraješ kartu Vroucna, získej 1 přízeň z banky Vroucna. Neplatí v tahu, kdy odsud odhodíš kartu Vroucna.
oath-site-barren-coast = Pusté pobřeží
    .text = Cesta do jiné pobřežní oblasti stojí 1 díl zásob a ignoruje Úzký průsmyk.
oath-site-plains = Pláně
    .text = Je-li zde některý cíl, přidá útočník 1 útočnou kostku.
oath-site-river = Řeka
    .text = Ovládáš-li tuto oblast a shromažďuješ na kartě v ní, získej o 1 družinu víc.
oath-site-steppe = Step
    .text = Když sem zahraješ kartu Nomádů, získej 1 tajemství. Neplatí v tahu, kdy odsud odhodíš kartu Nomádů.
oath-site-mountain = Hora
    .text = Je-li zde některý cíl, odebere útočník 1 útočnou kostku.
oath-site-lush-coast = Zelené pobřeží
    .text = Cesta do jiné pobřežní oblasti stojí 1 díl zásob a ignoruje Úzký průsmyk.
oath-site-marshes = Bažiny
    .text = Hledáš-li s figurou zde, dober o 1 kartu míň.
oath-site-wastes = Pustina
    .text = Když sem zahraješ kartu Sváru, můžeš zdarma vykoupit zdejší relikvii. Neplatí v tahu, kdy odsud odhodíš kartu Sváru.
oath-site-rocky-coast = Skalnaté pobřeží
    .text = Cesta do jiné pobřežní oblasti stojí 1 díl zásob a ignoruje Úzký průsmyk.
oath-site-narrow-pass = Úzký průsmyk
    .text = Kdo cestuje do tohoto kraje, musí sem. Kdo do něj vede Tažení z jiného kraje, musí mít za cíl i tuto oblast, ledaže ji ovládá.
oath-site-charming-valley = Okouzlující údolí
    .text = Cesta odsud stojí o 1 díl zásob víc.
oath-site-deep-woods = Hluboké lesy
    .text = Když sem zahraješ kartu Dravosti, můžeš zdarma vykoupit zdejší relikvii. Neplatí v tahu, kdy odsud odhodíš kartu Dravosti.
oath-site-standing-stones = Vztyčené kameny
    .text = Když sem zahraješ kartu Tajemna, získej 1 tajemství. Neplatí v tahu, kdy odsud odhodíš kartu Tajemna.
oath-site-ancient-city = Starobylé město
    .text = Když sem zahraješ kartu Řádu, můžeš získat 2 družiny. Neplatí v tahu, kdy odsud odhodíš kartu Řádu.
oath-site-drowned-city = Potopené město
    .text = Procitnutí: vezmi si z této oblasti 1 tajemství.
oath-site-great-slum = Velká chudinská čtvrť
    .text = Když sem hraješ nebo přesouváš kartu, můžeš odsud nejdřív jednu odhodit.
oath-site-buried-giant = Pohřbený obr
    .text = Můžeš otočit 1 tajemství lícem dolů a cestovat odsud bez zásob; Úzký průsmyk ignoruj.
oath-site-the-tribunal = Soudní dvůr
    .text = Vyměňuj s jedním libovolným hráčem přízeň, tajemství a závazné sliby.
oath-site-shrouded-wood = Tajuplný les
    .text = Cesta odsud stojí 2 díly zásob a ignoruje Úzký průsmyk i Skryté místo. Ovládá-li tuto oblast nepřítel, určí ti cíl on.
oath-site-the-hidden-place = Skryté místo
    .text = Za cestu sem i za volbu cílů zde otoč pokaždé 1 tajemství lícem dolů.

## Relics (.text: what it does)

oath-relic-sticky-fire = Lepkavý oheň
    .text = Zvítězíš-li, můžeš zabít celé soupeřovo vojsko; v tom případě mu dej 1 přízeň.
oath-relic-cursed-cauldron = Prokletý kotel
    .text = Zvítězíš-li, získej 1 družinu za každou soupeřovu zabitou v tomto tažení.
oath-relic-brass-horse = Mosazný kůň
    .text = Odhal horní kartu odhazovacího balíčku svého kraje a cestuj bez zásob do oblasti s kartou jejího symbolu; není-li žádná, kamkoli.
oath-relic-truthful-harp = Pravdomluvná harfa
    .text = Dober o 2 karty víc, ale všem ukaž, co dobíráš a co si necháváš.
oath-relic-grand-mask = Velká maska
    .text = Jsi-li Vyhnanec, ovládáš ve svém tahu všechny karty v oblastech Říše, které nejsou bitevními plány.
oath-relic-horned-mask = Rohatá maska
    .text = Prohoď jednoho ze svých odhalených rádců s kartou ve své oblasti.
oath-relic-cup-of-plenty = Pohár hojnosti
    .text = Obchod s kartou, jejíž symbol má některý tvůj rádce, tě nestojí žádné zásoby.
oath-relic-whistle = Píšťalka
    .text = Hráč s figurou v jiné oblasti cestuje bez zásob do tvé a dostane tajemství položené sem.
oath-relic-dowsing-sticks = Proutkařské pruty
    .text = Dober horní relikvii: nech si ji, nebo ji dej pod balíček relikvií.
oath-relic-cracked-horn = Prasklý roh
    .text = Vše, co v tomto Hledání odhodíš, můžeš dát pod balíček světa.
oath-relic-bandit-crown = Koruna banditů
    .text = Bandité platí za tvé družiny, jen ne v oblastech tvých nepřátel. Nelze je zabít, přesunout ani obětovat.
oath-relic-ring-of-devotion = Prsten oddanosti
    .text = Nesmíš umísťovat družiny do oblastí. Při Shromažďování získej o 2 družiny víc.
oath-relic-skeleton-key = Paklíč
    .text = Ovládá-li tvou oblast Kancléř, podívej se na relikvii v Říšském relikviáři; můžeš si ji vzít.
oath-relic-oracular-pig = Věštecké prase
    .text = Podívej se na 3 horní karty balíčku světa.
oath-relic-circlet-of-command = Čelenka velitele
    .text = Ostatní nesmějí na tvé praporce a další relikvie cílit ani si je vzít. Tvá figura přidává o 1 obrannou kostku víc.
oath-relic-ivory-eye = Slonovinové oko
    .text = Podívej se na 1 skrytou oblast, rádce nebo relikvii v oblasti.
oath-relic-map = Mapa
    .text = Dej tuto relikvii pod balíček relikvií a získej 4 díly zásob.
oath-relic-obsidian-cage = Obsidiánová klec
    .text = Zvítězíš-li, všechny přeživší družiny soupeřova vojska přijdou na tuto relikvii. Akce: propusť libovolné z nich na desky jejich barev.
oath-relic-book-of-records = Kniha záznamů
    .text = Když zahraješ kartu do oblasti, získej místo přízně 1 tajemství.
oath-relic-dragonskin-drum = Buben z dračí kůže
    .text = Když docestuješ, získej 1 družinu.
oath-relic-the-grand-scepter = Žezlo moci
    .text = Podívej se na relikvie v Říšském relikviáři, nabídni Vyhnanci občanství nebo vyžeň Občana. Neplatí v tahu, kdy si ho bereš.

## Edifices and what their ruined sides are (.text: what it does)

oath-edifice-festival-district = Čtvrť slavností
    .text = Vyměňuj s jedním libovolným hráčem přízeň, tajemství a rádce.
oath-edifice-squalid-district = Čtvrť bídy
    .text = Když se hodí kostkou osudu, může ten, kdo tuto kartu ovládá, změnit výsledek o 1; Občané ne.
oath-edifice-great-spire = Velká věž
    .text = Libovolné dobrané obyvatele můžeš prohodit s náhodnými vyvlastněnými kartami.
oath-edifice-fallen-spire = Padlá věž
    .text = Prohoď naslepo nejvýš 5 horních obyvatel z odhazovacího balíčku svého kraje s náhodnými vyvlastněnými kartami.
oath-edifice-sprawling-rampart = Rozlehlé hradby
    .text = Každá cílová oblast toho, kdo tuto kartu ovládá, přidá o 1 obrannou kostku víc.
oath-edifice-bandit-rampart = Hradby banditů
    .text = Je-li tato oblast cílem, odeber 2 útočné kostky.
oath-edifice-hall-of-debate = Síň rozprav
    .text = Na Přízeň lidu nesmí nikdo cílit.
oath-edifice-hall-of-mockery = Síň posměchu
    .text = Kdo vykoupí Přízeň lidu, otočí ji na stranu Lůzy.
oath-edifice-forest-temple = Lesní chrám
    .text = Při zápisu do Kroniky se oblasti s kartou Dravosti neodhazují.
oath-edifice-ruined-temple = Pobořený chrám
    .text = Nepřátelé toho, kdo tuto kartu ovládá, nesmějí hrát karty Dravosti lícem nahoru.
oath-edifice-ancient-forge = Prastará kovárna
    .text = Dober horní relikvii: nech si ji, nebo ji dej pod balíček relikvií.
oath-edifice-broken-forge = Rozbitá kovárna
    .text = Otoč tuto kartu: stane se z ní Prastará kovárna.

## Denizens of Discord (.text: what it does)

oath-denizen-mercenaries = Žoldnéři
    .text = Přidej nebo odeber 3 útočné kostky. Pokud prohraješ, odhoď tuto kartu.
oath-denizen-a-small-favor = Malá laskavost
    .text = Získej 4 družiny.
oath-denizen-second-wind = Druhý dech
    .text = Zvítězíš-li, můžeš po vyhodnocení všech ostatních plánů cestovat a potom provést Tažení, obojí bez zásob.
oath-denizen-sleight-of-hand = Hbité prsty
    .text = Vezmi 1 tajemství hráči s figurou ve tvé oblasti, který má aspoň 2.
oath-denizen-key-to-the-city = Klíč od města
    .text = Není-li v této oblasti figura toho, kdo ji ovládá, zabij zde všechny družiny, získej 1 družinu a umísti ji sem.
oath-denizen-scryer = Jasnovidec
    .text = Prohlédni si celý odhazovací balíček kteréhokoli kraje.
oath-denizen-disgraced-captain = Zneuctěný kapitán
    .text = Je-li v některé cílové oblasti karta Řádu, přidej 4 útočné kostky.
oath-denizen-naysayers = Reptalové
    .text = Drží-li titul Přísežníka některý Vyhnanec, vezmi Kancléři 1 přízeň.
oath-denizen-book-burning = Pálení knih
    .text = Zvítězíš-li a cílem byla obráncova figura, spálí obránce všechna tajemství na své desce kromě 1.
oath-denizen-charlatan = Šarlatán
    .text = Spal všechna tajemství na Nejtemnějším tajemství kromě 1.
oath-denizen-assassin = Zabiják
    .text = Smíš mít nejvýš 2 rádce. Akce: odhoď odhaleného rádce hráče s figurou ve tvé oblasti.
oath-denizen-downtrodden = Utlačovaní
    .text = Shromažďuješ-li na kartě, jejíž banka má jako jediná nejméně přízně, získej o 2 družiny víc.
oath-denizen-blackmail = Vydírání
    .text = Urči relikvii hráče s figurou ve tvé oblasti: buď ti dá 3 přízně, nebo si ji vezmeš.
oath-denizen-cracked-sage = Pomatený mudrc
    .text = Má-li soupeř rádce Tajemna, přidej nebo odeber 4 útočné kostky.
oath-denizen-dissent = Nesouhlas
    .text = Každý hráč, který nevlastní Přízeň lidu, sem položí 1 přízeň za každý symbol mezi kartami, které ovládá.
oath-denizen-false-prophet = Falešný prorok
    .text = Jsi-li Vyhnanec, získej 1 družinu a umísti ji na odhalenou vizi: platí i pro tebe. Když ji někdo odhodí, zahraješ ji nebo odhodíš ty.
oath-denizen-vow-of-renewal = Slib obnovy
    .text = Nesmíš vykoupit Přízeň lidu. Veškerá přízeň, kterou kdokoli spálí, přijde na tvou desku.
oath-denizen-zealots = Fanatici
    .text = Je-li teď vojsko obránce větší než tvé, každá obětovaná družina zvýší tvůj útok o 3.
oath-denizen-royal-ambitions = Královské ambice
    .text = Jsi-li Vyhnanec a ovládáš víc oblastí než Kancléř, můžeš se stát Občanem a vzít si naslepo relikvii z relikviáře.
oath-denizen-salt-the-earth = Zasolená země
    .text = Smí i do plné oblasti, jen ne k uzamčené kartě. Odhoď odtud všechny ostatní obyvatele; oblast od teď pojme 1 kartu.
oath-denizen-beast-tamer = Krotitel
    .text = Ve tvých taženích nesmí soupeř používat plány Dravosti a Nomádů.
oath-denizen-riots = Výtržnosti
    .text = Je-li Přízeň lidu na straně Lůzy, odhoď z oblastí všechny karty symbolu, který je v nich nejčastější, jen ne tuto.
oath-denizen-silver-tongue = Stříbrný jazyk
    .text = Smíš mít nejvýš 2 rádce. Odpočinek: získej 1 přízeň z banky, jejíž symbol má některá karta ve tvé oblasti.
oath-denizen-gambling-hall = Herna
    .text = Hoď 4 obrannými kostkami a získej z jedné banky tolik přízně, kolik padlo štítů.
oath-denizen-boiling-lake = Vroucí jezero
    .text = Kdo sem přicestuje a tuto kartu neovládá, musí zabít 2 družiny na své desce, má-li je.
oath-denizen-relic-thief = Zloděj relikvií
    .text = Když si jiný hráč ve tvém kraji vezme relikvie, můžeš zaplatit a hodit za každou obrannou kostkou: nepadne-li žádný štít, jsou tvé.
oath-denizen-enchantress = Čarodějka
    .text = Prohoď tuto kartu s kterýmkoli odhaleným rádcem.
oath-denizen-insomnia = Nespavost
    .text = Smíš mít nejvýš 2 rádce. Odpočinek: získej 1 tajemství.
oath-denizen-sneak-attack = Úder ze zálohy
    .text = Po tažení jiného hráče můžeš bez zásob provést Tažení proti němu.
oath-denizen-gossip = Klepy
    .text = Nepřátelé toho, kdo tuto kartu ovládá, nesmějí hrát karty jako skryté rádce.
oath-denizen-bandit-chief = Náčelník banditů
    .text = Zabij 1 družinu v každé oblasti. Dokud tato karta leží lícem nahoru, jsou v každé oblasti 3 bandité.
oath-denizen-chaos-cult = Kult chaosu
    .text = Když titul Přísežníka převezme jiný hráč, vezmi mu 1 přízeň.
oath-denizen-slander = Pomluva
    .text = Zvítězíš-li a cílem byla obráncova figura, spálí se na jeho desce veškerá přízeň.

## Denizens of Arcane (.text: what it does)

oath-denizen-alchemist = Alchymista
    .text = Získej 4 přízně z libovolných bank.
oath-denizen-fire-talkers = Mluvčí ohně
    .text = Vlastníš-li Nejtemnější tajemství, přidej nebo odeber 3 útočné kostky.
oath-denizen-magicians-code = Kouzelnický kodex
    .text = Když vykupuješ Nejtemnější tajemství, přidej k tomu, co platíš, 2 tajemství ze společné banky.
oath-denizen-spirit-snare = Past na duchy
    .text = Získej 1 přízeň z libovolné banky.
oath-denizen-wizard-school = Škola čarodějů
    .text = Získej 1 tajemství. Tvá fáze Činů končí.
oath-denizen-dazzle = Oslnění
    .text = Odhoď z oblastí svého kraje všechny karty Vroucna a Řádu.
oath-denizen-acting-troupe = Herecká společnost
    .text = Pro tento Obchod platí tato karta za Dravost nebo Řád místo Tajemna.
oath-denizen-taming-charm = Krotící kouzlo
    .text = Odhoď ze své oblasti kartu Dravosti nebo Nomádů a získej 2 přízně z její banky.
oath-denizen-inquisitor = Inkvizitor
    .text = Podívej se na skrytého rádce hráče s figurou ve tvé oblasti. Je-li to Spiknutí, zahraj ho, nebo ho odhoď; jinak ten hráč dostane přízeň položenou sem.
oath-denizen-secret-signal = Tajné znamení
    .text = Dává-li ti Obchod právě 1 přízeň, získej ze stejné banky ještě 1.
oath-denizen-augury = Věštba
    .text = Dober o 1 kartu víc.
oath-denizen-rusting-ray = Paprsek rzi
    .text = Vlastníš-li Nejtemnější tajemství, útočníkovy prázdné meče se nepočítají.
oath-denizen-portal = Portál
    .text = Cestuj odsud nebo sem bez zásob a ignoruj schopnosti oblastí.
oath-denizen-billowing-fog = Valící se mlha
    .text = Pokud prohraješ, žádná tvá družina nezahyne, ani schopností, která by je zabila všechny.
oath-denizen-kindred-warriors = Spříznění bojovníci
    .text = Ignoruj své lebky. Přidej nebo odeber nejvýš tolik útočných kostek, kolik ovládáš symbolů kromě Tajemna.
oath-denizen-terror-spells = Kouzla děsu
    .text = Vlastníš-li Nejtemnější tajemství, zabij ve svém kraji 2 družiny, v oblastech nebo na deskách.
oath-denizen-blood-pact = Krvavá smlouva
    .text = Zabij sudý počet družin na své desce; za každé 2 získej 1 tajemství.
oath-denizen-revelation = Zjevení
    .text = Každý hráč v pořadí může spálit libovolně přízně a získat stejně tajemství.
oath-denizen-observatory = Hvězdárna
    .text = S figurou zde můžeš prohledávat odhazovací balíček kteréhokoli kraje.
oath-denizen-plague-engines = Morové stroje
    .text = Každý hráč přesune ze své desky do banky Tajemna 1 přízeň za každou oblast, kterou ovládá.
oath-denizen-gleaming-armor = Zářící zbroj
    .text = Každý plán tvého soupeře stojí o 1 položené tajemství víc.
oath-denizen-bewitch = Uhranutí
    .text = Jsi-li Vyhnanec a máš víc tajemství než Kancléř, můžeš se stát Občanem.
oath-denizen-jinx = Uřknutí
    .text = Když hodíš útočnými nebo obrannými kostkami, můžeš zaplatit a jednou je všechny přehodit.
oath-denizen-tutor = Učitel
    .text = Získej 1 tajemství.
oath-denizen-dream-thief = Zloděj snů
    .text = Prohoď kterékoli dva skryté rádce.
oath-denizen-cracking-ground = Pukající země
    .text = Přidej nebo odeber 1 útočnou kostku za každou cílovou oblast.
oath-denizen-sealing-ward = Ochranná pečeť
    .text = Každá tvá relikvie, která je cílem, přidá o 1 obrannou kostku víc.
oath-denizen-initiation-rite = Zasvěcení
    .text = Při Shromažďování musíš místo přízně položit tajemství.
oath-denizen-vow-of-silence = Slib mlčení
    .text = Nesmíš vykoupit Nejtemnější tajemství ani dávat tajemství. Když ho kdokoli vykoupí, získej tolik tajemství, kolik na něj položil.
oath-denizen-forgotten-vault = Zapomenutá krypta
    .text = Polož na Nejtemnější tajemství 1 tajemství ze společné banky, nebo z něj 1 spal, ale ne poslední.
oath-denizen-map-library = Knihovna map
    .text = S figurou zde můžeš obchodovat s kartou v kterékoli oblasti kraje.
oath-denizen-witchs-bargain = Čarodějnický obchod
    .text = Kolikrát chceš, s hráči ve své oblasti: dej 1 tajemství a vezmi 2 přízně, nebo dej 2 přízně a vezmi 1 tajemství.
oath-denizen-master-of-disguise = Mistr převleků
    .text = V tomto Obchodu použij místo svých rádců rádce jiného hráče.

## Denizens of Order (.text: what it does)

oath-denizen-wrestlers = Zápasníci
    .text = Zabij 1 družinu ze svého vojska a přidej 1 obrannou kostku.
oath-denizen-battle-honors = Válečné pocty
    .text = Zvítězíš-li, získej 2 přízně z banky Řádu.
oath-denizen-bear-traps = Medvědí pasti
    .text = Odeber 1 útočnou kostku a zabij 1 družinu na útočníkově desce.
oath-denizen-longbows = Dlouhé luky
    .text = Přidej nebo odeber 1 útočnou kostku.
oath-denizen-keep = Tvrz
    .text = Je-li tato oblast cílem, přidej 2 obranné kostky.
oath-denizen-pressgangs = Verbíři
    .text = Můžeš shromažďovat i na kartě, na které leží přízeň nebo tajemství.
oath-denizen-garrison = Posádka
    .text = Získej 1 družinu za každou oblast, kterou ovládáš, a potom do každé z nich umísti 1 ze své desky.
oath-denizen-scouts = Zvědové
    .text = Získej 1 díl zásob.
oath-denizen-martial-culture = Kult války
    .text = Jsi-li Vyhnanec a porazíš Vyhnance, můžeš se stát Občanem.
oath-denizen-code-of-honor = Kodex cti
    .text = Přidej nebo odeber 2 útočné kostky. Tvá strana nesmí použít žádný jiný plán.
oath-denizen-outriders = Předvoj
    .text = Ignoruj své lebky.
oath-denizen-messenger = Posel
    .text = Přeskup své družiny mezi deskou a oblastmi, které ovládáš; poslední v oblasti musí zůstat.
oath-denizen-field-promotion = Povýšení v poli
    .text = Zvítězíš-li, získej 3 družiny.
oath-denizen-palanquin = Nosítka
    .text = Vyber hráče s figurou ve tvé oblasti a oblast, kam by mohl cestovat. Tvá figura se tam přesune a on tam cestuje bez zásob.
oath-denizen-shield-wall = Hradba štítů
    .text = Přidej 2 obranné kostky. Pokud prohraješ, zahyne celé tvé vojsko.
oath-denizen-military-parade = Vojenská přehlídka
    .text = Zvítězíš-li, získej za každého odhaleného rádce soupeře a jeho spojenců 1 přízeň z banky jeho symbolu.
oath-denizen-tome-guardians = Strážci svazků
    .text = Nepřátelé toho, kdo tuto kartu ovládá, nesmějí na Nejtemnější tajemství cílit, vykoupit ho ani si ho vzít.
oath-denizen-tyrant = Tyran
    .text = Když docestuješ, zabij v nové oblasti 1 družinu, třeba i svou.
oath-denizen-forced-labor = Nucená práce
    .text = Nepřátelé v oblasti toho, kdo tuto kartu ovládá, mu za Hledání musí dát 1 přízeň.
oath-denizen-secret-police = Tajná policie
    .text = Nepřátelé v oblasti toho, kdo tuto kartu ovládá, nesmějí hrát vize lícem nahoru.
oath-denizen-specialist = Odborník
    .text = Strana obránce nesmí používat plány.
oath-denizen-captains = Kapitáni
    .text = Proveď bez zásob Tažení z oblasti, kterou ovládáš, jako by tam byla tvá figura; tamní tvé družiny se přidají.
oath-denizen-siege-engines = Obléhací stroje
    .text = Zabij 2 družiny v jedné oblasti svého kraje.
oath-denizen-royal-tax = Královská daň
    .text = Vezmi 2 přízně každému hráči, který má figuru v oblasti tvého kraje, kterou ovládáš.
oath-denizen-toll-roads = Mýtné cesty
    .text = Nepřátelé musí za cestu do oblasti toho, kdo tuto kartu ovládá, dát mu 1 přízeň.
oath-denizen-curfew = Zákaz vycházení
    .text = Nepřátelé musí za Obchod s kartou toho, kdo ovládá tuto kartu, dát mu 1 přízeň.
oath-denizen-knights-errant = Potulní rytíři
    .text = Po tomto Shromažďování můžeš bez zásob provést Tažení.
oath-denizen-vow-of-obedience = Slib poslušnosti
    .text = Nesmíš hrát vize lícem nahoru. Odpočinek: získej 1 přízeň z libovolné banky.
oath-denizen-hunting-party = Lovecká výprava
    .text = Po tomto Hledání v balíčku světa můžeš bez zásob provést Tažení.
oath-denizen-council-seat = Křeslo v radě
    .text = Dokud jsi Občan, nemůže tě nikdo vyhnat, ani ty sebe.
oath-denizen-encirclement = Obklíčení
    .text = Máš-li větší vojsko, přidej nebo odeber 2 útočné kostky.
oath-denizen-peace-envoy = Posel míru
    .text = Tvá strana nepoužije jiný plán. Je-li soupeřova figura ve tvé oblasti, dej mu 1 přízeň za každou kostku obrany: hned vyhráváš a nikdo nezahyne.
oath-denizen-relic-hunter = Lovec relikvií
    .text = Cílem mohou být i skryté relikvie v cílových oblastech, každá za 1 obrannou kostku. Získané relikvie můžeš dát pod balíček relikvií.

## Denizens of Hearth (.text: what it does)

oath-denizen-tinkers-fair = Drátenický trh
    .text = Vyměňuj s jedním libovolným hráčem přízeň, tajemství a relikvie.
oath-denizen-wayside-inn = Zájezdní hostinec
    .text = Získej 2 díly zásob.
oath-denizen-extra-provisions = Zásoby navíc
    .text = Přidej 1 obrannou kostku.
oath-denizen-memory-of-home = Vzpomínka na domov
    .text = Přesuň veškerou přízeň jedné banky do banky Vroucna.
oath-denizen-welcoming-party = Uvítací výbor
    .text = Když zahraješ obyvatele lícem nahoru přímo z dobraných karet, získej 1 přízeň z banky Vroucna.
oath-denizen-traveling-doctor = Potulný lékař
    .text = Pokud prohraješ, žádná tvá družina nezahyne, ani schopností, která by je zabila všechny; tuto kartu pak odhoď.
oath-denizen-storyteller = Vypravěč
    .text = Polož na Nejtemnější tajemství 1 tajemství ze společné banky.
oath-denizen-armed-mob = Ozbrojený dav
    .text = Nemá-li vlastník Nejtemnějšího tajemství i Přízeň lidu, odhoď jednoho z jeho odhalených rádců.
oath-denizen-tavern-songs = Hospodské písně
    .text = Podívej se na 3 horní karty odhazovacího balíčku svého kraje.
oath-denizen-homesteaders = Osadníci
    .text = Přesuň jednoho ze svých odhalených rádců do své oblasti.
oath-denizen-crop-rotation = Střídání plodin
    .text = Když hraješ kartu do oblasti, můžeš z ní nejdřív odhodit obyvatele.
oath-denizen-a-round-of-ale = Runda piva
    .text = Vrať přízeň a tajemství jako ve fázi Odpočinku; přízeň položená sem zůstane.
oath-denizen-land-warden = Správce země
    .text = Můžeš zahrát 2 z dobraných karet, aspoň jednu z nich do oblasti.
oath-denizen-charming-friend = Okouzlující přítel
    .text = Vezmi 1 přízeň hráči s figurou ve tvé oblasti.
oath-denizen-village-constable = Vesnický strážmistr
    .text = Nevlastní-li soupeř Přízeň lidu, přidej nebo odeber 2 útočné kostky.
oath-denizen-family-heirloom = Rodinné dědictví
    .text = Dober horní relikvii: nech si ji, nebo ji dej pod balíček relikvií.
oath-denizen-news-from-afar = Zprávy z daleka
    .text = Toto Hledání nestojí žádné zásoby.
oath-denizen-levelers = Rovnostáři
    .text = Přesuň 2 přízně z nejbohatší banky do nejchudší.
oath-denizen-fabled-feast = Bájná hostina
    .text = Získej z jedné banky 1 přízeň za každou kartu Vroucna, kterou ovládáš, včetně této.
oath-denizen-the-great-levy = Velký odvod
    .text = Nevlastní-li soupeř Přízeň lidu, přidej nebo odeber 3 útočné kostky a ignoruj své lebky.
oath-denizen-hearts-and-minds = Srdce a mysli
    .text = Hned vyhráváš. Na konci tuto kartu odhoď, ledaže vlastníš Přízeň lidu.
oath-denizen-relic-breaker = Ničitel relikvií
    .text = Dej skrytou relikvii ze své oblasti pod balíček relikvií a získej 3 družiny.
oath-denizen-book-binders = Knihvazači
    .text = Když jiný hráč zahraje vizi lícem nahoru, získej 2 přízně z libovolné banky.
oath-denizen-ballot-box = Volební urna
    .text = Jsi-li Vyhnanec a vlastníš Přízeň lidu, staň se Občanem.
oath-denizen-saddle-makers = Sedláři
    .text = Když jiný hráč zahraje lícem nahoru kartu Nomádů nebo Řádu, získej 2 přízně z její banky.
oath-denizen-herald = Herold
    .text = Po tažení jiného hráče proti hráči získej 1 přízeň z libovolné banky.
oath-denizen-rowdy-pub = Hlučná krčma
    .text = Shromažďuješ-li na této kartě, získej o 1 družinu víc.
oath-denizen-vow-of-peace = Slib míru
    .text = Nesmíš provádět Tažení. Kdo útočí na tebe, nesmí obětovat družiny.
oath-denizen-deed-writer = Písař listin
    .text = Vyměňuj s jedním libovolným hráčem přízeň, tajemství a ovládané oblasti.
oath-denizen-salad-days = Zlaté časy
    .text = Získej 3 přízně, každou z jiné banky.
oath-denizen-marriage = Sňatek
    .text = Platí za 2 rádce Vroucna, ale zabírá místo jednoho.
oath-denizen-hospital = Špitál
    .text = Tvé družiny zabité v tomto tažení přijdou na jeho konci do této oblasti, pokud ji ovládáš.
oath-denizen-awaited-return = Vytoužený návrat
    .text = Obětuj 1 družinu ze své desky: tento Obchod nestojí žádné zásoby.

## Denizens of Beast (.text: what it does)

oath-denizen-errand-boy = Poslíček
    .text = Můžeš prohledávat odhazovací balíček jiného kraje.
oath-denizen-wolves = Vlci
    .text = Zabij 1 družinu na kterékoli desce.
oath-denizen-animal-playmates = Zvířecí kamarádi
    .text = Shromažďování na kartě Dravosti tě nestojí žádné zásoby.
oath-denizen-true-names = Pravá jména
    .text = Ve tvých taženích nesmí soupeř používat plány se symboly tvých rádců.
oath-denizen-the-old-oak = Starý dub
    .text = Obchoduješ-li s touto kartou o tajemství a máš rádce Dravosti, získej o 1 tajemství víc.
oath-denizen-forest-paths = Lesní stezky
    .text = Cestuj do oblasti s kartou Dravosti bez zásob a ignoruj schopnosti oblastí.
oath-denizen-long-lost-heir = Dávno ztracený dědic
    .text = Jsi-li Vyhnanec, můžeš se stát Občanem.
oath-denizen-rangers = Hraničáři
    .text = Ignoruj své lebky. Jsou-li teď v obraně aspoň 4 kostky, přidej 2 útočné kostky.
oath-denizen-roving-terror = Potulná hrůza
    .text = Odhoď obyvatele v jiné oblasti a přesuň tuto kartu tam.
oath-denizen-nature-worship = Uctívání přírody
    .text = Přidej nebo odeber 1 útočnou kostku za každého svého rádce Dravosti.
oath-denizen-birdsong = Ptačí zpěv
    .text = Obchod s kartou Dravosti nebo Nomádů tě nestojí žádné zásoby.
oath-denizen-small-friends = Malí přátelé
    .text = Obchoduj, jako by tvá figura byla v kterékoli oblasti s kartou Dravosti.
oath-denizen-grasping-vines = Svíravé liány
    .text = Nepřítel, který odcestuje z oblasti toho, kdo tuto kartu ovládá, zabije 1 družinu na své desce.
oath-denizen-threatening-roar = Hrozivý řev
    .text = Odhoď z oblastí svého kraje všechny karty Nomádů a všechny ostatní karty Dravosti.
oath-denizen-fae-merchant = Kupec z říše víl
    .text = Vezmi si horní relikvii z balíčku a potom pod něj dej jednu ze svých, jen ne Žezlo moci.
oath-denizen-second-chance = Druhá šance
    .text = Zabij 1 družinu na desce hráče s rádcem Řádu nebo Sváru a získej 1 družinu.
oath-denizen-pied-piper = Krysař
    .text = Mezi rádce smí i nad limit. Akce: přesuň tuto kartu mezi rádce jiného hráče a vezmi mu 2 přízně.
oath-denizen-mushrooms = Houby
    .text = Hledej bez zásob, ale dober jen 1 kartu, zespodu odhazovacího balíčku svého kraje.
oath-denizen-insect-swarm = Roj hmyzu
    .text = Každý plán tvého soupeře stojí o 1 spálenou přízeň víc.
oath-denizen-vow-of-union = Slib jednoty
    .text = Když útočíš, patří k tvému vojsku i družiny ve všech oblastech, které ovládáš. Z takové oblasti nesmíš cestovat, dokud máš družiny na desce.
oath-denizen-giant-python = Obří krajta
    .text = Kdo na tebe útočí, musí zvolit cíle se sudým počtem obranných kostek.
oath-denizen-war-tortoise = Válečná želva
    .text = Soupeřovy strany kostek se dvěma meči a se dvěma štíty se nepočítají; lebky na nich zabíjejí dál.
oath-denizen-new-growth = Nový růst
    .text = Karty Dravosti a Vroucna můžeš hrát do kterékoli oblasti.
oath-denizen-wild-cry = Divoký pokřik
    .text = Když zahraješ kartu Dravosti lícem nahoru, získej 1 díl zásob a 2 družiny.
oath-denizen-animal-host = Zvířecí šik
    .text = Získej 1 družinu za každou kartu Dravosti ve všech oblastech.
oath-denizen-memory-of-nature = Vzpomínka na přírodu
    .text = Za každou kartu Dravosti v oblastech přesuň 1 přízeň z jiné banky do banky Dravosti.
oath-denizen-marsh-spirit = Duch bažin
    .text = Kdo má za cíl tuto oblast, nesmí používat plány.
oath-denizen-vow-of-poverty = Slib chudoby
    .text = Obchodem nezískáváš přízeň. Odpočinek: nemáš-li žádnou přízeň, získej 2 z libovolné banky.
oath-denizen-forest-council = Lesní rada
    .text = Nepřátelé toho, kdo tuto kartu ovládá, nesmějí s kartami Dravosti obchodovat ani na nich shromažďovat.
oath-denizen-walled-garden = Zahrada za zdí
    .text = Je-li tato oblast cílem, přidej 1 obrannou kostku za každou kartu Dravosti ve všech oblastech.
oath-denizen-vow-of-beastkin = Slib zvířecích bratří
    .text = Smíš shromažďovat jen na kartách se symboly svých rádců a získáš o 1 družinu víc.
oath-denizen-bracken = Kapradí
    .text = Vše, co v tomto Hledání odhodíš, dej navrch nebo naspod kteréhokoli jednoho odhazovacího balíčku.
oath-denizen-wild-allies = Divocí spojenci
    .text = Proveď bez zásob Tažení z oblasti s kartou Dravosti, jako by tam byla tvá figura; tamní tvé družiny se přidají.

## Denizens of Nomad (.text: what it does)

oath-denizen-rain-boots = Boty do deště
    .text = Strany kostek s jedním štítem se nepočítají. Na konci tuto kartu odhoď.
oath-denizen-ancient-binding = Dávné pouto
    .text = Každý hráč spálí všechna tajemství na desce i na kartách kromě 1; tobě zůstane to položené sem.
oath-denizen-horse-archers = Jízdní lučištníci
    .text = Přidej nebo odeber 3 útočné kostky. Na konci tuto kartu odhoď.
oath-denizen-warning-signals = Varovné ohně
    .text = Přeskup své družiny mezi deskou a oblastmi, které ovládáš; poslední v oblasti musí zůstat. Na konci tuto kartu odhoď.
oath-denizen-elders = Stařešinové
    .text = Získej 1 tajemství.
oath-denizen-the-gathering = Shromáždění
    .text = Každý hráč v pořadí sem může přesunout svou figuru. Kdo je zde, může potom vyměňovat přízeň, tajemství, relikvie a rádce.
oath-denizen-faithful-friend = Věrný přítel
    .text = Získej 4 díly zásob.
oath-denizen-tents = Stany
    .text = Cestuj v rámci svého kraje bez zásob.
oath-denizen-great-herd = Velké stádo
    .text = Můžeš tuto kartu prohodit s kartou Nomádů v kterékoli oblasti.
oath-denizen-convoys = Karavany
    .text = Dej odhazovací balíček jiného kraje navrch balíčku svého kraje.
oath-denizen-vow-of-kinship = Slib příbuzenství
    .text = Tvá přízeň jde do banky Nomádů, teď i kdykoli ji máš dostat. Přízeň této banky utrácíš jako svou.
oath-denizen-wild-mounts = Divocí oři
    .text = Máš-li v tomto tažení odhodit plány Nomádů, můžeš místo nich všech odhodit jednu kartu Dravosti, kterou ovládáš.
oath-denizen-lancers = Kopiníci
    .text = Vše, co ti padne, platí 2krát, i lebky. Na konci tuto kartu odhoď.
oath-denizen-mountain-giant = Horský obr
    .text = Přidej nebo odeber 1 útočnou kostku, nebo 3 a na konci tuto kartu odhoď.
oath-denizen-rival-khan = Znepřátelený chán
    .text = Má-li soupeř rádce Nomádů, přidej nebo odeber 4 útočné kostky. Na konci tuto kartu odhoď.
oath-denizen-lost-tongue = Ztracená řeč
    .text = Kdo neovládá žádnou kartu Nomádů, nesmí na tvé relikvie a praporce cílit ani si je vzít.
oath-denizen-special-envoy = Zvláštní vyslanec
    .text = Cestuj bez zásob; potom tvá fáze Činů končí.
oath-denizen-resettle = Přesídlení
    .text = Přesuň odhaleného rádce Nomádů kteréhokoli hráče do libovolné oblasti.
oath-denizen-oracle = Orákulum
    .text = Dober nejvýše položenou vizi z balíčku světa a zahraj ji, nebo odhoď.
oath-denizen-pilgrimage = Pouť
    .text = Všichni obyvatelé tvé oblasti přijdou mezi vyvlastněné karty. Stejně karet z nich náhodně dober a dej je na odhazovací balíček svého kraje.
oath-denizen-spell-breaker = Lamač kouzel
    .text = Nepřátelé toho, kdo tuto kartu ovládá, nesmějí používat schopnosti, které stojí tajemství.
oath-denizen-mounted-patrol = Jízdní hlídka
    .text = Útočník hodí jen polovinou kostek. Na konci tuto kartu odhoď.
oath-denizen-great-crusade = Velká výprava
    .text = Přidej nebo odeber 1 útočnou kostku za každou kartu Nomádů, kterou ovládáš. Na konci tuto kartu odhoď.
oath-denizen-ancient-bloodline = Starobylý rod
    .text = Pro tvé nepřátele jsou obyvatelé a relikvie v oblastech, které ovládáš, uzamčení.
oath-denizen-ancient-pact = Dávná úmluva
    .text = Jsi-li Vyhnanec, můžeš dát Nejtemnější tajemství Kancléři, stát se Občanem a vzít si naslepo relikvii z relikviáře.
oath-denizen-storm-caller = Vyvolávač bouří
    .text = Přidej 2 obranné kostky. Na konci tuto kartu odhoď.
oath-denizen-family-wagon = Rodinný vůz
    .text = Smíš mít libovolně rádců Nomádů, ale jen 1 jiného.
oath-denizen-way-station = Přepřahací stanice
    .text = Cesta sem nestojí žádné zásoby toho, kdo tuto kartu ovládá nebo jejímu vládci dá 1 přízeň.
oath-denizen-twin-brother = Dvojče
    .text = Můžeš tuto kartu prohodit s odhaleným rádcem Nomádů jiného hráče.
oath-denizen-hospitality = Pohostinnost
    .text = Když docestuješ, získej 1 přízeň z banky, jejíž symbol má karta v nové oblasti i některý tvůj rádce.
oath-denizen-a-fast-steed = Rychlý oř
    .text = Máš-li na desce nejvýš 3 družiny, cestuj bez zásob.
oath-denizen-relic-worship = Uctívání relikvií
    .text = Když vykoupíš relikvii, získej 3 díly zásob.
oath-denizen-sacred-ground = Posvátná půda
    .text = Hrát vize lícem nahoru smí jen ten, kdo zde má figuru; Spiknutí se to netýká.
