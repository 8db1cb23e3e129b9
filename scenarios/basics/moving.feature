Feature: How the pieces move, for beginners
  The beginners' rules know no clock and no penalty: a move that is not allowed
  is refused at once, and the player tries again.

  Background:
    Given the rulebook "fi-basics"
    And no clock is used

  Scenario Outline: Allowed: <what>
    Given the position "<position>"
    When White puts <from> on <to>
    Then the move is made
    And Black has the move
    And it rests on "<articles>"

    Examples:
      | what                            | position                                                     | from | to | articles                                   |
      | a pawn one square ahead         | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1     | e2   | e3 | fi-basics/sotilas.1                        |
      | a pawn two squares at first     | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1     | e2   | e4 | fi-basics/sotilas.2                        |
      | a pawn takes diagonally         | rnbqkbnr/ppp2ppp/8/3pp3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3 | e4   | d5 | fi-basics/sotilas.3 fi-basics/pelaaminen.3 |
      | a rook along its file           | 4k3/5p1p/8/8/8/3R4/5P1P/4K3 w - - 0 1                        | d3   | d7 | fi-basics/torni.1                          |
      | a knight over other pieces      | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1     | g1   | f3 | fi-basics/ratsu.1 fi-basics/ratsu.2        |
      | a bishop along its diagonal     | 4k3/5p1p/8/8/3B4/8/5P1P/4K3 w - - 0 1                        | d4   | h8 | fi-basics/lahetti.1                        |
      | a queen along a diagonal        | 4k3/5p1p/8/8/3Q4/8/5P1P/4K3 w - - 0 1                        | d4   | a7 | fi-basics/kuningatar.1                     |
      | a king one square               | 4k3/5p1p/8/8/8/8/5P1P/4K3 w - - 0 1                          | e1   | d2 | fi-basics/kuningas.1                       |
      | a rook takes what it arrives on | 4k3/3b1p1p/8/8/8/3R4/5P1P/4K3 w - - 0 1                      | d3   | d7 | fi-basics/torni.1 fi-basics/pelaaminen.3   |

  Scenario Outline: Refused: <what>
    Given the position "<position>"
    When White puts <from> on <to>
    Then the move is refused at once
    And White has the move
    And White has 0 illegal moves
    And it rests on "<articles>"

    Examples:
      | what                                 | position                                                     | from | to | articles               |
      | a rook on an own pawn's square       | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1     | a1   | a2 | fi-basics/pelaaminen.2 |
      | a piece of the opponent              | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1     | e7   | e5 | fi-basics/pelaaminen.2 |
      | a pawn backwards                     | 4k3/5p1p/8/8/4P3/8/7P/4K3 w - - 0 1                          | e4   | e3 | fi-basics/sotilas.1    |
      | a pawn takes straight ahead          | rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 | e4   | e5 | fi-basics/sotilas.3    |
      | a pawn two squares over a knight     | rnbqkb1r/pppppppp/8/8/8/4n3/PPPPPPPP/RNBQKBNR w KQkq - 0 4   | e2   | e4 | fi-basics/sotilas.2    |
      | a pawn diagonally to an empty square | rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 | e4   | d5 | fi-basics/sotilas.3    |
      | a rook diagonally                    | 4k3/5p1p/8/8/8/3R4/5P1P/4K3 w - - 0 1                        | d3   | e4 | fi-basics/torni.1      |
      | a rook over a pawn                   | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1     | a1   | a5 | fi-basics/ratsu.2      |
      | a knight straight ahead              | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1     | g1   | g3 | fi-basics/ratsu.1      |
      | a bishop straight ahead              | 4k3/5p1p/8/8/3B4/8/5P1P/4K3 w - - 0 1                        | d4   | d5 | fi-basics/lahetti.1    |
      | a bishop over a pawn                 | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1     | c1   | e3 | fi-basics/ratsu.2      |
      | a queen like a knight                | 4k3/5p1p/8/8/3Q4/8/5P1P/4K3 w - - 0 1                        | d4   | e6 | fi-basics/kuningatar.1 |
      | a queen over a pawn                  | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1     | d1   | d3 | fi-basics/ratsu.2      |
      | a king two squares                   | 4k3/5p1p/8/8/4K3/8/5P1P/8 w - - 0 1                          | e4   | e6 | fi-basics/kuningas.1   |
      | a king to an attacked square         | 4k3/5r1p/8/8/8/8/7P/4K3 w - - 0 1                            | e1   | f1 | fi-basics/kuningas.1   |

  @fi-basics/pelaaminen.1
  Scenario: White begins, and the players move by turns
    When Black puts e7 on e5
    Then it is refused: "not-your-move"
    And it rests on "fi-basics/pelaaminen.1"
    When White plays e4
    Then the move is made
    When White puts d2 on d4
    Then it is refused: "not-your-move"
    When Black plays e5
    Then the move is made
    And White has the move

  Scenario Outline: Set up wrongly: <what>
    When White sets the pieces up as "<pieces>"
    Then the array is refused
    And it rests on "<articles>"

    Examples:
      | what                                   | pieces                                        | articles                 |
      | a pawn too far                         | rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR | fi-basics/alkuasetelma.1 |
      | knights and bishops changed            | rbnqknbr/pppppppp/8/8/8/8/PPPPPPPP/RBNQKNBR   | fi-basics/alkuasetelma.2 |
      | king and queen on each other's squares | rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR   | fi-basics/alkuasetelma.3 |
      | Black turned and not mirrored          | rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR   | fi-basics/alkuasetelma.4 |

  @fi-basics/alkuasetelma.1 @fi-basics/alkuasetelma.2 @fi-basics/alkuasetelma.3 @fi-basics/alkuasetelma.4
  Scenario: Set up rightly
    When White sets the pieces up as "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
    Then the game begins with that array
    And it rests on "fi-basics/alkuasetelma.1 fi-basics/alkuasetelma.2"
    And it rests on "fi-basics/alkuasetelma.3 fi-basics/alkuasetelma.4"
