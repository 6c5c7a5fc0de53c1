# Castle Itter in italiano. I termini sono quelli del regolamento; prima i nomi delle cose, poi le frasi.
# Attributi dei nomi: .the e .start con l'articolo, .a e .one con l'indeterminativo (.start e .one a inizio frase),
# .in, .of e .at con la preposizione, .feminine e .many il femminile di un colore.

title = Castle Itter
about = Tirolo, 5 maggio 1945. Carristi americani, soldati della Wehrmacht e prigionieri francesi difendono insieme un castello contro le SS.

## Difensori

name-basse = Basse
name-lee = Lee
name-seiner = Seiner
name-szymczyk = Szymczyk
name-rushford = Rushford
name-mchaley = McHaley
name-worsham = Worsham
name-pollock = Pollock
name-sutton = Sutton
name-petrukovich = Petrukovich
name-schrader = Schrader
name-gangl = Gangl
name-dietrich = Dietrich
name-hoeckel = Höckel
name-blechschmidt = Blechschmidt
name-rifleman-1 = Fuciliere 1
name-rifleman-2 = Fuciliere 2
name-rifleman-3 = Fuciliere 3
name-rifleman-4 = Fuciliere 4
name-rifleman-5 = Fuciliere 5
name-wegscheider = Wegscheider
name-linson = Linson
name-waltl = Waltl
name-clemenceau = Clemenceau
name-gamelin = Gamelin
name-de-la-rocque = De La Rocque
name-reynaud = Reynaud
name-borotra = Borotra

## Postazioni di combattimento: locazione, numero, arma, colori

name-nt2 = North Terrace 2 (viola)
name-nt3 = North Terrace 3 (viola)
name-nt5 = North Terrace 5 (viola/giallo)
name-nt6 = North Terrace 6 (viola/rosso)
name-st2 = South Terrace 2 (verde)
name-st4 = South Terrace 4 (verde)
name-st5 = South Terrace 5 (verde/rosso)
name-st6 = South Terrace 6 (verde/giallo)
name-k1 = Keep 1 (rosso)
name-k2 = Keep 2 (rosso)
name-k3 = Keep 3 (rosso/verde)
name-k4 = Keep 4 (rosso/viola)
name-gh-purple = Great Hall 1 (viola)
name-gh-green = Great Hall 1 (verde)
name-gh-yellow3 = Great Hall 3 (giallo)
name-gh-yellow4 = Great Hall 4 (giallo)
name-g1 = Gate House 1 (giallo/nero)
name-g2 = Gate House 2 (giallo/nero)
name-g3 = Gate House 3 (nero)
name-g4 = Gate House 4-6 M1919A4 (nero)
name-bj-load = Besotten Jenny 76mm Cannon Load (bianco)
name-bj-cannon = Besotten Jenny 76mm Cannon (nero)
name-bj-m2hb = Besotten Jenny M2HB (nero)
name-bj-m1919a4 = Besotten Jenny M1919A4 (nero)
name-c1 = Cellar 1
name-c2 = Cellar 2
name-c3 = Cellar 3
name-c4 = Cellar 4
name-c5 = Cellar 5

## Aree di piazzamento, e cerchi dei percorsi

name-area-2 = area 2
    .in = nell'area 2
name-area-3 = area 3
    .in = nell'area 3
name-area-4 = area 4
    .in = nell'area 4
name-area-5 = area 5
    .in = nell'area 5
name-area-6 = area 6
    .in = nell'area 6
name-area-7 = area 7
    .in = nell'area 7
name-area-8 = area 8
    .in = nell'area 8
name-area-9 = area 9
    .in = nell'area 9
name-area-10 = area 10
    .in = nell'area 10
name-area-11 = area 11
    .in = nell'area 11
name-area-12 = area 12
    .in = nell'area 12
name-t-r1 = cerchio rosso 1
    .in = nel cerchio rosso 1
name-t-r2 = cerchio rosso 2
    .in = nel cerchio rosso 2
name-t-r3 = cerchio rosso 3
    .in = nel cerchio rosso 3
name-t-p1 = cerchio viola 1
    .in = nel cerchio viola 1
name-t-p2 = cerchio viola 2
    .in = nel cerchio viola 2
name-t-r4 = cerchio rosso 4
    .in = nel cerchio rosso 4
name-t-r5 = cerchio rosso 5
    .in = nel cerchio rosso 5
name-t-r6 = cerchio rosso 6
    .in = nel cerchio rosso 6
name-t-r7 = cerchio rosso 7 (ultimo)
    .in = nel cerchio rosso 7 (ultimo)
name-t-y1 = cerchio giallo 1
    .in = nel cerchio giallo 1
name-t-y2 = cerchio giallo 2
    .in = nel cerchio giallo 2
name-t-y3 = cerchio giallo 3
    .in = nel cerchio giallo 3
name-t-y4 = cerchio giallo 4
    .in = nel cerchio giallo 4
name-t-y5 = cerchio giallo 5
    .in = nel cerchio giallo 5
name-t-y6 = cerchio giallo 6 (ultimo)
    .in = nel cerchio giallo 6 (ultimo)
name-t-g1 = cerchio verde 1
    .in = nel cerchio verde 1
name-t-g2 = cerchio verde 2
    .in = nel cerchio verde 2
name-t-g3 = cerchio verde 3
    .in = nel cerchio verde 3
name-t-y7 = cerchio giallo 7
    .in = nel cerchio giallo 7
name-t-y8 = cerchio giallo 8 (ultimo)
    .in = nel cerchio giallo 8 (ultimo)

## Carte SS: che cosa portano, e il loro mazzo. Chi ha il gioco può aggiungerne in mazzi dove non ne conosciamo.

name-1-rifleman-1 = 1 Fuciliere (mazzo 1)
name-1-rifleman-2 = 2 Fucilieri (mazzo 1)
name-1-rifleman-3 = 3 Fucilieri (mazzo 1)
name-1-scout-1 = 1 Scout (mazzo 1)
name-1-scout-2 = 2 Scout (mazzo 1)
name-1-scout-3 = 3 Scout (mazzo 1)
name-1-sturm-1 = 1 Sturm (mazzo 1)
name-1-sturm-2 = 2 Sturm (mazzo 1)
name-1-sturm-3 = 3 Sturm (mazzo 1)
name-1-machine-gunner-1 = 1 Mitragliere (mazzo 1)
name-1-machine-gunner-2 = 2 Mitraglieri (mazzo 1)
name-1-mortar-1 = 1 Mortaio (mazzo 1)
name-1-mortar-2 = 2 Mortai (mazzo 1)
name-1-sturm-competitive = 1 Sturm (mazzo 1, Competitiva)
name-1-sniper = Cecchino (mazzo 1)
name-1-flak-30 = 20mm Flak 30 (mazzo 1)
name-1-suppressive-fire = Suppressive Fire (mazzo 1)
name-1-pak-40-a = 75mm Pak 40 (lato Gate House, mazzo 1)
name-1-pak-40-b = 75mm Pak 40 (lato Keep, mazzo 1)
name-1-flak-37 = 88mm Flak 37 (mazzo 1)
name-1-panzerfaust = Panzerfaust (mazzo 1)
name-1-reinforcements = Reinforcements (mazzo 1)
name-2-rifleman-1 = 1 Fuciliere (mazzo 2)
name-2-rifleman-2 = 2 Fucilieri (mazzo 2)
name-2-rifleman-3 = 3 Fucilieri (mazzo 2)
name-2-scout-1 = 1 Scout (mazzo 2)
name-2-scout-2 = 2 Scout (mazzo 2)
name-2-scout-3 = 3 Scout (mazzo 2)
name-2-sturm-1 = 1 Sturm (mazzo 2)
name-2-sturm-2 = 2 Sturm (mazzo 2)
name-2-sturm-3 = 3 Sturm (mazzo 2)
name-2-machine-gunner-1 = 1 Mitragliere (mazzo 2)
name-2-machine-gunner-2 = 2 Mitraglieri (mazzo 2)
name-2-mortar-1 = 1 Mortaio (mazzo 2)
name-2-mortar-2 = 2 Mortai (mazzo 2)
name-2-sniper = Cecchino (mazzo 2)
name-2-flak-30 = 20mm Flak 30 (mazzo 2)
name-2-suppressive-fire = Suppressive Fire (mazzo 2)
name-2-pak-40-a = 75mm Pak 40 (lato Gate House, mazzo 2)
name-2-pak-40-b = 75mm Pak 40 (lato Keep, mazzo 2)
name-2-flak-37 = 88mm Flak 37 (mazzo 2)
name-2-panzerfaust = Panzerfaust (mazzo 2)
name-2-reinforcements = Reinforcements (mazzo 2)
name-3-rifleman-1 = 1 Fuciliere (mazzo 3)
name-3-rifleman-2 = 2 Fucilieri (mazzo 3)
name-3-rifleman-3 = 3 Fucilieri (mazzo 3)
name-3-scout-1 = 1 Scout (mazzo 3)
name-3-scout-2 = 2 Scout (mazzo 3)
name-3-scout-3 = 3 Scout (mazzo 3)
name-3-sturm-1 = 1 Sturm (mazzo 3)
name-3-sturm-2 = 2 Sturm (mazzo 3)
name-3-sturm-3 = 3 Sturm (mazzo 3)
name-3-machine-gunner-1 = 1 Mitragliere (mazzo 3)
name-3-machine-gunner-2 = 2 Mitraglieri (mazzo 3)
name-3-mortar-1 = 1 Mortaio (mazzo 3)
name-3-mortar-2 = 2 Mortai (mazzo 3)
name-3-sniper = Cecchino (mazzo 3)
name-3-flak-30 = 20mm Flak 30 (mazzo 3)
name-3-suppressive-fire = Suppressive Fire (mazzo 3)
name-3-pak-40-a = 75mm Pak 40 (lato Gate House, mazzo 3)
name-3-pak-40-b = 75mm Pak 40 (lato Keep, mazzo 3)
name-3-flak-37 = 88mm Flak 37 (mazzo 3)
name-3-panzerfaust = Panzerfaust (mazzo 3)
name-3-reinforcements = Reinforcements (mazzo 3)
name-4-rifleman-1 = 1 Fuciliere (mazzo 4)
name-4-rifleman-2 = 2 Fucilieri (mazzo 4)
name-4-rifleman-3 = 3 Fucilieri (mazzo 4)
name-4-scout-1 = 1 Scout (mazzo 4)
name-4-scout-2 = 2 Scout (mazzo 4)
name-4-scout-3 = 3 Scout (mazzo 4)
name-4-sturm-1 = 1 Sturm (mazzo 4)
name-4-sturm-2 = 2 Sturm (mazzo 4)
name-4-sturm-3 = 3 Sturm (mazzo 4)
name-4-machine-gunner-1 = 1 Mitragliere (mazzo 4)
name-4-machine-gunner-2 = 2 Mitraglieri (mazzo 4)
name-4-mortar-1 = 1 Mortaio (mazzo 4)
name-4-mortar-2 = 2 Mortai (mazzo 4)
name-4-sniper = Cecchino (mazzo 4)
name-4-flak-30 = 20mm Flak 30 (mazzo 4)
name-4-suppressive-fire = Suppressive Fire (mazzo 4)
name-4-pak-40-a = 75mm Pak 40 (lato Gate House, mazzo 4)
name-4-pak-40-b = 75mm Pak 40 (lato Keep, mazzo 4)
name-4-flak-37 = 88mm Flak 37 (mazzo 4)
name-4-panzerfaust = Panzerfaust (mazzo 4)
name-4-reinforcements = Reinforcements (mazzo 4)

name-regiment-142 = 142° Reggimento di Fanteria
    .start = Il 142° Reggimento di Fanteria

## Posti delle tabelle dove non c'è nessuna carta

name-unused-13 = nessuna carta
name-unused-14 = nessuna carta
name-unused-15 = nessuna carta
name-unused-41 = nessuna carta
name-unused-42 = nessuna carta
name-unused-43 = nessuna carta
name-unused-44 = nessuna carta
name-unused-45 = nessuna carta
name-unused-46 = nessuna carta
name-unused-47 = nessuna carta

## Locazioni

name-north-terrace = North Terrace
    .the = la North Terrace
    .start = La North Terrace
    .in = nella North Terrace
    .of = della North Terrace
name-south-terrace = South Terrace
    .the = la South Terrace
    .start = La South Terrace
    .in = nella South Terrace
    .of = della South Terrace
name-keep = Keep
    .the = il Keep
    .start = Il Keep
    .in = nel Keep
    .of = del Keep
name-great-hall = Great Hall
    .the = la Great Hall
    .start = La Great Hall
    .in = nella Great Hall
    .of = della Great Hall
name-gate-house = Gate House
    .the = la Gate House
    .start = La Gate House
    .in = nella Gate House
    .of = della Gate House
name-besotten-jenny = Besotten Jenny
    .the = il Besotten Jenny
    .start = Il Besotten Jenny
    .in = nel Besotten Jenny
    .of = del Besotten Jenny
name-cellar = Cellar
    .the = la Cellar
    .start = La Cellar
    .in = nella Cellar
    .of = della Cellar

## Colori

name-green = verde
    .feminine = verde
    .many = verdi
name-red = rosso
    .feminine = rossa
    .many = rosse
name-purple = viola
    .feminine = viola
    .many = viola
name-black = nero
    .feminine = nera
    .many = nere
name-yellow = giallo
    .feminine = gialla
    .many = gialle

## Segnalini SS e tipi di carta SS

name-rifleman = Fuciliere
    .the = il Fuciliere
    .start = Il Fuciliere
    .a = un Fuciliere
    .one = Un Fuciliere
    .at = al Fuciliere
name-scout = Scout
    .the = lo Scout
    .start = Lo Scout
    .a = uno Scout
    .one = Uno Scout
    .at = allo Scout
name-sturm = Sturm
    .the = lo Sturm
    .start = Lo Sturm
    .a = uno Sturm
    .one = Uno Sturm
    .at = allo Sturm
name-machine-gunner = Mitragliere
    .short = MG
    .the = il Mitragliere
    .start = Il Mitragliere
    .a = un Mitragliere
    .one = Un Mitragliere
    .at = al Mitragliere
name-mortar = Mortaio
    .short = Mortaio
    .the = il Mortaio
    .start = Il Mortaio
    .a = un Mortaio
    .one = Un Mortaio
    .at = al Mortaio
name-sniper = Cecchino
    .short = Cecchino
    .start = Il Cecchino
name-flak-30 = 20mm Flak 30
    .short = Flak 30
    .start = La 20mm Flak 30
name-suppressive-fire = Suppressive Fire
    .short = Supp. Fire
    .start = La Suppressive Fire
name-pak-40-a = 75mm Pak 40 (lato Gate House)
    .short = Pak 40
    .start = La 75mm Pak 40 (lato Gate House)
name-pak-40-b = 75mm Pak 40 (lato Keep)
    .short = Pak 40
    .start = La 75mm Pak 40 (lato Keep)
name-flak-37 = 88mm Flak 37
    .short = Flak 37
    .start = La 88mm Flak 37
name-panzerfaust = Panzerfaust
    .short = Panzerfaust
    .start = Il Panzerfaust
name-reinforcements = Reinforcements
    .start = La Reinforcements

## Carte Tattiche. Solo di Barrage si conosce l'effetto; di altre due il regolamento dà poco più del nome.

name-barrage = Barrage
name-focus-fire = Focus Fire
name-eastern-approach = Eastern Approach
name-northern-approach = Northern Approach
name-southern-approach = Southern Approach
name-western-approach = Western Approach
name-smoke-screen = Smoke Screen
name-covering-fire = Covering Fire
name-marksman = Marksman
name-flak-volley = Flak Volley
name-tank-hunters = Tank Hunters
name-assault-group = Assault Group
name-final-assault = Final Assault

tactic-barrage = Ogni carta Pak 40 e Flak 37 tira un dado in più.
tactic-focus-fire = Mitraglieri e Mortai tirano un dado in più ogni volta che sparano (ricostruzione).
tactic-eastern-approach = Fucilieri e Scout arrivano da est: un dado li piazza nelle aree da 7 a 10 (ricostruzione).
tactic-northern-approach = Fucilieri e Scout arrivano da nord: un dado li piazza nelle aree 5 e 6 (ricostruzione).
tactic-southern-approach = Fucilieri e Scout arrivano da sud: un dado li piazza nelle aree 2, 11 e 12 (ricostruzione).
tactic-western-approach = Fucilieri e Scout arrivano da ovest: un dado li piazza nelle aree 3 e 4 (ricostruzione).
tactic-smoke-screen = Contro ogni segnalino non si spendono più di 2 segnalini soppressione (ricostruzione).
tactic-covering-fire = Sopprimere un Fuciliere è più difficile: al dado serve un punto in più (ricostruzione).
tactic-marksman = Ogni carta Cecchino tira un dado in più per il colpo (ricostruzione).
tactic-flak-volley = Ogni carta 20mm Flak 30 tira un dado in più contro ogni Difensore (ricostruzione).
tactic-tank-hunters = Ogni carta Panzerfaust tira un dado in più (ricostruzione).
tactic-assault-group = Sopprimere uno Sturm è più difficile: al dado serve un punto in più (ricostruzione).
tactic-final-assault = Sopprimere un Fuciliere o uno Sturm è più difficile: al dado serve un punto in più (ricostruzione).

## Finali, riconoscimenti, livelli e conto dei punti

name-deck-exhausted = Il mazzo SS è esaurito
name-relieved = È arrivato il 142° Reggimento di Fanteria
name-overrun = Le SS sono dentro il castello

name-austrian-national-hero = Eroe Nazionale Austriaco
name-medal-of-honor = Medaglia d'Onore
name-distinguished-service-cross = Distinguished Service Cross
name-silver-star = Medaglia Silver Star
name-bronze-star = Medaglia Bronze Star
name-none = nessun riconoscimento

name-epic = Vittoria Epica
name-major = Vittoria Maggiore
name-minor = Vittoria Minore
name-draw = Parità
name-defeat = Sconfitta

sheet-tank-empty = Besotten Jenny distrutto senza nessuno dentro
sheet-escape = Borotra fuggito
sheet-french-outside = Difensori francesi fuori dalla Cellar
sheet-french-cellar = Difensori francesi nella Cellar
sheet-others = Altri Difensori sul tabellone
sheet-counters = Segnalini SS sul tabellone

## Prima della partita

aim = I Difensori devono resistere finché il mazzo SS non si esaurisce o non arriva il 142° Reggimento di Fanteria, senza che un segnalino SS entri nel castello. I Difensori rimasti danno punti, i segnalini SS sul tabellone ne tolgono.
notice = Le regole sono quelle del gioco stampato. Quasi tutti i valori vengono da un'implementazione pubblica e rispettano tutti i totali del regolamento; nessuno è una ricostruzione nostra.
notice-veteran = Le regole sono quelle del gioco stampato, ma l'effetto delle carte Tattiche, che qui aiutano le SS, è in gran parte una ricostruzione nostra.
notice-elite = { notice-veteran }
notice-competitive = { notice-veteran }

scenario-standard = Base: all'inizio undici Fucilieri attorno al castello, e niente carte Tattiche.
scenario-veteran = Veterano: all'inizio cinque Fucilieri e sei Scout a caso, e ogni turno una carta Tattica aiuta le SS.
scenario-elite = Elite: all'inizio quattro Fucilieri, quattro Scout e tre Sturm a caso, e due carte Tattiche alla volta.
scenario-competitive = Competitiva: un secondo giocatore guida le SS con le carte in mano, e ogni turno prepara tre ordini e una carta Tattica.

edition-published = Pubblicata: le regole del gioco stampato.
edition-playtest = Playtest: la prima scheda di riferimento; un Comando dà due recuperi, il segnalino Disturbo si toglie prima di tutto il resto e la Fuga porta via sette carte SS.

seat-defender = Difensori
seat-ss = SS

## Etichette di ciò che sta sul tavolo

letter-green = V
letter-red = R
letter-purple = L
letter-yellow = G
letter-black = N
sheet-weapon-load = Carica

box-supply = Riserva
box-reinforcements = Rinforzi
box-casualties = Uccisi
box-escaped = Fuggito

phase-setup = Preparazione
phase-planning = Pianificazione SS
phase-defender = Fase Difensore
phase-ss = Fase SS
phase-over = Fine della partita

mark-exhausted = Esausto
mark-disrupted = Disturbato
mark-acted = Segnalino Azione
mark-commanded = Segnalino Comando
mark-loaded = Segnalino Carico

value-attack = Valore di Attacco
value-suppress = Valore di Soppressione
value-defense = Difesa
value-disrupt = Valore Disturbo

terms-actions = azione
terms-suppression = segnalini
terms-defense = Difesa

gauge-actions = Azioni rimaste
gauge-cards = Carte SS rimaste nel turno
gauge-score = Punteggio
gauge-defense = Valore Difesa
gauge-suppression = Segnalini soppressione

pile-ss-deck = Mazzo SS
pile-deck-number = Mazzo in gioco
pile-discard-number = Mazzo della carta in cima agli scarti
pile-tactics-deck = Mazzo Tattiche
pile-ss-hand = Carte SS in mano
pile-tactics-hand = Carte Tattiche in mano
pile-orders = Pila di ordini

cards-tactics = Tattiche in gioco
cards-hand = Carte SS in mano
cards-tactics-hand = Carte Tattiche in mano
cards-orders = Pila di ordini
cards-plan = Carta Tattica del turno

tank-intact = Il Besotten Jenny è in azione.
tank-lost-empty = Il Besotten Jenny è stato distrutto senza nessuno dentro.
tank-lost-manned = Il Besotten Jenny è stato distrutto con uomini dentro.

## Opzioni: chi, che cosa, dove; una frase dove suona meglio

ref-action-place = Piazza
ref-action-attack = Attacco
ref-action-shift = Muovere nella stessa locazione
ref-action-move = Muovere in una nuova locazione
ref-action-suppress = Sopprimere
ref-action-recover = Recupero da Esausto
ref-action-steady = Recupero da Disturbato
ref-action-command = Comando
ref-action-escape = Fuga
ref-action-load = Caricare
ref-action-rally-recover = Recupero da Esausto con il Comando
ref-action-rally-steady = Recupero da Disturbato con il Comando
ref-action-name = Scegli lui
ref-action-put = Metti segnalini
ref-action-spend = Spendi segnalini
ref-action-order = Ordine
ref-action-tactic = Carta Tattica
ref-action-pass = Passa
ref-action-done = Nient'altro
ref-action-sacrifice = Gangl si sacrifica
ref-action-refuse = Gangl non salva nessuno
ref-action-use-weapon = Usa l'arma
ref-action-use-own = Usa i suoi valori
ref-action-fire-gun = Spara il Mitragliere
ref-action-fire-mortar = Spara il Mortaio
ref-crate = casella di soppressione { $idFeminine }
ref-count = { $id ->
    [one] { $id } segnalino
   *[other] { $id } segnalini
}
ref-counter-infantry = fanteria

option-name = { $piece }
option-put = { $count ->
    [0] Nessun segnalino sul { $crate }
    [one] { $count } segnalino sul { $crate }
   *[other] { $count } segnalini sul { $crate }
}
option-spend = { $count ->
    [0] Non spendere segnalini
    [one] Spendi { $count } segnalino
   *[other] Spendi { $count } segnalini
}
option-order = { $card }
option-tactic = { $card }

## Domande

ask-line-up = Pesca il segnalino SS che parte { $spaceIn }.
ask-place-first = Turno { $turn }. Scegli un Difensore da piazzare, che agisce subito: { $left ->
    [one] resta { $left } azione.
   *[other] restano { $left } azioni.
}
ask-act = Turno { $turn }. Scegli un Difensore che agisca: { $left ->
    [one] resta { $left } azione.
   *[other] restano { $left } azioni.
}
ask-act-on = Scegli che cosa fa adesso { $who }.
ask-attack-roll = { $who } attacca { $counterThe } { $spaceIn }: tira { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}, serve { $need }+.
ask-weapon = Scegli i valori che usa { $who }: quelli dell'arma o i suoi.
ask-split = { $who } mette { $tokens ->
    [one] { $tokens } segnalino
   *[other] { $tokens } segnalini
}: scegli quanti vanno sul { $colour }; gli altri vanno sul { $other }.
ask-recoveries = { $who } comanda. Scegli chi recupera: { $left ->
    [one] resta { $left } recupero.
   *[other] restano { $left } recuperi.
}
ask-deal-tactic = Gira una carta Tattica.
ask-reveal-card = Gira una carta SS: { $left ->
    [one] è l'ultima del turno.
   *[other] in questo turno ne restano { $left }.
}
ask-place-counter = Tira per l'area di { $counterA }: { $left ->
    [one] ne resta { $left } da piazzare.
   *[other] ne restano { $left } da piazzare.
}
ask-suppress-counter = Arriva { $counterA } { $spaceIn }. Scegli quanti segnalini spendere per fermarlo: sul { $colour } { $tokens ->
    [one] c'è { $tokens } segnalino
   *[other] ci sono { $tokens } segnalini
}, serve { $need }+.
ask-suppression-roll = Soppressione contro { $counterThe } { $spaceIn }: tira { $tokens ->
    [one] { $tokens } dado
   *[other] { $tokens } dadi
}, serve { $need }+.
ask-colour = { $kind }: tira un dado per il colore.
ask-location = { $kind }: tira un dado per la locazione.
ask-aim = Tira un dado per il bersaglio sul { $colour }.
ask-shot = { $who } è sotto tiro: tira { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}, serve { $need }+.
ask-location-shot = { $locationStart } è sotto tiro: tira { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}, serve { $need }+.
ask-barrage = Scegli quale arma spara adesso { $spaceIn }.
ask-shaken = Tutti { $locationIn } vengono disturbati: scegli a chi tocca.
ask-sacrifice = { $who } sta per essere ucciso: scegli se { $other } si sacrifica per lui.
ask-rescue = Il Besotten Jenny è distrutto: scegli chi viene salvato da Gangl.
ask-fill-hand = Il giocatore SS pesca una carta.
ask-choose-order = Scegli il { $place ->
    [1] primo
    [2] secondo
   *[other] terzo
} ordine del turno.
ask-choose-tactic = Scegli la carta Tattica del turno.
ask-over = La partita è finita. { $ending }: { $endingId ->
    [overrun] i Difensori hanno perso.
   *[other] { $score ->
        [one] { $score } punto.
       *[other] { $score } punti.
    }
}

## Motivi

why-not-asked = Non è una risposta a quello che si chiede adesso.
why-chance-first = Prima decidono i dadi o una carta.
why-over-now = La partita è finita.
why-gone = { $who } è fuori dal gioco.
why-apart = { $who } è fuori gioco finché non esce la carta Reinforcements.
why-in-supply = { $who } è ancora nella riserva: prima va piazzato.
why-first-twenty = { $who } deve aspettare: dei primi venti { $left ->
    [one] resta un Difensore da piazzare.
   *[other] restano { $left } Difensori da piazzare.
}
why-acted = { $who } ha già agito in questo turno.
why-commanded = { $who } ha recuperato grazie a un Comando: in questo turno non esegue azioni proprie.
why-disrupted = { $who } è Disturbato: può solo fare un Recupero.
why-exhausted = { $who } è Esausto: può solo fare un Recupero.
why-busy = { $other } sta ancora agendo: prima completa la sua azione.
why-on-board = { $who } è già sul tabellone.
why-occupied-place = { $who } non può essere piazzato lì: la postazione è di { $other }.
why-tank-destroyed = Il Besotten Jenny è distrutto: non ci può entrare nessuno.
why-no-counter = Lì non c'è quel segnalino SS.
why-no-sight = { $who } non ha linea di vista: la sua postazione non ha quel colore.
why-no-dice = { $who } non ha dadi per attaccare: il suo Valore di Attacco è 0 e nessuno lo ispira.
why-crew-only = { $who } non può sparare da qui: non può usare l'arma della postazione.
why-no-crate = { $who } non può Sopprimere: nessun colore della sua postazione ha una casella di soppressione.
why-no-tokens-value = { $who } non può Sopprimere: il suo Valore di Soppressione è 0.
why-tokens-out = Non restano segnalini soppressione: sono tutti sul tabellone.
why-same-square = { $who } è già lì.
why-other-location = { $who } non ci arriva con il movimento libero: è un'altra locazione.
why-partner-exhausted = { $who } non può scambiarsi con { $other }: { $other } è Esausto.
why-partner-disrupted = { $who } non può scambiarsi con { $other }: { $other } è Disturbato.
why-shifted-already = { $who } ha già usato il movimento libero.
why-shift-on-placing = { $who } è appena stato piazzato: in questa azione non ha il movimento libero.
why-same-location = { $who } è già in quella locazione: lì si va solo con il movimento libero.
why-occupied-move = { $who } non può muovere lì: la postazione è di { $other }.
why-cellar-exit = { $who } è nella Cellar: da lì può muovere solo nella Great Hall.
why-not-exhausted = { $who } non è Esausto.
why-not-disrupted = { $who } non è Disturbato.
why-token-first = { $who } deve prima perdere il segnalino Disturbo.
why-no-command = { $who } non può comandare: non ha il Comando [C].
why-nobody-to-recover = { $who } non può comandare: nella sua locazione non c'è nessuno da aiutare.
why-not-escaper = { $who } non può fuggire: solo Borotra ha la Fuga [E].
why-escape-location = { $who } non può fuggire dalla Cellar o dalla Great Hall.
why-escape-colour = { $who } non può fuggire: c'è un segnalino SS in un colore della sua postazione.
why-escape-white = { $who } non può fuggire da una postazione bianca.
why-not-loader = { $who } non può caricare: non è sulla postazione 76mm Cannon Load.
why-loader-crew = { $who } non può caricare: non è un Carrista [T].
why-loaded-already = { $who } non può caricare: il 76mm Cannon è già carico.
why-nobody-acting = Nessuno è nel mezzo di un'azione.
why-must-act = { $who } è appena stato piazzato: se può, deve agire.
why-mid-action = { $who } è nel mezzo della sua azione: può fermarsi, ma tu non puoi passare.
why-no-pass = Non puoi passare: c'è ancora un'azione possibile.
why-rally-elsewhere = { $who } non è nella locazione del comandante.
why-rally-commander = { $who } non recupera con un Comando: è un comandante [C] anche lui.
why-rally-acted = { $who } non recupera con un Comando: ha già agito in questo turno.
why-rally-commanded = { $who } non recupera di nuovo: in questo turno lo ha già aiutato un altro comandante.
why-rally-nobody-yet = { $who } deve aiutare almeno un Difensore con il suo Comando.
why-wrong-crate = Di' quanti segnalini vanno sul { $colour }: gli altri vanno sull'altro colore.
why-too-many-to-put = { $count ->
    [one] C'è { $count } segnalino da mettere.
   *[other] Ci sono { $count } segnalini da mettere; nell'edizione playtest vanno tutti su un solo colore.
}
why-too-few-tokens = { $count ->
    [one] Di questo colore c'è solo { $count } segnalino.
   *[other] Di questo colore ci sono solo { $count } segnalini.
}
why-token-cap = La carta Tattica in gioco non permette più di { $count ->
    [one] { $count } segnalino
   *[other] { $count } segnalini
} contro ogni segnalino SS.
why-dice-cap = I dadi sono solo cinque: non puoi usare più di cinque segnalini insieme.
why-not-in-hand = Questa carta non è nella tua mano.
why-must-play = { $count ->
    [one] In questo turno va giocata un'altra carta, che non si può tenere in mano.
   *[other] In questo turno vanno giocate altre { $count } carte, che non si possono tenere in mano.
}
why-not-hit = Qui { $who } non si può scegliere.
why-no-such-gun = Nell'area non resta nessun'arma di questo tipo che debba sparare.

## Eventi: la Fase Difensore

turn-began = Comincia il turno { $turn }.
counter-lined-up = { $counterOne } parte { $spaceIn }.
defender-placed = { $who } entra in { $square }.
defender-shifted = { $who } si sposta in { $square }.
defenders-switched = { $who } e { $other } si scambiano di posto.
defender-moved = { $who } muove in { $square }.
attack-rolled = { $who } spara { $counterAt } { $spaceIn }: { $faces } (serve { $need }+), { $hit ->
    [1] { $counterThe } è eliminato.
   *[other] mancato.
}
suppression-added = { $who } sopprime: { $tokens ->
    [one] { $tokens } segnalino sul { $colour }.
   *[other] { $tokens } segnalini sul { $colour }.
}
suppression-wasted = { $who } sopprime, ma non può mettere segnalini.
defender-recovered = { $who } recupera: non è più Esausto.
defender-steadied = { $who } recupera: non è più Disturbato.
command-given = { $who } dà un Comando.
escape-made = { $who } fugge: la carta del 142° entra nel mazzo SS, { $bottom ->
    [0] dove non restano altre carte.
    [one] insieme all'ultima carta.
   *[other] fra le ultime { $bottom } carte.
}
cards-thrown-away = { $who } fugge: { $cards ->
    [0] non restano carte SS da togliere.
    [one] l'ultima carta del mazzo SS esce dal gioco senza essere vista.
   *[other] le ultime { $cards } carte del mazzo SS escono dal gioco senza essere viste.
}
cannon-loaded = { $who } carica il 76mm Cannon.
action-passed = Si rinuncia a un'azione: { $left ->
    [0] non ne restano.
    [one] ne resta { $left }.
   *[other] ne restano { $left }.
}
action-ended = { $who } non fa altro.

## Eventi: la Fase SS

ss-phase-began = Fase SS del turno { $turn }.
tactic-dealt = Carta Tattica in gioco: { $tactic }.
tactic-retired = La carta Tattica { $tactic } esce dal gioco.
card-revealed = Carta SS: { $card }.
area-rolled = Tiro di { $faces }: arriva { $counterA } { $spaceIn }.
suppression-declined = Nessun segnalino speso contro { $counterThe } { $spaceIn }.
suppression-rolled = Soppressione contro { $counterThe } { $spaceIn }: { $faces } (serve { $need }+), { $hit ->
    [1] viene fermato.
   *[other] passa.
}
counter-placed = { $counterStart } viene piazzato { $spaceIn }.
counter-advanced = { $counterOne } avanza { $spaceIn }.
castle-entered = { $counterOne } entra nel castello!
nobody-in-sight = Nessun bersaglio sul { $colour }: il colpo va a vuoto.
colour-targeted = { $kindStart } tira { $face }: sotto tiro le postazioni { $colourMany }.
gun-fired = { $counterStart } { $spaceIn } spara.
defender-targeted = Tiro di { $face } per il bersaglio sul { $colour }: { $who }.
defender-shot-at = Fuoco su { $who }: { $faces } (serve { $need }+), { $hit ->
    [1] colpito.
   *[other] mancato.
}
defender-disrupted = { $who } è Disturbato.
defender-lost = { $who } viene ucciso.
morale-broke = Morale Basso: { $locationIn } viene ucciso anche { $who }.
sacrifice-made = { $who } si sacrifica per { $saved }.
location-targeted = { $kindStart } tira { $face }: il bersaglio è { $locationThe }.
location-shot-at = Fuoco contro { $locationThe }: { $faces } (serve { $need }+), { $hit ->
    [1] a segno.
   *[other] a vuoto.
}
defense-reduced = Il Valore Difesa { $locationOf } scende a { $value }.
location-shaken = { $locationStart } è già al minimo: chi è dentro viene disturbato.
tank-destroyed = Il Besotten Jenny è distrutto, { $inside ->
    [0] senza nessuno dentro.
    [one] con { $inside } Difensore dentro.
   *[other] con { $inside } Difensori dentro.
}
wreck-targeted = { $kindStart } spara al relitto del Besotten Jenny: nessun effetto.
reinforcements-arrived = Rinforzi: { $count ->
    [one] { $count } Difensore passa nella riserva.
   *[other] { $count } Difensori passano nella riserva.
}
tokens-cleared = { $tokens ->
    [one] { $tokens } segnalino soppressione non speso viene tolto.
   *[other] { $tokens } segnalini soppressione non spesi vengono tolti.
}
regiment-arrived = Il 142° Reggimento di Fanteria arriva al turno { $turn }.
game-ended = { $ending }: { $endingId ->
    [overrun] i Difensori hanno perso.
   *[other] { $score ->
        [one] { $score } punto.
       *[other] { $score } punti.
    }
}

## Eventi: la Pianificazione SS

orders-laid = Il giocatore SS prepara { $cards ->
    [one] { $cards } ordine.
   *[other] { $cards } ordini.
}
hand-drawn = Peschi: { $card }.
order-chosen = Ordine { $place }: { $card }.
tactic-chosen = Carta Tattica del turno: { $tactic }.

## Probabilità

odds-hit = { $counter } { $spaceIn }: colpito ({ $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}, serve { $need }+)
odds-stopped = { $counter } fermato prima che arrivi { $spaceIn } ({ $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}, serve { $need }+)
odds-castle-falls = { $counter } arriva { $spaceIn } e il castello cade
odds-struck = { $who }: a segno ({ $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}, serve { $need }+)
odds-overrun = Il castello cade in questo turno se non si sopprime nulla
odds-overrun-now = Il castello cade
odds-casualty = Almeno un Difensore viene ucciso
odds-disrupted = Almeno un Difensore è Disturbato

## Pericoli

danger-track = { $space }: { $count ->
    [one] c'è posto per un altro segnalino
   *[other] c'è posto per altri { $count } segnalini
} prima che uno entri nel castello; in questo turno ne esce uno qui
danger-track-label = ancora { $count }
danger-track-full = { $space } al completo: un segnalino che esce qui ne spinge uno nel castello
danger-track-full-label = il prossimo entra
danger-last-circle = { $counterStart } { $spaceIn }: la prossima spinta lo porta nel castello
danger-last-circle-label = { $counter }: prossima spinta
danger-colour = { $tokens ->
    [0] Nessun segnalino soppressione ({ $colour })
    [one] Un segnalino soppressione ({ $colour })
   *[other] { $tokens } segnalini soppressione ({ $colour })
} contro i segnalini che escono lì in questo turno
danger-colour-label = {""}
danger-location-weakened = Un colpo a segno contro { $locationThe } ({ $who }, { $need }+): la difesa scende a { $value }
danger-location-weakened-label = { $firstShort } { $need }+
danger-location-shaken = Un colpo a segno contro { $locationThe } ({ $who }, { $need }+) con la difesa al minimo: { $men ->
    [0] dentro non c'è nessuno
    [one] chi è dentro è Disturbato
   *[other] tutti e { $men } dentro sono Disturbati
}
danger-location-shaken-label = { $firstShort } { $need }+
danger-tank-destroyed = Il Besotten Jenny viene colpito ({ $who }, { $need }+) e distrutto{ $men ->
    [0] {""}
    [one] {""} con chi è dentro
   *[other] {""} con tutti e { $men } dentro
}
danger-tank-destroyed-label = { $firstShort } { $need }+
danger-hit = { $man } viene colpito ({ $who }, { $need }+)
danger-hit-label = { $firstShort } { $need }+
danger-hit-again = { $man }, già Disturbato, viene colpito ({ $who }, { $need }+) e ucciso
danger-hit-again-label = { $firstShort } { $need }+
danger-overrun = Il castello cade in questo turno
danger-overrun-label = castello perduto
danger-men-hit = Difensori colpiti in questo turno
danger-men-hit-label = colpiti
danger-assumes-no-tokens = Non si spende nessun segnalino soppressione e nessuno si sacrifica.
danger-assumes-each-card-alone = Per i singoli uomini ogni carta conta come se le altre non avessero cambiato nulla.
danger-assumes-orders-unknown = Le carte le sceglie il giocatore SS: non ci sono probabilità, solo ciò che possono fare le carte non viste.
danger-assumes-dice-pending = I dadi da tirare adesso non contano: tutto resta come prima.

## Caratteristiche: che cosa ha in media una mossa più di un'altra; $much quanti, $percent quanto più spesso

feature-counters = ci sono { $much } segnalini SS { $more ->
    [yes] in più
   *[no] in meno
} sui percorsi
feature-breach = ci sono { $much } percorsi pieni { $more ->
    [yes] in più
   *[no] in meno
}, dove il prossimo segnalino entra nel castello
feature-guns = ci sono { $much } Mitraglieri e Mortai { $more ->
    [yes] in più
   *[no] in meno
} sul tabellone
feature-defenders = ci sono { $much } Difensori { $more ->
    [yes] in più
   *[no] in meno
} sul tabellone
feature-french = ci sono { $much } Difensori francesi { $more ->
    [yes] in più
   *[no] in meno
} sul tabellone
feature-ready = ci sono { $much } Difensori pronti { $more ->
    [yes] in più
   *[no] in meno
}
feature-disrupted = ci sono { $much } Difensori Disturbati { $more ->
    [yes] in più
   *[no] in meno
}
feature-tank = il Besotten Jenny resiste { $more ->
    [yes] più spesso
   *[no] meno spesso
} ({ $percent } %)
feature-escape = Borotra è fuggito { $more ->
    [yes] più spesso
   *[no] meno spesso
} ({ $percent } %)
feature-tokens-green = ci sono { $much } segnalini soppressione { $more ->
    [yes] in più
   *[no] in meno
} sul verde
feature-tokens-red = ci sono { $much } segnalini soppressione { $more ->
    [yes] in più
   *[no] in meno
} sul rosso
feature-tokens-purple = ci sono { $much } segnalini soppressione { $more ->
    [yes] in più
   *[no] in meno
} sul viola
feature-tokens-black = ci sono { $much } segnalini soppressione { $more ->
    [yes] in più
   *[no] in meno
} sul nero

## Motivi: che cosa parla per una mossa, come seconda parte di una frase

motive-on-the-way = { $counterThe } { $spaceIn } è a { $steps } passi dal castello
motive-more-cover = il { $colour } { $tokens ->
    [0] non ha ancora segnalini soppressione
    [1] ha un solo segnalino soppressione
   *[other] ha { $tokens } segnalini soppressione
}
motive-room = sul percorso { $spaceIn } { $count ->
    [1] resta uno spazio vuoto
   *[other] restano { $count } spazi vuoti
}, e { $counterThe } ne prenderebbe uno
motive-castle-next = { $steps ->
    [1] al prossimo passo { $counterThe } { $spaceIn } entra nel castello
   *[other] { $counterThe } { $spaceIn } è a { $steps } passi dal castello
}
motive-track-full = il percorso { $spaceIn } è pieno ({ $counterThe }), e il prossimo segnalino sul { $colour } entra nel castello
motive-heavy-weapon = { $counterThe } { $spaceIn } spara di nuovo a ogni Suppressive Fire
motive-uncovered = il { $colour } non ha segnalini soppressione, e { $count ->
    [1] un segnalino SS è
   *[other] { $count } segnalini SS sono
} sui suoi percorsi
motive-thinly-covered = il { $colour } ha { $tokens ->
    [1] un solo segnalino soppressione
   *[other] solo { $tokens } segnalini soppressione
} contro { $count } segnalini SS sui suoi percorsi
motive-would-enter = il percorso è pieno, e { $counterThe } entra nel castello se non viene fermato ora
motive-keep-tokens = il percorso ha ancora posto, e { $tokens ->
    [1] il segnalino sul { $colour } resta
   *[other] i { $tokens } segnalini sul { $colour } restano
} per un segnalino che entrerebbe nel castello
motive-lost-if-hit = { $who } è Disturbato, e il prossimo colpo sarebbe l'ultimo
motive-can-act-again = { $who } è Esausto e può agire di nuovo
motive-command = { $count ->
    [1] un Difensore accanto a { $who } può
   *[other] { $count } Difensori accanto a { $who } possono
} recuperare subito
motive-escape = nessun segnalino SS è nei colori di { $who }, che così fugge e fa arrivare il 142°
motive-load = il cannone da 76mm non è carico
motive-sees-more = da lì { $who } vede { $count ->
    [1] un segnalino SS
   *[other] { $count } segnalini SS
}, e { $now } da dove si trova
motive-supply = { $count ->
    [1] un Difensore aspetta
   *[other] { $count } Difensori aspettano
} nella riserva, dove nessuno può agire

## Interpretazioni: di che cosa si tratta, e le scelte possibili.

ruling-jenny-hit-at-defense-4 = Besotten Jenny colpito con Valore Difesa 4
    .c0 = distrutto, chi è dentro viene ucciso
    .c1 = disturba tutti quelli che sono dentro
ruling-second-disruption-by-location-hit = Secondo disturbo per un colpo alla locazione
    .c0 = ucciso
    .c1 = senza effetto
ruling-two-colour-position = Postazioni di due colori
    .c0 = appartiene a entrambi i colori; al massimo un tiro per colpire a Difensore e a effetto
ruling-besotten-jenny-positions-targetable-by-colour = Le postazioni del Besotten Jenny come bersagli per colore
    .c0 = no, non hanno un numero di dado
    .c1 = sì
ruling-placement-order = Ordine di piazzamento dei segnalini SS
    .c0 = tira l'area, decidi la soppressione (un tiro), piazza e spingi, poi il segnalino successivo
ruling-push-order = Ordine delle spinte
    .c0 = il nuovo prende l'area, ognuno avanza di uno spazio fino al primo libero; la sconfitta si controlla subito
ruling-merged-tracks-push = Spinte sui percorsi che si uniscono
    .c0 = un segnalino spinto spinge chiunque stia nello spazio comune, da qualunque percorso sia venuto
ruling-suppression-tokens-spent = Segnalini soppressione nel tiro
    .c0 = tutti quelli impegnati sono spesi, che il tiro riesca o no
ruling-suppression-tokens-persist = Segnalini soppressione non spesi
    .c0 = restano da un turno all'altro
    .c1 = si tolgono a ogni turno
ruling-suppression-token-supply = Quanti segnalini soppressione ci sono
    .c0 = al massimo 30 sul tabellone
    .c1 = senza limite
ruling-dice-supply = Quanti dadi ci sono
    .c0 = senza limite; i cinque dadi sono solo una comodità
    .c1 = al massimo 5
ruling-inspire-cumulative = Più Difensori con Ispirare
    .c0 = ogni Difensore con Ispirare pronto nella locazione ne aggiunge uno
    .c1 = al massimo uno
ruling-inspire-self = Ispirare sé stessi
    .c0 = un Difensore non ispira sé stesso
    .c1 = lo fa
ruling-low-morale-after-removal = Quando si controlla il Morale Basso
    .c0 = dopo aver tolto l'ucciso, quindi un ufficiale morto non protegge più
    .c1 = l'ufficiale protegge ancora
ruling-officer-condition = Stato dell'ufficiale che protegge
    .c0 = protegge anche da Esausto o Disturbato
    .c1 = dev'essere pronto
ruling-sacrifice-condition = Stato di Gangl per il Sacrificio
    .c0 = può essere Esausto o Disturbato
    .c1 = dev'essere pronto
ruling-sacrifice-counts-as-casualty = Il Sacrificio di Gangl vale come ucciso
    .c0 = sì, può far scattare il Morale Basso
    .c1 = no
ruling-sacrifice-when-tank-is-destroyed = Sacrificio quando il carro è distrutto
    .c0 = non si può, anche Gangl viene ucciso
    .c1 = si può
ruling-escape-check = Quando si controlla la via di Fuga
    .c0 = quando si dichiara l'azione, dopo un movimento libero nella locazione
    .c1 = dove si trovava all'inizio del turno
ruling-escape-from-white-position = Fuga da una postazione bianca
    .c0 = non permessa
    .c1 = permessa (nessun colore, quindi nessun segnalino in quel colore)
ruling-escape-fewer-cards-left = Fuga con poche carte rimaste
    .c0 = la carta 142° si mischia fra tutte quelle che restano
ruling-regiment-142-is-last-card = Il 142° come ultima carta
    .c0 = comincia un 21° turno: cinque azioni, poi la carta chiude la partita
    .c1 = la partita finisce dopo il turno 20
ruling-load-exhausts = Caricare rende Esausti
    .c0 = sì
    .c1 = no
ruling-weapon-position-without-weapon-use = Postazione di un'arma senza usarla
    .c0 = il Difensore usa i propri valori e il colore della postazione
    .c1 = non può attaccare né sopprimere
ruling-suppress-from-yellow-or-white-only = Sopprimere da una postazione solo gialla o bianca
    .c0 = non si può
    .c1 = azione sprecata
ruling-free-move-then-nothing = Movimento libero e poi nulla
    .c0 = costa l'azione e rende Esausti
    .c1 = non costa nulla
ruling-pass-action = Passare
    .c0 = permesso
    .c1 = non permesso
ruling-command-on-already-commanded = Comando su chi è già stato comandato
    .c0 = un secondo comandante può
    .c1 = vietato
ruling-several-heavy-weapons-in-one-area = Più armi pesanti in un'area
    .c0 = nell'ordine in cui sono state piazzate
    .c1 = sceglie il giocatore
ruling-reinforcement-left-in-supply = Rinforzi rimasti nella riserva
    .c0 = non valgono punti
    .c1 = valgono 1
ruling-tactics-decks-shuffled = Mischiare i mazzi Tattiche
    .c0 = sì, prima di togliere carte, in ogni variante
    .c1 = solo nella partita competitiva
ruling-wehrmacht-card-phase = La fase di cui parla una carta Wehrmacht
    .c0 = è la Fase SS
ruling-place-then-nothing = Piazzare e poi non fare nulla
    .c0 = permesso, costa l'azione e rende Esausti
    .c1 = non permesso finché un'azione è possibile
ruling-pass-scope = A che cosa si rinuncia passando
    .c0 = a una delle cinque azioni
    .c1 = al resto della Fase Difensore
ruling-weapon-use = Usare l'arma di una postazione
    .c0 = sceglie il giocatore: i valori dell'arma e il suo carico, o quelli del Difensore
    .c1 = sempre, se si può
ruling-attack-with-zero-dice = Attacco senza dadi
    .c0 = non permesso
    .c1 = permesso
ruling-command-without-recovery = Comando senza un Recupero
    .c0 = non permesso
    .c1 = permesso
ruling-suppress-when-tokens-run-out = Sopprimere quando i segnalini finiscono
    .c0 = se ne mettono quanti ne restano; senza, non si può
    .c1 = si può sempre
ruling-which-of-equal-heavy-weapons-is-removed = Quale di due armi pesanti uguali si toglie
    .c0 = la prima piazzata
    .c1 = l'ultima piazzata
ruling-focus-fire-scope = A che cosa si applica Focus Fire
    .c0 = a ogni tiro di disturbo dei segnalini
    .c1 = solo quando il segnalino viene piazzato
ruling-two-placement-tables = Due tabelle di piazzamento in vigore
    .c0 = la carta Tattica più recente
    .c1 = la carta Tattica più vecchia
ruling-shift-in-placement-action = Movimento libero nell'azione di piazzamento
    .c0 = permesso
    .c1 = non permesso
ruling-playtest-escape-check = Il controllo della Fuga nell'edizione playtest
    .c0 = come nell'edizione pubblicata
    .c1 = postazione e segnalini all'inizio del turno
ruling-location-hit-order = Ordine dei colpi a una locazione
    .c0 = sceglie il giocatore
    .c1 = le postazioni nell'ordine della tabella
ruling-competitive-142nd = Il 142° nella partita competitiva
    .c0 = chiude la partita quando la carta viene risolta
    .c1 = quando viene pescata in mano
ruling-competitive-last-turn = Ultimo turno della partita competitiva
    .c0 = nessun turno comincia con meno di tre carte SS in mano; non c'è un 21° turno
    .c1 = un 21° turno come in solitario
ruling-command-before-all-placed = Comando prima che tutti siano piazzati
    .c0 = permesso: i Recuperi dati dal Comando sono gratuiti, non azioni tue
    .c1 = non prima che i primi venti siano piazzati

## Il tabellone come testo

terminal-status = Turno { $turn } di { $turns }, ore { $clock }. { $phase }. Azioni { $actions }, carte SS { $cards }. Mazzo SS { $deck } (mazzo { $number }; in cima agli scarti: mazzo { $discard }). Punti { $score }.
terminal-crates = Soppressione: verde { $green }, rosso { $red }, viola { $purple }, nero { $black }.
terminal-loaded = Il 76mm Cannon è carico.
terminal-legend =
    F Fuciliere  S Scout  T Sturm  M Mitragliere  O Mortaio  · vuoto  █ castello
    z Esausto  ! Disturbato  * segnalino Azione  c segnalino Comando
    v verde  r rosso  l viola  n nero  g giallo  b bianco
    6 Valore Difesa  2l numero del dado e colore della postazione (4+: da 4 a 6)
    Difensori: 1/2 attacco/soppressione  C Comando  I Ispirare  M Morale Basso
    O Ufficiale  R Rinforzi  S Sacrificio  T Equipaggio Carrista  E Fuga
terminal-location = { $location }, Valore Difesa { $defense }:
terminal-cellar = { $location }:
terminal-free = libera
terminal-counter = { $counter }: { $space } ({ $colour }), { $steps ->
    [one] a una spinta dal castello
   *[other] a { $steps } spinte dal castello
}, Difesa { $defense }.
terminal-gun = { $counter }: { $space } ({ $colour }), Difesa { $defense }.
terminal-no-counters = Nessun segnalino SS sul tabellone.

## Lettere e righe brevi del tabellone disegnato nel testo

drawn-green = v
drawn-red = r
drawn-purple = l
drawn-black = n
drawn-yellow = g
drawn-white = b
drawn-rifleman = F
drawn-scout = S
drawn-sturm = T
drawn-machine-gunner = M
drawn-mortar = O
terminal-page-status = Turno { $turn }/{ $turns }, { $clock }  { $phase }  Azioni { $actions }  Carte SS { $cards }, mazzo { $deck }  Punti { $score }
terminal-page-crates = Soppressione
terminal-page-loaded = Il cannone è carico.

## Perché una posizione non può essere

fault-two-on-square = { $who } e { $other } stanno tutti e due in { $space }: una postazione tiene un solo Difensore.
fault-nowhere = { $who } non è da nessuna parte: sul tabellone, nella riserva, fra i rinforzi o fuori dal gioco.
fault-two-places = { $who } è in due posti insieme.
fault-token-off-board = { $who } non è sul tabellone e non può { $mark ->
    [exhausted] essere Esausto
    [disrupted] essere Disturbato
    [acted] avere un segnalino Azione
   *[other] avere un segnalino Comando
}.
fault-not-supply = { $who } non aspetta mai nella riserva.
fault-not-reinforcement = { $who } non arriva con la carta Reinforcements.
fault-in-wreck = { $who } non può essere dentro il carro distrutto.
fault-wreck-value = Il carro è distrutto solo quando il suo Valore Difesa è 0; qui è { $count }.
fault-wreck-loaded = Il cannone di un carro distrutto non può essere carico.
fault-too-many-acted = { $count } segnalini Azione, ma in un turno ci sono solo { $most } azioni.
fault-defense-step = { $location } non ha mai Valore Difesa { $count }.
fault-too-many-counters = { $counter }: { $count } segnalini sul tabellone; nella scatola ce ne sono { $most }.
fault-too-many-tokens = { $count } segnalini soppressione: ce ne sono { $most }.
fault-too-many-cards = { $card }: ne sono uscite { $count }, ma il mazzo ne ha { $most }.
fault-deck-order = { $card } non può essere uscita finché il mazzo { $deck } ha ancora carte.
fault-too-many-tactics = { $tactic }: ne sono uscite più di quante ne ha il mazzo Tattiche { $deck }.
fault-tactics-to-come = Mazzo Tattiche { $deck }: { $count } da pescare, ma ne restano solo { $most }.
fault-escaper-here = { $who } è fuggito: quindi non è più sul tabellone.
fault-regiment-early = Il 142° entra nel mazzo solo quando Borotra è fuggito.
fault-regiment-late = Borotra è fuggito, quindi il 142° è nel mazzo o è già arrivato.
fault-cards-of-turn = All'inizio del turno { $turn } { $need ->
    [0] non è ancora uscita nessuna carta
    [one] è uscita una carta
   *[other] sono uscite { $need } carte
}, tre per turno; qui sono { $count }.
fault-deck-through = Il mazzo SS è finito: questa partita è conclusa.
fault-unplayable = Da qui la partita non può continuare ({ $detail }).
fault-over = Questa partita è finita.

## Parti di una posizione

part-castle = Castello
part-defense = Valori Difesa
part-defenders = Difensori
part-counters = Segnalini SS
part-cards = Carte SS
part-tactics = Carte Tattiche
part-turn = Turno
part-tank = Carro
part-loaded = Cannone carico
part-escaped = Borotra fuggito
part-yes = sì
part-no = no
part-heavy-weapons = Mitraglieri e mortai
part-suppression = Segnalini soppressione
part-gone = Carte uscite
part-hand = In mano
part-order-1 = Primo ordine
part-order-2 = Secondo ordine
part-order-3 = Terzo ordine
part-regiment = Carta del 142° Reggimento
part-aside = da parte
part-deck = nel mazzo
part-played = giocata
part-bottom-cards = Carte in fondo con il 142°
part-discard-deck = Mazzo dell'ultima carta
part-thrown-away = Scartate senza guardarle
part-newest = La più recente in gioco
part-older = La più vecchia in gioco
part-gone-1 = Uscite, mazzo 1
part-gone-2 = Uscite, mazzo 2
part-gone-3 = Uscite, mazzo 3
part-gone-4 = Uscite, mazzo 4
part-to-come-1 = Da pescare, mazzo 1
part-to-come-2 = Da pescare, mazzo 2
part-to-come-3 = Da pescare, mazzo 3
part-to-come-4 = Da pescare, mazzo 4
