// What time it is, for a clock that must not be wrong.
//
// Within a page time is counted by the browser's steady clock, so that nobody
// gains by setting the system's. But on some phones that clock stands while
// they sleep. So the system's clock is believed in two cases: when the page
// is opened, and when it comes back from the background later than the steady
// clock says.

/** Differences smaller than this are the two clocks' own. */
const SLACK_MS = 250;

interface Clocks {
  /** The system's, in milliseconds of Unix time. */
  wall(): number;
  /** The steady one, in milliseconds since anything. */
  steady(): number;
}

export class Watch {
  #offset: number;
  #clocks: Clocks;

  constructor(clocks: Clocks = { wall: () => Date.now(), steady: () => performance.now() }) {
    this.#clocks = clocks;
    this.#offset = clocks.wall() - clocks.steady();
  }

  /** Now, in milliseconds of Unix time. */
  now(): number {
    return this.#clocks.steady() + this.#offset;
  }

  /** The instant of an event, by its `timeStamp`; now, if that is no instant of this page. */
  of(stamp: number): number {
    const steady = this.#clocks.steady();
    const good = stamp > 0 && stamp <= steady && steady - stamp < 5_000;
    return (good ? stamp : steady) + this.#offset;
  }

  /** The page came back from the background: it may have slept. */
  woke(): void {
    const slept = this.#clocks.wall() - this.now();
    if (slept > SLACK_MS) this.#offset += slept;
  }
}
