//! `tuomari competition pair`.

use serde::Serialize;
use tuomari_checker::Competition;

use super::file::{Names, read, refused, tell_remarks};
use crate::{
    args::PairArgs,
    failure::Failure,
    messages::Messages,
    output::{Answer, HEADING, Output, styled},
};

/// Pairs a round.
pub(super) fn run(args: &PairArgs, out: &Output) -> Result<(), Failure> {
    let say = &out.say;
    let report = read(&args.file, out)?;
    let competition = Competition::new(&report).map_err(|refusal| refused(&refusal, say))?;
    let round = args.round.unwrap_or(competition.past() + 1);
    let made = competition.pair(round);
    let paired = made.map_err(|refusal| refused(&refusal, say))?.paired();
    tell_remarks(&competition.remarks(), out);
    let names = Names {
        report: &report,
        of_teams: competition.system().is_for_teams(),
    };
    let boards = paired.boards.iter();
    out.give(&OneRound {
        named: boards
            .map(|&(white, black)| (names.with_number(white), names.with_number(black)))
            .collect(),
        named_bye: paired.byes.first().map(|&number| names.with_number(number)),
        round,
        bye: paired.byes.first().copied(),
        pairs: paired.boards,
    })
}

/// A round as it is printed.
#[derive(Debug, Serialize)]
struct OneRound {
    pairs: Vec<(u32, u32)>,
    bye: Option<u32>,
    #[serde(skip)]
    round: u32,
    #[serde(skip)]
    named: Vec<(String, String)>,
    #[serde(skip)]
    named_bye: Option<String>,
}

impl Answer for OneRound {
    fn to_text(&self, say: &Messages) -> String {
        let heading = say.with("competition-heading-round", [("round", self.round.into())]);
        let mut text = format!("{}\n", styled(HEADING, &heading));
        let widest = self.named.iter().map(|(white, _)| white.chars().count());
        let width = widest.max().unwrap_or(0);
        for (board, (white, black)) in (1..).zip(&self.named) {
            let line = format!("{board:>4}  {white:<width$} – {black}\n");
            text.push_str(&line);
        }
        if let Some(who) = &self.named_bye {
            let bye = say.with("competition-bye", [("who", who.as_str().into())]);
            text.push_str(&bye);
            text.push('\n');
        }
        text
    }
}
