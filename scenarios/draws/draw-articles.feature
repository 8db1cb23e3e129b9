Feature: Draw claims, article by article
  Repetition and fifty moves draw when the player having the move says so in
  time, and rightly. Five appearances and seventy-five moves need nobody.

  Scenario Outline: The position has just appeared for the third time
    Given the rules <rules>
    And the position "r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 50"
    When the players go on "Kf1 Kf8 Kg1 Kg8 Kf1 Kf8 Kg1 Kg8"
    Then play goes on
    When White claims a threefold repetition
    Then the claim is found correct
    And the game is drawn
    And no clock runs

    Examples:
      | rules              | articles                                                                                     |
      | fide-2014/standard | fide-2014/5.2.d fide-2014/9.2 fide-2014/9.2.b fide-2014/9.2.p2 fide-2014/9.5 fide-2014/9.5.a |
      | fide-2018/standard | fide-2018/9.2.1 fide-2018/9.2.1.2 fide-2018/9.2.2 fide-2018/9.5.1 fide-2018/9.5.2            |
      | fide-2023/standard | fide-2023/9.2 fide-2023/9.2.2 fide-2023/9.2.3 fide-2023/9.5.1 fide-2023/9.5.2                |

  Scenario Outline: It is the opponent's to claim
    Given the rules <rules>
    And the position "r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 50"
    When the players go on "Kf1 Kf8 Kg1 Kg8 Kf1 Kf8 Kg1 Kg8"
    And Black claims a threefold repetition
    Then it is refused
    And play goes on

    Examples:
      | rules           |
      | fide-*/standard |

  Scenario Outline: The same pieces, but the other player to move
    Given the rules <rules>
    And the position "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 50"
    When the players go on "Ra2 Kf8 Ra1 Kg8 Ra3 Kf8 Ra2 Kg8 Ra1"
    And Black claims a threefold repetition
    Then the claim is refused
    And White has 2:00 more

    Examples:
      | rules           | articles                                                                                         |
      | fide-*/standard | fide-2014/9.2.p2 fide-2014/9.5.b fide-2018/9.2.2 fide-2018/9.5.3 fide-2023/9.2.3 fide-2023/9.5.3 |

  Scenario Outline: The written move would bring the third appearance
    Given the rules <rules>
    And the position "r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 50"
    When the players go on "Kf1 Kf8 Kg1 Kg8 Kf1 Kf8 Kg1"
    And Black writes down Kg8 to claim with it
    And Black claims a threefold repetition
    Then the claim is found correct
    And the game is drawn

    Examples:
      | rules              | articles                                                      |
      | fide-2014/standard | fide-2014/5.2.d fide-2014/9.2 fide-2014/9.2.a fide-2014/9.5.a |
      | fide-2018/standard | fide-2018/9.2.1 fide-2018/9.2.1.1 fide-2018/9.5.2             |
      | fide-2023/standard | fide-2023/9.2 fide-2023/9.2.1 fide-2023/9.5.2                 |

  Scenario Outline: How the intended move is fixed
    Given the rules <rules>
    And the position "r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 50"
    When the players go on "Kf1 Kf8 Kg1 Kg8 Kf1 Kf8 Kg1"
    And Black <fixes>
    Then <outcome>

    Examples:
      | rules                               | fixes                                           | outcome                                         | articles          |
      | fide-2014/standard                  | tells the arbiter the move Kg8 to claim with it | the arbiter is asked, and "play on" is proposed | fide-2014/9.2.a   |
      | fide-2014/standard                  | enters Kg8 on the device to claim with it       | the arbiter is asked, and "play on" is proposed | fide-2014/9.2.a   |
      | fide-2014/standard                  | writes down Kg8 to claim with it                | nothing more happens                            | fide-2014/9.2.a   |
      | fide-2018/standard                  | tells the arbiter the move Kg8 to claim with it | the arbiter is asked, and "play on" is proposed | fide-2018/9.2.1.1 |
      | fide-2018/standard                  | enters Kg8 on the device to claim with it       | the arbiter is asked, and "play on" is proposed | fide-2018/9.2.1.1 |
      | fide-2018/standard                  | writes down Kg8 to claim with it                | nothing more happens                            | fide-2018/9.2.1.1 |
      | fide-2023/standard                  | tells the arbiter the move Kg8 to claim with it | the arbiter is asked, and "play on" is proposed | fide-2023/9.2.1   |
      | fide-2023/standard                  | enters Kg8 on the device to claim with it       | nothing more happens                            | fide-2023/9.2.1   |
      | fide-2023/standard                  | writes down Kg8 to claim with it                | nothing more happens                            | fide-2023/9.2.1   |
      | fide-2014/rapid-* fide-2014/blitz-* | tells the arbiter the move Kg8 to claim with it | nothing more happens                            | fide-2014/9.2.a   |
      | fide-2018/rapid-* fide-2018/blitz-* | tells the arbiter the move Kg8 to claim with it | nothing more happens                            | fide-2018/9.2.1.1 |
      | fide-2023/rapid-* fide-2023/blitz-* | tells the arbiter the move Kg8 to claim with it | nothing more happens                            | fide-2023/9.2.1   |

  Scenario Outline: Fifty moves by each have been made
    Given the rules <rules>
    And the position "r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 98 90"
    When the players go on "Ra2 Rb8"
    Then play goes on
    When White claims fifty moves
    Then the claim is found correct
    And the game is drawn

    Examples:
      | rules              | articles                                                      |
      | fide-2014/standard | fide-2014/5.2.e fide-2014/9.3 fide-2014/9.3.b fide-2014/9.5.a |
      | fi-blitz-2014 | fide-2014/5.2.e fide-2014/9.3 fide-2014/9.3.b fide-2014/9.5.a |
      | fide-2018/standard | fide-2018/9.3 fide-2018/9.3.2 fide-2018/9.5.2                 |
      | fide-2023/standard | fide-2023/9.3 fide-2023/9.3.2 fide-2023/9.5.2                 |

  Scenario Outline: One move of fifty is missing
    Given the rules <rules>
    And the position "r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 98 90"
    When the players go on "Ra2"
    And Black claims fifty moves
    Then the claim is refused
    And White has 2:00 more
    And Black's clock runs

    Examples:
      | rules              | articles                        |
      | fide-2014/standard | fide-2014/9.3.b fide-2014/9.5.b |
      | fide-2018/standard | fide-2018/9.3.2 fide-2018/9.5.3 |
      | fide-2023/standard | fide-2023/9.3.2 fide-2023/9.5.3 |

  Scenario Outline: The written move would be the fiftieth
    Given the rules <rules>
    And the position "r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 98 90"
    When the players go on "Ra2"
    And Black writes down Rb8 to claim with it
    And Black claims fifty moves
    Then the claim is found correct
    And the game is drawn

    Examples:
      | rules              | articles                                      |
      | fide-2014/standard | fide-2014/9.3 fide-2014/9.3.a fide-2014/9.5.a |
      | fide-2018/standard | fide-2018/9.3 fide-2018/9.3.1 fide-2018/9.5.2 |
      | fide-2023/standard | fide-2023/9.3 fide-2023/9.3.1 fide-2023/9.5.2 |

  Scenario Outline: The written move is a pawn move
    Given the rules <rules>
    And the position "r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 98 90"
    When the players go on "Ra2"
    And Black writes down g6 to claim with it
    And Black claims fifty moves
    Then the claim is refused
    And White has 2:00 more
    And Black must play one of "g6"

    Examples:
      | rules              | articles                        |
      | fide-2014/standard | fide-2014/9.3.a fide-2014/9.5.b |
      | fide-2018/standard | fide-2018/9.3.1 fide-2018/9.5.3 |
      | fide-2023/standard | fide-2023/9.3.1 fide-2023/9.5.3 |

  Scenario Outline: Fifty moves and a piece touched
    Given the rules <rules>
    And the position "r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 98 90"
    When the players go on "Ra2 Rb8"
    And White touches a2
    And White claims fifty moves
    Then the claim is refused
    And nobody gets time

    Examples:
      | rules           | articles                                  |
      | fide-*/standard | fide-2014/9.4 fide-2018/9.4 fide-2023/9.4 |

  Scenario Outline: A claim found incorrect is still an offer
    Given the rules <rules>
    And the position "r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 50"
    When the players go on "Kf1 Kf8"
    And White claims fifty moves
    Then the claim is refused
    And White's offer is open
    When Black accepts the draw
    Then the game is drawn

    Examples:
      | rules              | articles                          |
      | fide-2014/standard | fide-2014/9.1.b.3 fide-2014/9.5.b |
      | fide-2018/standard | fide-2018/9.1.2.3 fide-2018/9.5.3 |
      | fide-2023/standard | fide-2023/9.1.2.3 fide-2023/9.5.3 |

  Scenario Outline: Five appearances one after the other need no claim
    Given the rules <rules>
    And the position "r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 50"
    When the players go on "Kf1 Kf8 Kg1 Kg8 Kf1 Kf8 Kg1 Kg8 Kf1 Kf8 Kg1 Kg8 Kf1 Kf8 Kg1"
    Then play goes on
    When Black plays Kg8
    Then the game is drawn

    Examples:
      | rules           | articles                                                                                  |
      | fide-*/standard | fide-2014/9.6 fide-2014/9.6.a fide-2018/9.6 fide-2018/9.6.1 fide-2023/9.6 fide-2023/9.6.1 |

  Scenario Outline: Seventy-five moves by each need no claim
    Given the rules <rules>
    And the position "r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 148 120"
    When the players go on "Ra2"
    Then play goes on
    When Black plays Rb8
    Then the game is drawn

    Examples:
      | rules           | articles                                                                                  |
      | fide-*/standard | fide-2014/9.6 fide-2014/9.6.b fide-2018/9.6 fide-2018/9.6.2 fide-2023/9.6 fide-2023/9.6.2 |

  Scenario Outline: Mate by the seventy-fifth move wins
    Given the rules <rules>
    And the position "r5k1/5ppp/8/8/8/8/5PPP/6K1 w - - 148 120"
    When the players go on "Kh1"
    And Black plays Ra1#
    Then Black wins

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/5.1.a fide-2018/5.1.1 fide-2023/5.1.1 |

  Scenario Outline: A capture made at once declines an offer once
    Given the rules <rules>
    And the game has gone "e4 d5 Nc3"
    When White offers a draw
    And Black plays dxe4
    Then the offer lapses once

    Examples:
      | rules           | articles                                                |
      | fide-*/standard | fide-2014/9.1.b.1 fide-2018/9.1.2.1 fide-2023/9.1.2.1 |
      | fi-blitz-2014 | fide-2014/9.1.b.1 |

  Scenario Outline: The event bars draws before move thirty
    Given the rules <rules>
    And the event decides "draw-offer-restriction" is "30"
    And the position "r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 20"
    When White plays Ra2
    And White offers a draw
    Then "barred offer" is noted against White
    When White presses the clock
    And Black accepts the draw
    Then the arbiter is asked, and "a draw" is proposed
    And it is the draw that White offered
    And play goes on
    When <ruling>
    Then <outcome>

    Examples:
      | rules           | ruling                       | outcome           | articles                                        |
      | fide-*/standard | the arbiter does as proposed | the game is drawn | fide-2014/9.1.a fide-2018/9.1.1 fide-2023/9.1.1 |
      | fi-blitz-2014 | the arbiter does as proposed | the game is drawn | fide-2014/9.1.a |
      | fi-team-blitz | the arbiter does as proposed | the game is drawn | fide-2018/9.1.1 |
      | fide-*/standard | the arbiter lets play go on  | play goes on      | fide-2014/9.1.a fide-2018/9.1.1 fide-2023/9.1.1 |
      | fi-blitz-2014 | the arbiter lets play go on | play goes on | fide-2014/9.1.a |
      | fi-team-blitz | the arbiter lets play go on | play goes on | fide-2018/9.1.1 |

  Scenario Outline: The event bars draws before move thirty, and it is move thirty-one
    Given the rules <rules>
    And the event decides "draw-offer-restriction" is "30"
    And the position "r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 31"
    When White plays Ra2
    And White offers a draw
    And White presses the clock
    And Black accepts the draw
    Then the game is drawn

    Examples:
      | rules           | articles                                                                              |
      | fide-*/standard | fide-2014/9.1.b.1 fide-2014/9.1.b fide-2018/9.1.2 fide-2018/9.1.2.1 fide-2023/9.1.2 fide-2023/9.1.2.1 |

  Scenario Outline: A draw offered in time, and accepted
    Given the rules <rules>
    And the game has gone "e4 e5"
    When White plays Nf3
    And White offers a draw
    And White presses the clock
    And Black accepts the draw
    Then the game is drawn
    And the score is "½-½"

    Examples:
      | rules           | articles                                                                                                                              |
      | fide-*/standard | fide-2014/5.2.c fide-2014/9.1.b.1 fide-2018/5.2.3 fide-2014/9.1.b fide-2018/9.1.2 fide-2018/9.1.2.1 fide-2023/5.2.3 fide-2023/9.1.2 fide-2023/9.1.2.1 |

  Scenario Outline: An offer ends when the opponent touches a piece, and cannot be taken back before
    Given the rules <rules>
    And the game has gone "e4 e5"
    When White plays Nf3
    And White offers a draw
    And White withdraws the offer
    Then White's offer is open
    When White presses the clock
    And Black says "I adjust"
    And Black straightens e5
    Then White's offer is open
    When Black touches b8
    Then no offer is open
    When Black accepts the draw
    Then it is refused
    And play goes on

    Examples:
      | rules           | articles                                              |
      | fide-*/standard | fide-2014/9.1.b.1 fide-2018/9.1.2.1 fide-2023/9.1.2.1 |
      | fi-blitz-2014 | fide-2014/9.1.b.1 |

  Scenario Outline: A draw agreed before both have moved
    Given the rules <rules>
    When White plays e4
    And White offers a draw
    And White presses the clock
    And Black accepts the draw
    Then <outcome>

    Examples:
      | rules                                 | outcome           | articles                        |
      | fide-2014/standard                    | the game is drawn | fide-2014/5.2.c                 |
      | fi-blitz-2014 | the game is drawn | fide-2014/5.2.c |
      | fide-2018/standard fide-2023/standard | it is refused     | fide-2018/5.2.3 fide-2023/5.2.3 |

  Scenario Outline: Both players note an offer
    Given the rules <rules>
    And both players keep score on paper
    When White plays e4
    And White offers a draw
    And White writes "e4 (=)"
    And White presses the clock
    And Black writes "e4"
    And Black plays e5 and presses
    Then White's scoresheet has no flaw
    And Black's scoresheet has this flaw: "offer not marked"

    Examples:
      | rules           | articles                                              |
      | fide-*/standard | fide-2014/9.1.b.2 fide-2018/9.1.2.2 fide-2023/9.1.2.2 |

  @F-34
  Scenario Outline: A draw that the event bars is a matter of consent
    Given the rules <rules>
    And the event decides "draw-offer-restriction" is "30"
    And the position "r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 20"
    When White plays Ra2
    And White offers a draw
    And White presses the clock
    And Black accepts the draw
    Then the arbiter is asked, and "a draw" is proposed
    And the question reads "the draw on { $whose } offer comes at a move for which the event bars it: whether the arbiter consents"
    When Black accepts the draw
    Then the arbiter is not asked
    When the arbiter does as proposed
    Then the game is drawn

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/9.1.a fide-2018/9.1.1 fide-2023/9.1.1 |

  @F-34 @fi-team-blitz/10
  Scenario Outline: A claim that the code has put out of force
    Given the rules fi-team-blitz
    And the game has gone "e4 e5"
    When at 0:05.0 White claims <claim>
    Then the refusal reads "The rules in force here have no such claim."
    And White's clock runs

    Examples:
      | claim                  |
      | a threefold repetition |
      | fifty moves            |
