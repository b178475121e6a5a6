### Co se stalo, vyprávěné před další otázkou.

film = Co se stalo od tvého posledního rozhodnutí
film-you = Ty
film-again = Znovu
film-again-all = Ukázat všechno znovu
film-since = Od tvého tahu
film-yours = Tvůj tah
film-quiet = Zatím se nic nestalo.
film-speed = Rychlost filmu
film-slow = pomalu
film-normal = běžně
film-fast = rychle
film-off = vypnuto
film-more = +{ $n }
film-go-on = Pokračovat
film-skips = klávesa přeskočí
film-taps = ťuknutí přeskočí
film-next = Na řadě: { $who }
film-next-you = Na řadě jsi ty
film-your-question = pak rozhoduješ ty
film-stays = zůstává do tvého příštího rozhodnutí
film-revealed = Odkryto
film-attack = útočí
film-defense = brání se
film-shields = Štíty
film-force = Družiny
