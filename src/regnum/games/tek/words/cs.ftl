### Tiny Epic Kingdoms: the words of the game, in Czech.
### The same keys and attributes stand in en.ftl, cs.ftl and pl.ftl.

## Title

tek-title = Malá velká království
tek-tagline = Malé mapy, ostré lokty. Hlídej, stav, uč se magii.

## Nations (.of: home of ..., .ins: instrumental, .with: war with ...)

tek-nation-orcs = Orkové
    .of = Orků
    .ins = Orky
    .with = s Orky
tek-nation-dwarves = Trpaslíci
    .of = Trpaslíků
    .ins = Trpaslíky
    .with = s Trpaslíky
tek-nation-humans = Lidé
    .of = Lidí
    .ins = Lidmi
    .with = s Lidmi
tek-nation-elves = Elfové
    .of = Elfů
    .ins = Elfy
    .with = s Elfy
tek-nation-goblins = Goblini
    .of = Goblinů
    .ins = Gobliny
    .with = s Gobliny
tek-nation-dark-elves = Temní elfové
    .of = Temných elfů
    .ins = Temnými elfy
    .with = s Temnými elfy
tek-nation-merfolk = Mořský lid
    .of = Mořského lidu
    .ins = Mořským lidem
    .with = s Mořským lidem
tek-nation-centaurs = Kentauři
    .of = Kentaurů
    .ins = Kentaury
    .with = s Kentaury
tek-nation-lizardfolk = Ještěráci
    .of = Ještěráků
    .ins = Ještěráky
    .with = s Ještěráky
tek-nation-halflings = Půlčíci
    .of = Půlčíků
    .ins = Půlčíky
    .with = s Půlčíky
tek-nation-undead = Nemrtví
    .of = Nemrtvých
    .ins = Nemrtvými
    .with = s Nemrtvými
tek-nation-valkyries = Valkýry
    .of = Valkýr
    .ins = Valkýrami
    .with = s Valkýrami
tek-nation-shapeshifters = Měňavci
    .of = Měňavců
    .ins = Měňavci
    .with = s Měňavci

## Abilities: the text of a magic level on the nation card

tek-ability-orcs-1 = Při shodě bojových čísel vyhráváš vždy ty, v útoku i v obraně.
tek-ability-orcs-2 = Ve válce smíš platit i jídlem; každé jídlo má hodnotu 1.
tek-ability-orcs-3 = Bojové číslo tě stojí o 1 méně.
tek-ability-orcs-4 = Po odhalení kostek smíš utratit ještě 1 zdroj a přičíst jeho hodnotu k bojovému číslu, i nad 11.
tek-ability-orcs-5 = Na konci: +2 VB, nemá-li v tvé domovské zemi figurku žádný jiný hráč.
tek-ability-dwarves-1 = Kdo jiný staví úroveň hradu, na které stojí tvůj žeton, zaplatí o 1 rudu víc.
tek-ability-dwarves-2 = Když Hlídkou nebo Výpravou vstoupíš do hor, získáš 1 rudu.
tek-ability-dwarves-3 = Stavba tě stojí o 1 rudu méně (nejméně 0).
tek-ability-dwarves-4 = Místo akce Obchod smíš provést Stavbu.
tek-ability-dwarves-5 = Na konci: +1 VB, máš-li nejvyšší hrad (stačí shoda).
tek-ability-humans-1 = Místo akce Výzkum smíš provést Obchod.
tek-ability-humans-2 = Při Obchodu dostaneš navíc 1 kus zdroje, který získáváš.
tek-ability-humans-3 = Platíš-li ve válce jen jedním typem zdroje, stojí tě bojové číslo o 2 méně.
tek-ability-humans-4 = Při získávání zdrojů dostaneš navíc 1 jídlo, máš-li figurku v kraji u vody nebo u řeky.
tek-ability-humans-5 = Na konci: +1 VB za každý typ zdroje, od kterého máš aspoň 4.
tek-ability-elves-1 = Ukážeš-li vlajku a soupeř číslo, přijde soupeř o 2 zdroje.
tek-ability-elves-2 = Když uzavřeš alianci, druhý hráč získá 1 zdroj dle svého výběru.
tek-ability-elves-3 = Když uzavřeš alianci, získáš 1 zdroj dle svého výběru.
tek-ability-elves-4 = Alianci s tebou nemůže nikdo rozbít; ty ji rozbít můžeš.
tek-ability-elves-5 = Na konci: +1 VB za každý kraj, který sdílíš se spojencem (nejvýše 3).
tek-ability-goblins-1 = Při Hlídce smíš pohnout dvěma různými figurkami, každou o jeden kraj.
tek-ability-goblins-2 = Ústup tě stojí jen 1 jídlo bez ohledu na počet tvých figurek.
tek-ability-goblins-3 = Bojové číslo tě stojí o 1 méně za každou tvou další figurku v sousedních krajích (nejvýše o 2).
tek-ability-goblins-4 = Osidlovat smíš i do prázdného kraje, který sousedí s tvou figurkou.
tek-ability-goblins-5 = Na konci: +1 VB za 6 figurek ve hře, +2 VB za 7 (podzemí se nepočítá).
tek-ability-dark-elves-1 = Když Hlídkou nebo Výpravou vstoupíš do lesa, získáš 1 manu.
tek-ability-dark-elves-2 = Ve válce o les tě bojové číslo stojí o 2 méně.
tek-ability-dark-elves-3 = Při získávání zdrojů dostaneš navíc 1 manu, máš-li figurky aspoň ve dvou lesích.
tek-ability-dark-elves-4 = Pro tvou Výpravu se každý les počítá jako okrajový kraj.
tek-ability-dark-elves-5 = Na konci: +1 VB za každý les, kde máš figurku (nejvýše 3).
tek-ability-merfolk-1 = Řeky nebrání tvé Hlídce ani ústupu.
tek-ability-merfolk-2 = Tvé figurky smějí vstoupit do vody a zůstat v ní; obsazená voda ti při získávání dává 1 jídlo.
tek-ability-merfolk-3 = Ve válce o vodu nebo kraj u vody tě bojové číslo stojí o 1 méně.
tek-ability-merfolk-4 = Pro tvou Výpravu se voda i každý kraj u vody počítají jako okrajové.
tek-ability-merfolk-5 = Na konci: +1 VB za každou tvou figurku ve vodě nebo v kraji u vody (nejvýše 3).
tek-ability-centaurs-1 = Při Hlídce smí figurka urazit až dva kraje; do prvního musí vstoupit bez války.
tek-ability-centaurs-2 = Když Hlídkou nebo Výpravou vstoupíš na pole, získáš 1 jídlo.
tek-ability-centaurs-3 = Místo Hlídky smíš provést Výpravu a naopak.
tek-ability-centaurs-4 = Ústup tě nestojí žádné jídlo.
tek-ability-centaurs-5 = Na konci: +1 VB za každou jinou než domovskou zemi, kde máš figurku (nejvýše 3).
tek-ability-lizardfolk-1 = Ústup tě stojí o 2 jídla méně (nejméně 0).
tek-ability-lizardfolk-2 = Tvé figurky smějí vstoupit na útesy a zůstat tam; obsazené útesy ti při získávání dávají 1 rudu.
tek-ability-lizardfolk-3 = Jako obránce máš na bojové číslo slevu 1.
tek-ability-lizardfolk-4 = Po prohrané válce získáš 1 zdroj dle svého výběru.
tek-ability-lizardfolk-5 = Na konci: +1 VB za každou tvou figurku v horách nebo na útesech (nejvýše 3).
tek-ability-halflings-1 = Osidlování tě stojí o 1 jídlo méně (nejméně 1).
tek-ability-halflings-2 = Při získávání zdrojů dostaneš navíc 1 jídlo, máš-li figurku aspoň na jednom poli.
tek-ability-halflings-3 = Bráníš-li kraj své domovské země, máš na bojové číslo slevu 2.
tek-ability-halflings-4 = Místo akce Obchod smíš provést Osidlování.
tek-ability-halflings-5 = Na konci: +2 VB, máš-li figurky aspoň ve čtyřech krajích své domovské země.
tek-ability-undead-1 = Vyhraješ-li válku a poražená figurka opustí hru, získáš 1 zdroj dle svého výběru.
tek-ability-undead-2 = Při Osidlování smíš jídlo nahradit manou v poměru 1 : 1.
tek-ability-undead-3 = Prohraješ-li válku, zaplatíš jen polovinu bojového čísla (zaokrouhli nahoru).
tek-ability-undead-4 = Vyhraješ-li válku a poražená figurka opustí hru, smíš do kraje zdarma přidat svou figurku.
tek-ability-undead-5 = Na konci: +1 VB za každého soupeře s méně figurkami ve hře, než máš ty (nejvýše 3).
tek-ability-valkyries-1 = Vyhraješ-li válku jako útočník, získáš 1 zdroj dle svého výběru.
tek-ability-valkyries-2 = Jako útočník máš na bojové číslo slevu 1.
tek-ability-valkyries-3 = Tvá Hlídka a ústup smějí přeletět řeku, vodu nebo útesy.
tek-ability-valkyries-4 = Ustoupit smíš do kteréhokoli volného kraje téže země, nejen do sousedního.
tek-ability-valkyries-5 = Na konci: +1 VB za každou tvou figurku v domovských zemích jiných hráčů (nejvýše 3).
tek-ability-shapeshifters-1 = Při získávání smíš jeden ze získaných zdrojů vzít jako jiný typ.
tek-ability-shapeshifters-2 = Při Stavbě, Výzkumu a Osidlování smíš až 2 zdroje z ceny nahradit jiným typem.
tek-ability-shapeshifters-3 = Po odhalení kostek smíš své číslo změnit o 1 nahoru či dolů, máš-li na to.
tek-ability-shapeshifters-4 = Hned a při každém odstranění štítů si vyber soupeře: máš i 1. úroveň jeho národa.
tek-ability-shapeshifters-5 = Na konci: +1 VB za každou soupeřovu figurku ve tvé domovské zemi (nejvýše 3).

## Territories (.in: in ..., .into: to ..., .from: from ...)

tek-territory-plebejsko = Plebejsko
    .in = v Plebejsku
    .into = do Plebejska
    .from = z Plebejska
tek-territory-aughmoore = Aughmoore
    .in = v Aughmooru
    .into = do Aughmooru
    .from = z Aughmooru
tek-territory-vrtichvostan = Vrtichvostán
    .in = ve Vrtichvostánu
    .into = do Vrtichvostánu
    .from = z Vrtichvostánu
tek-territory-pocemburg = Pocemburg
    .in = v Pocemburgu
    .into = do Pocemburgu
    .from = z Pocemburgu
tek-territory-anarchistan = Anarchistán
    .in = v Anarchistánu
    .into = do Anarchistánu
    .from = z Anarchistánu
tek-territory-tul-grund = Tül’Grund
    .in = v Tül’Grundu
    .into = do Tül’Grundu
    .from = z Tül’Grundu
tek-territory-elan = Elan
    .in = v Elanu
    .into = do Elanu
    .from = z Elanu
tek-territory-tutenstan = Tutenstán
    .in = v Tutenstánu
    .into = do Tutenstánu
    .from = z Tutenstánu
tek-territory-galson = Galson
    .in = v Galsonu
    .into = do Galsonu
    .from = z Galsonu
tek-territory-parohan = Parohan
    .in = v Parohanu
    .into = do Parohanu
    .from = z Parohanu
tek-territory-hyperborcie = Hyperborcie
    .in = v Hyperborcii
    .into = do Hyperborcie
    .from = z Hyperborcie
tek-territory-zmatkansko = Zmatkánsko
    .in = ve Zmatkánsku
    .into = do Zmatkánska
    .from = ze Zmatkánska
tek-territory-intheoros = Intheoros
    .in = v Intheorosu
    .into = do Intheorosu
    .from = z Intheorosu
tek-territory-morandrea = Morandrea
    .in = v Morandreji
    .into = do Morandreje
    .from = z Morandreje
tek-territory-fionarria = Fionarria
    .in = ve Fionarrii
    .into = do Fionarrie
    .from = z Fionarrie
tek-territory-kdovikdesko = Kdovíkdesko
    .in = v Kdovíkdesku
    .into = do Kdovíkdeska
    .from = z Kdovíkdeska

## Terrain (.in: in the ..., .into: into the ..., .from: from the ..., .hint: what it gives)

tek-terrain-plains = Pole
    .in = na polích
    .into = na pole
    .from = z polí
    .hint = 1 jídlo při získávání zdrojů
tek-terrain-mountain = Hory
    .in = v horách
    .into = do hor
    .from = z hor
    .hint = 1 ruda při získávání zdrojů
tek-terrain-forest = Les
    .in = v lese
    .into = do lesa
    .from = z lesa
    .hint = 1 mana při získávání zdrojů
tek-terrain-capital = Hlavní město
    .in = v hlavním městě
    .into = do hlavního města
    .from = z hlavního města
    .hint = 2 VB na konci, sdílené 1
tek-terrain-ruins = Podzemí
    .in = v podzemí
    .into = do podzemí
    .from = z podzemí
    .hint = 1 libovolný zdroj; na konci ztráta
tek-terrain-water = Voda
    .in = ve vodě
    .into = do vody
    .from = z vody
    .hint = nikdo nesmí vstoupit
tek-terrain-crags = Útesy
    .in = na útesech
    .into = na útesy
    .from = z útesů
    .hint = nikdo nesmí vstoupit

## Resources ($n: how many; .acc: the same as an object, .name: the bare name)

tek-resource-food =
    { $n ->
        [one] { $n } jídlo
        [few] { $n } jídla
       *[other] { $n } jídel
    }
    .acc =
        { $n ->
            [one] { $n } jídlo
            [few] { $n } jídla
           *[other] { $n } jídel
        }
    .name = jídlo
tek-resource-ore =
    { $n ->
        [one] { $n } ruda
        [few] { $n } rudy
       *[other] { $n } rud
    }
    .acc =
        { $n ->
            [one] { $n } rudu
            [few] { $n } rudy
           *[other] { $n } rud
        }
    .name = ruda
tek-resource-mana =
    { $n ->
        [one] { $n } mana
        [few] { $n } many
       *[other] { $n } man
    }
    .acc =
        { $n ->
            [one] { $n } manu
            [few] { $n } many
           *[other] { $n } man
        }
    .name = mana

## Actions

tek-action-patrol = Hlídka
    .hint = o krok v jedné zemi
tek-action-quest = Výprava
    .hint = z okraje na okraj
tek-action-build = Stavba
    .hint = ruda: další úroveň hradu
tek-action-research = Výzkum
    .hint = mana: další úroveň magie
tek-action-expand = Osidlování
    .hint = jídlo: další figurka
tek-action-trade = Obchod
    .hint = výměna jednoho zdroje

## Exploration tokens (.text: what it does)

tek-token-crown = Koruna
    .text = Nech si ji: 2 VB na konci. Prohraješ-li válku, vezme si ji vítěz.
tek-token-treasure = Poklad
    .text = Hned získáváš 2 zdroje dle svého výběru.
tek-token-bandits = Bandité
    .text = Zaplať 2 libovolné zdroje, nebo vrať figurku do zásoby.
tek-token-dragon-lair = Dračí doupě
    .text = Máš-li zde figurku a kdekoli vyhraješ válku, smíš poraženému zbořit úroveň hradu; jeho figurka pak smí ustoupit bez jídla.
tek-token-camp = Tábor
    .text = Při získávání zdrojů dává tento kraj 2 kusy zdroje místo 1.
tek-token-fort = Tvrz
    .text = Dokud zde máš figurku, máš při útoku na bojové číslo slevu 2.
tek-token-town = Město
    .text = Máš-li zde na konci figurku, získáš 1 VB navíc.
tek-token-church = Kostel
    .text = Máš-li zde figurku a jiná tvá by ve válce padla, smíš ji přesunout sem; kostel pak zmizí.
tek-token-blank = Prázdný žeton
    .text = Nic se nestane.

## Set-up options (.help: one sentence)

tek-option-nations = Národy
    .help = Jak hráči přijdou ke svým národům.
tek-option-nations-choose = Podle výběru
    .help = Hráči si národ postupně vyberou.
tek-option-nations-random = Náhodně
    .help = Každý hráč dostane náhodný národ.
tek-option-sides = Strany karet země
    .help = Kdo rozhodne, která strana domovské země se použije.
tek-option-sides-choose = Podle výběru
    .help = Každý hráč si stranu vybere, jak je v pravidlech.
tek-option-sides-random = Náhodně
    .help = O straně rozhodne los.
tek-option-tokens = Žetony průzkumu
    .help = Zda v krajích čekají žetony lícem dolů.
tek-option-tokens-no = Bez žetonů
    .help = Základní hra.
tek-option-tokens-yes = S žetony
    .help = Šestnáct žetonů přinese poklady, bandity i dračí doupě.
tek-option-order = Pořadí hráčů
    .help = Kdo začíná a v jakém pořadí hráči sedí.
tek-option-order-given = Jak sedí
    .help = Začíná první místo u stolu.
tek-option-order-first-random = Náhodný první hráč
    .help = Místa zůstávají a první hráč se vylosuje.
tek-option-order-shuffled = Zamíchané
    .help = Místa u stolu se před hrou zamíchají.
tek-option-tower = Body za hrad
    .help = Kolik bodů má která úroveň hradu.
tek-option-tower-usual = Stoupající
    .help = 1, 2, 3, 4, 6 a 8 bodů: vysoké hrady se vyplatí.
tek-option-tower-plain = Prosté
    .help = Bod za každou úroveň, 1 až 6.
