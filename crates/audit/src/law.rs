//! What a rulebook says of the matters an audit looks at.

use tuomari_board::{Color, History, Illegality, Position};
use tuomari_conduct::Cites;
use tuomari_mating::{Answer, Limit, MaterialClass, can_mate, material_test};
use tuomari_rulebook::{
    FiftyMoveClaim, Fivefold, FlagDetection, FlagMaterialTest, MoveLimit, ResignationMaterialTest,
    Rules, Seventyfive, ThreefoldClaim, Topic,
};

use crate::kind::{End, Kind};

/// The rules in force, and how long to look for an answer.
#[derive(Clone, Debug)]
pub struct Law {
    rules: Rules,
    limit_positions: u64,
    /// When repetition ends the game by itself.
    repetition: Option<Repetition>,
    seventy_five: bool,
    fifty: bool,
    /// Whether a dead position ends the game.
    pub(crate) dead: bool,
}

/// When repetition ends a game without a claim.
#[derive(Clone, Copy, Debug)]
struct Repetition {
    end: End,
    appearances: usize,
    on_alternate_moves: bool,
}

/// Whether a side could win as the rulebook asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Can,
    Cannot,
    Unknown,
}

impl From<&Answer> for Verdict {
    fn from(answer: &Answer) -> Verdict {
        match answer {
            Answer::CanMate(_) => Verdict::Can,
            Answer::CannotMate(_) => Verdict::Cannot,
            Answer::Unknown(_) => Verdict::Unknown,
        }
    }
}

impl Law {
    /// The rules of the audit.
    pub fn new(rules: Rules, limit_positions: u64) -> Law {
        let five = |on_alternate_moves| Repetition {
            end: End::Fivefold,
            appearances: 5,
            on_alternate_moves,
        };
        let repetition = if rules.threefold_claim().value == ThreefoldClaim::Automatic {
            Some(Repetition {
                end: End::Threefold,
                appearances: 3,
                on_alternate_moves: false,
            })
        } else {
            match rules.fivefold().value {
                Fivefold::AnyFive => Some(five(false)),
                Fivefold::ConsecutiveFive => Some(five(true)),
                Fivefold::ClaimOnly | Fivefold::Off => None,
            }
        };
        Law {
            limit_positions,
            repetition,
            seventy_five: rules.seventyfive().value == Seventyfive::Automatic,
            fifty: rules.fifty_move_claim().value == FiftyMoveClaim::Automatic,
            dead: rules.dead_position().value.is_yes(),
            rules,
        }
    }

    /// Whether the last of these positions, given by their digests, may have
    /// appeared often enough to end the game.
    #[inline]
    pub(crate) fn may_be_repeated(&self, digests: &[u64]) -> bool {
        let Some(rule) = self.repetition else {
            return false;
        };
        // A position comes back after four plies at the earliest.
        if digests.len() <= 4 * (rule.appearances - 1) {
            return false;
        }
        let Some((last, earlier)) = digests.split_last() else {
            return false;
        };
        if rule.on_alternate_moves {
            return (1..rule.appearances).all(|n| earlier[earlier.len() - 4 * n] == *last);
        }
        earlier.iter().filter(|digest| *digest == last).count() + 1 >= rule.appearances
    }

    /// The end by repetition, counted exactly.
    pub(crate) fn repeated(&self, history: &History) -> Option<End> {
        let rule = self.repetition?;
        let holds = if rule.on_alternate_moves {
            history.is_fivefold_on_alternate_moves()
        } else {
            history.appearances() >= rule.appearances
        };
        holds.then_some(rule.end)
    }

    /// The end by moves that were counted.
    pub(crate) fn counted(&self, position: &Position) -> Option<End> {
        let quiet = position.quiet();
        if self.seventy_five && quiet.is_seventy_five() {
            Some(End::SeventyFive)
        } else if self.fifty && quiet.is_fifty() {
            Some(End::Fifty)
        } else {
            None
        }
    }

    /// Whether a draw can be had by claiming repetition.
    pub(crate) fn knows_repetition(&self) -> bool {
        let rule = self.rules.threefold_claim().value;
        matches!(rule, ThreefoldClaim::Claim | ThreefoldClaim::Automatic)
    }

    /// Whether a draw can be had by claiming fifty moves.
    pub(crate) fn knows_fifty(&self) -> bool {
        self.rules.fifty_move_claim().value != FiftyMoveClaim::Off
    }

    /// Whether a draw can be agreed when each has made so many moves.
    pub(crate) fn allows_agreement(&self, made_by_each: usize) -> bool {
        match self.rules.draw_agreement_minimum().value {
            MoveLimit::Moves(needed) => made_by_each >= usize::from(needed),
            MoveLimit::WholeGame
            | MoveLimit::Arbiter
            | MoveLimit::None
            | MoveLimit::NotApplicable => true,
        }
    }

    /// Whether it matters at a resignation that the opponent can mate.
    pub(crate) fn tests_resignation(&self) -> bool {
        self.rules.resignation_material_test().value == ResignationMaterialTest::AnyLegalMate
    }

    /// Whether the rulebook knows games that end on time.
    pub(crate) fn knows_flags(&self) -> bool {
        self.rules.flag_detection().value != FlagDetection::NotApplicable
    }

    /// Whether `side` can mate by any series of legal moves.
    pub(crate) fn can_mate(&self, position: &Position, side: Color) -> Answer {
        can_mate(position, side, Limit::positions(self.limit_positions))
    }

    /// Whether `side` wins when the opponent's flag falls, if it can mate as
    /// `mating` says.
    pub(crate) fn wins_on_time(
        &self,
        position: &Position,
        side: Color,
        mating: impl FnOnce() -> Verdict,
    ) -> Verdict {
        if self.rules.flag_material_test().value == FlagMaterialTest::AnyLegalMate {
            return mating();
        }
        let pawn_counts = self.rules.pawn_counts_as_material().value.is_yes();
        let material = material_test(position.board(), side, pawn_counts);
        if material.forces {
            // Pawns that never mate: the arbiter would be asked.
            let doubtful = material.class == MaterialClass::Pawn && mating() == Verdict::Cannot;
            return if doubtful {
                Verdict::Unknown
            } else {
                Verdict::Can
            };
        }
        // A forced line may have been shown; a record does not tell.
        let shown = self.rules.forced_mate_demonstration().value.is_yes();
        if shown && mating() != Verdict::Cannot {
            return Verdict::Unknown;
        }
        Verdict::Cannot
    }

    /// The articles behind a finding.
    pub(crate) fn cites(&self, kind: Kind) -> Cites {
        let rules = &self.rules;
        let topic = |topic| Cites::topic(rules, topic);
        match kind {
            Kind::FlagWithoutMate | Kind::FlagDrawn => {
                Cites::ruled(&rules.flag_material_test()).and_topic(rules, Topic::TimeExceeded)
            }
            Kind::ResignedWithoutMate => Cites::ruled(&rules.resignation_material_test())
                .and_topic(rules, Topic::Resignation),
            Kind::PlayedOn(end) | Kind::Misrecorded(end) => self.cites_end(end),
            Kind::NoRepetition => {
                topic(Topic::ThreefoldNow).and_topic(rules, Topic::ThreefoldIntended)
            }
            Kind::NoFifty => topic(Topic::FiftyNow).and_topic(rules, Topic::FiftyIntended),
            Kind::NoCheckmate => topic(Topic::Checkmate),
            Kind::NoStalemate => topic(Topic::Stalemate),
            Kind::NotDead => topic(Topic::DeadPosition),
            Kind::DrawnTooEarly => Cites::ruled(&rules.draw_agreement_minimum()),
            Kind::IllegalMove => topic(Topic::IllegalMove),
            Kind::AmbiguousMove => topic(Topic::LikePiecesForm),
            Kind::UnreadableWord => topic(Topic::MoveForm),
            Kind::TwoResults
            | Kind::UnreadableStart
            | Kind::Endless
            | Kind::BreaksOff
            | Kind::TooLong => Cites::default(),
        }
    }

    /// The articles on why a move is illegal.
    pub(crate) fn cites_illegality(&self, why: Illegality) -> Cites {
        let topic = why.id().parse::<Topic>().ok();
        let cites = topic.map(|topic| Cites::topic(&self.rules, topic));
        cites
            .unwrap_or_default()
            .and_all(self.cites(Kind::IllegalMove))
    }

    fn cites_end(&self, end: End) -> Cites {
        let rules = &self.rules;
        let topic = |topic| Cites::topic(rules, topic);
        match end {
            End::Checkmate => topic(Topic::Checkmate),
            End::Stalemate => topic(Topic::Stalemate),
            End::Dead => topic(Topic::DeadPosition),
            End::Fivefold => Cites::ruled(&rules.fivefold()).and_topic(rules, Topic::Fivefold),
            End::Threefold => Cites::ruled(&rules.threefold_claim()),
            End::SeventyFive => {
                Cites::ruled(&rules.seventyfive()).and_topic(rules, Topic::Seventyfive)
            }
            End::Fifty => Cites::ruled(&rules.fifty_move_claim()),
        }
    }
}
