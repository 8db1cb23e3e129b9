//! The types of answers, in TypeScript.

use ts_rs::{Config, TS};
use tuomari_board::Illegality;
use tuomari_notation::Accepted;

use crate::{
    control::TimeControlReadDto,
    laws::{ArticleDto, ArticleWord, GistDto, RulebookDto},
    mating::{CanMateDto, IsDeadDto, ProofDto, ProofWord},
    moves::{JudgedDto, LegalMoveDto, LengthWord},
    notation::{AcceptedDto, GameMoveDto, ReadGameDto, ReadMoveDto},
    players::{EntrantGiven, ResultWord, RoundGiven},
    round::{BoardDto, PairedDto, WhyDto},
    table::{ActedDto, FaceNowDto, FacesDto},
};

const HEAD: &str = "\
// Made from the types of the core; do not edit.
// `cargo run -p tuomari-javascript --example package_types > packaging/npm/types.d.ts`
";

/// The types given, each declared.
macro_rules! declared {
    ($config:expr, { $($type:ty)* }) => {
        [$(declaration::<$type>($config)),*]
    };
}

/// All types of the package: those of the wire, and those of its own.
pub fn typescript() -> String {
    let config = Config::new().with_large_int("number");
    let own = declared!(&config, {
        AcceptedDto ActedDto ArticleDto ArticleWord BoardDto CanMateDto EntrantGiven FaceNowDto
        FacesDto GameMoveDto GistDto IsDeadDto JudgedDto LegalMoveDto LengthWord PairedDto
        ProofDto ProofWord ReadGameDto ReadMoveDto ResultWord RoundGiven RulebookDto
        TimeControlReadDto WhyDto
    });
    let illegal = Illegality::ALL.into_iter().map(Illegality::id);
    let accepted = Accepted::ALL.into_iter().map(Accepted::id);
    let mut text = HEAD.to_owned();
    text.push_str(&tuomari_wire::declarations());
    text.extend(own.iter().flat_map(|one| ["\n", one.as_str()]));
    text.push_str(&union(
        "IllegalityWord",
        "The rule of chapter 3 that is broken.",
        illegal,
    ));
    text.push_str(&union(
        "AcceptedWord",
        "What a reader of moves lets pass.",
        accepted,
    ));
    text
}

/// A type that is one of some words.
fn union(name: &str, what: &str, words: impl Iterator<Item = &'static str>) -> String {
    let words: Vec<String> = words.map(|word| format!("  | \"{word}\"")).collect();
    format!(
        "\n/** {what} */\nexport type {name} =\n{};\n",
        words.join("\n")
    )
}

fn declaration<T: TS>(config: &Config) -> String {
    let docs = T::docs().unwrap_or_default();
    let text = format!("{docs}export {}", T::decl(config));
    text.lines()
        .flat_map(|line| [line.trim_end(), "\n"])
        .collect()
}
