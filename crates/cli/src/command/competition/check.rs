//! `tuomari competition check`.

use serde::Serialize;
use tuomari_checker::{CheckedRound, Competition};

use super::file::{progress, read, refused, tell_remarks};
use crate::{
    args::CheckArgs,
    failure::{Complaint, Exit, Failure},
    messages::Messages,
    output::{ALARM, Answer, HEADING, Output, hung, styled},
};

/// Checks every round of a file.
pub(super) fn run(args: &CheckArgs, out: &Output) -> Result<(), Failure> {
    let say = &out.say;
    let report = read(&args.file, out)?;
    let competition = Competition::new(&report).map_err(|refusal| refused(&refusal, say))?;
    tell_remarks(&competition.remarks(), out);
    let bar = progress(competition.past() as usize, out);
    let mut rounds = Vec::new();
    for round in 1..=competition.past() {
        rounds.push(OneRound::new(&competition.check_round(round), say));
        bar.inc(1);
    }
    bar.finish_and_clear();
    let checked = Checked { rounds };
    out.give(&checked)?;
    let wrong: Vec<u32> = checked.wrong().map(|round| round.round).collect();
    let Some(&first) = wrong.first() else {
        return Ok(());
    };
    let values = [
        ("count", wrong.len().into()),
        ("rounds", checked.rounds.len().into()),
    ];
    let hint = [("round", first.into())];
    Err(
        Complaint::new(say, "competition-check-differs", Exit::Input, values)
            .hint(say.with("competition-check-differs-hint", hint))
            .detail("rounds", wrong)
            .into(),
    )
}

/// What was found.
#[derive(Debug, Serialize)]
struct Checked {
    rounds: Vec<OneRound>,
}

/// One round; the pairs only where it differs.
#[derive(Debug, Serialize)]
struct OneRound {
    round: u32,
    agrees: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    ours: Option<Vec<(u32, u32)>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    theirs: Option<Vec<(u32, u32)>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    reasons: Vec<String>,
}

impl OneRound {
    fn new(checked: &CheckedRound, say: &Messages) -> OneRound {
        let agrees = checked.agrees();
        let ours = checked.ours.as_ref().ok().filter(|_| !agrees);
        OneRound {
            round: checked.round,
            agrees,
            ours: ours.map(|made| made.paired().pairs()),
            theirs: (!agrees).then(|| checked.theirs.pairs()),
            reasons: say.all_said(&checked.said()),
        }
    }
}

impl Checked {
    fn wrong(&self) -> impl Iterator<Item = &OneRound> {
        self.rounds.iter().filter(|round| !round.agrees)
    }
}

/// Those pairs of the first list that the second has not.
fn only(pairs: Option<&Vec<(u32, u32)>>, others: Option<&Vec<(u32, u32)>>) -> String {
    let is_other = |pair: &&(u32, u32)| others.is_none_or(|others| !others.contains(pair));
    let pairs = pairs.into_iter().flatten().filter(is_other);
    let pairs = pairs.map(|(white, black)| format!("{white}–{black}"));
    pairs.collect::<Vec<String>>().join(", ")
}

impl Answer for Checked {
    fn to_text(&self, say: &Messages) -> String {
        let mut text = String::new();
        for round in self.wrong() {
            let heading = [("round", round.round.into())];
            let heading = say.with("competition-check-round", heading);
            text.push_str(&styled(ALARM, &heading));
            text.push('\n');
            let (ours, theirs) = (round.ours.as_ref(), round.theirs.as_ref());
            let values = [("pairs", only(ours, theirs).into())];
            let ours_said = say.with("competition-check-ours", values);
            let values = [("pairs", only(theirs, ours).into())];
            let theirs_said = say.with("competition-check-theirs", values);
            for line in [ours_said, theirs_said].iter().chain(&round.reasons) {
                text.push_str(&hung(line, 2));
            }
        }
        if text.is_empty() {
            let values = [("rounds", self.rounds.len().into())];
            let said = say.with("competition-check-agrees", values);
            text = format!("{}\n", styled(HEADING, &said));
        }
        text
    }
}
