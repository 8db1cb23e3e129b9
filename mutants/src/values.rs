//! What a function could say without looking.

use std::slice;

use proc_macro2::TokenStream;
use quote::quote;
use syn::{GenericArgument, PathArguments, PathSegment, Type};

/// Values of a type that need nothing to be known, as cargo-mutants chooses
/// them. Whether the type has a default, the compiler finds out.
pub(crate) fn values_of(of: &Type) -> Vec<TokenStream> {
    match of {
        Type::Tuple(tuple) => product(tuple.elems.iter().map(values_of)),
        Type::Path(path) => path.path.segments.last().map(of_name).unwrap_or_default(),
        _ => Vec::new(),
    }
}

fn of_name(segment: &PathSegment) -> Vec<TokenStream> {
    let inner = || inner(segment).map(values_of).unwrap_or_default();
    match segment.ident.to_string().as_str() {
        "bool" => vec![quote!(true), quote!(false)],
        "u8" | "u16" | "u32" | "u64" | "usize" => vec![quote!(0), quote!(1)],
        "i8" | "i16" | "i32" | "i64" | "isize" => vec![quote!(0), quote!(1), quote!(-1)],
        "String" => vec![quote!(String::new()), quote!("xyzzy".into())],
        "Option" => {
            let some = inner().into_iter().map(|value| quote!(Some(#value)));
            std::iter::once(quote!(None)).chain(some).collect()
        }
        "Vec" => {
            let one = inner().into_iter().map(|value| quote!(vec![#value]));
            std::iter::once(quote!(vec![])).chain(one).collect()
        }
        "Result" => inner().iter().map(|value| quote!(Ok(#value))).collect(),
        _ => vec![quote!(Default::default())],
    }
}

fn inner(segment: &PathSegment) -> Option<&Type> {
    let PathArguments::AngleBracketed(arguments) = &segment.arguments else {
        return None;
    };
    arguments.args.iter().find_map(|argument| match argument {
        GenericArgument::Type(of) => Some(of),
        _ => None,
    })
}

/// Every choice of one value for each part.
fn product(parts: impl Iterator<Item = Vec<TokenStream>>) -> Vec<TokenStream> {
    let mut choices: Vec<Vec<TokenStream>> = vec![Vec::new()];
    for values in parts {
        choices = choices
            .iter()
            .flat_map(|chosen| {
                let with = |value: &TokenStream| [chosen, slice::from_ref(value)].concat();
                values.iter().map(with).collect::<Vec<_>>()
            })
            .collect();
    }
    choices
        .iter()
        .map(|chosen| quote!((#(#chosen),*)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(of: &str, expected: &[&str]) {
        let of = syn::parse_str::<Type>(of).unwrap();
        let values: Vec<String> = values_of(&of)
            .iter()
            .map(|value| value.to_string().replace(' ', ""))
            .collect();
        assert_eq!(values, expected);
    }

    #[test]
    fn a_type_has_the_values_that_need_no_knowledge() {
        check("()", &["()"]);
        check("bool", &["true", "false"]);
        check("Option<u8>", &["None", "Some(0)", "Some(1)"]);
        check("Result<(), Refusal>", &["Ok(())"]);
        check(
            "(bool, Topic)",
            &["(true,Default::default())", "(false,Default::default())"],
        );
        check("Vec<Move>", &["vec![]", "vec![Default::default()]"]);
        check("&Position", &[]);
        check("impl Iterator<Item = u8>", &[]);
    }
}
