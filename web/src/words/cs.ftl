### Slova rámu stolu v prohlížeči. Věty o hře posílá server.

## Všude

brand = Regnum
brand-home = Regnum, na úvodní stránku
you = Ty
bot = Bot
close = Zavřít
loading = Prostírá se stůl…
language = Jazyk
theme-dark = Tmavý vzhled
theme-light = Světlý vzhled
copy-link = Zkopírovat odkaz
copied = Zkopírováno
clause = Článek { $id }
change = Změnit
done = Hotovo
undo = Zpět
show-all = Ukázat všech { $n }
show-fewer = Ukázat méně
error-offline = Server neodpovídá. Zkontroluj připojení a zkus to znovu.
error-server = Tohle se serveru nepovedlo. Zkus to za chvíli znovu.

## Úvodní stránka

home-tab = Regnum: těžké hry, lehký stůl
home-title = Těžké hry, lehký stůl.
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
nav = Stránky
nav-play = Hrát
nav-tables = Volné stoly
nav-learn = Naučit se
nav-law = Pravidla
games = Hry
players-minutes =
    { $most ->
        [one] { $fewest }–{ $most } hráč · { $minutes } min
        [few] { $fewest }–{ $most } hráči · { $minutes } min
       *[other] { $fewest }–{ $most } hráčů · { $minutes } min
    }
in-the-making = připravuje se
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
add-chair = Přidat židli
remove-chair = Odebrat židli { $n }
set-up = Příprava hry
set-up-done = Hotovo
set-up-usual = Podle obvyklých pravidel.
chairs = Židle
chair = Židle
chair-number = Židle { $n }
options = Nastavení hry
who-sits = Kdo sedí na židli { $n }
who-sits-here = Kdo hraje na tomto zařízení?
name-of = Jméno pro židli { $n }
role-of = Za koho se hraje na židli { $n }
role-by-lot = Los
player-number = Hráč { $n }
sitter-you = Ty
sitter-here = Někdo tady
sitter-open = Volná
sitter-open-long = Volná pro přátele
bot-named = Bot: { $name }
option-some = Vybrané po jedné
game-named = Hra: { $name }
game-help = Nikdo tu nesedí: hra táhne podle svých pravidel.
open-help = dostane od tebe odkaz
your-tables = Tvoje stoly
on-this-device = na tomto zařízení
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
chairs-free =
    { $n ->
        [one] { $n } volná židle
        [few] { $n } volné židle
       *[other] { $n } volných židlí
    }
sit-down = Přisednout
no-open-tables = Nikdo teď na hráče nečeká. Otevři stůl a někoho pozvi.
invite-friends = Pozvi přátele
invite-lead = Pošli jeden odkaz. Kdo ho otevře, vybere si židli, a to ve svém jazyce.
invite-make = Otevřít stůl s odkazem
table-link = Odkaz na stůl
one-device = U jednoho zařízení
watch-table = Dívat se na hru
watch = Dívat se
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

## Před začátkem

lobby = Čeká se na hráče
lobby-guest = Je tu židle pro tebe
lobby-lead = Tento odkaz pošli komukoli, odkaz na určitou židli jen tomu, kdo na ní má sedět. Hra začne, až budou všechny židle obsazené.
chair-open = volno
chair-awaited = čeká se
chair-ready = připraveno
chair-game = tady hraje sama hra
your-name = Tvoje jméno
guest = Host
fill-with = Druh botů
fill-with-bots = Doplnit boty

## Stůl

tab-table = Regnum
tab-your-turn = ● Jsi na tahu
tab-board = Stůl
tab-players = Hráči
tab-actions = Akce
tab-talk = Řeči
tab-log = Průběh
parts = Části stolu
board = Herní plán
rail = Hráči a průběh
players = Hráči
points-short = VB
menu = Nabídka
law = Pravidla
campaign = Kampaň
since-my-turn = Co se stalo od mého posledního tahu
hint = Co by udělal Šampion?
try-out = Vyzkoušet si
try-from-here = Zkusit odsud
look-back = Projít si hru zpětně
table-settings = Jak se tu hraje
host-table = Správa stolu
links = Odkazy na tento stůl
link-watch = Odkaz pro diváky
link-watch-lead = Pro diváky a pro každého, kdo si smí sednout na volnou židli:
link-own = Tvůj vlastní odkaz
link-own-lead = Tvoje místo u stolu: otevři ho i na jiném zařízení. Odkaz nikomu nedávej:
link-seat = Odkaz na židli { $n }
link-seat-lead = Pro toho, kdo bude sedět na židli { $n }:
motion-on = Zapnout pohyb figurek
motion-off = Vypnout pohyb figurek
confirm = Chtít potvrzení
confirm-always = vždy
confirm-final = když nejde zpět
confirm-never = nikdy
pace = Jak rychle hrají boti
pace-help = Film ti jejich tahy ukáže tvým tempem.
pace-slow = pomalu
pace-normal = běžně
pace-fast = rychle
pace-at-once = hned
keys = Klávesy
new-game = Nová hra
leave = Odejít od stolu
record-save = Uložit záznam
phase-lobby = čeká se na hráče
phase-yours = jsi na tahu
phase-theirs = na tahu: { $who }
phase-over = konec hry
phase-replay = ohlédnutí, tah { $n }
no-table = Takový stůl tu není
no-table-lead = Odkaz je neplatný, stůl už je sklizený, nebo se na něj diváci dívat nesmějí.

## Otázka

question = Otázka
choices = Možnosti
choices-count =
    { $n ->
        [one] { $n } možnost.
        [few] { $n } možnosti.
       *[other] { $n } možností.
    }
why-not = Proč ne?
refused = Nedostupné možnosti
secret = Volí se tajně
chosen-in-secret = Tajně zvoleno.
pick-on-board = nebo vyber na stole
off-turn = Na tahu je { $who }.
waiting = Čekání
waiting-for = Čeká se: { $who }
one-moment = Okamžik…
you-watch = Díváš se.
no-way-back = Tohle už nepůjde vrátit.
done-nothing = nejdřív vyber
less = O jeden méně
more = O jeden více
of-all = z { $n }
undo-pick = výběr
undo-last = poslední krok
undo-not = teď nejde
undo-nothing = Nemáš co vzít zpět.
undo-ask = Požádat stůl o krok zpět
consent = Krok zpět
consent-ask = { $who } prosí o krok zpět. Souhlasíš?
consent-wait = Čeká se na souhlas: { $who }
consent-yes = Souhlasím
consent-no = Ne
reconnecting = Obnovuje se spojení…
reconnecting-long = Spojení se přerušilo. Figurky zůstávají, stůl se připojí sám.
pass-device = Teď hraje { $name }
pass-device-lead = Předej zařízení. Stůl zůstane zakrytý, dokud se hráč nepřihlásí.
i-am = Tady { $name }

## Záznam, ohlédnutí, konec

what-happened = Co se stalo
what-happened-hint = klepnutím se vrátíš k té chvíli
replay-move = podívat se na tuto chvíli
log-empty = Zatím nic.
moment = Tah { $n } z { $all }
moment-first = Před prvním tahem.
moment-slider = Okamžik hry
first = Na začátek
previous = O tah zpět
next = O tah dál
last = Na konec
play = Přehrát
pause = Pozastavit
back-to-live = Zpět do hry
replay = Přehrát hru
again = Stejný stůl znovu
again-short = Znovu
next-game = Další hra
again-follow = K dalšímu stolu
over-you =
    { $points ->
        [one] Vyhráváš: { $points } bod!
        [few] Vyhráváš: { $points } body!
       *[other] Vyhráváš: { $points } bodů!
    }
over-one =
    { $points ->
        [one] { $who } vyhrává: { $points } bod.
        [few] { $who } vyhrává: { $points } body.
       *[other] { $who } vyhrává: { $points } bodů.
    }
over-shared =
    { $points ->
        [one] Společné vítězství, { $points } bod: { $who }.
        [few] Společné vítězství, { $points } body: { $who }.
       *[other] Společné vítězství, { $points } bodů: { $who }.
    }
over-nobody = Konec hry.
over-note = Odkud se body vzaly, ukazuje bodování.
score-sheet = Bodování
score-total = Celkem
chart = Body tah za tahem
chart-label = Graf bodů každého hráče během hry
luck = Ověřit náhodu
luck-lead = Před prvním tahem server zapečetil zdroj veškeré náhody a ukázal pečeť. Po hře ukáže klíč a každý si může ověřit, že se na ničem nic nezměnilo.
luck-commitment = Pečeť, vidět je od začátku
luck-key = Klíč
luck-key-later = ukáže se po konci hry
luck-how = Ulož záznam a ověř ho

## Pravidla

law-of = Pravidla hry { $game }
law-lead = Každý článek našimi vlastními slovy. Stůl pravidla hlídá, a když něco nejde, článek uvede.
law-search = Hledat v pravidlech
law-count =
    { $n ->
        [one] { $n } článek
        [few] { $n } články
       *[other] { $n } článků
    }
ruling = Výklad:

## Klávesy

key-choose = vybrat
key-walk = procházet, co svítí
key-done = hotovo
key-drop = zrušit výběr
key-undo = zpět
key-why = proč ne?
key-log = průběh
key-replay = co se stalo od mého tahu
key-board = herní plán
key-hand = vlastní karty
key-player = další hráč
key-zoom = blíž, dál, celé
key-past = při ohlédnutí: krok, začátek, konec
analysis = Rozbor
hints-allowed = Rady
hints-allowed-help = Šampiona se lze ptát, co by udělal
hints-all = Ptát se smí každý
hints-alone = Jen kdo hraje sám proti botům
