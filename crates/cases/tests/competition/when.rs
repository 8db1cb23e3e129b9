//! What people do to a competition.

use cucumber::{given, when};
use tuomari_competition::{
    Act, Alteration, Breach, PlayerId, Seat, TableId, TableResult, TeamId, Who, view,
};

use super::{
    Hall,
    desk::{enter, person},
    words::{Entrant, Kind, absent, measure, outcome},
};

fn last_round(hall: &Hall) -> u16 {
    let rounds = hall.desk.competition.rounds();
    rounds.last().expect("a round is paired").number()
}

#[given("the next round is paired")]
#[when("the next round is paired")]
fn pair(hall: &mut Hall) {
    hall.arbiter(Act::Pair);
}

#[when("the pairing is confirmed")]
fn confirm(hall: &mut Hall) {
    hall.arbiter(Act::Confirm);
}

#[given("the next round is published")]
#[when("the next round is published")]
fn start(hall: &mut Hall) {
    hall.arbiter(Act::Pair);
    hall.arbiter(Act::Confirm);
    publish(hall);
}

#[when("the pairing is published")]
fn publish(hall: &mut Hall) {
    let round = hall.desk.competition.rounds().last().expect("a round");
    let boards = if hall.desk.competition.pairs_teams() {
        0
    } else {
        round.meetings().len()
    };
    let at = hall.desk.at;
    let table = |board: usize| TableId(format!("{}-{board}-{at}", round.number()));
    let tables = (1..=boards).map(table).collect();
    hall.arbiter(Act::Publish { tables });
}

#[when("the published round is recalled")]
fn recall(hall: &mut Hall) {
    hall.arbiter(Act::Recall);
}

#[when("the pairing is dropped")]
fn unpair(hall: &mut Hall) {
    hall.arbiter(Act::Unpair);
}

fn table(hall: &Hall, board: u32) -> TableId {
    let view = view(&hall.desk.competition, &Seat::Public);
    let round = view.rounds.last().expect("a round is published");
    let found = round.boards.iter().find(|one| one.board == board);
    found
        .and_then(|one| one.table.clone())
        .expect("the board has a table")
}

#[when(expr = "a move is made at board {int}")]
fn moves(hall: &mut Hall, board: u32) {
    let table = table(hall, board);
    hall.act(Seat::Table(table.clone()), Act::BeginPlay { table });
}

#[when(expr = "the table of board {int} reports {string} as version {int}")]
fn reports(hall: &mut Hall, board: u32, result: String, version: u64) {
    let table = table(hall, board);
    let results = vec![TableResult {
        table: table.clone(),
        version,
        hash: format!("hash of {version}"),
        outcome: outcome(&result),
    }];
    hall.act(Seat::Table(table), Act::TakeResults { results });
}

#[given(expr = "all games end {string}")]
#[when(expr = "all games end {string}")]
fn all_end(hall: &mut Hall, result: String) {
    let round = last_round(hall);
    let boards = hall
        .desk
        .competition
        .round(round)
        .expect("it is there")
        .boards();
    let open = (1_u32..)
        .zip(boards)
        .filter(|(_, board)| board.outcome().is_none());
    let open: Vec<u32> = open.map(|(number, _)| number).collect();
    for board in open {
        hall.arbiter(Act::EnterResult {
            round,
            board,
            outcome: outcome(&result),
        });
    }
}

#[given(expr = "board {int} ends {string}")]
#[when(expr = "board {int} ends {string}")]
fn ends(hall: &mut Hall, board: u32, result: String) {
    let round = last_round(hall);
    hall.arbiter(Act::EnterResult {
        round,
        board,
        outcome: outcome(&result),
    });
}

#[when(expr = "the adjourned board {int} of round {int} ends {string}")]
fn ends_later(hall: &mut Hall, board: u32, round: u16, result: String) {
    hall.arbiter(Act::EnterResult {
        round,
        board,
        outcome: outcome(&result),
    });
}

#[given(expr = "the round is closed")]
#[when(expr = "the round is closed")]
fn close(hall: &mut Hall) {
    hall.arbiter(Act::CloseRound);
}

#[given(expr = "{int} rounds are played")]
#[when(expr = "{int} more rounds are played")]
fn play(hall: &mut Hall, rounds: u16) {
    let results = ["1-0", "½-½", "0-1"];
    for _ in 0..rounds {
        start(hall);
        if hall.desk.competition.pairs_teams() {
            open(hall);
        }
        let round = last_round(hall);
        let boards = hall
            .desk
            .competition
            .round(round)
            .expect("it is there")
            .boards()
            .len();
        for (place, board) in (1..).take(boards).enumerate() {
            hall.arbiter(Act::EnterResult {
                round,
                board,
                outcome: outcome(results[(place + usize::from(round)) % 3]),
            });
        }
        close(hall);
    }
}

#[when(expr = "board {int} of round {int} is corrected to {string}")]
fn correct(hall: &mut Hall, board: u32, round: u16, result: String) {
    hall.arbiter(Act::CorrectResult {
        round,
        board,
        outcome: outcome(&result),
    });
}

#[when(expr = "{word} has not come to board {int} when the default time is over")]
fn default(hall: &mut Hall, who: String, board: u32) {
    let round = last_round(hall);
    hall.arbiter(Act::Default {
        round,
        board,
        absent: absent(&who),
    });
}

#[when(expr = "{who} withdraws")]
fn withdraw(hall: &mut Hall, who: Entrant) {
    hall.arbiter(Act::Withdraw { who: who.0 });
}

#[when(expr = "{who} is readmitted")]
fn readmit(hall: &mut Hall, who: Entrant) {
    hall.arbiter(Act::Readmit { who: who.0 });
}

#[given(expr = "{who} checks in")]
#[when(expr = "{who} checks in")]
fn check_in(hall: &mut Hall, who: Entrant) {
    let seat = match who.0 {
        Who::Player(player) => Seat::Player(player),
        Who::Team(team) => Seat::Captain(team),
    };
    let here = Act::CheckIn {
        who: who.0,
        here: true,
    };
    hall.act(seat, here);
}

#[when(expr = "{who} asks for a {bye} bye in round {int}")]
fn asks(hall: &mut Hall, who: Entrant, bye: Kind, round: u16) {
    let act = Act::RequestBye {
        who: who.0,
        round,
        bye: bye.0,
    };
    hall.act(Seat::Player(who.player()), act);
}

#[given(expr = "{who} is granted a {bye} bye in round {int}")]
#[when(expr = "{who} is granted a {bye} bye in round {int}")]
fn grants(hall: &mut Hall, who: Entrant, bye: Kind, round: u16) {
    hall.arbiter(Act::GrantBye {
        who: who.0,
        round,
        bye: bye.0,
    });
}

#[given(expr = "{who} and {who} may not meet from round {int} on")]
#[when(expr = "{who} and {who} may not meet from round {int} on")]
fn prohibit(hall: &mut Hall, one: Entrant, other: Entrant, first: u16) {
    let last = hall
        .desk
        .competition
        .regulations()
        .expect("announced")
        .rounds;
    hall.arbiter(Act::Prohibit {
        who: vec![one.0, other.0],
        first,
        last,
    });
}

#[when(expr = "a player of rating {int} enters late")]
fn late(hall: &mut Hall, rating: u32) {
    hall.arbiter(enter("Late, Player", rating, None));
}

#[given(expr = "the rating of {who} is corrected to {int}")]
#[when(expr = "the rating of {who} is corrected to {int}")]
fn rating_as_told(hall: &mut Hall, who: Entrant, rating: u32) {
    let name = hall.desk.competition.name(who.0).to_owned();
    hall.arbiter(Act::Correct {
        player: who.player(),
        person: Box::new(person(&name, rating)),
    });
}

#[given(expr = "{who} has the title {word}")]
fn title_as_told(hall: &mut Hall, who: Entrant, title: String) {
    let known = hall.desk.competition.player(who.player()).expect("entered");
    let mut person = known.person().clone();
    person.title = title;
    hall.arbiter(Act::Correct {
        player: who.player(),
        person: Box::new(person),
    });
}

fn alter(hall: &mut Hall, change: Alteration) {
    hall.arbiter(Act::Alter { change });
}

#[when(expr = "the arbiter lets {who} and {who} change places")]
fn swap(hall: &mut Hall, one: Entrant, other: Entrant) {
    let (one, other) = (one.0, other.0);
    alter(hall, Alteration::Swap { one, other });
}

#[when(expr = "the arbiter turns the colours of board {int}")]
fn turn(hall: &mut Hall, board: u32) {
    alter(hall, Alteration::TurnColors { board });
}

#[when(expr = "the arbiter seats {who} with White against {who}")]
fn seat(hall: &mut Hall, white: Entrant, black: Entrant) {
    let (white, black) = (white.0, black.0);
    alter(hall, Alteration::Seat { white, black });
}

fn amend(hall: &mut Hall, change: impl FnOnce(&mut tuomari_competition::Regulations)) {
    let now = hall.desk.competition.regulations().expect("announced");
    let mut regulations = Box::new(now.clone());
    change(&mut regulations);
    hall.arbiter(Act::Amend { regulations });
}

#[when(expr = "the number of rounds becomes {int}")]
fn rounds_as_told(hall: &mut Hall, rounds: u16) {
    amend(hall, |all| all.rounds = rounds);
}

#[when(expr = "the tie-breaks become {string}")]
fn tie_breaks(hall: &mut Hall, list: String) {
    amend(hall, |all| {
        all.tie_breaks = list.split(' ').map(str::to_owned).collect();
    });
}

#[when(expr = "the captain of team {int} hands in players {string}")]
fn lineup(hall: &mut Hall, team: u32, players: String) {
    let player = |text: &str| text.parse().ok().map(PlayerId);
    let act = Act::HandInLineup {
        team: TeamId(team),
        players: players.split(' ').map(player).collect(),
        salt: format!("salt of team {team}"),
    };
    hall.act(Seat::Captain(TeamId(team)), act);
}

#[when(expr = "the captain of team {int} confirms the match of round {int}")]
fn confirm_match(hall: &mut Hall, team: u32, round: u16) {
    let act = Act::ConfirmMatch {
        round,
        team: TeamId(team),
    };
    hall.act(Seat::Captain(TeamId(team)), act);
}

#[when("the line-ups are opened")]
fn open(hall: &mut Hall) {
    let round = hall.desk.competition.rounds().last().expect("a round");
    let rules = hall
        .desk
        .competition
        .regulations()
        .and_then(|one| one.teams.clone());
    let boards = usize::from(rules.expect("teams play").boards) * round.meetings().len();
    let number = round.number();
    let tables = (1..=boards)
        .map(|board| TableId(format!("{number}-{board}")))
        .collect();
    hall.arbiter(Act::OpenLineups { tables });
}

#[when(expr = "{who} is penalised in round {int}: {string}")]
fn penalise(hall: &mut Hall, who: Entrant, round: u16, what: String) {
    hall.arbiter(Act::Penalise {
        player: who.player(),
        round,
        measure: measure(&what),
    });
}

#[given(expr = "the phone of {who} sounds in round {int}")]
#[when(expr = "the phone of {who} sounds in round {int}")]
fn phone(hall: &mut Hall, who: Entrant, round: u16) {
    note(hall, who, round, Breach::PhoneSounded);
}

#[given(expr = "{who} misbehaves in round {int}")]
#[when(expr = "{who} misbehaves in round {int}")]
fn misbehaves(hall: &mut Hall, who: Entrant, round: u16) {
    note(hall, who, round, Breach::Misconduct);
}

#[when(expr = "{who} leaves on the opponent's move without a word in round {int}")]
fn leaves(hall: &mut Hall, who: Entrant, round: u16) {
    note(hall, who, round, Breach::LeftUnreported);
}

#[when(expr = "{who}, whose game of round {int} is over, uses a phone")]
fn phones(hall: &mut Hall, who: Entrant, round: u16) {
    note(hall, who, round, Breach::DeviceAfterGame);
}

#[when(expr = "{who}, whose game of round {int} is over, meddles with another")]
fn meddles(hall: &mut Hall, who: Entrant, round: u16) {
    note(hall, who, round, Breach::InterferedAfterGame);
}

fn note(hall: &mut Hall, who: Entrant, round: u16, breach: Breach) {
    hall.arbiter(Act::NoteBreach {
        player: who.player(),
        round,
        breach,
    });
}

#[when(expr = "{who} is left out of rounds {int} to {int}")]
fn exclude(hall: &mut Hall, who: Entrant, first: u16, last: u16) {
    hall.arbiter(Act::ExcludeFromRounds {
        player: who.player(),
        first,
        last,
    });
}

#[when(expr = "{who} is expelled")]
fn expel(hall: &mut Hall, who: Entrant) {
    hall.arbiter(Act::Expel {
        player: who.player(),
    });
}

#[when(expr = "{who} appeals about round {int}")]
fn appeals(hall: &mut Hall, who: Entrant, round: u16) {
    let act = Act::LodgeAppeal {
        round,
        text: "The arbiter was wrong.".to_owned(),
    };
    hall.act(Seat::Player(who.player()), act);
}

#[when(expr = "the appeal is upheld")]
fn upheld(hall: &mut Hall) {
    hall.arbiter(Act::DecideAppeal {
        appeal: 1,
        upheld: true,
    });
}

#[when("the competition is announced")]
fn announce(hall: &mut Hall) {
    let regulations = hall.regulations.clone().expect("a competition comes first");
    let regulations = Box::new(regulations);
    hall.arbiter(Act::Announce { regulations });
}

#[when("the competition is finished")]
fn finish(hall: &mut Hall) {
    hall.arbiter(Act::Finish);
}

#[when("the software tries to pair by itself")]
fn by_itself(hall: &mut Hall) {
    hall.act(Seat::System, Act::Pair);
}

#[when(expr = "the arbiter of boards {int} to {int} enters {string} for board {int}")]
fn sector(hall: &mut Hall, first: u32, last: u32, result: String, board: u32) {
    let round = last_round(hall);
    let act = Act::EnterResult {
        round,
        board,
        outcome: outcome(&result),
    };
    hall.act(Seat::SectorArbiter(first, last), act);
}

#[when(expr = "the organiser tries to pair")]
fn organiser(hall: &mut Hall) {
    hall.act(Seat::Organiser, Act::Pair);
}
