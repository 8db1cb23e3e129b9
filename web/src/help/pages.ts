// The pages of help, as the build makes them of `web/help`.

import all from "virtual:help/all";
import type { Language } from "../words/files";
import type { HelpIndex, HelpName, HelpPage } from "./names";

/** Fetches a text; the build made one module of each. */
async function bring<T>(name: string): Promise<T> {
  const load = all[name];
  if (!load) throw new Error(`there is no ${name} in the help`);
  return (await load()).default as T;
}

export const indexOf = (language: Language): Promise<HelpIndex> => bring(`${language}/index`);
export const pageOf = (language: Language, page: HelpName): Promise<HelpPage> => bring(`${language}/${page}`);
