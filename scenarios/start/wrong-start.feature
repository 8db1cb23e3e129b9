Feature: Games begun wrongly
  A wrong array is played anew, a turned board is put right, reversed colours
  depend on the edition; all only while the rulebook still lets it be raised.

  Scenario Outline: The array a game begins with
    Given the rules <rules>
    Then the game begins with "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"

    Examples:
      | rules           | articles                                  |
      | fide-*/standard | fide-2014/2.3 fide-2018/2.3 fide-2023/2.3 |
      | fi-blitz-2014 | fide-2014/2.3 |
      | fi-team-blitz | fide-2018/2.3 |
      | fi-basics       | fi-basics/alkuasetelma.1 fi-basics/alkuasetelma.2 fi-basics/alkuasetelma.3 fi-basics/alkuasetelma.4 |

  Scenario: Beginners have no such claim
    Given the rules fi-basics
    And no clock is used
    When White finds that the pieces were set up wrongly
    Then it is refused: "not-provided"

  @S-34
  Scenario Outline: Bishop and knight swapped, found after three moves each
    Given the rules <rules>
    And the pieces were set up as "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RBNQKBNR w kq - 0 1"
    And the game has gone "e4 e5 Nf3 Nc6 d3 Nf6"
    When Black finds that the pieces were set up wrongly
    Then <outcome>

    Examples:
      | rules                                    | outcome                          | articles |
      | fide-*/standard fide-*/*-supervised      | a new game is ordered            | fide-2014/7.2.a fide-2018/7.2.1 fide-2023/7.2.1 fide-2014/2.3 fide-2018/2.3 fide-2023/2.3 |
      | fide-*/*-unsupervised                    | a new game is ordered            | fide-2014/A.4.a fide-2014/A.4.a.2 fide-2018/A.4.1 fide-2018/A.4.1.2 fide-2023/A.5.1 fide-2023/A.5.1.2 |
      | fi-blitz-2014                            | the error stays, and play goes on | fi-blitz-2014/7 |
      | fi-team-blitz                            | the error stays, and play goes on | fi-team-blitz/3 |

  @S-34
  Scenario Outline: The same, one move earlier, under the Finnish codes
    Given the rules <rules>
    And the pieces were set up as "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RBNQKBNR w kq - 0 1"
    And the game has gone "e4 e5 Nf3 Nc6 d3"
    When Black finds that the pieces were set up wrongly
    Then <outcome>

    Examples:
      | rules         | outcome                                           | articles                        |
      | fi-blitz-2014 | a new game is ordered                             | fi-blitz-2014/7 fide-2014/7.2.a |
      | fi-team-blitz | the arbiter is asked, and "the right array" is proposed | fi-team-blitz/3                 |

  @fi-team-blitz/3
  Scenario: The Finnish team rules let the arbiter put the array right
    Given the rules fi-team-blitz
    And the pieces were set up as "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RBNQKBNR w kq - 0 1"
    And the game has gone "e4 e5 Nf3 Nc6 d3"
    When Black finds that the pieces were set up wrongly
    And the arbiter does as proposed
    Then the pieces stand as if they had been set up rightly
    And the position is "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/3P1N2/PPP2PPP/RNBQKB1R b KQkq"

  @fi-team-blitz/3
  Scenario: A piece that has moved from its wrong square cannot be put right
    Given the rules fi-team-blitz
    And the pieces were set up as "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RBNQKBNR w kq - 0 1"
    And the game has gone "Nb3 e5"
    When White finds that the pieces were set up wrongly
    Then the arbiter is asked, and "a new game" is proposed
    When the arbiter does as proposed
    Then a new game is ordered

  @S-34
  Scenario Outline: Ten moves by White and nine by Black are still in time, ten by each are not
    Given the rules <rules>
    And the pieces were set up as "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RBNQKBNR w kq - 0 1"
    And the game has gone "Nf3 Nf6 Ng1 Ng8 Nf3 Nc6 Ng1 Nb8 Nb3 Nf6 Nd4 Ng8 Nf5 Nc6 Ng3 Nb8 Nf3 Nf6 <tenth>"
    When Black finds that the pieces were set up wrongly
    Then <outcome>

    Examples:
      | rules                 | tenth    | outcome                           | articles |
      | fide-*/*-unsupervised | Ng5      | a new game is ordered             | fide-2014/A.4.a.2 fide-2018/A.4.1.2 fide-2023/A.5.1.2 |
      | fide-*/*-unsupervised | Ng5 Nc6  | the error stays, and play goes on | fide-2014/A.4.a fide-2014/A.4.a.2 fide-2018/A.4.1 fide-2018/A.4.1.2 fide-2023/A.5.1 fide-2023/A.5.1.2 |

  @S-35
  Scenario Outline: King and queen swapped
    Given the rules <rules>
    And the pieces were set up as "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w kq - 0 1"
    And the game has gone "Nc3 e5 b3 Nf6 Bb2 Be7"
    When Black finds that the pieces were set up wrongly
    Then <outcome>
    
    Examples:
      | rules                     | outcome                           | articles |
      | fide-*/standard           | a new game is ordered             | fide-2014/7.2.a fide-2018/7.2.1 fide-2023/7.2.1 |
      | fide-*/blitz-unsupervised | a new game is ordered             | fide-2014/A.4.a.2 fide-2018/A.4.1.2 fide-2023/A.5.1.2 |
      | fi-blitz-2014             | the error stays, and play goes on | fi-blitz-2014/7 |
      | fi-team-blitz             | the error stays, and play goes on | fi-team-blitz/3 |

  @S-35 @fi-blitz-2014/7
  Scenario: The mirrored short castling of the Finnish blitz rules
    Given the rules fi-blitz-2014
    And the pieces were set up as "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w kq - 0 1"
    And the game has gone "Nc3 e5 b3 Nf6 Bb2 Be7"
    When Black finds that the pieces were set up wrongly
    And White plays O-O and presses
    Then the position is "rnbqk2r/ppppbppp/5n2/4p3/8/1PN5/PBPPPPPP/1KR1QBNR b kq"
    When Black plays O-O and presses
    Then play goes on

  @S-36 @fi-blitz-2014/7
  Scenario: The mirrored long castling of the Finnish blitz rules
    Given the rules fi-blitz-2014
    And the pieces were set up as "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w kq - 0 1"
    And the game has gone "Nf3 e5 g3 Nc6 Bg2 Nf6 d3 Be7 Qd2 O-O"
    When White finds that the pieces were set up wrongly
    And White plays O-O-O and presses
    Then the position is "r1bq1rk1/ppppbppp/2n2n2/4p3/8/3P1NP1/PPPQPPBP/RNB1RK2 b -"

  @S-35
  Scenario Outline: Where a misplaced king may not castle
    Given the rules <rules>
    And the pieces were set up as "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w kq - 0 1"
    And the game has gone "Nc3 e5 b3 Nf6 Bb2 Be7"
    Then White may never castle
    And Black may castle
    When White puts d1 on b1 and presses
    Then White has completed an illegal move

    Examples:
      | rules                     | articles                                              |
      | fide-*/blitz-unsupervised | fide-2014/A.4.a.2 fide-2018/A.4.1.2 fide-2023/A.5.1.2 |
      | fi-team-blitz             | fide-2018/A.4.1.2                                     |

  Scenario Outline: A board that lies the wrong way round
    Given the rules <rules>
    And the game has gone "<line>"
    When White finds that the board lies the wrong way round
    Then <outcome>

    Examples:
      | rules                                      | line           | outcome                                                   | articles |
      | fide-*/standard fide-*/*-supervised        | e4 e5 Nf3 Nc6  | the position is carried over to a board that lies rightly | fide-2014/7.2.b fide-2018/7.2.2 fide-2023/7.2.2 |
      | fide-*/*-unsupervised                      | e4 e5 Nf3 Nc6  | the position is carried over to a board that lies rightly | fide-2014/A.4.a fide-2014/A.4.a.2 fide-2018/A.4.1 fide-2018/A.4.1.2 fide-2023/A.5.1 fide-2023/A.5.1.2 |
      | fi-blitz-2014                              | e4 e5 Nf3 Nc6  | the position is carried over to a board that lies rightly | fi-blitz-2014/7 |
      | fi-team-blitz                              | e4 e5 Nf3 Nc6 d3 d6 | the position is carried over to a board that lies rightly | fide-2018/A.4.1 fide-2018/A.4.1.2 |
      | fi-blitz-2014                              | e4 e5 Nf3 Nc6 d3 d6 | the error stays, and play goes on                    | fi-blitz-2014/7 |
      | fide-*/*-unsupervised                      | Nf3 Nf6 Ng1 Ng8 Nf3 Nc6 Ng1 Nb8 Nc3 Nf6 Nb1 Ng8 Nc3 Nc6 Na4 Nb8 Nf3 Nf6 Ng5 Nc6 | the error stays, and play goes on | fide-2014/A.4.a fide-2014/A.4.a.2 fide-2018/A.4.1 fide-2018/A.4.1.2 fide-2023/A.5.1 fide-2023/A.5.1.2 |
      | fi-team-blitz                              | Nf3 Nf6 Ng1 Ng8 Nf3 Nc6 Ng1 Nb8 Nc3 Nf6 Nb1 Ng8 Nc3 Nc6 Na4 Nb8 Nf3 Nf6 Ng5 Nc6 | the error stays, and play goes on | fide-2018/A.4.1 fide-2018/A.4.1.2 |

  @S-33
  Scenario Outline: Colours reversed, found after six moves each
    Given the rules <rules>
    And the game has gone "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5"
    When White finds that the colours are reversed
    Then the arbiter is asked, and "<proposal>" is proposed
    When the arbiter does as proposed
    Then <outcome>

    Examples:
      | rules                   | proposal   | outcome                           | articles                    |
      | fide-2014/*             | play on    | the error stays, and play goes on | fide-2014/7.3               |
      | fide-2018/* fide-2023/* | a new game | a new game is ordered             | fide-2018/7.3 fide-2023/7.3 |
      | fi-blitz-2014           | play on    | the error stays, and play goes on | fide-2014/7.3               |
      | fi-team-blitz           | a new game | a new game is ordered             | fide-2018/7.3               |

  @S-33
  Scenario Outline: Colours reversed, found by the arbiter about the tenth move
    Given the rules <rules>
    And the game has gone "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d6 h3 Na5 <tenth>"
    When the arbiter finds that the colours are reversed
    Then <outcome>

    Examples:
      | rules                                 | tenth  | outcome                           | articles                    |
      | fide-2018/standard fide-2023/standard | Bc2    | a new game is ordered             | fide-2018/7.3 fide-2023/7.3 |
      | fide-2018/standard fide-2023/standard | Bc2 c5 | the error stays, and play goes on | fide-2018/7.3 fide-2023/7.3 |

  @S-33
  Scenario Outline: In 2014 the arbiter may decide otherwise
    Given the rules <rules>
    And the game has gone "e4 e5"
    When White finds that the colours are reversed
    Then the arbiter is asked, and "play on" is proposed
    When the arbiter orders a new game
    Then a new game is ordered

    Examples:
      | rules       | articles      |
      | fide-2014/* | fide-2014/7.3 |

  @S-33
  Scenario Outline: A game that has ended stands
    Given the rules <rules>
    And the game has gone "f3 e5 g4"
    When Black plays Qh4#
    Then Black wins
    When the arbiter finds that the colours are reversed
    Then it is refused: "game-over"
    When the arbiter finds that the pieces were set up wrongly
    Then it is refused: "game-over"

    Examples:
      | rules           |
      | fide-*/standard |

  Scenario Outline: The times of the new game
    Given the rules <rules>
    And the time control "<control>"
    And White has 0:02:10 and Black has 0:02:30 on the clock
    And the game has gone "e4 e5"
    When the arbiter finds that the colours are reversed
    Then <white> for White and <black> for Black are proposed for the new game
    When the arbiter gives the new game 0:02:00 and 0:02:00
    Then the new game begins with 0:02:00 and 0:02:00

    Examples:
      | rules                                                     | control | white   | black   | articles                    |
      | fide-2018/standard fide-2023/standard                     | 90 min  | 1:30:00 | 1:30:00 | fide-2018/7.3 fide-2023/7.3 |
      | fide-2018/blitz-unsupervised fide-2023/blitz-unsupervised | 5 min   | 0:02:10 | 0:02:30 | fide-2018/7.3 fide-2023/7.3 |

  @F-16
  Scenario Outline: A game told to begin with king and queen swapped
    Given the rules <rules>
    And the position "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w <rights> - 0 1"
    And the game has gone "Nc3 e5 b3 Nf6 Bb2 Be7"
    When White puts d1 on b1 and presses
    And Black claims an illegal move
    Then <outcome>
    And the position is "<after>"

    Examples:
      | rules         | rights | outcome              | after                                                  | articles         |
      | fi-blitz-2014 | kq     | the claim is refused | rnbqk2r/ppppbppp/5n2/4p3/8/1PN5/PBPPPPPP/1KR1QBNR b kq | fi-blitz-2014/7  |
      | fi-blitz-2014 | KQkq   | the claim is refused | rnbqk2r/ppppbppp/5n2/4p3/8/1PN5/PBPPPPPP/1KR1QBNR b kq | fi-blitz-2014/7  |
      | fi-team-blitz | kq     | Black wins           | rnbqk2r/ppppbppp/5n2/4p3/8/1PN5/PBPPPPPP/RK2QBNR b kq  | fi-team-blitz/11 |
      | fi-team-blitz | KQkq   | Black wins           | rnbqk2r/ppppbppp/5n2/4p3/8/1PN5/PBPPPPPP/RK2QBNR b kq  | fi-team-blitz/11 |

  @F-16
  Scenario Outline: The same for Black, whose men have not moved yet
    Given the rules fi-blitz-2014
    And the position "rnbkqbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQ - 0 1"
    And the game has gone "<line>"
    When Black puts d8 on <to> and presses
    And White claims an illegal move
    Then the claim is refused
    And the board shows "<after>"

    Examples:
      | line                               | to | after                                                  | articles        |
      | Nc6 Nf3 b6 Bc4 Bb7 d3              | b8 | 1kr1qbnr/pbpppppp/1pn5/8/2B1P3/3P1N2/PPP2PPP/RNBQK2R   | fi-blitz-2014/7 |
      | Nf6 Nf3 g6 Bc4 Bg7 d3 d6 a3 Qd7 a4 | f8 | rnb1rk2/pppqppbp/3p1np1/8/P1B1P3/3P1N2/1PP2PPP/RNBQK2R | fi-blitz-2014/7 |

  @F-16
  Scenario Outline: Rights that a position names are its own, and none are added once men have moved
    Given the rules fi-blitz-2014
    And the position "rnbqkbnr/pppppppp/8/8/8/1PN5/PBPPPPPP/R2KQBNR w <rights> - 0 4"
    When White puts d1 on b1 and presses
    And Black claims an illegal move
    Then <outcome>

    Examples:
      | rights | outcome              | articles           |
      | KQkq   | the claim is refused | fi-blitz-2014/7    |
      | kq     | Black wins           | fi-blitz-2014/13.d |

  @F-17
  Scenario Outline: A king or rook that is told to begin elsewhere does not castle in ordinary chess
    Given the rules <rules>
    And the position "<position>"
    Then White may never castle
    When White puts <from> on <to> and presses
    Then White has completed an illegal move
    And Black may castle

    Examples:
      | rules                     | position                                                | from | to | articles                                                |
      | fide-*/blitz-unsupervised | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R2KQBNR w KQkq - 0 1 | d1   | b1 | fide-2014/A.4.a.2 fide-2018/A.4.1.2 fide-2023/A.5.1.2   |
      | fi-team-blitz             | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R2KQBNR w KQkq - 0 1 | d1   | b1 | fide-2018/A.4.1.2                                       |
      | fide-*/blitz-unsupervised | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/NRB1K3 w Bkq - 0 1   | e1   | g1 | fide-2014/A.4.a.2 fide-2018/A.4.1.2 fide-2023/A.5.1.2   |
      | fide-*/standard           | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R2KQBNR w KQkq - 0 1 | d1   | b1 | fide-2014/3.8.b.1.a fide-2014/3.8.b.1 fide-2018/3.8.2.1 fide-2023/3.8.2.1 |

  @F-17
  Scenario Outline: In Chess960 it castles
    Given the rules <rules>
    And the event decides "variant" is "chess960"
    And the event decides "start-position" is "drawn-array"
    And the position "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R2KQBNR w KQkq - 0 1"
    When White plays O-O-O
    Then the move is made
    And the board shows "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/2KRQBNR"

    Examples:
      | rules           | articles                                                |
      | fide-*/standard | fide-2014/F.3.b.1 fide-2018/II.3.2.1 fide-2023/II.3.2.1 |

  @F-33
  Scenario Outline: A wrong array in an ordinary game is no matter of Chess960
    Given the rules <rules>
    And the pieces were set up as "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RBNQKBNR w kq - 0 1"
    And the game has gone "e4 e5"
    When White finds that the pieces were set up wrongly
    Then a new game is ordered
    And it rests on "<articles>"
    And it does not rest on "<not>"

    Examples:
      | rules              | articles                      | not            |
      | fide-2014/standard | fide-2014/7.2.a fide-2014/2.3 | fide-2014/F.2  |
      | fide-2018/standard | fide-2018/7.2.1 fide-2018/2.3 | fide-2018/II.2 |
      | fide-2023/standard | fide-2023/7.2.1 fide-2023/2.3 | fide-2023/II.2 |
