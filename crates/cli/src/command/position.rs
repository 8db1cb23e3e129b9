//! `tuomari position`: what can be said of a position.

use serde::Serialize;
use tuomari_audit::Evidence;
use tuomari_board::{CastlingLength, Color, File, Position, Rank, Square};
use tuomari_mating::{Limit, can_mate, material_test};
use tuomari_rulebook::{FlagMaterialTest, Rulebook};

use crate::{
    args::{BoardStyle, PositionArgs},
    failure::Failure,
    fen::{GivenPosition, Note},
    mating,
    messages::{Messages, color_id},
    moves::{MoveParts, legal_moves, length_id},
    output::{ALARM, Answer, HEADING, NOTICE, Output, drawn, hung, styled, wrapped},
    rules::{Settled, usual_profile},
    surroundings::Stopwatch,
};

/// Shows a position.
pub(crate) fn run(args: &PositionArgs, out: &Output) -> Result<(), Failure> {
    let given = GivenPosition::read(&args.fen, &out.say)?;
    given.tell_notes(out);
    let mating = Mating::of(&given.position, args);
    out.give(&Situation::of(given, mating, &out.say, args.board))
}

/// Everything the command says of a position.
#[derive(Debug, Serialize)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "the answers to four questions, under the names programs ask for"
)]
struct Situation {
    fen: String,
    turn: &'static str,
    move_number: u32,
    check: bool,
    checkmate: bool,
    stalemate: bool,
    regular: bool,
    faults: Vec<&'static str>,
    notes: Vec<Note>,
    castling: Castling,
    en_passant: Option<String>,
    counters: Counters,
    board: Vec<String>,
    legal_moves: Vec<MoveParts>,
    mating: Mating,
    #[serde(skip)]
    diagram: String,
}

/// The castling rights of each player.
#[derive(Debug, Serialize)]
struct Castling {
    white: Vec<&'static str>,
    black: Vec<&'static str>,
}

/// Moves since the last pawn move or capture.
#[derive(Debug, Serialize)]
struct Counters {
    white: u16,
    black: u16,
    fifty_moves: bool,
    seventy_five_moves: bool,
}

/// Whether each side can still mate.
#[derive(Debug, Serialize)]
struct Mating {
    white: SideMating,
    black: SideMating,
}

/// Whether a side can still mate, and what the Finnish test of material says.
#[derive(Debug, Serialize)]
struct SideMating {
    #[serde(flatten)]
    told: Evidence,
    material: Material,
}

/// What a side's men can do by themselves.
#[derive(Debug, Serialize)]
struct Material {
    class: &'static str,
    forces: bool,
}

impl Situation {
    fn of(
        given: GivenPosition,
        mating: Mating,
        say: &Messages,
        style: Option<BoardStyle>,
    ) -> Situation {
        let GivenPosition { position, notes } = given;
        let quiet = position.quiet();
        Situation {
            fen: position.to_fen(),
            turn: color_id(position.turn()),
            move_number: position.move_number(),
            check: position.in_check(position.turn()),
            checkmate: position.is_checkmate(),
            stalemate: position.is_stalemate(),
            regular: position.is_regular(),
            faults: position.faults().iter().map(|fault| fault.id()).collect(),
            notes,
            castling: Castling {
                white: castling_lengths(&position, Color::White),
                black: castling_lengths(&position, Color::Black),
            },
            en_passant: position.en_passant().map(|square| square.to_string()),
            counters: Counters {
                white: quiet.white,
                black: quiet.black,
                fifty_moves: quiet.is_fifty(),
                seventy_five_moves: quiet.is_seventy_five(),
            },
            board: ranks(&position),
            legal_moves: legal_moves(&position, say.notation()),
            mating,
            diagram: drawn(position.board(), style, say),
        }
    }

    /// Whose move it is and what that player faces.
    fn state(&self, say: &Messages) -> Vec<String> {
        let color = || [("color", self.turn.into())];
        let turn = [
            ("color", self.turn.into()),
            ("number", self.move_number.into()),
        ];
        let mut lines = vec![styled(HEADING, &say.with("position-turn", turn))];
        if self.checkmate {
            lines.push(styled(ALARM, &say.with("position-checkmate", color())));
        } else if self.stalemate {
            lines.push(styled(ALARM, &say.with("position-stalemate", color())));
        } else if self.check {
            lines.push(styled(NOTICE, &say.with("position-check", color())));
        }
        // What ended the game takes precedence over the counters.
        let goes_on = !self.checkmate && !self.stalemate;
        if goes_on && self.counters.seventy_five_moves {
            lines.push(styled(ALARM, &say.text("position-seventy-five")));
        } else if goes_on && self.counters.fifty_moves {
            lines.push(styled(NOTICE, &say.text("position-fifty")));
        }
        lines
    }

    /// What may still be done, and what was.
    fn rights(&self, say: &Messages) -> Vec<String> {
        let mut lines = vec![self.castling.to_text(say)];
        if let Some(square) = &self.en_passant {
            let square = [("square", square.as_str().into())];
            lines.push(say.with("position-en-passant", square));
        }
        let counters = [
            ("white", self.counters.white.into()),
            ("black", self.counters.black.into()),
        ];
        lines.push(say.with("position-counters", counters));
        if self.regular {
            lines.push(say.text("position-regular"));
        } else {
            lines.push(styled(NOTICE, &say.text("position-irregular")));
            let faults = self.faults.iter();
            lines.extend(faults.map(|id| format!("  {}", say.text(&format!("fault-{id}")))));
        }
        lines
    }

    /// The legal moves, a paragraph for each kind of piece.
    fn moves(&self, say: &Messages) -> String {
        if self.legal_moves.is_empty() {
            return format!("{}\n", say.text("position-no-legal-moves"));
        }
        let count = [("count", self.legal_moves.len().into())];
        let heading = styled(HEADING, &say.with("position-legal-moves", count));
        let by_role = self.legal_moves.chunk_by(|a, b| a.role == b.role);
        let lines = by_role.map(|moves| wrapped(moves.iter().map(|m| m.text.as_str()), 2));
        format!("{heading}\n{}", lines.collect::<String>())
    }
}

impl Answer for Situation {
    fn to_text(&self, say: &Messages) -> String {
        let state = self.state(say).join("\n");
        let rights = self.rights(say).join("\n");
        format!(
            "{}\n{state}\n{rights}\n{}FEN: {}\n\n{}",
            self.diagram,
            self.mating.to_text(say),
            self.fen,
            self.moves(say)
        )
    }
}

impl Mating {
    fn of(position: &Position, args: &PositionArgs) -> Mating {
        Mating {
            white: SideMating::of(position, Color::White, args),
            black: SideMating::of(position, Color::Black, args),
        }
    }

    fn to_text(&self, say: &Messages) -> String {
        let told = [&self.white.told, &self.black.told];
        told.map(|told| hung(&mating::told(told, say), 0)).concat()
    }
}

impl SideMating {
    fn of(position: &Position, side: Color, args: &PositionArgs) -> SideMating {
        let watch = Stopwatch::start();
        let over = || watch.elapsed_ms() >= args.limit_ms;
        let limit = Limit::positions(args.limit_positions).or_when(&over);
        let answer = can_mate(position, side, limit);
        let verdict = material_test(position.board(), side, pawn_counts());
        SideMating {
            told: Evidence::new(position, side, answer),
            material: Material {
                class: verdict.class.id(),
                forces: verdict.forces,
            },
        }
    }
}

/// Whether a pawn counts in the test of material, by the first rulebook that
/// has the test.
fn pawn_counts() -> bool {
    let mut rules = Rulebook::all().filter_map(|rulebook| {
        let settled = Settled::printed(rulebook, usual_profile(rulebook, None)).ok()?;
        Some(settled.rules)
    });
    let tested =
        rules.find(|rules| rules.flag_material_test().value == FlagMaterialTest::ForcesBareKing);
    tested.is_some_and(|rules| rules.pawn_counts_as_material().value.is_yes())
}

impl Castling {
    fn to_text(&self, say: &Messages) -> String {
        if self.white.is_empty() && self.black.is_empty() {
            return say.text("position-castling-none");
        }
        let written = |lengths: &[&str]| match lengths {
            [] => say.text("position-castling-one-none"),
            lengths => lengths
                .iter()
                .map(|id| if *id == "short" { "0-0" } else { "0-0-0" })
                .collect::<Vec<&str>>()
                .join(", "),
        };
        let values = [
            ("white", written(&self.white).into()),
            ("black", written(&self.black).into()),
        ];
        say.with("position-castling", values)
    }
}

/// The lengths of castling that `color` has a right to, the short one first.
fn castling_lengths(position: &Position, color: Color) -> Vec<&'static str> {
    let rights = position.castling();
    let Some(king) = position.board().by_piece(color.king()).single_square() else {
        return Vec::new();
    };
    let rooks = rights.rooks() & color.backrank();
    let mut lengths: Vec<CastlingLength> = rooks
        .into_iter()
        .map(|rook| {
            let long = (rook < king) != rights.is_mirrored(color);
            if long {
                CastlingLength::Long
            } else {
                CastlingLength::Short
            }
        })
        .collect();
    lengths.sort();
    lengths.into_iter().map(length_id).collect()
}

/// The board in FEN letters and dots, the eighth rank first.
pub(super) fn ranks(position: &Position) -> Vec<String> {
    let sign = |file, rank| {
        let piece = position.board().piece_at(Square::from_coords(file, rank));
        piece.map_or('.', tuomari_board::Piece::char)
    };
    Rank::ALL
        .into_iter()
        .rev()
        .map(|rank| File::ALL.into_iter().map(|file| sign(file, rank)).collect())
        .collect()
}
