Feature: The Finnish team blitz rules, article by article

  @fi-team-blitz/4 @fi-team-blitz/11
  Scenario: A king taken and the clock pressed loses
    Given the rules fi-team-blitz
    And the position "4r1k1/5ppp/8/8/8/8/5PPP/4K1N1 w - - 0 20"
    When White puts g1 on f3 and presses
    And Black puts e8 on e1 and presses
    And White claims an illegal move
    Then White wins

  @fi-team-blitz/4 @fi-team-blitz/11
  Scenario: A king taken, put back before the press, and the check claimed
    Given the rules fi-team-blitz
    And the position "4r1k1/5ppp/8/8/8/8/5PPP/4K1N1 w - - 0 20"
    When White puts g1 on f3 and presses
    And Black puts e8 on e1
    And Black claims an illegal move
    Then Black wins

  Scenario Outline: The rook first, and it cannot move: whether the king may castle to the other side
    Given the rules <rules>
    And the position "4k3/8/8/8/8/8/PPPP1PPP/R3K1NR w KQ - 0 1"
    When White touches h1
    And White touches e1
    Then White must play one of "<moves>"

    Examples:
      | rules                        | moves             | articles        |
      | fi-team-blitz                | Kd1 Ke2 Kf1       | fi-team-blitz/5 |
      | fide-2018/blitz-unsupervised | Kd1 Ke2 Kf1 O-O-O | fide-2018/4.4.2 |

  Scenario: The king first: castling
    Given the rules fi-team-blitz
    And the position "4k3/8/8/8/8/8/PPPPPPPP/RN2K2R w KQ - 0 1"
    When White touches e1
    And White touches h1
    Then White must play one of "O-O"

  @fi-team-blitz/7 @fi-team-blitz/11
  Scenario: A pawn exchanged for a king
    Given the rules fi-team-blitz
    And the position "8/4P2k/8/8/8/8/8/4K3 w - - 0 1"
    When White takes e7 off the board
    And White puts a new king on e8
    And White lets go
    And White presses the clock
    And Black claims an illegal move
    Then Black wins

  @fi-team-blitz/8
  Scenario: Straightening on the opponent's time
    Given the rules fi-team-blitz
    And the game has gone "e4"
    When White says "I adjust"
    Then "adjusting on opponents time" is noted against White

  @fi-team-blitz/10
  Scenario Outline: No claim by repetition or by fifty moves
    Given the rules fi-team-blitz
    And the position "r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 98 90"
    When the players go on "Kf1 Kf8 Kg1 Kg8 Kf1 Kf8 Kg1 Kg8"
    And White claims <ground>
    Then the claim is refused
    And nobody gets time
    And play goes on

    Examples:
      | ground                 |
      | a threefold repetition |
      | fifty moves            |

  @fi-team-blitz/11
  Scenario: The first illegal move loses, claimed before the reply is made
    Given the rules fi-team-blitz
    And the position "4r1k1/5ppp/8/8/8/8/5PPP/4K1N1 w - - 0 20"
    When White puts g1 on f3 and presses
    And Black touches h7
    And Black claims an illegal move
    Then Black wins

  @fide-2018/A.4.2
  Scenario: The first illegal move stands when the reply is made
    Given the rules fi-team-blitz
    And the position "4r1k1/5ppp/8/8/8/8/5PPP/4K1N1 w - - 0 20"
    When White puts g1 on f3 and presses
    And Black plays h6
    And Black claims an illegal move
    Then the claim is refused
    And play goes on

  @fi-team-blitz/14 @fi-team-blitz/2
  Scenario: The arbiter may end a game with both times gone
    Given the rules fi-team-blitz
    And the position "4r1k1/5ppp/8/8/8/8/5PPP/4K1N1 w - - 0 20"
    And White has 0:05 and Black has 0:00 on the clock
    When at 0:06 the arbiter sees both flags and cannot tell which fell first
    Then the game is drawn

  @fi-team-blitz/13 @fi-team-blitz/13.comment
  Scenario Outline: The illegal move is remarked on first, and the clock says the flag fell before
    Given the rules fi-team-blitz
    And the event decides "remark-order-reading" is "<reading>"
    And the position "4k3/8/8/4r3/8/7R/8/4K3 w - - 0 1"
    And White has 0:30 and Black has 0:00 on the clock
    When at 0:03 White puts h3 on h8 and presses
    And at 0:04 Black claims an illegal move
    Then <outcome>

    Examples:
      | reading            | outcome                                                 |
      | order-of-remarks   | Black wins                                              |
      | content-of-remarks | the arbiter is asked, and "a win for Black" is proposed |
