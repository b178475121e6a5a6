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

analysis-chances = Naděje na výhru
analysis-chances-note = každá čára z toho, co ten hráč mohl vědět
analysis-span = { $name }: na začátku { $from }, mezi { $low } a { $high }, na konci { $to }.
analysis-thinks = Šampion se ohlíží za hrou: { $done }
analysis-none = Žádná jednotlivá odpověď tuhle hru nezvrátila.
analysis-turns = Zlomy hry
analysis-turn = Zlom { $n }
analysis-champion = Co by udělal Šampion
analysis-knew = Posouzeno z toho, co tenhle hráč tehdy mohl vědět; co bylo skryté, je pokaždé vymyšleno znovu.
analysis-interval =
    { $n ->
        [one] { $low } až { $high }, v { $n } vymyšlené hře
        [few] { $low } až { $high }, ve { $n } vymyšlených hrách
        [many] { $low } až { $high }, v { $n } vymyšlené hry
       *[other] { $low } až { $high }, v { $n } vymyšlených hrách
    }
analysis-see = Ukázat na desce
analysis-leave = Zpět ke stolu
moment-short = tah { $n }
turn-missed = šlo to lépe
turn-found = lepší než kterákoli odpověď
turn-unlucky = méně než průměrná odpověď, ale nic nebylo lepší nade vší pochybnost
turn-played = Zahráno
turn-same = Zahráno; Šampion nemá lepší
turn-average = Kterákoli odpověď v průměru
