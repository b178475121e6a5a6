### Paladins of the West Kingdom: the words of the game, in English.
### The same keys and attributes stand in en.ftl, cs.ftl and pl.ftl.

## Title

paladins-title = Paladins of the West Kingdom
paladins-tagline = Build, convert and defend the borders of a shaken kingdom.

## Options

paladins-option-difficulty = Difficulty
    .help = How many workshops the solo opponent starts with.
paladins-option-difficulty-easy = Easy
    .help = One workshop.
paladins-option-difficulty-standard = Standard
    .help = Three workshops.
paladins-option-difficulty-hard = Hard
    .help = Five workshops.

## Seats (.of: whose)

paladins-seat-red = Red
    .of = Red
paladins-seat-blue = Blue
    .of = Blue
paladins-seat-green = Green
    .of = Green
paladins-seat-yellow = Yellow
    .of = Yellow
paladins-solo = Solo opponent
    .acc = the solo opponent
    .of = the solo opponent
    .to = the solo opponent

## Workers (.acc: as an object, .of: in place of one, .many: several)

paladins-worker-labourer = Labourer
    .acc = a labourer
    .of = a labourer
    .many = labourers
paladins-worker-scout = Scout
    .acc = a scout
    .of = a scout
    .many = scouts
paladins-worker-merchant = Merchant
    .acc = a merchant
    .of = a merchant
    .many = merchants
paladins-worker-fighter = Fighter
    .acc = a fighter
    .of = a fighter
    .many = fighters
paladins-worker-cleric = Cleric
    .acc = a cleric
    .of = a cleric
    .many = clerics
paladins-worker-criminal = Criminal
    .acc = a criminal
    .of = a criminal
    .many = criminals
paladins-worker-any = Any worker
    .acc = any worker
    .of = any worker
    .many = any workers

## Attributes (.acc: as an object, .of: of it)

paladins-attribute-faith = Faith
    .acc = faith
    .of = faith
paladins-attribute-strength = Strength
    .acc = strength
    .of = strength
paladins-attribute-influence = Influence
    .acc = influence
    .of = influence

## Pieces and resources (.acc: as an object, .of: of it)

paladins-piece-coin = Coin
    .acc = a coin
    .of = a coin
paladins-piece-provision = Provision
    .acc = a provision
    .of = a provision
paladins-piece-workshop = Workshop
    .acc = a workshop
    .of = a workshop
paladins-piece-monk = Monk
    .acc = a monk
    .of = a monk
paladins-piece-outpost = Outpost
    .acc = an outpost
    .of = an outpost
paladins-piece-jar = Jar
    .acc = a jar
    .of = a jar
paladins-piece-wall = Wall
    .acc = a wall
    .of = a wall

## Cards by their backs (.acc: as an object, .of: of one, .many: several)

paladins-card-paladin = Paladin
    .acc = a Paladin
    .of = a Paladin
    .many = Paladins
paladins-card-townsfolk = Townsfolk
    .acc = a Townsfolk
    .of = a Townsfolk
    .many = Townsfolk
paladins-card-outsider = Outsider
    .acc = an Outsider
    .of = an Outsider
    .many = Outsiders
paladins-card-tavern = Tavern card
    .acc = a Tavern card
    .of = a Tavern card
    .many = Tavern cards
paladins-card-wall = Wall card
    .acc = a Wall card
    .of = a Wall card
    .many = Wall cards
paladins-card-favour = King's Favour
    .acc = a King's Favour
    .of = a King's Favour
    .many = King's Favours
paladins-card-order = King's Order
    .acc = a King's Order
    .of = a King's Order
    .many = King's Orders
paladins-card-suspicion = Suspicion
    .acc = a Suspicion
    .of = a Suspicion
    .many = Suspicions
paladins-card-debt = Debt
    .acc = a Debt
    .of = a Debt
    .many = Debts
paladins-card-debt-paid = Paid Debt
    .acc = a paid Debt
    .of = a paid Debt
    .many = paid Debts
paladins-card-debt-unpaid = Unpaid Debt
    .acc = an unpaid Debt
    .of = an unpaid Debt
    .many = unpaid Debts
paladins-card-scheme = Scheme
    .acc = a Scheme
    .of = a Scheme
    .many = Schemes

## Places (.in: where one is, .into: where one goes, .from: whence)

paladins-place-region = region { $n }
    .in = in region { $n }
    .into = to region { $n }
    .from = from region { $n }
paladins-place-supply = Common supply
    .in = in the common supply
    .into = to the common supply
    .from = from the common supply
paladins-place-tax = Tax supply
    .in = in the tax supply
    .into = to the tax supply
    .from = from the tax supply
paladins-place-tableau = Tableau
    .in = in the tableau
    .into = to the tableau
    .from = from the tableau
paladins-place-track = Resource track
    .in = on the resource track
    .into = along the resource track
    .from = off the resource track

## Actions (.acc: as an object, .of: of it, .each: whenever it is done, .text: what it does)

paladins-action-develop = Develop
    .acc = Develop
    .of = Develop
    .each = At each Develop
    .text = Lay a workshop on a right-hand action, which then needs a worker less, and gain the worker it uncovers.
paladins-action-recruit = Recruit
    .acc = Recruit
    .of = Recruit
    .each = At each Recruit
    .text = One worker dismisses a Townsfolk for its reward; two, with a fighter, take it to your tableau.
paladins-action-pray = Pray
    .acc = Pray
    .of = Pray
    .each = At each Pray
    .text = Clear another action space of your board so that you can use it again.
paladins-action-conspire = Conspire
    .acc = Conspire
    .of = Conspire
    .each = At each Conspire
    .text = Gain a criminal, and a Suspicion with it.
paladins-action-hunt = Hunt
    .acc = Hunt
    .of = Hunt
    .each = At each Hunt
    .text = One worker brings 1 provision; two, with a scout, bring 3.
paladins-action-trade = Trade
    .acc = Trade
    .of = Trade
    .each = At each Trade
    .text = One worker brings 1 coin; two, with a merchant, bring 3.
paladins-action-commission = Commission
    .acc = Commission
    .of = Commission
    .each = At each Commission
    .text = Send a monk to a region your faith reaches; gain the square's reward and 1 influence.
paladins-action-fortify = Fortify
    .acc = Fortify
    .of = Fortify
    .each = At each Fortify
    .text = With enough influence turn up a Wall card; it gives strength and more.
paladins-action-garrison = Garrison
    .acc = Garrison
    .of = Garrison
    .each = At each Garrison
    .text = Place an outpost in a region your strength reaches; gain the square's reward and 1 faith.
paladins-action-absolve = Absolve
    .acc = Absolve
    .of = Absolve
    .each = At each Absolve
    .text = With enough influence move a jar to a square for its reward; gain 1 faith and discard a Suspicion.
paladins-action-attack = Attack
    .acc = Attack
    .of = Attack
    .each = At each Attack
    .text = Attack an Outsider your strength reaches, or hire help for coins; gain influence and the reward.
paladins-action-convert = Convert
    .acc = Convert
    .of = Convert
    .each = At each Convert
    .text = Convert an Outsider your faith reaches; gain strength now and points at the end.
paladins-action-rest = Rest
    .acc = Rest
    .of = Rest
    .each = At each Rest
    .text = The marker moves 1 space and 1 for each worker left; the solo opponent passes.
paladins-action-kings-favour = King's Favour
    .acc = the King's Favour
    .of = the King's Favour
    .each = At each King's Favour
    .text = A worker goes on the card, which does what it says.
paladins-action-kings-order = King's Order
    .acc = the King's Order
    .of = the King's Order
    .each = At each King's Order
    .text = The solo opponent tries the rightmost Order it has not met.

## What is gained (as a label; .acc: as an object)

paladins-gain-labourer =
    { $n ->
        [one] { $n } labourer
       *[other] { $n } labourers
    }
    .acc =
        { $n ->
            [one] { $n } labourer
           *[other] { $n } labourers
        }
paladins-gain-scout =
    { $n ->
        [one] { $n } scout
       *[other] { $n } scouts
    }
    .acc =
        { $n ->
            [one] { $n } scout
           *[other] { $n } scouts
        }
paladins-gain-merchant =
    { $n ->
        [one] { $n } merchant
       *[other] { $n } merchants
    }
    .acc =
        { $n ->
            [one] { $n } merchant
           *[other] { $n } merchants
        }
paladins-gain-fighter =
    { $n ->
        [one] { $n } fighter
       *[other] { $n } fighters
    }
    .acc =
        { $n ->
            [one] { $n } fighter
           *[other] { $n } fighters
        }
paladins-gain-cleric =
    { $n ->
        [one] { $n } cleric
       *[other] { $n } clerics
    }
    .acc =
        { $n ->
            [one] { $n } cleric
           *[other] { $n } clerics
        }
paladins-gain-criminal =
    { $n ->
        [one] { $n } criminal
       *[other] { $n } criminals
    }
    .acc =
        { $n ->
            [one] { $n } criminal
           *[other] { $n } criminals
        }
paladins-gain-faith =
    { $n ->
        [one] { $n } faith
       *[other] { $n } faith
    }
    .acc =
        { $n ->
            [one] { $n } faith
           *[other] { $n } faith
        }
paladins-gain-strength =
    { $n ->
        [one] { $n } strength
       *[other] { $n } strength
    }
    .acc =
        { $n ->
            [one] { $n } strength
           *[other] { $n } strength
        }
paladins-gain-influence =
    { $n ->
        [one] { $n } influence
       *[other] { $n } influence
    }
    .acc =
        { $n ->
            [one] { $n } influence
           *[other] { $n } influence
        }
paladins-gain-coin =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
    .acc =
        { $n ->
            [one] { $n } coin
           *[other] { $n } coins
        }
paladins-gain-tax =
    { $n ->
        [one] { $n } coin of tax
       *[other] { $n } coins of tax
    }
    .acc =
        { $n ->
            [one] { $n } coin of tax
           *[other] { $n } coins of tax
        }
paladins-gain-provision =
    { $n ->
        [one] { $n } provision
       *[other] { $n } provisions
    }
    .acc =
        { $n ->
            [one] { $n } provision
           *[other] { $n } provisions
        }
paladins-gain-discard-suspicion =
    { $n ->
        [one] { $n } Suspicion discarded
       *[other] { $n } Suspicions discarded
    }
    .acc =
        { $n ->
            [one] { $n } Suspicion discarded
           *[other] { $n } Suspicions discarded
        }
paladins-gain-pay-debt =
    { $n ->
        [one] { $n } Debt paid
       *[other] { $n } Debts paid
    }
    .acc =
        { $n ->
            [one] { $n } Debt paid
           *[other] { $n } Debts paid
        }
paladins-gain-cancel-debt =
    { $n ->
        [one] { $n } Debt cancelled
       *[other] { $n } Debts cancelled
    }
    .acc =
        { $n ->
            [one] { $n } Debt cancelled
           *[other] { $n } Debts cancelled
        }
paladins-gain-gain-debt =
    { $n ->
        [one] { $n } new Debt
       *[other] { $n } new Debts
    }
    .acc =
        { $n ->
            [one] { $n } new Debt
           *[other] { $n } new Debts
        }
paladins-gain-pray = a free Pray
    .acc = a free Pray
paladins-gain-free-recruit = free recruit
    .acc = a free recruit
paladins-gain-free-develop = a free Develop
    .acc = a free Develop
paladins-gain-either = { $one }, or { $other }

## Powers of the cards (effects.toml)

paladins-power-action-gain = { $action }: { $gain }
paladins-power-action-free-coin = { $action } costs no coins this round.
paladins-power-action-free-provision = { $action } costs no provisions this round.
paladins-power-action-discount =
    { $n ->
        [one] { $action } costs { $n } coin less this round.
       *[other] { $action } costs { $n } coins less this round.
    }
paladins-power-debt-gain = For each Debt you pay: { $gain }
paladins-power-inquisition-gain = At each Inquisition: { $gain }
    .clean = At each Inquisition without a Suspicion: { $gain }
    .suspected = At each Inquisition with { $least } or more Suspicions: { $gain }
paladins-power-end-points = 1 VP { $count }
    .base = { $base } VP, and 1 more { $count }
paladins-power-end-relief = Each unpaid Debt costs you { $n } VP less.

## What the points of a converted Outsider count

paladins-count-commission =
    { $each ->
        [one] for each monk
       *[other] for every { $each } monks
    }
paladins-count-fortify =
    { $each ->
        [one] for each wall
       *[other] for every { $each } walls
    }
paladins-count-garrison =
    { $each ->
        [one] for each outpost
       *[other] for every { $each } outposts
    }
paladins-count-absolve =
    { $each ->
        [one] for each jar moved
       *[other] for every { $each } jars moved
    }
paladins-count-develop =
    { $each ->
        [one] for each workshop laid
       *[other] for every { $each } workshops laid
    }
paladins-count-townsfolk =
    { $each ->
        [one] for each Townsfolk in your tableau
       *[other] for every { $each } Townsfolk in your tableau
    }
paladins-count-faith =
    { $each ->
        [one] for each faith
       *[other] for every { $each } faith
    }
paladins-count-strength =
    { $each ->
        [one] for each strength
       *[other] for every { $each } strength
    }
paladins-count-influence =
    { $each ->
        [one] for each influence
       *[other] for every { $each } influence
    }
paladins-count-attacked-viking =
    { $each ->
        [one] for each attacked Viking
       *[other] for every { $each } attacked Vikings
    }
paladins-count-attacked-byzantine =
    { $each ->
        [one] for each attacked Byzantine
       *[other] for every { $each } attacked Byzantines
    }
paladins-count-attacked-saracen =
    { $each ->
        [one] for each attacked Saracen
       *[other] for every { $each } attacked Saracens
    }
paladins-count-converted-mercenary =
    { $each ->
        [one] for each converted Mercenary
       *[other] for every { $each } converted Mercenaries
    }
paladins-count-order =
    { $each ->
        [one] for each King's Order you met
       *[other] for every { $each } King's Orders you met
    }
paladins-count-paid-debt =
    { $each ->
        [one] for each paid Debt
       *[other] for every { $each } paid Debts
    }
paladins-count-suspicion =
    { $each ->
        [one] for each Suspicion you hold
       *[other] for every { $each } Suspicions you hold
    }

## Peoples (.acc: as an object, .many: several)

paladins-people-viking = Viking
    .acc = a Viking
    .many = Vikings
paladins-people-byzantine = Byzantine
    .acc = a Byzantine
    .many = Byzantines
paladins-people-saracen = Saracen
    .acc = a Saracen
    .many = Saracens

## Townsfolk (.acc: as an object, .of: of the card, .text: what the kind does)

paladins-townsfolk-abbot = Abbot
    .acc = the Abbot
    .of = the Abbot
    .text = Rewards you at each Absolve.
paladins-townsfolk-acolyte = Acolyte
    .acc = the Acolyte
    .of = the Acolyte
    .text = Rewards you at each Commission.
paladins-townsfolk-architect = Architect
    .acc = the Architect
    .of = the Architect
    .text = Rewards you at each Develop.
paladins-townsfolk-conspirator = Conspirator
    .acc = the Conspirator
    .of = the Conspirator
    .text = Discards a Suspicion at each Inquisition.
paladins-townsfolk-debt-collector = Debt Collector
    .acc = the Debt Collector
    .of = the Debt Collector
    .text = Gives a worker for each Debt you pay.
paladins-townsfolk-defender = Defender
    .acc = the Defender
    .of = the Defender
    .text = Rewards you at each Attack.
paladins-townsfolk-gatekeeper = Gatekeeper
    .acc = the Gatekeeper
    .of = the Gatekeeper
    .text = Rewards you at each Fortify.
paladins-townsfolk-missionary = Missionary
    .acc = the Missionary
    .of = the Missionary
    .text = Rewards you at each Convert.
paladins-townsfolk-peddler = Peddler
    .acc = the Peddler
    .of = the Peddler
    .text = Rewards you at an Inquisition if you have 2 or more Suspicions.
paladins-townsfolk-squire = Squire
    .acc = the Squire
    .of = the Squire
    .text = Raises an attribute at an Inquisition if you have no Suspicion.
paladins-townsfolk-watchman = Watchman
    .acc = the Watchman
    .of = the Watchman
    .text = Rewards you at each Garrison.

## Outsiders (.acc: as an object, .of: of the card, .text: the points once converted)

paladins-outsider-adventurer = Adventurer
    .acc = the Adventurer
    .of = the Adventurer
    .text = Points for monks sent.
paladins-outsider-archer = Archer
    .acc = the Archer
    .of = the Archer
    .text = Points for outposts.
paladins-outsider-armourer = Armourer
    .acc = the Armourer
    .of = the Armourer
    .text = Points for strength.
paladins-outsider-assassin = Assassin
    .acc = the Assassin
    .of = the Assassin
    .text = Points for attacked Saracens.
paladins-outsider-barbarian = Barbarian
    .acc = the Barbarian
    .of = the Barbarian
    .text = Points for attacked Byzantines.
paladins-outsider-champion = Champion
    .acc = the Champion
    .of = the Champion
    .text = A point, and more for King's Orders you met.
paladins-outsider-guardian = Guardian
    .acc = the Guardian
    .of = the Guardian
    .text = Points for workshops laid.
paladins-outsider-hunter = Hunter
    .acc = the Hunter
    .of = the Hunter
    .text = Points for Townsfolk in your tableau.
paladins-outsider-invader = Invader
    .acc = the Invader
    .of = the Invader
    .text = Points for attacked Vikings.
paladins-outsider-lookout = Lookout
    .acc = the Lookout
    .of = the Lookout
    .text = Points for walls.
paladins-outsider-marauder = Marauder
    .acc = the Marauder
    .of = the Marauder
    .text = Points for influence.
paladins-outsider-mercenary = Mercenary
    .acc = the Mercenary
    .of = the Mercenary
    .text = A point, and more for each converted Mercenary.
paladins-outsider-protector = Protector
    .acc = the Protector
    .of = the Protector
    .text = Points for paid Debts.
paladins-outsider-thief = Thief
    .acc = the Thief
    .of = the Thief
    .text = Points for Suspicions you hold.
paladins-outsider-traitor = Traitor
    .acc = the Traitor
    .of = the Traitor
    .text = Unpaid Debts cost you less.
paladins-outsider-vigilante = Vigilante
    .acc = the Vigilante
    .of = the Vigilante
    .text = Points for jars moved.
paladins-outsider-warrior = Warrior
    .acc = the Warrior
    .of = the Warrior
    .text = Points for faith.

## Paladins (.acc: as an object, .of: of the card, .text: what he does this round)

paladins-paladin-anseis = Anséis
    .acc = Anséis
    .of = Anséis
    .text = Fortify costs no provisions.
paladins-paladin-berengier = Bérengier
    .acc = Bérengier
    .of = Bérengier
    .text = Garrison costs no provisions.
paladins-paladin-engelier = Engelier
    .acc = Engelier
    .of = Engelier
    .text = Each Attack brings 2 coins.
paladins-paladin-gerier = Gérier
    .acc = Gérier
    .of = Gérier
    .text = Convert costs no coins.
paladins-paladin-gerin = Gérin
    .acc = Gérin
    .of = Gérin
    .text = Each Conspire brings 2 coins.
paladins-paladin-girard = Girard
    .acc = Girard
    .of = Girard
    .text = Each Hunt brings 2 provisions more.
paladins-paladin-ivoire = Ivoire
    .acc = Ivoire
    .of = Ivoire
    .text = Absolve costs no coins.
paladins-paladin-ivon = Ivon
    .acc = Ivon
    .of = Ivon
    .text = Commission costs no provisions.
paladins-paladin-oliver = Oliver
    .acc = Oliver
    .of = Oliver
    .text = Pray costs no coins.
paladins-paladin-otton = Otton
    .acc = Otton
    .of = Otton
    .text = Each Trade brings 2 coins more.
paladins-paladin-roland = Roland
    .acc = Roland
    .of = Roland
    .text = Recruit costs no coins.
paladins-paladin-samson = Samson
    .acc = Samson
    .of = Samson
    .text = Develop costs 2 coins less.

## King's Favours: the names are ours (.text: what the space gives)

paladins-favour-open-gate = Open Gate
    .text = A scout: recruit a Townsfolk for free.
paladins-favour-penance = Penance
    .text = A cleric: discard 1 Suspicion and take 2 coins of tax.
paladins-favour-underworld = Underworld
    .text = Any worker: gain 2 criminals.
paladins-favour-grace = Grace
    .text = A criminal and 3 coins: gain 1 faith, strength or influence.
paladins-favour-clemency = Clemency
    .text = A fighter and 1 coin: pay 1 Debt or discard 2 Suspicions.
paladins-favour-on-credit = On Credit
    .text = Any worker and a new Debt: gain 1 scout, 1 merchant and 1 fighter.
paladins-favour-building-leave = Building Leave
    .text = A merchant and 1 provision: develop for free, or gain 1 fighter and 1 cleric.
paladins-favour-press-gang = Press Gang
    .text = A criminal: gain 3 labourers.
paladins-favour-royal-stores = Royal Stores
    .text = Any worker: gain 2 provisions and 1 coin of tax.
paladins-favour-chapel = Chapel
    .text = Any worker: clear one action space of your board.

## King's Orders: the names are ours (.text: what must be done by the end)

paladins-order-commission = Spread the Faith
    .text = Send 5 monks.
paladins-order-fortify = Strong Walls
    .text = Build 5 walls.
paladins-order-garrison = Guarded Borders
    .text = Place 5 outposts.
paladins-order-absolve = Clean Conscience
    .text = Move 5 jars.
paladins-order-attack = Beaten Foes
    .text = Attack 5 Outsiders.
paladins-order-convert = Won Souls
    .text = Convert 5 Outsiders.

## Schemes of the solo opponent (.text: what it tries)

paladins-scheme-kings-favour = King's Favour
    .text = Uses the Favour its marker picks, or the next free one.
paladins-scheme-kings-order = King's Order
    .text = Tries the rightmost Order it has not met.
paladins-scheme-commission = Commission
    .text = Sends a monk for the reward it likes best.
paladins-scheme-fortify = Fortify
    .text = Builds a wall; of a choice it takes the leftmost.
paladins-scheme-garrison = Garrison
    .text = Places an outpost for the reward it likes best.
paladins-scheme-absolve = Absolve
    .text = Turns a jar, gains 1 faith and discards a Suspicion; then it pays a Debt or discards another.
paladins-scheme-attack = Attack
    .text = Attacks the Outsider its marker picks within its strength.
paladins-scheme-convert = Convert
    .text = Converts the Outsider its marker picks within its faith.
paladins-scheme-recruit = Recruit
    .text = Dismisses the Townsfolk its marker picks.
paladins-scheme-pray = Pray
    .text = Clears its right side, or gains a worker; then all Schemes are shuffled.
paladins-scheme-trade = Trade
    .text = Moves its marker 1 space.
paladins-scheme-conspire = Conspire
    .text = Gains a Suspicion and 2 workers.

## What stands in a row: gains, workers; squares and Wall cards by what they are worth

paladins-list =
    { $size ->
        [2] { $one } and { $two }
        [3] { $one }, { $two } and { $three }
        [4] { $one }, { $two }, { $three } and { $four }
       *[other] { $one }
    }
paladins-square = Region { $region }: { $gains }
paladins-wall =
    { $points ->
        [0] a card without VP
       *[other] a card of { $points } VP
    }
paladins-points = { $n } VP
paladins-price =
    { $coins ->
        [0] { $provisions ->
                [0] {""}
               *[other] {" "}for { paladins-price-provisions }
            }
       *[other] { $provisions ->
                [0] {" "}for { paladins-price-coins }
               *[other] {" "}for { paladins-price-coins } and { paladins-price-provisions }
            }
    }
paladins-price-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
paladins-price-provisions =
    { $provisions ->
        [one] { $provisions } provision
       *[other] { $provisions } provisions
    }

## Phases ($n: the round)

paladins-phase-draft = The first Townsfolk
paladins-phase-round = Next round
paladins-phase-paladin = Round { $n }: Paladins
paladins-phase-tavern = Round { $n }: the tavern
paladins-phase-acting = Round { $n }: actions
paladins-phase-refresh = Round { $n }: its end

## What a turn can be

paladins-deed-develop = { paladins-action-develop }
paladins-deed-recruit = { paladins-action-recruit }
paladins-deed-pray = { paladins-action-pray }
paladins-deed-conspire = { paladins-action-conspire }
paladins-deed-hunt = { paladins-action-hunt }
paladins-deed-trade = { paladins-action-trade }
paladins-deed-commission = { paladins-action-commission }
paladins-deed-fortify = { paladins-action-fortify }
paladins-deed-garrison = { paladins-action-garrison }
paladins-deed-absolve = { paladins-action-absolve }
paladins-deed-attack = { paladins-action-attack }
paladins-deed-convert = { paladins-action-convert }
paladins-deed-favour-1 = King's Favour of round 3
paladins-deed-favour-2 = King's Favour of round 4
paladins-deed-favour-3 = King's Favour of round 5
paladins-deed-favour-4 = King's Favour of round 6
paladins-deed-favour-5 = King's Favour of round 7

## How a Townsfolk is recruited

paladins-way-dismiss = dismiss
paladins-way-dismiss-debt = dismiss, for a Debt
paladins-way-keep = take into the tableau
paladins-way-keep-debt = take into the tableau, for a Debt

## Questions: -ask to the one asked (.note: one line under it), -option and -pass on the buttons

paladins-draft-ask = Who will be your first Townsfolk?
    .note = It joins your tableau for free and rewards you at once.
paladins-draft-option = { $it }
paladins-draft-pass = Skip

paladins-paladin-ask = Which Paladin rides this round?
    .note = One rides, one goes on top of your deck, the third under it. All choose in secret.
paladins-paladin-option = { $rides } rides, { $top } on top
paladins-paladin-pass = Skip

paladins-tavern-ask = Which Tavern card do you take?
    .note = You gain its four workers; each criminal brings a Suspicion.
paladins-tavern-option = { $it }
paladins-tavern-pass = Skip

paladins-act-ask = What do you do?
    .note = One action a turn. Whoever passes is out of the round and keeps up to three workers.
paladins-act-option = { $it }
paladins-act-pass = Pass

paladins-workers-ask = { $about }: which workers?
    .note = A coloured slot takes its colour or a criminal, a clear one any worker.
paladins-workers-option = { $it }
paladins-workers-pass = Skip

paladins-develop-ask = Which slot gets the workshop?
    .note = That action then needs a worker less. The worker under the workshop is yours.
paladins-develop-option =
    { $action }, { $slot ->
        [0] first slot
       *[other] second slot
    }
paladins-develop-pass = Skip

paladins-recruit-ask = Whom do you recruit, and how?
    .note = One worker dismisses the Townsfolk for its reward, two take it into your tableau.
paladins-recruit-option = { $townsfolk }: { $way }
paladins-recruit-pass = Skip

paladins-pray-ask = Which action space do you clear?
    .note = Its workers go back to the supply and you can use it again.
paladins-pray-option = { $it }
paladins-pray-pass = Skip

paladins-clear-ask = Which action space do you clear for free?
    .note = Its workers go back to the supply and you can use it again.
paladins-clear-option = { $it }
paladins-clear-pass = Clear none

paladins-take-ask = Whom do you recruit for free?
    .note = The Townsfolk joins your tableau without workers and coins.
paladins-take-option = { $it }
paladins-take-pass = Recruit nobody

paladins-commission-ask = Where does the monk go?
    .note = The square rewards you at once and stays taken.
paladins-commission-option = { $it }
paladins-commission-pass = Skip

paladins-garrison-ask = Where does the outpost stand?
    .note = The square rewards you at once and stays taken.
paladins-garrison-option = { $it }
paladins-garrison-pass = Skip

paladins-absolve-ask = Which square does the jar cover?
    .note = It rewards you at once, and no other jar goes there.
paladins-absolve-option = { $it }
paladins-absolve-pass = Skip

paladins-attack-ask = Whom do you attack?
    .note = Missing strength is hired: a coin for 2, rounded up.
paladins-attack-option = { $it }
paladins-attack-pass = Skip

paladins-convert-ask = Whom do you convert?
    .note = The card gives strength now and points at the end.
paladins-convert-option = { $it }
paladins-convert-pass = Skip

paladins-discard-ask = How many Suspicions do you discard?
    .note = The newest go first.
paladins-discard-option = { $it }
paladins-discard-pass = Skip

paladins-choose-ask = Which of these do you take?
    .note = One of them; what would bring you nothing is closed.
paladins-choose-option = { $it }
paladins-choose-pass = Skip

paladins-inquisition-ask = Which of your Townsfolk acts now?
    .note = Before the Debts are dealt each can act once.
paladins-inquisition-option = { $it }
paladins-inquisition-pass = No more of them

paladins-keep-ask = Which three workers do you keep?
    .note = All others go back to the supply.
paladins-keep-option = { $it }
paladins-keep-pass = Skip

## Log

paladins-log-round =
    Round { $n } begins. { $me ->
        [yes] You go
       *[no] { $who } goes
    } first.
paladins-log-order = A King's Order is revealed: { $card }.
paladins-log-kings-favour = A King's Favour is revealed: { $card }.
paladins-log-chose = The Paladins are chosen.
paladins-log-rides =
    { $me ->
        [yes] You reveal
       *[no] { $who } reveals
    } the Paladin { $paladin }.
paladins-log-tavern =
    { $me ->
        [yes] You take
       *[no] { $who } takes
    } a Tavern card: { $card }.
paladins-log-acts =
    { $me ->
        [yes] You take
       *[no] { $who } takes
    } the action { $action }{ paladins-price }.
paladins-log-gained =
    { $me ->
        [yes] You gain
       *[no] { $who } gains
    } { $it }.
paladins-log-workshop =
    { $me ->
        [yes] You lay
       *[no] { $who } lays
    } a workshop on { $action } and { $me ->
        [yes] gain
       *[no] gains
    } { $it }.
paladins-log-dismissed =
    { $me ->
        [yes] You dismiss
       *[no] { $who } dismisses
    } { $card }.
paladins-log-joined =
    { $me ->
        [yes] You take { $card } into your tableau
       *[no] { $who } takes { $card } into the tableau
    }.
paladins-log-cleared =
    { $me ->
        [yes] You clear
       *[no] { $who } clears
    } the action space { $action }.
paladins-log-monk =
    { $me ->
        [yes] You send
       *[no] { $who } sends
    } a monk { $square }.
paladins-log-outpost =
    { $me ->
        [yes] You send
       *[no] { $who } sends
    } an outpost { $square }.
paladins-log-wall =
    { $me ->
        [yes] You build
       *[no] { $who } builds
    } wall { $n }, { $wall }.
paladins-log-jar =
    { $me ->
        [yes] You move
       *[no] { $who } moves
    } jar { $n }.
paladins-log-attacked =
    { $me ->
        [yes] You attack
       *[no] { $who } attacks
    } { $card }.
paladins-log-converted =
    { $me ->
        [yes] You convert
       *[no] { $who } converts
    } { $card }.
paladins-log-favour =
    { $me ->
        [yes] You use
       *[no] { $who } uses
    } the King's Favour { $favour }.
paladins-log-debt =
    { $me ->
        [yes] You take
       *[no] { $who } takes
    } { $n ->
        [one] { $n } Debt
       *[other] { $n } Debts
    }.
paladins-log-paid-debt =
    { $me ->
        [yes] You pay
       *[no] { $who } pays
    } a Debt.
paladins-log-cancelled =
    { $me ->
        [yes] You return
       *[no] { $who } returns
    } an unpaid Debt.
paladins-log-suspicion =
    { $me ->
        [yes] You draw
       *[no] { $who } draws
    } a Suspicion { $n ->
        [0] without tax
       *[other] with tax { $n }
    }.
paladins-log-no-suspicion =
    { $me ->
        [yes] You draw
       *[no] { $who } draws
    } no Suspicion: none is left.
paladins-log-discarded =
    { $me ->
        [yes] You discard
       *[no] { $who } discards
    } { $n ->
        [one] { $n } Suspicion
       *[other] { $n } Suspicions
    }.
paladins-log-tax =
    { $me ->
        [yes] You take
       *[no] { $who } takes
    } { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    } of tax.
paladins-log-inquisition = The Inquisition is held.
paladins-log-used =
    { $me ->
        [yes] You use
       *[no] { $who } uses
    } a Townsfolk at the Inquisition: { $card }.
paladins-log-innocent = Nobody holds a Suspicion, and nobody takes a Debt.
paladins-log-guilty =
    { $me ->
        [yes] You are suspected most and take
       *[no] { $who } is suspected most and takes
    } a Debt.
paladins-log-refilled =
    The tax supply is filled up to { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }.
paladins-log-passed =
    { $me ->
        [yes] You pass
       *[no] { $who } passes
    }{ $n ->
        [0] {""}
        [one] {" "}with { $n } worker left
       *[other] {" "}with { $n } workers left
    }.
paladins-log-left = Nobody recruited { $card }: the card is discarded.
paladins-log-moved-on = Nobody dealt with { $card }: the card is discarded.
paladins-log-ended = Seven rounds are over: the game ends.

## Solo log: what the opponent does, and why

paladins-log-marker =
    The resource marker moves { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    } to space { $to }.
paladins-log-wrapped = The marker starts over and raises an attribute of the solo opponent: { $attribute }.
paladins-log-solo-workshop = A workshop of the solo opponent goes from the Order to its action: { $action }.
paladins-log-solo-scheme-joins = A King's Favour Scheme goes to the discards of the solo opponent.
paladins-log-solo-tavern =
    { $n ->
        [one] There is { $n } criminal
       *[other] There are { $n } criminals
    } on the card left behind, { $card }: the solo opponent is suspected.
paladins-log-solo-scheme =
    The solo opponent turns up a Scheme: { $scheme }. { $left ->
        [one] { $left } card is left.
       *[other] { $left } cards are left.
    }
paladins-log-solo-new-deck =
    { $n ->
        [one] { $n } Scheme is
       *[other] { $n } Schemes are
    } shuffled into a new deck.
paladins-log-solo-order = Order { $place }, { $card }, is not met: { $have } of { $need }.
paladins-log-solo-order-again = Order { $place }, { $card }, is met, { $have } of { $need }, but comes up again.
paladins-log-solo-closed = { $action } is not possible: { $why }.
paladins-log-solo-fallback = The leftmost open action of the upper row instead: { $action }.
paladins-log-solo-enough =
    { $action } needs { $need ->
        [one] { $need } worker
       *[other] { $need } workers
    }{ $workshops ->
        [0] {""}
        [one] {" "}({ $workshops } workshop)
       *[other] {" "}({ $workshops } workshops)
    }; it has { $have }.
paladins-log-solo-points = The marker points to place { $place }.
paladins-log-solo-skips = Place { $place }: { $why }.
paladins-log-solo-picks = It takes the card in place { $place }.
paladins-log-solo-square = The reward it likes best: { $reward }, leftmost { $square }.
paladins-log-solo-square-instead = Nothing dearer is in reach ({ $missing }), so { $reward }, leftmost { $square }.
paladins-log-solo-leftmost = Of the alternatives it takes the leftmost it can use: { $offer }.
paladins-log-solo-workers =
    The solo opponent gains { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }.
paladins-log-solo-freed =
    It clears the right half of its board: { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }.
paladins-log-solo-nothing-to-free = The right half of its board is empty, so there is a worker instead.
paladins-log-solo-no-suspicion = It has no Suspicion to discard: 1 tax coin goes to the common supply instead.
paladins-log-solo-no-debt = It has no unpaid Debt to discard: 1 tax coin goes to the common supply instead.
paladins-log-solo-tax =
    The solo opponent sends { $n ->
        [one] { $n } tax coin
       *[other] { $n } tax coins
    } to the common supply.
paladins-log-solo-jar = The solo opponent turns over jar { $n }.
paladins-log-solo-rests =
    The solo opponent rests and passes. { $n ->
        [0] No worker is left.
        [one] { $n } worker is left.
       *[other] { $n } workers are left.
    }
paladins-log-solo-out = The solo opponent has no workers left: its round is over.

## Why the solo opponent cannot do something (after a colon)

paladins-solo-why-used = the space is occupied
paladins-solo-why-workers = { $have } of { $need } workers
paladins-solo-why-seven = done seven times already
paladins-solo-why-faith = faith { $have } of { $need }
paladins-solo-why-strength = strength { $have } of { $need }
paladins-solo-why-influence = influence { $have } of { $need }
paladins-solo-why-square = no square is free
paladins-solo-why-no-debt = only squares that pay a Debt are free, and it has none to pay
paladins-solo-why-no-wall = no Wall card is left
paladins-solo-why-no-outsider = no Outsider is left
paladins-solo-why-no-townsfolk = no Townsfolk is left
paladins-solo-why-favour-used = no revealed Favour is free
paladins-solo-why-gone = the card is gone
paladins-solo-why-taken = a worker lies there
paladins-solo-why-sealed = still sealed

## What the solo opponent likes about a square

paladins-solo-reward-free-recruit = a free recruit
paladins-solo-reward-pay-debt = a Debt paid
paladins-solo-reward-pray = a free prayer
paladins-solo-reward-two-workers = 2 workers
paladins-solo-reward-one-worker = 1 worker
paladins-solo-reward-coin = 2 coins
paladins-solo-reward-discard-suspicion = a Suspicion less
paladins-solo-rewards = { $one }, { $more }

## Why something cannot be done (.title: the same in a few words)

paladins-why-used = Your workers lie on this action space already; Pray would clear it.
    .title = In use this round
paladins-why-favour-used = A worker lies on this King's Favour until the end of the round.
    .title = Used this round
paladins-why-workers = You have no workers that fit its slots.
    .title = The workers do not fit
paladins-why-two = For the tableau it takes two workers, one of them a fighter or a criminal.
    .title = It takes two, with a fighter
paladins-why-coins =
    It costs { $need ->
        [one] { $need } coin
       *[other] { $need } coins
    } and you have { $have }.
    .title = Coins { $have } of { $need }
paladins-why-provisions =
    It costs { $need ->
        [one] { $need } provision
       *[other] { $need } provisions
    } and you have { $have }.
    .title = Provisions { $have } of { $need }
paladins-why-hire =
    Making up for your strength costs { $need ->
        [one] { $need } coin
       *[other] { $need } coins
    } and you have { $have }.
    .title = Coins { $have } of { $need }
paladins-why-faith = It needs faith { $need }, and yours is { $have }.
    .title = Faith { $have } of { $need }
paladins-why-strength = It needs strength { $need }, and yours is { $have }.
    .title = Strength { $have } of { $need }
paladins-why-influence = It needs influence { $need }, and yours is { $have }.
    .title = Influence { $have } of { $need }
paladins-why-seven = You have done this seven times.
    .title = Done seven times
paladins-why-square = No square is free.
    .title = No square is free
paladins-why-taken = A monk or an outpost stands on this square.
    .title = The square is taken
paladins-why-jar = A jar lies on this square.
    .title = The square is taken
paladins-why-workshops = All your workshops lie on your board.
    .title = No workshop left
paladins-why-no-townsfolk = No Townsfolk is on display.
    .title = Nobody to recruit
paladins-why-no-debt-here = Only the two leftmost Townsfolk can be had for a Debt.
    .title = Not for a Debt
paladins-why-nothing-to-clear = None of your other action spaces holds workers.
    .title = Nothing to clear
paladins-why-no-wall = No Wall card is left.
    .title = No Wall card left
paladins-why-no-outsider = No Outsider is on display.
    .title = No Outsider here
paladins-why-suspicions = The number of your Suspicions does not suit this Townsfolk.
    .title = Wrong number of Suspicions
paladins-why-no-debt = You have no unpaid Debt.
    .title = No Debt to pay
paladins-why-no-suspicion = You have no Suspicion.
    .title = No Suspicion to discard
paladins-why-top = This attribute stands at the top of its track already.
    .title = At its top
paladins-why-no-workshop = All your workshops lie on your board.
    .title = No workshop left

## Price and gain on the buttons: a thing, its sign and its number

paladins-hint-coin = coins { $coin }
paladins-hint-provision = provisions { $provision }
paladins-hint-labourer = labourers { $labourer }
paladins-hint-scout = scouts { $scout }
paladins-hint-merchant = merchants { $merchant }
paladins-hint-fighter = fighters { $fighter }
paladins-hint-cleric = clerics { $cleric }
paladins-hint-criminal = criminals { $criminal }
paladins-hint-workers = workers { $workers }
paladins-hint-faith = faith { $faith }
paladins-hint-strength = strength { $strength }
paladins-hint-influence = influence { $influence }
paladins-hint-suspicion = Suspicions { $suspicion }
paladins-hint-debt = Debts { $debt }
paladins-hint-boost-faith = faith { $faith } this round
paladins-hint-boost-strength = strength { $strength } this round
paladins-hint-boost-influence = influence { $influence } this round
paladins-hint-tax = coins of tax { $coin }
paladins-hint-discard-suspicion = Suspicions up to { $suspicion }
paladins-hint-pay-debt = unpaid Debts { $debt }, paid
paladins-hint-cancel-debt = unpaid Debts { $debt }, cancelled
paladins-hint-until-paid = { $points } VP until paid
paladins-hint-pray = a free Pray
paladins-hint-free-recruit = free recruit
paladins-hint-free-develop = a free Develop
paladins-hint-inquisition = the last tax: the Inquisition comes
paladins-hint-points = now { $points } VP ({ $ability })
paladins-hint-back = back to the supply: { $crew }
paladins-hint-needs-one = { $action } then needs 1 worker
paladins-hint-needs-two = { $action } then needs 2 workers

## The score sheet

paladins-score-orders = King's Orders
paladins-score-faith = Faith
paladins-score-strength = Strength
paladins-score-influence = Influence
paladins-score-develop = Develop
paladins-score-commission = Commission
paladins-score-fortify = Fortify
paladins-score-garrison = Garrison
paladins-score-absolve = Absolve
paladins-score-walls = Wall cards
paladins-score-outsiders = Outsiders
paladins-score-debts = Debts
paladins-score-goods = Coins and provisions

## How it ended ($who: the winner, or all who share the victory)

paladins-end-points = { $who } wins: most points.
paladins-end-tie-break = { $who } wins the tie of points.
paladins-end-shared = Tied to the last: victory for { $who }.
paladins-end-solo = The solo opponent wins.

## Chapters of the Law whose heading is no clause

paladins-law-components = Components
paladins-law-setup = Setup
paladins-law-round = The round
paladins-law-paladin = Paladins
paladins-law-actions = Actions
paladins-law-hunt = Hunt
paladins-law-trade = Trade
paladins-law-suspicion = Suspicions
paladins-law-tax = Taxes
paladins-law-debt = Debts
paladins-law-outsider = Outsiders
paladins-law-townsfolk = The Townsfolk
paladins-law-icons = Icons

## The game in two minutes (.text: at most 35 words, .law: the clause that says it all)

paladins-learn-goal = Serve the King, gather glory
    .text = After seven rounds the most victory points win. Outposts, walls, monks and Outsiders bring them, and so do high faith, strength and influence.
    .law = goal.3
paladins-learn-turn = A Paladin and six workers
    .text = Each round choose one of three Paladins: two workers, higher attributes and an ability for this round. A Tavern card brings four more workers.
    .law = round.4
paladins-learn-deeds = Workers on your board
    .text = A turn is one action: you place workers on its slots. A coloured slot wants its own kind, a clear one takes anybody. The left side gathers, the right side scores.
    .law = actions.1
paladins-learn-fight = Outsiders at the gates
    .text = Walls and outposts guard the land. With strength you Attack an Outsider for a reward at once; with faith you Convert one for points at the end.
    .law = attack.4
paladins-learn-special = Sins have their price
    .text = Every criminal you gain brings a Suspicion. When the last tax coin is gone, the Inquisition comes: whoever has the most Suspicions gains a Debt.
    .law = suspicion.1
paladins-learn-end = The King's will
    .text = Three King's Orders say what he wants: 4, 6 and 8 points for everyone who meets them by the end. Later King's Favours open new actions, first come, first served.
    .law = order.1
