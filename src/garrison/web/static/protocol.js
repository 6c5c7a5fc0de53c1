// The messages between page and server, as types; docs/web-protocol.md explains them.
// Made by `scripts/generate protocol-types` from the classes in src/garrison/web: change those, not this.

/**
 * Something lying somewhere. `at` is a ref (`space:g1`, `box:supply`); marks are states such as `exhausted`.
 * @typedef {Object} Piece
 * @property {string} id
 * @property {string} kind
 * @property {string} at
 * @property {Array<string>} marks
 * @property {Record<string, number>} values
 * @property {Array<string>} tags
 */

/**
 * The table from one seat: loose facts, pieces, gauges (numbers one can count), piles and known cards.
 * @typedef {Object} View
 * @property {string} game
 * @property {number} seat
 * @property {Record<string, string | number>} facts
 * @property {Array<Piece>} pieces
 * @property {Record<string, number>} gauges
 * @property {Record<string, number>} piles
 * @property {Record<string, Array<string>>} cards
 */

/**
 * A place that can be reached: what it costs in all, and the place one comes from ("" for where one stands). `seen` says that some enemy would notice whoever stands there.
 * @typedef {Object} Stride
 * @property {string} to
 * @property {number} cost
 * @property {string} back
 * @property {boolean} seen
 */

/**
 * How a table of the campaign ended: a line of the file.
 * @typedef {Object} MissionResult
 * @property {number} campaign
 * @property {string} table
 * @property {string} mission
 * @property {string} difficulty
 * @property {number} players
 * @property {boolean} won
 * @property {number} rounds
 * @property {number} takebacks
 * @property {string} when
 */

/**
 * What is to be watched of a line: see `garrison.core.beat`. What is missing is empty, nothing or no.
 * @typedef {Object} BeatShown
 * @property {string} kind
 * @property {number} order
 * @property {string} [who]
 * @property {string} [to]
 * @property {Array<string>} [path]
 * @property {Array<string | number>} [dice]
 * @property {number} [needed]
 * @property {boolean} [hit]
 * @property {number} [amount]
 * @property {string} [card]
 * @property {string} [what]
 * @property {Piece | null} [piece]
 * @property {boolean} [gone]
 * @property {string} [mark]
 * @property {Record<string, number>} [values]
 * @property {Record<string, number>} [gauges]
 */

/**
 * One line of the log. `key` and `facts` are the event itself; `beat` is null where there is only the sentence.
 * @typedef {Object} Line
 * @property {number} node
 * @property {string} text
 * @property {Array<string>} refs
 * @property {string} rule
 * @property {string} key
 * @property {Record<string, string | number | Array<string | number>>} facts
 * @property {BeatShown | null} beat
 */

/**
 * An option on offer. `chance` is how likely its roll does what it is for; null if nothing is rolled. `verb` is its sort. `cost` and `brings` count what the game calls `terms-<key>`. `at` are further refs it is about.
 * @typedef {Object} Offer
 * @property {number} index
 * @property {string} name
 * @property {Array<string>} path
 * @property {string} label
 * @property {number | null} chance
 * @property {string} verb
 * @property {Record<string, number>} cost
 * @property {Record<string, number>} brings
 * @property {Array<string>} at
 */

/**
 * What is asked. Options are there only for a seat that may answer; `labels` names the refs of their paths. `key` and `facts` are the question itself, for boards that draw what it is about. `dice` or `draw` is there where people are asked for a roll or a card of their own: anybody with a seat may say what came.
 * @typedef {Object} Question
 * @property {"chance" | "choice" | "over"} kind
 * @property {Array<number>} seats
 * @property {number} seat
 * @property {string} text
 * @property {string} rule
 * @property {string} key
 * @property {Record<string, string | number | Array<string | number>>} facts
 * @property {Array<string>} refs
 * @property {Array<Offer>} options
 * @property {Record<string, string>} labels
 * @property {DiceAsked | null} dice
 * @property {DrawAsked | null} draw
 * @property {boolean} own_turn
 */

/**
 * Something that could have been chosen.
 * @typedef {Object} PastOption
 * @property {number} index
 * @property {string} name
 * @property {string} label
 */

/**
 * Dice to be thrown. `symbols` names what is on each side, where that is no number; `need` is the face from which a die does what it is thrown for, 0 where that is not so simple.
 * @typedef {Object} DiceAsked
 * @property {number} dice
 * @property {number} sides
 * @property {Array<string>} symbols
 * @property {number} need
 */

/**
 * Something that can be drawn, and how many of it are left.
 * @typedef {Object} CardAsked
 * @property {string} id
 * @property {string} label
 * @property {number} left
 */

/**
 * A draw: everything that can come, and nothing else.
 * @typedef {Object} DrawAsked
 * @property {string} pile
 * @property {Array<CardAsked>} cards
 */

/**
 * A row of the score sheet.
 * @typedef {Object} Score
 * @property {string} key
 * @property {string} label
 * @property {number} points
 */

/**
 * Award, victory level and the like.
 * @typedef {Object} Honour
 * @property {string} key
 * @property {string} id
 * @property {string} label
 */

/**
 * How it ended for a seat: 1 won, 0 drawn, -1 lost.
 * @typedef {Object} Result
 * @property {number} seat
 * @property {string} name
 * @property {number} result
 * @property {number} score
 * @property {string} text
 */

/**
 * How the game ended. `hash` identifies the answers of the line: the same through every face.
 * @typedef {Object} Ending
 * @property {string} ending
 * @property {string} label
 * @property {Array<Result>} results
 * @property {Array<Score>} sheet
 * @property {Array<Honour>} honours
 * @property {string} hash
 */

/**
 * What is to be known of the dice: docs/fair-dice.md. `commitment` is that of the key which the next come from.
 * @typedef {Object} Dice
 * @property {string} kind
 * @property {string} commitment
 * @property {number} renewed
 * @property {boolean} waiting
 * @property {Array<number>} spoken
 * @property {Array<string>} real
 */

/**
 * The tree in numbers; `undo` and `redo` say whether there is anything to take back or do again.
 * @typedef {Object} TreeSummary
 * @property {number} nodes
 * @property {number} branches
 * @property {number} depth
 * @property {boolean} undo
 * @property {boolean} redo
 */

/**
 * A seat. `open`: for a person, and nobody has it. `invite` is a link that gives it to who comes first.
 * @typedef {Object} Seat
 * @property {number} seat
 * @property {string} id
 * @property {string} name
 * @property {string} kind
 * @property {string} person
 * @property {boolean} online
 * @property {boolean} open
 * @property {string} invite
 */

/**
 * One answer in the tree; the root is 0 and its parent -1. `kind`: start, pick, roll or draw.
 * @typedef {Object} TreeNode
 * @property {number} node
 * @property {number} parent
 * @property {number} depth
 * @property {"draw" | "pick" | "roll" | "start"} kind
 * @property {number} seat
 * @property {string} label
 * @property {boolean} line
 */

/**
 * The gauges after a node, with the loose facts (turn, phase). Once a game is over, what was lost there too.
 * @typedef {Object} CoursePoint
 * @property {number} node
 * @property {"draw" | "pick" | "roll" | "start"} kind
 * @property {Record<string, number>} gauges
 * @property {Record<string, string | number>} facts
 * @property {number} loss
 * @property {string} key
 */

/**
 * One reason, and how many of the options asked for it keeps back.
 * @typedef {Object} WhyNot
 * @property {string} text
 * @property {string} rule
 * @property {Array<string>} refs
 * @property {number} count
 */

/**
 * One thing that a roll may do.
 * @typedef {Object} OddsLine
 * @property {string} key
 * @property {string} text
 * @property {number} chance
 */

/**
 * One thing that may happen next. `ref` is what on the board it concerns, empty for the whole game.
 * @typedef {Object} ThreatTold
 * @property {string} ref
 * @property {string} key
 * @property {string} text
 * @property {string} label
 * @property {string} rule
 * @property {Array<string>} who
 * @property {Array<string>} hinges
 * @property {number | null} chance
 * @property {number | null} amount
 * @property {boolean} exact
 * @property {boolean} grave
 */

/**
 * A mean and its 95 % interval.
 * @typedef {Object} Chance
 * @property {number} mean
 * @property {number} low
 * @property {number} high
 */

/**
 * An option as the machine sees it. `equal`: what was played does not tell it from the first.
 * @typedef {Object} HintLine
 * @property {number} option
 * @property {string} label
 * @property {Chance} win
 * @property {Chance} score
 * @property {number} visits
 * @property {boolean} equal
 */

/**
 * A part of how the game went, in chance to win and in score.
 * @typedef {Object} LuckShare
 * @property {Chance} win
 * @property {Chance} score
 */

/**
 * The chance to win after an answer; of a decision, what the best found would have been worth more.
 * @typedef {Object} LuckPoint
 * @property {number} node
 * @property {"draw" | "pick" | "roll" | "start"} kind
 * @property {number} seat
 * @property {number} win
 * @property {number} cost
 */

/**
 * A moment that mattered: what it changed. With `better`, what that option would have been worth more.
 * @typedef {Object} LuckMoment
 * @property {number} node
 * @property {"draw" | "pick" | "roll" | "start"} kind
 * @property {number} seat
 * @property {string} what
 * @property {string} better
 * @property {number} win
 * @property {number} score
 * @property {number} cost
 * @property {number} cost_score
 */

/**
 * The beginning of one of my turns: how many games a strong player won from there, in words too.
 * @typedef {Object} WinnablePoint
 * @property {number} node
 * @property {number} won
 * @property {number} games
 * @property {string} text
 */

/**
 * Was it winnable? A sentence on the last moment when it was more likely than not, and where that was.
 * @typedef {Object} WinnableTold
 * @property {string} text
 * @property {number | null} last
 * @property {Array<WinnablePoint>} points
 */

/**
 * An analysed game, as one seat counts it: `start`, plus `luck`, plus `play`, is `now`.
 * @typedef {Object} LuckTold
 * @property {number} seat
 * @property {string} name
 * @property {number} playouts
 * @property {LuckShare} start
 * @property {LuckShare} luck
 * @property {LuckShare} play
 * @property {LuckShare} now
 * @property {number | null} cost
 * @property {Array<LuckPoint>} points
 * @property {Array<LuckMoment>} moments
 * @property {WinnableTold | null} winnable
 */

/**
 * How the paragraph's open point is read at this table.
 * @typedef {Object} RulingChosen
 * @property {string} id
 * @property {string} title
 * @property {string} choice
 * @property {Array<string>} choices
 * @property {string} confidence
 */

/**
 * A name of a position's text, with its words.
 * @typedef {Object} SheetNameTold
 * @property {string} id
 * @property {string} label
 */

/**
 * What may be said of a thing on the table: `one` of some names, a `number`, states (`flags`) or a list (`some`). `low` and `high` limit its numbers; items of a list are `counted`, or names may come several times (`repeats`).
 * @typedef {Object} SheetPartTold
 * @property {"flags" | "number" | "one" | "some"} kind
 * @property {Array<SheetNameTold>} names
 * @property {number} low
 * @property {number} high
 * @property {boolean} counted
 * @property {boolean} repeats
 */

/**
 * Something said of a thing: a name, a number, or both.
 * @typedef {Object} SheetItemTold
 * @property {string} name
 * @property {number | null} number
 */

/**
 * A thing on the table, with what is believed of it. `parts` are numbers of the parts that are told.
 * @typedef {Object} TurnField
 * @property {string} key
 * @property {string} label
 * @property {string} rule
 * @property {Array<number>} parts
 * @property {Array<SheetItemTold>} items
 */

/**
 * Things of one sort.
 * @typedef {Object} TurnSection
 * @property {string} id
 * @property {string} label
 * @property {Array<TurnField>} fields
 */

/**
 * Why what is said cannot lie on the table: a sentence, its paragraph, the line and the places on the board.
 * @typedef {Object} ObjectionTold
 * @property {string} text
 * @property {string} rule
 * @property {string} section
 * @property {string} key
 * @property {Array<string>} refs
 */

/**
 * First message on a socket. `have` is the node of the last state this client has shown, 0 for none.
 * @typedef {Object} Join
 * @property {"join"} type
 * @property {number} [id]
 * @property {Array<string>} tokens
 * @property {"en" | "it"} [lang]
 * @property {string} [name]
 * @property {number} [have]
 */

/**
 * Pick the option of that index. `n` is the state's. `seat` is only for who holds several.
 * @typedef {Object} Answer
 * @property {"answer"} type
 * @property {number} [id]
 * @property {number} n
 * @property {number} option
 * @property {number | null} [seat]
 */

/**
 * Back to the last choice that a person answered. With `n`, refused as stale if the table moved on.
 * @typedef {Object} Undo
 * @property {"undo"} type
 * @property {number} [id]
 * @property {number | null} [n]
 */

/**
 * Forward along the branch last taken from here.
 * @typedef {Object} Redo
 * @property {"redo"} type
 * @property {number} [id]
 * @property {number | null} [n]
 */

/**
 * To any node of the tree, and on to the next choice of a person.
 * @typedef {Object} Go
 * @property {"go"} type
 * @property {number} [id]
 * @property {number} node
 * @property {number | null} [n]
 */

/**
 * New dice and cards from here on.
 * @typedef {Object} Fresh
 * @property {"fresh"} type
 * @property {number} [id]
 * @property {number | null} [n]
 */

/**
 * What was asked at a node of the line being played, and what else could have been answered.
 * @typedef {Object} AskedBefore
 * @property {"asked"} type
 * @property {number} [id]
 * @property {number} node
 */

/**
 * Put right the answer of a node: an option, the faces of dice, or the id of what was drawn.
 * @typedef {Object} Correct
 * @property {"correct"} type
 * @property {number} [id]
 * @property {number} node
 * @property {number | null} [option]
 * @property {Array<number>} [faces]
 * @property {string} [card]
 * @property {number | null} [n]
 */

/**
 * What was rolled or drawn at the real table: faces or the id of a card. Neither: let the machine do it once.
 * @typedef {Object} Typed
 * @property {"typed"} type
 * @property {number} [id]
 * @property {number} n
 * @property {Array<number>} [faces]
 * @property {string} [card]
 */

/**
 * Where are the cards whose name has words that begin so? For a card in the hand that cannot come.
 * @typedef {Object} Where
 * @property {"where"} type
 * @property {number} [id]
 * @property {string} text
 */

/**
 * What would lie on the table, with these lines of a position in place of what is believed? Changes nothing.
 * @typedef {Object} OwnTurnDraft
 * @property {"own_turn_draft"} type
 * @property {number} [id]
 * @property {string} [text]
 * @property {boolean} [whole]
 */

/**
 * The rest of the turn was played on a real table; this lies otherwise afterwards. The enemy's turn begins.
 * @typedef {Object} OwnTurnDone
 * @property {"own_turn"} type
 * @property {number} [id]
 * @property {number} n
 * @property {string} [text]
 */

/**
 * Words of one's own for fair dice, before the first of them; nothing for none.
 * @typedef {Object} OwnWords
 * @property {"words"} type
 * @property {number} [id]
 * @property {string} words
 */

/**
 * Wait no longer for words: let the dice fall.
 * @typedef {Object} StopWaiting
 * @property {"begin"} type
 * @property {number} [id]
 */

/**
 * Why is it not on offer? One option by its index, or everything whose path holds all of `refs`.
 * @typedef {Object} WhyQuestion
 * @property {"why"} type
 * @property {number} [id]
 * @property {number | null} [option]
 * @property {Array<string>} [refs]
 */

/**
 * What the roll behind an option on offer may do.
 * @typedef {Object} Odds
 * @property {"odds"} type
 * @property {number} [id]
 * @property {number} option
 */

/**
 * What threatens now, or right after an option on offer; dice and cards in between are not resolved. `text` is a turn played freely on a real table: what threatens with these lines in place of what is believed.
 * @typedef {Object} DangerQuestion
 * @property {"danger"} type
 * @property {number} [id]
 * @property {number | null} [option]
 * @property {string} [text]
 */

/**
 * What to do now; answered several times, better each time, until the table moves on.
 * @typedef {Object} Hint
 * @property {"hint"} type
 * @property {number} [id]
 */

/**
 * What an option loses against the best: one on offer before it is taken, or (no option) one's own last move.
 * @typedef {Object} Weigh
 * @property {"weigh"} type
 * @property {number} [id]
 * @property {number | null} [option]
 */

/**
 * Luck and skill of the game that is over; answered several times, until `last` or the table moves on.
 * @typedef {Object} Analyse
 * @property {"analyse"} type
 * @property {number} [id]
 */

/**
 * Enough of luck and skill: what was found stays, and the work ends when nobody else wants it.
 * @typedef {Object} Stop
 * @property {"stop"} type
 * @property {number} [id]
 */

/**
 * What a piece sees and where it can go, or whom one would see from a space; at a node, or as it is now.
 * @typedef {Object} Look
 * @property {"look"} type
 * @property {number} [id]
 * @property {string} ref
 * @property {number | null} [node]
 */

/**
 * One paragraph of the rulebook.
 * @typedef {Object} Rule
 * @property {"rule"} type
 * @property {number} [id]
 * @property {string} rule
 */

/**
 * The table as it was at a node: for stepping, scrubbing and replay. Moves nothing.
 * @typedef {Object} At
 * @property {"at"} type
 * @property {number} [id]
 * @property {number} node
 */

/**
 * What happened after a node on the line being played, in any language.
 * @typedef {Object} Log
 * @property {"log"} type
 * @property {number} [id]
 * @property {number} [since]
 * @property {"en" | "it" | null} [lang]
 */

/**
 * All nodes of the tree.
 * @typedef {Object} Tree
 * @property {"tree"} type
 * @property {number} [id]
 */

/**
 * The gauges at every node of the line being played, for a plot and a slider.
 * @typedef {Object} Course
 * @property {"course"} type
 * @property {number} [id]
 */

/**
 * Speak another language from now on; answered by `welcome` and the whole `state`.
 * @typedef {Object} Lang
 * @property {"lang"} type
 * @property {number} [id]
 * @property {"en" | "it"} lang
 */

/**
 * What to call the person in the seats of this client.
 * @typedef {Object} Name
 * @property {"name"} type
 * @property {number} [id]
 * @property {string} name
 */

/**
 * Sit down on a further seat that is open or played by a machine, or take one's own back from a machine.
 * @typedef {Object} TakeSeat
 * @property {"take_seat"} type
 * @property {number} [id]
 * @property {number} seat
 */

/**
 * Give a seat up. It is open then: others may invite somebody or put a machine there.
 * @typedef {Object} LeaveSeat
 * @property {"leave_seat"} type
 * @property {number} [id]
 * @property {number} seat
 */

/**
 * Put a machine on a seat nobody is at, or (`human`) open a machine's seat for somebody to come.
 * @typedef {Object} SeatKind
 * @property {"seat_kind"} type
 * @property {number} [id]
 * @property {number} seat
 * @property {string} kind
 */

/**
 * Are you there?
 * @typedef {Object} Ping
 * @property {"ping"} type
 * @property {number} [id]
 */

/**
 * Who and where you are. `tokens` are yours to keep in place of those you came with; `you` are your seats.
 * @typedef {Object} Welcome
 * @property {"welcome"} type
 * @property {number} re
 * @property {number} protocol
 * @property {string} table
 * @property {string} game
 * @property {string} title
 * @property {string} scenario
 * @property {string} scenario_text
 * @property {boolean} corrected
 * @property {string} edition
 * @property {string} difficulty
 * @property {number} players
 * @property {Record<string, number>} rulings
 * @property {Record<string, string | number>} extra
 * @property {Array<number>} you
 * @property {Array<string>} tokens
 * @property {"en" | "it"} lang
 * @property {Array<Seat>} seats
 * @property {number} watchers
 * @property {string} watch
 * @property {boolean} secrets
 * @property {boolean} take_back
 * @property {boolean} hints
 * @property {Array<string>} machines
 * @property {Array<string>} goals
 * @property {Array<Piece>} chart
 * @property {Record<string, string>} names
 * @property {Record<string, string>} printed
 */

/**
 * The table as it is now. Keep log lines up to node `base`, drop the rest, add `lines`.
 * @typedef {Object} State
 * @property {"state"} type
 * @property {number} re
 * @property {number} n
 * @property {number} node
 * @property {number} base
 * @property {View} view
 * @property {Question} ask
 * @property {Array<Line>} lines
 * @property {number} takebacks
 * @property {string} takebacks_text
 * @property {boolean} fresh
 * @property {boolean} thinking
 * @property {TreeSummary} tree
 * @property {Dice} dice
 * @property {Ending | null} outcome
 */

/**
 * Somebody came, went, changed seat or name.
 * @typedef {Object} Presence
 * @property {"presence"} type
 * @property {number} re
 * @property {Array<Seat>} seats
 * @property {number} watchers
 * @property {boolean} take_back
 */

/**
 * It was not done; the table goes on. `rule` is the paragraph where a rule forbids it.
 * @typedef {Object} Refused
 * @property {"refused"} type
 * @property {number} re
 * @property {string} code
 * @property {string} text
 * @property {string} rule
 */

/**
 * Why not: the reasons, most frequent first. `offered` counts what was asked for and is on offer after all.
 * @typedef {Object} ReasonsTold
 * @property {"reasons"} type
 * @property {number} re
 * @property {Array<WhyNot>} reasons
 * @property {number} offered
 */

/**
 * What a roll may do, most telling first; empty if nothing is rolled.
 * @typedef {Object} OddsTold
 * @property {"odds"} type
 * @property {number} re
 * @property {number} option
 * @property {Array<OddsLine>} odds
 */

/**
 * What threatens what is on the board, what threatens the game, and what the numbers take for granted.
 * @typedef {Object} DangerTold
 * @property {"danger"} type
 * @property {number} re
 * @property {number} n
 * @property {number | null} option
 * @property {Array<ThreatTold>} threats
 * @property {Array<ThreatTold>} totals
 * @property {Array<string>} assumed
 */

/**
 * Spaces and pieces in sight of `ref`, and where it can go; empty in games without sight.
 * @typedef {Object} Seen
 * @property {"seen"} type
 * @property {number} re
 * @property {string} ref
 * @property {Array<string>} sees
 * @property {Array<Stride>} reach
 */

/**
 * Options ranked, a sentence on what speaks for the first, one on the others. Better ones follow until `last`.
 * @typedef {Object} HintTold
 * @property {"hint"} type
 * @property {number} re
 * @property {number} n
 * @property {boolean} last
 * @property {Array<HintLine>} options
 * @property {number} unseen
 * @property {number} playouts
 * @property {string} text
 * @property {string} others
 * @property {string} played
 */

/**
 * What an option gains and costs, in a sentence; `loss` is the chance to win that it costs, 0 if none is told.
 * @typedef {Object} Weighed
 * @property {"weighed"} type
 * @property {number} re
 * @property {number} n
 * @property {number} option
 * @property {number} loss
 * @property {string} text
 */

/**
 * How far it is (`done` of `count`; 0 of 0 while others are served first), and what was found if that is new.
 * @typedef {Object} AnalysisTold
 * @property {"analysis"} type
 * @property {number} re
 * @property {number} n
 * @property {boolean} last
 * @property {number} done
 * @property {number} count
 * @property {LuckTold | null} found
 */

/**
 * A paragraph of the rulebook in our own words.
 * @typedef {Object} ParagraphTold
 * @property {"rule"} type
 * @property {number} re
 * @property {string} rule
 * @property {number} page
 * @property {string} title
 * @property {string} text
 * @property {string} status
 * @property {string} note
 * @property {string} reading
 * @property {Array<RulingChosen>} rulings
 */

/**
 * The table as it was at a node, and what happened through the answer of that node.
 * @typedef {Object} Moment
 * @property {"at"} type
 * @property {number} re
 * @property {number} node
 * @property {number} parent
 * @property {View} view
 * @property {Question} ask
 * @property {Array<Line>} lines
 */

/**
 * Lines after `base` in that language.
 * @typedef {Object} LogTold
 * @property {"log"} type
 * @property {number} re
 * @property {"en" | "it"} lang
 * @property {number} base
 * @property {Array<Line>} lines
 */

/**
 * What was asked at a node, what was answered (`label`), and what else could have been.
 * @typedef {Object} AskedTold
 * @property {"asked"} type
 * @property {number} re
 * @property {number} node
 * @property {"draw" | "pick" | "roll" | "start"} kind
 * @property {string} text
 * @property {string} rule
 * @property {string} label
 * @property {Array<PastOption>} options
 * @property {DiceAsked | null} dice
 * @property {DrawAsked | null} draw
 */

/**
 * What came of a correction, after the `state` with it. `before` is where the table stood: the way back. `kept` later answers still fitted; `conflict` is the first that did not, in words, with why and its rule.
 * @typedef {Object} Corrected
 * @property {"corrected"} type
 * @property {number} re
 * @property {number} before
 * @property {number} node
 * @property {boolean} changed
 * @property {number} kept
 * @property {number} left
 * @property {string} conflict
 * @property {string} why
 * @property {string} rule
 */

/**
 * Where cards are, a sentence for each.
 * @typedef {Object} WhereTold
 * @property {"where"} type
 * @property {number} re
 * @property {Array<string>} lines
 */

/**
 * What is believed to lie on the table, with the lines of the question; `parts` only if the whole was asked for. `view` is null where what is said has no picture.
 * @typedef {Object} OwnTurnTold
 * @property {"own_turn_draft"} type
 * @property {number} re
 * @property {number} n
 * @property {Array<TurnSection>} sections
 * @property {Array<SheetPartTold>} parts
 * @property {Array<ObjectionTold>} faults
 * @property {View | null} view
 */

/**
 * All nodes, by number.
 * @typedef {Object} TreeTold
 * @property {"tree"} type
 * @property {number} re
 * @property {number} node
 * @property {Array<TreeNode>} nodes
 */

/**
 * From the root to the node where the table stands. `gauge` is the one that tells best how the game goes. `turning` is where the turn begins that did most to make the game end as it did; -1 before the end, or if none did.
 * @typedef {Object} CourseTold
 * @property {"course"} type
 * @property {number} re
 * @property {Array<CoursePoint>} points
 * @property {string} gauge
 * @property {number} turning
 */

/**
 * Here.
 * @typedef {Object} Pong
 * @property {"pong"} type
 * @property {number} re
 */

/**
 * `POST /api/positions`: look at the position of a text, of a link (`letters`) or of a `game`, and change it. One change at most: a tap with a `tool` on `ref` (the tool `eraser` takes away), the line `key` of a `section` (the head has none), or another beginning: the printed set-up, an empty table, the start of a turn.
 * @typedef {Object} PositionEdit
 * @property {string} [text]
 * @property {string} [letters]
 * @property {string} [game]
 * @property {"" | "empty" | "setup" | "turn"} [begin]
 * @property {string} [tool]
 * @property {string} [ref]
 * @property {string} [section]
 * @property {string} [key]
 * @property {string} [items]
 */

/**
 * A line of the text, with the numbers of its parts; `refs` is where what it tells lies on the board.
 * @typedef {Object} SheetFieldTold
 * @property {string} section
 * @property {string} key
 * @property {string} words
 * @property {string} rule
 * @property {Array<SheetItemTold>} items
 * @property {Array<number>} parts
 * @property {Array<string>} refs
 */

/**
 * Something that is chosen once and put down by taps; `left` in the box, null where nobody counts.
 * @typedef {Object} SheetToolTold
 * @property {string} id
 * @property {string} section
 * @property {string} words
 * @property {string} way
 * @property {number | null} left
 * @property {number} places
 */

/**
 * A position that is being set up. It can be played if there are no objections; `asked` is what it asks then.
 * @typedef {Object} PositionTold
 * @property {string} game
 * @property {string} text
 * @property {string} letters
 * @property {Record<string, string>} head
 * @property {Array<string>} seats
 * @property {View} view
 * @property {Array<Piece>} chart
 * @property {Array<string>} goals
 * @property {Record<string, string>} names
 * @property {Array<SheetToolTold>} tools
 * @property {Array<SheetFieldTold>} fields
 * @property {Array<SheetPartTold>} parts
 * @property {Array<Array<string>>} lists
 * @property {Array<ObjectionTold>} objections
 * @property {string} asked
 * @property {string} rule
 * @property {boolean} history
 */

/**
 * `GET /api/tables/{id}/position`: how a table stands, as text and as letters for an address.
 * @typedef {Object} PositionWritten
 * @property {string} text
 * @property {string} letters
 */

/**
 * `POST /api/tables`: what is chosen before a game.
 * @typedef {Object} NewTable
 * @property {string} game
 * @property {string} [scenario]
 * @property {string} [edition]
 * @property {string} [difficulty]
 * @property {number | null} [players]
 * @property {Array<string>} [seats]
 * @property {Record<string, number>} [rulings]
 * @property {Record<string, number | string>} [extra]
 * @property {Record<string, unknown>} [corrections]
 * @property {number | null} [seed]
 * @property {boolean} [take_back]
 * @property {Array<string>} [real]
 * @property {boolean} [own_words]
 * @property {boolean} [campaign]
 * @property {string} [campaign_key]
 * @property {string} [position]
 * @property {string} [name]
 */

/**
 * `POST /api/tables/{id}/fork`: a new table that begins with the line up to a node.
 * @typedef {Object} Fork
 * @property {string} token
 * @property {number} node
 * @property {string} [name]
 */

/**
 * `POST /api/tables/{id}/again`: a new table, set up like this one.
 * @typedef {Object} Again
 * @property {string} token
 * @property {Array<string>} seats
 * @property {string} [name]
 */

/**
 * A table was set. `link` opens it with all of your seats; a seat that is open has its invitation.
 * @typedef {Object} Created
 * @property {string} table
 * @property {string} game
 * @property {Array<number>} you
 * @property {Array<string>} tokens
 * @property {string} link
 * @property {Array<Seat>} seats
 * @property {string} watch
 * @property {string} note
 */

/**
 * One of the tables this browser holds tokens for. `facts` are loose facts of the view (turn, phase).
 * @typedef {Object} TableListed
 * @property {string} table
 * @property {string} game
 * @property {Record<string, string>} title
 * @property {string} scenario
 * @property {Record<string, string>} scenario_text
 * @property {Array<number>} you
 * @property {Array<string>} tokens
 * @property {string} link
 * @property {Array<string>} people
 * @property {Array<string>} kinds
 * @property {number} created
 * @property {number} played
 * @property {number} n
 * @property {boolean} over
 * @property {boolean} yours
 * @property {Record<string, string | number>} facts
 * @property {boolean} archived
 * @property {string} unreadable
 */

/**
 * A game in letters for an address, and the picture of its QR code; `whole`: with every branch ever played.
 * @typedef {Object} SharedGame
 * @property {string} letters
 * @property {boolean} whole
 * @property {string} qr
 */

/**
 * An id with its words in both languages.
 * @typedef {Object} Named
 * @property {string} id
 * @property {Record<string, string>} text
 */

/**
 * A scenario, with the seats it has for each number of players. `notice` says what of its data is reconstructed.
 * @typedef {Object} ScenarioListed
 * @property {string} id
 * @property {Record<string, string>} text
 * @property {Record<string, string>} notice
 * @property {Array<number>} players
 * @property {Record<string, Array<Named>>} seats
 */

/**
 * A point where the book is silent. The first choice is the default; `rules` are its paragraphs.
 * @typedef {Object} RulingListed
 * @property {string} id
 * @property {Record<string, string>} title
 * @property {Array<Record<string, string>>} choices
 * @property {string} source
 * @property {string} confidence
 * @property {Array<string>} rules
 */

/**
 * Characters of whom so many play, to be named in `extra`; `title` is what they are called.
 * @typedef {Object} Team
 * @property {string} setting
 * @property {Record<string, string>} title
 * @property {Array<Named>} members
 * @property {number} pick
 * @property {Record<string, Array<string>>} suggested
 */

/**
 * A game that can be played. `board` tells whether it has a folder of drawings, `lesson` whether there is one.
 * @typedef {Object} GameListed
 * @property {string} id
 * @property {Record<string, string>} title
 * @property {Record<string, string>} about
 * @property {number} rules
 * @property {Array<ScenarioListed>} scenarios
 * @property {Array<Named>} editions
 * @property {Array<Named>} difficulties
 * @property {Array<RulingListed>} rulings
 * @property {boolean} board
 * @property {boolean} lesson
 * @property {Array<string>} machines
 * @property {string} difficulty
 * @property {Team | null} team
 * @property {Array<Named>} real
 * @property {boolean} campaign
 * @property {boolean} positions
 */

/**
 * A file of one's own: the game as it is with it, and the scenario if it is a mission.
 * @typedef {Object} OwnFile
 * @property {string} name
 * @property {GameListed} game
 * @property {string} scenario
 * @property {Record<string, unknown>} corrections
 */

/**
 * A mission of a campaign: won, open or closed; `rounds` and `difficulty` are those of the best victory.
 * @typedef {Object} StageListed
 * @property {string} mission
 * @property {string} state
 * @property {number} tries
 * @property {number} wins
 * @property {number} rounds
 * @property {string} difficulty
 */

/**
 * `POST /api/campaign/{game}/results`: what came of a campaign elsewhere.
 * @typedef {Object} CampaignResults
 * @property {Array<MissionResult>} results
 */

/**
 * A paragraph of a rulebook in one language, and the chapter it stands in.
 * @typedef {Object} RuleListed
 * @property {string} id
 * @property {string} chapter
 * @property {number} page
 * @property {string} title
 * @property {string} text
 * @property {string} status
 * @property {string} note
 * @property {string} reading
 * @property {Array<string>} rulings
 */

/**
 * `share` are the addresses that others on the same network can open; none if only this computer can.
 * @typedef {Object} Server
 * @property {string} version
 * @property {string} build
 * @property {number} protocol
 * @property {Array<string>} languages
 * @property {Array<string>} share
 */

/**
 * A refused request. `detail` is for who looks closer: it names the field, line or file.
 * @typedef {Object} Problem
 * @property {string} code
 * @property {string} text
 * @property {string} detail
 */

/** @typedef {Join | Answer | Undo | Redo | Go | Fresh | AskedBefore | Correct | Typed | Where | OwnTurnDraft | OwnTurnDone | OwnWords | StopWaiting | WhyQuestion | Odds | DangerQuestion | Hint | Weigh | Analyse | Stop | Look | Rule | At | Log | Tree | Course | Lang | Name | TakeSeat | LeaveSeat | SeatKind | Ping} Message */

/** @typedef {Welcome | State | Presence | Refused | ReasonsTold | OddsTold | DangerTold | HintTold | Weighed | AnalysisTold | Seen | ParagraphTold | Moment | LogTold | AskedTold | Corrected | WhereTold | OwnTurnTold | TreeTold | CourseTold | Pong} Reply */

export {};
