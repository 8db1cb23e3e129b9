//! What is done about an adjournment, what happens by it, and where it stands.

use tuomari_board::Color;
use tuomari_clock::{At, DefaultTime, Millis};
use tuomari_mating::Step;
use tuomari_notation::Language;

use crate::{
    color::face,
    state::{
        envelope::{Envelope, Item, Sealed},
        game::Game,
        sheet::Medium,
    },
};

/// What is done about an adjournment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AdjournAct {
    /// The arbiter announces a session: it ends so long after the hour
    /// announced, whenever play begins (`fide-2018/I.14`).
    Session {
        /// The hour announced.
        announced: At,
        /// How long it lasts.
        length: Millis,
    },
    /// The arbiter has the player having the move seal it.
    Order,
    /// The player writes the move and puts it into the envelope. It can be
    /// changed until he stops the clock.
    Seal {
        /// What is written.
        text: Box<str>,
        /// In which letters.
        language: Language,
        /// On what.
        medium: Medium,
    },
    /// The arbiter writes the players' names on the envelope.
    Label {
        /// White's name.
        white: Box<str>,
        /// Black's name.
        black: Box<str>,
    },
    /// The arbiter fixes when and where the game is resumed.
    Appoint {
        /// When.
        hour: At,
        /// Where.
        place: Box<str>,
    },
    /// The appointed hour has come.
    Resume,
    /// The arbiter opens the envelope.
    Open,
    /// The arbiter notes who has not come in time.
    NoteAbsence,
    /// The envelope is missing; the sealer states his move.
    EnvelopeLost {
        /// The move he says he sealed.
        stated: Step,
    },
    /// The envelope is missing and so is the position.
    PositionLost,
    /// Somebody says that a used time was set wrongly.
    WrongTime {
        /// Whose.
        of: Color,
        /// What was put on the clock as used.
        shown: Millis,
        /// What he had used.
        used: Millis,
    },
}

/// What happened to an adjourned game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Adjourning {
    /// A session was announced to end then.
    SessionSet(At),
    /// The player having the move has to seal it.
    SealOrdered(Color),
    /// The player wrote a move to be sealed, perhaps in place of another.
    MoveSealed(Color, Sealed),
    /// The game is adjourned.
    Adjourned(Box<Envelope>),
    /// The names are on the envelope.
    Labelled([Box<str>; 2]),
    /// The resumption is fixed.
    Appointed(At, Box<str>),
    /// The envelope bears this.
    Bears(Item),
    /// The game is set up for resumption; arrivals count from the hour.
    SetUp(DefaultTime),
    /// The player came.
    Came(Color),
    /// The envelope was opened and the game goes on from it.
    Opened(Color),
    /// The second envelope, with the reply to an absent sealer, was opened.
    ReplyOpened(Color),
    /// The envelope is missing.
    EnvelopeMissing,
}

/// Where an adjournment stands.
#[derive(Clone, Debug, Default)]
pub(crate) struct Adjournment {
    pub(crate) session_ends: Option<At>,
    /// Who has to seal, and the plies played when that was ordered.
    pub(crate) ordered: Option<(Color, usize)>,
    pub(crate) draft: Option<(Color, Sealed)>,
    pub(crate) names: [Option<Box<str>>; 2],
    pub(crate) resumption: Option<(At, Box<str>)>,
    pub(crate) envelope: Option<Box<Envelope>>,
    pub(crate) arrivals: Option<DefaultTime>,
    pub(crate) came: [bool; 2],
    /// The plies of the game when the sealed move had been played.
    pub(crate) resumed_at: Option<usize>,
    /// A reply sealed for an absent sealer.
    pub(crate) reply: Option<Sealed>,
}

impl Adjournment {
    /// Whether this player is awaited at a resumption under way.
    pub(crate) fn awaits(&self, of: Color) -> bool {
        self.arrivals.is_some() && !self.came(of)
    }

    /// Whether this player has come to the resumption.
    pub(crate) fn came(&self, of: Color) -> bool {
        let [white, black] = self.came;
        of.fold_wb(white, black)
    }
}

impl Game {
    /// Whether the game waits for its sealed move.
    pub fn is_adjourned(&self) -> bool {
        self.adjournment
            .as_deref()
            .is_some_and(|state| state.envelope.is_some())
    }

    /// What stands on the envelope of an adjourned game. The sealed move in
    /// it is nobody's to see before it is opened.
    pub fn envelope(&self) -> Option<&Envelope> {
        self.adjournment.as_deref()?.envelope.as_deref()
    }

    /// When the session ends, if that was announced.
    pub fn session_ends(&self) -> Option<At> {
        self.adjournment.as_deref()?.session_ends
    }

    /// Carries out what happened to an adjourned game.
    pub(crate) fn apply_adjourning(&mut self, what: &Adjourning, at: At) {
        let plies = self.history.plies().len();
        if let Adjourning::Adjourned(envelope) = what {
            self.unplay(envelope.sealer, envelope.plies);
        }
        let state = self.adjournment.get_or_insert_default();
        match what {
            Adjourning::SessionSet(ends) => state.session_ends = Some(*ends),
            Adjourning::SealOrdered(color) => state.ordered = Some((*color, plies)),
            Adjourning::MoveSealed(by, sealed) => {
                if state.resumed_at.is_some() && state.awaits(!*by) {
                    state.reply = Some(sealed.clone());
                } else {
                    state.draft = Some((*by, sealed.clone()));
                }
            }
            Adjourning::Adjourned(envelope) => {
                **state = Adjournment {
                    names: envelope.names.clone(),
                    resumption: envelope.resumption.clone(),
                    envelope: Some(envelope.clone()),
                    ..Adjournment::default()
                };
            }
            Adjourning::Labelled(names) => {
                let [white, black] = names.clone();
                state.names = [Some(white), Some(black)];
                if let Some(envelope) = &mut state.envelope {
                    envelope.names.clone_from(&state.names);
                }
            }
            Adjourning::Appointed(hour, place) => {
                state.resumption = Some((*hour, place.clone()));
                if let Some(envelope) = &mut state.envelope {
                    envelope.resumption.clone_from(&state.resumption);
                }
            }
            Adjourning::SetUp(arrivals) => state.arrivals = Some(*arrivals),
            Adjourning::Came(color) => {
                state.came[usize::from(color.is_black())] = true;
                if let Some(arrivals) = &mut state.arrivals {
                    arrivals.arrive(face(*color), at);
                }
            }
            Adjourning::Opened(_) | Adjourning::EnvelopeMissing => {
                state.envelope = None;
                state.resumption = None;
                state.resumed_at = Some(plies + 1);
            }
            Adjourning::ReplyOpened(_) => state.reply = None,
            Adjourning::Bears(_) => {}
        }
    }

    /// The sealed move was played on the board by mistake: it goes back.
    fn unplay(&mut self, by: Color, plies: usize) {
        if self.history.plies().len() > plies {
            self.history.reinstate(plies);
            let player = self.players.get_mut(by);
            player.made = player.made.saturating_sub(1);
            player.unpressed = false;
        }
    }
}
