//! Places, points and tie-breaks of a competition.

use serde::Serialize;
use tuomari_checker::Refusal;
use tuomari_report::{Points, Report};
use tuomari_standing::{Cut, Term, TieBreak, Value};

use crate::{report::Numbers, state::competition::Competition, word::id::Who};

/// Everybody in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// The codes of the tie-breaks that were applied, points first.
    pub codes: Vec<String>,
    /// Those that fell away because somebody has no rating.
    pub fallen: Vec<String>,
    pub places: Vec<Place>,
}

/// One place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Shared by those whom nothing parts.
    pub rank: u32,
    pub who: Who,
    /// The pairing number, by which terms of values name opponents.
    pub number: u32,
    /// One for each code; each opens to its terms.
    pub values: Vec<Value>,
}

/// Somebody's place, and how his values are made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct OpenedPlace {
    pub rank: u32,
    /// Points first, then the tie-breaks.
    pub values: Vec<OpenedValue>,
}

/// A value and its terms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct OpenedValue {
    /// The code of the tie-break.
    pub code: String,
    pub value: String,
    pub terms: Vec<OpenedTerm>,
}

/// One term of a value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schema", ts(optional_fields))]
pub struct OpenedTerm {
    /// The round it comes from, if it comes from one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u16>,
    /// What it comes from: `own`, `opponent`, `dummy` and so on.
    pub from: &'static str,
    /// The opponent's name, or the number of the board.
    pub who: String,
    pub base: String,
    /// What the base is multiplied by.
    pub times: String,
    pub amount: String,
    /// Why it does not count, if it does not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left_out: Option<&'static str>,
}

impl Competition {
    /// Somebody's place now, with what each of his values is made of.
    pub fn opened(&self, who: Who) -> Option<OpenedPlace> {
        let numbers = Numbers::new(self.numbers());
        let report = self.report_for_standings(&numbers);
        let standings = self.standings_of(&numbers, &report).ok()?;
        let place = standings.places.iter().find(|place| place.who == who)?;
        let values = standings.codes.iter().zip(&place.values);
        let values = values.map(|(code, value)| {
            let terms = value.terms.iter();
            OpenedValue {
                code: code.clone(),
                value: value.text(),
                terms: terms.map(|term| self.opened_term(term, &numbers)).collect(),
            }
        });
        Some(OpenedPlace {
            rank: place.rank,
            values: values.collect(),
        })
    }

    fn opened_term(&self, term: &Term, numbers: &Numbers) -> OpenedTerm {
        let opponent = term.source.entrant().and_then(|number| numbers.who(number));
        let opponent = opponent.map(|who| self.name(who).to_owned());
        let board = term.source.board().map(|board| board.to_string());
        OpenedTerm {
            round: term.round,
            from: term.source.id(),
            who: opponent.or(board).unwrap_or_default(),
            base: term.base.plain(),
            times: term.times.plain(),
            amount: term.amount().plain(),
            left_out: term.cut.map(Cut::id),
        }
    }

    /// The standings now, by the tie-breaks of the regulations. Who was
    /// expelled, or left a round robin early, is left out; the lot parts those
    /// whom nothing else does.
    pub fn standings(&self) -> Result<Standings, Refusal> {
        let numbers = Numbers::new(self.numbers());
        self.standings_of(&numbers, &self.report_for_standings(&numbers))
    }

    fn standings_of(&self, numbers: &Numbers, report: &Report) -> Result<Standings, Refusal> {
        let mut codes = vec!["PTS".to_owned()];
        if let Some(regulations) = &self.regulations {
            codes.extend(regulations.tie_breaks.iter().cloned());
        }
        let list = TieBreak::list(&codes.join(","))?;
        let counted = tuomari_checker::standings(report, Some(&list))?;
        let mut places = Vec::new();
        for row in counted.standings.rows {
            let Some(who) = numbers.who(row.number) else {
                continue;
            };
            let expelled = self.entrant(who).is_none_or(|one| one.expelled);
            if !expelled && !self.left_early(who) {
                places.push(Place {
                    rank: row.rank,
                    who,
                    number: row.number,
                    values: row.values,
                });
            }
        }
        self.rank(&mut places);
        let texts = |list: &[TieBreak]| list.iter().map(ToString::to_string).collect();
        Ok(Standings {
            codes: texts(&counted.standings.list),
            fallen: texts(&counted.standings.fallen),
            places,
        })
    }

    /// Ranks without gaps for those who are left, and the lots.
    fn rank(&self, places: &mut [Place]) {
        let lot = |who: Who| self.lots.iter().position(|one| *one == who);
        let key = |place: &Place| {
            (
                place.rank,
                lot(place.who).unwrap_or(usize::MAX),
                place.number,
            )
        };
        places.sort_by_key(key);
        let mut before: Option<(u32, Option<usize>, u32)> = None;
        for (at, place) in (1_u32..).zip(places.iter_mut()) {
            let own = (place.rank, lot(place.who));
            place.rank = match before {
                Some((rank, drawn, shown)) if rank == own.0 && drawn == own.1 => shown,
                _ => at,
            };
            before = Some((own.0, own.1, place.rank));
        }
    }

    /// Points and places of the official file.
    pub(crate) fn fill_places(&self, numbers: &Numbers, report: &mut Report) {
        let counted = self.report_for_standings(numbers);
        let standings = self.standings_of(numbers, &counted).ok();
        let rank = |who: Who| {
            let mut places = standings.iter().flat_map(|one| &one.places);
            places
                .find(|place| place.who == who)
                .map(|place| place.rank)
        };
        let teams = self.pairs_teams();
        for line in &mut report.players {
            let who = if teams {
                Some(Who::Player(crate::PlayerId(line.number)))
            } else {
                numbers.who(line.number)
            };
            let Some(Who::Player(player)) = who else {
                continue;
            };
            line.points = Some(self.score(player));
            line.rank = rank(Who::Player(player));
        }
        for line in report.teams.iter_mut().filter(|_| teams) {
            let Some(Who::Team(team)) = numbers.who(line.number) else {
                continue;
            };
            let (by_match, by_games): (Points, Points) = self.team_score(team);
            line.match_points = Some(by_match);
            line.game_points = Some(by_games);
            line.rank = rank(Who::Team(team));
        }
    }
}
