Feature: What a rapid or blitz event chooses
  Rapid is more than ten and less than sixty minutes for each player, blitz is
  ten or less. Whether the games are watched and recorded as the full rules ask
  is said once for all of them.

  Scenario Outline: The class follows from the time
    Given an event by <book> with "<control>" for each player, not watched
    Then the rules say that "time-class" is "<class>"

    Examples:
      | book      | control | class    | articles      |
      | fide-2014 | 15+10   | rapid    | fide-2014/A.1 |
      | fide-2014 | 59 min  | rapid    | fide-2014/A.1 |
      | fide-2014 | 60 min  | standard | fide-2014/A.1 |
      | fide-2014 | 10 min  | blitz    | fide-2014/B.1 |
      | fide-2018 | 15+10   | rapid    | fide-2018/A.1 |
      | fide-2018 | 10+1    | rapid    | fide-2018/A.1 |
      | fide-2018 | 30+30   | standard | fide-2018/A.1 |
      | fide-2018 | 10 min  | blitz    | fide-2018/B.1 |
      | fide-2023 | 15+10   | rapid    | fide-2023/A.1 |
      | fide-2023 | 59 min  | rapid    | fide-2023/A.1 |
      | fide-2023 | 60 min  | standard | fide-2023/A.1 |
      | fide-2023 | 10 min  | blitz    | fide-2023/B.1 |

  Scenario Outline: Watched rapid: an illegal move is put right whenever it is found
    Given an event by <book> with "15+10" for each player, watched and recorded
    And the position "4r1k1/5ppp/8/8/8/8/5PPP/4K1N1 w - - 0 20"
    When White puts g1 on f3 and presses
    And the players go on "h6 Kd2"
    And Black claims an illegal move
    Then the claim is found correct
    And White has 1 illegal move
    And the position is "4r1k1/5ppp/8/8/8/8/5PPP/4K1N1 w"
    And the rules say that "supervision-mode" is "supervised"
    And the rules say that "supervision-ratio" is "3"
    And the rules say that "official-record" is "yes"

    Examples:
      | book      | articles                                                                          |
      | fide-2014 | fide-2014/A.3 fide-2014/A.3.a fide-2014/A.3.b fide-2014/A.5 fide-2014/7.5.a       |
      | fide-2018 | fide-2018/A.3.1 fide-2018/A.3.1.1 fide-2018/A.3.1.2 fide-2018/A.5 fide-2018/7.5.1 |
      | fide-2023 | fide-2023/A.4 fide-2023/A.4.1 fide-2023/A.4.2 fide-2023/A.6 fide-2023/7.5.1       |

  Scenario Outline: Other rapid: an illegal move stands after the reply
    Given an event by <book> with "15+10" for each player, not watched
    And the position "4r1k1/5ppp/8/8/8/8/5PPP/4K1N1 w - - 0 20"
    When White puts g1 on f3 and presses
    And Black plays h6
    Then the illegal move of White stands
    When Black presses the clock
    And Black claims an illegal move
    Then the claim is refused
    And White has 0 illegal moves
    And the rules say that "supervision-mode" is "unsupervised"

    Examples:
      | book      | articles                                    |
      | fide-2014 | fide-2014/A.4.b fide-2014/A.5               |
      | fide-2018 | fide-2018/A.4 fide-2018/A.4.2 fide-2018/A.5 |
      | fide-2023 | fide-2023/A.5 fide-2023/A.5.2 fide-2023/A.6 |

  Scenario Outline: Nobody writes, and a claim is still good
    Given the rules <rules>
    And the time control "15+10"
    And the position "r5k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 50"
    When the players go on "Kf1 Kf8 Kg1 Kg8 Kf1 Kf8 Kg1 Kg8"
    And White claims a threefold repetition
    Then the game is drawn
    And the rules say that "score-keeping" is "optional"
    And the rules say that "score-based-claims" is "<claims>"

    Examples:
      | rules                        | claims     | articles                    |
      | fide-2014/rapid-*            | not-stated | fide-2014/A.2               |
      | fide-2018/rapid-*            | granted    | fide-2018/A.2               |
      | fide-2023/rapid-*            | granted    | fide-2023/A.2               |
      | fide-2014/blitz-unsupervised | not-stated | fide-2014/A.2 fide-2014/B.4 |
      | fide-2018/blitz-unsupervised | granted    | fide-2018/A.2 fide-2018/B.4 |
      | fide-2023/blitz-unsupervised | granted    | fide-2023/A.2 fide-2023/B.3 |

  Scenario Outline: Watched blitz: an illegal move is put right whenever it is found
    Given an event by <book> with "3+2" for each player, watched and recorded
    And the position "4r1k1/5ppp/8/8/8/8/5PPP/4K1N1 w - - 0 20"
    When White puts g1 on f3 and presses
    And the players go on "h6 Kd2"
    And Black claims an illegal move
    Then the claim is found correct
    And White has 1 illegal move
    And Black has <time> more
    And the rules say that "supervision-mode" is "supervised"

    Examples:
      | book      | time | articles                                    |
      | fide-2014 | 1:00 | fide-2014/B.2 fide-2014/B.3 fide-2014/B.5   |
      | fide-2018 | 1:00 | fide-2018/B.2 fide-2018/B.3.1 fide-2018/B.5 |
      | fide-2023 | 2:00 | fide-2023/7.5.5 fide-2023/B.2 fide-2023/B.4 |

  Scenario Outline: Other blitz: an illegal move stands after the reply
    Given an event by <book> with "3+2" for each player, not watched
    And the position "4r1k1/5ppp/8/8/8/8/5PPP/4K1N1 w - - 0 20"
    When White puts g1 on f3 and presses
    And Black plays h6
    Then the illegal move of White stands
    When Black presses the clock
    And Black claims an illegal move
    Then the claim is refused
    And the rules say that "supervision-mode" is "unsupervised"

    Examples:
      | book      | articles                                                  |
      | fide-2014 | fide-2014/A.4.b fide-2014/B.4 fide-2014/B.5               |
      | fide-2018 | fide-2018/A.4 fide-2018/A.4.2 fide-2018/B.4 fide-2018/B.5 |
      | fide-2023 | fide-2023/A.5 fide-2023/A.5.2 fide-2023/B.3 fide-2023/B.4 |
