# The web table in English: what the server says, and the short texts of the page.

result = { $seat }: { $result ->
    [1] won
    [-1] lost
   *[other] drawn
}, score { $score }.

## In the terminal, when the server starts.

serve-here = Garrison is at { $url } (Ctrl-C ends it; every table is kept).
serve-friends = Friends on the same network open { $url }

## Refusals, by code.

error-malformed = That message cannot be understood.
error-too-large = That is too large.
error-too-many = Too much at once; wait a moment.
error-not-joined = Sit down at the table first.
error-no-seat = There is no such table, or the link is no longer good.
error-taken = Somebody has that seat already.
error-not-yours = That is for another seat to do.
error-no-take-backs = At this table nothing is taken back.
error-no-hints = Hints are switched off here.
error-secret = That stays hidden until the game is over.
error-disk = It could not be written to disk, so nothing has happened. Please try again.
error-full = There is no more room here.
error-bad-component = That file cannot be played with.
