### Words of the host's page.

host-tab = { $name } · host
host-title = Host this table
host-back = Back to the table
host-not = Only the host of the table has this page.
host-here = here now
host-away = away
host-free = nobody yet
host-never = Leave it
host-link = New link
host-link-lead = For { $who }, if their link is lost. The old link then opens nothing; what was played stays.
host-link-mine = This chair is played on this device. With a link of its own it moves to whoever opens the link.
host-link-go = Make a new link
host-link-done = Send this link to { $who } and to nobody else:
host-whole = The table
host-hand = Hand the table over
host-hand-lead = Somebody else becomes the host. You keep the chairs you play; this page is theirs then.
host-hand-go = Make a link for the new host
host-hand-done = Send this link to the new host and to nobody else:
host-end = End the game
host-end-lead = The game stops here for everybody. It can be looked at and saved, but not played on.
host-end-go = End it now
host-end-done = The game is ended. It can be looked at and saved.
host-close = Close the table
host-close-lead = The table goes, with everything that was played at it. Nobody can open it again.
host-close-go = Remove it for good
host-close-done = The table is closed.
