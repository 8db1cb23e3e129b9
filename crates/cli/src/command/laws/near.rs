//! Articles near a number that is none.

use tuomari_rulebook::{Article, ArticleId, Rulebook};

/// How many to offer of the same rulebook, and of others.
const OWN: usize = 4;
const OTHERS: usize = 2;
/// The most letters that may differ.
const FAR: usize = 2;

/// The article with this number, whatever its capitals and the full stop after
/// it.
pub(super) fn exact(rulebook: Rulebook, number: &str) -> Option<Article> {
    let number = number.trim().trim_end_matches('.');
    rulebook
        .articles()
        .find(|article| article.id.number().eq_ignore_ascii_case(number))
}

/// The articles below a number: those of a chapter, or of a numbered heading.
pub(super) fn below(rulebook: Rulebook, number: &str) -> Vec<Article> {
    let prefix = format!("{}.", number.trim().trim_end_matches('.'));
    let is_below = |article: &Article| {
        let start = article.id.number().get(..prefix.len());
        start.is_some_and(|start| start.eq_ignore_ascii_case(&prefix))
    };
    rulebook.articles().filter(is_below).collect()
}

/// Articles the user may have meant: like numbers of the rulebook, then the
/// same number in other rulebooks.
pub(super) fn near(rulebook: Rulebook, number: &str) -> Vec<ArticleId> {
    let number = number.to_ascii_lowercase();
    let mut own: Vec<((usize, usize, u32), ArticleId)> = rulebook
        .articles()
        .map(|article| article.id)
        .map(|id| (difference(&number, &id.number().to_ascii_lowercase()), id))
        .filter(|((distance, ..), _)| *distance <= FAR)
        .collect();
    // The sort keeps the order of the rulebook among equals.
    own.sort_by_key(|(difference, _)| *difference);
    // Where one letter is enough, two are too many.
    if let Some(((nearest, ..), _)) = own.first().copied() {
        own.retain(|((distance, ..), _)| *distance == nearest);
    }
    let others = Rulebook::all()
        .filter(|other| *other != rulebook)
        .filter_map(|other| exact(other, &number))
        .map(|article| article.id);
    let own = own.into_iter().map(|(_, id)| id).take(OWN);
    own.chain(others.take(OTHERS)).collect()
}

/// How many letters differ, how far from the end the first one is, and how far
/// apart the last numbers are.
fn difference(a: &str, b: &str) -> (usize, usize, u32) {
    let distance = strsim::osa_distance(a, b);
    let common = a.bytes().zip(b.bytes()).take_while(|(a, b)| a == b).count();
    let last = |number: &str| number.rsplit('.').next().and_then(|last| last.parse().ok());
    let apart = match (last(a), last(b)) {
        (Some(a), Some(b)) => u32::abs_diff(a, b),
        _ => 0,
    };
    (distance, a.len().max(b.len()) - common, apart)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offered(rulebook: &str, number: &str) -> Vec<String> {
        let near = near(rulebook.parse().unwrap(), number);
        near.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn like_numbers_come_first_and_other_editions_last() {
        assert_eq!(
            offered("fide-2014", "7.5.5"),
            [
                "fide-2014/7.5.a",
                "fide-2014/7.5.b",
                "fide-2018/7.5.5",
                "fide-2023/7.5.5"
            ]
        );
    }

    #[test]
    fn capitals_and_a_full_stop_do_not_matter() {
        let rulebook = "fide-2018".parse().unwrap();
        assert_eq!(exact(rulebook, "a.4.2.").unwrap().id.number(), "A.4.2");
        assert!(exact(rulebook, "7.5.9").is_none());
        assert!(!below(rulebook, "iii").is_empty());
    }
}
