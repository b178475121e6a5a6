### Słowa stołu gry Root. Zasady mają swoje w src/regnum/games/root/words.

## Mapa

root-ui-setup = Przygotowanie
root-ui-factions = Frakcje
root-ui-hand = Ręka
root-ui-map = { $map }: dwanaście polan
root-ui-burrow = Nora
root-ui-ruled = kontroluje: { $faction }
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
root-rail-in-supply = w puli
root-rail-draws =
    { $n ->
        [one] karta każdego Wieczoru
        [few] karty każdego Wieczoru
       *[many] kart każdego Wieczoru
    }
root-rail-crafted = przekuto
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
root-rail-not-crafted = nie przekuwa się
root-rail-craftable = można przekuć
root-rail-crafting = do przekuwania
root-rail-crafting-suit = { $suit }: zostało { $left } z { $all } do przekuwania

## Marquise

root-rail-track = { $piece }: na mapie { $out }, zostało { $left }; następny kosztuje { $cost ->
        [one] { $cost } drewno
        [few] { $cost } drewna
       *[many] { $cost } drewna
    } i daje { $points } PZ
root-rail-wood-out = drewno na mapie, zostało { $left }

## Automata

root-rail-automaton = Automat
root-rail-automaton-track = { $piece }: na mapie { $out }; tor punktuje { $points }

## Eyrie

root-rail-leader = przywódca
root-rail-deposed = obalony
root-rail-each-evening = PZ każdego Wieczoru
root-rail-roosts = Gniazda na mapie: { $n }; każdego Wieczoru +{ $points } PZ

## Alliance

root-rail-bases = Bazy
root-rail-base-out = { $suit }: baza jest na mapie
root-rail-base-left = { $suit }: baza jest na planszy
root-rail-sympathy-next = następny: { $cost ->
        [one] { $cost } stronnik
        [few] { $cost } stronników
       *[many] { $cost } stronników
    }, { $points } PZ
root-rail-sympathy = Żetony sympatyków na mapie: { $n }; następny kosztuje { $cost ->
        [one] { $cost } stronnika
        [few] { $cost } stronników
       *[many] { $cost } stronników
    } i daje { $points } PZ

## Vagabond

root-rail-state-ready = gotowy
root-rail-state-exhausted = wyczerpany
root-rail-state-damaged = uszkodzony
root-rail-state-damaged-exhausted = uszkodzony i wyczerpany
root-rail-relations = Relacje
root-rail-relation = { $faction }: { $space }, pomoc w tej turze: { $n }
root-rail-aids = Pomoc w tej turze
root-rail-refreshes = odświeżane każdego Świtu
root-rail-item-limit = przedmiotów najwyżej
root-rail-aid-step = { $n }× pomoc: +{ $points } PZ
root-rail-quest = odkryta misja
root-rail-quests-done = Ukończone misje

## Lizard Cult

root-rail-conspiracies = Spiski
root-rail-acolytes =
    { $n ->
        [one] kosztuje { $n } akolitę
        [few] kosztuje { $n } akolitów
       *[many] kosztuje { $n } akolitów
    }
root-rail-outcast-text = Spiski działają na polanach Wygnańca.
root-rail-gardens = { $suit }: ogrodów na mapie { $n }, karta daje { $points } PZ

## Riverfolk

root-rail-services = Usługi
root-rail-price =
    { $n ->
        [one] kosztuje { $n } wojownika
        [few] kosztuje { $n } wojowników
       *[many] kosztuje { $n } wojowników
    }
root-rail-posts = { $suit }: faktorii na mapie { $n }, zostało { $left }
root-rail-crafting-funds =
    { $n ->
        [one] { $n } fundusz przekuwa
        [few] { $n } fundusze przekuwają
       *[many] { $n } funduszy przekuwa
    }

## Duchy

root-rail-crowns =
    { $n ->
        [one] została { $n } korona
        [few] zostały { $n } korony
       *[many] zostało { $n } koron
    }
root-rail-rank = { $cards } karty · +{ $n } PZ
root-rail-minister-unswayed = nieprzekonany
root-rail-minister-swayed = przekonany
root-rail-minister-used = przekonany, już działał
root-rail-burrow-gain = +{ $n }
root-rail-draw-gain = +{ $n }
root-rail-citadels = Cytadele na mapie: { $n }; wojowników każdego Świtu: { $warriors }
root-rail-markets = Targi na mapie: { $n }; kart każdego Wieczoru: { $cards }
root-rail-in-burrow = w Norze, +{ $n } każdego Świtu
root-rail-tunnels =
    { $n ->
        [one] tunel został
        [few] tunele zostały
       *[many] tuneli zostało
    }

## Corvids

root-rail-plots-left = Intrygi w puli
root-rail-plots-out = Intrygi na mapie
root-rail-plots = { $n } w puli
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

root-rail-battle = Walka na polanie { $n }
root-rail-step-ambush = Zasadzka
root-rail-step-roll = Rzut
root-rail-step-extra = Dodatkowe
root-rail-step-losses = Straty
root-rail-at-most = Obrażenia z rzutu, najwyżej
root-rail-rolled = Obrażenia z rzutu
root-rail-by-cards = Karty i zdolności
root-rail-force = { $faction }: wojowników { $n }
root-rail-high-attacker = wyższy dla atakującego, niższy dla obrońcy
root-rail-high-defender = wyższy dla obrońcy, niższy dla atakującego
root-rail-not-rolled = jeszcze bez rzutu
root-rail-die = kość: { $n }
root-rail-hits =
    { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    }
root-rail-if-ambush = Jeśli zagrasz zasadzkę
root-rail-if-ambush-text = { $who }: od razu { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    }. Ty potem najwyżej { $most }.
root-rail-if-ambush-ends = { $who }: { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    }. Bez udaremnienia walka się kończy.
root-rail-if-kept = Jeśli ją zachowasz
root-rail-if-kept-text = Otrzymasz do { $n ->
        [one] { $n } obrażenia
        [few] { $n } obrażeń
       *[other] { $n } obrażeń
    }; atakujący zdobędzie { $points } PZ.
root-ui-action = Akcja { $n } z { $of }
root-ui-action-begun = Akcja { $n } z { $of }, w toku
root-ui-no-action = Akcje się skończyły
root-ui-refreshes = Przedmioty do odświeżenia: { $n }

# The score sheet, by where points came from
root-score-own = Własna droga i karty
root-score-removing = Usunięte budynki i żetony
root-score-crafting = Przekute przedmioty
root-score-lost = Stracone
