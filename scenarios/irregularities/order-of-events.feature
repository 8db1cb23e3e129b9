Feature: Illegal move by one, flag of the other

  @S-45 @fi-blitz-2014/15
  Scenario Outline: The order of events decides, and the arbiter is asked for it
    Given the rules fi-blitz-2014
    And the position "4k3/8/8/4r3/8/7R/8/4K3 w - - 0 1"
    And White has 0:30.0 and Black has 0:00.0 on the clock
    When at 0:03.0 White puts h3 on h8
    And at 0:03.5 White presses the clock
    And at 0:04.0 Black claims an illegal move
    Then the arbiter is asked, and "a win for Black" is proposed
    When at 0:05.0 White stops the clock
    And White claims a win on time
    Then play goes on
    When the arbiter rules "<points>"
    Then <outcome>

    Examples:
      | points | outcome    |
      | 1-0    | White wins |
      | 0-1    | Black wins |

  @S-45 @fi-team-blitz/13 @fi-team-blitz/13.comment
  Scenario: Only the remarks count: the illegal move was remarked first
    Given the rules fi-team-blitz
    And the position "4k3/8/8/4r3/8/7R/8/4K3 w - - 0 1"
    And White has 0:30.0 and Black has 0:00.0 on the clock
    When at 0:03.0 White puts h3 on h8
    And at 0:03.5 White presses the clock
    And at 0:04.0 Black claims an illegal move
    Then Black wins

  @S-45 @fi-team-blitz/14.comment
  Scenario: Only the remarks count: the flag was remarked first
    Given the rules fi-team-blitz
    And the position "4k3/8/8/4r3/8/7R/8/4K3 w - - 0 1"
    And White has 0:30.0 and Black has 0:00.0 on the clock
    When at 0:03.0 White puts h3 on h8
    And at 0:03.5 White presses the clock
    And at 0:03.7 White stops the clock
    And White claims a win on time
    Then White wins

  @F-12 @fi-blitz-2014/15 @fi-blitz-2014/13.d
  Scenario Outline: The flag was remarked first, and the illegal move came first
    Given the rules fi-blitz-2014
    And White has 0:20.0 and Black has 0:05.0 on the clock
    When at 0:01.0 White puts e2 on e5
    And at 0:01.5 White presses the clock
    And at 0:08.0 White stops the clock
    And White claims a win on time
    Then White wins
    When at 0:10.0 Black claims an illegal move
    Then the claim is found correct
    And the arbiter is asked, and "a win for Black" is proposed
    When at 0:12.0 <ruling>
    Then <outcome>
    When at 0:13.0 Black claims an illegal move
    Then the claim comes too late: the game is over

    Examples:
      | ruling                       | outcome    |
      | the arbiter does as proposed | Black wins |
      | the arbiter rules "0-1"      | Black wins |
      | the arbiter rules "1-0"      | White wins |
      | the arbiter lets play go on  | White wins |

  @F-12 @fi-blitz-2014/15 @fi-blitz-2014/13.d
  Scenario: Black admits his flag, and then claims the illegal move that came first
    Given the rules fi-blitz-2014
    And White has 0:20.0 and Black has 0:05.0 on the clock
    When at 0:01.0 White puts e2 on e5
    And at 0:01.5 White presses the clock
    And at 0:08.0 Black points out his own fallen flag
    Then White wins
    When at 0:10.0 Black claims an illegal move
    Then the arbiter is asked, and "a win for Black" is proposed

  @F-12 @fi-blitz-2014/15 @fi-blitz-2014/14.d
  Scenario: The flag was remarked by a player with too little, who had made an illegal move
    Given the rules fi-blitz-2014
    And the position "4k3/4r3/8/8/8/8/8/4KN2 w - - 0 1"
    And White has 0:20.0 and Black has 0:05.0 on the clock
    When at 0:01.0 White puts f1 on g3
    And at 0:01.5 White presses the clock
    And at 0:08.0 White stops the clock
    And White claims a win on time
    And at 0:09.0 White has no line to show
    Then the game is drawn
    When at 0:10.0 Black claims an illegal move
    Then the arbiter is asked, and "a win for Black" is proposed
    When at 0:12.0 the arbiter does as proposed
    Then Black wins

  @F-12 @fi-blitz-2014/13.d
  Scenario: The flag was remarked first, and there was no illegal move
    Given the rules fi-blitz-2014
    And White has 0:20.0 and Black has 0:05.0 on the clock
    When at 0:01.0 White plays e4
    And at 0:01.5 White presses the clock
    And at 0:08.0 White stops the clock
    And White claims a win on time
    Then White wins
    When at 0:10.0 Black claims an illegal move
    Then the claim is refused
    And White wins

  @F-12 @fi-blitz-2014/13.d
  Scenario Outline: The flag was remarked first at a wooden board
    Given the rules fi-blitz-2014
    And a wooden board whose moves are not entered
    And White has 0:20.0 and Black has 0:05.0 on the clock
    When at 0:01.0 White plays e4
    And at 0:01.5 White presses the clock
    And at 0:08.0 White stops the clock
    And White claims a win on time
    Then White wins
    When at 0:10.0 Black claims an illegal move
    Then the arbiter is asked
    When at 0:12.0 the arbiter finds the claim <finding>
    Then <outcome>
    And no clock runs

    Examples:
      | finding   | outcome    |
      | correct   | Black wins |
      | incorrect | White wins |

  @F-12
  Scenario Outline: Where the first remark settles it, or no article puts them in order
    Given the rules <rules>
    And White has 0:20.0 and Black has 0:05.0 on the clock
    When at 0:01.0 White puts e2 on e5
    And at 0:01.5 White presses the clock
    And at 0:08.0 White stops the clock
    And White claims a win on time
    Then White wins
    When at 0:10.0 Black claims an illegal move
    Then the claim comes too late: the game is over

    Examples:
      | rules         | articles                                  |
      | fi-team-blitz | fi-team-blitz/14.comment                  |
      | fide-*/*      | fide-2014/6.9 fide-2018/6.9 fide-2023/6.9 |

  @fi-blitz-2014/15
  Scenario: The flag was remarked first, and the log shows that it fell first
    Given the rules fi-blitz-2014
    And White has 0:20.0 and Black has 0:05.0 on the clock
    When at 0:01.0 White plays e4 and presses
    And at 0:08.0 Black plays e5 and presses
    And at 0:09.0 White puts g1 on g3
    And at 0:10.0 White presses the clock
    And at 0:11.0 White stops the clock
    And White claims a win on time
    Then White wins
    When at 0:12.0 Black claims an illegal move
    Then the arbiter is asked, and "a win for White" is proposed
    When at 0:13.0 the arbiter does as proposed
    Then White wins

  @fi-blitz-2014/15
  Scenario Outline: No line ends the game while the arbiter is asked what came first
    Given the rules fi-blitz-2014
    And the position "4k3/4r3/8/8/8/8/8/4KN2 w - - 0 1"
    And White has 0:20.0 and Black has 0:05.0 on the clock
    When at 0:01.0 White puts f1 on g3
    And at 0:01.5 White presses the clock
    And at 0:08.0 White stops the clock
    And White claims a win on time
    Then White may show a forced mate
    When at 0:09.0 Black claims an illegal move
    Then the arbiter is asked, and "a win for Black" is proposed
    When at 0:10.0 White <line>
    Then it is refused: "already-asked"
    And play goes on
    When at 0:12.0 the arbiter does as proposed
    Then Black wins

    Examples:
      | line                     |
      | has no line to show      |
      | shows the squares "g3e2" |

  @fi-blitz-2014/15
  Scenario: The arbiter is asked once what came first, and only of him who lost on time
    Given the rules fi-blitz-2014
    And White has 0:20.0 and Black has 0:05.0 on the clock
    When at 0:01.0 White puts e2 on e5
    And at 0:01.5 White presses the clock
    And at 0:08.0 White stops the clock
    And White claims a win on time
    Then White wins
    When at 0:09.0 White claims an illegal move
    Then the claim comes too late: the game is over
    When at 0:10.0 Black claims an illegal move
    Then the arbiter is asked, and "a win for Black" is proposed
    When at 0:11.0 Black claims an illegal move
    Then the claim comes too late: the game is over
    And 1 question waits for the arbiter

  @fi-blitz-2014/15
  Scenario: The flag fell in the instant of the illegal move: the order is unclear
    Given the rules fi-blitz-2014
    And White has 0:20.0 and Black has 0:05.0 on the clock
    When at 0:01.0 White plays e4 and presses
    And at 0:06.0 Black plays e5 and presses
    And at 0:06.0 White puts g1 on g3
    And at 0:06.0 White presses the clock
    And at 0:11.0 White stops the clock
    And White claims a win on time
    Then White wins
    When at 0:12.0 Black claims an illegal move
    Then the arbiter is asked, and "a win for Black" is proposed

  @fi-team-blitz/11
  Scenario: Where no flag is down nothing has to be put in order
    Given the rules fi-team-blitz
    When at 0:01.0 White puts e2 on e5
    And at 0:02.0 White presses the clock
    And at 0:03.0 Black claims an illegal move
    Then Black wins
    And it does not rest on "fi-team-blitz/13"
