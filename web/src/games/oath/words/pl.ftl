### Słowa stołu gry Oath. Zasady mają własne w src/regnum/games/oath/words.

## Parts of the table

oath-ui-map = Mapa
oath-ui-you = Ty
oath-ui-oath = Przysięga
oath-ui-minor = Pomniejsze
oath-ui-minor-note = bez Zaopatrzenia
oath-ui-eight-sites = Osiem Obszarów
oath-ui-in-focus = Karta z bliska
oath-ui-game = { $n }. gra Kroniki

## The map

oath-ui-unknown-site = Nieznany Obszar
oath-ui-unknown-text = Leży zakryty. Odkryje go podróż do niego.
oath-ui-turned-by-travel = odkryje go podróż
oath-ui-peeked = znasz go tylko ty
oath-ui-capacity =
    { $n ->
        [one] miejsce na { $n } kartę
        [few] miejsce na { $n } karty
       *[many] miejsce na { $n } kart
    }
oath-ui-ruled = rządzi { $who }
oath-ui-ruled-empire = rządzi Imperium
oath-ui-ruled-bandits = rządzą Bandyci
oath-ui-relic-price = Relikt kosztuje tu: { $price }.
oath-ui-price-bank = Przychylność: { $n } ({ $suit })
oath-ui-home = dom
oath-ui-coast = brzeg
oath-ui-free = wolne
oath-ui-bandits = Bandyci
oath-ui-warbands =
    { $n ->
        [one] { $n } Chorągiew
        [few] { $n } Chorągwie
       *[many] { $n } Chorągwi
    }
oath-ui-pawn = Pionek: { $who }
oath-ui-pile = Stos kart odrzuconych: { $region }
oath-ui-discarded = odrzucono { $n }
oath-ui-known = Znasz z nich:
oath-ui-known-top = Na wierzchu, wiesz tylko ty:

## Decks and tracks

oath-ui-top-denizen = na wierzchu Mieszkaniec
oath-ui-top-vision = na wierzchu Wizja
oath-ui-empty = pusta
oath-ui-world-text = Nie wiadomo, ile ma kart.
oath-ui-relics =
    { $n ->
        [one] { $n } Relikt
        [few] { $n } Relikty
       *[many] { $n } Reliktów
    }
oath-ui-round-track = Runda
oath-ui-stable = Imperium wygrywa rzutem
oath-ui-rolled = kość końcowa: { $n }
oath-ui-end = koniec
oath-ui-visions = Dobrane Wizje
oath-ui-search-costs = koszt przeszukania

## Ribbon

oath-ui-banks = Banki Przychylności
oath-ui-bank = Bank Przychylności: { $suit }
oath-ui-bank-text = Stąd pochodzi Przychylność za kartę ({ $suit }) zagraną na Obszar i za Handel z nią.
oath-ui-banners = Sztandary
oath-ui-nobody = nikt
oath-ui-next-oath = Przysięga następnego wieku: { $oath }
oath-ui-oath-of = Przysięga: { $oath }
oath-ui-threat-usurper = { $who } wygra w swoim następnym Przebudzeniu.
oath-ui-threat-exile = { $who } w swoim Przebudzeniu zostanie Uzurpatorem.
oath-ui-threat-empire = { $who }, dla Imperium
oath-ui-heir = Następca: { $who }
oath-ui-heir-short = następca
oath-ui-reliquary = Skarbiec
oath-ui-reliquary-full = wszystkie nisze pełne

## Boards

oath-ui-at-rest = w Odpoczynku
oath-ui-rest-supply = Zaopatrzenie { $n } + reszta
oath-ui-supply = Zaopatrzenie
oath-ui-favor = Przychylność
oath-ui-secrets = Sekrety
oath-ui-on-board = na planszy
oath-ui-in-bank = w zasobach
oath-ui-advisers = Doradcy, { $n } z { $of }
oath-ui-relics-vision = Relikty, Wizja
oath-ui-free-place = wolne miejsce
oath-ui-no-vision = brak ujawnionej Wizji

## Cards

oath-ui-facedown = zakryta
oath-ui-only-you = wiesz tylko ty
oath-ui-law = Prawo { $clauses }
oath-ui-down-denizen = Zakryta karta
oath-ui-down-vision = Zakryta Wizja
oath-ui-down-text = Nie znasz jej treści.
oath-ui-down-relic = Zakryty Relikt
oath-ui-down-relic-text = Można go podejrzeć z jego Obszaru.
oath-ui-on-favor = Przychylność na niej: { $n }.
oath-ui-on-secret = Sekrety na niej: { $n }.
oath-ui-dice = obrona +{ $n }
oath-ui-no-cost = bez kosztu
oath-ui-cost-favor = Przychylność: { $n }
oath-ui-cost-secret =
    { $n ->
        [one] { $n } Sekret
        [few] { $n } Sekrety
       *[many] { $n } Sekretów
    }
oath-ui-cost-burnt-favor = spalić Przychylność: { $n }
oath-ui-cost-burnt-secret =
    { $n ->
        [one] spalić { $n } Sekret
        [few] spalić { $n } Sekrety
       *[many] spalić { $n } Sekretów
    }
oath-ui-cost-flip =
    { $n ->
        [one] zakryć { $n } Sekret
        [few] zakryć { $n } Sekrety
       *[many] zakryć { $n } Sekretów
    }
oath-ui-cost-sacrifice =
    { $n ->
        [one] poświęcić { $n } Chorągiew
        [few] poświęcić { $n } Chorągwie
       *[many] poświęcić { $n } Chorągwi
    }
oath-ui-side-attacker = atakujący
oath-ui-side-defender = obrońca
oath-ui-goal = Cel

## Search and set-up

oath-ui-keep-one = Trzy karty: zachowaj jedną jako Doradcę
oath-ui-search = Przeszukanie: { $source }
oath-ui-search-drawn = Dobrano
oath-ui-search-keep = Zachowaj
oath-ui-search-discard = Odrzuć
oath-ui-search-play = Zagraj
oath-ui-drawn = W ręce: { $n }

## Campaign

oath-ui-campaign = Najazd, broni się: { $who }
oath-ui-stage-targets = Cele
oath-ui-stage-plans = Plany
oath-ui-stage-rolls = Rzuty
oath-ui-stage-losses = Straty
oath-ui-stage-spoils = Łupy
oath-ui-declared = cel
oath-ui-target-pawn = Pionek i Przychylność
oath-ui-attack =
    { $n ->
        [one] atak, { $n } kość
        [few] atak, { $n } kości
       *[many] atak, { $n } kości
    }
oath-ui-defense =
    { $n ->
        [one] obrona, { $n } kość
        [few] obrona, { $n } kości
       *[many] obrona, { $n } kości
    }
oath-ui-no-dice = brak kości
oath-ui-killed = zabito { $n }
oath-ui-allies = Sojusznicy: { $who }
oath-ui-battle-won = Wygrywa { $who }.
oath-ui-expected = około { $n }
oath-ui-between = zwykle od { $low } do { $high }
oath-ui-odds-win = { $who } wygra { $n } na 100
oath-ui-odds-sacrifice = { $n } na 100 z poświęceniami
oath-ui-odds-held = { $who } obroni { $n } na 100
oath-ui-odds-note = Tak to wygląda teraz; plany bitewne mogą to zmienić.
oath-ui-ends = Co się stanie
oath-ui-plans = Plany Bitewne i moce
oath-ui-used = użyto
oath-ui-usable = do użycia

## Deals

oath-ui-deal = Umowa: { $by }
oath-ui-deal-yours = Decyzja należy do ciebie. Nic się nie ruszy bez waszej zgody.
oath-ui-deal-waits = Decyduje { $who }. Nic się nie ruszy bez zgody obu stron.
oath-ui-gives = { $who } daje
oath-ui-nothing = nic
oath-ui-thread = Dotychczasowe oferty
oath-ui-first-offer = pierwsza oferta
oath-ui-counter-offer = kontroferta { $n }
oath-ui-citizenship-for = Obywatelstwo: { $who }
oath-ui-deal-step-offer = Oferta
oath-ui-deal-step-answer = Odpowiedź
oath-ui-deal-step-agreed = Umowa
oath-ui-said = ostatnio { $n }
oath-ui-asked-kept = już nie w ofercie
oath-ui-added = nowe w ofercie
oath-ui-of-most = { $n } z { $of }
oath-ui-from-reliquary = ze Skarbca
oath-ui-if-agreed = Po umowie: { $who }
oath-ui-becomes-citizen = zostaje Obywatelem
oath-ui-full-supply = Zaopatrzenie do { $n }
oath-ui-niche-opens = Relikt; otwiera się nisza { $space }
oath-ui-nothing-yet = jeszcze nic
oath-ui-hidden-adviser = zakryty Doradca { $n }
oath-ui-until = do końca { $n }. rundy
oath-ui-promise-peace = Obietnica: bez Najazdu
oath-ui-promise-banners = Obietnica: Sztandary zostają
oath-ui-promise-word = Obietnica: jak ustalono

## The book of the Chronicle

oath-ui-book = Księga
oath-ui-book-aside = Mapa i gracze
oath-ui-book-open = Otwórz księgę
oath-ui-book-line = Poczet władców
oath-ui-book-title-chancellor = Imperium nadal rządzi { $who }
oath-ui-book-title-successor = Imperium dziedziczy { $who }
oath-ui-book-title-usurper = Na tronie zasiada { $who }
oath-ui-book-title-visionary = Wizja się spełniła, rządzi { $who }
oath-ui-book-vow = Nowa Przysięga: { $oath }, już nie { $old }
oath-ui-book-heir = Następca: { $goal }
oath-ui-book-which-oath = Przysięga następnego wieku
oath-ui-book-citizens = Kto należy do Imperium
oath-ui-book-revoked = { $who }: koniec obywatelstwa
oath-ui-book-joined = { $who }: Obywatel
oath-ui-book-stayed = { $who }: nadal Wygnaniec
oath-ui-book-built = { $card }: nowa Budowla ({ $site })
oath-ui-book-instead = Zastępuje kartę { $card }.
oath-ui-book-fell = { $card } ({ $site }) zamienia się w ruinę.
oath-ui-book-which-edifice = Którzy Mieszkańcy ustąpią Budowli?
oath-ui-book-map =
    { $kept ->
        [one] { $kept } Obszar został
        [few] { $kept } Obszary zostały
       *[many] { $kept } Obszarów zostało
    }, utracono { $lost }
oath-ui-book-map-later = Które Obszary zostaną
oath-ui-book-unknown = nieznany
oath-ui-book-came =
    { $came ->
        [one] { $came } karta przybyła
        [few] { $came } karty przybyły
       *[many] { $came } kart przybyło
    }, wysiedlono { $gone }
oath-ui-book-came-in = nowe
oath-ui-book-gone =
    { $n ->
        [one] { $n } karta odeszła zakryta
        [few] { $n } karty odeszły zakryte
       *[many] { $n } kart odeszło zakrytych
    }
oath-ui-book-healed = Archiwum było puste: wróciły zapomniane karty.
oath-ui-book-which-suit = Który kolor otworzy Archiwum?
oath-ui-book-cards-later = Które karty wejdą do świata
oath-ui-book-relics =
    { $n ->
        [0] Żaden Relikt nie przechodzi na wierzch talii (rządzi { $who })
        [one] { $n } Relikt przechodzi na wierzch talii (rządzi { $who })
        [few] { $n } Relikty przechodzą na wierzch talii (rządzi { $who })
       *[many] { $n } Reliktów przechodzi na wierzch talii (rządzi { $who })
    }
oath-ui-book-ruler = { $who }, { $role }
oath-ui-book-then = potem { $oath }
oath-ui-book-way-usurper = Uzurpator, runda { $n }
oath-ui-book-way-vision = spełniona Wizja, runda { $n }
oath-ui-book-way-stable-regime = stabilne rządy, runda { $n }
oath-ui-book-way-exhaustion-oath = po ostatniej rundzie, Przysięga dotrzymana
oath-ui-book-way-exhaustion-usurper = po ostatniej rundzie jako Uzurpator
oath-ui-book-way-exhaustion-vision = po ostatniej rundzie dzięki Wizji
oath-ui-book-way-exhaustion-empire = po ostatniej rundzie dla Imperium
oath-ui-book-gained = Co zyskał świat
oath-ui-book-gained-all =
    { $n ->
        [one] { $n } karta we wszystkich grach
        [few] { $n } karty we wszystkich grach
       *[many] { $n } kart we wszystkich grach
    }
oath-ui-supply-left = Zaopatrzenie: { $n }
