Feature: What the rulebooks say of competitions

  Scenario Outline: Who comes after the default time loses
    Given the rules <rules>
    And a Swiss over 3 rounds
    And 4 players have entered, the strongest first
    And the next round is published
    When <who> has not come to board 1 when the default time is over
    Then board 1 of round 1 stands as "<score>"
    And it rests on "<articles>"

    Examples:
      | rules              | who   | score | articles        |
      | fide-2014/standard | White | - +   | fide-2014/6.7.a |
      | fide-2018/standard | White | - +   | fide-2018/6.7.1 |
      | fide-2023/standard | Black | + -   | fide-2023/6.7.1 |
      | fide-2014/standard | both  | - -   | fide-2014/6.7.b |
      | fide-2018/standard | both  | - -   | fide-2018/6.7.2 |
      | fide-2023/standard | both  | - -   | fide-2023/6.7.2 |

  Scenario Outline: A result that the players confirmed counts, and once
    Given the rules <rules>
    And a Swiss over 3 rounds
    And 4 players have entered, the strongest first
    And the next round is published
    When the table of board 1 reports "1-0" as version 7
    Then it rests on "<articles>"
    And board 1 of round 1 stands as "1-0"
    When the table of board 1 reports "1-0" as version 7
    Then nothing happens

    Examples:
      | rules              | articles      |
      | fide-2014/standard | fide-2014/8.7 |
      | fide-2018/standard | fide-2018/8.7 |
      | fide-2023/standard | fide-2023/8.7 |

  Scenario Outline: Points of a game are normal ones
    Given the rules <rules>
    And a Swiss over 3 rounds
    And 4 players have entered, the strongest first
    And the next round is published
    When board 1 ends "1-1"
    Then it is refused: "not-a-score", by "<articles>"
    When board 1 ends "½-0"
    Then it departs from the rules: "unusual-score", "confirm", by "<articles>"

    Examples:
      | rules              | articles       |
      | fide-2018/standard | fide-2018/10.2 |
      | fide-2023/standard | fide-2023/10.2 |

  Scenario Outline: The arbiter changes the points of a game
    Given the rules <rules>
    And a Swiss over 3 rounds
    And 4 players have entered, the strongest first
    And the next round is published
    And all games end "½-½"
    When player 1 is penalised in round 1: "½ less"
    Then it rests on "<articles>"
    And it departs from the rules: "unusual-score", "confirm", by "<limit>"
    And player 1 has "0" points

    Examples:
      | rules              | articles         | limit          |
      | fide-2014/standard | fide-2014/12.9.e | fide-2014/10.1 |
      | fide-2018/standard | fide-2018/12.9.5 | fide-2018/10.2 |
      | fide-2023/standard | fide-2023/12.9.5 | fide-2023/10.2 |

  Scenario Outline: More points for the opponent
    Given the rules <rules>
    And a Swiss over 3 rounds
    And 4 players have entered, the strongest first
    And the next round is published
    When board 1 ends "0-½"
    Then it departs from the rules: "unusual-score", "confirm", by "<limit>"
    When player 1 is penalised in round 1: "½ more for the opponent"
    Then it rests on "<articles>"
    And board 1 of round 1 stands as "0-1"

    Examples:
      | rules              | articles         | limit          |
      | fide-2014/standard | fide-2014/12.9.d | fide-2014/10.1 |
      | fide-2018/standard | fide-2018/12.9.4 | fide-2018/10.2 |
      | fide-2023/standard | fide-2023/12.9.4 | fide-2023/10.2 |

  Scenario Outline: The arbiter declares a game lost
    Given the rules <rules>
    And a Swiss over 3 rounds
    And 4 players have entered, the strongest first
    And the next round is published
    When player 1 is penalised in round 1: "loss, the opponent getting 1"
    Then it rests on "<articles>"
    And board 1 of round 1 stands as "0-1"

    Examples:
      | rules              | articles           |
      | fide-2014/standard | fide-2014/12.9.f   |
      | fide-2018/standard | fide-2018/12.9.6   |
      | fide-2023/standard | fide-2023/12.9.6   |
      | fi-blitz-2014      | fi-blitz-2014/17.b |

  Scenario Outline: Left out of rounds
    Given the rules <rules>
    And a Swiss over 4 rounds
    And 6 players have entered, the strongest first
    And 1 rounds are played
    When player 1 is left out of rounds 2 to 2
    Then it rests on "<articles>"
    When the next round is paired
    Then player 1 has a zero-point bye in round 2

    Examples:
      | rules              | articles           |
      | fide-2018/standard | fide-2018/12.9.8   |
      | fide-2023/standard | fide-2023/12.9.8   |
      | fi-blitz-2014      | fi-blitz-2014/17.c |

  Scenario: In 2014 nobody was left out of rounds
    Given the rules fide-2014/standard
    And a Swiss over 4 rounds
    And 6 players have entered, the strongest first
    When player 1 is left out of rounds 1 to 2
    Then it is refused: "not-provided", by "fide-2014/12.9"

  Scenario Outline: Expelled: out of the standings, not out of the history
    Given the rules <rules>
    And a Swiss over 4 rounds
    And 6 players have entered, the strongest first
    And 1 rounds are played
    When player 1 is expelled
    Then it rests on "<articles>"
    And player 1 is not in the standings
    When the next round is paired
    Then player 1 has no opponent in round 2

    Examples:
      | rules              | articles           |
      | fide-2014/standard | fide-2014/12.9.h   |
      | fide-2018/standard | fide-2018/12.9.9   |
      | fide-2023/standard | fide-2023/12.9.9   |
      | fi-blitz-2014      | fi-blitz-2014/17.c |

  @fi-blitz-2014/17.c
  Scenario: Breaches in several games reach beyond them
    Given the rules fi-blitz-2014
    And a Swiss over 4 rounds
    And 6 players have entered, the strongest first
    And 1 rounds are played
    When player 1 misbehaves in round 1
    Then the arbiter is proposed "warning"
    When the next round is published
    And player 1 misbehaves in round 2
    Then the arbiter is proposed "exclusion"
    And it rests on "fi-blitz-2014/17.c"

  Scenario: The Finnish count of phones goes over the whole competition
    Given the rules fide-2018/standard+finland
    And a Swiss over 4 rounds
    And 6 players have entered, the strongest first
    And 1 rounds are played
    When the phone of player 1 sounds in round 1
    Then the arbiter is proposed "warning"
    When the next round is published
    And the phone of player 1 sounds in round 2
    Then the arbiter is proposed "loss"

  @fi-team-blitz/15
  Scenario: In team blitz a phone that sounds costs the game at once
    Given the rules fi-team-blitz
    And a Swiss over 4 rounds
    And 6 players have entered, the strongest first
    And 1 rounds are played
    When the phone of player 1 sounds in round 1
    Then the arbiter is proposed "loss"
    And it rests on "fi-team-blitz/15"

  Scenario Outline: An appeal, where the rulebook has them
    Given the rules <rules>
    And a Swiss over 4 rounds
    And 6 players have entered, the strongest first
    And 1 rounds are played
    When player 1 appeals about round 1
    Then it rests on "<articles>"
    When the appeal is upheld
    And board 1 of round 1 is corrected to "1-0"
    Then the correction counts from the pairing of round 2 on

    Examples:
      | rules              | articles        |
      | fide-2014/standard | fide-2014/11.10 |
      | fide-2018/standard | fide-2018/11.10 |
      | fide-2023/standard | fide-2023/11.10 |

  Scenario Outline: No appeal, where rulings are final
    Given the rules <rules>
    And a Swiss over 4 rounds
    And 6 players have entered, the strongest first
    And 1 rounds are played
    When player 1 appeals about round 1
    Then it is refused: "no-appeal", by "<articles>"

    Examples:
      | rules         | articles         |
      | fi-blitz-2014 | fi-blitz-2014/21 |
      | fi-team-blitz | fi-team-blitz/16 |

  Scenario Outline: Only games by the Laws are rated
    Given the rules <rules>, rated by FIDE
    And a Swiss over 3 rounds
    And the regulations say that FIDE rating is "asked for"
    When the competition is announced
    Then it rests on "<articles>"
    And nothing departs from the rules

    Examples:
      | rules              | articles            |
      | fide-2014/standard | fide-2014/pref.5    |
      | fide-2018/standard | fide-2018/preface.3 |
      | fide-2023/standard | fide-2023/preface.3 |

  Scenario Outline: National rules are not the Laws alone, and their games are not rated
    Given the rules <rules>
    And a Swiss over 3 rounds
    And the regulations say that FIDE rating is "asked for"
    When the competition is announced
    Then it departs from the rules: "not-rateable", "confirm-twice", by "<articles>"
    And the report says "not-rateable"

    Examples:
      | rules         | articles        |
      | fi-blitz-2014 | fi-blitz-2014/1 |
      | fi-team-blitz | fi-team-blitz/1 |

  Scenario Outline: Who leaves on the opponent's move says so, where the regulations ask for it
    Given the rules <rules>
    And a Swiss over 3 rounds
    And the regulations say that word of leaving is "asked for"
    And 4 players have entered, the strongest first
    And the next round is published
    When player 1 leaves on the opponent's move without a word in round 1
    Then it rests on "<articles>"
    And the arbiter is proposed "choice"

    Examples:
      | rules              | articles         |
      | fide-2018/standard | fide-2018/11.2.4 |
      | fide-2023/standard | fide-2023/11.2.4 |

  Scenario Outline: Where they do not, it is no breach
    Given the rules <rules>
    And a Swiss over 3 rounds
    And 4 players have entered, the strongest first
    And the next round is published
    When player 1 leaves on the opponent's move without a word in round 1
    Then it is refused: "not-provided", by "<articles>"

    Examples:
      | rules              | articles         |
      | fide-2018/standard | fide-2018/11.2.4 |
      | fide-2023/standard | fide-2023/11.2.4 |

  Scenario: In 2014 no regulations could ask for it
    Given the rules fide-2014/standard
    And a Swiss over 3 rounds
    And the regulations say that word of leaving is "asked for"
    And 4 players have entered, the strongest first
    And the next round is published
    When player 1 leaves on the opponent's move without a word in round 1
    Then it is refused: "not-provided"

  Scenario Outline: Whose game is over is a spectator, and his phone costs no game
    Given the rules <rules>
    And a Swiss over 3 rounds
    And 4 players have entered, the strongest first
    And the next round is published
    And board 1 ends "1-0"
    When player 1, whose game of round 1 is over, uses a phone
    Then it rests on "<articles>"
    And the arbiter is proposed "choice"
    And board 1 of round 1 stands as "1-0"

    Examples:
      | rules              | articles                      |
      | fide-2014/standard | fide-2014/12.8 fide-2014/11.4 |
      | fide-2018/standard | fide-2018/12.8 fide-2018/11.4 |
      | fide-2023/standard | fide-2023/12.8 fide-2023/11.4 |

  Scenario Outline: Whose game is over keeps out of the others
    Given the rules <rules>
    And a Swiss over 3 rounds
    And 4 players have entered, the strongest first
    And the next round is published
    And board 1 ends "1-0"
    When player 1, whose game of round 1 is over, meddles with another
    Then it rests on "<articles>"

    Examples:
      | rules              | articles                      |
      | fide-2014/standard | fide-2014/11.4 fide-2014/12.7 |
      | fide-2018/standard | fide-2018/11.4 fide-2018/12.7 |
      | fide-2023/standard | fide-2023/11.4 fide-2023/12.7 |
      | fi-blitz-2014      | fi-blitz-2014/20              |

  Scenario: Who is still playing is no spectator
    Given the rules fide-2023/standard
    And a Swiss over 3 rounds
    And 4 players have entered, the strongest first
    And the next round is published
    When player 1, whose game of round 1 is over, uses a phone
    Then it is refused: "no-result"
