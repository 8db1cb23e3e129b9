//! The arguments of `tuomari serve` and `tuomari backup`.

use std::path::PathBuf;

use clap::Args;

/// What `serve` does without any option, and where settings come from.
pub(super) const SHAPES: &str = "\
Without options it is a club's server: one file, tuomari.db in the data folder,
no other program, no internet. The organiser's link is shown at the first
start, once: on a terminal, else in a file beside the record that only you can
read.

Settings come from --config FILE, from the environment (TUOMARI_PUBLIC_URL for
public-url) and from --set; what is said later wins. --print-config lists them
all with what they are for. What stands in a command can be seen in the list of
processes: a password belongs into the file, into the environment, or into a
file that the environment names (TUOMARI_JOURNAL_FILE for journal).";

/// `tuomari serve`.
#[derive(Debug, Args)]
pub(crate) struct ServeArgs {
    /// A TOML file with settings
    #[arg(long, value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,

    /// Address and port to listen on
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) listen: Option<String>,

    /// Where the record is kept: a file or postgres://…; several times for
    /// several shards, always in the same order
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) journal: Vec<String>,

    /// How nodes hear of each other: local or nats://…
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) bus: Option<String>,

    /// What links begin with
    #[arg(long, value_name = "URL")]
    pub(crate) public_url: Option<String>,

    /// Any other setting
    #[arg(long, value_name = "NAME=VALUE")]
    pub(crate) set: Vec<String>,

    /// Print the settings in force as a TOML file, and end
    #[arg(long)]
    pub(crate) print_config: bool,

    /// Make a new organiser's link; the old one opens nothing any more
    #[arg(long)]
    pub(crate) new_organiser_link: bool,

    /// Print a random text for organiser-token, and end
    #[arg(long)]
    pub(crate) draw_token: bool,
}

/// `tuomari backup`.
#[derive(Debug, Args)]
pub(crate) struct BackupArgs {
    /// The file to write; it must not exist
    #[arg(value_name = "FILE")]
    pub(crate) to: PathBuf,

    /// The club's file [default: tuomari.db in the data folder]
    #[arg(long, value_name = "FILE")]
    pub(crate) journal: Option<PathBuf>,
}
