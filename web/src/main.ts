// Where the pages begin.

import "./theme/tokens.css";
import "./theme/base.css";

import { mount } from "svelte";
import App from "./App.svelte";
import { fragment, route, startRouter } from "./router.svelte";
import { startTheme } from "./theme/theme.svelte";
import { seeEarly } from "./wire/api";
import { lang, needWords } from "./words/words.svelte";

startTheme();
startRouter();
document.documentElement.lang = lang();
// What the page will ask for is asked for now, not after the words have come.
const { page, rest } = route();
void page.load().catch(() => undefined);
if (page.at === "/t" && rest[0]) seeEarly(rest[0], fragment() || undefined);
const target = document.getElementById("app");
if (target) void needWords("web", ...page.words).then(() => mount(App, { target }));
