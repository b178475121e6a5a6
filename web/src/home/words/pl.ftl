### The first page.

home-tab = Regnum: ciężkie gry, lekki stół
home-lead = Wybierz grę i graj. Bez konta, a puste krzesła zajmą boty.
home-back = Witaj z powrotem, { $name }.
home-back-plain = Witaj z powrotem.
home-waits =
    { $n ->
        [0] Teraz nic na ciebie nie czeka.
        [one] Czeka na ciebie jeden stół.
        [few] Czekają na ciebie { $n } stoły.
       *[many] Czeka na ciebie { $n } stołów.
    }
home-then-bot = potem gra za ciebie bot
new-table = Nowy stół
start-a-game = Zacznij grę
game-for =
    { $n ->
        [1] { $game } dla jednej osoby
        [2] { $game } dla dwojga
        [3] { $game } dla trojga
        [4] { $game } dla czworga
        [5] { $game } dla pięciorga
        [6] { $game } dla sześciorga
       *[other] { $game } dla { $n }
    }
play-now = Graj teraz
invite-instead = Zaproś kogoś
change-chair = zmień to krzesło
set-up = Przygotowanie gry
set-up-done = To wszystko
set-up-usual = Według zwykłych zasad.
who-sits-here = Kto gra na tym urządzeniu?
name-of = Imię dla krzesła { $n }
role-of = Kim się gra na krześle { $n }
role-by-lot = Losowo
sitter-you = Ty
sitter-here = Ktoś tutaj
sitter-open = Wolne
sitter-open-long = Wolne dla znajomych
option-some = Wybrane po jednej
game-named = Gra: { $name }
game-help = Nikt tu nie siedzi: gra wykonuje ruchy według zasad.
open-help = dostanie od ciebie link
your-tables = Twoje stoły
your-turn = Twoja tura
look = Zobacz
forget = Usuń z listy
forget-table = Usuń z listy: { $title }
no-tables-yet = Tutaj poczekają na ciebie stoły, przy których grasz lub patrzysz.
open-tables = Wolne stoły
free-chairs =
    { $n ->
        [0] teraz żadnego
        [one] { $n } z wolnym krzesłem
        [few] { $n } z wolnym krzesłem
        [many] { $n } z wolnym krzesłem
       *[other] { $n } z wolnym krzesłem
    }
no-open-tables = Nikt teraz nie czeka na graczy. Otwórz stół i kogoś zaproś.
invite-friends = Zaproś znajomych
invite-lead = Wyślij jeden link. Kto go otworzy, wybierze krzesło, i to we własnym języku.
invite-make = Otwórz stół z linkiem
one-device = Przy jednym urządzeniu
watch-table = Popatrz na grę
watch-by-link = Link lub nazwa stołu
watch-link-hint = na przykład brown-heron-42
watch-bots = Niech grają boty
watch-bots-lead = Wybrana gra z botem na każdym krześle.
watch-bots-start = Popatrz na boty
record-open = Otwórz zapis
record-lead = Gra zapisana jako plik tekstowy: przejrzyj ją albo graj dalej od ostatniego ruchu.
record-choose = Wybierz plik
record-watch = Przejrzyj
record-continue = Graj dalej
record-who = Kto gra dalej?
credits = Wolne oprogramowanie. Obrazki i wszystkie teksty są nasze własne; gry należą do swoich autorów.
pace-help = Film pokaże ci ich ruchy w twoim tempie.
again-short = Jeszcze raz
