Feature: Flags
  A move is completed by the press, and a flag counts when it is seen or claimed.

  @S-01
  Scenario Outline: Move forty made, not pressed, flag seen
    Given the rules <rules>
    And the position "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 40"
    And the time control "90/40, 30"
    And White has 0:02.0 and Black has 5:00.0 on the clock
    When at 0:01.5 White plays Rd1
    Then White's move is made but not completed
    When at 0:02.5 the arbiter sees White's flag
    Then Black wins
    And White has completed 39 moves

    Examples:
      | rules           | articles                                                                                                    |
      | fide-*/standard | fide-2014/6.2.a fide-2014/6.9 fide-2018/6.2.1 fide-2018/6.8 fide-2018/6.9 fide-2023/6.2.1 fide-2023/6.9 |

  Scenario Outline: Forty moves completed, though one press was never made
    The unpressed move thirty-nine is completed by move forty, and the clock's counter does not know.

    Given the rules <rules>
    And the position "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 39"
    And the time control "90/40, 30"
    And White has 0:20.0 and Black has 5:00.0 on the clock
    When at 0:10.0 White plays Rd1
    And at 0:12.0 Black plays Kf8
    And at 0:15.0 White plays Rd7 and presses
    Then White has completed 40 moves
    When at 0:16.0 Black plays Kg8 and presses
    And at 0:40.0 Black claims a win on time
    Then the claim is refused
    And play goes on

    Examples:
      | rules           | articles                                                                                                        |
      | fide-*/standard | fide-2014/6.2.a.2 fide-2014/6.4 fide-2018/6.2.1.2 fide-2018/6.4 fide-2023/6.2.1.2 fide-2023/6.4 |

  @S-02
  Scenario Outline: The unpressed move is mate
    Given the rules <rules>
    And the position "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 40"
    And White has 0:02.0 and Black has 5:00.0 on the clock
    When at 0:01.5 White plays Ra8#
    Then White wins
    When at 0:02.5 Black claims a win on time
    Then the claim comes too late: the game is over
    And White wins

    Examples:
      | rules         | articles                                                                                                  |
      | fide-*/*      | fide-2014/5.1.a fide-2014/6.2.a.1 fide-2018/5.1.1 fide-2018/6.2.1.1 fide-2023/5.1.1 fide-2023/6.2.1.1 |
      | fi-blitz-2014 | fi-blitz-2014/13.a                                                                                        |
      | fi-team-blitz | fide-2018/5.1.1 fide-2018/6.2.1.1                                                                         |

  @S-03
  Scenario Outline: A flag nobody has noticed does not stop a mate
    Given the rules <rules>
    And the game has gone "f3 e5 g4"
    And White has 3:00.0 and Black has 0:01.0 on the clock
    When at 0:04.0 Black plays Qh4#
    Then Black wins
    When at 0:05.0 White claims a win on time
    Then the claim comes too late: the game is over

    Examples:
      | rules         | articles                                                                                     |
      | fide-*/*      | fide-2014/6.8 fide-2014/5.1.a fide-2018/6.8 fide-2018/5.1.1 fide-2023/6.8 fide-2023/5.1.1 |
      | fi-blitz-2014 | fi-blitz-2014/13.a fi-blitz-2014/13.c                                                        |
      | fi-team-blitz | fide-2018/5.1.1 fi-team-blitz/2                                                              |

  @S-39
  Scenario Outline: Right remark, clock not stopped
    Given the rules <rules>
    And the position "4k3/3q4/8/8/8/8/3R4/4K3 w - - 0 1"
    And the time control "5 min"
    And White has 0:02.0 and Black has 0:00.0 on the clock
    When at 0:00.5 White claims a win on time
    Then play goes on
    When at 0:03.0 White stops the clock
    Then <outcome>

    Examples:
      | rules                        | outcome                                        | articles               |
      | fi-blitz-2014                | the game is drawn                              | fi-blitz-2014/13.c.1   |
      | fi-team-blitz                | the game is drawn                              | fi-team-blitz/14.comment |
      | fide-2014/blitz-unsupervised | the arbiter is asked, and "a draw" is proposed | fide-2014/A.4.c        |

  @S-39
  Scenario Outline: Right remark, clock stopped in time
    Given the rules <rules>
    And the position "4k3/3q4/8/8/8/8/3R4/4K3 w - - 0 1"
    And the time control "5 min"
    And White has 0:02.0 and Black has 0:00.0 on the clock
    When at 0:00.5 White claims a win on time
    And at 0:01.0 White stops the clock
    Then White wins

    Examples:
      | rules                        | articles                                       |
      | fi-blitz-2014                | fi-blitz-2014/13.c.1 fi-blitz-2014/13.c.2      |
      | fi-team-blitz                | fi-team-blitz/14.comment fi-team-blitz/12      |
      | fide-2014/*-unsupervised     | fide-2014/A.4.c fide-2014/6.9                  |

  @S-39
  Scenario Outline: The remark alone is a claim
    Given the rules <rules>
    And the position "4k3/3q4/8/8/8/8/3R4/4K3 w - - 0 1"
    And the time control "5 min"
    And White has 0:02.0 and Black has 0:00.0 on the clock
    When at 0:00.5 White claims a win on time
    Then White wins

    Examples:
      | rules                                                      | articles                                                    |
      | fide-2018/*-unsupervised fide-2023/*-unsupervised | fide-2018/6.8 fide-2018/A.4.3 fide-2023/6.8 fide-2023/A.5.3 |
      | fide-*/standard                                            | fide-2014/6.8 fide-2018/6.8 fide-2023/6.8 fide-2023/6.9     |

  @S-40
  Scenario Outline: An increment does not lift a fallen flag
    Given the rules <rules>
    And the position "4k3/3q4/8/8/8/8/3R4/4K3 b - - 0 1"
    And the time control "3+2"
    And White has 0:20.0 and Black has 0:01.0 on the clock
    When at 0:01.4 Black plays Qe7+
    And at 0:01.8 Black presses the clock
    Then Black's clock shows 0:00
    When at 0:05.0 White stops the clock
    And White claims a win on time
    Then White wins

    Examples:
      | rules                     | articles                                        |
      | fide-*/blitz-unsupervised | fide-2014/A.4.c fide-2018/A.4.3 fide-2023/A.5.3 |
      | fi-blitz-2014             | fi-blitz-2014/13.c.1                            |
      | fi-team-blitz             | fi-team-blitz/14.comment                        |

  @F-34
  Scenario Outline: A flag that is not down
    Given the rules <rules>
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:05.0 the arbiter sees White's flag
    Then the refusal reads "That flag is not down."
    And it rests on "<articles>"
    When at 0:06.0 the arbiter sees both flags and cannot tell which fell first
    Then the refusal reads "The flags are not both down."
    And it rests on "<articles>"

    Examples:
      | rules              | articles      |
      | fide-2014/standard | fide-2014/6.8 |
      | fide-2018/standard | fide-2018/6.8 |
      | fide-2023/standard | fide-2023/6.8 |

  @fide-2018/6.8
  Scenario: Where only legal moves can be made the software notices flags
    Given the rules fide-2018/standard
    And the board is on a screen that takes legal moves only
    And White has 0:05.0 and Black has 5:00.0 on the clock
    When at 0:06.0 the software sees White's flag
    Then Black wins
    And it ended on White's time

  Scenario: Elsewhere it does not, and no player calls the other's so
    Given the rules fide-2018/standard
    And White has 0:05.0 and Black has 5:00.0 on the clock
    When at 0:06.0 the software sees White's flag
    Then it is refused: "not-yours"
    When at 0:07.0 Black sees White's flag
    Then it is refused: "not-yours"
    And play goes on
