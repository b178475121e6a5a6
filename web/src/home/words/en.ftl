### The first page.

home-tab = Regnum: heavy games, a light table
home-lead = Pick a game, press play. No account, and bots take the empty chairs.
home-back = Welcome back, { $name }.
home-back-plain = Welcome back.
home-waits =
    { $n ->
        [0] Nothing waits for you just now.
        [one] One table waits for you.
       *[other] { $n } tables wait for you.
    }
home-then-bot = then a bot plays for you
new-table = New table
start-a-game = Start a game
game-for =
    { $n ->
        [1] { $game } for one
        [2] { $game } for two
        [3] { $game } for three
        [4] { $game } for four
        [5] { $game } for five
        [6] { $game } for six
       *[other] { $game } for { $n }
    }
play-now = Play now
invite-instead = Invite instead
change-chair = change this chair
set-up = Set up the game
set-up-done = That is all
set-up-usual = By the usual rules.
who-sits-here = Who plays on this device?
name-of = Name for chair { $n }
role-of = What chair { $n } plays
role-by-lot = By lot
sitter-you = You
sitter-here = Somebody here
sitter-open = Open
sitter-open-long = Open for a friend
option-some = Chosen one by one
game-named = The game: { $name }
game-help = Nobody sits here: the game plays by its rules.
open-help = gets a link from you
your-tables = Your tables
your-turn = Your turn
look = Look
forget = Take off the list
forget-table = Take { $title } off the list
no-tables-yet = Tables you play or watch will wait for you here.
open-tables = Open tables
free-chairs =
    { $n ->
        [0] none just now
       *[other] { $n } with a free chair
    }
no-open-tables = Nobody is waiting for players. Open a table and invite somebody.
invite-friends = Invite friends
invite-lead = Send one link. Whoever opens it picks a chair, in their own language.
invite-make = Open a table with a link
one-device = One device, pass around
watch-table = Watch a table
watch-by-link = Link or name of the table
watch-link-hint = for example brown-heron-42
watch-bots = Let bots play
watch-bots-lead = The chosen game with a bot in every chair.
watch-bots-start = Watch the bots
record-open = Open a record
record-lead = A game saved as a text file: look through it, or play on from its last move.
record-choose = Choose a file
record-watch = Look through it
record-continue = Play on
record-who = Who plays on?
credits = Free software. The pictures and all wording are our own; the games belong to their authors.
pace-help = The film tells you their moves at your own speed.
again-short = Again
