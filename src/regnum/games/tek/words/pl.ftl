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
tek-ability-elves-1 = Podczas Handlu otrzymujesz o 1 sztukę więcej zdobywanego surowca.
tek-ability-elves-2 = W wojnie o las liczba bojowa kosztuje cię o 1 mniej.
tek-ability-elves-3 = Zamiast Handlu możesz wykonać Badania.
tek-ability-elves-4 = Przy zbieraniu dostajesz dodatkowo 1 manę, jeśli masz pionki w co najmniej dwóch lasach.
tek-ability-elves-5 = Na koniec: +1 PZ za każdy twój pionek w lesie oprócz pierwszego (najwyżej 2).
tek-ability-goblins-1 = Podczas Patrolu możesz przesunąć dwa różne pionki, każdy o jeden region.
tek-ability-goblins-2 = Ekspansja kosztuje cię o 1 żywność mniej (co najmniej 1).
tek-ability-goblins-3 = Liczba bojowa kosztuje o 1 mniej za każdy twój inny pionek w sąsiednich regionach (najwyżej o 2).
tek-ability-goblins-4 = Nowy pionek z Ekspansji możesz postawić w pustym regionie obok swojego pionka.
tek-ability-goblins-5 = Na koniec: +1 PZ za 6 pionków w grze, +2 PZ za 7 (ruiny się nie liczą).
tek-ability-dark-elves-1 = W wojnie o las liczba bojowa kosztuje cię o 2 mniej.
tek-ability-dark-elves-2 = Odwrót kosztuje cię tylko 1 żywność, bez względu na liczbę pionków.
tek-ability-dark-elves-3 = Dla twoich Wypraw każdy las liczy się jako region na krawędzi.
tek-ability-dark-elves-4 = Przy zbieraniu dostajesz dodatkowo 1 manę, jeśli masz pionki w co najmniej dwóch lasach.
tek-ability-dark-elves-5 = Na koniec: +1 PZ za każdy las z twoim pionkiem oprócz pierwszego (najwyżej 2).
tek-ability-merfolk-1 = Rzeki nie zatrzymują twoich Patroli ani odwrotów.
tek-ability-merfolk-2 = W wojnie o wodę lub region nad wodą liczba bojowa kosztuje cię o 1 mniej.
tek-ability-merfolk-3 = Twoje pionki mogą wchodzić do wody i w niej zostać; zajęta woda daje przy zbieraniu 1 żywność.
tek-ability-merfolk-4 = Dla twoich Wypraw woda i każdy region nad wodą liczą się jako leżące na krawędzi.
tek-ability-merfolk-5 = Na koniec: +1 PZ za każdy twój pionek w wodzie lub w regionie nad wodą oprócz pierwszych dwóch (najwyżej 2).
tek-ability-centaurs-1 = Gdy Patrolem lub Wyprawą wchodzisz na równiny, otrzymujesz 1 żywność.
tek-ability-centaurs-2 = Przy zbieraniu dostajesz dodatkowo 1 żywność, jeśli masz pionek na równinach.
tek-ability-centaurs-3 = Zamiast Patrolu możesz wykonać Wyprawę i odwrotnie.
tek-ability-centaurs-4 = Podczas Patrolu pionek może przejść dwa regiony; do pierwszego musi wejść bez wojny.
tek-ability-centaurs-5 = Na koniec: +1 PZ za każde terytorium poza ojczystym, gdzie masz pionek (najwyżej 3).
tek-ability-lizardfolk-1 = Odwrót kosztuje cię o 2 żywności mniej (co najmniej 0).
tek-ability-lizardfolk-2 = Twoje pionki mogą wchodzić na urwiska i tam zostać; zajęte urwiska dają przy zbieraniu 1 rudę.
tek-ability-lizardfolk-3 = Gdy się bronisz, liczba bojowa kosztuje cię o 1 mniej.
tek-ability-lizardfolk-4 = Po przegranej wojnie otrzymujesz 1 dowolny surowiec.
tek-ability-lizardfolk-5 = Na koniec: +1 PZ za każdy twój pionek w górach lub na urwiskach oprócz pierwszego (najwyżej 2).
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
tek-ability-valkyries-5 = Na koniec: +1 PZ za każdy twój pionek na ojczystych terytoriach innych graczy (najwyżej 2).
tek-ability-shapeshifters-1 = Przy zbieraniu możesz wziąć jeden z surowców jako inny rodzaj.
tek-ability-shapeshifters-2 = Przy Budowie, Badaniach i Ekspansji możesz zapłacić do 2 jednostek kosztu innymi surowcami.
tek-ability-shapeshifters-3 = Po odsłonięciu kości możesz zmienić swoją liczbę o 1 w górę lub w dół, jeśli cię na to stać.
tek-ability-shapeshifters-4 = Teraz i po każdym zdjęciu tarcz wybierz przeciwnika: masz też 1. poziom jego nacji.
tek-ability-shapeshifters-5 = Na koniec: +1 PZ za każdy pionek przeciwnika na twoim terytorium ojczystym oprócz pierwszych dwóch (najwyżej 2).

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
    .hint = 2 PZ na koniec, wspólna 1
tek-terrain-ruins = Ruiny
    .in = w ruinach
    .into = do ruin
    .from = z ruin
    .hint = 1 dowolny surowiec; na koniec przepada
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
       *[many] { $n } rudy
    }
    .acc =
    { $n ->
            [one] { $n } rudę
            [few] { $n } rudy
           *[many] { $n } rudy
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

## Phases

tek-phase-setting-up = Przygotowanie gry
tek-phase-choosing = Wybór akcji
tek-phase-acting = Akcja: { $action }

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
tek-token-blank = Pusty
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
tek-option-tower = Punkty za wieżę
    .help = Ile punktów jest wart każdy poziom wieży.
tek-option-tower-usual = Rosnące
    .help = 1, 2, 3, 4, 6 i 8 punktów: wysokie wieże się opłacają.
tek-option-tower-plain = Proste
    .help = Punkt za każdy poziom, od 1 do 6.

## Regions: a terrain of a territory (.in, .into, .from as with terrain)

tek-region = { $terrain }{ $mark ->
        [none] {""}
       *[other] {" "}{ $mark }
    } ({ $territory })
    .in = { $terrain }{ $mark ->
        [none] {""}
       *[other] {" "}{ $mark }
    } ({ $territory })
    .into = { $terrain }{ $mark ->
        [none] {""}
       *[other] {" "}{ $mark }
    } ({ $territory })
    .from = { $terrain }{ $mark ->
        [none] {""}
       *[other] {" "}{ $mark }
    } ({ $territory })

## Bundles of resources, as the object of a sentence; parts that are zero are left out

tek-bundle-food =
    { $food ->
        [one] { $food } żywność
        [few] { $food } żywności
       *[many] { $food } żywności
    }
tek-bundle-ore =
    { $ore ->
        [one] { $ore } rudę
        [few] { $ore } rudy
       *[many] { $ore } rudy
    }
tek-bundle-mana =
    { $mana ->
        [one] { $mana } manę
        [few] { $mana } many
       *[many] { $mana } many
    }
tek-bundle-nothing = nic
tek-bundle =
    { $food ->
        [0] { $ore ->
                [0] { tek-bundle-mana }
               *[other] { $mana ->
                        [0] { tek-bundle-ore }
                       *[other] { tek-bundle-ore } i { tek-bundle-mana }
                    }
            }
       *[other] { $ore ->
                [0] { $mana ->
                        [0] { tek-bundle-food }
                       *[other] { tek-bundle-food } i { tek-bundle-mana }
                    }
               *[other] { $mana ->
                        [0] { tek-bundle-food } i { tek-bundle-ore }
                       *[other] { tek-bundle-food }, { tek-bundle-ore } i { tek-bundle-mana }
                    }
            }
    }

## Small nouns of the questions

tek-good-food = żywność
tek-good-ore = ruda
tek-good-mana = mana
tek-deed-patrol = Wyślij patrol
tek-deed-quest = Rusz na wyprawę
tek-deed-build = Buduj wieżę
tek-deed-research = Badaj magię
tek-deed-expand = Dokonaj ekspansji
tek-deed-trade = Handluj
tek-deed-collect = Zbierz surowce
tek-turn-down = O 1 mniej
tek-turn-up = O 1 więcej
tek-answer-no = Nie
tek-answer-yes = Tak

## Questions: -ask to the one asked (.note: one line under it), -option and -pass on the buttons

tek-side-ask = Która strona karty będzie twoją ojczyzną?
    .note = Karta ma dwie strony; wybrana zostaje na całą grę.
tek-side-option = { $it }
tek-side-pass = Pomiń

tek-nation-ask = Którą nację poprowadzisz?
    .note = Każda ma własną magię o pięciu poziomach.
tek-nation-option = { $it }
tek-nation-pass = Pomiń

tek-start-ask = Gdzie zaczną twoje dwa pionki?
    .note = Oba staną w jednym regionie twojej ojczyzny.
tek-start-option = { $it }
tek-start-pass = Pomiń

tek-stores-ask = Jak podzielisz sześć surowców?
    .note = Na pierwszą grę polecamy 3 żywności, 1 rudę i 2 many.
tek-stores-option = Weź { $it }
tek-stores-pass = Pomiń

tek-bare-ask = Który region zostanie bez żetonu?
    .note = Pozostałe wolne regiony twojej ojczyzny dostaną po jednym.
tek-bare-option = { $it }
tek-bare-pass = Pomiń

tek-choose-ask = Którą akcję wybierasz?
    .note = Inni też mogą ją wykonać albo zebrać surowce; ty zbierać nie możesz.
tek-choose-option = { $it }
tek-choose-pass = Pomiń

tek-act-ask = { $about }: co robisz?
    .note = Kto wybrał akcję, może też nie robić nic; pozostali mogą zebrać surowce.
tek-act-option = { $it }
tek-act-pass = Nic nie rób

tek-patrol-ask = Który pionek pójdzie na patrol?
    .note = Jeden krok do sąsiedniego regionu tego samego terytorium.
tek-patrol-option = { $it }
tek-patrol-pass = Bez drugiego pionka

tek-patrol-to-ask = Dokąd ma pójść twój patrol?
    .note = Jeden krok { $about }.
tek-patrol-to-option = { $it }
tek-patrol-to-pass = Zostań

tek-patrol-on-ask = Czy twój pionek pójdzie o krok dalej?
    .note = Jest teraz { $about } i może tam zostać.
tek-patrol-on-option = { $it }
tek-patrol-on-pass = Zostań tutaj

tek-quest-ask = Który pionek wyruszy na wyprawę?
    .note = Wyprawa wiedzie z krawędzi jednego terytorium na krawędź innego.
tek-quest-option = { $it }
tek-quest-pass = Zostań

tek-quest-to-ask = Dokąd poprowadzi twoja wyprawa?
    .note = Wyrusza { $about } na krawędź innego terytorium.
tek-quest-to-option = { $it }
tek-quest-to-pass = Zostań

tek-price-ask = { $about }: czym zapłacisz?
    .note = Twoja nacja może zapłacić część kosztu inaczej.
tek-price-option =
    { $it_key ->
        [tek-bundle-nothing] Nic nie płać
       *[other] Zapłać { $it }
    }
tek-price-pass = Nie płać

tek-expand-ask = Gdzie stanie nowy pionek?
    .note = Płacisz żywnością: po 1 za każdy swój pionek razem z nowym.
tek-expand-option = { $it }
tek-expand-pass = Bez nowego pionka

tek-trade-ask = Co wymieniasz?
    .note = Jeden rodzaj surowca na inny, ile chcesz.
tek-trade-option =
    { $give_key ->
        [tek-good-ore] rudę
        [tek-good-mana] manę
       *[other] { $give }
    } na { $get_key ->
        [tek-good-ore] rudę
        [tek-good-mana] manę
       *[other] { $get }
    }
tek-trade-pass = Nic nie wymieniaj

tek-trade-n-ask =
    Ile { $give_key ->
        [tek-good-ore] rudy
        [tek-good-mana] many
       *[other] żywności
    } wymieniasz na { $get_key ->
        [tek-good-ore] rudę
        [tek-good-mana] manę
       *[other] { $get }
    }?
    .note = Jednego surowca możesz mieć najwyżej dziewięć.
tek-trade-n-option = Wymień { $it }
tek-trade-n-pass = Nic nie wymieniaj

tek-gain-ask = Który surowiec bierzesz?
    .note = Dowolny jeden; każdego możesz mieć najwyżej dziewięć.
tek-gain-option = 1 { $it }
tek-gain-pass = Nic nie bierz

tek-convert-ask = Weźmiesz jeden surowiec jako inny?
    .note = Twoja magia zamienia jeden ze zbieranych surowców.
tek-convert-option =
    { $get_key ->
        [tek-good-ore] rudę
        [tek-good-mana] manę
       *[other] { $get }
    } zamiast { $give_key ->
        [tek-good-ore] rudy
        [tek-good-mana] many
       *[other] żywności
    }
tek-convert-pass = Nic nie zmieniaj

tek-mimic-ask = Czyją pierwszą zdolność naśladujesz?
    .note = Masz ją aż do zdjęcia tarcz.
tek-mimic-option = { $it }
tek-mimic-pass = Nikogo nie naśladuj

tek-dial-ask = Wojna { $about }: co pokażesz?
    .note = W tajemnicy. Za liczbę płacisz zawsze, wygrasz czy nie; flaga jest darmowa.
tek-dial-option =
    { $it ->
        [0] Biała flaga
       *[other] { $it }
    }
tek-dial-pass = Biała flaga

tek-adjust-ask = Zmienisz swoją liczbę o jeden?
    .note = Zapłacisz tyle, ile kość pokaże na końcu.
tek-adjust-option = { $it }
tek-adjust-pass = Zostaw

tek-boost-ask = Dołożysz do wojny jeszcze jeden surowiec?
    .note = Żywność i ruda dodają 1, mana 2.
tek-boost-option = 1 { $it }
tek-boost-pass = Nic nie dokładaj

tek-pay-ask = Czym zapłacisz za wojnę?
    .note = Ruda jest warta 1, mana 2; reszty się nie wydaje.
tek-pay-option =
    { $it_key ->
        [tek-bundle-nothing] Nic nie płać
       *[other] Zapłać { $it }
    }
tek-pay-pass = Nie płać

tek-lair-ask = Zburzysz poziom wieży ({ $about })?
    .note = Pokonany pionek może wtedy uciec bez żywności.
tek-lair-option =
    { $it_key ->
        [tek-answer-yes] Zburz
       *[other] Oszczędź
    }
tek-lair-pass = Oszczędź

tek-retreat-ask = Dokąd wycofa się twój pionek?
    .note = Ucieka { $about }; za odwrót płaci się żywnością.
tek-retreat-option = { $it }
tek-retreat-pass = Oddaj pionek

tek-church-ask = Ukryjesz pionek w kościele?
    .note = Kościół { $about } wtedy znika; inaczej tracisz pionek.
tek-church-option =
    { $it_key ->
        [tek-answer-yes] Do kościoła
       *[other] Oddaj pionek
    }
tek-church-pass = Oddaj pionek

tek-broken-ask = Który pionek teraz odchodzi?
    .note = Sojusz zerwany: musisz opuścić wspólne regiony.
tek-broken-option = { $it }
tek-broken-pass = Zostań

tek-keep-ask = Dokąd ucieknie twój ostatni pionek?
    .note = Do najbliższego wolnego regionu, za darmo.
tek-keep-option = { $it }
tek-keep-pass = Oddaj pionek

tek-raise-ask = Dostawisz pionek { $about }?
    .note = Przychodzi z twojej rezerwy i nic nie kosztuje.
tek-raise-option =
    { $it_key ->
        [tek-answer-yes] Dostaw pionek
       *[other] Zostaw
    }
tek-raise-pass = Zostaw

tek-bandits-ask = Bandyci! Co im zapłacisz?
    .note = Dwa surowce albo pionek { $about } wraca do rezerwy.
tek-bandits-option =
    { $it_key ->
        [tek-bundle-nothing] Nic nie płać
       *[other] Zapłać { $it }
    }
tek-bandits-pass = Oddaj pionek

## The log ($me: yes when the reader is the one it is about)

tek-log-first =
    { $me ->
        [yes] Zaczynasz
       *[no] { $who } zaczyna
    }.
tek-log-side =
    { $me ->
        [yes] Osiedlasz się
       *[no] { $who } osiedla się
    } na terytorium { $it }.
tek-log-nation =
    { $me ->
        [yes] Prowadzisz
       *[no] { $who } prowadzi
    } nację: { $it }.
tek-log-start =
    { $me ->
        [yes] Zaczynasz
       *[no] { $who } zaczyna
    } z dwoma pionkami { $at }.
tek-log-stores =
    { $me ->
        [yes] Bierzesz
       *[no] { $who } bierze
    } na początek { $it }.
tek-log-cleared = Karta akcji jest pełna: zdejmuje się wszystkie tarcze.
tek-log-skipped =
    { $me ->
        [yes] Tylko przekazujesz
       *[no] { $who } tylko przekazuje
    } znacznik aktywnego gracza: po zdjęciu tarcz nie ma akcji.
tek-log-chose =
    { $me ->
        [yes] Kładziesz
       *[no] { $who } kładzie
    } tarczę na akcji { $it }.
tek-log-idle =
    { $me ->
        [yes] Nic nie robisz
       *[no] { $who } nic nie robi
    }.
tek-log-moved =
    { $it }: { $me ->
        [yes] przesuwasz
       *[no] { $who } przesuwa
    } pionek { $origin } { $to }.
tek-log-stood =
    { $me ->
        [yes] Stawiasz
       *[no] { $who } stawia
    } pionek na nogi { $at }.
tek-log-built =
    { $me ->
        [yes] Budujesz
       *[no] { $who } buduje
    } { $level }. poziom wieży za { $price_key ->
        [tek-bundle-nothing] darmo
       *[other] { $price }
    }.
tek-log-learned =
    { $me ->
        [yes] Osiągasz
       *[no] { $who } osiąga
    } { $level }. poziom magii za { $price_key ->
        [tek-bundle-nothing] darmo
       *[other] { $price }
    }.
tek-log-expanded =
    { $me ->
        [yes] Dostawiasz
       *[no] { $who } dostawia
    } pionek { $at } za { $price }.
tek-log-traded =
    { $me ->
        [yes] Wymieniasz
       *[no] { $who } wymienia
    } { $gave } na { $got }.
tek-log-collected =
    { $it_key ->
        [tek-bundle-nothing] { $me ->
                [yes] Nic nie zbierasz
               *[no] { $who } nic nie zbiera
            }
       *[other] { $me ->
                [yes] Zbierasz
               *[no] { $who } zbiera
            } { $it }
    }.
tek-log-gained =
    { $me ->
        [yes] Otrzymujesz
       *[no] { $who } otrzymuje
    } { $it }.
tek-log-mimics =
    { $me ->
        [yes] Naśladujesz
       *[no] { $who } naśladuje
    } nację: { $it }.
tek-log-war =
    { $foe_me ->
        [yes] { $who } atakuje cię { $at }
       *[no] { $me ->
            [yes] Atakujesz
           *[no] { $who } atakuje
        } { $at }; broni się { $foe }
    }.
tek-log-showed =
    { $me ->
        [yes] Pokazujesz
       *[no] { $who } pokazuje
    } liczbę { $n }.
tek-log-flag =
    { $me ->
        [yes] Pokazujesz
       *[no] { $who } pokazuje
    } białą flagę.
tek-log-adjusted =
    { $me ->
        [yes] Zmieniasz
       *[no] { $who } zmienia
    } liczbę na { $n }.
tek-log-boosted =
    { $me ->
        [yes] Podnosisz
       *[no] { $who } podnosi
    } liczbę do { $n }.
tek-log-peace =
    Dwie flagi { $at }: { $me ->
        [yes] ty i { $foe } zawieracie
       *[no] { $foe_me ->
            [yes] ty i { $who } zawieracie
           *[no] { $who } i { $foe } zawierają
        }
    } sojusz.
tek-log-won =
    { $foe_me ->
        [yes] Przegrywasz wojnę { $at }; wygrywa { $who }
       *[no] { $me ->
            [yes] Wygrywasz
           *[no] { $who } wygrywa
        } wojnę { $at }; przegrywa { $foe }
    }.
tek-log-paid =
    { $it_key ->
        [tek-bundle-nothing] { $me ->
                [yes] Nic nie płacisz
               *[no] { $who } nic nie płaci
            }
       *[other] { $me ->
                [yes] Płacisz
               *[no] { $who } płaci
            } { $it }
    }.
tek-log-retreated =
    { $me ->
        [yes] Wycofujesz się
       *[no] { $who } wycofuje się
    } { $origin } { $to }.
tek-log-removed =
    { $me ->
        [yes] Odkładasz
       *[no] { $who } odkłada
    } pionek { $origin } do rezerwy.
tek-log-broken =
    Sojusz zerwany: wspólne regiony { $me ->
        [yes] opuszczasz ty
       *[no] opuszcza { $who }
    }, { $foe_me ->
        [yes] zostajesz ty
       *[no] zostaje { $foe }
    }.
tek-log-kept =
    { $me ->
        [yes] Ratujesz
       *[no] { $who } ratuje
    } ostatni pionek { $origin } { $to }.
tek-log-neutral =
    { $me ->
        [yes] Pokonujesz
       *[no] { $who } pokonuje
    } neutralny pionek { $at }.
tek-log-raised =
    { $me ->
        [yes] Dostawiasz
       *[no] { $who } dostawia
    } za darmo pionek { $at }.
tek-log-found =
    { $me ->
        [yes] Odkrywasz
       *[no] { $who } odkrywa
    } żeton { $at }: { $it }.
tek-log-crowned =
    { $me ->
        [yes] Masz
       *[no] { $who } ma
    } koronę.
tek-log-robbed =
    { $it_key ->
        [tek-bundle-nothing] { $me ->
                [yes] Nie masz
               *[no] { $who } nie ma
            } nic dla bandytów
       *[other] { $me ->
                [yes] Płacisz
               *[no] { $who } płaci
            } bandytom { $it }
    }.
tek-log-burned =
    { $me ->
        [yes] Burzysz
       *[no] { $who } burzy
    } poziom { $foe_me ->
        [yes] twojej wieży: masz teraz
       *[no] wieży: { $foe } ma teraz
    } poziom { $level }.
tek-log-sheltered =
    Kościół ratuje pionek: { $me ->
        [yes] uciekasz
       *[no] { $who } ucieka
    } { $origin } { $to }.
tek-log-final =
    { $me ->
        [yes] Rozpoczynasz
       *[no] { $who } rozpoczyna
    } finał: gra skończy się z piątą tarczą.
tek-log-ended = Gra się kończy.
tek-log-set-out = Zaginione Królestwo to { $it }.

## Why something cannot be done (.title: the same in a few words)

tek-why-shield = Na tej akcji leży już tarcza.
    .title = Nie ta: leży tu tarcza
tek-why-not-adjacent = Jeden krok prowadzi tylko do regionu o wspólnej granicy.
    .title = Nie tutaj: za daleko
tek-why-river = Patrol nie może przekroczyć wody, rzeki ani urwisk.
    .title = Nie tutaj: na drodze jest rzeka
tek-why-water = Bez szczególnej magii nikt nie może wejść do wody.
    .title = Nie tutaj: to woda
tek-why-crags = Bez szczególnej magii nikt nie może wejść na urwiska.
    .title = Nie tutaj: to urwiska
tek-why-full = W regionie mieszczą się najwyżej dwa pionki.
    .title = Nie tutaj: region jest pełny
tek-why-last-there = Ostatniego pionka innego gracza nie można atakować.
    .title = Nie tutaj: czyjś ostatni pionek
tek-why-last-mine = Twój ostatni pionek nie może nikogo atakować.
    .title = Nie ostatnim pionkiem
tek-why-neutral = Neutralny pionek ma liczbę bojową { $n } i nie stać cię na nią.
    .title = Nie tutaj: nie stać cię
tek-why-inland = Wyprawa zaczyna się i kończy na zewnętrznej krawędzi terytorium.
    .title = Nie tutaj: to nie krawędź
tek-why-same-card = Wyprawa musi prowadzić na inne terytorium.
    .title = Nie tutaj: to samo terytorium
tek-why-lying = Leżący pionek musi najpierw wstać podczas Patrolu.
    .title = Nie ten: przeszukuje ruiny
tek-why-no-move = Nie ma dokąd się ruszyć.
    .title = Nie ma dokąd iść
tek-why-ore =
    To kosztuje { $n ->
        [one] { $n } rudę
        [few] { $n } rudy
       *[many] { $n } rudy
    }, a tyle nie masz.
    .title = Nie teraz: za mało rudy
tek-why-tower-done = Twoja wieża ma już wszystkie sześć poziomów.
    .title = Twoja wieża jest gotowa
tek-why-mana =
    To kosztuje { $n ->
        [one] { $n } manę
        [few] { $n } many
       *[many] { $n } many
    }, a tyle nie masz.
    .title = Nie teraz: za mało many
tek-why-magic-done = Masz już wszystkie pięć poziomów magii.
    .title = Twoja magia jest pełna
tek-why-food =
    Nowy pionek kosztuje { $n ->
        [one] { $n } żywność
        [few] { $n } żywności
       *[many] { $n } żywności
    }, a tyle nie masz.
    .title = Nie teraz: za mało żywności
tek-why-all-out = Wszystkie siedem twoich pionków jest już w grze.
    .title = W rezerwie nie ma pionków
tek-why-no-room = Żaden twój pionek nie stoi w regionie sam.
    .title = Nie ma miejsca na pionek
tek-why-empty = Nie masz surowców na wymianę.
    .title = Nie masz czego wymienić
tek-why-active = Kto wybrał akcję, nie może zbierać surowców.
    .title = Nie we własnej turze
tek-why-too-high =
    { $n ->
        [0] Nie masz czym zapłacić za żadną liczbę.
       *[other] Najwyższa liczba, na jaką cię stać, to { $n }.
    }
    .title = Za wysoko: nie stać cię
tek-why-occupied = Odwrót nie może wywołać kolejnej wojny.
    .title = Nie tutaj: ktoś tu stoi
tek-why-taken = Tę nację prowadzi już ktoś inny.
    .title = Nie ta: jest zajęta
tek-why-not-mine = Nowy pionek musi dołączyć do innego twojego pionka.
    .title = Nie tutaj: brak twojego pionka

## Price and gain on the buttons

tek-hint-costs =
    { $it_key ->
        [tek-bundle-nothing] za darmo
       *[other] kosztuje { $it }
    }
tek-hint-gains =
    { $it_key ->
        [tek-bundle-nothing] nic nie zyskujesz
       *[other] zyskujesz { $it }
    }
tek-hint-choice =
    { $n ->
        [one] +{ $n } dowolny surowiec
        [few] +{ $n } dowolne surowce
       *[many] +{ $n } dowolnych surowców
    }
tek-hint-war-cost =
    { $n ->
        [0] nic nie płacisz
       *[other] płacisz { $n }
    }
tek-hint-war = wojna { $nation }
tek-hint-neutral =
    { $n ->
        [0] neutralny pionek, za darmo
       *[other] neutralny pionek, płacisz { $n }
    }
tek-hint-stands = pionek wstaje
tek-hint-token = nieznany żeton
tek-hint-capital = PZ na koniec
tek-hint-ruins = na koniec przepada

## The score sheet

tek-score-figures = Pionki
tek-score-tower = Wieża
tek-score-magic = Magia
tek-score-bonus = Premia V poziomu
tek-score-capitals = Stolice
tek-score-lost-kingdom = Zaginione Królestwo
tek-score-trophies = Trofea
tek-score-crown = Korona
tek-score-towns = Miasta

## How it ended ($who: the winner, or all who share the victory)

tek-end-points = Wygrywa { $who }: najwięcej punktów.
tek-end-tie-break = Przy remisie punktowym wygrywa { $who }.
tek-end-draw = Remis: zwycięstwem dzielą się { $who }.

## Chapters of the Law whose heading is no clause

tek-law-setup = Przygotowanie gry
tek-law-turn = Tura
tek-law-move = Ruch
tek-law-war = Wojna
tek-law-end = Koniec gry
tek-law-regions = Regiony
tek-law-faction = Nacje

## The game in two minutes (.text: at most 35 words, .law: the clause that says it all)

tek-learn-goal = Zostań największym z małych królestw
    .text = Punkty dają cztery rzeczy: każdy pionek na mapie, wieża, każdy poziom magii i zajęte stolice. Wygrywa, kto ma ich najwięcej.
    .law = scoring.1
tek-learn-turn = Jeden wybiera, grają wszyscy
    .text = W swojej turze połóż tarczę na wolnej akcji i wykonaj ją. Potem każdy inny gracz wykonuje tę samą akcję albo zbiera surowce.
    .law = turn.3
tek-learn-deeds = Ziemia cię karmi
    .text = Za każdy region, w którym stoisz, zbierasz jeden surowiec: manę z lasu, rudę z gór, żywność z równin. Rozchodź się po mapie: drugi pionek w regionie nic nie dodaje.
    .law = collect.1
tek-learn-fight = Wkraczasz i wybucha wojna
    .text = Obie strony potajemnie ustawiają liczbę i za nią płacą: mana jest warta 2, ruda 1. Wyższa wygrywa, przy remisie obrońca. Dwie flagi zawierają sojusz.
    .law = war.1
tek-learn-special = Twoja nacja, twoja magia
    .text = Każda nacja ma własną magię. Badania kosztują manę, a każdy osiągnięty poziom daje ci zdolność, która nagina zasady.
    .law = research.1
tek-learn-end = Kto pierwszy, ten dzwoni na koniec
    .text = Siedem pionków na mapie, poziom wieży 6 albo poziom magii 5 zaczyna końcówkę: gra trwa, aż spocznie piąta tarcza, a potem liczy się punkty.
    .law = end.1
