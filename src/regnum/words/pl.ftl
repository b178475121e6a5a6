### Słowa wspólne wszystkim grom: terminal, serwer i rama stołu.

## Gry

regnum-game-oath = Oath
regnum-game-root = Root
regnum-game-paladins = Paladyni Zachodniego Królestwa
regnum-game-tek = Tiny Epic Kingdoms

## Miejsca i tury

regnum-seat = Miejsce { $seat }
regnum-seat-you = ty
regnum-seat-bot = bot
regnum-seat-open = wolne
regnum-turn-yours = Twoja tura
regnum-turn-of = Tura: { $who }
regnum-turn-waiting = Czekamy: { $who }
regnum-choose = Wybierz
regnum-choices =
    { $n ->
        [one] { $n } możliwość
        [few] { $n } możliwości
       *[many] { $n } możliwości
    }
regnum-decisions =
    { $n ->
        [one] { $n } decyzja
        [few] { $n } decyzje
       *[many] { $n } decyzji
    }
regnum-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }

## Koniec gry

regnum-game-over = Koniec gry
regnum-won-by = Wygrywa { $who }
regnum-drawn-by = Zwycięstwem dzielą się { $who }

## Cofanie

regnum-undo-done = Ostatni ruch został cofnięty
regnum-undo-nothing = Nie ma czego cofać
regnum-undo-known = Za późno: od tego czasu rzucano, dobierano lub odkrywano
regnum-undo-others = Za późno: od tego czasu działał ktoś inny

## Odmowy

regnum-refused = Teraz nie można tego zrobić
regnum-not-asked = To miejsce nie jest teraz o nic pytane
regnum-not-offered = Tego nie ma wśród możliwości
regnum-other-question = To odpowiedź na inne pytanie
regnum-unreadable = Nie można tego zrozumieć
regnum-refused-because = { $reason } ({ $clause })
regnum-law-clause = Prawo gry { $game }, { $clause }
regnum-law-no-clause = Prawo gry { $game } nie ma punktu { $clause }

## Stół

regnum-table-none = Nie ma takiego stołu
regnum-table-full = Wszystkie miejsca są zajęte
regnum-table-seat-taken = To miejsce jest zajęte
regnum-table-not-yours = To miejsce nie należy do ciebie
regnum-table-stale = Gra poszła dalej; oto jej obecny stan
