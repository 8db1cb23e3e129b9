//! `tuomari competition explain`.

use serde::Serialize;
use tuomari_checker::{Against, BoardReason, ByeReason, Choice, Competition, Made, Place};

use super::file::{Names, read, refused, tell_remarks};
use crate::{
    args::ExplainArgs,
    failure::{Complaint, Exit, Failure},
    messages::Messages,
    output::{Answer, HEADING, Output, hung, styled},
};

/// Says why a round, or a board of it, is as it is.
pub(super) fn run(args: &ExplainArgs, out: &Output) -> Result<(), Failure> {
    let say = &out.say;
    let report = read(&args.file, out)?;
    let competition = Competition::new(&report).map_err(|refusal| refused(&refusal, say))?;
    let round = args.round.unwrap_or(competition.past().max(1));
    let made = competition.pair(round);
    let made = made.map_err(|refusal| refused(&refusal, say))?;
    let asked = asked(args, &made, round, say)?;
    tell_remarks(&competition.remarks(), out);
    if round <= competition.past() && !competition.check_round(round).agrees() {
        let values = [("round", round.into())];
        out.note(&say.with("competition-explain-differs", values));
    }
    let names = Names {
        report: &report,
        of_teams: competition.system().is_for_teams(),
    };
    let reasons = match asked {
        Some(at) => made
            .reason(at)
            .map(|reason| (at, reason))
            .into_iter()
            .collect(),
        None => made.reasons().into_iter().enumerate().collect::<Vec<_>>(),
    };
    let boards = reasons.iter();
    let boards = boards.map(|(at, reason)| Board::new(*at, reason, &names, say));
    let boards: Vec<Board> = boards.collect();
    let bye = made.bye_reason().filter(|_| args.board.is_none());
    out.give(&Explained {
        round,
        boards,
        bye: bye.map(|bye| Bye::new(&bye, &names, say)),
    })
}

/// The board to be explained, counted from 0; none for all.
fn asked(
    args: &ExplainArgs,
    made: &Made,
    round: u32,
    say: &Messages,
) -> Result<Option<usize>, Failure> {
    let boards = made.paired().boards;
    let Some((white, black)) = args.board else {
        return Ok(None);
    };
    if let Some(at) = boards.iter().position(|two| *two == (white, black)) {
        return Ok(Some(at));
    }
    let values = [
        ("round", round.into()),
        ("white", white.into()),
        ("black", black.into()),
    ];
    let complaint = Complaint::new(say, "competition-no-board", Exit::Input, values);
    Err(complaint.hint(say.text("competition-no-board-hint")).into())
}

/// A round with its reasons.
#[derive(Debug, Serialize)]
struct Explained {
    round: u32,
    boards: Vec<Board>,
    bye: Option<Bye>,
}

/// A board with its reasons.
#[derive(Debug, Serialize)]
struct Board {
    white: u32,
    black: u32,
    bracket: Option<u32>,
    score: Option<String>,
    floaters: Vec<u32>,
    /// Nothing comes before these two.
    first: bool,
    instead: Vec<(u32, u32)>,
    criterion: Option<String>,
    color_rule: String,
    reasons: Vec<String>,
    #[serde(skip)]
    heading: String,
}

impl Board {
    fn new(at: usize, reason: &BoardReason, names: &Names<'_>, say: &Messages) -> Board {
        let (bracket, score, floaters) = match &reason.place {
            Place::Bracket {
                bracket,
                score,
                floaters,
            } => {
                let score = tuomari_report::Points::from_hundredths(*score).to_string();
                let floaters = floaters.iter().map(|(number, _)| *number);
                (Some(*bracket), Some(score), floaters.collect())
            }
            Place::Table { .. } => (None, None, Vec::new()),
        };
        let (instead, criterion) = match &reason.choice {
            Choice::Instead { pairs, against, .. } => (pairs.clone(), *against),
            Choice::First | Choice::Table => (Vec::new(), None),
        };
        let two = [reason.white, reason.black].map(|number| names.with_number(number));
        Board {
            white: reason.white,
            black: reason.black,
            bracket,
            score,
            floaters,
            first: instead.is_empty(),
            instead,
            criterion: criterion.map(|against: Against| against.article().to_string()),
            color_rule: reason.colors.article().to_string(),
            reasons: say.all_said(&reason.said()),
            heading: format!("{:>4}  {}", at + 1, two.join(" – ")),
        }
    }
}

/// Who has the bye, and why.
#[derive(Debug, Serialize)]
struct Bye {
    number: u32,
    reasons: Vec<String>,
    #[serde(skip)]
    heading: String,
}

impl Bye {
    fn new(bye: &ByeReason, names: &Names<'_>, say: &Messages) -> Bye {
        let who = names.with_number(bye.number);
        Bye {
            number: bye.number,
            reasons: say.all_said(&bye.said()),
            heading: say.with("competition-bye", [("who", who.into())]),
        }
    }
}

impl Answer for Explained {
    fn to_text(&self, say: &Messages) -> String {
        let heading = say.with("competition-heading-round", [("round", self.round.into())]);
        let mut text = format!("{}\n", styled(HEADING, &heading));
        let boards = self.boards.iter().map(|one| (&one.heading, &one.reasons));
        let bye = self.bye.iter().map(|one| (&one.heading, &one.reasons));
        for (heading, reasons) in boards.chain(bye) {
            text.push_str(&styled(HEADING, heading));
            text.push('\n');
            for reason in reasons {
                text.push_str(&hung(reason, 6));
            }
        }
        text
    }
}
