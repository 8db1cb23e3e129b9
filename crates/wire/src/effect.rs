//! What an act of the arbiter would bring about, on the wire.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use tuomari_conduct::Effect;
use tuomari_telling::{Told, announcement, cause};
use utoipa::ToSchema;

use super::{question::MatterDto, word::ColorWord};

/// Something that an act would bring about. Texts are found by the id, after
/// `effect-`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "effect", rename_all = "kebab-case")]
#[ts(optional_fields)]
pub enum EffectDto {
    /// This would be announced at the table.
    Announced { what: Told },
    /// An earlier position would stand again.
    Reinstated { plies: usize },
    /// The game would end.
    Ends {
        /// The points, `1-0`; none if the game would not count.
        #[serde(skip_serializing_if = "Option::is_none")]
        points: Option<String>,
        /// Why, by its id.
        cause: String,
    },
    /// The result hangs on whether a side can mate; that is examined then.
    IfMate {},
    /// A player's time would run.
    Runs { of: ColorWord },
    /// The clock would be stopped.
    Stops {},
    /// This would be asked next.
    Asks { matter: MatterDto },
    /// Play would go on as it stands.
    GoesOn {},
}

impl From<&Effect> for EffectDto {
    fn from(effect: &Effect) -> EffectDto {
        match *effect {
            Effect::Announced(what) => EffectDto::Announced {
                what: announcement(what),
            },
            Effect::Reinstated(plies) => EffectDto::Reinstated { plies },
            Effect::Ends(end) => EffectDto::Ends {
                points: end.score().map(|points| points.to_string()),
                cause: cause(end.cause).id().to_owned(),
            },
            Effect::IfMate => EffectDto::IfMate {},
            Effect::Runs(of) => EffectDto::Runs { of: of.into() },
            Effect::Stops => EffectDto::Stops {},
            Effect::Asks(matter) => EffectDto::Asks {
                matter: matter.into(),
            },
            Effect::GoesOn => EffectDto::GoesOn {},
        }
    }
}
