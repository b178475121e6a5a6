oath-title = Oath
oath-tagline = An empire whose story goes on from game to game.
