//! Tie-breaks of teams made of two scores (C.07 13).

use crate::boards;
use crate::code::Code;
use crate::direct::{self, Parts};
use crate::exact::Exact;
use crate::opponents;
use crate::team::TeamField;
use crate::tie_break::{Score, TieBreak};
use crate::unplayed::View;
use crate::value::{Source, Term, Value};

/// Extended Sonneborn-Berger (13.2): which total of the opponent, and which
/// points against it.
pub(crate) fn berger(teams: &TeamField, tie_break: &TieBreak, view: View) -> Vec<Value> {
    let (totals, points) = match tie_break.code {
        Code::Emmsb => (Score::Match, Score::Match),
        Code::Emgsb => (Score::Match, Score::Game),
        Code::Egmsb => (Score::Game, Score::Match),
        _ => (Score::Game, Score::Game),
    };
    opponents::berger(teams.field(totals), teams.field(points), tie_break, view)
}

/// Extended direct encounter (13.3) of a tied group.
pub(crate) fn direct_values(
    teams: &TeamField,
    group: &[usize],
    tie_break: &TieBreak,
) -> Vec<Value> {
    let forfeits = tie_break.with_forfeits;
    let parts = parts(teams, group, tie_break.code, forfeits);
    direct::values(teams.primary(), group, &parts, forfeits)
}

/// By the primary score, and if that parts nobody by the secondary; anew in
/// each part, and two who are left by the boards of their matches.
fn parts(teams: &TeamField, group: &[usize], code: Code, forfeits: bool) -> Parts {
    if group.len() < 2 {
        return vec![group.to_vec()];
    }
    for field in [teams.primary(), teams.secondary()] {
        let found = direct::parts(field, group, forfeits);
        if found.len() > 1 {
            let again = |part: Vec<usize>| parts(teams, &part, code, forfeits);
            return found.into_iter().flat_map(again).collect();
        }
    }
    match group {
        &[a, b] => boards::between(teams, a, b, after_direct(code)),
        _ => vec![group.to_vec()],
    }
}

/// What two teams tied in both scores go on with (13.3.2).
fn after_direct(code: Code) -> &'static [Code] {
    match code {
        Code::Edebt => &[Code::Bc, Code::Tbr],
        Code::Edebb => &[Code::Bc, Code::Bbe],
        Code::Edet => &[Code::Tbr],
        Code::Edeb => &[Code::Bbe],
        _ => &[],
    }
}

/// The secondary score and the schedule's strength by the primary one (13.4).
pub(crate) fn combined(teams: &TeamField, tie_break: &TieBreak, view: View) -> Vec<Value> {
    let plain = TieBreak::plain(Code::Bh);
    let schedule = opponents::buchholz(teams.primary(), &plain, view);
    let divisor = match tie_break.divisor {
        Some(divisor) => divisor.exact(),
        None => usual_divisor(teams),
    };
    let share = Exact::ONE.divided_by(divisor).unwrap_or(Exact::ONE);
    let one = |(place, strength): (usize, &Value)| {
        let own = teams.secondary().score(place);
        let schedule = Term {
            times: share,
            ..Term::new(None, Source::Schedule, strength.number)
        };
        Value::sum(vec![Term::new(None, Source::Own, own), schedule], 2)
    };
    schedule.iter().enumerate().map(one).collect()
}

/// The highest primary score that can be reached by the highest secondary
/// score of one match, rounded toward zero; at least one.
fn usual_divisor(teams: &TeamField) -> Exact {
    let (primary, secondary) = (teams.primary(), teams.secondary());
    let rounds = primary.conditions.announced.max(primary.conditions.counted);
    let highest = primary.conditions.win.exact() * Exact::whole(rounds.into());
    let quotient = highest.divided_by(secondary.conditions.win.exact());
    Exact::whole(quotient.map_or(1, Exact::toward_zero).max(1))
}
