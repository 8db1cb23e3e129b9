Feature: The press that comes late

  @S-57
  Scenario Outline: Unpressed move, late press, and the count at the time control
    Given the rules <rules>
    And the position "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 39"
    And the time control "90/40, 30"
    And White has 1:00.0 and Black has 5:00.0 on the clock
    When at 0:10.0 White plays Rd1
    And at 0:15.0 Black plays Kf8
    And at 0:16.0 White presses the clock
    Then White has completed 39 moves
    And White has 0 illegal moves
    And White's clock shows 0:44
    When at 0:17.0 Black presses the clock
    And at 0:30.0 White plays Rd7
    And at 0:30.5 White presses the clock
    Then White has completed 40 moves
    And play goes on

    Examples:
      | rules           | articles                                            |
      | fide-*/standard | fide-2014/6.2.a.p2 fide-2018/6.2.2 fide-2023/6.2.2 |

  @S-57
  Scenario Outline: The next move completes the one that was not pressed
    Given the rules <rules>
    And the position "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 39"
    And White has 1:00.0 and Black has 5:00.0 on the clock
    When at 0:10.0 White plays Rd1
    And at 0:15.0 Black plays Kf8
    And at 0:30.0 White plays Rd7
    Then White has completed 39 moves
    When at 0:30.5 White presses the clock
    Then White has completed 40 moves

    Examples:
      | rules           | articles                                                 |
      | fide-*/standard | fide-2014/6.2.a.2 fide-2018/6.2.1.2 fide-2023/6.2.1.2 |
