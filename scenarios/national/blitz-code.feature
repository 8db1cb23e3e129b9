Feature: The Finnish blitz code, article by article

  @fi-blitz-2014/2
  Scenario: A base time and an increment
    Given the rules fi-blitz-2014
    And the time control "3+2"
    When at 0:05 White plays e4 and presses
    Then White's clock shows 2:59
    And Black's clock runs
    And the rules say that "time-control" is "single-period"

  @fi-blitz-2014/6 @fi-blitz-2014/12.c @fi-blitz-2014/13.d
  Scenario: Nobody writes, and no claim asks for it
    Given the rules fi-blitz-2014
    And the position "4r1k1/8/8/8/8/8/8/4K1N1 w - - 0 1"
    When White puts g1 on f3 and presses
    And Black claims an illegal move
    Then Black wins
    And the rules say that "score-keeping" is "optional"

  @fi-blitz-2014/8
  Scenario: Pressing after the reply is always allowed
    Given the rules fi-blitz-2014
    When at 0:01 White plays e4
    And at 0:02 Black plays e5
    And at 0:03 White presses the clock
    Then White has completed 1 move
    And White has the move

  @fi-blitz-2014/8 @fi-blitz-2014/17
  Scenario: Pressing without a move is a breach and no illegal move
    Given the rules fi-blitz-2014
    When White presses the clock
    And Black claims an illegal move
    Then the arbiter is asked, and "a warning" is proposed
    And play goes on
    And White has 0 illegal moves
    And White's clock runs

  @fi-blitz-2014/12 @fi-blitz-2014/12.b
  Scenario: Until the press an illegal move may be taken back, with the touched piece
    Given the rules fi-blitz-2014
    And the position "4k3/8/8/4r3/8/7R/8/4K3 w - - 0 1"
    When White puts h3 on h8
    Then White must play one of "Re3"
    When White plays Re3 and presses
    And Black claims an illegal move
    Then the claim is refused
    And play goes on

  @fi-blitz-2014/12.b @fi-blitz-2014/10
  Scenario: The illegal move was taken back, but another piece played
    Given the rules fi-blitz-2014
    And the position "4k3/8/8/4r3/8/7R/8/4K3 w - - 0 1"
    When White puts h3 on h8
    And White plays Kd2 and presses
    And Black claims that a touched piece was not moved
    Then the claim is found correct
    And White must play one of "Re3"

  @fi-blitz-2014/12.a
  Scenario: An illegal move that both overlooked stands
    Given the rules fi-blitz-2014
    And the position "4r1k1/5ppp/8/8/8/8/5PPP/4K1N1 w - - 0 20"
    When White puts g1 on f3 and presses
    And Black plays h6 and presses
    And Black claims an illegal move
    Then the claim is refused
    And play goes on
    When Black agrees to go back to ply 0
    Then it is refused

  @fi-blitz-2014/13.a
  Scenario: Mate wins before any flag
    Given the rules fi-blitz-2014
    And the game has gone "f3 e5 g4"
    When Black plays Qh4#
    Then Black wins

  @fi-blitz-2014/13.b
  Scenario: Resignation wins, whatever stood on the board
    Given the rules fi-blitz-2014
    And the position "4r1k1/5ppp/8/8/8/8/5PPP/4K1N1 w - - 0 20"
    When White puts g1 on f3 and presses
    And Black resigns
    Then White wins
    When Black claims an illegal move
    Then it is refused

  @fi-blitz-2014/13.b
  Scenario: Resignation wins against a bare king too
    Given the rules fi-blitz-2014
    And the position "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"
    When White resigns
    Then Black wins

  @fi-blitz-2014/14.a
  Scenario Outline: Stalemate and too little material
    Given the rules fi-blitz-2014
    And the position "<position>"
    When White plays <move>
    Then <outcome>

    Examples:
      | position                          | move | outcome           |
      | 7k/5K2/8/8/8/8/8/6Q1 w - - 0 1    | Qg6  | the game is drawn |
      | 8/8/4k3/8/8/3p4/2K5/2B5 w - - 0 1 | Kxd3 | the game is drawn |

  Scenario: Two knights against a king play on
    Given the rules fi-blitz-2014
    And the position "8/8/4k3/8/8/3p4/2K5/1NN5 w - - 0 1"
    When White plays Kxd3
    Then play goes on

  @fi-blitz-2014/14.b
  Scenario: A draw by agreement
    Given the rules fi-blitz-2014
    And the game has gone "e4 e5"
    When White plays Nf3
    And White offers a draw
    And White presses the clock
    And Black accepts the draw
    Then the game is drawn

  @fi-blitz-2014/14.d
  Scenario: A player points out his own flag against a lone bishop
    Given the rules fi-blitz-2014
    And the position "4k3/8/8/8/8/4b3/4P3/4K3 w - - 0 40"
    And White has 0:05 and Black has 0:30 on the clock
    When at 0:06 White points out his own fallen flag
    Then Black may show a forced mate
    When Black has no line to show
    Then the game is drawn

  @fi-blitz-2014/16
  Scenario: Either player may stop the clock in a dispute
    Given the rules fi-blitz-2014
    And the game has gone "e4 e5"
    When Black stops the clock
    Then no clock runs
    When the arbiter sets the clock going again
    Then White's clock runs

  @fi-blitz-2014/18
  Scenario Outline: The arbiter says nothing unasked
    Given the rules fi-blitz-2014
    And the position "4r1k1/5ppp/8/8/8/8/5PPP/4K1N1 w - - 0 20"
    And White has 0:05 and Black has 0:30 on the clock
    When White puts g1 on f3 and presses
    And at 0:40 <act>
    Then it is refused
    And play goes on

    Examples:
      | act                               | articles           |
      | the arbiter sees the illegal move | fi-blitz-2014/13.d |
      | the arbiter sees Black's flag     | fi-blitz-2014/13.c |

  @fi-blitz-2014/10
  Scenario: The opponent starts the clock of a player who moved another piece than he touched
    Given the rules fi-blitz-2014
    And the time control "3+2"
    When at 0:01 White touches b1
    And at 0:02 White plays e4 and presses
    And at 0:04 Black starts White's clock
    Then White's clock runs
    And Black's clock shows 3:00
    And Black has completed 0 moves
    When at 0:05 Black claims that a touched piece was not moved
    Then the claim is found correct
    And White must play one of "Na3 Nc3"
    And White has 0 illegal moves

  @fi-blitz-2014/10
  Scenario: The right piece was moved after all
    Given the rules fi-blitz-2014
    When at 0:01 White touches b1
    And at 0:02 White plays Nc3 and presses
    And at 0:05 Black claims that a touched piece was not moved
    Then the claim is refused
