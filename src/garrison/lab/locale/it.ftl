## Il rapporto.

untitled = Uno studio
win-rate = Percentuale di vittorie
win-rate-note = La quota di partite vinte dal primo posto, con il suo intervallo al 95 % (Wilson).
differences = Giocatori a confronto
differences-note = Ogni giocatore contro quello elencato prima, con gli stessi semi: di quanti punti percentuali vince di più e quanti punti fa in più, con intervalli al 95 %. L'ultima colonna dà la probabilità di tali differenze fra giocatori uguali: per le vittorie (McNemar) e per i punteggi (segni invertiti a caso).
numbers = In numeri
numbers-note = Il punteggio è quello del primo posto. I millisecondi sono tempo di CPU per decisione, dadi, carte e regole compresi. Ogni riga si apre come replay: garrison lab open CARTELLA RIGA.
score = Punteggi
score-note = Come si distribuiscono i punteggi in ogni cella; la linea è la media. Le altezze sono radici quadrate dei conteggi, perché i valori rari si vedano accanto ai comuni.
endings = Come finiscono le partite
endings-note = La quota di partite con ciascun finale.
length = Durata
length-note = Turni o round come li conta il gioco, e decisioni prese; la linea è la media.
actions = Uso di ogni azione
actions-note = Quante volte in media un'azione è scelta in una partita; più scuro dove è scelta più che nelle altre celle.
study = Lo studio
study-note = Il file eseguito. L'impronta qui sopra torna uguale ogni volta: su qualsiasi macchina, con qualsiasi numero di processi.

fact-games = Partite
fact-cells = Celle
fact-digest = Impronta
fact-version = Giocato da

plot-win-rate = vinte dal primo posto
plot-share = quota delle partite
score-axis = punteggio
turns-axis = turni
decisions-axis = decisioni
tip-rate = { $wins } vinte su { $games }; intervallo al 95 % da { $low } a { $high } %
tip-spread = media { $mean }; il 10 % è al massimo { $low }, la metà al massimo { $middle }, il 90 % al massimo { $high }

column-cell = Cella
column-games = Partite
column-wins = Vinte
column-ci = Intervallo 95 %
column-score = Punteggio
column-turns = Turni
column-decisions = Decisioni
column-milliseconds = ms per decisione
column-row = Righe
column-pair = Da → a
column-wins-more = Vittorie, punti
column-score-more = Punteggio
column-p = p (vittorie / punteggio)

seat-heuristic = euristico
seat-random = casuale
seat-search = ricerca
axis-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
action-pick = Scegli
action-aim = Scegli una casella

## Il benchmark.

benchmark-line = { $task }: vittorie { $rate } % (da { $low } a { $high }), punteggio { $score } (da { $slow } a { $shigh }), { $ms } ms per decisione; { $games } partite
benchmark-salt = sale: { $salt }; impegno: { $commitment }
benchmark-committed = Pubblica subito l'impegno: { $commitment }
    Tieni segreto questo finché tutti non hanno consegnato: { $salt }

## Esecuzione.

left = ancora { $time }
left-unknown = sto misurando
stopped = Fermato dopo { $done } partite su { $total }; nulla va perso. Per continuare: { $command }
finished = { $games } partite; rapporto: { $path }
row-line = { $name }: vinte { $rate } % (da { $low } a { $high }), punteggio { $score }

## Confronto.

verdict = { $kind ->
    [more] «{ $b }» vince più spesso di «{ $a }»
    [less] «{ $b }» vince meno spesso di «{ $a }»
    [higher] «{ $b }» fa più punti di «{ $a }», anche se una differenza di vittorie non risulta
    [lower] «{ $b }» fa meno punti di «{ $a }», anche se una differenza di vittorie non risulta
   *[equal] Fra «{ $a }» e «{ $b }» non risulta alcuna differenza
}: { $shareb } % contro { $sharea } %, { $points } punti (intervallo al 95 % da { $low } a { $high }; McNemar p { $p }); punteggio { $score } (da { $slow } a { $shigh }; permutazione p { $sp }); { $pairs } partite appaiate.

## Apertura.

opened-kept = Riga { $row }: { $name }, seme { $seed }; dal suo diario { $path }.
opened-again = Riga { $row }: { $name }, seme { $seed }; rigiocata con la stessa impronta, conservata in { $path }.

## La manopola della difficoltà.

tune-round = { $settings } impostazioni, { $games } partite ciascuna: la più vicina finora { $rate } % ({ $name })
tune-found = { $name }: partite vinte { $rate } % (intervallo al 95 % da { $low } a { $high }, { $games } partite nuove); l'obiettivo era { $wish } %.
tune-beyond = L'obiettivo è fuori dall'intervallo: nessuna delle impostazioni provate vi si avvicina di più.
tune-play = Per giocarla: { $command }
tune-next = Le più vicine dopo di essa:

## Giocatori dove si conosce la mossa migliore.

regret-lost = { $player }: perde { $mean } punti di probabilità di vittoria a decisione (da { $low } a { $high }), { $positions } posizioni
regret-won = { $player }: vince il { $mean } % (da { $low } a { $high }) di { $positions } posizioni

## Che cosa conta.

effects-base = Così com'è: vittorie { $rate } %. { $changes } modifiche, { $games } partite ciascuna con gli stessi semi; vittorie in punti con l'intervallo al 95 %, * dove il caso non basta a spiegarlo, pur con tante prove.
effects-line = { $rank }. { $mark } { $name }: vittorie { $points } (da { $low } a { $high }), punteggio { $score } (da { $slow } a { $shigh }), p { $p }
effects-shown = { $shown } modifiche su { $changes } hanno un effetto che il caso non spiega.
effects-done = { $done } impostazioni su { $total }
effects-endless = Tralasciate, perché con esse le partite non finiscono mai: { $names }
