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
error-bad-save = The save cannot be read.
error-bad-component = The component data is wrong.
error-broken-rule = A rule of the program is broken. Please report it.
error-missing-extra = A part that this needs is not installed.
