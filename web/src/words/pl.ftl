### Słowa ramy stołu w przeglądarce. Zdania o grze przysyła serwer.

## Wszędzie

brand = Regnum
brand-home = Regnum, na stronę główną
you = Ty
bot = Bot
close = Zamknij
loading = Nakrywamy do stołu…
language = Język
theme-dark = Ciemny wygląd
theme-light = Jasny wygląd
copy-link = Skopiuj link
copied = Skopiowano
clause = Punkt { $id }
change = Zmień
done = Gotowe
undo = Cofnij
show-all = Pokaż wszystkie ({ $n })
show-fewer = Pokaż mniej
error-offline = Serwer nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.
error-server = Serwerowi się to nie udało. Spróbuj za chwilę jeszcze raz.

## Strona główna

home-title = Ciężkie gry, lekki stół.
nav = Strony
nav-play = Graj
nav-tables = Wolne stoły
nav-learn = Nauka
nav-law = Zasady
games = Gry
players-minutes =
    { $most ->
        [one] { $fewest }–{ $most } gracz · { $minutes } min
        [few] { $fewest }–{ $most } graczy · { $minutes } min
        [many] { $fewest }–{ $most } graczy · { $minutes } min
       *[other] { $fewest }–{ $most } gracza · { $minutes } min
    }
add-chair = Dodaj krzesło
remove-chair = Usuń krzesło { $n }
chairs = Krzesła
chair = Krzesło
chair-number = Krzesło { $n }
options = Opcje
who-sits = Kto siedzi na krześle { $n }
player-number = Gracz { $n }
bot-named = Bot: { $name }
on-this-device = na tym urządzeniu
chairs-free =
    { $n ->
        [one] { $n } wolne krzesło
        [few] { $n } wolne krzesła
        [many] { $n } wolnych krzeseł
       *[other] { $n } wolnego krzesła
    }
sit-down = Dosiądź się
table-link = Link do stołu
watch = Patrz

## Przed początkiem

lobby = Czekamy na graczy
lobby-guest = Jest tu krzesło dla ciebie
lobby-lead = Ten link wyślij komukolwiek, a link do krzesła wybranej osobie. Gra zacznie się, gdy wszystkie krzesła będą zajęte.
chair-open = wolne
chair-awaited = czekamy
chair-ready = gotowe
chair-game = tu gra prowadzi sama
your-name = Twoje imię
guest = Gość
fill-with = Rodzaj botów
fill-with-bots = Uzupełnij botami

## Stół

tab-table = Regnum
tab-your-turn = ● Twoja tura
tab-board = Stół
tab-players = Gracze
tab-actions = Akcje
tab-talk = Rozmowa
tab-log = Przebieg
parts = Części stołu
board = Plansza
rail = Gracze i przebieg
players = Gracze
points-short = PZ
menu = Menu
law = Zasady
campaign = Kampania
since-my-turn = Co się stało od mojej ostatniej tury
hint = Co zrobiłby Czempion?
try-out = Wypróbuj
try-from-here = Próbuj stąd
look-back = Przejrzyj grę wstecz
table-settings = Jak gramy przy tym stole
host-table = Zarządzanie stołem
links = Linki do tego stołu
link-watch = Link dla widzów
link-watch-lead = Dla widzów i dla każdego, kto może zająć wolne krzesło:
link-own = Twój własny link
link-own-lead = Twoje miejsce, żeby grać dalej z innego urządzenia. Zachowaj go dla siebie:
link-seat = Link do krzesła { $n }
link-seat-lead = Dla osoby, która zajmie krzesło { $n }:
motion-on = Włącz ruch pionków
motion-off = Wyłącz ruch pionków
confirm = Pytaj o potwierdzenie
confirm-always = zawsze
confirm-final = gdy nieodwracalne
confirm-never = nigdy
pace = Jak szybko grają boty
pace-slow = wolno
pace-normal = zwykle
pace-fast = szybko
pace-at-once = od razu
keys = Klawisze
new-game = Nowa gra
leave = Odejdź od stołu
record-save = Zapisz grę do pliku
phase-lobby = czekamy na graczy
phase-yours = twój ruch
phase-theirs = ruch: { $who }
phase-over = koniec gry
phase-replay = spojrzenie wstecz, ruch { $n }
no-table = Nie ma takiego stołu
no-table-lead = Link jest błędny, stół już sprzątnięto albo widzowie nie mogą na niego patrzeć.

## Pytanie

question = Pytanie
choices = Możliwości
choices-count =
    { $n ->
        [one] { $n } możliwość.
        [few] { $n } możliwości.
        [many] { $n } możliwości.
       *[other] { $n } możliwości.
    }
why-not = Dlaczego nie?
refused = Niedostępne możliwości
secret = Tajna decyzja
chosen-in-secret = Wybrano w tajemnicy.
pick-on-board = albo wskaż na stole
off-turn = Trwa tura: { $who }.
waiting = Oczekiwanie
waiting-for = Czekamy na ruch: { $who }
one-moment = Chwileczkę…
you-watch = Patrzysz na grę.
played = Zagrane. Cofnij: Z.
done-nothing = najpierw wybierz
less = O jeden mniej
more = O jeden więcej
of-all = z { $n }
undo-pick = wybór
undo-last = ostatni krok
undo-not = nie teraz
undo-nothing = Nie masz czego cofnąć.
undo-ask = Poproś stół o cofnięcie
consent = Cofnięcie
consent-ask = { $who } prosi o cofnięcie ruchu. Zgadzasz się?
consent-wait = Czekamy na zgodę: { $who }
consent-yes = Zgoda
consent-no = Nie
reconnecting = Łączymy ponownie…
reconnecting-long = Połączenie zerwane. Pionki zostają, stół połączy się sam.
pass-device = Teraz gra { $name }
pass-device-lead = Przekaż urządzenie. Stół pozostanie zakryty, aż gracz się zgłosi.
i-am = Tu { $name }

## Zapis, spojrzenie wstecz, koniec

what-happened = Co się stało
what-happened-hint = dotknij, aby wrócić do tej chwili
replay-move = zobacz tę chwilę
log-empty = Jeszcze nic.
moment = Ruch { $n } z { $all }
moment-first = Przed pierwszym ruchem.
moment-slider = Chwila gry
first = Na początek
previous = Ruch wstecz
next = Ruch dalej
last = Na koniec
play = Odtwórz
pause = Wstrzymaj
back-to-live = Wróć do gry
replay = Odtwórz grę
again = Ten sam stół jeszcze raz
next-game = Następna gra
again-follow = Do następnego stołu
over-you =
    { $points ->
        [one] Wygrywasz, masz { $points } punkt!
        [few] Wygrywasz, masz { $points } punkty!
        [many] Wygrywasz, masz { $points } punktów!
       *[other] Wygrywasz, masz { $points } punktu!
    }
over-one =
    { $points ->
        [one] { $who } wygrywa: { $points } punkt.
        [few] { $who } wygrywa: { $points } punkty.
        [many] { $who } wygrywa: { $points } punktów.
       *[other] { $who } wygrywa: { $points } punktu.
    }
over-shared =
    { $points ->
        [one] Wspólne zwycięstwo, { $points } punkt: { $who }.
        [few] Wspólne zwycięstwo, { $points } punkty: { $who }.
        [many] Wspólne zwycięstwo, { $points } punktów: { $who }.
       *[other] Wspólne zwycięstwo, { $points } punktu: { $who }.
    }
over-nobody = Koniec gry.
over-note = Skąd wzięły się punkty, mówi arkusz punktów.
score-sheet = Arkusz punktów
score-total = Razem
chart = Punkty ruch po ruchu
chart-label = Wykres punktów każdego gracza w czasie gry
luck = Sprawdź losowość
luck-lead = Przed pierwszym ruchem serwer zapieczętował źródło całej losowości i pokazał pieczęć. Po grze pokaże klucz i każdy może sprawdzić, że niczego nie zmieniono.
luck-commitment = Pieczęć, widoczna od początku
luck-key = Klucz
luck-key-later = pojawi się po końcu gry
luck-how = Zapisz grę do pliku i sprawdź ją

## Zasady

law-of = Zasady gry { $game }
law-lead = Każdy punkt naszymi własnymi słowami. Stół pilnuje zasad i podaje punkt, gdy czegoś nie wolno.
law-search = Szukaj w zasadach
law-count =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
ruling = Wykładnia:

## Klawisze

key-choose = wybierz
key-walk = przejdź po tym, co świeci
key-done = gotowe
key-drop = odwołaj wybór
key-undo = cofnij
key-why = dlaczego nie?
key-log = przebieg
key-replay = co się stało od mojej tury
key-board = plansza
key-hand = własne karty
key-player = następny gracz
key-zoom = bliżej, dalej, całość
key-past = przy spojrzeniu wstecz: krok, początek, koniec
analysis = Analiza
hints-allowed = Podpowiedzi
hints-allowed-help = Można pytać Czempiona, co by zrobił
hints-all = Pytać może każdy
hints-alone = Tylko kto gra sam przeciw botom
