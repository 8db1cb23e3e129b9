Feature: Draw offers

  @S-30
  Scenario Outline: Life of a draw offer
    Given the rules <rules>
    And the game has gone "e4 e5 Nf3"
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:05.0 White offers a draw
    Then White's offer is open
    And "untimely offer" is noted against White
    When at 0:07.0 White withdraws the offer
    Then White's offer is open
    When at 0:09.0 Black says "I adjust"
    And at 0:09.5 Black straightens e5
    Then White's offer is open
    When at 0:12.0 Black touches b8
    Then no offer is open
    When at 0:13.0 Black accepts the draw
    Then it is refused: "no-offer"
    And play goes on

    Examples:
      | rules    | articles                                                                                                                       |
      | fide-*/* | fide-2014/9.1.b.1 fide-2014/4.2 fide-2014/11.5 fide-2018/9.1.2.1 fide-2018/4.2.1 fide-2018/11.5 fide-2023/9.1.2.1 fide-2023/4.2.1 fide-2023/11.5 |
      | fi-blitz-2014 | fide-2014/9.1.b.1 fide-2014/4.2 fide-2014/11.5 |

  @S-31
  Scenario Outline: Draw offered before making one's own move
    Given the rules <rules>
    And the game has gone "e4 e5"
    When at 0:03.0 White offers a draw
    And at 0:05.0 Black accepts the draw
    Then the game is drawn

    Examples:
      | rules    | articles                                                                                                    |
      | fide-*/* | fide-2014/9.1.b.1 fide-2014/5.2.c fide-2018/9.1.2.1 fide-2018/5.2.3 fide-2023/9.1.2.1 fide-2023/5.2.3 |
      | fi-blitz-2014 | fide-2014/9.1.b.1 fide-2014/5.2.c |

  @S-31 @fi-basics/paattyminen.3.a
  Scenario: A beginner offers a draw before moving
    Given the rules fi-basics
    And no clock is used
    And the game has gone "e4 e5"
    When White offers a draw
    Then it is refused: "not-provided"
    And no offer is open

  @S-32
  Scenario Outline: Draw agreed before Black has moved: no minimum
    Given the rules <rules>
    When at 0:01.0 White plays e4
    And at 0:01.5 White offers a draw
    And at 0:02.0 White presses the clock
    And at 0:03.0 Black accepts the draw
    Then the game is drawn

    Examples:
      | rules         | articles           |
      | fide-2014/*   | fide-2014/5.2.c    |
      | fi-blitz-2014 | fide-2014/5.2.c |
      | fi-blitz-2014 | fi-blitz-2014/14.b |

  @S-32 @fi-basics/paattyminen.3.a
  Scenario: Beginners agree on a draw after one move
    Given the rules fi-basics
    And no clock is used
    When White plays e4
    And White offers a draw
    And Black accepts the draw
    Then the game is drawn

  @S-32
  Scenario Outline: Draw agreed before Black has moved: without effect
    Given the rules <rules>
    When at 0:01.0 White plays e4
    And at 0:01.5 White offers a draw
    And at 0:02.0 White presses the clock
    And at 0:03.0 Black accepts the draw
    Then it is refused: "draw-too-early"
    And White's offer is open
    When at 0:04.0 Black touches e7
    Then no offer is open
    And play goes on

    Examples:
      | rules                   | articles                        |
      | fide-2018/* fide-2023/* | fide-2018/5.2.3 fide-2023/5.2.3 |
      | fi-team-blitz           | fide-2018/5.2.3                 |

  @F-06
  Scenario Outline: A draw offered where the move presses the clock
    Given the rules <rules>
    And the board is on a screen that takes legal moves only
    And the game has gone "e4 e5"
    When at 0:03.0 White plays d4
    And at 0:03.2 White offers a draw
    Then White's offer is open
    And nothing is noted against White
    When at 0:06.0 Black accepts the draw
    Then the game is drawn

    Examples:
      | rules         | articles                                              |
      | fide-*/*      | fide-2014/9.1.b.1 fide-2018/9.1.2.1 fide-2023/9.1.2.1 |
      | fi-blitz-2014 | fide-2014/9.1.b.1 |
      | fi-blitz-2014 | fi-blitz-2014/14.b                                    |
      | fi-team-blitz | fide-2018/9.1.2.1                                     |
      | fi-basics     | fi-basics/paattyminen.3.a                             |

  @F-06
  Scenario Outline: A draw offered there by who has the move
    Given the rules <rules>
    And the board is on a screen that takes legal moves only
    And the game has gone "e4 e5"
    When at 0:03.0 White offers a draw
    Then White's offer is open
    And "untimely offer" is noted against White

    Examples:
      | rules         | articles                                                                                           |
      | fide-*/*      | fide-2014/9.1.b.1 fide-2014/11.5 fide-2018/9.1.2.1 fide-2018/11.5 fide-2023/9.1.2.1 fide-2023/11.5 |
      | fi-blitz-2014 | fide-2014/9.1.b.1 fide-2014/11.5 |
      | fi-team-blitz | fide-2018/9.1.2.1 fide-2018/11.5                                                                   |

  @F-06
  Scenario Outline: A draw offered there once the opponent has replied
    Given the rules <rules>
    And the board is on a screen that takes legal moves only
    And the game has gone "e4 e5"
    When at 0:03.0 White plays d4
    And at 0:05.0 Black plays exd4
    And at 0:05.2 White offers a draw
    Then "untimely offer" is noted against White

    Examples:
      | rules    | articles                                                                                           |
      | fide-*/* | fide-2014/9.1.b.1 fide-2014/11.5 fide-2018/9.1.2.1 fide-2018/11.5 fide-2023/9.1.2.1 fide-2023/11.5 |
      | fi-blitz-2014 | fide-2014/9.1.b.1 fide-2014/11.5 |

  @F-06
  Scenario Outline: A draw offered there before one's first move
    Given the rules <rules>
    And the board is on a screen that takes legal moves only
    When at 0:01.0 Black offers a draw
    Then "untimely offer" is noted against Black

    Examples:
      | rules    | articles                                                                                           |
      | fide-*/* | fide-2014/9.1.b.1 fide-2014/11.5 fide-2018/9.1.2.1 fide-2018/11.5 fide-2023/9.1.2.1 fide-2023/11.5 |
      | fi-blitz-2014 | fide-2014/9.1.b.1 fide-2014/11.5 |

  @F-06 @fi-basics/paattyminen.3.a
  Scenario: A beginner at such a table offers before moving
    Given the rules fi-basics
    And the board is on a screen that takes legal moves only
    And the game has gone "e4 e5"
    When White offers a draw
    Then it is refused: "not-provided"

  @F-34
  Scenario Outline: Too early for a draw, and that is said
    Given the rules <rules>
    When at 0:01.0 White plays e4
    And at 0:01.5 White offers a draw
    And at 0:02.0 White presses the clock
    And at 0:03.0 Black accepts the draw
    Then the refusal reads "Too few moves have been made for a draw by agreement."
    And it rests on "<articles>"

    Examples:
      | rules              | articles        |
      | fide-2018/standard | fide-2018/5.2.3 |
      | fide-2023/standard | fide-2023/5.2.3 |

  @F-31
  Scenario Outline: No draw by agreement before both have moved, so none in a record either
    Given the rules <rules>
    And the game has gone "<line>"
    When at 0:01.0 <offerer> plays <move>
    And at 0:01.5 <offerer> offers a draw
    And at 0:02.0 <offerer> presses the clock
    And at 0:03.0 <other> accepts the draw
    Then <outcome>

    Examples:
      | rules                                 | line | offerer | move | other | outcome                         | articles                        |
      | fide-2018/standard fide-2023/standard |      | White   | e4   | Black | it is refused: "draw-too-early" | fide-2018/5.2.3 fide-2023/5.2.3 |
      | fide-2018/standard fide-2023/standard | e4   | Black   | e5   | White | the game is drawn               | fide-2018/5.2.3 fide-2023/5.2.3 |
      | fide-2014/standard                    |      | White   | e4   | Black | the game is drawn               | fide-2014/5.2.c                 |

  Scenario Outline: An offer answered by an offer is agreed
    Given the rules <rules>
    And the game has gone "e4 e5"
    When at 0:01.0 White plays Nf3
    And at 0:02.0 White offers a draw
    And at 0:03.0 White presses the clock
    And at 0:04.0 White offers a draw
    Then it is refused: "offer-open"
    When at 0:05.0 Black offers a draw
    Then the game is drawn
    And nothing is noted against Black

    Examples:
      | rules         | articles                                        |
      | fide-*/*      | fide-2014/5.2.c fide-2018/5.2.3 fide-2023/5.2.3 |
      | fi-blitz-2014 | fi-blitz-2014/14.b                              |

  Scenario Outline: But not before both have moved
    Given the rules <rules>
    When at 0:01.0 White plays e4
    And at 0:02.0 White offers a draw
    And at 0:03.0 White presses the clock
    And at 0:05.0 Black offers a draw
    Then it is refused: "draw-too-early"
    And White's offer is open

    Examples:
      | rules              | articles        |
      | fide-2018/standard | fide-2018/5.2.3 |
      | fide-2023/standard | fide-2023/5.2.3 |

  Scenario: Nobody answers an offer that is not there, and nobody his own
    Given the rules fide-2018/standard
    And the game has gone "e4 e5"
    When at 0:01.0 Black accepts the draw
    Then it is refused: "no-offer"
    When at 0:02.0 Black declines the draw
    Then it is refused: "no-offer"
    When at 0:03.0 White withdraws the offer
    Then it is refused: "no-offer"
    When at 0:04.0 White plays Nf3
    And at 0:05.0 White offers a draw
    And at 0:06.0 White accepts the draw
    Then it is refused: "no-offer"
    When at 0:07.0 White declines the draw
    Then it is refused: "no-offer"
    When at 0:08.0 Black withdraws the offer
    Then it is refused: "no-offer"
    And White's offer is open
    When at 0:09.0 Black declines the draw
    Then no offer is open
