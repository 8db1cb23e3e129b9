//! Why a client cannot go on.

use std::fmt;

use tuomari_wire::Problem;

/// Why a client cannot go on.
#[derive(Clone, Debug, PartialEq)]
pub enum Trouble {
    /// The text is no link of a seat.
    NoLink,
    /// Nobody answers there, or no longer.
    Unreachable(String),
    /// What came is not what a server of ours says.
    Strange(String),
    /// The server says no, for good.
    Refused(Box<Problem>),
}

impl Trouble {
    /// A connection that failed.
    pub(crate) fn unreachable(error: impl fmt::Display) -> Trouble {
        Trouble::Unreachable(error.to_string())
    }

    /// An answer that cannot be understood.
    pub(crate) fn strange(error: impl fmt::Display) -> Trouble {
        Trouble::Strange(error.to_string())
    }

    /// A stable identifier, by which texts are found.
    pub fn id(&self) -> &'static str {
        match self {
            Trouble::NoLink => "no-link",
            Trouble::Unreachable(_) => "unreachable",
            Trouble::Strange(_) => "strange",
            Trouble::Refused(_) => "refused",
        }
    }

    /// Whether trying again may help.
    pub fn passes(&self) -> bool {
        match self {
            Trouble::Unreachable(_) => true,
            Trouble::Refused(problem) => passes(problem),
            Trouble::NoLink | Trouble::Strange(_) => false,
        }
    }
}

/// Whether a problem is the moment's: the same may be sent again. A broken
/// record stays one.
pub(crate) fn passes(problem: &Problem) -> bool {
    matches!(problem.status, 429 | 500..=599) && !problem.is("broken-record")
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::NoLink => f.write_str(
                "this is no link of a seat; it looks like http://host:8080/t/TABLE#SECRET",
            ),
            Trouble::Unreachable(why) => write!(f, "nobody answers: {why}"),
            Trouble::Strange(why) => write!(f, "the answer cannot be understood: {why}"),
            Trouble::Refused(problem) => {
                f.write_str(&problem.title)?;
                let detail = problem.detail.as_deref().or(problem.refusal.as_deref());
                detail.map_or(Ok(()), |detail| write!(f, ": {detail}"))
            }
        }
    }
}

impl std::error::Error for Trouble {}
