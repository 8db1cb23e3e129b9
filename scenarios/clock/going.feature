Feature: Who starts the clock, stops it and sets it going
  The arbiter may do all of it. A player stops the clock to call him; what the
  software has stopped it sets going itself.

  Scenario Outline: Where no hour is appointed, who does not begin starts the clock
    Given the rules fide-2018/standard
    And the position "<position>"
    And the clock has not been started
    When <first> does "start-clock"
    Then it is refused: "not-yours"
    When <other> does "start-clock"
    Then <first>'s clock runs
    When <other> does "start-clock"
    Then it is refused: "clock-started"

    Examples:
      | position                                 | first | other | articles      |
      | 4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1        | White | Black | fide-2018/6.6 |
      | 4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 1        | Black | White | fide-2018/6.6 |

  Scenario: Before it is started there is nothing to stop and nothing to set going
    Given the rules fide-2018/standard
    And the event decides "arbiter-present" is "no"
    And the clock has not been started
    When White stops the clock
    Then it is refused: "clock-not-started"
    When the arbiter sets the clock going again
    Then it is refused: "clock-not-started"
    When Black does "restart-stopped-clock"
    Then it is refused: "clock-not-started"
    When White presses the clock
    Then it is refused: "clock-not-started"

  Scenario: A clock that runs is not set going, and one that stands is not stopped
    Given the rules fide-2018/standard
    And the event decides "arbiter-present" is "no"
    When at 0:01.0 the arbiter sets the clock going again
    Then it is refused: "clock-runs"
    When at 0:02.0 Black does "restart-stopped-clock"
    Then it is refused: "clock-runs"
    When at 0:03.0 the arbiter stops the clock
    And at 0:04.0 White stops the clock
    Then it is refused: "clock-stopped"
    When at 0:05.0 White does "restart-stopped-clock"
    Then it is refused: "not-yours"
    And no clock runs

  Scenario: Where there is no clock nothing is done with it
    Given the rules fide-2018/standard
    And no clock is used
    When the arbiter starts the clock
    Then it is refused: "no-clock"
    When White stops the clock
    Then it is refused: "no-clock"
    When the arbiter sets the clock going again
    Then it is refused: "no-clock"
    When White presses the clock
    Then it is refused: "no-clock"
    When Black claims a win on time
    Then it is refused: "no-clock"
    When the arbiter sees White's flag
    Then it is refused: "no-clock"
    When the software does "resume"
    Then it is refused: "no-clock"

  Scenario: The software sets going what it stopped itself, and nothing else
    Given the rules fide-2018/standard
    When at 0:01.0 the software does "stop-clock"
    Then no clock runs
    When at 0:30.0 the software does "resume"
    Then White's clock runs
    And White has lost 0:01 of the time
    When at 0:31.0 the software does "resume"
    Then it is refused: "not-yours"
    When at 0:32.0 the arbiter stops the clock
    And at 0:33.0 the software does "resume"
    Then it is refused: "not-yours"
    And no clock runs

  @fi-blitz-2014/9
  Scenario: The opponent's clock is not started while it runs
    Given the rules fi-blitz-2014
    When at 0:01.0 White plays e4
    And at 0:02.0 White knocks pieces over
    And at 0:03.0 Black starts White's clock
    Then it is refused: "lever-down"
