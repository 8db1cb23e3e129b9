Feature: Where the clock stands
  The arbiter settles it before play. Under the Finnish blitz rules he may say
  which way the clocks face, and Black chooses a side of the table.

  Scenario Outline: The arbiter settles it
    Given the rules <rules>
    And the clock has not been started
    When the arbiter has the clock stand on the right
    Then the clock stands on the right
    When Black chooses the seat on the left
    Then it is refused: "not-provided"
    When the arbiter starts White's clock
    And the arbiter has the clock stand on the left
    Then it is refused: "clock-started"

    Examples:
      | rules           | articles                                    |
      | fide-*/standard | fide-2014/6.5 fide-2018/6.5 fide-2023/6.5   |
      | fi-team-blitz   | fide-2018/6.5                               |

  @fi-blitz-2014/4
  Scenario: Black's seat under the Finnish blitz rules
    Given the rules fi-blitz-2014
    And the clock has not been started
    When White chooses the seat on the left
    Then it is refused: "forbidden"
    When Black chooses the seat on the left
    Then Black sits on the left
    When the arbiter has the clock stand on the right
    Then the clock stands on the right
