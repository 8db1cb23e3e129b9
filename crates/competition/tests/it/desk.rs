//! A desk: rules, a competition and all that happened to it.

use tuomari_competition::{
    Act, Command, Competition, Ctx, Event, Happening, Outcome, Person, PlayerId, Refusal,
    Regulations, Seat, System, TableId, TeamId, TeamRules, apply, decide,
};
use tuomari_rulebook::{Profile, Rulebook, Rules, RulesFault, RulesFaults, Setting};

/// One competition with its rules.
#[derive(Debug)]
pub(crate) struct Desk {
    pub(crate) rules: Rules,
    pub(crate) competition: Competition,
    pub(crate) events: Vec<Event>,
    pub(crate) at: u64,
}

/// The rules of a rulebook; what it leaves to the event is decided as most do.
pub(crate) fn rules_of(book: Rulebook, profile: Profile, overlay: bool) -> Rules {
    let of = || {
        let rules = Rules::of(book, profile);
        if overlay {
            rules.with_finnish_overlay()
        } else {
            rules
        }
    };
    let faults = match of().build() {
        Ok(rules) => return rules,
        Err(RulesFaults(faults)) => faults,
    };
    let mut rules = of();
    for fault in faults {
        rules = match fault {
            RulesFault::Undecided(Setting::FideRated) => rules.decide(Setting::FideRated, "no"),
            RulesFault::Undecided(Setting::DefaultTime) => rules.decide(Setting::DefaultTime, "0"),
            other => panic!("these are no rules: {other}"),
        };
    }
    rules.build().unwrap()
}

impl Desk {
    /// Nothing announced, under the national blitz code.
    pub(crate) fn new() -> Desk {
        Desk::under("fi-blitz-2014", Profile::Only)
    }

    pub(crate) fn under(book: &str, profile: Profile) -> Desk {
        Desk {
            rules: rules_of(book.parse().unwrap(), profile, false),
            competition: Competition::new(),
            events: Vec::new(),
            at: 1_794_000_000_000,
        }
    }

    /// A Swiss of so many players and rounds, the strongest first.
    pub(crate) fn swiss(players: u32, rounds: u16) -> Desk {
        let mut desk = Desk::new();
        let regulations = Regulations::new("Cup", "fi-blitz-2014", System::Swiss, rounds);
        desk.announce(regulations);
        desk.enter_all(players);
        desk
    }

    pub(crate) fn announce(&mut self, regulations: Regulations) {
        let regulations = Box::new(regulations);
        self.must(Act::Announce { regulations });
    }

    pub(crate) fn enter_all(&mut self, players: u32) {
        for number in 1..=players {
            self.must(enter(
                &format!("Player {number:03}"),
                2400 - number * 10,
                None,
            ));
        }
    }

    /// Teams of a Swiss or a round robin, each with a reserve.
    pub(crate) fn teams(system: System, teams: u32, boards: u16, rounds: u16) -> Desk {
        let mut desk = Desk::new();
        let mut regulations = Regulations::new("League", "fi-blitz-2014", system, rounds);
        regulations.teams = Some(TeamRules {
            boards,
            colors: "WB".to_owned(),
            match_points: tuomari_competition::MatchPoints::default(),
            order: tuomari_competition::BoardOrder::Fixed,
            deadline_ms: 0,
            bye_game_points: None,
        });
        desk.announce(regulations);
        for team in 1..=teams {
            desk.must(Act::EnterTeam {
                name: format!("Team {team:02}"),
                members: Vec::new(),
            });
            for board in 0..=u32::from(boards) {
                let rating = 2400 - team * 20 - board * 100;
                let name = format!("Player {team:02}.{board}");
                desk.must(enter(&name, rating, Some(TeamId(team))));
            }
        }
        desk
    }

    pub(crate) fn ctx(&self) -> Ctx<'_> {
        Ctx { rules: &self.rules }
    }

    pub(crate) fn act(&mut self, by: Seat, act: Act) -> Result<Vec<Event>, Refusal> {
        self.at += 1_000;
        let command = Command {
            at: self.at,
            by,
            act,
        };
        let events = decide(&Ctx { rules: &self.rules }, &self.competition, &command)?;
        for event in &events {
            apply(&mut self.competition, event);
        }
        self.events.extend(events.iter().cloned());
        Ok(events)
    }

    /// The chief arbiter does something that is not refused.
    #[track_caller]
    pub(crate) fn must(&mut self, act: Act) -> Vec<Event> {
        let told = format!("{act:?}");
        match self.act(Seat::ChiefArbiter, act) {
            Ok(events) => events,
            Err(refusal) => panic!("{told} was refused: {refusal}"),
        }
    }

    #[track_caller]
    pub(crate) fn refused(&mut self, by: Seat, act: Act) -> Refusal {
        let told = format!("{act:?}");
        match self.act(by, act) {
            Ok(events) => panic!("{told} came to {events:?}"),
            Err(refusal) => refusal,
        }
    }

    /// Pairs, confirms and publishes the next round; opens line-ups too.
    #[track_caller]
    pub(crate) fn start_round(&mut self) -> u16 {
        self.must(Act::Pair);
        self.publish()
    }

    #[track_caller]
    pub(crate) fn publish(&mut self) -> u16 {
        self.must(Act::Confirm);
        let round = self.competition.rounds().last().unwrap();
        let (number, meetings) = (round.number(), round.meetings().len());
        if self.competition.pairs_teams() {
            self.must(Act::Publish { tables: Vec::new() });
        } else {
            let tables = self.tables(number, meetings);
            self.must(Act::Publish { tables });
        }
        number
    }

    #[track_caller]
    pub(crate) fn open_lineups(&mut self) {
        let round = self.competition.rounds().last().unwrap();
        let rules = self.competition.regulations().unwrap().teams.as_ref();
        let boards = usize::from(rules.unwrap().boards) * round.meetings().len();
        let tables = self.tables(round.number(), boards);
        self.must(Act::OpenLineups { tables });
    }

    fn tables(&self, round: u16, boards: usize) -> Vec<TableId> {
        let at = self.at;
        (1..=boards)
            .map(|board| TableId(format!("{round}-{board}-{at}")))
            .collect()
    }

    #[track_caller]
    pub(crate) fn enter_result(&mut self, round: u16, board: u32, outcome: Outcome) {
        self.must(Act::EnterResult {
            round,
            board,
            outcome,
        });
    }

    /// All boards that are open end as `outcome` says.
    #[track_caller]
    pub(crate) fn play_round(&mut self, round: u16, mut outcome: impl FnMut(u32) -> Outcome) {
        let boards = self.competition.round(round).unwrap().boards();
        let open: Vec<u32> = (1_u32..)
            .zip(boards)
            .filter(|(_, board)| board.outcome().is_none())
            .map(|(number, _)| number)
            .collect();
        for board in open {
            self.enter_result(round, board, outcome(board));
        }
    }

    /// What has happened of the kind that `pick` picks.
    pub(crate) fn all<T>(&self, pick: impl Fn(&Happening) -> Option<T>) -> Vec<T> {
        self.events
            .iter()
            .filter_map(|event| pick(&event.what))
            .collect()
    }

    /// The boards of a round by names.
    pub(crate) fn boards(&self, round: u16) -> Vec<(u32, u32)> {
        let id = |player: Option<PlayerId>| player.map_or(0, |player| player.0);
        let boards = self.competition.round(round).unwrap().boards();
        boards
            .iter()
            .map(|board| (id(board.white()), id(board.black())))
            .collect()
    }
}

pub(crate) fn enter(name: &str, rating: u32, team: Option<TeamId>) -> Act {
    Act::Enter {
        person: Box::new(person(name, rating)),
        team,
    }
}

pub(crate) fn person(name: &str, rating: u32) -> Person {
    Person {
        name: name.to_owned(),
        rating: Some(rating),
        ..Person::default()
    }
}
