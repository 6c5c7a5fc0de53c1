# Wolfenstein: Il gioco da tavolo in italiano. I termini sono quelli del regolamento; prima i nomi delle cose, poi le frasi.
# Attributi dei nomi: .the e .start con l'articolo (.start a inizio frase), .of, .at, .on e .from con la preposizione,
# .gender il genere, .many il plurale, .text che cosa dice una carta evento, .powers le capacità di un'arma in ordine.

title = Wolfenstein: Il gioco da tavolo
about = Un mondo andato storto. Un pugno di eroi entra per rimetterlo a posto, stanza dopo stanza.
team-heroes = Eroi
setting-heroes = i quattro eroi, per esempio bj,anya,set,klaus; altrimenti quelli suggeriti dalla missione

## Eroi

name-bj = B.J. Blazkowicz
    .start = B.J. Blazkowicz
    .the = B.J. Blazkowicz
    .of = di B.J. Blazkowicz
    .at = a B.J. Blazkowicz
    .gender = m
name-anya = Anya Oliwa
    .start = Anya Oliwa
    .the = Anya Oliwa
    .of = di Anya Oliwa
    .at = ad Anya Oliwa
    .gender = f
name-set = Set Roth
    .start = Set Roth
    .the = Set Roth
    .of = di Set Roth
    .at = a Set Roth
    .gender = m
name-bombate = Bombate
    .start = Bombate
    .the = Bombate
    .of = di Bombate
    .at = a Bombate
    .gender = m
name-max = Max Hass
    .start = Max Hass
    .the = Max Hass
    .of = di Max Hass
    .at = a Max Hass
    .gender = m
name-klaus = Klaus Kreutz
    .start = Klaus Kreutz
    .the = Klaus Kreutz
    .of = di Klaus Kreutz
    .at = a Klaus Kreutz
    .gender = m

## Nemici e boss: i tipi, poi le miniature

name-soldaten = Soldaten
name-space-marine = Marine Spaziale
name-supersoldaten = Supersoldaten
name-panzerhund = Panzerhund
name-commander = Comandante
name-drone = Drone
name-ubersoldaten = Übersoldaten
name-flame-trooper = Assaltatore Lanciafiamme
name-rocket-trooper = Assaltatore Lanciarazzi
name-bevli = Professor Bevli
    .start = Il professor Bevli
    .the = il professor Bevli
    .of = del professor Bevli
    .at = al professor Bevli
    .gender = m
name-von-grim = Generale von Grim
    .start = Il generale von Grim
    .the = il generale von Grim
    .of = del generale von Grim
    .at = al generale von Grim
    .gender = m
name-mecha-hitler = Mecha-Hitler
    .start = Mecha-Hitler
    .the = Mecha-Hitler
    .of = di Mecha-Hitler
    .at = a Mecha-Hitler
    .gender = m
name-hitler = Adolf Hitler
    .start = Adolf Hitler
    .the = Adolf Hitler
    .of = di Adolf Hitler
    .at = ad Adolf Hitler
    .gender = m
name-hans-grosse = Hans Grösse
    .start = Hans Grösse
    .the = Hans Grösse
    .of = di Hans Grösse
    .at = a Hans Grösse
    .gender = m
name-soldaten-1 = Soldaten 1
    .start = Il Soldaten 1
    .the = il Soldaten 1
    .of = del Soldaten 1
    .at = al Soldaten 1
    .gender = m
name-soldaten-2 = Soldaten 2
    .start = Il Soldaten 2
    .the = il Soldaten 2
    .of = del Soldaten 2
    .at = al Soldaten 2
    .gender = m
name-soldaten-3 = Soldaten 3
    .start = Il Soldaten 3
    .the = il Soldaten 3
    .of = del Soldaten 3
    .at = al Soldaten 3
    .gender = m
name-soldaten-4 = Soldaten 4
    .start = Il Soldaten 4
    .the = il Soldaten 4
    .of = del Soldaten 4
    .at = al Soldaten 4
    .gender = m
name-soldaten-5 = Soldaten 5
    .start = Il Soldaten 5
    .the = il Soldaten 5
    .of = del Soldaten 5
    .at = al Soldaten 5
    .gender = m
name-soldaten-6 = Soldaten 6
    .start = Il Soldaten 6
    .the = il Soldaten 6
    .of = del Soldaten 6
    .at = al Soldaten 6
    .gender = m
name-soldaten-7 = Soldaten 7
    .start = Il Soldaten 7
    .the = il Soldaten 7
    .of = del Soldaten 7
    .at = al Soldaten 7
    .gender = m
name-soldaten-8 = Soldaten 8
    .start = Il Soldaten 8
    .the = il Soldaten 8
    .of = del Soldaten 8
    .at = al Soldaten 8
    .gender = m
name-space-marine-1 = Marine Spaziale 1
    .start = Il Marine Spaziale 1
    .the = il Marine Spaziale 1
    .of = del Marine Spaziale 1
    .at = al Marine Spaziale 1
    .gender = m
name-space-marine-2 = Marine Spaziale 2
    .start = Il Marine Spaziale 2
    .the = il Marine Spaziale 2
    .of = del Marine Spaziale 2
    .at = al Marine Spaziale 2
    .gender = m
name-space-marine-3 = Marine Spaziale 3
    .start = Il Marine Spaziale 3
    .the = il Marine Spaziale 3
    .of = del Marine Spaziale 3
    .at = al Marine Spaziale 3
    .gender = m
name-space-marine-4 = Marine Spaziale 4
    .start = Il Marine Spaziale 4
    .the = il Marine Spaziale 4
    .of = del Marine Spaziale 4
    .at = al Marine Spaziale 4
    .gender = m
name-space-marine-5 = Marine Spaziale 5
    .start = Il Marine Spaziale 5
    .the = il Marine Spaziale 5
    .of = del Marine Spaziale 5
    .at = al Marine Spaziale 5
    .gender = m
name-space-marine-6 = Marine Spaziale 6
    .start = Il Marine Spaziale 6
    .the = il Marine Spaziale 6
    .of = del Marine Spaziale 6
    .at = al Marine Spaziale 6
    .gender = m
name-space-marine-7 = Marine Spaziale 7
    .start = Il Marine Spaziale 7
    .the = il Marine Spaziale 7
    .of = del Marine Spaziale 7
    .at = al Marine Spaziale 7
    .gender = m
name-space-marine-8 = Marine Spaziale 8
    .start = Il Marine Spaziale 8
    .the = il Marine Spaziale 8
    .of = del Marine Spaziale 8
    .at = al Marine Spaziale 8
    .gender = m
name-supersoldaten-1 = Supersoldaten 1
    .start = Il Supersoldaten 1
    .the = il Supersoldaten 1
    .of = del Supersoldaten 1
    .at = al Supersoldaten 1
    .gender = m
name-supersoldaten-2 = Supersoldaten 2
    .start = Il Supersoldaten 2
    .the = il Supersoldaten 2
    .of = del Supersoldaten 2
    .at = al Supersoldaten 2
    .gender = m
name-supersoldaten-3 = Supersoldaten 3
    .start = Il Supersoldaten 3
    .the = il Supersoldaten 3
    .of = del Supersoldaten 3
    .at = al Supersoldaten 3
    .gender = m
name-supersoldaten-4 = Supersoldaten 4
    .start = Il Supersoldaten 4
    .the = il Supersoldaten 4
    .of = del Supersoldaten 4
    .at = al Supersoldaten 4
    .gender = m
name-panzerhund-1 = Panzerhund 1
    .start = Il Panzerhund 1
    .the = il Panzerhund 1
    .of = del Panzerhund 1
    .at = al Panzerhund 1
    .gender = m
name-panzerhund-2 = Panzerhund 2
    .start = Il Panzerhund 2
    .the = il Panzerhund 2
    .of = del Panzerhund 2
    .at = al Panzerhund 2
    .gender = m
name-panzerhund-3 = Panzerhund 3
    .start = Il Panzerhund 3
    .the = il Panzerhund 3
    .of = del Panzerhund 3
    .at = al Panzerhund 3
    .gender = m
name-commander-1 = Comandante 1
    .start = Il Comandante 1
    .the = il Comandante 1
    .of = del Comandante 1
    .at = al Comandante 1
    .gender = m
name-commander-2 = Comandante 2
    .start = Il Comandante 2
    .the = il Comandante 2
    .of = del Comandante 2
    .at = al Comandante 2
    .gender = m
name-commander-3 = Comandante 3
    .start = Il Comandante 3
    .the = il Comandante 3
    .of = del Comandante 3
    .at = al Comandante 3
    .gender = m
name-commander-4 = Comandante 4
    .start = Il Comandante 4
    .the = il Comandante 4
    .of = del Comandante 4
    .at = al Comandante 4
    .gender = m
name-commander-5 = Comandante 5
    .start = Il Comandante 5
    .the = il Comandante 5
    .of = del Comandante 5
    .at = al Comandante 5
    .gender = m
name-commander-6 = Comandante 6
    .start = Il Comandante 6
    .the = il Comandante 6
    .of = del Comandante 6
    .at = al Comandante 6
    .gender = m
name-drone-1 = Drone 1
    .start = Il Drone 1
    .the = il Drone 1
    .of = del Drone 1
    .at = al Drone 1
    .gender = m
name-drone-2 = Drone 2
    .start = Il Drone 2
    .the = il Drone 2
    .of = del Drone 2
    .at = al Drone 2
    .gender = m
name-drone-3 = Drone 3
    .start = Il Drone 3
    .the = il Drone 3
    .of = del Drone 3
    .at = al Drone 3
    .gender = m
name-drone-4 = Drone 4
    .start = Il Drone 4
    .the = il Drone 4
    .of = del Drone 4
    .at = al Drone 4
    .gender = m
name-drone-5 = Drone 5
    .start = Il Drone 5
    .the = il Drone 5
    .of = del Drone 5
    .at = al Drone 5
    .gender = m
name-drone-6 = Drone 6
    .start = Il Drone 6
    .the = il Drone 6
    .of = del Drone 6
    .at = al Drone 6
    .gender = m
name-drone-7 = Drone 7
    .start = Il Drone 7
    .the = il Drone 7
    .of = del Drone 7
    .at = al Drone 7
    .gender = m
name-drone-8 = Drone 8
    .start = Il Drone 8
    .the = il Drone 8
    .of = del Drone 8
    .at = al Drone 8
    .gender = m
name-ubersoldaten-1 = Übersoldaten 1
    .start = L'Übersoldaten 1
    .the = l'Übersoldaten 1
    .of = dell'Übersoldaten 1
    .at = all'Übersoldaten 1
    .gender = m
name-ubersoldaten-2 = Übersoldaten 2
    .start = L'Übersoldaten 2
    .the = l'Übersoldaten 2
    .of = dell'Übersoldaten 2
    .at = all'Übersoldaten 2
    .gender = m
name-ubersoldaten-3 = Übersoldaten 3
    .start = L'Übersoldaten 3
    .the = l'Übersoldaten 3
    .of = dell'Übersoldaten 3
    .at = all'Übersoldaten 3
    .gender = m
name-ubersoldaten-4 = Übersoldaten 4
    .start = L'Übersoldaten 4
    .the = l'Übersoldaten 4
    .of = dell'Übersoldaten 4
    .at = all'Übersoldaten 4
    .gender = m
name-flame-trooper-1 = Assaltatore Lanciafiamme 1
    .start = L'Assaltatore Lanciafiamme 1
    .the = l'Assaltatore Lanciafiamme 1
    .of = dell'Assaltatore Lanciafiamme 1
    .at = all'Assaltatore Lanciafiamme 1
    .gender = m
name-flame-trooper-2 = Assaltatore Lanciafiamme 2
    .start = L'Assaltatore Lanciafiamme 2
    .the = l'Assaltatore Lanciafiamme 2
    .of = dell'Assaltatore Lanciafiamme 2
    .at = all'Assaltatore Lanciafiamme 2
    .gender = m
name-rocket-trooper-1 = Assaltatore Lanciarazzi 1
    .start = L'Assaltatore Lanciarazzi 1
    .the = l'Assaltatore Lanciarazzi 1
    .of = dell'Assaltatore Lanciarazzi 1
    .at = all'Assaltatore Lanciarazzi 1
    .gender = m
name-rocket-trooper-2 = Assaltatore Lanciarazzi 2
    .start = L'Assaltatore Lanciarazzi 2
    .the = l'Assaltatore Lanciarazzi 2
    .of = dell'Assaltatore Lanciarazzi 2
    .at = all'Assaltatore Lanciarazzi 2
    .gender = m

## Armi: i tipi, poi le carte

name-pistole-1960 = Pistole 1960
    .the = la Pistole 1960
    .on = sulla Pistole 1960
    .from = dalla Pistole 1960
    .powers = prima: { name-aimed-shot } (1 dado in più); seconda: { name-long-barrel } (2 caselle di portata in più); terza: { name-double-feed } (si ritirano fino a 2 Vuoto)
name-maschinenpistole = Maschinenpistole
    .the = la Maschinenpistole
    .on = sulla Maschinenpistole
    .from = dalla Maschinenpistole
    .powers = prima: { name-burst } (2 dadi in più); seconda: { name-rake } (1 danno ai nemici accanto al bersaglio); terza: { name-run-and-gun } (poi 2 spostamenti gratis)
name-sturmgewehr = Sturmgewehr
    .the = lo Sturmgewehr
    .on = sullo Sturmgewehr
    .from = dallo Sturmgewehr
    .powers = prima: { name-armour-piercing-ammo } (1 Colpo alla Corazza diventa Colpo ai PS); seconda: { name-full-auto } (2 dadi in più)
name-schockhammer = Schockhammer
    .the = lo Schockhammer
    .on = sullo Schockhammer
    .from = dallo Schockhammer
    .powers = prima: { name-ricochet } (1 danno ai nemici accanto al bersaglio); seconda: { name-point-blank } (2 dadi in più se adiacente)
name-scharfschutzengewehr = Scharfschützengewehr
    .the = lo Scharfschützengewehr
    .on = sullo Scharfschützengewehr
    .from = dallo Scharfschützengewehr
    .powers = prima: { name-headshot } (2 Colpi alla Corazza diventano Colpi ai PS); seconda: { name-breath-control } (si ritirano fino a 2 Vuoto)
name-laserkraftwerk = LaserKraftWerk
    .the = il LaserKraftWerk
    .on = sul LaserKraftWerk
    .from = dal LaserKraftWerk
    .powers = seconda: { name-overcharge } (2 dadi in più); terza: { name-burn-through } (2 Colpi alla Corazza diventano Colpi ai PS)
name-kampfpistole = Kampfpistole
    .the = la Kampfpistole
    .on = sulla Kampfpistole
    .from = dalla Kampfpistole
    .powers = prima: { name-grenade-round } (2 dadi per chiunque sia accanto al bersaglio); seconda: { name-flare } (se colpisce, stordisce)
name-dieselkraftwerk = Dieselkraftwerk
    .the = il Dieselkraftwerk
    .on = sul Dieselkraftwerk
    .from = dal Dieselkraftwerk
    .powers = prima: { name-sticky-gas } (2 danni ai nemici accanto al bersaglio); seconda: { name-slow-fuse } (un'uccisione non alza il pericolo); terza: { name-overpressure } (1 dado in più)
name-doppelschrotflinte = Doppelschrotflinte
    .the = la Doppelschrotflinte
    .on = sulla Doppelschrotflinte
    .from = dalla Doppelschrotflinte
    .powers = prima: { name-both-barrels } (2 dadi in più, poi va ricaricata); terza: { name-shove } (spinge di 2 caselle)
name-maschinengewehr = Maschinengewehr
    .the = la Maschinengewehr
    .on = sulla Maschinengewehr
    .from = dalla Maschinengewehr
    .powers = seconda: { name-suppress } (se colpisce, stordisce); terza: { name-long-burst } (2 dadi in più)
name-ubergewehr = Übergewehr
    .the = l'Übergewehr
    .on = sull'Übergewehr
    .from = dall'Übergewehr
    .powers = seconda: { name-discharge } (2 dadi per chiunque sia accanto al bersaglio); terza: { name-focus } (si ritirano fino a 2 Vuoto)
name-raketenwerfer = Raketenwerfer
    .the = il Raketenwerfer
    .on = sul Raketenwerfer
    .from = dal Raketenwerfer
    .powers = terza: { name-shaped-charge } (2 dadi in più, perfora il metallo)
name-pistole-1960-1 = Pistole 1960 (1)
    .the = la Pistole 1960 (1)
    .on = sulla Pistole 1960 (1)
    .from = dalla Pistole 1960 (1)
name-pistole-1960-2 = Pistole 1960 (2)
    .the = la Pistole 1960 (2)
    .on = sulla Pistole 1960 (2)
    .from = dalla Pistole 1960 (2)
name-pistole-1960-3 = Pistole 1960 (3)
    .the = la Pistole 1960 (3)
    .on = sulla Pistole 1960 (3)
    .from = dalla Pistole 1960 (3)
name-pistole-1960-4 = Pistole 1960 (4)
    .the = la Pistole 1960 (4)
    .on = sulla Pistole 1960 (4)
    .from = dalla Pistole 1960 (4)
name-pistole-1960-5 = Pistole 1960 (5)
    .the = la Pistole 1960 (5)
    .on = sulla Pistole 1960 (5)
    .from = dalla Pistole 1960 (5)
name-maschinenpistole-1 = Maschinenpistole (1)
    .the = la Maschinenpistole (1)
    .on = sulla Maschinenpistole (1)
    .from = dalla Maschinenpistole (1)
name-maschinenpistole-2 = Maschinenpistole (2)
    .the = la Maschinenpistole (2)
    .on = sulla Maschinenpistole (2)
    .from = dalla Maschinenpistole (2)
name-maschinenpistole-3 = Maschinenpistole (3)
    .the = la Maschinenpistole (3)
    .on = sulla Maschinenpistole (3)
    .from = dalla Maschinenpistole (3)
name-maschinenpistole-4 = Maschinenpistole (4)
    .the = la Maschinenpistole (4)
    .on = sulla Maschinenpistole (4)
    .from = dalla Maschinenpistole (4)
name-sturmgewehr-1 = Sturmgewehr (1)
    .the = lo Sturmgewehr (1)
    .on = sullo Sturmgewehr (1)
    .from = dallo Sturmgewehr (1)
name-sturmgewehr-2 = Sturmgewehr (2)
    .the = lo Sturmgewehr (2)
    .on = sullo Sturmgewehr (2)
    .from = dallo Sturmgewehr (2)
name-sturmgewehr-3 = Sturmgewehr (3)
    .the = lo Sturmgewehr (3)
    .on = sullo Sturmgewehr (3)
    .from = dallo Sturmgewehr (3)
name-sturmgewehr-4 = Sturmgewehr (4)
    .the = lo Sturmgewehr (4)
    .on = sullo Sturmgewehr (4)
    .from = dallo Sturmgewehr (4)
name-schockhammer-1 = Schockhammer (1)
    .the = lo Schockhammer (1)
    .on = sullo Schockhammer (1)
    .from = dallo Schockhammer (1)
name-schockhammer-2 = Schockhammer (2)
    .the = lo Schockhammer (2)
    .on = sullo Schockhammer (2)
    .from = dallo Schockhammer (2)
name-schockhammer-3 = Schockhammer (3)
    .the = lo Schockhammer (3)
    .on = sullo Schockhammer (3)
    .from = dallo Schockhammer (3)
name-scharfschutzengewehr-1 = Scharfschützengewehr (1)
    .the = lo Scharfschützengewehr (1)
    .on = sullo Scharfschützengewehr (1)
    .from = dallo Scharfschützengewehr (1)
name-scharfschutzengewehr-2 = Scharfschützengewehr (2)
    .the = lo Scharfschützengewehr (2)
    .on = sullo Scharfschützengewehr (2)
    .from = dallo Scharfschützengewehr (2)
name-scharfschutzengewehr-3 = Scharfschützengewehr (3)
    .the = lo Scharfschützengewehr (3)
    .on = sullo Scharfschützengewehr (3)
    .from = dallo Scharfschützengewehr (3)
name-laserkraftwerk-1 = LaserKraftWerk (1)
    .the = il LaserKraftWerk (1)
    .on = sul LaserKraftWerk (1)
    .from = dal LaserKraftWerk (1)
name-laserkraftwerk-2 = LaserKraftWerk (2)
    .the = il LaserKraftWerk (2)
    .on = sul LaserKraftWerk (2)
    .from = dal LaserKraftWerk (2)
name-laserkraftwerk-3 = LaserKraftWerk (3)
    .the = il LaserKraftWerk (3)
    .on = sul LaserKraftWerk (3)
    .from = dal LaserKraftWerk (3)
name-kampfpistole-1 = Kampfpistole (1)
    .the = la Kampfpistole (1)
    .on = sulla Kampfpistole (1)
    .from = dalla Kampfpistole (1)
name-kampfpistole-2 = Kampfpistole (2)
    .the = la Kampfpistole (2)
    .on = sulla Kampfpistole (2)
    .from = dalla Kampfpistole (2)
name-dieselkraftwerk-1 = Dieselkraftwerk (1)
    .the = il Dieselkraftwerk (1)
    .on = sul Dieselkraftwerk (1)
    .from = dal Dieselkraftwerk (1)
name-dieselkraftwerk-2 = Dieselkraftwerk (2)
    .the = il Dieselkraftwerk (2)
    .on = sul Dieselkraftwerk (2)
    .from = dal Dieselkraftwerk (2)
name-doppelschrotflinte-1 = Doppelschrotflinte (1)
    .the = la Doppelschrotflinte (1)
    .on = sulla Doppelschrotflinte (1)
    .from = dalla Doppelschrotflinte (1)
name-doppelschrotflinte-2 = Doppelschrotflinte (2)
    .the = la Doppelschrotflinte (2)
    .on = sulla Doppelschrotflinte (2)
    .from = dalla Doppelschrotflinte (2)

## Capacità delle armi

name-aimed-shot = Colpo mirato
name-long-barrel = Canna lunga
name-double-feed = Doppia alimentazione
name-burst = Raffica
name-rake = Falciata
name-run-and-gun = Corri e spara
name-armour-piercing-ammo = Munizioni perforanti
name-full-auto = Tiro automatico
name-steady = Mano ferma
name-ricochet = Rimbalzo
name-point-blank = A bruciapelo
name-knockback = Contraccolpo
name-headshot = Colpo alla testa
name-breath-control = Respiro controllato
name-unwieldy = Ingombrante
name-pierce-metal = Perforare il metallo
name-overcharge = Sovraccarico
name-burn-through = Fusione
name-grenade-round = Colpo a granata
name-flare = Bengala
name-heavy-charge = Carica pesante
name-sticky-gas = Gas appiccicoso
name-slow-fuse = Miccia lenta
name-overpressure = Sovrappressione
name-both-barrels = Entrambe le canne
name-scatter = Rosa di pallettoni
name-shove = Spintone
name-spread = Dispersione
name-suppress = Fuoco di soppressione
name-long-burst = Raffica lunga
name-discharge = Scarica
name-focus = Messa a fuoco
name-blast = Deflagrazione
name-minimum-distance = Distanza minima
name-shaped-charge = Carica cava
name-none = nessuna

power-aimed-shot = Un dado in più in questo attacco (ricostruzione).
power-long-barrel = Due caselle di portata in più in questo attacco (ricostruzione).
power-double-feed = Si possono ritirare fino a due Vuoto (ricostruzione).
power-burst = Due dadi in più in questo attacco (ricostruzione).
power-rake = I nemici accanto al bersaglio subiscono 1 danno (ricostruzione).
power-run-and-gun = Dopo l'attacco l'Eroe si sposta gratis fino a due caselle (ricostruzione).
power-armour-piercing-ammo = Un Colpo alla Corazza vale come Colpo ai PS; Grande Corazza è più forte (ricostruzione).
power-full-auto = Due dadi in più in questo attacco (ricostruzione).
power-steady = Sempre attiva: si può ritirare un Vuoto (ricostruzione).
power-ricochet = I nemici accanto al bersaglio subiscono 1 danno (ricostruzione).
power-point-blank = Due dadi in più contro un bersaglio adiacente (ricostruzione).
power-knockback = Sempre attiva: il bersaglio viene spinto via di una casella (ricostruzione).
power-headshot = Fino a due Colpi alla Corazza valgono come Colpi ai PS; Grande Corazza è più forte (ricostruzione).
power-breath-control = Si possono ritirare fino a due Vuoto (ricostruzione).
power-unwieldy = Sempre attiva: non si attaccano bersagli adiacenti (ricostruzione).
power-pierce-metal = Sempre attiva: con quest'arma si rimuovono le barricate (ricostruzione).
power-overcharge = Due dadi in più in questo attacco (ricostruzione).
power-burn-through = Fino a due Colpi alla Corazza valgono come Colpi ai PS; Grande Corazza è più forte (ricostruzione).
power-grenade-round = Si tirano due dadi per chiunque sia accanto al bersaglio (ricostruzione).
power-flare = Se il bersaglio è colpito, è stordito (ricostruzione).
power-heavy-charge = Sempre attiva: si aggiunge un Colpo alla Corazza (ricostruzione).
power-sticky-gas = I nemici accanto al bersaglio subiscono 2 danni (ricostruzione).
power-slow-fuse = Un'uccisione non alza il pericolo; il rumore resta (ricostruzione).
power-overpressure = Un dado in più in questo attacco (ricostruzione).
power-both-barrels = Due dadi in più, poi l'arma va ricaricata (ricostruzione).
power-scatter = Sempre attiva: un dado in meno per ogni casella in mezzo, ma sempre almeno uno (ricostruzione).
power-shove = Il bersaglio viene spinto via di due caselle (ricostruzione).
power-spread = Sempre attiva: un dado in meno per ogni casella in mezzo, ma sempre almeno uno (ricostruzione).
power-suppress = Se il bersaglio è colpito, è stordito (ricostruzione).
power-long-burst = Due dadi in più in questo attacco (ricostruzione).
power-discharge = Si tirano due dadi per chiunque sia accanto al bersaglio (ricostruzione).
power-focus = Si possono ritirare fino a due Vuoto (ricostruzione).
power-blast = Sempre attiva: chiunque sia accanto al bersaglio subisce 1 danno (ricostruzione).
power-minimum-distance = Sempre attiva: non si attaccano bersagli adiacenti (ricostruzione).
power-shaped-charge = Due dadi in più in questo attacco, e l'arma perfora il metallo (ricostruzione).

## Talenti degli Eroi

name-momentum = Slancio
name-double-tap = Doppio colpo
name-grit = Grinta
name-nurse = Infermiera
name-light-step = Passo leggero
name-cut-the-wires = Tagliare i fili
name-daat-yichud = Da'at Yichud
name-shoshana = Shoshana
name-field-plating = Corazza da campo
name-close-quarters = Corpo a corpo
name-shoulder-charge = Spallata
name-battle-cry = Grido di battaglia
name-big-hands = Mani grandi
name-unmoved = Irremovibile
name-carry = Sulle spalle
name-war-veteran = Veterano di Guerra
name-old-comrades = Vecchi camerati
name-covering-fire = Fuoco di copertura

power-momentum = Sempre attivo: dopo un'uccisione uno spostamento è gratis (ricostruzione).
power-double-tap = Un attacco in più in un turno in cui B.J. Blazkowicz ha ucciso (ricostruzione).
power-grit = Via il gettone fatica, e si recupera 1 PS (ricostruzione).
power-nurse = Sempre attivo: all'inizio del suo turno Anya Oliwa cura di 1 PS un Eroe adiacente (ricostruzione).
power-light-step = Due PA, e per questo turno la sola presenza non fa rumore (ricostruzione).
power-cut-the-wires = Un nemico entro 3 caselle è sabotato (ricostruzione).
power-daat-yichud = Sempre attivo: con un'arma speciale un Vuoto vale come Colpo alla Corazza (ricostruzione).
power-shoshana = Shoshana apre una cassa fino a 5 caselle di distanza (ricostruzione).
power-field-plating = Un Eroe entro 2 caselle riceve 2 punti corazza (ricostruzione).
power-close-quarters = Sempre attivo: un dado in più contro bersagli adiacenti (ricostruzione).
power-shoulder-charge = Tre spostamenti gratis, poi si può spingere di una casella un nemico adiacente (ricostruzione).
power-battle-cry = Gli Eroi nella stessa stanza o corridoio hanno 1 PA in più nel prossimo turno; fa rumore (ricostruzione).
power-big-hands = Sempre attivo, finché non impugna armi: un attacco silenzioso a un nemico adiacente con 2 dadi per 2 PA (ricostruzione).
power-unmoved = Fino al suo prossimo turno Max Hass ignora 2 colpi (ricostruzione).
power-carry = Un Eroe adiacente viene con lui per un massimo di quattro spostamenti (ricostruzione).
power-war-veteran = Sempre attivo: si può ritirare un Ricarica.
power-old-comrades = I Soldaten non vedono Klaus Kreutz finché non attacca (ricostruzione).
power-covering-fire = Con un successo un nemico entro 3 caselle è stordito (ricostruzione).

## Equipaggiamento

name-knife = Coltello
    .the = il Coltello
name-hatchet = Accetta
    .the = l'Accetta
name-pipe = Tubo
    .the = il Tubo
name-hand-bomb = Bomba a Mano
    .the = la Bomba a Mano
name-tnt = TNT
    .the = il TNT
name-sonic-grenade = Granata Sonora
    .the = la Granata Sonora
name-tesla-grenade = Granata Tesla
    .the = la Granata Tesla
name-first-aid = Cassetta di pronto soccorso
    .the = la Cassetta di pronto soccorso
name-adrenaline = Adrenalina
    .the = l'Adrenalina
name-ammo-belt = Nastro di munizioni
    .the = il Nastro di munizioni
name-smoke-candle = Candelotto fumogeno
    .the = il Candelotto fumogeno
name-black-coffee = Caffè nero
    .the = il Caffè nero
name-wind-up-radio = Radio a manovella
    .the = la Radio a manovella
name-forged-orders = Ordini falsi
    .the = gli Ordini falsi
name-silencer = Silenziatore
    .the = il Silenziatore
name-bayonet = Baionetta
    .the = la Baionetta
name-scope = Mirino
    .the = il Mirino
name-drum-magazine = Caricatore a tamburo
    .the = il Caricatore a tamburo
name-kevlar-vest = Giubbotto di kevlar
    .the = il Giubbotto di kevlar
name-steel-cuirass = Corsaletto d'acciaio
    .the = il Corsaletto d'acciaio
name-enhanced-plating = Armatura Potenziata
    .the = l'Armatura Potenziata
name-kreisau-serum = Siero di Kreisau
    .the = il Siero di Kreisau
name-regime-uniform = Uniforme del regime
    .the = l'Uniforme del regime
name-officers-greatcoat = Cappotto da ufficiale
    .the = il Cappotto da ufficiale
name-toolkit = Cassetta degli attrezzi
    .the = la Cassetta degli attrezzi
name-lucky-medal = Medaglietta portafortuna
    .the = la Medaglietta portafortuna

card-knife = Esecuzione silenziosa di un nemico adiacente con 3 dadi: né rumore né pericolo (ricostruzione).
card-hatchet = Esecuzione silenziosa di un nemico adiacente con 4 dadi: né rumore né pericolo (ricostruzione).
card-pipe = Esecuzione silenziosa di un nemico adiacente con 3 dadi: né rumore né pericolo; se colpisce, stordisce (ricostruzione).
card-hand-bomb = Si lancia fino a 3 caselle: 2 dadi per chiunque sia lì o accanto, e rumore (ricostruzione).
card-tnt = Si lancia fino a 2 caselle: 3 danni lì, 1 accanto, e rumore (ricostruzione).
card-sonic-grenade = Si lancia fino a 4 caselle: chiunque sia lì o accanto è stordito, le macchine no (ricostruzione).
card-tesla-grenade = Si lancia fino a 4 caselle: le macchine lì e accanto sono sabotate (ricostruzione).
card-first-aid = L'Eroe o uno adiacente recupera 3 PS (ricostruzione).
card-adrenaline = 3 PA subito, e un gettone fatica (ricostruzione).
card-ammo-belt = 2 munizioni a tua scelta (ricostruzione).
card-smoke-candle = Qui il rumore scompare, e chi è a più di 2 caselle non vede l'Eroe (ricostruzione).
card-black-coffee = Via il gettone fatica (ricostruzione).
card-wind-up-radio = Rumore in una stanza o corridoio entro 8 caselle, e nessuno qui (ricostruzione).
card-forged-orders = Il pericolo scende di 2 (ricostruzione).
card-silencer = Montato su un'arma: i suoi attacchi non fanno rumore e le sue uccisioni non alzano il pericolo.
card-bayonet = Montata su un'arma: un attacco a un nemico adiacente con 2 dadi per 2 PA (ricostruzione).
card-scope = Montato su un'arma: 2 caselle di portata in più (ricostruzione).
card-drum-magazine = Montato su un'arma: si può ritirare un Ricarica (ricostruzione).
card-kevlar-vest = Indossato: 3 punti corazza (ricostruzione).
card-steel-cuirass = Indossato: 5 punti corazza, ma 1 PA in meno ogni turno (ricostruzione).
card-enhanced-plating = 2 punti corazza in più per il resto della missione (ricostruzione).
card-kreisau-serum = 2 PS in più per il resto della missione (ricostruzione).
card-regime-uniform = Soldaten, Comandanti e Marine Spaziali a più di 3 caselle non vedono l'Eroe finché non attacca (ricostruzione).
card-officers-greatcoat = Indossato: il primo colpo di ogni round non conta (ricostruzione).
card-toolkit = Le porte non costano PA; per 2 PA si sabota una macchina adiacente (ricostruzione).
card-lucky-medal = Una volta per round si può ritirare un dado qualsiasi (ricostruzione).

## Munizioni, facce del dado, gettoni

name-light = munizione leggera
    .the = una munizione leggera
    .many = munizioni leggere
name-heavy = munizione pesante
    .the = una munizione pesante
    .many = munizioni pesanti
name-special = munizione speciale
    .the = una munizione speciale
    .many = munizioni speciali
name-hp = Colpo ai PS
name-armour = Colpo alla Corazza
name-reload = Ricarica
name-blank = Vuoto
name-crate = cassa
    .at = nella cassa
name-event = evento
    .at = presso il gettone evento
name-objective = obiettivo
    .at = presso l'obiettivo
name-crate-1 = cassa 1
    .at = nella cassa 1
name-crate-2 = cassa 2
    .at = nella cassa 2
name-crate-3 = cassa 3
    .at = nella cassa 3
name-crate-4 = cassa 4
    .at = nella cassa 4
name-crate-5 = cassa 5
    .at = nella cassa 5
name-crate-6 = cassa 6
    .at = nella cassa 6
name-crate-7 = cassa 7
    .at = nella cassa 7
name-crate-8 = cassa 8
    .at = nella cassa 8
name-event-1 = gettone evento 1
    .at = presso il gettone evento 1
name-event-2 = gettone evento 2
    .at = presso il gettone evento 2
name-event-3 = gettone evento 3
    .at = presso il gettone evento 3
name-event-4 = gettone evento 4
    .at = presso il gettone evento 4
name-event-5 = gettone evento 5
    .at = presso il gettone evento 5
name-objective-a = obiettivo A
    .at = presso l'obiettivo A
    .from = dall'obiettivo A
name-objective-b = obiettivo B
    .at = presso l'obiettivo B
    .from = dall'obiettivo B
name-objective-c = obiettivo C
    .at = presso l'obiettivo C
    .from = dall'obiettivo C
name-objective-d = obiettivo D
    .at = presso l'obiettivo D
    .from = dall'obiettivo D
name-unused-1 = carta non usata 1
name-unused-2 = carta non usata 2
name-unused-21 = carta non usata 21
name-unused-22 = carta non usata 22
name-unused-23 = carta non usata 23
name-unused-24 = carta non usata 24
name-unused-25 = carta non usata 25
name-unused-26 = carta non usata 26
name-unused-27 = carta non usata 27
    .the = la carta non usata 27
    .on = sulla carta non usata 27
    .from = dalla carta non usata 27
name-unused-28 = carta non usata 28
    .the = la carta non usata 28
    .on = sulla carta non usata 28
    .from = dalla carta non usata 28
name-unused-29 = carta non usata 29
    .the = la carta non usata 29
    .on = sulla carta non usata 29
    .from = dalla carta non usata 29
name-unused-30 = carta non usata 30
    .the = la carta non usata 30
    .on = sulla carta non usata 30
    .from = dalla carta non usata 30
name-unused-31 = carta non usata 31
    .the = la carta non usata 31
    .on = sulla carta non usata 31
    .from = dalla carta non usata 31
name-unused-32 = carta non usata 32
    .the = la carta non usata 32
    .on = sulla carta non usata 32
    .from = dalla carta non usata 32

## Carte evento e le loro opzioni

name-hunted = Gli inseguiti
    .text = Dei prigionieri in fuga chiedono aiuto. Aiutarli: compaiono un Soldaten, un Marine Spaziale e un Comandante; al segnalino d'ingresso degli Eroi più vicino ottieni 3 Punti Gloria e un'arma, gli altri 1 Punto Gloria ciascuno. Rifiutare: una carta equipaggiamento (il bottino è una ricostruzione).
name-help = aiutarli
name-refuse = rifiutare
name-wounded-runner = Staffetta ferita
    .text = Un portaordini non può proseguire. Portare il messaggio: al segnalino d'ingresso degli Eroi più vicino ottieni 2 Punti Gloria e una carta equipaggiamento, gli altri 1 Punto Gloria ciascuno. Prendere il suo zaino: il pericolo sale di 1, due carte equipaggiamento (ricostruzione).
name-carry-message = portare il messaggio
name-take-his-kit = prendere il suo zaino
name-locked-locker = Armadietto chiuso
    .text = Forzarlo: con un successo 1 Punto Gloria e un'arma, con un fallimento rumore e pericolo +1. Lasciarlo stare: 1 Punto Gloria (ricostruzione).
name-force-it = forzarlo
name-leave-it = lasciarlo stare
name-ticking-case = La valigetta che ticchetta
    .text = Disinnescarla con 2 dadi: con un successo 2 Punti Gloria e una carta equipaggiamento, gli altri 1 Punto Gloria ciascuno; con un fallimento 2 danni a ogni Eroe entro 1 casella, e rumore (ricostruzione).
name-defuse = disinnescarla
name-stray-drone = Drone sbandato
    .text = Riprogrammarlo: con un successo un Drone si unisce a te come bot e ottieni 1 Punto Gloria, con un fallimento compare un Drone. Smontarlo: 2 munizioni speciali (ricostruzione).
name-reprogram = riprogrammarlo
name-strip-for-parts = smontarlo
name-chained-hound = Il segugio incatenato
    .text = Girargli il collare, 2 successi con 2 dadi: un Panzerhund si unisce a te come bot e ottieni 2 Punti Gloria, altrimenti compare un Panzerhund. Indietreggiare: una carta equipaggiamento (ricostruzione).
name-turn-collar = girargli il collare
name-back-away = indietreggiare
name-cold-super-soldier = La macchina spenta
    .text = Risvegliarla con 2 dadi: con un successo un Supersoldaten si unisce a te come bot e ottieni 1 Punto Gloria, con un fallimento compare un Supersoldaten. Sfasciarla: rumore, 1 Punto Gloria e 1 munizione pesante (ricostruzione).
name-wake-it = risvegliarla
name-wreck-it = sfasciarla
name-kitchen-boy = Lo sguattero
    .text = Nasconderlo: qui il rumore scompare, 1 Punto Gloria, gli altri 1 Punto Gloria ciascuno. Interrogarlo: il pericolo scende di 1, una carta equipaggiamento (ricostruzione).
name-hide-him = nasconderlo
name-question-him = interrogarlo
name-card-game = Partita a carte
    .text = Irrompere: compaiono due Soldaten; 2 Punti Gloria e una carta equipaggiamento, gli altri 1 munizione ciascuno (ricostruzione).
name-burst-in = irrompere
name-ringing-phone = Il telefono squilla
    .text = Rispondere: con un successo il pericolo scende di 2 e ottieni 2 Punti Gloria, con un fallimento sale di 2. Tagliare il filo: il pericolo sale di 1, 1 Punto Gloria (ricostruzione).
name-answer = rispondere
name-cut-cord = tagliare il filo
name-wine-cellar = La cantina
    .text = Bere: 2 PS, un gettone fatica e 1 Punto Gloria. Fare a pezzi tutto: rumore, 1 Punto Gloria per tutti (ricostruzione).
name-drink = bere
name-smash = fare a pezzi tutto
name-weapon-rack = La rastrelliera
    .text = Armare tutti: il pericolo sale di 1, un'arma, gli altri 1 munizione ciascuno. Bloccare le serrature: 2 Punti Gloria (ricostruzione).
name-arm-everyone = armare tutti
name-jam-the-locks = bloccare le serrature
name-infirmary-cot = La branda dell'infermeria
    .text = Medicarsi: ogni Eroe qui recupera 3 PS, 1 Punto Gloria. Svuotare l'armadietto: due carte equipaggiamento (ricostruzione).
name-patch-up = medicarsi
name-loot-cabinet = svuotare l'armadietto
name-gas-main = La conduttura del gas
    .text = Sfiatarla: 1 danno ai nemici nelle stanze e nei corridoi adiacenti, rumore, 2 Punti Gloria. Sigillarla: 1 Punto Gloria per tutti (ricostruzione).
name-vent-it = sfiatarla
name-seal-it = sigillarla
name-defector = Il disertore
    .text = Fidarsi: con un successo il pericolo scende di 2 e ottieni 3 Punti Gloria, con un fallimento compaiono un Comandante e un Soldaten. Legarlo: 1 Punto Gloria e una carta equipaggiamento (ricostruzione).
name-trust = fidarsi
name-tie-up = legarlo
name-training-dummy = I manichini
    .text = Esercitarsi: un gettone fatica e 3 Punti Gloria. Frugare negli armadietti: una carta equipaggiamento e 1 munizione leggera (ricostruzione).
name-practise = esercitarsi
name-search-lockers = frugare negli armadietti
name-patrol-returns = La pattuglia di ritorno
    .text = Tendere un agguato: compaiono un Marine Spaziale e un Soldaten; 2 Punti Gloria e un'arma, gli altri 1 Punto Gloria ciascuno (ricostruzione).
name-ambush = tendere un agguato
name-burning-files = I fascicoli in fiamme
    .text = Salvarli: 2 danni, 3 Punti Gloria, gli altri 1 Punto Gloria ciascuno. Lasciarli bruciare: 1 Punto Gloria e una carta equipaggiamento (ricostruzione).
name-save-them = salvarli
name-let-burn = lasciarli bruciare
name-gunner-nest = La torretta muta
    .text = Ricablarla: con un successo 2 danni al nemico più vicino e 2 Punti Gloria, con un fallimento 3 danni a te. Rubare il nastro: 2 munizioni pesanti (ricostruzione).
name-rewire = ricablarla
name-steal-belt = rubare il nastro
name-radio-song = Una canzone familiare
    .text = Ascoltare: ogni Eroe qui perde il gettone fatica, 1 Punto Gloria per tutti. Cedere la radio: rumore accanto, il pericolo scende di 1, una carta equipaggiamento (ricostruzione).
name-listen = ascoltare
name-sell-the-radio-out = cedere la radio

card-hunted = { name-hunted.text }
card-wounded-runner = { name-wounded-runner.text }
card-locked-locker = { name-locked-locker.text }
card-ticking-case = { name-ticking-case.text }
card-stray-drone = { name-stray-drone.text }
card-chained-hound = { name-chained-hound.text }
card-cold-super-soldier = { name-cold-super-soldier.text }
card-kitchen-boy = { name-kitchen-boy.text }
card-card-game = { name-card-game.text }
card-ringing-phone = { name-ringing-phone.text }
card-wine-cellar = { name-wine-cellar.text }
card-weapon-rack = { name-weapon-rack.text }
card-infirmary-cot = { name-infirmary-cot.text }
card-gas-main = { name-gas-main.text }
card-defector = { name-defector.text }
card-training-dummy = { name-training-dummy.text }
card-patrol-returns = { name-patrol-returns.text }
card-burning-files = { name-burning-files.text }
card-gunner-nest = { name-gunner-nest.text }
card-radio-song = { name-radio-song.text }

## Carte cassa

name-gun-case = Custodia d'armi
name-ammo-box = Scatola di munizioni
name-supply-bag = Sacca di rifornimenti
name-arms-and-rounds = Armi e colpi
name-medical-chest = Cassetta medica
name-loot-for-all = Deposito comune
name-booby-trap = Trappola esplosiva
name-trip-wire = Filo d'inciampo

card-gun-case = Pesca un'arma (ricostruzione).
card-ammo-box = Ottieni 2 munizioni a tua scelta (ricostruzione).
card-supply-bag = Pesca 2 carte equipaggiamento (ricostruzione).
card-arms-and-rounds = Pesca un'arma e ottieni 1 munizione del suo tipo (ricostruzione).
card-medical-chest = Recupera 3 PS e pesca una carta equipaggiamento (ricostruzione).
card-loot-for-all = Ogni Eroe ottiene 1 munizione a sua scelta (ricostruzione).
card-booby-trap = Subisci 2 danni, fai rumore qui e pesca una carta equipaggiamento (ricostruzione).
card-trip-wire = Il pericolo sale di 1, qui si fa rumore, e peschi una carta equipaggiamento (ricostruzione).

## Che cos'ha di speciale ogni nemico

card-soldaten = Perde un dado per ogni casella in mezzo; se vede un Eroe e non attacca, grida e alza il pericolo di 1, una volta per fase.
card-space-marine = Attraversa terreno difficile e miniature (ricostruzione).
card-supersoldaten = Grande Corazza: i Colpi ai PS tolgono prima la corazza, anche con munizioni perforanti (ricostruzione).
card-panzerhund = Occupa quattro caselle; un dado in più dopo tre o più spostamenti (ricostruzione).
card-commander = Ignora il rumore; all'inizio della sua attivazione alza il pericolo di 1 (ricostruzione).
card-drone = Attraversa terreno difficile, miniature e gettoni (ricostruzione).
card-ubersoldaten = In ogni attacco ritira un Vuoto (ricostruzione).
card-flame-trooper = Gli Eroi accanto al suo bersaglio subiscono 1 danno (ricostruzione).
card-rocket-trooper = Non attacca Eroi adiacenti; gli Eroi accanto al suo bersaglio subiscono 1 danno (ricostruzione).
card-bevli = Burattinaio: con un successo compare accanto a lui un Supersoldaten, nella modalità più facile un Soldaten (ricostruzione).
card-von-grim = Subisce un colpo in meno in ogni attacco finché c'è un altro Nazista nella stessa stanza; ordina a un altro Nazista di sparare con 2 dadi (ricostruzione).
card-mecha-hitler = Occupa quattro caselle; Grande Corazza; quando il guscio si spezza, ne esce Adolf Hitler (ricostruzione).
card-hitler = Ich bin der Führer!: un colpo è annullato se nel tiro c'è un Ricarica o un Vuoto, nelle due modalità facili solo con un Ricarica (ricostruzione).
card-hans-grosse = Un dado in più contro Eroi adiacenti; sta nella stanza del boss solo nella modalità più difficile (ricostruzione).

## Finali e punteggio

name-victory = Tutti gli obiettivi della missione sono raggiunti
name-out-of-time = L'ultimo round è finito
name-all-dead = Tutti gli Eroi sono morti
name-hero-lost = È morto un Eroe, e la missione non lo permetteva

sheet-mission-won = Missione vinta
sheet-rounds-to-spare = Round d'anticipo

## Che cosa c'è da fare

notice = Le regole sono quelle del gioco stampato, ma quasi tutti i valori delle carte e tutte e dieci le missioni sono ricostruzioni nostre.
goal-kill = Uccidere: { $enemy }{ $count ->
    [one] { "" }
   *[other] { " " }(× { $count })
}
goal-search = Cercare { $tokenAt } in { $space }{ $times ->
    [one] { "" }
   *[other] { " " }(× { $times })
}
goal-events = Completare { $count ->
    [one] un evento
   *[other] { $count } eventi
}
goal-reach = { $after ->
    [tokens] Dopo gli obiettivi: tutti gli Eroi vivi in { $tile }
    [events] Dopo gli eventi: tutti gli Eroi vivi in { $tile }
   *[other] Tutti gli Eroi vivi in { $tile }
}
goal-exit = { $after ->
    [tokens] Dopo gli obiettivi: tutti gli Eroi vivi escono { $tokenFrom } in { $space }
    [events] Dopo gli eventi: tutti gli Eroi vivi escono { $tokenFrom } in { $space }
   *[other] Tutti gli Eroi vivi escono { $tokenFrom } in { $space }
}

goal-rounds = La missione è persa dopo il round { $count }, o quando tutti gli Eroi sono morti.
goal-hero-dead = È persa anche se muore un solo Eroe.

## Valori stampati sulle carte

printed-hero = PS { $hp }, corazza { $armour }, PA { $ap }, precisione { $accuracy }{ $guess ->
    [yes] { " " }(ricostruzione).
   *[no] .
}
printed-enemy = PS { $hp }, corazza { $armour }, PA { $ap }, iniziativa { $initiative }; attacco: portata { $range }, { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}, { $attack_ap } PA{ $guess ->
    [yes] { " " }(ricostruzione).
   *[no] .
}
printed-weapon = Portata { $range }, { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}, { $ap } PA, { $ammo }{ $guess ->
    [yes] { " " }(ricostruzione).
   *[no] .
}

## Prima della partita

scenario-mission-1 = Missione 1, Gli alloggi dell'ufficiale: introducetevi nel castello, eliminate il Comandante di turno e prendete le carte dalla scrivania (ricostruzione).
scenario-mission-2 = Missione 2, Scorte e bottino: svuotate tre depositi e tornate tutti nella stanza d'ingresso (ricostruzione).
scenario-mission-3 = Missione 3, Il blocco delle celle: risolvete tre eventi, poi fuggite dalla botola nella sala delle guardie (ricostruzione).
scenario-mission-4 = Missione 4, Silenzio radio: fate tacere tre trasmettitori prima che il castello chiami aiuto (ricostruzione).
scenario-mission-5 = Missione 5, I canili: abbattete due segugi corazzati; il comando dei collari vi può aiutare (ricostruzione).
scenario-mission-6 = Missione 6, L'ala dei campioni: fotografate due serie di appunti e riportate a casa vivi tutti quanti (ricostruzione).
scenario-mission-7 = Missione 7, La fonderia: fermate tre macchine che continuano a sfornare droni (ricostruzione).
scenario-mission-8 = Missione 8, Il teatro anatomico: trovate il professor Bevli fra le sue macchine e mettete fine al suo lavoro (ricostruzione).
scenario-mission-9 = Missione 9, Il mastio del generale: irrompete nel mastio e uccidete il generale von Grim (ricostruzione).
scenario-mission-10 = Missione 10, L'ultima sala: spezzate la macchina che cammina, poi finite l'uomo che c'è dentro (ricostruzione).

difficulty-daddy = Posso giocare, papà?: 2 munizioni in più per ogni Eroe, attacchi e soccorsi senza gettone, gloria doppia, niente rumore per gli attacchi e la presenza, boss più deboli.
difficulty-dont-hurt-me = Non farmi male!: si attacca senza gettone munizioni, gloria doppia per gli eventi, due vite condivise a testa, niente rumore per gli attacchi, un Hitler più debole.
difficulty-bring-em-on = Fatevi sotto!: il gioco così com'è stato pensato.
difficulty-reaper = Sono il Mietitore: capacità e talenti costano uno in più, i talenti affaticano, una sola vita condivisa per tutti, gli Eroi contano come rumore, la ricarica può fallire e Hans Grösse fa la guardia ai boss.

seat-player-1 = Giocatore 1
seat-player-2 = Giocatore 2
seat-player-3 = Giocatore 3
seat-player-4 = Giocatore 4

## Etichette di ciò che sta sul tavolo

phase-heroes = Fase Giocatori
phase-nazis = Fase Nazisti
phase-over = Fine della missione

box-waiting = Non ancora sulla mappa
box-dead = Fra i morti
box-left = Fuori dalla mappa
box-goals = Obiettivi della missione

fact-phase = Fase
fact-round = Round
fact-mission = Missione
fact-actor = Di chi è il turno
fact-controller = Controllore dell'IA
fact-first = Primo giocatore
fact-ending = Finale

mark-bleeding = sanguina
mark-fatigue = fatica
mark-acted = ha già agito
mark-stunned = stordimento
mark-sabotaged = sabotaggio
mark-awake = si attiva
mark-bot = bot
mark-closed = chiusa
mark-open = aperta
mark-met = raggiunto

value-hp = PS
value-armour = Corazza
value-ward = Corazza extra
value-glory = Punti Gloria
value-life = Vita condivisa
value-seat = Giocatore
value-size = Taglia
value-ap = PA
value-dice = Dadi
value-range = Portata
value-accuracy = Precisione
value-done = Fatto
value-need = Da fare
value-light = Munizioni leggere
value-heavy = Munizioni pesanti
value-special = Munizioni speciali


# Luoghi senza coordinate: presso che cosa sta una casella, e la via da chi è di turno.
space-joint = { $tile }, presso { $kind ->
    [door] la porta
    [barricade] la barricata
   *[open] il passaggio
} verso { $other }
space-part = { $tile }, { $part ->
    [north] lato nord
    [south] lato sud
    [west] lato ovest
    [east] lato est
    [north-west] angolo nord-ovest
    [north-east] angolo nord-est
    [south-west] angolo sud-ovest
    [south-east] angolo sud-est
   *[middle] al centro
}
space-near = { $tile }, { $steps }
space-beside = { $tile }, { $steps }, accanto { $thing ->
    [crate] alla cassa
    [event] all'evento
   *[objective] all'obiettivo
}
steps-none = qui
steps-straight = { $count ->
    [1] un passo
    [2] due passi
    [3] tre passi
    [4] quattro passi
    [5] cinque passi
    [6] sei passi
   *[other] { $count } passi
} { $way ->
    [north] a nord
    [south] a sud
    [west] a ovest
    [east] a est
    [north-west] a nord-ovest
    [north-east] a nord-est
    [south-west] a sud-ovest
   *[south-east] a sud-est
}
steps-bent = { $count ->
    [1] un passo
    [2] due passi
    [3] tre passi
    [4] quattro passi
    [5] cinque passi
    [6] sei passi
   *[other] { $count } passi
} { $way ->
    [north] a nord
   *[south] a sud
} e { $more ->
    [1] uno
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
   *[other] { $more }
} { $aside ->
    [west] a ovest
   *[east] a est
}

terms-ap = PA
terms-light = leggere
terms-heavy = pesanti
terms-special = speciali
terms-hp = PS
terms-armour = corazza
terms-glory = gloria

gauge-round = Round
gauge-round-limit = Ultimo round
gauge-danger = Pericolo
gauge-alarm-limit = Allarme a
gauge-alarms = Allarmi finora
gauge-ap = PA rimasti
gauge-attacks = Attacchi rimasti
gauge-events = Eventi completati
gauge-goals = Obiettivi
gauge-goals-met = Obiettivi raggiunti
gauge-health = Salute di tutti gli Eroi

pile-equipment-deck = Mazzo equipaggiamenti
pile-equipment-discard = Equipaggiamenti scartati
pile-weapon-deck = Mazzo armi
pile-event-deck = Mazzo eventi
pile-crate-deck = Mazzo casse

cards-event = Eventi in gioco
cards-equipment = In mano
cards-worn = Equipaggiato
cards-weapons = Armi
cards-jammed = Da ricaricare
cards-mounted = Montato

kind-hero = Eroe
kind-crate = cassa
kind-event = evento
kind-objective = obiettivo
kind-door = porta
kind-barricade = barricata
kind-noise = rumore
kind-goal = obiettivo della missione
kind-room = stanza
kind-corridor = corridoio
kind-rough = terreno difficile
kind-hero-spawn = ingresso degli Eroi
kind-nazi-spawn = ingresso dei Nazisti
kind-passage = passaggio segreto

## Opzioni: chi, che cosa, dove; una frase dove si legge meglio

ref-action-activate = Attiva
ref-action-move = Muovi
ref-action-slip = Usa un passaggio segreto
ref-action-open = Apri una porta
ref-action-clear = Rimuovi una barricata
ref-action-search = Cerca
ref-action-leave = Lascia la mappa
ref-action-attack = Attacca
ref-action-stab = Attacca con la baionetta
ref-action-punch = Attacca a mani nude
ref-action-shoot = Attacca
ref-action-reload = Ricarica
ref-action-use = Usa l'equipaggiamento
ref-action-talent = Usa un talento
ref-action-exert = Affaticati
ref-action-rescue = Vita condivisa
ref-action-give = Dai
ref-action-wear = Equipaggia
ref-action-doff = Riponi
ref-action-mount = Monta su un'arma
ref-action-unmount = Smonta
ref-action-end = Termina il turno
ref-action-decline = Rinuncia
ref-action-ability = Capacità
ref-action-reroll = Tira di nuovo
ref-action-stand = Tieni il tiro
ref-action-ammo = Prendi
ref-action-choose = Scegli
ref-action-tile = Stanza o corridoio
ref-action-first = Primo giocatore
ref-space = { $id }
ref-gate = { $id }
ref-tile = { $id }
ref-seat = Giocatore { $id }
ref-ability-1 = prima
ref-ability-2 = seconda
ref-ability-3 = terza

option-activate = Attiva { $piece }
option-move = Muovi in { $space }
option-slip = Prendi il passaggio segreto fino a { $space }
option-open = Apri la porta { $gate }
option-clear = Rimuovi la barricata { $gate }
option-search = Cerca { $tokenAt }
option-leave = Lascia la mappa { $tokenFrom }
option-attack = Attacca { $pieceThe } con { $weaponThe }
option-stab = Attacca { $pieceThe } con la baionetta
option-punch = Attacca { $pieceThe } a mani nude
option-shoot = Attacca { $pieceThe }
option-reload = Ricarica { $weaponThe }
option-use = Usa { $itemThe }
option-talent = Usa il talento { $talent }
option-exert = Affaticati: metà dei PA in più, un secondo attacco e un gettone fatica
option-rescue = Vita condivisa per { $piece }
option-give-item = Dai { $itemThe } { $pieceAt }
option-give-weapon = Dai { $weaponThe } { $pieceAt }
option-give-ammo = Dai { $ammoThe } { $pieceAt }
option-wear = Equipaggia { $itemThe }
option-doff = Riponi { $itemThe }
option-mount = Monta { $itemThe } { $weaponOn }
option-unmount = Smonta l'oggetto { $weaponFrom }
option-end = Termina il turno
option-decline = Rinuncia
option-ability = { $ability ->
    [1] Usa la prima capacità
    [2] Usa la seconda capacità
    [3] Usa la terza capacità
   *[other] Non usare capacità
}
option-reroll = Tira di nuovo un { $face }
option-stand = Tieni il tiro
option-ammo = Prendi { $ammoThe }
option-choose = { $event }: { $choice }
option-aim = Casella { $space }
option-tile = Stanza o corridoio { $tile }
option-first = Comincia il giocatore { $seat }

## Domande: tu a chi è di turno, voi dove decidete tutti insieme

ask-ability = { $whoStart } attacca { $targetThe } con { $weaponThe }. Scegli una capacità, o nessuna – { $weaponPowers }.
ask-act = Scegli che cosa fa { $who }: { $ap ->
    [0] non restano PA.
    [one] resta { $ap } PA.
   *[other] restano { $ap } PA.
}
ask-act-bot = Scegli che cosa fa il tuo bot, { $whoThe }: { $ap ->
    [0] non restano PA.
    [one] resta { $ap } PA.
   *[other] restano { $ap } PA.
}
ask-activate = Round { $round } di { $limit }. Scegli l'Eroe da attivare.
ask-aim-crate = Scegli una cassa entro { $range } caselle da { $who }.
ask-aim-figure = Scegli il bersaglio { $whoOf }.
ask-aim-space = Scegli la casella a cui mira { $who }: entro { $range } caselle e in Linea di Vista.
ask-aim-tile = Scegli la stanza o il corridoio in cui { $who } fa rumore.
ask-ammo = Scegli una munizione per { $who }: { $left ->
    [one] ne resta { $left } da prendere.
   *[other] ne restano { $left } da prendere.
}
ask-area-roll = Tira per { $targetThe }: { $dice ->
    [one] { $dice } dado.
   *[other] { $dice } dadi.
}
ask-attack-roll = { $whoStart } attacca { $targetThe }: tira { $dice ->
    [one] { $dice } dado.
   *[other] { $dice } dadi.
}
ask-check = { $whoStart }: { $need ->
    [one] serve { $need } successo
   *[other] servono { $need } successi
}, tira { $dice ->
    [one] { $dice } dado.
   *[other] { $dice } dadi.
}
ask-draw-crate = Pesca una carta cassa per { $who }.
ask-draw-event = Pesca una carta evento per { $who }.
ask-draw-item = Pesca una carta equipaggiamento per { $who }{ $left ->
    [one] .
   *[other] : ne restano { $left }.
}
ask-draw-weapon = Pesca una carta arma per { $who }{ $left ->
    [one] .
   *[other] : ne restano { $left }.
}
ask-enter = Scegli il segnalino d'ingresso degli Eroi da cui entra { $who }.
ask-event = { $event }. { $eventText } Scegli per { $who }.
ask-first-player = Scegliete il primo giocatore del round { $round }.
ask-life = Scegliete chi riceve un gettone vita condivisa: { $left ->
    [one] ne resta { $left } da dare.
   *[other] ne restano { $left } da dare.
}
ask-nurse = Scegli l'Eroe adiacente che { $who } cura, se vuoi.
ask-order = { $count } Nazisti sono pari per iniziativa e distanza. Scegli chi agisce adesso.
ask-over = La missione è finita nel round { $round }. { $ending }: { $endingId ->
    [victory] vittoria.
   *[other] sconfitta.
}
ask-puppeteer = Burattinaio: tira un dado per { $whoThe }.
ask-reload-roll = { $whoStart } ricarica { $weaponThe }: tira un dado, con un Ricarica fallisce.
ask-reroll = Scegli un dado da ritirare per { $who }, o tieni il tiro.
ask-reroll-roll = { $whoStart } ritira { $dice ->
    [one] { $dice } dado.
   *[other] { $dice } dadi.
}
ask-takedown = Scegli il nemico adiacente contro cui { $who } usa { $itemThe }.
ask-approach = Scegli l'Eroe verso cui si muove { $whoThe }.
ask-target = Scegli l'Eroe che { $whoThe } attacca.

## Motivi

why-not-asked = Non è una risposta a quello che si chiede adesso.
why-chance-first = Prima bisogna tirare i dadi o pescare una carta.
why-over-now = La missione è finita.
why-not-yours = Questo Eroe non è in gioco o è di un altro giocatore.
why-acted = { $whoStart } si è già { $whoGender ->
    [f] attivata
   *[m] attivato
} in questo round.
why-dead = Questo Eroe non è sulla mappa.
why-no-space = Lì non c'è pavimento.
why-too-far-to-walk = Lì non si arriva con un solo passo: ci si sposta una casella alla volta, finché ci sono PA.
why-wall-between = C'è un muro in mezzo.
why-door-shut = C'è una porta chiusa in mezzo.
why-barred = C'è una barricata in mezzo.
why-occupied = Lì c'è { $whoThe }.
why-foe-there = { $whoStart } sbarra la strada: non si attraversa un nemico.
why-token-there = Lì c'è un gettone: casse, eventi e obiettivi non si attraversano.
why-no-stop = Lì non ci si può fermare: un segnalino d'ingresso, un passaggio segreto o una soglia vanno lasciati subito.
why-no-ap = Costa { $count } PA, più di quanti ne restano.
why-no-passage = Nessun passaggio segreto porta lì.
why-no-gate = Su questa mappa non c'è una porta o barricata con questo numero.
why-door-open = Questa porta è aperta, e le porte non si richiudono.
why-not-beside-gate = La miniatura non è proprio lì accanto.
why-on-spawn = Da un segnalino d'ingresso non si apre e non si sgombera niente: lì non ci si può fermare.
why-cleared = Questa barricata è già stata rimossa.
why-no-piercing = Una barricata si rimuove solo con un'arma che perfora il metallo.
why-token-gone = Questo gettone non è sulla mappa, o non c'è più niente da trovare.
why-not-beside-token = Il gettone non è su una casella adiacente.
why-enemy-in-room = Ci sono nemici nella stanza di questo gettone evento.
why-bot-no-event = Un bot cerca solo nelle casse.
why-no-exit = Da quel gettone non si lascia questa mappa.
why-goals-first = Prima di uscire bisogna raggiungere gli altri obiettivi.
why-not-owned = L'Eroe non ha quest'arma.
why-weapon-jammed = Quest'arma va prima ricaricata.
why-weapon-reloaded = Quest'arma è stata ricaricata in questo turno: spara di nuovo solo dopo essersi affaticati.
why-no-ammo = { $count ->
    [one] All'Eroe serve { $count } munizione di questo tipo.
   *[other] All'Eroe servono { $count } munizioni di questo tipo, più di quante ne ha.
}
why-attacked = In questo turno non restano attacchi.
why-not-on-board = Questa miniatura non è sulla mappa.
why-no-entry = Gli Eroi entrano da un segnalino d'ingresso degli Eroi che nessuno ha ancora usato.
why-out-of-range = Il bersaglio è fuori portata: distanza { $count }.
why-too-near = Il bersaglio è troppo vicino: con quest'arma serve almeno distanza { $count }.
why-no-sight = Non c'è Linea di Vista.
why-not-adjacent = Il bersaglio non è adiacente.
why-no-bayonet = L'Eroe non ha un'arma con la baionetta.
why-no-hands = A mani nude attacca solo un Eroe che ne ha il talento.
why-not-jammed = Quest'arma non ha bisogno di essere ricaricata.
why-fresh-jam = Quest'arma si è scaricata in questo turno: si può ricaricare dal prossimo.
why-fatigued = L'Eroe ha un gettone fatica.
why-exerted = L'Eroe si è già affaticato in questo turno.
why-not-bleeding = { $whoStart } non sanguina.
why-no-life = L'Eroe non ha gettoni vita condivisa.
why-himself = Questo si fa solo per un altro Eroe.
why-no-glory = Questo talento costa { $count ->
    [one] { $count } Punto Gloria
   *[other] { $count } Punti Gloria
}, più di quanti ne ha l'Eroe.
why-talent-used = L'Eroe ha già usato un talento in questo turno.
why-not-his-talent = È il talento di un altro Eroe.
why-always-on = Questo talento è sempre attivo: non si usa a scelta.
why-no-use = Adesso non avrebbe effetto.
why-not-held = L'Eroe non ha in mano questa carta.
why-not-usable = Questa carta non si usa da sola: si equipaggia o si monta.
why-no-such-slot = L'Eroe non ha uno slot per questa carta.
why-slot-locked = Corazze e potenziamenti, una volta equipaggiati, restano dove sono.
why-not-worn = L'Eroe non ha equipaggiato questa carta.
why-not-mountable = Questa carta non si monta sulle armi.
why-wrong-weapon = Questa carta non va bene per armi con quelle munizioni.
why-no-mount = Su quest'arma non è montato niente.
why-bot-cannot = Un bot può solo spostarsi, aprire porte, cercare nelle casse e attaccare.
why-ability-used = In questo turno è già stata usata una capacità.
why-ability-always = Questa capacità è sempre attiva: non si paga.
why-needs-ability = Il bersaglio è a { $count ->
    [one] { $count } casella
   *[other] { $count } caselle
}: senza una capacità di maggiore portata l'arma non ci arriva.
why-no-die = Nessun dado mostra quella faccia, o è già stato ritirato.
why-no-reroll = Niente permette di ritirare un dado con quella faccia.
why-other-card = Riguarda un'altra carta evento.
why-not-among = La scelta è solo fra miniature alla pari.
why-sabotaged = Una miniatura sabotata non attacca.
why-stunned = Una miniatura stordita in questo turno non esegue azioni.
why-not-a-bot = Così attacca solo un bot.
why-no-ability = L'arma in uso non ha questa capacità.

## Eventi: il round

round-began = Comincia il round { $round }.
first-player-chosen = Il primo giocatore è il giocatore { $player }.
life-given = { $whoStart } riceve un gettone vita condivisa.
nazi-phase-began = Fase Nazisti del round { $round }.
noise-made = Rumore in { $tile }.
noise-faded = Il rumore in { $tile } svanisce.
danger-changed = Il pericolo è a { $danger } su { $limit }.
danger-reset = L'ultimo Comandante è morto: il pericolo torna a 0.
alarm-rang = Suona l'allarme numero { $number }: il pericolo torna a 0.
mission-ended = { $ending }: { $endingId ->
    [victory] la missione è vinta nel round { $round }.
   *[other] la missione è persa nel round { $round }.
}

## Eventi: le miniature sulla mappa

hero-activated = Tocca { $whoAt }.
hero-entered = { $whoStart } entra in { $space }.
hero-left = { $whoStart } lascia la mappa.
figure-moved = { $whoStart } si sposta in { $space }.
figure-pushed = { $whoStart } viene { $whoGender ->
    [f] spinta
   *[m] spinto
} in { $space }.
figure-stunned = { $whoStart } è { $whoGender ->
    [f] stordita.
   *[m] stordito.
}
figure-sabotaged = { $whoStart } è { $whoGender ->
    [f] sabotata.
   *[m] sabotato.
}
activation-lost = { $whoStart } è { $whoGender ->
    [f] stordita
   *[m] stordito
} e non fa niente.
enemy-spawned = { $whoStart } compare in { $space }.
enemy-woke = { $sees ->
    [0] { $whoStart } si attiva.
   *[other] { $whoStart } si attiva: vede { $whomThe }.
}
target-nearest = { $whoStart } ha { $count } Eroi a portata e in vista; { $targetThe } è l'Eroe più vicino.
target-weakest = { $whoStart } ha { $count } Eroi ugualmente vicini; { $targetThe } ha meno PS e corazza in totale.
way-chosen = { $whoStart } vede { $count } Eroi e va verso { $targetThe }: il percorso più breve o, a parità, quello verso il più debole.
door-opened = { $whoStart } apre la porta { $gate }.
barricade-cleared = { $whoStart } rimuove la barricata { $gate }.
token-searched = { $whoStart } cerca { $tokenAt } in { $space }.
bot-joined = { $whoStart } si unisce { $heroAt } come bot.
bot-lost = Il bot { $who } è distrutto.

## Eventi: attacchi e danni

attack-declared = { $whoStart } attacca { $targetThe } con { $dice ->
    [one] { $dice } dado.
   *[other] { $dice } dadi.
}
ability-used = { $whoStart } usa la capacità { $ability }.
attack-rolled = Il tiro { $whoOf }: { $faces }.
dice-rerolled = { $whoStart } ritira: { $faces }.
attack-missed = L'attacco contro { $targetThe } non fa danni.
area-rolled = L'esplosione investe { $targetThe }: { $hp ->
    [0] nessun Colpo ai PS
    [one] { $hp } Colpo ai PS
   *[other] { $hp } Colpi ai PS
} e { $armour ->
    [0] nessun Colpo alla Corazza.
    [one] { $armour } Colpo alla Corazza.
   *[other] { $armour } Colpi alla Corazza.
}
figure-hurt = { $whoStart } subisce { $hits ->
    [one] { $hits } colpo
   *[other] { $hits } colpi
}: PS rimasti { $hp }, corazza rimasta { $armour }.
enemy-killed = { $byStart } uccide { $whoThe }.
bomb-thrown = { $whoStart } mira a { $space }.
weapon-jammed = { $whoStart } deve ricaricare { $weaponThe }.
weapon-reloaded = { $whoStart } ricarica { $weaponThe }.
sounded-off = { $whoStart } vede un Eroe e grida.
telephone-used = { $whoStart } fa rapporto col telefono da campo.
fire-ordered = { $whoStart } ordina { $otherAt } di sparare.

## Eventi: gli Eroi e le loro carte

check-rolled = { $won ->
    [0] { $whoStart } fallisce.
   *[other] { $whoStart } ci riesce.
}
hero-exerted = { $whoStart } si affatica.
hero-tired = { $whoStart } riceve un gettone fatica.
hero-rested = { $whoStart } perde il gettone fatica.
hero-healed = { $whoStart } recupera { $n } PS.
hero-fell = { $whoStart } è a terra e sanguina.
hero-rescued = { $byStart } condivide la vita con { $whoThe }, che torna a pieni PS e corazza.
hero-died = { $whoStart } muore.
armour-added = { $whoStart } riceve { $n ->
    [one] { $n } punto corazza.
   *[other] { $n } punti corazza.
}
glory-gained = { $whoStart } ottiene { $n ->
    [one] { $n } Punto Gloria.
   *[other] { $n } Punti Gloria.
}
ammo-gained = { $whoStart } ottiene { $n ->
    [one] { $n } { $ammo }.
   *[other] { $n } { $ammoMany }.
}
item-drawn = { $whoStart } pesca { $itemThe }.
item-used = { $whoStart } usa { $itemThe }.
item-worn = { $whoStart } equipaggia { $itemThe }.
item-doffed = { $whoStart } ripone { $itemThe }.
item-mounted = { $whoStart } monta { $itemThe } { $weaponOn }.
item-dismounted = { $whoStart } smonta { $itemThe } dall'arma.
weapon-drawn = { $whoStart } pesca { $weaponThe }.
thing-given = { $whoStart } dà { $thingThe } { $toAt }.
talent-used = { $whoStart } usa il talento { $talent }.
crate-opened = Nella cassa { $who } trova: { $crate }.
event-drawn = { $whoStart } pesca la carta evento: { $event }.
event-settled = { $event }, { $who }: { $choice }.
event-completed = Evento completato: { $event }; finora { $done }.

## Probabilità di un attacco e di una prova

odds-fall = { $targetStart } cade ({ $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
})
odds-hurt = { $targetStart } subisce danni
odds-jam = L'arma si scarica
odds-success = { $need ->
    [one] { $need } successo
   *[other] { $need } successi
} con { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}

## Pericoli

danger-attacks = { $figure } attacca { $target } ({ $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}), colpi
danger-attacks-label = { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
} → { $target }
danger-sees = { $figure } si attiva: vede un Eroe
danger-sees-label = ti vede
danger-hears = { $figure } si attiva: c'è rumore vicino
danger-hears-label = sente rumore
danger-provoked = { $figure } si attiva: è stato attaccato
danger-provoked-label = attaccato
danger-attacked = { $target }: attaccato da { $who } e colpito
danger-attacked-label = { $first }{ $more ->
    [0] {""}
   *[other] {""}, +{ $more }
}
danger-falls = { $target } cade, attaccato da { $who }
danger-falls-label = cade: { $first }{ $more ->
    [0] {""}
   *[other] {""}, +{ $more }
}
danger-bleeding = { $target } sanguina e muore alla prossima attivazione, se nessuno lo soccorre prima
danger-bleeding-label = sanguina
danger-under-fire = Qui l'Eroe di turno sarebbe visto da { $who } e attaccato, colpi
danger-under-fire-label = {""}
danger-watched = Qui l'Eroe di turno sarebbe visto da { $who }
danger-watched-label = {""}
danger-hero-falls = Un Eroe cade nella prossima Fase Nazisti
danger-hero-falls-label = un Eroe cade
danger-alarm = Pericolo { $danger } su { $limit }{ $rise ->
    [0] {""}
   *[other] {""}, altri { $rise } nella prossima Fase Nazisti
}; con il prossimo allarme arriva: { $whoCount ->
    [0] nessuno
   *[other] { $who }
}
danger-alarm-label = pericolo { $danger } su { $limit }
danger-alarm-rings = Nella prossima Fase Nazisti suona l'allarme (pericolo { $danger } su { $limit }); arriva: { $whoCount ->
    [0] nessuno
   *[other] { $who }
}
danger-alarm-rings-label = allarme nella Fase Nazisti
danger-last-round = È l'ultimo round: quando finisce la missione è persa
danger-last-round-label = ultimo round
danger-assumes-heroes-stay = Gli Eroi non fanno altro e restano dove sono.
danger-assumes-nobody-falls-before = Nessun attacco cambia il bersaglio del Nazista che segue.
danger-assumes-first-of-equals = Dove il controllore dell'IA può scegliere fra pari, vale il primo.
danger-assumes-attack-misses = L'attacco dell'Eroe va a vuoto; il rumore si sente lo stesso.

## Caratteristiche: che cosa ha in media una mossa più di un'altra; $much quanti

feature-goals = ci sono { $much } obiettivi della missione raggiunti { $more ->
    [yes] in più
   *[no] in meno
}
feature-tokens = ci sono { $much } casse, eventi e obiettivi { $more ->
    [yes] in più
   *[no] in meno
} ancora sulla mappa
feature-dead = ci sono { $much } Eroi morti { $more ->
    [yes] in più
   *[no] in meno
}
feature-bleeding = ci sono { $much } Eroi { $more ->
    [yes] in più
   *[no] in meno
} che sanguinano
feature-hp = gli Eroi hanno { $much } PS e corazza { $more ->
    [yes] in più
   *[no] in meno
}
feature-threat = ci sono { $much } nemici { $more ->
    [yes] in più
   *[no] in meno
} vicino a un Eroe ferito
feature-enemies = ci sono { $much } nemici { $more ->
    [yes] in più
   *[no] in meno
} sulla mappa
feature-alarms = ci sono { $much } allarmi { $more ->
    [yes] in più
   *[no] in meno
}
feature-danger = il pericolo è { $much } più { $more ->
    [yes] alto
   *[no] basso
}
feature-noise = c'è rumore in { $much } stanze e corridoi { $more ->
    [yes] in più
   *[no] in meno
}
feature-ammunition = gli Eroi hanno { $much } gettoni munizione { $more ->
    [yes] in più
   *[no] in meno
}
feature-jammed = ci sono { $much } armi da ricaricare { $more ->
    [yes] in più
   *[no] in meno
}

## Motivi: che cosa parla per una mossa, come seconda parte di una frase

motive-enemies-near = { $count ->
    [1] un nemico è
   *[other] { $count } nemici sono
} vicino a { $hero }
motive-unhindered = nessun nemico è vicino a { $hero }, che può agire indisturbato
motive-ap-spent = tutti i PA sono spesi
motive-door = la porta è chiusa
motive-wanted = la missione vuole morto { $whoThe }
motive-near-hurt = { $whoThe } è vicino a { $hero }, a cui restano { $hp } PS
motive-nearly-dead = { $whoThe } { $hp ->
    [0] non regge più nulla
    [1] regge ancora un solo colpo
   *[other] regge ancora solo { $hp } colpi
}
motive-near-hero = { $whoThe } è vicino a { $hero } e presto attaccherà
motive-to-the-bleeding = porta più vicino a { $hero }, che sanguina
motive-to-the-enemy = porta { $steps } PA più vicino a un nemico in vista
motive-to-the-goal = porta { $steps } PA più vicino a ciò che la missione chiede ora
motive-goal-token = la missione ora chiede proprio questo: { $token }
motive-crate = qui si trova equipaggiamento: { $token }
motive-bleeding = { $hero } sanguina e senza aiuto muore
motive-empty-weapon = così com'è non può sparare: { $weapon }
motive-way-out = l'uscita è qui
motive-in-reach = { $whoThe } è a portata e può subire { $hp ->
    [1] un colpo
   *[other] { $hp } colpi
}
motive-no-ap = { $hero } non ha più PA
motive-hurt = a { $hero } restano { $hp } PS
motive-nothing-nearer = nessuna casella raggiungibile è più vicina a ciò che conta
motive-not-yet-there = { $hero } non è ancora sulla mappa
motive-weapon-needs = si usa per { $weapon }
motive-rounds-left = { $hero } { $count ->
    [0] non ne ha
   *[other] ne ha { $count }
}
motive-last-rounds = { $hero } { $count ->
    [0] non ha munizioni
    [1] ha una sola munizione
   *[other] ha solo { $count } munizioni
} per quest'arma, e una capacità le userebbe tutte
motive-misses = { $count ->
    [1] un dado ha
   *[other] { $count } dadi hanno
} mancato il bersaglio
motive-unused = { $hero } lo porta con sé senza usarlo
motive-blocked = il passaggio è bloccato

## Interpretazioni: di che cosa si tratta, e le scelte possibili.

ruling-passage-cost = Costo di un passaggio segreto
    .c0 = 1 PA e un gettone fatica, come dice il testo
    .c1 = 2 PA e un gettone fatica, come dice la tabella
ruling-half-ap-rounding = Arrotondare la metà dei PA
    .c0 = per difetto
    .c1 = per eccesso
ruling-diagonal-past-corner = Passo diagonale oltre un angolo
    .c0 = nessun passo diagonale oltre l'angolo di un muro
    .c1 = permesso
ruling-sight-along-figures = Vista lungo una miniatura
    .c0 = una linea lungo il bordo della casella di una miniatura è bloccata, come lungo un muro
    .c1 = è libera
ruling-bleeding-blocks-sight = Chi sanguina e la vista
    .c0 = una miniatura a terra non blocca la vista
    .c1 = la blocca
ruling-ability-limit = Capacità delle armi in un turno
    .c0 = una sola capacità pagata a turno, anche con due attacchi
    .c1 = una per ogni attacco
ruling-reload-earliest = Quando si può ricaricare un'arma
    .c0 = dalla prossima attivazione
    .c1 = subito, se restano PA
ruling-reload-bar = Dopo aver ricaricato
    .c0 = l'arma appena ricaricata non spara senza affaticarsi
    .c1 = l'Eroe non attacca affatto senza affaticarsi
ruling-takedown-accuracy = Precisione nell'esecuzione silenziosa
    .c0 = solo i dadi della carta
    .c1 = si aggiunge la Precisione dell'Eroe
ruling-presence-noise-time = Quando la presenza fa rumore
    .c0 = subito, ogni volta che un Eroe condivide una tessera, e ancora alla fine del turno
    .c1 = solo alla fine del turno di un Eroe
ruling-noise-cleanup = Il rumore nella fase riordino
    .c0 = un gettone rumore resta dove c'è un Eroe o almeno due miniature
    .c1 = resta dove c'è una miniatura qualunque
    .c2 = resta solo dove c'è un Eroe
ruling-closed-doors-and-noise = Porte chiuse e rumore
    .c0 = il rumore si sente nella tessera accanto anche attraverso una porta chiusa
    .c1 = le porte chiuse lo fermano
ruling-commander-reset = Il pericolo dopo l'ultimo Comandante
    .c0 = il pericolo torna a 0, uccisione compresa
    .c1 = il pericolo torna a 0, poi 1 per l'uccisione
ruling-alarm-again = Un altro allarme
    .c0 = il pericolo torna a 0 e l'allarme può suonare ancora
    .c1 = l'allarme suona una volta sola
ruling-controller-choices = Scelte fra casi uguali
    .c0 = decide chi ha il gettone controllore dell'IA
    .c1 = decide il tavolo, in un ordine fisso
ruling-approach-ties = Verso quale di due Eroi pari si muove un Nazista
    .c0 = fra Eroi ugualmente lontani a piedi e ugualmente deboli decide chi ha il gettone controllore dell'IA
    .c1 = decide il tavolo, in un ordine fisso
ruling-bot-noise = Rumore dei bot
    .c0 = un bot fa rumore con la sua presenza, come un Eroe
    .c1 = solo gli Eroi fanno rumore con la loro presenza
ruling-shot-tokens = Colpi e miniature che arrivano al posto dei morti
    .c0 = un colpo stordisce, spinge e investe solo chi c'era, mai chi arriva al posto di un morto
    .c1 = chi prende il numero della miniatura morta viene stordito o spinto al suo posto, altri che arrivano vengono investiti
ruling-nazi-detour = Deviazioni dei Nazisti
    .c0 = una via più lunga dei PA di tre fasi vale come bloccata
    .c1 = si prende ogni via
ruling-team-loot-bleeding = Bottino di squadra per chi sanguina
    .c0 = anche gli Eroi che sanguinano ricevono il bottino di squadra
    .c1 = solo gli Eroi in piedi
ruling-fatigue-anew = Nuova fatica nello stesso turno
    .c0 = un gettone fatica preso dopo che il primo è stato tolto resta fino alla fine del prossimo turno
    .c1 = alla fine di un turno cominciato con un gettone ogni gettone se ne va
ruling-silenced-splash = Schegge di un'arma silenziata
    .c0 = anche le schegge e i dadi ad area di un'arma silenziata sono silenziati
    .c1 = chi ne muore alza il pericolo
ruling-drawn-cards = Paragrafo di una carta pescata
    .c0 = una carta pescata per una cassa, un evento o un obiettivo cita quel paragrafo
    .c1 = cita quello del bottino di un nemico
ruling-ordered-fire = Fuoco per ordine
    .c0 = un Nazista stordito o sabotato non spara per ordine
    .c1 = spara
ruling-blocked-hero-spawn = Casella di partenza occupata
    .c0 = un Eroe parte dal gettone; se è ancora occupato, dalla casella libera più vicina
ruling-first-player-and-controller = Primo giocatore e controllore dell'IA
    .c0 = due gettoni: i giocatori scelgono il primo giocatore, il controllore dell'IA passa a turno
ruling-exert-after-effect = Affaticarsi dopo un effetto
    .c0 = un gettone fatica ricevuto nel turno impedisce di affaticarsi fino alla sua fine
ruling-fatigue-leaves = Quando se ne va la fatica
    .c0 = il gettone d'inizio turno se ne va alla fine, anche se un effetto ne avrebbe aggiunto uno
ruling-exert-attacks = Due attacchi affaticandosi
    .c0 = entrambi gli attacchi possono usare la stessa arma, se non ha preso un gettone ricarica
ruling-rerolls = Ritirare i dadi
    .c0 = un dado si ritira una volta, chiunque lo conceda; i gettoni ricarica seguono il risultato finale
ruling-door-reach = Da dove si apre una porta
    .c0 = si lavora a una porta o barricata da una delle caselle lungo i suoi bordi, e si apre per intero
ruling-passing-friends = Passare fra amici
    .c0 = la casella di un amico si attraversa, non si divide; da lì o da un segnalino d'ingresso non si apre né si sgombera nulla
ruling-passage-ap-left = PA rimasti in un passaggio
    .c0 = si entra in un passaggio solo con i PA per uscirne, di qua o di là
ruling-large-terrain = Miniature grandi e terreno difficile
    .c0 = una miniatura grande paga il terreno difficile una volta per tutte le caselle in cui entra
ruling-large-doors = Miniature grandi e porte
    .c0 = la casella in più oltre una porta è gratis solo dove una miniatura grande finirebbe il movimento nella porta; a cavallo di un passaggio aperto sta in entrambe le tessere
    .c1 = è gratis a ogni porta lungo la via
ruling-sight-lines = Linee di vista
    .c0 = due linee libere che non si sovrappongono, da due angoli a due angoli
ruling-sight-corner-points = La vista e gli angoli
    .c0 = toccare un solo punto d'angolo non blocca, passare fra due ostacoli sì
ruling-large-sight = La vista e le miniature grandi
    .c0 = due linee libere da o verso una qualunque delle sue quattro caselle
ruling-distance = Distanza
    .c0 = si contano le caselle in otto direzioni, quella del bersaglio compresa; per le miniature grandi la casella più vicina
ruling-adjacent = Adiacente
    .c0 = distanza 1 e in vista
ruling-falloff-cards = Dadi persi con la distanza
    .c0 = solo le carte che lo dicono perdono dadi; per un Eroe quelli dell'arma, mai la Precisione
ruling-results-after-death = Risultati dopo la morte del bersaglio
    .c0 = ogni risultato si applica, anche dopo la morte del bersaglio
ruling-cancelled-hits = Colpi annullati
    .c0 = si annullano prima i colpi ai PS; le conversioni degli Eroi vengono prima del controllo
ruling-easy-reload = Ricaricare nelle modalità facili
    .c0 = nelle modalità facili un'arma scaricata in questo turno aspetta comunque il prossimo
ruling-glory-time = Quando si spende la Gloria
    .c0 = un talento pagato nel proprio turno, in qualunque momento
ruling-noise-supply = Quanti gettoni rumore ci sono
    .c0 = il rumore non è limitato agli otto gettoni della scatola
ruling-bleeding-noise = Il rumore di chi sanguina
    .c0 = gli Eroi che sanguinano fanno rumore con la presenza, ma non contano come rumore nella modalità più difficile
ruling-stun-end = Fine di stordimento e sabotaggio
    .c0 = se ne vanno alla fine del prossimo turno della miniatura
ruling-locked-items = Corazze e potenziamenti assegnati
    .c0 = corazze e potenziamenti restano dove sono stati assegnati
ruling-danger-by-any-kill = Pericolo per ogni uccisione
    .c0 = anche le uccisioni di bot, bombe ed eventi alzano il pericolo
ruling-silent-commander = Uccidere un Comandante in silenzio
    .c0 = anche l'uccisione silenziosa dell'ultimo Comandante azzera il pericolo; Comandanti arrivati dopo possono farlo ancora
ruling-alarm-in-hero-phase = Allarme nella Fase Giocatori
    .c0 = le miniature che compaiono nella Fase Giocatori aspettano il prossimo controllo di attivazione
ruling-spawn-place = Dove compaiono le miniature
    .c0 = la più vicina a piedi con le porte chiuse come muri, poi la più vicina a un Eroe, poi nell'ordine di lettura
ruling-spawn-supply = Quante miniature ci sono
    .c0 = compaiono tante miniature quante ne restano nella scatola
ruling-leader-lure = Attirare un capo
    .c0 = un capo attaccato da chi non vede va verso la tessera di chi lo ha attaccato
ruling-initiative-distance = Parità di iniziativa
    .c0 = decide la distanza dall'Eroe più vicino all'inizio della fase, di qualunque tipo sia
ruling-target-ties = Parità fra bersagli
    .c0 = il più vicino, poi la somma più bassa di PS e corazza, gettoni corazza compresi, poi chi decide fra casi uguali
    .c1 = lo stesso senza i gettoni corazza
ruling-path-ties = Parità fra vie
    .c0 = fra vie ugualmente corte la prima nell'ordine N, NE, E, SE, S, SO, O, NO
ruling-step-two = Il secondo passo di un tratto
    .c0 = Eroe e via restano gli stessi per il tratto; un Eroe che entra in vista andando verso un rumore si segue subito
ruling-noise-lure = Richiamo del rumore
    .c0 = la vicina rumorosa con più Eroi, poi la più vicina; il rumore nella propria tessera da solo non muove nessuno
ruling-noise-in-nazi-phase = Rumore nella Fase Nazisti
    .c0 = il rumore fatto nella Fase Nazisti non attiva e non devia nessuno
ruling-blocked-retry = Le miniature bloccate riprovano
    .c0 = le miniature bloccate riprovano, in ordine, dopo ogni miniatura che ha agito
ruling-bleeding-targets = Eroi che sanguinano come bersagli
    .c0 = gli Eroi che sanguinano non sono visti né attaccati, e bloccano la via
ruling-bleeding-check = Quando si controlla il sanguinamento
    .c0 = proprio all'inizio del prossimo turno dell'Eroe, prima dei PA
ruling-splash-kills = Uccisioni ad area
    .c0 = le uccisioni per schegge, bombe ed effetti ad area sono dell'Eroe che agisce
ruling-bots = I bot
    .c0 = miniature e dadi della carta nemico, senza Precisione, un attacco, subito dopo l'Eroe
ruling-kept-events = Carte evento tenute
    .c0 = una carta evento tenuta è completata quando si prende il suo bottino
ruling-goals-checked = Quando si controllano gli obiettivi
    .c0 = subito; l'ultimo round è perso alla fine del suo riordino
ruling-single-life-token = L'unico gettone vita condivisa
    .c0 = nella modalità più difficile i giocatori scelgono l'Eroe che lo riceve

## Il tabellone come testo

terminal-status = Round { $round }/{ $rounds }. { $phase }. Pericolo { $danger }/{ $limit }, allarmi { $alarms }. Obiettivi { $met }/{ $goals }, eventi { $events }.
terminal-actor = { $who }: PA { $ap }, attacchi { $attacks }.
terminal-doors = Porte chiuse: { $gates }.
terminal-barricades = Barricate: { $gates }.
terminal-hero = { $who } ({ $place }): PS { $hp }, corazza { $armour }, gloria { $glory }, vita condivisa { $life }, munizioni leggere { $light }, pesanti { $heavy }, speciali { $special }.
terminal-place = { $space }
terminal-figure = { $who } ({ $place }): PS { $hp }, corazza { $armour }.
terminal-no-enemies = Sulla mappa non ci sono nemici.
terminal-noise = Rumore in { $tiles }.
terminal-quiet = Non c'è rumore da nessuna parte.
terminal-decks = Mazzi: equipaggiamenti { $equipment } (scartati { $discarded }), armi { $weapons }, eventi { $events }, casse { $crates }.
terminal-legend =
    # muro  · pavimento  : pavimento con rumore  ~ terreno difficile  | - porta
    / porta aperta  X barricata  C cassa  E evento  1-4 obiettivi A-D
    a-d ingresso degli Eroi  w-z ingresso dei Nazisti  P Q R passaggi segreti
    @ bot  1/3 PS/corazza  ! si attiva  z stordito  x sabotato
terminal-page-round = Round { $round }/{ $rounds }
terminal-page-danger = Pericolo { $danger }/{ $limit }
terminal-page-alarms = Allarmi { $alarms }
terminal-page-goals = Obiettivi { $met }/{ $goals }
terminal-page-actor = PA { $ap }, attacchi { $attacks }
terminal-page-hero = { $hp }/{ $armour }
terminal-page-signs = 4/3: PS/corazza
terminal-page-walk = r4c15: va lì

## Perché una posizione non può essere

fault-two-on-space = { $whoStart } e { $otherThe } stanno nella stessa casella ({ $space }).
fault-off-map = { $whoStart } lì non ci sta: una parte sarebbe fuori dalla mappa ({ $space }).
fault-on-token = { $whoStart } è sopra un gettone ancora sulla mappa ({ $token }, { $space }).
fault-two-places = { $whoStart } è in due posti insieme.
fault-token-off-map = { $whoStart } non è sulla mappa e non può avere { $mark ->
    [bleeding] un gettone sanguinamento
    [stunned] un gettone stordimento
   *[other] un gettone sabotaggio
}.
fault-too-much-hp = { $whoStart } ha { $count } PS; la carta ne dà { $most }.
fault-too-much-armour = { $whoStart } ha corazza { $count }; la carta dà { $most }.
fault-no-hp = { $whoStart } non ha più PS: non sarebbe sulla mappa.
fault-bleeding-hp = { $whoStart } sanguina e ha ancora { $count } PS: chi sanguina non ne ha.
fault-standing-hp = { $whoStart } non ha più PS: deve sanguinare.
fault-dead-owner = { $whoStart } è fuori combattimento per sempre: { $weapon } esce dal gioco.
fault-dead-items = { $whoStart } è fuori combattimento per sempre: tutto il suo equipaggiamento esce dal gioco.
fault-mount-unowned = { $item } è su { $weapon }, che non è di nessuno.
fault-wrong-mount = { $item } non si può montare su { $weapon }.
fault-no-slot = { $whoStart } non ha uno slot per { $item }.
fault-too-many-items = { $item }: { $count } carte in uso, la scatola ne ha { $most }.
fault-too-many-crates = { $crate }: { $count } carte uscite, la scatola ne ha { $most }.
fault-too-many-events = { $event }: { $count } carte uscite, la scatola ne ha { $most }.
fault-all-dead = Non è rimasto nessun Eroe: questa missione è persa.
fault-unplayable = Da qui la missione non può continuare ({ $detail }).
fault-over = Questa missione è finita.

## Parti di una posizione

part-round = Round
part-map = Mappa
part-heroes = Eroi
part-enemies = Nemici
part-weapons = Armi
part-equipment = Equipaggiamento in mano
part-worn = Assegnato
part-kept = Carte evento tenute
part-cards = Carte
part-danger = Pericolo
part-alarms = Allarmi
part-events-done = Eventi completati
part-first-player = Primo giocatore
part-controller = Controllore dell'IA
part-kills = Uccisi
part-searched = Obiettivi cercati
part-noise = Rumore
part-open-doors = Porte aperte
part-cleared-barricades = Barricate rimosse
part-gone-tokens = Gettoni tolti
part-entered-by = Segnalini d'ingresso usati
part-out = fuori dal gioco
part-equipment-discard = Equipaggiamento scartato
part-equipment-out = Equipaggiamento fuori dal gioco
part-event-discard = Eventi scartati
part-event-out = Eventi fuori dal gioco
part-crate-discard = Casse scartate
part-crate-out = Casse fuori dal gioco
