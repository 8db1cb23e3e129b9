Feature: The assistant of a blind player

  Scenario Outline: He needs no acceptance, and does what he is named for
    Given the rules <rules>
    And White is blind and two boards are used
    When White asks for an assistant for "pieces, clock, scoresheet, announcements"
    Then White has an assistant for "pieces, clock, scoresheet, announcements"
    And the arbiter is not asked
    When White's assistant plays e4
    And White's assistant announces "Eva vier"
    Then the move counts as White's
    When White's assistant presses the clock
    Then White has completed 1 move
    When White's assistant claims a flag
    Then it is refused: "not-yours"

    Examples:
      | rules           | articles                                                                                                                                                                                                                    |
      | fide-*/standard | fide-2014/D.2.9 fide-2014/D.2.9.a fide-2014/D.2.9.b fide-2014/D.2.9.c fide-2018/D.2.10 fide-2018/D.2.10.1 fide-2018/D.2.10.2 fide-2018/D.2.10.3 fide-2023/D.2.10 fide-2023/D.2.10.1 fide-2023/D.2.10.2 fide-2023/D.2.10.3 |

  Scenario Outline: He writes for the blind player
    Given the rules <rules>
    And White is blind and two boards are used
    And White keeps score on paper in English letters
    When White asks for an assistant for "scoresheet"
    And White plays e4
    And White announces "Eva vier"
    And White presses the clock
    And White's assistant writes "e4"
    Then line 1 of White's scoresheet says "e4"

    Examples:
      | rules           | articles                                              |
      | fide-*/standard | fide-2014/D.2.9.c fide-2018/D.2.10.3 fide-2023/D.2.10.3 |

  Scenario Outline: He tells the number of moves, but only when asked
    Given the rules <rules>
    And White is blind and two boards are used
    When White asks the assistant for the number of moves
    Then it is refused: "forbidden"
    When White asks for an assistant for "information"
    And White asks the assistant for the number of moves
    Then White's assistant may tell it

    Examples:
      | rules           | articles                                              |
      | fide-*/standard | fide-2014/D.2.9.d fide-2018/D.2.10.4 fide-2023/D.2.10.4 |

  Scenario Outline: He claims the flag of the sighted player
    Given the rules <rules>
    And White has 5:00 and Black has 0:05 on the clock
    And White is blind and two boards are used
    When White asks for an assistant for "claims"
    And White plays e4
    And White announces "Eva vier"
    And White presses the clock
    And at 0:10 White's assistant claims a flag
    Then White wins

    Examples:
      | rules           | articles                                              |
      | fide-*/standard | fide-2014/D.2.9.e fide-2018/D.2.10.5 fide-2023/D.2.10.5 |

  Scenario Outline: He reports what the sighted player touched
    Given the rules <rules>
    And White is blind and two boards are used
    When White asks for an assistant for "claims"
    And White plays e4
    And White announces "Eva vier"
    And White presses the clock
    And Black touches b8
    And Black plays e5 and presses
    And White's assistant claims a touched piece
    Then the claim is found correct
    And Black must play one of "Na6 Nc6"

    Examples:
      | rules           | articles                                              |
      | fide-*/standard | fide-2014/D.2.9.e fide-2018/D.2.10.5 fide-2023/D.2.10.5 |

  Scenario Outline: He seals for the blind player
    Given the rules <rules>
    And White is blind and two boards are used
    When White asks for an assistant for "adjournment, clock"
    And the arbiter orders the move to be sealed
    And White's assistant seals "e4" on paper
    And White's assistant stops the clock
    Then the game is adjourned

    Examples:
      | rules           | articles                                              |
      | fide-*/standard | fide-2014/D.2.9.f fide-2018/D.2.10.6 fide-2023/D.2.10.6 |

  Scenario Outline: The sighted player may have one if the blind player has none
    Given the rules <rules>
    And White is blind and two boards are used
    When Black asks for an assistant for "pieces, announcements"
    Then Black has an assistant for "pieces, announcements"
    And the arbiter is not asked

    Examples:
      | rules           | articles                                          |
      | fide-*/standard | fide-2014/D.2.10 fide-2018/D.2.11 fide-2023/D.2.11 |

  Scenario Outline: But not if the blind player has one
    Given the rules <rules>
    And White is blind and two boards are used
    When White asks for an assistant for "pieces, announcements"
    And Black asks for an assistant for "pieces, announcements"
    Then it is refused: "not-provided"

    Examples:
      | rules           | articles                                          |
      | fide-*/standard | fide-2014/D.2.10 fide-2018/D.2.11 fide-2023/D.2.11 |

  @F-34
  Scenario Outline: Against an opponent who hardly hears an assistant is compulsory
    Given the rules <rules>
    And the clock has not been started
    When White is blind and two boards are used, and the opponent hardly hears
    And the arbiter starts White's clock
    Then <outcome>

    Examples:
      | rules              | outcome                            | articles         |
      | fide-2014/standard | White's clock runs                 |                  |
      | fide-2018/standard | it is refused: "assistant-missing" | fide-2018/D.2.11 |
      | fide-2023/standard | it is refused: "assistant-missing" | fide-2023/D.2.11 |

  @F-24
  Scenario Outline: The sighted player's assistant moves and announces, and does nothing else for the eyes
    Given the rules <rules>
    And White is blind and two boards are used
    When <asked> for "<duties>"
    Then <outcome>

    Examples:
      | rules           | asked                                        | duties                | outcome                                   | articles                                           |
      | fide-*/standard | the arbiter approves an assistant of Black   | claims                | it is refused: "not-provided"             | fide-2014/D.2.10 fide-2018/D.2.11 fide-2023/D.2.11 |
      | fide-*/standard | the arbiter approves an assistant of Black   | information           | it is refused: "not-provided"             | fide-2014/D.2.10 fide-2018/D.2.11 fide-2023/D.2.11 |
      | fide-*/standard | the arbiter approves an assistant of Black   | pieces, adjournment   | it is refused: "not-provided"             | fide-2014/D.2.10 fide-2018/D.2.11 fide-2023/D.2.11 |
      | fide-*/standard | Black asks for an assistant                  | claims                | it is refused: "not-provided"             | fide-2014/D.2.10 fide-2018/D.2.11 fide-2023/D.2.11 |
      | fide-*/standard | Black asks for an assistant                  | pieces, information   | it is refused: "not-provided"             | fide-2014/D.2.10 fide-2018/D.2.11 fide-2023/D.2.11 |
      | fide-*/standard | the arbiter approves an assistant of White   | claims                | White has an assistant for "claims"       | fide-2014/D.2.9.e fide-2018/D.2.10.5 fide-2023/D.2.10.5 |
      | fide-*/standard | the arbiter approves an assistant of Black   | pieces, announcements | Black has an assistant for "pieces, announcements" | fide-2014/D.2.9.b fide-2018/D.2.10.2 fide-2023/D.2.10.2 |

  @F-24
  Scenario Outline: The arbiter approves no second announcer
    Given the rules <rules>
    And White is blind and two boards are used
    When White asks for an assistant for "announcements"
    And the arbiter approves an assistant of Black for "announcements"
    Then it is refused: "not-provided"

    Examples:
      | rules           | articles                                           |
      | fide-*/standard | fide-2014/D.2.10 fide-2018/D.2.11 fide-2023/D.2.11 |

  @F-24
  Scenario Outline: Where nobody is blind an assistant claims nothing
    Given the rules <rules>
    When <asked> for "<duties>"
    Then it is refused: "not-provided"

    Examples:
      | rules           | asked                                      | duties        | articles                                          |
      | fide-*/standard | the arbiter approves an assistant of Black | claims        | fide-2014/D.2.9 fide-2018/D.2.10 fide-2023/D.2.10 |
      | fide-*/standard | White asks for an assistant                | announcements | fide-2014/D.2.9 fide-2018/D.2.10 fide-2023/D.2.10 |

  Scenario Outline: His assistant presses, and no clock is adjusted for it
    Given the rules <rules>
    And White is blind and two boards are used
    When the arbiter approves an assistant of White for "clock, scoresheet"
    Then White has an assistant for "clock, scoresheet"
    And the arbiter is not asked

    Examples:
      | rules           | articles                                                |
      | fide-*/standard | fide-2014/D.2.9.c fide-2018/D.2.10.3 fide-2023/D.2.10.3 |
