# Advice and the tale of luck and skill, in English.

## Advice

advice-option = { $rank }. { $option }: wins { $win } % ({ $winLow }–{ $winHigh } %), score { $score } ({ $scoreLow } to { $scoreHigh }){ $equal ->
    [yes] { " " }=
   *[no] { "" }
}
advice-only = There is only one choice: { $best }.
advice-why = { $best }: { $motive }.
advice-soon = { $best }: when the next turn begins { $difference }, on average.
advice-end = { $best }: at the end { $difference }, on average.
advice-plain = { $best }: it is what the machine would do, though nothing on the board speaks for it alone.
advice-group = { $more ->
    [0] As good, as far as can be told: { $others }.
    [1] As good, as far as can be told: { $others }, and one more.
   *[other] As good, as far as can be told: { $others }, and { $more } more.
}
advice-price-win = { $other } instead would lose about { $games ->
    [1] one game more
   *[other] { $games } games more
} in a hundred.
advice-price-score = { $other } instead would win as often, for about { $points } points less.
advice-price-both = { $other } instead would be a little worse.
move-good = { $taken }{ $gain }. No better choice can be told from it.
move-costs-win = { $taken }{ $gain }; but { $best }{ $missed } would win about { $games ->
    [1] one game more
   *[other] { $games } games more
} in a hundred.
move-costs-score = { $taken }{ $gain }; but { $best }{ $missed } would bring about { $points } points more.
move-costs-both = { $taken }{ $gain }; but { $best }{ $missed } would be a little better.
advice-played = { $playouts ->
    [one] { $playouts } future played
   *[other] { $playouts } futures played
}{ $unseen ->
    [0] .
    [one] ; one further choice was not looked at.
   *[other] ; { $unseen } further choices were not looked at.
}

## Luck and skill

luck-title = Luck and skill over { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}, from { $playouts ->
    [one] { $playouts } future
   *[other] { $playouts } futures
} of every position; in brackets 95 % intervals.
luck-start = At the start: chance to win { $win } % ({ $winLow } to { $winHigh }), score { $score } ({ $scoreLow } to { $scoreHigh }).
luck-luck = Luck: { $win } % ({ $winLow } to { $winHigh }), { $score } points ({ $scoreLow } to { $scoreHigh }).
luck-play = Decisions, against those of the machine: { $win } % ({ $winLow } to { $winHigh }), { $score } points ({ $scoreLow } to { $scoreHigh }).
luck-now = In the end: chance to win { $win } %, score { $score }.
luck-cost = What the better decisions that were found would have gained, one by one: { $cost } %.
luck-plot = Chance to win after each answer:
luck-mattered = The moments that mattered:
moment-decision = { $node }. Decision: { $what }. Better: { $best } (by { $win } %, { $score } points).
moment-roll = { $node }. Dice: { $what } { $win } %, { $score } points.
moment-draw = { $node }. Draw: { $what } { $win } %, { $score } points.
moment-pick = { $node }. Decision: { $what }: { $win } %, { $score } points.

## Was it winnable?

winnable-title = How often a strong player wins from the beginning of your turns; in brackets 95 % intervals.
winnable-moment = Turn { $turn }: won { $won } of { $games } ({ $low } to { $high } %).
winnable-last = The last moment when it was more likely than not: turn { $turn }. A strong player wins { $won } of { $games } games from there.
winnable-always = It was winnable to the end: from your last turn, { $turn }, a strong player wins { $won } of { $games } games.
winnable-never = From none of your turns does a strong player win more often than not, over { $games ->
    [one] one game
   *[other] { $games } games
} from each.
winnable-unknown = Nothing is known yet.
