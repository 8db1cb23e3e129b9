Feature: An adjourned game goes on

  Background:
    Given the position "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 41"
    And the time control "90 min"
    And White has 10:00 and Black has 10:00 on the clock

  Scenario Outline: The player who must reply is there
    Given the rules <rules>
    When the resumption is fixed for 10:00:00 in "Helsinki"
    And the arbiter orders the move to be sealed
    And at 1:00 White seals "Rd1" on paper
    And at 1:00 White stops the clock
    Then the game is adjourned
    When at 9:59:00 Black comes to the board
    And at 10:00:00 the hour of the resumption has come
    Then the sealed move is on the board and Black's clock runs
    And the position is "6k1/5ppp/8/8/8/8/5PPP/3R2K1 b"
    And White has 9:00 left
    And Black has 10:00 left

    Examples:
      | rules           | articles                                                                                                                        |
      | fide-*/standard | fide-2014/E.5 fide-2014/E.9.a fide-2018/I.5 fide-2014/E.9 fide-2018/I.9 fide-2018/I.9.1 fide-2023/I.5 fide-2023/I.9 fide-2023/I.9.1 |

  Scenario Outline: The player who must reply is late
    Given the rules <rules>
    And the event decides "default-time" is "30min"
    When the resumption is fixed for 10:00:00 in "Helsinki"
    And the arbiter orders the move to be sealed
    And at 1:00 White seals "Rd1" on paper
    And at 1:00 White stops the clock
    And at 9:59:00 White comes to the board
    And at 10:00:00 the hour of the resumption has come
    Then the sealed move stays hidden
    And Black's clock runs
    When at 10:05:00 the arbiter opens the envelope
    Then it is refused: "forbidden"
    When at 10:08:00 Black comes to the board
    And at 10:08:00 Black stops the clock
    And at 10:08:10 the arbiter opens the envelope
    Then the sealed move is on the board and Black's clock runs
    And Black has 2:00 left

    Examples:
      | rules           | articles                                                                                            |
      | fide-*/standard | fide-2014/E.9.b fide-2014/E.7 fide-2018/I.9.2 fide-2018/I.7 fide-2023/I.9.2 fide-2023/I.7 |

  Scenario Outline: The sealer is late, and the reply is sealed too
    Given the rules <rules>
    And the event decides "default-time" is "30min"
    When the resumption is fixed for 10:00:00 in "Helsinki"
    And the arbiter orders the move to be sealed
    And at 1:00 White seals "Rd1" on paper
    And at 1:00 White stops the clock
    And at 9:59:00 Black comes to the board
    And at 10:00:00 the hour of the resumption has come
    Then the sealed move is on the board and Black's clock runs
    When at 10:01:00 Black seals "Kf8" on paper
    And at 10:01:00 Black presses the clock
    Then White's clock runs
    And the sealed move stays hidden
    When at 10:04:00 White comes to the board
    Then the position is "5k2/5ppp/8/8/8/8/5PPP/3R2K1 w"
    And White's clock runs
    And White has 6:00 left

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/E.9.c fide-2018/I.9.3 fide-2023/I.9.3 |

  Scenario Outline: Both are absent: the player who must reply loses the time
    Given the rules <rules>
    And the event decides "default-time" is "30min"
    When the resumption is fixed for 10:00:00 in "Helsinki"
    And the arbiter orders the move to be sealed
    And at 1:00 White seals "Rd1" on paper
    And at 1:00 White stops the clock
    And at 10:00:00 the hour of the resumption has come
    Then Black's clock runs
    When at 10:06:00 Black comes to the board
    And at 10:06:00 the arbiter opens the envelope
    Then the sealed move is on the board and Black's clock runs
    And Black has 4:00 left

    Examples:
      | rules           | articles                                     |
      | fide-*/standard | fide-2014/E.11 fide-2018/I.11 fide-2023/I.11 |

  Scenario Outline: Unless the event lets nobody lose time
    Given the rules <rules>
    And the event decides "default-time" is "30min"
    And the event decides "default-time-both-absent" is "nobody-loses-time"
    When the resumption is fixed for 10:00:00 in "Helsinki"
    And the arbiter orders the move to be sealed
    And at 1:00 White seals "Rd1" on paper
    And at 1:00 White stops the clock
    And at 10:00:00 the hour of the resumption has come
    Then no clock runs
    When at 10:06:00 White comes to the board
    Then Black's clock runs

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/E.9.b fide-2018/I.9.2 fide-2023/I.9.2 |

  Scenario Outline: Too late at the resumption
    Given the rules <rules>
    And the event decides "default-time" is "30min"
    When the resumption is fixed for 10:00:00 in "Helsinki"
    And the arbiter orders the move to be sealed
    And at 1:00 White seals "Rd1" on paper
    And at 1:00 White stops the clock
    And at 9:59:00 Black comes to the board
    And at 10:00:00 the hour of the resumption has come
    And at 10:30:00 the arbiter looks who is missing at the resumption
    Then it is refused: "nobody-late"
    When at 10:30:01 the arbiter looks who is missing at the resumption
    Then the arbiter is asked, and "a win for Black" is proposed
    When the arbiter does as proposed
    Then Black wins

    Examples:
      | rules           | articles                                     |
      | fide-*/standard | fide-2014/E.10 fide-2018/I.10 fide-2023/I.10 |

  Scenario Outline: A sealed mate wins, however late the sealer comes
    Given the rules <rules>
    And the event decides "default-time" is "30min"
    When the resumption is fixed for 10:00:00 in "Helsinki"
    And the arbiter orders the move to be sealed
    And at 1:00 White seals "Ra8#" on paper
    And at 1:00 White stops the clock
    And at 10:00:00 the hour of the resumption has come
    And at 11:00:00 White comes to the board
    Then White wins

    Examples:
      | rules           | articles                                     |
      | fide-*/standard | fide-2014/E.10 fide-2018/I.10 fide-2023/I.10 |

  Scenario Outline: A draw offered after the sealing stays open
    Given the rules <rules>
    When the resumption is fixed for 10:00:00 in "Helsinki"
    And the arbiter orders the move to be sealed
    And at 1:00 White seals "Rd1" on paper
    And at 1:00 White stops the clock
    And at 1:10 Black offers a draw
    Then Black's offer is open
    When at 9:59:00 Black comes to the board
    And at 9:59:00 White comes to the board
    And at 10:00:00 the hour of the resumption has come
    Then Black's offer is open
    When at 10:01:00 White accepts the draw
    Then the game is drawn

    Examples:
      | rules           | articles                                  |
      | fide-*/standard | fide-2014/E.4 fide-2018/I.4 fide-2023/I.4 |

  Scenario Outline: The game ends between the sessions
    Given the rules <rules>
    When the arbiter orders the move to be sealed
    And at 1:00 White seals "Rd1" on paper
    And at 1:00 White stops the clock
    And at 2:00:00 Black resigns
    Then White wins
    And it rests on "<articles>"

    Examples:
      | rules              | articles      |
      | fide-2014/standard | fide-2014/E.6 |
      | fide-2018/standard | fide-2018/I.6 |
      | fide-2023/standard | fide-2023/I.6 |

  Scenario Outline: A draw is agreed between the sessions, whatever was sealed
    Given the rules <rules>
    And the game has gone "Kf1 Kf8 Kg1 Kg8"
    When the arbiter orders the move to be sealed
    And at 1:00 White seals "Rh9" on paper
    And at 1:00 White stops the clock
    And at 2:00:00 White offers a draw
    And at 3:00:00 Black accepts the draw
    Then the game is drawn

    Examples:
      | rules           | articles                                  |
      | fide-*/standard | fide-2014/E.6 fide-2018/I.6 fide-2023/I.6 |

  @S-60
  Scenario Outline: The sealed move is illegal
    Given the rules <rules>
    And the position "4k3/8/8/8/8/8/8/4KB1r w - - 0 41"
    When at 0:01 the arbiter orders the move to be sealed
    And at 0:30 White seals "Bc4" on paper
    And at 0:31 White stops the clock
    And at 15:00:00 Black comes to the board
    And at 15:00:00 the hour of the resumption has come
    Then Black wins
    And it rests on "<articles>"

    Examples:
      | rules              | articles                      |
      | fide-2014/standard | fide-2014/E.8.c fide-2014/E.8 |
      | fide-2018/standard | fide-2018/I.8.3 fide-2018/I.8 |
      | fide-2023/standard | fide-2023/I.8.3 fide-2023/I.8 |

  Scenario Outline: The sealed move is ambiguous or cannot be made out
    Given the rules <rules>
    And the position "4k3/8/8/8/8/5N2/p7/1N2K3 w - - 0 41"
    When the arbiter orders the move to be sealed
    And White seals "<text>" on paper
    And White stops the clock
    And at 15:00:00 Black comes to the board
    And at 15:00:00 the hour of the resumption has come
    Then the arbiter is asked, and "a win for Black" is proposed
    And play goes on
    When the arbiter does as proposed
    Then Black wins

    Examples:
      | rules           | text | articles                                                                                                  |
      | fide-*/standard | Nd2  | fide-2014/E.8 fide-2014/E.8.a fide-2018/I.8 fide-2018/I.8.1 fide-2023/I.8 fide-2023/I.8.1 |
      | fide-*/standard | N~?  | fide-2014/E.8 fide-2014/E.8.b fide-2018/I.8 fide-2018/I.8.2 fide-2023/I.8 fide-2023/I.8.2 |

  @F-11
  Scenario Outline: The sealed move is illegal, and the opponent cannot mate
    Given the rules <rules>
    And the position "4k3/8/8/8/8/8/3N3R/4K3 w - - 0 41"
    When the arbiter orders the move to be sealed
    And White seals "Nd5" on paper
    And White stops the clock
    And at 15:00:00 Black comes to the board
    And at 15:00:00 the hour of the resumption has come
    Then the game is drawn
    And it rests on "<articles>"

    Examples:
      | rules              | articles                                    |
      | fide-2014/standard | fide-2014/E.8 fide-2014/E.8.c fide-2014/6.9 |
      | fide-2018/standard | fide-2018/I.8 fide-2018/I.8.3 fide-2018/6.9 |
      | fide-2023/standard | fide-2023/I.8 fide-2023/I.8.3 fide-2023/6.9 |

  @F-11
  Scenario Outline: The sealed move is ambiguous or cannot be made out, and the opponent cannot mate
    Given the rules <rules>
    And the position "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 41"
    When the arbiter orders the move to be sealed
    And White seals "<text>" on paper
    And White stops the clock
    And at 15:00:00 Black comes to the board
    And at 15:00:00 the hour of the resumption has come
    Then the arbiter is asked, and "a draw" is proposed
    And play goes on
    When the arbiter does as proposed
    Then the game is drawn

    Examples:
      | rules           | text | articles                                                                                                                                      |
      | fide-*/standard | Nd2  | fide-2014/E.8 fide-2014/E.8.a fide-2014/6.9 fide-2018/I.8 fide-2018/I.8.1 fide-2018/6.9 fide-2023/I.8 fide-2023/I.8.1 fide-2023/6.9 |
      | fide-*/standard | N~?  | fide-2014/E.8 fide-2014/E.8.b fide-2014/6.9 fide-2018/I.8 fide-2018/I.8.2 fide-2018/6.9 fide-2023/I.8 fide-2023/I.8.2 fide-2023/6.9 |

  @F-11
  Scenario Outline: The reply sealed for an absent player is illegal, and he cannot mate
    Given the rules <rules>
    And the position "4k2r/8/8/8/8/8/8/4K3 w - - 0 41"
    And the event decides "default-time" is "30min"
    When the resumption is fixed for 10:00:00 in "Helsinki"
    And the arbiter orders the move to be sealed
    And at 1:00 White seals "Kd2" on paper
    And at 1:00 White stops the clock
    And at 9:59:00 Black comes to the board
    And at 10:00:00 the hour of the resumption has come
    And at 10:01:00 Black seals "<text>" on paper
    And at 10:01:00 Black presses the clock
    And at 10:04:00 White comes to the board
    Then <outcome>

    Examples:
      | rules           | text | outcome                                        | articles                                                                                                                |
      | fide-*/standard | Rg7  | the game is drawn                              | fide-2014/E.8.c fide-2014/6.9 fide-2018/I.8.3 fide-2018/6.9 fide-2023/I.8.3 fide-2023/6.9 |
      | fide-*/standard | R~?  | the arbiter is asked, and "a draw" is proposed | fide-2014/E.8.b fide-2014/6.9 fide-2018/I.8.2 fide-2018/6.9 fide-2023/I.8.2 fide-2023/6.9 |

  Scenario Outline: The envelope is lost
    Given the rules <rules>
    When the arbiter orders the move to be sealed
    And at 1:00 White seals "Rd1" on paper
    And at 1:00 White stops the clock
    And at 10:00:00 the envelope is lost and Rd1 is said to have been sealed
    Then the sealed move is on the board and Black's clock runs
    And White has 9:00 left

    Examples:
      | rules           | articles                                           |
      | fide-*/standard | fide-2014/E.12.a fide-2018/I.12.1 fide-2023/I.12.1 |

  Scenario Outline: The position is lost too
    Given the rules <rules>
    When the arbiter orders the move to be sealed
    And at 1:00 White seals "Rd1" on paper
    And at 1:00 White stops the clock
    And at 10:00:00 envelope and position are lost
    And the arbiter does as proposed
    Then a new game is ordered

    Examples:
      | rules           | articles                                           |
      | fide-*/standard | fide-2014/E.12.b fide-2018/I.12.2 fide-2023/I.12.2 |

  @F-22
  Scenario Outline: A lost position is no lost envelope, and the game was not begun wrongly
    Given the rules <rules>
    When the arbiter orders the move to be sealed
    And at 1:00 White seals "Rd1" on paper
    And at 1:00 White stops the clock
    And at 10:00:00 the position is lost
    Then it does not count because its position is lost
    And 1:30:00 for White and 1:30:00 for Black are proposed for the new game
    And nobody says that the envelope is missing

    Examples:
      | rules           | articles                                           |
      | fide-*/standard | fide-2014/E.12.b fide-2018/I.12.2 fide-2023/I.12.2 |

  Scenario Outline: A used time set wrongly is put right before the objector's first move
    Given the rules <rules>
    When the resumption is fixed for 10:00:00 in "Helsinki"
    And the arbiter orders the move to be sealed
    And at 1:00 White seals "Rd1" on paper
    And at 1:00 White stops the clock
    And at 9:59:00 Black comes to the board
    And at 9:59:00 White comes to the board
    And at 10:00:00 the hour of the resumption has come
    And White says that White's used time was set to 1:30:00 instead of 1:25:00
    Then White has 5:00 more
    When at 10:00:10 Black plays Kf8 and presses
    And Black says that Black's used time was set to 1:30:00 instead of 1:25:00
    Then the arbiter is asked, and "play on" is proposed
    And nobody gets time

    Examples:
      | rules           | articles                                     |
      | fide-*/standard | fide-2014/E.13 fide-2018/I.13 fide-2023/I.13 |

  Scenario Outline: The resumed session ends by the clock on the wall
    Given the rules <rules>
    When the arbiter announces a session of 2:00:00 from 15:00:00
    Then the session ends at 17:00:00

    Examples:
      | rules           | articles                                     |
      | fide-*/standard | fide-2014/E.14 fide-2018/I.14 fide-2023/I.14 |

  Scenario Outline: The resumed game is adjourned again
    Given the rules <rules>
    When the resumption is fixed for 10:00:00 in "Helsinki"
    And the arbiter orders the move to be sealed
    And at 1:00 White seals "Rd1" on paper
    And at 1:00 White stops the clock
    And at 9:59:00 Black comes to the board
    And at 9:59:00 White comes to the board
    And at 10:00:00 the hour of the resumption has come
    And at 10:01:00 the arbiter orders the move to be sealed
    And at 10:02:00 Black seals "Kf8" on paper
    And at 10:02:00 Black stops the clock
    Then the game is adjourned
    And the envelope is incomplete
    When at 20:00:00 White comes to the board
    And at 20:00:00 the hour of the resumption has come
    Then the position is "5k2/5ppp/8/8/8/8/5PPP/3R2K1 w"
    And White's clock runs

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/E.9.a fide-2018/I.9.1 fide-2023/I.9.1 |

  @F-33
  Scenario Outline: A sealed move that loses is not an end agreed between the sessions
    Given the rules <rules>
    When the arbiter orders the move to be sealed
    And White seals "Rb2" on paper
    And White stops the clock
    And at 15:00:00 Black comes to the board
    Then the arbiter is asked
    When at 15:00:00 the hour of the resumption has come
    Then Black wins
    And it rests on "<articles>"
    And it does not rest on "<not>"

    Examples:
      | rules              | articles                      | not           |
      | fide-2014/standard | fide-2014/E.8 fide-2014/E.8.c | fide-2014/E.6 |
      | fide-2018/standard | fide-2018/I.8 fide-2018/I.8.3 | fide-2018/I.6 |
      | fide-2023/standard | fide-2023/I.8 fide-2023/I.8.3 | fide-2023/I.6 |

  Scenario Outline: Resigned between the sessions, and nothing is opened any more
    Given the rules <rules>
    When the arbiter orders the move to be sealed
    And White seals "Rd1" on paper
    And White stops the clock
    And at 12:00:00 White resigns
    Then Black wins
    And it rests on "<articles>"
    When at 14:00:00 the resumption is fixed for 15:00:00 in "Helsinki"
    Then it is refused: "game-over"
    When at 15:00:00 the hour of the resumption has come
    Then it is refused: "game-over"
    When at 15:01:00 the arbiter opens the envelope
    Then it is refused: "game-over"
    And Black wins

    Examples:
      | rules              | articles      |
      | fide-2014/standard | fide-2014/E.6 |
      | fide-2018/standard | fide-2018/I.6 |
      | fide-2023/standard | fide-2023/I.6 |
