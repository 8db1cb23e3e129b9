//! One tie-break of a list: its code and its modifiers.

use std::fmt;
use std::str::FromStr;

use crate::code::Code;
use crate::points::Points;

/// A tie-break as records 202 and 212 of the report file write it:
/// `CODE[:MP|:GP][/modifier]...`, in any case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TieBreak {
    pub code: Code,
    /// Which score of a team it counts; `None` is the primary one.
    pub score: Option<Score>,
    /// How many of the least significant values are left out: `/C1 /C2 /M1 /M2`.
    pub least: u8,
    /// How many of the most significant values are left out: `/M1 /M2`.
    pub most: u8,
    /// By how many half points the limit of `KS` is moved: `/L+1`.
    pub limit: i8,
    /// Forfeits count as games against the scheduled opponent: `/P`.
    pub with_forfeits: bool,
    /// Fore Buchholz instead of Buchholz: `/F`.
    pub fore: bool,
    /// The other way round, for `TPN` and `RTNG`: `/R`.
    pub reversed: bool,
    /// The divisor of `SSSC`: `/K4`.
    pub divisor: Option<Points>,
}

/// The two scores of a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Score {
    Match,
    Game,
}

impl TieBreak {
    /// The code alone, without modifiers.
    pub fn plain(code: Code) -> TieBreak {
        TieBreak {
            code,
            score: None,
            least: 0,
            most: 0,
            limit: 0,
            with_forfeits: false,
            fore: false,
            reversed: false,
            divisor: None,
        }
    }

    /// Reads a list with commas between; `PTS` comes first whether it is
    /// written (record 212) or not (record 202).
    pub fn list(text: &str) -> Result<Vec<TieBreak>, NotATieBreak> {
        let words = text.split(',').map(str::trim);
        let mut list = words
            .filter(|word| !word.is_empty())
            .map(str::parse)
            .collect::<Result<Vec<TieBreak>, _>>()?;
        let first = list.first().map(|first| first.code);
        if !matches!(first, Some(Code::Pts | Code::Mpts | Code::Gpts)) {
            list.insert(0, TieBreak::plain(Code::Pts));
        }
        Ok(list)
    }

    fn modify(&mut self, word: &str) -> Option<()> {
        let mut letters = word.chars();
        let letter = letters.next()?.to_ascii_uppercase();
        let rest = letters.as_str();
        match letter {
            'C' | 'M' if self.code.can_be_cut() && self.least == 0 => {
                self.least = rest.parse().ok().filter(|count| matches!(count, 1 | 2))?;
                self.most = if letter == 'M' { self.least } else { 0 };
            }
            'L' if self.code == Code::Ks => {
                self.limit = rest.parse().ok().filter(|limit| *limit != 0)?;
            }
            'K' if self.code == Code::Sssc => {
                self.divisor = Some(divisor(rest)?);
            }
            'P' if rest.is_empty() && self.code.can_count_forfeits() => self.with_forfeits = true,
            'F' if rest.is_empty() && matches!(self.code, Code::Aob | Code::Sssc) => {
                self.fore = true;
            }
            'R' if rest.is_empty() && matches!(self.code, Code::Tpn | Code::Rtng) => {
                self.reversed = true;
            }
            _ => return None,
        }
        Some(())
    }
}

/// A number above zero with at most two decimals.
fn divisor(text: &str) -> Option<Points> {
    let (whole, rest) = text.split_once('.').unwrap_or((text, ""));
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if whole.is_empty() || rest.len() > 2 || !digits(whole) || !digits(rest) {
        return None;
    }
    let whole: i32 = whole.parse().ok().filter(|whole| *whole < 10_000)?;
    let rest: i32 = format!("{rest:0<2}").parse().ok()?;
    Some(Points::from_hundredths(whole * 100 + rest)).filter(|points| *points > Points::ZERO)
}

impl FromStr for TieBreak {
    type Err = NotATieBreak;

    fn from_str(text: &str) -> Result<TieBreak, NotATieBreak> {
        let text = text.trim();
        let wrong = |part: &str, why| NotATieBreak {
            text: text.to_owned(),
            part: part.to_owned(),
            why,
        };
        let mut words = text.split('/');
        let head = words.next().unwrap_or("");
        if head.to_ascii_uppercase().starts_with("OTHER_") {
            return Err(wrong(head, Why::SelfDefined));
        }
        let (name, score) = match head.split_once(':') {
            None => (head, None),
            Some((name, score)) if score.eq_ignore_ascii_case("MP") => (name, Some(Score::Match)),
            Some((name, score)) if score.eq_ignore_ascii_case("GP") => (name, Some(Score::Game)),
            Some((_, score)) => return Err(wrong(score, Why::Score)),
        };
        let code = Code::from_text(name).ok_or_else(|| wrong(name, Why::Code))?;
        let takes_score = code == Code::Pts || !(code.is_for_teams() || code.is_of_ratings());
        if score.is_some() && !takes_score {
            return Err(wrong(head, Why::Score));
        }
        let mut tie_break = TieBreak {
            score,
            ..TieBreak::plain(code)
        };
        for word in words {
            tie_break
                .modify(word)
                .ok_or_else(|| wrong(word, Why::Modifier))?;
        }
        Ok(tie_break)
    }
}

impl fmt::Display for TieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.code)?;
        match self.score {
            Some(Score::Match) => f.write_str(":MP")?,
            Some(Score::Game) => f.write_str(":GP")?,
            None => {}
        }
        match (self.least, self.most) {
            (0, _) => {}
            (least, 0) => write!(f, "/C{least}")?,
            (least, _) => write!(f, "/M{least}")?,
        }
        if self.limit != 0 {
            write!(f, "/L{:+}", self.limit)?;
        }
        for (is_set, letter) in [
            (self.fore, 'F'),
            (self.with_forfeits, 'P'),
            (self.reversed, 'R'),
        ] {
            if is_set {
                write!(f, "/{letter}")?;
            }
        }
        if let Some(divisor) = self.divisor {
            write!(f, "/K{}", divisor.exact())?;
        }
        Ok(())
    }
}

/// Why a word is not a tie-break that can be counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotATieBreak {
    /// The whole word, as it was written.
    pub text: String,
    /// The part of it that is wrong.
    pub part: String,
    pub why: Why,
}

/// What is wrong with a part of a tie-break.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// No tie-break has this code.
    Code,
    /// Not `:MP` or `:GP`, or on a code that has no choice of score.
    Score,
    /// No modifier, or none of this code.
    Modifier,
    /// `OTHER_...`: the organiser's own, which only he can count.
    SelfDefined,
}

impl fmt::Display for NotATieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NotATieBreak { text, part, why } = self;
        match why {
            Why::Code => write!(f, "{text:?}: there is no tie-break {part:?}"),
            Why::Score => write!(f, "{text:?}: the score {part:?} does not belong here"),
            Why::Modifier => write!(f, "{text:?}: the modifier {part:?} does not belong here"),
            Why::SelfDefined => write!(f, "{text:?} is the organiser's own tie-break"),
        }
    }
}

impl std::error::Error for NotATieBreak {}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, written: &str) {
        let tie_break: TieBreak = text.parse().unwrap();
        assert_eq!(tie_break.to_string(), written);
        assert_eq!(written.parse(), Ok(tie_break));
    }

    #[test]
    fn codes_and_modifiers_are_read_in_any_case_and_written_as_fide_does() {
        check("bh/c1", "BH/C1");
        check("BH:mp/C1/P", "BH:MP/C1/P");
        check("EDET/P", "EDET/P");
        check("emgsb/C1/P", "EMGSB/C1/P");
        check("ks/L1", "KS/L+1");
        check("KS/L-2", "KS/L-2");
        check("SSSC/F/P/K4", "SSSC/F/P/K4");
        check("SSSC/K2.5", "SSSC/K2.5");
        check("mpvgp", "MPvGP");
        check("TPN/R", "TPN/R");
        check("GE", "REP");
        for code in Code::all() {
            check(&code.text().to_lowercase(), code.text());
        }
    }

    #[track_caller]
    fn refuse(text: &str, part: &str, why: Why) {
        let error = text.parse::<TieBreak>().unwrap_err();
        assert_eq!((error.part.as_str(), error.why), (part, why), "{text}");
    }

    #[test]
    fn what_makes_no_sense_is_refused_with_its_part() {
        refuse("BX", "BX", Why::Code);
        refuse("", "", Why::Code);
        refuse("BH:XP", "XP", Why::Score);
        refuse("MPvGP:MP", "MPvGP:MP", Why::Score);
        refuse("BH/C3", "C3", Why::Modifier);
        refuse("BH/C1/C2", "C2", Why::Modifier);
        refuse("WIN/C1", "C1", Why::Modifier);
        refuse("BH/", "", Why::Modifier);
        refuse("SSSC/K0", "K0", Why::Modifier);
        refuse("KS/L0", "L0", Why::Modifier);
        refuse("OTHER_LOT", "OTHER_LOT", Why::SelfDefined);
    }

    #[test]
    fn a_list_begins_with_the_score() {
        let codes = |text| {
            let list = TieBreak::list(text).unwrap();
            list.iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>()
                .join(" ")
        };
        assert_eq!(codes("BH/C1, SB"), "PTS BH/C1 SB");
        assert_eq!(codes("PTS,BC,BBE"), "PTS BC BBE");
        assert_eq!(codes(""), "PTS");
    }
}
