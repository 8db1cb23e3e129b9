Feature: Pieces knocked over, and a piece off its square
  Whoever knocks pieces over puts them back on his own time. What more it costs
  is for the arbiter, and under the Finnish codes for the opponent too.

  Scenario Outline: Knocked over and put back before the press
    Given the rules <rules>
    And the game has gone "e4 e5 Nf3 Nc6"
    When at 0:01.0 White plays Bc4
    And White knocks pieces over
    Then the pieces still lie about
    And White's clock runs
    When at 0:09.0 White puts the pieces back
    And at 0:10.0 White presses the clock
    Then nobody pressed while pieces lay about
    And no pieces lie about
    And White has lost 0:10 of the time
    And Black's clock runs

    Examples:
      | rules         | articles                                      |
      | fide-*/*      | fide-2014/7.4 fide-2018/7.4.1 fide-2023/7.4.1 |
      | fi-blitz-2014 | fi-blitz-2014/9                               |
      | fi-team-blitz | fi-team-blitz/9                               |

  @S-41
  Scenario: Finnish blitz: the opponent starts the offender's clock again
    Given the rules fi-blitz-2014
    And the time control "3+2"
    And the game has gone "e4 e5 Nf3 Nc6"
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:01.0 White plays Bc4
    And at 0:01.2 White knocks pieces over
    And at 0:01.5 White presses the clock
    Then White pressed while pieces lay about
    When at 0:02.0 Black starts White's clock
    Then White's clock runs
    And Black's clock shows 0:59.5
    And Black has completed 2 moves
    And it rests on "fi-blitz-2014/9"
    When at 0:05.0 the arbiter gives Black 0:10
    Then Black has 0:10 more
    And it rests on "fi-blitz-2014/9"
    When at 0:08.0 White puts the pieces back
    And at 0:09.0 White presses the clock
    Then Black's clock runs
    And White has completed 3 moves
    And White has 0 illegal moves
    When at 0:10.0 Black plays Nf6 and presses
    Then play goes on

  @S-41
  Scenario Outline: Elsewhere the opponent may not; the arbiter is called
    Given the rules <rules>
    And the time control "3+2"
    And the game has gone "e4 e5 Nf3 Nc6"
    When at 0:01.0 White plays Bc4
    And at 0:01.2 White knocks pieces over
    And at 0:01.5 White presses the clock
    And at 0:02.0 Black starts White's clock
    Then it is refused: "not-provided"
    When at 0:03.0 Black stops the clock
    Then the arbiter is asked, and "<proposal>" is proposed

    Examples:
      | rules                                                     | proposal               | articles |
      | fide-2018/blitz-unsupervised fide-2023/blitz-unsupervised | to put the pieces back | fide-2018/7.4.1 fide-2018/7.4.2 fide-2018/7.4.3 fide-2023/7.4.1 fide-2023/7.4.2 fide-2023/7.4.3 |
      | fide-2014/blitz-unsupervised                              | to put the pieces back | fide-2014/7.4 |
      | fi-team-blitz                                             | nothing                | fi-team-blitz/9 fi-team-blitz/9.comment |

  Scenario Outline: The offender's clock runs until the pieces stand again
    Given the rules <rules>
    And the time control "90 min"
    And the game has gone "e4 e5 Nf3 Nc6"
    When at 0:01.0 White plays Bc4
    And White knocks pieces over
    And at 0:02.0 White presses the clock
    And at 0:03.0 Black stops the clock
    And at 1:00.0 the arbiter does as proposed
    Then White's clock runs
    When at 1:08.0 White puts the pieces back
    And White presses the clock
    Then Black's clock runs
    And White has lost 0:10 of the time
    And the clock counts 3 moves of White

    Examples:
      | rules           | articles                                                                      |
      | fide-*/standard | fide-2014/7.4 fide-2018/7.4.1 fide-2018/7.4.2 fide-2023/7.4.1 fide-2023/7.4.2 |

  Scenario Outline: The arbiter punishes the offender
    Given the rules <rules>
    And the game has gone "e4 e5"
    When White knocks pieces over
    And Black stops the clock
    Then the arbiter is asked, and "to put the pieces back" is proposed
    When the arbiter takes 2:00 from White for it
    Then White has 2:00 less

    Examples:
      | rules           | articles                                      |
      | fide-*/standard | fide-2014/7.4 fide-2018/7.4.3 fide-2023/7.4.3 |

  @fi-team-blitz/9 @fi-team-blitz/9.comment
  Scenario: Finnish team blitz: displaced and pressed loses
    Given the rules fi-team-blitz
    And the game has gone "e4 e5"
    When White plays Nf3
    And White knocks pieces over
    And White presses the clock
    And Black claims because of the pieces knocked over
    Then the arbiter is asked, and "nothing" is proposed
    When the arbiter finds the claim correct
    Then Black wins

  @fi-team-blitz/9 @fi-team-blitz/9.comment
  Scenario: Finnish team blitz: plainly an accident
    Given the rules fi-team-blitz
    And the time control "3+2"
    And the game has gone "e4 e5"
    When White plays Nf3
    And White knocks pieces over
    And White presses the clock
    And Black claims because of the pieces knocked over
    And the arbiter finds the claim incorrect
    Then play goes on
    And White's clock runs
    And the clock counts 1 moves of Black

  @F-19
  Scenario Outline: Finnish team blitz: displaced and pressed, said after the press
    Given the rules fi-team-blitz
    And the game has gone "e4 e5"
    When at 0:01.0 White plays Nf3
    And at 0:01.5 White presses the clock
    And at 0:02.0 <who> says that White knocked pieces over
    And at 0:03.0 <called>
    Then the arbiter is asked, and "nothing" is proposed
    When <ruling>
    Then <outcome>
    And <clock>

    Examples:
      | who   | called                                           | ruling                                 | outcome      | clock              | articles                                |
      | Black | Black claims because of the pieces knocked over  | the arbiter finds the claim correct    | Black wins   | no clock runs      | fi-team-blitz/9 fi-team-blitz/9.comment |
      | Black | Black claims because of the pieces knocked over  | the arbiter finds the claim incorrect  | play goes on | White's clock runs | fi-team-blitz/9 fi-team-blitz/9.comment |
      | Black | Black stops the clock                            | the arbiter finds the claim correct    | Black wins   | no clock runs      | fi-team-blitz/9 fi-team-blitz/9.comment |
      | White | Black claims because of the pieces knocked over  | the arbiter finds the claim incorrect  | play goes on | White's clock runs | fi-team-blitz/9 fi-team-blitz/9.comment |

  Scenario Outline: Finnish team blitz: said later of the move that is named
    Given the rules fi-team-blitz
    And the game has gone "e4 e5"
    When at 0:01.0 White plays Nf3 and presses
    And at 0:02.0 Black plays Nc6 and presses
    And at 0:03.0 <meanwhile>
    And at 0:05.0 Black says that <who> knocked pieces over at half-move <ply>
    And at 0:06.0 <claimant> claims because of the pieces knocked over
    Then the arbiter is asked, and "<proposal>" is proposed

    Examples:
      | meanwhile                  | who   | claimant | ply | proposal                | articles                                |
      | 1 s pass                   | White | Black    | 3   | nothing                 | fi-team-blitz/9 fi-team-blitz/9.comment |
      | White plays Bb5 and presses | White | Black   | 3   | nothing                 | fi-team-blitz/9 fi-team-blitz/9.comment |
      | White plays Bb5            | White | Black    | 4   | to put the pieces back  | fi-team-blitz/9                         |
      | White plays Bb5            | Black | White    | 3   | nothing                 | fi-team-blitz/9 fi-team-blitz/9.comment |
      | 1 s pass                   | White | Black    | 5   | to put the pieces back  | fi-team-blitz/9                         |

  @F-19 @fi-team-blitz/9
  Scenario: Finnish team blitz: the clock stopped first, and then it is said
    Given the rules fi-team-blitz
    And the game has gone "e4 e5"
    When at 0:01.0 White plays Nf3
    And at 0:01.5 White presses the clock
    And at 0:02.0 Black stops the clock
    And at 0:02.5 Black says that White knocked pieces over
    And at 0:03.0 Black claims because of the pieces knocked over
    Then the arbiter is asked, and "nothing" is proposed

  @F-19 @fi-team-blitz/9
  Scenario Outline: Finnish team blitz: displaced and not pressed
    Given the rules fi-team-blitz
    And the game has gone "e4 e5"
    When at 0:01.0 <done>
    And at 0:02.0 Black says that White knocked pieces over
    And at 0:03.0 Black claims because of the pieces knocked over
    Then the arbiter is asked, and "to put the pieces back" is proposed

    Examples:
      | done            |
      | White plays Nf3 |
      | 1 s pass        |

  @F-19
  Scenario Outline: Elsewhere it makes no difference that it is said after the press
    Given the rules <rules>
    And the game has gone "e4 e5"
    When at 0:01.0 White plays Nf3
    And at 0:01.5 White presses the clock
    And at 0:02.0 Black says that White knocked pieces over
    And at 0:03.0 Black claims because of the pieces knocked over
    Then the arbiter is asked, and "to put the pieces back" is proposed

    Examples:
      | rules         | articles                                      |
      | fide-*/*      | fide-2014/7.4 fide-2018/7.4.1 fide-2023/7.4.1 |
      | fi-blitz-2014 | fi-blitz-2014/9                               |

  Scenario Outline: A claim about pieces that stand
    Given the rules <rules>
    When Black claims because of the pieces knocked over
    Then the claim is refused

    Examples:
      | rules         | articles        |
      | fi-team-blitz | fi-team-blitz/9 |

  Scenario Outline: A piece is found off its square
    Given the rules <rules>
    And the time control "90 min"
    And the game has gone "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6"
    When White finds a piece off its square since the position after ply 4
    Then the arbiter is asked, and "back to ply 4" is proposed
    When the arbiter does as proposed
    Then the position is "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq"
    And White's clock runs
    And White has 0 illegal moves
    And Black has 0 illegal moves
    And the clock counts 2 moves of Black

    Examples:
      | rules           | articles                                                                |
      | fide-*/*        | fide-2014/7.6 fide-2018/7.6 fide-2023/7.6 fide-2014/7.1 fide-2018/7.1 fide-2023/7.1 |

  Scenario Outline: The arbiter finds a piece off its square
    Given the rules <rules>
    And the game has gone "e4 e5 Nf3 Nc6 Bb5"
    When the arbiter finds a piece off its square since the position after ply 3
    Then Black has the move
    And Black's clock runs
    When the arbiter finds a piece off its square since the position after ply 9
    Then it is refused: "no-such-position"

    Examples:
      | rules           | articles                                  |
      | fide-*/standard | fide-2014/7.6 fide-2018/7.6 fide-2023/7.6 |

  @F-29
  Scenario Outline: The arbiter was called, and the pieces are put back before he rules
    Given the rules <rules>
    And the game has gone "e4 e5 Nf3 Nc6"
    When at 0:01.0 White plays Bc4
    And White knocks pieces over
    And at 0:03.0 Black stops the clock
    Then the arbiter is asked, and "to put the pieces back" is proposed
    When at 0:09.0 White puts the pieces back
    Then no question waits for the arbiter

    Examples:
      | rules    | articles                                      |
      | fide-*/* | fide-2014/7.4 fide-2018/7.4.1 fide-2023/7.4.1 |

  @F-29 @fi-team-blitz/9
  Scenario: Whether the press loses is still asked when the pieces stand again
    Given the rules fi-team-blitz
    And the game has gone "e4 e5 Nf3 Nc6"
    When at 0:01.0 White plays Bc4
    And White knocks pieces over
    And at 0:02.0 White presses the clock
    And at 0:03.0 Black claims because of the pieces knocked over
    Then the arbiter is asked, and "nothing" is proposed
    When at 0:09.0 White puts the pieces back
    Then 1 question waits for the arbiter

  @fide-2018/7.4.3
  Scenario: What the arbiter may make of it
    Given the rules fide-2018/standard
    And the game has gone "e4 e5"
    When at 0:01.0 White knocks pieces over
    And at 0:02.0 Black stops the clock
    And at 0:03.0 Black claims because of the pieces knocked over
    Then 1 question waits for the arbiter
    When at 0:04.0 the arbiter rules that Black gets 1:00
    Then Black has 1:00 more
    And the time rests on "fide-2018/7.4.3" alone
    And no clock runs
    When at 0:05.0 White knocks pieces over
    And at 0:06.0 Black claims because of the pieces knocked over
    And at 0:07.0 the arbiter takes 0:30 from White for it
    Then White has 0:30 less
    And it does not rest on "fide-2018/12.9"

  @fide-2018/7.4.2
  Scenario: The arbiter finds that it needs nothing from him
    Given the rules fide-2018/standard
    And the game has gone "e4 e5"
    When at 0:01.0 White plays Nf3
    And at 0:02.0 White knocks pieces over
    And at 0:03.0 White presses the clock
    And at 0:04.0 Black stops the clock
    And at 0:05.0 the arbiter lets play go on
    Then Black's clock runs

  @fide-2018/7.4.1
  Scenario: Pieces are put back once
    Given the rules fide-2018/standard
    When at 0:01.0 White puts the pieces back
    Then it is refused: "nothing-displaced"
    When at 0:02.0 White knocks pieces over
    And at 0:03.0 White puts the pieces back
    And at 0:04.0 White puts the pieces back
    Then it is refused: "nothing-displaced"

  @fide-2018/7.6
  Scenario: No position that the game has not had comes back
    Given the rules fide-2018/standard
    And the game has gone "e4 e5 Nf3 Nc6"
    When White finds a piece off its square since the position after ply 2
    Then the arbiter is asked, and "back to ply 2" is proposed
    When White finds a piece off its square since the position after ply 1
    Then it is refused: "already-asked"
    When the arbiter rules that the position after ply 5 comes back
    Then it is refused: "ruling-does-not-fit"
    When the arbiter rules that the position after ply 4 comes back
    Then White has the move
    And White's clock runs
    And it does not rest on "fide-2018/7.5.1"
    When the arbiter finds a piece off its square since the position after ply 4
    Then White has the move

  @fide-2018/7.6
  Scenario: A piece off its square where no clock is used
    Given the rules fide-2018/standard
    And no clock is used
    And the game has gone "e4 e5 Nf3"
    When the arbiter finds a piece off its square since the position after ply 2
    Then White has the move

  @fide-2018/7.4.2
  Scenario Outline: The turn is given back, with the pieces standing or not
    Given the rules fide-2018/standard
    And the game has gone "e4 e5 Nf3 Nc6"
    When at 0:01.0 White plays Bc4
    And White knocks pieces over
    And at 0:02.0 White presses the clock
    And at 0:03.0 Black stops the clock
    And at 0:04.0 the arbiter does as proposed
    Then White's clock runs
    When at 0:05.0 <meanwhile>
    And at 0:06.0 White presses the clock
    Then <pressed>
    And Black's clock runs

    Examples:
      | meanwhile                  | pressed                               |
      | White puts the pieces back | nobody pressed while pieces lay about |
      | 1 s pass                   | White pressed while pieces lay about  |

  @fide-2018/7.4.1
  Scenario: The opponent's press is not the offender's
    Given the rules fide-2018/standard
    And the game has gone "e4 e5"
    When at 0:01.0 White plays Nf3 and presses
    And at 0:02.0 White knocks pieces over
    And at 0:03.0 Black plays Nc6 and presses
    Then nobody pressed while pieces lay about

  @fi-team-blitz/9
  Scenario: Who knocked them over claims nothing, and nobody does when they stand again
    Given the rules fi-team-blitz
    And the game has gone "e4 e5"
    When at 0:01.0 White knocks pieces over
    And at 0:02.0 White claims because of the pieces knocked over
    Then the claim is refused
    And the arbiter is not asked
    When at 0:03.0 White puts the pieces back
    And at 0:04.0 Black claims because of the pieces knocked over
    Then the claim is refused
    And the arbiter is not asked
