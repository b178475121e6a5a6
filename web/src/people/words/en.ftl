### Words about the people at the table: who is here, clocks, votes, leaving.

presence-here = here
presence-choosing = choosing
presence-away = away
presence-away-for = away { $n } min
presence-gone-since = gone since { $hour }
presence-bot = bot
presence-game = the game
presence-sub = bot plays
presence-open = free chair
clock-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
clock-hours = { $n } h
away-panel = { $who } is away
away-title = { $who } is to move, and is away.
away-free = The chair of { $who } is free.
away-free-note = Send the link to somebody who would like to play on. Until then whoever left can still take it back.
away-since =
    { $n ->
        [one] since { $hour }, { $n } minute
       *[other] since { $hour }, { $n } minutes
    }
away-then-bot = then a bot plays
away-note = Those who are here can vote. Whoever is away can take the seat back at any time.
away-clock-note = A bot plays in { $time }, or when you vote so. Whoever is away can take the seat back at any time.
away-sit-note = The game is running. Who sits down plays on from here.
away-link = Whoever opens this link can take the chair:
vote = What shall we do?
vote-wait = Wait
vote-wait-note = the game stands, a clock runs on
vote-bot = A bot for the time being
vote-bot-note = one click takes the seat back
vote-new = Seat somebody new
vote-new-note = by the link of the table
vote-needed =
    { $of ->
        [0] Nobody is here to vote.
        [1] One vote decides.
        [2] Both votes are needed.
       *[other] { $n } of { $of } votes decide.
    }
vote-not-yet = You have not voted.
vote-watch = Players who are here can vote.
seat-bot = A bot plays for you.
seat-bot-note = Take the seat back whenever you like; the next decision is yours.
seat-free = Your chair is free for somebody new.
seat-free-note = Nobody has taken it yet: you can still have it back.
seat-back = Take my seat back
leave-title = Leave the table
leave-lead = Who plays on for you?
leave-bot = A bot, until I am back
leave-bot-note = The others need not wait. One click takes the seat back.
leave-link = Somebody else, by link
leave-link-note = Your chair becomes free; whoever opens the link can take it.
leave-stay = Nobody: I will be back
leave-stay-note = The table waits for you when it is your turn.
leave-sent = Your chair is free. Send this link to whoever plays on:
sign-good = Well played
sign-ha = Ha!
sign-ouch = Ouch
sign-hurry = Hurry, please
sign-back = Back in a minute
sign-game = Good game
talk-watching = Watching { $n }
talk-mute = Mute the talk
talk-muted = The talk is muted on this device.
talk-none = Nobody has said anything yet.
talk-signs = Quick signs
talk-say = Say something to the table
talk-send = Send
call-me = What shall we call you?
call-me-note = The name is remembered on this device. You can change it at any time.
call-me-done = That is me
table-title = Title
table-who = Who may come
table-by-link = By link only
table-by-link-help = Only those you send the link to.
table-to-all = Open to all
table-to-all-help = The table stands among the open tables.
table-clock = Clock
table-clock-none = None
table-clock-bank = { $n } minutes each
table-clock-day =
    { $n ->
        [one] { $n } day a move
       *[other] { $n } days a move
    }
table-clock-help = When time is over, a bot plays until the player is back.
table-with = with { $who }
talk-new = { $n } new
