//! A table with a wooden board that one page keeps.
//!
//! Acts and views are those of the wire. Who acts is named by the seat:
//! `white`, `black` or `arbiter`; at a table without one, the players
//! together are the arbiter.

use tuomari_clock::{At, Color as Face};
use tuomari_conduct::{Command, Ctx, Game, Seat, decide};
use tuomari_rulebook::{FlagDetection, PlayerHints, Setting};
use tuomari_wire::{
    FieldError, Moment, Opening, Problem, Reader, Shown,
    pocket::{AboutDto, AloudDto, ControlDto, GivenDto, ShownDto},
    read_act,
};

use crate::{millis::float, oracle::Unseen, setup};

/// The name a table has where no other table is.
const NAME: &str = "pocket";
/// The longest text of an act that is read.
const MOST_BYTES: usize = 16 * 1024;
/// The settings that a clock page speaks of.
const SPOKEN_OF: [Setting; 6] = [
    Setting::FlagDetection,
    Setting::FlagClaimProcedure,
    Setting::FlagMaterialTest,
    Setting::BothFlags,
    Setting::PlayerHints,
    Setting::IllegalMovePenalty,
];

/// A table in the page.
#[derive(Debug)]
pub struct Pocket {
    opening: Opening,
    game: Game,
    version: u64,
}

impl Pocket {
    /// Sets a table up.
    pub fn open(setup: &str) -> Result<Pocket, Box<Problem>> {
        let opening = setup::open(setup)?;
        Ok(Pocket {
            game: opening.game(),
            opening,
            version: 0,
        })
    }

    /// Somebody does something. What makes no sense changes nothing.
    pub fn act(&mut self, at: At, by: &str, act: &str) -> Result<(), Box<Problem>> {
        let command = Command {
            at,
            by: seat(by)?.by().ok_or_else(|| Box::new(no_seat()))?,
            act: read(act)?,
        };
        let rules = &self.opening.rules;
        let ctx = Ctx {
            rules,
            oracle: &Unseen,
        };
        let events = decide(&ctx, &self.game, &command)
            .map_err(|refusal| Box::new(Problem::refused(refusal, rules)))?;
        for event in &events {
            self.game.apply(event);
        }
        self.version += 1;
        Ok(())
    }

    /// What a seat is shown at an instant.
    pub fn shown(&self, at: At, seat_word: &str) -> Result<ShownDto, Box<Problem>> {
        let seat = seat(seat_word)?;
        let moment = Moment { at, step: 0 };
        let shown = Shown::of(&self.opening.rules, &self.game, seat, self.version, moment);
        Ok(ShownDto {
            version: self.version,
            options: shown.options(),
            view: shown.view(),
        })
    }

    /// The two faces: the time left, what is left of the delay, the flag.
    pub fn faces(&self, at: At) -> [f64; 6] {
        let Some(clock) = self.game.clock() else {
            return [0.0; 6];
        };
        let [white, black] = [Face::White, Face::Black].map(|face| {
            let reading = clock.reading(face, at);
            let flag = u64::from(reading.expiry.is_some());
            [reading.left.ms(), reading.delay_left.ms(), flag].map(float)
        });
        [white[0], white[1], white[2], black[0], black[1], black[2]]
    }

    /// When the next flag falls if nobody acts.
    pub fn deadline(&self) -> Option<At> {
        self.game.clock()?.deadline()
    }

    /// What the table is.
    pub fn about(&self) -> AboutDto {
        let rules = &self.opening.rules;
        let settings = SPOKEN_OF.into_iter().map(|setting| {
            let given = rules.value(setting);
            let dto = GivenDto {
                value: given.value.text(setting),
                articles: given.articles.iter().map(ToString::to_string).collect(),
            };
            (setting.name(), dto)
        });
        let may_speak = rules.player_hints().value != PlayerHints::Silent;
        let players_only = rules.flag_detection().value == FlagDetection::PlayersOnly;
        AboutDto {
            table: self.opening.to_dto(NAME),
            control: self.opening.control.as_ref().map(ControlDto::from),
            aloud: AloudDto {
                press: may_speak,
                flag: may_speak && !players_only,
            },
            settings: settings.collect(),
        }
    }
}

fn read(act: &str) -> Result<tuomari_conduct::Act, Box<Problem>> {
    if act.len() > MOST_BYTES {
        return Err(Box::new(Problem::too_large(MOST_BYTES)));
    }
    let act = serde_json::from_str(act)
        .map_err(|error| Box::new(Problem::unreadable(&error.to_string())))?;
    // Letters would be read in a position that is not the board's.
    read_act(&act, Reader::BY_SQUARES).map_err(|wrong| Box::new(FieldError::from(wrong).into()))
}

fn seat(word: &str) -> Result<Seat, Box<Problem>> {
    let found = Seat::ALL.into_iter().find(|seat| seat.id() == word);
    found.ok_or_else(|| Box::new(no_seat()))
}

fn no_seat() -> Problem {
    let detail = "name white, black or arbiter";
    Problem::new("no-seat", 404, "Nobody acts from there").with_detail(detail)
}
