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
