notices = Notices
notices-waiting = { $n ->
    [one] Notices: { $n } table waits for you
   *[other] Notices: { $n } tables wait for you
    }
notices-title = Call me when I am asked
notices-once = once per wait
notices-sound = Sound
notices-sound-note = a short knock, and the tab’s sign
notices-push = Browser
notices-push-note = this device, also when closed
notices-denied = the browser forbids it: allow notices for this page
notices-no-push = this browser cannot, or not without https
notices-mail = Mail
notices-mail-note = when you are asked for ten minutes
notices-mail-on = { $mail }, after ten minutes
notices-mail-ask = Your address
notices-no-mail = this house sends no mail
notices-hook = Webhook
notices-hook-note = Discord or Slack, for this table
notices-hook-on = { $where }, for this table
notices-hook-host = Discord or Slack; the host sets it
notices-hook-ask = Address of the webhook
notices-quiet = Quiet hours
notices-quiet-note = { $from } to { $to }: nothing but the tab
notices-from = from
notices-to = to
notices-on = Switch on
notices-try = Try it now
notices-stop = Each mail has one link to stop.
notices-sent = Sent. It should be there in a moment.
notices-knocked = That was the knock.
notices-nothing = Nothing is switched on.
notices-lost-push = This browser could not be reached.
notices-lost-mail = The mail could not be sent.
notices-lost-hook = The webhook did not answer.
notices-asked = The table waits for you.
