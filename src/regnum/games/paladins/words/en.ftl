paladins-title = Paladins of the West Kingdom
paladins-tagline = Build, convert and defend the borders of a shaken kingdom.
