### Root: the words of the game, in Polish.
### The same keys and attributes stand in en.ftl, cs.ftl and pl.ftl.

## Title

root-title = Root
root-tagline = Wojna o Puszczę, każda strona według własnych zasad.

## Factions (.of: of ..., .with: with ..., .short: the name in a sentence, .hint: how it plays)

root-faction-marquise = Markiza de Kot
    .of = Markizy
    .with = z Markizą
    .short = Markiza
    .hint = Buduje przemysł drzewny i trzyma kraj w garści.
root-faction-eyrie = Dynastie Orlich Gniazd
    .of = Orłów
    .with = z Orłami
    .short = Orły
    .hint = Punktują za gniazda i muszą wypełniać rosnący Dekret.
root-faction-alliance = Leśny Sojusz
    .of = Sojuszu
    .with = z Sojuszem
    .short = Sojusz
    .hint = Szerzy sympatię i uderza buntem.
root-faction-vagabond = Włóczęga
    .of = Włóczęgi
    .with = z Włóczęgą
    .short = Włóczęga
    .hint = Wędruje sam z sakwą przedmiotów: pomoc, zadania, zła sława.
root-faction-vagabond2 = Drugi Włóczęga
    .of = drugiego Włóczęgi
    .with = z drugim Włóczęgą
    .short = Drugi Włóczęga
    .hint = Rywal na tych samych drogach.
root-faction-lizard = Kult Jaszczurów
    .of = Kultu
    .with = z Kultem
    .short = Kult
    .hint = Zjednuje wyrzutków ogrodami, rytuałami i akolitami.
root-faction-riverfolk = Kompania Rzeczna
    .of = Kompanii
    .with = z Kompanią
    .short = Kompania
    .hint = Sprzedaje usługi wszystkim, a za zapłatę zakłada placówki.
root-faction-duchy = Podziemne Księstwo
    .of = Księstwa
    .with = z Księstwem
    .short = Księstwo
    .hint = Wychodzi tunelami i zjednuje ministrów.
root-faction-corvid = Krucza Konspiracja
    .of = Kruków
    .with = z Krukami
    .short = Kruki
    .hint = Knuje tajne intrygi i punktuje za ich odsłonięcie.

## Seats without a faction yet

root-faction-any = Dowolna frakcja
root-faction-random = Losowa frakcja

## Suits (.clearing: a clearing of it, .card: a card of it, .plural: the animals)

root-suit-bird = Ptak
    .card = ptasia karta
    .plural = ptaki
root-suit-fox = Lis
    .card = lisia karta
    .plural = lisy
    .clearing = lisia polana
root-suit-rabbit = Królik
    .card = królicza karta
    .plural = króliki
    .clearing = królicza polana
root-suit-mouse = Mysz
    .card = mysia karta
    .plural = myszy
    .clearing = mysia polana
root-suit-any = Dowolny symbol

## Phases

root-phase-birdsong = Świt
    .in = o Świcie
root-phase-daylight = Dzień
    .in = za Dnia
root-phase-evening = Wieczór
    .in = Wieczorem

## Places (.in: in ..., .into: into ..., .from: from ...)

root-clearing = polana { $n }
    .in = na polanie { $n }
    .into = na polanę { $n }
    .from = z polany { $n }
root-forest = las { $n }
    .in = w lesie { $n }
    .into = do lasu { $n }
    .from = z lasu { $n }
root-burrow = Nora
    .in = w Norze
    .into = do Nory
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

## Maps (.hint: what is special)

root-map-autumn = Jesień
    .hint = Nadrukowane symbole, mapa na pierwszą grę.
root-map-winter = Zima
    .hint = Wzburzona rzeka dzieli lasy.
root-map-lake = Jezioro
    .hint = Pośrodku jezioro i prom, który je przepływa.
root-map-mountain = Góry
    .hint = Zamknięte ścieżki do otwarcia i przełęcz do utrzymania.

## Decks

root-deck-base = Talia podstawowa
    .hint = Karty z gry podstawowej.
root-deck-exiles = Wygnańcy i partyzanci
    .hint = Inne trwałe efekty, bez kart łaski.

## Items (the item itself is faceup; .exhausted, .damaged: its other states)

root-item-boots = But
    .exhausted = wyczerpany but
    .damaged = uszkodzony but
root-item-sword = Miecz
    .exhausted = wyczerpany miecz
    .damaged = uszkodzony miecz
root-item-bag = Torba
    .exhausted = wyczerpana torba
    .damaged = uszkodzona torba
root-item-hammer = Młot
    .exhausted = wyczerpany młot
    .damaged = uszkodzony młot
root-item-teapot = Imbryk
    .exhausted = wyczerpany imbryk
    .damaged = uszkodzony imbryk
root-item-coins = Moneta
    .exhausted = wyczerpana moneta
    .damaged = uszkodzona moneta
root-item-crossbow = Kusza
    .exhausted = wyczerpana kusza
    .damaged = uszkodzona kusza
root-item-torch = Pochodnia
    .exhausted = wyczerpana pochodnia
    .damaged = uszkodzona pochodnia
root-state-faceup = gotowy
root-state-exhausted = wyczerpany
root-state-damaged = uszkodzony

## Buildings

root-building-sawmill = Tartak
root-building-workshop = Warsztat
root-building-recruiter = Punkt werbunkowy
root-building-roost = Gniazdo
root-building-base = Baza
root-building-base-fox = Lisia baza
root-building-base-rabbit = Królicza baza
root-building-base-mouse = Mysia baza
root-building-garden = Ogród
root-building-garden-fox = Lisi ogród
root-building-garden-rabbit = Króliczy ogród
root-building-garden-mouse = Mysi ogród
root-building-citadel = Cytadela
root-building-market = Targ

## Tokens and other pieces

root-token-wood = Drewno
root-token-keep = Twierdza
root-token-sympathy = Sympatia
root-token-trade-post = Placówka handlowa
root-token-trade-post-fox = Lisia placówka handlowa
root-token-trade-post-rabbit = Królicza placówka handlowa
root-token-trade-post-mouse = Mysia placówka handlowa
root-token-tunnel = Tunel
root-token-plot = Intryga
root-piece-warrior = Wojownik
root-piece-pawn = Pionek
root-piece-building = Budynek
root-piece-token = Żeton
root-piece-item = Przedmiot
root-piece-officer = Oficer
root-piece-acolyte = Akolita
root-piece-crown = Korona
root-piece-outcast = Wyrzutek
    .hated = Znienawidzony
root-piece-score = Znacznik punktów

## How many ($n)

root-count-warriors =
    { $n ->
        [one] { $n } wojownik
        [few] { $n } wojownicy
       *[many] { $n } wojowników
    }
root-count-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
root-count-wood =
    { $n ->
        [one] { $n } drewno
        [few] { $n } drewna
       *[many] { $n } drewna
    }
root-count-hits =
    { $n ->
        [one] { $n } trafienie
        [few] { $n } trafienia
       *[many] { $n } trafień
    }
root-count-items =
    { $n ->
        [one] { $n } przedmiot
        [few] { $n } przedmioty
       *[many] { $n } przedmiotów
    }
root-count-supporters =
    { $n ->
        [one] { $n } poplecznik
        [few] { $n } poplecznicy
       *[many] { $n } popleczników
    }
root-count-officers =
    { $n ->
        [one] { $n } oficer
        [few] { $n } oficerowie
       *[many] { $n } oficerów
    }
root-count-acolytes =
    { $n ->
        [one] { $n } akolita
        [few] { $n } akolici
       *[many] { $n } akolitów
    }
root-count-funds =
    { $n ->
        [one] { $n } fundusz
        [few] { $n } fundusze
       *[many] { $n } funduszy
    }
root-count-clearings =
    { $n ->
        [one] { $n } polana
        [few] { $n } polany
       *[many] { $n } polan
    }
root-count-actions =
    { $n ->
        [one] { $n } akcja
        [few] { $n } akcje
       *[many] { $n } akcji
    }

## Zones of the boards

root-zone-hand = Ręka
root-zone-deck = Talia
root-zone-discard = Stos kart odrzuconych
root-zone-supply = Rezerwa
root-zone-item-supply = Pula przedmiotów
root-zone-crafted = Wytworzone przedmioty
root-zone-play-area = Obszar gry
root-zone-available = Dostępne karty dominacji
root-zone-decree = Dekret
root-zone-supporters = Poplecznicy
root-zone-officers = Oficerowie
root-zone-satchel = Sakwa
root-zone-damaged = Uszkodzone przedmioty
root-zone-quests = Odkryte zadania
root-zone-completed = Ukończone zadania
root-zone-acolytes = Akolici
root-zone-lost-souls = Zagubione Dusze
root-zone-funds = Fundusze
root-zone-payments = Płatności
root-zone-committed = Zaangażowane fundusze
root-zone-unswayed = Niezjednani ministrowie
root-zone-swayed = Zjednani ministrowie
root-zone-crowns = Korony
root-zone-revealed = Ujawnione karty

## Abilities of the factions (.text: what they do)

root-ability-field-hospitals = Szpitale polowe
    .text = Gdy tracisz wojowników na polanie, karta jej symbolu przenosi ich do twierdzy.
root-ability-the-keep = Twierdza
    .text = Nikt inny nie może umieszczać elementów na polanie twierdzy.
root-ability-lords-of-the-forest = Panowie lasu
    .text = Przy remisie to ty władasz polaną; pustymi nie władasz.
root-ability-disdain-for-trade = Pogarda dla handlu
    .text = Wytworzony przedmiot daje ci tylko 1 punkt.
root-ability-guerrilla-war = Wojna partyzancka
    .text = W obronie zadajesz wyższy wynik rzutu.
root-ability-outrage = Oburzenie
    .text = Kto usunie sympatię lub wprowadzi na nią wojowników, daje ci kartę jej symbolu.
root-ability-martial-law = Stan wojenny
    .text = Szerzenie kosztuje o 1 poplecznika więcej tam, gdzie inny gracz ma 3 wojowników.
root-ability-lone-wanderer = Samotny wędrowiec
    .text = Twój pionek nie jest wojownikiem, niczym nie włada i nigdy nie znika z mapy.
root-ability-nimble = Zwinność
    .text = Poruszasz się bez względu na to, kto włada polanami.
root-ability-infamy = Zła sława
    .text = W bitwie w swojej turze dostajesz 1 punkt za każdy usunięty element wrogiej frakcji.
root-ability-hatred-of-birds = Nienawiść do ptaków
    .text = W twoich rytuałach ptaki nie są jokerami.
root-ability-revenge = Zemsta
    .text = Wojownicy straceni w obronie stają się akolitami.
root-ability-pilgrims = Pielgrzymi
    .text = Władasz każdą polaną z ogrodem.
root-ability-fear-of-the-faithful = Strach wiernych
    .text = Za usunięty ogród odrzucasz losową kartę.
root-ability-swimmers = Pływacy
    .text = Rzeki są dla ciebie ścieżkami i nie musisz przy nich niczym władać.
root-ability-public-hand = Jawna ręka
    .text = Wszyscy widzą twoje karty.
root-ability-trade-disruption = Zerwany handel
    .text = Za usuniętą placówkę tracisz połowę funduszy, zaokrągloną w górę.
root-ability-protectionism = Protekcjonizm
    .text = Jeśli o Świcie nie masz płatności, połóż tam 2 swoich wojowników.
root-ability-dividends = Dywidenda
    .text = Z placówką na mapie: 1 punkt za każde 2 fundusze.
root-ability-price-of-failure = Cena porażki
    .text = Utrata budynków kosztuje losową kartę, najwyższego ministra i jego koronę.
root-ability-exposure = Zdemaskowanie
    .text = Pokaż kartę symbolu i zgadnij zakrytą intrygę: trafisz, to znika; chybisz, oddajesz kartę.
root-ability-embedded-agents = Ukryci agenci
    .text = Broniąc się przy zakrytej intrydze, zadajesz 1 dodatkowe trafienie.

## Leaders of the Eyrie (.text: what they bring)

root-leader-builder = Budowniczy
    .text = Wezyrowie w werbunku i ruchu. Wytworzone przedmioty punktują w pełni.
root-leader-charismatic = Charyzmatyk
    .text = Wezyrowie w werbunku i bitwie. Każdy werbunek musi umieścić 2 wojowników.
root-leader-commander = Dowódca
    .text = Wezyrowie w ruchu i bitwie. W ataku zadajesz 1 dodatkowe trafienie.
root-leader-despot = Despota
    .text = Wezyrowie w ruchu i budowie. Bitwa, w której usuniesz budynek lub żeton, daje 1 punkt więcej.
root-card-vizier = Lojalny Wezyr
    .text = Ptak w Dekrecie, którego nigdy się nie odrzuca.

## The Decree

root-decree-recruit = Werbunek
    .text = Wojownik przy gnieździe danego symbolu
root-decree-move = Ruch
    .text = Co najmniej jeden wojownik z polany danego symbolu
root-decree-battle = Bitwa
    .text = Na polanie danego symbolu
root-decree-build = Budowa
    .text = Gniazdo na polanie danego symbolu, którą władasz
root-turmoil = Zamęt
root-turmoil-humiliate = Upokorzenie
root-turmoil-purge = Czystka
root-turmoil-depose = Obalenie
root-turmoil-rest = Odpoczynek

## Relationships of the Vagabond

root-relationship-indifferent = Obojętny
root-relationship-amiable = Przychylny
root-relationship-friendly = Przyjazny
root-relationship-allied = Sojusznik
root-relationship-hostile = Wrogi
root-coalition = Koalicja

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
    .text = Wyczerp pochodnię: weź ze stosu odrzuconych kartę symbolu swojej polany albo ptaka.
root-special-hideout = Kryjówka
    .text = Wyczerp pochodnię: napraw 3 przedmioty; twój Dzień się kończy.
root-special-instigate = Podżeganie
    .text = Wyczerp pochodnię: wywołaj tu bitwę dwóch innych i wybierz, co stracą obie strony.
root-special-protector = Ochrona
    .text = Obrońca może cię tu wezwać: ty dostajesz 1 punkt, twoje miecze podnoszą jego limit trafień.
root-special-scorched-earth = Spalona ziemia
    .text = Zostaw tu pochodnię: znikają wszystkie elementy przeciwników i nic już tu nie wejdzie.
root-special-improvise = Improwizacja
    .text = Raz na turę jeden przedmiot może w zadaniu zastąpić inny; potem się niszczy.
root-special-swift-strike = Szybki cios
    .text = Po rzucie wyczerp miecz, by zadać 1 dodatkowe trafienie.
root-special-glide = Szybowanie
    .text = Wyczerp pochodnię: przenieś się na dowolną polanę bez butów.

## The Cult: conspiracies, rituals

root-conspiracy-crusade = Krucjata
    .text = Bitwa na polanie Wyrzutka albo ruch z niej, a potem bitwa.
root-conspiracy-convert = Nawrócenie
    .text = Na polanie Wyrzutka zastąp wojownika przeciwnika swoim.
root-conspiracy-sanctify = Uświęcenie
    .text = Na polanie Wyrzutka zastąp budynek przeciwnika ogrodem.
root-ritual-build = Budowa
    .text = Ogród na polanie danego symbolu, którą władasz
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
    .text = Wojownicy Kompanii w tej turze władają i walczą dla ciebie; trafienia się dzieli.

## Ministers of the Duchy (.text: their action)

root-rank-squire = Giermek
root-rank-noble = Szlachcic
root-rank-lord = Lord
root-minister-foremole = Sztygar
    .text = Ujawnij dowolną kartę: cytadela lub targ na polanie, którą władasz.
root-minister-captain = Kapitan
    .text = Rozpocznij bitwę.
root-minister-marshal = Marszałek
    .text = Wykonaj ruch.
root-minister-brigadier = Brygadier
    .text = Do dwóch ruchów albo do dwóch bitew.
root-minister-banker = Bankier
    .text = Wydaj karty jednego symbolu: 1 punkt za każdą.
root-minister-mayor = Burmistrz
    .text = Wykonaj akcję zjednanego giermka lub szlachcica.
root-minister-duchess-of-mud = Księżna Błota
    .text = 2 punkty, jeśli na mapie są wszystkie trzy tunele.
root-minister-baron-of-dirt = Baron Piachu
    .text = 1 punkt za każdy targ na mapie.
root-minister-earl-of-stone = Hrabia Kamienia
    .text = 1 punkt za każdą cytadelę na mapie.

## Plots of the Corvids (.text: what they do)

root-plot-bomb = Bomba
    .text = Po odsłonięciu usuwa wszystkie elementy przeciwników, a potem siebie.
root-plot-snare = Sidła
    .text = Odsłonięte: przeciwnicy nie mogą tu nic umieszczać ani stąd wyjść.
root-plot-extortion = Wymuszenie
    .text = Po odsłonięciu: losowa karta od każdego obecnego. Odsłonięte: Wieczorem karta więcej.
root-plot-raid = Najazd
    .text = Po usunięciu, ale nie zdemaskowaniu: wojownik na każdej sąsiedniej polanie.
root-plot-hidden = Zakryta intryga

## Actions (.hint: in a few words)

root-action-craft = Wytwarzanie
    .hint = karta z ręki
root-action-move = Ruch
    .hint = wojownicy na sąsiednią polanę
root-action-battle = Bitwa
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
root-action-add-to-decree = Dodaj do Dekretu
    .hint = jedna lub dwie karty, najwyżej jeden ptak
root-action-revolt = Bunt
    .hint = baza tam, gdzie jest sympatia
root-action-spread-sympathy = Szerzenie sympatii
    .hint = żeton sympatii za popleczników
root-action-mobilize = Mobilizacja
    .hint = karta do popleczników
root-action-train = Szkolenie
    .hint = oficer za kartę symbolu bazy
root-action-organize = Agitacja
    .hint = wojownik zmienia się w sympatię
root-action-slip = Przemknięcie
    .hint = jeden krok za darmo, także do lasu
root-action-refresh = Odświeżenie
    .hint = odkryj wyczerpane przedmioty
root-action-explore = Eksploracja
    .hint = pochodnia: przedmiot z ruin
root-action-aid = Pomoc
    .hint = dowolny przedmiot i karta dla innego gracza
root-action-quest = Zadanie
    .hint = dwa przedmioty za nagrodę
root-action-strike = Strzał
    .hint = kusza: usuń wojownika
root-action-repair = Naprawa
    .hint = młot: napraw przedmiot
root-action-special = Akcja specjalna
    .hint = to, co potrafi twoja postać
root-action-rest = Wieczorny odpoczynek
    .hint = w lesie: naprawa wszystkich przedmiotów
root-action-conspire = Spisek
    .hint = akolici na polanach Wyrzutka
root-action-ritual = Rytuał
    .hint = jeden za każdą ujawnioną kartę
root-action-buy = Zakup usługi
    .hint = zapłać Kompanii wojownikami
root-action-draw = Dobranie karty
    .hint = za zaangażowany fundusz
root-action-export = Eksport
    .hint = zamiast karty wojownik w płatnościach
root-action-trade-post = Placówka handlowa
    .hint = za dwa fundusze władcy polany
root-action-set-prices = Ustalenie cen
    .hint = twoich usług
root-action-dig = Kopanie
    .hint = tunel i do czterech wojowników
root-action-sway = Zjednanie
    .hint = minister za ujawnione karty
root-action-parliament = Parlament
    .hint = każdy zjednany minister raz
root-action-assembly = Zgromadzenie
    .hint = do dwóch akcji
root-action-flip = Odsłonięcie intrygi
    .hint = punkt za każdą odsłoniętą intrygę
root-action-plot = Intryga
    .hint = wojownicy za zakrytą intrygę
root-action-trick = Podstęp
    .hint = zamiana dwóch intryg
root-action-exert = Wysiłek
    .hint = dodatkowa akcja zamiast dobierania
root-action-expose = Zdemaskowanie intrygi
    .hint = pokaż kartę i zgaduj
root-action-dominance = Aktywacja dominacji
    .hint = mając co najmniej 10 punktów
root-action-take-dominance = Weź kartę dominacji
    .hint = za kartę tego samego symbolu
root-action-open-path = Otwarcie ścieżki
    .hint = dowolna karta: 1 punkt
root-action-ferry = Przeprawa promem
    .hint = na dowolną polanę nadbrzeżną, potem karta
root-action-end = Zakończ fazę
    .hint = na razie nic więcej

## Quests (.text: what to do and what it brings)

root-quest-fundraising = Zbiórka
    .text = Na lisiej polanie wyczerp imbryk i monetę: dobierz 2 karty albo 1 punkt za każde swoje lisie zadanie.
root-quest-errand-fox = Sprawunek
    .text = Na lisiej polanie wyczerp imbryk i but: dobierz 2 karty albo 1 punkt za każde swoje lisie zadanie.
root-quest-logistics-help-fox = Pomoc w dostawach
    .text = Na lisiej polanie wyczerp but i torbę: dobierz 2 karty albo 1 punkt za każde swoje lisie zadanie.
root-quest-repair-a-shed = Naprawa szopy
    .text = Na lisiej polanie wyczerp pochodnię i młot: dobierz 2 karty albo 1 punkt za każde swoje lisie zadanie.
root-quest-give-a-speech-fox = Przemowa
    .text = Na lisiej polanie wyczerp pochodnię i imbryk: dobierz 2 karty albo 1 punkt za każde swoje lisie zadanie.
root-quest-guard-duty-rabbit = Warta
    .text = Na króliczej polanie wyczerp pochodnię i miecz: dobierz 2 karty albo 1 punkt za każde swoje królicze zadanie.
root-quest-errand-rabbit = Sprawunek
    .text = Na króliczej polanie wyczerp imbryk i but: dobierz 2 karty albo 1 punkt za każde swoje królicze zadanie.
root-quest-give-a-speech-rabbit = Przemowa
    .text = Na króliczej polanie wyczerp pochodnię i imbryk: dobierz 2 karty albo 1 punkt za każde swoje królicze zadanie.
root-quest-fend-off-a-bear-rabbit = Przepędzenie niedźwiedzia
    .text = Na króliczej polanie wyczerp pochodnię i kuszę: dobierz 2 karty albo 1 punkt za każde swoje królicze zadanie.
root-quest-expel-bandits-rabbit = Wypędzenie bandytów
    .text = Na króliczej polanie wyczerp dwa miecze: dobierz 2 karty albo 1 punkt za każde swoje królicze zadanie.
root-quest-expel-bandits-mouse = Wypędzenie bandytów
    .text = Na mysiej polanie wyczerp dwa miecze: dobierz 2 karty albo 1 punkt za każde swoje mysie zadanie.
root-quest-guard-duty-mouse = Warta
    .text = Na mysiej polanie wyczerp pochodnię i miecz: dobierz 2 karty albo 1 punkt za każde swoje mysie zadanie.
root-quest-fend-off-a-bear-mouse = Przepędzenie niedźwiedzia
    .text = Na mysiej polanie wyczerp pochodnię i kuszę: dobierz 2 karty albo 1 punkt za każde swoje mysie zadanie.
root-quest-escort = Eskorta
    .text = Na mysiej polanie wyczerp dwa buty: dobierz 2 karty albo 1 punkt za każde swoje mysie zadanie.
root-quest-logistics-help-mouse = Pomoc w dostawach
    .text = Na mysiej polanie wyczerp but i torbę: dobierz 2 karty albo 1 punkt za każde swoje mysie zadanie.

## Cards (.text: what the card does)

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
    .text = Weź z puli imbryk i zdobądź 2 punkty.
root-card-travel-gear-fox = Ekwipunek podróżny
    .text = Weź z puli but i zdobądź 1 punkt.
root-card-protection-racket = Haracz
    .text = Weź z puli monetę i zdobądź 3 punkty.
root-card-foxfolk-steel = Lisia stal
    .text = Weź z puli miecz i zdobądź 2 punkty.
root-card-anvil = Kowadło
    .text = Weź z puli młot i zdobądź 2 punkty.
root-card-smugglers-trail = Szlak przemytnika
    .text = Weź z puli torbę i zdobądź 1 punkt.
root-card-root-tea-rabbit = Herbata z korzeni
    .text = Weź z puli imbryk i zdobądź 2 punkty.
root-card-a-visit-to-friends = Wizyta u przyjaciół
    .text = Weź z puli but i zdobądź 1 punkt.
root-card-bake-sale = Kiermasz wypieków
    .text = Weź z puli monetę i zdobądź 3 punkty.
root-card-mouse-in-a-sack = Mysz w worku
    .text = Weź z puli torbę i zdobądź 1 punkt.
root-card-root-tea-mouse = Herbata z korzeni
    .text = Weź z puli imbryk i zdobądź 2 punkty.
root-card-travel-gear-mouse = Ekwipunek podróżny
    .text = Weź z puli but i zdobądź 1 punkt.
root-card-investments = Inwestycje
    .text = Weź z puli monetę i zdobądź 3 punkty.
root-card-sword = Miecz
    .text = Weź z puli miecz i zdobądź 2 punkty.
root-card-crossbow-mouse = Kusza
    .text = Weź z puli kuszę i zdobądź 1 punkt.
root-card-ambush-bird = Zasadzka!
    .text = W obronie gdziekolwiek: zagraj za 2 trafienia przed rzutem. Zasadzka atakującego ją udaremnia.
root-card-ambush-fox = Zasadzka!
    .text = W obronie na lisiej polanie: zagraj za 2 trafienia przed rzutem. Zasadzka atakującego ją udaremnia.
root-card-ambush-rabbit = Zasadzka!
    .text = W obronie na króliczej polanie: zagraj za 2 trafienia przed rzutem. Zasadzka atakującego ją udaremnia.
root-card-ambush-mouse = Zasadzka!
    .text = W obronie na mysiej polanie: zagraj za 2 trafienia przed rzutem. Zasadzka atakującego ją udaremnia.
root-card-dominance-bird = Ptasia dominacja
    .text = Mając 10 punktów: odtąd wygrywasz, władając na początku Świtu dwoma przeciwległymi narożnikami.
root-card-dominance-fox = Lisia dominacja
    .text = Mając 10 punktów: odtąd wygrywasz, władając na początku Świtu trzema lisimi polanami.
root-card-dominance-rabbit = Królicza dominacja
    .text = Mając 10 punktów: odtąd wygrywasz, władając na początku Świtu trzema króliczymi polanami.
root-card-dominance-mouse = Mysia dominacja
    .text = Mając 10 punktów: odtąd wygrywasz, władając na początku Świtu trzema mysimi polanami.
root-card-armorers = Płatnerze
    .text = W bitwie odrzuć tę kartę, by zignorować wszystkie trafienia z rzutu przeciw tobie.
root-card-sappers = Saperzy
    .text = W obronie odrzuć tę kartę, by zadać 1 dodatkowe trafienie.
root-card-brutal-tactics = Brutalna taktyka
    .text = W ataku możesz zadać 1 dodatkowe trafienie; obrońca dostaje wtedy 1 punkt.
root-card-royal-claim = Królewskie roszczenie
    .text = O Świcie odrzuć tę kartę: 1 punkt za każdą polanę, którą władasz.
root-card-stand-and-deliver = Pieniądze albo życie!
    .text = Raz o Świcie zabierz innemu graczowi losową kartę; on dostaje 1 punkt.
root-card-tax-collector = Poborca podatków
    .text = Raz w ciągu Dnia usuń z mapy swojego wojownika, by dobrać kartę.
root-card-favor-fox = Łaska lisów
    .text = Usuń wszystkie elementy przeciwników z lisich polan; 1 punkt za każdy budynek i żeton.
root-card-favor-rabbit = Łaska królików
    .text = Usuń wszystkie elementy przeciwników z króliczych polan; 1 punkt za każdy budynek i żeton.
root-card-favor-mouse = Łaska myszy
    .text = Usuń wszystkie elementy przeciwników z mysich polan; 1 punkt za każdy budynek i żeton.
root-card-command-warren = Nora dowodzenia
    .text = Na początku Dnia możesz rozpocząć bitwę.
root-card-better-burrow-bank = Lepszy Bank Nory
    .text = Na początku Świtu ty i wybrany inny gracz dobieracie po karcie.
root-card-cobbler = Szewc
    .text = Na początku Wieczoru możesz wykonać ruch.
root-card-scouting-party = Zwiad
    .text = Gdy atakujesz, zasadzki na ciebie nie działają.
root-card-codebreakers = Łamacze szyfrów
    .text = Raz w ciągu Dnia obejrzyj rękę innego gracza.
root-card-saboteurs = Sabotażyści
    .text = Na początku Świtu odrzuć tę kartę, by odrzucić jedną wytworzoną kartę przeciwnika.
root-card-soup-kitchens = Jadłodajnie
    .text = Twoje żetony liczą się do władania, każdy za dwa.
root-card-boat-builders = Szkutnicy
    .text = Rzeki są dla ciebie ścieżkami.
root-card-corvid-planners = Kruczy stratedzy
    .text = Poruszasz się bez względu na to, kto włada polanami.
root-card-eyrie-emigre = Orli emigrant
    .text = Na końcu Świtu wykonaj ruch i stocz bitwę u celu; inaczej odrzuć tę kartę.
root-card-fox-partisans = Lisi partyzanci
    .text = Bitwa na lisiej polanie: zadaj 1 dodatkowe trafienie, potem odrzuć z ręki wszystko prócz lisów.
root-card-rabbit-partisans = Króliczy partyzanci
    .text = Bitwa na króliczej polanie: zadaj 1 dodatkowe trafienie, potem odrzuć z ręki wszystko prócz królików.
root-card-mouse-partisans = Mysi partyzanci
    .text = Bitwa na mysiej polanie: zadaj 1 dodatkowe trafienie, potem odrzuć z ręki wszystko prócz myszy.
root-card-propaganda-bureau = Biuro propagandy
    .text = Raz w ciągu Dnia wydaj kartę: na polanie jej symbolu zastąp wojownika przeciwnika swoim.
root-card-false-orders = Fałszywe rozkazy
    .text = O Świcie odrzuć tę kartę: przesuń z polany połowę wojowników przeciwnika, ignorując władanie.
root-card-informants = Informatorzy
    .text = Wieczorem zamiast dobierać możesz wziąć zasadzkę ze stosu odrzuconych.
root-card-tunnels = Podkopy
    .text = Polany z twoimi elementami wytwórczymi są dla ciebie sąsiednie.
root-card-charm-offensive = Ofensywa wdzięku
    .text = Na początku Wieczoru możesz dobrać kartę; wybrany inny gracz dostaje 1 punkt.
root-card-swap-meet = Pchli targ
    .text = Raz o Świcie zabierz innemu graczowi losową kartę i oddaj mu jedną swoją.
root-card-coffin-makers = Trumniarze
    .text = Usunięci wojownicy trafiają tutaj. O Świcie 1 punkt za każdych pięciu, potem ich oddaj.
root-card-league-of-adventurous-mice = Liga mysich awanturników
    .text = Raz w ciągu Dnia wyczerp swój wytworzony przedmiot, by wykonać ruch lub bitwę.
root-card-murine-broker = Mysi makler
    .text = Ilekroć inny gracz wytworzy przedmiot, dobierz kartę.
root-card-master-engravers = Mistrzowie grawerunku
    .text = Ilekroć wytworzysz przedmiot, dostajesz o 1 punkt więcej.
root-card-hidden = Zakryta karta

## Kinds of cards

root-kind-item = Przedmiot
root-kind-favor = Łaska
root-kind-persistent = Trwały efekt
root-kind-ambush = Zasadzka
root-kind-dominance = Dominacja

## Battle

root-battle-attacker = Atakujący
root-battle-defender = Obrońca
root-battle-hits = Trafienia
root-battle-extra-hits = Dodatkowe trafienia
root-battle-limit = Limit trafień z rzutu
root-battle-defenseless = Bezbronny

## How a game ends

root-end-points = 30 punktów
root-end-dominance = Dominacja
root-end-coalition = Koalicja

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
root-option-markers = Symbole polan
    .help = Skąd polany biorą swoje symbole.
root-option-markers-usual = Według mapy
    .help = Na jesiennej nadrukowane, na pozostałych potasowane znaczniki.
root-option-markers-shuffled = Potasowane
    .help = Potasowane znaczniki na każdej mapie.
root-option-seats = Frakcje
    .help = Skąd gracze biorą frakcje.
root-option-seats-choose = Wybierane
    .help = Każde wolne miejsce kolejno wybiera frakcję.
root-option-seats-random = Losowe
    .help = Wolne miejsca dostają frakcje losowo.
root-option-reach = Zasięg
    .help = Jakie zestawy frakcji są dozwolone.
root-option-reach-recommended = Zalecany
    .help = Suma zalecana przez Prawo dla danej liczby graczy.
root-option-reach-brave = Dla odważnych
    .help = Dowolna suma od 17 wzwyż.
root-option-reach-free = Wolny
    .help = Dowolny zestaw.
root-option-order = Kolejność graczy
    .help = Kto zaczyna i jak siedzą gracze.
root-option-order-shuffled = Potasowana
    .help = Miejsca i pierwszego gracza się losuje, jak mówi Prawo.
root-option-order-first-random = Losowy pierwszy gracz
    .help = Miejsca zostają, a pierwszego gracza się losuje.
root-option-order-given = Jak siedzą
    .help = Zaczyna pierwsze miejsce przy stole.
root-option-tie = Kilku graczy z 30 punktami
    .help = Kto wygrywa, gdy kilku osiągnie 30 w tej samej chwili.
root-option-tie-points = Więcej punktów
    .help = Więcej punktów, potem gracz, którego trwa tura (Prawo czeskie).
root-option-tie-turn = Gracz w turze
    .help = Gracz, którego trwa tura (Prawo angielskie).
root-option-teapots = Imbryki przy odświeżaniu
    .help = Czy liczy się uszkodzony odkryty imbryk.
root-option-teapots-undamaged = Tylko nieuszkodzone
    .help = Nasza wykładnia: uszkodzony przedmiot do niczego nie służy.
root-option-teapots-any = Każdy odkryty
    .help = Litera Prawa.
root-option-glide = Szybowanie Harcownika
    .help = Czy mogą lecieć także wojownicy sojusznika.
root-option-glide-allies = Z sojusznikami
    .help = Ruch jak każdy inny.
root-option-glide-alone = Samotnie
    .help = Szybuje tylko pionek.
root-option-empty-score = Punktowanie bez ogrodów
    .help = Czy Kult może punktować symbol bez ogrodu na mapie.
root-option-empty-score-allowed = Dozwolone
    .help = Za 0 punktów; karta trafia do Zagubionych Dusz.
root-option-empty-score-forbidden = Zabronione
    .help = Jak w późniejszych Prawach.

## What stands on the map, by one list

root-piece-sawmill = { root-building-sawmill }
root-piece-workshop = { root-building-workshop }
root-piece-recruiter = { root-building-recruiter }
root-piece-roost = { root-building-roost }
root-piece-base = { root-building-base }
root-piece-garden = { root-building-garden }
root-piece-citadel = { root-building-citadel }
root-piece-market = { root-building-market }
root-piece-ruin = { root-place-ruin }
root-piece-keep = { root-token-keep }
root-piece-wood = { root-token-wood }
root-piece-sympathy = { root-token-sympathy }
root-piece-trade-post = { root-token-trade-post }
root-piece-tunnel = { root-token-tunnel }
root-piece-plot = { root-token-plot }

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
root-deed-use-card = Użycie wytworzonej karty
    .hint = efekt w twoim obszarze gry

## Answers

root-answer-yes = Tak
root-answer-no = Nie
