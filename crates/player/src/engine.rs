//! A chess engine of somebody's own, by the protocol that all of them speak
//! (UCI). One process; whoever asks waits for his turn. After a fault it is
//! started anew.

use std::{fmt::Write as _, io, process::Stdio, time::Duration};

use tokio::{
    io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader, Lines},
    process::{Child, ChildStdin, ChildStdout, Command},
    sync::Mutex,
    time::timeout,
};
use tuomari_board::Move;
use tuomari_wire::place::MoveName;

use crate::{Question, Strength};

/// No answer takes longer, its start included.
const PATIENCE: Duration = Duration::from_secs(5);

/// Lines that an engine may say before the one that is waited for.
const MOST_LINES: usize = 10_000;

/// A program that speaks UCI.
#[derive(Debug)]
pub struct Engine {
    program: String,
    talk: Mutex<Option<Talk>>,
}

/// A process that answers.
#[derive(Debug)]
struct Talk {
    /// It ends with us.
    _process: Child,
    to: ChildStdin,
    from: Lines<BufReader<ChildStdout>>,
    /// The settings that it has.
    options: Vec<String>,
}

impl Engine {
    /// The program at this path. It is started when it is first asked.
    pub fn new(program: &str) -> Engine {
        Engine {
            program: program.to_owned(),
            talk: Mutex::default(),
        }
    }

    /// The best of the moves; none where it cannot say.
    pub async fn best(&self, question: &Question) -> io::Result<Option<Move>> {
        // It knows only positions that legal moves lead to.
        if !question.position.is_regular() {
            return Ok(None);
        }
        let late = || io::Error::new(io::ErrorKind::TimedOut, "no answer in time");
        let mut talk = timeout(PATIENCE, self.talk.lock())
            .await
            .map_err(|_| late())?;
        let said = timeout(PATIENCE, asked(&self.program, &mut talk, question)).await;
        match said.unwrap_or_else(|_| Err(late())) {
            Ok(said) => Ok(said.and_then(|said| meant(&question.moves, &said))),
            Err(error) => {
                *talk = None;
                Err(error)
            }
        }
    }
}

/// Asks for a move; what it said.
async fn asked(
    program: &str,
    talk: &mut Option<Talk>,
    question: &Question,
) -> io::Result<Option<String>> {
    let talk = match talk {
        Some(talk) => talk,
        None => talk.insert(Talk::begin(program).await?),
    };
    let (skill, depth, ms) = match question.strength {
        Strength::Easy => (0, 2, 50),
        Strength::Even => (6, 6, 150),
        Strength::Hard => (20, 99, 500),
    };
    let mut orders = String::new();
    if talk.options.iter().any(|option| option == "Skill Level") {
        let _ = writeln!(orders, "setoption name Skill Level value {skill}");
    }
    let moves = question.moves.iter().filter_map(|m| MoveName::of(*m));
    let moves: Vec<String> = moves.map(String::from).collect();
    let fen = question.position.to_fen();
    let moves = moves.join(" ");
    let _ = writeln!(
        orders,
        "position fen {fen}\ngo depth {depth} movetime {ms} searchmoves {moves}"
    );
    talk.say(&orders).await?;
    let said = talk.hear("bestmove").await?;
    Ok(said.split_whitespace().nth(1).map(str::to_owned))
}

impl Talk {
    async fn begin(program: &str) -> io::Result<Talk> {
        let mut process = Command::new(program)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()?;
        let (to, from) = process
            .stdin
            .take()
            .zip(process.stdout.take())
            .ok_or_else(|| io::Error::other("no pipes"))?;
        let mut talk = Talk {
            _process: process,
            to,
            from: BufReader::new(from).lines(),
            options: Vec::new(),
        };
        talk.say("uci\n").await?;
        talk.hear("uciok").await?;
        let mut orders = String::new();
        for (name, value) in [("Threads", "1"), ("Hash", "16"), ("UCI_Chess960", "true")] {
            if talk.options.iter().any(|option| option == name) {
                let _ = writeln!(orders, "setoption name {name} value {value}");
            }
        }
        orders.push_str("isready\n");
        talk.say(&orders).await?;
        talk.hear("readyok").await?;
        Ok(talk)
    }

    async fn say(&mut self, text: &str) -> io::Result<()> {
        self.to.write_all(text.as_bytes()).await?;
        self.to.flush().await
    }

    /// Waits for a line that begins so. What it says of its settings on the
    /// way is noted.
    async fn hear(&mut self, beginning: &str) -> io::Result<String> {
        for _ in 0..MOST_LINES {
            let Some(line) = self.from.next_line().await? else {
                break;
            };
            if line.starts_with(beginning) {
                return Ok(line);
            }
            let named = line.strip_prefix("option name ");
            if let Some((name, _)) = named.and_then(|rest| rest.split_once(" type ")) {
                self.options.push(name.to_owned());
            }
        }
        Err(io::Error::other(format!("it never said {beginning}")))
    }
}

/// The move that was meant. Castling is also written by where the king lands.
fn meant(moves: &[Move], said: &str) -> Option<Move> {
    let named = |m: &&Move| MoveName::of(**m).is_some_and(|name| String::from(name) == said);
    let lands = |m: &&Move| {
        let (from, to) = (said.get(..2), said.get(2..));
        let name = MoveName::of(**m).map(String::from);
        m.is_castle()
            && name.as_deref().and_then(|name| name.get(..2)) == from
            && to.is_some_and(|to| {
                let short = matches!(**m, Move::Castle { king, rook } if rook > king);
                to.starts_with(if short { 'g' } else { 'c' })
            })
    };
    moves
        .iter()
        .find(named)
        .or_else(|| moves.iter().find(lands))
        .copied()
}

#[cfg(test)]
mod tests {
    use tuomari_board::Position;

    use super::*;

    #[test]
    fn castling_is_meant_however_it_is_written() {
        let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        let moves = Position::from_fen(fen).unwrap().legal_moves().to_vec();
        for (said, name) in [
            ("e1g1", "e1h1"),
            ("e1c1", "e1a1"),
            ("e1h1", "e1h1"),
            ("a1a8", "a1a8"),
        ] {
            let m = meant(&moves, said).unwrap();
            assert_eq!(String::from(MoveName::of(m).unwrap()), name);
        }
        for none in ["", "e", "0000", "(none)", "e1e9", "ä1"] {
            assert_eq!(meant(&moves, none), None, "{none}");
        }
    }
}
