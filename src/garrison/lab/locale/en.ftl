## The report.

untitled = A study
win-rate = Win rate
win-rate-note = The share of games that the first seat has won, with its 95 % interval (Wilson).
differences = Players compared
differences-note = Each player against the one listed before it, on the same seeds: how many percentage points more it wins and how much more it scores, with 95 % intervals. The last column holds the chances of such differences between equals: of wins (McNemar) and of scores (signs flipped at random).
numbers = In numbers
numbers-note = The score is the first seat's. Milliseconds are CPU time for one decision, chance and rules included. Any row opens as a replay: garrison lab open FOLDER ROW.
score = Scores
score-note = How scores are distributed in each cell; the line is the mean. Heights are square roots of counts, so that rare values can be seen beside common ones.
endings = What ends games
endings-note = The share of games with each ending.
length = Length
length-note = Turns or rounds as the game counts them, and decisions taken; the line is the mean.
actions = Use of each action
actions-note = How often an action is chosen in a game, on average; darker where it is chosen more than in other cells.
study = The study
study-note = The file that was run. The digest above comes out again whenever it is: on any machine, with any number of workers.

fact-games = Games
fact-cells = Cells
fact-digest = Digest
fact-version = Played by

plot-win-rate = won by the first seat
plot-share = share of games
score-axis = score
turns-axis = turns
decisions-axis = decisions
tip-rate = { $wins } of { $games } won; 95 % interval { $low } to { $high } %
tip-spread = mean { $mean }; 10 % are at most { $low }, half at most { $middle }, 90 % at most { $high }

column-cell = Cell
column-games = Games
column-wins = Won
column-ci = 95 % interval
column-score = Score
column-turns = Turns
column-decisions = Decisions
column-milliseconds = ms a decision
column-row = Rows
column-pair = From → to
column-wins-more = Wins, points
column-score-more = Score
column-p = p (wins / score)

seat-heuristic = heuristic
seat-random = random
seat-search = search
axis-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
action-pick = Choose
action-aim = Choose a space

## The benchmark.

benchmark-line = { $task }: won { $rate } % ({ $low } to { $high }), score { $score } ({ $slow } to { $shigh }), { $ms } ms a decision; { $games } games
benchmark-salt = salt: { $salt }; commitment: { $commitment }
benchmark-committed = Publish the commitment now: { $commitment }
    Keep this secret until all policies are in: { $salt }

## Running.

left = { $time } left
left-unknown = measuring
stopped = Stopped after { $done } of { $total } games; nothing is lost. Go on with: { $command }
finished = { $games } games; report: { $path }
row-line = { $name }: won { $rate } % ({ $low } to { $high }), score { $score }

## Comparing.

verdict = { $kind ->
    [more] “{ $b }” wins more often than “{ $a }”
    [less] “{ $b }” wins less often than “{ $a }”
    [higher] “{ $b }” scores higher than “{ $a }”, though a difference in wins is not shown
    [lower] “{ $b }” scores lower than “{ $a }”, though a difference in wins is not shown
   *[equal] No difference is shown between “{ $a }” and “{ $b }”
}: { $shareb } % against { $sharea } %, { $points } points (95 % interval { $low } to { $high }; McNemar p { $p }); score { $score } ({ $slow } to { $shigh }; permutation p { $sp }); { $pairs } paired games.

## Opening.

opened-kept = Row { $row }: { $name }, seed { $seed }; from its journal { $path }.
opened-again = Row { $row }: { $name }, seed { $seed }; played again with the same digest, kept as { $path }.

## The difficulty dial.

tune-round = { $settings } settings, { $games } games each: nearest so far { $rate } % ({ $name })
tune-found = { $name } is won { $rate } % of the time (95 % interval { $low } to { $high }, { $games } fresh games); the wish was { $wish } %.
tune-beyond = The wish lies outside the interval: none of the settings that were tried comes nearer.
tune-play = Play it: { $command }
tune-next = Next nearest:

## Players where the best is known.

regret-lost = { $player }: loses { $mean } points of chance to win a decision ({ $low } to { $high }), { $positions } positions
regret-won = { $player }: wins { $mean } % ({ $low } to { $high }) of { $positions } positions

## What matters.

effects-base = As it is: won { $rate } %. { $changes } changes, { $games } games of each on the same seeds; wins in points with the 95 % interval, * beyond chance though so many were tried.
effects-line = { $rank }. { $mark } { $name }: wins { $points } ({ $low } to { $high }), score { $score } ({ $slow } to { $shigh }), p { $p }
effects-shown = { $shown } of { $changes } changes have an effect beyond chance.
effects-done = { $done } of { $total } settings
effects-endless = Left out, because with it games never end: { $names }
