//! What a seat may do now.
//!
//! There is no second list of rules here: each act that could be tried is put
//! to [`decide`] itself, with an analyser that is never asked, and what it
//! refuses is not offered. What may be offered although it would be refused,
//! and the reverse, is stated at [`options`].

pub(crate) mod candidates;
pub(crate) mod effects;
pub(crate) mod grounds;
pub(crate) mod phase;
pub(crate) mod rulings;

use tuomari_clock::At;
use tuomari_rulebook::{
    FiftyMoveClaim, Fivefold, IllegalMoveLateRepair, Rules, Seventyfive, ThreefoldClaim,
};

use crate::{
    act::{act_table::Act, assist::Duty, by::By, claim::Claim, command::Command},
    decide::decide,
    draft::Ctx,
    draws::drawing,
    event::{
        cites::Cites,
        happening::{Event, Happening},
        refusal::Refusal,
        ruling::Ruling,
    },
    moving::handling,
    seat::{
        Seat,
        discretion::Discretion,
        options::{
            candidates::candidates,
            effects::{Effect, Unasked, effects},
            grounds::{Price, ground, price},
        },
    },
    state::game::{Game, Table},
};

/// Something a seat may do now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The act. What the person fills in himself, such as squares and
    /// lengths of time, is an example in it; colours, claims, forms and
    /// questions are meant as they stand.
    pub act: Act,
    /// Where the rulebook speaks of it; nothing where it is silent.
    pub cites: Cites,
    /// What it costs to be wrong.
    pub if_wrong: Option<(Price, Cites)>,
    /// What would come of it, for the arbiter and where nothing is left to
    /// fill in.
    pub effects: Vec<Effect>,
}

impl Choice {
    /// The name of the kind of act.
    pub fn id(&self) -> &'static str {
        self.act.id()
    }

    /// Whether the act is meant as it stands, with nothing left to fill in.
    /// Only acts of an arbiter are said to be.
    pub fn is_exact(&self) -> bool {
        self.act.is_exact()
    }
}

/// What a seat may do at an instant, each with its article.
///
/// The grain is the kind of act ([`Act::id`]), for each colour, claim, form
/// and question apart. A kind is offered if and only if some act of it is not
/// refused and has an effect beyond a note against who does it. Two things
/// differ on purpose:
///
/// - Where the rulebook is silent, a player may always handle the pieces while
///   his clock is on. Whether they can be handled as he tries is learnt by
///   trying, as at a board: otherwise the list would tell a legal move from an
///   illegal one between release and press. The same goes for an offer that
///   could not be accepted so early in the game, for a repair agreed upon, and
///   for saying that one's own flag is down.
/// - Under the same rulebooks an end that no player has confirmed changes
///   nothing here.
pub fn options(rules: &Rules, game: &Game, seat: Seat, at: At) -> Vec<Choice> {
    let Some(by) = seat.by() else {
        return Vec::new();
    };
    let discretion = Discretion::towards(seat, rules);
    if discretion == Discretion::Silent && game.withheld.is_some() {
        let going_on = Game {
            conclusion: None,
            withheld: None,
            ..game.clone()
        };
        return options(rules, &going_on, seat, at);
    }
    let table = Tried {
        rules,
        game,
        seat,
        by,
        discretion,
    };
    let mut choices: Vec<Choice> = candidates(game, by)
        .into_iter()
        .filter(|act| act.kind().row().whose.includes(by))
        .filter_map(|act| {
            let command = Command { at, by, act };
            let (effects, rests_on) = table.offers(&command)?;
            let act = command.act;
            Some(Choice {
                cites: rests_on.and_all(table.cites(&act)),
                if_wrong: price(rules, &act),
                act,
                effects,
            })
        })
        .collect();
    choices.dedup_by(|next, kept| next.id() == kept.id() && next.act.is_open_to_fill_in());
    choices
}

struct Tried<'a> {
    rules: &'a Rules,
    game: &'a Game,
    seat: Seat,
    by: By,
    discretion: Discretion,
}

impl Tried<'_> {
    /// The effects of an act that is offered and, of a ruling, the articles
    /// they rest on.
    fn offers(&self, command: &Command) -> Option<(Vec<Effect>, Cites)> {
        let act = &command.act;
        let oracle = Unasked::default();
        let ctx = Ctx {
            rules: self.rules,
            oracle: &oracle,
        };
        let outcome = decide(&ctx, self.game, command);
        match (self.without_looking(act), outcome) {
            (_, Err(Refusal::NotYours)) => None,
            (Some(offered), _) => offered.then(<(Vec<Effect>, Cites)>::default),
            (None, outcome) => {
                let events = outcome.ok().filter(|events| self.has_effect(events))?;
                let told = self.seat == Seat::Arbiter && act.is_exact();
                if !told {
                    return Some(<(Vec<Effect>, Cites)>::default());
                }
                let ruled = matches!(act, Act::Rule { .. });
                let first = events.get(1).filter(|_| ruled);
                let rests_on = first.map_or(Cites::default(), |event| event.cites);
                Some((effects(self.game, &events, oracle.0.get()), rests_on))
            }
        }
    }

    /// Where the rulebook speaks of it; of a ruling, where it speaks of the
    /// question; of an offer that can only be declined yet, why.
    fn cites(&self, act: &Act) -> Cites {
        if let Act::Rule { question, ruling } = act
            && !matches!(ruling, Ruling::Penalise(_))
            && let Some(open) = self.game.questions.iter().find(|open| open.id == *question)
        {
            return open.cites;
        }
        let ground = ground(self.rules, self.seat, act);
        match (act, self.seat.color()) {
            (Act::DeclineDraw, Some(color)) if self.discretion != Discretion::Silent => {
                drawing::too_early(self.rules, self.game, !color)
                    .map_or(ground, |why| why.and_all(ground))
            }
            _ => ground,
        }
    }

    /// What is offered or not by the clock's lever alone, where more would
    /// tell what only a player may notice.
    fn without_looking(&self, act: &Act) -> Option<bool> {
        let (Discretion::Silent, Some(color)) = (self.discretion, self.seat.color()) else {
            return None;
        };
        if self.game.table != Table::Strict || self.game.conclusion.is_some() {
            return None;
        }
        let own_clock = self.game.lever() == Some(color);
        let offered = self.game.offer == Some(!color);
        if let Act::AcceptDraw = act {
            // Whether enough moves are made is learnt by trying.
            Some(offered)
        } else if let (Act::OfferDraw, true) = (act, offered) {
            Some(true)
        } else if let Act::SeeFlag { of } = act {
            // A flag is on the clock's face and nowhere else.
            Some(*of == color && self.game.clock.is_some())
        } else if let Act::AgreeRepair { .. } = act {
            let rule = self.rules.illegal_move_late_repair();
            Some(rule.value == IllegalMoveLateRepair::PlayersAgree)
        } else if let Act::Claim(claim) = act {
            self.knows_draw_claim(*claim)
                .map(|known| known && own_clock)
        } else {
            // Saying "I adjust" touches nothing yet.
            let handled = act.duty() == Some(Duty::Pieces) && *act != Act::AnnounceAdjusting;
            handled.then_some(own_clock && !handling::stands(self.game))
        }
    }

    /// Whether the rulebook knows a draw claim; nothing of other claims.
    fn knows_draw_claim(&self, claim: Claim) -> Option<bool> {
        let rules = self.rules;
        match claim {
            Claim::Threefold => Some(
                rules.threefold_claim().value != ThreefoldClaim::Off
                    || rules.fivefold().value == Fivefold::ClaimOnly,
            ),
            Claim::FiftyMoves => Some(
                rules.fifty_move_claim().value != FiftyMoveClaim::Off
                    || rules.seventyfive().value == Seventyfive::ClaimOnly,
            ),
            Claim::IllegalMove
            | Claim::TouchMove
            | Claim::Flag
            | Claim::ExtraTime
            | Claim::Quickplay { .. }
            | Claim::NoProgress
            | Claim::Displaced => None,
        }
    }

    fn has_effect(&self, events: &[Event]) -> bool {
        let barred = |event: &Event| matches!(event.what, Happening::Inadmissible(..));
        let own_note = |event: &Event| matches!(event.what, Happening::Noted(of, _) if By::Player(of) == self.by);
        !events.iter().any(barred) && !events.iter().all(own_note)
    }
}

impl Act {
    /// Whether one example stands for all acts of its kind, although several
    /// were tried.
    fn is_open_to_fill_in(&self) -> bool {
        matches!(
            self,
            Act::ReportConduct(_) | Act::RequestAssistant { .. } | Act::Write { .. }
        )
    }
}
