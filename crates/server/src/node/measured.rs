//! All that `/metrics` says: what the node counts, how old its last sign of life
//! is, how much room there is.

use crate::node::{Node, disk, sheet::Sheet};

/// Milliseconds in a second.
const SECOND_MS: f64 = 1_000.0;

/// The text that Prometheus reads. Nothing in it names a person, a table or a
/// link.
pub(crate) fn text(node: &Node) -> String {
    let mut sheet = Sheet::default();
    let version = [(env!("CARGO_PKG_VERSION").to_owned(), 1)];
    sheet.levels("build_info", "version", version);
    node.tally.write(&mut sheet);
    bus(node, &mut sheet);
    sheet.level("broken_records", node.broken.len());
    life(node, &mut sheet);
    sheet.level("connections_open", node.doors.open());
    sheet.level("connections_most", node.doors.most());
    sheet.level("connections_without_link", node.doors.strangers());
    sheet.level("webhooks_waiting", node.hooks.waiting());
    if let Some(room) = disk::room(&node.config.journal) {
        sheet.level("disk_free_bytes", room.free);
        sheet.level("disk_size_bytes", room.size);
    }
    sheet.text()
}

fn bus(node: &Node, sheet: &mut Sheet) {
    let bus = node.bus.counts();
    sheet.level("bus_up", u8::from(bus.up));
    sheet.count("bus_ups", bus.ups);
    sheet.count("bus_published", bus.published);
    sheet.count("bus_dropped", bus.dropped);
    sheet.count("bus_received", bus.received);
    sheet.count("bus_lagged", bus.lagged);
    sheet.count("bus_malformed", bus.malformed);
    sheet.count("bus_forged", bus.forged);
}

fn life(node: &Node, sheet: &mut Sheet) {
    sheet.level("clock_off_microseconds", node.clock.off_us());
    let lanes = node.life.ages(node);
    let each = |of: fn(&crate::doing::life::Age) -> u64| {
        let numbered = lanes.iter().enumerate();
        let told = numbered.map(move |(shard, age)| (shard.to_string(), seconds(of(age))));
        told.collect::<Vec<_>>()
    };
    sheet.levels("sign_age_seconds", "shard", each(|age| age.sign_ms));
    sheet.levels("sign_took_seconds", "shard", each(|age| age.sign_took));
    sheet.levels("database_age_seconds", "shard", each(|age| age.answer_ms));
}

#[expect(
    clippy::cast_precision_loss,
    reason = "an age in milliseconds has far fewer than 52 bits"
)]
fn seconds(ms: u64) -> f64 {
    ms as f64 / SECOND_MS
}
