### Words that only the book of the Law says.

law-chapters = Rozdziały
law-hits =
    { $n ->
        [0] Nic nie znaleziono
        [one] Znaleziono { $n } punkt
        [few] Znaleziono { $n } punkty
       *[many] Znaleziono { $n } punktów
    }
law-all = Wszystkie { $n }
law-ruled = Z wykładnią { $n }
law-filter = Które punkty
law-named-in = Powołują się na to
law-tests =
    { $n ->
        [one] Sprawdza to { $n } test
        [few] Sprawdzają to { $n } testy
       *[many] Sprawdza to { $n } testów
    }
law-print = Drukuj
law-open-book = Otwórz księgę
law-other-games = Zasady gier
law-two-minutes = W dwie minuty
