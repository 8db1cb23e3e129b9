Feature: Both flags down

  @S-04
  Scenario Outline: Both clocks at zero, the display knows who was first
    Given the rules <rules>
    And the position "4k3/3q4/8/8/8/8/3R4/4K3 w - - 0 1"
    And the time control "3 min"
    And White has 0:03.0 and Black has 0:06.0 on the clock
    When at 0:02.0 White plays Rd4
    And at 0:03.5 White presses the clock
    And at 0:10.0 Black stops the clock
    And at 0:10.5 Black claims a win on time
    Then the arbiter is asked, and "<proposal>" is proposed
    When the arbiter does as proposed
    Then <outcome>

    Examples:
      | rules                                                  | proposal        | outcome           | articles                                    |
      | fide-2014/blitz-unsupervised                           | a draw          | the game is drawn | fide-2014/A.4.c fide-2014/pref.4            |
      | fide-2014/blitz-supervised                             | a win for Black | Black wins        | fide-2014/6.8 fide-2014/6.9                 |
      | fide-2018/blitz-supervised fide-2023/blitz-supervised  | a win for Black | Black wins        | fide-2018/6.8 fide-2018/6.9 fide-2023/6.9   |
      | fide-2018/blitz-unsupervised fide-2023/blitz-unsupervised | a win for Black | Black wins     | fide-2018/6.8 fide-2018/6.9 fide-2018/A.4.3 fide-2023/6.9 fide-2023/A.5.3 |

  @S-04
  Scenario Outline: Both clocks at zero, and the order does not matter
    Given the rules <rules>
    And the position "4k3/3q4/8/8/8/8/3R4/4K3 w - - 0 1"
    And the time control "3 min"
    And White has 0:03.0 and Black has 0:06.0 on the clock
    When at 0:02.0 White plays Rd4
    And at 0:03.5 White presses the clock
    And at 0:10.0 Black stops the clock
    And at 0:10.5 Black claims a win on time
    Then the game is drawn

    Examples:
      | rules         | articles                                 |
      | fi-blitz-2014 | fi-blitz-2014/13.c.1 fi-blitz-2014/14.c  |
      | fi-team-blitz | fi-team-blitz/14 fi-team-blitz/14.comment |

  @S-04
  Scenario Outline: Who may end a game with both times gone
    Given the rules <rules>
    And the position "4k3/3q4/8/8/8/8/3R4/4K3 w - - 0 1"
    And the time control "3 min"
    And White has 0:00.0 and Black has 0:00.0 on the clock
    When at 0:10.0 the arbiter sees both flags and cannot tell which fell first
    Then <outcome>

    Examples:
      | rules         | outcome           | articles                         |
      | fi-blitz-2014 | it is refused     | fi-blitz-2014/14.c fi-blitz-2014/18                    |
      | fi-team-blitz | the game is drawn | fi-team-blitz/2 fi-team-blitz/14 |

  Scenario Outline: One flag is the players' business alone
    Given the rules <rules>
    And the position "4k3/3q4/8/8/8/8/3R4/4K3 w - - 0 1"
    And White has 0:03.0 and Black has 0:06.0 on the clock
    When at 0:10.0 the arbiter sees White's flag
    Then it is refused
    And play goes on

    Examples:
      | rules         | articles                            |
      | fi-blitz-2014 | fi-blitz-2014/13.c fi-blitz-2014/18 |
      | fi-team-blitz | fi-team-blitz/2                     |

  @S-05
  Scenario Outline: Both flags down in the last period, order unknown
    Given the rules <rules>
    And the position "4k3/3q4/8/8/8/8/3R4/4K3 w - - 0 55"
    And the time control "90/40, 30"
    And White has 0:00.0 and Black has 0:00.0 on the clock
    When at 0:05.0 the arbiter sees White's flag
    Then the game is drawn

    Examples:
      | rules                                            | articles                                                                                |
      | fide-2014/standard                               | fide-2014/6.11 fide-2014/6.11.b                                                         |
      | fide-2018/standard+finland                       | fide-2018/intro.5 fide-2018/III.3.1 fide-2018/III.3.1.2                                 |
      | fide-2023/standard+finland                       | fide-2023/fi-profile.3 fide-2023/III.3.1 fide-2023/III.3.1.2                            |

  @S-05
  Scenario Outline: Both flags down, order unknown, and no rule in force
    Given the rules <rules>
    And the position "4k3/3q4/8/8/8/8/3R4/4K3 w - - 0 <move>"
    And the time control "90/40, 30"
    And White has 0:00.0 and Black has 0:00.0 on the clock
    When at 0:05.0 the arbiter sees White's flag
    Then the arbiter is asked, and "<proposal>" is proposed

    Examples:
      | rules                                 | move | proposal | articles                                                                  |
      | fide-2018/standard fide-2023/standard | 55   | a draw   | fide-2018/III.2.1 fide-2018/preface.1 fide-2023/III.2.1 fide-2023/preface.1 |
      | fide-2018/standard fide-2023/standard | 20   | play on  | fide-2018/III.2.1 fide-2018/preface.1 fide-2023/III.2.1 fide-2023/preface.1 |

  @S-05
  Scenario Outline: Both flags down in the first period, order unknown
    Given the rules <rules>
    And the position "4k3/3q4/8/8/8/8/3R4/4K3 w - - 0 20"
    And the time control "90/40, 30"
    And White has 0:00.0 and Black has 0:00.0 on the clock
    When at 0:05.0 the arbiter sees White's flag
    Then play goes on

    Examples:
      | rules                      | articles                                      |
      | fide-2014/standard         | fide-2014/6.11 fide-2014/6.11.a               |
      | fide-2018/standard+finland | fide-2018/III.3.1 fide-2018/III.3.1.1         |
      | fide-2023/standard+finland | fide-2023/III.3.1 fide-2023/III.3.1.1         |

  @F-33
  Scenario Outline: The rule of the Laws for an unknown order needs no announcement
    Given the rules fide-2014/standard
    And the position "4k3/3q4/8/8/8/8/3R4/4K3 w - - 0 <move>"
    And the time control "90/40, 30"
    And White has 0:00.0 and Black has 0:00.0 on the clock
    When at 0:05.0 the arbiter sees both flags and cannot tell which fell first
    Then <outcome>
    And it rests on "<articles>"
    And it does not rest on "fide-2014/G.2 fide-2014/G.3"

    Examples:
      | move | outcome           | articles                        |
      | 20   | play goes on      | fide-2014/6.11 fide-2014/6.11.a |
      | 55   | the game is drawn | fide-2014/6.11 fide-2014/6.11.b |

  @fide-2018/6.8
  Scenario: The arbiter sees one flag, and the display knows that the other fell first
    Given the rules fide-2018/blitz-supervised
    And the position "4k3/3q4/8/8/8/8/3R4/4K3 w - - 0 1"
    And the time control "3 min"
    And White has 0:03.0 and Black has 0:06.0 on the clock
    When at 0:02.0 White plays Rd4
    And at 0:03.5 White presses the clock
    And at 0:10.0 the arbiter sees Black's flag
    Then Black wins
    And it ended on White's time

  @fide-2018/6.9
  Scenario: Both clocks at zero, and who was second has nothing to mate with
    Given the rules fide-2018/blitz-supervised
    And the position "4k3/8/8/8/8/8/3R4/4K3 w - - 0 1"
    And the time control "3 min"
    And White has 0:03.0 and Black has 0:06.0 on the clock
    When at 0:02.0 White plays Rd4
    And at 0:03.5 White presses the clock
    And at 0:10.0 Black claims a win on time
    Then the arbiter is asked, and "a draw" is proposed
    And it is proved that Black can never mate
