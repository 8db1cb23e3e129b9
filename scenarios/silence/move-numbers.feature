Feature: No reminders, no move counts
  The arbiter tells nobody how many moves have been made before a flag has
  fallen, nor that a move was made or a clock was not pressed. The software
  sits in the arbiter's chair, so its screens keep still as well.

  @S-59
  Scenario Outline: A move not pressed
    Given the rules <rules>
    And the game has gone "e4 e5"
    And White has 1:00.0 and Black has 5:00.0 on the clock
    When at 0:02.0 White plays Nf3
    And it is 0:30.0
    Then only the arbiter is told that White has moved and not pressed
    And Black is not told the number of moves
    And White is not told the number of moves
    And a spectator is not told the number of moves
    And the hall screen is not told the number of moves
    And the arbiter is told the number of moves
    And play goes on

    Examples:
      | rules         | articles         |
      | fide-2014/*   | fide-2014/12.6   |
      | fide-2018/*   | fide-2018/12.6   |
      | fide-2023/*   | fide-2023/12.6   |
      | fi-blitz-2014 | fi-blitz-2014/18 |
      | fi-team-blitz | fi-team-blitz/2  |

  Scenario Outline: The arbiter keeps still about moves, and penalises unasked
    Given the rules <rules>
    And the game has gone "e4 e5"
    When White plays Nf3
    Then only the arbiter is told that White has moved and not pressed
    When the arbiter penalises Black: "a warning"
    Then Black has been warned 1 time

    Examples:
      | rules         | articles        |
      | fide-2014/*   | fide-2014/12.6  |
      | fide-2018/*   | fide-2018/12.6  |
      | fide-2023/*   | fide-2023/12.6  |
      | fi-team-blitz | fi-team-blitz/2 |

  Scenario Outline: A flag has fallen
    Given the rules <rules>
    And the game has gone "e4 e5"
    And White has 0:30.0 and Black has 5:00.0 on the clock
    When it is 0:31.0
    Then Black is told the number of moves
    And the hall screen is told the number of moves

    Examples:
      | rules       | articles       |
      | fide-2014/* | fide-2014/12.6 |
      | fide-2018/* | fide-2018/12.6 |
      | fide-2023/* | fide-2023/12.6 |

  Scenario Outline: What a seat may do
    Given the rules <rules>
    And the game has gone "e4 e5"
    Then White may "claim-threefold", which costs <time> if wrong
    And White may "make"
    And White's assistant may do nothing
    And Black may not "make"
    And Black may not "claim-threefold"
    And the arbiter may not "make"
    And a spectator may do nothing
    And the hall screen may do nothing

    Examples:
      | rules              | time | articles                          |
      | fide-2014/standard | 2:00 | fide-2014/4.7 fide-2014/9.5.b     |
      | fide-2018/standard | 2:00 | fide-2018/4.7 fide-2018/9.5.3     |
      | fide-2023/standard | 2:00 | fide-2023/4.7 fide-2023/9.5.3     |
