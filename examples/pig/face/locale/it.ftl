title = Pig
about = Un dado, due giocatori: tira finché ne hai il coraggio, ma un 1 si prende tutto.
aim = Fermati per primo con tanti punti quanti ne chiede il traguardo.
scenario-race = Corsa: vince chi arriva a 100 punti.
scenario-sprint = Volata: vince chi arriva a 40 punti.
seat-first = Primo giocatore
seat-second = Secondo giocatore

## Nomi ed etichette

name-first = Primo
name-second = Secondo
name-die = dado
name-table = tavolo
name-won = Traguardo raggiunto
value-face = mostra
fact-turn = di turno
gauge-goal = traguardo
gauge-score = punti
gauge-total = punti di questo turno
terminal-total = Questo turno: { $total }. Traguardo: { $goal }.

## Opzioni, domande, motivi, eventi

ref-action-roll = Tira
ref-action-hold = Fermati
ask-choose = { $you ->
    [yes] Hai { $total } in questo turno. Tiri o ti fermi?
   *[no] { $player } ha { $total } in questo turno: tira o si ferma?
}
ask-rolling = { $player } tira il dado.
ask-won = { $player } ha vinto.
why-not-asked = Adesso a nessuno si chiede di tirare o di fermarsi.
why-nothing-rolled = Tira almeno una volta: non c'è ancora nulla da mettere al sicuro.
rolled = { $player } tira { $face }: { $total } in questo turno.
busted = { $player } tira un 1 e perde { $lost }.
held = { $player } si ferma con { $total } e ha { $score }.
