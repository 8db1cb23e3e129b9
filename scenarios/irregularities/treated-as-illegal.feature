Feature: Acts treated as illegal moves

  @S-17
  Scenario Outline: One counter for different offences
    Given the rules <rules>
    And the position "r5k1/5pp1/7p/8/8/8/5PPP/R5K1 w - - 0 12"
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:05.0 White presses the clock
    And at 0:06.0 Black claims an illegal move
    Then the claim is found correct
    And Black has 2:00 more
    And White has 1 illegal move
    And White's clock runs
    When at 0:20.0 White plays Kf1
    And at 0:20.5 White presses the clock
    And at 0:25.0 Black plays Kh8
    And at 0:25.5 Black presses the clock
    And at 0:30.0 White uses both hands
    And White plays Rxa8+
    And at 0:30.5 White presses the clock
    And at 0:31.0 Black claims an illegal move
    Then White has 2 illegal moves
    And Black wins

    Examples:
      | rules                                 | articles                                                                                                    |
      | fide-2018/standard fide-2023/standard | fide-2018/7.5.3 fide-2018/7.5.4 fide-2018/7.5.5 fide-2023/7.5.3 fide-2023/7.5.4 fide-2023/7.5.5 |

  @S-17 @fide-2014/6.2.c @fide-2014/4.1 @fide-2014/12.9
  Scenario: The same acts in 2014 are matters for a penalty only
    Given the rules fide-2014/standard
    And the position "r5k1/5pp1/7p/8/8/8/5PPP/R5K1 w - - 0 12"
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:05.0 White presses the clock
    And at 0:06.0 Black claims an illegal move
    Then the arbiter is asked
    And White has 0 illegal moves
    When the arbiter warns White
    And at 0:20.0 White plays Kf1
    And at 0:20.5 White presses the clock
    And at 0:25.0 Black plays Kh8
    And at 0:25.5 Black presses the clock
    And at 0:30.0 White uses both hands
    And White plays Rxa8+
    And at 0:30.5 White presses the clock
    And at 0:31.0 Black claims an illegal move
    Then the arbiter is asked
    And White has 0 illegal moves
    And play goes on

  @S-17 @fi-blitz-2014/8 @fi-blitz-2014/17.a @fi-blitz-2014/17.b
  Scenario: The same acts under the national blitz code: a warning, then the game
    Given the rules fi-blitz-2014
    And the position "r5k1/5pp1/7p/8/8/8/5PPP/R5K1 w - - 0 12"
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:05.0 White presses the clock
    And at 0:06.0 Black claims an illegal move
    Then the arbiter is asked, and "a warning" is proposed
    When the arbiter does as proposed
    And at 0:20.0 White plays Kf1
    And at 0:20.5 White presses the clock
    And at 0:25.0 Black plays Kh8
    And at 0:25.5 Black presses the clock
    And at 0:30.0 White uses both hands
    And White plays Rxa8+
    And at 0:30.5 White presses the clock
    And at 0:31.0 Black claims an illegal move
    Then the arbiter is asked, and "a win for Black" is proposed
    When the arbiter does as proposed
    Then Black wins

  @S-17 @fi-team-blitz/11 @fide-2018/7.5.3
  Scenario: A press without a move loses at once in team blitz
    Given the rules fi-team-blitz
    And the position "r5k1/5pp1/7p/8/8/8/5PPP/R5K1 w - - 0 12"
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:05.0 White presses the clock
    And at 0:06.0 Black claims an illegal move
    Then Black wins

  @S-18
  Scenario Outline: Castling with both hands
    Given the rules <rules>
    And the game has gone "e4 e5 Nf3 Nc6 Bc4 Bc5"
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:02.0 White uses both hands
    And White plays O-O
    And at 0:02.5 White presses the clock
    And at 0:03.0 Black claims an illegal move
    Then <outcome>
    And White has <count>

    Examples:
      | rules                                                     | outcome                                           | count           | articles                                                                          |
      | fide-2014/standard fide-2014/blitz-unsupervised           | the arbiter is asked, and "a warning" is proposed | 0 illegal moves | fide-2014/4.1 fide-2014/12.9                                                      |
      | fide-2018/standard fide-2023/standard                     | Black has 2:00 more                               | 1 illegal move  | fide-2018/7.5.4 fide-2018/7.5.5 fide-2023/7.5.4 fide-2023/7.5.5           |
      | fide-2018/blitz-unsupervised fide-2023/blitz-unsupervised | Black has 1:00 more                               | 1 illegal move  | fide-2018/7.5.4 fide-2018/A.4.2 fide-2018/B.2 fide-2023/A.5.2 fide-2023/A.3 |
      | fi-blitz-2014                                             | the arbiter is asked, and "a warning" is proposed | 0 illegal moves | fi-blitz-2014/5 fi-blitz-2014/17.a                                                |
      | fi-team-blitz                                             | Black wins                                        | 1 illegal move  | fi-team-blitz/6 fi-team-blitz/6.comment fi-team-blitz/11                          |

  @S-18
  Scenario Outline: White castles again, with one hand
    Given the rules <rules>
    And the game has gone "e4 e5 Nf3 Nc6 Bc4 Bc5"
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:02.0 White uses both hands
    And White plays O-O
    And at 0:02.5 White presses the clock
    And at 0:03.0 Black claims an illegal move
    And at 0:05.0 White plays O-O and presses
    And at 0:06.0 Black claims an illegal move
    Then the claim is refused
    And White has 1 illegal move

    Examples:
      | rules                                 | articles                        |
      | fide-2018/standard fide-2023/standard | fide-2018/7.5.4 fide-2023/7.5.4 |

  @S-19
  Scenario Outline: Illegal and two-handed in one move counts once
    Given the rules <rules>
    And the position "4kb2/8/8/8/8/7b/8/4K2R w K - 0 1"
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:02.0 White uses both hands
    And White puts e1 on g1
    And at 0:02.5 White presses the clock
    And at 0:03.0 Black claims an illegal move
    Then the position is "4kb2/8/8/8/8/7b/8/4K2R w K - 0 1"
    And Black has 2:00 more
    And White has 1 illegal move
    And White must play one of "Kd1 Kd2 Ke2 Kf2"
    When at 0:10.0 White plays Ke2 and presses
    And at 0:11.0 Black claims an illegal move
    Then the claim is refused

    Examples:
      | rules                                 | articles                                                                                              |
      | fide-2018/standard fide-2023/standard | fide-2018/7.5.1 fide-2018/7.5.4 fide-2018/7.5.5 fide-2023/7.5.1 fide-2023/7.5.4 fide-2023/7.5.5 |

  @S-56
  Scenario Outline: Mate with both hands
    Given the rules <rules>
    And the position "3r2k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1"
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:01.0 White uses both hands
    And White plays Rxd8#
    Then White wins
    When at 0:02.0 Black claims an illegal move
    Then the claim comes too late: the game is over

    Examples:
      | rules    | articles                                                                                  |
      | fide-*/* | fide-2014/5.1.a fide-2014/4.1 fide-2018/5.1.1 fide-2018/4.1 fide-2023/5.1.1 fide-2023/4.1 |

  @F-01
  Scenario Outline: Both hands, said after the press: time for the opponent
    Given the rules <rules>
    And the position "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
    And the time control "3+2"
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:01.0 White plays O-O
    And at 0:01.5 White presses the clock
    And at 0:02.5 <who> says that White used both hands
    Then White has completed an illegal move
    When at 0:03.5 <found>
    Then the position is "4k3/8/8/8/8/8/8/4K2R w K"
    And White has 1 illegal move
    And White has 0:02 less
    And Black has <time> more
    And White's clock runs
    When at 0:05.0 White plays O-O and presses
    And at 0:06.0 Black claims an illegal move
    Then the claim is refused
    And White has 1 illegal move

    Examples:
      | rules                                                     | who         | found                             | time | articles                                                                    |
      | fide-2018/standard fide-2023/standard                     | Black       | Black claims an illegal move      | 2:00 | fide-2018/7.5.1 fide-2018/7.5.4 fide-2018/7.5.5 fide-2023/7.5.1 fide-2023/7.5.4 fide-2023/7.5.5 |
      | fide-2018/standard fide-2023/standard                     | the arbiter | the arbiter sees the illegal move | 2:00 | fide-2018/7.5.1 fide-2018/7.5.4 fide-2018/7.5.5 fide-2023/7.5.1 fide-2023/7.5.4 fide-2023/7.5.5 |
      | fide-2018/standard fide-2023/standard                     | White       | Black claims an illegal move      | 2:00 | fide-2018/7.5.4 fide-2023/7.5.4                                             |
      | fide-2018/blitz-unsupervised fide-2023/blitz-unsupervised | Black       | Black claims an illegal move      | 1:00 | fide-2018/7.5.4 fide-2018/A.4.2 fide-2018/B.2 fide-2023/7.5.4 fide-2023/A.5.2 fide-2023/A.3 |
      | fide-2018/blitz-unsupervised fide-2023/blitz-unsupervised | the arbiter | the arbiter sees the illegal move | 1:00 | fide-2018/7.5.4 fide-2018/A.4.2 fide-2018/B.2 fide-2023/7.5.4 fide-2023/A.5.2 fide-2023/A.3 |

  @F-01
  Scenario Outline: Both hands, said after the press, in other rulebooks
    Given the rules <rules>
    And the position "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:01.0 White plays O-O
    And at 0:01.5 White presses the clock
    And at 0:02.5 Black says that White used both hands
    And at 0:03.5 Black claims an illegal move
    Then <outcome>
    And White has <count>

    Examples:
      | rules         | outcome                                           | count           | articles                           |
      | fide-2014/*   | the arbiter is asked, and "a warning" is proposed | 0 illegal moves | fide-2014/4.1 fide-2014/12.9       |
      | fi-blitz-2014 | the arbiter is asked, and "a warning" is proposed | 0 illegal moves | fi-blitz-2014/5 fi-blitz-2014/17.a |
      | fi-team-blitz | Black wins                                        | 1 illegal move  | fi-team-blitz/6 fi-team-blitz/11   |

  @F-01
  Scenario Outline: Both hands said twice, or of a move that is illegal anyway, are one offence
    Given the rules <rules>
    And the position "4k3/8/8/8/8/7b/8/4K2R w K - 0 1"
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:01.0 White puts e1 on <square>
    And at 0:01.5 White presses the clock
    And at 0:02.0 Black says that White used both hands
    And at 0:02.5 the arbiter says that White used both hands
    And at 0:03.5 Black claims an illegal move
    Then the claim is found correct
    And the arbiter is not asked
    And White has 1 illegal move

    Examples:
      | rules                                 | square | articles                                                        |
      | fide-2018/standard fide-2023/standard | g1     | fide-2018/7.5.1 fide-2018/7.5.4 fide-2023/7.5.1 fide-2023/7.5.4 |
      | fide-2018/standard fide-2023/standard | e2     | fide-2018/7.5.4 fide-2018/7.5.5 fide-2023/7.5.4 fide-2023/7.5.5 |

  @F-01
  Scenario Outline: Both hands said after the press are those of that move, not of the next
    Given the rules <rules>
    And the position "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:01.0 White plays O-O
    And at 0:01.5 White presses the clock
    And at 0:02.0 Black says that White used both hands
    And at 0:03.0 Black plays Ke7 and presses
    And at 0:04.0 White plays Kg2 and presses
    And at 0:05.0 Black claims an illegal move
    Then <finding>
    And the position is "<position>"
    And White has <count>

    Examples:
      | rules                                 | finding                    | position                      | count           | articles                        |
      | fide-2018/standard fide-2023/standard | the claim is found correct | 4k3/8/8/8/8/8/8/4K2R w K      | 1 illegal move  | fide-2018/7.5.4 fide-2023/7.5.4 |
      | fide-2018/blitz-unsupervised          | the claim is refused       | 8/4k3/8/8/8/8/6K1/5R2 b - -   | 0 illegal moves | fide-2018/A.4.2                 |
      | fi-team-blitz | the claim is refused | 8/4k3/8/8/8/8/6K1/5R2 b - - | 0 illegal moves | fide-2018/A.4.2 |
      | fide-2023/blitz-unsupervised          | the claim is refused       | 8/4k3/8/8/8/8/6K1/5R2 b - -   | 0 illegal moves | fide-2023/A.5.2                 |

  Scenario Outline: Both hands, said after the reply, of the move that is named
    Given the rules <rules>
    And the position "4k3/8/8/8/8/8/7P/4K2R w K - 0 1"
    And the time control "3+2"
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:01.0 White plays O-O and presses
    And at 0:02.0 Black plays Ke7 and presses
    And at 0:03.0 <meanwhile>
    And at 0:05.0 <who> says that White used both hands at half-move 1
    Then White has completed an illegal move
    When at 0:06.0 Black claims an illegal move
    Then the position is "4k3/8/8/8/8/8/7P/4K2R w K"
    And White has 1 illegal move
    And White has 0:02 less
    And Black has <time> more
    And White's clock runs
    And White must play one of "O-O Kd1 Kd2 Ke2 Kf1 Kf2"
    When at 0:07.0 White plays O-O and presses
    And at 0:08.0 Black claims an illegal move
    Then the claim is refused
    And White has 1 illegal move

    Examples:
      | rules                                                 | meanwhile                | who         | time | articles                                                                                        |
      | fide-2018/standard fide-2023/standard                 | 1 s pass                 | Black       | 2:00 | fide-2018/7.5.1 fide-2018/7.5.4 fide-2018/7.5.5 fide-2023/7.5.1 fide-2023/7.5.4 fide-2023/7.5.5 |
      | fide-2018/standard fide-2023/standard                 | White plays Kg2          | the arbiter | 2:00 | fide-2018/7.5.1 fide-2018/7.5.4 fide-2018/7.5.5 fide-2023/7.5.1 fide-2023/7.5.4 fide-2023/7.5.5 |
      | fide-2018/standard fide-2023/standard                 | White plays h4 and presses | White     | 2:00 | fide-2018/7.5.1 fide-2018/7.5.4 fide-2018/7.5.5 fide-2023/7.5.1 fide-2023/7.5.4 fide-2023/7.5.5 |
      | fide-2018/rapid-supervised fide-2023/blitz-supervised | White plays h4 and presses | Black     | 2:00 | fide-2018/7.5.4 fide-2018/7.5.5 fide-2023/7.5.4 fide-2023/7.5.5                                 |
      | fide-2018/blitz-supervised fide-2023/rapid-supervised | White plays h4 and presses | Black     | 1:00 | fide-2018/7.5.4 fide-2018/B.2 fide-2023/7.5.4 fide-2023/A.3                                     |

  Scenario Outline: Both hands at a promotion, said three half-moves later
    Given the rules <rules>
    And the position "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:01.0 White plays a8=Q+ and presses
    And at 0:02.0 Black plays Ke7 and presses
    And at 0:03.0 White plays Qa7+ and presses
    And at 0:04.0 Black plays Ke6 and presses
    And at 0:05.0 Black says that White used both hands at half-move 1
    And at 0:06.0 Black claims an illegal move
    Then <outcome>
    And White has <count>
    And the position is "<position>"

    Examples:
      | rules                                                 | outcome                                           | count           | position                       | articles                                        |
      | fide-2014/*-supervised fide-2014/standard             | the arbiter is asked, and "a warning" is proposed | 0 illegal moves | 8/Q7/4k3/8/8/8/8/4K3 w - -     | fide-2014/4.1 fide-2014/12.9                    |
      | fide-2018/rapid-supervised fide-2023/blitz-supervised | Black has 2:00 more                               | 1 illegal move  | 4k3/P7/8/8/8/8/8/4K3 w - -     | fide-2018/7.5.4 fide-2018/7.5.5 fide-2023/7.5.4 fide-2023/7.5.5 |
      | fide-2018/blitz-supervised fide-2023/rapid-supervised | Black has 1:00 more                               | 1 illegal move  | 4k3/P7/8/8/8/8/8/4K3 w - -     | fide-2018/7.5.4 fide-2018/B.2 fide-2023/7.5.4 fide-2023/A.3     |

  Scenario Outline: Both hands, said too late of the move that is named
    Given the rules <rules>
    And the position "4k3/P7/8/8/8/8/8/4K2R w K - 0 1"
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:01.0 White plays <first> and presses
    And at 0:02.0 Black plays Kd7 and presses
    And at 0:03.0 <meanwhile>
    And at 0:05.0 Black says that White used both hands at half-move 1
    Then it is refused: "too-late-to-raise"
    When at 0:06.0 Black claims an illegal move
    Then the claim is refused
    And the arbiter is not asked
    And White has 0 illegal moves

    Examples:
      | rules                    | first | meanwhile                  | articles           |
      | fi-blitz-2014            | O-O   | 1 s pass                   | fi-blitz-2014/13.d |
      | fi-blitz-2014            | a8=Q  | White plays Ke2 and presses | fi-blitz-2014/13.d |
      | fi-team-blitz            | O-O   | 1 s pass                   | fide-2018/A.4.2    |
      | fi-team-blitz            | a8=Q  | White plays Ke2 and presses | fide-2018/A.4.2    |
      | fide-2014/*-unsupervised | O-O   | 1 s pass                   | fide-2014/A.4.b    |
      | fide-2018/*-unsupervised | O-O   | 1 s pass                   | fide-2018/A.4.2    |
      | fide-2018/*-unsupervised | a8=Q  | White plays Ke2 and presses | fide-2018/A.4.2    |
      | fide-2023/*-unsupervised | O-O   | 1 s pass                   | fide-2023/A.5.2    |
      | fide-2023/*-unsupervised | a8=Q  | White plays Ke2 and presses | fide-2023/A.5.2    |

  Scenario Outline: Both hands at an earlier move, said twice, are one offence
    Given the rules <rules>
    And the position "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
    When White plays O-O and presses
    And Black plays Ke7 and presses
    And White plays Kg2 and presses
    And Black says that White used both hands at half-move 1
    And the arbiter says that White used both hands at half-move 1
    And Black claims an illegal move
    Then the arbiter is <asked>
    And White has <count>

    Examples:
      | rules                                 | asked     | count           | articles                        |
      | fide-2018/standard fide-2023/standard | not asked | 1 illegal move  | fide-2018/7.5.4 fide-2023/7.5.4 |

  Scenario Outline: Both hands of a move that nobody has answered are those of that move, named or not
    Given the rules <rules>
    And the position "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
    When White plays O-O and presses
    And Black says that White used both hands at half-move 1
    Then White has completed an illegal move
    When Black says that White used both hands at half-move 2
    Then it is refused: "no-such-move"
    When Black says that White used both hands at half-move 5
    Then it is refused: "no-such-move"
    When Black says that White used both hands at half-move 0
    Then it is refused: "no-such-move"

    Examples:
      | rules                                 | articles                        |
      | fide-2018/standard fide-2023/standard | fide-2018/7.5.4 fide-2023/7.5.4 |

  @F-14
  Scenario Outline: A press without a move that is a breach and no illegal move
    Given the rules <rules>
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:01.0 White presses the clock
    And at 0:04.0 <found>
    Then nothing is said of an illegal move
    And the arbiter is asked, and "a warning" is proposed
    And White's clock runs
    And White has the move
    When at 0:05.0 the arbiter does as proposed
    And at 0:06.0 Black claims an illegal move
    Then the claim is refused
    And the arbiter is not asked

    Examples:
      | rules         | found                             | articles                                             |
      | fide-2014/*   | Black claims an illegal move      | fide-2014/6.2.c fide-2014/12.9                       |
      | fide-2014/*   | the arbiter sees the illegal move | fide-2014/6.2.c fide-2014/12.9                       |
      | fi-blitz-2014 | Black claims an illegal move      | fi-blitz-2014/8 fi-blitz-2014/17 fi-blitz-2014/17.a |

  @fide-2014/6.2.c @fide-2014/12.9
  Scenario Outline: Of two breaches the arbiter sees the one that came first
    Given the rules fide-2014/standard
    And the position "<position>"
    When at 0:01.0 <first> presses the clock
    And at 0:02.0 <second> presses the clock
    And at 0:03.0 the arbiter sees the illegal move
    Then the arbiter is asked about <first>

    Examples:
      | position                         | first | second |
      | 4k3/8/8/8/8/8/8/4K2R w K - 0 1   | White | Black  |
      | 4k2r/8/8/8/8/8/8/4K3 b k - 0 1   | Black | White  |

  @F-14
  Scenario Outline: Both hands that are a breach and no illegal move
    Given the rules <rules>
    And the position "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:01.0 <before>
    And at 0:02.0 White plays O-O
    And at 0:02.5 White presses the clock
    And at 0:03.0 <after>
    And at 0:04.0 Black claims an illegal move
    Then nothing is said of an illegal move
    And "two hands" is noted against White
    And the claim is refused
    And the arbiter is asked, and "a warning" is proposed
    And the position is "4k3/8/8/8/8/8/8/5RK1 b"
    And Black's clock runs

    Examples:
      | rules         | before                | after                                 | articles                                            |
      | fide-2014/*   | White uses both hands | 1 s pass                              | fide-2014/4.1 fide-2014/12.9                        |
      | fide-2014/*   | 1 s pass              | Black says that White used both hands | fide-2014/4.1 fide-2014/12.9                        |
      | fi-blitz-2014 | White uses both hands | 1 s pass                              | fi-blitz-2014/5 fi-blitz-2014/17 fi-blitz-2014/17.a |
      | fi-blitz-2014 | 1 s pass              | Black says that White used both hands | fi-blitz-2014/5 fi-blitz-2014/17 fi-blitz-2014/17.a |

  @F-14
  Scenario Outline: A breach that nobody complains of is no illegal move that stands
    Given the rules <rules>
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:01.0 White presses the clock
    And at 0:03.0 White plays e4
    And at 0:05.0 Black plays e5 and presses
    And at 0:06.0 White presses the clock
    And at 0:07.0 Black claims an illegal move
    Then nothing is said of an illegal move
    And the claim is refused
    And <asked>

    Examples:
      | rules                    | asked                                             | articles           |
      | fide-2014/*-unsupervised | the arbiter is not asked                          | fide-2014/A.4.b    |
      | fi-blitz-2014            | the arbiter is not asked                          | fi-blitz-2014/13.d |
      | fide-2014/standard       | the arbiter is asked, and "a warning" is proposed | fide-2014/6.2.c    |

  @F-14 @fide-2014/6.2.c
  Scenario: A press that was found to be a slip is not put to the arbiter again
    Given the rules fide-2014/standard
    When at 0:01.0 White presses the clock
    And at 0:02.0 the arbiter finds that White's press was a slip
    Then nothing is said of an illegal move
    And White's clock runs
    When at 0:03.0 Black claims an illegal move
    Then the claim is refused
    And the arbiter is not asked
    When at 0:04.0 the arbiter finds that White's press was a slip
    Then it is refused: "no-slip"

  Scenario Outline: A press found to be a slip is settled, and nobody was too late to raise it
    Given the rules <rules>
    When at 0:01.0 White presses the clock
    Then the arbiter is not asked
    When at 0:02.0 the arbiter finds that White's press was a slip
    Then nothing is said of an illegal move
    And "press without move" is noted against White
    And White's clock runs
    When at 0:03.0 Black claims an illegal move
    Then the claim is refused
    And White has 0 illegal moves

    Examples:
      | rules              | articles        |
      | fide-2018/standard | fide-2018/7.5.3 |
      | fide-2023/standard | fide-2023/7.5.3 |

  @fide-2018/7.5.4
  Scenario: Both hands where a move is made on a screen are none
    Given the rules fide-2018/standard
    And the board is on a screen that takes legal moves only
    When at 0:01.0 White plays e4
    And at 0:02.0 Black says that White used both hands
    Then nothing is said of an illegal move

  @fide-2018/7.5.4
  Scenario: Both hands at the move that ended the game
    Given the rules fide-2018/standard
    And the position "3r2k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1"
    When at 0:01.0 White plays Rxd8#
    Then White wins
    When at 0:02.0 the arbiter says that White used both hands
    Then nothing is said of an illegal move
    And White wins

  @fide-2018/7.5.4
  Scenario: Both hands at an earlier move where nothing is pressed
    Given the rules fide-2018/standard
    And no clock is used
    When White plays e4
    And Black plays e5
    And Black says that White used both hands at half-move 1
    Then nothing is said of an illegal move

  Scenario: Both hands are not the software's to see
    Given the rules fide-2018/standard
    When White plays e4
    And the software says that White used both hands
    Then it is refused: "not-yours"

  @fide-2014/6.2.c
  Scenario: Who has pressed without a move may say so himself
    Given the rules fide-2014/standard
    When at 0:01.0 White presses the clock
    And at 0:02.0 White claims an illegal move
    Then the arbiter is asked about White

  @fide-2014/6.2.c
  Scenario: Who claims means the other's breach where there are two
    Given the rules fide-2014/standard
    When at 0:01.0 White presses the clock
    And at 0:02.0 Black presses the clock
    And at 0:03.0 White claims an illegal move
    Then the arbiter is asked about Black

  @fide-2014/6.2.c
  Scenario: A press without a move, told when moves have been made since, turns no clock
    Given the rules fide-2014/standard
    When at 0:01.0 White presses the clock
    And at 0:03.0 White plays e4
    And at 0:05.0 Black plays e5 and presses
    And at 0:06.0 White plays d4 and presses
    And at 0:07.0 Black claims an illegal move
    Then the arbiter is asked about White
    And Black's clock runs

  @fide-2018/7.5.4
  Scenario: Both hands at a move, though an earlier one was illegal
    Given the rules fide-2018/standard
    When at 0:01.0 White puts e2 on e5 and presses
    And at 0:02.0 Black plays d6 and presses
    And at 0:03.0 White plays d4 and presses
    Then White has completed an illegal move
    When at 0:04.0 Black says that White used both hands
    Then White has completed an illegal move

  @fide-2018/A.4.2
  Scenario: Both hands of a move that nobody has answered are named in time
    Given the rules fide-2018/blitz-unsupervised
    And the position "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
    When at 0:01.0 White plays O-O and presses
    And at 0:02.0 Black says that White used both hands at half-move 1
    Then White has completed an illegal move
    When at 0:03.0 Black claims an illegal move
    Then White has 1 illegal move

  Scenario Outline: What the other player has under way is not completed by a press out of turn
    Given the rules <rules>
    And the position "5R2/8/8/8/8/7k/8/4K3 b - - 0 1"
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:01.0 Black presses the clock
    And at 0:02.0 Black <hand>
    And at 0:03.0 White presses the clock
    Then White has 0 illegal moves
    And Black's clock runs
    And "press without move" is noted against White
    When at 0:04.0 Black plays Kg4 and presses
    Then White's clock runs
    And the position is "5R2/8/8/8/6k1/8/8/4K3 w - - 1 2"

    Examples:
      | rules                        | hand             | articles        |
      | fide-2014/standard           | puts h3 on d8    | fide-2014/6.2.c |
      | fide-2014/standard           | carries h3 to g3 | fide-2014/6.2.c |
      | fide-2014/blitz-unsupervised | puts h3 on d8    | fide-2014/6.2.c |
