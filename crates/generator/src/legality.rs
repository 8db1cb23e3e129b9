//! A finished file looked over, with nothing of the engine's.
//!
//! An engine can agree with another and both be wrong. What every pairing must
//! keep is short enough to be read out of the file itself: everybody once,
//! nobody twice against the same, one bye at most and never a second one, no
//! two who must both have the same colour.

use std::collections::{BTreeMap, BTreeSet};

use tuomari_report::{ByeKind, Color, Mark, Report, Round, Symbol};

/// What a round of a file breaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Illegal {
    pub round: u16,
    pub what: Wrong,
}

/// The ways in which a round can be illegal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wrong {
    /// The file says nothing of this round for him.
    NoEntry(u32),
    /// One meets the other, who meets somebody else or has the same colour.
    NotMutual(u32, u32),
    /// C1: they have met before.
    MetBefore(u32, u32),
    Prohibited(u32, u32),
    /// C2: he has had a bye, or the points of a win without a game.
    SecondBye(u32),
    /// More than one in this round.
    TwoByes(u32, u32),
    /// C3: both had to have the same colour.
    SameAbsoluteColor(u32, u32),
}

/// All that is illegal in a competition of players or of teams.
#[must_use]
pub fn illegal(report: &Report) -> Vec<Illegal> {
    let sheets = if report.teams.is_empty() {
        players(report)
    } else {
        teams(report)
    };
    let mut found = Vec::new();
    let rounds = u16::try_from(report.rounds_played()).unwrap_or(u16::MAX);
    for round in 1..=rounds {
        let view = View {
            report,
            sheets: &sheets,
            round,
        };
        found.extend(view.wrong().into_iter().map(|what| Illegal { round, what }));
    }
    found
}

/// What a round was, to one player or team.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Seen {
    /// A game with its colour, or none where it was forfeited.
    Against {
        other: u32,
        color: Option<Color>,
    },
    PairingBye,
    Away,
    Nothing,
}

/// One player or team: its rounds, and for each what it brought.
struct Sheet {
    rounds: Vec<Seen>,
    /// The points of a win came without a game, by round.
    unearned: Vec<bool>,
    /// In hundredths, by round.
    points: Vec<i32>,
}

type Sheets = BTreeMap<u32, Sheet>;

fn players(report: &Report) -> Sheets {
    let sheet = |rounds: &[Round]| Sheet {
        rounds: rounds.iter().map(seen).collect(),
        unearned: rounds.iter().map(is_unearned_win).collect(),
        points: rounds.iter().map(|round| points(report, round)).collect(),
    };
    let players = report.players.iter();
    players.map(|p| (p.number, sheet(&p.rounds))).collect()
}

fn is_unearned_win(round: &Round) -> bool {
    matches!(round.mark, Some(Mark::ForfeitWin | Mark::FullBye))
}

fn seen(round: &Round) -> Seen {
    match (round.opponent, round.mark) {
        (Some(other), Some(mark)) => Seen::Against {
            other,
            color: round.color.filter(|_| mark.is_game()),
        },
        (None, Some(Mark::PairingBye)) => Seen::PairingBye,
        (None, Some(_)) => Seen::Away,
        (_, None) => Seen::Nothing,
    }
}

fn points(report: &Report, round: &Round) -> i32 {
    use Mark as M;
    let symbol = match round.mark {
        Some(M::Win | M::UnratedWin | M::ForfeitWin | M::FullBye) => Symbol::Win,
        Some(M::Draw | M::UnratedDraw | M::HalfBye) => Symbol::Draw,
        Some(M::Loss | M::UnratedLoss) => Symbol::Loss,
        Some(M::PairingBye) => Symbol::PairingBye,
        Some(M::Unknown) => Symbol::Unknown,
        Some(M::ForfeitLoss | M::ZeroBye) | None => Symbol::Absent,
    };
    report.rules.worth(symbol).hundredths()
}

/// Teams by the opponents of their players; records 320, 240 and 330.
fn teams(report: &Report) -> Sheets {
    let members = report.teams.iter().flat_map(|team| {
        let number = team.number;
        team.members.iter().map(move |&member| (member, number))
    });
    let team_of: BTreeMap<u32, u32> = members.collect();
    let mut sheets = Sheets::new();
    for team in &report.teams {
        let rows = report.players.iter();
        let rows: Vec<&[Round]> = rows
            .filter(|player| team.members.contains(&player.number))
            .map(|player| player.rounds.as_slice())
            .collect();
        let rounds = (0..report.rounds_played()).map(|at| {
            let rounds = rows.iter().filter_map(|rounds| rounds.get(at));
            team_round(report, &team_of, team.number, at, rounds)
        });
        let (rounds, unearned): (Vec<Seen>, Vec<bool>) = rounds.unzip();
        let points = vec![0; rounds.len()];
        let sheet = Sheet {
            rounds,
            unearned,
            points,
        };
        sheets.insert(team.number, sheet);
    }
    sheets
}

fn team_round<'a>(
    report: &Report,
    team_of: &BTreeMap<u32, u32>,
    team: u32,
    at: usize,
    rounds: impl Iterator<Item = &'a Round>,
) -> (Seen, bool) {
    let byes = report.team_byes.as_ref();
    if byes.and_then(|byes| byes.teams.get(at)) == Some(&Some(team)) {
        return (Seen::PairingBye, false);
    }
    let is_now = |round: u16| usize::from(round) == at + 1;
    let mut granted = report.byes.iter();
    if let Some(bye) = granted.find(|bye| is_now(bye.round) && bye.ids.contains(&team)) {
        return (Seen::Away, bye.kind == ByeKind::Full);
    }
    let mut forfeited = report.forfeited_matches.iter();
    let forfeited =
        forfeited.find(|one| is_now(one.round) && (one.white == team || one.black == team));
    if let Some(one) = forfeited {
        let (other, is_there) = if one.white == team {
            (one.black, one.white_is_there)
        } else {
            (one.white, one.black_is_there)
        };
        return (Seen::Against { other, color: None }, is_there);
    }
    // Which board a player had does not matter here, so neither does the
    // colour of the team: every match that was played gets the same.
    let mut opponents = rounds.filter_map(|round| team_of.get(&round.opponent?));
    let met = opponents.next().map(|&other| Seen::Against {
        other,
        color: Some(Color::White),
    });
    (met.unwrap_or(Seen::Away), false)
}

/// One round with what was before it.
struct View<'a> {
    report: &'a Report,
    sheets: &'a Sheets,
    round: u16,
}

impl View<'_> {
    fn wrong(&self) -> Vec<Wrong> {
        let mut found = Vec::new();
        let mut bye = None;
        for (&number, sheet) in self.sheets {
            match self.now(sheet) {
                Seen::Nothing => found.push(Wrong::NoEntry(number)),
                Seen::Away => {}
                Seen::PairingBye => {
                    found.extend(bye.map(|first| Wrong::TwoByes(first, number)));
                    bye = bye.or(Some(number));
                    if self.is_barred(sheet) {
                        found.push(Wrong::SecondBye(number));
                    }
                }
                Seen::Against { other, color } => {
                    found.extend(self.wrong_pair(number, other, color));
                }
            }
        }
        found
    }

    /// What is wrong with a pair; said once, by the smaller number.
    fn wrong_pair(&self, one: u32, other: u32, color: Option<Color>) -> Option<Wrong> {
        let (Some(own), Some(theirs)) = (self.sheets.get(&one), self.sheets.get(&other)) else {
            return Some(Wrong::NotMutual(one, other));
        };
        let is_for_players = self.report.teams.is_empty();
        match self.now(theirs) {
            Seen::Against {
                other: back,
                color: their_color,
            } if back == one
                && color.is_some() == their_color.is_some()
                && (color.is_none() || color != their_color || !is_for_players) => {}
            _ => return Some(Wrong::NotMutual(one, other)),
        }
        if one > other {
            return None;
        }
        let met = |seen: &Seen| matches!(*seen, Seen::Against { other: before, color: Some(_) } if before == other);
        if own.rounds.iter().take(self.past()).any(met) {
            return Some(Wrong::MetBefore(one, other));
        }
        if self.is_prohibited(one, other) {
            return Some(Wrong::Prohibited(one, other));
        }
        let must = (self.must_have(own), self.must_have(theirs));
        let is_clash = is_for_players && must.0.is_some() && must.0 == must.1;
        (is_clash && !self.is_topscorer(own) && !self.is_topscorer(theirs))
            .then_some(Wrong::SameAbsoluteColor(one, other))
    }

    fn past(&self) -> usize {
        usize::from(self.round) - 1
    }

    fn now(&self, sheet: &Sheet) -> Seen {
        let seen = sheet.rounds.get(self.past());
        seen.copied().unwrap_or(Seen::Nothing)
    }

    fn is_barred(&self, sheet: &Sheet) -> bool {
        let past = sheet.rounds.iter().zip(&sheet.unearned).take(self.past());
        { past }.any(|(seen, &unearned)| *seen == Seen::PairingBye || unearned)
    }

    fn is_prohibited(&self, one: u32, other: u32) -> bool {
        let mut groups = self.report.prohibited.iter();
        groups.any(|group| {
            let rounds = group.rounds.unwrap_or((1, u16::MAX));
            let holds = rounds.0 <= self.round && self.round <= rounds.1;
            holds && BTreeSet::from_iter(&group.ids).is_superset(&BTreeSet::from([&one, &other]))
        })
    }

    /// The colour that the games so far leave no choice about (1.7.1).
    fn must_have(&self, sheet: &Sheet) -> Option<Color> {
        let mut balance = 0;
        let mut last_two = [None, None];
        for seen in sheet.rounds.iter().take(self.past()) {
            if let Seen::Against {
                color: Some(color), ..
            } = *seen
            {
                balance += if color == Color::White { 1 } else { -1 };
                last_two = [last_two[1], Some(color)];
            }
        }
        // Only a round paired by hand makes both ask, for different colours.
        let asked = match (balance, last_two) {
            (2.. | ..=-2, _) => Some(balance > 0),
            (_, [Some(one), Some(other)]) if one == other => Some(one == Color::White),
            _ => None,
        };
        asked.map(|had_white| {
            if had_white {
                Color::Black
            } else {
                Color::White
            }
        })
    }

    /// In the last round: more than half of what could be had (1.8).
    fn is_topscorer(&self, sheet: &Sheet) -> bool {
        let rules = &self.report.rules;
        let is_last = rules.rounds.is_none_or(|rounds| self.round >= rounds);
        let points: i32 = sheet.points.iter().take(self.past()).sum();
        let most = rules.worth(Symbol::Win).hundredths() * i32::from(self.round - 1);
        is_last && 2 * points > most
    }
}
