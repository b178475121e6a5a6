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

oath-place-favor-bank = Banka přízně
    .acc = banku přízně
    .of = banky přízně
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

## the chronicle as text

oath-chronicle-unreadable = Kroniku nelze přečíst od znaku { $at } dál
oath-chronicle-wrong = Toto nemůže být Kronika: její karty k sobě nepatří
oath-chronicle-head = { $name }: { $n }. partie
oath-chronicle-oath = Přísaha
oath-chronicle-citizens = Občané
oath-chronicle-winner = Vítěz minulé partie
oath-chronicle-named = { $who } ({ $name })
oath-chronicle-name = { $name }
oath-chronicle-active = Hráči minulé partie
oath-chronicle-previous = Občané na začátku minulé partie
oath-chronicle-facedown = Skrytá oblast
oath-chronicle-empty = Prázdné pole
oath-chronicle-decks = Balíčky
oath-chronicle-site-deck = Balíček oblastí
oath-chronicle-shuffled = zamíchá se při přípravě hry
oath-chronicle-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
oath-chronicle-denizens =
    { $n ->
        [one] { $n } obyvatel
        [few] { $n } obyvatelé
       *[other] { $n } obyvatel
    }
oath-chronicle-visions =
    { $n ->
        [one] { $n } vize
        [few] { $n } vize
       *[other] { $n } vizí
    }
oath-chronicle-relics =
    { $n ->
        [one] { $n } relikvie
        [few] { $n } relikvie
       *[other] { $n } relikvií
    }
oath-chronicle-sites =
    { $n ->
        [one] { $n } oblast
        [few] { $n } oblasti
       *[other] { $n } oblastí
    }

## set-up, turns and the end

oath-site-facedown = skrytá oblast { $row } { $region }
oath-role-oathkeeper-title = Titul Přísežníka
oath-option-oath = Přísaha
    .help = Cíl, který musí plnit Přísežník.
oath-option-oath-chronicle = Podle Kroniky
    .help = Přísaha, kterou určuje Kronika; v první hře Nadvláda.
oath-option-oath-supremacy = Nadvláda
    .help = Přísežník ovládá nejvíc oblastí.
oath-option-oath-the-people = Lid
    .help = Přísežník vlastní Přízeň lidu.
oath-option-oath-devotion = Oddanost
    .help = Přísežník vlastní Nejtemnější tajemství.
oath-option-oath-protection = Ochrana
    .help = Přísežník vlastní nejvíc relikvií a praporců.
oath-option-chronicle = Kronika
    .help = Text Kroniky, na kterou se navazuje; prázdný znamená první hru.
oath-option-target = Cíl ve tvé oblasti
    .help = Výklad O-07: co platí za cíl, který musí být ve tvé oblasti.
oath-option-target-any = Kterýkoli cíl
    .help = Platí i relikvie a praporec, je-li figurka držitele ve tvé oblasti.
oath-option-target-pawn-or-site = Figurka nebo oblast
    .help = Platí jen sama oblast nebo figurka, jak dodávají česká pravidla.
oath-option-dice = Chybějící kostky
    .help = Výklad O-08: útočné kostky, které už není odkud odebrat.
oath-option-dice-defense = Přibudou obraně
    .help = Za každou přibude jedna obranná kostka, jak říkají polská pravidla.
oath-option-dice-none = Propadnou
    .help = Nic nepřibude.
oath-option-scepter = Žezlo moci
    .help = Výklad O-46: kdo ho do konce tahu nesmí použít.
oath-option-scepter-taken = Kdo ho vzal
    .help = Kdo ho dostal, smí ho použít hned.
oath-option-scepter-gained = Kdo ho získal
    .help = Nesmí ani ten, kdo ho dostal, jak říká česká karta.
oath-option-relics = Relikvie Kroniky
    .help = Výklad O-66: relikvie, které leží v oblastech lícem dolů, když hra navazuje na Kroniku.
oath-option-relics-stay = Zůstávají
    .help = Leží tam, kde je nechala poslední hra, jak říkají pravidla.
oath-option-relics-dealt = Rozdají se znovu
    .help = Ty pod relikviářem se zamíchají, aby je nikdo nemohl znát z posledního záznamu.
oath-setup-chancellor = První místo patří Kancléři a jen první.
oath-setup-side = Deska { $colour } leží v této Kronice druhou stranou nahoru.
oath-setup-boards = V této Kronice už není deska na té straně; Občanů: { $n }.

oath-phase-setup = Příprava
oath-phase-wake = { $n }. kolo: probuzení
oath-phase-act = { $n }. kolo: akce
oath-phase-rest = { $n }. kolo: odpočinek
oath-phase-round = { $n }. kolo: konec kola
oath-phase-campaign = { $n }. kolo: tažení
oath-phase-chronicle = Kronika

oath-start-ask = Kde začne tvá figurka?
    .note = V kterékoli odkryté oblasti.
oath-start-option = { $it }
oath-start-pass = Přeskočit
oath-keep-ask = Kterou kartu si necháš jako skrytého rádce?
    .note = Zbylé dvě se odhodí.
oath-keep-option = { $it }
oath-keep-pass = Přeskočit
oath-top-ask = Která karta bude na hromádce navrchu?
    .note = Druhá leží pod ní.
oath-top-option = { $it }
oath-top-pass = Přeskočit
oath-prompt-ask = Která oblast dostane přízeň první?
    .note = Ve společné bance není dost pro všechny.
oath-prompt-option = { $it }
oath-prompt-pass = Přeskočit
oath-act-ask = Co uděláš?
    .note = Kolik akcí chceš, jednu po druhé; pak odpočíváš.
oath-act-option = { $it }
oath-act-pass = Odpočinek
oath-act-search = { oath-action-search }
oath-act-muster = { oath-action-muster }
oath-act-trade = { oath-action-trade }
oath-act-recover = { oath-action-recover }
oath-act-campaign = { oath-action-campaign }
oath-act-travel = { oath-action-travel }
oath-act-use = { $card }
oath-title-ask = Kdo dostane titul Přísežníka?
    .note = Cíl už neplníš a vede jich víc.
oath-title-option = { $it }
oath-title-pass = Přeskočit

oath-log-start =
    { $me ->
        [yes] Začínáš
       *[no] { $who } začíná
    } v oblasti { $site }.
oath-log-first-adviser =
    { $me ->
        [yes] Necháváš si skrytého rádce a odhazuješ
       *[no] { $who } si nechává skrytého rádce a odhazuje
    } { $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    }.
oath-log-kept = Necháváš si kartu { $card }.
oath-log-round = Začíná { $n }. kolo.
oath-log-turn =
    { $me ->
        [yes] Probouzíš se
       *[no] Probouzí se { $who }
    }.
oath-log-usurper =
    { $me ->
        [yes] Stává se z tebe
       *[no] { $who } – to je od teď
    } Uzurpátor.
oath-log-rest =
    { $me ->
        [yes] Odpočíváš
       *[no] { $who } odpočívá
    }: zásoby { $n }.
oath-log-end-die = Na kostce konce padlo { $n }; hru ukončí { $least } a víc.
oath-log-title =
    { $me ->
        [yes] Přebíráš
       *[no] { $who } přebírá
    } titul Přísežníka.
oath-log-won-usurper =
    { $me ->
        [yes] Vítězíš
       *[no] { $who } vítězí
    } jako Uzurpátor.
oath-log-won-vision =
    { $me ->
        [yes] Vítězíš
       *[no] { $who } vítězí
    } s kartou { $card }.
oath-log-won-stable-regime =
    Vláda je pevná: { $me ->
        [yes] vítězíš
       *[no] vítězí { $who }
    }.
oath-log-won-exhaustion-oath =
    Přísaha vydržela do konce: { $me ->
        [yes] vítězíš
       *[no] vítězí { $who }
    }.
oath-log-won-exhaustion-usurper =
    Uzurpátorem na konci { $me ->
        [yes] jsi ty a vítězíš
       *[no] je { $who } a vítězí
    }.
oath-log-won-exhaustion-vision =
    Na konci { $me ->
        [yes] vítězíš
       *[no] vítězí { $who }
    } s kartou { $card }.
oath-log-won-exhaustion-empire =
    Impérium přetrvalo: { $me ->
        [yes] vítězíš
       *[no] vítězí { $who }
    }.
oath-end-open = Vítězem by byl teď { $who }.
oath-end-usurper = Vítězí { $who } jako Uzurpátor.
oath-end-vision = Vítězí { $who } díky Vizi.
oath-end-stable-regime = Vítězí { $who }: vláda je pevná.
oath-end-exhaustion-oath = Vítězí { $who }: přísaha vydržela.
oath-end-exhaustion-usurper = Vítězí { $who } jako poslední Uzurpátor.
oath-end-exhaustion-vision = Vítězí { $who } díky Vizi na samém konci.
oath-end-exhaustion-empire = Vítězí { $who }: Impérium přetrvalo.
oath-score-goal = Cíl přísahy
oath-score-heir = Cíl Následníka

## writing the Chronicle

oath-vow-ask = Jakou přísahu složí říše?
    .note = Kteroukoli kromě té právě odehrané.
oath-vow-option = { $it }
oath-vow-pass = Přeskočit
oath-welcome-ask = Komu nabídneš občanství?
    .note = Kdo přijme, hraje příští hru na straně Občana.
oath-welcome-option = { $it }
oath-welcome-pass = Už nikomu
oath-join-empire-ask = Přijmeš občanství nové říše?
    .note = Tvá deska se otočí a místo tvých družin stojí v oblastech družiny vítěze.
oath-join-empire-option =
    { $it ->
        [0] Zůstat ve vyhnanství
       *[other] Přijmout
    }
oath-join-empire-pass = Zůstat ve vyhnanství
oath-edifice-ask = Postavíš nebo opravíš stavbu?
    .note = Obyvatel ovládané oblasti ustoupí stavbě své barvy, nebo se opraví ruina.
oath-edifice-option = { $it }
oath-edifice-pass = Nestavět
oath-chronicle-suit-ask = Která barva v říši zesílí?
    .note = Do světa vstoupí tři její karty, dvě další v pořadí a jedna té následující.
oath-chronicle-suit-option = { $it }
oath-chronicle-suit-pass = Přeskočit

oath-log-vow =
    { $me ->
        [yes] Skládáš
       *[no] { $who } skládá
    } přísahu příštího věku: { $oath }.
oath-log-revoked =
    { $me ->
        [yes] Přicházíš
       *[no] { $who } přichází
    } o občanství.
oath-log-joined-empire =
    { $me ->
        [yes] Přijímáš
       *[no] { $who } přijímá
    } občanství; { $foe_me ->
        [yes] vládneš ty
       *[no] vládne { $foe }
    }.
oath-log-stayed-out =
    { $me ->
        [yes] Zůstáváš
       *[no] { $who } zůstává
    } ve vyhnanství.
oath-log-built =
    { $me ->
        [yes] Stavíš
       *[no] { $who } staví
    } { $card } v oblasti { $site } místo karty { $instead }.
oath-log-repaired =
    { $me ->
        [yes] Opravuješ
       *[no] { $who } opravuje
    } { $card } v oblasti { $site }.
oath-log-new-cards = Do světa vstupují nové karty: { $suit } { $n }, { $second } { $m }, { $third } 1.
oath-log-archive-healed = Archiv je vyčerpaný: do světa se vracejí zapomenuté karty, { $suit } { $n }.
oath-log-dispossessed =
    { $n ->
        [one] { $n } karta mizí
        [few] { $n } karty mizí
       *[other] { $n } karet mizí
    } nepozorovaně mezi vyvlastněné.
oath-log-relics-kept =
    { $n ->
        [0] Do příštího věku nepřechází žádná relikvie
        [one] Do příštího věku přechází { $n } relikvie
        [few] Do příštího věku přecházejí { $n } relikvie
       *[other] Do příštího věku přechází { $n } relikvií
    }; { $me ->
        [yes] jsou tvé
       *[no] má je { $who }
    }.
oath-log-chronicle-closed = Kniha se zavírá až do { $n }. hry.
oath-log-fell = { $card } v oblasti { $site } se mění v ruinu.
oath-log-vanished = Z mapy mizí oblast { $site }.
oath-log-appeared = Objevena je oblast { $site }.
oath-book-usurper = V { $n }. kole se říše jako Uzurpátor zmocňuje { $who }.
oath-book-vision = V { $n }. kole naplňuje svou Vizi { $who }.
oath-book-stable-regime = Po { $n }. kole je vláda pevná a dál panuje { $who }.
oath-book-exhaustion-oath = Přísaha vydržela osm kol a dál panuje { $who }.
oath-book-exhaustion-usurper = Všichni jsou unaveni válkou a na trůnu sedí jako Uzurpátor { $who }.
oath-book-exhaustion-vision = Všichni jsou unaveni válkou a naplňuje se Vize, kterou má { $who }.
oath-book-exhaustion-empire = Všichni jsou unaveni válkou, Impérium přetrvalo a panuje { $who }.
oath-book-map = Mapa příštího věku: Domovina { $site1 }, { $site2 }; Provincie { $site3 }, { $site4 }, { $site5 }; Odlehlé končiny { $site6 }, { $site7 }, { $site8 }.
oath-book-unknown = neznámá oblast

## minor actions, citizenship, deals and promises

oath-act-adviser = Zahrát či odhodit rádce
oath-act-peek = Podívat se na relikvie
oath-act-peek-reliquary = Podívat se do Relikviáře
oath-act-warbands = Přesunout družiny
oath-act-citizenship = Nabídnout občanství
oath-act-exile = Vyhnat Občana
oath-act-self-exile = Opustit Říši
oath-act-claim = Vymáhat porušený slib
oath-act-show = Ukázat rádce

oath-answer-agree = Souhlasit
oath-reply-accept = Přijmout
oath-reply-decline = Odmítnout
oath-reply-counter = Dát protinabídku
oath-move-to-site = Do tvé oblasti
oath-move-to-board = Na tvou desku
oath-move-give = Dát jinému hráči
oath-move-take = Vzít od jiného hráče
oath-bargain-sell = Tajemství za 2 přízně
oath-bargain-buy = 2 přízně za tajemství
oath-promise-peace = žádné tažení
oath-promise-banners = žádné vykoupení praporce
oath-promise-word = co bylo řečeno
oath-thing-hidden = skrytý rádce { $n }
oath-thing-space = relikvie na poli { $space }
oath-thing-promise-peace = slib: žádné tažení proti druhému
oath-thing-promise-banners = slib: žádné vykoupení praporce druhého
oath-thing-promise-word = slib: co si ti dva řekli
oath-entry-send = Odeslat nabídku
oath-entry-give = Dát: { $thing }
oath-entry-get = Dostat: { $thing }
oath-entry-show = Ukázat relikvii na poli { $thing }

oath-adviser-ask = Kterého skrytého rádce otočíš?
    .note = Kartu zahraješ jako při hledání, nebo ji odhodíš.
oath-adviser-option = { $it }
oath-adviser-pass = Žádného

oath-show-ask = Komu ukážeš kterého rádce?
    .note = Zůstane skrytý; ostatní uvidí jen to, že ho ukazuješ.
oath-show-option = { $card }: { $seat }
oath-show-pass = Nikomu

oath-move-ask = Kudy se družiny přesunou?
    .note = Každý směr jen jednou do tvé příští hlavní akce.
oath-move-option =
    { $way_key ->
        [oath-move-give] { $way }: { $seat }
        [oath-move-take] { $way }: { $seat }
       *[other] { $way }
    }
oath-move-pass = Nechat je být

oath-move-n-ask = Kolik družin se přesune?
    .note =
        { $way_key ->
            [oath-move-give] { $way }: { $seat }
            [oath-move-take] { $way }: { $seat }
           *[other] { $way }
        }.
oath-move-n-option =
    { $it ->
        [one] { $it } družina
        [few] { $it } družiny
       *[other] { $it } družin
    }
oath-move-n-pass = Žádná

oath-let-move-ask = Smějí družiny Říše na desku Občana?
    .note = { $about } je chce vzít z oblasti.
oath-let-move-option = Dovolit
oath-let-move-pass = Odmítnout

oath-let-give-ask = Přijmeš tyto družiny?
    .note = Dává ti je { $about }.
oath-let-give-option = Přijmout
oath-let-give-pass = Odmítnout

oath-let-take-ask = Dáš družiny ze své desky?
    .note = Žádá o ně { $about }.
oath-let-take-option = Dát
oath-let-take-pass = Odmítnout

oath-exile-ask = Kterého Občana vyženeš?
    .note = Zaplacenou přízeň dostane tento Občan.
oath-exile-option = { $it }
oath-exile-pass = Žádného

oath-replaced-ask = Kolik družin bude fialových: { $about }?
    .note = Fialových je málo; ostatní se vrátí do tvé banky.
oath-replaced-option =
    { $it ->
        [one] { $it } družina
        [few] { $it } družiny
       *[other] { $it } družin
    }
oath-replaced-pass = Žádná

oath-space-ask = Které pole Relikviáře?
    .note = Relikvie z něj zmizí a odkryje se jeho schopnost.
oath-space-option = { $it }
oath-space-pass = Žádné

oath-deal-with-ask = S kým budeš jednat?
    .note = Dohoda je závazná: { $about }.
oath-deal-with-option = { $it }
oath-deal-with-pass = S nikým

oath-offer-to-ask = Komu nabídneš občanství?
    .note = K nabídce patří právě jedna relikvie z Relikviáře.
oath-offer-to-option = { $it }
oath-offer-to-pass = Nikomu

oath-deal-item-ask = Co patří do dohody?
    .note = Jedná s tebou { $about }.
oath-deal-item-option = { $it }
oath-deal-item-pass = Nechat toho

oath-deal-amount-ask = Kolik?
    .note = { $about }.
oath-deal-amount-option = { $it }
oath-deal-amount-pass = Nic

oath-deal-reply-ask = Přijmeš dohodu?
    .note = Nabízí { $about }; zavazuje to oba.
oath-deal-reply-option = { $it }
oath-deal-reply-pass = Odmítnout

oath-citizen-reply-ask = Občanství za těchto podmínek?
    .note = Jedná s tebou { $about }. Občan bojuje na straně Říše.
oath-citizen-reply-option = { $it }
oath-citizen-reply-pass = Odmítnout

oath-deed-ask = Kolik družin převezme oblast?
    .note = Přijdou z tvé desky. Oblast: { $about }.
oath-deed-option =
    { $it ->
        [one] { $it } družina
        [few] { $it } družiny
       *[other] { $it } družin
    }
oath-deed-pass = Žádná

oath-promise-until-ask = Do konce kterého kola?
    .note = { $about }.
oath-promise-until-option = Kolo { $it }
oath-promise-until-pass = Bez lhůty

oath-promise-penalty-ask = Co se platí za porušení?
    .note = { $about }.
oath-promise-penalty-option =
    { $token_key ->
        [oath-piece-favor] { $n ->
                [one] { $n } přízeň
                [few] { $n } přízně
               *[other] { $n } přízní
            }
       *[other] { $n ->
                [one] { $n } tajemství
                [few] { $n } tajemství
               *[other] { $n } tajemství
            }
    }
oath-promise-penalty-pass = Nic

oath-claim-ask = Který slib byl porušen?
    .note = O popřeném porušení rozhodne mince.
oath-claim-option = { $seat }: { $promise }
oath-claim-pass = Žádný

oath-admit-ask = Je tvůj slib porušen?
    .note = Tvrdí to { $about }. Popřeš-li to, rozhodne mince.
oath-admit-option = Přiznat
oath-admit-pass = Popřít

oath-gather-ask = Přijde tvá figura na Shromáždění?
    .note = Přesune se zdarma a zůstane tam. Oblast: { $about }.
oath-gather-option = Přijít
oath-gather-pass = Nepřijít

oath-blackmail-ask = Kterou relikvii žádáš?
    .note = Její držitel ti dá 3 přízně, nebo si ji vezmeš.
oath-blackmail-option = { $seat }: { $item }
oath-blackmail-pass = Žádnou

oath-ransom-ask = Zaplatíš za svou relikvii 3 přízně?
    .note = Jinak o ni přijdeš: { $about }.
oath-ransom-option = Zaplatit
oath-ransom-pass = Nechat ji být

oath-bargain-ask = O co budeš smlouvat?
    .note = Kolikrát chceš, s každým hráčem jedním směrem.
oath-bargain-option = { $way }: { $seat }
oath-bargain-pass = Skončit

oath-take-relic-ask = Vezmeš si tuto relikvii?
    .note = Tvůj nález: { $about }.
oath-take-relic-option = Vzít
oath-take-relic-pass = Nechat

oath-release-ask = Koho Klec pustí?
    .note = Družiny se vrátí na desku své barvy.
oath-release-option = { $seat }: { $board }
oath-release-pass = Nikoho

oath-release-n-ask = Kolik jich bude volných?
    .note = Barva: { $seat }; deska: { $board }.
oath-release-n-option =
    { $it ->
        [one] { $it } družina
        [few] { $it } družiny
       *[other] { $it } družin
    }
oath-release-n-pass = Žádná

oath-log-citizen =
    { $me ->
        [yes] Vstupuješ
       *[no] { $who } vstupuje
    } mezi Občany.
oath-log-replaced =
    { $me ->
        [yes] Potřebuješ
       *[no] { $who } potřebuje
    } fialové družiny: { $of }, zbývá jich { $n }.
oath-log-reliquary =
    { $me ->
        [yes] Dostáváš
       *[no] { $who } dostává
    } relikvii { $relic }; odkrývá se pole { $space }.
oath-log-exile =
    { $me ->
        [yes] Jsi
       *[no] { $who } je
    } opět ve vyhnanství.
oath-log-deed =
    { $me ->
        [yes] Přebíráš
       *[no] { $who } přebírá
    } oblast { $site }; přichází tam { $n ->
        [one] { $n } družina
        [few] { $n } družiny
       *[other] { $n } družin
    }.
oath-log-offer =
    { $me ->
        [yes] Nabízíš
       *[no] { $who } nabízí
    } dohodu, odpovídá { $other }: { $card }.
oath-log-citizenship =
    { $me ->
        [yes] Navrhuješ
       *[no] { $who } navrhuje
    } občanství s relikvií na poli { $space }, odpovídá { $other }.
oath-log-offer-favor =
    { $me ->
        [yes] Dáváš
       *[no] { $who } dává
    } v dohodě: { $n ->
        [one] { $n } přízeň
        [few] { $n } přízně
       *[other] { $n } přízní
    }.
oath-log-offer-secret =
    { $me ->
        [yes] Dáváš
       *[no] { $who } dává
    } v dohodě: { $n ->
        [one] { $n } tajemství
        [few] { $n } tajemství
       *[other] { $n } tajemství
    }.
oath-log-offer-thing =
    { $me ->
        [yes] Dáváš
       *[no] { $who } dává
    } v dohodě: { $thing }.
oath-log-shown =
    { $me ->
        [yes] Ukazuješ
       *[no] { $who } ukazuje
    } relikvii na poli { $space }, vidí ji { $other }.
oath-log-deal =
    { $me ->
        [yes] Uzavíráš
       *[no] { $who } uzavírá
    } dohodu, druhá strana: { $other }.
oath-log-no-deal =
    { $me ->
        [yes] Neuzavíráš
       *[no] { $who } neuzavírá
    } dohodu, druhá strana: { $other }.
oath-log-claim =
    { $me ->
        [yes] Vymáháš
       *[no] { $who } vymáhá
    } slib, který dává { $other }.
oath-log-admitted =
    { $me ->
        [yes] Přiznáváš
       *[no] { $who } přiznává
    } porušení slibu.
oath-log-coin-kept =
    { $me ->
        [yes] Popíráš
       *[no] { $who } popírá
    } porušení slibu a mince souhlasí.
oath-log-coin-broken =
    { $me ->
        [yes] Popíráš
       *[no] { $who } popírá
    } porušení slibu, mince však rozhoduje jinak.
oath-log-broken =
    { $me ->
        [yes] Porušuješ
       *[no] { $who } porušuje
    } slib, platil pro: { $other }.
oath-log-penalty-favor =
    { $me ->
        [yes] Platíš
       *[no] { $who } platí
    } { $n ->
        [one] { $n } přízeň
        [few] { $n } přízně
       *[other] { $n } přízní
    }, dostává { $other }.
oath-log-penalty-secret =
    { $me ->
        [yes] Platíš
       *[no] { $who } platí
    } { $n ->
        [one] { $n } tajemství
        [few] { $n } tajemství
       *[other] { $n } tajemství
    }, dostává { $other }.
oath-log-shows-card =
    { $me ->
        [yes] Ukazuješ
       *[no] { $who } ukazuje
    } skrytého rádce { $card }, vidí ho { $other }.
oath-log-shows =
    { $me ->
        [yes] Ukazuješ
       *[no] { $who } ukazuje
    } skrytého rádce, vidí ho { $other }.
oath-log-peek =
    { $me ->
        [yes] Prohlížíš
       *[no] { $who } prohlíží
    } si relikvie. Oblast: { $site }.
oath-log-peek-reliquary =
    { $me ->
        [yes] Nahlížíš
       *[no] { $who } nahlíží
    } do Relikviáře.
oath-log-moved-to-site =
    { $me ->
        [yes] Přesouváš
       *[no] { $who } přesouvá
    } { $n ->
        [one] { $n } družinu
        [few] { $n } družiny
       *[other] { $n } družin
    } do oblasti { $site }.
oath-log-moved-to-board =
    { $me ->
        [yes] Přesouváš
       *[no] { $who } přesouvá
    } { $n ->
        [one] { $n } družinu
        [few] { $n } družiny
       *[other] { $n } družin
    } z oblasti { $site } na desku.
oath-log-moved-give =
    { $me ->
        [yes] Dáváš
       *[no] { $who } dává
    } { $n ->
        [one] { $n } družinu
        [few] { $n } družiny
       *[other] { $n } družin
    }, dostává { $other }.
oath-log-moved-take =
    { $me ->
        [yes] Bereš
       *[no] { $who } bere
    } si { $n ->
        [one] { $n } družinu
        [few] { $n } družiny
       *[other] { $n } družin
    }, dává { $other }.
oath-log-refused =
    { $me ->
        [yes] Odmítáš
       *[no] { $who } odmítá
    }, { $other } nechává družiny být.
oath-log-exiled =
    { $me ->
        [yes] Posíláš
       *[no] { $who } posílá
    } do vyhnanství: { $other }; cena je { $n ->
        [one] { $n } přízeň
        [few] { $n } přízně
       *[other] { $n } přízní
    }.
oath-log-self-exile =
    { $me ->
        [yes] Opouštíš
       *[no] { $who } opouští
    } Říši za { $n ->
        [one] { $n } přízeň
        [few] { $n } přízně
       *[other] { $n } přízní
    }, dostává { $other }.
oath-log-gather =
    { $me ->
        [yes] Přicházíš
       *[no] { $who } přichází
    } do oblasti { $site }.
oath-log-pact =
    { $me ->
        [yes] Dáváš
       *[no] { $who } dává
    } Kancléři Nejtemnější tajemství.
oath-log-ransom =
    { $me ->
        [yes] Platíš
       *[no] { $who } platí
    } { $n ->
        [one] { $n } přízeň
        [few] { $n } přízně
       *[other] { $n } přízní
    }, dostává { $other }; relikvie { $relic } zůstává.
oath-log-extorted =
    { $me ->
        [yes] Bereš
       *[no] { $who } bere
    } relikvii { $relic }, přichází o ni { $other }.
oath-log-bargain-sell =
    { $me ->
        [yes] Dáváš
       *[no] { $who } dává
    } tajemství za 2 přízně, platí { $other }.
oath-log-bargain-buy =
    { $me ->
        [yes] Dáváš
       *[no] { $who } dává
    } 2 přízně za tajemství, přichází o ně { $other }.
oath-log-key =
    { $me ->
        [yes] Nahlížíš
       *[no] { $who } nahlíží
    } do Relikviáře: Paklíč.
oath-log-key-taken =
    { $me ->
        [yes] Bereš
       *[no] { $who } bere
    } z Relikviáře relikvii { $relic }.
oath-log-release =
    Klec pouští { $n ->
        [one] { $n } družinu
        [few] { $n } družiny
       *[other] { $n } družin
    }, barva: { $seat }; dostává { $other }.

oath-why-deal-empty = V dohodě zatím nic není.
    .title = Ještě ne: dohoda je prázdná
oath-why-deal-space = K nabídce občanství patří právě jedna relikvie z Relikviáře.
    .title = Ještě ne: chybí relikvie
oath-why-deal-advisers = Limit rádců by překračoval hráč { $n }.
    .title = Takhle ne: příliš mnoho rádců
oath-why-deal-warbands = Na tolik oblastí nemá na desce dost družin { $n }.
    .title = Takhle ne: málo družin
oath-why-deal-locked = Uzamčená karta nemůže změnit majitele.
    .title = Tuhle ne: je uzamčená
oath-why-deal-silence = Kdo má Slib mlčení, tajemství nedává.
    .title = Tajemství ne: Slib mlčení
oath-why-offers = U tohoto stolu lze jednou kartou dát nejvýš { $n } nabídky za tah.
    .title = Teď ne: nabídek už bylo dost
oath-why-scepter = Žezlo moci máš teprve od tohoto tahu; poslouží ti až v dalším.
    .title = Tento tah ne: máš ho chvíli
oath-why-bare = V Relikviáři už není relikvie pro nabídku.
    .title = Teď ne: prázdný Relikviář
oath-why-no-exile = Není tu žádný Vyhnanec.
    .title = Teď ne: žádný Vyhnanec
oath-why-no-breach = Žádný slib tobě daný nebyl porušen.
    .title = Teď ne: nic není porušeno
oath-why-moved = Družiny tu už byly přesunuty; nejdřív proveď hlavní akci.
    .title = Znovu ne: už přesunuto
oath-why-exile-price =
    Vyhnání tohoto Občana stojí { $n ->
        [one] { $n } přízeň
        [few] { $n } přízně
       *[other] { $n } přízní
    }.
    .title = Teď ne: málo přízně
oath-why-self-exile-price =
    Za odchod z Říše dáš { $n ->
        [one] { $n } přízeň
        [few] { $n } přízně
       *[other] { $n } přízní
    }.
    .title = Teď ne: málo přízně
oath-why-self-exile-scepter = Držitel Žezla moci nemůže Říši opustit.
    .title = Ty ne: máš Žezlo moci
oath-why-council-seat = Kdo má Křeslo v radě, toho nelze vyhnat.
    .title = Nelze: Křeslo v radě
oath-why-chancellor-rules = Tvou oblast musí ovládat Kancléř.
    .title = Tady ne: nevládne tu Říše
oath-why-reliquary-bare = Relikviář je prázdný.
    .title = Teď ne: prázdný Relikviář
oath-why-cage-empty = V Kleci nikdo není.
    .title = Teď ne: prázdná Klec

## major actions: Search, Muster, Trade, Recover, Travel

oath-spot-facedown = Skrytý rádce
oath-spot-adviser = Odhalený rádce
oath-spot-vision = Odhalená vize
oath-spot-conspiracy = Odhalit a vrátit do krabice
oath-spot-discard = Odhodit
oath-source-cradle = Odhazovací balíček Domoviny
    .acc = odhazovací balíček Domoviny
oath-source-provinces = Odhazovací balíček Provincií
    .acc = odhazovací balíček Provincií
oath-source-hinterland = Odhazovací balíček Odlehlých končin
    .acc = odhazovací balíček Odlehlých končin
oath-source-world = Balíček světa
    .acc = balíček světa
oath-find-relic = Relikvie { $n } ve tvé oblasti
oath-toll-refuse = Odmítnout
oath-toll-pay = Zaplatit a jít

oath-modify-ask = Který modifikátor použiješ?
    .note = Mění jen právě prováděnou akci; cena se platí hned.
oath-modify-option = { $it }
oath-modify-pass = Pokračovat

oath-play-ask = Kam přijde tato karta?
    .note = Zahraješ kartu { $about }, nebo ji odhodíš.
oath-play-option = { $it }
oath-play-pass = Nikam

oath-play-first-ask = Kterou kartu předtím odhodíš?
    .note = Potom zahraješ kartu { $about }.
oath-play-first-option = { $it }
oath-play-first-pass = Žádnou

oath-drop-adviser-ask = Který rádce uvolní místo?
    .note = Rádců by bylo příliš mnoho; jeden se odhodí.
oath-drop-adviser-option = { $it }
oath-drop-adviser-pass = Žádný

oath-discard-ask = Kterou kartu odhodíš jako další?
    .note = Každá přijde na tu předchozí.
oath-discard-option = { $it }
oath-discard-pass = Žádnou

oath-search-ask = Kde budeš hledat?
    .note = Dobereš karty, jednu si necháš a ostatní odhodíš.
oath-search-final = Lízneš karty: vrátit to nepůjde.
    .deed = Líznout
oath-search-option = { $it }
oath-search-pass = Nikde

oath-search-keep-ask = Kterou kartu si necháš?
    .note = Zahraješ ji, nebo odhodíš; ostatní se odhodí.
oath-search-keep-option = { $it }
oath-search-keep-pass = Žádnou další

oath-muster-ask = S kterou kartou shromažďuješ družiny?
    .note = Položíš na ni jeden žeton a na tvou desku přijdou družiny.
oath-muster-option = { $it }
oath-muster-pass = S žádnou

oath-trade-ask = S kterou kartou a o co obchoduješ?
    .note = Tajemství na kartě přinese přízeň, dvě přízně přinesou tajemství.
oath-trade-option = { $card }: za { $token }
oath-trade-pass = S žádnou

oath-recover-ask = Co vykoupíš?
    .note = Relikvii ve své oblasti, nebo praporec, ať je kdekoli.
oath-recover-option = { $it }
oath-recover-pass = Nic

oath-payment-ask = Kolik za praporec zaplatíš?
    .note = { $about }: musí to být víc, než na něm leží.
oath-payment-option = { $it }
oath-payment-pass = Nic

oath-first-bank-ask = Která banka dostane první starou přízeň?
    .note = Další přicházejí po jedné, banka za bankou.
oath-first-bank-option = { $it }
oath-first-bank-pass = Žádná

oath-travel-ask = Kam cestuješ?
    .note = Skrytá oblast se po příchodu odhalí.
oath-travel-option = { $it }
oath-travel-pass = Zůstat

oath-send-ask = Do které oblasti povede cesta?
    .note = Cestuje { $about }.
oath-send-option = { $it }
oath-send-pass = Do žádné

oath-willing-ask = Zaplatíš na cestě mýto?
    .note = Cíl cesty: { $about }. Když odmítneš, určí se jiná oblast.
oath-willing-option = { $it }
oath-willing-pass = Odmítnout

oath-log-played-to-site =
    { $me ->
        [yes] Hraješ
       *[no] { $who } hraje
    } do oblasti { $site } kartu { $card }.
oath-log-played-adviser =
    { $me ->
        [yes] Hraješ
       *[no] { $who } hraje
    } jako odhaleného rádce kartu { $card }.
oath-log-played-facedown =
    { $me ->
        [yes] Necháváš si
       *[no] { $who } si nechává
    } kartu jako skrytého rádce.
oath-log-played-facedown-card =
    { $me ->
        [yes] Necháváš si
       *[no] { $who } si nechává
    } jako skrytého rádce kartu { $card }.
oath-log-revealed-vision =
    { $me ->
        [yes] Odhaluješ vizi
       *[no] { $who } odhaluje vizi
    }: { $card }.
oath-log-played-conspiracy =
    { $me ->
        [yes] Hraješ
       *[no] { $who } hraje
    } odhalenou kartu { $card }, která se vrací do krabice.
oath-log-favor-of-bank =
    { $me ->
        [yes] Dostáváš
       *[no] { $who } dostává
    } z banky { $suit }: { oath-amount-favor }.
oath-log-secrets-gained =
    { $me ->
        [yes] Dostáváš
       *[no] { $who } dostává
    } { oath-amount-secret }.
oath-log-discarded =
    { $me ->
        [yes] Odhazuješ
       *[no] { $who } odhazuje
    } kartu { $card }.
oath-log-discarded-one =
    { $me ->
        [yes] Odhazuješ
       *[no] { $who } odhazuje
    } jednu kartu.
oath-log-search =
    { $me ->
        [yes] Prohledáváš
       *[no] { $who } prohledává
    } { $source }. Dobraných karet: { $n }.
oath-log-vision-drawn =
    { $me ->
        [yes] Dobíráš
       *[no] { $who } dobírá
    } vizi; dosud tažených vizí: { $n }.
oath-log-drew =
    { $me ->
        [yes] Dobíráš
       *[no] { $who } dobírá
    } kartu { $card }.
oath-log-muster =
    { $me ->
        [yes] Shromažďuješ
       *[no] { $who } shromažďuje
    } { $n ->
        [one] { $n } družinu
        [few] { $n } družiny
       *[other] { $n } družin
    }, karta: { $card }.
oath-log-trade-for-favor =
    { $me ->
        [yes] Obchoduješ
       *[no] { $who } obchoduje
    }, karta: { $card }, zisk: { oath-amount-favor }.
oath-log-trade-for-secrets =
    { $me ->
        [yes] Obchoduješ
       *[no] { $who } obchoduje
    }, karta: { $card }, zisk: { oath-amount-secret }.
oath-log-recovered-relic =
    { $me ->
        [yes] Vykupuješ relikvii
       *[no] { $who } vykupuje relikvii
    }: { $relic }.
oath-log-recovered-banner =
    { $me ->
        [yes] Vykupuješ praporec
       *[no] { $who } vykupuje praporec
    } { $banner }; nyní na něm leží: { $n }.
oath-log-spread-favor = Stará přízeň přichází do bank, počínaje bankou { $suit }: { $n }.
oath-log-old-secrets =
    { $me ->
        [yes] Bereš si
       *[no] { $who } si bere
    } ze starých tajemství: { $n }.
oath-log-travelled =
    { $me ->
        [yes] Cestuješ
       *[no] { $who } cestuje
    }: { $site }, { oath-amount-supply }.
oath-log-stranded =
    { $me ->
        [yes] Na cestu nemáš a zůstáváš na místě
       *[no] { $who } na cestu nemá a zůstává na místě
    }: { $site }.
oath-log-site-revealed = Odhaluje se oblast { $site }.
oath-log-site-received = Oblast { $site } dostává relikvie: { $relics }, přízeň: { $favor }, tajemství: { $secrets }.

oath-why-supply =
    Stojí to { $n ->
        [one] { $n } díl zásob
        [few] { $n } díly zásob
       *[other] { $n } dílů zásob
    }, a tolik nemáš.
    .title = Málo zásob
oath-why-toll = Nemáš, co žádá karta { $n }.
    .title = Teď ne: mýto
oath-why-barred = Zakazuje to karta { $n }.
    .title = Teď ne: zakazuje to karta
oath-why-facedown-site = Ve skryté oblasti nemohou ležet karty.
    .title = Sem ne: skrytá oblast
oath-why-site-full = Oblast je plná a předem se nic odhodit nesmí.
    .title = Sem ne: oblast je plná
oath-why-vision-at-site = Vizi nelze zahrát do oblasti.
    .title = Sem ne: vize
oath-why-empire-vision = Vize odhalují jen Vyhnanci; můžeš si ji nechat skrytou.
    .title = Odhaleně ne: jsi v Říši
oath-why-site-only = Odhalená smí tato karta ležet jen v oblasti.
    .title = Takto ne: jen do oblasti
oath-why-adviser-only = Odhalená smí být tato karta jen rádcem.
    .title = Sem ne: jen k rádcům
oath-why-no-room-for-adviser = Rádců by bylo příliš mnoho a odhodit jich nelze dost.
    .title = Takto ne: mnoho rádců
oath-why-one-to-a-site = Jedna z obou karet musí přijít do oblasti.
    .title = Takto ne: jedna do oblasti
oath-why-nothing-to-search = Nejsou tam už žádné karty.
    .title = Není kde hledat
oath-why-no-card-at-site = V tvé oblasti není vhodná karta.
    .title = Tady ne: žádná karta
oath-why-ruin = Zničená stavba nemá symbol: nelze s ní shromažďovat družiny ani obchodovat.
    .title = Tahle ne: zničená stavba
oath-why-occupied = Na této kartě leží přízeň nebo tajemství.
    .title = Tahle ne: není prázdná
oath-why-favor =
    Stojí to { $n ->
        [one] { $n } přízeň
        [few] { $n } přízně
       *[other] { $n } přízní
    }, a tolik nemáš.
    .title = Málo přízně
oath-why-secrets =
    Stojí to { $n ->
        [one] { $n } odhalené tajemství
        [few] { $n } odhalená tajemství
       *[other] { $n } odhalených tajemství
    }, a tolik nemáš.
    .title = Málo tajemství
oath-why-no-price = Tato oblast neuvádí cenu relikvií.
    .title = Tady ne: bez ceny
oath-why-guarded = Praporec střeží rádci, kteří se shodují s každou kartou v oblasti; drží ho { $n }.
    .title = Teď ne: je střežen
oath-why-no-suit-at-site = V oblasti, kde je { $n }, neleží karta se symbolem.
    .title = Teď ne: nic nestřeženého

## suits: discord, arcane, order, hearth

oath-prophet-ask = Na kterou vizi položíš svou družinu?
    .note = Platí i pro tebe, dokud jsi ve vyhnanství.
oath-prophet-option = { $it }
oath-prophet-pass = Přeskočit
oath-riots-ask = Proti kterému symbolu se lid vzbouří?
    .note = Všechny ostatní neuzamčené karty s ním v oblastech se odhodí.
oath-riots-option = { $it }
oath-riots-pass = Přeskočit
oath-troupe-ask = Co zahraje Herecká společnost?
    .note = Jen pro tento obchod.
oath-troupe-option = { $it }
oath-troupe-pass = Přeskočit
oath-inquisitor-ask = Na kterého skrytého rádce se podíváš?
    .note = Spiknutí zahraješ nebo odhodíš ty; za jinou kartu dostane přízeň její majitel.
oath-inquisitor-option = { $seat }: skrytý rádce { $n }
oath-inquisitor-pass = Přeskočit
oath-blood-pact-ask = Kolik tvých družin zemře za tajemství?
    .note = Dvě za každé tajemství.
oath-blood-pact-option =
    { $it ->
        [one] { $it } družina
        [few] { $it } družiny
       *[other] { $it } družin
    }
oath-blood-pact-pass = Přeskočit
oath-revelation-ask = Kolik přízně spálíš?
    .note = Získáš stejně tolik tajemství.
oath-revelation-option =
    { $it ->
        [one] { $it } přízeň
        [few] { $it } přízně
       *[other] { $it } přízní
    }
oath-revelation-pass = Žádnou
oath-disguise-ask = S čími rádci budeš obchodovat?
    .note = Místo se svými, jen při tomto obchodu.
oath-disguise-option = { $it }
oath-disguise-pass = Přeskočit
oath-garrison-site-ask = Která oblast dostane družinu?
    .note = Pro všechny oblasti, kterým vládneš, jich není dost.
oath-garrison-site-option = { $it }
oath-garrison-site-pass = Přeskočit
oath-palanquin-ask = Kdo bude cestovat s tebou?
    .note = Někdo, jehož figura je v tvé oblasti.
oath-palanquin-option = { $it }
oath-palanquin-pass = Přeskočit
oath-palanquin-to-ask = Kam nosítka donesou tebe a s tebou koho: { $about }?
    .note = Kamkoli, kam lze z tvé oblasti v tu chvíli cestovat druhému hráči.
oath-palanquin-to-option = { $it }
oath-palanquin-to-pass = Přeskočit
oath-level-to-ask = Která banka přízeň dostane?
    .note = Jedna z nejchudších; přízeň dává banka { $about }.
oath-level-to-option = { $it }
oath-level-to-pass = Přeskočit

oath-log-city-taken =
    { $me ->
        [yes] Otevíráš
       *[no] { $who } otevírá
    } brány oblasti { $site }: { $n ->
        [0] žádná družina neumírá.
        [one] umírá { $n } družina.
        [few] umírají { $n } družiny.
       *[other] umírá { $n } družin.
    }
oath-log-city-kept = Figura vládce drží brány oblasti { $site } zavřené.
oath-log-dissent =
    { $me ->
        [yes] Pokládáš
       *[no] { $who } pokládá
    } přízeň na kartu Nesouhlas: { $n }.
oath-log-prophet =
    { $me ->
        [yes] Přisvojuješ si
       *[no] { $who } si přisvojuje
    } kartu { $card }: leží na ní družina.
oath-log-prophecy =
    { $me ->
        [yes] Bereš si
       *[no] { $who } si bere
    } odhazovanou kartu { $card }; družina na ní umírá.
oath-log-salted = Země v oblasti { $site } je zasolená.
oath-log-riots = Lid se bouří, symbol: { $suit }.
oath-log-no-riots = Bez Lůzy se nikdo nebouří.
oath-log-thief =
    { $me ->
        [yes] Kradeš
       *[no] { $who } krade
    } relikvii { $relic }; { $foe_me ->
        [yes] přicházíš o ni ty
       *[no] přichází o ni { $foe }
    }.
oath-log-thief-caught =
    { $me ->
        [yes] Tvůj zloděj
       *[no] Zloděj, kterého má { $who },
    } neuspěl; relikvie { $foe_me ->
        [yes] si necháváš
       *[no] si nechává { $foe }
    }.
oath-log-bandit-chief =
    { $n ->
        [0] Bandité nenašli žádnou družinu.
        [one] Bandité zabíjejí { $n } družinu.
        [few] Bandité zabíjejí { $n } družiny, v každé oblasti jednu.
       *[other] Bandité zabíjejí { $n } družin, v každé oblasti jednu.
    }
oath-log-troupe =
    { $me ->
        [yes] Tvá Herecká společnost
       *[no] Herecká společnost, kterou má { $who },
    } hraje: { $suit }.
oath-log-inquisitor =
    { $me ->
        [yes] Nenacházíš
       *[no] { $who } nenachází
    } Spiknutí; { $foe_me ->
        [yes] dostáváš
       *[no] { $foe } dostává
    } přízeň: { $n }.
oath-log-inquisitor-saw = Skrytý rádce, kterého má { $seat }, je { $card }.
oath-log-inquisitor-found =
    { $me ->
        [yes] Nacházíš
       *[no] { $who } nachází
    } kartu { $card }; { $foe_me ->
        [yes] ukrývala se u tebe
       *[no] ukrývá ji { $foe }
    }.
oath-log-blood-pact =
    { $me ->
        [yes] Zabíjíš vlastní družiny
       *[no] { $who } zabíjí vlastní družiny
    }: { $n }; { $me ->
        [yes] získáváš
       *[no] získává
    } tajemství: { $secrets }.
oath-log-revelation =
    { $me ->
        [yes] Pálíš
       *[no] { $who } pálí
    } přízeň a { $me ->
        [yes] získáváš
       *[no] získává
    } tajemství: { $n }.
oath-log-plague =
    { $me ->
        [yes] Do banky Tajemna odevzdáváš
       *[no] { $who } odevzdává do banky Tajemna
    } přízeň: { $n }.
oath-log-disguise =
    { $me ->
        [yes] Obchoduješ
       *[no] { $who } obchoduje
    } v převleku; předlohou { $foe_me ->
        [yes] jsi ty
       *[no] je { $foe }
    }.
oath-log-palanquin =
    { $me ->
        [yes] Nosítka tě nesou
       *[no] { $who } se nechává nést
    } do oblasti { $site }, spolu { $foe_me ->
        [yes] cestuješ ty
       *[no] cestuje { $foe }
    }.
oath-log-ale =
    { $me ->
        [yes] Platíš
       *[no] { $who } platí
    } rundu piva: z karet mizí přízeň i tajemství.

oath-why-no-suspects = Ve tvé oblasti nemá nikdo skrytého rádce.
    .title = Teď ne: není koho podezírat
oath-why-blood-pact = Smlouva žádá družiny na tvé desce, aspoň { $n }.
    .title = Teď ne: málo družin
oath-why-banks-empty = V žádné bance není přízeň.
    .title = Teď ne: banky jsou prázdné
oath-why-nobody-to-bear = Nikdo ve tvé oblasti by nemohl nikam cestovat.
    .title = Teď ne: není s kým

## campaigns

oath-foe-bandits = bandité
oath-target-pawn = figura a přízeň
oath-force-board = deska { $seat }
oath-way-use = beze změny
oath-way-plus = více útočných kostek
oath-way-minus = méně útočných kostek

oath-defender-ask = Proti komu potáhneš?
    .note = Kdo ovládá tvou oblast nebo tam má figuru; bandité, kde nevládne žádný hráč.
oath-defender-option = { $it }
oath-defender-pass = Žádné tažení

oath-target-ask = Co je cílem?
    .note = Každý cíl přidá své obranné kostky. Obrana: { $about }.
oath-target-option = { $it }
oath-target-pass = Žádný další cíl

oath-attack-dice-ask = Kolika útočnými kostkami hodíš?
    .note = Nejvýše jednou za každou družinu své síly.
oath-attack-dice-final = Rozhodnou kostky: vrátit to nepůjde.
    .deed = Hodit
oath-attack-dice-option = { $it }
oath-attack-dice-pass = Žádnou

oath-ally-ask = Přidáš se k obraně?
    .note = Pomohou tvé družiny i bitevní plány, pokud obránce souhlasí.
oath-ally-option = Přidat se: { $it }
oath-ally-pass = Zůstat stranou

oath-allow-ally-ask = Přijmeš tohoto spojence?
    .note = Spojenec se brání s tebou a může přijít o družiny.
oath-allow-ally-option = Přijmout: { $it }
oath-allow-ally-pass = Odmítnout

oath-plan-ask = Který bitevní plán použiješ?
    .note = Každý jednou za tažení; platí ten, kdo ho použije.
oath-plan-option =
    { $way_key ->
        [oath-way-use] { $card }
       *[other] { $card }: { $way }
    }
oath-plan-pass = Žádný další

oath-plan-dice-ask = Kolik kostek?
    .note = Karta: { $about }.
oath-plan-dice-option = { $it }
oath-plan-dice-pass = Žádná

oath-sacrifice-ask = Obětuješ družiny, aby tvůj útok zvítězil?
    .note = Přesně tolik, kolik je třeba, nebo žádnou.
oath-sacrifice-option =
    { $it ->
        [one] Obětovat { $it } družinu
        [few] Obětovat { $it } družiny
       *[other] Obětovat { $it } družin
    }
oath-sacrifice-pass = Žádnou

oath-losses-ask = Kolik družin padne: { $about }?
    .note = Ostatní musí padnout jinde v téže síle.
oath-losses-option =
    { $it ->
        [one] { $it } družina
        [few] { $it } družiny
       *[other] { $it } družin
    }
oath-losses-pass = Žádná

oath-garrison-ask = Kolik družin přijde sem: { $site }?
    .note = Přijdou odtud: { $force }. Nemusí přijít žádná.
oath-garrison-option =
    { $it ->
        [one] { $it } družina
        [few] { $it } družiny
       *[other] { $it } družin
    }
oath-garrison-pass = Žádná

oath-bury-taken-ask = Přijde tato relikvie pod balíček?
    .note = Lovec relikvií ji umí zahrabat.
oath-bury-taken-option = Pod balíček: { $it }
oath-bury-taken-pass = Nechat si ji

oath-bury-found-ask = Přijde nalezená relikvie pod balíček?
    .note = Ještě není odhalená.
oath-bury-found-option = Pod balíček: { $site }, relikvie { $n }
oath-bury-found-pass = Vzít ji

oath-banish-ask = Musí figura poraženého cestovat?
    .note = Oblast určí ten, kdo ovládá Tajuplný les.
oath-banish-option = Zahnat: { $it }
oath-banish-pass = Nechat ji být

oath-burn-favor-ask = Spálíš přízeň, kterou má { $about }?
    .note = Polovinu, zaokrouhleno dolů, pokud plán neříká vše.
oath-burn-favor-option =
    { $it ->
        [one] Spálit { $it } přízeň
        [few] Spálit { $it } přízně
       *[other] Spálit { $it } přízní
    }
oath-burn-favor-pass = Nespálit žádnou

oath-victory-plan-ask = Který plán vítěze přijde na řadu?
    .note = Projeví se všechny, které mluví o vítězství, v pořadí podle tebe.
oath-victory-plan-option = { $it }
oath-victory-plan-pass = Žádný

oath-second-wind-ask = Budeš cestovat bez zásob?
    .note = Potom můžeš ještě jednou táhnout.
oath-second-wind-option = { $it }
oath-second-wind-pass = Zůstat

oath-hunt-ask = Která skrytá relikvie bude také cílem?
    .note = Každá přidá jednu obrannou kostku.
oath-hunt-option = { $site }, relikvie { $n }
oath-hunt-pass = Žádná další

oath-sticky-fire-ask = Zabiješ všechny přeživší druhé síly?
    .note = Pokud můžeš, dáš za to jednu přízeň.
oath-sticky-fire-option = Zabít všechny: { $it }
oath-sticky-fire-pass = Ušetřit je

oath-wild-mounts-ask = Kterou kartu Dravosti odhodíš místo nich?
    .note = Všechny použité plány Nomádů tvé strany pak zůstanou.
oath-wild-mounts-option = { $it }
oath-wild-mounts-pass = Žádnou

oath-log-campaign =
    { $me ->
        [yes] Vedeš
       *[no] { $who } vede
    } tažení z oblasti { $site }. Obrana: { $foe }.
oath-log-target = Cíl: { $target }, { oath-amount-defense-die }.
oath-log-attack-dice =
    { $me ->
        [yes] Do útoku bereš
       *[no] Do útoku bere { $who }
    }: { oath-amount-attack-die }.
oath-log-pool-more = { $card }: útočné kostky +{ $n }.
oath-log-pool-fewer = { $card }: útočné kostky −{ $n }.
oath-log-title-dice = Za titul: { oath-amount-defense-die }.
oath-log-ally =
    { $me ->
        [yes] Přidáváš se
       *[no] { $who } se přidává
    } k obraně.
oath-log-ally-refused =
    { $me ->
        [yes] Obránce tvou pomoc nechce.
       *[no] Obránce nechce pomoc, kterou nabízí { $who }.
    }
oath-log-plan =
    { $me ->
        [yes] Tvůj bitevní plán
       *[no] { $who }, bitevní plán
    }: { $card }.
oath-log-plan-more =
    { $me ->
        [yes] Tvůj bitevní plán
       *[no] { $who }, bitevní plán
    }: { $card }, útočné kostky +{ $n }.
oath-log-plan-fewer =
    { $me ->
        [yes] Tvůj bitevní plán
       *[no] { $who }, bitevní plán
    }: { $card }, útočné kostky −{ $n }.
oath-log-pools = Útočné kostky: { $attack }, obranné kostky: { $defense }.
oath-log-rolled-attack =
    { $me ->
        [yes] Tvůj hod na útok
       *[no] { $who }, hod na útok
    }: prázdné meče { $hollow }, jeden meč { $sword }, dva meče s lebkou { $big }.
oath-log-rolled-defense =
    { $me ->
        [yes] Tvůj hod na obranu
       *[no] { $who }, hod na obranu
    }: nic { $blank }, jeden štít { $shield }, dva štíty { $shields }, zdvojení { $double }.
oath-log-defense = Obrana je { $n }: štíty { $shields }, síla { $warbands }.
oath-log-attack = Útok je { $n } proti { $defense }.
oath-log-skulls = Lebky zabíjejí útočníkovi: { oath-amount-warband }.
oath-log-sacrifice =
    { $me ->
        [yes] Obětuješ
       *[no] { $who } obětuje
    }: { oath-amount-warband }.
oath-log-attack-won =
    { $me ->
        [yes] Tvůj útok vítězí
       *[no] Vítězí útočník, { $who }
    }: { $n } proti { $defense }.
oath-log-defense-won =
    { $me ->
        [yes] Tvá obrana vydržela
       *[no] Obrana vydržela, { $who }
    }: { $n } proti { $defense }.
oath-log-killed = Ztráty, { $force }: { oath-amount-warband }.
oath-log-retreat = Z oblasti { $site } na desku { $seat }: { oath-amount-warband }.
oath-log-no-losses = V porážce nikdo nepadne.
oath-log-garrison =
    { $me ->
        [yes] Umisťuješ
       *[no] { $who } umisťuje
    } do oblasti { $site }: { oath-amount-warband }.
oath-log-took-relic =
    { $me ->
        [yes] Bereš
       *[no] { $who } bere
    } relikvii { $relic }.
oath-log-buried-relic =
    { $me ->
        [yes] Vracíš
       *[no] { $who } vrací
    } pod balíček relikvii { $relic }.
oath-log-buried-found =
    { $me ->
        [yes] Vracíš
       *[no] { $who } vrací
    } pod balíček neodhalenou relikvii z oblasti { $site }.
oath-log-seized =
    { $me ->
        [yes] Uchvacuješ
       *[no] { $who } uchvacuje
    } praporec { $banner }; zbývá na něm žetonů: { $n }.
oath-log-burnt-favor =
    { $me ->
        [yes] Pálíš
       *[no] { $who } pálí
    } přízeň, kterou má { $seat }: { $n }.
oath-log-bandits-burn = Bandité pálí přízeň, { $suit }: { $n }.
oath-log-campaign-over = Tažení je u konce.
oath-log-peace =
    { $me ->
        [yes] Kupuješ
       *[no] { $who } kupuje
    } si vítězství. Přízeň dostává { $seat }: { oath-amount-favor }.
oath-log-hunted =
    { $me ->
        [yes] Jdeš
       *[no] { $who } jde
    } po skryté relikvii v oblasti { $site }.
oath-log-parade =
    { $me ->
        [yes] Získáváš
       *[no] { $who } získává
    } přízeň, { $suit }: { $n }.
oath-log-sticky-fire = Oheň dokonal své, { $force }: { oath-amount-warband }.
oath-log-caged = Do Obsidiánové klece: { oath-amount-warband }, { $force }.
oath-log-hospital = Ze Špitálu do oblasti { $site }: { oath-amount-warband }.
oath-log-hospital-lost = Ve Špitálu umírají: { oath-amount-warband }.
oath-log-sneak-attack =
    { $me ->
        [yes] Oplácíš
       *[no] { $who } oplácí
    } tažení, Úder ze zálohy. Obrana: { $seat }.

oath-why-plan-used = Tento bitevní plán už v tomto tažení padl.
    .title = Podruhé už ne
oath-why-plan-banned = Tento bitevní plán zakazuje karta { $n }.
    .title = Teď ne: je zakázán
oath-why-plan-alone = Jeden z plánů smí být na své straně jen sám.
    .title = Teď ne: jen jediný plán
oath-why-target-pass = Cílem by musel být i Úzký průsmyk, a to nejde.
    .title = Takto ne: Úzký průsmyk
oath-why-target-even = Cíle by pak nemohly přidat sudý počet obranných kostek.
    .title = Takto ne: sudý počet kostek
oath-why-campaign-no-foe = Tady není na koho zaútočit.
    .title = Tady ne: bez obránce
oath-why-envoy-apart = Figura nepřítele musí být ve tvé oblasti.
    .title = Teď ne: nepřítel je jinde
oath-why-envoy-price = Za každou obrannou kostku musíš dát přízeň: { $n }.
    .title = Málo přízně
oath-why-hunt-nothing = Cílem není a nemůže být žádná relikvie.
    .title = Teď ne: bez relikvie

## powers

oath-change-more = Přidat jedno
oath-change-fewer = Ubrat
oath-fate-keep = Nechat si
oath-fate-bury = Dospod balíčku relikvií
oath-unseen-adviser = skrytý rádce { $n }, { $seat }
oath-unseen-relic = relikvie { $n }, oblast { $site }

oath-use-ask = Kterou schopnost použiješ?
    .note = Cena se platí hned.
oath-use-option = { $it }
oath-use-pass = Pokračovat

oath-order-ask = Co přijde na řadu dřív?
    .note = Provést se musí všechno.
oath-order-option = { $it }
oath-order-pass = Nic

oath-bank-ask = Z které banky získáš přízeň?
    .note = Volbu dává karta { $about }.
oath-bank-option = { $it }
oath-bank-pass = Z žádné

oath-from-bank-ask = Která banka se vyprázdní?
    .note = Všechnu její přízeň přesune karta { $about }.
oath-from-bank-option = { $it }
oath-from-bank-pass = Žádná

oath-take-from-ask = Komu bereš?
    .note = Volbu dává karta { $about }.
oath-take-from-option = { $it }
oath-take-from-pass = Nikomu

oath-token-ask = Co si vezmeš?
    .note = Leží v oblasti { $about }.
oath-token-option = { $it }
oath-token-pass = Nic

oath-kill-ask = Kde zahyne družina?
    .note = Žádá si to karta { $about }.
oath-kill-option = { $it }
oath-kill-pass = Nikde

oath-banner-change-ask = Co se stane s praporcem?
    .note = Tajemství na něm mění karta { $about }.
oath-banner-change-option = { $it }
oath-banner-change-pass = Nic

oath-peek-pile-ask = Který odhazovací balíček si prohlédneš?
    .note = Karta { $about } ho ukáže jen tobě.
oath-peek-pile-option = { $it }
oath-peek-pile-pass = Žádný

oath-peek-unseen-ask = Na co se podíváš?
    .note = Karta { $about } to ukáže jen tobě.
oath-peek-unseen-option = { $it }
oath-peek-unseen-pass = Na nic

oath-power-discard-ask = Která karta se odhodí?
    .note = Volbu dává karta { $about }.
oath-power-discard-option = { $it }
oath-power-discard-pass = Žádná

oath-swap-ask = Kterou kartu vyměníš?
    .note = Dvě karty si díky kartě { $about } vymění místo.
oath-swap-option = { $it }
oath-swap-pass = Žádnou

oath-swap-with-ask = Za kterou kartu?
    .note = Její místo zaujme karta { $about }; co na kartách leží, na nich zůstane.
oath-swap-with-option = { $it }
oath-swap-with-pass = Za žádnou

oath-swap-unseen-ask = Kterého skrytého rádce vyměníš?
    .note = Místo si díky kartě { $about } vymění dva rádci různých hráčů.
oath-swap-unseen-option = { $it }
oath-swap-unseen-pass = Žádného

oath-move-card-ask = Který rádce přijde do které oblasti?
    .note = Přesouvá ho karta { $about }; nehraje se tím.
oath-move-card-option = { $card } do oblasti { $site }
oath-move-card-pass = Žádný

oath-make-room-ask = Kterou kartu předtím odhodíš?
    .note = Rádce přichází do oblasti { $about }.
oath-make-room-option = { $it }
oath-make-room-pass = Žádnou

oath-drawn-relic-ask = Necháš si tuto relikvii?
    .note = Dobraná relikvie: { $about }.
oath-drawn-relic-option = { $it }
oath-drawn-relic-pass = Ne

oath-which-relic-ask = Kterou relikvii?
    .note = Volbu dává karta { $about }; všechny leží lícem dolů.
oath-which-relic-option = { $it }
oath-which-relic-pass = Žádnou

oath-campaign-at-ask = Z které oblasti povedeš tažení?
    .note = Díky kartě { $about } se přidají tamní družiny.
oath-campaign-at-option = { $it }
oath-campaign-at-pass = Z žádné

oath-may-join-ask = Staneš se občanem?
    .note = Umožňuje to karta { $about }: tvá fáze Činů skončí a zásoby se obnoví.
oath-may-join-option = Stát se občanem
oath-may-join-pass = Zůstat vyhnancem

oath-withdraw-ask = Kolik družin přijde na tvou desku?
    .note = Odcházejí z oblasti { $about }.
oath-withdraw-option = { $it }
oath-withdraw-pass = Žádná

oath-station-ask = Kolik družin přijde do této oblasti?
    .note = Z tvé desky do oblasti { $about }.
oath-station-option = { $it }
oath-station-pass = Žádná

oath-log-uses =
    { $me ->
        [yes] Používáš
       *[no] { $who } používá
    } kartu { $card }.
oath-log-toll =
    { $me ->
        [yes] Platíš
       *[no] { $who } platí
    }, co žádá karta { $card }.
oath-log-gains-favor =
    { $me ->
        [yes] Získáváš
       *[no] { $who } získává
    } z banky { $suit }: { oath-amount-favor }.
oath-log-gains-secrets =
    { $me ->
        [yes] Získáváš
       *[no] { $who } získává
    }: { oath-amount-secret }.
oath-log-gains-warbands =
    { $me ->
        [yes] Získáváš
       *[no] { $who } získává
    }: { oath-amount-warband }.
oath-log-gains-supply =
    { $me ->
        [yes] Získáváš
       *[no] { $who } získává
    }: { oath-amount-supply }.
oath-log-takes-favor =
    { $me ->
        [yes] Bereš
       *[no] { $who } bere
    }: { oath-amount-favor }. Dává { $foe_me ->
        [yes] tvá deska
       *[no] { $foe }
    }.
oath-log-takes-secrets =
    { $me ->
        [yes] Bereš
       *[no] { $who } bere
    }: { oath-amount-secret }. Dává { $foe_me ->
        [yes] tvá deska
       *[no] { $foe }
    }.
oath-log-takes-site-favor =
    { $me ->
        [yes] Bereš
       *[no] { $who } bere
    } z oblasti { $card }: { oath-amount-favor }.
oath-log-takes-site-secrets =
    { $me ->
        [yes] Bereš
       *[no] { $who } bere
    } z oblasti { $card }: { oath-amount-secret }.
oath-log-burns-secrets =
    { $me ->
        [yes] Ztrácíš
       *[no] { $who } ztrácí
    } spálením: { oath-amount-secret }.
oath-log-banner-tokens = Na praporci { $banner } teď leží: { $n }.
oath-log-bank-moved = Z banky { $suit } do banky { $to }: { oath-amount-favor }.
oath-log-peeks-pile =
    { $me ->
        [yes] Prohlížíš si
       *[no] { $who } si prohlíží
    } karty odhazovacího balíčku, { $region }: { $n }.
oath-log-peeks-world =
    { $me ->
        [yes] Prohlížíš si
       *[no] { $who } si prohlíží
    } vrchní karty balíčku světa: { $n }.
oath-log-peeks =
    { $me ->
        [yes] Díváš se
       *[no] { $who } se dívá
    }, co leží lícem dolů: { $unseen }.
oath-log-sees = Vidíš kartu { $card }.
oath-log-sees-relic = Vidíš relikvii: { $relic }.
oath-log-sees-site = Vidíš oblast { $site }.
oath-log-swapped =
    { $me ->
        [yes] Vyměňuješ
       *[no] { $who } vyměňuje
    } karty { $card } a { $other }.
oath-log-swapped-unseen =
    { $me ->
        [yes] Vyměňuješ
       *[no] { $who } vyměňuje
    } dvě skryté karty: { $unseen }; { $other }.
oath-log-moved-card =
    { $me ->
        [yes] Přesouváš
       *[no] { $who } přesouvá
    } do oblasti { $site } kartu { $card }.
oath-log-kept-relic =
    { $me ->
        [yes] Dobíráš a necháváš si relikvii
       *[no] { $who } dobírá a nechává si relikvii
    }: { $relic }.
oath-log-buried-drawn-relic =
    { $me ->
        [yes] Dáváš
       *[no] { $who } dává
    } dobranou relikvii dospod balíčku relikvií.
oath-log-buried-own-relic =
    { $me ->
        [yes] Dáváš
       *[no] { $who } dává
    } dospod balíčku relikvii: { $relic }.
oath-log-buried-unseen-relic =
    { $me ->
        [yes] Dáváš
       *[no] { $who } dává
    } dospod balíčku relikvii, aniž ji kdo viděl: { $unseen }.
oath-log-turned-over =
    { $me ->
        [yes] Otáčíš
       *[no] { $who } otáčí
    } kartu { $card }: teď je to { $other }.
oath-log-withdrew =
    { $me ->
        [yes] Stahuješ
       *[no] { $who } stahuje
    } z oblasti { $site }: { oath-amount-warband }.
oath-log-stationed =
    { $me ->
        [yes] Umísťuješ
       *[no] { $who } umísťuje
    } do oblasti { $site }: { oath-amount-warband }.

oath-why-not-in-play = Tato karta není odhalená ve hře.
    .title = Teď ne: není ve hře
oath-why-access = Tuto kartu neovládáš a tvá figura není v její oblasti.
    .title = Není tvá: bez přístupu
oath-why-power-condition = Podmínka této karty není splněna.
    .title = Teď ne: podmínka
oath-why-power-forbidden = Použití zakazuje karta { $n }.
    .title = Teď ne: zakazuje to karta
oath-why-power-nothing = Teď by neměla žádný účinek.
    .title = Teď ne: bez účinku
oath-why-card-occupied = Na kartě už leží přízeň nebo tajemství.
    .title = Teď ne: karta není prázdná
oath-why-power-favor =
    Stojí to { $n ->
        [one] { $n } přízeň
        [few] { $n } přízně
       *[other] { $n } přízní
    } a tolik nemáš.
    .title = Málo přízně
oath-why-power-secrets =
    Stojí to { $n ->
        [one] { $n } odhalené tajemství
        [few] { $n } odhalená tajemství
       *[other] { $n } odhalených tajemství
    } a tolik nemáš.
    .title = Málo tajemství
oath-why-power-warbands =
    Je třeba obětovat { $n ->
        [one] { $n } družinu
        [few] { $n } družiny
       *[other] { $n } družin
    } a tolik nemáš.
    .title = Málo družin

## suits: beast, nomad; sites, relics, banners

oath-end-of-pile-top = navrch
oath-end-of-pile-bottom = dospod
oath-nudge-leave = nechat
oath-nudge-raise = o jedna víc
oath-nudge-lower = o jedna míň
oath-tend-place = Jedna přízeň na praporec
oath-tend-discord = Jedna přízeň zpět do banky { oath-suit-discord }
oath-tend-arcane = Jedna přízeň zpět do banky { oath-suit-arcane }
oath-tend-order = Jedna přízeň zpět do banky { oath-suit-order }
oath-tend-hearth = Jedna přízeň zpět do banky { oath-suit-hearth }
oath-tend-beast = Jedna přízeň zpět do banky { oath-suit-beast }
oath-tend-nomad = Jedna přízeň zpět do banky { oath-suit-nomad }

oath-terror-ask = Který obyvatel musí pryč?
    .note = Na jeho místo přijde tato karta.
oath-terror-option = { $it }
oath-terror-pass = Přeskočit
oath-small-friends-ask = V které oblasti obchoduješ?
    .note = V kterékoli s kartou { oath-suit-beast }.
oath-small-friends-option = { $it }
oath-small-friends-pass = Přeskočit
oath-fae-merchant-ask = Kterou relikvii dáš pod balíček?
    .note = Kteroukoli kromě Žezla moci.
oath-fae-merchant-option = { $it }
oath-fae-merchant-pass = Přeskočit
oath-pied-piper-ask = Komu pošleš tohoto rádce?
    .note = Vezmeš si od něj 2 přízně.
oath-pied-piper-option = { $it }
oath-pied-piper-pass = Přeskočit
oath-bracken-ask = Kam půjdou odhozené karty?
    .note = Všechny z tohoto hledání na stejné místo.
oath-bracken-option = { $region }, { $end }
oath-bracken-pass = Přeskočit
oath-convoys-ask = Kterou hromádku přivezeš?
    .note = Přijde navrch hromádky tvého regionu.
oath-convoys-option = { $it }
oath-convoys-pass = Přeskočit
oath-pilgrims-ask = Kterou kartu položíš na hromádku teď?
    .note = Poslední bude navrchu.
oath-pilgrims-option = { $it }
oath-pilgrims-pass = Přeskočit
oath-nudge-ask = Na kostce konce je { $about }. Jak ji změníš?
    .note = O jedna.
oath-nudge-option = { $it }
oath-nudge-pass = Nechat
oath-great-spire-ask = Kterého vytaženého obyvatele vyměníš?
    .note = Za náhodnou kartu z Vyvlastněných.
oath-great-spire-option = { $it }
oath-great-spire-pass = Už žádného
oath-fallen-spire-ask = Kolik obyvatel vyměníš?
    .note = Vrchní z tvé hromádky, neviděné.
oath-fallen-spire-option = { $it }
oath-fallen-spire-pass = Žádného
oath-whistle-ask = Koho přivoláš?
    .note = Přicestuje sem bez zásob.
oath-whistle-option = { $it }
oath-whistle-pass = Přeskočit
oath-tend-ask = Co uděláš s Přízní lidu?
    .note = Jedna přízeň na ni, nebo z ní do nejchudší banky.
oath-tend-option = { $it }
oath-tend-pass = Přeskočit
oath-conspire-ask = Co získá Spiknutí?
    .note = Relikvii nebo praporec hráče ve tvé oblasti; stojí to jedno tajemství.
oath-conspire-option = { $item }: { $seat }
oath-conspire-pass = Nic

oath-log-small-friends =
    { $me ->
        [yes] Obchoduješ
       *[no] { $who } obchoduje
    } jako v oblasti { $site }.
oath-log-pied-piper =
    { $me ->
        [yes] Posíláš
       *[no] { $who } posílá
    } Krysaře jinam: { $foe_me ->
        [yes] k tobě
       *[no] { $foe }
    }.
oath-log-bracken =
    { $me ->
        [yes] Tvé odhozené karty jdou
       *[no] { $who }: odhozené karty jdou
    } na hromádku { $region }, { $end }.
oath-log-convoys =
    { $me ->
        [yes] Přivážíš
       *[no] { $who } přiváží
    } { $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    } z hromádky { $region }.
oath-log-kinship =
    { $me ->
        [yes] Dáváš do banky { oath-suit-nomad } přízně: { $n }. Od teď platíš z ní
       *[no] { $who } dává do banky { oath-suit-nomad } přízně: { $n }. Od teď z ní platí
    }.
oath-log-pilgrimage =
    { $me ->
        [yes] Vyměňuješ
       *[no] { $who } vyměňuje
    } { $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    } s Vyvlastněnými.
oath-log-pilgrim = Vidíš kartu { $card }.
oath-log-no-vision = V balíčku světa už žádná Vize není.
oath-log-nudge =
    { $me ->
        [yes] Měníš
       *[no] { $who } mění
    } kostku konce na { $n }.
oath-log-spire =
    { $me ->
        [yes] Vyměňuješ
       *[no] { $who } vyměňuje
    } { $n ->
        [one] { $n } obyvatele
        [few] { $n } obyvatele
       *[other] { $n } obyvatel
    } s Vyvlastněnými.
oath-log-brass-horse =
    { $me ->
        [yes] Odkrýváš
       *[no] { $who } odkrývá
    } kartu { $card } na hromádce { $region }.
oath-log-whistle =
    { $me ->
        [yes] Píšťalkou voláš
       *[no] { $who } volá píšťalkou
    }: { $foe_me ->
        [yes] tebe
       *[no] { $foe }
    }.
oath-log-harp =
    { $me ->
        [yes] Přede všemi táhneš
       *[no] { $who } přede všemi táhne
    } kartu { $card }.
oath-log-tended =
    { $me ->
        [yes] Dáváš
       *[no] { $who } dává
    } přízeň na Přízeň lidu: { $n }.
oath-log-tended-back =
    { $me ->
        [yes] Vracíš
       *[no] { $who } vrací
    } přízeň do banky { $suit }; na Přízni lidu zůstává { $n }.
oath-log-mob = Povstává Dav.
oath-log-conspired =
    { $me ->
        [yes] Spiknutím bereš
       *[no] { $who } bere Spiknutím
    } { $item }, o což přichází { $foe_me ->
        [yes] tvá strana
       *[no] { $foe }
    }.

oath-why-no-prey = Jinde není obyvatel, kterého by šlo vyhnat.
    .title = Není koho vyhnat
oath-why-no-relics-left = Balíček relikvií je prázdný.
    .title = Žádné relikvie
oath-why-other-banks-empty = V jiných bankách není přízeň nebo v oblastech neleží karta { oath-suit-beast }.
    .title = Není co přesunout
oath-why-no-piles = Hromádky ostatních regionů jsou prázdné.
    .title = Žádné karty
oath-why-pile-empty = Odhazovací hromádka tvého regionu je prázdná.
    .title = Není co odkrýt
oath-why-nobody-to-call = Nikdo odjinud sem nemůže přicestovat.
    .title = Není koho přivolat
oath-why-no-plot = Dva tvoji rádci se musí shodovat s rádci hráče ve tvé oblasti, který má co ztratit.
    .title = Žádné spiknutí

## hints

oath-hint-supply = zásoby { $supply }
oath-hint-favor = přízeň { $favor }
oath-hint-burnt = spálená přízeň { $burnt }
oath-hint-secret = tajemství { $secret }
oath-hint-dark = tajemství otočená rubem { $dark }
oath-hint-warband = družiny { $warband }
oath-hint-card = karty { $card }
oath-hint-defense = obranné kostky { $defense }
oath-hint-odds = { $odds } % · s obětmi { $given } %
oath-hint-victory = vítězství { $sum } : { $against }
oath-hint-defeat = porážka { $sum } : { $against }
oath-hint-foe-lost = druhá strana ztratí družiny: { $n }

## Chapters of the Law whose heading is no clause

oath-law-board = Desky a karty

## The game in two minutes (.text: at most 35 words, .law: the clause that says it all)

oath-learn-goal = Přísaha určí, kdo vládne
    .text = Přísaha této partie dává jeden záměr, třeba ovládat nejvíc oblastí. Kdo ho plní, je Přísežník. Na začátku má titul Kancléř a Vyhnanci po něm touží.
    .law = 2.11
oath-learn-turn = Procitni, jednej, odpočiň si
    .text = Při Procitnutí zjistíš, zda vyhráváš. Pak jednáš, dokud ti stačí zásoby. Při Odpočinku se vrátí tajemství i zásoby, tím víc, čím míň vojenských družin máš ve hře.
    .law = 4/2
oath-learn-deeds = Šest cest, jak utratit zásoby
    .text = Hledání karet, Shromažďování družin, Obchod s obyvateli, Cestování, Vykoupení relikvií a praporců, nebo Tažení. Zahrané karty mění krajinu, nebo ti radí.
    .law = 5
oath-learn-fight = Tažení vojenských družin
    .text = Řekni, co z majetku jednoho obránce chceš. Útočné kostky se střetnou s obrannými; lebky zabíjejí tvé družiny a další smíš obětovat za vítězství.
    .law = 5.5
oath-learn-special = Svět si pamatuje
    .text = Kdo vyhraje, zapíše Kroniku: oblasti, karty i přísaha příští partie vyrostou z téhle. Tvůj příběh jde dál z partie do partie.
    .law = 8
oath-learn-end = Čtyři cesty k vítězství
    .text = Vyhnanec vítězí jako Uzurpátor nebo odhalenou vizí. Kancléř doufá ve Stabilní režim, pokud ho nenahradí Občan. Po osmi kolech rozhodne Válečné vyčerpání.
    .law = 3
