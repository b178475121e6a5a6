### Słowa stołu Paladynów. Zasady mają swoje w src/regnum/games/paladins/words.

## Części stołu

paladins-ui-setup = Przygotowanie
paladins-ui-round = Runda { $n } z 7
paladins-ui-rounds = Rundy, rozkazy i łaski królewskie
paladins-ui-land = Kraina
paladins-ui-land-all = Regiony i obcy
paladins-ui-sheet = Plansza
paladins-ui-town = Miasto
paladins-ui-your-sheet = Twoja plansza
paladins-ui-sheet-of = Plansza: { $who }
paladins-ui-open-sheet = otwórz planszę
paladins-ui-back = Wróć do mojej
paladins-ui-opponent = Wirtualny gracz
paladins-ui-lost = Wygrywa wirtualny gracz.
paladins-ui-yours = twój

## Słówka

paladins-ui-or = lub
paladins-ui-free = za darmo
paladins-ui-of = { $n } z { $of }
paladins-ui-of-all = z { $of }
paladins-ui-slot = miejsce { $n }
paladins-ui-taken = w tej rundzie już zajęte
paladins-ui-just-taken = właśnie zabrał
paladins-ui-gone = brak
paladins-ui-taken-short = zabrane
paladins-ui-used = już użyte
paladins-ui-clears = zwalnia rząd
paladins-ui-region = Region { $n }
paladins-ui-reach = do regionu { $n }
paladins-ui-have = { $name } { $have } z { $need }
paladins-ui-done =
    { $n ->
        [one] zrobione raz
        [few] zrobione { $n }×
       *[other] zrobione { $n }×
    }

## Rundy i podatki

paladins-ui-order = Rozkaz królewski
paladins-ui-order-points = { $n } PZ na koniec
paladins-ui-favour = Łaska królewska
paladins-ui-sealed = zakryte do rundy { $n }
paladins-ui-sealed-short = zakryte
paladins-ui-tax = Pula podatków
paladins-ui-tax-text = Stąd bierze się monety z podatków. Gdy zniknie ostatnia, zbiera się inkwizycja.

## Karty

paladins-ui-townsfolk = Mieszczanin
paladins-ui-paladin = Paladyn
paladins-ui-attacked = Za atak: { $gains }
paladins-ui-converted = Za nawrócenie: { $gains }
paladins-ui-attacked-short = Zaatakowani
paladins-ui-converted-short = Nawróceni
paladins-ui-sent = Odprawiony: { $gains }
paladins-ui-kept = W drużynie: { $gains }
paladins-ui-flag-faith = Misja i nawrócenie wymagają tu wiary { $n }.
paladins-ui-flag-strength = Garnizon i atak wymagają tu siły { $n }.
paladins-ui-deck-townsfolk = Mieszczanie
paladins-ui-deck-outsiders = Obcy
paladins-ui-deck-walls = Mury
paladins-ui-deck-suspicions = Podejrzenia

## Plansza

paladins-ui-supply = Zaopatrzenie
paladins-ui-supply-text = poddani i zasoby
paladins-ui-deeds = Czyny
paladins-ui-deeds-text = jedna cecha jest potrzebna, druga rośnie
paladins-ui-your-deeds = Twoje czyny
paladins-ui-workshops = Warsztaty
paladins-ui-workshops-text = Każdy położony oszczędza poddanego przy czynie i odkrywa jednego dla ciebie.
paladins-ui-workshop-points = położone: { $n }, { $points } PZ
paladins-ui-jars = Pola na dzbany
paladins-ui-jars-moved = Przeniesione dzbany
paladins-ui-ladder = Pod każdym miejscem stoi cena, nad ostatnimi punkty.
paladins-ui-with-paladin = { $track } na torze, { $more } od paladyna
paladins-ui-about-faith = Otwiera regiony mnichom, a obcych nawróceniu.
paladins-ui-about-strength = Otwiera regiony strażnicom, a obcych atakowi.
paladins-ui-about-influence = Potrzebne do murów i dzbanów.

## Ręka i zasoby

paladins-ui-workers = Poddani
paladins-ui-in-hand = { $n } pod ręką
paladins-ui-hand-go = { $n } idzie, { $stay } zostaje
paladins-ui-hand-keep = zatrzymujesz { $n } z { $of }
paladins-ui-nobody = Nie masz już poddanych.
paladins-ui-criminal = Pasuje na każde miejsce.
paladins-ui-stores = Zasoby
paladins-ui-coins = monety
paladins-ui-coins-text = Trzy monety lub prowianty to 1 PZ na koniec.
paladins-ui-provisions = prowiant
paladins-ui-provisions-text = Płaci za mnichów, mury i strażnice.
paladins-ui-suspicions = podejrzenia
paladins-ui-suspicions-text = Kto ma ich najwięcej podczas inkwizycji, bierze dług.
paladins-ui-debts = długi
paladins-ui-debts-text = Niespłacony: { $unpaid } PZ. Spłacony: { $paid } PZ; masz ich { $n }.
paladins-ui-paid = spłacone
paladins-ui-no-paladin-yet = Nikt jeszcze z tobą nie jedzie.

## Inni

paladins-ui-left =
    { $n ->
        [one] został { $n } poddany
        [few] zostali { $n } poddani
       *[many] zostało { $n } poddanych
    }
paladins-ui-passed = poza rundą, ma { $n }
paladins-ui-choosing = wybiera
paladins-ui-chosen = wybrane
paladins-ui-monks = Mnisi
paladins-ui-walls = Mury
paladins-ui-outposts = Strażnice

## Paladyni i karczma

paladins-ui-stage = Paladyni i karczma
paladins-ui-who-rides = Pojedzie?
paladins-ui-rides = Jedzie z tobą
paladins-ui-on-top = Na wierzch talii
paladins-ui-to-bottom = Na spód talii
paladins-ui-no-paladin = Trwa wybór paladynów.
paladins-ui-tavern = Karczma
paladins-ui-tavern-text = każdy weźmie potem kartę
paladins-ui-tavern-card = Karta karczmy

## Inkwizycja

paladins-ui-inquisition = Inkwizycja
paladins-ui-inquisition-short = Inkwiz.
paladins-ui-inquisition-text = najwięcej podejrzeń bierze dług

## Wirtualny gracz

paladins-ui-level-easy = łatwy
paladins-ui-level-standard = zwykły
paladins-ui-level-hard = trudny
paladins-ui-scheme = Intryga
paladins-ui-schemes-left = w talii { $n }
paladins-ui-solo-waits = Czeka na swoją pierwszą turę.
paladins-ui-marker = Znacznik
paladins-ui-solo-workers = Zostało { $n } z { $of } poddanych
paladins-ui-older = Wcześniejsze tury
paladins-ui-workers-left = Zostało poddanych: { $n }
