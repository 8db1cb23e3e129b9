//! Writes made competitions to a folder, for other programs to check.
//!
//!     tournaments players FOLDER FIRST COUNT     seeds FIRST and on
//!     tournaments teams FOLDER FIRST COUNT
//!     tournaments tie-breaks FOLDER FIRST COUNT  with our standings beside each
//!     tournaments faults FOLDER FIRST COUNT      so many of each engine with a fault,
//!                                                the wrong rounds beside each
//!
//! Each file is looked over before it is written; one that is not legal ends
//! the program.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use tuomari_checker::standings;
use tuomari_generator::{Axes, TeamAxes, generate, generate_by, generate_teams, illegal};
use tuomari_pairing::{Pairing, pair};
use tuomari_report::{Date, Form, Mark, Player, Report};
use tuomari_standing::{Code, TieBreak};

#[path = "../tests/it/blind.rs"]
mod blind;

use blind::Blind;

/// The codes for players that are held against another program. What stands
/// between two commas stays together; what stands after the bar stays last.
const FOR_PLAYERS: &str = "DE,WIN,WON,BPG,BWG,PS,PS/C1,PS/C2,REP,STD,TPN,RTNG,BH,BH/C1,BH/C2,\
    BH/M1,BH/M2,BH/P,SB,SB/C1,SB/C2,SB/M1,SB/P,AOB,ARO,ARO/C1,ARO/M1,TPR,PTP,APRO,APPO\
    |FB,FB/C1,FB/M1,AOB/F";
/// Those for teams; board count means something at equal game points only.
const FOR_TEAMS: &str = "MPvGP BC,EDE,EDEBT,EDEBB,EDET,EDEB,TBR,BBE,EMMSB,EMMSB/C1,EMGSB,EGMSB,\
    EGGSB,EGGSB/C1,SSSC,BH:MP,BH:GP,BH:MP/C1,AOB:MP,SB:MP,SB:GP,DE,DE:GP,WIN:MP,WON:MP,BPG:MP,\
    BWG:MP,PS:MP,PS:GP,REP:MP,STD:MP|FB:MP,FB:GP,SSSC/F";

struct Job {
    folder: PathBuf,
    first: u64,
    count: u64,
}

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [kind, folder, first, count] = &words[..] else {
        return Err("tournaments players|teams|tie-breaks|faults FOLDER FIRST COUNT".into());
    };
    let job = Job {
        folder: folder.into(),
        first: first.parse()?,
        count: count.parse()?,
    };
    fs::create_dir_all(&job.folder)?;
    match kind.as_str() {
        "players" => job.each(|seed| (generate(seed, &Axes::default()), format!("p{seed}"))),
        "teams" => job.each(|seed| {
            (
                generate_teams(seed, &TeamAxes::default()),
                format!("t{seed}"),
            )
        }),
        "tie-breaks" => job.tie_breaks(),
        "faults" => job.faults(),
        other => Err(format!("{other} is not known").into()),
    }
}

impl Job {
    fn seeds(&self) -> std::ops::Range<u64> {
        self.first..self.first + self.count
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Makes, looks over and writes a file for each seed.
    fn each(&self, make: impl Fn(u64) -> (Report, String)) -> Result<(), Box<dyn Error>> {
        let (mut rounds, mut short) = (0, 0);
        for seed in self.seeds() {
            let (report, name) = make(seed);
            legal(&report, seed)?;
            rounds += report.rounds_played();
            short += usize::from(!report.comments.is_empty());
            write(&self.path(&name), &report)?;
        }
        println!(
            "{} files, {rounds} rounds, all legal; {short} ended before a round nobody could pair",
            self.count
        );
        Ok(())
    }

    /// Files with our values in a table beside them.
    fn tie_breaks(&self) -> Result<(), Box<dyn Error>> {
        self.each(|seed| {
            let for_teams = seed % 4 == 3;
            let mut report = if for_teams {
                generate_teams(seed, &TeamAxes::default())
            } else {
                generate(seed, &Axes::default())
            };
            if seed % 2 == 0 {
                // The edition before, without caps.
                let day = Date {
                    year: 2024,
                    month: 9,
                    day: 1,
                };
                report.heading.first_day = Some(day);
            }
            (report, format!("b{seed}"))
        })?;
        for seed in self.seeds() {
            let path = self.path(&format!("b{seed}"));
            let table = table(&read(&path.with_extension("trf"))?, seed)?;
            fs::write(path.with_extension("tsv"), table)?;
        }
        Ok(())
    }

    /// Files that engines with a fault paired, and the rounds they got wrong:
    /// so many for each fault, all with something wrong.
    fn faults(&self) -> Result<(), Box<dyn Error>> {
        for blind in Blind::ALL {
            let (mut files, mut rounds, mut seed) = (0, 0, self.first);
            while files < self.count {
                let (report, wrong) = faulty(blind, seed)?;
                if !wrong.is_empty() {
                    files += 1;
                    rounds += wrong.len();
                    let path = self.path(&format!("{blind:?}-{seed}").to_lowercase());
                    write(&path, &report)?;
                    fs::write(path.with_extension("wrong"), wrong.join(" "))?;
                }
                seed += 1;
            }
            println!("{blind:?}: {files} files, {rounds} wrong rounds");
        }
        Ok(())
    }
}

/// What an engine with a fault makes, and the rounds it gets wrong.
fn faulty(blind: Blind, seed: u64) -> Result<(Report, Vec<String>), Box<dyn Error>> {
    let axes = Axes {
        players: Some(8 + u32::try_from(seed % 24)?),
        rounds: Some(7),
        ..Axes::default()
    };
    let mut wrong = Vec::new();
    let report = generate_by(seed, &axes, &mut |field| {
        let given = blind.pair(field)?;
        if pair(field).map(|right| boards(&right)) != Ok(boards(&given)) {
            wrong.push(field.round.to_string());
        }
        Ok(given)
    });
    Ok((report, wrong))
}

fn legal(report: &Report, seed: u64) -> Result<(), Box<dyn Error>> {
    match &illegal(report)[..] {
        [] => Ok(()),
        found => Err(format!("seed {seed}: {found:?}").into()),
    }
}

fn boards(pairing: &Pairing) -> (Vec<(u32, u32)>, Option<u32>) {
    let boards = pairing
        .boards
        .iter()
        .map(|board| (board.white, board.black));
    (boards.collect(), pairing.bye)
}

fn write(path: &Path, report: &Report) -> Result<(), Box<dyn Error>> {
    let text = report
        .write(Form::Trf26)
        .map_err(|unfit| format!("{unfit:?}"))?;
    Ok(fs::write(path.with_extension("trf"), text)?)
}

#[expect(clippy::disallowed_methods, reason = "an example reads what it wrote")]
fn read(path: &Path) -> Result<Report, Box<dyn Error>> {
    Ok(Report::read(&fs::read(path)?)?)
}

/// Number, rank and values, with more decimals than anybody shows.
///
/// Some codes count among the tied only, so each comes first in some file.
fn table(report: &Report, seed: u64) -> Result<String, Box<dyn Error>> {
    let codes = if report.teams.is_empty() {
        FOR_PLAYERS
    } else {
        FOR_TEAMS
    };
    let (turning, standing) = codes.split_once('|').unwrap_or((codes, ""));
    let mut codes: Vec<&str> = turning.split(',').collect();
    let places = u64::try_from(codes.len())?;
    codes.rotate_left(usize::try_from(seed % places)?);
    codes.insert(0, "PTS");
    codes.extend(standing.split(','));
    let mut list = Vec::new();
    for word in codes.into_iter().flat_map(str::split_whitespace) {
        let code: TieBreak = word.parse()?;
        if is_compared(report, code.code) {
            list.push((word, code));
        }
    }
    let (words, list): (Vec<&str>, Vec<TieBreak>) = list.into_iter().unzip();
    let counted = standings(report, Some(&list))?;
    let mut lines = vec![format!("number\trank\t{}", words.join("\t"))];
    for row in &counted.standings.rows {
        let values = row.values.iter().map(|value| value.number.decimals(12));
        let values: Vec<String> = values.collect();
        lines.push(format!(
            "{}\t{}\t{}",
            row.number,
            row.rank,
            values.join("\t")
        ));
    }
    Ok(lines.join("\n") + "\n")
}

/// What falls away, and what is read otherwise (docs/pairing.md).
fn is_compared(report: &Report, code: Code) -> bool {
    let is_unrated = |player: &Player| player.person.rating.is_none();
    match code {
        // Ratings, where not all have one (C.07, 10).
        _ if code.is_of_ratings() => !report.players.iter().any(is_unrated),
        Code::Std => !has_unshared(report),
        Code::Sssc => report.comments.is_empty(),
        _ => true,
    }
}

/// Whether there is a game in which a point was lost to nobody.
fn has_unshared(report: &Report) -> bool {
    let points = |mark: Option<Mark>| match mark {
        Some(Mark::Win) => 2,
        Some(Mark::Draw) => 1,
        _ => 0,
    };
    let is_game = |mark: Option<Mark>| matches!(mark, Some(Mark::Win | Mark::Draw | Mark::Loss));
    report.players.iter().any(|player| {
        let mut rounds = player.rounds.iter().enumerate();
        rounds.any(|(at, round)| {
            let mut others = report.players.iter();
            let other = others.find(|other| Some(other.number) == round.opponent);
            let theirs = other.and_then(|other| other.rounds.get(at)?.mark);
            is_game(round.mark) && points(round.mark) + points(theirs) != 2
        })
    })
}
