// Competitions over HTTP.

import type { Act, CompetitionLinksDto, CompetitionStoryDto, NewLinksDto, NewlyAnnouncedDto, OpenedPlace, PlacesDto, PreviewDto, RatedDto, ReadEntriesDto, ReasonsDto, Regulations, SeenCompetitionDto, Who } from "../generated/competition";
import type { NewTableDto } from "../generated/wire";
import { ask, json } from "../wire/api";

/** What is announced; the laws are those of the tables. */
export type Announced = Partial<Regulations> & Pick<Regulations, "name" | "system" | "rounds">;

const post = (what: unknown): RequestInit => ({ method: "POST", body: JSON.stringify(what) });

export function announce(regulations: Announced, tables: NewTableDto, secret?: string): Promise<NewlyAnnouncedDto> {
  return json("/competitions", secret, post({ regulations, tables }));
}

export function seeCompetition(id: string, secret?: string): Promise<SeenCompetitionDto> {
  return json(`/competitions/${id}`, secret);
}

/** Does all of it or nothing; sent again under the same key, it is done once. */
export async function doActs(id: string, acts: Act[], secret: string): Promise<void> {
  const init = post({ acts });
  await ask(`/competitions/${id}/commands`, secret, { ...init, headers: { "idempotency-key": crypto.randomUUID() } });
}

/** What an act would come to; nothing is done. */
export function previewOf(id: string, act: Act, secret: string): Promise<PreviewDto> {
  return json(`/competitions/${id}/preview`, secret, post(act));
}

/** Enters places of competitions that are over. */
export async function enterPlaces(id: string, places: PlacesDto, secret: string): Promise<void> {
  await ask(`/competitions/${id}/places`, secret, post(places));
}

/** Why those meet who meet. */
export function reasonsOf(id: string, round: number, secret?: string): Promise<ReasonsDto> {
  return json(`/competitions/${id}/rounds/${round}/reasons`, secret);
}

/** Somebody's place in the standings, each value with what it is made of. */
export function openedPlace(id: string, who: Who): Promise<OpenedPlace> {
  const named = "player" in who ? `player-${who.player}` : `team-${who.team}`;
  return json(`/competitions/${id}/standings/${named}`);
}

export function giveLinks(id: string, asked: NewLinksDto, secret: string): Promise<CompetitionLinksDto> {
  return json(`/competitions/${id}/links`, secret, post(asked));
}

/** The links that the organiser's own link made. */
export function linksAgain(id: string, secret: string): Promise<CompetitionLinksDto> {
  return json(`/competitions/${id}/links`, secret);
}

export function qrOf(id: string, token: string): Promise<string> {
  return ask(`/competitions/${id}/qr`, token).then((answer) => answer.text());
}

/** Starts all clocks of the round; where it could not be done, it is asked for again. */
export function startClocks(id: string, secret: string): Promise<{ done: string[]; failed: unknown[] }> {
  return json(`/competitions/${id}/clocks`, secret, post({ clocks: "start" }));
}

/** What happened, with the hashes of the record. */
export function storyOf(id: string, secret: string): Promise<CompetitionStoryDto> {
  return json(`/competitions/${id}/story`, secret);
}

/** Which rating counts. */
export type Pace = "standard" | "rapid" | "blitz";

/** The pace of a profile of a rulebook, `fide-2023/blitz-supervised`. */
export function paceOf(laws: string): Pace {
  return laws.includes("blitz") ? "blitz" : laws.includes("rapid") ? "rapid" : "standard";
}

/** Players of the rating list whose names begin so. */
export function rated(name: string, pace: Pace): Promise<RatedDto> {
  return json(`/rated?name=${encodeURIComponent(name)}&pace=${pace}`, undefined);
}

/** What a list of names says: pasted, CSV, a spreadsheet or a report file. */
export async function readEntries(list: Blob): Promise<ReadEntriesDto> {
  const answer = await ask("/entries", undefined, { method: "POST", body: list });
  return (await answer.json()) as ReadEntriesDto;
}

/** The same where everybody is in a team; the teams are dealt to groups by strength. */
export async function readTeams(list: Blob, boards: number, groups: number): Promise<ReadEntriesDto> {
  const answer = await ask(`/entries?teams=true&boards=${boards}&groups=${groups}`, undefined, { method: "POST", body: list });
  return (await answer.json()) as ReadEntriesDto;
}
