Feature: Castling, en passant, check and promotion, for beginners

  Background:
    Given the rulebook "fi-basics"
    And no clock is used

  Scenario Outline: Castling <side>
    Given the position "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1"
    When White plays <move>
    Then the move is made
    And the board shows "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/<rank>"
    And White has completed 1 move
    And Black has the move
    And it rests on "<articles>"

    Examples:
      | side  | move  | rank  | articles                                    |
      | short | O-O   | R4RK1 | fi-basics/linnoitus.a fi-basics/linnoitus.b |
      | long  | O-O-O | 2KR3R | fi-basics/linnoitus.a fi-basics/linnoitus.b |

  Scenario Outline: No castling: <what>
    Given the position "<position>"
    And the game has gone "<line>"
    When White puts e1 on <to>
    Then the move is refused at once
    And it rests on "<articles>"

    Examples:
      | what                               | position                                            | line          | to | articles              |
      | the king has moved                 | r3k2r/pppp1ppp/8/8/8/8/PPPP1PPP/R3K2R w KQkq - 0 9  | Kf1 a6 Ke1 b6 | g1 | fi-basics/linnoitus.1 |
      | that rook has moved                | r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 9  | Rg1 a6 Rh1 b6 | g1 | fi-basics/linnoitus.1 |
      | a knight stands in between         | r3k2r/pppppppp/8/8/8/8/PPPPPPPP/RN2K2R w KQkq - 0 9 | a3 a6         | c1 | fi-basics/linnoitus.2 |
      | a bishop stands in between         | r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3KB1R w KQkq - 0 9 | a3 a6         | g1 | fi-basics/linnoitus.2 |
      | the king would cross an attack     | r3kr2/ppppp1pp/8/8/8/8/PPPPP1PP/R3K2R w KQq - 0 9   | a3 a6         | g1 | fi-basics/linnoitus.3 |
      | the king would arrive in an attack | r3k1r1/pppppp1p/8/8/8/8/PPPPPP1P/R3K2R w KQq - 0 9  | a3 a6         | g1 | fi-basics/linnoitus.3 |

  @fi-basics/linnoitus.b
  Scenario: The rook must come to the king's other side
    Given the position "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1"
    When White carries e1 to g1
    And White carries h1 to e1
    And White lets go
    Then the move is refused at once
    And it rests on "fi-basics/linnoitus.b"

  @fi-basics/linnoitus.4
  Scenario: Who touches the rook first must move it
    Given the position "4k3/8/8/8/8/8/PPPPPPPP/R3K2R w KQ - 0 1"
    When White touches h1
    And White plays O-O
    Then the move is refused at once
    And it rests on "fi-basics/linnoitus.4"
    And White must play one of "Rf1 Rg1"
    When White plays a3
    Then the move is refused at once
    When White plays Rg1
    Then the move is made

  Scenario: A piece that could not be moved binds nobody
    Given the position "4k3/8/8/8/8/8/PPPPP1PP/R3K2R w KQ - 0 1"
    When White puts e1 on e2
    Then the move is refused at once
    When White plays Rg1
    Then the move is made

  Scenario: A king that was touched first may castle
    Given the position "4k3/8/8/8/8/8/PPPPPPPP/R3K2R w KQ - 0 1"
    When White touches e1
    And White touches h1
    And White plays O-O
    Then the move is made

  @fi-basics/ohestalyonti.1 @fi-basics/ohestalyonti.2 @fi-basics/ohestalyonti.3
  Scenario: En passant
    Given the game has gone "e4 a6 e5"
    When Black plays d5
    And White puts e5 on d6
    Then the move is made
    And the position is "rnbqkbnr/1pp1pppp/p2P4/8/8/8/PPPP1PPP/RNBQKBNR b KQkq -"
    And it rests on "fi-basics/ohestalyonti.1 fi-basics/ohestalyonti.2"

  @fi-basics/ohestalyonti.3
  Scenario: En passant only as the reply
    Given the game has gone "e4 a6 e5 d5 h3 b6"
    When White puts e5 on d6
    Then the move is refused at once
    And it rests on "fi-basics/ohestalyonti.3"

  @fi-basics/ohestalyonti.1
  Scenario: En passant only after a double step
    Given the game has gone "e4 d6 e5 d5"
    When White puts e5 on d6
    Then the move is refused at once
    And it rests on "fi-basics/ohestalyonti.1"

  @fi-basics/shakki.1 @fi-basics/shakki.3
  Scenario: A king in check must be freed
    Given the position "4r1k1/5ppp/8/8/8/8/P4PPP/4K3 w - - 0 30"
    Then White is in check
    When White puts a2 on a3
    Then the move is refused at once
    And it rests on "fi-basics/shakki.1 fi-basics/shakki.3"

  @fi-basics/shakki.1
  Scenario: A pinned piece gives check too
    Given the position "6k1/6pp/4r3/8/8/1B6/P5PP/4K3 w - - 0 30"
    Then White is in check
    When White puts a2 on a3
    Then the move is refused at once
    And it rests on "fi-basics/shakki.1"

  Scenario Outline: Out of check by <how>
    Given the position "<position>"
    Then White is in check
    When White puts <from> on <to>
    Then the move is made
    And it rests on "<articles>"

    Examples:
      | how                       | position                                  | from | to | articles             |
      | a step of the king        | 4r1k1/5ppp/8/8/8/8/P4PPP/4K3 w - - 0 30   | e1   | d2 | fi-basics/shakki.3.a |
      | taking the checking piece | 6k1/5ppp/8/8/8/3n4/P1P2PPP/4K3 w - - 0 30 | c2   | d3 | fi-basics/shakki.3.b |
      | a piece put in between    | 4r1k1/5ppp/8/8/8/8/P4PPP/4KB2 w - - 0 30  | f1   | e2 | fi-basics/shakki.3.c |

  Scenario Outline: A pawn becomes a <piece>
    Given the position "7k/P6p/8/8/8/8/7P/3QK3 w - - 0 40"
    When White puts a7 on a8 as a <piece>
    Then the move is made
    And the board shows "<letter>6k/7p/8/8/8/8/7P/3QK3"
    And it rests on "<articles>"

    Examples:
      | piece  | letter | articles                                                    |
      | queen  | Q      | fi-basics/korotus.1 fi-basics/korotus.2 fi-basics/korotus.4 |
      | rook   | R      | fi-basics/korotus.1                                         |
      | bishop | B      | fi-basics/korotus.1                                         |
      | knight | N      | fi-basics/korotus.1                                         |

  @fi-basics/korotus.1
  Scenario: A pawn does not stay a pawn
    Given the position "7k/P6p/8/8/8/8/7P/3QK3 w - - 0 40"
    When White puts a7 on a8
    Then the move is refused at once
    And it rests on "fi-basics/korotus.1"

  Scenario Outline: A clock beside the board makes no illegal move complete
    Given the time control "10 min"
    And the position "<position>"
    When White carries <from> to <to>
    And White presses the clock
    Then the move is refused at once
    And White's clock runs
    And White has the move
    And it rests on "<articles>"

    Examples:
      | position                              | from | to | articles            |
      | 7k/P6p/8/8/8/8/7P/3QK3 w - - 0 40     | a7   | a8 | fi-basics/korotus.1 |
      | 4r1k1/5ppp/8/8/8/8/P4PPP/4K3 w - - 0 30 | a2 | a3 | fi-basics/shakki.3  |

  @fi-basics/korotus.2 @fi-basics/korotus.4
  Scenario: A second queen mates at once
    Given the position "7k/P5pp/8/8/8/8/7P/3QK3 w - - 0 40"
    When White puts a7 on a8 as a queen
    Then White wins
    And it rests on "fi-basics/korotus.2 fi-basics/korotus.4"
