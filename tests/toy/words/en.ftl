### Ferrymen, in English.

toy-title = Ferrymen
toy-tagline = A river, a few cards, and somebody who parries.

toy-option-rounds = Rounds
    .help = How many rounds are played.
toy-option-rounds-1 = One
    .help = A single round.
toy-option-rounds-3 = Three
    .help = The usual game.
toy-option-rounds-6 = Six
    .help = A long game.
toy-option-map = Map
    .help = What the ferries cross.
toy-option-map-lake = Lake
    .help = Calm water.
toy-option-map-river = River
    .help = Water with a will.
toy-option-carried = Points so far
    .help = The points of every seat from the game before.

toy-phase-bid = Bids
toy-phase-turn = Turns

toy-action-draw = Draw a card
toy-action-roll = Roll the die
toy-action-give = Give a card away
toy-action-sail = Sail

toy-bid-ask = Which card do you bid?
    .note = The best colour takes a point.
toy-bid-option = Card { $it }
toy-bid-pass = Pass
toy-action-ask = What do you do?
    .note = One action a turn.
toy-action-option = { $it }
toy-action-pass = Pass
toy-card-ask = Which card do you give away?
    .note = It is worth a point, unless it is parried.
toy-card-option = Card { $it }
toy-card-pass = Pass
toy-gift-ask = Who gets card { $about }?
    .note = Whoever it is may parry it.
toy-gift-option = { $it }
toy-gift-pass = Nobody
toy-parry-ask = Do you parry the gift?
    .note = A high card is discarded together with it.
toy-parry-option = Parry with card { $it }
toy-parry-pass = Take it
toy-route-ask = Where do you sail?
    .note = Coming home is worth a point.
toy-route-option = From port { $from } to port { $to }
toy-route-pass = Stay

toy-log-bid = { $me ->
    [yes] You bid card { $card }.
   *[no] { $who } bids card { $card }.
}
toy-log-draw = { $me ->
    [yes] You draw card { $card }.
   *[no] { $who } draws card { $card }.
}
toy-log-drew = { $me ->
    [yes] You draw a card.
   *[no] { $who } draws a card.
}
toy-log-roll = { $me ->
    [yes] You roll { $n }.
   *[no] { $who } rolls { $n }.
}

toy-why-deck = There are { $n } cards in the deck.
    .title = The deck is empty
toy-why-hand = There is no card in your hand.
    .title = Your hand is empty

toy-score-points = Points
toy-end-points = Most points: { $who }.

toy-book-best = { $me ->
    [yes] You brought { $n } points ashore.
   *[no] { $who } brought { $n } points ashore.
}
