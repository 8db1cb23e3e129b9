//! What every store promises: the same tests for memory, SQLite and
//! PostgreSQL.
#![allow(clippy::unwrap_used, reason = "a test may unwrap")]

mod appending;
mod committing;
mod cutting;
mod looking;
mod packing;
mod racing;
mod signing;

/// Makes a module with one test for each store out of each function.
macro_rules! contract {
    ($($file:ident :: $test:ident,)*) => {
        contract!(@store memory, Memory, $($file :: $test,)*);
        contract!(@store sqlite, Sqlite, $($file :: $test,)*);
        contract!(@store postgres, Postgres, $($file :: $test,)*);
    };
    (@store $store:ident, $kind:ident, $($file:ident :: $test:ident,)*) => {
        mod $store {
            $(
                #[test]
                fn $test() {
                    crate::support::run(crate::support::Kind::$kind, crate::contract::$file::$test);
                }
            )*
        }
    };
}

contract! {
    appending::rows_come_back_as_they_were_appended,
    appending::pages_are_bounded_and_follow_each_other,
    appending::an_unknown_stream_is_empty,
    appending::the_second_row_of_a_version_conflicts,
    appending::a_row_is_stored_only_after_the_one_it_was_chained_to,
    appending::a_row_without_its_predecessor_hurts_no_other,
    appending::a_conflict_hurts_no_other_stream,
    appending::a_flawed_row_hurts_no_other,
    appending::a_second_row_of_a_stream_in_one_append_is_refused,
    appending::an_empty_append_does_nothing,
    appending::what_was_appended_is_there_after_opening_again,
    committing::a_committer_appends_for_many_at_once,
    cutting::a_stream_is_cut_back_and_goes_on,
    cutting::a_packed_stream_is_cut_back_too,
    cutting::a_stream_without_a_sound_row_is_taken_away,
    looking::streams_are_listed_by_status_in_pages,
    looking::the_most_urgent_is_due_first,
    looking::an_ordinary_row_keeps_the_due_time,
    looking::a_bound_is_put_off_unless_a_later_row_set_it,
    looking::an_outage_is_found_once,
    looking::silent_nodes_are_forgotten,
    looking::the_time_runs_forward,
    looking::what_the_first_node_keeps_is_kept_for_all,
    packing::a_packed_stream_reads_as_before,
    packing::rows_may_follow_a_packed_stream,
    packing::a_row_after_a_packed_one_is_stored_only_if_chained_to_it,
    packing::a_late_writer_to_a_packed_stream_conflicts,
    packing::live_and_young_streams_are_not_packed,
    packing::what_is_to_be_packed_is_listed_until_it_is,
    packing::packing_and_appending_at_once_lose_nothing,
    racing::of_two_writers_one_wins,
    racing::of_two_writers_to_an_old_stream_one_wins,
    racing::overlapping_batches_in_any_order_do_not_deadlock,
    racing::a_due_time_races_with_putting_it_off,
    signing::the_latest_that_was_signed_is_kept,
    signing::what_was_signed_on_a_day_is_listed_in_pages,
    signing::what_was_signed_of_rows_that_are_cut_off_is_gone,
}
