// The pages of help say the same in three languages, name what is on the
// pages by their messages, and lead somewhere.
import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "smol-toml";
import { expect, test } from "vitest";
import { LANGUAGES, indexOf, pageOf, said } from "../build/help";
import { HELP_PAGES, plain } from "../src/help/names";
import { pageOf as routeOf } from "../src/pages";

const root = resolve(import.meta.dirname, "../..");
const written = (language: string, page: string): string => readFileSync(join(root, "web/help", language, `${page}.md`), "utf8");

/** What has to be the same in every language: headings, drawings, links, messages, lists and tables. */
function shape(text: string): string[] {
  return text.split("\n").flatMap((line) => {
    const heading = /^(#+) .*?(\{#[a-z-]+\})?$/.exec(line);
    const kind = /^(\d+\.|-|\|)/.exec(line)?.[1];
    return [
      ...(heading ? [`${heading[1]} ${heading[2] ?? ""}`] : []),
      ...(kind ? [kind] : []),
      ...[...line.matchAll(/\]\(([^)]+)\)/g)].map((found) => found[1]!).sort(),
      ...[...line.matchAll(/\{([a-z][^}]*)\}/g)].map((found) => found[1]!).sort(),
    ];
  });
}

test("every language has the same pages", () => {
  for (const language of LANGUAGES) expect(readdirSync(join(root, "web/help", language)).sort()).toEqual([...HELP_PAGES].map((page) => `${page}.md`).sort());
});

test.each([...HELP_PAGES])("%s has the same headings, drawings, links and names in three languages", (page) => {
  const english = shape(written("en", page));
  expect(english.filter((one) => one.startsWith("#")).length).toBeGreaterThan(4);
  for (const language of ["fi", "sv"]) expect(shape(written(language, page)), language).toEqual(english);
});

test.each([...HELP_PAGES])("%s is made of its text: every heading, and no sign of ours is left in it", (page) => {
  for (const language of LANGUAGES) {
    const { title, lead, sections } = pageOf(language, page);
    expect(sections.map(({ id }) => id)).toEqual([...new Set(sections.map(({ id }) => id))]);
    for (const text of [title, plain(lead), ...sections.flatMap((one) => [one.title, plain(one.html)])]) {
      expect(text.length).toBeGreaterThan(1);
      expect(text, `${language} ${title}`).not.toMatch(/[{}]|\bweb-|\*\*|\]\(/);
    }
    // The policy of the server lets no style or script stand in a page.
    for (const { html } of sections) expect(html).not.toMatch(/<script|\sstyle=|\son\w+=/);
  }
});

test("the evening has five steps, and each begins with a sentence of its own", () => {
  for (const language of LANGUAGES) {
    const evening = indexOf(language)[0];
    expect(evening?.page).toBe("first-evening");
    expect(evening?.sections.length).toBe(5);
    for (const { lead } of evening?.sections ?? []) expect(plain(lead).length).toBeGreaterThan(20);
  }
});

test("a name of a message that is not there is refused, and so is one whose value is missing", () => {
  expect(said("en", "web-help-title")).toBe("Help");
  expect(said("fi", "web-competition-pair round=3")).toContain("3");
  expect(() => said("en", "web-no-such-thing")).toThrow("there is no such message");
  expect(() => said("en", "web-competition-pair")).toThrow("web-competition-pair");
});

test("links lead to pages, articles and headings that exist", () => {
  const articles = new Set(
    ["fide-2023", "fi-blitz-2014"].flatMap((book) =>
      (parse(readFileSync(join(root, "laws", book, "articles.toml"), "utf8")) as unknown as { article: { id: string }[] }).article.map(({ id }) => `/laws/${book}/${id}`),
    ),
  );
  const links = HELP_PAGES.flatMap((page) => [...written("en", page).matchAll(/\[[^\]]*\]\((\/[^)]+)\)/g)].map((found) => found[1]!));
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) {
    if (/^\/laws\/.+\/\w/.test(link) && !link.endsWith("/decides")) expect(articles.has(link), link).toBe(true);
    else if (link.startsWith("/help/")) expect(HELP_PAGES).toContain(link.slice("/help/".length));
    else expect(routeOf(link).page.at, link).not.toBe("");
  }
});
