### Root: the words of the game, in English.
### The same keys and attributes stand in en.ftl, cs.ftl and pl.ftl.

## Title

root-title = Root
root-tagline = A war for the woodland, each side by rules of its own.

## Factions (.of: of ..., .with: with ..., .short: the name in a sentence, .hint: how it plays)

root-faction-marquise = Marquise de Cat
    .of = the Marquise
    .with = with the Marquise
    .short = Marquise
    .hint = Builds an industry of wood and holds the land.
root-faction-eyrie = Eyrie Dynasties
    .of = the Eyrie
    .with = with the Eyrie
    .short = Eyrie
    .hint = Score for roosts, but must obey a growing Decree.
root-faction-alliance = Woodland Alliance
    .of = the Alliance
    .with = with the Alliance
    .short = Alliance
    .hint = Spreads sympathy and strikes by revolt.
root-faction-vagabond = Vagabond
    .of = the Vagabond
    .with = with the Vagabond
    .short = Vagabond
    .hint = Wanders alone with a bag of items: aids, quests, infamy.
root-faction-vagabond2 = Second Vagabond
    .of = the second Vagabond
    .with = with the second Vagabond
    .short = Second Vagabond
    .hint = A rival on the same roads.
root-faction-lizard = Lizard Cult
    .of = the Cult
    .with = with the Cult
    .short = Cult
    .hint = Wins the outcast over with gardens, rituals and acolytes.
root-faction-riverfolk = Riverfolk Company
    .of = the Riverfolk
    .with = with the Riverfolk
    .short = Riverfolk
    .hint = Sells services to all and turns payments into trade posts.
root-faction-duchy = Underground Duchy
    .of = the Duchy
    .with = with the Duchy
    .short = Duchy
    .hint = Comes up through tunnels and sways ministers.
root-faction-corvid = Corvid Conspiracy
    .of = the Corvids
    .with = with the Corvids
    .short = Corvids
    .hint = Lays secret plots and scores for showing them.

## Seats without a faction yet

root-faction-any = Any faction
root-faction-random = Random faction

## Suits (.clearing: a clearing of it, .card: a card of it, .plural: the animals)

root-suit-bird = Bird
    .card = bird card
    .plural = birds
root-suit-fox = Fox
    .card = fox card
    .plural = foxes
    .clearing = fox clearing
root-suit-rabbit = Rabbit
    .card = rabbit card
    .plural = rabbits
    .clearing = rabbit clearing
root-suit-mouse = Mouse
    .card = mouse card
    .plural = mice
    .clearing = mouse clearing
root-suit-any = Any suit

## Phases

root-phase-birdsong = Birdsong
    .in = in Birdsong
root-phase-daylight = Daylight
    .in = in Daylight
root-phase-evening = Evening
    .in = in Evening

## Places (.in: in ..., .into: into ..., .from: from ...)

root-clearing = clearing { $n }
    .in = in clearing { $n }
    .into = to clearing { $n }
    .from = from clearing { $n }
root-forest = forest { $n }
    .in = in forest { $n }
    .into = into forest { $n }
    .from = from forest { $n }
root-burrow = the Burrow
    .in = in the Burrow
    .into = into the Burrow
    .from = from the Burrow
root-place-path = Path
root-place-closed-path = Closed path
root-place-river = River
root-place-slot = Building slot
root-place-ruin = Ruin
root-place-lake = Lake
root-place-ferry = Ferry
root-place-tower = Tower
root-place-pass = The pass
root-place-corner = Corner clearing
root-place-coast = Coastal clearing

## Maps (.hint: what is special)

root-map-autumn = Autumn
    .hint = Printed suits, the first map to play.
root-map-winter = Winter
    .hint = A raging river divides the forests.
root-map-lake = Lake
    .hint = A lake in the middle, and a ferry to cross it.
root-map-mountain = Mountain
    .hint = Closed paths to open and a pass to hold.

## Decks

root-deck-base = Base deck
    .hint = The cards of the base game.
root-deck-exiles = Exiles and Partisans
    .hint = Other persistent effects, no favors.

## Items (the item itself is faceup; .exhausted, .damaged: its other states)

root-item-boots = Boot
    .exhausted = exhausted boot
    .damaged = damaged boot
root-item-sword = Sword
    .exhausted = exhausted sword
    .damaged = damaged sword
root-item-bag = Bag
    .exhausted = exhausted bag
    .damaged = damaged bag
root-item-hammer = Hammer
    .exhausted = exhausted hammer
    .damaged = damaged hammer
root-item-teapot = Teapot
    .exhausted = exhausted teapot
    .damaged = damaged teapot
root-item-coins = Coin
    .exhausted = exhausted coin
    .damaged = damaged coin
root-item-crossbow = Crossbow
    .exhausted = exhausted crossbow
    .damaged = damaged crossbow
root-item-torch = Torch
    .exhausted = exhausted torch
    .damaged = damaged torch
root-state-faceup = ready
root-state-exhausted = exhausted
root-state-damaged = damaged

## Buildings

root-building-sawmill = Sawmill
root-building-workshop = Workshop
root-building-recruiter = Recruiter
root-building-roost = Roost
root-building-base = Base
root-building-base-fox = Fox base
root-building-base-rabbit = Rabbit base
root-building-base-mouse = Mouse base
root-building-garden = Garden
root-building-garden-fox = Fox garden
root-building-garden-rabbit = Rabbit garden
root-building-garden-mouse = Mouse garden
root-building-citadel = Citadel
root-building-market = Market

## Tokens and other pieces

root-token-wood = Wood
root-token-keep = Keep
root-token-sympathy = Sympathy
root-token-trade-post = Trade post
root-token-trade-post-fox = Fox trade post
root-token-trade-post-rabbit = Rabbit trade post
root-token-trade-post-mouse = Mouse trade post
root-token-tunnel = Tunnel
root-token-plot = Plot
root-piece-warrior = Warrior
root-piece-pawn = Pawn
root-piece-building = Building
root-piece-token = Token
root-piece-item = Item
root-piece-officer = Officer
root-piece-acolyte = Acolyte
root-piece-crown = Crown
root-piece-outcast = Outcast
    .hated = Hated
root-piece-score = Score marker

## How many ($n)

root-count-warriors =
    { $n ->
        [one] { $n } warrior
       *[other] { $n } warriors
    }
root-count-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
root-count-wood =
    { $n ->
        [one] { $n } wood
       *[other] { $n } wood
    }
root-count-hits =
    { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }
root-count-items =
    { $n ->
        [one] { $n } item
       *[other] { $n } items
    }
root-count-supporters =
    { $n ->
        [one] { $n } supporter
       *[other] { $n } supporters
    }
root-count-officers =
    { $n ->
        [one] { $n } officer
       *[other] { $n } officers
    }
root-count-acolytes =
    { $n ->
        [one] { $n } acolyte
       *[other] { $n } acolytes
    }
root-count-funds =
    { $n ->
        [one] { $n } fund
       *[other] { $n } funds
    }
root-count-clearings =
    { $n ->
        [one] { $n } clearing
       *[other] { $n } clearings
    }
root-count-actions =
    { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }

## Zones of the boards

root-zone-hand = Hand
root-zone-deck = Deck
root-zone-discard = Discard pile
root-zone-supply = Supply
root-zone-item-supply = Item supply
root-zone-crafted = Crafted items
root-zone-play-area = Play area
root-zone-available = Available dominance cards
root-zone-decree = Decree
root-zone-supporters = Supporters
root-zone-officers = Officers
root-zone-satchel = Satchel
root-zone-damaged = Damaged items
root-zone-quests = Open quests
root-zone-completed = Completed quests
root-zone-acolytes = Acolytes
root-zone-lost-souls = Lost Souls
root-zone-funds = Funds
root-zone-payments = Payments
root-zone-committed = Committed funds
root-zone-unswayed = Unswayed ministers
root-zone-swayed = Swayed ministers
root-zone-crowns = Crowns
root-zone-revealed = Revealed cards

## Abilities of the factions (.text: what they do)

root-ability-field-hospitals = Field hospitals
    .text = When your warriors are removed, a card of that suit brings them back to the keep.
root-ability-the-keep = The keep
    .text = Nobody else may place pieces in the clearing of the keep.
root-ability-lords-of-the-forest = Lords of the forest
    .text = You rule clearings where you are tied, but not empty ones.
root-ability-disdain-for-trade = Disdain for trade
    .text = A crafted item gives you only 1 point.
root-ability-guerrilla-war = Guerrilla war
    .text = As defender you deal the higher roll.
root-ability-outrage = Outrage
    .text = Whoever removes sympathy or moves warriors to it gives you a card of that suit.
root-ability-martial-law = Martial law
    .text = Spreading costs 1 supporter more where another player has 3 warriors.
root-ability-lone-wanderer = Lone wanderer
    .text = Your pawn is no warrior, rules nothing and is never removed.
root-ability-nimble = Nimble
    .text = You move whoever rules the clearings.
root-ability-infamy = Infamy
    .text = In battle on your turn each removed piece of a hostile faction scores 1.
root-ability-hatred-of-birds = Hatred of birds
    .text = For your rituals birds are not wild.
root-ability-revenge = Revenge
    .text = Warriors lost in defence become acolytes.
root-ability-pilgrims = Pilgrims
    .text = You rule every clearing with a garden.
root-ability-fear-of-the-faithful = Fear of the faithful
    .text = When a garden is removed you discard a random card.
root-ability-swimmers = Swimmers
    .text = Rivers are paths for you, and you need not rule to use them.
root-ability-public-hand = Public hand
    .text = Everybody sees your cards.
root-ability-trade-disruption = Trade disruption
    .text = For a removed trade post you lose half of your funds, rounded up.
root-ability-protectionism = Protectionism
    .text = With no payments in Birdsong, put 2 of your warriors there.
root-ability-dividends = Dividends
    .text = With a trade post on the map: 1 point for every 2 funds.
root-ability-price-of-failure = Price of failure
    .text = Losing buildings costs a random card, your highest minister and a crown.
root-ability-exposure = Exposure
    .text = Show a card of the suit and guess a facedown plot: right removes it, wrong loses the card.
root-ability-embedded-agents = Embedded agents
    .text = Defending at a facedown plot you deal 1 extra hit.

## Leaders of the Eyrie (.text: what they bring)

root-leader-builder = Builder
    .text = Viziers in Recruit and Move. Crafted items score in full.
root-leader-charismatic = Charismatic
    .text = Viziers in Recruit and Battle. Each Recruit must place 2 warriors.
root-leader-commander = Commander
    .text = Viziers in Move and Battle. As attacker you deal 1 extra hit.
root-leader-despot = Despot
    .text = Viziers in Move and Build. A battle that removes a building or token scores 1 more.
root-card-vizier = Loyal Vizier
    .text = A bird in the Decree that is never discarded.

## The Decree

root-decree-recruit = Recruit
    .text = A warrior at a roost of the suit
root-decree-move = Move
    .text = At least one warrior out of a clearing of the suit
root-decree-battle = Battle
    .text = In a clearing of the suit
root-decree-build = Build
    .text = A roost in a ruled clearing of the suit
root-turmoil = Turmoil
root-turmoil-humiliate = Humiliate
root-turmoil-purge = Purge
root-turmoil-depose = Depose
root-turmoil-rest = Rest

## Relationships of the Vagabond

root-relationship-indifferent = Indifferent
root-relationship-amiable = Amiable
root-relationship-friendly = Friendly
root-relationship-allied = Allied
root-relationship-hostile = Hostile
root-coalition = Coalition

## Characters of the Vagabond and their special actions (.text: what it does)

root-character-thief = Thief
root-character-tinker = Tinker
root-character-ranger = Ranger
root-character-vagrant = Vagrant
root-character-arbiter = Arbiter
root-character-scoundrel = Scoundrel
root-character-adventurer = Adventurer
root-character-ronin = Ronin
root-character-harrier = Harrier
root-special-steal = Steal
    .text = Exhaust a torch: take a random card from a player in your clearing.
root-special-day-labor = Day labor
    .text = Exhaust a torch: take a card of your clearing’s suit, or a bird, from the discard pile.
root-special-hideout = Hideout
    .text = Exhaust a torch: repair 3 items; your Daylight ends.
root-special-instigate = Instigate
    .text = Exhaust a torch: start a battle between two others here and choose what both lose.
root-special-protector = Protector
    .text = A defender here may enlist you: 1 point for you, your swords raise the limit of rolled hits.
root-special-scorched-earth = Scorched earth
    .text = Leave a torch here: all enemy pieces are removed and nothing enters this clearing again.
root-special-improvise = Improvise
    .text = Once per turn one item may stand for any other in a quest; it is then damaged.
root-special-swift-strike = Swift strike
    .text = After the roll exhaust a sword to deal 1 extra hit.
root-special-glide = Glide
    .text = Exhaust a torch: move to any clearing without boots.

## The Cult: conspiracies, rituals

root-conspiracy-crusade = Crusade
    .text = Battle in an Outcast clearing, or move out of one and then battle.
root-conspiracy-convert = Convert
    .text = Replace an enemy warrior in an Outcast clearing with one of yours.
root-conspiracy-sanctify = Sanctify
    .text = Replace an enemy building in an Outcast clearing with a garden.
root-ritual-build = Build
    .text = A garden in a ruled clearing of the suit
root-ritual-recruit = Recruit
    .text = A warrior in a clearing of the suit
root-ritual-score = Score
    .text = Spend the card for the points of its garden track
root-ritual-sacrifice = Sacrifice
    .text = A bird puts a warrior among the acolytes

## Services of the Riverfolk (.text: what is bought)

root-service-hand-card = Hand card
    .text = Take any card from the open hand of the Riverfolk.
root-service-riverboats = Riverboats
    .text = Rivers are paths for you this turn.
root-service-mercenaries = Mercenaries
    .text = Riverfolk warriors rule and fight for you this turn; hits are shared.

## Ministers of the Duchy (.text: their action)

root-rank-squire = Squire
root-rank-noble = Noble
root-rank-lord = Lord
root-minister-foremole = Foremole
    .text = Reveal any card: a citadel or market in a clearing you rule.
root-minister-captain = Captain
    .text = Battle once.
root-minister-marshal = Marshal
    .text = Move once.
root-minister-brigadier = Brigadier
    .text = Up to two moves, or up to two battles.
root-minister-banker = Banker
    .text = Spend cards of one suit: 1 point each.
root-minister-mayor = Mayor
    .text = Take the action of a swayed squire or noble.
root-minister-duchess-of-mud = Duchess of Mud
    .text = 2 points if all three tunnels are on the map.
root-minister-baron-of-dirt = Baron of Dirt
    .text = 1 point for each market on the map.
root-minister-earl-of-stone = Earl of Stone
    .text = 1 point for each citadel on the map.

## Plots of the Corvids (.text: what they do)

root-plot-bomb = Bomb
    .text = Flipped: removes all enemy pieces here, then itself.
root-plot-snare = Snare
    .text = Faceup: enemies cannot place pieces here nor move out.
root-plot-extortion = Extortion
    .text = Flipped: a random card from each player here. Faceup: one more card in Evening.
root-plot-raid = Raid
    .text = Removed, but not exposed: a warrior in each adjacent clearing.
root-plot-hidden = Facedown plot

## Actions (.hint: in a few words)

root-action-craft = Craft
    .hint = a card from your hand
root-action-move = Move
    .hint = warriors to an adjacent clearing
root-action-battle = Battle
    .hint = against one enemy in a clearing
root-action-march = March
    .hint = up to two moves
root-action-recruit = Recruit
    .hint = more warriors
root-action-build = Build
    .hint = a building on the map
root-action-overwork = Overwork
    .hint = a card for wood at a sawmill
root-action-extra = Extra action
    .hint = for a bird card
root-action-add-to-decree = Add to the Decree
    .hint = one or two cards, at most one bird
root-action-revolt = Revolt
    .hint = a base where sympathy is
root-action-spread-sympathy = Spread sympathy
    .hint = a sympathy token for supporters
root-action-mobilize = Mobilize
    .hint = a card to the supporters
root-action-train = Train
    .hint = an officer for a card of a base’s suit
root-action-organize = Organize
    .hint = a warrior becomes sympathy
root-action-slip = Slip
    .hint = one step for free, forests too
root-action-refresh = Refresh
    .hint = turn exhausted items up
root-action-explore = Explore
    .hint = torch: an item from a ruin
root-action-aid = Aid
    .hint = any item and a card for another player
root-action-quest = Quest
    .hint = two items for a reward
root-action-strike = Strike
    .hint = crossbow: remove a warrior
root-action-repair = Repair
    .hint = hammer: mend one item
root-action-special = Special action
    .hint = what your character can do
root-action-rest = Evening’s rest
    .hint = in a forest: all items mended
root-action-conspire = Conspiracy
    .hint = acolytes in Outcast clearings
root-action-ritual = Ritual
    .hint = one for each revealed card
root-action-buy = Buy a service
    .hint = pay warriors to the Riverfolk
root-action-draw = Draw a card
    .hint = commit a fund
root-action-export = Export
    .hint = a warrior in Payments instead of the card
root-action-trade-post = Trade post
    .hint = for two funds of the ruler
root-action-set-prices = Set prices
    .hint = of your services
root-action-dig = Dig
    .hint = a tunnel and up to four warriors
root-action-sway = Sway
    .hint = a minister for revealed cards
root-action-parliament = Parliament
    .hint = each swayed minister once
root-action-assembly = Assembly
    .hint = up to two actions
root-action-flip = Flip a plot
    .hint = a point for each faceup plot
root-action-plot = Plot
    .hint = warriors for a facedown plot
root-action-trick = Trick
    .hint = swap two plots
root-action-exert = Exert
    .hint = one more action instead of drawing
root-action-expose = Expose a plot
    .hint = show a card and guess
root-action-dominance = Activate dominance
    .hint = with at least 10 points
root-action-take-dominance = Take a dominance card
    .hint = for a card of the same suit
root-action-open-path = Open a path
    .hint = any card: 1 point
root-action-ferry = Take the ferry
    .hint = to any coastal clearing, then a card
root-action-end = End the phase
    .hint = nothing more now

## Quests (.text: what to do and what it brings)

root-quest-fundraising = Fundraising
    .text = In a fox clearing exhaust a teapot and a coin: draw 2 cards, or 1 point per fox quest you completed.
root-quest-errand-fox = Errand
    .text = In a fox clearing exhaust a teapot and a boot: draw 2 cards, or 1 point per fox quest you completed.
root-quest-logistics-help-fox = Logistics Help
    .text = In a fox clearing exhaust a boot and a bag: draw 2 cards, or 1 point per fox quest you completed.
root-quest-repair-a-shed = Repair a Shed
    .text = In a fox clearing exhaust a torch and a hammer: draw 2 cards, or 1 point per fox quest you completed.
root-quest-give-a-speech-fox = Give a Speech
    .text = In a fox clearing exhaust a torch and a teapot: draw 2 cards, or 1 point per fox quest you completed.
root-quest-guard-duty-rabbit = Guard Duty
    .text = In a rabbit clearing exhaust a torch and a sword: draw 2 cards, or 1 point per rabbit quest you completed.
root-quest-errand-rabbit = Errand
    .text = In a rabbit clearing exhaust a teapot and a boot: draw 2 cards, or 1 point per rabbit quest you completed.
root-quest-give-a-speech-rabbit = Give a Speech
    .text = In a rabbit clearing exhaust a torch and a teapot: draw 2 cards, or 1 point per rabbit quest you completed.
root-quest-fend-off-a-bear-rabbit = Fend off a Bear
    .text = In a rabbit clearing exhaust a torch and a crossbow: draw 2 cards, or 1 point per rabbit quest you completed.
root-quest-expel-bandits-rabbit = Expel Bandits
    .text = In a rabbit clearing exhaust two swords: draw 2 cards, or 1 point per rabbit quest you completed.
root-quest-expel-bandits-mouse = Expel Bandits
    .text = In a mouse clearing exhaust two swords: draw 2 cards, or 1 point per mouse quest you completed.
root-quest-guard-duty-mouse = Guard Duty
    .text = In a mouse clearing exhaust a torch and a sword: draw 2 cards, or 1 point per mouse quest you completed.
root-quest-fend-off-a-bear-mouse = Fend off a Bear
    .text = In a mouse clearing exhaust a torch and a crossbow: draw 2 cards, or 1 point per mouse quest you completed.
root-quest-escort = Escort
    .text = In a mouse clearing exhaust two boots: draw 2 cards, or 1 point per mouse quest you completed.
root-quest-logistics-help-mouse = Logistics Help
    .text = In a mouse clearing exhaust a boot and a bag: draw 2 cards, or 1 point per mouse quest you completed.

## Cards (.text: what the card does)

root-card-birdy-bindle = Birdy Bindle
    .text = Take a bag from the supply and score 1 point.
root-card-woodland-runners = Woodland Runners
    .text = Take a boot from the supply and score 1 point.
root-card-arms-trader = Arms Trader
    .text = Take a sword from the supply and score 2 points.
root-card-crossbow-bird = Crossbow
    .text = Take a crossbow from the supply and score 1 point.
root-card-gently-used-knapsack = Gently Used Knapsack
    .text = Take a bag from the supply and score 1 point.
root-card-root-tea-fox = Root Tea
    .text = Take a teapot from the supply and score 2 points.
root-card-travel-gear-fox = Travel Gear
    .text = Take a boot from the supply and score 1 point.
root-card-protection-racket = Protection Racket
    .text = Take a coin from the supply and score 3 points.
root-card-foxfolk-steel = Foxfolk Steel
    .text = Take a sword from the supply and score 2 points.
root-card-anvil = Anvil
    .text = Take a hammer from the supply and score 2 points.
root-card-smugglers-trail = Smuggler’s Trail
    .text = Take a bag from the supply and score 1 point.
root-card-root-tea-rabbit = Root Tea
    .text = Take a teapot from the supply and score 2 points.
root-card-a-visit-to-friends = A Visit to Friends
    .text = Take a boot from the supply and score 1 point.
root-card-bake-sale = Bake Sale
    .text = Take a coin from the supply and score 3 points.
root-card-mouse-in-a-sack = Mouse-in-a-Sack
    .text = Take a bag from the supply and score 1 point.
root-card-root-tea-mouse = Root Tea
    .text = Take a teapot from the supply and score 2 points.
root-card-travel-gear-mouse = Travel Gear
    .text = Take a boot from the supply and score 1 point.
root-card-investments = Investments
    .text = Take a coin from the supply and score 3 points.
root-card-sword = Sword
    .text = Take a sword from the supply and score 2 points.
root-card-crossbow-mouse = Crossbow
    .text = Take a crossbow from the supply and score 1 point.
root-card-ambush-bird = Ambush!
    .text = Defending anywhere, play it for 2 hits before the roll. An attacker’s ambush cancels it.
root-card-ambush-fox = Ambush!
    .text = Defending in a fox clearing, play it for 2 hits before the roll. An attacker’s ambush cancels it.
root-card-ambush-rabbit = Ambush!
    .text = Defending in a rabbit clearing, play it for 2 hits before the roll. An attacker’s ambush cancels it.
root-card-ambush-mouse = Ambush!
    .text = Defending in a mouse clearing, play it for 2 hits before the roll. An attacker’s ambush cancels it.
root-card-dominance-bird = Bird dominance
    .text = With 10 points: from now on you win by ruling two opposite corners as your Birdsong begins.
root-card-dominance-fox = Fox dominance
    .text = With 10 points: from now on you win by ruling three fox clearings as your Birdsong begins.
root-card-dominance-rabbit = Rabbit dominance
    .text = With 10 points: from now on you win by ruling three rabbit clearings as your Birdsong begins.
root-card-dominance-mouse = Mouse dominance
    .text = With 10 points: from now on you win by ruling three mouse clearings as your Birdsong begins.
root-card-armorers = Armorers
    .text = In battle discard this to ignore all rolled hits you take.
root-card-sappers = Sappers
    .text = As defender discard this to deal 1 extra hit.
root-card-brutal-tactics = Brutal Tactics
    .text = As attacker you may deal 1 extra hit; the defender then scores 1 point.
root-card-royal-claim = Royal Claim
    .text = In your Birdsong discard this to score 1 point for each clearing you rule.
root-card-stand-and-deliver = Stand and Deliver!
    .text = Once in Birdsong take a random card from another player, who scores 1 point.
root-card-tax-collector = Tax Collector
    .text = Once in Daylight remove one of your warriors from the map to draw a card.
root-card-favor-fox = Favor of the Foxes
    .text = Remove all enemy pieces from fox clearings; 1 point for each building and token.
root-card-favor-rabbit = Favor of the Rabbits
    .text = Remove all enemy pieces from rabbit clearings; 1 point for each building and token.
root-card-favor-mouse = Favor of the Mice
    .text = Remove all enemy pieces from mouse clearings; 1 point for each building and token.
root-card-command-warren = Command Warren
    .text = At the start of Daylight you may battle once.
root-card-better-burrow-bank = Better Burrow Bank
    .text = At the start of Birdsong you and another player of your choice draw a card each.
root-card-cobbler = Cobbler
    .text = At the start of Evening you may move once.
root-card-scouting-party = Scouting Party
    .text = When you attack, ambush cards do nothing to you.
root-card-codebreakers = Codebreakers
    .text = Once in Daylight look at another player’s hand.
root-card-saboteurs = Saboteurs
    .text = At the start of Birdsong discard this to discard one crafted card of an enemy.
root-card-soup-kitchens = Soup Kitchens
    .text = Your tokens count for rule, each as two.
root-card-boat-builders = Boat Builders
    .text = Rivers are paths for you.
root-card-corvid-planners = Corvid Planners
    .text = You move whoever rules the clearings.
root-card-eyrie-emigre = Eyrie Émigré
    .text = At the end of Birdsong move once and then battle where you arrived; otherwise discard this.
root-card-fox-partisans = Fox Partisans
    .text = Battle in a fox clearing: deal 1 extra hit, then discard all your cards but foxes.
root-card-rabbit-partisans = Rabbit Partisans
    .text = Battle in a rabbit clearing: deal 1 extra hit, then discard all your cards but rabbits.
root-card-mouse-partisans = Mouse Partisans
    .text = Battle in a mouse clearing: deal 1 extra hit, then discard all your cards but mice.
root-card-propaganda-bureau = Propaganda Bureau
    .text = Once in Daylight spend a card: replace an enemy warrior in its suit with one of yours.
root-card-false-orders = False Orders
    .text = In Birdsong discard this to move half of one enemy’s warriors from a clearing, ignoring rule.
root-card-informants = Informants
    .text = In Evening you may take an ambush from the discard pile instead of drawing.
root-card-tunnels = Tunnels
    .text = Clearings with your crafting pieces are adjacent to each other for you.
root-card-charm-offensive = Charm Offensive
    .text = At the start of Evening you may draw a card; another player of your choice scores 1 point.
root-card-swap-meet = Swap Meet
    .text = Once in Birdsong take a random card from another player and give one of yours back.
root-card-coffin-makers = Coffin Makers
    .text = Removed warriors gather here. In Birdsong score 1 point for every five, then return them.
root-card-league-of-adventurous-mice = League of Adventurous Mice
    .text = Once in Daylight exhaust one of your crafted items to move or battle.
root-card-murine-broker = Murine Broker
    .text = Whenever another player crafts an item, draw a card.
root-card-master-engravers = Master Engravers
    .text = Whenever you craft an item, score 1 more point.
root-card-hidden = Facedown card

## Kinds of cards

root-kind-item = Item
root-kind-favor = Favor
root-kind-persistent = Persistent effect
root-kind-ambush = Ambush
root-kind-dominance = Dominance

## Battle

root-battle-attacker = Attacker
root-battle-defender = Defender
root-battle-hits = Hits
root-battle-extra-hits = Extra hits
root-battle-limit = Maximum rolled hits
root-battle-defenseless = Defenseless

## How a game ends

root-end-points = 30 points
root-end-dominance = Dominance
root-end-coalition = Coalition

## Set-up options (.help: one sentence)

root-option-map = Map
    .help = Where the war is fought.
root-option-map-autumn = Autumn
    .help = Printed suits and no special rules.
root-option-map-winter = Winter
    .help = Random suits; the river divides the forests.
root-option-map-lake = Lake
    .help = Random suits; a ferry crosses the lake.
root-option-map-mountain = Mountain
    .help = Random suits, six closed paths and a pass worth points.
root-option-deck = Deck
    .help = Which shared deck is used.
root-option-deck-base = Base deck
    .help = The cards of the base game.
root-option-deck-exiles = Exiles and Partisans
    .help = The other deck: sharper effects, no favors.
root-option-markers = Suits of the clearings
    .help = How the clearings get their suits.
root-option-markers-usual = As the map says
    .help = Printed on the autumn map, shuffled markers on the others.
root-option-markers-shuffled = Shuffled
    .help = Shuffled markers on every map.
root-option-seats = Factions
    .help = How the players come by their factions.
root-option-seats-choose = Chosen
    .help = Each open seat picks a faction in turn.
root-option-seats-random = Random
    .help = Open seats are dealt factions at random.
root-option-reach = Reach
    .help = Which mixes of factions are allowed.
root-option-reach-recommended = Recommended
    .help = The total the Law recommends for the number of players.
root-option-reach-brave = For the brave
    .help = Any total of 17 or more.
root-option-reach-free = Free
    .help = Any mix at all.
root-option-order = Seating order
    .help = Who begins and in which order the players sit.
root-option-order-shuffled = Shuffled
    .help = Seats and first player are drawn, as the Law says.
root-option-order-first-random = Random first player
    .help = The seats stay as they are and the first player is drawn.
root-option-order-given = As seated
    .help = The first seat begins.
root-option-tie = Several at 30 points
    .help = Who wins if several reach 30 at the same moment.
root-option-tie-points = More points
    .help = More points, then the player taking the turn (Czech Law).
root-option-tie-turn = The player on turn
    .help = The player taking the turn (English Law).
root-option-teapots = Teapots for Refresh
    .help = Whether a damaged faceup teapot counts.
root-option-teapots-undamaged = Undamaged only
    .help = Our ruling: a damaged item serves nothing.
root-option-teapots-any = Any faceup
    .help = The letter of the Law.
root-option-glide = Harrier’s Glide
    .help = Whether allied warriors may come along.
root-option-glide-allies = With allies
    .help = A move like any other.
root-option-glide-alone = Alone
    .help = Only the pawn glides.
root-option-empty-score = Score without gardens
    .help = Whether the Cult may score a suit with no garden on the map.
root-option-empty-score-allowed = Allowed
    .help = For 0 points; the card goes to the Lost Souls.
root-option-empty-score-forbidden = Forbidden
    .help = As in later Laws.

## What stands on the map, by one list

root-piece-sawmill = { root-building-sawmill }
root-piece-workshop = { root-building-workshop }
root-piece-recruiter = { root-building-recruiter }
root-piece-roost = { root-building-roost }
root-piece-base = { root-building-base }
root-piece-garden = { root-building-garden }
root-piece-citadel = { root-building-citadel }
root-piece-market = { root-building-market }
root-piece-ruin = { root-place-ruin }
root-piece-keep = { root-token-keep }
root-piece-wood = { root-token-wood }
root-piece-sympathy = { root-token-sympathy }
root-piece-trade-post = { root-token-trade-post }
root-piece-tunnel = { root-token-tunnel }
root-piece-plot = { root-token-plot }

## What a faction can do, for the menus

root-deed-craft = { root-action-craft }
    .hint = { root-action-craft.hint }
root-deed-battle = { root-action-battle }
    .hint = { root-action-battle.hint }
root-deed-move = { root-action-move }
    .hint = { root-action-move.hint }
root-deed-march = { root-action-march }
    .hint = { root-action-march.hint }
root-deed-recruit = { root-action-recruit }
    .hint = { root-action-recruit.hint }
root-deed-build = { root-action-build }
    .hint = { root-action-build.hint }
root-deed-overwork = { root-action-overwork }
    .hint = { root-action-overwork.hint }
root-deed-extra-action = { root-action-extra }
    .hint = { root-action-extra.hint }
root-deed-revolt = { root-action-revolt }
    .hint = { root-action-revolt.hint }
root-deed-spread = { root-action-spread-sympathy }
    .hint = { root-action-spread-sympathy.hint }
root-deed-mobilize = { root-action-mobilize }
    .hint = { root-action-mobilize.hint }
root-deed-train = { root-action-train }
    .hint = { root-action-train.hint }
root-deed-organize = { root-action-organize }
    .hint = { root-action-organize.hint }
root-deed-explore = { root-action-explore }
    .hint = { root-action-explore.hint }
root-deed-aid = { root-action-aid }
    .hint = { root-action-aid.hint }
root-deed-quest = { root-action-quest }
    .hint = { root-action-quest.hint }
root-deed-strike = { root-action-strike }
    .hint = { root-action-strike.hint }
root-deed-repair = { root-action-repair }
    .hint = { root-action-repair.hint }
root-deed-special = { root-action-special }
    .hint = { root-action-special.hint }
root-deed-slip = { root-action-slip }
    .hint = { root-action-slip.hint }
root-deed-draw = { root-action-draw }
    .hint = { root-action-draw.hint }
root-deed-trade-post = { root-action-trade-post }
    .hint = { root-action-trade-post.hint }
root-deed-dig = { root-action-dig }
    .hint = { root-action-dig.hint }
root-deed-minister = { root-action-parliament }
    .hint = { root-action-parliament.hint }
root-deed-sway = { root-action-sway }
    .hint = { root-action-sway.hint }
root-deed-plot = { root-action-plot }
    .hint = { root-action-plot.hint }
root-deed-trick = { root-action-trick }
    .hint = { root-action-trick.hint }
root-deed-flip = { root-action-flip }
    .hint = { root-action-flip.hint }
root-deed-dominance = { root-action-dominance }
    .hint = { root-action-dominance.hint }
root-deed-take-dominance = { root-action-take-dominance }
    .hint = { root-action-take-dominance.hint }
root-deed-expose = { root-action-expose }
    .hint = { root-action-expose.hint }
root-deed-open-path = { root-action-open-path }
    .hint = { root-action-open-path.hint }
root-deed-ritual-build = { root-ritual-build }
    .hint = { root-ritual-build.text }
root-deed-ritual-recruit = { root-ritual-recruit }
    .hint = { root-ritual-recruit.text }
root-deed-ritual-score = { root-ritual-score }
    .hint = { root-ritual-score.text }
root-deed-ritual-sacrifice = { root-ritual-sacrifice }
    .hint = { root-ritual-sacrifice.text }
root-deed-crusade = { root-conspiracy-crusade }
    .hint = { root-conspiracy-crusade.text }
root-deed-convert = { root-conspiracy-convert }
    .hint = { root-conspiracy-convert.text }
root-deed-sanctify = { root-conspiracy-sanctify }
    .hint = { root-conspiracy-sanctify.text }
root-deed-use-card = Use a crafted card
    .hint = an effect in your play area

## Answers

root-answer-yes = Yes
root-answer-no = No
