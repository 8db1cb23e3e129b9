//! Why a game is said to have ended: what tags and servers' comments tell.

/// The ground of a recorded result, where the record names one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ground {
    Time,
    Resignation,
    Checkmate,
    Stalemate,
    /// A position in which nobody can mate, or too little material for it.
    Dead,
    /// The position appeared again.
    Repetition,
    /// Fifty moves without capture and pawn move.
    FiftyMoves,
}

impl Ground {
    /// The ground by the tag `Termination`, or by the comment after the last
    /// move where the tag tells nothing. PGN's own words, lichess, chess.com,
    /// FICS and cutechess are understood.
    pub(crate) fn read(tag: Option<&[u8]>, comment: Option<&[u8]>) -> Option<Ground> {
        tag.and_then(of_tag)
            .or_else(|| comment.and_then(of_comment))
    }
}

/// Whether the tag says, in PGN's own words, that the players did not end the
/// game themselves.
pub(crate) fn is_ended_for_players(tag: Option<&[u8]>) -> bool {
    const WORDS: [&str; 6] = [
        "abandoned",
        "adjudication",
        "death",
        "emergency",
        "rules infraction",
        "unterminated",
    ];
    let is = |tag: &[u8], word: &str| tag.trim_ascii().eq_ignore_ascii_case(word.as_bytes());
    tag.is_some_and(|tag| WORDS.iter().any(|word| is(tag, word)))
}

fn of_tag(tag: &[u8]) -> Option<Ground> {
    // What nearly every game of a large collection has.
    if tag == b"Normal" {
        return None;
    }
    let tag = tag.to_ascii_lowercase();
    let has = |words: &str| contains(&tag, words);
    let any = |words: &[&str]| words.iter().copied().any(has);
    Some(if any(&["time forfeit", "on time", "timeout"]) {
        Ground::Time
    } else if has("repetition") {
        Ground::Repetition
    } else if any(&["50-move", "50 move", "fifty move", "fifty-move"]) {
        Ground::FiftyMoves
    } else if has("stalemate") {
        Ground::Stalemate
    } else if has("checkmate") {
        Ground::Checkmate
    } else if any(&["insufficient", "dead position"]) {
        Ground::Dead
    } else if has("resign") {
        Ground::Resignation
    } else {
        return None;
    })
}

/// Only whole phrases of servers: an annotator writes about mates and
/// repetitions that were not.
fn of_comment(comment: &[u8]) -> Option<Ground> {
    let comment = comment.trim_ascii();
    if comment.starts_with(b"[%") && comment.ends_with(b"]") {
        return None;
    }
    let comment = comment.to_ascii_lowercase();
    let has = |words: &str| contains(&comment, words);
    let is = |words: &[&str]| words.iter().any(|words| comment == words.as_bytes());
    let drawn = has("draw");
    let on_time = [
        "forfeits on time",
        "loses on time",
        "lost on time",
        "ran out of time",
    ];
    Some(if on_time.into_iter().any(has) {
        Ground::Time
    } else if drawn && has("repetition") {
        Ground::Repetition
    } else if drawn && (has("50 move") || has("50-move") || has("fifty move")) {
        Ground::FiftyMoves
    } else if drawn && has("stalemate") {
        Ground::Stalemate
    } else if has("mating material") || (drawn && has("insufficient")) {
        Ground::Dead
    } else if is(&[
        "white mates",
        "black mates",
        "white checkmated",
        "black checkmated",
    ]) {
        Ground::Checkmate
    } else if is(&["white resigns", "black resigns"]) {
        Ground::Resignation
    } else {
        return None;
    })
}

fn contains(text: &[u8], words: &str) -> bool {
    text.windows(words.len())
        .any(|part| part == words.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_of_servers_are_understood() {
        let tag = |text: &str| Ground::read(Some(text.as_bytes()), None);
        assert_eq!(tag("Time forfeit"), Some(Ground::Time));
        assert_eq!(tag("Anna won on time"), Some(Ground::Time));
        let drawn = "Game drawn by timeout vs insufficient material";
        assert_eq!(tag(drawn), Some(Ground::Time));
        assert_eq!(tag("Game drawn by repetition"), Some(Ground::Repetition));
        assert_eq!(tag("Game drawn by 50-move rule"), Some(Ground::FiftyMoves));
        assert_eq!(
            tag("Game drawn by insufficient material"),
            Some(Ground::Dead)
        );
        assert_eq!(tag("Anna won by resignation"), Some(Ground::Resignation));
        for none in ["Normal", "normal", "adjudication", "abandoned", "?", ""] {
            assert_eq!(tag(none), None, "{none}");
        }
    }

    #[test]
    fn only_whole_phrases_of_comments_are_believed() {
        let comment = |text: &str| Ground::read(Some(b"Normal"), Some(text.as_bytes()));
        assert_eq!(comment("Black forfeits on time"), Some(Ground::Time));
        assert_eq!(comment(" White checkmated "), Some(Ground::Checkmate));
        let repeated = "Draw by 3-fold repetition";
        assert_eq!(comment(repeated), Some(Ground::Repetition));
        let material = "Neither player has mating material";
        assert_eq!(comment(material), Some(Ground::Dead));
        assert_eq!(comment("White mates in three"), None);
        assert_eq!(comment("avoiding the repetition"), None);
        assert_eq!(comment("[%clk 0:00:01]"), None);
    }
}
