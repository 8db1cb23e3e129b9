//! The arguments of `tuomari serve` and of what goes with a server: its links,
//! its keys, its health, its unit, its backup.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

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
file that the environment names (TUOMARI_JOURNAL_FILE for journal).

With --json, one object on the standard output when the server listens:
  address, listening, record, version, pages, organiser_link,
  organiser_link_file

address is what links begin with. pages says whether browsers get the pages. A
new organiser's link is in one of the last two: in the file, unless the standard
output is a terminal.";

/// What `link` gives, and to whom.
pub(super) const LINKS: &str = "\
A link is kept nowhere, only what it is known by. So the one that is given is
new, and the old one opens nothing any more.

tuomari link organiser needs the rights of whoever runs the server: it writes
beside the record. A server that runs notices within a second.
tuomari link TABLE SEAT asks the server, with the organiser's link: the one that
TUOMARI_ORGANISER_LINK says, or the file that TUOMARI_ORGANISER_LINK_FILE names,
or the file beside the record. Seats are white, black, arbiter, spectator and
the others of the table.

With --json, one object:
  seat, link";

/// What `organiser` does, and where they are.
pub(super) const ORGANISERS: &str = "\
One server can have several organisers. Each sees and conducts what he set up
himself; the server's own organiser conducts everything. The name stands in every
entry of the record that was made by an organiser's link, so choose a short word.

They are kept in the file that the setting organisers names, for a club's server
beside its own file with the ending .organisers; of links it holds hashes only. A
running server notices a change within a second.

With --json, one object:
  file, organisers [{name, until, valid}], link";

/// What `key` does, and where the keys are.
pub(super) const KEYS: &str = "\
Records are signed, so that nobody who holds the database can write another one
unnoticed. The secret is in a file apart from it; a club's server makes that file
beside its own, with the ending .keys. Whoever has the public key checks records
with tuomari record verify --key.

Keep a copy of the file where the server's backups are not. Without it the server
goes on with a new key, which nobody knows yet.

show prints the public keys, the oldest first; the last one signs. new makes a
file for a server with a database: name it in the setting signing-keys on every
node. next puts another key in the old one's place, which signs it once and is
then gone; a running server takes it on SIGHUP. Whoever trusts the old key trusts
the new one too.

With --json, one object:
  file, keys [64 digits each]";

/// What `health` answers.
pub(super) const HEALTH: &str = "\
It ends with 0 if the server can carry out commands: its journal answers and it
is not going down. Else, and where nobody answers, it ends with 1.

With --json, one object:
  ready, url";

/// What to do with the unit.
pub(super) const UNIT: &str = "\
tuomari systemd > /etc/systemd/system/tuomari.service, then systemctl
daemon-reload and systemctl enable --now tuomari. It starts this program from
where it lies now.

Settings go to /etc/tuomari/tuomari.toml, secrets to /etc/tuomari/tuomari.env;
neither must be there. The record lies in /var/lib/tuomari.";

/// Where settings come from.
#[derive(Debug, Args)]
pub(crate) struct ServerSettings {
    /// A TOML file with settings
    #[arg(long, value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,

    /// The same, if the file is there
    #[arg(long, value_name = "FILE", conflicts_with = "config")]
    pub(crate) config_if_there: Option<PathBuf>,

    /// Address and port to listen on
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) listen: Option<String>,

    /// Where the record is kept: a file or postgres://…; several times for
    /// several shards, always in the same order
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) journal: Vec<String>,

    /// Keep the record in the folder one stands in, for a trial
    #[arg(long, conflicts_with = "journal")]
    pub(crate) here: bool,

    /// How nodes hear of each other: local or nats://…
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) bus: Option<String>,

    /// What links begin with
    #[arg(long, value_name = "URL")]
    pub(crate) public_url: Option<String>,

    /// Any other setting
    #[arg(long, value_name = "NAME=VALUE")]
    pub(crate) set: Vec<String>,
}

/// `tuomari serve`.
#[derive(Debug, Args)]
pub(crate) struct ServeArgs {
    /// Where settings come from.
    #[command(flatten)]
    pub(crate) settings: ServerSettings,

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

/// `tuomari link`.
#[derive(Debug, Args)]
pub(crate) struct LinkArgs {
    /// organiser, or a table: its id or any link of it
    #[arg(value_name = "TABLE")]
    pub(crate) what: String,

    /// The seat at the table
    #[arg(value_name = "SEAT")]
    pub(crate) seat: Option<String>,

    /// Where the server's settings come from.
    #[command(flatten)]
    pub(crate) settings: ServerSettings,
}

/// `tuomari key`.
#[derive(Debug, Args)]
pub(crate) struct KeyArgs {
    /// What to do
    #[arg(value_enum)]
    pub(crate) what: KeyWord,

    /// The file of the keys [default: what signing-keys says, else the one
    /// beside the club's file]
    #[arg(value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,

    /// Where the server's settings come from.
    #[command(flatten)]
    pub(crate) settings: ServerSettings,
}

/// What is done with keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum KeyWord {
    /// Print the public keys
    Show,
    /// Make a file with the first key
    New,
    /// Put another key in the old one's place
    Next,
}

/// `tuomari organiser`.
#[derive(Debug, Args)]
pub(crate) struct OrganiserArgs {
    /// What to do
    #[arg(value_enum)]
    pub(crate) what: OrganiserWord,

    /// The organiser's name: up to 32 small letters, digits and hyphens
    #[arg(value_name = "NAME")]
    pub(crate) name: Option<String>,

    /// The last day on which the link opens anything, by UTC: 2027-06-30 for
    /// instance
    #[arg(long, value_name = "DAY")]
    pub(crate) until: Option<String>,

    /// Where the server's settings come from.
    #[command(flatten)]
    pub(crate) settings: ServerSettings,
}

/// What is done about organisers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum OrganiserWord {
    /// Print the organisers
    List,
    /// Add one and print the link
    Add,
    /// Give one a new link; the old one opens nothing any more
    Renew,
    /// Take one away; the link opens nothing any more
    Revoke,
}

/// `tuomari health`.
#[derive(Debug, Args)]
pub(crate) struct HealthArgs {
    #[expect(clippy::doc_markdown, reason = "the text is the command's help")]
    /// The address of the server [default: this machine, at the port that
    /// TUOMARI_LISTEN says, else 8080]
    #[arg(value_name = "URL")]
    pub(crate) url: Option<String>,
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
