### Soukromá deska, na které si hráč věci zkouší.

try-sign = Představa
try-sign-note = Co nevidíš, je rozdáno znovu
try-entered = Jsi v představě. Klávesa Escape vrací ke stolu.
try-left = Jsi zpátky u stolu.
try-ribbon = představa
try-you-play = Ve své představě hraješ za hráče: { $who }
try-you-play-you = Tvůj vlastní tah, v tvé představě
try-line = Tvoje zkoušená hra
try-start = Stůl, jak stojí
try-start-then = Stůl, jak stál
try-go-back = Zpátky sem; jiná odpověď začne novou větev
try-lines = Zkoušené hry
try-line-name = hra { $name }
try-line-new = Nová hra od stolu
try-other-world = Jiný svět
try-deal = Rozdat jiný svět
try-home = Zpátky ke stolu
try-home-note = Nikdo o tom neví
try-called = Stůl se tě teď ptá
try-world = Svět { $n }
try-world-note = rozdáno znovu, ne pravda
try-world-text = Ruce, balíčky i náhoda jsou rozdány znovu z toho, co můžeš vědět. Nikdo jiný to nevidí a nedozví se o tom.
try-guess = Díváš se z místa hráče { $who }: vše, co skrývá, je jen odhad.
try-hand = Karty hráče { $who }, odhad
try-compare = Hra { $name }, svět po světu
try-compare-note = body teď
try-not-yet = tady nezkoušeno
try-stops = tady nejde
try-little =
    { $n ->
        [one] Jeden svět dokazuje málo.
        [few] { $n } světy dokazují málo.
        [many] { $n } světa dokazuje málo.
       *[other] { $n } světů dokazuje málo.
    }
try-stopped =
    { $n ->
        [one] V tomhle světě dojde hra k { $n } odpovědi.
        [few] V tomhle světě dojde hra ke { $n } odpovědím.
        [many] V tomhle světě dojde hra k { $n } odpovědi.
       *[other] V tomhle světě dojde hra k { $n } odpovědím.
    }
try-over = V tomhle světě hra končí.
try-over-note = Vrať se o krok, otevři jinou hru, nebo rozdej jiný svět.
