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
    .acc = obszar
    .of = obszaru
oath-place-region = Region
    .acc = region
    .of = regionu
oath-place-board = Plansza gracza
    .acc = planszę gracza
    .of = planszy gracza
oath-place-favor-bank = Bank Przychylności
    .acc = bank przychylności
    .of = banku przychylności
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
    .acc = stos kart odrzuconych
    .of = stosu kart odrzuconych
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
    .acc = przychylność
    .of = przychylności
oath-piece-secret = Sekret
    .acc = sekret
    .of = sekretu
oath-piece-warband = Chorągiew
    .acc = chorągiew
    .of = chorągwi
oath-piece-pawn = Pionek
    .acc = pionek
    .of = pionka
oath-piece-supply = Zaopatrzenie
    .acc = zaopatrzenie
    .of = zaopatrzenia
oath-piece-bandits = Bandyci
    .acc = bandytów
    .of = bandytów

## Amounts

oath-amount-favor =
    { $n ->
        [one] { $n } przychylność
        [few] { $n } przychylności
       *[many] { $n } przychylności
    }
oath-amount-secret =
    { $n ->
        [one] { $n } sekret
        [few] { $n } sekrety
       *[many] { $n } sekretów
    }
oath-amount-warband =
    { $n ->
        [one] { $n } chorągiew
        [few] { $n } chorągwie
       *[many] { $n } chorągwi
    }
oath-amount-supply =
    { $n ->
        [one] { $n } zaopatrzenie
        [few] { $n } zaopatrzenia
       *[many] { $n } zaopatrzenia
    }
oath-amount-attack-die =
    { $n ->
        [one] { $n } kość ataku
        [few] { $n } kości ataku
       *[many] { $n } kości ataku
    }
oath-amount-defense-die =
    { $n ->
        [one] { $n } kość obrony
        [few] { $n } kości obrony
       *[many] { $n } kości obrony
    }

## Kinds of cards (.acc: as an object, .of: of one, .many: several)

oath-card-denizen = Mieszkaniec
    .acc = mieszkańca
    .of = mieszkańca
    .many = Mieszkańcy
oath-card-adviser = Doradca
    .acc = doradcę
    .of = doradcy
    .many = Doradcy
oath-card-edifice = Budowla
    .acc = budowlę
    .of = budowli
    .many = Budowle
oath-card-ruin = Zrujnowana Budowla
    .acc = zrujnowaną budowlę
    .of = zrujnowanej budowli
    .many = Zrujnowane budowle
oath-card-vision = Wizja
    .acc = Wizję
    .of = Wizji
    .many = Wizje
oath-card-relic = Relikt
    .acc = relikt
    .of = reliktu
    .many = Relikty
oath-card-banner = Sztandar
    .acc = sztandar
    .of = sztandaru
    .many = Sztandary

## Restrictions of cards

oath-restriction-site = Tylko do Obszarów
oath-restriction-adviser = Tylko do Doradców
oath-restriction-locked = Zablokowane

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
    .goal = Rządź największą liczbą obszarów.
    .successor = Miej więcej reliktów i sztandarów niż Kanclerz i każdy inny Obywatel.
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
    .goal = Miej najwięcej reliktów i sztandarów.
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
    .text = Przebudzenie: dołóż 1 przychylność albo przenieś 1 do najuboższego banku; po stronie Ciżby jeszcze raz. Możesz zagrywać na dowolny obszar swojego regionu i najpierw odrzucić w nim mieszkańca.
oath-banner-darkest-secret = Najmroczniejsza Tajemnica
    .text = Talię Świata przeszukujesz za 2 zaopatrzenia. Inni odzyskają ją od ciebie tylko wtedy, gdy jakaś karta na twoim obszarze nie odpowiada żadnemu twojemu doradcy.

## The Imperial Reliquary (.text: what it does)

oath-reliquary-brutal = Brutalny
    .text = Jeśli atakuje Kanclerz, ginie cała Siła pokonanej strony.
oath-reliquary-decadent = Dekadencki
    .text = Kanclerz podróżuje do Kolebki skądinąd bez zaopatrzenia; podróż do Interioru kosztuje o 1 zaopatrzenie więcej.
oath-reliquary-careless = Beztroski
    .text = W Handlu Kanclerz zyskuje o 1 przychylność więcej i o 1 sekret mniej.
oath-reliquary-greedy = Chciwy
    .text = Kanclerz dobiera o 2 karty więcej, ale nie może przeszukiwać za więcej niż 2 zaopatrzenia.

## Visions (.text: what it does)

oath-vision-vision-of-conquest = Wizja Podboju
    .text = Rządzisz większą liczbą obszarów niż każdy inny gracz.
oath-vision-vision-of-rebellion = Wizja Rebelii
    .text = Masz Miłość Ludu.
oath-vision-vision-of-sanctuary = Wizja Sanktuarium
    .text = Masz więcej reliktów i sztandarów niż każdy inny gracz.
oath-vision-vision-of-faith = Wizja Wiary
    .text = Masz Najmroczniejszą Tajemnicę.
oath-vision-conspiracy = Konspiracja
    .text = Jeśli 2 twoich doradców odpowiada doradcom gracza z pionkiem na twoim obszarze, możesz mu wziąć relikt lub sztandar. Ta karta opuszcza grę.

## Sites (.text: what it does)

oath-site-mine = Kopalnia
    .text = Przebudzenie: weź z tego obszaru 1 przychylność.
oath-site-salt-flats = Słone Równiny
    .text = Przebudzenie: weź z tego obszaru 1 przychylność lub 1 sekret.
oath-site-fertile-valley = Żyzna Dolina
    .text = Gdy zagrywasz tu kartę Domu, zyskaj 1 przychylność z banku Domu. Nie działa w turze, w której odrzucasz stąd kartę Domu.
oath-site-barren-coast = Jałowe Wybrzeże
    .text = Podróż na inne Wybrzeże kosztuje 1 zaopatrzenie i pomija Wąski Przesmyk.
oath-site-plains = Równiny
    .text = Jeśli jest tu jakiś cel, atakujący dodaje 1 kość ataku.
oath-site-river = Rzeka
    .text = Jeśli rządzisz tym obszarem i werbujesz na karcie tutaj, zyskaj o 1 chorągiew więcej.
oath-site-steppe = Step
    .text = Gdy zagrywasz tu kartę Nomady, zyskaj 1 sekret. Nie działa w turze, w której odrzucasz stąd kartę Nomady.
oath-site-mountain = Góra
    .text = Jeśli jest tu jakiś cel, atakujący odejmuje 1 kość ataku.
oath-site-lush-coast = Bujne Wybrzeże
    .text = Podróż na inne Wybrzeże kosztuje 1 zaopatrzenie i pomija Wąski Przesmyk.
oath-site-marshes = Bagna
    .text = Gdy przeszukujesz z pionkiem tutaj, dobierz o 1 kartę mniej.
oath-site-wastes = Pustkowia
    .text = Gdy zagrywasz tu kartę Waśni, możesz za darmo odzyskać tutejszy relikt. Nie działa w turze, w której odrzucasz stąd kartę Waśni.
oath-site-rocky-coast = Skaliste Wybrzeże
    .text = Podróż na inne Wybrzeże kosztuje 1 zaopatrzenie i pomija Wąski Przesmyk.
oath-site-narrow-pass = Wąski Przesmyk
    .text = Kto podróżuje do tego regionu, musi przybyć tutaj. Kto najeżdża go z innego regionu, musi obrać za cel także ten obszar, chyba że nim rządzi.
oath-site-charming-valley = Urokliwa Dolina
    .text = Podróż stąd kosztuje o 1 zaopatrzenie więcej.
oath-site-deep-woods = Głębokie Lasy
    .text = Gdy zagrywasz tu kartę Bestii, możesz za darmo odzyskać tutejszy relikt. Nie działa w turze, w której odrzucasz stąd kartę Bestii.
oath-site-standing-stones = Stojące Kamienie
    .text = Gdy zagrywasz tu kartę Magii, zyskaj 1 sekret. Nie działa w turze, w której odrzucasz stąd kartę Magii.
oath-site-ancient-city = Starożytne Miasto
    .text = Gdy zagrywasz tu kartę Ładu, możesz zyskać 2 chorągwie. Nie działa w turze, w której odrzucasz stąd kartę Ładu.
oath-site-drowned-city = Zatopione Miasto
    .text = Przebudzenie: weź z tego obszaru 1 sekret.
oath-site-great-slum = Wielkie Slumsy
    .text = Gdy zagrywasz lub przemieszczasz tu kartę, możesz najpierw odrzucić stąd kartę.
oath-site-buried-giant = Pogrzebany Olbrzym
    .text = Możesz zakryć 1 sekret, by podróżować stąd bez zaopatrzenia z pominięciem Wąskiego Przesmyku.
oath-site-the-tribunal = Trybunał
    .text = Wymieniaj się z jednym dowolnym graczem przychylnością, sekretami i Wiążącymi Obietnicami.
oath-site-shrouded-wood = Las we Mgle
    .text = Podróż stąd kosztuje 2 zaopatrzenia i pomija Wąski Przesmyk oraz Ukryte Miejsce. Jeśli tym obszarem rządzi przeciwnik, to on wybiera, dokąd idziesz.
oath-site-the-hidden-place = Ukryte Miejsce
    .text = Aby podróżować tutaj lub obierać tu cele, za każdym razem zakryj 1 sekret.

## Relics (.text: what it does)

oath-relic-sticky-fire = Lepki Ogień
    .text = Jeśli wygrasz, możesz zabić całą Siłę rywala; jeśli to zrobisz, daj mu 1 przychylność.
oath-relic-cursed-cauldron = Przeklęty Kocioł
    .text = Jeśli wygrasz, zyskaj 1 chorągiew za każdą chorągiew rywala zabitą w tym najeździe.
oath-relic-brass-horse = Mosiężny Koń
    .text = Odkryj wierzchnią kartę stosu kart odrzuconych swojego regionu i podróżuj bez zaopatrzenia na obszar z kartą jej symbolu; jeśli go nie ma, dokądkolwiek.
oath-relic-truthful-harp = Prawdomówna Harfa
    .text = Dobierz o 2 karty więcej, ale pokaż wszystkim, co dobierasz i zatrzymujesz.
oath-relic-grand-mask = Wielka Maska
    .text = Jeśli jesteś Banitą, w swojej turze rządzisz wszystkimi kartami na obszarach Imperium, które nie są planami.
oath-relic-horned-mask = Rogata Maska
    .text = Podmień jednego ze swoich odkrytych doradców z kartą na swoim obszarze.
oath-relic-cup-of-plenty = Puchar Obfitości
    .text = Handel z kartą o symbolu twojego doradcy nie kosztuje cię zaopatrzenia.
oath-relic-whistle = Gwizdek
    .text = Gracz z pionkiem na innym obszarze podróżuje bez zaopatrzenia na twój i dostaje położony tu sekret.
oath-relic-dowsing-sticks = Różdżki
    .text = Dobierz wierzchni relikt: zatrzymaj go albo odłóż pod talię Reliktów.
oath-relic-cracked-horn = Pęknięty Róg
    .text = Wszystko, co odrzucasz w tym Przeszukaniu, możesz odłożyć pod talię Świata.
oath-relic-bandit-crown = Korona Bandytów
    .text = Bandyci liczą się jako twoje chorągwie, byle nie na obszarach twoich przeciwników. Nie można ich zabić, przemieścić ani poświęcić.
oath-relic-ring-of-devotion = Pierścień Oddania
    .text = Nie możesz umieszczać chorągwi na obszarach. Podczas Werbunku zyskaj o 2 chorągwie więcej.
oath-relic-skeleton-key = Wytrych
    .text = Jeśli twoim obszarem rządzi Kanclerz, podejrzyj relikt w Imperialnym Skarbcu; możesz go wziąć.
oath-relic-oracular-pig = Wieszcza Świnia
    .text = Podejrzyj 3 wierzchnie karty talii Świata.
oath-relic-circlet-of-command = Diadem Dowódcy
    .text = Inni nie mogą obrać za cel ani wziąć twoich sztandarów i innych reliktów. Twój pionek dodaje o 1 kość obrony więcej.
oath-relic-ivory-eye = Oko z Kości Słoniowej
    .text = Podejrzyj 1 zakryty obszar, doradcę lub relikt na obszarze.
oath-relic-map = Mapa
    .text = Odłóż ten relikt pod talię Reliktów i zyskaj 4 zaopatrzenia.
oath-relic-obsidian-cage = Obsydianowa Klatka
    .text = Jeśli wygrasz, wszystkie ocalałe chorągwie z Siły rywala trafiają na ten relikt. Akcja: wypuść dowolne z nich na plansze ich kolorów.
oath-relic-book-of-records = Księga Zapisków
    .text = Gdy zagrywasz kartę na obszar, zyskaj 1 sekret zamiast przychylności.
oath-relic-dragonskin-drum = Bęben ze Smoczej Skóry
    .text = Po podróży zyskaj 1 chorągiew.
oath-relic-the-grand-scepter = Berło Władcy
    .text = Podejrzyj relikty w Imperialnym Skarbcu, zaoferuj Banicie Obywatelstwo albo skaż Obywatela na banicję. Nie w turze, w której je bierzesz.

## Edifices and what their ruined sides are (.text: what it does)

oath-edifice-festival-district = Dzielnica festynów
    .text = Wymieniaj się z jednym dowolnym graczem przychylnością, sekretami i doradcami.
oath-edifice-squalid-district = Dzielnica nędzy
    .text = Po rzucie kością Końcową rządzący tą kartą może zmienić wynik o 1; Obywatele nie mogą.
oath-edifice-great-spire = Wielka iglica
    .text = Dowolnych dobranych mieszkańców możesz podmienić z losowymi kartami Wysiedleńców.
oath-edifice-fallen-spire = Runięta iglica
    .text = Podmień w ciemno najwyżej 5 wierzchnich mieszkańców ze stosu kart odrzuconych swojego regionu z losowymi kartami Wysiedleńców.
oath-edifice-sprawling-rampart = Rozległe wały
    .text = Każdy atakowany obszar rządzącego tą kartą dodaje o 1 kość obrony więcej.
oath-edifice-bandit-rampart = Wały bandytów
    .text = Jeśli ten obszar jest celem, odejmij 2 kości ataku.
oath-edifice-hall-of-debate = Sala debat
    .text = Nikt nie może obrać za cel Miłości Ludu.
oath-edifice-hall-of-mockery = Sala drwin
    .text = Kto odzyska Miłość Ludu, obraca ją na stronę Ciżby.
oath-edifice-forest-temple = Leśna świątynia
    .text = Przy zapisywaniu Kroniki obszary z kartą Bestii nie są odrzucane.
oath-edifice-ruined-temple = Zburzona świątynia
    .text = Przeciwnicy rządzącego tą kartą nie mogą zagrywać odkrytych kart Bestii.
oath-edifice-ancient-forge = Pradawna kuźnia
    .text = Dobierz wierzchni relikt: zatrzymaj go albo odłóż pod talię Reliktów.
oath-edifice-broken-forge = Rozbita kuźnia
    .text = Obróć tę kartę: staje się Pradawną kuźnią.

## Denizens of Discord (.text: what it does)

oath-denizen-mercenaries = Najemnicy
    .text = Dodaj lub odejmij 3 kości ataku. Jeśli przegrasz, odrzuć tę kartę.
oath-denizen-a-small-favor = Drobna przysługa
    .text = Zyskaj 4 chorągwie.
oath-denizen-second-wind = Drugi oddech
    .text = Jeśli wygrasz, po rozpatrzeniu wszystkich innych planów możesz odbyć podróż, a potem najazd, oba bez zaopatrzenia.
oath-denizen-sleight-of-hand = Zręczne palce
    .text = Weź 1 sekret graczowi z pionkiem na twoim obszarze, który ma co najmniej 2.
oath-denizen-key-to-the-city = Klucz do miasta
    .text = Jeśli nie ma tu pionka rządzącego tym obszarem, zabij tu wszystkie chorągwie, zyskaj 1 chorągiew i umieść ją tutaj.
oath-denizen-scryer = Jasnowidz
    .text = Przejrzyj cały stos kart odrzuconych dowolnego regionu.
oath-denizen-disgraced-captain = Zhańbiony kapitan
    .text = Jeśli na którymś atakowanym obszarze leży karta Ładu, dodaj 4 kości ataku.
oath-denizen-naysayers = Malkontenci
    .text = Jeśli tytuł Wiernego Przysiędze ma Banita, weź Kanclerzowi 1 przychylność.
oath-denizen-book-burning = Palenie ksiąg
    .text = Jeśli wygrasz, a celem był pionek obrońcy, obrońca pali wszystkie sekrety ze swojej planszy poza 1.
oath-denizen-charlatan = Szarlatan
    .text = Spal wszystkie sekrety na Najmroczniejszej Tajemnicy poza 1.
oath-denizen-assassin = Skrytobójczyni
    .text = Możesz mieć najwyżej 2 doradców. Akcja: odrzuć odkrytego doradcę gracza z pionkiem na twoim obszarze.
oath-denizen-downtrodden = Uciśnieni
    .text = Jeśli werbujesz na karcie, której bank jako jedyny ma najmniej przychylności, zyskaj o 2 chorągwie więcej.
oath-denizen-blackmail = Szantaż
    .text = Wskaż relikt gracza z pionkiem na twoim obszarze: albo da ci 3 przychylności, albo go weźmiesz.
oath-denizen-cracked-sage = Szalony mędrzec
    .text = Jeśli rywal ma doradcę Magii, dodaj lub odejmij 4 kości ataku.
oath-denizen-dissent = Niezgoda
    .text = Każdy gracz bez Miłości Ludu kładzie tu 1 przychylność za każdy symbol wśród kart, którymi rządzi.
oath-denizen-false-prophet = Fałszywy prorok
    .text = Jeśli jesteś Banitą, zyskaj 1 chorągiew i połóż ją na ujawnionej Wizji: liczy się też jako twoja. Gdy zostanie odrzucona, zagraj ją lub odrzuć.
oath-denizen-vow-of-renewal = Śluby Odnowy
    .text = Nie możesz odzyskać Miłości Ludu. Cała przychylność, którą ktokolwiek spali, trafia na twoją planszę.
oath-denizen-zealots = Fanatycy
    .text = Jeśli Siła obrońcy jest teraz większa od twojej, każda poświęcona chorągiew zwiększa twój atak o 3.
oath-denizen-royal-ambitions = Królewskie ambicje
    .text = Jeśli jesteś Banitą i rządzisz większą liczbą obszarów niż Kanclerz, możesz zostać Obywatelem i wziąć w ciemno relikt ze Skarbca.
oath-denizen-salt-the-earth = Zasolona ziemia
    .text = Może trafić także na pełny obszar, ale nie obok zablokowanej karty. Odrzuć stąd wszystkich innych mieszkańców; odtąd obszar mieści 1 kartę.
oath-denizen-beast-tamer = Pogromca bestii
    .text = W twoich najazdach rywal nie może używać planów Bestii ani Nomady.
oath-denizen-riots = Zamieszki
    .text = Jeśli Miłość Ludu leży stroną Ciżby, odrzuć z obszarów wszystkie karty najczęstszego tam symbolu, ale nie tę.
oath-denizen-silver-tongue = Srebrny język
    .text = Możesz mieć najwyżej 2 doradców. Odpoczynek: zyskaj 1 przychylność z banku o symbolu karty na twoim obszarze.
oath-denizen-gambling-hall = Szulernia
    .text = Rzuć 4 kośćmi obrony i zyskaj z jednego banku tyle przychylności, ile wypadło tarcz.
oath-denizen-boiling-lake = Wrzące jezioro
    .text = Kto tu przybywa, a nie rządzi tą kartą, musi zabić 2 chorągwie na swojej planszy, jeśli może.
oath-denizen-relic-thief = Złodziej reliktów
    .text = Gdy inny gracz w twoim regionie bierze relikty, możesz zapłacić i rzucić za każdy kością obrony: jeśli nie wypadnie żadna tarcza, są twoje.
oath-denizen-enchantress = Zaklinaczka
    .text = Podmień tę kartę z dowolnym odkrytym doradcą.
oath-denizen-insomnia = Bezsenność
    .text = Możesz mieć najwyżej 2 doradców. Odpoczynek: zyskaj 1 sekret.
oath-denizen-sneak-attack = Podstępny atak
    .text = Po najeździe innego gracza możesz najechać go bez zaopatrzenia.
oath-denizen-gossip = Plotki
    .text = Przeciwnicy rządzącego tą kartą nie mogą zagrywać kart jako zakrytych doradców.
oath-denizen-bandit-chief = Herszt bandytów
    .text = Zabij 1 chorągiew na każdym obszarze. Dopóki ta karta leży odkryta, na każdym obszarze jest 3 bandytów.
oath-denizen-chaos-cult = Kult chaosu
    .text = Gdy tytuł Wiernego Przysiędze przejmie inny gracz, weź mu 1 przychylność.
oath-denizen-slander = Oszczerstwo
    .text = Jeśli wygrasz, a celem był pionek obrońcy, spłonie cała przychylność z jego planszy.

## Denizens of Arcane (.text: what it does)

oath-denizen-alchemist = Alchemik
    .text = Zyskaj 4 przychylności z dowolnych banków.
oath-denizen-fire-talkers = Mówcy ognia
    .text = Jeśli masz Najmroczniejszą Tajemnicę, dodaj lub odejmij 3 kości ataku.
oath-denizen-magicians-code = Kodeks magów
    .text = Gdy odzyskujesz Najmroczniejszą Tajemnicę, dołóż do zapłaty 2 sekrety ze wspólnych zasobów.
oath-denizen-spirit-snare = Sidła na duchy
    .text = Zyskaj 1 przychylność z dowolnego banku.
oath-denizen-wizard-school = Szkoła magów
    .text = Zyskaj 1 sekret. Twoja faza Akcji się kończy.
oath-denizen-dazzle = Olśnienie
    .text = Odrzuć z obszarów swojego regionu wszystkie karty Domu i Ładu.
oath-denizen-acting-troupe = Trupa aktorska
    .text = W tym Handlu ta karta liczy się jako Bestia lub Ład zamiast Magii.
oath-denizen-taming-charm = Czar oswojenia
    .text = Odrzuć ze swojego obszaru kartę Bestii lub Nomady i zyskaj 2 przychylności z jej banku.
oath-denizen-inquisitor = Inkwizytor
    .text = Podejrzyj zakrytego doradcę gracza z pionkiem na twoim obszarze. Jeśli to Konspiracja, zagraj ją lub odrzuć; jeśli nie, gracz ten dostaje położoną tu przychylność.
oath-denizen-secret-signal = Tajny znak
    .text = Jeśli Handel daje ci dokładnie 1 przychylność, zyskaj jeszcze 1 z tego samego banku.
oath-denizen-augury = Wróżba
    .text = Dobierz o 1 kartę więcej.
oath-denizen-rusting-ray = Promień rdzy
    .text = Jeśli masz Najmroczniejszą Tajemnicę, puste miecze atakującego się nie liczą.
oath-denizen-portal = Portal
    .text = Podróżuj stąd lub tutaj bez zaopatrzenia i zignoruj moce obszarów.
oath-denizen-billowing-fog = Kłęby mgły
    .text = Jeśli przegrasz, żadna twoja chorągiew nie ginie, nawet przez moce, które zabiłyby wszystkie.
oath-denizen-kindred-warriors = Pobratymcy
    .text = Zignoruj swoje czaszki. Dodaj lub odejmij najwyżej tyle kości ataku, iloma symbolami poza Magią rządzisz.
oath-denizen-terror-spells = Zaklęcia grozy
    .text = Jeśli masz Najmroczniejszą Tajemnicę, zabij w swoim regionie 2 chorągwie, na obszarach lub planszach.
oath-denizen-blood-pact = Pakt krwi
    .text = Zabij parzystą liczbę chorągwi na swojej planszy; za każde 2 zyskaj 1 sekret.
oath-denizen-revelation = Objawienie
    .text = Po kolei każdy gracz może spalić dowolnie dużo przychylności i zyskać tyle samo sekretów.
oath-denizen-observatory = Obserwatorium
    .text = Z pionkiem tutaj możesz przeszukać stos kart odrzuconych dowolnego regionu.
oath-denizen-plague-engines = Machiny zarazy
    .text = Każdy gracz przenosi ze swojej planszy do banku Magii 1 przychylność za każdy obszar, którym rządzi.
oath-denizen-gleaming-armor = Lśniąca zbroja
    .text = Każdy plan twojego rywala kosztuje o 1 położony sekret więcej.
oath-denizen-bewitch = Urok
    .text = Jeśli jesteś Banitą i masz więcej sekretów niż Kanclerz, możesz zostać Obywatelem.
oath-denizen-jinx = Pech
    .text = Gdy rzucisz kośćmi ataku lub obrony, możesz zapłacić i raz przerzucić je wszystkie.
oath-denizen-tutor = Nauczyciel
    .text = Zyskaj 1 sekret.
oath-denizen-dream-thief = Złodziej snów
    .text = Podmień dwóch dowolnych zakrytych doradców.
oath-denizen-cracking-ground = Pękająca ziemia
    .text = Dodaj lub odejmij 1 kość ataku za każdy atakowany obszar.
oath-denizen-sealing-ward = Pieczęć ochronna
    .text = Każdy twój relikt, który jest celem, dodaje o 1 kość obrony więcej.
oath-denizen-initiation-rite = Obrzęd wtajemniczenia
    .text = Podczas Werbunku musisz położyć sekret zamiast przychylności.
oath-denizen-vow-of-silence = Śluby Milczenia
    .text = Nie możesz odzyskać Najmroczniejszej Tajemnicy ani dawać sekretów. Gdy ktoś ją odzyska, zyskaj tyle sekretów, ile na niej położył.
oath-denizen-forgotten-vault = Zapomniana krypta
    .text = Połóż na Najmroczniejszej Tajemnicy 1 sekret ze wspólnych zasobów albo spal z niej 1, ale nie ostatni.
oath-denizen-map-library = Biblioteka map
    .text = Z pionkiem tutaj możesz handlować z kartą na dowolnym obszarze regionu.
oath-denizen-witchs-bargain = Targ wiedźmy
    .text = Dowolną liczbę razy, z graczami na twoim obszarze: daj 1 sekret i weź 2 przychylności albo daj 2 przychylności i weź 1 sekret.
oath-denizen-master-of-disguise = Mistrz przebrań
    .text = W tym Handlu użyj doradców innego gracza zamiast swoich.

## Denizens of Order (.text: what it does)

oath-denizen-wrestlers = Zapaśnicy
    .text = Zabij 1 chorągiew ze swojej Siły i dodaj 1 kość obrony.
oath-denizen-battle-honors = Honory bitewne
    .text = Jeśli wygrasz, zyskaj 2 przychylności z banku Ładu.
oath-denizen-bear-traps = Pułapki na niedźwiedzie
    .text = Odejmij 1 kość ataku i zabij 1 chorągiew na planszy atakującego.
oath-denizen-longbows = Długie łuki
    .text = Dodaj lub odejmij 1 kość ataku.
oath-denizen-keep = Twierdza
    .text = Jeśli ten obszar jest celem, dodaj 2 kości obrony.
oath-denizen-pressgangs = Branka
    .text = Możesz werbować także na karcie, na której leży przychylność lub sekrety.
oath-denizen-garrison = Garnizon
    .text = Zyskaj 1 chorągiew za każdy obszar, którym rządzisz, a potem umieść na każdym z nich 1 ze swojej planszy.
oath-denizen-scouts = Zwiadowcy
    .text = Zyskaj 1 zaopatrzenie.
oath-denizen-martial-culture = Kultura wojny
    .text = Jeśli jesteś Banitą i pokonasz Banitę, możesz zostać Obywatelem.
oath-denizen-code-of-honor = Kodeks honorowy
    .text = Dodaj lub odejmij 2 kości ataku. Twoja strona nie może użyć żadnego innego planu.
oath-denizen-outriders = Jazda wypadowa
    .text = Zignoruj swoje czaszki.
oath-denizen-messenger = Posłaniec
    .text = Przegrupuj chorągwie między planszą a obszarami, którymi rządzisz; ostatnia na obszarze musi zostać.
oath-denizen-field-promotion = Awans na polu bitwy
    .text = Jeśli wygrasz, zyskaj 3 chorągwie.
oath-denizen-palanquin = Lektyka
    .text = Wybierz gracza z pionkiem na twoim obszarze i obszar, na który mógłby podróżować. Przemieść tam swój pionek, a on podróżuje tam bez zaopatrzenia.
oath-denizen-shield-wall = Mur tarcz
    .text = Dodaj 2 kości obrony. Jeśli przegrasz, ginie cała twoja Siła.
oath-denizen-military-parade = Parada wojskowa
    .text = Jeśli wygrasz, za każdego odkrytego doradcę rywala i jego sojuszników zyskaj 1 przychylność z banku o jego symbolu.
oath-denizen-tome-guardians = Strażnicy ksiąg
    .text = Przeciwnicy rządzącego tą kartą nie mogą obrać za cel, odzyskać ani wziąć Najmroczniejszej Tajemnicy.
oath-denizen-tyrant = Tyran
    .text = Po podróży zabij na nowym obszarze 1 chorągiew, choćby własną.
oath-denizen-forced-labor = Praca przymusowa
    .text = Przeciwnicy na obszarze rządzącego tą kartą muszą dać mu 1 przychylność za Przeszukanie.
oath-denizen-secret-police = Tajna policja
    .text = Przeciwnicy na obszarze rządzącego tą kartą nie mogą zagrywać odkrytych Wizji.
oath-denizen-specialist = Specjalista
    .text = Strona obrońcy nie może używać planów.
oath-denizen-captains = Kapitanowie
    .text = Rozegraj najazd bez zaopatrzenia z obszaru, którym rządzisz, jakby był tam twój pionek; twoje chorągwie stamtąd dołączają.
oath-denizen-siege-engines = Machiny oblężnicze
    .text = Zabij 2 chorągwie na jednym obszarze swojego regionu.
oath-denizen-royal-tax = Podatek królewski
    .text = Weź 2 przychylności każdemu graczowi z pionkiem na obszarze twojego regionu, którym rządzisz.
oath-denizen-toll-roads = Płatne drogi
    .text = Przeciwnicy muszą dać rządzącemu tą kartą 1 przychylność za podróż na jego obszar.
oath-denizen-curfew = Godzina policyjna
    .text = Przeciwnicy muszą dać rządzącemu tą kartą 1 przychylność za Handel z jego kartą.
oath-denizen-knights-errant = Błędni rycerze
    .text = Po tym Werbunku możesz rozegrać najazd bez zaopatrzenia.
oath-denizen-vow-of-obedience = Śluby Posłuszeństwa
    .text = Nie możesz zagrywać odkrytych Wizji. Odpoczynek: zyskaj 1 przychylność z dowolnego banku.
oath-denizen-hunting-party = Wyprawa łowiecka
    .text = Po tym Przeszukaniu talii Świata możesz rozegrać najazd bez zaopatrzenia.
oath-denizen-council-seat = Miejsce w radzie
    .text = Dopóki jesteś Obywatelem, nikt nie może skazać cię na banicję, nawet ty siebie.
oath-denizen-encirclement = Okrążenie
    .text = Jeśli twoja Siła jest większa, dodaj lub odejmij 2 kości ataku.
oath-denizen-peace-envoy = Wysłannik pokoju
    .text = Twoja strona nie używa innych planów. Jeśli pionek rywala jest na twoim obszarze, daj mu 1 przychylność za każdą kość obrony: od razu wygrywasz i nikt nie ginie.
oath-denizen-relic-hunter = Łowca reliktów
    .text = Celem mogą być też zakryte relikty na atakowanych obszarach, każdy za 1 kość obrony. Wzięte relikty możesz odłożyć pod talię Reliktów.

## Denizens of Hearth (.text: what it does)

oath-denizen-tinkers-fair = Stragan Majsterkowicza
    .text = Wymieniaj się z jednym dowolnym graczem przychylnością, sekretami i reliktami.
oath-denizen-wayside-inn = Przydrożna gospoda
    .text = Zyskaj 2 zaopatrzenia.
oath-denizen-extra-provisions = Dodatkowy prowiant
    .text = Dodaj 1 kość obrony.
oath-denizen-memory-of-home = Wspomnienie domu
    .text = Przenieś całą przychylność z jednego banku do banku Domu.
oath-denizen-welcoming-party = Komitet powitalny
    .text = Gdy zagrywasz odkrytego mieszkańca prosto z dobranych kart, zyskaj 1 przychylność z banku Domu.
oath-denizen-traveling-doctor = Wędrowny medyk
    .text = Jeśli przegrasz, żadna twoja chorągiew nie ginie, nawet przez moce, które zabiłyby wszystkie; potem odrzuć tę kartę.
oath-denizen-storyteller = Gawędziarz
    .text = Połóż na Najmroczniejszej Tajemnicy 1 sekret ze wspólnych zasobów.
oath-denizen-armed-mob = Zbrojny tłum
    .text = Jeśli właściciel Najmroczniejszej Tajemnicy nie ma Miłości Ludu, odrzuć jednego z jego odkrytych doradców.
oath-denizen-tavern-songs = Pieśni karczemne
    .text = Podejrzyj 3 wierzchnie karty stosu kart odrzuconych swojego regionu.
oath-denizen-homesteaders = Osadnicy
    .text = Przemieść jednego ze swoich odkrytych doradców na swój obszar.
oath-denizen-crop-rotation = Płodozmian
    .text = Gdy zagrywasz kartę na obszar, możesz najpierw odrzucić stamtąd mieszkańca.
oath-denizen-a-round-of-ale = Kolejka piwa
    .text = Zwróć przychylność i sekrety jak w fazie Odpoczynku; położona tu przychylność zostaje.
oath-denizen-land-warden = Opiekun ziem
    .text = Możesz zagrać 2 z dobranych kart, co najmniej jedną z nich na obszar.
oath-denizen-charming-friend = Czarujący przyjaciel
    .text = Weź 1 przychylność graczowi z pionkiem na twoim obszarze.
oath-denizen-village-constable = Wiejski konstabl
    .text = Jeśli rywal nie ma Miłości Ludu, dodaj lub odejmij 2 kości ataku.
oath-denizen-family-heirloom = Pamiątka rodowa
    .text = Dobierz wierzchni relikt: zatrzymaj go albo odłóż pod talię Reliktów.
oath-denizen-news-from-afar = Wieści z daleka
    .text = To Przeszukanie nie kosztuje zaopatrzenia.
oath-denizen-levelers = Lewelerzy
    .text = Przenieś 2 przychylności z najbogatszego banku do najuboższego.
oath-denizen-fabled-feast = Legendarna uczta
    .text = Zyskaj z jednego banku 1 przychylność za każdą kartę Domu, którą rządzisz, z tą włącznie.
oath-denizen-the-great-levy = Wielki zaciąg
    .text = Jeśli rywal nie ma Miłości Ludu, dodaj lub odejmij 3 kości ataku i zignoruj swoje czaszki.
oath-denizen-hearts-and-minds = Serca i umysły
    .text = Od razu wygrywasz. Na koniec odrzuć tę kartę, chyba że masz Miłość Ludu.
oath-denizen-relic-breaker = Niszczyciel reliktów
    .text = Odłóż zakryty relikt ze swojego obszaru pod talię Reliktów i zyskaj 3 chorągwie.
oath-denizen-book-binders = Introligatorzy
    .text = Gdy inny gracz zagra odkrytą Wizję, zyskaj 2 przychylności z dowolnego banku.
oath-denizen-ballot-box = Urna wyborcza
    .text = Jeśli jesteś Banitą i masz Miłość Ludu, zostań Obywatelem.
oath-denizen-saddle-makers = Siodlarze
    .text = Gdy inny gracz zagra odkrytą kartę Nomady lub Ładu, zyskaj 2 przychylności z jej banku.
oath-denizen-herald = Herold
    .text = Po najeździe innego gracza na gracza zyskaj 1 przychylność z dowolnego banku.
oath-denizen-rowdy-pub = Hałaśliwa karczma
    .text = Jeśli werbujesz na tej karcie, zyskaj o 1 chorągiew więcej.
oath-denizen-vow-of-peace = Śluby Pokoju
    .text = Nie możesz rozgrywać najazdów. Atakujący cię nie mogą poświęcać chorągwi.
oath-denizen-deed-writer = Pisarz aktów
    .text = Wymieniaj się z jednym dowolnym graczem przychylnością, sekretami i obszarami, którymi rządzicie.
oath-denizen-salad-days = Złote czasy
    .text = Zyskaj 3 przychylności, każdą z innego banku.
oath-denizen-marriage = Małżeństwo
    .text = Liczy się jako 2 doradców Domu, ale zajmuje miejsce jednego.
oath-denizen-hospital = Szpital
    .text = Twoje chorągwie zabite w tym najeździe trafią na jego koniec na ten obszar, jeśli nim rządzisz.
oath-denizen-awaited-return = Wyczekiwany powrót
    .text = Poświęć 1 chorągiew ze swojej planszy: ten Handel nie kosztuje zaopatrzenia.

## Denizens of Beast (.text: what it does)

oath-denizen-errand-boy = Chłopiec na posyłki
    .text = Możesz przeszukać stos kart odrzuconych innego regionu.
oath-denizen-wolves = Wilki
    .text = Zabij 1 chorągiew na dowolnej planszy.
oath-denizen-animal-playmates = Zwierzęcy towarzysze
    .text = Werbunek na karcie Bestii nie kosztuje cię zaopatrzenia.
oath-denizen-true-names = Prawdziwe imiona
    .text = W twoich najazdach rywal nie może używać planów o symbolach twoich doradców.
oath-denizen-the-old-oak = Stary dąb
    .text = Jeśli handlujesz z tą kartą o sekrety i masz doradcę Bestii, zyskaj o 1 sekret więcej.
oath-denizen-forest-paths = Leśne ścieżki
    .text = Podróżuj na obszar z kartą Bestii bez zaopatrzenia i zignoruj moce obszarów.
oath-denizen-long-lost-heir = Zaginiony Dziedzic
    .text = Jeśli jesteś Banitą, możesz zostać Obywatelem.
oath-denizen-rangers = Tropiciele
    .text = Zignoruj swoje czaszki. Jeśli w puli obrony są teraz co najmniej 4 kości, dodaj 2 kości ataku.
oath-denizen-roving-terror = Wędrująca groza
    .text = Odrzuć mieszkańca z innego obszaru i przemieść tam tę kartę.
oath-denizen-nature-worship = Kult natury
    .text = Dodaj lub odejmij 1 kość ataku za każdego swojego doradcę Bestii.
oath-denizen-birdsong = Śpiew ptaków
    .text = Handel z kartą Bestii lub Nomady nie kosztuje cię zaopatrzenia.
oath-denizen-small-friends = Mali przyjaciele
    .text = Handluj, jakby twój pionek był na dowolnym obszarze z kartą Bestii.
oath-denizen-grasping-vines = Chwytne pnącza
    .text = Przeciwnik, który wyrusza z obszaru rządzącego tą kartą, zabija 1 chorągiew na swojej planszy.
oath-denizen-threatening-roar = Groźny ryk
    .text = Odrzuć z obszarów swojego regionu wszystkie karty Nomady i wszystkie inne karty Bestii.
oath-denizen-fae-merchant = Kupiec z krainy wróżek
    .text = Weź wierzchni relikt z talii, a potem odłóż pod nią jeden ze swoich, ale nie Berło Władcy.
oath-denizen-second-chance = Druga szansa
    .text = Zabij 1 chorągiew na planszy gracza z doradcą Ładu lub Waśni i zyskaj 1 chorągiew.
oath-denizen-pied-piper = Flecista Szczurołap
    .text = Dołącza do doradców nawet ponad limit. Akcja: przemieść tę kartę do doradców innego gracza i weź mu 2 przychylności.
oath-denizen-mushrooms = Grzyby
    .text = Przeszukaj bez zaopatrzenia, ale dobierz tylko 1 kartę, ze spodu stosu kart odrzuconych swojego regionu.
oath-denizen-insect-swarm = Rój owadów
    .text = Każdy plan twojego rywala kosztuje o 1 spaloną przychylność więcej.
oath-denizen-vow-of-union = Śluby Jedności
    .text = Gdy atakujesz, do twojej Siły należą też chorągwie na wszystkich obszarach, którymi rządzisz. Z takiego obszaru nie możesz podróżować, dopóki masz chorągwie na planszy.
oath-denizen-giant-python = Olbrzymi pyton
    .text = Kto cię atakuje, musi obrać cele o parzystej liczbie kości obrony.
oath-denizen-war-tortoise = Żółw bojowy
    .text = Ścianki rywala z dwoma mieczami i z dwiema tarczami się nie liczą; czaszki na nich nadal zabijają.
oath-denizen-new-growth = Nowy wzrost
    .text = Karty Bestii i Domu możesz zagrywać na dowolny obszar.
oath-denizen-wild-cry = Dziki zew
    .text = Gdy zagrywasz odkrytą kartę Bestii, zyskaj 1 zaopatrzenie i 2 chorągwie.
oath-denizen-animal-host = Zwierzęca horda
    .text = Zyskaj 1 chorągiew za każdą kartę Bestii na wszystkich obszarach.
oath-denizen-memory-of-nature = Wspomnienie natury
    .text = Za każdą kartę Bestii na obszarach przenieś 1 przychylność z innego banku do banku Bestii.
oath-denizen-marsh-spirit = Duch bagien
    .text = Kto obiera ten obszar za cel, nie może używać planów.
oath-denizen-vow-of-poverty = Śluby Ubóstwa
    .text = Nie zyskujesz przychylności w Handlu. Odpoczynek: jeśli nie masz przychylności, zyskaj 2 z dowolnego banku.
oath-denizen-forest-council = Leśna rada
    .text = Przeciwnicy rządzącego tą kartą nie mogą handlować z kartami Bestii ani na nich werbować.
oath-denizen-walled-garden = Ogród za murem
    .text = Jeśli ten obszar jest celem, dodaj 1 kość obrony za każdą kartę Bestii na wszystkich obszarach.
oath-denizen-vow-of-beastkin = Śluby Zwierzęcych Braci
    .text = Możesz werbować tylko na kartach o symbolach swoich doradców i zyskujesz o 1 chorągiew więcej.
oath-denizen-bracken = Paprocie
    .text = Wszystko, co odrzucasz w tym Przeszukaniu, odłóż na wierzch lub na spód jednego dowolnego stosu kart odrzuconych.
oath-denizen-wild-allies = Dzicy sprzymierzeńcy
    .text = Rozegraj najazd bez zaopatrzenia z obszaru z kartą Bestii, jakby był tam twój pionek; twoje chorągwie stamtąd dołączają.

## Denizens of Nomad (.text: what it does)

oath-denizen-rain-boots = Buty na słotę
    .text = Ścianki z jedną tarczą się nie liczą. Na koniec odrzuć tę kartę.
oath-denizen-ancient-binding = Pradawne więzy
    .text = Każdy gracz pali wszystkie sekrety z planszy i kart poza 1; tobie zostaje ten położony tutaj.
oath-denizen-horse-archers = Konni łucznicy
    .text = Dodaj lub odejmij 3 kości ataku. Na koniec odrzuć tę kartę.
oath-denizen-warning-signals = Sygnały ostrzegawcze
    .text = Przegrupuj chorągwie między planszą a obszarami, którymi rządzisz; ostatnia na obszarze musi zostać. Na koniec odrzuć tę kartę.
oath-denizen-elders = Starszyzna
    .text = Zyskaj 1 sekret.
oath-denizen-the-gathering = Wiec
    .text = Po kolei każdy gracz może przemieścić tu pionek. Potem obecni mogą wymieniać się przychylnością, sekretami, reliktami i doradcami.
oath-denizen-faithful-friend = Wierny przyjaciel
    .text = Zyskaj 4 zaopatrzenia.
oath-denizen-tents = Namioty
    .text = Podróżuj w obrębie swojego regionu bez zaopatrzenia.
oath-denizen-great-herd = Wielkie stado
    .text = Możesz podmienić tę kartę z kartą Nomady na dowolnym obszarze.
oath-denizen-convoys = Konwoje
    .text = Połóż stos kart odrzuconych innego regionu na wierzchu stosu swojego regionu.
oath-denizen-vow-of-kinship = Śluby Pokrewieństwa
    .text = Twoja przychylność trafia do banku Nomady, teraz i zawsze, gdy masz ją dostać. Przychylność tego banku wydajesz jak własną.
oath-denizen-wild-mounts = Dzikie wierzchowce
    .text = Jeśli masz w tym najeździe odrzucić plany Nomady, możesz zamiast nich wszystkich odrzucić jedną kartę Bestii, którą rządzisz.
oath-denizen-lancers = Kopijnicy
    .text = Wszystko, co wyrzucisz, liczy się 2 razy, czaszki także. Na koniec odrzuć tę kartę.
oath-denizen-mountain-giant = Górski olbrzym
    .text = Dodaj lub odejmij 1 kość ataku albo 3, a na koniec odrzuć tę kartę.
oath-denizen-rival-khan = Wrogi chan
    .text = Jeśli rywal ma doradcę Nomady, dodaj lub odejmij 4 kości ataku. Na koniec odrzuć tę kartę.
oath-denizen-lost-tongue = Zapomniana mowa
    .text = Kto nie rządzi żadną kartą Nomady, nie może obrać za cel ani wziąć twoich reliktów i sztandarów.
oath-denizen-special-envoy = Specjalny wysłannik
    .text = Podróżuj bez zaopatrzenia; potem twoja faza Akcji się kończy.
oath-denizen-resettle = Przesiedlenie
    .text = Przemieść odkrytego doradcę Nomady dowolnego gracza na dowolny obszar.
oath-denizen-oracle = Wyrocznia
    .text = Dobierz pierwszą od góry Wizję z talii Świata i zagraj ją albo odrzuć.
oath-denizen-pilgrimage = Pielgrzymka
    .text = Wszyscy mieszkańcy twojego obszaru trafiają do Wysiedleńców. Dobierz spośród nich losowo tyle samo kart i połóż je na stosie kart odrzuconych swojego regionu.
oath-denizen-spell-breaker = Łamacz zaklęć
    .text = Przeciwnicy rządzącego tą kartą nie mogą używać mocy, które kosztują sekret.
oath-denizen-mounted-patrol = Patrol konny
    .text = Atakujący rzuca tylko połową kości. Na koniec odrzuć tę kartę.
oath-denizen-great-crusade = Wielka krucjata
    .text = Dodaj lub odejmij 1 kość ataku za każdą kartę Nomady, którą rządzisz. Na koniec odrzuć tę kartę.
oath-denizen-ancient-bloodline = Starożytny ród
    .text = Dla twoich przeciwników mieszkańcy i relikty na obszarach, którymi rządzisz, są zablokowani.
oath-denizen-ancient-pact = Pradawny pakt
    .text = Jeśli jesteś Banitą, możesz dać Najmroczniejszą Tajemnicę Kanclerzowi, zostać Obywatelem i wziąć w ciemno relikt ze Skarbca.
oath-denizen-storm-caller = Przywoływacz burz
    .text = Dodaj 2 kości obrony. Na koniec odrzuć tę kartę.
oath-denizen-family-wagon = Wóz rodzinny
    .text = Możesz mieć dowolnie wielu doradców Nomady, ale tylko 1 innego.
oath-denizen-way-station = Zajazd pocztowy
    .text = Podróż tutaj nie kosztuje zaopatrzenia tego, kto rządzi tą kartą albo da rządzącemu 1 przychylność.
oath-denizen-twin-brother = Brat bliźniak
    .text = Możesz podmienić tę kartę z odkrytym doradcą Nomady innego gracza.
oath-denizen-hospitality = Gościnność
    .text = Po podróży zyskaj 1 przychylność z banku o symbolu, który ma karta na nowym obszarze i któryś twój doradca.
oath-denizen-a-fast-steed = Rączy rumak
    .text = Mając na planszy najwyżej 3 chorągwie, podróżuj bez zaopatrzenia.
oath-denizen-relic-worship = Kult reliktów
    .text = Gdy odzyskasz relikt, zyskaj 3 zaopatrzenia.
oath-denizen-sacred-ground = Święta ziemia
    .text = Odkryte Wizje może zagrywać tylko ten, kto ma tu pionek; nie dotyczy to Konspiracji.
