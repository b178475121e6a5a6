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

oath-place-site = Obszar
    .acc = Obszar
    .of = Obszaru
oath-place-region = Region
    .acc = Region
    .of = Regionu
oath-place-board = Plansza gracza
    .acc = planszę gracza
    .of = planszy gracza
oath-place-favor-bank = Bank Przychylności
    .acc = bank Przychylności
    .of = banku Przychylności
oath-place-shared-bank = Wspólne zasoby
    .acc = wspólne zasoby
    .of = wspólnych zasobów
oath-place-personal-bank = Prywatne zasoby
    .acc = prywatne zasoby
    .of = prywatnych zasobów
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

oath-die-attack = Kość Ataku
oath-die-defense = Kość Obrony
oath-die-end = Kość Końcowa
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
