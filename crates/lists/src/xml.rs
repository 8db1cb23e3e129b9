//! What readers of XML share.

use quick_xml::events::BytesRef;

/// What `&amp;` or `&#228;` stands for; nothing, if it is declared elsewhere.
pub(crate) fn referred(reference: &BytesRef<'_>) -> String {
    if let Ok(Some(letter)) = reference.resolve_char_ref() {
        return letter.to_string();
    }
    let letter = match &**reference {
        "amp" => "&",
        "lt" => "<",
        "gt" => ">",
        "apos" => "'",
        "quot" => "\"",
        _ => "",
    };
    letter.to_owned()
}
