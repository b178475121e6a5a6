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

home-title = Těžké hry, lehký stůl.
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
add-chair = Přidat židli
remove-chair = Odebrat židli { $n }
chairs = Židle
chair = Židle
chair-number = Židle { $n }
options = Nastavení hry
who-sits = Kdo sedí na židli { $n }
player-number = Hráč { $n }
bot-named = Bot: { $name }
on-this-device = na tomto zařízení
chairs-free =
    { $n ->
        [one] { $n } volná židle
        [few] { $n } volné židle
       *[other] { $n } volných židlí
    }
sit-down = Přisednout
table-link = Odkaz na stůl
watch = Dívat se

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
played = Zahráno. Vrátit: Z.
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
