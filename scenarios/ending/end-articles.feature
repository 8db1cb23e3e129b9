Feature: Ends and points

  Scenario Outline: Mate ends the game, pressed or not
    Given the rules <rules>
    And the game has gone "f3 e5 g4"
    When Black plays Qh4#
    Then Black wins
    And the score is "0-1"
    And no clock runs

    Examples:
      | rules           | articles                                                                                                                                           |
      | fide-*/standard | fide-2014/5.1.a fide-2014/6.2.a.1 fide-2014/10.1 fide-2018/5.1.1 fide-2018/6.2.1.1 fide-2018/10.1 fide-2023/5.1.1 fide-2023/6.2.1.1 fide-2023/10.1 |

  Scenario Outline: Mate by a piece that was not the touched one is put to the arbiter
    Given the rules <rules>
    And the game has gone "f3 e5 g4"
    When Black touches b8
    And Black plays Qh4#
    Then the arbiter is asked, and "play on" is proposed
    And play goes on

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/5.1.a fide-2018/5.1.1 fide-2023/5.1.1 |

  Scenario Outline: Stalemate
    Given the rules <rules>
    And the position "7k/5K2/8/8/8/8/8/6Q1 w - - 0 1"
    When White plays Qg6
    Then the game is drawn
    And the score is "½-½"

    Examples:
      | rules           | articles                                                                                                                                           |
      | fide-*/standard | fide-2014/5.2.a fide-2014/6.2.a.1 fide-2014/10.1 fide-2018/5.2.1 fide-2018/6.2.1.1 fide-2018/10.1 fide-2023/5.2.1 fide-2023/6.2.1.1 fide-2023/10.1 |

  Scenario Outline: Nearly stalemate
    Given the rules <rules>
    And the position "7k/5K2/8/8/8/8/p7/6Q1 w - - 0 1"
    When White plays Qg6
    Then play goes on

    Examples:
      | rules           |
      | fide-*/standard |

  Scenario Outline: Nobody can mate any more
    Given the rules <rules>
    And the position "8/8/4k3/8/8/3r4/2K5/8 w - - 0 1"
    When White plays Kxd3
    Then the game is drawn

    Examples:
      | rules           | articles                                                      |
      | fide-*/standard | fide-2014/5.2.b fide-2014/9.7 fide-2018/5.2.2 fide-2023/5.2.2 |

  Scenario Outline: Somebody still can
    Given the rules <rules>
    And the position "8/5p2/4k3/8/8/3r4/2K5/8 w - - 0 1"
    When White plays Kxd3
    Then play goes on

    Examples:
      | rules           |
      | fide-*/standard |

  Scenario Outline: Resignation
    Given the rules <rules>
    And the game has gone "e4 e5"
    When Black resigns
    Then White wins
    And the score is "1-0"

    Examples:
      | rules           | articles                                                                                     |
      | fide-*/standard | fide-2014/5.1.b fide-2014/10.1 fide-2018/5.1.2 fide-2018/10.1 fide-2023/5.1.2 fide-2023/10.1 |

  Scenario Outline: Resignation against a bare king
    Given the rules <rules>
    And the position "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"
    When White resigns
    Then <outcome>

    Examples:
      | rules                                 | outcome           | articles                        |
      | fide-2014/standard fide-2018/standard | Black wins        | fide-2014/5.1.b fide-2018/5.1.2 |
      | fide-2023/standard                    | the game is drawn | fide-2023/5.1.2                 |

  Scenario Outline: The forbidden mate is taken back by a ruling, and the touched piece binds
    Given the rules <rules>
    And the game has gone "f3 e5 g4"
    When Black touches b8
    And Black plays Qh4#
    Then the arbiter is asked, and "play on" is proposed
    When the arbiter rules that the position after ply 3 comes back
    Then Black must play one of "Na6 Nc6"

    Examples:
      | rules           | articles                                        |
      | fide-*/standard | fide-2014/7.5.a fide-2018/7.5.1 fide-2023/7.5.1 |
      | fi-blitz-2014   | fi-blitz-2014/12.b                              |
      | fi-team-blitz   | fide-2018/7.5.1                                 |

  @F-29
  Scenario Outline: The forbidden mate is taken back by a claim
    Given the rules <rules>
    And the game has gone "f3 e5 g4"
    When Black touches b8
    And Black plays Qh4#
    Then the arbiter is asked, and "play on" is proposed
    When White claims that a touched piece was not moved
    Then the claim is found correct
    And Black must play one of "Na6 Nc6"
    And no question waits for the arbiter

    Examples:
      | rules           | articles                                                                                              |
      | fide-*/standard | fide-2014/5.1.a fide-2014/4.3.a fide-2018/5.1.1 fide-2018/4.3.1 fide-2023/5.1.1 fide-2023/4.3.1 |

  @fide-2018/5.1.1
  Scenario Outline: Mate by who was bound to a move by a wrong claim
    Given the rules fide-2018/standard
    And the game has gone "f3 e5 g4"
    When at 0:01.0 Black writes down <fixed> to claim with it
    And at 0:02.0 Black claims fifty moves
    Then the claim is refused
    When at 0:03.0 Black plays Qh4#
    Then <outcome>

    Examples:
      | fixed | outcome                                         |
      | Qh4#  | Black wins                                      |
      | a6    | the arbiter is asked, and "play on" is proposed |
