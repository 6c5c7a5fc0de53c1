title = L'ultimo fiammifero
about = Un muro battuto dal vento, due luci e otto fiammiferi, alcuni umidi. Chi terrà accesa quale luce fino all'alba?
scenario-night = Notte: una notte di dodici ore.
seat-first-keeper = Primo guardiano
seat-second-keeper = Secondo guardiano

## Etichette di ciò che sta sul tavolo

name-wall = muro
mark-lit = accesa
mark-shielded = riparata
fact-turn = posto di turno
gauge-hour = ora
gauge-sparks-0 = scintille del primo guardiano
gauge-sparks-1 = scintille del secondo guardiano
pile-box = fiammiferi nella scatola
cards-order-0 = ordine del primo guardiano
cards-order-1 = ordine del secondo guardiano
sheet-order-0 = ordine del primo guardiano
sheet-order-1 = ordine del secondo guardiano

## Nomi

name-first-keeper = primo guardiano
name-second-keeper = secondo guardiano
name-lantern = lanterna
    .gender = f
    .the = la
name-beacon = faro
    .gender = m
    .the = il
name-guard-lantern = Custodire la lanterna
name-guard-beacon = Custodire il faro
name-stay-dark = Restare al buio
name-dry = fiammifero asciutto
name-damp = fiammifero umido

## Opzioni

ref-action-light = Accendi
ref-action-shield = Ripara
ref-action-rest = Riposa

## Domande

ask-take-order = Il { $keeper } prende un ordine.
ask-keep-watch = Ora { $hour } di 12: { $you ->
    [yes] che cosa fai?
   *[no] che cosa fa il { $keeper }?
}
ask-strike = Si accende un fiammifero per { $lampThe } { $lamp }.
ask-wind = Soffia il vento.
ask-dawn = Alba: il turno di guardia è finito.

## Motivi

why-not-asked = Adesso nessuno deve agire.
why-burning = { $lampGender ->
    [f] La { $lamp } è già accesa.
   *[m] Il { $lamp } è già acceso.
}
why-dark-lamp = { $lampGender ->
    [f] La { $lamp } è spenta: non c'è fiamma da riparare.
   *[m] Il { $lamp } è spento: non c'è fiamma da riparare.
}
why-shielded = { $lampGender ->
    [f] La { $lamp } è già riparata.
   *[m] Il { $lamp } è già riparato.
}
why-no-rest = Nessuno riposa finché tutto è al buio.

## Eventi

order-taken = Il { $keeper } prende un ordine.
order-read = Il tuo ordine: { $order }.
lamp-lit = Il { $keeper } accende { $lampThe } { $lamp }.
match-fizzled = Il fiammifero per { $lampThe } { $lamp } è umido; { $left ->
    [one] ne resta uno.
   *[other] ne restano { $left }.
}
lamp-shielded = { $lampGender ->
    [f] La { $lamp } è riparata.
   *[m] Il { $lamp } è riparato.
}
keeper-rested = Il { $keeper } riposa.
lamp-blown-out = Il vento ({ $face }) spegne { $lampThe } { $lamp }.
wind-held = Il vento ({ $face }) non fa danni.

## Finali

name-lit = Una luce è ancora accesa.
name-dark = Il muro è al buio.
