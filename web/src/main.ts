// Where the pages begin, after the first script.

import { mount } from "svelte";
import App from "./App.svelte";
import { route, startRouter } from "./router.svelte";
import { startTheme } from "./theme/theme.svelte";
import { needWords } from "./words/words.svelte";

startTheme();
startRouter();
// Another board or other pieces than everybody has, if they were chosen here.
if (localStorage.getItem("tuomari-board")) void import("./ground/sets/dress.svelte");
const target = document.getElementById("app");
if (target) void needWords("web", ...route().page.words).then(() => mount(App, { target }));
