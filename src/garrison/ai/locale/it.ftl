# Consigli, e il racconto di fortuna e abilità, in italiano.

## Consigli

advice-option = { $rank }. { $option }: vittoria { $win } % ({ $winLow }–{ $winHigh } %), punteggio { $score } (da { $scoreLow } a { $scoreHigh }){ $equal ->
    [yes] { " " }=
   *[no] { "" }
}
advice-only = C'è una sola scelta: { $best }.
advice-equal = { $count ->
    [2] Le prime due si equivalgono
   *[other] Le prime { $count } si equivalgono
}, per quanto { $playouts ->
    [one] ne dice { $playouts } futuro
   *[other] ne dicono { $playouts } futuri
}: prendi quella che preferisci. La macchina farebbe: { $best }.
advice-better = { $best } è una scelta migliore di { $other }.
advice-soon = { $best } piuttosto che { $other }: all'inizio del prossimo turno { $difference }, in media.
advice-end = { $best } piuttosto che { $other }: alla fine { $difference }, in media.
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
luck-cost = Quanto avrebbero reso le decisioni migliori trovate, una per una: { $cost } %.
luck-plot = Probabilità di vincere dopo ogni risposta:
luck-mattered = I momenti decisivi:
moment-decision = { $node }. Decisione: { $what }. Meglio: { $best } (di { $win } %, { $score } punti).
moment-roll = { $node }. Dadi: { $what } { $win } %, { $score } punti.
moment-draw = { $node }. Estrazione: { $what } { $win } %, { $score } punti.
moment-pick = { $node }. Decisione: { $what }: { $win } %, { $score } punti.
