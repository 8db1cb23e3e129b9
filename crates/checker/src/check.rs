//! The rounds of a file held against what they should be.

use std::collections::BTreeMap;

use tuomari_pairing::{
    Board, Color, ColorRule, Departure, Fault, Number, Team, TeamField, allocate_teams, departure,
    faults,
};
use tuomari_report::Report;

use crate::competition::Competition;
use crate::made::{Made, Paired};
use crate::refusal::Refusal;

/// One round of a file, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckedRound {
    pub round: u32,
    /// The round as it should be.
    pub ours: Result<Made, Refusal>,
    /// The round as the file has it.
    pub theirs: Paired,
    /// What is not legal in it at all.
    pub faults: Vec<Fault>,
    /// Where it leaves the Dutch system, and by which criterion.
    pub departure: Option<Departure>,
}

/// Checks all rounds of a file.
pub fn check(report: &Report) -> Result<Vec<CheckedRound>, Refusal> {
    Ok(Competition::new(report)?.check())
}

impl CheckedRound {
    /// Whether the file has the right round.
    pub fn agrees(&self) -> bool {
        let ours = self.ours.as_ref();
        ours.is_ok_and(|ours| ours.agrees(&self.theirs))
    }
}

impl Competition<'_> {
    /// All rounds that the file has, each held against the rounds before it.
    pub fn check(&self) -> Vec<CheckedRound> {
        let rounds = (1..=self.past()).map(|round| self.check_round(round));
        rounds.collect()
    }

    pub fn check_round(&self, round: u32) -> CheckedRound {
        let ours = self.pair(round);
        let right = ours.as_ref().map(Made::paired).unwrap_or_default();
        let mut checked = CheckedRound {
            round,
            theirs: self.theirs(round, &right),
            ours,
            faults: Vec::new(),
            departure: None,
        };
        if !checked.agrees() {
            self.judge(&mut checked);
        }
        checked
    }

    /// What is wrong with a round that differs.
    fn judge(&self, checked: &mut CheckedRound) {
        let theirs = &checked.theirs;
        if let Some(field) = self.player_field(checked.round) {
            // Only the players of a board are looked at.
            let board = |&(white, black): &(Number, Number)| Board {
                white,
                black,
                color_rule: ColorRule::BothPreferences,
                bracket: 0,
            };
            let boards: Vec<Board> = theirs.boards.iter().map(board).collect();
            checked.faults = faults(&field, &boards, theirs.byes.first().copied());
            checked.departure = departure(&field, &theirs.boards).ok().flatten();
        } else if let Some(field) = self.teams_of(checked.round) {
            checked.faults = team_faults(&field, theirs);
        }
        let further = theirs.byes.iter().skip(1);
        for &number in further {
            let missing = Fault::Missing(number);
            checked.faults.retain(|fault| *fault != missing);
        }
    }
}

/// What C1 and C2 and the colour rules say against a round of teams.
fn team_faults(field: &TeamField, theirs: &Paired) -> Vec<Fault> {
    let teams = field.teams.iter().map(|team| (team.record.number, team));
    let teams: BTreeMap<Number, &Team> = teams.collect();
    let mut seen: BTreeMap<Number, u32> = BTreeMap::new();
    let seats = theirs.boards.iter().flat_map(|&(one, other)| [one, other]);
    for number in seats.chain(theirs.byes.iter().copied()) {
        *seen.entry(number).or_default() += 1;
    }
    let mut found = Vec::new();
    for (&number, &times) in &seen {
        if !teams.contains_key(&number) {
            found.push(Fault::Stranger(number));
        } else if times > 1 {
            found.push(Fault::PairedTwice(number));
        }
    }
    let missing = teams.keys().filter(|number| !seen.contains_key(number));
    found.extend(missing.map(|&number| Fault::Missing(number)));
    let byes = theirs.byes.iter().filter_map(|number| teams.get(number));
    let barred = byes.filter(|team| team.record.bye_barred);
    found.extend(barred.map(|team| Fault::BarredFromBye(team.record.number)));
    for (white, black) in &theirs.boards {
        if let (Some(one), Some(other)) = (teams.get(white), teams.get(black)) {
            found.extend(match_faults(field, one, other));
        }
    }
    found
}

fn match_faults(field: &TeamField, white: &Team, black: &Team) -> Vec<Fault> {
    let (one, other) = (white.record.number, black.record.number);
    let mut prohibited = field.frame.prohibited.iter();
    let is_prohibited = prohibited.any(|&pair| pair == (one, other) || pair == (other, one));
    let mut found = Vec::new();
    if is_prohibited || white.record.opponents.contains(&other) {
        found.push(Fault::MayNotMeet(one, other));
    }
    let key = |team: &Team| (-team.record.score, -team.secondary, team.record.number);
    let is_right = if key(white) < key(black) {
        allocate_teams(field, white, black).0 == Color::White
    } else {
        allocate_teams(field, black, white).0 == Color::Black
    };
    if !is_right {
        found.push(Fault::WrongColors(one, other));
    }
    found
}
