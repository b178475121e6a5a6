### Words that every game shares: the terminal, the server and the frame of the table.

## Seats and turns

regnum-seat = Seat { $seat }
regnum-turn-yours = Your turn
regnum-turn-waiting = Waiting for { $who }
regnum-decisions =
    { $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    }
regnum-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## The end of a game

regnum-game-over = The game is over
regnum-won-by = Won by { $who }
regnum-won-you = You have won
regnum-drawn-by = Shared by { $who }
regnum-lost = Lost: nobody at the table wins

## Undo

regnum-undo-done = The last move was taken back
regnum-undo-nothing = There is nothing to take back
regnum-undo-known = Too late: something was rolled, drawn or revealed since
regnum-undo-others = Too late: somebody else has acted since

## Refusals

regnum-not-asked = Nothing is asked of this seat now
regnum-not-offered = That is not among the choices
regnum-other-question = That answers another question
regnum-unreadable = That cannot be understood
regnum-law-no-clause = The Law of { $game } has no clause { $clause }

## The table

regnum-table-none = There is no such table
regnum-table-full = Every seat is taken
regnum-table-seat-taken = This seat is taken
regnum-seat-needs-player = Somebody has to play seat { $seat }
regnum-table-seat-kept = This seat is kept for somebody who has a link to it
regnum-table-not-yours = This seat is not yours

## The terminal

regnum-cli-choose = Type 1 to { $n }, or u undo, w why not, l the Law, s save, q quit
regnum-cli-again = Please type a number from 1 to { $n }, or one of u, w, l, s, q
regnum-cli-thinking = { $who } is thinking
regnum-cli-all-open = Nothing else could be chosen here
regnum-cli-saved = Saved to { $file }
regnum-cli-not-saved = Could not save to { $file }: { $why }
regnum-cli-bye = Until next time

## server

regnum-stale = The table has moved on; here it is as it stands
regnum-key-unknown = This link does not open a seat at this table
regnum-table-private = Only those who play may look at this table
regnum-table-waiting = The table is waiting for players
regnum-table-frozen = This table can only be looked at
regnum-table-stopped = This game can be followed up to decision { $n }: today’s rules do not allow what came next
regnum-table-older = This game was played under rules { $rules }, today they are { $now }: it can be looked at, not played on
regnum-table-retired = The game of this table can no longer be opened
regnum-table-crowded = Too many pages look at this table; try again later
regnum-table-host-only = Only the host of the table can do that
regnum-table-campaign-kept = A campaign keeps its tables; end the game instead
regnum-table-not-over = The game is not over yet
regnum-undo-over = The game is over and its luck has been shown; nothing can be taken back
regnum-final-asked = Then somebody else is asked: no way back.
    .deed = Hand over
regnum-final-known = Cards or other secrets come to light: no way back.
    .deed = Draw / reveal
regnum-final-luck = Luck decides: no way back.
    .deed = Try your luck
regnum-final-over = The game ends with this: no way back.
    .deed = End the game
regnum-final-together = All answers are shown at once: then no way back.
    .deed = Lock in
regnum-final-turn = Your turn ends with this: no way back.
    .deed = End turn
regnum-final-unknown = No way back after this.
    .deed = Done
regnum-wish-none = Nobody asks to go back now
regnum-clock-bad = A clock has between one minute and thirty days
regnum-vote-none = There is nothing to vote on: nobody the table waits for is away
regnum-talk-empty = Say something first
regnum-talk-fast = You talk very fast; wait a moment
regnum-name-empty = A name has at least one letter
regnum-title-0 = Thursday evening
regnum-title-1 = By the fireside
regnum-title-2 = Second cup of tea
regnum-title-3 = One more round
regnum-title-4 = The long table
regnum-title-5 = Autumn evening
regnum-title-6 = Under the lamp
regnum-title-7 = Rainy Sunday
regnum-title-8 = The corner table
regnum-title-9 = Before midnight
regnum-trouble = Something went wrong on our side; the table stands as before
regnum-not-saved = The move could not be saved; the table stands as before
regnum-try-gone = The table has gone back behind the place you started from; try from where it stands now
regnum-try-long = This line is as long as a line can be; step back, or try from the table again
regnum-try-worlds = There are no more worlds to imagine here
regnum-hint-off = At this table nobody may ask the champion
regnum-analysis-later = A game is analysed when it is over
regnum-cited-score = On the score sheet: { $source }, { $n }
regnum-too-fast = Too much at once; wait a moment
regnum-too-long = That is too long
regnum-too-many-pages = Too many tables are open from where you are; close some
regnum-store-away = The tables cannot be reached just now; try again in a moment
regnum-lang-unknown = Regnum speaks English, Czech and Polish
regnum-setup-bad = This table cannot be set up: { $why }
regnum-request-bad = The request cannot be understood
regnum-not-found = There is nothing here
regnum-game-none = There is no such game
regnum-client-missing = The browser table has not been built; run: make client
regnum-record-none = There is no record of a game in this file
regnum-record-bad = The record cannot be read, line { $line }: { $why }
regnum-record-long = The record is too long
regnum-record-later = While the game runs, its record would show what is hidden; it can be had after the end
regnum-campaign-unknown = There is no such campaign
regnum-campaign-private = Only those who played in this campaign may look at it
regnum-campaign-not-yours = Only those who play in the campaign can do that
regnum-campaign-none = There is no campaign in this file: { $why }
regnum-campaign-count = A campaign in a file has at least 1 game and at most { $most }
regnum-campaign-game = Game { $n } of the campaign: { $what }
regnum-campaign-unreadable = What the file says of it cannot be read: { $why }
regnum-campaign-other = Its record, line { $line }: this is “{ $found }”, not { $game }
regnum-campaign-names = Its record, line { $line }: seats { $seats }, but names in the file { $names }
regnum-campaign-unfinished = Its record stops at line { $line }, before the end of the game
regnum-campaign-misfit = Its record, line { $line }: { $option }: it should be “{ $value }”, for so the game before ended, and is “{ $found }”
regnum-campaign-over = Nothing can follow the game before it
regnum-setup-twice = Only one seat can be { $it }
regnum-role-with = { $it }: { $more }
regnum-role-any = Any
regnum-role-random = Random
regnum-option-order = Seating order
    .help = Who begins and in which order the players sit.
regnum-option-order-given = As seated
    .help = The first seat begins.
regnum-option-order-first-random = Random first player
    .help = The seats stay as they are and the first player is drawn.
regnum-option-order-shuffled = Shuffled
    .help = The seats are shuffled before the game.
regnum-option-prompts = Questions
    .help = Who is asked what can betray a hidden card.
regnum-option-prompts-fair = Fair
    .help = You are asked wherever somebody might have an answer, so a question betrays nothing.
regnum-option-prompts-quick = Quick
    .help = Nobody is asked who has nothing to answer. Faster, but the others may guess what you hold.
regnum-bot-unknown = There is no such bot
regnum-bot-random = Wanderer
    .help = Plays anything that is allowed. Good for a first look.
regnum-bot-greedy = Squire
    .help = Looks one step ahead and takes what is best now.
regnum-bot-learned = Scholar
    .help = Looks one step ahead and judges by what thousands of games taught it.
regnum-bot-ismcts = Strategist
    .help = Imagines how the game may go on.
regnum-bot-champion = Champion
    .help = Imagines how the game may go on and judges by what games taught it.
regnum-bot-wins = Of 100 games that it or a Squire wins, about { $n } are its own.

## Notices: what calls a player who is asked and not there, and the link to stop
regnum-notice-turn = Your turn: { $name }
regnum-notice-waits = { $game }: the table waits for you.
regnum-notice-stop = No more mail from Regnum: { $link }
regnum-notice-hook = { $who } to move: { $name } ({ $game })
regnum-notice-hook-try = From now on Regnum says here who is to move at the table { $name }
regnum-notice-try = This is how Regnum calls you
regnum-notice-tried = When a table waits for you and you are not there, this is what you get.
regnum-notice-none = Switch a way on first
regnum-notice-zone = We do not know this time zone
regnum-notice-push = We cannot reach this browser; try to switch it off and on
regnum-notice-no-mail = This house sends no mail
regnum-notice-address = This is no address for mail
regnum-hook-bad = This cannot be a webhook: it must begin with https:// and lead to the internet
regnum-hook-silent = The webhook did not take a first line; look whether the address is right
regnum-stop-ask = Shall Regnum stop sending mail to this address?
regnum-stop-button = No more mail
regnum-stop-done = Done. Regnum sends no more mail to this address. You can switch it on again at the bell of any table.
