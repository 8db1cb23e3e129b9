Feature: Phones and other devices

  @S-55
  Scenario Outline: Switched off in a bag, where the event lets bags be
    Given the rules <rules>
    And the game has gone "e4 e5"
    When the arbiter reports White: "a phone switched off in an agreed bag"
    Then <outcome>

    Examples:
      | rules                      | outcome                                                  | articles                                   |
      | fide-2014/standard         | the arbiter is asked, and "a win for Black" is proposed | fide-2014/11.3.b fide-2014/11.3.b.p2       |
      | fide-2018/standard         | the arbiter is not asked                                 | fide-2018/11.3.2.1                         |
      | fide-2023/standard         | the arbiter is not asked                                 | fide-2023/11.3.2.1                         |
      | fide-2018/standard+finland | the arbiter is not asked                                 |                                            |
      | fi-team-blitz              | the arbiter is not asked                                 |                                            |

  @S-55
  Scenario Outline: It sounds
    Given the rules <rules>
    And the game has gone "e4 e5"
    When at 1:00 the arbiter reports Black: "a sounding phone"
    Then the arbiter is asked, and "a win for White" is proposed
    When the arbiter does as proposed
    Then White wins

    Examples:
      | rules              | articles                               |
      | fide-2014/standard | fide-2014/11.3.b fide-2014/11.3.b.p2   |
      | fide-2018/standard | fide-2018/11.3.2.2                     |
      | fide-2023/standard | fide-2023/11.3.2.2                     |

  @S-55
  Scenario Outline: In Finland the first sound is warned, the second costs the game
    Given the rules <rules>
    And the game has gone "e4 e5"
    When at 1:00 the arbiter reports Black: "a sounding phone"
    Then Black has been warned 1 time
    And the arbiter is not asked
    When at 2:00 the arbiter reports Black: "a sounding phone"
    Then the arbiter is asked, and "a win for White" is proposed
    When the arbiter does as proposed
    Then White wins

    Examples:
      | rules                   | articles                                                              |
      | fide-*/standard+finland | fide-2014/intro.2 fide-2018/intro.2 fide-2023/fi-profile.2 |

  @F-04
  Scenario Outline: The Finnish practice speaks of sounds; a device that is had loses as in the Laws
    Given the rules <rules>
    And the game has gone "e4 e5"
    When <who> reports White: "<what>"
    Then the arbiter is asked, and "a win for Black" is proposed
    And it rests on "<articles>"
    When the arbiter does as proposed
    Then Black wins

    Examples:
      | rules                   | who         | what                                  | articles                               |
      | fide-2014/*+finland     | the arbiter | a phone carried                       | fide-2014/11.3.b fide-2014/11.3.b.p2   |
      | fide-2014/*+finland     | the arbiter | a phone handled                       | fide-2014/11.3.b fide-2014/11.3.b.p2   |
      | fide-2014/*+finland     | Black       | a phone in a bag nobody agreed to     | fide-2014/11.3.b fide-2014/11.3.b.p2   |
      | fi-blitz-2014 | Black | a phone in a bag nobody agreed to | fide-2014/11.3.b fide-2014/11.3.b.p2 |
      | fide-2014/*+finland     | Black       | a phone switched off in an agreed bag | fide-2014/11.3.b fide-2014/11.3.b.p2   |
      | fi-blitz-2014 | Black | a phone switched off in an agreed bag | fide-2014/11.3.b fide-2014/11.3.b.p2 |
      | fide-2018/*+finland     | the arbiter | a phone carried                       | fide-2018/11.3.2.1 fide-2018/11.3.2.2  |
      | fide-2018/*+finland     | the arbiter | a phone handled                       | fide-2018/11.3.2.1 fide-2018/11.3.2.2  |
      | fide-2018/*+finland     | Black       | a phone in a bag nobody agreed to     | fide-2018/11.3.2.1 fide-2018/11.3.2.2  |
      | fide-2023/*+finland     | the arbiter | a phone carried                       | fide-2023/11.3.2 fide-2023/11.3.2.2    |
      | fide-2023/*+finland     | the arbiter | a phone handled                       | fide-2023/11.3.2 fide-2023/11.3.2.2    |
      | fide-2023/*+finland     | Black       | a phone in a bag nobody agreed to     | fide-2023/11.3.2.1 fide-2023/11.3.2.2  |
      | fi-blitz-2014           | Black       | a phone carried                       | fide-2014/11.3.b fide-2014/11.3.b.p2   |
      | fi-blitz-2014           | Black       | a phone handled                       | fide-2014/11.3.b fide-2014/11.3.b.p2   |
      | fi-blitz-2014           | Black       | a phone in a bag nobody agreed to     | fide-2014/11.3.b fide-2014/11.3.b.p2   |

  @F-04
  Scenario Outline: It is carried after it has sounded
    Given the rules <rules>
    When the arbiter reports White: "a sounding phone"
    Then White has been warned 1 time
    When the arbiter reports White: "a phone carried"
    Then the arbiter is asked, and "a win for Black" is proposed

    Examples:
      | rules                   |
      | fide-*/standard+finland |

  @fide-2014/intro.2
  Scenario Outline: An earlier sound of the same event counts, unless the event counts by games
    Given the rules fi-blitz-2014
    And the event decides "phone-count-scope" is "<scope>"
    And the game has gone "e4 e5"
    When White reports Black: "a phone sounding again in this event"
    Then the arbiter is asked, and "<proposal>" is proposed

    Examples:
      | scope | proposal        |
      | event | a win for White |
      | game  | a warning       |

  Scenario: An event may be milder
    Given the rules fide-2014/standard
    And the event decides "phone-penalty" is "sound-warning-then-loss"
    When the arbiter reports White: "a sounding phone"
    Then White has been warned 1 time
    And it rests on "fide-2014/11.3.b.p2"

  @fide-2014/11.3.b.p2
  Scenario: The milder penalty takes the place of the loss
    Given the rules fide-2014/standard
    And the event decides "phone-penalty" is "sound-warning-then-loss"
    When the arbiter reports White: "a phone carried"
    Then the arbiter is not asked
    When the arbiter reports White: "a sounding phone"
    Then White has been warned 1 time

  @S-55 @fi-team-blitz/15
  Scenario Outline: Handling it or its sound loses in the team blitz
    Given the rules fi-team-blitz
    And the game has gone "e4 e5"
    When the arbiter reports Black: "<what>"
    Then White wins

    Examples:
      | what             |
      | a sounding phone |
      | a phone handled  |

  @fi-team-blitz/15
  Scenario: The opponent reports it, and the arbiter decides
    Given the rules fi-team-blitz
    When White reports Black: "a sounding phone"
    Then the arbiter is asked, and "a win for White" is proposed

  Scenario Outline: A search refused
    Given the rules <rules>
    When the arbiter reports White: "refusing to be searched"
    Then the arbiter is asked, and "a warning" is proposed

    Examples:
      | rules           | articles                                                  |
      | fide-*/standard | fide-2014/11.3.b.p3 fide-2018/11.3.3 fide-2023/11.3.3 |
      | fi-team-blitz | fide-2018/11.3.3 |

  Scenario Outline: A search of the body refused
    Given the rules <rules>
    When Black reports White: "refusing a search of the body"
    Then <outcome>

    Examples:
      | rules              | outcome                                           | articles            |
      | fide-2014/standard | the arbiter is not asked                          | fide-2014/11.3.b.p3 |
      | fi-blitz-2014      | the arbiter is not asked                          | fide-2014/11.3.b.p3 |
      | fide-2018/standard | the arbiter is asked, and "a warning" is proposed | fide-2018/11.3.3    |
      | fi-team-blitz      | the arbiter is asked, and "a warning" is proposed | fide-2018/11.3.3    |
      | fide-2023/standard | the arbiter is asked, and "a warning" is proposed | fide-2023/11.3.3    |
