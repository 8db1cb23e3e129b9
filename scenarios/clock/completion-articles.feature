Feature: Completing moves in time
  A move is completed by the press, by ending the game, or by the next move.
  A period asks for so many completed moves.

  Scenario Outline: A move made is completed by the press
    Given the rules <rules>
    When at 0:05.0 White plays e4
    Then White's move is made but not completed
    And White's clock runs
    When at 0:07.0 White presses the clock
    Then White has completed 1 move
    And Black's clock runs
    And White's clock shows 1:29:53

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/6.2.a fide-2018/6.2.1 fide-2023/6.2.1 |

  Scenario Outline: A move that was never pressed is completed by the next one
    Given the rules <rules>
    And the position "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 20"
    When at 0:05.0 White plays Ra2
    And at 0:10.0 Black plays Kf8
    And at 0:15.0 White plays Ra3
    Then White has completed 20 moves

    Examples:
      | rules           | articles                                              |
      | fide-*/standard | fide-2014/6.2.a.2 fide-2018/6.2.1.2 fide-2023/6.2.1.2 |

  Scenario Outline: The press may come after the opponent's reply, on the presser's time
    Given the rules <rules>
    And the position "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 20"
    When at 0:05.0 White plays Ra2
    And at 0:10.0 Black plays Kf8
    And at 0:12.0 White presses the clock
    Then White has completed 20 moves
    And White has the move
    And White's clock shows 1:29:48
    And White has 0 illegal moves

    Examples:
      | rules           | articles                                           |
      | fide-*/standard | fide-2014/6.2.a.p2 fide-2018/6.2.2 fide-2023/6.2.2 |

  Scenario Outline: The moves of a period are made, and what is left is carried over
    Given the rules <rules>
    And the time control "90/40, 30"
    And the position "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 40"
    And White has 5:00 and Black has 5:00 on the clock
    When White plays Ra2 and presses
    Then White's clock shows 35:00
    When at 5:01 Black claims a win on time
    Then the claim is refused
    And the rules say that "time-control" is "periods"
    And the rules say that "time-carry-over" is "yes"

    Examples:
      | rules              | articles                                                    |
      | fide-2014/standard | fide-2014/6.3.a fide-2014/6.3.b fide-2014/6.4 fide-2014/6.8 |
      | fide-2018/standard | fide-2018/6.3.1 fide-2018/6.3.2 fide-2018/6.4 fide-2018/6.8 |
      | fide-2023/standard | fide-2023/6.3.1 fide-2023/6.3.2 fide-2023/6.4 fide-2023/6.8 |

  Scenario Outline: A move of the period is missing
    Given the rules <rules>
    And the time control "90/40, 30"
    And the position "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 39"
    And White has 5:00 and Black has 5:00 on the clock
    When White plays Ra2 and presses
    Then White's clock shows 5:00
    When Black plays Kf8 and presses
    And at 5:01 Black claims a win on time
    Then Black wins

    Examples:
      | rules           | articles                                                                                                                      |
      | fide-*/standard | fide-2014/6.4 fide-2014/6.8 fide-2014/6.9 fide-2018/6.4 fide-2018/6.8 fide-2018/6.9 fide-2023/6.4 fide-2023/6.8 fide-2023/6.9 |

  Scenario Outline: A move nobody pressed counts for the period too
    Given the rules <rules>
    And the time control "90/40, 30"
    And the position "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 39"
    And White has 1:00 and Black has 5:00 on the clock
    When at 0:05 White plays Ra2
    And at 0:10 Black plays Kf8
    And at 0:15 White plays Ra3 and presses
    Then White has completed 40 moves
    When at 0:20 Black plays Kg8 and presses
    And at 1:30 Black claims a win on time
    Then the claim is refused
    And play goes on

    Examples:
      | rules           | articles                                                                                        |
      | fide-*/standard | fide-2014/6.2.a.2 fide-2014/6.4 fide-2018/6.2.1.2 fide-2018/6.4 fide-2023/6.2.1.2 fide-2023/6.4 |

  Scenario Outline: With a delay the main time waits
    Given the rules <rules>
    And the time control "10 min d5"
    When at 0:04 White plays e4 and presses
    Then White's clock shows 10:00
    When at 0:11 Black plays e5 and presses
    Then Black's clock shows 9:58
    And the rules say that "time-mode" is "none-increment-or-delay"

    Examples:
      | rules              | articles           |
      | fide-2014/standard | fide-2014/6.3.b.p2 |
      | fide-2018/standard | fide-2018/6.3.2    |
      | fi-team-blitz | fide-2018/6.3.2 |
      | fide-2023/standard | fide-2023/6.3.2    |

  Scenario Outline: A flag counts from when somebody says so, and a player may say it of his own
    Given the rules <rules>
    And the position "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 20"
    And White has 0:05 and Black has 5:00 on the clock
    When at 0:08 White plays Ra2
    Then play goes on
    When <who>
    Then Black wins

    Examples:
      | rules           | who                                  | articles                                  |
      | fide-*/standard | the arbiter sees White's flag        | fide-2014/6.8 fide-2018/6.8 fide-2023/6.8 |
      | fide-*/standard | Black claims a win on time           | fide-2014/6.8 fide-2018/6.8 fide-2023/6.8 |
      | fide-*/standard | White points out his own fallen flag | fide-2014/6.8 fide-2018/6.8 fide-2023/6.8 |

  Scenario Outline: Only the player whose clock runs may adjust
    Given the rules <rules>
    And the game has gone "e4"
    When White says "I adjust"
    Then "adjusting on opponents time" is noted against White
    When Black says "I adjust"
    And Black straightens e7
    Then Black may play any legal move

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/6.2.d fide-2018/6.2.5 fide-2023/6.2.5 |
      | fi-blitz-2014 | fide-2014/6.2.d |

  Scenario Outline: Rapid and blitz have one period for all moves
    Given the rules <rules>
    Then the rules say that "time-control" is "single-period"

    Examples:
      | rules                         | articles                                        |
      | fide-*/rapid-* fide-*/blitz-* | fide-2014/6.3.a fide-2018/6.3.1 fide-2023/6.3.1 |
      | fi-team-blitz | fide-2018/6.3.1 |

  Scenario Outline: The arbiter sees both flags and cannot tell which fell first
    Given the rules <rules>
    And the position "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 20"
    And White has 0:05 and Black has 0:00 on the clock
    When at 0:06 the arbiter sees both flags and cannot tell which fell first
    Then <outcome>

    Examples:
      | rules                                 | outcome              | articles                            |
      | fide-2014/standard                    | the game is drawn    | fide-2014/6.11                      |
      | fide-2018/standard fide-2023/standard | the arbiter is asked | fide-2018/III.3.1 fide-2023/III.3.1 |

  @F-32
  Scenario Outline: Hours after a quota are the next period
    Given the rules <rules>
    And the time control "<control>"
    And the position "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 40"
    And White has 0:10.0 and Black has 0:10.0 on the clock
    When at 0:01.0 White plays Ra2
    And at 0:02.0 White presses the clock
    Then White's clock shows <time>

    Examples:
      | rules           | control               | time      | articles                                        |
      | fide-*/standard | 2h/40 + 1h            | 1:00:08   | fide-2014/6.3.a fide-2018/6.3.1 fide-2023/6.3.1 |
      | fide-*/standard | 90 min/40 + 30 min    | 0:30:08   | fide-2014/6.3.a fide-2018/6.3.1 fide-2023/6.3.1 |

  @fide-2018/6.2.1
  Scenario: The press comes while the opponent has a piece in his hand
    Given the rules fide-2018/standard
    When at 0:05.0 White plays e4
    And at 0:06.0 Black carries e7 to e5
    And at 0:07.0 White presses the clock
    Then White has completed 1 move
    And Black's clock runs
    And nothing is said of an illegal move

  Scenario Outline: What the press does to the time
    Given the rules fide-2018/standard
    And the time control "<control>"
    And the position "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 40"
    When at 0:05.0 White plays Ra2
    Then White's move is made but not completed
    When at 0:06.0 White presses the clock
    Then it rests on "<articles>"
    And it does not rest on "<not>"

    Examples:
      | control   | articles                                      | not                             |
      | 90+30     | fide-2018/6.2.1 fide-2018/6.3.2               | fide-2018/6.3.1                 |
      | 90        | fide-2018/6.2.1                               | fide-2018/6.3.1 fide-2018/6.3.2 |
      | 90/40, 30 | fide-2018/6.2.1 fide-2018/6.3.1               | fide-2018/6.6                   |
