Feature: Coming to the board
  White's clock is started at the appointed hour, whoever is there. A player who
  comes after the time allowed loses, unless the arbiter decides otherwise.

  @S-37
  Scenario Outline: Both late, thirty minutes allowed
    Given the rules <rules>
    And the time control "90 min"
    And the game is appointed for 12:00:00
    When at 12:00:00 the arbiter starts White's clock
    Then White's clock runs
    When at 12:10:00 White comes to the board
    Then play goes on
    And White has lost 0:10:00 of the time
    When at 12:30:01 Black comes to the board
    Then White wins

    Examples:
      | rules                   | articles                                                                                          |
      | fide-*/standard+finland | fide-2014/6.6 fide-2014/6.7.a fide-2014/6.7.b fide-2018/6.6 fide-2018/6.7.1 fide-2018/6.7.2 fide-2018/intro.3 fide-2023/6.6 fide-2023/6.7.1 fide-2023/6.7.2 fide-2023/fi-profile.1 fide-2014/intro.6 |
      | fi-blitz-2014 | fide-2014/6.6 fide-2014/6.7.a fide-2014/6.7.b fide-2014/intro.6 |
      | fi-team-blitz | fide-2018/6.6 fide-2018/6.7.1 fide-2018/6.7.2 fide-2018/intro.3 |
      | fi-blitz-2014           | fide-2014/6.7.a fide-2014/6.7.b                                                                   |
      | fi-team-blitz           | fide-2018/6.7.1 fide-2018/6.7.2                                                                   |

  @F-28
  Scenario Outline: The appointed hour is one thing, the last moment to come another
    Given the rules <rules>
    And the game is appointed for 12:00:00
    Then play begins at 12:00:00, and the last moment to come is <limit>
    And it rests on "<articles>"

    Examples:
      | rules                      | limit    | articles                               |
      | fide-2014/standard+finland | 12:30:00 | fide-2014/intro.6                      |
      | fi-blitz-2014 | 12:30:00 | fide-2014/intro.6 |
      | fide-2018/standard         | 12:00:00 | fide-2018/6.7.1                        |
      | fide-2018/standard+finland | 12:30:00 | fide-2018/intro.3                      |
      | fi-team-blitz | 12:30:00 | fide-2018/intro.3 |
      | fide-2023/standard         | 12:00:00 | fide-2023/6.7.1                        |
      | fide-2023/standard+finland | 12:30:00 | fide-2023/fi-profile.1                 |

  @S-37
  Scenario Outline: At the limit is in time, to the second
    Given the rules <rules>
    And the game is appointed for 12:00:00
    When at 12:00:00 White comes to the board
    And at 12:30:00.9 Black comes to the board
    Then play goes on
    And it rests on "<rests>"

    Examples:
      | rules                        | rests           |
      | fide-2014/standard+finland   | fide-2014/6.7.a |
      | fide-2018/standard+finland   | fide-2018/6.7.1 |
      | fide-2023/standard+finland   | fide-2023/6.7.1 |

  @S-37
  Scenario Outline: Both late where no lateness is allowed
    Given the rules <rules>
    And the game is appointed for 12:00:00
    When at 12:00:00 the arbiter starts White's clock
    And at 12:10:00 White comes to the board
    Then the arbiter is asked, and "0:0" is proposed
    When at 12:30:01 Black comes to the board
    And the arbiter does as proposed
    Then both players lose

    Examples:
      | rules              | articles                        |
      | fide-2018/standard | fide-2018/6.7.1 fide-2018/6.7.2 |
      | fide-2023/standard | fide-2023/6.7.1 fide-2023/6.7.2 |

  @S-37
  Scenario: Where the edition has no value the organiser must give one
    Given the rules fide-2014/standard
    Then there are no rules until the event decides "default-time"

  Scenario Outline: The arbiter excuses a late player, before or after the loss
    Given the rules <rules>
    And the game is appointed for 12:00:00
    When at 12:00:00 the arbiter starts White's clock
    And at 12:00:00 White comes to the board
    And at 12:45:00 nobody looks, but the time for it is due
    Then White wins
    When at 12:46:00 the arbiter excuses Black
    Then play goes on
    And White's clock runs
    When at 12:50:00 Black comes to the board
    Then play goes on

    Examples:
      | rules                   | articles                                        |
      | fide-*/standard+finland | fide-2014/6.7.a fide-2018/6.7.1 fide-2023/6.7.1 |

  Scenario Outline: Two late players, of whom one is excused
    Given the rules <rules>
    And the game is appointed for 12:00:00
    When at 12:05:00 the arbiter looks who is missing
    Then the arbiter is asked, and "0:0" is proposed
    When at 12:06:00 the arbiter excuses Black
    Then Black wins

    Examples:
      | rules              | articles        |
      | fide-2018/standard | fide-2018/6.7.1 |
      | fide-2023/standard | fide-2023/6.7.1 |

  Scenario Outline: Two late players whom the arbiter lets play
    Given the rules <rules>
    And the game is appointed for 12:00:00
    When at 12:05:00 the arbiter looks who is missing
    And at 12:06:00 the arbiter lets play go on
    And at 12:10:00 White comes to the board
    And at 12:11:00 Black comes to the board
    Then play goes on

    Examples:
      | rules              | articles        |
      | fide-2018/standard | fide-2018/6.7.1 |
      | fide-2023/standard | fide-2023/6.7.1 |

  Scenario Outline: The event says that nobody loses time while both are absent
    Given the rules <rules>
    And the event decides "default-time-both-absent" is "nobody-loses-time"
    And the game is appointed for 12:00:00
    When at 12:00:00 the arbiter starts White's clock
    Then it is refused: "forbidden"
    And it rests on "<rests>"
    When at 12:10:00 Black comes to the board
    Then White's clock runs
    When at 12:12:00 White comes to the board
    Then White has lost 0:02:00 of the time

    Examples:
      | rules                      | rests           | articles                      |
      | fide-2014/standard+finland | fide-2014/6.7.b | fide-2014/6.7.b fide-2014/6.6 |
      | fide-2018/standard+finland | fide-2018/6.7.2 | fide-2018/6.7.2 fide-2018/6.6 |
      | fide-2023/standard+finland | fide-2023/6.7.2 | fide-2023/6.7.2 fide-2023/6.6 |

  Scenario Outline: Only who is to come can come, and once
    Given the rules <rules>
    When White comes to the board
    Then it is refused: "no-appointment"

    Examples:
      | rules              |
      | fide-2023/standard |

  Scenario Outline: A game that begins in the middle
    Given the rules <rules>
    And the time control "90/40, 30"
    And the position "6k1/5ppp/8/8/8/8/5PPP/R5K1 b - - 0 40"
    And the clock has not been started
    When at 0:00.0 the arbiter starts the clock
    Then Black's clock runs
    And White has completed 40 moves
    And Black has completed 39 moves
    When at 1:00.0 Black plays Kf8
    And at 1:00.0 Black presses the clock
    Then Black has completed 40 moves
    And Black's clock shows 1:59:00
    And White's clock runs

    Examples:
      | rules           | articles                                |
      | fide-*/standard | fide-2014/6.6 fide-2018/6.6 fide-2023/6.6 |

  @F-33
  Scenario Outline: Late at the start is no matter of the resumption
    Given the rules <rules>
    And the event decides "default-time" is "30min"
    And the game is appointed for 12:00:00
    When at 12:00:00 the arbiter starts White's clock
    And at 12:10:00 White comes to the board
    And at 12:30:01 Black comes to the board
    Then White wins
    And it rests on "<articles>"
    And it does not rest on "<not>"

    Examples:
      | rules              | articles        | not            |
      | fide-2014/standard | fide-2014/6.7.a | fide-2014/E.10 |
      | fide-2018/standard | fide-2018/6.7.1 | fide-2018/I.10 |
      | fide-2023/standard | fide-2023/6.7.1 | fide-2023/I.10 |

  Scenario: With an hour appointed it is the arbiter's
    Given the rules fide-2018/standard
    And the game is appointed for 0:10.0
    When at 0:10.0 Black does "start-clock"
    Then it is refused: "not-yours"
    When at 0:10.0 the arbiter starts White's clock
    Then White's clock runs

  Scenario Outline: Who plays has come, whether he said so or not
    Given the rules <rules>
    And the event decides "default-time" is "30min"
    And the game is appointed for 12:00:00
    When at 12:00:00 the arbiter starts White's clock
    And at 12:01:00 White plays e4
    And at 12:01:01 White presses the clock
    Then play goes on
    When at 12:30:01 Black plays e5
    Then White wins
    And it rests on "<articles>"

    Examples:
      | rules              | articles        |
      | fide-2014/standard | fide-2014/6.7.a |
      | fide-2018/standard | fide-2018/6.7.1 |
      | fide-2023/standard | fide-2023/6.7.1 |
