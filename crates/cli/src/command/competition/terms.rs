//! The values of one participant, each opened to its terms.

use serde::Serialize;
use tuomari_standing::{Cut, Exact, Source, Standing, Term, TieBreak};

use super::file::Names;
use crate::{
    failure::{Complaint, Exit, Failure},
    messages::Messages,
    output::{HEADING, styled},
};

/// The values of one participant.
#[derive(Debug, Serialize)]
pub(super) struct Opened {
    rank: u32,
    number: u32,
    #[serde(skip)]
    who: String,
    values: Vec<OpenedValue>,
}

#[derive(Debug, Serialize)]
struct OpenedValue {
    tie_break: String,
    value: String,
    terms: Vec<OpenedTerm>,
}

#[derive(Debug, Serialize)]
struct OpenedTerm {
    round: Option<u16>,
    from: &'static str,
    /// The opponent, or the board of the team.
    of: Option<u32>,
    base: String,
    times: String,
    amount: String,
    left_out: Option<&'static str>,
    #[serde(skip)]
    who: String,
}

impl Opened {
    /// Opens the values of the participant with this number.
    pub(super) fn of(
        number: u32,
        rows: &[Standing],
        list: &[TieBreak],
        names: &Names<'_>,
        say: &Messages,
    ) -> Result<Opened, Failure> {
        let Some(row) = rows.iter().find(|row| row.number == number) else {
            let values = [("number", number.into())];
            let complaint = Complaint::new(say, "competition-no-participant", Exit::Input, values);
            let hint = say.text("competition-no-participant-hint");
            return Err(complaint.hint(hint).into());
        };
        let values = list.iter().zip(&row.values).map(|(code, value)| {
            let terms = value.terms.iter();
            OpenedValue {
                tie_break: code.to_string(),
                value: value.text(),
                terms: terms.map(|term| OpenedTerm::of(term, names)).collect(),
            }
        });
        Ok(Opened {
            rank: row.rank,
            number,
            who: names.with_number(number),
            values: values.collect(),
        })
    }

    pub(super) fn to_text(&self, say: &Messages) -> String {
        let values = [("who", self.who.clone().into()), ("rank", self.rank.into())];
        let heading = say.with("competition-opened", values);
        let mut lines = vec![styled(HEADING, &heading)];
        for value in &self.values {
            lines.push(format!("{}  {}", value.tie_break, value.value));
            let terms = value.terms.iter();
            lines.extend(terms.map(|term| format!("  {}", term.to_text(say))));
        }
        lines.push(String::new());
        lines.join("\n")
    }
}

impl OpenedTerm {
    fn of(term: &Term, names: &Names<'_>) -> OpenedTerm {
        let entrant = |number| (Some(number), names.with_number(number));
        let nobody = || (None, String::new());
        let (from, (of, who)) = match term.source {
            Source::Own => ("own", nobody()),
            Source::Opponent(number) => ("opponent", entrant(number)),
            Source::Dummy => ("dummy", nobody()),
            Source::DummyBelowOpponent(number) => ("dummy-below-opponent", entrant(number)),
            Source::DummyBelowDraws => ("dummy-below-draws", nobody()),
            Source::Board(board) => ("board", (Some(u32::from(board)), board.to_string())),
            Source::RatingTable => ("rating-table", nobody()),
            Source::Schedule => ("schedule", nobody()),
        };
        OpenedTerm {
            round: term.round,
            from,
            of,
            base: plain(term.base),
            times: plain(term.times),
            amount: plain(term.amount()),
            left_out: term.cut.map(|cut| match cut {
                Cut::Least => "least",
                Cut::LeastVoluntary => "least-voluntary",
                Cut::Most => "most",
            }),
            who,
        }
    }

    fn to_text(&self, say: &Messages) -> String {
        let source = [("from", self.from.into()), ("who", self.who.clone().into())];
        let source = say.with("competition-term-from", source);
        let amount = if self.times == "1" {
            self.amount.clone()
        } else {
            format!("{} × {} = {}", self.base, self.times, self.amount)
        };
        let values = [("source", source.into()), ("amount", amount.into())];
        let mut text = match self.round {
            Some(round) => {
                let [source, amount] = values;
                say.with(
                    "competition-term-in-round",
                    [("round", round.into()), source, amount],
                )
            }
            None => say.with("competition-term", values),
        };
        if let Some(why) = self.left_out {
            text = say.with(
                "competition-term-left-out",
                [("term", text.into()), ("why", why.into())],
            );
        }
        text
    }
}

/// With as many decimals as it needs, two at most.
fn plain(number: Exact) -> String {
    let text = number.decimals(2);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}
