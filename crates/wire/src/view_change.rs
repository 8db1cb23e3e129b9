//! What changed between two views, written straight into a text.
//!
//! It says what [`diff`] would say of the two views as documents. What changes
//! with every move is compared and written as it stands; the rest is made a
//! document only when something in it differs.

use std::fmt::Write as _;

use serde::Serialize;
use serde_json::{Map, Value};
use tuomari_board::{Arrangement, Bitboard, Color, Move, Role, Square};
use tuomari_clock::At;
use tuomari_conduct::{ShownMove, Step, View};

use super::{
    change::{diff, document},
    moves::MoveDto,
    place::MoveName,
    view::{ClockDto, EachDto, FaceDto, GivenBackDto, ViewDto, names, told_counts},
};

/// Writes the change from one view to another; `after` lacks the moves it
/// [skipped](tuomari_conduct::MoveList::skipped), which are those of `before`.
pub(crate) fn write_view_change(
    text: &mut String,
    (before, before_at, was_given): (&View, At, Option<GivenBackDto>),
    (after, after_at, is_given): (&View, At, Option<GivenBackDto>),
) {
    let mut fields = Fields::begin(text);
    if before_at != after_at {
        fields.put("at_ms", &after_at.ms());
    }
    if before.board != after.board {
        board_change(fields.name("board"), &before.board, &after.board);
    }
    if before.to_act != after.to_act {
        fields.put_word("to_act", color(after.to_act));
    }
    if before.clock != after.clock {
        let [was, is] = [before, after].map(|view| view.clock.as_ref().map(ClockDto::from));
        fields.inner("clock", was, is, clock_change);
    }
    let mut given = Map::new();
    optional(&mut given, "given_back", &was_given, &is_given);
    for (name, value) in given {
        fields.put(&name, &value);
    }
    moves_change(&mut fields, before, after);
    legal_change(&mut fields, before.legal.as_deref(), after.legal.as_deref());
    fields.word_or_none("check", before.check.map(color), after.check.map(color));
    let [was, is] = [before, after].map(told_counts);
    fields.inner("made", was.0, is.0, each_change);
    fields.inner("completed", was.1, is.1, each_change);
    let [was, is] = [before, after].map(|view| view.counters);
    fields.or_none(
        "appearances",
        was.map(|counters| counters.appearances),
        is.map(|counters| counters.appearances),
    );
    fields.or_none(
        "quiet",
        was.map(|counters| counters.quiet_by_each),
        is.map(|counters| counters.quiet_by_each),
    );
    if differs_elsewhere(before, after) {
        let before = ViewDto::without_moves(before, before_at);
        let after = ViewDto::without_moves(after, after_at);
        for (name, value) in rest_change(&before, &after) {
            fields.put(&name, &value);
        }
    }
    fields.end();
}

/// Whether anything differs that is not written above. Every field is named:
/// what is new in a view has to find its place here.
fn differs_elsewhere(before: &View, after: &View) -> bool {
    macro_rules! any {
        (above $($above:ident)*; unsent $($unsent:ident)*; here $($here:ident)*) => {{
            let View { moves, $($above: _,)* $($unsent: _,)* $($here: _,)* } = after;
            moves.is_whole != before.moves.is_whole
                || moves.first_number != before.moves.first_number
                $(|| before.$here != after.$here)*
        }};
    }
    any! {
        above board to_act clock moves_made counters check legal;
        unsent line_fault ended_at late_dead;
        here seat discretion cites is_behind scoresheets under_way must offer repair signed line_awaited
            illegal_moves questions arrivals facts announced conclusion concluded_by score
    }
}

/// The change of the fields that seldom change.
fn rest_change(before: &ViewDto, after: &ViewDto) -> Map<String, Value> {
    let mut change = Map::new();
    macro_rules! compare {
        (above $($above:ident)*; always $($always:ident)*; or_left_out $($optional:ident)*) => {
            let ViewDto { $($above: _,)* $($always: _,)* $($optional: _,)* } = after;
            $(always(&mut change, stringify!($always), &before.$always, &after.$always);)*
            $(optional(&mut change, stringify!($optional), &before.$optional, &after.$optional);)*
        };
    }
    compare! {
        above at_ms board to_act clock given_back moves legal check made completed appearances quiet;
        always seat discretion whole;
        or_left_out articles behind first_number scoresheets under_way must offer repair signed
            line_awaited illegal_moves questions arrivals facts announced conclusion
    }
    change
}

/// A field that is always written.
fn always<T: PartialEq + Serialize>(
    change: &mut Map<String, Value>,
    name: &str,
    before: &T,
    after: &T,
) {
    if before != after {
        change.insert(name.to_owned(), diff(&document(before), &document(after)));
    }
}

/// A field that is left out while there is nothing to say.
fn optional<T: PartialEq + Serialize>(
    change: &mut Map<String, Value>,
    name: &str,
    before: &T,
    after: &T,
) {
    if before == after {
        return;
    }
    let (before, after) = (document(before), document(after));
    let value = match (is_left_out(&before), is_left_out(&after)) {
        (_, true) => Value::Null,
        (true, false) => after,
        (false, false) => diff(&before, &after),
    };
    change.insert(name.to_owned(), value);
}

fn is_left_out(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::Array(list) => list.is_empty(),
        Value::Bool(true) | Value::Number(_) | Value::String(_) | Value::Object(_) => false,
    }
}

/// The lists differ after the moves they have in common.
fn moves_change(fields: &mut Fields<'_>, before: &View, after: &View) {
    let skipped = after.moves.skipped;
    let (was, is) = (&before.moves.moves[skipped..], &after.moves.moves);
    let alike =
        |(a, b): &(&ShownMove, &ShownMove)| a == b || MoveDto::from(*a) == MoveDto::from(*b);
    let same = was.iter().zip(is).take_while(alike).count();
    if same == was.len() && same == is.len() {
        return;
    }
    let text = fields.name("moves");
    begin_list(text, skipped + same);
    for (place, shown) in is[same..].iter().enumerate() {
        comma(text, place);
        write(text, &MoveDto::from(shown));
    }
    end_list(text, skipped + same);
}

fn legal_change(fields: &mut Fields<'_>, before: Option<&[Move]>, after: Option<&[Move]>) {
    if before == after {
        return;
    }
    let Some(after) = after else {
        fields.name("legal").push_str("null");
        return;
    };
    let was = before.unwrap_or_default();
    let same = names(was).zip(names(after)).take_while(|(a, b)| a == b);
    let same = same.count();
    if before.is_some() && same == names(was).count() && same == names(after).count() {
        return;
    }
    let text = fields.name("legal");
    begin_list(text, same);
    for (place, name) in names(after).skip(same).enumerate() {
        comma(text, place);
        text.push('"');
        push_move(text, name);
        text.push('"');
    }
    end_list(text, same);
}

/// A list of which the first so many stay.
fn begin_list(text: &mut String, kept: usize) {
    if kept > 0 {
        _ = write!(text, "{{\"${kept}\":");
    }
    text.push('[');
}

fn end_list(text: &mut String, kept: usize) {
    text.push_str(if kept > 0 { "]}" } else { "]" });
}

fn board_change(text: &mut String, before: &Arrangement, after: &Arrangement) {
    let mut fields = Fields::begin(text);
    for square in differing(before, after) {
        match after.piece_at(square) {
            Some(piece) => {
                let text = fields.square(square);
                text.push('"');
                text.push(piece.char());
                text.push('"');
            }
            None => fields.square(square).push_str("null"),
        }
    }
    fields.end();
}

fn differing(before: &Arrangement, after: &Arrangement) -> Bitboard {
    let colors = Color::ALL.map(|color| before.by_color(color) ^ after.by_color(color));
    let roles = Role::ALL.map(|role| before.by_role(role) ^ after.by_role(role));
    let planes = colors.into_iter().chain(roles);
    planes.fold(Bitboard::EMPTY, |all, one| all | one)
}

fn clock_change(text: &mut String, before: ClockDto, after: ClockDto) {
    let mut fields = Fields::begin(text);
    if before.started != after.started {
        fields.put("started", &after.started);
    }
    fields.or_none("runs", before.runs, after.runs);
    fields.or_none("stopped_by", before.stopped_by, after.stopped_by);
    fields.or_none("stopped_ms", before.stopped_ms, after.stopped_ms);
    fields.inner("white", Some(before.white), Some(after.white), face_change);
    fields.inner("black", Some(before.black), Some(after.black), face_change);
    fields.end();
}

fn face_change(text: &mut String, before: FaceDto, after: FaceDto) {
    let mut fields = Fields::begin(text);
    if before.left_ms != after.left_ms {
        fields.put("left_ms", &after.left_ms);
    }
    let delay = |face: FaceDto| Some(face.delay_ms).filter(|ms| *ms > 0);
    fields.or_none("delay_ms", delay(before), delay(after));
    let flag = |face: FaceDto| Some(true).filter(|_| face.flag);
    fields.or_none("flag", flag(before), flag(after));
    fields.end();
}

fn each_change(text: &mut String, before: EachDto, after: EachDto) {
    let mut fields = Fields::begin(text);
    if before.white != after.white {
        fields.put("white", &after.white);
    }
    if before.black != after.black {
        fields.put("black", &after.black);
    }
    fields.end();
}

/// An object under way in a text.
struct Fields<'t> {
    text: &'t mut String,
    place: usize,
}

impl<'t> Fields<'t> {
    fn begin(text: &'t mut String) -> Fields<'t> {
        text.push('{');
        Fields { text, place: 0 }
    }

    fn end(self) {
        self.text.push('}');
    }

    /// The next field; its value is to follow.
    fn name(&mut self, name: &str) -> &mut String {
        comma(self.text, self.place);
        self.place += 1;
        self.text.push('"');
        self.text.push_str(name);
        self.text.push_str("\":");
        self.text
    }

    /// The same, named by a square.
    fn square(&mut self, square: Square) -> &mut String {
        comma(self.text, self.place);
        self.place += 1;
        self.text.push('"');
        push_square(self.text, square);
        self.text.push_str("\":");
        self.text
    }

    fn put(&mut self, name: &str, value: &impl Serialize) {
        write(self.name(name), value);
    }

    fn put_word(&mut self, name: &str, word: &str) {
        let text = self.name(name);
        text.push('"');
        text.push_str(word);
        text.push('"');
    }

    fn or_none<T: Copy + PartialEq + Serialize>(
        &mut self,
        name: &str,
        before: Option<T>,
        after: Option<T>,
    ) {
        if before != after {
            // What is not there is written as null, which takes it away.
            self.put(name, &after);
        }
    }

    fn word_or_none(&mut self, name: &str, before: Option<&str>, after: Option<&str>) {
        if before != after {
            match after {
                Some(word) => self.put_word(name, word),
                None => self.name(name).push_str("null"),
            }
        }
    }

    /// A field that is an object itself.
    fn inner<T: Copy + PartialEq + Serialize>(
        &mut self,
        name: &str,
        before: Option<T>,
        after: Option<T>,
        change: impl Fn(&mut String, T, T),
    ) {
        match (before, after) {
            (before, after) if before == after => {}
            (Some(before), Some(after)) => change(self.name(name), before, after),
            (_, after) => self.put(name, &after),
        }
    }
}

fn comma(text: &mut String, place: usize) {
    if place > 0 {
        text.push(',');
    }
}

/// Everything on the wire has a JSON form.
fn write(text: &mut String, value: &impl Serialize) {
    text.push_str(&serde_json::to_string(value).unwrap_or_default());
}

fn color(color: Color) -> &'static str {
    color.fold_wb("white", "black")
}

fn push_square(text: &mut String, square: Square) {
    text.push(square.file().char());
    text.push(square.rank().char());
}

fn push_move(text: &mut String, name: MoveName) {
    let Step {
        from,
        to,
        promotion,
    } = name.0;
    push_square(text, from);
    push_square(text, to);
    text.extend(promotion.map(Role::char));
}
