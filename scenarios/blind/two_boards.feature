Feature: A player who does not see the board
  The blind player has a board of his own. His piece is touched when it is
  lifted, and his move is made when it is announced.

  Scenario Outline: Either player may demand two boards
    Given the rules <rules>
    When Black demands two boards because White is blind
    Then two boards are used

    Examples:
      | rules           | articles                                  |
      | fide-*/standard | fide-2014/D.1 fide-2018/D.1 fide-2023/D.1 |
      | fi-blitz-2014 | fide-2014/D.1 |
      | fi-team-blitz | fide-2018/D.1 |

  Scenario: The beginners' rules know none of this
    Given the rules fi-basics
    And no clock is used
    When Black demands two boards because White is blind
    Then it is refused: "not-provided"

  Scenario Outline: Feeling a piece is no touch, lifting it is
    Given the rules <rules>
    And White is blind and two boards are used
    When White's sleeve brushes d2
    Then White has only felt d2
    And White may play any legal move
    When White touches e2
    Then White must play one of "e3 e4"

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/D.2.2 fide-2018/D.2.2 fide-2023/D.2.2 |

  Scenario Outline: The sighted player is under the normal rules
    Given the rules <rules>
    And White is blind and two boards are used
    When White plays e4
    And White announces "Eva zwei Eva vier"
    And White presses the clock
    And Black touches g8
    Then Black must play one of "Nf6 Nh6"
    When Black plays Nf6
    Then the move is made

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/D.2.4 fide-2018/D.2.5 fide-2023/D.2.5 |

  Scenario Outline: A move is made when the piece stands in its hole and the move is announced
    Given the rules <rules>
    And White is blind and two boards are used
    When White plays e4
    Then the move is not made yet
    When White announces "Eva zwei Eva vier"
    Then the move is made
    When Black repeats "Eva vier"
    Then Black has repeated it rightly
    When White presses the clock
    Then White has completed 1 move

    Examples:
      | rules           | articles                                                                                                                                                                                                                                                   |
      | fide-*/standard | fide-2014/D.2.1 fide-2014/D.2.3 fide-2014/D.2.3.a fide-2014/D.2.3.b fide-2014/D.2.3.c fide-2018/D.2.3 fide-2018/D.2.3.1 fide-2018/D.2.3.2 fide-2018/D.2.3.3 fide-2023/D.2.3 fide-2023/D.2.3.1 fide-2023/D.2.3.2 fide-2023/D.2.3.3 |

  Scenario Outline: Announced, but the captured piece is still on the board
    Given the rules <rules>
    And the game has gone "e4 d5"
    And White is blind and two boards are used
    When White announces "Eva vier David fuenf"
    Then the move is not made yet
    When White plays exd5
    Then the move is made

    Examples:
      | rules           | articles                                                                                                                                                                                          |
      | fide-*/standard | fide-2014/D.2.3.a fide-2014/D.2.3.b fide-2018/D.2.3.1 fide-2018/D.2.3.2 fide-2023/D.2.3.1 fide-2023/D.2.3.2 |

  Scenario Outline: A press before the announcement starts nobody's clock
    Given the rules <rules>
    And White is blind and two boards are used
    When White plays e4
    And White presses the clock
    Then "premature press" is noted against White
    And White's clock runs

    Examples:
      | rules           | articles                                           |
      | fide-*/standard | fide-2014/D.2.3.p2 fide-2018/D.2.4 fide-2023/D.2.4 |

  Scenario Outline: A promotion must name the piece
    Given the rules <rules>
    And the position "8/4P1k1/8/8/8/8/6K1/8 w - - 0 1"
    And White is blind and two boards are used
    When White announces "Eva acht"
    Then "unclear announcement" is noted against White
    When White announces "Eva acht Dame"
    Then the announcement counts

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/D.2.1 fide-2018/D.2.1 fide-2023/D.2.1 |
      | fi-team-blitz | fide-2018/D.2.1 |

  Scenario Outline: German words, unless the arbiter decides otherwise
    Given the rules <rules>
    And the event decides "announce-language" is "<language>"
    And White is blind and two boards are used
    When White announces "knight g1 f3" in English
    Then <outcome>

    Examples:
      | rules           | language | outcome                                     | articles                                           |
      | fide-*/standard | german   | "unclear announcement" is noted against White | fide-2014/D.2.1.p3 fide-2018/D.2.1 fide-2023/D.2.1 |
      | fi-blitz-2014 | german | "unclear announcement" is noted against White | fide-2014/D.2.1.p3 |
      | fi-team-blitz | german | "unclear announcement" is noted against White | fide-2018/D.2.1 |
      | fide-*/standard | other    | the announcement counts                     | fide-2014/D.2.1.p3 fide-2018/D.2.1 fide-2023/D.2.1 |
      | fi-blitz-2014 | other | the announcement counts | fide-2014/D.2.1.p3 |
      | fi-team-blitz | other | the announcement counts | fide-2018/D.2.1 |

  Scenario Outline: A slip of the tongue is corrected before the press
    Given the rules <rules>
    And White is blind and two boards are used
    When White plays e3
    And White announces "Eva vier"
    Then the move is not made yet
    When White announces "Eva drei"
    Then White's slip is corrected
    And the move is made
    When White presses the clock
    And White announces "Eva vier"
    Then "late correction" is noted against White

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/D.2.7 fide-2018/D.2.8 fide-2023/D.2.8 |

  Scenario Outline: A slip that is pressed makes the boards differ
    Given the rules <rules>
    And White is blind and two boards are used
    When White plays e3
    And White announces "Eva vier"
    And White presses the clock
    Then the arbiter is asked

    Examples:
      | rules           | articles                                                                                |
      | fide-*/standard | fide-2014/D.2.7 fide-2014/D.2.8 fide-2018/D.2.8 fide-2018/D.2.9 fide-2023/D.2.8 fide-2023/D.2.9 |

  Scenario Outline: The blind player keeps score as he can
    Given the rules <rules>
    And White is blind and two boards are used
    When White keeps score <how>
    Then nothing more happens
    When Black keeps score <how>
    Then it is refused: "not-provided"

    Examples:
      | rules           | how           | articles                                        |
      | fide-*/standard | in Braille    | fide-2014/D.2.6 fide-2018/D.2.7 fide-2023/D.2.7 |
      | fide-*/standard | on a recorder | fide-2014/D.2.6 fide-2018/D.2.7 fide-2023/D.2.7 |

  Scenario Outline: The boards differ and the scoresheets agree
    Given the rules <rules>
    And both players keep score on paper
    And White is blind and two boards are used
    When White plays e4
    And White announces "Eva vier"
    And White presses the clock
    And White writes "e4"
    And Black writes "e4"
    And Black plays Nf6 and presses
    And White writes "Nc6"
    And Black writes "Nc6"
    And the boards are found to differ
    Then the arbiter is asked, and "FollowSheets(1)" is proposed
    When the arbiter does as proposed
    Then the position is "r1bqkbnr/pppppppp/2n5/8/4P3/8/PPPP1PPP/RNBQKBNR w"
    And White's clock runs

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/D.2.8 fide-2018/D.2.9 fide-2023/D.2.9 |

  Scenario Outline: The boards differ and so do the scoresheets
    Given the rules <rules>
    And both players keep score on paper
    And White is blind and two boards are used
    When White plays e4
    And White announces "Eva vier"
    And White presses the clock
    And White writes "e4"
    And Black writes "e4"
    And Black plays Nf6 and presses
    And White writes "Nc6"
    And Black writes "Nf6"
    And the boards are found to differ
    Then the arbiter is asked, and "back to ply 1" is proposed
    When the arbiter does as proposed
    Then the position is "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b"
    And Black's clock runs

    Examples:
      | rules           | articles                                           |
      | fide-*/standard | fide-2014/D.2.8.p2 fide-2018/D.2.9 fide-2023/D.2.9 |

  Scenario Outline: Every move can be announced, wherever the e-pawn stands
    Given the rules <rules>
    And Black is blind and two boards are used
    When White plays Nf3
    And White announces "Springer Gustav eins Felix drei"
    And White presses the clock
    Then Black may "announce"

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/D.2.1 fide-2018/D.2.1 fide-2023/D.2.1 |
      | fi-team-blitz | fide-2018/D.2.1 |
