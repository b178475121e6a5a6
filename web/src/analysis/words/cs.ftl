### Co by udělal Šampion a co rozhodlo hru.

hint-title = Šampion
hint-thinks = Šampion přemýšlí, z toho, co můžeš vědět …
hint-close =
    { $n ->
        [one] První dvě možnosti se v { $n } vymyšlené hře nedají rozlišit.
        [few] První dvě možnosti se ve { $n } vymyšlených hrách nedají rozlišit.
        [many] První dvě možnosti se v { $n } vymyšlené hry nedají rozlišit.
       *[other] První dvě možnosti se v { $n } vymyšlených hrách nedají rozlišit.
    }
hint-why =
    { $n ->
        [one] Zkoušeno v { $n } vymyšlené hře: { $low } až { $high } výhry.
        [few] Zkoušeno ve { $n } vymyšlených hrách: { $low } až { $high } výhry.
        [many] Zkoušeno v { $n } vymyšlené hry: { $low } až { $high } výhry.
       *[other] Zkoušeno v { $n } vymyšlených hrách: { $low } až { $high } výhry.
    }
