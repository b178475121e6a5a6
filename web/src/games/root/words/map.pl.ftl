### Słowa mapy gry Root. Zasady mają swoje w src/regnum/games/root/words.

root-ui-setup = Przygotowanie
root-ui-factions = Frakcje
root-ui-hand = Ręka
root-ui-map = { $map }: dwanaście polan
root-ui-burrow = Nora
root-ui-ruled = włada: { $faction }
root-ui-begins =
    { $n ->
        [one] Zaczyna się tu { $n } możliwość
        [few] Zaczynają się tu { $n } możliwości
       *[many] Zaczyna się tu { $n } możliwości
    }
root-ui-score = Tor punktacji
root-ui-supply = Obok mapy
