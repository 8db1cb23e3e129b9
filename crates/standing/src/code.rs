//! The tie-breaks of C.07 by their codes.

use std::fmt;

/// What a tie-break counts; the article of C.07 stands beside each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Code {
    /// The score itself; for teams the primary one.
    Pts,
    /// Match points (11.1), for teams.
    Mpts,
    /// Game points (11.1), for teams.
    Gpts,
    /// Direct encounter, `6`.
    De,
    /// Rounds with the points of a win, `7.1`.
    Win,
    /// Games won at the board, `7.2`.
    Won,
    /// Games played with Black, `7.3`.
    Bpg,
    /// Games won with Black, `7.4`.
    Bwg,
    /// Progressive scores, `7.5`.
    Ps,
    /// Rounds one elected to play, `7.6`.
    Rep,
    /// Standard points, `7.7`.
    Std,
    /// Tournament pairing number, `7.8`.
    Tpn,
    /// Buchholz, `8.1`.
    Bh,
    /// Average of the opponents' Buchholz, `8.2`.
    Aob,
    /// Fore Buchholz, `8.3`.
    Fb,
    /// Sonneborn-Berger, `9.1`.
    Sb,
    /// Koya, `9.2`.
    Ks,
    /// Average rating of opponents, `10.1`.
    Aro,
    /// Tournament performance rating, `10.2`.
    Tpr,
    /// Perfect tournament performance, `10.3`.
    Ptp,
    /// Average performance rating of opponents, `10.4`.
    Apro,
    /// Average perfect performance of opponents, `10.5`.
    Appo,
    /// Rating, `10.6`.
    Rtng,
    /// Board count, `12.1`.
    Bc,
    /// Top board results, `12.2`.
    Tbr,
    /// Bottom board elimination, `12.3`.
    Bbe,
    /// The score that is not the primary one, `13.1`.
    MpVGp,
    /// Opponent's match points by match points, `13.2.1`.
    Emmsb,
    /// Opponent's match points by game points, `13.2.2`.
    Emgsb,
    /// Opponent's game points by match points, `13.2.3`.
    Egmsb,
    /// Opponent's game points by game points, `13.2.4`.
    Eggsb,
    /// Extended direct encounter, `13.3`.
    Ede,
    /// The same, then BC and TBR, `13.3.2`.
    Edebt,
    /// The same, then BC and BBE, `13.3.2`.
    Edebb,
    /// The same, then TBR, `13.3.2`.
    Edet,
    /// The same, then BBE, `13.3.2`.
    Edeb,
    /// Scores and schedule strength combined, `13.4`.
    Sssc,
}

/// Every code and how FIDE writes it.
const WRITTEN: &[(Code, &str)] = &[
    (Code::Pts, "PTS"),
    (Code::Mpts, "MPTS"),
    (Code::Gpts, "GPTS"),
    (Code::De, "DE"),
    (Code::Win, "WIN"),
    (Code::Won, "WON"),
    (Code::Bpg, "BPG"),
    (Code::Bwg, "BWG"),
    (Code::Ps, "PS"),
    (Code::Rep, "REP"),
    (Code::Std, "STD"),
    (Code::Tpn, "TPN"),
    (Code::Bh, "BH"),
    (Code::Aob, "AOB"),
    (Code::Fb, "FB"),
    (Code::Sb, "SB"),
    (Code::Ks, "KS"),
    (Code::Aro, "ARO"),
    (Code::Tpr, "TPR"),
    (Code::Ptp, "PTP"),
    (Code::Apro, "APRO"),
    (Code::Appo, "APPO"),
    (Code::Rtng, "RTNG"),
    (Code::Bc, "BC"),
    (Code::Tbr, "TBR"),
    (Code::Bbe, "BBE"),
    (Code::MpVGp, "MPvGP"),
    (Code::Emmsb, "EMMSB"),
    (Code::Emgsb, "EMGSB"),
    (Code::Egmsb, "EGMSB"),
    (Code::Eggsb, "EGGSB"),
    (Code::Ede, "EDE"),
    (Code::Edebt, "EDEBT"),
    (Code::Edebb, "EDEBB"),
    (Code::Edet, "EDET"),
    (Code::Edeb, "EDEB"),
    (Code::Sssc, "SSSC"),
];

impl Code {
    /// Every code there is.
    pub fn all() -> impl Iterator<Item = Code> {
        WRITTEN.iter().map(|&(code, _)| code)
    }

    /// Reads a code in any case; `GE` is the earlier name of `REP`.
    pub fn from_text(text: &str) -> Option<Code> {
        if text.eq_ignore_ascii_case("GE") {
            return Some(Code::Rep);
        }
        let mut written = WRITTEN.iter();
        written
            .find(|(_, name)| name.eq_ignore_ascii_case(text))
            .map(|&(code, _)| code)
    }

    /// The code as FIDE writes it.
    pub fn text(self) -> &'static str {
        let mut written = WRITTEN.iter();
        written
            .find(|&&(code, _)| code == self)
            .map_or("", |&(_, name)| name)
    }

    /// Whether it counts only within a group of tied participants, so that its
    /// value depends on what stands before it in the list.
    pub fn is_among_the_tied(self) -> bool {
        use Code::{Bbe, Bc, De, Ede, Edeb, Edebb, Edebt, Edet, Tbr};
        matches!(
            self,
            De | Ede | Edebt | Edebb | Edet | Edeb | Bc | Tbr | Bbe
        )
    }

    /// Whether it is counted from ratings (article 10).
    pub fn is_of_ratings(self) -> bool {
        use Code::{Appo, Apro, Aro, Ptp, Rtng, Tpr};
        matches!(self, Aro | Tpr | Ptp | Apro | Appo | Rtng)
    }

    /// Whether it is for teams only (articles 12 and 13).
    pub fn is_for_teams(self) -> bool {
        use Code::{Emgsb, Emmsb, Gpts, MpVGp, Mpts, Sssc};
        matches!(self, Mpts | Gpts | MpVGp | Emmsb | Emgsb | Sssc)
            || matches!(self, Code::Egmsb | Code::Eggsb)
            || (self.is_among_the_tied() && self != Code::De)
    }

    /// Whether it is of the Buchholz family, which has no place in round
    /// robins (article 8).
    pub fn is_buchholz(self) -> bool {
        matches!(self, Code::Bh | Code::Aob | Code::Fb | Code::Sssc)
    }

    /// Whether values may be left out of it (14.1 to 14.4).
    pub(crate) fn can_be_cut(self) -> bool {
        use Code::{Aro, Bh, Eggsb, Egmsb, Emgsb, Emmsb, Fb, Ps, Sb};
        matches!(
            self,
            Bh | Fb | Sb | Ps | Aro | Emmsb | Emgsb | Egmsb | Eggsb
        )
    }

    /// Whether forfeits can be counted as games in it.
    pub(crate) fn can_count_forfeits(self) -> bool {
        use Code::{Aob, Bh, De, Fb, Sb, Sssc};
        matches!(self, De | Bh | Fb | Aob | Sb | Sssc)
            || matches!(
                self,
                Code::Emmsb | Code::Emgsb | Code::Egmsb | Code::Eggsb | Code::Ede
            )
            || matches!(self, Code::Edebt | Code::Edebb | Code::Edet | Code::Edeb)
    }

    /// Whether a lower value is the better one.
    pub(crate) fn is_ascending(self) -> bool {
        matches!(self, Code::Tpn) || self.is_among_the_tied()
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}
