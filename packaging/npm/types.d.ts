// Made from the types of the core; do not edit.
// `cargo run -p tuomari-javascript --example package_types > packaging/npm/types.d.ts`

/**
 * What a table is.
 */
export type AboutDto = {
/**
 * As in lists of tables.
 */
table: TableDto,
/**
 * The time control, period by period.
 */
control?: ControlDto, aloud: AloudDto,
/**
 * Values of the settings that a clock page speaks of, with their
 * articles.
 */
settings: { [key in string]: GivenDto }, };

/**
 * What the clock may do so that it is heard or felt.
 */
export type AloudDto = { press: boolean,
/**
 * Tell that a flag has fallen.
 */
flag: boolean, };

/**
 * Something said aloud at the table, when, and by which articles.
 */
export type AnnouncedDto = {
/**
 * When, on the table's watch.
 */
at_ms: number,
/**
 * What: the key of a text and its values.
 */
what: Told, articles?: Array<string>, };

/**
 * Where a player stands with coming.
 */
export type ArrivalDto = {
/**
 * When he came; left out while he is awaited.
 */
since_ms?: number,
/**
 * The arbiter decided that he does not lose for being late.
 */
excused?: boolean, };

/**
 * Who has come to the board, and by when the others have to.
 */
export type ArrivalsDto = {
/**
 * The appointed hour, on the table's watch.
 */
hour_ms: number,
/**
 * Who is not there by then is late.
 */
late_from_ms: number, white: ArrivalDto, black: ArrivalDto, };

/**
 * What changed since the view before.
 */
export type ChangeDto = { table: string,
/**
 * The last step of the version before, if it has steps.
 */
after?: number,
/**
 * The change of the view.
 */
view: unknown,
/**
 * What is added to the list of options. If it is a list itself, it takes
 * the place of that list, and nothing is open.
 */
options?: unknown,
/**
 * The numbers of the options that open or close then.
 */
turned?: Array<number>,
/**
 * Commands accepted so far.
 */
version: number,
/**
 * Instants passed since then.
 */
step?: number, };

/**
 *What is claimed, without its ground.
 */
export type ClaimKind = "illegal-move" | "touch-move" | "flag" | "threefold" | "fifty-moves" | "extra-time" | "quickplay" | "no-progress" | "displaced";

/**
 * How quick a game is, by its time control.
 */
export type ClassWord = "blitz" | "rapid" | "standard";

/**
 * What the clock shows.
 */
export type ClockDto = {
/**
 * Whether it has been started.
 */
started: boolean,
/**
 * Whose time runs; nobody's if the clock is stopped or not started.
 */
runs?: ColorWord,
/**
 * Who stopped it, if it is stopped.
 */
stopped_by?: StopperWord,
/**
 * Since when it stands, on the table's watch.
 */
stopped_ms?: number, white: FaceDto, black: FaceDto, };

/**
 * What is wrong with a clock.
 */
export type ClockFault = "defective" | "wrong-setting";

/**
 * Why an arbiter touches the clock.
 */
export type ClockReason = "defect" | "setting" | "schedule" | "restoring" | "dispute" | "request";

/**
 * A colour.
 */
export type ColorWord = "white" | "black";

/**
 * How a game ended.
 */
export type ConclusionDto = {
/**
 * Why, by its id: `checkmate`, `time`.
 */
cause: string,
/**
 * Whom the cause names: who resigned, whose time ran out.
 */
of?: ColorWord,
/**
 * The points of each, in halves, the arbiter's changes included; none if
 * the game does not count.
 */
halves?: EachDto, articles?: Array<string>, };

/**
 * How a contact looked.
 */
export type Contact = "taken" | "brushed" | "straightened";

/**
 * A time control, period by period.
 */
export type ControlDto = {
/**
 * As people write it, in the usual form.
 */
human: string, class: ClassWord,
/**
 * White's periods, or both players'.
 */
white: Array<ReadPeriodDto>,
/**
 * Black's, if they are others.
 */
black?: Array<ReadPeriodDto>, };

/**
 * A table that was created.
 */
export type CreatedDto = { table: TableDto,
/**
 * The links of its seats. They are told once; keep them.
 */
links: Array<SeatLinkDto>, };

/**
 * How much later spectators see a game.
 */
export type DelayDto = { "moves": number } | { "seconds": number };

/**
 * What the software may tell a seat beyond what stands on the board and on
 * the clock.
 */
export type Discretion = "open" | "no-counts" | "silent";

/**
 * The facts about a question.
 */
export type DossierDto = { question: number,
/**
 * The position on the board and those that are the same, the earliest
 * first, for a claim of repetition. The last is after the move that was
 * fixed for the claim, if one was.
 */
appearances?: Array<PositionDto>,
/**
 * The move that was fixed for the claim.
 */
fixed?: MoveName,
/**
 * Plies without a capture and without a pawn move.
 */
quiet_plies?: number,
/**
 * Whether White can still mate.
 */
white?: MatingDto,
/**
 * Whether Black can still mate.
 */
black?: MatingDto,
/**
 * The board here is not the one in the hall: moves were not entered.
 */
behind: boolean, };

/**
 * One thing an assistant does.
 */
export type Duty = "pieces" | "clock" | "scoresheet" | "announcing" | "informing" | "claiming" | "adjourning";

/**
 * A number for each colour.
 */
export type EachDto = { white: number, black: number, };

/**
 * Something that an act would bring about. Texts are found by the id, after
 * `effect-`.
 */
export type EffectDto = { "effect": "announced", what: Told, } | { "effect": "reinstated", plies: number, } | { "effect": "ends",
/**
 * The points, `1-0`; none if the game would not count.
 */
points?: string,
/**
 * Why, by its id.
 */
cause: string, } | { "effect": "if-mate", } | { "effect": "runs", of: ColorWord, } | { "effect": "stops", } | { "effect": "asks", matter: MatterDto, } | { "effect": "goes-on", };

/**
 * How time is given for each move.
 */
export type ExtraWord = "none" | "increment" | "delay" | "bronstein";

/**
 * One face of the clock.
 */
export type FaceDto = { left_ms: number,
/**
 * What is left of the delay of this move; the time stands still so long.
 */
delay_ms?: number,
/**
 * Whether its flag is down.
 */
flag?: boolean, };

/**
 * Something the record or the clock knows, for the arbiter alone.
 */
export type FactDto = { "fact": "irregularity", of: ColorWord,
/**
 * What: `illegal-move`, `unpromoted-pawn`, `no-move`, `two-hands`.
 */
what: string,
/**
 * Why the move is not legal, by the id of the reason.
 */
reason?: string,
/**
 * The square of an unpromoted pawn.
 */
square?: SquareName,
/**
 * How many plies had been played before it.
 */
ply: number, } | { "fact": "flag", of: ColorWord,
/**
 * Since when, on the table's watch, if the clock may prove it.
 */
since_ms?: number, } | { "fact": "press-owed", of: ColorWord, } | { "fact": "flag-remarked", of: ColorWord, } | { "fact": "gained", of: ColorWord, time_ms: number, } | { "fact": "end-unconfirmed", } | { "fact": "stopped",
/**
 * By whom: `white`, `black`, `arbiter`, `system`.
 */
by: string,
/**
 * When, on the table's watch.
 */
since_ms: number, } | { "fact": "not-asked", count: number, };

/**
 * One field of an act, for the form that a page draws.
 */
export type FieldDto = { field: string, takes: TakesWord,
/**
 * Whether it may be left out.
 */
optional?: boolean,
/**
 * The words to choose from.
 */
choices?: Array<string>,
/**
 * The largest number, or the most characters.
 */
most?: number, };

/**
 * A field that cannot be read.
 */
export type FieldError = {
/**
 * The field, with dots between the levels: `start.fen`.
 */
field: string,
/**
 * What is wrong with it and what to write, in English.
 */
detail: string, };

/**
 * What a client says.
 */
export type FromClient = { "type": "follow", table: string,
/**
 * The token of the seat's link; without one, as a spectator.
 */
token?: Token,
/**
 * The version of the view at hand.
 */
have_version?: number, have_step?: number,
/**
 * The node at which it was followed until now, as `here` said. If that
 * node is gone, what passed since is nobody's time.
 */
came_from?: string, } | { "type": "unfollow", table: string, } | { "type": "command", table: string,
/**
 * Any text of the client's own, a new one for each act: a command
 * sent twice with one key is one act.
 */
key: string,
/**
 * What. It is read apart, so that a slip in it has its answer.
 */
act: ActDto,
/**
 * How long it has waited for an answer, in milliseconds, if it comes
 * again on another connection. If the node to which it was sent before
 * is gone, it counts from then.
 */
waited_ms?: number, } | { "type": "watch", competition: string,
/**
 * The token of the seat's link.
 */
token?: Token, } | { "type": "unwatch", competition: string, } | { "type": "ping", n: number,
/**
 * What the client's clock shows, in milliseconds of its own.
 */
client_time: number, };

/**
 * Time given back for a slow way to the server.
 */
export type GivenBackDto = { white_ms: number, black_ms: number, };

/**
 * The value of a setting and why it holds.
 */
export type GivenDto = {
/**
 * The value, as in `laws/`.
 */
value: string,
/**
 * The articles it rests on, the nearest first.
 */
articles: Array<string>, };

/**
 * Why a table is followed no longer.
 */
export type GoneWord = "unfollowed" | "revoked" | "replaced" | "closed" | "shutting-down";

/**
 * Why a player claims a draw in a quickplay finish.
 */
export type Ground = "cannot-win" | "no-effort";

/**
 * What whoever asks may do on this server.
 */
export type HereDto = {
/**
 * The version of the program.
 */
version: string,
/**
 * Whether the link that was brought is the organiser's.
 */
organiser: boolean,
/**
 * Whether one may set up tables and competitions.
 */
creates: boolean,
/**
 * Whether one may see which games are being played.
 */
lists: boolean,
/**
 * Whether the house plays with whoever asks.
 */
house: boolean,
/**
 * Whether some other site may show boards and competitions in a frame.
 */
embeds: boolean, };

/**
 * The software as a player.
 */
export type HouseDto = { color: ColorWord, level?: LevelWord,
/**
 * Whether it makes one illegal move, for the other to notice.
 */
lesson?: boolean, };

/**
 * The public keys of an installation.
 */
export type KeysDto = {
/**
 * 64 hexadecimal digits each, the oldest first; the last one signs. None
 * if nothing is signed here.
 */
keys: Array<string>,
/**
 * How each but the first came after the one before it: lines of JSON, as
 * in the last line of a record.
 */
handovers: Array<string>, };

/**
 * A length of time: `2min`, `30s`, `1:30`, `1:30:00.5`, or a number of
 * seconds. It is written as `0:30`, `1:30:00` or `0:00.25`.
 */
export type Length = string | number;

/**
 * How well the software plays.
 */
export type LevelWord = "easy" | "even" | "hard";

/**
 * One line of a scoresheet, a half move each.
 */
export type LineDto = {
/**
 * The move; none if the line is empty or cannot be read.
 */
says?: MoveName,
/**
 * Something is written that names no move.
 */
unclear?: boolean,
/**
 * The sign of a draw offer stands on it.
 */
offer?: boolean, };

/**
 * Whether a side can still mate, with the evidence.
 */
export type MatingDto = { "mate": "can",
/**
 * None if there would be too many to show.
 */
line: Array<MoveName>, } | { "mate": "cannot",
/**
 * By the id of the proof; texts are found after `never-`.
 */
proof: string, } | { "mate": "unknown", positions: number, };

/**
 * What a question is about. Texts are found by the id, after `matter-`.
 */
export type MatterDto = {
/**
 * The id: `claim`, `both-flags`.
 */
id: string,
/**
 * Whom it is about.
 */
of?: ColorWord, claim?: ClaimKind, ground?: Ground,
/**
 * What was wrong at the start.
 */
error?: StartError,
/**
 * What is wrong with the clock.
 */
fault?: ClockFault,
/**
 * How extra time is asked for.
 */
form?: PerMove, offender?: string, what?: string,
/**
 * Warnings the offender has had in this game.
 */
warnings?: number,
/**
 * What the assistant is for.
 */
duties?: Array<Duty>,
/**
 * Whether for a disability.
 */
disabled?: boolean,
/**
 * Positions looked at without a proof.
 */
positions?: number,
/**
 * Why the player can never mate, by the id of the proof.
 */
proof?: string,
/**
 * Plies played when the position was dead.
 */
plies?: number, };

/**
 *What a penalty is, in a word.
 */
export type MeasureKind = "warning" | "add-time" | "take-time" | "raise-opponent" | "lower-offender" | "loss" | "fine" | "exclusion" | "expulsion";

/**
 * One move: known to be legal, or as it was seen.
 */
export type MoveDto = {
/**
 * Who moved what: capitals are White's.
 */
piece: PieceLetter,
/**
 * Its squares and what a pawn became.
 */
move: MoveName,
/**
 * In English letters: `Nf3`, `exd5`, `O-O`. A page puts the letters
 * of its reader in.
 */
text: string, } | { by: ColorWord,
/**
 * The squares it changed.
 */
squares: Array<SquareName>,
/**
 * What left and what stands where now: `e2-e4`.
 */
text: string, };

/**
 * A move by its squares and what a pawn becomes: `g1f3`, `e7e8q`. Castling is
 * the king onto its rook, `e1h1`: so it is castling wherever the king goes.
 */
export type MoveName = string;

/**
 * A move. A reader writes it in the letters of his language.
 */
export type MoveTold = {
/**
 * As engines write it: `g1f3`.
 */
uci: string,
/**
 * As PGN writes it: `Nf3`; left out if the move is of another position.
 */
san?: string,
/**
 * Whether a pawn is captured in passing, for which some put a sign.
 */
en_passant?: boolean, };

/**
 * A competition stands at a version.
 */
export type MovedDto = { competition: string, version: number,
/**
 * The version that `change` changes. Who holds another reads the
 * competition anew.
 */
after?: number,
/**
 * What changed in what anybody sees of it, as in a change of a table; a
 * key that is `null` there is the same as one that is missing.
 */
change?: unknown, };

/**
 * Moves in a row, with the number of the first.
 */
export type MovesTold = {
/**
 * The number of the first move.
 */
number: number, first: PlayerWord, moves: Array<MoveTold>, };

/**
 * Names to show.
 */
export type NamesDto = { white?: string, black?: string, event?: string, round?: string, board?: string, };

/**
 * What an organiser decides about a table.
 */
export type NewTableDto = {
/**
 * The rulebook: `fide-2018`, `fi-blitz-2014`.
 */
rulebook: string,
/**
 * Its profile. If not said, the one for the time control, without an
 * arbiter at every board.
 */
profile?: string,
/**
 * Add what Finnish events do where they are silent.
 */
finnish_overlay?: boolean,
/**
 * What the event decides where the rulebook lets it, by setting.
 */
regulations?: { [key in string]: string },
/**
 * The time control; left out for a game without a clock, where the
 * rulebook has none.
 */
time_control?: TimeControlDto,
/**
 * How late a player may come.
 */
default_time?: Length,
/**
 * What the software sees of the table.
 */
table: Table,
/**
 * The position the game begins with; the usual one, if not said.
 */
start?: StartDto, names?: NamesDto,
/**
 * How much later spectators see the game.
 */
spectator_delay?: DelayDto,
/**
 * The colour that the software plays itself, for practice; at a table on
 * screens. The links of that seat and of the arbiter's are not given.
 */
house?: HouseDto, };

/**
 * The table at which two go on who have finished a game.
 */
export type NextDto = {
/**
 * Its name in links. The links that opened their seats open them there,
 * with colours changed.
 */
table: string, };

/**
 * Something said to everybody.
 */
export type NoticeDto = { what: NoticeWord,
/**
 * When it is going to be, in milliseconds of Unix time.
 */
at_ms?: number,
/**
 * In the organiser's own words.
 */
text?: string, };

/**
 * What it is about.
 */
export type NoticeWord = "restart" | "message";

/**
 * Something a seat may do now.
 */
export type OptionDto = {
/**
 * What tells it from the others of its seat.
 */
key: string,
/**
 * The id of the kind of act, by which texts are found: `claim-threefold`.
 */
id: string,
/**
 * The word of the act to send: `claim`.
 */
act: string,
/**
 * Fields to send as they stand.
 */
given?: Record<string, string | number | boolean>,
/**
 * The names of the fields to fill in; those with a `?` may be left out.
 * What each takes is the same for every table: `FORMS` says it.
 */
needs?: Array<string>,
/**
 * Where the rulebook speaks of it.
 */
articles?: Array<string>,
/**
 * What it costs to be wrong.
 */
if_wrong?: PriceDto,
/**
 * What would come of it; for the arbiter, where nothing is to be filled
 * in.
 */
effects?: Array<EffectDto>, };

/**
 * What was signed of a record.
 */
export type OriginDto = {
/**
 * A line of JSON: how many entries there were, the hash of the last, when
 * that was signed, and by which key. None if nothing was signed yet.
 */
signed?: string,
/**
 * How keys came after each other: lines of JSON.
 */
handovers: Array<string>, };

/**
 * How extra time for each move is given.
 */
export type PerMove = "increment" | "delay";

/**
 * A period of a time control.
 */
export type PeriodDto = {
/**
 * The moves to be made in it; all that remain, if not said.
 */
moves?: number, time: Length,
/**
 * Added for each move.
 */
increment?: Length,
/**
 * Waited before the main time runs.
 */
delay?: Length, };

/**
 * A piece by its letter in a FEN: capitals are White's.
 */
export type PieceLetter = string;

/**
 * Whether a player is at a table.
 */
export type PlayerHereDto = { here: boolean,
/**
 * When he was last heard of, in milliseconds of Unix time, if he was here
 * and is not now.
 */
heard_ms?: number, };

/**
 * A player by colour.
 */
export type PlayerWord = "white" | "black";

/**
 * A position of the game.
 */
export type PositionDto = {
/**
 * Plies played until then.
 */
plies: number,
/**
 * What stands where, as the first field of a FEN.
 */
pieces: string,
/**
 * Who has the move.
 */
turn: ColorWord,
/**
 * What the clocks showed when it arose, White's and Black's.
 */
times_ms?: [number, number], };

/**
 * Who of the players is at a table.
 */
export type PresenceDto = { table: string, white: PlayerHereDto, black: PlayerHereDto,
/**
 * The table at which they go on, once one of them wants to.
 */
next?: string, };

/**
 * What it costs to be wrong.
 */
export type PriceDto = {
/**
 * What: texts are found by it, after `price-`.
 */
price: PriceWord,
/**
 * The time that the opponent gets.
 */
time_ms?: number, articles?: Array<string>, };

/**
 * What it costs to be wrong, in a word.
 */
export type PriceWord = "time-to-opponent" | "illegal-move" | "game" | "breach" | "binding" | "draw";

/**
 * Why something was not done.
 */
export type Problem = {
/**
 * Which problem it is: `urn:tuomari:problem:refused`.
 */
type: string,
/**
 * The same in a few words of English.
 */
title: string,
/**
 * The status over HTTP.
 */
status: number,
/**
 * What to do about it, in English.
 */
detail?: string,
/**
 * The id of a refusal, by which texts are found, after `refusal-`.
 */
refusal?: string,
/**
 * The article it rests on, the nearest if there are several.
 */
article?: string,
/**
 * All of them, the nearest first.
 */
articles?: Array<string>,
/**
 * The fields that could not be read.
 */
fields?: Array<FieldError>, };

/**
 * What the readings propose. Texts are found by the id, after `proposal-`.
 */
export type ProposalDto = {
/**
 * The id: `end`, `play-on`.
 */
id: string,
/**
 * The points, `1-0`.
 */
points?: string,
/**
 * Why the game would end.
 */
cause?: string,
/**
 * Plies that remain, or from which on.
 */
plies?: number,
/**
 * White's and Black's times.
 */
times_ms?: [number, number], };

/**
 * A question as a seat may see it.
 */
export type QuestionDto = {
/**
 * Its number, for who answers it.
 */
question?: number,
/**
 * Since when it waits, on the table's watch, for who answers it.
 */
since_ms?: number,
/**
 * What it is about.
 */
matter: MatterDto,
/**
 * What the readings propose, for who answers it.
 */
proposal?: ProposalDto,
/**
 * The articles to look at.
 */
articles?: Array<string>, };

/**
 * A period of a time control, read.
 */
export type ReadPeriodDto = {
/**
 * The moves to be made in it; none if it is for all that remain.
 */
moves?: number, time_ms: number, extra: ExtraWord,
/**
 * How much of it for each move.
 */
extra_ms: number, };

/**
 * A piece.
 */
export type RoleWord = "pawn" | "knight" | "bishop" | "rook" | "queen" | "king";

/**
 * The rules in force at a table that could be set up so.
 */
export type RulesDto = {
/**
 * The table as it would be described; it has no name yet.
 */
about: TableDto,
/**
 * Every setting that means something under this rulebook.
 */
settings: Array<SettingDto>, };

/**
 *How an arbiter rules, in a word.
 */
export type RulingKind = "accept" | "reject" | "end" | "reinstate" | "warn" | "add-time" | "take-time" | "postpone" | "new-game" | "times" | "penalise" | "expel" | "replay";

/**
 * The link of a seat. It is told once and stored nowhere.
 */
export type SeatLinkDto = { seat: SeatWord,
/**
 * The link for a person. What stands after `#` stays in the browser: it
 * is in no request and in no log.
 */
link: string,
/**
 * The secret in it, for programs: `Authorization: Bearer …`.
 */
token: string, };

/**
 * A seat at a table.
 */
export type SeatWord = "white" | "black" | "white-assistant" | "black-assistant" | "arbiter" | "spectator" | "hall-screen";

/**
 * A table as a seat sees it.
 */
export type SeenDto = { about: TableDto, table: string,
/**
 * What the server's clock showed when the table's watch stood at zero,
 * in milliseconds of Unix time.
 */
origin_ms: number, view: ViewDto,
/**
 * What the seat may do, now or once it is opened again. An option's
 * number is its place here.
 */
options: Array<OptionDto>,
/**
 * The numbers of those it may do now.
 */
open: Array<number>,
/**
 * Commands accepted so far.
 */
version: number,
/**
 * Instants passed since then.
 */
step?: number, };

/**
 * A setting and its value.
 */
export type SettingDto = { setting: string,
/**
 * What it means, by language.
 */
meaning: { [key in string]: string },
/**
 * The value in force.
 */
value: string,
/**
 * The articles that fix it, the nearest first.
 */
articles?: Array<string>,
/**
 * Whether an event may decide it.
 */
open: boolean,
/**
 * Whether this event has.
 */
decided: boolean,
/**
 * The words to choose from, if it takes one of a few.
 */
choices?: Array<string>, };

/**
 * The scoresheets that a seat may look at.
 */
export type SheetsDto = { white?: Array<LineDto>, black?: Array<LineDto>, };

/**
 * What a seat is shown, as in a server's message.
 */
export type ShownDto = {
/**
 * Acts done so far.
 */
version: number, view: ViewDto,
/**
 * What the seat may do, by the keys of the options.
 */
options: Record<string, OptionDto>, };

/**
 * How the game ended, as each player says: the points of both, in halves.
 */
export type SignedDto = { white?: EachDto, black?: EachDto, };

/**
 * A square by its name, `a1` to `h8`.
 */
export type SquareName = string;

/**
 * Which view of a table it is.
 *
 * The version counts accepted commands, never events: a legal move and an
 * illegal one may lead to more or fewer of these, and nobody is to see it.
 */
export type Stamp = {
/**
 * Commands accepted so far.
 */
version: number,
/**
 * Instants passed since then.
 */
step?: number, };

/**
 * The position a game begins with.
 */
export type StartDto = { "position": "standard", } | { "position": "chess960",
/**
 * Its number, 0 to 959; drawn by the server, if not said.
 */
number?: number, } | { "position": "fen", fen: string, };

/**
 * What was wrong when the game began.
 */
export type StartError = "wrong-array" | "board-turned" | "colours-reversed";

/**
 * One entry of the record, and how the table stood after it.
 */
export type StepDto = { version: number, hash: string,
/**
 * The entry itself, as it was hashed: who gave the command, when, and
 * what followed from it.
 */
body: string,
/**
 * What followed, as texts and their values.
 */
told: Array<ToldEventDto>,
/**
 * What stood where after it.
 */
board: { [key in string]: string },
/**
 * The clock after it.
 */
clock?: ClockDto,
/**
 * Half moves made so far.
 */
plies: number, };

/**
 * Who stopped a clock.
 */
export type StopperWord = "white" | "black" | "arbiter" | "system";

/**
 * A game from its record.
 */
export type StoryDto = {
/**
 * What the table is.
 */
about: TableDto,
/**
 * When it was set up, in milliseconds of Unix time.
 */
created_ms: number,
/**
 * The hash of the first entry, which sets the table up. It names what
 * the links of seats are known by, and is not told here.
 */
first_hash: string,
/**
 * The game as it stands at the end, as the arbiter sees it.
 */
end: ViewDto,
/**
 * What happened, entry by entry: all of it, or a part.
 */
steps: Array<StepDto>,
/**
 * The version after which the next part begins, if there is one.
 */
next?: number,
/**
 * The last hash of the chain. Every entry was found to follow from the
 * one before it.
 */
hash: string, };

/**
 * What the software sees of a table.
 */
export type Table = "assisted" | "strict" | "wooden";

/**
 * A table as it stands in lists and at the head of a page.
 */
export type TableDto = {
/**
 * Its name in links.
 */
table: string, rulebook: string, profile: string,
/**
 * Whether the Finnish overlay is laid on.
 */
finnish_overlay: boolean,
/**
 * What the event decided, by setting.
 */
regulations: { [key in string]: string },
/**
 * The time control as people write it; none for a game without a clock.
 */
time_control?: string,
/**
 * The same in the code of FIDE's report files, if it can say it.
 */
trf?: string,
/**
 * What the software sees of the table.
 */
kind: Table,
/**
 * The position the game began with, in FEN.
 */
start: string,
/**
 * The number of its array, if it is one.
 */
array?: number, names: NamesDto,
/**
 * How much later spectators see the game.
 */
spectator_delay?: DelayDto,
/**
 * The colour that the software plays, if it does.
 */
house?: HouseDto, };

/**
 * A seat that somebody takes who was invited to it.
 */
export type TakeDto = {
/**
 * The secret that opens the seat from now on: 32 to 64 letters, digits,
 * hyphens or underscores, drawn where he sits.
 */
token: Token, };

/**
 * What a person fills in, for the form that a page draws.
 */
export type TakesWord = "square" | "move" | "word" | "words" | "time" | "yes-no" | "number" | "text" | "points" | "lines" | "language" | "vocabulary" | "proof";

/**
 * A time control: as people write it, in the code of FIDE's report files, or
 * period by period.
 */
export type TimeControlDto = string | {
/**
 * `40/5400+30:1800+30`.
 */
trf: string, } | {
/**
 * Both players' periods, or White's.
 */
periods: Array<PeriodDto>,
/**
 * Black's, if they are others.
 */
black?: Array<PeriodDto>, };

/**
 * What the server says.
 */
export type ToClient = { "type": "here", node: string, } | { "type": "view" } & ViewMessage | { "type": "change" } & ChangeDto | { "type": "accepted", key: string,
/**
 * The version it led to.
 */
version: number,
/**
 * What to keep of it: by this the record can be checked without any
 * key, and all that came before it. 64 hexadecimal digits.
 */
receipt?: string, } | { "type": "refused", key: string, problem: Problem, } | { "type": "problem", table?: string, competition?: string, problem: Problem, } | { "type": "moved" } & MovedDto | { "type": "pong", n: number,
/**
 * What the client said.
 */
client_time: number,
/**
 * What the server's clock showed, in milliseconds of Unix time.
 */
server_time: number, } | { "type": "lag", round_trip_ms: number,
/**
 * What one press may be given back at most.
 */
most_ms: number,
/**
 * What is left of the quota of this game.
 */
left_ms: number, } | { "type": "gone", table: string,
/**
 * Why: `revoked`, `replaced`, `closed`, `shutting-down`, `unfollowed`.
 */
why: GoneWord, } | { "type": "presence" } & PresenceDto | { "type": "notice", notice?: NoticeDto, };

/**
 * A secret of a seat's link. It is never printed.
 */
export type Token = string;

/**
 * A text and what stands in it.
 */
export type Told = {
/**
 * The key of the text: `event-flag-fell`.
 */
key: string,
/**
 * The values that the text asks for, by their names. A player named
 * `player` is two of them, `who` and `whose`.
 */
values?: { [key in string]: ToldValue }, };

/**
 * Something for programs.
 */
export type ToldDetail = boolean | number | string | null;

/**
 * Something that happened, and the articles it rests on.
 */
export type ToldEventDto = { articles?: Array<string>,
/**
 * The key of the text: `event-flag-fell`.
 */
key: string,
/**
 * The values that the text asks for, by their names. A player named
 * `player` is two of them, `who` and `whose`.
 */
values?: { [key in string]: ToldValue }, };

/**
 * One value of a text.
 */
export type ToldValue = { "player": PlayerWord } | { "number": number } | { "numbers": Array<number> } | { "ms": number } | { "choice": string } | { "yes": boolean } | { "text": string } | { "word": string } | { "words": Array<string> } | { "phrase": Told } | { "sentence": Told } | { "move": MoveTold } | { "moves": MovesTold } | { "detail": ToldDetail };

/**
 * A piece touched.
 */
export type TouchDto = { square: SquareName, owner: ColorWord,
/**
 * How the contact looked.
 */
contact: Contact,
/**
 * Adjusting had been announced.
 */
adjusting?: boolean, };

/**
 * What the player having the move has done so far.
 */
export type UnderWayDto = {
/**
 * Pieces touched, in order.
 */
touches?: Array<TouchDto>,
/**
 * Who has said that he adjusts.
 */
adjusting?: Array<ColorWord>,
/**
 * A move fixed for a claim.
 */
fixed?: MoveName, };

/**
 * A game as a seat may see it.
 */
export type ViewDto = {
/**
 * Whose view it is.
 */
seat: SeatWord,
/**
 * How much may be said to it.
 */
discretion: Discretion,
/**
 * The articles that ask for it.
 */
articles?: Array<string>,
/**
 * The instant it was true at, on the table's watch. A face that runs has
 * run on since then.
 */
at_ms: number,
/**
 * What stands where, by FEN letters, a piece in the hand included.
 */
board: Record<string, string>,
/**
 * The board here is not the one in the hall: moves were not entered.
 */
behind?: boolean,
/**
 * Who is to act.
 */
to_act: ColorWord,
/**
 * The clock; none if the game is untimed.
 */
clock?: ClockDto,
/**
 * What was given back to each for a slow way to the server, if anything
 * was. For the players and the arbiter.
 */
given_back?: GivenBackDto,
/**
 * The moves that may be shown, the earliest first.
 */
moves: Array<MoveDto>,
/**
 * Whether these are all moves so far.
 */
whole: boolean,
/**
 * The number of the first of them, if numbers may be shown.
 */
first_number?: number,
/**
 * Moves each has made. Left out where it may not be told, and where the
 * moves are all there and numbered, so that they can be counted.
 */
made?: EachDto,
/**
 * Moves each has completed; left out where these are those made.
 */
completed?: EachDto,
/**
 * What stands on the scoresheets, as far as the seat may look.
 */
scoresheets?: SheetsDto,
/**
 * What the player having the move has done so far.
 */
under_way?: UnderWayDto,
/**
 * A move that a player was bound to.
 */
must?: MoveName,
/**
 * Who has offered a draw that is still open.
 */
offer?: ColorWord,
/**
 * Who has proposed to put something right by agreement.
 */
repair?: ColorWord,
/**
 * How the game ended, as each player says.
 */
signed?: SignedDto,
/**
 * Who is to show a line that forces mate.
 */
line_awaited?: ColorWord,
/**
 * Illegal moves established so far, if there are any.
 */
illegal_moves?: EachDto,
/**
 * How often the position has appeared, where that may be counted aloud.
 */
appearances?: number,
/**
 * Moves by each without a capture or pawn move, likewise.
 */
quiet?: number,
/**
 * Whose king is in check, where that may be marked.
 */
check?: ColorWord,
/**
 * The moves to choose from, where they may be marked.
 */
legal?: Array<MoveName>,
/**
 * What the arbiter is being asked.
 */
questions?: Array<QuestionDto>,
/**
 * Who has come, if an hour was appointed.
 */
arrivals?: ArrivalsDto,
/**
 * What the arbiter may look at.
 */
facts?: Array<FactDto>,
/**
 * The latest findings, rulings and penalties, the earliest first.
 */
announced?: Array<AnnouncedDto>,
/**
 * How the game ended, if that may be shown.
 */
conclusion?: ConclusionDto, };

/**
 * A whole view of a table.
 */
export type ViewMessage = { table: string,
/**
 * What the server's clock showed when the table's watch stood at zero,
 * in milliseconds of Unix time.
 */
origin_ms: number, view: ViewDto,
/**
 * What the seat may do, now or once it is opened again. An option's
 * number is its place here.
 */
options: Array<OptionDto>,
/**
 * The numbers of those it may do now.
 */
open: Array<number>,
/**
 * Commands accepted so far.
 */
version: number,
/**
 * Instants passed since then.
 */
step?: number, };

/** An act, as a seat sends it. What is optional has the value that people mean who do not say it. */
export type ActDto =
  | { "act": "start-clock" }
  | { "act": "announce-adjusting" }
  | { "act": "touch", square: string, contact?: "taken" | "brushed" | "straightened" }
  | { "act": "place", from?: string, to: string, piece?: "pawn" | "knight" | "bishop" | "rook" | "queen" | "king" }
  | { "act": "remove", square: string }
  | { "act": "release" }
  | { "act": "make", move?: string, from?: string, to?: string, promotion?: "pawn" | "knight" | "bishop" | "rook" | "queen" | "king", notation?: string }
  | { "act": "press" }
  | { "act": "stop-clock" }
  | { "act": "restart-opponents-clock" }
  | { "act": "restart-stopped-clock" }
  | { "act": "resume" }
  | { "act": "stop-room" }
  | { "act": "resume-room" }
  | { "act": "fix-move", move?: string, form?: "writing" | "entry" | "declaration", from?: string, to?: string, promotion?: "pawn" | "knight" | "bishop" | "rook" | "queen" | "king", notation?: string }
  | { "act": "offer-draw" }
  | { "act": "withdraw-offer" }
  | { "act": "accept-draw" }
  | { "act": "decline-draw" }
  | { "act": "claim", claim: "illegal-move" | "touch-move" | "flag" | "threefold" | "fifty-moves" | "extra-time" | "quickplay" | "no-progress" | "displaced", ground?: "cannot-win" | "no-effort", from_display?: boolean }
  | { "act": "claim-from-display", claim: "illegal-move" | "touch-move" | "flag" | "threefold" | "fifty-moves" | "extra-time" | "quickplay" | "no-progress" | "displaced", ground?: "cannot-win" | "no-effort" }
  | { "act": "show-line", lines: string | Array<string>, notation?: string }
  | { "act": "waive-line" }
  | { "act": "resign" }
  | { "act": "see-flag", of: "white" | "black" }
  | { "act": "see-both-flags", first?: "white" | "black" }
  | { "act": "see-irregularity" }
  | { "act": "see-illegal-position" }
  | { "act": "agree-repair", plies: number }
  | { "act": "add-time", of: "white" | "black", time: Length }
  | { "act": "set-aside" }
  | { "act": "reopen", white?: Length, black?: Length }
  | { "act": "enter-result", points: string }
  | { "act": "rule", question: number, ruling: "accept" | "reject" | "end" | "reinstate" | "warn" | "add-time" | "take-time" | "postpone" | "new-game" | "times" | "penalise" | "expel" | "replay", points?: string, plies?: number, of?: "white" | "black", time?: Length, bonus?: boolean, white?: Length, black?: Length, measure?: "warning" | "add-time" | "take-time" | "raise-opponent" | "lower-offender" | "loss" | "fine" | "exclusion" | "expulsion", halves?: number, amount?: number, rounds?: number }
  | { "act": "penalise", of: "white" | "black", measure: "warning" | "add-time" | "take-time" | "raise-opponent" | "lower-offender" | "loss" | "fine" | "exclusion" | "expulsion", time?: Length, halves?: number, amount?: number, rounds?: number }
  | { "act": "appeal", against?: "decision" | "conduct" }
  | { "act": "report-conduct", of: "white" | "black" | "both" | "outsider", what: "disrepute" | "leaving-venue" | "leaving-area" | "leaving-unreported" | "entering" | "outside-help" | "device-in-bag" | "device-carried" | "device-handled" | "device-sounded" | "search-refused" | "smoking" | "disturbance" | "persistent-refusal" | "help-refused" | "hiding-scoresheet" | "wrong-hand" | "rough-with-clock" | "adjusting-on-opponents-time" | "interference", agreed?: boolean, before?: number, body?: boolean, ply?: number }
  | { "act": "report-two-hands", of: "white" | "black", ply?: number }
  | { "act": "report-displaced", of: "white" | "black", ply?: number }
  | { "act": "restore-pieces" }
  | { "act": "report-off-square", since: number }
  | { "act": "report-start-error", error: "wrong-array" | "board-turned" | "colours-reversed" }
  | { "act": "report-clock-fault", fault: "defective" | "wrong-setting" }
  | { "act": "report-dead", plies: number, white: string, black: string }
  | { "act": "set-clock", why: "defect" | "setting" | "schedule" | "restoring" | "dispute" | "request", white?: Length, black?: Length, control?: string, white_moves?: number, black_moves?: number, white_period?: number, black_period?: number, lift_white_flag?: boolean, lift_black_flag?: boolean }
  | { "act": "restore-times" }
  | { "act": "judge-stop", justified: boolean }
  | { "act": "find-slip", of: "white" | "black" }
  | { "act": "appoint-start", start: Length }
  | { "act": "arrive" }
  | { "act": "note-absence" }
  | { "act": "excuse", of: "white" | "black" }
  | { "act": "place-clock", side: "left" | "right" }
  | { "act": "choose-seat", side: "left" | "right" }
  | { "act": "draw-array" }
  | { "act": "set-up-array", number?: number, fen?: string }
  | { "act": "request-extra-time", form: "increment" | "delay" }
  | { "act": "verify", evidence: "position" | "scoresheet" }
  | { "act": "take-scoresheet", of: "white" | "black", medium?: "paper" | "certified-device" | "other-device" | "braille" | "recorder", notation?: string }
  | { "act": "write", text: string, line?: number }
  | { "act": "note", remark: "clock-time" | "claim" | "relevant" | "foreign" }
  | { "act": "mark-offer" }
  | { "act": "borrow-scoresheet" }
  | { "act": "return-scoresheet" }
  | { "act": "view-record" }
  | { "act": "inspect-scoresheet", of: "white" | "black" }
  | { "act": "reconstruct" }
  | { "act": "report-scoresheet-fault", of: "white" | "black" }
  | { "act": "sign", points: string, how?: "sheets" | "device" }
  | { "act": "set-session", announced: Length, length: Length }
  | { "act": "order-sealing" }
  | { "act": "seal", text: string, notation?: string, medium?: "paper" | "certified-device" | "other-device" | "braille" | "recorder" }
  | { "act": "label-envelope", white: string, black: string }
  | { "act": "appoint-resumption", hour: Length, place: string }
  | { "act": "set-up-resumption" }
  | { "act": "open-envelope" }
  | { "act": "note-absence-at-resumption" }
  | { "act": "report-envelope-lost", move: string, notation?: string }
  | { "act": "report-position-lost" }
  | { "act": "report-wrong-time", of: "white" | "black", shown: Length, used: Length }
  | { "act": "request-assistant", duties: Array<"pieces" | "clock" | "scoresheet" | "announcing" | "informing" | "claiming" | "adjourning"> | "pieces" | "clock" | "scoresheet" | "announcing" | "informing" | "claiming" | "adjourning", disabled?: boolean }
  | { "act": "approve-assistant", of: "white" | "black", duties: Array<"pieces" | "clock" | "scoresheet" | "announcing" | "informing" | "claiming" | "adjourning"> | "pieces" | "clock" | "scoresheet" | "announcing" | "informing" | "claiming" | "adjourning", disabled?: boolean }
  | { "act": "ask-count" }
  | { "act": "set-up-two-boards", white_blind?: boolean, black_blind?: boolean, hearing_impaired?: boolean }
  | { "act": "announce", text: string, vocabulary?: string }
  | { "act": "repeat", text: string, vocabulary?: string }
  | { "act": "report-difference" };

/**
 * Something a reader let pass.
 */
export type AcceptedDto = { id: AcceptedWord,
/**
 * Whether Appendix C itself leaves it to the writer.
 */
permitted: boolean, };

/**
 * What an act led to.
 */
export type ActedDto = {
/**
 * Entries of the record so far.
 */
version: number,
/**
 * What happened, with its articles, for whoever may know everything: what
 * a seat may know is in its view.
 */
told: Array<ToldEventDto>,
/**
 * Whether the game is over.
 */
over: boolean, };

/**
 * An article.
 */
export type ArticleDto = {
/**
 * With its rulebook, since numbers move between editions: `fide-2023/6.9`.
 */
article: string, rulebook: string,
/**
 * `6.9`.
 */
number: string, kind: ArticleWord,
/**
 * What it demands, in our own words.
 */
gist: GistDto,
/**
 * The settings whose values it fixes.
 */
settings: Array<string>, };

/**
 * What the software does with an article.
 */
export type ArticleWord = "enforced" | "ruled" | "recorded" | "stated";

/**
 * A board of a round.
 */
export type BoardDto = { white: number, black: number,
/**
 * Why, if that was asked for.
 */
why?: WhyDto, };

/**
 * Whether a side can still mate by some series of legal moves.
 */
export type CanMateDto = { "answer": "can",
/**
 * By their squares. None if mate is on the board.
 */
line: Array<string>,
/**
 * The same as PGN writes it: `1. Kh1 Qg2#`.
 */
text: string, } | { "answer": "cannot", proof: ProofDto, } | { "answer": "unknown",
/**
 * How many positions were looked at.
 */
spent: number, };

/**
 * A player of a list.
 */
export type Entrant = {
/**
 * The number by which the player is paired, from 1; the place in the
 * list, the strongest first, if nobody has one.
 */
number?: number, name?: string, rating?: number,
/**
 * The rounds so far, the first one first.
 */
rounds?: Array<PlayedRound>,
/**
 * Not there in the round to be paired.
 */
absent?: boolean, };

/**
 * One face of the clock.
 */
export type FaceNowDto = { left_ms: number,
/**
 * What is left of the delay.
 */
delay_ms: number,
/**
 * Whether the time has run out on the device.
 */
flag: boolean, };

/**
 * Both faces of the clock at an instant.
 */
export type FacesDto = { white: FaceNowDto, black: FaceNowDto, };

/**
 * A move of a written game.
 */
export type GameMoveDto = { number: number, color: ColorWord, san: string, uci: string, draw_offer: boolean, accepted: Array<AcceptedDto>, };

/**
 * The same in three languages.
 */
export type GistDto = { en: string, fi: string, sv: string, };

/**
 * Whether neither side can mate any more.
 */
export type IsDeadDto = { "answer": "dead", white: ProofDto, black: ProofDto, } | { "answer": "alive",
/**
 * Who can mate, by these moves.
 */
side: ColorWord, line: Array<string>, text: string, } | { "answer": "unknown",
/**
 * How many positions were looked at.
 */
spent: number, };

/**
 * What a move, or a board as a player left it, is by chapter 3 of the Laws.
 */
export type JudgedDto = { "verdict": "legal", move: LegalMoveDto,
/**
 * The position it leads to.
 */
fen: string, check: boolean, checkmate: boolean, stalemate: boolean, } | { "verdict": "illegal",
/**
 * The rule it breaks; the first of several in the order of the
 * chapter.
 */
reason: IllegalityWord,
/**
 * The same as a sentence.
 */
text: string,
/**
 * Where the rulebook says so.
 */
articles: Array<string>, };

/**
 * A legal move, by its names and its parts.
 */
export type LegalMoveDto = {
/**
 * As PGN writes it: `Nf3`, `exd5`, `O-O`, `e8=Q#`.
 */
san: string,
/**
 * By its squares, as engines write it: `g1f3`, `e7e8q`. Castling that
 * ordinary chess does not know is the king onto its rook.
 */
uci: string,
/**
 * In the letters of the language asked for.
 */
text: string, piece: RoleWord, from: string,
/**
 * Where the piece stands afterwards; for castling, the king.
 */
to: string, capture: boolean, promotion?: RoleWord, castling?: LengthWord, en_passant: boolean, };

/**
 * Which castling.
 */
export type LengthWord = "short" | "long";

/**
 * A round as it is paired.
 */
export type PairedDto = { round: number,
/**
 * Who meets whom, by their numbers, in board order where it is known;
 * teams in a competition of teams.
 */
boards: Array<BoardDto>,
/**
 * Who has the bye that the pairing allocates.
 */
bye?: number,
/**
 * What was taken for granted because the file does not say it.
 */
remarks: Array<string>, };

/**
 * Why a side can never mate.
 */
export type ProofDto = { kind: ProofWord,
/**
 * How many positions were looked at, where that is the proof.
 */
positions?: number,
/**
 * The proof in words.
 */
text: string, };

/**
 * The kinds of proofs.
 */
export type ProofWord = "bare-king" | "material" | "out-of-reach" | "exhausted" | "game-over";

/**
 * A written game.
 */
export type ReadGameDto = {
/**
 * Whose letters it was read with.
 */
language: string, moves: Array<GameMoveDto>,
/**
 * The points written under it: `1-0`.
 */
points?: string,
/**
 * The position at the end.
 */
fen: string, };

/**
 * A written move that was understood.
 */
export type ReadMoveDto = { move: LegalMoveDto,
/**
 * Whether a draw offer is noted with it.
 */
draw_offer: boolean,
/**
 * How the text differs from the canonical short form.
 */
accepted: Array<AcceptedDto>, };

/**
 * How a round ended for a player.
 */
export type ResultWord = "win" | "draw" | "loss" | "forfeit-win" | "forfeit-loss" | "pairing-bye" | "full-bye" | "half-bye" | "zero-bye";

/**
 * What a round was for a player.
 */
export type PlayedRound = {
/**
 * The opponent's number; left out for a bye.
 */
opponent?: number, color?: ColorWord, result: ResultWord, };

/**
 * A rulebook.
 */
export type RulebookDto = {
/**
 * `fide-2023`.
 */
rulebook: string,
/**
 * Its faces: `standard`, `rapid-supervised`.
 */
profiles: Array<string>,
/**
 * How many articles it has.
 */
articles: number, };

/**
 * A time control in both forms, and its periods.
 */
export type TimeControlReadDto = {
/**
 * As FIDE's report files code it, if that can say it.
 */
trf?: string,
/**
 * As people write it, in the usual form.
 */
human: string, class: ClassWord,
/**
 * White's periods, or both players'.
 */
white: Array<ReadPeriodDto>,
/**
 * Black's, if they are others.
 */
black?: Array<ReadPeriodDto>, };

/**
 * Why two meet, and why with these colours.
 */
export type WhyDto = {
/**
 * The bracket, counted from the top; none in a table.
 */
bracket?: number,
/**
 * The score of its residents.
 */
score?: string,
/**
 * Those of the board who come from another scoregroup.
 */
floaters: Array<number>,
/**
 * The pairs that come before this one and are ruled out; none if nothing
 * comes before it.
 */
instead: Array<[number, number]>,
/**
 * The article that rules them out, where the round is not too large to
 * be sure.
 */
criterion?: string,
/**
 * The article by which the colours are given.
 */
color_rule: string, };

/** The rule of chapter 3 that is broken. */
export type IllegalityWord =
  | "nothing-moved"
  | "no-piece"
  | "opponents-piece-moved"
  | "several-pieces-moved"
  | "piece-added"
  | "own-piece-removed"
  | "piece-exchanged"
  | "own-piece-on-square"
  | "captured-piece-left"
  | "wrong-piece-removed"
  | "bishop-movement"
  | "rook-movement"
  | "queen-movement"
  | "piece-in-between"
  | "knight-movement"
  | "pawn-movement"
  | "pawn-step-blocked"
  | "pawn-double-step-late"
  | "pawn-double-step-blocked"
  | "pawn-capture-of-nothing"
  | "not-en-passant"
  | "promotion-missing"
  | "promotion-to-wrong-piece"
  | "promotion-too-early"
  | "promotion-too-late"
  | "dead-pawn-moved"
  | "king-movement"
  | "king-to-attacked-square"
  | "castling-movement"
  | "castling-right-lost"
  | "castling-king-moved"
  | "castling-rook-moved"
  | "castling-through-attack"
  | "castling-piece-in-between"
  | "king-captured"
  | "king-left-in-check"
  | "king-exposed";

/** What a reader of moves lets pass. */
export type AcceptedWord =
  | "long-form"
  | "hyphen"
  | "redundant-departure"
  | "other-departure"
  | "missing-pawn-file"
  | "files-only"
  | "missing-capture-mark"
  | "capture-mark-without-capture"
  | "other-capture-mark"
  | "missing-check-mark"
  | "missing-mate-mark"
  | "check-mark-for-mate"
  | "check-mark-without-check"
  | "mate-mark-without-mate"
  | "other-check-mark"
  | "missing-en-passant-mark"
  | "en-passant-mark-without-capture"
  | "other-en-passant-mark"
  | "castling-in-letters"
  | "castling-as-king-move"
  | "promotion-sign"
  | "small-piece-letter"
  | "capital-file-letter"
  | "pawn-letter"
  | "other-glyph"
  | "annotation"
  | "comma"
  | "end-in-words"
  | "resignation-unnamed";
