### Words of Root's map. The rules bring their own from src/regnum/games/root/words.

root-ui-setup = Set-up
root-ui-factions = Factions
root-ui-hand = Hand
root-ui-map = { $map }: twelve clearings
root-ui-burrow = Burrow
root-ui-ruled = ruler: { $faction }
root-ui-begins =
    { $n ->
        [one] { $n } choice begins here
       *[other] { $n } choices begin here
    }
root-ui-score = Score track
root-ui-supply = Beside the map
