Feature: How a game ends, for beginners
  There is no arbiter: mate and all draws but the agreed one come by themselves.

  Background:
    Given the rulebook "fi-basics"
    And no clock is used

  @fi-basics/paattyminen.1
  Scenario: Mate
    Given the game has gone "f3 e5 g4"
    When Black plays Qh4
    Then Black wins
    And it rests on "fi-basics/paattyminen.1"

  @fi-basics/paattyminen.1
  Scenario: Mate from the back
    Given the position "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1"
    When White plays Ra8
    Then White wins
    And it rests on "fi-basics/paattyminen.1"

  Scenario: A check that can be answered is no mate
    Given the game has gone "f3 e5 h3"
    When Black plays Qh4
    Then White is in check
    And play goes on
    When White plays g3
    Then the move is made

  @fi-basics/paattyminen.2
  Scenario Outline: A player may resign at any time
    Given the game has gone "<line>"
    When White resigns
    Then Black wins
    And it rests on "fi-basics/paattyminen.2"

    Examples:
      | line  |
      | e4 e5 |
      | e4    |

  @fi-basics/paattyminen.3.a
  Scenario: A draw by agreement
    When White plays e4
    And White offers a draw
    And Black accepts the draw
    Then the game is drawn
    And it rests on "fi-basics/paattyminen.3.a"

  @fi-basics/paattyminen.3.a
  Scenario: Only who has just moved may offer
    When White offers a draw
    Then it is refused: "not-provided"
    And it rests on "fi-basics/paattyminen.3.a"
    When White plays e4
    And Black offers a draw
    Then it is refused: "not-provided"

  @fi-basics/paattyminen.3.b
  Scenario: Stalemate
    Given the position "7k/8/5K2/8/8/8/6QP/8 w - - 0 60"
    When White plays Qg6
    Then the game is drawn
    And it rests on "fi-basics/paattyminen.3.b"

  @fi-basics/paattyminen.3.c
  Scenario: The same position for the third time
    Given the game has gone "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1"
    When Black plays Ng8
    Then the game is drawn
    And it rests on "fi-basics/paattyminen.3.c"

  @fi-basics/paattyminen.3.c
  Scenario: The third time with the next move, which is said first
    Given the game has gone "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1"
    When Black tells the arbiter the move Ng8 to claim with it
    And Black claims a threefold repetition
    Then the game is drawn
    And it rests on "fi-basics/paattyminen.3.c"

  @fi-basics/paattyminen.3.d
  Scenario: Fifty moves without a pawn move or a capture
    Given the position "4k3/7p/8/8/8/8/7P/R3K3 b - - 98 90"
    When Black plays Kd7
    Then play goes on
    When White plays Ra7
    Then the game is drawn
    And it rests on "fi-basics/paattyminen.3.d"

  @fi-basics/paattyminen.3.e
  Scenario: Nobody can win any more
    Given the position "4k3/8/8/8/8/8/3p4/4KN2 w - - 0 60"
    When White plays Kxd2
    Then the game is drawn
    And it rests on "fi-basics/paattyminen.3.e"

  @F-25
  Scenario: A clock beside the board decides nothing
    Given the time control "5 min"
    When at 5:01.0 Black claims a win on time
    Then it is refused: "not-provided"
    When at 5:02.0 White points out his own fallen flag
    Then it is refused: "not-provided"
    When at 5:03.0 the arbiter sees White's flag
    Then it is refused: "not-provided"
    When at 5:04.0 White plays e4
    And at 5:04.5 White presses the clock
    Then Black's clock runs
    When at 10:05.0 Black claims a win on time
    Then it is refused: "not-provided"
    When at 10:06.0 the arbiter sees both flags and cannot tell which fell first
    Then it is refused: "not-provided"
    And play goes on

  @F-25
  Scenario Outline: Nor does it at another kind of table
    Given the time control "5 min"
    And <table>
    When at 5:01.0 Black claims a win on time
    Then it is refused: "not-provided"
    When at 5:02.0 White points out his own fallen flag
    Then it is refused: "not-provided"
    And play goes on

    Examples:
      | table                                                |
      | the board is on a screen that takes legal moves only |
      | a wooden board whose moves are not entered           |

  @F-25 @fi-basics/paattyminen.2
  Scenario: Who gives the game up for lost on time resigns
    Given the time control "5 min"
    When at 5:01.0 White resigns
    Then Black wins
    And it rests on "fi-basics/paattyminen.2"
