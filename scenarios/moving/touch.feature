Feature: Touched pieces
  What a touched piece obliges to, and when nothing is owed.

  @S-08
  Scenario Outline: King then rook touched, castling illegal, king cannot move
    Given the rules <rules>
    And the position "4k3/8/8/8/8/7b/P2PPP2/R2QK2R w KQ - 0 1"
    When at 0:01.0 White touches e1
    And at 0:01.5 White touches h1
    Then White may play any legal move
    When at 0:05.0 White plays a4
    And at 0:05.5 White presses the clock
    And at 0:06.0 Black claims that a touched piece was not moved
    Then the claim is refused
    And play goes on

    Examples:
      | rules         | articles                                        |
      | fide-*/*      | fide-2014/4.4.c fide-2018/4.4.3 fide-2023/4.4.3 |
      | fi-team-blitz | fide-2018/4.4.3                                 |

  @S-09
  Scenario Outline: Rook touched first, then castling
    Given the rules <rules>
    And the position "4k3/8/8/8/8/8/PPPPPPPP/R3K2R w KQ - 0 1"
    When at 0:01.0 White touches h1
    And at 0:01.3 White touches e1
    And at 0:02.0 White plays O-O
    And at 0:02.5 White presses the clock
    And at 0:04.0 Black claims that a touched piece was not moved
    Then the claim is found correct
    And the position is "4k3/8/8/8/8/8/PPPPPPPP/R3K2R w KQ - 0 1"
    And White must play one of "Rf1 Rg1"
    And White has 0 illegal moves
    And nobody gets time
    And White's clock runs

    Examples:
      | rules         | articles                                                                         |
      | fide-*/*      | fide-2014/4.4.b fide-2018/4.4.2 fide-2018/3.10.1 fide-2023/4.4.2 fide-2023/3.10.1 |
      | fi-blitz-2014 | fi-blitz-2014/10                                                                 |
      | fi-team-blitz | fi-team-blitz/5                                                                  |

  Scenario Outline: A rook that cannot move touched first, then castling with the other
    Given the rules <rules>
    And the position "4k3/8/8/8/8/8/PPPPPPPP/RN2K2R w KQ - 0 1"
    When White touches a1
    And White touches e1
    And White plays O-O
    And White presses the clock
    And Black claims that a touched piece was not moved
    Then <outcome>

    Examples:
      | rules         | outcome                    | articles                                        |
      | fide-*/*      | the claim is refused       | fide-2014/4.4.b fide-2018/4.4.2 fide-2023/4.4.2 |
      | fi-blitz-2014 | the claim is refused       | fi-blitz-2014/10 fide-2014/4.4.b                |
      | fi-team-blitz | the claim is found correct | fi-team-blitz/5                                 |

  @fi-basics/linnoitus.4
  Scenario: A rook that cannot move touched first bars a beginner's castling with the other
    Given the rules fi-basics
    And no clock is used
    And the position "4k3/8/8/8/8/8/PPPPPPPP/RN2K2R w KQ - 0 1"
    When White touches a1
    And White touches e1
    And White plays O-O
    Then the move is refused at once
    And White must play one of "Kd1 Kf1"

  @fi-basics/linnoitus.4
  Scenario: Nothing else binds a beginner
    Given the rules fi-basics
    And no clock is used
    And the position "6k1/5ppp/8/8/8/8/8/R2QK2R w KQ - 0 1"
    When White touches h1
    And White plays O-O
    Then the move is refused at once
    When White plays Rg1
    And Black plays Kh8
    And White touches a1
    And White plays Qd8#
    Then White wins

  @S-09 @fi-basics/linnoitus.4
  Scenario: Rook touched first, and a beginner wants to castle
    Given the rules fi-basics
    And no clock is used
    And the position "4k3/8/8/8/8/8/PPPPPPPP/R3K2R w KQ - 0 1"
    When White touches h1
    And White touches e1
    And White plays O-O
    Then the move is not accepted
    And White must play one of "Rf1 Rg1"
    And play goes on

  @S-10
  Scenario Outline: Pieces of both colours touched
    Given the rules <rules>
    And the game has gone "e4 d5"
    When at 0:01.0 White touches a1
    And at 0:01.5 White touches d5
    And at 0:03.0 White plays d4
    And at 0:03.5 White presses the clock
    And at 0:05.0 Black claims that a touched piece was not moved
    Then the claim is found correct
    And White must play one of "exd5"
    And nobody gets time

    Examples:
      | rules    | articles                                        |
      | fide-*/* | fide-2014/4.3.c fide-2018/4.3.3 fide-2023/4.3.3 |
      | fi-team-blitz | fide-2018/4.3.3 |

  @S-10
  Scenario Outline: The right to claim a touched piece is lost by touching one
    Given the rules <rules>
    And the game has gone "e4 d5"
    When at 0:01.0 White touches a1
    And at 0:01.5 White touches d5
    And at 0:03.0 White plays d4
    And at 0:03.5 White presses the clock
    And at 0:04.0 Black touches e7
    And at 0:05.0 Black claims that a touched piece was not moved
    Then the claim is refused

    Examples:
      | rules    | articles                                  |
      | fide-*/* | fide-2014/4.8 fide-2018/4.8 fide-2023/4.8 |

  @S-47
  Scenario Outline: Wrong, but not illegal
    Given the rules <rules>
    And White has 3:00.0 and Black has 3:00.0 on the clock
    When at 0:01.0 White touches b1
    And at 0:02.0 White plays e4
    And at 0:02.5 White presses the clock
    And at 0:03.0 White says "I adjust"
    Then "adjusting on opponents time" is noted against White
    When at 0:03.2 White straightens g1
    And at 0:04.0 Black claims that a touched piece was not moved
    Then the claim is found correct
    And White must play one of "Na3 Nc3"
    And White has 0 illegal moves
    And play goes on

    Examples:
      | rules                     | articles                                                                                            |
      | fide-*/blitz-unsupervised | fide-2014/4.3.a fide-2014/6.2.d fide-2018/4.3.1 fide-2018/6.2.5 fide-2023/4.3.1 fide-2023/6.2.5 |
      | fi-blitz-2014             | fi-blitz-2014/10                                                                                    |
      | fi-team-blitz             | fi-team-blitz/8                                                                                     |

  @S-70 @F-34
  Scenario Outline: Sleeve brushes a piece, and the arbiter finds it an accident
    Given the rules <rules>
    And the game has gone "e4 e5"
    When at 0:01.0 White's sleeve brushes d1
    And at 0:01.5 White plays Nf3
    And at 0:02.0 White presses the clock
    And at 0:04.0 Black claims that a touched piece was not moved
    Then the arbiter is asked, and "<proposal>" is proposed
    And the question reads "{ $whose } contact with a piece: a touch, or an accident"
    When the arbiter finds the contact accidental
    Then play goes on
    And Black has the move

    Examples:
      | rules                                 | proposal      | articles                                                        |
      | fide-2018/standard fide-2023/standard | back to ply 2 | fide-2018/4.2.2 fide-2018/4.3 fide-2023/4.2.2 fide-2023/4.3 |
      | fi-team-blitz | back to ply 2 | fide-2018/4.2.2 fide-2018/4.3 |
      | fide-2014/standard                    | play on       | fide-2014/4.2 fide-2014/4.3                                     |
      | fi-blitz-2014 | play on | fide-2014/4.2 fide-2014/4.3 |

  @S-70
  Scenario Outline: Sleeve brushes a piece, and the arbiter finds it deliberate
    Given the rules <rules>
    And the game has gone "e4 e5"
    When at 0:01.0 White's sleeve brushes d1
    And at 0:01.5 White plays Nf3
    And at 0:02.0 White presses the clock
    And at 0:04.0 Black claims that a touched piece was not moved
    And the arbiter finds the contact deliberate
    Then White must play one of "Qe2 Qf3 Qg4 Qh5"

    Examples:
      | rules           | articles                                              |
      | fide-*/standard | fide-2014/4.3.a fide-2018/4.3.1 fide-2023/4.3.1 |

  @S-10
  Scenario Outline: The right to claim a touched piece is lost by replying
    Given the rules <rules>
    And the game has gone "e4 d5"
    When at 0:01.0 White touches a1
    And at 0:01.5 White touches d5
    And at 0:03.0 White plays d4 and presses
    And at 0:04.0 Black plays e6
    And at 0:05.0 Black claims that a touched piece was not moved
    Then the claim is refused
    And White has the move

    Examples:
      | rules    | articles                                  |
      | fide-*/* | fide-2014/4.8 fide-2018/4.8 fide-2023/4.8 |

  @F-09
  Scenario Outline: King and rook touched where no castling can be meant
    Given the rules <rules>
    And the position "<position>"
    When at 0:01.0 White touches <king>
    And at 0:02.0 White touches <rook>
    Then White must play one of "<moves>"
    When at 0:03.0 White plays <other>
    Then White's move is made but not completed
    When at 0:03.5 White presses the clock
    And at 0:04.0 Black claims that a touched piece was not moved
    Then the claim is found correct
    And it rests on "<articles>"

    Examples: The king cannot move, so the rook must
      | rules         | position                          | king | rook | moves                       | other | articles         |
      | fide-2014/*   | 6k1/8/8/6q1/8/7K/P6P/R7 w - - 0 1 | h3   | a1   | Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 | a3    | fide-2014/4.3.a  |
      | fide-2018/*   | 6k1/8/8/6q1/8/7K/P6P/R7 w - - 0 1 | h3   | a1   | Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 | a3    | fide-2018/4.3.1  |
      | fide-2023/*   | 6k1/8/8/6q1/8/7K/P6P/R7 w - - 0 1 | h3   | a1   | Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 | a3    | fide-2023/4.3.1  |
      | fi-blitz-2014 | 6k1/8/8/6q1/8/7K/P6P/R7 w - - 0 1 | h3   | a1   | Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 | a3    | fi-blitz-2014/10 |
      | fi-team-blitz | 6k1/8/8/6q1/8/7K/P6P/R7 w - - 0 1 | h3   | a1   | Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 | a3    | fide-2018/4.3.1  |

    Examples: The king has castled, or stands beside its square
      | rules              | position                             | king | rook | moves                | other | articles        |
      | fide-2018/standard | 4k3/8/8/8/8/7r/P4PP1/5RK1 w - - 0 1  | g1   | f1   | Ra1 Rb1 Rc1 Rd1 Re1+ | a3    | fide-2018/4.3.1 |
      | fide-2018/standard | 2r1r2k/8/8/8/8/8/P2P4/R2K4 w - - 0 1 | d1   | a1   | Rb1 Rc1              | a3    | fide-2018/4.3.1 |

    Examples: The king can move and must
      | rules              | position                        | king | rook | moves           | other | articles        |
      | fide-2014/standard | 6k1/8/8/8/8/7K/P6P/R7 w - - 0 1 | h3   | a1   | Kg2 Kg3 Kg4 Kh4 | Rb1   | fide-2014/4.3.a |
      | fide-2018/standard | 6k1/8/8/8/8/7K/P6P/R7 w - - 0 1 | h3   | a1   | Kg2 Kg3 Kg4 Kh4 | Rb1   | fide-2018/4.3.1 |
      | fide-2023/standard | 6k1/8/8/8/8/7K/P6P/R7 w - - 0 1 | h3   | a1   | Kg2 Kg3 Kg4 Kh4 | Rb1   | fide-2023/4.3.1 |

    Examples: The rook first
      | rules              | position                        | king | rook | moves                        | other | articles        |
      | fide-2018/standard | 6k1/8/8/8/8/7K/P6P/R7 w - - 0 1 | a1   | h3   | Rb1 Rc1 Rd1 Re1 Rf1 Rg1+ Rh1 | a3    | fide-2018/4.3.1 |

  @F-09
  Scenario Outline: King and rook at home may mean castling, though the right is gone
    Given the rules <rules>
    And the position "4k3/8/8/8/8/7b/P2PPP2/R2QK2R w - - 0 1"
    When White touches e1
    And White touches h1
    Then White may play any legal move

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/4.4.c fide-2018/4.4.3 fide-2023/4.4.3 |

  @F-09
  Scenario Outline: Where arrays are drawn, castling may be meant from anywhere on the rank
    Given the rules <rules>
    And the event decides "variant" is "chess960"
    And the event decides "start-position" is "drawn-array"
    And the position "2r1r2k/8/8/8/8/8/P2P4/R2K4 w - - 0 1"
    When White touches d1
    And White touches a1
    Then White may play any legal move

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/4.4.c fide-2018/4.4.3 fide-2023/4.4.3 |

  @fide-2018/4.3.2
  Scenario: Only a piece of the opponent's was touched
    Given the rules fide-2018/standard
    And the game has gone "e4 d5"
    When White touches d5
    Then White must play one of "exd5"
    And White is bound by "fide-2018/4.3.2 fide-2018/4.3"

  @fide-2018/4.3.2
  Scenario: The touched pawn can be taken in passing
    Given the rules fide-2018/standard
    And the game has gone "e4 a6 e5 d5"
    When White touches d5
    Then White must play one of "exd6"

  Scenario: One piece of his own and several of the opponent's
    Given the rules fide-2014/standard
    And the game has gone "e4 d5"
    When White touches e4
    And White touches a7
    And White touches d5
    Then White must play one of "exd5"

  @fide-2018/4.4.2
  Scenario: Rook and king touched, and neither can move
    Given the rules fide-2018/standard
    And the position "4k3/8/8/8/8/8/P2PPP2/RN1QKB2 w Q - 0 1"
    When White touches a1
    And White touches e1
    Then White may play any legal move
    And White is bound by "fide-2018/4.4.2 fide-2018/4.4"

  @fide-2018/4.3.1
  Scenario: A king that has left its rank cannot mean castling
    Given the rules fide-2018/standard
    And the position "3r1rk1/8/8/8/8/4K1n1/P7/R7 w - - 0 1"
    When White touches e3
    And White touches a1
    Then White must play one of "Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1"
