Feature: Pieces let go
  A move is made when the hand lets go and nothing of it is missing.

  Scenario Outline: A piece let go stays where it is
    Given the rules <rules>
    When White puts g1 on f3
    Then White's move is made but not completed
    When White puts f3 on g5
    Then it is refused
    And the board shows "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R"

    Examples:
      | rules           | articles                                  |
      | fide-*/standard | fide-2014/4.7 fide-2018/4.7 fide-2023/4.7 |

  Scenario Outline: A piece still in the hand may go elsewhere
    Given the rules <rules>
    When White carries g1 to f3
    And White carries f3 to h3
    And White lets go
    Then White's move is made but not completed
    And the board shows "rnbqkbnr/pppppppp/8/8/8/7N/PPPPPPPP/RNBQKB1R"

    Examples:
      | rules           | articles                                  |
      | fide-*/standard | fide-2014/4.7 fide-2018/4.7 fide-2023/4.7 |

  Scenario Outline: A capture is made when the captured piece is off the board
    Given the rules <rules>
    And the position "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"
    When White carries e5 to d6
    And White lets go
    Then White has the move
    When White takes d5 off the board
    And White lets go
    Then White's move is made but not completed
    And Black has the move

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/4.7.a fide-2018/4.7.1 fide-2023/4.7.1 |

  Scenario Outline: Castling is made when the rook is let go
    Given the rules <rules>
    And the position "4k3/8/8/8/8/8/PPPPPPPP/R3K2R w KQ - 0 1"
    When White carries e1 to g1
    And White lets go
    Then White has the move
    And White must play one of "O-O"
    When White carries h1 to f1
    And White lets go
    Then White's move is made but not completed
    And the board shows "4k3/8/8/8/8/8/PPPPPPPP/R4RK1"

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/4.7.b fide-2018/4.7.2 fide-2023/4.7.2 |

  Scenario Outline: A king let go two squares away has to castle
    Given the rules <rules>
    And the position "4k3/8/8/8/8/8/PPPPPPPP/R3K2R w KQ - 0 1"
    When White carries e1 to g1
    And White lets go
    And White plays Kf1 and presses
    And Black claims that a touched piece was not moved
    Then the claim is found correct
    And White must play one of "O-O"

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/4.7.b fide-2018/4.7.2 fide-2023/4.7.2 |

  Scenario Outline: A king let go where castling is not legal makes another king move
    Given the rules <rules>
    And the position "4kr2/8/8/8/8/8/8/4K2R w K - 0 1"
    When White carries e1 to g1
    And White lets go
    Then White must play one of "Kd1 Kd2 Ke2"
    When White plays Kd2 and presses
    And Black claims that a touched piece was not moved
    Then the claim is refused

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/4.3.a fide-2018/4.3.1 fide-2023/4.3.1 |

  Scenario Outline: Promoting without setting the pawn on the last rank, the new piece first
    Given the rules <rules>
    And the position "8/4P2k/8/8/8/8/8/4K3 w - - 0 1"
    When White puts a new queen on e8
    And White takes e7 off the board
    And White lets go
    Then White's move is made but not completed
    And the board shows "4Q3/7k/8/8/8/8/8/4K3"

    Examples:
      | rules           | articles                                                                                                                    |
      | fide-*/standard | fide-2014/4.6.1 fide-2014/4.6.2 fide-2014/4.6 fide-2018/4.6 fide-2018/4.6.1 fide-2018/4.6.2 fide-2023/4.6 fide-2023/4.6.1 fide-2023/4.6.2 |

  Scenario Outline: Promoting without setting the pawn on the last rank, the pawn first
    Given the rules <rules>
    And the position "8/4P2k/8/8/8/8/8/4K3 w - - 0 1"
    When White takes e7 off the board
    And White puts a new rook on e8
    And White lets go
    Then White's move is made but not completed
    And the board shows "4R3/7k/8/8/8/8/8/4K3"

    Examples:
      | rules           | articles                                                                                                                    |
      | fide-*/standard | fide-2014/4.6.1 fide-2014/4.6.2 fide-2014/4.6 fide-2018/4.6 fide-2018/4.6.1 fide-2018/4.6.2 fide-2023/4.6 fide-2023/4.6.1 fide-2023/4.6.2 |

  Scenario Outline: A piece on the promotion square is captured
    Given the rules <rules>
    And the position "3r4/4P2k/8/8/8/8/8/4K3 w - - 0 1"
    When White takes d8 off the board
    And White takes e7 off the board
    And White puts a new queen on d8
    And White lets go
    Then White's move is made but not completed
    And the board shows "3Q4/7k/8/8/8/8/8/4K3"

    Examples:
      | rules           | articles                                         |
      | fide-*/standard | fide-2014/4.6.p2 fide-2018/4.6.3 fide-2023/4.6.3 |

  Scenario Outline: A promotion is made when the pawn is off the board too
    Given the rules <rules>
    And the position "8/4P2k/8/8/8/8/8/4K3 w - - 0 1"
    When White puts a new queen on e8
    And White lets go
    Then White has the move
    When White takes e7 off the board
    And White lets go
    Then White's move is made but not completed
    And Black has the move

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/4.7.c fide-2018/4.7.3 fide-2023/4.7.3 |

  @F-08
  Scenario Outline: Half a castling, pressed: what replaces it is the castling
    Given the rules <rules>
    And the position "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
    When White carries e1 to g1
    And White lets go
    And White presses the clock
    Then White has completed an illegal move
    When <raised>
    Then White must play one of "O-O"
    And White has 1 illegal move
    When White plays Ke2 and presses
    And Black claims that a touched piece was not moved
    Then the claim is found correct
    And White must play one of "O-O"

    Examples:
      | rules                                     | raised                            | articles                                                        |
      | fide-2014/standard fide-2014/*-supervised | Black claims an illegal move      | fide-2014/7.5.a fide-2014/4.7.b                                 |
      | fide-2018/* fide-2023/*                   | Black claims an illegal move      | fide-2018/7.5.1 fide-2018/4.7.2 fide-2023/7.5.1 fide-2023/4.7.2 |
      | fide-2018/* fide-2023/*                   | the arbiter sees the illegal move | fide-2018/7.5.1 fide-2018/4.7.2 fide-2023/7.5.1 fide-2023/4.7.2 |

  @F-08
  Scenario Outline: Half a castling, found after the reply
    Given the rules <rules>
    And the position "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
    When White carries e1 to g1
    And White lets go
    And White presses the clock
    And Black plays Ke7 and presses
    And Black claims an illegal move
    Then White must play one of "O-O"

    Examples:
      | rules           | articles                                                                                        |
      | fide-*/standard | fide-2014/7.5.a fide-2014/4.7.b fide-2018/7.5.1 fide-2018/4.7.2 fide-2023/7.5.1 fide-2023/4.7.2 |

  @F-08
  Scenario Outline: Half a castling, and an illegal reply to it
    Given the rules <rules>
    And the position "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
    When White carries e1 to g1
    And White lets go
    And White presses the clock
    And Black puts e8 on e6 and presses
    And White claims an illegal move
    And the arbiter does as proposed
    Then White must play one of "O-O"

    Examples:
      | rules           | articles                                                                                        |
      | fide-*/standard | fide-2014/7.5.a fide-2014/4.7.b fide-2018/7.5.1 fide-2018/4.7.2 fide-2023/7.5.1 fide-2023/4.7.2 |

  @F-08
  Scenario Outline: Half a capture in passing, pressed
    Given the rules <rules>
    And the position "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"
    When White carries e5 to d6
    And White lets go
    And White presses the clock
    And Black claims an illegal move
    Then White must play one of "exd6"

    Examples:
      | rules           | articles                                                                                        |
      | fide-*/standard | fide-2014/7.5.a fide-2014/4.7.a fide-2018/7.5.1 fide-2018/4.7.1 fide-2023/7.5.1 fide-2023/4.7.1 |

  @F-08
  Scenario Outline: Half a promotion, pressed: the new piece is chosen
    Given the rules <rules>
    And the position "8/4P2k/8/8/8/8/8/4K3 w - - 0 1"
    When White puts a new rook on e8
    And White lets go
    And White presses the clock
    And Black claims an illegal move
    Then White must play one of "e8=R"

    Examples:
      | rules           | articles                                                                                        |
      | fide-*/standard | fide-2014/7.5.a fide-2014/4.4.d fide-2018/7.5.1 fide-2018/4.4.4 fide-2023/7.5.1 fide-2023/4.4.4 |

  @F-08
  Scenario Outline: A king let go where castling was not legal is bound to move, and to no more
    Given the rules <rules>
    And the position "4kr2/8/8/8/8/8/8/4K2R w K - 0 1"
    When White carries e1 to g1
    And White lets go
    And White presses the clock
    And Black claims an illegal move
    Then White must play one of "Kd1 Kd2 Ke2"

    Examples:
      | rules           | articles                                                                                        |
      | fide-*/standard | fide-2014/7.5.a fide-2014/4.3.a fide-2018/7.5.1 fide-2018/4.3.1 fide-2023/7.5.1 fide-2023/4.3.1 |

  @F-34
  Scenario Outline: A piece let go is a move made, and not another turn
    Given the rules <rules>
    When at 0:01.0 White plays e4
    And at 0:02.0 White carries d2 to d4
    Then the refusal reads "The piece has been let go: the move is made."
    And it rests on "<articles>"
    And it does not rest on "<not>"

    Examples:
      | rules              | articles      | not           |
      | fide-2014/standard | fide-2014/4.7 | fide-2014/1.1 |
      | fide-2018/standard | fide-2018/4.7 | fide-2018/1.3 |
      | fide-2023/standard | fide-2023/4.7 | fide-2023/1.3 |
