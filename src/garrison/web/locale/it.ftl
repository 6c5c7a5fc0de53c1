# Il tavolo web in italiano: ciò che dice il server, e i testi brevi della pagina.

result = { $seat }: { $result ->
    [1] vittoria
    [-1] sconfitta
   *[other] parità
}, punteggio { $score }.

## Nel terminale, all'avvio del server.

serve-here = Garrison è su { $url } (Ctrl-C lo chiude; ogni tavolo resta conservato).
serve-friends = Gli amici sulla stessa rete aprono { $url }

## Rifiuti, per codice.

error-malformed = Questo messaggio non si capisce.
error-too-large = È troppo grande.
error-too-many = Troppo in una volta; aspetta un momento.
error-not-joined = Prima bisogna sedersi al tavolo.
error-no-seat = Questo tavolo non esiste, o il collegamento non vale più.
error-taken = Quel posto è già occupato.
error-not-yours = Questo spetta a un altro posto.
error-no-take-backs = A questo tavolo non si annulla nulla.
error-no-hints = Qui i consigli sono spenti.
error-secret = Resta nascosto fino alla fine della partita.
error-disk = Non è stato possibile scrivere su disco, quindi non è successo nulla. Riprova.
error-full = Qui non c'è più posto.
error-bad-component = Con questo file non si può giocare.
