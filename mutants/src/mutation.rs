//! What is made wrong, and how all of it fits into one program.
//!
//! The kinds are those of cargo-mutants: a function that returns at once, an
//! operator for another, a negation left out, an arm left out, a guard that
//! always or never holds. Each is written beside the code it replaces, behind
//! a question to `crate::mutant::is`, so that one build holds them all and a
//! run chooses one.

use std::{collections::BTreeMap, fmt::Write as _};

use proc_macro2::Span;
use quote::{ToTokens, quote};
use syn::{
    Attribute, BinOp, Block, Expr, ExprBinary, ExprMatch, ExprUnary, File, Pat, ReturnType,
    Signature, Stmt, Type, UnOp, parse_quote,
    spanned::Spanned as _,
    visit_mut::{self, VisitMut},
};

use crate::values::values_of;

/// One way to be wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Mutation {
    /// Its number in the program that holds them all.
    pub(crate) number: u32,
    pub(crate) file: String,
    pub(crate) line: usize,
    /// In which function, and what becomes of the code; with a number if the
    /// same becomes of several places there.
    pub(crate) what: String,
}

/// Puts every mutation that is wanted into a file. Numbers are given in the
/// order of the source, wanted or not, so that they are the same every time.
pub(crate) fn write(
    file: &str,
    tree: &mut File,
    wanted: &dyn Fn(u32) -> bool,
    next: &mut u32,
    found: &mut Vec<Mutation>,
) {
    let mut writer = Writer {
        file,
        wanted,
        next,
        found,
        function: String::new(),
        named: BTreeMap::new(),
    };
    writer.visit_file_mut(tree);
}

struct Writer<'a> {
    file: &'a str,
    wanted: &'a dyn Fn(u32) -> bool,
    next: &'a mut u32,
    found: &'a mut Vec<Mutation>,
    function: String,
    named: BTreeMap<String, usize>,
}

impl Writer<'_> {
    /// The next number, if the mutation is wanted.
    fn take(&mut self, at: Span, what: &str) -> Option<u32> {
        let number = *self.next;
        *self.next += 1;
        let mut what = format!("{}: {what}", self.function);
        let times = self.named.entry(what.clone()).or_default();
        *times += 1;
        if *times > 1 {
            _ = write!(what, " #{times}");
        }
        (self.wanted)(number).then(|| {
            self.found.push(Mutation {
                number,
                file: self.file.to_owned(),
                line: at.start().line,
                what,
            });
            number
        })
    }

    fn function(&mut self, signature: &Signature, attributes: &[Attribute], block: &mut Block) {
        if signature.constness.is_some() || attributes.iter().any(is_for_tests) {
            return;
        }
        let outer = std::mem::replace(&mut self.function, signature.ident.to_string());
        let values = match &signature.output {
            ReturnType::Default => vec![quote!(())],
            ReturnType::Type(_, of) => values_of(of),
        };
        let mut early: Vec<Stmt> = Vec::new();
        for value in values {
            let what = format!("returns {} at once", quoted(&value));
            if let Some(number) = self.take(signature.ident.span(), &what) {
                early.push(parse_quote!(if crate::mutant::is(#number) { return #value; }));
            }
        }
        visit_mut::visit_block_mut(self, block);
        block.stmts.splice(0..0, early);
        self.function = outer;
    }

    /// The expression with its mutations, each of the plain one.
    fn binary(&mut self, plain: &ExprBinary, mut whole: Expr) -> Expr {
        let (left, old, right) = (&plain.left, &plain.op, &plain.right);
        for other in instead_of(old) {
            let what = format!("{} instead of {}", quoted(&other), quoted(old));
            if let Some(number) = self.take(old.span(), &what) {
                whole = parse_quote!(
                    (if crate::mutant::is(#number) { (#left) #other (#right) } else { #whole })
                );
            }
        }
        whole
    }

    fn unary(&mut self, plain: &ExprUnary, whole: Expr) -> Expr {
        let what = match plain.op {
            UnOp::Not(_) => "without `!`",
            UnOp::Neg(_) => "without `-`",
            _ => return whole,
        };
        let inner = &plain.expr;
        match self.take(plain.op.span(), what) {
            Some(number) => {
                parse_quote!((if crate::mutant::is(#number) { #inner } else { #whole }))
            }
            None => whole,
        }
    }

    fn arms(&mut self, whole: &mut ExprMatch) {
        let last = whole.arms.len().saturating_sub(1);
        let takes_all = |arm: &syn::Arm| matches!(arm.pat, Pat::Wild(_)) && arm.guard.is_none();
        let last_takes_all = whole.arms.last().is_some_and(takes_all);
        for (place, arm) in whole.arms.iter_mut().enumerate() {
            if arm.guard.as_ref().is_some_and(|(_, guard)| has_let(guard)) {
                continue;
            }
            let at = arm.pat.span();
            if let Some((_, guard)) = &mut arm.guard {
                if let Some(number) = self.take(at, "the guard holds") {
                    *guard = parse_quote!((crate::mutant::is(#number) || (#guard)));
                }
                if let Some(number) = self.take(at, "the guard never holds") {
                    *guard = parse_quote!((!crate::mutant::is(#number) && (#guard)));
                }
            }
            if !last_takes_all || place == last {
                continue;
            }
            let what = format!("without the arm {}", quoted(&arm.pat));
            if let Some(number) = self.take(at, &what) {
                let guard = match arm.guard.take() {
                    Some((_, old)) => parse_quote!((!crate::mutant::is(#number) && (#old))),
                    None => parse_quote!(!crate::mutant::is(#number)),
                };
                arm.guard = Some((syn::token::If::default(), Box::new(guard)));
            }
        }
    }
}

impl VisitMut for Writer<'_> {
    fn visit_item_fn_mut(&mut self, item: &mut syn::ItemFn) {
        let (signature, attributes) = (item.sig.clone(), item.attrs.clone());
        self.function(&signature, &attributes, &mut item.block);
    }

    fn visit_impl_item_fn_mut(&mut self, item: &mut syn::ImplItemFn) {
        let (signature, attributes) = (item.sig.clone(), item.attrs.clone());
        self.function(&signature, &attributes, &mut item.block);
    }

    fn visit_item_mod_mut(&mut self, item: &mut syn::ItemMod) {
        if !item.attrs.iter().any(is_for_tests) {
            visit_mut::visit_item_mod_mut(self, item);
        }
    }

    fn visit_item_const_mut(&mut self, _: &mut syn::ItemConst) {}

    fn visit_item_static_mut(&mut self, _: &mut syn::ItemStatic) {}

    fn visit_impl_item_const_mut(&mut self, _: &mut syn::ImplItemConst) {}

    fn visit_type_mut(&mut self, _: &mut Type) {}

    fn visit_pat_mut(&mut self, _: &mut Pat) {}

    fn visit_expr_mut(&mut self, expr: &mut Expr) {
        let plain = expr.clone();
        match expr {
            Expr::Const(_) => {}
            Expr::Match(whole) => {
                self.visit_expr_mut(&mut whole.expr);
                for (_, guard) in whole.arms.iter_mut().filter_map(|arm| arm.guard.as_mut()) {
                    self.visit_expr_mut(guard);
                }
                self.arms(whole);
                for arm in &mut whole.arms {
                    self.visit_expr_mut(&mut arm.body);
                }
            }
            _ => visit_mut::visit_expr_mut(self, expr),
        }
        match &plain {
            Expr::Binary(binary) if !has_let(&plain) => {
                *expr = self.binary(binary, expr.clone());
            }
            Expr::Unary(unary) => *expr = self.unary(unary, expr.clone()),
            _ => {}
        }
    }
}

/// Code in one word, so that no bar in it has room around it.
fn quoted(code: &impl ToTokens) -> String {
    format!("`{}`", code.to_token_stream().to_string().replace(' ', ""))
}

fn is_for_tests(attribute: &Attribute) -> bool {
    let path = attribute.path();
    path.is_ident("test")
        || (path.is_ident("cfg") && quote!(#attribute).to_string().contains("test"))
}

/// Whether a condition binds something, so that it cannot be put elsewhere.
fn has_let(expr: &Expr) -> bool {
    match expr {
        Expr::Let(_) => true,
        Expr::Binary(binary) => has_let(&binary.left) || has_let(&binary.right),
        Expr::Paren(inner) => has_let(&inner.expr),
        _ => false,
    }
}

/// The operators that are tried in the place of one.
fn instead_of(op: &BinOp) -> Vec<BinOp> {
    match op {
        BinOp::Eq(_) => vec![parse_quote!(!=)],
        BinOp::Ne(_) => vec![parse_quote!(==)],
        BinOp::And(_) => vec![parse_quote!(||)],
        BinOp::Or(_) => vec![parse_quote!(&&)],
        BinOp::Lt(_) => vec![parse_quote!(==), parse_quote!(>), parse_quote!(<=)],
        BinOp::Gt(_) => vec![parse_quote!(==), parse_quote!(<), parse_quote!(>=)],
        BinOp::Le(_) => vec![parse_quote!(>)],
        BinOp::Ge(_) => vec![parse_quote!(<)],
        BinOp::Add(_) => vec![parse_quote!(-), parse_quote!(*)],
        BinOp::Sub(_) | BinOp::Mul(_) => vec![parse_quote!(+), parse_quote!(/)],
        BinOp::Div(_) => vec![parse_quote!(%), parse_quote!(*)],
        BinOp::Rem(_) => vec![parse_quote!(/), parse_quote!(+)],
        BinOp::BitAnd(_) => vec![parse_quote!(|), parse_quote!(^)],
        BinOp::BitOr(_) => vec![parse_quote!(&), parse_quote!(^)],
        BinOp::BitXor(_) => vec![parse_quote!(|), parse_quote!(&)],
        BinOp::AddAssign(_) => vec![parse_quote!(-=), parse_quote!(*=)],
        BinOp::SubAssign(_) => vec![parse_quote!(+=), parse_quote!(/=)],
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mutate(source: &str, wanted: &dyn Fn(u32) -> bool) -> (String, Vec<Mutation>) {
        let mut tree = syn::parse_file(source).unwrap();
        let mut found = Vec::new();
        write("rule.rs", &mut tree, wanted, &mut 0, &mut found);
        (prettyplease::unparse(&tree), found)
    }

    const RULE: &str = "
        fn is_late(used: u32, limit: u32, excused: bool) -> bool {
            used > limit && !excused
        }
        fn price(what: Kind) -> u32 {
            match what {
                Kind::First | Kind::Third if is_fine() => 1,
                Kind::Second => 2,
                _ => 3,
            }
        }
        #[cfg(test)]
        mod tests {
            fn is_not_touched() -> bool { 1 == 2 }
        }";

    #[test]
    fn every_way_to_be_wrong_is_found_once() {
        let (_, found) = mutate(RULE, &|_| true);
        let told: Vec<String> = found
            .iter()
            .map(|mutation| format!("{} {}", mutation.line, mutation.what))
            .collect();
        let expected = [
            "2 is_late: returns `true` at once",
            "2 is_late: returns `false` at once",
            "3 is_late: `==` instead of `>`",
            "3 is_late: `<` instead of `>`",
            "3 is_late: `>=` instead of `>`",
            "3 is_late: without `!`",
            "3 is_late: `||` instead of `&&`",
            "5 price: returns `0` at once",
            "5 price: returns `1` at once",
            "7 price: the guard holds",
            "7 price: the guard never holds",
            "7 price: without the arm `Kind::First|Kind::Third`",
            "8 price: without the arm `Kind::Second`",
        ];
        assert_eq!(told, expected);
    }

    #[test]
    fn what_is_not_wanted_is_left_out_and_keeps_its_number() {
        let (text, found) = mutate(RULE, &|number| number == 5);
        let numbers: Vec<u32> = found.iter().map(|mutation| mutation.number).collect();
        assert_eq!(numbers, [5]);
        let words: Vec<&str> = text.split_whitespace().collect();
        let expected = "if crate::mutant::is(5u32) { excused } else { !excused }";
        assert!(words.join(" ").contains(expected), "{text}");
        assert_eq!(text.matches("mutant").count(), 1);
    }

    #[test]
    fn another_operator_binds_what_the_old_one_bound() {
        let source = "fn f(a: bool, b: bool, c: bool) -> K { a || b || c }";
        let (text, _) = mutate(source, &|number| number == 2);
        let words: Vec<&str> = text.split_whitespace().collect();
        assert!(words.join(" ").contains("{ (a || b) && (c) }"), "{text}");
    }

    #[test]
    fn the_same_in_one_function_is_counted() {
        let source = "fn f(a: u8) { g(a == 1, a == 2) }";
        let (_, found) = mutate(source, &|number| number > 0);
        let told: Vec<&str> = found.iter().map(|found| found.what.as_str()).collect();
        assert_eq!(
            told,
            ["f: `!=` instead of `==`", "f: `!=` instead of `==` #2"]
        );
    }
}
