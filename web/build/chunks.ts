// Which modules travel together. Each file costs a slow network a request, so
// a first visit is served by few: the first script, the house that all pages
// share, the page, and its words.

/** Plain code that asks for everything else. It imports nothing but itself. */
const FIRST = /\/src\/(first\/|pages\.ts|words\/files\.ts|theme\/(apply\.ts|.*\.css)|wire\/early\.ts|ground\/squares\.ts|table\/frame\.css)|vite\/preload-helper|virtual:sprite/;
/** What every page stands on. */
const HOUSE = /\/node_modules\/(svelte|@fluent|esm-env|clsx)\/|\/src\/(App\.svelte|main\.ts|router\.svelte\.ts|parts\/|wire\/|words\/|theme\/|table\/(hearing|letters))/;

/** Files of messages that pages need together. */
const WORDS: Record<string, string> = {
  "web-table": "table",
  "web-option": "table",
  ruled: "table",
  "web-clock": "clock",
  clock: "clock",
  "web-laws": "laws",
  laws: "laws",
};

function wordsOf(id: string): string | null {
  const found = /\/locales\/(\w+)\/([\w-]+)\.ftl/.exec(id);
  const group = found?.[2] && WORDS[found[2]];
  return found && group ? `words-${found[1]}-${group}` : null;
}

export const chunks = {
  groups: [
    { name: "first", test: FIRST, priority: 3 },
    { name: "house", test: HOUSE, priority: 2 },
    { name: wordsOf, debugName: "words", test: /\/locales\//, priority: 1 },
  ],
};
