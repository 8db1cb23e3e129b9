//! The types of the messages for the pages, in TypeScript.

use ts_rs::{Config, TS};

use super::{
    act::{ActDto, ClaimWord, DutyList, Lines},
    act_form::{FieldDto, TakesWord, forms},
    announcement::{AnnouncedDto, AnnouncementDto},
    dossier::{DossierDto, MatingDto, PositionDto},
    effect::EffectDto,
    fact::FactDto,
    field_error::FieldError,
    incident::{IncidentWord, OffenderWord},
    length::Length,
    moment::Stamp,
    moves::MoveDto,
    new_table::{DelayDto, NamesDto, NewTableDto, PeriodDto, StartDto, TableDto, TimeControlDto},
    option::{OptionDto, PriceDto, PriceWord},
    place::{MoveName, PieceLetter, SquareName},
    problem::Problem,
    question::{MatterDto, ProposalDto, QuestionDto},
    ruling::{MeasureWord, PenaltyDto, RulingDto, RulingWord},
    socket::{ChangeDto, FromClient, GoneWord, ToClient, Token, ViewMessage},
    view::{
        ArrivalDto, ArrivalsDto, ClockDto, ConclusionDto, EachDto, FaceDto, LineDto, SheetsDto,
        TouchDto, UnderWayDto, ViewDto,
    },
    word::{
        AppealWord, ClockFaultWord, ClockReasonWord, ColorWord, ContactWord, DiscretionWord,
        DutyWord, EvidenceWord, FixedByWord, GroundWord, LanguageWord, MediumWord, PerMoveWord,
        ProofWord, RemarkWord, RoleWord, SeatWord, SideWord, SignatureWord, StartErrorWord,
        TableWord, VocabularyWord,
    },
};

const HEAD: &str = "\
// Made from the messages of the server; do not edit.
// `cargo run -p tuomari-wire --example wire_types > web/src/generated/wire.ts`
";

/// The types given, each with its name.
macro_rules! declared {
    ($config:expr, { $($type:ty)* }) => {
        vec![$((<$type>::ident($config), declaration::<$type>($config))),*]
    };
}

/// All types, in the order of their names, and the forms of the acts.
pub fn typescript() -> String {
    let config = Config::new().with_large_int("number");
    let mut all = declared!(&config, {
        ActDto AnnouncedDto AnnouncementDto AppealWord ArrivalDto ArrivalsDto ChangeDto ClaimWord ClockDto
        ClockFaultWord ClockReasonWord ColorWord ConclusionDto ContactWord DelayDto
        DiscretionWord DossierDto DutyList DutyWord EachDto EffectDto EvidenceWord FaceDto FactDto FieldDto
        FieldError FixedByWord FromClient GoneWord GroundWord IncidentWord LanguageWord
        Length LineDto Lines MatingDto MatterDto MeasureWord MediumWord MoveDto MoveName
        NamesDto NewTableDto OffenderWord OptionDto PenaltyDto PerMoveWord PeriodDto
        PieceLetter PositionDto PriceDto PriceWord Problem ProofWord ProposalDto QuestionDto RemarkWord
        RoleWord RulingDto RulingWord SeatWord SheetsDto SideWord SignatureWord
        SquareName Stamp StartDto StartErrorWord TableDto TableWord TakesWord
        TimeControlDto ToClient Token TouchDto UnderWayDto ViewDto ViewMessage
        VocabularyWord
    });
    all.sort();
    let mut text = HEAD.to_owned();
    for (_, declaration) in all {
        text.push('\n');
        text.push_str(&declaration);
    }
    text + &form_table()
}

fn form_table() -> String {
    let mut text = "\n/** The fields of every act, by its word. */\n".to_owned();
    text.push_str("export const FORMS: Record<string, Array<FieldDto>> = {\n");
    for (act, fields) in forms() {
        // Words and numbers: there is nothing that cannot be written.
        let fields = serde_json::to_string(&fields).unwrap_or_default();
        text.extend(["  \"", &act, "\": ", &fields, ",\n"]);
    }
    text.push_str("};\n");
    text
}

fn declaration<T: TS>(config: &Config) -> String {
    let docs = T::docs().unwrap_or_default();
    let text = format!("{docs}export {}", T::decl(config));
    text.lines()
        .flat_map(|line| [line.trim_end(), "\n"])
        .collect()
}
