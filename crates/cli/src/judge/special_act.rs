//! Scoresheets, assistants, adjournments and two boards, in the edge form.

use serde::Deserialize;
use tuomari_clock::At;
use tuomari_conduct::{
    Act, AdjournAct, AssistAct, BlindAct, Duties, Duty, Medium, RecordAct, Signature,
};

use super::{
    place::Reader,
    ruling_form::read_points,
    time::Length,
    unreadable::Unreadable,
    words::{
        ColorWord, DutyWord, LanguageWord, MediumWord, RemarkWord, SignatureWord, VocabularyWord,
    },
};

/// An act with a scoresheet.
#[derive(Debug, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum SheetAct {
    TakeScoresheet {
        of: ColorWord,
        medium: Option<MediumWord>,
        notation: Option<LanguageWord>,
    },
    Write {
        text: String,
        line: Option<u16>,
    },
    Note {
        remark: RemarkWord,
    },
    MarkOffer {},
    BorrowScoresheet {},
    ReturnScoresheet {},
    ViewRecord {},
    InspectScoresheet {
        of: ColorWord,
    },
    Reconstruct {},
    ReportScoresheetFault {
        of: ColorWord,
    },
    Sign {
        points: String,
        how: Option<SignatureWord>,
    },
}

/// An act at an adjournment.
#[derive(Debug, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum AdjournForm {
    SetSession {
        announced: Length,
        length: Length,
    },
    OrderSealing {},
    Seal {
        text: String,
        notation: Option<LanguageWord>,
        medium: Option<MediumWord>,
    },
    LabelEnvelope {
        white: String,
        black: String,
    },
    AppointResumption {
        hour: Length,
        place: String,
    },
    SetUpResumption {},
    OpenEnvelope {},
    NoteAbsenceAtResumption {},
    ReportEnvelopeLost {
        r#move: String,
    },
    ReportPositionLost {},
    ReportWrongTime {
        of: ColorWord,
        shown: Length,
        used: Length,
    },
}

/// An act about an assistant, or at two boards.
#[derive(Debug, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum AsideForm {
    RequestAssistant {
        duties: DutyList,
        #[serde(default)]
        disabled: bool,
    },
    ApproveAssistant {
        of: ColorWord,
        duties: DutyList,
        #[serde(default)]
        disabled: bool,
    },
    AskCount {},
    SetUpTwoBoards {
        #[serde(default)]
        white_blind: bool,
        #[serde(default)]
        black_blind: bool,
        #[serde(default)]
        hearing_impaired: bool,
    },
    Announce {
        text: String,
        vocabulary: Option<VocabularyWord>,
    },
    Repeat {
        text: String,
        vocabulary: Option<VocabularyWord>,
    },
    ReportDifference {},
}

/// Duties: a list, or one word.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub(super) enum DutyList {
    One(DutyWord),
    Several(Vec<DutyWord>),
}

impl DutyList {
    fn duties(self) -> Duties {
        let words = match self {
            DutyList::One(word) => vec![word],
            DutyList::Several(words) => words,
        };
        let duties: Vec<Duty> = words.into_iter().map(Duty::from).collect();
        Duties::of(&duties)
    }
}

impl SheetAct {
    /// The act itself.
    pub(super) fn act(self) -> Result<Act, Unreadable> {
        let act = match self {
            SheetAct::TakeScoresheet {
                of,
                medium,
                notation,
            } => RecordAct::TakeSheet {
                of: of.into(),
                medium: medium.map_or(Medium::Paper, Medium::from),
                language: notation.map(|word| word.0),
            },
            SheetAct::Write { text, line } => RecordAct::Write {
                line,
                text: text.into(),
            },
            SheetAct::Note { remark } => RecordAct::Note(remark.into()),
            SheetAct::MarkOffer {} => RecordAct::MarkOffer,
            SheetAct::BorrowScoresheet {} => RecordAct::Borrow,
            SheetAct::ReturnScoresheet {} => RecordAct::Return,
            SheetAct::ViewRecord {} => RecordAct::View,
            SheetAct::InspectScoresheet { of } => RecordAct::Inspect { of: of.into() },
            SheetAct::Reconstruct {} => RecordAct::Reconstruct,
            SheetAct::ReportScoresheetFault { of } => RecordAct::ReportFault { of: of.into() },
            SheetAct::Sign { points, how } => RecordAct::Sign {
                points: read_points(&points, "sign")?,
                how: how.map_or(Signature::Sheets, Signature::from),
            },
        };
        Ok(Act::Record(act))
    }
}

impl AdjournForm {
    /// The act itself.
    pub(super) fn act(self, reader: Reader<'_>) -> Result<Act, Unreadable> {
        let hour = |length: Length| At::from_ms(length.0.ms());
        let adjourn = match self {
            AdjournForm::SetSession { announced, length } => AdjournAct::Session {
                announced: hour(announced),
                length: length.0,
            },
            AdjournForm::OrderSealing {} => AdjournAct::Order,
            AdjournForm::Seal {
                text,
                notation,
                medium,
            } => AdjournAct::Seal {
                text: text.into(),
                language: notation.map_or(reader.language, |word| word.0),
                medium: medium.map_or(Medium::Paper, Medium::from),
            },
            AdjournForm::LabelEnvelope { white, black } => AdjournAct::Label {
                white: white.into(),
                black: black.into(),
            },
            AdjournForm::AppointResumption { hour: at, place } => AdjournAct::Appoint {
                hour: hour(at),
                place: place.into(),
            },
            AdjournForm::SetUpResumption {} => AdjournAct::Resume,
            AdjournForm::OpenEnvelope {} => AdjournAct::Open,
            AdjournForm::NoteAbsenceAtResumption {} => AdjournAct::NoteAbsence,
            AdjournForm::ReportEnvelopeLost { r#move } => AdjournAct::EnvelopeLost {
                stated: reader.read(&r#move)?,
            },
            AdjournForm::ReportPositionLost {} => AdjournAct::PositionLost,
            AdjournForm::ReportWrongTime { of, shown, used } => AdjournAct::WrongTime {
                of: of.into(),
                shown: shown.0,
                used: used.0,
            },
        };
        Ok(Act::Adjourn(adjourn))
    }
}

impl AsideForm {
    /// The act itself.
    pub(super) fn act(self) -> Act {
        let words = |vocabulary: Option<VocabularyWord>| vocabulary.map(|word| word.0);
        match self {
            AsideForm::RequestAssistant { duties, disabled } => Act::Assist(AssistAct::Request {
                duties: duties.duties(),
                disabled,
            }),
            AsideForm::ApproveAssistant {
                of,
                duties,
                disabled,
            } => Act::Assist(AssistAct::Approve {
                of: of.into(),
                duties: duties.duties(),
                disabled,
            }),
            AsideForm::SetUpTwoBoards {
                white_blind,
                black_blind,
                hearing_impaired,
            } => Act::Blind(BlindAct::TwoBoards {
                blind: [white_blind, black_blind],
                hearing_impaired,
            }),
            AsideForm::Announce { text, vocabulary } => Act::Blind(BlindAct::Announce {
                text: text.into(),
                vocabulary: words(vocabulary),
            }),
            AsideForm::Repeat { text, vocabulary } => Act::Blind(BlindAct::Repeat {
                text: text.into(),
                vocabulary: words(vocabulary),
            }),
            AsideForm::ReportDifference {} => Act::Blind(BlindAct::ReportDifference),
            AsideForm::AskCount {} => Act::Assist(AssistAct::AskCount),
        }
    }
}
