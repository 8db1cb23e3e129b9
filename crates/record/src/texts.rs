//! Texts of what stands on boards, on scoresheets and in rulebooks.

use std::{collections::HashMap, fmt, sync::LazyLock};

use tuomari_board::{Arrangement, Move, Role, Square};
use tuomari_conduct::{Cites, Line, Score, Step};
use tuomari_notation::Points;
use tuomari_rulebook::{ArticleId, Profile, Rulebook, Setting};

use super::text::Textual;
#[cfg(test)]
use crate::looks::Looks;

impl Textual for Square {
    const NAME: &'static str = "square";

    #[cfg(test)]
    const LOOKS: Looks = Looks::Pattern(r"^[a-h][1-8]$");

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }

    fn read(text: &str) -> Option<Square> {
        Square::from_ascii(text.as_bytes()).ok()
    }
}

/// The first field of a FEN.
impl Textual for Arrangement {
    const NAME: &'static str = "board";

    #[cfg(test)]
    const LOOKS: Looks = Looks::Pattern(r"^[pnbrqkPNBRQK1-8]+(/[pnbrqkPNBRQK1-8]+){7}$");

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }

    fn read(text: &str) -> Option<Arrangement> {
        text.parse().ok()
    }
}

/// `e2e4`, `b7b8q`, nothing for an empty line, `?` for one that names no
/// move; ` (=)` at the end is the sign of a draw offer. Castling ends on the
/// rook's square.
impl Textual for Line {
    const NAME: &'static str = "line of a scoresheet";

    #[cfg(test)]
    const LOOKS: Looks = Looks::Pattern(r"^(\?|([a-h][1-8]){2}[nbrqk]?)?( \(=\))?$");

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.step() {
            Some((from, to, becomes)) => {
                write!(f, "{from}{to}")?;
                if let Some(role) = becomes {
                    write!(f, "{}", role.char())?;
                }
            }
            None if self.is_empty() => {}
            None => f.write_str("?")?,
        }
        if self.has_offer() {
            f.write_str(" (=)")?;
        }
        Ok(())
    }

    fn read(text: &str) -> Option<Line> {
        let (step, offer) = match text.strip_suffix(" (=)") {
            Some(step) => (step, true),
            None => (text, false),
        };
        let line = match step {
            "" => Line::EMPTY,
            "?" => Line::UNCLEAR,
            step => Line::of(written(step)?),
        };
        Some(if offer { line.with_offer() } else { line })
    }
}

/// A move as far as a line tells it: squares and what a pawn becomes.
fn written(step: &str) -> Option<Move> {
    let Step {
        from,
        to,
        promotion,
    } = Step::read(step)?;
    let (role, capture) = (Role::Pawn, None);
    let says_something = from != to && promotion != Some(Role::Pawn);
    says_something.then_some(Move::Normal {
        role,
        from,
        capture,
        to,
        promotion,
    })
}

/// The most articles beside one event.
const MOST_CITED: usize = 4;

/// Articles with their rulebooks, a space between them:
/// `fide-2018/7.5.5 fide-2018/7.5.1`.
impl Textual for Cites {
    const NAME: &'static str = "list of articles";

    #[cfg(test)]
    const LOOKS: Looks = Looks::Pattern(r"^([a-z0-9-]+/[^ ]+( [a-z0-9-]+/[^ ]+){0,3})?$");

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, id) in self.iter().enumerate() {
            if index > 0 {
                f.write_str(" ")?;
            }
            fmt::Display::fmt(&id, f)?;
        }
        Ok(())
    }

    fn read(text: &str) -> Option<Cites> {
        let mut cites = Cites::default();
        for (index, id) in text.split_ascii_whitespace().enumerate() {
            if index == MOST_CITED {
                return None;
            }
            cites = cites.and(&[*ARTICLES.get(id)?]);
        }
        Some(cites)
    }
}

/// Every article by its identifier: a long game cites a thousand times.
static ARTICLES: LazyLock<HashMap<String, ArticleId>> = LazyLock::new(|| {
    let articles = Rulebook::all().flat_map(Rulebook::articles);
    articles
        .map(|article| (article.id.to_string(), article.id))
        .collect()
});

/// `1-0`, `1/2-1/2`, `0-0`.
impl Textual for Points {
    const NAME: &'static str = "score of a game";

    #[cfg(test)]
    const LOOKS: Looks = Looks::Pattern(r"^(0|1/2|1)-(0|1/2|1)$");

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_halves(f, self.white_halves(), self.black_halves())
    }

    fn read(text: &str) -> Option<Points> {
        let (white, black) = read_halves(text)?;
        Points::of_halves(white, black)
    }
}

/// The same, where both may have more than one point together.
impl Textual for Score {
    const NAME: &'static str = "score as changed";

    #[cfg(test)]
    const LOOKS: Looks = Looks::Pattern(r"^(0|1/2|1)-(0|1/2|1)$");

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let of = |color| self.halves(color);
        write_halves(
            f,
            of(tuomari_board::Color::White),
            of(tuomari_board::Color::Black),
        )
    }

    fn read(text: &str) -> Option<Score> {
        let (white, black) = read_halves(text)?;
        Score::of_halves(white, black)
    }
}

const HALVES: [&str; 3] = ["0", "1/2", "1"];

fn write_halves(f: &mut fmt::Formatter<'_>, white: u8, black: u8) -> fmt::Result {
    let figure = |halves: u8| HALVES.get(usize::from(halves)).unwrap_or(&"1");
    write!(f, "{}-{}", figure(white), figure(black))
}

fn read_halves(text: &str) -> Option<(u8, u8)> {
    let (white, black) = text.split_once('-')?;
    let halves = |figure: &str| {
        let place = HALVES.iter().position(|own| *own == figure)?;
        u8::try_from(place).ok()
    };
    Some((halves(white)?, halves(black)?))
}

macro_rules! named {
    ($($name:literal $type:ident $looks:expr),+ $(,)?) => {
        $(impl Textual for $type {
            const NAME: &'static str = $name;

            #[cfg(test)]
            const LOOKS: Looks = $looks;

            fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }

            fn read(text: &str) -> Option<$type> {
                text.parse().ok()
            }
        })+
    };
}

named! {
    "rulebook" Rulebook Looks::Words(|| Rulebook::all().map(Rulebook::name).collect()),
    "profile" Profile Looks::Pattern("^[a-z-]+$"),
    "setting" Setting Looks::Words(|| Setting::all().map(Setting::name).collect()),
}

#[cfg(test)]
mod tests {
    use super::super::text::Text;
    use super::*;

    #[track_caller]
    fn check<T: Textual>(texts: &[&str], wrong: &[&str]) {
        for text in texts {
            let read = T::read(text).map(|value| Text(value).to_string());
            assert_eq!(read.as_deref(), Some(*text));
        }
        for text in wrong {
            assert!(T::read(text).is_none(), "{text}");
        }
    }

    #[test]
    fn texts_read_back() {
        check::<Square>(&["a1", "h8"], &["", "i1", "a9", "A1", "a1 "]);
        check::<Arrangement>(
            &["8/8/8/8/8/8/8/8", "4k3/8/8/8/8/8/8/PPPPPPPP"],
            &["", "8/8", "9/8/8/8/8/8/8/8"],
        );
        check::<Line>(
            &["", " (=)", "?", "? (=)", "e2e4", "b7b8q", "e1h1 (=)"],
            &["e2", "e2e2", "e2e4x", "e2e4 (=) (=)", "äöäö"],
        );
        check::<Cites>(
            &["", "fide-2018/7.5.5", "fide-2018/7.5.5 fi-blitz-2014/12"],
            &["7.5.5", "fide-2018/99.9", "fide-1999/1.1"],
        );
        check::<Points>(
            &["1-0", "0-1", "1/2-1/2", "0-0", "1/2-0"],
            &["1-1", "½-½", "2-0", "1", ""],
        );
        check::<Score>(&["1-1", "0-0", "1-1/2"], &["3-0", "1:0"]);
        check::<Rulebook>(&["fide-2018"], &["fide"]);
        check::<Profile>(&["blitz-supervised"], &["bullet"]);
    }

    #[test]
    fn at_most_four_articles_are_cited() {
        let five = "fide-2018/1.1 fide-2018/1.2 fide-2018/1.3 fide-2018/2.1 fide-2018/2.2";
        assert!(Cites::read(five).is_none());
    }
}
