### Help and errors of the command line.
### `play` is the line that lists the command `play`, `play-about` its description, `play--load` the help of its option
### --load, `any--lang` that of every command that has no own words for it. %(default)s is what argparse puts there.

garrison-about = Play, study and simulate solo and cooperative board games with every rule enforced. Without a command: `garrison serve`, the table in the browser; `garrison play` is for the terminal.
any-note = A setting that only one game has is given as --NAME VALUE; `garrison games GAME` lists them.

any--help = show this help and exit
any--version = show the version and the build, and exit
any--command = what to do; `garrison COMMAND --help` tells more
any--game = the game, by the name that `garrison games` lists
any--named = the same as --scenario
any--scenario = scenario (default: the first that the game lists)
any--mission = a mission of your own, see docs/missions.md
any--edition = edition of the rules
any--players = number of players
any--difficulty = difficulty level, where the game has them
any--ruling = another reading where the book is silent; CHOICE is a number or the words that `garrison games GAME` lists; may be given several times
any--components = an owner's corrections of component data
any--lang = language (default: that of the environment)
any--json = print JSON alone on standard output
any--file = a saved game
any--seats = who sits where: human, heuristic, random, search, or a player that another package brings (default: human, then heuristic); search:500 or search:50ms says how long it thinks
any--seed = seed of the first game (%(default)s)
any--own-words = add words of your own to fair dice before the first roll
any--dice = fair: nobody can foresee them, everybody can check them (default, see docs/fair-dice.md); known: they follow from --seed; typed: the same as --real all
any--real = what you roll and draw yourself, and type what came: dice, cards, tiles, a deck by its name, or all; the rest is the machine's
any--save = keep the game in this new file
any--no-hints = no advice: `hint` is switched off
any--words = show the table in sentences, not drawn
any--policy = who plays (%(default)s)
any--workers = processes (%(default)s)

play = play a game in the terminal
play-about = Play in plain text: numbers choose, `help` lists the commands. The game is on disk after every answer; --load goes on from there.
play--game = the game (default: the first that `garrison games` lists)
play--seed = known dice and cards, those of this seed
play--load = go on with a saved game
play--position = begin with a position as text, see `garrison position`
play--salvage = with --load: drop a last line that was cut
play--campaign = the result counts: see `garrison campaign`

campaign = play the missions in order
campaign-about = Show how far the campaign has come. `garrison campaign play` plays the next mission, or again one that is won; `garrison campaign new` puts this one aside. Single missions are always open: garrison play.
campaign--below = what to do with the campaign (default: show it)
campaign--game = the game (default: the one with a campaign)
campaign-play = play a mission
campaign-play-about = Play the next mission, or again one that is won.
campaign-play--game = the game (default: the one with a campaign)
campaign-play--scenario = the mission (default: the next of the campaign)
campaign-play--seed = known dice and cards, those of this seed
campaign-new = begin anew
campaign-new-about = Put the campaign aside; nothing is lost.
campaign-new--game = the game (default: the one with a campaign)

serve = play in the browser
serve-about = Serve the web table on this computer and open it in the browser. With --host 0.0.0.0 friends on the same network can come too; the address is shown, with a QR code. Every answer is on disk before anybody sees it.
serve--host = address (%(default)s)
serve--port = port; 0 is any (default: 8642, or the next that is free)
serve--no-browser = do not open the browser
serve--no-hints = advise nobody
serve--data = where tables are kept (default: GARRISON_HOME)
serve--public-url = the name others reach it by, such as https://games.example.org
serve--behind-proxy = believe what a proxy on this computer says of its clients
serve--archive-after = archive tables that nobody has played at for so long (default: never)

site = make a web site that needs no server of ours
site-about = Write a folder that any web server can hand out: the page, the boards, both languages, and the engine, which runs in the visitor's browser. Needs npm once, to fetch Pyodide, which is kept in the user's cache.
site--folder = where to write it: a new folder, or that of an earlier site
site--open = hand it out on this computer and open it; a site that is there already is left as it is

replay = print or verify saved games
replay-about = Print the transcript of a save. With --verify: play saves again in two ways, compare the hashes and print one line for each file.
replay--files = a saved game; with --verify as many as you like
replay--to = stop after answer N, on whichever branch it is
replay--verify = replay and compare hashes

fair = check the dice of a recorded game
fair-about = Play a save again and compute every roll and card from the key that was published at its end (or from its known seed); names the first line that is otherwise and then leaves with 1. See docs/fair-dice.md.

link = a game as a link, and back
link-about = Given a save, print it as a link: the whole game in some hundred letters after the # of an address. Given a link or its letters, write the save, for `garrison replay` or to be played on with `garrison play --load`.
link--game = a save, or a link that holds a game
link--site = the address of the page that will open the link
link--qr = draw the link as a QR code too
link--save = where the save of a link is written (default: among the saves)

position = a position as text: check it, ask about it
position-about = Given a save, print its position as text, to be changed or played from with `garrison play --position`. Given such a text or a link to one, report what is impossible in it, or show the table and the question there. With --hint, --odds or --danger, show those instead.
position--file = a save, a position as text, or a link that holds one
position--at = of a save: the position after answer N
position--hint = what the machine would do
position--odds = the chances of what can be done
position--danger = what threatens next
position--link = the position as a link
position--site = the address of the page that will open the link

analyse = luck and skill of a saved game
analyse-about = Take a saved game apart: the luck of every roll and draw, what each decision cost against the best found, a plot of the chance to win, and the three moments that mattered. Every position is played on many times.
analyse--playouts = rollouts from every position (%(default)s)
analyse--seat = the seat that counts (%(default)s)
analyse--seed = seed of the rollouts (%(default)s)
analyse--winnable = instead: how often a strong player wins from the beginning of your turns, and the last moment when it was more likely than not
analyse--rounds = with --winnable: games from each of these moments (%(default)s)

games = list the games
games-about = List the games with their scenarios and numbers of players; of one game also its seats and every ruling. --json tells everything of all.
games--game = only this game, with its rulings
games--rulings = the rulings of all games, too

rules = print the rules in our own words
rules-about = Print our paraphrase of the rules: all paragraphs, those of a chapter (`2`), or one (`2.4b`).
rules--id = paragraph or chapter (default: all)

components = list component data
components-about = List every component value with its source and confidence.
components--only = only values of that confidence

mission = check or draw a mission file
mission-about = Look at a mission file (see docs/missions.md). check: print every fault with its row, column and reason, and leave with 1 if there is one. show: draw its map.
mission--action = what to do with it
mission--file = the mission file
mission--game = the game it is for (default: the one with missions)

check = check that a game is whole
check-about = Count paragraphs, component records and messages; leaves with 1 if anything is open, missing or broken.

simulate = play many games by machine
simulate-about = Play many games by machine. Game number i has the seed K + i; the digest over all answers is the same for any number of workers, for the compiled and the plain build, and on every run.
simulate--policy = who plays every seat (default: %(default)s); search:500 thinks 500 playouts for each decision
simulate--games = how many games (%(default)s)

lab = studies of many games
lab-about = Study games by machine: run a study, compare its results, open one of its games, tune the difficulty, find out what matters.
lab--lab = what to do
lab-run = run a study
lab-run-about = Play all games of a study and write tables and a report into a folder. Ctrl-C stops it and the same command goes on with it; the digest is the same for any number of workers and on a cluster.
lab-run--study = the file that describes the study, see docs/lab.md
lab-run--workers = processes (default: all)
lab-run--out = where results go (default: results/<name of the study>)
lab-run--journals = keep a save of every game
lab-run--on = who plays (%(default)s)
lab-run--address = with --on ray: the cluster (default: the one nearby)
lab-compare = compare two results
lab-compare-about = Compare two results game by game, by the seeds they share: difference, 95 % interval, test, verdict. A and B are folders, or single cells of folders: FOLDER:NUMBER or FOLDER:NAME.
lab-compare--a = a result
lab-compare--b = the result it is compared with
lab-open = open one game of a study
lab-open-about = Print the transcript of one game of a study, or open it in the browser's replay. A game without a journal is played again from its seed; that it is the same game is checked.
lab-open--folder = the results of a study
lab-open--row = its row in games.parquet
lab-open--web = open it in the browser, in the replay
lab-open--no-browser = with --web: only say the address
lab-open--port = with --web: the port
lab-tune = find the difficulty you wish
lab-tune-about = Find the setting of a game that is won as often as you wish: scenario and difficulty first; where none is near enough, a ruling or a number of the components is changed too. The answer is measured on fresh seeds.
lab-tune--win-rate = the goal, such as 0.4
lab-tune--games = games that measure it (%(default)s)
lab-tune--scenario = only this scenario
lab-tune--difficulty = only this difficulty
lab-tune--players = players (default: the fewest)
lab-tune--tunables = what may be changed, of scenario, difficulty, players, rulings, components (default: all but players)
lab-tune--out = where changed components go (default: <game>-<wish>.toml)
lab-ablate = what matters when it is left out
lab-ablate-about = Leave out or read otherwise one thing at a time (rulings, difficulty, edition, members of the team, cards and counters, the tunables of the game) on the same seeds, and rank what that does to wins and score.
lab-ablate--games = games of each change (%(default)s)
lab-ablate--only = changes whose names begin so; may be repeated
lab-ablate--top = how many are shown (%(default)s)
lab-sensitivity = which numbers matter
lab-sensitivity-about = Turn each number of the components by one, up and down, on the same seeds, and rank what that does to wins and score. Totals that a change breaks are corrected with it.
lab-sensitivity--games = games of each change (%(default)s)
lab-sensitivity--only = changes whose names begin so; may be repeated
lab-sensitivity--top = how many are shown (%(default)s)
lab-regret = what players lose near the end
lab-regret-about = Measure players where the best is known. Where a game can be worked out exactly near its end, told is how many percentage points of chance to win a decision loses; where nothing is drawn any more and only decisions are left, how often the player wins.
lab-regret--policy = players (%(default)s)
lab-regret--scenario = scenarios in turn (default: all for one)
lab-regret--positions = positions (%(default)s)
lab-learn = learn what positions are worth
lab-learn-about = Play games, learn from how they end what a position is worth, and say how much of the ending is foreseen. With --write the weights become those of the game's judge. The same command finds the same weights.
lab-learn--scenario = scenarios in turn, such as hard,medium
lab-learn--games = games (%(default)s)
lab-learn--units = hidden units (%(default)s); 0: a weighted sum
lab-learn--epochs = times through (%(default)s)
lab-learn--difficulty = difficulties in turn, each for all scenarios (default: the usual one)
lab-learn--player = who plays: rollout, as in the rollouts of a machine seat, or heuristic (%(default)s)
lab-learn--random = decisions at random up to some turn, in per cent, by lot for each game (0,2,5,12)
lab-learn--rounds = learn so many times more from what a search with that judge weighs (%(default)s)
lab-learn--playouts = in these rounds: playouts of each position (%(default)s)
lab-learn--write = put them into the game's player/weights.py

bench = measure speed and memory
bench-about = Measure speed and memory in random play, in CPU seconds of one process. Rates are the best of three repeats, since a busy machine only ever slows; undo is told as median and 99th percentile.
bench--game = only this game (default: all)
bench--only = the same
bench--seconds = CPU seconds for each rate (%(default)s)
bench--startup = measure only how long commands take to start, beside Python itself

benchmark = measure a policy
benchmark-about = Measure a policy on the fixed scenarios of the Garrison benchmark, with seeds that nobody knew before.
benchmark--benchmark = what to do
benchmark-run = play every task
benchmark-run-about = Play every task with a policy: random, heuristic, search:200, or your own as FILE.py:NAME or MODULE:NAME. Without --salt one is drawn now and told with the result; with the same salt everybody meets the same games.
benchmark-run--policy = the policy
benchmark-run--games = of each task (%(default)s)
benchmark-run--salt = what the seeds follow from (default: drawn now)
benchmark-run--commitment = that was published for the salt; refused if it is another
benchmark-run--task = only this one; may be repeated
benchmark-commit = draw a salt to be kept secret
benchmark-commit-about = Draw a salt and its commitment: publish the commitment before policies are sent in, and the salt after.
benchmark-commit--salt = the commitment of this one
benchmark-tasks = list the tasks
benchmark-tasks-about = List the tasks of the benchmark.

completion = a script that completes commands in your shell
completion-about = Print a script with which bash completes commands, options, games and files. `garrison completion bash` tells in its first lines how to load it; zsh understands it too.
completion--shell = the shell

error = error [{ $code }]: { $message }
error-usage = { $message }; see { $program } --help
