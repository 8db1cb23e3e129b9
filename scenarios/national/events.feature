Feature: What an event chooses
  Blitz is ten minutes or less for each player. Whether it is watched and
  recorded as the full rules ask is the event's choice, once for all its games.

  Scenario Outline: Blitz by the time control
    Given an event by <book> with "<control>" for each player, not watched
    Then the rules say that "time-class" is "blitz"

    Examples:
      | book      | control | articles      |
      | fide-2014 | 10 min  | fide-2014/B.1 |
      | fide-2014 | 3+2     | fide-2014/B.1 |
      | fide-2018 | 10 min  | fide-2018/B.1 |
      | fide-2018 | 5+5     | fide-2018/B.1 |
      | fide-2023 | 10 min  | fide-2023/B.1 |
      | fide-2023 | 3+2     | fide-2023/B.1 |

  Scenario Outline: More than ten minutes is no blitz
    Given an event by <book> with "<control>" for each player, not watched
    Then the rules say that "time-class" is "rapid"

    Examples:
      | book      | control |
      | fide-2014 | 11 min  |
      | fide-2018 | 5+6     |
      | fide-2023 | 10+1    |

  Scenario Outline: Watched blitz is played by the competition rules
    Given an event by <book> with "3+2" for each player, watched and recorded
    Then the rules say that "supervision-mode" is "supervised"
    And the rules say that "supervision-ratio" is "1"
    And the rules say that "official-record" is "yes"
    And the rules say that "start-position-window" is "whole-game"

    Examples:
      | book      | articles                                            |
      | fide-2014 | fide-2014/B.3 fide-2014/B.3.a fide-2014/B.3.b fide-2014/B.5 |
      | fide-2018 | fide-2018/B.3.1 fide-2018/B.3.1.1 fide-2018/B.3.1.2 fide-2018/B.5 |
      | fide-2023 | fide-2023/B.2 fide-2023/B.2.1 fide-2023/B.2.2 fide-2023/B.4 |

  Scenario Outline: Other blitz is played by the rapid articles
    Given an event by <book> with "3+2" for each player, not watched
    Then the rules say that "supervision-mode" is "unsupervised"
    And the rules say that "start-position-window" is "10"

    Examples:
      | book      | articles                    |
      | fide-2014 | fide-2014/B.4 fide-2014/B.5 |
      | fide-2018 | fide-2018/B.4 fide-2018/B.5 |
      | fide-2023 | fide-2023/B.3 fide-2023/B.4 |

  Scenario Outline: One minute in blitz
    Given the rules <rules>
    And the position "4r1k1/8/8/8/8/8/8/4K1N1 w - - 0 1"
    When White puts g1 on f3 and presses
    And Black claims an illegal move
    Then Black has 1:00 more

    Examples:
      | rules                                    | articles                    |
      | fide-2018/blitz-* fide-2014/blitz-supervised | fide-2018/B.2 fide-2014/B.2 |
      | fide-2023/blitz-unsupervised             | fide-2023/B.3               |

  Scenario Outline: Finland's own blitz code
    Given the rules <rules>
    Then the rules say that "national-blitz-code" is "<value>"

    Examples:
      | rules                            | value               | articles         |
      | fide-2014/blitz-supervised+finland | replaces-appendix-b | fide-2014/B.note |
      | fide-2018/blitz-supervised+finland | allowed-if-unrated  | fide-2018/B.note fide-2018/intro.8 |
      | fide-2023/blitz-supervised+finland | allowed-if-unrated  | fide-2023/fi-profile.4 |

  Scenario Outline: Unrated Finnish rapid of 2014 forgives the first illegal move
    Given the rules <rules>
    And the position "4r1k1/8/8/8/8/8/8/R3K1N1 w - - 0 1"
    When White puts g1 on f3 and presses
    And Black claims an illegal move
    Then <outcome>

    Examples:
      | rules                                | outcome              | articles        |
      | fide-2014/rapid-unsupervised+finland | Black has 2:00 more  | fide-2014/intro.9 fide-2014/7.5.b |
      | fide-2014/rapid-unsupervised         | Black wins           | fide-2014/A.4.b |
