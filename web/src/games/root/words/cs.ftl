### Slova stolu hry Root. Pravidla mají svá v src/regnum/games/root/words.

## Mapa

root-ui-setup = Příprava
root-ui-factions = Frakce
root-ui-hand = Ruka
root-ui-map = { $map }: dvanáct mýtin
root-ui-burrow = Nora
root-ui-ruled = vládne: { $faction }
root-ui-begins =
    { $n ->
        [one] Začíná zde { $n } možnost
        [few] Začínají zde { $n } možnosti
       *[other] Začíná zde { $n } možností
    }
root-ui-score = Počítadlo bodů
root-ui-supply = Vedle mapy


## Said elsewhere

root-rail-short-marquise = { root-faction-marquise.short }
root-rail-short-eyrie = { root-faction-eyrie.short }
root-rail-short-alliance = { root-faction-alliance.short }
root-rail-short-vagabond = { root-faction-vagabond.short }
root-rail-short-vagabond2 = { root-faction-vagabond2.short }
root-rail-short-lizard = { root-faction-lizard.short }
root-rail-short-riverfolk = { root-faction-riverfolk.short }
root-rail-short-duchy = { root-faction-duchy.short }
root-rail-short-corvid = { root-faction-corvid.short }
root-rail-vizier = { root-card-vizier }
root-rail-vizier-text = { root-card-vizier.text }
root-rail-hated = { root-piece-outcast.hated }
root-rail-outcast = { root-piece-outcast }

## Tabs and what every player has

root-rail-factions = Desky frakcí
root-rail-choose = Vyber zde
root-rail-in-supply = v zásobě
root-rail-draws =
    { $n ->
        [one] karta každý Večer
        [few] karty každý Večer
       *[other] karet každý Večer
    }
root-rail-crafted = vyrobeno
root-rail-coffins = v rakvích
root-rail-coalition = v koalici: { $faction }
root-rail-known = Známé karty v ruce
root-rail-done = hotovo
root-rail-vp = { $n } VB
root-rail-warriors =
    { $n ->
        [one] { $n } bojovník
        [few] { $n } bojovníci
       *[other] { $n } bojovníků
    }

## Hand and crafting

root-rail-your-hand = Tvá ruka
root-rail-hand-of = Veřejná ruka: { $faction }
root-rail-not-crafted = nevyrábí se
root-rail-craftable = lze vyrobit
root-rail-crafting = k výrobě
root-rail-crafting-suit = { $suit }: zbývá { $left } z { $all } k výrobě

## Marquise

root-rail-track = { $piece }: na mapě { $out }, zbývá { $left }; další stojí { $cost ->
        [one] { $cost } dřevo
        [few] { $cost } dřeva
       *[other] { $cost } dřev
    } a dá { $points } VB
root-rail-wood-out = dřevo na mapě, zbývá { $left }

## Automata

root-rail-automaton = Automat
root-rail-automaton-track = { $piece }: na mapě { $out }; řada boduje { $points }

## Eyrie

root-rail-leader = vůdce
root-rail-deposed = sesazený
root-rail-each-evening = VB každý Večer
root-rail-roosts = Hřady na mapě: { $n }; každý Večer +{ $points } VB

## Alliance

root-rail-bases = Základny
root-rail-base-out = { $suit }: základna je na mapě
root-rail-base-left = { $suit }: základna je na desce
root-rail-sympathy-next = další: { $cost ->
        [one] { $cost } Stoupenec
        [few] { $cost } Stoupenci
       *[other] { $cost } Stoupenců
    }, { $points } VB
root-rail-sympathy = Sympatie na mapě: { $n }; další stojí { $cost ->
        [one] { $cost } Stoupence
        [few] { $cost } Stoupence
       *[other] { $cost } Stoupenců
    } a dá { $points } VB

## Vagabond

root-rail-state-ready = připravený
root-rail-state-exhausted = použitý
root-rail-state-damaged = poškozený
root-rail-state-damaged-exhausted = poškozený a použitý
root-rail-relations = Vztahy
root-rail-relation = { $faction }: { $space }, pomoci v tomto tahu: { $n }
root-rail-aids = Pomoci v tomto tahu
root-rail-refreshes = obnoveno každý Rozbřesk
root-rail-item-limit = předmětů nejvýš
root-rail-aid-step = { $n }× pomoc: +{ $points } VB
root-rail-quest = vyložený úkol
root-rail-quests-done = Splněné úkoly

## Lizard Cult

root-rail-conspiracies = Spiknutí
root-rail-acolytes =
    { $n ->
        [one] stojí { $n } kultistu
        [few] stojí { $n } kultisty
       *[other] stojí { $n } kultistů
    }
root-rail-outcast-text = Spiknutí se provádějí na mýtinách Odpadlíka.
root-rail-gardens = { $suit }: zahrad na mapě { $n }, karta dá { $points } VB

## Riverfolk

root-rail-services = Služby
root-rail-price =
    { $n ->
        [one] stojí { $n } bojovníka
        [few] stojí { $n } bojovníky
       *[other] stojí { $n } bojovníků
    }
root-rail-posts = { $suit }: stanovišť na mapě { $n }, zbývá { $left }
root-rail-crafting-funds =
    { $n ->
        [one] { $n } zdroj vyrábí
        [few] { $n } zdroje vyrábějí
       *[other] { $n } zdrojů vyrábí
    }

## Duchy

root-rail-crowns =
    { $n ->
        [one] zbývá { $n } koruna
        [few] zbývají { $n } koruny
       *[other] zbývá { $n } korun
    }
root-rail-rank = { $cards } karty · +{ $n } VB
root-rail-minister-unswayed = neovlivněný
root-rail-minister-swayed = ovlivněný
root-rail-minister-used = ovlivněný, již jednal
root-rail-burrow-gain = +{ $n }
root-rail-draw-gain = +{ $n }
root-rail-citadels = Citadely na mapě: { $n }; bojovníků každý Rozbřesk: { $warriors }
root-rail-markets = Tržiště na mapě: { $n }; karet každý Večer: { $cards }
root-rail-in-burrow = v Noře, +{ $n } každý Rozbřesk
root-rail-tunnels =
    { $n ->
        [one] tunel zbývá
        [few] tunely zbývají
       *[other] tunelů zbývá
    }

## Corvids

root-rail-plots-left = Plány v zásobě
root-rail-plots-out = Plány na mapě
root-rail-plots = { $n } v zásobě
root-rail-face-down = lícem dolů, mýtina { $n }
root-rail-face-up = lícem nahoru, mýtina { $n }
root-rail-plot-cost =
    { $n ->
        [one] bojovník za další plán
        [few] bojovníci za další plán
       *[other] bojovníků za další plán
    }
root-rail-flip = VB za další otočení
root-rail-exerted = námaha

## Battle

root-rail-battle = Bitva na mýtině { $n }
root-rail-step-ambush = Přepadení
root-rail-step-roll = Hod
root-rail-step-extra = Navíc
root-rail-step-losses = Ztráty
root-rail-at-most = Hozené zásahy, nejvýš
root-rail-rolled = Hozené zásahy
root-rail-by-cards = Karty a schopnosti
root-rail-force = { $faction }: bojovníků { $n }
root-rail-high-attacker = vyšší útočníkovi, nižší obránci
root-rail-high-defender = vyšší obránci, nižší útočníkovi
root-rail-not-rolled = ještě nehozeno
root-rail-die = kostka: { $n }
root-rail-hits =
    { $n ->
        [one] { $n } zásah
        [few] { $n } zásahy
       *[other] { $n } zásahů
    }
root-rail-if-ambush = Zahraješ-li přepadení
root-rail-if-ambush-text = { $who } hned utrpí { $n ->
        [one] { $n } zásah
        [few] { $n } zásahy
       *[other] { $n } zásahů
    }, ty potom nejvýš { $most }.
root-rail-if-ambush-ends = { $who } utrpí { $n ->
        [one] { $n } zásah
        [few] { $n } zásahy
       *[other] { $n } zásahů
    }. Nebude-li přepadení zmařeno, bitva končí.
root-rail-if-kept = Když si ji necháš
root-rail-if-kept-text = Utrpíš až { $n ->
        [one] { $n } zásah
        [few] { $n } zásahy
       *[other] { $n } zásahů
    }; útočník získá { $points } VB.
root-ui-action = Akce { $n } z { $of }
root-ui-action-begun = Akce { $n } z { $of }, rozehraná
root-ui-no-action = Akce došly
root-ui-refreshes = Zbývá obnovit předmětů: { $n }

# The score sheet, by where points came from
root-score-own = Vlastní cesta a karty
root-score-removing = Odstraněné budovy a žetony
root-score-crafting = Vyrobené předměty
root-score-lost = Ztraceno
