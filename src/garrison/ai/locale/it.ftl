# Suggerimenti, e il racconto di fortuna e abilità, in italiano.

## Suggerimenti

advice-option = { $rank }. { $option }: vittoria { $win } % ({ $winLow }–{ $winHigh } %), punteggio { $score } (da { $scoreLow } a { $scoreHigh }){ $equal ->
    [yes] { " " }=
   *[no] { "" }
}
advice-only = C'è una sola scelta: { $best }.
advice-why = { $best }: { $motive }.
advice-soon = { $best }: all'inizio del prossimo turno { $difference }, in media.
advice-end = { $best }: alla fine { $difference }, in media.
advice-plain = { $best }: è ciò che farebbe la macchina, anche se sul tavolo niente indica proprio questa scelta.
advice-group = { $more ->
    [0] Altrettanto buono, per quanto si può dire: { $others }.
    [1] Altrettanto buono, per quanto si può dire: { $others } e un'altra scelta.
   *[other] Altrettanto buono, per quanto si può dire: { $others } e altre { $more } scelte.
}
advice-price-win = { $other } invece perderebbe circa { $games ->
    [1] una partita
   *[other] { $games } partite
} in più su cento.
advice-price-score = { $other } invece vincerebbe altrettanto spesso, ma con circa { $points } punti in meno.
advice-price-both = { $other } invece sarebbe un po' peggio.
move-good = { $taken }{ $gain }. Nessun'altra scelta risulta migliore.
move-costs-win = { $taken }{ $gain }; ma { $best }{ $missed } vincerebbe circa { $games ->
    [1] una partita
   *[other] { $games } partite
} in più su cento.
move-costs-score = { $taken }{ $gain }; ma { $best }{ $missed } porterebbe circa { $points } punti in più.
move-costs-both = { $taken }{ $gain }; ma { $best }{ $missed } sarebbe un po' meglio.
advice-played = { $playouts ->
    [one] { $playouts } futuro giocato
   *[other] { $playouts } futuri giocati
}{ $unseen ->
    [0] .
    [one] ; un'altra scelta non è stata esaminata.
   *[other] ; altre { $unseen } scelte non sono state esaminate.
}

## Fortuna e abilità

luck-title = Fortuna e abilità in { $answers ->
    [one] { $answers } risposta
   *[other] { $answers } risposte
}, da { $playouts ->
    [one] { $playouts } futuro
   *[other] { $playouts } futuri
} di ogni posizione; tra parentesi gli intervalli al 95 %.
luck-start = All'inizio: probabilità di vincere { $win } % (da { $winLow } a { $winHigh }), punteggio { $score } (da { $scoreLow } a { $scoreHigh }).
luck-luck = Fortuna: { $win } % (da { $winLow } a { $winHigh }), { $score } punti (da { $scoreLow } a { $scoreHigh }).
luck-play = Decisioni, rispetto a quelle della macchina: { $win } % (da { $winLow } a { $winHigh }), { $score } punti (da { $scoreLow } a { $scoreHigh }).
luck-now = Alla fine: probabilità di vincere { $win } %, punteggio { $score }.
luck-cost = Quanto avrebbero reso in tutto le decisioni migliori trovate: { $cost } %.
luck-plot = Probabilità di vincere dopo ogni risposta:
luck-mattered = I momenti decisivi:
moment-decision = { $node }. Decisione: { $what }. Meglio: { $best } (di { $win } %, { $score } punti).
moment-roll = { $node }. Dadi: { $what } { $win } %, { $score } punti.
moment-draw = { $node }. Pescata: { $what } { $win } %, { $score } punti.
moment-pick = { $node }. Decisione: { $what }: { $win } %, { $score } punti.

## Si poteva vincere?

winnable-title = Quante volte un giocatore forte vince dall'inizio dei tuoi turni; tra parentesi gli intervalli al 95 %.
winnable-moment = Turno { $turn }: vinte { $won } su { $games } ({ $low }–{ $high } %).
winnable-last = L'ultimo momento in cui era più probabile vincere che perdere: il turno { $turn }. Da lì un giocatore forte vince { $won } partite su { $games }.
winnable-always = Si poteva vincere fino alla fine: dal tuo ultimo turno, il { $turn }, un giocatore forte vince { $won } partite su { $games }.
winnable-never = Da nessuno dei tuoi turni un giocatore forte vince più spesso di quanto perda, giocando { $games ->
    [one] una partita
   *[other] { $games } partite
} da ciascuno.
winnable-unknown = Non si sa ancora nulla.
