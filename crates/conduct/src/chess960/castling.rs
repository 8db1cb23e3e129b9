//! Appendix F, later Guideline II: castling in Chess960.

use tuomari_board::{Bitboard, Castle, CastlingLength, File, Illegality, Move, Square};
use tuomari_rulebook::Topic;

use crate::{draft::Draft, event::cites::Cites};

/// The articles of a castling: its manner, what is unusual in it, and where
/// king and rook end up.
pub(crate) fn of_castling(draft: &Draft<'_>, m: Move) -> Cites {
    let rules = draft.rules();
    let Some(castle) = draft.game.position().castle(m) else {
        return Cites::topic(rules, Topic::CastlingMade);
    };
    let mut cites = Cites::topic(rules, manner(castle));
    // On a player's first move: nobody has moved, or only White has.
    if draft.game.position().move_number() == 1 {
        cites = cites.and_topic(rules, Topic::Chess960CastlingAtOnce);
    }
    if (usually_empty(castle) & draft.game.position().board().occupied()).any() {
        cites = cites.and_topic(rules, Topic::Chess960CastlingPastPieces);
    }
    cites
        .and_topic(rules, Topic::Chess960Castled)
        .and_topic(rules, Topic::CastlingMade)
}

/// One of four, by where king and rook stand (`fide-2018/II.3.2`).
fn manner(castle: Castle) -> Topic {
    let king_stays = castle.king_from == castle.king_to;
    let rook_stays = castle.rook_from == castle.rook_to;
    if king_stays {
        Topic::Chess960RookOnly
    } else if rook_stays {
        Topic::Chess960KingOnly
    } else if castle.king_from == castle.rook_to && castle.rook_from == castle.king_to {
        Topic::Chess960Exchange
    } else {
        Topic::Chess960BothMove
    }
}

/// Squares that are empty after castling in ordinary chess and that another
/// piece may stand on here (`fide-2018/II.3.2.7.5`).
fn usually_empty(castle: Castle) -> Bitboard {
    let files: &[File] = match castle.length {
        CastlingLength::Long => &[File::A, File::B, File::E],
        CastlingLength::Short => &[File::E, File::H],
    };
    let on = |file: &File| Square::from_coords(*file, castle.king_from.rank());
    files
        .iter()
        .map(on)
        .filter(|square| *square != castle.king_from && *square != castle.rook_from)
        .collect()
}

/// The own topic of a rule that castling breaks, where Chess960 has one.
pub(crate) fn topic_of(why: Illegality) -> Option<Topic> {
    let own = [
        (Illegality::CastlingRightLost, Topic::Chess960CastlingRight),
        (Illegality::CastlingKingMoved, Topic::Chess960CastlingRight),
        (Illegality::CastlingRookMoved, Topic::Chess960CastlingRight),
        (Illegality::CastlingMovement, Topic::Chess960CastlingSquares),
        (
            Illegality::CastlingPieceInBetween,
            Topic::Chess960CastlingPath,
        ),
    ];
    own.into_iter()
        .find_map(|(of, topic)| (of == why).then_some(topic))
}
