Feature: How moves are written
  Algebraic notation, with the letters of the player's own language.

  Scenario Outline: An entry is read and compared with the move
    Given the rules <rules>
    And the position "<position>"
    And White keeps score on paper in <letters> letters
    When White plays <move> and presses
    And White writes "<text>"
    Then White's scoresheet is flawed by: <flaw>
    And line 1 of White's scoresheet says "<says>"

    Examples: Letters of the pieces
      | rules           | position                                                  | letters | move | text | says | flaw         | articles                                                                                          |
      | fide-*/standard | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1  | Finnish | Nf3  | Rf3  | Nf3  |              | fide-2014/C.2 fide-2014/C.3 fide-2018/C.2 fide-2018/C.3 fide-2023/C.2 fide-2023/C.3 |
      | fide-*/standard | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1  | French  | Nf3  | Cf3  | Nf3  |              | fide-2014/C.2 fide-2014/C.3 fide-2018/C.2 fide-2018/C.3 fide-2023/C.2 fide-2023/C.3 |
      | fide-*/standard | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1  | English | e4   | e4   | e4   |              | fide-2014/C.4 fide-2018/C.4 fide-2023/C.4                                                       |
      | fide-*/standard | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1  | English | e4   | pe4  | e4   | pawn letter  | fide-2014/C.4 fide-2018/C.4 fide-2023/C.4                                                       |

    Examples: Short and long form
      | rules              | position                                                 | letters | move | text   | says | flaw      | articles                    |
      | fide-*/standard    | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | English | Nf3  | Nf3    | Nf3  |           | fide-2014/C.8 fide-2018/C.8 fide-2023/C.8 |
      | fide-2014/standard | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | English | Nf3  | Ng1f3  | Nf3  | long form | fide-2014/C.8               |
      | fide-2014/standard | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | English | Nf3  | Ng1-f3 | Nf3  | long form | fide-2014/C.8               |
      | fide-2018/standard | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | English | Nf3  | Ng1f3  | Nf3  |           | fide-2018/C.8               |
      | fide-2023/standard | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | English | Nf3  | Ng1-f3 | Nf3  |           | fide-2023/C.8               |

    Examples: Captures
      | rules           | position                          | letters | move | text       | says  | flaw         | articles                                                                                                     |
      | fide-*/standard | 4k3/7p/8/4p3/8/8/1B6/4K3 w - - 0 1 | English | Bxe5 | Bxe5       | Bxe5  |              | fide-2014/C.9 fide-2018/C.9 fide-2018/C.9.1 fide-2018/C.9.2 fide-2023/C.9 fide-2023/C.9.1 fide-2023/C.9.2 fide-2023/C.13.3 |
      | fide-*/standard | 4k3/7p/8/4p3/8/8/1B6/4K3 w - - 0 1 | English | Bxe5 | Be5        | Bxe5  |              | fide-2014/C.9 fide-2018/C.9 fide-2018/C.9.1 fide-2018/C.9.2 fide-2023/C.9 fide-2023/C.9.1 fide-2023/C.9.2 fide-2023/C.13.3 |
      | fide-*/standard | 4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1 | English | exd5 | exd5       | exd5  |              | fide-2014/C.9.p2 fide-2018/C.9.3 fide-2023/C.9.3 fide-2023/C.13.3                                          |
      | fide-*/standard | 4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1 | English | exd5 | ed5        | exd5  |              | fide-2014/C.9.p2 fide-2018/C.9.3 fide-2023/C.9.3                                                           |
      | fide-*/standard | 4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1 | English | exd5 | d5         | exd5  | file missing | fide-2014/C.9.p2 fide-2018/C.9.3 fide-2023/C.9.3                                                           |
      | fide-*/standard | 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1 | English | exd6 | exd6 e.p.  | exd6  |              | fide-2014/C.9.p2 fide-2014/C.13 fide-2018/C.9.3 fide-2018/C.13 fide-2023/C.9.3 fide-2023/C.13.6             |
      | fide-*/standard | 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1 | English | exd6 | ed6        | exd6  |              | fide-2014/C.9.p2 fide-2018/C.9.3 fide-2023/C.9.3 fide-2023/C.13.6                                          |

    Examples: Like pieces told apart
      | rules           | position                            | letters | move  | text  | says    | flaw      | articles                                                                                                                                                   |
      | fide-*/standard | 4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1   | English | Nbd2  | Nd2   | nothing | ambiguous | fide-2014/C.10 fide-2018/C.10 fide-2023/C.10                                                                                                             |
      | fide-*/standard | 4k3/8/8/8/8/8/7K/4N1N1 w - - 0 1    | English | Ngf3  | Ngf3  | Ngf3    |           | fide-2014/C.10.1 fide-2018/C.10.1 fide-2018/C.10.1.1 fide-2018/C.10.1.2 fide-2018/C.10.1.3 fide-2023/C.10.1 fide-2023/C.10.1.1 fide-2023/C.10.1.2 fide-2023/C.10.1.3 |
      | fide-*/standard | 4k3/8/8/6N1/8/8/7K/6N1 w - - 0 1    | English | N5f3  | N5f3  | N5f3    |           | fide-2014/C.10.2 fide-2018/C.10.2 fide-2018/C.10.2.1 fide-2018/C.10.2.2 fide-2018/C.10.2.3 fide-2023/C.10.2 fide-2023/C.10.2.1 fide-2023/C.10.2.2 fide-2023/C.10.2.3 |
      | fide-*/standard | 4k3/8/8/8/3N4/8/7N/K7 w - - 0 1     | English | Nhf3  | Nhf3  | Nhf3    |           | fide-2014/C.10.p2 fide-2018/C.10.3 fide-2023/C.10.3                                                               |
      | fide-*/standard | 4k3/8/8/8/8/5p2/7K/4N1N1 w - - 0 1  | English | Ngxf3 | Ngxf3 | Ngxf3   |           | fide-2014/C.10.4 fide-2018/C.10.3.4 fide-2023/C.10.3.4                                                                                                   |
      | fide-*/standard | 4k3/8/8/8/8/5p2/7K/4N1N1 w - - 0 1  | English | Ngxf3 | Ngf3  | Ngxf3   |           | fide-2014/C.10.4 fide-2018/C.10.3.4 fide-2023/C.10.3.4                                                                                                   |

    Examples: Promotion, castling, check and mate
      | rules           | position                            | letters | move  | text   | says    | flaw              | articles                                                      |
      | fide-*/standard | 7k/3P4/8/8/8/8/8/4K3 w - - 0 1      | Finnish | d8=R+ | d8T    | d8=R+   |                   | fide-2014/C.11 fide-2018/C.11 fide-2023/C.11                  |
      | fide-*/standard | 7k/3P4/8/8/8/8/8/4K3 w - - 0 1      | English | d8=R+ | d8     | nothing | promotion missing | fide-2014/C.11 fide-2018/C.11 fide-2023/C.11                  |
      | fide-*/standard | 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1    | English | O-O   | 0-0    | O-O     |                   | fide-2014/C.13 fide-2018/C.13 fide-2023/C.13 fide-2023/C.13.1 |
      | fide-*/standard | 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1    | English | O-O-O | 0-0-0  | O-O-O   |                   | fide-2014/C.13 fide-2018/C.13 fide-2023/C.13 fide-2023/C.13.2 |
      | fide-*/standard | 4k3/8/8/8/8/8/8/R3K3 w Q - 0 1      | English | Ra8+  | Ra8    | Ra8+    |                   | fide-2014/C.13 fide-2018/C.13 fide-2023/C.13.4                |
      | fide-*/standard | 4k3/8/8/8/8/8/8/R3K3 w Q - 0 1      | English | Ra8+  | Ra8+   | Ra8+    |                   | fide-2014/C.13 fide-2018/C.13 fide-2023/C.13.4                |
  @S-62
  Scenario Outline: The letter R in two languages
    Given the rules <rules>
    And White keeps score on paper in Finnish letters
    And Black keeps score on paper in English letters
    When White plays Nf3 and presses
    And White writes "Rf3"
    Then White's scoresheet has no flaw
    And line 1 of White's scoresheet says "Nf3"
    When Black writes "Rf3"
    Then Black's scoresheet has this flaw: "no such move"

    Examples:
      | rules    | articles                                                                                          |
      | fide-*/* | fide-2014/C.2 fide-2014/C.3 fide-2018/C.2 fide-2018/C.3 fide-2023/C.2 fide-2023/C.3 |

  Scenario Outline: The sign of mate may be left out
    Given the rules <rules>
    And the position "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"
    And White keeps score on paper in <letters> letters
    When White plays Ra8#
    And White writes "<text>"
    Then White wins
    And White's scoresheet has no flaw
    And line 1 of White's scoresheet says "Ra8#"

    Examples:
      | rules           | letters | text  | articles                                       |
      | fide-*/standard | English | Ra8#  | fide-2014/C.13 fide-2018/C.13 fide-2023/C.13.5 |
      | fide-*/standard | English | Ra8++ | fide-2014/C.13 fide-2018/C.13 fide-2023/C.13.5 |
      | fide-*/standard | Finnish | Ta8   | fide-2014/C.13 fide-2018/C.13 fide-2023/C.13.5 |

  Scenario Outline: Another notation proves nothing, and its writer is warned
    Given the rules <rules>
    And White keeps score on paper in English letters
    When White plays e4 and presses
    And White writes "P-K4"
    Then White's scoresheet has this flaw: "other notation"
    And line 1 of White's scoresheet says "nothing"
    And the arbiter is asked, and "a warning" is proposed
    When the arbiter does as proposed
    Then White has been warned 1 time

    Examples:
      | rules           | articles                                          |
      | fide-*/standard | fide-2014/C.0 fide-2018/C.note fide-2023/C.note |

  Scenario Outline: Letters that nobody named are not Finnish for everybody
    Given the rules <rules>
    And White keeps score on paper
    When White plays Nf3 and presses
    And White writes "Nf3"
    Then White's scoresheet has no flaw
    And line 1 of White's scoresheet says "Nf3"

    Examples:
      | rules           | articles                                                                            |
      | fide-*/standard | fide-2014/C.2 fide-2014/C.3 fide-2018/C.2 fide-2018/C.3 fide-2023/C.2 fide-2023/C.3 |
      | fi-blitz-2014   | fide-2014/C.2 fide-2014/C.3                                                         |
      | fi-team-blitz   | fide-2018/C.2 fide-2018/C.3                                                         |
