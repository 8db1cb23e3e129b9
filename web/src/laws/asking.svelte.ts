// What is searched for on a page: kept in the address, so that it can be sent
// and comes back with the page; and looked for with the endings of the language.

import { lang, t } from "../words/words.svelte";
import { PLAIN, type Question, type Tongue, question } from "./search";
import { tongueOf } from "./tongues";

const KEY = "q";

/** A search of a page. Made while a component is. */
export class Asking {
  /** What stands in the field. */
  text = $state("");
  #tongue = $state.raw<Tongue>(PLAIN);

  constructor() {
    this.read();
    $effect(() => {
      if (this.text.trim() === "") return;
      const language = lang();
      let current = true;
      void tongueOf(language, (matter) => t(`web-laws-same-${matter}`)).then((came) => {
        if (current) this.#tongue = came;
      });
      return () => (current = false);
    });
  }

  /** What is looked for; nothing, if too little is written. */
  get question(): Question | undefined {
    return question(this.text, this.#tongue);
  }

  /** Takes what the address asks for. */
  read(): void {
    this.text = new URLSearchParams(location.search).get(KEY) ?? "";
  }

  /** Puts what is written into the address. */
  write(): void {
    const asked = this.text.trim();
    const address = location.pathname + (asked ? `?${KEY}=${encodeURIComponent(asked)}` : "");
    if (address !== location.pathname + location.search) history.replaceState(null, "", address);
  }
}
