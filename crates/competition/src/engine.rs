//! The pairing of a round by the announced system, with its reasons.

use tuomari_checker::Made;
use tuomari_pairing::{
    ColorRule, Pairing, TeamColorRule, TeamPairing, knock_out, knock_out_next, scheveningen,
};
use tuomari_report::Points;

use crate::{
    passed_over,
    report::Numbers,
    state::competition::Competition,
    word::{
        id::Who,
        outcome::Bye,
        reason::{BracketTold, ColorBy, Idle, Meeting, Reason, Why},
        refusal::Refusal,
        regulations::System,
    },
};

/// The name that stands in record 182 and with every pairing.
pub const ENGINE: &str = concat!("Tuomari ", env!("CARGO_PKG_VERSION"));

/// A round as the system has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Proposed {
    pub(crate) meetings: Vec<Meeting>,
    /// Those without an opponent because of the pairing itself.
    pub(crate) idle: Vec<Idle>,
    pub(crate) brackets: Vec<BracketTold>,
    pub(crate) edition: &'static str,
}

/// What stands for the text that is followed where none is.
pub(crate) const BY_HAND: &str = "by hand";

impl Proposed {
    /// A round that the arbiter fills.
    pub(crate) fn by_hand() -> Proposed {
        Proposed {
            meetings: Vec::new(),
            idle: Vec::new(),
            brackets: Vec::new(),
            edition: BY_HAND,
        }
    }
}

impl Competition {
    /// The round as the announced system pairs it; a manual one has no pairs.
    /// What was passed over is left out.
    pub(crate) fn propose(&self, round: u16) -> Result<Proposed, Refusal> {
        self.propose_by(round, of_made)
    }

    /// The same with the reasons of each board.
    pub(crate) fn propose_with_reasons(&self, round: u16) -> Result<Proposed, Refusal> {
        self.propose_by(round, |made, numbers| {
            let mut proposed = of_made(made, numbers);
            passed_over::add(&mut proposed, &made.reasons(), numbers);
            proposed
        })
    }

    fn propose_by(
        &self,
        round: u16,
        of_made: impl FnOnce(&Made, &Numbers) -> Proposed,
    ) -> Result<Proposed, Refusal> {
        let numbers = self.numbers_of(round);
        match self.system() {
            System::Swiss | System::RoundRobin | System::DoubleRoundRobin => {
                let report = self.report_before(round);
                let made = tuomari_checker::pair(&report, u32::from(round));
                let made = made.map_err(|_| Refusal::NoPairing)?;
                Ok(of_made(&made, &numbers))
            }
            System::Scheveningen | System::DoubleScheveningen => self.two_teams(round),
            System::KnockOut => self.knock_out_round(round, &numbers),
            System::Manual => Ok(Proposed::by_hand()),
        }
    }

    /// Everybody of one team meets everybody of the other, by our own table.
    fn two_teams(&self, round: u16) -> Result<Proposed, Refusal> {
        let [one, other] = self.teams.as_slice() else {
            return Err(Refusal::NoPairing);
        };
        let boards = one.members.len().min(other.members.len());
        let boards = u32::try_from(boards).unwrap_or(u32::MAX);
        let double = self.system() == System::DoubleScheveningen;
        let table = scheveningen(boards.min(100), double);
        let games = table.get(usize::from(round).saturating_sub(1));
        let place = |at: u32| usize::try_from(at.saturating_sub(1)).unwrap_or(usize::MAX);
        let mut meetings = Vec::new();
        for game in games.ok_or(Refusal::NoPairing)? {
            let (Some(a), Some(b)) = (
                one.members.get(place(game.a)),
                other.members.get(place(game.b)),
            ) else {
                continue;
            };
            let (white, black) = if game.a_is_white { (a, b) } else { (b, a) };
            meetings.push(Meeting {
                white: Who::Player(*white),
                black: Who::Player(*black),
                reason: Reason::Table,
            });
        }
        Ok(Proposed {
            meetings,
            idle: Vec::new(),
            brackets: Vec::new(),
            edition: "Scheveningen, own table",
        })
    }

    /// The winners of neighbours meet; colours go by the lot and the seed.
    fn knock_out_round(&self, round: u16, numbers: &Numbers) -> Result<Proposed, Refusal> {
        let (there, _) = self.present(round);
        let ties: Vec<(Who, Option<Who>)> = if round == 1 {
            let seeds: Vec<Who> = numbers
                .list()
                .iter()
                .copied()
                .filter(|who| there.contains(who))
                .collect();
            let count = u32::try_from(seeds.len()).unwrap_or(u32::MAX);
            let seed = |at: u32| {
                let place = usize::try_from(at.saturating_sub(1)).unwrap_or(usize::MAX);
                seeds.get(place).copied()
            };
            let ties = knock_out(count).into_iter();
            ties.filter_map(|tie| Some((seed(tie.upper)?, tie.lower.and_then(seed))))
                .collect()
        } else {
            let through = self.goes_on(round - 1);
            let through: Vec<Who> = through
                .into_iter()
                .filter(|who| there.contains(who))
                .collect();
            let places: Vec<u32> = (0..).take(through.len()).collect();
            let who = |at: u32| {
                through
                    .get(usize::try_from(at).unwrap_or(usize::MAX))
                    .copied()
            };
            let ties = knock_out_next(&places).into_iter();
            ties.filter_map(|tie| Some((who(tie.upper)?, tie.lower.and_then(who))))
                .collect()
        };
        if ties.is_empty() || (ties.len() == 1 && ties.iter().all(|tie| tie.1.is_none())) {
            return Err(Refusal::TooFew);
        }
        let (mut meetings, mut idle) = (Vec::new(), Vec::new());
        for (place, (upper, lower)) in ties.into_iter().enumerate() {
            let Some(lower) = lower else {
                idle.push(rests(upper));
                continue;
            };
            let upper_is_white = (usize::from(round) + place) % 2
                == usize::from(self.lot != Some(crate::Side::Black));
            let (white, black) = if upper_is_white {
                (upper, lower)
            } else {
                (lower, upper)
            };
            meetings.push(Meeting {
                white,
                black,
                reason: Reason::Seeds,
            });
        }
        Ok(Proposed {
            meetings,
            idle,
            brackets: Vec::new(),
            edition: "knock-out",
        })
    }
}

fn of_made(made: &Made, numbers: &Numbers) -> Proposed {
    match made {
        Made::Dutch { pairing, .. } => of_players(pairing, numbers),
        Made::Teams { pairing, .. } => of_teams(pairing, numbers),
        Made::Berger(table) => {
            let meeting = |&(white, black): &(u32, u32)| {
                Some(Meeting {
                    white: numbers.who(white)?,
                    black: numbers.who(black)?,
                    reason: Reason::Table,
                })
            };
            let free = table.free.and_then(|number| numbers.who(number));
            Proposed {
                meetings: table.boards.iter().filter_map(meeting).collect(),
                idle: free.map(rests).into_iter().collect(),
                brackets: Vec::new(),
                edition: "Berger tables, C.05 annex 1",
            }
        }
    }
}

fn rests(who: Who) -> Idle {
    Idle {
        who,
        bye: Bye::Rest,
        why: Why::Table,
    }
}

/// Who is left over in an odd field.
fn odd_one(number: Option<u32>, numbers: &Numbers) -> Vec<Idle> {
    let who = number.and_then(|number| numbers.who(number));
    let idle = who.map(|who| Idle {
        who,
        bye: Bye::Pairing,
        why: Why::Odd,
    });
    idle.into_iter().collect()
}

fn of_players(pairing: &Pairing, numbers: &Numbers) -> Proposed {
    let meeting = |board: &tuomari_pairing::Board| {
        Some(Meeting {
            white: numbers.who(board.white)?,
            black: numbers.who(board.black)?,
            reason: Reason::Score {
                bracket: u32::try_from(board.bracket + 1).unwrap_or(u32::MAX),
                color: color_rule(board.color_rule),
                over: None,
            },
        })
    };
    let all = |list: &[u32]| list.iter().filter_map(|one| numbers.who(*one)).collect();
    let brackets = pairing.brackets.iter().map(|one| BracketTold {
        score: Points::from_hundredths(one.score),
        floaters: all(&one.moved_down),
        residents: all(&one.residents),
        left: all(&one.downfloaters),
        passed_over: Vec::new(),
    });
    Proposed {
        meetings: pairing.boards.iter().filter_map(meeting).collect(),
        idle: odd_one(pairing.bye, numbers),
        brackets: brackets.collect(),
        edition: "C.04.3 of 1 February 2026",
    }
}

fn of_teams(pairing: &TeamPairing, numbers: &Numbers) -> Proposed {
    let meeting = |one: &tuomari_pairing::TeamMatch| {
        Some(Meeting {
            white: numbers.who(one.white)?,
            black: numbers.who(one.black)?,
            reason: Reason::Score {
                bracket: u32::try_from(one.bracket + 1).unwrap_or(u32::MAX),
                color: team_color_rule(one.color_rule),
                over: None,
            },
        })
    };
    let all = |list: &[u32]| list.iter().filter_map(|one| numbers.who(*one)).collect();
    let brackets = pairing.brackets.iter().map(|one| BracketTold {
        score: Points::from_hundredths(one.score),
        floaters: all(&one.upfloaters),
        residents: all(&one.residents),
        left: Vec::new(),
        passed_over: Vec::new(),
    });
    Proposed {
        meetings: pairing.matches.iter().filter_map(meeting).collect(),
        idle: odd_one(pairing.bye, numbers),
        brackets: brackets.collect(),
        edition: "C.04.6 of 1 February 2026",
    }
}

/// The rule of C.04.3 5.2 that gave the colours.
fn color_rule(rule: ColorRule) -> ColorBy {
    match rule {
        ColorRule::BothPreferences => ColorBy::BothPreferences,
        ColorRule::StrongerPreference => ColorBy::StrongerPreference,
        ColorRule::WiderDifference => ColorBy::WiderDifference,
        ColorRule::Alternated => ColorBy::Alternated,
        ColorRule::HigherRanked => ColorBy::HigherRanked,
        ColorRule::InitialColor => ColorBy::InitialColor,
    }
}

fn team_color_rule(rule: TeamColorRule) -> ColorBy {
    match rule {
        TeamColorRule::InitialColor => ColorBy::InitialColor,
        TeamColorRule::OnlyPreference => ColorBy::OnlyPreference,
        TeamColorRule::OppositePreferences => ColorBy::BothPreferences,
        TeamColorRule::OnlyStrongPreference => ColorBy::StrongerPreference,
        TeamColorRule::SmallerDifference => ColorBy::WiderDifference,
        TeamColorRule::Alternated => ColorBy::Alternated,
        TeamColorRule::FirstTeamsPreference => ColorBy::HigherRanked,
        TeamColorRule::FirstTeamAlternates => ColorBy::FirstAlternates,
        TeamColorRule::OtherTeamAlternates => ColorBy::OtherAlternates,
    }
}
