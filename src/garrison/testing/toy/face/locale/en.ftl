title = Last Match
about = A windy wall, two lamps and eight matches, some of them damp. Who keeps which light burning until dawn?
scenario-night = Night: one night of twelve hours.
seat-first-keeper = First keeper
seat-second-keeper = Second keeper

## Labels of what lies on the table

name-wall = wall
mark-lit = lit
mark-shielded = shielded
fact-turn = seat to move
gauge-hour = hour
gauge-sparks-0 = sparks of the first keeper
gauge-sparks-1 = sparks of the second keeper
pile-box = matches in the box
cards-order-0 = order of the first keeper
cards-order-1 = order of the second keeper
sheet-order-0 = order of the first keeper
sheet-order-1 = order of the second keeper

## Names

name-first-keeper = first keeper
name-second-keeper = second keeper
name-lantern = lantern
name-beacon = beacon
name-guard-lantern = Guard the lantern
name-guard-beacon = Guard the beacon
name-stay-dark = Stay dark
name-dry = dry match
name-damp = damp match

## Options

ref-action-light = Light
ref-action-shield = Shield
ref-action-rest = Rest

## Prompts

ask-take-order = The { $keeper } takes an order.
ask-keep-watch = Hour { $hour } of 12: { $you ->
    [yes] what do you do?
   *[no] what does the { $keeper } do?
}
ask-strike = A match is struck for the { $lamp }.
ask-wind = The wind blows.
ask-dawn = Dawn: the watch is over.

## Reasons

why-not-asked = Nobody is asked to act now.
why-burning = The { $lamp } is burning already.
why-dark-lamp = The { $lamp } is dark: there is no flame to shield.
why-shielded = The { $lamp } is shielded already.
why-no-rest = Nobody rests while both lamps are dark.

## Events

order-taken = The { $keeper } takes an order.
order-read = Your order: { $order }.
lamp-lit = The { $keeper } lights the { $lamp }.
match-fizzled = The match for the { $lamp } is damp; { $left ->
    [one] one is left.
   *[other] { $left } are left.
}
lamp-shielded = The { $lamp } is shielded.
keeper-rested = The { $keeper } rests.
lamp-blown-out = The wind ({ $face }) blows out the { $lamp }.
wind-held = The wind ({ $face }) does no harm.

## Endings

name-lit = A light still burns.
name-dark = The wall is dark.
