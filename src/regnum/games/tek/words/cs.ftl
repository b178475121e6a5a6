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
tek-ability-dwarves-1 = Jiný hráč, který staví úroveň hradu s tvým žetonem, zaplatí o 1 rudu víc.
tek-ability-dwarves-2 = Když Hlídkou nebo Výpravou vstoupíš do hor, získáš 1 rudu.
tek-ability-dwarves-3 = Stavba tě stojí o 1 rudu méně (nejméně 0).
tek-ability-dwarves-4 = Místo akce Obchod smíš provést Stavbu.
tek-ability-dwarves-5 = Na konci: +1 VB, máš-li nejvyšší hrad (stačí shoda).
tek-ability-humans-1 = Místo akce Výzkum smíš provést Obchod.
tek-ability-humans-2 = Při Obchodu dostaneš navíc 1 kus zdroje, který získáváš.
tek-ability-humans-3 = Platíš-li ve válce jen jedním typem zdroje, stojí tě bojové číslo o 2 méně.
tek-ability-humans-4 = Při získávání zdrojů dostaneš navíc 1 jídlo, máš-li figurku v kraji u vody nebo u řeky.
tek-ability-humans-5 = Na konci: +1 VB za každý typ zdroje, od kterého máš aspoň 4.
tek-ability-elves-1 = Při Obchodu dostaneš navíc 1 kus zdroje, který získáváš.
tek-ability-elves-2 = Ve válce o les tě bojové číslo stojí o 1 méně.
tek-ability-elves-3 = Místo akce Obchod smíš provést Výzkum.
tek-ability-elves-4 = Při získávání zdrojů dostaneš navíc 1 manu, máš-li figurky aspoň ve dvou lesích.
tek-ability-elves-5 = Na konci: +1 VB za každou tvou figurku v lese kromě první (nejvýše 2).
tek-ability-goblins-1 = Při Hlídce smíš pohnout dvěma různými figurkami, každou o jeden kraj.
tek-ability-goblins-2 = Osidlování tě stojí o 1 jídlo méně (nejméně 1).
tek-ability-goblins-3 = Bojové číslo tě stojí o 1 méně za každou tvou další figurku v sousedních krajích (nejvýše o 2).
tek-ability-goblins-4 = Osidlovat smíš i do prázdného kraje, který sousedí s tvou figurkou.
tek-ability-goblins-5 = Na konci: +1 VB za 6 figurek ve hře, +2 VB za 7 (podzemí se nepočítá).
tek-ability-dark-elves-1 = Ve válce o les tě bojové číslo stojí o 2 méně.
tek-ability-dark-elves-2 = Ústup tě stojí jen 1 jídlo bez ohledu na počet tvých figurek.
tek-ability-dark-elves-3 = Pro tvou Výpravu se každý les počítá jako okrajový kraj.
tek-ability-dark-elves-4 = Při získávání zdrojů dostaneš navíc 1 manu, máš-li figurky aspoň ve dvou lesích.
tek-ability-dark-elves-5 = Na konci: +1 VB za každý les kromě prvního, kde máš figurku (nejvýše 2).
tek-ability-merfolk-1 = Řeky nebrání tvé Hlídce ani ústupu.
tek-ability-merfolk-2 = Ve válce o vodu nebo kraj u vody tě bojové číslo stojí o 1 méně.
tek-ability-merfolk-3 = Tvé figurky smějí vstoupit do vody a zůstat v ní; obsazená voda ti při získávání dává 1 jídlo.
tek-ability-merfolk-4 = Pro tvou Výpravu se voda i každý kraj u vody počítají jako okrajové.
tek-ability-merfolk-5 = Na konci: +1 VB za každou tvou figurku ve vodě nebo v kraji u vody kromě prvních dvou (nejvýše 2).
tek-ability-centaurs-1 = Když Hlídkou nebo Výpravou vstoupíš na pole, získáš 1 jídlo.
tek-ability-centaurs-2 = Při získávání zdrojů dostaneš navíc 1 jídlo, máš-li figurku aspoň na jednom poli.
tek-ability-centaurs-3 = Místo Hlídky smíš provést Výpravu a naopak.
tek-ability-centaurs-4 = Při Hlídce smí figurka urazit až dva kraje; do prvního musí vstoupit bez války.
tek-ability-centaurs-5 = Na konci: +1 VB za každou jinou než domovskou zemi, kde máš figurku (nejvýše 3).
tek-ability-lizardfolk-1 = Ústup tě stojí o 2 jídla méně (nejméně 0).
tek-ability-lizardfolk-2 = Tvé figurky smějí vstoupit na útesy a zůstat tam; obsazené útesy ti při získávání dávají 1 rudu.
tek-ability-lizardfolk-3 = Jako obránce máš na bojové číslo slevu 1.
tek-ability-lizardfolk-4 = Po prohrané válce získáš 1 zdroj dle svého výběru.
tek-ability-lizardfolk-5 = Na konci: +1 VB za každou tvou figurku v horách nebo na útesech kromě první (nejvýše 2).
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
tek-ability-valkyries-5 = Na konci: +1 VB za každou tvou figurku v domovských zemích jiných hráčů (nejvýše 2).
tek-ability-shapeshifters-1 = Při získávání smíš jeden ze získaných zdrojů vzít jako jiný typ.
tek-ability-shapeshifters-2 = Při Stavbě, Výzkumu a Osidlování smíš až 2 zdroje z ceny nahradit jiným typem.
tek-ability-shapeshifters-3 = Po odhalení kostek smíš své číslo změnit o 1 nahoru či dolů, máš-li na to.
tek-ability-shapeshifters-4 = Hned a při každém odstranění štítů si vyber soupeře: máš i 1. úroveň jeho národa.
tek-ability-shapeshifters-5 = Na konci: +1 VB za každou soupeřovu figurku ve tvé domovské zemi kromě prvních dvou (nejvýše 2).

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
    .hint = 2 VB na konci, při sdílení 1
tek-terrain-ruins = Podzemí
    .in = v podzemí
    .into = do podzemí
    .from = z podzemí
    .hint = 1 libovolný zdroj; na konci se ztratí
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
       *[other] { $n } many
    }
    .acc =
    { $n ->
            [one] { $n } manu
            [few] { $n } many
           *[other] { $n } many
        }
    .name = mana

## Phases

tek-phase-setting-up = Příprava hry
tek-phase-choosing = Volba akce
tek-phase-acting = Akce: { $action }

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
tek-token-blank = Prázdný
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
tek-option-tower = Body za hrad
    .help = Kolik bodů má která úroveň hradu.
tek-option-tower-usual = Stoupající
    .help = 1, 2, 3, 4, 6 a 8 bodů: vysoké hrady se vyplatí.
tek-option-tower-plain = Prosté
    .help = Bod za každou úroveň, 1 až 6.

## Regions: a terrain of a territory (.in, .into, .from as with terrain)

tek-region = { $terrain }{ $mark ->
        [none] {""}
       *[other] {" "}{ $mark }
    } ({ $territory })
    .in = { $terrain }{ $mark ->
        [none] {""}
       *[other] {" "}{ $mark }
    } ({ $territory })
    .into = { $terrain }{ $mark ->
        [none] {""}
       *[other] {" "}{ $mark }
    } ({ $territory })
    .from = { $terrain }{ $mark ->
        [none] {""}
       *[other] {" "}{ $mark }
    } ({ $territory })

## Bundles of resources, as the object of a sentence; parts that are zero are left out

tek-bundle-food =
    { $food ->
        [one] { $food } jídlo
        [few] { $food } jídla
       *[other] { $food } jídel
    }
tek-bundle-ore =
    { $ore ->
        [one] { $ore } rudu
        [few] { $ore } rudy
       *[other] { $ore } rud
    }
tek-bundle-mana =
    { $mana ->
        [one] { $mana } manu
        [few] { $mana } many
       *[other] { $mana } many
    }
tek-bundle-nothing = nic
tek-bundle =
    { $food ->
        [0] { $ore ->
                [0] { tek-bundle-mana }
               *[other] { $mana ->
                        [0] { tek-bundle-ore }
                       *[other] { tek-bundle-ore } a { tek-bundle-mana }
                    }
            }
       *[other] { $ore ->
                [0] { $mana ->
                        [0] { tek-bundle-food }
                       *[other] { tek-bundle-food } a { tek-bundle-mana }
                    }
               *[other] { $mana ->
                        [0] { tek-bundle-food } a { tek-bundle-ore }
                       *[other] { tek-bundle-food }, { tek-bundle-ore } a { tek-bundle-mana }
                    }
            }
    }

## Small nouns of the questions

tek-good-food = jídlo
tek-good-ore = ruda
tek-good-mana = mana
tek-deed-patrol = Vyslat hlídku
tek-deed-quest = Vydat se na výpravu
tek-deed-build = Stavět hrad
tek-deed-research = Zkoumat magii
tek-deed-expand = Osidlovat
tek-deed-trade = Obchodovat
tek-deed-collect = Získat zdroje
tek-turn-down = O 1 níž
tek-turn-up = O 1 výš
tek-answer-no = Ne
tek-answer-yes = Ano

## Questions: -ask to the one asked (.note: one line under it), -option and -pass on the buttons

tek-side-ask = Která strana karty bude tvým domovem?
    .note = Karta má dvě strany; vybraná platí celou hru.
tek-side-option = { $it }
tek-side-pass = Vynechat

tek-nation-ask = Který národ povedeš?
    .note = Každý má vlastní magii o pěti úrovních.
tek-nation-option = { $it }
tek-nation-pass = Vynechat

tek-start-ask = Kde začnou tvoje dvě figurky?
    .note = Obě budou stát v jednom kraji tvé domovské země.
tek-start-option = { $it }
tek-start-pass = Vynechat

tek-stores-ask = Jak rozdělíš šest zdrojů?
    .note = Do první hry se hodí 3 jídla, 1 ruda a 2 many.
tek-stores-option = Vzít { $it }
tek-stores-pass = Vynechat

tek-bare-ask = Který kraj zůstane bez žetonu?
    .note = Do ostatních volných krajů tvé země přijde po jednom.
tek-bare-option = { $it }
tek-bare-pass = Vynechat

tek-choose-ask = Kterou akci vybereš?
    .note = Ostatní ji smějí provést také, nebo získat zdroje; ty zdroje získat nesmíš.
tek-choose-option = { $it }
tek-choose-pass = Vynechat

tek-act-ask = { $about }: co uděláš?
    .note = Kdo akci vybral, smí i nedělat nic; ostatní smějí získat zdroje.
tek-act-option = { $it }
tek-act-pass = Nedělat nic

tek-patrol-ask = Která figurka půjde na hlídku?
    .note = Jeden krok do sousedního kraje téže země.
tek-patrol-option = { $it }
tek-patrol-pass = Druhou už ne

tek-patrol-to-ask = Kam má tvoje figurka vyrazit na hlídku?
    .note = Jeden krok { $about }.
tek-patrol-to-option = { $it }
tek-patrol-to-pass = Zůstat

tek-patrol-on-ask = Půjde tvoje figurka ještě o krok dál?
    .note = Teď je { $about } a smí tam zůstat.
tek-patrol-on-option = { $it }
tek-patrol-on-pass = Zůstat tady

tek-quest-ask = Která figurka se vydá na výpravu?
    .note = Výprava vede z okraje jedné země na okraj jiné.
tek-quest-option = { $it }
tek-quest-pass = Zůstat

tek-quest-to-ask = Kam povede tvoje výprava?
    .note = Vyráží { $about } na okraj jiné země.
tek-quest-to-option = { $it }
tek-quest-to-pass = Zůstat

tek-price-ask = { $about }: čím zaplatíš?
    .note = Tvůj národ smí část ceny zaplatit i jinak.
tek-price-option =
    { $it_key ->
        [tek-bundle-nothing] Neplatit nic
       *[other] Zaplatit { $it }
    }
tek-price-pass = Neplatit

tek-expand-ask = Kde bude stát nová figurka?
    .note = Platíš jídlem: 1 za každou svou figurku i s tou novou.
tek-expand-option = { $it }
tek-expand-pass = Nepřidávat figurku

tek-trade-ask = Co vyměníš?
    .note = Jeden druh zdroje za jiný, kolik chceš.
tek-trade-option =
    { $give_key ->
        [tek-good-ore] rudu
        [tek-good-mana] manu
       *[other] { $give }
    } za { $get_key ->
        [tek-good-ore] rudu
        [tek-good-mana] manu
       *[other] { $get }
    }
tek-trade-pass = Neměnit nic

tek-trade-n-ask =
    Kolik { $give_key ->
        [tek-good-ore] rudy
        [tek-good-mana] many
       *[other] jídla
    } vyměníš za { $get_key ->
        [tek-good-ore] rudu
        [tek-good-mana] manu
       *[other] { $get }
    }?
    .note = Od žádného zdroje nesmíš mít víc než devět.
tek-trade-n-option = Vyměnit { $it }
tek-trade-n-pass = Neměnit nic

tek-gain-ask = Který zdroj si vezmeš?
    .note = Kterýkoli jeden; od žádného nesmíš mít víc než devět.
tek-gain-option = 1 { $it }
tek-gain-pass = Nebrat nic

tek-convert-ask = Vezmeš si jeden zdroj jako jiný?
    .note = Tvoje magie promění jeden ze získaných zdrojů.
tek-convert-option =
    { $get_key ->
        [tek-good-ore] rudu
        [tek-good-mana] manu
       *[other] { $get }
    } místo { $give_key ->
        [tek-good-ore] rudy
        [tek-good-mana] many
       *[other] jídla
    }
tek-convert-pass = Nic neměnit

tek-mimic-ask = Čí první schopnost napodobíš?
    .note = Máš ji, dokud se neodstraní štíty.
tek-mimic-option = { $it }
tek-mimic-pass = Nikoho nenapodobit

tek-dial-ask = Válka { $about }: co ukážeš?
    .note = Tajně. Číslo zaplatíš vždy, ať vyhraješ, či ne; vlajka nic nestojí.
tek-dial-option =
    { $it ->
        [0] Bílá vlajka
       *[other] { $it }
    }
tek-dial-pass = Bílá vlajka

tek-adjust-ask = Změníš své číslo o jedna?
    .note = Zaplatíš to, co kostka ukáže nakonec.
tek-adjust-option = { $it }
tek-adjust-pass = Nechat být

tek-boost-ask = Přidáš do války ještě jeden zdroj?
    .note = Jídlo a ruda přidají 1, mana 2.
tek-boost-option = 1 { $it }
tek-boost-pass = Nepřidat nic

tek-pay-ask = Čím zaplatíš válku?
    .note = Ruda má hodnotu 1, mana 2; zpět se nic nevrací.
tek-pay-option =
    { $it_key ->
        [tek-bundle-nothing] Neplatit nic
       *[other] Zaplatit { $it }
    }
tek-pay-pass = Neplatit

tek-lair-ask = Zboříš úroveň hradu ({ $about })?
    .note = Poražená figurka pak smí ustoupit bez jídla.
tek-lair-option =
    { $it_key ->
        [tek-answer-yes] Zbořit
       *[other] Ušetřit
    }
tek-lair-pass = Ušetřit

tek-retreat-ask = Kam má tvoje figurka ustoupit?
    .note = Prchá { $about }; ústup se platí jídlem.
tek-retreat-option = { $it }
tek-retreat-pass = Vzdát se figurky

tek-church-ask = Ukryješ figurku v kostele?
    .note = Kostel { $about } pak zmizí; jinak o figurku přijdeš.
tek-church-option =
    { $it_key ->
        [tek-answer-yes] Do kostela
       *[other] Vzdát se figurky
    }
tek-church-pass = Vzdát se figurky

tek-broken-ask = Která figurka odejde teď?
    .note = Aliance je rozbitá: společné kraje musíš opustit.
tek-broken-option = { $it }
tek-broken-pass = Zůstat

tek-keep-ask = Kam uteče tvoje poslední figurka?
    .note = Do nejbližšího volného kraje, zadarmo.
tek-keep-option = { $it }
tek-keep-pass = Vzdát se figurky

tek-raise-ask = Umístíš figurku { $about }?
    .note = Přijde z tvé zásoby a nic nestojí.
tek-raise-option =
    { $it_key ->
        [tek-answer-yes] Přidat figurku
       *[other] Nechat být
    }
tek-raise-pass = Nechat být

tek-bandits-ask = Bandité! Co jim zaplatíš?
    .note = Dva zdroje, nebo se figurka { $about } vrátí do zásoby.
tek-bandits-option =
    { $it_key ->
        [tek-bundle-nothing] Neplatit nic
       *[other] Zaplatit { $it }
    }
tek-bandits-pass = Vzdát se figurky

## The log ($me: yes when the reader is the one it is about)

tek-log-first =
    { $me ->
        [yes] Začínáš
       *[no] { $who } začíná
    }.
tek-log-side =
    { $me ->
        [yes] Usazuješ se
       *[no] { $who } se usazuje
    } v zemi { $it }.
tek-log-nation =
    { $me ->
        [yes] Vedeš
       *[no] { $who } vede
    } národ: { $it }.
tek-log-start =
    { $me ->
        [yes] Začínáš
       *[no] { $who } začíná
    } se dvěma figurkami { $at }.
tek-log-stores =
    { $me ->
        [yes] Bereš si
       *[no] { $who } si bere
    } do začátku { $it }.
tek-log-cleared = Karta akcí je plná: všechny štíty se odstraňují.
tek-log-skipped =
    { $me ->
        [yes] Jen předáváš
       *[no] { $who } jen předává
    } žeton aktivního hráče: po odstranění štítů se akce nekoná.
tek-log-chose =
    { $me ->
        [yes] Pokládáš
       *[no] { $who } pokládá
    } štít na akci { $it }.
tek-log-idle =
    { $me ->
        [yes] Neděláš
       *[no] { $who } nedělá
    } nic.
tek-log-moved =
    { $it }: { $me ->
        [yes] přesouváš
       *[no] { $who } přesouvá
    } figurku { $origin } { $to }.
tek-log-stood =
    { $me ->
        [yes] Stavíš
       *[no] { $who } staví
    } figurku na nohy { $at }.
tek-log-built =
    { $me ->
        [yes] Stavíš
       *[no] { $who } staví
    } { $level }. úroveň hradu { $price_key ->
        [tek-bundle-nothing] zadarmo
       *[other] za { $price }
    }.
tek-log-learned =
    { $me ->
        [yes] Dosahuješ
       *[no] { $who } dosahuje
    } { $level }. úrovně magie { $price_key ->
        [tek-bundle-nothing] zadarmo
       *[other] za { $price }
    }.
tek-log-expanded =
    { $me ->
        [yes] Umísťuješ
       *[no] { $who } umísťuje
    } novou figurku { $at } za { $price }.
tek-log-traded =
    { $me ->
        [yes] Měníš
       *[no] { $who } mění
    } { $gave } za { $got }.
tek-log-collected =
    { $it_key ->
        [tek-bundle-nothing] { $me ->
                [yes] Nezískáváš
               *[no] { $who } nezískává
            } nic
       *[other] { $me ->
                [yes] Získáváš
               *[no] { $who } získává
            } { $it }
    }.
tek-log-gained =
    { $me ->
        [yes] Dostáváš
       *[no] { $who } dostává
    } { $it }.
tek-log-mimics =
    { $me ->
        [yes] Napodobuješ
       *[no] { $who } napodobuje
    } národ: { $it }.
tek-log-war =
    { $foe_me ->
        [yes] { $who } na tebe útočí { $at }
       *[no] { $me ->
            [yes] Útočíš
           *[no] { $who } útočí
        } { $at }; brání se { $foe }
    }.
tek-log-showed =
    { $me ->
        [yes] Ukazuješ
       *[no] { $who } ukazuje
    } číslo { $n }.
tek-log-flag =
    { $me ->
        [yes] Ukazuješ
       *[no] { $who } ukazuje
    } bílou vlajku.
tek-log-adjusted =
    { $me ->
        [yes] Měníš
       *[no] { $who } mění
    } číslo na { $n }.
tek-log-boosted =
    { $me ->
        [yes] Zvyšuješ
       *[no] { $who } zvyšuje
    } číslo na { $n }.
tek-log-peace =
    Dvě vlajky { $at }: { $me ->
        [yes] ty a { $foe } uzavíráte
       *[no] { $foe_me ->
            [yes] ty a { $who } uzavíráte
           *[no] { $who } a { $foe } uzavírají
        }
    } alianci.
tek-log-won =
    { $foe_me ->
        [yes] Prohráváš válku { $at }; vyhrává { $who }
       *[no] { $me ->
            [yes] Vyhráváš
           *[no] { $who } vyhrává
        } válku { $at }; prohrává { $foe }
    }.
tek-log-paid =
    { $it_key ->
        [tek-bundle-nothing] { $me ->
                [yes] Neplatíš
               *[no] { $who } neplatí
            } nic
       *[other] { $me ->
                [yes] Platíš
               *[no] { $who } platí
            } { $it }
    }.
tek-log-retreated =
    { $me ->
        [yes] Ustupuješ
       *[no] { $who } ustupuje
    } { $origin } { $to }.
tek-log-removed =
    { $me ->
        [yes] Vracíš
       *[no] { $who } vrací
    } figurku { $origin } do zásoby.
tek-log-broken =
    Aliance je rozbitá: společné kraje { $me ->
        [yes] opouštíš ty
       *[no] opouští { $who }
    }, { $foe_me ->
        [yes] zůstáváš ty
       *[no] zůstává { $foe }
    }.
tek-log-kept =
    { $me ->
        [yes] Zachraňuješ
       *[no] { $who } zachraňuje
    } poslední figurku { $origin } { $to }.
tek-log-neutral =
    { $me ->
        [yes] Porážíš
       *[no] { $who } poráží
    } neutrální figurku { $at }.
tek-log-raised =
    { $me ->
        [yes] Umísťuješ
       *[no] { $who } umísťuje
    } zadarmo figurku { $at }.
tek-log-found =
    { $me ->
        [yes] Odkrýváš
       *[no] { $who } odkrývá
    } žeton { $at }: { $it }.
tek-log-crowned =
    { $me ->
        [yes] Máš
       *[no] { $who } má
    } korunu.
tek-log-robbed =
    { $it_key ->
        [tek-bundle-nothing] { $me ->
                [yes] Nemáš
               *[no] { $who } nemá
            } pro bandity nic
       *[other] { $me ->
                [yes] Platíš
               *[no] { $who } platí
            } banditům { $it }
    }.
tek-log-burned =
    { $me ->
        [yes] Boříš
       *[no] { $who } boří
    } úroveň { $foe_me ->
        [yes] tvého hradu: máš teď
       *[no] hradu: { $foe } má teď
    } úroveň { $level }.
tek-log-sheltered =
    Kostel zachraňuje figurku: { $me ->
        [yes] prcháš
       *[no] { $who } prchá
    } { $origin } { $to }.
tek-log-final =
    { $me ->
        [yes] Spouštíš
       *[no] { $who } spouští
    } finále: hra skončí s pátým štítem.
tek-log-ended = Hra končí.
tek-log-set-out = Ztraceným královstvím je { $it }.

## Why something cannot be done (.title: the same in a few words)

tek-why-shield = Na této akci už leží štít.
    .title = Tuhle ne: leží tu štít
tek-why-not-adjacent = Jeden krok vede jen do kraje se společnou hranicí.
    .title = Sem ne: je to daleko
tek-why-river = Hlídka nesmí přes vodu, řeky ani útesy.
    .title = Sem ne: v cestě je řeka
tek-why-water = Do vody se bez zvláštní magie vstoupit nesmí.
    .title = Sem ne: je tu voda
tek-why-crags = Na útesy se bez zvláštní magie vstoupit nesmí.
    .title = Sem ne: jsou tu útesy
tek-why-full = V kraji smějí být nejvýše dvě figurky.
    .title = Sem ne: kraj je plný
tek-why-last-there = Na poslední figurku jiného hráče se útočit nesmí.
    .title = Sem ne: něčí poslední figurka
tek-why-last-mine = Tvoje poslední figurka nesmí na nikoho útočit.
    .title = S poslední figurkou ne
tek-why-neutral = Neutrální figurka má bojové číslo { $n } a na to ti zdroje nestačí.
    .title = Sem ne: nemáš na to
tek-why-inland = Výprava začíná i končí na vnějším okraji země.
    .title = Tady ne: není to okraj
tek-why-same-card = Výprava musí vést do jiné země.
    .title = Sem ne: je to táž země
tek-why-lying = Ležící figurku musí nejdřív postavit Hlídka.
    .title = Tuhle ne: prohledává podzemí
tek-why-no-move = Není kam se pohnout.
    .title = Není kam jít
tek-why-ore =
    Stojí to { $n ->
        [one] { $n } rudu
        [few] { $n } rudy
       *[other] { $n } rud
    } a tolik nemáš.
    .title = Teď ne: málo rudy
tek-why-tower-done = Tvůj hrad už má všech šest úrovní.
    .title = Tvůj hrad je hotový
tek-why-mana =
    Stojí to { $n ->
        [one] { $n } manu
        [few] { $n } many
       *[other] { $n } many
    } a tolik nemáš.
    .title = Teď ne: málo many
tek-why-magic-done = Už máš všech pět úrovní magie.
    .title = Tvoje magie je úplná
tek-why-food =
    Nová figurka stojí { $n ->
        [one] { $n } jídlo
        [few] { $n } jídla
       *[other] { $n } jídel
    } a tolik nemáš.
    .title = Teď ne: málo jídla
tek-why-all-out = Všech sedm tvých figurek už je ve hře.
    .title = V zásobě není žádná figurka
tek-why-no-room = Žádná tvoje figurka nestojí v kraji sama.
    .title = Není místo pro figurku
tek-why-empty = Nemáš žádné zdroje na výměnu.
    .title = Nemáš co vyměnit
tek-why-active = Kdo akci vybral, nesmí získávat zdroje.
    .title = Ve vlastním tahu ne
tek-why-too-high =
    { $n ->
        [0] Nemáš čím zaplatit žádné číslo.
       *[other] Nejvyšší číslo, na které máš, je { $n }.
    }
    .title = Moc vysoko: nemáš na to
tek-why-occupied = Ústup nesmí vést k další válce.
    .title = Sem ne: někdo tu stojí
tek-why-taken = Tento národ už vede někdo jiný.
    .title = Tenhle ne: už je zabraný
tek-why-not-mine = Nová figurka musí přijít k jiné tvé figurce.
    .title = Sem ne: nemáš tu figurku

## Price and gain on the buttons

tek-hint-costs =
    { $it_key ->
        [tek-bundle-nothing] zadarmo
       *[other] stojí { $it }
    }
tek-hint-gains =
    { $it_key ->
        [tek-bundle-nothing] nezískáš nic
       *[other] získáš { $it }
    }
tek-hint-choice =
    { $n ->
        [one] +{ $n } zdroj dle výběru
        [few] +{ $n } zdroje dle výběru
       *[other] +{ $n } zdrojů dle výběru
    }
tek-hint-war-cost =
    { $n ->
        [0] neplatíš nic
       *[other] platíš { $n }
    }
tek-hint-war = válka { $nation }
tek-hint-neutral =
    { $n ->
        [0] neutrální figurka, zadarmo
       *[other] neutrální figurka, platíš { $n }
    }
tek-hint-stands = figurka vstane
tek-hint-token = neznámý žeton
tek-hint-capital = VB na konci
tek-hint-ruins = na konci se ztratí

## The score sheet

tek-score-figures = Figurky
tek-score-tower = Hrad
tek-score-magic = Magie
tek-score-bonus = Bonus V. úrovně
tek-score-capitals = Hlavní města
tek-score-lost-kingdom = Ztracené království
tek-score-trophies = Trofeje
tek-score-crown = Koruna
tek-score-towns = Města

## How it ended ($who: the winner, or all who share the victory)

tek-end-points = Vítězí { $who }: nejvíc bodů.
tek-end-tie-break = Při shodě bodů vítězí { $who }.
tek-end-draw = Remíza: o vítězství se dělí { $who }.

## Chapters of the Law whose heading is no clause

tek-law-setup = Příprava hry
tek-law-turn = Tah
tek-law-move = Pohyb
tek-law-war = Válka
tek-law-end = Konec hry
tek-law-regions = Kraje
tek-law-faction = Národy

## The game in two minutes (.text: at most 35 words, .law: the clause that says it all)

tek-learn-goal = Staň se největším z malých království
    .text = Body nosí čtyři věci: každá figurka na mapě, hrad, každá úroveň magie a hlavní města, která držíš. Vyhrává, kdo má bodů nejvíc.
    .law = scoring.1
tek-learn-turn = Jeden vybere, hrají všichni
    .text = Ve svém tahu polož štít na volnou akci a proveď ji. Pak každý další hráč udělá tutéž akci, nebo místo ní získá zdroje.
    .law = turn.3
tek-learn-deeds = Země tě živí
    .text = Za každý kraj, kde stojíš, získáš jeden zdroj: manu z lesa, rudu z hor, jídlo z pole. Rozejdi se po mapě: druhá figurka v kraji nic nepřidá.
    .law = collect.1
tek-learn-fight = Vstoupíš, a je válka
    .text = Oba tajně nastaví číslo a zaplatí ho: mana platí za 2, ruda za 1. Vyšší číslo vítězí, při shodě obránce. Dvě vlajky uzavřou alianci.
    .law = war.1
tek-learn-special = Tvůj národ, tvá magie
    .text = Každý národ má vlastní magii. Výzkum stojí manu a každá dosažená úroveň ti dá schopnost, která ohýbá pravidla.
    .law = research.1
tek-learn-end = Kdo je hotový první, zvoní na konec
    .text = Sedm figurek na mapě, úroveň hradu 6 nebo úroveň magie 5 spustí závěr: hraje se, dokud neleží pátý štít, a pak se sečtou body.
    .law = end.1
