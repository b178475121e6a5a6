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
