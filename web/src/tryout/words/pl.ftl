### Prywatna plansza, na której gracz próbuje różnych rzeczy.

try-sign = Wyobrażony świat
try-sign-note = Czego nie widzisz, rozdano od nowa
try-entered = Jesteś w wyobrażonym świecie. Klawisz Escape wraca do stołu.
try-left = Jesteś z powrotem przy stole.
try-ribbon = wyobrażone
try-you-play = W swoim wyobrażonym świecie grasz za: { $who }
try-you-play-you = Twój własny ruch, w twoim wyobrażonym świecie
try-line = Twoja próba
try-start = Stół, jak stoi
try-start-then = Stół, jak stał
try-go-back = Wróć tutaj; inna odpowiedź zaczyna nową odnogę
try-lines = Próby
try-line-name = próba { $name }
try-line-new = Nowa próba od stołu
try-other-world = Inny świat
try-deal = Rozdaj inny świat
try-home = Wróć do stołu
try-home-note = Nikt o tym nie wie
try-called = Stół pyta teraz ciebie
try-world = Świat { $n }
try-world-note = rozdane od nowa, nieprawdziwe
try-world-text = Ręce, talie i los rozdano od nowa z tego, co możesz wiedzieć. Nikt inny tego nie widzi ani się o tym nie dowie.
try-guess = Patrzysz z miejsca gracza { $who }: wszystko, co ukrywa, to domysł.
try-hand = Karty gracza { $who }, domysł
try-compare = Próba { $name }, świat po świecie
try-compare-note = punkty teraz
try-not-yet = tu nie próbowano
try-stops = tu niemożliwe
try-little =
    { $n ->
        [one] Jeden świat niewiele dowodzi.
        [few] { $n } światy niewiele dowodzą.
        [many] { $n } światów niewiele dowodzi.
       *[other] { $n } świata niewiele dowodzi.
    }
try-stopped =
    { $n ->
        [one] W tym świecie próba sięga { $n } odpowiedzi.
        [few] W tym świecie próba sięga { $n } odpowiedzi.
        [many] W tym świecie próba sięga { $n } odpowiedzi.
       *[other] W tym świecie próba sięga { $n } odpowiedzi.
    }
try-over = W tym świecie gra się tu kończy.
try-over-note = Cofnij się, otwórz inną próbę albo rozdaj inny świat.
