//! How much of a move is written.

/// The form of a written move: what is said of the departure square, and
/// whether the optional signs are put.
///
/// All forms are permitted by Appendix C. [`Form::SHORT`] is the canonical one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Form {
    /// What is said of the departure square.
    pub departure: Departure,
    /// Whether the optional signs are put.
    pub signs: Signs,
}

/// What a written move says of its departure square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Departure {
    /// Only what tells like pieces apart (`fide-2018/C.10`): `Lxe5`, `Rgf3`.
    AsNeeded,
    /// The whole square (`fide-2018/C.8`): `Lb2xe5`, `e2e4`.
    Always,
    /// The whole square, and a hyphen where no capture mark stands: `e2-e4`.
    Hyphenated,
}

/// Whether the signs that C.13 calls optional are put.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Signs {
    /// Capture, check, mate and en passant are marked.
    Put,
    /// They are left out: `ed6`, `De3`.
    LeftOut,
}

impl Form {
    /// The canonical form: `Lxe5+`.
    pub const SHORT: Form = Form {
        departure: Departure::AsNeeded,
        signs: Signs::Put,
    };
    /// With the departure square: `Lb2xe5+`, `e2e4`.
    pub const LONG: Form = Form {
        departure: Departure::Always,
        signs: Signs::Put,
    };
    /// With the departure square and a hyphen: `Lb2xe5+`, `e2-e4`.
    pub const HYPHENATED: Form = Form {
        departure: Departure::Hyphenated,
        signs: Signs::Put,
    };
    /// Short and without optional signs, as the second printed form of the
    /// sample game: `Le5`, `ed6`.
    pub const BARE: Form = Form {
        departure: Departure::AsNeeded,
        signs: Signs::LeftOut,
    };

    pub const ALL: [Form; 6] = [
        Form::SHORT,
        Form::LONG,
        Form::HYPHENATED,
        Form::BARE,
        Form {
            departure: Departure::Always,
            signs: Signs::LeftOut,
        },
        Form {
            departure: Departure::Hyphenated,
            signs: Signs::LeftOut,
        },
    ];
}

impl Default for Form {
    fn default() -> Form {
        Form::SHORT
    }
}
