### Przewoźnicy, po polsku.

toy-title = Przewoźnicy
toy-tagline = Rzeka, parę kart i ktoś, kto odmawia darów.

toy-option-rounds = Rundy
    .help = Ile rund się gra.
toy-option-rounds-1 = Jedna
    .help = Pojedyncza runda.
toy-option-rounds-3 = Trzy
    .help = Zwykła gra.
toy-option-rounds-6 = Sześć
    .help = Długa gra.
toy-option-map = Mapa
    .help = Przez co pływają promy.
toy-option-map-lake = Jezioro
    .help = Spokojna woda.
toy-option-map-river = Rzeka
    .help = Woda z charakterem.
toy-option-carried = Dotychczasowe punkty
    .help = Punkty każdego gracza z poprzedniej gry.

toy-phase-bid = Oferty
toy-phase-turn = Tury

toy-action-draw = Dobierz kartę
toy-action-roll = Rzuć kością
toy-action-give = Podaruj kartę
toy-action-sail = Wypłyń

toy-bid-ask = Którą kartą licytujesz?
    .note = Najlepszy kolor zdobywa punkt.
toy-bid-option = Karta { $it }
toy-bid-pass = Nic
toy-action-ask = Co robisz?
    .note = Jedna akcja na turę.
toy-action-option = { $it }
toy-action-pass = Nic
toy-card-ask = Którą kartę dajesz?
    .note = Jest warta punkt, o ile nikt jej nie odmówi.
toy-card-option = Karta { $it }
toy-card-pass = Żadną
toy-gift-ask = Kto dostanie kartę { $about }?
    .note = Obdarowany może jej odmówić.
toy-gift-option = { $it }
toy-gift-pass = Nikt
toy-parry-ask = Odmawiasz daru?
    .note = Odrzucasz razem z nim swoją wysoką kartę.
toy-parry-option = Odmów kartą { $it }
toy-parry-pass = Przyjmij
toy-route-ask = Dokąd płyniesz?
    .note = Powrót do domu jest wart punkt.
toy-route-option = Z portu { $from } do portu { $to }
toy-route-pass = Zostań

toy-log-bid = { $me ->
    [yes] Licytujesz kartą { $card }.
   *[no] { $who } licytuje kartą { $card }.
}
toy-log-draw = { $me ->
    [yes] Dobierasz kartę { $card }.
   *[no] { $who } dobiera kartę { $card }.
}
toy-log-drew = { $me ->
    [yes] Dobierasz kartę.
   *[no] { $who } dobiera kartę.
}
toy-log-roll = { $me ->
    [yes] Wyrzucasz { $n }.
   *[no] { $who } wyrzuca { $n }.
}

toy-why-deck = Kart w talii: { $n }.
    .title = Talia jest pusta
toy-why-hand = Nie masz w ręce żadnej karty.
    .title = Pusta ręka

toy-score-points = Punkty
toy-end-points = Najwięcej punktów: { $who }.

toy-book-best = { $me ->
    [yes] Dopływasz do brzegu z punktami: { $n }.
   *[no] { $who } dopływa do brzegu z punktami: { $n }.
}
