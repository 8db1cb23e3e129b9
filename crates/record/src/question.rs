//! What is put to the arbiter, and his rulings.

use tuomari_board::Color;
use tuomari_conduct::{Cites, Claim, ClockFault, Ground, PerMove, StartError};
use tuomari_notation::Points;

use super::{
    conclusion::Conclusion,
    conduct::{Duties, Incident, Penalty, Tally},
    mating::{Proof, Spent},
    mirror::{Mirror, mirror},
    text::Text,
    times::Ms,
};

/// The number of a question.
#[derive(Clone, Copy, Debug, serde::Deserialize, serde::Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(transparent)]
pub(crate) struct QuestionId(u16);

impl Mirror for QuestionId {
    type Core = tuomari_conduct::QuestionId;

    fn store(core: &tuomari_conduct::QuestionId) -> QuestionId {
        QuestionId(core.0)
    }

    fn restore(self) -> tuomari_conduct::QuestionId {
        tuomari_conduct::QuestionId(self.0)
    }
}

mirror! {
    struct Question = tuomari_conduct::Question as CoreQuestion {
        id: QuestionId,
        matter: Matter,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        proposal: Option<Proposal>,
        cites: Text<Cites>,
    }
}

mirror! {
    /// What a question is about.
    enum Matter = tuomari_conduct::Matter as CoreMatter {
        Claim { by: Text<Color>, claim: Text<Claim> } = (by, claim);
        BothFlags;
        CanMate { side: Text<Color>, spent: Spent } = (side, spent);
        BlockedPawns { of: Text<Color>, proof: Proof } = (of, proof);
        DeadBeforeResult(plies: usize);
        IllegalPosition;
        EventOrder { illegal: Text<Color> } = { illegal };
        SeveralIrregularities(by: Text<Color>);
        Breach(by: Text<Color>);
        Contact(by: Text<Color>);
        EndByForbiddenMove(by: Text<Color>);
        BothLate;
        StartError(error: Text<StartError>);
        NewGameTimes;
        ClockFault(fault: Text<ClockFault>);
        Displaced(by: Text<Color>);
        PieceOffItsSquare;
        ExtraTime { by: Text<Color>, per_move: Text<PerMove> } = (by, per_move);
        Watched { by: Text<Color>, claim: Text<Claim> } = (by, claim);
        Referred { by: Text<Color>, ground: Text<Ground> } = (by, ground);
        Incident { incident: Incident, tally: Tally } = (incident, tally);
        Reconstruction;
        Scoresheet(of: Text<Color>);
        Unsigned(by: Text<Color>);
        ResultDisputed;
        ResultOverwritten;
        DrawConsent(by: Text<Color>);
        Appeal(by: Text<Color>);
        Assistant { of: Text<Color>, duties: Duties, disabled: bool } = { of, duties, disabled };
        AssistantClock(of: Text<Color>);
        EnvelopeIncomplete;
        SealedMove(of: Text<Color>);
        LateAtResumption(of: Option<Text<Color>>);
        UsedTime(of: Text<Color>);
        BoardsDiffer;
    }
}

mirror! {
    /// What the readings propose.
    enum Proposal = tuomari_conduct::Proposal as CoreProposal {
        End(conclusion: Conclusion);
        PlayOn;
        Warning;
        Reinstate(plies: usize);
        NewGame;
        CorrectArray;
        Times { white: Ms, black: Ms } = (white, black);
        Restore;
        Replace;
        Expel;
        FollowSheets(ply: usize);
    }
}

mirror! {
    /// How an arbiter rules.
    enum Ruling = tuomari_conduct::Ruling as CoreRuling {
        Accept;
        Reject;
        End[points: Text<Points>];
        Reinstate[plies: usize];
        Warn[of: Text<Color>];
        AddTime { of: Text<Color>, time: Ms } = { of, time };
        TakeTime { of: Text<Color>, time: Ms } = { of, time };
        Postpone { bonus: bool } = { bonus };
        NewGame;
        Times { white: Ms, black: Ms } = { white, black };
        Penalise(penalty: Penalty);
        Expel;
        Replay;
    }
}
