// Made from the messages of the server; do not edit.
// `cargo run -p tuomari-wire --example wire_types > web/src/generated/wire.ts`

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

/** The fields of every act, by its word. */
export const FORMS: Record<string, Array<FieldDto>> = {
  "accept-draw": [],
  "add-time": [{"field":"of","takes":"word","choices":["white","black"]},{"field":"time","takes":"time"}],
  "agree-repair": [{"field":"plies","takes":"number","most":20000}],
  "announce": [{"field":"text","takes":"text","most":60},{"field":"vocabulary","takes":"vocabulary","optional":true}],
  "announce-adjusting": [],
  "appeal": [{"field":"against","takes":"word","optional":true,"choices":["decision","conduct"]}],
  "appoint-resumption": [{"field":"hour","takes":"time"},{"field":"place","takes":"text","most":60}],
  "appoint-start": [{"field":"start","takes":"time"}],
  "approve-assistant": [{"field":"of","takes":"word","choices":["white","black"]},{"field":"duties","takes":"words","choices":["pieces","clock","scoresheet","announcing","informing","claiming","adjourning"]},{"field":"disabled","takes":"yes-no","optional":true}],
  "arrive": [],
  "ask-count": [],
  "borrow-scoresheet": [],
  "choose-seat": [{"field":"side","takes":"word","choices":["left","right"]}],
  "claim": [{"field":"claim","takes":"word","choices":["illegal-move","touch-move","flag","threefold","fifty-moves","extra-time","quickplay","no-progress","displaced"]},{"field":"ground","takes":"word","optional":true,"choices":["cannot-win","no-effort"]},{"field":"from_display","takes":"yes-no","optional":true}],
  "claim-from-display": [{"field":"claim","takes":"word","choices":["illegal-move","touch-move","flag","threefold","fifty-moves","extra-time","quickplay","no-progress","displaced"]},{"field":"ground","takes":"word","optional":true,"choices":["cannot-win","no-effort"]}],
  "decline-draw": [],
  "draw-array": [],
  "enter-result": [{"field":"points","takes":"points"}],
  "excuse": [{"field":"of","takes":"word","choices":["white","black"]}],
  "find-slip": [{"field":"of","takes":"word","choices":["white","black"]}],
  "fix-move": [{"field":"move","takes":"move","optional":true},{"field":"form","takes":"word","optional":true,"choices":["writing","entry","declaration"]},{"field":"from","takes":"square","optional":true},{"field":"to","takes":"square","optional":true},{"field":"promotion","takes":"word","optional":true,"choices":["pawn","knight","bishop","rook","queen","king"]},{"field":"notation","takes":"language","optional":true}],
  "inspect-scoresheet": [{"field":"of","takes":"word","choices":["white","black"]}],
  "judge-stop": [{"field":"justified","takes":"yes-no"}],
  "label-envelope": [{"field":"white","takes":"text","most":60},{"field":"black","takes":"text","most":60}],
  "make": [{"field":"move","takes":"move","optional":true},{"field":"from","takes":"square","optional":true},{"field":"to","takes":"square","optional":true},{"field":"promotion","takes":"word","optional":true,"choices":["pawn","knight","bishop","rook","queen","king"]},{"field":"notation","takes":"language","optional":true}],
  "mark-offer": [],
  "note": [{"field":"remark","takes":"word","choices":["clock-time","claim","relevant","foreign"]}],
  "note-absence": [],
  "note-absence-at-resumption": [],
  "offer-draw": [],
  "open-envelope": [],
  "order-sealing": [],
  "penalise": [{"field":"of","takes":"word","choices":["white","black"]},{"field":"measure","takes":"word","choices":["warning","add-time","take-time","raise-opponent","lower-offender","loss","fine","exclusion","expulsion"]},{"field":"time","takes":"time","optional":true},{"field":"halves","takes":"number","optional":true,"most":255},{"field":"amount","takes":"number","optional":true,"most":4294967295},{"field":"rounds","takes":"number","optional":true,"most":255}],
  "place": [{"field":"from","takes":"square","optional":true},{"field":"to","takes":"square"},{"field":"piece","takes":"word","optional":true,"choices":["pawn","knight","bishop","rook","queen","king"]}],
  "place-clock": [{"field":"side","takes":"word","choices":["left","right"]}],
  "press": [],
  "reconstruct": [],
  "release": [],
  "remove": [{"field":"square","takes":"square"}],
  "reopen": [{"field":"white","takes":"time","optional":true},{"field":"black","takes":"time","optional":true}],
  "repeat": [{"field":"text","takes":"text","most":60},{"field":"vocabulary","takes":"vocabulary","optional":true}],
  "report-clock-fault": [{"field":"fault","takes":"word","choices":["defective","wrong-setting"]}],
  "report-conduct": [{"field":"of","takes":"word","choices":["white","black","both","outsider"]},{"field":"what","takes":"word","choices":["disrepute","leaving-venue","leaving-area","leaving-unreported","entering","outside-help","device-in-bag","device-carried","device-handled","device-sounded","search-refused","smoking","disturbance","persistent-refusal","help-refused","hiding-scoresheet","wrong-hand","rough-with-clock","adjusting-on-opponents-time","interference"]},{"field":"agreed","takes":"yes-no","optional":true},{"field":"before","takes":"number","optional":true,"most":255},{"field":"body","takes":"yes-no","optional":true},{"field":"ply","takes":"number","optional":true,"most":20000}],
  "report-dead": [{"field":"plies","takes":"number","most":20000},{"field":"white","takes":"proof"},{"field":"black","takes":"proof"}],
  "report-difference": [],
  "report-displaced": [{"field":"of","takes":"word","choices":["white","black"]},{"field":"ply","takes":"number","optional":true,"most":20000}],
  "report-envelope-lost": [{"field":"move","takes":"move"},{"field":"notation","takes":"language","optional":true}],
  "report-off-square": [{"field":"since","takes":"number","most":20000}],
  "report-position-lost": [],
  "report-scoresheet-fault": [{"field":"of","takes":"word","choices":["white","black"]}],
  "report-start-error": [{"field":"error","takes":"word","choices":["wrong-array","board-turned","colours-reversed"]}],
  "report-two-hands": [{"field":"of","takes":"word","choices":["white","black"]},{"field":"ply","takes":"number","optional":true,"most":20000}],
  "report-wrong-time": [{"field":"of","takes":"word","choices":["white","black"]},{"field":"shown","takes":"time"},{"field":"used","takes":"time"}],
  "request-assistant": [{"field":"duties","takes":"words","choices":["pieces","clock","scoresheet","announcing","informing","claiming","adjourning"]},{"field":"disabled","takes":"yes-no","optional":true}],
  "request-extra-time": [{"field":"form","takes":"word","choices":["increment","delay"]}],
  "resign": [],
  "restart-opponents-clock": [],
  "restart-stopped-clock": [],
  "restore-pieces": [],
  "restore-times": [],
  "resume": [],
  "resume-room": [],
  "return-scoresheet": [],
  "rule": [{"field":"question","takes":"number","most":65535},{"field":"ruling","takes":"word","choices":["accept","reject","end","reinstate","warn","add-time","take-time","postpone","new-game","times","penalise","expel","replay"]},{"field":"points","takes":"points","optional":true},{"field":"plies","takes":"number","optional":true,"most":20000},{"field":"of","takes":"word","optional":true,"choices":["white","black"]},{"field":"time","takes":"time","optional":true},{"field":"bonus","takes":"yes-no","optional":true},{"field":"white","takes":"time","optional":true},{"field":"black","takes":"time","optional":true},{"field":"measure","takes":"word","optional":true,"choices":["warning","add-time","take-time","raise-opponent","lower-offender","loss","fine","exclusion","expulsion"]},{"field":"halves","takes":"number","optional":true,"most":255},{"field":"amount","takes":"number","optional":true,"most":4294967295},{"field":"rounds","takes":"number","optional":true,"most":255}],
  "seal": [{"field":"text","takes":"text","most":60},{"field":"notation","takes":"language","optional":true},{"field":"medium","takes":"word","optional":true,"choices":["paper","certified-device","other-device","braille","recorder"]}],
  "see-both-flags": [{"field":"first","takes":"word","optional":true,"choices":["white","black"]}],
  "see-flag": [{"field":"of","takes":"word","choices":["white","black"]}],
  "see-illegal-position": [],
  "see-irregularity": [],
  "set-aside": [],
  "set-clock": [{"field":"why","takes":"word","choices":["defect","setting","schedule","restoring","dispute","request"]},{"field":"white","takes":"time","optional":true},{"field":"black","takes":"time","optional":true},{"field":"control","takes":"text","optional":true,"most":80},{"field":"white_moves","takes":"number","optional":true,"most":65535},{"field":"black_moves","takes":"number","optional":true,"most":65535},{"field":"white_period","takes":"number","optional":true,"most":65535},{"field":"black_period","takes":"number","optional":true,"most":65535},{"field":"lift_white_flag","takes":"yes-no","optional":true},{"field":"lift_black_flag","takes":"yes-no","optional":true}],
  "set-session": [{"field":"announced","takes":"time"},{"field":"length","takes":"time"}],
  "set-up-array": [{"field":"number","takes":"number","optional":true,"most":959},{"field":"fen","takes":"text","optional":true,"most":120}],
  "set-up-resumption": [],
  "set-up-two-boards": [{"field":"white_blind","takes":"yes-no","optional":true},{"field":"black_blind","takes":"yes-no","optional":true},{"field":"hearing_impaired","takes":"yes-no","optional":true}],
  "show-line": [{"field":"lines","takes":"lines"},{"field":"notation","takes":"language","optional":true}],
  "sign": [{"field":"points","takes":"points"},{"field":"how","takes":"word","optional":true,"choices":["sheets","device"]}],
  "start-clock": [],
  "stop-clock": [],
  "stop-room": [],
  "take-scoresheet": [{"field":"of","takes":"word","choices":["white","black"]},{"field":"medium","takes":"word","optional":true,"choices":["paper","certified-device","other-device","braille","recorder"]},{"field":"notation","takes":"language","optional":true}],
  "touch": [{"field":"square","takes":"square"},{"field":"contact","takes":"word","optional":true,"choices":["taken","brushed","straightened"]}],
  "verify": [{"field":"evidence","takes":"word","choices":["position","scoresheet"]}],
  "view-record": [],
  "waive-line": [],
  "withdraw-offer": [],
  "write": [{"field":"text","takes":"text","most":60},{"field":"line","takes":"number","optional":true,"most":65535}],
};
