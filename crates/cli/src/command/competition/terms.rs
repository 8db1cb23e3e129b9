//! The values of one participant, each opened to its terms.

use serde::Serialize;
use tuomari_standing::{Cut, Standing, Term, TieBreak};

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
        let board = term.source.board();
        let entrant = term.source.entrant();
        let who = match (entrant, board) {
            (Some(number), _) => names.with_number(number),
            (None, Some(board)) => board.to_string(),
            (None, None) => String::new(),
        };
        OpenedTerm {
            round: term.round,
            from: term.source.id(),
            of: entrant.or(board.map(u32::from)),
            base: term.base.plain(),
            times: term.times.plain(),
            amount: term.amount().plain(),
            left_out: term.cut.map(Cut::id),
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
