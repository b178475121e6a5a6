### Boards of the factions that the game plays.

root-auto-order = Order
root-auto-last-order = Last order
root-auto-turn = What it did in its last turn, and why
root-auto-waits = It has not had a turn yet.
root-auto-program = How it plays
root-auto-traits = Traits
root-auto-decree = Decree
root-auto-column =
    { $n ->
        [one] { $suit }: { $n } card
       *[other] { $suit }: { $n } cards
    }
root-auto-greatest = The most cards: one more hit in its battles
root-auto-ordered = scored by the order: { $suit }
root-auto-sympathy = { $piece }: { $out } on the map; the next token scores { $points }
root-auto-deeds = What its order makes it do, in turn
root-auto-in-clearing = in clearing { $n }
root-auto-in-forest = in a forest
root-auto-most-hits = hits at most
root-auto-extra-hit = when it attacks
root-auto-refreshes = refreshed in Evening
root-auto-mechanical-marquise-birdsong = Turns up the order; an item that it shows is crafted for 1 VP.
root-auto-mechanical-marquise-daylight = Battles in every ordered clearing, recruits where it rules, builds what the order says, moves all but three where most enemies are. Built nothing and five buildings at most: a new order.
root-auto-mechanical-marquise-evening = Scores the track of the ordered building, by a bird the best one.
root-auto-electric-eyrie-birdsong = Turns up the order, crafts its item for 1 VP and adds the card to the Decree. Without a roost it comes back with one.
root-auto-electric-eyrie-daylight = Columns from the left: all recruit, then all move, then all battle. Then a roost; if none can be built, turmoil.
root-auto-electric-eyrie-evening = Scores the roosts on the map.
root-auto-automated-alliance-birdsong = Turns up the order and crafts its item for 1 VP. Revolts for a base of the suit; else it spreads sympathy, twice with up to four tokens.
root-auto-automated-alliance-daylight = Spreads sympathy; by a bird it also revolts.
root-auto-automated-alliance-evening =
    Bases with { $n ->
        [one] { $n } warrior
       *[other] { $n } warriors
    } or more spread sympathy instead; then a warrior at every base.
root-auto-vagabot-birdsong = Turns up the order and crafts its item for 1 VP. With two undamaged items at most it slips into a forest.
root-auto-vagabot-daylight = Fox: explore, battle, special. Rabbit: battle, repair, special. Mouse: quest, aid, battle, repair. Bird: explore, quest, aid, battle.
root-auto-vagabot-evening = Refreshes items, repairs one, in a forest all.
