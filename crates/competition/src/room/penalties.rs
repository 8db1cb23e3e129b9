//! Penalties that reach beyond one game (`fide-2018/12.9`, `fi-blitz-2014/17`).

use tuomari_report::Points;
use tuomari_rulebook::{LeaveReportDuty, PenaltySystem, PhoneCountScope, PhonePenalty, Topic};

use crate::{
    draft::Draft,
    room::{
        corrections,
        results::{check_score, judge_score, seated},
    },
    word::{
        article::{Article, Handbook},
        breach::{Breach, Measure, Proposal},
        happening::Happening,
        id::{PlayerId, Side, Who},
        outcome::Outcome,
        refusal::Refusal,
    },
};

/// A breach is counted as the rulebook counts it: soundings in the game or in
/// the competition, the national ladder over the games.
pub(crate) fn note(
    draft: &mut Draft<'_>,
    player: PlayerId,
    round: u16,
    breach: Breach,
) -> Result<(), Refusal> {
    draft.player(player)?;
    let known = draft.round(round)?;
    let board = known.board_of(player).ok_or(Refusal::NotSeated)?;
    check_breach(draft, round, board, breach)?;
    let rules = draft.ctx.rules;
    let of = |noted: &&crate::state::competition::Noted| {
        noted.player == player && noted.breach == breach
    };
    let all = draft.competition.breaches.iter().filter(of);
    let in_game = all.clone().filter(|noted| noted.round == round).count();
    let (before, articles) = match breach {
        Breach::PhoneSounded => {
            let scope = rules.phone_count_scope();
            let before = match scope.value {
                PhoneCountScope::Game => in_game,
                PhoneCountScope::Event | PhoneCountScope::NotApplicable => all.count(),
            };
            let phone = rules.phone_penalty();
            (before, [phone.article(), scope.article()])
        }
        Breach::Misconduct => {
            let system = rules.penalty_system();
            (all.count(), [system.article(), None])
        }
        Breach::LeftUnreported => {
            let duty = rules.leave_report_duty();
            (all.count(), [duty.article(), None])
        }
        Breach::DeviceAfterGame | Breach::InterferedAfterGame => {
            let topic = if breach == Breach::DeviceAfterGame {
                Topic::DeviceUse
            } else {
                Topic::Interference
            };
            let first = |topic| rules.articles_on(topic).first().copied();
            (all.count(), [first(topic), first(Topic::FinishedPlayer)])
        }
    };
    let count = u32::try_from(before + 1).unwrap_or(u32::MAX);
    let in_game = u32::try_from(in_game + 1).unwrap_or(u32::MAX);
    let (proposal, topic) = proposal(draft, breach, count, in_game);
    let mut cites: Vec<Article> = articles.into_iter().flatten().map(Article::Law).collect();
    cites.extend(topic.and_then(|topic| Article::on(rules, topic)));
    cites.dedup();
    let what = Happening::BreachNoted {
        player,
        round,
        breach,
        count,
        proposal,
    };
    draft.push(what, cites);
    Ok(())
}

/// What the rulebook has for so many breaches.
fn proposal(
    draft: &Draft<'_>,
    breach: Breach,
    count: u32,
    in_game: u32,
) -> (Proposal, Option<Topic>) {
    let rules = draft.ctx.rules;
    match breach {
        Breach::PhoneSounded => match rules.phone_penalty().value {
            PhonePenalty::SoundWarningThenLoss if count == 1 => {
                (Proposal::Warning, Some(Topic::PenaltyWarning))
            }
            PhonePenalty::NotApplicable => (Proposal::Choice, None),
            PhonePenalty::SoundWarningThenLoss
            | PhonePenalty::LossIfBroughtIn
            | PhonePenalty::LossIfCarried
            | PhonePenalty::LossIfHandledOrSounds => (Proposal::Loss, Some(Topic::Device)),
        },
        Breach::Misconduct => match rules.penalty_system().value {
            // A warning, the loss for the next one in the same game, and for
            // breaches in several games what reaches beyond them.
            PenaltySystem::Ladder if count == 1 => (Proposal::Warning, Some(Topic::PenaltyWarning)),
            PenaltySystem::Ladder if in_game == count => (Proposal::Loss, Some(Topic::PenaltyLoss)),
            PenaltySystem::Ladder => (Proposal::Exclusion, Some(Topic::PenaltyExpulsion)),
            PenaltySystem::MenuOf8 | PenaltySystem::MenuOf9 | PenaltySystem::NotApplicable => {
                (Proposal::Choice, Some(Topic::Penalties))
            }
        },
        Breach::LeftUnreported | Breach::DeviceAfterGame | Breach::InterferedAfterGame => {
            (Proposal::Choice, Some(Topic::Penalties))
        }
    }
}

/// Refuses what is no breach here: leaving where nobody asks to be told, and
/// what only one whose game is over can do.
fn check_breach(draft: &Draft<'_>, round: u16, number: u32, breach: Breach) -> Result<(), Refusal> {
    match breach {
        Breach::PhoneSounded | Breach::Misconduct => Ok(()),
        Breach::LeftUnreported => {
            let duty = draft.ctx.rules.leave_report_duty();
            let may = duty.value == LeaveReportDuty::EventMayRequire;
            if may && draft.regulations()?.leaving_told {
                Ok(())
            } else {
                Err(Refusal::NotProvided(duty.article().map(Article::Law)))
            }
        }
        Breach::DeviceAfterGame | Breach::InterferedAfterGame => {
            if seated(draft, round, number)?.is_settled() {
                Ok(())
            } else {
                Err(Refusal::NoResult)
            }
        }
    }
}

/// A penalty for a game, with what it does to its score.
pub(crate) fn penalise(
    draft: &mut Draft<'_>,
    player: PlayerId,
    round: u16,
    measure: Measure,
) -> Result<(), Refusal> {
    draft.player(player)?;
    let known = draft.round(round)?;
    let number = known.board_of(player).ok_or(Refusal::NotSeated)?;
    let cites = provided(draft, measure.topic())?;
    let board = seated(draft, round, number)?;
    let side = board.side(player).ok_or(Refusal::NotSeated)?;
    let points = draft.competition.points();
    let now = || {
        board
            .outcome()
            .filter(|_| board.is_settled())
            .ok_or(Refusal::NoResult)
    };
    let score = |side: Side| now().map(|one| one.points(side, &points));
    let changed = match measure {
        Measure::Warning | Measure::Fine { .. } => None,
        Measure::RaiseOpponent { points } => {
            let own = score(side)?;
            Some((own, add(score(side.other())?, points)))
        }
        Measure::LowerOffender { points } => {
            let own = add(score(side)?, Points::from_hundredths(-points.hundredths()));
            Some((own, score(side.other())?))
        }
        Measure::Loss { opponent } => Some((points.loss, opponent)),
    };
    let outcome = changed.map(|(own, other)| ruled(side, own, other, &points));
    if let Some(outcome) = outcome {
        board.takes(outcome)?;
        check_score(draft, outcome)?;
        if board.outcome() == Some(outcome) {
            return Err(Refusal::NothingChanges);
        }
        judge_score(draft, round, number, outcome);
    }
    let what = Happening::Penalised {
        player,
        round,
        measure,
    };
    draft.push(what, cites);
    match outcome {
        Some(outcome) if board.is_settled() => corrections::push(draft, round, number, outcome),
        Some(outcome) => {
            let what = Happening::ResultEntered {
                round,
                board: number,
                outcome,
            };
            let cites = Article::on(draft.ctx.rules, Topic::Score);
            draft.push(what, cites.into_iter().collect());
        }
        None => {}
    }
    Ok(())
}

/// The outcome with these points, by its usual name where it has one.
fn ruled(side: Side, own: Points, other: Points, points: &crate::PointSystem) -> Outcome {
    let (white, black) = match side {
        Side::White => (own, other),
        Side::Black => (other, own),
    };
    if (white, black) == (points.win, points.loss) {
        Outcome::WhiteWins
    } else if (white, black) == (points.loss, points.win) {
        Outcome::BlackWins
    } else if (white, black) == (points.draw, points.draw) {
        Outcome::Draw
    } else {
        Outcome::Ruled { white, black }
    }
}

fn add(one: Points, other: Points) -> Points {
    Points::from_hundredths(one.hundredths().saturating_add(other.hundredths()))
}

/// Out of some rounds to come, where the rulebook has that.
pub(crate) fn exclude(
    draft: &mut Draft<'_>,
    player: PlayerId,
    first: u16,
    last: u16,
) -> Result<(), Refusal> {
    draft.player(player)?;
    let cites = provided(draft, Topic::PenaltyExclusion)?;
    if first == 0 || first > last || last > draft.regulations()?.rounds {
        return Err(Refusal::UnknownRound);
    }
    if first <= draft.competition.paired() {
        return Err(Refusal::TooLate);
    }
    let what = Happening::Excluded {
        player,
        first,
        last,
    };
    draft.push(what, cites);
    Ok(())
}

/// Out of the competition: out of the standings, not out of its history.
pub(crate) fn expel(draft: &mut Draft<'_>, player: PlayerId) -> Result<(), Refusal> {
    if draft.player(player)?.entrant.expelled {
        return Err(Refusal::AlreadyOut);
    }
    let mut cites = provided(draft, Topic::PenaltyExpulsion)?;
    if draft.competition.system().is_round_robin() {
        cites.push(Handbook::Left.into());
    }
    draft.push(Happening::Expelled { player }, cites);
    Ok(())
}

/// A bonus or a penalty in the standings.
pub(crate) fn adjust(draft: &mut Draft<'_>, who: Who, points: Points) -> Result<(), Refusal> {
    draft.known(who)?;
    if points == Points::ZERO || !(-9_900..=9_900).contains(&points.hundredths()) {
        return Err(Refusal::NothingChanges);
    }
    let round = draft.competition.paired().max(1);
    let what = Happening::Adjusted { who, round, points };
    draft.by_article(what, Handbook::Regulations);
    Ok(())
}

/// The articles of a penalty; refused where the rulebook does not have it.
fn provided(draft: &Draft<'_>, topic: Topic) -> Result<Vec<Article>, Refusal> {
    let rules = draft.ctx.rules;
    let system = rules.penalty_system();
    let articles = rules.articles_on(topic);
    if articles.is_empty() {
        let article = system.article().map(Article::Law);
        return Err(Refusal::NotProvided(article));
    }
    let mut cites: Vec<Article> = articles.iter().take(2).copied().map(Article::Law).collect();
    cites.extend(Article::on(rules, Topic::Penalties));
    cites.dedup();
    Ok(cites)
}
