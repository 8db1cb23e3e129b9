// The check of records: code of the server's own, which nobody fetches who only plays.

import init, { broken_at, origin_of, record_of } from "../core/pkg/tuomari_verify";
import address from "../core/pkg/tuomari_verify_bg.wasm?url";
import type { OriginDto } from "../generated/wire";
import type { Brought, Verdict } from "./origin";

/** The check, once it has come. */
export interface Verifier {
  /** The entry at which the hashes of a story break; undefined if they hold. */
  brokenAt(story: object): number | undefined;
  /** What a story and what was signed of it come to. */
  originOf(story: object, said: OriginDto, brought: Brought): Verdict;
  /** What the record in a file comes to. */
  recordOf(file: string, brought: Brought): Verdict;
}

let coming: Promise<Verifier> | undefined;

/** Brings the check. */
export function verifier(): Promise<Verifier> {
  coming ??= init({ module_or_path: address }).then(
    () => ({
      brokenAt: (story) => broken_at(JSON.stringify(story)),
      originOf: (story, said, brought) => JSON.parse(origin_of(JSON.stringify(story), JSON.stringify(said), JSON.stringify(brought))) as Verdict,
      recordOf: (file, brought) => JSON.parse(record_of(file, JSON.stringify(brought))) as Verdict,
    }),
    (error: unknown) => {
      // What failed is asked for again the next time.
      coming = undefined;
      throw error;
    },
  );
  return coming;
}
