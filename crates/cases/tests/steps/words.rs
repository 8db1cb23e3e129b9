//! Words that stand for players, squares, times and the like in any step.

use std::str::FromStr;

use cucumber::Parameter;
use tuomari_board::{Color, Role, Square};
use tuomari_clock::Millis;
use tuomari_conduct::{By, act::written::Written as _};

/// White or Black.
#[derive(Clone, Copy, Debug, Parameter)]
#[param(name = "player", regex = "White|Black")]
pub(crate) struct Player(pub(crate) Color);

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Player, String> {
        match text {
            "White" => Ok(Player(Color::White)),
            "Black" => Ok(Player(Color::Black)),
            other => Err(format!("no player \"{other}\"")),
        }
    }
}

/// Anybody at the table who can speak.
#[derive(Clone, Copy, Debug, Parameter)]
#[param(name = "who", regex = "White|Black|the arbiter|the software")]
pub(crate) struct Who(pub(crate) By);

impl FromStr for Who {
    type Err = String;

    fn from_str(text: &str) -> Result<Who, String> {
        match text {
            "the arbiter" => Ok(Who(By::Arbiter)),
            "the software" => Ok(Who(By::System)),
            player => player.parse().map(|Player(color)| Who(By::Player(color))),
        }
    }
}

/// A square.
#[derive(Clone, Copy, Debug, Parameter)]
#[param(name = "square", regex = "[a-h][1-8]")]
pub(crate) struct On(pub(crate) Square);

impl FromStr for On {
    type Err = String;

    fn from_str(text: &str) -> Result<On, String> {
        text.parse()
            .map(On)
            .map_err(|_| format!("no square \"{text}\""))
    }
}

/// A time: `2:00`, `0:04.5`, `1:30:00`.
#[derive(Clone, Copy, Debug, Parameter)]
#[param(name = "time", regex = r"\d+(?::\d\d)+(?:\.\d+)?")]
pub(crate) struct Time(pub(crate) Millis);

impl FromStr for Time {
    type Err = String;

    fn from_str(text: &str) -> Result<Time, String> {
        let wrong = |_| format!("no time \"{text}\"");
        let (whole, part) = text.split_once('.').unwrap_or((text, ""));
        let mut seconds = 0;
        for figure in whole.split(':') {
            seconds = seconds * 60 + figure.parse::<u64>().map_err(wrong)?;
        }
        let ms: u64 = format!("{part:0<3}").parse().map_err(wrong)?;
        Ok(Time(Millis::from_ms(seconds * 1000 + ms)))
    }
}

/// A move as a scoresheet has it, in English letters.
#[derive(Clone, Debug, Parameter)]
#[param(
    name = "move",
    regex = r"(?:[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=[QRBN])?|O-O(?:-O)?)[+#]?"
)]
pub(crate) struct San(pub(crate) String);

impl FromStr for San {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<San, Self::Err> {
        Ok(San(text.to_owned()))
    }
}

/// A kind of piece.
#[derive(Clone, Copy, Debug, Parameter)]
#[param(name = "piece", regex = "king|queen|rook|bishop|knight|pawn")]
pub(crate) struct Kind(pub(crate) Role);

impl FromStr for Kind {
    type Err = String;

    fn from_str(text: &str) -> Result<Kind, String> {
        let role = Role::read(text);
        role.map(Kind).ok_or_else(|| format!("no piece \"{text}\""))
    }
}
