# 7 giorni di Westerplatte in italiano. I termini sono quelli del regolamento; prima i nomi delle cose, poi le frasi.
# Attributi dei nomi: .label come etichetta, .the e .start con l'articolo, .one con l'indeterminativo (.start e .one a
# inizio frase), .of, .at, .on e .from con la preposizione, .many il plurale, .to dove va il morale.

title = 7 giorni di Westerplatte
about = Danzica, dal 1º al 7 settembre 1939. Duecento soldati polacchi tengono per sette giorni un deposito sul canale del porto.
setting-decider = il posto che risponde per ciò che i giocatori decidono insieme

## Ufficiali, avamposti e tessere azione

name-officer-1 = ufficiale 1
    .label = Ufficiale 1
    .start = L'ufficiale 1
    .the = l'ufficiale 1
    .of = dell'ufficiale 1
    .at = all'ufficiale 1
name-officer-2 = ufficiale 2
    .label = Ufficiale 2
    .start = L'ufficiale 2
    .the = l'ufficiale 2
    .of = dell'ufficiale 2
    .at = all'ufficiale 2
name-officer-3 = ufficiale 3
    .label = Ufficiale 3
    .start = L'ufficiale 3
    .the = l'ufficiale 3
    .of = dell'ufficiale 3
    .at = all'ufficiale 3
name-officer-4 = ufficiale 4
    .label = Ufficiale 4
    .start = L'ufficiale 4
    .the = l'ufficiale 4
    .of = dell'ufficiale 4
    .at = all'ufficiale 4
name-post-a = avamposto A
    .start = L'avamposto A
    .the = l'avamposto A
    .of = dell'avamposto A
    .at = all'avamposto A
    .on = sull'avamposto A
    .from = dall'avamposto A
name-post-b = avamposto B
    .start = L'avamposto B
    .the = l'avamposto B
    .of = dell'avamposto B
    .at = all'avamposto B
    .on = sull'avamposto B
    .from = dall'avamposto B
name-post-c = avamposto C
    .start = L'avamposto C
    .the = l'avamposto C
    .of = dell'avamposto C
    .at = all'avamposto C
    .on = sull'avamposto C
    .from = dall'avamposto C
name-post-d = avamposto D
    .start = L'avamposto D
    .the = l'avamposto D
    .of = dell'avamposto D
    .at = all'avamposto D
    .on = sull'avamposto D
    .from = dall'avamposto D
name-post-e = avamposto E
    .start = L'avamposto E
    .the = l'avamposto E
    .of = dell'avamposto E
    .at = all'avamposto E
    .on = sull'avamposto E
    .from = dall'avamposto E
name-tile-1 = tessera 1
    .start = La tessera 1
    .the = la tessera 1
    .of = della tessera 1
    .at = alla tessera 1
    .on = sulla tessera 1
    .from = dalla tessera 1
name-tile-2 = tessera 2
    .start = La tessera 2
    .the = la tessera 2
    .of = della tessera 2
    .at = alla tessera 2
    .on = sulla tessera 2
    .from = dalla tessera 2
name-tile-3 = tessera 3
    .start = La tessera 3
    .the = la tessera 3
    .of = della tessera 3
    .at = alla tessera 3
    .on = sulla tessera 3
    .from = dalla tessera 3
name-tile-4 = tessera 4
    .start = La tessera 4
    .the = la tessera 4
    .of = della tessera 4
    .at = alla tessera 4
    .on = sulla tessera 4
    .from = dalla tessera 4
name-tile-5 = tessera 5
    .start = La tessera 5
    .the = la tessera 5
    .of = della tessera 5
    .at = alla tessera 5
    .on = sulla tessera 5
    .from = dalla tessera 5
name-tile-6 = tessera 6
    .start = La tessera 6
    .the = la tessera 6
    .of = della tessera 6
    .at = alla tessera 6
    .on = sulla tessera 6
    .from = dalla tessera 6

## Percorsi di attacco e i loro spazi

name-a = percorso A
    .start = Il percorso A
    .the = il percorso A
    .of = del percorso A
    .at = al percorso A
    .on = sul percorso A
name-b = percorso B
    .start = Il percorso B
    .the = il percorso B
    .of = del percorso B
    .at = al percorso B
    .on = sul percorso B
name-c = percorso C
    .start = Il percorso C
    .the = il percorso C
    .of = del percorso C
    .at = al percorso C
    .on = sul percorso C
name-d = percorso D
    .start = Il percorso D
    .the = il percorso D
    .of = del percorso D
    .at = al percorso D
    .on = sul percorso D
name-e = percorso E
    .start = Il percorso E
    .the = il percorso E
    .of = del percorso E
    .at = al percorso E
    .on = sul percorso E
name-a-i = spazio I del percorso A
    .start = Lo spazio I del percorso A
    .at = allo spazio I del percorso A
    .on = sullo spazio I del percorso A
name-a-ii = spazio II del percorso A
    .start = Lo spazio II del percorso A
    .at = allo spazio II del percorso A
    .on = sullo spazio II del percorso A
name-a-iii = spazio III del percorso A
    .start = Lo spazio III del percorso A
    .at = allo spazio III del percorso A
    .on = sullo spazio III del percorso A
name-a-iv = spazio IV del percorso A
    .start = Lo spazio IV del percorso A
    .at = allo spazio IV del percorso A
    .on = sullo spazio IV del percorso A
name-b-i = spazio I del percorso B
    .start = Lo spazio I del percorso B
    .at = allo spazio I del percorso B
    .on = sullo spazio I del percorso B
name-b-ii = spazio II del percorso B
    .start = Lo spazio II del percorso B
    .at = allo spazio II del percorso B
    .on = sullo spazio II del percorso B
name-b-iii = spazio III del percorso B
    .start = Lo spazio III del percorso B
    .at = allo spazio III del percorso B
    .on = sullo spazio III del percorso B
name-b-iv = spazio IV del percorso B
    .start = Lo spazio IV del percorso B
    .at = allo spazio IV del percorso B
    .on = sullo spazio IV del percorso B
name-c-i = spazio I del percorso C
    .start = Lo spazio I del percorso C
    .at = allo spazio I del percorso C
    .on = sullo spazio I del percorso C
name-c-ii = spazio II del percorso C
    .start = Lo spazio II del percorso C
    .at = allo spazio II del percorso C
    .on = sullo spazio II del percorso C
name-c-iii = spazio III del percorso C
    .start = Lo spazio III del percorso C
    .at = allo spazio III del percorso C
    .on = sullo spazio III del percorso C
name-c-iv = spazio IV del percorso C
    .start = Lo spazio IV del percorso C
    .at = allo spazio IV del percorso C
    .on = sullo spazio IV del percorso C
name-d-i = spazio I del percorso D
    .start = Lo spazio I del percorso D
    .at = allo spazio I del percorso D
    .on = sullo spazio I del percorso D
name-d-ii = spazio II del percorso D
    .start = Lo spazio II del percorso D
    .at = allo spazio II del percorso D
    .on = sullo spazio II del percorso D
name-d-iii = spazio III del percorso D
    .start = Lo spazio III del percorso D
    .at = allo spazio III del percorso D
    .on = sullo spazio III del percorso D
name-d-iv = spazio IV del percorso D
    .start = Lo spazio IV del percorso D
    .at = allo spazio IV del percorso D
    .on = sullo spazio IV del percorso D
name-e-i = spazio I del percorso E
    .start = Lo spazio I del percorso E
    .at = allo spazio I del percorso E
    .on = sullo spazio I del percorso E
name-e-ii = spazio II del percorso E
    .start = Lo spazio II del percorso E
    .at = allo spazio II del percorso E
    .on = sullo spazio II del percorso E
name-e-iii = spazio III del percorso E
    .start = Lo spazio III del percorso E
    .at = allo spazio III del percorso E
    .on = sullo spazio III del percorso E
name-e-iv = spazio IV del percorso E
    .start = Lo spazio IV del percorso E
    .at = allo spazio IV del percorso E
    .on = sullo spazio IV del percorso E

## Sentieri, anche quelli che può aggiungere chi ha il gioco

name-post-a-post-b = sentiero fra gli avamposti A e B
name-post-a-post-c = sentiero fra gli avamposti A e C
name-post-a-post-d = sentiero fra gli avamposti A e D
name-post-a-post-e = sentiero fra gli avamposti A ed E
name-post-a-tile-1 = sentiero fra l'avamposto A e la tessera 1
name-post-a-tile-2 = sentiero fra l'avamposto A e la tessera 2
name-post-a-tile-3 = sentiero fra l'avamposto A e la tessera 3
name-post-a-tile-4 = sentiero fra l'avamposto A e la tessera 4
name-post-a-tile-5 = sentiero fra l'avamposto A e la tessera 5
name-post-a-tile-6 = sentiero fra l'avamposto A e la tessera 6
name-post-b-post-c = sentiero fra gli avamposti B e C
name-post-b-post-d = sentiero fra gli avamposti B e D
name-post-b-post-e = sentiero fra gli avamposti B ed E
name-post-b-tile-1 = sentiero fra l'avamposto B e la tessera 1
name-post-b-tile-2 = sentiero fra l'avamposto B e la tessera 2
name-post-b-tile-3 = sentiero fra l'avamposto B e la tessera 3
name-post-b-tile-4 = sentiero fra l'avamposto B e la tessera 4
name-post-b-tile-5 = sentiero fra l'avamposto B e la tessera 5
name-post-b-tile-6 = sentiero fra l'avamposto B e la tessera 6
name-post-c-post-d = sentiero fra gli avamposti C e D
name-post-c-post-e = sentiero fra gli avamposti C ed E
name-post-c-tile-1 = sentiero fra l'avamposto C e la tessera 1
name-post-c-tile-2 = sentiero fra l'avamposto C e la tessera 2
name-post-c-tile-3 = sentiero fra l'avamposto C e la tessera 3
name-post-c-tile-4 = sentiero fra l'avamposto C e la tessera 4
name-post-c-tile-5 = sentiero fra l'avamposto C e la tessera 5
name-post-c-tile-6 = sentiero fra l'avamposto C e la tessera 6
name-post-d-post-e = sentiero fra gli avamposti D ed E
name-post-d-tile-1 = sentiero fra l'avamposto D e la tessera 1
name-post-d-tile-2 = sentiero fra l'avamposto D e la tessera 2
name-post-d-tile-3 = sentiero fra l'avamposto D e la tessera 3
name-post-d-tile-4 = sentiero fra l'avamposto D e la tessera 4
name-post-d-tile-5 = sentiero fra l'avamposto D e la tessera 5
name-post-d-tile-6 = sentiero fra l'avamposto D e la tessera 6
name-post-e-tile-1 = sentiero fra l'avamposto E e la tessera 1
name-post-e-tile-2 = sentiero fra l'avamposto E e la tessera 2
name-post-e-tile-3 = sentiero fra l'avamposto E e la tessera 3
name-post-e-tile-4 = sentiero fra l'avamposto E e la tessera 4
name-post-e-tile-5 = sentiero fra l'avamposto E e la tessera 5
name-post-e-tile-6 = sentiero fra l'avamposto E e la tessera 6
name-tile-1-tile-2 = sentiero fra le tessere 1 e 2
name-tile-1-tile-3 = sentiero fra le tessere 1 e 3
name-tile-1-tile-4 = sentiero fra le tessere 1 e 4
name-tile-1-tile-5 = sentiero fra le tessere 1 e 5
name-tile-1-tile-6 = sentiero fra le tessere 1 e 6
name-tile-2-tile-3 = sentiero fra le tessere 2 e 3
name-tile-2-tile-4 = sentiero fra le tessere 2 e 4
name-tile-2-tile-5 = sentiero fra le tessere 2 e 5
name-tile-2-tile-6 = sentiero fra le tessere 2 e 6
name-tile-3-tile-4 = sentiero fra le tessere 3 e 4
name-tile-3-tile-5 = sentiero fra le tessere 3 e 5
name-tile-3-tile-6 = sentiero fra le tessere 3 e 6
name-tile-4-tile-5 = sentiero fra le tessere 4 e 5
name-tile-4-tile-6 = sentiero fra le tessere 4 e 6
name-tile-5-tile-6 = sentiero fra le tessere 5 e 6

## Carte attacco. Chi ha il gioco può aggiungerne; i numeri oltre questi si mostrano come stanno nei dati.

name-1-a-1 = truppa A-1 (fase 1)
name-1-a-2 = truppa A-2 (fase 1)
name-1-a-3 = truppa A-3 (fase 1)
name-1-a-4 = truppa A-4 (fase 1)
name-1-a-5 = truppa A-5 (fase 1)
name-1-a-6 = truppa A-6 (fase 1)
name-1-a-7 = truppa A-7 (fase 1)
name-1-a-8 = truppa A-8 (fase 1)
name-1-a-9 = truppa A-9 (fase 1)
name-1-b-1 = truppa B-1 (fase 1)
name-1-b-2 = truppa B-2 (fase 1)
name-1-b-3 = truppa B-3 (fase 1)
name-1-b-4 = truppa B-4 (fase 1)
name-1-b-5 = truppa B-5 (fase 1)
name-1-b-6 = truppa B-6 (fase 1)
name-1-b-7 = truppa B-7 (fase 1)
name-1-b-8 = truppa B-8 (fase 1)
name-1-b-9 = truppa B-9 (fase 1)
name-1-c-1 = truppa C-1 (fase 1)
name-1-c-2 = truppa C-2 (fase 1)
name-1-c-3 = truppa C-3 (fase 1)
name-1-c-4 = truppa C-4 (fase 1)
name-1-c-5 = truppa C-5 (fase 1)
name-1-c-6 = truppa C-6 (fase 1)
name-1-c-7 = truppa C-7 (fase 1)
name-1-c-8 = truppa C-8 (fase 1)
name-1-c-9 = truppa C-9 (fase 1)
name-1-d-1 = truppa D-1 (fase 1)
name-1-d-2 = truppa D-2 (fase 1)
name-1-d-3 = truppa D-3 (fase 1)
name-1-d-4 = truppa D-4 (fase 1)
name-1-d-5 = truppa D-5 (fase 1)
name-1-d-6 = truppa D-6 (fase 1)
name-1-d-7 = truppa D-7 (fase 1)
name-1-d-8 = truppa D-8 (fase 1)
name-1-d-9 = truppa D-9 (fase 1)
name-1-e-1 = truppa E-1 (fase 1)
name-1-e-2 = truppa E-2 (fase 1)
name-1-e-3 = truppa E-3 (fase 1)
name-1-e-4 = truppa E-4 (fase 1)
name-1-e-5 = truppa E-5 (fase 1)
name-1-e-6 = truppa E-6 (fase 1)
name-1-e-7 = truppa E-7 (fase 1)
name-1-e-8 = truppa E-8 (fase 1)
name-1-e-9 = truppa E-9 (fase 1)
name-1-raid-1 = incursione aerea 1 (fase 1)
name-1-raid-2 = incursione aerea 2 (fase 1)
name-1-raid-3 = incursione aerea 3 (fase 1)
name-1-raid-4 = incursione aerea 4 (fase 1)
name-1-raid-5 = incursione aerea 5 (fase 1)
name-1-raid-6 = incursione aerea 6 (fase 1)
name-1-raid-7 = incursione aerea 7 (fase 1)
name-1-raid-8 = incursione aerea 8 (fase 1)
name-1-raid-9 = incursione aerea 9 (fase 1)
name-1-raid-10 = incursione aerea 10 (fase 1)
name-1-raid-11 = incursione aerea 11 (fase 1)
name-1-raid-12 = incursione aerea 12 (fase 1)
name-1-raid-13 = incursione aerea 13 (fase 1)
name-1-raid-14 = incursione aerea 14 (fase 1)
name-1-raid-15 = incursione aerea 15 (fase 1)
name-1-decline-1 = declino morale 1 (fase 1)
name-1-decline-2 = declino morale 2 (fase 1)
name-1-decline-3 = declino morale 3 (fase 1)
name-1-decline-4 = declino morale 4 (fase 1)
name-1-decline-5 = declino morale 5 (fase 1)
name-1-decline-6 = declino morale 6 (fase 1)
name-1-decline-7 = declino morale 7 (fase 1)
name-1-decline-8 = declino morale 8 (fase 1)
name-1-decline-9 = declino morale 9 (fase 1)
name-1-decline-10 = declino morale 10 (fase 1)
name-2-a-1 = truppa A-1 (fase 2)
name-2-a-2 = truppa A-2 (fase 2)
name-2-a-3 = truppa A-3 (fase 2)
name-2-a-4 = truppa A-4 (fase 2)
name-2-a-5 = truppa A-5 (fase 2)
name-2-a-6 = truppa A-6 (fase 2)
name-2-a-7 = truppa A-7 (fase 2)
name-2-a-8 = truppa A-8 (fase 2)
name-2-a-9 = truppa A-9 (fase 2)
name-2-b-1 = truppa B-1 (fase 2)
name-2-b-2 = truppa B-2 (fase 2)
name-2-b-3 = truppa B-3 (fase 2)
name-2-b-4 = truppa B-4 (fase 2)
name-2-b-5 = truppa B-5 (fase 2)
name-2-b-6 = truppa B-6 (fase 2)
name-2-b-7 = truppa B-7 (fase 2)
name-2-b-8 = truppa B-8 (fase 2)
name-2-b-9 = truppa B-9 (fase 2)
name-2-c-1 = truppa C-1 (fase 2)
name-2-c-2 = truppa C-2 (fase 2)
name-2-c-3 = truppa C-3 (fase 2)
name-2-c-4 = truppa C-4 (fase 2)
name-2-c-5 = truppa C-5 (fase 2)
name-2-c-6 = truppa C-6 (fase 2)
name-2-c-7 = truppa C-7 (fase 2)
name-2-c-8 = truppa C-8 (fase 2)
name-2-c-9 = truppa C-9 (fase 2)
name-2-d-1 = truppa D-1 (fase 2)
name-2-d-2 = truppa D-2 (fase 2)
name-2-d-3 = truppa D-3 (fase 2)
name-2-d-4 = truppa D-4 (fase 2)
name-2-d-5 = truppa D-5 (fase 2)
name-2-d-6 = truppa D-6 (fase 2)
name-2-d-7 = truppa D-7 (fase 2)
name-2-d-8 = truppa D-8 (fase 2)
name-2-d-9 = truppa D-9 (fase 2)
name-2-e-1 = truppa E-1 (fase 2)
name-2-e-2 = truppa E-2 (fase 2)
name-2-e-3 = truppa E-3 (fase 2)
name-2-e-4 = truppa E-4 (fase 2)
name-2-e-5 = truppa E-5 (fase 2)
name-2-e-6 = truppa E-6 (fase 2)
name-2-e-7 = truppa E-7 (fase 2)
name-2-e-8 = truppa E-8 (fase 2)
name-2-e-9 = truppa E-9 (fase 2)
name-2-raid-1 = incursione aerea 1 (fase 2)
name-2-raid-2 = incursione aerea 2 (fase 2)
name-2-raid-3 = incursione aerea 3 (fase 2)
name-2-raid-4 = incursione aerea 4 (fase 2)
name-2-raid-5 = incursione aerea 5 (fase 2)
name-2-raid-6 = incursione aerea 6 (fase 2)
name-2-raid-7 = incursione aerea 7 (fase 2)
name-2-raid-8 = incursione aerea 8 (fase 2)
name-2-raid-9 = incursione aerea 9 (fase 2)
name-2-raid-10 = incursione aerea 10 (fase 2)
name-2-raid-11 = incursione aerea 11 (fase 2)
name-2-raid-12 = incursione aerea 12 (fase 2)
name-2-raid-13 = incursione aerea 13 (fase 2)
name-2-raid-14 = incursione aerea 14 (fase 2)
name-2-raid-15 = incursione aerea 15 (fase 2)
name-2-decline-1 = declino morale 1 (fase 2)
name-2-decline-2 = declino morale 2 (fase 2)
name-2-decline-3 = declino morale 3 (fase 2)
name-2-decline-4 = declino morale 4 (fase 2)
name-2-decline-5 = declino morale 5 (fase 2)
name-2-decline-6 = declino morale 6 (fase 2)
name-2-decline-7 = declino morale 7 (fase 2)
name-2-decline-8 = declino morale 8 (fase 2)
name-2-decline-9 = declino morale 9 (fase 2)
name-2-decline-10 = declino morale 10 (fase 2)

## Tessere azione, armi, scorte e gettoni

name-morale = +1 Morale
    .on = sulla tessera +1 Morale
name-mortar = Mortaio
    .on = sulla tessera Mortaio
name-mines = Mine
    .on = sulla tessera Mine
name-rebuild = Ricostruzione del muro
    .on = sulla tessera Ricostruzione del muro
name-ammunition = Rifornimento munizioni
    .on = sulla tessera Rifornimento munizioni
name-push-back = Respingere le truppe
    .on = sulla tessera Respingere le truppe

name-tile-morale = tessera +1 Morale
name-tile-mortar = tessera Mortaio
name-tile-mines = tessera Mine
name-tile-rebuild = tessera Ricostruzione del muro
name-tile-ammunition = tessera Rifornimento munizioni
name-tile-push-back = tessera Respingere le truppe

name-officer = ufficiale
name-tile = tessera azione
name-burnt-path = sentiero bruciato
name-machine-gun = mitragliatrice
    .one = Una mitragliatrice
    .start = La mitragliatrice
name-howitzer = obice
    .one = Un obice
    .start = L'obice

name-grenade = granata da mortaio
    .many = granate da mortaio
    .on = sulla tessera Mortaio
    .from = dalla tessera Mortaio
name-mine = mina
    .many = mine
    .on = sulla tessera Mine
    .from = dalla tessera Mine
name-brick = mattone
    .many = mattoni
    .on = sulla tessera Ricostruzione del muro
    .from = dalla tessera Ricostruzione del muro
name-extra-movement = movimento extra
name-limited-movement = movimento limitato
name-extra-action = azione extra

## Livelli del morale

name-low-3 = terzo livello basso
    .to = al terzo livello basso
name-low-2 = secondo livello basso
    .to = al secondo livello basso
name-low-1 = primo livello basso
    .to = al primo livello basso
name-blank = passo senza effetto
    .to = di un passo, senza effetto
name-start = spazio neutro
    .to = allo spazio neutro
name-high-1 = primo livello alto
    .to = al primo livello alto
name-high-2 = secondo livello alto
    .to = al secondo livello alto
name-high-3 = terzo livello alto
    .to = al terzo livello alto

## Carte evento

name-wall-2 = Potenziamento del muro (2 mattoni)
name-wall-3 = Potenziamento del muro (3 mattoni)
name-morale-up = Aumentare il morale
name-extra-ammunition = Munizioni extra
name-extra-grenade = Granata da mortaio extra
name-extra-mine = Mina extra
name-naval-bd = Bombardamento navale (B e D)
name-naval-ace = Bombardamento navale (A, C ed E)
name-advance-bcd = Avanzata delle truppe tedesche (B, C e D)
name-advance-all = Avanzata delle truppe tedesche (tutti i percorsi)
name-burnt-path-1 = Sentiero bruciato (prima carta)
name-burnt-path-2 = Sentiero bruciato (seconda carta)

event-wall-2 = Due mattoni nuovi vanno su muri danneggiati, ognuno dove volete.
event-wall-3 = Tre mattoni nuovi vanno su muri danneggiati, ognuno dove volete.
event-morale-up = Il morale sale di uno; da un livello basso torna allo spazio neutro.
event-extra-ammunition = Gli ufficiali ricevono dalla riserva quattro munizioni, divise come volete.
event-extra-grenade = Sulla tessera Mortaio si aggiunge una granata, se c'è un posto libero.
event-extra-mine = Sulla tessera Mine si aggiunge una mina, se c'è un posto libero.
event-naval-bd = I cannoni navali tolgono un mattone ai muri degli avamposti B e D (ricostruzione).
event-naval-ace = I cannoni navali tolgono un mattone ai muri degli avamposti A, C ed E (ricostruzione).
event-advance-bcd = Le truppe sui percorsi B, C e D avanzano della loro velocità; gli obici restano fermi.
event-advance-all = Le truppe su tutti i percorsi avanzano della loro velocità; gli obici restano fermi.
event-burnt-path-1 = Il sentiero fra gli avamposti B e C è chiuso fino alla prossima carta evento (ricostruzione).
event-burnt-path-2 = Il sentiero fra gli avamposti C e D è chiuso fino alla prossima carta evento (ricostruzione).

## Che cosa fanno le carte attacco, tipo per tipo

attack-machine-gun = Una truppa con la mitragliatrice avanza della sua velocità e spara solo dallo spazio IV; i valori sulle carte sono nostri (ricostruzione).
attack-howitzer = Un obice non si muove mai e spara dallo spazio I a ogni attacco tedesco; i valori sulle carte sono nostri (ricostruzione).
attack-air-raid = Un'incursione aerea abbassa il morale di uno e toglie un mattone al muro che indica; quale muro lo abbiamo scelto noi (ricostruzione).
attack-morale-decline = Un declino morale abbassa il morale di uno; quali truppe fa muovere lo abbiamo scelto noi (ricostruzione).

## Finali e conto dei punti

name-held = Westerplatte ha resistito sette giorni
name-breached = I muri di due tessere sono crollati
name-stalled = Sono passati trecento turni

sheet-days = Giorni di difesa superati
sheet-discards = Carte attacco nelle pile dei giorni
sheet-bricks = Mattoni ancora in piedi

## Prima della partita

aim = Resisti per sette giorni, ognuno lungo otto carte attacco. Perdi subito quando i muri di due tessere azione non hanno più mattoni.
notice = Le regole sono quelle del gioco stampato, ma resistenza, velocità, forza e percorsi delle carte attacco sono ricostruzioni nostre.

scenario-easy = Facile: le tessere mostrano il lato verde, il morale segue il percorso verde e tutte e sei le carte evento sono positive.
scenario-medium = Medio: le tessere mostrano il lato verde e il morale segue il percorso verde, ma tre delle sei carte evento sono negative.
scenario-hard = Difficile: le tessere mostrano il lato rosso, con meno scorte, il morale segue il percorso rosso, più severo, e tre delle sei carte evento sono negative.

seat-player-1 = Giocatore 1
seat-player-2 = Giocatore 2
seat-player-3 = Giocatore 3
seat-player-4 = Giocatore 4

## Etichette di ciò che sta sul tavolo

phase-setup = Preparazione
phase-officer = Azione e movimento
phase-german = Turno tedesco
phase-dawn = Un nuovo giorno
phase-over = Fine della partita

mark-active = di turno
mark-fires = spara

fact-phase = Fase
fact-turn = Turno
fact-day = Giorno
fact-officer = Ufficiale di turno
fact-morale = Morale
fact-ending = Finale

value-resistance = Resistenza
value-wounds = Ferite
value-speed = Velocità
value-force = Forza di attacco
value-amount = Numero sulla tessera
value-stock = Scorte
value-slots = Posti
value-extra-movement = Movimento extra
value-limited-movement = Movimento limitato
value-extra-action = Azione extra
value-ammunition = Munizioni

terms-moves = movimento
terms-actions = azione
terms-morale = morale
terms-wounds = colpi
terms-bricks = mattoni al muro
terms-extra-movement = Movimento extra
terms-limited-movement = Movimento limitato
terms-extra-action = Azione extra
terms-ammunition = mun.
terms-grenade = granata
terms-mine = mina
terms-brick = mattone della tessera

gauge-moves = Spostamenti rimasti
gauge-actions = Azioni rimaste
gauge-morale = Morale, passi dallo spazio neutro
gauge-bricks-apart = Mattoni da parte
gauge-wall = Muro
gauge-reserve = Riserva

pile-phase-1 = Mazzo attacco, fase 1
pile-phase-2 = Mazzo attacco, fase 2
pile-under = In fondo al mazzo attacco
pile-events = Mazzo eventi
pile-day-1 = Pila del giorno 1
pile-day-2 = Pila del giorno 2
pile-day-3 = Pila del giorno 3
pile-day-4 = Pila del giorno 4
pile-day-5 = Pila del giorno 5
pile-day-6 = Pila del giorno 6
pile-day-7 = Pila del giorno 7
pile-surplus = Oltre il giorno 7

cards-event = Carta evento in vigore
cards-events = Carte evento finora
cards-under = In fondo al mazzo attacco
cards-day-1 = Pila del giorno 1
cards-day-2 = Pila del giorno 2
cards-day-3 = Pila del giorno 3
cards-day-4 = Pila del giorno 4
cards-day-5 = Pila del giorno 5
cards-day-6 = Pila del giorno 6
cards-day-7 = Pila del giorno 7
cards-surplus = Oltre il giorno 7

short-morale = +1 Morale
short-mortar = Mortaio
short-mines = Mine
short-rebuild = Muro
short-ammunition = Munizioni
short-push-back = Respingere
short-machine-gun = M
short-howitzer = O

## Opzioni: chi, che cosa, dove; una frase dove suona meglio

ref-piece-officer-1 = Ufficiale 1
ref-piece-officer-2 = Ufficiale 2
ref-piece-officer-3 = Ufficiale 3
ref-piece-officer-4 = Ufficiale 4
ref-action-move = Muovi
ref-action-shoot = Attacco
ref-action-raise = Alza il morale
ref-action-mortar = Spara con il Mortaio
ref-action-mine = Posa una mina
ref-action-rebuild = Ricostruisci un muro
ref-action-take = Prendi munizioni
ref-action-push = Respingi una truppa
ref-action-extra-movement = Usa un gettone movimento extra
ref-action-extra-action = Usa un gettone azione extra
ref-action-end = Termina il turno
ref-action-stop = Non respingere altre truppe
ref-action-hit = Togli il mattone
ref-action-gain = Aggiungi una scorta
ref-action-lose = Perdi una scorta
ref-action-share = Dividi
ref-action-drop = Perdi una munizione
ref-action-brick = Aggiungi un mattone
ref-ammunition = munizione { $idOf }
ref-supply-grenade = una granata da mortaio
ref-supply-mine = una mina
ref-supply-brick = due mattoni
ref-token-ammunition = munizioni
ref-count = { $id ->
    [one] { $id } danno
   *[other] { $id } danni
}
ref-card = { $id }
ref-path = { $id }

option-move = { $pieceLabel }: muovi { $spaceAt }
option-raise = { $pieceLabel }: alza il morale
option-mortar = { $pieceLabel }: spara con il Mortaio { $trackOn }
option-mine = { $pieceLabel }: posa una mina { $spaceOn }
option-rebuild = { $pieceLabel }: ricostruisci il muro { $spaceOf }
option-take = { $pieceLabel }: prendi munizioni
option-push = { $pieceLabel }: respingi la truppa { $trackOn }
option-extra-movement = { $pieceLabel }: usa un gettone movimento extra
option-extra-action = { $pieceLabel }: usa un gettone azione extra
option-end = { $pieceLabel }: termina il turno
option-stop = { $pieceLabel }: non respingere altre truppe
option-hit = Togli il mattone { $spaceAt }
option-gain = Aggiungi { $supplyId ->
    [grenade] una granata da mortaio
    [mine] una mina
   *[brick] due mattoni
}
option-lose = Perdi { $supplyId ->
    [grenade] una granata da mortaio
    [mine] una mina
   *[brick] due mattoni
}
option-share = { $tokenId ->
    [extra_movement] Un movimento extra
    [limited_movement] Un movimento limitato
    [extra_action] Un'azione extra
   *[ammunition] Una munizione
} { $pieceAt }
option-drop = { $pieceStart } perde una munizione
option-brick = Aggiungi un mattone al muro { $spaceOf }

## Domande: tu a chi è di turno, voi dove decidete tutti insieme

ask-deal-tile = Pesca la tessera azione che diventa { $spaceThe }.
ask-opening-discard = Pesca la prima carta attacco: va nella pila del giorno 1 senza effetto.
ask-opening-card = Pesca una carta attacco per la preparazione: { $left ->
    [one] è l'ultima.
   *[other] ne restano { $left }.
}
ask-officer-turn = Giorno { $day }, turno { $turn }. { $you ->
    [yes] Scegli che cosa fa { $whoThe }
   *[no] Tocca { $whoAt }
}: { $moves ->
    [0] nessuno spostamento
    [one] { $moves } spostamento
   *[other] { $moves } spostamenti
} e { $actions ->
    [0] nessuna azione
    [one] { $actions } azione
   *[other] { $actions } azioni
} a disposizione.
ask-push-more = { $whoStart } respinge le truppe. Scegli un'altra truppa: al massimo ancora { $left }.
ask-overflow = { $postStart } non ha più mattoni. Scegliete la tessera che ne perde uno al suo posto: { $bricks ->
    [one] resta { $bricks } mattone da togliere.
   *[other] restano { $bricks } mattoni da togliere.
}
ask-new-card = Pesca una carta attacco.
ask-event-card = Comincia il giorno { $day }: pesca una carta evento.
ask-gain-supply = Scegliete la scorta da aggiungere alla sua tessera.
ask-lose-supply = Scegliete la scorta da perdere.
ask-lose-ammunition = Scegliete chi perde una munizione: { $left ->
    [one] ne resta { $left } da perdere.
   *[other] ne restano { $left } da perdere.
}
ask-reinforce = Scegliete il muro che riceve un mattone nuovo: { $left ->
    [one] resta { $left } mattone.
   *[other] restano { $left } mattoni.
}
ask-share-ammunition = Scegliete chi riceve una munizione: { $left ->
    [one] ne resta { $left } da dividere.
   *[other] ne restano { $left } da dividere.
}
ask-share-extra-movement = Scegliete chi riceve un gettone movimento extra: { $left ->
    [one] ne resta { $left } da dividere.
   *[other] ne restano { $left } da dividere.
}
ask-share-limited-movement = Scegliete chi riceve un gettone movimento limitato: { $left ->
    [one] ne resta { $left } da dividere.
   *[other] ne restano { $left } da dividere.
}
ask-share-extra-action = Scegliete chi riceve un gettone azione extra: { $left ->
    [one] ne resta { $left } da dividere.
   *[other] ne restano { $left } da dividere.
}
ask-over = La partita è finita. { $ending }: { $endingId ->
    [held] i difensori vincono.
    [breached] i difensori perdono nel giorno { $day }.
   *[other] non vince nessuno.
}

## Motivi

why-not-asked = Non è una risposta a quello che si chiede adesso.
why-chance-first = Prima bisogna pescare una carta o una tessera.
why-over-now = La partita è finita.
why-not-in-game = { $whoStart } non partecipa a questa partita: resta nella scatola.
why-not-your-turn = È il turno { $whoOf }: adesso nessun altro si muove o agisce.
why-no-movement = { $whoStart } non ha più spostamenti in questo turno.
why-same-space = L'ufficiale è già { $spaceOn }.
why-no-path = Nessun sentiero porta lì { $spaceFrom }.
why-path-burnt = Il sentiero che porta lì { $spaceFrom } è bruciato fino alla prossima carta evento.
why-no-action = { $whoStart } non ha più azioni in questo turno.
why-not-on-post = { $whoStart } non è su un avamposto: si attacca solo da lì.
why-track-empty = Non ci sono truppe { $trackOn }.
why-payer-absent = { $whoStart } non partecipa a questa partita: non ha munizioni da dare.
why-payer-elsewhere = { $whoStart } non è su questo avamposto: può dare munizioni solo chi ci si trova.
why-payer-without = { $whoStart } non ha munizioni.
why-too-much-fire = La truppa può subire solo { $count ->
    [one] { $count } altro danno
   *[other] altri { $count } danni
}: altre munizioni andrebbero sprecate.
why-must-pay = { $whoStart } ha munizioni sue: per il suo attacco deve usarne una.
why-too-many-payers = A un attacco non possono partecipare più di due ufficiali.
why-not-on-tile = L'ufficiale non è { $tileOn }.
why-no-grenade = Sulla tessera Mortaio non ci sono più granate.
why-no-mine = Sulla tessera Mine non ci sono più mine.
why-troop-there = La truppa { $trackOn } è proprio su questo spazio: per una mina serve uno spazio senza carta.
why-mine-there = C'è già una mina { $placeOn }.
why-track-taken = C'è una truppa { $trackOn }: le mine si posano solo su percorsi senza truppe.
why-no-bricks = Sulla tessera Ricostruzione del muro non ci sono abbastanza mattoni.
why-wall-whole = Il muro { $spaceOf } è intatto: non c'è posto per un altro mattone.
why-reserve-out = Nella riserva non ci sono più munizioni.
why-howitzer = La truppa { $trackOn } è un obice: non si può respingere.
why-on-first-space = La truppa { $trackOn } è sullo spazio I: non può indietreggiare oltre.
why-pushed-already = La truppa { $trackOn } è già stata respinta con questa azione.
why-must-push = C'è un'altra truppa da respingere: ne vanno respinte quante più possibile.
why-no-extra-movement = { $whoStart } non ha gettoni movimento extra.
why-no-extra-action = { $whoStart } non ha gettoni azione extra.
why-movement-spent = { $whoStart } ha già usato un gettone movimento extra in questo turno.
why-action-spent = { $whoStart } ha già usato un gettone azione extra in questo turno.
why-movement-left = { $whoStart } ha ancora spostamenti da fare: il movimento extra viene dopo.
why-action-left = { $whoStart } ha ancora la sua azione: quella extra viene dopo.
why-mid-action = { $whoStart } sta respingendo le truppe: prima completa l'azione.
why-not-linked = Nessun sentiero collega questa tessera { $spaceAt }.
why-tile-full = { $supplyId ->
    [brick] Non c'è posto per altri due mattoni { $supplyOn }.
   *[other] I posti per le { $supplyMany } sono tutti occupati { $supplyOn }.
}
why-reserve-short = { $supplyId ->
    [brick] Nella riserva ci sono meno di due mattoni.
   *[other] Nella riserva non ci sono { $supplyMany }.
}
why-supply-out = { $supplyId ->
    [brick] Ci sono meno di due mattoni { $supplyOn }.
   *[other] Non ci sono { $supplyMany } { $supplyOn }.
}
why-other-share = Adesso si sta dividendo altro.
why-has-share = { $whoStart } ha già avuto la sua parte: adesso tocca a un altro.
why-without-ammunition = { $whoStart } non ha munizioni da perdere.

## Eventi: la preparazione

tile-dealt = { $spaceStart } è { $tile }.
card-set-aside = Nella pila del giorno 1, senza effetto: { $card }.

## Eventi: il turno dell'ufficiale

turn-began = Giorno { $day }, turno { $turn }: tocca { $whoAt }.
limited-movement-used = Il movimento limitato costa { $whoAt } uno spostamento; { $left ->
    [0] non gli restano gettoni.
    [one] gli resta { $left } gettone.
   *[other] gli restano { $left } gettoni.
}
officer-moved = { $whoStart } muove { $spaceAt }.
extra-movement-spent = { $whoStart } usa un gettone movimento extra; { $left ->
    [0] non gliene restano.
    [one] gliene resta { $left }.
   *[other] gliene restano { $left }.
}
extra-action-spent = { $whoStart } usa un gettone azione extra; { $left ->
    [0] non gliene restano.
    [one] gliene resta { $left }.
   *[other] gliene restano { $left }.
}
shot-fired = { $whoStart } attacca la truppa { $trackOn } ({ $payersCount ->
    [one] munizione
   *[other] munizioni
}: { $payers }).
troop-wounded = La truppa { $trackOn } ha subito { $wounds ->
    [one] { $wounds } ferita
   *[other] { $wounds } ferite
} su { $resistance }.
troop-eliminated = La truppa { $trackOn } è eliminata.
mortar-fired = { $whoStart } spara con il Mortaio alla truppa { $trackOn }; { $left ->
    [0] non restano granate.
    [one] resta { $left } granata.
   *[other] restano { $left } granate.
}
mine-laid = { $whoStart } posa una mina { $spaceOn }; { $left ->
    [0] non ne restano.
    [one] ne resta { $left }.
   *[other] ne restano { $left }.
}
mine-exploded = La mina { $spaceOn } esplode: la truppa è eliminata.
wall-rebuilt = { $whoStart } ricostruisce il muro { $spaceOf } con { $bricks ->
    [one] { $bricks } mattone
   *[other] { $bricks } mattoni
}; { $left ->
    [0] non ne restano di scorta.
    [one] ne resta { $left } di scorta.
   *[other] ne restano { $left } di scorta.
}
bricks-wasted = { $bricks ->
    [one] { $bricks } mattone non ci sta ed è perso.
   *[other] { $bricks } mattoni non ci stanno e sono persi.
}
ammunition-taken = { $whoStart } { $count ->
    [0] non trova munizioni nella riserva.
    [one] prende { $count } munizione.
   *[other] prende { $count } munizioni.
}
ammunition-received = { $whoStart } riceve { $count ->
    [one] { $count } munizione.
   *[other] { $count } munizioni.
}
troop-pushed-back = { $whoStart } respinge una truppa fino { $spaceAt }.

## Eventi: il morale

morale-rose = Il morale sale { $levelTo }.
morale-fell = Il morale scende { $levelTo }.
morale-recovered = Il morale torna allo spazio neutro.
morale-peaked = Dal livello più alto il segnalino torna allo spazio neutro.
morale-bottomed = Dal livello più basso il segnalino torna allo spazio neutro.
supply-gained = { $count ->
    [one] Si aggiunge { $count } { $supply } { $supplyOn }.
   *[other] Si aggiungono { $count } { $supplyMany } { $supplyOn }.
}
supply-not-gained = Non si può aggiungere nessuna scorta: le tessere sono piene o la riserva è vuota.
supply-lost = { $count ->
    [one] Si perde { $count } { $supply } { $supplyFrom }.
   *[other] Si perdono { $count } { $supplyMany } { $supplyFrom }.
}
supply-not-lost = Non restano scorte da perdere.
extra-movement-received = { $whoStart } riceve { $count ->
    [one] { $count } gettone movimento extra.
   *[other] { $count } gettoni movimento extra.
}
limited-movement-received = { $whoStart } riceve { $count ->
    [one] { $count } gettone movimento limitato.
   *[other] { $count } gettoni movimento limitato.
}
extra-action-received = { $whoStart } riceve { $count ->
    [one] { $count } gettone azione extra.
   *[other] { $count } gettoni azione extra.
}
tokens-cancelled = { $count ->
    [one] Si annullano a vicenda { $count } gettone movimento extra e { $count } gettone movimento limitato { $whoOf }.
   *[other] Si annullano a vicenda { $count } gettoni movimento extra e { $count } gettoni movimento limitato { $whoOf }.
}
nothing-to-share = Nella riserva non resta niente da dividere.
ammunition-lost = { $whoStart } perde { $count ->
    [one] { $count } munizione.
   *[other] { $count } munizioni.
}

## Eventi: il turno tedesco

troop-fired = { $weaponStart } { $trackOn } spara con forza di attacco { $force }.
bricks-lost = { $spaceStart } perde { $bricks ->
    [one] { $bricks } mattone
   *[other] { $bricks } mattoni
}; { $left ->
    [0] non ne restano.
    [one] ne resta { $left }.
   *[other] ne restano { $left }.
}
damage-passed-on = { $postStart } non ha più mattoni: il danno passa { $spaceAt }.
damage-void = { $spaceStart } non ha abbastanza mattoni: il resto del danno è nullo.
card-revealed = Carta attacco: { $card }.
troop-deployed = { $weaponOne } compare { $spaceOn }: resistenza { $resistance }, velocità { $speed }, forza di attacco { $force }.
troop-diverted = { $trackStart } è occupato: la truppa va { $otherOn }.
tracks-full = Tutti i percorsi sono occupati: la truppa non trova posto.
card-put-under = In fondo al mazzo attacco: { $card }.
troop-advanced = Una truppa avanza fino { $spaceAt }.
air-raid-discarded = L'incursione aerea va nella pila del giorno.
morale-decline-discarded = Il declino morale va nella pila del giorno.

## Eventi: i giorni e le carte evento

day-ended = Il giorno { $day } è finito.
event-drawn = Carta evento: { $event }.
paths-burnt = { $pathsCount ->
    [one] Bruciato
   *[other] Bruciati
} fino alla prossima carta evento: { $paths }.
paths-reopened = Di nuovo { $pathsCount ->
    [one] aperto
   *[other] aperti
}: { $paths }.
wall-reinforced = Il muro { $spaceOf } riceve un mattone nuovo: ora { $left ->
    [one] è di { $left } mattone.
   *[other] è di { $left } mattoni.
}
reinforcement-lost = { $bricks ->
    [one] { $bricks } mattone nuovo non trova muri danneggiati e va nella scatola.
   *[other] { $bricks } mattoni nuovi non trovano muri danneggiati e vanno nella scatola.
}
reinforcement-out = Nella riserva non restano mattoni per i muri.
extra-supply-received = { $count ->
    [one] Si aggiunge { $count } { $supply } { $supplyOn }.
   *[other] Si aggiungono { $count } { $supplyMany } { $supplyOn }.
}
extra-supply-refused = Non si possono aggiungere { $supplyMany } { $supplyOn }.
supplies-arrived = Arrivano i rifornimenti: { $grenades ->
    [0] nessuna granata
    [one] { $grenades } granata
   *[other] { $grenades } granate
}, { $mines ->
    [0] nessuna mina
    [one] { $mines } mina
   *[other] { $mines } mine
}, { $bricks ->
    [0] nessun mattone.
    [one] { $bricks } mattone.
   *[other] { $bricks } mattoni.
}
game-ended = { $ending }: { $endingId ->
    [held] i difensori vincono.
    [breached] i difensori perdono nel giorno { $day }.
   *[other] non vince nessuno.
}

## Probabilità della carta che chiude il turno

odds-troop = Una truppa { $trackOn }
odds-tracks-full = Una truppa che non trova posto: il morale scende
odds-air-raid = Un'incursione aerea
odds-morale-decline = Un declino morale
odds-breach = Cade il muro di una seconda tessera: la partita è persa

## Pericoli

danger-fires = { $weaponStart } nel prossimo attacco toglie { $bricks ->
    [one] un mattone
   *[other] { $bricks } mattoni
} { $postAt }
danger-fires-label = { $weapon } −{ $bricks }
danger-bricks = { $spaceStart } perde { $bricks ->
    [one] un mattone
   *[other] { $bricks } mattoni
} nell'attacco: { $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
}
danger-bricks-label = −{ $bricks }
danger-bricks-chosen = { $spaceStart } perde nell'attacco da { $least } a { $most } mattoni, a vostra scelta
danger-bricks-chosen-label = { $least ->
    [0] fino a −{ $most }
   *[other] da −{ $least } a −{ $most }
}
danger-wall-falls = { $spaceStart } perde nell'attacco { $bricks ->
    [one] l'ultimo mattone
   *[other] gli ultimi { $bricks } mattoni
}
danger-wall-falls-label = cade: −{ $bricks }
danger-wall-may-fall = { $spaceStart } può perdere nell'attacco { $bricks ->
    [one] l'ultimo mattone
   *[other] gli ultimi { $bricks } mattoni
}, a vostra scelta
danger-wall-may-fall-label = può cadere
danger-overflow = { $postStart } non ha abbastanza mattoni: { $bricks ->
    [one] uno si toglie
   *[other] { $bricks } si tolgono
} dalle sue tessere
danger-overflow-label = { $bricks } alle tessere
danger-raid = Un'incursione aerea { $spaceOn } trova { $bricks ->
    [0] il muro già abbattuto
    [one] l'ultimo mattone
   *[other] { $bricks } mattoni
}
danger-raid-label = incursione aerea
danger-advances = { $weaponStart }: la prossima carta la porta dove spara { $postAt } (−{ $bricks })
danger-advances-label = { $weapon } in arrivo
danger-deploys = La prossima carta porta una truppa { $trackOn }
danger-deploys-label = nuova truppa
danger-breach = Due muri di tessere abbattuti prima del prossimo turno di un ufficiale: la partita è persa
danger-breach-label = sconfitta subito
danger-bricks-lost = Mattoni persi nell'attacco
danger-bricks-lost-label = mattoni
danger-assumes-tiles-chosen-well = I mattoni che passano oltre si tolgono dalle tessere dove fanno meno danno.
danger-assumes-turn-ends-now = Il turno dell'ufficiale finisce adesso.

## Caratteristiche: che cosa ha in media una mossa più di un'altra; $much quanti

feature-down = ci sono { $much } muri di tessere abbattuti { $more ->
    [yes] in più
   *[no] in meno
}
feature-walls = i muri delle tessere hanno { $much } mattoni { $more ->
    [yes] in più
   *[no] in meno
}
feature-posts = i muri degli avamposti hanno { $much } mattoni { $more ->
    [yes] in più
   *[no] in meno
}
feature-troops = ci sono { $much } truppe { $more ->
    [yes] in più
   *[no] in meno
} sui percorsi
feature-firing = ci sono { $much } truppe { $more ->
    [yes] in più
   *[no] in meno
} che sparano a un muro
feature-near = ci sono { $much } truppe { $more ->
    [yes] in più
   *[no] in meno
} sull'ultimo spazio del loro percorso
feature-ammunition = gli ufficiali hanno { $much } munizioni { $more ->
    [yes] in più
   *[no] in meno
}
feature-supplies = ci sono { $much } granate, mine e mattoni { $more ->
    [yes] in più
   *[no] in meno
} pronti sulle tessere
feature-mines = ci sono { $much } mine { $more ->
    [yes] in più
   *[no] in meno
} sui percorsi
feature-morale = il morale è { $much } passi più { $more ->
    [yes] alto
   *[no] basso
}
feature-cards = ci sono { $much } carte attacco { $more ->
    [yes] in più
   *[no] in meno
} sulle pile dei giorni

## Motivi: che cosa parla per una mossa, come seconda parte di una frase

motive-on-the-way = è sulla via per { $space }
motive-action-done = { $who } ha già fatto la sua azione
motive-destroys = distrugge { $card } { $trackOn }, e una carta sulla pila è un passo verso la fine del giorno
motive-fires-now = { $card } { $trackOn } spara alla fine di questo turno e toglie { $bricks ->
    [1] un mattone
   *[other] { $bricks } mattoni
}
motive-fires-soon = { $card } { $trackOn } spara appena si muove ancora una volta
motive-wounds = a { $card } { $trackOn } { $left ->
    [1] resta da infliggere una sola ferita
   *[other] restano da infliggere { $left } ferite
}
motive-runs-into-mine = la truppa { $trackOn } è in marcia e ci finisce sopra
motive-mine-waits = { $trackThe } è vuoto, e la prossima truppa ci finisce sopra
motive-wall-low = il muro { $spaceOf } ha { $bricks ->
    [1] un solo mattone
   *[other] solo { $bricks } mattoni
}
motive-wall-down = il muro { $spaceOf } è abbattuto
motive-no-ammunition = { $who } non ha munizioni
motive-little-ammunition = { $who } ha solo { $rounds } munizione
motive-morale-low = il morale è { $steps ->
    [1] un passo
   *[other] { $steps } passi
} sotto lo spazio neutro
motive-troop-there = { $card } è davanti { $spaceAt } e da lì si può colpire { $now ->
    [1] subito
   *[other] nel prossimo turno
}
motive-tile-there = { $spaceThe } è la tessera { $tile }, che si può usare { $now ->
    [1] subito
   *[other] nel prossimo turno
}
motive-strongest = il muro { $spaceOf } ha { $bricks ->
    [1] un mattone
   *[other] { $bricks } mattoni
} da perdere

## Interpretazioni: di che cosa si tratta, e le scelte possibili.

ruling-all-tracks-full = Una truppa quando tutti i percorsi sono pieni
    .c0 = il morale scende, le truppe sui due percorsi indicati si muovono, la carta va sotto il mazzo e non conta fra gli scarti
    .c1 = il morale scende e la carta va sotto il mazzo; nessuno si muove
ruling-all-tracks-full-non-troop = Le altre carte quando tutti i percorsi sono pieni
    .c0 = incursione aerea e declino morale non hanno bisogno di un percorso e si risolvono come sempre
ruling-falling-gives-no-bonus = In quale senso vale un livello di morale
    .c0 = un livello alto premia solo se raggiunto dal basso, uno basso punisce solo se raggiunto dall'alto
ruling-ends-of-track = Gli estremi del percorso morale
    .c0 = il terzo livello da ogni parte ha effetto, poi il segnalino torna allo spazio neutro
    .c1 = il segnalino torna subito, prima che tutto sia diviso
ruling-raise-from-low = Alzare un morale basso
    .c0 = da ogni passo sotto lo spazio neutro si torna subito lì, con la tessera o un evento, e nient'altro
ruling-low-1-nothing-left = Primo livello basso senza nulla da perdere
    .c0 = senza granate, mine e coppie di mattoni sulle tessere non si perde nulla
ruling-low-1-marker-name = Il nome di un segnalino al primo livello basso
    .c0 = quello che il regolamento lì chiama segnalino obice è una granata da mortaio
ruling-high-1-all-full = Primo livello alto con tutti i posti pieni
    .c0 = si offre solo una tessera con un posto libero; senza, il premio è perso
ruling-movement-tokens-cancel = Movimento extra contro limitato
    .c0 = i gettoni movimento extra e limitato di un ufficiale si annullano subito uno a uno, qualunque sia arrivato dopo
ruling-token-reserve = Riserva dei gettoni
    .c0 = i gettoni spesi tornano nella riserva; un premio dà al massimo quelli che ci sono
ruling-extra-actions-per-turn = Azioni extra in un turno
    .c0 = al massimo un gettone azione extra a turno
    .c1 = tanti quanti ne ha l'ufficiale
ruling-limited-token-use = Quando vale il movimento limitato
    .c0 = all'inizio del turno dell'ufficiale, uno a turno finché ce ne sono
ruling-combined-fire-size = In quanti si spara insieme
    .c0 = ogni ufficiale nell'avamposto può aggiungere una munizione e una ferita
    .c1 = due ufficiali al massimo
ruling-shot-range = Portata di un tiro
    .c0 = la truppa può essere in qualunque spazio del percorso
ruling-mine-space = Dove si può mettere una mina
    .c0 = in ogni spazio senza carta e senza mina, anche su un percorso con una truppa
    .c1 = solo su un percorso senza truppe
ruling-mine-trigger = Che cosa fa esplodere una mina
    .c0 = entrare, attraversare o comparire lì, con ogni movimento e ogni arma
    .c1 = non quando la truppa viene respinta
ruling-mine-and-new-troop = Una mina e una nuova truppa
    .c0 = una mina in I elimina subito la nuova truppa; i due percorsi indicati si muovono lo stesso
ruling-push-back-targets = Chi si può respingere
    .c0 = truppe diverse, due spazi ciascuna, fino a I; le ferite restano sulla carta
ruling-push-back-howitzer = Respingere un obice
    .c0 = mai: sta in I
ruling-advance-limit = Fine di un'avanzata
    .c0 = il movimento si ferma in IV; il resto è perso
ruling-new-troop-on-activated-track = Una nuova truppa su un percorso indicato
    .c0 = si muove se la sua carta nomina il percorso dove è arrivata
    .c1 = resta dov'è stata messa
ruling-setup-non-troop = Preparazione: carta che non è una truppa
    .c0 = si rimischia nella fase 1 e se ne pesca un'altra: si schierano solo truppe
    .c1 = va nella pila del giorno 1 senza effetto, e se ne pesca un'altra
ruling-setup-unseen-card = La prima carta con uno o due giocatori
    .c0 = sta scoperta nella pila del giorno 1, senza effetto, e conta
ruling-setup-no-movement = Movimento nella preparazione
    .c0 = solo le carte della preparazione non muovono nessuno; quella del primo turno sì
    .c1 = nemmeno la carta del primo turno muove qualcuno
ruling-attack-order = Ordine degli attacchi
    .c0 = percorsi da A a E; per ogni mattone che passa oltre i giocatori scelgono una tessera
ruling-overflow-target = Dove passa il danno
    .c0 = a una tessera collegata che ha ancora mattoni
ruling-destroyed-tile = Una tessera senza mattoni
    .c0 = un muro vuoto non cambia altro: l'azione resta e il muro si può ricostruire
ruling-air-raid-order = Ordine di un'incursione aerea
    .c0 = morale, mattone, movimento dei due percorsi indicati, scarto
ruling-air-raid-on-empty-wall = Incursione aerea su un muro vuoto
    .c0 = il mattone passa a una tessera collegata
    .c1 = non si perde alcun mattone
ruling-naval-overflow = Cannoni navali su un muro vuoto
    .c0 = il mattone passa a una tessera collegata
    .c1 = non si perde alcun mattone
ruling-day-end = Fine di un giorno
    .c0 = dopo tutto il turno la pila di otto si chiude; ciò che è arrivato in più apre la pila seguente
ruling-discard-order = Ordine degli scarti
    .c0 = le carte scartate insieme vanno nella pila dal percorso A al percorso E, anche quelle respinte con una sola azione
    .c1 = le truppe respinte sulle mine vanno nella pila una alla volta
ruling-resupply-mines = Le mine nei rifornimenti
    .c0 = fino ai posti liberi, ma non più di quante non sono sui percorsi
ruling-event-damage-can-lose = Sconfitta per un evento
    .c0 = due muri di tessere vuoti fanno perdere in ogni momento, anche per un evento
ruling-burnt-path-scope = Quanto vale un sentiero bruciato
    .c0 = un sentiero per carta, segnato ai due capi, chiuso nei due sensi fino alla prossima carta evento
ruling-reinforcement-cap = Limite dei rinforzi ai muri
    .c0 = nessun muro oltre sei mattoni; quello che non ci sta va nella scatola
    .c1 = quello che non ci sta resta nella riserva
ruling-rebuild-lost-brick = Ricostruire con un mattone di troppo
    .c0 = se ci sta solo un mattone l'altro è perso; non si usa se tutti i muri sono interi
ruling-bank-short = Riserva insufficiente
    .c0 = si prende quello che c'è
ruling-solo = Giocare da soli
    .c0 = due ufficiali a turno, ciascuno con le sue munizioni e i suoi gettoni; preparazione come per due giocatori
ruling-mortar = Il mortaio
    .c0 = ogni truppa su ogni percorso e spazio, obici compresi; il danno oltre la resistenza è perso
ruling-deck-exhaustion = Il mazzo finito
    .c0 = non può succedere: all'inizio di un turno sono fuori dal mazzo al massimo 60 delle 64 carte
ruling-who-pays-for-a-shot = Chi paga un tiro
    .c0 = uno qualunque degli ufficiali nell'avamposto, anche solo chi aiuta; una munizione ciascuno
    .c1 = se può, deve pagare l'ufficiale di turno
ruling-overpaying = Pagare troppe munizioni
    .c0 = non più munizioni delle ferite che mancano
    .c1 = permesso, il di più è perso
ruling-push-back-count = Quante truppe si respingono
    .c0 = fino al numero stampato, almeno una
    .c1 = esattamente quante si può
ruling-push-back-from-i = Respingere dallo spazio I
    .c0 = una truppa in I non è un bersaglio
    .c1 = permesso, senza effetto
ruling-share-event-ammunition = Dividere le munizioni di un evento
    .c0 = i giocatori le dividono come vogliono
    .c1 = nel modo più equo possibile
ruling-share-extra-movement = Dividere il movimento extra
    .c0 = nel modo più equo; i giocatori decidono a chi va quello in più
    .c1 = come vogliono
ruling-ammunition-tile-with-empty-bank = Tessera munizioni con la riserva vuota
    .c0 = non si offre
    .c1 = si offre senza effetto
ruling-short-reserve-of-limited-tokens = Troppo pochi gettoni movimento limitato
    .c0 = parti uguali di quelli che ci sono, per difetto
    .c1 = decidono i giocatori
ruling-surplus-markers-of-setup = Segnalini avanzati nella preparazione
    .c0 = nella scatola, fuori dal gioco per sempre
    .c1 = possono tornare con i rifornimenti del giorno 3
ruling-lost-rebuild-bricks = Mattoni persi ricostruendo
    .c0 = messi da parte, usati solo dall'evento dei muri; quelli distrutti vanno nella riserva
    .c1 = tutti nella riserva
    .c2 = usati anche dai rifornimenti dopo il terzo giorno
ruling-resupply-timing = Quando arrivano i rifornimenti
    .c0 = dopo l'effetto della terza carta evento
    .c1 = prima
ruling-turn-limit = Limite di turni
    .c0 = la partita finisce senza esito dopo il turno 300; una vittoria in quel turno vale
    .c1 = nessuno

## Il tabellone come testo

terminal-status = Giorno { $day }/{ $days }, turno { $turn }. { $phase }. { $who }: spostamenti { $moves }, azioni { $actions }.
terminal-morale = Morale: { $steps } { $level }
terminal-morale-told = Morale: { $level }{ $side ->
    [low] , { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    } sotto lo spazio neutro.
    [high] , { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    } sopra lo spazio neutro.
   *[neutral] .
}
terminal-piles = Carte nelle pile dei giorni: { $piles }.
terminal-decks = Mazzo attacco: { $first } della fase 1, { $second } della fase 2, { $under } in fondo. Mazzo eventi: { $events }.
terminal-reserve = Riserva: munizioni { $ammunition }, granate { $grenade }, mine { $mine }, mattoni { $brick } (da parte { $apart }), movimento extra { $extra-movement }, movimento limitato { $limited-movement }, azione extra { $extra-action }.
terminal-officer = { $who }: munizioni { $ammunition }{ $movement ->
    [0] { "" }
   *[other] , movimento extra { $movement }
}{ $limited ->
    [0] { "" }
   *[other] , movimento limitato { $limited }
}{ $actions ->
    [0] { "" }
   *[other] , azione extra { $actions }
}.
terminal-event = In vigore: { $card }. { $text }
terminal-events = Carte evento finora: { $cards }.
terminal-post = { $space }: { $bricks ->
    [one] { $bricks } mattone.
   *[other] { $bricks } mattoni.
}
terminal-tile = { $space }, { $tile }: { $bricks ->
    [one] { $bricks } mattone
   *[other] { $bricks } mattoni
}, { $slots ->
    [0] numero stampato { $amount }.
   *[other] scorte { $stock } su { $slots }.
}
terminal-troop = { $weapon }, { $space }: resistenza { $resistance }, ferite { $wounds }, velocità { $speed }, forza di attacco { $force }{ $fires ->
    [yes] , spara.
   *[no] .
}
terminal-mine = { $mine }, { $space }.
terminal-no-troops = Sui percorsi non ci sono truppe né mine.
terminal-legend =
    M mitragliatrice, O obice: resistenza/velocità/forza  x ferita  ! spara  * mina
    ■ mattone  ▪ carta del giorno  4/4 scorte e posti  ×3 numero stampato  · vuoto
terminal-page-officer = { $who }: munizioni { $ammunition }{ $movement ->
    [0] { "" }
   *[other] , spost. +{ $movement }
}{ $actions ->
    [0] { "" }
   *[other] , azioni +{ $actions }
}

## Perché una posizione non può essere

fault-nowhere = { $whoStart } non è da nessuna parte.
fault-both-tokens = { $whoStart } ha insieme movimento extra e limitato: si annullano a vicenda.
fault-too-many-held = { $token }: gli ufficiali ne hanno { $count }, la scatola { $most }.
fault-too-many-supplies = { $supply }: { $count } sul tavolo, la scatola ne ha { $most }.
fault-too-many-on-tile = { $supply }: { $count } sulla tessera, che ne tiene { $most }.
fault-tile-twice = { $tile } è in due posti: { $space } e { $space2 }.
fault-tile-missing = { $spaceStart } non ha ancora la sua tessera azione.
fault-walls-lost = I muri di { $count } tessere azione sono caduti: questa partita è persa.
fault-empty-track = Sul { $track } non c'è nessuna truppa, quindi non c'è altro da dire.
fault-too-wounded = { $card } ha { $count } ferite: con più di { $most } è eliminata.
fault-on-mine = { $card } sta su una mina ({ $space }).
fault-too-many-cards = { $card } è in { $count } posti insieme.
fault-phase-order = { $card } è una carta della fase 2, che arriva solo quando la fase 1 è finita.
fault-too-many-events = { $event } è uscita più volte di quante carte ci sono.
fault-events-of-sign = Sono uscite { $count } carte evento dello stesso tipo; a questo livello ce ne sono { $most }.
fault-morale-end = Il segnalino morale non resta mai all'estremo del percorso: torna all'inizio.
fault-discards-of-day = Nel giorno { $day } gli scarti sono in tutto fra { $low } e { $high }; qui sono { $count }.
fault-events-of-day = Nel giorno { $day } sono uscite { $need } carte evento; qui sono { $count }.
fault-burnt-without-card = I sentieri bruciano solo finché vale una carta Sentiero bruciato, quelli che la carta nomina.
fault-card-resolving = { $card } è ancora in corso: il turno comincia dopo.
fault-no-turn = Il primo turno è il turno 1.
fault-game-won = Il settimo giorno ha le sue otto carte: questa partita è vinta.
fault-unplayable = Da qui la partita non può continuare ({ $detail }).
fault-over = Questa partita è finita.

## Parti di una posizione

part-time = Tempo
part-officers = Ufficiali
part-tiles = Tessere azione
part-walls = Muri
part-paths = Sentieri
part-tracks = Percorsi
part-supplies = Scorte
part-cards = Carte
part-turn = Turno
part-day = Giorno
part-officer = Di chi è il turno
part-morale = Morale
part-apart = Mattoni tenuti da parte
part-burnt = Bruciati
part-i = spazio I
part-ii = spazio II
part-iii = spazio III
part-iv = spazio IV
part-mines = Mine
part-on-tile = sulla tessera
part-in-box = nella scatola
part-discards = Scarti, in ordine
part-under = Sotto il mazzo, in ordine
part-resolving = Carta in corso
part-events = Carte evento uscite
