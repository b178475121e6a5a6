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
law-mine = Moja ostatnia partia { $n }
law-hit = { $n } z { $all }, { $id }, { $title }
law-of-hits = { $n } z { $all }
law-hits-short =
    { $n ->
        [one] { $n } trafienie
        [few] { $n } trafienia
       *[many] { $n } trafień
    }
law-next = Następne trafienie
law-previous = Poprzednie trafienie
law-tests-short =
    { $n ->
        [one] { $n } test
        [few] { $n } testy
       *[many] { $n } testów
    }
law-ruling-id = Wykładnia { $id }
law-last-times =
    { $n ->
        [one] ostatnia partia: raz
        [few] ostatnia partia: { $n } razy
       *[many] ostatnia partia: { $n } razy
    }
law-last-move = ostatnia partia: ruch { $n }
law-in-last = W twojej ostatniej partii
law-move = Ruch { $n }:
law-last-more =
    { $n ->
        [one] I jeszcze raz wcześniej.
        [few] I jeszcze { $n } razy wcześniej.
       *[many] I jeszcze { $n } razy wcześniej.
    }
law-replay = Odtwórz
law-back = Wróć do stołu
