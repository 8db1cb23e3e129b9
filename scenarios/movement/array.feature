Feature: The standard array
  The game begins with the standard array. Another one is refused when the
  pieces are set up, and put right when it is found too late for that.

  Scenario Outline: The pieces are set up
    Given the rules <rules>
    And the clock has not been started
    When the arbiter has the pieces set up as "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
    Then the game begins with that array
    And the board shows array 518
    And it rests on "<articles>"

    Examples:
      | rules           | articles                                  |
      | fide-*/standard | fide-2014/2.3 fide-2018/2.3 fide-2023/2.3 |
      | fi-blitz-2014 | fide-2014/2.3 |
      | fi-team-blitz | fide-2018/2.3 |

  Scenario Outline: <what>
    Given the rules <rules>
    And the clock has not been started
    When the arbiter has the pieces set up as "<pieces>"
    Then the array is refused
    And it rests on "<articles>"

    Examples:
      | what                                   | pieces                                        | rules           | articles                                  |
      | King and queen on each other's squares | rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR   | fide-*/standard | fide-2014/2.3 fide-2018/2.3 fide-2023/2.3 |
      | King and queen on each other's squares | rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR | fi-blitz-2014 | fide-2014/2.3 |
      | King and queen on each other's squares | rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR | fi-team-blitz | fide-2018/2.3 |
      | Knights and bishops changed            | rbnqknbr/pppppppp/8/8/8/8/PPPPPPPP/RBNQKNBR   | fide-*/standard | fide-2014/2.3 fide-2018/2.3 fide-2023/2.3 |
      | Knights and bishops changed | rbnqknbr/pppppppp/8/8/8/8/PPPPPPPP/RBNQKNBR | fi-blitz-2014 | fide-2014/2.3 |
      | Knights and bishops changed | rbnqknbr/pppppppp/8/8/8/8/PPPPPPPP/RBNQKNBR | fi-team-blitz | fide-2018/2.3 |
      | A pawn too far                         | rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR | fide-*/standard | fide-2014/2.3 fide-2018/2.3 fide-2023/2.3 |
      | A pawn too far | rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR | fi-blitz-2014 | fide-2014/2.3 |
      | A pawn too far | rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR | fi-team-blitz | fide-2018/2.3 |
      | Black turned and not mirrored          | rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR   | fide-*/standard | fide-2014/2.3 fide-2018/2.3 fide-2023/2.3 |
      | Black turned and not mirrored | rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR | fi-blitz-2014 | fide-2014/2.3 |
      | Black turned and not mirrored | rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR | fi-team-blitz | fide-2018/2.3 |

  Scenario Outline: A wrong array is found during the game
    Given the rules <rules>
    And the pieces were set up as "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w kq - 0 1"
    When White plays e4 and presses
    And Black finds that the pieces were set up wrongly
    Then a new game is ordered
    And it rests on "<articles>"

    Examples:
      | rules           | articles                                  |
      | fide-*/standard | fide-2014/2.3 fide-2018/2.3 fide-2023/2.3 |
      | fi-blitz-2014 | fide-2014/2.3 |

  Scenario Outline: Nothing is set up anew once play has begun
    Given the rules <rules>
    When the arbiter has the pieces set up as "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
    Then it is refused: "clock-started"

    Examples:
      | rules           |
      | fide-*/standard |
