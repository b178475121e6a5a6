### Oath: the words of the game, in Polish.
### The same keys and attributes stand in en.ftl, cs.ftl and pl.ftl.

## Title

oath-title = Oath
oath-tagline = Imperium, którego opowieść trwa od gry do gry.

## Suits (.of: of it)

oath-suit-discord = Waśń
    .of = Waśni
oath-suit-arcane = Magia
    .of = Magii
oath-suit-order = Ład
    .of = Ładu
oath-suit-hearth = Dom
    .of = Domu
oath-suit-beast = Bestia
    .of = Bestii
oath-suit-nomad = Nomada
    .of = Nomady

## Regions (.acc: as an object, .of: of it)

oath-region-cradle = Kolebka
    .acc = Kolebkę
    .of = Kolebki
oath-region-provinces = Prowincje
    .acc = Prowincje
    .of = Prowincji
oath-region-hinterland = Interior
    .acc = Interior
    .of = Interioru

## Places (.acc: as an object, .of: of it)

oath-place-favor-bank = Bank Przychylności
    .acc = bank Przychylności
    .of = banku Przychylności
oath-place-world-deck = Talia Świata
    .acc = talię Świata
    .of = talii Świata
oath-place-discard-pile = Stos Kart Odrzuconych
    .acc = Stos Kart Odrzuconych
    .of = Stosu Kart Odrzuconych
oath-place-relic-deck = Talia Reliktów
    .acc = talię Reliktów
    .of = talii Reliktów
oath-place-reliquary = Imperialny Skarbiec
    .acc = Imperialny Skarbiec
    .of = Imperialnego Skarbca
oath-place-archive = Archiwum
    .acc = Archiwum
    .of = Archiwum
oath-place-dispossessed = Wysiedleńcy
    .acc = Wysiedleńców
    .of = Wysiedleńców

## Pieces (.acc: as an object, .of: of it)

oath-piece-favor = Przychylność
    .acc = Przychylność
    .of = Przychylności
oath-piece-secret = Sekret
    .acc = Sekret
    .of = Sekretu
oath-piece-warband = Chorągiew
    .acc = Chorągiew
    .of = Chorągwi
oath-piece-pawn = Pionek
    .acc = pionek
    .of = pionka
oath-piece-supply = Zaopatrzenie
    .acc = Zaopatrzenie
    .of = Zaopatrzenia
oath-piece-bandits = Bandyci
    .acc = Bandytów
    .of = Bandytów

## Amounts

oath-amount-favor =
    { $n ->
        [one] { $n } Przychylność
        [few] { $n } Przychylności
       *[many] { $n } Przychylności
    }
oath-amount-secret =
    { $n ->
        [one] { $n } Sekret
        [few] { $n } Sekrety
       *[many] { $n } Sekretów
    }
oath-amount-warband =
    { $n ->
        [one] { $n } Chorągiew
        [few] { $n } Chorągwie
       *[many] { $n } Chorągwi
    }
oath-amount-supply =
    { $n ->
        [one] { $n } Zaopatrzenie
        [few] { $n } Zaopatrzenia
       *[many] { $n } Zaopatrzenia
    }
oath-amount-attack-die =
    { $n ->
        [one] { $n } kość Ataku
        [few] { $n } kości Ataku
       *[many] { $n } kości Ataku
    }
oath-amount-defense-die =
    { $n ->
        [one] { $n } kość Obrony
        [few] { $n } kości Obrony
       *[many] { $n } kości Obrony
    }

## Kinds of cards (.acc: as an object, .of: of one, .many: several)

oath-card-denizen = Mieszkańcy
    .acc = kartę Mieszkańców
    .of = karty Mieszkańców
    .many = Karty Mieszkańców
oath-card-adviser = Doradca
    .acc = Doradcę
    .of = Doradcy
    .many = Doradcy
oath-card-edifice = Budowla
    .acc = Budowlę
    .of = Budowli
    .many = Budowle
oath-card-ruin = Zrujnowana Budowla
    .acc = zrujnowaną Budowlę
    .of = zrujnowanej Budowli
    .many = Zrujnowane Budowle
oath-card-vision = Wizja
    .acc = Wizję
    .of = Wizji
    .many = Wizje
oath-card-relic = Relikt
    .acc = Relikt
    .of = Reliktu
    .many = Relikty
oath-card-banner = Sztandar
    .acc = Sztandar
    .of = Sztandaru
    .many = Sztandary

## Restrictions of cards

oath-restriction-site = Tylko do Obszarów
oath-restriction-adviser = Tylko do Doradców
oath-restriction-locked = Zablokowana

## Kinds of powers

oath-kind-plan = Plan Bitewny
oath-kind-modifier = Modyfikator akcji
oath-kind-when-played = Po zagraniu
oath-kind-action = Akcja
oath-kind-persistent = Trwała moc
oath-kind-continuous = Stała moc
oath-kind-rest = Odpoczynek
oath-kind-wake = Przebudzenie

## Roles and titles (.acc: as an object, .of: of one)

oath-role-chancellor = Kanclerz
    .acc = Kanclerza
    .of = Kanclerza
oath-role-exile = Banita
    .acc = Banitę
    .of = Banity
oath-role-citizen = Obywatel
    .acc = Obywatela
    .of = Obywatela
oath-role-oathkeeper = Wierny Przysiędze
    .acc = Wiernego Przysiędze
    .of = Wiernego Przysiędze
oath-role-usurper = Uzurpator
    .acc = Uzurpatora
    .of = Uzurpatora
oath-role-successor = Następca
    .acc = Następcę
    .of = Następcy
oath-role-visionary = Wizjoner
    .acc = Wizjonera
    .of = Wizjonera

## Seats (.of: whose)

oath-seat-purple = Gracz fioletowy
    .of = fioletowego gracza
oath-seat-red = Gracz czerwony
    .of = czerwonego gracza
oath-seat-blue = Gracz niebieski
    .of = niebieskiego gracza
oath-seat-yellow = Gracz żółty
    .of = żółtego gracza
oath-seat-white = Gracz biały
    .of = białego gracza
oath-seat-black = Gracz czarny
    .of = czarnego gracza

## Major actions (.acc: as an object, .of: of it)

oath-action-search = Przeszukanie
    .acc = Przeszukanie
    .of = Przeszukania
oath-action-muster = Werbunek
    .acc = Werbunek
    .of = Werbunku
oath-action-trade = Handel
    .acc = Handel
    .of = Handlu
oath-action-recover = Odzyskiwanie
    .acc = Odzyskiwanie
    .of = Odzyskiwania
oath-action-campaign = Najazd
    .acc = Najazd
    .of = Najazdu
oath-action-travel = Podróż
    .acc = Podróż
    .of = Podróży

## Oaths (.keeper: who keeps it, .goal: who has the title, .successor: who succeeds the Chancellor)

oath-oath-supremacy = Hegemonia
    .keeper = Wierny Przysiędze Hegemonii
    .goal = Rządź największą liczbą Obszarów.
    .successor = Miej więcej Reliktów i Sztandarów niż Kanclerz i każdy inny Obywatel.
oath-oath-the-people = Lud
    .keeper = Wierny Przysiędze Ludu
    .goal = Miej Miłość Ludu.
    .successor = Miej Najmroczniejszą Tajemnicę.
oath-oath-devotion = Oddanie
    .keeper = Wierny Przysiędze Oddania
    .goal = Miej Najmroczniejszą Tajemnicę.
    .successor = Miej Berło Władcy.
oath-oath-protection = Protekcja
    .keeper = Wierny Przysiędze Protekcji
    .goal = Miej najwięcej Reliktów i Sztandarów.
    .successor = Miej Miłość Ludu.

## Dice and their faces

oath-face-hollow = Pusty miecz
oath-face-sword = Miecz
oath-face-two-swords-skull = Dwa miecze i czaszka
oath-face-blank = Nic
oath-face-shield = Tarcza
oath-face-two-shields = Dwie tarcze
oath-face-double = Podwojenie tarcz

## The Mob side of the People's Favor

oath-mob = Ciżba

## Banners (.text: what it does)

oath-banner-peoples-favor = Miłość Ludu
    .text = Przebudzenie: dołóż 1 Przychylność albo przenieś 1 do najuboższego banku; po stronie Ciżby jeszcze raz. Możesz zagrywać na dowolny Obszar swojego Regionu i najpierw odrzucić w nim kartę Mieszkańców.
oath-banner-darkest-secret = Najmroczniejsza Tajemnica
    .text = Talię Świata przeszukujesz za 2 Zaopatrzenia. Inni odzyskają ją od ciebie tylko wtedy, gdy jakaś karta na twoim Obszarze nie odpowiada żadnemu twojemu Doradcy.

## The Imperial Reliquary (.text: what it does)

oath-reliquary-brutal = Brutalny
    .text = Jeśli atakuje Kanclerz, ginie cała Siła pokonanej strony.
oath-reliquary-decadent = Dekadencki
    .text = Kanclerz podróżuje do Kolebki skądinąd bez Zaopatrzenia; Podróż do Interioru kosztuje o 1 Zaopatrzenie więcej.
oath-reliquary-careless = Lekkomyślny
    .text = W Handlu Kanclerz zyskuje o 1 Przychylność więcej i o 1 Sekret mniej.
oath-reliquary-greedy = Chciwy
    .text = Kanclerz dobiera o 2 karty więcej, ale nie może przeszukiwać za więcej niż 2 Zaopatrzenia.

## Visions (.text: what it does)

oath-vision-vision-of-conquest = Wizja Podboju
    .text = Rządzisz większą liczbą Obszarów niż każdy inny gracz.
oath-vision-vision-of-rebellion = Wizja Rebelii
    .text = Masz Miłość Ludu.
oath-vision-vision-of-sanctuary = Wizja Sanktuarium
    .text = Masz więcej Reliktów i Sztandarów niż każdy inny gracz.
oath-vision-vision-of-faith = Wizja Wiary
    .text = Masz Najmroczniejszą Tajemnicę.
oath-vision-conspiracy = Konspiracja
    .text = Jeśli 2 twoich Doradców odpowiada Doradcom gracza z pionkiem na twoim Obszarze, możesz mu wziąć Relikt lub Sztandar. Ta karta opuszcza grę.

## Sites (.text: what it does)

oath-site-mine = Kopalnia
    .text = Przebudzenie: weź z tego Obszaru 1 Przychylność.
oath-site-salt-flats = Słone Równiny
    .text = Przebudzenie: weź z tego Obszaru 1 Przychylność lub 1 Sekret.
oath-site-fertile-valley = Żyzna Dolina
    .text = Gdy zagrywasz tu kartę Domu, zyskaj 1 Przychylność z banku Domu. Nie działa w turze, w której odrzucasz stąd kartę Domu.
oath-site-barren-coast = Jałowe Wybrzeże
    .text = Podróż na inne Wybrzeże kosztuje 1 Zaopatrzenie i pomija Wąski Przesmyk.
oath-site-plains = Równiny
    .text = Jeśli jest tu jakiś cel, Atakujący dodaje 1 kość Ataku.
oath-site-river = Rzeka
    .text = Jeśli rządzisz tym Obszarem i werbujesz na karcie tutaj, zyskaj o 1 Chorągiew więcej.
oath-site-steppe = Step
    .text = Gdy zagrywasz tu kartę Nomady, zyskaj 1 Sekret. Nie działa w turze, w której odrzucasz stąd kartę Nomady.
oath-site-mountain = Góra
    .text = Jeśli jest tu jakiś cel, Atakujący odejmuje 1 kość Ataku.
oath-site-lush-coast = Bujne Wybrzeże
    .text = Podróż na inne Wybrzeże kosztuje 1 Zaopatrzenie i pomija Wąski Przesmyk.
oath-site-marshes = Bagna
    .text = Gdy przeszukujesz z pionkiem tutaj, dobierz o 1 kartę mniej.
oath-site-wastes = Pustkowia
    .text = Gdy zagrywasz tu kartę Waśni, możesz za darmo odzyskać tutejszy Relikt. Nie działa w turze, w której odrzucasz stąd kartę Waśni.
oath-site-rocky-coast = Skaliste Wybrzeże
    .text = Podróż na inne Wybrzeże kosztuje 1 Zaopatrzenie i pomija Wąski Przesmyk.
oath-site-narrow-pass = Wąski Przesmyk
    .text = Kto podróżuje do tego Regionu, musi przybyć tutaj. Kto najeżdża go z innego Regionu, musi obrać za cel także ten Obszar, chyba że nim rządzi.
oath-site-charming-valley = Urokliwa Dolina
    .text = Podróż stąd kosztuje o 1 Zaopatrzenie więcej.
oath-site-deep-woods = Głębokie Lasy
    .text = Gdy zagrywasz tu kartę Bestii, możesz za darmo odzyskać tutejszy Relikt. Nie działa w turze, w której odrzucasz stąd kartę Bestii.
oath-site-standing-stones = Stojące Kamienie
    .text = Gdy zagrywasz tu kartę Magii, zyskaj 1 Sekret. Nie działa w turze, w której odrzucasz stąd kartę Magii.
oath-site-ancient-city = Starożytne Miasto
    .text = Gdy zagrywasz tu kartę Ładu, możesz zyskać 2 Chorągwie. Nie działa w turze, w której odrzucasz stąd kartę Ładu.
oath-site-drowned-city = Zatopione Miasto
    .text = Przebudzenie: weź z tego Obszaru 1 Sekret.
oath-site-great-slum = Wielkie Slumsy
    .text = Gdy zagrywasz lub przemieszczasz tu kartę, możesz najpierw odrzucić stąd kartę.
oath-site-buried-giant = Pogrzebany Olbrzym
    .text = Możesz zakryć 1 Sekret, by podróżować stąd bez Zaopatrzenia z pominięciem Wąskiego Przesmyku.
oath-site-the-tribunal = Trybunał
    .text = Wymieniaj się z jednym dowolnym graczem Przychylnością, Sekretami i Wiążącymi Obietnicami.
oath-site-shrouded-wood = Las We Mgle
    .text = Podróż stąd kosztuje 2 Zaopatrzenia i pomija Wąski Przesmyk oraz Ukryte Miejsce. Jeśli tym Obszarem rządzi przeciwnik, to on wybiera, dokąd idziesz.
oath-site-the-hidden-place = Ukryte Miejsce
    .text = Aby podróżować tutaj lub obierać tu cele, za każdym razem zakryj 1 Sekret.

## Relics (.text: what it does)

oath-relic-sticky-fire = Lepki Ogień
    .text = Jeśli wygrasz, możesz zabić całą Siłę rywala; jeśli to zrobisz, daj mu 1 Przychylność.
oath-relic-cursed-cauldron = Przeklęty Kocioł
    .text = Jeśli wygrasz, zyskaj 1 Chorągiew za każdą Chorągiew rywala zabitą w tym Najeździe.
oath-relic-brass-horse = Mosiężny Koń
    .text = Odkryj wierzchnią kartę Stosu Kart Odrzuconych swojego Regionu i podróżuj bez Zaopatrzenia na Obszar z kartą jej symbolu; jeśli go nie ma, dokądkolwiek.
oath-relic-truthful-harp = Prawdomówna Harfa
    .text = Dobierz o 2 karty więcej, ale pokaż wszystkim, co dobierasz i zatrzymujesz.
oath-relic-grand-mask = Wielka Maska
    .text = Jeśli jesteś Banitą, w swojej turze rządzisz wszystkimi kartami na Obszarach Imperium, które nie są Planami.
oath-relic-horned-mask = Rogata Maska
    .text = Podmień jednego ze swoich odkrytych Doradców z kartą na swoim Obszarze.
oath-relic-cup-of-plenty = Puchar Obfitości
    .text = Handel z kartą o symbolu twojego Doradcy nie kosztuje cię Zaopatrzenia.
oath-relic-whistle = Gwizdek
    .text = Gracz z pionkiem na innym Obszarze podróżuje bez Zaopatrzenia na twój i dostaje położony tu Sekret.
oath-relic-dowsing-sticks = Różdżki Radiestety
    .text = Dobierz wierzchni Relikt: zatrzymaj go albo odłóż pod talię Reliktów.
oath-relic-cracked-horn = Pęknięty Róg
    .text = Wszystko, co odrzucasz w tym Przeszukaniu, możesz odłożyć pod talię Świata.
oath-relic-bandit-crown = Korona Bandytów
    .text = Bandyci liczą się jako twoje Chorągwie, byle nie na Obszarach twoich przeciwników. Nie można ich zabić, przemieścić ani poświęcić.
oath-relic-ring-of-devotion = Pierścień Oddania
    .text = Nie możesz umieszczać Chorągwi na Obszarach. Podczas Werbunku zyskaj o 2 Chorągwie więcej.
oath-relic-skeleton-key = Wytrych
    .text = Jeśli twoim Obszarem rządzi Kanclerz, podejrzyj Relikt w Imperialnym Skarbcu; możesz go wziąć.
oath-relic-oracular-pig = Wieszcza Świnia
    .text = Podejrzyj 3 wierzchnie karty talii Świata.
oath-relic-circlet-of-command = Diadem Dowódcy
    .text = Inni nie mogą obrać za cel ani wziąć twoich Sztandarów i innych Reliktów. Twój pionek dodaje o 1 kość Obrony więcej.
oath-relic-ivory-eye = Oko z Kości Słoniowej
    .text = Podejrzyj 1 zakryty Obszar, Doradcę lub Relikt na Obszarze.
oath-relic-map = Mapa
    .text = Odłóż ten Relikt pod talię Reliktów i zyskaj 4 Zaopatrzenia.
oath-relic-obsidian-cage = Obsydianowa Klatka
    .text = Jeśli wygrasz, wszystkie ocalałe Chorągwie z Siły rywala trafiają na ten Relikt. Akcja: wypuść dowolne z nich na plansze ich kolorów.
oath-relic-book-of-records = Księga Zapisków
    .text = Gdy zagrywasz kartę na Obszar, zyskaj 1 Sekret zamiast Przychylności.
oath-relic-dragonskin-drum = Bęben ze Smoczej Skóry
    .text = Po Podróży zyskaj 1 Chorągiew.
oath-relic-the-grand-scepter = Berło Władcy
    .text = Podejrzyj Relikty w Imperialnym Skarbcu, zaoferuj Banicie Obywatelstwo albo skaż Obywatela na banicję. Nie w turze, w której je bierzesz.

## Edifices and what their ruined sides are (.text: what it does)

oath-edifice-festival-district = Dzielnica Festynów
    .text = Wymieniaj się z jednym dowolnym graczem Przychylnością, Sekretami i Doradcami.
oath-edifice-squalid-district = Dzielnica Nędzy
    .text = Po rzucie kością Końcową rządzący tą kartą może zmienić wynik o 1; Obywatele nie mogą.
oath-edifice-great-spire = Wielka Iglica
    .text = Dowolne dobrane karty Mieszkańców możesz podmienić z losowymi kartami Wysiedleńców.
oath-edifice-fallen-spire = Zawalona Iglica
    .text = Podmień w ciemno najwyżej 5 wierzchnich kart Mieszkańców ze Stosu Kart Odrzuconych swojego Regionu z losowymi kartami Wysiedleńców.
oath-edifice-sprawling-rampart = Rozległe Wały
    .text = Każdy atakowany Obszar rządzącego tą kartą dodaje o 1 kość Obrony więcej.
oath-edifice-bandit-rampart = Wały Bandytów
    .text = Jeśli ten Obszar jest celem, odejmij 2 kości Ataku.
oath-edifice-hall-of-debate = Sala Debat
    .text = Nikt nie może obrać za cel Miłości Ludu.
oath-edifice-hall-of-mockery = Sala Drwin
    .text = Kto odzyska Miłość Ludu, obraca ją na stronę Ciżby.
oath-edifice-forest-temple = Leśna Świątynia
    .text = Przy zapisywaniu Kroniki Obszary z kartą Bestii nie są odrzucane.
oath-edifice-ruined-temple = Zburzona Świątynia
    .text = Przeciwnicy rządzącego tą kartą nie mogą zagrywać odkrytych kart Bestii.
oath-edifice-ancient-forge = Pradawna Kuźnia
    .text = Dobierz wierzchni Relikt: zatrzymaj go albo odłóż pod talię Reliktów.
oath-edifice-broken-forge = Rozbita Kuźnia
    .text = Obróć tę kartę: staje się Pradawną Kuźnią.

## Denizens of Discord (.text: what it does)

oath-denizen-mercenaries = Najemnicy
    .text = Dodaj lub odejmij 3 kości Ataku. Jeśli przegrasz, odrzuć tę kartę.
oath-denizen-a-small-favor = Drobna Przysługa
    .text = Zyskaj 4 Chorągwie.
oath-denizen-second-wind = Drugi Oddech
    .text = Jeśli wygrasz, po rozpatrzeniu wszystkich innych Planów możesz odbyć Podróż, a potem Najazd, oba bez Zaopatrzenia.
oath-denizen-sleight-of-hand = Zręczne Palce
    .text = Weź 1 Sekret graczowi z pionkiem na twoim Obszarze, który ma co najmniej 2.
oath-denizen-key-to-the-city = Klucz do Miasta
    .text = Jeśli nie ma tu pionka rządzącego tym Obszarem, zabij tu wszystkie Chorągwie, zyskaj 1 Chorągiew i umieść ją tutaj.
oath-denizen-scryer = Jasnowidz
    .text = Przejrzyj cały Stos Kart Odrzuconych dowolnego Regionu.
oath-denizen-disgraced-captain = Zhańbiony Kapitan
    .text = Jeśli na którymś atakowanym Obszarze leży karta Ładu, dodaj 4 kości Ataku.
oath-denizen-naysayers = Malkontenci
    .text = Jeśli tytuł Wiernego Przysiędze ma Banita, weź Kanclerzowi 1 Przychylność.
oath-denizen-book-burning = Palenie Ksiąg
    .text = Jeśli wygrasz, a celem był pionek Obrońcy, Obrońca pali wszystkie Sekrety ze swojej planszy poza 1.
oath-denizen-charlatan = Szarlatan
    .text = Spal wszystkie Sekrety na Najmroczniejszej Tajemnicy poza 1.
oath-denizen-assassin = Skrytobójczyni
    .text = Możesz mieć najwyżej 2 Doradców. Akcja: odrzuć odkrytego Doradcę gracza z pionkiem na twoim Obszarze.
oath-denizen-downtrodden = Uciśnieni
    .text = Jeśli werbujesz na karcie, której bank jako jedyny ma najmniej Przychylności, zyskaj o 2 Chorągwie więcej.
oath-denizen-blackmail = Szantaż
    .text = Wskaż Relikt gracza z pionkiem na twoim Obszarze: albo da ci 3 Przychylności, albo go weźmiesz.
oath-denizen-cracked-sage = Szalony Mędrzec
    .text = Jeśli rywal ma Doradcę Magii, dodaj lub odejmij 4 kości Ataku.
oath-denizen-dissent = Niezgoda
    .text = Każdy gracz bez Miłości Ludu kładzie tu 1 Przychylność za każdy symbol wśród kart, którymi rządzi.
oath-denizen-false-prophet = Fałszywy Prorok
    .text = Jeśli jesteś Banitą, zyskaj 1 Chorągiew i połóż ją na ujawnionej Wizji: liczy się też jako twoja. Gdy zostanie odrzucona, zagraj ją lub odrzuć.
oath-denizen-vow-of-renewal = Śluby Odnowy
    .text = Nie możesz odzyskać Miłości Ludu. Cała Przychylność, którą ktokolwiek spali, trafia na twoją planszę.
oath-denizen-zealots = Fanatycy
    .text = Jeśli Siła Obrońcy jest teraz większa od twojej, każda poświęcona Chorągiew zwiększa twój atak o 3.
oath-denizen-royal-ambitions = Królewskie Ambicje
    .text = Jeśli jesteś Banitą i rządzisz większą liczbą Obszarów niż Kanclerz, możesz zostać Obywatelem i wziąć w ciemno Relikt ze Skarbca.
oath-denizen-salt-the-earth = Zasolona Ziemia
    .text = Może trafić także na pełny Obszar, ale nie obok zablokowanej karty. Odrzuć stąd wszystkie inne karty Mieszkańców; odtąd Obszar mieści 1 kartę.
oath-denizen-beast-tamer = Pogromca Bestii
    .text = W twoich Najazdach rywal nie może używać Planów Bestii ani Nomady.
oath-denizen-riots = Zamieszki
    .text = Jeśli Miłość Ludu leży stroną Ciżby, odrzuć z Obszarów wszystkie karty najczęstszego tam symbolu, ale nie tę.
oath-denizen-silver-tongue = Srebrny Język
    .text = Możesz mieć najwyżej 2 Doradców. Odpoczynek: zyskaj 1 Przychylność z banku o symbolu karty na twoim Obszarze.
oath-denizen-gambling-hall = Szulernia
    .text = Rzuć 4 kośćmi Obrony i zyskaj z jednego banku tyle Przychylności, ile wypadło tarcz.
oath-denizen-boiling-lake = Wrzące Jezioro
    .text = Kto tu przybywa, a nie rządzi tą kartą, musi zabić 2 Chorągwie na swojej planszy, jeśli może.
oath-denizen-relic-thief = Złodziej Reliktów
    .text = Gdy inny gracz w twoim Regionie bierze Relikty, możesz zapłacić i rzucić za każdy kością Obrony: jeśli nie wypadnie żadna tarcza, są twoje.
oath-denizen-enchantress = Zaklinaczka
    .text = Podmień tę kartę z dowolnym odkrytym Doradcą.
oath-denizen-insomnia = Bezsenność
    .text = Możesz mieć najwyżej 2 Doradców. Odpoczynek: zyskaj 1 Sekret.
oath-denizen-sneak-attack = Podstępny Atak
    .text = Po Najeździe innego gracza możesz najechać go bez Zaopatrzenia.
oath-denizen-gossip = Plotki
    .text = Przeciwnicy rządzącego tą kartą nie mogą zagrywać kart jako zakrytych Doradców.
oath-denizen-bandit-chief = Herszt Bandytów
    .text = Zabij 1 Chorągiew na każdym Obszarze. Dopóki ta karta leży odkryta, na każdym Obszarze jest 3 Bandytów.
oath-denizen-chaos-cult = Kult Chaosu
    .text = Gdy tytuł Wiernego Przysiędze przejmie inny gracz, weź mu 1 Przychylność.
oath-denizen-slander = Oszczerstwo
    .text = Jeśli wygrasz, a celem był pionek Obrońcy, spłonie cała Przychylność z jego planszy.

## Denizens of Arcane (.text: what it does)

oath-denizen-alchemist = Alchemik
    .text = Zyskaj 4 Przychylności z dowolnych banków.
oath-denizen-fire-talkers = Mówcy Ognia
    .text = Jeśli masz Najmroczniejszą Tajemnicę, dodaj lub odejmij 3 kości Ataku.
oath-denizen-magicians-code = Kodeks Magów
    .text = Gdy odzyskujesz Najmroczniejszą Tajemnicę, dołóż do zapłaty 2 Sekrety ze wspólnych zasobów.
oath-denizen-spirit-snare = Sidła na Duchy
    .text = Zyskaj 1 Przychylność z dowolnego banku.
oath-denizen-wizard-school = Szkoła Magów
    .text = Zyskaj 1 Sekret. Twoja faza Akcji się kończy.
oath-denizen-dazzle = Olśnienie
    .text = Odrzuć z Obszarów swojego Regionu wszystkie karty Domu i Ładu.
oath-denizen-acting-troupe = Trupa Aktorska
    .text = W tym Handlu ta karta liczy się jako Bestia lub Ład zamiast Magii.
oath-denizen-taming-charm = Czar Oswojenia
    .text = Odrzuć ze swojego Obszaru kartę Bestii lub Nomady i zyskaj 2 Przychylności z jej banku.
oath-denizen-inquisitor = Inkwizytor
    .text = Podejrzyj zakrytego Doradcę gracza z pionkiem na twoim Obszarze. Jeśli to Konspiracja, zagraj ją lub odrzuć; jeśli nie, gracz ten dostaje położoną tu Przychylność.
oath-denizen-secret-signal = Tajny Znak
    .text = Jeśli Handel daje ci dokładnie 1 Przychylność, zyskaj jeszcze 1 z tego samego banku.
oath-denizen-augury = Wróżba
    .text = Dobierz o 1 kartę więcej.
oath-denizen-rusting-ray = Promień Rdzy
    .text = Jeśli masz Najmroczniejszą Tajemnicę, puste miecze Atakującego się nie liczą.
oath-denizen-portal = Portal
    .text = Podróżuj stąd lub tutaj bez Zaopatrzenia i zignoruj moce Obszarów.
oath-denizen-billowing-fog = Kłęby Mgły
    .text = Jeśli przegrasz, żadna twoja Chorągiew nie ginie, nawet przez moce, które zabiłyby wszystkie.
oath-denizen-kindred-warriors = Pobratymcy
    .text = Zignoruj swoje czaszki. Dodaj lub odejmij najwyżej tyle kości Ataku, iloma symbolami poza Magią rządzisz.
oath-denizen-terror-spells = Zaklęcia Grozy
    .text = Jeśli masz Najmroczniejszą Tajemnicę, zabij w swoim Regionie 2 Chorągwie, na Obszarach lub planszach.
oath-denizen-blood-pact = Pakt Krwi
    .text = Zabij parzystą liczbę Chorągwi na swojej planszy; za każde 2 zyskaj 1 Sekret.
oath-denizen-revelation = Objawienie
    .text = Po kolei każdy gracz może spalić dowolnie dużo Przychylności i zyskać tyle samo Sekretów.
oath-denizen-observatory = Obserwatorium
    .text = Z pionkiem tutaj możesz przeszukać Stos Kart Odrzuconych dowolnego Regionu.
oath-denizen-plague-engines = Machiny Zarazy
    .text = Każdy gracz przenosi ze swojej planszy do banku Magii 1 Przychylność za każdy Obszar, którym rządzi.
oath-denizen-gleaming-armor = Lśniąca Zbroja
    .text = Każdy Plan twojego rywala kosztuje o 1 położony Sekret więcej.
oath-denizen-bewitch = Urok
    .text = Jeśli jesteś Banitą i masz więcej Sekretów niż Kanclerz, możesz zostać Obywatelem.
oath-denizen-jinx = Pech
    .text = Gdy rzucisz kośćmi Ataku lub obrony, możesz zapłacić i raz przerzucić je wszystkie.
oath-denizen-tutor = Nauczyciel
    .text = Zyskaj 1 Sekret.
oath-denizen-dream-thief = Złodziej Snów
    .text = Podmień dwóch dowolnych zakrytych Doradców.
oath-denizen-cracking-ground = Pękająca Ziemia
    .text = Dodaj lub odejmij 1 kość Ataku za każdy atakowany Obszar.
oath-denizen-sealing-ward = Pieczęć Ochronna
    .text = Każdy twój Relikt, który jest celem, dodaje o 1 kość Obrony więcej.
oath-denizen-initiation-rite = Obrzęd Wtajemniczenia
    .text = Podczas Werbunku musisz położyć Sekret zamiast Przychylności.
oath-denizen-vow-of-silence = Śluby Milczenia
    .text = Nie możesz odzyskać Najmroczniejszej Tajemnicy ani dawać Sekretów. Gdy ktoś ją odzyska, zyskaj tyle Sekretów, ile na niej położył.
oath-denizen-forgotten-vault = Zapomniana Krypta
    .text = Połóż na Najmroczniejszej Tajemnicy 1 Sekret ze wspólnych zasobów albo spal z niej 1, ale nie ostatni.
oath-denizen-map-library = Biblioteka Map
    .text = Z pionkiem tutaj możesz handlować z kartą na dowolnym Obszarze Regionu.
oath-denizen-witchs-bargain = Targ Wiedźmy
    .text = Dowolną liczbę razy, z graczami na twoim Obszarze: daj 1 Sekret i weź 2 Przychylności albo daj 2 Przychylności i weź 1 Sekret.
oath-denizen-master-of-disguise = Mistrz Przebrań
    .text = W tym Handlu użyj Doradców innego gracza zamiast swoich.

## Denizens of Order (.text: what it does)

oath-denizen-wrestlers = Zapaśnicy
    .text = Zabij 1 Chorągiew ze swojej Siły i dodaj 1 kość Obrony.
oath-denizen-battle-honors = Honory Bitewne
    .text = Jeśli wygrasz, zyskaj 2 Przychylności z banku Ładu.
oath-denizen-bear-traps = Pułapki na Niedźwiedzie
    .text = Odejmij 1 kość Ataku i zabij 1 Chorągiew na planszy Atakującego.
oath-denizen-longbows = Długie Łuki
    .text = Dodaj lub odejmij 1 kość Ataku.
oath-denizen-keep = Twierdza
    .text = Jeśli ten Obszar jest celem, dodaj 2 kości Obrony.
oath-denizen-pressgangs = Branka
    .text = Możesz werbować także na karcie, na której leży Przychylność lub Sekrety.
oath-denizen-garrison = Garnizon
    .text = Zyskaj 1 Chorągiew za każdy Obszar, którym rządzisz, a potem umieść na każdym z nich 1 ze swojej planszy.
oath-denizen-scouts = Zwiadowcy
    .text = Zyskaj 1 Zaopatrzenie.
oath-denizen-martial-culture = Kultura Wojny
    .text = Jeśli jesteś Banitą i pokonasz Banitę, możesz zostać Obywatelem.
oath-denizen-code-of-honor = Kodeks Honorowy
    .text = Dodaj lub odejmij 2 kości Ataku. Twoja strona nie może użyć żadnego innego Planu.
oath-denizen-outriders = Forpoczta
    .text = Zignoruj swoje czaszki.
oath-denizen-messenger = Posłaniec
    .text = Przegrupuj Chorągwie między planszą a Obszarami, którymi rządzisz; ostatnia na Obszarze musi zostać.
oath-denizen-field-promotion = Awans na Polu Bitwy
    .text = Jeśli wygrasz, zyskaj 3 Chorągwie.
oath-denizen-palanquin = Lektyka
    .text = Wybierz gracza z pionkiem na twoim Obszarze i Obszar, na który mógłby podróżować. Przemieść tam swój pionek, a on podróżuje tam bez Zaopatrzenia.
oath-denizen-shield-wall = Mur Tarcz
    .text = Dodaj 2 kości Obrony. Jeśli przegrasz, ginie cała twoja Siła.
oath-denizen-military-parade = Parada Wojskowa
    .text = Jeśli wygrasz, za każdego odkrytego Doradcę rywala i jego Sojuszników zyskaj 1 Przychylność z banku o jego symbolu.
oath-denizen-tome-guardians = Strażnicy Ksiąg
    .text = Przeciwnicy rządzącego tą kartą nie mogą obrać za cel, odzyskać ani wziąć Najmroczniejszej Tajemnicy.
oath-denizen-tyrant = Tyran
    .text = Po Podróży zabij na nowym Obszarze 1 Chorągiew, choćby własną.
oath-denizen-forced-labor = Praca Przymusowa
    .text = Przeciwnicy na Obszarze rządzącego tą kartą muszą dać mu 1 Przychylność za Przeszukanie.
oath-denizen-secret-police = Tajna Policja
    .text = Przeciwnicy na Obszarze rządzącego tą kartą nie mogą zagrywać odkrytych Wizji.
oath-denizen-specialist = Specjalista
    .text = Strona Obrońcy nie może używać Planów.
oath-denizen-captains = Kapitanowie
    .text = Rozegraj Najazd bez Zaopatrzenia z Obszaru, którym rządzisz, jakby był tam twój pionek; twoje Chorągwie stamtąd dołączają.
oath-denizen-siege-engines = Machiny Oblężnicze
    .text = Zabij 2 Chorągwie na jednym Obszarze swojego Regionu.
oath-denizen-royal-tax = Podatek Królewski
    .text = Weź 2 Przychylności każdemu graczowi z pionkiem na Obszarze twojego Regionu, którym rządzisz.
oath-denizen-toll-roads = Płatne Drogi
    .text = Przeciwnicy muszą dać rządzącemu tą kartą 1 Przychylność za Podróż na jego Obszar.
oath-denizen-curfew = Godzina Policyjna
    .text = Przeciwnicy muszą dać rządzącemu tą kartą 1 Przychylność za Handel z jego kartą.
oath-denizen-knights-errant = Błędni Rycerze
    .text = Po tym Werbunku możesz rozegrać Najazd bez Zaopatrzenia.
oath-denizen-vow-of-obedience = Śluby Posłuszeństwa
    .text = Nie możesz zagrywać odkrytych Wizji. Odpoczynek: zyskaj 1 Przychylność z dowolnego banku.
oath-denizen-hunting-party = Wyprawa Łowiecka
    .text = Po tym Przeszukaniu talii Świata możesz rozegrać Najazd bez Zaopatrzenia.
oath-denizen-council-seat = Miejsce w Radzie
    .text = Dopóki jesteś Obywatelem, nikt nie może skazać cię na banicję, nawet ty siebie.
oath-denizen-encirclement = Okrążenie
    .text = Jeśli twoja Siła jest większa, dodaj lub odejmij 2 kości Ataku.
oath-denizen-peace-envoy = Wysłannik Pokoju
    .text = Twoja strona nie używa innych Planów. Jeśli pionek rywala jest na twoim Obszarze, daj mu 1 Przychylność za każdą kość Obrony: od razu wygrywasz i nikt nie ginie.
oath-denizen-relic-hunter = Łowca Reliktów
    .text = Celem mogą być też zakryte Relikty na atakowanych Obszarach, każdy za 1 kość Obrony. Wzięte Relikty możesz odłożyć pod talię Reliktów.

## Denizens of Hearth (.text: what it does)

oath-denizen-tinkers-fair = Stragan Majsterkowicza
    .text = Wymieniaj się z jednym dowolnym graczem Przychylnością, Sekretami i Reliktami.
oath-denizen-wayside-inn = Przydrożna Gospoda
    .text = Zyskaj 2 Zaopatrzenia.
oath-denizen-extra-provisions = Dodatkowy Prowiant
    .text = Dodaj 1 kość Obrony.
oath-denizen-memory-of-home = Wspomnienie Domu
    .text = Przenieś całą Przychylność z jednego banku do banku Domu.
oath-denizen-welcoming-party = Komitet Powitalny
    .text = Gdy zagrywasz odkrytą kartę Mieszkańców prosto z dobranych kart, zyskaj 1 Przychylność z banku Domu.
oath-denizen-traveling-doctor = Wędrowny Medyk
    .text = Jeśli przegrasz, żadna twoja Chorągiew nie ginie, nawet przez moce, które zabiłyby wszystkie; potem odrzuć tę kartę.
oath-denizen-storyteller = Gawędziarz
    .text = Połóż na Najmroczniejszej Tajemnicy 1 Sekret ze wspólnych zasobów.
oath-denizen-armed-mob = Zbrojny Tłum
    .text = Jeśli właściciel Najmroczniejszej Tajemnicy nie ma Miłości Ludu, odrzuć jednego z jego odkrytych Doradców.
oath-denizen-tavern-songs = Pieśni Karczemne
    .text = Podejrzyj 3 wierzchnie karty Stosu Kart Odrzuconych swojego Regionu.
oath-denizen-homesteaders = Osadnicy
    .text = Przemieść jednego ze swoich odkrytych Doradców na swój Obszar.
oath-denizen-crop-rotation = Płodozmian
    .text = Gdy zagrywasz kartę na Obszar, możesz najpierw odrzucić stamtąd kartę Mieszkańców.
oath-denizen-a-round-of-ale = Kolejka Piwa
    .text = Zwróć Przychylność i Sekrety jak w fazie Odpoczynku; położona tu Przychylność zostaje.
oath-denizen-land-warden = Opiekun Ziem
    .text = Możesz zagrać 2 z dobranych kart, co najmniej jedną z nich na Obszar.
oath-denizen-charming-friend = Czarujący Przyjaciel
    .text = Weź 1 Przychylność graczowi z pionkiem na twoim Obszarze.
oath-denizen-village-constable = Wiejski Konstabl
    .text = Jeśli rywal nie ma Miłości Ludu, dodaj lub odejmij 2 kości Ataku.
oath-denizen-family-heirloom = Pamiątka Rodowa
    .text = Dobierz wierzchni Relikt: zatrzymaj go albo odłóż pod talię Reliktów.
oath-denizen-news-from-afar = Wieści z Daleka
    .text = To Przeszukanie nie kosztuje Zaopatrzenia.
oath-denizen-levelers = Egalitaryści
    .text = Przenieś 2 Przychylności z najbogatszego banku do najuboższego.
oath-denizen-fabled-feast = Legendarna Uczta
    .text = Zyskaj z jednego banku 1 Przychylność za każdą kartę Domu, którą rządzisz, z tą włącznie.
oath-denizen-the-great-levy = Wielki Zaciąg
    .text = Jeśli rywal nie ma Miłości Ludu, dodaj lub odejmij 3 kości Ataku i zignoruj swoje czaszki.
oath-denizen-hearts-and-minds = Serca i Umysły
    .text = Od razu wygrywasz. Na koniec odrzuć tę kartę, chyba że masz Miłość Ludu.
oath-denizen-relic-breaker = Niszczyciel Reliktów
    .text = Odłóż zakryty Relikt ze swojego Obszaru pod talię Reliktów i zyskaj 3 Chorągwie.
oath-denizen-book-binders = Introligatorzy
    .text = Gdy inny gracz zagra odkrytą Wizję, zyskaj 2 Przychylności z dowolnego banku.
oath-denizen-ballot-box = Urna Wyborcza
    .text = Jeśli jesteś Banitą i masz Miłość Ludu, zostań Obywatelem.
oath-denizen-saddle-makers = Siodlarze
    .text = Gdy inny gracz zagra odkrytą kartę Nomady lub Ładu, zyskaj 2 Przychylności z jej banku.
oath-denizen-herald = Herold
    .text = Po Najeździe innego gracza na gracza zyskaj 1 Przychylność z dowolnego banku.
oath-denizen-rowdy-pub = Hałaśliwa Karczma
    .text = Jeśli werbujesz na tej karcie, zyskaj o 1 Chorągiew więcej.
oath-denizen-vow-of-peace = Śluby Pokoju
    .text = Nie możesz rozgrywać Najazdów. Atakujący cię nie mogą poświęcać Chorągwi.
oath-denizen-deed-writer = Notariusz
    .text = Wymieniaj się z jednym dowolnym graczem Przychylnością, Sekretami i Obszarami, którymi rządzicie.
oath-denizen-salad-days = Złote Czasy
    .text = Zyskaj 3 Przychylności, każdą z innego banku.
oath-denizen-marriage = Małżeństwo
    .text = Liczy się jako 2 Doradców Domu, ale zajmuje miejsce jednego.
oath-denizen-hospital = Szpital
    .text = Twoje Chorągwie zabite w tym Najeździe trafią na jego koniec na ten Obszar, jeśli nim rządzisz.
oath-denizen-awaited-return = Wyczekiwany Powrót
    .text = Poświęć 1 Chorągiew ze swojej planszy: ten Handel nie kosztuje Zaopatrzenia.

## Denizens of Beast (.text: what it does)

oath-denizen-errand-boy = Chłopiec na Posyłki
    .text = Możesz przeszukać Stos Kart Odrzuconych innego Regionu.
oath-denizen-wolves = Wilki
    .text = Zabij 1 Chorągiew na dowolnej planszy.
oath-denizen-animal-playmates = Zwierzęcy Towarzysze
    .text = Werbunek na karcie Bestii nie kosztuje cię Zaopatrzenia.
oath-denizen-true-names = Prawdziwe Imiona
    .text = W twoich Najazdach rywal nie może używać Planów o symbolach twoich Doradców.
oath-denizen-the-old-oak = Stary Dąb
    .text = Jeśli handlujesz z tą kartą o Sekrety i masz Doradcę Bestii, zyskaj o 1 Sekret więcej.
oath-denizen-forest-paths = Leśne Ścieżki
    .text = Podróżuj na Obszar z kartą Bestii bez Zaopatrzenia i zignoruj moce Obszarów.
oath-denizen-long-lost-heir = Zaginiony Dziedzic
    .text = Jeśli jesteś Banitą, możesz zostać Obywatelem.
oath-denizen-rangers = Tropiciele
    .text = Zignoruj swoje czaszki. Jeśli w puli Obrony są teraz co najmniej 4 kości, dodaj 2 kości Ataku.
oath-denizen-roving-terror = Wędrująca Groza
    .text = Odrzuć kartę Mieszkańców z innego Obszaru i przemieść tam tę kartę.
oath-denizen-nature-worship = Kult Natury
    .text = Dodaj lub odejmij 1 kość Ataku za każdego swojego Doradcę Bestii.
oath-denizen-birdsong = Śpiew Ptaków
    .text = Handel z kartą Bestii lub Nomady nie kosztuje cię Zaopatrzenia.
oath-denizen-small-friends = Mali Przyjaciele
    .text = Handluj, jakby twój pionek był na dowolnym Obszarze z kartą Bestii.
oath-denizen-grasping-vines = Chwytne Pnącza
    .text = Przeciwnik, który wyrusza z Obszaru rządzącego tą kartą, zabija 1 Chorągiew na swojej planszy.
oath-denizen-threatening-roar = Groźny Ryk
    .text = Odrzuć z Obszarów swojego Regionu wszystkie karty Nomady i wszystkie inne karty Bestii.
oath-denizen-fae-merchant = Kupiec z Krainy Wróżek
    .text = Weź wierzchni Relikt z talii, a potem odłóż pod nią jeden ze swoich, ale nie Berło Władcy.
oath-denizen-second-chance = Druga Szansa
    .text = Zabij 1 Chorągiew na planszy gracza z Doradcą Ładu lub Waśni i zyskaj 1 Chorągiew.
oath-denizen-pied-piper = Flecista Szczurołap
    .text = Dołącza do Doradców nawet ponad limit. Akcja: przemieść tę kartę do Doradców innego gracza i weź mu 2 Przychylności.
oath-denizen-mushrooms = Grzyby
    .text = Przeszukaj bez Zaopatrzenia, ale dobierz tylko 1 kartę, ze spodu Stosu Kart Odrzuconych swojego Regionu.
oath-denizen-insect-swarm = Rój Owadów
    .text = Każdy Plan twojego rywala kosztuje o 1 spaloną Przychylność więcej.
oath-denizen-vow-of-union = Śluby Jedności
    .text = Gdy atakujesz, do twojej Siły należą też Chorągwie na wszystkich Obszarach, którymi rządzisz. Z takiego Obszaru nie możesz podróżować, dopóki masz Chorągwie na planszy.
oath-denizen-giant-python = Olbrzymi Pyton
    .text = Kto cię atakuje, musi obrać cele o parzystej liczbie kości Obrony.
oath-denizen-war-tortoise = Żółw Bojowy
    .text = Ścianki rywala z dwoma mieczami i z dwiema tarczami się nie liczą; czaszki na nich nadal zabijają.
oath-denizen-new-growth = Nowy Wzrost
    .text = Karty Bestii i Domu możesz zagrywać na dowolny Obszar.
oath-denizen-wild-cry = Dziki Zew
    .text = Gdy zagrywasz odkrytą kartę Bestii, zyskaj 1 Zaopatrzenie i 2 Chorągwie.
oath-denizen-animal-host = Zwierzęca Horda
    .text = Zyskaj 1 Chorągiew za każdą kartę Bestii na wszystkich Obszarach.
oath-denizen-memory-of-nature = Wspomnienie Natury
    .text = Za każdą kartę Bestii na Obszarach przenieś 1 Przychylność z innego banku do banku Bestii.
oath-denizen-marsh-spirit = Duch Bagien
    .text = Kto obiera ten Obszar za cel, nie może używać Planów.
oath-denizen-vow-of-poverty = Śluby Ubóstwa
    .text = Nie zyskujesz Przychylności w Handlu. Odpoczynek: jeśli nie masz Przychylności, zyskaj 2 z dowolnego banku.
oath-denizen-forest-council = Leśna Rada
    .text = Przeciwnicy rządzącego tą kartą nie mogą handlować z kartami Bestii ani na nich werbować.
oath-denizen-walled-garden = Ogród za Murem
    .text = Jeśli ten Obszar jest celem, dodaj 1 kość Obrony za każdą kartę Bestii na wszystkich Obszarach.
oath-denizen-vow-of-beastkin = Śluby Zwierzęcych Braci
    .text = Możesz werbować tylko na kartach o symbolach swoich Doradców i zyskujesz o 1 Chorągiew więcej.
oath-denizen-bracken = Paprocie
    .text = Wszystko, co odrzucasz w tym Przeszukaniu, odłóż na wierzch lub na spód jednego dowolnego Stosu Kart Odrzuconych.
oath-denizen-wild-allies = Dzicy Sprzymierzeńcy
    .text = Rozegraj Najazd bez Zaopatrzenia z Obszaru z kartą Bestii, jakby był tam twój pionek; twoje Chorągwie stamtąd dołączają.

## Denizens of Nomad (.text: what it does)

oath-denizen-rain-boots = Buty na Słotę
    .text = Ścianki z jedną tarczą się nie liczą. Na koniec odrzuć tę kartę.
oath-denizen-ancient-binding = Pradawne Więzy
    .text = Każdy gracz pali wszystkie Sekrety z planszy i kart poza 1; tobie zostaje ten położony tutaj.
oath-denizen-horse-archers = Konni Łucznicy
    .text = Dodaj lub odejmij 3 kości Ataku. Na koniec odrzuć tę kartę.
oath-denizen-warning-signals = Sygnały Ostrzegawcze
    .text = Przegrupuj Chorągwie między planszą a Obszarami, którymi rządzisz; ostatnia na Obszarze musi zostać. Na koniec odrzuć tę kartę.
oath-denizen-elders = Starszyzna
    .text = Zyskaj 1 Sekret.
oath-denizen-the-gathering = Wiec
    .text = Po kolei każdy gracz może przemieścić tu pionek. Potem obecni mogą wymieniać się Przychylnością, Sekretami, Reliktami i Doradcami.
oath-denizen-faithful-friend = Wierny Przyjaciel
    .text = Zyskaj 4 Zaopatrzenia.
oath-denizen-tents = Namioty
    .text = Podróżuj w obrębie swojego Regionu bez Zaopatrzenia.
oath-denizen-great-herd = Wielkie Stado
    .text = Możesz podmienić tę kartę z kartą Nomady na dowolnym Obszarze.
oath-denizen-convoys = Konwoje
    .text = Połóż Stos Kart Odrzuconych innego Regionu na wierzchu stosu swojego Regionu.
oath-denizen-vow-of-kinship = Śluby Pokrewieństwa
    .text = Twoja Przychylność trafia do banku Nomady, teraz i zawsze, gdy masz ją dostać. Przychylność tego banku wydajesz jak własną.
oath-denizen-wild-mounts = Dzikie Wierzchowce
    .text = Jeśli masz w tym Najeździe odrzucić Plany Nomady, możesz zamiast nich wszystkich odrzucić jedną kartę Bestii, którą rządzisz.
oath-denizen-lancers = Kopijnicy
    .text = Wszystko, co wyrzucisz, liczy się 2 razy, czaszki także. Na koniec odrzuć tę kartę.
oath-denizen-mountain-giant = Górski Olbrzym
    .text = Dodaj lub odejmij 1 kość Ataku albo 3, a na koniec odrzuć tę kartę.
oath-denizen-rival-khan = Wrogi Chan
    .text = Jeśli rywal ma Doradcę Nomady, dodaj lub odejmij 4 kości Ataku. Na koniec odrzuć tę kartę.
oath-denizen-lost-tongue = Zapomniana Mowa
    .text = Kto nie rządzi żadną kartą Nomady, nie może obrać za cel ani wziąć twoich Reliktów i Sztandarów.
oath-denizen-special-envoy = Specjalny Wysłannik
    .text = Podróżuj bez Zaopatrzenia; potem twoja faza Akcji się kończy.
oath-denizen-resettle = Przesiedlenie
    .text = Przemieść odkrytego Doradcę Nomady dowolnego gracza na dowolny Obszar.
oath-denizen-oracle = Wyrocznia
    .text = Dobierz pierwszą od góry Wizję z talii Świata i zagraj ją albo odrzuć.
oath-denizen-pilgrimage = Pielgrzymka
    .text = Wszystkie karty Mieszkańców z twojego Obszaru trafiają do Wysiedleńców. Dobierz spośród nich losowo tyle samo kart i połóż je na Stosie Kart Odrzuconych swojego Regionu.
oath-denizen-spell-breaker = Łamacz Zaklęć
    .text = Przeciwnicy rządzącego tą kartą nie mogą używać mocy, które kosztują Sekret.
oath-denizen-mounted-patrol = Patrol Konny
    .text = Atakujący rzuca tylko połową kości. Na koniec odrzuć tę kartę.
oath-denizen-great-crusade = Wielka Krucjata
    .text = Dodaj lub odejmij 1 kość Ataku za każdą kartę Nomady, którą rządzisz. Na koniec odrzuć tę kartę.
oath-denizen-ancient-bloodline = Starożytny Ród
    .text = Dla twoich przeciwników karty Mieszkańców i Relikty na Obszarach, którymi rządzisz, są zablokowane.
oath-denizen-ancient-pact = Pradawny Pakt
    .text = Jeśli jesteś Banitą, możesz dać Najmroczniejszą Tajemnicę Kanclerzowi, zostać Obywatelem i wziąć w ciemno Relikt ze Skarbca.
oath-denizen-storm-caller = Przywoływacz Burz
    .text = Dodaj 2 kości Obrony. Na koniec odrzuć tę kartę.
oath-denizen-family-wagon = Wóz Rodzinny
    .text = Możesz mieć dowolnie wielu Doradców Nomady, ale tylko 1 innego.
oath-denizen-way-station = Zajazd Pocztowy
    .text = Podróż tutaj nie kosztuje Zaopatrzenia tego, kto rządzi tą kartą albo da rządzącemu 1 Przychylność.
oath-denizen-twin-brother = Brat Bliźniak
    .text = Możesz podmienić tę kartę z odkrytym Doradcą Nomady innego gracza.
oath-denizen-hospitality = Gościnność
    .text = Po Podróży zyskaj 1 Przychylność z banku o symbolu, który ma karta na nowym Obszarze i któryś twój Doradca.
oath-denizen-a-fast-steed = Rączy Rumak
    .text = Mając na planszy najwyżej 3 Chorągwie, podróżuj bez Zaopatrzenia.
oath-denizen-relic-worship = Kult Reliktów
    .text = Gdy odzyskasz Relikt, zyskaj 3 Zaopatrzenia.
oath-denizen-sacred-ground = Święta Ziemia
    .text = Odkryte Wizje może zagrywać tylko ten, kto ma tu pionek; nie dotyczy to Konspiracji.

## the chronicle as text

oath-chronicle-unreadable = Kroniki nie można odczytać od znaku { $at }
oath-chronicle-wrong = To nie może być Kronika: jej karty do siebie nie pasują
oath-chronicle-head = { $name }: rozgrywka { $n }
oath-chronicle-oath = Przysięga
oath-chronicle-citizens = Obywatele
oath-chronicle-winner = Zwycięzca poprzedniej rozgrywki
oath-chronicle-named = { $who } ({ $name })
oath-chronicle-name = { $name }
oath-chronicle-active = Gracze poprzedniej rozgrywki
oath-chronicle-previous = Obywatele na początku poprzedniej rozgrywki
oath-chronicle-facedown = Zakryty Obszar
oath-chronicle-empty = Puste pole
oath-chronicle-decks = Talie
oath-chronicle-site-deck = Talia Obszarów
oath-chronicle-shuffled = tasowana podczas przygotowania rozgrywki
oath-chronicle-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
oath-chronicle-denizens =
    { $n ->
        [one] { $n } karta Mieszkańców
        [few] { $n } karty Mieszkańców
       *[many] { $n } kart Mieszkańców
    }
oath-chronicle-visions =
    { $n ->
        [one] { $n } Wizja
        [few] { $n } Wizje
       *[many] { $n } Wizji
    }
oath-chronicle-relics =
    { $n ->
        [one] { $n } Relikt
        [few] { $n } Relikty
       *[many] { $n } Reliktów
    }
oath-chronicle-sites =
    { $n ->
        [one] { $n } Obszar
        [few] { $n } Obszary
       *[many] { $n } Obszarów
    }

## set-up, turns and the end

oath-site-facedown = zakryty Obszar { $row } { $region }
oath-role-oathkeeper-title = Tytuł Wiernego Przysiędze
oath-option-oath = Przysięga
    .help = Cel, który musi spełniać Wierny Przysiędze.
oath-option-oath-chronicle = Według Kroniki
    .help = Przysięga, którą wskazuje Kronika; w pierwszej grze Hegemonia.
oath-option-oath-supremacy = Hegemonia
    .help = Wierny Przysiędze rządzi największą liczbą Obszarów.
oath-option-oath-the-people = Lud
    .help = Wierny Przysiędze ma Miłość Ludu.
oath-option-oath-devotion = Oddanie
    .help = Wierny Przysiędze ma Najmroczniejszą Tajemnicę.
oath-option-oath-protection = Protekcja
    .help = Wierny Przysiędze ma najwięcej Reliktów i Sztandarów.
oath-option-chronicle = Kronika
    .help = Tekst Kroniki, od której zaczyna się gra; pusty oznacza pierwszą grę.
oath-option-target = Cel na twoim Obszarze
    .help = Rozstrzygnięcie O-07: co jest celem, który musi być na twoim Obszarze.
oath-option-target-any = Dowolny cel
    .help = Relikt i Sztandar też, jeśli pionek właściciela stoi na twoim Obszarze.
oath-option-target-pawn-or-site = Pionek lub Obszar
    .help = Tylko sam Obszar lub pionek, jak dodaje czeska instrukcja.
oath-option-dice = Brakujące kości
    .help = Rozstrzygnięcie O-08: kości ataku, których nie ma skąd odrzucić.
oath-option-dice-defense = Wzmacniają obronę
    .help = Za każdą dochodzi kość obrony, jak mówi polska instrukcja.
oath-option-dice-none = Przepadają
    .help = Nic nie dochodzi.
oath-option-scepter = Berło Władcy
    .help = Rozstrzygnięcie O-46: kto nie może go użyć do końca tury.
oath-option-scepter-taken = Kto je zabrał
    .help = Kto je dostał, może go użyć od razu.
oath-option-scepter-gained = Kto je zdobył
    .help = Nie może także ten, kto je dostał, jak mówi czeska karta.
oath-option-relics = Relikty Kroniki
    .help = Rozstrzygnięcie O-66: Relikty leżące zakryte w Obszarach, gdy gra jest dalszym ciągiem Kroniki.
oath-option-relics-stay = Zostają
    .help = Leżą tam, gdzie zostawiła je ostatnia gra, jak mówi Prawo.
oath-option-relics-dealt = Rozdane od nowa
    .help = Te spod Skarbca są tasowane, by nikt nie mógł ich znać z ostatniego zapisu.
oath-setup-chancellor = Pierwsze miejsce należy do Kanclerza i tylko pierwsze.
oath-setup-side = Plansza { $colour } leży w tej Kronice na drugiej stronie.
oath-setup-boards = W tej Kronice nie ma już planszy na tej stronie; Obywateli: { $n }.

oath-phase-setup = Przygotowanie
oath-phase-wake = Runda { $n }: Przebudzenie
oath-phase-act = Runda { $n }: Działanie
oath-phase-rest = Runda { $n }: Odpoczynek
oath-phase-round = Runda { $n }: koniec rundy
oath-phase-campaign = Runda { $n }: Kampania
oath-phase-chronicle = Kronika

oath-start-ask = Gdzie zaczyna twój pionek?
    .note = Na dowolnym odkrytym Obszarze.
oath-start-option = { $it }
oath-start-pass = Pomiń
oath-keep-ask = Którą kartę zatrzymujesz jako zakrytego Doradcę?
    .note = Dwie pozostałe zostaną odrzucone.
oath-keep-option = { $it }
oath-keep-pass = Pomiń
oath-top-ask = Która karta będzie leżeć na wierzchu stosu?
    .note = Druga leży pod nią.
oath-top-option = { $it }
oath-top-pass = Pomiń
oath-prompt-ask = Który Obszar dostanie Przychylność pierwszy?
    .note = We wspólnym banku jest za mało dla wszystkich.
oath-prompt-option = { $it }
oath-prompt-pass = Pomiń
oath-act-ask = Co robisz?
    .note = Dowolnie wiele akcji, jedna po drugiej; potem odpoczywasz.
oath-act-option = { $it }
oath-act-pass = Odpoczynek
oath-act-search = { oath-action-search }
oath-act-muster = { oath-action-muster }
oath-act-trade = { oath-action-trade }
oath-act-recover = { oath-action-recover }
oath-act-campaign = { oath-action-campaign }
oath-act-travel = { oath-action-travel }
oath-act-use = { $card }
oath-title-ask = Kto przejmuje tytuł Wiernego Przysiędze?
    .note = Nie spełniasz już celu, a prowadzi kilka osób.
oath-title-option = { $it }
oath-title-pass = Pomiń

oath-log-start =
    { $me ->
        [yes] Zaczynasz
       *[no] { $who } zaczyna
    } na Obszarze { $site }.
oath-log-first-adviser =
    { $me ->
        [yes] Zatrzymujesz zakrytego Doradcę i odrzucasz
       *[no] { $who } zatrzymuje zakrytego Doradcę i odrzuca
    } { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }.
oath-log-kept = Zatrzymujesz kartę { $card }.
oath-log-round = Zaczyna się runda { $n }.
oath-log-turn =
    { $me ->
        [yes] Budzisz się
       *[no] Budzi się { $who }
    }.
oath-log-usurper =
    { $me ->
        [yes] Jesteś teraz Uzurpatorem
       *[no] Uzurpatorem jest teraz { $who }
    }.
oath-log-rest =
    { $me ->
        [yes] Odpoczywasz
       *[no] { $who } odpoczywa
    }: Zapasy { $n }.
oath-log-end-die = Kość końca gry pokazuje { $n }; grę kończy { $least } lub więcej.
oath-log-title =
    { $me ->
        [yes] Przejmujesz
       *[no] { $who } przejmuje
    } tytuł Wiernego Przysiędze.
oath-log-won-usurper =
    { $me ->
        [yes] Wygrywasz
       *[no] { $who } wygrywa
    } jako Uzurpator.
oath-log-won-vision =
    { $me ->
        [yes] Wygrywasz
       *[no] { $who } wygrywa
    } kartą { $card }.
oath-log-won-stable-regime =
    Rządy są stabilne: { $me ->
        [yes] wygrywasz
       *[no] wygrywa { $who }
    }.
oath-log-won-exhaustion-oath =
    Przysięga przetrwała do końca: { $me ->
        [yes] wygrywasz
       *[no] wygrywa { $who }
    }.
oath-log-won-exhaustion-usurper =
    Na końcu Uzurpatorem { $me ->
        [yes] jesteś ty i wygrywasz
       *[no] jest { $who } i wygrywa
    }.
oath-log-won-exhaustion-vision =
    Na końcu { $me ->
        [yes] wygrywasz
       *[no] wygrywa { $who }
    } kartą { $card }.
oath-log-won-exhaustion-empire =
    Imperium trwa: { $me ->
        [yes] wygrywasz
       *[no] wygrywa { $who }
    }.
oath-end-open = Teraz wygrałby { $who }.
oath-end-usurper = Wygrywa { $who } jako Uzurpator.
oath-end-vision = Wygrywa { $who } dzięki Wizji.
oath-end-stable-regime = Wygrywa { $who }: rządy są stabilne.
oath-end-exhaustion-oath = Wygrywa { $who }: przysięga przetrwała.
oath-end-exhaustion-usurper = Wygrywa { $who } jako ostatni Uzurpator.
oath-end-exhaustion-vision = Wygrywa { $who } dzięki Wizji na samym końcu.
oath-end-exhaustion-empire = Wygrywa { $who }: Imperium trwa.
oath-score-goal = Cel przysięgi
oath-score-heir = Cel Następcy

## writing the Chronicle

oath-vow-ask = Jaką przysięgę złoży państwo?
    .note = Dowolną oprócz tej, która właśnie minęła.
oath-vow-option = { $it }
oath-vow-pass = Pomiń
oath-welcome-ask = Komu proponujesz obywatelstwo?
    .note = Kto przyjmie, zagra następną grę po stronie Obywatela.
oath-welcome-option = { $it }
oath-welcome-pass = Nikomu więcej
oath-join-empire-ask = Czy przyjmujesz obywatelstwo nowego państwa?
    .note = Twoja plansza się odwraca, a zamiast twoich Chorągwi na Obszarach stoją Chorągwie zwycięzcy.
oath-join-empire-option =
    { $it ->
        [0] Zostać na wygnaniu
       *[other] Przyjąć
    }
oath-join-empire-pass = Zostać na wygnaniu
oath-edifice-ask = Czy wznosisz lub naprawiasz Budowlę?
    .note = Mieszkaniec rządzonego Obszaru ustępuje Budowli swojego koloru albo Ruina zostaje naprawiona.
oath-edifice-option = { $it }
oath-edifice-pass = Nic nie budować
oath-chronicle-suit-ask = Który kolor urośnie w siłę?
    .note = Do talii świata dojdą trzy jego karty, dwie następnego i jedna kolejnego.
oath-chronicle-suit-option = { $it }
oath-chronicle-suit-pass = Pomiń

oath-log-vow =
    { $me ->
        [yes] Składasz
       *[no] { $who } składa
    } przysięgę następnego wieku: { $oath }.
oath-log-revoked =
    { $me ->
        [yes] Tracisz
       *[no] { $who } traci
    } obywatelstwo.
oath-log-joined-empire =
    { $me ->
        [yes] Przyjmujesz
       *[no] { $who } przyjmuje
    } obywatelstwo; { $foe_me ->
        [yes] rządzisz ty
       *[no] rządzi { $foe }
    }.
oath-log-stayed-out =
    { $me ->
        [yes] Zostajesz
       *[no] { $who } zostaje
    } na wygnaniu.
oath-log-built =
    { $me ->
        [yes] Wznosisz
       *[no] { $who } wznosi
    } { $card } na Obszarze { $site } w miejscu karty { $instead }.
oath-log-repaired =
    { $me ->
        [yes] Naprawiasz
       *[no] { $who } naprawia
    } { $card } na Obszarze { $site }.
oath-log-new-cards = Do talii świata dochodzą nowe karty: { $suit } { $n }, { $second } { $m }, { $third } 1.
oath-log-archive-healed = Archiwum się wyczerpało: do świata wracają zapomniane karty, { $suit } { $n }.
oath-log-dispossessed =
    { $n ->
        [one] { $n } karta trafia
        [few] { $n } karty trafiają
       *[many] { $n } kart trafia
    } bez oglądania do Wysiedleńców.
oath-log-relics-kept =
    { $n ->
        [0] Do następnego wieku nie przechodzi żaden Relikt
        [one] Do następnego wieku przechodzi { $n } Relikt
        [few] Do następnego wieku przechodzą { $n } Relikty
       *[many] Do następnego wieku przechodzi { $n } Reliktów
    }; { $me ->
        [yes] są twoje
       *[no] ma je { $who }
    }.
oath-log-chronicle-closed = Księga zamyka się aż do gry { $n }.
oath-log-fell = { $card } na Obszarze { $site } popada w ruinę.
oath-log-vanished = Z mapy znika Obszar { $site }.
oath-log-appeared = Odkryto Obszar { $site }.
oath-book-usurper = W rundzie { $n } państwo przejmuje jako Uzurpator { $who }.
oath-book-vision = W rundzie { $n } swoją Wizję spełnia { $who }.
oath-book-stable-regime = Po rundzie { $n } rządy są stabilne i dalej panuje { $who }.
oath-book-exhaustion-oath = Przysięga przetrwała osiem rund i dalej panuje { $who }.
oath-book-exhaustion-usurper = Wszyscy są zmęczeni wojną, a na tronie jako Uzurpator siedzi { $who }.
oath-book-exhaustion-vision = Wszyscy są zmęczeni wojną i spełnia się Wizja, którą ma { $who }.
oath-book-exhaustion-empire = Wszyscy są zmęczeni wojną, Imperium trwa, a panuje { $who }.
oath-book-map = Mapa następnej epoki: Kolebka { $site1 }, { $site2 }; Prowincje { $site3 }, { $site4 }, { $site5 }; Interior { $site6 }, { $site7 }, { $site8 }.
oath-book-unknown = nieznany Obszar

## minor actions, citizenship, deals and promises

oath-act-adviser = Zagraj lub odrzuć Doradcę
oath-act-peek = Podejrzyj Relikty tutaj
oath-act-peek-reliquary = Zajrzyj do Skarbca
oath-act-warbands = Przesuń Chorągwie
oath-act-citizenship = Zaoferować Obywatelstwo
oath-act-exile = Skazać Obywatela na banicję
oath-act-self-exile = Opuść Imperium
oath-act-claim = Dochodź złamanej obietnicy
oath-act-show = Pokaż Doradcę

oath-answer-agree = Zgódź się
oath-reply-accept = Przyjmij
oath-reply-decline = Odrzuć
oath-reply-counter = Złóż kontrofertę
oath-move-to-site = Na twój Obszar
oath-move-to-board = Na twoją planszę
oath-move-give = Oddaj innemu graczowi
oath-move-take = Weź od innego gracza
oath-bargain-sell = Sekret za 2 Przychylności
oath-bargain-buy = 2 Przychylności za Sekret
oath-promise-peace = żadnego Najazdu
oath-promise-banners = żadnego Odzyskania Sztandaru
oath-promise-word = to, co powiedziano
oath-thing-hidden = zakryty Doradca { $n }
oath-thing-space = Relikt na polu { $space }
oath-thing-promise-peace = obietnica: żadnego Najazdu na drugą stronę
oath-thing-promise-banners = obietnica: żadnego Odzyskania Sztandaru drugiej strony
oath-thing-promise-word = obietnica: to, co sobie powiedzieli
oath-entry-send = Wyślij ofertę
oath-entry-give = Daj: { $thing }
oath-entry-get = Dostań: { $thing }
oath-entry-show = Pokaż Relikt na polu { $thing }

oath-adviser-ask = Którego zakrytego Doradcę odkryjesz?
    .note = Zagrasz kartę jak przy Przeszukaniu albo ją odrzucisz.
oath-adviser-option = { $it }
oath-adviser-pass = Żadnego

oath-show-ask = Komu pokażesz którego Doradcę?
    .note = Zostaje zakryty; inni widzą tylko, że go pokazujesz.
oath-show-option = { $card }: { $seat }
oath-show-pass = Nikomu

oath-move-ask = Dokąd idą Chorągwie?
    .note = Każdy kierunek tylko raz do twojej następnej głównej akcji.
oath-move-option =
    { $way_key ->
        [oath-move-give] { $way }: { $seat }
        [oath-move-take] { $way }: { $seat }
       *[other] { $way }
    }
oath-move-pass = Zostaw je

oath-move-n-ask = Ile Chorągwi się przesunie?
    .note =
        { $way_key ->
            [oath-move-give] { $way }: { $seat }
            [oath-move-take] { $way }: { $seat }
           *[other] { $way }
        }.
oath-move-n-option =
    { $it ->
        [one] { $it } Chorągiew
        [few] { $it } Chorągwie
       *[many] { $it } Chorągwi
    }
oath-move-n-pass = Ani jedna

oath-let-move-ask = Czy Chorągwie Imperium mogą trafić na planszę Obywatela?
    .note = { $about } chce je zabrać z Obszaru.
oath-let-move-option = Pozwól
oath-let-move-pass = Odmów

oath-let-give-ask = Przyjmiesz te Chorągwie?
    .note = Daje ci je { $about }.
oath-let-give-option = Przyjmij
oath-let-give-pass = Odmów

oath-let-take-ask = Oddasz Chorągwie ze swojej planszy?
    .note = Prosi o nie { $about }.
oath-let-take-option = Oddaj
oath-let-take-pass = Odmów

oath-exile-ask = Którego Obywatela skażesz na banicję?
    .note = Zapłaconą Przychylność dostaje ten Obywatel.
oath-exile-option = { $it }
oath-exile-pass = Żadnego

oath-replaced-ask = Ile Chorągwi będzie fioletowych: { $about }?
    .note = Fioletowych jest za mało; reszta wraca do twoich zasobów.
oath-replaced-option =
    { $it ->
        [one] { $it } Chorągiew
        [few] { $it } Chorągwie
       *[many] { $it } Chorągwi
    }
oath-replaced-pass = Ani jedna

oath-space-ask = Które pole Skarbca?
    .note = Relikt je opuszcza i odsłania jego moc.
oath-space-option = { $it }
oath-space-pass = Żadne

oath-deal-with-ask = Z kim będziesz negocjować?
    .note = Umowa jest wiążąca: { $about }.
oath-deal-with-option = { $it }
oath-deal-with-pass = Z nikim

oath-offer-to-ask = Komu zaoferujesz Obywatelstwo?
    .note = Do oferty należy dokładnie jeden Relikt ze Skarbca.
oath-offer-to-option = { $it }
oath-offer-to-pass = Nikomu

oath-deal-item-ask = Co wchodzi w umowę?
    .note = Negocjuje z tobą { $about }.
oath-deal-item-option = { $it }
oath-deal-item-pass = Zrezygnuj

oath-deal-amount-ask = Ile?
    .note = { $about }.
oath-deal-amount-option = { $it }
oath-deal-amount-pass = Nic

oath-deal-reply-ask = Przyjmujesz umowę?
    .note = Proponuje { $about }; wiąże to obie strony.
oath-deal-reply-option = { $it }
oath-deal-reply-pass = Odrzuć

oath-citizen-reply-ask = Obywatelstwo na tych warunkach?
    .note = Negocjuje z tobą { $about }. Obywatel walczy po stronie Imperium.
oath-citizen-reply-option = { $it }
oath-citizen-reply-pass = Odrzuć

oath-deed-ask = Ile Chorągwi przejmie Obszar?
    .note = Przyjdą z twojej planszy. Obszar: { $about }.
oath-deed-option =
    { $it ->
        [one] { $it } Chorągiew
        [few] { $it } Chorągwie
       *[many] { $it } Chorągwi
    }
oath-deed-pass = Ani jedna

oath-promise-until-ask = Do końca której rundy?
    .note = { $about }.
oath-promise-until-option = Runda { $it }
oath-promise-until-pass = Bez terminu

oath-promise-penalty-ask = Co się płaci za złamanie?
    .note = { $about }.
oath-promise-penalty-option =
    { $token_key ->
        [oath-piece-favor] { $n ->
                [one] { $n } Przychylność
                [few] { $n } Przychylności
               *[many] { $n } Przychylności
            }
       *[other] { $n ->
                [one] { $n } Sekret
                [few] { $n } Sekrety
               *[many] { $n } Sekretów
            }
    }
oath-promise-penalty-pass = Nic

oath-claim-ask = Którą obietnicę złamano?
    .note = O zaprzeczonym złamaniu decyduje moneta.
oath-claim-option = { $seat }: { $promise }
oath-claim-pass = Żadnej

oath-admit-ask = Czy twoja obietnica jest złamana?
    .note = Twierdzi tak { $about }. Jeśli zaprzeczysz, zdecyduje moneta.
oath-admit-option = Przyznaj
oath-admit-pass = Zaprzecz

oath-gather-ask = Czy twój pionek przyjdzie na Wiec?
    .note = Przejdzie bez kosztu i tam zostanie. Obszar: { $about }.
oath-gather-option = Przyjdź
oath-gather-pass = Nie przychodź

oath-blackmail-ask = Którego Reliktu żądasz?
    .note = Posiadacz daje ci 3 Przychylności albo go bierzesz.
oath-blackmail-option = { $seat }: { $item }
oath-blackmail-pass = Żadnego

oath-ransom-ask = Zapłacisz za swój Relikt 3 Przychylności?
    .note = Inaczej go stracisz: { $about }.
oath-ransom-option = Zapłać
oath-ransom-pass = Oddaj go

oath-bargain-ask = O co się potargujesz?
    .note = Ile razy chcesz, z każdym graczem w jednym kierunku.
oath-bargain-option = { $way }: { $seat }
oath-bargain-pass = Zakończ

oath-take-relic-ask = Weźmiesz ten Relikt?
    .note = Twoje znalezisko: { $about }.
oath-take-relic-option = Weź
oath-take-relic-pass = Zostaw

oath-release-ask = Kogo wypuści Klatka?
    .note = Chorągwie wracają na planszę swojego koloru.
oath-release-option = { $seat }: { $board }
oath-release-pass = Nikogo

oath-release-n-ask = Ile z nich odejdzie?
    .note = Kolor: { $seat }; plansza: { $board }.
oath-release-n-option =
    { $it ->
        [one] { $it } Chorągiew
        [few] { $it } Chorągwie
       *[many] { $it } Chorągwi
    }
oath-release-n-pass = Ani jedna

oath-log-citizen =
    { $me ->
        [yes] Zostajesz
       *[no] { $who } zostaje
    } Obywatelem.
oath-log-replaced =
    { $me ->
        [yes] Potrzebujesz
       *[no] { $who } potrzebuje
    } fioletowych Chorągwi: { $of }, zostało { $n }.
oath-log-reliquary =
    { $me ->
        [yes] Dostajesz
       *[no] { $who } dostaje
    } Relikt { $relic }; odsłania się pole { $space }.
oath-log-exile =
    { $me ->
        [yes] Znów jesteś
       *[no] { $who } znów jest
    } na banicji.
oath-log-deed =
    { $me ->
        [yes] Przejmujesz
       *[no] { $who } przejmuje
    } Obszar { $site }; przychodzi tam { $n ->
        [one] { $n } Chorągiew
        [few] { $n } Chorągwie
       *[many] { $n } Chorągwi
    }.
oath-log-offer =
    { $me ->
        [yes] Proponujesz
       *[no] { $who } proponuje
    } umowę, odpowiada { $other }: { $card }.
oath-log-citizenship =
    { $me ->
        [yes] Proponujesz
       *[no] { $who } proponuje
    } Obywatelstwo z Reliktem na polu { $space }, odpowiada { $other }.
oath-log-offer-favor =
    { $me ->
        [yes] Dajesz
       *[no] { $who } daje
    } w umowie: { $n ->
        [one] { $n } Przychylność
        [few] { $n } Przychylności
       *[many] { $n } Przychylności
    }.
oath-log-offer-secret =
    { $me ->
        [yes] Dajesz
       *[no] { $who } daje
    } w umowie: { $n ->
        [one] { $n } Sekret
        [few] { $n } Sekrety
       *[many] { $n } Sekretów
    }.
oath-log-offer-thing =
    { $me ->
        [yes] Dajesz
       *[no] { $who } daje
    } w umowie: { $thing }.
oath-log-shown =
    { $me ->
        [yes] Pokazujesz
       *[no] { $who } pokazuje
    } Relikt na polu { $space }, widzi go { $other }.
oath-log-deal =
    { $me ->
        [yes] Zawierasz
       *[no] { $who } zawiera
    } umowę, druga strona: { $other }.
oath-log-no-deal =
    { $me ->
        [yes] Nie zawierasz
       *[no] { $who } nie zawiera
    } umowy, druga strona: { $other }.
oath-log-claim =
    { $me ->
        [yes] Dochodzisz
       *[no] { $who } dochodzi
    } obietnicy, którą składa { $other }.
oath-log-admitted =
    { $me ->
        [yes] Przyznajesz
       *[no] { $who } przyznaje
    } się.
oath-log-coin-kept =
    { $me ->
        [yes] Zaprzeczasz
       *[no] { $who } zaprzecza
    }, a moneta to potwierdza.
oath-log-coin-broken =
    { $me ->
        [yes] Zaprzeczasz
       *[no] { $who } zaprzecza
    }, lecz moneta temu przeczy.
oath-log-broken =
    { $me ->
        [yes] Łamiesz
       *[no] { $who } łamie
    } obietnicę, dotyczyła: { $other }.
oath-log-penalty-favor =
    { $me ->
        [yes] Płacisz
       *[no] { $who } płaci
    } { $n ->
        [one] { $n } Przychylność
        [few] { $n } Przychylności
       *[many] { $n } Przychylności
    }, dostaje { $other }.
oath-log-penalty-secret =
    { $me ->
        [yes] Płacisz
       *[no] { $who } płaci
    } { $n ->
        [one] { $n } Sekret
        [few] { $n } Sekrety
       *[many] { $n } Sekretów
    }, dostaje { $other }.
oath-log-shows-card =
    { $me ->
        [yes] Pokazujesz
       *[no] { $who } pokazuje
    } zakrytego Doradcę { $card }, widzi go { $other }.
oath-log-shows =
    { $me ->
        [yes] Pokazujesz
       *[no] { $who } pokazuje
    } zakrytego Doradcę, widzi go { $other }.
oath-log-peek =
    { $me ->
        [yes] Podglądasz
       *[no] { $who } podgląda
    } Relikty. Obszar: { $site }.
oath-log-peek-reliquary =
    { $me ->
        [yes] Zaglądasz
       *[no] { $who } zagląda
    } do Skarbca.
oath-log-moved-to-site =
    { $me ->
        [yes] Przesuwasz
       *[no] { $who } przesuwa
    } { $n ->
        [one] { $n } Chorągiew
        [few] { $n } Chorągwie
       *[many] { $n } Chorągwi
    } na Obszar { $site }.
oath-log-moved-to-board =
    { $me ->
        [yes] Przesuwasz
       *[no] { $who } przesuwa
    } { $n ->
        [one] { $n } Chorągiew
        [few] { $n } Chorągwie
       *[many] { $n } Chorągwi
    } z Obszaru { $site } na planszę.
oath-log-moved-give =
    { $me ->
        [yes] Oddajesz
       *[no] { $who } oddaje
    } { $n ->
        [one] { $n } Chorągiew
        [few] { $n } Chorągwie
       *[many] { $n } Chorągwi
    }, dostaje { $other }.
oath-log-moved-take =
    { $me ->
        [yes] Bierzesz
       *[no] { $who } bierze
    } { $n ->
        [one] { $n } Chorągiew
        [few] { $n } Chorągwie
       *[many] { $n } Chorągwi
    }, oddaje { $other }.
oath-log-refused =
    { $me ->
        [yes] Odmawiasz
       *[no] { $who } odmawia
    }, { $other } zostawia Chorągwie.
oath-log-exiled =
    { $me ->
        [yes] Skazujesz
       *[no] { $who } skazuje
    } na banicję: { $other }; cena to { $n ->
        [one] { $n } Przychylność
        [few] { $n } Przychylności
       *[many] { $n } Przychylności
    }.
oath-log-self-exile =
    { $me ->
        [yes] Opuszczasz
       *[no] { $who } opuszcza
    } Imperium za { $n ->
        [one] { $n } Przychylność
        [few] { $n } Przychylności
       *[many] { $n } Przychylności
    }, dostaje { $other }.
oath-log-gather =
    { $me ->
        [yes] Przychodzisz
       *[no] { $who } przychodzi
    } na Obszar { $site }.
oath-log-pact =
    { $me ->
        [yes] Oddajesz
       *[no] { $who } oddaje
    } Kanclerzowi Najmroczniejszą Tajemnicę.
oath-log-ransom =
    { $me ->
        [yes] Płacisz
       *[no] { $who } płaci
    } { $n ->
        [one] { $n } Przychylność
        [few] { $n } Przychylności
       *[many] { $n } Przychylności
    }, dostaje { $other }; Relikt { $relic } zostaje.
oath-log-extorted =
    { $me ->
        [yes] Zabierasz
       *[no] { $who } zabiera
    } Relikt { $relic }, traci go { $other }.
oath-log-bargain-sell =
    { $me ->
        [yes] Dajesz
       *[no] { $who } daje
    } Sekret za 2 Przychylności, płaci { $other }.
oath-log-bargain-buy =
    { $me ->
        [yes] Dajesz
       *[no] { $who } daje
    } 2 Przychylności za Sekret, oddaje go { $other }.
oath-log-key =
    { $me ->
        [yes] Zaglądasz
       *[no] { $who } zagląda
    } do Skarbca: Wytrych.
oath-log-key-taken =
    { $me ->
        [yes] Zabierasz
       *[no] { $who } zabiera
    } ze Skarbca Relikt { $relic }.
oath-log-release =
    Klatka wypuszcza { $n ->
        [one] { $n } Chorągiew
        [few] { $n } Chorągwie
       *[many] { $n } Chorągwi
    }, kolor: { $seat }; dostaje { $other }.

oath-why-deal-empty = W umowie nie ma jeszcze niczego.
    .title = Jeszcze nie: umowa jest pusta
oath-why-deal-space = Do oferty Obywatelstwa należy dokładnie jeden Relikt ze Skarbca.
    .title = Jeszcze nie: brak Reliktu
oath-why-deal-advisers = Limit Doradców przekroczy { $n }.
    .title = Nie tak: za dużo Doradców
oath-why-deal-warbands = Na tyle Obszarów { $n } ma za mało Chorągwi na planszy.
    .title = Nie tak: za mało Chorągwi
oath-why-deal-locked = Zablokowana karta nie może zmienić właściciela.
    .title = Tej nie: jest zablokowana
oath-why-deal-silence = Kto ma Śluby Milczenia, nie oddaje Sekretów.
    .title = Sekretów nie: Śluby Milczenia
oath-why-offers = Przy tym stole jedną kartą można złożyć najwyżej { $n } oferty na turę.
    .title = Teraz nie: dość już ofert
oath-why-scepter = Berło Władcy masz dopiero od tej tury; posłuży ci w następnej.
    .title = Nie w tej turze: dopiero wzięte
oath-why-bare = W Skarbcu nie ma już Reliktu do oferty.
    .title = Teraz nie: Skarbiec jest pusty
oath-why-no-exile = Nie ma żadnego Banity.
    .title = Teraz nie: brak Banity
oath-why-no-breach = Żadna obietnica wobec ciebie nie została złamana.
    .title = Teraz nie: nic nie złamano
oath-why-moved = Chorągwie już tu przesunięto; najpierw wykonaj główną akcję.
    .title = Nie znowu: już przesunięto
oath-why-exile-price =
    Skazanie tego Obywatela kosztuje { $n ->
        [one] { $n } Przychylność
        [few] { $n } Przychylności
       *[many] { $n } Przychylności
    }.
    .title = Teraz nie: za mało Przychylności
oath-why-self-exile-price =
    Za opuszczenie Imperium oddasz { $n ->
        [one] { $n } Przychylność
        [few] { $n } Przychylności
       *[many] { $n } Przychylności
    }.
    .title = Teraz nie: za mało Przychylności
oath-why-self-exile-scepter = Posiadacz Berła Władcy nie może opuścić Imperium.
    .title = Nie ty: masz Berło Władcy
oath-why-council-seat = Kogo chroni Miejsce w Radzie, tego nie można skazać na banicję.
    .title = Nie można: Miejsce w Radzie
oath-why-chancellor-rules = Twoim Obszarem musi rządzić Kanclerz.
    .title = Nie tu: nie rządzi Imperium
oath-why-reliquary-bare = Skarbiec jest pusty.
    .title = Teraz nie: pusty Skarbiec
oath-why-cage-empty = W Klatce nikogo nie ma.
    .title = Teraz nie: pusta Klatka

## major actions: Search, Muster, Trade, Recover, Travel

oath-spot-facedown = Zakryty Doradca
oath-spot-adviser = Odkryty Doradca
oath-spot-vision = Ujawniona Wizja
oath-spot-conspiracy = Odkryta, potem do pudełka
oath-spot-discard = Odrzuć
oath-source-cradle = Stos Kart Odrzuconych Kolebki
    .acc = Stos Kart Odrzuconych Kolebki
oath-source-provinces = Stos Kart Odrzuconych Prowincji
    .acc = Stos Kart Odrzuconych Prowincji
oath-source-hinterland = Stos Kart Odrzuconych Interioru
    .acc = Stos Kart Odrzuconych Interioru
oath-source-world = Talia Świata
    .acc = talię Świata
oath-find-relic = Relikt { $n } na twoim Obszarze
oath-toll-refuse = Odmów
oath-toll-pay = Zapłać i idź

oath-modify-ask = Którego modyfikatora używasz?
    .note = Zmienia tylko tę jedną akcję; koszt płacisz od razu.
oath-modify-option = { $it }
oath-modify-pass = Dalej

oath-play-ask = Gdzie trafia ta karta?
    .note = Zagrywasz kartę { $about } albo ją odrzucasz.
oath-play-option = { $it }
oath-play-pass = Nigdzie

oath-play-first-ask = Którą kartę najpierw odrzucasz?
    .note = Potem zagrywasz kartę { $about }.
oath-play-first-option = { $it }
oath-play-first-pass = Żadnej

oath-drop-adviser-ask = Który Doradca zwalnia miejsce?
    .note = Doradców byłoby za dużo; jeden zostaje odrzucony.
oath-drop-adviser-option = { $it }
oath-drop-adviser-pass = Żaden

oath-discard-ask = Którą kartę odrzucasz jako następną?
    .note = Każda kładzie się na poprzedniej.
oath-discard-option = { $it }
oath-discard-pass = Żadnej

oath-search-ask = Gdzie szukasz?
    .note = Dobierasz karty, jedną zatrzymujesz, resztę odrzucasz.
oath-search-final = Dobierzesz karty: nie da się cofnąć.
    .deed = Dobierz
oath-search-option = { $it }
oath-search-pass = Nigdzie

oath-search-keep-ask = Którą kartę zatrzymujesz?
    .note = Zagrasz ją albo odrzucisz; pozostałe zostaną odrzucone.
oath-search-keep-option = { $it }
oath-search-keep-pass = Żadnej więcej

oath-muster-ask = Z którą kartą werbujesz?
    .note = Kładziesz na niej żeton, a na twoją planszę trafiają Chorągwie.
oath-muster-option = { $it }
oath-muster-pass = Z żadną

oath-trade-ask = Z którą kartą i o co handlujesz?
    .note = Sekret na karcie daje Przychylność, dwie Przychylności dają Sekrety.
oath-trade-option = { $card }: za { $token }
oath-trade-pass = Z żadną

oath-recover-ask = Co odzyskujesz?
    .note = Relikt na twoim Obszarze albo Sztandar, gdziekolwiek jest.
oath-recover-option = { $it }
oath-recover-pass = Nic

oath-payment-ask = Ile płacisz za Sztandar?
    .note = { $about }: musi to być więcej, niż na nim leży.
oath-payment-option = { $it }
oath-payment-pass = Nic

oath-first-bank-ask = Który bank dostaje pierwszą starą Przychylność?
    .note = Następne trafiają po jednej do kolejnych banków.
oath-first-bank-option = { $it }
oath-first-bank-pass = Żaden

oath-travel-ask = Dokąd podróżujesz?
    .note = Zakryty Obszar zostaje odkryty po przybyciu.
oath-travel-option = { $it }
oath-travel-pass = Zostań

oath-send-ask = Na który Obszar prowadzi podróż?
    .note = Podróżuje { $about }.
oath-send-option = { $it }
oath-send-pass = Na żaden

oath-willing-ask = Czy płacisz myto za tę drogę?
    .note = Cel podróży: { $about }. Jeśli odmówisz, wskazany będzie inny Obszar.
oath-willing-option = { $it }
oath-willing-pass = Odmów

oath-log-played-to-site =
    { $me ->
        [yes] Zagrywasz
       *[no] { $who } zagrywa
    } na Obszar { $site } kartę { $card }.
oath-log-played-adviser =
    { $me ->
        [yes] Zagrywasz
       *[no] { $who } zagrywa
    } jako odkrytego Doradcę kartę { $card }.
oath-log-played-facedown =
    { $me ->
        [yes] Zatrzymujesz
       *[no] { $who } zatrzymuje
    } kartę jako zakrytego Doradcę.
oath-log-played-facedown-card =
    { $me ->
        [yes] Zatrzymujesz
       *[no] { $who } zatrzymuje
    } jako zakrytego Doradcę kartę { $card }.
oath-log-revealed-vision =
    { $me ->
        [yes] Ujawniasz Wizję
       *[no] { $who } ujawnia Wizję
    }: { $card }.
oath-log-played-conspiracy =
    { $me ->
        [yes] Zagrywasz
       *[no] { $who } zagrywa
    } odkrytą kartę { $card }, która wraca do pudełka.
oath-log-favor-of-bank =
    { $me ->
        [yes] Zyskujesz
       *[no] { $who } zyskuje
    } z banku { $suit }: { oath-amount-favor }.
oath-log-secrets-gained =
    { $me ->
        [yes] Zyskujesz
       *[no] { $who } zyskuje
    } { oath-amount-secret }.
oath-log-discarded =
    { $me ->
        [yes] Odrzucasz
       *[no] { $who } odrzuca
    } kartę { $card }.
oath-log-discarded-one =
    { $me ->
        [yes] Odrzucasz
       *[no] { $who } odrzuca
    } jedną kartę.
oath-log-search =
    { $me ->
        [yes] Przeszukujesz
       *[no] { $who } przeszukuje
    } { $source }. Dobrane karty: { $n }.
oath-log-vision-drawn =
    { $me ->
        [yes] Dobierasz
       *[no] { $who } dobiera
    } Wizję; dotąd dobrane Wizje: { $n }.
oath-log-drew =
    { $me ->
        [yes] Dobierasz
       *[no] { $who } dobiera
    } kartę { $card }.
oath-log-muster =
    { $me ->
        [yes] Werbujesz
       *[no] { $who } werbuje
    } { $n ->
        [one] { $n } Chorągiew
        [few] { $n } Chorągwie
       *[many] { $n } Chorągwi
    }, karta: { $card }.
oath-log-trade-for-favor =
    { $me ->
        [yes] Handlujesz
       *[no] { $who } handluje
    }, karta: { $card }, zysk: { oath-amount-favor }.
oath-log-trade-for-secrets =
    { $me ->
        [yes] Handlujesz
       *[no] { $who } handluje
    }, karta: { $card }, zysk: { oath-amount-secret }.
oath-log-recovered-relic =
    { $me ->
        [yes] Odzyskujesz Relikt
       *[no] { $who } odzyskuje Relikt
    }: { $relic }.
oath-log-recovered-banner =
    { $me ->
        [yes] Odzyskujesz Sztandar
       *[no] { $who } odzyskuje Sztandar
    } { $banner }; teraz leży na nim: { $n }.
oath-log-spread-favor = Stara Przychylność trafia do banków, począwszy od banku { $suit }: { $n }.
oath-log-old-secrets =
    { $me ->
        [yes] Bierzesz
       *[no] { $who } bierze
    } stare Sekrety: { $n }.
oath-log-travelled =
    { $me ->
        [yes] Podróżujesz
       *[no] { $who } podróżuje
    }: { $site }, { oath-amount-supply }.
oath-log-stranded =
    { $me ->
        [yes] Nie stać cię na tę drogę i zostajesz na miejscu
       *[no] { $who } nie ma na tę drogę i zostaje na miejscu
    }: { $site }.
oath-log-site-revealed = Zostaje odkryty Obszar { $site }.
oath-log-site-received = Obszar { $site } otrzymuje Relikty: { $relics }, Przychylność: { $favor }, Sekrety: { $secrets }.

oath-why-supply =
    To kosztuje { $n ->
        [one] { $n } Zaopatrzenie
        [few] { $n } Zaopatrzenia
       *[many] { $n } Zaopatrzenia
    }, a masz mniej.
    .title = Za mało Zaopatrzenia
oath-why-toll = Nie możesz zapłacić tego, czego żąda karta { $n }.
    .title = Nie teraz: myto
oath-why-barred = Zabrania tego karta { $n }.
    .title = Nie teraz: zabrania tego karta
oath-why-facedown-site = Na zakrytym Obszarze nie mogą leżeć karty.
    .title = Nie tutaj: zakryty Obszar
oath-why-site-full = Obszar jest pełny i niczego nie wolno najpierw odrzucić.
    .title = Nie tutaj: pełny Obszar
oath-why-vision-at-site = Wizji nie można zagrać na Obszar.
    .title = Nie tutaj: Wizja
oath-why-empire-vision = Tylko Banici ujawniają Wizje; możesz zatrzymać ją zakrytą.
    .title = Nie odkryta: służysz Imperium
oath-why-site-only = Odkryta może ta karta leżeć tylko na Obszarze.
    .title = Nie tak: tylko na Obszar
oath-why-adviser-only = Odkryta może ta karta być tylko Doradcą.
    .title = Nie tutaj: tylko Doradca
oath-why-no-room-for-adviser = Doradców byłoby za dużo, a za mało można odrzucić.
    .title = Nie tak: za dużo Doradców
oath-why-one-to-a-site = Jedna z dwóch kart musi trafić na Obszar.
    .title = Nie tak: jedna na Obszar
oath-why-nothing-to-search = Nie ma tam już kart.
    .title = Nie ma gdzie szukać
oath-why-no-card-at-site = Na twoim Obszarze nie ma odpowiedniej karty.
    .title = Nie tutaj: brak karty
oath-why-ruin = Zrujnowana Budowla nie ma symbolu: nie można z nią werbować ani handlować.
    .title = Nie ta: zrujnowana
oath-why-occupied = Na tej karcie leży Przychylność lub Sekret.
    .title = Nie ta: nie jest pusta
oath-why-favor =
    To kosztuje { $n ->
        [one] { $n } Przychylność
        [few] { $n } Przychylności
       *[many] { $n } Przychylności
    }, a masz mniej.
    .title = Za mało Przychylności
oath-why-secrets =
    To kosztuje { $n ->
        [one] { $n } odkryty Sekret
        [few] { $n } odkryte Sekrety
       *[many] { $n } odkrytych Sekretów
    }, a masz mniej.
    .title = Za mało Sekretów
oath-why-no-price = Ten Obszar nie podaje ceny Reliktów.
    .title = Nie tutaj: bez ceny
oath-why-guarded = Sztandaru strzegą Doradcy pasujący do każdej karty na tym Obszarze; ma go { $n }.
    .title = Nie teraz: jest strzeżony
oath-why-no-suit-at-site = Na Obszarze, na którym jest { $n }, nie leży karta z symbolem.
    .title = Nie teraz: nic bez straży

## suits: discord, arcane, order, hearth

oath-prophet-ask = Na której Wizji kładziesz swoją Chorągiew?
    .note = Liczy się też dla ciebie, dopóki jesteś na banicji.
oath-prophet-option = { $it }
oath-prophet-pass = Pomiń
oath-riots-ask = Przeciw któremu symbolowi powstaje lud?
    .note = Wszystkie inne niezablokowane karty z nim na Obszarach zostaną odrzucone.
oath-riots-option = { $it }
oath-riots-pass = Pomiń
oath-troupe-ask = Co gra Trupa Aktorska?
    .note = Tylko w tym Handlu.
oath-troupe-option = { $it }
oath-troupe-pass = Pomiń
oath-inquisitor-ask = Którego zakrytego Doradcę podglądasz?
    .note = Konspirację zagrywasz lub odrzucasz ty; za inną kartę Przychylność dostaje jej właściciel.
oath-inquisitor-option = { $seat }: zakryty Doradca { $n }
oath-inquisitor-pass = Pomiń
oath-blood-pact-ask = Ile twoich Chorągwi ginie za Sekrety?
    .note = Dwie za każdy Sekret.
oath-blood-pact-option =
    { $it ->
        [one] { $it } Chorągiew
        [few] { $it } Chorągwie
       *[many] { $it } Chorągwi
    }
oath-blood-pact-pass = Pomiń
oath-revelation-ask = Ile Przychylności spalasz?
    .note = Zyskujesz tyle samo Sekretów.
oath-revelation-option =
    { $it ->
        [one] { $it } Przychylność
        [few] { $it } Przychylności
       *[many] { $it } Przychylności
    }
oath-revelation-pass = Wcale
oath-disguise-ask = Z czyimi Doradcami handlujesz?
    .note = Zamiast ze swoimi, tylko w tym Handlu.
oath-disguise-option = { $it }
oath-disguise-pass = Pomiń
oath-garrison-site-ask = Który Obszar dostaje Chorągiew?
    .note = Na wszystkie Obszary, którymi władasz, jest ich za mało.
oath-garrison-site-option = { $it }
oath-garrison-site-pass = Pomiń
oath-palanquin-ask = Kto podróżuje z tobą?
    .note = Ktoś, czyj pionek stoi na twoim Obszarze.
oath-palanquin-option = { $it }
oath-palanquin-pass = Pomiń
oath-palanquin-to-ask = Dokąd lektyka niesie ciebie, a z tobą kogo: { $about }?
    .note = Na dowolny Obszar, na który ta druga osoba może podróżować.
oath-palanquin-to-option = { $it }
oath-palanquin-to-pass = Pomiń
oath-level-to-ask = Który bank dostaje Przychylność?
    .note = Jeden z najuboższych; Przychylność daje bank { $about }.
oath-level-to-option = { $it }
oath-level-to-pass = Pomiń

oath-log-city-taken =
    { $me ->
        [yes] Otwierasz
       *[no] { $who } otwiera
    } bramy Obszaru { $site }: { $n ->
        [0] nie ginie żadna Chorągiew.
        [one] ginie { $n } Chorągiew.
        [few] giną { $n } Chorągwie.
       *[many] ginie { $n } Chorągwi.
    }
oath-log-city-kept = Pionek władcy trzyma bramy Obszaru { $site } zamknięte.
oath-log-dissent =
    { $me ->
        [yes] Kładziesz
       *[no] { $who } kładzie
    } Przychylność na karcie Niezgoda: { $n }.
oath-log-prophet =
    { $me ->
        [yes] Przywłaszczasz
       *[no] { $who } przywłaszcza
    } sobie kartę { $card }: leży na niej Chorągiew.
oath-log-prophecy =
    { $me ->
        [yes] Bierzesz
       *[no] { $who } bierze
    } odrzucaną kartę { $card }; Chorągiew na niej ginie.
oath-log-salted = Ziemia na Obszarze { $site } jest zasolona.
oath-log-riots = Lud się burzy, symbol: { $suit }.
oath-log-no-riots = Bez Ciżby nikt się nie burzy.
oath-log-thief =
    { $me ->
        [yes] Kradniesz
       *[no] { $who } kradnie
    } Relikt { $relic }; { $foe_me ->
        [yes] tracisz go ty
       *[no] traci go { $foe }
    }.
oath-log-thief-caught =
    { $me ->
        [yes] Twój złodziej zostaje
       *[no] Złodziej, którego ma { $who }, zostaje
    } schwytany; Relikty { $foe_me ->
        [yes] zatrzymujesz ty
       *[no] zatrzymuje { $foe }
    }.
oath-log-bandit-chief =
    { $n ->
        [0] Bandyci nie znajdują żadnej Chorągwi.
        [one] Bandyci zabijają { $n } Chorągiew.
        [few] Bandyci zabijają { $n } Chorągwie, na każdym Obszarze jedną.
       *[many] Bandyci zabijają { $n } Chorągwi, na każdym Obszarze jedną.
    }
oath-log-troupe =
    { $me ->
        [yes] Twoja Trupa Aktorska
       *[no] Trupa Aktorska, którą ma { $who },
    } gra: { $suit }.
oath-log-inquisitor =
    { $me ->
        [yes] Nie znajdujesz
       *[no] { $who } nie znajduje
    } Konspiracji; { $foe_me ->
        [yes] dostajesz
       *[no] { $foe } dostaje
    } Przychylność: { $n }.
oath-log-inquisitor-saw = Zakryty Doradca, którego ma { $seat }, to { $card }.
oath-log-inquisitor-found =
    { $me ->
        [yes] Znajdujesz
       *[no] { $who } znajduje
    } kartę { $card }; { $foe_me ->
        [yes] była u ciebie
       *[no] skrywa ją { $foe }
    }.
oath-log-blood-pact =
    { $me ->
        [yes] Zabijasz własne Chorągwie
       *[no] { $who } zabija własne Chorągwie
    }: { $n }; { $me ->
        [yes] zyskujesz
       *[no] zyskuje
    } Sekrety: { $secrets }.
oath-log-revelation =
    { $me ->
        [yes] Spalasz
       *[no] { $who } spala
    } Przychylność i { $me ->
        [yes] zyskujesz
       *[no] zyskuje
    } Sekrety: { $n }.
oath-log-plague =
    { $me ->
        [yes] Do banku Magii oddajesz
       *[no] { $who } oddaje do banku Magii
    } Przychylność: { $n }.
oath-log-disguise =
    { $me ->
        [yes] Handlujesz
       *[no] { $who } handluje
    } w przebraniu; wzorem { $foe_me ->
        [yes] jesteś ty
       *[no] jest { $foe }
    }.
oath-log-palanquin =
    { $me ->
        [yes] Lektyka niesie cię
       *[no] { $who } podróżuje lektyką
    } na Obszar { $site }, a razem { $foe_me ->
        [yes] podróżujesz ty
       *[no] podróżuje { $foe }
    }.
oath-log-ale =
    { $me ->
        [yes] Stawiasz
       *[no] { $who } stawia
    } kolejkę piwa: z kart znikają Przychylność i Sekrety.

oath-why-no-suspects = Na twoim Obszarze nikt nie ma zakrytego Doradcy.
    .title = Nie teraz: nie ma kogo podejrzewać
oath-why-blood-pact = Pakt wymaga Chorągwi na twojej planszy, co najmniej { $n }.
    .title = Nie teraz: za mało Chorągwi
oath-why-banks-empty = W żadnym banku nie ma Przychylności.
    .title = Nie teraz: banki są puste
oath-why-nobody-to-bear = Nikt na twoim Obszarze nie może nigdzie podróżować.
    .title = Nie teraz: nie ma z kim

## campaigns

oath-foe-bandits = Bandyci
oath-target-pawn = pionek i Przychylność
oath-force-board = plansza { $seat }
oath-way-use = bez zmian
oath-way-plus = więcej kości Ataku
oath-way-minus = mniej kości Ataku

oath-defender-ask = Na kogo urządzasz Najazd?
    .note = Kto włada twoim Obszarem albo ma tam pionek; Bandyci, gdzie nie włada gracz.
oath-defender-option = { $it }
oath-defender-pass = Bez Najazdu

oath-target-ask = Co jest celem?
    .note = Każdy cel dodaje swoje kości Obrony. Obrona: { $about }.
oath-target-option = { $it }
oath-target-pass = Koniec celów

oath-attack-dice-ask = Iloma kośćmi Ataku rzucasz?
    .note = Najwyżej jedną za każdą Chorągiew twojej siły.
oath-attack-dice-final = Zdecydują kości: nie da się cofnąć.
    .deed = Rzuć
oath-attack-dice-option = { $it }
oath-attack-dice-pass = Żadną

oath-ally-ask = Czy dołączasz do obrony?
    .note = Pomogą twoje Chorągwie i Plany Bitewne, jeśli Obrońca się zgodzi.
oath-ally-option = Dołącz: { $it }
oath-ally-pass = Nie dołączaj

oath-allow-ally-ask = Czy przyjmujesz tego Sojusznika?
    .note = Sojusznik broni się z tobą i może stracić Chorągwie.
oath-allow-ally-option = Przyjmij: { $it }
oath-allow-ally-pass = Odmów

oath-plan-ask = Którego Planu Bitewnego używasz?
    .note = Każdego raz na Najazd; płaci ten, kto go używa.
oath-plan-option =
    { $way_key ->
        [oath-way-use] { $card }
       *[other] { $card }: { $way }
    }
oath-plan-pass = Żadnego więcej

oath-plan-dice-ask = Ile kości?
    .note = Karta: { $about }.
oath-plan-dice-option = { $it }
oath-plan-dice-pass = Żadna

oath-sacrifice-ask = Czy poświęcasz Chorągwie, by wygrać?
    .note = Dokładnie tyle, ile trzeba, albo żadnej.
oath-sacrifice-option =
    { $it ->
        [one] Poświęć { $it } Chorągiew
        [few] Poświęć { $it } Chorągwie
       *[many] Poświęć { $it } Chorągwi
    }
oath-sacrifice-pass = Żadnej

oath-losses-ask = Ile Chorągwi ginie: { $about }?
    .note = Pozostałe muszą zginąć gdzie indziej w tej samej sile.
oath-losses-option =
    { $it ->
        [one] { $it } Chorągiew
        [few] { $it } Chorągwie
       *[many] { $it } Chorągwi
    }
oath-losses-pass = Żadna

oath-garrison-ask = Ile Chorągwi tu trafia: { $site }?
    .note = Przychodzą stąd: { $force }. Może nie przyjść żadna.
oath-garrison-option =
    { $it ->
        [one] { $it } Chorągiew
        [few] { $it } Chorągwie
       *[many] { $it } Chorągwi
    }
oath-garrison-pass = Żadna

oath-bury-taken-ask = Czy ten Relikt trafia pod talię?
    .note = Łowca Reliktów potrafi go zakopać.
oath-bury-taken-option = Pod talię: { $it }
oath-bury-taken-pass = Zatrzymaj go

oath-bury-found-ask = Czy znaleziony Relikt trafia pod talię?
    .note = Nie jest jeszcze odkryty.
oath-bury-found-option = Pod talię: { $site }, Relikt { $n }
oath-bury-found-pass = Weź go

oath-banish-ask = Czy pionek pokonanego musi podróżować?
    .note = Obszar wskaże ten, kto włada Lasem we Mgle.
oath-banish-option = Wygnaj: { $it }
oath-banish-pass = Niech zostanie

oath-burn-favor-ask = Czy palisz Przychylność, którą ma { $about }?
    .note = Połowę, zaokrągloną w dół, chyba że plan mówi o całej.
oath-burn-favor-option =
    { $it ->
        [one] Spal { $it } Przychylność
        [few] Spal { $it } Przychylności
       *[many] Spal { $it } Przychylności
    }
oath-burn-favor-pass = Nie pal

oath-victory-plan-ask = Który plan zwycięzcy jest następny?
    .note = Działają wszystkie, które mówią o zwycięstwie, w twojej kolejności.
oath-victory-plan-option = { $it }
oath-victory-plan-pass = Żaden

oath-second-wind-ask = Czy podróżujesz bez Zaopatrzenia?
    .note = Potem możesz urządzić jeszcze jeden Najazd.
oath-second-wind-option = { $it }
oath-second-wind-pass = Zostań

oath-hunt-ask = Który zakryty Relikt też jest celem?
    .note = Każdy dodaje kość Obrony.
oath-hunt-option = { $site }, Relikt { $n }
oath-hunt-pass = Żaden więcej

oath-sticky-fire-ask = Czy zabijasz wszystkich ocalałych drugiej siły?
    .note = Jeśli możesz, dajesz za to jedną Przychylność.
oath-sticky-fire-option = Zabij wszystkich: { $it }
oath-sticky-fire-pass = Oszczędź ich

oath-wild-mounts-ask = Którą kartę Bestii odrzucasz zamiast nich?
    .note = Wszystkie użyte plany Nomadów twojej strony wtedy zostają.
oath-wild-mounts-option = { $it }
oath-wild-mounts-pass = Żadnej

oath-log-campaign =
    { $me ->
        [yes] Urządzasz
       *[no] { $who } urządza
    } Najazd z Obszaru { $site }. Obrona: { $foe }.
oath-log-target = Cel: { $target }, { oath-amount-defense-die }.
oath-log-attack-dice =
    { $me ->
        [yes] Do ataku bierzesz
       *[no] Do ataku bierze { $who }
    }: { oath-amount-attack-die }.
oath-log-pool-more = { $card }: kości Ataku +{ $n }.
oath-log-pool-fewer = { $card }: kości Ataku −{ $n }.
oath-log-title-dice = Za tytuł: { oath-amount-defense-die }.
oath-log-ally =
    { $me ->
        [yes] Dołączasz
       *[no] { $who } dołącza
    } do obrony.
oath-log-ally-refused =
    { $me ->
        [yes] Obrońca nie chce twojej pomocy.
       *[no] Obrońca nie chce pomocy, którą oferuje { $who }.
    }
oath-log-plan =
    { $me ->
        [yes] Twój Plan Bitewny
       *[no] { $who }, Plan Bitewny
    }: { $card }.
oath-log-plan-more =
    { $me ->
        [yes] Twój Plan Bitewny
       *[no] { $who }, Plan Bitewny
    }: { $card }, kości Ataku +{ $n }.
oath-log-plan-fewer =
    { $me ->
        [yes] Twój Plan Bitewny
       *[no] { $who }, Plan Bitewny
    }: { $card }, kości Ataku −{ $n }.
oath-log-pools = Kości Ataku: { $attack }, kości Obrony: { $defense }.
oath-log-rolled-attack =
    { $me ->
        [yes] Twój rzut na atak
       *[no] { $who }, rzut na atak
    }: puste miecze { $hollow }, jeden miecz { $sword }, dwa miecze z czaszką { $big }.
oath-log-rolled-defense =
    { $me ->
        [yes] Twój rzut na obronę
       *[no] { $who }, rzut na obronę
    }: nic { $blank }, jedna tarcza { $shield }, dwie tarcze { $shields }, podwojenie { $double }.
oath-log-defense = Obrona wynosi { $n }: tarcze { $shields }, siła { $warbands }.
oath-log-attack = Atak wynosi { $n } przeciw { $defense }.
oath-log-skulls = Czaszki, Atakujący traci: { oath-amount-warband }.
oath-log-sacrifice =
    { $me ->
        [yes] Poświęcasz
       *[no] { $who } poświęca
    } { oath-amount-warband }.
oath-log-attack-won =
    { $me ->
        [yes] Twój atak zwycięża
       *[no] Zwycięża Atakujący, { $who }
    }: { $n } przeciw { $defense }.
oath-log-defense-won =
    { $me ->
        [yes] Twoja obrona wytrzymała
       *[no] Obrona wytrzymała, { $who }
    }: { $n } przeciw { $defense }.
oath-log-killed = Straty, { $force }: { oath-amount-warband }.
oath-log-retreat = Z Obszaru { $site } na planszę { $seat }: { oath-amount-warband }.
oath-log-no-losses = W klęsce nikt nie ginie.
oath-log-garrison =
    { $me ->
        [yes] Umieszczasz
       *[no] { $who } umieszcza
    } na Obszarze { $site }: { oath-amount-warband }.
oath-log-took-relic =
    { $me ->
        [yes] Zabierasz
       *[no] { $who } zabiera
    } Relikt { $relic }.
oath-log-buried-relic =
    { $me ->
        [yes] Odkładasz
       *[no] { $who } odkłada
    } pod talię Relikt { $relic }.
oath-log-buried-found =
    { $me ->
        [yes] Odkładasz
       *[no] { $who } odkłada
    } pod talię nieodkryty Relikt z Obszaru { $site }.
oath-log-seized =
    { $me ->
        [yes] Grabisz
       *[no] { $who } grabi
    } Sztandar { $banner }; zostaje na nim żetonów: { $n }.
oath-log-burnt-favor =
    { $me ->
        [yes] Palisz
       *[no] { $who } pali
    } Przychylność, którą ma { $seat }: { $n }.
oath-log-bandits-burn = Bandyci palą Przychylność, { $suit }: { $n }.
oath-log-campaign-over = Najazd dobiegł końca.
oath-log-peace =
    { $me ->
        [yes] Kupujesz
       *[no] { $who } kupuje
    } zwycięstwo. { $seat } dostaje { oath-amount-favor }.
oath-log-hunted =
    { $me ->
        [yes] Ścigasz
       *[no] { $who } ściga
    } zakryty Relikt na Obszarze { $site }.
oath-log-parade =
    { $me ->
        [yes] Zyskujesz
       *[no] { $who } zyskuje
    } Przychylność, { $suit }: { $n }.
oath-log-sticky-fire = Ogień dokonał reszty, { $force }: { oath-amount-warband }.
oath-log-caged = Do Obsydianowej Klatki: { oath-amount-warband }, { $force }.
oath-log-hospital = Ze Szpitala na Obszar { $site }: { oath-amount-warband }.
oath-log-hospital-lost = W Szpitalu umierają: { oath-amount-warband }.
oath-log-sneak-attack =
    { $me ->
        [yes] Odpowiadasz
       *[no] { $who } odpowiada
    } Najazdem, Podstępny Atak. Obrona: { $seat }.

oath-why-plan-used = Tego Planu Bitewnego użyto już w tym Najeździe.
    .title = Drugi raz nie
oath-why-plan-banned = Ten Plan Bitewny zamyka karta { $n }.
    .title = Nie teraz: jest zamknięty
oath-why-plan-alone = Jeden z planów musi być jedynym po swojej stronie.
    .title = Nie teraz: tylko jeden plan
oath-why-target-pass = Celem musiałby być też Wąski Przesmyk, a nie może.
    .title = Nie tak: Wąski Przesmyk
oath-why-target-even = Cele nie mogłyby wtedy dodać parzystej liczby kości Obrony.
    .title = Nie tak: parzysta liczba kości
oath-why-campaign-no-foe = Tutaj nie ma kogo zaatakować.
    .title = Nie tutaj: brak Obrońcy
oath-why-envoy-apart = Pionek przeciwnika musi być na twoim Obszarze.
    .title = Nie teraz: przeciwnika brak
oath-why-envoy-price = Za każdą kość Obrony musisz dać Przychylność: { $n }.
    .title = Za mało Przychylności
oath-why-hunt-nothing = Żaden Relikt nie jest i nie może być celem.
    .title = Nie teraz: brak Reliktu

## powers

oath-change-more = Dodaj jeden
oath-change-fewer = Odejmij
oath-fate-keep = Zatrzymaj
oath-fate-bury = Na spód talii Reliktów
oath-unseen-adviser = zakryty Doradca { $n }, { $seat }
oath-unseen-relic = Relikt { $n }, Obszar { $site }

oath-use-ask = Której zdolności używasz?
    .note = Koszt płacisz od razu.
oath-use-option = { $it }
oath-use-pass = Dalej

oath-order-ask = Co następuje najpierw?
    .note = Wykonać trzeba wszystko.
oath-order-option = { $it }
oath-order-pass = Nic

oath-bank-ask = Z którego banku zyskujesz Przychylność?
    .note = Wybór daje karta { $about }.
oath-bank-option = { $it }
oath-bank-pass = Z żadnego

oath-from-bank-ask = Który bank zostaje opróżniony?
    .note = Całą jego Przychylność przenosi karta { $about }.
oath-from-bank-option = { $it }
oath-from-bank-pass = Żaden

oath-take-from-ask = Komu zabierasz?
    .note = Wybór daje karta { $about }.
oath-take-from-option = { $it }
oath-take-from-pass = Nikomu

oath-token-ask = Co zabierasz?
    .note = Leży na Obszarze { $about }.
oath-token-option = { $it }
oath-token-pass = Nic

oath-kill-ask = Gdzie ginie Chorągiew?
    .note = Wymaga tego karta { $about }.
oath-kill-option = { $it }
oath-kill-pass = Nigdzie

oath-banner-change-ask = Co dzieje się ze Sztandarem?
    .note = Sekrety na nim zmienia karta { $about }.
oath-banner-change-option = { $it }
oath-banner-change-pass = Nic

oath-peek-pile-ask = Który Stos Kart Odrzuconych przeglądasz?
    .note = Karta { $about } pokazuje go tylko tobie.
oath-peek-pile-option = { $it }
oath-peek-pile-pass = Żaden

oath-peek-unseen-ask = Co podglądasz?
    .note = Karta { $about } pokazuje to tylko tobie.
oath-peek-unseen-option = { $it }
oath-peek-unseen-pass = Nic

oath-power-discard-ask = Która karta zostaje odrzucona?
    .note = Wybór daje karta { $about }.
oath-power-discard-option = { $it }
oath-power-discard-pass = Żadna

oath-swap-ask = Którą kartę zamieniasz?
    .note = Dzięki karcie { $about } dwie karty zamieniają się miejscami.
oath-swap-option = { $it }
oath-swap-pass = Żadnej

oath-swap-with-ask = Na którą kartę?
    .note = Jej miejsce zajmuje karta { $about }; to, co leży na kartach, zostaje na nich.
oath-swap-with-option = { $it }
oath-swap-with-pass = Na żadną

oath-swap-unseen-ask = Którego zakrytego Doradcę zamieniasz?
    .note = Dzięki karcie { $about } miejscami zamieniają się dwaj Doradcy różnych graczy.
oath-swap-unseen-option = { $it }
oath-swap-unseen-pass = Żadnego

oath-move-card-ask = Który Doradca trafia na który Obszar?
    .note = Przenosi go karta { $about }; to nie jest zagranie.
oath-move-card-option = { $card } na Obszar { $site }
oath-move-card-pass = Żaden

oath-make-room-ask = Którą kartę najpierw odrzucasz?
    .note = Doradca trafia na Obszar { $about }.
oath-make-room-option = { $it }
oath-make-room-pass = Żadnej

oath-drawn-relic-ask = Czy zatrzymujesz ten Relikt?
    .note = Dobrany Relikt: { $about }.
oath-drawn-relic-option = { $it }
oath-drawn-relic-pass = Nie

oath-which-relic-ask = Który Relikt?
    .note = Wybór daje karta { $about }; wszystkie leżą zakryte.
oath-which-relic-option = { $it }
oath-which-relic-pass = Żaden

oath-campaign-at-ask = Z którego Obszaru prowadzisz Kampanię?
    .note = Dzięki karcie { $about } dołączają tamtejsze Chorągwie.
oath-campaign-at-option = { $it }
oath-campaign-at-pass = Z żadnego

oath-may-join-ask = Czy stajesz się Obywatelem?
    .note = Pozwala na to karta { $about }: twoja faza Akcji się kończy, a Zaopatrzenie odnawia.
oath-may-join-option = Zostań Obywatelem
oath-may-join-pass = Pozostań Wygnańcem

oath-withdraw-ask = Ile Chorągwi trafia na twoją planszę?
    .note = Opuszczają Obszar { $about }.
oath-withdraw-option = { $it }
oath-withdraw-pass = Żadna

oath-station-ask = Ile Chorągwi trafia na ten Obszar?
    .note = Z twojej planszy na Obszar { $about }.
oath-station-option = { $it }
oath-station-pass = Żadna

oath-log-uses =
    { $me ->
        [yes] Używasz
       *[no] { $who } używa
    } karty { $card }.
oath-log-toll =
    { $me ->
        [yes] Płacisz
       *[no] { $who } płaci
    } to, czego żąda karta { $card }.
oath-log-gains-favor =
    { $me ->
        [yes] Zyskujesz
       *[no] { $who } zyskuje
    } z banku { $suit }: { oath-amount-favor }.
oath-log-gains-secrets =
    { $me ->
        [yes] Zyskujesz
       *[no] { $who } zyskuje
    }: { oath-amount-secret }.
oath-log-gains-warbands =
    { $me ->
        [yes] Zyskujesz
       *[no] { $who } zyskuje
    }: { oath-amount-warband }.
oath-log-gains-supply =
    { $me ->
        [yes] Zyskujesz
       *[no] { $who } zyskuje
    }: { oath-amount-supply }.
oath-log-takes-favor =
    { $me ->
        [yes] Zabierasz
       *[no] { $who } zabiera
    }: { oath-amount-favor }. Oddaje { $foe_me ->
        [yes] twoja plansza
       *[no] { $foe }
    }.
oath-log-takes-secrets =
    { $me ->
        [yes] Zabierasz
       *[no] { $who } zabiera
    }: { oath-amount-secret }. Oddaje { $foe_me ->
        [yes] twoja plansza
       *[no] { $foe }
    }.
oath-log-takes-site-favor =
    { $me ->
        [yes] Zabierasz
       *[no] { $who } zabiera
    } z Obszaru { $card }: { oath-amount-favor }.
oath-log-takes-site-secrets =
    { $me ->
        [yes] Zabierasz
       *[no] { $who } zabiera
    } z Obszaru { $card }: { oath-amount-secret }.
oath-log-burns-secrets =
    { $me ->
        [yes] Tracisz
       *[no] { $who } traci
    } przez spalenie: { oath-amount-secret }.
oath-log-banner-tokens = Na Sztandarze { $banner } leży teraz: { $n }.
oath-log-bank-moved = Z banku { $suit } do banku { $to }: { oath-amount-favor }.
oath-log-peeks-pile =
    { $me ->
        [yes] Przeglądasz
       *[no] { $who } przegląda
    } karty Stosu Kart Odrzuconych, { $region }: { $n }.
oath-log-peeks-world =
    { $me ->
        [yes] Podglądasz
       *[no] { $who } podgląda
    } wierzchnie karty talii Świata: { $n }.
oath-log-peeks =
    { $me ->
        [yes] Podglądasz
       *[no] { $who } podgląda
    } to, co leży zakryte: { $unseen }.
oath-log-sees = Widzisz kartę { $card }.
oath-log-sees-relic = Widzisz Relikt: { $relic }.
oath-log-sees-site = Widzisz Obszar { $site }.
oath-log-swapped =
    { $me ->
        [yes] Zamieniasz
       *[no] { $who } zamienia
    } karty { $card } oraz { $other }.
oath-log-swapped-unseen =
    { $me ->
        [yes] Zamieniasz
       *[no] { $who } zamienia
    } dwie zakryte karty: { $unseen }; { $other }.
oath-log-moved-card =
    { $me ->
        [yes] Przenosisz
       *[no] { $who } przenosi
    } na Obszar { $site } kartę { $card }.
oath-log-kept-relic =
    { $me ->
        [yes] Dobierasz i zatrzymujesz Relikt
       *[no] { $who } dobiera i zatrzymuje Relikt
    }: { $relic }.
oath-log-buried-drawn-relic =
    { $me ->
        [yes] Odkładasz
       *[no] { $who } odkłada
    } dobrany Relikt na spód talii.
oath-log-buried-own-relic =
    { $me ->
        [yes] Odkładasz
       *[no] { $who } odkłada
    } na spód talii Relikt: { $relic }.
oath-log-buried-unseen-relic =
    { $me ->
        [yes] Odkładasz
       *[no] { $who } odkłada
    } na spód talii niewidziany Relikt: { $unseen }.
oath-log-turned-over =
    { $me ->
        [yes] Odwracasz
       *[no] { $who } odwraca
    } kartę { $card }: teraz to { $other }.
oath-log-withdrew =
    { $me ->
        [yes] Wycofujesz
       *[no] { $who } wycofuje
    } z Obszaru { $site }: { oath-amount-warband }.
oath-log-stationed =
    { $me ->
        [yes] Umieszczasz
       *[no] { $who } umieszcza
    } na Obszarze { $site }: { oath-amount-warband }.

oath-why-not-in-play = Ta karta nie jest odkryta w grze.
    .title = Nie teraz: nie w grze
oath-why-access = Nie rządzisz tą kartą, a twój pionek nie jest na jej Obszarze.
    .title = Nie twoja: brak dostępu
oath-why-power-condition = Warunek tej karty nie jest spełniony.
    .title = Nie teraz: warunek
oath-why-power-forbidden = Użycia zabrania karta { $n }.
    .title = Nie teraz: zabrania tego karta
oath-why-power-nothing = Teraz nie miałaby żadnego efektu.
    .title = Nie teraz: bez efektu
oath-why-card-occupied = Na karcie leży już Przychylność lub Sekret.
    .title = Nie teraz: karta nie jest pusta
oath-why-power-favor =
    To kosztuje { $n ->
        [one] { $n } Przychylność
        [few] { $n } Przychylności
       *[many] { $n } Przychylności
    }, a masz mniej.
    .title = Za mało Przychylności
oath-why-power-secrets =
    To kosztuje { $n ->
        [one] { $n } odkryty Sekret
        [few] { $n } odkryte Sekrety
       *[many] { $n } odkrytych Sekretów
    }, a masz mniej.
    .title = Za mało Sekretów
oath-why-power-warbands =
    Trzeba poświęcić { $n ->
        [one] { $n } Chorągiew
        [few] { $n } Chorągwie
       *[many] { $n } Chorągwi
    }, a masz mniej.
    .title = Za mało Chorągwi

## suits: beast, nomad; sites, relics, banners

oath-end-of-pile-top = na wierzch
oath-end-of-pile-bottom = na spód
oath-nudge-leave = zostaw
oath-nudge-raise = o jeden więcej
oath-nudge-lower = o jeden mniej
oath-tend-place = Jedna Przychylność na Sztandar
oath-tend-discord = Jedna Przychylność do banku { oath-suit-discord }
oath-tend-arcane = Jedna Przychylność do banku { oath-suit-arcane }
oath-tend-order = Jedna Przychylność do banku { oath-suit-order }
oath-tend-hearth = Jedna Przychylność do banku { oath-suit-hearth }
oath-tend-beast = Jedna Przychylność do banku { oath-suit-beast }
oath-tend-nomad = Jedna Przychylność do banku { oath-suit-nomad }

oath-terror-ask = Który Mieszkaniec musi odejść?
    .note = Na jego miejsce przychodzi ta karta.
oath-terror-option = { $it }
oath-terror-pass = Pomiń
oath-small-friends-ask = Na którym Obszarze handlujesz?
    .note = Na dowolnym z kartą { oath-suit-beast }.
oath-small-friends-option = { $it }
oath-small-friends-pass = Pomiń
oath-fae-merchant-ask = Który Relikt kładziesz pod talię?
    .note = Dowolny oprócz Berła Władcy.
oath-fae-merchant-option = { $it }
oath-fae-merchant-pass = Pomiń
oath-pied-piper-ask = Do kogo wysyłasz tego Doradcę?
    .note = Zabierasz tej osobie 2 Przychylności.
oath-pied-piper-option = { $it }
oath-pied-piper-pass = Pomiń
oath-bracken-ask = Dokąd trafią karty odrzucane w tym Poszukiwaniu?
    .note = Wszystkie w to samo miejsce.
oath-bracken-option = { $region }, { $end }
oath-bracken-pass = Pomiń
oath-convoys-ask = Który stos sprowadzasz?
    .note = Trafi na wierzch stosu twojego Regionu.
oath-convoys-option = { $it }
oath-convoys-pass = Pomiń
oath-pilgrims-ask = Którą kartę kładziesz teraz na stos?
    .note = Ostatnia będzie na wierzchu.
oath-pilgrims-option = { $it }
oath-pilgrims-pass = Pomiń
oath-nudge-ask = Kość końca gry pokazuje { $about }. Jak ją zmieniasz?
    .note = O jeden.
oath-nudge-option = { $it }
oath-nudge-pass = Zostaw
oath-great-spire-ask = Którego dobranego Mieszkańca wymieniasz?
    .note = Na losową kartę Wywłaszczonych.
oath-great-spire-option = { $it }
oath-great-spire-pass = Żadnego więcej
oath-fallen-spire-ask = Ilu Mieszkańców wymieniasz?
    .note = Z wierzchu twojego stosu, bez oglądania.
oath-fallen-spire-option = { $it }
oath-fallen-spire-pass = Żadnego
oath-whistle-ask = Kogo przywołujesz?
    .note = Ta osoba podróżuje tu bez Zapasów.
oath-whistle-option = { $it }
oath-whistle-pass = Pomiń
oath-tend-ask = Co robisz z Miłością Ludu?
    .note = Jedna Przychylność na nią albo z niej do najuboższego banku.
oath-tend-option = { $it }
oath-tend-pass = Pomiń
oath-conspire-ask = Co zabiera Spisek?
    .note = Relikt lub Sztandar gracza na twoim Obszarze; kosztuje to Sekret.
oath-conspire-option = { $item }: { $seat }
oath-conspire-pass = Nic

oath-log-small-friends =
    { $me ->
        [yes] Handlujesz
       *[no] { $who } handluje
    } jak na Obszarze { $site }.
oath-log-pied-piper =
    { $me ->
        [yes] Wysyłasz
       *[no] { $who } wysyła
    } Szczurołapa dalej: { $foe_me ->
        [yes] do ciebie
       *[no] { $foe }
    }.
oath-log-bracken =
    { $me ->
        [yes] Twoje odrzucone karty idą
       *[no] { $who }: odrzucone karty idą
    } na stos { $region }, { $end }.
oath-log-convoys =
    { $me ->
        [yes] Sprowadzasz
       *[no] { $who } sprowadza
    } { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    } ze stosu { $region }.
oath-log-kinship =
    { $me ->
        [yes] Oddajesz bankowi { oath-suit-nomad } Przychylność: { $n }. Odtąd płacisz z niego
       *[no] { $who } oddaje bankowi { oath-suit-nomad } Przychylność: { $n }. Odtąd z niego płaci
    }.
oath-log-pilgrimage =
    { $me ->
        [yes] Wymieniasz
       *[no] { $who } wymienia
    } { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    } z Wywłaszczonymi.
oath-log-pilgrim = Widzisz kartę { $card }.
oath-log-no-vision = W talii świata nie ma już Wizji.
oath-log-nudge =
    { $me ->
        [yes] Zmieniasz
       *[no] { $who } zmienia
    } kość końca gry na { $n }.
oath-log-spire =
    { $me ->
        [yes] Wymieniasz
       *[no] { $who } wymienia
    } { $n ->
        [one] { $n } Mieszkańca
        [few] { $n } Mieszkańców
       *[many] { $n } Mieszkańców
    } z Wywłaszczonymi.
oath-log-brass-horse =
    { $me ->
        [yes] Odkrywasz
       *[no] { $who } odkrywa
    } kartę { $card } ze stosu { $region }.
oath-log-whistle =
    { $me ->
        [yes] Przywołujesz gwizdkiem
       *[no] { $who } przywołuje gwizdkiem
    }: { $foe_me ->
        [yes] ciebie
       *[no] { $foe }
    }.
oath-log-harp =
    { $me ->
        [yes] Dobierasz
       *[no] { $who } dobiera
    } na oczach wszystkich kartę { $card }.
oath-log-tended =
    { $me ->
        [yes] Kładziesz
       *[no] { $who } kładzie
    } Przychylność na Miłość Ludu: { $n }.
oath-log-tended-back =
    { $me ->
        [yes] Oddajesz
       *[no] { $who } oddaje
    } Przychylność do banku { $suit }; na Miłości Ludu zostaje { $n }.
oath-log-mob = Powstaje Motłoch.
oath-log-conspired =
    { $me ->
        [yes] Zabierasz Spiskiem
       *[no] { $who } zabiera Spiskiem
    } { $item }, co traci { $foe_me ->
        [yes] twoja strona
       *[no] { $foe }
    }.

oath-why-no-prey = Nigdzie indziej nie ma Mieszkańca, którego można wygnać.
    .title = Nie ma kogo wygnać
oath-why-no-relics-left = Talia Reliktów jest pusta.
    .title = Brak Reliktów
oath-why-other-banks-empty = Inne banki nie mają Przychylności albo na Obszarach nie leży karta { oath-suit-beast }.
    .title = Nie ma czego przenieść
oath-why-no-piles = Stosy innych Regionów są puste.
    .title = Brak kart
oath-why-pile-empty = Stos odrzuconych twojego Regionu jest pusty.
    .title = Nie ma czego odkryć
oath-why-nobody-to-call = Nikt z innego Obszaru nie może tu przybyć.
    .title = Nie ma kogo przywołać
oath-why-no-plot = Dwóch twoich Doradców musi pasować do Doradców gracza na twoim Obszarze, który ma co stracić.
    .title = Brak Spisku

## hints

oath-hint-supply = Zapasy { $supply }
oath-hint-favor = Przychylność { $favor }
oath-hint-burnt = spalona Przychylność { $burnt }
oath-hint-secret = Sekrety { $secret }
oath-hint-dark = Sekrety obrócone zakrytą stroną { $dark }
oath-hint-warband = Chorągwie { $warband }
oath-hint-card = karty { $card }
oath-hint-defense = kości obrony { $defense }
oath-hint-odds = { $odds }% · z poświęceniem { $given }%
oath-hint-victory = zwycięstwo { $sum } : { $against }
oath-hint-defeat = porażka { $sum } : { $against }
oath-hint-foe-lost = druga strona traci Chorągwie: { $n }

## Chapters of the Law whose heading is no clause

oath-law-board = Plansze i karty

## The game in two minutes (.text: at most 35 words, .law: the clause that says it all)

oath-learn-goal = Przysięga mówi, kto rządzi
    .text = Przysięga tej rozgrywki wyznacza jeden cel, na przykład rządzić największą liczbą Obszarów. Kto go spełnia, jest Wiernym Przysiędze. Tytuł ma na początku Kanclerz, a Banici go pragną.
    .law = 2.11
oath-learn-turn = Przebudź się, działaj, odpocznij
    .text = Po Przebudzeniu sprawdzasz, czy wygrywasz. Działasz, póki starcza Zaopatrzenia. Przy Odpoczynku wracają Sekrety i Zaopatrzenie, tym większe, im mniej Chorągwi masz w grze.
    .law = 4/2
oath-learn-deeds = Sześć sposobów na Zaopatrzenie
    .text = Przeszukanie kart, Werbunek Chorągwi, Handel z Mieszkańcami, Podróż, Odzyskiwanie Reliktów i Sztandarów albo Najazd. Zagrane karty zmieniają krainę albo ci doradzają.
    .law = 5
oath-learn-fight = Najazd Chorągwi
    .text = Powiedz, czego chcesz od jednego Obrońcy. Kości Ataku ścierają się z kośćmi Obrony; czaszki zabijają twoje Chorągwie, a kolejne możesz poświęcić, by jednak wygrać.
    .law = 5.5
oath-learn-special = Świat pamięta
    .text = Kto wygra, zapisuje Kronikę: Obszary, karty i Przysięga następnej rozgrywki wyrastają z tej. Twoja opowieść trwa z rozgrywki na rozgrywkę.
    .law = 8
oath-learn-end = Cztery drogi do zwycięstwa
    .text = Banita wygrywa jako Uzurpator albo dzięki ujawnionej Wizji. Kanclerz liczy na Stabilny Reżim, o ile nie zastąpi go Obywatel. Po ośmiu rundach rozstrzyga Zmęczenie Wojną.
    .law = 3
