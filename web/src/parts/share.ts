// Links handed on: by the sheet of the phone where there is one, else by the clipboard.

import { copy } from "./copy";

/** Whether this browser has such a sheet. */
export const shares = typeof navigator.share === "function";

/** Hands a link on; whether it was copied instead. Without the right to copy it can be marked by hand. */
export async function share(url: string): Promise<boolean> {
  if (!shares) return copy(Promise.resolve(url));
  // Who thinks better of it has shared nothing.
  await navigator.share({ url, title: "Tuomari" }).catch(() => undefined);
  return false;
}
