//! Who plays at a demo, and the games that are over when it opens.

use tuomari_board::Color;

/// The players of the competition, the strongest first: towns, since none of
/// them is a person.
pub(super) const PLAYERS: [&str; 12] = [
    "Kuopio", "Vaasa", "Oulu", "Turku", "Lahti", "Pori", "Espoo", "Kotka", "Rauma", "Salo",
    "Kajaani", "Imatra",
];

/// A game that is over.
#[derive(Clone, Copy, Debug)]
pub(super) struct Over {
    /// Its moves by their squares, White's first.
    pub(super) moves: &'static str,
    pub(super) end: End,
}

/// How it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// The last move mates.
    Mate,
    Resigned(Color),
    Agreed,
}

/// Short games: a trap that everybody knows, a mate, draws out of the opening.
pub(super) const GAMES: [Over; 6] = [
    Over {
        moves: "d2d4 d7d5 c2c4 e7e6 b1c3 g8f6 c1g5 b8d7 c4d5 e6d5 c3d5 f6d5 g5d8 f8b4 d1d2 b4d2 e1d2 e8d8",
        end: End::Resigned(Color::White),
    },
    Over {
        moves: "e2e4 e7e5 g1f3 d7d6 f1c4 c8g4 b1c3 g7g6 f3e5 g4d1 c4f7 e8e7 c3d5",
        end: End::Mate,
    },
    Over {
        moves: "e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4 g8f6 b1c3 a7a6 f1e2 e7e5 d4b3 f8e7",
        end: End::Agreed,
    },
    Over {
        moves: "e2e4 e7e5 g1f3 g8f6 f3e5 f6e4 d1e2 e4f6 e5c6",
        end: End::Resigned(Color::Black),
    },
    Over {
        moves: "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 d7d6 d2d4 b7b5 a4b3 c6d4 f3d4 e5d4 d1d4 c7c5 d4d5 c8e6 d5c6 e6d7 c6d5 c5c4",
        end: End::Resigned(Color::White),
    },
    Over {
        moves: "d2d4 g8f6 c2c4 g7g6 b1c3 d7d5 c4d5 f6d5 e2e4 d5c3 b2c3 f8g7",
        end: End::Agreed,
    },
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use tuomari_board::Position;
    use tuomari_wire::place::MoveName;

    use super::*;

    #[test]
    fn every_game_is_legal_and_only_a_mate_is_one() {
        for game in GAMES {
            let mut position = Position::default();
            for name in game.moves.split(' ') {
                let named = |m| MoveName::of(m).map(String::from).as_deref() == Some(name);
                let mut legal = position.legal_moves().to_vec().into_iter();
                let m = legal.find(|m| named(*m));
                position.play_unchecked(m.unwrap_or_else(|| panic!("{name} in {}", game.moves)));
            }
            let mates = position.in_check(position.turn()) && position.legal_moves().is_empty();
            assert_eq!(mates, game.end == End::Mate, "{}", game.moves);
        }
    }

    #[test]
    fn no_player_is_there_twice() {
        let all: BTreeSet<&str> = PLAYERS.into_iter().collect();
        assert_eq!(all.len(), PLAYERS.len());
    }
}
