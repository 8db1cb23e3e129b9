Feature: The array of Chess960
  White's pieces stand on the first rank by lot: the king between the rooks, the
  bishops on squares of both colours, and Black's pieces facing their like.

  Scenario Outline: The array is drawn, and the game is ordinary chess from there
    Given the rules <rules>
    And the event decides "variant" is "chess960"
    And the event decides "start-position" is "drawn-array"
    And the clock has not been started
    When the array is drawn by the lot <lot>
    Then the game begins with that array
    And the board shows array <number>
    And it rests on "<articles>"
    When the arbiter starts White's clock
    And White plays e4 and presses
    Then play goes on
    When Black puts e7 on e4 and presses
    Then Black has completed an illegal move

    Examples:
      | lot                  | number | rules           | articles                                                                                       |
      | 0                    | 0      | fide-*/standard | fide-2014/F.1 fide-2014/F.2.p2 fide-2018/II.1 fide-2018/II.2.3 fide-2023/II.1 fide-2023/II.2.3 |
      | 6000000000000000000  | 312    | fide-*/standard | fide-2014/F.1 fide-2014/F.2.p2 fide-2018/II.1 fide-2018/II.2.3 fide-2023/II.1 fide-2023/II.2.3 |
      | 18446744073709551615 | 959    | fide-*/standard | fide-2014/F.1 fide-2014/F.2.p2 fide-2018/II.1 fide-2018/II.2.3 fide-2023/II.1 fide-2023/II.2.3 |

  Scenario Outline: An array thrown with dice is entered
    Given the rules <rules>
    And the event decides "variant" is "chess960"
    And the event decides "start-position" is "drawn-array"
    And the clock has not been started
    When the arbiter has the pieces set up as "bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB"
    Then the game begins with that array
    And it rests on "<articles>"

    Examples:
      | rules           | articles                                    |
      | fide-*/standard | fide-2014/F.2 fide-2018/II.2 fide-2023/II.2 |
      | fi-blitz-2014 | fide-2014/F.2 |
      | fi-team-blitz | fide-2018/II.2 |

  Scenario Outline: Where ordinary chess is played nothing is drawn
    Given the rules <rules>
    And the clock has not been started
    When the array is drawn by the lot 0
    Then it is refused: "not-provided"

    Examples:
      | rules         | articles                                    |
      | fide-*/*      | fide-2014/F.1 fide-2018/II.1 fide-2023/II.1 |
      | fi-blitz-2014 | fide-2014/F.1                               |
      | fi-team-blitz | fide-2018/II.1                              |

  Scenario Outline: Refused: <what>
    Given the rules <rules>
    And the event decides "variant" is "chess960"
    And the event decides "start-position" is "drawn-array"
    And the clock has not been started
    When the arbiter has the pieces set up as "<pieces>"
    Then the array is refused
    And it rests on "<articles>"

    Examples:
      | what                             | pieces                                        | rules           | articles                                          |
      | a pawn on the third rank         | bqnnrkrb/pppppppp/8/8/8/4P3/PPPP1PPP/BQNNRKRB | fide-*/standard | fide-2014/F.2 fide-2018/II.2 fide-2023/II.2       |
      | a pawn on the third rank | bqnnrkrb/pppppppp/8/8/8/4P3/PPPP1PPP/BQNNRKRB | fi-blitz-2014 | fide-2014/F.2 |
      | a pawn on the third rank | bqnnrkrb/pppppppp/8/8/8/4P3/PPPP1PPP/BQNNRKRB | fi-team-blitz | fide-2018/II.2 |
      | three knights                    | nqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/NQNNRKRB   | fide-*/standard | fide-2014/F.2 fide-2018/II.2 fide-2023/II.2       |
      | three knights | nqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/NQNNRKRB | fi-blitz-2014 | fide-2014/F.2 |
      | three knights | nqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/NQNNRKRB | fi-team-blitz | fide-2018/II.2 |
      | the king outside the rooks       | krrbbnnq/pppppppp/8/8/8/8/PPPPPPPP/KRRBBNNQ   | fide-*/standard | fide-2014/F.2.a fide-2018/II.2.1 fide-2023/II.2.1 |
      | bishops on squares of one colour | brbknqnr/pppppppp/8/8/8/8/PPPPPPPP/BRBKNQNR   | fide-*/standard | fide-2014/F.2.b fide-2018/II.2.2 fide-2023/II.2.2 |
      | Black not facing White           | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB   | fide-*/standard | fide-2014/F.2.c fide-2018/II.2.3 fide-2023/II.2.3 |

  Scenario Outline: Found in play: <what>
    Given the rules <rules>
    And the event decides "variant" is "chess960"
    And the event decides "start-position" is "drawn-array"
    And the pieces were set up as "<position>"
    When White plays e4 and presses
    And Black finds that the pieces were set up wrongly
    Then a new game is ordered
    And it rests on "<articles>"

    Examples:
      | what                             | position                                              | rules           | articles                                          |
      | the king outside the rooks       | krrbbnnq/pppppppp/8/8/8/8/PPPPPPPP/KRRBBNNQ w - - 0 1 | fide-*/standard | fide-2014/F.2.a fide-2018/II.2.1 fide-2023/II.2.1 |
      | bishops on squares of one colour | brbknqnr/pppppppp/8/8/8/8/PPPPPPPP/BRBKNQNR w - - 0 1 | fide-*/standard | fide-2014/F.2.b fide-2018/II.2.2 fide-2023/II.2.2 |
      | Black not facing White           | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w - - 0 1 | fide-*/standard | fide-2014/F.2.c fide-2018/II.2.3 fide-2023/II.2.3 |

  Scenario Outline: Nothing is drawn where the standard array is played
    Given the rules <rules>
    And the clock has not been started
    When the array is drawn by the lot 7
    Then it is refused: "not-provided"
    And it rests on "<articles>"

    Examples:
      | rules           | articles                                                                              |
      | fide-*/standard | fide-2014/2.3 fide-2014/F.2 fide-2018/2.3 fide-2018/II.2 fide-2023/2.3 fide-2023/II.2 |
      | fi-blitz-2014 | fide-2014/2.3 fide-2014/F.2 |
      | fi-team-blitz | fide-2018/2.3 fide-2018/II.2 |

  Scenario Outline: An event of Chess960 need not say that arrays are drawn
    Given the rules <rules>
    And the event decides "variant" is "chess960"
    And the clock has not been started
    When <set up>
    Then the game begins with that array
    And it rests on "<articles>"

    Examples:
      | rules              | set up                                                                                | articles       |
      | fide-2014/standard | the array is drawn by the lot 0                                                       | fide-2014/F.1  |
      | fide-2018/standard | the array is drawn by the lot 0                                                       | fide-2018/II.1 |
      | fide-2023/standard | the array is drawn by the lot 0                                                       | fide-2023/II.1 |
      | fide-2018/standard | the arbiter has the pieces set up as "bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB" | fide-2018/II.2 |
