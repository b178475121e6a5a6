### Slova společná všem hrám: terminál, server a rám stolu.

## Místa a tahy

regnum-seat = Hráč { $seat }
regnum-turn-yours = Jsi na tahu
regnum-turn-waiting = Čeká se na tah: { $who }
regnum-decisions =
    { $n ->
        [one] { $n } rozhodnutí
        [few] { $n } rozhodnutí
       *[other] { $n } rozhodnutí
    }
regnum-points =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }

## Konec hry

regnum-game-over = Konec hry
regnum-won-by = Vítězí { $who }
regnum-won-you = Tvoje výhra
regnum-drawn-by = O vítězství se dělí { $who }
regnum-lost = Prohra: nikdo u stolu nevítězí

## Vrácení tahu

regnum-undo-done = Poslední tah byl vrácen
regnum-undo-nothing = Není co vracet
regnum-undo-known = Pozdě: od té doby se házelo, lízalo nebo odkrývalo
regnum-undo-others = Pozdě: od té doby už jednal někdo jiný

## Odmítnutí

regnum-not-asked = Na tomto místě se teď o ničem nerozhoduje
regnum-not-offered = To není mezi možnostmi
regnum-other-question = To je odpověď na jinou otázku
regnum-unreadable = Tomu nelze rozumět
regnum-law-no-clause = Pravidla hry { $game } nemají článek { $clause }

## Stůl

regnum-table-none = Takový stůl neexistuje
regnum-table-full = Všechna místa jsou obsazena
regnum-table-seat-taken = Toto místo je obsazeno
regnum-seat-needs-player = Na místě { $seat } musí někdo hrát
regnum-table-seat-kept = Toto místo je drženo pro někoho, kdo má na ně odkaz
regnum-table-not-yours = Toto místo není tvoje

## Terminál

regnum-cli-choose = Napiš 1 až { $n }, nebo u vrátit tah, w proč ne, l pravidla, s uložit, q konec
regnum-cli-again = Napiš prosím číslo od 1 do { $n }, nebo jedno z u, w, l, s, q
regnum-cli-thinking = { $who } přemýšlí
regnum-cli-all-open = Nic jiného se tu vybrat nedá
regnum-cli-saved = Uloženo do { $file }
regnum-cli-not-saved = Nepodařilo se uložit do { $file }: { $why }
regnum-cli-bye = Zase příště

## server

regnum-stale = Hra se mezitím posunula; takhle teď stůl vypadá
regnum-key-unknown = Tento odkaz neotevírá u stolu žádné místo
regnum-table-private = Na tento stůl se smějí dívat jen ti, kdo hrají
regnum-table-waiting = Stůl čeká na hráče
regnum-table-frozen = Tento stůl si lze jen prohlížet
regnum-table-stopped = Tuto hru lze sledovat do rozhodnutí { $n }: další tah dnešní pravidla nedovolují
regnum-table-older = Tato hra se hrála podle pravidel verze { $rules }, dnes platí verze { $now }: můžeš si ji prohlížet, ale ne hrát dál
regnum-table-retired = Hru tohoto stolu už nelze otevřít
regnum-table-crowded = Tento stůl má otevřený příliš mnoho lidí; zkus to později
regnum-table-host-only = To může jen hostitel stolu
regnum-table-campaign-kept = Kampaň si své stoly nechává; hru můžeš ukončit
regnum-table-not-over = Hra ještě neskončila
regnum-undo-over = Hra skončila a zdroj náhody je odkrytý; nic už nelze vzít zpět
regnum-final-asked = Pak je na řadě někdo jiný: vrátit to nepůjde.
    .deed = Předat dál
regnum-final-known = Vyjdou najevo karty nebo jiná tajemství: vrátit to nepůjde.
    .deed = Líznout / odkrýt
regnum-final-luck = Rozhodne náhoda: vrátit to nepůjde.
    .deed = Zkusit štěstí
regnum-final-over = Hra tím končí: vrátit to nepůjde.
    .deed = Ukončit hru
regnum-final-together = Odpovědi se odkryjí naráz: pak už to nepůjde vrátit.
    .deed = Uzavřít
regnum-final-turn = Tvůj tah tím končí: vrátit to nepůjde.
    .deed = Ukončit tah
regnum-final-unknown = Tohle už nepůjde vrátit.
    .deed = Hotovo
regnum-wish-none = Nikdo teď o krok zpět nežádá
regnum-clock-bad = Hodiny mají od jedné minuty do třiceti dnů
regnum-vote-none = Není o čem hlasovat: nikdo, na koho stůl čeká, není pryč
regnum-talk-empty = Nejdřív něco napiš
regnum-talk-fast = Píšeš moc rychle; chvilku počkej
regnum-name-empty = Jméno má aspoň jedno písmeno
regnum-title-0 = Čtvrteční večer
regnum-title-1 = U krbu
regnum-title-2 = Druhý hrnek čaje
regnum-title-3 = Ještě jedno kolo
regnum-title-4 = Dlouhý stůl
regnum-title-5 = Podzimní večer
regnum-title-6 = Pod lampou
regnum-title-7 = Deštivá neděle
regnum-title-8 = Stůl v rohu
regnum-title-9 = Před půlnocí
regnum-trouble = Něco se u nás pokazilo; stůl zůstal, jak byl
regnum-not-saved = Tah se nepodařilo uložit; stůl zůstal, jak byl
regnum-try-gone = Stůl se vrátil před místo, odkud zkoušíš; zkus to od toho, jak stojí teď
regnum-try-long = Delší zkoušená hra už být nemůže; vrať se o krok, nebo zkus znovu od stolu
regnum-try-worlds = Další světy už si tu představit nejde
regnum-hint-off = U tohohle stolu se Šampiona nikdo ptát nesmí
regnum-analysis-later = Partie se rozebírá, až když skončí
regnum-cited-score = V bodování: { $source }, { $n }
regnum-too-fast = Příliš mnoho najednou; chvíli počkej
regnum-too-long = To je příliš dlouhé
regnum-too-many-pages = Odtud je otevřeno příliš mnoho stolů; některé zavři
regnum-store-away = Ke stolům se teď nedá dostat; zkus to za chvíli
regnum-lang-unknown = Regnum mluví anglicky, česky a polsky
regnum-setup-bad = Stůl nelze takto připravit: { $why }
regnum-request-bad = Požadavku nelze rozumět
regnum-not-found = Tady nic není
regnum-game-none = Taková hra tu není
regnum-client-missing = Stůl pro prohlížeč ještě není sestavený; spusť: make client
regnum-record-none = V tomhle souboru není záznam hry
regnum-record-bad = Záznam nelze přečíst, řádek { $line }: { $why }
regnum-record-long = Záznam je příliš dlouhý
regnum-record-later = Dokud se hraje, záznam by prozradil, co je skryté; bude k dispozici po skončení hry
regnum-campaign-unknown = Taková kampaň tu není
regnum-campaign-private = Na tuto kampaň se smějí dívat jen ti, kdo v ní hráli
regnum-campaign-not-yours = To mohou jen ti, kdo v kampani hrají
regnum-campaign-none = V tomhle souboru není kampaň: { $why }
regnum-campaign-count = Kampaň v souboru má aspoň 1 hru a nejvýš { $most }
regnum-campaign-game = Hra č. { $n } kampaně: { $what }
regnum-campaign-unreadable = Co o ní soubor říká, nelze přečíst: { $why }
regnum-campaign-other = Její záznam, řádek { $line }: tohle je „{ $found }“, ne { $game }
regnum-campaign-names = Její záznam, řádek { $line }: počet míst { $seats }, počet jmen v souboru { $names }
regnum-campaign-unfinished = Její záznam se zastaví na řádku { $line }, dřív než hra skončí
regnum-campaign-misfit = Její záznam, řádek { $line }: { $option }: má tu být „{ $value }“, protože tak skončila předchozí hra, a je tu „{ $found }“
regnum-campaign-over = Po předchozí hře už žádná následovat nemůže
regnum-setup-twice = { $it }: jen na jednom místě u stolu
regnum-role-with = { $it }: { $more }
regnum-role-any = Libovolně
regnum-role-random = Náhodně
regnum-option-order = Pořadí hráčů
    .help = Kdo začíná a v jakém pořadí hráči sedí.
regnum-option-order-given = Jak sedí
    .help = Začíná první místo u stolu.
regnum-option-order-first-random = Náhodný první hráč
    .help = Místa zůstávají a první hráč se vylosuje.
regnum-option-order-shuffled = Náhodné
    .help = Místa u stolu se před hrou vylosují.
regnum-option-prompts = Dotazy
    .help = Z toho, koho se hra na co ptá, se dá poznat skrytá karta.
regnum-option-prompts-fair = Poctivé
    .help = Hra se ptá všude, kde by někdo mohl mít co odpovědět, takže dotaz nic neprozradí.
regnum-option-prompts-quick = Rychlé
    .help = Hra se neptá, když nemáš co odpovědět. Jde to rychleji, ale ostatní mohou tušit, co držíš.
regnum-bot-unknown = Takový bot tu není
regnum-bot-random = Poutník
    .help = Zahraje cokoli, co je dovoleno. Na první seznámení.
regnum-bot-greedy = Panoš
    .help = Hledí jeden krok dopředu a bere, co je nejlepší teď.
regnum-bot-learned = Učenec
    .help = Hledí jeden krok dopředu a soudí podle toho, co ho naučily tisíce her.
regnum-bot-ismcts = Stratég
    .help = Představuje si, jak se hra může vyvíjet.
regnum-bot-champion = Šampion
    .help = Představuje si, jak se hra může vyvíjet, a soudí podle toho, co ho hry naučily.
regnum-bot-wins = Ze 100 her, které vyhraje on nebo Panoš, je asi { $n } jeho.

## Upozornění: co volá hráče, který má odpovědět a není tu, a odkaz k zastavení
regnum-notice-turn = Jsi na tahu: { $name }
regnum-notice-waits = { $game }: stůl čeká na tebe.
regnum-notice-stop = Žádné další maily od Regna: { $link }
regnum-notice-hook = Na tahu: { $who } · { $name } ({ $game })
regnum-notice-hook-try = Odteď tu Regnum hlásí, kdo je na tahu u stolu { $name }
regnum-notice-try = Takhle tě Regnum zavolá
regnum-notice-tried = Když na tebe stůl čeká a ty tu nejsi, přijde ti tohle.
regnum-notice-none = Nejdřív zapni nějaký způsob
regnum-notice-zone = Tohle časové pásmo neznáme
regnum-notice-push = Na tenhle prohlížeč se nedovoláme; zkus ho vypnout a znovu zapnout
regnum-notice-no-mail = Tenhle dům maily neposílá
regnum-notice-address = Tohle není mailová adresa
regnum-hook-bad = Tohle nemůže být webhook: musí začínat https:// a vést do internetu
regnum-hook-silent = Webhook nepřijal první zprávu; podívej se, jestli je adresa správně
regnum-stop-ask = Má Regnum přestat posílat maily na tuto adresu?
regnum-stop-button = Už žádné maily
regnum-stop-done = Hotovo. Regnum na tuto adresu už maily neposílá. Znovu je zapneš u zvonku kteréhokoli stolu.
