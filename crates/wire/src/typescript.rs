//! The types of the messages for the pages, in TypeScript.

use ts_rs::{Config, TS};
use tuomari_conduct::{
    ClaimKind, ClockFault, ClockReason, Contact, Discretion, Duty, Ground, MeasureKind, PerMove,
    RulingKind, StartError, Table,
};
use tuomari_telling::{MoveTold, MovesTold, PlayerWord, Told, ToldDetail, ToldValue};

use super::{
    act_form::{FieldDto, TakesWord, forms},
    act_types,
    announcement::AnnouncedDto,
    answer::{CreatedDto, HereDto, NextDto, RulesDto, SeatLinkDto, SeenDto, SettingDto, TakeDto},
    dossier::{DossierDto, MatingDto, PositionDto},
    effect::EffectDto,
    fact::FactDto,
    field_error::FieldError,
    length::Length,
    moment::Stamp,
    moves::MoveDto,
    new_table::{
        DelayDto, HouseDto, LevelWord, NamesDto, NewTableDto, PeriodDto, StartDto, TableDto,
        TimeControlDto,
    },
    notice::{NoticeDto, NoticeWord},
    option::{OptionDto, PriceDto, PriceWord},
    origin::{KeysDto, OriginDto},
    place::{MoveName, PieceLetter, SquareName},
    pocket::{
        AboutDto, AloudDto, ClassWord, ControlDto, ExtraWord, GivenDto, ReadPeriodDto, ShownDto,
    },
    problem::Problem,
    question::{MatterDto, ProposalDto, QuestionDto},
    socket::{
        ChangeDto, FromClient, GoneWord, MovedDto, PlayerHereDto, PresenceDto, ToClient, Token,
        ViewMessage,
    },
    story::{StepDto, StoryDto, ToldEventDto},
    view::{
        ArrivalDto, ArrivalsDto, ClockDto, ConclusionDto, EachDto, FaceDto, GivenBackDto, LineDto,
        SheetsDto, SignedDto, TouchDto, UnderWayDto, ViewDto,
    },
    word::{ColorWord, RoleWord, SeatWord, StopperWord},
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
    HEAD.to_owned() + &declarations() + &form_table()
}

/// All types, in the order of their names, for whoever has types of his own
/// beside them.
pub fn declarations() -> String {
    let config = Config::new().with_large_int("number");
    let mut all = declared!(&config, {
        AnnouncedDto ArrivalDto ArrivalsDto ChangeDto ClaimKind ClockDto MovedDto
        ClockFault ClockReason ColorWord ConclusionDto Contact DelayDto Discretion DossierDto
        Duty EachDto EffectDto FaceDto FactDto FieldDto FieldError FromClient GoneWord Ground
        Length LineDto MatingDto MatterDto MeasureKind MoveDto MoveName NamesDto NewTableDto
        NoticeDto NoticeWord         OptionDto PerMove PeriodDto PieceLetter PositionDto PriceDto PriceWord Problem
        ProposalDto QuestionDto RoleWord RulingKind SeatWord SheetsDto SignedDto SquareName Stamp
        StartDto StartError StopperWord Table TableDto TakesWord TimeControlDto ToClient Token TouchDto
        UnderWayDto ViewDto ViewMessage ToldDetail MoveTold MovesTold PlayerWord StepDto StoryDto KeysDto OriginDto
        Told ToldEventDto ToldValue AboutDto AloudDto ClassWord ControlDto CreatedDto ExtraWord
        GivenBackDto GivenDto HereDto HouseDto LevelWord NextDto PlayerHereDto PresenceDto ReadPeriodDto RulesDto SeatLinkDto SeenDto SettingDto ShownDto TakeDto
    });
    all.sort();
    let mut text = String::new();
    for (_, declaration) in all {
        text.push('\n');
        text.push_str(&declaration);
    }
    text + &act_types::typescript()
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
