//! `tuomari competition generate`.

use std::fs;

use serde::Serialize;
use tuomari_generator::{Axes, TeamAxes, generate, generate_teams};
use tuomari_report::{Form, Report};

use super::{convert::does_not_fit, file::progress};
use crate::{
    args::GenerateArgs,
    failure::Failure,
    messages::Messages,
    output::{Answer, Output, shown},
};

/// Makes competitions by dice: one to the standard output, or files.
pub(super) fn run(args: &GenerateArgs, out: &Output) -> Result<(), Failure> {
    let Some(folder) = &args.into else {
        let (_, text) = made(args, args.seed, out)?;
        return out.give(&Made {
            seed: args.seed,
            text,
        });
    };
    let name = |error| Failure::of_writing(&out.say, &shown(&folder.to_string_lossy()), &error);
    fs::create_dir_all(folder).map_err(name)?;
    let bar = progress(usize::try_from(args.count).unwrap_or(usize::MAX), out);
    let mut written = Vec::new();
    for seed in (args.seed..).take(usize::try_from(args.count).unwrap_or(usize::MAX)) {
        let (report, text) = made(args, seed, out)?;
        let path = folder.join(format!("{seed}.trf"));
        let file = shown(&path.to_string_lossy());
        fs::write(&path, text).map_err(|error| Failure::of_writing(&out.say, &file, &error))?;
        written.push(Written {
            seed,
            file,
            rounds: report.rounds_played(),
        });
        bar.inc(1);
    }
    bar.finish_and_clear();
    out.give(&Files { files: written })
}

fn made(args: &GenerateArgs, seed: u64, out: &Output) -> Result<(Report, String), Failure> {
    let report = if args.teams {
        let axes = TeamAxes {
            teams: args.players,
            rounds: args.rounds,
            ..TeamAxes::default()
        };
        generate_teams(seed, &axes)
    } else {
        let axes = Axes {
            players: args.players,
            rounds: args.rounds,
            ..Axes::default()
        };
        generate(seed, &axes)
    };
    let text = report.write(Form::Trf26);
    let text = text.map_err(|unfit| does_not_fit(&unfit, &out.say))?;
    Ok((report, text))
}

/// One competition.
#[derive(Debug, Serialize)]
struct Made {
    seed: u64,
    text: String,
}

impl Answer for Made {
    fn to_text(&self, _: &Messages) -> String {
        self.text.clone()
    }
}

/// Competitions in files.
#[derive(Debug, Serialize)]
struct Files {
    files: Vec<Written>,
}

#[derive(Debug, Serialize)]
struct Written {
    seed: u64,
    file: String,
    rounds: usize,
}

impl Answer for Files {
    fn to_text(&self, say: &Messages) -> String {
        let rounds: usize = self.files.iter().map(|file| file.rounds).sum();
        let values = [
            ("files", self.files.len().into()),
            ("rounds", rounds.into()),
        ];
        format!("{}\n", say.with("competition-made", values))
    }
}
