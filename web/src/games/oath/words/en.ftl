### Words of the table of Oath. The rules bring their own from src/regnum/games/oath/words.

## Parts of the table

oath-ui-map = Map
oath-ui-you = You
oath-ui-oath = Oath
oath-ui-minor = Minor
oath-ui-minor-note = no Supply
oath-ui-eight-sites = The eight sites
oath-ui-in-focus = Card in focus
oath-ui-game = Game { $n } of the Chronicle

## The map

oath-ui-unknown-site = Unknown site
oath-ui-unknown-text = It lies facedown. Travel there turns it up.
oath-ui-turned-by-travel = turned up by travel
oath-ui-peeked = only you have seen it
oath-ui-capacity =
    { $n ->
        [one] room for { $n } card
       *[other] room for { $n } cards
    }
oath-ui-ruled = ruled by { $who }
oath-ui-ruled-empire = ruled by the Empire
oath-ui-ruled-bandits = ruled by bandits
oath-ui-relic-price = A relic here costs: { $price }.
oath-ui-price-bank = { $n } favor ({ $suit })
oath-ui-home = home
oath-ui-coast = coast
oath-ui-free = free
oath-ui-bandits = bandits
oath-ui-warbands =
    { $n ->
        [one] { $n } warband
       *[other] { $n } warbands
    }
oath-ui-pawn = Pawn: { $who }
oath-ui-pile = Discard pile: { $region }
oath-ui-discarded = { $n } discarded
oath-ui-known = You know of them:
oath-ui-known-top = On top, only you know:

## Decks and tracks

oath-ui-top-denizen = top: denizen
oath-ui-top-vision = top: Vision
oath-ui-empty = empty
oath-ui-world-text = How many cards it has is not told.
oath-ui-relics =
    { $n ->
        [one] { $n } relic
       *[other] { $n } relics
    }
oath-ui-round-track = Round
oath-ui-stable = Empire wins on a roll of
oath-ui-rolled = end die: { $n }
oath-ui-end = end
oath-ui-visions = Visions drawn
oath-ui-search-costs = search costs

## Ribbon

oath-ui-banks = Favor banks
oath-ui-bank = Favor bank: { $suit }
oath-ui-bank-text = Who plays a { $suit } card to a site gains 1 favor from here; so does Trade with one.
oath-ui-banners = Banners
oath-ui-nobody = nobody
oath-ui-next-oath = Oath of the next age: { $oath }
oath-ui-oath-of = Oath: { $oath }
oath-ui-threat-usurper = { $who } wins at the next own Wake.
oath-ui-threat-exile = { $who } becomes Usurper at the next own Wake.
oath-ui-threat-empire = { $who }, for the Empire
oath-ui-heir = Successor: { $who }
oath-ui-heir-short = successor
oath-ui-reliquary = Reliquary
oath-ui-reliquary-full = no niche is open

## Boards

oath-ui-at-rest = at Rest
oath-ui-rest-supply = Supply { $n } + unspent
oath-ui-supply = Supply
oath-ui-favor = favor
oath-ui-secrets = secrets
oath-ui-on-board = on board
oath-ui-in-bank = in bank
oath-ui-advisers = Advisers, { $n } of { $of }
oath-ui-relics-vision = Relics, Vision
oath-ui-free-place = free place
oath-ui-no-vision = no Vision revealed

## Cards

oath-ui-facedown = facedown
oath-ui-only-you = only you know
oath-ui-law = Law { $clauses }
oath-ui-down-denizen = A facedown card
oath-ui-down-vision = A facedown Vision
oath-ui-down-text = You do not know its face.
oath-ui-down-relic = A facedown relic
oath-ui-down-relic-text = It can be peeked at from its site.
oath-ui-on-favor = Favor on it: { $n }.
oath-ui-on-secret = Secrets on it: { $n }.
oath-ui-dice = defense +{ $n }
oath-ui-no-cost = no cost
oath-ui-cost-favor = { $n } favor
oath-ui-cost-secret =
    { $n ->
        [one] { $n } secret
       *[other] { $n } secrets
    }
oath-ui-cost-burnt-favor = burn { $n } favor
oath-ui-cost-burnt-secret =
    { $n ->
        [one] burn { $n } secret
       *[other] burn { $n } secrets
    }
oath-ui-cost-flip =
    { $n ->
        [one] turn { $n } secret facedown
       *[other] turn { $n } secrets facedown
    }
oath-ui-cost-sacrifice =
    { $n ->
        [one] sacrifice { $n } warband
       *[other] sacrifice { $n } warbands
    }
oath-ui-side-attacker = attacker
oath-ui-side-defender = defender
oath-ui-goal = Goal

## Search and set-up

oath-ui-keep-one = Three cards: keep one as adviser
oath-ui-search = Search: { $source }
oath-ui-search-drawn = Drawn
oath-ui-search-keep = Keep
oath-ui-search-discard = Discard
oath-ui-search-play = Play
oath-ui-drawn = In hand: { $n }

## Campaign

oath-ui-campaign = Campaign against { $who }
oath-ui-stage-targets = Targets
oath-ui-stage-plans = Plans
oath-ui-stage-rolls = Rolls
oath-ui-stage-losses = Losses
oath-ui-stage-spoils = Spoils
oath-ui-declared = target
oath-ui-target-pawn = Pawn and favor
oath-ui-attack =
    { $n ->
        [one] attack, { $n } die
       *[other] attack, { $n } dice
    }
oath-ui-defense =
    { $n ->
        [one] defense, { $n } die
       *[other] defense, { $n } dice
    }
oath-ui-no-dice = no dice
oath-ui-killed = { $n } killed
oath-ui-allies = Allies: { $who }
oath-ui-battle-won = { $who }: victory.
oath-ui-expected = about { $n }
oath-ui-between = mostly { $low } to { $high }
oath-ui-odds-win = { $who } wins { $n } of 100
oath-ui-odds-sacrifice = { $n } of 100 with sacrifices
oath-ui-odds-held = { $who } holds { $n } of 100
oath-ui-odds-note = As it stands now; battle plans may change it.
oath-ui-ends = What follows
oath-ui-plans = Battle plans and powers
oath-ui-used = used
oath-ui-usable = usable now

## Deals

oath-ui-deal = Deal: { $by }
oath-ui-deal-yours = It is up to you. Nothing moves until you both agree.
oath-ui-deal-waits = { $who } is choosing. Nothing moves until both agree.
oath-ui-gives = { $who } gives
oath-ui-nothing = nothing
oath-ui-thread = Offers so far
oath-ui-first-offer = first offer
oath-ui-counter-offer = counter-offer { $n }
oath-ui-citizenship-for = Citizenship for { $who }
oath-ui-deal-step-offer = Offer
oath-ui-deal-step-answer = Answer
oath-ui-deal-step-agreed = Agreement
oath-ui-said = last offer: { $n }
oath-ui-asked-kept = no longer in the offer
oath-ui-added = new in the offer
oath-ui-of-most = { $n } of { $of }
oath-ui-from-reliquary = from the Reliquary
oath-ui-if-agreed = If agreed: { $who }
oath-ui-becomes-citizen = becomes a Citizen
oath-ui-full-supply = Supply to { $n }
oath-ui-niche-opens = its relic; niche { $space } opens
oath-ui-nothing-yet = nothing yet
oath-ui-hidden-adviser = facedown adviser { $n }
oath-ui-until = until the end of round { $n }
oath-ui-promise-peace = Promise: no campaign
oath-ui-promise-banners = Promise: banners stay
oath-ui-promise-word = Promise: as you agreed

## The book of the Chronicle

oath-ui-book = Book
oath-ui-book-aside = Map and players
oath-ui-book-open = Open the book
oath-ui-book-line = The line of rulers
oath-ui-book-title-chancellor = How { $who } kept the realm
oath-ui-book-title-successor = How { $who } inherited the Empire
oath-ui-book-title-usurper = How { $who } took the throne
oath-ui-book-title-visionary = How the Vision of { $who } came true
oath-ui-book-vow = New oath: { $oath }, no longer { $old }
oath-ui-book-heir = Successor: { $goal }
oath-ui-book-which-oath = The oath of the next age
oath-ui-book-citizens = Who belongs to the Empire
oath-ui-book-revoked = { $who }: citizenship revoked
oath-ui-book-joined = { $who }: Citizen
oath-ui-book-stayed = { $who }: stays an Exile
oath-ui-book-built = { $card } rises at { $site }
oath-ui-book-instead = It replaces { $card }.
oath-ui-book-fell = { $card } at { $site } falls into ruin.
oath-ui-book-which-edifice = Which denizen gives way to an edifice?
oath-ui-book-map =
    { $kept ->
        [one] { $kept } site kept
       *[other] { $kept } sites kept
    }, { $lost } lost
oath-ui-book-map-later = Which sites remain
oath-ui-book-unknown = unknown
oath-ui-book-came =
    { $came ->
        [one] { $came } card came in
       *[other] { $came } cards came in
    }, { $gone } dispossessed
oath-ui-book-came-in = came in
oath-ui-book-gone =
    { $n ->
        [one] { $n } card left unseen
       *[other] { $n } cards left unseen
    }
oath-ui-book-healed = The Archive was spent: what was forgotten has returned.
oath-ui-book-which-suit = Which suit opens the Archive?
oath-ui-book-cards-later = Which cards join the world
oath-ui-book-relics =
    { $n ->
        [0] No relic of { $who } is kept on top of its deck
        [one] { $n } relic of { $who } is kept on top of its deck
       *[other] { $n } relics of { $who } are kept on top of their deck
    }
oath-ui-book-ruler = { $who }, { $role }
oath-ui-book-then = then { $oath }
oath-ui-book-way-usurper = Usurper, round { $n }
oath-ui-book-way-vision = a Vision fulfilled, round { $n }
oath-ui-book-way-stable-regime = stable regime, round { $n }
oath-ui-book-way-exhaustion-oath = all rounds played, the oath kept
oath-ui-book-way-exhaustion-usurper = all rounds played, as Usurper
oath-ui-book-way-exhaustion-vision = all rounds played, by a Vision
oath-ui-book-way-exhaustion-empire = all rounds played, for the Empire
oath-ui-book-gained = What the realm has gained
oath-ui-book-gained-all =
    { $n ->
        [one] { $n } card in all games
       *[other] { $n } cards in all games
    }
oath-ui-supply-left = Supply: { $n }
