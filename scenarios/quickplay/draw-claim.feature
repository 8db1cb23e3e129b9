Feature: Draw claims in a quickplay finish
  With less than two minutes left a player may claim a draw because the opponent
  cannot, or does not try to, win by normal means. The arbiter agrees, postpones
  or rejects.

  Background:
    Given the position "8/8/4k3/8/8/3RK3/8/r7 w - - 0 60"
    And the time control "120 min"
    And White has 1:30.0 and Black has 6:00.0 on the clock
    And the event decides "quickplay-rules" is "on-unless-excluded"

  Scenario Outline: The arbiter agrees
    Given the rules <rules>
    When at 0:02.0 White claims that the opponent cannot win by normal means
    Then no clock runs
    And the arbiter is asked
    When at 1:00.0 the arbiter finds the claim correct
    Then the game is drawn

    Examples:
      | rules                                      | articles |
      | fide-*/standard fide-*/rapid-*             | fide-2014/G.5 fide-2014/G.5.a fide-2018/III.5 fide-2018/III.5.1 fide-2023/III.5 fide-2023/III.5.1 |

  Scenario Outline: The arbiter rejects: two minutes for the opponent
    Given the rules <rules>
    When at 0:02.0 White claims that the opponent does not try to win
    And at 1:00.0 the arbiter finds the claim incorrect
    Then play goes on
    And Black has 2:00 more
    And White's clock runs
    And White's clock shows 1:28.0

    Examples:
      | rules           | articles                                            |
      | fide-*/standard | fide-2014/G.5.c fide-2018/III.5.3 fide-2023/III.5.3 |

  @S-52
  Scenario Outline: Postponed, the flag falls, and it is a draw all the same
    Given the rules <rules>
    When at 0:02.0 White stops the clock
    And White claims that the opponent does not try to win
    And at 1:00.0 the arbiter postpones the ruling
    Then play is watched because of White's claim
    And nobody gets time
    And White's clock runs
    When at 2:31.0 Black claims a win on time
    Then White's flag waits for the arbiter
    When at 3:00.0 the arbiter finds the claim correct
    Then the game is drawn

    Examples:
      | rules           | articles                                            |
      | fide-*/standard | fide-2014/G.5.b fide-2018/III.5.2 fide-2023/III.5.2 |

  @S-52
  Scenario Outline: Postponed with two minutes for the opponent, and lost on time
    Given the rules <rules>
    When at 0:02.0 White claims that the opponent does not try to win
    And at 1:00.0 the arbiter postpones the ruling, with time for the opponent
    Then Black has 2:00 more
    When at 2:31.0 the arbiter sees White's flag
    Then White's flag waits for the arbiter
    When at 3:00.0 the arbiter finds the claim incorrect
    Then Black wins

    Examples:
      | rules           | articles                                            |
      | fide-*/standard | fide-2014/G.5.b fide-2018/III.5.2 fide-2023/III.5.2 |

  Scenario Outline: Postponed, and rejected before any flag
    Given the rules <rules>
    When at 0:02.0 White claims that the opponent does not try to win
    And at 1:00.0 the arbiter postpones the ruling
    And at 1:10.0 White plays Rd8 and presses
    And at 1:20.0 the arbiter finds the claim incorrect
    Then play goes on
    And Black has 2:00 more

    Examples:
      | rules           | articles                                            |
      | fide-*/standard | fide-2014/G.5.c fide-2018/III.5.3 fide-2023/III.5.3 |

  Scenario Outline: After either flag the arbiter decides
    Given the rules <rules>
    When at 0:02.0 White claims that the opponent does not try to win
    And at 1:00.0 the arbiter postpones the ruling
    And at 1:10.0 White plays Rd8 and presses
    And at 8:00.0 White claims a win on time
    Then Black's flag waits for the arbiter
    And play goes on
    When at 9:00.0 the arbiter finds the claim <found>
    Then <outcome>

    Examples:
      | rules           | found     | outcome           | articles                                            |
      | fide-*/standard | incorrect | White wins        | fide-2014/6.9 fide-2018/6.9 fide-2023/6.9           |
      | fide-*/standard | correct   | the game is drawn | fide-2014/G.5.b fide-2018/III.5.2 fide-2023/III.5.2 |

  Scenario Outline: Not after the flag has fallen, and not out of turn
    Given the rules <rules>
    When at <time> <player> claims that the opponent does not try to win
    Then the claim is refused
    And play goes on

    Examples:
      | rules           | time   | player | articles                                      |
      | fide-*/standard | 1:31.0 | White  | fide-2014/G.5 fide-2018/III.5 fide-2023/III.5 |
      | fide-*/standard | 0:05.0 | Black  | fide-2014/G.5 fide-2018/III.5 fide-2023/III.5 |

  Scenario Outline: No arbiter is there: play ends, and the position is verified
    Given the rules <rules>
    And the event decides "arbiter-present" is "no"
    When at 0:02.0 White claims that the opponent cannot win by normal means
    Then play has ended, and White's claim waits for an arbiter
    And no clock runs
    When at 0:10.0 Black plays Ra3
    Then it is refused: "game-over"
    When the arbiter finds the claim correct
    Then it is refused: "evidence-missing"
    When White verifies the written position
    Then it is refused: "not-yours"
    When Black verifies the written position
    And the arbiter finds the claim correct
    Then the game is drawn

    Examples:
      | rules           | articles |
      | fide-*/standard | fide-2014/G.6.a fide-2014/G.6.a.1 fide-2014/G.6.a.p2 fide-2014/G.6.b fide-2018/III.6.1 fide-2018/III.6.1.1 fide-2018/III.6.2 fide-2023/III.6.1 fide-2023/III.6.1.1 fide-2023/III.6.2 |

  Scenario Outline: No arbiter is there: no effort needs the scoresheet too
    Given the rules <rules>
    And the event decides "arbiter-present" is "no"
    And the game has gone "Rd8"
    When at 0:02.0 White claims that the opponent does not try to win
    Then play has ended, and White's claim waits for an arbiter
    When Black verifies the written position
    And the arbiter finds the claim correct
    Then it is refused: "evidence-missing"
    When Black verifies the scoresheet
    And the arbiter finds the claim correct
    Then the game is drawn
    And the rules say that "arbiter-present" is "no"

    Examples:
      | rules           | articles |
      | fide-*/standard | fide-2014/G.6.a fide-2014/G.6.a.2 fide-2014/G.6.a.p2 fide-2014/G.6 fide-2018/III.6 fide-2018/III.6.1 fide-2018/III.6.1.2 fide-2023/III.6 fide-2023/III.6.1 fide-2023/III.6.1.2 |

  Scenario Outline: No arbiter is there: the claim is turned down later
    Given the rules <rules>
    And the event decides "arbiter-present" is "no"
    When at 0:02.0 White claims that the opponent cannot win by normal means
    And the arbiter finds the claim incorrect
    Then the arbiter is asked, and "a win for Black" is proposed
    When the arbiter does as proposed
    Then Black wins

    Examples:
      | rules           | articles                                            |
      | fide-*/standard | fide-2014/G.6.b fide-2018/III.6.2 fide-2023/III.6.2 |

  Scenario Outline: No arbiter is there: no extra time can be asked for
    Given the rules <rules>
    And the event decides "arbiter-present" is "no"
    When White asks for an increment of five seconds
    Then the claim is refused

    Examples:
      | rules           | articles                        |
      | fide-*/standard | fide-2014/G.6 fide-2018/III.6 fide-2023/III.6 |

  @F-29
  Scenario Outline: A postponed claim is settled by the end of the game
    Given the rules <rules>
    When at 0:02.0 White claims that the opponent does not try to win
    And at 1:00.0 the arbiter postpones the ruling
    Then play is watched because of White's claim
    And 1 question waits for the arbiter
    When at 1:10.0 <end>
    Then <outcome>
    And no question waits for the arbiter

    Examples:
      | rules           | end           | outcome    | articles                                            |
      | fide-*/standard | Black resigns | White wins | fide-2014/G.5.b fide-2018/III.5.2 fide-2023/III.5.2 |
      | fide-*/standard | White resigns | Black wins | fide-2014/G.5.b fide-2018/III.5.2 fide-2023/III.5.2 |

  @F-29
  Scenario Outline: What waited is open again when the end is set aside
    Given the rules <rules>
    When at 0:02.0 White claims that the opponent does not try to win
    And at 1:00.0 the arbiter postpones the ruling
    And the arbiter reports Black: "refusing again and again to obey"
    And the arbiter does as proposed
    Then White wins
    And no question waits for the arbiter
    When the arbiter sets his ruling aside
    Then play goes on
    And 2 questions wait for the arbiter

    Examples:
      | rules           | articles                                            |
      | fide-*/standard | fide-2014/G.5.b fide-2018/III.5.2 fide-2023/III.5.2 |

  @F-29
  Scenario Outline: What is about people is still asked after the end
    Given the rules <rules>
    When the arbiter reports Black: "disturbing the opponent"
    And at 1:10.0 Black resigns
    Then White wins
    And 1 question waits for the arbiter

    Examples:
      | rules           | articles                                     |
      | fide-*/standard | fide-2014/11.5 fide-2018/11.5 fide-2023/11.5 |

  @F-33
  Scenario Outline: The claim and its stop rest on the guideline
    Given the rules <rules>
    When at 0:02.0 White claims that the opponent cannot win by normal means
    Then no clock runs
    And the arbiter is asked
    And it rests on "<articles>"
    And it does not rest on "<not>"

    Examples:
      | rules              | articles                          | not                               |
      | fide-2014/standard | fide-2014/G.5 fide-2014/G.5.a     | fide-2014/9.5 fide-2014/G.6.a     |
      | fide-2018/standard | fide-2018/III.5 fide-2018/III.5.1 | fide-2018/9.5.1 fide-2018/III.6.1 |
      | fide-2023/standard | fide-2023/III.5 fide-2023/III.5.1 | fide-2023/9.5.1 fide-2023/III.6.1 |

  @F-33
  Scenario Outline: Who has got extra time has no claim any more
    Given the rules <rules>
    When at 0:02.0 White asks for an increment of five seconds
    And at 0:10.0 Black declines the draw
    And at 0:20.0 the arbiter grants the request
    Then White's clock runs
    When at 0:30.0 White claims that the opponent cannot win by normal means
    Then the claim is refused
    And it rests on "<articles>"
    And it does not rest on "<not>"

    Examples:
      | rules                      | articles        | not                                                     |
      | fide-2014/standard         | fide-2014/G.5   | fide-2014/G.2 fide-2014/G.3                             |
      | fide-2018/standard+finland | fide-2018/III.5 | fide-2018/intro.5 fide-2018/III.2.1 fide-2018/III.2.2   |
      | fide-2023/standard+finland | fide-2023/III.5 | fide-2023/fi-profile.3 fide-2023/III.2.1 fide-2023/III.2.2 |

  @F-33
  Scenario Outline: Nor has who plays with an increment from the start
    Given the rules <rules>
    And the time control "90+30"
    And White has 1:30.0 and Black has 6:00.0 on the clock
    When at 0:02.0 White claims that the opponent cannot win by normal means
    Then the claim is refused
    And it rests on "<articles>"
    And it does not rest on "<not>"

    Examples:
      | rules                      | articles          | not                                   |
      | fide-2014/standard+finland | fide-2014/G.3     | fide-2014/intro.5                     |
      | fide-2018/standard+finland | fide-2018/III.2.2 | fide-2018/intro.5 fide-2018/III.2.1   |

  Scenario: A claim that is watched is not made again
    Given the rules fide-2018/standard
    When at 0:02.0 White claims that the opponent does not try to win
    And at 0:03.0 White claims that the opponent does not try to win
    Then it is refused: "already-asked"
    When at 1:00.0 the arbiter postpones the ruling
    And at 1:01.0 White claims that the opponent cannot win by normal means
    Then it is refused: "already-watched"
    And play is watched because of White's claim

  Scenario: Nothing is verified where no claim was referred
    Given the rules fide-2018/standard
    When at 0:02.0 Black verifies the written position
    Then it is refused: "no-question"

  Scenario Outline: With two minutes left, no less
    Given the rules fide-2018/standard
    And White has <time> and Black has 6:00.0 on the clock
    When White claims that the opponent cannot win by normal means
    Then <outcome>

    Examples:
      | time   | outcome              |
      | 2:00.0 | the claim is refused |
      | 1:59.9 | the arbiter is asked |

  Scenario: The opponent's flag is held while a claim is watched, and the clock stands
    Given the rules fide-2018/standard
    When at 0:02.0 White claims that the opponent does not try to win
    And at 1:00.0 the arbiter postpones the ruling
    And at 3:00.0 the arbiter sees White's flag
    Then White's flag waits for the arbiter
    And no clock runs
