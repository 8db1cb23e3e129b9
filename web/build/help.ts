// The help pages: `../help/<language>/<page>.md`, made into modules, one for
// each page and language, fetched when it is read. What stands on a button is
// written as the name of its message, `{web-new-get-link}`, and set in the
// words of the language when the pages are built, so that help and page never
// differ.

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { Marked } from "marked";
import type { Plugin } from "vite";
import { HELP_PAGES, type HelpIndex, type HelpPage, type HelpSection } from "../src/help/names.ts";

const FOLDER = resolve(import.meta.dirname, "../help");
const LOCALES = resolve(import.meta.dirname, "../../locales");
export const LANGUAGES = ["en", "fi", "sv"] as const;
export type Language = (typeof LANGUAGES)[number];
const PREFIX = "virtual:help/";

const bundles = new Map<Language, FluentBundle>();

/** All messages of a language. */
function bundleOf(language: Language): FluentBundle {
  let bundle = bundles.get(language);
  if (!bundle) {
    bundle = new FluentBundle(language, { useIsolating: false });
    const files = readdirSync(join(LOCALES, language)).filter((name) => name.startsWith("web"));
    for (const name of files) bundle.addResource(new FluentResource(readFileSync(join(LOCALES, language, name), "utf8")), { allowOverrides: true });
    bundles.set(language, bundle);
  }
  return bundle;
}

/** A message in a language, `web-desk-board number=3` with its values. */
export function said(language: Language, asked: string): string {
  const [key = "", ...pairs] = asked.split(" ");
  const bundle = bundleOf(language);
  const message = bundle.getMessage(key);
  if (!message?.value) throw new Error(`help/${language} speaks of ${key}, and there is no such message`);
  const values = Object.fromEntries(pairs.map((pair) => pair.split("=", 2) as [string, string]).map(([name, value]) => [name, /^\d+$/.test(value) ? Number(value) : value]));
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, values, errors);
  if (errors.length > 0) throw new Error(`help/${language}, {${asked}}: ${errors[0]?.message}`);
  return text;
}

const NAMED = /\{([a-z][a-z0-9-]*(?: [a-z_]+=[^\s}]+)*)\}/g;
const HEADING = /^(#{1,3}) (.+?)(?: \{#([a-z][a-z-]*)\})?$/;

/** A drawing, with its words for ears. It takes the colours of the page. */
function drawing(address: string, words: string): string {
  const path = join(FOLDER, "en", address);
  if (!existsSync(path)) throw new Error(`there is no drawing ${address}`);
  const label = words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<figure>${readFileSync(path, "utf8").trim().replace("<svg ", `<svg role="img" aria-label="${label}" `)}</figure>`;
}

/** Markdown as we write it: a drawing stands alone, a wide table scrolls by itself. */
const markdown = new Marked({
  renderer: {
    image: ({ href, text }) => drawing(href, text),
    paragraph({ tokens }) {
      const inside = this.parser.parseInline(tokens);
      return inside.startsWith("<figure>") ? inside : `<p>${inside}</p>\n`;
    },
  },
});

/** Cuts a text at its headings of the first two levels. */
function cut(language: Language, page: string): { id: string; title: string; body: string }[] {
  const parts: { id: string; title: string; body: string }[] = [];
  for (const line of readFileSync(join(FOLDER, language, `${page}.md`), "utf8").split("\n")) {
    const [, signs, title, id] = HEADING.exec(line) ?? [];
    if (!signs || !title) {
      const last = parts[parts.length - 1];
      if (last) last.body += `${line}\n`;
      continue;
    }
    if (signs.length > 2 || (signs.length === 2 && !id)) throw new Error(`help/${language}/${page}.md: give the heading "${title}" two signs and an anchor, {#name}`);
    parts.push({ id: id ?? "", title, body: "" });
  }
  return parts;
}

/** A page of help in a language. */
export function pageOf(language: Language, page: string): HelpPage {
  const spoken = (text: string): string => text.replace(NAMED, (_, asked: string) => `**${said(language, asked)}**`);
  const [head, ...rest] = cut(language, page);
  if (!head) throw new Error(`help/${language}/${page}.md has no heading`);
  const sections = rest.map(({ id, title, body }): HelpSection => ({ id, title, html: markdown.parse(spoken(body), { async: false }).trim() }));
  return { title: head.title, lead: markdown.parseInline(spoken(head.body.trim()), { async: false }), sections };
}

/** What all pages hold: their titles, and of the evening how each step begins. */
export function indexOf(language: Language): HelpIndex {
  return HELP_PAGES.map((page) => {
    const { title, lead, sections } = pageOf(language, page);
    return { page, title, lead, sections: sections.map(({ id, title: name, html }) => ({ id, title: name, lead: /^<p>(.*?)<\/p>/s.exec(html)?.[1] ?? "" })) };
  });
}

export function help(): Plugin {
  const names = LANGUAGES.flatMap((language) => ["index", ...HELP_PAGES].map((page) => `${language}/${page}`));
  return {
    name: "tuomari-help",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      if (name === "all") return `export default {${names.map((one) => `${JSON.stringify(one)}: () => import(${JSON.stringify(PREFIX + one)})`).join(",\n")}};`;
      const [language, page = ""] = name.split("/") as [Language, string];
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(page === "index" ? indexOf(language) : pageOf(language, page)))});`;
    },
  };
}
