Feature: Castling
  One move of the king: two squares towards a rook, and the rook onto the square
  the king has crossed.

  Scenario Outline: Castling <side>
    Given the rules <rules>
    And the position "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1"
    When White plays <move>
    Then the move is made
    And the board shows "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/<rank>"
    And Black has the move
    And it rests on "<articles>"

    Examples:
      | side  | move  | rank  | rules           | articles                                        |
      | short | O-O   | R4RK1 | fide-*/standard | fide-2014/3.8.b fide-2018/3.8.2 fide-2023/3.8.2 |
      | long  | O-O-O | 2KR3R | fide-*/standard | fide-2014/3.8.b fide-2018/3.8.2 fide-2023/3.8.2 |

  Scenario Outline: The rook put on a wrong square
    Given the rules <rules>
    And the position "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1"
    When White carries e1 to g1
    And White carries h1 to e1
    And White presses the clock
    Then White has completed an illegal move
    And it rests on "<articles>"

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/3.8.b fide-2018/3.8.2 fide-2023/3.8.2 |

  Scenario Outline: Illegal: <what>
    Given the rules <rules>
    And the position "<position>"
    And the game has gone "<line>"
    When White puts e1 on <to> and presses
    Then White has completed an illegal move
    And it rests on "<articles>"

    Examples: For good
      | what                     | position                                           | line          | to | rules           | articles                                                                                        |
      | the king has moved       | r3k2r/pppp1ppp/8/8/8/8/PPPP1PPP/R3K2R w KQkq - 0 9 | Kf1 a6 Ke1 b6 | g1 | fide-*/standard | fide-2014/3.8.b.1.a fide-2014/3.8.b.1 fide-2018/3.8.2.1 fide-2018/3.8.2.1.1 fide-2023/3.8.2.1 fide-2023/3.8.2.1.1 |
      | the king has moved, long | r3k2r/pppp1ppp/8/8/8/8/PPPP1PPP/R3K2R w KQkq - 0 9 | Kf1 a6 Ke1 b6 | c1 | fide-*/standard | fide-2014/3.8.b.1.a fide-2018/3.8.2.1.1 fide-2023/3.8.2.1.1                                     |
      | that rook has moved      | r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 9 | Rg1 a6 Rh1 b6 | g1 | fide-*/standard | fide-2014/3.8.b.1.b fide-2014/3.8.b.1 fide-2018/3.8.2.1 fide-2018/3.8.2.1.2 fide-2023/3.8.2.1 fide-2023/3.8.2.1.2 |

    Examples: For the moment
      | what                               | position                                            | line   | to | rules           | articles                                                                                        |
      | the king is attacked               | 4k2r/pppp1ppp/r7/8/8/8/PPPP1PPP/R3K2R w KQk - 0 9   | h3 Re6 | g1 | fide-*/standard | fide-2014/3.8.b.2.a fide-2018/3.8.2.2 fide-2018/3.8.2.2.1 fide-2023/3.8.2.2 fide-2023/3.8.2.2.1 |
      | the king would cross an attack     | r3kr2/ppppp1pp/8/8/8/8/PPPPP1PP/R3K2R w KQq - 0 9   | a3 a6  | g1 | fide-*/standard | fide-2014/3.8.b.2.a fide-2018/3.8.2.2.1 fide-2023/3.8.2.2.1                                     |
      | the king would arrive in an attack | r3k1r1/pppppp1p/8/8/8/8/PPPPPP1P/R3K2R w KQq - 0 9  | a3 a6  | g1 | fide-*/standard | fide-2014/3.8.b.2.a fide-2018/3.8.2.2.1 fide-2023/3.8.2.2.1                                     |
      | a knight stands in between         | r3k2r/pppppppp/8/8/8/8/PPPPPPPP/RN2K2R w KQkq - 0 9 | a3 a6  | c1 | fide-*/standard | fide-2014/3.8.b.2.b fide-2018/3.8.2.2 fide-2018/3.8.2.2.2 fide-2023/3.8.2.2 fide-2023/3.8.2.2.2 |

  Scenario Outline: The other rook may still castle
    Given the rules <rules>
    And the position "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 9"
    And the game has gone "Rg1 a6 Rh1 b6"
    When White plays O-O-O
    Then the move is made
    And it rests on "<articles>"

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/3.8.b fide-2018/3.8.2 fide-2023/3.8.2 |

  Scenario Outline: A bar for the moment passes
    Given the rules <rules>
    And the position "4k2r/pppp1ppp/4r3/8/8/8/PPPP1PPP/R3KB1R w KQk - 0 9"
    Then White is in check
    When White plays Be2 and presses
    And Black plays Rg6 and presses
    And White plays O-O-O
    Then the move is made
    And it rests on "<articles>"

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/3.8.b fide-2018/3.8.2 fide-2023/3.8.2 |

  Scenario Outline: Only the king's squares must be safe
    Given the rules <rules>
    And the position "1r2k2r/p1pppppp/8/8/8/8/P1PPPPPP/R3K2R w KQk - 0 9"
    When White plays O-O-O
    Then the move is made
    And it rests on "<articles>"

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/3.8.b fide-2018/3.8.2 fide-2023/3.8.2 |
