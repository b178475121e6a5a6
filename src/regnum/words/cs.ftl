### Slova společná všem hrám: terminál, server a rám stolu.

## Hry

regnum-game-oath = Oath
regnum-game-root = Root
regnum-game-paladins = Paladinové Západního království
regnum-game-tek = Tiny Epic Kingdoms

## Místa a tahy

regnum-seat = Místo { $seat }
regnum-seat-you = vy
regnum-seat-bot = bot
regnum-seat-open = volné
regnum-turn-yours = Jste na tahu
regnum-turn-of = Na tahu je { $who }
regnum-turn-waiting = Čeká se: { $who }
regnum-choose = Vyberte
regnum-choices =
    { $n ->
        [one] { $n } možnost
        [few] { $n } možnosti
       *[other] { $n } možností
    }
regnum-decisions =
    { $n ->
        [one] { $n } rozhodnutí
        [few] { $n } rozhodnutí
       *[other] { $n } rozhodnutí
    }
regnum-points =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }

## Konec hry

regnum-game-over = Konec hry
regnum-won-by = Vítězí { $who }
regnum-drawn-by = O vítězství se dělí { $who }

## Vrácení tahu

regnum-undo-done = Poslední tah byl vrácen
regnum-undo-nothing = Není co vracet
regnum-undo-known = Pozdě: od té doby se házelo, lízalo nebo odkrývalo
regnum-undo-others = Pozdě: od té doby už jednal někdo jiný

## Odmítnutí

regnum-refused = To teď nejde
regnum-not-asked = Tohoto místa se teď nikdo na nic neptá
regnum-not-offered = To není mezi možnostmi
regnum-other-question = To je odpověď na jinou otázku
regnum-unreadable = Tomu nelze rozumět
regnum-refused-because = { $reason } ({ $clause })
regnum-law-clause = Zákon hry { $game }, { $clause }
regnum-law-no-clause = Zákon hry { $game } nemá článek { $clause }

## Stůl

regnum-table-none = Takový stůl neexistuje
regnum-table-full = Všechna místa jsou obsazena
regnum-table-seat-taken = Toto místo je obsazeno
regnum-table-not-yours = Toto místo není vaše
regnum-table-stale = Hra mezitím pokročila; takto stojí teď
