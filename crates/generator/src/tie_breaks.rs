//! Lists of tie-breaks, and the places that follow from them.

use std::collections::BTreeMap;

use tuomari_checker::standings;
use tuomari_report::Report;

use crate::dice::Dice;

/// For players. None by ratings: those fall away where somebody has none.
const FOR_PLAYERS: [&str; 8] = [
    "",
    "BH/C1 BH SB",
    "DE WIN BH/C1",
    "BH/M1 PS WON BPG",
    "SB/C1 FB WIN",
    "PS/C1 AOB REP BWG",
    "BH/C2 BH/P DE SB",
    "WON BH TPN",
];

const FOR_TEAMS: [&str; 6] = [
    "",
    "MPvGP BH:MP/C1 EMMSB",
    "EDE MPvGP BC TBR",
    "EGGSB/C1 DE BBE",
    "SSSC MPvGP PS:MP",
    "EMGSB BH:GP FB:MP",
];

pub(crate) fn for_players(dice: &mut Dice) -> Vec<String> {
    words(dice.choose(FOR_PLAYERS))
}

pub(crate) fn for_teams(dice: &mut Dice) -> Vec<String> {
    words(dice.choose(FOR_TEAMS))
}

fn words(list: &str) -> Vec<String> {
    list.split_whitespace().map(str::to_owned).collect()
}

/// Writes down the places that the announced list gives. They stay as they
/// are, by points alone, if the list cannot be counted.
pub(crate) fn place(report: &mut Report) {
    let Ok(counted) = standings(report, None) else {
        return;
    };
    let rows = counted.standings.rows.iter();
    let ranks: BTreeMap<u32, u32> = rows.map(|row| (row.number, row.rank)).collect();
    if report.teams.is_empty() {
        for player in &mut report.players {
            player.rank = ranks.get(&player.number).copied().or(player.rank);
        }
    } else {
        for team in &mut report.teams {
            team.rank = ranks.get(&team.number).copied().or(team.rank);
        }
    }
}
