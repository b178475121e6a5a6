### Words of the Tiny Epic Kingdoms board. The rules bring their own from src/regnum/games/tek/words.

tek-ui-setup = Set-up
tek-ui-turn = Turn { $n }
tek-ui-turn-final = Turn { $n }, the end is near
tek-ui-nations = Nations
tek-ui-actions = Actions
tek-ui-tower = Tower

## Map

tek-ui-home = home of { $nation }
tek-ui-lost = the Lost Kingdom
tek-ui-region = { $terrain }, { $territory }
tek-ui-empty = Empty
tek-ui-neutral = Neutral
tek-ui-stands =
    { $n ->
        [one] { $nation }: { $n } figure
       *[other] { $nation }: { $n } figures
    }
tek-ui-lying = ({ $n } searching)
tek-ui-token-hidden = Exploration token, face down
tek-ui-refused = Refused: { $reason }
tek-ui-side = { $name }: { $terrains }

## Cards

tek-ui-shield = shield
tek-ui-shields = { $n } of { $of } shields out
tek-ui-tower-units = ore · points
tek-ui-tower-of = { $nation }: level { $level }
tek-ui-tower-level = tower { $n }
tek-ui-magic = Magic { $n } of { $of }
tek-ui-you = you
tek-ui-figures =
    { $play ->
        [one] { $play } figure in play, { $supply } in supply
       *[other] { $play } figures in play, { $supply } in supply
    }
tek-ui-figures-short =
    { $n ->
        [one] { $n } figure
       *[other] { $n } figures
    }
tek-ui-open = Show { $nation } in full
tek-ui-crown = Holds the crown
tek-ui-trophies =
    { $n ->
        [one] { $n } trophy of the Lost Kingdom
       *[other] { $n } trophies of the Lost Kingdom
    }
tek-ui-mimics = Mimics: { $nation }
tek-ui-abilities = five levels of magic

## Choices

tek-ui-payment = Pay with
tek-ui-trade = Give and get
tek-ui-amount = How many
tek-ui-stores = First resources
tek-ui-left =
    { $n ->
        [0] all set down
       *[other] { $n } left
    }
tek-ui-less = Less: { $name }
tek-ui-more = More: { $name }
tek-ui-suggested = First game: { $food } food, { $ore } ore, { $mana } mana

## War

tek-ui-war = War
tek-ui-attacker = attacks
tek-ui-defender = defends
tek-ui-dial-hidden = hidden
tek-ui-flag = flag of peace
tek-ui-pays = You can pay up to { $n }
tek-ui-war-higher = The higher number wins; a tie is the defender’s.
tek-ui-war-flags = Any number beats a flag; two flags make an alliance.

## How a hint's word begins, in lower case: it gets that icon
