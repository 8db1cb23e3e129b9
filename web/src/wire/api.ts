// The interface over HTTP. Every answer that is no success is a `Trouble`.

import type { CreatedDto, HereDto, NewTableDto, Problem, SeatLinkDto, SeenDto, TakeDto } from "../generated/wire";
import { takeEarly } from "./early";

/** Something was not done, and why. */
export class Trouble extends Error {
  constructor(readonly problem: Problem) {
    super(problem.title);
  }
}

const away: Problem = { type: "urn:tuomari:problem:away", title: "The server cannot be reached", status: 0 };

/** Asks; `secret` is the token of a link. */
export async function ask(path: string, secret?: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (secret) headers.set("authorization", `Bearer ${secret}`);
  if (typeof init.body === "string") headers.set("content-type", "application/json");
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { ...init, headers });
  } catch {
    throw new Trouble(away);
  }
  if (answer.ok) return answer;
  let problem: Problem;
  try {
    problem = (await answer.json()) as Problem;
  } catch {
    problem = { ...away, status: answer.status, title: answer.statusText };
  }
  throw new Trouble(problem);
}

export async function json<T>(path: string, secret?: string, init?: RequestInit): Promise<T> {
  return (await (await ask(path, secret, init)).json()) as T;
}

/** Whether a secret is the organiser's of this server; asked until the server answers. */
export async function isOrganiser(secret: string): Promise<boolean> {
  for (;;) {
    try {
      return (await mayHere(secret)).organiser;
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      await new Promise((later) => setTimeout(later, 2_000));
    }
  }
}

/** Sets a table up. */
export function createTable(table: NewTableDto, secret?: string): Promise<CreatedDto> {
  return json("/tables", secret, { method: "POST", body: JSON.stringify(table) });
}

/** What a table is, and how a seat sees it now. */
export async function seeTable(table: string, token?: string): Promise<SeenDto> {
  const early = takeEarly(table, token);
  if (!early) return json(`/tables/${table}`, token);
  let came: [Response, unknown];
  try {
    came = await Promise.all([early.answer, early.body]);
  } catch {
    throw new Trouble(away);
  }
  if (!came[0].ok) throw new Trouble(came[1] as Problem);
  return came[1] as SeenDto;
}

/** The QR code of a seat's link, in SVG; or of an invitation to it. */
export async function qr(table: string, token: string, invitation = false): Promise<string> {
  return (await ask(`/tables/${table}/qr${invitation ? "?invitation=true" : ""}`, token)).text();
}

/** What the server said last, and to whom. */
let said: { secret: string | undefined; here: HereDto } | undefined;

/** What one may do on this server. */
export async function mayHere(secret?: string): Promise<HereDto> {
  const here = await json<HereDto>("/here", secret);
  said = { secret, here };
  return here;
}

/** The same, if another page has asked before. */
export function knownHere(secret?: string): HereDto | undefined {
  return said?.secret === secret ? said?.here : undefined;
}

/** Takes the seat to which one was invited; from now on `own` opens it. */
export function takeSeat(table: string, invited: string, own: string): Promise<SeatLinkDto> {
  const body: TakeDto = { token: own };
  return json(`/tables/${table}/take`, invited, { method: "POST", body: JSON.stringify(body) });
}
