Feature: What players must write
  Each player writes both sides' moves as they are made. A sheet is watched
  from the moment its player has it.

  Scenario Outline: Earlier moves must be written before the next is made
    Given the rules <rules>
    And both players keep score on paper
    When White plays e4 and presses
    And White writes "e4"
    And Black plays e5 and presses
    And White plays Nf3 and presses
    Then White's scoresheet has no flaw
    When Black plays Nc6 and presses
    Then Black's scoresheet has this flaw: "not recorded"

    Examples:
      | rules           | articles                                                                                                                                      |
      | fide-*/standard | fide-2014/8.1.a fide-2014/8.1.c fide-2018/8.1.1 fide-2018/8.1.3 fide-2023/8.1.1 fide-2023/8.1.3 fide-2023/8.1.1.1 |

  Scenario Outline: Nobody has to write in rapid and blitz
    Given the rules <rules>
    And the time control "3 min"
    And both players keep score on paper
    When White plays e4 and presses
    And Black plays e5 and presses
    And White plays Nf3 and presses
    Then White's scoresheet has no flaw

    Examples:
      | rules                         | articles                               |
      | fide-*/rapid-*                | fide-2014/A.2 fide-2018/A.2 fide-2023/A.2 |
      | fi-team-blitz | fide-2018/A.2 |
      | fi-blitz-2014                 | fi-blitz-2014/6                        |
      | fi-team-blitz                 |                                        |

  Scenario Outline: A move must not be written before it is made
    Given the rules <rules>
    And White keeps score on paper
    When White writes "e4"
    Then White's scoresheet has this flaw: "written ahead"
    And it rests on "<articles>"

    Examples:
      | rules              | articles        |
      | fide-2014/standard | fide-2014/8.1.a |
      | fide-2018/standard | fide-2018/8.1.2 |
      | fide-2023/standard | fide-2023/8.1.2 |

  Scenario Outline: A second move written ahead is recorded too
    Given the rules <rules>
    And White keeps score on paper in English letters
    When White writes "e4"
    Then White's scoresheet has this flaw: "written ahead"
    When White writes "e5"
    Then White's scoresheet has this flaw: "written ahead"
    When White writes "0-0"
    Then White's scoresheet is flawed by: <third>
    When White writes "d4"
    Then White's scoresheet has this flaw: "written ahead"
    When White plays e4 and presses
    And Black plays e5 and presses
    Then line 2 of White's scoresheet says "e5"

    Examples:
      | rules              | third         | articles        |
      | fide-2014/standard | no such move  | fide-2014/8.1.a |
      | fide-2018/standard | no such move  | fide-2018/8.1.2 |
      | fide-2023/standard | no such move  | fide-2023/8.1.2 |

  Scenario Outline: The intended move of a claim may be written before
    Given the rules <rules>
    And White keeps score on paper
    When White writes down Nf3 to claim with it
    Then White's scoresheet has no flaw
    And line 1 of White's scoresheet says "Nf3"

    Examples:
      | rules           |
      | fide-*/standard |

  Scenario Outline: Nothing else belongs on the sheet
    Given the rules <rules>
    And White keeps score on paper
    When White notes a clock time on the scoresheet
    Then White's scoresheet has no flaw
    When White notes something else on the scoresheet
    Then White's scoresheet has this flaw: "foreign entry"
    When White plays e4 and presses
    And White writes "e4!"
    Then White's scoresheet has this flaw: "foreign entry"

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/8.1.b fide-2018/8.1.4 fide-2023/8.1.4 |

  Scenario Outline: Both players mark a draw offer
    Given the rules <rules>
    And both players keep score on paper
    When White plays e4
    And White offers a draw
    And White presses the clock
    And White writes "e4 (=)"
    And Black writes "e4"
    And Black plays e5 and presses
    Then line 1 of White's scoresheet says "e4 (=)"
    And Black's scoresheet has this flaw: "offer not marked"

    Examples:
      | rules           | articles                                                                                                    |
      | fide-*/standard | fide-2014/8.1.d fide-2014/C.12 fide-2018/8.1.5 fide-2018/C.12 fide-2023/8.1.5 fide-2023/C.12 |

  Scenario Outline: The mark may be put to the line afterwards
    Given the rules <rules>
    And both players keep score on paper
    When White plays e4
    And White offers a draw
    And White presses the clock
    And Black marks the offer on the scoresheet
    And Black plays e5 and presses
    Then Black's scoresheet has no flaw

    Examples:
      | rules           | articles                                      |
      | fide-*/standard | fide-2014/C.12 fide-2018/C.12 fide-2023/C.12 |

  @S-53
  Scenario Outline: A draw offer not marked in time trouble
    Given the rules <rules>
    And the game has gone "e4 e5"
    And the time control "90 min"
    And White has 4:00 and Black has 20:00 on the clock
    And both players keep score on paper
    When at 0:01 White plays Nf3
    And White offers a draw
    And White presses the clock
    And at 0:20 the arbiter looks at White's scoresheet
    Then White's scoresheet is flawed by: <flaw>

    Examples:
      | rules              | flaw             | articles                                          |
      | fide-2014/standard |                  | fide-2014/8.4                                     |
      | fide-2018/standard | offer not marked | fide-2018/8.4 fide-2018/8.1.5                     |
      | fide-2023/standard | offer not marked | fide-2023/8.4 fide-2023/8.1.5                     |

  @S-58
  Scenario Outline: Relief from recording lasts to the end of the period
    Given the rules <rules>
    And the game has gone "e4 e5"
    And the time control "90 min + 10 s"
    And White has 4:59 and Black has 30:00 on the clock
    And both players keep score on paper
    When at 0:01 White plays Nf3 and presses
    Then White need not record any more in this period
    When at 0:30 the arbiter gives White 2:00
    And at 0:40 Black plays Nc6 and presses
    And at 0:50 White plays Bb5 and presses
    Then White's scoresheet has no flaw
    And White has 7:08 left

    Examples:
      | rules           | articles                                  |
      | fide-*/standard | fide-2014/8.4 fide-2018/8.4 fide-2023/8.4 |

  Scenario Outline: Thirty seconds a move leave no relief
    Given the rules <rules>
    And the game has gone "e4 e5"
    And the time control "90 min + 30 s"
    And White has 4:59 and Black has 30:00 on the clock
    And both players keep score on paper
    When at 0:01 White plays Nf3 and presses
    Then White must still record
    When at 0:40 Black plays Nc6 and presses
    And at 0:50 White plays Bb5 and presses
    Then White's scoresheet has this flaw: "not recorded"

    Examples:
      | rules           |
      | fide-*/standard |

  Scenario Outline: What is a scoresheet
    Given the rules <rules>
    When White keeps score on a certified device
    Then <outcome>

    Examples:
      | rules              | outcome                        | articles                              |
      | fide-2014/standard | it is refused: "not-provided"  | fide-2014/8.1.a                       |
      | fide-2018/standard | it is refused: "not-provided"  | fide-2018/8.1.1                       |
      | fi-team-blitz | it is refused: "not-provided" | fide-2018/8.1.1 |
      | fide-2023/standard | nothing more happens           | fide-2023/8.1.1 fide-2023/8.1.1.2     |

  Scenario Outline: A device of one's own is none
    Given the rules <rules>
    When White keeps score on a device of his own
    Then it is refused: "not-provided"

    Examples:
      | rules           | articles                                            |
      | fide-*/standard | fide-2014/8.1.a fide-2018/8.1.1 fide-2023/8.1.1.2 |
      | fi-team-blitz | fide-2018/8.1.1 |

  Scenario Outline: An entry that does not agree with the game
    Given the rules <rules>
    And White keeps score on paper
    When White plays e4 and presses
    And White writes "d4"
    Then White's scoresheet has this flaw: "another move"

    Examples:
      | rules           | articles                                       |
      | fide-*/standard | fide-2014/8.1.a fide-2018/8.1.1 fide-2023/8.1.1 |
