### Words of the coach in a guided game.

guide-game = Gra z przewodnikiem
guide-good = Dobry gracz
guide-law = Zasady { $id }
guide-count = { $n } z { $all }
guide-know = To już znam
guide-leave = Zakończ lekcję
guide-fold = Złóż notatkę
guide-open = Pokaż notatkę
guide-more = więcej
guide-lesson = Twoja lekcja
guide-tab = Lekcja { $n }/{ $all }
