# Bordets protokoll, kontrollerat och berättat.

record-whole = Protokollet är helt: { $entries ->
    [one] { $entries } anteckning
   *[other] { $entries } anteckningar
}, från { $created } till { $last }.
record-last-hash = Sista kontrollsumma: { $hash }
record-hash-to-compare = Jämför den med den som skrevs upp när protokollet gjordes, eller ange den med --hash: den som ändrar allt kan också räkna om alla kontrollsummor.
record-hash-compared = Den är densamma som angavs.
record-against = Det som sparades av anteckning { $entry } finns i det.
record-signed = Undertecknat { $at } till och med anteckning { $entries } med nyckeln { $key }. Vems nyckel det är vet arrangören och serverns sida med nycklar: ange deras med --key.
record-signed-by-known = Undertecknat { $at } till och med anteckning { $entries } med nyckeln { $key }, som är betrodd.
record-other-hash = Protokollet slutar med en annan kontrollsumma ({ $hash }) än den som angavs ({ $kept }).
record-other-hash-hint = Anteckningar kan ha tillkommit sedan kontrollsumman skrevs upp; annars är protokollet inte längre detsamma.

record-not-whole = Protokollet går inte att lita på.
record-not-a-record = Filen är inget protokoll från ett bord.
record-later = Det är skrivet av en nyare Tuomari (form { $form }).
record-form = Rad { $line } kan inte läsas: { $reason }
record-version = Rad { $line }: på anteckning { $version }:s plats står anteckning { $found }.
record-before = Rad { $line }: anteckning { $version } följer inte på den föregående.
record-hash = Rad { $line }: anteckning { $version } är inte den som dess kontrollsumma räknades på.
record-cut-short = Rad { $line }: slutet saknas eller stämmer inte med anteckningarna.
record-lines-after-end = Rad { $line }: något följer efter slutet.
record-entry = Rad { $line }: anteckning { $version } kan inte läsas: { $reason }
record-no-table = Anteckningarna blir inget bord: { $reason }
record-outcome = Rad { $line }: resultatet i anteckning { $version } följer inte av partiet: { $reason }
record-signature = Rad { $line }: underskriften är inte gjord med den nyckel som anges.
record-other-end = Rad { $line }: det som undertecknades är en annan anteckning { $version } än den här.
record-unsigned = Ingen har undertecknat det.
record-unsigned-hint = Hämta det från servern på nytt. Om det inte är undertecknat där heller, jämför med ett kvitto som en spelare har sparat: --against.
record-stranger = En annan nyckel har undertecknat det: { $key }.
record-stranger-hint = Fråga arrangören om nyckeln har bytts utan att den gamla undertecknade den nya; annars har någon annan gjort detta.
record-tail = Det som följer efter anteckning { $entry } är inte undertecknat.
record-tail-hint = Om partiet pågår, hämta protokollet på nytt om en minut. Annars har någon annan lagt till de anteckningarna.
record-no-such-entry = Det som sparades ({ $kept }) hör inte till någon av dess anteckningar.
record-no-such-entry-hint = Kontrollera att det är av samma parti och att alla 64 tecken är med. I så fall har protokollet kortats eller gjorts om.
record-no-keys = Det finns ingen nyckel i { $file }.
record-no-keys-hint = Ange nyckelns 64 tecken, eller en fil med en nyckel på varje rad, så som `tuomari key show` skriver ut dem.
record-not-a-record-hint = Ange en fil vars första rad börjar med {"{"}"format":"tuomari-record".
record-update-hint = Uppdatera Tuomari och försök igen.
record-cut-short-hint = Hämta protokollet på nytt; dess sista rad anger antalet anteckningar och den sista kontrollsumman.
record-outcome-hint = Kontrollsummorna stämmer, så de har räknats om. Jämför med exemplaret på servern eller med den kontrollsumma som skrevs upp.
record-copy-hint = Det som står före den raden är i ordning. Jämför med ett annat exemplar och fråga den som har förvarat filen.

record-heading = { $white } – { $black }, { $created }, { $rules }, { $table ->
    [assisted] assisterat bord
    [wooden] träbräde
   *[strict] strikt bord
}

record-competition-heading = { $name }, { $created }, { $rules }
record-competition-goes-on = Tävlingen pågår.
record-links-changed = { $links ->
    [one] En länk ändrades.
   *[other] { $links } länkar ändrades.
}
record-no-competition = Posterna ger ingen tävling: den första säger inte hur borden ställs i ordning.
record-is-competition = Det här är en tävlings protokoll; det innehåller inga drag.
record-is-competition-hint = Hämta protokollet för något av dess bord.
