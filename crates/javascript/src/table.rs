//! A table that a program keeps: acts in, views, options and the record out.
//!
//! What an act leads to is decided by the game and shown by the wire, as a
//! server would; the record is the one a server would write. Instants are
//! milliseconds of Unix time, chance is brought by the caller.

use serde::Serialize;
use ts_rs::TS;
use tuomari_board::{ArrayNumber, Position};
use tuomari_clock::{At, Color as Face};
use tuomari_conduct::{Act, By, Command, Ctx, MatingOracle, Seat, decide};
use tuomari_record::{
    Author, Body, Delay, Entry, Kind, Names, Record, Replay, Row, Start, StreamId, TableCreated,
    chain::{End, link},
    pgn_of, told,
};
use tuomari_rulebook::{Language, PlayerHints};
use tuomari_wire::{
    FieldError, Moment, NewTableDto, Opening, Problem, Reader, Shown, ViewDto, new_table::DelayDto,
    option::OptionsDto, read_act, story::ToldEventDto,
};

use crate::{
    asked::{Answer, read, unknown, wrong},
    words,
};

/// What an act led to.
#[derive(Debug, Serialize, TS)]
pub struct ActedDto {
    /// Entries of the record so far.
    pub version: u64,
    /// What happened, with its articles, for whoever may know everything: what
    /// a seat may know is in its view.
    pub told: Vec<ToldEventDto>,
    /// Whether the game is over.
    pub over: bool,
}

/// Both faces of the clock at an instant.
#[derive(Debug, Serialize, TS)]
pub struct FacesDto {
    pub white: FaceNowDto,
    pub black: FaceNowDto,
}

/// One face of the clock.
#[derive(Debug, Serialize, TS)]
pub struct FaceNowDto {
    pub left_ms: u64,
    /// What is left of the delay.
    pub delay_ms: u64,
    /// Whether the time has run out on the device.
    pub flag: bool,
}

/// A table that a program keeps.
#[derive(Debug)]
pub(crate) struct Kept {
    id: StreamId,
    created_ms: u64,
    replay: Replay,
    rows: Vec<Row>,
    end: End,
    /// When something was done last: no act comes before it.
    last: At,
}

impl Kept {
    /// Sets a table up.
    pub(crate) fn open(setup: &str, at: At, lot: u64, random: [u8; 9]) -> Answer<Kept> {
        let asked: NewTableDto = read(setup)?;
        if asked.house.is_some() {
            return Err(wrong("house", "is a player of the server's; leave it out"));
        }
        let opening = asked.open(lot).map_err(|wrong| Problem::fields(&wrong))?;
        let entry = Entry {
            at_ms: at.ms(),
            by: Author::Organiser,
            organiser: None,
            key: None,
            kind: Kind::TableCreated(Box::new(created(&opening)?)),
        };
        let replay = Replay::begin(&entry);
        let mut kept = Kept {
            id: StreamId::new(at.ms(), 0, random),
            created_ms: at.ms(),
            replay: replay.map_err(|error| wrong("setup", error.to_string()))?,
            rows: Vec::new(),
            end: End::START,
            last: at,
        };
        kept.store(&entry);
        Ok(kept)
    }

    /// Goes on where a record ends.
    pub(crate) fn resume(record: &str) -> Answer<Kept> {
        let broken = |error: tuomari_record::RecordError| wrong("record", error.to_string());
        let record = Record::read(record).map_err(broken)?;
        if record.stream().is_competition() {
            return Err(wrong("record", "is of a competition; give one of a table"));
        }
        let entries = record.entries().map_err(broken)?;
        let instants = entries.iter().map(|entry| entry.at_ms);
        Ok(Kept {
            id: record.stream(),
            created_ms: entries.first().map_or(0, |entry| entry.at_ms),
            replay: record.replay().map_err(broken)?,
            rows: record.rows().to_vec(),
            end: record.end(),
            last: At::from_ms(instants.max().unwrap_or(0)),
        })
    }

    /// Somebody does something. What makes no sense changes nothing.
    pub(crate) fn act(&mut self, at: At, by: &str, act: &str, lot: u64) -> Answer<ActedDto> {
        let by = author(by)?;
        let command = Command {
            at: at.max(self.last),
            by,
            act: self.read(by, act, lot)?,
        };
        let ctx = Ctx {
            rules: &self.replay.rules,
            oracle: &MatingOracle::default(),
        };
        let events = decide(&ctx, &self.replay.game, &command).map_err(|refusal| {
            let problem = Problem::refused(refusal, &self.replay.rules);
            let key = format!("refusal-{}", refusal.id());
            Box::new(match words::sentence(&key, Language::English) {
                Some(sentence) => problem.with_detail(sentence),
                None => problem,
            })
        })?;
        let entry = Entry {
            at_ms: command.at.ms(),
            by: Author::AtTable(by),
            organiser: None,
            key: None,
            kind: Kind::Events {
                events,
                lag_ms: None,
            },
        };
        self.store(&entry);
        self.last = command.at;
        let told = told(&entry, &mut self.replay.game).into_iter();
        Ok(ActedDto {
            version: self.end.version,
            told: told
                .map(|(what, cites)| ToldEventDto::new(what, cites))
                .collect(),
            over: self.replay.game.conclusion().is_some(),
        })
    }

    /// What a seat sees.
    pub(crate) fn view(&self, at: At, seat: &str) -> Answer<ViewDto> {
        Ok(self.shown(at, seat)?.view())
    }

    /// What a seat may do, by the keys of the options.
    pub(crate) fn options(&self, at: At, seat: &str) -> Answer<OptionsDto> {
        Ok(self.shown(at, seat)?.options())
    }

    /// Both faces; none without a clock.
    pub(crate) fn faces(&self, at: At) -> Option<FacesDto> {
        let clock = self.replay.game.clock()?;
        let [white, black] = [Face::White, Face::Black].map(|face| {
            let reading = clock.reading(face, at.max(self.last));
            FaceNowDto {
                left_ms: reading.left.ms(),
                delay_ms: reading.delay_left.ms(),
                flag: reading.expiry.is_some(),
            }
        });
        Some(FacesDto { white, black })
    }

    /// When the next flag falls if nobody acts.
    pub(crate) fn deadline(&self) -> Option<At> {
        self.replay.game.clock()?.deadline()
    }

    /// The record as a file, as a server gives it.
    pub(crate) fn record(&self) -> Answer<String> {
        let record = Record::of_table(self.id, self.rows.clone());
        let record = record.map_err(|error| wrong("record", error.to_string()))?;
        Ok(record.to_jsonl())
    }

    pub(crate) fn pgn(&self) -> String {
        let Replay { created, game, .. } = &self.replay;
        pgn_of(created, self.created_ms, game, None)
    }

    pub(crate) fn fen(&self) -> String {
        self.replay.game.position().to_fen()
    }

    pub(crate) fn id(&self) -> StreamId {
        self.id
    }

    pub(crate) fn version(&self) -> u64 {
        self.end.version
    }

    fn shown(&self, at: At, seat: &str) -> Answer<Shown> {
        let moment = Moment {
            at: at.max(self.last),
            step: 0,
        };
        let Replay { rules, game, .. } = &self.replay;
        Ok(Shown::of(
            rules,
            game,
            seat_of(seat)?,
            self.end.version,
            moment,
        ))
    }

    /// Reads an act. Where a rulebook keeps silent, a player's move is read by
    /// its squares alone: a refusal of letters would tell what is legal.
    fn read(&self, by: By, act: &str, lot: u64) -> Answer<Act> {
        let Replay { rules, game, .. } = &self.replay;
        let silent = rules.player_hints().value == PlayerHints::Silent;
        let reader = Reader {
            letters_in: (!silent || by == By::Arbiter).then(|| game.position()),
            lot,
            ..Reader::BY_SQUARES
        };
        read_act(&read(act)?, reader).map_err(|error| Box::new(FieldError::from(error).into()))
    }

    fn store(&mut self, entry: &Entry) {
        let body: Body = entry.write().into();
        let version = self.end.version + 1;
        let hash = link(&self.end.hash, self.id, version, &body);
        self.rows.push(Row {
            version,
            hash,
            body,
        });
        self.end = End { version, hash };
    }
}

fn seat_of(word: &str) -> Answer<Seat> {
    let found = Seat::ALL.into_iter().find(|seat| seat.id() == word);
    found.ok_or_else(|| unknown("seat", word, Seat::ALL.into_iter().map(Seat::id)))
}

/// Who acts: from a seat, or the program that keeps the table in its own name.
fn author(word: &str) -> Answer<By> {
    if word == "system" {
        return Ok(By::System);
    }
    let by = seat_of(word)?.by();
    by.ok_or_else(|| wrong("by", "only looks on; white, black and arbiter act"))
}

/// What is stored of a table.
fn created(opening: &Opening) -> Answer<TableCreated> {
    let mut created = TableCreated::new(opening.rules.rulebook(), opening.rules.profile());
    created.finnish_overlay = opening.finnish_overlay;
    for (name, value) in &opening.regulations {
        let setting = name.parse();
        let setting = setting.map_err(|_| wrong("regulations", format!("{name} is no setting")))?;
        created.decisions.push((setting, value.clone()));
    }
    created.kind = opening.kind;
    created.control = opening.control;
    created.start = start(&opening.start);
    let names = opening.names.clone();
    created.names = Names {
        white: names.white,
        black: names.black,
        competition: names.event,
        place: None,
        round: match (names.round, names.board) {
            (round, None) => round,
            (round, Some(board)) => Some(format!("{}.{board}", round.unwrap_or_default())),
        },
    };
    created.delay = match opening.spectator_delay {
        None => Delay::None,
        Some(DelayDto::Moves(plies)) => Delay::Plies(plies),
        Some(DelayDto::Seconds(seconds)) => Delay::Ms(u64::from(seconds) * 1_000),
    };
    Ok(created)
}

/// How a start is stored: by its number where it has one.
fn start(position: &Position) -> Start {
    let fen = position.to_fen();
    match ArrayNumber::of(position.board()) {
        _ if fen == Position::default().to_fen() => Start::Usual,
        Some(number) if number.position().to_fen() == fen => Start::Array(number),
        _ => Start::Fen(fen),
    }
}
