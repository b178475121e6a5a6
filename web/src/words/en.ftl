### Words of the browser table's frame. Sentences about a game come from the server.

## Everywhere

brand = Regnum
brand-home = Regnum, to the first page
you = You
bot = Bot
close = Close
loading = Setting the table…
language = Language
theme-dark = Dark theme
theme-light = Light theme
copy-link = Copy the link
copied = Copied
clause = Clause { $id }
change = Change
done = Done
undo = Undo
show-all = Show all { $n }
show-fewer = Show fewer
error-offline = The server does not answer. Check the connection and try again.
error-server = The server could not do that. Try again in a moment.

## First page

home-title = Heavy games, a light table.
nav = Pages
nav-play = Play
nav-tables = Open tables
nav-learn = Learn
nav-law = The Law
games = Games
players-minutes = { $fewest }–{ $most } players · { $minutes } min
add-chair = Add a chair
remove-chair = Remove chair { $n }
chairs = Chairs
chair = Chair
chair-number = Chair { $n }
options = Options
who-sits = Who sits in chair { $n }
player-number = Player { $n }
bot-named = Bot: { $name }
on-this-device = on this device
chairs-free =
    { $n ->
        [one] { $n } chair free
       *[other] { $n } chairs free
    }
sit-down = Sit down
table-link = Link to the table
watch = Watch

## Lobby

lobby = Waiting for players
lobby-guest = There is a chair for you
lobby-lead = Send this link to anybody, or a chair's own link to a certain friend. The game starts when every chair is taken.
chair-open = free
chair-awaited = awaited
chair-ready = ready
chair-game = the game plays this seat
your-name = Your name
guest = Guest
fill-with = Kind of bots
fill-with-bots = Fill with bots

## Table

tab-table = Regnum
tab-your-turn = ● Your turn
tab-board = Table
tab-players = Players
tab-actions = Actions
tab-talk = Talk
tab-log = Log
parts = Parts of the table
board = Board
rail = Players and log
players = Players
points-short = VP
menu = Menu
law = The Law
campaign = Campaign
since-my-turn = What happened since my last turn
hint = What would the champion do?
try-out = Try it out
try-from-here = Try from here
look-back = Look back through the game
table-settings = How this table plays
host-table = Host this table
links = Links to this table
link-watch = Link for spectators
link-watch-lead = For spectators, or for anybody who may take a free chair:
link-own = Your own link
link-own-lead = Your own seat, to play on from another device. Keep it to yourself:
link-seat = Link to chair { $n }
link-seat-lead = For whoever plays chair { $n }:
motion-on = Let the pieces travel
motion-off = Stop the pieces from travelling
confirm = Ask me for Done
confirm-always = always
confirm-final = if final
confirm-never = never
pace = How fast the bots play
pace-slow = slowly
pace-normal = normally
pace-fast = fast
pace-at-once = at once
keys = Keys
new-game = New game
leave = Leave the table
record-save = Save the record
phase-lobby = waiting for players
phase-yours = your turn
phase-theirs = { $who } to move
phase-over = the game is over
phase-replay = looking back, move { $n }
no-table = There is no such table
no-table-lead = The link is wrong, the table has been cleared away, or it is not open to spectators.

## The question

question = Question
choices = Choices
choices-count =
    { $n ->
        [one] { $n } choice.
       *[other] { $n } choices.
    }
why-not = Why not?
refused = Closed choices
secret = Chosen in secret
chosen-in-secret = Chosen in secret.
pick-on-board = or pick it on the table
off-turn = In { $who }'s turn.
waiting = Waiting
waiting-for = Waiting for { $who }
one-moment = One moment…
you-watch = You are watching.
played = Played. Undo with Z.
done-nothing = choose first
less = One less
more = One more
of-all = of { $n }
undo-pick = the selection
undo-last = your last step
undo-not = not now
undo-nothing = There is nothing of yours to take back.
undo-ask = Ask the table to go back
consent = Going back
consent-ask = { $who } asks to take back a move. Do you agree?
consent-wait = Waiting for agreement: { $who }
consent-yes = Agree
consent-no = No
reconnecting = Connecting again…
reconnecting-long = The connection is gone. The pieces stay; trying again by itself.
pass-device = Pass the device to { $name }
pass-device-lead = The table stays covered until you confirm.
i-am = I am { $name }

## Log, replay, end

what-happened = What happened
what-happened-hint = click a line to go back to it
replay-move = look at this moment
log-empty = Nothing yet.
moment = Move { $n } of { $all }
moment-first = Before the first move.
moment-slider = Moment of the game
first = To the beginning
previous = One move back
next = One move on
last = To the end
play = Play
pause = Pause
back-to-live = Back to the game
replay = Replay
again = Same table again
next-game = Next game
again-follow = To the next table
over-you =
    { $points ->
        [one] You win with { $points } point!
       *[other] You win with { $points } points!
    }
over-one =
    { $points ->
        [one] { $who } wins with { $points } point.
       *[other] { $who } wins with { $points } points.
    }
over-shared =
    { $points ->
        [one] A shared victory with { $points } point: { $who }.
       *[other] A shared victory with { $points } points: { $who }.
    }
over-nobody = The game is over.
over-note = The score sheet says where the points came from.
score-sheet = Score sheet
score-total = Total
chart = Points, move by move
chart-label = Chart of the points of each player over the game
luck = Check the luck
luck-lead = Before the first move the server sealed the source of all chance and showed its seal. After the game it shows the key, and anybody can check that no draw was changed.
luck-commitment = The seal, shown since the start
luck-key = The key
luck-key-later = shown when the game is over
luck-how = Save the record and check it

## The Law

law-of = The Law of { $game }
law-lead = Every clause in our own words. The table enforces it and cites it when something is not allowed.
law-search = Search the Law
law-count =
    { $n ->
        [one] { $n } clause
       *[other] { $n } clauses
    }
ruling = Ruling:

## Keys

key-choose = choose
key-walk = walk through what is lit
key-done = done
key-drop = take back the selection
key-undo = undo
key-why = why not?
key-log = log
key-replay = what happened since my turn
key-board = board
key-hand = own cards
key-player = next player
key-zoom = closer, farther, whole
key-past = while looking back: step, beginning, end
analysis = Analysis
hints-allowed = Hints
hints-allowed-help = The champion may be asked what it would do
hints-all = Everybody may ask the champion
hints-alone = Only who plays alone against bots
