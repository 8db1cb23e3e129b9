Feature: Penalties

  Scenario Outline: The penalties the arbiter may use
    Given the rules <rules>
    And the game has gone "e4 e5"
    When the arbiter penalises White: "<penalty>"
    Then the penalty is recorded: "<penalty>" for White
    And it rests on "<articles>"

    Examples:
      | rules              | penalty                             | articles                         |
      | fide-2014/standard | a warning                           | fide-2014/12.9 fide-2014/12.9.a  |
      | fide-2014/standard | 2 min for the opponent              | fide-2014/12.9 fide-2014/12.9.b  |
      | fide-2014/standard | 2 min less                          | fide-2014/12.9 fide-2014/12.9.c  |
      | fide-2014/standard | loss, the opponent getting 1        | fide-2014/12.9 fide-2014/12.9.f  |
      | fide-2014/standard | a fine of 20                        | fide-2014/12.9 fide-2014/12.9.g  |
      | fide-2014/standard | expulsion                           | fide-2014/12.9 fide-2014/12.9.h  |
      | fide-2018/standard | a warning                           | fide-2018/12.9 fide-2018/12.9.1  |
      | fi-team-blitz | a warning | fide-2018/12.9 fide-2018/12.9.1 |
      | fide-2018/standard | 2 min for the opponent              | fide-2018/12.9 fide-2018/12.9.2  |
      | fi-team-blitz | 2 min for the opponent | fide-2018/12.9 fide-2018/12.9.2 |
      | fide-2018/standard | 2 min less                          | fide-2018/12.9 fide-2018/12.9.3  |
      | fi-team-blitz | 2 min less | fide-2018/12.9 fide-2018/12.9.3 |
      | fide-2018/standard | loss, the opponent getting 1        | fide-2018/12.9 fide-2018/12.9.6  |
      | fi-team-blitz | loss, the opponent getting 1 | fide-2018/12.9 fide-2018/12.9.6 |
      | fide-2018/standard | a fine of 20                        | fide-2018/12.9 fide-2018/12.9.7  |
      | fi-team-blitz | a fine of 20 | fide-2018/12.9 fide-2018/12.9.7 |
      | fide-2018/standard | exclusion from 1 round              | fide-2018/12.9 fide-2018/12.9.8  |
      | fi-team-blitz | exclusion from 1 round | fide-2018/12.9 fide-2018/12.9.8 |
      | fide-2018/standard | expulsion                           | fide-2018/12.9 fide-2018/12.9.9  |
      | fi-team-blitz | expulsion | fide-2018/12.9 fide-2018/12.9.9 |
      | fide-2023/standard | a warning                           | fide-2023/12.9 fide-2023/12.9.1  |
      | fide-2023/standard | 2 min for the opponent              | fide-2023/12.9 fide-2023/12.9.2  |
      | fide-2023/standard | 2 min less                          | fide-2023/12.9 fide-2023/12.9.3  |
      | fide-2023/standard | loss, the opponent getting 1        | fide-2023/12.9 fide-2023/12.9.6  |
      | fide-2023/standard | a fine of 20                        | fide-2023/12.9 fide-2023/12.9.7  |
      | fide-2023/standard | exclusion from 1 round              | fide-2023/12.9 fide-2023/12.9.8  |
      | fide-2023/standard | expulsion                           | fide-2023/12.9 fide-2023/12.9.9  |

  Scenario: There are eight in 2014
    Given the rules fide-2014/standard
    When the arbiter penalises White: "exclusion from 1 round"
    Then it is refused: "not-provided"
    And it rests on "fide-2014/12.9"

  Scenario Outline: Time for the opponent
    Given the rules <rules>
    When the arbiter penalises White: "2 min for the opponent"
    Then Black has 2:00 more

    Examples:
      | rules           | articles                                           |
      | fide-*/standard | fide-2014/12.9.b fide-2018/12.9.2 fide-2023/12.9.2 |
      | fi-team-blitz | fide-2018/12.9.2 |

  Scenario Outline: Time taken from the offender
    Given the rules <rules>
    And White has 10:00 and Black has 10:00 on the clock
    When the arbiter penalises White: "2 min less"
    Then White has 2:00 less
    And White has 8:00 left

    Examples:
      | rules           | articles                                           |
      | fide-*/standard | fide-2014/12.9.c fide-2018/12.9.3 fide-2023/12.9.3 |
      | fi-team-blitz | fide-2018/12.9.3 |

  Scenario Outline: A loss with the opponent's score fixed
    Given the rules <rules>
    And the position "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"
    When the arbiter penalises White: "loss, the opponent getting 1/2"
    Then the score is "0-½"

    Examples:
      | rules           | articles                                                                                               |
      | fide-*/standard | fide-2014/12.9.f fide-2014/10.1 fide-2018/12.9.6 fide-2018/10.1 fide-2023/12.9.6 fide-2023/10.1 |
      | fi-team-blitz | fide-2018/12.9.6 fide-2018/10.1 |

  @S-50
  Scenario Outline: The score changed after a draw
    Given the rules <rules>
    And the game has gone "e4 e5"
    When White plays Nf3
    And White offers a draw
    And Black accepts the draw
    And at 10:00 the arbiter penalises White: "half a point more for the opponent"
    Then <outcome>

    Examples:
      | rules       | outcome                        | articles                         |
      | fide-2014/* | the final score is "½-1"       | fide-2014/12.9.d fide-2014/10.1  |
      | fide-2018/* | it is refused: "not-provided"  | fide-2018/10.2                   |
      | fi-team-blitz | it is refused: "not-provided" | fide-2018/10.2 |
      | fide-2023/* | it is refused: "not-provided"  | fide-2023/10.2                   |

  Scenario Outline: Points lowered first, then raised
    Given the rules <rules>
    And the game has gone "e4 e5"
    When White plays Nf3
    And White offers a draw
    And Black accepts the draw
    And the arbiter penalises White: "half a point less"
    Then the final score is "0-½"
    When the arbiter penalises White: "half a point more for the opponent"
    Then the final score is "0-1"
    When the arbiter penalises White: "half a point more for the opponent"
    Then it is refused: "not-provided"

    Examples:
      | rules           | articles                                                                                                                                                       |
      | fide-*/standard | fide-2014/12.9.d fide-2014/12.9.e fide-2018/12.9.4 fide-2018/12.9.5 fide-2018/10.2 fide-2023/12.9.4 fide-2023/12.9.5 fide-2023/10.2 |
      | fi-team-blitz | fide-2018/12.9.4 fide-2018/12.9.5 fide-2018/10.2 |

  Scenario Outline: A game ends with a point, a half or none
    Given the rules <rules>
    And the game has gone "e4 e5"
    When the arbiter penalises White: "loss, the opponent getting 1"
    Then Black wins
    And the final score is "0-1"

    Examples:
      | rules           | articles                                     |
      | fide-*/standard | fide-2014/10.1 fide-2018/10.1 fide-2023/10.1 |

  Scenario: Points are not changed before there are any
    Given the rules fide-2018/standard
    When the arbiter penalises White: "half a point less"
    Then it is refused: "game-not-over"

  @F-34 @fi-blitz-2014/17 @fi-blitz-2014/17.a @fi-blitz-2014/17.b
  Scenario: The national ladder: a warning, then the loss
    Given the rules fi-blitz-2014
    And the game has gone "e4 e5"
    When Black reports White: "rough handling of the clock"
    And the arbiter rules on White: "loss, the opponent getting 1"
    Then it is refused: "penalty-out-of-turn"
    When the arbiter does as proposed
    Then White has been warned 1 time
    When Black reports White: "pressing with the other hand"
    And the arbiter rules on White: "a warning"
    Then it is refused: "penalty-out-of-turn"
    When the arbiter rules on White: "loss, the opponent getting 1"
    Then Black wins

  @F-05 @fi-blitz-2014/17.b
  Scenario Outline: On the ladder the loss is proposed for the second breach in the same game
    Given the rules fi-blitz-2014
    And the game has gone "e4 e5"
    When Black reports White: "<first>"
    And the arbiter does as proposed
    Then White has been warned 1 time
    When Black reports White: "<second>"
    Then the arbiter is asked, and "a win for Black" is proposed
    And it rests on "fi-blitz-2014/17.b"
    When the arbiter does as proposed
    Then Black wins

    Examples:
      | first                        | second                       |
      | pressing with the other hand | rough handling of the clock  |
      | rough handling of the clock  | rough handling of the clock  |
      | rough handling of the clock  | a sounding phone             |
      | a sounding phone             | disturbing the opponent      |

  @F-05 @fi-blitz-2014/17.b
  Scenario: The second breach was told before the first was ruled on
    Given the rules fi-blitz-2014
    And the game has gone "e4 e5"
    When Black reports White: "pressing with the other hand"
    And Black reports White: "rough handling of the clock"
    And the arbiter does as proposed
    Then White has been warned 1 time
    When the arbiter does as proposed
    Then the arbiter is asked, and "a win for Black" is proposed
    When the arbiter does as proposed
    Then Black wins

  @F-05 @fi-blitz-2014/17.b
  Scenario: A press without a move after a warning
    Given the rules fi-blitz-2014
    When Black reports White: "rough handling of the clock"
    And the arbiter does as proposed
    And White presses the clock
    And Black claims an illegal move
    Then the arbiter is asked, and "a win for Black" is proposed

  @F-05 @fi-blitz-2014/17.b
  Scenario: A breach of both, where one has been warned
    Given the rules fi-blitz-2014
    And the game has gone "e4 e5"
    When Black reports White: "rough handling of the clock"
    And the arbiter does as proposed
    And Black reports both players: "disturbing the opponent"
    Then the arbiter is asked, and "a win for Black" is proposed
    When the arbiter does as proposed
    Then Black wins

  @F-05
  Scenario Outline: Where there is no ladder a second warning is proposed
    Given the rules <rules>
    When Black reports White: "rough handling of the clock"
    And the arbiter does as proposed
    And Black reports White: "pressing with the other hand"
    Then the arbiter is asked, and "a warning" is proposed
    When the arbiter does as proposed
    Then White has been warned 2 times

    Examples:
      | rules                         |
      | fide-*/standard fi-team-blitz |

  @fi-blitz-2014/17.c
  Scenario: Worse offenders may be sent home
    Given the rules fi-blitz-2014
    When Black reports White: "rough handling of the clock"
    And the arbiter rules on White: "expulsion"
    Then the penalty is recorded: "expulsion" for White

  @fi-blitz-2014/17
  Scenario: Time is no step of the ladder
    Given the rules fi-blitz-2014
    When Black reports White: "rough handling of the clock"
    And the arbiter rules on White: "2 min less"
    Then it is refused: "not-provided"

  @F-21 @fi-blitz-2014/18
  Scenario Outline: Nobody asked, so the arbiter gives nobody time
    Given the rules fi-blitz-2014
    And the game has gone "e4 e5"
    When the arbiter gives <player> 1:00
    Then it is refused: "forbidden"

    Examples:
      | player |
      | White  |
      | Black  |

  @F-21 @fi-blitz-2014/18
  Scenario: A complaint is a matter for the ladder, and not for time
    Given the rules fi-blitz-2014
    And the game has gone "e4 e5"
    When Black reports White: "rough handling of the clock"
    And the arbiter gives Black 1:00
    Then it is refused: "forbidden"

  @F-21 @fi-blitz-2014/17
  Scenario Outline: A ruling gives and takes no time where the ladder is in force
    Given the rules fi-blitz-2014
    When <asked>
    And the arbiter rules that <time>
    Then it is refused: "not-provided"

    Examples:
      | asked                                              | time             |
      | Black reports White: "rough handling of the clock" | Black gets 2:00  |
      | Black reports White: "rough handling of the clock" | White loses 2:00 |
      | White claims that nothing happens any more         | Black gets 2:00  |

  @F-21 @fi-blitz-2014/17
  Scenario: Nor does a ruling on a press without a move
    Given the rules fi-blitz-2014
    When White presses the clock
    And Black claims an illegal move
    And the arbiter rules that Black gets 2:00
    Then it is refused: "not-provided"

  @F-21 @fi-blitz-2014/9
  Scenario: Pieces knocked over are the exception, for the opponent
    Given the rules fi-blitz-2014
    And the game has gone "e4 e5"
    When White plays Nf3
    And White knocks pieces over
    And the arbiter gives White 0:10
    Then it is refused: "forbidden"
    When Black stops the clock
    And the arbiter rules that White loses 0:10
    Then it is refused: "not-provided"
    When the arbiter rules that Black gets 0:10
    Then Black has 0:10 more
    When the arbiter gives Black 0:05
    Then Black has 0:05 more

  @F-21
  Scenario Outline: A spectator's disturbance may be made good in time
    Given the rules <rules>
    When White reports a spectator: "interfering"
    And the arbiter rules that White gets 1:00
    Then White has 1:00 more

    Examples:
      | rules                                       | articles         |
      | fi-blitz-2014                               | fi-blitz-2014/20 |
      | fide-*/standard                             |                  |

  @F-21
  Scenario Outline: Elsewhere a ruling gives time as a penalty
    Given the rules <rules>
    When Black reports White: "rough handling of the clock"
    And the arbiter rules that Black gets 2:00
    Then Black has 2:00 more

    Examples:
      | rules                         | articles                                     |
      | fide-*/standard fi-team-blitz | fide-2014/12.9 fide-2018/12.9 fide-2023/12.9 |

  @fi-blitz-2014/18
  Scenario: Nobody complained, so the arbiter penalises nobody
    Given the rules fi-blitz-2014
    When the arbiter penalises White: "a warning"
    Then it is refused: "forbidden"

  Scenario Outline: Extra time after a disturbance
    Given the rules <rules>
    When the arbiter gives White 3:00
    Then White has 3:00 more
    When the arbiter gives Black 3:00
    Then Black has 3:00 more

    Examples:
      | rules           | articles                                     |
      | fide-*/standard | fide-2014/12.5 fide-2018/12.5 fide-2023/12.5 |
