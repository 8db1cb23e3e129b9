Feature: The result is confirmed

  Scenario Outline: Both sign the result
    Given the rules <rules>
    And the game has gone "e4 e5"
    When White resigns
    And White signs "0-1"
    And Black signs "0-1"
    Then Black wins
    And the arbiter is not asked
    And it rests on "<articles>"

    Examples:
      | rules              | articles      |
      | fide-2014/standard | fide-2014/8.7 |
      | fide-2018/standard | fide-2018/8.7 |
      | fi-team-blitz | fide-2018/8.7 |
      | fide-2023/standard | fide-2023/8.7 |
      | fi-team-blitz      | fide-2018/8.7 |

  Scenario Outline: A wrong result stands once both have signed it
    Given the rules <rules>
    And the game has gone "e4 e5"
    When White plays Nf3
    And White offers a draw
    And Black accepts the draw
    Then the game is drawn
    When White signs "1-0"
    Then the game is drawn
    When Black signs "1-0"
    Then White wins
    And the arbiter is asked, and "a win for White" is proposed
    And the question reads "both players confirmed another result than that of the game"
    When the arbiter rules "1/2-1/2"
    Then the game is drawn

    Examples:
      | rules           | articles                                  |
      | fide-*/standard | fide-2014/8.7 fide-2018/8.7 fide-2023/8.7 |
      | fi-team-blitz | fide-2018/8.7 |

  @S-71
  Scenario Outline: A wrong result approved on both devices
    Given the rules <rules>
    And the game has gone "e4 e5"
    When at 0:01 White offers a draw
    And at 0:02 Black accepts the draw
    And at 0:30 White approves "1-0" on the device
    And at 0:35 Black approves "1-0" on the device
    Then <outcome>
    And the arbiter is asked, and "<proposal>" is proposed

    Examples:
      | rules              | outcome           | proposal        | articles                       |
      | fide-2014/standard | the game is drawn | a draw          | fide-2014/8.7                  |
      | fide-2018/standard | the game is drawn | a draw          | fide-2018/8.7                  |
      | fi-team-blitz | the game is drawn | a draw | fide-2018/8.7 |
      | fide-2023/standard | White wins        | a win for White | fide-2023/8.7 fide-2023/11.10  |

  Scenario Outline: The players sign different results
    Given the rules <rules>
    And the game has gone "e4 e5"
    When White resigns
    And White signs "1-0"
    And Black signs "0-1"
    Then the arbiter is asked, and "a win for Black" is proposed
    When the arbiter does as proposed
    Then Black wins

    Examples:
      | rules           | articles                                  |
      | fide-*/standard | fide-2014/8.7 fide-2018/8.7 fide-2023/8.7 |
      | fi-team-blitz | fide-2018/8.7 |

  Scenario: Nothing is signed before the end
    Given the rules fide-2018/standard
    When White signs "1-0"
    Then it is refused: "game-not-over"

  Scenario: Nothing is signed under the national blitz code
    Given the rules fi-blitz-2014
    When White resigns
    And White signs "0-1"
    Then it is refused: "not-provided"
