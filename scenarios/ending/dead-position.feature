Feature: Dead positions

  @S-07
  Scenario Outline: A blocked position is dead the moment it arises
    Given the rules <rules>
    And the position "8/8/3k4/1p1p1p1p/1P1P1P2/3K4/7P/8 w - - 0 60"
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:02.0 White plays h4
    Then the game is drawn

    Examples:
      | rules         | articles                                                                                                  |
      | fide-*/*      | fide-2014/5.2.b fide-2014/6.2.a.1 fide-2018/5.2.2 fide-2018/6.2.1.1 fide-2023/5.2.2 fide-2023/6.2.1.1 |
      | fi-blitz-2014 | fi-blitz-2014/14.a                                                                                        |
      | fi-team-blitz | fi-team-blitz/10.1                                                                                        |

  @S-07 @fi-basics/paattyminen.3.e
  Scenario: A blocked position ends a beginners' game
    Given the rules fi-basics
    And no clock is used
    And the position "8/8/3k4/1p1p1p1p/1P1P1P2/3K4/7P/8 w - - 0 60"
    When White plays h4
    Then the game is drawn

  @fide-2018/5.2.2
  Scenario: The only reply takes the last piece
    Given the rules fide-2018/standard
    And the position "k7/8/8/8/8/8/1Q6/7K w - - 0 1"
    When at 0:01.0 White plays Qb8+
    Then the game is drawn

  Scenario: Who has more cannot mate, and the other is about to
    Given the rules fide-2018/standard
    And the position "N6k/1qp1N1p1/8/8/8/8/PP6/K5R1 w - - 0 1"
    When at 0:01.0 White plays Rh1+
    And at 0:02.0 the software looks longer for a dead position
    Then play goes on
    When at 0:03.0 Black plays Qxh1#
    Then Black wins
