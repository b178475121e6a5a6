### Słowa stołu gry Root. Zasady mają swoje w src/regnum/games/root/words.

## Mapa

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


## Said elsewhere

root-rail-short-marquise = { root-faction-marquise.short }
root-rail-short-eyrie = { root-faction-eyrie.short }
root-rail-short-alliance = { root-faction-alliance.short }
root-rail-short-vagabond = { root-faction-vagabond.short }
root-rail-short-vagabond2 = { root-faction-vagabond2.short }
root-rail-short-lizard = { root-faction-lizard.short }
root-rail-short-riverfolk = { root-faction-riverfolk.short }
root-rail-short-duchy = { root-faction-duchy.short }
root-rail-short-corvid = { root-faction-corvid.short }
root-rail-vizier = { root-card-vizier }
root-rail-vizier-text = { root-card-vizier.text }
root-rail-hated = { root-piece-outcast.hated }
root-rail-outcast = { root-piece-outcast }

## Tabs and what every player has

root-rail-factions = Plansze frakcji
root-rail-choose = Wybierz tutaj
root-rail-in-supply = w rezerwie
root-rail-draws =
    { $n ->
        [one] karta co Wieczór
        [few] karty co Wieczór
       *[many] kart co Wieczór
    }
root-rail-crafted = wytworzono
root-rail-coffins = w trumnach
root-rail-coalition = w koalicji: { $faction }
root-rail-known = Znane karty na ręce
root-rail-done = gotowe
root-rail-vp = { $n } PZ
root-rail-warriors =
    { $n ->
        [one] { $n } wojownik
        [few] { $n } wojowników
       *[many] { $n } wojowników
    }

## Hand and crafting

root-rail-your-hand = Twoja ręka
root-rail-hand-of = Jawna ręka: { $faction }
root-rail-not-crafted = nie wytwarza się
root-rail-craftable = można wytworzyć
root-rail-crafting = do wytwarzania
root-rail-crafting-suit = { $suit }: zostało { $left } z { $all } do wytwarzania

## Marquise

root-rail-track = { $piece }: na mapie { $out }, zostało { $left }; następny kosztuje { $cost } drewna i daje punktów: { $points }
root-rail-wood-out = drewna na mapie, { $left } zostało

## Eyrie

root-rail-leader = przywódca
root-rail-deposed = obalony
root-rail-each-evening = PZ co Wieczór
root-rail-roosts = Gniazda na mapie: { $n }; co Wieczór punkty: { $points }

## Alliance

root-rail-bases = Bazy
root-rail-base-out = { $suit }: baza jest na mapie
root-rail-base-left = { $suit }: baza jest na planszy
root-rail-sympathy-next = następna: poplecznicy { $cost }, { $points } PZ
root-rail-sympathy = Sympatia na mapie: { $n }; następna kosztuje popleczników: { $cost }, punktów daje: { $points }

## Vagabond

root-rail-state-ready = gotowy
root-rail-state-exhausted = wyczerpany
root-rail-state-damaged = uszkodzony
root-rail-state-damaged-exhausted = uszkodzony i wyczerpany
root-rail-relations = Relacje
root-rail-relation = { $faction }: { $space }, pomoc w tej turze: { $n }
root-rail-aids = Pomoc w tej turze
root-rail-refreshes = odświeżane co Świt
root-rail-item-limit = przedmiotów najwyżej
root-rail-aid-step = { $n }× pomoc: +{ $points } PZ
root-rail-quest = odkryte zadanie
root-rail-quests-done = Ukończone zadania

## Lizard Cult

root-rail-conspiracies = Spiski
root-rail-acolytes =
    { $n ->
        [one] kosztuje { $n } akolitę
        [few] kosztuje { $n } akolitów
       *[many] kosztuje { $n } akolitów
    }
root-rail-outcast-text = Spiski działają na polanach wyrzutka.
root-rail-gardens = { $suit }: ogrodów na mapie { $n }, karta daje punktów: { $points }

## Riverfolk

root-rail-services = Usługi
root-rail-price =
    { $n ->
        [one] kosztuje { $n } wojownika
        [few] kosztuje { $n } wojowników
       *[many] kosztuje { $n } wojowników
    }
root-rail-posts = { $suit }: placówek na mapie { $n }, zostało { $left }
root-rail-crafting-funds =
    { $n ->
        [one] { $n } fundusz wytwarza
        [few] { $n } fundusze wytwarzają
       *[many] { $n } funduszy wytwarza
    }

## Duchy

root-rail-crowns =
    { $n ->
        [one] została { $n } korona
        [few] zostały { $n } korony
       *[many] zostało { $n } koron
    }
root-rail-rank = { $cards } karty · +{ $n } PZ
root-rail-minister-unswayed = niezjednany
root-rail-minister-swayed = zjednany
root-rail-minister-used = zjednany, już działał
root-rail-burrow-gain = +{ $n }
root-rail-draw-gain = +{ $n }
root-rail-citadels = Cytadele na mapie: { $n }; wojowników co Świt: { $warriors }
root-rail-markets = Targi na mapie: { $n }; kart co Wieczór: { $cards }
root-rail-in-burrow = w Norze, +{ $n } co Świt
root-rail-tunnels =
    { $n ->
        [one] tunel został
        [few] tunele zostały
       *[many] tuneli zostało
    }

## Corvids

root-rail-plots-left = Intrygi w rezerwie
root-rail-plots-out = Intrygi na mapie
root-rail-plots = { $n } w rezerwie
root-rail-face-down = zakryta, polana { $n }
root-rail-face-up = odkryta, polana { $n }
root-rail-plot-cost =
    { $n ->
        [one] wojownik za następną intrygę
        [few] wojowników za następną intrygę
       *[many] wojowników za następną intrygę
    }
root-rail-flip = PZ za następne odsłonięcie
root-rail-exerted = wysiłek

## Battle

root-rail-battle = Bitwa na polanie { $n }
root-rail-step-ambush = Zasadzka
root-rail-step-roll = Rzut
root-rail-step-extra = Dodatkowe
root-rail-step-losses = Straty
root-rail-at-most = Trafienia z rzutu, najwyżej
root-rail-rolled = Trafienia z rzutu
root-rail-by-cards = Karty i zdolności
root-rail-force = { $faction }: wojowników { $n }
root-rail-high-attacker = wyższy dla atakującego, niższy dla obrońcy
root-rail-high-defender = wyższy dla obrońcy, niższy dla atakującego
root-rail-not-rolled = jeszcze bez rzutu
root-rail-die = kość: { $n }
root-rail-hits =
    { $n ->
        [one] { $n } trafienie
        [few] { $n } trafienia
       *[many] { $n } trafień
    }
root-rail-if-ambush = Jeśli zagrasz zasadzkę
root-rail-if-ambush-text = { $who }: od razu trafień { $n }. Potem na ciebie najwyżej { $most }.
root-rail-if-ambush-ends = { $who }: trafień { $n }. Bez udaremnienia bitwa się kończy.
root-rail-if-kept = Jeśli ją zachowasz
root-rail-if-kept-text = Do { $n ->
        [one] { $n } trafienia
        [few] { $n } trafień
       *[other] { $n } trafień
    } na ciebie; dla atakującego { $points } PZ.
