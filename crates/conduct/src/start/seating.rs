//! Article 6.5 and `fi-blitz-2014/4`: where the clock stands and who sits
//! where.

use tuomari_board::Color;
use tuomari_rulebook::ClockSide;

use crate::{
    act::side::Side,
    draft::Draft,
    event::{cites::Cites, happening::Happening, refusal::Refusal},
};

/// The arbiter settles where the clock stands.
pub(crate) fn set_clock_side(draft: &mut Draft<'_>, side: Side) -> Result<(), Refusal> {
    before_play(draft)?;
    let rule = draft.rules().clock_side();
    if rule.value == ClockSide::NotApplicable {
        return Err(Refusal::NotProvided(Cites::ruled(&rule)));
    }
    draft.push(Happening::ClockPlaced(side), Cites::ruled(&rule));
    Ok(())
}

/// Black chooses a seat, where the rulebook lets him; once chosen it is his.
pub(crate) fn choose_seat(draft: &mut Draft<'_>, by: Color, side: Side) -> Result<(), Refusal> {
    before_play(draft)?;
    let rule = draft.rules().clock_side();
    if rule.value != ClockSide::ArbiterFacingBlackSeat {
        return Err(Refusal::NotProvided(Cites::ruled(&rule)));
    }
    if by != Color::Black {
        return Err(Refusal::Forbidden(Cites::ruled(&rule)));
    }
    draft.push(Happening::SeatChosen(side), Cites::ruled(&rule));
    Ok(())
}

fn before_play(draft: &Draft<'_>) -> Result<(), Refusal> {
    draft.in_play()?;
    let clock = draft.game.clock.as_ref().ok_or(Refusal::NoClock)?;
    if clock.state() == tuomari_clock::State::Idle {
        Ok(())
    } else {
        Err(Refusal::ClockStarted)
    }
}
