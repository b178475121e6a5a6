### Słowa strony kampanii, jej listy na pierwszej stronie i otwierania kampanii z pliku.

your-campaigns = Twoje kampanie
campaign-played =
    { $n ->
        [0] trwa pierwsza gra
        [one] { $n } gra
        [few] { $n } gry
        [many] { $n } gier
       *[other] { $n } gry
    }
campaign-read = Otwórz księgę
campaign-bring = Otwórz kampanię
campaign-bring-lead = Kampania zapisana jako plik: jej księga i wszystkie gry, a ty możesz grać dalej.

campaign-of = Kampania · { $game }
campaign-unnamed = Kampania bez nazwy
campaign-name = Nazwa kampanii
campaign-rename = Zmień nazwę
campaign-keep-name = Zachowaj tę nazwę
campaign-tab = { $name } · kampania
campaign-story = Co się działo
campaign-line = Poczet zwycięzców
campaign-game = Gra { $n }
campaign-empty = Trwa pierwsza gra. Gdy się skończy, stanie tu jej opowieść.
campaign-replay = Obejrzyj grę
campaign-now = Trwa gra { $n }
campaign-to-table = Do stołu
campaign-next = Gra { $n } może się zacząć
campaign-next-lead = Zaczyna się tam, gdzie skończyła się ostatnia. Każdy ma zaproszenie na swoje miejsce; za tego, kto nie przyjdzie, może usiąść ktoś inny.
campaign-next-others = Zacząć ją mogą ci, którzy grali w ostatnią grę.
campaign-start = Zacznij grę { $n }
campaign-who = Inni gracze albo inna ich liczba
campaign-anyone = Ktokolwiek przyjdzie
campaign-end = Po ostatniej grze nic już nie następuje: ta kampania jest kompletna.
campaign-save = Zapisz kampanię
campaign-print = Drukuj
campaign-link = Link do kampanii
campaign-players = Grali: { $who }
