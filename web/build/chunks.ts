// Which modules travel together. Each file costs a slow network a request, so
// a first visit is served by few: the first script, the house that all pages
// share, the page, and its words; behind the front page the rooms as well.

/** Plain code that asks for everything else. It imports nothing but itself. */
const FIRST = /\/src\/(first\/|pages\.ts|house\.ts|words\/(files|languages)\.ts|theme\/(apply\.ts|.*\.css)|wire\/early\.ts|ground\/squares\.ts|table\/frame\.css)|vite\/preload-helper|rolldown\/runtime|virtual:sprite/;
/** What every page stands on, and the front page beside: with all that they ask for in turn, so that nothing here waits for a file below. */
const HOUSE = /\/src\/(App\.svelte|main\.ts|router\.svelte\.ts|parts\/(Header|Button|ClockFace|running|time)|wire\/(api|early|links|hall|here)|words\/(words|naming|hour)|theme\/|ground\/(Diagram|Coordinates|grain)|home\/(GameRow|naming|tables|watching)|competition\/kept)/;
/** What most of the other pages share as well: it comes with the page that needs it. */
const ROOMS = /\/node_modules\/(svelte|@fluent|esm-env|clsx)\/|\/src\/(parts\/|wire\/|words\/|table\/(hearing|letters)|mine\/games|new\/hosted)/;

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
    { name: "first", test: FIRST, priority: 4 },
    { name: "house", test: HOUSE, priority: 3 },
    { name: "rooms", test: ROOMS, priority: 2 },
    { name: wordsOf, debugName: "words", test: /\/locales\//, priority: 1 },
  ],
};
