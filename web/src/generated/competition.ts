// Made from what the server says of competitions; do not edit.
// `UPDATE=1 cargo nextest run -p tuomari-server promised`

import type { Told } from "./wire";

/**
 * Who did not come to a board.
 */
export type Absent = "white" | "black" | "both";

/**
 * Whether the upper half begins with virtual points (C.04.7).
 */
export type Acceleration = "none" | "baku";

/**
 * Anything that is done to a competition. As text it is an object: the name
 * of the act in `act`, and its fields.
 */
export type Act = { "act": "announce", regulations: Regulations, } | { "act": "amend", regulations: Regulations, } | { "act": "enter", person: Person, team?: TeamId, } | { "act": "enter-team", name: string, members?: Array<Person>, } | { "act": "correct", player: PlayerId, person: Person, } | { "act": "set-board-order", team: TeamId, order: Array<PlayerId>, } | { "act": "withdraw", who: Who, } | { "act": "readmit", who: Who, } | { "act": "close-entries" } | { "act": "draw-color", lot: Side, } | { "act": "assign-numbers", order?: Array<Who>, } | { "act": "check-in", who: Who, here: boolean, } | { "act": "request-bye", who: Who, round: number, bye: Bye, } | { "act": "grant-bye", who: Who, round: number, bye: Bye, } | { "act": "refuse-bye", who: Who, round: number, } | { "act": "declare-absent", who: Who, round: number, } | { "act": "prohibit", who: Array<Who>, first: number, last: number, } | { "act": "pair" } | { "act": "alter", change: Alteration, } | { "act": "confirm" } | { "act": "hand-in-lineup", team: TeamId, players: Array<PlayerId | null>, salt: string, } | { "act": "open-lineups", tables: Array<TableId>, } | { "act": "confirm-match", round: number, team: TeamId, } | { "act": "publish", tables: Array<TableId>, } | { "act": "recall" } | { "act": "unpair" } | { "act": "begin-play", table: TableId, } | { "act": "set-anew", instead: TableId, table: TableId, } | { "act": "take-results", results: Array<TableResult>, } | { "act": "enter-result", round: number, board: number, outcome: Outcome, } | { "act": "default", round: number, board: number, absent: Absent, } | { "act": "adjourn", round: number, board: number, } | { "act": "correct-result", round: number, board: number, outcome: Outcome, } | { "act": "send-on", who: Who, } | { "act": "note-breach", player: PlayerId, round: number, breach: Breach, } | { "act": "penalise", player: PlayerId, round: number, measure: Measure, } | { "act": "exclude-from-rounds", player: PlayerId, first: number, last: number, } | { "act": "expel", player: PlayerId, } | { "act": "adjust", who: Who, points: string, } | { "act": "lodge-appeal", round: number, text: string, } | { "act": "decide-appeal", appeal: number, upheld: boolean, } | { "act": "call-arbiter", text: string, } | { "act": "answer-call", call: number, } | { "act": "close-round" } | { "act": "break-ties", order: Array<Who>, } | { "act": "finish" } | { "act": "sign", name: string, } | { "act": "hand-in", digest: string, };

/**
 * A change of a pairing by hand.
 */
export type Alteration = { "change": "swap", one: Who, other: Who, } | { "change": "seat", white: Who, black: Who, } | { "change": "unseat", who: Who, } | { "change": "give-bye", who: Who, bye: Bye, } | { "change": "turn-colors", board: number, };

/**
 * An appeal, for arbiters and for whoever lodged it.
 */
export type AppealView = { appeal: number, by: Seat, round: number, text: string, upheld: boolean | null, };

/**
 * How a line-up must follow the team's list.
 */
export type BoardOrder = "fixed" | { "by-rating": number } | "free";

/**
 * A board in a view.
 */
export type BoardView = { board: number, white: PlayerId | null, black: PlayerId | null, table: TableId | null, begun: boolean, outcome: Outcome | null,
/**
 * The hash of the table's record that the result came from.
 */
hash: string | null, };

/**
 * A bracket of a Swiss round, and what was decided in it.
 */
export type BracketTold = {
/**
 * The score of its residents.
 */
score: string,
/**
 * Who came down from above; of teams, who came up from below.
 */
floaters?: Array<Who>, residents: Array<Who>,
/**
 * Who went on down, or to the bye.
 */
left?: Array<Who>,
/**
 * Candidates that come before in the order of the procedure, and the
 * first criterion in which the one taken is better.
 */
passed_over?: Array<PassedOver>, };

/**
 * A breach that is counted in the whole competition.
 */
export type Breach = "phone-sounded" | "misconduct" | "left-unreported" | "device-after-game" | "interfered-after-game";

/**
 * An unplayed round, each kind with its points.
 */
export type Bye = "pairing" | "full" | "half" | "zero" | "rest";

/**
 * Which byes may be asked for.
 */
export type ByeRules = {
/**
 * Half-point byes for one player (C.05, 6.7).
 */
half: number,
/**
 * The last round that may be missed so; `None` is any.
 */
until: number | null,
/**
 * Titles whose holders get none.
 */
not_for: Array<string>, };

/**
 * A call for an arbiter, for those who answer it and for whoever called.
 */
export type CallView = { call: number, by: Seat,
/**
 * In milliseconds of Unix time.
 */
at: number, text: string, };

/**
 * What can be changed in regulations.
 */
export type Clause = "heading" | "laws" | "system" | "rounds" | "points" | "tie-breaks" | "byes" | "time-control" | "default-time" | "schedule" | "acceleration" | "teams";

/**
 * By which rule two got their colours (C.04.3 5.2, C.04.6 4.3).
 */
export type ColorBy = "both-preferences" | "stronger-preference" | "wider-difference" | "alternated" | "higher-ranked" | "initial-color" | "only-preference" | "first-alternates" | "other-alternates";

/**
 * Something that happened, and the articles it rests on.
 */
export type CompetitionEventDto = { what: Told, cites: Array<string>, };

/**
 * The link of a seat of a competition.
 */
export type CompetitionLinkDto = {
/**
 * The seat: `organiser`, `chief-arbiter`, `player-17`.
 */
seat: string,
/**
 * The link for a person. What stands after `#` stays in the browser.
 */
link: string,
/**
 * The secret in it, for programs: `Authorization: Bearer …`.
 */
token: string, };

/**
 * Links, each for one seat.
 */
export type CompetitionLinksDto = { links: Array<CompetitionLinkDto>,
/**
 * Seats that have a link which cannot be told again: give a new one.
 */
lost?: Array<string>, };

/**
 * An entry of the record.
 */
export type CompetitionStepDto = { version: number,
/**
 * When it was accepted, in milliseconds of Unix time.
 */
at_ms: number,
/**
 * The seat whose act it was.
 */
by: string,
/**
 * The organiser of the server whose link was used where the seat's own was
 * not.
 */
organiser?: string, hash: string,
/**
 * The text that the hash is made of, with the hash before it.
 */
body: string, told: Array<CompetitionEventDto>, };

/**
 * What happened to a competition, with what its hashes are made of.
 */
export type CompetitionStoryDto = { competition: string, steps: Array<CompetitionStepDto>,
/**
 * The hash of the last entry.
 */
hash: string, };

/**
 * Something that the rules do not foresee, or forbid.
 */
export type Departure = {
/**
 * The round that was under way or to be paired.
 */
round: number, level: Level, article: string, matter: Matter, };

/**
 * Somebody without an opponent in a round, and why.
 */
export type Idle = { who: Who, bye: Bye, why: Why, };

/**
 * How much a desk has to ask before it is done.
 */
export type Level = "notice" | "confirm" | "confirm-twice" | "leaves-fide";

/**
 * A line-up in a view: the seal for everybody, the names when it is opened.
 */
export type LineupView = { team: TeamId, seal: string | null, players: Array<PlayerId | null> | null,
/**
 * With it anybody can make the seal again.
 */
salt: string | null, };

/**
 * Match points for a match won, drawn and lost.
 */
export type MatchPoints = { win: string, draw: string, loss: string, };

/**
 * A match of two teams in a view, as far as it is played.
 */
export type MatchView = {
/**
 * None before the line-ups are opened.
 */
boards: Array<number>,
/**
 * Game points so far, of the team that has White first.
 */
white: string, black: string,
/**
 * Boards without a result.
 */
open: number,
/**
 * Match points of both, once every board has a result.
 */
white_points: string | null, black_points: string | null,
/**
 * Whose captains have confirmed the score as it stands.
 */
confirmed?: Array<TeamId>, };

/**
 * What departs from the rules.
 */
export type Matter = { "kind": "amended", clause: Clause, } | { "kind": "late-entry", who: Who, } | { "kind": "full-point-bye", who: Who, } | { "kind": "too-many-byes", who: Who, } | { "kind": "bye-too-late", who: Who, } | { "kind": "not-eligible", who: Who, } | { "kind": "prohibited-late" } | { "kind": "numbers-late" } | { "kind": "result-missing", round: number, board: number, } | { "kind": "second-meeting", one: Who, other: Who, } | { "kind": "prohibited-meeting", one: Who, other: Who, } | { "kind": "bye-barred", who: Who, } | { "kind": "third-color", who: Who, } | { "kind": "color-difference", who: Who, } | { "kind": "left-out", who: Who, } | { "kind": "plays-though", who: Who, } | { "kind": "differs-from-system", boards: Array<[number, number]>, } | { "kind": "no-complete-pairing" } | { "kind": "published-changed" } | { "kind": "rating-only", round: number, board: number, } | { "kind": "unusual-score", round: number, board: number, } | { "kind": "board-order-late", team: TeamId, } | { "kind": "lineup-out-of-order", team: TeamId, player: PlayerId, } | { "kind": "lineup-late", team: TeamId, } | { "kind": "rounds-left", rounds: number, } | { "kind": "corrected-late", player: PlayerId, } | { "kind": "not-rateable" };

/**
 * What an arbiter imposes for a game.
 */
export type Measure = { "measure": "warning" } | { "measure": "raise-opponent", points: string, } | { "measure": "lower-offender", points: string, } | { "measure": "loss", opponent: string, } | { "measure": "fine", amount: number, };

/**
 * Two who meet, and why.
 */
export type Meeting = { white: Who, black: Who, reason: Reason, };

/**
 * Who is to have a new link.
 */
export type NewLinksDto = {
/**
 * Seats: `player-17`, `captain-3`, `deputy`, `sector-arbiter-1-20`. The
 * link that one had opens nothing any more.
 */
seats?: Array<string>,
/**
 * And every player who has none yet.
 */
players?: boolean,
/**
 * And every captain who has none yet.
 */
captains?: boolean, };

/**
 * A competition that was created.
 */
export type NewlyAnnouncedDto = {
/**
 * Its name in links.
 */
competition: string,
/**
 * The links of the organiser and the chief arbiter. They are told once.
 */
links: Array<CompetitionLinkDto>, };

/**
 * Somebody's place, and how his values are made.
 */
export type OpenedPlace = { rank: number,
/**
 * Points first, then the tie-breaks.
 */
values: Array<OpenedValue>, };

/**
 * One term of a value.
 */
export type OpenedTerm = {
/**
 * The round it comes from, if it comes from one.
 */
round?: number,
/**
 * What it comes from: `own`, `opponent`, `dummy` and so on.
 */
from: string,
/**
 * The opponent's name, or the number of the board.
 */
who: string, base: string,
/**
 * What the base is multiplied by.
 */
times: string, amount: string,
/**
 * Why it does not count, if it does not.
 */
left_out?: string, };

/**
 * A value and its terms.
 */
export type OpenedValue = {
/**
 * The code of the tie-break.
 */
code: string, value: string, terms: Array<OpenedTerm>, };

/**
 * An act that a seat may do.
 */
export type OptionOfActDto = {
/**
 * An example; people fill in names, boards and results.
 */
act: Act, cites: Array<string>,
/**
 * What would depart from the rules, in this example.
 */
departures: Array<Departure>,
/**
 * The same in words.
 */
told: Array<Told>, };

/**
 * How a board ended.
 */
export type Outcome = "white-wins" | "draw" | "black-wins" | "white-wins-unrated" | "draw-unrated" | "black-wins-unrated" | "white-forfeits" | "black-forfeits" | "both-forfeit" | "adjourned" | { "ruled": { white: string, black: string, } };

/**
 * A candidate that was not taken.
 */
export type PassedOver = {
/**
 * Those of its pairs that are not on the boards.
 */
pairs: Array<[Who, Who]>,
/**
 * `C12`; `order` where no criterion parts them; `unweighed` where the
 * round is too large for all to be weighed.
 */
by: string,
/**
 * Who would float, or have the bye, and does not.
 */
floats?: Array<Who>, };

/**
 * What is known of a player when he enters.
 */
export type Person = {
/**
 * `Last, First`, as report files write it.
 */
name: string, sex?: string, title?: string,
/**
 * The rating that makes the order; the chief arbiter estimates it where
 * there is none.
 */
rating?: number, federation?: string, id?: string, birth?: string, club?: string, };

/**
 * A place in the standings.
 */
export type PlaceView = { rank: number, who: Who,
/**
 * The points, and each tie-break as it is shown.
 */
values: Array<string>, };

/**
 * Which places of which competitions enter.
 */
export type PlacesDto = {
/**
 * The competitions, all of them over.
 */
from: Array<PlayedDto>,
/**
 * The first and the last place that enter from each of them.
 */
first: number, last: number, };

/**
 * A competition that is over.
 */
export type PlayedDto = { competition: string,
/**
 * The secret of its organiser's link or its chief arbiter's: who enters
 * its people elsewhere hands on what is not everybody's to know.
 */
token: string, };

/**
 * A player by the order of entry, from 1. It never changes; his pairing
 * number may (C.04.2, 2.3).
 */
export type PlayerId = number;

/**
 * A player in a view.
 */
export type PlayerView = { player: PlayerId, name: string, title: string, rating: number | null, federation: string, club: string, team?: TeamId, score: string, withdrawn: boolean, expelled: boolean,
/**
 * For officials and himself.
 */
private?: Private, };

/**
 * What each kind of round is worth.
 */
export type PointSystem = { win: string, draw: string, loss: string,
/**
 * For a zero-point bye and a forfeit loss.
 */
absent: string,
/**
 * For the bye that the pairing allocates.
 */
pairing_bye: string, };

/**
 * What an act would come to, before it is done: what departs from the rules,
 * whose points and places would change, and which boards of the next pairing.
 */
export type PreviewDto = { departures: Array<Departure>,
/**
 * The same in words.
 */
told: Array<Told>,
/**
 * Player, points before and after.
 */
scores: Array<[number, string, string]>,
/**
 * Who, place before and after.
 */
places: Array<[Who, number | null, number | null]>,
/**
 * Boards that would be others: those of before, those of after.
 */
before: Array<[Who, Who]>, after: Array<[Who, Who]>, };

/**
 * What is not everybody's to know of a player or a team.
 */
export type Private = { here: boolean,
/**
 * Byes to come: the round, the kind, and whether it was granted.
 */
byes: Array<[number, Bye, boolean]>, breaches: Array<[Breach, number]>, id?: string, birth?: string, };

/**
 * Who may be meant.
 */
export type RatedDto = {
/**
 * How many players the list has; none if there is no list, or if it is
 * still being read.
 */
players: number,
/**
 * Those whose names begin so, in order of names, some at most.
 */
people: Array<Person>, };

/**
 * What a list says.
 */
export type ReadEntriesDto = {
/**
 * Who is in it, line by line; nobody if something is wrong.
 */
people: Array<Person>,
/**
 * Where teams play, who is in which.
 */
teams?: Array<ReadTeamDto>,
/**
 * What somebody should look at before he goes on.
 */
remarks: Array<Told>,
/**
 * Why it cannot be read, and what to do.
 */
wrong: Array<Told>, };

/**
 * A team of a list.
 */
export type ReadTeamDto = { name: string,
/**
 * In the order of the boards.
 */
people: Array<Person>,
/**
 * The group it was dealt to, from 1.
 */
group: number, };

/**
 * Why two meet.
 */
export type Reason = "table" | "seeds" | "by-hand" | { "score": { bracket: number, color: ColorBy,
/**
 * Which candidate of the bracket would have come before, counted
 * from 1; none where these two come first.
 */
over?: number, } };

/**
 * Why those meet who meet in a round.
 */
export type ReasonsDto = { round: number,
/**
 * Sentence by sentence, for each meeting of the round.
 */
boards: Array<Array<Told>>, };

/**
 * The regulations of one competition.
 */
export type Regulations = { name: string, city: string, federation: string, first_day: string | null, last_day: string | null, chief_arbiter: string, deputies: Array<string>,
/**
 * The rulebook and its profile: `fide-2023/standard`. Nothing is
 * preselected.
 */
laws: string, system: System,
/**
 * How many rounds there are.
 */
rounds: number, points: PointSystem,
/**
 * By their codes, one after another: `BH/C1`, `SB`.
 */
tie_breaks: Array<string>, byes: ByeRules,
/**
 * Who has not checked in is not paired (C.04.2, 4.1).
 */
check_in: boolean,
/**
 * In seconds, as record 222 writes it: `5400+30`.
 */
time_control: string, default_time_ms: number | null,
/**
 * When rounds begin, in milliseconds of Unix time. Rounds are paired by
 * people; at tables that are open by then the hour is appointed.
 */
schedule: Array<number>, acceleration: Acceleration,
/**
 * By FIDE's regulations; once left, it does not come back.
 */
fide: boolean,
/**
 * The games are sent for FIDE rating.
 */
rated?: boolean,
/**
 * Who leaves the playing area on the opponent's move tells the arbiter.
 */
leaving_told?: boolean, teams: TeamRules | null, };

/**
 * A round in a view.
 */
export type RoundView = { round: number, stage: Stage, meetings: Array<Meeting>, idle: Array<Idle>, brackets: Array<BracketTold>, boards: Array<BoardView>,
/**
 * Where teams play, one for each meeting.
 */
matches?: Array<MatchView>, lineups: Array<LineupView>, edition: string, engine: string, };

/**
 * A place from which a competition is seen and acted upon.
 */
export type Seat = "organiser" | "chief-arbiter" | "deputy" | { "sector-arbiter": [number, number] } | { "captain": TeamId } | { "player": PlayerId } | { "table": TableId } | "system" | "public";

/**
 * A competition as a seat sees it.
 */
export type SeenCompetitionDto = { competition: string, version: number,
/**
 * The seat that sees it so; `public` without a link.
 */
seat: string, view: View,
/**
 * What the seat may do now, one example for each kind of act.
 */
options: Array<OptionOfActDto>,
/**
 * Where it departed from the rules, as far as the seat may know.
 */
departures: Array<Told>,
/**
 * The seats that have a link; for those who give them out.
 */
linked?: Array<string>, };

/**
 * A side of a board, or of a match by its first board.
 */
export type Side = "white" | "black";

/**
 * How far a round has come.
 */
export type Stage = "paired" | "altered" | "confirmed" | "published" | "closed";

/**
 * How opponents find each other.
 */
export type System = "swiss" | "round-robin" | "double-round-robin" | "scheveningen" | "double-scheveningen" | "knock-out" | "manual";

/**
 * A table of the hall, as whoever sets it up names it.
 */
export type TableId = string;

/**
 * What a table says of its game. Said twice, it counts once.
 */
export type TableResult = { table: TableId,
/**
 * The version of the table's record that says so.
 */
version: number,
/**
 * The hash of that record.
 */
hash: string, outcome: Outcome, };

/**
 * A team by the order of entry, from 1.
 */
export type TeamId = number;

/**
 * What holds where teams play.
 */
export type TeamRules = { boards: number,
/**
 * The colours of the team that has White, `WBWB`.
 */
colors: string, match_points: MatchPoints, order: BoardOrder,
/**
 * Captains hand in their line-ups so long before the round begins.
 */
deadline_ms: number,
/**
 * Game points of the team without an opponent; half of the boards if
 * nothing is said.
 */
bye_game_points: string | null, };

/**
 * A team in a view.
 */
export type TeamView = { team: TeamId, name: string, members: Array<PlayerId>, match_points: string, game_points: string, withdrawn: boolean, private?: Private, };

/**
 * A competition as one seat sees it.
 */
export type View = { regulations?: Regulations, by_fide: boolean, finished: boolean, players: Array<PlayerView>, teams: Array<TeamView>,
/**
 * Those that this seat may know of.
 */
rounds: Array<RoundView>, places: Array<PlaceView>, departures: Array<Departure>, appeals: Array<AppealView>,
/**
 * What waits for an arbiter, the oldest first.
 */
calls: Array<CallView>,
/**
 * Who may not meet; for those who pair.
 */
prohibited: Array<Array<Who>>, };

/**
 * Whoever is paired: a player or, where teams play, a team.
 */
export type Who = { "player": PlayerId } | { "team": TeamId };

/**
 * Why somebody has no opponent.
 */
export type Why = "odd" | "table" | "granted" | "absent" | "not-here" | "unexplained" | "excluded" | "beaten" | "by-hand";
