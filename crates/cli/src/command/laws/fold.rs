//! Letters without capitals and accents.

/// A text as it is searched: small letters of the Latin alphabet, without
/// their accents.
///
/// It knows the accents of western Europe's languages, and those written as
/// marks of their own. Whoever searches for "hävio" means "häviö".
pub(super) fn folded(text: &str) -> String {
    text.chars()
        .flat_map(char::to_lowercase)
        .filter(|c| !('\u{300}'..='\u{36f}').contains(c))
        .flat_map(|c| {
            let (first, second) = match c {
                'à'..='å' => ('a', None),
                'æ' => ('a', Some('e')),
                'ç' => ('c', None),
                'è'..='ë' => ('e', None),
                'ì'..='ï' => ('i', None),
                'ñ' => ('n', None),
                'ò'..='ö' | 'ø' => ('o', None),
                'œ' => ('o', Some('e')),
                'š' => ('s', None),
                'ß' => ('s', Some('s')),
                'ù'..='ü' => ('u', None),
                'ý' | 'ÿ' => ('y', None),
                'ž' => ('z', None),
                '’' => ('\'', None),
                c => (c, None),
            };
            std::iter::once(first).chain(second)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use tuomari_rulebook::{Language, Rulebook};

    use super::*;

    #[test]
    fn accents_and_capitals_go() {
        assert_eq!(folded("HÄVIÖ"), "havio");
        assert_eq!(folded("ha\u{308}vio\u{308}"), "havio");
        assert_eq!(folded("Remikrav på första"), "remikrav pa forsta");
        assert_eq!(folded("J’adoube"), "j'adoube");
    }

    #[test]
    fn every_letter_of_the_gists_is_folded() {
        for article in Rulebook::all().flat_map(Rulebook::articles) {
            for language in Language::ALL {
                let strange = folded(article.gist(language))
                    .chars()
                    .find(|c| c.is_alphabetic() && !c.is_ascii());
                assert_eq!(strange, None, "{}", article.id);
            }
        }
    }
}
