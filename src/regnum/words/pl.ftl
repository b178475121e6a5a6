### Słowa wspólne wszystkim grom: terminal, serwer i rama stołu.

## Miejsca i tury

regnum-seat = Gracz { $seat }
regnum-turn-yours = Twoja tura
regnum-turn-waiting = Czekamy na ruch: { $who }
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
regnum-won-you = Twoja wygrana
regnum-drawn-by = Zwycięstwem dzielą się { $who }
regnum-lost = Przegrana: nikt przy stole nie wygrywa

## Cofanie

regnum-undo-done = Ostatni ruch został cofnięty
regnum-undo-nothing = Nie ma czego cofać
regnum-undo-known = Za późno: od tego czasu rzucano, dobierano lub odkrywano
regnum-undo-others = Za późno: od tego czasu działał ktoś inny

## Odmowy

regnum-not-asked = To miejsce nie jest teraz o nic pytane
regnum-not-offered = Tego nie ma wśród możliwości
regnum-other-question = To odpowiedź na inne pytanie
regnum-unreadable = Nie można tego zrozumieć
regnum-law-no-clause = Zasady gry { $game } nie mają punktu { $clause }

## Stół

regnum-table-none = Nie ma takiego stołu
regnum-table-full = Wszystkie miejsca są zajęte
regnum-table-seat-taken = To miejsce jest zajęte
regnum-seat-needs-player = Na miejscu { $seat } musi ktoś grać
regnum-table-seat-kept = To miejsce czeka na kogoś, kto ma do niego link
regnum-table-not-yours = To miejsce nie należy do ciebie

## Terminal

regnum-cli-choose = Wpisz liczbę od 1 do { $n } albo u cofnij, w dlaczego nie, l zasady, s zapisz, q koniec
regnum-cli-again = Wpisz liczbę od 1 do { $n } albo jedną z liter u, w, l, s, q
regnum-cli-thinking = { $who } myśli
regnum-cli-all-open = Nic innego nie można tu wybrać
regnum-cli-saved = Zapisano w pliku { $file }
regnum-cli-not-saved = Nie udało się zapisać pliku { $file }: { $why }
regnum-cli-bye = Do następnego razu

## server

regnum-stale = Stół tymczasem się zmienił; oto jak teraz wygląda
regnum-key-unknown = Ten link nie otwiera żadnego miejsca przy tym stole
regnum-table-private = Na ten stół mogą patrzeć tylko gracze
regnum-table-waiting = Stół czeka na graczy
regnum-table-frozen = Ten stół można tylko oglądać
regnum-table-stopped = Tę grę można prześledzić do decyzji { $n }: na kolejny ruch dzisiejsze zasady nie pozwalają
regnum-table-older = Ta gra toczyła się według zasad w wersji { $rules }, dziś obowiązuje wersja { $now }: możesz ją oglądać, ale nie grać dalej
regnum-table-retired = Gry z tego stołu nie można już otworzyć
regnum-table-crowded = Ten stół ogląda naraz zbyt wiele osób; spróbuj później
regnum-table-host-only = To może zrobić tylko gospodarz stołu
regnum-table-campaign-kept = Kampania zachowuje swoje stoły; możesz zakończyć grę
regnum-table-not-over = Gra jeszcze się nie skończyła
regnum-undo-over = Gra się skończyła, a źródło losowości ujawniono; niczego nie można już cofnąć
regnum-final-asked = Potem odpowiada ktoś inny: nie da się cofnąć.
    .deed = Przekaż dalej
regnum-final-known = Wyjdą na jaw karty lub inne tajemnice: nie da się cofnąć.
    .deed = Dobierz / odkryj
regnum-final-luck = Zdecyduje los: nie da się cofnąć.
    .deed = Zdaj się na los
regnum-final-over = To kończy grę: nie da się cofnąć.
    .deed = Zakończ grę
regnum-final-together = Odpowiedzi odkrywa się naraz: potem nie da się cofnąć.
    .deed = Zamknij wybór
regnum-final-turn = To kończy twoją turę: nie da się cofnąć.
    .deed = Zakończ turę
regnum-final-unknown = Tego nie da się cofnąć.
    .deed = Gotowe
regnum-wish-none = Nikt teraz nie prosi o cofnięcie
regnum-clock-bad = Zegar ma od jednej minuty do trzydziestu dni
regnum-vote-none = Nie ma nad czym głosować: nikt, na kogo czeka stół, nie odszedł
regnum-talk-empty = Najpierw coś napisz
regnum-talk-fast = Piszesz bardzo szybko; poczekaj chwilę
regnum-name-empty = Imię ma co najmniej jedną literę
regnum-title-0 = Czwartkowy wieczór
regnum-title-1 = Przy kominku
regnum-title-2 = Drugi kubek herbaty
regnum-title-3 = Jeszcze jedna runda
regnum-title-4 = Długi stół
regnum-title-5 = Jesienny wieczór
regnum-title-6 = Pod lampą
regnum-title-7 = Deszczowa niedziela
regnum-title-8 = Stolik w rogu
regnum-title-9 = Przed północą
regnum-trouble = Coś poszło nie tak po naszej stronie; stół został, jak był
regnum-not-saved = Ruchu nie udało się zapisać; stół został, jak był
regnum-try-gone = Stół cofnął się przed miejsce, od którego próbujesz; spróbuj od tego, jak stoi teraz
regnum-try-long = Dłuższej próby już być nie może; cofnij się o krok albo spróbuj od stołu jeszcze raz
regnum-try-worlds = Więcej światów nie da się tu sobie wyobrazić
regnum-hint-off = Przy tym stole nikt nie może pytać Czempiona
regnum-analysis-later = Partię analizuje się dopiero po jej końcu
regnum-cited-score = W arkuszu punktów: { $source }, { $n }
regnum-too-fast = Zbyt wiele naraz; poczekaj chwilę
regnum-too-long = To jest za długie
regnum-too-many-pages = Otwarto stąd zbyt wiele stołów; zamknij któryś
regnum-store-away = Stoły są teraz niedostępne; spróbuj za chwilę
regnum-lang-unknown = Regnum mówi po angielsku, czesku i polsku
regnum-setup-bad = Nie można tak przygotować stołu: { $why }
regnum-request-bad = Nie można zrozumieć tego żądania
regnum-not-found = Tu nic nie ma
regnum-game-none = Nie ma takiej gry
regnum-client-missing = Stół w przeglądarce nie został jeszcze zbudowany; uruchom: make client
regnum-record-none = W tym pliku nie ma zapisu gry
regnum-record-bad = Nie można odczytać zapisu, wiersz { $line }: { $why }
regnum-record-long = Zapis jest za długi
regnum-record-later = Dopóki gra trwa, zapis zdradziłby to, co ukryte; będzie dostępny po jej zakończeniu
regnum-campaign-unknown = Nie ma takiej kampanii
regnum-campaign-private = Na tę kampanię mogą patrzeć tylko ci, którzy w niej grali
regnum-campaign-not-yours = Mogą to zrobić tylko ci, którzy grają w tej kampanii
regnum-campaign-none = W tym pliku nie ma kampanii: { $why }
regnum-campaign-count = Kampania w pliku ma co najmniej 1 grę, a najwyżej { $most }
regnum-campaign-game = Gra nr { $n } kampanii: { $what }
regnum-campaign-unreadable = Nie można odczytać tego, co plik o niej mówi: { $why }
regnum-campaign-other = Jej zapis, wiersz { $line }: to jest „{ $found }”, a nie { $game }
regnum-campaign-names = Jej zapis, wiersz { $line }: liczba miejsc { $seats }, liczba imion w pliku { $names }
regnum-campaign-unfinished = Jej zapis urywa się w wierszu { $line }, przed końcem gry
regnum-campaign-misfit = Jej zapis, wiersz { $line }: { $option }: powinno być „{ $value }”, bo tak skończyła się poprzednia gra, a jest „{ $found }”
regnum-campaign-over = Po poprzedniej grze nie może już nastąpić żadna
regnum-setup-twice = { $it }: tylko na jednym miejscu przy stole
regnum-role-with = { $it }: { $more }
regnum-role-any = Dowolnie
regnum-role-random = Losowo
regnum-option-order = Kolejność graczy
    .help = Kto zaczyna i w jakiej kolejności siedzą gracze.
regnum-option-order-given = Jak siedzą
    .help = Zaczyna pierwsze miejsce przy stole.
regnum-option-order-first-random = Losowy pierwszy gracz
    .help = Miejsca się nie zmieniają, a pierwszego gracza się losuje.
regnum-option-order-shuffled = Losowa
    .help = Miejsca przy stole losuje się przed grą.
regnum-option-prompts = Pytania
    .help = To, kogo i o co gra pyta, może zdradzić ukrytą kartę.
regnum-option-prompts-fair = Uczciwe
    .help = Gra pyta wszędzie, gdzie ktoś mógłby mieć odpowiedź, więc samo pytanie niczego nie zdradza.
regnum-option-prompts-quick = Szybkie
    .help = Gra nie pyta, gdy nie masz żadnej odpowiedzi. Jest szybciej, ale inni mogą zgadywać, co masz.
regnum-bot-unknown = Nie ma takiego bota
regnum-bot-random = Wędrowiec
    .help = Zagra cokolwiek, co dozwolone. Na pierwsze spotkanie.
regnum-bot-greedy = Giermek
    .help = Patrzy jeden krok naprzód i bierze to, co teraz najlepsze.
regnum-bot-learned = Uczony
    .help = Patrzy jeden krok naprzód i ocenia tak, jak nauczyły go tysiące gier.
regnum-bot-ismcts = Strateg
    .help = Wyobraża sobie, jak gra może się potoczyć.
regnum-bot-champion = Czempion
    .help = Wyobraża sobie, jak gra może się potoczyć, i ocenia tak, jak nauczyły go gry.
regnum-bot-wins = Na 100 gier, które wygrywa on lub Giermek, około { $n } jest jego.

## Powiadomienia: co woła gracza, który ma odpowiedzieć, a go nie ma, i link do zatrzymania
regnum-notice-turn = Twoja kolej: { $name }
regnum-notice-waits = { $game }: stół czeka na ciebie.
regnum-notice-stop = Koniec maili od Regnum: { $link }
regnum-notice-hook = Teraz gra: { $who } · { $name } ({ $game })
regnum-notice-hook-try = Od teraz Regnum mówi tu, czyja kolej przy stole { $name }
regnum-notice-try = Tak woła cię Regnum
regnum-notice-tried = Gdy stół czeka na ciebie, a ciebie nie ma, dostajesz właśnie to.
regnum-notice-none = Najpierw włącz jakiś sposób
regnum-notice-zone = Nie znamy tej strefy czasowej
regnum-notice-push = Nie możemy dotrzeć do tej przeglądarki; spróbuj ją wyłączyć i włączyć
regnum-notice-no-mail = Ten dom nie wysyła maili
regnum-notice-address = To nie jest adres mailowy
regnum-hook-bad = To nie może być webhook: musi zaczynać się od https:// i prowadzić do internetu
regnum-hook-silent = Webhook nie przyjął pierwszej wiadomości; sprawdź, czy adres jest dobry
regnum-stop-ask = Czy Regnum ma przestać wysyłać maile na ten adres?
regnum-stop-button = Koniec maili
regnum-stop-done = Gotowe. Regnum nie wysyła już maili na ten adres. Możesz je włączyć przy dzwonku dowolnego stołu.
