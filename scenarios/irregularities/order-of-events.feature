Feature: Illegal move by one, flag of the other

  @S-45 @fi-blitz-2014/15
  Scenario Outline: The order of events decides, and the arbiter is asked for it
    Given the rules fi-blitz-2014
    And the position "4k3/8/8/4r3/8/7R/8/4K3 w - - 0 1"
    And White has 0:30.0 and Black has 0:00.0 on the clock
    When at 0:03.0 White puts h3 on h8
    And at 0:03.5 White presses the clock
    And at 0:04.0 Black claims an illegal move
    Then the arbiter is asked, and "a win for Black" is proposed
    When at 0:05.0 White stops the clock
    And White claims a win on time
    Then play goes on
    When the arbiter rules "<points>"
    Then <outcome>

    Examples:
      | points | outcome    |
      | 1-0    | White wins |
      | 0-1    | Black wins |

  @S-45 @fi-team-blitz/13 @fi-team-blitz/13.comment
  Scenario: Only the remarks count: the illegal move was remarked first
    Given the rules fi-team-blitz
    And the position "4k3/8/8/4r3/8/7R/8/4K3 w - - 0 1"
    And White has 0:30.0 and Black has 0:00.0 on the clock
    When at 0:03.0 White puts h3 on h8
    And at 0:03.5 White presses the clock
    And at 0:04.0 Black claims an illegal move
    Then Black wins

  @S-45 @fi-team-blitz/14.comment
  Scenario: Only the remarks count: the flag was remarked first
    Given the rules fi-team-blitz
    And the position "4k3/8/8/4r3/8/7R/8/4K3 w - - 0 1"
    And White has 0:30.0 and Black has 0:00.0 on the clock
    When at 0:03.0 White puts h3 on h8
    And at 0:03.5 White presses the clock
    And at 0:03.7 White stops the clock
    And White claims a win on time
    Then White wins
