// A thing has one name on every page, and no name of ours for it is read by
// people.
import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const locales = resolve(import.meta.dirname, "../../locales");
const LANGUAGES = ["en", "fi", "sv"];
const BOOKS = ["fide-2023", "fide-2018", "fide-2014", "fi-blitz-2014", "fi-team-blitz", "fi-basics"];
const OURS = /\bweb-[a-z-]+|\b(fide|fi)-[a-z0-9-]+\b/;

/** Messages whose text may hold an id, each with its reason. */
const WITH_IDS: Record<string, string> = {
  "position-checkmate": "the command line writes articles with their edition, as its other commands take them",
  "position-stalemate": "the command line",
  "position-fifty": "the command line",
  "position-seventy-five": "the command line",
  "fault-mirrored-castling": "the command line",
  "clock-class": "the command line",
};

/** Every text of a message, by its key; what is put in is left out. */
function texts(language: string): Map<string, string> {
  const found = new Map<string, string>();
  const said = (part: unknown): string => {
    if (typeof part === "string") return part;
    if (Array.isArray(part)) return part.map(said).join("");
    if (typeof part !== "object" || part === null) return "";
    const node = part as { type?: string; variants?: { value: unknown }[] };
    return node.type === "select" ? (node.variants ?? []).map((one) => said(one.value)).join("\n") : "";
  };
  for (const file of readdirSync(join(locales, language)).filter((name) => name.endsWith(".ftl"))) {
    const resource = new FluentResource(readFileSync(join(locales, language, file), "utf8"));
    for (const entry of resource.body) found.set(entry.id, said(entry.value));
  }
  return found;
}

test.each(LANGUAGES)("a rulebook has one name in %s", (language) => {
  const all = texts(language);
  for (const book of BOOKS) {
    const name = all.get(`web-book-${book}`);
    // The title of the edition stands under its name, and on the command line.
    const others = [...all].filter(([key]) => key.endsWith(`-${book}`) && key !== `rulebook-${book}`);
    const differ = others.filter(([, text]) => text !== name);
    expect(differ.map(([key, text]) => `${key}: ${text}`), name).toEqual([]);
  }
});

test.each(LANGUAGES)("a kind of play has one name in %s", (language) => {
  const all = texts(language);
  for (const kind of ["blitz", "rapid", "standard"]) {
    const others = [...all].filter(([key]) => key.endsWith(`-class-${kind}`));
    expect(new Set(others.map(([, text]) => text)), kind).toEqual(new Set([all.get(`web-class-${kind}`)]));
  }
});

test.each(LANGUAGES)("a kind of table has one name in %s", (language) => {
  const all = texts(language);
  for (const kind of ["assisted", "strict", "wooden"]) {
    const name = all.get(`web-kind-${kind}`) ?? "";
    // Where tables are chosen the noun may go without saying; the desk adds what the kind means.
    for (const [key, text] of all) {
      if (!key.endsWith(`-kind-${kind}`) || key === `web-desk-kind-${kind}`) continue;
      expect(name.toLowerCase().startsWith(text.toLowerCase()), `${key}: ${text}`).toBe(true);
    }
    for (const heading of ["judge-heading", "record-heading"]) expect(all.get(heading), heading).toContain(name);
  }
});

/** What readers stumbled over, each with what is said now. */
const MENDED: Record<string, [RegExp, string][]> = {
  en: [],
  fi: [
    [/sääntöjen ?vasta\S+ siir/i, "laiton siirto"],
    [/valita (ratkaisusta|käytöksestä)/i, "tehdä valitus"],
    [/lippu alhaalla/i, "lippu on pudonnut"],
    [/vaadi: lippu/i, "vaadi aikavoittoa"],
    [/aseta laud|aseta \d+ laut/i, "avaa laudat"],
    [/tekosi/i, "siirtosi"],
    [/ruumiintarkast/i, "henkilöntarkastus"],
    [/pelattav(a|at) pöy/i, "käynnissä olevat pelit"],
    [/laitosta rinnakkain/i, "sääntöversiota"],
    [/viime minuut/i, "viimeisen minuutin aikana"],
    [/esiintymä/i, "sama asema kolmannen kerran"],
    [/pykäl/i, "kohta"],
  ],
  sv: [
    [/regelvidrig\S* drag/i, "otillåtet drag"],
    [/\brop och krav|drag och rop/i, "kallelser"],
    [/ställ i ordning ett bord/i, "skapa ett bord"],
    [/vidrörd pjäs|vidrört är/i, "rörd pjäs"],
    [/annonser/i, "meddela"],
    [/ingen förbindelse/i, "ingen anslutning"],
    [/låt försegla/i, "begär förseglat drag"],
    [/flaggan har fallit: /i, "vits flagga har fallit"],
  ],
};

test.each(LANGUAGES)("what readers of %s stumbled over is gone", (language) => {
  // What a search takes for the same may be anybody's word.
  const all = [...texts(language)].filter(([key]) => !key.startsWith("web-laws-same-"));
  const found = (MENDED[language] ?? []).flatMap(([old, now]) => all.filter(([, text]) => old.test(text)).map(([key, text]) => `${key}: ${text} (${now})`));
  expect(found).toEqual([]);
});

test.each(LANGUAGES)("no text in %s holds an id of ours", (language) => {
  const wrong = [...texts(language)].filter(([key, text]) => OURS.test(text) && !(key in WITH_IDS));
  expect(wrong).toEqual([]);
});

test("every text that may hold an id holds one", () => {
  const all = texts("en");
  expect(Object.keys(WITH_IDS).filter((key) => !OURS.test(all.get(key) ?? ""))).toEqual([]);
});

test.each(LANGUAGES)("a name is a text without values in %s", (language) => {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(readFileSync(join(locales, language, "web.ftl"), "utf8")));
  for (const book of BOOKS) {
    const message = bundle.getMessage(`web-book-${book}`);
    expect(typeof message?.value, book).toBe("string");
  }
});
