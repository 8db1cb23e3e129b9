//! Words compared as people compare them: large or small letters, dots over
//! letters and signs between words do not matter.

/// The letters and digits of a text, small and without accents, and one blank
/// for everything between two words.
pub(crate) fn folded(text: &str) -> impl Iterator<Item = char> {
    let mut is_gap = true;
    let letters = text.chars().flat_map(char::to_lowercase);
    // What stands above a letter may be a sign of its own.
    let mut letters = letters
        .filter(|letter| !matches!(letter, '\u{300}'..='\u{36f}'))
        .peekable();
    std::iter::from_fn(move || {
        loop {
            let letter = letters.next()?;
            if letter.is_alphanumeric() {
                is_gap = false;
                return Some(plain(letter));
            }
            // Blanks at the end are no blanks between two words.
            let is_more = letters.peek().is_some_and(|next| next.is_alphanumeric());
            if is_more && !is_gap {
                is_gap = true;
                return Some(' ');
            }
        }
    })
}

/// The same without any blank, for headings: `FIDE-ID` is `Fide id`.
pub(crate) fn key(text: &str) -> String {
    folded(text).filter(|letter| *letter != ' ').collect()
}

/// A small letter without what stands above, below or through it.
fn plain(letter: char) -> char {
    match letter {
        'à'..='æ' | 'ā' | 'ă' | 'ą' => 'a',
        'ç' | 'ć' | 'ĉ' | 'ċ' | 'č' => 'c',
        'ď' | 'đ' | 'ð' => 'd',
        'è'..='ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' => 'e',
        'ĝ' | 'ğ' | 'ġ' | 'ģ' => 'g',
        'ì'..='ï' | 'ĩ' | 'ī' | 'ĭ' | 'į' | 'ı' => 'i',
        'ķ' => 'k',
        'ĺ' | 'ļ' | 'ľ' | 'ł' => 'l',
        'ñ' | 'ń' | 'ņ' | 'ň' => 'n',
        'ò'..='ö' | 'ø' | 'ō' | 'ŏ' | 'ő' | 'œ' => 'o',
        'ŕ' | 'ŗ' | 'ř' => 'r',
        'ś' | 'ŝ' | 'ş' | 'š' | 'ș' | 'ß' => 's',
        'ţ' | 'ť' | 'ț' | 'þ' => 't',
        'ù'..='ü' | 'ũ' | 'ū' | 'ŭ' | 'ů' | 'ű' | 'ų' => 'u',
        'ý' | 'ÿ' => 'y',
        'ź' | 'ż' | 'ž' => 'z',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        assert_eq!(folded(text).collect::<String>(), expected);
    }

    #[test]
    fn accents_and_signs_do_not_matter() {
        check("Mäkelä,  Åke", "makela ake");
        check("  O'Brien-Łuk (jr.) ", "o brien luk jr");
        check("İx a\u{308}", "ix a");
        check("汉字", "汉字");
        check("-", "");
        assert_eq!(key("FIDE-ID"), key("Fide id"));
    }
}
