Feature: Resignation

  @S-63
  Scenario Outline: Resigning against a bare king
    Given the rules <rules>
    And the position "8/8/4k3/8/8/3QK3/8/8 w - - 0 1"
    When at 0:01.0 White resigns
    Then <outcome>

    Examples:
      | rules         | outcome           | articles                        |
      | fide-2023/*   | the game is drawn | fide-2023/5.1.2                 |
      | fide-2014/* fide-2018/* | Black wins | fide-2014/5.1.b fide-2018/5.1.2 |
      | fi-blitz-2014 | Black wins        | fi-blitz-2014/13.b              |
      | fi-team-blitz | Black wins        | fide-2018/5.1.2                 |
      | fi-basics     | Black wins        | fi-basics/paattyminen.2         |

  @S-64
  Scenario Outline: <men>
    Given the rules <rules>
    And the position "<position>"
    When at 0:01.0 White resigns
    Then <outcome>

    Examples:
      | rules       | men                | position                           | outcome           | articles        |
      | fide-2023/* | K+Q resigns to K+N | 6nk/8/8/8/8/8/Q7/K7 w - - 0 1      | the game is drawn | fide-2023/5.1.2 |
      | fide-2023/* | K+R resigns to K+N | 6nk/8/8/8/8/8/1R6/K7 w - - 0 1     | Black wins        | fide-2023/5.1.2 |
      | fide-2023/* | K+R resigns to K+B | 6bk/8/8/8/8/8/1R6/K7 w - - 0 1     | the game is drawn | fide-2023/5.1.2 |
      | fide-2023/* | K+Q resigns to K+P | 8/8/4k3/8/8/3QK3/7p/8 w - - 0 1    | Black wins        | fide-2023/5.1.2 |

  @fide-2023/5.1.2
  Scenario: It is looked whether the opponent can mate, not who resigns
    Given the rules fide-2023/standard
    And the position "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"
    When at 0:01.0 White resigns
    Then it is proved that Black can never mate
    And the game is drawn
