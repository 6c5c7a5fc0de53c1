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

ref-action-light = Accendere
ref-action-shield = Riparare
ref-action-rest = Riposare

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

ending-lit = Una luce è ancora accesa.
ending-dark = Il muro è al buio.
