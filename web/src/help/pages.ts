// The pages of help, as the build makes them of `web/help`.

import all from "virtual:help/all";
import { linked } from "../house";
import type { Language } from "../words/files";
import type { HelpIndex, HelpName, HelpPage } from "./names";

/** Fetches a text; the build made one module of each. */
async function bring<T>(name: string): Promise<T> {
  const load = all[name];
  if (!load) throw new Error(`there is no ${name} in the help`);
  return (await load()).default as T;
}

export async function indexOf(language: Language): Promise<HelpIndex> {
  const index = await bring<HelpIndex>(`${language}/index`);
  return index.map((page) => ({ ...page, lead: linked(page.lead), sections: page.sections.map((one) => ({ ...one, lead: linked(one.lead) })) }));
}

export async function pageOf(language: Language, page: HelpName): Promise<HelpPage> {
  const { title, lead, sections } = await bring<HelpPage>(`${language}/${page}`);
  return { title, lead: linked(lead), sections: sections.map((one) => ({ ...one, html: linked(one.html) })) };
}
