Feature: The conduct of the players
  What the software cannot see is reported; the arbiter decides what it costs.

  Scenario Outline: An incident goes to the arbiter, and a warning is recorded
    Given the rules <rules>
    When the arbiter reports White: "<what>"
    Then the arbiter is asked, and "a warning" is proposed
    When the arbiter does as proposed
    Then White has been warned 1 time

    Examples:
      | rules           | what                              | articles                                                                                |
      | fide-*/standard | bringing chess into disrepute     | fide-2014/11.1 fide-2014/11.6 fide-2018/11.1 fide-2018/11.6 fide-2023/11.1 fide-2023/11.6 |
      | fide-*/standard | leaving the venue                 | fide-2014/11.2.a fide-2018/11.2.3.1 fide-2023/11.2.3.1                                  |
      | fide-*/standard | leaving the playing area on move  | fide-2014/11.2.b fide-2018/11.2.3.2 fide-2023/11.2.3.2                                  |
      | fide-*/standard | outside help                      | fide-2014/11.3.a fide-2018/11.3.1 fide-2023/11.3.1                                      |
      | fide-*/standard | smoking                           | fide-2014/11.3.c fide-2018/11.3.4 fide-2023/11.3.4                                      |
      | fide-*/standard | hiding the scoresheet             | fide-2014/8.2 fide-2018/8.2 fide-2023/8.2                                               |
      | fide-*/standard | pressing with the other hand      | fide-2014/6.2.b fide-2018/6.2.3 fide-2023/6.2.3                                         |
      | fide-*/standard | rough handling of the clock       | fide-2014/6.2.c fide-2018/6.2.4 fide-2023/6.2.4                                         |
      | fide-*/standard | refusing to help reconstruct      | fide-2018/11.11 fide-2023/11.11                                                         |
      | fi-team-blitz   | adjusting on the opponent's time  | fi-team-blitz/8.comment                                                                 |

  Scenario Outline: Draw offers on many moves are counted
    Given the rules <rules>
    When White plays e4
    And White offers a draw
    And White presses the clock
    And Black declines the draw
    And Black plays e5 and presses
    And White plays Nf3
    And White offers a draw
    And White presses the clock
    And Black reports White: "disturbing the opponent"
    Then the arbiter is asked, and "a warning" is proposed
    And the arbiter sees that White has made 2 offers and 0 wrong claims
    When the arbiter rules on White: "2 min for the opponent"
    Then Black has 2:00 more

    Examples:
      | rules           | articles                                                                                            |
      | fide-*/standard | fide-2014/11.5 fide-2014/11.6 fide-2018/11.5 fide-2018/11.6 fide-2023/11.5 fide-2023/11.6 |

  Scenario Outline: Who refuses again and again to obey loses, and the arbiter fixes the other's score
    Given the rules <rules>
    When the arbiter reports White: "refusing again and again to obey"
    Then the arbiter is asked, and "a win for Black" is proposed
    When the arbiter rules "0-1/2"
    Then the score is "0-½"

    Examples:
      | rules           | articles                                     |
      | fide-*/standard | fide-2014/11.7 fide-2018/11.7 fide-2023/11.7 |

  Scenario Outline: Both refuse, and both lose
    Given the rules <rules>
    When the arbiter reports both players: "refusing again and again to obey"
    Then the arbiter is asked, and "0:0" is proposed
    When the arbiter does as proposed
    Then both players lose

    Examples:
      | rules           | articles                                     |
      | fide-*/standard | fide-2014/11.8 fide-2018/11.8 fide-2023/11.8 |

  Scenario Outline: Leaving without a word while the opponent is on move
    Given the rules <rules>
    When the arbiter reports White: "leaving without a word"
    Then <outcome>

    Examples:
      | rules              | outcome                                           |
      | fide-2014/standard | the arbiter is not asked                          |
      | fide-2018/standard | the arbiter is asked, and "a warning" is proposed |
      | fide-2023/standard | the arbiter is asked, and "a warning" is proposed |

  @F-15
  Scenario Outline: Who does not have the move may leave the playing area
    Given the rules <rules>
    And the game has gone "<moves>"
    When <by> reports <of>: "leaving the playing area on move"
    Then <outcome>

    Examples:
      | rules           | moves | by          | of    | outcome                                           | articles                                               |
      | fide-*/standard | e4 e5 | the arbiter | Black | the arbiter is not asked                          | fide-2014/11.2.b fide-2018/11.2.3.2 fide-2023/11.2.3.2 |
      | fide-*/standard | e4 e5 | Black       | White | the arbiter is asked, and "a warning" is proposed | fide-2014/11.2.b fide-2018/11.2.3.2 fide-2023/11.2.3.2 |
      | fide-*/standard | e4    | the arbiter | White | the arbiter is not asked                          | fide-2014/11.2.b fide-2018/11.2.3.2 fide-2023/11.2.3.2 |
      | fide-*/standard | e4    | White       | Black | the arbiter is asked, and "a warning" is proposed | fide-2014/11.2.b fide-2018/11.2.3.2 fide-2023/11.2.3.2 |
      | fi-blitz-2014   | e4    | Black       | White | the arbiter is not asked                          | fide-2014/11.2.b                                       |
      | fi-team-blitz   | e4    | Black       | White | the arbiter is not asked                          | fide-2018/11.2.3.2                                     |

  @F-15
  Scenario Outline: The move has been made and not pressed
    Given the rules <rules>
    When White plays e4
    And the arbiter reports White: "leaving the playing area on move"
    Then the arbiter is not asked
    When the arbiter reports Black: "leaving the playing area on move"
    Then the arbiter is asked, and "a warning" is proposed

    Examples:
      | rules           | articles                                               |
      | fide-*/standard | fide-2014/11.2.b fide-2018/11.2.3.2 fide-2023/11.2.3.2 |

  Scenario Outline: Who left is judged by the move that is named, however late it is said
    Given the rules <rules>
    And the game has gone "e4 e5 Nf3 Nc6 Bb5"
    When the arbiter reports <of> at half-move <ply>: "leaving the playing area on move"
    Then <outcome>

    Examples:
      | rules           | of    | ply | outcome                                           | articles                                               |
      | fide-*/standard | White | 3   | the arbiter is asked, and "a warning" is proposed | fide-2014/11.2.b fide-2018/11.2.3.2 fide-2023/11.2.3.2 |
      | fide-*/standard | White | 5   | the arbiter is asked, and "a warning" is proposed | fide-2014/11.2.b fide-2018/11.2.3.2 fide-2023/11.2.3.2 |
      | fide-*/standard | Black | 3   | the arbiter is not asked                          | fide-2014/11.2.b fide-2018/11.2.3.2 fide-2023/11.2.3.2 |
      | fide-*/standard | Black | 4   | the arbiter is asked, and "a warning" is proposed | fide-2014/11.2.b fide-2018/11.2.3.2 fide-2023/11.2.3.2 |
      | fide-*/standard | Black | 6   | the arbiter is asked, and "a warning" is proposed | fide-2014/11.2.b fide-2018/11.2.3.2 fide-2023/11.2.3.2 |
      | fide-*/standard | White | 6   | the arbiter is not asked                          | fide-2014/11.2.b fide-2018/11.2.3.2 fide-2023/11.2.3.2 |
      | fide-*/standard | White | 7   | it is refused: "no-such-move"                     |                                                        |

  @F-15
  Scenario Outline: On a real board the clock tells who has the move
    Given the rules <rules>
    And a wooden board whose moves are not entered
    When White presses the clock
    And the arbiter reports White: "leaving the playing area on move"
    Then the arbiter is not asked
    When the arbiter reports Black: "leaving the playing area on move"
    Then the arbiter is asked, and "a warning" is proposed

    Examples:
      | rules           | articles                                               |
      | fide-*/standard | fide-2014/11.2.b fide-2018/11.2.3.2 fide-2023/11.2.3.2 |

  Scenario Outline: A spectator meddles
    Given the rules <rules>
    When the arbiter reports a spectator: "interfering"
    Then the arbiter is asked, and "Expel" is proposed
    When the arbiter sends the offender out
    Then the offender is sent out of the hall
    And play goes on

    Examples:
      | rules           | articles                                     |
      | fide-*/standard | fide-2014/12.7 fide-2018/12.7 fide-2023/12.7 |
      | fi-team-blitz | fide-2018/12.7 |
      | fi-blitz-2014   | fi-blitz-2014/20                             |
      | fi-team-blitz   |                                              |

  @fi-blitz-2014/20
  Scenario: The arbiter may have the game played again
    Given the rules fi-blitz-2014
    And no clock is used
    When the arbiter reports a spectator: "interfering"
    And the arbiter orders a replay
    Then a new game is ordered

  @F-22 @fi-blitz-2014/20
  Scenario Outline: It is played again from the full time, and because of the interference
    Given the rules fi-blitz-2014
    And the time control "<control>"
    And White has 0:05 and Black has 1:00 on the clock
    When at 0:06 <who> reports a spectator: "interfering"
    And the arbiter orders a replay
    Then it does not count because an outsider interfered
    And <time> for White and <time> for Black are proposed for the new game
    When the arbiter does as proposed
    Then the new game begins with <time> and <time>

    Examples:
      | control | who         | time |
      | 5 min   | the arbiter | 5:00 |
      | 5 min   | White       | 5:00 |
      | 3+2     | Black       | 3:02 |

  Scenario Outline: Elsewhere he may not
    Given the rules <rules>
    When the arbiter reports a spectator: "interfering"
    And the arbiter orders a replay
    Then it is refused: "not-provided"

    Examples:
      | rules           | articles                                     |
      | fide-*/standard | fide-2014/12.7 fide-2018/12.7 fide-2023/12.7 |
      | fi-team-blitz | fide-2018/12.7 |

  @fi-blitz-2014/18
  Scenario: Under the national code only the players complain
    Given the rules fi-blitz-2014
    When the arbiter reports White: "pressing with the other hand"
    Then it is refused: "forbidden"
    When Black reports White: "pressing with the other hand"
    Then the arbiter is asked, and "a warning" is proposed

  @fide-2018/11.5
  Scenario: The same incident is put to the arbiter once
    Given the rules fide-2018/standard
    When at 0:01.0 Black reports White: "disturbing the opponent"
    Then the arbiter is asked, and "a warning" is proposed
    When at 0:02.0 the arbiter reports White: "disturbing the opponent"
    Then it is refused: "already-asked"
    When at 0:03.0 the arbiter does as proposed
    And at 0:04.0 Black reports White: "disturbing the opponent"
    Then the arbiter is asked, and "a warning" is proposed

  Scenario: So many incidents wait for the arbiter, and no more
    Given the rules fide-2018/standard
    When the arbiter reports White: "smoking"
    And the arbiter reports White: "outside help"
    And the arbiter reports White: "leaving the venue"
    And the arbiter reports White: "disturbing the opponent"
    And the arbiter reports White: "hiding the scoresheet"
    And the arbiter reports White: "pressing with the other hand"
    And the arbiter reports White: "rough handling of the clock"
    And the arbiter reports White: "bringing chess into disrepute"
    And the arbiter reports Black: "smoking"
    And the arbiter reports Black: "outside help"
    And the arbiter reports Black: "leaving the venue"
    And the arbiter reports Black: "disturbing the opponent"
    And the arbiter reports Black: "hiding the scoresheet"
    And the arbiter reports Black: "pressing with the other hand"
    And the arbiter reports Black: "rough handling of the clock"
    And the arbiter reports Black: "bringing chess into disrepute"
    Then 16 questions wait for the arbiter
    When the arbiter reports both players: "smoking"
    Then it is refused: "already-asked"

  Scenario Outline: A breach of both, and who was warned before loses by it
    Given the rules fi-blitz-2014
    When at 0:01.0 <first>
    And at 0:02.0 <ruled>
    And at 0:03.0 <second>
    And at 0:04.0 <ruled too>
    And at 0:05.0 Black reports both players: "disturbing the opponent"
    Then the arbiter is asked, and "<proposal>" is proposed

    Examples:
      | first                          | ruled                        | second                         | ruled too                    | proposal        | articles           |
      | 1 s pass                       | 1 s pass                     | 1 s pass                       | 1 s pass                     | a warning       | fi-blitz-2014/17   |
      | Black reports White: "smoking" | the arbiter does as proposed | 1 s pass                       | 1 s pass                     | a win for Black | fi-blitz-2014/17.b |
      | White reports Black: "smoking" | the arbiter does as proposed | 1 s pass                       | 1 s pass                     | a win for White | fi-blitz-2014/17.b |
      | Black reports White: "smoking" | the arbiter does as proposed | White reports Black: "smoking" | the arbiter does as proposed | 0:0             | fi-blitz-2014/17.b |
