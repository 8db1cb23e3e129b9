//! The criteria C6 to C21 as weights of edges.
//!
//! An edge within the bracket is a pair; whoever is matched otherwise floats.
//! What should be few is weighed as what should be many: pairs without the
//! fault, or players paired who should not float. The number of pairs is
//! settled first, so this comes to the same.

use crate::dutch::facts::{ColorFaults, floated};
use crate::pairing::Scope;
use crate::player::Float;
use crate::points::Points;

use super::arena::Arena;

impl Arena<'_> {
    /// Adds all criteria in their order.
    pub(super) fn add_criteria(&mut self, is_bye_here: bool) {
        self.add_completion();
        self.add_pairs();
        self.add_next_bracket();
        if is_bye_here {
            self.add_unplayed();
        }
        self.add_colors();
        for back in [1, 2] {
            self.add_repeated_downfloats(back);
            self.add_repeated_upfloats(back);
        }
        for back in [1, 2] {
            self.add_downfloat_differences(back);
            self.add_upfloat_differences(back);
        }
    }

    /// C4: everybody is matched, where everybody is looked at.
    pub(super) fn add_completion(&mut self) {
        if self.scope == Scope::Whole {
            let seats = self.places.len() + usize::from(self.bye.is_some());
            self.matching.maximise(seats / 2, |_, _| 1);
        }
    }

    /// C6 and C7: the most pairs, then the highest scores paired.
    pub(super) fn add_pairs(&mut self) {
        let inside = self.inside;
        let is_pair = |_: usize, b: usize| usize::from(b < inside);
        self.matching.maximise(inside / 2, is_pair);
        for score in self.moved_scores() {
            self.add_paired(|arena, seat| arena.is_moved_with(seat, score));
        }
    }

    /// C8: the same for the bracket that comes next.
    fn add_next_bracket(&mut self) {
        let (inside, next) = (self.inside, self.next);
        if inside == next {
            return;
        }
        let is_next = |b: usize| (inside..next).contains(&b);
        self.matching
            .maximise(next / 2, |_, b| usize::from(is_next(b)));
        let mut scores = self.moved_scores();
        scores.push(self.group.score);
        for score in scores {
            let with_score: Vec<bool> = (0..inside)
                .map(|seat| self.roster.score(self.places[seat]) == score)
                .collect();
            let most = with_score.iter().filter(|&&is| is).count();
            self.matching.maximise(most, |a, b| {
                usize::from(a < inside && is_next(b) && with_score[a])
            });
        }
    }

    /// C9: where one floats and he gets the bye, one who has played most.
    fn add_unplayed(&mut self) {
        self.matching.settle();
        let (Some(bye), true) = (self.bye, self.paired_inside() + 1 == self.inside) else {
            return;
        };
        let unplayed = |seat: usize| self.roster.players[self.places[seat]].unplayed;
        let most = (0..self.inside).map(unplayed).max().unwrap_or(0);
        let games: Vec<usize> = (0..self.inside)
            .map(|seat| usize::try_from(most - unplayed(seat)).unwrap_or(0))
            .collect();
        let best = games.iter().copied().max().unwrap_or(0);
        self.matching.maximise(best, |a, b| {
            if b == bye && a < games.len() {
                games[a]
            } else {
                0
            }
        });
    }

    /// C10 to C13: the faults in colours.
    fn add_colors(&mut self) {
        let mut faults = Vec::with_capacity(self.inside * self.inside);
        for a in 0..self.inside {
            for b in 0..self.inside {
                faults.push(ColorFaults::of(self.roster, self.places[a], self.places[b]));
            }
        }
        let kinds: [fn(&ColorFaults) -> u32; 4] = [
            |faults| faults.beyond_two,
            |faults| faults.three_running,
            |faults| faults.any,
            |faults| faults.strong,
        ];
        for kind in kinds {
            let most = faults.iter().map(kind).max().unwrap_or(0);
            if most > 0 {
                let inside = self.inside;
                let least = usize::try_from(most).unwrap_or(0);
                self.matching.maximise(least * inside / 2, |a, b| {
                    if b >= inside {
                        return 0;
                    }
                    let fault = kind(&faults[a * inside + b]);
                    usize::try_from(most - fault).unwrap_or(0)
                });
            }
        }
    }

    /// C14 and C16: residents who floated down should be paired.
    fn add_repeated_downfloats(&mut self, back: usize) {
        self.add_paired(|arena, seat| {
            seat >= arena.moved && floated(arena.roster, arena.places[seat], back, Float::Down)
        });
    }

    /// C15 and C17: those who floated up should not meet moved-down players.
    fn add_repeated_upfloats(&mut self, back: usize) {
        self.add_without(back, |arena, seat| seat < arena.moved);
    }

    /// C18 and C20. All residents have one score, so the difference goes by
    /// the moved-down player's; the largest is that of one who is not paired.
    fn add_downfloat_differences(&mut self, back: usize) {
        for score in self.moved_scores() {
            self.add_paired(|arena, seat| {
                arena.is_moved_with(seat, score)
                    && floated(arena.roster, arena.places[seat], back, Float::Down)
            });
        }
    }

    /// C19 and C21: the same of those whom they meet.
    fn add_upfloat_differences(&mut self, back: usize) {
        for score in self.moved_scores() {
            self.add_without(back, |arena, seat| arena.is_moved_with(seat, score));
        }
    }

    /// As many of these as possible paired within the bracket.
    fn add_paired(&mut self, which: impl Fn(&Arena<'_>, usize) -> bool) {
        let these: Vec<bool> = (0..self.inside).map(|seat| which(self, seat)).collect();
        let most = these.iter().filter(|&&is| is).count();
        let inside = self.inside;
        if most > 0 {
            self.matching.maximise(most, |a, b| {
                if b < inside {
                    usize::from(these[a]) + usize::from(these[b])
                } else {
                    0
                }
            });
        }
    }

    /// As few pairs as possible of these with one who floated up.
    fn add_without(&mut self, back: usize, which: impl Fn(&Arena<'_>, usize) -> bool) {
        let these: Vec<bool> = (0..self.inside).map(|seat| which(self, seat)).collect();
        let rose: Vec<bool> = (0..self.inside)
            .map(|seat| floated(self.roster, self.places[seat], back, Float::Up))
            .collect();
        let inside = self.inside;
        let residents = self.moved..inside;
        if these.contains(&true) && rose[residents].contains(&true) {
            self.matching.maximise(inside / 2, |a, b| {
                usize::from(b < inside && !(these[a] && rose[b]))
            });
        }
    }

    /// The scores of moved-down players, highest first, each once.
    fn moved_scores(&self) -> Vec<Points> {
        let moved = self.places[..self.moved].iter();
        let mut scores: Vec<Points> = moved.map(|&at| self.roster.score(at)).collect();
        scores.dedup();
        scores
    }

    fn is_moved_with(&self, seat: usize, score: Points) -> bool {
        seat < self.moved && self.roster.score(self.places[seat]) == score
    }
}
