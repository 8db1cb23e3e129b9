Feature: Rulebooks that keep silent
  Under the national blitz code and the team blitz rules nobody but a player
  may notice a flag or an illegal move.

  @S-48
  Scenario Outline: An illegal move and nobody speaks
    Given the rules <rules>
    And the position "4k3/8/8/4r3/8/7R/8/4K3 w - - 0 1"
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:01.0 White puts h3 on h8
    Then nothing is marked on any screen
    When at 0:01.5 White presses the clock
    Then nothing is marked on any screen
    And the arbiter may not "see-irregularity"
    And Black may "claim-illegal-move"
    When at 0:02.0 the arbiter sees the illegal move
    Then it is refused: "forbidden"
    When at 0:03.0 Black plays Kd7 and presses
    Then nothing is marked on any screen
    And play goes on

    Examples:
      | rules         | articles         |
      | fi-blitz-2014 | fi-blitz-2014/18 |
      | fi-team-blitz | fi-team-blitz/2  |

  Scenario Outline: A flag and nobody speaks
    Given the rules <rules>
    And the position "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"
    And White has 1:00.0 and Black has 0:10.0 on the clock
    When at 0:01.0 White plays Ra7
    And at 0:02.0 White presses the clock
    And it is 0:20.0
    Then Black's flag, down since 0:12.0, is on the clock's face and nowhere else
    And nothing is marked on any screen
    And the arbiter may not "see-flag"
    And White is not told the number of moves
    And White may "claim-flag"
    When at 0:21.0 the arbiter sees Black's flag
    Then it is refused: "forbidden"
    And play goes on

    Examples:
      | rules         | articles         |
      | fi-blitz-2014 | fi-blitz-2014/18 |
      | fi-team-blitz | fi-team-blitz/2  |

  Scenario Outline: Mate is for the players to see
    Given the rules <rules>
    And the position "7k/8/6K1/8/8/8/8/R7 w - - 0 1"
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:01.0 White plays Ra8#
    And at 0:01.5 White presses the clock
    Then White wins
    And only the arbiter sees that the game is over
    And nothing is marked on any screen
    And Black's clock runs
    When at 0:05.0 Black touches h8
    Then every seat sees that the game is over
    And no clock runs

    Examples:
      | rules         | articles         |
      | fi-blitz-2014 | fi-blitz-2014/18 |
      | fi-team-blitz | fi-team-blitz/2  |

  Scenario: Beginners may be told
    Given the rules fi-basics
    And the position "4k3/8/8/8/8/8/4R3/4K3 b - - 0 1"
    And no clock is used
    Then Black's check is marked on every screen

  Scenario Outline: Where the arbiter calls a flag, he is offered it
    Given the rules <rules>
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When it is 1:01.0
    Then the arbiter may "see-flag"

    Examples:
      | rules                                             |
      | fide-2014/* fide-2018/* fide-2023/* |
