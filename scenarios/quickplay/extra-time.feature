Feature: Extra time in a quickplay finish
  With less than two minutes left a player having the move may ask for five
  seconds a move for both. It is a draw offer too. If the draw is refused and
  the arbiter grants it, the opponent gets two minutes.

  @S-51
  Scenario Outline: Asked for, draw refused, granted
    Given the rules <rules>
    And the event decides "quickplay-rules" is "on-unless-excluded"
    And the position "8/8/4k3/8/8/3RK3/8/r7 w - - 0 60"
    And the time control "120 min"
    And White has 1:40.0 and Black has 6:00.0 on the clock
    When at 0:02.0 White asks for a delay of five seconds
    Then White's offer is open
    And the arbiter is asked
    When at 0:03.0 the arbiter grants the request
    Then it is refused: "offer-open"
    When at 0:10.0 Black declines the draw
    And at 0:20.0 the arbiter grants the request
    Then both have <extra> of five seconds from now on
    And Black has 2:00 more
    And White's clock runs

    Examples:
      | rules                                 | extra        | articles                    |
      | fide-2014/standard                    | a delay      | fide-2014/G.4               |
      | fide-2018/standard fide-2023/standard | an increment | fide-2018/III.4 fide-2023/III.4 |

  @S-51
  Scenario Outline: Asked for, and the opponent takes the draw
    Given the rules <rules>
    And the event decides "quickplay-rules" is "on-unless-excluded"
    And the position "8/8/4k3/8/8/3RK3/8/r7 w - - 0 60"
    And the game has gone "Rd2 Ra2"
    And White has 1:40.0 and Black has 6:00.0 on the clock
    When at 0:02.0 White asks for an increment of five seconds
    And at 0:05.0 Black accepts the draw
    Then the game is drawn

    Examples:
      | rules           | articles                                      |
      | fide-*/standard | fide-2014/G.4 fide-2018/III.4 fide-2023/III.4 |

  Scenario Outline: The arbiter declines: the offer is spent, the claim stays open
    Given the rules <rules>
    And the event decides "quickplay-rules" is "on-unless-excluded"
    And the position "8/8/4k3/8/8/3RK3/8/r7 w - - 0 60"
    And White has 1:40.0 and Black has 6:00.0 on the clock
    When at 0:02.0 White asks for an increment of five seconds
    And at 0:10.0 the arbiter declines the request
    Then no offer is open
    And neither has extra time for each move
    And nobody gets time
    When at 0:20.0 White claims that the opponent does not try to win
    Then the arbiter is asked

    Examples:
      | rules           | articles                                                                                      |
      | fide-*/standard | fide-2014/G.4 fide-2018/III.4 fide-2023/III.4 fide-2014/G.5 fide-2018/III.5 fide-2023/III.5 |

  @S-51
  Scenario Outline: Not in blitz
    Given the rules <rules>
    And the position "8/8/4k3/8/8/3RK3/8/r7 w - - 0 60"
    And White has 1:40.0 and Black has 6:00.0 on the clock
    When at 0:02.0 White asks for a delay of five seconds
    Then the claim is refused
    And the arbiter is not asked
    And play goes on

    Examples:
      | rules          | articles                                          |
      | fide-*/blitz-* | fide-2014/G.3 fide-2018/III.2.2 fide-2023/III.2.2 |
      | fi-blitz-2014  | fide-2014/G.3                                     |
      | fi-team-blitz  | fide-2018/III.2.2                                 |

  Scenario Outline: In the national blitz codes the articles are not in force at all
    Given the rules <rules>
    And the position "8/8/4k3/8/8/3RK3/8/r7 w - - 0 60"
    And White has 1:40.0 and Black has 6:00.0 on the clock
    When at 0:02.0 White asks for a delay of five seconds
    Then it is refused: "claim-not-in-force"

    Examples:
      | rules         | articles                              |
      | fi-blitz-2014 | fide-2014/G.2 fide-2014/G.3           |
      | fi-team-blitz | fide-2018/III.2.1 fide-2018/III.2.2   |

  Scenario Outline: Not with an increment, not in an early period, not with two minutes left, not out of turn
    Given the rules <rules>
    And the event decides "quickplay-rules" is "on-unless-excluded"
    And the position "8/8/4k3/8/8/3RK3/8/r7 w - - 0 20"
    And the time control "<control>"
    And White has <white> and Black has 1:00 on the clock
    When <player> asks for an increment of five seconds
    Then the claim is refused
    And play goes on

    Examples:
      | rules           | control   | white | player | articles                                          |
      | fide-*/standard | 90+30     | 1:40  | White  | fide-2014/G.3 fide-2018/III.2.2 fide-2023/III.2.2 |
      | fide-*/standard | 90/40, 30 | 1:40  | White  | fide-2014/G.3 fide-2018/III.2.2 fide-2023/III.2.2 |
      | fide-*/standard | 90 min    | 2:00  | White  | fide-2014/G.4 fide-2018/III.4 fide-2023/III.4     |
      | fide-*/standard | 90 min    | 1:40  | Black  | fide-2014/G.4 fide-2018/III.4 fide-2023/III.4     |

  Scenario Outline: Only where the event announced it
    Given the rules <rules>
    And the position "8/8/4k3/8/8/3RK3/8/r7 w - - 0 60"
    And White has 1:40.0 and Black has 6:00.0 on the clock
    When White asks for an increment of five seconds
    Then the claim is refused

    Examples:
      | rules           | articles                                          |
      | fide-*/standard | fide-2014/G.2 fide-2018/III.2.1 fide-2023/III.2.1 |

  Scenario Outline: In Finland it is in force unless excluded
    Given the rules <rules>
    And the position "8/8/4k3/8/8/3RK3/8/r7 w - - 0 60"
    And White has 1:40.0 and Black has 6:00.0 on the clock
    When White asks for an increment of five seconds
    Then the arbiter is asked
    And the rules say that "quickplay-rules" is "on-unless-excluded"

    Examples:
      | rules                   | articles                                                                                 |
      | fide-*/standard+finland | fide-2014/intro.5 fide-2018/intro.5 fide-2023/fi-profile.3 |

  @F-29
  Scenario Outline: The draw is taken, and nothing more is asked
    Given the rules <rules>
    And the event decides "quickplay-rules" is "on-unless-excluded"
    And the position "8/8/4k3/8/8/3RK3/8/r7 w - - 0 60"
    And the game has gone "Rd2 Ra2"
    And White has 1:40.0 and Black has 6:00.0 on the clock
    When at 0:02.0 White asks for an increment of five seconds
    Then the arbiter is asked
    When at 0:05.0 Black accepts the draw
    Then the game is drawn
    And no question waits for the arbiter

    Examples:
      | rules           | articles                                      |
      | fide-*/standard | fide-2014/G.4 fide-2018/III.4 fide-2023/III.4 |

  Scenario: Asked for once, and an offer that is open is offer enough
    Given the rules fide-2018/standard
    And the event decides "quickplay-rules" is "on-unless-excluded"
    And the position "8/8/4k3/8/8/3RK3/8/r7 b - - 0 60"
    And White has 1:40.0 and Black has 6:00.0 on the clock
    When at 0:01.0 Black plays Ra2
    And at 0:02.0 Black offers a draw
    And at 0:03.0 Black presses the clock
    And at 0:04.0 White asks for an increment of five seconds
    Then the arbiter is asked
    And Black's offer is open
    When at 0:05.0 White asks for an increment of five seconds
    Then it is refused: "already-asked"
    When at 0:06.0 the arbiter declines the request
    Then Black's offer is open
