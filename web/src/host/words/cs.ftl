### Slova stránky hostitele.

host-tab = { $name } · hostitel
host-title = Správa stolu
host-back = Zpět ke stolu
host-not = Tuhle stránku má jen hostitel stolu.
host-here = je tady
host-away = není tady
host-free = zatím nikdo
host-never = Nechat být
host-link = Nový odkaz
host-link-lead = Když se ztratil odkaz pro židli: { $who }. Starý už pak nic neotevře; co se odehrálo, zůstává.
host-link-mine = Na téhle židli se hraje na tomto zařízení. S vlastním odkazem přejde k tomu, kdo ho otevře.
host-link-go = Vytvořit nový odkaz
host-link-done = Odkaz pro židli { $who } pošli jen tomu, kdo na ní sedí:
host-whole = Stůl
host-hand = Předat stůl
host-hand-lead = Hostitelem se stane někdo jiný. Židle, za které hraješ, ti zůstanou; tahle stránka bude jeho.
host-hand-go = Vytvořit odkaz pro nového hostitele
host-hand-done = Tenhle odkaz pošli novému hostiteli a nikomu jinému:
host-end = Ukončit hru
host-end-lead = Hra tady pro všechny skončí. Dá se prohlížet a uložit, ale už ne dohrát.
host-end-go = Ukončit teď
host-end-done = Hra je ukončená. Dá se prohlížet a uložit.
host-close = Zrušit stůl
host-close-lead = Stůl zmizí i se vším, co se na něm odehrálo. Nikdo už ho neotevře.
host-close-go = Zrušit nadobro
host-close-done = Stůl je zrušený.
