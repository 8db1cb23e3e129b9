// Where the pages begin, after the first script.

import { mount } from "svelte";
import App from "./App.svelte";
import { route, startRouter } from "./router.svelte";
import { startTheme } from "./theme/theme.svelte";
import { needWords } from "./words/words.svelte";

startTheme();
startRouter();
const target = document.getElementById("app");
if (target) void needWords("web", ...route().page.words).then(() => mount(App, { target }));
