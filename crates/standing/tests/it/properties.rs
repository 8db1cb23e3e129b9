//! What holds for every competition, made by lot.

use tuomari_standing::{
    Code, Color, Conditions, Edition, Entry, Exact, Field, Kind, Participant, Points, Standings,
    System, Term, TieBreak,
};
use tuomari_testkit::{Dice, quick_or_full};

/// A competition of players with rounds of every kind, and any points.
fn any_field(dice: &mut Dice) -> Field {
    let systems: &[(i32, i32)] = &[(100, 50), (300, 100), (300, 200), (150, 75)];
    let &(win, draw) = dice.choose(systems).unwrap();
    let count = 2 + dice.below(12);
    let rounds = 1 + dice.below(8);
    let unplayed = 2 + dice.below(12);
    let mut entries = vec![Vec::new(); count];
    for _ in 0..rounds {
        for (number, entry) in any_round(dice, count, unplayed, win, draw) {
            entries[number].push(entry);
        }
    }
    let participants: Vec<Participant> = (1..)
        .zip(entries)
        .map(|(number, entries)| Participant {
            number,
            rating: i32::try_from(1400 + dice.below(1200)).ok(),
            entries,
        })
        .collect();
    let counted = u16::try_from(rounds).unwrap();
    let conditions = Conditions {
        edition: *dice
            .choose(&[Edition::August2024, Edition::March2026])
            .unwrap(),
        system: *dice
            .choose(&[System::Swiss, System::Predetermined])
            .unwrap(),
        announced: counted + u16::from(dice.one_in(3)),
        counted,
        win: Points::from_hundredths(win),
        draw: Points::from_hundredths(draw),
        unrated: None,
    };
    Field::new(conditions, &participants).unwrap()
}

/// Everybody's entry in one round.
fn any_round(
    dice: &mut Dice,
    count: usize,
    unplayed: usize,
    win: i32,
    draw: i32,
) -> Vec<(usize, Entry)> {
    let worth = |kind| {
        Points::from_hundredths(match kind {
            Kind::Win | Kind::ForfeitWin | Kind::FullBye | Kind::PairingBye => win,
            Kind::Draw | Kind::HalfBye => draw,
            _ => 0,
        })
    };
    let mut waiting: Vec<usize> = (0..count).collect();
    let mut round = Vec::new();
    while let Some(one) = waiting.pop() {
        if waiting.is_empty() || dice.one_in(unplayed) {
            let byes = [
                Kind::PairingBye,
                Kind::FullBye,
                Kind::HalfBye,
                Kind::ZeroBye,
            ];
            let kind = *dice.choose(&byes).unwrap();
            let points = worth(kind);
            let entry = Entry {
                kind,
                points,
                ..Entry::ABSENT
            };
            round.push((one, entry));
            continue;
        }
        let other = waiting.remove(dice.below(waiting.len()));
        let ends = [
            (Kind::Win, Kind::Loss),
            (Kind::Draw, Kind::Draw),
            (Kind::Loss, Kind::Win),
            (Kind::Loss, Kind::Loss),
            (Kind::ForfeitWin, Kind::ForfeitLoss),
            (Kind::ForfeitLoss, Kind::ForfeitLoss),
        ];
        let sides = *dice.choose(&ends).unwrap();
        let number = |place: usize| u32::try_from(place + 1).ok();
        for (place, against, kind, color) in [
            (one, other, sides.0, Color::White),
            (other, one, sides.1, Color::Black),
        ] {
            let entry = Entry {
                kind,
                opponent: number(against),
                color: Some(color),
                points: worth(kind),
            };
            round.push((place, entry));
        }
    }
    round
}

/// A list of a few tie-breaks of players, with modifiers where they have some.
fn any_list(dice: &mut Dice, field: &Field) -> Vec<TieBreak> {
    let is_swiss = field.conditions().system == System::Swiss;
    let codes: Vec<Code> = Code::all()
        .filter(|code| !code.is_for_teams() && (is_swiss || !code.is_buchholz()))
        .collect();
    let modifiers = [
        "", "/C1", "/C2", "/M1", "/M2", "/P", "/C1/P", "/L+1", "/F", "/R",
    ];
    let mut list = Vec::new();
    while list.len() < 5 {
        let code = dice.choose(&codes).unwrap();
        let modifier = dice.choose(&modifiers).unwrap();
        if let Ok(tie_break) = format!("{code}{modifier}").parse() {
            list.push(tie_break);
        }
    }
    list
}

/// Ranks go up in the order of the rows, shared by those whose values are all
/// the same and by nobody else.
fn check_ranks(standings: &Standings) {
    let numbers = |at: usize| -> Vec<Exact> {
        let values = standings.rows[at].values.iter();
        values.map(|value| value.number).collect()
    };
    for at in 1..standings.rows.len() {
        let (before, row) = (&standings.rows[at - 1], &standings.rows[at]);
        if numbers(at - 1) == numbers(at) {
            assert_eq!(row.rank, before.rank);
            assert!(row.number > before.number);
        } else {
            assert_eq!(usize::try_from(row.rank), Ok(at + 1));
        }
    }
}

#[test]
fn values_are_their_terms_and_ranks_are_their_values() {
    let mut dice = Dice::new(0x57a4d);
    for _ in 0..quick_or_full(5_000, 200_000) {
        let field = any_field(&mut dice);
        let list = any_list(&mut dice, &field);
        let standings = field.standings(&list).unwrap();
        check_ranks(&standings);
        for row in &standings.rows {
            for (tie_break, value) in list.iter().zip(&row.values) {
                let kept = value.terms.iter().filter(|term| term.cut.is_none());
                let sum: Exact = kept.clone().map(Term::amount).sum();
                let cut = value.terms.len() - kept.count();
                let asked = usize::from(tie_break.least + tie_break.most);
                assert_eq!(cut, asked.min(value.terms.len()), "{tie_break}");
                let is_sum = !tie_break.code.is_among_the_tied()
                    && !tie_break.code.is_of_ratings()
                    && tie_break.code != Code::Aob;
                assert!(!is_sum || sum == value.number, "{tie_break}");
            }
        }
    }
}

#[test]
fn a_later_tie_break_never_turns_an_earlier_order() {
    let mut dice = Dice::new(0x0de4);
    for _ in 0..quick_or_full(1_000, 20_000) {
        let field = any_field(&mut dice);
        let list = any_list(&mut dice, &field);
        let short = field.standings(&list[..2]).unwrap();
        let long = field.standings(&list).unwrap();
        let rank = |standings: &Standings, number: u32| {
            let mut rows = standings.rows.iter();
            rows.find(|row| row.number == number).unwrap().rank
        };
        for (at, one) in long.rows.iter().enumerate() {
            for other in &long.rows[at + 1..] {
                assert!(rank(&short, one.number) <= rank(&short, other.number));
            }
        }
    }
}
