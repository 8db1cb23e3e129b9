//! From what an organiser asked for to a table that can be played at.

use std::collections::BTreeMap;

use tuomari_board::{ArrayNumber, FenFault, Position};
use tuomari_clock::{ChessClock, Class, Color as Face, Extra, Period, Schedule, TimeControl};
use tuomari_conduct::{Game, Table, position_of_start};
use tuomari_rulebook::{
    EventRules, Profile, Rulebook, Rules, RulesFault, Setting, Supervision, TimeClass,
    TimeControl as TimeControlRule, TimeMode, YesNo,
};

use super::{
    act_read::is_plain,
    field_error::FieldError,
    length::Length,
    new_table::{
        DelayDto, HouseDto, NamesDto, NewTableDto, PeriodDto, StartDto, TableDto, TimeControlDto,
    },
    word::shown,
};

/// The most characters of a name.
pub const MAX_NAME_CHARS: usize = 60;
/// The most half moves that spectators may be behind.
pub const MAX_DELAY_MOVES: u16 = 60;
/// The most seconds that spectators may be behind: an hour.
pub const MAX_DELAY_SECONDS: u32 = 3_600;
/// The most settings an event may decide; no rulebook has more.
const MOST_REGULATIONS: usize = 200;
/// The longest FEN that is read.
const MOST_FEN: usize = 120;
/// The longest text of a time control that is read.
const MOST_CONTROL: usize = 120;

/// A table that can be played at. Everything in it has been checked.
#[derive(Clone, Debug)]
pub struct Opening {
    /// The rules in force.
    pub rules: Rules,
    /// Whether the Finnish overlay is laid on.
    pub finnish_overlay: bool,
    /// What the event decided, by setting, the default time and the drawn
    /// array included.
    pub regulations: BTreeMap<String, String>,
    /// The time control, if there is a clock.
    pub control: Option<TimeControl>,
    /// What the software sees of the table.
    pub kind: Table,
    /// The position the game begins with.
    pub start: Position,
    pub names: NamesDto,
    /// How much later spectators see the game.
    pub spectator_delay: Option<DelayDto>,
    /// The colour that the software plays, if it does.
    pub house: Option<HouseDto>,
}

impl NewTableDto {
    /// Checks everything; all that is wrong is told at once. `lot` is any 64
    /// bits, each as likely as another, for an array that is drawn.
    pub fn open(&self, lot: u64) -> Result<Opening, Vec<FieldError>> {
        let mut wrong = Vec::new();
        let control = keep(self.control(), &mut wrong).flatten();
        let start = keep(self.position(lot), &mut wrong);
        wrong.extend(self.names.iter().flat_map(NamesDto::faults));
        wrong.extend(self.spectator_delay.and_then(DelayDto::fault));
        if self.house.is_some() && self.table == Table::Wooden {
            let detail = "has no hands for a wooden board; choose another table";
            wrong.push(FieldError::new("house", detail));
        }
        let rules = keep_all(self.rules(control.as_ref()), &mut wrong);
        if let Some((rules, _)) = &rules {
            wrong.extend(fault_of_control(rules, control.as_ref(), self));
        }
        if let (Some((rules, _)), Some(given)) = (&rules, &start) {
            wrong.extend(fault_of_castling(rules, given));
        }
        match (rules, start) {
            (Some((rules, regulations)), Some(start)) if wrong.is_empty() => Ok(Opening {
                control: control.map(|control| as_ruled(&rules, control)),
                start: position_of_start(&rules, &start),
                rules,
                finnish_overlay: self.finnish_overlay,
                regulations,
                kind: self.table,
                names: self.names.clone().unwrap_or_default(),
                spectator_delay: self.spectator_delay,
                house: self.house,
            }),
            _ => Err(wrong),
        }
    }

    fn control(&self) -> Result<Option<TimeControl>, FieldError> {
        let within = |error: FieldError| error.within("time_control");
        let control = self.time_control.as_ref().map(TimeControlDto::control);
        control.transpose().map_err(within)
    }

    fn position(&self, lot: u64) -> Result<Position, FieldError> {
        let position = match &self.start {
            None | Some(StartDto::Standard {}) => Ok(Position::default()),
            Some(StartDto::Chess960 { number: None }) => Ok(ArrayNumber::draw(lot).position()),
            Some(StartDto::Chess960 {
                number: Some(number),
            }) => ArrayNumber::new(*number)
                .map(ArrayNumber::position)
                .map_err(|_| FieldError::new("number", "is 0 to 959")),
            Some(StartDto::Fen { fen }) => read_fen(fen),
        };
        position.map_err(|error| error.within("start"))
    }

    /// The rules, and what the event decided to come to them.
    fn rules(
        &self,
        control: Option<&TimeControl>,
    ) -> Result<(Rules, BTreeMap<String, String>), Vec<FieldError>> {
        let one = |error| vec![error];
        let rulebook = read_rulebook(&self.rulebook).map_err(one)?;
        let profile = self.profile(rulebook, control).map_err(one)?;
        let (decided, mut wrong) = self.decided();
        let mut event: EventRules = Rules::of(rulebook, profile);
        if self.finnish_overlay {
            event = event.with_finnish_overlay();
        }
        for (setting, value) in &decided {
            event = event.decide(*setting, value);
        }
        match event.build() {
            Ok(rules) if wrong.is_empty() => {
                let name = |(setting, value): (Setting, String)| (setting.name().to_owned(), value);
                Ok((rules, decided.into_iter().map(name).collect()))
            }
            Ok(_) => Err(wrong),
            Err(faults) => {
                wrong.extend(faults.0.iter().map(|fault| self.fault(fault)));
                Err(wrong)
            }
        }
    }

    fn profile(
        &self,
        rulebook: Rulebook,
        control: Option<&TimeControl>,
    ) -> Result<Profile, FieldError> {
        let has: Vec<&str> = rulebook.profiles().map(Profile::name).collect();
        match &self.profile {
            None => {
                let class =
                    control.map_or(TimeClass::NotApplicable, |control| match control.class() {
                        Class::Standard => TimeClass::Standard,
                        Class::Rapid => TimeClass::Rapid,
                        Class::Blitz => TimeClass::Blitz,
                    });
                Ok(rulebook.profile(class, Supervision::Unsupervised))
            }
            Some(name) => {
                let profile = name.parse().ok();
                let found = profile.filter(|found| rulebook.profiles().any(|has| has == *found));
                found.ok_or_else(|| {
                    let (name, has) = (shown(name), has.join(", "));
                    let detail = format!("\"{name}\" is no profile of {rulebook}; it has {has}");
                    FieldError::new("profile", detail)
                })
            }
        }
    }

    /// What the event decides, and names that are no settings.
    fn decided(&self) -> (Vec<(Setting, String)>, Vec<FieldError>) {
        let mut decided: Vec<(Setting, String)> = Vec::new();
        let mut wrong = Vec::new();
        if self.regulations.len() > MOST_REGULATIONS {
            let detail = format!("decide at most {MOST_REGULATIONS} settings");
            return (decided, vec![FieldError::new("regulations", detail)]);
        }
        for (name, value) in &self.regulations {
            match name.parse::<Setting>() {
                Ok(setting) => decided.push((setting, shown(value))),
                Err(_) => wrong.push(FieldError::new(
                    format!("regulations.{}", shown(name)),
                    "is no setting; the laws list them",
                )),
            }
        }
        let mut also = |setting: Setting, value: String| {
            if decided.iter().all(|(known, _)| *known != setting) {
                decided.push((setting, value));
            }
        };
        if let Some(Length(late)) = self.default_time {
            also(Setting::DefaultTime, format!("{}s", late.whole_secs()));
        }
        if matches!(self.start, Some(StartDto::Chess960 { .. })) {
            also(Setting::StartPosition, "drawn-array".to_owned());
        }
        (decided, wrong)
    }

    /// Where a fault of the rules was asked for.
    fn fault(&self, fault: &RulesFault) -> FieldError {
        let setting = match fault {
            RulesFault::NoProfile(..) => return FieldError::new("profile", fault.to_string()),
            RulesFault::NoOverlay(_) => {
                return FieldError::new("finnish_overlay", fault.to_string());
            }
            RulesFault::NotOverridable(setting)
            | RulesFault::NothingToDecide(setting)
            | RulesFault::Undecided(setting) => *setting,
            RulesFault::NotAValue(wrong) => wrong.setting,
        };
        let named = self.regulations.contains_key(setting.name());
        let has_time = self.default_time.is_some();
        let field = if !named && setting == Setting::DefaultTime && has_time {
            "default_time".to_owned()
        } else if !named && setting == Setting::StartPosition && self.start.is_some() {
            "start".to_owned()
        } else {
            format!("regulations.{setting}")
        };
        FieldError::new(field, fault.to_string())
    }
}

impl TimeControlDto {
    fn control(&self) -> Result<TimeControl, FieldError> {
        let too_long = || FieldError::new("text", format!("has at most {MOST_CONTROL} characters"));
        match self {
            TimeControlDto::Human(text) if text.len() > MOST_CONTROL => Err(too_long()),
            TimeControlDto::Trf { trf } if trf.len() > MOST_CONTROL => Err(too_long()),
            TimeControlDto::Human(text) => TimeControl::from_human(text).map_err(|error| {
                FieldError::new("text", format!("{error}; write 90/40+30, 30+30 or 3+2"))
            }),
            TimeControlDto::Trf { trf } => TimeControl::from_trf(trf).map_err(|error| {
                FieldError::new("trf", format!("{error}; write 40/5400+30:1800+30"))
            }),
            TimeControlDto::Periods { periods, black } => {
                let white = schedule(periods, "periods")?;
                let control = match black {
                    None => TimeControl::same(white),
                    Some(black) => TimeControl::each(white, schedule(black, "black")?),
                };
                control.map_err(|error| FieldError::new("periods", error.to_string()))
            }
        }
    }
}

fn schedule(periods: &[PeriodDto], field: &str) -> Result<Schedule, FieldError> {
    let wrong = |error: tuomari_clock::ControlError| FieldError::new(field, error.to_string());
    if periods.len() > tuomari_clock::MAX_PERIODS {
        return Err(wrong(tuomari_clock::ControlError::Periods));
    }
    let mut list = Vec::with_capacity(periods.len());
    for period in periods {
        let extra = match (period.increment, period.delay) {
            (None, None) => Extra::None,
            (Some(increment), None) => Extra::Increment(increment.0),
            (None, Some(delay)) => Extra::SimpleDelay(delay.0),
            (Some(_), Some(_)) => {
                let detail = "a period has an increment or a delay, not both";
                return Err(FieldError::new(field, detail));
            }
        };
        list.push(Period::new(period.moves, period.time.0, extra).map_err(wrong)?);
    }
    Schedule::new(&list).map_err(wrong)
}

fn read_rulebook(name: &str) -> Result<Rulebook, FieldError> {
    name.parse().map_err(|_| {
        let known: Vec<&str> = Rulebook::all().map(Rulebook::name).collect();
        let (name, known) = (shown(name), known.join(", "));
        FieldError::new("rulebook", format!("\"{name}\" is none; there are {known}"))
    })
}

fn read_fen(fen: &str) -> Result<Position, FieldError> {
    if fen.len() > MOST_FEN {
        return Err(FieldError::new(
            "fen",
            format!("has at most {MOST_FEN} characters"),
        ));
    }
    Position::from_fen(fen).map_err(|error| FieldError::new("fen", error.to_string()))
}

/// Whether the rulebook leaves the position all of its castling.
fn fault_of_castling(rules: &Rules, given: &Position) -> Option<FieldError> {
    let start = position_of_start(rules, given);
    let rook = (given.castling().rooks() & !start.castling().rooks()).first()?;
    let detail = FenFault::CastlingRight(rook).to_string();
    Some(FieldError::new("fen", detail).within("start"))
}

/// Whether the rulebook lets games be played with this clock.
fn fault_of_control(
    rules: &Rules,
    control: Option<&TimeControl>,
    asked: &NewTableDto,
) -> Option<FieldError> {
    let allowed = rules.time_control();
    let say = |detail: &str| Some(FieldError::new("time_control", detail.to_owned()));
    let Some(control) = control else {
        let timed = allowed.value != TimeControlRule::Untimed;
        return if timed && asked.time_control.is_none() {
            say("is missing: this rulebook is played with a clock; write 5 min or 3+2")
        } else {
            None
        };
    };
    let faces = [Face::White, Face::Black].map(|face| *control.schedule(face));
    let several = faces.iter().any(|schedule| schedule.periods().len() > 1);
    let waits =
        |period: &Period| matches!(period.extra(), Extra::Bronstein(_) | Extra::SimpleDelay(_));
    let delay = faces.iter().any(|face| face.periods().iter().any(waits));
    if allowed.value == TimeControlRule::SinglePeriod && several {
        return say("this rulebook has one period for all moves; write 5 min or 3+2");
    }
    if rules.time_mode().value == TimeMode::NoneOrIncrement && delay {
        return say("this rulebook knows no delay; use an increment, for instance 3+2");
    }
    None
}

/// The control with what the rulebook says of the first move.
fn as_ruled(rules: &Rules, control: TimeControl) -> TimeControl {
    let before = rules.increment_before_move_1().value != YesNo::No;
    control
        .with_increment_before_move_1(before)
        .unwrap_or(control)
}

impl NamesDto {
    fn faults(&self) -> Vec<FieldError> {
        let named = [
            ("white", &self.white),
            ("black", &self.black),
            ("event", &self.event),
            ("round", &self.round),
            ("board", &self.board),
        ];
        let faulty = named.iter().filter(|(_, name)| {
            name.as_ref()
                .is_some_and(|name| !is_plain(name, MAX_NAME_CHARS))
        });
        faulty
            .map(|(field, _)| {
                let detail =
                    format!("has 1 to {MAX_NAME_CHARS} characters on one line, all to be seen");
                FieldError::new(format!("names.{field}"), detail)
            })
            .collect()
    }
}

impl DelayDto {
    fn fault(self) -> Option<FieldError> {
        let (delay, most, of) = match self {
            DelayDto::Moves(moves) => (moves.into(), MAX_DELAY_MOVES.into(), "moves"),
            DelayDto::Seconds(seconds) => (seconds, MAX_DELAY_SECONDS, "seconds"),
        };
        let detail = format!("is at most {most} {of}");
        (delay > most).then(|| FieldError::new("spectator_delay", detail))
    }
}

impl Opening {
    /// The game about to begin. A game from a position in the middle has its
    /// move counters set to match.
    pub fn game(&self) -> Game {
        let clock = self.control.map(ChessClock::new);
        Game::new(self.kind, self.start.clone(), clock)
    }

    /// The table for lists and the head of a page.
    pub fn to_dto(&self, table: &str) -> TableDto {
        TableDto {
            table: table.to_owned(),
            rulebook: self.rules.rulebook().name().to_owned(),
            profile: self.rules.profile().name().to_owned(),
            finnish_overlay: self.finnish_overlay,
            regulations: self.regulations.clone(),
            time_control: self.control.and_then(|control| control.to_human().ok()),
            trf: self.control.and_then(|control| control.to_trf().ok()),
            kind: self.kind,
            start: self.start.to_fen(),
            array: ArrayNumber::of(self.start.board()).map(ArrayNumber::get),
            names: self.names.clone(),
            spectator_delay: self.spectator_delay,
            house: self.house,
        }
    }
}

fn keep<T>(found: Result<T, FieldError>, wrong: &mut Vec<FieldError>) -> Option<T> {
    found.map_err(|error| wrong.push(error)).ok()
}

fn keep_all<T>(found: Result<T, Vec<FieldError>>, wrong: &mut Vec<FieldError>) -> Option<T> {
    found.map_err(|errors| wrong.extend(errors)).ok()
}
