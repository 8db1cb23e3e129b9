Feature: A move is sealed

  Scenario Outline: The sealed move can be changed until the clock is stopped
    Given the rules <rules>
    And the position "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 41"
    And White has 10:00 and Black has 10:00 on the clock
    When the arbiter orders the move to be sealed
    And at 0:20 White seals "Rd1" on paper
    Then the game is not adjourned
    When at 0:30 White seals "Ra7" on paper
    And at 0:40 White stops the clock
    Then the game is adjourned
    And the sealed move is "Ra7"
    And no clock runs
    And White has the move
    When at 0:50 White seals "Rd1" on paper
    Then it is refused: "adjourned"
    When at 0:50 White plays Rd1
    Then it is refused: "adjourned"

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/E.1.a fide-2018/I.1.1 fide-2023/I.1.1 |

  @S-73
  Scenario Outline: The move is played on the board by mistake
    Given the rules <rules>
    And the position "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 41"
    And White has 10:00 and Black has 10:00 on the clock
    When at 0:01 the arbiter orders the move to be sealed
    And at 0:20 White plays Rd1
    And at 0:40 White seals "Rd1" on paper
    And at 0:45 White stops the clock
    Then the game is adjourned
    And the sealed move is "Rd1"
    And the envelope shows the position "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 41"
    And White has the move

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/E.1.a fide-2018/I.1.1 fide-2023/I.1.1 |

  Scenario Outline: Another move written than was played
    Given the rules <rules>
    And the position "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 41"
    When the arbiter orders the move to be sealed
    And White plays Rd1
    And White seals "Ra7" on paper
    Then "sealed another move" is noted against White
    When White stops the clock
    Then the game is adjourned
    And the sealed move is "Rd1"

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/E.1.a fide-2018/I.1.1 fide-2023/I.1.1 |

  @S-73
  Scenario Outline: It must be on paper
    Given the rules <rules>
    And the position "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 41"
    When the arbiter orders the move to be sealed
    And White seals "Rd1" on a certified device
    Then it is refused: "not-provided"

    Examples:
      | rules              | articles        |
      | fide-2018/standard | fide-2018/I.1.1 |
      | fide-2023/standard | fide-2023/I.1.1 |

  Scenario Outline: Where the event takes certified devices for scoresheets, a move may be sealed on one
    Given the rules <rules>
    And the event decides "scoresheet-medium" is "paper-or-certified-device"
    And the position "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 41"
    When the arbiter orders the move to be sealed
    And White seals "Rd1" on a certified device
    And White stops the clock
    Then the game is adjourned
    And the sealed move is "Rd1"

    Examples:
      | rules              | articles        |
      | fide-2014/standard | fide-2014/E.1.a |
      | fide-2018/standard | fide-2018/I.1.1 |

  Scenario Outline: Who adjourns early pays with the rest of the session
    Given the rules <rules>
    And the position "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 41"
    And the time control "90 min"
    And White has 60:00 and Black has 60:00 on the clock
    When the arbiter announces a session of 4:00:00 from 0:00
    Then the session ends at 4:00:00
    When at 3:40:00 the arbiter gives White 3:40:00
    And at 3:40:00 White seals "Rd1" on paper
    And at 3:40:00 White stops the clock
    Then the game is adjourned
    And White has 20:00 less

    Examples:
      | rules           | articles                                                                                              |
      | fide-*/standard | fide-2014/E.1.b fide-2014/E.14 fide-2018/I.1.2 fide-2018/I.14 fide-2023/I.1.2 fide-2023/I.14 |

  Scenario Outline: Nobody seals unasked where no session was announced
    Given the rules <rules>
    When White seals "e4" on paper
    Then it is refused: "not-provided"

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/E.1.a fide-2018/I.1.1 fide-2023/I.1.1 |

  Scenario Outline: What the envelope bears
    Given the rules <rules>
    And the position "6k1/5ppp/8/8/8/8/5PPP/R5K1 b - - 0 40"
    And the time control "90/40, 30"
    When at 0:10 Black plays Kf8
    And Black offers a draw
    And Black presses the clock
    And the envelope bears the names "Aino" and "Eino"
    And the resumption is fixed for 20:00:00 in "Helsinki"
    And the arbiter orders the move to be sealed
    And at 1:00 White seals "Rd1" on paper
    And at 1:10 White stops the clock
    Then the game is adjourned
    And the envelope says that White sealed move 41, with 1:00 used by White and 0:10 by Black
    And the envelope shows the position "5k2/5ppp/8/8/8/8/5PPP/R5K1 w - - 1 41"
    And the envelope bears Black's offer
    And the envelope bears names, hour and place
    And the arbiter is not asked

    Examples:
      | rules           | articles                                                                                                                                                                                                                                                                                                                       |
      | fide-*/standard | fide-2014/E.2.a fide-2014/E.2.b fide-2014/E.2.c fide-2014/E.2.d fide-2014/E.2.e fide-2014/E.2.f fide-2014/E.2.g fide-2018/I.2.1 fide-2018/I.2.2 fide-2018/I.2.3 fide-2018/I.2.4 fide-2018/I.2.5 fide-2018/I.2.6 fide-2018/I.2.7 fide-2023/I.2.1 fide-2023/I.2.2 fide-2023/I.2.3 fide-2023/I.2.4 fide-2023/I.2.5 fide-2023/I.2.6 fide-2023/I.2.7 |

  Scenario Outline: An envelope without names and hour is incomplete
    Given the rules <rules>
    When the arbiter orders the move to be sealed
    And White seals "e4" on paper
    And White stops the clock
    Then the envelope is incomplete

    Examples:
      | rules           | articles                            |
      | fide-*/standard | fide-2014/E.2 fide-2018/I.2 fide-2023/I.2 |

  Scenario Outline: Blitz and the national codes know no adjournment
    Given the rules <rules>
    When the arbiter orders the move to be sealed
    Then it is refused: "not-provided"

    Examples:
      | rules                                              |
      | fide-*/blitz-* fi-blitz-2014 fi-team-blitz fi-basics |

  @F-29
  Scenario Outline: What the envelope lacked is written on it
    Given the rules <rules>
    And the position "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 41"
    When the arbiter orders the move to be sealed
    And at 0:20 White seals "Rd1" on paper
    And at 0:40 White stops the clock
    Then the envelope is incomplete
    When <first>
    Then the envelope is incomplete
    When <then>
    Then the envelope bears names, hour and place
    And no question waits for the arbiter

    Examples:
      | rules           | first                                                | then                                                 | articles                             |
      | fide-*/standard | the envelope bears the names "Aalto" and "Berg"      | the resumption is fixed for 10:00:00 in "Sali"       | fide-2014/E.2 fide-2018/I.2 fide-2023/I.2 |
      | fide-*/standard | the resumption is fixed for 10:00:00 in "Sali"       | the envelope bears the names "Aalto" and "Berg"      | fide-2014/E.2 fide-2018/I.2 fide-2023/I.2 |

  @F-29
  Scenario Outline: The envelope is opened, whatever it lacked
    Given the rules <rules>
    And the position "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 41"
    When the resumption is fixed for 10:00:00 in "Sali"
    And the arbiter orders the move to be sealed
    And at 0:20 White seals "Rd1" on paper
    And at 0:40 White stops the clock
    Then the envelope is incomplete
    When at 9:59:00 Black comes to the board
    And at 10:00:00 the hour of the resumption has come
    Then the sealed move is on the board and Black's clock runs
    And no question waits for the arbiter

    Examples:
      | rules           | articles                                  |
      | fide-*/standard | fide-2014/E.2 fide-2018/I.2 fide-2023/I.2 |
