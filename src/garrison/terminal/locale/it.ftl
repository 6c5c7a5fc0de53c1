# Il terminale in italiano. Quello che dice un gioco sta nei messaggi del gioco.

## Intorno a una partita

kept-in = Questa partita è conservata in { $path } dopo ogni risposta.
help-hint = Scrivi il numero di una scelta, una mossa con le sue parole o un comando: aiuto li elenca.
taken-up = Ripresa: { $path }.{ $told ->
    [0] { "" }
   *[other] { " " }Gli ultimi avvenimenti:
}
farewell = La partita è conservata in { $path }. Per continuare:
farewell-over = La partita è finita ed è conservata in { $path }. Per rivederla:
hand-over = Ora allo schermo: { $seat }.
language = D'ora in poi in italiano.
briefing-title = { $title } ({ $scenario }). { $mode }
briefing-goals = Per vincere:

## Dadi

dice-name-fair = dadi equi, impegno { $commitment }
dice-name-known = dadi noti, seme { $seed }
dice-name-real = veri: { $things }
dice-about-real = Veri e tuoi: { $things }. Li tiri e li peschi tu, e scrivi che cosa è uscito; tira lascia fare una volta alla macchina.
dice-name-typed = dadi veri
dice-about-fair = Dadi equi: vengono da una chiave che nessuno vede prima della fine della partita. Il suo impegno: { $commitment }
dice-about-known = Dadi noti: seguono dal seme { $seed }, quindi chi ha il salvataggio può prevederli.
dice-about-typed = Dadi veri: li tiri tu e scrivi che cosa è uscito.
dice-new-key = La chiave dei dadi usati finora non è qui o è ormai pubblica: d'ora in poi dadi nuovi, con l'impegno { $commitment }
dice-own-words = { $seat }: parole tue per i dadi (invio per nessuna)
dice-own-words-added = Aggiunte. I dadi vengono anche da queste.
dice-check = Ora i dadi si possono controllare: { $command }
fair-fair = equi: { $rolls } tiri e { $draws } pescate sono quelli che doveva dare la chiave, fissata prima della partita.
fair-known = dadi noti: { $rolls } tiri e { $draws } pescate sono quelli del seme; chi lo aveva poteva prevederli.
fair-typed = dadi veri: non c'è niente da calcolare.
fair-all-yours = dadi veri: tutti i { $count } tiri e pescate sono stati scritti da persone. Questi dadi erano vostri; non c'è niente da calcolare.
fair-yours = { $count ->
    [one] Un tiro o una pescata è stato scritto da una persona: era vostro e non c'è niente da calcolare.
   *[other] { $count } tiri e pescate sono stati scritti da persone: quei dadi erano vostri e non c'è niente da calcolare.
}
fair-sealed = non controllabile: la chiave di { $sealed } tiri e pescate non è nella registrazione; viene pubblicata a fine partita. Altri { $checked } sono giusti.
fair-words = { $words ->
    [one] Nei dadi sono entrate le parole di un giocatore.
   *[other] Nei dadi sono entrate le parole di { $words } giocatori.
}
fair-renewed = { $count ->
    [one] Una volta la partita è continuata senza la sua chiave o dopo la fine: dadi nuovi con un nuovo impegno.
   *[other] { $count } volte la partita è continuata senza la sua chiave o dopo la fine: dadi nuovi con un nuovo impegno.
}
fair-fault = NON EQUI: la riga { $line } è { $found }, ma doveva essere { $expected }
fair-broken = NON VALIDA: la riga { $line } non può stare lì: { $found }

## Scelte

back = indietro
choices = ({ $count } scelte)
number-wrong = Questo numero non c'è. Scrivi un numero da { $least } a { $most }.
not-understood = «{ $line }» non è una scelta, una mossa o un comando. Scrivi un numero da { $least } a { $most }, una mossa con le sue parole, oppure aiuto.
help =
    un numero            prende quella scelta; 0 o indietro sale di un livello
    invio                mostra di nuovo le scelte
    parole               una mossa con le sue parole, per esempio: { $example }
    annulla, ripeti      annulla l'ultima decisione, la ripete
    varianti             tutte le varianti giocate; vai N porta a una di esse
    nuovi                dadi nuovi da qui in poi (resta scritto)
    tira, pesca          con dadi veri: per una volta tira o pesca la macchina
    nemico               con dadi veri: giochi il tuo turno senza dire ogni mossa;
                         da solo elenca ciò che c'è, nemico NOME: … dice che
                         cosa è diverso, nemico fatto muove il nemico, nemico
                         annulla dimentica
    correggi [N]         corregge un dado, una carta o una scelta di prima: da solo
                         li elenca, correggi N dice che cosa potrebbe starci
    perché MOSSA         quale regola impedisce una mossa
    regola [ID]          un paragrafo delle regole; senza ID quello di adesso;
                         regola PAROLE cerca i paragrafi che le hanno
    probabilità [MOSSA]  le probabilità dei tiri che seguono
    pericoli [MOSSA]     che cosa minaccia adesso, o dopo una mossa
    suggerimento [TEMPO] che cosa farebbe la macchina e perché: suggerimento 5s,
                         suggerimento 500 (futuri); suggerimento no e
                         suggerimento sì li disattivano e li riattivano
    spiega               che cosa ha dato e che cosa è costata la tua ultima mossa
    carta NOME           che cosa c'è scritto su una carta, nei giochi che ne hanno
    tabellone            il tavolo; tabellone parole, tabellone disegno
    diario [N]           gli ultimi avvenimenti
    salva [FILE]         dove è conservata la partita; con FILE, d'ora in poi lì
    lingua en|it         cambia lingua
    esci                 smette; niente va perso

## Comandi

undo-none = Non c'è niente da annullare: questa è la prima decisione.
redo-none = Non c'è niente da ripetere: da qui non si è ancora andati avanti.
save-exists = { $path } esiste già e non si sovrascrive: scegli un altro nome.
go-usage = Di' dove: vai N, con N da 0 a { $most }; varianti li elenca.
gone = Ora sei alla risposta { $node }.
why-usage = Di' quale mossa, con il nome o alcune sue parole: perché { $example }
why-unknown = Nessuna mossa di questo gioco ha le parole «{ $text }».
why-offered = Si può fare adesso: { $move }.
why-more = … e altre { $count } che si possono fare.
why-several = { $reason } (vale per { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
})
enemy-usage = Gioca il tuo turno sul tuo tavolo, poi di' che cosa è diverso: nemico { $thing }: …, con ciò che è cambiato (un posto, uno stato, un numero; -stato lo toglie). nemico fatto muove il nemico.
enemy-cancelled = Dimenticato: di' ogni mossa, o ricomincia con nemico.
enemy-cannot = Così non può essere:
enemy-unknown = Niente di tuo ha le parole «{ $said }».
enemy-not-there = «{ $said }» qui non si può dire; si conosce: { $known }.
enemy-which = «{ $said }» può essere più cose; di' quale: { $known }.
enemy-number = «{ $said }» non è un numero.
correct-none = Non è stata ancora data nessuna risposta.
correct-usage = Di' quale risposta correggere e come dev'essere: correggi { $node } …
correct-hidden = La risposta { $node } è un segreto di un altro posto.
correct-was = La risposta { $node } era: { $answer }
correct-dice = Scrivi per esempio: correggi { $node } { $dice ->
    [one] 4
    [2] 2 5
   *[other] 2 5 6 …
} (ognuno da 1 a { $sides })
correct-say = Scrivi il numero o qualche parola di come dev'essere: correggi { $node } …
correct-same = È già così: non è cambiato niente.
corrected = Corretto. { $kept ->
    [0] Nessuna risposta successiva è rimasta
    [one] Una risposta successiva è rimasta
   *[other] { $kept } risposte successive sono rimaste
}, { $left ->
    [0] nessuna è stata tolta
    [one] una è stata tolta
   *[other] { $left } sono state tolte
}. Conta come una mossa annullata; vai { $before } riporta alla variante di prima.
correct-conflict = La risposta { $node } non va più bene ({ $answer }): { $why }
card-usage = Di' quale carta, con alcune parole del nome: carta coltello
card-none = Questo gioco non ha carte da guardare.
card-unknown = Nessuna carta di questo gioco ha le parole «{ $text }».
card-several = Più carte hanno queste parole: { $names }.
lang-usage = Di' quale lingua: { $valid }.
odds-beside = – { $percent } %
odds-line = { $what }: { $percent } %
odds-none = Tra queste scelte non c'è un tiro di cui si possano calcolare le probabilità.
danger-line = { $what } [{ $rule }]
danger-grave = ! { $what } [{ $rule }]
danger-chance = { $exact ->
    [yes] { $percent } %
   *[no] circa { $percent } %
}
danger-amount = { $exact ->
    [yes] in media { NUMBER($amount, maximumFractionDigits: 1) }
   *[no] in media circa { NUMBER($amount, maximumFractionDigits: 1) }
}
danger-none = Nessun pericolo da segnalare.
danger-which = Più mosse si chiamano così. Indicane una sola, o il suo numero.
explain-none = Non hai ancora fatto una mossa.
hint-none = Ora non c'è niente da scegliere.
hint-usage = «{ $text }» non è un tempo di riflessione. Scrivi per esempio: suggerimento 5s, suggerimento 500ms, suggerimento 500 (futuri), suggerimento no.
hint-so-far = { $count ->
    [one] { $count } futuro
   *[other] { $count } futuri
}: { $best }
hints-on = I suggerimenti sono attivi: suggerimento dice che cosa farebbe la macchina.
hints-off = I suggerimenti sono disattivati; suggerimento sì li riattiva.
tree-here = Sei alla risposta { $node }, a { $depth } risposte dall'inizio.
tree-ahead = Risposta { $node }: più avanti di qui, a { $depth } risposte dall'inizio. Segue: { $answer }
tree-branch = Risposta { $node }: a { $depth } risposte dall'inizio. Si stacca da questa variante alla risposta { $stem } con: { $answer }

## Dadi e carte veri

dice-ask = Scrivi { $dice ->
    [one] la faccia del dado
   *[other] le facce dei { $dice } dadi
}, da 1 a { $sides }:
dice-symbols = I simboli contano come numeri: { $symbols }. Se ne possono scrivere anche i nomi.
dice-wrong = { $dice ->
    [one] Serve una faccia
   *[other] Servono { $dice } facce
} da 1 a { $sides }. Scrivi per esempio: { $dice ->
    [one] 4
    [2] 2 5
   *[other] 2 5 6 …
}
throw-none = Ora non c'è niente da tirare o pescare.
dice-or-command = «{ $line }» non è un tiro, una carta o un comando; aiuto elenca i comandi.
card-ask = Scrivi il numero o qualche lettera di ciò che è stato pescato; perché CARTA dice dov'è una carta:

## La fine

sheet-title = Punteggio:
result = { $seat }: { $result ->
    [1] vittoria
    [-1] sconfitta
   *[other] parità
}, punteggio { $score }.
honour-award = Onorificenza: { $name }.
honour-round = Round giocati: { $name }.
honour-level = Esito: { $name }.
over-hint = Puoi ancora guardare: tabellone, diario, annulla, varianti, esci.
over-only = Ora valgono solo i comandi: tabellone, diario, annulla, ripeti, varianti, vai, regola, salva, lingua, aiuto, esci.

## Regole e trascrizioni

rule-unknown = Nessun paragrafo si chiama «{ $id }» o ha queste parole. Capitoli: { $chapters }; regola { $first } elenca il primo.
rule-title = { $id } { $title }
rule-note = Non applicabile: { $text }
rule-reading = Come lo interpretiamo: { $text }
rule-reason = Perché: { $text }
rule-ruling = Interpretazione { $id }: { $choices }
transcript-header = { $game }, { $setup }; posti: { $seats }; { $dice }
transcript-ruling = Interpretazione { $id }: { $choice }
transcript-stopped = Si ferma qui.

## L'elenco dei giochi

games-scenario = scenario { $name } (giocatori { $players })
games-editions = edizione { $names }
games-difficulties = difficoltà { $names }
games-rulings = { $count } interpretazioni: garrison games { $game }
games-ruling = interpretazione { $id }: { $choices } [{ $confidence ->
    [certain] certa
    [likely] probabile
   *[guess] supposizione
}]

## Campagna

campaign-title = { $title }: { $won } missioni vinte su { $all }.
campaign-stage = { $sign } { $number }. { $title }{ $state ->
    [closed] { "" }
    [open] { $tries ->
        [0] : la prossima da vincere
        [one] : la prossima da vincere, tentata una volta
       *[other] : la prossima da vincere, tentata { $tries } volte
    }
   *[won] : vinta { $wins } su { $tries }, record: round { $best } ({ $mode })
}
campaign-go = La prossima missione: garrison campaign play
campaign-done = Tutte le missioni sono vinte.
campaign-recorded = Campagna: { $won ->
    [yes] { $mission } vinta al round { $rounds }.
   *[no] { $mission } persa. Si può ritentare.
}
campaign-aside = La campagna giocata finora è conservata in { $path }. Ne comincia una nuova.
campaign-none = Non c'è ancora una campagna.

## Pagine di un terminale

page-go-on = Invio continua; s e Invio salta
page-more = … Invio mostra le altre ({ $page }/{ $pages })
walk-stopped = È successo qualcosa lungo la strada: il cammino si ferma qui.
