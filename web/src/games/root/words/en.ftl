### Words of Root's table. The rules bring their own from src/regnum/games/root/words.

## Map

root-ui-setup = Set-up
root-ui-factions = Factions
root-ui-hand = Hand
root-ui-map = { $map }: twelve clearings
root-ui-burrow = Burrow
root-ui-ruled = ruler: { $faction }
root-ui-begins =
    { $n ->
        [one] { $n } choice begins here
       *[other] { $n } choices begin here
    }
root-ui-score = Score track
root-ui-supply = Beside the map

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

root-rail-factions = Faction boards
root-rail-choose = Choose here
root-rail-in-supply = in supply
root-rail-draws =
    { $n ->
        [one] card each Evening
       *[other] cards each Evening
    }
root-rail-crafted = crafted
root-rail-coffins = in coffins
root-rail-coalition = in coalition: { $faction }
root-rail-known = Known cards in hand
root-rail-done = done
root-rail-vp = { $n } VP
root-rail-warriors =
    { $n ->
        [one] { $n } warrior
       *[other] { $n } warriors
    }

## Hand and crafting

root-rail-your-hand = Your hand
root-rail-hand-of = Open hand: { $faction }
root-rail-not-crafted = not crafted
root-rail-craftable = can be crafted
root-rail-crafting = to craft with
root-rail-crafting-suit = { $suit }: { $left } of { $all } crafting pieces left

## Marquise

root-rail-track = { $piece }: { $out } on the map, { $left } left; the next costs { $cost } wood and scores { $points }
root-rail-wood-out = wood on the map, { $left } left

## Automata

root-rail-automaton = Automaton
root-rail-automaton-track = { $piece }: { $out } on the map; the track scores { $points }

## Eyrie

root-rail-leader = leader
root-rail-deposed = deposed
root-rail-each-evening = VP each Evening
root-rail-roosts = Roosts on the map: { $n }; each Evening { $points } points

## Alliance

root-rail-bases = Bases
root-rail-base-out = { $suit }: base on the map
root-rail-base-left = { $suit }: base on the board
root-rail-sympathy-next = next: { $cost ->
        [one] { $cost } supporter
       *[other] { $cost } supporters
    }, { $points } VP
root-rail-sympathy = Sympathy on the map: { $n }; the next costs { $cost ->
        [one] { $cost } supporter
       *[other] { $cost } supporters
    } and scores { $points }

## Vagabond

root-rail-state-ready = ready
root-rail-state-exhausted = exhausted
root-rail-state-damaged = damaged
root-rail-state-damaged-exhausted = damaged and exhausted
root-rail-relations = Relationships
root-rail-relation = { $faction }: { $space }, aided this turn: { $n }
root-rail-aids = Aids this turn
root-rail-refreshes = refreshed each Birdsong
root-rail-item-limit = items at most
root-rail-aid-step =
    { $n ->
        [one] { $n } aid: +{ $points } VP
       *[other] { $n } aids: +{ $points } VP
    }
root-rail-quest = open quest
root-rail-quests-done = Quests done

## Lizard Cult

root-rail-conspiracies = Conspiracies
root-rail-acolytes =
    { $n ->
        [one] costs { $n } acolyte
       *[other] costs { $n } acolytes
    }
root-rail-outcast-text = Conspiracies work in clearings of the Outcast.
root-rail-gardens = { $suit }: { $n } gardens on the map, a card scores { $points }

## Riverfolk

root-rail-services = Services
root-rail-price =
    { $n ->
        [one] costs { $n } warrior
       *[other] costs { $n } warriors
    }
root-rail-posts = { $suit }: { $n } trade posts on the map, { $left } left
root-rail-crafting-funds =
    { $n ->
        [one] { $n } fund crafts
       *[other] { $n } funds craft
    }

## Duchy

root-rail-crowns =
    { $n ->
        [one] { $n } crown left
       *[other] { $n } crowns left
    }
root-rail-rank = { $cards } cards · +{ $n } VP
root-rail-minister-unswayed = not swayed
root-rail-minister-swayed = swayed
root-rail-minister-used = swayed, has acted
root-rail-burrow-gain = +{ $n }
root-rail-draw-gain = +{ $n }
root-rail-citadels = Citadels on the map: { $n }; { $warriors } warriors each Birdsong
root-rail-markets = Markets on the map: { $n }; { $cards } cards each Evening
root-rail-in-burrow = in the Burrow, +{ $n } each Birdsong
root-rail-tunnels =
    { $n ->
        [one] tunnel left
       *[other] tunnels left
    }

## Corvids

root-rail-plots-left = Plots in supply
root-rail-plots-out = Plots on the map
root-rail-plots = { $n } in supply
root-rail-face-down = facedown in clearing { $n }
root-rail-face-up = faceup in clearing { $n }
root-rail-plot-cost =
    { $n ->
        [one] warrior for the next plot
       *[other] warriors for the next plot
    }
root-rail-flip = VP for the next flip
root-rail-exerted = exerted

## Battle

root-rail-battle = Battle in clearing { $n }
root-rail-step-ambush = Ambush
root-rail-step-roll = Roll
root-rail-step-extra = Extra hits
root-rail-step-losses = Losses
root-rail-at-most = Rolled hits, at most
root-rail-rolled = Rolled hits
root-rail-by-cards = Cards and abilities
root-rail-force = { $faction }: { $n } warriors
root-rail-high-attacker = higher to the attacker, lower to the defender
root-rail-high-defender = higher to the defender, lower to the attacker
root-rail-not-rolled = not rolled yet
root-rail-die = die: { $n }
root-rail-hits =
    { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }
root-rail-if-ambush = If you play the ambush
root-rail-if-ambush-text = Hits on { $who } now: { $n }. Then at most { $most } on you.
root-rail-if-ambush-ends = Hits on { $who }: { $n }. Unless foiled, the battle ends.
root-rail-if-kept = If you keep it
root-rail-if-kept-text = Up to { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    } on you; { $points } VP for them.
root-ui-action = Action { $n } of { $of }
root-ui-action-begun = Action { $n } of { $of }, under way
root-ui-no-action = No action left
root-ui-refreshes = Items to refresh: { $n }

# The score sheet, by where points came from
root-score-own = The faction’s way and cards
root-score-removing = Buildings and tokens removed
root-score-crafting = Items crafted
root-score-lost = Lost
