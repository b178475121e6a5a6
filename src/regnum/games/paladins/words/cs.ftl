### Paladins of the West Kingdom: the words of the game, in Czech.
### The same keys and attributes stand in en.ftl, cs.ftl and pl.ftl.

## Title

paladins-title = Paladinové Západního království
paladins-tagline = Stav, obracej na víru a braň hranice otřeseného království.

## Options

paladins-option-difficulty = Obtížnost
    .help = S kolika dílnami začíná virtuální hráč.
paladins-option-difficulty-easy = Lehká
    .help = Jedna dílna.
paladins-option-difficulty-standard = Standardní
    .help = Tři dílny.
paladins-option-difficulty-hard = Těžká
    .help = Pět dílen.

## Seats (.of: whose)

paladins-seat-red = Červený hráč
    .of = červeného hráče
paladins-seat-blue = Modrý hráč
    .of = modrého hráče
paladins-seat-green = Zelený hráč
    .of = zeleného hráče
paladins-seat-yellow = Žlutý hráč
    .of = žlutého hráče
paladins-solo = Virtuální hráč
    .acc = virtuálního hráče
    .of = virtuálního hráče
    .to = virtuálnímu hráči

## Workers (.acc: as an object, .of: in place of one, .many: several)

paladins-worker-labourer = Nádeník
    .acc = nádeníka
    .of = nádeníka
    .many = nádeníci
paladins-worker-scout = Zvěd
    .acc = zvěda
    .of = zvěda
    .many = zvědové
paladins-worker-merchant = Kupec
    .acc = kupce
    .of = kupce
    .many = kupci
paladins-worker-fighter = Bojovník
    .acc = bojovníka
    .of = bojovníka
    .many = bojovníci
paladins-worker-cleric = Kněz
    .acc = kněze
    .of = kněze
    .many = kněží
paladins-worker-criminal = Zločinec
    .acc = zločince
    .of = zločince
    .many = zločinci
paladins-worker-any = Libovolný poddaný
    .acc = libovolného poddaného
    .of = libovolného poddaného
    .many = libovolní poddaní

## Attributes (.acc: as an object, .of: of it)

paladins-attribute-faith = Víra
    .acc = víru
    .of = víry
paladins-attribute-strength = Síla
    .acc = sílu
    .of = síly
paladins-attribute-influence = Vliv
    .acc = vliv
    .of = vlivu

## Pieces and resources (.acc: as an object, .of: of it)

paladins-piece-coin = Mince
    .acc = minci
    .of = mince
paladins-piece-provision = Proviant
    .acc = proviant
    .of = proviantu
paladins-piece-workshop = Dílna
    .acc = dílnu
    .of = dílny
paladins-piece-monk = Misionář
    .acc = misionáře
    .of = misionáře
paladins-piece-outpost = Tvrz
    .acc = tvrz
    .of = tvrze
paladins-piece-jar = Džbán
    .acc = džbán
    .of = džbánu
paladins-piece-wall = Hradby
    .acc = hradby
    .of = hradeb

## Cards by their backs (.acc: as an object, .of: of one, .many: several)

paladins-card-paladin = Paladin
    .acc = paladina
    .of = paladina
    .many = paladinové
paladins-card-townsfolk = Měšťan
    .acc = měšťana
    .of = měšťana
    .many = měšťané
paladins-card-outsider = Cizinec
    .acc = cizince
    .of = cizince
    .many = cizinci
paladins-card-tavern = Karta krčmy
    .acc = kartu krčmy
    .of = karty krčmy
    .many = karty krčmy
paladins-card-wall = Karta hradeb
    .acc = kartu hradeb
    .of = karty hradeb
    .many = karty hradeb
paladins-card-favour = Královská přízeň
    .acc = královskou přízeň
    .of = královské přízně
    .many = královské přízně
paladins-card-order = Královský rozkaz
    .acc = královský rozkaz
    .of = královského rozkazu
    .many = královské rozkazy
paladins-card-suspicion = Podezření
    .acc = podezření
    .of = podezření
    .many = podezření
paladins-card-debt = Dluh
    .acc = dluh
    .of = dluhu
    .many = dluhy
paladins-card-debt-paid = Splacený dluh
    .acc = splacený dluh
    .of = splaceného dluhu
    .many = splacené dluhy
paladins-card-debt-unpaid = Nesplacený dluh
    .acc = nesplacený dluh
    .of = nesplaceného dluhu
    .many = nesplacené dluhy
paladins-card-scheme = Intrika
    .acc = intriku
    .of = intriky
    .many = intriky

## Places (.in: where one is, .into: where one goes, .from: whence)

paladins-place-region = region { $n }
    .in = v regionu { $n }
    .into = do regionu { $n }
    .from = z regionu { $n }
paladins-place-supply = Společná zásoba
    .in = ve společné zásobě
    .into = do společné zásoby
    .from = ze společné zásoby
paladins-place-tax = Zásoba daní
    .in = v zásobě daní
    .into = do zásoby daní
    .from = ze zásoby daní
paladins-place-tableau = Družina
    .in = v družině
    .into = do družiny
    .from = z družiny
paladins-place-track = Počítadlo surovin
    .in = na počítadle surovin
    .into = po počítadle surovin
    .from = z počítadla surovin

## Actions (.acc: as an object, .of: of it, .each: whenever it is done, .text: what it does)

paladins-action-develop = Rozvoj
    .acc = rozvoj
    .of = rozvoje
    .each = Při každém rozvoji
    .text = Polož dílnu na pravou akci, které pak stačí o poddaného méně, a získej odkrytého poddaného.
paladins-action-recruit = Verbování
    .acc = verbování
    .of = verbování
    .each = Při každém verbování
    .text = Jeden poddaný pošle měšťana na výpravu pro odměnu; dva, s bojovníkem, ho přivedou do tvé družiny.
paladins-action-pray = Modlitba
    .acc = modlitbu
    .of = modlitby
    .each = Při každé modlitbě
    .text = Uvolni jiné akční pole své desky, ať ho můžeš použít znovu.
paladins-action-conspire = Spiknutí
    .acc = spiknutí
    .of = spiknutí
    .each = Při každém spiknutí
    .text = Získej zločince a s ním podezření.
paladins-action-hunt = Lov
    .acc = lov
    .of = lovu
    .each = Při každém lovu
    .text = Jeden poddaný přinese 1 proviant; dva, se zvědem, přinesou 3.
paladins-action-trade = Obchod
    .acc = obchod
    .of = obchodu
    .each = Při každém obchodu
    .text = Jeden poddaný přinese 1 minci; dva, s kupcem, přinesou 3.
paladins-action-commission = Misie
    .acc = misii
    .of = misie
    .each = Při každé misii
    .text = Vyšli misionáře do regionu, kam sahá tvá víra; získej odměnu políčka a 1 vliv.
paladins-action-fortify = Opevnění
    .acc = opevnění
    .of = opevnění
    .each = Při každém opevnění
    .text = S dostatečným vlivem otoč kartu hradeb; dá sílu a něco navíc.
paladins-action-garrison = Posádka
    .acc = posádku
    .of = posádky
    .each = Při každé posádce
    .text = Postav tvrz v regionu, kam sahá tvá síla; získej odměnu políčka a 1 víru.
paladins-action-absolve = Odpustek
    .acc = odpustek
    .of = odpustku
    .each = Při každém odpustku
    .text = S dostatečným vlivem přesuň džbán na políčko s odměnou; získej 1 víru a odhoď podezření.
paladins-action-attack = Útok
    .acc = útok
    .of = útoku
    .each = Při každém útoku
    .text = Napadni cizince, na kterého máš sílu, nebo si pomoc najmi za mince; získej vliv a odměnu.
paladins-action-convert = Obrácení
    .acc = obrácení
    .of = obrácení
    .each = Při každém obrácení
    .text = Obrať cizince, na kterého sahá tvá víra; získej sílu hned a body na konci.
paladins-action-rest = Odpočinek
    .acc = odpočinek
    .of = odpočinku
    .each = Při každém odpočinku
    .text = Ukazatel se posune o 1 pole a o 1 za každého zbylého poddaného; virtuální hráč pasuje.
paladins-action-kings-favour = Královská přízeň
    .acc = královskou přízeň
    .of = královské přízně
    .each = Při každé královské přízni
    .text = Poddaný přijde na kartu, která udělá, co říká.
paladins-action-kings-order = Královský rozkaz
    .acc = královský rozkaz
    .of = královského rozkazu
    .each = Při každém královském rozkazu
    .text = Virtuální hráč zkusí nejpravější rozkaz, který ještě nesplnil.

## What is gained (as a label; .acc: as an object)

paladins-gain-labourer =
    { $n ->
        [one] { $n } nádeník
        [few] { $n } nádeníci
       *[other] { $n } nádeníků
    }
    .acc =
        { $n ->
            [one] { $n } nádeníka
            [few] { $n } nádeníky
           *[other] { $n } nádeníků
        }
paladins-gain-scout =
    { $n ->
        [one] { $n } zvěd
        [few] { $n } zvědové
       *[other] { $n } zvědů
    }
    .acc =
        { $n ->
            [one] { $n } zvěda
            [few] { $n } zvědy
           *[other] { $n } zvědů
        }
paladins-gain-merchant =
    { $n ->
        [one] { $n } kupec
        [few] { $n } kupci
       *[other] { $n } kupců
    }
    .acc =
        { $n ->
            [one] { $n } kupce
            [few] { $n } kupce
           *[other] { $n } kupců
        }
paladins-gain-fighter =
    { $n ->
        [one] { $n } bojovník
        [few] { $n } bojovníci
       *[other] { $n } bojovníků
    }
    .acc =
        { $n ->
            [one] { $n } bojovníka
            [few] { $n } bojovníky
           *[other] { $n } bojovníků
        }
paladins-gain-cleric =
    { $n ->
        [one] { $n } kněz
        [few] { $n } kněží
       *[other] { $n } kněží
    }
    .acc =
        { $n ->
            [one] { $n } kněze
            [few] { $n } kněze
           *[other] { $n } kněží
        }
paladins-gain-criminal =
    { $n ->
        [one] { $n } zločinec
        [few] { $n } zločinci
       *[other] { $n } zločinců
    }
    .acc =
        { $n ->
            [one] { $n } zločince
            [few] { $n } zločince
           *[other] { $n } zločinců
        }
paladins-gain-faith =
    { $n ->
        [one] { $n } víra
        [few] { $n } víry
       *[other] { $n } bodů víry
    }
    .acc =
        { $n ->
            [one] { $n } víru
            [few] { $n } víry
           *[other] { $n } bodů víry
        }
paladins-gain-strength =
    { $n ->
        [one] { $n } síla
        [few] { $n } síly
       *[other] { $n } bodů síly
    }
    .acc =
        { $n ->
            [one] { $n } sílu
            [few] { $n } síly
           *[other] { $n } bodů síly
        }
paladins-gain-influence =
    { $n ->
        [one] { $n } vliv
        [few] { $n } vlivy
       *[other] { $n } bodů vlivu
    }
    .acc =
        { $n ->
            [one] { $n } vliv
            [few] { $n } vlivy
           *[other] { $n } bodů vlivu
        }
paladins-gain-coin =
    { $n ->
        [one] { $n } mince
        [few] { $n } mince
       *[other] { $n } mincí
    }
    .acc =
        { $n ->
            [one] { $n } minci
            [few] { $n } mince
           *[other] { $n } mincí
        }
paladins-gain-tax =
    { $n ->
        [one] { $n } mince z daní
        [few] { $n } mince z daní
       *[other] { $n } mincí z daní
    }
    .acc =
        { $n ->
            [one] { $n } minci z daní
            [few] { $n } mince z daní
           *[other] { $n } mincí z daní
        }
paladins-gain-provision =
    { $n ->
        [one] { $n } proviant
        [few] { $n } provianty
       *[other] { $n } proviantů
    }
    .acc =
        { $n ->
            [one] { $n } proviant
            [few] { $n } provianty
           *[other] { $n } proviantů
        }
paladins-gain-discard-suspicion =
    { $n ->
        [one] { $n } odhozené podezření
        [few] { $n } odhozená podezření
       *[other] { $n } odhozených podezření
    }
    .acc =
        { $n ->
            [one] { $n } odhozené podezření
            [few] { $n } odhozená podezření
           *[other] { $n } odhozených podezření
        }
paladins-gain-pay-debt =
    { $n ->
        [one] { $n } splacený dluh
        [few] { $n } splacené dluhy
       *[other] { $n } splacených dluhů
    }
    .acc =
        { $n ->
            [one] { $n } splacený dluh
            [few] { $n } splacené dluhy
           *[other] { $n } splacených dluhů
        }
paladins-gain-cancel-debt =
    { $n ->
        [one] { $n } zrušený dluh
        [few] { $n } zrušené dluhy
       *[other] { $n } zrušených dluhů
    }
    .acc =
        { $n ->
            [one] { $n } zrušený dluh
            [few] { $n } zrušené dluhy
           *[other] { $n } zrušených dluhů
        }
paladins-gain-gain-debt =
    { $n ->
        [one] { $n } nový dluh
        [few] { $n } nové dluhy
       *[other] { $n } nových dluhů
    }
    .acc =
        { $n ->
            [one] { $n } nový dluh
            [few] { $n } nové dluhy
           *[other] { $n } nových dluhů
        }
paladins-gain-pray = modlitba zdarma
    .acc = modlitbu zdarma
paladins-gain-free-recruit = verbování zdarma
    .acc = verbování zdarma
paladins-gain-free-develop = rozvoj zdarma
    .acc = rozvoj zdarma
paladins-gain-either = { $one }, nebo { $other }

## Powers of the cards (effects.toml)

paladins-power-action-gain = { $action }: { $gain }
paladins-power-action-free-coin = { $action } v tomto kole nestojí žádné mince.
paladins-power-action-free-provision = { $action } v tomto kole nestojí žádný proviant.
paladins-power-action-discount =
    { $n ->
        [one] { $action } v tomto kole stojí o { $n } minci méně.
        [few] { $action } v tomto kole stojí o { $n } mince méně.
       *[other] { $action } v tomto kole stojí o { $n } mincí méně.
    }
paladins-power-debt-gain = Za každý splacený dluh: { $gain }
paladins-power-inquisition-gain = Při každé Inkvizici: { $gain }
    .clean = Při každé Inkvizici bez podezření: { $gain }
    .suspected = Při každé Inkvizici, máš-li podezření aspoň { $least }: { $gain }
paladins-power-end-points = 1 VB { $count }
    .base = { $base } VB a 1 další { $count }
paladins-power-end-relief = Každý nesplacený dluh tě stojí o { $n } VB méně.

## What the points of a converted Outsider count

paladins-count-commission =
    { $each ->
        [one] za každého misionáře
        [few] za každé { $each } misionáře
       *[other] za každých { $each } misionářů
    }
paladins-count-fortify =
    { $each ->
        [one] za každé hradby
        [few] za každé { $each } hradby
       *[other] za každých { $each } hradeb
    }
paladins-count-garrison =
    { $each ->
        [one] za každou tvrz
        [few] za každé { $each } tvrze
       *[other] za každých { $each } tvrzí
    }
paladins-count-absolve =
    { $each ->
        [one] za každý odpustek
        [few] za každé { $each } odpustky
       *[other] za každých { $each } odpustků
    }
paladins-count-develop =
    { $each ->
        [one] za každou položenou dílnu
        [few] za každé { $each } položené dílny
       *[other] za každých { $each } položených dílen
    }
paladins-count-townsfolk =
    { $each ->
        [one] za každého měšťana v družině
        [few] za každé { $each } měšťany v družině
       *[other] za každých { $each } měšťanů v družině
    }
paladins-count-faith =
    { $each ->
        [one] za každou víru
        [few] za každé { $each } víry
       *[other] za každých { $each } bodů víry
    }
paladins-count-strength =
    { $each ->
        [one] za každou sílu
        [few] za každé { $each } síly
       *[other] za každých { $each } bodů síly
    }
paladins-count-influence =
    { $each ->
        [one] za každý vliv
        [few] za každé { $each } vlivy
       *[other] za každých { $each } bodů vlivu
    }
paladins-count-attacked-viking =
    { $each ->
        [one] za každého napadeného Vikinga
        [few] za každé { $each } napadené Vikingy
       *[other] za každých { $each } napadených Vikingů
    }
paladins-count-attacked-byzantine =
    { $each ->
        [one] za každého napadeného Byzantince
        [few] za každé { $each } napadené Byzantince
       *[other] za každých { $each } napadených Byzantinců
    }
paladins-count-attacked-saracen =
    { $each ->
        [one] za každého napadeného Saracéna
        [few] za každé { $each } napadené Saracény
       *[other] za každých { $each } napadených Saracénů
    }
paladins-count-converted-mercenary =
    { $each ->
        [one] za každého obráceného Žoldnéře
        [few] za každé { $each } obrácené Žoldnéře
       *[other] za každých { $each } obrácených Žoldnéřů
    }
paladins-count-order =
    { $each ->
        [one] za každý splněný královský rozkaz
        [few] za každé { $each } splněné královské rozkazy
       *[other] za každých { $each } splněných královských rozkazů
    }
paladins-count-paid-debt =
    { $each ->
        [one] za každý splacený dluh
        [few] za každé { $each } splacené dluhy
       *[other] za každých { $each } splacených dluhů
    }
paladins-count-suspicion =
    { $each ->
        [one] za každé tvé podezření
        [few] za každá { $each } tvá podezření
       *[other] za každých { $each } tvých podezření
    }

## Peoples (.acc: as an object, .many: several)

paladins-people-viking = Viking
    .acc = Vikinga
    .many = Vikingové
paladins-people-byzantine = Byzantinec
    .acc = Byzantince
    .many = Byzantinci
paladins-people-saracen = Saracén
    .acc = Saracéna
    .many = Saracéni

## Townsfolk (.acc: as an object, .of: of the card, .text: what the kind does)

paladins-townsfolk-abbot = Opat
    .acc = Opata
    .of = Opata
    .text = Odmění tě při každém odpustku.
paladins-townsfolk-acolyte = Ministrant
    .acc = Ministranta
    .of = Ministranta
    .text = Odmění tě při každé misii.
paladins-townsfolk-architect = Architektka
    .acc = Architektku
    .of = Architektky
    .text = Odmění tě při každém rozvoji.
paladins-townsfolk-conspirator = Pletichářka
    .acc = Pletichářku
    .of = Pletichářky
    .text = Při každé Inkvizici odhodí podezření.
paladins-townsfolk-debt-collector = Výběrčí dluhů
    .acc = Výběrčího dluhů
    .of = Výběrčího dluhů
    .text = Dá poddaného za každý splacený dluh.
paladins-townsfolk-defender = Obránce
    .acc = Obránce
    .of = Obránce
    .text = Odmění tě při každém útoku.
paladins-townsfolk-gatekeeper = Strážná
    .acc = Strážnou
    .of = Strážné
    .text = Odmění tě při každém opevnění.
paladins-townsfolk-missionary = Jeptiška
    .acc = Jeptišku
    .of = Jeptišky
    .text = Odmění tě při každém obrácení.
paladins-townsfolk-peddler = Pouliční prodavač
    .acc = Pouličního prodavače
    .of = Pouličního prodavače
    .text = Odmění tě při Inkvizici, máš-li 2 nebo více podezření.
paladins-townsfolk-squire = Panoš
    .acc = Panoše
    .of = Panoše
    .text = Zvýší vlastnost při Inkvizici, nemáš-li žádné podezření.
paladins-townsfolk-watchman = Hlídač
    .acc = Hlídače
    .of = Hlídače
    .text = Odmění tě při každé posádce.

## Outsiders (.acc: as an object, .of: of the card, .text: the points once converted)

paladins-outsider-adventurer = Dobrodruh
    .acc = Dobrodruha
    .of = Dobrodruha
    .text = Body za vyslané misionáře.
paladins-outsider-archer = Lučištník
    .acc = Lučištníka
    .of = Lučištníka
    .text = Body za tvrze.
paladins-outsider-armourer = Zbrojíř
    .acc = Zbrojíře
    .of = Zbrojíře
    .text = Body za sílu.
paladins-outsider-assassin = Vražedkyně
    .acc = Vražedkyni
    .of = Vražedkyně
    .text = Body za napadené Saracény.
paladins-outsider-barbarian = Barbar
    .acc = Barbara
    .of = Barbara
    .text = Body za napadené Byzantince.
paladins-outsider-champion = Šampion
    .acc = Šampiona
    .of = Šampiona
    .text = Bod a další za splněné královské rozkazy.
paladins-outsider-guardian = Strážce
    .acc = Strážce
    .of = Strážce
    .text = Body za položené dílny.
paladins-outsider-hunter = Lovec
    .acc = Lovce
    .of = Lovce
    .text = Body za měšťany ve tvé družině.
paladins-outsider-invader = Nájezdník
    .acc = Nájezdníka
    .of = Nájezdníka
    .text = Body za napadené Vikingy.
paladins-outsider-lookout = Hlídka
    .acc = Hlídku
    .of = Hlídky
    .text = Body za hradby.
paladins-outsider-marauder = Plenitel
    .acc = Plenitele
    .of = Plenitele
    .text = Body za vliv.
paladins-outsider-mercenary = Žoldnéř
    .acc = Žoldnéře
    .of = Žoldnéře
    .text = Bod a další za každého obráceného Žoldnéře.
paladins-outsider-protector = Ochránce
    .acc = Ochránce
    .of = Ochránce
    .text = Body za splacené dluhy.
paladins-outsider-thief = Zloděj
    .acc = Zloděje
    .of = Zloděje
    .text = Body za tvá podezření.
paladins-outsider-traitor = Zrádce
    .acc = Zrádce
    .of = Zrádce
    .text = Nesplacené dluhy tě stojí méně.
paladins-outsider-vigilante = Mstitel
    .acc = Mstitele
    .of = Mstitele
    .text = Body za odpustky.
paladins-outsider-warrior = Válečník
    .acc = Válečníka
    .of = Válečníka
    .text = Body za víru.

## Paladins (.acc: as an object, .of: of the card, .text: what he does this round)

paladins-paladin-anseis = Anséis
    .acc = Anséise
    .of = Anséise
    .text = Opevnění nestojí proviant.
paladins-paladin-berengier = Bérengier
    .acc = Bérengiera
    .of = Bérengiera
    .text = Posádka nestojí proviant.
paladins-paladin-engelier = Engelier
    .acc = Engeliera
    .of = Engeliera
    .text = Každý útok přinese 2 mince.
paladins-paladin-gerier = Gérier
    .acc = Gériera
    .of = Gériera
    .text = Obrácení nestojí mince.
paladins-paladin-gerin = Gérin
    .acc = Gérina
    .of = Gérina
    .text = Každé spiknutí přinese 2 mince.
paladins-paladin-girard = Girard
    .acc = Girarda
    .of = Girarda
    .text = Každý lov přinese o 2 provianty víc.
paladins-paladin-ivoire = Ivoire
    .acc = Ivoira
    .of = Ivoira
    .text = Odpustek nestojí mince.
paladins-paladin-ivon = Ivon
    .acc = Ivona
    .of = Ivona
    .text = Misie nestojí proviant.
paladins-paladin-oliver = Oliver
    .acc = Olivera
    .of = Olivera
    .text = Modlitba nestojí mince.
paladins-paladin-otton = Otton
    .acc = Ottona
    .of = Ottona
    .text = Každý obchod přinese o 2 mince víc.
paladins-paladin-roland = Roland
    .acc = Rolanda
    .of = Rolanda
    .text = Verbování nestojí mince.
paladins-paladin-samson = Samson
    .acc = Samsona
    .of = Samsona
    .text = Rozvoj stojí o 2 mince méně.

## King's Favours: the names are ours (.text: what the space gives)

paladins-favour-open-gate = Otevřená brána
    .text = Zvěd: naverbuj měšťana zdarma.
paladins-favour-penance = Pokání
    .text = Kněz: odhoď 1 podezření a vezmi 2 mince z daní.
paladins-favour-underworld = Podsvětí
    .text = Libovolný poddaný: získej 2 zločince.
paladins-favour-grace = Milost
    .text = Zločinec a 3 mince: získej 1 víru, sílu nebo vliv.
paladins-favour-clemency = Shovívavost
    .text = Bojovník a 1 mince: splať 1 dluh, nebo odhoď 2 podezření.
paladins-favour-on-credit = Na dluh
    .text = Libovolný poddaný a nový dluh: získej 1 zvěda, 1 kupce a 1 bojovníka.
paladins-favour-building-leave = Stavební povolení
    .text = Kupec a 1 proviant: rozvoj zdarma, nebo 1 bojovník a 1 kněz.
paladins-favour-press-gang = Nucené práce
    .text = Zločinec: získej 3 nádeníky.
paladins-favour-royal-stores = Královské sklady
    .text = Libovolný poddaný: získej 2 provianty a 1 minci z daní.
paladins-favour-chapel = Kaple
    .text = Libovolný poddaný: uvolni jedno akční pole své desky.

## King's Orders: the names are ours (.text: what must be done by the end)

paladins-order-commission = Šíření víry
    .text = Vyšli 5 misionářů.
paladins-order-fortify = Pevné hradby
    .text = Postav 5 hradeb.
paladins-order-garrison = Střežené hranice
    .text = Postav 5 tvrzí.
paladins-order-absolve = Čisté svědomí
    .text = Přesuň 5 džbánů.
paladins-order-attack = Poražení nepřátelé
    .text = Napadni 5 cizinců.
paladins-order-convert = Získané duše
    .text = Obrať 5 cizinců.

## Schemes of the solo opponent (.text: what it tries)

paladins-scheme-kings-favour = Královská přízeň
    .text = Použije přízeň určenou ukazatelem, nebo další volnou.
paladins-scheme-kings-order = Královský rozkaz
    .text = Zkusí nejpravější rozkaz, který ještě nesplnil.
paladins-scheme-commission = Misie
    .text = Vyšle misionáře za odměnou, kterou má nejradši.
paladins-scheme-fortify = Opevnění
    .text = Postaví hradby; z možností bere tu nejvíc vlevo.
paladins-scheme-garrison = Posádka
    .text = Postaví tvrz tam, kde je odměna, kterou má nejradši.
paladins-scheme-absolve = Odpustek
    .text = Otočí džbán, získá 1 víru a odhodí podezření; pak splatí dluh, nebo odhodí další.
paladins-scheme-attack = Útok
    .text = Napadne cizince určeného ukazatelem v mezích své síly.
paladins-scheme-convert = Obrácení
    .text = Obrátí cizince určeného ukazatelem v mezích své víry.
paladins-scheme-recruit = Verbování
    .text = Pošle na výpravu měšťana určeného ukazatelem.
paladins-scheme-pray = Modlitba
    .text = Uvolní svou pravou stranu, nebo získá poddaného; pak se zamíchají všechny intriky.
paladins-scheme-trade = Obchod
    .text = Posune ukazatel o 1 pole.
paladins-scheme-conspire = Spiknutí
    .text = Získá podezření a 2 poddané.

## What stands in a row: gains, workers; squares and Wall cards by what they are worth

paladins-list =
    { $size ->
        [2] { $one } a { $two }
        [3] { $one }, { $two } a { $three }
        [4] { $one }, { $two }, { $three } a { $four }
       *[other] { $one }
    }
paladins-square = Region { $region }: { $gains }
paladins-wall =
    { $points ->
        [0] kartu bez VB
       *[other] kartu za { $points } VB
    }
paladins-points = { $n } VB
paladins-price =
    { $coins ->
        [0] { $provisions ->
                [0] {""}
               *[other] {" "}za { paladins-price-provisions }
            }
       *[other] { $provisions ->
                [0] {" "}za { paladins-price-coins }
               *[other] {" "}za { paladins-price-coins } a { paladins-price-provisions }
            }
    }
paladins-price-coins =
    { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
paladins-price-provisions =
    { $provisions ->
        [one] { $provisions } proviant
        [few] { $provisions } provianty
       *[other] { $provisions } proviantů
    }

## Phases ($n: the round)

paladins-phase-draft = První měšťan
paladins-phase-round = Další kolo
paladins-phase-paladin = { $n }. kolo: paladinové
paladins-phase-tavern = { $n }. kolo: krčma
paladins-phase-acting = { $n }. kolo: akce
paladins-phase-refresh = { $n }. kolo: závěr

## What a turn can be

paladins-deed-develop = { paladins-action-develop }
paladins-deed-recruit = { paladins-action-recruit }
paladins-deed-pray = { paladins-action-pray }
paladins-deed-conspire = { paladins-action-conspire }
paladins-deed-hunt = { paladins-action-hunt }
paladins-deed-trade = { paladins-action-trade }
paladins-deed-commission = { paladins-action-commission }
paladins-deed-fortify = { paladins-action-fortify }
paladins-deed-garrison = { paladins-action-garrison }
paladins-deed-absolve = { paladins-action-absolve }
paladins-deed-attack = { paladins-action-attack }
paladins-deed-convert = { paladins-action-convert }
paladins-deed-favour-1 = Královská přízeň 3. kola
paladins-deed-favour-2 = Královská přízeň 4. kola
paladins-deed-favour-3 = Královská přízeň 5. kola
paladins-deed-favour-4 = Královská přízeň 6. kola
paladins-deed-favour-5 = Královská přízeň 7. kola

## How a Townsfolk is recruited

paladins-way-dismiss = poslat na výpravu
paladins-way-dismiss-debt = poslat na výpravu na dluh
paladins-way-keep = vzít do družiny
paladins-way-keep-debt = vzít do družiny na dluh

## Questions: -ask to the one asked (.note: one line under it), -option and -pass on the buttons

paladins-draft-ask = Kdo bude tvým prvním měšťanem?
    .note = Do družiny přijde zdarma a odmění tě hned.
paladins-draft-option = { $it }
paladins-draft-pass = Vynechat

paladins-paladin-ask = Který paladin s tebou v tomto kole pojede?
    .note = Jeden jede, jeden jde navrch balíčku, třetí pod něj. Všichni vybírají tajně.
paladins-paladin-option = Jede { $rides }, navrch { $top }
paladins-paladin-pass = Vynechat

paladins-tavern-ask = Kterou kartu krčmy si vezmeš?
    .note = Získáš její čtyři poddané; každý zločinec přinese podezření.
paladins-tavern-option = { $it }
paladins-tavern-pass = Vynechat

paladins-act-ask = Co uděláš?
    .note = Jedna akce za tah. Kdo pasuje, je z kola venku a nechá si nejvýš tři poddané.
paladins-act-option = { $it }
paladins-act-pass = Pasovat

paladins-workers-ask = { $about }: které poddané pošleš?
    .note = Barevné místo chce svou barvu nebo zločince, průhledné kohokoli.
paladins-workers-option = { $it }
paladins-workers-pass = Vynechat

paladins-develop-ask = Kam položíš dílnu?
    .note = Akci pak stačí o poddaného méně. Poddaný zpod dílny je tvůj.
paladins-develop-option =
    { $action }, { $slot ->
        [0] první místo
       *[other] druhé místo
    }
paladins-develop-pass = Vynechat

paladins-recruit-ask = Koho naverbuješ a jak?
    .note = Jeden poddaný pošle měšťana na výpravu pro odměnu, dva ho vezmou do družiny.
paladins-recruit-option = { $townsfolk }: { $way }
paladins-recruit-pass = Vynechat

paladins-pray-ask = Které akční pole uvolníš?
    .note = Poddaní z něj se vrátí do zásoby a pole půjde použít znovu.
paladins-pray-option = { $it }
paladins-pray-pass = Vynechat

paladins-clear-ask = Které akční pole zdarma uvolníš?
    .note = Poddaní z něj se vrátí do zásoby a pole půjde použít znovu.
paladins-clear-option = { $it }
paladins-clear-pass = Neuvolnit žádné

paladins-take-ask = Koho naverbuješ zdarma?
    .note = Měšťan přijde do družiny bez poddaných i mincí.
paladins-take-option = { $it }
paladins-take-pass = Neverbovat nikoho

paladins-commission-ask = Kam pošleš misionáře?
    .note = Políčko tě hned odmění a zůstane obsazené.
paladins-commission-option = { $it }
paladins-commission-pass = Vynechat

paladins-garrison-ask = Kde postavíš tvrz?
    .note = Políčko tě hned odmění a zůstane obsazené.
paladins-garrison-option = { $it }
paladins-garrison-pass = Vynechat

paladins-absolve-ask = Na které políčko přesuneš džbán?
    .note = Odmění tě hned a jiný džbán už tam nepatří.
paladins-absolve-option = { $it }
paladins-absolve-pass = Vynechat

paladins-attack-ask = Na koho zaútočíš?
    .note = Chybějící sílu si najmeš: mince za 2, zaokrouhleno nahoru.
paladins-attack-option = { $it }
paladins-attack-pass = Vynechat

paladins-convert-ask = Koho obrátíš na víru?
    .note = Karta dá sílu hned a body na konci.
paladins-convert-option = { $it }
paladins-convert-pass = Vynechat

paladins-discard-ask = Kolik podezření odhodíš?
    .note = Nejnovější jdou první.
paladins-discard-option = { $it }
paladins-discard-pass = Vynechat

paladins-choose-ask = Co z toho si vybereš?
    .note = Jednu možnost; co by ti nic nepřineslo, je zavřené.
paladins-choose-option = { $it }
paladins-choose-pass = Vynechat

paladins-inquisition-ask = Který z tvých měšťanů teď zasáhne?
    .note = Než se rozdají dluhy, smí každý zasáhnout jednou.
paladins-inquisition-option = { $it }
paladins-inquisition-pass = Už nikdo

paladins-keep-ask = Které tři poddané si necháš?
    .note = Všichni ostatní se vrátí do zásoby.
paladins-keep-option = { $it }
paladins-keep-pass = Vynechat

## Log

paladins-log-round =
    Začíná { $n }. kolo. První { $me ->
        [yes] jsi na řadě ty
       *[no] je na řadě { $who }
    }.
paladins-log-order = Odkrývá se královský rozkaz: { $card }.
paladins-log-kings-favour = Odkrývá se královská přízeň: { $card }.
paladins-log-chose = Paladinové jsou vybraní.
paladins-log-rides =
    { $me ->
        [yes] Odhaluješ
       *[no] { $who } odhaluje
    } paladina: { $paladin }.
paladins-log-tavern =
    { $me ->
        [yes] Bereš si
       *[no] { $who } si bere
    } kartu krčmy: { $card }.
paladins-log-acts =
    { $me ->
        [yes] Provádíš
       *[no] { $who } provádí
    } akci { $action }{ paladins-price }.
paladins-log-gained =
    { $me ->
        [yes] Získáváš
       *[no] { $who } získává
    } { $it }.
paladins-log-workshop =
    { $me ->
        [yes] Pokládáš
       *[no] { $who } pokládá
    } dílnu na { $action } a { $me ->
        [yes] získáváš
       *[no] získává
    } { $it }.
paladins-log-dismissed =
    { $me ->
        [yes] Posíláš
       *[no] { $who } posílá
    } na výpravu { $card }.
paladins-log-joined =
    { $me ->
        [yes] Bereš do své družiny { $card }
       *[no] { $who } bere do družiny { $card }
    }.
paladins-log-cleared =
    Modlitbou { $me ->
        [yes] uvolňuješ
       *[no] { $who } uvolňuje
    } { $action }.
paladins-log-monk =
    { $me ->
        [yes] Vysíláš
       *[no] { $who } vysílá
    } misionáře { $square }.
paladins-log-outpost =
    { $me ->
        [yes] Posíláš
       *[no] { $who } posílá
    } tvrz { $square }.
paladins-log-wall =
    { $me ->
        [yes] Stavíš
       *[no] { $who } staví
    } { $n }. hradby, { $wall }.
paladins-log-jar =
    { $me ->
        [yes] Přesouváš
       *[no] { $who } přesouvá
    } { $n }. džbán.
paladins-log-attacked =
    { $me ->
        [yes] Napadáš
       *[no] { $who } napadá
    } { $card }.
paladins-log-converted =
    { $me ->
        [yes] Obracíš
       *[no] { $who } obrací
    } na víru { $card }.
paladins-log-favour =
    { $me ->
        [yes] Využíváš
       *[no] { $who } využívá
    } královskou přízeň: { $favour }.
paladins-log-debt =
    { $me ->
        [yes] Bereš si
       *[no] { $who } si bere
    } { $n ->
        [one] { $n } dluh
        [few] { $n } dluhy
       *[other] { $n } dluhů
    }.
paladins-log-paid-debt =
    { $me ->
        [yes] Splácíš
       *[no] { $who } splácí
    } dluh.
paladins-log-cancelled =
    { $me ->
        [yes] Vracíš
       *[no] { $who } vrací
    } nesplacený dluh.
paladins-log-suspicion =
    { $me ->
        [yes] Dobíráš
       *[no] { $who } dobírá
    } podezření { $n ->
        [0] bez daně
       *[other] s daní { $n }
    }.
paladins-log-no-suspicion =
    { $me ->
        [yes] Nedobíráš
       *[no] { $who } nedobírá
    } podezření: žádné nezbývá.
paladins-log-discarded =
    { $me ->
        [yes] Odhazuješ
       *[no] { $who } odhazuje
    } { $n } podezření.
paladins-log-tax =
    { $me ->
        [yes] Bereš si
       *[no] { $who } si bere
    } z daní { $n ->
        [one] { $n } minci
        [few] { $n } mince
       *[other] { $n } mincí
    }.
paladins-log-inquisition = Koná se Inkvizice.
paladins-log-used =
    { $me ->
        [yes] Využíváš
       *[no] { $who } využívá
    } při Inkvizici měšťana: { $card }.
paladins-log-innocent = Podezření nemá nikdo, a dluh tedy také ne.
paladins-log-guilty =
    { $me ->
        [yes] Máš nejvíc podezření a bereš si
       *[no] { $who } má nejvíc podezření a bere si
    } dluh.
paladins-log-refilled =
    Zásoba daní se doplňuje na { $n ->
        [one] { $n } minci
        [few] { $n } mince
       *[other] { $n } mincí
    }.
paladins-log-passed =
    { $me ->
        [yes] Pasuješ
       *[no] { $who } pasuje
    }{ $n ->
        [0] {""}
        [one] {" "}a { $n } poddaný zůstává
        [few] {" "}a { $n } poddaní zůstávají
       *[other] {" "}a { $n } poddaných zůstává
    }.
paladins-log-left = Nikdo nenaverboval { $card }: karta se odhazuje.
paladins-log-moved-on = Nikdo si netroufl na { $card }: karta se odhazuje.
paladins-log-ended = Sedm kol je za námi: hra končí.

## Solo log: what the opponent does, and why

paladins-log-marker =
    Ukazatel surovin se posouvá o { $n ->
        [one] { $n } pole
        [few] { $n } pole
       *[other] { $n } polí
    } na pole { $to }.
paladins-log-wrapped = Ukazatel začíná znovu zleva a zvyšuje vlastnost virtuálního hráče: { $attribute }.
paladins-log-solo-workshop = Dílna virtuálního hráče se z rozkazu stěhuje k jeho akci: { $action }.
paladins-log-solo-scheme-joins = K odhozeným intrikám virtuálního hráče přibývá královská přízeň.
paladins-log-solo-tavern =
    Na kartě, která v krčmě zbyla ({ $card }), { $n ->
        [one] je { $n } zločinec
        [few] jsou { $n } zločinci
       *[other] je { $n } zločinců
    }: podezření padá na virtuálního hráče.
paladins-log-solo-scheme =
    Virtuální hráč odkrývá intriku: { $scheme }. { $left ->
        [one] V balíčku zbývá { $left } karta.
        [few] V balíčku zbývají { $left } karty.
       *[other] V balíčku zbývá { $left } karet.
    }
paladins-log-solo-new-deck =
    Do nového balíčku se míchá { $n ->
        [one] { $n } intrika
        [few] { $n } intriky
       *[other] { $n } intrik
    }.
paladins-log-solo-order = { $place }. rozkaz, { $card }, ještě nesplnil: { $have } z { $need }.
paladins-log-solo-order-again = { $place }. rozkaz, { $card }, už splnil ({ $have } z { $need }), ale zkouší ho znovu.
paladins-log-solo-closed = { $action } nejde: { $why }.
paladins-log-solo-fallback = Místo toho provede první možnou akci horní řady zleva: { $action }.
paladins-log-solo-enough =
    { $action } vyžaduje { $need ->
        [one] { $need } poddaného
        [few] { $need } poddané
       *[other] { $need } poddaných
    }{ $workshops ->
        [0] {""}
        [one] {" "}({ $workshops } dílna)
        [few] {" "}({ $workshops } dílny)
       *[other] {" "}({ $workshops } dílen)
    }; k dispozici má { $have }.
paladins-log-solo-points = Ukazatel surovin míří na { $place }. místo.
paladins-log-solo-skips = { $place }. místo: { $why }.
paladins-log-solo-picks = Bere kartu na { $place }. místě.
paladins-log-solo-square = Nejmilejší odměna: { $reward }, nejvíc vlevo { $square }.
paladins-log-solo-square-instead = Milejší odměna není v dosahu ({ $missing }), proto { $reward }, nejvíc vlevo { $square }.
paladins-log-solo-leftmost = Z možností bere tu nejvíc vlevo, která mu k něčemu je: { $offer }.
paladins-log-solo-workers =
    Virtuální hráč získává { $n ->
        [one] { $n } poddaného
        [few] { $n } poddané
       *[other] { $n } poddaných
    }.
paladins-log-solo-freed =
    Na pravé straně své desky uvolňuje { $n ->
        [one] { $n } akční pole
        [few] { $n } akční pole
       *[other] { $n } akčních polí
    }.
paladins-log-solo-nothing-to-free = Na pravé straně jeho desky nikdo není, a tak místo toho získá poddaného.
paladins-log-solo-no-suspicion = Nemá podezření, které by odhodil: místo toho jde 1 mince z daní do společné zásoby.
paladins-log-solo-no-debt = Nemá nesplacený dluh, který by odhodil: místo toho jde 1 mince z daní do společné zásoby.
paladins-log-solo-tax =
    Virtuální hráč vrací z daní do společné zásoby { $n ->
        [one] { $n } minci
        [few] { $n } mince
       *[other] { $n } mincí
    }.
paladins-log-solo-jar = Virtuální hráč otáčí { $n }. džbán.
paladins-log-solo-rests =
    Virtuální hráč odpočívá a pasuje. { $n ->
        [0] Nezbyl mu žádný poddaný.
        [one] Zbyl mu { $n } poddaný.
        [few] Zbyli mu { $n } poddaní.
       *[other] Zbylo mu { $n } poddaných.
    }
paladins-log-solo-out = Virtuálnímu hráči došli poddaní: toto kolo pro něj končí.

## Why the solo opponent cannot do something (after a colon)

paladins-solo-why-used = akční pole je obsazené
paladins-solo-why-workers = má { $have } z { $need } potřebných poddaných
paladins-solo-why-seven = sedmkrát už stačilo
paladins-solo-why-faith = víra { $have } z { $need }
paladins-solo-why-strength = síla { $have } z { $need }
paladins-solo-why-influence = vliv { $have } z { $need }
paladins-solo-why-square = žádné políčko není volné
paladins-solo-why-no-debt = volná jsou jen políčka na splacení dluhu a žádný splatit nepotřebuje
paladins-solo-why-no-wall = karty hradeb došly
paladins-solo-why-no-outsider = žádný cizinec nezbyl
paladins-solo-why-no-townsfolk = žádný měšťan nezbyl
paladins-solo-why-favour-used = žádná odhalená přízeň není volná
paladins-solo-why-gone = karta už je pryč
paladins-solo-why-taken = leží tam poddaný
paladins-solo-why-sealed = zatím zakryto

## What the solo opponent likes about a square

paladins-solo-reward-free-recruit = verbování zdarma
paladins-solo-reward-pay-debt = splacení dluhu
paladins-solo-reward-pray = modlitba zdarma
paladins-solo-reward-two-workers = 2 poddaní
paladins-solo-reward-one-worker = 1 poddaný
paladins-solo-reward-coin = 2 mince
paladins-solo-reward-discard-suspicion = odhození podezření
paladins-solo-rewards = { $one }, { $more }

## Why something cannot be done (.title: the same in a few words)

paladins-why-used = Na tomto akčním poli už leží tví poddaní; uvolnila by ho modlitba.
    .title = V tomto kole už použité
paladins-why-favour-used = Na této královské přízni leží poddaný až do konce kola.
    .title = V tomto kole už použitá
paladins-why-workers = Nemáš poddané, kteří by sem pasovali.
    .title = Poddaní nepasují
paladins-why-two = Do družiny jsou potřeba dva poddaní a jeden z nich bojovník nebo zločinec.
    .title = Chce to dva, i bojovníka
paladins-why-coins =
    Stojí to { $need ->
        [one] { $need } minci
        [few] { $need } mince
       *[other] { $need } mincí
    } a máš { $have }.
    .title =
        Mince { $have } { $need ->
            [2] ze
            [3] ze
            [4] ze
            [7] ze
            [12] ze
           *[other] z
        } { $need }
paladins-why-provisions =
    Stojí to { $need ->
        [one] { $need } proviant
        [few] { $need } provianty
       *[other] { $need } proviantů
    } a máš { $have }.
    .title =
        Proviant { $have } { $need ->
            [2] ze
            [3] ze
            [4] ze
            [7] ze
            [12] ze
           *[other] z
        } { $need }
paladins-why-hire =
    Nahradit chybějící sílu stojí { $need ->
        [one] { $need } minci
        [few] { $need } mince
       *[other] { $need } mincí
    } a máš { $have }.
    .title =
        Mince { $have } { $need ->
            [2] ze
            [3] ze
            [4] ze
            [7] ze
            [12] ze
           *[other] z
        } { $need }
paladins-why-faith = Je třeba víra { $need } a tvoje je { $have }.
    .title =
        Víra { $have } { $need ->
            [2] ze
            [3] ze
            [4] ze
            [7] ze
            [12] ze
           *[other] z
        } { $need }
paladins-why-strength = Je třeba síla { $need } a tvoje je { $have }.
    .title =
        Síla { $have } { $need ->
            [2] ze
            [3] ze
            [4] ze
            [7] ze
            [12] ze
           *[other] z
        } { $need }
paladins-why-influence = Je třeba vliv { $need } a tvůj je { $have }.
    .title =
        Vliv { $have } { $need ->
            [2] ze
            [3] ze
            [4] ze
            [7] ze
            [12] ze
           *[other] z
        } { $need }
paladins-why-seven = Tuto akci už máš za sebou sedmkrát.
    .title = Sedmkrát a dost
paladins-why-square = Žádné políčko není volné.
    .title = Není volné políčko
paladins-why-taken = Na tomto políčku už stojí misionář nebo tvrz.
    .title = Políčko je obsazené
paladins-why-jar = Na tomto políčku už leží džbán.
    .title = Políčko je obsazené
paladins-why-workshops = Všechny tvé dílny už leží na desce.
    .title = Nezbývá žádná dílna
paladins-why-no-townsfolk = V nabídce není žádný měšťan.
    .title = Není koho verbovat
paladins-why-no-debt-here = Na dluh jsou jen dva měšťané nejvíc vlevo.
    .title = Na dluh to nejde
paladins-why-nothing-to-clear = Na žádném jiném tvém akčním poli neleží poddaní.
    .title = Není co uvolnit
paladins-why-no-wall = Žádná karta hradeb nezbývá.
    .title = Nezbývá karta hradeb
paladins-why-no-outsider = V nabídce není žádný cizinec.
    .title = Není tu cizinec
paladins-why-suspicions = Na tohoto měšťana počet tvých podezření nevychází.
    .title = Nevychází počet podezření
paladins-why-no-debt = Nemáš žádný nesplacený dluh.
    .title = Není co splácet
paladins-why-no-suspicion = Nemáš žádné podezření.
    .title = Není co odhodit
paladins-why-top = Tato vlastnost už je na konci své stupnice.
    .title = Už je na konci
paladins-why-no-workshop = Všechny tvé dílny už leží na desce.
    .title = Nezbývá žádná dílna

## Price and gain on the buttons: a thing, its sign and its number

paladins-hint-coin = mince { $coin }
paladins-hint-provision = proviant { $provision }
paladins-hint-labourer = nádeníci { $labourer }
paladins-hint-scout = zvědové { $scout }
paladins-hint-merchant = kupci { $merchant }
paladins-hint-fighter = bojovníci { $fighter }
paladins-hint-cleric = kněží { $cleric }
paladins-hint-criminal = zločinci { $criminal }
paladins-hint-workers = poddaní { $workers }
paladins-hint-faith = víra { $faith }
paladins-hint-strength = síla { $strength }
paladins-hint-influence = vliv { $influence }
paladins-hint-suspicion = podezření { $suspicion }
paladins-hint-debt = dluhy { $debt }
paladins-hint-boost-faith = víra { $faith } v tomto kole
paladins-hint-boost-strength = síla { $strength } v tomto kole
paladins-hint-boost-influence = vliv { $influence } v tomto kole
paladins-hint-tax = mince z daní { $coin }
paladins-hint-discard-suspicion = podezření až { $suspicion }
paladins-hint-pay-debt = nesplacené dluhy { $debt }, splacením
paladins-hint-cancel-debt = nesplacené dluhy { $debt }, zrušením
paladins-hint-until-paid = { $points } VB, dokud nesplatíš
paladins-hint-pray = modlitba zdarma
paladins-hint-free-recruit = verbování zdarma
paladins-hint-free-develop = rozvoj zdarma
paladins-hint-inquisition = poslední daň: přijde Inkvizice
paladins-hint-points = teď { $points } VB ({ $ability })
paladins-hint-back = zpět do zásoby: { $crew }
paladins-hint-needs-one = { $action } pak chce 1 poddaného
paladins-hint-needs-two = { $action } pak chce 2 poddané

## The score sheet

paladins-score-orders = Královské rozkazy
paladins-score-faith = Víra
paladins-score-strength = Síla
paladins-score-influence = Vliv
paladins-score-develop = Rozvoj
paladins-score-commission = Misie
paladins-score-fortify = Opevnění
paladins-score-garrison = Posádka
paladins-score-absolve = Odpustek
paladins-score-walls = Karty hradeb
paladins-score-outsiders = Cizinci
paladins-score-debts = Dluhy
paladins-score-goods = Mince a proviant

## How it ended ($who: the winner, or all who share the victory)

paladins-end-points = Vítězí { $who }: nejvíc bodů.
paladins-end-tie-break = Při shodě bodů vítězí { $who }.
paladins-end-shared = Shoda až do konce: vítězí { $who }.
paladins-end-solo = Vítězí virtuální hráč.

## Chapters of the Law whose heading is no clause

paladins-law-components = Herní materiál
paladins-law-setup = Příprava hry
paladins-law-round = Kolo
paladins-law-paladin = Paladinové
paladins-law-actions = Akce
paladins-law-hunt = Lov
paladins-law-trade = Obchod
paladins-law-suspicion = Podezření
paladins-law-tax = Daně
paladins-law-debt = Dluhy
paladins-law-outsider = Cizinci
paladins-law-townsfolk = Měšťané
paladins-law-icons = Ikony

## The game in two minutes (.text: at most 35 words, .law: the clause that says it all)

paladins-learn-goal = Služ králi, sbírej slávu
    .text = Po sedmi kolech vyhrává, kdo má nejvíc vítězných bodů. Nosí je tvrze, hradby, misionáři a cizinci a také vysoká víra, síla a vliv.
    .law = goal.3
paladins-learn-turn = Paladin a šest poddaných
    .text = Každé kolo zvol jednoho ze tří paladinů: dá ti dva poddané, vyšší vlastnosti a schopnost na toto kolo. Karta krčmy přidá další čtyři poddané.
    .law = round.4
paladins-learn-deeds = Poddaní na tvé desce
    .text = Tah je jedna akce: na její políčka položíš poddané. Barevné políčko chce svůj druh, průhledné kohokoli. Levá strana sbírá, pravá boduje.
    .law = actions.1
paladins-learn-fight = Cizinci před branami
    .text = Zemi chrání hradby a tvrze. Silou na cizince zaútočíš a hned získáš odměnu; vírou ho obrátíš a dostaneš body na konci.
    .law = attack.4
paladins-learn-special = Hříchy něco stojí
    .text = Každý získaný zločinec přinese podezření. Když zmizí poslední mince daní, přijde Inkvizice: kdo má nejvíc podezření, dostane dluh.
    .law = suspicion.1
paladins-learn-end = Vůle králova
    .text = Tři královské rozkazy říkají, co si král žádá: 4, 6 a 8 bodů pro každého, kdo je do konce splní. Pozdější královské přízně otevřou nové akce pro toho, kdo přijde první.
    .law = order.1
