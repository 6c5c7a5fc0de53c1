### Aiuto ed errori della riga di comando; i nomi dei messaggi sono spiegati in en.ftl.

garrison-about = Per giocare, studiare e simulare giochi da tavolo solitari e cooperativi: il programma fa rispettare ogni regola. Senza comando: `garrison serve`, il tavolo nel browser; `garrison play` è per il terminale.
any-note = Le impostazioni proprie di un solo gioco si indicano con --NOME VALORE; `garrison games GIOCO` le elenca.

any--help = mostra questo aiuto ed esce
any--version = mostra la versione e il tipo di build, ed esce
any--command = che cosa fare; `garrison COMANDO --help` dice di più
any--game = il gioco, col nome elencato da `garrison games`
any--named = come --scenario
any--scenario = scenario (predefinito: il primo elencato dal gioco)
any--mission = una missione scritta da te, vedi docs/missions.md
any--edition = edizione delle regole
any--players = numero di giocatori
any--difficulty = livello di difficoltà, per i giochi che ne hanno
any--ruling = un'altra interpretazione dove il regolamento tace; SCELTA è un numero o le parole elencate da `garrison games GIOCO`; si può dare più volte
any--components = le correzioni ai componenti di chi possiede il gioco
any--lang = lingua (predefinita: quella dell'ambiente)
any--json = stampa soltanto JSON sullo standard output
any--file = una partita salvata
any--seats = chi siede dove: human, heuristic, random, search, o un giocatore fornito da un altro pacchetto (predefinito: human, poi heuristic); search:500 o search:50ms dice quanto a lungo pensa
any--seed = seme della prima partita (%(default)s)
any--own-words = aggiungi parole tue ai dadi equi prima del primo tiro
any--dice = fair: nessuno può prevederli, chiunque può verificarli (predefinito, vedi docs/fair-dice.md); known: derivano da --seed; typed: come --real all
any--real = che cosa tiri e peschi tu, digitando ciò che è uscito: dice (dadi), cards (carte), tiles (tessere), un mazzo col suo nome, oppure all (tutto); il resto lo fa la macchina
any--save = tieni la partita in questo nuovo file
any--no-hints = niente suggerimenti: `hint` è disattivato
any--words = mostra il tavolo a parole, senza disegno
any--policy = chi gioca (%(default)s)
any--workers = processi (%(default)s)

play = gioca una partita nel terminale
play-about = Gioca con solo testo: i numeri scelgono, `help` elenca i comandi. La partita è su disco dopo ogni risposta; --load la riprende.
play--game = il gioco (predefinito: il primo elencato da `garrison games`)
play--seed = dadi e carte noti, quelli di questo seme
play--load = riprendi una partita salvata
play--position = comincia da una posizione come testo, vedi `garrison position`
play--salvage = con --load: scarta l'ultima riga se è troncata
play--campaign = il risultato conta: vedi `garrison campaign`

campaign = gioca le missioni in ordine
campaign-about = Mostra a che punto è la campagna. `garrison campaign play` gioca la prossima missione, o di nuovo una già vinta; `garrison campaign new` mette da parte la campagna. Le missioni singole sono sempre aperte: garrison play.
campaign--below = che cosa fare con la campagna (predefinito: mostrarla)
campaign--game = il gioco (predefinito: quello con una campagna)
campaign-play = gioca una missione
campaign-play-about = Gioca la prossima missione, o di nuovo una già vinta.
campaign-play--game = il gioco (predefinito: quello con una campagna)
campaign-play--scenario = la missione (predefinita: la prossima della campagna)
campaign-play--seed = dadi e carte noti, quelli di questo seme
campaign-new = ricomincia da capo
campaign-new-about = Mette da parte la campagna; nulla va perduto.
campaign-new--game = il gioco (predefinito: quello con una campagna)

serve = gioca nel browser
serve-about = Apre il tavolo nel browser, servito da questo computer. Con --host 0.0.0.0 possono venire anche gli amici sulla stessa rete; l'indirizzo viene mostrato, con un codice QR. Ogni risposta è su disco prima che qualcuno la veda.
serve--host = indirizzo (%(default)s)
serve--port = porta; 0 è una qualsiasi (predefinita: 8642, o la prossima libera)
serve--no-browser = non aprire il browser
serve--no-hints = niente suggerimenti per nessuno
serve--data = dove sono tenuti i tavoli (predefinito: GARRISON_HOME)
serve--public-url = il nome con cui gli altri lo raggiungono, per esempio https://games.example.org
serve--behind-proxy = credi a ciò che un proxy su questo computer dice dei suoi client
serve--archive-after = archivia i tavoli ai quali nessuno gioca da questo numero di giorni (predefinito: mai)

site = crea un sito che non ha bisogno di un nostro server
site-about = Scrive una cartella che qualsiasi server web può pubblicare: la pagina, i tabelloni, le due lingue e il motore, che gira nel browser di chi visita. Serve npm una volta, per scaricare Pyodide, che resta nella cache dell'utente.
site--folder = dove scriverlo: una cartella nuova, o quella di un sito precedente
site--open = servilo da questo computer e aprilo nel browser; un sito che c'è già resta com'è

replay = stampa o verifica partite salvate
replay-about = Stampa il racconto di una partita salvata. Con --verify: rigioca le partite in due modi, confronta le impronte e stampa una riga per ogni file.
replay--files = una partita salvata; con --verify quante ne vuoi
replay--to = fermati dopo la risposta N, su qualunque variante sia
replay--verify = rigioca e confronta le impronte

fair = verifica i dadi di una partita registrata
fair-about = Rigioca una partita salvata e ricalcola ogni tiro e ogni carta dalla chiave pubblicata alla fine (o dal suo seme noto); indica la prima riga che non torna e in quel caso esce con 1. Vedi docs/fair-dice.md.

link = una partita come link, e viceversa
link-about = Data una partita salvata, la stampa come link: l'intera partita in qualche centinaio di lettere dopo il # di un indirizzo. Dato un link o le sue lettere, scrive la partita, per `garrison replay` o per continuarla con `garrison play --load`.
link--game = una partita salvata, o un link che ne contiene una
link--site = l'indirizzo della pagina che aprirà il link
link--qr = disegna il link anche come codice QR
link--save = dove scrivere la partita di un link (predefinito: tra le partite salvate)

position = una posizione come testo: verificala, chiedi un suggerimento
position-about = Data una partita salvata, ne stampa la posizione come testo, da cambiare o da cui giocare con `garrison play --position`. Dato un testo del genere o un link che ne contiene uno, dice che cosa non è possibile; se tutto è in regola, mostra il tavolo e la domanda di quel momento. Con --hint, --odds o --danger mostra invece quelli.
position--file = una partita salvata, una posizione come testo o un link che ne contiene una
position--at = di una partita salvata: la posizione dopo la risposta N
position--hint = che cosa farebbe la macchina
position--odds = le probabilità di quello che si può fare
position--danger = i pericoli del momento
position--link = la posizione come link
position--site = l'indirizzo della pagina che aprirà il link

analyse = fortuna e abilità di una partita salvata
analyse-about = Analizza una partita salvata: la fortuna di ogni tiro e pesca, quanto è costata ogni decisione rispetto alla migliore trovata, un grafico della probabilità di vittoria e i tre momenti che hanno contato. Ogni posizione viene rigiocata molte volte.
analyse--playouts = partite simulate da ogni posizione (%(default)s)
analyse--seat = il posto da esaminare (%(default)s)
analyse--seed = seme delle partite simulate (%(default)s)
analyse--winnable = invece: quante volte un giocatore forte vince dall'inizio dei tuoi turni, e l'ultimo momento in cui era più probabile vincere che perdere
analyse--rounds = con --winnable: partite da ciascuno di questi momenti (%(default)s)

games = elenca i giochi
games-about = Elenca i giochi con i loro scenari e il numero di giocatori; di un solo gioco anche i posti e ogni interpretazione del regolamento. --json dice tutto di tutti.
games--game = soltanto questo gioco, con le sue interpretazioni
games--rulings = anche le interpretazioni di tutti i giochi

rules = stampa le regole con parole nostre
rules-about = Stampa la nostra parafrasi delle regole: tutti i paragrafi, quelli di un capitolo (`2`) o uno solo (`2.4b`).
rules--id = paragrafo o capitolo (predefinito: tutti)

components = elenca i dati dei componenti
components-about = Elenca ogni valore dei componenti con la sua fonte e quanto è certo.
components--only = soltanto i valori con quel grado di certezza

mission = controlla o disegna il file di una missione
mission-about = Esamina il file di una missione (vedi docs/missions.md). check: stampa ogni errore con riga, colonna e motivo, ed esce con 1 se ce n'è uno. show: ne disegna la mappa.
mission--action = che cosa farne
mission--file = il file della missione
mission--game = il gioco a cui appartiene (predefinito: quello con le missioni)

check = controlla che un gioco sia completo
check-about = Conta paragrafi, dati dei componenti e messaggi; esce con 1 se qualcosa è aperto, manca o è rotto.

simulate = fai giocare molte partite alla macchina
simulate-about = Fa giocare molte partite alla macchina. La partita numero i ha il seme K + i; l'impronta di tutte le risposte è la stessa con qualsiasi numero di processi, con la build compilata e con quella semplice, e a ogni esecuzione.
simulate--policy = chi gioca in ogni posto (predefinito: %(default)s); search:500 simula 500 partite per ogni decisione
simulate--games = quante partite (%(default)s)

lab = studi su molte partite
lab-about = Studia i giochi con la macchina: esegue uno studio, confronta i risultati, apre una delle sue partite, regola la difficoltà, scopre che cosa conta.
lab--lab = che cosa fare
lab-run = esegui uno studio
lab-run-about = Gioca tutte le partite di uno studio e scrive tabelle e un rapporto in una cartella. Ctrl-C lo ferma e lo stesso comando lo riprende; l'impronta è la stessa con qualsiasi numero di processi e su un cluster.
lab-run--study = il file che descrive lo studio, vedi docs/lab.md
lab-run--workers = processi (predefinito: tutti)
lab-run--out = dove vanno i risultati (predefinito: results/<nome dello studio>)
lab-run--journals = tieni un salvataggio di ogni partita
lab-run--on = chi gioca (%(default)s)
lab-run--address = con --on ray: il cluster (predefinito: quello locale)
lab-compare = confronta due risultati
lab-compare-about = Confronta due risultati partita per partita, con i semi che hanno in comune: differenza, intervallo al 95 %, test, verdetto. A e B sono cartelle, o singole celle di cartelle: CARTELLA:NUMERO o CARTELLA:NOME.
lab-compare--a = un risultato
lab-compare--b = il risultato con cui confrontarlo
lab-open = apri una partita di uno studio
lab-open-about = Stampa il racconto di una partita di uno studio, o la apre nel replay del browser. Una partita senza diario viene rigiocata dal suo seme; si controlla che sia la stessa partita.
lab-open--folder = i risultati di uno studio
lab-open--row = la sua riga in games.parquet
lab-open--web = aprila nel browser, nel replay
lab-open--no-browser = con --web: di' soltanto l'indirizzo
lab-open--port = con --web: la porta
lab-tune = trova la difficoltà che desideri
lab-tune-about = Trova l'impostazione di un gioco che si vince tanto spesso quanto desideri: prima scenario e difficoltà; se nessuno è abbastanza vicino, cambia anche un'interpretazione o un numero dei componenti. La risposta è misurata su semi nuovi.
lab-tune--win-rate = l'obiettivo, per esempio 0.4
lab-tune--games = partite che lo misurano (%(default)s)
lab-tune--scenario = soltanto questo scenario
lab-tune--difficulty = soltanto questa difficoltà
lab-tune--players = giocatori (predefinito: il minor numero)
lab-tune--tunables = che cosa si può cambiare, tra scenario, difficulty, players, rulings, components (predefinito: tutto tranne players)
lab-tune--out = dove vanno i componenti cambiati (predefinito: <gioco>-<obiettivo>.toml)
lab-ablate = che cosa conta quando manca
lab-ablate-about = Toglie, o interpreta in altro modo, una cosa alla volta (interpretazioni, difficoltà, edizione, membri della squadra, carte e segnalini, i parametri regolabili del gioco) con gli stessi semi, e mette in ordine l'effetto su vittorie e punteggio.
lab-ablate--games = partite per ogni modifica (%(default)s)
lab-ablate--only = le modifiche i cui nomi cominciano così; si può ripetere
lab-ablate--top = quante mostrarne (%(default)s)
lab-sensitivity = quali numeri contano
lab-sensitivity-about = Cambia di uno, in su e in giù, ogni numero dei componenti con gli stessi semi, e mette in ordine l'effetto su vittorie e punteggio. I totali che una modifica rompe vengono corretti con essa.
lab-sensitivity--games = partite per ogni modifica (%(default)s)
lab-sensitivity--only = le modifiche i cui nomi cominciano così; si può ripetere
lab-sensitivity--top = quante mostrarne (%(default)s)
lab-regret = quanto perdono i giocatori vicino alla fine
lab-regret-about = Misura i giocatori dove si conosce la mossa migliore. Dove un gioco si può calcolare esattamente vicino alla fine, dice quanti punti percentuali di probabilità di vittoria perde una decisione; dove non si pesca più nulla e restano solo decisioni, quanto spesso il giocatore vince.
lab-regret--policy = giocatori (%(default)s)
lab-regret--scenario = scenari a turno (predefinito: tutti quelli per uno)
lab-regret--positions = posizioni (%(default)s)
lab-learn = impara quanto valgono le posizioni
lab-learn-about = Gioca partite, impara da come finiscono quanto vale una posizione, e dice quanta parte dell'esito sa prevedere. Con --write i pesi diventano quelli del giudice del gioco. Lo stesso comando trova gli stessi pesi.
lab-learn--scenario = scenari a turno, per esempio hard,medium
lab-learn--games = partite (%(default)s)
lab-learn--units = unità nascoste (%(default)s); 0: una somma pesata
lab-learn--epochs = passaggi sui dati (%(default)s)
lab-learn--difficulty = difficoltà a turno, ognuna per tutti gli scenari (predefinita: quella solita)
lab-learn--player = chi gioca: rollout, come nelle partite simulate di un posto della macchina, oppure heuristic (%(default)s)
lab-learn--random = decisioni a caso fino a un certo turno, in percentuale, a sorte per ogni partita (0,2,5,12)
lab-learn--rounds = impara di nuovo tante volte, dai giudizi di una ricerca che usa quel giudice (%(default)s)
lab-learn--playouts = con --rounds: partite simulate da ogni posizione (%(default)s)
lab-learn--write = mettili nel player/weights.py del gioco

bench = misura velocità e memoria
bench-about = Misura velocità e memoria con mosse a caso, in secondi di CPU di un processo. Ogni velocità è la migliore di tre ripetizioni, perché un computer occupato può solo rallentare; dell'annullamento si danno mediana e 99º percentile.
bench--game = soltanto questo gioco (predefinito: tutti)
bench--only = come GIOCO
bench--seconds = secondi di CPU per ogni misura (%(default)s)
bench--startup = misura soltanto quanto impiegano i comandi a partire, a confronto con Python da solo

benchmark = misura un giocatore automatico
benchmark-about = Misura un giocatore automatico sugli scenari fissi del benchmark di Garrison, con semi che nessuno conosceva prima.
benchmark--benchmark = che cosa fare
benchmark-run = gioca tutte le prove
benchmark-run-about = Gioca tutte le prove con un giocatore automatico: random, heuristic, search:200, o uno tuo come FILE.py:NOME o MODULO:NOME. Senza --salt ne viene estratto uno ora e indicato con il risultato; con lo stesso sale tutti incontrano le stesse partite.
benchmark-run--policy = il giocatore automatico
benchmark-run--games = partite per ogni prova (%(default)s)
benchmark-run--salt = il sale da cui derivano i semi (predefinito: estratto ora)
benchmark-run--commitment = l'impegno pubblicato per il sale; se non corrisponde, il sale è rifiutato
benchmark-run--task = soltanto questa; si può ripetere
benchmark-commit = estrai un sale da tenere segreto
benchmark-commit-about = Estrae un sale e il suo impegno: pubblica l'impegno prima che arrivino i giocatori automatici, e il sale dopo.
benchmark-commit--salt = l'impegno di questo
benchmark-tasks = elenca le prove
benchmark-tasks-about = Elenca le prove del benchmark.

completion = uno script che completa i comandi nella tua shell
completion-about = Stampa uno script con cui bash completa comandi, opzioni, giochi e file. `garrison completion bash` dice nelle prime righe come caricarlo; anche zsh lo capisce.
completion--shell = la shell

error = errore [{ $code }]: { $message }
error-usage = { $message }; vedi { $program } --help

## Parole che nell'aiuto stanno per valori

meta-game = GIOCO
meta-scenario = SCENARIO
meta-folder = CARTELLA
meta-command = COMANDO
meta-days = GIORNI
meta-word = PAROLA
meta-row = RIGA
meta-dir = CARTELLA
meta-kind = TIPO
meta-thing = COSA
meta-choice = SCELTA
meta-study = STUDIO

## Ciò che dice argparse, con il nome del suo inglese

argparse-usage = uso:
argparse-positional-arguments = argomenti posizionali
argparse-options = opzioni
argparse-show-this-help-message-and-exit = mostra questo aiuto ed esce
argparse-argument-argument-name-s-message-s = argomento %(argument_name)s: %(message)s
argparse-expected-one-argument = serve un valore
argparse-expected-at-most-one-argument = serve al massimo un valore
argparse-expected-at-least-one-argument = serve almeno un valore
argparse-expected-s-argument = serve %s valore
argparse-expected-s-arguments = servono %s valori
argparse-the-following-arguments-are-required-s = questi argomenti sono obbligatori: %s
argparse-one-of-the-arguments-s-is-required = è obbligatorio uno di questi argomenti: %s
argparse-unrecognized-arguments-s = argomenti non riconosciuti: %s
argparse-not-allowed-with-argument-s = non ammesso insieme all'argomento %s
argparse-ignored-explicit-argument-r = valore %r non previsto
argparse-ambiguous-option-option-s-could-match-matches-s = opzione ambigua: %(option)s può essere %(matches)s
argparse-invalid-choice-value-r-choose-from-choices-s = scelta non valida: %(value)r (scegli tra %(choices)s)
argparse-invalid-choice-value-r-maybe-you-meant-closest-r-choose-from-choices-s = scelta non valida: %(value)r, forse intendevi %(closest)r? (scegli tra %(choices)s)
argparse-invalid-type-s-value-value-r = valore non valido per %(type)s: %(value)r
argparse-unknown-parser-parser-name-r-choices-choices-s = comando sconosciuto %(parser_name)r (validi: %(choices)s)
