### Co się stało, opowiedziane przed następnym pytaniem.

film = Co się stało od twojej ostatniej decyzji
film-you = Ty
film-again = Jeszcze raz
film-again-all = Pokaż wszystko jeszcze raz
film-since = Od twojego ruchu
film-yours = Twoja tura
film-quiet = Nic się jeszcze nie stało.
film-speed = Szybkość filmu
film-slow = wolno
film-normal = zwykle
film-fast = szybko
film-off = bez filmu
film-more = +{ $n }
film-go-on = Dalej
film-skips = dowolny klawisz pomija
film-taps = dotknięcie pomija
film-next = Teraz: { $who }
film-next-you = Teraz ty
film-your-question = potem decydujesz ty
film-stays = zostaje do twojej następnej decyzji
film-revealed = Odkryte
film-attack = atakuje
film-defense = broni się
film-shields = Tarcze
film-force = Chorągwie
