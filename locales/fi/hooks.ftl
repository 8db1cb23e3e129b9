# Mitä palvelin kertoo ulos: otsikot tuomarin puhelimessa. Tapahtuma itse tulee teksteistä told, ruled ja competition-told.

# $place on pöytä.
hooks-board = Pöytä { $board }
hooks-table = Pöytä { $table }
hooks-round = Kierros { $round }
hooks-call = { $place } kutsuu
hooks-called = Tuomaria kutsutaan
hooks-question = { $place }: kysymys
hooks-claim = { $place }: vaatimus
hooks-flag = { $place }: lippu
hooks-result = { $place }: tulos
hooks-score = { $place }: { $score }
hooks-reopened = { $place }: peli jatkuu
hooks-outage = { $place }: aikaa palautettiin
hooks-outages = Aikaa palautettiin
hooks-boards = Pöytiä, joiden kellot laskettiin katkon ajan pysäytetyiksi: { $boards }.
hooks-away = Palvelin oli poissa
