Feature: Nothing happens any more
  Under the Finnish codes a player may stop the clock and say so. The opponent
  agrees or must make progress; the arbiter watches and may draw the game even
  after a flag.

  Background:
    Given the position "7k/5Q2/7p/8/8/8/1rq5/7K w - - 0 1"
    And the time control "5 min"
    And White has 0:08.0 and Black has 1:00.0 on the clock

  @S-46
  Scenario Outline: The claim outlives the flag
    Given the rules <rules>
    When at 0:01.0 the players go on "Qf8+ Kh7 Qf7+ Kh8"
    And at 0:03.0 White claims that nothing happens any more
    Then no clock runs
    And the arbiter is asked
    And White's offer is open
    When at 0:10.0 Black declines the draw
    And at 0:20.0 the arbiter postpones the ruling
    Then play is watched because of White's claim
    And nobody gets time
    When at 0:21.0 the players go on "Qf8+ Kh7 Qf7+ Kh8 Qf8+ Kh7"
    And at 0:27.0 Black stops the clock
    And at 0:27.0 Black claims a win on time
    Then White's flag waits for the arbiter
    When at 0:30.0 the arbiter finds the claim correct
    Then the game is drawn

    Examples:
      | rules         | articles           |
      | fi-blitz-2014 | fi-blitz-2014/14.e |
      | fi-team-blitz | fi-team-blitz/10.2 |

  @S-46
  Scenario Outline: The opponent made progress
    Given the rules <rules>
    When at 0:01.0 White claims that nothing happens any more
    And at 0:20.0 the arbiter postpones the ruling
    And at 0:30.0 Black stops the clock
    And Black claims a win on time
    And at 0:31.0 the arbiter finds the claim incorrect
    Then Black wins

    Examples:
      | rules         | articles                              |
      | fi-blitz-2014 | fi-blitz-2014/14.e fi-blitz-2014/13.c |
      | fi-team-blitz | fi-team-blitz/10.2                    |

  Scenario Outline: The opponent agrees
    Given the rules <rules>
    And the game has gone "Qf8+ Kh7"
    When at 0:01.0 White claims that nothing happens any more
    And at 0:05.0 Black accepts the draw
    Then the game is drawn

    Examples:
      | rules         | articles           |
      | fi-blitz-2014 | fi-blitz-2014/14.e |
      | fi-team-blitz | fi-team-blitz/10.2 |

  Scenario Outline: The arbiter sees no ground; it costs nothing
    Given the rules <rules>
    When at 0:01.0 White claims that nothing happens any more
    And at 0:20.0 the arbiter finds the claim incorrect
    Then play goes on
    And nobody gets time
    And White's clock runs

    Examples:
      | rules         | articles           |
      | fi-blitz-2014 | fi-blitz-2014/14.e |
      | fi-team-blitz | fi-team-blitz/10.2 |

  @S-46
  Scenario Outline: FIDE's blitz has no such claim
    Given the rules <rules>
    When at 0:01.0 White claims that nothing happens any more
    Then the claim is refused
    When at 0:27.0 Black stops the clock
    And Black claims a win on time
    Then Black wins

    Examples:
      | rules          | articles                                                                                      |
      | fide-*/blitz-* | fide-2014/G.3 fide-2014/6.9 fide-2018/III.2.2 fide-2018/6.9 fide-2023/III.2.2 fide-2023/6.9 |

  @S-46 @fi-team-blitz/10 @fi-team-blitz/10.1
  Scenario: Team blitz: no threefold claim, but the fifth appearance ends it
    Given the rules fi-team-blitz
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When the players go on "Qf8+ Kh7 Qf7+ Kh8 Qf8+ Kh7 Qf7+ Kh8"
    And White claims a threefold repetition
    Then the claim is refused
    When the players go on "Qf8+ Kh7 Qf7+ Kh8 Qf8+ Kh7 Qf7+ Kh8"
    Then the game is drawn

  @F-29
  Scenario Outline: The opponent agrees, and nothing more is asked
    Given the rules <rules>
    When at 0:01.0 the players go on "Qf8+ Kh7 Qf7+ Kh8"
    And at 0:03.0 White claims that nothing happens any more
    Then the arbiter is asked
    When at 0:10.0 Black accepts the draw
    Then the game is drawn
    And no question waits for the arbiter

    Examples:
      | rules         | articles           |
      | fi-blitz-2014 | fi-blitz-2014/14.e |
      | fi-team-blitz | fi-team-blitz/10.2 |

  @F-33
  Scenario Outline: The stop belongs to the claim of the code
    Given the rules <rules>
    When at 0:01.0 White claims that <claim>
    Then no clock runs
    And it rests on "<articles>"
    And it does not rest on "<not>"

    Examples:
      | rules         | claim                    | articles           | not             |
      | fi-blitz-2014 | nothing happens any more | fi-blitz-2014/14.e | fide-2014/9.5   |
      | fi-team-blitz | nothing happens any more | fi-team-blitz/10.2 | fide-2018/9.5.1 |

  @F-33
  Scenario: A repetition is a ground of the same claim, and stops the clock by it
    Given the rules fi-blitz-2014
    When at 0:01.0 White claims a threefold repetition
    Then no clock runs
    And it rests on "fi-blitz-2014/14.e"
    And it does not rest on "fide-2014/9.5"
