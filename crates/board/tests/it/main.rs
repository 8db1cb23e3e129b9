//! The tests of the board, in one executable.

mod agreement;
mod castling;
mod example;
mod fen;
mod history;
mod irregular;
mod perft;
mod placements;
