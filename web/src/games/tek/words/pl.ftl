### Słowa planszy gry Tiny Epic Kingdoms. Zasady mają własne w src/regnum/games/tek/words.

tek-ui-setup = Przygotowanie
tek-ui-turn = Tura { $n }
tek-ui-turn-final = Tura { $n }, koniec blisko
tek-ui-nations = Nacje
tek-ui-actions = Akcje
tek-ui-tower = Wieża

## Mapa

tek-ui-home = ojczyzna { $nation }
tek-ui-lost = Zaginione Królestwo
tek-ui-region = { $terrain }, { $territory }
tek-ui-empty = Pusty region
tek-ui-neutral = Neutralne
tek-ui-stands =
    { $n ->
        [one] { $nation }: { $n } pionek
        [few] { $nation }: { $n } pionki
       *[other] { $nation }: { $n } pionków
    }
tek-ui-lying = (przeszukuje: { $n })
tek-ui-token-hidden = Zakryty żeton eksploracji
tek-ui-refused = Nie można: { $reason }
tek-ui-side = { $name }: { $terrains }

## Karty

tek-ui-shield = tarcza
tek-ui-shields = tarcze: { $n } z { $of }
tek-ui-tower-units = ruda · punkty
tek-ui-tower-of = { $nation }: poziom { $level }
tek-ui-tower-level = wieża { $n }
tek-ui-magic = Magia { $n } z { $of }
tek-ui-you = ty
tek-ui-figures =
    { $play ->
        [one] { $play } pionek w grze, { $supply } w rezerwie
        [few] { $play } pionki w grze, { $supply } w rezerwie
       *[other] { $play } pionków w grze, { $supply } w rezerwie
    }
tek-ui-figures-short =
    { $n ->
        [one] { $n } pionek
        [few] { $n } pionki
       *[other] { $n } pionków
    }
tek-ui-open = Pokaż całą kartę: { $nation }
tek-ui-crown = Ma koronę
tek-ui-trophies =
    { $n ->
        [one] { $n } trofeum Zaginionego Królestwa
        [few] { $n } trofea Zaginionego Królestwa
       *[other] { $n } trofeów Zaginionego Królestwa
    }
tek-ui-mimics = Naśladuje: { $nation }
tek-ui-abilities = pięć poziomów magii

## Wybory

tek-ui-payment = Czym zapłacić
tek-ui-trade = Co na co
tek-ui-amount = Ile
tek-ui-stores = Pierwsze surowce
tek-ui-left =
    { $n ->
        [0] wszystko rozdzielone
        [one] został { $n }
        [few] zostały { $n }
       *[other] zostało { $n }
    }
tek-ui-less = Mniej: { $name }
tek-ui-more = Więcej: { $name }
tek-ui-suggested = Pierwsza gra: żywność { $food }, ruda { $ore }, mana { $mana }

## Wojna

tek-ui-war = Wojna
tek-ui-attacker = atakuje
tek-ui-defender = broni się
tek-ui-dial-hidden = ukryte
tek-ui-flag = flaga pokoju
tek-ui-pays = Możesz zapłacić najwyżej { $n }
tek-ui-war-higher = Wygrywa wyższa liczba, przy remisie obrońca.
tek-ui-war-flags = Liczba bije flagę; dwie flagi to sojusz.

## Jak zaczyna się słowo podpowiedzi, małymi literami: dostaje tę ikonę
