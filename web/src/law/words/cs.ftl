### Words that only the book of the Law says.

law-chapters = Kapitoly
law-hits =
    { $n ->
        [0] Nic se nenašlo
        [one] Nalezen { $n } článek
        [few] Nalezeny { $n } články
       *[other] Nalezeno { $n } článků
    }
law-all = Všechny { $n }
law-ruled = S výkladem { $n }
law-filter = Které články
law-named-in = Odkazuje sem
law-tests =
    { $n ->
        [one] Ověřuje { $n } test
        [few] Ověřují { $n } testy
       *[other] Ověřuje { $n } testů
    }
law-print = Vytisknout
law-open-book = Otevřít knihu
law-other-games = Pravidla her
law-two-minutes = Za dvě minuty
law-mine = Moje poslední partie { $n }
law-hit = { $n } z { $all }, { $id }, { $title }
law-of-hits = { $n } z { $all }
law-hits-short =
    { $n ->
        [one] { $n } nález
        [few] { $n } nálezy
       *[other] { $n } nálezů
    }
law-next = Další nález
law-previous = Předchozí nález
law-tests-short =
    { $n ->
        [one] { $n } test
        [few] { $n } testy
       *[other] { $n } testů
    }
law-ruling-id = Výklad { $id }
law-last-times =
    { $n ->
        [one] poslední partie: jednou
        [few] poslední partie: { $n }krát
       *[other] poslední partie: { $n }krát
    }
law-last-move = poslední partie: { $n }. tah
law-in-last = Ve tvé poslední partii
law-move = { $n }. tah:
law-last-more =
    { $n ->
        [one] A předtím ještě jednou.
        [few] A předtím ještě { $n }krát.
       *[other] A předtím ještě { $n }krát.
    }
law-replay = Přehrát
law-back = Zpět ke stolu
