title = Pig
about = One die, two players: roll as often as you dare, but a 1 takes it all.
aim = Be the first to hold with as many points as the goal.
scenario-race = Race: first to 100 points.
scenario-sprint = Sprint: first to 40 points.
seat-first = First player
seat-second = Second player

## Names and labels

name-first = First
name-second = Second
name-die = die
name-table = table
name-won = The goal is reached
value-face = shows
fact-turn = at turn
gauge-goal = goal
gauge-score = points
gauge-total = points of this turn
terminal-total = This turn: { $total }. Goal: { $goal }.

## Options, prompts, reasons, events

ref-action-roll = Roll
ref-action-hold = Hold
ask-choose = { $you ->
    [yes] You have { $total } this turn. Roll or hold?
   *[no] { $player } has { $total } this turn: roll or hold?
}
ask-rolling = { $player } rolls the die.
ask-won = { $player } has won.
why-not-asked = Nobody is asked to roll or hold now.
why-nothing-rolled = Roll at least once: there is nothing to hold yet.
rolled = { $player } rolls { $face }: { $total } this turn.
busted = { $player } rolls a 1 and loses { $lost }.
held = { $player } holds { $total } and has { $score }.
