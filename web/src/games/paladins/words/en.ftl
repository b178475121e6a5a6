### Words of the table of Paladins. The rules bring their own from src/regnum/games/paladins/words.

## Parts of the table

paladins-ui-setup = Set-up
paladins-ui-round = Round { $n } of 7
paladins-ui-rounds = Rounds, King's Orders and Favours
paladins-ui-land = Land
paladins-ui-land-all = Regions and Outsiders
paladins-ui-sheet = Sheet
paladins-ui-town = Town
paladins-ui-your-sheet = Your board
paladins-ui-sheet-of = Board: { $who }
paladins-ui-open-sheet = open the board
paladins-ui-back = Back to mine
paladins-ui-opponent = Solo opponent
paladins-ui-lost = The solo opponent wins.
paladins-ui-yours = yours

## Small words

paladins-ui-or = or
paladins-ui-free = free
paladins-ui-of = { $n } of { $of }
paladins-ui-of-all = of { $of }
paladins-ui-slot = slot { $n }
paladins-ui-taken = taken this round
paladins-ui-just-taken = taken just now
paladins-ui-gone = gone
paladins-ui-taken-short = taken
paladins-ui-used = used this round
paladins-ui-clears = clears a row
paladins-ui-region = Region { $n }
paladins-ui-reach = up to region { $n }
paladins-ui-have = { $name } { $have } of { $need }
paladins-ui-done =
    { $n ->
        [one] done once
        [2] done twice
       *[other] done { $n } times
    }

## Rounds and taxes

paladins-ui-order = King's Order
paladins-ui-order-points = { $n } VP at the end
paladins-ui-favour = King's Favour
paladins-ui-sealed = sealed until round { $n }
paladins-ui-sealed-short = sealed
paladins-ui-tax = Tax supply
paladins-ui-tax-text = Coins of tax come from here. When the last one leaves, the Inquisition is held.

## Cards

paladins-ui-townsfolk = Townsfolk
paladins-ui-paladin = Paladin
paladins-ui-attacked = Attacked: { $gains }
paladins-ui-converted = Converted: { $gains }
paladins-ui-attacked-short = Attacked
paladins-ui-converted-short = Converted
paladins-ui-sent = Sent away: { $gains }
paladins-ui-kept = Kept: { $gains }
paladins-ui-flag-faith = Commission and Convert need faith { $n } here.
paladins-ui-flag-strength = Garrison and Attack need strength { $n } here.
paladins-ui-deck-townsfolk = Townsfolk
paladins-ui-deck-outsiders = Outsiders
paladins-ui-deck-walls = Walls
paladins-ui-deck-suspicions = Suspicions

## Board

paladins-ui-supply = Supply
paladins-ui-supply-text = workers and goods
paladins-ui-deeds = Deeds
paladins-ui-deeds-text = needs one attribute, raises another
paladins-ui-your-deeds = Your deeds
paladins-ui-workshops = Workshops
paladins-ui-workshops-text = Each one laid makes a deed cheaper by a worker and uncovers a worker for you.
paladins-ui-workshop-points = { $n } laid, { $points } VP
paladins-ui-jars = Squares for jars
paladins-ui-jars-moved = Jars moved
paladins-ui-ladder = The price stands under each place, points above the last ones.
paladins-ui-with-paladin = { $track } on the track, { $more } from the Paladin
paladins-ui-about-faith = Opens regions to monks and Outsiders to conversion.
paladins-ui-about-strength = Opens regions to outposts and Outsiders to attack.
paladins-ui-about-influence = Needed for walls and jars.

## Hand and stores

paladins-ui-workers = Workers
paladins-ui-in-hand = { $n } in hand
paladins-ui-hand-go = { $n } go, { $stay } stay
paladins-ui-hand-keep = keep { $n } of { $of }
paladins-ui-nobody = No worker is left.
paladins-ui-criminal = Fits every slot.
paladins-ui-stores = Stores
paladins-ui-coins = coins
paladins-ui-coins-text = Three coins or provisions are 1 VP at the end.
paladins-ui-provisions = provisions
paladins-ui-provisions-text = Pay for monks, walls and outposts.
paladins-ui-suspicions = suspicion
paladins-ui-suspicions-text = Whoever holds most at the Inquisition takes a Debt.
paladins-ui-debts = debts
paladins-ui-debts-text = Unpaid: { $unpaid } VP each. Paid: { $paid } VP each; you have { $n }.
paladins-ui-paid = paid
paladins-ui-no-paladin-yet = No Paladin rides yet.

## Others

paladins-ui-left =
    { $n ->
        [one] { $n } worker left
       *[other] { $n } workers left
    }
paladins-ui-passed = passed, keeps { $n }
paladins-ui-choosing = choosing
paladins-ui-chosen = has chosen
paladins-ui-monks = Monks
paladins-ui-walls = Walls
paladins-ui-outposts = Outposts

## Paladins and the tavern

paladins-ui-stage = Paladins and tavern
paladins-ui-who-rides = Rides?
paladins-ui-rides = Rides this round
paladins-ui-on-top = On top of your deck
paladins-ui-to-bottom = To the bottom
paladins-ui-no-paladin = The Paladins are being chosen.
paladins-ui-tavern = Tavern
paladins-ui-tavern-text = each then takes one card
paladins-ui-tavern-card = Tavern card

## Inquisition

paladins-ui-inquisition = Inquisition
paladins-ui-inquisition-short = Inquis.
paladins-ui-inquisition-text = most suspicion takes a debt

## Solo opponent

paladins-ui-level-easy = easy
paladins-ui-level-standard = standard
paladins-ui-level-hard = hard
paladins-ui-scheme = Scheme
paladins-ui-schemes-left = { $n } in the deck
paladins-ui-solo-waits = It waits for its first turn.
paladins-ui-marker = Marker
paladins-ui-solo-workers = { $n } of { $of } workers left
paladins-ui-older = Earlier turns
paladins-ui-workers-left = Workers left: { $n }
