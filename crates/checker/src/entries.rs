//! The rounds of players as a file tells them, byes of record 240 included.

use tuomari_report::{ByeKind, Mark, Player, Report, Round};

/// How many rounds of the file have been paired. One with nothing but byes
/// on request is still to come.
pub(crate) fn past_rounds(report: &Report) -> u32 {
    let last = |player: &Player| {
        let paired = player.rounds.iter().rposition(is_paired);
        paired.map_or(0, |at| at + 1)
    };
    let most = report.players.iter().map(last).max();
    u32::try_from(most.unwrap_or(0)).unwrap_or(u32::MAX)
}

fn is_paired(round: &Round) -> bool {
    let on_request = matches!(
        round.mark,
        None | Some(Mark::FullBye | Mark::HalfBye | Mark::ZeroBye)
    );
    round.opponent.is_some() || !on_request
}

/// One round of a player: what stands in his line, or else a bye that was
/// granted. A pair without a result has none yet.
pub(crate) fn round_of(report: &Report, player: &Player, round: u32) -> Round {
    let told = player.rounds.get(place(round)).copied().unwrap_or_default();
    let mark = match told.mark {
        Some(mark) => Some(mark),
        None if told.opponent.is_some() => Some(Mark::Unknown),
        None => granted(report, player.number, round),
    };
    Round { mark, ..told }
}

/// The bye that record 240 gives a player or a team.
pub(crate) fn granted(report: &Report, number: u32, round: u32) -> Option<Mark> {
    let mut byes = report.byes.iter();
    let bye = byes.find(|bye| u32::from(bye.round) == round && bye.ids.contains(&number))?;
    Some(match bye.kind {
        ByeKind::Full => Mark::FullBye,
        ByeKind::Half => Mark::HalfBye,
        ByeKind::Zero => Mark::ZeroBye,
    })
}

/// Away in a round to come: by his line, record 240 or XXZ.
pub(crate) fn is_away(report: &Report, number: u32, round: u32, for_teams: bool) -> bool {
    if for_teams {
        return granted(report, number, round).is_some();
    }
    let mut players = report.players.iter();
    let player = players.find(|player| player.number == number);
    let told = player.and_then(|player| round_of(report, player, round).mark);
    told.is_some() || report.old.absent.contains(&number)
}

/// The place of a round in a list.
pub(crate) fn place(round: u32) -> usize {
    usize::try_from(round.saturating_sub(1)).unwrap_or(usize::MAX)
}
