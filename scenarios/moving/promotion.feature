Feature: Promotion
  A pawn on its last rank becomes what first touches the square.

  @S-11
  Scenario Outline: Promotion piece fixed at contact
    Given the rules <rules>
    And the position "8/4P1k1/8/8/8/8/6K1/8 w - - 0 1"
    When at 0:00.5 White takes e7 off the board
    And at 0:01.0 White puts a new rook on e8
    And at 0:01.5 White puts a new queen on e8
    Then White must play one of "e8=R"
    When at 0:02.0 White lets go
    And at 0:02.5 White presses the clock
    And at 0:03.0 Black claims that a touched piece was not moved
    Then the claim is found correct
    And White must play one of "e8=R"

    Examples:
      | rules    | articles                                        |
      | fide-*/* | fide-2014/4.4.d fide-2018/4.4.4 fide-2023/4.4.4 |

  @S-12
  Scenario Outline: Pawn left on the last rank, claimed in time: a queen and time
    Given the rules <rules>
    And the position "8/6P1/8/8/8/2k5/r7/4K3 w - - 0 1"
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:01.0 White puts g7 on g8
    And at 0:01.5 White presses the clock
    And at 0:03.0 Black claims an illegal move
    Then the claim is found correct
    And the position is "6Q1/8/8/8/8/2k5/r7/4K3 b"
    And Black has <time> more
    And White has 1 illegal move
    And Black has the move

    Examples:
      | rules                                                                  | time | articles                                               |
      | fide-2014/standard fide-2014/rapid-supervised                          | 2:00 | fide-2014/7.5.a.p2 fide-2014/7.5.b                     |
      | fide-2018/standard fide-2018/rapid-*                                   | 2:00 | fide-2018/7.5.2 fide-2018/7.5.5                        |
      | fide-2023/standard fide-2023/blitz-supervised                          | 2:00 | fide-2023/7.5.2 fide-2023/7.5.5                        |
      | fide-2014/blitz-supervised                                             | 1:00 | fide-2014/7.5.a.p2 fide-2014/B.2                       |
      | fide-2018/blitz-*                                                      | 1:00 | fide-2018/7.5.2 fide-2018/B.2                          |
      | fide-2023/rapid-*                                                      | 1:00 | fide-2023/7.5.2 fide-2023/A.3                          |
      | fide-2023/blitz-unsupervised                                           | 1:00 | fide-2023/7.5.2 fide-2023/A.3 fide-2023/B.3            |

  @S-12
  Scenario Outline: Pawn left on the last rank, claimed in time: the game is lost
    Given the rules <rules>
    And the position "<position>"
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:01.0 White puts g7 on g8
    And at 0:01.5 White presses the clock
    And at 0:03.0 Black claims an illegal move
    Then <outcome>

    Examples:
      | rules                        | position                          | outcome           | articles                                          |
      | fide-2014/rapid-unsupervised | 8/6P1/8/8/8/2k5/r7/4K3 w - - 0 1  | Black wins        | fide-2014/A.4.b                                   |
      | fide-2014/blitz-unsupervised | 8/6P1/8/8/8/2k5/r7/4K3 w - - 0 1  | Black wins        | fide-2014/A.4.b fide-2014/B.4                     |
      | fide-2014/*-unsupervised     | 8/6P1/8/8/8/2k5/8/4K3 w - - 0 1   | the game is drawn | fide-2014/A.4.b                                   |
      | fi-blitz-2014                | 8/6P1/8/8/8/2k5/r7/4K3 w - - 0 1  | Black wins        | fi-blitz-2014/11 fi-blitz-2014/13.d               |
      | fi-blitz-2014                | 8/6P1/8/8/8/2k5/8/4K3 w - - 0 1   | Black wins        | fi-blitz-2014/11 fi-blitz-2014/13.d               |
      | fi-team-blitz                | 8/6P1/8/8/8/2k5/r7/4K3 w - - 0 1  | Black wins        | fi-team-blitz/7 fi-team-blitz/11                  |
      | fi-team-blitz                | 8/6P1/8/8/8/2k5/8/4K3 w - - 0 1   | Black wins        | fi-team-blitz/7 fi-team-blitz/11 fi-team-blitz/11.comment |

  @S-12 @fi-basics/korotus.1
  Scenario: Pawn left on the last rank by a beginner
    Given the rules fi-basics
    And no clock is used
    And the position "8/6P1/8/8/8/2k5/r7/4K3 w - - 0 1"
    When White puts g7 on g8
    Then the move is not accepted
    And White has the move
    When White plays g8=Q
    Then Black has the move

  @S-13
  Scenario Outline: Pawn left on the last rank, nobody claims: it stays a pawn for ever
    Given the rules <rules>
    And the position "8/4P3/1k6/8/8/8/6K1/r7 w - - 0 1"
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:01.0 White puts e7 on e8
    And at 0:01.5 White presses the clock
    And at 0:03.0 Black plays Ra2+ and presses
    And at 0:05.0 White plays Kf3 and presses
    Then the illegal move of White stands
    And the position is "4P3/8/1k6/8/8/5K2/r7/8 b"
    When at 0:06.0 Black claims an illegal move
    Then the claim is refused
    When at 0:07.0 the arbiter sees the illegal move
    Then it is refused
    And play goes on

    Examples:
      | rules         | articles                                                                    |
      | fi-blitz-2014 | fi-blitz-2014/11 fi-blitz-2014/12.a fi-blitz-2014/13.d fi-blitz-2014/18     |
      | fi-team-blitz | fi-team-blitz/7 fi-team-blitz/2                                             |

  @S-13
  Scenario Outline: Pawn left on the last rank, and the arbiter enters what he sees
    Given the rules <rules>
    And the position "8/4P3/1k6/8/8/8/6K1/r7 w - - 0 1"
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:01.0 White puts e7 on e8
    And at 0:01.5 White presses the clock
    And at 0:03.0 Black plays Ra2+ and presses
    Then the illegal move of White stands
    When at 0:04.0 the arbiter sees the illegal position
    Then play goes on
    When at 0:05.0 White plays Kf3 and presses
    Then the game is drawn

    Examples:
      | rules                    | articles                          |
      | fide-2014/*-unsupervised | fide-2014/A.4.b fide-2014/A.4.d   |
      | fide-2018/*-unsupervised | fide-2018/A.4.2 fide-2018/A.4.4   |
      | fide-2023/*-unsupervised | fide-2023/A.5.2 fide-2023/A.5.4   |

  @S-13
  Scenario Outline: Pawn left on the last rank, found two moves later
    Given the rules <rules>
    And the position "8/4P3/1k6/8/8/8/6K1/r7 w - - 0 1"
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:01.0 White puts e7 on e8
    And at 0:01.5 White presses the clock
    And at 0:03.0 Black plays Ra2+ and presses
    And at 0:05.0 White plays Kf3 and presses
    And at 0:06.0 the arbiter sees the illegal move
    Then the position is "4Q3/8/1k6/8/8/8/6K1/r7 b"
    And Black has <time> more
    And Black's clock runs

    Examples:
      | rules                                         | time | articles                        |
      | fide-2014/standard fide-2014/rapid-supervised | 2:00 | fide-2014/7.5.a fide-2014/7.5.a.p2 |
      | fide-2018/standard fide-2018/rapid-supervised | 2:00 | fide-2018/7.5.1 fide-2018/7.5.2 |
      | fide-2023/standard fide-2023/blitz-supervised | 2:00 | fide-2023/7.5.1 fide-2023/7.5.2 |
      | fide-2018/blitz-supervised                    | 1:00 | fide-2018/7.5.1 fide-2018/7.5.2 |
      | fide-2023/rapid-supervised                    | 1:00 | fide-2023/7.5.1 fide-2023/7.5.2 |

  @S-13
  Scenario Outline: The pawn that stayed cannot be exchanged later
    Given the rules <rules>
    And the position "8/4P3/1k6/8/8/8/6K1/r7 w - - 0 1"
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:01.0 White puts e7 on e8
    And at 0:01.5 White presses the clock
    And at 0:03.0 Black plays Ra2+ and presses
    And at 0:05.0 White puts a new queen on e8
    And White lets go
    And at 0:05.5 White presses the clock
    Then White has completed an illegal move
    When at 0:06.0 Black claims an illegal move
    Then Black wins

    Examples:
      | rules         | articles                              |
      | fi-blitz-2014 | fi-blitz-2014/12.c fi-blitz-2014/13.d |
      | fi-team-blitz | fi-team-blitz/11                      |

  @F-30
  Scenario Outline: Why the pawn that stayed cannot be exchanged later
    Given the rules <rules>
    And the position "4k3/P7/8/8/8/8/8/4K2R w - - 0 1"
    When White carries a7 to a8
    And White lets go
    And White presses the clock
    And Black plays Ke7 and presses
    And White puts a new <piece> on a8
    And White lets go
    And White presses the clock
    Then White's illegal move is "promotion-too-late"
    And it rests on "<articles>"

    Examples:
      | rules         | piece  | articles          |
      | fi-blitz-2014 | queen  | fi-blitz-2014/11  |
      | fi-blitz-2014 | knight | fi-blitz-2014/11  |
      | fi-team-blitz | queen  | fi-team-blitz/7   |
      | fide-2014/*   | queen  | fide-2014/3.7.e   |
      | fide-2018/*   | queen  | fide-2018/3.7.5.1 |
      | fide-2023/*   | queen  | fide-2023/3.7.3.3 |

  @F-30
  Scenario Outline: A pawn exchanged before it has got there
    Given the rules <rules>
    And the position "4k3/P7/8/8/8/8/8/4K2R w - - 0 1"
    When White takes a7 off the board
    And White puts a new queen on a7
    And White lets go
    And White presses the clock
    Then White's illegal move is "promotion-too-early"

    Examples:
      | rules           | articles                                            |
      | fide-*/standard | fide-2014/3.7.e fide-2018/3.7.5.1 fide-2023/3.7.3.3 |

  @F-33
  Scenario Outline: A pawn left unpromoted is an offence of its own
    Given the rules <rules>
    And the position "8/6P1/8/8/8/2k5/r7/4K3 w - - 0 1"
    When at 0:01.0 White puts g7 on g8
    Then the arbiter is not asked
    When at 0:01.5 White presses the clock
    Then it rests on "<articles>"
    And it does not rest on "<not>"

    Examples:
      | rules                        | articles                           | not             |
      | fide-2014/standard           | fide-2014/7.5.a.p2                 | fide-2014/7.5.a |
      | fide-2014/rapid-unsupervised | fide-2014/7.5.a.p2 fide-2014/A.4.b | fide-2014/7.5.a |
      | fide-2018/standard           | fide-2018/7.5.2                    | fide-2018/7.5.1 |
      | fide-2018/rapid-unsupervised | fide-2018/7.5.2                    | fide-2018/7.5.1 |
      | fide-2023/standard           | fide-2023/7.5.2                    | fide-2023/7.5.1 |

  Scenario Outline: The promotion stays, and so does its increment
    Given the rules <rules>
    And the time control "90+30"
    And the position "8/6P1/8/8/8/2k5/r7/4K3 w - - 0 1"
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:01.0 White puts g7 on g8
    And at 0:02.0 White presses the clock
    Then White's clock shows 1:28.0
    When at 0:03.0 Black claims an illegal move
    Then the claim is found correct
    And the position is "6Q1/8/8/8/8/2k5/r7/4K3 b"
    And White's clock shows 1:28.0
    And Black has 2:00 more

    Examples:
      | rules              | articles           |
      | fide-2014/standard | fide-2014/7.5.a.p2 |
      | fide-2018/standard | fide-2018/7.5.2    |
      | fide-2023/standard | fide-2023/7.5.2    |
