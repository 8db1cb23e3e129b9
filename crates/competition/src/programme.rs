//! A programme: competitions one after another, places of one being entries
//! of the next.

use serde::{Deserialize, Serialize};

use crate::{
    state::competition::Competition,
    word::{
        act::Act,
        id::{TeamId, Who},
        refusal::Refusal,
        regulations::Regulations,
    },
};

/// The stages of a programme, in order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Programme {
    pub name: String,
    pub stages: Vec<Stage>,
}

/// One competition of a programme, and who enters it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stage {
    pub regulations: Regulations,
    pub entries: Entries,
}

/// Who enters a stage.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entries {
    Open,
    /// The entries of the programme are dealt to its groups by strength: the
    /// first to the first group, and so on, and back again.
    Dealt {
        /// Which of the groups this is, from 1.
        group: u16,
        of: u16,
    },
    /// These places of earlier stages, each named by its place from 1.
    Places {
        of: Vec<u16>,
        first: u32,
        last: u32,
    },
}

/// Somebody who enters a stage: himself or, with its players, a team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub who: Who,
    /// The stage he comes from; none where he enters the programme.
    pub from: Option<u16>,
}

impl Programme {
    /// Who enters a stage: for dealt groups out of a list in the order of
    /// strength, for finals out of the places of stages that are finished.
    pub fn entries(
        &self,
        stage: u16,
        list: &[Who],
        played: &[Competition],
    ) -> Result<Vec<Entry>, Refusal> {
        let place = usize::from(stage).checked_sub(1);
        let stage = place
            .and_then(|at| self.stages.get(at))
            .ok_or(Refusal::UnknownRound)?;
        match &stage.entries {
            Entries::Open => Ok(Vec::new()),
            Entries::Dealt { group, of } => {
                let dealt = dealt(list, *group, *of).into_iter();
                Ok(dealt.map(|who| Entry { who, from: None }).collect())
            }
            Entries::Places { of, first, last } => places(of, *first, *last, played),
        }
    }
}

/// The members of a group: dealt forwards, then backwards.
fn dealt(list: &[Who], group: u16, of: u16) -> Vec<Who> {
    let (group, of) = (usize::from(group), usize::from(of));
    if group == 0 || group > of {
        return Vec::new();
    }
    let own = list.chunks(of).enumerate().filter_map(|(row, chunk)| {
        let place = if row.is_multiple_of(2) {
            group - 1
        } else {
            of - group
        };
        chunk.get(place).copied()
    });
    own.collect()
}

/// The same places of each stage, the first places of all of them first.
fn places(
    of: &[u16],
    first: u32,
    last: u32,
    played: &[Competition],
) -> Result<Vec<Entry>, Refusal> {
    let mut entries: Vec<(u32, u16, Who)> = Vec::new();
    for stage in of {
        let place = usize::from(*stage).checked_sub(1);
        let competition = place
            .and_then(|at| played.get(at))
            .ok_or(Refusal::UnknownRound)?;
        if !competition.is_finished() {
            return Err(Refusal::NotFinished);
        }
        let standings = competition.standings().map_err(|_| Refusal::NoSense)?;
        for place in &standings.places {
            if (first..=last).contains(&place.rank) {
                entries.push((place.rank, *stage, place.who));
            }
        }
    }
    entries.sort_unstable();
    let entries = entries.into_iter().map(|(_, stage, who)| Entry {
        who,
        from: Some(stage),
    });
    Ok(entries.collect())
}

/// The acts by which entries of one competition enter another, in order:
/// teams with their players, or players.
pub fn entering(from: &Competition, entries: &[Who], already: &Competition) -> Vec<Act> {
    let mut acts = Vec::new();
    let mut teams = u32::try_from(already.teams().len()).unwrap_or(u32::MAX);
    for who in entries {
        match who {
            Who::Player(player) => acts.extend(from.player(*player).map(|one| Act::Enter {
                person: Box::new(one.person().clone()),
                team: None,
            })),
            Who::Team(team) => {
                let Some(team) = from.team(*team) else {
                    continue;
                };
                teams = teams.saturating_add(1);
                acts.push(Act::EnterTeam {
                    name: team.name().to_owned(),
                });
                let members = team.members().iter().filter_map(|one| from.player(*one));
                acts.extend(members.map(|one| Act::Enter {
                    person: Box::new(one.person().clone()),
                    team: Some(TeamId(teams)),
                }));
            }
        }
    }
    acts
}
