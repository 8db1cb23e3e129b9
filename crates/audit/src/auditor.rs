//! Games read from a piece of text, one after another.

use tuomari_board::Position;
use tuomari_notation::{
    Language, ReadFault,
    pgn::{MAX_PLIES, find_san},
    read_move,
};

use crate::{
    finding::{Finding, Game, line_ends},
    ground::Ground,
    judgement::judge,
    kind::{End, Kind},
    law::Law,
    replay::Replay,
    result::Recorded,
    scanner::{Heading, Scanner, Token},
};

/// What a piece of text holds.
#[derive(Debug, Default)]
pub struct Report {
    pub games: u64,
    /// Moves of both players.
    pub plies: u64,
    pub lines: u64,
    /// Games that follow other rules or stand in several pieces.
    pub not_judged: u64,
    pub findings: Vec<Finding>,
}

/// Reads games and holds them against the Laws.
#[derive(Debug)]
pub struct Auditor<'l> {
    law: &'l Law,
    replay: Replay,
}

/// What is known of a game while its moves are read.
#[derive(Default)]
struct Course<'t> {
    /// A word could not be read, so nothing after it is certain.
    torn: bool,
    /// A move could not be played: the rest is not looked at.
    broken: bool,
    /// Whether it has any word at all.
    worded: bool,
    comment: Option<&'t [u8]>,
    marker: Option<&'t [u8]>,
}

impl<'l> Auditor<'l> {
    /// An auditor of these rules.
    pub fn new(law: &'l Law) -> Auditor<'l> {
        Auditor {
            law,
            replay: Replay::default(),
        }
    }

    /// Reads the games of a piece of text. If it was `cut`, the last game of
    /// it has no end.
    pub fn read(&mut self, text: &[u8], cut: bool) -> Report {
        let mut report = Report {
            lines: line_ends(text),
            ..Report::default()
        };
        let mut scanner = Scanner::new(text);
        while let Some(heading) = scanner.heading() {
            self.read_game(text, heading, &mut scanner, cut, &mut report);
        }
        report
    }

    fn read_game<'t>(
        &mut self,
        text: &'t [u8],
        heading: Heading<'t>,
        scanner: &mut Scanner<'t>,
        cut: bool,
        report: &mut Report,
    ) {
        let mut game = Game {
            number: report.games + 1,
            text,
            heading,
            recorded: heading.result.and_then(Recorded::read),
        };
        let mut course = Course::default();
        let start = start(heading);
        let follows = is_chess(heading.variant) && start.is_some();
        course.broken = !follows;
        self.replay.begin(start.clone().unwrap_or_default());
        loop {
            match scanner.token() {
                Token::Word { at, text: word } => {
                    course.worded = true;
                    if !course.broken {
                        self.word(at, word, &game, *scanner, &mut course, report);
                    }
                }
                Token::Comment(comment) => course.comment = Some(comment),
                Token::Marker(marker) => {
                    course.marker = Some(marker);
                    break;
                }
                Token::Endless => {
                    course.torn = true;
                    // If it was cut here, it is too long, and that is told.
                    if !cut || !scanner.is_at_end() {
                        self.find(Kind::Endless, &game, report);
                    }
                    break;
                }
                Token::End => break,
            }
        }
        if !heading.tagged && !course.worded {
            return;
        }
        report.games += 1;
        report.plies += u64::try_from(self.replay.plies()).unwrap_or(u64::MAX);
        if start.is_none() {
            self.find(Kind::UnreadableStart, &game, report);
        } else if !follows || heading.in_parts {
            report.not_judged += 1;
        } else if cut && scanner.is_at_end() && course.marker.is_none() {
            self.find(Kind::TooLong, &game, report);
        } else {
            self.conclude(&mut game, &course, report);
        }
    }

    /// Judges the game as a whole.
    fn conclude(&self, game: &mut Game<'_>, course: &Course<'_>, report: &mut Report) {
        let by_marker = course.marker.and_then(Recorded::read);
        if let (Some(tag), Some(marker)) = (game.recorded, by_marker)
            && tag != marker
        {
            let kind = Kind::TwoResults;
            let ply = self.replay.plies();
            let found = Finding::new(kind, game, &self.replay, ply, self.law.cites(kind));
            report.findings.push(found.contradicting());
        }
        game.recorded = game.recorded.or(by_marker);
        let whole = !course.torn && !course.broken;
        if whole && course.worded && course.marker.is_none() {
            self.find(Kind::BreaksOff, game, report);
        }
        let certain = whole && course.marker.is_some();
        let ground = Ground::read(game.heading.termination, course.comment);
        judge(
            self.law,
            game,
            &self.replay,
            ground,
            certain,
            &mut report.findings,
        );
    }

    /// Plays what a word means.
    #[inline]
    fn word<'t>(
        &mut self,
        at: usize,
        word: &'t [u8],
        game: &Game<'t>,
        rest: Scanner<'t>,
        course: &mut Course<'t>,
        report: &mut Report,
    ) {
        if let Some(m) = find_san(self.replay.now(), word) {
            course.comment = None;
            self.replay.play(m, self.law);
            if self.replay.plies() >= MAX_PLIES {
                course.broken = true;
                self.find(Kind::TooLong, game, report);
            }
        } else {
            self.doubtful(at, word, game, rest, course, report);
        }
    }

    /// A word that is not a legal move in PGN's notation: one in another form,
    /// an illegal move, or no move.
    #[cold]
    fn doubtful<'t>(
        &mut self,
        at: usize,
        word: &'t [u8],
        game: &Game<'t>,
        mut rest: Scanner<'t>,
        course: &mut Course<'t>,
        report: &mut Report,
    ) {
        let read = read_move(
            self.replay.now(),
            &String::from_utf8_lossy(word),
            Language::English,
        );
        let (kind, why) = match read.map_err(|error| error.fault) {
            Ok(reading) => {
                course.comment = None;
                return self.replay.play(reading.m, self.law);
            }
            // Two zeros at the end are a result that only an arbiter gives.
            Err(_) if word == b"0-0" && rest.token() == Token::End => {
                course.marker = Some(word);
                return;
            }
            Err(ReadFault::Unreadable { .. } | ReadFault::TooLong { .. }) => {
                (Kind::UnreadableWord, None)
            }
            Err(ReadFault::Ambiguous { .. }) => (Kind::AmbiguousMove, None),
            Err(ReadFault::PromotionMissing) => (Kind::IllegalMove, None),
            Err(ReadFault::NoSuchMove { why }) => (Kind::IllegalMove, why),
        };
        course.broken = kind != Kind::UnreadableWord;
        if course.torn {
            // It follows from the word that could not be read.
            return;
        }
        course.torn = true;
        let now = self.replay.now();
        let over = course.broken && !now.has_legal_move();
        let (kind, cites) = if over && now.in_check(now.turn()) {
            let kind = Kind::PlayedOn(End::Checkmate);
            (kind, self.law.cites(kind))
        } else if over {
            let kind = Kind::PlayedOn(End::Stalemate);
            (kind, self.law.cites(kind))
        } else if let Some(why) = why {
            (kind, self.law.cites_illegality(why))
        } else {
            (kind, self.law.cites(kind))
        };
        let mut found = Finding::new(kind, game, &self.replay, self.replay.plies(), cites)
            .word(game.text, at, word)
            .reason(why.filter(|_| !over).map(tuomari_board::Illegality::id));
        if let Some(should_be) = over.then(|| result_on_board(now)) {
            found = found.should_be(should_be);
        }
        report.findings.push(found);
    }

    fn find(&self, kind: Kind, game: &Game<'_>, report: &mut Report) {
        let cites = self.law.cites(kind);
        let found = Finding::new(kind, game, &self.replay, self.replay.plies(), cites);
        report.findings.push(found);
    }
}

/// The result of a position without legal moves.
pub(crate) fn result_on_board(position: &Position) -> Recorded {
    if position.in_check(position.turn()) {
        Recorded::Won(!position.turn())
    } else {
        Recorded::Drawn
    }
}

/// The position the moves begin from; nothing if it cannot be read.
fn start(heading: Heading<'_>) -> Option<Position> {
    let Some(fen) = heading.fen else {
        return Some(Position::default());
    };
    let fen = std::str::from_utf8(fen).ok()?;
    let (position, _) = Position::from_fen_lenient(fen.trim()).ok()?;
    Some(position)
}

/// Whether the game follows the rules of chess, of Chess960 too.
fn is_chess(variant: Option<&[u8]>) -> bool {
    const CHESS: [&str; 11] = [
        "",
        "?",
        "chess",
        "standard",
        "normal",
        "from position",
        "chess960",
        "chess 960",
        "fischerandom",
        "fischer random",
        "freestyle",
    ];
    let Some(variant) = variant else {
        return true;
    };
    let variant = variant.trim_ascii().to_ascii_lowercase();
    CHESS.iter().any(|name| name.as_bytes() == variant)
}

#[cfg(test)]
mod tests {
    use std::fmt::Write as _;

    use tuomari_notation::write_san;
    use tuomari_rulebook::{Profile, Rules, Setting};
    use tuomari_testkit::{Dice, quick_or_full, random_game};

    use super::*;

    /// The Laws, with hardly any time to look for mates.
    fn law() -> Law {
        let rulebook = "fide-2023".parse().unwrap();
        let event = Rules::of(rulebook, Profile::Standard);
        let rules = event.decide(Setting::FideRated, "no").build();
        Law::new(rules.unwrap(), 1)
    }

    /// A random game as PGN, and how many plies it has.
    fn written(dice: &mut Dice) -> (String, u64) {
        let (start, moves) = random_game(dice, 60);
        let fen = start.to_fen();
        let mut text = format!("[Variant \"Chess960\"]\n[FEN \"{fen}\"]\n\n");
        let mut now = start;
        for m in &moves {
            let between = ["", "{ [%clk 0:01:00] }", "$3", "(1. e4 (e5) {)})", "!?"];
            let number = now.move_number();
            let mark = between[dice.below(between.len())];
            _ = write!(text, "{number}... {} {mark} ", write_san(&now, *m));
            now.play_unchecked(*m);
        }
        text.push_str("*\n\n");
        (text, moves.len().try_into().unwrap())
    }

    #[test]
    fn every_move_of_random_games_is_read() {
        let (law, mut dice) = (law(), Dice::new(1));
        let mut auditor = Auditor::new(&law);
        for _ in 0..quick_or_full(300, 30_000) {
            let (text, plies) = written(&mut dice);
            let report = auditor.read(text.as_bytes(), false);
            assert_eq!((report.games, report.plies), (1, plies), "{text}");
            let misread = [
                "illegal-move",
                "ambiguous-move",
                "unreadable-word",
                "endless",
            ];
            let mut ids = report.findings.iter().filter_map(|finding| finding.found);
            assert!(!ids.any(|id| misread.contains(&id)), "{text}");
        }
    }

    #[test]
    fn no_text_however_spoilt_stops_an_auditor() {
        let (law, mut dice) = (law(), Dice::new(2));
        let mut auditor = Auditor::new(&law);
        for _ in 0..quick_or_full(1_000, 100_000) {
            let mut text = written(&mut dice).0.into_bytes();
            text.truncate(400 + dice.below(400));
            for _ in 0..dice.below(8) {
                let at = dice.below(text.len());
                let signs = b"{}()[];%$\"\\\n .0*-\x0c\xff";
                text[at] = signs[dice.below(signs.len())];
            }
            let report = auditor.read(&text, dice.one_in(2));
            assert!(report.games < 400);
        }
    }
}
