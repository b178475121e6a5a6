### Slova mapy hry Root. Pravidla mají svá v src/regnum/games/root/words.

root-ui-setup = Příprava
root-ui-factions = Frakce
root-ui-hand = Ruka
root-ui-map = { $map }: dvanáct mýtin
root-ui-burrow = Nora
root-ui-ruled = vládne: { $faction }
root-ui-begins =
    { $n ->
        [one] Začíná zde { $n } možnost
        [few] Začínají zde { $n } možnosti
       *[other] Začíná zde { $n } možností
    }
root-ui-score = Počítadlo bodů
root-ui-supply = Vedle mapy
