//! How long a round takes to pair, with its proof verified, and how much
//! memory it needs.
//!
//!     speed [FOLDER]     200, 1,000 and 9,999 players, rounds 1, 2, 5 and 8;
//!                        the smaller fields go to FOLDER, with our pairs
//!
//! First fields in which everybody is there, then some in which players come
//! late, rest and leave; last 200 and 1,000 with a matching for every bracket.
//!
//! Memory is what Linux says the process needed at most while the round was
//! paired and verified, the field and the pairings of all rounds included.

use std::error::Error;
use std::fs;
use std::path::PathBuf;

use tuomari_generator::{Axes, PointTable, Ratings, generate_by};
use tuomari_pairing::{
    Choice, Field, Pairing, Proof, Refusal, Scope, pair_by_matching, pair_with_proof, verify,
};
use tuomari_report::Form;

const ROUNDS: [u32; 4] = [1, 2, 5, 8];

/// Pairs a round with its proof.
type Way = fn(&Field) -> Result<(Pairing, Proof), Refusal>;

fn main() -> Result<(), Box<dyn Error>> {
    let folder: Option<PathBuf> = std::env::args().nth(1).map(PathBuf::from);
    println!(
        "players round   pair ms  verify ms  peak MiB  brackets counted/alone/with next/whole"
    );
    for players in [200, 1_000, 9_999] {
        let axes = plain(players);
        for (round, pairing) in measure_all(&axes, pair_with_proof)? {
            if let Some(folder) = folder.as_ref().filter(|_| players <= 1_000) {
                write(folder, &axes, round, &pairing)?;
            }
        }
    }
    println!("with byes, late entries, withdrawals and forfeits");
    for players in [200, 1_000, 9_999] {
        measure_all(&restless(players), pair_with_proof)?;
    }
    println!("the same with a matching for every bracket");
    for players in [200, 1_000] {
        measure_all(&restless(players), pair_by_matching)?;
    }
    Ok(())
}

fn measure_all(axes: &Axes, way: Way) -> Result<Vec<(u32, Pairing)>, Box<dyn Error>> {
    let mut measured = Vec::new();
    let _ = generate_by(1, axes, &mut |field| {
        if ROUNDS.contains(&field.round) {
            measure(field, way, &mut measured)
        } else {
            pair_with_proof(field).map(|(pairing, _)| pairing)
        }
    });
    if measured.len() != ROUNDS.len() {
        return Err(format!("{} rounds were measured", measured.len()).into());
    }
    Ok(measured)
}

/// A field as a large open has it; everybody is there in every round, so that
/// a file needs no word on who is not.
fn plain(players: u32) -> Axes {
    Axes {
        players: Some(players),
        rounds: Some(9),
        points: Some(PointTable::USUAL),
        accelerated: Some(false),
        ratings: Some(Ratings::Spread),
        half_byes: Some(0),
        zero_byes: Some(0),
        full_byes: Some(0),
        forfeits: Some(10),
        double_forfeits: Some(1),
        odd_results: Some(0),
        withdrawals: Some(0),
        late_entries: Some(0),
        prohibited: Some(0),
        ..Axes::default()
    }
}

/// A field with all that can make it uneven.
fn restless(players: u32) -> Axes {
    Axes {
        half_byes: Some(30),
        zero_byes: Some(30),
        full_byes: Some(5),
        forfeits: Some(40),
        double_forfeits: Some(10),
        withdrawals: Some(15),
        late_entries: Some(50),
        ..plain(players)
    }
}

#[expect(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    reason = "an example measures time"
)]
fn measure(
    field: &Field,
    way: Way,
    measured: &mut Vec<(u32, Pairing)>,
) -> Result<Pairing, Refusal> {
    // From here on Linux keeps the most memory anew.
    let _ = fs::write("/proc/self/clear_refs", "5");
    let since = std::time::Instant::now();
    let (pairing, proof) = way(field)?;
    let paired = since.elapsed();
    let faults = verify(field, &pairing, &proof);
    let verified = since.elapsed().saturating_sub(paired);
    assert_eq!(faults, [], "the proof does not hold");
    let scopes = [
        Scope::Counted,
        Scope::Bracket,
        Scope::WithNext,
        Scope::Whole,
    ]
    .map(|scope| {
        let is = |choice: &Choice| *choice == Choice::Matched { scope };
        let found = pairing.brackets.iter().filter(|b| is(&b.choice)).count();
        found.to_string()
    });
    println!(
        "{:7} {:5} {:9.1} {:10.1} {:>9}  {}",
        field.players.len(),
        field.round,
        paired.as_secs_f64() * 1000.0,
        verified.as_secs_f64() * 1000.0,
        peak().map_or_else(|| "?".to_owned(), |kib| (kib / 1024).to_string()),
        scopes.join("/")
    );
    measured.push((field.round, pairing.clone()));
    Ok(pairing)
}

/// The most memory so far, in KiB.
#[expect(clippy::disallowed_methods, reason = "an example asks the system")]
fn peak() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

/// The file before a round, and the round as we pair it.
fn write(
    folder: &PathBuf,
    axes: &Axes,
    round: u32,
    pairing: &Pairing,
) -> Result<(), Box<dyn Error>> {
    fs::create_dir_all(folder)?;
    let before = generate_by(1, axes, &mut |field| {
        if field.round == round {
            return Err(Refusal::TooManyToEnumerate);
        }
        pair_with_proof(field).map(|(pairing, _)| pairing)
    });
    let path = folder.join(format!("{:04}-{round}", before.players.len()));
    let text = before
        .write(Form::Trf26)
        .map_err(|unfit| format!("{unfit:?}"))?;
    fs::write(path.with_extension("trf"), text)?;
    let boards = pairing
        .boards
        .iter()
        .map(|b| format!("{} {}\n", b.white, b.black));
    let bye = pairing.bye.map(|number| format!("{number} 0\n"));
    let lines: String = boards.chain(bye).collect();
    Ok(fs::write(path.with_extension("pairs"), lines)?)
}
