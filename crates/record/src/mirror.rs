//! Every stored type mirrors one type of the game, both ways.

/// A stored form of one type of the game.
///
/// What a reader accepts can always be turned back: faults are found while
/// reading, where their place is known.
pub(crate) trait Mirror {
    /// The type of the game.
    type Core;

    fn store(core: &Self::Core) -> Self;

    fn restore(self) -> Self::Core;
}

impl<M: Mirror> Mirror for Option<M> {
    type Core = Option<M::Core>;

    fn store(core: &Self::Core) -> Self {
        core.as_ref().map(M::store)
    }

    fn restore(self) -> Self::Core {
        self.map(M::restore)
    }
}

impl<M: Mirror> Mirror for Vec<M> {
    type Core = Vec<M::Core>;

    fn store(core: &Self::Core) -> Self {
        core.iter().map(M::store).collect()
    }

    fn restore(self) -> Self::Core {
        self.into_iter().map(M::restore).collect()
    }
}

impl<M: Mirror> Mirror for Box<M> {
    type Core = Box<M::Core>;

    fn store(core: &Self::Core) -> Self {
        Box::new(M::store(core))
    }

    fn restore(self) -> Self::Core {
        Box::new((*self).restore())
    }
}

impl<M: Mirror> Mirror for [M; 2] {
    type Core = [M::Core; 2];

    fn store([first, second]: &Self::Core) -> Self {
        [M::store(first), M::store(second)]
    }

    fn restore(self) -> Self::Core {
        self.map(M::restore)
    }
}

impl<A: Mirror, B: Mirror> Mirror for (A, B) {
    type Core = (A::Core, B::Core);

    fn store((first, second): &Self::Core) -> Self {
        (A::store(first), B::store(second))
    }

    fn restore(self) -> Self::Core {
        (self.0.restore(), self.1.restore())
    }
}

macro_rules! as_it_is {
    ($($plain:ty),*) => {
        $(impl Mirror for $plain {
            type Core = $plain;

            fn store(core: &$plain) -> $plain {
                core.clone()
            }

            fn restore(self) -> $plain {
                self
            }
        })*
    };
}

as_it_is!(bool, u8, u16, u32, u64, usize, Box<str>);

/// Declares a stored type once: its form, and both ways between it and the
/// type of the game. A variant or field that the game gains and this lacks
/// does not compile.
///
/// Where the game's variant has several values without names, the stored one
/// names them, and `= (a, b)` says in which order they stand. `[a: T]` is a
/// value that the game names and the stored form does not. A variant that
/// has got a better name in the game keeps its stored one by `serde(rename)`.
macro_rules! mirror {
    ($(#[$meta:meta])* enum $name:ident = $core:path as $alias:ident {
        $( $(#[$variant_meta:meta])* $variant:ident
            $( ( $one:ident : $inner:ty ) )?
            $( [ $named:ident : $alone:ty ] )?
            $( { $( $(#[$field_meta:meta])* $field:ident : $ty:ty ),* } = $shape:tt )?
        ; )*
    }) => {
        $(#[$meta])*
        #[derive(Clone, Debug, serde::Deserialize, serde::Serialize)]
        #[cfg_attr(test, derive(schemars::JsonSchema))]
        #[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
        pub(crate) enum $name {
            $( $(#[$variant_meta])* $variant
                $( ( $inner ) )?
                $( ( $alone ) )?
                $( { $( $(#[$field_meta])* $field : $ty ),* } )?
            , )*
        }

        use $core as $alias;

        impl $crate::mirror::Mirror for $name {
            type Core = $alias;

            fn store(core: &$alias) -> $name {
                match core {
                    $( $alias::$variant $( ( $one ) )? $( { $named } )? $( $shape )? => $name::$variant
                        $( ( $crate::mirror::Mirror::store($one) ) )?
                        $( ( $crate::mirror::Mirror::store($named) ) )?
                        $( { $( $field : $crate::mirror::Mirror::store($field) ),* } )?
                    , )*
                }
            }

            fn restore(self) -> $alias {
                match self {
                    $( $name::$variant $( ( $one ) )? $( ( $named ) )? $( { $( $field ),* } )? => {
                        $( let $one = $crate::mirror::Mirror::restore($one); )?
                        $( let $named = $crate::mirror::Mirror::restore($named); )?
                        $( $( let $field = $crate::mirror::Mirror::restore($field); )* )?
                        $alias::$variant $( ( $one ) )? $( { $named } )? $( $shape )?
                    } )*
                }
            }
        }
    };
    ($(#[$meta:meta])* struct $name:ident = $core:path as $alias:ident {
        $( $(#[$field_meta:meta])* $field:ident : $ty:ty ),* $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Debug, serde::Deserialize, serde::Serialize)]
        #[cfg_attr(test, derive(schemars::JsonSchema))]
        #[serde(rename_all = "kebab-case", deny_unknown_fields)]
        pub(crate) struct $name {
            $( $(#[$field_meta])* $field : $ty ),*
        }

        use $core as $alias;

        impl $crate::mirror::Mirror for $name {
            type Core = $alias;

            fn store(core: &$alias) -> $name {
                let $alias { $( $field ),* } = core;
                $name { $( $field : $crate::mirror::Mirror::store($field) ),* }
            }

            fn restore(self) -> $alias {
                let $name { $( $field ),* } = self;
                $alias { $( $field : $crate::mirror::Mirror::restore($field) ),* }
            }
        }
    };
}

pub(crate) use mirror;
