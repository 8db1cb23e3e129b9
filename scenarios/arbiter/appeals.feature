Feature: Appeals

  Scenario Outline: A player may appeal, even after signing
    Given the rules <rules>
    And the game has gone "e4 e5"
    When the arbiter penalises Black: "loss, the opponent getting 1"
    And White signs "1-0"
    And Black signs "1-0"
    And Black appeals
    Then Black's appeal is recorded
    And the arbiter is asked
    When the arbiter rules "1/2-1/2"
    Then the game is drawn

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/11.10 fide-2018/11.10 fide-2023/11.10 |

  @F-34 @fi-blitz-2014/21
  Scenario: No appeal under the national blitz code, but a complaint of the arbiter's conduct
    Given the rules fi-blitz-2014
    When White resigns
    And White appeals
    Then it is refused: "no-appeal"
    When White complains of the arbiter's conduct
    Then White's appeal is recorded
    And Black wins

  @F-34 @fi-team-blitz/16
  Scenario Outline: No appeal in the team blitz
    Given the rules fi-team-blitz
    When White resigns
    And White <act>
    Then it is refused: "no-appeal"

    Examples:
      | act                                  |
      | appeals                              |
      | complains of the arbiter's conduct   |
