//! Every legal move of 20,000 random positions, written and read back in every
//! language and form.

use pgn_reader::shakmaty::{CastlingMode, Chess, fen::Fen, san::SanPlus};
use tuomari_board::{Move, Position};
use tuomari_notation::{Form, Language, Scribe, Signs, Vocabulary, translate_san};
use tuomari_testkit::{Dice, Walk, any_position};

/// Positions of games: 16,000, in four parts so that they run side by side.
fn of_games(part: u64) -> impl Iterator<Item = Position> {
    Walk::new(0x7c0_0000 + part).step_by(3).take(4000)
}

/// Positions no game should reach: 4,000, in two parts.
fn of_anything(part: u64) -> impl Iterator<Item = Position> {
    let mut dice = Dice::new(0x1bb_0000 + part);
    (0..2000).map(move |_| any_position(&mut dice))
}

fn check_written(positions: impl Iterator<Item = Position>) {
    let mut moves = 0;
    for position in positions {
        let scribe = Scribe::new(&position);
        for m in scribe.legal_moves() {
            moves += 1;
            for language in Language::ALL {
                for form in Form::ALL {
                    check_move(&position, &scribe, *m, language, form);
                }
            }
            let san = scribe.write_san(*m);
            let read = scribe.read(&san, Language::English).map(|r| r.m);
            assert_eq!(read, Ok(*m), "{san} in {}", position.to_fen());
        }
    }
    assert!(moves > 30_000, "only {moves} moves");
}

fn check_move(position: &Position, scribe: &Scribe, m: Move, language: Language, form: Form) {
    let text = scribe.write(m, language, form);
    let context = || format!("{text} ({language}, {form:?}) in {}", position.to_fen());
    let reading = match scribe.read(&text, language) {
        Ok(reading) => reading,
        Err(error) => panic!("{}: {error}", context()),
    };
    assert_eq!(reading.m, m, "{}", context());
    assert!(!reading.draw_offer);
    // The canonical form asks for no patience, the others only for what
    // Appendix C permits.
    if form == Form::SHORT {
        let san = scribe.write_san(m);
        let translated = translate_san(&san, m.is_en_passant(), language);
        assert_eq!(translated, text, "{}", context());
        assert_eq!(reading.accepted, [], "{}", context());
    }
    let permitted = reading.accepted.iter().all(|a| a.is_permitted());
    assert!(permitted, "{:?}: {}", reading.accepted, context());
    if form.signs == Signs::LeftOut {
        assert!(!text.contains(['+', '#', 'x', '.']), "{}", context());
    }
}

fn check_said(positions: impl Iterator<Item = Position>) {
    for position in positions {
        let scribe = Scribe::new(&position);
        for m in scribe.legal_moves() {
            for vocabulary in Vocabulary::ALL {
                let said = scribe.announce(*m, vocabulary);
                let heard = scribe.read_announcement(&said, vocabulary);
                assert_eq!(heard, Ok(*m), "{said} in {}", position.to_fen());
            }
        }
    }
}

#[test]
fn games_part_one_reads_back() {
    check_written(of_games(1));
}

#[test]
fn games_part_two_reads_back() {
    check_written(of_games(2));
}

#[test]
fn games_part_three_reads_back() {
    check_written(of_games(3));
}

#[test]
fn games_part_four_reads_back() {
    check_written(of_games(4));
}

#[test]
fn irregular_positions_part_one_read_back() {
    check_written(of_anything(1));
}

#[test]
fn irregular_positions_part_two_read_back() {
    check_written(of_anything(2));
}

#[test]
fn announcements_are_understood() {
    check_said((1..=4).flat_map(of_games));
}

#[test]
fn announcements_of_irregular_positions_are_understood() {
    check_said((1..=2).flat_map(of_anything));
}

/// Two implementations of standard algebraic notation agree.
#[test]
fn san_agrees_with_shakmaty() {
    let mut moves = 0;
    for position in of_games(1).filter(Position::is_regular) {
        let fen: Fen = position.to_fen().parse().unwrap();
        let theirs: Chess = fen.into_position(CastlingMode::Chess960).unwrap();
        let scribe = Scribe::new(&position);
        for m in scribe.legal_moves() {
            let san = SanPlus::from_move(theirs.clone(), *m).to_string();
            assert_eq!(scribe.write_san(*m), san, "in {}", position.to_fen());
            moves += 1;
        }
    }
    assert!(moves > 50_000, "only {moves} moves");
}
