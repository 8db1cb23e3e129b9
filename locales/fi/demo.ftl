# Sali katsottavaksi ja kokeiltavaksi: tuomari demo.

demo-setting-up = Salia järjestetään …
demo-desk = Tuomarin pöytä: { $link }
demo-hall = Sali näytöllä: { $link }
demo-competition = Kilpailu päätuomarin silmin: { $link }
demo-screen = Kilpailu näytöllä: { $link }
demo-seat = Sinun paikkasi, vastassa ohjelma: { $link }
demo-arbiter = Pöytä, jossa vaatimus odottaa tuomaria: { $link }
demo-engine = Robottien siirrot valitsee { $engine }.
demo-no-engine = Robotit pelaavat vaatimattomasti omin päin; ne pelaavat paremmin, jos Stockfish on asennettu tai valitsin --uci nimeää moottorin.
demo-ends = Ctrl-C lopettaa esittelyn. Siitä ei jää mitään talteen.
demo-ends-after = Esittely loppuu { $seconds } sekunnin kuluttua. Siitä ei jää mitään talteen.
demo-happened = { $games ->
    [one] Yksi peli pelattiin loppuun
   *[other] { $games } peliä pelattiin loppuun
  }, tehtiin { $moves ->
    [one] yksi siirto
   *[other] { $moves } siirtoa
  } ja annettiin { $rulings ->
    [one] yksi ratkaisu
   *[other] { $rulings } ratkaisua
  }.
demo-failed = Esittely ei voi jatkua: { $reason }
demo-name = Esittelyilta
demo-beside = Kilpailun vieressä
demo-guest = Sinä
