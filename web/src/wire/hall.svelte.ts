// The one socket of a page: tables followed, competitions watched, acts sent,
// time and lag measured.
//
// It comes back by itself. What was sent and not answered is sent again with
// the same key, so that nothing is lost and nothing done twice.

import type { ActDto, ChangeDto, FromClient, GoneWord, MovedDto, NoticeDto, OptionDto, PresenceDto, Problem, ToClient, ViewDto } from "../generated/wire";
import { Trouble } from "./api";
import { apply } from "./change";
import type { Receipt } from "./receipts";

/** How long an unanswered act is tried again. */
const PATIENCE_MS = 120_000;
/** When what could not be stored is sent again. */
const AGAIN_MS = 250;
/** When a table is asked for again that could not be shown just now. */
const ASK_AGAIN_MS = 2_000;
/** Waits between attempts to come back; the last one is repeated. */
const BACKOFF_MS = [250, 500, 1_000, 2_000];
/** How often the way to the server is measured. */
const PING_MS = 5_000;
/** Silence after a ping that means the way is lost. */
const SILENCE_MS = 4_000;
/**
 * Tables asked for at once, and then one in so many milliseconds: below the
 * twenty messages a second that a server takes by default, so that a hall of
 * boards is followed and acts still go at once.
 */
const FOLLOW_AT_ONCE = 24;
const FOLLOW_EVERY_MS = 70;
/** The same for tables to which one has a link: they cost nothing there, and only the page must keep up. */
const LINK_EVERY_MS = 15;
/** Waits of one who was shown out for asking too much; the last is repeated. */
const EXPELLED_MS = [2_000, 5_000, 15_000, 30_000];
/** A connection that has stood for so long is a good one. */
const STANDS_MS = 10_000;

/** A table that is followed: what the seat sees and may do. */
export class Followed {
  /** What it sees; nothing before the first message. */
  view = $state.raw<ViewDto>();
  /** Who of the players is at the table; told to them and to the arbiter. */
  presence = $state.raw<PresenceDto>();
  /** What it may do, by the keys of the options. */
  options = $state.raw<Record<string, OptionDto>>({});
  /** All options it has been told of, in the order of their numbers. */
  #listed: OptionDto[] = [];
  readonly #open = new Set<number>();
  /** What the server's clock showed when the table's watch stood at zero. */
  originMs = 0;
  version = -1;
  step = 0;
  /** Why it cannot be followed. */
  problem = $state.raw<Problem>();
  /** Why it is followed no longer. */
  gone = $state<GoneWord>();

  constructor(
    readonly hall: Hall,
    readonly table: string,
    readonly token: string | undefined,
  ) {}

  /** Takes the list of options, or what is added to it, and the numbers of those that open or close. */
  offer(listed: unknown, turned: number[]): void {
    if (Array.isArray(listed)) this.#open.clear();
    if (listed !== undefined) this.#listed = apply(this.#listed, listed) as OptionDto[];
    for (const number of turned) if (!this.#open.delete(number)) this.#open.add(number);
    const options = this.#listed.filter((_, number) => this.#open.has(number));
    this.options = Object.fromEntries(options.map((option) => [option.key, option]));
  }

  /** Does something. Resolves when the server has stored it. */
  act(act: ActDto): Promise<number> {
    return this.hall.command(this.table, act);
  }

  /** The instant on the table's watch. */
  now(): number {
    return this.hall.serverNow() - this.originMs;
  }
}

interface Pending {
  message: Extract<FromClient, { type: "command" }>;
  since: number;
  resolve: (version: number) => void;
  reject: (trouble: Trouble) => void;
}

/** A competition that is watched. */
interface Watched {
  token: string | undefined;
  /** It stands at this version; perhaps what has changed. */
  moved: (moved: MovedDto) => void;
  refused: (problem: Problem) => void;
}

export type Status = "connecting" | "open" | "lost";

/** The hall as this page reaches it. */
export class Hall {
  status = $state<Status>("connecting");
  /** When the connection was lost, by `performance.now()`. */
  lostAt = $state(0);
  /** There and back, in milliseconds, as the server measured it. */
  lagMs = $state<number>();
  /** What the server can still give back for lag in this game. */
  lagLeftMs = $state<number>();
  /** What is said to everybody. */
  notice = $state.raw<NoticeDto>();

  #socket: WebSocket | undefined;
  #followed = new Map<string, Followed>();
  #watched = new Map<string, Watched>();
  #pending = new Map<string, Pending>();
  /** The node at the other end, and the one before it. */
  #node: string | undefined;
  #cameFrom: string | undefined;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #pings = 0;
  /** Server's clock minus `performance.now()`, from the quickest ping so far. */
  #offset = Date.now() - performance.now();
  #bestTrip = Infinity;
  #closed = false;
  /** Who keeps receipts: nobody on a page in a strange site's frame. */
  #keep: ((receipt: Receipt) => void) | undefined;
  /** Tables that are still to be asked for, in this order. */
  #toFollow: Followed[] = [];
  #pace: ReturnType<typeof setTimeout> | undefined;
  #room = FOLLOW_AT_ONCE;
  #expelled = 0;
  #wasExpelled = false;
  /** Shown out: nothing hurries it back. */
  #shut = false;
  #stands: ReturnType<typeof setTimeout> | undefined;

  constructor(keep?: (receipt: Receipt) => void) {
    this.#keep = keep;
    this.#open();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  /** Follows a table; the secret of a link opens its seat. */
  follow(table: string, token?: string): Followed {
    const followed = new Followed(this, table, token);
    this.#followed.set(table, followed);
    this.#askFor(followed);
    return followed;
  }

  /** Follows it no longer. */
  unfollow(table: string): void {
    this.#toFollow = this.#toFollow.filter((waiting) => waiting.table !== table);
    if (this.#followed.delete(table)) this.#send({ type: "unfollow", table });
  }

  /** Hears of a competition whenever it moves on. */
  watch(competition: string, watched: Watched): void {
    this.#watched.set(competition, watched);
    this.#sendWatch(competition, watched);
  }

  /** Sends an act, again and again until it is answered. */
  command(table: string, act: ActDto): Promise<number> {
    const key = crypto.randomUUID?.() ?? randomKey();
    return new Promise((resolve, reject) => {
      const message = { type: "command", table, key, act } as const;
      this.#pending.set(key, { message, since: performance.now(), resolve, reject });
      this.#send(message);
      // A server that stands still must not cost the time until the next ping.
      if (this.#socket) this.#listen(this.#socket);
    });
  }

  /** The server's clock, in milliseconds of Unix time. */
  serverNow(): number {
    return performance.now() + this.#offset;
  }

  /** Leaves for good. */
  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    clearTimeout(this.#pace);
    clearTimeout(this.#stands);
    this.#socket?.close();
  }

  #open(): void {
    this.#shut = false;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard = performance.now();
      this.#hear(JSON.parse(event.data) as ToClient);
    };
    socket.onclose = () => this.#lost(socket);
  }

  #opened(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.status = "open";
    this.#stands = setTimeout(() => {
      this.#attempt = 0;
      this.#expelled = 0;
    }, STANDS_MS);
    // The server that comes back has restarted.
    if (this.notice?.what === "restart") this.notice = undefined;
    this.#toFollow = [];
    this.#room = FOLLOW_AT_ONCE;
    // Who was shown out does not come back by itself: two pages would show each other out for ever.
    for (const followed of this.#followed.values()) if (!followed.gone) this.#askFor(followed);
    for (const [competition, watched] of this.#watched) this.#sendWatch(competition, watched);
    const now = performance.now();
    for (const [key, pending] of this.#pending) {
      if (now - pending.since > PATIENCE_MS) {
        this.#pending.delete(key);
        pending.reject(new Trouble({ type: "urn:tuomari:problem:away", title: "The server could not be reached", status: 0 }));
      } else this.#send({ ...pending.message, waited_ms: Math.round(now - pending.since) });
    }
    this.#bestTrip = Infinity;
    clearInterval(this.#ping);
    this.#ping = setInterval(() => this.#measure(socket), PING_MS);
    this.#measure(socket);
  }

  #measure(socket: WebSocket): void {
    const sent = performance.now();
    this.#send({ type: "ping", n: (this.#pings = (this.#pings + 1) % 1_000_000), client_time: Math.round(sent * 10) });
    this.#listen(socket);
  }

  /** Gives the way up if nothing comes by it: one that swallows everything looks open for minutes. */
  #listen(socket: WebSocket): void {
    const since = performance.now();
    setTimeout(() => {
      if (socket === this.#socket && this.#heard < since && this.status === "open") this.#lost(socket);
    }, SILENCE_MS);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.#closed) return;
    this.#socket = undefined;
    socket.onclose = socket.onmessage = socket.onopen = null;
    socket.close();
    clearInterval(this.#ping);
    clearTimeout(this.#pace);
    clearTimeout(this.#stands);
    this.#pace = undefined;
    this.#cameFrom = this.#node;
    if (this.status !== "lost") this.lostAt = performance.now();
    this.status = "lost";
    const wait = this.#wasExpelled ? nth(EXPELLED_MS, this.#expelled++) : this.#backoff();
    this.#shut = this.#wasExpelled;
    this.#wasExpelled = false;
    clearTimeout(this.#timer);
    // Not all at once when a server comes back.
    this.#timer = setTimeout(() => this.#open(), wait * (0.75 + Math.random() / 2));
  }

  /** Whose act is under way comes back at once, for his clock may run; few are so at a time. */
  #backoff(): number {
    const attempt = this.#attempt++;
    return attempt === 0 && this.#pending.size > 0 ? 0 : nth(BACKOFF_MS, attempt);
  }

  #hurry = (): void => {
    if (this.status !== "lost" || document.hidden || this.#socket || this.#shut) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Asks for a table at once, or when its turn comes. */
  #askFor(followed: Followed): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (this.#toFollow.length === 0 && this.#room > 0) {
      this.#room -= 1;
      this.#sendFollow(followed);
    } else this.#toFollow.push(followed);
    this.#pace ??= setTimeout(() => this.#askForNext(), followed.token ? LINK_EVERY_MS : FOLLOW_EVERY_MS);
  }

  #askForNext(): void {
    const next = this.#toFollow.shift();
    if (next) this.#sendFollow(next);
    else this.#room += 1;
    const isDone = !next && this.#room >= FOLLOW_AT_ONCE;
    this.#pace = isDone ? undefined : setTimeout(() => this.#askForNext(), next?.token ? LINK_EVERY_MS : FOLLOW_EVERY_MS);
  }

  #sendFollow(followed: Followed): void {
    const have = followed.version >= 0 ? { have_version: followed.version, have_step: followed.step } : {};
    const token = followed.token ? { token: followed.token } : {};
    const cameFrom = this.#cameFrom ? { came_from: this.#cameFrom } : {};
    this.#send({ type: "follow", table: followed.table, ...token, ...have, ...cameFrom });
  }

  #sendWatch(competition: string, { token }: Watched): void {
    this.#send({ type: "watch", competition, ...(token ? { token } : {}) });
  }

  #hear(message: ToClient): void {
    switch (message.type) {
      case "here":
        this.#node = message.node;
        return;
      case "view": {
        const followed = this.#followed.get(message.table);
        if (!followed) return;
        followed.originMs = message.origin_ms;
        followed.version = message.version;
        followed.step = message.step ?? 0;
        followed.offer(message.options, message.open);
        followed.view = message.view;
        followed.problem = undefined;
        return;
      }
      case "change":
        return this.#change(message);
      case "accepted":
        return this.#answer(message.key, (pending) => {
          const { version, receipt } = message;
          if (receipt) this.#keep?.({ table: pending.message.table, version, receipt });
          pending.resolve(version);
        });
      case "refused":
        if (message.problem.status === 503) return this.#again(message.key, message.problem);
        return this.#answer(message.key, (pending) => pending.reject(new Trouble(message.problem)));
      case "problem": {
        const followed = message.table && this.#followed.get(message.table);
        if (followed) this.#notShown(followed, message.problem);
        else if (message.competition) this.#watched.get(message.competition)?.refused(message.problem);
        else if (message.problem.status === 429) this.#wasExpelled = true;
        return;
      }
      case "moved":
        return this.#watched.get(message.competition)?.moved(message);
      case "notice":
        this.notice = message.notice;
        return;
      case "pong":
        return this.#pong(message.client_time / 10, message.server_time);
      case "lag":
        this.lagMs = message.round_trip_ms;
        this.lagLeftMs = message.left_ms;
        return;
      case "presence": {
        const followed = this.#followed.get(message.table);
        if (followed) followed.presence = message;
        return;
      }
      case "gone": {
        const followed = this.#followed.get(message.table);
        // Another node will answer, or this one when it is back.
        if (followed && message.why !== "shutting-down" && message.why !== "unfollowed") followed.gone = message.why;
        return;
      }
    }
  }

  /** Its link was replaced while the way was lost, it was closed, or the server cannot show it just now. */
  #notShown(followed: Followed, problem: Problem): void {
    followed.problem = problem;
    if (problem.status === 401) followed.gone = "revoked";
    else if (problem.status === 404 && followed.view) followed.gone = "closed";
    else if (problem.status >= 500) {
      setTimeout(() => {
        if (!this.#closed && followed.problem && this.#followed.get(followed.table) === followed) this.#askFor(followed);
      }, ASK_AGAIN_MS);
    }
  }

  #change(change: ChangeDto): void {
    const followed = this.#followed.get(change.table);
    if (!followed) return;
    const step = change.step ?? 0;
    const fits =
      step === 0
        ? followed.version === change.version - 1 && followed.step === (change.after ?? 0)
        : followed.version === change.version && followed.step === step - 1;
    if (!fits || !followed.view) {
      // Something was missed: ask for the whole.
      followed.version = -1;
      this.#askFor(followed);
      return;
    }
    followed.version = change.version;
    followed.step = step;
    if (change.options !== undefined || change.turned !== undefined) followed.offer(change.options, change.turned ?? []);
    followed.view = apply(followed.view, change.view) as ViewDto;
  }

  #answer(key: string, then: (pending: Pending) => void): void {
    const pending = this.#pending.get(key);
    if (!pending) return;
    this.#pending.delete(key);
    then(pending);
  }

  /** It could not be stored just now: the same is sent again, and counts from when it came first. */
  #again(key: string, problem: Problem): void {
    const pending = this.#pending.get(key);
    if (!pending) return;
    if (performance.now() - pending.since > PATIENCE_MS) return this.#answer(key, () => pending.reject(new Trouble(problem)));
    setTimeout(() => {
      if (this.#pending.has(key)) this.#send(pending.message);
    }, AGAIN_MS);
  }

  #pong(sent: number, serverTime: number): void {
    const now = performance.now();
    const trip = now - sent;
    if (this.lagMs === undefined || trip < this.lagMs) this.lagMs = Math.round(trip);
    if (trip > this.#bestTrip + 20) return;
    this.#bestTrip = Math.min(trip, this.#bestTrip);
    this.#offset = serverTime + trip / 2 - now;
  }
}

function nth(waits: number[], at: number): number {
  return waits[Math.min(at, waits.length - 1)] ?? 4_000;
}

/** A key where the page is not served over HTTPS, as in a club's own network. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
