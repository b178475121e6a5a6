### Oath: the words of the game, in English.
### The same keys and attributes stand in en.ftl, cs.ftl and pl.ftl.

## Title

oath-title = Oath
oath-tagline = An empire whose story goes on from game to game.

## Suits (.of: of it)

oath-suit-discord = Discord
    .of = Discord
oath-suit-arcane = Arcane
    .of = Arcane
oath-suit-order = Order
    .of = Order
oath-suit-hearth = Hearth
    .of = Hearth
oath-suit-beast = Beast
    .of = Beast
oath-suit-nomad = Nomad
    .of = Nomad

## Regions (.acc: as an object, .of: of it)

oath-region-cradle = Cradle
    .acc = the Cradle
    .of = of the Cradle
oath-region-provinces = Provinces
    .acc = the Provinces
    .of = of the Provinces
oath-region-hinterland = Hinterland
    .acc = the Hinterland
    .of = of the Hinterland

## Places (.acc: as an object, .of: of it)

oath-place-site = Site
    .acc = a site
    .of = of a site
oath-place-region = Region
    .acc = a region
    .of = of a region
oath-place-board = Player board
    .acc = a player board
    .of = of a player board
oath-place-favor-bank = Favor bank
    .acc = a favor bank
    .of = of a favor bank
oath-place-shared-bank = Shared bank
    .acc = the shared bank
    .of = of the shared bank
oath-place-personal-bank = Personal bank
    .acc = the personal bank
    .of = of the personal bank
oath-place-world-deck = World deck
    .acc = the world deck
    .of = of the world deck
oath-place-discard-pile = Discard pile
    .acc = a discard pile
    .of = of a discard pile
oath-place-relic-deck = Relic deck
    .acc = the relic deck
    .of = of the relic deck
oath-place-reliquary = Imperial Reliquary
    .acc = the Imperial Reliquary
    .of = of the Imperial Reliquary
oath-place-archive = Archive
    .acc = the Archive
    .of = of the Archive
oath-place-dispossessed = Dispossessed
    .acc = the Dispossessed
    .of = of the Dispossessed

## Pieces (.acc: as an object, .of: of it)

oath-piece-favor = Favor
    .acc = favor
    .of = of favor
oath-piece-secret = Secret
    .acc = a secret
    .of = of a secret
oath-piece-warband = Warband
    .acc = a warband
    .of = of a warband
oath-piece-pawn = Pawn
    .acc = a pawn
    .of = of a pawn
oath-piece-supply = Supply
    .acc = Supply
    .of = of Supply
oath-piece-bandits = Bandits
    .acc = bandits
    .of = of bandits

## Amounts

oath-amount-favor =
    { $n ->
        [one] { $n } favor
       *[other] { $n } favor
    }
oath-amount-secret =
    { $n ->
        [one] { $n } secret
       *[other] { $n } secrets
    }
oath-amount-warband =
    { $n ->
        [one] { $n } warband
       *[other] { $n } warbands
    }
oath-amount-supply =
    { $n ->
        [one] { $n } Supply
       *[other] { $n } Supply
    }
oath-amount-attack-die =
    { $n ->
        [one] { $n } attack die
       *[other] { $n } attack dice
    }
oath-amount-defense-die =
    { $n ->
        [one] { $n } defense die
       *[other] { $n } defense dice
    }

## Kinds of cards (.acc: as an object, .of: of one, .many: several)

oath-card-denizen = Denizen
    .acc = a denizen
    .of = of a denizen
    .many = Denizens
oath-card-adviser = Adviser
    .acc = an adviser
    .of = of an adviser
    .many = Advisers
oath-card-edifice = Edifice
    .acc = an edifice
    .of = of an edifice
    .many = Edifices
oath-card-ruin = Ruin
    .acc = a ruin
    .of = of a ruin
    .many = Ruins
oath-card-vision = Vision
    .acc = a Vision
    .of = of a Vision
    .many = Visions
oath-card-relic = Relic
    .acc = a relic
    .of = of a relic
    .many = Relics
oath-card-banner = Banner
    .acc = a banner
    .of = of a banner
    .many = Banners

## Restrictions of cards

oath-restriction-site = Site only
oath-restriction-adviser = Adviser only
oath-restriction-locked = Locked

## Kinds of powers

oath-kind-plan = Battle plan
oath-kind-modifier = Action modifier
oath-kind-when-played = When Played
oath-kind-action = Action
oath-kind-persistent = Persistent power
oath-kind-continuous = Standing power
oath-kind-rest = Rest
oath-kind-wake = Wake

## Roles and titles (.acc: as an object, .of: of one)

oath-role-chancellor = Chancellor
    .acc = the Chancellor
    .of = of the Chancellor
oath-role-exile = Exile
    .acc = an Exile
    .of = of an Exile
oath-role-citizen = Citizen
    .acc = a Citizen
    .of = of a Citizen
oath-role-oathkeeper = Oathkeeper
    .acc = the Oathkeeper
    .of = of the Oathkeeper
oath-role-usurper = Usurper
    .acc = the Usurper
    .of = of the Usurper
oath-role-successor = Successor
    .acc = the Successor
    .of = of the Successor
oath-role-visionary = Visionary
    .acc = the Visionary
    .of = of the Visionary

## Seats (.of: whose)

oath-seat-purple = Purple
    .of = Purple's
oath-seat-red = Red
    .of = Red's
oath-seat-blue = Blue
    .of = Blue's
oath-seat-yellow = Yellow
    .of = Yellow's
oath-seat-white = White
    .of = White's
oath-seat-black = Black
    .of = Black's

## Major actions (.acc: as an object, .of: of it)

oath-action-search = Search
    .acc = a Search
    .of = of a Search
oath-action-muster = Muster
    .acc = a Muster
    .of = of a Muster
oath-action-trade = Trade
    .acc = a Trade
    .of = of a Trade
oath-action-recover = Recover
    .acc = a Recover
    .of = of a Recover
oath-action-campaign = Campaign
    .acc = a Campaign
    .of = of a Campaign
oath-action-travel = Travel
    .acc = Travel
    .of = of Travel

## Oaths (.keeper: who keeps it, .goal: who has the title, .successor: who succeeds the Chancellor)

oath-oath-supremacy = Supremacy
    .keeper = Oathkeeper of Supremacy
    .goal = Rule the most sites.
    .successor = Hold more relics and banners than the Chancellor and every other Citizen.
oath-oath-the-people = The People
    .keeper = Oathkeeper of the People
    .goal = Hold the People's Favor.
    .successor = Hold the Darkest Secret.
oath-oath-devotion = Devotion
    .keeper = Oathkeeper of Devotion
    .goal = Hold the Darkest Secret.
    .successor = Hold the Grand Scepter.
oath-oath-protection = Protection
    .keeper = Oathkeeper of Protection
    .goal = Hold the most relics and banners.
    .successor = Hold the People's Favor.

## Dice and their faces

oath-die-attack = Attack die
oath-die-defense = Defense die
oath-die-end = End die
oath-face-hollow = Hollow sword
oath-face-sword = Sword
oath-face-two-swords-skull = Two swords and a skull
oath-face-blank = Blank
oath-face-shield = Shield
oath-face-two-shields = Two shields
oath-face-double = Shields doubled

## The Mob side of the People's Favor

oath-mob = Mob

## Banners (.text: what it does)

oath-banner-peoples-favor = People's Favor
    .text = Wake: add 1 favor or move 1 to the poorest bank; on the Mob side do it again. You may play to any site of your region and first discard a denizen there.
oath-banner-darkest-secret = Darkest Secret
    .text = You search the world deck for 2 Supply. Others recover it from you only if a card at your site matches none of your advisers.

## The Imperial Reliquary (.text: what it does)

oath-reliquary-brutal = Brutal
    .text = If the Chancellor attacks, the defeated side's whole force dies.
oath-reliquary-decadent = Decadent
    .text = The Chancellor travels to the Cradle from elsewhere for no Supply; travel to the Hinterland costs 1 Supply more.
oath-reliquary-careless = Careless
    .text = In a Trade the Chancellor gains 1 favor more, and 1 secret fewer.
oath-reliquary-greedy = Greedy
    .text = The Chancellor draws 2 cards more, but cannot search for more than 2 Supply.

## Visions (.text: what it does)

oath-vision-vision-of-conquest = Vision of Conquest
    .text = You rule more sites than every other player.
oath-vision-vision-of-rebellion = Vision of Rebellion
    .text = You hold the People's Favor.
oath-vision-vision-of-sanctuary = Vision of Sanctuary
    .text = You hold more relics and banners than every other player.
oath-vision-vision-of-faith = Vision of Faith
    .text = You hold the Darkest Secret.
oath-vision-conspiracy = Conspiracy
    .text = If 2 of your advisers match advisers of a player with the pawn at your site, you may take a relic or banner from that player. This card leaves the game.

## Sites (.text: what it does)

oath-site-mine = Mine
    .text = Wake: take 1 favor from this site.
oath-site-salt-flats = Salt Flats
    .text = Wake: take 1 favor or 1 secret from this site.
oath-site-fertile-valley = Fertile Valley
    .text = When you play a Hearth card here, gain 1 favor from the Hearth bank, unless you discarded a Hearth card here this turn.
oath-site-barren-coast = Barren Coast
    .text = Travel to another Coast costs 1 Supply and ignores the Narrow Pass.
oath-site-plains = Plains
    .text = If any target is here, the attacker adds 1 attack die.
oath-site-river = River
    .text = If you rule this site and muster on a card here, gain 1 warband more.
oath-site-steppe = Steppe
    .text = When you play a Nomad card here, gain 1 secret, unless you discarded a Nomad card here this turn.
oath-site-mountain = Mountain
    .text = If any target is here, the attacker removes 1 attack die.
oath-site-lush-coast = Lush Coast
    .text = Travel to another Coast costs 1 Supply and ignores the Narrow Pass.
oath-site-marshes = Marshes
    .text = When you search with your pawn here, draw 1 card fewer.
oath-site-wastes = Wastes
    .text = When you play a Discord card here, you may recover the relic here for free, unless you discarded a Discord card here this turn.
oath-site-rocky-coast = Rocky Coast
    .text = Travel to another Coast costs 1 Supply and ignores the Narrow Pass.
oath-site-narrow-pass = Narrow Pass
    .text = Whoever travels into this region must come here. Whoever campaigns into it from another region must target this site, unless they rule it.
oath-site-charming-valley = Charming Valley
    .text = Travel from here costs 1 Supply more.
oath-site-deep-woods = Deep Woods
    .text = When you play a Beast card here, you may recover the relic here for free, unless you discarded a Beast card here this turn.
oath-site-standing-stones = Standing Stones
    .text = When you play an Arcane card here, gain 1 secret, unless you discarded an Arcane card here this turn.
oath-site-ancient-city = Ancient City
    .text = When you play an Order card here, you may gain 2 warbands, unless you discarded an Order card here this turn.
oath-site-drowned-city = Drowned City
    .text = Wake: take 1 secret from this site.
oath-site-great-slum = Great Slum
    .text = When you play or move a card here, you may first discard a card here.
oath-site-buried-giant = Buried Giant
    .text = You may turn 1 secret facedown to travel from here for no Supply, ignoring the Narrow Pass.
oath-site-the-tribunal = The Tribunal
    .text = Exchange favor, secrets and binding promises with any one player.
oath-site-shrouded-wood = Shrouded Wood
    .text = Travel from here costs 2 Supply and ignores the Narrow Pass and the Hidden Place. If an enemy rules this site, that enemy chooses where you go.
oath-site-the-hidden-place = The Hidden Place
    .text = To travel here, or to choose targets here, turn 1 secret facedown each time.

## Relics (.text: what it does)

oath-relic-sticky-fire = Sticky Fire
    .text = If you win, you may kill your opponent's whole force; if you do, give them 1 favor.
oath-relic-cursed-cauldron = Cursed Cauldron
    .text = If you win, gain 1 warband for each of your opponent's killed in this campaign.
oath-relic-brass-horse = Brass Horse
    .text = Reveal the top card of your region's discard pile and travel for no Supply to a site with a card of its suit; if there is none, anywhere.
oath-relic-truthful-harp = Truthful Harp
    .text = Draw 2 cards more, but show everyone what you draw and keep.
oath-relic-grand-mask = Grand Mask
    .text = If you are an Exile, on your turn you rule all cards at the Empire's sites that are not plans.
oath-relic-horned-mask = Horned Mask
    .text = Swap one of your faceup advisers with a card at your site.
oath-relic-cup-of-plenty = Cup of Plenty
    .text = Trading with a card of one of your advisers' suits costs you no Supply.
oath-relic-whistle = Whistle
    .text = A player with the pawn at another site travels to yours for no Supply and gets the secret placed here.
oath-relic-dowsing-sticks = Dowsing Sticks
    .text = Draw the top relic: keep it or put it under the relic deck.
oath-relic-cracked-horn = Cracked Horn
    .text = You may put all that you discard in this Search under the world deck.
oath-relic-bandit-crown = Bandit Crown
    .text = Bandits count as your warbands except at sites of your enemies. They cannot be killed, moved or sacrificed.
oath-relic-ring-of-devotion = Ring of Devotion
    .text = You cannot place warbands at sites. When you muster, gain 2 warbands more.
oath-relic-skeleton-key = Skeleton Key
    .text = If the Chancellor rules your site, peek at a relic of the Imperial Reliquary; you may take it.
oath-relic-oracular-pig = Oracular Pig
    .text = Look at the top 3 cards of the world deck.
oath-relic-circlet-of-command = Circlet of Command
    .text = Others cannot target or take your banners and other relics. Your pawn adds 1 defense die more.
oath-relic-ivory-eye = Ivory Eye
    .text = Look at 1 facedown site, adviser, or relic at a site.
oath-relic-map = Map
    .text = Put this relic under the relic deck and gain 4 Supply.
oath-relic-obsidian-cage = Obsidian Cage
    .text = If you win, all survivors of your opponent's force come onto this relic. Action: let any of them go to boards of their colours.
oath-relic-book-of-records = Book of Records
    .text = When you play a card to a site, gain 1 secret instead of favor.
oath-relic-dragonskin-drum = Dragonskin Drum
    .text = After you travel, gain 1 warband.
oath-relic-the-grand-scepter = The Grand Scepter
    .text = Peek at the relics of the Imperial Reliquary, offer Citizenship to an Exile or exile a Citizen. Not in the turn in which you took it.

## Edifices and what their ruined sides are (.text: what it does)

oath-edifice-festival-district = Festival District
    .text = Exchange favor, secrets and advisers with any one player.
oath-edifice-squalid-district = Squalid District
    .text = When the end die is rolled, this card's ruler may change the result by 1; Citizens cannot.
oath-edifice-great-spire = Great Spire
    .text = You may swap any drawn denizens with random cards of the Dispossessed.
oath-edifice-fallen-spire = Fallen Spire
    .text = Swap up to 5 top denizens of your region's discard pile, unseen, with random cards of the Dispossessed.
oath-edifice-sprawling-rampart = Sprawling Rampart
    .text = Each site of this card's ruler adds 1 defense die more when targeted.
oath-edifice-bandit-rampart = Bandit Rampart
    .text = If this site is a target, remove 2 attack dice.
oath-edifice-hall-of-debate = Hall of Debate
    .text = Nobody can target the People's Favor.
oath-edifice-hall-of-mockery = Hall of Mockery
    .text = Whoever recovers the People's Favor turns it to its Mob side.
oath-edifice-forest-temple = Forest Temple
    .text = When the Chronicle is written, sites with a Beast card are not discarded.
oath-edifice-ruined-temple = Ruined Temple
    .text = Enemies of this card's ruler cannot play Beast cards faceup.
oath-edifice-ancient-forge = Ancient Forge
    .text = Draw the top relic: keep it or put it under the relic deck.
oath-edifice-broken-forge = Broken Forge
    .text = Turn this card over: it becomes the Ancient Forge.

## Denizens of Discord (.text: what it does)

oath-denizen-mercenaries = Mercenaries
    .text = Add or remove 3 attack dice. If you lose, discard this card.
oath-denizen-a-small-favor = A Small Favor
    .text = Gain 4 warbands.
oath-denizen-second-wind = Second Wind
    .text = If you win, once all other plans are done you may travel and then campaign, both for no Supply.
oath-denizen-sleight-of-hand = Sleight of Hand
    .text = Take 1 secret from a player with the pawn at your site who has at least 2.
oath-denizen-key-to-the-city = Key to the City
    .text = If the ruler's pawn is not at this site, kill all warbands here, gain 1 warband and put it here.
oath-denizen-scryer = Scryer
    .text = Look through the discard pile of any region.
oath-denizen-disgraced-captain = Disgraced Captain
    .text = If a targeted site has an Order card, add 4 attack dice.
oath-denizen-naysayers = Naysayers
    .text = If an Exile holds the Oathkeeper title, take 1 favor from the Chancellor.
oath-denizen-book-burning = Book Burning
    .text = If you win and the defender's pawn was a target, the defender burns all secrets on the board but 1.
oath-denizen-charlatan = Charlatan
    .text = Burn all secrets on the Darkest Secret but 1.
oath-denizen-assassin = Assassin
    .text = You may have at most 2 advisers. Action: discard a faceup adviser of a player with the pawn at your site.
oath-denizen-downtrodden = Downtrodden
    .text = If you muster on a card whose bank alone has the least favor, gain 2 warbands more.
oath-denizen-blackmail = Blackmail
    .text = Name a relic of a player with the pawn at your site: they give you 3 favor, or you take it.
oath-denizen-cracked-sage = Cracked Sage
    .text = If your opponent has an Arcane adviser, add or remove 4 attack dice.
oath-denizen-dissent = Dissent
    .text = Each player without the People's Favor puts 1 favor here for each suit among the cards they rule.
oath-denizen-false-prophet = False Prophet
    .text = If you are an Exile, gain 1 warband and put it on a revealed Vision: it counts as yours too. When it is discarded, play or discard it yourself.
oath-denizen-vow-of-renewal = Vow of Renewal
    .text = You cannot recover the People's Favor. All favor that anyone burns comes to your board.
oath-denizen-zealots = Zealots
    .text = If the defending force is larger than yours now, each warband you sacrifice adds 3 to your attack.
oath-denizen-royal-ambitions = Royal Ambitions
    .text = If you are an Exile and rule more sites than the Chancellor, you may become a Citizen with an unseen relic of the Reliquary.
oath-denizen-salt-the-earth = Salt the Earth
    .text = Goes to any site without a locked card, even a full one. Discard all other denizens here; from now on the site holds 1 card.
oath-denizen-beast-tamer = Beast Tamer
    .text = In your campaigns your opponent cannot use Beast or Nomad plans.
oath-denizen-riots = Riots
    .text = If the People's Favor is on its Mob side, discard all cards at sites of the suit most common there, but not this one.
oath-denizen-silver-tongue = Silver Tongue
    .text = You may have at most 2 advisers. Rest: gain 1 favor from a bank matching a card at your site.
oath-denizen-gambling-hall = Gambling Hall
    .text = Roll 4 defense dice and gain as much favor from one bank as they show shields.
oath-denizen-boiling-lake = Boiling Lake
    .text = Whoever travels here without ruling this card must kill 2 warbands on their own board, if able.
oath-denizen-relic-thief = Relic Thief
    .text = When another player in your region takes relics, you may pay and roll a defense die for each: without a single shield they are yours.
oath-denizen-enchantress = Enchantress
    .text = Swap this card with any faceup adviser.
oath-denizen-insomnia = Insomnia
    .text = You may have at most 2 advisers. Rest: gain 1 secret.
oath-denizen-sneak-attack = Sneak Attack
    .text = After another player's campaign you may campaign against that player for no Supply.
oath-denizen-gossip = Gossip
    .text = Enemies of this card's ruler cannot play cards as facedown advisers.
oath-denizen-bandit-chief = Bandit Chief
    .text = Kill 1 warband at each site. While this card lies faceup, every site has 3 bandits.
oath-denizen-chaos-cult = Chaos Cult
    .text = When another player takes the Oathkeeper title, take 1 favor from them.
oath-denizen-slander = Slander
    .text = If you win and the defender's pawn was a target, all favor on the defender's board is burnt.

## Denizens of Arcane (.text: what it does)

oath-denizen-alchemist = Alchemist
    .text = Gain 4 favor from any banks.
oath-denizen-fire-talkers = Fire Talkers
    .text = If you hold the Darkest Secret, add or remove 3 attack dice.
oath-denizen-magicians-code = Magician's Code
    .text = When you recover the Darkest Secret, add 2 secrets from the shared bank to those you pay.
oath-denizen-spirit-snare = Spirit Snare
    .text = Gain 1 favor from any bank.
oath-denizen-wizard-school = Wizard School
    .text = Gain 1 secret. Your Act Phase ends.
oath-denizen-dazzle = Dazzle
    .text = Discard all Hearth and Order cards at the sites of your region.
oath-denizen-acting-troupe = Acting Troupe
    .text = For this Trade this card counts as Beast or Order instead of Arcane.
oath-denizen-taming-charm = Taming Charm
    .text = Discard a Beast or Nomad card at your site and gain 2 favor from its bank.
oath-denizen-inquisitor = Inquisitor
    .text = Peek at a facedown adviser of a player with the pawn at your site. If it is the Conspiracy, play or discard it yourself; if not, that player gets the favor placed here.
oath-denizen-secret-signal = Secret Signal
    .text = If the Trade gives you exactly 1 favor, gain 1 more from the same bank.
oath-denizen-augury = Augury
    .text = Draw 1 card more.
oath-denizen-rusting-ray = Rusting Ray
    .text = If you hold the Darkest Secret, the attacker's hollow swords count for nothing.
oath-denizen-portal = Portal
    .text = Travel from or to this site for no Supply, ignoring the powers of sites.
oath-denizen-billowing-fog = Billowing Fog
    .text = If you lose, none of your warbands die, not even by powers that would kill them all.
oath-denizen-kindred-warriors = Kindred Warriors
    .text = Ignore your skulls. Add or remove up to as many attack dice as you rule suits other than Arcane.
oath-denizen-terror-spells = Terror Spells
    .text = If you hold the Darkest Secret, kill 2 warbands in your region, at sites or on boards.
oath-denizen-blood-pact = Blood Pact
    .text = Kill an even number of warbands on your board; gain 1 secret for every 2.
oath-denizen-revelation = Revelation
    .text = In turn order each player may burn any favor to gain as many secrets.
oath-denizen-observatory = Observatory
    .text = With your pawn here you may search the discard pile of any region.
oath-denizen-plague-engines = Plague Engines
    .text = Each player moves 1 favor from the board to the Arcane bank for each site they rule.
oath-denizen-gleaming-armor = Gleaming Armor
    .text = Each plan of your opponent costs 1 secret more, placed on it.
oath-denizen-bewitch = Bewitch
    .text = If you are an Exile with more secrets than the Chancellor, you may become a Citizen.
oath-denizen-jinx = Jinx
    .text = When you roll attack or defense dice, you may pay to reroll them all, once.
oath-denizen-tutor = Tutor
    .text = Gain 1 secret.
oath-denizen-dream-thief = Dream Thief
    .text = Swap any two facedown advisers.
oath-denizen-cracking-ground = Cracking Ground
    .text = Add or remove 1 attack die for each targeted site.
oath-denizen-sealing-ward = Sealing Ward
    .text = Each of your relics adds 1 defense die more when targeted.
oath-denizen-initiation-rite = Initiation Rite
    .text = To muster you must place a secret instead of favor.
oath-denizen-vow-of-silence = Vow of Silence
    .text = You cannot recover the Darkest Secret nor give secrets. When anyone recovers it, gain as many secrets as were placed on it.
oath-denizen-forgotten-vault = Forgotten Vault
    .text = Put 1 secret from the shared bank on the Darkest Secret, or burn 1 from it, never the last.
oath-denizen-map-library = Map Library
    .text = With your pawn here you may trade with a card at any site of the region.
oath-denizen-witchs-bargain = Witch's Bargain
    .text = As often as you like with players at your site: give 1 secret and take 2 favor, or give 2 favor and take 1 secret.
oath-denizen-master-of-disguise = Master of Disguise
    .text = For this Trade use another player's advisers instead of your own.

## Denizens of Order (.text: what it does)

oath-denizen-wrestlers = Wrestlers
    .text = Kill 1 warband of your own force and add 1 defense die.
oath-denizen-battle-honors = Battle Honors
    .text = If you win, gain 2 favor from the Order bank.
oath-denizen-bear-traps = Bear Traps
    .text = Remove 1 attack die and kill 1 warband on the attacker's board.
oath-denizen-longbows = Longbows
    .text = Add or remove 1 attack die.
oath-denizen-keep = Keep
    .text = If this site is a target, add 2 defense dice.
oath-denizen-pressgangs = Pressgangs
    .text = You may muster on a card that has favor or secrets on it.
oath-denizen-garrison = Garrison
    .text = Gain 1 warband for each site you rule, then put 1 from your board on each of them.
oath-denizen-scouts = Scouts
    .text = Gain 1 Supply.
oath-denizen-martial-culture = Martial Culture
    .text = If you are an Exile and defeat an Exile, you may become a Citizen.
oath-denizen-code-of-honor = Code of Honor
    .text = Add or remove 2 attack dice. Your side can use no other plan.
oath-denizen-outriders = Outriders
    .text = Ignore your skulls.
oath-denizen-messenger = Messenger
    .text = Rearrange your warbands between your board and the sites you rule, never taking a site's last one.
oath-denizen-field-promotion = Field Promotion
    .text = If you win, gain 3 warbands.
oath-denizen-palanquin = Palanquin
    .text = Choose a player with the pawn at your site and a site they could travel to. Your pawn moves there, and they travel there for no Supply.
oath-denizen-shield-wall = Shield Wall
    .text = Add 2 defense dice. If you lose, your whole force dies.
oath-denizen-military-parade = Military Parade
    .text = If you win, gain 1 favor for each faceup adviser of your opponent and their Allies, from the bank of its suit.
oath-denizen-tome-guardians = Tome Guardians
    .text = Enemies of this card's ruler cannot target, recover or take the Darkest Secret.
oath-denizen-tyrant = Tyrant
    .text = After you travel, kill 1 warband at your new site, even your own.
oath-denizen-forced-labor = Forced Labor
    .text = Enemies at a site of this card's ruler must give that ruler 1 favor to search.
oath-denizen-secret-police = Secret Police
    .text = Enemies at a site of this card's ruler cannot play Visions faceup.
oath-denizen-specialist = Specialist
    .text = The defending side cannot use plans.
oath-denizen-captains = Captains
    .text = Campaign for no Supply from a site you rule as if your pawn were there; your warbands there join in.
oath-denizen-siege-engines = Siege Engines
    .text = Kill 2 warbands at one site of your region.
oath-denizen-royal-tax = Royal Tax
    .text = Take 2 favor from each player with the pawn at a site you rule in your region.
oath-denizen-toll-roads = Toll Roads
    .text = Enemies must give this card's ruler 1 favor to travel to a site of that ruler.
oath-denizen-curfew = Curfew
    .text = Enemies must give this card's ruler 1 favor to trade with a card of that ruler.
oath-denizen-knights-errant = Knights Errant
    .text = After this Muster you may campaign for no Supply.
oath-denizen-vow-of-obedience = Vow of Obedience
    .text = You cannot play Visions faceup. Rest: gain 1 favor from any bank.
oath-denizen-hunting-party = Hunting Party
    .text = After this Search of the world deck you may campaign for no Supply.
oath-denizen-council-seat = Council Seat
    .text = While you are a Citizen you cannot be exiled, not even by yourself.
oath-denizen-encirclement = Encirclement
    .text = If your force is the larger, add or remove 2 attack dice.
oath-denizen-peace-envoy = Peace Envoy
    .text = Your side uses no other plan. If your opponent's pawn is at your site, give them 1 favor for each die of the defense pool: you win at once and nobody dies.
oath-denizen-relic-hunter = Relic Hunter
    .text = Facedown relics at targeted sites may be targets too, 1 defense die each. Relics you take may go under the relic deck.

## Denizens of Hearth (.text: what it does)

oath-denizen-tinkers-fair = Tinker's Fair
    .text = Exchange favor, secrets and relics with any one player.
oath-denizen-wayside-inn = Wayside Inn
    .text = Gain 2 Supply.
oath-denizen-extra-provisions = Extra Provisions
    .text = Add 1 defense die.
oath-denizen-memory-of-home = Memory of Home
    .text = Move all favor of one bank to the Hearth bank.
oath-denizen-welcoming-party = Welcoming Party
    .text = When you play a denizen faceup straight from the draw, gain 1 favor from the Hearth bank.
oath-denizen-traveling-doctor = Traveling Doctor
    .text = If you lose, none of your warbands die, not even by powers that would kill them all; then discard this card.
oath-denizen-storyteller = Storyteller
    .text = Put 1 secret from the shared bank on the Darkest Secret.
oath-denizen-armed-mob = Armed Mob
    .text = If the holder of the Darkest Secret lacks the People's Favor, discard one of their faceup advisers.
oath-denizen-tavern-songs = Tavern Songs
    .text = Look at the top 3 cards of your region's discard pile.
oath-denizen-homesteaders = Homesteaders
    .text = Move one of your faceup advisers to your site.
oath-denizen-crop-rotation = Crop Rotation
    .text = When you play a card to a site, you may first discard a denizen there.
oath-denizen-a-round-of-ale = A Round of Ale
    .text = Return favor and secrets as in the Rest Phase; the favor placed here stays.
oath-denizen-land-warden = Land Warden
    .text = You may play 2 of the drawn cards, at least one of them to a site.
oath-denizen-charming-friend = Charming Friend
    .text = Take 1 favor from a player with the pawn at your site.
oath-denizen-village-constable = Village Constable
    .text = Unless your opponent holds the People's Favor, add or remove 2 attack dice.
oath-denizen-family-heirloom = Family Heirloom
    .text = Draw the top relic: keep it or put it under the relic deck.
oath-denizen-news-from-afar = News from Afar
    .text = This Search costs no Supply.
oath-denizen-levelers = Levelers
    .text = Move 2 favor from the richest bank to the poorest.
oath-denizen-fabled-feast = Fabled Feast
    .text = Gain 1 favor from one bank for each Hearth card you rule, this one included.
oath-denizen-the-great-levy = The Great Levy
    .text = Unless your opponent holds the People's Favor, add or remove 3 attack dice and ignore your skulls.
oath-denizen-hearts-and-minds = Hearts and Minds
    .text = You win at once. Discard this card at the end, unless you hold the People's Favor.
oath-denizen-relic-breaker = Relic Breaker
    .text = Put a facedown relic of your site under the relic deck and gain 3 warbands.
oath-denizen-book-binders = Book Binders
    .text = When another player plays a Vision faceup, gain 2 favor from any bank.
oath-denizen-ballot-box = Ballot Box
    .text = If you are an Exile and hold the People's Favor, become a Citizen.
oath-denizen-saddle-makers = Saddle Makers
    .text = When another player plays a Nomad or Order card faceup, gain 2 favor from its bank.
oath-denizen-herald = Herald
    .text = After another player campaigned against a player, gain 1 favor from any bank.
oath-denizen-rowdy-pub = Rowdy Pub
    .text = If you muster on this card, gain 1 warband more.
oath-denizen-vow-of-peace = Vow of Peace
    .text = You cannot campaign. Your attackers cannot sacrifice warbands.
oath-denizen-deed-writer = Deed Writer
    .text = Exchange favor, secrets and ruled sites with any one player.
oath-denizen-salad-days = Salad Days
    .text = Gain 3 favor, each from another bank.
oath-denizen-marriage = Marriage
    .text = Counts as 2 Hearth advisers, but takes the place of one.
oath-denizen-hospital = Hospital
    .text = Your warbands killed in this campaign come to this site at its end, if you rule it.
oath-denizen-awaited-return = Awaited Return
    .text = Sacrifice 1 warband from your board: this Trade costs no Supply.

## Denizens of Beast (.text: what it does)

oath-denizen-errand-boy = Errand Boy
    .text = You may search the discard pile of another region.
oath-denizen-wolves = Wolves
    .text = Kill 1 warband on any board.
oath-denizen-animal-playmates = Animal Playmates
    .text = Mustering on a Beast card costs you no Supply.
oath-denizen-true-names = True Names
    .text = In your campaigns your opponent cannot use plans of your advisers' suits.
oath-denizen-the-old-oak = The Old Oak
    .text = If you trade with this card for secrets and have a Beast adviser, gain 1 secret more.
oath-denizen-forest-paths = Forest Paths
    .text = Travel to a site with a Beast card for no Supply, ignoring the powers of sites.
oath-denizen-long-lost-heir = Long-Lost Heir
    .text = If you are an Exile, you may become a Citizen.
oath-denizen-rangers = Rangers
    .text = Ignore your skulls. If the defense pool has at least 4 dice now, add 2 attack dice.
oath-denizen-roving-terror = Roving Terror
    .text = Discard a denizen at another site and move this card there.
oath-denizen-nature-worship = Nature Worship
    .text = Add or remove 1 attack die for each of your Beast advisers.
oath-denizen-birdsong = Birdsong
    .text = Trading with a Beast or Nomad card costs you no Supply.
oath-denizen-small-friends = Small Friends
    .text = Trade as if your pawn were at any site with a Beast card.
oath-denizen-grasping-vines = Grasping Vines
    .text = Enemies who travel away from a site of this card's ruler kill 1 warband on their own board.
oath-denizen-threatening-roar = Threatening Roar
    .text = Discard all Nomad and all other Beast cards at the sites of your region.
oath-denizen-fae-merchant = Fae Merchant
    .text = Take the top relic of the deck, then put one of your relics under it, but not the Grand Scepter.
oath-denizen-second-chance = Second Chance
    .text = Kill 1 warband on the board of a player with an Order or Discord adviser and gain 1 warband.
oath-denizen-pied-piper = Pied Piper
    .text = Joins your advisers even beyond the limit. Action: move this card to another player's advisers and take 2 favor from them.
oath-denizen-mushrooms = Mushrooms
    .text = Search for no Supply, but draw only 1 card, from the bottom of your region's discard pile.
oath-denizen-insect-swarm = Insect Swarm
    .text = Each plan of your opponent costs 1 burnt favor more.
oath-denizen-vow-of-union = Vow of Union
    .text = When you attack, your warbands at all sites you rule join your force. You cannot travel from a site you rule while you have warbands on your board.
oath-denizen-giant-python = Giant Python
    .text = Whoever attacks you must choose targets with an even number of defense dice.
oath-denizen-war-tortoise = War Tortoise
    .text = Your opponent's faces with two swords and with two shields count for nothing; their skulls still kill.
oath-denizen-new-growth = New Growth
    .text = You may play Beast and Hearth cards to any site.
oath-denizen-wild-cry = Wild Cry
    .text = When you play a Beast card faceup, gain 1 Supply and 2 warbands.
oath-denizen-animal-host = Animal Host
    .text = Gain 1 warband for each Beast card at all sites.
oath-denizen-memory-of-nature = Memory of Nature
    .text = For each Beast card at sites move 1 favor from another bank to the Beast bank.
oath-denizen-marsh-spirit = Marsh Spirit
    .text = Whoever targets this site cannot use plans.
oath-denizen-vow-of-poverty = Vow of Poverty
    .text = You gain no favor by Trade. Rest: if you have no favor, gain 2 from any bank.
oath-denizen-forest-council = Forest Council
    .text = Enemies of this card's ruler can neither trade with nor muster on Beast cards.
oath-denizen-walled-garden = Walled Garden
    .text = If this site is a target, add 1 defense die for each Beast card at all sites.
oath-denizen-vow-of-beastkin = Vow of Beastkin
    .text = You may muster only on cards of your advisers' suits, and gain 1 warband more.
oath-denizen-bracken = Bracken
    .text = Put all that you discard in this Search on top or at the bottom of any one discard pile.
oath-denizen-wild-allies = Wild Allies
    .text = Campaign for no Supply from a site with a Beast card as if your pawn were there; your warbands there join in.

## Denizens of Nomad (.text: what it does)

oath-denizen-rain-boots = Rain Boots
    .text = Faces with one shield count for nothing. Discard this card at the end.
oath-denizen-ancient-binding = Ancient Binding
    .text = Each player burns all secrets on the board and on cards but 1; you keep the one placed here.
oath-denizen-horse-archers = Horse Archers
    .text = Add or remove 3 attack dice. Discard this card at the end.
oath-denizen-warning-signals = Warning Signals
    .text = Rearrange your warbands between your board and the sites you rule, never taking a site's last one. Discard this card at the end.
oath-denizen-elders = Elders
    .text = Gain 1 secret.
oath-denizen-the-gathering = The Gathering
    .text = In turn order each player may put the pawn here. Then those here may exchange favor, secrets, relics and advisers.
oath-denizen-faithful-friend = Faithful Friend
    .text = Gain 4 Supply.
oath-denizen-tents = Tents
    .text = Travel within your region for no Supply.
oath-denizen-great-herd = Great Herd
    .text = You may swap this card with a Nomad card at any site.
oath-denizen-convoys = Convoys
    .text = Put the discard pile of another region on top of your region's.
oath-denizen-vow-of-kinship = Vow of Kinship
    .text = Your favor goes to the Nomad bank, now and whenever you would get any. You spend the favor of that bank as your own.
oath-denizen-wild-mounts = Wild Mounts
    .text = If you would discard Nomad plans in this campaign, you may discard one Beast card you rule instead of them all.
oath-denizen-lancers = Lancers
    .text = Everything you roll counts 2 times, skulls too. Discard this card at the end.
oath-denizen-mountain-giant = Mountain Giant
    .text = Add or remove 1 attack die, or 3 and discard this card at the end.
oath-denizen-rival-khan = Rival Khan
    .text = If your opponent has a Nomad adviser, add or remove 4 attack dice. Discard this card at the end.
oath-denizen-lost-tongue = Lost Tongue
    .text = Players who rule no Nomad card cannot target or take your relics and banners.
oath-denizen-special-envoy = Special Envoy
    .text = Travel for no Supply; then your Act Phase ends.
oath-denizen-resettle = Resettle
    .text = Move a faceup Nomad adviser of anyone to any site.
oath-denizen-oracle = Oracle
    .text = Draw the topmost Vision of the world deck, and play or discard it.
oath-denizen-pilgrimage = Pilgrimage
    .text = All denizens at your site join the Dispossessed. Draw as many of them at random and put them on your region's discard pile.
oath-denizen-spell-breaker = Spell Breaker
    .text = Enemies of this card's ruler cannot use powers that cost a secret.
oath-denizen-mounted-patrol = Mounted Patrol
    .text = The attacker rolls only half of the dice. Discard this card at the end.
oath-denizen-great-crusade = Great Crusade
    .text = Add or remove 1 attack die for each Nomad card you rule. Discard this card at the end.
oath-denizen-ancient-bloodline = Ancient Bloodline
    .text = For your enemies the denizens and relics at the sites you rule are locked.
oath-denizen-ancient-pact = Ancient Pact
    .text = If you are an Exile, you may give the Darkest Secret to the Chancellor and become a Citizen with an unseen relic of the Reliquary.
oath-denizen-storm-caller = Storm Caller
    .text = Add 2 defense dice. Discard this card at the end.
oath-denizen-family-wagon = Family Wagon
    .text = You may have any number of Nomad advisers, but only 1 other.
oath-denizen-way-station = Way Station
    .text = Travel here costs no Supply for who rules this card or gives its ruler 1 favor.
oath-denizen-twin-brother = Twin Brother
    .text = You may swap this card with another player's faceup Nomad adviser.
oath-denizen-hospitality = Hospitality
    .text = After you travel, gain 1 favor from a bank matching a card at your new site and one of your advisers.
oath-denizen-a-fast-steed = A Fast Steed
    .text = With at most 3 warbands on your board, travel for no Supply.
oath-denizen-relic-worship = Relic Worship
    .text = When you recover a relic, gain 3 Supply.
oath-denizen-sacred-ground = Sacred Ground
    .text = Only players with the pawn here may play Visions faceup, but for the Conspiracy.
