# 7 Days of Westerplatte in English. Terms as in the glossary of the project; names of things first, sentences after.
# Attributes of names: .start at the beginning of a sentence, .the with the article, .one with the indefinite one
# (at the beginning of a sentence), .many the plural, .to where morale goes, .on the tile that holds a supply.

title = 7 Days of Westerplatte
about = Danzig, 1 to 7 September 1939. Two hundred Polish soldiers hold a depot on the harbour canal for seven days.
setting-decider = the seat that answers what the players decide together

## Officers, posts and action tiles

name-officer-1 = Officer 1
name-officer-2 = Officer 2
name-officer-3 = Officer 3
name-officer-4 = Officer 4
name-post-a = post A
    .start = Post A
name-post-b = post B
    .start = Post B
name-post-c = post C
    .start = Post C
name-post-d = post D
    .start = Post D
name-post-e = post E
    .start = Post E
name-tile-1 = tile 1
    .start = Tile 1
name-tile-2 = tile 2
    .start = Tile 2
name-tile-3 = tile 3
    .start = Tile 3
name-tile-4 = tile 4
    .start = Tile 4
name-tile-5 = tile 5
    .start = Tile 5
name-tile-6 = tile 6
    .start = Tile 6

## Attack tracks and their spaces

name-a = track A
    .start = Track A
name-b = track B
    .start = Track B
name-c = track C
    .start = Track C
name-d = track D
    .start = Track D
name-e = track E
    .start = Track E
name-a-i = space I of track A
name-a-ii = space II of track A
name-a-iii = space III of track A
name-a-iv = space IV of track A
name-b-i = space I of track B
name-b-ii = space II of track B
name-b-iii = space III of track B
name-b-iv = space IV of track B
name-c-i = space I of track C
name-c-ii = space II of track C
name-c-iii = space III of track C
name-c-iv = space IV of track C
name-d-i = space I of track D
name-d-ii = space II of track D
name-d-iii = space III of track D
name-d-iv = space IV of track D
name-e-i = space I of track E
name-e-ii = space II of track E
name-e-iii = space III of track E
name-e-iv = space IV of track E

## Paths, also those that owners may add

name-post-a-post-b = path between posts A and B
name-post-a-post-c = path between posts A and C
name-post-a-post-d = path between posts A and D
name-post-a-post-e = path between posts A and E
name-post-a-tile-1 = path between post A and tile 1
name-post-a-tile-2 = path between post A and tile 2
name-post-a-tile-3 = path between post A and tile 3
name-post-a-tile-4 = path between post A and tile 4
name-post-a-tile-5 = path between post A and tile 5
name-post-a-tile-6 = path between post A and tile 6
name-post-b-post-c = path between posts B and C
name-post-b-post-d = path between posts B and D
name-post-b-post-e = path between posts B and E
name-post-b-tile-1 = path between post B and tile 1
name-post-b-tile-2 = path between post B and tile 2
name-post-b-tile-3 = path between post B and tile 3
name-post-b-tile-4 = path between post B and tile 4
name-post-b-tile-5 = path between post B and tile 5
name-post-b-tile-6 = path between post B and tile 6
name-post-c-post-d = path between posts C and D
name-post-c-post-e = path between posts C and E
name-post-c-tile-1 = path between post C and tile 1
name-post-c-tile-2 = path between post C and tile 2
name-post-c-tile-3 = path between post C and tile 3
name-post-c-tile-4 = path between post C and tile 4
name-post-c-tile-5 = path between post C and tile 5
name-post-c-tile-6 = path between post C and tile 6
name-post-d-post-e = path between posts D and E
name-post-d-tile-1 = path between post D and tile 1
name-post-d-tile-2 = path between post D and tile 2
name-post-d-tile-3 = path between post D and tile 3
name-post-d-tile-4 = path between post D and tile 4
name-post-d-tile-5 = path between post D and tile 5
name-post-d-tile-6 = path between post D and tile 6
name-post-e-tile-1 = path between post E and tile 1
name-post-e-tile-2 = path between post E and tile 2
name-post-e-tile-3 = path between post E and tile 3
name-post-e-tile-4 = path between post E and tile 4
name-post-e-tile-5 = path between post E and tile 5
name-post-e-tile-6 = path between post E and tile 6
name-tile-1-tile-2 = path between tiles 1 and 2
name-tile-1-tile-3 = path between tiles 1 and 3
name-tile-1-tile-4 = path between tiles 1 and 4
name-tile-1-tile-5 = path between tiles 1 and 5
name-tile-1-tile-6 = path between tiles 1 and 6
name-tile-2-tile-3 = path between tiles 2 and 3
name-tile-2-tile-4 = path between tiles 2 and 4
name-tile-2-tile-5 = path between tiles 2 and 5
name-tile-2-tile-6 = path between tiles 2 and 6
name-tile-3-tile-4 = path between tiles 3 and 4
name-tile-3-tile-5 = path between tiles 3 and 5
name-tile-3-tile-6 = path between tiles 3 and 6
name-tile-4-tile-5 = path between tiles 4 and 5
name-tile-4-tile-6 = path between tiles 4 and 6
name-tile-5-tile-6 = path between tiles 5 and 6

## Attack cards. Owners may add some; numbers beyond these are shown as they stand in the data.

name-1-a-1 = troop A-1 (phase 1)
name-1-a-2 = troop A-2 (phase 1)
name-1-a-3 = troop A-3 (phase 1)
name-1-a-4 = troop A-4 (phase 1)
name-1-a-5 = troop A-5 (phase 1)
name-1-a-6 = troop A-6 (phase 1)
name-1-a-7 = troop A-7 (phase 1)
name-1-a-8 = troop A-8 (phase 1)
name-1-a-9 = troop A-9 (phase 1)
name-1-b-1 = troop B-1 (phase 1)
name-1-b-2 = troop B-2 (phase 1)
name-1-b-3 = troop B-3 (phase 1)
name-1-b-4 = troop B-4 (phase 1)
name-1-b-5 = troop B-5 (phase 1)
name-1-b-6 = troop B-6 (phase 1)
name-1-b-7 = troop B-7 (phase 1)
name-1-b-8 = troop B-8 (phase 1)
name-1-b-9 = troop B-9 (phase 1)
name-1-c-1 = troop C-1 (phase 1)
name-1-c-2 = troop C-2 (phase 1)
name-1-c-3 = troop C-3 (phase 1)
name-1-c-4 = troop C-4 (phase 1)
name-1-c-5 = troop C-5 (phase 1)
name-1-c-6 = troop C-6 (phase 1)
name-1-c-7 = troop C-7 (phase 1)
name-1-c-8 = troop C-8 (phase 1)
name-1-c-9 = troop C-9 (phase 1)
name-1-d-1 = troop D-1 (phase 1)
name-1-d-2 = troop D-2 (phase 1)
name-1-d-3 = troop D-3 (phase 1)
name-1-d-4 = troop D-4 (phase 1)
name-1-d-5 = troop D-5 (phase 1)
name-1-d-6 = troop D-6 (phase 1)
name-1-d-7 = troop D-7 (phase 1)
name-1-d-8 = troop D-8 (phase 1)
name-1-d-9 = troop D-9 (phase 1)
name-1-e-1 = troop E-1 (phase 1)
name-1-e-2 = troop E-2 (phase 1)
name-1-e-3 = troop E-3 (phase 1)
name-1-e-4 = troop E-4 (phase 1)
name-1-e-5 = troop E-5 (phase 1)
name-1-e-6 = troop E-6 (phase 1)
name-1-e-7 = troop E-7 (phase 1)
name-1-e-8 = troop E-8 (phase 1)
name-1-e-9 = troop E-9 (phase 1)
name-1-raid-1 = air raid 1 (phase 1)
name-1-raid-2 = air raid 2 (phase 1)
name-1-raid-3 = air raid 3 (phase 1)
name-1-raid-4 = air raid 4 (phase 1)
name-1-raid-5 = air raid 5 (phase 1)
name-1-raid-6 = air raid 6 (phase 1)
name-1-raid-7 = air raid 7 (phase 1)
name-1-raid-8 = air raid 8 (phase 1)
name-1-raid-9 = air raid 9 (phase 1)
name-1-raid-10 = air raid 10 (phase 1)
name-1-raid-11 = air raid 11 (phase 1)
name-1-raid-12 = air raid 12 (phase 1)
name-1-raid-13 = air raid 13 (phase 1)
name-1-raid-14 = air raid 14 (phase 1)
name-1-raid-15 = air raid 15 (phase 1)
name-1-decline-1 = morale decline 1 (phase 1)
name-1-decline-2 = morale decline 2 (phase 1)
name-1-decline-3 = morale decline 3 (phase 1)
name-1-decline-4 = morale decline 4 (phase 1)
name-1-decline-5 = morale decline 5 (phase 1)
name-1-decline-6 = morale decline 6 (phase 1)
name-1-decline-7 = morale decline 7 (phase 1)
name-1-decline-8 = morale decline 8 (phase 1)
name-1-decline-9 = morale decline 9 (phase 1)
name-1-decline-10 = morale decline 10 (phase 1)
name-2-a-1 = troop A-1 (phase 2)
name-2-a-2 = troop A-2 (phase 2)
name-2-a-3 = troop A-3 (phase 2)
name-2-a-4 = troop A-4 (phase 2)
name-2-a-5 = troop A-5 (phase 2)
name-2-a-6 = troop A-6 (phase 2)
name-2-a-7 = troop A-7 (phase 2)
name-2-a-8 = troop A-8 (phase 2)
name-2-a-9 = troop A-9 (phase 2)
name-2-b-1 = troop B-1 (phase 2)
name-2-b-2 = troop B-2 (phase 2)
name-2-b-3 = troop B-3 (phase 2)
name-2-b-4 = troop B-4 (phase 2)
name-2-b-5 = troop B-5 (phase 2)
name-2-b-6 = troop B-6 (phase 2)
name-2-b-7 = troop B-7 (phase 2)
name-2-b-8 = troop B-8 (phase 2)
name-2-b-9 = troop B-9 (phase 2)
name-2-c-1 = troop C-1 (phase 2)
name-2-c-2 = troop C-2 (phase 2)
name-2-c-3 = troop C-3 (phase 2)
name-2-c-4 = troop C-4 (phase 2)
name-2-c-5 = troop C-5 (phase 2)
name-2-c-6 = troop C-6 (phase 2)
name-2-c-7 = troop C-7 (phase 2)
name-2-c-8 = troop C-8 (phase 2)
name-2-c-9 = troop C-9 (phase 2)
name-2-d-1 = troop D-1 (phase 2)
name-2-d-2 = troop D-2 (phase 2)
name-2-d-3 = troop D-3 (phase 2)
name-2-d-4 = troop D-4 (phase 2)
name-2-d-5 = troop D-5 (phase 2)
name-2-d-6 = troop D-6 (phase 2)
name-2-d-7 = troop D-7 (phase 2)
name-2-d-8 = troop D-8 (phase 2)
name-2-d-9 = troop D-9 (phase 2)
name-2-e-1 = troop E-1 (phase 2)
name-2-e-2 = troop E-2 (phase 2)
name-2-e-3 = troop E-3 (phase 2)
name-2-e-4 = troop E-4 (phase 2)
name-2-e-5 = troop E-5 (phase 2)
name-2-e-6 = troop E-6 (phase 2)
name-2-e-7 = troop E-7 (phase 2)
name-2-e-8 = troop E-8 (phase 2)
name-2-e-9 = troop E-9 (phase 2)
name-2-raid-1 = air raid 1 (phase 2)
name-2-raid-2 = air raid 2 (phase 2)
name-2-raid-3 = air raid 3 (phase 2)
name-2-raid-4 = air raid 4 (phase 2)
name-2-raid-5 = air raid 5 (phase 2)
name-2-raid-6 = air raid 6 (phase 2)
name-2-raid-7 = air raid 7 (phase 2)
name-2-raid-8 = air raid 8 (phase 2)
name-2-raid-9 = air raid 9 (phase 2)
name-2-raid-10 = air raid 10 (phase 2)
name-2-raid-11 = air raid 11 (phase 2)
name-2-raid-12 = air raid 12 (phase 2)
name-2-raid-13 = air raid 13 (phase 2)
name-2-raid-14 = air raid 14 (phase 2)
name-2-raid-15 = air raid 15 (phase 2)
name-2-decline-1 = morale decline 1 (phase 2)
name-2-decline-2 = morale decline 2 (phase 2)
name-2-decline-3 = morale decline 3 (phase 2)
name-2-decline-4 = morale decline 4 (phase 2)
name-2-decline-5 = morale decline 5 (phase 2)
name-2-decline-6 = morale decline 6 (phase 2)
name-2-decline-7 = morale decline 7 (phase 2)
name-2-decline-8 = morale decline 8 (phase 2)
name-2-decline-9 = morale decline 9 (phase 2)
name-2-decline-10 = morale decline 10 (phase 2)

## Action tiles, weapons, supplies and tokens

name-morale = +1 Morale
    .the = the +1 Morale tile
name-mortar = Mortar
    .the = the Mortar tile
name-mines = Mines
    .the = the Mines tile
name-rebuild = Rebuild the wall
    .the = the tile for rebuilding the wall
name-ammunition = Ammunition
    .the = the Ammunition tile
name-push-back = Push back
    .the = the Push back tile

name-tile-morale = +1 Morale tile
name-tile-mortar = Mortar tile
name-tile-mines = Mines tile
name-tile-rebuild = tile for rebuilding the wall
name-tile-ammunition = Ammunition tile
name-tile-push-back = Push back tile

name-officer = officer
name-tile = action tile
name-burnt-path = burnt path
name-machine-gun = machine gun
    .one = A machine gun
    .start = The machine gun
name-howitzer = howitzer
    .one = A howitzer
    .start = The howitzer

name-grenade = mortar grenade
    .many = mortar grenades
    .on = the Mortar tile
name-mine = mine
    .many = mines
    .on = the Mines tile
name-brick = brick
    .many = bricks
    .on = the tile for rebuilding the wall
name-extra-movement = extra movement
name-limited-movement = limited movement
name-extra-action = extra action

## Levels of morale

name-low-3 = third low level
    .to = to the third low level
name-low-2 = second low level
    .to = to the second low level
name-low-1 = first low level
    .to = to the first low level
name-blank = step without effect
    .to = by one step, without effect
name-start = neutral space
    .to = to the neutral space
name-high-1 = first high level
    .to = to the first high level
name-high-2 = second high level
    .to = to the second high level
name-high-3 = third high level
    .to = to the third high level

## Event cards

name-wall-2 = Stronger walls (2 bricks)
name-wall-3 = Stronger walls (3 bricks)
name-morale-up = Morale rises
name-extra-ammunition = Extra ammunition
name-extra-grenade = Extra grenade
name-extra-mine = Extra mine
name-naval-bd = Naval bombardment (B and D)
name-naval-ace = Naval bombardment (A, C and E)
name-advance-bcd = German advance (B, C and D)
name-advance-all = German advance (all tracks)
name-burnt-path-1 = Burnt path (first card)
name-burnt-path-2 = Burnt path (second card)

event-wall-2 = Two new bricks go to damaged walls, each to the wall you choose.
event-wall-3 = Three new bricks go to damaged walls, each to the wall you choose.
event-morale-up = Morale rises by one; from a low level it returns to the neutral space.
event-extra-ammunition = The officers receive four ammunition from the reserve, shared out as you like.
event-extra-grenade = One mortar grenade is added to the Mortar tile, if it has a free slot.
event-extra-mine = One mine is added to the Mines tile, if it has a free slot.
event-naval-bd = Naval guns take one brick each from the walls of posts B and D (reconstruction).
event-naval-ace = Naval guns take one brick each from the walls of posts A, C and E (reconstruction).
event-advance-bcd = The troops on tracks B, C and D advance by their speed; howitzers stay where they are.
event-advance-all = The troops on all tracks advance by their speed; howitzers stay where they are.
event-burnt-path-1 = The path between posts B and C is closed until the next event card (reconstruction).
event-burnt-path-2 = The path between posts C and D is closed until the next event card (reconstruction).

## What the attack cards of each kind do

attack-machine-gun = A troop with a machine gun advances by its speed and fires only from space IV; the values on its cards are ours (reconstruction).
attack-howitzer = A howitzer never moves and fires from space I in every German attack; the values on its cards are ours (reconstruction).
attack-air-raid = An air raid lowers morale by one and takes a brick from the wall it names; which wall is our choice (reconstruction).
attack-morale-decline = A morale decline lowers morale by one; which troops it sets in motion is our choice (reconstruction).

## Endings and the score sheet

name-held = Westerplatte has held out for seven days
name-breached = The walls of two tiles are down
name-stalled = Three hundred turns have passed

sheet-days = Days held
sheet-discards = Attack cards on the piles of the days
sheet-bricks = Bricks still standing

## Before the game

aim = Hold out for seven days, each of them eight attack cards long. You lose at once when the walls of two action tiles are down.
notice = The rules are those of the printed game, but resistance, speed, force and tracks of the attack cards are reconstructions of ours.

scenario-easy = Easy: the tiles lie on their green side, morale moves on the green track, and all six event cards are positive.
scenario-medium = Medium: the tiles lie on their green side, morale moves on the green track, but three of the six event cards are negative.
scenario-hard = Hard: the tiles lie on their red side with fewer supplies, morale moves on the harsher red track, and three of the six event cards are negative.

seat-player-1 = Player 1
seat-player-2 = Player 2
seat-player-3 = Player 3
seat-player-4 = Player 4

## Labels of what lies on the table

phase-setup = Set-up
phase-officer = Movement and action
phase-german = German turn
phase-dawn = A new day
phase-over = End of the game

mark-active = his turn
mark-fires = fires

fact-phase = Phase
fact-turn = Turn
fact-day = Day
fact-officer = Officer whose turn it is
fact-morale = Morale
fact-ending = Ending

value-resistance = Resistance
value-wounds = Wounds
value-speed = Speed
value-force = Attack force
value-amount = Number on the tile
value-stock = Supplies
value-slots = Slots
value-extra-movement = Extra movement
value-limited-movement = Limited movement
value-extra-action = Extra action
value-ammunition = Ammunition

terms-moves = move
terms-actions = action
terms-morale = morale
terms-wounds = hits
terms-bricks = bricks on the wall
terms-extra-movement = Extra movement
terms-limited-movement = Limited movement
terms-extra-action = Extra action
terms-ammunition = ammunition
terms-grenade = grenade
terms-mine = mine
terms-brick = brick of the tile

gauge-moves = Moves left
gauge-actions = Actions left
gauge-morale = Morale, steps from neutral
gauge-bricks-apart = Bricks set aside
gauge-wall = Wall
gauge-reserve = Reserve

pile-phase-1 = Attack deck, phase 1
pile-phase-2 = Attack deck, phase 2
pile-under = Under the attack deck
pile-events = Event deck
pile-day-1 = Pile of day 1
pile-day-2 = Pile of day 2
pile-day-3 = Pile of day 3
pile-day-4 = Pile of day 4
pile-day-5 = Pile of day 5
pile-day-6 = Pile of day 6
pile-day-7 = Pile of day 7
pile-surplus = Beyond day 7

cards-event = Event card in force
cards-events = Event cards so far
cards-under = Under the attack deck
cards-day-1 = Pile of day 1
cards-day-2 = Pile of day 2
cards-day-3 = Pile of day 3
cards-day-4 = Pile of day 4
cards-day-5 = Pile of day 5
cards-day-6 = Pile of day 6
cards-day-7 = Pile of day 7
cards-surplus = Beyond day 7

short-morale = +1 Morale
short-mortar = Mortar
short-mines = Mines
short-rebuild = Rebuild
short-ammunition = Ammunition
short-push-back = Push back
short-machine-gun = M
short-howitzer = H

## Options: who, what, where; a sentence where that reads better

ref-piece-officer-1 = Officer 1
ref-piece-officer-2 = Officer 2
ref-piece-officer-3 = Officer 3
ref-piece-officer-4 = Officer 4
ref-action-move = Move
ref-action-shoot = Attack
ref-action-raise = Raise morale
ref-action-mortar = Fire the Mortar
ref-action-mine = Lay a mine
ref-action-rebuild = Rebuild a wall
ref-action-take = Take ammunition
ref-action-push = Push a troop back
ref-action-extra-movement = Spend an extra movement token
ref-action-extra-action = Spend an extra action token
ref-action-end = End the turn
ref-action-stop = Push nobody else back
ref-action-hit = Take the brick from
ref-action-gain = Add a supply
ref-action-lose = Give up a supply
ref-action-share = Share out
ref-action-drop = Lose one ammunition
ref-action-brick = Add a brick
ref-ammunition = ammunition of { $id }
ref-supply-grenade = one mortar grenade
ref-supply-mine = one mine
ref-supply-brick = two bricks
ref-token-ammunition = ammunition
ref-count = { $id } damage
ref-card = { $id }
ref-path = { $id }

option-move = { $piece }: move to { $space }
option-raise = { $piece }: raise morale
option-mortar = { $piece }: fire the Mortar at { $track }
option-mine = { $piece }: lay a mine on { $space }
option-rebuild = { $piece }: rebuild the wall of { $space }
option-take = { $piece }: take ammunition
option-push = { $piece }: push back the troop on { $track }
option-extra-movement = { $piece }: spend an extra movement token
option-extra-action = { $piece }: spend an extra action token
option-end = { $piece }: end the turn
option-stop = { $piece }: push nobody else back
option-hit = Take the brick from { $space }
option-gain = Add { $supplyId ->
    [grenade] one mortar grenade
    [mine] one mine
   *[brick] two bricks
}
option-lose = Give up { $supplyId ->
    [grenade] one mortar grenade
    [mine] one mine
   *[brick] two bricks
}
option-share = { $tokenId ->
    [extra_movement] Extra movement
    [limited_movement] Limited movement
    [extra_action] Extra action
   *[ammunition] Ammunition
} for { $piece }
option-drop = { $piece } loses one ammunition
option-brick = Add a brick to the wall of { $space }

## Prompts

ask-deal-tile = Draw the action tile that becomes { $space }.
ask-opening-discard = Draw the first attack card: it goes to the pile of day 1 without effect.
ask-opening-card = Draw an attack card for the set-up: { $left ->
    [one] the last one.
   *[other] { $left } to go.
}
ask-officer-turn = Day { $day }, turn { $turn }. { $you ->
    [yes] Choose what { $who } does
   *[no] It is up to { $who }
}: { $moves ->
    [0] no move
    [one] { $moves } move
   *[other] { $moves } moves
} and { $actions ->
    [0] no action
    [one] { $actions } action
   *[other] { $actions } actions
} left.
ask-push-more = { $who } pushes troops back. Choose another one: { $left } more at most.
ask-overflow = { $postStart } has no bricks left. Choose the tile that loses one instead: { $bricks ->
    [one] { $bricks } brick to go.
   *[other] { $bricks } bricks to go.
}
ask-new-card = Draw an attack card.
ask-event-card = Day { $day } dawns: draw an event card.
ask-gain-supply = Choose the supply that is added to its tile.
ask-lose-supply = Choose the supply to give up.
ask-lose-ammunition = Choose who loses one ammunition: { $left } to go.
ask-reinforce = Choose the wall that gets a new brick: { $left ->
    [one] { $left } brick left.
   *[other] { $left } bricks left.
}
ask-share-ammunition = Choose who gets one ammunition: { $left } to share out.
ask-share-extra-movement = Choose who gets an extra movement token: { $left } to share out.
ask-share-limited-movement = Choose who gets a limited movement token: { $left } to share out.
ask-share-extra-action = Choose who gets an extra action token: { $left } to share out.
ask-over = The game is over. { $ending }: { $endingId ->
    [held] the defenders win.
    [breached] the defenders lose on day { $day }.
   *[other] nobody wins.
}

## Reasons

why-not-asked = This does not answer what is asked now.
why-chance-first = A card or a tile must be drawn first.
why-over-now = The game is over.
why-not-in-game = { $who } is not in this game: he stays in the box.
why-not-your-turn = It is { $who }'s turn: nobody else moves or acts now.
why-no-movement = { $who } has no movement points left this turn.
why-same-space = The officer is already on { $space }.
why-no-path = No path leads there from { $space }.
why-path-burnt = The path there from { $space } is burnt until the next event card.
why-no-action = { $who } has no action left this turn.
why-not-on-post = { $who } is not on a post: attacks are made only from there.
why-track-empty = There is no troop on { $track }.
why-payer-absent = { $who } is not in this game: he has no ammunition to give.
why-payer-elsewhere = { $who } is not on this post: only officers who are there can give ammunition.
why-payer-without = { $who } has no ammunition.
why-too-much-fire = The troop can take only { $count } more damage: further ammunition would be wasted.
why-must-pay = { $who } has ammunition of his own: he must use it for his attack.
why-too-many-payers = No more than two officers can join in one attack.
why-not-on-tile = The officer is not on { $tileThe }.
why-no-grenade = There is no grenade left on the Mortar tile.
why-no-mine = There is no mine left on the Mines tile.
why-troop-there = The troop on { $track } stands on this very space: a mine needs one without a card.
why-mine-there = There already is a mine on { $place }.
why-track-taken = There is a troop on { $track }: mines are laid only on tracks without one.
why-no-bricks = There are too few bricks left on the tile for rebuilding the wall.
why-wall-whole = The wall of { $space } is whole: there is no room for another brick.
why-reserve-out = There is no ammunition left in the reserve.
why-howitzer = The troop on { $track } is a howitzer: it cannot be pushed back.
why-on-first-space = The troop on { $track } stands on space I: it cannot go back any further.
why-pushed-already = The troop on { $track } has already been pushed back by this action.
why-must-push = Another troop can be pushed back: as many as possible must go.
why-no-extra-movement = { $who } has no extra movement token.
why-no-extra-action = { $who } has no extra action token.
why-movement-spent = { $who } has already spent an extra movement token this turn.
why-action-spent = { $who } has already spent an extra action token this turn.
why-movement-left = { $who } still has moves left: extra movement comes after them.
why-action-left = { $who } still has his action: an extra one comes after it.
why-mid-action = { $who } is in the middle of pushing troops back: finish that first.
why-not-linked = No path joins this tile to { $space }.
why-tile-full = { $supplyId ->
    [brick] There is no room for two more bricks on { $supplyOn }.
   *[other] All slots for { $supplyMany } are taken on { $supplyOn }.
}
why-reserve-short = { $supplyId ->
    [brick] There are fewer than two bricks in the reserve.
   *[other] There is no { $supply } in the reserve.
}
why-supply-out = { $supplyId ->
    [brick] There are fewer than two bricks on { $supplyOn }.
   *[other] There is no { $supply } on { $supplyOn }.
}
why-other-share = Something else is being shared out now.
why-has-share = { $who } has had his share: the next one goes to another officer.
why-without-ammunition = { $who } has no ammunition to lose.

## Events: the set-up

tile-dealt = { $spaceStart }: { $tile }.
card-set-aside = To the pile of day 1, without effect: { $card }.

## Events: the officer's turn

turn-began = Day { $day }, turn { $turn }: { $who }'s turn.
limited-movement-used = Limited movement costs { $who } a movement point; { $left ->
    [0] no token left.
    [one] { $left } token left.
   *[other] { $left } tokens left.
}
officer-moved = { $who } moves to { $space }.
extra-movement-spent = { $who } spends an extra movement token; { $left ->
    [0] none left.
   *[other] { $left } left.
}
extra-action-spent = { $who } spends an extra action token; { $left ->
    [0] none left.
   *[other] { $left } left.
}
shot-fired = { $who } attacks the troop on { $track } (ammunition: { $payers }).
troop-wounded = The troop on { $track } has taken { $wounds } of { $resistance } wounds.
troop-eliminated = The troop on { $track } is eliminated.
mortar-fired = { $who } fires the Mortar at the troop on { $track }; { $left ->
    [0] no grenade left.
    [one] { $left } grenade left.
   *[other] { $left } grenades left.
}
mine-laid = { $who } lays a mine on { $space }; { $left ->
    [0] no mine left.
    [one] { $left } mine left.
   *[other] { $left } mines left.
}
mine-exploded = The mine on { $space } goes off: the troop is eliminated.
wall-rebuilt = { $who } rebuilds the wall of { $space } with { $bricks ->
    [one] { $bricks } brick
   *[other] { $bricks } bricks
}; { $left ->
    [0] none left in stock.
   *[other] { $left } left in stock.
}
bricks-wasted = { $bricks ->
    [one] { $bricks } brick does not fit and is lost.
   *[other] { $bricks } bricks do not fit and are lost.
}
ammunition-taken = { $who } { $count ->
    [0] finds no ammunition in the reserve.
   *[other] takes { $count } ammunition.
}
ammunition-received = { $who } receives { $count } ammunition.
troop-pushed-back = { $who } pushes a troop back to { $space }.

## Events: morale

morale-rose = Morale rises { $levelTo }.
morale-fell = Morale falls { $levelTo }.
morale-recovered = Morale returns to the neutral space.
morale-peaked = From the highest level the marker returns to the neutral space.
morale-bottomed = From the lowest level the marker returns to the neutral space.
supply-gained = { $count ->
    [one] { $count } { $supply } is added to { $supplyOn }.
   *[other] { $count } { $supplyMany } are added to { $supplyOn }.
}
supply-not-gained = No supply can be added: the tiles are full or the reserve is empty.
supply-lost = { $count ->
    [one] { $count } { $supply } is lost from { $supplyOn }.
   *[other] { $count } { $supplyMany } are lost from { $supplyOn }.
}
supply-not-lost = No supply is left to lose.
extra-movement-received = { $who } receives { $count ->
    [one] { $count } extra movement token.
   *[other] { $count } extra movement tokens.
}
limited-movement-received = { $who } receives { $count ->
    [one] { $count } limited movement token.
   *[other] { $count } limited movement tokens.
}
extra-action-received = { $who } receives { $count ->
    [one] { $count } extra action token.
   *[other] { $count } extra action tokens.
}
tokens-cancelled = { $count } extra and { $count } limited movement { $count ->
    [one] token
   *[other] tokens
} of { $who } cancel each other.
nothing-to-share = Nothing is left in the reserve to share out.
ammunition-lost = { $who } loses { $count } ammunition.

## Events: the German turn

troop-fired = { $weaponStart } on { $track } fires with attack force { $force }.
bricks-lost = { $spaceStart } loses { $bricks ->
    [one] { $bricks } brick
   *[other] { $bricks } bricks
}; { $left ->
    [0] none left.
   *[other] { $left } left.
}
damage-passed-on = { $postStart } has no bricks left: the damage passes to { $space }.
damage-void = { $spaceStart } has too few bricks left: the rest of the damage is void.
card-revealed = Attack card: { $card }.
troop-deployed = { $weaponOne } appears on { $space }: resistance { $resistance }, speed { $speed }, attack force { $force }.
troop-diverted = { $trackStart } is taken: the troop goes to { $other }.
tracks-full = All tracks are taken: the troop finds no place.
card-put-under = Under the attack deck: { $card }.
troop-advanced = A troop advances to { $space }.
air-raid-discarded = The air raid goes to the pile of the day.
morale-decline-discarded = The morale decline goes to the pile of the day.

## Events: days and event cards

day-ended = Day { $day } is over.
event-drawn = Event card: { $event }.
paths-burnt = Burnt until the next event card: { $paths }.
paths-reopened = Open again: { $paths }.
wall-reinforced = The wall of { $space } gets a new brick; { $left } now.
reinforcement-lost = { $bricks ->
    [one] { $bricks } new brick finds no damaged wall and goes into the box.
   *[other] { $bricks } new bricks find no damaged wall and go into the box.
}
reinforcement-out = No brick is left in the reserve for the walls.
extra-supply-received = { $count ->
    [one] { $count } { $supply } is added to { $supplyOn }.
   *[other] { $count } { $supplyMany } are added to { $supplyOn }.
}
extra-supply-refused = No { $supply } can be added to { $supplyOn }.
supplies-arrived = Supplies arrive: { $grenades ->
    [0] no grenades
    [one] { $grenades } grenade
   *[other] { $grenades } grenades
}, { $mines ->
    [0] no mines
    [one] { $mines } mine
   *[other] { $mines } mines
}, { $bricks ->
    [0] no bricks.
    [one] { $bricks } brick.
   *[other] { $bricks } bricks.
}
game-ended = { $ending }: { $endingId ->
    [held] the defenders win.
    [breached] the defenders lose on day { $day }.
   *[other] nobody wins.
}

## Odds of the card that ends the turn

odds-troop = A troop on { $track }
odds-tracks-full = A troop that finds no track: morale falls
odds-air-raid = An air raid
odds-morale-decline = A morale decline
odds-breach = The second tile wall falls: the game is lost

## Danger

danger-fires = The { $weapon } takes { $bricks ->
    [one] a brick
   *[other] { $bricks } bricks
} from { $post } in the next attack
danger-fires-label = { $weapon } −{ $bricks }
danger-bricks = { $spaceStart } loses { $bricks ->
    [one] a brick
   *[other] { $bricks } bricks
} in the attack, { $left } left
danger-bricks-label = −{ $bricks }
danger-bricks-chosen = { $spaceStart } loses { $least } to { $most } bricks in the attack, as you choose
danger-bricks-chosen-label = { $least ->
    [0] up to −{ $most }
   *[other] −{ $least } to −{ $most }
}
danger-wall-falls = { $spaceStart } loses its { $bricks ->
    [one] last brick
   *[other] last { $bricks } bricks
} in the attack
danger-wall-falls-label = falls: −{ $bricks }
danger-wall-may-fall = { $spaceStart } may lose its { $bricks ->
    [one] last brick
   *[other] last { $bricks } bricks
} in the attack, as you choose
danger-wall-may-fall-label = may fall
danger-overflow = { $postStart } has too few bricks: { $bricks ->
    [one] one is
   *[other] { $bricks } are
} taken from its tiles
danger-overflow-label = { $bricks } to tiles
danger-raid = An air raid on { $space } meets { $bricks ->
    [0] no brick
    [one] its last brick
   *[other] { $bricks } bricks
}
danger-raid-label = air raid
danger-advances = The next card takes the { $weapon } to where it fires at { $post } (−{ $bricks })
danger-advances-label = { $weapon } comes
danger-deploys = The next card brings a troop to { $track }
danger-deploys-label = new troop
danger-breach = Two tile walls are down before the next officer's turn: the game is lost
danger-breach-label = lost now
danger-bricks-lost = Bricks lost in the attack
danger-bricks-lost-label = bricks
danger-assumes-tiles-chosen-well = Bricks that pass on are taken from the tiles where they do least harm.
danger-assumes-turn-ends-now = The officer's turn ends now.

## Features: what one option has over another on average; $much how many

feature-down = { $much } { $more ->
    [yes] more
   *[no] fewer
} walls of action tiles are down
feature-walls = the walls of the action tiles have { $much } { $more ->
    [yes] more
   *[no] fewer
} bricks
feature-posts = the walls of the posts have { $much } { $more ->
    [yes] more
   *[no] fewer
} bricks
feature-troops = { $much } { $more ->
    [yes] more
   *[no] fewer
} troops are on the tracks
feature-firing = { $much } { $more ->
    [yes] more
   *[no] fewer
} troops fire at a wall
feature-near = { $much } { $more ->
    [yes] more
   *[no] fewer
} troops stand on the last space of their track
feature-ammunition = the officers have { $much } { $more ->
    [yes] more
   *[no] fewer
} ammunition
feature-supplies = { $much } { $more ->
    [yes] more
   *[no] fewer
} grenades, mines and bricks lie ready on their tiles
feature-mines = { $much } { $more ->
    [yes] more
   *[no] fewer
} mines lie on the tracks
feature-morale = morale is { $much } steps { $more ->
    [yes] higher
   *[no] lower
}
feature-cards = { $much } { $more ->
    [yes] more
   *[no] fewer
} attack cards lie on the piles of the days

## Motives: what speaks for an option, as the second half of a sentence

motive-on-the-way = it is on the way to { $space }
motive-action-done = { $who } has done his action
motive-destroys = it destroys { $card } on { $track }, and a card on the pile is a step towards the end of the day
motive-fires-now = { $card } on { $track } fires at the end of this turn and takes { $bricks ->
    [1] a brick
   *[other] { $bricks } bricks
}
motive-fires-soon = { $card } on { $track } fires as soon as it moves once more
motive-wounds = { $card } on { $track } then needs { $left ->
    [1] only one wound more
   *[other] { $left } wounds more
}
motive-runs-into-mine = the troop on { $track } is on its way and runs into it
motive-mine-waits = { $track } is empty, and the next troop there runs into it
motive-wall-low = the wall of { $space } has { $bricks ->
    [1] only one brick
   *[other] only { $bricks } bricks
} left
motive-wall-down = the wall of { $space } is down
motive-no-ammunition = { $who } has no ammunition
motive-little-ammunition = { $who } has { $rounds } ammunition left
motive-morale-low = morale is { $steps ->
    [1] one step
   *[other] { $steps } steps
} below the start
motive-troop-there = { $card } stands before { $space } and can be shot at from there { $now ->
    [1] at once
   *[other] in the next turn
}
motive-tile-there = { $space } is the tile { $tile }, which can be used { $now ->
    [1] at once
   *[other] in the next turn
}
motive-strongest = the wall of { $space } has { $bricks ->
    [1] one brick
   *[other] { $bricks } bricks
} to lose

## Rulings: what each is about, and what can be chosen, our own reading first.

ruling-all-tracks-full = A troop when all tracks are full
    .c0 = morale falls, the troops on the two named tracks move, the card goes under the deck and is no discard
    .c1 = morale falls and the card goes under the deck; nobody moves
ruling-all-tracks-full-non-troop = Other cards when all tracks are full
    .c0 = air raid and morale decline need no track and are resolved as always
ruling-falling-gives-no-bonus = Which way a level of morale works
    .c0 = a high level rewards only when entered from below, a low level punishes only when entered from above
ruling-ends-of-track = The ends of the morale track
    .c0 = the third level either way takes effect, then the marker returns to the start
    .c1 = the marker returns at once, before all is shared
ruling-raise-from-low = Raising low morale
    .c0 = from any step left of the start straight to the start, by tile or event, and nothing else
ruling-low-1-nothing-left = First low level with nothing to lose
    .c0 = without grenade, mine and pair of bricks on the tiles nothing is lost
ruling-low-1-marker-name = A marker's name at the first low level
    .c0 = what the book calls a howitzer marker there is a mortar grenade
ruling-high-1-all-full = First high level with all slots full
    .c0 = only a tile with a free slot is offered; without one the bonus is void
ruling-movement-tokens-cancel = Extra against limited movement
    .c0 = extra and limited movement tokens of an officer cancel one for one at once, whichever came second
ruling-token-reserve = Reserve of tokens
    .c0 = spent tokens return to the reserve; an award gives at most what lies there
ruling-extra-actions-per-turn = Extra actions in a turn
    .c0 = at most one extra action token in a turn
    .c1 = as many as the officer has
ruling-limited-token-use = When limited movement counts
    .c0 = at the start of the officer's turn, one in each turn until none is left
ruling-combined-fire-size = How many join in fire
    .c0 = every officer on the post may add one ammunition and one damage
    .c1 = two officers at most
ruling-shot-range = Range of a shot
    .c0 = the troop may stand on any space of the track
ruling-mine-space = Where a mine may lie
    .c0 = any space without card and without mine, also on a track that holds a troop
    .c1 = only on a track without a troop
ruling-mine-trigger = What sets off a mine
    .c0 = entering, crossing or being deployed on it, by any movement and for any weapon
    .c1 = not when pushed back
ruling-mine-and-new-troop = A mine and a new troop
    .c0 = a mine on I removes the new troop at once; the two named tracks still move
ruling-push-back-targets = Targets of pushing back
    .c0 = different troops, two spaces each, stopping at I; wounds stay on the card
ruling-push-back-howitzer = Pushing back a howitzer
    .c0 = never a target: it stands on I
ruling-advance-limit = End of an advance
    .c0 = movement stops at IV; what is left of it is lost
ruling-new-troop-on-activated-track = A new troop on a named track
    .c0 = a new troop moves when its card names the track it landed on
    .c1 = the new troop stays where it was placed
ruling-setup-non-troop = No troop drawn at set-up
    .c0 = shuffled back into phase 1, and another card is drawn: only troops are deployed
    .c1 = to the pile of day 1 without effect, and another card is drawn
ruling-setup-unseen-card = The first card for one or two players
    .c0 = the first card for one or two players lies open on the pile of day 1, without effect, and counts
ruling-setup-no-movement = Movement at set-up
    .c0 = only the cards of the set-up move nobody; the first player's own card does
    .c1 = the card of the first turn moves nobody either
ruling-attack-order = Order of the attacks
    .c0 = tracks A to E; the players pick a tile for each brick that passes on
ruling-overflow-target = Where damage passes to
    .c0 = a linked tile that still has bricks
ruling-destroyed-tile = A tile without bricks
    .c0 = one empty tile wall changes nothing else: the action stays usable and the wall can be rebuilt
ruling-air-raid-order = Order of an air raid
    .c0 = morale, brick, movement of the two named tracks, discard
ruling-air-raid-on-empty-wall = Air raid on an empty wall
    .c0 = the brick passes on to a linked tile
    .c1 = no brick is lost
ruling-naval-overflow = Naval guns on an empty wall
    .c0 = the brick passes on to a linked tile
    .c1 = no brick is lost
ruling-day-end = End of a day
    .c0 = after the whole turn the pile of eight closes; what came on top of it opens the next pile
ruling-discard-order = Order of discards
    .c0 = cards discarded together go to the pile from track A to E, also those of one push back
    .c1 = troops pushed onto mines go to the pile one by one
ruling-resupply-mines = Mines in the supplies
    .c0 = up to the slots, but not more markers than lie off the tracks
ruling-event-damage-can-lose = Defeat by an event
    .c0 = two empty tile walls lose at any time, also by an event
ruling-burnt-path-scope = Reach of a burnt path
    .c0 = one path for each card, marked at both ends, closed both ways until the next event card
ruling-reinforcement-cap = Limit of reinforcement
    .c0 = no wall above six bricks; what fits nowhere goes into the box
    .c1 = what fits nowhere stays in the reserve
ruling-rebuild-lost-brick = Rebuilding with one brick too many
    .c0 = if only one brick fits the other is lost; not usable while all walls are whole
ruling-bank-short = A short reserve
    .c0 = take what is there
ruling-solo = Playing alone
    .c0 = two officers taken in turn, each with its own ammunition and tokens; set-up as for two players
ruling-mortar = The mortar
    .c0 = any troop on any track and space, howitzers included; damage above its resistance is lost
ruling-deck-exhaustion = An empty deck
    .c0 = cannot happen: at most 60 of the 64 cards are out of the deck when a turn starts
ruling-who-pays-for-a-shot = Who pays for a shot
    .c0 = any of the officers on the post, also helpers alone; one ammunition each
    .c1 = the acting officer must pay if able
ruling-overpaying = Paying too much ammunition
    .c0 = no more ammunition than wounds still needed
    .c1 = allowed, excess lost
ruling-push-back-count = How many are pushed back
    .c0 = up to the printed number, at least one
    .c1 = exactly as many as possible
ruling-push-back-from-i = Pushing back from space I
    .c0 = a troop on space I is no target
    .c1 = allowed without effect
ruling-share-event-ammunition = Sharing the ammunition of an event
    .c0 = free split by the players
    .c1 = as even as possible
ruling-share-extra-movement = Sharing extra movement
    .c0 = as even as possible, the players decide who gets the odd one
    .c1 = free split
ruling-ammunition-tile-with-empty-bank = Ammunition tile with an empty reserve
    .c0 = not offered
    .c1 = offered without effect
ruling-short-reserve-of-limited-tokens = Too few limited movement tokens
    .c0 = equal shares of what is there, rounded down
    .c1 = players decide
ruling-surplus-markers-of-setup = Markers left over at set-up
    .c0 = in the box, out of play for good
    .c1 = may come back with the supplies of day 3
ruling-lost-rebuild-bricks = Bricks lost in rebuilding
    .c0 = kept apart, used by the wall event alone; destroyed bricks go to the reserve
    .c1 = all to the reserve
    .c2 = also used by the supplies after day three
ruling-resupply-timing = When supplies arrive
    .c0 = after the effect of the third event card
    .c1 = before it
ruling-turn-limit = Limit of turns
    .c0 = the game ends without result after turn 300; a win in that turn counts
    .c1 = none

## The board in text

terminal-status = Day { $day }/{ $days }, turn { $turn }. { $phase }. { $who }: moves { $moves }, actions { $actions }.
terminal-morale = Morale: { $steps } { $level }
terminal-morale-told = Morale: { $level }{ $side ->
    [low] , { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } below neutral.
    [high] , { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } above neutral.
   *[neutral] .
}
terminal-piles = Cards on the piles of the days: { $piles }.
terminal-decks = Attack deck: { $first } of phase 1, { $second } of phase 2, { $under } under it. Event deck: { $events }.
terminal-reserve = Reserve: ammunition { $ammunition }, grenades { $grenade }, mines { $mine }, bricks { $brick } (set aside { $apart }), extra movement { $extra-movement }, limited movement { $limited-movement }, extra action { $extra-action }.
terminal-officer = { $who }: ammunition { $ammunition }{ $movement ->
    [0] { "" }
   *[other] , extra movement { $movement }
}{ $limited ->
    [0] { "" }
   *[other] , limited movement { $limited }
}{ $actions ->
    [0] { "" }
   *[other] , extra action { $actions }
}.
terminal-event = In force: { $card }. { $text }
terminal-events = Event cards so far: { $cards }.
terminal-post = { $space }: { $bricks ->
    [one] { $bricks } brick.
   *[other] { $bricks } bricks.
}
terminal-tile = { $space }, { $tile }: { $bricks ->
    [one] { $bricks } brick
   *[other] { $bricks } bricks
}, { $slots ->
    [0] printed number { $amount }.
   *[other] supplies { $stock } of { $slots }.
}
terminal-troop = { $weapon }, { $space }: resistance { $resistance }, wounds { $wounds }, speed { $speed }, attack force { $force }{ $fires ->
    [yes] , fires.
   *[no] .
}
terminal-mine = { $mine }, { $space }.
terminal-no-troops = No troop and no mine is on the tracks.
terminal-legend =
    M machine gun, H howitzer: resistance/speed/force  x wound  ! fires  * mine
    ■ brick  ▪ card of a day  4/4 supplies and slots  ×3 number on the tile  · empty
terminal-page-officer = { $who }: ammunition { $ammunition }{ $movement ->
    [0] { "" }
   *[other] , moves +{ $movement }
}{ $actions ->
    [0] { "" }
   *[other] , actions +{ $actions }
}

## Why a position cannot be

fault-nowhere = { $who } stands nowhere.
fault-both-tokens = { $who } has extra and limited movement at once: they cancel each other out.
fault-too-many-held = { $token }: the officers hold { $count }, the box has { $most }.
fault-too-many-supplies = { $supply }: { $count } on the table, the box has { $most }.
fault-too-many-on-tile = { $supply }: { $count } on the tile, which has room for { $most }.
fault-tile-twice = { $tile } lies both on { $space } and on { $space2 }.
fault-tile-missing = { $spaceStart } has no action tile yet.
fault-walls-lost = The walls of { $count } action tiles are gone: this game is lost.
fault-empty-track = There is no troop on { $track }, so nothing else can be told of it.
fault-too-wounded = { $card } has { $count } wounds; with more than { $most } it is eliminated.
fault-on-mine = { $card } stands on a mine at { $space }.
fault-too-many-cards = { $card } is in { $count } places at once.
fault-phase-order = { $card } is a card of phase 2, which comes only when phase 1 is through.
fault-too-many-events = { $event } has come more often than there are cards.
fault-events-of-sign = { $count } event cards of one kind have come; at this level there are { $most }.
fault-morale-end = The morale marker never rests on the end of its track: it goes back to the start.
fault-discards-of-day = On day { $day } there are between { $low } and { $high } discards in all; here it is { $count }.
fault-events-of-day = On day { $day } { $need } event cards have come; here it is { $count }.
fault-burnt-without-card = Paths burn only while a Burnt path card is in force, the paths that it names.
fault-card-resolving = { $card } is still being carried out: a turn begins after that.
fault-no-turn = The first turn is turn 1.
fault-game-won = Day seven has its eight cards: this game is won.
fault-unplayable = The game cannot go on from here ({ $detail }).
fault-over = This game is over.

## Parts of a position

part-time = Time
part-officers = Officers
part-tiles = Action tiles
part-walls = Walls
part-paths = Paths
part-tracks = Tracks
part-supplies = Supplies
part-cards = Cards
part-turn = Turn
part-day = Day
part-officer = Whose turn
part-morale = Morale
part-apart = Bricks kept apart
part-burnt = Burnt
part-i = space I
part-ii = space II
part-iii = space III
part-iv = space IV
part-mines = Mines
part-on-tile = on the tile
part-in-box = in the box
part-discards = Discards, in order
part-under = Under the deck, in order
part-resolving = Card being carried out
part-events = Event cards that have come
