### Převozníci, česky.

toy-title = Převozníci
toy-tagline = Řeka, pár karet a někdo, kdo odmítá dary.

toy-option-rounds = Kola
    .help = Kolik kol se hraje.
toy-option-rounds-1 = Jedno
    .help = Jediné kolo.
toy-option-rounds-3 = Tři
    .help = Běžná hra.
toy-option-rounds-6 = Šest
    .help = Dlouhá hra.
toy-option-map = Mapa
    .help = Přes co se převáží.
toy-option-map-lake = Jezero
    .help = Klidná voda.
toy-option-map-river = Řeka
    .help = Voda s vlastní vůlí.
toy-option-carried = Dosavadní body
    .help = Body každého hráče z minulé hry.

toy-phase-bid = Nabídky
toy-phase-turn = Tahy

toy-action-draw = Líznout kartu
toy-action-roll = Hodit kostkou
toy-action-give = Darovat kartu
toy-action-sail = Vyplout

toy-bid-ask = Kterou kartu nabízíš?
    .note = Nejlepší barva získá bod.
toy-bid-option = Karta { $it }
toy-bid-pass = Nic
toy-action-ask = Co uděláš?
    .note = Jedna akce za tah.
toy-action-option = { $it }
toy-action-pass = Nic
toy-card-ask = Kterou kartu daruješ?
    .note = Je za bod, pokud ji nikdo neodmítne.
toy-card-option = Karta { $it }
toy-card-pass = Žádnou
toy-gift-ask = Kdo dostane kartu { $about }?
    .note = Obdarovaný ji smí odmítnout.
toy-gift-option = { $it }
toy-gift-pass = Nikdo
toy-parry-ask = Odmítneš dar?
    .note = Odhodí se s ním jedna tvoje vysoká karta.
toy-parry-option = Odmítnout kartou { $it }
toy-parry-pass = Přijmout
toy-route-ask = Kam pluješ?
    .note = Návrat domů je za bod.
toy-route-option = Z přístavu { $from } do přístavu { $to }
toy-route-pass = Zůstat

toy-log-bid = { $me ->
    [yes] Nabízíš kartu { $card }.
   *[no] { $who } nabízí kartu { $card }.
}
toy-log-draw = { $me ->
    [yes] Lížeš kartu { $card }.
   *[no] { $who } líže kartu { $card }.
}
toy-log-drew = { $me ->
    [yes] Lížeš kartu.
   *[no] { $who } líže kartu.
}
toy-log-roll = { $me ->
    [yes] Hodíš { $n }.
   *[no] { $who } hodí { $n }.
}

toy-why-deck = Karet v balíčku: { $n }.
    .title = Balíček je prázdný
toy-why-hand = Nemáš v ruce žádnou kartu.
    .title = Prázdná ruka

toy-score-points = Body
toy-end-points = Nejvíc bodů: { $who }.

toy-book-best = { $me ->
    [yes] Na břeh dopluješ s body: { $n }.
   *[no] { $who } dopluje na břeh s body: { $n }.
}
