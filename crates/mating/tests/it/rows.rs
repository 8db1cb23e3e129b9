//! Lists of positions with known answers: tab-separated, with a heading.

use tuomari_board::{Color, Position};

/// One question with its answer.
#[derive(Clone, Debug)]
pub struct Row {
    /// Where it stands in its list.
    pub line: usize,
    /// As it is written there.
    pub fen: String,
    pub position: Position,
    /// Who is to mate.
    pub side: Color,
    /// Whether that is possible, as far as the list knows.
    pub can: bool,
    /// A mating line, from square to square, if the list gives one.
    pub moves: Vec<String>,
}

/// Reads a list. The heading names the columns: `fen`; `intended-winner` or
/// `winner`; `answer`, `truth` or `result`; perhaps `helpmate-uci`.
pub fn read(text: &str) -> Result<Vec<Row>, String> {
    let mut lines = text.lines().enumerate();
    let heading: Vec<&str> = lines
        .next()
        .map_or("", |(_, line)| line)
        .split('\t')
        .collect();
    let column = |names: &[&str]| heading.iter().position(|name| names.contains(name));
    let need = |names: &[&str]| {
        column(names).ok_or(format!(
            "line 1: expected a column named {}",
            names.join(" or ")
        ))
    };
    let fen = need(&["fen"])?;
    let side = need(&["intended-winner", "winner"])?;
    let answer = need(&["answer", "truth", "result"])?;
    let line_of_moves = column(&["helpmate-uci"]);
    lines
        .filter(|(_, text)| !text.trim().is_empty())
        .map(|(at, text)| {
            let cells: Vec<&str> = text.split('\t').collect();
            let cell = |at: usize| cells.get(at).copied().unwrap_or("").trim();
            let wrong = |what: &str| format!("line {}: {what}: {text}", at + 1);
            let (position, _) =
                Position::from_fen_lenient(cell(fen)).map_err(|error| wrong(&error.to_string()))?;
            Ok(Row {
                line: at + 1,
                fen: cell(fen).to_owned(),
                position,
                side: match cell(side) {
                    "white" => Color::White,
                    "black" => Color::Black,
                    _ => return Err(wrong("expected white or black")),
                },
                can: match cell(answer) {
                    "winnable" => true,
                    "unwinnable" => false,
                    _ => return Err(wrong("expected winnable or unwinnable")),
                },
                moves: line_of_moves
                    .map_or("", cell)
                    .split_whitespace()
                    .map(str::to_owned)
                    .collect(),
            })
        })
        .collect()
}
