Feature: Scoresheets brought up to date
  Who stopped recording in time trouble updates his sheet once a flag has
  fallen and the game goes on.

  Scenario Outline: Neither player recorded
    Given the rules <rules>
    And the position "r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 40"
    And the time control "90/40, 30"
    And the clock does not count moves
    And White has 0:10 and Black has 2:00 on the clock
    And both players keep score on paper
    When at 0:02 White plays Rd1 and presses
    And at 0:04 Black plays Rc8 and presses
    And at 0:20 the arbiter sees White's flag
    Then both players must update their scoresheets with the clock stopped
    And play goes on
    When at 0:30 the arbiter sets the clock going again
    Then it is refused: "forbidden"
    When White writes "Rd1"
    And White writes "Rc8"
    Then White's scoresheet is up to date
    When Black writes "Rd1"
    And Black writes "Rc8"
    Then Black's scoresheet is up to date
    When at 1:00 the arbiter sets the clock going again
    Then White's clock runs

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/8.5.a fide-2018/8.5.1 fide-2023/8.5.1 |

  Scenario Outline: Only one player did not record
    Given the rules <rules>
    And the position "r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 40"
    And the time control "90/40, 30"
    And the clock does not count moves
    And White has 0:10 and Black has 20:00 on the clock
    And both players keep score on paper
    When at 0:02 White plays Rd1 and presses
    And Black writes "Rd1"
    And at 0:04 Black plays Rc8 and presses
    And Black writes "Rc8"
    And at 0:20 the arbiter sees White's flag
    Then White must update the scoresheet before moving
    And White's clock runs
    When White takes the opponent's scoresheet
    And at 0:30 White plays h3
    Then White's scoresheet is flawed by: not updated, not returned

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/8.5.b fide-2018/8.5.2 fide-2023/8.5.2 |

  Scenario Outline: The opponent's sheet is borrowed on the own move only
    Given the rules <rules>
    And the position "r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 40"
    And the time control "90/40, 30"
    And the clock does not count moves
    And White has 0:10 and Black has 20:00 on the clock
    And both players keep score on paper
    When at 0:02 White plays Rd1 and presses
    And Black writes "Rd1"
    And at 0:04 Black plays Rc8 and presses
    And Black writes "Rc8"
    And at 0:20 the arbiter sees White's flag
    Then White must update the scoresheet before moving
    When White takes the opponent's scoresheet
    And White writes "Rd1"
    And White writes "Rc8"
    Then White's scoresheet is up to date
    When White gives the scoresheet back
    And at 0:30 White plays h3 and presses
    Then White's scoresheet has no flaw
    When White takes the opponent's scoresheet
    Then it is refused: "not-provided"

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/8.5.b fide-2018/8.5.2 fide-2023/8.5.2 |

  Scenario Outline: No complete score is left
    Given the rules <rules>
    And the position "r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 40"
    And the time control "90/40, 30"
    And the clock does not count moves
    And White has 0:10 and Black has 2:00 on the clock
    And both players keep score on paper
    When at 0:02 White plays Rd1 and presses
    And at 0:04 Black plays Rc8 and presses
    And at 0:20 the arbiter sees White's flag
    And at 0:30 the arbiter has the game reconstructed
    Then the position, both times and White's turn are noted first
    And the arbiter is asked
    When at 9:00 the players reconstruct the game
    Then the scoresheets are complete
    When at 9:10 the arbiter sets the clock going again
    Then White's clock runs

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/8.5.c fide-2018/8.5.3 fide-2023/8.5.3 |

  Scenario Outline: Nobody can show that a player overstepped
    Given the rules <rules>
    And the position "r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 31"
    And the time control "90/40, 30"
    And White has 0:10 and Black has 2:00 on the clock
    And both players keep score on paper
    When at 0:12 the arbiter has the game reconstructed
    Then the arbiter is asked
    When the moves cannot be proved
    Then the next move of White counts as move 41
    And the next move of Black counts as move 41
    And play goes on

    Examples:
      | rules           | articles                                  |
      | fide-*/standard | fide-2014/8.6 fide-2018/8.6 fide-2023/8.6 |

  @S-54
  Scenario Outline: The sixth look at the record
    Given the rules <rules>
    And the game has gone "e4 e5"
    And the time control "<control>"
    When White asks 5 times to see the record
    Then the record is shown to White 5 times
    And White's clock runs
    When White asks to see the record
    Then White's scoresheet has this flaw: "viewed too often"
    And the arbiter is asked, and "a warning" is proposed
    When Black asks to see the record
    Then it is refused: "not-your-move"

    Examples:
      | rules                      | control | articles                        |
      | fide-2018/rapid-supervised | 15 min  | fide-2018/A.3.2 fide-2018/11.5  |
      | fide-2018/blitz-supervised | 3 min   | fide-2018/B.3.2 fide-2018/11.5  |
      | fide-2023/rapid-supervised | 15 min  | fide-2023/A.4.3 fide-2023/11.5  |
      | fide-2023/blitz-supervised | 3 min   | fide-2023/B.2.3 fide-2023/11.5  |

  @S-54
  Scenario Outline: An edition without that right
    Given the rules <rules>
    And the game has gone "e4 e5"
    When White asks to see the record
    Then it is refused: "not-provided"

    Examples:
      | rules                      | articles        |
      | fide-2014/rapid-supervised | fide-2014/A.3.b |
      | fide-2014/blitz-supervised | fide-2014/B.3.b |

  @S-72 @fide-2023/8.3
  Scenario: An electronic scoresheet fails
    Given the rules fide-2023/standard
    And the time control "90 min + 30 s"
    And White keeps score on a certified device
    When the players go on "e4 e5 Nf3 Nc6"
    And White's electronic scoresheet fails
    Then the arbiter is asked, and "Replace" is proposed
    When White stops the clock
    And 115 s pass
    And the arbiter does as proposed
    Then White's scoresheet is replaced and keeps its entries
    When the arbiter finds that there was reason to stop the clock
    And the arbiter sets the clock going again
    Then White's clock runs
    And nobody gets time

  Scenario Outline: Paper does not fail
    Given the rules <rules>
    And White keeps score on paper
    When White's electronic scoresheet fails
    Then it is refused: "not-provided"

    Examples:
      | rules           |
      | fide-*/standard |
