### Boards of the factions that the game plays.

root-auto-order = Rozkaz
root-auto-last-order = Poslední rozkaz
root-auto-turn = Co v posledním tahu udělal automat a proč
root-auto-waits = Ještě nebyl na tahu.
root-auto-program = Jak hraje
root-auto-traits = Vlastnosti
root-auto-decree = Výnos
root-auto-column =
    { $n ->
        [one] { $suit }: { $n } karta
        [few] { $suit }: { $n } karty
       *[other] { $suit }: { $n } karet
    }
root-auto-greatest = Nejvíc karet: v bitvách zásah navíc
root-auto-ordered = boduje podle rozkazu: { $suit }
root-auto-sympathy = { $piece }: na mapě { $out }; další žeton boduje { $points }
root-auto-deeds = Co podle rozkazu postupně udělá
root-auto-in-clearing = na mýtině { $n }
root-auto-in-forest = v lese
root-auto-most-hits = zásahů nejvýš
root-auto-extra-hit = když útočí
root-auto-refreshes = obnoví večer
root-auto-mechanical-marquise-birdsong = Odkryje rozkaz; předmět na něm vyrobí za 1 bod.
root-auto-mechanical-marquise-daylight = Bojuje na každé mýtině rozkazu, verbuje, kde vládne, staví podle rozkazu a všichni kromě tří jdou tam, kde je nejvíc soupeřů. Nic nepostavila a má nejvýš pět staveb: nový rozkaz.
root-auto-mechanical-marquise-evening = Boduje dráhu stavby podle rozkazu, u ptáka tu nejlepší.
root-auto-electric-eyrie-birdsong = Odkryje rozkaz, předmět na něm vyrobí za 1 bod a kartu přidá do výnosu. Bez hřadu se s jedním vrátí.
root-auto-electric-eyrie-daylight = Sloupce zleva: všechny verbují, pak všechny jdou, pak všechny bojují. Nakonec hřad; když nejde postavit, chaos.
root-auto-electric-eyrie-evening = Boduje hřady na mapě.
root-auto-automated-alliance-birdsong = Odkryje rozkaz a předmět na něm vyrobí za 1 bod. Vzpourou získá základnu toho symbolu, jinak šíří sympatie, do čtyř žetonů dvakrát.
root-auto-automated-alliance-daylight = Šíří sympatie; při ptačím rozkazu se i vzbouří.
root-auto-automated-alliance-evening =
    Základny, u kterých { $n ->
        [one] je aspoň { $n } bojovník
        [few] jsou aspoň { $n } bojovníci
       *[other] je aspoň { $n } bojovníků
    }, místo toho šíří sympatie; pak ke každé základně bojovník.
root-auto-vagabot-birdsong = Odkryje rozkaz a předmět na něm vyrobí za 1 bod. S nejvýš dvěma nepoškozenými předměty se vytratí do lesa.
root-auto-vagabot-daylight = Liška: průzkum, bitva, zvláštní akce. Králík: bitva, oprava, zvláštní akce. Myš: úkol, pomoc, bitva, oprava. Pták: průzkum, úkol, pomoc, bitva.
root-auto-vagabot-evening = Obnoví předměty, jeden opraví, v lese všechny.
