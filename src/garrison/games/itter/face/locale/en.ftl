# Castle Itter in English. Terms as in the rulebook; names of things first, sentences after.
# Attributes of names: .the and .start with the article, where there is one (.start begins a sentence).

title = Castle Itter
about = Tyrol, 5 May 1945. American tankers, Wehrmacht soldiers and French prisoners hold a castle together against the SS.

## Defenders

name-basse = Basse
name-lee = Lee
name-seiner = Seiner
name-szymczyk = Szymczyk
name-rushford = Rushford
name-mchaley = McHaley
name-worsham = Worsham
name-pollock = Pollock
name-sutton = Sutton
name-petrukovich = Petrukovich
name-schrader = Schrader
name-gangl = Gangl
name-dietrich = Dietrich
name-hoeckel = Höckel
name-blechschmidt = Blechschmidt
name-rifleman-1 = Rifleman 1
name-rifleman-2 = Rifleman 2
name-rifleman-3 = Rifleman 3
name-rifleman-4 = Rifleman 4
name-rifleman-5 = Rifleman 5
name-wegscheider = Wegscheider
name-linson = Linson
name-waltl = Waltl
name-clemenceau = Clemenceau
name-gamelin = Gamelin
name-de-la-rocque = De La Rocque
name-reynaud = Reynaud
name-borotra = Borotra

## Combat positions: location, die number, weapon, colours

name-nt2 = North Terrace 2 (purple)
name-nt3 = North Terrace 3 (purple)
name-nt5 = North Terrace 5 (purple/yellow)
name-nt6 = North Terrace 6 (purple/red)
name-st2 = South Terrace 2 (green)
name-st4 = South Terrace 4 (green)
name-st5 = South Terrace 5 (green/red)
name-st6 = South Terrace 6 (green/yellow)
name-k1 = Keep 1 (red)
name-k2 = Keep 2 (red)
name-k3 = Keep 3 (red/green)
name-k4 = Keep 4 (red/purple)
name-gh-purple = Great Hall 1 (purple)
name-gh-green = Great Hall 1 (green)
name-gh-yellow3 = Great Hall 3 (yellow)
name-gh-yellow4 = Great Hall 4 (yellow)
name-g1 = Gate House 1 (yellow/black)
name-g2 = Gate House 2 (yellow/black)
name-g3 = Gate House 3 (black)
name-g4 = Gate House 4-6 M1919A4 (black)
name-bj-load = Besotten Jenny 76mm Cannon Load (white)
name-bj-cannon = Besotten Jenny 76mm Cannon (black)
name-bj-m2hb = Besotten Jenny M2HB (black)
name-bj-m1919a4 = Besotten Jenny M1919A4 (black)
name-c1 = Cellar 1
name-c2 = Cellar 2
name-c3 = Cellar 3
name-c4 = Cellar 4
name-c5 = Cellar 5

## Placement areas, and the circles of the tracks

name-area-2 = area 2
name-area-3 = area 3
name-area-4 = area 4
name-area-5 = area 5
name-area-6 = area 6
name-area-7 = area 7
name-area-8 = area 8
name-area-9 = area 9
name-area-10 = area 10
name-area-11 = area 11
name-area-12 = area 12
name-t-r1 = red circle 1
name-t-r2 = red circle 2
name-t-r3 = red circle 3
name-t-p1 = purple circle 1
name-t-p2 = purple circle 2
name-t-r4 = red circle 4
name-t-r5 = red circle 5
name-t-r6 = red circle 6
name-t-r7 = red circle 7 (last)
name-t-y1 = yellow circle 1
name-t-y2 = yellow circle 2
name-t-y3 = yellow circle 3
name-t-y4 = yellow circle 4
name-t-y5 = yellow circle 5
name-t-y6 = yellow circle 6 (last)
name-t-g1 = green circle 1
name-t-g2 = green circle 2
name-t-g3 = green circle 3
name-t-y7 = yellow circle 7
name-t-y8 = yellow circle 8 (last)

## SS cards: what they bring, and their deck. Owners may add cards in decks where we know of none.

name-1-rifleman-1 = 1 Rifleman (deck 1)
name-1-rifleman-2 = 2 Riflemen (deck 1)
name-1-rifleman-3 = 3 Riflemen (deck 1)
name-1-scout-1 = 1 Scout (deck 1)
name-1-scout-2 = 2 Scouts (deck 1)
name-1-scout-3 = 3 Scouts (deck 1)
name-1-sturm-1 = 1 Sturm (deck 1)
name-1-sturm-2 = 2 Sturm (deck 1)
name-1-sturm-3 = 3 Sturm (deck 1)
name-1-machine-gunner-1 = 1 Machine Gunner (deck 1)
name-1-machine-gunner-2 = 2 Machine Gunners (deck 1)
name-1-mortar-1 = 1 Mortar (deck 1)
name-1-mortar-2 = 2 Mortars (deck 1)
name-1-sturm-competitive = 1 Sturm (deck 1, Competitive)
name-1-sniper = Sniper (deck 1)
name-1-flak-30 = 20mm Flak 30 (deck 1)
name-1-suppressive-fire = Suppressive Fire (deck 1)
name-1-pak-40-a = 75mm Pak 40 (Gate House side, deck 1)
name-1-pak-40-b = 75mm Pak 40 (Keep side, deck 1)
name-1-flak-37 = 88mm Flak 37 (deck 1)
name-1-panzerfaust = Panzerfaust (deck 1)
name-1-reinforcements = Reinforcements (deck 1)
name-2-rifleman-1 = 1 Rifleman (deck 2)
name-2-rifleman-2 = 2 Riflemen (deck 2)
name-2-rifleman-3 = 3 Riflemen (deck 2)
name-2-scout-1 = 1 Scout (deck 2)
name-2-scout-2 = 2 Scouts (deck 2)
name-2-scout-3 = 3 Scouts (deck 2)
name-2-sturm-1 = 1 Sturm (deck 2)
name-2-sturm-2 = 2 Sturm (deck 2)
name-2-sturm-3 = 3 Sturm (deck 2)
name-2-machine-gunner-1 = 1 Machine Gunner (deck 2)
name-2-machine-gunner-2 = 2 Machine Gunners (deck 2)
name-2-mortar-1 = 1 Mortar (deck 2)
name-2-mortar-2 = 2 Mortars (deck 2)
name-2-sniper = Sniper (deck 2)
name-2-flak-30 = 20mm Flak 30 (deck 2)
name-2-suppressive-fire = Suppressive Fire (deck 2)
name-2-pak-40-a = 75mm Pak 40 (Gate House side, deck 2)
name-2-pak-40-b = 75mm Pak 40 (Keep side, deck 2)
name-2-flak-37 = 88mm Flak 37 (deck 2)
name-2-panzerfaust = Panzerfaust (deck 2)
name-2-reinforcements = Reinforcements (deck 2)
name-3-rifleman-1 = 1 Rifleman (deck 3)
name-3-rifleman-2 = 2 Riflemen (deck 3)
name-3-rifleman-3 = 3 Riflemen (deck 3)
name-3-scout-1 = 1 Scout (deck 3)
name-3-scout-2 = 2 Scouts (deck 3)
name-3-scout-3 = 3 Scouts (deck 3)
name-3-sturm-1 = 1 Sturm (deck 3)
name-3-sturm-2 = 2 Sturm (deck 3)
name-3-sturm-3 = 3 Sturm (deck 3)
name-3-machine-gunner-1 = 1 Machine Gunner (deck 3)
name-3-machine-gunner-2 = 2 Machine Gunners (deck 3)
name-3-mortar-1 = 1 Mortar (deck 3)
name-3-mortar-2 = 2 Mortars (deck 3)
name-3-sniper = Sniper (deck 3)
name-3-flak-30 = 20mm Flak 30 (deck 3)
name-3-suppressive-fire = Suppressive Fire (deck 3)
name-3-pak-40-a = 75mm Pak 40 (Gate House side, deck 3)
name-3-pak-40-b = 75mm Pak 40 (Keep side, deck 3)
name-3-flak-37 = 88mm Flak 37 (deck 3)
name-3-panzerfaust = Panzerfaust (deck 3)
name-3-reinforcements = Reinforcements (deck 3)
name-4-rifleman-1 = 1 Rifleman (deck 4)
name-4-rifleman-2 = 2 Riflemen (deck 4)
name-4-rifleman-3 = 3 Riflemen (deck 4)
name-4-scout-1 = 1 Scout (deck 4)
name-4-scout-2 = 2 Scouts (deck 4)
name-4-scout-3 = 3 Scouts (deck 4)
name-4-sturm-1 = 1 Sturm (deck 4)
name-4-sturm-2 = 2 Sturm (deck 4)
name-4-sturm-3 = 3 Sturm (deck 4)
name-4-machine-gunner-1 = 1 Machine Gunner (deck 4)
name-4-machine-gunner-2 = 2 Machine Gunners (deck 4)
name-4-mortar-1 = 1 Mortar (deck 4)
name-4-mortar-2 = 2 Mortars (deck 4)
name-4-sniper = Sniper (deck 4)
name-4-flak-30 = 20mm Flak 30 (deck 4)
name-4-suppressive-fire = Suppressive Fire (deck 4)
name-4-pak-40-a = 75mm Pak 40 (Gate House side, deck 4)
name-4-pak-40-b = 75mm Pak 40 (Keep side, deck 4)
name-4-flak-37 = 88mm Flak 37 (deck 4)
name-4-panzerfaust = Panzerfaust (deck 4)
name-4-reinforcements = Reinforcements (deck 4)

name-regiment-142 = 142nd Infantry Regiment

## Places in the tables that hold no card

name-unused-13 = no card
name-unused-14 = no card
name-unused-15 = no card
name-unused-41 = no card
name-unused-42 = no card
name-unused-43 = no card
name-unused-44 = no card
name-unused-45 = no card
name-unused-46 = no card
name-unused-47 = no card

## Locations

name-north-terrace = North Terrace
    .the = the North Terrace
    .start = The North Terrace
name-south-terrace = South Terrace
    .the = the South Terrace
    .start = The South Terrace
name-keep = Keep
    .the = the Keep
    .start = The Keep
name-great-hall = Great Hall
    .the = the Great Hall
    .start = The Great Hall
name-gate-house = Gate House
    .the = the Gate House
    .start = The Gate House
name-besotten-jenny = Besotten Jenny
    .the = Besotten Jenny
    .start = Besotten Jenny
name-cellar = Cellar
    .the = the Cellar
    .start = The Cellar

## Colours

name-green = green
name-red = red
name-purple = purple
name-black = black
name-yellow = yellow

## SS counters and kinds of SS card

name-rifleman = Rifleman
name-scout = Scout
name-sturm = Sturm
name-machine-gunner = Machine Gunner
    .short = MG
name-mortar = Mortar
    .short = Mortar
name-sniper = Sniper
    .short = Sniper
name-flak-30 = 20mm Flak 30
    .short = Flak 30
name-suppressive-fire = Suppressive Fire
    .short = Supp. Fire
name-pak-40-a = 75mm Pak 40 (Gate House side)
    .short = Pak 40
name-pak-40-b = 75mm Pak 40 (Keep side)
    .short = Pak 40
name-flak-37 = 88mm Flak 37
    .short = Flak 37
name-panzerfaust = Panzerfaust
    .short = Panzerfaust
name-reinforcements = Reinforcements

## Tactics cards. Only Barrage is known by its effect; the book gives no more than the name of two others.

name-barrage = Barrage
name-focus-fire = Focus Fire
name-eastern-approach = Eastern Approach
name-northern-approach = Northern Approach
name-southern-approach = Southern Approach
name-western-approach = Western Approach
name-smoke-screen = Smoke Screen
name-covering-fire = Covering Fire
name-marksman = Marksman
name-flak-volley = Flak Volley
name-tank-hunters = Tank Hunters
name-assault-group = Assault Group
name-final-assault = Final Assault

tactic-barrage = Each Pak 40 and Flak 37 card rolls one more die.
tactic-focus-fire = Machine Gunners and Mortars roll one more die whenever they fire (reconstruction).
tactic-eastern-approach = Riflemen and Scouts come from the east: one die places them in areas 7 to 10 (reconstruction).
tactic-northern-approach = Riflemen and Scouts come from the north: one die places them in areas 5 and 6 (reconstruction).
tactic-southern-approach = Riflemen and Scouts come from the south: one die places them in areas 2, 11 and 12 (reconstruction).
tactic-western-approach = Riflemen and Scouts come from the west: one die places them in areas 3 and 4 (reconstruction).
tactic-smoke-screen = No more than 2 suppression tokens can be spent against each counter (reconstruction).
tactic-covering-fire = Riflemen are harder to suppress: one more is needed on the die (reconstruction).
tactic-marksman = Each Sniper card rolls one more die for the shot (reconstruction).
tactic-flak-volley = Each 20mm Flak 30 card rolls one more die against every Defender (reconstruction).
tactic-tank-hunters = Each Panzerfaust card rolls one more die (reconstruction).
tactic-assault-group = Sturm are harder to suppress: one more is needed on the die (reconstruction).
tactic-final-assault = Riflemen and Sturm are harder to suppress: one more is needed on the die (reconstruction).

## Endings, awards, levels and the score sheet

name-deck-exhausted = The SS deck has run out
name-relieved = The 142nd Infantry Regiment has arrived
name-overrun = The SS are inside the castle

name-austrian-national-hero = Austrian National Hero
name-medal-of-honor = Medal of Honor
name-distinguished-service-cross = Distinguished Service Cross
name-silver-star = Silver Star
name-bronze-star = Bronze Star
name-none = no award

name-epic = Epic Victory
name-major = Major Victory
name-minor = Minor Victory
name-draw = Draw
name-defeat = Defeat

sheet-tank-empty = Besotten Jenny destroyed with nobody inside
sheet-escape = Borotra escaped
sheet-french-outside = French Defenders outside the Cellar
sheet-french-cellar = French Defenders in the Cellar
sheet-others = Other Defenders on the board
sheet-counters = SS counters on the board

## Before the game

aim = The Defenders must hold out until the SS deck has run out or the 142nd Infantry Regiment arrives, without letting an SS counter into the castle. Defenders who are left score points, SS counters on the board cost some.
notice = The rules are those of the printed game. Most values come from a public implementation and fit every total of the rulebook; none of them is a reconstruction of ours.
notice-veteran = The rules are those of the printed game, but what the Tactics cards do, which help the SS here, is for the most part a reconstruction of ours.
notice-elite = { notice-veteran }
notice-competitive = { notice-veteran }

scenario-standard = Standard: eleven Riflemen around the castle at the start, and no Tactics cards.
scenario-veteran = Veteran: five Riflemen and six Scouts at random at the start, and a Tactics card helps the SS every turn.
scenario-elite = Elite: four Riflemen, four Scouts and three Sturm at random at the start, and two Tactics cards at a time.
scenario-competitive = Competitive: a second player leads the SS with a hand of cards, and plans three orders and a Tactics card every turn.

edition-published = Published: the rules of the printed game.
edition-playtest = Playtest: the early reference card; a Command gives two recoveries, a Disrupted token goes before anything else, and Escape takes seven SS cards away.

seat-defender = Defenders
seat-ss = SS

## Labels of what lies on the table

letter-green = G
letter-red = R
letter-purple = P
letter-yellow = Y
letter-black = K
sheet-weapon-load = Load

box-supply = Supply
box-reinforcements = Reinforcements
box-casualties = Casualties
box-escaped = Escaped

phase-setup = Set-up
phase-planning = SS Planning
phase-defender = Defender Phase
phase-ss = SS Phase
phase-over = End of the game

mark-exhausted = Exhausted
mark-disrupted = Disrupted
mark-acted = Action token
mark-commanded = Command token
mark-loaded = Load token

value-attack = Attack Value
value-suppress = Suppress Value
value-defense = Defense
value-disrupt = Disrupt Value

terms-actions = action
terms-suppression = tokens
terms-defense = Defense

gauge-actions = Actions left
gauge-cards = SS cards left this turn
gauge-score = Score
gauge-defense = Defense Value
gauge-suppression = Suppression tokens

pile-ss-deck = SS deck
pile-deck-number = Deck in play
pile-discard-number = Deck of the top discard
pile-tactics-deck = Tactics deck
pile-ss-hand = SS cards in hand
pile-tactics-hand = Tactics cards in hand
pile-orders = Order pile

cards-tactics = Tactics in play
cards-hand = SS cards in hand
cards-tactics-hand = Tactics cards in hand
cards-orders = Order pile
cards-plan = Tactics card of the turn

tank-intact = Besotten Jenny is in action.
tank-lost-empty = Besotten Jenny was destroyed with nobody inside.
tank-lost-manned = Besotten Jenny was destroyed with men inside.

## Options: who, what, where; a sentence where that reads better

ref-action-place = Place
ref-action-attack = Attack
ref-action-shift = Move within the location
ref-action-move = Move to a new location
ref-action-suppress = Suppress
ref-action-recover = Recover from Exhausted
ref-action-steady = Recover from Disrupted
ref-action-command = Command
ref-action-escape = Escape
ref-action-load = Load
ref-action-rally-recover = Recover from Exhausted by Command
ref-action-rally-steady = Recover from Disrupted by Command
ref-action-name = Choose him
ref-action-put = Lay tokens
ref-action-spend = Spend tokens
ref-action-order = Order
ref-action-tactic = Tactics card
ref-action-pass = Pass
ref-action-done = Nothing more
ref-action-sacrifice = Gangl gives his life
ref-action-refuse = Gangl saves nobody
ref-action-use-weapon = Use the weapon
ref-action-use-own = Use his own values
ref-action-fire-gun = The Machine Gunner fires
ref-action-fire-mortar = The Mortar fires
ref-crate = { $id } suppression space
ref-count = { $id ->
    [one] { $id } token
   *[other] { $id } tokens
}
ref-counter-infantry = infantry

option-name = { $piece }
option-put = { $count ->
    [0] No tokens on { $crate }
    [one] { $count } token on { $crate }
   *[other] { $count } tokens on { $crate }
}
option-spend = { $count ->
    [0] Spend no tokens
    [one] Spend { $count } token
   *[other] Spend { $count } tokens
}
option-order = { $card }
option-tactic = { $card }

## Prompts

ask-line-up = Draw the SS counter that starts in { $space }.
ask-place-first = Turn { $turn }. Choose a Defender to place, who acts at once: { $left ->
    [one] { $left } action left.
   *[other] { $left } actions left.
}
ask-act = Turn { $turn }. Choose a Defender to act: { $left ->
    [one] { $left } action left.
   *[other] { $left } actions left.
}
ask-act-on = Choose what { $who } does now.
ask-attack-roll = { $who } attacks the { $counter } in { $space }: roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $need }+ hits.
ask-weapon = Choose the values { $who } uses: the weapon's or his own.
ask-split = { $who } lays { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}: choose how many go on { $colour }; the rest go on { $other }.
ask-recoveries = { $who } commands. Choose who recovers: { $left ->
    [one] { $left } recovery left.
   *[other] { $left } recoveries left.
}
ask-deal-tactic = Turn up a Tactics card.
ask-reveal-card = Turn up an SS card: { $left ->
    [one] the last of this turn.
   *[other] { $left } to go this turn.
}
ask-place-counter = Roll for the area of a { $counter }: { $left } to place.
ask-suppress-counter = A { $counter } is coming to { $space }. Choose how many tokens to spend to stop it: { $tokens } on { $colour }, { $need }+ needed.
ask-suppression-roll = Suppress the { $counter } in { $space }: roll { $tokens ->
    [one] { $tokens } die
   *[other] { $tokens } dice
}, { $need }+ stops it.
ask-colour = { $kind }: roll one die for the colour.
ask-location = { $kind }: roll one die for the location.
ask-aim = Roll one die for the target in { $colour }.
ask-shot = { $who } is under fire: roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $need }+ hits.
ask-location-shot = { $locationStart } is under fire: roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $need }+ hits.
ask-barrage = Choose which weapon in { $space } fires next.
ask-shaken = Everybody in { $locationThe } is Disrupted: choose who is next.
ask-sacrifice = { $who } is about to be lost: choose whether { $other } gives his life for him.
ask-rescue = Besotten Jenny is lost: choose whom Gangl saves from it.
ask-fill-hand = The SS player draws a card.
ask-choose-order = Choose the { $place ->
    [1] first
    [2] second
   *[other] third
} order of the turn.
ask-choose-tactic = Choose the Tactics card of the turn.
ask-over = The game is over. { $ending }: { $endingId ->
    [overrun] the Defenders have lost.
   *[other] { $score ->
        [one] { $score } point.
       *[other] { $score } points.
    }
}

## Reasons

why-not-asked = This does not answer what is asked now.
why-chance-first = Dice or a card decide first.
why-over-now = The game is over.
why-gone = { $who } is out of the game.
why-apart = { $who } is out of play until the Reinforcements card appears.
why-in-supply = { $who } is still in the supply: place him first.
why-first-twenty = { $who } must wait: of the first twenty, { $left ->
    [one] one Defender is still to be placed.
   *[other] { $left } Defenders are still to be placed.
}
why-acted = { $who } has already acted this turn.
why-commanded = { $who } was recovered by a Command: he takes no action of his own this turn.
why-disrupted = { $who } is Disrupted: he can only Recover.
why-exhausted = { $who } is Exhausted: he can only Recover.
why-busy = { $other } is in the middle of his action: finish it first.
why-on-board = { $who } is already on the board.
why-occupied-place = { $who } cannot be placed there: { $other } holds the position.
why-tank-destroyed = Besotten Jenny is destroyed: nobody can enter it.
why-no-counter = There is no such SS counter there.
why-no-sight = { $who } has no line of sight there: his position does not have that colour.
why-no-dice = { $who } has no dice to attack with: his Attack Value is 0 and nobody inspires him.
why-crew-only = { $who } cannot fire from here: he cannot use the weapon of the position.
why-no-crate = { $who } cannot Suppress: no colour of his position has a suppression space.
why-no-tokens-value = { $who } cannot Suppress: his Suppress Value is 0.
why-tokens-out = No suppression tokens are left: all of them are on the board.
why-same-square = { $who } is already there.
why-other-location = { $who } cannot go there with the free move: it is another location.
why-partner-exhausted = { $who } cannot switch with { $other }: { $other } is Exhausted.
why-partner-disrupted = { $who } cannot switch with { $other }: { $other } is Disrupted.
why-shifted-already = { $who } has already used his free move.
why-shift-on-placing = { $who } has just been placed: this action has no free move.
why-same-location = { $who } is already in that location: only the free move goes there.
why-occupied-move = { $who } cannot move there: { $other } holds the position.
why-cellar-exit = { $who } is in the Cellar: from there he can move only to the Great Hall.
why-not-exhausted = { $who } is not Exhausted.
why-not-disrupted = { $who } is not Disrupted.
why-token-first = { $who } must lose his Disrupted token first.
why-no-command = { $who } cannot command: he has no Command [C].
why-nobody-to-recover = { $who } cannot command: there is nobody in his location whom he could help.
why-not-escaper = { $who } cannot escape: only Borotra has Escape [E].
why-escape-location = { $who } cannot escape from the Cellar or the Great Hall.
why-escape-colour = { $who } cannot escape: there is an SS counter in a colour of his position.
why-escape-white = { $who } cannot escape from a white position.
why-not-loader = { $who } cannot load: he is not on the 76mm Cannon Load position.
why-loader-crew = { $who } cannot load: he is not Tank Crew [T].
why-loaded-already = { $who } cannot load: the 76mm Cannon is already loaded.
why-nobody-acting = Nobody is in the middle of an action.
why-must-act = { $who } has just been placed: he must act if he can.
why-mid-action = { $who } is in the middle of his action: he can stop, but you cannot pass.
why-no-pass = You cannot pass: there is still an action to take.
why-rally-elsewhere = { $who } is not in the commander's location.
why-rally-commander = { $who } cannot be recovered by a Command: he is a commander [C] himself.
why-rally-acted = { $who } cannot be recovered by a Command: he has already acted this turn.
why-rally-commanded = { $who } cannot be recovered again: another commander has already helped him this turn.
why-rally-nobody-yet = { $who } must help at least one Defender with his Command.
why-wrong-crate = Say how many tokens go on { $colour }: the rest go on the other colour.
why-too-many-to-put = { $count ->
    [one] There is { $count } token to lay.
   *[other] There are { $count } tokens to lay; in the playtest edition they all go on one colour.
}
why-too-few-tokens = { $count ->
    [one] There is only { $count } token of this colour.
   *[other] There are only { $count } tokens of this colour.
}
why-token-cap = The Tactics card in play allows no more than { $count ->
    [one] { $count } token
   *[other] { $count } tokens
} against each counter.
why-dice-cap = There are only five dice: no more than five tokens can be used together.
why-not-in-hand = This card is not in your hand.
why-must-play = { $count ->
    [one] Another card must be played this turn: it cannot be kept in hand.
   *[other] { $count } other cards must be played this turn: they cannot be kept in hand.
}
why-not-hit = { $who } cannot be chosen here.
why-no-such-gun = No weapon of this kind is left to fire in the area.

## Events: the Defender Phase

turn-began = Turn { $turn } begins.
counter-lined-up = A { $counter } starts in { $space }.
defender-placed = { $who } enters at { $square }.
defender-shifted = { $who } shifts to { $square }.
defenders-switched = { $who } and { $other } switch positions.
defender-moved = { $who } moves to { $square }.
attack-rolled = { $who } fires at the { $counter } in { $space }: { $faces } ({ $need }+ needed), { $hit ->
    [1] the { $counter } is gone.
   *[other] a miss.
}
suppression-added = { $who } suppresses: { $tokens ->
    [one] { $tokens } token on { $colour }.
   *[other] { $tokens } tokens on { $colour }.
}
suppression-wasted = { $who } suppresses, but no token can be laid.
defender-recovered = { $who } recovers: he is no longer Exhausted.
defender-steadied = { $who } recovers: he is no longer Disrupted.
command-given = { $who } gives a Command.
escape-made = { $who } escapes: the card of the 142nd goes into the SS deck, { $bottom ->
    [0] where no other card is left.
    [one] with the bottom card.
   *[other] among the bottom { $bottom } cards.
}
cards-thrown-away = { $who } escapes: { $cards ->
    [0] there is no SS card left to take away.
    [one] the bottom card of the SS deck leaves the game unseen.
   *[other] the bottom { $cards } cards of the SS deck leave the game unseen.
}
cannon-loaded = { $who } loads the 76mm Cannon.
action-passed = An action is given up: { $left ->
    [0] none left.
   *[other] { $left } left.
}
action-ended = { $who } does nothing more.

## Events: the SS Phase

ss-phase-began = SS Phase of turn { $turn }.
tactic-dealt = Tactics card in play: { $tactic }.
tactic-retired = The Tactics card { $tactic } leaves the game.
card-revealed = SS card: { $card }.
area-rolled = Rolled { $faces }: a { $counter } for { $space }.
suppression-declined = No tokens are spent against the { $counter } in { $space }.
suppression-rolled = Suppression of the { $counter } in { $space }: { $faces } ({ $need }+ needed), { $hit ->
    [1] it is stopped.
   *[other] it comes through.
}
counter-placed = The { $counter } is placed in { $space }.
counter-advanced = A { $counter } advances to { $space }.
castle-entered = A { $counter } enters the castle!
nobody-in-sight = No target in { $colour }: the shot is lost.
colour-targeted = The { $kind } rolls { $face }: the { $colour } positions are under fire.
gun-fired = The { $counter } in { $space } fires.
defender-targeted = Rolled { $face } for the target in { $colour }: { $who }.
defender-shot-at = Fire on { $who }: { $faces } ({ $need }+ needed), { $hit ->
    [1] a hit.
   *[other] a miss.
}
defender-disrupted = { $who } is Disrupted.
defender-lost = { $who } is a casualty.
morale-broke = Low Morale: { $who } in { $locationThe } is a casualty too.
sacrifice-made = { $who } gives his life for { $saved }.
location-targeted = The { $kind } rolls { $face }: { $locationThe } is the target.
location-shot-at = Fire on { $locationThe }: { $faces } ({ $need }+ needed), { $hit ->
    [1] a hit.
   *[other] a miss.
}
defense-reduced = The Defense Value of { $locationThe } drops to { $value }.
location-shaken = { $locationStart } is already at its lowest: everybody inside is Disrupted.
tank-destroyed = Besotten Jenny is destroyed, { $inside ->
    [0] with nobody inside.
    [one] with { $inside } Defender inside.
   *[other] with { $inside } Defenders inside.
}
wreck-targeted = The { $kind } fires at the wreck of Besotten Jenny: no effect.
reinforcements-arrived = Reinforcements: { $count ->
    [one] { $count } Defender joins the supply.
   *[other] { $count } Defenders join the supply.
}
tokens-cleared = { $tokens ->
    [one] { $tokens } unspent suppression token is removed.
   *[other] { $tokens } unspent suppression tokens are removed.
}
regiment-arrived = The 142nd Infantry Regiment arrives on turn { $turn }.
game-ended = { $ending }: { $endingId ->
    [overrun] the Defenders have lost.
   *[other] { $score ->
        [one] { $score } point.
       *[other] { $score } points.
    }
}

## Events: SS Planning

orders-laid = The SS player lays down { $cards ->
    [one] { $cards } order.
   *[other] { $cards } orders.
}
hand-drawn = You draw: { $card }.
order-chosen = Order { $place }: { $card }.
tactic-chosen = Tactics card of the turn: { $tactic }.

## Odds

odds-hit = { $counter } in { $space } is hit ({ $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $need }+ needed)
odds-stopped = { $counter } is kept off { $space } ({ $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $need }+ needed)
odds-castle-falls = { $counter } is placed on { $space } and the castle falls
odds-struck = { $who } is hit ({ $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $need }+ needed)
odds-overrun = The castle is overrun this turn if nothing is suppressed
odds-overrun-now = The castle is overrun
odds-casualty = At least one Defender is lost
odds-disrupted = At least one Defender is Disrupted

## Danger

danger-track = { $space }: { $count ->
    [one] one more counter fits
   *[other] { $count } more counters fit
} before one enters the castle; a counter is rolled here this turn
danger-track-label = { $count } left
danger-track-full = { $space } is full: a counter rolled here pushes one into the castle
danger-track-full-label = next one enters
danger-last-circle = { $counter } on the { $space }: the next push takes it into the castle
danger-last-circle-label = { $counter }: next push
danger-colour = { $tokens ->
    [0] No { $colour } suppression token
    [one] One { $colour } suppression token
   *[other] { $tokens } { $colour } suppression tokens
} against the counters rolled there this turn
danger-colour-label = {""}
danger-location-weakened = { $locationStart } is hit by { $who } ({ $need }+): its defence falls to { $value }
danger-location-weakened-label = { $firstShort } { $need }+
danger-location-shaken = { $locationStart } is hit by { $who } ({ $need }+) at its lowest defence: { $men ->
    [0] nobody is inside
    [one] the man inside is Disrupted
   *[other] all { $men } inside are Disrupted
}
danger-location-shaken-label = { $firstShort } { $need }+
danger-tank-destroyed = Besotten Jenny is hit by { $who } ({ $need }+) and destroyed{ $men ->
    [0] {""}
    [one] {""} with the man inside
   *[other] {""} with all { $men } inside
}
danger-tank-destroyed-label = { $firstShort } { $need }+
danger-hit = { $man } is hit by { $who } ({ $need }+)
danger-hit-label = { $firstShort } { $need }+
danger-hit-again = { $man }, Disrupted already, is hit by { $who } ({ $need }+) and lost
danger-hit-again-label = { $firstShort } { $need }+
danger-overrun = The castle is overrun this turn
danger-overrun-label = castle overrun
danger-men-hit = Defenders hit this turn
danger-men-hit-label = men hit
danger-assumes-no-tokens = No suppression token is spent and nobody is sacrificed.
danger-assumes-each-card-alone = For single men each card is counted as if the others had changed nothing.
danger-assumes-orders-unknown = The SS player chooses the cards: there are no chances, only what unseen cards can do.
danger-assumes-dice-pending = The dice that are to be rolled now are not counted: all stands as before them.

## Features: what one option has over another on average; $much how many, $percent how much more often

feature-counters = there { $more ->
    [yes] are { $much } more SS counters on the tracks
   *[no] are { $much } fewer SS counters on the tracks
}
feature-breach = { $more ->
    [yes] { $much } more tracks are full, where the next counter enters the castle
   *[no] { $much } fewer tracks are full, where the next counter enters the castle
}
feature-guns = there are { $much } { $more ->
    [yes] more
   *[no] fewer
} Machine Gunners and Mortars on the board
feature-defenders = { $much } { $more ->
    [yes] more Defenders are on the board
   *[no] fewer Defenders are on the board
}
feature-french = { $much } { $more ->
    [yes] more French Defenders are on the board
   *[no] fewer French Defenders are on the board
}
feature-ready = { $much } { $more ->
    [yes] more Defenders are ready
   *[no] fewer Defenders are ready
}
feature-disrupted = { $much } { $more ->
    [yes] more Defenders are Disrupted
   *[no] fewer Defenders are Disrupted
}
feature-tank = Besotten Jenny holds out { $percent } % { $more ->
    [yes] more often
   *[no] less often
}
feature-escape = Borotra has escaped { $percent } % { $more ->
    [yes] more often
   *[no] less often
}
feature-tokens-green = there are { $much } { $more ->
    [yes] more
   *[no] fewer
} suppression tokens on green
feature-tokens-red = there are { $much } { $more ->
    [yes] more
   *[no] fewer
} suppression tokens on red
feature-tokens-purple = there are { $much } { $more ->
    [yes] more
   *[no] fewer
} suppression tokens on purple
feature-tokens-black = there are { $much } { $more ->
    [yes] more
   *[no] fewer
} suppression tokens on black

## Motives: what speaks for an option, as the second half of a sentence

motive-on-the-way = the { $counter } in { $space } is { $steps } steps from the castle
motive-more-cover = { $colour } { $tokens ->
    [0] has no suppression token yet
    [1] has one suppression token
   *[other] has { $tokens } suppression tokens
}
motive-room = the track of { $space } has { $count ->
    [1] one empty space
   *[other] { $count } empty spaces
} left, and the { $counter } would take one
motive-castle-next = { $steps ->
    [1] the next step takes the { $counter } in { $space } into the castle
   *[other] the { $counter } in { $space } is { $steps } steps from the castle
}
motive-track-full = the track of the { $counter } in { $space } is full, and the next counter on { $colour } enters the castle
motive-heavy-weapon = the { $counter } in { $space } fires again with every Suppressive Fire
motive-uncovered = { $colour } has no suppression token, and { $count ->
    [1] one SS counter stands on its tracks
   *[other] { $count } SS counters stand on its tracks
}
motive-thinly-covered = { $colour } has { $tokens ->
    [1] only one suppression token
   *[other] only { $tokens } suppression tokens
} against { $count } SS counters on its tracks
motive-would-enter = the track is full, and the { $counter } enters the castle unless it is stopped now
motive-keep-tokens = the track has room for it, and { $tokens ->
    [1] the token on { $colour } is
   *[other] the { $tokens } tokens on { $colour } are
} kept for a counter that would enter the castle
motive-lost-if-hit = { $who } is Disrupted, and the next hit would be his last
motive-can-act-again = { $who } is Exhausted and can act again
motive-command = { $count ->
    [1] one Defender beside { $who }
   *[other] { $count } Defenders beside { $who }
} can recover at once
motive-escape = no SS counter stands in { $who }’s colours, so he gets away and the 142nd comes
motive-load = the 76mm cannon is not loaded
motive-sees-more = { $who } has { $count ->
    [1] one SS counter
   *[other] { $count } SS counters
} in sight there, and { $now } from where he stands
motive-supply = { $count ->
    [1] one Defender waits
   *[other] { $count } Defenders wait
} in the supply, where nobody can act

## Rulings: what each is about, and what can be chosen, our own reading first.

ruling-jenny-hit-at-defense-4 = Besotten Jenny hit at Defense Value 4
    .c0 = destroyed, all inside are casualties
    .c1 = disrupt all inside
ruling-second-disruption-by-location-hit = Second disruption by a hit on the location
    .c0 = casualty
    .c1 = ignored
ruling-two-colour-position = Positions of two colours
    .c0 = belongs to both colours; at most one hit roll per defender per effect
ruling-besotten-jenny-positions-targetable-by-colour = Besotten Jenny's positions as targets by colour
    .c0 = no, they carry no die number
    .c1 = yes
ruling-placement-order = Order of placing SS counters
    .c0 = roll area, decide suppression (one roll), place and push, then the next counter
ruling-push-order = Order of pushing
    .c0 = the newcomer takes the area, each occupant moves one space on until an empty one; loss is checked at once
ruling-merged-tracks-push = Pushing on merged tracks
    .c0 = a pushed counter pushes whatever stands on the shared space, whichever track it came from
ruling-suppression-tokens-spent = Suppression tokens when rolling
    .c0 = all tokens committed are spent, hit or miss
ruling-suppression-tokens-persist = Unspent suppression tokens
    .c0 = unspent tokens stay from turn to turn
    .c1 = cleared each turn
ruling-suppression-token-supply = Supply of suppression tokens
    .c0 = hard limit of 30 on the board
    .c1 = no limit
ruling-dice-supply = Number of dice
    .c0 = no limit; five dice are a convenience
    .c1 = limit of 5
ruling-inspire-cumulative = Several Defenders with Inspire
    .c0 = each ready Inspire defender in the location adds one
    .c1 = at most one
ruling-inspire-self = Inspiring oneself
    .c0 = a defender does not inspire itself
    .c1 = does
ruling-low-morale-after-removal = When Low Morale is checked
    .c0 = checked after the casualty is removed, so a dead officer no longer protects
    .c1 = officer still protects
ruling-officer-condition = Condition of an officer who protects
    .c0 = an exhausted or disrupted officer still protects
    .c1 = must be ready
ruling-sacrifice-condition = Condition of Gangl for his sacrifice
    .c0 = Gangl may be exhausted or disrupted
    .c1 = must be ready
ruling-sacrifice-counts-as-casualty = Gangl's sacrifice as a casualty
    .c0 = yes, it can trigger Low Morale
    .c1 = no
ruling-sacrifice-when-tank-is-destroyed = Sacrifice when the tank is destroyed
    .c0 = not available, Gangl is lost too
    .c1 = available
ruling-escape-check = When the way out is checked
    .c0 = when the action is declared, after a free move inside the location
    .c1 = position at start of turn
ruling-escape-from-white-position = Escape from a white position
    .c0 = not allowed
    .c1 = allowed (no colour, so no counter in it)
ruling-escape-fewer-cards-left = Escape with few cards left
    .c0 = shuffle the 142nd card into all that remain
ruling-regiment-142-is-last-card = The 142nd as the last card
    .c0 = a 21st turn starts: five actions, then the card ends the game
    .c1 = end after turn 20
ruling-load-exhausts = Loading exhausts
    .c0 = yes
    .c1 = no
ruling-weapon-position-without-weapon-use = A weapon's position without its weapon
    .c0 = defender uses own values and the colour of the position
    .c1 = cannot attack or suppress
ruling-suppress-from-yellow-or-white-only = Suppress from a position only yellow or white
    .c0 = not possible
    .c1 = wasted action
ruling-free-move-then-nothing = Free move and then nothing
    .c0 = costs the action and exhausts
    .c1 = costs nothing
ruling-pass-action = Passing
    .c0 = allowed
    .c1 = not allowed
ruling-command-on-already-commanded = Command over one already commanded
    .c0 = allowed for a second commander
    .c1 = forbidden
ruling-several-heavy-weapons-in-one-area = Several heavy weapons in one area
    .c0 = in the order they were placed
    .c1 = player chooses
ruling-reinforcement-left-in-supply = Reinforcements left in the supply
    .c0 = scores nothing
    .c1 = scores 1
ruling-tactics-decks-shuffled = Shuffling the Tactics decks
    .c0 = yes, before cards are removed, in every variant
    .c1 = only competitive
ruling-wehrmacht-card-phase = The phase that a Wehrmacht card means
    .c0 = means the SS Phase
ruling-place-then-nothing = Placing and then doing nothing
    .c0 = allowed, costs the action and exhausts
    .c1 = not allowed while an action is possible
ruling-pass-scope = What passing gives up
    .c0 = gives up one of the five actions
    .c1 = ends the Defender Phase
ruling-weapon-use = Using the weapon of a position
    .c0 = the player chooses: the weapon's values and its load, or his own
    .c1 = always used when usable
ruling-attack-with-zero-dice = Attack without dice
    .c0 = not allowed
    .c1 = allowed
ruling-command-without-recovery = Command without a recovery
    .c0 = not allowed
    .c1 = allowed
ruling-suppress-when-tokens-run-out = Suppress when tokens run out
    .c0 = place as many as remain, not possible with none
    .c1 = always possible
ruling-which-of-equal-heavy-weapons-is-removed = Which of two equal heavy weapons goes
    .c0 = the one placed first
    .c1 = the one placed last
ruling-focus-fire-scope = Reach of Focus Fire
    .c0 = every disruption roll of the counters
    .c1 = only when the counter is placed
ruling-two-placement-tables = Two placement tables in force
    .c0 = the newest tactics card
    .c1 = the oldest tactics card
ruling-shift-in-placement-action = Free move in the action of placing
    .c0 = allowed
    .c1 = not allowed
ruling-playtest-escape-check = The playtest's check for the escape
    .c0 = as published
    .c1 = square and counters at the start of the turn
ruling-location-hit-order = Order of hits on a location
    .c0 = the player chooses
    .c1 = squares in the order of the positions table
ruling-competitive-142nd = The 142nd in the competitive game
    .c0 = ends the game when the card is resolved
    .c1 = when it is drawn into the hand
ruling-competitive-last-turn = Last turn of the competitive game
    .c0 = no turn starts with fewer than three SS cards in hand; no 21st turn
    .c1 = a 21st turn as in solo
ruling-command-before-all-placed = Command before all are placed
    .c0 = allowed: recoveries given by Command are free, not actions you take
    .c1 = not before the first twenty are placed

## The board in text

terminal-status = Turn { $turn } of { $turns }, { $clock }. { $phase }. Actions { $actions }, SS cards { $cards }. SS deck { $deck } (deck { $number }; top discard: deck { $discard }). Score { $score }.
terminal-crates = Suppression: green { $green }, red { $red }, purple { $purple }, black { $black }.
terminal-loaded = The 76mm Cannon is loaded.
terminal-legend =
    R Rifleman  S Scout  T Sturm  M Machine Gunner  O Mortar  · empty  █ castle
    z Exhausted  ! Disrupted  * Action token  c Command token
    g green  r red  p purple  k black  y yellow  w white
    6 Defense Value  2p die number and colour of a square (4+ is 4 to 6)
    Defenders: 1/2 attack/suppress  C Command  I Inspire  M Low Morale
    O Officer  R Reinforcements  S Sacrifice  T Tank Crew  E Escape
terminal-location = { $location }, Defense Value { $defense }:
terminal-cellar = { $location }:
terminal-free = free
terminal-counter = { $counter } in { $space } ({ $colour }), { $steps ->
    [one] one push from the castle
   *[other] { $steps } pushes from the castle
}, Defense { $defense }.
terminal-gun = { $counter } in { $space } ({ $colour }), Defense { $defense }.
terminal-no-counters = No SS counter is on the board.

## Letters and short lines of a board drawn in text

drawn-green = g
drawn-red = r
drawn-purple = p
drawn-black = k
drawn-yellow = y
drawn-white = w
drawn-rifleman = R
drawn-scout = S
drawn-sturm = T
drawn-machine-gunner = M
drawn-mortar = O
terminal-page-status = Turn { $turn }/{ $turns }, { $clock }  { $phase }  Actions { $actions }  SS cards { $cards }, deck { $deck }  Score { $score }
terminal-page-crates = Suppression
terminal-page-loaded = The cannon is loaded.

## Why a position cannot be

fault-two-on-square = { $who } and { $other } both stand on { $space }: a position holds one Defender.
fault-nowhere = { $who } is nowhere: on the board, in the supply, among the reinforcements or gone.
fault-two-places = { $who } is in two places at once.
fault-token-off-board = { $who } is not on the board and cannot { $mark ->
    [exhausted] be Exhausted
    [disrupted] be Disrupted
    [acted] have an Action token
   *[other] have a Command token
}.
fault-not-supply = { $who } never waits in the supply.
fault-not-reinforcement = { $who } does not come with the Reinforcements card.
fault-in-wreck = { $who } cannot be inside the destroyed tank.
fault-wreck-value = The tank is destroyed exactly when its Defense Value is 0; it is { $count }.
fault-wreck-loaded = The cannon of a destroyed tank cannot be loaded.
fault-too-many-acted = { $count } Action tokens, but there are only { $most } actions in a turn.
fault-defense-step = { $location } never has Defense Value { $count }.
fault-too-many-counters = { $counter }: { $count } counters on the board; the box has { $most }.
fault-too-many-tokens = { $count } suppression tokens; there are { $most }.
fault-too-many-cards = { $card }: { $count } are gone, but the deck has { $most }.
fault-deck-order = { $card } cannot be gone while deck { $deck } still has cards.
fault-too-many-tactics = { $tactic }: more are gone than Tactics deck { $deck } has.
fault-tactics-to-come = Tactics deck { $deck }: { $count } to come, but only { $most } are left.
fault-escaper-here = { $who } has escaped: then he is gone from the board.
fault-regiment-early = The 142nd enters the deck only when Borotra has escaped.
fault-regiment-late = Borotra has escaped, so the 142nd is in the deck or has come.
fault-cards-of-turn = At the start of turn { $turn } { $need ->
    [0] no card is gone
    [one] one card is gone
   *[other] { $need } cards are gone
}, three for each turn; here it is { $count }.
fault-deck-through = The SS deck is through: this game is over.
fault-unplayable = The game cannot go on from here ({ $detail }).
fault-over = This game is over.

## Parts of a position

part-castle = Castle
part-defense = Defense Values
part-defenders = Defenders
part-counters = SS counters
part-cards = SS cards
part-tactics = Tactics cards
part-turn = Turn
part-tank = Tank
part-loaded = Cannon loaded
part-escaped = Borotra escaped
part-yes = yes
part-no = no
part-heavy-weapons = Machine gunners and mortars
part-suppression = Suppression tokens
part-gone = Cards gone
part-hand = In hand
part-order-1 = First order
part-order-2 = Second order
part-order-3 = Third order
part-regiment = 142nd Regiment card
part-aside = aside
part-deck = in the deck
part-played = played
part-bottom-cards = Bottom cards with the 142nd
part-discard-deck = Deck of the last card
part-thrown-away = Thrown away unseen
part-newest = Newest in play
part-older = Older in play
part-gone-1 = Gone, deck 1
part-gone-2 = Gone, deck 2
part-gone-3 = Gone, deck 3
part-gone-4 = Gone, deck 4
part-to-come-1 = To come, deck 1
part-to-come-2 = To come, deck 2
part-to-come-3 = To come, deck 3
part-to-come-4 = To come, deck 4
