notices = Upozornění
notices-waiting = { $n ->
    [one] Upozornění: čeká na tebe { $n } stůl
    [few] Upozornění: čekají na tebe { $n } stoly
   *[other] Upozornění: čeká na tebe { $n } stolů
    }
notices-title = Zavolej mě, když jsem na řadě
notices-once = jednou za čekání
notices-sound = Zvuk
notices-sound-note = krátké zaklepání a znamení na kartě
notices-push = Prohlížeč
notices-push-note = toto zařízení, i když je zavřený
notices-denied = prohlížeč to nedovolí: povol této stránce upozornění
notices-no-push = tenhle prohlížeč to neumí, nebo ne bez https
notices-mail = Mail
notices-mail-note = když na tebe stůl čeká deset minut
notices-mail-on = { $mail }, po deseti minutách
notices-mail-ask = Tvoje adresa
notices-no-mail = tenhle dům maily neposílá
notices-hook = Webhook
notices-hook-note = Discord nebo Slack, pro tento stůl
notices-hook-on = { $where }, pro tento stůl
notices-hook-host = Discord nebo Slack; nastavuje hostitel
notices-hook-ask = Adresa webhooku
notices-quiet = Tiché hodiny
notices-quiet-note = od { $from } do { $to }: nic než karta
notices-from = od
notices-to = do
notices-on = Zapnout
notices-try = Vyzkoušet hned
notices-stop = V každém mailu je jeden odkaz k zastavení.
notices-sent = Odesláno. Za chvilku by to mělo přijít.
notices-knocked = To bylo zaklepání.
notices-nothing = Nic není zapnuté.
notices-lost-push = Na tenhle prohlížeč se nešlo dovolat.
notices-lost-mail = Mail se nepodařilo odeslat.
notices-lost-hook = Webhook neodpověděl.
notices-asked = Stůl čeká na tebe.
home-name-note = tvoje jméno u každého nového stolu
home-call = Řekni mi, až budu na řadě
home-quiet = klid { $from }–{ $to }
home-quiet-none = bez klidu
