## Words of the table, the same for every game.

and = and
yes = yes
no = no

seat-human = person
seat-heuristic = machine
seat-random = random machine
seat-search = calculating machine

## What the table does.

taken-back = Taken back: { $answer }.
done-again = Done again: { $answer }.
fresh-dice = From here on the dice are new.
takebacks = { $count ->
    [0] Nothing was taken back.
    [one] { $count } take-back.
   *[other] { $count } take-backs.
}
saved-as = Saved as { $path }.

## What goes wrong, by the code of the error.

error-error = That cannot be done.
error-not-offered = That is not on offer now.
error-stale = The table has moved on; look again and answer anew.
error-unknown = That name is not known.
error-bad-save = Something is wrong with the save.
error-bad-position = The position cannot be read, or cannot be.
error-bad-component = The component data is wrong.
error-broken-rule = A rule of the program is broken. Please report it.
error-missing-extra = A part that this needs is not installed.

## Real cards: where they are.

card-is = { $card }: { $where }.
where-nowhere = none in this game
where-deck = { $count ->
    [one] one can come now
   *[other] { $count } can come now
}
where-below = { $count } further down, in deck { $deck }
where-hand = { $count } in the hand
where-played = { $count ->
    [one] one played already
   *[other] { $count } played already
}
where-placed = { $count } on the board already
where-in-play = { $count ->
    [one] one in play
   *[other] { $count } in play
}
where-aside = { $count } set aside
where-phase-2 = { $count } in the other phase of the deck
where-shuffled-back = { $count } in the deck, but shuffled in again now: only troops are placed
where-under = { $count } under the deck
where-track = on { $track }
where-day-pile = { $count } in the piles of the days
where-box = { $count } in the box
where-space = on { $space }
where-held = { $count } with { $who }
where-discard = { $count } discarded
where-out = { $count } out of the game
position-line = line { $line }
own-turn = { $count ->
    [0] Turn played on the table; nothing lies otherwise.
   *[other] Turn played on the table: { $changes }.
}
