Feature: Assistants
  Who cannot move the pieces, press the clock or write may have somebody do it,
  if the arbiter accepts him.

  Scenario Outline: Somebody moves for the player
    Given the rules <rules>
    When White's assistant plays e4
    Then it is refused: "not-yours"
    When White asks for an assistant for "pieces"
    Then the arbiter is asked
    When the arbiter accepts the assistant
    Then White has an assistant for "pieces"
    When White's assistant plays e4
    Then the move counts as White's
    When White's assistant presses the clock
    Then it is refused: "not-yours"
    When White's assistant resigns
    Then it is refused: "not-yours"

    Examples:
      | rules           | articles                                  |
      | fide-*/standard | fide-2014/4.9 fide-2018/4.9 fide-2023/4.9 |

  Scenario Outline: Somebody presses for the player, and the clock is adjusted
    Given the rules <rules>
    When Black asks for an assistant for "clock"
    And the arbiter accepts the assistant
    Then Black has an assistant for "clock"
    And the arbiter is asked
    When the arbiter rules that Black loses 5:00
    Then Black has 5:00 less
    When White plays e4 and presses
    And Black plays e5
    And Black's assistant presses the clock
    Then Black has completed 1 move

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/6.2.e fide-2018/6.2.6 fide-2023/6.2.6 |
      | fi-blitz-2014 | fide-2014/6.2.e |
      | fi-team-blitz | fide-2018/6.2.6 |

  Scenario Outline: Whose clock may be adjusted
    Given the rules <rules>
    When Black asks for an assistant for "clock"
    And the arbiter accepts the assistant
    And the arbiter rules that White gets 5:00
    Then <outcome>

    Examples:
      | rules              | outcome                       | articles                        |
      | fide-2014/standard | White has 5:00 more           | fide-2014/6.2.e fide-2014/8.1.e |
      | fi-blitz-2014 | White has 5:00 more | fide-2014/6.2.e fide-2014/8.1.e |
      | fide-2018/standard | it is refused: "not-provided" | fide-2018/6.2.6 fide-2018/8.1.6 |
      | fi-team-blitz | it is refused: "not-provided" | fide-2018/6.2.6 fide-2018/8.1.6 |
      | fide-2023/standard | it is refused: "not-provided" | fide-2023/6.2.6 fide-2023/8.1.6 |

  Scenario Outline: A disabled player's clock is not touched
    Given the rules <rules>
    When Black who is disabled asks for an assistant for "clock, scoresheet"
    And the arbiter accepts the assistant
    Then <outcome>

    Examples:
      | rules              | outcome                                                           | articles                        |
      | fide-2014/standard | the arbiter is asked                                              | fide-2014/6.2.e fide-2014/8.1.e |
      | fi-blitz-2014 | the arbiter is asked | fide-2014/6.2.e fide-2014/8.1.e |
      | fide-2018/standard | Black has an assistant for "clock, scoresheet"                    | fide-2018/6.2.6 fide-2018/8.1.6 |
      | fi-team-blitz | Black has an assistant for "clock, scoresheet" | fide-2018/6.2.6 fide-2018/8.1.6 |
      | fide-2023/standard | Black has an assistant for "clock, scoresheet"                    | fide-2023/6.2.6 fide-2023/8.1.6 |

  Scenario Outline: Somebody writes for the player
    Given the rules <rules>
    And White keeps score on paper in English letters
    When White asks for an assistant for "scoresheet"
    And the arbiter accepts the assistant
    And the arbiter rules that White loses 1:00
    Then White has 1:00 less
    When White plays e4 and presses
    And White's assistant writes "e4"
    Then White's scoresheet has no flaw
    And line 1 of White's scoresheet says "e4"

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/8.1.e fide-2018/8.1.6 fide-2023/8.1.6 |
      | fi-blitz-2014 | fide-2014/8.1.e |
      | fi-team-blitz | fide-2018/8.1.6 |

  Scenario Outline: The arbiter may not accept him
    Given the rules <rules>
    When White asks for an assistant for "pieces"
    And the arbiter does not accept the assistant
    And White's assistant plays e4
    Then it is refused: "not-yours"

    Examples:
      | rules           | articles                                  |
      | fide-*/standard | fide-2014/4.9 fide-2018/4.9 fide-2023/4.9 |

  @F-29
  Scenario Outline: A request is settled when the assistant is approved
    Given the rules <rules>
    When Black asks for an assistant for "pieces"
    Then the arbiter is asked
    When the arbiter approves an assistant of White for "pieces"
    Then 1 question waits for the arbiter
    When the arbiter approves an assistant of Black for "pieces"
    Then Black has an assistant for "pieces"
    And no question waits for the arbiter

    Examples:
      | rules           | articles                                  |
      | fide-*/standard | fide-2014/4.9 fide-2018/4.9 fide-2023/4.9 |

  @F-29
  Scenario Outline: A request for more than was approved stays
    Given the rules <rules>
    When Black asks for an assistant for "pieces, scoresheet"
    And the arbiter approves an assistant of Black for "pieces"
    Then 1 question waits for the arbiter

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/8.1.e fide-2018/8.1.6 fide-2023/8.1.6 |
      | fi-blitz-2014 | fide-2014/8.1.e |
      | fi-team-blitz | fide-2018/8.1.6 |
