Feature: How the pieces move
  Chapter 3: for each way of moving a move that is legal and one that is not.

  Scenario Outline: Legal: <what>
    Given the rules <rules>
    And the position "<position>"
    When White puts <from> on <to>
    Then the move is made
    And Black has the move
    And it rests on "<articles>"

    Examples: Pieces
      | what                              | position                                                 | from | to | rules           | articles                                                                                     |
      | a bishop along its diagonal       | 4k3/5p1p/8/8/3B4/8/5P1P/4K3 w - - 0 1                    | d4   | h8 | fide-*/standard | fide-2014/3.2 fide-2014/3.10.a fide-2018/3.2 fide-2018/3.10.1 fide-2023/3.2 fide-2023/3.10.1 |
      | a rook along its file             | 4k3/5p1p/8/8/8/3R4/5P1P/4K3 w - - 0 1                    | d3   | d7 | fide-*/standard | fide-2014/3.3 fide-2014/3.10.a fide-2018/3.3 fide-2018/3.10.1 fide-2023/3.3 fide-2023/3.10.1 |
      | a rook along its rank             | 4k3/5p1p/8/8/8/3R4/5P1P/4K3 w - - 0 1                    | d3   | a3 | fide-*/standard | fide-2014/3.3 fide-2018/3.3 fide-2023/3.3                                                    |
      | a queen along a diagonal          | 4k3/5p1p/8/8/3Q4/8/5P1P/4K3 w - - 0 1                    | d4   | a7 | fide-*/standard | fide-2014/3.4 fide-2018/3.4 fide-2023/3.4                                                    |
      | a queen along a rank              | 4k3/5p1p/8/8/3Q4/8/5P1P/4K3 w - - 0 1                    | d4   | h4 | fide-*/standard | fide-2014/3.4 fide-2018/3.4 fide-2023/3.4                                                    |
      | a knight over pieces in between   | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | g1   | f3 | fide-*/standard | fide-2014/3.6 fide-2018/3.6 fide-2023/3.6                                                    |
      | a king to an adjoining square     | 4k3/5p1p/8/8/8/8/5P1P/4K3 w - - 0 1                      | e1   | d2 | fide-*/standard | fide-2014/3.8.a fide-2018/3.8.1 fide-2023/3.8.1                                              |
      | a bishop takes what it arrives on | 4k3/5p1p/1r6/8/3B4/8/5P1P/4K3 w - - 0 1                  | d4   | b6 | fide-*/standard | fide-2014/3.1 fide-2014/3.2 fide-2018/3.1.1 fide-2018/3.2 fide-2023/3.1.1 fide-2023/3.2      |

    Examples: Pawns
      | what                          | position                                                     | from | to | rules           | articles                                                                                      |
      | a pawn one square ahead       | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1     | e2   | e3 | fide-*/standard | fide-2014/3.7.a fide-2018/3.7.1 fide-2023/3.7.1                                               |
      | a pawn two squares at first   | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1     | e2   | e4 | fide-*/standard | fide-2014/3.7.b fide-2018/3.7.2 fide-2023/3.7.2                                               |
      | a pawn takes diagonally ahead | rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 | e4   | d5 | fide-*/standard | fide-2014/3.7.c fide-2014/3.1 fide-2018/3.7.3 fide-2018/3.1.1 fide-2023/3.7.3 fide-2023/3.1.1 |

  Scenario Outline: Illegal: <what>
    Given the rules <rules>
    And the position "<position>"
    When White puts <from> on <to> and presses
    Then White has completed an illegal move
    And it rests on "<articles>"

    Examples: Pieces
      | what                            | position                                                 | from | to | rules           | articles                                                                                     |
      | a rook on an own pawn's square  | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | a1   | a2 | fide-*/standard | fide-2014/3.1 fide-2014/3.10.b fide-2018/3.1 fide-2018/3.10.2 fide-2023/3.1 fide-2023/3.10.2 |
      | a bishop straight ahead         | 4k3/5p1p/8/8/3B4/8/5P1P/4K3 w - - 0 1                    | d4   | d5 | fide-*/standard | fide-2014/3.2 fide-2014/3.10.b fide-2018/3.2 fide-2018/3.10.2 fide-2023/3.2 fide-2023/3.10.2 |
      | a rook diagonally               | 4k3/5p1p/8/8/8/3R4/5P1P/4K3 w - - 0 1                    | d3   | e4 | fide-*/standard | fide-2014/3.3 fide-2014/3.10.b fide-2018/3.3 fide-2018/3.10.2 fide-2023/3.3 fide-2023/3.10.2 |
      | a queen like a knight           | 4k3/5p1p/8/8/3Q4/8/5P1P/4K3 w - - 0 1                    | d4   | e6 | fide-*/standard | fide-2014/3.4 fide-2018/3.4 fide-2023/3.4                                                    |
      | a rook over a pawn              | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | a1   | a5 | fide-*/standard | fide-2014/3.5 fide-2018/3.5 fide-2023/3.5                                                    |
      | a bishop over a pawn            | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | c1   | f4 | fide-*/standard | fide-2014/3.5 fide-2018/3.5 fide-2023/3.5                                                    |
      | a queen over a pawn             | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | d1   | d5 | fide-*/standard | fide-2014/3.5 fide-2018/3.5 fide-2023/3.5                                                    |
      | a knight straight ahead         | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | g1   | g3 | fide-*/standard | fide-2014/3.6 fide-2018/3.6 fide-2023/3.6                                                    |
      | a king two squares up the board | 4k3/5p1p/8/8/4K3/8/5P1P/8 w - - 0 1                      | e4   | e6 | fide-*/standard | fide-2014/3.8.a fide-2014/3.8 fide-2018/3.8 fide-2018/3.8.1 fide-2023/3.8 fide-2023/3.8.1                  |
      | a king to an attacked square    | 4k3/5r1p/8/8/8/8/7P/4K3 w - - 0 1                        | e1   | f1 | fide-*/standard | fide-2014/3.8.a fide-2014/3.9 fide-2018/3.8.1 fide-2018/3.9.2 fide-2023/3.9.2                |

    Examples: Pawns
      | what                                 | position                                                     | from | to | rules           | articles                                        |
      | a pawn against a pawn                | rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 | e4   | e5 | fide-*/standard | fide-2014/3.7.a fide-2018/3.7.1 fide-2023/3.7.1 |
      | a pawn backwards                     | 4k3/5p1p/8/8/4P3/8/7P/4K3 w - - 0 1                          | e4   | e3 | fide-*/standard | fide-2014/3.7.a fide-2018/3.7.1 fide-2023/3.7.1 |
      | a pawn two squares over a knight     | rnbqkb1r/pppppppp/8/8/8/4n3/PPPPPPPP/RNBQKBNR w KQkq - 0 4   | e2   | e4 | fide-*/standard | fide-2014/3.7.b fide-2018/3.7.2 fide-2023/3.7.2 |
      | a pawn two squares a second time     | rnbqkbnr/pppp1ppp/4p3/8/8/4P3/PPPP1PPP/RNBQKBNR w KQkq - 0 2 | e3   | e5 | fide-*/standard | fide-2014/3.7.b fide-2018/3.7.2 fide-2023/3.7.2 |
      | a pawn diagonally to an empty square | rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 | e4   | d5 | fide-*/standard | fide-2014/3.7.c fide-2018/3.7.3 fide-2023/3.7.3 |

  Scenario Outline: A touched piece left alone does not make a legal move illegal
    Given the rules <rules>
    And the game has gone "e4 e5"
    When White touches g1
    And White puts f1 on c4 and presses
    Then the move is made
    And White has 0 illegal moves
    And it rests on "<articles>"

    Examples:
      | rules           | articles                                           |
      | fide-*/standard | fide-2014/3.10.a fide-2018/3.10.1 fide-2023/3.10.1 |
