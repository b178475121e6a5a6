### Tiny Epic Kingdoms: the words of the game, in English.
### The same keys and attributes stand in en.ftl, cs.ftl and pl.ftl.

## Title

tek-title = Tiny Epic Kingdoms
tek-tagline = Small maps, sharp elbows. Patrol, build, learn magic.

## Nations (.of: home of ..., .ins: instrumental, .with: war with ...)

tek-nation-orcs = Orcs
    .of = the Orcs
    .ins = the Orcs
    .with = with the Orcs
tek-nation-dwarves = Dwarves
    .of = the Dwarves
    .ins = the Dwarves
    .with = with the Dwarves
tek-nation-humans = Humans
    .of = the Humans
    .ins = the Humans
    .with = with the Humans
tek-nation-elves = Elves
    .of = the Elves
    .ins = the Elves
    .with = with the Elves
tek-nation-goblins = Goblins
    .of = the Goblins
    .ins = the Goblins
    .with = with the Goblins
tek-nation-dark-elves = Dark Elves
    .of = the Dark Elves
    .ins = the Dark Elves
    .with = with the Dark Elves
tek-nation-merfolk = Merfolk
    .of = the Merfolk
    .ins = the Merfolk
    .with = with the Merfolk
tek-nation-centaurs = Centaurs
    .of = the Centaurs
    .ins = the Centaurs
    .with = with the Centaurs
tek-nation-lizardfolk = Lizardfolk
    .of = the Lizardfolk
    .ins = the Lizardfolk
    .with = with the Lizardfolk
tek-nation-halflings = Halflings
    .of = the Halflings
    .ins = the Halflings
    .with = with the Halflings
tek-nation-undead = Undead
    .of = the Undead
    .ins = the Undead
    .with = with the Undead
tek-nation-valkyries = Valkyries
    .of = the Valkyries
    .ins = the Valkyries
    .with = with the Valkyries
tek-nation-shapeshifters = Shapeshifters
    .of = the Shapeshifters
    .ins = the Shapeshifters
    .with = with the Shapeshifters

## Abilities: the text of a magic level on the nation card

tek-ability-orcs-1 = You win every tie of numbers in war, as attacker or defender.
tek-ability-orcs-2 = In war you may also pay with food; each food is worth 1.
tek-ability-orcs-3 = Your war number costs you 1 less.
tek-ability-orcs-4 = After the dice are revealed you may spend 1 more resource to add its war value to your number, even past 11.
tek-ability-orcs-5 = At the end: +2 VP if no other player has a figure in your home territory.
tek-ability-dwarves-1 = Another player who builds up to the tower level your token is on pays 1 ore more.
tek-ability-dwarves-2 = When you Patrol or Quest into the mountains, gain 1 ore.
tek-ability-dwarves-3 = Building costs you 1 ore less (never below 0).
tek-ability-dwarves-4 = When the chosen action is Trade you may Build instead.
tek-ability-dwarves-5 = At the end: +1 VP if your tower is the highest or tied for highest.
tek-ability-humans-1 = When the chosen action is Research you may Trade instead.
tek-ability-humans-2 = When you Trade, gain 1 more of the resource you receive.
tek-ability-humans-3 = Your war number costs you 2 less if you pay with one kind of resource only.
tek-ability-humans-4 = When you collect, gain 1 more food if one of your figures is next to water or a river.
tek-ability-humans-5 = At the end: +1 VP for each kind of resource of which you have at least 4.
tek-ability-elves-1 = If you show the flag and your opponent a number, the opponent loses 2 resources.
tek-ability-elves-2 = When you form an alliance, the other player gains 1 resource of their choice.
tek-ability-elves-3 = When you form an alliance, you gain 1 resource of your choice.
tek-ability-elves-4 = Nobody can break an alliance with you; you still can.
tek-ability-elves-5 = At the end: +1 VP for each region you share with an ally (at most 3).
tek-ability-goblins-1 = When you Patrol you may move two different figures, one step each.
tek-ability-goblins-2 = A retreat costs you 1 food in all, however many figures you have.
tek-ability-goblins-3 = Your war number costs 1 less for each other figure of yours next to the contested region (at most 2).
tek-ability-goblins-4 = You may Expand into an empty region next to one of your figures.
tek-ability-goblins-5 = At the end: +1 VP with 6 figures in play, +2 VP with 7 (not counting the ruins).
tek-ability-dark-elves-1 = When you Patrol or Quest into a forest, gain 1 mana.
tek-ability-dark-elves-2 = In a forest your war number costs you 2 less.
tek-ability-dark-elves-3 = When you collect, gain 1 more mana if you have figures in at least two forests.
tek-ability-dark-elves-4 = For your Quests every forest counts as lying on the outer edge.
tek-ability-dark-elves-5 = At the end: +1 VP for each forest with a figure of yours (at most 3).
tek-ability-merfolk-1 = Rivers do not stop your Patrols and retreats.
tek-ability-merfolk-2 = Your figures may enter water and stay there; water you hold gives you 1 food when you collect.
tek-ability-merfolk-3 = In water or next to it your war number costs you 1 less.
tek-ability-merfolk-4 = For your Quests water and every region next to it count as lying on the outer edge.
tek-ability-merfolk-5 = At the end: +1 VP for each of your figures in water or next to it (at most 3).
tek-ability-centaurs-1 = When you Patrol, the figure may go two steps if it can enter the first region without a war.
tek-ability-centaurs-2 = When you Patrol or Quest into plains, gain 1 food.
tek-ability-centaurs-3 = When Patrol is chosen you may Quest instead, and the other way round.
tek-ability-centaurs-4 = A retreat costs you no food.
tek-ability-centaurs-5 = At the end: +1 VP for each territory but your home where you have a figure (at most 3).
tek-ability-lizardfolk-1 = A retreat costs you 2 food less (never below 0).
tek-ability-lizardfolk-2 = Your figures may enter crags and stay there; crags you hold give you 1 ore when you collect.
tek-ability-lizardfolk-3 = When you defend, your war number costs you 1 less.
tek-ability-lizardfolk-4 = After you lose a war, gain 1 resource of your choice.
tek-ability-lizardfolk-5 = At the end: +1 VP for each of your figures in the mountains or on crags (at most 3).
tek-ability-halflings-1 = Expanding costs you 1 food less (never below 1).
tek-ability-halflings-2 = When you collect, gain 1 more food if you have a figure on plains.
tek-ability-halflings-3 = When you defend a region of your home territory, your war number costs you 2 less.
tek-ability-halflings-4 = When the chosen action is Trade you may Expand instead.
tek-ability-halflings-5 = At the end: +2 VP if you have figures in at least four regions of your home territory.
tek-ability-undead-1 = When you win a war and the beaten figure leaves play, gain 1 resource of your choice.
tek-ability-undead-2 = When you Expand, mana may replace food one for one.
tek-ability-undead-3 = When you lose a war you pay only half of your war number, rounded up.
tek-ability-undead-4 = When you win a war and the beaten figure leaves play, you may add a figure there for free.
tek-ability-undead-5 = At the end: +1 VP for each opponent with fewer figures in play than you (at most 3).
tek-ability-valkyries-1 = When you win a war as the attacker, gain 1 resource of your choice.
tek-ability-valkyries-2 = When you attack, your war number costs you 1 less.
tek-ability-valkyries-3 = Your Patrols and retreats may fly over one river, water or crags.
tek-ability-valkyries-4 = You may retreat to any free region of that territory, not only to an adjacent one.
tek-ability-valkyries-5 = At the end: +1 VP for each of your figures in other players' home territories (at most 3).
tek-ability-shapeshifters-1 = When you collect, you may take one of the resources as another kind.
tek-ability-shapeshifters-2 = When you Build, Research or Expand, you may pay up to 2 of the cost with other resources.
tek-ability-shapeshifters-3 = After the dice are revealed you may change your number by 1, up or down, if you can pay it.
tek-ability-shapeshifters-4 = Now, and whenever the shields are cleared, choose an opponent: you also have their nation's level 1.
tek-ability-shapeshifters-5 = At the end: +1 VP for each opponent's figure in your home territory (at most 3).

## Territories (.in: in ..., .into: to ..., .from: from ...)

tek-territory-plebejsko = Plebeia
    .in = in Plebeia
    .into = to Plebeia
    .from = from Plebeia
tek-territory-aughmoore = Aughmoore
    .in = in Aughmoore
    .into = to Aughmoore
    .from = from Aughmoore
tek-territory-vrtichvostan = Tailtwistan
    .in = in Tailtwistan
    .into = to Tailtwistan
    .from = from Tailtwistan
tek-territory-pocemburg = Pocemburg
    .in = in Pocemburg
    .into = to Pocemburg
    .from = from Pocemburg
tek-territory-anarchistan = Anarchistan
    .in = in Anarchistan
    .into = to Anarchistan
    .from = from Anarchistan
tek-territory-tul-grund = Tül’Grund
    .in = in Tül’Grund
    .into = to Tül’Grund
    .from = from Tül’Grund
tek-territory-elan = Elan
    .in = in Elan
    .into = to Elan
    .from = from Elan
tek-territory-tutenstan = Tutenstan
    .in = in Tutenstan
    .into = to Tutenstan
    .from = from Tutenstan
tek-territory-galson = Galson
    .in = in Galson
    .into = to Galson
    .from = from Galson
tek-territory-parohan = Antleran
    .in = in Antleran
    .into = to Antleran
    .from = from Antleran
tek-territory-hyperborcie = Hyperborcia
    .in = in Hyperborcia
    .into = to Hyperborcia
    .from = from Hyperborcia
tek-territory-zmatkansko = Muddlemark
    .in = in Muddlemark
    .into = to Muddlemark
    .from = from Muddlemark
tek-territory-intheoros = Intheoros
    .in = in Intheoros
    .into = to Intheoros
    .from = from Intheoros
tek-territory-morandrea = Morandrea
    .in = in Morandrea
    .into = to Morandrea
    .from = from Morandrea
tek-territory-fionarria = Fionarria
    .in = in Fionarria
    .into = to Fionarria
    .from = from Fionarria
tek-territory-kdovikdesko = Whoknowswhere
    .in = in Whoknowswhere
    .into = to Whoknowswhere
    .from = from Whoknowswhere

## Terrain (.in: in the ..., .into: into the ..., .from: from the ..., .hint: what it gives)

tek-terrain-plains = Plains
    .in = on the plains
    .into = onto the plains
    .from = from the plains
    .hint = 1 food when you collect
tek-terrain-mountain = Mountain
    .in = in the mountains
    .into = into the mountains
    .from = from the mountains
    .hint = 1 ore when you collect
tek-terrain-forest = Forest
    .in = in the forest
    .into = into the forest
    .from = from the forest
    .hint = 1 mana when you collect
tek-terrain-capital = Capital
    .in = in the capital
    .into = into the capital
    .from = from the capital
    .hint = 2 VP at the end, shared 1
tek-terrain-ruins = Ruins
    .in = in the ruins
    .into = into the ruins
    .from = from the ruins
    .hint = any 1 resource; lost at the end
tek-terrain-water = Water
    .in = in the water
    .into = into the water
    .from = from the water
    .hint = nobody may enter
tek-terrain-crags = Crags
    .in = on the crags
    .into = onto the crags
    .from = from the crags
    .hint = nobody may enter

## Resources ($n: how many; .acc: the same as an object, .name: the bare name)

tek-resource-food =
    { $n ->
        [one] { $n } food
       *[other] { $n } food
    }
    .acc =
        { $n ->
            [one] { $n } food
           *[other] { $n } food
        }
    .name = food
tek-resource-ore =
    { $n ->
        [one] { $n } ore
       *[other] { $n } ore
    }
    .acc =
        { $n ->
            [one] { $n } ore
           *[other] { $n } ore
        }
    .name = ore
tek-resource-mana =
    { $n ->
        [one] { $n } mana
       *[other] { $n } mana
    }
    .acc =
        { $n ->
            [one] { $n } mana
           *[other] { $n } mana
        }
    .name = mana

## Actions

tek-action-patrol = Patrol
    .hint = one step on one territory
tek-action-quest = Quest
    .hint = from border to border
tek-action-build = Build
    .hint = ore: next tower level
tek-action-research = Research
    .hint = mana: next magic level
tek-action-expand = Expand
    .hint = food: one more figure
tek-action-trade = Trade
    .hint = swap one kind of resource

## Exploration tokens (.text: what it does)

tek-token-crown = Crown
    .text = Keep it: 2 VP at the end. Lose a war and the winner takes it.
tek-token-treasure = Treasure
    .text = Gain 2 resources of your choice at once.
tek-token-bandits = Bandits
    .text = Pay any 2 resources or return the figure to your supply.
tek-token-dragon-lair = Dragon’s lair
    .text = Win a war anywhere with a figure here and you may burn one level of the loser’s tower; the beaten figure may then flee without food.
tek-token-camp = Camp
    .text = Collecting here gives 2 of the resource instead of 1.
tek-token-fort = Fort
    .text = While you have a figure here, your war number costs 2 less when you attack.
tek-token-town = Town
    .text = With a figure here at the end you score 1 VP more.
tek-token-church = Church
    .text = If you have a figure here and would lose another in war, move it here instead; then the church is gone.
tek-token-blank = Blank
    .text = Nothing happens.

## Set-up options (.help: one sentence)

tek-option-nations = Nations
    .help = How the players come by their nations.
tek-option-nations-choose = Chosen
    .help = Each player picks a nation in turn.
tek-option-nations-random = Random
    .help = Each player is dealt a nation at random.
tek-option-sides = Territory sides
    .help = Who decides which side of a home territory is used.
tek-option-sides-choose = Chosen
    .help = Each player chooses a side, as in the rulebook.
tek-option-sides-random = Random
    .help = The side is drawn at random.
tek-option-tokens = Exploration tokens
    .help = Whether face-down tokens wait in the regions.
tek-option-tokens-no = Without
    .help = The basic game.
tek-option-tokens-yes = With
    .help = Sixteen tokens bring treasure, bandits and a dragon’s lair.
tek-option-order = Seating order
    .help = Who begins and in which order the players sit.
tek-option-order-given = As seated
    .help = The first seat begins.
tek-option-order-first-random = Random first player
    .help = The seats stay as they are and the first player is drawn.
tek-option-order-shuffled = Shuffled
    .help = The seats are shuffled before the game.
tek-option-tower = Tower points
    .help = How many points each tower level is worth.
tek-option-tower-usual = Rising
    .help = 1, 2, 3, 4, 6 and 8 points: high towers pay off.
tek-option-tower-plain = Plain
    .help = One point for each level, 1 to 6.
