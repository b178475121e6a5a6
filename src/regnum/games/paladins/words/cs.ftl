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
