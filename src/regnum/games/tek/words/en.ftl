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
tek-ability-elves-1 = When you Trade, gain 1 more of the resource you receive.
tek-ability-elves-2 = In a forest your war number costs you 1 less.
tek-ability-elves-3 = When the chosen action is Trade you may Research instead.
tek-ability-elves-4 = When you collect, gain 1 more mana if you have figures in at least two forests.
tek-ability-elves-5 = At the end: +1 VP for each of your figures in a forest but the first (at most 2).
tek-ability-goblins-1 = When you Patrol you may move two different figures, one step each.
tek-ability-goblins-2 = Expanding costs you 1 food less (never below 1).
tek-ability-goblins-3 = Your war number costs 1 less for each other figure of yours next to the contested region (at most 2).
tek-ability-goblins-4 = You may Expand into an empty region next to one of your figures.
tek-ability-goblins-5 = At the end: +1 VP with 6 figures in play, +2 VP with 7 (not counting the ruins).
tek-ability-dark-elves-1 = In a forest your war number costs you 2 less.
tek-ability-dark-elves-2 = A retreat costs you 1 food in all, however many figures you have.
tek-ability-dark-elves-3 = For your Quests every forest counts as lying on the outer edge.
tek-ability-dark-elves-4 = When you collect, gain 1 more mana if you have figures in at least two forests.
tek-ability-dark-elves-5 = At the end: +1 VP for each forest with a figure of yours but the first (at most 2).
tek-ability-merfolk-1 = Rivers do not stop your Patrols and retreats.
tek-ability-merfolk-2 = In water or next to it your war number costs you 1 less.
tek-ability-merfolk-3 = Your figures may enter water and stay there; water you hold gives you 1 food when you collect.
tek-ability-merfolk-4 = For your Quests water and every region next to it count as lying on the outer edge.
tek-ability-merfolk-5 = At the end: +1 VP for each of your figures in water or next to it but the first two (at most 2).
tek-ability-centaurs-1 = When you Patrol or Quest into plains, gain 1 food.
tek-ability-centaurs-2 = When you collect, gain 1 more food if you have a figure on plains.
tek-ability-centaurs-3 = When Patrol is chosen you may Quest instead, and the other way round.
tek-ability-centaurs-4 = When you Patrol, the figure may go two steps if it can enter the first region without a war.
tek-ability-centaurs-5 = At the end: +1 VP for each territory but your home where you have a figure (at most 3).
tek-ability-lizardfolk-1 = A retreat costs you 2 food less (never below 0).
tek-ability-lizardfolk-2 = Your figures may enter crags and stay there; crags you hold give you 1 ore when you collect.
tek-ability-lizardfolk-3 = When you defend, your war number costs you 1 less.
tek-ability-lizardfolk-4 = After you lose a war, gain 1 resource of your choice.
tek-ability-lizardfolk-5 = At the end: +1 VP for each of your figures in the mountains or on crags but the first (at most 2).
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
tek-ability-valkyries-5 = At the end: +1 VP for each of your figures in other players' home territories (at most 2).
tek-ability-shapeshifters-1 = When you collect, you may take one of the resources as another kind.
tek-ability-shapeshifters-2 = When you Build, Research or Expand, you may pay up to 2 of the cost with other resources.
tek-ability-shapeshifters-3 = After the dice are revealed you may change your number by 1, up or down, if you can pay it.
tek-ability-shapeshifters-4 = Now, and whenever the shields are cleared, choose an opponent: you also have their nation's level 1.
tek-ability-shapeshifters-5 = At the end: +1 VP for each opponent's figure in your home territory but the first two (at most 2).

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

## Phases

tek-phase-setting-up = Setting up
tek-phase-choosing = Choosing the action
tek-phase-acting = Action: { $action }

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
tek-option-tower = Tower points
    .help = How many points each tower level is worth.
tek-option-tower-usual = Rising
    .help = 1, 2, 3, 4, 6 and 8 points: high towers pay off.
tek-option-tower-plain = Plain
    .help = One point for each level, 1 to 6.

## Regions: a terrain of a territory (.in, .into, .from as with terrain)

tek-region = { $terrain }{ $mark ->
        [none] {""}
       *[other] {" "}{ $mark }
    } of { $territory }
    .in = { $terrain }{ $mark ->
        [none] {""}
       *[other] {" "}{ $mark }
    } of { $territory }
    .into = { $terrain }{ $mark ->
        [none] {""}
       *[other] {" "}{ $mark }
    } of { $territory }
    .from = { $terrain }{ $mark ->
        [none] {""}
       *[other] {" "}{ $mark }
    } of { $territory }

## Bundles of resources, as the object of a sentence; parts that are zero are left out

tek-bundle-food =
    { $food ->
        [one] { $food } food
       *[other] { $food } food
    }
tek-bundle-ore =
    { $ore ->
        [one] { $ore } ore
       *[other] { $ore } ore
    }
tek-bundle-mana =
    { $mana ->
        [one] { $mana } mana
       *[other] { $mana } mana
    }
tek-bundle-nothing = nothing
tek-bundle =
    { $food ->
        [0] { $ore ->
                [0] { tek-bundle-mana }
               *[other] { $mana ->
                        [0] { tek-bundle-ore }
                       *[other] { tek-bundle-ore } and { tek-bundle-mana }
                    }
            }
       *[other] { $ore ->
                [0] { $mana ->
                        [0] { tek-bundle-food }
                       *[other] { tek-bundle-food } and { tek-bundle-mana }
                    }
               *[other] { $mana ->
                        [0] { tek-bundle-food } and { tek-bundle-ore }
                       *[other] { tek-bundle-food }, { tek-bundle-ore } and { tek-bundle-mana }
                    }
            }
    }

## Small nouns of the questions

tek-good-food = food
tek-good-ore = ore
tek-good-mana = mana
tek-deed-patrol = Patrol
tek-deed-quest = Quest
tek-deed-build = Build
tek-deed-research = Research
tek-deed-expand = Expand
tek-deed-trade = Trade
tek-deed-collect = Collect resources
tek-turn-down = 1 lower
tek-turn-up = 1 higher
tek-answer-no = No
tek-answer-yes = Yes

## Questions: -ask to the one asked (.note: one line under it), -option and -pass on the buttons

tek-side-ask = Which side will be your home?
    .note = Two sides of one card; your choice stays all game.
tek-side-option = { $it }
tek-side-pass = Pass

tek-nation-ask = Which nation will you lead?
    .note = Each has its own five levels of magic.
tek-nation-option = { $it }
tek-nation-pass = Pass

tek-start-ask = Where will your two figures start?
    .note = Both stand in one region of your home.
tek-start-option = { $it }
tek-start-pass = Pass

tek-stores-ask = How will you divide six resources?
    .note = For a first game: 3 food, 1 ore and 2 mana.
tek-stores-option = Take { $it }
tek-stores-pass = Pass

tek-bare-ask = Which region goes without a token?
    .note = Every other free region of your home gets one.
tek-bare-option = { $it }
tek-bare-pass = Pass

tek-choose-ask = Which action will you choose?
    .note = The others may take it too, or collect; you cannot collect.
tek-choose-option = { $it }
tek-choose-pass = Pass

tek-act-ask = { $about }: what will you do?
    .note = Whoever chose the action may also do nothing; the others may collect.
tek-act-option = { $it }
tek-act-pass = Do nothing

tek-patrol-ask = Which figure should patrol?
    .note = One step to the next region of the same territory.
tek-patrol-option = { $it }
tek-patrol-pass = No second figure

tek-patrol-to-ask = Where should your figure patrol?
    .note = One step { $about }.
tek-patrol-to-option = { $it }
tek-patrol-to-pass = Stay

tek-patrol-on-ask = Should your figure go one step further?
    .note = It is { $about } now and may stay there.
tek-patrol-on-option = { $it }
tek-patrol-on-pass = Stop here

tek-quest-ask = Which figure should set out on a quest?
    .note = It goes from the edge of one territory to the edge of another.
tek-quest-option = { $it }
tek-quest-pass = Stay

tek-quest-to-ask = Where should your quest lead?
    .note = It sets out { $about } to the edge of another territory.
tek-quest-to-option = { $it }
tek-quest-to-pass = Stay

tek-price-ask = { $about }: how will you pay?
    .note = Your nation may pay part of the price in another way.
tek-price-option = Pay { $it }
tek-price-pass = Do not pay

tek-expand-ask = Where will the new figure stand?
    .note = You pay food: 1 for each of your figures, the new one included.
tek-expand-option = { $it }
tek-expand-pass = Add no figure

tek-trade-ask = What will you trade?
    .note = One kind of resource for one other, as much as you like.
tek-trade-option = { $give } for { $get }
tek-trade-pass = Trade nothing

tek-trade-n-ask = How much { $give } will you trade for { $get }?
    .note = You can hold at most nine of a kind.
tek-trade-n-option = Trade { $it }
tek-trade-n-pass = Trade nothing

tek-gain-ask = Which resource will you take?
    .note = Any one; you can hold at most nine of a kind.
tek-gain-option = 1 { $it }
tek-gain-pass = Take nothing

tek-convert-ask = Will you take one resource as another?
    .note = Your magic changes one of the resources you collect.
tek-convert-option = { $get } instead of { $give }
tek-convert-pass = Change nothing

tek-mimic-ask = Whose first ability will you copy?
    .note = You have it until the shields are cleared.
tek-mimic-option = { $it }
tek-mimic-pass = Copy nobody

tek-dial-ask = War { $about }: what will you show?
    .note = In secret. You pay your number, win or lose; the flag is free.
tek-dial-option =
    { $it ->
        [0] White flag
       *[other] { $it }
    }
tek-dial-pass = White flag

tek-adjust-ask = Will you change your number by one?
    .note = You pay what the die shows in the end.
tek-adjust-option = { $it }
tek-adjust-pass = Leave it

tek-boost-ask = Will you add one more resource to the war?
    .note = Food and ore add 1, mana adds 2.
tek-boost-option = 1 { $it }
tek-boost-pass = Add nothing

tek-pay-ask = How will you pay for the war?
    .note = Ore is worth 1, mana 2; no change is given.
tek-pay-option = Pay { $it }
tek-pay-pass = Do not pay

tek-lair-ask = Will you burn a tower level of { $about }?
    .note = The beaten figure may then retreat without food.
tek-lair-option =
    { $it_key ->
        [tek-answer-yes] Burn it
       *[other] Spare it
    }
tek-lair-pass = Spare it

tek-retreat-ask = Where should your figure retreat?
    .note = It flees { $about }; a retreat is paid in food.
tek-retreat-option = { $it }
tek-retreat-pass = Give up the figure

tek-church-ask = Will you shelter your figure in the church?
    .note = The church { $about } then disappears; otherwise the figure is lost.
tek-church-option =
    { $it_key ->
        [tek-answer-yes] To the church
       *[other] Give up the figure
    }
tek-church-pass = Give up the figure

tek-broken-ask = Which figure leaves next?
    .note = The alliance is broken: you must leave the shared regions.
tek-broken-option = { $it }
tek-broken-pass = Stay

tek-keep-ask = Where will your last figure flee?
    .note = To the nearest free region, at no cost.
tek-keep-option = { $it }
tek-keep-pass = Give up the figure

tek-raise-ask = Will you add a figure { $about }?
    .note = It comes from your supply and costs nothing.
tek-raise-option =
    { $it_key ->
        [tek-answer-yes] Add a figure
       *[other] Leave it
    }
tek-raise-pass = Leave it

tek-bandits-ask = Bandits! What will you pay them?
    .note = Two resources, or the figure { $about } returns to your supply.
tek-bandits-option = Pay { $it }
tek-bandits-pass = Give up the figure

## The log ($me: yes when the reader is the one it is about)

tek-log-first =
    { $me ->
        [yes] You begin
       *[no] { $who } begins
    }.
tek-log-side =
    { $me ->
        [yes] You settle
       *[no] { $who } settles
    } in { $it }.
tek-log-nation =
    { $me ->
        [yes] You lead
       *[no] { $who } leads
    } the { $it }.
tek-log-start =
    { $me ->
        [yes] You start
       *[no] { $who } starts
    } with two figures { $at }.
tek-log-stores =
    { $me ->
        [yes] You start
       *[no] { $who } starts
    } with { $it }.
tek-log-cleared = The action card is full: all shields come off.
tek-log-skipped =
    { $me ->
        [yes] You only pass
       *[no] { $who } only passes
    } the token on: no action after the shields are cleared.
tek-log-chose =
    { $me ->
        [yes] You put
       *[no] { $who } puts
    } a shield on { $it }.
tek-log-idle =
    { $me ->
        [yes] You do
       *[no] { $who } does
    } nothing.
tek-log-moved =
    { $it }: { $me ->
        [yes] you move
       *[no] { $who } moves
    } a figure { $origin } { $to }.
tek-log-stood =
    { $me ->
        [yes] You stand
       *[no] { $who } stands
    } a figure up { $at }.
tek-log-built =
    { $me ->
        [yes] You build
       *[no] { $who } builds
    } tower level { $level } for { $price }.
tek-log-learned =
    { $me ->
        [yes] You reach
       *[no] { $who } reaches
    } magic level { $level } for { $price }.
tek-log-expanded =
    { $me ->
        [yes] You add
       *[no] { $who } adds
    } a figure { $at } for { $price }.
tek-log-traded =
    { $me ->
        [yes] You trade
       *[no] { $who } trades
    } { $gave } for { $got }.
tek-log-collected =
    { $me ->
        [yes] You collect
       *[no] { $who } collects
    } { $it }.
tek-log-gained =
    { $me ->
        [yes] You gain
       *[no] { $who } gains
    } { $it }.
tek-log-mimics =
    { $me ->
        [yes] You copy
       *[no] { $who } copies
    } the { $it }.
tek-log-war =
    { $me ->
        [yes] You attack
       *[no] { $who } attacks
    } { $foe_me ->
        [yes] you
       *[no] { $foe }
    } { $at }.
tek-log-showed =
    { $me ->
        [yes] You show
       *[no] { $who } shows
    } the number { $n }.
tek-log-flag =
    { $me ->
        [yes] You show
       *[no] { $who } shows
    } the white flag.
tek-log-adjusted =
    { $me ->
        [yes] You change your
       *[no] { $who } changes the
    } number to { $n }.
tek-log-boosted =
    { $me ->
        [yes] You raise your
       *[no] { $who } raises the
    } number to { $n }.
tek-log-peace =
    Two flags { $at }: { $me ->
        [yes] you and { $foe }
       *[no] { $foe_me ->
            [yes] you and { $who }
           *[no] { $who } and { $foe }
        }
    } form an alliance.
tek-log-won =
    { $foe_me ->
        [yes] You lose the war with { $who }
       *[no] { $me ->
            [yes] You win
           *[no] { $who } wins
        } the war with { $foe }
    } { $at }.
tek-log-paid =
    { $me ->
        [yes] You pay
       *[no] { $who } pays
    } { $it }.
tek-log-retreated =
    { $me ->
        [yes] You retreat
       *[no] { $who } retreats
    } { $origin } { $to }.
tek-log-removed =
    { $me ->
        [yes] You return
       *[no] { $who } returns
    } a figure { $origin } to the supply.
tek-log-broken =
    The alliance is broken: { $me ->
        [yes] you leave
       *[no] { $who } leaves
    } the regions shared with { $foe_me ->
        [yes] you
       *[no] { $foe }
    }.
tek-log-kept =
    { $me ->
        [yes] You save your
       *[no] { $who } saves the
    } last figure { $origin } { $to }.
tek-log-neutral =
    { $me ->
        [yes] You beat
       *[no] { $who } beats
    } a neutral figure { $at }.
tek-log-raised =
    { $me ->
        [yes] You add
       *[no] { $who } adds
    } a figure { $at } for free.
tek-log-found =
    { $me ->
        [yes] You turn
       *[no] { $who } turns
    } up a token { $at }: { $it }.
tek-log-crowned =
    { $me ->
        [yes] You hold
       *[no] { $who } holds
    } the crown.
tek-log-robbed =
    { $me ->
        [yes] You pay
       *[no] { $who } pays
    } the bandits { $it }.
tek-log-burned =
    { $me ->
        [yes] You burn
       *[no] { $who } burns
    } { $foe_me ->
        [yes] your tower
       *[no] the tower of { $foe }
    } down to level { $level }.
tek-log-sheltered =
    The church saves a figure: { $me ->
        [yes] you go
       *[no] { $who } goes
    } { $origin } { $to }.
tek-log-final =
    { $me ->
        [yes] You start
       *[no] { $who } starts
    } the finale: the game ends with the fifth shield.
tek-log-ended = The game ends.
tek-log-set-out = The Lost Kingdom is { $it }.

## Why something cannot be done (.title: the same in a few words)

tek-why-shield = A shield already lies on this action.
    .title = Not this one: a shield is there
tek-why-not-adjacent = One step leads only to a region with a common border.
    .title = Not here: too far away
tek-why-river = A patrol cannot cross water, rivers or crags.
    .title = Not here: the river is in the way
tek-why-water = Nobody may enter water without special magic.
    .title = Not here: this is water
tek-why-crags = Nobody may enter crags without special magic.
    .title = Not here: these are crags
tek-why-full = A region holds at most two figures.
    .title = Not here: the region is full
tek-why-last-there = A player’s last figure may not be attacked.
    .title = Not here: somebody’s last figure
tek-why-last-mine = Your last figure may not attack anybody.
    .title = Not with your last figure
tek-why-neutral = The neutral figure has the war number { $n } and you cannot pay it.
    .title = Not here: you cannot pay
tek-why-inland = A quest starts and ends on the outer edge of a territory.
    .title = Not here: away from the edge
tek-why-same-card = A quest must lead to another territory.
    .title = Not here: the same territory
tek-why-lying = A searching figure must first stand up on a patrol.
    .title = Not this one: it is searching
tek-why-no-move = There is no region to move to.
    .title = Nowhere to go
tek-why-ore = It costs { $n } ore and you do not have that much.
    .title = Not now: too little ore
tek-why-tower-done = Your tower already has all six levels.
    .title = Your tower is finished
tek-why-mana = It costs { $n } mana and you do not have that much.
    .title = Not now: too little mana
tek-why-magic-done = You already have all five levels of magic.
    .title = Your magic is complete
tek-why-food = The new figure costs { $n } food and you do not have that much.
    .title = Not now: too little food
tek-why-all-out = All seven of your figures are in play.
    .title = No figure left in your supply
tek-why-no-room = No figure of yours stands alone in its region.
    .title = No room for a new figure
tek-why-empty = You have no resources to trade.
    .title = You have nothing to trade
tek-why-active = Whoever chose the action cannot collect.
    .title = Not in your own turn
tek-why-too-high =
    { $n ->
        [0] You have nothing to pay a number with.
       *[other] The highest number you can pay is { $n }.
    }
    .title = Too high: you cannot pay
tek-why-occupied = A retreat may not start another war.
    .title = Not here: somebody stands there
tek-why-taken = Another player leads this nation.
    .title = Not this one: it is taken
tek-why-not-mine = The new figure must join another figure of yours.
    .title = Not here: none of your figures

## Price and gain on the buttons

tek-hint-costs =
    { $it_key ->
        [tek-bundle-nothing] free
       *[other] costs { $it }
    }
tek-hint-gains =
    { $it_key ->
        [tek-bundle-nothing] brings nothing
       *[other] +{ $it }
    }
tek-hint-choice =
    { $n ->
        [one] +{ $n } of your choice
       *[other] +{ $n } of your choice
    }
tek-hint-war-cost =
    { $n ->
        [0] you pay nothing
       *[other] you pay { $n }
    }
tek-hint-war = war { $nation }
tek-hint-neutral =
    { $n ->
        [0] neutral figure, free
       *[other] neutral figure, pay { $n }
    }
tek-hint-stands = the figure stands up
tek-hint-token = an unknown token
tek-hint-capital = VP at the end
tek-hint-ruins = lost at the end

## The score sheet

tek-score-figures = Figures
tek-score-tower = Tower
tek-score-magic = Magic
tek-score-bonus = Level V bonus
tek-score-capitals = Capitals
tek-score-lost-kingdom = Lost Kingdom
tek-score-trophies = Trophies
tek-score-crown = Crown
tek-score-towns = Towns

## How it ended ($who: the winner, or all who share the victory)

tek-end-points = { $who } wins with the most points.
tek-end-tie-break = { $who } wins the tie-break.
tek-end-draw = A draw: { $who } share the victory.

## Chapters of the Law whose heading is no clause

tek-law-setup = Setup
tek-law-turn = The turn
tek-law-move = Moving
tek-law-war = War
tek-law-end = The end
tek-law-regions = Regions
tek-law-faction = Nations

## The game in two minutes (.text: at most 35 words, .law: the clause that says it all)

tek-learn-goal = Be the greatest small kingdom
    .text = Points come from four places: each figure on the map, your tower, each magic level, and the capitals you hold. Whoever has the most points wins.
    .law = scoring.1
tek-learn-turn = One picks, everybody plays
    .text = On your turn put a shield on a free action and take it. Then each other player takes the same action, or collects resources instead.
    .law = turn.3
tek-learn-deeds = The land feeds you
    .text = Collecting brings one resource for each region you stand in: mana from forests, ore from mountains, food from fields. Spread out: a second figure there adds nothing.
    .law = collect.1
tek-learn-fight = Step in, and it is war
    .text = Both secretly set a number and pay for it: mana is worth 2, ore 1. The higher number wins, a tie goes to the defender. Two flags make an alliance.
    .law = war.1
tek-learn-special = Your nation, your magic
    .text = Each nation has magic of its own. Research costs mana, and every level you reach gives you an ability that bends the rules.
    .law = research.1
tek-learn-end = Who finishes first rings the bell
    .text = Seven figures on the map, tower level 6 or magic level 5 start the final part: you play on until the fifth shield lies, then you count the points.
    .law = end.1
