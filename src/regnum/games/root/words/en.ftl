### Root: the words of the game, in English.
### The same keys and attributes stand in en.ftl, cs.ftl and pl.ftl.

## Title

root-title = Root
root-tagline = A war for the woodland, each side by rules of its own.

## Factions (.acc: whom one attacks, .of: whose, .to: to whom, .with: with whom, .short: on a board, .hint: how it plays)

root-faction-marquise = Marquise de Cat
    .acc = the Marquise
    .of = the Marquise
    .to = the Marquise
    .with = with the Marquise
    .short = Marquise
    .hint = Builds an industry of wood and holds the land.
root-faction-eyrie = Eyrie Dynasties
    .acc = the Eyrie
    .of = the Eyrie
    .to = the Eyrie
    .with = with the Eyrie
    .short = Eyrie
    .hint = Score for roosts, but must obey a growing Decree.
root-faction-alliance = Woodland Alliance
    .acc = the Alliance
    .of = the Alliance
    .to = the Alliance
    .with = with the Alliance
    .short = Alliance
    .hint = Spreads sympathy and strikes by revolt.
root-faction-vagabond = Vagabond
    .acc = the Vagabond
    .of = the Vagabond
    .to = the Vagabond
    .with = with the Vagabond
    .short = Vagabond
    .hint = Wanders alone with a bag of items: aids, quests, infamy.
root-faction-vagabond2 = Second Vagabond
    .acc = the second Vagabond
    .of = the second Vagabond
    .to = the second Vagabond
    .with = with the second Vagabond
    .short = Second Vagabond
    .hint = A rival on the same roads.
root-faction-lizard = Lizard Cult
    .acc = the Cult
    .of = the Cult
    .to = the Cult
    .with = with the Cult
    .short = Cult
    .hint = Wins the outcast over with gardens, rituals and acolytes.
root-faction-riverfolk = Riverfolk Company
    .acc = the Riverfolk
    .of = the Riverfolk
    .to = the Riverfolk
    .with = with the Riverfolk
    .short = Riverfolk
    .hint = Sells services to all and turns payments into trade posts.
root-faction-duchy = Underground Duchy
    .acc = the Duchy
    .of = the Duchy
    .to = the Duchy
    .with = with the Duchy
    .short = Duchy
    .hint = Comes up through tunnels and sways ministers.
root-faction-corvid = Corvid Conspiracy
    .acc = the Corvids
    .of = the Corvids
    .to = the Corvids
    .with = with the Corvids
    .short = Corvids
    .hint = Lays secret plots and scores for showing them.

## Suits (.name: within a sentence)

root-suit-bird = Bird
    .name = bird
root-suit-fox = Fox
    .name = fox
root-suit-rabbit = Rabbit
    .name = rabbit
root-suit-mouse = Mouse
    .name = mouse

## Phases

root-phase-setting-up = Setting up
root-phase-birdsong = Birdsong
root-phase-daylight = Daylight
root-phase-evening = Evening

## Places (.in: where one is, .into: where one goes, .put: where one places a piece, .from: whence)

root-clearing = clearing { $n }
    .in = in clearing { $n }
    .into = to clearing { $n }
    .put = in clearing { $n }
    .from = from clearing { $n }
root-forest = forest { $n }
    .in = in forest { $n }
    .into = into forest { $n }
    .put = in forest { $n }
    .from = from forest { $n }
root-burrow = the Burrow
    .in = in the Burrow
    .into = into the Burrow
    .put = in the Burrow
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

## Maps

root-map-autumn = Autumn
root-map-winter = Winter
root-map-lake = Lake
root-map-mountain = Mountain

## Items (faceup; .acc: as an object, .of: in place of it, .no-ready: what one lacks; .exhausted, .damaged: its other states)

root-item-boots = Boot
    .acc = a boot
    .of = a boot
    .no-ready = ready boot
    .exhausted = Exhausted boot
    .damaged = Damaged boot
    .damaged-exhausted = Damaged and exhausted boot
root-item-sword = Sword
    .acc = a sword
    .of = a sword
    .no-ready = ready sword
    .exhausted = Exhausted sword
    .damaged = Damaged sword
    .damaged-exhausted = Damaged and exhausted sword
root-item-bag = Bag
    .acc = a bag
    .of = a bag
    .no-ready = ready bag
    .exhausted = Exhausted bag
    .damaged = Damaged bag
    .damaged-exhausted = Damaged and exhausted bag
root-item-hammer = Hammer
    .acc = a hammer
    .of = a hammer
    .no-ready = ready hammer
    .exhausted = Exhausted hammer
    .damaged = Damaged hammer
    .damaged-exhausted = Damaged and exhausted hammer
root-item-teapot = Teapot
    .acc = a teapot
    .of = a teapot
    .no-ready = ready teapot
    .exhausted = Exhausted teapot
    .damaged = Damaged teapot
    .damaged-exhausted = Damaged and exhausted teapot
root-item-coins = Coin
    .acc = a coin
    .of = a coin
    .no-ready = ready coin
    .exhausted = Exhausted coin
    .damaged = Damaged coin
    .damaged-exhausted = Damaged and exhausted coin
root-item-crossbow = Crossbow
    .acc = a crossbow
    .of = a crossbow
    .no-ready = ready crossbow
    .exhausted = Exhausted crossbow
    .damaged = Damaged crossbow
    .damaged-exhausted = Damaged and exhausted crossbow
root-item-torch = Torch
    .acc = a torch
    .of = a torch
    .no-ready = ready torch
    .exhausted = Exhausted torch
    .damaged = Damaged torch
    .damaged-exhausted = Damaged and exhausted torch

## Pieces (.acc: as an object)

root-piece-sawmill = Sawmill
    .acc = a sawmill
root-piece-workshop = Workshop
    .acc = a workshop
root-piece-recruiter = Recruiter
    .acc = a recruiter
root-piece-roost = Roost
    .acc = a roost
root-piece-base = Base
    .acc = a base
root-piece-garden = Garden
    .acc = a garden
root-piece-citadel = Citadel
    .acc = a citadel
root-piece-market = Market
    .acc = a market
root-piece-ruin = Ruin
    .acc = a ruin
root-piece-keep = Keep
    .acc = the keep
root-piece-wood = Wood
    .acc = wood
root-piece-sympathy = Sympathy
    .acc = sympathy
root-piece-trade-post = Trade post
    .acc = a trade post
root-piece-tunnel = Tunnel
    .acc = a tunnel
root-piece-plot = Plot
    .acc = a plot
root-piece-outcast = Outcast
    .hated = Hated

## How many ($n)

root-count-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
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

## Relationships of the Vagabond

root-relationship-indifferent = Indifferent
root-relationship-amiable = Amiable
root-relationship-friendly = Friendly
root-relationship-allied = Allied
root-relationship-hostile = Hostile

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
root-action-draw = Draw a card
    .hint = commit a fund
root-action-trade-post = Trade post
    .hint = for two funds of the ruler
root-action-dig = Dig
    .hint = a tunnel and up to four warriors
root-action-sway = Sway
    .hint = a minister for revealed cards
root-action-parliament = Parliament
    .hint = each swayed minister once
root-action-flip = Flip a plot
    .hint = a point for each faceup plot
root-action-plot = Plot
    .hint = warriors for a facedown plot
root-action-trick = Trick
    .hint = swap two plots
root-action-expose = Expose a plot
    .hint = show a card and guess
root-action-dominance = Activate dominance
    .hint = with at least 10 points
root-action-take-dominance = Take a dominance card
    .hint = for a card of the same suit
root-action-open-path = Open a path
    .hint = any card: 1 point

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

## Cards (.text: what the card does; root-card puts name and suit together, .quoted within a sentence)

root-card = { $name } ({ $suit })
    .quoted = “{ $name }” ({ $suit })
root-card-alone = { $name }
    .quoted = “{ $name }”
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

## How a game ends ($who: the winner, or the winners)

root-end-points = { $who } wins with 30 points.
root-end-dominance = { $who } wins by dominance.
root-end-coalition = The coalition wins: { $who }.

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
root-option-reach = Reach
    .help = Which mixes of factions are allowed.
root-option-reach-recommended = Recommended
    .help = At least 17 together; the table is told what the Law recommends.
root-option-reach-any = Any mix
    .help = Whatever the factions reach together.

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

## Questions (.note: what to know; -option, -pass: the answers)

root-activate-ask = Crafting pieces of which suit will you use?
    .note = The card leaves you the choice.
root-activate-option = { $it }
root-activate-pass = Use none

root-order-ask = Whose effect comes first?
    .note = Several things happen at once; you set their order.
root-order-option = { $it }
root-order-pass = Leave the order

root-craft-ask = Which card will you craft?
    .note = Each crafting piece serves once per turn.
root-craft-option = { $it }
root-craft-pass = Craft nothing

root-move-ask = Where will you move?
    .note = You must rule the clearing you leave or the one you enter.
root-move-option = { $from } { $to }
root-move-pass = Move no more

root-move-n-ask = How many warriors will you move?
    .note = They go { $from } { $to }.
root-move-n-option =
    { $it ->
        [one] { $it } warrior
       *[other] { $it } warriors
    }
root-move-n-pass = Move none

root-ferry-ask = Will you take the ferry?
    .note = You go { $from } { $to }; by ferry you then draw a card.
root-ferry-option =
    { $it_key ->
        [root-answer-yes] Take the ferry
       *[other] Walk
    }
root-ferry-pass = Walk

root-outrage-ask = Outrage! Which card will you give up?
    .note = You lose it for the outrage { $about }.
root-outrage-option = { $it }
root-outrage-pass = Give nothing

root-act-ask = What will you do?
    .note = Choose one of the things open to you now.
root-act-option = { $it }
root-act-pass = End here, go on

root-use-ask = Which crafted card will you use?
    .note = Its effect waits in your play area.
root-use-option = { $it }
root-use-pass = Use none

root-dominance-ask = Which dominance card will you activate?
    .note = You give up your points for good and win only by ruling.
root-dominance-option = { $it }
root-dominance-pass = Activate none

root-take-ask = Which dominance card will you take?
    .note = You pay with a card of the same suit.
root-take-option = { $it }
root-take-pass = Take none

root-take-with-ask = Which card will you spend for it?
    .note = You take { $about }.
root-take-with-option = { $it }
root-take-with-pass = Do not pay

root-expose-ask = Which plot will you expose?
    .note = You show a card of the clearing’s suit and guess.
root-expose-option = { $it }
root-expose-pass = Expose none

root-expose-with-ask = Which card will you show?
    .note = If your guess { $about } is wrong, the Corvids get it.
root-expose-with-option = { $it }
root-expose-with-pass = Show none

root-guess-ask = Which plot is it?
    .note = The facedown plot lies { $about }.
root-guess-option = { $it }
root-guess-pass = Do not guess

root-open-ask = Which closed path will you open?
    .note = Any card pays for it; it brings 1 point.
root-open-option = between clearings { $from } and { $to }
root-open-pass = Open none

root-open-with-ask = Which card will you spend on the path?
    .note = The path joins clearings { $from } and { $to }.
root-open-with-option = { $it }
root-open-with-pass = Do not pay

root-discard-ask = Which card will you discard?
    .note = You may keep five cards in hand.
root-discard-option = { $it }
root-discard-pass = Discard none

root-battle-ask = Whom will you battle, and where?
    .note = You need a warrior of yours in that clearing.
root-battle-final = The dice decide: no way back.
    .deed = Roll
root-battle-option = { $foe } { $at }
root-battle-pass = No battle

root-ambush-ask = Will you play an ambush?
    .note = It deals two hits before the roll.
root-ambush-option = { $it }
root-ambush-pass = No ambush

root-foil-ask = Will you foil the ambush?
    .note = An ambush card of yours cancels it.
root-foil-option = { $it }
root-foil-pass = Let it happen

root-hit-ask = Which piece will the hit remove?
    .note = Warriors fall first, then buildings and tokens.
root-hit-option = { $it }
root-hit-pass = Remove nothing

root-hit-who-ask = Who will take the hit?
    .note = You and your helpers share the hits.
root-hit-who-option = { $it }
root-hit-who-pass = Nobody

root-keep-ask = In which corner will your keep stand?
    .note = Nobody else may place pieces there.
root-keep-option = { $it }
root-keep-pass = Nowhere

root-first-building-ask = Where will your first building stand?
    .note = You place { $about } in the keep’s clearing or next to it.
root-first-building-option = { $it }
root-first-building-pass = Nowhere

root-wood-ask = Which sawmill will get wood?
    .note = There is not enough wood for all of them.
root-wood-option = { $it }
root-wood-pass = None

root-build-ask = What will you build, and where?
    .note = Wood comes through clearings you rule.
root-build-option = { $piece } { $at }
root-build-pass = Build nothing

root-pay-wood-ask = From where will you take the wood?
    .note = It pays for { $piece } { $at }.
root-pay-wood-option = { $it }
root-pay-wood-pass = From nowhere

root-overwork-ask = At which sawmill will you overwork?
    .note = A card of that suit brings one wood.
root-overwork-option = { $it }
root-overwork-pass = Nowhere

root-overwork-with-ask = Which card will you spend on overwork?
    .note = The wood goes { $about }.
root-overwork-with-option = { $it }
root-overwork-with-pass = Do not pay

root-hawks-ask = Which bird will you spend?
    .note = Each bird brings one more action.
root-hawks-option = { $it }
root-hawks-pass = Spend none

root-recruit-at-ask = Where will the warrior appear?
    .note = Your supply has too few warriors for every recruiter.
root-recruit-at-option = { $it }
root-recruit-at-pass = Nowhere

root-hospital-ask = Which card will you spend to save them?
    .note = Warriors lost { $about } return to the keep.
root-hospital-option = { $it }
root-hospital-pass = Let them go

root-roost-ask = In which corner will your first roost be?
    .note = You start there with six warriors.
root-roost-option = { $it }
root-roost-pass = Nowhere

root-leader-ask = Who will lead the Eyrie?
    .note = Two viziers join the Decree with the leader.
root-leader-option = { $it }
root-leader-pass = Nobody

root-decree-ask = Which card will you add to the Decree?
    .note = One or two cards, at most one of them a bird.
root-decree-option = { $it }
root-decree-pass = Add no more

root-column-ask = In which column will the card lie?
    .note = You add { $about }.
root-column-option = { $it }
root-column-pass = In none

root-new-roost-ask = Where will your new roost be?
    .note = You have no roost left: three warriors come with it.
root-new-roost-option = { $it }
root-new-roost-pass = Nowhere

root-resolve-ask = Which card of the Decree comes next?
    .note = Column: { $about }. A card you cannot obey brings turmoil.
root-resolve-option = { $it }
root-resolve-pass = None

root-hatch-ask = At which roost will you recruit?
    .note = You resolve { $about }.
root-hatch-option = { $it }
root-hatch-pass = At none

root-nest-ask = Where will you build a roost?
    .note = You resolve { $about }.
root-nest-option = { $it }
root-nest-pass = Nowhere

root-revolt-ask = Where will the revolt break out?
    .note = All enemy pieces there are removed and a base appears.
root-revolt-option = { $it }
root-revolt-pass = No revolt

root-spread-ask = Where will you spread sympathy?
    .note = Next to your sympathy; anywhere while you have none.
root-spread-option = { $it }
root-spread-pass = Nowhere

root-supporter-ask = Which supporter will you spend?
    .note = It pays for your deed { $about }.
root-supporter-option = { $it }
root-supporter-pass = None

root-mobilize-ask = Which card will join the supporters?
    .note = Without a base you may have at most five.
root-mobilize-option = { $it }
root-mobilize-pass = None

root-train-ask = Which card will train an officer?
    .note = Its suit must be that of a base on the map.
root-train-option = { $it }
root-train-pass = None

root-muster-ask = At which base will you recruit?
    .note = One warrior appears there.
root-muster-option = { $it }
root-muster-pass = At none

root-organize-ask = Where will you organize?
    .note = One warrior there turns into sympathy.
root-organize-option = { $it }
root-organize-pass = Nowhere

root-dismiss-ask = Which supporter will you dismiss?
    .note = Without a base only five may stay.
root-dismiss-option = { $it }
root-dismiss-pass = None

root-first-loss-ask = Which loss counts first?
    .note = The Alliance lost both { $about }.
root-first-loss-option = { $it }
root-first-loss-pass = Neither

root-exhaust-ask = Which item will you exhaust?
    .note = Any ready item will do.
root-exhaust-option = { $it }
root-exhaust-pass = None

root-damage-ask = Which item will be damaged?
    .note = Every hit you take damages one item.
root-damage-option = { $it }
root-damage-pass = None

root-refresh-ask = Which item will you refresh?
    .note = Three items, and two more for each teapot.
root-refresh-option = { $it }
root-refresh-pass = Refresh no more

root-repair-ask = Which item will you repair?
    .note = It keeps its face: an exhausted one stays exhausted.
root-repair-option = { $it }
root-repair-pass = None

root-drop-ask = Which item will you leave behind?
    .note = You carry six items, and two more for each bag.
root-drop-option = { $it }
root-drop-pass = None

root-aid-ask = Whom will you aid?
    .note = You exhaust an item and give a card of this clearing’s suit.
root-aid-option = { $it }
root-aid-pass = Nobody

root-aid-with-ask = Which card will you give?
    .note = It goes to { $about }.
root-aid-with-option = { $it }
root-aid-with-pass = None

root-aid-take-ask = Which item will you take for your aid?
    .note = It is a crafted item of { $about }.
root-aid-take-option = { $it }
root-aid-take-pass = Take none

root-coalition-ask = With whom will you form a coalition?
    .note = You give up your points and win only if your partner does.
root-coalition-option = { $it }
root-coalition-pass = With nobody

root-slip-ask = Where will you slip?
    .note = One free step, to a clearing or a forest.
root-slip-option = { $it }
root-slip-pass = Stay here

root-bring-ask = Whose warriors will come with you?
    .note = You go { $from } { $to }.
root-bring-option = { $it }
root-bring-pass = Go alone

root-bring-n-ask = How many of them will come with you?
    .note = They are warriors of { $about }.
root-bring-n-option =
    { $it ->
        [one] { $it } warrior
       *[other] { $it } warriors
    }
root-bring-n-pass = None

root-ally-ask = Who will fight at your side?
    .note = Against { $about }; your ally can take your hits.
root-ally-option = { $it }
root-ally-pass = Fight alone

root-steal-ask = From whom will you steal a card?
    .note = It is a random card.
root-steal-option = { $it }
root-steal-pass = From nobody

root-day-labor-ask = Which card will you take for your work?
    .note = Your clearing’s suit, or a bird, from the discard pile.
root-day-labor-option = { $it }
root-day-labor-pass = None

root-instigate-ask = Who will attack?
    .note = You set two others in this clearing on each other.
root-instigate-option = { $it }
root-instigate-pass = Nobody

root-instigate-on-ask = Who will be attacked?
    .note = You send { $about } to attack.
root-instigate-on-option = { $it }
root-instigate-on-pass = Nobody

root-enlist-ask = Will you enlist the protector?
    .note = It gives { $about } 1 point; the swords raise your limit of hits.
root-enlist-option =
    { $it_key ->
        [root-answer-yes] Enlist
       *[other] Do not enlist
    }
root-enlist-pass = Do not enlist

root-swift-strike-ask = Will you strike swiftly?
    .note = Exhaust a sword for one extra hit.
root-swift-strike-option =
    { $it_key ->
        [root-answer-yes] Exhaust a sword
       *[other] Spare the sword
    }
root-swift-strike-pass = Spare the sword

root-glide-ask = Where will you glide?
    .note = To any clearing, without boots.
root-glide-option = { $it }
root-glide-pass = Stay here

root-quest-ask = Which quest will you complete?
    .note = You exhaust the items it shows.
root-quest-option = { $it }
root-quest-pass = None

root-reward-ask = Which reward will you take?
    .note = For the quest “{ $about }”.
root-reward-option = { $it }
root-reward-pass = None

root-improvise-ask = Which item will stand in for another?
    .note = In the quest “{ $about }”; afterwards it is damaged.
root-improvise-option = { $it }
root-improvise-pass = Do not improvise

root-improvise-as-ask = Which item will it replace?
    .note = You use { $about }.
root-improvise-as-option = { $it }
root-improvise-as-pass = None

root-explore-ask = Which item will you take from the ruin?
    .note = The ruin lies { $about }.
root-explore-option = { $it }
root-explore-pass = None

root-character-ask = Which character will you play?
    .note = It sets your first items and your special action.
root-character-option = { $it }
root-character-pass = None

root-forest-ask = In which forest will you start?
    .note = Your first step will be a slip out of it.
root-forest-option = { $it }
root-forest-pass = In none

root-strike-ask = Whom will you shoot at?
    .note = A crossbow removes one piece here; warriors first.
root-strike-option = { $it }
root-strike-pass = Nobody

root-strike-at-ask = Which piece will you shoot down?
    .note = It belongs to { $about }.
root-strike-at-option = { $it }
root-strike-at-pass = None

root-convert-ask = Whom will you convert?
    .note = One warrior there is replaced by yours.
root-convert-option = a warrior of { $foe } { $at }
root-convert-pass = Nobody

root-sanctify-ask = Which building will you sanctify?
    .note = A garden replaces it.
root-sanctify-option = { $piece } { $at }
root-sanctify-pass = None

root-cult-corner-ask = In which corner will the Cult start?
    .note = Four warriors, one garden and a warrior around it.
root-cult-corner-option = { $it }
root-cult-corner-pass = In none

root-outcast-ask = Which suit will be the Outcast?
    .note = Conspiracies happen in its clearings.
root-outcast-option = { $it }
root-outcast-pass = None

root-ritual-card-ask = Which card will you reveal?
    .note = It pays for the ritual { $about }.
root-ritual-card-option = { $it }
root-ritual-card-pass = None

root-ritual-build-ask = Where will you build a garden?
    .note = In a clearing you rule, for a card of its suit.
root-ritual-build-option = { $it }
root-ritual-build-pass = Nowhere

root-ritual-recruit-ask = Where will you recruit?
    .note = One warrior, for a card of the clearing’s suit.
root-ritual-recruit-option = { $it }
root-ritual-recruit-pass = Nowhere

root-ritual-score-ask = Which card will you spend to score?
    .note = You score by the gardens of its suit.
root-ritual-score-option = { $it }
root-ritual-score-pass = None

root-ritual-sacrifice-ask = Which bird will you sacrifice?
    .note = A warrior from the supply becomes an acolyte.
root-ritual-sacrifice-option = { $it }
root-ritual-sacrifice-pass = None

root-service-ask = Which service will you buy?
    .note = You pay the Riverfolk with your warriors.
root-service-option = { $it }
root-service-pass = Buy nothing

root-buy-card-ask = Which card will you buy?
    .note = The hand of the Riverfolk is open.
root-buy-card-option = { $it }
root-buy-card-pass = None

root-price-ask = How much will this service cost?
    .note = Service: { $about }.
root-price-option =
    { $it ->
        [one] { $it } warrior
       *[other] { $it } warriors
    }
root-price-pass = Leave it

root-landing-ask = Where will your warriors land?
    .note = Only in clearings by the river.
root-landing-option = { $it }
root-landing-pass = Nowhere

root-commit-ask = Whose fund will you commit?
    .note = For this: { $about }. It comes back in your next Birdsong.
root-commit-option = { $it }
root-commit-pass = Nobody’s

root-spend-fund-ask = Whose fund will you spend?
    .note = It returns to its owner’s supply.
root-spend-fund-option = { $it }
root-spend-fund-pass = Nobody’s

root-lose-fund-ask = Whose fund will you lose?
    .note = Half of your funds is lost with a trade post.
root-lose-fund-option = { $it }
root-lose-fund-pass = Nobody’s

root-export-ask = Will you export this card?
    .note = { $about } is discarded and a warrior goes to Payments.
root-export-option =
    { $it_key ->
        [root-answer-yes] Export
       *[other] Craft as usual
    }
root-export-pass = Keep it

root-river-recruit-ask = Where will you recruit?
    .note = In a clearing by the river.
root-river-recruit-option = { $it }
root-river-recruit-pass = Nowhere

root-trade-post-ask = Where will your trade post stand?
    .note = It costs two funds of the clearing’s ruler.
root-trade-post-option = { $it }
root-trade-post-pass = Nowhere

root-raise-ask = What will you build, and where?
    .note = In a clearing you rule, for a revealed card.
root-raise-option = { $piece } { $at }
root-raise-pass = Build nothing

root-raise-with-ask = Which card will you reveal?
    .note = It pays for { $piece } { $at }.
root-raise-with-option = { $it }
root-raise-with-pass = None

root-minister-ask = Which minister will act?
    .note = Each swayed minister acts once per turn.
root-minister-option = { $it }
root-minister-pass = None

root-copy-ask = Whose action will the Mayor take?
    .note = That of a swayed squire or noble.
root-copy-option = { $it }
root-copy-pass = Nobody’s

root-bank-ask = Which card will you spend at the Banker?
    .note = All of one suit; each brings 1 point.
root-bank-option = { $it }
root-bank-pass = No more

root-sway-ask = Which minister will you sway?
    .note = You reveal cards and place a crown.
root-sway-option = { $it }
root-sway-pass = None

root-sway-with-ask = Which card will you reveal?
    .note = To sway: { $about }.
root-sway-with-option = { $it }
root-sway-with-pass = None

root-fall-ask = Which minister will leave you?
    .note = The price of failure: one of the highest rank.
root-fall-option = { $it }
root-fall-pass = None

root-surface-ask = In which corner will you surface?
    .note = You start there with a tunnel and warriors.
root-surface-option = { $it }
root-surface-pass = In none

root-collapse-ask = Which tunnel will you give up?
    .note = All three are on the map: one moves.
root-collapse-option = { $it }
root-collapse-pass = None

root-dig-ask = Where will you dig a tunnel?
    .note = In a clearing without one, for a card of its suit.
root-dig-option = { $it }
root-dig-pass = Nowhere

root-dig-with-ask = Which card will you spend on digging?
    .note = The tunnel comes up { $about }.
root-dig-with-option = { $it }
root-dig-with-pass = None

root-dig-n-ask = How many warriors will come up?
    .note = They go from the Burrow { $about }.
root-dig-n-option =
    { $it ->
        [0] Nobody
        [one] { $it } warrior
       *[other] { $it } warriors
    }
root-dig-n-pass = None

root-scatter-ask = Where will this warrior start?
    .note = Suit of the clearing: { $about }.
root-scatter-option = { $it }
root-scatter-pass = Nowhere

root-flip-ask = Which plot will you flip?
    .note = It scores for every faceup plot.
root-flip-option = { $it }
root-flip-pass = None

root-call-ask = Which card will you spend to recruit?
    .note = A warrior appears in each clearing of its suit.
root-call-option = { $it }
root-call-pass = None

root-call-suit-ask = In clearings of which suit will you recruit?
    .note = A bird stands for any suit.
root-call-suit-option = { $it }
root-call-suit-pass = None

root-perch-ask = Where will the warrior appear?
    .note = Your supply has too few warriors for all places.
root-perch-option = { $it }
root-perch-pass = Nowhere

root-plot-ask = Where will you lay a plot?
    .note = It costs warriors, one more with every plot this turn.
root-plot-option = { $it }
root-plot-pass = Nowhere

root-plot-kind-ask = Which plot will you lay?
    .note = It lies facedown { $about }.
root-plot-kind-option = { $it }
root-plot-kind-pass = None

root-trick-ask = Which two plots will you swap?
    .note = Both facedown or both faceup.
root-trick-option = in clearings { $from } and { $to }
root-trick-pass = Swap none

root-use-on-ask = On whom will you use the card?
    .note = You use { $about }.
root-use-on-option = { $it }
root-use-on-pass = On nobody

root-tax-ask = From where will you remove your warrior?
    .note = You then draw a card.
root-tax-option = { $it }
root-tax-pass = From nowhere

root-sabotage-ask = Which crafted card will you discard?
    .note = It lies in the play area of an enemy.
root-sabotage-option = { $it }
root-sabotage-pass = None

root-false-orders-ask = Whose warriors will you mislead?
    .note = Half of them, rounded up, will move.
root-false-orders-option = warriors of { $foe } { $at }
root-false-orders-pass = Nobody’s

root-false-orders-to-ask = Where will they go?
    .note = You mislead warriors of { $foe } { $at }.
root-false-orders-to-option = { $it }
root-false-orders-to-pass = Nowhere

root-give-back-ask = Which card will you give back?
    .note = In exchange for the one you took.
root-give-back-option = { $it }
root-give-back-pass = None

root-propaganda-with-ask = Which card will you spend on propaganda?
    .note = A warrior in a clearing of its suit will change sides.
root-propaganda-with-option = { $it }
root-propaganda-with-pass = None

root-propaganda-ask = Whose warrior will you win over?
    .note = You spend { $about }.
root-propaganda-option = a warrior of { $foe } { $at }
root-propaganda-pass = Nobody’s

root-league-ask = Which crafted item will you exhaust?
    .note = It lets you move or battle.
root-league-option = { $it }
root-league-pass = None

root-informants-ask = Which ambush will you take?
    .note = From the discard pile, instead of drawing.
root-informants-option = { $it }
root-informants-pass = None

## The log ($me: yes when the reader is the one it is about, $foe_me: when the reader is the other one)

root-log-drew =
    { $me ->
        [yes] You draw
       *[no] { $who } draws
    } { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
root-log-drew-card =
    { $me ->
        [yes] You draw
       *[no] { $who } draws
    } { $card }.
root-log-discarded =
    { $me ->
        [yes] You discard
       *[no] { $who } discards
    } { $card }.
root-log-spent =
    { $me ->
        [yes] You spend
       *[no] { $who } spends
    } { $card }.
root-log-reshuffled = The discard pile is shuffled into a new deck.
root-log-scored =
    { $me ->
        [yes] You score
       *[no] { $who } scores
    } { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
root-log-scored-removing =
    { $me ->
        [yes] You score
       *[no] { $who } scores
    } { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for what was removed.
root-log-scored-crafting =
    { $me ->
        [yes] You score
       *[no] { $who } scores
    } { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for crafting.
root-log-lost-points =
    { $me ->
        [yes] You lose
       *[no] { $who } loses
    } { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
root-log-wins =
    { $me ->
        [yes] You lead
       *[no] { $who } leads
    } { $faction } to victory.
root-log-placed-warriors =
    { $me ->
        [yes] You place
       *[no] { $who } places
    } { $n ->
        [one] { $n } warrior
       *[other] { $n } warriors
    } { $at }.
root-log-placed =
    { $me ->
        [yes] You place
       *[no] { $who } places
    } { $piece } { $at }.
root-log-removed-warriors =
    { $me ->
        [yes] You lose
       *[no] { $who } loses
    } { $n ->
        [one] { $n } warrior
       *[other] { $n } warriors
    } { $at }.
root-log-removed =
    { $me ->
        [yes] You lose
       *[no] { $who } loses
    } { $piece } { $at }.
root-log-crafted =
    { $me ->
        [yes] You craft
       *[no] { $who } crafts
    } { $card }.
root-log-took-item =
    { $me ->
        [yes] You take
       *[no] { $who } takes
    } { $item } from the supply.
root-log-favor =
    { $me ->
        [yes] You remove
       *[no] { $who } removes
    } { $n ->
        [one] { $n } enemy piece
       *[other] { $n } enemy pieces
    } by a favor.
root-log-moved =
    { $me ->
        [yes] You move
       *[no] { $who } moves
    } { $n ->
        [one] { $n } warrior
       *[other] { $n } warriors
    } { $origin } { $to }.
root-log-ferry =
    { $me ->
        [yes] You take
       *[no] { $who } takes
    } the ferry { $to }.
root-log-outrage =
    { $me ->
        [yes] You cause
       *[no] { $who } causes
    } outrage { $at }.
root-log-gave =
    { $me ->
        [yes] You give up
       *[no] { $who } gives up
    } { $card }.
root-log-shows-hand =
    { $me ->
        [yes] You show your hand
       *[no] { $who } shows the hand
    }: the needed card is not in it.
root-log-shows =
    { $me ->
        [yes] You show
       *[no] { $who } shows
    } { $card }.
root-log-dominance =
    { $me ->
        [yes] You give up your points and activate
       *[no] { $who } gives up points and activates
    } { $card }.
root-log-took-dominance =
    { $me ->
        [yes] You take
       *[no] { $who } takes
    } { $card } from the available dominance cards.
root-log-guessed =
    { $me ->
        [yes] You guess
       *[no] { $who } guesses
    } the plot { $at }: { $it }.
root-log-exposed =
    { $me ->
        [yes] You expose
       *[no] { $who } exposes
    } the plot { $at }.
root-log-opened =
    { $me ->
        [yes] You open
       *[no] { $who } opens
    } the path between clearings { $from } and { $to }.
root-log-turn =
    { $me ->
        [yes] You take
       *[no] { $who } takes
    } a turn as { $faction }.
root-log-battle =
    { $me ->
        [yes] You attack
       *[no] { $who } attacks
    } { $foe_me ->
        [yes] you
       *[no] { $faction }
    } { $at }.
root-log-ambush =
    { $me ->
        [yes] You spring
       *[no] { $who } springs
    } an ambush: { $card }.
root-log-foiled =
    { $me ->
        [yes] You foil
       *[no] { $who } foils
    } the ambush: { $card }.
root-log-rolled =
    { $me ->
        [yes] You roll
       *[no] { $who } rolls
    } { $n } and { $m }.
root-log-hits =
    { $me ->
        [yes] You deal
       *[no] { $who } deals
    } { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }.
root-log-wood =
    { $me ->
        [yes] You place
       *[no] { $who } places
    } { $n } wood { $at }.
root-log-hospital =
    { $me ->
        [yes] Your field hospitals return
       *[no] { $who } returns
    } { $n ->
        [one] { $n } warrior
       *[other] { $n } warriors
    } to the keep.
root-log-leader =
    { $me ->
        [yes] You choose
       *[no] { $who } chooses
    } a leader: { $it }.
root-log-decree =
    { $me ->
        [yes] You add
       *[no] { $who } adds
    } { $card } to the Decree: { $it }.
root-log-resolves =
    { $me ->
        [yes] You resolve
       *[no] { $who } resolves
    } { $card } of the Decree: { $it }.
root-log-turmoil =
    { $me ->
        [yes] You fall
       *[no] { $who } falls
    } into turmoil: { $card } cannot be obeyed ({ $it }).
root-log-purged =
    { $me ->
        [yes] You purge
       *[no] { $who } purges
    } { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } from the Decree.
root-log-revolt =
    { $me ->
        [yes] You revolt
       *[no] { $who } revolts
    } { $at }.
root-log-officers =
    { $me ->
        [yes] You gain
       *[no] { $who } gains
    } { $n ->
        [one] { $n } officer
       *[other] { $n } officers
    }.
root-log-lost-officers =
    { $me ->
        [yes] You lose
       *[no] { $who } loses
    } { $n ->
        [one] { $n } officer
       *[other] { $n } officers
    }.
root-log-supporter =
    { $me ->
        [yes] You add
       *[no] { $who } adds
    } { $card } to the supporters.
root-log-supporters =
    { $me ->
        [yes] You gain
       *[no] { $who } gains
    } { $n ->
        [one] { $n } supporter
       *[other] { $n } supporters
    }.
root-log-exhausted =
    { $me ->
        [yes] You exhaust
       *[no] { $who } exhausts
    } { $item }.
root-log-damaged =
    { $me ->
        [yes] You damage
       *[no] { $who } damages
    } { $item }.
root-log-refreshed =
    { $me ->
        [yes] You refresh
       *[no] { $who } refreshes
    } { $item }.
root-log-repaired =
    { $me ->
        [yes] You repair
       *[no] { $who } repairs
    } { $item }.
root-log-dropped =
    { $me ->
        [yes] You leave
       *[no] { $who } leaves
    } { $item } behind.
root-log-aided =
    { $me ->
        [yes] You aid
       *[no] { $who } aids
    } { $foe_me ->
        [yes] you
       *[no] { $faction }
    }.
root-log-aided-with =
    { $me ->
        [yes] You give
       *[no] { $who } gives
    } { $card } as aid.
root-log-aid-took =
    { $me ->
        [yes] You take
       *[no] { $who } takes
    } { $item } from { $foe_me ->
        [yes] you
       *[no] { $faction }
    }.
root-log-improved =
    { $me ->
        [yes] You improve
       *[no] { $who } improves
    } the relationship { $foe_me ->
        [yes] with you
       *[no] { $faction }
    }: { $relation }.
root-log-hostile =
    { $me ->
        [yes] You make
       *[no] { $who } makes
    } { $foe_me ->
        [yes] you
       *[no] { $faction }
    } hostile.
root-log-coalition =
    { $me ->
        [yes] You form
       *[no] { $who } forms
    } a coalition { $foe_me ->
        [yes] with you
       *[no] { $faction }
    }.
root-log-wandered =
    { $me ->
        [yes] You wander
       *[no] { $who } wanders
    } { $origin } { $to }.
root-log-special =
    { $me ->
        [yes] You take
       *[no] { $who } takes
    } a special action: { $special }.
root-log-stole =
    { $me ->
        [yes] You steal
       *[no] { $who } steals
    } a card from { $foe_me ->
        [yes] you
       *[no] { $faction }
    }.
root-log-stole-card =
    { $me ->
        [yes] You steal
       *[no] { $who } steals
    } { $card }.
root-log-labored =
    { $me ->
        [yes] You take
       *[no] { $who } takes
    } { $card } from the discard pile.
root-log-scorched =
    { $me ->
        [yes] You scorch
       *[no] { $who } scorches
    } the earth { $at }.
root-log-enlisted =
    { $me ->
        [yes] You enlist
       *[no] { $who } enlists
    } { $foe_me ->
        [yes] you
       *[no] { $faction }
    } as a protector.
root-log-quest =
    { $me ->
        [yes] You complete
       *[no] { $who } completes
    } the quest “{ $quest }”.
root-log-open-quest = A new quest lies open: “{ $quest }”.
root-log-improvised =
    { $me ->
        [yes] You improvise
       *[no] { $who } improvises
    } with { $item } in place of { $other }.
root-log-saw =
    { $me ->
        [yes] You see
       *[no] { $who } sees
    } { $item } in the ruin { $at }.
root-log-explored =
    { $me ->
        [yes] You find
       *[no] { $who } finds
    } { $item } in the ruin { $at }.
root-log-left-ruin =
    { $me ->
        [yes] You take
       *[no] { $who } takes
    } nothing from the ruin { $at }.
root-log-ruin-empty = The ruin { $at } is gone.
root-log-character =
    { $me ->
        [yes] You choose
       *[no] { $who } chooses
    } a character: { $character }.
root-log-forest =
    { $me ->
        [yes] You start
       *[no] { $who } starts
    } { $at }.
root-log-spent-acolytes =
    { $me ->
        [yes] You spend
       *[no] { $who } spends
    } { $n ->
        [one] { $n } acolyte
       *[other] { $n } acolytes
    }.
root-log-outcast =
    { $me ->
        [yes] You declare
       *[no] { $who } declares
    } the Outcast: { $suit }.
root-log-hated =
    { $me ->
        [yes] You declare
       *[no] { $who } declares
    } the Outcast hated: { $suit }.
root-log-lost-souls =
    { $me ->
        [yes] You discard
       *[no] { $who } discards
    } { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } of the Lost Souls.
root-log-acolytes =
    { $me ->
        [yes] You gain
       *[no] { $who } gains
    } { $n ->
        [one] { $n } acolyte
       *[other] { $n } acolytes
    }.
root-log-revealed =
    { $me ->
        [yes] You reveal
       *[no] { $who } reveals
    } { $card }.
root-log-took-back =
    { $me ->
        [yes] You take back
       *[no] { $who } takes back
    } { $n ->
        [one] { $n } revealed card
       *[other] { $n } revealed cards
    }.
root-log-bought =
    { $me ->
        [yes] You buy
       *[no] { $who } buys
    } a service for { $n ->
        [one] { $n } warrior
       *[other] { $n } warriors
    }: { $service }.
root-log-bought-card =
    { $me ->
        [yes] You buy
       *[no] { $who } buys
    } { $card }.
root-log-paid-in =
    { $me ->
        [yes] You put
       *[no] { $who } puts
    } { $n ->
        [one] { $n } warrior
       *[other] { $n } warriors
    } into Payments.
root-log-price =
    { $me ->
        [yes] You set
       *[no] { $who } sets
    } a price of { $n ->
        [one] { $n } warrior
       *[other] { $n } warriors
    }: { $service }.
root-log-protectionism =
    { $me ->
        [yes] You protect your trade
       *[no] { $who } protects trade
    }: nobody has paid.
root-log-gathered =
    { $me ->
        [yes] You gather
       *[no] { $who } gathers
    } { $n ->
        [one] { $n } fund
       *[other] { $n } funds
    }.
root-log-committed =
    { $me ->
        [yes] You commit
       *[no] { $who } commits
    } a fund { $foe_me ->
        [yes] { $me ->
            [yes] of your own
           *[no] from you
        }
       *[no] from { $faction }
    }.
root-log-spent-funds =
    { $me ->
        [yes] You spend
       *[no] { $who } spends
    } { $n ->
        [one] { $n } fund
       *[other] { $n } funds
    } { $foe_me ->
        [yes] { $me ->
            [yes] of your own
           *[no] from you
        }
       *[no] from { $faction }
    }.
root-log-lost-funds =
    { $me ->
        [yes] You lose
       *[no] { $who } loses
    } { $n ->
        [one] { $n } fund
       *[other] { $n } funds
    } { $foe_me ->
        [yes] { $me ->
            [yes] of your own
           *[no] from you
        }
       *[no] from { $faction }
    }.
root-log-exported =
    { $me ->
        [yes] You export
       *[no] { $who } exports
    } { $card }.
root-log-showed =
    { $me ->
        [yes] You reveal
       *[no] { $who } reveals
    } { $card }.
root-log-minister =
    { $me ->
        [yes] You send
       *[no] { $who } sends
    } a minister into action: { $minister }.
root-log-swayed =
    { $me ->
        [yes] You sway
       *[no] { $who } sways
    } a minister: { $minister }.
root-log-fell =
    { $me ->
        [yes] You lose
       *[no] { $who } loses
    } a minister: { $minister }.
root-log-took-up =
    { $me ->
        [yes] You take back
       *[no] { $who } takes back
    } { $n ->
        [one] { $n } revealed card
       *[other] { $n } revealed cards
    }.
root-log-flipped =
    { $me ->
        [yes] You flip
       *[no] { $who } flips
    } the plot { $at }: { $plot }.
root-log-extorted =
    { $me ->
        [yes] You extort
       *[no] { $who } extorts
    } a card from { $foe_me ->
        [yes] you
       *[no] { $faction }
    }.
root-log-extorted-card =
    { $me ->
        [yes] You extort
       *[no] { $who } extorts
    } { $card }.
root-log-plotted =
    { $me ->
        [yes] You lay
       *[no] { $who } lays
    } a plot { $at }: { $plot }.
root-log-tricked =
    { $me ->
        [yes] You swap
       *[no] { $who } swaps
    } the plots in clearings { $from } and { $to }.
root-log-raided =
    { $me ->
        [yes] You raid
       *[no] { $who } raids
    } { $at }.
root-log-exerted =
    { $me ->
        [yes] You exert yourself
       *[no] { $who } makes an effort
    } for one more action.
root-log-used-card =
    { $me ->
        [yes] You use
       *[no] { $who } uses
    } { $card }.
root-log-took-from =
    { $me ->
        [yes] You take
       *[no] { $who } takes
    } a card from { $foe_me ->
        [yes] you
       *[no] { $faction }
    }.
root-log-took-card =
    { $me ->
        [yes] You take
       *[no] { $who } takes
    } { $card }.
root-log-gave-back =
    { $me ->
        [yes] You give
       *[no] { $who } gives
    } { $card } back.
root-log-exhausted-crafted =
    { $me ->
        [yes] You exhaust
       *[no] { $who } exhausts
    } { $item } among the crafted items.
root-log-informed =
    { $me ->
        [yes] You take
       *[no] { $who } takes
    } { $card } from the discard pile.

## Why something cannot be done (.title: the same in a few words)

root-why-not-craftable = This card has no effect that can be crafted.
    .title = Not this one: nothing to craft
root-why-no-crafting-pieces = You lack crafting pieces in clearings of those suits.
    .title = Not now: too few crafting pieces
root-why-item-gone = The supply has no such item left.
    .title = Not this one: the item is gone
root-why-duplicate = You already have this effect in your play area.
    .title = Not this one: you have it
root-why-no-rule = You rule neither the clearing you leave nor the one you enter.
    .title = Not here: you do not rule
root-why-snare = A snare of the Corvids holds everybody in this clearing.
    .title = Not from here: a snare
root-why-scorched = The earth is scorched: nothing enters this clearing.
    .title = Not here: scorched earth
root-why-recruited = You recruit only once per turn.
    .title = Not again this turn
root-why-no-actions = You have no actions left this turn.
    .title = Not now: no actions left
root-why-cannot-build = You rule no clearing with a free slot and enough wood.
    .title = Not now: no slot or no wood
root-why-cannot-overwork = You have no card of a sawmill’s suit, or no wood is left.
    .title = Not now: no card for a sawmill
root-why-no-battle = None of your warriors shares a clearing with an enemy.
    .title = Not now: nobody to fight
root-why-no-move = None of your warriors can move anywhere.
    .title = Not now: nowhere to move
root-why-one-bird = Only one bird may join the Decree in a turn.
    .title = Not this one: a second bird
root-why-no-supporters =
    It takes { $n ->
        [one] { $n } supporter
       *[other] { $n } supporters
    } of that suit.
    .title = Not here: too few supporters
root-why-no-base-left = The base of this suit is already on the map.
    .title = Not here: no such base left
root-why-not-adjacent = Sympathy spreads only next to sympathy.
    .title = Not here: too far away
root-why-no-boots =
    The move takes { $n ->
        [one] { $n } ready boot
       *[other] { $n } ready boots
    }.
    .title = Not here: too few boots
root-why-not-ready = You have no { $n }.
    .title = Not now: no ready item
root-why-nothing-here = There is nothing here for this action: { $n }.
    .title = Not now: nothing for it here
root-why-no-acolytes =
    It takes { $n ->
        [one] { $n } acolyte
       *[other] { $n } acolytes
    }.
    .title = Not now: too few acolytes
root-why-no-crusade = In Outcast clearings you have nobody to send.
    .title = Not now: no crusade possible
root-why-no-convert = No enemy warrior stands in an Outcast clearing.
    .title = Not now: nobody to convert
root-why-no-sanctify = No enemy building stands in an Outcast clearing.
    .title = Not now: nothing to sanctify
root-why-no-garden = You have no card for a free slot in a clearing you rule.
    .title = Not now: no place for a garden
root-why-no-pilgrim = You have no card or no warrior to recruit with.
    .title = Not now: nobody to recruit
root-why-no-score = You have no card that could score.
    .title = Not now: no card to score
root-why-no-sacrifice = You have no bird or no warrior in your supply.
    .title = Not now: nothing to sacrifice
root-why-too-dear =
    It costs { $n ->
        [one] { $n } warrior
       *[other] { $n } warriors
    } of your supply.
    .title = Not this one: too dear
root-why-sold-out = The Riverfolk have no card to sell.
    .title = Not now: sold out
root-why-has-service = You have already bought this service this turn.
    .title = Not twice in a turn
root-why-no-hire = Warriors of the Riverfolk could not serve you.
    .title = Not now: nobody to hire
root-why-no-funds = You have too few funds for it.
    .title = Not now: too few funds
root-why-no-river-move = None of your warriors can move anywhere.
    .title = Not now: nowhere to move
root-why-no-river-battle = None of your warriors shares a clearing with an enemy.
    .title = Not now: nobody to fight
root-why-no-spaces = Your trade posts and funds are too few for any card.
    .title = Not now: nothing to craft with
root-why-no-cards = There is no card left to draw.
    .title = Not now: no cards left
root-why-no-river-recruit = You have no warrior or no clearing by the river.
    .title = Not now: nobody to recruit
root-why-no-site = No clearing can take a trade post now.
    .title = Not now: no place for it
root-why-has-post = A trade post already stands in this clearing.
    .title = Not here: a post stands here
root-why-unruled = Nobody rules this clearing.
    .title = Not here: nobody rules it
root-why-no-placing = You may not place pieces in this clearing.
    .title = Not here: placing is forbidden
root-why-rulers-funds = You pay with funds of the ruler, and lack two of { $n }.
    .title = Not here: too few funds
root-why-no-post-left = You have no trade post of this suit left.
    .title = Not here: no post left
root-why-not-swayed = This minister is not swayed yet.
    .title = Not this one: not swayed
root-why-has-acted = This minister has already acted this turn.
    .title = Not this one: has acted
root-why-cannot-act = This minister has nothing to do now.
    .title = Not this one: nothing to do
root-why-is-swayed = This minister is already swayed.
    .title = Not this one: already swayed
root-why-no-crown = You have no crown of this rank left.
    .title = Not this one: no crown left
root-why-cannot-show =
    It takes { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } of suits where you have pieces.
    .title = Not this one: too few cards
root-why-assembled = You have taken both actions of the Assembly.
    .title = Not now: both actions are done
root-why-cannot-raise = You have no card for a free slot in a clearing you rule.
    .title = Not now: no place to build
root-why-no-warriors = You have no warrior in your supply.
    .title = Not now: no warriors left
root-why-cannot-dig = You have no card for a clearing where you could dig.
    .title = Not now: nowhere to dig
root-why-plotted-out = You have no actions left this turn.
    .title = Not now: no actions left
root-why-no-plot-site = No clearing can take a plot now.
    .title = Not now: no place for a plot
root-why-few-corvids =
    The plot costs { $n ->
        [one] { $n } warrior
       *[other] { $n } warriors
    } here.
    .title = Not here: too few warriors
root-why-has-plot = A plot already lies in this clearing.
    .title = Not here: a plot lies here
root-why-no-perch = You have no warrior or no clearing for it.
    .title = Not now: no warrior or place
root-why-no-trick = There are no two plots to swap.
    .title = Not now: nothing to swap
root-why-no-agent = You have no warrior beside this plot.
    .title = Not here: no warrior of yours
root-why-nothing-to-craft = No card in your hand can be crafted now.
    .title = Not now: nothing to craft
root-why-late-to-craft = Crafting came first: it is over for this turn.
    .title = Not now: crafting is over
root-why-no-recruiter = You have no recruiter where warriors may be placed.
    .title = Not now: no recruiter
root-why-has-spread = Revolts come before sympathy is spread.
    .title = Not now: you have spread sympathy
root-why-no-revolt = You lack the supporters or the place for a revolt.
    .title = Not now: no revolt possible
root-why-no-spread = You lack the supporters or a clearing for sympathy.
    .title = Not now: nowhere to spread
root-why-no-hand = You have no card in hand.
    .title = Not now: no cards
root-why-no-trainer = You have no card of the suit of a base on the map.
    .title = Not now: no card for a base
root-why-no-officer = Every officer has led an operation already.
    .title = Not now: no officer left
root-why-no-muster = You have no warrior in your supply, or no base to place one at.
    .title = Not now: nobody to recruit
root-why-no-organizer = None of your warriors can give way to sympathy.
    .title = Not now: nobody to organize
root-why-late-to-flip = Plots are flipped before you recruit.
    .title = Not now: you have recruited
root-why-nothing-to-flip = None of your warriors stands beside a facedown plot.
    .title = Not now: nothing to flip
root-why-no-call = You have no card of a clearing where a warrior may be placed.
    .title = Not now: no card for it
root-why-parliament-sits = The Assembly came before the ministers: it is over.
    .title = Not now: the ministers act
root-why-no-minister = No swayed minister has anything left to do.
    .title = Not now: no minister to act
root-why-has-swayed = You have swayed a minister: that was the last step of Daylight.
    .title = Not again this turn
root-why-cannot-sway = You lack the crown or the cards for any minister.
    .title = Not now: nobody to sway
root-why-no-walk = No adjacent clearing is open to you, or you have too few boots.
    .title = Not now: nowhere to move
root-why-no-aid = It takes a player here, a ready item and a card of this clearing’s suit.
    .title = Not now: no aid is possible
root-why-no-quest = You have not both items of a quest of this clearing’s suit ready.
    .title = Not now: no quest to complete

## Price and gain on the buttons

root-hint-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
root-hint-service = costs { $n }
root-hint-pawn = to an adjacent clearing
root-hint-wood =
    costs { $n ->
        [one] { $n } wood
       *[other] { $n } wood
    }
root-hint-supporters =
    costs { $n ->
        [one] { $n } supporter
       *[other] { $n } supporters
    }
root-hint-outrage = outrage: a card
root-hint-defenseless = defenseless: 1 extra hit
root-hint-guerrilla = the defender deals the higher roll
root-hint-turmoil =
    turmoil: −{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }, −{ $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }

## The score sheet and a notice to the table

root-score-points = Points
root-setup-second = The second Vagabond needs a first one at the table
root-setup-reach = These factions reach { $n }, less than { $wanted }; the option Reach can allow it
root-notice-reach = These factions reach { $n }; for so many players { $wanted } is recommended.

## Nouns of the questions

root-column-recruit = { root-decree-recruit }
root-column-move = { root-decree-move }
root-column-battle = { root-decree-battle }
root-column-build = { root-decree-build }
root-reward-cards = Two cards
root-reward-points = A point for each such quest

## Debatable rulings

root-option-tie = Several at 30
    .help = Who wins when several reach 30 at the same moment.
root-option-tie-points = Most points
    .help = Then the player in turn, as the Czech Law says.
root-option-tie-turn = Player in turn
    .help = As the English Law says.
root-option-glide = The Harrier’s Glide
    .help = Whether allied warriors glide along.
root-option-glide-allies = With allies
    .help = A move like any other.
root-option-glide-alone = The pawn alone
    .help = As the later English Law says.
root-option-ritual = The Cult’s Score ritual
    .help = Whether a suit without a garden can be scored.
root-option-ritual-empty = Allowed, 0 points
    .help = The literal text.
root-option-ritual-garden = Needs a garden
    .help = As the later English Law says.

## Automata

root-seat-mechanical-marquise = Mechanical Marquise
root-setup-automata = At least one seat is for a person
root-setup-no-automata = Difficulty, traits and goal are for automata: give one a seat first
root-setup-trait = No automaton at this table has the trait { $it }
root-end-together = All of you have 30 points and win together: { $who }.
root-option-difficulty = Strength of automata
    .help = How hard the factions are that the game plays itself.
root-option-difficulty-default = Default
    .help = As printed on their boards.
root-option-difficulty-easy = Easy
    .help = They get less.
root-option-difficulty-challenging = Challenging
    .help = They get more.
root-option-difficulty-nightmare = Nightmare
    .help = Challenging, and 1 point each turn.
root-option-traits = Traits of automata
    .help = What automata can do besides; those wished for may also be named one by one.
root-option-traits-none = None
    .help = They play by their boards alone.
root-option-traits-one = One each
    .help = Drawn by lot.
root-option-traits-all = All
    .help = Hard, and much to keep in mind.
root-option-goal = People win
    .help = Where automata play: whether the others win alone or together.
root-option-goal-alone = Alone
    .help = The first with 30 points wins, automaton or not.
root-option-goal-together = Together
    .help = All of them must reach 30 before an automaton does.
root-automaton-why-most-pieces = most pieces of an enemy there
root-automaton-why-most-points = as many pieces as another, but more points
root-automaton-why-letter = level with another, but the earlier letter
root-automaton-why-most-enemies = most enemy pieces next to it
root-automaton-why-most-enemies-first = most enemy pieces, of several the highest priority
root-automaton-why-most-warriors = most own warriors
root-automaton-why-most-warriors-first = most own warriors, of several the highest priority
root-automaton-why-evenly = spread evenly over the ordered clearings it rules
root-automaton-why-lowest = the lowest priority among those it rules
root-automaton-why-highest = the highest priority among the ordered ones it rules
root-trait-blitz = Blitz
    .text = After moving, all but one leave a ruled clearing without enemies and battle where they go.
root-trait-fortified = Fortified
    .text = It takes two hits to remove a building.
root-trait-hospitals = Hospitals
    .text = Two warriors at the keep for two or more lost as defender.
root-trait-iron-will = Iron Will
    .text = Twice as many recruits by a bird order.
root-trait-overwhelming = Overwhelming
    .text = A point for every two warriors that could not be recruited.
root-seat-electric-eyrie = Electric Eyrie
root-automaton-why-roost-most-enemies = the roost of the suit with most enemy pieces
root-automaton-why-fewest-enemies = without a roost and with fewest enemy pieces
root-automaton-why-most-buildings = most buildings there
root-automaton-why-no-roost = the highest priority without a roost
root-trait-nobility = Nobility
    .text = Turmoil also when a column places no warrior, and it scores instead of losing.
root-trait-relentless = Relentless
    .text = After the Decree all defenseless buildings and tokens fall where it has warriors.
root-trait-swoop = Swoop
    .text = Two warriors land where there are no Eyrie pieces.
root-trait-war-tax = War Tax
    .text = Whoever loses a building or token to it loses a point.
root-trait-focused = Focused
    .text = The extra hit also for columns that are level.
root-log-automaton-joins = { $automaton } adds { $card } to the Decree: { $suit }.
root-log-automaton-turmoil =
    { $automaton } is in turmoil with { $n ->
        [one] { $n } bird
       *[other] { $n } birds
    } in the Decree.
root-log-automaton-order = { $automaton } turns up { $card }. Order: { $suit }.
root-log-automaton-again =
    { $automaton } built nothing and has { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }: once more, by { $card }. Order: { $suit }.
root-log-automaton-battles = Order: { $suit }. { $automaton } battles { $faction } { $at }: { $why }.
root-log-automaton-recruits =
    Order: { $suit }. { $automaton } recruits { $n ->
        [one] { $n } warrior
       *[other] { $n } warriors
    } { $at }: { $why }.
root-log-automaton-builds = Order: { $suit }. { $automaton } builds { $piece } { $at }: { $why }.
root-log-automaton-moves = Order: { $suit }. { $automaton } moves { $origin } { $to }: { $why }.
root-log-automaton-track =
    Order: { $suit }. { $automaton } scores for { $piece } and its like: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
root-log-automaton-trait = { $automaton } has a trait for this: { $trait }.
root-log-automaton-snare = { $automaton } removes a snare { $at } instead.
root-log-automaton-hard = { $automaton } is a nightmare and scores.
root-seat-automated-alliance = Automated Alliance
root-automaton-why-fewest-warriors = fewest enemy warriors next to sympathy
root-automaton-why-fewest-warriors-first = fewest enemy warriors next to sympathy, of several the highest priority
root-automaton-why-fewest-pieces = nothing ordered is next to sympathy; fewest enemy pieces
root-automaton-why-fewest-pieces-first = nothing ordered is next to sympathy; fewest enemy pieces, of several the highest priority
root-automaton-why-uprising = its base is missing; most enemy pieces
root-automaton-why-uprising-first = its base is missing; most enemy pieces, of several the highest priority
root-automaton-why-at-base = one at every base
root-trait-informants = Informants
    .text = Sympathy without warriors deals the extra hit of a defender too.
root-trait-popularity = Popularity
    .text = Nobody scores for removing sympathy.
root-trait-veterans = Veterans
    .text = As defender it deals the higher roll.
root-trait-wildfire = Wildfire
    .text = One more sympathy at the end of Evening, without points.
root-trait-steadfast = Steadfast
    .text = A base that is removed takes no sympathy with it.
root-log-automaton-spreads = Order: { $suit }. { $automaton } spreads sympathy { $at }: { $why }.
root-log-automaton-no-sympathy =
    { $automaton } can place no sympathy and scores instead: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
root-log-automaton-martial = Martial law { $at }: { $automaton } scores 1 point less.
root-log-automaton-revolts = Order: { $suit }. { $automaton } revolts { $at }: { $why }.
root-log-automaton-organizes =
    { $automaton } organizes { $at } and removes { $n ->
        [one] { $n } warrior
       *[other] { $n } warriors
    } of its own.
root-log-automaton-crackdown =
    Crackdown: with its base { $automaton } loses { $n ->
        [one] { $n } sympathy
       *[other] { $n } sympathies
    } of the suit { $suit }.
root-seat-vagabot = Vagabot
root-automaton-why-nearest = the nearest one
root-automaton-why-nearest-first = of several as near the highest priority
root-automaton-why-leader = the enemy with most points
root-automaton-why-berserk = most pieces of one player
root-automaton-why-still-there = still there, for two items more
root-automaton-why-poorest = fewest points of those here with crafted items
root-automaton-why-few-items = two undamaged items or fewer
root-automaton-why-much-damaged = three damaged items or more
root-automaton-why-some-damaged = something is damaged
root-automaton-why-none-damaged = nothing is damaged
root-automaton-why-in-forest = everything in a forest
root-automaton-why-outside = outside of forests
root-trait-adventurer = Adventurer
    .text = One battle a turn; the items left go to quest after quest.
root-trait-berserker = Berserker
    .text = Battles where a player has most pieces, and repairs one item more in the Evening.
root-trait-helper = Helper
    .text = Each item taken by aid scores 1 point more, for two cards.
root-trait-marksman = Marksman
    .text = One hit before the roll when it attacks.
root-log-automaton-explores = Order: { $suit }. { $automaton } explores the ruin { $at }: { $why }.
root-log-automaton-quests = Order: { $suit }. { $automaton } quests { $at }, “{ $quest }”: { $why }.
root-log-automaton-aids = Order: { $suit }. { $automaton } aids { $faction }: { $why }.
root-log-automaton-steals = Order: { $suit }. { $automaton } steals a card from { $faction }: { $why }.
root-log-automaton-tinkers = Order: { $suit }. { $automaton } crafts { $card } from the discard pile: the topmost with an item.
root-log-automaton-repairs = Order: { $suit }. { $automaton } exhausts an item to repair one.
root-log-automaton-slips = { $automaton } slips { $to }: { $why }.
root-log-automaton-refreshes =
    { $automaton } refreshes { $n ->
        [one] { $n } item
       *[other] { $n } items
    }: { $why }.
root-log-automaton-mends =
    { $automaton } repairs { $n ->
        [one] { $n } item
       *[other] { $n } items
    }: { $why }.

## Chapters of the Law whose heading is no clause

root-law-reading = Reading the Law

## The game in two minutes (.text: at most 35 words, .law: the clause that says it all)

root-learn-goal = Thirty points rule the Woodland
    .text = The first with 30 victory points wins at once. Each faction earns them in its own way; removing enemy buildings and tokens and crafting items bring points to all.
    .law = 3.1
root-learn-turn = Birdsong, Daylight, Evening
    .text = Every turn has three phases. At Birdsong you prepare, in Daylight you act, in the Evening you draw cards. What you do in each stands on your faction board.
    .law = 1.5
root-learn-deeds = Rule clearings, walk the paths
    .text = Most warriors and buildings rule a clearing. To move you must rule the clearing you leave or the one you enter. Crafting cards brings items and lasting powers.
    .law = 2.8
root-learn-fight = Two dice, the higher one attacks
    .text = In a battle the attacker deals the higher roll, the defender the lower, but nobody rolls more hits than they have warriors there. Beware of an ambush.
    .law = 4.3.2
root-learn-special = Every faction plays its own game
    .text = The Marquise de Cat builds, the Eyrie Dynasties obey an ever longer Decree, the Woodland Alliance spreads sympathy, the Vagabond wanders and helps. Four more factions wait for you.
    .law = 6
root-learn-end = Or win by dominance
    .text = With at least 10 points you may play a dominance card and leave the race for points. Then you win by ruling the clearings it names when your turn begins.
    .law = 3.3
