//! Article 2.3 and II.2: the array a game begins with.

use tuomari_board::{
    Arrangement, ArrayNumber, Bitboard, Color, File, Piece, Position, Rank, Role, Square,
};
use tuomari_rulebook::{Rules, StartPosition, Topic, Variant};

use crate::{
    act::by::By,
    draft::Draft,
    event::{cites::Cites, happening::Happening, refusal::Refusal},
};

/// The array games begin with: in Chess960 one that is drawn, whatever the
/// event says of arrays (`fide-2018/II.1`, `II.2`).
pub(crate) fn begins(rules: &Rules) -> StartPosition {
    match rules.variant().value {
        Variant::Chess960 => StartPosition::DrawnArray,
        Variant::Orthodox => rules.start_position().value,
    }
}

/// Whether every game begins with the usual array, so that kings and rooks
/// castle from its squares alone (`fide-2018/3.8.2`).
pub(crate) fn begins_usually(rules: &Rules) -> bool {
    begins(rules) == StartPosition::StandardArray
}

/// Where the rulebook speaks of such an array.
pub(crate) fn cites(rules: &Rules, begins: StartPosition) -> Cites {
    match begins {
        StartPosition::StandardArray => Cites::topic(rules, Topic::ArrayRanks)
            .and_topic(rules, Topic::ArrayCorners)
            .and_topic(rules, Topic::ArrayKingAndQueen)
            .and_topic(rules, Topic::ArrayMirror),
        StartPosition::DrawnArray => Cites::topic(rules, Topic::DrawnArrayRanks),
    }
}

/// The array is drawn by lot. The lot comes with the command: any 64 bits,
/// from a program, a die or cards.
pub(crate) fn draw(draft: &mut Draft<'_>, lot: u64) -> Result<(), Refusal> {
    not_begun(draft)?;
    if matches!(draft.by, By::Player(_)) {
        return Err(Refusal::NotYours);
    }
    if begins_usually(draft.rules()) {
        let rules = draft.rules();
        let cites = Cites::ruled(&rules.start_position()).and_ruled(&rules.variant());
        return Err(Refusal::NotProvided(cites));
    }
    let number = ArrayNumber::draw(lot);
    draft.topic(Happening::ArraySetUp(number), Topic::ArrayDrawn);
    Ok(())
}

/// The pieces are set up; an array that the rules do not know is refused.
pub(crate) fn set_up(draft: &mut Draft<'_>, array: &Arrangement) -> Result<(), Refusal> {
    not_begun(draft)?;
    let begins = begins(draft.rules());
    if begins == StartPosition::DrawnArray && matches!(draft.by, By::Player(_)) {
        return Err(Refusal::NotYours);
    }
    match (fault(begins, array), ArrayNumber::of(array)) {
        (None, Some(number)) => {
            let cites = cites(draft.rules(), begins);
            draft.push(Happening::ArraySetUp(number), cites);
            Ok(())
        }
        (topic, _) => {
            let topic = topic.unwrap_or(Topic::ArrayRanks);
            let cites = Cites::topic(draft.rules(), topic);
            Err(Refusal::NoSuchArray(cites))
        }
    }
}

/// Nothing has been moved and no clock has been started.
fn not_begun(draft: &Draft<'_>) -> Result<(), Refusal> {
    draft.in_play()?;
    let clock = draft.game.clock.as_ref();
    if clock.is_some_and(|clock| clock.state() != tuomari_clock::State::Idle) {
        return Err(Refusal::ClockStarted);
    }
    if draft.game.history.plies().is_empty() && draft.game.turn.board.is_none() {
        Ok(())
    } else {
        Err(Refusal::PlayBegun)
    }
}

/// The rule of the array that the pieces break.
pub(crate) fn fault(rule: StartPosition, array: &Arrangement) -> Option<Topic> {
    match rule {
        StartPosition::StandardArray => fault_of_standard(array),
        StartPosition::DrawnArray => fault_of_drawn(array),
    }
}

fn fault_of_standard(array: &Arrangement) -> Option<Topic> {
    let right = Position::default();
    let agree = |files: &[File]| {
        files.iter().all(|file| {
            let square = Square::from_coords(*file, Rank::First);
            array.piece_at(square) == right.board().piece_at(square)
        })
    };
    if !ranks_are_right(array) {
        Some(Topic::ArrayRanks)
    } else if !agree(&[File::A, File::B, File::C, File::F, File::G, File::H]) {
        Some(Topic::ArrayCorners)
    } else if !agree(&[File::D, File::E]) {
        Some(Topic::ArrayKingAndQueen)
    } else if !is_mirrored(array) {
        Some(Topic::ArrayMirror)
    } else {
        None
    }
}

fn fault_of_drawn(array: &Arrangement) -> Option<Topic> {
    let white = |role| {
        array.by_piece(Piece {
            color: Color::White,
            role,
        })
    };
    let between = |rooks: Bitboard, king: Bitboard| {
        rooks.first() < king.first() && king.first() < rooks.last()
    };
    if !ranks_are_right(array) {
        Some(Topic::DrawnArrayRanks)
    } else if !between(white(Role::Rook), white(Role::King)) {
        Some(Topic::DrawnArrayKing)
    } else if (white(Role::Bishop) & Bitboard::LIGHT_SQUARES).count() != 1 {
        Some(Topic::DrawnArrayBishops)
    } else if !is_mirrored(array) {
        Some(Topic::DrawnArrayMirror)
    } else {
        None
    }
}

/// White's pawns on the second rank, the other pieces, all of them, on the
/// first.
fn ranks_are_right(array: &Arrangement) -> bool {
    let count = |role| {
        let pieces = array.by_piece(Piece {
            color: Color::White,
            role,
        });
        let rank = match role {
            Role::Pawn => Rank::Second,
            Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King => Rank::First,
        };
        (pieces & Bitboard::from_rank(rank)).count()
    };
    let pieces = [
        Role::King,
        Role::Queen,
        Role::Rook,
        Role::Bishop,
        Role::Knight,
    ];
    count(Role::Pawn) == 8
        && pieces.map(count) == [1, 1, 2, 2, 2]
        && array.by_color(Color::White).count() == 16
}

/// Black's pieces face their like.
fn is_mirrored(array: &Arrangement) -> bool {
    Role::ALL.into_iter().all(|role| {
        let of = |color| array.by_piece(Piece { color, role });
        of(Color::White).flip_vertical() == of(Color::Black)
    })
}
