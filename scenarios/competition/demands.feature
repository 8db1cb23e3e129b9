Feature: What arbiters and players ask of a competition

  One case or more for each of the demands that users of such programs voice
  most; the number in brackets is the demand's.

  Scenario: Every board tells why [1]
    Given a Swiss over 5 rounds
    And 8 players have entered, the strongest first
    And 1 rounds are played
    When the next round is paired
    Then board 1 of round 2 was paired in bracket 1 from the top
    And round 2 tells a candidate that was passed over, and the criterion
    And every board of round 2 says why these two meet

  Scenario Outline: Every board tells why, however many there are [1]
    Given a Swiss over 5 rounds
    And <players> players have entered, the strongest first
    And 2 rounds are played
    When the next round is paired
    Then every board of round 3 says why these two meet
    And round 3 tells a candidate that was passed over, and the criterion

    Examples:
      | players |
      | 9       |
      | 40      |
      | 151     |

  Scenario: A wrong result found before the next pairing [2]
    Given a Swiss over 5 rounds
    And 8 players have entered, the strongest first
    And the next round is published
    And all games end "1-0"
    And the round is closed
    Then before board 1 of round 1 is corrected to "0-1", the desk shows who is concerned
    When board 1 of round 1 is corrected to "0-1"
    Then the correction counts from the pairing of round 2 on
    And it rests on "C.04.2/4.3"

  Scenario: A wrong result found while the next round is played [2]
    Given a Swiss over 5 rounds
    And 8 players have entered, the strongest first
    And 1 rounds are played
    And the next round is published
    When board 1 of round 1 is corrected to "1-0"
    Then the correction counts from the pairing of round 3 on

  Scenario: A wrong result found later still [2]
    Given a Swiss over 5 rounds
    And 8 players have entered, the strongest first
    And 2 rounds are played
    When board 1 of round 1 is corrected to "1-0"
    Then the correction counts for rating only
    And it departs from the rules: "rating-only", "confirm", by "C.04.2/4.3"
    And the report says "round 1, board 1: for rating"

  Scenario: A published round is taken back while no move is made [3]
    Given a Swiss over 3 rounds
    And 4 players have entered, the strongest first
    And the next round is published
    When the published round is recalled
    Then round 1 is in the stage "paired"
    And the public misses the pairing of round 1

  Scenario: Somebody comes when the round is paired and not yet public: it is paired anew [8]
    Given a Swiss over 3 rounds
    And 4 players have entered, the strongest first
    And the next round is paired
    When a player of rating 1500 enters late
    Then it departs from the rules: "late-entry", "notice", by "C.04.2/2.4"
    When the pairing is dropped
    And the next round is paired
    Then player 5 has no opponent in round 1
    When player 1 withdraws
    And the pairing is dropped
    And the next round is published
    Then player 5 plays in round 1
    And player 1 has no opponent in round 1
    And no departure is on record

  Scenario: What was changed by hand goes with the pairing; what is public stays [3]
    Given a Swiss over 3 rounds
    And 6 players have entered, the strongest first
    And 1 rounds are played
    And the next round is paired
    When the arbiter lets player 1 and player 2 change places
    And the pairing is confirmed
    Then it departs from the rules: "differs-from-system", "confirm-twice", by "C.04.2/1.4"
    When the pairing is dropped
    And the next round is published
    Then no departure is on record
    When the pairing is dropped
    Then it is refused: "already-published"

  Scenario: After a move it is changed one by one [3]
    Given a Swiss over 3 rounds
    And 4 players have entered, the strongest first
    And the next round is published
    When a move is made at board 1
    And the published round is recalled
    Then it is refused: "move-made", by "C.04.2/4.4"
    When the arbiter turns the colours of board 2
    Then it departs from the rules: "published-changed", "confirm-twice", by "C.04.2/4.4"

  Scenario: Teams, boards and line-ups [4]
    Given a Swiss over 3 rounds
    And 4 teams of 2 boards and a reserve have entered
    When the next round is published
    And the line-ups are opened
    And all games end "1-0"
    And the round is closed
    Then team 1 has "1" match points and "1" game points
    And the checker agrees with every round of the report

  Scenario: A captain's line-up is secret until all are opened [5]
    Given a round robin over 3 rounds
    And 4 teams of 2 boards and a reserve have entered
    And the next round is published
    When the captain of team 1 hands in players "1 3"
    Then the captain of team 1 sees the line-up of team 1
    And the captain of team 2 misses the line-up of team 1
    When the line-ups are opened
    Then the captain of team 2 sees the line-up of team 1
    When the captain of team 1 hands in players "1 2"
    Then it is refused: "lineups-opened"

  Scenario: Captains confirm the score of their match, and a correction asks them anew [5]
    Given a round robin over 3 rounds
    And 4 teams of 2 boards and a reserve have entered
    And the next round is published
    When the captain of team 1 confirms the match of round 1
    Then it is refused: "results-missing"
    When the line-ups are opened
    And all games end "1-0"
    And the captain of team 1 confirms the match of round 1
    Then the match of team 1 in round 1 is confirmed by 1 captain
    When the captain of team 1 confirms the match of round 1
    Then it is refused: "nothing-changes"
    When board 1 of round 1 is corrected to "½-½"
    And board 3 of round 1 is corrected to "½-½"
    Then the match of team 1 in round 1 is confirmed by 0 captains
    When the captain of team 1 confirms the match of round 1
    Then the match of team 1 in round 1 is confirmed by 1 captain

  Scenario: The order of boards is judged [5]
    Given a round robin over 3 rounds
    And 4 teams of 2 boards and a reserve have entered
    And the next round is published
    When the captain of team 1 hands in players "3 1"
    Then it departs from the rules: "lineup-out-of-order", "confirm", by "regulations"

  Scenario: Each arbiter has rights of his own [6]
    Given a Swiss over 3 rounds
    And 6 players have entered, the strongest first
    When the organiser tries to pair
    Then it is refused: "not-yours"
    When the next round is published
    And the arbiter of boards 1 to 2 enters "1-0" for board 3
    Then it is refused: "not-yours"
    When the arbiter of boards 1 to 2 enters "1-0" for board 2
    Then board 2 of round 1 stands as "1-0"

  Scenario: Who has not checked in is not paired [7]
    Given a Swiss over 3 rounds
    And the regulations say that check-in is "asked for"
    And 4 players have entered, the strongest first
    And player 1 checks in
    And player 3 checks in
    When the next round is paired
    Then player 1 has White against player 3 in round 1
    And player 2 has a zero-point bye in round 1

  Scenario: Each unplayed round is of one kind, with its points [8]
    Given a Swiss over 5 rounds
    And 6 players have entered, the strongest first
    And player 1 is granted a half-point bye in round 1
    When the next round is published
    Then player 1 has a half-point bye in round 1
    And player 1 has "½" points
    And one player has a pairing-allocated bye worth "1"

  Scenario: A late entry has nothing for the rounds that were missed [8]
    Given a Swiss over 5 rounds
    And 8 players have entered, the strongest first
    And 1 rounds are played
    When a player of rating 2375 enters late
    Then it departs from the rules: "late-entry", "notice", by "C.04.2/2.4"
    When the next round is published
    Then player 9 had "0" points before round 2

  Scenario: A forbidden pair [9]
    Given a Swiss over 3 rounds
    And 4 players have entered, the strongest first
    And player 1 and player 3 may not meet from round 1 on
    When the next round is paired
    Then player 1 does not meet player 3 in round 1
    And nothing departs from the rules

  Scenario: A pair forbidden on the way leaves the FIDE regulations [9]
    Given a Swiss over 3 rounds
    And 4 players have entered, the strongest first
    And the next round is published
    When player 2 and player 4 may not meet from round 2 on
    Then it departs from the rules: "prohibited-late", "leaves-fide", by "C.02.03/7"
    And the competition is no longer by the FIDE regulations

  Scenario: Nothing begins by itself [10]
    Given a Swiss over 3 rounds
    And the regulations say that the beginning of round 1 is "1000"
    And 4 players have entered, the strongest first
    When the software tries to pair by itself
    Then it is refused: "not-yours"

  Scenario: A competition paired by hand [11]
    Given a competition paired by hand over 2 rounds
    And 4 players have entered, the strongest first
    When the next round is paired
    And the arbiter seats player 4 with White against player 1
    And the arbiter seats player 3 with White against player 2
    And the pairing is confirmed
    And the pairing is published
    Then player 4 has White against player 1 in round 1
    And board 1 of round 1 was put together by hand
    And nothing departs from the rules

  Scenario: An evening at the club, from the list to the report [12]
    Given a Swiss over 4 rounds
    And 10 players have entered, the strongest first
    And 4 rounds are played
    When the competition is finished
    Then the checker agrees with every round of the report
    And nothing departs from the rules

  Scenario: Others can read the report [13]
    Given a Swiss over 4 rounds
    And 9 players have entered, the strongest first
    And 4 rounds are played
    Then another reader sees the same competition in the report
    And the checker agrees with every round of the report

  Scenario: A bye worth half a point [14]
    Given a Swiss over 3 rounds
    And the regulations say that the pairing-allocated bye is "0.5"
    And 5 players have entered, the strongest first
    When the next round is published
    Then one player has a pairing-allocated bye worth "0.5"
    And player 5 has "0.5" points

  Scenario: An adjourned game is a draw for pairing, and nothing is final [15]
    Given a Swiss over 2 rounds
    And 4 players have entered, the strongest first
    And the next round is published
    And board 1 ends "adjourned"
    And board 2 ends "1-0"
    And the round is closed
    Then the board is a draw for the pairing
    When 1 more rounds are played
    And the competition is finished
    Then it is refused: "games-adjourned", by "C.04.2/3.1"
    When the adjourned board 1 of round 1 ends "0-1"
    And the competition is finished
    Then nothing departs from the rules

  Scenario: Rounds changed on the way [16]
    Given a Swiss over 5 rounds
    And 8 players have entered, the strongest first
    And 1 rounds are played
    When the number of rounds becomes 4
    Then it departs from the rules: "amended", "confirm-twice", by "C.04.1/1"
    And the report says "amended rounds"

  Scenario Outline: Half-point byes are limited and not for everybody [17]
    Given a Swiss over 5 rounds
    And the regulations say that the number of half-point byes is "1"
    And the regulations say that the last round with half-point byes is "3"
    And the regulations say that the title without half-point byes is "GM"
    And 6 players have entered, the strongest first
    And player 1 has the title GM
    And player 2 is granted a half-point bye in round 1
    When player <number> is granted a half-point bye in round <round>
    Then it departs from the rules: "<what>", "confirm", by "C.05/6.7"

    Examples:
      | number | round | what          |
      | 1      | 2     | not-eligible  |
      | 2      | 2     | too-many-byes |
      | 3      | 4     | bye-too-late  |

  Scenario: Numbers follow the ratings up to round 4, and then stand [18]
    Given a Swiss over 7 rounds
    And 10 players have entered, the strongest first
    And the rating of player 6 is corrected to 2500
    Then the number of player 6 is 1
    When 4 more rounds are played
    And the rating of player 5 is corrected to 2600
    Then it departs from the rules: "corrected-late", "notice", by "C.04.2/2.3"
    And the number of player 6 is 1

  Scenario: Who leaves a round robin before half of his games counts for nobody
    Given a round robin over 5 rounds
    And 6 players have entered, the strongest first
    And the next round is published
    And all games end "1-0"
    And the round is closed
    Then player 1 has "1" points
    When player 1 withdraws
    Then it rests on "C.05/6.6"
    And player 1 has "0" points
    And player 6 has "0" points
    And player 1 is not in the standings
    And player 2 is in place 1
    And the report says "C.05/6.6: 1 left before half of the games"
    And another reader sees the same competition in the report
    When player 1 is readmitted
    Then player 1 has "1" points

  Scenario: Who leaves a round robin after half of his games stays in the standings
    Given a round robin over 5 rounds
    And 6 players have entered, the strongest first
    And the next round is published
    And all games end "1-0"
    And the round is closed
    And 2 rounds are played
    When player 1 withdraws
    And the next round is published
    And all games end "1-0"
    Then player 1 has "2" points
    And player 1 is in place 2

  Scenario: Tie-breaks changed after the start [19]
    Given a Swiss over 5 rounds
    And the regulations say that tie-breaks are "BH SB"
    And 8 players have entered, the strongest first
    And 1 rounds are played
    When the tie-breaks become "SB BH"
    Then it departs from the rules: "amended", "confirm-twice", by "C.07/4.1"
    And the report says "amended tie-breaks"

  Scenario: Each value opens to its terms [20]
    Given a Swiss over 5 rounds
    And the regulations say that tie-breaks are "BH"
    And 8 players have entered, the strongest first
    And 3 rounds are played
    Then every Buchholz value is the sum of its terms
