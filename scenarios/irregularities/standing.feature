Feature: Illegal moves that stand, and positions that cannot be

  @S-38 @fi-blitz-2014/13.d
  Scenario Outline: King left in check, then captured: the capture loses
    Given the rules fi-blitz-2014
    And the position "4k3/8/8/4r3/8/8/8/4K2R w - - 0 1"
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:01.0 White puts h1 on h7
    And at 0:01.5 White presses the clock
    And at 0:03.0 Black puts e5 on e1
    And <press>
    And at 0:05.0 White claims an illegal move
    Then White wins

    Examples:
      | press                           |
      | at 0:03.5 Black presses the clock |
      | 0.5 s pass                      |

  @S-38
  Scenario Outline: King left in check, then captured: an illegal move like another
    Given the rules <rules>
    And the position "4k3/8/8/4r3/8/8/8/4K2R w - - 0 1"
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:01.0 White puts h1 on h7
    And at 0:01.5 White presses the clock
    And at 0:03.0 Black puts e5 on e1
    And at 0:03.5 Black presses the clock
    Then the illegal move of White stands
    When at 0:05.0 White claims an illegal move
    Then White wins

    Examples:
      | rules                        | articles                          |
      | fi-team-blitz                | fi-team-blitz/4 fi-team-blitz/11  |
      | fide-2014/blitz-unsupervised | fide-2014/1.2 fide-2014/A.4.b     |

  @S-38
  Scenario Outline: King left in check, then captured: the capture is taken back
    Given the rules <rules>
    And the position "4k3/8/8/4r3/8/8/8/4K2R w - - 0 1"
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:01.0 White puts h1 on h7
    And at 0:01.5 White presses the clock
    And at 0:03.0 Black puts e5 on e1
    And at 0:03.5 Black presses the clock
    And at 0:05.0 White claims an illegal move
    Then the position is "4k3/7R/8/4r3/8/8/8/4K3 b"
    And White has 1:00 more
    And Black has 1 illegal move
    And White has 0 illegal moves

    Examples:
      | rules                        | articles                                      |
      | fide-2018/blitz-unsupervised | fide-2018/1.4.1 fide-2018/A.4.2 fide-2018/B.2 |
      | fide-2023/blitz-unsupervised | fide-2023/1.4.1 fide-2023/A.5.2 fide-2023/A.3 |

  @S-38
  Scenario Outline: King left in check, then captured: two irregularities are open at once
    Given the rules <rules>
    And the position "4k3/8/8/4r3/8/8/8/4K2R w - - 0 1"
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:01.0 White puts h1 on h7
    And at 0:01.5 White presses the clock
    And at 0:03.0 Black puts e5 on e1
    And at 0:03.5 Black presses the clock
    And at 0:05.0 White claims an illegal move
    Then the arbiter is asked, and "back to ply 0" is proposed
    When the arbiter does as proposed
    Then the position is "4k3/8/8/4r3/8/8/8/4K2R w - - 0 1"

    Examples:
      | rules           | articles                                                          |
      | fide-*/standard | fide-2014/7.5.a fide-2018/7.5.1 fide-2018/7.5.5 fide-2023/7.5.1 |

  @S-48
  Scenario Outline: Silence, and living with the impossible
    Given the rules <rules>
    And the position "4k3/8/8/4r3/8/7R/8/4K3 w - - 0 1"
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:01.0 White puts h3 on h8
    And at 0:01.5 White presses the clock
    And at 0:03.0 Black plays Kd7 and presses
    And at 0:05.0 White puts h8 on h7
    And at 0:05.5 White presses the clock
    And at 0:07.0 Black plays Kd6 and presses
    Then the illegal move of White stands
    When at 0:09.0 Black claims an illegal move
    Then the claim is refused
    And White is in check
    And play goes on

    Examples:
      | rules                     | articles                                        |
      | fi-blitz-2014             | fi-blitz-2014/12.a fi-blitz-2014/13.d           |
      | fi-team-blitz             | fide-2018/A.4.2                                 |
      | fide-*/blitz-unsupervised | fide-2014/A.4.b fide-2018/A.4.2 fide-2023/A.5.2 |
      | fi-team-blitz | fide-2018/A.4.2 |

  @S-48
  Scenario Outline: Silence: the arbiter may not speak of it
    Given the rules <rules>
    And the position "4k3/8/8/4r3/8/7R/8/4K3 w - - 0 1"
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:01.0 White puts h3 on h8
    And at 0:01.5 White presses the clock
    And at 0:02.0 the arbiter sees the illegal move
    Then it is refused: "forbidden"

    Examples:
      | rules         | articles                            |
      | fi-blitz-2014 | fi-blitz-2014/13.d fi-blitz-2014/18 |
      | fi-team-blitz | fi-team-blitz/2                     |

  @S-48
  Scenario Outline: Two illegal moves of one player, found together
    Given the rules <rules>
    And the position "4k3/8/8/4r3/8/7R/8/4K3 w - - 0 1"
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:01.0 White puts h3 on h8
    And at 0:01.5 White presses the clock
    And at 0:03.0 Black plays Kd7 and presses
    And at 0:05.0 White puts h8 on h7
    And at 0:05.5 White presses the clock
    And at 0:07.0 Black plays Kd6 and presses
    And at 0:09.0 Black claims an illegal move
    Then the arbiter is asked, and "back to ply 0" is proposed

    Examples:
      | rules           | articles                                                          |
      | fide-*/standard | fide-2014/7.5.a fide-2018/7.5.1 fide-2018/7.5.5 fide-2023/7.5.1 |

  @F-02
  Scenario Outline: Illegal moves of both, found together: the earliest counts
    Given the rules <rules>
    And the time control "90+30"
    When at 0:01.0 White puts e2 on e5 and presses
    And at 0:03.0 Black puts e7 on e4 and presses
    And at 0:05.0 White plays d4 and presses
    And at 0:07.0 Black plays d5 and presses
    And at 0:09.0 <found>
    Then the arbiter is asked, and "back to ply 0" is proposed
    When at 0:10.0 the arbiter does as proposed
    Then the position is "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    And White has 1 illegal move
    And Black has 0 illegal moves
    And White has 0:30 less
    And Black has <time> more
    And White's clock runs
    And White must play one of "e3 e4"

    Examples:
      | rules                      | found                             | time | articles                                                                        |
      | fide-*/standard            | the arbiter sees the illegal move | 2:00 | fide-2014/7.1 fide-2014/7.5.a fide-2014/7.5.b fide-2018/7.5.1 fide-2018/7.5.5 fide-2023/7.5.1 fide-2023/7.5.5 |
      | fide-*/standard            | Black claims an illegal move      | 2:00 | fide-2014/7.1 fide-2014/7.5.a fide-2014/7.5.b fide-2018/7.5.1 fide-2018/7.5.5 fide-2023/7.5.1 fide-2023/7.5.5 |
      | fide-2018/rapid-supervised | the arbiter sees the illegal move | 2:00 | fide-2018/7.5.1 fide-2018/7.5.5                                                 |
      | fide-2018/blitz-supervised | the arbiter sees the illegal move | 1:00 | fide-2018/7.5.1 fide-2018/B.2                                                   |
      | fide-2023/rapid-supervised | the arbiter sees the illegal move | 1:00 | fide-2023/7.5.1 fide-2023/A.3                                                   |

  @F-02
  Scenario Outline: Illegal moves of both, and Black's was the earliest
    Given the rules <rules>
    And the time control "90+30"
    When at 0:01.0 White plays e4 and presses
    And at 0:03.0 Black puts e7 on e3 and presses
    And at 0:05.0 White puts d2 on d5 and presses
    And at 0:07.0 the arbiter sees the illegal move
    Then the arbiter is asked, and "back to ply 1" is proposed
    When at 0:08.0 the arbiter does as proposed
    Then Black has 1 illegal move
    And White has 0 illegal moves
    And White has 2:00 more
    And Black's clock runs

    Examples:
      | rules           | articles                                                                                        |
      | fide-*/standard | fide-2014/7.5.a fide-2014/7.5.b fide-2018/7.5.1 fide-2018/7.5.5 fide-2023/7.5.1 fide-2023/7.5.5 |

  @F-02
  Scenario Outline: Where a reply closes the matter, only the last of them is there to be seen
    Given the rules <rules>
    When at 0:01.0 White puts e2 on e5 and presses
    And at 0:03.0 Black puts e7 on e4 and presses
    And at 0:05.0 the arbiter sees the illegal move
    Then the arbiter is not asked
    And Black has 1 illegal move
    And White has 0 illegal moves

    Examples:
      | rules                                             | articles                        |
      | fide-2018/*-unsupervised fide-2023/*-unsupervised | fide-2018/A.4.2 fide-2023/A.5.2 |

  @S-48
  Scenario Outline: Too late to claim, but the players may agree to put it right
    Given the rules <rules>
    And the position "4k3/8/8/4r3/8/7R/8/4K3 w - - 0 1"
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:01.0 White puts h3 on h8
    And at 0:01.5 White presses the clock
    And at 0:03.0 Black plays Kd7 and presses
    And at 0:04.0 Black agrees to go back to ply 0
    Then the position is "7R/3k4/8/4r3/8/8/8/4K3 w"
    When at 0:05.0 White agrees to go back to ply 0
    Then the position is "4k3/8/8/4r3/8/7R/8/4K3 w - - 0 1"
    And White has 0 illegal moves
    And nobody gets time
    And White's clock runs

    Examples:
      | rules                 | articles                                        |
      | fide-2018/*-unsupervised fide-2023/*-unsupervised | fide-2018/A.4.2 fide-2023/A.5.2 |
      | fi-team-blitz | fide-2018/A.4.2 |

  @S-48
  Scenario Outline: Where the players may not agree to put it right
    Given the rules <rules>
    And the position "4k3/8/8/4r3/8/7R/8/4K3 w - - 0 1"
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:01.0 White puts h3 on h8
    And at 0:01.5 White presses the clock
    And at 0:03.0 Black plays Kd7 and presses
    And at 0:04.0 Black agrees to go back to ply 0
    Then it is refused: "not-provided"

    Examples:
      | rules         | articles           |
      | fi-blitz-2014 | fi-blitz-2014/12.a |

  @S-49
  Scenario Outline: Both kings in check, and still after one completed move
    Given the rules <rules>
    And the position "4k3/8/8/8/4R3/8/4r3/4K3 w - - 0 1"
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:01.0 the arbiter sees the illegal position
    Then play goes on
    When at 0:03.0 White puts e4 on e5
    And at 0:03.5 White presses the clock
    Then the game is drawn

    Examples:
      | rules                 | articles                                        |
      | fide-*/*-unsupervised | fide-2014/A.4.d fide-2018/A.4.4 fide-2023/A.5.4 |

  @S-49
  Scenario Outline: Both kings in check, and the mover cures his own
    Given the rules <rules>
    And the position "4k3/8/8/8/4R3/8/4r3/4K3 w - - 0 1"
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:01.0 the arbiter sees the illegal position
    And at 0:03.0 White plays Kxe2 and presses
    Then play goes on
    And Black is in check

    Examples:
      | rules                 | articles                                        |
      | fide-*/*-unsupervised | fide-2014/A.4.d fide-2018/A.4.4 fide-2023/A.5.4 |

  @F-34
  Scenario Outline: The arbiter sees an illegal move, and a reply has been made
    Given the rules <rules>
    When at 0:01.0 White puts e2 on e5
    And at 0:01.5 White presses the clock
    And at 0:03.0 Black plays Nf6 and presses
    Then play goes on
    When at 0:05.0 the arbiter sees the illegal move
    Then the refusal reads "The time to raise the illegal move is over: it stands."
    And it rests on "<articles>"

    Examples:
      | rules                        | articles        |
      | fide-2014/rapid-unsupervised | fide-2014/A.4.b |
      | fide-2018/rapid-unsupervised | fide-2018/A.4.2 |
      | fide-2023/rapid-unsupervised | fide-2023/A.5.2 |

  @F-34
  Scenario Outline: The arbiter sees an illegal move where none is
    Given the rules <rules>
    When at 0:01.0 White plays e4 and presses
    And at 0:05.0 the arbiter sees the illegal move
    Then the refusal reads "No illegal move has been completed, and nothing that counts as one."
    And it rests on "<articles>"

    Examples:
      | rules              | articles        |
      | fide-2014/standard | fide-2014/7.5.a |
      | fide-2018/standard | fide-2018/7.5.1 |
      | fide-2023/standard | fide-2023/7.5.1 |

  @F-34
  Scenario Outline: The arbiter sees an illegal position where none is
    Given the rules <rules>
    When at 0:01.0 White plays e4 and presses
    And at 0:05.0 the arbiter sees the illegal position
    Then it is refused: "position-possible"
    And it rests on "<articles>"

    Examples:
      | rules                        | articles        |
      | fide-2018/rapid-unsupervised | fide-2018/A.4.4 |
      | fide-2023/rapid-unsupervised | fide-2023/A.5.4 |

  Scenario Outline: The game is over, and nothing irregular is seen any more
    Given the rules <rules>
    When at 0:01.0 White puts e2 on e5
    And at 0:01.5 White presses the clock
    And at 0:02.0 White resigns
    Then Black wins
    When at 0:05.0 the arbiter sees the illegal move
    Then it is refused: "game-over"
    And White has 0 illegal moves

    Examples:
      | rules              |
      | fide-2014/standard |
      | fide-2018/standard |
      | fide-2023/standard |

  @fide-2018/A.4.4
  Scenario Outline: A pawn on its last rank, and still there after one completed move
    Given the rules fide-2018/blitz-unsupervised
    And the position "<position>"
    When at 0:01.0 the arbiter sees the illegal position
    Then play goes on
    When at 0:02.0 the arbiter sees the illegal position
    Then it is refused: "already-asked"
    When at 0:03.0 White plays Ke2 and presses
    Then the game is drawn

    Examples:
      | position                        |
      | P3k3/8/8/8/8/8/8/4K3 w - - 0 1  |
      | 4k3/8/8/8/8/8/8/p3K3 w - - 0 1  |

  @fide-2018/A.4.4
  Scenario: One king in check is no position that cannot be
    Given the rules fide-2018/blitz-unsupervised
    And the position "4k3/8/8/8/4R3/8/8/4K3 w - - 0 1"
    When at 0:01.0 the arbiter sees the illegal position
    Then it is refused: "position-possible"

  Scenario: Where the code leaves it to the arbiter he is asked
    Given the rules fi-team-blitz
    And the position "4k3/8/8/8/4R3/8/4r3/4K3 w - - 0 1"
    When at 0:01.0 the arbiter sees the illegal position
    And at 0:03.0 White puts e4 on e5
    And at 0:03.5 White presses the clock
    Then the arbiter is asked, and "a draw" is proposed
    And play goes on
    When at 0:05.0 the arbiter does as proposed
    Then the game is drawn

  @fide-2018/7.5.1
  Scenario: Illegal moves of both, and the later one was raised
    Given the rules fide-2018/standard
    And the time control "90+30"
    And the position "4k3/8/8/4r3/8/8/8/4K2R w - - 0 1"
    When at 0:01.0 White puts h1 on h7 and presses
    And at 0:02.0 Black puts e5 on e1 and presses
    And at 0:03.0 White claims an illegal move
    Then the arbiter is asked, and "back to ply 0" is proposed
    When at 0:04.0 the arbiter does as proposed
    Then Black has 1 illegal move
    And White has 0 illegal moves
    And White has 2:00 more
    And Black has 0:30 less

  @fide-2018/7.5.1
  Scenario: Two illegal moves of one player, and the earliest counts
    Given the rules fide-2018/standard
    And the time control "90+30"
    And the position "4k3/P7/8/8/8/8/4P3/4K3 w - - 0 1"
    When at 0:01.0 White puts e2 on e5 and presses
    And at 0:02.0 Black plays Kd7 and presses
    And at 0:03.0 White puts a7 on a8 and presses
    And at 0:04.0 Black claims an illegal move
    Then the arbiter is asked, and "back to ply 0" is proposed
    When at 0:05.0 the arbiter does as proposed
    Then White has 1 illegal move
    And White has 0:30 less
    And Black has 2:00 more

  @fide-2018/7.5.1
  Scenario: Nothing is completed before the press, and that is why
    Given the rules fide-2018/blitz-unsupervised
    When at 0:01.0 White puts e2 on e5
    Then nothing is said of an illegal move
    When at 0:02.0 Black claims an illegal move
    Then the claim is refused
    And it rests on "fide-2018/7.5.1 fide-2018/4.3.1"

  Scenario Outline: A pawn on its last rank, where a move presses the clock
    Given the rules <rules>
    And the board is on a screen that takes legal moves only
    And the position "P3k3/8/8/8/8/8/8/4K3 w - - 0 1"
    When at 0:01.0 the arbiter sees the illegal position
    Then play goes on
    When at 0:03.0 White plays Ke2
    Then the game is drawn

    Examples:
      | rules                 | articles                                        |
      | fide-*/*-unsupervised | fide-2014/A.4.d fide-2018/A.4.4 fide-2023/A.5.4 |
