//! A table from what an organiser asked for, and the words that describe it.

use std::{collections::BTreeMap, sync::Arc};

use tuomari_board::{ArrayNumber, Color, Position};
use tuomari_conduct::Seat;
use tuomari_journal::{Append, Outcome};
use tuomari_record::{
    Author, Body, Delay, Entry, House, Kind, Level, Names, OrganiserName, Start, StreamId,
    TableCreated, chain,
};

use crate::{
    answer::{Answer, trouble},
    doing::duty,
    node::{Node, acts},
    table::{
        Table,
        naming::new_id,
        secret::{Secret, lot},
    },
    wire::{
        NewTableDto, Opening, Problem, TableDto,
        new_table::{DelayDto, HouseDto, LevelWord, NamesDto},
        word::ColorWord,
    },
};

/// What the house is called where it plays.
const HOUSE: &str = "Tuomari";

/// A table that was created, and the links of its seats.
#[derive(Debug)]
pub(crate) struct Created {
    pub(crate) id: StreamId,
    pub(crate) dto: TableDto,
    /// The secrets of its seats; they are told once and kept nowhere.
    pub(crate) seats: Vec<(Seat, Secret)>,
}

/// Creates a table, for an organiser if one by name asks for it.
pub(crate) async fn create(
    node: &Arc<Node>,
    asked: &NewTableDto,
    organiser: Option<OrganiserName>,
) -> Answer<Created> {
    let opening = asked
        .open(lot())
        .map_err(|wrong| Box::new(Problem::fields(&wrong)))?;
    let mut seats = Vec::new();
    for seat in Seat::ALL
        .into_iter()
        .filter(|seat| is_given(*seat, asked.house))
    {
        seats.push((seat, Secret::draw().map_err(|_| Problem::unavailable())?));
    }
    let id = new_id(node.journal.lanes(), node.clock.now_ms(), StreamId::new);
    let mut created = record(&opening)?;
    created.organiser = organiser;
    created.seats = seats
        .iter()
        .map(|(seat, secret)| (*seat, secret.seat_hash()))
        .collect();
    let dto = describe(&id.to_string(), &created)?;
    if begin(node, id, created).await? {
        acts::created(id, organiser);
        return Ok(Created { id, dto, seats });
    }
    // The id is new; only chance could have taken it.
    Err(Box::new(Problem::unavailable()))
}

/// Puts a table into the journal; not if there is one of this id.
pub(crate) async fn begin(node: &Node, id: StreamId, created: TableCreated) -> Answer<bool> {
    let now_ms = node.clock.now_ms();
    let entry = Entry {
        at_ms: now_ms,
        by: Author::Organiser,
        organiser: created.organiser,
        key: None,
        kind: Kind::TableCreated(Box::new(created.clone())),
    };
    let body: Body = entry.write().into();
    let hash = chain::link(&chain::NO_HASH, id, 1, &body);
    let table =
        Table::created(id, created, now_ms, hash, &node.shelf).map_err(|error| trouble(&error))?;
    let due = duty::due(None, table.bound(&table.game));
    let row = Append::new(id, 1, hash, body).due(due);
    match node.committer.append(row).await {
        Outcome::Appended => Ok(true),
        Outcome::Conflict => Ok(false),
        Outcome::Failed(error) => Err(trouble(&error)),
    }
}

/// Whether somebody is given a link of the seat. Who practises with the house
/// has neither its seat nor the arbiter's.
fn is_given(seat: Seat, house: Option<HouseDto>) -> bool {
    house.is_none_or(|house| {
        let own = Color::from(house.color);
        seat.color() != Some(own) && seat != Seat::Arbiter
    })
}

/// What is stored of an opening.
pub(crate) fn record(opening: &Opening) -> Answer<TableCreated> {
    let mut created = TableCreated::new(opening.rules.rulebook(), opening.rules.profile());
    created.finnish_overlay = opening.finnish_overlay;
    for (name, value) in &opening.regulations {
        let setting = name
            .parse()
            .map_err(|_| crate::answer::field("regulations", format!("{name} is no setting")))?;
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
    if let Some(house) = opening.house {
        let name = match house.color {
            ColorWord::White => &mut created.names.white,
            ColorWord::Black => &mut created.names.black,
        };
        name.get_or_insert_with(|| HOUSE.to_owned());
        created.house = Some(House {
            color: house.color.into(),
            level: match house.level {
                LevelWord::Easy => Level::Easy,
                LevelWord::Even => Level::Even,
                LevelWord::Hard => Level::Hard,
            },
            lesson: house.lesson,
        });
    }
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

/// A stored table in words.
pub(crate) fn describe(name: &str, created: &TableCreated) -> Answer<TableDto> {
    let unfit = |fault: tuomari_record::TableFault| {
        tracing::warn!(%fault, "a table cannot be described");
        Box::new(Problem::unavailable())
    };
    let rules = created.rules().map_err(unfit)?;
    let game = created.game(&rules).map_err(unfit)?;
    let start = game.history().start();
    let regulations: BTreeMap<String, String> = created
        .decisions
        .iter()
        .map(|(setting, value)| (setting.name().to_owned(), value.clone()))
        .collect();
    let names = created.names.clone();
    let (round, board) = match names.round.as_deref().and_then(|both| both.split_once('.')) {
        Some((round, board)) => (
            Some(round.to_owned()).filter(|round| !round.is_empty()),
            Some(board.to_owned()),
        ),
        None => (names.round.clone(), None),
    };
    Ok(TableDto {
        table: name.to_owned(),
        rulebook: created.rulebook.name().to_owned(),
        profile: created.profile.name().to_owned(),
        finnish_overlay: created.finnish_overlay,
        regulations,
        time_control: created.control.and_then(|control| control.to_human().ok()),
        trf: created.control.and_then(|control| control.to_trf().ok()),
        kind: created.kind,
        start: start.to_fen(),
        array: ArrayNumber::of(start.board()).map(ArrayNumber::get),
        names: NamesDto {
            white: names.white,
            black: names.black,
            event: names.competition,
            round,
            board,
        },
        spectator_delay: match created.delay {
            Delay::None => None,
            Delay::Plies(plies) => Some(DelayDto::Moves(plies)),
            Delay::Ms(ms) => Some(DelayDto::Seconds(
                u32::try_from(ms / 1_000).unwrap_or(u32::MAX),
            )),
        },
        house: created.house.map(|house| HouseDto {
            color: house.color.into(),
            level: match house.level {
                Level::Easy => LevelWord::Easy,
                Level::Even => LevelWord::Even,
                Level::Hard => LevelWord::Hard,
            },
            lesson: house.lesson,
        }),
    })
}
