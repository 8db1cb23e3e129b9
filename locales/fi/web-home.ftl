# Etusivu.

web-home-title = Shakkia sääntöjen mukaan
web-home-doors = Ovet
web-home-play = Pelaa
web-home-play-what = Avaa pöytä ja lähetä linkit.
web-home-clock = Kello
web-home-clock-what = Yksi puhelin ja puulauta, verkkoa ei tarvita.
web-home-arbiter = Tuomari
web-home-arbiter-what = Kaikki laudat, kutsut ja vaatimukset yhdellä pöydällä.
web-home-join = Liity linkillä tai koodilla
web-home-join-help = Liitä saamasi linkki tai pöydän viimeiset merkit.
web-home-join-none = Mikään pelattava pöytä ei vastaa. Tarkista merkit tai pyydä koko linkki.
web-home-open = Avaa
web-home-yours = Paikkasi
web-home-live = Pelattavat pöydät
web-home-none = Juuri nyt ei pelata.
web-home-no-clock = ei kelloa
web-home-organises = Olet tämän palvelimen järjestäjä.
web-home-to-desk = Avaa tuomarin pöytä
web-home-sign-out = Kirjaudu ulos
web-home-sign-out-sure = Kyllä, unohda linkki tältä laitteelta
web-home-no-organiser = Palvelin ei tunne tätä järjestäjän linkkiä. Mitään ei tallennettu.
web-home-compete = Kilpailu
web-home-compete-what = Nimet listalta, parinnus sääntöjen mukaan, tulokset laudoilta
web-home-competitions = Sinun kilpailusi
