### The first page.

home-tab = Regnum: těžké hry, lehký stůl
home-lead = Vyber hru a hraj. Bez účtu; prázdné židle obsadí boti.
home-back = Vítej zpátky, { $name }.
home-back-plain = Vítej zpátky.
home-waits =
    { $n ->
        [0] Teď na tebe nic nečeká.
        [one] Čeká na tebe jeden stůl.
        [few] Čekají na tebe { $n } stoly.
       *[other] Čeká na tebe { $n } stolů.
    }
home-then-bot = pak za tebe hraje bot
new-table = Nový stůl
start-a-game = Začít hru
game-for =
    { $n ->
        [1] { $game } pro jednoho
        [2] { $game } pro dva
        [3] { $game } pro tři
        [4] { $game } pro čtyři
        [5] { $game } pro pět
        [6] { $game } pro šest
       *[other] { $game } pro { $n }
    }
play-now = Hrát hned
invite-instead = Raději pozvat
change-chair = změnit tuto židli
set-up = Příprava hry
set-up-done = Hotovo
set-up-usual = Podle obvyklých pravidel.
who-sits-here = Kdo hraje na tomto zařízení?
name-of = Jméno pro židli { $n }
role-of = Za koho se hraje na židli { $n }
role-by-lot = Los
sitter-you = Ty
sitter-here = Někdo tady
sitter-open = Volná
sitter-open-long = Volná pro přátele
option-some = Vybrané po jedné
game-named = Hra: { $name }
game-help = Nikdo tu nesedí: hra táhne podle svých pravidel.
open-help = dostane od tebe odkaz
your-tables = Tvoje stoly
your-turn = Jsi na tahu
look = Podívat se
forget = Odebrat ze seznamu
forget-table = Odebrat ze seznamu: { $title }
no-tables-yet = Tady na tebe počkají stoly, u kterých hraješ nebo se díváš.
open-tables = Volné stoly
free-chairs =
    { $n ->
        [0] teď žádný
        [one] { $n } s volnou židlí
        [few] { $n } s volnou židlí
       *[other] { $n } s volnou židlí
    }
no-open-tables = Nikdo teď na hráče nečeká. Otevři stůl a někoho pozvi.
invite-friends = Pozvi přátele
invite-lead = Pošli jeden odkaz. Kdo ho otevře, vybere si židli, a to ve svém jazyce.
invite-make = Otevřít stůl s odkazem
one-device = U jednoho zařízení
watch-table = Dívat se na hru
watch-by-link = Odkaz nebo jméno stolu
watch-link-hint = třeba brown-heron-42
watch-bots = Ať hrají boti
watch-bots-lead = Vybraná hra s botem na každé židli.
watch-bots-start = Dívat se na boty
record-open = Otevřít záznam
record-lead = Hra uložená jako textový soubor: projdi si ji, nebo pokračuj od posledního tahu.
record-choose = Vybrat soubor
record-watch = Projít si ji
record-continue = Hrát dál
record-who = Kdo hraje dál?
credits = Svobodný software. Obrázky i všechny texty jsou naše vlastní; hry patří svým autorům.
pace-help = Film ti jejich tahy ukáže tvým tempem.
again-short = Znovu
