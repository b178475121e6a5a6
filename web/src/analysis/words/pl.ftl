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
