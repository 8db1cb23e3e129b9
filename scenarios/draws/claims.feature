Feature: Draw claims and what they cost

  @S-28
  Scenario Outline: Wrong repetition claim on an intended move
    Given the rules <rules>
    And the position "r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 50"
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:01.0 the players go on "Kf1 Kf8 Kg1 Kg8 Kf1 Kf8"
    And at 0:10.0 White writes down Kg1 to claim with it
    And at 0:11.0 White stops the clock
    And White claims a threefold repetition
    Then the claim is refused
    And Black has <time> more
    And White must play one of "Kg1"
    And White's offer is open

    Examples:
      | rules                        | time | articles                                                                                  |
      | fide-2014/standard           | 2:00 | fide-2014/9.2.a fide-2014/9.5.b fide-2014/9.1.b.3                                         |
      | fide-2018/standard           | 2:00 | fide-2018/9.2.1.1 fide-2018/9.5.3 fide-2018/9.1.2.3                                       |
      | fide-2023/standard           | 2:00 | fide-2023/9.2.1 fide-2023/9.5.3 fide-2023/9.1.2.3                                         |
      | fide-2018/blitz-unsupervised | 1:00 | fide-2018/9.5.3 fide-2018/B.2                                                             |
      | fide-2023/blitz-unsupervised | 1:00 | fide-2023/9.5.3 fide-2023/A.3 fide-2023/B.3                                               |

  @S-28
  Scenario Outline: The claim stops the clock, and cannot be taken back
    Given the rules <rules>
    And the position "r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 50"
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:01.0 the players go on "Kf1 Kf8 Kg1 Kg8 Kf1 Kf8 Kg1"
    And at 0:10.0 Black claims a threefold repetition
    Then the claim is refused

    Examples:
      | rules    | articles                                  |
      | fide-*/* | fide-2014/9.5 fide-2018/9.5.1 fide-2023/9.5.1 |

  @S-29
  Scenario Outline: Piece touched before the claim
    Given the rules <rules>
    And the position "r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 50"
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:01.0 the players go on "Kf1 Kf8 Kg1 Kg8 Kf1 Kf8 Kg1 Kg8"
    And at 0:12.0 White touches g1
    And at 0:13.0 White claims a threefold repetition
    Then the claim is refused
    And nobody gets time
    And White must play one of "Kf1 Kh1"

    Examples:
      | rules    | articles                                                                                  |
      | fide-*/* | fide-2014/9.4 fide-2014/4.3.a fide-2018/9.4 fide-2018/4.3.1 fide-2023/9.4 fide-2023/4.3.1 |

  @S-29
  Scenario Outline: The right to claim returns on the next move
    Given the rules <rules>
    And the position "r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 50"
    When at 0:01.0 the players go on "Kf1 Kf8 Kg1 Kg8 Kf1 Kf8 Kg1 Kg8"
    And at 0:12.0 White touches g1
    And at 0:13.0 White claims a threefold repetition
    Then the claim is refused
    When at 0:14.0 the players go on "Kf1 Kf8"
    And at 0:20.0 White claims a threefold repetition
    Then the game is drawn

    Examples:
      | rules    | articles                                  |
      | fide-*/* | fide-2014/9.4 fide-2018/9.4 fide-2023/9.4 |

  @S-67
  Scenario Outline: Wrong claim in rapid, move declared but not written
    Given the rules <rules>
    And the position "r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 50"
    And the time control "15 min"
    And White has 2:00.0 and Black has 2:00.0 on the clock
    When at 0:01.0 the players go on "Kf1 Kf8 Kg1 Kg8 Kf1 Kf8"
    And at 0:10.0 White stops the clock
    And White tells the arbiter the move Kg1 to claim with it
    And White claims a threefold repetition
    Then the claim is refused
    And Black has <time> more
    And White must play one of "Kg1"

    Examples:
      | rules                        | time | articles                                      |
      | fide-2018/rapid-unsupervised | 2:00 | fide-2018/A.2 fide-2018/9.5.3                 |
      | fide-2023/rapid-unsupervised | 1:00 | fide-2023/A.2 fide-2023/A.3 fide-2023/9.5.3   |

  @S-69 @fide-2023/6.2.1.1 @fide-2023/9.2.1 @fide-2023/9.5.2
  Scenario: Accepted claim needs no press
    Given the rules fide-2023/standard
    And the position "r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 35"
    And the game has gone "Kf1 Kf8 Kg1 Kg8 Kf1 Kf8 Kg1 Kg8 Kf1 Kf8"
    And the time control "90/40, 30"
    And White has 0:03.0 and Black has 5:00.0 on the clock
    When at 0:01.0 White writes down Kg1 to claim with it
    And at 0:02.0 White stops the clock
    And White claims a threefold repetition
    Then the game is drawn
    And White has completed 40 moves

  @S-68 @fide-2023/9.2.1 @fide-2023/9.5.2 @fide-2023/8.1.1.2
  Scenario: Claim by entry on an electronic scoresheet
    Given the rules fide-2023/standard
    And the event decides "scoresheet-medium" is "paper-or-certified-device"
    And the position "r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 50"
    And the time control "90+30"
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:01.0 the players go on "Kf1 Kf8 Kg1 Kg8 Kf1 Kf8 Kg1 Kg8 Kf1 Kf8"
    And at 0:20.0 White enters Kg1 on the device to claim with it
    And at 0:21.0 White stops the clock
    And White claims a threefold repetition
    Then the game is drawn

  @S-68 @fide-2018/9.2.1.1 @fide-2018/8.1.1
  Scenario: The same entry where the text asks for writing
    Given the rules fide-2018/standard
    And the position "r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 50"
    And the time control "90+30"
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:01.0 the players go on "Kf1 Kf8 Kg1 Kg8 Kf1 Kf8 Kg1 Kg8 Kf1 Kf8"
    And at 0:20.0 White enters Kg1 on the device to claim with it
    Then the arbiter is asked, and "play on" is proposed
    When at 0:30.0 the arbiter does as proposed
    And at 0:40.0 White writes down Kg1 to claim with it
    And White claims a threefold repetition
    Then the game is drawn

  @S-68 @fide-2023/9.2.1
  Scenario: A move only told to the arbiter, where it must be on the scoresheet
    Given the rules fide-2023/standard
    And the position "r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 50"
    When at 0:01.0 the players go on "Kf1 Kf8 Kg1 Kg8 Kf1 Kf8 Kg1 Kg8 Kf1 Kf8"
    And at 0:20.0 White tells the arbiter the move Kg1 to claim with it
    Then the arbiter is asked, and "play on" is proposed

  Scenario Outline: The move claimed with is not legal
    Given the rules <rules>
    And the position "r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 50"
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:01.0 the players go on "Kf1 Kf8 Kg1 Kg8 Kf1 Kf8 Kg1 Kg8"
    And at 0:10.0 White writes down g1 to g3 to claim with it
    And White claims a threefold repetition
    Then the claim is refused
    And Black has 2:00 more
    And White must play one of "Kf1 Kh1"
    And White has 0 illegal moves

    Examples:
      | rules           | articles                                                                                              |
      | fide-*/standard | fide-2014/9.5.b fide-2014/4.3.a fide-2018/9.5.3 fide-2018/4.3.1 fide-2023/9.5.3 fide-2023/4.3.1 |

  @F-23
  Scenario Outline: The next move would bring the third appearance, and it was not fixed
    Given the rules <rules>
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:01.0 the players go on "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1"
    And at 0:10.0 Black claims a threefold repetition
    Then the arbiter is asked, and "play on" is proposed
    And nobody gets time
    And no clock runs
    When the arbiter does as proposed
    Then Black's clock runs
    And nobody gets time
    When at 0:20.0 Black writes down Ng8 to claim with it
    And Black claims a threefold repetition
    Then the claim is found correct
    And the game is drawn

    Examples:
      | rules    | articles                                                                                        |
      | fide-*/* | fide-2014/9.2.a fide-2014/9.5 fide-2018/9.2.1.1 fide-2018/9.5.1 fide-2023/9.2.1 fide-2023/9.5.1 |

  @F-23
  Scenario Outline: The arbiter does not let the player claim again
    Given the rules <rules>
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:01.0 the players go on "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1"
    And at 0:10.0 Black claims a threefold repetition
    And the arbiter finds the claim incorrect
    Then White has 2:00 more
    And Black's offer is open
    And Black's clock runs
    And Black may play any legal move

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/9.5.b fide-2018/9.5.3 fide-2023/9.5.3 |

  @F-23
  Scenario Outline: No move brings a third appearance, or a piece has been touched
    Given the rules <rules>
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:01.0 the players go on "<moves>"
    And <touch>
    And at 0:10.0 Black claims a threefold repetition
    Then the claim is refused
    And the arbiter is not asked
    And <time>

    Examples:
      | rules           | moves                        | touch                          | time                | articles                                        |
      | fide-*/standard | Nf3 Nf6 Ng1                  | at 0:09.0 Black says "I adjust" | White has 2:00 more | fide-2014/9.5.b fide-2018/9.5.3 fide-2023/9.5.3 |
      | fide-*/standard | Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1  | at 0:09.0 Black touches f6     | nobody gets time    | fide-2014/9.4 fide-2018/9.4 fide-2023/9.4       |

  @F-23
  Scenario Outline: What stands on the board looks the same three times and is not, so the claim is about that
    Given the rules <rules>
    And the position "r6k/3p4/8/4P3/8/8/8/4K1N1 b - - 0 1"
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:09.0 the players go on "d5 Nf3 Kg8 Ng1 Kh8 Nf3 Kg8 Ng1 Kh8"
    And at 0:10.0 White claims a threefold repetition
    Then the claim is refused
    And the arbiter is not asked
    And Black has 2:00 more

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/9.5.b fide-2018/9.5.3 fide-2023/9.5.3 |

  @F-23
  Scenario Outline: A repetition is wrongly claimed with another move
    Given the rules <rules>
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:01.0 the players go on "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1"
    And at 0:09.0 Black writes down Nc6 to claim with it
    And at 0:10.0 Black claims a threefold repetition
    Then the claim is refused
    And White has 2:00 more
    And Black must play one of "Nc6"

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/9.5.b fide-2018/9.5.3 fide-2023/9.5.3 |

  @F-26
  Scenario Outline: What the record shows about a claim is told
    Given the rules <rules>
    And the game has gone "Nf3"
    When at 0:05.0 Black claims <claim>
    Then the claim is refused
    And all of it is told in three languages

    Examples:
      | rules           | claim                  |
      | fide-*/standard | a threefold repetition |
      | fide-*/standard | fifty moves            |

  @F-26
  Scenario: A move fixed that is not legal is told
    Given the rules fide-2018/standard
    When at 0:01.0 White writes down e2 to e5 to claim with it
    Then all of it is told in three languages

  Scenario: A move is fixed once, by who has it, and with a piece of his own
    Given the rules fide-2018/standard
    And the game has gone "e4 e5"
    When at 0:01.0 Black writes down e5 to e4 to claim with it
    Then it is refused: "not-your-move"
    When at 0:02.0 White writes down e5 to e4 to claim with it
    Then it is refused: "cannot-fix"
    When at 0:03.0 White writes down a3 to a4 to claim with it
    Then it is refused: "cannot-fix"
    When at 0:04.0 White writes down Nf3 to claim with it
    And at 0:05.0 White writes down Nc3 to claim with it
    Then it is refused: "cannot-fix"

  Scenario: After a move that is not legal no other is fixed
    Given the rules fide-2018/standard
    When at 0:01.0 White writes down e2 to e5 to claim with it
    And at 0:02.0 White writes down Nc3 to claim with it
    Then it is refused: "cannot-fix"

  @fide-2018/9.2.1.1
  Scenario: A slip of form is put to the arbiter once
    Given the rules fide-2018/standard
    When at 0:01.0 White tells the arbiter the move Nf3 to claim with it
    Then the arbiter is asked, and "play on" is proposed
    When at 0:02.0 White tells the arbiter the move Nf3 to claim with it
    Then it is refused: "already-asked"

  Scenario Outline: A claim out of turn, of either kind
    Given the rules fide-2018/standard
    And the game has gone "e4"
    When at 0:01.0 White claims <claim>
    Then it is refused: "not-your-move"

    Examples:
      | claim                  |
      | a threefold repetition |
      | fifty moves            |

  @fi-blitz-2014/14
  Scenario Outline: Seventy-five moves and five appearances are for a player to claim
    Given the rules fi-blitz-2014
    And the position "r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - <quiet> 90"
    When at 0:01.0 the players go on "<moves>"
    Then play goes on
    When at 0:10.0 White claims <claim>
    Then <outcome>

    Examples:
      | quiet | moves                                                                   | claim                  | outcome           |
      | 148   | Ra2 Rb8                                                                 | fifty moves            | the game is drawn |
      | 20    | Kf1 Kf8 Kg1 Kg8 Kf1 Kf8 Kg1 Kg8 Kf1 Kf8 Kg1 Kg8 Kf1 Kf8 Kg1 Kg8         | a threefold repetition | the game is drawn |

  @fide-2018/9.5.3
  Scenario: A wrong claim of fifty moves is wrong though a move would repeat the position
    Given the rules fide-2018/standard
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:01.0 the players go on "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1"
    And at 0:10.0 Black claims fifty moves
    Then the claim is refused
    And the arbiter is not asked
    And White has 2:00 more

  @fide-2018/9.5.3
  Scenario: Who is bound to castle by a wrong claim is bound by the claim
    Given the rules fide-2018/standard
    And the position "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
    When at 0:01.0 White writes down O-O to claim with it
    And at 0:02.0 White claims fifty moves
    Then the claim is refused
    And White must play one of "O-O"
    And White is bound by "fide-2018/9.5.3"
