//! The words of the game's vocabularies are promises: files, pages and stored
//! lines hold them. A word that is renamed fails here, and is seen.

use strum::{VariantArray, VariantNames};
use tuomari_conduct::{
    ActKind, Appeal, Claim, ClockFault, ClockReason, Contact, Discretion, Duty, Evidence, FixedBy,
    Flaw, Ground, Item, Lapse, Measure, Medium, PerMove, Remark, Ruling, Side, Signature,
    StartError, Table, Update, act::ROWS,
};

/// Each type given, with its words.
macro_rules! listed {
    ($($type:ident)*) => {
        vec![$((stringify!($type), <$type as VariantNames>::VARIANTS)),*]
    };
}

#[test]
fn no_word_is_renamed_by_the_way() {
    let all = listed! {
        Appeal Claim ClockFault ClockReason Contact Discretion Duty Evidence FixedBy Flaw Ground
        Item Lapse Measure Medium PerMove Remark Ruling Side Signature StartError Table Update
    };
    let words = all
        .into_iter()
        .map(|(name, words)| format!("{name}: {}\n", words.join(" ")));
    assert_eq!(words.collect::<String>(), include_str!("../words.txt"));
}

#[test]
fn every_act_has_its_row_and_no_field_twice() {
    for (kind, row) in ActKind::VARIANTS.iter().zip(ROWS) {
        assert_eq!(*kind, row.kind);
        for (index, field) in row.fields.iter().enumerate() {
            let before = &row.fields[..index];
            assert!(before.iter().all(|other| other.name != field.name));
        }
    }
}
