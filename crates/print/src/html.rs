//! A paper as HTML, for pages that are read without a script.

use std::fmt::Write as _;

use crate::paper::{Paper, Part, Side, Table};

/// Text that stands in HTML as it is, in an attribute too.
pub fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            other => safe.push(other),
        }
    }
    safe
}

impl Paper {
    /// Its title, its day and its parts, under a heading of this level. Cards
    /// and lines to sign on are for paper and left out.
    pub fn to_html(&self, level: u8) -> String {
        let mut page = String::new();
        element(&mut page, &format!("h{level}"), &self.title);
        if !self.about.is_empty() {
            element(&mut page, "p", &self.about);
        }
        for part in &self.parts {
            match part {
                Part::Heading(text) => element(&mut page, &format!("h{}", level + 1), text),
                Part::Text(text) => element(&mut page, "p", text),
                Part::Facts(facts) => {
                    page.push_str("<dl>");
                    for (name, value) in facts {
                        element(&mut page, "dt", name);
                        element(&mut page, "dd", value);
                    }
                    page.push_str("</dl>");
                }
                Part::List(lines) => {
                    page.push_str("<ul>");
                    for line in lines {
                        element(&mut page, "li", line);
                    }
                    page.push_str("</ul>");
                }
                Part::Table(table) => table.write_html(&mut page),
                Part::Signatures(_) | Part::Cards(_) | Part::NewPage => {}
            }
        }
        page
    }
}

impl Table {
    fn write_html(&self, page: &mut String) {
        page.push_str("<table><thead><tr>");
        for column in &self.columns {
            let text = escaped(&column.heading);
            let _ = write!(page, "<th scope=\"col\"{}>{text}</th>", at(column.side));
        }
        page.push_str("</tr></thead><tbody>");
        for row in &self.rows {
            page.push_str("<tr>");
            for (place, (cell, column)) in row.iter().zip(&self.columns).enumerate() {
                let text = escaped(cell);
                let _ = if place == self.name {
                    write!(page, "<th scope=\"row\">{text}</th>")
                } else {
                    write!(page, "<td{}>{text}</td>", at(column.side))
                };
            }
            page.push_str("</tr>");
        }
        page.push_str("</tbody></table>");
    }
}

fn at(side: Side) -> &'static str {
    match side {
        Side::Start => "",
        Side::Middle => " class=\"plain-middle\"",
        Side::End => " class=\"plain-end\"",
    }
}

fn element(page: &mut String, name: &str, text: &str) {
    let _ = write!(page, "<{name}>{}</{name}>", escaped(text));
}
