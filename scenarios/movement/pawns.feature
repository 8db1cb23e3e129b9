Feature: En passant and promotion
  A pawn that has just made its double step may be taken as if it had made a
  single one. A pawn on the last rank becomes another piece in the same move.

  Scenario Outline: En passant is the reply to the double step
    Given the rules <rules>
    And the game has gone "e4 a6 e5"
    When Black plays d5 and presses
    And White puts e5 on d6
    Then the move is made
    And the position is "rnbqkbnr/1pp1pppp/p2P4/8/8/8/PPPP1PPP/RNBQKBNR b KQkq -"
    And it rests on "<articles>"

    Examples:
      | rules           | articles                                                                                |
      | fide-*/standard | fide-2014/3.7.d fide-2018/3.7.4.1 fide-2018/3.7.4.2 fide-2023/3.7.3.1 fide-2023/3.7.3.2 |

  Scenario Outline: A move later it is too late
    Given the rules <rules>
    And the game has gone "e4 a6 e5 d5 h3 b6"
    When White carries e5 to d6
    And White takes d5 off the board
    And White presses the clock
    Then White has completed an illegal move
    And it rests on "<articles>"

    Examples:
      | rules           | articles                                                                                |
      | fide-*/standard | fide-2014/3.7.d fide-2018/3.7.4.2 fide-2018/3.7.4.1 fide-2023/3.7.3.2 fide-2023/3.7.3.1 |

  Scenario Outline: Only a pawn that made a double step
    Given the rules <rules>
    And the game has gone "e4 d6 e5 d5"
    When White puts e5 on d6 and presses
    Then White has completed an illegal move
    And it rests on "<articles>"

    Examples:
      | rules           | articles                                            |
      | fide-*/standard | fide-2014/3.7.d fide-2018/3.7.4.1 fide-2023/3.7.3.1 |

  Scenario Outline: The captured pawn is taken off in the same move
    Given the rules <rules>
    And the game has gone "e4 a6 e5 d5"
    When White carries e5 to d6
    And White presses the clock
    Then White has completed an illegal move
    And it rests on "<articles>"

    Examples:
      | rules           | articles                                      |
      | fide-*/standard | fide-2014/3.1 fide-2018/3.1.1 fide-2023/3.1.1 |

  Scenario Outline: A pawn becomes a <piece>
    Given the rules <rules>
    And the position "7k/P6p/8/8/8/8/7P/3QK3 w - - 0 40"
    When White puts a7 on a8 as a <piece>
    Then the move is made
    And the board shows "<letter>6k/7p/8/8/8/8/7P/3QK3"
    And it rests on "<articles>"

    Examples:
      | piece  | letter | rules           | articles                                                                                                                    |
      | rook   | R      | fide-*/standard | fide-2014/3.7.e fide-2018/3.7.5.1 fide-2023/3.7.3.3                                                                         |
      | bishop | B      | fide-*/standard | fide-2014/3.7.e fide-2018/3.7.5.1 fide-2023/3.7.3.3                                                                         |
      | knight | N      | fide-*/standard | fide-2014/3.7.e fide-2018/3.7.5.1 fide-2023/3.7.3.3                                                                         |
      | queen  | Q      | fide-*/standard | fide-2014/3.7.e fide-2018/3.7.5.1 fide-2018/3.7.5.2 fide-2018/3.7.5.3 fide-2023/3.7.3.3 fide-2023/3.7.3.4 fide-2023/3.7.3.5 |

  Scenario Outline: The new queen may be a second one, and mates at once
    Given the rules <rules>
    And the position "7k/P5pp/8/8/8/8/7P/3QK3 w - - 0 40"
    When White puts a7 on a8 as a queen
    Then White wins
    And it rests on "<articles>"

    Examples:
      | rules           | articles                                                                                |
      | fide-*/standard | fide-2014/3.7.e fide-2018/3.7.5.2 fide-2018/3.7.5.3 fide-2023/3.7.3.4 fide-2023/3.7.3.5 |

  Scenario Outline: A pawn does not become a king
    Given the rules <rules>
    And the position "7k/P6p/8/8/8/8/7P/3QK3 w - - 0 40"
    When White puts a7 on a8 as a king and presses
    Then White has completed an illegal move
    And it rests on "<articles>"

    Examples:
      | rules           | articles                                            |
      | fide-*/standard | fide-2014/3.7.e fide-2018/3.7.5.1 fide-2023/3.7.3.3 |

  Scenario Outline: A pawn does not stay a pawn
    Given the rules <rules>
    And the position "7k/P6p/8/8/8/8/7P/3QK3 w - - 0 40"
    When White puts a7 on a8 and presses
    Then White has completed an illegal move
    And it rests on "<articles>"

    Examples:
      | rules           | articles                                            |
      | fide-*/standard | fide-2014/3.7.e fide-2018/3.7.5.1 fide-2023/3.7.3.3 |

  Scenario Outline: Nothing is promoted before the last rank
    Given the rules <rules>
    And the position "7k/8/P6p/8/8/8/7P/3QK3 w - - 0 40"
    When White puts a6 on a7 as a queen and presses
    Then White has completed an illegal move
    And it rests on "<articles>"

    Examples:
      | rules           | articles                                            |
      | fide-*/standard | fide-2014/3.7.e fide-2018/3.7.5.1 fide-2023/3.7.3.3 |
