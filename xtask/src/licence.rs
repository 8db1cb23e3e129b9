//! Licence expressions, as SPDX writes them.
//!
//! `OR` is a choice, `AND` asks for both, `WITH` belongs to the licence before
//! it, and a slash is how crates said `OR` before there was a rule. Only the
//! names on a list are known; what they mean is for people to say.

/// Whether an expression can be met with the licences that `is_allowed` knows.
///
/// Says where it stopped if the text is no expression.
pub(crate) fn is_met(expression: &str, is_allowed: &dyn Fn(&str) -> bool) -> Result<bool, String> {
    let spaced = expression
        .replace('(', " ( ")
        .replace(')', " ) ")
        .replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut reader = Reader {
        words: &words,
        is_allowed,
    };
    let met = reader.choice()?;
    match reader.words.first() {
        None => Ok(met),
        Some(word) => Err(format!("`{word}` stands where AND or OR should")),
    }
}

struct Reader<'a> {
    words: &'a [&'a str],
    is_allowed: &'a dyn Fn(&str) -> bool,
}

impl Reader<'_> {
    fn choice(&mut self) -> Result<bool, String> {
        let mut met = self.both()?;
        while self.takes("OR") {
            met |= self.both()?;
        }
        Ok(met)
    }

    fn both(&mut self) -> Result<bool, String> {
        let mut met = self.one()?;
        while self.takes("AND") {
            met &= self.one()?;
        }
        Ok(met)
    }

    fn one(&mut self) -> Result<bool, String> {
        if self.takes("(") {
            let met = self.choice()?;
            return if self.takes(")") {
                Ok(met)
            } else {
                Err("a bracket is not closed".to_owned())
            };
        }
        let licence = self.name()?;
        if self.takes("WITH") {
            let exception = self.name()?;
            Ok((self.is_allowed)(&format!("{licence} WITH {exception}")))
        } else {
            Ok((self.is_allowed)(&licence))
        }
    }

    fn name(&mut self) -> Result<String, String> {
        match self.words.split_first() {
            Some((&word, rest)) if !["AND", "OR", "WITH", "(", ")"].contains(&word) => {
                self.words = rest;
                Ok(word.to_owned())
            }
            Some((word, _)) => Err(format!("`{word}` stands where a licence should")),
            None => Err("it ends where a licence should stand".to_owned()),
        }
    }

    fn takes(&mut self, word: &str) -> bool {
        let found = self.words.first() == Some(&word);
        if found {
            self.words = &self.words[1..];
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn met(expression: &str) -> Result<bool, String> {
        let allowed = ["MIT", "ISC", "Apache-2.0 WITH LLVM-exception"];
        is_met(expression, &|name| allowed.contains(&name))
    }

    #[test]
    fn a_choice_needs_one_and_both_need_both() {
        for (expression, expected) in [
            ("MIT", true),
            ("GPL-2.0-only", false),
            ("MIT OR GPL-2.0-only", true),
            ("GPL-2.0-only/MIT", true),
            ("MIT AND GPL-2.0-only", false),
            ("MIT AND ISC", true),
            ("GPL-2.0-only OR MIT AND ISC", true),
            ("(GPL-2.0-only OR MIT) AND BSL-1.0", false),
            ("(GPL-2.0-only OR MIT) AND ISC", true),
            ("Apache-2.0", false),
            ("Apache-2.0 WITH LLVM-exception", true),
            ("MIT WITH LLVM-exception", false),
        ] {
            assert_eq!(met(expression), Ok(expected), "{expression}");
        }
    }

    #[test]
    fn what_is_no_expression_is_said_so() {
        for (expression, said) in [
            ("", "it ends where a licence should stand"),
            ("MIT OR", "it ends where a licence should stand"),
            ("(MIT", "a bracket is not closed"),
            ("MIT ISC", "`ISC` stands where AND or OR should"),
            ("AND MIT", "`AND` stands where a licence should"),
        ] {
            assert_eq!(met(expression), Err(said.to_owned()), "{expression}");
        }
    }
}
