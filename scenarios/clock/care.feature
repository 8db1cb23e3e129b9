Feature: The clock in the arbiter's hands
  Readings hold unless the clock is plainly faulty. A wrong setting is put right
  while the rulebook allows it. Stops are judged.

  Scenario Outline: A defective clock is replaced
    Given the rules <rules>
    And the time control "5 min"
    And White has 3:00 and Black has 2:00 on the clock
    When at 0:10 Black finds that the clock does not work
    Then no clock runs
    And the arbiter is asked
    When at 2:00 the arbiter sets the clock to 2:45 for White and 2:00 for Black because it is defective
    Then White's clock shows 2:45
    And Black's clock shows 2:00
    When the arbiter sets the clock going again
    Then White's clock runs

    Examples:
      | rules         | articles                                                                       |
      | fide-*/*      | fide-2014/6.10.a fide-2018/6.10.1 fide-2023/6.10.1 fide-2014/6.12.c fide-2018/6.11.3 fide-2023/6.11.3 |
      | fi-blitz-2014 | fi-blitz-2014/19                                                               |
      | fi-team-blitz | fide-2018/6.10.1                                                               |

  Scenario Outline: A clock that turns out to work
    Given the rules <rules>
    When at 0:10 White finds that the clock does not work
    And at 1:00 the arbiter lets play go on
    Then White's clock runs
    And White has lost 0:10 of the time
    And Black has lost 0:00 of the time

    Examples:
      | rules           | articles                                           |
      | fide-*/standard | fide-2014/6.10.a fide-2018/6.10.1 fide-2023/6.10.1 |

  Scenario Outline: A wrong setting is put right
    Given the rules <rules>
    And the time control "5 min"
    And the game has gone "e4 e5 Nf3 Nc6"
    When at 0:10 White finds that the clock was set wrongly
    Then no clock runs
    And the arbiter is asked
    When at 1:00 the arbiter sets the clock for "3+2" with 2:50 for White and 3:00 for Black, 2 and 2 moves made
    And the arbiter sets the clock going again
    Then White's clock shows 2:50
    And the clock counts 2 moves of White
    When at 1:05 White plays d4 and presses
    Then White's clock shows 2:47

    Examples:
      | rules                               | articles |
      | fide-*/standard fide-*/*-supervised | fide-2014/6.10.b fide-2018/6.10.2 fide-2023/6.10.2 |
      | fide-*/*-unsupervised               | fide-2014/A.4.a fide-2014/A.4.a.1 fide-2018/A.4.1 fide-2018/A.4.1.1 fide-2023/A.5.1 fide-2023/A.5.1.1 |
      | fi-blitz-2014                       | fi-blitz-2014/7 |
      | fi-team-blitz                       | fide-2018/A.4.1 fide-2018/A.4.1.1 |

  Scenario Outline: Settings that stay, unless the timetable would suffer
    Given the rules <rules>
    And the time control "5 min"
    And the game has gone "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d6 h3 Na5 Bc2 c5"
    When White finds that the clock was set wrongly
    Then the settings of the clock stay
    And White's clock runs
    When the arbiter sets the clock to 2:00 for White and 2:00 for Black because it was set wrongly
    Then it is refused: "forbidden"
    When the arbiter sets the clock to 2:00 for White and 2:00 for Black because of the timetable
    Then White's clock shows 2:00

    Examples:
      | rules                 | articles |
      | fide-*/*-unsupervised | fide-2014/A.4.a fide-2014/A.4.a.1 fide-2018/A.4.1 fide-2018/A.4.1.1 fide-2023/A.5.1 fide-2023/A.5.1.1 |
      | fi-team-blitz         | fide-2018/A.4.1 fide-2018/A.4.1.1 |

  @fi-blitz-2014/7
  Scenario: Three moves close it under the Finnish blitz rules
    Given the rules fi-blitz-2014
    And the game has gone "e4 e5 Nf3 Nc6 Bb5 a6"
    When White finds that the clock was set wrongly
    Then the settings of the clock stay

  @fi-blitz-2014/19
  Scenario: Under the Finnish blitz rules the arbiter needs one of three reasons
    Given the rules fi-blitz-2014
    And the time control "5 min"
    When the arbiter sets the clock to 4:00 for White and 4:00 for Black because it was set wrongly
    Then it is refused: "forbidden"
    When the arbiter sets the clock to 4:00 for White and 4:00 for Black because of the timetable
    Then it is refused: "forbidden"
    When the arbiter sets the clock to 4:00 for White and 4:00 for Black because a player asks
    Then White's clock shows 4:00
    When the arbiter sets the clock to 4:30 for White and 4:30 for Black because the players are in dispute
    Then White's clock shows 4:30
    When the arbiter sets the clock to 5:00 for White and 5:00 for Black because it is defective
    Then White's clock shows 5:00

  @fi-blitz-2014/16
  Scenario: In a dispute either player may stop the clock
    Given the rules fi-blitz-2014
    And the game has gone "e4 e5"
    When Black stops the clock
    Then the clock is stopped and the arbiter called
    And it rests on "fi-blitz-2014/16"
    When the arbiter finds no reason to stop the clock
    Then it is refused: "not-provided"
    When the arbiter sets the clock going again
    And White stops the clock
    Then the clock is stopped and the arbiter called

  Scenario Outline: Play is interrupted, and resumed when the arbiter says
    Given the rules <rules>
    And the time control "90 min"
    When at 0:10 the arbiter stops the clock
    Then no clock runs
    When at 9:00 White plays e4
    Then it is refused: "clock-stopped"
    When at 10:00 the arbiter sets the clock going again
    And at 10:05 White plays e4 and presses
    Then White has lost 0:15 of the time

    Examples:
      | rules           | articles                                                                                              |
      | fide-*/standard | fide-2014/6.12.a fide-2014/6.12.c fide-2018/6.11.1 fide-2018/6.11.3 fide-2023/6.11.1 fide-2023/6.11.3 |

  Scenario Outline: A player stops the clock to call the arbiter
    Given the rules <rules>
    And the position "8/4P1k1/8/8/8/8/6K1/8 w - - 0 1"
    When at 0:10 White stops the clock
    Then the clock is stopped and the arbiter called
    When the arbiter finds that there was reason to stop the clock
    Then White's stop was justified
    And the arbiter is not asked
    When the arbiter sets the clock going again
    Then White's clock runs

    Examples:
      | rules           | articles                                                                                              |
      | fide-*/standard | fide-2014/6.12.b fide-2014/6.12.d fide-2018/6.11.2 fide-2018/6.11.4 fide-2023/6.11.2 fide-2023/6.11.4 |
      | fi-team-blitz   | fide-2018/6.11.2 fide-2018/6.11.4                                                                     |

  Scenario Outline: A stop without reason
    Given the rules <rules>
    And the game has gone "e4 e5"
    When Black stops the clock
    And the arbiter finds no reason to stop the clock
    Then the arbiter is asked, and "a warning" is proposed
    When the arbiter warns Black
    And the arbiter sets the clock going again
    Then White's clock runs

    Examples:
      | rules           | articles                                           |
      | fide-*/standard | fide-2014/6.12.d fide-2018/6.11.4 fide-2023/6.11.4 |

  Scenario Outline: Only a stop of a player is judged
    Given the rules <rules>
    When the arbiter stops the clock
    And the arbiter finds no reason to stop the clock
    Then it is refused: "clock-runs"

    Examples:
      | rules              |
      | fide-2023/standard |

  Scenario Outline: Times after a position was put back
    Given the rules <rules>
    And the time control "90 min"
    When at 1:00 White plays e4 and presses
    And at 3:00 Black plays f6 and presses
    And at 6:00 White puts e4 on f6 and presses
    And at 6:30 Black claims an illegal move
    Then White has 1:26:00 left
    And the clock counts 1 moves of White
    When the arbiter gives the clocks the times they showed in this position
    Then White has 1:29:00 left
    And Black has 1:28:00 left

    Examples:
      | rules           | articles                                  |
      | fide-*/standard | fide-2014/7.1 fide-2018/7.1 fide-2023/7.1 |

  Scenario Outline: The arbiter sets other times after a position was put back
    Given the rules <rules>
    And the time control "90 min"
    When at 1:00 White puts e2 on e5 and presses
    And at 2:00 Black claims an illegal move
    And the arbiter sets the clock to 1:28:00 for White and 1:32:00 for Black because the position was put back
    Then White has 1:28:00 left
    And Black has 1:32:00 left

    Examples:
      | rules           | articles                                  |
      | fide-*/standard | fide-2014/7.1 fide-2018/7.1 fide-2023/7.1 |

  Scenario Outline: Time for a disturbance
    Given the rules <rules>
    When the arbiter gives White 2:00
    Then White has 2:00 more
    When the arbiter gives Black 2:00
    Then Black has 2:00 more

    Examples:
      | rules           | articles                                     |
      | fide-*/standard | fide-2014/12.5 fide-2018/12.5 fide-2023/12.5 |

  Scenario Outline: A screen in the hall is no evidence
    Given the rules <rules>
    And the game has gone "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8"
    When White has nothing but a screen in the hall for a repetition
    Then the claim is refused
    And play goes on
    When White claims a threefold repetition
    Then the claim is found correct

    Examples:
      | rules           | articles                                       |
      | fide-*/standard | fide-2014/6.13 fide-2018/6.12.2 fide-2023/6.12.2 |

  Scenario Outline: A press without a move that was a slip
    Given the rules <rules>
    And the time control "90+30"
    When at 0:40 White presses the clock
    And at 0:50 the arbiter finds that White's press was a slip
    Then White's clock runs
    And White has 0 illegal moves
    And White has 0:30 less
    And "press without move" is noted against White
    When at 1:00 White plays e4 and presses
    Then play goes on

    Examples:
      | rules                                 | articles                        |
      | fide-2018/standard fide-2023/standard | fide-2018/7.5.3 fide-2023/7.5.3 fide-2018/7.1 fide-2023/7.1 |
      | fide-2014/standard                    | fide-2014/6.2.c                 |

  Scenario: A reply makes it too late to speak of a slip
    Given the rules fide-2023/standard
    When White presses the clock
    And Black plays e5 and presses
    And the arbiter finds that White's press was a slip
    Then it is refused

  @fi-blitz-2014/2
  Scenario: One time for all moves, with an increment if the event likes
    Given the rules fi-blitz-2014
    And the time control "3+2"
    Then the rules say that "time-control" is "single-period"
    And the rules say that "time-mode" is "none-or-increment"
    And White has 3:02 left
    When at 0:05 White plays e4 and presses
    Then White has 2:59 left
    And Black's clock runs

  Scenario Outline: The opponent sets the clock going where no arbiter is there
    The stop is for calling an arbiter, and nobody comes. The opponent need not
    wait, whatever the player has asked meanwhile.

    Given the rules <rules>
    And the event decides "arbiter-present" is "no"
    When at 0:10.0 White stops the clock
    Then no clock runs
    When at 0:15.0 White finds that the clock does not work
    And at 0:30.0 Black does "restart-stopped-clock"
    Then White's clock runs
    And White has lost 0:10 of the time

    Examples:
      | rules           | articles                                           |
      | fide-*/standard | fide-2014/6.12.c fide-2018/6.11.3 fide-2023/6.11.3 |

  Scenario Outline: Who stopped the clock pays for the time it stood
    Nobody thinks for nothing: the time is his if it was his clock that ran.

    Given the rules <rules>
    And the event decides "arbiter-present" is "no"
    When at 0:10.0 White stops the clock
    And at 0:40.0 White does "restart-stopped-clock"
    Then White's clock runs
    And White has lost 0:40 of the time
    When at 0:45.0 Black stops the clock
    And at 1:00.0 Black does "restart-stopped-clock"
    Then White's clock runs
    And White has lost 0:45 of the time
    And Black has lost 0:00 of the time

    Examples:
      | rules           | articles                                                                                              |
      | fide-*/standard | fide-2014/6.12.c fide-2014/6.12.d fide-2018/6.11.3 fide-2018/6.11.4 fide-2023/6.11.3 fide-2023/6.11.4 |

  Scenario Outline: No move is made while the clock stands
    Given the rules <rules>
    When at 0:10.0 White stops the clock
    And at 0:20.0 White plays e4
    Then it is refused: "clock-stopped"
    When at 0:30.0 the arbiter sets the clock going again
    And at 0:31.0 White plays e4
    Then Black has the move

    Examples:
      | rules           | articles                                           |
      | fide-*/standard | fide-2014/6.12.c fide-2018/6.11.3 fide-2023/6.11.3 |

  Scenario Outline: No move is made while the clock stands, where a move presses it
    Given the rules <rules>
    And the board is on a screen that takes legal moves only
    When at 0:10.0 White stops the clock
    And at 0:20.0 White plays e4
    Then it is refused: "clock-stopped"
    When at 0:30.0 the arbiter sets the clock going again
    And at 0:31.0 White plays e4
    Then Black has the move

    Examples:
      | rules           | articles                                           |
      | fide-*/standard | fide-2014/6.12.c fide-2018/6.11.3 fide-2023/6.11.3 |

  Scenario Outline: Where an arbiter is there it is for him
    Given the rules <rules>
    When at 0:10.0 White stops the clock
    And at 0:30.0 Black does "restart-stopped-clock"
    Then it is refused: "not-provided"
    And no clock runs

    Examples:
      | rules           | articles                                           |
      | fide-*/standard | fide-2014/6.12.b fide-2018/6.11.2 fide-2023/6.11.2 |
      | fide-*/standard | fide-2014/G.6 fide-2018/III.6 fide-2023/III.6      |

  @F-33
  Scenario Outline: A wrong setting during play is no wrong time at the resumption
    Given the rules <rules>
    When at 0:10 White finds that the clock was set wrongly
    Then the arbiter is asked
    And it rests on "<articles>"
    And it does not rest on "<not>"
    When the arbiter sets the clock to 2:00 for White and 2:00 for Black because it was set wrongly
    Then it rests on "<articles>"
    And it does not rest on "<not>"

    Examples:
      | rules              | articles         | not            |
      | fide-2014/standard | fide-2014/6.10.b | fide-2014/E.13 |
      | fide-2018/standard | fide-2018/6.10.2 | fide-2018/I.13 |
      | fide-2023/standard | fide-2023/6.10.2 | fide-2023/I.13 |
