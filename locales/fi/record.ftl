# Pöydän tallenne, tarkastettuna ja kerrottuna.

record-whole = Tallenne on eheä: { $entries ->
    [one] { $entries } merkintä
   *[other] { $entries } merkintää
}, { $created } – { $last }.
record-last-hash = Viimeinen tiiviste: { $hash }
record-hash-to-compare = Vertaa sitä tiivisteeseen, joka kirjattiin muistiin tallennetta tehtäessä, tai anna se valitsimella --hash: joka muuttaa kaiken, voi myös laskea kaikki tiivisteet uudelleen.
record-hash-compared = Se on sama kuin annettu.
record-against = Se, mikä merkinnästä { $entry } on tallessa, täsmää.
record-signed = Allekirjoitettu { $at } merkintään { $entries } asti avaimella { $key }. Kenen avain se on, sen tietävät järjestäjä ja palvelimen avainsivu: anna heidän avaimensa valitsimella --key.
record-signed-by-known = Allekirjoitettu { $at } merkintään { $entries } asti avaimella { $key }, johon luotetaan.
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
record-signature = Rivi { $line }: allekirjoitus ei ole sen avaimen, joka siinä mainitaan.
record-other-end = Rivi { $line }: allekirjoitettu merkintä { $version } on toinen kuin tämän tallenteen.
record-unsigned = Sitä ei ole allekirjoitettu.
record-unsigned-hint = Hae se palvelimelta uudelleen. Jollei sitä ole sielläkään allekirjoitettu, vertaa sitä pelaajalla tallessa olevaan kuittiin: --against.
record-stranger = Sen on allekirjoittanut toinen avain: { $key }.
record-stranger-hint = Kysy järjestäjältä, onko avain vaihdettu ilman että vanha allekirjoitti uuden; muuten tämän on tehnyt joku muu.
record-tail = Merkinnän { $entry } jälkeistä osaa ei ole allekirjoitettu.
record-tail-hint = Jos peli on kesken, hae tallenne minuutin kuluttua uudelleen. Muuten nuo merkinnät on lisännyt joku muu.
record-no-such-entry = Tallessa oleva ({ $kept }) ei kuulu millekään sen merkinnälle.
record-no-such-entry-hint = Tarkista, että se on samasta pelistä ja että siinä on kaikki 64 merkkiä. Jos on, tallennetta on lyhennetty tai se on tehty uudelleen.
record-no-keys = Tiedostossa { $file } ei ole avainta.
record-no-keys-hint = Anna avaimen 64 merkkiä tai tiedosto, jossa on yksi avain rivillä, niin kuin `tuomari key show` ne tulostaa.
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
