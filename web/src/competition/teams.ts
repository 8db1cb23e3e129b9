// Matches of teams, as a round has them.

import type { BoardView, MatchView, RoundView, TeamView, View, Who } from "../generated/competition";

/** A match: two teams, the one that has White at the first board first, and their boards. */
export interface Match {
  /** Its place in the round, from 1. */
  number: number;
  white: number;
  black: number;
  seen: MatchView;
  boards: BoardView[];
}

const NONE: MatchView = { boards: [], white: "0", black: "0", open: 0, white_points: null, black_points: null };

/** The team that is meant, if it is one. */
export function teamOf(who: Who): number | undefined {
  return "team" in who ? who.team : undefined;
}

export function matchesOf(round: RoundView): Match[] {
  return round.meetings.map((meeting, at) => {
    const seen = round.matches?.[at] ?? NONE;
    return {
      number: at + 1,
      white: teamOf(meeting.white) ?? 0,
      black: teamOf(meeting.black) ?? 0,
      seen,
      boards: round.boards.filter((board) => seen.boards.includes(board.board)),
    };
  });
}

/** The match of a team, if it has one. */
export function matchOf(round: RoundView | undefined, team: number): Match | undefined {
  return round && matchesOf(round).find((match) => match.white === team || match.black === team);
}

/** Where a match stands, in one word. */
export function stateOf(match: Match): "sealed" | "waits" | "live" | "over" {
  if (match.boards.length === 0) return "sealed";
  if (match.seen.open === 0) return "over";
  return match.boards.some((board) => board.begun || board.outcome) ? "live" : "waits";
}

export function viewOf(view: View | undefined, team: number): TeamView | undefined {
  return view?.teams.find((one) => one.team === team);
}

/** When line-ups are due, in milliseconds of Unix time; nothing if no hour was announced. */
export function dueOf(view: View | undefined, round: number): number | undefined {
  const start = view?.regulations?.schedule[round - 1];
  return start === undefined ? undefined : start - (view?.regulations?.teams?.deadline_ms ?? 0);
}
