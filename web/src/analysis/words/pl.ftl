### Co zrobiłby Czempion i co rozstrzygnęło grę.

hint-title = Czempion
hint-thinks = Czempion myśli, na podstawie tego, co możesz wiedzieć …
hint-close =
    { $n ->
        [one] Pierwszych dwóch możliwości nie da się odróżnić w { $n } wyobrażonej grze.
        [few] Pierwszych dwóch możliwości nie da się odróżnić w { $n } wyobrażonych grach.
        [many] Pierwszych dwóch możliwości nie da się odróżnić w { $n } wyobrażonych grach.
       *[other] Pierwszych dwóch możliwości nie da się odróżnić w { $n } wyobrażonej gry.
    }
hint-why =
    { $n ->
        [one] Próbowano w { $n } wyobrażonej grze: od { $low } do { $high } wygranej.
        [few] Próbowano w { $n } wyobrażonych grach: od { $low } do { $high } wygranej.
        [many] Próbowano w { $n } wyobrażonych grach: od { $low } do { $high } wygranej.
       *[other] Próbowano w { $n } wyobrażonej gry: od { $low } do { $high } wygranej.
    }

analysis-chances = Szanse na wygraną
analysis-chances-note = każda linia z tego, co ten gracz mógł wiedzieć
analysis-span = { $name }: na początku { $from }, między { $low } a { $high }, na końcu { $to }.
analysis-thinks = Czempion ogląda się na grę: { $done }
analysis-none = Żadna pojedyncza odpowiedź nie odwróciła tej gry.
analysis-turns = Punkty zwrotne
analysis-turn = Punkt zwrotny { $n }
analysis-champion = Co zrobiłby Czempion
analysis-knew = Ocenione z tego, co ten gracz mógł wtedy wiedzieć; co było ukryte, za każdym razem jest wyobrażone na nowo.
analysis-interval =
    { $n ->
        [one] od { $low } do { $high }, w { $n } wyobrażonej grze
        [few] od { $low } do { $high }, w { $n } wyobrażonych grach
        [many] od { $low } do { $high }, w { $n } wyobrażonych grach
       *[other] od { $low } do { $high }, w { $n } wyobrażonej gry
    }
analysis-see = Pokaż na planszy
analysis-leave = Wróć do stołu
moment-short = ruch { $n }
turn-missed = dało się lepiej
turn-found = lepsze niż byle jaka odpowiedź
turn-unlucky = mniej niż przeciętna odpowiedź, ale nic nie było na pewno lepsze
turn-played = Zagrano
turn-same = Zagrano; Czempion nie ma lepszego
turn-average = Dowolna odpowiedź, średnio
