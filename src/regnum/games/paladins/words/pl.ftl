### Paladins of the West Kingdom: the words of the game, in Polish.
### The same keys and attributes stand in en.ftl, cs.ftl and pl.ftl.

## Title

paladins-title = Paladyni Zachodniego Królestwa
paladins-tagline = Buduj, nawracaj i broń granic wstrząśniętego królestwa.

## Options

paladins-option-difficulty = Poziom trudności
    .help = Z iloma warsztatami zaczyna wirtualny gracz.
paladins-option-difficulty-easy = Łatwy
    .help = Jeden warsztat.
paladins-option-difficulty-standard = Standardowy
    .help = Trzy warsztaty.
paladins-option-difficulty-hard = Trudny
    .help = Pięć warsztatów.

## Seats (.of: whose)

paladins-seat-red = Czerwony gracz
    .of = czerwonego gracza
paladins-seat-blue = Niebieski gracz
    .of = niebieskiego gracza
paladins-seat-green = Zielony gracz
    .of = zielonego gracza
paladins-seat-yellow = Żółty gracz
    .of = żółtego gracza
paladins-solo = Wirtualny gracz
    .acc = wirtualnego gracza
    .of = wirtualnego gracza
    .to = wirtualnemu graczowi

## Workers (.acc: as an object, .of: in place of one, .many: several)

paladins-worker-labourer = Wyrobnik
    .acc = wyrobnika
    .of = wyrobnika
    .many = wyrobnicy
paladins-worker-scout = Zwiadowca
    .acc = zwiadowcę
    .of = zwiadowcy
    .many = zwiadowcy
paladins-worker-merchant = Kupiec
    .acc = kupca
    .of = kupca
    .many = kupcy
paladins-worker-fighter = Zbrojny
    .acc = zbrojnego
    .of = zbrojnego
    .many = zbrojni
paladins-worker-cleric = Duchowny
    .acc = duchownego
    .of = duchownego
    .many = duchowni
paladins-worker-criminal = Przestępca
    .acc = przestępcę
    .of = przestępcy
    .many = przestępcy
paladins-worker-any = Dowolny poddany
    .acc = dowolnego poddanego
    .of = dowolnego poddanego
    .many = dowolni poddani

## Attributes (.acc: as an object, .of: of it)

paladins-attribute-faith = Wiara
    .acc = wiarę
    .of = wiary
paladins-attribute-strength = Siła
    .acc = siłę
    .of = siły
paladins-attribute-influence = Wpływy
    .acc = wpływy
    .of = wpływów

## Pieces and resources (.acc: as an object, .of: of it)

paladins-piece-coin = Moneta
    .acc = monetę
    .of = monety
paladins-piece-provision = Prowiant
    .acc = prowiant
    .of = prowiantu
paladins-piece-workshop = Warsztat
    .acc = warsztat
    .of = warsztatu
paladins-piece-monk = Mnich
    .acc = mnicha
    .of = mnicha
paladins-piece-outpost = Strażnica
    .acc = strażnicę
    .of = strażnicy
paladins-piece-jar = Dzban
    .acc = dzban
    .of = dzbanu
paladins-piece-wall = Mur
    .acc = mur
    .of = muru

## Cards by their backs (.acc: as an object, .of: of one, .many: several)

paladins-card-paladin = Paladyn
    .acc = paladyna
    .of = paladyna
    .many = paladyni
paladins-card-townsfolk = Mieszczanin
    .acc = mieszczanina
    .of = mieszczanina
    .many = mieszczanie
paladins-card-outsider = Obcy
    .acc = obcego
    .of = obcego
    .many = obcy
paladins-card-tavern = Karta karczmy
    .acc = kartę karczmy
    .of = karty karczmy
    .many = karty karczmy
paladins-card-wall = Karta murów
    .acc = kartę murów
    .of = karty murów
    .many = karty murów
paladins-card-favour = Łaska królewska
    .acc = łaskę królewską
    .of = łaski królewskiej
    .many = łaski królewskie
paladins-card-order = Rozkaz królewski
    .acc = rozkaz królewski
    .of = rozkazu królewskiego
    .many = rozkazy królewskie
paladins-card-suspicion = Podejrzenie
    .acc = podejrzenie
    .of = podejrzenia
    .many = podejrzenia
paladins-card-debt = Dług
    .acc = dług
    .of = długu
    .many = długi
paladins-card-debt-paid = Spłacony dług
    .acc = spłacony dług
    .of = spłaconego długu
    .many = spłacone długi
paladins-card-debt-unpaid = Niespłacony dług
    .acc = niespłacony dług
    .of = niespłaconego długu
    .many = niespłacone długi
paladins-card-scheme = Intryga
    .acc = intrygę
    .of = intrygi
    .many = intrygi

## Places (.in: where one is, .into: where one goes, .from: whence)

paladins-place-region = region { $n }
    .in = w regionie { $n }
    .into = do regionu { $n }
    .from = z regionu { $n }
paladins-place-supply = Wspólna pula
    .in = we wspólnej puli
    .into = do wspólnej puli
    .from = ze wspólnej puli
paladins-place-tax = Pula podatków
    .in = w puli podatków
    .into = do puli podatków
    .from = z puli podatków
paladins-place-tableau = Drużyna
    .in = w drużynie
    .into = do drużyny
    .from = z drużyny
paladins-place-track = Tor surowców
    .in = na torze surowców
    .into = po torze surowców
    .from = z toru surowców

## Actions (.acc: as an object, .of: of it, .each: whenever it is done, .text: what it does)

paladins-action-develop = Rozwój
    .acc = rozwój
    .of = rozwoju
    .each = Przy każdym rozwoju
    .text = Połóż warsztat na prawej akcji, która odtąd wymaga o poddanego mniej, i zyskaj odsłoniętego poddanego.
paladins-action-recruit = Rekrutacja
    .acc = rekrutację
    .of = rekrutacji
    .each = Przy każdej rekrutacji
    .text = Jeden poddany odprawia mieszczanina po nagrodę; dwóch, ze zbrojnym, sprowadza go do twojej drużyny.
paladins-action-pray = Modlitwa
    .acc = modlitwę
    .of = modlitwy
    .each = Przy każdej modlitwie
    .text = Opróżnij inne pole akcji swojej planszy, aby użyć go ponownie.
paladins-action-conspire = Spisek
    .acc = spisek
    .of = spisku
    .each = Przy każdym spisku
    .text = Zyskaj przestępcę, a z nim podejrzenie.
paladins-action-hunt = Polowanie
    .acc = polowanie
    .of = polowania
    .each = Przy każdym polowaniu
    .text = Jeden poddany daje 1 prowiant; dwóch, ze zwiadowcą, daje 3.
paladins-action-trade = Handel
    .acc = handel
    .of = handlu
    .each = Przy każdym handlu
    .text = Jeden poddany daje 1 monetę; dwóch, z kupcem, daje 3.
paladins-action-commission = Misja
    .acc = misję
    .of = misji
    .each = Przy każdej misji
    .text = Wyślij mnicha do regionu, dokąd sięga twoja wiara; zyskaj nagrodę pola i 1 wpływ.
paladins-action-fortify = Fortyfikacja
    .acc = fortyfikację
    .of = fortyfikacji
    .each = Przy każdej fortyfikacji
    .text = Mając dość wpływów, odkryj kartę murów; daje siłę i coś jeszcze.
paladins-action-garrison = Garnizon
    .acc = garnizon
    .of = garnizonu
    .each = Przy każdym garnizonie
    .text = Postaw strażnicę w regionie, dokąd sięga twoja siła; zyskaj nagrodę pola i 1 wiarę.
paladins-action-absolve = Rozgrzeszenie
    .acc = rozgrzeszenie
    .of = rozgrzeszenia
    .each = Przy każdym rozgrzeszeniu
    .text = Mając dość wpływów, przenieś dzban na pole z nagrodą; zyskaj 1 wiarę i odrzuć podejrzenie.
paladins-action-attack = Atak
    .acc = atak
    .of = ataku
    .each = Przy każdym ataku
    .text = Zaatakuj obcego, do którego sięga twoja siła, albo najmij pomoc za monety; zyskaj wpływy i nagrodę.
paladins-action-convert = Nawrócenie
    .acc = nawrócenie
    .of = nawrócenia
    .each = Przy każdym nawróceniu
    .text = Nawróć obcego, do którego sięga twoja wiara; zyskaj siłę od razu i punkty na koniec.
paladins-action-rest = Odpoczynek
    .acc = odpoczynek
    .of = odpoczynku
    .each = Przy każdym odpoczynku
    .text = Znacznik przesuwa się o 1 pole i o 1 za każdego pozostałego poddanego; wirtualny gracz pasuje.
paladins-action-kings-favour = Łaska królewska
    .acc = łaskę królewską
    .of = łaski królewskiej
    .each = Przy każdej łasce królewskiej
    .text = Poddany trafia na kartę, która robi to, co na niej jest.
paladins-action-kings-order = Rozkaz królewski
    .acc = rozkaz królewski
    .of = rozkazu królewskiego
    .each = Przy każdym rozkazie królewskim
    .text = Wirtualny gracz próbuje skrajnie prawego niewypełnionego rozkazu.

## What is gained (as a label; .acc: as an object)

paladins-gain-labourer =
    { $n ->
        [one] { $n } wyrobnik
        [few] { $n } wyrobników
       *[other] { $n } wyrobników
    }
    .acc =
        { $n ->
            [one] { $n } wyrobnika
            [few] { $n } wyrobników
           *[other] { $n } wyrobników
        }
paladins-gain-scout =
    { $n ->
        [one] { $n } zwiadowca
        [few] { $n } zwiadowców
       *[other] { $n } zwiadowców
    }
    .acc =
        { $n ->
            [one] { $n } zwiadowcę
            [few] { $n } zwiadowców
           *[other] { $n } zwiadowców
        }
paladins-gain-merchant =
    { $n ->
        [one] { $n } kupiec
        [few] { $n } kupców
       *[other] { $n } kupców
    }
    .acc =
        { $n ->
            [one] { $n } kupca
            [few] { $n } kupców
           *[other] { $n } kupców
        }
paladins-gain-fighter =
    { $n ->
        [one] { $n } zbrojny
        [few] { $n } zbrojnych
       *[other] { $n } zbrojnych
    }
    .acc =
        { $n ->
            [one] { $n } zbrojnego
            [few] { $n } zbrojnych
           *[other] { $n } zbrojnych
        }
paladins-gain-cleric =
    { $n ->
        [one] { $n } duchowny
        [few] { $n } duchownych
       *[other] { $n } duchownych
    }
    .acc =
        { $n ->
            [one] { $n } duchownego
            [few] { $n } duchownych
           *[other] { $n } duchownych
        }
paladins-gain-criminal =
    { $n ->
        [one] { $n } przestępca
        [few] { $n } przestępców
       *[other] { $n } przestępców
    }
    .acc =
        { $n ->
            [one] { $n } przestępcę
            [few] { $n } przestępców
           *[other] { $n } przestępców
        }
paladins-gain-faith =
    { $n ->
        [one] { $n } wiara
        [few] { $n } punkty wiary
       *[other] { $n } punktów wiary
    }
    .acc =
        { $n ->
            [one] { $n } wiarę
            [few] { $n } punkty wiary
           *[other] { $n } punktów wiary
        }
paladins-gain-strength =
    { $n ->
        [one] { $n } siła
        [few] { $n } punkty siły
       *[other] { $n } punktów siły
    }
    .acc =
        { $n ->
            [one] { $n } siłę
            [few] { $n } punkty siły
           *[other] { $n } punktów siły
        }
paladins-gain-influence =
    { $n ->
        [one] { $n } wpływ
        [few] { $n } wpływy
       *[other] { $n } wpływów
    }
    .acc =
        { $n ->
            [one] { $n } wpływ
            [few] { $n } wpływy
           *[other] { $n } wpływów
        }
paladins-gain-coin =
    { $n ->
        [one] { $n } moneta
        [few] { $n } monety
       *[other] { $n } monet
    }
    .acc =
        { $n ->
            [one] { $n } monetę
            [few] { $n } monety
           *[other] { $n } monet
        }
paladins-gain-tax =
    { $n ->
        [one] { $n } moneta z podatków
        [few] { $n } monety z podatków
       *[other] { $n } monet z podatków
    }
    .acc =
        { $n ->
            [one] { $n } monetę z podatków
            [few] { $n } monety z podatków
           *[other] { $n } monet z podatków
        }
paladins-gain-provision =
    { $n ->
        [one] { $n } prowiant
        [few] { $n } prowianty
       *[other] { $n } prowiantów
    }
    .acc =
        { $n ->
            [one] { $n } prowiant
            [few] { $n } prowianty
           *[other] { $n } prowiantów
        }
paladins-gain-discard-suspicion =
    { $n ->
        [one] { $n } odrzucone podejrzenie
        [few] { $n } odrzucone podejrzenia
       *[other] { $n } odrzuconych podejrzeń
    }
    .acc =
        { $n ->
            [one] { $n } odrzucone podejrzenie
            [few] { $n } odrzucone podejrzenia
           *[other] { $n } odrzuconych podejrzeń
        }
paladins-gain-pay-debt =
    { $n ->
        [one] { $n } spłacony dług
        [few] { $n } spłacone długi
       *[other] { $n } spłaconych długów
    }
    .acc =
        { $n ->
            [one] { $n } spłacony dług
            [few] { $n } spłacone długi
           *[other] { $n } spłaconych długów
        }
paladins-gain-cancel-debt =
    { $n ->
        [one] { $n } anulowany dług
        [few] { $n } anulowane długi
       *[other] { $n } anulowanych długów
    }
    .acc =
        { $n ->
            [one] { $n } anulowany dług
            [few] { $n } anulowane długi
           *[other] { $n } anulowanych długów
        }
paladins-gain-gain-debt =
    { $n ->
        [one] { $n } nowy dług
        [few] { $n } nowe długi
       *[other] { $n } nowych długów
    }
    .acc =
        { $n ->
            [one] { $n } nowy dług
            [few] { $n } nowe długi
           *[other] { $n } nowych długów
        }
paladins-gain-pray = darmowa modlitwa
    .acc = darmową modlitwę
paladins-gain-free-recruit = darmowa rekrutacja
    .acc = darmową rekrutację
paladins-gain-free-develop = darmowy rozwój
    .acc = darmowy rozwój
paladins-gain-either = { $one } albo { $other }

## Powers of the cards (effects.toml)

paladins-power-action-gain = { $action }: { $gain }
paladins-power-action-free-coin = { $action } nie kosztuje w tej rundzie monet.
paladins-power-action-free-provision = { $action } nie kosztuje w tej rundzie prowiantu.
paladins-power-action-discount =
    { $n ->
        [one] { $action } kosztuje w tej rundzie o { $n } monetę mniej.
        [few] { $action } kosztuje w tej rundzie o { $n } monety mniej.
       *[other] { $action } kosztuje w tej rundzie o { $n } monet mniej.
    }
paladins-power-debt-gain = Za każdy spłacony dług: { $gain }
paladins-power-inquisition-gain = Przy każdej Inkwizycji: { $gain }
    .clean = Przy każdej Inkwizycji bez podejrzeń: { $gain }
    .suspected = Przy każdej Inkwizycji, jeśli podejrzeń masz co najmniej { $least }: { $gain }
paladins-power-end-points = 1 PZ { $count }
    .base = { $base } PZ i 1 więcej { $count }
paladins-power-end-relief = Każdy niespłacony dług kosztuje cię o { $n } PZ mniej.

## What the points of a converted Outsider count

paladins-count-commission =
    { $each ->
        [one] za każdego mnicha
        [few] za każdych { $each } mnichów
       *[other] za każdych { $each } mnichów
    }
paladins-count-fortify =
    { $each ->
        [one] za każdy mur
        [few] za każde { $each } mury
       *[other] za każde { $each } murów
    }
paladins-count-garrison =
    { $each ->
        [one] za każdą strażnicę
        [few] za każde { $each } strażnice
       *[other] za każde { $each } strażnic
    }
paladins-count-absolve =
    { $each ->
        [one] za każde rozgrzeszenie
        [few] za każde { $each } rozgrzeszenia
       *[other] za każde { $each } rozgrzeszeń
    }
paladins-count-develop =
    { $each ->
        [one] za każdy położony warsztat
        [few] za każde { $each } położone warsztaty
       *[other] za każde { $each } położonych warsztatów
    }
paladins-count-townsfolk =
    { $each ->
        [one] za każdego mieszczanina w drużynie
        [few] za każdych { $each } mieszczan w drużynie
       *[other] za każdych { $each } mieszczan w drużynie
    }
paladins-count-faith =
    { $each ->
        [one] za każdy punkt wiary
        [few] za każde { $each } punkty wiary
       *[other] za każde { $each } punktów wiary
    }
paladins-count-strength =
    { $each ->
        [one] za każdy punkt siły
        [few] za każde { $each } punkty siły
       *[other] za każde { $each } punktów siły
    }
paladins-count-influence =
    { $each ->
        [one] za każdy wpływ
        [few] za każde { $each } wpływy
       *[other] za każde { $each } wpływów
    }
paladins-count-attacked-viking =
    { $each ->
        [one] za każdego zaatakowanego Wikinga
        [few] za każdych { $each } zaatakowanych Wikingów
       *[other] za każdych { $each } zaatakowanych Wikingów
    }
paladins-count-attacked-byzantine =
    { $each ->
        [one] za każdego zaatakowanego Bizantyjczyka
        [few] za każdych { $each } zaatakowanych Bizantyjczyków
       *[other] za każdych { $each } zaatakowanych Bizantyjczyków
    }
paladins-count-attacked-saracen =
    { $each ->
        [one] za każdego zaatakowanego Saracena
        [few] za każdych { $each } zaatakowanych Saracenów
       *[other] za każdych { $each } zaatakowanych Saracenów
    }
paladins-count-converted-mercenary =
    { $each ->
        [one] za każdego nawróconego Najemnika
        [few] za każdych { $each } nawróconych Najemników
       *[other] za każdych { $each } nawróconych Najemników
    }
paladins-count-order =
    { $each ->
        [one] za każdy wypełniony rozkaz królewski
        [few] za każde { $each } wypełnione rozkazy królewskie
       *[other] za każde { $each } wypełnionych rozkazów królewskich
    }
paladins-count-paid-debt =
    { $each ->
        [one] za każdy spłacony dług
        [few] za każde { $each } spłacone długi
       *[other] za każde { $each } spłaconych długów
    }
paladins-count-suspicion =
    { $each ->
        [one] za każde twoje podejrzenie
        [few] za każde { $each } twoje podejrzenia
       *[other] za każde { $each } twoich podejrzeń
    }

## Peoples (.acc: as an object, .many: several)

paladins-people-viking = Wiking
    .acc = Wikinga
    .many = Wikingowie
paladins-people-byzantine = Bizantyjczyk
    .acc = Bizantyjczyka
    .many = Bizantyjczycy
paladins-people-saracen = Saracen
    .acc = Saracena
    .many = Saraceni

## Townsfolk (.acc: as an object, .of: of the card, .text: what the kind does)

paladins-townsfolk-abbot = Opat
    .acc = Opata
    .of = Opata
    .text = Nagradza cię przy każdym rozgrzeszeniu.
paladins-townsfolk-acolyte = Akolita
    .acc = Akolitę
    .of = Akolity
    .text = Nagradza cię przy każdej misji.
paladins-townsfolk-architect = Architektka
    .acc = Architektkę
    .of = Architektki
    .text = Nagradza cię przy każdym rozwoju.
paladins-townsfolk-conspirator = Spiskowczyni
    .acc = Spiskowczynię
    .of = Spiskowczyni
    .text = Przy każdej Inkwizycji odrzuca podejrzenie.
paladins-townsfolk-debt-collector = Poborca długów
    .acc = Poborcę długów
    .of = Poborcy długów
    .text = Daje poddanego za każdy spłacony dług.
paladins-townsfolk-defender = Obrończyni
    .acc = Obrończynię
    .of = Obrończyni
    .text = Nagradza cię przy każdym ataku.
paladins-townsfolk-gatekeeper = Odźwierna
    .acc = Odźwierną
    .of = Odźwiernej
    .text = Nagradza cię przy każdej fortyfikacji.
paladins-townsfolk-missionary = Zakonnica
    .acc = Zakonnicę
    .of = Zakonnicy
    .text = Nagradza cię przy każdym nawróceniu.
paladins-townsfolk-peddler = Domokrążca
    .acc = Domokrążcę
    .of = Domokrążcy
    .text = Nagradza cię przy Inkwizycji, jeśli masz 2 lub więcej podejrzeń.
paladins-townsfolk-squire = Giermek
    .acc = Giermka
    .of = Giermka
    .text = Podnosi cechę przy Inkwizycji, jeśli nie masz podejrzeń.
paladins-townsfolk-watchman = Strażnik miejski
    .acc = Strażnika miejskiego
    .of = Strażnika miejskiego
    .text = Nagradza cię przy każdym garnizonie.

## Outsiders (.acc: as an object, .of: of the card, .text: the points once converted)

paladins-outsider-adventurer = Awanturnik
    .acc = Awanturnika
    .of = Awanturnika
    .text = Punkty za wysłanych mnichów.
paladins-outsider-archer = Łucznik
    .acc = Łucznika
    .of = Łucznika
    .text = Punkty za strażnice.
paladins-outsider-armourer = Płatnerz
    .acc = Płatnerza
    .of = Płatnerza
    .text = Punkty za siłę.
paladins-outsider-assassin = Zabójczyni
    .acc = Zabójczynię
    .of = Zabójczyni
    .text = Punkty za zaatakowanych Saracenów.
paladins-outsider-barbarian = Barbarzyńca
    .acc = Barbarzyńcę
    .of = Barbarzyńcy
    .text = Punkty za zaatakowanych Bizantyjczyków.
paladins-outsider-champion = Czempion
    .acc = Czempiona
    .of = Czempiona
    .text = Punkt i więcej za wypełnione rozkazy królewskie.
paladins-outsider-guardian = Strażnik
    .acc = Strażnika
    .of = Strażnika
    .text = Punkty za położone warsztaty.
paladins-outsider-hunter = Łowca
    .acc = Łowcę
    .of = Łowcy
    .text = Punkty za mieszczan w twojej drużynie.
paladins-outsider-invader = Najeźdźca
    .acc = Najeźdźcę
    .of = Najeźdźcy
    .text = Punkty za zaatakowanych Wikingów.
paladins-outsider-lookout = Czujka
    .acc = Czujkę
    .of = Czujki
    .text = Punkty za mury.
paladins-outsider-marauder = Grabieżca
    .acc = Grabieżcę
    .of = Grabieżcy
    .text = Punkty za wpływy.
paladins-outsider-mercenary = Najemnik
    .acc = Najemnika
    .of = Najemnika
    .text = Punkt i więcej za każdego nawróconego Najemnika.
paladins-outsider-protector = Obrońca
    .acc = Obrońcę
    .of = Obrońcy
    .text = Punkty za spłacone długi.
paladins-outsider-thief = Złodziej
    .acc = Złodzieja
    .of = Złodzieja
    .text = Punkty za twoje podejrzenia.
paladins-outsider-traitor = Zdrajca
    .acc = Zdrajcę
    .of = Zdrajcy
    .text = Niespłacone długi kosztują cię mniej.
paladins-outsider-vigilante = Mściciel
    .acc = Mściciela
    .of = Mściciela
    .text = Punkty za rozgrzeszenia.
paladins-outsider-warrior = Wojownik
    .acc = Wojownika
    .of = Wojownika
    .text = Punkty za wiarę.

## Paladins (.acc: as an object, .of: of the card, .text: what he does this round)

paladins-paladin-anseis = Anséis
    .acc = Anséisa
    .of = Anséisa
    .text = Fortyfikacja nie kosztuje prowiantu.
paladins-paladin-berengier = Bérengier
    .acc = Bérengiera
    .of = Bérengiera
    .text = Garnizon nie kosztuje prowiantu.
paladins-paladin-engelier = Engelier
    .acc = Engeliera
    .of = Engeliera
    .text = Każdy atak daje 2 monety.
paladins-paladin-gerier = Gérier
    .acc = Gériera
    .of = Gériera
    .text = Nawrócenie nie kosztuje monet.
paladins-paladin-gerin = Gérin
    .acc = Gérina
    .of = Gérina
    .text = Każdy spisek daje 2 monety.
paladins-paladin-girard = Girard
    .acc = Girarda
    .of = Girarda
    .text = Każde polowanie daje o 2 prowianty więcej.
paladins-paladin-ivoire = Ivoire
    .acc = Ivoire’a
    .of = Ivoire’a
    .text = Rozgrzeszenie nie kosztuje monet.
paladins-paladin-ivon = Ivon
    .acc = Ivona
    .of = Ivona
    .text = Misja nie kosztuje prowiantu.
paladins-paladin-oliver = Oliver
    .acc = Olivera
    .of = Olivera
    .text = Modlitwa nie kosztuje monet.
paladins-paladin-otton = Otton
    .acc = Ottona
    .of = Ottona
    .text = Każdy handel daje o 2 monety więcej.
paladins-paladin-roland = Roland
    .acc = Rolanda
    .of = Rolanda
    .text = Rekrutacja nie kosztuje monet.
paladins-paladin-samson = Samson
    .acc = Samsona
    .of = Samsona
    .text = Rozwój kosztuje o 2 monety mniej.

## King's Favours: the names are ours (.text: what the space gives)

paladins-favour-open-gate = Otwarta brama
    .text = Zwiadowca: zrekrutuj mieszczanina za darmo.
paladins-favour-penance = Pokuta
    .text = Duchowny: odrzuć 1 podejrzenie i weź 2 monety z podatków.
paladins-favour-underworld = Półświatek
    .text = Dowolny poddany: zyskaj 2 przestępców.
paladins-favour-grace = Przychylność
    .text = Przestępca i 3 monety: zyskaj 1 wiarę, siłę lub wpływ.
paladins-favour-clemency = Łagodność
    .text = Zbrojny i 1 moneta: spłać 1 dług albo odrzuć 2 podejrzenia.
paladins-favour-on-credit = Na kredyt
    .text = Dowolny poddany i nowy dług: zyskaj 1 zwiadowcę, 1 kupca i 1 zbrojnego.
paladins-favour-building-leave = Pozwolenie na budowę
    .text = Kupiec i 1 prowiant: darmowy rozwój albo 1 zbrojny i 1 duchowny.
paladins-favour-press-gang = Przymusowy zaciąg
    .text = Przestępca: zyskaj 3 wyrobników.
paladins-favour-royal-stores = Królewskie spichlerze
    .text = Dowolny poddany: zyskaj 2 prowianty i 1 monetę z podatków.
paladins-favour-chapel = Kaplica
    .text = Dowolny poddany: opróżnij jedno pole akcji swojej planszy.

## King's Orders: the names are ours (.text: what must be done by the end)

paladins-order-commission = Szerzenie wiary
    .text = Wyślij 5 mnichów.
paladins-order-fortify = Mocne mury
    .text = Zbuduj 5 murów.
paladins-order-garrison = Strzeżone granice
    .text = Postaw 5 strażnic.
paladins-order-absolve = Czyste sumienie
    .text = Przenieś 5 dzbanów.
paladins-order-attack = Pokonani wrogowie
    .text = Zaatakuj 5 obcych.
paladins-order-convert = Pozyskane dusze
    .text = Nawróć 5 obcych.

## Schemes of the solo opponent (.text: what it tries)

paladins-scheme-kings-favour = Łaska królewska
    .text = Używa łaski wskazanej znacznikiem albo następnej wolnej.
paladins-scheme-kings-order = Rozkaz królewski
    .text = Próbuje skrajnie prawego niewypełnionego rozkazu.
paladins-scheme-commission = Misja
    .text = Wysyła mnicha po nagrodę, którą lubi najbardziej.
paladins-scheme-fortify = Fortyfikacja
    .text = Buduje mur; z możliwości bierze skrajnie lewą.
paladins-scheme-garrison = Garnizon
    .text = Stawia strażnicę po nagrodę, którą lubi najbardziej.
paladins-scheme-absolve = Rozgrzeszenie
    .text = Odwraca dzban, zyskuje 1 wiarę i odrzuca podejrzenie; potem spłaca dług albo odrzuca kolejne.
paladins-scheme-attack = Atak
    .text = Atakuje obcego wskazanego znacznikiem w granicach swojej siły.
paladins-scheme-convert = Nawrócenie
    .text = Nawraca obcego wskazanego znacznikiem w granicach swojej wiary.
paladins-scheme-recruit = Rekrutacja
    .text = Odprawia mieszczanina wskazanego znacznikiem.
paladins-scheme-pray = Modlitwa
    .text = Opróżnia swoją prawą stronę albo zyskuje poddanego; potem tasuje się wszystkie intrygi.
paladins-scheme-trade = Handel
    .text = Przesuwa znacznik o 1 pole.
paladins-scheme-conspire = Spisek
    .text = Zyskuje podejrzenie i 2 poddanych.

## What stands in a row: gains, workers; squares and Wall cards by what they are worth

paladins-list =
    { $size ->
        [2] { $one } i { $two }
        [3] { $one }, { $two } i { $three }
        [4] { $one }, { $two }, { $three } i { $four }
       *[other] { $one }
    }
paladins-square = Region { $region }: { $gains }
paladins-wall =
    { $points ->
        [0] kartę bez PZ
       *[other] kartę za { $points } PZ
    }
paladins-points = { $n } PZ
paladins-price =
    { $coins ->
        [0] { $provisions ->
                [0] {""}
               *[other] {" "}za { paladins-price-provisions }
            }
       *[other] { $provisions ->
                [0] {" "}za { paladins-price-coins }
               *[other] {" "}za { paladins-price-coins } i { paladins-price-provisions }
            }
    }
paladins-price-coins =
    { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }
paladins-price-provisions =
    { $provisions ->
        [one] { $provisions } prowiant
        [few] { $provisions } prowianty
       *[many] { $provisions } prowiantów
    }

## Phases ($n: the round)

paladins-phase-draft = Pierwszy mieszczanin
paladins-phase-round = Następna runda
paladins-phase-paladin = Runda { $n }: paladyni
paladins-phase-tavern = Runda { $n }: karczma
paladins-phase-acting = Runda { $n }: akcje
paladins-phase-refresh = Runda { $n }: zakończenie

## What a turn can be

paladins-deed-develop = { paladins-action-develop }
paladins-deed-recruit = { paladins-action-recruit }
paladins-deed-pray = { paladins-action-pray }
paladins-deed-conspire = { paladins-action-conspire }
paladins-deed-hunt = { paladins-action-hunt }
paladins-deed-trade = { paladins-action-trade }
paladins-deed-commission = { paladins-action-commission }
paladins-deed-fortify = { paladins-action-fortify }
paladins-deed-garrison = { paladins-action-garrison }
paladins-deed-absolve = { paladins-action-absolve }
paladins-deed-attack = { paladins-action-attack }
paladins-deed-convert = { paladins-action-convert }
paladins-deed-favour-1 = Łaska królewska 3. rundy
paladins-deed-favour-2 = Łaska królewska 4. rundy
paladins-deed-favour-3 = Łaska królewska 5. rundy
paladins-deed-favour-4 = Łaska królewska 6. rundy
paladins-deed-favour-5 = Łaska królewska 7. rundy

## How a Townsfolk is recruited

paladins-way-dismiss = odprawić
paladins-way-dismiss-debt = odprawić za dług
paladins-way-keep = wziąć do drużyny
paladins-way-keep-debt = wziąć do drużyny za dług

## Questions: -ask to the one asked (.note: one line under it), -option and -pass on the buttons

paladins-draft-ask = Kto będzie twoim pierwszym mieszczaninem?
    .note = Dołącza do drużyny za darmo i od razu daje nagrodę.
paladins-draft-option = { $it }
paladins-draft-pass = Pomiń

paladins-paladin-ask = Który paladyn rusza z tobą w tej rundzie?
    .note = Jeden rusza, jeden idzie na wierzch talii, trzeci pod spód. Wszyscy wybierają w tajemnicy.
paladins-paladin-option = Rusza { $rides }, na wierzch { $top }
paladins-paladin-pass = Pomiń

paladins-tavern-ask = Którą kartę karczmy bierzesz?
    .note = Zyskujesz czworo poddanych z karty; każdy przestępca przynosi podejrzenie.
paladins-tavern-option = { $it }
paladins-tavern-pass = Pomiń

paladins-act-ask = Co robisz?
    .note = Jedna akcja na turę. Kto pasuje, kończy rundę i zatrzymuje najwyżej trzech poddanych.
paladins-act-option = { $it }
paladins-act-pass = Spasować

paladins-workers-ask = { $about }: których poddanych wysyłasz?
    .note = Barwne miejsce wymaga swojej barwy albo przestępcy, przejrzyste kogokolwiek.
paladins-workers-option = { $it }
paladins-workers-pass = Pomiń

paladins-develop-ask = Gdzie kładziesz warsztat?
    .note = Akcja wymaga odtąd o poddanego mniej. Poddany spod warsztatu jest twój.
paladins-develop-option =
    { $action }, { $slot ->
        [0] pierwsze miejsce
       *[other] drugie miejsce
    }
paladins-develop-pass = Pomiń

paladins-recruit-ask = Kogo rekrutujesz i jak?
    .note = Jeden poddany odprawia mieszczanina po nagrodę, dwóch bierze go do drużyny.
paladins-recruit-option = { $townsfolk }: { $way }
paladins-recruit-pass = Pomiń

paladins-pray-ask = Które pole akcji opróżniasz?
    .note = Poddani wracają do puli, a pola można użyć ponownie.
paladins-pray-option = { $it }
paladins-pray-pass = Pomiń

paladins-clear-ask = Które pole akcji opróżniasz za darmo?
    .note = Poddani wracają do puli, a pola można użyć ponownie.
paladins-clear-option = { $it }
paladins-clear-pass = Nie opróżniać żadnego

paladins-take-ask = Kogo rekrutujesz za darmo?
    .note = Mieszczanin dołącza do drużyny bez poddanych i monet.
paladins-take-option = { $it }
paladins-take-pass = Nikogo nie rekrutować

paladins-commission-ask = Dokąd wysyłasz mnicha?
    .note = Pole od razu daje nagrodę i pozostaje zajęte.
paladins-commission-option = { $it }
paladins-commission-pass = Pomiń

paladins-garrison-ask = Gdzie stawiasz strażnicę?
    .note = Pole od razu daje nagrodę i pozostaje zajęte.
paladins-garrison-option = { $it }
paladins-garrison-pass = Pomiń

paladins-absolve-ask = Na które pole przenosisz dzban?
    .note = Od razu daje nagrodę, a inny dzban już tam nie trafi.
paladins-absolve-option = { $it }
paladins-absolve-pass = Pomiń

paladins-attack-ask = Kogo atakujesz?
    .note = Brakującą siłę najmujesz: moneta za 2, zaokrąglając w górę.
paladins-attack-option = { $it }
paladins-attack-pass = Pomiń

paladins-convert-ask = Kogo nawracasz?
    .note = Karta daje siłę od razu i punkty na koniec.
paladins-convert-option = { $it }
paladins-convert-pass = Pomiń

paladins-discard-ask = Ile podejrzeń odrzucasz?
    .note = Najnowsze idą pierwsze.
paladins-discard-option = { $it }
paladins-discard-pass = Pomiń

paladins-choose-ask = Co z tego wybierasz?
    .note = Jedną możliwość; to, co nic ci nie da, jest zamknięte.
paladins-choose-option = { $it }
paladins-choose-pass = Pomiń

paladins-inquisition-ask = Który z twoich mieszczan teraz działa?
    .note = Zanim padną długi, każdy może zadziałać raz.
paladins-inquisition-option = { $it }
paladins-inquisition-pass = Już nikt

paladins-keep-ask = Których trzech poddanych zatrzymujesz?
    .note = Wszyscy pozostali wracają do puli.
paladins-keep-option = { $it }
paladins-keep-pass = Pomiń

## Log

paladins-log-round =
    Zaczyna się runda { $n }. { $me ->
        [yes] Zaczynasz ty
       *[no] Zaczyna { $who }
    }.
paladins-log-order = Odkryto rozkaz królewski: { $card }.
paladins-log-kings-favour = Odkryto łaskę królewską: { $card }.
paladins-log-chose = Paladyni zostali wybrani.
paladins-log-rides =
    { $me ->
        [yes] Ujawniasz
       *[no] { $who } ujawnia
    } paladyna: { $paladin }.
paladins-log-tavern =
    { $me ->
        [yes] Bierzesz
       *[no] { $who } bierze
    } kartę karczmy: { $card }.
paladins-log-acts =
    { $me ->
        [yes] Wykonujesz
       *[no] { $who } wykonuje
    } akcję { $action }{ paladins-price }.
paladins-log-gained =
    { $me ->
        [yes] Zyskujesz
       *[no] { $who } zyskuje
    } { $it }.
paladins-log-workshop =
    { $me ->
        [yes] Kładziesz
       *[no] { $who } kładzie
    } warsztat na { $action } i { $me ->
        [yes] zyskujesz
       *[no] zyskuje
    } { $it }.
paladins-log-dismissed =
    { $me ->
        [yes] Odprawiasz
       *[no] { $who } odprawia
    } { $card }.
paladins-log-joined =
    { $me ->
        [yes] Bierzesz do swojej drużyny { $card }
       *[no] { $who } bierze do drużyny { $card }
    }.
paladins-log-cleared =
    Modlitwą { $me ->
        [yes] zwalniasz
       *[no] { $who } zwalnia
    } { $action }.
paladins-log-monk =
    { $me ->
        [yes] Wysyłasz
       *[no] { $who } wysyła
    } mnicha { $square }.
paladins-log-outpost =
    { $me ->
        [yes] Posyłasz
       *[no] { $who } posyła
    } strażnicę { $square }.
paladins-log-wall =
    { $me ->
        [yes] Budujesz
       *[no] { $who } buduje
    } { $n }. mur, { $wall }.
paladins-log-jar =
    { $me ->
        [yes] Przenosisz
       *[no] { $who } przenosi
    } { $n }. dzban.
paladins-log-attacked =
    { $me ->
        [yes] Atakujesz
       *[no] { $who } atakuje
    } { $card }.
paladins-log-converted =
    { $me ->
        [yes] Nawracasz
       *[no] { $who } nawraca
    } { $card }.
paladins-log-favour =
    { $me ->
        [yes] Korzystasz
       *[no] { $who } korzysta
    } z łaski królewskiej: { $favour }.
paladins-log-debt =
    { $me ->
        [yes] Bierzesz
       *[no] { $who } bierze
    } { $n ->
        [one] { $n } dług
        [few] { $n } długi
       *[many] { $n } długów
    }.
paladins-log-paid-debt =
    { $me ->
        [yes] Spłacasz
       *[no] { $who } spłaca
    } dług.
paladins-log-cancelled =
    { $me ->
        [yes] Zwracasz
       *[no] { $who } zwraca
    } niespłacony dług.
paladins-log-suspicion =
    { $me ->
        [yes] Dobierasz
       *[no] { $who } dobiera
    } podejrzenie { $n ->
        [0] bez podatku
       *[other] z podatkiem { $n }
    }.
paladins-log-no-suspicion =
    { $me ->
        [yes] Nie dobierasz
       *[no] { $who } nie dobiera
    } podejrzenia: żadnego już nie ma.
paladins-log-discarded =
    { $me ->
        [yes] Odrzucasz
       *[no] { $who } odrzuca
    } { $n ->
        [one] { $n } podejrzenie
        [few] { $n } podejrzenia
       *[many] { $n } podejrzeń
    }.
paladins-log-tax =
    { $me ->
        [yes] Bierzesz
       *[no] { $who } bierze
    } z podatków { $n ->
        [one] { $n } monetę
        [few] { $n } monety
       *[many] { $n } monet
    }.
paladins-log-inquisition = Odbywa się Inkwizycja.
paladins-log-used =
    { $me ->
        [yes] Używasz
       *[no] { $who } używa
    } podczas Inkwizycji mieszczanina: { $card }.
paladins-log-innocent = Nikt nie ma podejrzeń i nikt nie bierze długu.
paladins-log-guilty =
    { $me ->
        [yes] Masz najwięcej podejrzeń i bierzesz
       *[no] { $who } ma najwięcej podejrzeń i bierze
    } dług.
paladins-log-refilled =
    Pulę podatków uzupełniono do { $n ->
        [one] { $n } monety
        [few] { $n } monet
       *[many] { $n } monet
    }.
paladins-log-passed =
    { $me ->
        [yes] Pasujesz
       *[no] { $who } pasuje
    }{ $n ->
        [0] {""}
        [one] {" "}i zostaje { $n } poddany
        [few] {" "}i zostaje { $n } poddanych
       *[many] {" "}i zostaje { $n } poddanych
    }.
paladins-log-left = Z rzędu mieszczan odrzucono { $card }.
paladins-log-moved-on = Z rzędu obcych odrzucono { $card }.
paladins-log-ended = Siedem rund minęło: gra się kończy.

## Solo log: what the opponent does, and why

paladins-log-marker =
    Znacznik surowców przesuwa się o { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[many] { $n } pól
    } na pole { $to }.
paladins-log-wrapped = Znacznik zaczyna od nowa i podnosi cechę wirtualnego gracza: { $attribute }.
paladins-log-solo-workshop = Warsztat wirtualnego gracza przechodzi z rozkazu na jego akcję: { $action }.
paladins-log-solo-scheme-joins = Do odrzuconych intryg wirtualnego gracza dochodzi łaska królewska.
paladins-log-solo-tavern =
    Na karcie, która została w karczmie ({ $card }), { $n ->
        [one] jest { $n } przestępca
        [few] jest { $n } przestępców
       *[other] jest { $n } przestępców
    }: podejrzenie pada na wirtualnego gracza.
paladins-log-solo-scheme =
    Wirtualny gracz odkrywa intrygę: { $scheme }. { $left ->
        [one] W talii zostaje { $left } karta.
        [few] W talii zostają { $left } karty.
       *[other] W talii zostaje { $left } kart.
    }
paladins-log-solo-new-deck =
    { $n ->
        [one] { $n } intryga tworzy
        [few] { $n } intrygi tworzą
       *[other] { $n } intryg tworzy
    } nową potasowaną talię.
paladins-log-solo-order = Rozkaz { $place }, { $card }, nie jest jeszcze wypełniony: { $have } z { $need }.
paladins-log-solo-order-again = Rozkaz { $place }, { $card }, jest już wypełniony ({ $have } z { $need }), ale przychodzi na niego kolej znowu.
paladins-log-solo-closed = { $action } nie wchodzi w grę: { $why }.
paladins-log-solo-fallback = Zamiast tego pierwsza od lewej możliwa akcja górnego rzędu: { $action }.
paladins-log-solo-enough =
    { $action } wymaga { $need ->
        [one] { $need } poddanego
        [few] { $need } poddanych
       *[other] { $need } poddanych
    }{ $workshops ->
        [0] {""}
        [one] {" "}({ $workshops } warsztat)
        [few] {" "}({ $workshops } warsztaty)
       *[other] {" "}({ $workshops } warsztatów)
    }; do dyspozycji ma { $have }.
paladins-log-solo-points = Znacznik surowców wskazuje miejsce { $place }.
paladins-log-solo-skips = Miejsce { $place }: { $why }.
paladins-log-solo-picks = Bierze kartę z miejsca { $place }.
paladins-log-solo-square = Ulubiona nagroda: { $reward }, najbardziej z lewej { $square }.
paladins-log-solo-square-instead = Lepszej nagrody nie ma w zasięgu ({ $missing }), więc { $reward }, najbardziej z lewej { $square }.
paladins-log-solo-leftmost = Z możliwości bierze skrajnie lewą, która mu się przyda: { $offer }.
paladins-log-solo-workers =
    Wirtualny gracz zyskuje { $n ->
        [one] { $n } poddanego
        [few] { $n } poddanych
       *[other] { $n } poddanych
    }.
paladins-log-solo-freed =
    Po prawej stronie swojej planszy opróżnia { $n ->
        [one] { $n } pole akcji
        [few] { $n } pola akcji
       *[other] { $n } pól akcji
    }.
paladins-log-solo-nothing-to-free = Po prawej stronie jego planszy nikogo nie ma, więc zamiast tego zyskuje poddanego.
paladins-log-solo-no-suspicion = Nie ma podejrzenia do odrzucenia: zamiast tego 1 moneta z podatków wraca do wspólnej puli.
paladins-log-solo-no-debt = Nie ma niespłaconego długu do odrzucenia: zamiast tego 1 moneta z podatków wraca do wspólnej puli.
paladins-log-solo-tax =
    Wirtualny gracz zwraca z podatków do wspólnej puli { $n ->
        [one] { $n } monetę
        [few] { $n } monety
       *[other] { $n } monet
    }.
paladins-log-solo-jar = Wirtualny gracz odwraca { $n }. dzban.
paladins-log-solo-rests =
    Wirtualny gracz odpoczywa i pasuje. { $n ->
        [0] Nie został mu żaden poddany.
        [one] Został mu { $n } poddany.
        [few] Zostało mu { $n } poddanych.
       *[other] Zostało mu { $n } poddanych.
    }
paladins-log-solo-out = Wirtualnemu graczowi skończyli się poddani: ta runda się dla niego kończy.

## Why the solo opponent cannot do something (after a colon)

paladins-solo-why-used = pole akcji jest zajęte
paladins-solo-why-workers = ma { $have } z { $need } potrzebnych poddanych
paladins-solo-why-seven = siedem razy to już wszystko
paladins-solo-why-faith = wiara { $have } z { $need }
paladins-solo-why-strength = siła { $have } z { $need }
paladins-solo-why-influence = wpływy { $have } z { $need }
paladins-solo-why-square = żadne pole nie jest wolne
paladins-solo-why-no-debt = wolne są tylko pola ze spłatą długu, a nie ma czego spłacać
paladins-solo-why-no-wall = skończyły się karty murów
paladins-solo-why-no-outsider = nie ma już żadnego obcego
paladins-solo-why-no-townsfolk = nie ma już żadnego mieszczanina
paladins-solo-why-favour-used = żadna odkryta łaska nie jest wolna
paladins-solo-why-gone = karty już nie ma
paladins-solo-why-taken = leży tam poddany
paladins-solo-why-sealed = jeszcze zakryta

## What the solo opponent likes about a square

paladins-solo-reward-free-recruit = darmowa rekrutacja
paladins-solo-reward-pay-debt = spłata długu
paladins-solo-reward-pray = darmowa modlitwa
paladins-solo-reward-two-workers = 2 poddanych
paladins-solo-reward-one-worker = 1 poddany
paladins-solo-reward-coin = 2 monety
paladins-solo-reward-discard-suspicion = odrzucenie podejrzenia
paladins-solo-rewards = { $one }, { $more }

## Why something cannot be done (.title: the same in a few words)

paladins-why-used = Na tym polu akcji leżą już twoi poddani; zwolni je modlitwa.
    .title = Zajęte w tej rundzie
paladins-why-favour-used = Na tej łasce królewskiej leży poddany aż do końca rundy.
    .title = Użyta w tej rundzie
paladins-why-workers = Nie masz poddanych, którzy tu pasują.
    .title = Poddani nie pasują
paladins-why-two = Do drużyny potrzeba dwóch poddanych, w tym zbrojnego albo przestępcy.
    .title = Trzeba dwóch, w tym zbrojnego
paladins-why-coins =
    Kosztuje to { $need ->
        [one] { $need } monetę
        [few] { $need } monety
       *[many] { $need } monet
    }, a masz { $have }.
    .title = Monety { $have } z { $need }
paladins-why-provisions =
    Kosztuje to { $need ->
        [one] { $need } prowiant
        [few] { $need } prowianty
       *[many] { $need } prowiantów
    }, a masz { $have }.
    .title = Prowiant { $have } z { $need }
paladins-why-hire =
    Najęcie brakującej siły kosztuje { $need ->
        [one] { $need } monetę
        [few] { $need } monety
       *[many] { $need } monet
    }, a masz { $have }.
    .title = Monety { $have } z { $need }
paladins-why-faith = Potrzebna jest wiara { $need }, a twoja to { $have }.
    .title = Wiara { $have } z { $need }
paladins-why-strength = Potrzebna jest siła { $need }, a twoja to { $have }.
    .title = Siła { $have } z { $need }
paladins-why-influence = Potrzebne są wpływy { $need }, a twoje to { $have }.
    .title = Wpływy { $have } z { $need }
paladins-why-seven = Tę akcję masz już za sobą siedem razy.
    .title = Wykonana siedem razy
paladins-why-square = Żadne pole nie jest wolne.
    .title = Brak wolnego pola
paladins-why-taken = Na tym polu stoi już mnich albo strażnica.
    .title = Pole jest zajęte
paladins-why-jar = Na tym polu leży już dzban.
    .title = Pole jest zajęte
paladins-why-workshops = Wszystkie twoje warsztaty leżą już na planszy.
    .title = Brak warsztatów
paladins-why-no-townsfolk = W rzędzie nie ma żadnego mieszczanina.
    .title = Nie ma kogo rekrutować
paladins-why-no-debt-here = Za dług można mieć tylko dwóch skrajnie lewych mieszczan.
    .title = Nie za dług
paladins-why-nothing-to-clear = Na żadnym innym twoim polu akcji nie leżą poddani.
    .title = Nie ma czego opróżnić
paladins-why-no-wall = Nie ma już żadnej karty murów.
    .title = Brak kart murów
paladins-why-no-outsider = W rzędzie nie ma żadnego obcego.
    .title = Nie ma tu obcych
paladins-why-suspicions = Liczba twoich podejrzeń nie pasuje do tego mieszczanina.
    .title = Nie ta liczba podejrzeń
paladins-why-no-debt = Nie masz niespłaconego długu.
    .title = Nie ma czego spłacić
paladins-why-no-suspicion = Nie masz żadnego podejrzenia.
    .title = Nie ma czego odrzucić
paladins-why-top = Ta cecha jest już na końcu swojego toru.
    .title = Już na końcu
paladins-why-no-workshop = Wszystkie twoje warsztaty leżą już na planszy.
    .title = Brak warsztatów

## Price and gain on the buttons: a thing, its sign and its number

paladins-hint-coin = monety { $coin }
paladins-hint-provision = prowiant { $provision }
paladins-hint-labourer = wyrobnicy { $labourer }
paladins-hint-scout = zwiadowcy { $scout }
paladins-hint-merchant = kupcy { $merchant }
paladins-hint-fighter = zbrojni { $fighter }
paladins-hint-cleric = duchowni { $cleric }
paladins-hint-criminal = przestępcy { $criminal }
paladins-hint-workers = poddani { $workers }
paladins-hint-faith = wiara { $faith }
paladins-hint-strength = siła { $strength }
paladins-hint-influence = wpływy { $influence }
paladins-hint-suspicion = podejrzenia { $suspicion }
paladins-hint-debt = długi { $debt }
paladins-hint-boost-faith = wiara { $faith } w tej rundzie
paladins-hint-boost-strength = siła { $strength } w tej rundzie
paladins-hint-boost-influence = wpływy { $influence } w tej rundzie
paladins-hint-tax = monety z podatków { $coin }
paladins-hint-discard-suspicion = podejrzenia do { $suspicion }
paladins-hint-pay-debt = niespłacone długi { $debt }, spłata
paladins-hint-cancel-debt = niespłacone długi { $debt }, anulowanie
paladins-hint-until-paid = { $points } PZ, póki nie spłacisz
paladins-hint-pray = darmowa modlitwa
paladins-hint-free-recruit = darmowa rekrutacja
paladins-hint-free-develop = darmowy rozwój
paladins-hint-inquisition = ostatni podatek: nadejdzie Inkwizycja
paladins-hint-points = teraz { $points } PZ ({ $ability })
paladins-hint-back = z powrotem do puli: { $crew }
paladins-hint-needs-one = { $action } wymaga odtąd 1 poddanego
paladins-hint-needs-two = { $action } wymaga odtąd 2 poddanych

## The score sheet

paladins-score-orders = Rozkazy królewskie
paladins-score-faith = Wiara
paladins-score-strength = Siła
paladins-score-influence = Wpływy
paladins-score-develop = Rozwój
paladins-score-commission = Misja
paladins-score-fortify = Fortyfikacja
paladins-score-garrison = Garnizon
paladins-score-absolve = Rozgrzeszenie
paladins-score-walls = Karty murów
paladins-score-outsiders = Obcy
paladins-score-debts = Długi
paladins-score-goods = Monety i prowiant

## How it ended ($who: the winner, or all who share the victory)

paladins-end-points = Wygrywa { $who }: najwięcej punktów.
paladins-end-tie-break = Przy remisie punktowym wygrywa { $who }.
paladins-end-shared = Remis do samego końca, zwycięstwo dla: { $who }.
paladins-end-solo = Wygrywa wirtualny gracz.

## Chapters of the Law whose heading is no clause

paladins-law-components = Elementy gry
paladins-law-setup = Przygotowanie gry
paladins-law-round = Runda
paladins-law-paladin = Paladyni
paladins-law-actions = Akcje
paladins-law-hunt = Polowanie
paladins-law-trade = Handel
paladins-law-suspicion = Podejrzenia
paladins-law-tax = Podatki
paladins-law-debt = Długi
paladins-law-outsider = Obcy
paladins-law-townsfolk = Mieszczanie
paladins-law-icons = Ikony

## The game in two minutes (.text: at most 35 words, .law: the clause that says it all)

paladins-learn-goal = Służ królowi, zbieraj sławę
    .text = Po siedmiu rundach wygrywa, kto ma najwięcej punktów zwycięstwa. Dają je strażnice, mury, mnisi i obcy, a także wysoka wiara, siła i wpływy.
    .law = goal.3
paladins-learn-turn = Paladyn i sześciu poddanych
    .text = W każdej rundzie wybierz jednego z trzech paladynów: daje dwóch poddanych, wyższe cechy i zdolność na tę rundę. Karta karczmy dodaje czterech kolejnych poddanych.
    .law = round.4
paladins-learn-deeds = Poddani na twojej planszy
    .text = Tura to jedna akcja: kładziesz poddanych na jej miejscach. Kolorowe miejsce chce swojego rodzaju, przezroczyste każdego. Lewa strona zbiera, prawa punktuje.
    .law = actions.1
paladins-learn-fight = Obcy u bram
    .text = Kraju strzegą mury i strażnice. Siłą atakujesz obcego i od razu zyskujesz nagrodę; wiarą go nawracasz i masz punkty na koniec.
    .law = attack.4
paladins-learn-special = Grzechy mają swoją cenę
    .text = Każdy zyskany przestępca przynosi podejrzenie. Gdy zniknie ostatnia moneta podatków, przychodzi Inkwizycja: kto ma najwięcej podejrzeń, dostaje dług.
    .law = suspicion.1
paladins-learn-end = Wola króla
    .text = Trzy rozkazy królewskie mówią, czego król żąda: 4, 6 i 8 punktów dla każdego, kto je wypełni do końca. Późniejsze łaski królewskie otwierają nowe akcje dla tego, kto pierwszy.
    .law = order.1
