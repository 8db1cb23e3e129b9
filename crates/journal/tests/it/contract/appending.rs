//! Appending and loading.

use std::sync::Arc;

use tuomari_journal::{Append, Due, JournalError, MAX_PAGE, Outcome, Status, read_all};
use tuomari_record::{MAX_BODY_BYTES, Row, StreamId};

use crate::support::{Age, Maker, Place, after, append, append_all, chained, row, stored};

pub(crate) async fn rows_come_back_as_they_were_appended(place: Arc<Place>) {
    let journal = place.open().await;
    for age in [Age::New, Age::Old] {
        let mut maker = Maker::new(&*journal, age, 1).await;
        let stream = maker.stream();
        let mut rows = chained(stream, 5);
        // Stores do not look into bodies, so hashes need not fit them.
        rows[1].body = Arc::from([].as_slice());
        rows[2].body = (0..=255).cycle().take(MAX_BODY_BYTES).collect();
        append_all(&*journal, rows.clone()).await;
        let expected: Vec<Row> = rows.iter().map(stored).collect();
        for from in 0..=6 {
            let loaded = journal.load(stream, from, 100).await.unwrap();
            let skipped = usize::try_from(from.saturating_sub(1)).unwrap();
            assert_eq!(loaded, expected[skipped..], "from {from}");
        }
        let head = journal.head(stream).await.unwrap().unwrap();
        assert_eq!((head.version, head.hash), (5, rows[4].hash));
        assert_eq!(head.status, Status::Live);
    }
}

pub(crate) async fn pages_are_bounded_and_follow_each_other(place: Arc<Place>) {
    let journal = place.open().await;
    let mut maker = Maker::new(&*journal, Age::New, 2).await;
    let stream = maker.stream();
    let count = MAX_PAGE + 7;
    append_all(&*journal, chained(stream, u64::try_from(count).unwrap())).await;
    let first = journal.load(stream, 1, usize::MAX).await.unwrap();
    assert_eq!(first.len(), MAX_PAGE);
    assert_eq!(journal.load(stream, 1, 3).await.unwrap().len(), 3);
    assert_eq!(journal.load(stream, 1, 0).await.unwrap().len(), 0);
    let all = read_all(&*journal, stream, 1).await.unwrap();
    assert_eq!(all.len(), count);
    let last = read_all(&*journal, stream, 1000).await.unwrap();
    assert_eq!(last, all[999..]);
}

pub(crate) async fn an_unknown_stream_is_empty(place: Arc<Place>) {
    let journal = place.open().await;
    let mut maker = Maker::new(&*journal, Age::New, 3).await;
    let stream = maker.stream();
    assert_eq!(journal.load(stream, 1, 10).await, Ok(Vec::new()));
    assert_eq!(journal.head(stream).await, Ok(None));
    assert_eq!(read_all(&*journal, stream, 1).await, Ok(Vec::new()));
}

pub(crate) async fn the_second_row_of_a_version_conflicts(place: Arc<Place>) {
    let journal = place.open().await;
    for age in [Age::New, Age::Old] {
        let mut maker = Maker::new(&*journal, age, 4).await;
        let stream = maker.stream();
        let first = row(stream, 1, "first").due(Due::At(10));
        append_all(&*journal, [first.clone()]).await;
        let late = row(stream, 1, "late").due(Due::At(5));
        let late = late.status(Status::Finished);
        assert_eq!(append(&*journal, late).await, Outcome::Conflict);
        // Even the same row: it was not this call that stored it.
        assert_eq!(append(&*journal, first.clone()).await, Outcome::Conflict);
        assert_eq!(journal.load(stream, 1, 9).await.unwrap(), [stored(&first)]);
        let head = journal.head(stream).await.unwrap().unwrap();
        assert_eq!((head.version, head.status), (1, Status::Live));
        let due = journal.due_by(100, 10).await.unwrap();
        let ours: Vec<u64> = due
            .iter()
            .filter(|wake| wake.stream == stream)
            .map(|wake| wake.due_ms)
            .collect();
        assert_eq!(ours, [10]);
    }
}

pub(crate) async fn a_row_is_stored_only_after_the_one_it_was_chained_to(place: Arc<Place>) {
    let journal = place.open().await;
    for age in [Age::New, Age::Old] {
        let mut maker = Maker::new(&*journal, age, 10).await;
        let (stream, unknown) = (maker.stream(), maker.stream());
        let rows = chained(stream, 8);
        append_all(&*journal, rows[..5].to_vec()).await;
        // A standby that was behind: the writer holds two rows more.
        let end = rows[7].clone().status(Status::Finished).due(Due::At(1));
        assert_eq!(append(&*journal, end).await, Outcome::Conflict);
        // Another row stands where the writer's own predecessor stood.
        let other = after(&row(stream, 4, "never"), "five");
        let six = after(&other, "six");
        assert_eq!(append(&*journal, six).await, Outcome::Conflict);
        // Nothing at all is stored of the stream.
        let second = after(&row(unknown, 1, "lost"), "second");
        assert_eq!(append(&*journal, second).await, Outcome::Conflict);
        assert_eq!(journal.head(unknown).await, Ok(None));
        let head = journal.head(stream).await.unwrap().unwrap();
        assert_eq!((head.version, head.status), (5, Status::Live));
        assert_eq!(journal.due_by(9000, 9).await, Ok(Vec::new()));
        append_all(&*journal, rows[5..].to_vec()).await;
        assert_eq!(read_all(&*journal, stream, 1).await.unwrap().len(), 8);
    }
}

pub(crate) async fn a_row_without_its_predecessor_hurts_no_other(place: Arc<Place>) {
    let journal = place.open().await;
    let mut maker = Maker::new(&*journal, Age::New, 11).await;
    let streams = maker.streams(60);
    append_all(&*journal, streams.iter().map(|s| row(*s, 1, "a"))).await;
    let next = |(place, stream): (usize, &StreamId)| {
        let second = after(&row(*stream, 1, "a"), "b");
        if place % 3 == 0 {
            after(&second, "c")
        } else {
            second
        }
    };
    let rows: Vec<Append> = streams.iter().enumerate().map(next).collect();
    let outcomes = journal.append(rows).await;
    for (place, (stream, outcome)) in streams.iter().zip(outcomes).enumerate() {
        let (expected, last) = if place % 3 == 0 {
            (Outcome::Conflict, 1)
        } else {
            (Outcome::Appended, 2)
        };
        assert_eq!(outcome, expected, "{place}");
        assert_eq!(journal.head(*stream).await.unwrap().unwrap().version, last);
    }
}

pub(crate) async fn a_conflict_hurts_no_other_stream(place: Arc<Place>) {
    let journal = place.open().await;
    let mut maker = Maker::new(&*journal, Age::New, 5).await;
    let mut old_maker = Maker::new(&*journal, Age::Old, 6).await;
    let mut streams = maker.streams(90);
    streams.extend(old_maker.streams(60));
    maker.shuffle(&mut streams);
    let taken = streams.iter().step_by(3);
    append_all(&*journal, taken.map(|stream| row(*stream, 1, "early"))).await;
    let late: Vec<Append> = streams.iter().map(|s| row(*s, 1, "late")).collect();
    let outcomes = journal.append(late).await;
    for (place, (stream, outcome)) in streams.iter().zip(outcomes).enumerate() {
        let (expected, by) = if place % 3 == 0 {
            (Outcome::Conflict, "early")
        } else {
            (Outcome::Appended, "late")
        };
        assert_eq!(outcome, expected, "{place}");
        let rows = journal.load(*stream, 1, 9).await.unwrap();
        assert_eq!(rows, [stored(&row(*stream, 1, by))]);
    }
}

pub(crate) async fn a_flawed_row_hurts_no_other(place: Arc<Place>) {
    let journal = place.open().await;
    let mut maker = Maker::new(&*journal, Age::New, 7).await;
    let streams = maker.streams(4);
    let mut large = row(streams[1], 1, "large");
    large.body = vec![b'x'; MAX_BODY_BYTES + 1].into();
    let outcomes = journal
        .append(vec![
            row(streams[0], 1, "good"),
            large,
            row(streams[2], 0, "nought"),
            row(streams[3], 1, "good"),
        ])
        .await;
    assert_eq!(outcomes[0], Outcome::Appended);
    let bytes = MAX_BODY_BYTES + 1;
    let too_large = JournalError::TooLarge {
        bytes,
        most: MAX_BODY_BYTES,
    };
    assert_eq!(outcomes[1], Outcome::Failed(too_large));
    assert!(matches!(
        &outcomes[2],
        Outcome::Failed(JournalError::Refused { .. })
    ));
    assert_eq!(outcomes[3], Outcome::Appended);
    assert_eq!(journal.head(streams[1]).await, Ok(None));
}

pub(crate) async fn a_second_row_of_a_stream_in_one_append_is_refused(place: Arc<Place>) {
    let journal = place.open().await;
    let mut maker = Maker::new(&*journal, Age::New, 8).await;
    let stream = maker.stream();
    let one = row(stream, 1, "one");
    let rows = vec![one.clone(), after(&one, "two")];
    let outcomes = journal.append(rows).await;
    assert_eq!(outcomes[0], Outcome::Appended);
    assert!(matches!(
        &outcomes[1],
        Outcome::Failed(JournalError::Refused { .. })
    ));
    assert_eq!(journal.head(stream).await.unwrap().unwrap().version, 1);
}

pub(crate) async fn an_empty_append_does_nothing(place: Arc<Place>) {
    let journal = place.open().await;
    assert_eq!(journal.append(Vec::new()).await, []);
}

pub(crate) async fn what_was_appended_is_there_after_opening_again(place: Arc<Place>) {
    let journal = place.open().await;
    let mut maker = Maker::new(&*journal, Age::New, 9).await;
    let stream = maker.stream();
    let rows = chained(stream, 3);
    append_all(&*journal, rows[..2].to_vec()).await;
    journal.close().await.unwrap();
    let journal = place.open().await;
    append_all(&*journal, rows[2..].to_vec()).await;
    journal.tend().await.unwrap();
    let expected: Vec<Row> = rows.iter().map(stored).collect();
    assert_eq!(read_all(&*journal, stream, 1).await.unwrap(), expected);
}
