Feature: A wooden board and a clock
  Two players, a real board, and the software as their clock. It counts the
  presses and knows the times; what stands on the board people tell it, or not.
  Whatever rests on the board is then for the arbiter.

  Scenario Outline: A press completes a move nobody entered
    Given the rules <rules>
    And a wooden board whose moves are not entered
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:04.0 White presses the clock
    Then White has completed 1 move
    And Black's clock runs
    And White has 0 illegal moves
    And play goes on

    Examples:
      | rules                        | articles         |
      | fide-2014/blitz-unsupervised | fide-2014/6.2.a  |
      | fide-2018/blitz-unsupervised | fide-2018/6.2.1  |
      | fide-2023/blitz-unsupervised | fide-2023/6.2.1  |
      | fi-blitz-2014                | fi-blitz-2014/8  |

  @fi-basics/shakki.3
  Scenario: Where an illegal move has no price, none is counted on a real board either
    Given the rules fi-basics
    And a wooden board whose moves are not entered
    And no clock is used
    When Black claims an illegal move
    And the arbiter finds the claim correct
    And Black claims an illegal move
    And the arbiter finds the claim correct
    Then White has 0 illegal moves
    And play goes on

  @fide-2018/9.5.3
  Scenario: A move fixed for a claim is not the opponent's when the move is entered later
    Given the rules fide-2018/standard
    And a wooden board whose moves are not entered
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:04.0 White writes down Nf3 to claim with it
    And at 0:05.0 White presses the clock
    And at 0:06.0 White plays Nf3
    And at 0:07.0 Black claims fifty moves
    Then White has 2:00 more
    And Black may play any legal move

  Scenario Outline: An illegal move on the real board is the arbiter's to find
    Given the rules <rules>
    And a wooden board whose moves are not entered
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:04.0 White presses the clock
    And at 0:06.0 Black claims an illegal move
    Then the arbiter is asked
    And no clock runs
    When the arbiter finds the claim correct
    Then Black has <time> more
    And White has 1 illegal move
    And White's clock runs
    And play goes on

    Examples:
      | rules                        | time | articles                                      |
      | fide-2018/standard           | 2:00 | fide-2018/7.5.1 fide-2018/7.5.5               |
      | fide-2018/blitz-unsupervised | 1:00 | fide-2018/7.5.1 fide-2018/7.5.5 fide-2018/B.2 |
      | fide-2023/rapid-unsupervised | 1:00 | fide-2023/7.5.1 fide-2023/7.5.5 fide-2023/A.3 |

  Scenario: Under the national code it loses
    Given the rules fi-blitz-2014
    And a wooden board whose moves are not entered
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:04.0 White presses the clock
    And at 0:06.0 Black claims an illegal move
    And the arbiter finds the claim correct
    Then Black wins

  Scenario Outline: A repetition nobody wrote down
    Given the rules <rules>
    And a wooden board whose moves are not entered
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:04.0 White presses the clock
    And at 0:06.0 Black claims a threefold repetition
    Then the arbiter is asked
    When the arbiter finds the claim incorrect
    Then White has <time> more
    And Black's clock runs
    And play goes on

    Examples:
      | rules                        | time | articles                          |
      | fide-2018/standard           | 2:00 | fide-2018/9.5.3 fide-2018/9.2.1.2 |
      | fide-2023/rapid-unsupervised | 1:00 | fide-2023/9.5.3 fide-2023/9.2.2   |

  Scenario: A flag, and nobody told the software what is on the board
    Given the rules fide-2018/blitz-unsupervised
    And a wooden board whose moves are not entered
    And White has 0:03.0 and Black has 5:00.0 on the clock
    When at 0:01.0 White presses the clock
    And at 0:02.0 Black presses the clock
    And at 0:05.0 Black claims a win on time
    Then the arbiter is asked, and "a win for Black" is proposed
    When the arbiter does as proposed
    Then Black wins

  @F-03
  Scenario Outline: A flag under a code that counts material nobody saw
    Given the rules <rules>
    And a wooden board whose moves are not entered
    And White has 0:03.0 and Black has 1:00.0 on the clock
    When at 0:01.0 White presses the clock
    And at 0:02.0 Black presses the clock
    And at 0:05.0 Black claims a win on time
    And at 0:06.0 Black stops the clock
    Then the arbiter is asked, and "a win for Black" is proposed
    And play goes on
    When <ruling>
    Then <outcome>

    Examples:
      | rules         | ruling                                | outcome           | articles                                |
      | fi-blitz-2014 | the arbiter does as proposed          | Black wins        | fi-blitz-2014/13.c.2 fi-blitz-2014/14.d |
      | fi-blitz-2014 | the arbiter finds the claim incorrect | the game is drawn | fi-blitz-2014/13.c.2 fi-blitz-2014/14.d |
      | fi-team-blitz | the arbiter does as proposed          | Black wins        | fi-team-blitz/12                        |
      | fi-team-blitz | the arbiter finds the claim incorrect | the game is drawn | fi-team-blitz/12                        |

  @F-03
  Scenario Outline: One's own flag, and nobody told what the opponent has left
    Given the rules <rules>
    And a wooden board whose moves are not entered
    And White has 0:03.0 and Black has 1:00.0 on the clock
    When at 0:01.0 White presses the clock
    And at 0:02.0 Black presses the clock
    And at 0:05.0 White points out his own fallen flag
    Then the arbiter is asked, and "a win for Black" is proposed
    When the arbiter finds the claim incorrect
    Then the game is drawn

    Examples:
      | rules                        | articles                                |
      | fi-blitz-2014                | fi-blitz-2014/13.c.2 fi-blitz-2014/14.d |
      | fi-team-blitz                | fi-team-blitz/12                        |
      | fide-2018/blitz-unsupervised | fide-2018/6.9                           |

  @F-03
  Scenario Outline: The same flag once every move is entered
    Given the rules <rules>
    And a wooden board whose moves are not entered
    And White has 0:03.0 and Black has 1:00.0 on the clock
    When at 0:01.0 White presses the clock
    And at 0:02.0 Black presses the clock
    And at 0:03.0 White plays e4
    And at 0:03.5 Black plays e5
    And at 0:05.0 Black claims a win on time
    And at 0:06.0 Black stops the clock
    Then Black wins

    Examples:
      | rules         | articles             |
      | fi-blitz-2014 | fi-blitz-2014/13.c.2 |
      | fi-team-blitz | fi-team-blitz/12     |

  Scenario: Moves entered bring the record up to the board
    Given the rules fide-2018/blitz-unsupervised
    And a wooden board whose moves are not entered
    And White has 0:03.0 and Black has 5:00.0 on the clock
    When at 0:01.0 White presses the clock
    And at 0:02.0 White plays e4
    And at 0:02.5 Black plays e5
    And at 0:03.0 Black presses the clock
    And at 0:06.0 Black claims a win on time
    Then Black wins

  @F-07
  Scenario Outline: A draw offered on one's own time
    Given the rules <rules>
    And a wooden board whose moves are not entered
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:01.0 White presses the clock
    And at 0:02.0 Black presses the clock
    And at 0:03.0 White offers a draw
    Then White's offer is open
    And nothing is noted against White
    When at 0:04.0 White presses the clock
    Then White's offer is open
    When at 0:06.0 Black accepts the draw
    Then the game is drawn

    Examples:
      | rules         | articles                                              |
      | fide-*/*      | fide-2014/9.1.b.1 fide-2018/9.1.2.1 fide-2023/9.1.2.1 |
      | fi-blitz-2014 | fide-2014/9.1.b.1 |
      | fi-blitz-2014 | fi-blitz-2014/14.b                                    |
      | fi-team-blitz | fide-2018/9.1.2.1                                     |

  @F-07
  Scenario Outline: A draw offered after the press, or on the opponent's time
    Given the rules <rules>
    And a wooden board whose moves are not entered
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:01.0 White presses the clock
    And at 0:02.0 White offers a draw
    Then White's offer is open
    And "untimely offer" is noted against White

    Examples:
      | rules         | articles                                                                                           |
      | fide-*/*      | fide-2014/9.1.b.1 fide-2014/11.5 fide-2018/9.1.2.1 fide-2018/11.5 fide-2023/9.1.2.1 fide-2023/11.5 |
      | fi-blitz-2014 | fide-2014/9.1.b.1 fide-2014/11.5 |
      | fi-team-blitz | fide-2018/9.1.2.1 fide-2018/11.5                                                                   |

  @F-07
  Scenario Outline: The move that goes with an offer counts for what the event bars
    Given the rules <rules>
    And the event decides "draw-offer-restriction" is "2"
    And a wooden board whose moves are not entered
    When at 0:01.0 White presses the clock
    And at 0:02.0 Black offers a draw
    Then "barred offer" is noted against Black
    When at 0:03.0 White declines the draw
    And at 0:04.0 Black presses the clock
    And at 0:05.0 White presses the clock
    And at 0:06.0 Black offers a draw
    Then nothing is noted against Black
    When at 0:07.0 White accepts the draw
    Then the game is drawn

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/9.1.a fide-2018/9.1.1 fide-2023/9.1.1 |
      | fi-blitz-2014 | fide-2014/9.1.a |
      | fi-team-blitz | fide-2018/9.1.1 |

  @F-07
  Scenario Outline: A reply declines the offer, though nobody entered it
    Given the rules <rules>
    And a wooden board whose moves are not entered
    When at 0:01.0 White offers a draw
    And at 0:02.0 White presses the clock
    And at 0:04.0 Black presses the clock
    Then no offer is open
    When at 0:05.0 Black accepts the draw
    Then it is refused: "no-offer"

    Examples:
      | rules         | articles                                              |
      | fide-*/*      | fide-2014/9.1.b.1 fide-2018/9.1.2.1 fide-2023/9.1.2.1 |
      | fi-blitz-2014 | fide-2014/9.1.b.1 |
      | fi-blitz-2014 | fi-blitz-2014/14.b                                    |

  @F-18
  Scenario Outline: Pieces knocked over on the real board are the arbiter's to find
    Given the rules <rules>
    And a wooden board whose moves are not entered
    When at 0:01.0 White presses the clock
    And at 0:02.0 Black claims because of the pieces knocked over
    Then the arbiter is asked, and "nothing" is proposed
    And no clock runs
    And play goes on
    When at 0:09.0 the arbiter finds the claim incorrect
    Then no pieces lie about
    And Black's clock runs
    And play goes on

    Examples:
      | rules         | articles                                                                      |
      | fide-*/*      | fide-2014/7.4 fide-2018/7.4.1 fide-2018/7.4.2 fide-2023/7.4.1 fide-2023/7.4.2 |
      | fi-blitz-2014 | fi-blitz-2014/9                                                               |
      | fi-team-blitz | fi-team-blitz/9                                                               |

  @F-18
  Scenario Outline: Knocked over and pressed, and the code makes it lose in principle
    Given the rules <rules>
    And a wooden board whose moves are not entered
    When at 0:01.0 White presses the clock
    And at 0:02.0 Black claims because of the pieces knocked over
    And at 0:09.0 the arbiter finds the claim correct
    Then the claim is found correct
    And the arbiter is asked, and "nothing" is proposed
    When <ruling>
    Then <outcome>

    Examples:
      | rules         | ruling                                | outcome      | articles                                |
      | fi-team-blitz | the arbiter finds the claim correct   | Black wins   | fi-team-blitz/9 fi-team-blitz/9.comment |
      | fi-team-blitz | the arbiter finds the claim incorrect | play goes on | fi-team-blitz/9 fi-team-blitz/9.comment |

  @F-18
  Scenario Outline: Knocked over on the real board, and put back on the offender's time
    Given the rules <rules>
    And a wooden board whose moves are not entered
    When at 0:01.0 White presses the clock
    And at 0:02.0 Black claims because of the pieces knocked over
    And at 0:09.0 the arbiter finds the claim correct
    Then the arbiter is asked, and "to put the pieces back" is proposed
    When at 0:10.0 the arbiter does as proposed
    Then White's clock runs
    When at 0:15.0 White puts the pieces back
    And at 0:16.0 White presses the clock
    Then Black's clock runs
    And White has completed 1 move
    And White has 0 illegal moves

    Examples:
      | rules         | articles                                                                      |
      | fide-*/*      | fide-2014/7.4 fide-2018/7.4.1 fide-2018/7.4.2 fide-2023/7.4.1 fide-2023/7.4.2 |
      | fi-blitz-2014 | fi-blitz-2014/9                                                               |

  @F-18
  Scenario Outline: Knocked over by a player who has not pressed
    Given the rules <rules>
    And a wooden board whose moves are not entered
    When at 0:01.0 White presses the clock
    And at 0:02.0 White claims because of the pieces knocked over
    And at 0:09.0 the arbiter finds the claim correct
    Then the arbiter is asked, and "to put the pieces back" is proposed
    When at 0:10.0 the arbiter does as proposed
    Then Black's clock runs
    When at 0:15.0 Black puts the pieces back
    And at 0:16.0 Black presses the clock
    Then White's clock runs
    And Black has completed 1 move

    Examples:
      | rules         | articles                                                                      |
      | fide-*/*      | fide-2014/7.4 fide-2018/7.4.1 fide-2018/7.4.2 fide-2023/7.4.1 fide-2023/7.4.2 |
      | fi-blitz-2014 | fi-blitz-2014/9                                                               |
      | fi-team-blitz | fi-team-blitz/9                                                               |

  @F-18
  Scenario Outline: Pieces that somebody reported are asked about as at any table
    Given the rules <rules>
    And a wooden board whose moves are not entered
    When at 0:01.0 White knocks pieces over
    And at 0:02.0 White presses the clock
    And at 0:03.0 Black claims because of the pieces knocked over
    Then the arbiter is asked, and "<proposal>" is proposed

    Examples:
      | rules              | proposal               | articles        |
      | fide-2018/standard | to put the pieces back | fide-2018/7.4.1 |
      | fi-team-blitz      | nothing                | fi-team-blitz/9 |

  @F-33
  Scenario Outline: Time for an illegal move is not time for a wrong claim
    Given the rules <rules>
    And a wooden board whose moves are not entered
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:04.0 White presses the clock
    And at 0:06.0 Black claims an illegal move
    Then the arbiter is asked
    When the arbiter finds the claim correct
    Then Black has <time> more
    And the time rests on "<articles>" alone

    Examples:
      | rules                        | time | articles                      |
      | fide-2014/standard           | 2:00 | fide-2014/7.5.b               |
      | fide-2018/standard           | 2:00 | fide-2018/7.5.5               |
      | fide-2018/blitz-supervised   | 1:00 | fide-2018/7.5.5 fide-2018/B.2 |
      | fide-2018/blitz-unsupervised | 1:00 | fide-2018/7.5.5 fide-2018/B.2 |
      | fide-2023/standard           | 2:00 | fide-2023/7.5.5               |

  @F-26
  Scenario Outline: Moves on a real board are told, entered or not
    Given the rules <rules>
    And a wooden board whose moves are not entered
    When at 0:04.0 White presses the clock
    And at 0:06.0 White plays e4
    Then all of it is told in three languages

    Examples:
      | rules              |
      | fide-2014/standard |
      | fide-2018/standard |
      | fide-2023/standard |
      | fi-blitz-2014      |

  Scenario Outline: A piece touched before the press goes with the move, one touched after it does not
    Given the rules <rules>
    And the position "6k1/8/6K1/8/8/8/8/R7 w - - 0 1"
    And a wooden board whose moves are not entered
    When at 0:03.0 White <first>
    And at 0:04.0 White <second>
    And at 0:06.0 White plays Ra8
    Then <outcome>

    Examples:
      | rules           | first             | second            | outcome                                           | articles                                        |
      | fide-*/standard | presses the clock | touches g6        | White wins                                        | fide-2014/5.1.a fide-2018/5.1.1 fide-2023/5.1.1 |
      | fide-*/standard | touches g6        | presses the clock | the arbiter is asked, and "play on" is proposed | fide-2014/5.1.a fide-2018/5.1.1 fide-2023/5.1.1 |

  Scenario Outline: A hand on a piece declines an offer, entered or not
    Given the rules <rules>
    And a wooden board whose moves are not entered
    When at 0:01.0 White presses the clock
    And at 0:02.0 White offers a draw
    Then White's offer is open
    When at 0:03.0 Black touches e7
    Then no offer is open

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/9.1.b.1 fide-2018/9.1.2.1 fide-2023/9.1.2.1 |

  @fide-2018/8.7
  Scenario: The arbiter enters the result that the players tell him
    Given the rules fide-2018/standard
    And a wooden board whose moves are not entered
    When at 0:01.0 White presses the clock
    And at 0:02.0 the arbiter enters the result "0-1"
    Then Black wins
    And no clock runs
    When at 0:03.0 the arbiter enters the result "1-0"
    Then it is refused: "game-over"

  Scenario Outline: Both players tell their clock how the game ended
    Given the rules <rules>
    And a wooden board whose moves are not entered
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:01.0 White presses the clock
    And at 0:02.0 White signs "<points>"
    Then play goes on
    And Black's clock runs
    When at 0:03.0 Black signs "<points>"
    Then <result>
    And no clock runs

    Examples:
      | rules                          | points  | result           | articles      |
      | fide-2014/standard             | 1-0     | White wins       | fide-2014/8.7 |
      | fide-2018/standard             | 0-1     | Black wins       | fide-2018/8.7 |
      | fide-2023/standard             | 1/2-1/2 | the game is drawn | fide-2023/8.7 |
      | fide-2023/blitz-unsupervised   | 1-0     | White wins       | fide-2023/8.7 |
      | fi-blitz-2014                  | 1-0     | White wins       |               |
      | fi-team-blitz                  | 0-1     | Black wins       |               |
      | fi-basics                      | 0-1     | Black wins       |               |

  @fide-2018/8.7
  Scenario: What one of them says alone is nothing
    Given the rules fide-2018/standard
    And a wooden board whose moves are not entered
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:01.0 White presses the clock
    And at 0:02.0 White signs "1-0"
    And at 0:03.0 Black signs "0-1"
    Then play goes on
    When at 0:04.0 White signs "0-1"
    Then Black wins

  @fide-2018/8.7
  Scenario: A result that one of them told is forgotten when play goes on
    Given the rules fide-2018/standard
    And a wooden board whose moves are not entered
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:01.0 White presses the clock
    And at 0:02.0 White signs "1/2-1/2"
    And at 0:03.0 Black presses the clock
    And at 0:04.0 Black signs "1/2-1/2"
    Then play goes on

  Scenario: Players do not say that there is no score, nor what a device is for
    Given the rules fide-2018/standard
    And a wooden board whose moves are not entered
    When at 0:02.0 White signs "0:0"
    Then it is refused: "not-yours"
    When at 0:03.0 White approves "1-0" on the device
    Then it is refused: "game-not-over"

  Scenario: Where the software sees the board, nobody enters the result
    Given the rules fide-2018/standard
    When at 0:02.0 the arbiter enters the result "1-0"
    Then it is refused: "seen-here"
    When at 0:03.0 White signs "1-0"
    Then it is refused: "game-not-over"
    And play goes on

  @fide-2018/5.2.3
  Scenario Outline: The move that goes with an offer counts, and no other that nobody saw
    Given the rules fide-2018/standard
    And a wooden board whose moves are not entered
    When at 0:01.0 White presses the clock
    And at 0:02.0 <offerer> offers a draw
    And at 0:03.0 <other> accepts the draw
    Then <outcome>

    Examples:
      | offerer | other | outcome                         |
      | Black   | White | the game is drawn               |
      | White   | Black | it is refused: "draw-too-early" |

  @fi-team-blitz/9
  Scenario: A claim about pieces that were knocked over and stand again
    Given the rules fi-team-blitz
    And a wooden board whose moves are not entered
    When at 0:01.0 White presses the clock
    And at 0:02.0 Black says that White knocked pieces over
    And at 0:03.0 White puts the pieces back
    And at 0:04.0 Black claims because of the pieces knocked over
    Then the arbiter is asked, and "nothing" is proposed
    And no clock runs
