### Slova plánu hry Tiny Epic Kingdoms. Pravidla mají svá vlastní v src/regnum/games/tek/words.

tek-ui-setup = Příprava
tek-ui-turn = { $n }. tah
tek-ui-turn-final = { $n }. tah, konec se blíží
tek-ui-nations = Národy
tek-ui-actions = Akce
tek-ui-tower = Hrad

## Mapa

tek-ui-home = domov { $nation }
tek-ui-lost = Ztracené království
tek-ui-region = { $terrain }, { $territory }
tek-ui-empty = Prázdný kraj
tek-ui-neutral = Neutrální
tek-ui-stands =
    { $n ->
        [one] { $nation }: { $n } figurka
        [few] { $nation }: { $n } figurky
       *[other] { $nation }: { $n } figurek
    }
tek-ui-lying = (prohledává: { $n })
tek-ui-token-hidden = Žeton průzkumu lícem dolů
tek-ui-refused = Nelze: { $reason }
tek-ui-side = { $name }: { $terrains }

## Karty

tek-ui-shield = štít
tek-ui-shields = štíty: { $n } z { $of }
tek-ui-tower-units = ruda · body
tek-ui-tower-of = { $nation }: úroveň { $level }
tek-ui-tower-level = hrad { $n }
tek-ui-magic = Magie { $n } z { $of }
tek-ui-you = ty
tek-ui-figures =
    { $play ->
        [one] { $play } figurka ve hře, { $supply } v zásobě
        [few] { $play } figurky ve hře, { $supply } v zásobě
       *[other] { $play } figurek ve hře, { $supply } v zásobě
    }
tek-ui-figures-short =
    { $n ->
        [one] { $n } figurka
        [few] { $n } figurky
       *[other] { $n } figurek
    }
tek-ui-open = Ukázat celou kartu: { $nation }
tek-ui-crown = Má korunu
tek-ui-trophies =
    { $n ->
        [one] { $n } trofej ze Ztraceného království
        [few] { $n } trofeje ze Ztraceného království
       *[other] { $n } trofejí ze Ztraceného království
    }
tek-ui-mimics = Napodobuje: { $nation }
tek-ui-abilities = pět úrovní magie

## Volby

tek-ui-payment = Čím zaplatit
tek-ui-trade = Co za co
tek-ui-amount = Kolik
tek-ui-stores = Počáteční zdroje
tek-ui-left =
    { $n ->
        [0] vše rozděleno
        [one] zbývá { $n }
        [few] zbývají { $n }
       *[other] zbývá { $n }
    }
tek-ui-less = Méně: { $name }
tek-ui-more = Více: { $name }
tek-ui-suggested = První hra: jídlo { $food }, ruda { $ore }, mana { $mana }

## Válka

tek-ui-war = Válka
tek-ui-attacker = útočí
tek-ui-defender = brání se
tek-ui-dial-hidden = skryto
tek-ui-flag = vlajka míru
tek-ui-pays = Můžeš zaplatit nejvýš { $n }
tek-ui-war-higher = Vyhrává vyšší číslo, při shodě obránce.
tek-ui-war-flags = Číslo přebije vlajku; dvě vlajky uzavřou alianci.

## Jak začíná slovo nápovědy, malými písmeny: dostane tu ikonu
