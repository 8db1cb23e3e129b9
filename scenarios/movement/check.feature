Feature: Attack and check
  A piece attacks even if a pin keeps it from moving. No move may leave or put
  one's own king under attack.

  Scenario Outline: A king in check must be freed
    Given the rules <rules>
    And the position "4r1k1/5ppp/8/8/8/8/P4PPP/4K3 w - - 0 30"
    Then White is in check
    When White puts a2 on a3 and presses
    Then White has completed an illegal move
    And it rests on "<articles>"

    Examples:
      | rules           | articles                                                                                       |
      | fide-*/standard | fide-2014/3.9 fide-2014/3.1.p2 fide-2018/3.9.1 fide-2018/3.9.2 fide-2023/3.9.1 fide-2023/3.9.2 |

  Scenario Outline: A shielding piece may not leave
    Given the rules <rules>
    And the position "4r1k1/5ppp/8/8/8/8/4BPPP/4K3 w - - 0 30"
    When White puts e2 on d3 and presses
    Then White has completed an illegal move
    And it rests on "<articles>"

    Examples:
      | rules           | articles                                      |
      | fide-*/standard | fide-2014/3.9 fide-2018/3.9.2 fide-2023/3.9.2 |

  Scenario Outline: A pinned rook gives check all the same
    Given the rules <rules>
    And the position "6k1/6pp/4r3/8/8/1B6/P5PP/4K3 w - - 0 30"
    Then White is in check
    When White puts a2 on a3 and presses
    Then White has completed an illegal move
    And it rests on "<articles>"

    Examples:
      | rules           | articles                                                                                       |
      | fide-*/standard | fide-2014/3.9 fide-2014/3.1.p3 fide-2018/3.9.1 fide-2018/3.1.3 fide-2023/3.9.1 fide-2023/3.1.3 |

  Scenario Outline: A king may not step onto a square that a pinned rook covers
    Given the rules <rules>
    And the position "6k1/6pp/4r3/8/8/1B6/P5PP/3K4 w - - 0 30"
    When White puts d1 on e1 and presses
    Then White has completed an illegal move
    And it rests on "<articles>"

    Examples:
      | rules           | articles                                                                                         |
      | fide-*/standard | fide-2014/3.8.a fide-2014/3.1.p3 fide-2018/3.8.1 fide-2018/3.1.3 fide-2023/3.9.2 fide-2023/3.1.3 |

  Scenario Outline: A pinned bishop keeps the king from castling
    Given the rules <rules>
    And the position "k7/6pp/b7/8/8/8/6PP/R3K2R w KQ - 0 20"
    When White puts e1 on g1 and presses
    Then White has completed an illegal move
    And it rests on "<articles>"

    Examples:
      | rules           | articles                                         |
      | fide-*/standard | fide-2014/3.1.p3 fide-2018/3.1.3 fide-2023/3.1.3 |
