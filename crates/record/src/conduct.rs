//! Reported conduct, what is noted against a player, and penalties.

use serde::{Deserialize, Serialize};
use tuomari_board::Color;
use tuomari_conduct::{Deed as CoreDeed, Duties as CoreDuties, Duty, Flaw};

use super::{
    mirror::{Mirror, mirror},
    text::Text,
    times::Ms,
};

mirror! {
    /// Something reported to the arbiter.
    struct Incident = tuomari_conduct::Incident as CoreIncident {
        of: Offender,
        what: Misconduct,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ply: Option<usize>,
    }
}

/// What a player did: his colour, and the half-move if it was named.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(untagged)]
pub(crate) enum Deed {
    Latest(Text<Color>),
    At(DeedAt),
}

#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct DeedAt {
    by: Text<Color>,
    ply: usize,
}

impl Mirror for Deed {
    type Core = CoreDeed;

    fn store(core: &CoreDeed) -> Deed {
        let by = Text(core.by);
        match core.ply {
            None => Deed::Latest(by),
            Some(ply) => Deed::At(DeedAt { by, ply }),
        }
    }

    fn restore(self) -> CoreDeed {
        match self {
            Deed::Latest(by) => CoreDeed::latest(by.0),
            Deed::At(DeedAt { by, ply }) => CoreDeed {
                by: by.0,
                ply: Some(ply),
            },
        }
    }
}

mirror! {
    enum Offender = tuomari_conduct::Offender as CoreOffender {
        Player(color: Text<Color>);
        Both;
        Outsider;
    }
}

mirror! {
    enum Misconduct = tuomari_conduct::Misconduct as CoreMisconduct {
        Disrepute;
        LeavingVenue;
        LeavingArea;
        LeavingUnreported;
        Entering;
        OutsideHelp;
        Device(device: Device);
        SearchRefused { body: bool } = { body };
        Smoking;
        Disturbance;
        PersistentRefusal;
        HelpRefused;
        HidingScoresheet;
        WrongHand;
        RoughWithClock;
        AdjustingOnOpponentsTime;
        Interference;
    }
}

mirror! {
    /// What was found of a device.
    enum Device = tuomari_conduct::Device as CoreDevice {
        InBag { agreed: bool } = { agreed };
        Carried;
        Handled;
        Sounded { before: u8 } = { before };
    }
}

mirror! {
    /// What has been counted against a player.
    struct Tally = tuomari_conduct::Tally as CoreTally {
        offers: u8,
        claims: u8,
        views: u8,
        soundings: u8,
        warnings: u8,
    }
}

mirror! {
    struct Penalty = tuomari_conduct::Penalty as CorePenalty {
        offender: Text<Color>,
        measure: Measure,
    }
}

mirror! {
    /// What a penalty is.
    enum Measure = tuomari_conduct::Measure as CoreMeasure {
        Warning;
        AddTime[time: Ms];
        TakeTime[time: Ms];
        RaiseOpponent[halves: u8];
        LowerOffender[halves: u8];
        Loss { opponent: u8 } = { opponent };
        Fine[amount: u32];
        Exclusion[rounds: u8];
        Expulsion;
    }
}

mirror! {
    /// Something noted against a player.
    enum Breach = tuomari_conduct::Breach as CoreBreach {
        UntimelyOffer;
        BarredOffer;
        InadmissibleClaim;
        AdjustingOnOpponentsTime;
        PressWithoutMove;
        TwoHands;
        UnfoundedClaims;
        OfferWithdrawn;
        Recording(flaw: Text<Flaw>);
        SealedAnotherMove;
        UnclearAnnouncement;
        LateCorrection;
        PrematurePress;
    }
}

/// An assistant's duties, as a list of words.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(transparent)]
pub(crate) struct Duties(Vec<Text<Duty>>);

impl Mirror for Duties {
    type Core = CoreDuties;

    fn store(core: &CoreDuties) -> Duties {
        Duties(core.iter().map(Text).collect())
    }

    fn restore(self) -> CoreDuties {
        let duties: Vec<Duty> = self.0.into_iter().map(|duty| duty.0).collect();
        CoreDuties::of(&duties)
    }
}
