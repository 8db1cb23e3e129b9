//! What the tests of PGN share.

#![allow(
    clippy::unwrap_used,
    reason = "helpers of tests, too, may fail the test"
)]

use std::{io::Cursor, ops::ControlFlow};

use pgn_reader::{
    RawTag, Reader, SanPlus, Visitor,
    shakmaty::{CastlingMode, Chess, Position as _, fen::Fen},
};
use tuomari_board::Position;
use tuomari_notation::{
    Points,
    pgn::{Comment, PgnGame, PgnPly, PgnReader},
};
use tuomari_testkit::Dice;

/// A game with random tags, points and preface.
pub(crate) fn begin(dice: &mut Dice, start: Position) -> PgnGame {
    let mut game = PgnGame::new(start);
    if dice.one_in(5) {
        game.set_chess960(true);
    }
    for name in ["Event", "White", "Black", "Date", "TimeControl", "Nasty_1"] {
        if dice.one_in(2) {
            game.tags.set(name, &remark(dice)).unwrap();
        }
    }
    game.preface = Comment::new(&remark(dice));
    game.points = [
        None,
        Some(Points::WHITE_WON),
        Some(Points::BLACK_WON),
        Some(Points::DRAWN),
        Some(Points::NONE),
        Points::parse("½-0"),
        Points::parse("0-½"),
    ][dice.below(7)];
    game
}

/// Writes something beside a ply, mostly a clock time.
pub(crate) fn annotate(dice: &mut Dice, ply: &mut PgnPly) {
    if !dice.one_in(4) {
        let digits = dice.below(9);
        let ms = dice.bits() % 10_u64.pow(u32::try_from(digits).unwrap());
        ply.clock_ms = Some(if dice.one_in(2) { ms } else { ms / 1000 * 1000 });
    }
    ply.draw_offer = dice.one_in(10);
    if dice.one_in(8) {
        ply.comment = Comment::new(&remark(dice));
    }
}

/// Words as people and mischief write them.
pub(crate) fn remark(dice: &mut Dice) -> String {
    const PARTS: [&str; 30] = [
        "good",
        "hyvä siirto",
        "}",
        "{",
        "(",
        ")",
        ";",
        "%",
        "\n%",
        "\n\n",
        "\n[Event \"x\"]\n",
        "\\",
        "\"",
        "\\\"",
        "]",
        "[%clk 0:00:01]",
        "[%left 0:01:00]",
        "[%stood 8/8/8/8/8/8/8/8]",
        "[%moved e2e4]",
        "(=)",
        "1-0",
        "*",
        "0-0",
        "🦀",
        "\u{0}",
        "\r",
        "\t",
        "[%eval 0.3]",
        "$1",
        "  ",
    ];
    let mut text = String::new();
    for _ in 0..dice.below(8) {
        text.push_str(PARTS[dice.below(PARTS.len())]);
        if dice.one_in(2) {
            text.push(' ');
        }
    }
    text
}

/// The only game of a text.
pub(crate) fn read_one(text: &str) -> PgnGame {
    let mut reader = PgnReader::new(text.as_bytes());
    let game = match reader.next() {
        Some(Ok(game)) => game,
        other => panic!("{other:?}\n{text}"),
    };
    assert!(reader.next().is_none(), "{text}");
    game
}

/// Replays every game as an ordinary tool does, with `pgn-reader` and
/// `shakmaty` alone. The number of games, or what a tool would choke on.
pub(crate) fn followed_by_tools(text: &str) -> Result<usize, String> {
    let mut reader = Reader::new(Cursor::new(text.as_bytes()));
    let mut games = 0;
    while let Some(replayed) = reader.read_game(&mut Tool).map_err(|e| e.to_string())? {
        replayed?;
        games += 1;
    }
    Ok(games)
}

struct Tool;

#[derive(Default)]
struct ToolTags {
    fen: Option<String>,
    chess960: bool,
}

impl Visitor for Tool {
    type Tags = ToolTags;
    type Movetext = Chess;
    type Output = Result<(), String>;

    fn begin_tags(&mut self) -> ControlFlow<Self::Output, ToolTags> {
        ControlFlow::Continue(ToolTags::default())
    }

    fn tag(
        &mut self,
        tags: &mut ToolTags,
        name: &[u8],
        value: RawTag<'_>,
    ) -> ControlFlow<Self::Output> {
        match name {
            b"FEN" => tags.fen = Some(value.decode_utf8_lossy().into_owned()),
            b"Variant" => tags.chess960 = value.as_bytes() == b"Chess960",
            b"Result" => assert!(
                [&b"1-0"[..], b"0-1", b"1/2-1/2", b"*"].contains(&value.as_bytes()),
                "{value:?}"
            ),
            _ => {}
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, tags: ToolTags) -> ControlFlow<Self::Output, Chess> {
        let Some(fen) = tags.fen else {
            return if tags.chess960 {
                ControlFlow::Break(Err("Chess960 without a FEN".to_owned()))
            } else {
                ControlFlow::Continue(Chess::default())
            };
        };
        let mode = if tags.chess960 {
            CastlingMode::Chess960
        } else {
            CastlingMode::Standard
        };
        let position = match fen.parse::<Fen>() {
            Ok(fen) => fen.into_position(mode),
            Err(error) => return ControlFlow::Break(Err(format!("{fen}: {error}"))),
        };
        match position {
            Ok(position) => ControlFlow::Continue(position),
            Err(error) => ControlFlow::Break(Err(format!("{fen}: {error}"))),
        }
    }

    fn san(&mut self, position: &mut Chess, san: SanPlus) -> ControlFlow<Self::Output> {
        match san.san.to_move(position) {
            Ok(m) => {
                position.play_unchecked(m);
                ControlFlow::Continue(())
            }
            Err(error) => ControlFlow::Break(Err(format!("{san}: {error}"))),
        }
    }

    fn end_game(&mut self, _: Chess) -> Self::Output {
        Ok(())
    }
}
