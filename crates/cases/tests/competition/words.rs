//! What stands in the sentences about competitions.

use cucumber::Parameter;
use tuomari_competition::{Absent, Bye, Measure, Outcome, PlayerId, TeamId, Who};
use tuomari_report::Points;

/// `player 3` or `team 2`.
#[derive(Clone, Copy, Debug, Parameter)]
#[param(name = "who", regex = r"(?:player|team) \d+")]
pub(crate) struct Entrant(pub(crate) Who);

impl std::str::FromStr for Entrant {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Entrant, Self::Err> {
        let (kind, number) = text.split_once(' ').expect("two words");
        let number = number.parse().expect("a number");
        Ok(Entrant(if kind == "team" {
            Who::Team(TeamId(number))
        } else {
            Who::Player(PlayerId(number))
        }))
    }
}

impl Entrant {
    pub(crate) fn player(self) -> PlayerId {
        match self.0 {
            Who::Player(player) => player,
            Who::Team(team) => panic!("a player is meant, not team {team}"),
        }
    }
}

/// A kind of bye.
#[derive(Clone, Copy, Debug, Parameter)]
#[param(
    name = "bye",
    regex = "half-point|full-point|zero-point|pairing-allocated"
)]
pub(crate) struct Kind(pub(crate) Bye);

impl std::str::FromStr for Kind {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Kind, Self::Err> {
        Ok(Kind(match text {
            "half-point" => Bye::Half,
            "full-point" => Bye::Full,
            "zero-point" => Bye::Zero,
            _ => Bye::Pairing,
        }))
    }
}

/// Reads `1-0`, `½-½`, `+ -`, `adjourned`, or points of both sides.
pub(crate) fn outcome(text: &str) -> Outcome {
    match text {
        "1-0" => Outcome::WhiteWins,
        "½-½" => Outcome::Draw,
        "0-1" => Outcome::BlackWins,
        "+ -" => Outcome::BlackForfeits,
        "- +" => Outcome::WhiteForfeits,
        "- -" => Outcome::BothForfeit,
        "adjourned" => Outcome::Adjourned,
        other => {
            let (white, black) = other.split_once('-').expect("points of both sides");
            Outcome::Ruled {
                white: points(white),
                black: points(black),
            }
        }
    }
}

pub(crate) fn points(text: &str) -> Points {
    let text = text.replace('½', ".5");
    Points::from_text(&text).expect("points")
}

pub(crate) fn absent(text: &str) -> Absent {
    match text {
        "White" => Absent::White,
        "Black" => Absent::Black,
        "both" => Absent::Both,
        other => panic!("nobody is called {other}"),
    }
}

/// Reads `a warning`, `½ more for the opponent`, `½ less`, `loss, the
/// opponent getting 1`, `a fine of 20`.
pub(crate) fn measure(text: &str) -> Measure {
    if let Some(more) = text.strip_suffix(" more for the opponent") {
        Measure::RaiseOpponent {
            points: points(more),
        }
    } else if let Some(less) = text.strip_suffix(" less") {
        Measure::LowerOffender {
            points: points(less),
        }
    } else if let Some(gets) = text.strip_prefix("loss, the opponent getting ") {
        Measure::Loss {
            opponent: points(gets),
        }
    } else if let Some(amount) = text.strip_prefix("a fine of ") {
        Measure::Fine {
            amount: amount.parse().expect("an amount"),
        }
    } else {
        assert_eq!(text, "a warning");
        Measure::Warning
    }
}
