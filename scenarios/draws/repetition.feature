Feature: Repetition and counted moves

  @S-23
  Scenario Outline: En passant that was never legal
    Given the rules <rules>
    And the position "<position>"
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:09.0 the players go on "d5 Nf3 Kg8 Ng1 Kh8 Nf3 Kg8 Ng1 Kh8"
    And at 0:10.0 White stops the clock
    And White claims a threefold repetition
    Then <outcome>

    Examples:
      | rules         | position                                | outcome             | articles                                                                                      |
      | fide-*/*      | 4r2k/3p4/8/4P3/8/8/8/4K1N1 b - - 0 1    | the game is drawn   | fide-2014/9.2.p2 fide-2014/9.2.b fide-2018/9.2.2 fide-2018/9.2.1.2 fide-2023/9.2.3 fide-2023/9.2.2 |
      | fide-*/standard | r6k/3p4/8/4P3/8/8/8/4K1N1 b - - 0 1   | Black has 2:00 more | fide-2014/9.2.1 fide-2014/9.5.b fide-2018/9.2.2.1 fide-2018/9.5.3 fide-2023/9.2.3.1 fide-2023/9.5.3 |
      | fi-team-blitz | 4r2k/3p4/8/4P3/8/8/8/4K1N1 b - - 0 1    | the claim is refused | fi-team-blitz/10                                                                             |

  @S-23 @fi-basics/paattyminen.3.c
  Scenario: En passant that was never legal, and no claim is needed
    Given the rules fi-basics
    And no clock is used
    And the position "4r2k/3p4/8/4P3/8/8/8/4K1N1 b - - 0 1"
    When the players go on "d5 Nf3 Kg8 Ng1 Kh8 Nf3 Kg8 Ng1 Kh8"
    Then the game is drawn

  @S-23 @fi-blitz-2014/14.e
  Scenario: Repetition under the national blitz code is a ground for a claim, not a count
    Given the rules fi-blitz-2014
    And the position "4r2k/3p4/8/4P3/8/8/8/4K1N1 b - - 0 1"
    And White has 5:00.0 and Black has 5:00.0 on the clock
    When at 0:09.0 the players go on "d5 Nf3 Kg8 Ng1 Kh8 Nf3 Kg8 Ng1 Kh8"
    And at 0:10.0 White stops the clock
    And White claims a threefold repetition
    Then the arbiter is asked
    And play goes on

  @S-24
  Scenario Outline: Castling barred for a moment is still a right
    Given the rules <rules>
    And the position "r7/3k4/8/8/8/8/8/1N2K2R w K - 0 1"
    When at 0:08.0 the players go on "<moves>"
    And at 0:09.0 White claims a threefold repetition
    Then <outcome>

    Examples:
      | rules           | moves                           | outcome             | articles                                              |
      | fide-*/*        | Nc3 Rf8 Nb1 Ra8 Nc3 Rf8 Nb1 Ra8 | the game is drawn   | fide-2014/9.2.2 fide-2018/9.2.2.2 fide-2023/9.2.3.2 |
      | fide-*/standard | Rg1 Rf8 Rh1 Ra8 Nc3 Rf8 Nb1 Ra8 | Black has 2:00 more | fide-2014/9.2.2 fide-2018/9.2.2.2 fide-2023/9.2.3.2 |

  @S-25
  Scenario Outline: Seventy-five moves and the mating move
    Given the rules <rules>
    And the position "6k1/5ppp/8/8/8/8/8/R5K1 w - - 149 120"
    And White has 0:10.0 and Black has 0:10.0 on the clock
    When at 0:01.0 White plays <move>
    Then <outcome>

    Examples:
      | rules         | move | outcome           | articles                                                        |
      | fide-*/*      | Ra7  | the game is drawn | fide-2014/9.6.b fide-2018/9.6.2 fide-2018/6.2.1.1 fide-2023/9.6.2 |
      | fi-team-blitz | Ra7 | the game is drawn | fide-2018/9.6.2 fide-2018/6.2.1.1 |
      | fide-*/*      | Ra8# | White wins        | fide-2014/5.1.a fide-2018/5.1.1 fide-2023/5.1.1                 |
      | fi-team-blitz | Ra7  | the game is drawn | fi-team-blitz/10.1                                              |
      | fi-blitz-2014 | Ra7  | play goes on      |                                                                 |

  @S-25
  Scenario: Seventy-five moves under the national blitz code, when a player claims them
    Given the rules fi-blitz-2014
    And the position "6k1/5ppp/8/8/8/8/8/R5K1 w - - 149 120"
    When at 0:01.0 White plays Ra7 and presses
    And at 0:02.0 Black claims fifty moves
    Then the game is drawn

  @S-26
  Scenario Outline: Five occurrences, not in succession
    Given the rules <rules>
    When at 0:01.0 the players go on "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nf3 Nf6 Ng1 Ng8 Nb1 Nb8 Nf3 Nf6 Ng1 Ng8"
    Then <outcome>

    Examples:
      | rules                   | outcome           | articles                        |
      | fide-2018/* fide-2023/* | the game is drawn | fide-2018/9.6.1 fide-2023/9.6.1 |
      | fi-team-blitz           | the game is drawn | fi-team-blitz/10.1              |
      | fide-2014/*             | play goes on      |                                 |
      | fi-blitz-2014           | play goes on      |                                 |

  @S-26 @fide-2014/9.2
  Scenario: Five occurrences, not in succession: in 2014 a claim is needed
    Given the rules fide-2014/standard
    When at 0:01.0 the players go on "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nf3 Nf6 Ng1 Ng8 Nb1 Nb8 Nf3 Nf6 Ng1 Ng8"
    And at 0:02.0 White claims a threefold repetition
    Then the game is drawn

  @S-26
  Scenario: Five occurrences under the national blitz code, when a player claims them
    Given the rules fi-blitz-2014
    When at 0:01.0 the players go on "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nf3 Nf6 Ng1 Ng8 Nb1 Nb8 Nf3 Nf6 Ng1 Ng8"
    And at 0:02.0 White claims a threefold repetition
    Then the game is drawn

  @S-26 @fi-basics/paattyminen.3.c
  Scenario: The third occurrence ends a beginners' game
    Given the rules fi-basics
    And no clock is used
    When the players go on "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8"
    Then the game is drawn

  @S-27
  Scenario Outline: Five occurrences in succession
    Given the rules <rules>
    When at 0:01.0 the players go on "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8"
    Then the game is drawn

    Examples:
      | rules    | articles                                        |
      | fide-*/* | fide-2014/9.6.a fide-2018/9.6.1 fide-2023/9.6.1 |

  @S-75
  Scenario Outline: Five diagrams, four positions
    The first diagram had a castling right, so it is another position. The fifth of the same comes with
    White's tenth move, which has been played against the rook on f8 since the third ply.

    Given the rules <rules>
    And the position "r7/3k4/8/8/8/8/8/1N2K2R w K - 0 1"
    When at 0:01.0 the players go on "Rg1 Rf8 Rh1 Ra8 Nc3 Rf8 Nb1 Ra8 Nc3 Rf8 Nb1 Ra8 Nc3 Rf8 Nb1 Ra8"
    Then play goes on
    When at 0:02.0 the players go on "Nc3 Rf8"
    Then play goes on
    When at 0:03.0 White plays Nb1
    Then the game is drawn

    Examples:
      | rules                   | articles                                                                                      |
      | fide-2018/* fide-2023/* | fide-2018/9.6.1 fide-2018/9.2.2 fide-2023/9.6.1 fide-2023/9.2.3                                     |
