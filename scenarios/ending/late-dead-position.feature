Feature: A dead position that is found late

  # After ...g5 both kings stand behind a wall of pawns, but White's pawn on c2
  # can still step: a quick look does not tell that nobody can ever mate.

  Background:
    Given the position "4k3/8/6p1/p1p1p3/P1P1P1P1/8/2P5/4K3 b - - 0 40"

  @mating
  Scenario Outline: The moves after it are void
    Given the rules <rules>
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:02.0 Black plays g5 and presses
    And at 0:05.0 White plays Kd2 and presses
    And at 0:07.0 Black plays Kd7 and presses
    Then play goes on
    When at 0:20.0 the software looks longer for a dead position
    Then the game is drawn
    And the game ended at 0:02.0
    And 2 plies are void
    And the position is "4k3/8/8/p1p1p1p1/P1P1P1P1/8/2P5/4K3 w"
    And White's clock shows 1:00.0
    And Black's clock shows 0:58.0
    And no clock runs
    And no test for a dead position is open
    When Black resigns
    Then the claim comes too late: the game is over

    Examples:
      | rules         | articles                                        |
      | fide-*/*      | fide-2014/5.2.b fide-2018/5.2.2 fide-2023/5.2.2 |
      | fi-blitz-2014 | fi-blitz-2014/14.a                              |
      | fi-team-blitz | fi-team-blitz/10.1                              |

  @mating
  Scenario Outline: Nothing has happened since: the move is completed by the end
    Given the rules <rules>
    And White has 1:00.0 and Black has 1:00.0 on the clock
    When at 0:02.0 Black plays g5
    Then Black's move is made but not completed
    When at 0:03.0 the software looks longer for a dead position
    Then the game is drawn
    And the game ended at 0:02.0
    And 0 plies are void

    Examples:
      | rules         | articles                                                                                                  |
      | fide-*/*      | fide-2014/5.2.b fide-2014/6.2.a.1 fide-2018/5.2.2 fide-2018/6.2.1.1 fide-2023/5.2.2 fide-2023/6.2.1.1 |
      | fi-blitz-2014 | fi-blitz-2014/14.a                                                                                        |

  @mating
  Scenario Outline: A resignation after it is void
    Given the rules <rules>
    When at 0:02.0 Black plays g5 and presses
    And at 0:05.0 White plays Kd2 and presses
    And at 0:07.0 Black resigns
    Then White wins
    When at 0:20.0 the software looks longer for a dead position
    Then the game is drawn
    And the game ended at 0:02.0
    And 1 ply is void
    And the result "1-0" is void

    Examples:
      | rules                   | articles                        |
      | fide-2014/* fide-2018/* | fide-2014/5.2.b fide-2018/5.2.2 |
      | fi-blitz-2014           | fi-blitz-2014/14.a              |
      | fi-basics               | fi-basics/paattyminen.3.e       |

  @mating
  Scenario Outline: A flag after it is void
    Given the rules <rules>
    And White has 1:00.0 and Black has 0:04.0 on the clock
    When at 0:02.0 Black plays g5 and presses
    And at 0:05.0 White plays Kd2 and presses
    And at 0:12.0 White stops the clock
    And White claims a win on time
    Then the game is drawn
    And it is proved that White can never mate
    And the game ended at 0:02.0
    And 1 ply is void
    And no question waits for the arbiter

    Examples:
      | rules         | articles           |
      | fi-blitz-2014 | fi-blitz-2014/14.a |
      | fi-team-blitz | fi-team-blitz/10.1 |

  @mating
  Scenario Outline: A flag after it: the draw on time becomes the earlier draw
    Given the rules <rules>
    And White has 1:00.0 and Black has 0:04.0 on the clock
    When at 0:02.0 Black plays g5 and presses
    And at 0:05.0 White plays Kd2 and presses
    And at 0:12.0 White stops the clock
    And White claims a win on time
    Then the game is drawn
    And the game ended at 0:12.0
    When at 0:20.0 the software reports the position as dead
    Then the game is drawn
    And the game ended at 0:02.0
    And the result "½-½" is void

    Examples:
      | rules    | articles                                        |
      | fide-*/* | fide-2014/5.2.b fide-2018/5.2.2 fide-2023/5.2.2 |

  @mating
  Scenario Outline: Once both have signed, the arbiter is asked
    Given the rules <rules>
    When at 0:02.0 Black plays g5 and presses
    And at 0:05.0 White plays Kd2 and presses
    And at 0:07.0 Black resigns
    And White signs "1-0"
    And Black signs "1-0"
    And at 0:20.0 the software reports the position as dead
    Then the arbiter is asked, and "a draw" is proposed
    And White wins
    When the arbiter does as proposed
    Then the game is drawn

    Examples:
      | rules                                 | articles                                                    |
      | fide-2014/standard fide-2018/standard | fide-2014/5.2.b fide-2014/8.7 fide-2018/5.2.2 fide-2018/8.7 |

  @mating
  Scenario Outline: Only the software reports it
    Given the rules <rules>
    When at 0:02.0 Black plays g5
    And <who> reports the position as dead
    Then it is refused: "not-yours"

    Examples:
      | rules              | who         |
      | fide-2018/standard | White       |
      | fide-2018/standard | the arbiter |

  @mating
  Scenario Outline: Somebody can still mate, and the game goes on
    Given the rules <rules>
    When at 0:02.0 Black plays Kd7
    And the software looks longer for a dead position
    Then play goes on

    Examples:
      | rules              |
      | fide-2018/standard |

  @mating @fide-2018/5.2.2
  Scenario: It arose by a move that the touched piece forbade
    Given the rules fide-2018/standard
    When at 0:01.0 Black touches e8
    And at 0:02.0 Black plays g5
    And at 0:03.0 the software looks longer for a dead position
    Then the arbiter is asked, and "play on" is proposed
    And play goes on
    When at 0:04.0 the software reports the position as dead
    Then it is refused: "already-asked"

  @mating @fide-2018/5.2.2
  Scenario: The touched piece forbade it, and nobody spoke in time
    Given the rules fide-2018/standard
    When at 0:01.0 Black touches e8
    And at 0:02.0 Black plays g5 and presses
    And at 0:03.0 White plays Kd2 and presses
    And at 0:04.0 the software looks longer for a dead position
    Then the game is drawn
    And 1 ply is void

  @mating @fide-2018/5.2.2
  Scenario: One has signed, and that confirms nothing
    Given the rules fide-2018/standard
    When at 0:02.0 Black plays g5 and presses
    And at 0:07.0 White resigns
    And White signs "0-1"
    And at 0:20.0 the software looks longer for a dead position
    Then the game is drawn
    And the result "0-1" is void

  @mating @fide-2018/8.7
  Scenario: What the arbiter decided he is asked about
    Given the rules fide-2018/standard
    When at 0:02.0 Black plays g5 and presses
    And at 0:03.0 the arbiter reports White: "refusing again and again to obey"
    And at 0:04.0 the arbiter does as proposed
    Then Black wins
    And no test for a dead position is open
    When at 0:20.0 the software reports the position as dead
    Then the arbiter is asked, and "a draw" is proposed
    When at 0:21.0 the software reports the position as dead
    Then it is refused: "already-asked"
    And Black wins

  @mating @fide-2018/8.7
  Scenario: A draw that both signed stays as it is
    Given the rules fide-2018/standard
    And the game has gone "Kd7 Kd2"
    When at 0:02.0 Black plays g5
    And at 0:03.0 Black offers a draw
    And at 0:04.0 White accepts the draw
    And White signs "1/2-1/2"
    And Black signs "1/2-1/2"
    Then no test for a dead position is open
    When at 0:20.0 the software reports the position as dead
    Then it is refused: "game-over"

  @mating @fide-2018/5.2.2
  Scenario: Once it is found it is not found again
    Given the rules fide-2018/standard
    When at 0:02.0 Black plays g5 and presses
    And at 0:05.0 the software looks longer for a dead position
    Then the game is drawn
    And Black has completed 40 moves
    When at 0:06.0 the software reports the position as dead
    Then it is refused: "game-over"

  @mating @fi-blitz-2014/14.a
  Scenario: Where nobody speaks of an end it is kept from the screens
    Given the rules fi-blitz-2014
    When at 0:02.0 Black plays g5
    And at 0:03.0 the software looks longer for a dead position
    Then only the arbiter sees that the game is over

  @mating @fide-2018/5.2.2
  Scenario: It arose by another move than the one that a wrong claim bound to
    Given the rules fide-2018/standard
    When at 0:01.0 Black writes down Kd7 to claim with it
    And at 0:02.0 Black claims fifty moves
    And at 0:03.0 Black plays g5
    And at 0:04.0 the software looks longer for a dead position
    Then the arbiter is asked, and "play on" is proposed

  @mating @fide-2018/5.2.2
  Scenario: A ruling on something else confirms no result
    Given the rules fide-2018/standard
    When at 0:02.0 Black plays g5 and presses
    And at 0:03.0 Black reports White: "disturbing the opponent"
    And at 0:04.0 the arbiter does as proposed
    And at 0:07.0 White resigns
    And at 0:20.0 the software looks longer for a dead position
    Then the game is drawn
    And the result "0-1" is void

  @mating @fi-team-blitz/9
  Scenario: A result that the arbiter ruled he is asked about
    Given the rules fi-team-blitz
    When at 0:02.0 Black plays g5
    And at 0:03.0 Black knocks pieces over
    And at 0:04.0 Black presses the clock
    And at 0:05.0 White claims because of the pieces knocked over
    And at 0:06.0 the arbiter finds the claim correct
    Then White wins
    When at 0:20.0 the software reports the position as dead
    Then the arbiter is asked, and "a draw" is proposed

  @mating @fide-2018/8.7
  Scenario: A penalty of the arbiter's that no question asked for stands too
    Given the rules fide-2018/standard
    When at 0:02.0 Black plays g5 and presses
    And at 0:03.0 the arbiter penalises White: "loss, the opponent getting 1"
    Then Black wins
    When at 0:20.0 the software reports the position as dead
    Then the arbiter is asked, and "a draw" is proposed

  @mating @fi-blitz-2014/14.a
  Scenario: Nobody has moved yet, and there is nothing to keep from anybody
    Given the rules fi-blitz-2014
    And the position "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
    When at 0:03.0 the software looks longer for a dead position
    Then the game is drawn
    And every seat sees that the game is over
