Feature: Illegal moves, article by article
  An illegal move is completed by the press. Found in time it is undone, costs
  time at first and the game the second time.

  Scenario Outline: Not completed before the press
    Given the rules <rules>
    And the position "4r1k1/5ppp/8/8/8/8/5PPP/4K1N1 w - - 0 20"
    When White puts g1 on f3
    And White plays Ne2 and presses
    And Black claims an illegal move
    Then the claim is refused
    And White has 0 illegal moves

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/7.5.a fide-2018/7.5.1 fide-2023/7.5.1 |
      | fi-team-blitz | fide-2018/7.5.1 |

  Scenario Outline: A king taken is nothing before the press either
    Given the rules <rules>
    And the position "4r1k1/5ppp/8/8/8/8/5PPP/4K1N1 w - - 0 20"
    When White puts g1 on f3 and presses
    And Black puts e8 on e1
    And Black plays Re6 and presses
    And White claims an illegal move
    Then the claim is refused
    And Black has 0 illegal moves

    Examples:
      | rules           | articles                                      |
      | fide-*/standard | fide-2014/1.2 fide-2018/1.4.1 fide-2023/1.4.1 |

  Scenario Outline: Found by the opponent or by the arbiter, it is undone and the touched piece is due
    Given the rules <rules>
    And the position "4r1k1/5ppp/8/8/8/8/5PPP/4K1N1 w - - 0 20"
    When White puts g1 on f3 and presses
    Then White has completed an illegal move
    When <found>
    Then White has 1 illegal move
    And Black has 2:00 more
    And White must play one of "Ne2"
    And White's clock runs

    Examples:
      | rules           | found                             | articles                                                                                        |
      | fide-*/standard | Black claims an illegal move      | fide-2014/7.5.a fide-2014/7.5.b fide-2018/7.5.1 fide-2018/7.5.5 fide-2023/7.5.1 fide-2023/7.5.5 |
      | fide-*/standard | the arbiter sees the illegal move | fide-2014/7.5.a fide-2014/7.5.b fide-2018/7.5.1 fide-2018/7.5.5 fide-2023/7.5.1 fide-2023/7.5.5 |

  Scenario Outline: The touched piece has no legal move
    Given the rules <rules>
    And the position "4r1k1/5ppp/8/8/8/8/5PPP/4KR2 w - - 0 20"
    When White puts f1 on g1 and presses
    And Black claims an illegal move
    Then White may play any legal move

    Examples:
      | rules           | articles                                                                                  |
      | fide-*/standard | fide-2014/7.5.a fide-2014/4.5 fide-2018/7.5.1 fide-2018/4.5 fide-2023/7.5.1 fide-2023/4.5 |

  Scenario Outline: The arbiter sees it in play that he does not watch throughout
    Given the rules <rules>
    And the time control "3 min"
    And the position "4r1k1/5ppp/8/8/8/8/5PPP/4K1N1 w - - 0 20"
    When White puts g1 on f3 and presses
    And the arbiter sees the illegal move
    Then <outcome>

    Examples:
      | rules                        | outcome             | articles                        |
      | fide-2014/*-unsupervised     | Black wins          | fide-2014/A.4.b                 |
      | fide-2018/rapid-unsupervised | Black has 2:00 more | fide-2018/A.4.2 fide-2018/7.5.5 |
      | fide-2018/blitz-unsupervised | Black has 1:00 more | fide-2018/A.4.2 fide-2018/B.2   |
      | fide-2023/rapid-unsupervised | Black has 1:00 more | fide-2023/A.5.2 fide-2023/A.3   |
      | fide-2023/blitz-unsupervised | Black has 1:00 more | fide-2023/A.5.2 fide-2023/B.3   |

  Scenario Outline: He sees it after the reply
    Given the rules <rules>
    And the time control "3 min"
    And the position "4r1k1/5ppp/8/8/8/8/5PPP/4K1N1 w - - 0 20"
    When White puts g1 on f3 and presses
    And Black plays h6
    And the arbiter sees the illegal move
    Then it is refused
    And White has 0 illegal moves

    Examples:
      | rules                 | articles                                        |
      | fide-*/*-unsupervised | fide-2014/A.4.b fide-2018/A.4.2 fide-2023/A.5.2 |
      | fi-team-blitz | fide-2018/A.4.2 |

  Scenario Outline: The second illegal move
    Given the rules <rules>
    And the position "<position>"
    When White puts e1 on e3 and presses
    And Black claims an illegal move
    And White plays Kd1 and presses
    And Black plays Kg7 and presses
    And White puts d1 on d3 and presses
    And Black claims an illegal move
    Then White has 2 illegal moves
    And <outcome>

    Examples:
      | rules           | position                         | outcome           | articles                                        |
      | fide-*/standard | r5k1/8/8/8/8/8/P7/4K3 w - - 0 20 | Black wins        | fide-2014/7.5.b fide-2018/7.5.5 fide-2023/7.5.5 |
      | fide-*/standard | 6k1/8/8/8/8/8/P7/4K3 w - - 0 20  | the game is drawn | fide-2014/7.5.b fide-2018/7.5.5 fide-2023/7.5.5 |

  Scenario Outline: One illegal move by each player
    Given the rules <rules>
    And the position "r5k1/8/8/8/8/8/P7/4K3 w - - 0 20"
    When White puts e1 on e3 and presses
    And Black claims an illegal move
    And White plays Kd1 and presses
    And Black puts g8 on g6 and presses
    And White claims an illegal move
    Then White has 1 illegal move
    And Black has 1 illegal move
    And play goes on

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/7.5.b fide-2018/7.5.5 fide-2023/7.5.5 |

  Scenario Outline: A pawn left on the last rank becomes a queen
    Given the rules <rules>
    And the position "8/4P2k/8/8/8/8/r7/4K3 w - - 0 1"
    When White puts e7 on e8 and presses
    And the arbiter sees the illegal move
    Then the position is "4Q3/7k/8/8/8/8/r7/4K3 b"
    And Black has 2:00 more
    And White has 1 illegal move

    Examples:
      | rules           | articles                                           |
      | fide-*/standard | fide-2014/7.5.a.p2 fide-2018/7.5.2 fide-2023/7.5.2 |

  Scenario Outline: A pawn exchanged before the press is no offence
    Given the rules <rules>
    And the position "8/4P2k/8/8/8/8/r7/4K3 w - - 0 1"
    When White puts e7 on e8
    And White puts a new queen on e8
    And White lets go
    And White presses the clock
    And Black claims an illegal move
    Then the claim is refused
    And White has 0 illegal moves

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/7.5.a fide-2018/7.5.1 fide-2023/7.5.1 |
      | fi-team-blitz | fide-2018/7.5.1 |

  Scenario Outline: The clock pressed without a move
    Given the rules <rules>
    And the game has gone "e4 e5"
    When White presses the clock
    And Black claims an illegal move
    Then <outcome>
    And White has <count> illegal moves
    And White has the move

    Examples:
      | rules              | outcome                                           | count | articles        |
      | fide-2014/standard | the arbiter is asked, and "a warning" is proposed | 0     | fide-2014/6.2.c |
      | fide-2018/standard | Black has 2:00 more                               | 1     | fide-2018/7.5.3 |
      | fide-2023/standard | Black has 2:00 more                               | 1     | fide-2023/7.5.3 |

  @F-20
  Scenario Outline: There is nothing to press where the move presses the clock
    Given the rules <rules>
    And the board is on a screen that takes legal moves only
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:01.0 White plays e4
    Then Black's clock runs
    And Black may not "press"
    When at 0:02.0 Black presses the clock
    Then it is refused: "move-presses"
    And Black has the move
    And Black's clock runs
    And Black has 0 illegal moves
    When at 0:03.0 Black plays e5
    Then White's clock runs
    And Black has completed 1 move
    When at 0:04.0 White claims an illegal move
    Then the claim is refused

    Examples:
      | rules         | articles                                        |
      | fide-*/*      | fide-2014/6.2.a fide-2018/6.2.1 fide-2023/6.2.1 |
      | fi-blitz-2014 | fi-blitz-2014/8                                 |
      | fi-team-blitz | fide-2018/6.2.1                                 |
      | fi-basics     |                                                 |

  @F-20
  Scenario Outline: No move is made there while the clock stands, and then it presses as any other
    Given the rules <rules>
    And the board is on a screen that takes legal moves only
    When at 0:01.0 the arbiter stops the clock
    And at 0:02.0 White plays e4
    Then it is refused: "clock-stopped"
    When at 0:03.0 the arbiter sets the clock going again
    Then White's clock runs
    When at 0:04.0 White plays e4
    Then Black's clock runs
    And White has completed 1 move
    And White has 0 illegal moves

    Examples:
      | rules    | articles                                        |
      | fide-*/* | fide-2014/6.2.a fide-2018/6.2.1 fide-2023/6.2.1 |

  Scenario Outline: A late press is no press without a move
    Given the rules <rules>
    And the game has gone "e4 e5"
    When White plays Nf3
    And Black plays Nc6
    And White presses the clock
    And Black claims an illegal move
    Then the claim is refused
    And White has 0 illegal moves

    Examples:
      | rules           | articles                                           |
      | fide-*/standard | fide-2014/6.2.a.p2 fide-2018/6.2.2 fide-2023/6.2.2 |

  Scenario Outline: Too late to claim, but the players may agree to put it right
    Given the rules <rules>
    And the time control "3 min"
    And the position "4r1k1/5ppp/8/8/8/8/5PPP/4K1N1 w - - 0 20"
    When White puts g1 on f3 and presses
    And Black plays h6 and presses
    And White agrees to go back to ply 0
    Then Black's clock shows 3:00
    When Black agrees to go back to ply 0
    Then the position is "4r1k1/5ppp/8/8/8/8/5PPP/4K1N1 w"
    And White has 0 illegal moves
    And nobody gets time

    Examples:
      | rules                 | articles                                        |
      | fide-*/*-unsupervised | fide-2014/A.4.b fide-2018/A.4.2 fide-2023/A.5.2 |
      | fi-team-blitz | fide-2018/A.4.2 |

  @F-13
  Scenario Outline: A player admits his own illegal move
    Given the rules <rules>
    And the position "4r1k1/5ppp/8/8/8/8/5PPP/4K1N1 w - - 0 20"
    When at 0:01.0 White puts g1 on f3 and presses
    And at 0:02.0 <meanwhile>
    And at 0:03.0 White claims an illegal move
    Then the claim is found correct
    And the position is "4r1k1/5ppp/8/8/8/8/5PPP/4K1N1 w"
    And White has 1 illegal move
    And Black has <time> more
    And White must play one of "Ne2"
    And White's clock runs

    Examples:
      | rules                      | meanwhile             | time | articles                                                                                        |
      | fide-*/standard            | 1 s pass              | 2:00 | fide-2014/7.5.a fide-2014/7.5.b fide-2018/7.5.1 fide-2018/7.5.5 fide-2023/7.5.1 fide-2023/7.5.5 |
      | fide-*/standard            | Black touches h7      | 2:00 | fide-2014/7.5.a fide-2014/7.5.b fide-2018/7.5.1 fide-2018/7.5.5 fide-2023/7.5.1 fide-2023/7.5.5 |
      | fide-*/standard            | White stops the clock | 2:00 | fide-2014/7.5.a fide-2014/7.5.b fide-2018/7.5.1 fide-2018/7.5.5 fide-2023/7.5.1 fide-2023/7.5.5 |
      | fide-2018/blitz-supervised | 1 s pass              | 1:00 | fide-2018/7.5.1 fide-2018/B.2                                                                   |
      | fide-2023/rapid-supervised | 1 s pass              | 1:00 | fide-2023/7.5.1 fide-2023/A.3                                                                   |

  @F-13
  Scenario Outline: After the reply his claim is taken to be about the reply
    Given the rules <rules>
    And the position "4r1k1/5ppp/8/8/8/8/5PPP/4K1N1 w - - 0 20"
    When at 0:01.0 White puts g1 on f3 and presses
    And at 0:02.0 Black plays h6 and presses
    And at 0:03.0 White claims an illegal move
    Then the claim is refused
    And White has 0 illegal moves
    When at 0:04.0 the arbiter sees the illegal move
    Then White has 1 illegal move
    And the position is "4r1k1/5ppp/8/8/8/8/5PPP/4K1N1 w"

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/7.5.a fide-2018/7.5.1 fide-2023/7.5.1 |

  @F-13
  Scenario Outline: A player admits what is treated as an illegal move
    Given the rules <rules>
    And the position "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
    When at 0:01.0 <move>
    And at 0:02.0 White presses the clock
    And at 0:03.0 <said>
    And at 0:04.0 White claims an illegal move
    Then the claim is found correct
    And White has 1 illegal move
    And Black has 2:00 more

    Examples:
      | rules                                 | move            | said                                  | articles                        |
      | fide-2018/standard fide-2023/standard | 1 s pass        | 1 s pass                              | fide-2018/7.5.3 fide-2023/7.5.3 |
      | fide-2018/standard fide-2023/standard | White plays O-O | White says that White used both hands | fide-2018/7.5.4 fide-2023/7.5.4 |

  @F-13
  Scenario Outline: Where only the arbiter or the opponent may raise it, an admission finds nothing
    Given the rules <rules>
    And the time control "3 min"
    And the position "4r1k1/5ppp/8/8/8/8/5PPP/4K1N1 w - - 0 20"
    When White puts g1 on f3 and presses
    And White claims an illegal move
    Then the claim is refused
    And White has 0 illegal moves
    And play goes on
    When Black claims an illegal move
    Then the claim is found correct

    Examples:
      | rules                 | articles                                        |
      | fide-*/*-unsupervised | fide-2014/A.4.b fide-2018/A.4.2 fide-2023/A.5.2 |
      | fi-team-blitz | fide-2018/A.4.2 |
      | fi-blitz-2014         | fi-blitz-2014/13.d                              |
      | fi-team-blitz         | fi-team-blitz/2                                 |

  @F-33
  Scenario Outline: Without enough arbiters another article completes an illegal move
    Given the rules <rules>
    When at 0:01.0 White puts e2 on e5
    Then the arbiter is not asked
    When at 0:01.5 White presses the clock
    Then it rests on "<articles>"
    And it does not rest on "<not>"

    Examples:
      | rules                        | articles                            | not                             |
      | fide-2014/standard           | fide-2014/7.5.a                     | fide-2014/A.4.b                 |
      | fide-2014/rapid-unsupervised | fide-2014/A.4.b                     | fide-2014/7.5.a                 |
      | fide-2014/blitz-unsupervised | fide-2014/A.4.b fide-2014/B.4       | fide-2014/7.5.a                 |
      | fi-blitz-2014                | fi-blitz-2014/12.c                  | fide-2014/7.5.a fide-2014/A.4.b |

  @F-34
  Scenario Outline: What a press leaves is told as no legal move, not as a want of legal moves
    Given the rules <rules>
    When at 0:01.0 White puts e2 on e5
    And at 0:01.5 White presses the clock
    Then it is told "{ $who } pressed. What stands on the board is no legal move. { $what }"
    And all of it is told in three languages

    Examples:
      | rules              |
      | fide-2014/standard |
      | fide-2018/standard |
      | fide-2023/standard |
      | fi-blitz-2014      |
