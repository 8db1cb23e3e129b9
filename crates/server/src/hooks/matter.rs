//! What receivers are told of: what is new in the arbiter's view.
//!
//! No rule is written here again. A question, a claim that was examined, a
//! clock that a player stopped and a flag that somebody pointed out are told
//! when the arbiter's seat sees them; a flag that has fallen, once it counts as
//! fallen, which a clock that has run out does not by itself; a result, once
//! strangers may see it, so that a mate that only players may notice is told
//! when a player has.

use std::sync::Arc;

use tuomari_clock::{At, Millis};
use tuomari_competition::Happening as InCompetition;
use tuomari_conduct::{
    Announcement, By, Cites, Event, Fact, Game, Happening, Matter as Question, QuestionView, Seat,
    View, view_from,
};
use tuomari_journal::Outage;
use tuomari_record::{CompetitionEntry, Entry, Kind as EntryKind, StreamId};
use tuomari_telling::{Beside, Told, announcement, beside, conclusion, question, tell};

use crate::{competition::Held, table::Table, wire::story::ToldEventDto};

/// Time that is given back and that nobody would notice on a clock is told to
/// nobody.
const TRIFLE_MS: u64 = 1_000;

/// What is told, the most urgent first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    /// Somebody calls the arbiter: a player has stopped the clock.
    Call,
    /// The arbiter is asked something.
    Question,
    /// A claim waits for the arbiter, or was examined.
    Claim,
    /// A flag has fallen, or was pointed out.
    Flag,
    /// The servers were away.
    Away,
    /// Time that was nobody's was given back.
    Outage,
    /// The end of a game was set aside.
    Reopened,
    /// A game is over, or its score was changed.
    Result,
}

impl Kind {
    /// What an operator chooses from.
    pub(crate) const CHOICES: &[Kind] = &[
        Kind::Result,
        Kind::Call,
        Kind::Question,
        Kind::Claim,
        Kind::Flag,
        Kind::Outage,
    ];

    /// What a phone rings for if nothing was chosen.
    pub(crate) const FOR_PHONES: &[Kind] = &[
        Kind::Call,
        Kind::Question,
        Kind::Claim,
        Kind::Flag,
        Kind::Outage,
    ];

    pub(crate) fn word(self) -> &'static str {
        match self {
            Kind::Call => "call",
            Kind::Question => "question",
            Kind::Claim => "claim",
            Kind::Flag => "flag",
            Kind::Away => "away",
            Kind::Outage => "outage",
            Kind::Reopened => "reopened",
            Kind::Result => "result",
        }
    }

    pub(crate) fn choice(word: &str) -> Option<Kind> {
        let mut all = Kind::CHOICES.iter();
        all.find(|kind| kind.word() == word).copied()
    }

    /// Under which choice it is told.
    pub(crate) fn chosen_as(self) -> Kind {
        match self {
            Kind::Away => Kind::Outage,
            Kind::Reopened => Kind::Result,
            other => other,
        }
    }
}

/// One thing that is told.
#[derive(Debug)]
pub(crate) struct Matter {
    pub(crate) kind: Kind,
    /// The same for every try and on every node.
    pub(crate) id: String,
    pub(crate) at_ms: u64,
    pub(crate) place: Place,
    /// The version of its stream that brought it.
    pub(crate) version: Option<u64>,
    /// What, and by which articles.
    pub(crate) told: ToldEventDto,
    /// Whether the arbiter is awaited.
    pub(crate) waits: bool,
    /// The score of a game that is over.
    pub(crate) score: Option<String>,
}

/// Where it is.
#[derive(Clone, Debug, Default)]
pub(crate) struct Place {
    pub(crate) table: Option<StreamId>,
    pub(crate) competition: Option<StreamId>,
    /// What the event is called.
    pub(crate) event: Option<String>,
    pub(crate) round: Option<u16>,
    pub(crate) board: Option<u32>,
    /// Who plays; only receivers that may have names are told.
    pub(crate) white: Option<String>,
    pub(crate) black: Option<String>,
}

impl Place {
    fn of_table(table: &Table) -> Place {
        let (names, board) = (&table.created.names, table.created.board);
        // `3.12` is board 12 of round 3.
        let said = names.round.as_deref().unwrap_or_default();
        let (round, number) = said.split_once('.').unwrap_or((said, ""));
        Place {
            table: Some(table.id),
            competition: board.map(|board| board.competition),
            event: names.competition.clone(),
            round: board.map(|board| board.round).or(round.parse().ok()),
            board: board.map(|board| board.board).or(number.parse().ok()),
            white: names.white.clone(),
            black: names.black.clone(),
        }
    }
}

/// What an entry brings at a table that has not taken it in yet; it leads to
/// the game `after`.
pub(super) fn at_table(table: &Table, after: &Game, entry: &Entry) -> Vec<Arc<Matter>> {
    let at = At::from_ms(entry.at_ms).max(table.since);
    // The moves are not told.
    let seen = |game| view_from(&table.rules, game, Seat::Arbiter, at, usize::MAX);
    let change = Change {
        table,
        game: after,
        before: seen(&table.game),
        after: seen(after),
    };
    let mut found = change.asked();
    found.extend(change.examined());
    if found.is_empty() {
        found.extend(change.called());
    }
    found.extend(change.flags(entry.events()));
    found.extend(given_back(entry));
    found.extend(change.result());
    if found.is_empty() {
        return Vec::new();
    }
    let place = Place::of_table(table);
    numbered((table.id, table.version + 1), entry.at_ms, &place, found)
}

/// What an entry brings in a competition that has not taken it in yet: calls,
/// and results that no table brought.
pub(super) fn in_competition(held: &Held, entry: &CompetitionEntry) -> Vec<Arc<Matter>> {
    let competition = &held.competition;
    let found = entry.events.iter().filter_map(|event| {
        let (kind, at) = match &event.what {
            InCompetition::ArbiterCalled { .. } => (Kind::Call, None),
            InCompetition::ResultEntered { round, board, .. }
            | InCompetition::Defaulted { round, board, .. }
            | InCompetition::ResultCorrected { round, board, .. } => {
                (Kind::Result, Some((*round, *board)))
            }
            _ => return None,
        };
        // What a caller wrote is at the desk.
        let told = tuomari_telling::competition(&event.what, competition);
        let articles = event.cites.iter().map(ToString::to_string).collect();
        let found = Found {
            told: ToldEventDto {
                what: told,
                articles,
            },
            waits: kind == Kind::Call,
            at,
            ..Found::new(kind, Told::new(""), Cites::default())
        };
        Some(found)
    });
    let place = Place {
        competition: Some(held.id),
        event: competition.regulations().map(|all| all.name.clone()),
        ..Place::default()
    };
    numbered(
        (held.id, held.version + 1),
        entry.at_ms,
        &place,
        found.collect(),
    )
}

/// The servers were away.
pub(super) fn away(shard: usize, outage: &Outage) -> Option<Arc<Matter>> {
    let time_ms = outage.to_ms.saturating_sub(outage.from_ms);
    (time_ms >= TRIFLE_MS).then(|| {
        let told = beside(Beside::Outage(Millis::from_ms(time_ms)));
        Arc::new(Matter {
            kind: Kind::Away,
            id: format!("shard-{shard}-{}-{}", outage.to_ms, Kind::Away.word()),
            at_ms: outage.to_ms,
            place: Place::default(),
            version: None,
            told: of(told, Cites::default()),
            waits: false,
            score: None,
        })
    })
}

fn of(told: Told, cites: Cites) -> ToldEventDto {
    ToldEventDto::new(told, cites)
}

/// Something found, before it has its number.
struct Found {
    kind: Kind,
    told: ToldEventDto,
    waits: bool,
    score: Option<String>,
    /// The round and the board, if it is not the place's.
    at: Option<(u16, u32)>,
}

impl Found {
    fn new(kind: Kind, told: Told, cites: Cites) -> Found {
        Found {
            kind,
            told: of(told, cites),
            waits: false,
            score: None,
            at: None,
        }
    }

    fn waiting(self) -> Found {
        Found {
            waits: true,
            ..self
        }
    }
}

/// What one row found, the most urgent first, each with an id of its own.
fn numbered(
    (stream, version): (StreamId, u64),
    at_ms: u64,
    place: &Place,
    mut found: Vec<Found>,
) -> Vec<Arc<Matter>> {
    found.sort_by_key(|one| one.kind);
    let (mut last, mut count) = (None, 1);
    let each = found.into_iter().map(|found| {
        count = if last == Some(found.kind) {
            count + 1
        } else {
            1
        };
        last = Some(found.kind);
        let mut id = format!("{stream}-{version}-{}", found.kind.word());
        if count > 1 {
            id = format!("{id}-{count}");
        }
        let mut place = place.clone();
        if let Some((round, board)) = found.at {
            (place.round, place.board) = (Some(round), Some(board));
        }
        Arc::new(Matter {
            kind: found.kind,
            id,
            at_ms,
            place,
            version: Some(version),
            told: found.told,
            waits: found.waits,
            score: found.score,
        })
    });
    each.collect()
}

/// A table before a row and after it, as the arbiter's seat sees both.
struct Change<'a> {
    table: &'a Table,
    /// The game after it.
    game: &'a Game,
    before: View,
    after: View,
}

impl Change<'_> {
    /// Questions that were not open before.
    fn asked(&self) -> Vec<Found> {
        let full = |seen: &QuestionView| match seen {
            QuestionView::Full(question, _) => Some(*question),
            QuestionView::Pending(..) => None,
        };
        let known = |number| {
            self.before
                .questions
                .iter()
                .filter_map(full)
                .any(|one| one.id == number)
        };
        let new = self.after.questions.iter().filter_map(full);
        let start = self.game.history().start();
        new.filter(|one| !known(one.id))
            .map(|one| {
                let told = question(&one).counted_from(start);
                Found::new(kind_of(one.matter), told, one.cites).waiting()
            })
            .collect()
    }

    /// Claims that were examined, or could not be made.
    fn examined(&self) -> Vec<Found> {
        let before = &self.before.announced;
        let new = self
            .after
            .announced
            .iter()
            .filter(|one| !before.contains(one));
        let claims = new.filter(|one| {
            matches!(
                one.what,
                Announcement::Found { .. } | Announcement::Inadmissible(..)
            )
        });
        claims
            .map(|one| Found::new(Kind::Claim, announcement(one.what), one.cites))
            .collect()
    }

    /// A player has stopped the clock, and nothing else says what for.
    fn called(&self) -> Option<Found> {
        let stopper = |view: &View| view.clock.and_then(|clock| clock.stopped_by);
        let by = stopper(&self.after).filter(|by| Some(*by) != stopper(&self.before))?;
        let by_player = matches!(by, By::Player(_) | By::Assistant(_));
        (by_player && self.after.conclusion.is_none()).then(|| {
            let told = tell(&Happening::ClockStopped(by), self.game.position());
            Found::new(Kind::Call, told, Cites::default()).waiting()
        })
    }

    /// Flags that count as fallen by this row, and those that a player has
    /// pointed out, as far as the arbiter sees it.
    fn flags(&self, events: &[Event]) -> Vec<Found> {
        let position = self.game.position();
        let fallen = events
            .iter()
            .filter(|event| matches!(event.what, Happening::FlagFell(_)))
            .map(|event| Found::new(Kind::Flag, tell(&event.what, position), event.cites));
        let fallen: Vec<Found> = fallen.collect();
        if !fallen.is_empty() || self.after.conclusion.is_some() {
            return fallen;
        }
        let new = self.after.facts.iter();
        let new = new.filter(|fact| !self.before.facts.contains(fact));
        let remarked = new.filter_map(|fact| match fact {
            Fact::FlagRemarked(by) => {
                let told = tell(&Happening::FlagRemarked(*by), position);
                Some(Found::new(Kind::Flag, told, Cites::default()))
            }
            _ => None,
        });
        remarked.collect()
    }

    /// How it ended, once strangers may see it.
    fn result(&self) -> Option<Found> {
        let was_over = self.table.is_over(&self.table.game);
        if !self.table.is_over(self.game) {
            let told = tell(&Happening::Reopened, self.game.position());
            return was_over.then(|| Found::new(Kind::Reopened, told, Cites::default()));
        }
        let (before, after) = (&self.before, &self.after);
        let end = after.conclusion?;
        let told = if !was_over || before.conclusion != after.conclusion {
            conclusion(end)
        } else {
            let score = after.score.filter(|_| after.score != before.score)?;
            tell(&Happening::ScoreSet(score), self.game.position())
        };
        Some(Found {
            score: after.score.map(|score| score.to_string()),
            ..Found::new(Kind::Result, told, after.concluded_by)
        })
    }
}

/// Whether a question is about a claim.
fn kind_of(matter: Question) -> Kind {
    let is_claim = matches!(
        matter,
        Question::Claim(..)
            | Question::Watched(..)
            | Question::Referred(..)
            | Question::ExtraTime(..)
    );
    if is_claim {
        Kind::Claim
    } else {
        Kind::Question
    }
}

/// Time that is given back by an entry of its own.
fn given_back(entry: &Entry) -> Option<Found> {
    let EntryKind::Outage { from_ms, to_ms, .. } = &entry.kind else {
        return None;
    };
    let time_ms = to_ms.saturating_sub(*from_ms);
    let told = beside(Beside::Outage(Millis::from_ms(time_ms)));
    (time_ms >= TRIFLE_MS).then(|| Found::new(Kind::Outage, told, Cites::default()))
}
