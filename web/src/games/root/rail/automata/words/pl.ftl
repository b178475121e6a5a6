### Boards of the factions that the game plays.

root-auto-order = Rozkaz
root-auto-last-order = Ostatni rozkaz
root-auto-turn = Co automat zrobił w ostatniej turze i dlaczego
root-auto-waits = Nie miał jeszcze tury.
root-auto-program = Jak gra
root-auto-traits = Cechy
root-auto-decree = Dekret
root-auto-column =
    { $n ->
        [one] { $suit }: { $n } karta
        [few] { $suit }: { $n } karty
       *[many] { $suit }: { $n } kart
    }
root-auto-greatest = Najwięcej kart: w walce jedno trafienie więcej
root-auto-ordered = punktuje według rozkazu: { $suit }
root-auto-sympathy = { $piece }: na mapie { $out }; następny żeton punktuje { $points }
root-auto-deeds = Co kolejno robi według rozkazu
root-auto-in-clearing = na polanie { $n }
root-auto-in-forest = w lesie
root-auto-most-hits = trafień najwyżej
root-auto-extra-hit = gdy atakuje
root-auto-refreshes = odświeża wieczorem
root-auto-mechanical-marquise-birdsong = Odkrywa rozkaz; przedmiot z niego przekuwa za 1 punkt.
root-auto-mechanical-marquise-daylight = Walczy na każdej polanie z rozkazu, werbuje tam, gdzie ma kontrolę, buduje według rozkazu, a wszyscy poza trzema idą tam, gdzie jest najwięcej wrogów. Nic nie zbudowała i ma najwyżej pięć budynków: nowy rozkaz.
root-auto-mechanical-marquise-evening = Punktuje tor budynku z rozkazu, przy ptaku najlepszy.
root-auto-electric-eyrie-birdsong = Odkrywa rozkaz, przedmiot z niego przekuwa za 1 punkt, a kartę dodaje do dekretu. Bez gniazda wraca z jednym.
root-auto-electric-eyrie-daylight = Kolumny od lewej: wszystkie werbują, potem wszystkie idą, potem wszystkie walczą. Na koniec gniazdo; jeśli nie można go zbudować, zamieszki.
root-auto-electric-eyrie-evening = Punktuje gniazda na mapie.
root-auto-automated-alliance-birdsong = Odkrywa rozkaz i przekuwa przedmiot z niego za 1 punkt. Wywołuje rewoltę dla bazy tego symbolu, a jeśli nie, zdobywa sympatyków, do czterech żetonów dwa razy.
root-auto-automated-alliance-daylight = Zdobywa sympatyków; przy rozkazie z ptakiem także wywołuje rewoltę.
root-auto-automated-alliance-evening =
    Bazy, przy których { $n ->
        [one] jest co najmniej { $n } wojownik
        [few] są co najmniej { $n } wojownicy
       *[many] jest co najmniej { $n } wojowników
    }, zamiast tego zdobywają sympatyków; potem wojownik do każdej bazy.
root-auto-vagabot-birdsong = Odkrywa rozkaz i przekuwa przedmiot z niego za 1 punkt. Mając najwyżej dwa nieuszkodzone przedmioty, znika w lesie.
root-auto-vagabot-daylight = Lis: eksploracja, walka, akcja specjalna. Królik: walka, naprawa, akcja specjalna. Mysz: misja, pomoc, walka, naprawa. Ptak: eksploracja, misja, pomoc, walka.
root-auto-vagabot-evening = Odświeża przedmioty, jeden naprawia, w lesie wszystkie.
