### Words of the coach in a guided game.

guide-game = Guided game
guide-good = A good player
guide-law = Law { $id }
guide-count = { $n } of { $all }
guide-know = I know this
guide-leave = Leave the lesson
guide-fold = Fold the note away
guide-open = Show the note
guide-more = more
guide-lesson = Your lesson
guide-tab = Lesson { $n }/{ $all }
