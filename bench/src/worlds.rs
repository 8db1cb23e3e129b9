//! `tuomari-bench world`: worlds in a box, by their seeds.

use clap::Args;
use tuomari_bench::world::{self, Making, Wish};

#[derive(Debug, Args)]
pub(crate) struct WorldArgs {
    /// How many worlds
    #[arg(long, default_value_t = 100_000)]
    seeds: u64,
    /// The first seed
    #[arg(long, default_value_t = 0)]
    from: u64,
    /// One world only, that of this seed
    #[arg(long, value_name = "SEED")]
    replay: Option<u64>,
    /// Print every step
    #[arg(long)]
    verbose: bool,
    /// End each world after so many windows of five milliseconds, unjudged
    #[arg(long, value_name = "N")]
    steps: Option<u64>,
    /// Only faults of this kind; several times for several
    #[arg(long, value_name = "FAULT")]
    only: Vec<world::Fault>,
    /// Worlds at once [default: as many as there are cores]
    #[arg(long)]
    jobs: Option<usize>,
    /// A store that takes any row, after whatever it has: a fault put back
    #[arg(long)]
    store_takes_anything: bool,
    /// A bus that takes anybody's hints for the nodes' own: a fault put back
    #[arg(long)]
    bus_believes_anybody: bool,
    /// Another length of silence that is an outage; an hour puts back a fault
    #[arg(long, value_name = "MS")]
    silence_ms: Option<u64>,
}

/// Whether nothing was wrong in any world.
pub(crate) fn worlds(args: &WorldArgs) -> bool {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let seeds = match args.replay {
        Some(seed) => seed..seed + 1,
        None => args.from..args.from.saturating_add(args.seeds),
    };
    let faults = if args.only.is_empty() {
        world::Fault::ALL.to_vec()
    } else {
        args.only.clone()
    };
    let wish = Wish {
        jobs: args.jobs.unwrap_or(cores).max(1),
        making: Making {
            faults,
            prints: args.verbose,
            store_takes_anything: args.store_takes_anything,
            bus_believes_anybody: args.bus_believes_anybody,
            silence_ms: args.silence_ms,
            most_windows: args.steps.unwrap_or(u64::MAX),
        },
        seeds,
    };
    let began = tokio::time::Instant::now();
    let all = wish.seeds.end - wish.seeds.start;
    let step = (all / 100).max(1);
    let report = world::run(&wish, &|done| {
        if done.is_multiple_of(step) && !args.verbose {
            eprint!("\r{done} of {all} worlds");
        }
    });
    eprintln!();
    println!("{report}");
    println!("{:.1} s", began.elapsed().as_secs_f64());
    report.wrongs.is_empty()
}
