//! What can be wrong with a clock.

/// What is wrong with a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClockFault {
    /// It does not work (`fide-2018/6.10.1`).
    Defective,
    /// It was set wrongly (`fide-2018/6.10.2`).
    WrongSetting,
}
