# The text face in English. What a game says stands in the game's own messages.

## Around a game

kept-in = This game is kept in { $path } after every answer.
help-hint = Type the number of a choice, a move by its words, or a command: help lists them.
taken-up = Taken up again: { $path }.{ $told ->
    [0] { "" }
   *[other] { " " }The last that happened:
}
farewell = The game is kept in { $path }. Go on with:
farewell-over = The game is over and kept in { $path }. Look at it again with:
hand-over = Now at the screen: { $seat }.
language = English it is.
briefing-title = { $title } ({ $scenario }). { $mode }
briefing-goals = To win:

## Dice

dice-name-fair = fair dice, commitment { $commitment }
dice-name-known = known dice, seed { $seed }
dice-name-typed = real dice
dice-name-real = real: { $things }
dice-about-real = Real and yours: { $things }. You roll and draw them and type what came; roll lets the machine do it once.
dice-about-fair = Fair dice: they come from a key that nobody sees before the game is over. Its commitment: { $commitment }
dice-about-known = Known dice: they follow from seed { $seed }, so whoever has the save can foresee them.
dice-about-typed = Real dice: you roll them and type what came.
dice-new-key = The key of the dice so far is not here or is public by now: new dice from here on, under the commitment { $commitment }
dice-own-words = { $seat }: words of your own for the dice (enter for none)
dice-own-words-added = Added. The dice come from them too.
dice-check = The dice can be checked now: { $command }
fair-fair = fair: { $rolls } rolls and { $draws } draws are those that the key, committed to before the game, had to give.
fair-known = known dice: { $rolls } rolls and { $draws } draws are those of the seed; whoever had it could foresee them.
fair-typed = real dice: there is nothing to compute.
fair-all-yours = real dice: all { $count } rolls and draws were typed by people. These dice were yours; there is nothing to compute.
fair-yours = { $count ->
    [one] One roll or draw was typed by a person: that one was yours, and there is nothing to compute.
   *[other] { $count } rolls and draws were typed by people: those dice were yours, and there is nothing to compute.
}
fair-sealed = not to be checked: the key of { $sealed } rolls and draws is not in the record; it is published when the game is over. { $checked } others are right.
fair-words = { $words ->
    [one] Words of one player went into the dice.
   *[other] Words of { $words } players went into the dice.
}
fair-renewed = { $count ->
    [one] Once the game was continued without its key or after its end: new dice under a new commitment.
   *[other] { $count } times the game was continued without its key or after its end: new dice under a new commitment.
}
fair-fault = NOT FAIR: line { $line } is { $found }, but it had to be { $expected }
fair-broken = NOT SOUND: line { $line } cannot stand there: { $found }

## Choices

back = back
choices = ({ $count } choices)
number-wrong = There is no such number. Type a number from { $least } to { $most }.
not-understood = '{ $line }' is no choice, move or command. Type a number from { $least } to { $most }, a move by its words, or help.
help =
    a number       take that choice; 0 or back goes up one level
    enter          show the choices again
    words          a move by its words, such as: { $example }
    undo, redo     take back the last decision, do it again
    branches       all branches ever played; go N moves to one
    fresh          new dice from here on (recorded)
    roll, draw     with real dice: let the machine roll or draw this once
    enemy          with real dice: play your turn without telling each move;
                   enemy lists what lies there, enemy NAME: … says what lies
                   otherwise, enemy done runs the enemy, enemy cancel forgets
    correct [N]    put right an earlier die, card or choice: correct alone lists
                   them, correct N says what could stand there
    why MOVE       which rule keeps a move from being on offer
    rule [ID]      a paragraph of the rules; without ID the one that asks now;
                   rule WORDS finds paragraphs that have these words
    odds [MOVE]    the chances of the rolls ahead
    danger [MOVE]  what threatens now, or after a move
    hint [TIME]    what the machine would do and why: hint 5s, hint 500 (futures);
                   hint off and hint on switch hints off and on
    explain        what your last move gained and cost
    card NAME      what is printed on a card, in games that have such cards
    board          the table; board words, board drawing
    log [N]        what happened last
    save [FILE]    where the game is kept; with FILE it is kept there from now on
    lang en|it     change the language
    quit           stop; nothing is lost

## Commands

undo-none = There is nothing to take back: this is the first decision.
redo-none = There is nothing to do again: nothing was played on from here.
save-exists = { $path } exists and is never written over; choose another name.
go-usage = Say where to: go N, with N from 0 to { $most }; branches lists them.
gone = At answer { $node } now.
why-usage = Say which move, by its name or some of its words: why { $example }
why-unknown = No move of this game has the words '{ $text }'.
why-offered = On offer now: { $move }.
why-more = … and { $count } more on offer.
why-several = { $reason } (holds for { $count ->
    [one] { $count } move
   *[other] { $count } moves
})
enemy-usage = Play your turn on your table, then say what lies otherwise: enemy { $thing }: …, with what has changed (a place, a state, a number; -state is gone). enemy done runs the enemy.
enemy-cancelled = Forgotten: tell each move, or begin again with enemy.
enemy-cannot = It cannot lie so:
enemy-unknown = Nothing of yours has the words '{ $said }'.
enemy-not-there = '{ $said }' is nothing that can be said here; known: { $known }.
enemy-which = '{ $said }' may be several things; say which: { $known }.
enemy-number = '{ $said }' is no number.
correct-none = Nothing has been answered yet.
correct-usage = Say which answer to put right, and what it should be: correct { $node } …
correct-hidden = Answer { $node } is a secret of another seat.
correct-was = Answer { $node } was: { $answer }
correct-dice = Type for instance: correct { $node } { $dice ->
    [one] 4
    [2] 2 5
   *[other] 2 5 6 …
} (each from 1 to { $sides })
correct-say = Type the number or some words of what it should be: correct { $node } …
correct-same = That is what it was; nothing has changed.
corrected = Put right. { $kept ->
    [0] No later answer was kept
    [one] One later answer was kept
   *[other] { $kept } later answers were kept
}, { $left ->
    [0] none was left out
    [one] one was left out
   *[other] { $left } were left out
}. It counts as a take-back; go { $before } leads back to the line as it was.
correct-conflict = Answer { $node } no longer fits ({ $answer }): { $why }
card-usage = Say which card, by some words of its name: card knife
card-none = This game has no cards to look at.
card-unknown = No card of this game has the words '{ $text }'.
card-several = Several cards have these words: { $names }.
lang-usage = Say which language: { $valid }.
odds-beside = – { $percent } %
odds-line = { $what }: { $percent } %
odds-none = No roll whose odds can be told is ahead in these choices.
danger-line = { $what } [{ $rule }]
danger-grave = ! { $what } [{ $rule }]
danger-chance = { $exact ->
    [yes] { $percent } %
   *[no] about { $percent } %
}
danger-amount = { $exact ->
    [yes] { NUMBER($amount, maximumFractionDigits: 1) } expected
   *[no] about { NUMBER($amount, maximumFractionDigits: 1) } expected
}
danger-none = Nothing threatens that could be told.
danger-which = Several moves are called that. Name one of them, or its number.
explain-none = You have not made a move yet.
hint-none = There is nothing to choose now.
hint-usage = '{ $text }' is no time to think. Type for instance: hint 5s, hint 500ms, hint 500 (futures), hint off.
hint-so-far = { $count ->
    [one] { $count } future
   *[other] { $count } futures
}: { $best }
hints-on = Hints are on: hint tells what the machine would do.
hints-off = Hints are off; hint on brings them back.
tree-here = You are at answer { $node }, { $depth } on from the beginning.
tree-ahead = Answer { $node }: ahead of here, { $depth } from the beginning. Next: { $answer }
tree-branch = Answer { $node }: { $depth } from the beginning. Leaves this line at answer { $stem } with: { $answer }

## Real dice and cards

dice-ask = Type the { $dice ->
    [one] face of the die
   *[other] faces of the { $dice } dice
}, each from 1 to { $sides }:
dice-symbols = Symbols count as numbers: { $symbols }. Their names can be typed, too.
dice-wrong = That is not { $dice ->
    [one] one face
   *[other] { $dice } faces
} from 1 to { $sides }. Type for instance: { $dice ->
    [one] 4
    [2] 2 5
   *[other] 2 5 6 …
}
throw-none = There is nothing to roll or draw now.
dice-or-command = '{ $line }' is neither dice, a card nor a command; help lists the commands.
card-ask = Type the number or a few letters of what was drawn; why CARD tells where a card is:

## The end

sheet-title = Score sheet:
result = { $seat }: { $result ->
    [1] won
    [-1] lost
   *[other] drawn
}, score { $score }.
honour-award = Award: { $name }.
honour-round = Rounds played: { $name }.
honour-level = Result: { $name }.
over-hint = You can still look around: board, log, undo, branches, quit.
over-only = Only commands now: board, log, undo, redo, branches, go, rule, save, lang, help, quit.

## Rules and transcripts

rule-unknown = No paragraph is called '{ $id }' or has these words. Chapters: { $chapters }; rule { $first } lists the first.
rule-title = { $id } { $title }
rule-note = Not applicable: { $text }
rule-reading = How we read it: { $text }
rule-reason = Why: { $text }
rule-ruling = Ruling { $id }: { $choices }
transcript-header = { $game }, { $setup }; seats: { $seats }; { $dice }
transcript-ruling = Ruling { $id }: { $choice }
transcript-stopped = It stops here.

## The list of games

games-scenario = scenario { $name } (players { $players })
games-editions = edition { $names }
games-difficulties = difficulty { $names }
games-rulings = { $count } rulings: garrison games { $game }
games-ruling = ruling { $id }: { $choices } [{ $confidence ->
    [certain] certain
    [likely] likely
   *[guess] guess
}]

## Campaign

campaign-title = { $title }: { $won } of { $all } missions won.
campaign-stage = { $sign } { $number }. { $title }{ $state ->
    [closed] { "" }
    [open] { $tries ->
        [0] : the next to win
        [one] : the next to win, tried once
       *[other] : the next to win, tried { $tries } times
    }
   *[won] : won { $wins } of { $tries }, at best in round { $best } ({ $mode })
}
campaign-go = The next mission: garrison campaign play
campaign-done = All missions are won.
campaign-recorded = Campaign: { $won ->
    [yes] { $mission } is won in round { $rounds }.
   *[no] { $mission } is lost. It can be tried again.
}
campaign-aside = The campaign so far is kept in { $path }. The next one begins.
campaign-none = There is no campaign yet.

## Pages of a terminal

page-go-on = Enter goes on; s and Enter skips
page-more = … Enter shows more ({ $page }/{ $pages })
walk-stopped = Something happened on the way: the walk ends here.
