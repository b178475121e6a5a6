### Słowa strony gospodarza.

host-tab = { $name } · gospodarz
host-title = Zarządzanie stołem
host-back = Wróć do stołu
host-not = Tę stronę ma tylko gospodarz stołu.
host-here = jest tutaj
host-away = nie ma go tu
host-free = jeszcze nikt
host-never = Zostaw
host-link = Nowy link
host-link-lead = Gdy przepadł link do krzesła: { $who }. Stary niczego już wtedy nie otworzy; to, co rozegrano, zostaje.
host-link-mine = Na tym krześle gra się na tym urządzeniu. Z własnym linkiem przejdzie do tego, kto go otworzy.
host-link-go = Utwórz nowy link
host-link-done = Link do krzesła { $who } wyślij tylko temu, kto na nim siedzi:
host-whole = Stół
host-hand = Przekaż stół
host-hand-lead = Gospodarzem zostanie ktoś inny. Krzesła, na których grasz, zostają twoje; ta strona będzie już jego.
host-hand-go = Utwórz link dla nowego gospodarza
host-hand-done = Ten link wyślij nowemu gospodarzowi i nikomu innemu:
host-end = Zakończ grę
host-end-lead = Gra kończy się tu dla wszystkich. Można ją obejrzeć i zapisać, ale nie da się grać dalej.
host-end-go = Zakończ teraz
host-end-done = Gra jest zakończona. Można ją obejrzeć i zapisać.
host-close = Zamknij stół
host-close-lead = Stół znika razem ze wszystkim, co przy nim rozegrano. Nikt go już nie otworzy.
host-close-go = Usuń na dobre
host-close-done = Stół jest zamknięty.
