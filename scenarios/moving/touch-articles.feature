Feature: Touched pieces
  Whoever touches a piece plays with it, if it can be played with. Saying so
  first makes it mere adjusting.

  Scenario Outline: Announced adjusting binds to nothing
    Given the rules <rules>
    When White says "I adjust"
    And White straightens e2
    Then White may play any legal move
    When White plays Nf3 and presses
    And Black claims that a touched piece was not moved
    Then the claim is refused
    And play goes on

    Examples:
      | rules           | articles                                      |
      | fide-*/standard | fide-2014/4.2 fide-2018/4.2.1 fide-2023/4.2.1 |

  Scenario Outline: Straightened without a word, a piece has been touched
    Given the rules <rules>
    When White straightens e2
    Then White must play one of "e3 e4"
    When White plays Nf3 and presses
    And Black claims that a touched piece was not moved
    Then the claim is found correct
    And White must play one of "e3 e4"
    And White's clock runs
    And White has 0 illegal moves
    And nobody gets time

    Examples:
      | rules           | articles                                                                                  |
      | fide-*/standard | fide-2014/4.3 fide-2014/4.3.a fide-2018/4.3 fide-2018/4.3.1 fide-2023/4.3 fide-2023/4.3.1 |
      | fi-team-blitz | fide-2018/4.3 fide-2018/4.3.1 |

  Scenario Outline: The touched piece was played after all
    Given the rules <rules>
    When White touches e2
    And White plays e4 and presses
    And Black claims that a touched piece was not moved
    Then the claim is refused

    Examples:
      | rules           | articles                                                                                  |
      | fide-*/standard | fide-2014/4.3 fide-2014/4.3.a fide-2018/4.3 fide-2018/4.3.1 fide-2023/4.3 fide-2023/4.3.1 |
      | fi-team-blitz | fide-2018/4.3 fide-2018/4.3.1 |

  Scenario Outline: The first own piece that can move
    Given the rules <rules>
    When White touches a1
    And White touches g1
    Then White must play one of "Nf3 Nh3"

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/4.3.a fide-2018/4.3.1 fide-2023/4.3.1 |

  Scenario Outline: The first of the opponent's pieces that can be captured
    Given the rules <rules>
    And the position "4k3/4b3/2n5/1B6/8/8/8/4K3 w - - 0 1"
    When White touches e7
    And White touches c6
    Then White must play one of "Bxc6+"
    When White plays Ba4 and presses
    And Black claims that a touched piece was not moved
    Then the claim is found correct
    And White must play one of "Bxc6+"

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/4.3.b fide-2018/4.3.2 fide-2023/4.3.2 |

  Scenario Outline: One piece of each colour, and one takes the other
    Given the rules <rules>
    And the position "4k3/8/8/4b3/8/8/8/3KR3 w - - 0 1"
    When White touches e5
    And White touches e1
    Then White must play one of "Rxe5+"

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/4.3.c fide-2018/4.3.3 fide-2023/4.3.3 |
      | fi-team-blitz | fide-2018/4.3.3 |

  Scenario Outline: One piece of each colour, and neither can take the other
    Given the rules <rules>
    And the position "4k3/8/8/4b3/8/8/7N/3K4 w - - 0 1"
    When White touches e5
    And White touches h2
    Then White must play one of "Nf1 Nf3 Ng4"

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/4.3.c fide-2018/4.3.3 fide-2023/4.3.3 |
      | fi-team-blitz | fide-2018/4.3.3 |

  Scenario Outline: More than one piece of a colour
    Given the rules <rules>
    And the position "4k3/8/8/4b3/8/2N5/8/3KR3 w - - 0 1"
    When White touches e1
    And White touches c3
    And White touches e5
    Then White must play one of "<moves>"

    Examples:
      | rules              | moves | articles                        |
      | fide-2014/standard | Rxe5+ | fide-2014/4.3.a fide-2014/4.3.b |
      | fide-2018/standard | Rxe5+ | fide-2018/4.3.3                 |
      | fi-team-blitz | Rxe5+ | fide-2018/4.3.3 |
      | fide-2023/standard | Rxe5+ | fide-2023/4.3.3                 |

  @F-10
  Scenario Outline: An own piece and several of the opponent's
    Given the rules <rules>
    And the position "4k3/8/8/1p1p4/8/2N5/P7/4K2R w - - 0 1"
    When White touches c3
    And White touches b5
    And White touches d5
    Then White must play one of "Nxb5"
    When White plays <move> and presses
    And Black claims that a touched piece was not moved
    Then the claim is found correct
    And it rests on "<articles>"
    And White must play one of "Nxb5"

    Examples:
      | rules         | move | articles                        |
      | fide-2014/*   | Ne4  | fide-2014/4.3.a fide-2014/4.3.b |
      | fide-2014/*   | Nxd5 | fide-2014/4.3.a fide-2014/4.3.b |
      | fide-2018/*   | Ne4  | fide-2018/4.3.3                 |
      | fi-team-blitz | Ne4 | fide-2018/4.3.3 |
      | fide-2023/*   | Nxd5 | fide-2023/4.3.3                 |
      | fi-blitz-2014 | Ne4  | fi-blitz-2014/10                |
      | fi-blitz-2014 | Nxd5 | fi-blitz-2014/10                |
      | fi-team-blitz | Nxd5 | fide-2018/4.3.3                 |

  @F-10
  Scenario Outline: The first that can be captured, by the first that can move
    Given the rules <rules>
    And the position "4k3/8/8/1p1p3p/8/2N5/PP6/RK6 w - - 0 1"
    When White touches a1
    And White touches c3
    And White touches h5
    And White touches b5
    Then White must play one of "<moves>"

    Examples:
      | rules                                 | moves                     | articles                        |
      | fide-2014/standard                    | Nxb5                      | fide-2014/4.3.a fide-2014/4.3.b |
      | fi-blitz-2014                         | Nxb5                      | fi-blitz-2014/10                |
      | fide-2018/standard fide-2023/standard | Na4 Nd1 Ne2 Ne4 Nxb5 Nxd5 | fide-2018/4.3.3 fide-2023/4.3.3 |
      | fi-team-blitz | Na4 Nd1 Ne2 Ne4 Nxb5 Nxd5 | fide-2018/4.3.3 |

  Scenario Outline: The same, and another move is made
    Given the rules <rules>
    And the position "4k3/8/8/1p1p3p/8/2N5/PP6/RK6 w - - 0 1"
    When White touches a1
    And White touches c3
    And White touches h5
    And White touches b5
    And White plays Nxd5
    And White presses the clock
    And Black claims that a touched piece was not moved
    Then <outcome>

    Examples:
      | rules         | outcome                    | articles                         |
      | fide-2014/*   | the claim is found correct | fide-2014/4.3.c                  |
      | fi-blitz-2014 | the claim is found correct | fi-blitz-2014/10 fide-2014/4.3.c |
      | fide-2018/*   | the claim is refused       | fide-2018/4.3.3                  |
      | fide-2023/*   | the claim is refused       | fide-2023/4.3.3                  |
      | fi-team-blitz | the claim is refused       | fide-2018/4.3.3                  |

  @F-10
  Scenario Outline: Both rules cannot be kept: the piece touched first binds
    Given the rules <rules>
    And the position "4k3/8/8/1p1p4/P7/8/7R/1N2K3 w - - 0 1"
    When White touches <first>
    And White touches <then>
    And White touches d5
    Then White must play one of "<moves>"

    Examples:
      | rules              | first | then | moves       | articles                                        |
      | fide-2014/standard | b1    | b5   | Na3 Nc3 Nd2 | fide-2014/4.3.a fide-2014/4.3.b fide-2014/4.3.c |
      | fide-2014/standard | b5    | b1   | axb5        | fide-2014/4.3.a fide-2014/4.3.b fide-2014/4.3.c |
      | fi-blitz-2014      | b5    | b1   | axb5        | fi-blitz-2014/10                                |

  @F-10
  Scenario Outline: One of each is another rule than several of each
    Given the rules <rules>
    And the position "4k3/7p/8/1p6/8/2N5/PP6/RK6 w - - 0 1"
    When White touches a1
    And White touches c3
    And White touches b5
    Then White must play one of "Nxb5"
    When White plays Nxb5 and presses
    And Black plays h6 and presses
    And White touches h6
    And White touches b5
    Then White must play one of "Na3 Na7 Nc3 Nc7+ Nd4 Nd6+"

    Examples:
      | rules              | articles                                        |
      | fide-2014/standard | fide-2014/4.3.a fide-2014/4.3.b fide-2014/4.3.c |

  Scenario Outline: King and rook are castling
    Given the rules <rules>
    And the position "4k3/8/8/8/8/8/PPPPPPPP/R3K2R w KQ - 0 1"
    When White touches e1
    And White touches h1
    Then White must play one of "O-O"
    When White plays Kf1 and presses
    And Black claims that a touched piece was not moved
    Then the claim is found correct
    And White must play one of "O-O"

    Examples:
      | rules           | articles                                                                    |
      | fide-*/standard | fide-2014/4.4.a fide-2014/4.4 fide-2018/4.4 fide-2018/4.4.1 fide-2023/4.4 fide-2023/4.4.1 |

  Scenario Outline: Rook and king, and the rook cannot move: the other side is still open
    Given the rules <rules>
    And the position "4k3/8/8/8/8/8/PPPP1PPP/R3K1NR w KQ - 0 1"
    When White touches h1
    And White touches e1
    Then White must play one of "Kd1 Ke2 Kf1 O-O-O"

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/4.4.b fide-2018/4.4.2 fide-2023/4.4.2 |

  Scenario Outline: King and rook, and castling is not possible
    Given the rules <rules>
    And the position "4kr2/8/8/8/8/8/8/4K2R w K - 0 1"
    When White touches e1
    And White touches h1
    Then White must play one of "Kd1 Kd2 Ke2"

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/4.4.c fide-2018/4.4.3 fide-2023/4.4.3 |

  Scenario Outline: A piece that cannot be played with binds to nothing
    Given the rules <rules>
    And the position "4r2k/8/8/8/8/8/4B3/4K3 w - - 0 1"
    When White touches e2
    Then White may play any legal move
    When White plays Kd2 and presses
    And Black claims that a touched piece was not moved
    Then the claim is refused

    Examples:
      | rules           | articles                                  |
      | fide-*/standard | fide-2014/4.5 fide-2018/4.5 fide-2023/4.5 |

  Scenario Outline: Announced adjusting does not cost the complaint
    Given the rules <rules>
    When White touches e2
    And White plays Nf3 and presses
    And Black says "I adjust"
    And Black straightens d7
    And Black claims that a touched piece was not moved
    Then the claim is found correct
    And White must play one of "e3 e4"

    Examples:
      | rules           | articles                                  |
      | fide-*/standard | fide-2014/4.8 fide-2018/4.8 fide-2023/4.8 |

  @F-33
  Scenario Outline: That a piece could not move is why another might
    Given the rules <rules>
    And the position "4r2k/8/8/8/8/8/4B3/4K3 w - - 0 1"
    When White touches e2
    And White plays Kd2 and presses
    Then the arbiter is not asked
    When Black claims that a touched piece was not moved
    Then the claim is refused
    And it rests on "<articles>"
    And it does not rest on "<not>"

    Examples:
      | rules              | articles      | not             |
      | fide-2014/standard | fide-2014/4.5 | fide-2014/4.3.a |
      | fide-2018/standard | fide-2018/4.5 | fide-2018/4.3.1 |
      | fide-2023/standard | fide-2023/4.5 | fide-2023/4.3.1 |

  Scenario Outline: Two pieces touched and no move made yet
    Given the rules <rules>
    When White touches d2
    And White touches e2
    And Black claims that a touched piece was not moved
    Then the claim is refused
    And it rests on "<articles>"
    And White must play one of "d3 d4"

    Examples:
      | rules              | articles         |
      | fide-2014/standard | fide-2014/4.3.a  |
      | fide-2018/standard | fide-2018/4.3.1  |
      | fide-2023/standard | fide-2023/4.3.1  |
      | fi-blitz-2014      | fi-blitz-2014/10 |

  Scenario Outline: A touched piece was not moved, and what was moved instead is no legal move
    Given the rules <rules>
    When at 0:01.0 White touches b1
    And at 0:02.0 White puts e2 on e5
    And at 0:03.0 White presses the clock
    And at 0:04.0 Black claims that a touched piece was not moved
    Then <outcome>

    Examples:
      | rules              | outcome                                  | articles                         |
      | fide-2014/standard | White must play one of "Na3 Nc3"         | fide-2014/7.5.a fide-2014/4.3.a  |
      | fide-2018/standard | White must play one of "Na3 Nc3"         | fide-2018/7.5.1 fide-2018/4.3.1  |
      | fide-2023/standard | White must play one of "Na3 Nc3"         | fide-2023/7.5.1 fide-2023/4.3.1  |
      | fi-blitz-2014      | the claim is refused                     | fi-blitz-2014/10                 |
