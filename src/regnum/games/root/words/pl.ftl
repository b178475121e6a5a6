### Root: the words of the game, in Polish.
### The same keys and attributes stand in en.ftl, cs.ftl and pl.ftl.

## Title

root-title = Root
root-tagline = Wojna o Leśnogród, każda strona według własnych zasad.

## Factions (.acc: whom one attacks, .of: whose, .to: to whom, .with: with whom, .short: on a board, .hint: how it plays)

root-faction-marquise = Markiza de Kot
    .acc = Markizę
    .of = Markizy
    .to = Markizie
    .with = z Markizą
    .short = Markiza
    .hint = Buduje przemysł drzewny i trzyma kraj w garści.
root-faction-eyrie = Dynastie Orlich Gniazd
    .acc = Orły
    .of = Orłów
    .to = Orłom
    .with = z Orłami
    .short = Orły
    .hint = Punktują za gniazda i muszą wypełniać rosnący Dekret.
root-faction-alliance = Sojusz Stworzeń Leśnych
    .acc = Sojusz
    .of = Sojuszu
    .to = Sojuszowi
    .with = z Sojuszem
    .short = Sojusz
    .hint = Zdobywa sympatyków i uderza rewoltą.
root-faction-vagabond = Włóczęga
    .acc = Włóczęgę
    .of = Włóczęgi
    .to = Włóczędze
    .with = z Włóczęgą
    .short = Włóczęga
    .hint = Wędruje sam z plecakiem przedmiotów: pomoc, misje, zła sława.
root-faction-vagabond2 = Drugi Włóczęga
    .acc = drugiego Włóczęgę
    .of = drugiego Włóczęgi
    .to = drugiemu Włóczędze
    .with = z drugim Włóczęgą
    .short = Drugi Włóczęga
    .hint = Rywal na tych samych drogach.
root-faction-lizard = Jaszczurzy Kultyści
    .acc = Kultystów
    .of = Kultystów
    .to = Kultystom
    .with = z Kultystami
    .short = Kultyści
    .hint = Przyciągają wygnańców ogrodami, rytuałami i akolitami.
root-faction-riverfolk = Kompania Plemion Rzecznych
    .acc = Kompanię
    .of = Kompanii
    .to = Kompanii
    .with = z Kompanią
    .short = Kompania
    .hint = Sprzedaje usługi wszystkim, a za zapłatę zakłada faktorie.
root-faction-duchy = Podziemne Księstwo
    .acc = Księstwo
    .of = Księstwa
    .to = Księstwu
    .with = z Księstwem
    .short = Księstwo
    .hint = Wychodzi tunelami i przekonuje ministrów.
root-faction-corvid = Krucza Konspiracja
    .acc = Kruki
    .of = Kruków
    .to = Krukom
    .with = z Krukami
    .short = Kruki
    .hint = Knuje tajne intrygi i punktuje za ich odsłonięcie.

## Suits (.name: within a sentence)

root-suit-bird = Ptak
    .name = ptak
root-suit-fox = Lis
    .name = lis
root-suit-rabbit = Królik
    .name = królik
root-suit-mouse = Mysz
    .name = mysz

## Phases

root-phase-setting-up = Przygotowanie gry
root-phase-birdsong = Świt
root-phase-daylight = Dzień
root-phase-evening = Wieczór

## Places (.in: where one is, .into: where one goes, .put: where one places a piece, .from: whence)

root-clearing = polana { $n }
    .in = na polanie { $n }
    .into = na polanę { $n }
    .put = na polanie { $n }
    .from = z polany { $n }
root-forest = las { $n }
    .in = w lesie { $n }
    .into = do lasu { $n }
    .put = w lesie { $n }
    .from = z lasu { $n }
root-burrow = Nora
    .in = w Norze
    .into = do Nory
    .put = w Norze
    .from = z Nory
root-place-path = Ścieżka
root-place-closed-path = Zamknięta ścieżka
root-place-river = Rzeka
root-place-slot = Pole budowy
root-place-ruin = Ruiny
root-place-lake = Jezioro
root-place-ferry = Prom
root-place-tower = Wieża
root-place-pass = Przełęcz
root-place-corner = Polana narożna
root-place-coast = Polana nadbrzeżna

## Maps

root-map-autumn = Jesień
root-map-winter = Zima
root-map-lake = Jezioro
root-map-mountain = Góry

## Items (faceup; .acc: as an object, .of: in place of it, .no-ready: what one lacks; .exhausted, .damaged: its other states)

root-item-boots = But
    .acc = but
    .of = buta
    .no-ready = gotowego buta
    .exhausted = Wyczerpany but
    .damaged = Uszkodzony but
    .damaged-exhausted = Uszkodzony i wyczerpany but
root-item-sword = Miecz
    .acc = miecz
    .of = miecza
    .no-ready = gotowego miecza
    .exhausted = Wyczerpany miecz
    .damaged = Uszkodzony miecz
    .damaged-exhausted = Uszkodzony i wyczerpany miecz
root-item-bag = Torba
    .acc = torbę
    .of = torby
    .no-ready = gotowej torby
    .exhausted = Wyczerpana torba
    .damaged = Uszkodzona torba
    .damaged-exhausted = Uszkodzona i wyczerpana torba
root-item-hammer = Młotek
    .acc = młotek
    .of = młotka
    .no-ready = gotowego młotka
    .exhausted = Wyczerpany młotek
    .damaged = Uszkodzony młotek
    .damaged-exhausted = Uszkodzony i wyczerpany młotek
root-item-teapot = Herbata
    .acc = herbatę
    .of = herbaty
    .no-ready = gotowej herbaty
    .exhausted = Wyczerpana herbata
    .damaged = Uszkodzona herbata
    .damaged-exhausted = Uszkodzona i wyczerpana herbata
root-item-coins = Moneta
    .acc = monetę
    .of = monety
    .no-ready = gotowej monety
    .exhausted = Wyczerpana moneta
    .damaged = Uszkodzona moneta
    .damaged-exhausted = Uszkodzona i wyczerpana moneta
root-item-crossbow = Kusza
    .acc = kuszę
    .of = kuszy
    .no-ready = gotowej kuszy
    .exhausted = Wyczerpana kusza
    .damaged = Uszkodzona kusza
    .damaged-exhausted = Uszkodzona i wyczerpana kusza
root-item-torch = Pochodnia
    .acc = pochodnię
    .of = pochodni
    .no-ready = gotowej pochodni
    .exhausted = Wyczerpana pochodnia
    .damaged = Uszkodzona pochodnia
    .damaged-exhausted = Uszkodzona i wyczerpana pochodnia

## Pieces (.acc: as an object)

root-piece-sawmill = Tartak
    .acc = tartak
root-piece-workshop = Warsztat
    .acc = warsztat
root-piece-recruiter = Koszary
    .acc = koszary
root-piece-roost = Gniazdo
    .acc = gniazdo
root-piece-base = Baza
    .acc = bazę
root-piece-garden = Ogród
    .acc = ogród
root-piece-citadel = Cytadela
    .acc = cytadelę
root-piece-market = Targ
    .acc = targ
root-piece-ruin = Ruiny
    .acc = ruiny
root-piece-keep = Twierdza
    .acc = twierdzę
root-piece-wood = Drewno
    .acc = drewno
root-piece-sympathy = Sympatycy
    .acc = sympatyków
root-piece-trade-post = Faktoria handlowa
    .acc = faktorię handlową
root-piece-tunnel = Tunel
    .acc = tunel
root-piece-plot = Intryga
    .acc = intrygę
root-piece-outcast = Wygnaniec
    .hated = Znienawidzony

## How many ($n)

root-count-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }

## Zones of the boards

root-zone-hand = Ręka
root-zone-deck = Talia
root-zone-discard = Stos kart odrzuconych
root-zone-supply = Pula
root-zone-item-supply = Pula przedmiotów
root-zone-crafted = Przekute przedmioty
root-zone-play-area = Obszar gry
root-zone-available = Dostępne karty dominacji
root-zone-decree = Dekret
root-zone-supporters = Stronnicy
root-zone-officers = Oficerowie
root-zone-satchel = Plecak
root-zone-damaged = Uszkodzone przedmioty
root-zone-quests = Odkryte misje
root-zone-completed = Ukończone misje
root-zone-acolytes = Akolici
root-zone-lost-souls = Zagubione Dusze
root-zone-funds = Fundusze
root-zone-payments = Płatności
root-zone-committed = Zaangażowane fundusze
root-zone-unswayed = Nieprzekonani ministrowie
root-zone-swayed = Przekonani ministrowie
root-zone-crowns = Korony
root-zone-revealed = Ujawnione karty

## Abilities of the factions (.text: what they do)

root-ability-field-hospitals = Szpitale polowe
    .text = Gdy tracisz wojowników na polanie, karta jej symbolu przenosi ich do twierdzy.
root-ability-the-keep = Twierdza
    .text = Nikt inny nie może umieszczać komponentów na polanie twierdzy.
root-ability-lords-of-the-forest = Panowie lasu
    .text = Przy remisie to ty kontrolujesz polanę; pustych nie kontrolujesz.
root-ability-disdain-for-trade = Pogarda dla handlu
    .text = Przekuty przedmiot daje ci tylko 1 punkt.
root-ability-guerrilla-war = Wojna partyzancka
    .text = W obronie zadajesz wyższy wynik rzutu.
root-ability-outrage = Bunt
    .text = Kto usunie sympatyków lub wprowadzi wojowników na ich polanę, daje ci kartę z jej symbolem.
root-ability-martial-law = Stan wojenny
    .text = Zdobycie sympatyków kosztuje o 1 stronnika więcej tam, gdzie inny gracz ma 3 wojowników.
root-ability-lone-wanderer = Samotny wędrowiec
    .text = Twój pionek nie jest wojownikiem, niczego nie kontroluje i nigdy nie znika z mapy.
root-ability-nimble = Zwinność
    .text = Poruszasz się bez względu na to, kto kontroluje polany.
root-ability-infamy = Zła sława
    .text = W walce w swojej turze dostajesz 1 punkt za każdy usunięty komponent wrogiej frakcji.
root-ability-hatred-of-birds = Nienawiść do ptaków
    .text = W twoich rytuałach ptaki nie są jokerami.
root-ability-revenge = Zemsta
    .text = Wojownicy straceni w obronie stają się akolitami.
root-ability-pilgrims = Pielgrzymi
    .text = Kontrolujesz każdą polanę z ogrodem.
root-ability-fear-of-the-faithful = Strach wiernych
    .text = Za usunięty ogród odrzucasz losową kartę.
root-ability-swimmers = Pływacy
    .text = Rzeki są dla ciebie ścieżkami i nie musisz przy nich niczego kontrolować.
root-ability-public-hand = Jawna ręka
    .text = Wszyscy widzą twoje karty.
root-ability-trade-disruption = Zerwany handel
    .text = Za usuniętą faktorię tracisz połowę funduszy, zaokrągloną w górę.
root-ability-protectionism = Protekcjonizm
    .text = Jeśli o Świcie nie masz płatności, połóż tam 2 swoich wojowników.
root-ability-dividends = Dywidenda
    .text = Z faktorią na mapie: 1 punkt za każde 2 fundusze.
root-ability-price-of-failure = Cena porażki
    .text = Utrata budynków kosztuje losową kartę, najwyższego ministra i jego koronę.
root-ability-exposure = Zdemaskowanie
    .text = Pokaż kartę z symbolem polany i zgadnij zakrytą intrygę: trafisz, to znika; chybisz, oddajesz kartę.
root-ability-embedded-agents = Ukryci agenci
    .text = Broniąc się przy zakrytej intrydze, zadajesz 1 dodatkowe obrażenie.

## Leaders of the Eyrie (.text: what they bring)

root-leader-builder = Budowniczy
    .text = Wezyrowie w werbunku i ruchu. Przekute przedmioty punktują w pełni.
root-leader-charismatic = Charyzmatyk
    .text = Wezyrowie w werbunku i walce. Każdy werbunek musi umieścić 2 wojowników.
root-leader-commander = Dowódca
    .text = Wezyrowie w ruchu i walce. W ataku zadajesz 1 dodatkowe obrażenie.
root-leader-despot = Despota
    .text = Wezyrowie w ruchu i budowie. Walka, w której usuniesz budynek lub żeton, daje 1 punkt więcej.
root-card-vizier = Lojalny Wezyr
    .text = Ptak w Dekrecie, którego nigdy się nie odrzuca.

## The Decree

root-decree-recruit = Werbunek
    .text = Wojownik przy gnieździe danego symbolu
root-decree-move = Ruch
    .text = Co najmniej jeden wojownik z polany danego symbolu
root-decree-battle = Walka
    .text = Na polanie danego symbolu
root-decree-build = Budowa
    .text = Gniazdo na polanie danego symbolu, którą kontrolujesz

## Relationships of the Vagabond

root-relationship-indifferent = Obojętny
root-relationship-amiable = Przychylny
root-relationship-friendly = Przyjazny
root-relationship-allied = Sojusznik
root-relationship-hostile = Wrogi

## Characters of the Vagabond and their special actions (.text: what it does)

root-character-thief = Złodziej
root-character-tinker = Majsterkowicz
root-character-ranger = Tropiciel
root-character-vagrant = Przybłęda
root-character-arbiter = Rozjemca
root-character-scoundrel = Łotr
root-character-adventurer = Poszukiwacz Przygód
root-character-ronin = Ronin
root-character-harrier = Harcownik
root-special-steal = Kradzież
    .text = Wyczerp pochodnię: zabierz losową kartę graczowi ze swojej polany.
root-special-day-labor = Praca dorywcza
    .text = Wyczerp pochodnię: weź ze stosu odrzuconych kartę z symbolem swojej polany albo ptaka.
root-special-hideout = Kryjówka
    .text = Wyczerp pochodnię: napraw 3 przedmioty; twój Dzień się kończy.
root-special-instigate = Podżeganie
    .text = Wyczerp pochodnię: wywołaj tu walkę dwóch innych i wybierz, co stracą obie strony.
root-special-protector = Ochrona
    .text = Obrońca może cię tu wezwać: ty dostajesz 1 punkt, twoje miecze podnoszą jego limit obrażeń.
root-special-scorched-earth = Spalona ziemia
    .text = Zostaw tu pochodnię: znikają wszystkie komponenty przeciwników i nic już tu nie wejdzie.
root-special-improvise = Improwizacja
    .text = Raz na turę jeden przedmiot może w misji zastąpić inny; potem jest uszkodzony.
root-special-swift-strike = Szybki cios
    .text = Po rzucie wyczerp miecz, by zadać 1 dodatkowe obrażenie.
root-special-glide = Szybowanie
    .text = Wyczerp pochodnię: przenieś się na dowolną polanę bez butów.

## The Cult: conspiracies, rituals

root-conspiracy-crusade = Krucjata
    .text = Walka na polanie Wygnańca albo ruch z niej, a potem walka.
root-conspiracy-convert = Nawrócenie
    .text = Na polanie Wygnańca zastąp wojownika przeciwnika swoim.
root-conspiracy-sanctify = Uświęcenie
    .text = Na polanie Wygnańca zastąp budynek przeciwnika ogrodem.
root-ritual-build = Budowa
    .text = Ogród na polanie danego symbolu, którą kontrolujesz
root-ritual-recruit = Werbunek
    .text = Wojownik na polanie danego symbolu
root-ritual-score = Punktowanie
    .text = Wydaj kartę za punkty z jej toru ogrodów
root-ritual-sacrifice = Ofiara
    .text = Ptak czyni z wojownika akolitę

## Services of the Riverfolk (.text: what is bought)

root-service-hand-card = Karta z ręki
    .text = Weź dowolną kartę z jawnej ręki Kompanii.
root-service-riverboats = Łodzie rzeczne
    .text = W tej turze rzeki są dla ciebie ścieżkami.
root-service-mercenaries = Najemnicy
    .text = Wojownicy Kompanii w tej turze kontrolują polany i walczą dla ciebie; obrażenia się dzieli.

## Ministers of the Duchy (.text: their action)

root-rank-squire = Ziemianin
root-rank-noble = Notabl
root-rank-lord = Wielmoża
root-minister-foremole = Sztygar
    .text = Ujawnij dowolną kartę: cytadela lub targ na polanie, którą kontrolujesz.
root-minister-captain = Kapitan
    .text = Rozpocznij walkę.
root-minister-marshal = Marszałek
    .text = Wykonaj ruch.
root-minister-brigadier = Brygadier
    .text = Do dwóch ruchów albo do dwóch walk.
root-minister-banker = Bankier
    .text = Wydaj karty jednego symbolu: 1 punkt za każdą.
root-minister-mayor = Burmistrz
    .text = Wykonaj akcję przekonanego ziemianina lub notabla.
root-minister-duchess-of-mud = Księżna Błota
    .text = 2 punkty, jeśli na mapie są wszystkie trzy tunele.
root-minister-baron-of-dirt = Baron Piachu
    .text = 1 punkt za każdy targ na mapie.
root-minister-earl-of-stone = Hrabia Kamienia
    .text = 1 punkt za każdą cytadelę na mapie.

## Plots of the Corvids (.text: what they do)

root-plot-bomb = Bomba
    .text = Po odsłonięciu usuwa wszystkie komponenty przeciwników, a potem siebie.
root-plot-snare = Sidła
    .text = Odsłonięte: przeciwnicy nie mogą tu nic umieszczać ani stąd wyjść.
root-plot-extortion = Wymuszenie
    .text = Po odsłonięciu: losowa karta od każdego obecnego. Odsłonięte: Wieczorem karta więcej.
root-plot-raid = Najazd
    .text = Po usunięciu, ale nie zdemaskowaniu: wojownik na każdej sąsiedniej polanie.
root-plot-hidden = Zakryta intryga

## Actions (.hint: in a few words)

root-action-craft = Przekuwanie
    .hint = karta z ręki
root-action-move = Ruch
    .hint = wojownicy na sąsiednią polanę
root-action-battle = Walka
    .hint = z jednym przeciwnikiem na polanie
root-action-march = Marsz
    .hint = do dwóch ruchów
root-action-recruit = Werbunek
    .hint = nowi wojownicy
root-action-build = Budowa
    .hint = budynek na mapę
root-action-overwork = Nadgodziny
    .hint = karta za drewno przy tartaku
root-action-extra = Dodatkowa akcja
    .hint = za ptasią kartę
root-action-revolt = Rewolta
    .hint = baza tam, gdzie są sympatycy
root-action-spread-sympathy = Zdobywanie sympatyków
    .hint = żeton sympatyków za stronników
root-action-mobilize = Mobilizacja
    .hint = karta do stronników
root-action-train = Szkolenie
    .hint = oficer za kartę z symbolem bazy
root-action-organize = Agitacja
    .hint = wojownik zmienia się w sympatyków
root-action-slip = Przemknięcie
    .hint = jeden krok za darmo, także do lasu
root-action-explore = Eksploracja
    .hint = pochodnia: przedmiot z ruin
root-action-aid = Pomoc
    .hint = dowolny przedmiot i karta dla innego gracza
root-action-quest = Misja
    .hint = dwa przedmioty za nagrodę
root-action-strike = Strzał
    .hint = kusza: usuń wojownika
root-action-repair = Naprawa
    .hint = młotek: napraw przedmiot
root-action-special = Akcja specjalna
    .hint = to, co potrafi twoja postać
root-action-draw = Dobranie karty
    .hint = za zaangażowany fundusz
root-action-trade-post = Faktoria handlowa
    .hint = za dwa fundusze kontrolującego polanę
root-action-dig = Kopanie
    .hint = tunel i do czterech wojowników
root-action-sway = Przekonywanie
    .hint = minister za ujawnione karty
root-action-parliament = Parlament
    .hint = każdy przekonany minister raz
root-action-flip = Odsłonięcie intrygi
    .hint = punkt za każdą odsłoniętą intrygę
root-action-plot = Intryga
    .hint = wojownicy za zakrytą intrygę
root-action-trick = Podstęp
    .hint = zamiana dwóch intryg
root-action-expose = Zdemaskowanie intrygi
    .hint = pokaż kartę i zgaduj
root-action-dominance = Aktywacja dominacji
    .hint = mając co najmniej 10 punktów
root-action-take-dominance = Weź kartę dominacji
    .hint = za kartę tego samego symbolu
root-action-open-path = Otwarcie ścieżki
    .hint = dowolna karta: 1 punkt

## Quests (.text: what to do and what it brings)

root-quest-fundraising = Zbiórka
    .text = Na lisiej polanie wyczerp herbatę i monetę: dobierz 2 karty albo zdobądź 1 punkt za każdą swoją ukończoną lisią misję.
root-quest-errand-fox = Sprawunek
    .text = Na lisiej polanie wyczerp herbatę i but: dobierz 2 karty albo zdobądź 1 punkt za każdą swoją ukończoną lisią misję.
root-quest-logistics-help-fox = Pomoc w dostawach
    .text = Na lisiej polanie wyczerp but i torbę: dobierz 2 karty albo zdobądź 1 punkt za każdą swoją ukończoną lisią misję.
root-quest-repair-a-shed = Naprawa szopy
    .text = Na lisiej polanie wyczerp pochodnię i młotek: dobierz 2 karty albo zdobądź 1 punkt za każdą swoją ukończoną lisią misję.
root-quest-give-a-speech-fox = Przemowa
    .text = Na lisiej polanie wyczerp pochodnię i herbatę: dobierz 2 karty albo zdobądź 1 punkt za każdą swoją ukończoną lisią misję.
root-quest-guard-duty-rabbit = Warta
    .text = Na króliczej polanie wyczerp pochodnię i miecz: dobierz 2 karty albo zdobądź 1 punkt za każdą swoją ukończoną króliczą misję.
root-quest-errand-rabbit = Sprawunek
    .text = Na króliczej polanie wyczerp herbatę i but: dobierz 2 karty albo zdobądź 1 punkt za każdą swoją ukończoną króliczą misję.
root-quest-give-a-speech-rabbit = Przemowa
    .text = Na króliczej polanie wyczerp pochodnię i herbatę: dobierz 2 karty albo zdobądź 1 punkt za każdą swoją ukończoną króliczą misję.
root-quest-fend-off-a-bear-rabbit = Przepędzenie niedźwiedzia
    .text = Na króliczej polanie wyczerp pochodnię i kuszę: dobierz 2 karty albo zdobądź 1 punkt za każdą swoją ukończoną króliczą misję.
root-quest-expel-bandits-rabbit = Wypędzenie bandytów
    .text = Na króliczej polanie wyczerp dwa miecze: dobierz 2 karty albo zdobądź 1 punkt za każdą swoją ukończoną króliczą misję.
root-quest-expel-bandits-mouse = Wypędzenie bandytów
    .text = Na mysiej polanie wyczerp dwa miecze: dobierz 2 karty albo zdobądź 1 punkt za każdą swoją ukończoną mysią misję.
root-quest-guard-duty-mouse = Warta
    .text = Na mysiej polanie wyczerp pochodnię i miecz: dobierz 2 karty albo zdobądź 1 punkt za każdą swoją ukończoną mysią misję.
root-quest-fend-off-a-bear-mouse = Przepędzenie niedźwiedzia
    .text = Na mysiej polanie wyczerp pochodnię i kuszę: dobierz 2 karty albo zdobądź 1 punkt za każdą swoją ukończoną mysią misję.
root-quest-escort = Eskorta
    .text = Na mysiej polanie wyczerp dwa buty: dobierz 2 karty albo zdobądź 1 punkt za każdą swoją ukończoną mysią misję.
root-quest-logistics-help-mouse = Pomoc w dostawach
    .text = Na mysiej polanie wyczerp but i torbę: dobierz 2 karty albo zdobądź 1 punkt za każdą swoją ukończoną mysią misję.

## Cards (.text: what the card does; root-card puts name and suit together, .quoted within a sentence)

root-card = { $name } ({ $suit })
    .quoted = „{ $name }” ({ $suit })
root-card-alone = { $name }
    .quoted = „{ $name }”
root-card-birdy-bindle = Ptasi tobołek
    .text = Weź z puli torbę i zdobądź 1 punkt.
root-card-woodland-runners = Leśni biegacze
    .text = Weź z puli but i zdobądź 1 punkt.
root-card-arms-trader = Handlarz bronią
    .text = Weź z puli miecz i zdobądź 2 punkty.
root-card-crossbow-bird = Kusza
    .text = Weź z puli kuszę i zdobądź 1 punkt.
root-card-gently-used-knapsack = Prawie nowy plecak
    .text = Weź z puli torbę i zdobądź 1 punkt.
root-card-root-tea-fox = Herbata z korzeni
    .text = Weź z puli herbatę i zdobądź 2 punkty.
root-card-travel-gear-fox = Ekwipunek podróżny
    .text = Weź z puli but i zdobądź 1 punkt.
root-card-protection-racket = Haracz
    .text = Weź z puli monetę i zdobądź 3 punkty.
root-card-foxfolk-steel = Lisia stal
    .text = Weź z puli miecz i zdobądź 2 punkty.
root-card-anvil = Kowadło
    .text = Weź z puli młotek i zdobądź 2 punkty.
root-card-smugglers-trail = Szlak przemytnika
    .text = Weź z puli torbę i zdobądź 1 punkt.
root-card-root-tea-rabbit = Herbata z korzeni
    .text = Weź z puli herbatę i zdobądź 2 punkty.
root-card-a-visit-to-friends = Wizyta u przyjaciół
    .text = Weź z puli but i zdobądź 1 punkt.
root-card-bake-sale = Kiermasz wypieków
    .text = Weź z puli monetę i zdobądź 3 punkty.
root-card-mouse-in-a-sack = Mysz w worku
    .text = Weź z puli torbę i zdobądź 1 punkt.
root-card-root-tea-mouse = Herbata z korzeni
    .text = Weź z puli herbatę i zdobądź 2 punkty.
root-card-travel-gear-mouse = Ekwipunek podróżny
    .text = Weź z puli but i zdobądź 1 punkt.
root-card-investments = Inwestycje
    .text = Weź z puli monetę i zdobądź 3 punkty.
root-card-sword = Miecz
    .text = Weź z puli miecz i zdobądź 2 punkty.
root-card-crossbow-mouse = Kusza
    .text = Weź z puli kuszę i zdobądź 1 punkt.
root-card-ambush-bird = Zasadzka!
    .text = W obronie gdziekolwiek: zagraj, by przed rzutem zadać 2 obrażenia. Zasadzka atakującego ją udaremnia.
root-card-ambush-fox = Zasadzka!
    .text = W obronie na lisiej polanie: zagraj, by przed rzutem zadać 2 obrażenia. Zasadzka atakującego ją udaremnia.
root-card-ambush-rabbit = Zasadzka!
    .text = W obronie na króliczej polanie: zagraj, by przed rzutem zadać 2 obrażenia. Zasadzka atakującego ją udaremnia.
root-card-ambush-mouse = Zasadzka!
    .text = W obronie na mysiej polanie: zagraj, by przed rzutem zadać 2 obrażenia. Zasadzka atakującego ją udaremnia.
root-card-dominance-bird = Ptasia dominacja
    .text = Mając 10 punktów: odtąd wygrywasz, kontrolując na początku Świtu dwa przeciwległe narożniki.
root-card-dominance-fox = Lisia dominacja
    .text = Mając 10 punktów: odtąd wygrywasz, kontrolując na początku Świtu trzy lisie polany.
root-card-dominance-rabbit = Królicza dominacja
    .text = Mając 10 punktów: odtąd wygrywasz, kontrolując na początku Świtu trzy królicze polany.
root-card-dominance-mouse = Mysia dominacja
    .text = Mając 10 punktów: odtąd wygrywasz, kontrolując na początku Świtu trzy mysie polany.
root-card-armorers = Płatnerze
    .text = W walce odrzuć tę kartę, by zignorować wszystkie obrażenia z rzutu przeciw tobie.
root-card-sappers = Saperzy
    .text = W obronie odrzuć tę kartę, by zadać 1 dodatkowe obrażenie.
root-card-brutal-tactics = Brutalna taktyka
    .text = W ataku możesz zadać 1 dodatkowe obrażenie; obrońca dostaje wtedy 1 punkt.
root-card-royal-claim = Królewskie roszczenie
    .text = O Świcie odrzuć tę kartę: 1 punkt za każdą polanę, którą kontrolujesz.
root-card-stand-and-deliver = Pieniądze albo życie!
    .text = Raz o Świcie zabierz innemu graczowi losową kartę; on dostaje 1 punkt.
root-card-tax-collector = Poborca podatków
    .text = Raz w ciągu Dnia usuń z mapy swojego wojownika, by dobrać kartę.
root-card-favor-fox = Łaska lisów
    .text = Usuń wszystkie komponenty przeciwników z lisich polan; 1 punkt za każdy budynek i żeton.
root-card-favor-rabbit = Łaska królików
    .text = Usuń wszystkie komponenty przeciwników z króliczych polan; 1 punkt za każdy budynek i żeton.
root-card-favor-mouse = Łaska myszy
    .text = Usuń wszystkie komponenty przeciwników z mysich polan; 1 punkt za każdy budynek i żeton.
root-card-command-warren = Nora dowodzenia
    .text = Na początku Dnia możesz rozpocząć walkę.
root-card-better-burrow-bank = Bank Lepsza Nora
    .text = Na początku Świtu ty i wybrany inny gracz dobieracie po karcie.
root-card-cobbler = Szewc
    .text = Na początku Wieczoru możesz wykonać ruch.
root-card-scouting-party = Zwiad
    .text = Gdy atakujesz, zasadzki na ciebie nie działają.
root-card-codebreakers = Łamacze szyfrów
    .text = Raz w ciągu Dnia obejrzyj rękę innego gracza.
root-card-saboteurs = Sabotażyści
    .text = Na początku Świtu odrzuć tę kartę, by odrzucić jedną przekutą kartę przeciwnika.
root-card-soup-kitchens = Jadłodajnie
    .text = Twoje żetony liczą się do kontroli polany, każdy za dwa.
root-card-boat-builders = Szkutnicy
    .text = Rzeki są dla ciebie ścieżkami.
root-card-corvid-planners = Kruczy stratedzy
    .text = Poruszasz się bez względu na to, kto kontroluje polany.
root-card-eyrie-emigre = Orli emigrant
    .text = Na końcu Świtu wykonaj ruch i stocz walkę u celu; inaczej odrzuć tę kartę.
root-card-fox-partisans = Lisi partyzanci
    .text = Walka na lisiej polanie: zadaj 1 dodatkowe obrażenie, potem odrzuć z ręki wszystko prócz lisów.
root-card-rabbit-partisans = Króliczy partyzanci
    .text = Walka na króliczej polanie: zadaj 1 dodatkowe obrażenie, potem odrzuć z ręki wszystko prócz królików.
root-card-mouse-partisans = Mysi partyzanci
    .text = Walka na mysiej polanie: zadaj 1 dodatkowe obrażenie, potem odrzuć z ręki wszystko prócz myszy.
root-card-propaganda-bureau = Biuro propagandy
    .text = Raz w ciągu Dnia wydaj kartę: na polanie jej symbolu zastąp wojownika przeciwnika swoim.
root-card-false-orders = Fałszywe rozkazy
    .text = O Świcie odrzuć tę kartę: przesuń z polany połowę wojowników przeciwnika, bez względu na kontrolę.
root-card-informants = Informatorzy
    .text = Wieczorem zamiast dobierać możesz wziąć zasadzkę ze stosu odrzuconych.
root-card-tunnels = Podkopy
    .text = Polany z twoimi komponentami do przekuwania są dla ciebie sąsiednie.
root-card-charm-offensive = Ofensywa wdzięku
    .text = Na początku Wieczoru możesz dobrać kartę; wybrany inny gracz dostaje 1 punkt.
root-card-swap-meet = Pchli targ
    .text = Raz o Świcie zabierz innemu graczowi losową kartę i oddaj mu jedną swoją.
root-card-coffin-makers = Trumniarze
    .text = Usunięci wojownicy trafiają tutaj. O Świcie 1 punkt za każdych pięciu, potem ich oddaj.
root-card-league-of-adventurous-mice = Liga mysich awanturników
    .text = Raz w ciągu Dnia wyczerp swój przekuty przedmiot, by wykonać ruch lub stoczyć walkę.
root-card-murine-broker = Mysi makler
    .text = Ilekroć inny gracz przekuje przedmiot, dobierz kartę.
root-card-master-engravers = Mistrzowie grawerunku
    .text = Ilekroć przekujesz przedmiot, dostajesz o 1 punkt więcej.

## Kinds of cards

root-kind-item = Przedmiot
root-kind-favor = Łaska
root-kind-persistent = Trwały efekt
root-kind-ambush = Zasadzka
root-kind-dominance = Dominacja

## Battle

root-battle-attacker = Atakujący
root-battle-defender = Obrońca
root-battle-hits = Obrażenia
root-battle-extra-hits = Dodatkowe obrażenia
root-battle-limit = Limit obrażeń z rzutu
root-battle-defenseless = Bezbronny

## How a game ends ($who: the winner, or the winners)

root-end-points = Na punkty wygrywa { $who }.
root-end-dominance = Przez dominację wygrywa { $who }.
root-end-coalition = Wygrywa koalicja: { $who }.

## Set-up options (.help: one sentence)

root-option-map = Mapa
    .help = Gdzie toczy się wojna.
root-option-map-autumn = Jesień
    .help = Nadrukowane symbole, bez specjalnych zasad.
root-option-map-winter = Zima
    .help = Losowe symbole; rzeka dzieli lasy.
root-option-map-lake = Jezioro
    .help = Losowe symbole; po jeziorze pływa prom.
root-option-map-mountain = Góry
    .help = Losowe symbole, sześć zamkniętych ścieżek i przełęcz warta punkty.
root-option-deck = Talia
    .help = Której wspólnej talii się używa.
root-option-deck-base = Podstawowa
    .help = Karty z gry podstawowej.
root-option-deck-exiles = Wygnańcy i partyzanci
    .help = Druga talia: ostrzejsze efekty, bez łaski.
root-option-reach = Zasięg
    .help = Jakie zestawy frakcji są dozwolone.
root-option-reach-recommended = Zalecany
    .help = Razem co najmniej 17; stół dowie się, co zaleca Księga Praw.
root-option-reach-any = Dowolny skład
    .help = Bez względu na łączny zasięg frakcji.

## What a faction can do, for the menus

root-deed-craft = { root-action-craft }
    .hint = { root-action-craft.hint }
root-deed-battle = { root-action-battle }
    .hint = { root-action-battle.hint }
root-deed-move = { root-action-move }
    .hint = { root-action-move.hint }
root-deed-march = { root-action-march }
    .hint = { root-action-march.hint }
root-deed-recruit = { root-action-recruit }
    .hint = { root-action-recruit.hint }
root-deed-build = { root-action-build }
    .hint = { root-action-build.hint }
root-deed-overwork = { root-action-overwork }
    .hint = { root-action-overwork.hint }
root-deed-extra-action = { root-action-extra }
    .hint = { root-action-extra.hint }
root-deed-revolt = { root-action-revolt }
    .hint = { root-action-revolt.hint }
root-deed-spread = { root-action-spread-sympathy }
    .hint = { root-action-spread-sympathy.hint }
root-deed-mobilize = { root-action-mobilize }
    .hint = { root-action-mobilize.hint }
root-deed-train = { root-action-train }
    .hint = { root-action-train.hint }
root-deed-organize = { root-action-organize }
    .hint = { root-action-organize.hint }
root-deed-explore = { root-action-explore }
    .hint = { root-action-explore.hint }
root-deed-aid = { root-action-aid }
    .hint = { root-action-aid.hint }
root-deed-quest = { root-action-quest }
    .hint = { root-action-quest.hint }
root-deed-strike = { root-action-strike }
    .hint = { root-action-strike.hint }
root-deed-repair = { root-action-repair }
    .hint = { root-action-repair.hint }
root-deed-special = { root-action-special }
    .hint = { root-action-special.hint }
root-deed-slip = { root-action-slip }
    .hint = { root-action-slip.hint }
root-deed-draw = { root-action-draw }
    .hint = { root-action-draw.hint }
root-deed-trade-post = { root-action-trade-post }
    .hint = { root-action-trade-post.hint }
root-deed-dig = { root-action-dig }
    .hint = { root-action-dig.hint }
root-deed-minister = { root-action-parliament }
    .hint = { root-action-parliament.hint }
root-deed-sway = { root-action-sway }
    .hint = { root-action-sway.hint }
root-deed-plot = { root-action-plot }
    .hint = { root-action-plot.hint }
root-deed-trick = { root-action-trick }
    .hint = { root-action-trick.hint }
root-deed-flip = { root-action-flip }
    .hint = { root-action-flip.hint }
root-deed-dominance = { root-action-dominance }
    .hint = { root-action-dominance.hint }
root-deed-take-dominance = { root-action-take-dominance }
    .hint = { root-action-take-dominance.hint }
root-deed-expose = { root-action-expose }
    .hint = { root-action-expose.hint }
root-deed-open-path = { root-action-open-path }
    .hint = { root-action-open-path.hint }
root-deed-ritual-build = { root-ritual-build }
    .hint = { root-ritual-build.text }
root-deed-ritual-recruit = { root-ritual-recruit }
    .hint = { root-ritual-recruit.text }
root-deed-ritual-score = { root-ritual-score }
    .hint = { root-ritual-score.text }
root-deed-ritual-sacrifice = { root-ritual-sacrifice }
    .hint = { root-ritual-sacrifice.text }
root-deed-crusade = { root-conspiracy-crusade }
    .hint = { root-conspiracy-crusade.text }
root-deed-convert = { root-conspiracy-convert }
    .hint = { root-conspiracy-convert.text }
root-deed-sanctify = { root-conspiracy-sanctify }
    .hint = { root-conspiracy-sanctify.text }
root-deed-use-card = Użycie przekutej karty
    .hint = efekt w twoim obszarze gry

## Answers

root-answer-yes = Tak
root-answer-no = Nie

## Questions (.note: what to know; -option, -pass: the answers)

root-activate-ask = Komponentów którego symbolu użyjesz?
    .note = Karta zostawia ci wybór, czym ją przekujesz.
root-activate-option = { $it }
root-activate-pass = Nie używaj żadnych

root-order-ask = Czyj efekt nastąpi pierwszy?
    .note = Kilka rzeczy dzieje się naraz; kolejność ustalasz ty.
root-order-option = { $it }
root-order-pass = Zostaw kolejność

root-craft-ask = Którą kartę przekujesz?
    .note = Każdy komponent do przekuwania służy raz na turę.
root-craft-option = { $it }
root-craft-pass = Nic nie przekuwaj

root-move-ask = Skąd i dokąd idziesz?
    .note = Musisz kontrolować polanę, którą opuszczasz, albo tę, na którą wchodzisz.
root-move-option = { $from } { $to }
root-move-pass = Koniec ruchów

root-move-n-ask = Ilu wojowników przenosisz?
    .note = Pójdą { $from } { $to }.
root-move-n-option =
    { $it ->
        [one] { $it } wojownik
        [few] { $it } wojowników
       *[many] { $it } wojowników
    }
root-move-n-pass = Nikogo

root-ferry-ask = Płyniesz promem?
    .note = Zmierzasz { $from } { $to }; jeśli promem, dobierzesz kartę.
root-ferry-option =
    { $it_key ->
        [root-answer-yes] Płyń promem
       *[other] Idź pieszo
    }
root-ferry-pass = Idź pieszo

root-outrage-ask = Bunt! Której karty się pozbędziesz?
    .note = Tracisz ją za bunt { $about }.
root-outrage-option = { $it }
root-outrage-pass = Nic nie oddawaj

root-act-ask = Co robisz?
    .note = Wybierz jedną z rzeczy, które teraz możesz zrobić.
root-act-option = { $it }
root-act-pass = Zakończ i idź dalej

root-use-ask = Której przekutej karty użyjesz?
    .note = Jej efekt czeka w twoim obszarze gry.
root-use-option = { $it }
root-use-pass = Żadnej

root-dominance-ask = Którą kartę dominacji aktywujesz?
    .note = Na zawsze rezygnujesz z punktów; wygrasz tylko kontrolą polan.
root-dominance-option = { $it }
root-dominance-pass = Żadnej

root-take-ask = Którą kartę dominacji bierzesz?
    .note = Płacisz kartą tego samego symbolu.
root-take-option = { $it }
root-take-pass = Żadnej

root-take-with-ask = Którą kartę za nią wydasz?
    .note = Bierzesz kartę { $about }.
root-take-with-option = { $it }
root-take-with-pass = Nie płać

root-expose-ask = Którą intrygę demaskujesz?
    .note = Pokazujesz kartę z symbolem tej polany i zgadujesz.
root-expose-option = { $it }
root-expose-pass = Żadnej

root-expose-with-ask = Którą kartę pokażesz?
    .note = Jeśli nie odgadniesz intrygi { $about }, oddasz ją Krukom.
root-expose-with-option = { $it }
root-expose-with-pass = Żadnej

root-guess-ask = Która to intryga?
    .note = Zakryta intryga leży { $about }.
root-guess-option = { $it }
root-guess-pass = Nie zgaduj

root-open-ask = Którą zamkniętą ścieżkę otwierasz?
    .note = Płacisz dowolną kartą i dostajesz 1 punkt.
root-open-option = między polanami { $from } i { $to }
root-open-pass = Żadnej

root-open-with-ask = Którą kartę wydasz na ścieżkę?
    .note = Ścieżka łączy polany { $from } i { $to }.
root-open-with-option = { $it }
root-open-with-pass = Nie płać

root-discard-ask = Którą kartę odrzucasz?
    .note = Na ręce możesz zostawić pięć kart.
root-discard-option = { $it }
root-discard-pass = Żadnej

root-battle-ask = Kogo i gdzie zaatakujesz?
    .note = Na tej polanie musisz mieć swojego wojownika.
root-battle-final = Zdecydują kości: nie da się cofnąć.
    .deed = Rzuć
root-battle-option = { $foe } { $at }
root-battle-pass = Bez walki

root-ambush-ask = Zagrasz zasadzkę?
    .note = Zadaje dwa obrażenia przed rzutem.
root-ambush-option = { $it }
root-ambush-pass = Bez zasadzki

root-foil-ask = Udaremnisz zasadzkę?
    .note = Twoja karta zasadzki ją anuluje.
root-foil-option = { $it }
root-foil-pass = Nie reaguj

root-hit-ask = Który komponent tracisz?
    .note = Najpierw giną wojownicy, potem budynki i żetony.
root-hit-option = { $it }
root-hit-pass = Nic

root-hit-who-ask = Kto przyjmie obrażenie?
    .note = Obrażeniami dzielisz się z najemnikami lub sojusznikiem.
root-hit-who-option = { $it }
root-hit-who-pass = Nikt

root-keep-ask = W którym rogu stanie twoja twierdza?
    .note = Nikt inny nie może tam niczego umieszczać.
root-keep-option = { $it }
root-keep-pass = Nigdzie

root-first-building-ask = Gdzie stanie twój pierwszy budynek?
    .note = Umieszczasz { $about } na polanie twierdzy albo obok niej.
root-first-building-option = { $it }
root-first-building-pass = Nigdzie

root-wood-ask = Który tartak dostanie drewno?
    .note = Drewna nie starczy dla wszystkich.
root-wood-option = { $it }
root-wood-pass = Żaden

root-build-ask = Co i gdzie zbudujesz?
    .note = Drewno idzie przez polany, które kontrolujesz.
root-build-option = { $piece } { $at }
root-build-pass = Nie buduj

root-pay-wood-ask = Skąd bierzesz drewno?
    .note = To zapłata za { $piece } { $at }.
root-pay-wood-option = { $it }
root-pay-wood-pass = Znikąd

root-overwork-ask = W którym tartaku robisz nadgodziny?
    .note = Karta tego symbolu daje jedno drewno.
root-overwork-option = { $it }
root-overwork-pass = Nigdzie

root-overwork-with-ask = Którą kartę wydasz na nadgodziny?
    .note = Drewno trafi { $about }.
root-overwork-with-option = { $it }
root-overwork-with-pass = Nie płać

root-hawks-ask = Którą ptasią kartę wydasz?
    .note = Każdy ptak daje dodatkową akcję.
root-hawks-option = { $it }
root-hawks-pass = Żadnej

root-recruit-at-ask = Gdzie pojawi się wojownik?
    .note = Puli nie starczy na wszystkie koszary.
root-recruit-at-option = { $it }
root-recruit-at-pass = Nigdzie

root-hospital-ask = Którą kartę wydasz na ich ratunek?
    .note = Wojownicy polegli { $about } wrócą do twierdzy.
root-hospital-option = { $it }
root-hospital-pass = Nie ratuj

root-roost-ask = W którym rogu będzie pierwsze gniazdo?
    .note = Zaczynasz tam z sześcioma wojownikami.
root-roost-option = { $it }
root-roost-pass = Nigdzie

root-leader-ask = Kto poprowadzi Orły?
    .note = Z przywódcą wchodzi do Dekretu dwóch wezyrów.
root-leader-option = { $it }
root-leader-pass = Nikt

root-decree-ask = Którą kartę dodasz do Dekretu?
    .note = Jedną lub dwie, w tym najwyżej jednego ptaka.
root-decree-option = { $it }
root-decree-pass = Nie dodawaj więcej

root-column-ask = Do której kolumny trafi karta?
    .note = Dodajesz kartę { $about }.
root-column-option = { $it }
root-column-pass = Do żadnej

root-new-roost-ask = Gdzie będzie nowe gniazdo?
    .note = Nie masz gniazda; przychodzi z nim trzech wojowników.
root-new-roost-option = { $it }
root-new-roost-pass = Nigdzie

root-resolve-ask = Którą kartę Dekretu teraz wypełnisz?
    .note = Kolumna: { $about }. Niewypełniona karta to zamieszki.
root-resolve-option = { $it }
root-resolve-pass = Żadnej

root-hatch-ask = Przy którym gnieździe werbujesz?
    .note = Wypełniasz kartę { $about }.
root-hatch-option = { $it }
root-hatch-pass = Przy żadnym

root-nest-ask = Gdzie zbudujesz gniazdo?
    .note = Wypełniasz kartę { $about }.
root-nest-option = { $it }
root-nest-pass = Nigdzie

root-revolt-ask = Gdzie wybuchnie rewolta?
    .note = Komponenty przeciwników stamtąd znikają i powstaje baza.
root-revolt-option = { $it }
root-revolt-pass = Bez rewolty

root-spread-ask = Na którą polanę trafi żeton sympatyków?
    .note = Obok swoich sympatyków; gdy ich nie masz, gdziekolwiek.
root-spread-option = { $it }
root-spread-pass = Nigdzie

root-supporter-ask = Którego stronnika wydasz?
    .note = To zapłata za akcję { $about }.
root-supporter-option = { $it }
root-supporter-pass = Żadnego

root-mobilize-ask = Która karta trafi do stronników?
    .note = Bez bazy możesz mieć najwyżej pięciu.
root-mobilize-option = { $it }
root-mobilize-pass = Żadna

root-train-ask = Którą kartą wyszkolisz oficera?
    .note = Musi mieć symbol bazy na mapie.
root-train-option = { $it }
root-train-pass = Żadną

root-muster-ask = W której bazie werbujesz?
    .note = Pojawi się tam jeden wojownik.
root-muster-option = { $it }
root-muster-pass = W żadnej

root-organize-ask = Gdzie agitujesz?
    .note = Jeden wojownik zmieni się tam w sympatyków.
root-organize-option = { $it }
root-organize-pass = Nigdzie

root-dismiss-ask = Którego stronnika odrzucisz?
    .note = Bez bazy może zostać tylko pięciu.
root-dismiss-option = { $it }
root-dismiss-pass = Żadnego

root-first-loss-ask = Którą stratę rozpatrzyć najpierw?
    .note = Sojusz stracił oba komponenty { $about }.
root-first-loss-option = { $it }
root-first-loss-pass = Żadna

root-exhaust-ask = Który przedmiot wyczerpiesz?
    .note = Nada się każdy gotowy.
root-exhaust-option = { $it }
root-exhaust-pass = Żaden

root-damage-ask = Który przedmiot się uszkodzi?
    .note = Każde obrażenie uszkadza jeden przedmiot.
root-damage-option = { $it }
root-damage-pass = Żaden

root-refresh-ask = Który przedmiot odświeżysz?
    .note = Trzy przedmioty i dwa więcej za każdą herbatę.
root-refresh-option = { $it }
root-refresh-pass = Nie odświeżaj więcej

root-repair-ask = Który przedmiot naprawisz?
    .note = Wyczerpany przedmiot zostaje wyczerpany.
root-repair-option = { $it }
root-repair-pass = Żaden

root-drop-ask = Który przedmiot usuwasz z gry?
    .note = Uniesiesz sześć przedmiotów i dwa więcej za każdą torbę.
root-drop-option = { $it }
root-drop-pass = Żaden

root-aid-ask = Komu pomagasz?
    .note = Wyczerpujesz przedmiot i dajesz kartę z symbolem tej polany.
root-aid-option = { $it }
root-aid-pass = Nikomu

root-aid-with-ask = Którą kartę dasz?
    .note = Dajesz ją { $about }.
root-aid-with-option = { $it }
root-aid-with-pass = Żadnej

root-aid-take-ask = Który przedmiot weźmiesz za pomoc?
    .note = Z przekutych przedmiotów { $about }.
root-aid-take-option = { $it }
root-aid-take-pass = Żaden

root-coalition-ask = Z kim zawrzesz koalicję?
    .note = Rezygnujesz z punktów i wygrasz tylko razem z partnerem.
root-coalition-option = { $it }
root-coalition-pass = Z nikim

root-slip-ask = Dokąd się przemkniesz?
    .note = Jeden darmowy krok, na polanę albo do lasu.
root-slip-option = { $it }
root-slip-pass = Zostań

root-bring-ask = Czyich wojowników zabierasz?
    .note = Idziesz { $from } { $to }.
root-bring-option = { $it }
root-bring-pass = Idź bez nich

root-bring-n-ask = Ilu ich pójdzie z tobą?
    .note = To wojownicy { $about }.
root-bring-n-option =
    { $it ->
        [one] { $it } wojownik
        [few] { $it } wojowników
       *[many] { $it } wojowników
    }
root-bring-n-pass = Nikt

root-ally-ask = Kto będzie walczyć u twego boku?
    .note = Walczysz przeciwko { $about }; sojusznik może przyjmować twoje obrażenia.
root-ally-option = { $it }
root-ally-pass = Bez sojuszników

root-steal-ask = Komu kradniesz kartę?
    .note = Będzie to losowa karta.
root-steal-option = { $it }
root-steal-pass = Nikomu

root-day-labor-ask = Którą kartę weźmiesz za pracę?
    .note = Symbolu swojej polany albo ptaka, ze stosu odrzuconych.
root-day-labor-option = { $it }
root-day-labor-pass = Żadnej

root-instigate-ask = Kto zaatakuje?
    .note = Szczujesz na siebie dwie inne strony na tej polanie.
root-instigate-option = { $it }
root-instigate-pass = Nikt

root-instigate-on-ask = Kto będzie się bronić?
    .note = Do ataku posyłasz { $about }.
root-instigate-on-option = { $it }
root-instigate-on-pass = Nikt

root-enlist-ask = Poprosisz o ochronę?
    .note = Dasz { $about } 1 punkt; miecze podnoszą limit twoich obrażeń.
root-enlist-option =
    { $it_key ->
        [root-answer-yes] Poproś
       *[other] Nie proś
    }
root-enlist-pass = Nie proś

root-swift-strike-ask = Zadasz szybki cios?
    .note = Wyczerp miecz za jedno dodatkowe obrażenie.
root-swift-strike-option =
    { $it_key ->
        [root-answer-yes] Wyczerp miecz
       *[other] Oszczędź miecz
    }
root-swift-strike-pass = Oszczędź miecz

root-glide-ask = Dokąd szybujesz?
    .note = Na dowolną polanę, bez butów.
root-glide-option = { $it }
root-glide-pass = Zostań

root-quest-ask = Którą misję wykonasz?
    .note = Wyczerpujesz przedmioty, które pokazuje.
root-quest-option = { $it }
root-quest-pass = Żadnego

root-reward-ask = Jaką nagrodę bierzesz?
    .note = Za misję „{ $about }”.
root-reward-option = { $it }
root-reward-pass = Żadnej

root-improvise-ask = Którym przedmiotem zastąpisz inny?
    .note = W misji „{ $about }”; potem będzie uszkodzony.
root-improvise-option = { $it }
root-improvise-pass = Nie improwizuj

root-improvise-as-ask = Zamiast którego przedmiotu go użyjesz?
    .note = Wyczerpiesz { $about }.
root-improvise-as-option = { $it }
root-improvise-as-pass = Żaden

root-explore-ask = Który przedmiot weźmiesz z ruin?
    .note = Ruiny leżą { $about }.
root-explore-option = { $it }
root-explore-pass = Żaden

root-character-ask = Jaką postacią zagrasz?
    .note = Określa pierwsze przedmioty i akcję specjalną.
root-character-option = { $it }
root-character-pass = Żadną

root-forest-ask = W którym lesie zaczynasz?
    .note = Pierwszy raz wyjdziesz z niego przemknięciem.
root-forest-option = { $it }
root-forest-pass = W żadnym

root-strike-ask = Kogo bierzesz na cel?
    .note = Kusza usuwa tu jeden komponent, najpierw wojowników.
root-strike-option = { $it }
root-strike-pass = Do nikogo

root-strike-at-ask = Który komponent zestrzelisz?
    .note = To komponent { $about }.
root-strike-at-option = { $it }
root-strike-at-pass = Żadnego

root-convert-ask = Kogo nawracasz?
    .note = Jednego wojownika zastąpi tam twój.
root-convert-option = wojownika { $foe } { $at }
root-convert-pass = Nikogo

root-sanctify-ask = Który budynek uświęcasz?
    .note = Zastąpi go ogród.
root-sanctify-option = { $piece } { $at }
root-sanctify-pass = Żadnego

root-cult-corner-ask = W którym rogu zaczną Kultyści?
    .note = Czterech wojowników, ogród i po wojowniku obok.
root-cult-corner-option = { $it }
root-cult-corner-pass = W żadnym

root-outcast-ask = Który symbol będzie Wygnańcem?
    .note = Na jego polanach dzieją się spiski.
root-outcast-option = { $it }
root-outcast-pass = Żaden

root-ritual-card-ask = Którą kartę ujawnisz?
    .note = Ujawniasz ją dla rytuału { $about }.
root-ritual-card-option = { $it }
root-ritual-card-pass = Żadnej

root-ritual-build-ask = Gdzie zbudujesz ogród?
    .note = Na polanie, którą kontrolujesz, za kartę jej symbolu.
root-ritual-build-option = { $it }
root-ritual-build-pass = Nigdzie

root-ritual-recruit-ask = Gdzie werbujesz?
    .note = Jeden wojownik za kartę z symbolem tej polany.
root-ritual-recruit-option = { $it }
root-ritual-recruit-pass = Nigdzie

root-ritual-score-ask = Którą kartę wydasz na punkty?
    .note = Punkty dają ogrody jej symbolu.
root-ritual-score-option = { $it }
root-ritual-score-pass = Żadnej

root-ritual-sacrifice-ask = Którego ptaka złożysz w ofierze?
    .note = Wojownik z puli stanie się akolitą.
root-ritual-sacrifice-option = { $it }
root-ritual-sacrifice-pass = Żadnego

root-service-ask = Którą usługę kupisz?
    .note = Płacisz Kompanii swoimi wojownikami.
root-service-option = { $it }
root-service-pass = Nic nie kupuj

root-buy-card-ask = Którą kartę kupisz?
    .note = Ręka Kompanii jest jawna.
root-buy-card-option = { $it }
root-buy-card-pass = Żadnej

root-price-ask = Ile będzie kosztować ta usługa?
    .note = Usługa: { $about }.
root-price-option =
    { $it ->
        [one] { $it } wojownik
        [few] { $it } wojowników
       *[many] { $it } wojowników
    }
root-price-pass = Zostaw

root-landing-ask = Gdzie wylądują twoi wojownicy?
    .note = Tylko na polanach nad rzeką.
root-landing-option = { $it }
root-landing-pass = Nigdzie

root-commit-ask = Czyj fundusz zaangażujesz?
    .note = Cel: { $about }. Wróci w następnej turze.
root-commit-option = { $it }
root-commit-pass = Niczyj

root-spend-fund-ask = Czyj fundusz wydasz?
    .note = Wraca do puli właściciela.
root-spend-fund-option = { $it }
root-spend-fund-pass = Niczyj

root-lose-fund-ask = Czyj fundusz stracisz?
    .note = Z faktorią tracisz połowę funduszy.
root-lose-fund-option = { $it }
root-lose-fund-pass = Niczyj

root-export-ask = Wyeksportujesz tę kartę?
    .note = Karta { $about } zostaje odrzucona, a wojownik trafia do płatności.
root-export-option =
    { $it_key ->
        [root-answer-yes] Eksportuj
       *[other] Przekuj zwyczajnie
    }
root-export-pass = Nie eksportuj

root-river-recruit-ask = Gdzie werbujesz?
    .note = Na polanie nad rzeką.
root-river-recruit-option = { $it }
root-river-recruit-pass = Nigdzie

root-trade-post-ask = Gdzie stanie twoja faktoria?
    .note = Kosztuje dwa fundusze kontrolującego polanę.
root-trade-post-option = { $it }
root-trade-post-pass = Nigdzie

root-raise-ask = Co i gdzie zbudujesz?
    .note = Na polanie, którą kontrolujesz, za ujawnioną kartę.
root-raise-option = { $piece } { $at }
root-raise-pass = Nie buduj

root-raise-with-ask = Którą kartę ujawnisz?
    .note = Ujawniasz ją, by zbudować { $piece } { $at }.
root-raise-with-option = { $it }
root-raise-with-pass = Żadnej

root-minister-ask = Który minister zadziała?
    .note = Każdy przekonany minister działa raz na turę.
root-minister-option = { $it }
root-minister-pass = Żaden

root-copy-ask = Czyją akcję wykona Burmistrz?
    .note = Przekonanego ziemianina lub notabla.
root-copy-option = { $it }
root-copy-pass = Niczyją

root-bank-ask = Którą kartę dasz Bankierowi?
    .note = Wszystkie jednego symbolu; każda daje 1 punkt.
root-bank-option = { $it }
root-bank-pass = Więcej nie

root-sway-ask = Którego ministra przekonasz?
    .note = Ujawniasz karty i kładziesz koronę.
root-sway-option = { $it }
root-sway-pass = Żadnego

root-sway-with-ask = Którą kartę ujawnisz?
    .note = Przekonujesz: { $about }.
root-sway-with-option = { $it }
root-sway-with-pass = Żadnej

root-fall-ask = Który minister cię opuści?
    .note = Cena porażki: jeden z najwyższych rangą.
root-fall-option = { $it }
root-fall-pass = Żaden

root-surface-ask = W którym rogu wyjdziesz na powierzchnię?
    .note = Zaczynasz tam z tunelem i wojownikami.
root-surface-option = { $it }
root-surface-pass = W żadnym

root-collapse-ask = Który tunel porzucisz?
    .note = Wszystkie trzy są na mapie: jeden przeniesiesz.
root-collapse-option = { $it }
root-collapse-pass = Żadnego

root-dig-ask = Gdzie wykopiesz tunel?
    .note = Na polanie bez tunelu, za kartę jej symbolu.
root-dig-option = { $it }
root-dig-pass = Nigdzie

root-dig-with-ask = Którą kartę wydasz na kopanie?
    .note = Wylot tunelu będzie { $about }.
root-dig-with-option = { $it }
root-dig-with-pass = Żadnej

root-dig-n-ask = Ilu wojowników wyjdzie na górę?
    .note = Pójdą z Nory { $about }.
root-dig-n-option =
    { $it ->
        [0] Nikt
        [one] { $it } wojownik
        [few] { $it } wojowników
       *[many] { $it } wojowników
    }
root-dig-n-pass = Nikt

root-scatter-ask = Gdzie zacznie ten wojownik?
    .note = Symbol polany: { $about }.
root-scatter-option = { $it }
root-scatter-pass = Nigdzie

root-flip-ask = Którą intrygę odsłonisz?
    .note = Dostaniesz punkt za każdą odsłoniętą intrygę.
root-flip-option = { $it }
root-flip-pass = Żadnej

root-call-ask = Którą kartę wydasz na werbunek?
    .note = Na każdej polanie jej symbolu pojawi się wojownik.
root-call-option = { $it }
root-call-pass = Żadnej

root-call-suit-ask = Na polanach którego symbolu werbujesz?
    .note = Ptak zastępuje dowolny symbol.
root-call-suit-option = { $it }
root-call-suit-pass = Żadnego

root-perch-ask = Gdzie pojawi się wojownik?
    .note = Puli nie starczy na wszystkie miejsca.
root-perch-option = { $it }
root-perch-pass = Nigdzie

root-plot-ask = Gdzie uknujesz intrygę?
    .note = Kosztuje wojowników, z każdą w tej turze o jednego więcej.
root-plot-option = { $it }
root-plot-pass = Nigdzie

root-plot-kind-ask = Którą intrygę knujesz?
    .note = Będzie leżeć zakryta { $about }.
root-plot-kind-option = { $it }
root-plot-kind-pass = Żadnej

root-trick-ask = Które dwie intrygi zamienisz?
    .note = Obie zakryte albo obie odsłonięte.
root-trick-option = na polanach { $from } i { $to }
root-trick-pass = Żadnych

root-use-on-ask = Kogo wybierasz na cel karty?
    .note = Używasz karty { $about }.
root-use-on-option = { $it }
root-use-on-pass = Na nikim

root-tax-ask = Skąd usuniesz swojego wojownika?
    .note = Potem dobierasz kartę.
root-tax-option = { $it }
root-tax-pass = Znikąd

root-sabotage-ask = Którą przekutą kartę odrzucisz?
    .note = Leży w obszarze gry przeciwnika.
root-sabotage-option = { $it }
root-sabotage-pass = Żadnej

root-false-orders-ask = Czyich wojowników zwiedziesz?
    .note = Przesunie się połowa, zaokrąglona w górę.
root-false-orders-option = wojowników { $foe } { $at }
root-false-orders-pass = Niczyich

root-false-orders-to-ask = Dokąd pójdą?
    .note = Zwodzisz wojowników { $foe } { $at }.
root-false-orders-to-option = { $it }
root-false-orders-to-pass = Nigdzie

root-give-back-ask = Którą kartę oddasz?
    .note = W zamian za tę wziętą.
root-give-back-option = { $it }
root-give-back-pass = Żadnej

root-propaganda-with-ask = Którą kartę wydasz na propagandę?
    .note = Wojownik na polanie jej symbolu zmieni stronę.
root-propaganda-with-option = { $it }
root-propaganda-with-pass = Żadnej

root-propaganda-ask = Czyjego wojownika przeciągniesz?
    .note = Wydajesz kartę { $about }.
root-propaganda-option = wojownika { $foe } { $at }
root-propaganda-pass = Niczyjego

root-league-ask = Który przekuty przedmiot wyczerpiesz?
    .note = Pozwala na ruch albo walkę.
root-league-option = { $it }
root-league-pass = Żaden

root-informants-ask = Którą zasadzkę weźmiesz?
    .note = Ze stosu odrzuconych, zamiast dobierać.
root-informants-option = { $it }
root-informants-pass = Żadnej

## The log ($me: yes when the reader is the one it is about, $foe_me: when the reader is the other one)

root-log-drew =
    { $me ->
        [yes] Dobierasz
       *[no] { $who } dobiera
    } { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }.
root-log-drew-card =
    { $me ->
        [yes] Dobierasz
       *[no] { $who } dobiera
    } kartę { $card }.
root-log-discarded =
    { $me ->
        [yes] Odrzucasz
       *[no] { $who } odrzuca
    } kartę { $card }.
root-log-spent =
    { $me ->
        [yes] Wydajesz
       *[no] { $who } wydaje
    } kartę { $card }.
root-log-reshuffled = Stos kart odrzuconych zostaje przetasowany w nową talię.
root-log-scored =
    { $me ->
        [yes] Zdobywasz
       *[no] { $who } zdobywa
    } { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }.
root-log-scored-removing =
    { $me ->
        [yes] Zdobywasz
       *[no] { $who } zdobywa
    } { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    } za usunięte elementy.
root-log-scored-crafting =
    { $me ->
        [yes] Zdobywasz
       *[no] { $who } zdobywa
    } { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    } za przekucie.
root-log-lost-points =
    { $me ->
        [yes] Tracisz
       *[no] { $who } traci
    } { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }.
root-log-wins =
    { $me ->
        [yes] Prowadzisz
       *[no] { $who } prowadzi
    } { $faction } do zwycięstwa.
root-log-placed-warriors =
    { $me ->
        [yes] Umieszczasz
       *[no] { $who } umieszcza
    } { $n ->
        [one] { $n } wojownika
        [few] { $n } wojowników
       *[many] { $n } wojowników
    } { $at }.
root-log-placed =
    { $me ->
        [yes] Umieszczasz
       *[no] { $who } umieszcza
    } { $piece } { $at }.
root-log-removed-warriors =
    { $me ->
        [yes] Tracisz
       *[no] { $who } traci
    } { $n ->
        [one] { $n } wojownika
        [few] { $n } wojowników
       *[many] { $n } wojowników
    } { $at }.
root-log-removed =
    { $me ->
        [yes] Tracisz
       *[no] { $who } traci
    } { $piece } { $at }.
root-log-crafted =
    { $me ->
        [yes] Przekuwasz
       *[no] { $who } przekuwa
    } kartę { $card }.
root-log-took-item =
    { $me ->
        [yes] Bierzesz
       *[no] { $who } bierze
    } z puli { $item }.
root-log-favor =
    { $me ->
        [yes] Dzięki łasce usuwasz
       *[no] { $who } dzięki łasce usuwa
    } { $n ->
        [one] { $n } komponent
        [few] { $n } komponenty
       *[many] { $n } komponentów
    } przeciwników.
root-log-moved =
    { $me ->
        [yes] Przenosisz
       *[no] { $who } przenosi
    } { $n ->
        [one] { $n } wojownika
        [few] { $n } wojowników
       *[many] { $n } wojowników
    } { $origin } { $to }.
root-log-ferry =
    { $me ->
        [yes] Płyniesz
       *[no] { $who } płynie
    } promem { $to }.
root-log-outrage =
    { $me ->
        [yes] Wywołujesz
       *[no] { $who } wywołuje
    } bunt { $at }.
root-log-gave =
    { $me ->
        [yes] Oddajesz
       *[no] { $who } oddaje
    } kartę { $card }.
root-log-shows-hand =
    { $me ->
        [yes] Pokazujesz
       *[no] { $who } pokazuje
    } rękę: żądanej karty w niej nie ma.
root-log-shows =
    { $me ->
        [yes] Pokazujesz
       *[no] { $who } pokazuje
    } kartę { $card }.
root-log-dominance =
    { $me ->
        [yes] Rezygnujesz z punktów i aktywujesz
       *[no] { $who } rezygnuje z punktów i aktywuje
    } kartę { $card }.
root-log-took-dominance =
    { $me ->
        [yes] Bierzesz
       *[no] { $who } bierze
    } dostępną kartę { $card }.
root-log-guessed =
    { $me ->
        [yes] Zgadujesz
       *[no] { $who } zgaduje
    } intrygę { $at }: { $it }.
root-log-exposed =
    { $me ->
        [yes] Demaskujesz
       *[no] { $who } demaskuje
    } intrygę { $at }.
root-log-opened =
    { $me ->
        [yes] Otwierasz
       *[no] { $who } otwiera
    } ścieżkę między polanami { $from } i { $to }.
root-log-turn =
    { $me ->
        [yes] Rozgrywasz
       *[no] { $who } rozgrywa
    } turę { $faction }.
root-log-battle =
    { $me ->
        [yes] Atakujesz
       *[no] { $who } atakuje
    } { $foe_me ->
        [yes] cię
       *[no] { $faction }
    } { $at }.
root-log-ambush =
    { $me ->
        [yes] Urządzasz
       *[no] { $who } urządza
    } zasadzkę: { $card }.
root-log-foiled =
    { $me ->
        [yes] Udaremniasz
       *[no] { $who } udaremnia
    } zasadzkę: { $card }.
root-log-rolled =
    { $me ->
        [yes] Wyrzucasz
       *[no] { $who } wyrzuca
    } { $n } i { $m }.
root-log-hits =
    { $me ->
        [yes] Zadajesz
       *[no] { $who } zadaje
    } { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    }.
root-log-wood =
    { $me ->
        [yes] Umieszczasz
       *[no] { $who } umieszcza
    } { $n ->
        [one] { $n } drewno
        [few] { $n } drewna
       *[many] { $n } drewna
    } { $at }.
root-log-hospital =
    { $me ->
        [yes] Przenosisz
       *[no] { $who } przenosi
    } ze szpitala do twierdzy { $n ->
        [one] { $n } wojownika
        [few] { $n } wojowników
       *[many] { $n } wojowników
    }.
root-log-leader =
    { $me ->
        [yes] Wybierasz
       *[no] { $who } wybiera
    } przywódcę: { $it }.
root-log-decree =
    { $me ->
        [yes] Dodajesz
       *[no] { $who } dodaje
    } do Dekretu kartę { $card }: { $it }.
root-log-resolves =
    { $me ->
        [yes] Wypełniasz
       *[no] { $who } wypełnia
    } z Dekretu kartę { $card }: { $it }.
root-log-turmoil =
    { $me ->
        [yes] Wywołujesz
       *[no] { $who } wywołuje
    } zamieszki: karty { $card } nie da się wypełnić ({ $it }).
root-log-purged =
    { $me ->
        [yes] Odrzucasz
       *[no] { $who } odrzuca
    } z Dekretu { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }.
root-log-revolt =
    { $me ->
        [yes] Wywołujesz
       *[no] { $who } wywołuje
    } rewoltę { $at }.
root-log-officers =
    { $me ->
        [yes] Zyskujesz
       *[no] { $who } zyskuje
    } { $n ->
        [one] { $n } oficera
        [few] { $n } oficerów
       *[many] { $n } oficerów
    }.
root-log-lost-officers =
    { $me ->
        [yes] Tracisz
       *[no] { $who } traci
    } { $n ->
        [one] { $n } oficera
        [few] { $n } oficerów
       *[many] { $n } oficerów
    }.
root-log-supporter =
    { $me ->
        [yes] Dodajesz
       *[no] { $who } dodaje
    } do stronników kartę { $card }.
root-log-supporters =
    { $me ->
        [yes] Zyskujesz
       *[no] { $who } zyskuje
    } { $n ->
        [one] { $n } stronnika
        [few] { $n } stronników
       *[many] { $n } stronników
    }.
root-log-exhausted =
    { $me ->
        [yes] Wyczerpujesz
       *[no] { $who } wyczerpuje
    } { $item }.
root-log-damaged =
    { $me ->
        [yes] Uszkadzasz sobie
       *[no] { $who } uszkadza sobie
    } { $item }.
root-log-refreshed =
    { $me ->
        [yes] Odświeżasz
       *[no] { $who } odświeża
    } { $item }.
root-log-repaired =
    { $me ->
        [yes] Naprawiasz
       *[no] { $who } naprawia
    } { $item }.
root-log-dropped =
    { $me ->
        [yes] Usuwasz z gry
       *[no] { $who } usuwa z gry
    } { $item }.
root-log-aided =
    { $me ->
        [yes] Pomagasz
       *[no] { $who } pomaga
    } { $foe_me ->
        [yes] ci
       *[no] { $faction }
    }.
root-log-aided-with =
    { $me ->
        [yes] Dajesz
       *[no] { $who } daje
    } w ramach pomocy kartę { $card }.
root-log-aid-took =
    { $me ->
        [yes] Bierzesz
       *[no] { $who } bierze
    } { $item } od { $foe_me ->
        [yes] ciebie
       *[no] { $faction }
    }.
root-log-improved =
    { $me ->
        [yes] Poprawiasz
       *[no] { $who } poprawia
    } relację { $foe_me ->
        [yes] z tobą
       *[no] { $faction }
    }: { $relation }.
root-log-hostile =
    { $me ->
        [yes] Zrażasz
       *[no] { $who } zraża
    } { $foe_me ->
        [yes] cię
       *[no] { $faction }
    } do siebie.
root-log-coalition =
    { $me ->
        [yes] Zawierasz
       *[no] { $who } zawiera
    } koalicję { $foe_me ->
        [yes] z tobą
       *[no] { $faction }
    }.
root-log-wandered =
    { $me ->
        [yes] Wędrujesz
       *[no] { $who } wędruje
    } { $origin } { $to }.
root-log-special =
    { $me ->
        [yes] Wykonujesz
       *[no] { $who } wykonuje
    } akcję specjalną: { $special }.
root-log-stole =
    { $me ->
        [yes] Kradniesz
       *[no] { $who } kradnie
    } { $foe_me ->
        [yes] ci
       *[no] { $faction }
    } kartę.
root-log-stole-card =
    { $me ->
        [yes] Kradniesz
       *[no] { $who } kradnie
    } kartę { $card }.
root-log-labored =
    { $me ->
        [yes] Bierzesz
       *[no] { $who } bierze
    } ze stosu odrzuconych kartę { $card }.
root-log-scorched =
    { $me ->
        [yes] Wypalasz
       *[no] { $who } wypala
    } ziemię { $at }.
root-log-enlisted =
    { $me ->
        [yes] Prosisz
       *[no] { $who } prosi
    } { $foe_me ->
        [yes] cię
       *[no] { $faction }
    } o ochronę.
root-log-quest =
    { $me ->
        [yes] Wykonujesz
       *[no] { $who } wykonuje
    } misję „{ $quest }”.
root-log-open-quest = Odkryta zostaje nowa misja: „{ $quest }”.
root-log-improvised =
    { $me ->
        [yes] Improwizujesz i wyczerpujesz
       *[no] { $who } improwizuje i wyczerpuje
    } { $item } zamiast { $other }.
root-log-saw =
    { $me ->
        [yes] Widzisz
       *[no] { $who } widzi
    } w ruinach { $at } { $item }.
root-log-explored =
    { $me ->
        [yes] Znajdujesz
       *[no] { $who } znajduje
    } w ruinach { $at } { $item }.
root-log-left-ruin =
    { $me ->
        [yes] Nie bierzesz
       *[no] { $who } nie bierze
    } niczego z ruin { $at }.
root-log-ruin-empty = Ruiny { $at } znikają.
root-log-character =
    { $me ->
        [yes] Wybierasz
       *[no] { $who } wybiera
    } postać: { $character }.
root-log-forest =
    { $me ->
        [yes] Zaczynasz
       *[no] { $who } zaczyna
    } { $at }.
root-log-spent-acolytes =
    { $me ->
        [yes] Wydajesz
       *[no] { $who } wydaje
    } { $n ->
        [one] { $n } akolitę
        [few] { $n } akolitów
       *[many] { $n } akolitów
    }.
root-log-outcast =
    { $me ->
        [yes] Ustalasz
       *[no] { $who } ustala
    } Wygnańca: { $suit }.
root-log-hated =
    { $me ->
        [yes] Ustalasz
       *[no] { $who } ustala
    } znienawidzonego Wygnańca: { $suit }.
root-log-lost-souls =
    { $me ->
        [yes] Odrzucasz
       *[no] { $who } odrzuca
    } z Zagubionych Dusz { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }.
root-log-acolytes =
    { $me ->
        [yes] Zyskujesz
       *[no] { $who } zyskuje
    } { $n ->
        [one] { $n } akolitę
        [few] { $n } akolitów
       *[many] { $n } akolitów
    }.
root-log-revealed =
    { $me ->
        [yes] Ujawniasz
       *[no] { $who } ujawnia
    } kartę { $card }.
root-log-took-back =
    { $me ->
        [yes] Bierzesz z powrotem
       *[no] { $who } bierze z powrotem
    } { $n ->
        [one] { $n } ujawnioną kartę
        [few] { $n } ujawnione karty
       *[many] { $n } ujawnionych kart
    }.
root-log-bought =
    { $me ->
        [yes] Kupujesz
       *[no] { $who } kupuje
    } usługę „{ $service }” za { $n ->
        [one] { $n } wojownika
        [few] { $n } wojowników
       *[many] { $n } wojowników
    }.
root-log-bought-card =
    { $me ->
        [yes] Kupujesz
       *[no] { $who } kupuje
    } kartę { $card }.
root-log-paid-in =
    { $me ->
        [yes] Kładziesz
       *[no] { $who } kładzie
    } w płatnościach { $n ->
        [one] { $n } wojownika
        [few] { $n } wojowników
       *[many] { $n } wojowników
    }.
root-log-price =
    { $me ->
        [yes] Ustalasz
       *[no] { $who } ustala
    } cenę usługi „{ $service }”: { $n ->
        [one] { $n } wojownik
        [few] { $n } wojowników
       *[many] { $n } wojowników
    }.
root-log-protectionism =
    { $me ->
        [yes] Chronisz
       *[no] { $who } chroni
    } swój handel: nikt nie zapłacił.
root-log-gathered =
    { $me ->
        [yes] Zbierasz
       *[no] { $who } zbiera
    } { $n ->
        [one] { $n } fundusz
        [few] { $n } fundusze
       *[many] { $n } funduszy
    }.
root-log-committed =
    { $me ->
        [yes] Angażujesz
       *[no] { $who } angażuje
    } fundusz { $foe_me ->
        [yes] { $me ->
            [yes] z własnych
           *[no] od ciebie
        }
       *[no] od { $faction }
    }.
root-log-spent-funds =
    { $me ->
        [yes] Wydajesz
       *[no] { $who } wydaje
    } { $n ->
        [one] { $n } fundusz
        [few] { $n } fundusze
       *[many] { $n } funduszy
    } { $foe_me ->
        [yes] { $me ->
            [yes] z własnych
           *[no] od ciebie
        }
       *[no] od { $faction }
    }.
root-log-lost-funds =
    { $me ->
        [yes] Tracisz
       *[no] { $who } traci
    } { $n ->
        [one] { $n } fundusz
        [few] { $n } fundusze
       *[many] { $n } funduszy
    } { $foe_me ->
        [yes] { $me ->
            [yes] z własnych
           *[no] od ciebie
        }
       *[no] od { $faction }
    }.
root-log-exported =
    { $me ->
        [yes] Eksportujesz
       *[no] { $who } eksportuje
    } kartę { $card }.
root-log-showed =
    { $me ->
        [yes] Ujawniasz
       *[no] { $who } ujawnia
    } kartę { $card }.
root-log-minister =
    { $me ->
        [yes] Wysyłasz
       *[no] { $who } wysyła
    } ministra: { $minister }.
root-log-swayed =
    { $me ->
        [yes] Przekonujesz
       *[no] { $who } przekonuje
    } ministra: { $minister }.
root-log-fell =
    { $me ->
        [yes] Tracisz
       *[no] { $who } traci
    } ministra: { $minister }.
root-log-took-up =
    { $me ->
        [yes] Bierzesz z powrotem
       *[no] { $who } bierze z powrotem
    } { $n ->
        [one] { $n } ujawnioną kartę
        [few] { $n } ujawnione karty
       *[many] { $n } ujawnionych kart
    }.
root-log-flipped =
    { $me ->
        [yes] Odsłaniasz
       *[no] { $who } odsłania
    } intrygę { $at }: { $plot }.
root-log-extorted =
    { $me ->
        [yes] Wymuszeniem zabierasz
       *[no] { $who } wymuszeniem zabiera
    } { $foe_me ->
        [yes] ci
       *[no] { $faction }
    } kartę.
root-log-extorted-card =
    { $me ->
        [yes] Wymuszasz
       *[no] { $who } wymusza
    } kartę { $card }.
root-log-plotted =
    { $me ->
        [yes] Knujesz
       *[no] { $who } knuje
    } intrygę { $at }: { $plot }.
root-log-tricked =
    { $me ->
        [yes] Zamieniasz
       *[no] { $who } zamienia
    } intrygi na polanach { $from } i { $to }.
root-log-raided =
    { $me ->
        [yes] Ruszasz
       *[no] { $who } rusza
    } na najazd { $at }.
root-log-exerted =
    Wysiłek: { $me ->
        [yes] wykonujesz
       *[no] { $who } wykonuje
    } dodatkową akcję.
root-log-used-card =
    { $me ->
        [yes] Używasz
       *[no] { $who } używa
    } efektu karty { $card }.
root-log-took-from =
    { $me ->
        [yes] Zabierasz
       *[no] { $who } zabiera
    } { $foe_me ->
        [yes] ci
       *[no] { $faction }
    } kartę.
root-log-took-card =
    { $me ->
        [yes] Zabierasz
       *[no] { $who } zabiera
    } kartę { $card }.
root-log-gave-back =
    { $me ->
        [yes] Oddajesz
       *[no] { $who } oddaje
    } w zamian kartę { $card }.
root-log-exhausted-crafted =
    { $me ->
        [yes] Wyczerpujesz
       *[no] { $who } wyczerpuje
    } z przekutych przedmiotów { $item }.
root-log-informed =
    { $me ->
        [yes] Bierzesz
       *[no] { $who } bierze
    } ze stosu odrzuconych kartę { $card }.

## Why something cannot be done (.title: the same in a few words)

root-why-not-craftable = Ta karta nie ma efektu, który można przekuć.
    .title = Tej nie: nie do przekucia
root-why-no-crafting-pieces = Brakuje ci komponentów do przekuwania na polanach tych symboli.
    .title = Teraz nie: nie ma czym przekuwać
root-why-item-gone = W puli nie ma już takiego przedmiotu.
    .title = Tej nie: przedmiot się skończył
root-why-duplicate = Masz już ten efekt w swoim obszarze gry.
    .title = Tej nie: już ją masz
root-why-no-rule = Nie kontrolujesz ani polany, którą opuszczasz, ani tej, na którą idziesz.
    .title = Tu nie: nie kontrolujesz polany
root-why-snare = Na tej polanie wszystkich trzymają sidła Kruków.
    .title = Stąd nie: są tu sidła
root-why-scorched = Ziemia jest spalona: na tę polanę nic nie wejdzie.
    .title = Tu nie: spalona ziemia
root-why-recruited = Werbować możesz tylko raz na turę.
    .title = W tej turze już nie
root-why-no-actions = W tej turze nie masz już akcji.
    .title = Teraz nie: brak akcji
root-why-cannot-build = Nie kontrolujesz polany, na której jest wolne pole budowy i dość drewna.
    .title = Teraz nie: brak pola lub drewna
root-why-cannot-overwork = Nie masz karty z symbolem tartaku albo skończyło się drewno.
    .title = Teraz nie: brak karty do tartaku
root-why-no-battle = Żaden twój wojownik nie stoi na polanie z przeciwnikiem.
    .title = Teraz nie: nie ma z kim walczyć
root-why-no-move = Żaden twój wojownik nie ma dokąd iść.
    .title = Teraz nie: nie ma dokąd iść
root-why-one-bird = W jednej turze do Dekretu może trafić tylko jeden ptak.
    .title = Tej nie: drugi ptak
root-why-no-supporters =
    Potrzebujesz { $n ->
        [one] { $n } stronnika
        [few] { $n } stronników
       *[many] { $n } stronników
    } tego symbolu.
    .title = Tu nie: za mało stronników
root-why-no-base-left = Baza tego symbolu jest już na mapie.
    .title = Tu nie: baza już stoi
root-why-not-adjacent = Sympatyków zdobywa się tylko obok sympatyków.
    .title = Tu nie: za daleko
root-why-no-boots =
    Do ruchu potrzebujesz { $n ->
        [one] { $n } gotowego buta
        [few] { $n } gotowych butów
       *[many] { $n } gotowych butów
    }.
    .title = Tu nie: za mało butów
root-why-not-ready = Nie masz { $n }.
    .title = Teraz nie: brak przedmiotu
root-why-nothing-here = Nie ma tu nic dla tej akcji: { $n }.
    .title = Teraz nie: nie ma tu celu
root-why-no-acolytes =
    Potrzebujesz { $n ->
        [one] { $n } akolity
        [few] { $n } akolitów
       *[many] { $n } akolitów
    }.
    .title = Teraz nie: za mało akolitów
root-why-no-crusade = Na polanach Wygnańca nie masz kogo wysłać.
    .title = Teraz nie: nie ma kogo wysłać
root-why-no-convert = Na polanach Wygnańca nie ma wojownika przeciwnika.
    .title = Teraz nie: nie ma kogo nawrócić
root-why-no-sanctify = Na polanach Wygnańca nie ma budynku przeciwnika.
    .title = Teraz nie: nie ma czego uświęcić
root-why-no-garden = Nie masz karty na wolne pole na polanie, którą kontrolujesz.
    .title = Teraz nie: brak miejsca na ogród
root-why-no-pilgrim = Nie masz karty albo wojownika do werbunku.
    .title = Teraz nie: nie ma kogo werbować
root-why-no-score = Nie masz karty, która da punkty.
    .title = Teraz nie: brak karty na punkty
root-why-no-sacrifice = Nie masz ptasiej karty albo w puli brakuje wojownika.
    .title = Teraz nie: nie ma czego ofiarować
root-why-too-dear =
    Kosztuje { $n ->
        [one] { $n } wojownika
        [few] { $n } wojowników
       *[many] { $n } wojowników
    } z twojej puli.
    .title = Tej nie: za droga
root-why-sold-out = Kompania nie ma karty na sprzedaż.
    .title = Teraz nie: wyprzedane
root-why-has-service = Ta usługa jest już twoja w tej turze.
    .title = Dwa razy na turę nie
root-why-no-hire = Wojownicy Kompanii nie mogliby ci służyć.
    .title = Teraz nie: nie ma kogo nająć
root-why-no-funds = Masz na to za mało funduszy.
    .title = Teraz nie: za mało funduszy
root-why-no-river-move = Żaden twój wojownik nie ma dokąd iść.
    .title = Teraz nie: nie ma dokąd iść
root-why-no-river-battle = Żaden twój wojownik nie stoi na polanie z przeciwnikiem.
    .title = Teraz nie: nie ma z kim walczyć
root-why-no-spaces = Faktorie i fundusze nie starczą na żadną kartę.
    .title = Teraz nie: nie ma czym przekuwać
root-why-no-cards = Nie ma już czego dobierać.
    .title = Teraz nie: brak kart
root-why-no-river-recruit = W puli nie masz wojownika albo nie ma gdzie go umieścić nad rzeką.
    .title = Teraz nie: nie ma kogo werbować
root-why-no-site = Teraz nie ma polany, na której można założyć faktorię.
    .title = Teraz nie: brak miejsca
root-why-has-post = Na tej polanie faktoria już stoi.
    .title = Tu nie: już tu stoi
root-why-unruled = Tej polany nikt nie kontroluje.
    .title = Tu nie: nikt jej nie kontroluje
root-why-no-placing = Na tej polanie nie możesz niczego umieścić.
    .title = Tu nie: nie wolno umieszczać
root-why-rulers-funds = Płaci się funduszami władcy polany; dwóch od { $n } nie masz.
    .title = Tu nie: za mało funduszy
root-why-no-post-left = Nie masz już faktorii tego symbolu.
    .title = Tu nie: brak faktorii
root-why-not-swayed = Ten minister nie jest jeszcze przekonany.
    .title = Ten nie: nieprzekonany minister
root-why-has-acted = Ten minister już działał w tej turze.
    .title = Ten nie: już działał
root-why-cannot-act = Ten minister nie ma teraz nic do zrobienia.
    .title = Ten nie: nie ma nic do roboty
root-why-is-swayed = Ten minister jest już przekonany.
    .title = Ten nie: już przekonany
root-why-no-crown = Nie masz już korony tej rangi.
    .title = Ten nie: brak korony
root-why-cannot-show =
    Potrzebujesz { $n ->
        [one] { $n } karty
        [few] { $n } kart
       *[many] { $n } kart
    } z symbolami polan, gdzie masz komponenty.
    .title = Ten nie: za mało kart
root-why-assembled = Obie akcje Zgromadzenia masz już za sobą.
    .title = Teraz nie: obie akcje zużyte
root-why-cannot-raise = Nie masz karty na wolne pole na polanie, którą kontrolujesz.
    .title = Teraz nie: nie ma gdzie budować
root-why-no-warriors = W puli nie masz wojownika.
    .title = Teraz nie: brak wojowników
root-why-cannot-dig = Nie masz karty na polanę, gdzie można kopać.
    .title = Teraz nie: nie ma gdzie kopać
root-why-plotted-out = W tej turze nie masz już akcji.
    .title = Teraz nie: brak akcji
root-why-no-plot-site = Teraz nie ma polany, na której można uknuć intrygę.
    .title = Teraz nie: brak miejsca na intrygę
root-why-few-corvids =
    Intryga kosztuje tu { $n ->
        [one] { $n } wojownika
        [few] { $n } wojowników
       *[many] { $n } wojowników
    }.
    .title = Tu nie: za mało wojowników
root-why-has-plot = Na tej polanie intryga już leży.
    .title = Tu nie: już tu leży
root-why-no-perch = W puli nie masz wojownika albo nie ma gdzie go umieścić.
    .title = Teraz nie: nie ma kogo werbować
root-why-no-trick = Nie ma dwóch intryg do zamiany.
    .title = Teraz nie: nie ma czego zamienić
root-why-no-agent = Przy tej intrydze nie masz wojownika.
    .title = Tu nie: brak twojego wojownika
root-why-nothing-to-craft = Żadnej karty z ręki nie da się teraz przekuć.
    .title = Teraz nie: nie ma czego przekuć
root-why-late-to-craft = Przekuwa się na początku: w tej turze już za późno.
    .title = Teraz nie: przekuwanie już było
root-why-no-recruiter = Nie masz koszar, przy których można umieścić wojowników.
    .title = Teraz nie: brak koszar
root-why-has-spread = Bunty są przed zdobywaniem sympatyków.
    .title = Teraz nie: sympatycy już są
root-why-no-revolt = Do buntu brakuje ci stronników albo miejsca.
    .title = Teraz nie: bunt niemożliwy
root-why-no-spread = Brakuje ci stronników albo polany dla sympatyków.
    .title = Teraz nie: nie ma gdzie
root-why-no-hand = Nie masz żadnej karty na ręce.
    .title = Teraz nie: brak kart
root-why-no-trainer = Nie masz karty z symbolem bazy na mapie.
    .title = Teraz nie: brak karty do bazy
root-why-no-officer = Każdy oficer poprowadził już operację.
    .title = Teraz nie: brak oficerów
root-why-no-muster = W puli nie masz wojownika albo brak bazy, przy której go umieścisz.
    .title = Teraz nie: nie ma kogo werbować
root-why-no-organizer = Żadnego twojego wojownika nie można zamienić na sympatyków.
    .title = Teraz nie: nie ma kogo zamienić
root-why-late-to-flip = Intrygi odkrywa się przed werbunkiem.
    .title = Teraz nie: werbunek już był
root-why-nothing-to-flip = Żaden twój wojownik nie stoi przy zakrytej intrydze.
    .title = Teraz nie: nie ma czego odkryć
root-why-no-call = Nie masz karty z symbolem polany, na której możesz umieścić wojownika.
    .title = Teraz nie: brak karty
root-why-parliament-sits = Zgromadzenie było przed ministrami: już się skończyło.
    .title = Teraz nie: działają ministrowie
root-why-no-minister = Żaden przekonany minister nie ma już nic do zrobienia.
    .title = Teraz nie: nie ma kto działać
root-why-has-swayed = Minister jest już przekonany: to był ostatni krok Dnia.
    .title = W tej turze już nie
root-why-cannot-sway = Na żadnego ministra nie masz korony albo kart.
    .title = Teraz nie: nie ma kogo przekonać
root-why-no-walk = Żadna sąsiednia polana nie jest dostępna albo masz za mało butów.
    .title = Teraz nie: nie ma dokąd iść
root-why-no-aid = Potrzebujesz gracza na tej polanie, gotowego przedmiotu i karty z jej symbolem.
    .title = Teraz nie: nie ma jak pomóc
root-why-no-quest = Nie masz gotowych obu przedmiotów do zadania z symbolem tej polany.
    .title = Teraz nie: brak takiego zadania

## Price and gain on the buttons

root-hint-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
root-hint-service = kosztuje { $n }
root-hint-pawn = na sąsiednią polanę
root-hint-wood =
    kosztuje { $n ->
        [one] { $n } drewno
        [few] { $n } drewna
       *[many] { $n } drewna
    }
root-hint-supporters =
    kosztuje { $n ->
        [one] { $n } stronnika
        [few] { $n } stronników
       *[many] { $n } stronników
    }
root-hint-outrage = bunt: karta
root-hint-defenseless = bezbronny cel: 1 obrażenie więcej
root-hint-guerrilla = obrońca zadaje wyższy wynik rzutu
root-hint-turmoil =
    zamieszki: −{ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, −{ $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }

## The score sheet and a notice to the table

root-score-points = Punkty
root-setup-second = Drugi Włóczęga potrzebuje przy stole pierwszego
root-setup-reach = Te frakcje mają zasięg { $n }, mniej niż { $wanted }; pozwolić na to może opcja Zasięg
root-notice-reach = Zasięg tych frakcji to { $n }; dla tylu graczy zaleca się { $wanted }.

## Nouns of the questions

root-column-recruit = { root-decree-recruit }
root-column-move = { root-decree-move }
root-column-battle = { root-decree-battle }
root-column-build = { root-decree-build }
root-reward-cards = Dwie karty
root-reward-points = Punkt za każdą taką misję

## Debatable rulings

root-option-tie = Kilku graczy z 30 punktami
    .help = Kto wygrywa, gdy kilku graczy osiągnie 30 punktów w tej samej chwili.
root-option-tie-points = Najwięcej punktów
    .help = Potem gracz wykonujący turę; tak mówi czeska Księga Praw.
root-option-tie-turn = Gracz wykonujący turę
    .help = Tak mówi angielska Księga Praw.
root-option-glide = Szybowanie Harcownika
    .help = Czy sojuszniczy wojownicy mogą szybować razem z nim.
root-option-glide-allies = Z sojusznikami
    .help = Ruch jak każdy inny.
root-option-glide-alone = Sam pionek
    .help = Tak mówi późniejsza angielska Księga Praw.
root-option-ritual = Rytuał punktowania Kultystów
    .help = Czy można punktować symbol bez ogrodu na mapie.
root-option-ritual-empty = Można, za 0 punktów
    .help = Dosłowne brzmienie.
root-option-ritual-garden = Tylko z ogrodem
    .help = Tak mówi późniejsza angielska Księga Praw.

## Automata

root-seat-mechanical-marquise = Mechaniczna Markiza
root-setup-automata = Przynajmniej jedno miejsce jest dla człowieka
root-setup-no-automata = Poziom, cechy i cel dotyczą automatów: najpierw daj któremuś miejsce
root-setup-trait = Żaden automat przy tym stole nie ma cechy { $it }
root-end-together = Wszyscy mają 30 punktów i wygrywają razem: { $who }.
root-option-difficulty = Siła automatów
    .help = Jak silne są frakcje, które gra prowadzi sama.
root-option-difficulty-default = Zwykłe
    .help = Jak na ich planszach.
root-option-difficulty-easy = Łatwe
    .help = Dostają mniej.
root-option-difficulty-challenging = Wymagające
    .help = Dostają więcej.
root-option-difficulty-nightmare = Koszmar
    .help = Wymagające, a do tego 1 punkt co turę.
root-option-traits = Cechy automatów
    .help = Co automaty potrafią ponadto; można też wymienić je po kolei.
root-option-traits-none = Żadne
    .help = Grają tylko według swoich plansz.
root-option-traits-one = Każdemu jedna
    .help = Wybrana losem.
root-option-traits-all = Wszystkie
    .help = Trudno i dużo do zapamiętania.
root-option-goal = Ludzie wygrywają
    .help = Gdzie grają automaty: czy inni wygrywają każdy sam, czy razem.
root-option-goal-alone = Każdy sam
    .help = Wygrywa pierwszy z 30 punktami, także automat.
root-option-goal-together = Razem
    .help = Wszyscy muszą mieć 30 wcześniej niż którykolwiek automat.
root-automaton-why-most-pieces = tylu elementów nie ma tam inny przeciwnik
root-automaton-why-most-points = tyle elementów co inny, ale więcej punktów
root-automaton-why-letter = remis z innym, ale wcześniejsza litera
root-automaton-why-most-enemies = obok jest tam najwięcej elementów przeciwników
root-automaton-why-most-enemies-first = najwięcej elementów przeciwników, z kilku polan najwyższe pierwszeństwo
root-automaton-why-most-warriors = najwięcej własnych wojowników
root-automaton-why-most-warriors-first = najwięcej własnych wojowników, z kilku polan najwyższe pierwszeństwo
root-automaton-why-evenly = równo na rządzone polany rozkazu
root-automaton-why-lowest = najniższe pierwszeństwo wśród rządzonych
root-automaton-why-highest = najwyższe pierwszeństwo wśród rządzonych polan rozkazu
root-trait-blitz = Wojna błyskawiczna
    .text = Po ruchu z rządzonej polany bez przeciwników idą wszyscy oprócz jednego i walczą, dokąd przyjdą.
root-trait-fortified = Umocnienia
    .text = Do usunięcia budynku potrzeba dwóch trafień.
root-trait-hospitals = Szpitale
    .text = Dwóch wojowników do twierdzy za dwóch lub więcej straconych w obronie.
root-trait-iron-will = Żelazna wola
    .text = Według ptasiego rozkazu dwa razy tyle werbowanych.
root-trait-overwhelming = Przytłaczająca siła
    .text = Punkt za każdych dwóch wojowników, których nie dało się zwerbować.
root-seat-electric-eyrie = Elektryczne Orle Gniazdo
root-automaton-why-roost-most-enemies = gniazdo symbolu z największą liczbą elementów przeciwników
root-automaton-why-fewest-enemies = bez gniazda i z najmniejszą liczbą elementów przeciwników
root-automaton-why-most-buildings = tylu budynków nie ma tam nikt inny
root-automaton-why-no-roost = najwyższe pierwszeństwo bez gniazda
root-trait-nobility = Szlachectwo
    .text = Zamieszki także wtedy, gdy kolumna nikogo nie umieści, a punkty za nie zamiast straty.
root-trait-relentless = Nieustępliwość
    .text = Po Dekrecie padają bezbronne budynki i żetony tam, gdzie ma wojowników.
root-trait-swoop = Nalot
    .text = Dwóch wojowników ląduje tam, gdzie nie ma orlich elementów.
root-trait-war-tax = Podatek wojenny
    .text = Kto traci przez nie budynek lub żeton, traci punkt.
root-trait-focused = Skupienie
    .text = Dodatkowe trafienie także dla kolumn, które są równe.
root-log-automaton-joins = { $automaton } dodaje do Dekretu kartę { $card }: { $suit }.
root-log-automaton-turmoil =
    { $automaton } ma zamieszki, w Dekrecie { $n ->
        [one] jest { $n } ptak
        [few] są { $n } ptaki
       *[many] jest { $n } ptaków
    }.
root-log-automaton-order = { $automaton } odkrywa kartę { $card }. Rozkaz: { $suit }.
root-log-automaton-again =
    { $automaton } nic nie buduje i ma { $n ->
        [one] { $n } budynek
        [few] { $n } budynki
       *[many] { $n } budynków
    }: jeszcze raz według karty { $card }. Rozkaz: { $suit }.
root-log-automaton-battles = Rozkaz: { $suit }. { $automaton } atakuje { $faction } { $at }: { $why }.
root-log-automaton-recruits =
    Rozkaz: { $suit }. { $automaton } werbuje { $n ->
        [one] { $n } wojownika
        [few] { $n } wojowników
       *[many] { $n } wojowników
    } { $at }: { $why }.
root-log-automaton-builds = Rozkaz: { $suit }. { $automaton } buduje { $piece } { $at }: { $why }.
root-log-automaton-moves = Rozkaz: { $suit }. { $automaton } idzie { $origin } { $to }: { $why }.
root-log-automaton-track =
    Rozkaz: { $suit }. { $automaton } punktuje za { $piece } i inne budynki tego rodzaju: { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }.
root-log-automaton-trait = { $automaton } ma do tego cechę: { $trait }.
root-log-automaton-snare = { $automaton } usuwa zamiast tego sidła { $at }.
root-log-automaton-hard = { $automaton } jest koszmarem i punktuje.
root-seat-automated-alliance = Zautomatyzowany Sojusz
root-automaton-why-fewest-warriors = obok sympatyków, najmniej wojowników przeciwników
root-automaton-why-fewest-warriors-first = obok sympatyków, najmniej wojowników przeciwników, z kilku polan najwyższe pierwszeństwo
root-automaton-why-fewest-pieces = obok sympatyków nie ma polany rozkazu; najmniej elementów przeciwników
root-automaton-why-fewest-pieces-first = obok sympatyków nie ma polany rozkazu; najmniej elementów przeciwników, z kilku polan najwyższe pierwszeństwo
root-automaton-why-uprising = brakuje bazy; najwięcej elementów przeciwników
root-automaton-why-uprising-first = brakuje bazy; najwięcej elementów przeciwników, z kilku polan najwyższe pierwszeństwo
root-automaton-why-at-base = po jednym w każdej bazie
root-trait-informants = Informatorzy
    .text = Dodatkowe trafienie obrońcy zadają też sympatycy bez wojowników.
root-trait-popularity = Popularność
    .text = Za usunięcie sympatyków nikt nie zdobywa punktów.
root-trait-veterans = Weterani
    .text = Jako obrońca zadaje wyższy wynik rzutu.
root-trait-wildfire = Pożoga
    .text = Na końcu Wieczoru jeszcze jedni sympatycy, bez punktów.
root-trait-steadfast = Niezłomność
    .text = Usunięta baza nie pociąga za sobą sympatyków.
root-log-automaton-spreads = Rozkaz: { $suit }. { $automaton } zdobywa sympatyków { $at }: { $why }.
root-log-automaton-no-sympathy =
    { $automaton } nie może umieścić sympatyków i zamiast tego punktuje: { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }.
root-log-automaton-martial = Stan wojenny { $at }: { $automaton } zdobywa o 1 punkt mniej.
root-log-automaton-revolts = Rozkaz: { $suit }. { $automaton } wznieca rewoltę { $at }: { $why }.
root-log-automaton-organizes =
    { $automaton } agituje { $at } i usuwa { $n ->
        [one] { $n } swojego wojownika
        [few] { $n } swoich wojowników
       *[many] { $n } swoich wojowników
    }.
root-log-automaton-crackdown =
    Obława: wraz z bazą { $automaton } traci { $n ->
        [one] { $n } żeton sympatyków
        [few] { $n } żetony sympatyków
       *[many] { $n } żetonów sympatyków
    }. Symbol: { $suit }.
root-seat-vagabot = Włóczęgobot
root-automaton-why-nearest = najbliżej
root-automaton-why-nearest-first = z równie bliskich najwyższe pierwszeństwo
root-automaton-why-leader = przeciwnik z największą liczbą punktów
root-automaton-why-berserk = najwięcej elementów jednego gracza
root-automaton-why-still-there = wciąż tam jest, za kolejne dwa przedmioty
root-automaton-why-poorest = najmniej punktów z tych, którzy mają tu wytworzone przedmioty
root-automaton-why-few-items = dwa nieuszkodzone przedmioty lub mniej
root-automaton-why-much-damaged = trzy uszkodzone przedmioty lub więcej
root-automaton-why-some-damaged = coś jest uszkodzone
root-automaton-why-none-damaged = nic nie jest uszkodzone
root-automaton-why-in-forest = w lesie wszystko
root-automaton-why-outside = poza lasem
root-trait-adventurer = Poszukiwacz przygód
    .text = Jedna walka na turę; pozostałe przedmioty idą na kolejne misje.
root-trait-berserker = Berserker
    .text = Walczy tam, gdzie jakiś gracz ma najwięcej elementów, a Wieczorem naprawia o przedmiot więcej.
root-trait-helper = Pomocnik
    .text = Każdy przedmiot wzięty przy pomocy daje o 1 punkt więcej, za dwie karty.
root-trait-marksman = Strzelec wyborowy
    .text = Gdy atakuje, jedno trafienie jeszcze przed rzutem.
root-log-automaton-explores = Rozkaz: { $suit }. { $automaton } bada ruiny { $at }: { $why }.
root-log-automaton-quests = Rozkaz: { $suit }. { $automaton } podejmuje misję „{ $quest }” { $at }: { $why }.
root-log-automaton-aids = Rozkaz: { $suit }. { $automaton } pomaga { $faction }: { $why }.
root-log-automaton-steals = Rozkaz: { $suit }. { $automaton } kradnie { $faction } kartę: { $why }.
root-log-automaton-tinkers = Rozkaz: { $suit }. { $automaton } wytwarza z odrzuconych kartę { $card }: najwyższą z przedmiotem.
root-log-automaton-repairs = Rozkaz: { $suit }. { $automaton } wyczerpuje przedmiot, by naprawić inny.
root-log-automaton-slips = { $automaton } przemyka { $to }: { $why }.
root-log-automaton-refreshes =
    { $automaton } odświeża { $n ->
        [one] { $n } przedmiot
        [few] { $n } przedmioty
       *[many] { $n } przedmiotów
    }: { $why }.
root-log-automaton-mends =
    { $automaton } naprawia { $n ->
        [one] { $n } przedmiot
        [few] { $n } przedmioty
       *[many] { $n } przedmiotów
    }: { $why }.

## Chapters of the Law whose heading is no clause

root-law-reading = Czytanie Księgi Praw

## The game in two minutes (.text: at most 35 words, .law: the clause that says it all)

root-learn-goal = Trzydzieści punktów rządzi Leśnogrodem
    .text = Kto pierwszy zdobędzie 30 punktów zwycięstwa, od razu wygrywa. Każda frakcja zbiera je po swojemu; usuwanie cudzych budynków i żetonów oraz przekuwanie przedmiotów punktują u wszystkich.
    .law = 3.1
root-learn-turn = Świt, Dzień, Wieczór
    .text = Każda tura ma trzy fazy. O Świcie się szykujesz, w Dzień działasz, a Wieczorem dobierasz karty. Co w której robisz, mówi plansza twojej frakcji.
    .law = 1.5
root-learn-deeds = Kontroluj polany, chodź ścieżkami
    .text = Polanę kontroluje, kto ma tam najwięcej wojowników i budynków. Do ruchu musisz kontrolować polanę początkową albo docelową. Przekuwanie kart daje przedmioty i trwałe korzyści.
    .law = 2.8
root-learn-fight = Dwie kości, wyższa dla atakującego
    .text = W walce atakujący zadaje wyższy wynik, obrońca niższy, ale z rzutu nikt nie zada więcej obrażeń, niż ma tam wojowników. Strzeż się zasadzki.
    .law = 4.3.2
root-learn-special = Każda frakcja gra we własną grę
    .text = Markiza de Kot buduje, Dynastie Orlich Gniazd słuchają coraz dłuższego Dekretu, Sojusz Stworzeń Leśnych zdobywa sympatyków, Włóczęga wędruje i pomaga. Czekają jeszcze cztery frakcje.
    .law = 6
root-learn-end = Albo wygraj przez dominację
    .text = Mając co najmniej 10 punktów, możesz zagrać kartę dominacji i porzucić wyścig o punkty. Wygrasz, gdy na początku swojej tury kontrolujesz polany, których żąda karta.
    .law = 3.3
