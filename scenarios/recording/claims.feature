Feature: What a scoresheet is good for

  Scenario Outline: The record shows where the position stood
    Given the rules <rules>
    And the position "r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 30"
    When the players go on "Kf1 Kf8 Kg1 Kg8 Kf1 Kf8 Kg1 Kg8 Kf1 Kf8"
    And White writes down Kg1 to claim with it
    And White claims a threefold repetition
    Then players and arbiter see that the position stood after "3, 7, 11" plies
    And the game is drawn

    Examples:
      | rules           | articles                        |
      | fide-*/standard | fide-2018/11.12 fide-2023/11.12 |

  Scenario Outline: No scoresheet is needed to claim in rapid
    Given the rules <rules>
    And the time control "15 min"
    And the position "r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 30"
    When the players go on "Kf1 Kf8 Kg1 Kg8 Kf1 Kf8 Kg1 Kg8"
    And White claims a threefold repetition
    Then the claim is found correct
    And the game is drawn

    Examples:
      | rules          |
      | fide-*/rapid-* |

  Scenario Outline: A move written down to claim with, and played or not without a claim
    Given the rules <rules>
    And the game has gone "e4 e5"
    When at 0:01.0 White writes down Nf3 to claim with it
    Then White's scoresheet has no flaw
    When at 0:02.0 White plays <move>
    Then White's scoresheet has <flaw>

    Examples:
      | rules                 | move | flaw                       | articles                                        |
      | fide-*/standard       | Nf3  | this flaw: "written ahead" | fide-2014/8.1.a fide-2018/8.1.2 fide-2023/8.1.2 |
      | fide-*/standard       | d4   | this flaw: "written ahead" | fide-2014/8.1.a fide-2018/8.1.2 fide-2023/8.1.2 |
      | fide-2018/rapid-*     | d4   | no flaw                    |                                                 |
