Feature: All clocks of a room
  A fire alarm, a power cut, a server that is to be restarted: the arbiter stops
  every clock by one act, and by one act sets going what it stopped.

  Scenario Outline: They stand, and go on where they stood
    Given the rules <rules>
    And the time control "90 min"
    When at 0:10 the arbiter stops all clocks of the room
    Then no clock runs
    When at 0:20 Black does "stop-clock"
    Then it is refused: "clock-stopped"
    When at 5:00 the arbiter sets all clocks of the room going
    Then White's clock runs
    And White has lost 0:10 of the time

    Examples:
      | rules           | articles                                                                                              |
      | fide-*/standard | fide-2014/6.12.a fide-2014/6.12.c fide-2018/6.11.1 fide-2018/6.11.3 fide-2023/6.11.1 fide-2023/6.11.3 |

  Scenario Outline: A clock that was stopped before stays so
    Given the rules <rules>
    When at 0:10 White stops the clock
    And at 0:20 the arbiter stops all clocks of the room
    Then it is refused: "clock-stopped"
    When at 0:30 the arbiter sets all clocks of the room going
    Then it is refused: "stopped-otherwise"
    And no clock runs

    Examples:
      | rules           |
      | fide-*/standard |

  Scenario Outline: Who has called the arbiter meanwhile waits for him
    Given the rules <rules>
    When at 0:10 the arbiter stops all clocks of the room
    And at 0:20 White finds that the clock does not work
    And at 0:30 the arbiter sets all clocks of the room going
    Then it is refused: "stopped-otherwise"
    And no clock runs

    Examples:
      | rules           |
      | fide-*/standard |

  Scenario Outline: It is for nobody else
    Given the rules <rules>
    When at 0:10 White does "stop-room"
    Then it is refused: "not-yours"
    When at 0:20 the arbiter stops all clocks of the room
    Then no clock runs
    When at 0:30 Black does "resume-room"
    Then it is refused: "not-yours"

    Examples:
      | rules           |
      | fide-*/standard |
