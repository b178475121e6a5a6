paladins-title = Paladinové Západního království
paladins-tagline = Stav, obracej na víru a braň hranice otřeseného království.
