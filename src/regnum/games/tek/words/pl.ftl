### Tiny Epic Kingdoms: the words of the game, in Polish.
### The same keys and attributes stand in en.ftl, cs.ftl and pl.ftl.

## Title

tek-title = Małe Epickie Królestwa
tek-tagline = Małe mapy, ostre łokcie. Patroluj, buduj, ucz się magii.

## Nations (.of: home of ..., .ins: instrumental, .with: war with ...)

tek-nation-orcs = Orkowie
    .of = Orków
    .ins = Orkami
    .with = z Orkami
tek-nation-dwarves = Krasnoludy
    .of = Krasnoludów
    .ins = Krasnoludami
    .with = z Krasnoludami
tek-nation-humans = Ludzie
    .of = Ludzi
    .ins = Ludźmi
    .with = z Ludźmi
tek-nation-elves = Elfy
    .of = Elfów
    .ins = Elfami
    .with = z Elfami
tek-nation-goblins = Gobliny
    .of = Goblinów
    .ins = Goblinami
    .with = z Goblinami
tek-nation-dark-elves = Mroczne Elfy
    .of = Mrocznych Elfów
    .ins = Mrocznymi Elfami
    .with = z Mrocznymi Elfami
tek-nation-merfolk = Morski Lud
    .of = Morskiego Ludu
    .ins = Morskim Ludem
    .with = z Morskim Ludem
tek-nation-centaurs = Centaury
    .of = Centaurów
    .ins = Centaurami
    .with = z Centaurami
tek-nation-lizardfolk = Jaszczuroludzie
    .of = Jaszczuroludzi
    .ins = Jaszczuroludźmi
    .with = z Jaszczuroludźmi
tek-nation-halflings = Niziołki
    .of = Niziołków
    .ins = Niziołkami
    .with = z Niziołkami
tek-nation-undead = Nieumarli
    .of = Nieumarłych
    .ins = Nieumarłymi
    .with = z Nieumarłymi
tek-nation-valkyries = Walkirie
    .of = Walkirii
    .ins = Walkiriami
    .with = z Walkiriami
tek-nation-shapeshifters = Zmiennokształtni
    .of = Zmiennokształtnych
    .ins = Zmiennokształtnymi
    .with = ze Zmiennokształtnymi

## Abilities: the text of a magic level on the nation card

tek-ability-orcs-1 = Przy równych liczbach bojowych zawsze wygrywasz, w ataku i w obronie.
tek-ability-orcs-2 = W wojnie możesz płacić także żywnością; każda jest warta 1.
tek-ability-orcs-3 = Liczba bojowa kosztuje cię o 1 mniej.
tek-ability-orcs-4 = Po odsłonięciu kości możesz wydać jeszcze 1 surowiec i dodać jego wartość do liczby bojowej, także ponad 11.
tek-ability-orcs-5 = Na koniec: +2 PZ, jeśli nikt inny nie ma pionka na twoim terytorium ojczystym.
tek-ability-dwarves-1 = Inny gracz, budując poziom wieży, na którym stoi twój znacznik, płaci o 1 rudę więcej.
tek-ability-dwarves-2 = Gdy Patrolem lub Wyprawą wchodzisz w góry, otrzymujesz 1 rudę.
tek-ability-dwarves-3 = Budowa kosztuje cię o 1 rudę mniej (co najmniej 0).
tek-ability-dwarves-4 = Zamiast Handlu możesz wykonać Budowę.
tek-ability-dwarves-5 = Na koniec: +1 PZ, jeśli masz najwyższą wieżę (może być remis).
tek-ability-humans-1 = Zamiast Badań możesz wykonać Handel.
tek-ability-humans-2 = Podczas Handlu otrzymujesz o 1 sztukę więcej zdobywanego surowca.
tek-ability-humans-3 = Jeśli w wojnie płacisz jednym rodzajem surowca, liczba bojowa kosztuje cię o 2 mniej.
tek-ability-humans-4 = Przy zbieraniu dostajesz dodatkowo 1 żywność, jeśli masz pionek w regionie nad wodą lub rzeką.
tek-ability-humans-5 = Na koniec: +1 PZ za każdy rodzaj surowca, którego masz co najmniej 4.
tek-ability-elves-1 = Jeśli pokażesz flagę, a przeciwnik liczbę, traci on 2 surowce.
tek-ability-elves-2 = Gdy zawierasz sojusz, drugi gracz otrzymuje 1 wybrany przez siebie surowiec.
tek-ability-elves-3 = Gdy zawierasz sojusz, otrzymujesz 1 dowolny surowiec.
tek-ability-elves-4 = Nikt nie może zerwać sojuszu z tobą; ty nadal możesz.
tek-ability-elves-5 = Na koniec: +1 PZ za każdy region dzielony z sojusznikiem (najwyżej 3).
tek-ability-goblins-1 = Podczas Patrolu możesz przesunąć dwa różne pionki, każdy o jeden region.
tek-ability-goblins-2 = Odwrót kosztuje cię tylko 1 żywność, bez względu na liczbę pionków.
tek-ability-goblins-3 = Liczba bojowa kosztuje o 1 mniej za każdy twój inny pionek w sąsiednich regionach (najwyżej o 2).
tek-ability-goblins-4 = Nowy pionek z Ekspansji możesz postawić w pustym regionie obok swojego pionka.
tek-ability-goblins-5 = Na koniec: +1 PZ za 6 pionków w grze, +2 PZ za 7 (ruiny się nie liczą).
tek-ability-dark-elves-1 = Gdy Patrolem lub Wyprawą wchodzisz do lasu, otrzymujesz 1 manę.
tek-ability-dark-elves-2 = W wojnie o las liczba bojowa kosztuje cię o 2 mniej.
tek-ability-dark-elves-3 = Przy zbieraniu dostajesz dodatkowo 1 manę, jeśli masz pionki w co najmniej dwóch lasach.
tek-ability-dark-elves-4 = Dla twoich Wypraw każdy las liczy się jako region na krawędzi.
tek-ability-dark-elves-5 = Na koniec: +1 PZ za każdy las z twoim pionkiem (najwyżej 3).
tek-ability-merfolk-1 = Rzeki nie zatrzymują twoich Patroli ani odwrotów.
tek-ability-merfolk-2 = Twoje pionki mogą wchodzić do wody i w niej zostać; zajęta woda daje przy zbieraniu 1 żywność.
tek-ability-merfolk-3 = W wojnie o wodę lub region nad wodą liczba bojowa kosztuje cię o 1 mniej.
tek-ability-merfolk-4 = Dla twoich Wypraw woda i każdy region nad wodą liczą się jako leżące na krawędzi.
tek-ability-merfolk-5 = Na koniec: +1 PZ za każdy twój pionek w wodzie lub w regionie nad wodą (najwyżej 3).
tek-ability-centaurs-1 = Podczas Patrolu pionek może przejść dwa regiony; do pierwszego musi wejść bez wojny.
tek-ability-centaurs-2 = Gdy Patrolem lub Wyprawą wchodzisz na równiny, otrzymujesz 1 żywność.
tek-ability-centaurs-3 = Zamiast Patrolu możesz wykonać Wyprawę i odwrotnie.
tek-ability-centaurs-4 = Odwrót nie kosztuje cię żywności.
tek-ability-centaurs-5 = Na koniec: +1 PZ za każde terytorium poza ojczystym, gdzie masz pionek (najwyżej 3).
tek-ability-lizardfolk-1 = Odwrót kosztuje cię o 2 żywności mniej (co najmniej 0).
tek-ability-lizardfolk-2 = Twoje pionki mogą wchodzić na urwiska i tam zostać; zajęte urwiska dają przy zbieraniu 1 rudę.
tek-ability-lizardfolk-3 = Gdy się bronisz, liczba bojowa kosztuje cię o 1 mniej.
tek-ability-lizardfolk-4 = Po przegranej wojnie otrzymujesz 1 dowolny surowiec.
tek-ability-lizardfolk-5 = Na koniec: +1 PZ za każdy twój pionek w górach lub na urwiskach (najwyżej 3).
tek-ability-halflings-1 = Ekspansja kosztuje cię o 1 żywność mniej (co najmniej 1).
tek-ability-halflings-2 = Przy zbieraniu dostajesz dodatkowo 1 żywność, jeśli masz pionek na równinach.
tek-ability-halflings-3 = Gdy bronisz regionu terytorium ojczystego, liczba bojowa kosztuje cię o 2 mniej.
tek-ability-halflings-4 = Zamiast Handlu możesz wykonać Ekspansję.
tek-ability-halflings-5 = Na koniec: +2 PZ, jeśli masz pionki w co najmniej 4 regionach terytorium ojczystego.
tek-ability-undead-1 = Gdy wygrasz wojnę i pokonany pionek opuści grę, otrzymujesz 1 dowolny surowiec.
tek-ability-undead-2 = Podczas Ekspansji możesz zastąpić żywność maną w stosunku 1 : 1.
tek-ability-undead-3 = Gdy przegrasz wojnę, płacisz tylko połowę liczby bojowej (w zaokrągleniu w górę).
tek-ability-undead-4 = Gdy wygrasz wojnę i pokonany pionek opuści grę, możesz za darmo dostawić tam swój pionek.
tek-ability-undead-5 = Na koniec: +1 PZ za każdego przeciwnika, który ma w grze mniej pionków niż ty (najwyżej 3).
tek-ability-valkyries-1 = Gdy wygrasz wojnę jako napastnik, otrzymujesz 1 dowolny surowiec.
tek-ability-valkyries-2 = Gdy atakujesz, liczba bojowa kosztuje cię o 1 mniej.
tek-ability-valkyries-3 = Twoje Patrole i odwroty mogą przelecieć nad rzeką, wodą lub urwiskami.
tek-ability-valkyries-4 = Możesz wycofać się do dowolnego wolnego regionu tego terytorium, nie tylko sąsiedniego.
tek-ability-valkyries-5 = Na koniec: +1 PZ za każdy twój pionek na ojczystych terytoriach innych graczy (najwyżej 3).
tek-ability-shapeshifters-1 = Przy zbieraniu możesz wziąć jeden z surowców jako inny rodzaj.
tek-ability-shapeshifters-2 = Przy Budowie, Badaniach i Ekspansji możesz zapłacić do 2 jednostek kosztu innymi surowcami.
tek-ability-shapeshifters-3 = Po odsłonięciu kości możesz zmienić swoją liczbę o 1 w górę lub w dół, jeśli cię na to stać.
tek-ability-shapeshifters-4 = Teraz i po każdym zdjęciu tarcz wybierz przeciwnika: masz też 1. poziom jego nacji.
tek-ability-shapeshifters-5 = Na koniec: +1 PZ za każdy pionek przeciwnika na twoim terytorium ojczystym (najwyżej 3).

## Territories (.in: in ..., .into: to ..., .from: from ...)

tek-territory-plebejsko = Plebejszczyzna
    .in = na Plebejszczyźnie
    .into = na Plebejszczyznę
    .from = z Plebejszczyzny
tek-territory-aughmoore = Aughmoore
    .in = w Aughmoore
    .into = do Aughmoore
    .from = z Aughmoore
tek-territory-vrtichvostan = Kręciogonistan
    .in = w Kręciogonistanie
    .into = do Kręciogonistanu
    .from = z Kręciogonistanu
tek-territory-pocemburg = Pocóżburg
    .in = w Pocóżburgu
    .into = do Pocóżburga
    .from = z Pocóżburga
tek-territory-anarchistan = Anarchistan
    .in = w Anarchistanie
    .into = do Anarchistanu
    .from = z Anarchistanu
tek-territory-tul-grund = Tül’Grund
    .in = w Tül’Grundzie
    .into = do Tül’Grundu
    .from = z Tül’Grundu
tek-territory-elan = Elan
    .in = w Elanie
    .into = do Elanu
    .from = z Elanu
tek-territory-tutenstan = Tutenstan
    .in = w Tutenstanie
    .into = do Tutenstanu
    .from = z Tutenstanu
tek-territory-galson = Galson
    .in = w Galsonie
    .into = do Galsonu
    .from = z Galsonu
tek-territory-parohan = Porożan
    .in = w Porożanie
    .into = do Porożanu
    .from = z Porożanu
tek-territory-hyperborcie = Hiperborcja
    .in = w Hiperborcji
    .into = do Hiperborcji
    .from = z Hiperborcji
tek-territory-zmatkansko = Mętlikowo
    .in = w Mętlikowie
    .into = do Mętlikowa
    .from = z Mętlikowa
tek-territory-intheoros = Intheoros
    .in = w Intheorosie
    .into = do Intheorosu
    .from = z Intheorosu
tek-territory-morandrea = Morandrea
    .in = w Morandrei
    .into = do Morandrei
    .from = z Morandrei
tek-territory-fionarria = Fionarria
    .in = w Fionarrii
    .into = do Fionarrii
    .from = z Fionarrii
tek-territory-kdovikdesko = Ktowiegdzie
    .in = w Ktowiegdzie
    .into = do Ktowiegdzie
    .from = z Ktowiegdzie

## Terrain (.in: in the ..., .into: into the ..., .from: from the ..., .hint: what it gives)

tek-terrain-plains = Równiny
    .in = na równinach
    .into = na równiny
    .from = z równin
    .hint = 1 żywność przy zbieraniu
tek-terrain-mountain = Góry
    .in = w górach
    .into = w góry
    .from = z gór
    .hint = 1 ruda przy zbieraniu
tek-terrain-forest = Las
    .in = w lesie
    .into = do lasu
    .from = z lasu
    .hint = 1 mana przy zbieraniu
tek-terrain-capital = Stolica
    .in = w stolicy
    .into = do stolicy
    .from = ze stolicy
    .hint = 2 PZ na koniec, dzielona 1
tek-terrain-ruins = Ruiny
    .in = w ruinach
    .into = do ruin
    .from = z ruin
    .hint = 1 dowolny surowiec; strata na koniec
tek-terrain-water = Woda
    .in = w wodzie
    .into = do wody
    .from = z wody
    .hint = nikt nie może wejść
tek-terrain-crags = Urwiska
    .in = na urwiskach
    .into = na urwiska
    .from = z urwisk
    .hint = nikt nie może wejść

## Resources ($n: how many; .acc: the same as an object, .name: the bare name)

tek-resource-food =
    { $n ->
        [one] { $n } żywność
        [few] { $n } żywności
       *[many] { $n } żywności
    }
    .acc =
        { $n ->
            [one] { $n } żywność
            [few] { $n } żywności
           *[many] { $n } żywności
        }
    .name = żywność
tek-resource-ore =
    { $n ->
        [one] { $n } ruda
        [few] { $n } rudy
       *[many] { $n } rud
    }
    .acc =
        { $n ->
            [one] { $n } rudę
            [few] { $n } rudy
           *[many] { $n } rud
        }
    .name = ruda
tek-resource-mana =
    { $n ->
        [one] { $n } mana
        [few] { $n } many
       *[many] { $n } many
    }
    .acc =
        { $n ->
            [one] { $n } manę
            [few] { $n } many
           *[many] { $n } many
        }
    .name = mana

## Actions

tek-action-patrol = Patrol
    .hint = krok po jednym terytorium
tek-action-quest = Wyprawa
    .hint = z krawędzi na krawędź
tek-action-build = Budowa
    .hint = ruda: kolejny poziom wieży
tek-action-research = Badania
    .hint = mana: kolejny poziom magii
tek-action-expand = Ekspansja
    .hint = żywność: kolejny pionek
tek-action-trade = Handel
    .hint = wymiana jednego surowca

## Exploration tokens (.text: what it does)

tek-token-crown = Korona
    .text = Zatrzymaj ją: 2 PZ na koniec. Jeśli przegrasz wojnę, zabierze ją zwycięzca.
tek-token-treasure = Skarb
    .text = Od razu otrzymujesz 2 dowolne surowce.
tek-token-bandits = Bandyci
    .text = Zapłać 2 dowolne surowce albo odłóż pionek do rezerwy.
tek-token-dragon-lair = Smocze leże
    .text = Jeśli masz tu pionek i wygrasz wojnę gdziekolwiek, możesz zburzyć przegranemu poziom wieży; jego pionek może wtedy uciec bez żywności.
tek-token-camp = Obóz
    .text = Przy zbieraniu ten region daje 2 sztuki surowca zamiast 1.
tek-token-fort = Fort
    .text = Dopóki masz tu pionek, w ataku liczba bojowa kosztuje cię o 2 mniej.
tek-token-town = Miasto
    .text = Jeśli na koniec masz tu pionek, otrzymujesz dodatkowy 1 PZ.
tek-token-church = Kościół
    .text = Jeśli masz tu pionek, a inny twój miałby zginąć w wojnie, możesz go tu przenieść; kościół wtedy znika.
tek-token-blank = Pusty żeton
    .text = Nic się nie dzieje.

## Set-up options (.help: one sentence)

tek-option-nations = Nacje
    .help = W jaki sposób gracze otrzymują nacje.
tek-option-nations-choose = Wybierane
    .help = Gracze kolejno wybierają nacje.
tek-option-nations-random = Losowe
    .help = Każdy gracz otrzymuje losową nację.
tek-option-sides = Strony terytoriów
    .help = Kto decyduje, której strony terytorium ojczystego się używa.
tek-option-sides-choose = Wybierane
    .help = Każdy gracz wybiera stronę, jak w instrukcji.
tek-option-sides-random = Losowe
    .help = O stronie decyduje los.
tek-option-tokens = Żetony eksploracji
    .help = Czy w regionach czekają zakryte żetony.
tek-option-tokens-no = Bez żetonów
    .help = Gra podstawowa.
tek-option-tokens-yes = Z żetonami
    .help = Szesnaście żetonów przynosi skarby, bandytów i smocze leże.
tek-option-order = Kolejność graczy
    .help = Kto zaczyna i w jakiej kolejności siedzą gracze.
tek-option-order-given = Jak siedzą
    .help = Zaczyna pierwsze miejsce przy stole.
tek-option-order-first-random = Losowy pierwszy gracz
    .help = Miejsca się nie zmieniają, a pierwszego gracza się losuje.
tek-option-order-shuffled = Potasowana
    .help = Miejsca przy stole miesza się przed grą.
tek-option-tower = Punkty za wieżę
    .help = Ile punktów jest wart każdy poziom wieży.
tek-option-tower-usual = Rosnące
    .help = 1, 2, 3, 4, 6 i 8 punktów: wysokie wieże się opłacają.
tek-option-tower-plain = Proste
    .help = Punkt za każdy poziom, od 1 do 6.
