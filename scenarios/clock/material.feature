Feature: What the opponent of the flagged player must have

  @S-06
  Scenario Outline: <men>: a mate by any legal series must exist
    Given the rules <rules>
    And the position "<position>"
    And White has 0:20.0 and Black has 0:01.0 on the clock
    When at 0:02.0 White stops the clock
    And at 0:02.5 White claims a win on time
    Then <outcome>

    Examples:
      | rules          | men                        | position                          | outcome           | articles                                  |
      | fide-*/blitz-* | K+B v K+R                  | 5rk1/8/8/8/8/8/1B6/K7 b - - 0 1   | the game is drawn | fide-2014/6.9 fide-2018/6.9 fide-2023/6.9 |
      | fide-*/blitz-* | K+N v K+R                  | 6rk/8/8/8/8/8/1N6/K7 b - - 0 1    | White wins        | fide-2014/6.9 fide-2018/6.9 fide-2023/6.9 |
      | fide-*/blitz-* | K+N v K+Q                  | 6qk/8/8/8/8/8/1N6/K7 b - - 0 1    | the game is drawn | fide-2014/6.9 fide-2018/6.9 fide-2023/6.9 |
      | fide-*/blitz-* | K+N+N v K                  | 7k/8/8/8/8/8/1NN5/K7 b - - 0 1    | White wins        | fide-2014/6.9 fide-2018/6.9 fide-2023/6.9 |
      | fide-*/blitz-* | K+B v K+B opposite colours | 5b1k/8/8/8/8/8/2B5/K7 b - - 0 1   | White wins        | fide-2014/6.9 fide-2018/6.9 fide-2023/6.9 |
      | fide-*/blitz-* | K+B v K+P                  | 7k/6p1/8/8/8/8/2B5/K7 b - - 0 1   | White wins        | fide-2014/6.9 fide-2018/6.9 fide-2023/6.9 |
      | fide-*/blitz-* | K+N v K+P                  | 7k/6p1/8/8/8/8/1N6/K7 b - - 0 1   | White wins        | fide-2014/6.9 fide-2018/6.9 fide-2023/6.9 |
      | fide-*/blitz-* | K+P v K+Q+R                | 6qk/5r2/8/8/8/8/1P6/K7 b - - 0 1  | White wins        | fide-2014/6.9 fide-2018/6.9 fide-2023/6.9 |
      | fide-*/blitz-* | K+R v K+Q                  | 6qk/8/8/8/8/8/1R6/K7 b - - 0 1    | White wins        | fide-2014/6.9 fide-2018/6.9 fide-2023/6.9 |
      | fide-*/blitz-* | K v K+Q                    | 6k1/5q2/8/8/8/8/8/K7 b - - 0 1    | the game is drawn | fide-2014/6.9 fide-2018/6.9 fide-2023/6.9 |
      | fide-2014/*-unsupervised | K+R v K+Q        | 6qk/8/8/8/8/8/1R6/K7 b - - 0 1    | White wins        | fide-2014/A.4.c fide-2014/6.9             |
      | fide-2018/*-unsupervised | K+R v K+Q        | 6qk/8/8/8/8/8/1R6/K7 b - - 0 1    | White wins        | fide-2018/A.4.3 fide-2018/6.9             |
      | fide-2023/*-unsupervised | K+R v K+Q        | 6qk/8/8/8/8/8/1R6/K7 b - - 0 1    | White wins        | fide-2023/A.5.3 fide-2023/6.9             |

  @S-06
  Scenario Outline: <men>: the claimant's men alone must force mate on a bare king, and do not
    Given the rules <rules>
    And the position "<position>"
    And White has 0:20.0 and Black has 0:01.0 on the clock
    When at 0:02.0 White stops the clock
    And at 0:02.5 White claims a win on time
    Then White may show a forced mate
    When at 0:10.0 White has no line to show
    Then the game is drawn

    Examples:
      | rules         | men                        | position                          | articles                                |
      | fi-blitz-2014 | K+B v K+R                  | 5rk1/8/8/8/8/8/1B6/K7 b - - 0 1   | fi-blitz-2014/13.c.2 fi-blitz-2014/14.d |
      | fi-blitz-2014 | K+N v K+R                  | 6rk/8/8/8/8/8/1N6/K7 b - - 0 1    | fi-blitz-2014/13.c.2 fi-blitz-2014/14.d |
      | fi-blitz-2014 | K+N v K+Q                  | 6qk/8/8/8/8/8/1N6/K7 b - - 0 1    | fi-blitz-2014/13.c.2 fi-blitz-2014/14.d |
      | fi-blitz-2014 | K+N+N v K                  | 7k/8/8/8/8/8/1NN5/K7 b - - 0 1    | fi-blitz-2014/13.c.2 fi-blitz-2014/14.d |
      | fi-blitz-2014 | K+B v K+B opposite colours | 5b1k/8/8/8/8/8/2B5/K7 b - - 0 1   | fi-blitz-2014/13.c.2 fi-blitz-2014/14.d |
      | fi-blitz-2014 | K+B v K+P                  | 7k/6p1/8/8/8/8/2B5/K7 b - - 0 1   | fi-blitz-2014/13.c.2 fi-blitz-2014/14.d |
      | fi-blitz-2014 | K+N v K+P                  | 7k/6p1/8/8/8/8/1N6/K7 b - - 0 1   | fi-blitz-2014/13.c.2 fi-blitz-2014/14.d |
      | fi-blitz-2014 | K v K+Q                    | 6k1/5q2/8/8/8/8/8/K7 b - - 0 1    | fi-blitz-2014/13.c.2 fi-blitz-2014/14.d |
      | fi-team-blitz | K+B v K+R                  | 5rk1/8/8/8/8/8/1B6/K7 b - - 0 1   | fi-team-blitz/12                        |
      | fi-team-blitz | K+N v K+R                  | 6rk/8/8/8/8/8/1N6/K7 b - - 0 1    | fi-team-blitz/12                        |
      | fi-team-blitz | K+N+N v K                  | 7k/8/8/8/8/8/1NN5/K7 b - - 0 1    | fi-team-blitz/12                        |
      | fi-team-blitz | K+B v K+P                  | 7k/6p1/8/8/8/8/2B5/K7 b - - 0 1   | fi-team-blitz/12                        |
      | fi-team-blitz | K v K+Q                    | 6k1/5q2/8/8/8/8/8/K7 b - - 0 1    | fi-team-blitz/12                        |

  @S-06
  Scenario Outline: <men>: the claimant's men alone force mate on a bare king
    Given the rules <rules>
    And the position "<position>"
    And White has 0:20.0 and Black has 0:01.0 on the clock
    When at 0:02.0 White stops the clock
    And at 0:02.5 White claims a win on time
    Then White wins

    Examples:
      | rules         | men         | position                         | articles             |
      | fi-blitz-2014 | K+P v K+Q+R | 6qk/5r2/8/8/8/8/1P6/K7 b - - 0 1 | fi-blitz-2014/13.c.2 |
      | fi-blitz-2014 | K+R v K+Q   | 6qk/8/8/8/8/8/1R6/K7 b - - 0 1   | fi-blitz-2014/13.c.2 |
      | fi-team-blitz | K+P v K+Q+R | 6qk/5r2/8/8/8/8/1P6/K7 b - - 0 1 | fi-team-blitz/12     |
      | fi-team-blitz | K+R v K+Q   | 6qk/8/8/8/8/8/1R6/K7 b - - 0 1   | fi-team-blitz/12     |

  @S-43
  Scenario Outline: Forced mate shown at once
    Given the rules <rules>
    And the position "8/8/8/8/3N3p/8/p1K5/k7 b - - 0 1"
    And White has 0:05.0 and Black has 0:01.0 on the clock
    When at 0:02.0 White stops the clock
    And White claims a win on time
    Then White may show a forced mate
    When at 0:04.0 White shows the line "h3 Nb3#"
    Then White wins

    Examples:
      | rules         | articles             |
      | fi-blitz-2014 | fi-blitz-2014/13.c.2 |
      | fi-team-blitz | fi-team-blitz/12     |

  @S-43
  Scenario Outline: A mate exists, and no line is asked for
    Given the rules <rules>
    And the position "8/8/8/8/3N3p/8/p1K5/k7 b - - 0 1"
    And White has 0:05.0 and Black has 0:01.0 on the clock
    When at 0:02.0 White stops the clock
    And White claims a win on time
    Then White wins

    Examples:
      | rules          | articles                                  |
      | fide-*/blitz-* | fide-2014/6.9 fide-2018/6.9 fide-2023/6.9 |

  @S-43
  Scenario Outline: Own time gone before the clock was stopped: no line is looked at
    Given the rules <rules>
    And the position "8/8/8/8/3N3p/8/p1K5/k7 b - - 0 1"
    And White has 0:00.0 and Black has 0:01.0 on the clock
    When at 0:02.0 White stops the clock
    And White claims a win on time
    Then the game is drawn

    Examples:
      | rules         | articles                                |
      | fi-blitz-2014 | fi-blitz-2014/13.c.1 fi-blitz-2014/14.c |
      | fi-team-blitz | fi-team-blitz/14                        |

  @S-44
  Scenario Outline: The line shown has a gap
    Given the rules <rules>
    And the position "8/8/8/8/3N4/7p/p2K4/k7 b - - 0 1"
    And White has 0:05.0 and Black has 0:01.0 on the clock
    When at 0:02.0 White stops the clock
    And White claims a win on time
    And at 0:04.0 White shows the line "h2 Nb3+"
    Then the game is drawn

    Examples:
      | rules         | articles                                |
      | fi-blitz-2014 | fi-blitz-2014/13.c.2 fi-blitz-2014/14.d |
      | fi-team-blitz | fi-team-blitz/12                        |
