### Words of the coach in a guided game.

guide-game = Hra s průvodcem
guide-good = Dobrý hráč
guide-law = Pravidla { $id }
guide-count = { $n } z { $all }
guide-know = To už znám
guide-leave = Odejít z lekce
guide-fold = Složit poznámku
guide-open = Ukázat poznámku
guide-more = více
guide-lesson = Tvoje lekce
guide-tab = Lekce { $n }/{ $all }
