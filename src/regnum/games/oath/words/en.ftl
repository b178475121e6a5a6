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

oath-place-favor-bank = Favor bank
    .acc = a favor bank
    .of = of a favor bank
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

## the chronicle as text

oath-chronicle-unreadable = The Chronicle cannot be read from character { $at } on
oath-chronicle-wrong = This cannot be a Chronicle: its cards do not fit together
oath-chronicle-head = { $name }: game { $n }
oath-chronicle-oath = Oath
oath-chronicle-citizens = Citizens
oath-chronicle-winner = Winner of the last game
oath-chronicle-named = { $who } ({ $name })
oath-chronicle-name = { $name }
oath-chronicle-active = Players of the last game
oath-chronicle-previous = Citizens when the last game began
oath-chronicle-facedown = Facedown site
oath-chronicle-empty = Empty place
oath-chronicle-decks = Decks
oath-chronicle-site-deck = Site deck
oath-chronicle-shuffled = shuffled in set-up
oath-chronicle-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
oath-chronicle-denizens =
    { $n ->
        [one] { $n } denizen
       *[other] { $n } denizens
    }
oath-chronicle-visions =
    { $n ->
        [one] { $n } Vision
       *[other] { $n } Visions
    }
oath-chronicle-relics =
    { $n ->
        [one] { $n } relic
       *[other] { $n } relics
    }
oath-chronicle-sites =
    { $n ->
        [one] { $n } site
       *[other] { $n } sites
    }

## set-up, turns and the end

oath-site-facedown = facedown site { $row } { $region }
oath-role-oathkeeper-title = Oathkeeper title
oath-option-oath = Oath
    .help = The goal that the Oathkeeper must meet.
oath-option-oath-chronicle = As chronicled
    .help = The oath that the Chronicle names; Supremacy in a first game.
oath-option-oath-supremacy = Supremacy
    .help = The Oathkeeper rules the most sites.
oath-option-oath-the-people = The People
    .help = The Oathkeeper holds the People's Favor.
oath-option-oath-devotion = Devotion
    .help = The Oathkeeper holds the Darkest Secret.
oath-option-oath-protection = Protection
    .help = The Oathkeeper holds the most relics and banners.
oath-option-chronicle = Chronicle
    .help = The text of a Chronicle to go on from; empty for the first game.
oath-option-target = Target at your site
    .help = Ruling O-07: what counts as the target that must be at your site.
oath-option-target-any = Any target
    .help = A relic or banner counts too, if its holder's pawn is at your site.
oath-option-target-pawn-or-site = Pawn or site
    .help = Only the site itself or the pawn counts, as the Czech rulebook adds.
oath-option-dice = Dice that are missing
    .help = Ruling O-08: attack dice to be removed from an empty pool.
oath-option-dice-defense = Become defense dice
    .help = Each adds a defense die, as the Polish rulebook says.
oath-option-dice-none = Are lost
    .help = Nothing is added.
oath-option-scepter = Grand Scepter
    .help = Ruling O-46: who cannot use it until the turn ends.
oath-option-scepter-taken = Who took it
    .help = Who was given it may use it at once.
oath-option-scepter-gained = Who gained it
    .help = Nor can who was given it, as the Czech card says.
oath-option-relics = Relics of the Chronicle
    .help = Ruling O-66: relics that lie facedown at sites when a game goes on from a Chronicle.
oath-option-relics-stay = Stay
    .help = They lie where the last game left them, as the Law has it.
oath-option-relics-dealt = Dealt anew
    .help = Those below the Reliquary's are shuffled, so that nobody can know them from the last record.
oath-setup-chancellor = The first seat is the Chancellor, and only the first.
oath-setup-side = The board { $colour } lies on its other side in this Chronicle.
oath-setup-boards = This Chronicle has no more boards on that side; Citizens: { $n }.

oath-phase-setup = Set-up
oath-phase-wake = Round { $n }: Wake Phase
oath-phase-act = Round { $n }: Act Phase
oath-phase-rest = Round { $n }: Rest Phase
oath-phase-round = Round { $n }: its end
oath-phase-campaign = Round { $n }: Campaign
oath-phase-chronicle = The Chronicle

oath-start-ask = Where does your pawn start?
    .note = On any faceup site.
oath-start-option = { $it }
oath-start-pass = Skip
oath-keep-ask = Which card do you keep as a facedown adviser?
    .note = The other two are discarded.
oath-keep-option = { $it }
oath-keep-pass = Skip
oath-top-ask = Which card comes to lie on top of the pile?
    .note = The other one lies beneath it.
oath-top-option = { $it }
oath-top-pass = Skip
oath-prompt-ask = Which site gets favor first?
    .note = The shared bank has too little for all of them.
oath-prompt-option = { $it }
oath-prompt-pass = Skip
oath-act-ask = What do you do?
    .note = Any number of actions, one after another; then you rest.
oath-act-option = { $it }
oath-act-pass = Rest
oath-act-search = { oath-action-search }
oath-act-muster = { oath-action-muster }
oath-act-trade = { oath-action-trade }
oath-act-recover = { oath-action-recover }
oath-act-campaign = { oath-action-campaign }
oath-act-travel = { oath-action-travel }
oath-act-use = { $card }
oath-title-ask = Who takes the Oathkeeper title?
    .note = You no longer meet the goal, and several lead.
oath-title-option = { $it }
oath-title-pass = Skip

oath-log-start =
    { $me ->
        [yes] You start
       *[no] { $who } starts
    } at { $site }.
oath-log-first-adviser =
    { $me ->
        [yes] You keep a facedown adviser and discard
       *[no] { $who } keeps a facedown adviser and discards
    } { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
oath-log-kept = You keep { $card }.
oath-log-round = Round { $n } begins.
oath-log-turn =
    { $me ->
        [yes] You wake
       *[no] { $who } wakes
    }.
oath-log-usurper =
    { $me ->
        [yes] You are
       *[no] { $who } is
    } the Usurper now.
oath-log-rest =
    { $me ->
        [yes] You rest
       *[no] { $who } rests
    }: Supply { $n }.
oath-log-end-die = The end die shows { $n }; { $least } or more ends the game.
oath-log-title =
    { $me ->
        [yes] You take
       *[no] { $who } takes
    } the Oathkeeper title.
oath-log-won-usurper =
    { $me ->
        [yes] You win
       *[no] { $who } wins
    } as the Usurper.
oath-log-won-vision =
    { $me ->
        [yes] You win
       *[no] { $who } wins
    } with { $card }.
oath-log-won-stable-regime =
    The regime is stable: { $me ->
        [yes] you win
       *[no] { $who } wins
    }.
oath-log-won-exhaustion-oath =
    The oath was kept to the end: { $me ->
        [yes] you win
       *[no] { $who } wins
    }.
oath-log-won-exhaustion-usurper =
    { $me ->
        [yes] You are the Usurper at the end and win
       *[no] { $who } is the Usurper at the end and wins
    }.
oath-log-won-exhaustion-vision =
    { $me ->
        [yes] You win
       *[no] { $who } wins
    } at the end with { $card }.
oath-log-won-exhaustion-empire =
    The Empire endures: { $me ->
        [yes] you win
       *[no] { $who } wins
    }.
oath-end-open = { $who } would win.
oath-end-usurper = { $who } wins as the Usurper.
oath-end-vision = { $who } wins with a Vision.
oath-end-stable-regime = { $who } wins: the regime is stable.
oath-end-exhaustion-oath = { $who } wins: the oath was kept.
oath-end-exhaustion-usurper = { $who } wins as the last Usurper.
oath-end-exhaustion-vision = { $who } wins with a Vision at the very end.
oath-end-exhaustion-empire = { $who } wins: the Empire endures.
oath-score-goal = Goal of the oath
oath-score-heir = Goal of the Successor

## writing the Chronicle

oath-vow-ask = Which oath will the realm swear?
    .note = Any but the one just kept or broken.
oath-vow-option = { $it }
oath-vow-pass = Skip
oath-welcome-ask = To whom do you offer citizenship?
    .note = Those who accept play the next game on the Citizen side.
oath-welcome-option = { $it }
oath-welcome-pass = Nobody else
oath-join-empire-ask = Will you be a Citizen of the new realm?
    .note = Your board turns, and the winner's warbands stand where yours stood.
oath-join-empire-option =
    { $it ->
        [0] Stay an Exile
       *[other] Accept
    }
oath-join-empire-pass = Stay an Exile
oath-edifice-ask = Do you build or repair an edifice?
    .note = A denizen at a ruled site makes way for the edifice of its suit, or a ruin is repaired.
oath-edifice-option = { $it }
oath-edifice-pass = Build nothing
oath-chronicle-suit-ask = Which suit grows strong in the realm?
    .note = Three cards of it join the world deck, two of the next, one of the one after.
oath-chronicle-suit-option = { $it }
oath-chronicle-suit-pass = Skip

oath-log-vow =
    { $me ->
        [yes] You swear
       *[no] { $who } swears
    } the oath of the next age: { $oath }.
oath-log-revoked =
    { $me ->
        [yes] You lose
       *[no] { $who } loses
    } citizenship.
oath-log-joined-empire =
    { $me ->
        [yes] You become
       *[no] { $who } becomes
    } a Citizen under { $foe_me ->
        [yes] you
       *[no] { $foe }
    }.
oath-log-stayed-out =
    { $me ->
        [yes] You stay
       *[no] { $who } stays
    } an Exile.
oath-log-built =
    { $me ->
        [yes] You build
       *[no] { $who } builds
    } { $card } at { $site }, where { $instead } was.
oath-log-repaired =
    { $me ->
        [yes] You repair
       *[no] { $who } repairs
    } { $card } at { $site }.
oath-log-new-cards = New cards join the world deck: { $n } of { $suit }, { $m } of { $second }, 1 of { $third }.
oath-log-archive-healed = The Archive was spent: { $n } forgotten cards of { $suit } return to the world.
oath-log-dispossessed =
    { $n ->
        [one] { $n } card is
       *[other] { $n } cards are
    } dispossessed, unseen.
oath-log-relics-kept =
    { $n ->
        [0] No relic
        [one] { $n } relic
       *[other] { $n } relics
    } of { $me ->
        [yes] yours
       *[no] { $who }
    } { $n ->
        [0] passes
        [one] passes
       *[other] pass
    } on to the next age.
oath-log-chronicle-closed = The book is closed until game { $n }.
oath-log-fell = { $card } at { $site } falls into ruin.
oath-log-vanished = { $site } vanishes from the map.
oath-log-appeared = { $site } is found.
oath-book-usurper = In round { $n } { $who } took the realm as its Usurper.
oath-book-vision = In round { $n } { $who } fulfilled a Vision.
oath-book-stable-regime = After round { $n } the regime was stable, and { $who } ruled on.
oath-book-exhaustion-oath = The oath was kept for eight rounds, and { $who } ruled on.
oath-book-exhaustion-usurper = When all were weary of war, { $who } sat on the throne as Usurper.
oath-book-exhaustion-vision = When all were weary of war, the Vision of { $who } came true.
oath-book-exhaustion-empire = All were weary of war, and the Empire endured under { $who }.
oath-book-map = On the map of the next age lie { $site1 } and { $site2 } in the Cradle, { $site3 }, { $site4 } and { $site5 } in the Provinces, { $site6 }, { $site7 } and { $site8 } in the Hinterland.
oath-book-unknown = an unknown site

## minor actions, citizenship, deals and promises

oath-act-adviser = Play or drop an adviser
oath-act-peek = Peek at relics here
oath-act-peek-reliquary = Peek into the Reliquary
oath-act-warbands = Move warbands
oath-act-citizenship = Offer citizenship
oath-act-exile = Exile a Citizen
oath-act-self-exile = Leave the Empire
oath-act-claim = Claim a broken promise
oath-act-show = Show an adviser

oath-answer-agree = Agree
oath-reply-accept = Accept
oath-reply-decline = Decline
oath-reply-counter = Make a counter-offer
oath-move-to-site = To your site
oath-move-to-board = To your board
oath-move-give = Give some away
oath-move-take = Take some over
oath-bargain-sell = A secret for 2 favor
oath-bargain-buy = 2 favor for a secret
oath-promise-peace = no Campaign
oath-promise-banners = no banner recovered
oath-promise-word = what was said
oath-thing-hidden = facedown adviser { $n }
oath-thing-space = relic on the space { $space }
oath-thing-promise-peace = promise: no Campaign against the other
oath-thing-promise-banners = promise: no banner recovered from the other
oath-thing-promise-word = promise: what the two have said
oath-entry-send = Send the offer
oath-entry-give = Give: { $thing }
oath-entry-get = Get: { $thing }
oath-entry-show = Show the relic on the space { $thing }

oath-adviser-ask = Which facedown adviser will you turn up?
    .note = You play the card as after a Search, or discard it.
oath-adviser-option = { $it }
oath-adviser-pass = None

oath-show-ask = Whom do you show which adviser?
    .note = It stays facedown; the others see only that you show it.
oath-show-option = { $card }: { $seat }
oath-show-pass = Nobody

oath-move-ask = Which way do the warbands go?
    .note = Each way is open once until your next major action.
oath-move-option =
    { $way_key ->
        [oath-move-give] { $way }: { $seat }
        [oath-move-take] { $way }: { $seat }
       *[other] { $way }
    }
oath-move-pass = Leave them

oath-move-n-ask = How many warbands go?
    .note =
        { $way_key ->
            [oath-move-give] { $way }: { $seat }
            [oath-move-take] { $way }: { $seat }
           *[other] { $way }
        }.
oath-move-n-option =
    { $it ->
        [one] { $it } warband
       *[other] { $it } warbands
    }
oath-move-n-pass = None

oath-let-move-ask = May warbands of the Empire go to a board?
    .note = { $about } wants to take them from the site.
oath-let-move-option = Allow it
oath-let-move-pass = Refuse

oath-let-give-ask = Will you take these warbands?
    .note = { $about } gives them to you.
oath-let-give-option = Take them
oath-let-give-pass = Refuse

oath-let-take-ask = Will you give warbands away?
    .note = { $about } asks for them.
oath-let-take-option = Give them
oath-let-take-pass = Refuse

oath-exile-ask = Which Citizen will you exile?
    .note = The favor you pay goes to that Citizen.
oath-exile-option = { $it }
oath-exile-pass = Nobody

oath-replaced-ask = How many become purple: { $about }?
    .note = There are too few purple ones; the rest return to your bank.
oath-replaced-option =
    { $it ->
        [one] { $it } warband
       *[other] { $it } warbands
    }
oath-replaced-pass = None

oath-space-ask = Which space of the Reliquary?
    .note = Its relic leaves it, and its power is uncovered.
oath-space-option = { $it }
oath-space-pass = None

oath-deal-with-ask = With whom will you deal?
    .note = Agreed deals bind: { $about }.
oath-deal-with-option = { $it }
oath-deal-with-pass = With nobody

oath-offer-to-ask = To whom do you offer citizenship?
    .note = The offer includes exactly one relic of the Reliquary.
oath-offer-to-option = { $it }
oath-offer-to-pass = To nobody

oath-deal-item-ask = What is in the deal?
    .note = You deal with { $about }.
oath-deal-item-option = { $it }
oath-deal-item-pass = Drop the deal

oath-deal-amount-ask = How many?
    .note = { $about }.
oath-deal-amount-option = { $it }
oath-deal-amount-pass = None

oath-deal-reply-ask = Do you accept the deal?
    .note = It is offered by { $about } and binds both of you.
oath-deal-reply-option = { $it }
oath-deal-reply-pass = Decline

oath-citizen-reply-ask = Citizenship on these terms?
    .note = The other side is { $about }. As a Citizen you fight for the Empire.
oath-citizen-reply-option = { $it }
oath-citizen-reply-pass = Decline

oath-deed-ask = How many warbands take over the site?
    .note = They come from your board to { $about }.
oath-deed-option =
    { $it ->
        [one] { $it } warband
       *[other] { $it } warbands
    }
oath-deed-pass = None

oath-promise-until-ask = Until the end of which round?
    .note = { $about }.
oath-promise-until-option = Round { $it }
oath-promise-until-pass = No term

oath-promise-penalty-ask = What is due if it is broken?
    .note = { $about }.
oath-promise-penalty-option =
    { $token_key ->
        [oath-piece-favor] { $n ->
                [one] { $n } favor
               *[other] { $n } favor
            }
       *[other] { $n ->
                [one] { $n } secret
               *[other] { $n } secrets
            }
    }
oath-promise-penalty-pass = Nothing

oath-claim-ask = Which promise was broken?
    .note = A denied claim is decided by a coin.
oath-claim-option = { $seat }: { $promise }
oath-claim-pass = None

oath-admit-ask = Did you break your promise?
    .note = It is claimed by { $about }. If you deny it, a coin decides.
oath-admit-option = Admit it
oath-admit-pass = Deny it

oath-gather-ask = Will your pawn come to the Gathering?
    .note = It moves to { $about } at no cost and stays there.
oath-gather-option = Come
oath-gather-pass = Stay away

oath-blackmail-ask = Which relic do you demand?
    .note = Its holder gives you 3 favor, or you take it.
oath-blackmail-option = { $seat }: { $item }
oath-blackmail-pass = None

oath-ransom-ask = Will you pay 3 favor for your relic?
    .note = Otherwise it is taken from you: { $about }.
oath-ransom-option = Pay
oath-ransom-pass = Let it go

oath-bargain-ask = What will you bargain for?
    .note = As often as you like, with each player in one direction.
oath-bargain-option = { $way }: { $seat }
oath-bargain-pass = Stop

oath-take-relic-ask = Will you take this relic?
    .note = You have found: { $about }.
oath-take-relic-option = Take it
oath-take-relic-pass = Leave it

oath-release-ask = Whom does the Cage let go?
    .note = Warbands return to a board of their colour.
oath-release-option = { $seat }: { $board }
oath-release-pass = Nobody

oath-release-n-ask = How many are let go?
    .note = They go to the board of { $board }, whose colour is that of { $seat }.
oath-release-n-option =
    { $it ->
        [one] { $it } warband
       *[other] { $it } warbands
    }
oath-release-n-pass = None

oath-log-citizen =
    { $me ->
        [yes] You become
       *[no] { $who } becomes
    } a Citizen.
oath-log-replaced =
    { $me ->
        [yes] You need
       *[no] { $who } needs
    } purple warbands: { $of }; there are { $n }.
oath-log-reliquary =
    { $me ->
        [yes] You get
       *[no] { $who } gets
    } { $relic }; the space { $space } is uncovered.
oath-log-exile =
    { $me ->
        [yes] You are
       *[no] { $who } is
    } an Exile again.
oath-log-deed =
    { $me ->
        [yes] You now rule
       *[no] { $who } now rules
    } { $site } with { $n ->
        [one] { $n } warband
       *[other] { $n } warbands
    }.
oath-log-offer =
    { $me ->
        [yes] You offer
       *[no] { $who } offers
    } { $other } a deal by { $card }.
oath-log-citizenship =
    { $me ->
        [yes] You propose
       *[no] { $who } proposes
    } citizenship with the relic on { $space }; { $other } answers.
oath-log-offer-favor =
    { $me ->
        [yes] You would give
       *[no] { $who } would give
    } { $n ->
        [one] { $n } favor
       *[other] { $n } favor
    }.
oath-log-offer-secret =
    { $me ->
        [yes] You would give
       *[no] { $who } would give
    } { $n ->
        [one] { $n } secret
       *[other] { $n } secrets
    }.
oath-log-offer-thing =
    { $me ->
        [yes] You would give
       *[no] { $who } would give
    }: { $thing }.
oath-log-shown =
    { $me ->
        [yes] You show
       *[no] { $who } shows
    } { $other } the relic on { $space }.
oath-log-deal =
    { $me ->
        [yes] You agree
       *[no] { $who } agrees
    } with { $other }.
oath-log-no-deal =
    { $me ->
        [yes] You reach
       *[no] { $who } reaches
    } no agreement with { $other }.
oath-log-claim =
    { $me ->
        [yes] You claim
       *[no] { $who } claims
    } that { $other } broke a promise.
oath-log-admitted =
    { $me ->
        [yes] You admit
       *[no] { $who } admits
    } it.
oath-log-coin-kept =
    { $me ->
        [yes] You deny
       *[no] { $who } denies
    } it, and the coin agrees.
oath-log-coin-broken =
    { $me ->
        [yes] You deny
       *[no] { $who } denies
    } it, but the coin does not agree.
oath-log-broken =
    { $me ->
        [yes] You break
       *[no] { $who } breaks
    } a promise to { $other }.
oath-log-penalty-favor =
    { $me ->
        [yes] You pay
       *[no] { $who } pays
    } { $n ->
        [one] { $n } favor
       *[other] { $n } favor
    } to { $other }.
oath-log-penalty-secret =
    { $me ->
        [yes] You pay
       *[no] { $who } pays
    } { $n ->
        [one] { $n } secret
       *[other] { $n } secrets
    } to { $other }.
oath-log-shows-card =
    { $me ->
        [yes] You show
       *[no] { $who } shows
    } { $other } the facedown adviser { $card }.
oath-log-shows =
    { $me ->
        [yes] You show
       *[no] { $who } shows
    } { $other } a facedown adviser.
oath-log-peek =
    { $me ->
        [yes] You peek
       *[no] { $who } peeks
    } at the relics at { $site }.
oath-log-peek-reliquary =
    { $me ->
        [yes] You peek
       *[no] { $who } peeks
    } into the Reliquary.
oath-log-moved-to-site =
    { $me ->
        [yes] You move
       *[no] { $who } moves
    } { $n ->
        [one] { $n } warband
       *[other] { $n } warbands
    } to { $site }.
oath-log-moved-to-board =
    { $me ->
        [yes] You move
       *[no] { $who } moves
    } { $n ->
        [one] { $n } warband
       *[other] { $n } warbands
    } from { $site } to the board.
oath-log-moved-give =
    { $me ->
        [yes] You give
       *[no] { $who } gives
    } { $n ->
        [one] { $n } warband
       *[other] { $n } warbands
    } to { $other }.
oath-log-moved-take =
    { $me ->
        [yes] You take
       *[no] { $who } takes
    } { $n ->
        [one] { $n } warband
       *[other] { $n } warbands
    } from { $other }.
oath-log-refused =
    { $me ->
        [yes] You refuse
       *[no] { $who } refuses
    }; { $other } leaves the warbands.
oath-log-exiled =
    { $me ->
        [yes] You exile
       *[no] { $who } exiles
    } { $other } for { $n ->
        [one] { $n } favor
       *[other] { $n } favor
    }.
oath-log-self-exile =
    { $me ->
        [yes] You leave
       *[no] { $who } leaves
    } the Empire for { $n ->
        [one] { $n } favor
       *[other] { $n } favor
    }; { $other } gets it.
oath-log-gather =
    { $me ->
        [yes] You come
       *[no] { $who } comes
    } to { $site }.
oath-log-pact =
    { $me ->
        [yes] You give
       *[no] { $who } gives
    } the Darkest Secret to the Chancellor.
oath-log-ransom =
    { $me ->
        [yes] You pay
       *[no] { $who } pays
    } { $other } { $n ->
        [one] { $n } favor
       *[other] { $n } favor
    } for { $relic }.
oath-log-extorted =
    { $me ->
        [yes] You take
       *[no] { $who } takes
    } { $relic } from { $other }.
oath-log-bargain-sell =
    { $me ->
        [yes] You give
       *[no] { $who } gives
    } { $other } a secret for 2 favor.
oath-log-bargain-buy =
    { $me ->
        [yes] You give
       *[no] { $who } gives
    } { $other } 2 favor for a secret.
oath-log-key =
    { $me ->
        [yes] You peek
       *[no] { $who } peeks
    } into the Reliquary with the Skeleton Key.
oath-log-key-taken =
    { $me ->
        [yes] You take
       *[no] { $who } takes
    } { $relic } out of the Reliquary.
oath-log-release =
    The Cage lets { $n ->
        [one] { $n } warband
       *[other] { $n } warbands
    } of the colour of { $seat } go; { $other } gets them.

oath-why-deal-empty = There is nothing in the deal yet.
    .title = Not yet: the deal is empty
oath-why-deal-space = An offer of citizenship includes exactly one relic of the Reliquary.
    .title = Not yet: no relic chosen
oath-why-deal-advisers = { $n } would have too many advisers.
    .title = Not so: too many advisers
oath-why-deal-warbands = { $n } lacks warbands on the board to rule all those sites.
    .title = Not so: too few warbands
oath-why-deal-locked = A locked card cannot change hands.
    .title = Not this one: locked
oath-why-deal-silence = Whoever has the Vow of Silence gives no secrets.
    .title = No secrets: the Vow of Silence
oath-why-offers = At this table one card makes at most { $n } offers a turn.
    .title = Not now: enough offers
oath-why-scepter = You took the Grand Scepter this turn; it serves you from the next one on.
    .title = Not this turn: just taken
oath-why-bare = The Reliquary has no relic left for an offer.
    .title = Not now: bare Reliquary
oath-why-no-exile = There is no Exile to offer it to.
    .title = Not now: no Exile
oath-why-no-breach = No promise to you has been broken.
    .title = Not now: nothing broken
oath-why-moved = You have moved warbands here; first take a major action.
    .title = Not again: already moved
oath-why-exile-price =
    Exiling this Citizen costs { $n ->
        [one] { $n } favor
       *[other] { $n } favor
    }.
    .title = Not now: too little favor
oath-why-self-exile-price =
    To leave the Empire you give { $n ->
        [one] { $n } favor
       *[other] { $n } favor
    }.
    .title = Not now: too little favor
oath-why-self-exile-scepter = The holder of the Grand Scepter cannot leave the Empire.
    .title = Not you: the Grand Scepter
oath-why-council-seat = Whoever has the Council Seat cannot be exiled.
    .title = Not possible: the Council Seat
oath-why-chancellor-rules = The Chancellor must rule your site.
    .title = Not here: not Imperial
oath-why-reliquary-bare = The Reliquary is empty.
    .title = Not now: empty Reliquary
oath-why-cage-empty = There is nobody in the Cage.
    .title = Not now: empty Cage

## major actions: Search, Muster, Trade, Recover, Travel

oath-spot-facedown = Facedown adviser
oath-spot-adviser = Faceup adviser
oath-spot-vision = Revealed Vision
oath-spot-conspiracy = Faceup, then back to the box
oath-spot-discard = Discard it
oath-source-cradle = Discard pile of the Cradle
    .acc = the discard pile of the Cradle
oath-source-provinces = Discard pile of the Provinces
    .acc = the discard pile of the Provinces
oath-source-hinterland = Discard pile of the Hinterland
    .acc = the discard pile of the Hinterland
oath-source-world = World deck
    .acc = the world deck
oath-find-relic = Relic { $n } at your site
oath-toll-refuse = Refuse
oath-toll-pay = Pay and go

oath-modify-ask = Which modifier do you use?
    .note = It bends only the action at hand; a price is paid at once.
oath-modify-option = { $it }
oath-modify-pass = Go on

oath-play-ask = Where does this card go?
    .note = You play { $about }, or discard it.
oath-play-option = { $it }
oath-play-pass = Nowhere

oath-play-first-ask = Which card do you discard first?
    .note = Then you play { $about }.
oath-play-first-option = { $it }
oath-play-first-pass = None

oath-drop-adviser-ask = Which adviser makes room?
    .note = You would have too many; one of them is discarded.
oath-drop-adviser-option = { $it }
oath-drop-adviser-pass = None

oath-discard-ask = Which card do you discard next?
    .note = Each comes to lie on the one before.
oath-discard-option = { $it }
oath-discard-pass = None

oath-search-ask = Where do you search?
    .note = You draw cards, keep one and discard the others.
oath-search-final = You draw cards: no way back.
    .deed = Draw
oath-search-option = { $it }
oath-search-pass = Nowhere

oath-search-keep-ask = Which card do you keep?
    .note = You will play it or discard it; the others are discarded.
oath-search-keep-option = { $it }
oath-search-keep-pass = No other

oath-muster-ask = With which card do you muster?
    .note = It takes one token; warbands come to your board.
oath-muster-option = { $it }
oath-muster-pass = With none

oath-trade-ask = With which card do you trade, and for what?
    .note = A secret on it brings favor, two favor on it bring secrets.
oath-trade-option = { $card }: for { $token }
oath-trade-pass = With none

oath-recover-ask = What do you recover?
    .note = A relic at your site, or a banner wherever it is.
oath-recover-option = { $it }
oath-recover-pass = Nothing

oath-payment-ask = How much do you pay for the banner?
    .note = { $about }: it must be more than lies on it.
oath-payment-option = { $it }
oath-payment-pass = Nothing

oath-first-bank-ask = Which bank gets the first old favor?
    .note = The rest follows one by one, bank after bank.
oath-first-bank-option = { $it }
oath-first-bank-pass = None

oath-travel-ask = Where do you travel?
    .note = A facedown site is turned up when you arrive.
oath-travel-option = { $it }
oath-travel-pass = Stay

oath-send-ask = Which site is the traveller sent to?
    .note = The traveller is { $about }.
oath-send-option = { $it }
oath-send-pass = Nowhere

oath-willing-ask = Do you pay the toll on the way?
    .note = You are sent to { $about }; if you refuse, another site is named.
oath-willing-option = { $it }
oath-willing-pass = Refuse

oath-log-played-to-site =
    { $me ->
        [yes] You play
       *[no] { $who } plays
    } { $card } to { $site }.
oath-log-played-adviser =
    { $me ->
        [yes] You play
       *[no] { $who } plays
    } { $card } as a faceup adviser.
oath-log-played-facedown =
    { $me ->
        [yes] You keep
       *[no] { $who } keeps
    } the card as a facedown adviser.
oath-log-played-facedown-card =
    { $me ->
        [yes] You keep
       *[no] { $who } keeps
    } { $card } as a facedown adviser.
oath-log-revealed-vision =
    { $me ->
        [yes] You reveal
       *[no] { $who } reveals
    } { $card }.
oath-log-played-conspiracy =
    { $me ->
        [yes] You play
       *[no] { $who } plays
    } { $card } faceup; it leaves the game.
oath-log-favor-of-bank =
    { $me ->
        [yes] You gain
       *[no] { $who } gains
    } { oath-amount-favor } of the { $suit } bank.
oath-log-secrets-gained =
    { $me ->
        [yes] You gain
       *[no] { $who } gains
    } { oath-amount-secret }.
oath-log-discarded =
    { $me ->
        [yes] You discard
       *[no] { $who } discards
    } { $card }.
oath-log-discarded-one =
    { $me ->
        [yes] You discard
       *[no] { $who } discards
    } a card.
oath-log-search =
    { $me ->
        [yes] You search
       *[no] { $who } searches
    } { $source }. Cards drawn: { $n }.
oath-log-vision-drawn =
    { $me ->
        [yes] You have
       *[no] { $who } has
    } drawn a Vision; Visions drawn so far: { $n }.
oath-log-drew =
    { $me ->
        [yes] You draw
       *[no] { $who } draws
    } { $card }.
oath-log-muster =
    { $me ->
        [yes] You muster
       *[no] { $who } musters
    } { $n ->
        [one] { $n } warband
       *[other] { $n } warbands
    } with { $card }.
oath-log-trade-for-favor =
    { $me ->
        [yes] You trade
       *[no] { $who } trades
    } with { $card } for { oath-amount-favor }.
oath-log-trade-for-secrets =
    { $me ->
        [yes] You trade
       *[no] { $who } trades
    } with { $card } for { oath-amount-secret }.
oath-log-recovered-relic =
    { $me ->
        [yes] You recover
       *[no] { $who } recovers
    } { $relic }.
oath-log-recovered-banner =
    { $me ->
        [yes] You recover
       *[no] { $who } recovers
    } the { $banner }; on it now: { $n }.
oath-log-spread-favor = The old favor goes to the banks, from that of { $suit } on: { $n }.
oath-log-old-secrets =
    { $me ->
        [yes] You take
       *[no] { $who } takes
    } of the old secrets: { $n }.
oath-log-travelled =
    { $me ->
        [yes] You travel
       *[no] { $who } travels
    } to { $site } for { oath-amount-supply }.
oath-log-stranded =
    { $me ->
        [yes] You cannot pay for the way and stay where you are
       *[no] { $who } cannot pay for the way and stays
    }: { $site }.
oath-log-site-revealed = { $site } is turned up.
oath-log-site-received = { $site } receives relics: { $relics }, favor: { $favor }, secrets: { $secrets }.

oath-why-supply =
    This costs { $n ->
        [one] { $n } Supply
       *[other] { $n } Supply
    }, and you have less.
    .title = Too little Supply
oath-why-toll = You cannot pay what { $n } demands.
    .title = Not now: a toll
oath-why-barred = { $n } forbids it.
    .title = Not now: a power forbids it
oath-why-facedown-site = A facedown site holds no cards.
    .title = Not here: a facedown site
oath-why-site-full = The site is full, and nothing may be discarded first.
    .title = Not here: the site is full
oath-why-vision-at-site = A Vision cannot be played to a site.
    .title = Not here: a Vision
oath-why-empire-vision = Only Exiles reveal Visions; you may keep it facedown.
    .title = Not faceup: you are Imperial
oath-why-site-only = Faceup this card can only lie at a site.
    .title = Not so: sites only
oath-why-adviser-only = Faceup this card can only be an adviser.
    .title = Not here: advisers only
oath-why-no-room-for-adviser = You would have too many advisers, and too few can be discarded.
    .title = Not so: too many advisers
oath-why-one-to-a-site = One of the two cards must go to a site.
    .title = Not so: one goes to a site
oath-why-nothing-to-search = No cards are left there.
    .title = Nothing to search
oath-why-no-card-at-site = Your site has no card that would do.
    .title = Not here: no card
oath-why-ruin = A ruin has no suit: you can neither muster nor trade with it.
    .title = Not this one: a ruin
oath-why-occupied = Favor or a secret lies on this card.
    .title = Not this one: not empty
oath-why-favor =
    This costs { $n ->
        [one] { $n } favor
       *[other] { $n } favor
    }, and you have less.
    .title = Too little favor
oath-why-secrets =
    This costs { $n ->
        [one] { $n } faceup secret
       *[other] { $n } faceup secrets
    }, and you have fewer.
    .title = Too few secrets
oath-why-no-price = This site names no price for its relics.
    .title = Not here: no price
oath-why-guarded = Advisers of { $n } match every card at that site and guard the banner.
    .title = Not now: it is guarded
oath-why-no-suit-at-site = The site of { $n } has no card with a suit.
    .title = Not now: nothing unguarded

## suits: discord, arcane, order, hearth

oath-prophet-ask = On which Vision do you put your warband?
    .note = It counts as yours too, as long as you are an Exile.
oath-prophet-option = { $it }
oath-prophet-pass = Skip
oath-riots-ask = Against which suit do the people rise?
    .note = All other unlocked cards of it at sites are discarded.
oath-riots-option = { $it }
oath-riots-pass = Skip
oath-troupe-ask = What does the Acting Troupe play?
    .note = For this Trade alone.
oath-troupe-option = { $it }
oath-troupe-pass = Skip
oath-inquisitor-ask = At which facedown adviser do you look?
    .note = The Conspiracy you play or discard yourself; for any other card its owner gets the favor.
oath-inquisitor-option = { $seat }: facedown adviser { $n }
oath-inquisitor-pass = Skip
oath-blood-pact-ask = How many of your warbands die for secrets?
    .note = Two for each secret.
oath-blood-pact-option =
    { $it ->
        [one] { $it } warband
       *[other] { $it } warbands
    }
oath-blood-pact-pass = Skip
oath-revelation-ask = How much favor do you burn?
    .note = You gain as many secrets.
oath-revelation-option =
    { $it ->
        [one] { $it } favor
       *[other] { $it } favor
    }
oath-revelation-pass = None
oath-disguise-ask = Whose advisers do you trade with?
    .note = Instead of your own, for this Trade alone.
oath-disguise-option = { $it }
oath-disguise-pass = Skip
oath-garrison-site-ask = Which site gets a warband?
    .note = There are too few for all the sites you rule.
oath-garrison-site-option = { $it }
oath-garrison-site-pass = Skip
oath-palanquin-ask = Who travels with you?
    .note = A player whose pawn is at your site.
oath-palanquin-option = { $it }
oath-palanquin-pass = Skip
oath-palanquin-to-ask = Where does the palanquin go with you and { $about }?
    .note = Any site that the other player could travel to.
oath-palanquin-to-option = { $it }
oath-palanquin-to-pass = Skip
oath-level-to-ask = Which bank receives the favor?
    .note = One of the poorest; the favor comes from this bank: { $about }.
oath-level-to-option = { $it }
oath-level-to-pass = Skip

oath-log-city-taken =
    { $me ->
        [yes] You open
       *[no] { $who } opens
    } the gates of { $site }: { $n ->
        [0] no warband dies.
        [one] { $n } warband dies.
       *[other] { $n } warbands die.
    }
oath-log-city-kept = A pawn of its ruler keeps the gates of { $site } shut.
oath-log-dissent =
    { $me ->
        [yes] You put
       *[no] { $who } puts
    } { $n } favor on Dissent.
oath-log-prophet =
    { $me ->
        [yes] You claim
       *[no] { $who } claims
    } { $card } by a warband.
oath-log-prophecy =
    { $me ->
        [yes] You take
       *[no] { $who } takes
    } { $card }, which was to be discarded; the warband on it dies.
oath-log-salted = The earth at { $site } is salted.
oath-log-riots = The people rise against { $suit }.
oath-log-no-riots = Without the Mob nobody riots.
oath-log-thief =
    { $me ->
        [yes] You steal
       *[no] { $who } steals
    } { $relic } from { $foe_me ->
        [yes] you
       *[no] { $foe }
    }.
oath-log-thief-caught =
    { $me ->
        [yes] Your thief is
       *[no] The thief of { $who } is
    } caught by { $foe_me ->
        [yes] you
       *[no] { $foe }
    }.
oath-log-bandit-chief =
    { $n ->
        [0] The bandits find no warband to kill.
        [one] The bandits kill { $n } warband.
       *[other] The bandits kill { $n } warbands, one at each site.
    }
oath-log-troupe =
    { $me ->
        [yes] Your Acting Troupe
       *[no] The Acting Troupe of { $who }
    } plays { $suit }.
oath-log-inquisitor =
    { $me ->
        [yes] You find
       *[no] { $who } finds
    } no Conspiracy; { $foe_me ->
        [yes] you get
       *[no] { $foe } gets
    } { $n } favor.
oath-log-inquisitor-saw = A facedown adviser of { $seat } is { $card }.
oath-log-inquisitor-found =
    { $me ->
        [yes] You find
       *[no] { $who } finds
    } { $card } with { $foe_me ->
        [yes] you
       *[no] { $foe }
    }.
oath-log-blood-pact =
    { $me ->
        [yes] You kill
       *[no] { $who } kills
    } { $n } own warbands and { $me ->
        [yes] gain
       *[no] gains
    } { $secrets ->
        [one] { $secrets } secret
       *[other] { $secrets } secrets
    }.
oath-log-revelation =
    { $me ->
        [yes] You burn { $n } favor and gain
       *[no] { $who } burns { $n } favor and gains
    } { $n ->
        [one] { $n } secret
       *[other] { $n } secrets
    }.
oath-log-plague =
    { $me ->
        [yes] You lose
       *[no] { $who } loses
    } { $n } favor to the Arcane bank.
oath-log-disguise =
    { $me ->
        [yes] You trade
       *[no] { $who } trades
    } in the guise of { $foe_me ->
        [yes] you
       *[no] { $foe }
    }.
oath-log-palanquin =
    { $me ->
        [yes] You are
       *[no] { $who } is
    } carried to { $site } and { $me ->
        [yes] take
       *[no] takes
    } { $foe_me ->
        [yes] you
       *[no] { $foe }
    } along.
oath-log-ale =
    { $me ->
        [yes] You buy
       *[no] { $who } buys
    } a round of ale: favor and secrets leave the cards.

oath-why-no-suspects = Nobody at your site has a facedown adviser.
    .title = Not now: nobody to suspect
oath-why-blood-pact = The pact takes { $n } warbands on your board at least.
    .title = Not now: too few warbands
oath-why-banks-empty = There is no favor in any bank.
    .title = Not now: the banks are empty
oath-why-nobody-to-bear = No player at your site could travel anywhere.
    .title = Not now: nobody to go with

## campaigns

oath-foe-bandits = bandits
oath-target-pawn = pawn and favor
oath-force-board = board of { $seat }
oath-way-use = as it is
oath-way-plus = more attack dice
oath-way-minus = fewer attack dice

oath-defender-ask = Against whom do you campaign?
    .note = Who rules your site or has the pawn there; bandits where no player rules.
oath-defender-option = { $it }
oath-defender-pass = No Campaign

oath-target-ask = What is a target?
    .note = Each target adds its defense dice. Defence: { $about }.
oath-target-option = { $it }
oath-target-pass = No more targets

oath-attack-dice-ask = How many attack dice do you roll?
    .note = At most one for each warband of your force.
oath-attack-dice-final = The dice decide: no way back.
    .deed = Roll
oath-attack-dice-option = { $it }
oath-attack-dice-pass = None

oath-ally-ask = Do you join the defence?
    .note = Your warbands and battle plans help it, if the defender agrees.
oath-ally-option = Join: { $it }
oath-ally-pass = Stay out of it

oath-allow-ally-ask = Do you accept this Ally?
    .note = An Ally defends with you and may lose warbands.
oath-allow-ally-option = Accept: { $it }
oath-allow-ally-pass = Refuse

oath-plan-ask = Which battle plan do you use?
    .note = Each once in a Campaign; whoever uses it pays for it.
oath-plan-option =
    { $way_key ->
        [oath-way-use] { $card }
       *[other] { $card }: { $way }
    }
oath-plan-pass = No more plans

oath-plan-dice-ask = How many dice?
    .note = By { $about }.
oath-plan-dice-option = { $it }
oath-plan-dice-pass = None

oath-sacrifice-ask = Do you sacrifice warbands to win?
    .note = Exactly as many as it takes, or none.
oath-sacrifice-option =
    { $it ->
        [one] Sacrifice { $it } warband
       *[other] Sacrifice { $it } warbands
    }
oath-sacrifice-pass = None

oath-losses-ask = How many die: { $about }?
    .note = The rest must die elsewhere in the same force.
oath-losses-option =
    { $it ->
        [one] { $it } warband
       *[other] { $it } warbands
    }
oath-losses-pass = None

oath-garrison-ask = How many warbands go there: { $site }?
    .note = They come from here: { $force }. None is allowed too.
oath-garrison-option =
    { $it ->
        [one] { $it } warband
       *[other] { $it } warbands
    }
oath-garrison-pass = None

oath-bury-taken-ask = Does this relic go under the deck?
    .note = The Relic Hunter may bury it instead of keeping it.
oath-bury-taken-option = Bury: { $it }
oath-bury-taken-pass = Keep it

oath-bury-found-ask = Does the relic you found go under the deck?
    .note = You have not turned it up yet.
oath-bury-found-option = Bury it: { $site }, relic { $n }
oath-bury-found-pass = Take it

oath-banish-ask = Must the loser's pawn travel?
    .note = The ruler of the Shrouded Wood names the site.
oath-banish-option = Banish: { $it }
oath-banish-pass = Let it stay

oath-burn-favor-ask = Do you burn favor of { $about }?
    .note = Half of it, rounded down, unless a plan says all.
oath-burn-favor-option = Burn { $it } favor
oath-burn-favor-pass = Burn none

oath-victory-plan-ask = Which plan of the winner comes next?
    .note = All that speak of victory take effect, in your order.
oath-victory-plan-option = { $it }
oath-victory-plan-pass = None

oath-second-wind-ask = Do you travel for no Supply?
    .note = Then you may campaign once more.
oath-second-wind-option = { $it }
oath-second-wind-pass = Stay

oath-hunt-ask = Which facedown relic is a target too?
    .note = Each adds a defense die.
oath-hunt-option = { $site }, relic { $n }
oath-hunt-pass = No more

oath-sticky-fire-ask = Do you kill all survivors of the other force?
    .note = If able you give a favor for it.
oath-sticky-fire-option = Kill all: { $it }
oath-sticky-fire-pass = Spare them

oath-wild-mounts-ask = Which Beast card do you discard instead?
    .note = All Nomad plans that your side used then stay.
oath-wild-mounts-option = { $it }
oath-wild-mounts-pass = None

oath-log-campaign =
    { $me ->
        [yes] You campaign
       *[no] { $who } campaigns
    } from { $site }. Defence: { $foe }.
oath-log-target = Target: { $target }, { oath-amount-defense-die }.
oath-log-attack-dice =
    { $me ->
        [yes] You take
       *[no] { $who } takes
    } { oath-amount-attack-die }.
oath-log-pool-more = { $card }: attack dice +{ $n }.
oath-log-pool-fewer = { $card }: attack dice −{ $n }.
oath-log-title-dice = The title adds { oath-amount-defense-die }.
oath-log-ally =
    { $me ->
        [yes] You join
       *[no] { $who } joins
    } the defence as an Ally.
oath-log-ally-refused =
    { $me ->
        [yes] The defender does not want your help.
       *[no] The defender does not want the help of { $who }.
    }
oath-log-plan =
    { $me ->
        [yes] Your battle plan
       *[no] Battle plan of { $who }
    }: { $card }.
oath-log-plan-more =
    { $me ->
        [yes] Your battle plan
       *[no] Battle plan of { $who }
    }: { $card }, attack dice +{ $n }.
oath-log-plan-fewer =
    { $me ->
        [yes] Your battle plan
       *[no] Battle plan of { $who }
    }: { $card }, attack dice −{ $n }.
oath-log-pools = Attack dice: { $attack }, defense dice: { $defense }.
oath-log-rolled-attack =
    { $me ->
        [yes] You roll for the attack
       *[no] Attack roll of { $who }
    }: { $hollow } hollow, { $sword } single, { $big } double with a skull.
oath-log-rolled-defense =
    { $me ->
        [yes] You roll for the defense
       *[no] Defense roll of { $who }
    }: { $blank } blank, { $shield } single, { $shields } double, { $double } doubling.
oath-log-defense = The defense is { $n }: shields { $shields }, force { $warbands }.
oath-log-attack = The attack is { $n } against { $defense }.
oath-log-skulls = Skulls: { oath-amount-warband } of the attacker must die.
oath-log-sacrifice =
    { $me ->
        [yes] You sacrifice
       *[no] { $who } sacrifices
    } { oath-amount-warband }.
oath-log-attack-won =
    { $me ->
        [yes] Your attack succeeds
       *[no] The attack of { $who } succeeds
    }: { $n } against { $defense }.
oath-log-defense-won =
    { $me ->
        [yes] Your defence holds
       *[no] The defence of { $who } holds
    }: { $n } against { $defense }.
oath-log-killed = Killed: { oath-amount-warband }, { $force }.
oath-log-retreat = From { $site } to the board of { $seat }: { oath-amount-warband }.
oath-log-no-losses = Nobody dies in the defeat.
oath-log-garrison =
    { $me ->
        [yes] You place
       *[no] { $who } places
    } { oath-amount-warband } at { $site }.
oath-log-took-relic =
    { $me ->
        [yes] You take
       *[no] { $who } takes
    } { $relic }.
oath-log-buried-relic =
    { $me ->
        [yes] You put
       *[no] { $who } puts
    } { $relic } under the relic deck.
oath-log-buried-found =
    { $me ->
        [yes] You put
       *[no] { $who } puts
    } a relic of { $site } unseen under the relic deck.
oath-log-seized =
    { $me ->
        [yes] You seize
       *[no] { $who } seizes
    } { $banner }; tokens left on it: { $n }.
oath-log-burnt-favor =
    { $me ->
        [yes] You burn
       *[no] { $who } burns
    } { $n } favor of { $seat }.
oath-log-bandits-burn = Bandits burn { $n } favor of { $suit }.
oath-log-campaign-over = The Campaign is over.
oath-log-peace =
    { $me ->
        [yes] You buy
       *[no] { $who } buys
    } victory from { $seat } for { oath-amount-favor }.
oath-log-hunted =
    { $me ->
        [yes] You are
       *[no] { $who } is
    } after a facedown relic at { $site }.
oath-log-parade =
    { $me ->
        [yes] You gain
       *[no] { $who } gains
    } { $n } favor of { $suit }.
oath-log-sticky-fire = Burnt to death: { oath-amount-warband }, { $force }.
oath-log-caged = Into the Obsidian Cage: { oath-amount-warband }, { $force }.
oath-log-hospital = The Hospital returns { oath-amount-warband } to { $site }.
oath-log-hospital-lost = The Hospital could not save { oath-amount-warband }.
oath-log-sneak-attack =
    { $me ->
        [yes] You answer
       *[no] { $who } answers
    } with a Sneak Attack on { $seat }.

oath-why-plan-used = This battle plan was used in this Campaign.
    .title = Not again
oath-why-plan-banned = { $n } closes this battle plan.
    .title = Not now: it is closed
oath-why-plan-alone = A plan that must be the only one of its side is used, or would be.
    .title = Not now: one plan only
oath-why-target-pass = The Narrow Pass would have to be a target too, and cannot be.
    .title = Not so: the Narrow Pass
oath-why-target-even = With it the targets could not add an even number of defense dice.
    .title = Not so: Giant Python
oath-why-campaign-no-foe = Nobody here can be attacked.
    .title = Not here: no defender
oath-why-envoy-apart = Your enemy's pawn must be at your site.
    .title = Not now: no enemy here
oath-why-envoy-price = You must give a favor for each defense die: { $n }.
    .title = Too little favor
oath-why-hunt-nothing = No relic is or could be a target.
    .title = Not now: no relic

## powers

oath-change-more = One more
oath-change-fewer = Fewer
oath-fate-keep = Keep it
oath-fate-bury = Put it under the relic deck
oath-unseen-adviser = facedown adviser { $n } of { $seat }
oath-unseen-relic = relic { $n } at { $site }

oath-use-ask = Which power do you use?
    .note = A price is paid at once.
oath-use-option = { $it }
oath-use-pass = Go on

oath-order-ask = Which comes first?
    .note = All of them must be carried out.
oath-order-option = { $it }
oath-order-pass = None

oath-bank-ask = Out of which bank do you gain favor?
    .note = { $about } lets you choose.
oath-bank-option = { $it }
oath-bank-pass = None

oath-from-bank-ask = Which bank is emptied?
    .note = { $about } moves all its favor.
oath-from-bank-option = { $it }
oath-from-bank-pass = None

oath-take-from-ask = Whom do you take from?
    .note = { $about } lets you choose.
oath-take-from-option = { $it }
oath-take-from-pass = Nobody

oath-token-ask = What do you take?
    .note = It lies at { $about }.
oath-token-option = { $it }
oath-token-pass = Nothing

oath-kill-ask = Where does a warband die?
    .note = { $about } demands it.
oath-kill-option = { $it }
oath-kill-pass = Nowhere

oath-banner-change-ask = What happens to the banner?
    .note = { $about } changes the secrets on it.
oath-banner-change-option = { $it }
oath-banner-change-pass = Nothing

oath-peek-pile-ask = Which discard pile do you look at?
    .note = { $about } shows it to you alone.
oath-peek-pile-option = { $it }
oath-peek-pile-pass = None

oath-peek-unseen-ask = What do you look at?
    .note = { $about } shows it to you alone.
oath-peek-unseen-option = { $it }
oath-peek-unseen-pass = Nothing

oath-power-discard-ask = Which card is discarded?
    .note = { $about } lets you choose.
oath-power-discard-option = { $it }
oath-power-discard-pass = None

oath-swap-ask = Which card do you swap?
    .note = { $about } lets two cards change places.
oath-swap-option = { $it }
oath-swap-pass = None

oath-swap-with-ask = For which card?
    .note = { $about } takes its place; what lies on the cards stays on them.
oath-swap-with-option = { $it }
oath-swap-with-pass = None

oath-swap-unseen-ask = Which facedown adviser do you swap?
    .note = { $about } lets two of different players change places.
oath-swap-unseen-option = { $it }
oath-swap-unseen-pass = None

oath-move-card-ask = Which adviser goes to which site?
    .note = { $about } moves it; that is not playing it.
oath-move-card-option = { $card } to { $site }
oath-move-card-pass = None

oath-make-room-ask = Which card do you discard first?
    .note = An adviser comes to { $about }.
oath-make-room-option = { $it }
oath-make-room-pass = None

oath-drawn-relic-ask = Do you keep this relic?
    .note = You have drawn { $about }.
oath-drawn-relic-option = { $it }
oath-drawn-relic-pass = No

oath-which-relic-ask = Which relic?
    .note = { $about } lets you choose; all lie facedown.
oath-which-relic-option = { $it }
oath-which-relic-pass = None

oath-campaign-at-ask = From which site do you campaign?
    .note = { $about } lets your warbands there join.
oath-campaign-at-option = { $it }
oath-campaign-at-pass = From none

oath-may-join-ask = Do you become a Citizen?
    .note = { $about } allows it: your Act Phase ends, your Supply is refreshed.
oath-may-join-option = Become a Citizen
oath-may-join-pass = Stay an Exile

oath-withdraw-ask = How many warbands go to your board?
    .note = They leave { $about }.
oath-withdraw-option = { $it }
oath-withdraw-pass = None

oath-station-ask = How many warbands go to this site?
    .note = They come from your board to { $about }.
oath-station-option = { $it }
oath-station-pass = None

oath-log-uses =
    { $me ->
        [yes] You use
       *[no] { $who } uses
    } { $card }.
oath-log-toll =
    { $me ->
        [yes] You pay
       *[no] { $who } pays
    } what { $card } demands.
oath-log-gains-favor =
    { $me ->
        [yes] You gain
       *[no] { $who } gains
    } { oath-amount-favor } of the { $suit } bank.
oath-log-gains-secrets =
    { $me ->
        [yes] You gain
       *[no] { $who } gains
    } { oath-amount-secret }.
oath-log-gains-warbands =
    { $me ->
        [yes] You gain
       *[no] { $who } gains
    } { oath-amount-warband }.
oath-log-gains-supply =
    { $me ->
        [yes] You gain
       *[no] { $who } gains
    } { oath-amount-supply }.
oath-log-takes-favor =
    { $me ->
        [yes] You take
       *[no] { $who } takes
    } { oath-amount-favor } from { $foe_me ->
        [yes] you
       *[no] { $foe }
    }.
oath-log-takes-secrets =
    { $me ->
        [yes] You take
       *[no] { $who } takes
    } { oath-amount-secret } from { $foe_me ->
        [yes] you
       *[no] { $foe }
    }.
oath-log-takes-site-favor =
    { $me ->
        [yes] You take
       *[no] { $who } takes
    } { oath-amount-favor } from { $card }.
oath-log-takes-site-secrets =
    { $me ->
        [yes] You take
       *[no] { $who } takes
    } { oath-amount-secret } from { $card }.
oath-log-burns-secrets =
    { $me ->
        [yes] You lose
       *[no] { $who } loses
    } { oath-amount-secret }: burnt.
oath-log-banner-tokens = On the { $banner } now: { $n }.
oath-log-bank-moved = From the { $suit } bank to the { $to } bank: { oath-amount-favor }.
oath-log-peeks-pile =
    { $me ->
        [yes] You look
       *[no] { $who } looks
    } at cards of a discard pile, { $region }: { $n }.
oath-log-peeks-world =
    { $me ->
        [yes] You look
       *[no] { $who } looks
    } at the top cards of the world deck: { $n }.
oath-log-peeks =
    { $me ->
        [yes] You look
       *[no] { $who } looks
    } at what lies facedown: { $unseen }.
oath-log-sees = You see { $card }.
oath-log-sees-relic = You see { $relic }.
oath-log-sees-site = You see { $site }.
oath-log-swapped =
    { $me ->
        [yes] You swap
       *[no] { $who } swaps
    } { $card } and { $other }.
oath-log-swapped-unseen =
    { $me ->
        [yes] You swap
       *[no] { $who } swaps
    } two facedown cards: { $unseen }, { $other }.
oath-log-moved-card =
    { $me ->
        [yes] You move
       *[no] { $who } moves
    } { $card } to { $site }.
oath-log-kept-relic =
    { $me ->
        [yes] You draw and keep
       *[no] { $who } draws and keeps
    } { $relic }.
oath-log-buried-drawn-relic =
    { $me ->
        [yes] You put
       *[no] { $who } puts
    } the drawn relic under the relic deck.
oath-log-buried-own-relic =
    { $me ->
        [yes] You put
       *[no] { $who } puts
    } { $relic } under the relic deck.
oath-log-buried-unseen-relic =
    { $me ->
        [yes] You put
       *[no] { $who } puts
    } a relic unseen under the relic deck: { $unseen }.
oath-log-turned-over =
    { $me ->
        [yes] You turn
       *[no] { $who } turns
    } { $card } over: it is { $other } now.
oath-log-withdrew =
    { $me ->
        [yes] You withdraw
       *[no] { $who } withdraws
    } from { $site }: { oath-amount-warband }.
oath-log-stationed =
    { $me ->
        [yes] You place
       *[no] { $who } places
    } at { $site }: { oath-amount-warband }.

oath-why-not-in-play = This card is not faceup in play.
    .title = Not now: not in play
oath-why-access = You neither rule this card nor have your pawn at its site.
    .title = Not yours: no access
oath-why-power-condition = What this card asks for is not the case.
    .title = Not now: its condition
oath-why-power-forbidden = { $n } forbids the use of this power.
    .title = Not now: a power forbids it
oath-why-power-nothing = It would have no effect now.
    .title = Not now: no effect
oath-why-card-occupied = Favor or a secret lies on this card already.
    .title = Not now: the card is not empty
oath-why-power-favor =
    This costs { $n ->
        [one] { $n } favor
       *[other] { $n } favor
    }, and you have less.
    .title = Too little favor
oath-why-power-secrets =
    This costs { $n ->
        [one] { $n } faceup secret
       *[other] { $n } faceup secrets
    }, and you have fewer.
    .title = Too few secrets
oath-why-power-warbands =
    You must sacrifice { $n ->
        [one] { $n } warband
       *[other] { $n } warbands
    }, and you have fewer.
    .title = Too few warbands

## suits: beast, nomad; sites, relics, banners

oath-end-of-pile-top = on top
oath-end-of-pile-bottom = at the bottom
oath-nudge-leave = leave it
oath-nudge-raise = one more
oath-nudge-lower = one less
oath-tend-place = One favor onto the banner
oath-tend-discord = One favor back to the Discord bank
oath-tend-arcane = One favor back to the Arcane bank
oath-tend-order = One favor back to the Order bank
oath-tend-hearth = One favor back to the Hearth bank
oath-tend-beast = One favor back to the Beast bank
oath-tend-nomad = One favor back to the Nomad bank

oath-terror-ask = Which denizen is driven out?
    .note = The Roving Terror takes its place.
oath-terror-option = { $it }
oath-terror-pass = Skip
oath-small-friends-ask = At which site do you trade?
    .note = Any site with a Beast card.
oath-small-friends-option = { $it }
oath-small-friends-pass = Skip
oath-fae-merchant-ask = Which relic do you put under the deck?
    .note = Any but the Grand Scepter.
oath-fae-merchant-option = { $it }
oath-fae-merchant-pass = Skip
oath-pied-piper-ask = Whose adviser will the Pied Piper be?
    .note = You take 2 favor from that player.
oath-pied-piper-option = { $it }
oath-pied-piper-pass = Skip
oath-bracken-ask = Where do the discards of this Search go?
    .note = All of them to the same place.
oath-bracken-option = { $region }, { $end }
oath-bracken-pass = Skip
oath-convoys-ask = Which pile do you bring?
    .note = It comes on top of the pile of your region.
oath-convoys-option = { $it }
oath-convoys-pass = Skip
oath-pilgrims-ask = Which card do you put onto the pile next?
    .note = The last one lies on top.
oath-pilgrims-option = { $it }
oath-pilgrims-pass = Skip
oath-nudge-ask = The end die shows { $about }. How do you change it?
    .note = By one.
oath-nudge-option = { $it }
oath-nudge-pass = Leave it
oath-great-spire-ask = Which drawn denizen do you exchange?
    .note = For a random card of the Dispossessed.
oath-great-spire-option = { $it }
oath-great-spire-pass = No more
oath-fallen-spire-ask = How many denizens do you exchange?
    .note = The topmost of your pile, unseen.
oath-fallen-spire-option = { $it }
oath-fallen-spire-pass = None
oath-whistle-ask = Whom do you call?
    .note = That player travels here for no Supply.
oath-whistle-option = { $it }
oath-whistle-pass = Skip
oath-tend-ask = How do you tend the People's Favor?
    .note = One favor onto it, or one back to the bank with the least.
oath-tend-option = { $it }
oath-tend-pass = Skip
oath-conspire-ask = What does the Conspiracy take?
    .note = A relic or banner of a player at your site; it costs a secret.
oath-conspire-option = { $item } of { $seat }
oath-conspire-pass = Nothing

oath-log-small-friends =
    { $me ->
        [yes] You trade
       *[no] { $who } trades
    } as if at { $site }.
oath-log-pied-piper =
    { $me ->
        [yes] You send
       *[no] { $who } sends
    } the Pied Piper to { $foe_me ->
        [yes] you
       *[no] { $foe }
    }.
oath-log-bracken =
    { $me ->
        [yes] Your
       *[no] { $who }: the
    } discards go to the pile { $region }, { $end }.
oath-log-convoys =
    { $me ->
        [yes] You bring
       *[no] { $who } brings
    } { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } from the pile { $region }.
oath-log-kinship =
    { $me ->
        [yes] You give
       *[no] { $who } gives
    } { $n } favor to the Nomad bank and pays from it now.
oath-log-pilgrimage =
    { $me ->
        [yes] You exchange
       *[no] { $who } exchanges
    } { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } with the Dispossessed.
oath-log-pilgrim = You see { $card }.
oath-log-no-vision = No Vision is left in the world deck.
oath-log-nudge =
    { $me ->
        [yes] You change
       *[no] { $who } changes
    } the end die to { $n }.
oath-log-spire =
    { $me ->
        [yes] You exchange
       *[no] { $who } exchanges
    } { $n ->
        [one] { $n } denizen
       *[other] { $n } denizens
    } with the Dispossessed.
oath-log-brass-horse =
    { $me ->
        [yes] You reveal
       *[no] { $who } reveals
    } { $card } on the pile { $region }.
oath-log-whistle =
    { $me ->
        [yes] You call
       *[no] { $who } calls
    } { $foe_me ->
        [yes] you
       *[no] { $foe }
    } with the Whistle.
oath-log-harp =
    { $me ->
        [yes] You draw
       *[no] { $who } draws
    } { $card } for all to see.
oath-log-tended =
    { $me ->
        [yes] You put
       *[no] { $who } puts
    } a favor on the People's Favor: { $n }.
oath-log-tended-back =
    { $me ->
        [yes] You return
       *[no] { $who } returns
    } a favor to the { $suit } bank: { $n } left on the People's Favor.
oath-log-mob = The Mob rises.
oath-log-conspired =
    { $me ->
        [yes] You take
       *[no] { $who } takes
    } { $item } from { $foe_me ->
        [yes] you
       *[no] { $foe }
    } by the Conspiracy.

oath-why-no-prey = No denizen elsewhere can be driven out.
    .title = Nobody to drive out
oath-why-no-relics-left = The relic deck is empty.
    .title = No relics
oath-why-other-banks-empty = No other bank has favor, or no Beast card lies at a site.
    .title = Nothing to move
oath-why-no-piles = The piles of the other regions are empty.
    .title = No cards
oath-why-pile-empty = The discard pile of your region is empty.
    .title = No card to reveal
oath-why-nobody-to-call = Nobody elsewhere could travel here.
    .title = Nobody to call
oath-why-no-plot = Two of your advisers must match advisers of a player at your site who has something to take.
    .title = No plot

## hints

oath-hint-supply = Supply { $supply }
oath-hint-favor = favor { $favor }
oath-hint-burnt = burnt favor { $burnt }
oath-hint-secret = secrets { $secret }
oath-hint-dark = secrets turned facedown { $dark }
oath-hint-warband = warbands { $warband }
oath-hint-card = cards { $card }
oath-hint-defense = defense dice { $defense }
oath-hint-odds = { $odds }% · sacrificing { $given }%
oath-hint-victory = victory { $sum } : { $against }
oath-hint-defeat = defeat { $sum } : { $against }
oath-hint-foe-lost = the other side loses warbands: { $n }

## Chapters of the Law whose heading is no clause

oath-law-board = Boards and cards

## The game in two minutes (.text: at most 35 words, .law: the clause that says it all)

oath-learn-goal = The oath decides who rules
    .text = The oath of this game sets one goal, such as ruling the most sites. Whoever meets it is the Oathkeeper. The Chancellor starts with the title, the Exiles want it.
    .law = 2.11
oath-learn-turn = Wake, act, rest
    .text = Wake up and see whether you have won. Act as long as your Supply lasts. Rest: secrets come back, and so does Supply, more of it the fewer warbands you have out.
    .law = 4/2
oath-learn-deeds = Six ways to spend Supply
    .text = Search for cards, Muster warbands, Trade with denizens, Travel, Recover relics and banners, or Campaign. The cards you play change the land or advise you.
    .law = 5
oath-learn-fight = A Campaign of warbands
    .text = Name what you want of one defender. Attack dice meet defense dice; skulls kill your own warbands, and you may sacrifice more of them to win after all.
    .law = 5.5
oath-learn-special = The world remembers
    .text = The winner writes the Chronicle: the sites, the cards and the oath of the next game grow out of this one. Your history goes on from game to game.
    .law = 8
oath-learn-end = Four ways to win
    .text = An Exile wins as Usurper or by a revealed Vision. The Chancellor hopes for a Stable Regime, unless a Citizen succeeds. After eight rounds War Exhaustion decides.
    .law = 3
