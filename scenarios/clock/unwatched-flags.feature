Feature: Flags in rapid and blitz that nobody watches

  Scenario Outline: The claimant has a king and nothing else
    Given the rules <rules>
    And the time control "5 min"
    And the position "4k3/4p3/8/8/8/8/8/4K3 b - - 0 40"
    And White has 0:30 and Black has 0:05 on the clock
    When at 0:06 White stops the clock
    And White claims a win on time
    Then the game is drawn

    Examples:
      | rules                 | articles                                                                                  |
      | fide-*/*-unsupervised | fide-2014/A.4.c fide-2014/6.9 fide-2018/A.4.3 fide-2018/6.9 fide-2023/A.5.3 fide-2023/6.9 |

  Scenario Outline: The claimant can mate
    Given the rules <rules>
    And the time control "5 min"
    And the position "4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 40"
    And White has 0:30 and Black has 0:05 on the clock
    When at 0:06 White stops the clock
    And White claims a win on time
    Then the claim is found correct
    And Black's flag has fallen
    And White wins

    Examples:
      | rules                 | articles                                        |
      | fide-*/*-unsupervised | fide-2014/A.4.c fide-2018/A.4.3 fide-2023/A.5.3 |

  Scenario Outline: Whether a word is enough
    Given the rules <rules>
    And the time control "5 min"
    And the position "4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 40"
    And White has 0:30 and Black has 0:05 on the clock
    When at 0:06 White claims a win on time
    Then <outcome>

    Examples:
      | rules                    | outcome      | articles        |
      | fide-2014/*-unsupervised | play goes on | fide-2014/A.4.c |
      | fide-2018/*-unsupervised | White wins   | fide-2018/A.4.3 |
      | fide-2023/*-unsupervised | White wins   | fide-2023/A.5.3 |

  Scenario Outline: The arbiter calls a flag that he sees
    Given the rules <rules>
    And the time control "5 min"
    And the position "4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 40"
    And White has 0:30 and Black has 0:05 on the clock
    When at 0:06 the arbiter sees Black's flag
    Then White wins

    Examples:
      | rules                                             | articles                        |
      | fide-2018/*-unsupervised fide-2023/*-unsupervised | fide-2018/A.4.5 fide-2023/A.5.5 |
