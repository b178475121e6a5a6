notices = Powiadomienia
notices-waiting = { $n ->
    [one] Powiadomienia: czeka na ciebie { $n } stół
    [few] Powiadomienia: czekają na ciebie { $n } stoły
   *[other] Powiadomienia: czeka na ciebie { $n } stołów
    }
notices-title = Zawołaj mnie, gdy moja kolej
notices-once = raz na czekanie
notices-sound = Dźwięk
notices-sound-note = krótkie pukanie i znak na karcie
notices-push = Przeglądarka
notices-push-note = to urządzenie, także gdy jest zamknięta
notices-denied = przeglądarka zabrania: zezwól tej stronie na powiadomienia
notices-no-push = ta przeglądarka nie umie albo nie bez https
notices-mail = Mail
notices-mail-note = gdy stół czeka na ciebie dziesięć minut
notices-mail-on = { $mail }, po dziesięciu minutach
notices-mail-ask = Twój adres
notices-no-mail = ten dom nie wysyła maili
notices-hook = Webhook
notices-hook-note = Discord albo Slack, dla tego stołu
notices-hook-on = { $where }, dla tego stołu
notices-hook-host = Discord albo Slack; ustawia gospodarz
notices-hook-ask = Adres webhooka
notices-quiet = Ciche godziny
notices-quiet-note = od { $from } do { $to }: nic poza kartą
notices-from = od
notices-to = do
notices-on = Włącz
notices-try = Wypróbuj teraz
notices-stop = W każdym mailu jest jeden link do zatrzymania.
notices-sent = Wysłane. Za chwilę powinno dotrzeć.
notices-knocked = To było pukanie.
notices-nothing = Nic nie jest włączone.
notices-lost-push = Nie udało się dotrzeć do tej przeglądarki.
notices-lost-mail = Nie udało się wysłać maila.
notices-lost-hook = Webhook nie odpowiedział.
notices-asked = Stół czeka na ciebie.
home-name-note = twoje imię przy każdym nowym stole
home-call = Powiedz mi, gdy przyjdzie moja kolej
home-quiet = cisza { $from }–{ $to }
home-quiet-none = bez ciszy
