# Pöydän tallenne, tarkastettuna ja kerrottuna.

record-whole = Tallenne on eheä: { $entries ->
    [one] { $entries } merkintä
   *[other] { $entries } merkintää
}, { $created } – { $last }.
record-last-hash = Viimeinen tiiviste: { $hash }
record-hash-to-compare = Vertaa sitä tiivisteeseen, joka kirjattiin muistiin tallennetta tehtäessä, tai anna se valitsimella --hash: joka muuttaa kaiken, voi myös laskea kaikki tiivisteet uudelleen.
record-hash-compared = Se on sama kuin annettu.
record-other-hash = Tallenteen viimeinen tiiviste ({ $hash }) on toinen kuin annettu ({ $kept }).
record-other-hash-hint = Merkintöjä on voinut tulla lisää tiivisteen kirjaamisen jälkeen; muuten tallenne ei ole enää entisensä.

record-not-whole = Tallenteeseen ei voi luottaa.
record-not-a-record = Tiedosto ei ole pöydän tallenne.
record-later = Sen on kirjoittanut uudempi Tuomari (muoto { $form }).
record-form = Riviä { $line } ei voi lukea: { $reason }
record-version = Rivi { $line }: merkinnän { $version } paikalla on merkintä { $found }.
record-before = Rivi { $line }: merkintä { $version } ei seuraa edellistä.
record-hash = Rivi { $line }: merkintä { $version } ei ole se, josta sen tiiviste laskettiin.
record-cut-short = Rivi { $line }: loppu puuttuu tai ei vastaa merkintöjä.
record-lines-after-end = Rivi { $line }: lopun jälkeen tulee vielä jotakin.
record-entry = Rivi { $line }: merkintää { $version } ei voi lukea: { $reason }
record-no-table = Merkinnöistä ei synny pöytää: { $reason }
record-outcome = Rivi { $line }: merkinnän { $version } tulos ei seuraa pelistä: { $reason }
record-not-a-record-hint = Anna tiedosto, jonka ensimmäisen rivin alussa on {"{"}"format":"tuomari-record".
record-update-hint = Päivitä Tuomari ja yritä uudelleen.
record-cut-short-hint = Hae tallenne uudelleen; sen viimeinen rivi kertoo merkintöjen määrän ja viimeisen tiivisteen.
record-outcome-hint = Tiivisteet täsmäävät, joten ne on laskettu uudelleen. Vertaa tallennetta palvelimen kappaleeseen tai muistiin kirjattuun tiivisteeseen.
record-copy-hint = Sitä riviä edeltävä osa on kunnossa. Vertaa toiseen kappaleeseen ja kysy tiedoston säilyttäjältä.

record-heading = { $white } – { $black }, { $created }, { $rules }, { $table ->
    [assisted] avustettu pöytä
    [wooden] puulauta
   *[strict] tiukka pöytä
}

record-competition-heading = { $name }, { $created }, { $rules }
record-competition-goes-on = Kilpailu jatkuu.
record-links-changed = { $links ->
    [one] Yksi linkki vaihtui.
   *[other] { $links } linkkiä vaihtui.
}
record-no-competition = Merkinnöistä ei synny kilpailua: ensimmäinen ei kerro, miten pöydät asetetaan.
record-is-competition = Tämä on kilpailun tallenne; siinä ei ole siirtoja.
record-is-competition-hint = Hae jonkin sen pöydän tallenne.
