### Slova stolu Paladinů. Pravidla si nesou svá v src/regnum/games/paladins/words.

## Části stolu

paladins-ui-setup = Příprava
paladins-ui-round = { $n }. kolo ze 7
paladins-ui-rounds = Kola, královské rozkazy a přízně
paladins-ui-land = Kraj
paladins-ui-land-all = Regiony a cizinci
paladins-ui-sheet = Deska
paladins-ui-town = Město
paladins-ui-your-sheet = Tvá deska
paladins-ui-sheet-of = Deska: { $who }
paladins-ui-open-sheet = otevřít desku
paladins-ui-back = Zpět na mou
paladins-ui-opponent = Virtuální hráč
paladins-ui-lost = Vítězí virtuální hráč.
paladins-ui-yours = tvůj

## Slůvka

paladins-ui-or = nebo
paladins-ui-free = zdarma
paladins-ui-of =
    { $n } { $of ->
        [2] ze
        [3] ze
        [4] ze
        [7] ze
        [12] ze
       *[other] z
    } { $of }
paladins-ui-of-all =
    { $of ->
        [7] ze
       *[other] z
    } { $of }
paladins-ui-slot = místo { $n }
paladins-ui-taken = v tomto kole už pryč
paladins-ui-just-taken = právě vzal
paladins-ui-gone = pryč
paladins-ui-taken-short = pryč
paladins-ui-used = už použito
paladins-ui-clears = uvolní řádek
paladins-ui-region = Region { $n }
paladins-ui-reach = do regionu { $n }
paladins-ui-have =
    { $name } { $have } { $need ->
        [2] ze
        [3] ze
        [4] ze
        [7] ze
        [12] ze
       *[other] z
    } { $need }
paladins-ui-done =
    { $n ->
        [one] hotovo jednou
        [few] hotovo { $n }×
       *[other] hotovo { $n }×
    }

## Kola a daně

paladins-ui-order = Královský rozkaz
paladins-ui-order-points = { $n } VB na konci
paladins-ui-favour = Královská přízeň
paladins-ui-sealed = skryté do { $n }. kola
paladins-ui-sealed-short = skryto
paladins-ui-tax = Zásoba daní
paladins-ui-tax-text = Odtud se berou mince z daní. Jakmile zmizí poslední, nastává inkvizice.

## Karty

paladins-ui-townsfolk = Měšťan
paladins-ui-paladin = Paladin
paladins-ui-attacked = Za útok: { $gains }
paladins-ui-converted = Za obrácení: { $gains }
paladins-ui-attacked-short = Napadení
paladins-ui-converted-short = Obrácení
paladins-ui-sent = Na výpravě: { $gains }
paladins-ui-kept = V družině: { $gains }
paladins-ui-flag-faith = Misie a obrácení tu chtějí víru { $n }.
paladins-ui-flag-strength = Posádka a útok tu chtějí sílu { $n }.
paladins-ui-deck-townsfolk = Měšťané
paladins-ui-deck-outsiders = Cizinci
paladins-ui-deck-walls = Hradby
paladins-ui-deck-suspicions = Podezření

## Deska

paladins-ui-supply = Zásobování
paladins-ui-supply-text = poddaní a suroviny
paladins-ui-deeds = Činy
paladins-ui-deeds-text = jedna vlastnost je nutná, druhá se zvýší
paladins-ui-your-deeds = Tvé činy
paladins-ui-workshops = Dílny
paladins-ui-workshops-text = Každá položená ušetří u činu jednoho poddaného a jednoho ti odkryje.
paladins-ui-workshop-points = položeno { $n }, { $points } VB
paladins-ui-jars = Místa pro džbány
paladins-ui-jars-moved = Přesunuté džbány
paladins-ui-ladder = Pod každým místem stojí cena, nad posledními body.
paladins-ui-with-paladin = { $track } na stupnici, { $more } od paladina
paladins-ui-about-faith = Otevírá regiony misionářům a cizince obrácení.
paladins-ui-about-strength = Otevírá regiony tvrzím a cizince útoku.
paladins-ui-about-influence = Potřebuješ ho na hradby a džbány.

## Ruka a zásoby

paladins-ui-workers = Poddaní
paladins-ui-in-hand = { $n } k ruce
paladins-ui-hand-go = { $n } jde, { $stay } zůstane
paladins-ui-hand-keep = necháš si { $n } ze { $of }
paladins-ui-nobody = Nezbyl ti žádný poddaný.
paladins-ui-criminal = Hodí se na každé místo.
paladins-ui-stores = Zásoby
paladins-ui-coins = mince
paladins-ui-coins-text = Tři mince nebo provianty jsou na konci za 1 VB.
paladins-ui-provisions = proviant
paladins-ui-provisions-text = Platí se jím misionáři, hradby a tvrze.
paladins-ui-suspicions = podezření
paladins-ui-suspicions-text = Kdo jich má při inkvizici nejvíc, vezme si dluh.
paladins-ui-debts = dluhy
paladins-ui-debts-text = Nesplacený: { $unpaid } VB. Splacený: { $paid } VB; máš jich { $n }.
paladins-ui-paid = splaceno
paladins-ui-no-paladin-yet = Zatím s tebou nikdo nejede.

## Ostatní

paladins-ui-left =
    { $n ->
        [one] zbývá { $n } poddaný
        [few] zbývají { $n } poddaní
       *[other] zbývá { $n } poddaných
    }
paladins-ui-passed = mimo kolo, má { $n }
paladins-ui-choosing = vybírá
paladins-ui-chosen = vybráno
paladins-ui-monks = Misionáři
paladins-ui-walls = Hradby
paladins-ui-outposts = Tvrze

## Paladinové a krčma

paladins-ui-stage = Paladinové a krčma
paladins-ui-who-rides = Pojede?
paladins-ui-rides = Jede s tebou
paladins-ui-on-top = Navrch balíčku
paladins-ui-to-bottom = Dospod balíčku
paladins-ui-no-paladin = Vybírají se paladinové.
paladins-ui-tavern = Krčma
paladins-ui-tavern-text = každý si pak vezme kartu
paladins-ui-tavern-card = Karta krčmy

## Inkvizice

paladins-ui-inquisition = Inkvizice
paladins-ui-inquisition-short = Inkviz.
paladins-ui-inquisition-text = nejvíc podezření bere dluh

## Virtuální hráč

paladins-ui-level-easy = lehký
paladins-ui-level-standard = běžný
paladins-ui-level-hard = těžký
paladins-ui-scheme = Intrika
paladins-ui-schemes-left = v balíčku { $n }
paladins-ui-solo-waits = Čeká na svůj první tah.
paladins-ui-marker = Ukazatel
paladins-ui-solo-workers = Zbývá { $n } z { $of } poddaných
paladins-ui-older = Dřívější tahy
paladins-ui-workers-left = Zbývá poddaných: { $n }
