//! A paper as PDF, set by typst.
//!
//! The words go to the typesetter as values, never as its language; the one
//! source it reads is `paper.typ`, and whatever else it might ask for it does
//! not get.

use std::{fmt, sync::LazyLock};

use serde::Serialize;
use typst::{
    Library, LibraryExt as _, World, comemo,
    diag::{FileError, FileResult, SourceDiagnostic},
    ecow::EcoVec,
    foundations::{Bytes, Datetime, Dict, Duration, Smart, Value},
    syntax::{FileId, Source},
    text::{Font, FontBook},
    utils::LazyHash,
};
use typst_layout::PagedDocument;
use typst_pdf::{PdfOptions, PdfStandard, PdfStandards, pdf};

use crate::{
    paper::{Paper, Part},
    words::code_of,
};

/// How papers look.
static LOOK: LazyLock<Source> = LazyLock::new(|| Source::detached(include_str!("paper.typ")));

/// The letters that papers are set in.
static FONTS: LazyLock<(LazyHash<FontBook>, Vec<Font>)> = LazyLock::new(|| {
    let files: [&'static [u8]; 2] = [
        include_bytes!("../fonts/LibertinusSerif-Regular.otf"),
        include_bytes!("../fonts/LibertinusSerif-Bold.otf"),
    ];
    let fonts = files.into_iter().map(Bytes::new).flat_map(Font::iter);
    let fonts: Vec<Font> = fonts.collect();
    (LazyHash::new(FontBook::from_fonts(&fonts)), fonts)
});

/// The typesetter has something against a paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unprintable(String);

impl fmt::Display for Unprintable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for Unprintable {}

impl From<EcoVec<SourceDiagnostic>> for Unprintable {
    fn from(wrong: EcoVec<SourceDiagnostic>) -> Unprintable {
        let words: Vec<&str> = wrong.iter().map(|one| one.message.as_str()).collect();
        Unprintable(words.join("; "))
    }
}

/// What the typesetter is told of a paper.
#[derive(Serialize)]
struct Told<'p> {
    lang: &'static str,
    title: &'p str,
    heading: &'p str,
    about: &'p str,
    day: Option<[u16; 3]>,
    wide: bool,
    parts: &'p [Part],
}

impl Paper {
    /// Its PDF, tagged, with its language and title, made to be read by
    /// everybody (PDF/UA-1). `ident` is what the paper is known by.
    ///
    /// Names in letters that our fonts have not got are no reason to have no
    /// list: such a paper is tagged too, and does not promise the standard.
    pub fn to_pdf(&self, ident: &str) -> Result<Vec<u8>, Unprintable> {
        let made = self.set(ident);
        // What one paper needed is of no use to the next.
        comemo::evict(0);
        made
    }

    fn set(&self, ident: &str) -> Result<Vec<u8>, Unprintable> {
        let world = Alone::new(self)?;
        let document = typst::compile::<PagedDocument>(&world).output?;
        let for_everybody = PdfStandards::new(&[PdfStandard::Ua_1]);
        let for_everybody =
            for_everybody.map_err(|hint| Unprintable(hint.message().to_string()))?;
        let options = |standards| PdfOptions {
            ident: Smart::Custom(ident.to_owned()),
            creator: Smart::Custom(Some("Tuomari".to_owned())),
            timestamp: None,
            page_ranges: None,
            standards,
            tagged: true,
            pretty: false,
        };
        pdf(&document, &options(for_everybody))
            .or_else(|_| pdf(&document, &options(PdfStandards::default())))
            .map_err(Unprintable::from)
    }
}

/// A world in which there is one source, two fonts, and neither file nor time.
struct Alone {
    library: LazyHash<Library>,
}

impl Alone {
    fn new(paper: &Paper) -> Result<Alone, Unprintable> {
        let told = Told {
            lang: code_of(paper.language),
            title: &paper.title,
            heading: &paper.heading,
            about: &paper.about,
            day: paper
                .day
                .map(|day| [day.year, day.month.into(), day.day.into()]),
            wide: paper.wide,
            parts: &paper.parts,
        };
        let wrong = |error: serde_json::Error| Unprintable(error.to_string());
        let told = serde_json::to_value(told).map_err(wrong)?;
        let told: Value = serde_json::from_value(told).map_err(wrong)?;
        let mut inputs = Dict::new();
        inputs.insert("paper".into(), told);
        let library = Library::builder().with_inputs(inputs).build();
        Ok(Alone {
            library: LazyHash::new(library),
        })
    }
}

impl World for Alone {
    fn library(&self) -> &LazyHash<Library> {
        &self.library
    }

    fn book(&self) -> &LazyHash<FontBook> {
        &FONTS.0
    }

    fn main(&self) -> FileId {
        LOOK.id()
    }

    fn source(&self, id: FileId) -> FileResult<Source> {
        if id == LOOK.id() {
            Ok(LOOK.clone())
        } else {
            Err(FileError::AccessDenied)
        }
    }

    fn file(&self, _: FileId) -> FileResult<Bytes> {
        Err(FileError::AccessDenied)
    }

    fn font(&self, index: usize) -> Option<Font> {
        FONTS.1.get(index).cloned()
    }

    fn today(&self, _: Option<Duration>) -> Option<Datetime> {
        None
    }
}

#[cfg(test)]
mod tests {
    use typst::layout::{Frame, FrameItem};

    use super::*;
    use crate::{Language, paper::Table};

    /// The words of a frame, as they are set.
    fn words(frame: &Frame, found: &mut String) {
        for (_, item) in frame.items() {
            match item {
                FrameItem::Group(group) => words(&group.frame, found),
                FrameItem::Text(text) => found.push_str(&text.text),
                _ => {}
            }
        }
    }

    #[test]
    fn a_name_is_set_as_it_is_written_whatever_it_looks_like() {
        let names = [
            "#import \"x\": *",
            "*a* _b_ `c`",
            "$x^2$ <label> @ref",
            "= Heading // no comment",
            "#sys.inputs",
            "\\u{41} \\# ~ -- ... 'quoted' \"so\"",
            "https://example.org",
        ];
        let rows = names.map(|name| vec![name.to_owned()]);
        let table = Table {
            columns: vec![crate::Column::words("#panic()")],
            name: 0,
            rows: rows.to_vec(),
        };
        let lines = names.map(str::to_owned).to_vec();
        let facts = names
            .map(|name| (name.to_owned(), name.to_owned()))
            .to_vec();
        let paper = Paper {
            language: Language::English,
            title: "#read(\"/etc/passwd\")".to_owned(),
            heading: "*evening*".to_owned(),
            about: "$1$".to_owned(),
            day: None,
            wide: false,
            parts: vec![Part::Table(table), Part::List(lines), Part::Facts(facts)],
        };
        let world = Alone::new(&paper).unwrap();
        let made = typst::compile::<PagedDocument>(&world);
        assert!(made.warnings.is_empty(), "{:?}", made.warnings);
        let mut found = String::new();
        for page in made.output.unwrap().pages() {
            words(&page.frame, &mut found);
        }
        for name in names {
            assert_eq!(found.matches(name).count(), 4, "{name} in {found}");
        }
        for text in [&paper.title, &paper.heading, &paper.about] {
            assert!(found.contains(text), "{text} in {found}");
        }
        assert!(found.contains("#panic()"), "{found}");
    }

    #[test]
    fn the_typesetter_gets_no_file_and_no_time() {
        let world = Alone {
            library: LazyHash::new(Library::builder().build()),
        };
        let other = Source::detached("").id();
        assert_eq!(other, LOOK.id(), "there is one source");
        assert!(world.file(LOOK.id()).is_err());
        assert!(world.today(None).is_none());
    }
}
