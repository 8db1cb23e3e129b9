Feature: Illegal moves
  An illegal move is nothing until the clock is pressed; then it is an offence.

  @S-14
  Scenario Outline: Illegal move released, not pressed
    Given the rules <rules>
    And the position "4r1k1/8/8/8/8/8/8/4K1N1 w - - 0 1"
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:02.0 White puts g1 on f3
    And at 0:03.0 Black claims an illegal move
    Then the claim is refused
    And White has 0 illegal moves
    And White must play one of "Ne2"

    Examples:
      | rules         | articles                                                                        |
      | fide-*/standard | fide-2014/7.5.a fide-2018/7.5.1 fide-2018/4.3.1 fide-2023/7.5.1 fide-2023/4.3.1 |
      | fide-*/*-supervised | fide-2014/7.5.a fide-2018/7.5.1 fide-2018/4.3.1 fide-2023/7.5.1 fide-2023/4.3.1 |
      | fide-*/*-unsupervised | fide-2018/7.5.1 fide-2018/4.3.1 fide-2023/7.5.1 fide-2023/4.3.1 |
      | fi-team-blitz | fide-2018/7.5.1 fide-2018/4.3.1 |
      | fi-blitz-2014 | fi-blitz-2014/12 fi-blitz-2014/12.b                                             |
      | fi-team-blitz | fide-2018/7.5.1                                                                 |

  @S-15
  Scenario Outline: The same move, pressed and claimed before the reply: time for the opponent
    Given the rules <rules>
    And the position "4r1k1/8/8/8/8/8/8/4K1N1 w - - 0 1"
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:02.0 White puts g1 on f3
    And at 0:02.4 White presses the clock
    And at 0:04.0 Black claims an illegal move
    Then the claim is found correct
    And the position is "4r1k1/8/8/8/8/8/8/4K1N1 w - - 0 1"
    And Black has <time> more
    And White has 1 illegal move
    And White must play one of "Ne2"
    And White's clock runs

    Examples:
      | rules                                         | time | articles                                                    |
      | fide-2014/standard fide-2014/rapid-supervised | 2:00 | fide-2014/7.5.a fide-2014/7.5.b                             |
      | fide-2018/standard fide-2018/rapid-supervised | 2:00 | fide-2018/7.5.1 fide-2018/7.5.5                             |
      | fide-2018/rapid-unsupervised                  | 2:00 | fide-2018/7.5.1 fide-2018/7.5.5 fide-2018/A.4.2             |
      | fide-2023/standard fide-2023/blitz-supervised | 2:00 | fide-2023/7.5.1 fide-2023/7.5.5                             |
      | fide-2014/blitz-supervised                    | 1:00 | fide-2014/7.5.a fide-2014/B.2                               |
      | fide-2018/blitz-supervised                    | 1:00 | fide-2018/7.5.1 fide-2018/B.2                               |
      | fide-2018/blitz-unsupervised                  | 1:00 | fide-2018/A.4.2 fide-2018/B.2                               |
      | fide-2023/rapid-supervised                    | 1:00 | fide-2023/7.5.1 fide-2023/A.3                               |
      | fide-2023/rapid-unsupervised                  | 1:00 | fide-2023/A.3 fide-2023/A.5.2                               |
      | fide-2023/blitz-unsupervised                  | 1:00 | fide-2023/A.3 fide-2023/B.3 fide-2023/A.5.2                 |

  @S-15
  Scenario Outline: The same move, pressed and claimed before the reply: the game
    Given the rules <rules>
    And the position "4r1k1/8/8/8/8/8/8/4K1N1 w - - 0 1"
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:02.0 White puts g1 on f3
    And at 0:02.4 White presses the clock
    And at 0:04.0 Black claims an illegal move
    Then Black wins

    Examples:
      | rules                    | articles                              |
      | fide-2014/*-unsupervised | fide-2014/A.4.b                       |
      | fi-blitz-2014            | fi-blitz-2014/12.c fi-blitz-2014/13.d |
      | fi-team-blitz            | fi-team-blitz/11                      |

  @S-16
  Scenario Outline: A "mate" given while in check
    Given the rules <rules>
    And the position "6k1/5ppp/8/8/8/5n2/8/R5K1 w - - 0 1"
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:02.0 White puts a1 on a8
    And at 0:02.5 White presses the clock
    Then play goes on
    When at 0:04.0 Black resigns
    Then White wins
    When at 0:06.0 Black claims an illegal move
    Then the claim comes too late: the game is over

    Examples:
      | rules         | articles                                        |
      | fide-*/*      | fide-2014/5.1.b fide-2018/5.1.2 fide-2023/5.1.2 |
      | fi-blitz-2014 | fi-blitz-2014/13.b                              |
      | fi-team-blitz | fide-2018/5.1.2                                 |

  @S-20
  Scenario Outline: Claim after touching, before the reply is made
    Given the rules <rules>
    And the game has gone "e4 e5 Nf3 Nc6 Bb5 d6 O-O"
    And the time control "15 min"
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:02.0 Black puts c6 on d4
    And at 0:02.5 Black presses the clock
    And at 0:04.0 White touches h2
    And at 0:05.0 White claims an illegal move
    Then the claim is found correct
    And the position is "r1bqkbnr/ppp2ppp/2np4/1B2p3/4P3/5N2/PPPP1PPP/RNBQ1RK1 b kq"
    And White has <time> more
    And Black has 1 illegal move
    And Black may play any legal move

    Examples:
      | rules                        | time | articles                                                                   |
      | fide-2014/rapid-supervised   | 2:00 | fide-2014/7.5.a fide-2014/7.5.b fide-2014/4.5                              |
      | fide-2018/rapid-supervised   | 2:00 | fide-2018/7.5.5 fide-2018/4.5                                              |
      | fide-2018/rapid-unsupervised | 2:00 | fide-2018/A.4.2 fide-2018/7.5.5 fide-2018/4.5                              |
      | fide-2023/rapid-supervised   | 1:00 | fide-2023/A.3 fide-2023/7.5.5 fide-2023/4.5                                |
      | fide-2023/rapid-unsupervised | 1:00 | fide-2023/A.3 fide-2023/A.5.2 fide-2023/7.5.5 fide-2023/4.5                |

  @S-20
  Scenario Outline: Claim after touching, where the first illegal move loses
    Given the rules <rules>
    And the game has gone "e4 e5 Nf3 Nc6 Bb5 d6 O-O"
    And the time control "15 min"
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:02.0 Black puts c6 on d4
    And at 0:02.5 Black presses the clock
    And at 0:04.0 White touches h2
    And at 0:05.0 White claims an illegal move
    Then White wins

    Examples:
      | rules                        | articles           |
      | fide-2014/rapid-unsupervised | fide-2014/A.4.b    |
      | fi-blitz-2014                | fi-blitz-2014/13.d |
      | fi-team-blitz                | fi-team-blitz/11   |

  @S-21
  Scenario Outline: Claim after the reply is released, not pressed: too late
    Given the rules <rules>
    And the game has gone "e4 e5 Nf3 Nc6 Bb5 d6 O-O"
    And the time control "15 min"
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:02.0 Black puts c6 on d4
    And at 0:02.5 Black presses the clock
    And at 0:05.0 White plays h3
    And at 0:06.0 White claims an illegal move
    Then the claim is refused
    And the position is "r1bqkbnr/ppp2ppp/3p4/1B2p3/3nP3/5N1P/PPPP1PP1/RNBQ1RK1 b kq"
    And Black is in check

    Examples:
      | rules                      | articles                                        |
      | fide-*/rapid-unsupervised  | fide-2014/A.4.b fide-2018/A.4.2 fide-2023/A.5.2 |
      | fi-team-blitz | fide-2018/A.4.2 |
      | fi-blitz-2014              | fi-blitz-2014/13.d fi-blitz-2014/12.a           |
      | fi-team-blitz              | fide-2018/A.4.2                                 |

  @S-21
  Scenario Outline: Claim after the reply is released, where it is never too late
    Given the rules <rules>
    And the game has gone "e4 e5 Nf3 Nc6 Bb5 d6 O-O"
    And the time control "15 min"
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:02.0 Black puts c6 on d4
    And at 0:02.5 Black presses the clock
    And at 0:05.0 White plays h3
    And at 0:06.0 White claims an illegal move
    Then the claim is found correct
    And the position is "r1bqkbnr/ppp2ppp/2np4/1B2p3/4P3/5N2/PPPP1PPP/RNBQ1RK1 b kq"
    And White has <time> more
    And Black has 1 illegal move

    Examples:
      | rules                                                            | time | articles                                                      |
      | fide-*/standard                                                  | 2:00 | fide-2014/7.5.a fide-2018/7.5.1 fide-2023/7.5.1               |
      | fide-2014/rapid-supervised                                       | 2:00 | fide-2014/7.5.a fide-2014/A.3                                 |
      | fide-2018/rapid-supervised                                       | 2:00 | fide-2018/7.5.1 fide-2018/A.3.1                               |
      | fide-2023/rapid-supervised                                       | 1:00 | fide-2023/7.5.1 fide-2023/A.4                                 |

  @S-22
  Scenario Outline: Claim while castling in reply is half done
    Given the rules <rules>
    And the position "r3k2r/8/8/8/8/8/8/R2qK3 w kq - 0 1"
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:01.0 White puts a1 on a2
    And at 0:01.5 White presses the clock
    And at 0:03.0 Black carries e8 to g8
    And Black lets go
    And at 0:04.0 Black claims an illegal move
    Then the claim is found correct
    And <outcome>

    Examples:
      | rules                    | outcome                | articles                                            |
      | fide-2014/*-unsupervised | Black wins             | fide-2014/A.4.b fide-2014/4.7.b                     |
      | fi-blitz-2014            | Black wins             | fi-blitz-2014/13.d                                  |
      | fi-team-blitz            | Black wins             | fi-team-blitz/11 fide-2018/4.7.2                    |
      | fide-2018/*-unsupervised | White has 1 illegal move | fide-2018/A.4.2 fide-2018/4.7.2                   |
      | fi-team-blitz | White has 1 illegal move | fide-2018/A.4.2 fide-2018/4.7.2 |
      | fide-2023/*-unsupervised | White has 1 illegal move | fide-2023/A.5.2 fide-2023/4.7.2                   |

  @S-22
  Scenario Outline: Claim while a capture en passant in reply is half done
    Given the rules <rules>
    And the position "4k3/8/8/8/4p3/3b4/5P2/5K2 w - - 0 1"
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:01.0 White puts f2 on f4
    And at 0:01.5 White presses the clock
    Then White has completed an illegal move
    When at 0:03.0 Black carries e4 to f3
    And Black lets go
    And at 0:04.0 Black claims an illegal move
    Then the claim is found correct

    Examples:
      | rules                    | articles                        |
      | fide-2014/*-unsupervised | fide-2014/A.4.b fide-2014/4.7.a |
      | fide-2018/*-unsupervised | fide-2018/A.4.2 fide-2018/4.7.1 |
      | fi-team-blitz | fide-2018/A.4.2 fide-2018/4.7.1 |
      | fide-2023/*-unsupervised | fide-2023/A.5.2 fide-2023/4.7.1 |

  @S-42
  Scenario Outline: Illegal move, the claimant has a bare king
    Given the rules <rules>
    And the position "8/8/8/3k4/8/3K4/7Q/8 w - - 0 1"
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:01.0 White puts d3 on d4
    And at 0:01.5 White presses the clock
    And at 0:02.5 Black claims an illegal move
    Then <outcome>

    Examples:
      | rules                    | outcome                  | articles                        |
      | fi-blitz-2014            | Black wins               | fi-blitz-2014/13.d              |
      | fi-team-blitz            | Black wins               | fi-team-blitz/11.comment        |
      | fide-2014/*-unsupervised | the game is drawn        | fide-2014/A.4.b                 |
      | fide-2018/*-unsupervised | White has 1 illegal move | fide-2018/7.5.5 fide-2018/A.4.2 |
      | fide-2023/*-unsupervised | White has 1 illegal move | fide-2023/7.5.5 fide-2023/A.5.2 |

  @S-42
  Scenario Outline: The second illegal move, against a bare king
    Given the rules <rules>
    And the position "8/8/8/3k4/8/3K4/7Q/8 w - - 0 1"
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:01.0 White puts d3 on d4
    And at 0:01.5 White presses the clock
    And at 0:02.5 Black claims an illegal move
    And at 0:03.0 White puts d3 on d4
    And at 0:03.5 White presses the clock
    And at 0:04.5 Black claims an illegal move
    Then the game is drawn

    Examples:
      | rules                                                                | articles                          |
      | fide-2018/* fide-2023/*                                              | fide-2018/7.5.5 fide-2023/7.5.5 |
      | fide-2014/standard fide-2014/*-supervised                            | fide-2014/7.5.b                   |

  Scenario Outline: An illegal move that would have ended the period: its time stays
    Given the rules <rules>
    And the position "4r1k1/8/8/8/8/8/8/4K1N1 w - - 0 40"
    And the time control "90/40+30, 30+30"
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:02.0 White puts g1 on f3
    And at 0:02.4 White presses the clock
    And at 0:04.0 Black claims an illegal move
    Then White has 0:30 less
    And Black has 2:00 more
    And White's clock shows 30:57.6
    When at 0:05.0 White plays Ne2
    And at 0:06.0 White presses the clock
    Then White's clock shows 31:25.6
    And White has completed 40 moves

    Examples:
      | rules           | articles                                  |
      | fide-*/standard | fide-2014/7.1 fide-2018/7.1 fide-2023/7.1 |

  @S-65
  Scenario Outline: Minutes for a first illegal move in rapid
    Given the rules <rules>
    And the position "4r1k1/8/8/8/8/8/8/4K1N1 w - - 0 1"
    And the time control "15+10"
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:02.0 White puts g1 on f3
    And at 0:02.4 White presses the clock
    And at 0:03.0 the arbiter sees the illegal move
    Then Black has <time> more
    And White has 0:10 less
    And play goes on

    Examples:
      | rules                        | time | articles                        |
      | fide-2014/rapid-supervised   | 2:00 | fide-2014/7.5.b                 |
      | fide-2018/rapid-supervised   | 2:00 | fide-2018/7.5.5                 |
      | fide-2018/rapid-unsupervised | 2:00 | fide-2018/7.5.5 fide-2018/A.4.2 |
      | fide-2023/rapid-*            | 1:00 | fide-2023/A.3 fide-2023/7.5.5   |

  @S-65 @fide-2014/A.4.b
  Scenario: A first illegal move in unsupervised rapid of 2014
    Given the rules fide-2014/rapid-unsupervised
    And the position "4r1k1/8/8/8/8/8/8/4K1N1 w - - 0 1"
    And the time control "15+10"
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:02.0 White puts g1 on f3
    And at 0:02.4 White presses the clock
    And at 0:03.0 the arbiter sees the illegal move
    Then Black wins

  @S-66
  Scenario Outline: Minutes for a first illegal move in blitz
    Given the rules <rules>
    And the position "4r1k1/8/8/8/8/8/8/4K1N1 w - - 0 1"
    And the time control "3+2"
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:02.0 White puts g1 on f3
    And at 0:02.4 White presses the clock
    And at 0:03.0 the arbiter sees the illegal move
    Then Black has <time> more
    And play goes on

    Examples:
      | rules                        | time | articles                      |
      | fide-2018/blitz-*            | 1:00 | fide-2018/B.2                 |
      | fide-2023/blitz-unsupervised | 1:00 | fide-2023/A.3 fide-2023/B.3   |
      | fide-2023/blitz-supervised   | 2:00 | fide-2023/7.5.5               |

  @S-74
  Scenario Outline: The ruling cites the edition's own numbers
    Given the rules <rules>
    And the game has gone "e4 e5 Nf3 Nc6 Bb5 d6 O-O"
    And the time control "15 min"
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:02.0 Black puts c6 on d4
    And at 0:02.5 Black presses the clock
    And at 0:05.0 White plays h3
    And at 0:05.5 White presses the clock
    Then nothing more happens
    When at 0:06.0 White claims an illegal move
    Then the claim is refused
    And it rests on "<articles>"

    Examples:
      | rules                        | articles        |
      | fide-2014/rapid-unsupervised | fide-2014/A.4.b |
      | fide-2018/rapid-unsupervised | fide-2018/A.4.2 |
      | fi-team-blitz | fide-2018/A.4.2 |
      | fide-2023/rapid-unsupervised | fide-2023/A.5.2 |

  @S-16
  Scenario Outline: A "mate" given while in check, not pressed: nobody has won
    Given the rules <rules>
    And the position "6k1/5ppp/8/8/8/5n2/8/R5K1 w - - 0 1"
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:02.0 White puts a1 on a8
    And at 0:04.0 Black claims an illegal move
    Then the claim is refused
    And White has 0 illegal moves
    And play goes on

    Examples:
      | rules           | articles                                                      |
      | fide-*/standard | fide-2014/7.5.a fide-2018/7.5.1 fide-2023/7.5.1 |
      | fi-team-blitz | fide-2018/7.5.1 |
      | fi-blitz-2014   | fi-blitz-2014/12                                              |
      | fi-team-blitz   | fide-2018/7.5.1                                               |

  @F-26
  Scenario Outline: That the arbiter saw an illegal move is told
    Given the rules <rules>
    When at 0:01.0 White puts e2 on e5
    And at 0:01.5 White presses the clock
    And at 0:03.0 the arbiter sees the illegal move
    Then White has 1 illegal move
    And all of it is told in three languages

    Examples:
      | rules              |
      | fide-2014/standard |
      | fide-2018/standard |
      | fide-2023/standard |

  @F-27 @fide-2014/A.4.b
  Scenario Outline: A line of mate that begins before the illegal move is not told
    Given the rules <rules>
    When at 0:01.0 White puts e2 on e5
    And at 0:01.5 White presses the clock
    And at 0:03.0 Black claims an illegal move
    Then Black wins
    And that he can still mate is told without a line
    And all of it is told in three languages

    Examples:
      | rules                        |
      | fide-2014/rapid-unsupervised |
      | fide-2014/blitz-unsupervised |

  Scenario Outline: Claims without ground are noted from the second on
    Given the rules <rules>
    When at 0:01.0 White plays e4 and presses
    And at 0:02.0 Black claims an illegal move
    Then the claim is refused
    And nothing is noted against Black
    When at 0:03.0 Black claims an illegal move
    Then the claim is refused
    And "unfounded claims" is noted against Black

    Examples:
      | rules         | articles                                     |
      | fide-*/*      | fide-2014/11.5 fide-2018/11.5 fide-2023/11.5 |
      | fi-blitz-2014 | fi-blitz-2014/17                             |

  Scenario Outline: The arbiter goes back to an illegal move, and what was touched binds
    Given the rules <rules>
    When at 0:01.0 White puts e2 on e5
    And at 0:01.5 White presses the clock
    And at 0:02.0 Black puts d7 on d4
    And at 0:02.5 Black presses the clock
    And at 0:03.0 Black claims an illegal move
    Then the arbiter is asked, and "back to ply 0" is proposed
    When the arbiter rules that the position after ply <ply> comes back
    Then <player> must play one of "<moves>"

    Examples:
      | rules              | ply | player | moves | articles        |
      | fide-2014/standard | 0   | White  | e3 e4 | fide-2014/7.5.a |
      | fide-2018/standard | 0   | White  | e3 e4 | fide-2018/7.5.1 |
      | fide-2018/standard | 1   | Black  | d5 d6 | fide-2018/7.5.1 |
      | fide-2023/standard | 0   | White  | e3 e4 | fide-2023/7.5.1 |

  @fide-2018/7.5.5
  Scenario: The second illegal move against a bare king, and it is looked whether that king can mate
    Given the rules fide-2018/standard
    And the position "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"
    When at 0:01.0 White puts e2 on e5
    And at 0:02.0 White presses the clock
    And at 0:03.0 Black claims an illegal move
    And at 0:04.0 White puts e2 on d3
    And at 0:05.0 White presses the clock
    And at 0:06.0 Black claims an illegal move
    Then it is proved that Black can never mate
    And the game is drawn
