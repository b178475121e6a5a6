### Words of the campaign's page, of its list on the first page, and of bringing one in.

your-campaigns = Your campaigns
campaign-played =
    { $n ->
        [0] the first game is being played
        [one] { $n } game
       *[other] { $n } games
    }
campaign-read = Open the book
campaign-bring = Open the campaign
campaign-bring-lead = A campaign saved as a file: its book and every game of it, and you can play on.

campaign-of = Campaign · { $game }
campaign-unnamed = A campaign without a name
campaign-name = Name of the campaign
campaign-rename = Change the name
campaign-keep-name = Keep this name
campaign-tab = { $name } · campaign
campaign-story = What happened
campaign-line = The line of winners
campaign-game = Game { $n }
campaign-empty = The first game is being played. When it ends, its story will stand here.
campaign-replay = Look at the game
campaign-now = Game { $n } is being played
campaign-to-table = To the table
campaign-next = Game { $n } can begin
campaign-next-lead = It begins where the last one ended. Everybody is invited to a seat; another may sit down for whoever does not come.
campaign-next-others = Those who played the last game can start it.
campaign-start = Start game { $n }
campaign-who = Other players, or another number of them
campaign-anyone = Whoever comes
campaign-end = Nothing follows the last game: this campaign is complete.
campaign-save = Save the campaign
campaign-print = Print
campaign-link = Link to the campaign
campaign-players = Played by { $who }
