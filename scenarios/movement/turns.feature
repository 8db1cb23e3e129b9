Feature: Whose turn it is, and what the game is about
  Chapter 1: White begins, the players move by turns, and a player has the move
  as soon as the opponent's move stands on the board.

  Scenario Outline: Black may not begin
    Given the rules <rules>
    When Black puts e7 on e5
    Then it is refused: "not-your-move"
    And it rests on "<articles>"
    And White has the move
    When White plays e4
    Then the move is made
    And Black has the move

    Examples:
      | rules           | articles                                  |
      | fide-*/standard | fide-2014/1.1 fide-2018/1.2 fide-2023/1.2 |

  Scenario Outline: No second move before the opponent's reply
    Given the rules <rules>
    When White plays e4 and presses
    Then play goes on
    When White puts d2 on d4
    Then it is refused: "not-your-move"
    And it rests on "<articles>"
    And the board shows "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR"

    Examples:
      | rules           | articles                                                |
      | fide-*/standard | fide-2014/1.1 fide-2018/1.1 fide-2018/1.2 fide-2023/1.2 |

  Scenario Outline: The move passes with the move on the board, not with the press
    Given the rules <rules>
    When White plays e4
    Then White's move is made but not completed
    And White's clock runs
    When Black plays e5
    Then the move is made
    And White has the move
    When White presses the clock
    And Black presses the clock
    And Black carries d7 to d5
    Then it is refused: "not-your-move"
    And it rests on "<articles>"

    Examples:
      | rules           | articles                                  |
      | fide-*/standard | fide-2014/1.1 fide-2018/1.3 fide-2023/1.3 |

  Scenario Outline: Each moves his own pieces
    Given the rules <rules>
    When White puts e7 on e5 and presses
    Then White has completed an illegal move
    And it rests on "<articles>"

    Examples:
      | rules           | articles                                  |
      | fide-*/standard | fide-2014/1.1 fide-2018/1.1 fide-2023/1.1 |

  Scenario Outline: Mate wins at once
    Given the rules <rules>
    And the game has gone "f3 e5 g4"
    When Black plays Qh4
    Then Black wins
    And it rests on "<articles>"

    Examples:
      | rules           | articles                                                                      |
      | fide-*/standard | fide-2014/1.2 fide-2018/1.4.1 fide-2018/1.4.2 fide-2023/1.4.1 fide-2023/1.4.2 |

  Scenario Outline: One's own king may not be exposed
    Given the rules <rules>
    And the position "4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 30"
    When White puts e2 on d3 and presses
    Then White has completed an illegal move
    And it rests on "<articles>"

    Examples:
      | rules           | articles                                      |
      | fide-*/standard | fide-2014/1.2 fide-2018/1.4.1 fide-2023/1.4.1 |

  Scenario Outline: Taking the king is an illegal move, never a win
    Given the rules <rules>
    And the position "4r1k1/5p2/8/8/8/8/P7/4K3 w - - 0 30"
    When White puts a2 on a3 and presses
    Then White has completed an illegal move
    When Black puts e8 on e1 and presses
    Then Black has completed an illegal move
    And it rests on "<articles>"
    And play goes on

    Examples:
      | rules           | articles                                      |
      | fide-*/standard | fide-2014/1.2 fide-2018/1.4.1 fide-2023/1.4.1 |

  Scenario Outline: Drawn when nobody can mate any more
    Given the rules <rules>
    And the position "8/8/4k3/8/2p5/8/1B6/4K3 w - - 0 60"
    When White puts b2 on a3 and presses
    Then play goes on
    When Black plays c3
    Then play goes on
    When Black presses the clock
    And White puts a3 on b4 and presses
    And Black plays c2 and presses
    And White puts b4 on d2 and presses
    And Black puts c2 on c1 as a knight and presses
    Then play goes on
    When White plays Bxc1
    Then the game is drawn
    And it rests on "<articles>"

    Examples:
      | rules           | articles                                  |
      | fide-*/standard | fide-2014/1.3 fide-2018/1.5 fide-2023/1.5 |
