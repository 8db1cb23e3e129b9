//! `tuomari push`: the games of a round, handed to a broadcast as they go on.

use std::time::Duration;

use serde::Serialize;
use tuomari_client::{Page, Push, Pushed, Trouble};
use tuomari_server::wire::socket::Token;

use crate::{
    args::PushArgs,
    failure::{Complaint, Exit, Failure},
    messages::Messages,
    output::{Answer, Output},
    surroundings,
};

/// Hands the games in until all have ended.
pub(crate) fn run(args: &PushArgs, out: &Output) -> Result<(), Failure> {
    let say = &out.say;
    let page = |text: &str| -> Result<Page, Failure> {
        text.parse().map_err(|_| {
            let values = [("text", crate::output::shown(text).into())];
            let complaint = Complaint::new(say, "push-no-address", Exit::Usage, values);
            complaint.hint(say.text("push-no-address-hint")).into()
        })
    };
    let token = surroundings::pushs_token(out)?.ok_or_else(|| {
        Complaint::new(say, "push-no-token", Exit::Usage, []).hint(say.text("push-no-token-hint"))
    })?;
    let push = Push {
        from: page(&args.from)?,
        to: page(&args.to)?,
        token: Token(token),
        every: Duration::from_secs(args.every.into()),
    };
    let times = push.hand_in(&mut |pushed| tell(&pushed, out));
    let times = times.map_err(|trouble| complaint(&trouble, say))?;
    out.give(&Done { times })
}

fn complaint(trouble: &Trouble, say: &Messages) -> Complaint {
    let values = [("reason", trouble.to_string().into())];
    Complaint::new(say, "push-refused", Exit::File, values).hint(say.text("push-refused-hint"))
}

/// Tells what goes on, to people only.
fn tell(pushed: &Pushed, out: &Output) {
    let say = &out.say;
    out.progress(&match pushed {
        Pushed::Handed { games } => say.with("push-handed", [("games", (*games).into())]),
        Pushed::Unread { why } => say.with("push-unread", [("reason", why.clone().into())]),
        Pushed::Lost { why } => say.with("push-lost", [("reason", why.clone().into())]),
    });
}

/// What was done in the end.
#[derive(Debug, Serialize)]
struct Done {
    times: usize,
}

impl Answer for Done {
    fn to_text(&self, say: &Messages) -> String {
        let values = [("times", self.times.into())];
        format!("{}\n", say.with("push-done", values))
    }
}
