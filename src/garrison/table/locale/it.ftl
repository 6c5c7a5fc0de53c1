## Parole del tavolo, uguali per tutti i giochi.

and = e
yes = sì
no = no

seat-human = persona
seat-heuristic = macchina
seat-random = macchina a caso
seat-search = macchina che calcola

## Che cosa fa il tavolo.

taken-back = Annullato: { $answer }.
done-again = Ripetuto: { $answer }.
fresh-dice = Da qui in poi i dadi sono nuovi.
takebacks = { $count ->
    [0] Nessuna mossa annullata.
    [one] { $count } mossa annullata.
   *[other] { $count } mosse annullate.
}
saved-as = Salvato come { $path }.

## Che cosa va storto, secondo il codice dell'errore.

error-error = Non si può fare.
error-not-offered = Ora non è tra le scelte.
error-stale = Il tavolo è andato avanti: guarda di nuovo e rispondi.
error-unknown = Questo nome non è conosciuto.
error-bad-save = C'è un problema con il salvataggio.
error-bad-position = La posizione non si può leggere, o non è possibile.
error-bad-component = I dati dei componenti sono sbagliati.
error-broken-rule = Una regola del programma è violata. Segnalalo, per favore.
error-missing-extra = Manca una parte necessaria: va installata.

## Carte vere: dove sono.

card-is = { $card }: { $where }.
where-nowhere = nessuna in questa partita
where-deck = { $count ->
    [one] una può uscire ora
   *[other] { $count } possono uscire ora
}
where-below = { $count } più sotto, nel mazzo { $deck }
where-hand = { $count } in mano
where-played = { $count ->
    [one] una già giocata
   *[other] { $count } già giocate
}
where-placed = { $count } già sul tabellone
where-in-play = { $count ->
    [one] una in gioco
   *[other] { $count } in gioco
}
where-aside = { $count } da parte
where-phase-2 = { $count } nell'altra fase del mazzo
where-shuffled-back = { $count } nel mazzo, ma ora si rimescola: si piazzano solo truppe
where-under = { $count } sotto il mazzo
where-track = su { $track }
where-day-pile = { $count } nelle pile dei giorni
where-box = { $count } nella scatola
where-space = su { $space }
where-held = { $count } in mano a { $who }
where-discard = { $count } negli scarti
where-out = { $count } fuori dal gioco
position-line = riga { $line }
own-turn = { $count ->
    [0] Turno giocato al tavolo; non è cambiato nulla.
   *[other] Turno giocato al tavolo: { $changes }.
}
