//! Ids on the wire are those that the texts are found by.

use tuomari_testkit::samples::questions::{matters, proposals};
use tuomari_wire::question::{MatterDto, ProposalDto};

#[test]
fn a_matter_has_the_id_that_its_text_has() {
    for matter in matters() {
        let id = MatterDto::from(matter).id;
        assert_eq!(id, tuomari_telling::matter(matter).id(), "{matter:?}");
    }
}

#[test]
fn a_proposal_has_the_id_that_its_text_has() {
    for proposal in proposals() {
        let id = ProposalDto::from(proposal).id;
        assert_eq!(id, tuomari_telling::proposal(proposal).id(), "{proposal:?}");
    }
}
