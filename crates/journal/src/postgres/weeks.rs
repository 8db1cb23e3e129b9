//! The partitions: one for each week in which streams were made.

use std::{
    collections::BTreeSet,
    sync::{Mutex, MutexGuard},
};

use sqlx::{AssertSqlSafe, PgConnection, Postgres as Pg};

use super::schema::LOCK;
use crate::{
    Append, JournalError,
    lines::Lines,
    trouble::{Trouble, within},
};

const DAY_MS: u64 = 24 * 60 * 60 * 1000;
const TABLES: [&str; 3] = ["journal_rows", "journal_streams", "journal_packed"];
/// How many weeks are made before they begin.
const AHEAD: u64 = 13;

/// A week, by its first day counted from 1970: a Monday.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Week {
    first_day: u64,
}

impl Week {
    pub(super) fn of(at_ms: u64) -> Week {
        let day = at_ms / DAY_MS;
        // The first of January 1970 was a Thursday.
        let since_monday = (day + 3) % 7;
        Week {
            first_day: day.saturating_sub(since_monday),
        }
    }

    fn next(self) -> Week {
        Week::of((self.first_day + 7) * DAY_MS)
    }

    /// `20261109`: the year, month and day of its Monday.
    fn name(self) -> String {
        // Years are counted from the first of March, so that a leap day is the
        // last day of one; 719468 days before 1970 such an era began.
        let day = self.first_day + 719_468;
        let (era, of_era) = (day / 146_097, day % 146_097);
        let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let month = (5 * of_year + 2) / 153;
        let day = of_year - (153 * month + 2) / 5 + 1;
        let (month, late) = if month < 10 {
            (month + 3, 0)
        } else {
            (month - 9, 1)
        };
        format!("{:04}{month:02}{day:02}", era * 400 + year + late)
    }

    /// Below every id of the week, and above every one before it.
    fn bound(self) -> String {
        let ms = self.first_day * DAY_MS;
        let text = format!("{ms:012x}");
        format!("{}-{}-0000-0000-000000000000", &text[..8], &text[8..])
    }
}

/// The weeks that are known to have partitions.
#[derive(Debug, Default)]
pub(super) struct Weeks {
    known: Mutex<BTreeSet<Week>>,
}

impl Weeks {
    fn known(&self) -> MutexGuard<'_, BTreeSet<Week>> {
        self.known
            .lock()
            .expect("nothing panics while it holds this lock")
    }

    /// Makes the partitions of this week and the coming ones.
    pub(super) async fn prepare(&self, lines: &Lines<Pg>, now_ms: u64) -> Result<(), Trouble> {
        let mut weeks = vec![Week::of(now_ms)];
        for _ in 0..AHEAD {
            weeks.push(weeks[weeks.len() - 1].next());
        }
        self.make(lines, &weeks).await
    }

    /// Looks whether this week and the next have partitions, for a role that may
    /// not make them.
    pub(super) async fn check(&self, lines: &Lines<Pg>, now_ms: u64) -> Result<(), Trouble> {
        let now = Week::of(now_ms);
        let wanted = BTreeSet::from([now, now.next()]);
        let mut held = lines.hold().await?;
        let found = within(lines.limits().answer, find(&mut held, &wanted)).await?;
        held.release();
        self.known().extend(found.iter().copied());
        if found.len() < wanted.len() {
            return Err(JournalError::refused(
                "the coming week has no partition, and this role may not make one; \
                 `tuomari journal tend` does so for whoever owns the tables, every night at best",
            )
            .into());
        }
        Ok(())
    }

    /// Sees to it that every new stream has a place, and says which of the
    /// rows have one. A row that is not a stream's first never makes a week:
    /// its own has been dropped, and the stream with it.
    pub(super) async fn make_room<'r>(
        &self,
        lines: &Lines<Pg>,
        rows: &'r [Append],
    ) -> Result<Vec<&'r Append>, Trouble> {
        let strange = self.strange(rows);
        if strange.is_empty() {
            return Ok(rows.iter().collect());
        }
        let mut held = lines.hold().await?;
        let found = within(lines.limits().answer, find(&mut held, &strange)).await?;
        held.release();
        self.known().extend(found);
        let first = rows.iter().filter(|row| row.version == 1);
        let mut missing: Vec<Week> = first.map(|row| Week::of(row.stream.at_ms())).collect();
        missing.retain(|week| !self.known().contains(week));
        missing.sort();
        missing.dedup();
        if !missing.is_empty() {
            self.make(lines, &missing).await?;
        }
        let strange = self.strange(rows);
        let has_place = |row: &&Append| !strange.contains(&Week::of(row.stream.at_ms()));
        Ok(rows.iter().filter(has_place).collect())
    }

    /// The weeks of these rows that are not known.
    fn strange(&self, rows: &[Append]) -> BTreeSet<Week> {
        let known = self.known();
        let weeks = rows.iter().map(|row| Week::of(row.stream.at_ms()));
        weeks.filter(|week| !known.contains(week)).collect()
    }

    /// Forgets what is known: a week turned out to be gone.
    pub(super) fn forget(&self) {
        self.known().clear();
    }

    async fn make(&self, lines: &Lines<Pg>, weeks: &[Week]) -> Result<(), Trouble> {
        let mut held = lines.hold().await?;
        within(lines.limits().answer, make(&mut held, weeks)).await?;
        held.release();
        self.known().extend(weeks);
        Ok(())
    }
}

/// Those of the weeks that have partitions.
async fn find(connection: &mut PgConnection, weeks: &BTreeSet<Week>) -> Result<Vec<Week>, Trouble> {
    let name = |week: &Week| format!("{}_{}", TABLES[0], week.name());
    let names: Vec<String> = weeks.iter().map(name).collect();
    let found: Vec<String> = sqlx::query_scalar(
        "SELECT relname::text FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid \
         WHERE inhparent = 'journal_rows'::regclass AND relname = ANY($1)",
    )
    .bind(names)
    .fetch_all(connection)
    .await?;
    let there = |week: &&Week| found.contains(&name(week));
    Ok(weeks.iter().filter(there).copied().collect())
}

async fn make(connection: &mut PgConnection, weeks: &[Week]) -> Result<(), Trouble> {
    sqlx::query("BEGIN").execute(&mut *connection).await?;
    sqlx::query(LOCK).execute(&mut *connection).await?;
    for week in weeks {
        let (name, from, to) = (week.name(), week.bound(), week.next().bound());
        for table in TABLES {
            let there: Option<String> = sqlx::query_scalar("SELECT to_regclass($1)::text")
                .bind(format!("{table}_{name}"))
                .fetch_one(&mut *connection)
                .await?;
            if there.is_some() {
                continue;
            }
            // Made apart and then attached, it does not stop those who write.
            let sql = format!(
                "CREATE TABLE {table}_{name} (LIKE {table} INCLUDING ALL); \
                 ALTER TABLE {table} ATTACH PARTITION {table}_{name} \
                 FOR VALUES FROM ('{from}') TO ('{to}')"
            );
            sqlx::raw_sql(AssertSqlSafe(sql))
                .execute(&mut *connection)
                .await?;
        }
    }
    sqlx::query("COMMIT").execute(&mut *connection).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use tuomari_record::StreamId;

    fn check(at_ms: u64, name: &str) {
        assert_eq!(Week::of(at_ms).name(), name);
    }

    #[test]
    fn a_week_is_named_after_its_monday() {
        // Sunday the 15th of November 2026, Monday the 16th, and a leap day.
        check(1_794_700_799_999, "20261109");
        check(1_794_787_199_999, "20261109");
        check(1_794_787_200_000, "20261116");
        check(1_709_164_800_000, "20240226");
        check(0, "19700101");
        check(5 * DAY_MS, "19700105");
    }

    #[test]
    fn the_bounds_of_a_week_hold_its_ids() {
        let at_ms = 1_794_700_800_000;
        let week = Week::of(at_ms);
        for at_ms in [
            week.first_day * DAY_MS,
            at_ms,
            week.next().first_day * DAY_MS - 1,
        ] {
            for random in [[0; 9], [255; 9]] {
                let id = StreamId::new(at_ms, 0, random).to_string();
                assert!(week.bound() <= id && id < week.next().bound(), "{id}");
            }
        }
    }
}
