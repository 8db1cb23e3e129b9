//! What players do at the board and the clock, in the edge form.

use serde::Deserialize;
use tuomari_conduct::{Act, Contact, FixedBy, From, Step};

use super::{
    place::{Reader, SquareName},
    unreadable::Unreadable,
    words::{ClaimWord, ContactWord, FixedByWord, GroundWord, RoleWord},
};

/// An act at the board.
#[derive(Debug, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum BoardAct {
    AnnounceAdjusting {},
    Touch {
        square: SquareName,
        contact: Option<ContactWord>,
    },
    Place {
        from: Option<SquareName>,
        piece: Option<RoleWord>,
        to: SquareName,
    },
    Remove {
        square: SquareName,
    },
    Release {},
    Make {
        r#move: Option<String>,
        from: Option<SquareName>,
        to: Option<SquareName>,
        promotion: Option<RoleWord>,
    },
    FixMove {
        r#move: Option<String>,
        from: Option<SquareName>,
        to: Option<SquareName>,
        promotion: Option<RoleWord>,
        form: Option<FixedByWord>,
    },
    Press {},
    StopClock {},
    RestartOpponentsClock {},
    Resume {},
    Claim {
        claim: ClaimWord,
        ground: Option<GroundWord>,
        #[serde(default)]
        from_display: bool,
    },
    ShowLine {
        lines: Lines,
    },
}

/// Lines of moves: a list, or one text with semicolons between them; each may
/// have others in brackets.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub(super) enum Lines {
    One(String),
    Several(Vec<String>),
}

impl BoardAct {
    /// The act itself.
    pub(super) fn act(self, reader: Reader<'_>) -> Result<Act, Unreadable> {
        Ok(match self {
            BoardAct::AnnounceAdjusting {} => Act::AnnounceAdjusting,
            BoardAct::Touch { square, contact } => Act::Touch {
                square: square.0,
                contact: contact.map_or(Contact::Taken, Contact::from),
            },
            BoardAct::Place { from, piece, to } => Act::Place {
                from: origin(from, piece)?,
                to: to.0,
            },
            BoardAct::Remove { square } => Act::Remove { square: square.0 },
            BoardAct::Release {} => Act::Release,
            BoardAct::Make {
                r#move,
                from,
                to,
                promotion,
            } => make(reader.step(r#move.as_deref(), (from, to, promotion), "make")?),
            BoardAct::FixMove {
                r#move,
                from,
                to,
                promotion,
                form,
            } => {
                let step = reader.step(r#move.as_deref(), (from, to, promotion), "fix-move")?;
                fix(step, form)
            }
            BoardAct::Press {} => Act::Press,
            BoardAct::StopClock {} => Act::StopClock,
            BoardAct::RestartOpponentsClock {} => Act::RestartOpponentsClock,
            BoardAct::Resume {} => Act::Resume,
            BoardAct::Claim {
                claim,
                ground,
                from_display,
            } => {
                let claim = claim.claim(ground);
                if from_display {
                    Act::ClaimFromDisplay(claim)
                } else {
                    Act::Claim(claim)
                }
            }
            BoardAct::ShowLine { lines } => Act::ShowLine(lines.read(reader)?),
        })
    }
}

impl Lines {
    fn read(self, reader: Reader<'_>) -> Result<Vec<Vec<Step>>, Unreadable> {
        let several: Vec<String> = match self {
            Lines::One(text) => text.split(';').map(str::to_owned).collect(),
            Lines::Several(lines) => lines,
        };
        let read: Result<Vec<_>, _> = several.iter().map(|line| reader.lines(line)).collect();
        Ok(read?.concat())
    }
}

fn origin(from: Option<SquareName>, piece: Option<RoleWord>) -> Result<From, Unreadable> {
    match (from, piece) {
        (Some(from), None) => Ok(From::Square(from.0)),
        (None, Some(piece)) => Ok(From::Tray(piece.into())),
        _ => Err(Unreadable::Field(
            "place".to_owned(),
            "give from, or piece for a new one".to_owned(),
        )),
    }
}

fn make(step: Step) -> Act {
    Act::Make {
        from: step.from,
        to: step.to,
        promotion: step.promotion,
    }
}

fn fix(step: Step, form: Option<FixedByWord>) -> Act {
    Act::FixMove {
        from: step.from,
        to: step.to,
        promotion: step.promotion,
        form: form.map_or(FixedBy::Writing, FixedBy::from),
    }
}
