Feature: Castling in Chess960
  Wherever king and rook come from, they end up where ordinary castling puts
  them: on the c- and d-file, or on the g- and f-file.

  Scenario Outline: Legal: <what>
    Given the rules <rules>
    And the event decides "variant" is "chess960"
    And the event decides "start-position" is "drawn-array"
    And the position "<position>"
    When White plays <move>
    Then the move is made
    And the board shows "<after>"
    And it rests on "<articles>"

    Examples: The four manners
      | what                     | position                                     | move  | after                              | rules           | articles                                                                                                                                                           |
      | both move                | 4k3/pppppppp/8/8/8/8/PPPPPPPP/3K3R w H - 0 9 | O-O   | 4k3/pppppppp/8/8/8/8/PPPPPPPP/5RK1 | fide-*/standard | fide-2014/F.3.b fide-2014/F.3.b.1 fide-2014/F.3.clar fide-2018/II.3.2 fide-2018/II.3.2.1 fide-2018/II.3.2.6 fide-2023/II.3.2 fide-2023/II.3.2.1 fide-2023/II.3.2.6 |
      | both move, to the c-file | 4k3/pppppppp/8/8/8/8/PPPPPPPP/RK6 w A - 0 9  | O-O-O | 4k3/pppppppp/8/8/8/8/PPPPPPPP/2KR4 | fide-*/standard | fide-2014/F.3.b.1 fide-2014/F.3.clar fide-2018/II.3.2.1 fide-2018/II.3.2.6 fide-2023/II.3.2.1 fide-2023/II.3.2.6                                                   |
      | they change places       | 4k3/pppppppp/8/8/8/8/PPPPPPPP/5KR1 w G - 0 9 | O-O   | 4k3/pppppppp/8/8/8/8/PPPPPPPP/5RK1 | fide-*/standard | fide-2014/F.3.b.2 fide-2018/II.3.2.2 fide-2023/II.3.2.2                                                                                                            |
      | only the king moves      | 4k3/pppppppp/8/8/8/8/PPPPPPPP/4KR2 w F - 0 9 | O-O   | 4k3/pppppppp/8/8/8/8/PPPPPPPP/5RK1 | fide-*/standard | fide-2014/F.3.b.3 fide-2014/F.3.note.2 fide-2018/II.3.2.3 fide-2018/II.3.2.7.2 fide-2023/II.3.2.3 fide-2023/II.3.2.7.2                                             |
      | only the rook moves      | 4k3/pppppppp/8/8/8/8/PPPPPPPP/6KR w H - 0 9  | O-O   | 4k3/pppppppp/8/8/8/8/PPPPPPPP/5RK1 | fide-*/standard | fide-2014/F.3.b.4 fide-2014/F.3.note.2 fide-2018/II.3.2.4 fide-2018/II.3.2.7.2 fide-2023/II.3.2.4 fide-2023/II.3.2.7.2                                             |
      | only the rook, c-side    | 4k3/pppppppp/8/8/8/8/PPPPPPPP/R1K5 w A - 0 9 | O-O-O | 4k3/pppppppp/8/8/8/8/PPPPPPPP/2KR4 | fide-*/standard | fide-2014/F.3.b.4 fide-2018/II.3.2.4 fide-2023/II.3.2.4                                                                                                            |

    Examples: What ordinary castling would not allow
      | what                           | position                                                 | move  | after                                       | rules           | articles                                                       |
      | on the first move              | bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w GEge - 0 1 | O-O   | bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRRKB | fide-*/standard | fide-2014/F.3.note.3 fide-2018/II.3.2.7.3 fide-2023/II.3.2.7.3 |
      | past a bishop on the b-file    | 4k3/pppppppp/8/8/8/8/PPPPPPPP/1BRK4 w C - 0 9            | O-O-O | 4k3/pppppppp/8/8/8/8/PPPPPPPP/1BKR4         | fide-*/standard | fide-2014/F.3.note.5 fide-2018/II.3.2.7.5 fide-2023/II.3.2.7.5 |
      | with a rook left on the e-file | 4k3/pppppppp/8/8/8/8/PPPPPPPP/4RKR1 w G - 0 9            | O-O   | 4k3/pppppppp/8/8/8/8/PPPPPPPP/4RRK1         | fide-*/standard | fide-2014/F.3.note.5 fide-2018/II.3.2.7.5 fide-2023/II.3.2.7.5 |

  @S-61
  Scenario Outline: A knight in the corner may stay
    Given the rules <rules>
    And the event decides "variant" is "chess960"
    And the event decides "start-position" is "drawn-array"
    And the position "4k3/8/8/8/8/8/8/NR3K2 w B - 0 1"
    When at 0:01.0 White plays O-O-O
    Then the move is made
    And the board shows "4k3/8/8/8/8/8/8/N1KR4"
    And play goes on

    Examples:
      | rules    | articles                                                       |
      | fide-*/* | fide-2014/F.3.note.5 fide-2018/II.3.2.7.5 fide-2023/II.3.2.7.5 |

  @S-61
  Scenario Outline: A piece on the king's or the rook's way
    Given the rules <rules>
    And the event decides "variant" is "chess960"
    And the event decides "start-position" is "drawn-array"
    And the position "4k3/pppppppp/8/8/8/8/PPPPPPPP/RN3K2 w A - 0 9"
    When White carries f1 to c1
    And White carries a1 to d1
    And White presses the clock
    Then White has completed an illegal move
    And it rests on "<articles>"

    Examples:
      | rules           | articles                                                       |
      | fide-*/standard | fide-2014/F.3.note.4 fide-2018/II.3.2.7.4 fide-2023/II.3.2.7.4 |

  Scenario Outline: King and rook on other squares than ordinary castling has
    Given the rules <rules>
    And the event decides "variant" is "chess960"
    And the event decides "start-position" is "drawn-array"
    And the position "4k3/pppppppp/8/8/8/8/PPPPPPPP/1R3K2 w B - 0 9"
    When White carries f1 to d1
    And White carries b1 to e1
    And White presses the clock
    Then White has completed an illegal move
    And it rests on "<articles>"

    Examples:
      | rules           | articles                                                                                                               |
      | fide-*/standard | fide-2014/F.3.rec.2 fide-2014/F.3.clar fide-2018/II.3.2.5.2 fide-2018/II.3.2.6 fide-2023/II.3.2.5.2 fide-2023/II.3.2.6 |

  Scenario Outline: Nobody castles twice
    Given the rules <rules>
    And the event decides "variant" is "chess960"
    And the event decides "start-position" is "drawn-array"
    And the position "4k3/pppppppp/8/8/8/8/PPPPPPPP/R3K1R1 w AG - 0 9"
    And the game has gone "O-O a6 a3 b6"
    When White carries g1 to c1
    And White carries a1 to d1
    And White presses the clock
    Then White has completed an illegal move
    And it rests on "<articles>"

    Examples:
      | rules           | articles                                                                        |
      | fide-*/standard | fide-2014/F.3.a fide-2014/F.3 fide-2018/II.3 fide-2018/II.3.1 fide-2023/II.3 fide-2023/II.3.1 |

  Scenario Outline: The king's squares must be safe here too
    Given the rules <rules>
    And the event decides "variant" is "chess960"
    And the event decides "start-position" is "drawn-array"
    And the position "4kr2/ppppp1pp/8/8/8/8/PPPPP1PP/4K1R1 w G - 0 9"
    When White carries e1 to f1
    And White carries g1 to e1
    And White carries f1 to g1
    And White carries e1 to f1
    And White presses the clock
    Then White has completed an illegal move
    And it rests on "<articles>"

    Examples:
      | rules           | articles                                                    |
      | fide-*/standard | fide-2014/3.8.b.2.a fide-2018/3.8.2.2.1 fide-2023/3.8.2.2.1 |
