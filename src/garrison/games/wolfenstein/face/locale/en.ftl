# Wolfenstein: The Board Game in English. Terms as in the glossary of the project; names of things first, sentences after.
# Attributes of names: .the with the article, .text what an event card says, .powers the abilities of a weapon in order.

title = Wolfenstein: The Board Game
about = A world that went wrong. A handful of heroes goes in to put it right, room by room.
team-heroes = Heroes
setting-heroes = the four heroes, such as bj,anya,set,klaus; without it, those the mission suggests

## Heroes

name-bj = B.J. Blazkowicz
name-anya = Anya Oliwa
name-set = Set Roth
name-bombate = Bombate
name-max = Max Hass
name-klaus = Klaus Kreutz

## Enemies and bosses: kinds, then figures

name-soldaten = Soldaten
name-space-marine = Space Marine
name-supersoldaten = Supersoldaten
name-panzerhund = Panzerhund
name-commander = Commander
name-drone = Drone
name-ubersoldaten = Übersoldaten
name-flame-trooper = Flamethrower Stormtrooper
name-rocket-trooper = Rocket Stormtrooper
name-bevli = Professor Bevli
name-von-grim = General von Grim
name-mecha-hitler = Mecha-Hitler
name-hitler = Adolf Hitler
name-hans-grosse = Hans Grösse
name-soldaten-1 = Soldaten 1
name-soldaten-2 = Soldaten 2
name-soldaten-3 = Soldaten 3
name-soldaten-4 = Soldaten 4
name-soldaten-5 = Soldaten 5
name-soldaten-6 = Soldaten 6
name-soldaten-7 = Soldaten 7
name-soldaten-8 = Soldaten 8
name-space-marine-1 = Space Marine 1
name-space-marine-2 = Space Marine 2
name-space-marine-3 = Space Marine 3
name-space-marine-4 = Space Marine 4
name-space-marine-5 = Space Marine 5
name-space-marine-6 = Space Marine 6
name-space-marine-7 = Space Marine 7
name-space-marine-8 = Space Marine 8
name-supersoldaten-1 = Supersoldaten 1
name-supersoldaten-2 = Supersoldaten 2
name-supersoldaten-3 = Supersoldaten 3
name-supersoldaten-4 = Supersoldaten 4
name-panzerhund-1 = Panzerhund 1
name-panzerhund-2 = Panzerhund 2
name-panzerhund-3 = Panzerhund 3
name-commander-1 = Commander 1
name-commander-2 = Commander 2
name-commander-3 = Commander 3
name-commander-4 = Commander 4
name-commander-5 = Commander 5
name-commander-6 = Commander 6
name-drone-1 = Drone 1
name-drone-2 = Drone 2
name-drone-3 = Drone 3
name-drone-4 = Drone 4
name-drone-5 = Drone 5
name-drone-6 = Drone 6
name-drone-7 = Drone 7
name-drone-8 = Drone 8
name-ubersoldaten-1 = Übersoldaten 1
name-ubersoldaten-2 = Übersoldaten 2
name-ubersoldaten-3 = Übersoldaten 3
name-ubersoldaten-4 = Übersoldaten 4
name-flame-trooper-1 = Flamethrower Stormtrooper 1
name-flame-trooper-2 = Flamethrower Stormtrooper 2
name-rocket-trooper-1 = Rocket Stormtrooper 1
name-rocket-trooper-2 = Rocket Stormtrooper 2

## Weapons: kinds, then cards

name-pistole-1960 = Pistole 1960
    .the = the Pistole 1960
    .powers = first: { name-aimed-shot } (1 die more); second: { name-long-barrel } (2 spaces more range); third: { name-double-feed } (2 blanks may be re-rolled)
name-maschinenpistole = Maschinenpistole
    .the = the Maschinenpistole
    .powers = first: { name-burst } (2 dice more); second: { name-rake } (1 damage to enemies beside the target); third: { name-run-and-gun } (2 free moves afterwards)
name-sturmgewehr = Sturmgewehr
    .the = the Sturmgewehr
    .powers = first: { name-armour-piercing-ammo } (1 armour hit becomes an HP hit); second: { name-full-auto } (2 dice more)
name-schockhammer = Schockhammer
    .the = the Schockhammer
    .powers = first: { name-ricochet } (1 damage to enemies beside the target); second: { name-point-blank } (2 dice more if adjacent)
name-scharfschutzengewehr = Scharfschützengewehr
    .the = the Scharfschützengewehr
    .powers = first: { name-headshot } (2 armour hits become HP hits); second: { name-breath-control } (2 blanks may be re-rolled)
name-laserkraftwerk = LaserKraftWerk
    .the = the LaserKraftWerk
    .powers = second: { name-overcharge } (2 dice more); third: { name-burn-through } (2 armour hits become HP hits)
name-kampfpistole = Kampfpistole
    .the = the Kampfpistole
    .powers = first: { name-grenade-round } (2 dice for everyone beside the target); second: { name-flare } (a hit stuns)
name-dieselkraftwerk = Dieselkraftwerk
    .the = the Dieselkraftwerk
    .powers = first: { name-sticky-gas } (2 damage to enemies beside the target); second: { name-slow-fuse } (a kill raises no danger); third: { name-overpressure } (1 die more)
name-doppelschrotflinte = Doppelschrotflinte
    .the = the Doppelschrotflinte
    .powers = first: { name-both-barrels } (2 dice more, then reload); third: { name-shove } (pushes 2 spaces)
name-maschinengewehr = Maschinengewehr
    .the = the Maschinengewehr
    .powers = second: { name-suppress } (a hit stuns); third: { name-long-burst } (2 dice more)
name-ubergewehr = Übergewehr
    .the = the Übergewehr
    .powers = second: { name-discharge } (2 dice for everyone beside the target); third: { name-focus } (2 blanks may be re-rolled)
name-raketenwerfer = Raketenwerfer
    .the = the Raketenwerfer
    .powers = third: { name-shaped-charge } (2 dice more, pierces metal)
name-pistole-1960-1 = Pistole 1960 (1)
    .the = the Pistole 1960 (1)
name-pistole-1960-2 = Pistole 1960 (2)
    .the = the Pistole 1960 (2)
name-pistole-1960-3 = Pistole 1960 (3)
    .the = the Pistole 1960 (3)
name-pistole-1960-4 = Pistole 1960 (4)
    .the = the Pistole 1960 (4)
name-pistole-1960-5 = Pistole 1960 (5)
    .the = the Pistole 1960 (5)
name-maschinenpistole-1 = Maschinenpistole (1)
    .the = the Maschinenpistole (1)
name-maschinenpistole-2 = Maschinenpistole (2)
    .the = the Maschinenpistole (2)
name-maschinenpistole-3 = Maschinenpistole (3)
    .the = the Maschinenpistole (3)
name-maschinenpistole-4 = Maschinenpistole (4)
    .the = the Maschinenpistole (4)
name-sturmgewehr-1 = Sturmgewehr (1)
    .the = the Sturmgewehr (1)
name-sturmgewehr-2 = Sturmgewehr (2)
    .the = the Sturmgewehr (2)
name-sturmgewehr-3 = Sturmgewehr (3)
    .the = the Sturmgewehr (3)
name-sturmgewehr-4 = Sturmgewehr (4)
    .the = the Sturmgewehr (4)
name-schockhammer-1 = Schockhammer (1)
    .the = the Schockhammer (1)
name-schockhammer-2 = Schockhammer (2)
    .the = the Schockhammer (2)
name-schockhammer-3 = Schockhammer (3)
    .the = the Schockhammer (3)
name-scharfschutzengewehr-1 = Scharfschützengewehr (1)
    .the = the Scharfschützengewehr (1)
name-scharfschutzengewehr-2 = Scharfschützengewehr (2)
    .the = the Scharfschützengewehr (2)
name-scharfschutzengewehr-3 = Scharfschützengewehr (3)
    .the = the Scharfschützengewehr (3)
name-laserkraftwerk-1 = LaserKraftWerk (1)
    .the = the LaserKraftWerk (1)
name-laserkraftwerk-2 = LaserKraftWerk (2)
    .the = the LaserKraftWerk (2)
name-laserkraftwerk-3 = LaserKraftWerk (3)
    .the = the LaserKraftWerk (3)
name-kampfpistole-1 = Kampfpistole (1)
    .the = the Kampfpistole (1)
name-kampfpistole-2 = Kampfpistole (2)
    .the = the Kampfpistole (2)
name-dieselkraftwerk-1 = Dieselkraftwerk (1)
    .the = the Dieselkraftwerk (1)
name-dieselkraftwerk-2 = Dieselkraftwerk (2)
    .the = the Dieselkraftwerk (2)
name-doppelschrotflinte-1 = Doppelschrotflinte (1)
    .the = the Doppelschrotflinte (1)
name-doppelschrotflinte-2 = Doppelschrotflinte (2)
    .the = the Doppelschrotflinte (2)

## Abilities of weapons

name-aimed-shot = Aimed Shot
name-long-barrel = Long Barrel
name-double-feed = Double Feed
name-burst = Burst
name-rake = Rake
name-run-and-gun = Run and Gun
name-armour-piercing-ammo = Armour-Piercing Ammo
name-full-auto = Full Auto
name-steady = Steady
name-ricochet = Ricochet
name-point-blank = Point Blank
name-knockback = Knockback
name-headshot = Headshot
name-breath-control = Breath Control
name-unwieldy = Unwieldy
name-pierce-metal = Pierce Metal
name-overcharge = Overcharge
name-burn-through = Burn Through
name-grenade-round = Grenade Round
name-flare = Flare
name-heavy-charge = Heavy Charge
name-sticky-gas = Sticky Gas
name-slow-fuse = Slow Fuse
name-overpressure = Overpressure
name-both-barrels = Both Barrels
name-scatter = Scatter
name-shove = Shove
name-spread = Spread
name-suppress = Suppress
name-long-burst = Long Burst
name-discharge = Discharge
name-focus = Focus
name-blast = Blast
name-minimum-distance = Minimum Distance
name-shaped-charge = Shaped Charge
name-none = none

power-aimed-shot = One die more in this attack (reconstruction).
power-long-barrel = Two spaces more range in this attack (reconstruction).
power-double-feed = Up to two blanks may be re-rolled (reconstruction).
power-burst = Two dice more in this attack (reconstruction).
power-rake = Enemies beside the target take 1 damage (reconstruction).
power-run-and-gun = After the attack the hero moves up to two spaces for nothing (reconstruction).
power-armour-piercing-ammo = One armour hit counts as an HP hit; Big Armour is stronger (reconstruction).
power-full-auto = Two dice more in this attack (reconstruction).
power-steady = Always on: one blank may be re-rolled (reconstruction).
power-ricochet = Enemies beside the target take 1 damage (reconstruction).
power-point-blank = Two dice more against an adjacent target (reconstruction).
power-knockback = Always on: the target is pushed one space away (reconstruction).
power-headshot = Up to two armour hits count as HP hits; Big Armour is stronger (reconstruction).
power-breath-control = Up to two blanks may be re-rolled (reconstruction).
power-unwieldy = Always on: no attack on adjacent targets (reconstruction).
power-pierce-metal = Always on: the weapon clears barricades (reconstruction).
power-overcharge = Two dice more in this attack (reconstruction).
power-burn-through = Up to two armour hits count as HP hits; Big Armour is stronger (reconstruction).
power-grenade-round = Two dice are rolled for everyone beside the target (reconstruction).
power-flare = The target is stunned if it is hit (reconstruction).
power-heavy-charge = Always on: one armour hit is added (reconstruction).
power-sticky-gas = Enemies beside the target take 2 damage (reconstruction).
power-slow-fuse = A kill does not raise danger; the noise stays (reconstruction).
power-overpressure = One die more in this attack (reconstruction).
power-both-barrels = Two dice more, and the weapon must be reloaded afterwards (reconstruction).
power-scatter = Always on: one die less for each space between, but always one (reconstruction).
power-shove = The target is pushed two spaces away (reconstruction).
power-spread = Always on: one die less for each space between, but always one (reconstruction).
power-suppress = The target is stunned if it is hit (reconstruction).
power-long-burst = Two dice more in this attack (reconstruction).
power-discharge = Two dice are rolled for everyone beside the target (reconstruction).
power-focus = Up to two blanks may be re-rolled (reconstruction).
power-blast = Always on: everyone beside the target takes 1 damage (reconstruction).
power-minimum-distance = Always on: no attack on adjacent targets (reconstruction).
power-shaped-charge = Two dice more in this attack, and the weapon pierces metal (reconstruction).

## Talents of heroes

name-momentum = Momentum
name-double-tap = Double Tap
name-grit = Grit
name-nurse = Nurse
name-light-step = Light Step
name-cut-the-wires = Cut the Wires
name-daat-yichud = Da'at Yichud
name-shoshana = Shoshana
name-field-plating = Field Plating
name-close-quarters = Close Quarters
name-shoulder-charge = Shoulder Charge
name-battle-cry = Battle Cry
name-big-hands = Big Hands
name-unmoved = Unmoved
name-carry = Carry
name-war-veteran = War Veteran
name-old-comrades = Old Comrades
name-covering-fire = Covering Fire

power-momentum = Always on: after a kill one move is free (reconstruction).
power-double-tap = One more attack in a turn in which B.J. Blazkowicz has killed (reconstruction).
power-grit = The fatigue token leaves and 1 HP comes back (reconstruction).
power-nurse = Always on: at the start of her turn Anya Oliwa heals an adjacent hero by 1 HP (reconstruction).
power-light-step = Two AP, and no noise by mere presence this turn (reconstruction).
power-cut-the-wires = An enemy within 3 spaces is sabotaged (reconstruction).
power-daat-yichud = Always on: with a special weapon one blank counts as an armour hit (reconstruction).
power-shoshana = Shoshana opens a crate up to 5 spaces away (reconstruction).
power-field-plating = A hero within 2 spaces gets 2 armour (reconstruction).
power-close-quarters = Always on: one die more against adjacent targets (reconstruction).
power-shoulder-charge = Three free moves, then an adjacent enemy may be pushed one space (reconstruction).
power-battle-cry = Heroes in the same room or corridor get 1 AP more in their next turn; it makes noise (reconstruction).
power-big-hands = Always on, while no weapon is in hand: a silent attack on an adjacent enemy with 2 dice for 2 AP (reconstruction).
power-unmoved = Until his next turn Max Hass ignores 2 hits (reconstruction).
power-carry = An adjacent hero comes along for up to four moves (reconstruction).
power-war-veteran = Always on: one reload may be re-rolled.
power-old-comrades = Soldaten do not see Klaus Kreutz until he attacks (reconstruction).
power-covering-fire = On a success an enemy within 3 spaces is stunned (reconstruction).

## Equipment

name-knife = Knife
    .the = the Knife
name-hatchet = Hatchet
    .the = the Hatchet
name-pipe = Pipe
    .the = the Pipe
name-hand-bomb = Hand Bomb
    .the = the Hand Bomb
name-tnt = TNT
    .the = the TNT
name-sonic-grenade = Sonic Grenade
    .the = the Sonic Grenade
name-tesla-grenade = Tesla Grenade
    .the = the Tesla Grenade
name-first-aid = First Aid Kit
    .the = the First Aid Kit
name-adrenaline = Adrenaline
    .the = Adrenaline
name-ammo-belt = Ammo Belt
    .the = the Ammo Belt
name-smoke-candle = Smoke Candle
    .the = the Smoke Candle
name-black-coffee = Black Coffee
    .the = the Black Coffee
name-wind-up-radio = Wind-up Radio
    .the = the Wind-up Radio
name-forged-orders = Forged Orders
    .the = the Forged Orders
name-silencer = Silencer
    .the = the Silencer
name-bayonet = Bayonet
    .the = the Bayonet
name-scope = Scope
    .the = the Scope
name-drum-magazine = Drum Magazine
    .the = the Drum Magazine
name-kevlar-vest = Kevlar Vest
    .the = the Kevlar Vest
name-steel-cuirass = Steel Cuirass
    .the = the Steel Cuirass
name-enhanced-plating = Enhanced Armour
    .the = the Enhanced Armour
name-kreisau-serum = Kreisau Serum
    .the = the Kreisau Serum
name-regime-uniform = Regime Uniform
    .the = the Regime Uniform
name-officers-greatcoat = Officer's Greatcoat
    .the = the Officer's Greatcoat
name-toolkit = Toolkit
    .the = the Toolkit
name-lucky-medal = Lucky Medal
    .the = the Lucky Medal

card-knife = Silent takedown of an adjacent enemy with 3 dice: no noise, no danger (reconstruction).
card-hatchet = Silent takedown of an adjacent enemy with 4 dice: no noise, no danger (reconstruction).
card-pipe = Silent takedown of an adjacent enemy with 3 dice: no noise, no danger; a hit stuns (reconstruction).
card-hand-bomb = Thrown up to 3 spaces: 2 dice for everyone there and beside it, and noise (reconstruction).
card-tnt = Thrown up to 2 spaces: 3 damage there, 1 beside it, and noise (reconstruction).
card-sonic-grenade = Thrown up to 4 spaces: everyone there and beside it is stunned, machines are not (reconstruction).
card-tesla-grenade = Thrown up to 4 spaces: machines there and beside it are sabotaged (reconstruction).
card-first-aid = The hero or an adjacent one recovers 3 HP (reconstruction).
card-adrenaline = 3 AP at once, and a fatigue token (reconstruction).
card-ammo-belt = 2 ammunition of your choice (reconstruction).
card-smoke-candle = The noise here is gone, and nobody farther than 2 spaces sees the hero (reconstruction).
card-black-coffee = The fatigue token leaves (reconstruction).
card-wind-up-radio = Noise in a room or corridor up to 8 spaces away, and none here (reconstruction).
card-forged-orders = Danger goes down by 2 (reconstruction).
card-silencer = Mounted on a weapon: its attacks make no noise and its kills raise no danger.
card-bayonet = Mounted on a weapon: an attack on an adjacent enemy with 2 dice for 2 AP (reconstruction).
card-scope = Mounted on a weapon: 2 spaces more range (reconstruction).
card-drum-magazine = Mounted on a weapon: one reload may be re-rolled (reconstruction).
card-kevlar-vest = Worn: 3 armour (reconstruction).
card-steel-cuirass = Worn: 5 armour, but 1 AP less each turn (reconstruction).
card-enhanced-plating = 2 armour more for the rest of the mission (reconstruction).
card-kreisau-serum = 2 HP more for the rest of the mission (reconstruction).
card-regime-uniform = Soldaten, Commanders and Space Marines farther than 3 spaces do not see the hero until he attacks (reconstruction).
card-officers-greatcoat = Worn: the first hit of each round is ignored (reconstruction).
card-toolkit = Doors cost no AP; for 2 AP an adjacent machine is sabotaged (reconstruction).
card-lucky-medal = Once a round any one die may be re-rolled (reconstruction).

## Ammunition, faces of the die, tokens

name-light = light ammunition
    .the = one light ammunition
name-heavy = heavy ammunition
    .the = one heavy ammunition
name-special = special ammunition
    .the = one special ammunition
name-hp = HP hit
name-armour = armour hit
name-reload = reload
name-blank = blank
name-crate = crate
name-event = event
name-objective = objective
name-crate-1 = crate 1
name-crate-2 = crate 2
name-crate-3 = crate 3
name-crate-4 = crate 4
name-crate-5 = crate 5
name-crate-6 = crate 6
name-crate-7 = crate 7
name-crate-8 = crate 8
name-event-1 = event token 1
name-event-2 = event token 2
name-event-3 = event token 3
name-event-4 = event token 4
name-event-5 = event token 5
name-objective-a = objective A
name-objective-b = objective B
name-objective-c = objective C
name-objective-d = objective D
name-unused-1 = unused card 1
name-unused-2 = unused card 2
name-unused-21 = unused card 21
name-unused-22 = unused card 22
name-unused-23 = unused card 23
name-unused-24 = unused card 24
name-unused-25 = unused card 25
name-unused-26 = unused card 26
name-unused-27 = unused card 27
    .the = the unused card 27
name-unused-28 = unused card 28
    .the = the unused card 28
name-unused-29 = unused card 29
    .the = the unused card 29
name-unused-30 = unused card 30
    .the = the unused card 30
name-unused-31 = unused card 31
    .the = the unused card 31
name-unused-32 = unused card 32
    .the = the unused card 32

## Event cards and their choices

name-hunted = The Hunted
    .text = Escaped prisoners beg for help. Help: a Soldaten, a Space Marine and a Commander appear; at the nearest hero spawn token you gain 3 glory and a weapon, the others 1 glory each. Refuse: an equipment card (the loot is a reconstruction).
name-help = help them
name-refuse = refuse
name-wounded-runner = Wounded Runner
    .text = A messenger cannot go on. Carry the message: at the nearest hero spawn token you gain 2 glory and an equipment card, the others 1 glory each. Take his kit: danger rises by 1, two equipment cards (reconstruction).
name-carry-message = carry the message
name-take-his-kit = take his kit
name-locked-locker = Locked Locker
    .text = Force it: on a success 1 glory and a weapon, on a failure noise and danger +1. Leave it: 1 glory (reconstruction).
name-force-it = force it
name-leave-it = leave it
name-ticking-case = Ticking Case
    .text = Defuse it with 2 dice: on a success 2 glory and an equipment card, the others 1 glory each; on a failure 2 damage to every hero within 1 space, and noise (reconstruction).
name-defuse = defuse it
name-stray-drone = Stray Drone
    .text = Reprogram it: on a success a Drone joins you as a bot and you gain 1 glory, on a failure a Drone appears. Strip it for parts: 2 special ammunition (reconstruction).
name-reprogram = reprogram it
name-strip-for-parts = strip it for parts
name-chained-hound = Chained Hound
    .text = Turn its collar, 2 successes with 2 dice: a Panzerhund joins you as a bot and you gain 2 glory, else a Panzerhund appears. Back away: an equipment card (reconstruction).
name-turn-collar = turn its collar
name-back-away = back away
name-cold-super-soldier = Cold Machine
    .text = Wake it with 2 dice: on a success a Supersoldaten joins you as a bot and you gain 1 glory, on a failure a Supersoldaten appears. Wreck it: noise, 1 glory and 1 heavy ammunition (reconstruction).
name-wake-it = wake it
name-wreck-it = wreck it
name-kitchen-boy = Kitchen Boy
    .text = Hide him: the noise here is gone, 1 glory, the others 1 glory each. Question him: danger falls by 1, an equipment card (reconstruction).
name-hide-him = hide him
name-question-him = question him
name-card-game = Card Game
    .text = Burst in: two Soldaten appear; 2 glory and an equipment card, the others 1 ammunition each (reconstruction).
name-burst-in = burst in
name-ringing-phone = Ringing Telephone
    .text = Answer: on a success danger falls by 2 and you gain 2 glory, on a failure it rises by 2. Cut the cord: danger rises by 1, 1 glory (reconstruction).
name-answer = answer
name-cut-cord = cut the cord
name-wine-cellar = Wine Cellar
    .text = Drink: 2 HP, a fatigue token and 1 glory. Smash it: noise, 1 glory for everybody (reconstruction).
name-drink = drink
name-smash = smash it
name-weapon-rack = Weapon Rack
    .text = Arm everyone: danger rises by 1, a weapon, the others 1 ammunition each. Jam the locks: 2 glory (reconstruction).
name-arm-everyone = arm everyone
name-jam-the-locks = jam the locks
name-infirmary-cot = Infirmary Cot
    .text = Patch up: every hero here recovers 3 HP, 1 glory. Loot the cabinet: two equipment cards (reconstruction).
name-patch-up = patch up
name-loot-cabinet = loot the cabinet
name-gas-main = Gas Main
    .text = Vent it: 1 damage to enemies in adjacent rooms and corridors, noise, 2 glory. Seal it: 1 glory for everybody (reconstruction).
name-vent-it = vent it
name-seal-it = seal it
name-defector = The Defector
    .text = Trust: on a success danger falls by 2 and you gain 3 glory, on a failure a Commander and a Soldaten appear. Tie up: 1 glory and an equipment card (reconstruction).
name-trust = trust him
name-tie-up = tie him up
name-training-dummy = Training Dummies
    .text = Practise: a fatigue token and 3 glory. Search the lockers: an equipment card and 1 light ammunition (reconstruction).
name-practise = practise
name-search-lockers = search the lockers
name-patrol-returns = The Patrol Returns
    .text = Ambush: a Space Marine and a Soldaten appear; 2 glory and a weapon, the others 1 glory each (reconstruction).
name-ambush = lay an ambush
name-burning-files = Burning Files
    .text = Save them: 2 damage, 3 glory, the others 1 glory each. Let them burn: 1 glory and an equipment card (reconstruction).
name-save-them = save them
name-let-burn = let them burn
name-gunner-nest = Silent Sentry Gun
    .text = Rewire it: on a success 2 damage to the nearest enemy and 2 glory, on a failure 3 damage to you. Steal the belt: 2 heavy ammunition (reconstruction).
name-rewire = rewire it
name-steal-belt = steal the belt
name-radio-song = A Familiar Song
    .text = Listen: every hero here loses the fatigue token, 1 glory for everybody. Give the radio away: noise next door, danger falls by 1, an equipment card (reconstruction).
name-listen = listen
name-sell-the-radio-out = give the radio away

card-hunted = { name-hunted.text }
card-wounded-runner = { name-wounded-runner.text }
card-locked-locker = { name-locked-locker.text }
card-ticking-case = { name-ticking-case.text }
card-stray-drone = { name-stray-drone.text }
card-chained-hound = { name-chained-hound.text }
card-cold-super-soldier = { name-cold-super-soldier.text }
card-kitchen-boy = { name-kitchen-boy.text }
card-card-game = { name-card-game.text }
card-ringing-phone = { name-ringing-phone.text }
card-wine-cellar = { name-wine-cellar.text }
card-weapon-rack = { name-weapon-rack.text }
card-infirmary-cot = { name-infirmary-cot.text }
card-gas-main = { name-gas-main.text }
card-defector = { name-defector.text }
card-training-dummy = { name-training-dummy.text }
card-patrol-returns = { name-patrol-returns.text }
card-burning-files = { name-burning-files.text }
card-gunner-nest = { name-gunner-nest.text }
card-radio-song = { name-radio-song.text }

## Crate cards

name-gun-case = Gun Case
name-ammo-box = Ammunition Box
name-supply-bag = Supply Bag
name-arms-and-rounds = Arms and Rounds
name-medical-chest = Medical Chest
name-loot-for-all = Shared Cache
name-booby-trap = Booby Trap
name-trip-wire = Trip Wire

card-gun-case = Draw a weapon (reconstruction).
card-ammo-box = Gain 2 ammunition of your choice (reconstruction).
card-supply-bag = Draw 2 equipment cards (reconstruction).
card-arms-and-rounds = Draw a weapon and gain 1 ammunition for it (reconstruction).
card-medical-chest = Recover 3 HP and draw an equipment card (reconstruction).
card-loot-for-all = Every hero gains 1 ammunition of their choice (reconstruction).
card-booby-trap = Take 2 damage, make noise here and draw an equipment card (reconstruction).
card-trip-wire = Danger rises by 1, noise is made here, and you draw an equipment card (reconstruction).

## What is special about each enemy

card-soldaten = Loses a die for each space between; one that sees a hero and does not attack shouts and raises danger by 1 once a phase.
card-space-marine = Crosses difficult terrain and figures (reconstruction).
card-supersoldaten = Big Armour: HP hits wear armour off first, even with armour-piercing ammunition (reconstruction).
card-panzerhund = Takes four spaces; one die more after three or more moves (reconstruction).
card-commander = Ignores noise; raises danger by 1 at the start of its activation (reconstruction).
card-drone = Crosses difficult terrain, figures and tokens (reconstruction).
card-ubersoldaten = Re-rolls one blank in each attack (reconstruction).
card-flame-trooper = Heroes beside its target take 1 damage (reconstruction).
card-rocket-trooper = No attack on adjacent heroes; heroes beside its target take 1 damage (reconstruction).
card-bevli = Puppeteer: on a success a Supersoldaten appears beside him, in the easiest mode a Soldaten (reconstruction).
card-von-grim = Takes one hit less in each attack while another Nazi is in the same room; orders another Nazi to fire with 2 dice (reconstruction).
card-mecha-hitler = Takes four spaces; Big Armour; when the shell breaks, Adolf Hitler comes out (reconstruction).
card-hitler = Ich bin der Führer!: one hit is cancelled if the roll shows a reload or a blank, in the two easy modes a reload only (reconstruction).
card-hans-grosse = One die more against adjacent heroes; he stands in the boss room in the hardest mode only (reconstruction).

## Endings and the score sheet

name-victory = All objectives of the mission are met
name-out-of-time = The last round is over
name-all-dead = All heroes are dead
name-hero-lost = A hero has died, which this mission does not forgive

sheet-mission-won = Mission won
sheet-rounds-to-spare = Rounds to spare

## What is to be done

notice = The rules are those of the printed game, but most figures on cards and all ten missions are reconstructions of ours.
goal-kill = Kill { $enemy }{ $count ->
    [one] { "" }
   *[other] { " " }(× { $count })
}
goal-search = Search { $token } at { $space }{ $times ->
    [one] { "" }
   *[other] { " " }(× { $times })
}
goal-events = Complete { $count ->
    [one] an event
   *[other] { $count } events
}
goal-reach = { $after ->
    [tokens] After the objectives: all living heroes in { $tile }
    [events] After the events: all living heroes in { $tile }
   *[other] All living heroes in { $tile }
}
goal-exit = { $after ->
    [tokens] After the objectives: all living heroes leave by { $token } at { $space }
    [events] After the events: all living heroes leave by { $token } at { $space }
   *[other] All living heroes leave by { $token } at { $space }
}

goal-rounds = The mission is lost after round { $count }, or when all heroes are dead.
goal-hero-dead = It is lost, too, when a single hero dies.

## Figures printed on cards

printed-hero = HP { $hp }, armour { $armour }, AP { $ap }, accuracy { $accuracy }{ $guess ->
    [yes] { " " }(reconstruction).
   *[no] .
}
printed-enemy = HP { $hp }, armour { $armour }, AP { $ap }, initiative { $initiative }; attack: range { $range }, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $attack_ap } AP{ $guess ->
    [yes] { " " }(reconstruction).
   *[no] .
}
printed-weapon = Range { $range }, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $ap } AP, { $ammo }{ $guess ->
    [yes] { " " }(reconstruction).
   *[no] .
}

## Before the game

scenario-mission-1 = Mission 1, The Officer's Quarters: slip into the castle, remove the duty Commander and take the papers from the desk (reconstruction).
scenario-mission-2 = Mission 2, Stores and Spoils: empty three supply caches and get everybody back to the entry room (reconstruction).
scenario-mission-3 = Mission 3, Cell Block: settle three events, then leave by the hatch in the guard hall (reconstruction).
scenario-mission-4 = Mission 4, Dead Air: silence three transmitters before the castle calls for help (reconstruction).
scenario-mission-5 = Mission 5, The Kennels: put down two armoured hounds; the control of their collars may help (reconstruction).
scenario-mission-6 = Mission 6, Specimen Wing: photograph two sets of notes and bring everyone home alive (reconstruction).
scenario-mission-7 = Mission 7, The Foundry: stop three machines that keep turning out drones (reconstruction).
scenario-mission-8 = Mission 8, The Anatomy Theatre: find Professor Bevli among his machines and end his work (reconstruction).
scenario-mission-9 = Mission 9, The General's Keep: break into the keep and kill General von Grim (reconstruction).
scenario-mission-10 = Mission 10, The Last Hall: crack the walking machine, then finish the man inside (reconstruction).

difficulty-daddy = Can I play, Daddy?: 2 more ammunition for each hero, attacks and rescues need no token, double glory, no noise by attacks or presence, weaker bosses.
difficulty-dont-hurt-me = Don't hurt me!: attacks need no ammunition token, double glory for events, two shared lives each, no noise by attacks, a weaker Hitler.
difficulty-bring-em-on = Bring 'em on!: the game as it was made.
difficulty-reaper = I am Death incarnate!: abilities and talents cost one more, talents tire, one shared life for all, heroes count as noise, reloading may fail, and Hans Grösse guards the bosses.

seat-player-1 = Player 1
seat-player-2 = Player 2
seat-player-3 = Player 3
seat-player-4 = Player 4

## Labels of what lies on the table

phase-heroes = Hero phase
phase-nazis = Nazi phase
phase-over = End of the mission

box-waiting = Not yet on the map
box-dead = Dead
box-left = Has left the map
box-goals = Goals

fact-phase = Phase
fact-round = Round
fact-mission = Mission
fact-actor = Whose turn it is
fact-controller = AI controller
fact-first = First player
fact-ending = Ending

mark-bleeding = bleeding
mark-fatigue = fatigue
mark-acted = has acted
mark-stunned = stunned
mark-sabotaged = sabotaged
mark-awake = activated
mark-bot = bot
mark-closed = closed
mark-open = open
mark-met = met

value-hp = HP
value-armour = Armour
value-ward = Extra armour
value-glory = Glory
value-life = Shared life
value-seat = Player
value-size = Size
value-ap = AP
value-dice = Dice
value-range = Range
value-accuracy = Accuracy
value-done = Done
value-need = Needed
value-light = Light ammunition
value-heavy = Heavy ammunition
value-special = Special ammunition


# Places without coordinates: what a space lies at, and the way there from whoever is in turn.
space-joint = { $tile }, by the { $kind ->
    [door] door
    [barricade] barricade
   *[open] way
} to { $other }
space-part = { $tile }, { $part ->
    [north] on the north side
    [south] on the south side
    [west] on the west side
    [east] on the east side
    [north-west] in the north-west corner
    [north-east] in the north-east corner
    [south-west] in the south-west corner
    [south-east] in the south-east corner
   *[middle] in the middle
}
space-near = { $tile }, { $steps }
space-beside = { $tile }, { $steps }, beside the { $thing ->
    [crate] crate
    [event] event
   *[objective] objective
}
steps-none = here
steps-straight = { $count ->
    [1] one step
    [2] two steps
    [3] three steps
    [4] four steps
    [5] five steps
    [6] six steps
   *[other] { $count } steps
} { $way ->
    [north] north
    [south] south
    [west] west
    [east] east
    [north-west] north-west
    [north-east] north-east
    [south-west] south-west
   *[south-east] south-east
}
steps-bent = { $count ->
    [1] one step
    [2] two steps
    [3] three steps
    [4] four steps
    [5] five steps
    [6] six steps
   *[other] { $count } steps
} { $way ->
    [north] north
   *[south] south
} and { $more ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $more }
} { $aside ->
    [west] west
   *[east] east
}

terms-ap = AP
terms-light = light
terms-heavy = heavy
terms-special = special
terms-hp = HP
terms-armour = armour
terms-glory = glory

gauge-round = Round
gauge-round-limit = Last round
gauge-danger = Danger
gauge-alarm-limit = Alarm at
gauge-alarms = Alarms so far
gauge-ap = AP left
gauge-attacks = Attacks left
gauge-events = Events completed
gauge-goals = Objectives
gauge-goals-met = Objectives met
gauge-health = Health of all heroes

pile-equipment-deck = Equipment deck
pile-equipment-discard = Discarded equipment
pile-weapon-deck = Weapon deck
pile-event-deck = Event deck
pile-crate-deck = Crate deck

cards-event = Events in play
cards-equipment = In hand
cards-worn = Equipped
cards-weapons = Weapons
cards-jammed = To reload
cards-mounted = Mounted

kind-hero = hero
kind-crate = crate
kind-event = event
kind-objective = objective
kind-door = door
kind-barricade = barricade
kind-noise = noise
kind-goal = goal
kind-room = room
kind-corridor = corridor
kind-rough = difficult terrain
kind-hero-spawn = hero spawn
kind-nazi-spawn = Nazi spawn
kind-passage = secret passage

## Options: who, what, where; a sentence where that reads better

ref-action-activate = Activate
ref-action-move = Move
ref-action-slip = Use a secret passage
ref-action-open = Open a door
ref-action-clear = Clear a barricade
ref-action-search = Search
ref-action-leave = Leave the map
ref-action-attack = Attack
ref-action-stab = Attack with the bayonet
ref-action-punch = Attack with bare hands
ref-action-shoot = Attack
ref-action-reload = Reload
ref-action-use = Use equipment
ref-action-talent = Use a talent
ref-action-exert = Exert
ref-action-rescue = Share life
ref-action-give = Give
ref-action-wear = Equip
ref-action-doff = Put away
ref-action-mount = Mount on a weapon
ref-action-unmount = Dismount
ref-action-end = End the turn
ref-action-decline = Decline
ref-action-ability = Ability
ref-action-reroll = Re-roll
ref-action-stand = Keep the roll
ref-action-ammo = Take
ref-action-choose = Choose
ref-action-tile = Room or corridor
ref-action-first = First player
ref-space = { $id }
ref-gate = { $id }
ref-tile = { $id }
ref-seat = Player { $id }
ref-ability-1 = first
ref-ability-2 = second
ref-ability-3 = third

option-activate = Activate { $piece }
option-move = Move to { $space }
option-slip = Through the secret passage to { $space }
option-open = Open door { $gate }
option-clear = Clear barricade { $gate }
option-search = Search { $token }
option-leave = Leave the map by { $token }
option-attack = Attack { $piece } with { $weaponThe }
option-stab = Attack { $piece } with the bayonet
option-punch = Attack { $piece } with bare hands
option-shoot = Attack { $piece }
option-reload = Reload { $weaponThe }
option-use = Use { $itemThe }
option-talent = Use the talent { $talent }
option-exert = Exert: half the AP more, a second attack and a fatigue token
option-rescue = Share life with { $piece }
option-give-item = Give { $itemThe } to { $piece }
option-give-weapon = Give { $weaponThe } to { $piece }
option-give-ammo = Give { $ammoThe } to { $piece }
option-wear = Equip { $itemThe }
option-doff = Put { $itemThe } away
option-mount = Mount { $itemThe } on { $weaponThe }
option-unmount = Take off what is mounted on { $weaponThe }
option-end = End the turn
option-decline = Decline
option-ability = { $ability ->
    [1] Use the first ability
    [2] Use the second ability
    [3] Use the third ability
   *[other] Use no ability
}
option-reroll = Re-roll { $faceId ->
    [hp] an HP hit
    [armour] an armour hit
    [reload] a reload
   *[blank] a blank
}
option-stand = Keep the roll
option-ammo = Take { $ammo }
option-choose = { $event }: { $choice }
option-aim = Space { $space }
option-tile = Room or corridor { $tile }
option-first = Player { $seat } begins

## Prompts

ask-ability = { $who } attacks { $target } with { $weaponThe }. Choose an ability, or none – { $weaponPowers }.
ask-act = Choose what { $who } does: { $ap ->
    [0] no AP left.
   *[other] { $ap } AP left.
}
ask-act-bot = Choose what the bot { $who } does: { $ap ->
    [0] no AP left.
   *[other] { $ap } AP left.
}
ask-activate = Round { $round } of { $limit }. Choose the hero to activate.
ask-aim-crate = Choose a crate within { $range } spaces of { $who }.
ask-aim-figure = Choose whom { $who } targets.
ask-aim-space = Choose the space that { $who } aims at: within { $range } spaces, in sight.
ask-aim-tile = Choose the room or corridor in which { $who } makes noise.
ask-ammo = Choose ammunition for { $who }: { $left } to take.
ask-area-roll = Roll for { $target }: { $dice ->
    [one] { $dice } die.
   *[other] { $dice } dice.
}
ask-attack-roll = { $who } attacks { $target }: roll { $dice ->
    [one] { $dice } die.
   *[other] { $dice } dice.
}
ask-check = { $who } needs { $need ->
    [one] { $need } success
   *[other] { $need } successes
}: roll { $dice ->
    [one] { $dice } die.
   *[other] { $dice } dice.
}
ask-draw-crate = Draw a crate card for { $who }.
ask-draw-event = Draw an event card for { $who }.
ask-draw-item = Draw an equipment card for { $who }{ $left ->
    [one] .
   *[other] : { $left } to go.
}
ask-draw-weapon = Draw a weapon for { $who }{ $left ->
    [one] .
   *[other] : { $left } to go.
}
ask-enter = Choose the hero spawn token on which { $who } enters.
ask-event = { $event }. { $eventText } Choose for { $who }.
ask-first-player = Choose who is first player of round { $round }.
ask-life = Choose who gets a shared life token: { $left } to give.
ask-nurse = Choose the adjacent hero whom { $who } heals, if any.
ask-order = { $count } Nazis are equal in initiative and distance. Choose which one acts next.
ask-over = The mission is over in round { $round }. { $ending }: { $endingId ->
    [victory] victory.
   *[other] defeat.
}
ask-puppeteer = Puppeteer: roll a die for { $who }.
ask-reload-roll = { $who } reloads { $weaponThe }: roll a die, a reload means failure.
ask-reroll = Choose a die that { $who } re-rolls, or keep the roll.
ask-reroll-roll = { $who } rolls again: { $dice ->
    [one] { $dice } die.
   *[other] { $dice } dice.
}
ask-takedown = Choose the adjacent enemy on whom { $who } uses { $itemThe }.
ask-approach = Choose the hero towards whom { $who } moves.
ask-target = Choose the hero whom { $who } attacks.

## Reasons

why-not-asked = This does not answer what is asked now.
why-chance-first = The dice must be rolled or a card drawn first.
why-over-now = The mission is over.
why-not-yours = This hero is not in play or belongs to another player.
why-acted = { $who } has already been activated this round.
why-dead = This hero is not on the map.
why-no-space = There is no floor there.
why-too-far-to-walk = No single step leads there: figures move one space at a time, as long as there are AP.
why-wall-between = There is a wall in the way.
why-door-shut = There is a closed door in the way.
why-barred = There is a barricade in the way.
why-occupied = { $who } stands there.
why-foe-there = { $who } bars the way: nobody passes an enemy.
why-token-there = A token lies there: crates, events and objectives are not walked over.
why-no-stop = Nobody may stop there: a spawn token, a secret passage or a doorway must be left at once.
why-no-ap = It costs { $count } AP, more than are left.
why-no-passage = No secret passage leads there.
why-no-gate = There is no such door or barricade on this map.
why-door-open = This door is open, and doors are never closed again.
why-not-beside-gate = The figure is not right beside it.
why-on-spawn = Nothing is opened or cleared from a spawn token: nobody may stop there.
why-cleared = This barricade has already been cleared.
why-no-piercing = A barricade is cleared only with a weapon that pierces metal.
why-token-gone = This token is not on the map, or there is nothing more to find.
why-not-beside-token = The token is not on an adjacent space.
why-enemy-in-room = There are enemies in the room of this event token.
why-bot-no-event = A bot searches crates only.
why-no-exit = Nobody leaves this map by that token.
why-goals-first = The other objectives must be met before anybody leaves.
why-not-owned = The hero does not have this weapon.
why-weapon-jammed = This weapon must be reloaded first.
why-weapon-reloaded = This weapon was reloaded in this turn: it fires again only after exerting.
why-no-ammo = { $count ->
    [one] The hero needs { $count } ammunition of this kind.
   *[other] The hero needs { $count } ammunition of this kind, more than there is.
}
why-attacked = There is no attack left in this turn.
why-not-on-board = This figure is not on the map.
why-no-entry = Heroes enter on a hero spawn token that nobody has used yet.
why-out-of-range = The target is out of range: distance { $count }.
why-too-near = The target is too near: this weapon needs distance { $count } at least.
why-no-sight = There is no line of sight.
why-not-adjacent = The target is not adjacent.
why-no-bayonet = The hero has no weapon with a bayonet.
why-no-hands = Only a hero with a talent for it attacks with bare hands.
why-not-jammed = This weapon needs no reloading.
why-fresh-jam = This weapon ran empty in this turn: it can be reloaded from the next one on.
why-fatigued = The hero has a fatigue token.
why-exerted = The hero has already exerted in this turn.
why-not-bleeding = { $who } is not bleeding.
why-no-life = The hero has no shared life token.
why-himself = This is done only for another hero.
why-no-glory = This talent costs { $count } glory, more than the hero has.
why-talent-used = The hero has already used a talent in this turn.
why-not-his-talent = This is another hero's talent.
why-always-on = This talent is always on: it is not used by choice.
why-no-use = It would have no effect now.
why-not-held = The hero does not have this card in hand.
why-not-usable = This card is not used by itself: it is equipped or mounted.
why-no-such-slot = The hero has no slot for this card.
why-slot-locked = Armour and upgrades stay where they are once they are equipped.
why-not-worn = The hero has not equipped this card.
why-not-mountable = This card is not mounted on weapons.
why-wrong-weapon = This card does not fit weapons of that ammunition.
why-no-mount = Nothing is mounted on this weapon.
why-bot-cannot = A bot only moves, opens doors, searches crates and attacks.
why-ability-used = An ability has already been paid for in this turn.
why-ability-always = This ability is always on: nothing is paid for it.
why-needs-ability = The target is { $count } spaces away: without an ability of longer range the weapon does not reach it.
why-no-die = No die shows that face, or it has been re-rolled.
why-no-reroll = Nothing allows a die of that face to be re-rolled.
why-other-card = This belongs to another event card.
why-not-among = The choice lies only between figures that are equal.
why-sabotaged = A sabotaged figure does not attack.
why-stunned = A stunned figure takes no action in this turn.
why-not-a-bot = Only a bot attacks in this way.
why-no-ability = The weapon in hand has no such ability.

## Events: the round

round-began = Round { $round } begins.
first-player-chosen = Player { $player } is the first player.
life-given = { $who } gets a shared life token.
nazi-phase-began = Nazi phase of round { $round }.
noise-made = Noise in { $tile }.
noise-faded = The noise in { $tile } fades.
danger-changed = Danger is at { $danger } of { $limit }.
danger-reset = The last Commander is dead: danger goes back to 0.
alarm-rang = Alarm number { $number } rings: danger goes back to 0.
mission-ended = { $ending }: { $endingId ->
    [victory] the mission is won in round { $round }.
   *[other] the mission is lost in round { $round }.
}

## Events: figures on the map

hero-activated = It is { $who }'s turn.
hero-entered = { $who } enters at { $space }.
hero-left = { $who } leaves the map.
figure-moved = { $who } moves to { $space }.
figure-pushed = { $who } is pushed to { $space }.
figure-stunned = { $who } is stunned.
figure-sabotaged = { $who } is sabotaged.
activation-lost = { $who } is stunned and does nothing.
enemy-spawned = { $who } appears at { $space }.
enemy-woke = { $sees ->
    [0] { $who } wakes.
   *[other] { $who } wakes: { $whom } is in sight.
}
target-nearest = { $who } has { $count } heroes in range and sight; { $target } is the nearest.
target-weakest = { $who } has { $count } heroes equally near; { $target } has the least HP and armour together.
way-chosen = { $who } sees { $count } heroes and goes towards { $target }: the shortest way, or of equal ones that to the weakest.
door-opened = { $who } opens door { $gate }.
barricade-cleared = { $who } clears barricade { $gate }.
token-searched = { $who } searches the { $token } at { $space }.
bot-joined = { $who } joins { $hero } as a bot.
bot-lost = The bot { $who } is destroyed.

## Events: attacks and damage

attack-declared = { $who } attacks { $target } with { $dice ->
    [one] { $dice } die.
   *[other] { $dice } dice.
}
ability-used = { $who } uses the ability { $ability }.
attack-rolled = { $who } rolls: { $faces }.
dice-rerolled = { $who } rolls again: { $faces }.
attack-missed = The attack on { $target } does no damage.
area-rolled = The blast at { $target }: { $hp ->
    [0] no HP hit
    [one] { $hp } HP hit
   *[other] { $hp } HP hits
} and { $armour ->
    [0] no armour hit.
    [one] { $armour } armour hit.
   *[other] { $armour } armour hits.
}
figure-hurt = { $who } takes { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}: { $hp } HP and { $armour } armour left.
enemy-killed = { $by } kills { $who }.
bomb-thrown = { $who } aims at { $space }.
weapon-jammed = { $who } must reload the { $weapon }.
weapon-reloaded = { $who } reloads the { $weapon }.
sounded-off = { $who } sees a hero and shouts.
telephone-used = { $who } reports by field telephone.
fire-ordered = { $who } orders { $other } to fire.

## Events: heroes and their cards

check-rolled = { $won ->
    [0] { $who } fails.
   *[other] { $who } succeeds.
}
hero-exerted = { $who } exerts.
hero-tired = { $who } gets a fatigue token.
hero-rested = { $who } loses the fatigue token.
hero-healed = { $who } recovers { $n } HP.
hero-fell = { $who } is down and bleeding.
hero-rescued = { $by } shares life with { $who }, who is back at full HP and armour.
hero-died = { $who } dies.
armour-added = { $who } gets { $n } armour.
glory-gained = { $who } gains { $n } glory.
ammo-gained = { $who } gains { $n } { $ammo }.
item-drawn = { $who } draws { $itemThe }.
item-used = { $who } uses { $itemThe }.
item-worn = { $who } equips { $itemThe }.
item-doffed = { $who } puts { $itemThe } away.
item-mounted = { $who } mounts { $itemThe } on { $weaponThe }.
item-dismounted = { $who } takes { $itemThe } off the weapon.
weapon-drawn = { $who } draws { $weaponThe }.
thing-given = { $who } gives { $thingThe } to { $to }.
talent-used = { $who } uses the talent { $talent }.
crate-opened = In the crate { $who } finds: { $crate }.
event-drawn = { $who } draws the event card { $event }.
event-settled = { $event }, { $who }: { $choice }.
event-completed = Event completed: { $event }; { $done } so far.

## Odds of an attack and of a check

odds-fall = { $target } falls ({ $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
})
odds-hurt = { $target } takes damage
odds-jam = The weapon runs empty
odds-success = { $need ->
    [one] { $need } success
   *[other] { $need } successes
} with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}

## Danger

danger-attacks = { $figure } attacks { $target } ({ $dice ->
    [one] 1 die
   *[other] { $dice } dice
}), hits
danger-attacks-label = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} → { $target }
danger-sees = { $figure } wakes: a hero is in sight
danger-sees-label = sees you
danger-hears = { $figure } wakes: there is noise near by
danger-hears-label = hears noise
danger-provoked = { $figure } wakes: it was attacked
danger-provoked-label = was attacked
danger-attacked = { $target } is attacked by { $who } and hit
danger-attacked-label = { $first }{ $more ->
    [0] {""}
   *[other] {""}, +{ $more }
}
danger-falls = { $target } falls to { $who }
danger-falls-label = falls: { $first }{ $more ->
    [0] {""}
   *[other] {""}, +{ $more }
}
danger-bleeding = { $target } bleeds, and dies when next active unless helped before
danger-bleeding-label = bleeds
danger-under-fire = Here the hero in turn would be seen by { $who } and attacked, hits
danger-under-fire-label = {""}
danger-watched = Here the hero in turn would be seen by { $who }
danger-watched-label = {""}
danger-hero-falls = A hero falls in the next Nazi phase
danger-hero-falls-label = a hero falls
danger-alarm = Danger { $danger } of { $limit }{ $rise ->
    [0] {""}
   *[other] {""}, { $rise } more in the next Nazi phase
}; the next alarm brings { $whoCount ->
    [0] nobody
   *[other] { $who }
}
danger-alarm-label = danger { $danger } of { $limit }
danger-alarm-rings = The alarm rings in the next Nazi phase (danger { $danger } of { $limit }) and brings { $whoCount ->
    [0] nobody
   *[other] { $who }
}
danger-alarm-rings-label = alarm in the Nazi phase
danger-last-round = This is the last round: when it ends the mission is lost
danger-last-round-label = last round
danger-assumes-heroes-stay = The heroes do nothing more and stay where they are.
danger-assumes-nobody-falls-before = No attack changes whom the next Nazi goes for.
danger-assumes-first-of-equals = Where the AI controller may choose between equals, the first is taken.
danger-assumes-attack-misses = The hero's own attack misses; its noise is heard.

## Features: what one option has over another on average; $much how many

feature-goals = { $much } { $more ->
    [yes] more
   *[no] fewer
} goals of the mission are met
feature-tokens = { $much } { $more ->
    [yes] more
   *[no] fewer
} crates, events and objectives are still on the map
feature-dead = { $much } { $more ->
    [yes] more
   *[no] fewer
} heroes are dead
feature-bleeding = { $much } { $more ->
    [yes] more
   *[no] fewer
} heroes are bleeding
feature-hp = the heroes have { $much } { $more ->
    [yes] more
   *[no] fewer
} HP and armour
feature-threat = { $much } { $more ->
    [yes] more
   *[no] fewer
} enemies are near a hurt hero
feature-enemies = { $much } { $more ->
    [yes] more
   *[no] fewer
} enemies are on the map
feature-alarms = there are { $much } { $more ->
    [yes] more
   *[no] fewer
} alarms
feature-danger = danger is { $much } { $more ->
    [yes] higher
   *[no] lower
}
feature-noise = there is noise in { $much } { $more ->
    [yes] more
   *[no] fewer
} rooms and corridors
feature-ammunition = the heroes have { $much } { $more ->
    [yes] more
   *[no] fewer
} ammunition tokens
feature-jammed = { $much } { $more ->
    [yes] more
   *[no] fewer
} weapons are to be reloaded

## Motives: what speaks for an option, as the second half of a sentence

motive-enemies-near = { $count ->
    [1] an enemy is
   *[other] { $count } enemies are
} near { $hero }
motive-unhindered = no enemy is near { $hero }, who can act unhindered
motive-ap-spent = all AP are spent
motive-door = the door is closed
motive-wanted = the mission wants { $who } dead
motive-near-hurt = { $who } stands near { $hero }, who has { $hp } HP left
motive-nearly-dead = { $who } can take { $hp ->
    [0] nothing more
   *[other] only { $hp } more
}
motive-near-hero = { $who } stands near { $hero } and attacks next
motive-to-the-bleeding = it is nearer to { $hero }, who is bleeding
motive-to-the-enemy = it is { $steps } AP nearer to an enemy in sight
motive-to-the-goal = it is { $steps } AP nearer to what the mission asks for next
motive-goal-token = { $token } is what the mission asks for next
motive-crate = { $token } holds equipment
motive-bleeding = { $hero } is bleeding and dies without help
motive-empty-weapon = { $weapon } cannot fire as it is
motive-way-out = the way out is here
motive-in-reach = { $who } is in reach and can take { $hp ->
    [1] one hit
   *[other] { $hp } hits
}
motive-no-ap = { $hero } has no AP left
motive-hurt = { $hero } has { $hp } HP left
motive-nothing-nearer = no space in reach is nearer to anything that matters
motive-not-yet-there = { $hero } is not on the map yet
motive-weapon-needs = { $weapon } fires it
motive-rounds-left = { $hero } has { $count ->
    [0] none
   *[other] { $count }
} of it
motive-last-rounds = { $hero } has { $count ->
    [0] no token
    [1] only one token
   *[other] only { $count } tokens
} for this weapon, and an ability would use up all
motive-misses = { $count ->
    [1] a die has
   *[other] { $count } dice have
} missed
motive-unused = { $hero } carries it without using it
motive-blocked = the way through is blocked

## Rulings: what each is about, and what can be chosen, our own reading first.

ruling-passage-cost = Cost of a secret passage
    .c0 = 1 AP and a fatigue token, as the text says
    .c1 = 2 AP and a fatigue token, as the table says
ruling-half-ap-rounding = Rounding half the AP
    .c0 = down
    .c1 = up
ruling-diagonal-past-corner = Diagonal step past a corner
    .c0 = no diagonal step past the corner of a wall
    .c1 = allowed
ruling-sight-along-figures = Sight along a figure
    .c0 = a line along the edge of a figure's space is blocked, as along a wall
    .c1 = it is clear
ruling-bleeding-blocks-sight = A bleeding figure and sight
    .c0 = a figure lying down does not block sight
    .c1 = it does
ruling-ability-limit = Weapon abilities in a turn
    .c0 = one paid weapon ability a turn, also with two attacks
    .c1 = one for each attack
ruling-reload-earliest = When a weapon can be reloaded
    .c0 = from the next activation on
    .c1 = at once, if AP are left
ruling-reload-bar = After reloading
    .c0 = the weapon just reloaded may not fire without exerting
    .c1 = the hero may not attack at all without exerting
ruling-takedown-accuracy = Accuracy in a silent takedown
    .c0 = only the dice of the card
    .c1 = the hero's accuracy is added
ruling-presence-noise-time = When presence makes noise
    .c0 = at once, whenever a hero shares a tile, and again when the turn ends
    .c1 = only when a hero's turn ends
ruling-noise-cleanup = Noise in the clean-up phase
    .c0 = a noise token stays where a hero is or at least two figures are
    .c1 = it stays where any figure is
    .c2 = it stays only where a hero is
ruling-closed-doors-and-noise = Closed doors and noise
    .c0 = noise is heard in the next tile through a closed door
    .c1 = closed doors stop it
ruling-commander-reset = Danger after the last Commander
    .c0 = danger becomes 0, the kill itself included
    .c1 = danger becomes 0, then 1 for the kill
ruling-alarm-again = Another alarm
    .c0 = danger goes back to 0 and the alarm can ring again
    .c1 = the alarm rings once
ruling-controller-choices = Decisions between equals
    .c0 = whoever holds the AI controller token decides between equals
    .c1 = the table decides in a fixed order
ruling-approach-ties = Which of two equal heroes a Nazi goes to
    .c0 = between heroes equally far on foot and equally weak, whoever holds the AI controller token decides
    .c1 = the table decides in a fixed order
ruling-bot-noise = Noise of bots
    .c0 = a bot makes noise by its presence, as a hero does
    .c1 = only heroes make noise by their presence
ruling-shot-tokens = Shots and figures that come for the dead
    .c0 = a shot stuns, pushes and splashes only figures that were there, never one that comes for the dead
    .c1 = one that takes the number of the dead figure is stunned or pushed in its place, others that come are splashed
ruling-nazi-detour = Detours of the Nazis
    .c0 = a way longer than the AP of three phases counts as blocked
    .c1 = every way is taken
ruling-team-loot-bleeding = Team loot for the bleeding
    .c0 = bleeding heroes receive team loot too
    .c1 = only heroes on their feet
ruling-fatigue-anew = Fatigue taken anew
    .c0 = a fatigue token taken after the first was removed stays until the end of the next turn
    .c1 = at the end of a turn that began with one every token leaves
ruling-silenced-splash = Splash of a silenced weapon
    .c0 = splash and area dice of a silenced weapon are silenced too
    .c1 = whoever dies by them raises danger
ruling-ordered-fire = Fire on an order
    .c0 = a stunned or sabotaged Nazi does not fire on an order
    .c1 = it does
ruling-drawn-cards = Paragraph of a card drawn
    .c0 = a card drawn for a crate, an event or an objective cites that paragraph
    .c1 = it cites that of an enemy's loot
ruling-blocked-hero-spawn = An occupied starting space
    .c0 = a hero starts on the token; if it is still occupied, on the nearest free space
ruling-first-player-and-controller = First player and AI controller
    .c0 = two markers: the players choose the first player, the AI controller token goes round
ruling-exert-after-effect = Exerting after an effect
    .c0 = a fatigue token received in the turn forbids exerting for the rest of it
ruling-fatigue-leaves = When fatigue leaves
    .c0 = the token of the start of the turn leaves at its end, even if an effect would have added one
ruling-exert-attacks = Two attacks by exerting
    .c0 = both attacks may use the same weapon, unless it got a reload token
ruling-rerolls = Re-rolls
    .c0 = a die is re-rolled once, whoever grants it; reload tokens follow the final results
ruling-door-reach = Reach of a door
    .c0 = a door or barricade is worked from one of the spaces along its edges, and opens as a whole
ruling-passing-friends = Passing friends
    .c0 = a friend's space may be passed, not shared; nothing is opened or cleared from there or from a spawn token
ruling-passage-ap-left = AP left in a passage
    .c0 = a passage token is entered only with the AP to step off again, on this side or the other
ruling-large-terrain = Large figures in difficult terrain
    .c0 = a large figure pays difficult terrain once for all the spaces it newly enters
ruling-large-doors = Large figures and doors
    .c0 = the extra space through a door is free only where a large figure would end its movement in the door; across an open joint it stands in both tiles
    .c1 = it is free at every door on the way
ruling-sight-lines = Lines of sight
    .c0 = two clear lines that do not overlap, from two corners to two corners
ruling-sight-corner-points = Sight past corners
    .c0 = touching one corner point does not block, passing between two blockers does
ruling-large-sight = Sight of large figures
    .c0 = two clear lines from or to any one of its four spaces
ruling-distance = Distance
    .c0 = spaces counted in eight directions, the target's included; to large figures the nearest space
ruling-adjacent = Adjacent
    .c0 = distance 1 and in sight
ruling-falloff-cards = Dice lost with distance
    .c0 = only cards that say so lose dice with distance; of a hero the weapon's dice, never the accuracy
ruling-results-after-death = Results after the target's death
    .c0 = every result is applied, also after the target's death
ruling-cancelled-hits = Cancelled hits
    .c0 = HP hits are cancelled first; conversions by heroes come before the check
ruling-easy-reload = Reloading in the easy modes
    .c0 = in the easy modes a weapon that jammed this turn still waits for the next
ruling-glory-time = When Glory is spent
    .c0 = one paid talent in one's own turn, at any time in it
ruling-noise-supply = Supply of noise tokens
    .c0 = noise is not limited to the eight tokens of the box
ruling-bleeding-noise = Noise of the bleeding
    .c0 = bleeding heroes make noise by presence, but do not count as noise in the hardest mode
ruling-stun-end = End of stun and sabotage
    .c0 = stun and sabotage leave at the end of the figure's own next turn
ruling-locked-items = Assigned armour and upgrades
    .c0 = armour and upgrades stay once assigned
ruling-danger-by-any-kill = Danger by any kill
    .c0 = kills by bots, bombs and events raise danger too
ruling-silent-commander = Silent kill of a Commander
    .c0 = a silent kill of the last Commander resets danger too; later Commanders can do it again
ruling-alarm-in-hero-phase = Alarm in the hero phase
    .c0 = figures that appear in the hero phase wait for the next activation check
ruling-spawn-place = Where figures appear
    .c0 = nearest by walking with closed doors as walls, then nearest to a hero, then reading order
ruling-spawn-supply = Supply of figures
    .c0 = as many figures appear as the box still holds
ruling-leader-lure = Luring a leader
    .c0 = a leader attacked by someone out of sight walks towards that attacker's tile
ruling-initiative-distance = Ties of initiative
    .c0 = ties go by the distance to the nearest hero when the phase began, whatever the type
ruling-target-ties = Ties between targets
    .c0 = nearest, then lowest HP and armour, armour tokens included, then whoever decides between equals
    .c1 = the same without armour tokens
ruling-path-ties = Ties between ways
    .c0 = of equally short ways the first in the order N, NE, E, SE, S, SW, W, NW
ruling-step-two = The second step of a leg
    .c0 = hero and way are kept for the leg; a hero who comes into sight on the way to a noise is followed at once
ruling-noise-lure = Lure of noise
    .c0 = the noisy neighbour with most heroes, then the nearest; noise in its own tile alone moves nobody
ruling-noise-in-nazi-phase = Noise in the Nazi phase
    .c0 = noise made in the Nazi phase neither wakes nor redirects
ruling-blocked-retry = Blocked figures try again
    .c0 = blocked figures are tried again, in order, after every figure that acted
ruling-bleeding-targets = Bleeding heroes as targets
    .c0 = bleeding heroes are neither seen nor attacked, and block the way
ruling-bleeding-check = When bleeding is checked
    .c0 = at the very start of the hero's own next turn, before AP
ruling-splash-kills = Kills by splash
    .c0 = kills by splash, bombs and area effects belong to the acting hero
ruling-bots = Bots
    .c0 = figures and dice of the enemy card, no accuracy, one attack, right after the hero
ruling-kept-events = Event cards that are kept
    .c0 = a kept event card is completed when its loot is taken
ruling-goals-checked = When goals are checked
    .c0 = at once; the last round is lost when its clean-up ends
ruling-single-life-token = The only shared life token
    .c0 = the hero with the only shared life token of the hardest mode is chosen by the players

## The board in text

terminal-status = Round { $round }/{ $rounds }. { $phase }. Danger { $danger }/{ $limit }, alarms { $alarms }. Objectives { $met }/{ $goals }, events { $events }.
terminal-actor = { $who }: AP { $ap }, attacks { $attacks }.
terminal-doors = Closed doors: { $gates }.
terminal-barricades = Barricades: { $gates }.
terminal-hero = { $who } ({ $place }): HP { $hp }, armour { $armour }, glory { $glory }, shared life { $life }, ammunition light { $light }, heavy { $heavy }, special { $special }.
terminal-place = { $space }
terminal-figure = { $who } ({ $place }): HP { $hp }, armour { $armour }.
terminal-no-enemies = No enemy is on the map.
terminal-noise = Noise in { $tiles }.
terminal-quiet = There is no noise anywhere.
terminal-decks = Decks: equipment { $equipment } (discarded { $discarded }), weapons { $weapons }, events { $events }, crates { $crates }.
terminal-legend =
    # wall  · floor  : floor with noise  ~ difficult terrain  | - door  / open door
    X barricade  C crate  E event  1-4 objectives A-D  a-d hero spawn
    w-z Nazi spawn  P Q R secret passages  @ bot  1/3 HP and armour
    ! activated  z stunned  x sabotaged
terminal-page-round = Round { $round }/{ $rounds }
terminal-page-danger = Danger { $danger }/{ $limit }
terminal-page-alarms = Alarms { $alarms }
terminal-page-goals = Objectives { $met }/{ $goals }
terminal-page-actor = AP { $ap }, attacks { $attacks }
terminal-page-hero = { $hp }/{ $armour }
terminal-page-signs = 4/3: HP/armour
terminal-page-walk = r4c15 walks there

## Why a position cannot be

fault-two-on-space = { $who } and { $other } share a space ({ $space }).
fault-off-map = { $who } does not fit there: part of it would be outside the map ({ $space }).
fault-on-token = { $who } stands on a token that is still there ({ $token }, { $space }).
fault-two-places = { $who } is in two places at once.
fault-token-off-map = { $who } is not on the map and cannot be { $mark ->
    [bleeding] bleeding
    [stunned] stunned
   *[other] sabotaged
}.
fault-too-much-hp = { $who } has { $count } HP; the card says { $most }.
fault-too-much-armour = { $who } has { $count } armour; the card says { $most }.
fault-no-hp = { $who } has no HP left and would be off the map.
fault-bleeding-hp = { $who } bleeds and still has { $count } HP: who bleeds has none.
fault-standing-hp = { $who } has no HP left and must be bleeding.
fault-dead-owner = { $who } is dead: { $weapon } is out of the game.
fault-dead-items = { $who } is dead: all equipment of a dead hero is out of the game.
fault-mount-unowned = { $item } is mounted on { $weapon }, which nobody has.
fault-wrong-mount = { $item } cannot be mounted on { $weapon }.
fault-no-slot = { $who } has no slot for { $item }.
fault-too-many-items = { $item }: { $count } cards are in use, the box has { $most }.
fault-too-many-crates = { $crate }: { $count } cards are gone, the box has { $most }.
fault-too-many-events = { $event }: { $count } cards are gone, the box has { $most }.
fault-all-dead = No hero is left: this mission is lost.
fault-unplayable = The mission cannot go on from here ({ $detail }).
fault-over = This mission is over.

## Parts of a position

part-round = Round
part-map = Map
part-heroes = Heroes
part-enemies = Enemies
part-weapons = Weapons
part-equipment = Equipment in hand
part-worn = Assigned
part-kept = Event cards kept
part-cards = Cards
part-danger = Danger
part-alarms = Alarms
part-events-done = Events completed
part-first-player = First player
part-controller = AI controller
part-kills = Killed
part-searched = Objectives searched
part-noise = Noise
part-open-doors = Open doors
part-cleared-barricades = Cleared barricades
part-gone-tokens = Tokens gone
part-entered-by = Spawn tokens used
part-out = out of the game
part-equipment-discard = Equipment, discarded
part-equipment-out = Equipment, out of the game
part-event-discard = Events, discarded
part-event-out = Events, out of the game
part-crate-discard = Crates, discarded
part-crate-out = Crates, out of the game
