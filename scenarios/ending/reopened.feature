Feature: A game that the software ended wrongly

  # The software is the clock. If it ran while nobody could move, that is its
  # own fault, and the arbiter puts it right.

  Scenario Outline: The flag was the server's fault
    Given the rules <rules>
    And White has 0:10.0 and Black has 5:00.0 on the clock
    When at 0:20.0 <seen>
    Then Black wins
    When at 0:30.0 Black does "resign"
    Then the claim comes too late: the game is over
    When at 1:00.0 the arbiter lets the game go on
    Then it is refused: "time-missing"
    When at 1:00.0 the arbiter lets the game go on with 0:09.0 for White
    Then play goes on
    And no clock runs
    And White's clock shows 0:09.0
    And Black's clock shows 5:00.0
    When at 2:00.0 the arbiter sets the clock going again
    And at 2:04.0 White plays e4 and presses
    Then White's clock shows 0:05.0
    And Black has the move

    Examples:
      | rules                     | seen                         | articles                                                                              |
      | fide-*/standard           | the arbiter sees White's flag | fide-2014/6.10.a fide-2014/8.7 fide-2018/6.10.1 fide-2018/8.7 fide-2023/6.10.1 fide-2023/8.7 |
      | fide-2018/blitz-unsupervised | Black claims a win on time | fide-2018/6.10.1 |
      | fide-2023/blitz-unsupervised | Black claims a win on time | fide-2023/6.10.1 |

  Scenario: Under the blitz code, where a claim ended it
    Given the rules fi-blitz-2014
    And White has 0:10.0 and Black has 5:00.0 on the clock
    When at 0:20.0 Black stops the clock
    And at 0:21.0 Black claims a win on time
    Then Black wins
    When at 1:00.0 the arbiter lets the game go on with 0:10.0 for White
    Then play goes on
    And it rests on "fi-blitz-2014/19"
    When at 2:00.0 the arbiter sets the clock going again
    And at 2:02.0 Black stops the clock
    Then play goes on

  @mating
  Scenario Outline: The position was not dead
    What the arbiter has found alive the software takes for dead no more.

    Given the rules <rules>
    And the position "4k3/8/8/8/8/8/8/N3K2n w - - 0 40"
    When White plays Nb3
    And Black plays Nf2
    And White plays Kxf2
    Then the game is drawn
    When the arbiter lets the game go on
    Then play goes on
    When the arbiter sets the clock going again
    And Black plays Kd7
    Then play goes on

    Examples:
      | rules    | articles                                                                                                 |
      | fide-*/* | fide-2014/pref.4 fide-2014/8.7 fide-2018/preface.1 fide-2018/8.7 fide-2023/preface.1 fide-2023/8.7 |

  Scenario Outline: Signatures fall with the result
    Given the rules <rules>
    And White has 0:10.0 and Black has 5:00.0 on the clock
    When at 0:20.0 the arbiter sees White's flag
    Then Black wins
    When White signs "0-1"
    And Black signs "0-1"
    And the arbiter lets the game go on with 1:00 for White
    Then play goes on

    Examples:
      | rules           | articles                                |
      | fide-*/standard | fide-2014/8.7 fide-2018/8.7 fide-2023/8.7 |

  Scenario Outline: What people ended is not reopened so
    Given the rules <rules>
    When White plays e4
    Then play goes on
    When the arbiter lets the game go on
    Then it is refused: "game-not-over"
    When <end>
    And the arbiter lets the game go on
    Then it is refused: "ended-by-people"

    Examples:
      | rules           | end           |
      | fide-*/standard | White resigns |
