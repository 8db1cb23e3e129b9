Feature: Men enough to count, and no mate

  # Positions of played games. A test that counts men, as playing sites have it,
  # gives the win: the claimant has a queen, a rook, a pawn, or a bishop against
  # a pawn. But no series of legal moves mates, and the game is drawn.

  @mating
  Scenario Outline: <why>
    Given the rules <rules>
    And the position "<position>"
    And White has <white> and Black has <black> on the clock
    When at 0:02.0 <claimant> stops the clock
    And at 0:02.5 <claimant> claims a win on time
    Then it is proved that <claimant> can never mate
    And the game is drawn

    Examples:
      | rules          | why                                                 | claimant | white  | black  | position                                            | articles                                  |
      | fide-*/blitz-* | the only move takes the queen                       | White    | 0:20.0 | 0:01.0 | 8/7K/8/p7/8/8/1Q6/k7 b - - 0 58                     | fide-2014/6.9 fide-2018/6.9 fide-2023/6.9 |
      | fide-*/blitz-* | the only move takes the queen and leaves a bare king | White   | 0:20.0 | 0:01.0 | 4Q1k1/6pp/3K4/8/8/8/4r3/8 b - - 0 36                | fide-2014/6.9 fide-2018/6.9 fide-2023/6.9 |
      | fide-*/blitz-* | both moves take the rook                            | Black    | 0:01.0 | 0:20.0 | 6k1/8/B5PK/1P5r/6P1/8/8/8 w - - 0 49                | fide-2014/6.9 fide-2018/6.9 fide-2023/6.9 |
      | fide-*/blitz-* | the king must take the last pawn                    | Black    | 0:01.0 | 0:20.0 | 8/8/8/8/P5p1/3Q1KP1/4RP2/k7 w - - 0 60              | fide-2014/6.9 fide-2018/6.9 fide-2023/6.9 |
      | fide-*/blitz-* | a bishop against a pawn, and it is taken            | Black    | 0:01.0 | 0:20.0 | 6bK/6P1/4k3/8/8/8/8/8 w - - 5 68                    | fide-2014/6.9 fide-2018/6.9 fide-2023/6.9 |
      | fide-*/blitz-* | a queen, two bishops, a knight, and only stalemates | White    | 0:20.0 | 0:01.0 | 8/8/8/B2BN3/P6p/2Q2P2/6KP/1k6 b - - 14 49           | fide-2014/6.9 fide-2018/6.9 fide-2023/6.9 |
      | fide-*/blitz-* | two rooks pinned to their king                      | White    | 0:20.0 | 0:01.0 | 8/pp4p1/1b6/8/6Pp/7k/5r1R/6RK b - - 3 41            | fide-2014/6.9 fide-2018/6.9 fide-2023/6.9 |
      | fide-*/blitz-* | a pawn that never moves again                       | White    | 0:20.0 | 0:01.0 | 8/pk6/P7/2q5/K7/2q5/8/8 b - - 0 72                  | fide-2014/6.9 fide-2018/6.9 fide-2023/6.9 |
      | fide-*/blitz-* | a pawn one step from a queen                        | White    | 0:20.0 | 0:01.0 | 2n2rk1/5P2/3pb1p1/p6p/Pp5K/5q1P/6q1/8 b - - 0 44    | fide-2014/6.9 fide-2018/6.9 fide-2023/6.9 |
      | fide-*/blitz-* | a wall of pawns between the kings                   | White    | 0:20.0 | 0:01.0 | 8/8/8/p1p1k1p1/P1P1p1P1/4P3/4K3/8 b - - 41 89       | fide-2014/6.9 fide-2018/6.9 fide-2023/6.9 |
